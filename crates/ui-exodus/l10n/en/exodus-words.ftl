# Words of this game: every word in its forms, the first of them as it is listed, and what it means.

word-exodus-king = king, kings
says-exodus-king = Stands on one field of the city a round and brings you what it offers.

word-exodus-ring = ring, rings
says-exodus-ring = One of three levels of the city: top, middle, bottom. The king goes down one each round.

word-exodus-area = area, areas
says-exodus-area = A quarter of a ring between walls. From it the king reaches two areas of the ring below.

word-exodus-guard = guard, guards
says-exodus-guard = A settler between the fields of an area. Whoever places a king beside may take it along.

word-exodus-settler = settler, settlers
says-exodus-settler = Purple, white or brown. You teach them in the school and send them away to score.

word-exodus-school = school
says-exodus-school = The part of your board where settlers wait and learn. Whoever is left there at the end costs 3 points.

word-exodus-profession = profession, professions
says-exodus-profession = What a settler has learned, along the arrows of the school: higher ones bring more when they leave.

word-exodus-dispatch = send away, send them away, leave, leaves, leaving, dispatch
says-exodus-dispatch = To move a settler out of the school to a residence, a workshop or a ship. Each profession pays a bonus then.

word-exodus-book = book, books
says-exodus-book = Science, culture or craft. Books pay for training; gold never stands in for one.

word-exodus-flame = flame, flames
says-exodus-flame = One step of your high priest along the track.

word-exodus-favour = favour token, favour tokens
says-exodus-favour = Given back, it buys one more action in your turn.

word-exodus-region = region, regions
says-exodus-region = A row of your settlement. Each is scored once: after year 2, 4 and 5.

word-exodus-residence = residence, residences
says-exodus-residence = A tile with 3 or 5 places for any settlers. It must be full before you begin the next.

word-exodus-workshop = workshop, workshops
says-exodus-workshop = A tile for certain professions or colours. Once full, it pays whenever your king gets what it names.

word-exodus-agora = agora, agoras
says-exodus-agora = A tile for one of the three agora cells. It gives at once what is printed on it.

word-exodus-pillar = pillar, pillars
says-exodus-pillar = Base, shaft and capital, one on another. Each pillar may be used once in your turn without an action.

word-exodus-knowledge = knowledge card, knowledge cards
says-exodus-knowledge = Asks for two professions, who leave together, and scores at the end.

word-exodus-influence = influence card, influence cards
says-exodus-influence = Comes from the track. Playing it is an action; unplayed it is 1 point.

word-exodus-monument = monument, monuments
says-exodus-monument = From spaces 15 and 31 of the track. It covers a cell and scores at the end.
