# Before a first game: three cards, and what a coach says during it.

## The cards

learn-atlantis-goal-title = Home, and rich
learn-atlantis-goal = Bring your three figures from Atlantis to the Mainland. The tiles you pick up on the way are your points; the water between them costs you some.
learn-atlantis-goal-tip = Where a tile is taken, water follows.

learn-atlantis-turn-title = Card, water, tile
learn-atlantis-turn-1 = Play a card: your figure goes to the nearest tile ahead with the same object.
learn-atlantis-turn-2 = Pay for the gaps you crossed.
learn-atlantis-turn-3 = Take the nearest free tile behind you.
learn-atlantis-turn-4 = Draw a card.
learn-atlantis-turn-tip = Somebody stands there? Play another card and go on.

learn-atlantis-end-title = The third figure ashore
learn-atlantis-end = When anybody’s third figure reaches the Mainland, the game is over. Every figure still on the way pays each gap before it, and whoever has the most points left wins.
learn-atlantis-end-tip = So leave nobody far behind.

## The coach: why, at most 90 characters

coach-atlantis-first = Look behind each goal: a short step past a 6 beats a long one past a 1.
coach-atlantis-keep = Keep your bridge until a dear gap lies before two of your figures.
coach-atlantis-pay = Pay with low tiles and cards you cannot use: no change is given for a 7.
coach-atlantis-reserve = Keep two cards or a low tile for water: what you cannot pay you cannot cross.
coach-atlantis-occupied = An occupied tile takes a second card and brings no second tile. Have a reason.
coach-atlantis-rear = Your rear figure pays every gap before it. Bring it along while they are few.
coach-atlantis-bridge = Two of your figures must still cross a dear gap: your bridge pays twice there.
coach-atlantis-sell = Few cards, little choice. Trade an even tile: odd values lose half a card.
coach-atlantis-ashore = A figure on the Mainland draws you one card more in every turn to come.
coach-atlantis-race = Somebody lacks only one figure. What you have not crossed by then you pay all at once.
coach-atlantis-finish = Your third figure ends the game. Go while you lead and others still have water ahead.
coach-atlantis-stuck = Showing your hand brings two cards. Selling or building first may free a move.
