### Atlandice: the three cards before a first game, and what the coach says.

## Cards

learn-atlandice-goal-title = More than the others
learn-atlandice-goal = Search the sinking city for jewels, books, provisions, tools and weapons. Whoever holds the most of a type when it is scored gets the points.
learn-atlandice-goal-tip = A lead of one scores as much as a lead of five.
learn-atlandice-turn-title = Die, resource, effect
learn-atlandice-turn-1 = Take a die and search the area beside it.
learn-atlandice-turn-2 = Take a resource there.
learn-atlandice-turn-3 = Take one more if the submarine is beside it.
learn-atlandice-turn-4 = Carry out the effect of the tile.
learn-atlandice-turn-tip = Everybody searches twice; the die left over turns the clock.
learn-atlandice-end-title = The hand on the waves
learn-atlandice-end = When the hand reaches the waves, all five types are scored again: 3 points for the most, 1 for second place. Whoever has the most points wins.
learn-atlandice-end-tip = A single one is the most if nobody else has any.

## The coach: why one would do it now

coach-atlandice-first = Whoever holds the most of a type scores. Choose the gate of a type you want to lead in.
coach-atlandice-submarine = A die beside the submarine brings two resources. The next player wants it too.
coach-atlandice-sail = Send it where no die lies: beside a die it serves the next player before you.
coach-atlandice-mine = You would hold the most here. Take the last one, and the 3 points are safe.
coach-atlandice-theirs = Careful at the last one: emptying this district gives somebody else the 3 points.
coach-atlandice-tie = One more here and you share the lead. A tie pays each of you the full 3 points.
coach-atlandice-heap = You lead clearly here, and more adds nothing. A first place elsewhere does.
coach-atlandice-last-die = Two dice are left. The one you leave turns the clock: look where the hand would stop.
coach-atlandice-donation = Give what leads nowhere. What holds a majority is worth 3 points later.
coach-atlandice-block = A district with a foreign resource is not empty. Put one where another would score.
coach-atlandice-turn-die = Turn a die to the gate you want next, or away from the one that others need.
coach-atlandice-late = The waves are near, and all types are scored then. Go where one more moves you up.
