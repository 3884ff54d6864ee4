### Atlantis Exodus: the cards before a first game, and what the coach says beside it.

## Three cards

learn-exodus-goal-title = Teach them, save them
learn-exodus-goal = Atlantis has five years left: gather settlers, teach them and send them to three regions overseas. Whoever has the most victory points wins.
learn-exodus-goal-tip = The better taught, the more their leaving is worth.
learn-exodus-turn-title = King, then two actions
learn-exodus-turn-1 = Place your king: one ring lower each round.
learn-exodus-turn-2 = Take all that its field gives you.
learn-exodus-turn-3 = Then, when all kings stand, take two actions.
learn-exodus-turn-4 = Train, send away, move the priest, use cards.
learn-exodus-turn-tip = You can take back a step until something is drawn.
learn-exodus-end-title = Three scorings, five years
learn-exodus-end = After years 2, 4 and 5 a region is scored: in each colour you get points for everyone who has fewer settlers there. At the end cards, monuments and full rows are added, and each settler still in the school costs 3.
learn-exodus-end-tip = In year 5 send everybody away.

## The coach

coach-exodus-order = First place, first choice of fields. If nobody wants yours, a bonus is worth more.
coach-exodus-reach = Look one ring ahead: this field decides which four you can reach next round.
coach-exodus-guard = One more settler for nothing. Take it, unless it could not leave in time.
coach-exodus-train = Train before you send: a scientist leaves for 1 point, an astronomer for 6.
coach-exodus-ship = On a ship a settler counts in all three scorings, in a residence only in one.
coach-exodus-residence = It must be full before the next one. Three places are full soon, five last long.
coach-exodus-row = Lay it in the row that is scored next, and look at the gain on the cell.
coach-exodus-knowledge = Two settlers leave in one action here, and the card scores at the end.
coach-exodus-favour = Your favour spaces are full. Spend a token, or the next one is lost.
coach-exodus-scoring = This row is scored after the round. One settler more can turn a tie into points.
coach-exodus-last-year = The last year: get everyone out of the school. Each one left costs 3 points.
coach-exodus-solo = Alone you need a residence in the row scored next. Without one the game is lost.
