# The cards before a first game, and what the coach says.

learn-doom-goal-title = Over the Ocean
learn-doom-goal = Bring your refugees aboard and the ships to New Land. The more of yours are on a ship, and the more colours beside them, the more points it brings.
learn-doom-goal-tip = Your 20 cubes are your voice, your purse and your people.
learn-doom-turn-title = Senate, cards, ships
learn-doom-turn-1 = Add cubes to the Senate: whoever leads wins ties.
learn-doom-turn-2 = Buy a faction with its power, or pass and get one free.
learn-doom-turn-3 = Lay five cards and bid on each: the highest bidders play theirs.
learn-doom-turn-4 = An event strikes, three ships sail, cubes come back.
learn-doom-turn-tip = A bid is gone for the round, won or lost.
learn-doom-end-title = The third Doom
learn-doom-end = Three Doom cards break three pillars, and the third ends the game at once, in round four at the earliest. Whoever has the most points wins, special cards included.
learn-doom-end-tip = Ships do not move any more then, so arrive before.

coach-doom-first = Board where others will sit, too: every colour is a point, and full ships sail first.
coach-doom-senate = Whoever leads here wins ties and 2 points, and half of it mostly stays for next round.
coach-doom-faction = Passing is free: if two factions suit you, let others pay and take what is left.
coach-doom-row = The votes go from left to right: first bring people aboard, then move their ship.
coach-doom-bid = These cubes must do for five votes and your refugees. 0 is a bid, too.
coach-doom-declare = You need not be first, only among those who act. Every cube beyond that is wasted.
coach-doom-borrow = You are first: your neighbour’s card may be worth more to you than your own.
coach-doom-board = Your second refugee on a ship adds 2 points, the third 3, the fifth even 5.
coach-doom-sail = All aboard will score. Ships with a dotted way sail by themselves: help another one.
coach-doom-target = Strike where others lose much and you lose nothing: look who is aboard first.
coach-doom-window = Everybody who could hold such a card is asked. Passing tells nothing about your hand.
coach-doom-last = From now on a Doom phase may end the game before ships move. Arrive by cards, not by luck.
