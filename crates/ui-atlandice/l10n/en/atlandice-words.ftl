# Words of this game: every word in its forms, the first of them as it is listed, and what it means.

word-atlandice-area = area, areas
says-atlandice-area = One of six places to search: the five districts and the Black Market. Each has the number of a die.

word-atlandice-district = district, districts
says-atlandice-district = Jeweller, Library, Tavern, Machine Works or Forge: each with its own resource and a stack of three tiles.

word-atlandice-market = Black Market
says-atlandice-market = The sixth area. All five types lie there; it has no effect and is never scored.

word-atlandice-resource = resource, resources
says-atlandice-resource = Jewels, books, provisions, tools and weapons: the five types that are compared.

word-atlandice-gate = gate, gates
says-atlandice-gate = Open where a die lies. Without a die nobody may search the area behind it.

word-atlandice-search = search, searches, searched
says-atlandice-search = Your turn: take a die, a resource from its area, and carry out the effect there.

word-atlandice-effect = effect, effects
says-atlandice-effect = What the top tile of a district lets or makes you do after you have taken your resource.

word-atlandice-submarine = submarine
says-atlandice-submarine = Lies beside one area. Whoever searches there may take one more resource.

word-atlandice-majority = majority, majorities, the most
says-atlandice-majority = Holding more of a type than anybody else. When several tie for it, each of them scores.

word-atlandice-empty = empty, emptied
says-atlandice-empty = Nothing lies in the district any more, of any type. It is scored, and its resources come back.

word-atlandice-exhausted = exhausted
says-atlandice-exhausted = A district whose third tile has been scored. It and all its resources are out of the game.

word-atlandice-hands = hand symbols, hand symbol
says-atlandice-hands = They say how many spaces the clock hand moves when the last die lies in this area.

word-atlandice-inventory = inventory, inventories
says-atlandice-inventory = A space of the clock: whoever has the most of the type shown gets 1 point and keeps everything.

word-atlandice-donation = donation, donations, donate
says-atlandice-donation = A space of the clock: two resources of any types may be given for 1 point, as often as you like.

word-atlandice-waves = waves
says-atlandice-waves = The last space of the clock. When the hand gets there the game ends and all types are compared.

word-atlandice-start = start player
says-atlandice-start = Searches first in the round. The next player to the left begins the next one.

word-atlandice-neutral = neutral party
says-atlandice-neutral = Plays along with two players. It scores like a player, makes no choices and cannot win.
