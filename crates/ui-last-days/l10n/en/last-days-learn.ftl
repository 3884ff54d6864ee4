# The cards before a first game, and what the coach says.

learn-last-days-goal-title = Over the Ocean
learn-last-days-goal = Bring your refugees aboard and the ships to New Land. The more of yours are on a ship, and the more colours beside them, the more points it brings.
learn-last-days-goal-tip = Your 20 cubes are your voice and your people.
learn-last-days-turn-title = Senate, cards, ships
learn-last-days-turn-1 = Put cubes into the Senate: whoever leads wins ties.
learn-last-days-turn-2 = Take a senator and the power of the tile.
learn-last-days-turn-3 = Lay five cards and bid on each: the highest bidders play theirs.
learn-last-days-turn-4 = Three ships sail, the event strikes, cubes come back.
learn-last-days-turn-tip = A bid is gone for the round, won or lost.
learn-last-days-end-title = The third pillar
learn-last-days-end = Three Doom events break three pillars, and the third ends the game after ships have moved once more. Whoever has the most points wins, special cards included.
learn-last-days-end-tip = Whoever has not arrived by then scores nothing.

coach-last-days-first = Board where others will sit, too: every colour is a point, and full ships sail first.
coach-last-days-influence = Whoever leads here wins ties and 2 points. But what lies in the Senate cannot bid.
coach-last-days-senator = A bonus marker is a sure point. Otherwise take the power that fits your cards.
coach-last-days-row = The auctions go from left to right: first bring people aboard, then move their ship.
coach-last-days-bid = These cubes must do for five auctions and your refugees. 0 is a bid, too.
coach-last-days-declare = You need not be first, only among those who act. Every cube beyond that is wasted.
coach-last-days-borrow = You are first: your neighbour’s card may be worth more to you than your own.
coach-last-days-board = Your second refugee on a ship adds 2 points, the third 3, the fifth even 5.
coach-last-days-sail = All aboard will score. Ships with a dotted way sail by themselves: help another one.
coach-last-days-window = Everybody who could hold such a card is asked. Passing tells nothing about your hand.
coach-last-days-event = The event announces what the Doom phase will bring. Prepare for it while you can.
coach-last-days-last = This is the last round. Only who arrives still scores, and from port that is two moves.
