# Words of this game: every word in its forms, the first of them as it is listed, and what it means.

word-atlantis-mainland = Mainland
says-atlantis-mainland = The shore at the end of the path, where all figures want to go. Any number fit there.

word-atlantis-path = path
says-atlantis-path = The row of tiles from Atlantis to the Mainland. It gets thinner with every turn.

word-atlantis-figure = figure, figures
says-atlantis-figure = One of your three pieces on the path. It only ever goes forwards.

word-atlantis-object = object, objects
says-atlantis-object = One of seven pictures: amphora, crown, flag, helmet, olive, ring, statue. A card leads to a tile with the same one.

word-atlantis-value = value, values
says-atlantis-value = The number on a tile, from 1 to 7: what it pays for water, and its points at the end.

word-atlantis-free = free tile
says-atlantis-free = A tile on which no figure stands. Only such a tile may be taken.

word-atlantis-gap = gap, gaps
says-atlantis-gap = Water between two tiles, however wide. It costs the lower of the two values beside it.

word-atlantis-change = change
says-atlantis-change = What would come back if you pay too much. Here nothing does.

word-atlantis-bridge = bridge, bridges, bridged
says-atlantis-bridge = Each player has one. Laid into a gap, it makes that gap free for everybody, to the end.

word-atlantis-hand = hand
says-atlantis-hand = The cards you hold. Only you see them; how many there are, everybody knows.

word-atlantis-crossing = last crossing, final crossing
says-atlantis-crossing = After the end all figures that are still out come to the Mainland, and pay every gap on their way.
