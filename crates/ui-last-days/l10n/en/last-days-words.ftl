# Words of this game: every word in its forms, the first of them as it is listed, and what it means.

word-last-days-senator = senator, senators
says-last-days-senator = One of seven figures above the Senate with a power for the round. Everybody takes one, in Senate order.

word-last-days-auction = auction, auctions
says-last-days-auction = One for each place of the row: all bid on their card there, and the highest bids act.

word-last-days-bonus = bonus marker, bonus markers
says-last-days-bonus = 1 point on a senator nobody took. They pile up until somebody takes the senator.

word-last-days-doom = Doom event, Doom events
says-last-days-doom = Three of the events. At the end of its round each breaks a pillar; the third ends the game.
