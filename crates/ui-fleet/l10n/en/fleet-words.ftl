# Words of this game: every word in its forms, the first of them as it is listed, and what it means.

word-fleet-senate = Senate
says-fleet-senate = The half circle above the port. Cubes put there decide who comes first, and cannot bid any more.

word-fleet-order = Senate order
says-fleet-order = Players sorted by their cubes in the Senate, most first. Whoever is higher wins every tie.

word-fleet-cube = cube, cubes
says-fleet-cube = One of your 20. Where it lies says what it is: influence in the Senate and in a bid, a refugee aboard.

word-fleet-supply = supply
says-fleet-supply = Your cubes that are neither aboard nor in the Senate nor on a card: what you can still bid or place.

word-fleet-refugee = refugee, refugees
says-fleet-refugee = A cube aboard a ship or on New Land. It scores when its ship arrives.

word-fleet-neutral = neutral refugee, neutral refugees, neutrals, neutral
says-fleet-neutral = Grey cubes that belong to nobody. They take seats and count as one more colour aboard.

word-fleet-berth = berth, berths
says-fleet-berth = The place of a ship in port, A to E from the left. A ship that has arrived comes back to it.

word-fleet-port = port, in port
says-fleet-port = Where refugees board. From here a ship goes to the Ocean.

word-fleet-ocean = Ocean
says-fleet-ocean = Half of the way. A ship there needs one more move to New Land, and nobody can board it.

word-fleet-land = New Land
says-fleet-land = Where ships arrive and score. Refugees stay there until the end of the round.

word-fleet-politics = politics cards, politics card
says-fleet-politics = The cards in your hand. You lay five of seven in a row every round, and bid on each.

word-fleet-row = row, rows
says-fleet-row = Your five politics cards on the table. They are decided one after the other, from the left.

word-fleet-bid = bid, bids, bidding
says-fleet-bid = The cubes you put on your card when its turn comes. They stay there until the round ends, won or lost.

word-fleet-act = act, acts, may act
says-fleet-act = To be among the highest bids, mostly the two highest. Only they may play a card.

word-fleet-borrow = borrow, borrowed, neighbour’s card
says-fleet-borrow = The first may play the card of the next player to the left who may not act, instead of the own one.

word-fleet-special = special cards, special card
says-fleet-special = Secret cards. Some are played at their moment, some are points at the end.

word-fleet-majority = majority, majorities
says-fleet-majority = Most cubes on New Land, or in the Senate, when the Doom phase begins: 2 points each.

word-fleet-upgraded = upgraded, upgrades
says-fleet-upgraded = The other side of a ship: more seats or a power of its own. A fallen pillar brings it.
