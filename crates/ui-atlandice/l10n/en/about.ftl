# What pages say of the game before it is played.

pitch-atlandice = Search the districts while the tower clock runs toward the waves.
about-atlandice-1 = The water is rising, and the gates of the city stand open only where dice lie. Behind them wait jewels, books, provisions, tools and weapons: take a die, search the area beside it and carry a resource away, sometimes more, for every district has an effect of its own.
about-atlandice-2 = When a district is empty, whoever holds the most of its resource gets its tile, and the second most is worth a point. Then all of that resource goes back, and a new tile brings a new effect. Where the submarine lies there is one resource more, and the Black Market has a little of everything.
about-atlandice-3 = The one die that nobody took turns the hand of the tower clock: to inventories, to donations and at last to the waves. Then the majorities are compared once more, and the most victory points win. With two players a neutral party plays along, and both of you decide for it.
turn-atlandice-1 = All dice are rolled. Each lies down beside the district with its number, a six beside the Black Market.
turn-atlandice-2 = One after the other, take a die and search its area: take a resource there, one more if the submarine is beside it, and then carry out the effect of the district.
turn-atlandice-3 = A district that your search leaves empty is scored: 3 points for the most of its resource, 1 for the second most. Then everybody puts that resource back.
turn-atlandice-4 = When everybody has taken two dice, one is left. The hand symbols of its area say how far the clock hand turns.
turn-atlandice-5 = Where the hand stops there may be an inventory, with a point for whoever holds the most, or a donation: a point for every two resources given.
turn-atlandice-6 = The next player becomes start player. When the hand reaches the waves, the game ends, and every resource is scored a last time.
turn-atlandice-7 = With two players each takes three dice and gives one of them to the neutral party.
