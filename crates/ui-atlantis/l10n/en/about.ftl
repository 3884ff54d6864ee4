# What pages say of the game before it is played.

pitch-atlantis = Cross the causeway before it sinks, and leave rich.
about-atlantis-1 = Atlantis is sinking. A causeway of tiles leads from the city to the mainland, and your three figures must get across. Every card shows an object; play it, and a figure walks to the next tile that shows the same one.
about-atlantis-2 = Behind each figure the causeway loses a tile, and the mover keeps it as treasure. So the way breaks up: water opens, and whoever crosses a gap pays with treasure or cards. A bridge makes one gap free, for everybody and for good.
about-atlantis-3 = When somebody’s third figure reaches the mainland, the game ends at once, and all the others must come across at full price. The most valuable treasure left wins: leave early enough, but not empty-handed.
turn-atlantis-1 = If you like, sell one of your tiles for cards.
turn-atlantis-2 = Choose a figure and play a card: the figure goes to the next tile with that object. If somebody stands there, play another card and go on.
turn-atlantis-3 = Pay for every gap you crossed: the lower of the two values at its edges, in tiles or cards.
turn-atlantis-4 = Take the nearest free tile behind your figure. It counts points at the end, or pays your way.
turn-atlantis-5 = Once in the game, before or after your move, you may put your bridge into a gap.
turn-atlantis-6 = Draw a card, and one more for each of your figures on the mainland.
