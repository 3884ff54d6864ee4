# Words of this game: every word in its forms, the first of them as it is listed, and what it means.

word-doom-faction = faction, factions
says-doom-faction = One of seven figures above the Senate with a power for the round. You buy it, or get one that is left.

word-doom-vote = vote, votes
says-doom-vote = One for each place of the row: all bid on their card there, and the highest bids act.

word-doom-doom = Doom
says-doom-doom = The last phase of a round, and three of the events: each of them breaks a pillar, and the third ends the game at once.
