# What pages say of the game before it is played.

game-year = How a year goes
pitch-exodus = Turn the three rings of the city and lead your people out.
about-exodus-1 = Atlantis has five years left, and what its people know must not drown with them. Three rings make up the city; kings walk down them from the palace to the harbour, and each field they stop on gives books, gold, settlers or a tile. Every year a catastrophe turns the rings against each other, and other ways open.
about-exodus-2 = On your own board settlers go to school: a scientist becomes a physicist, then an astronomer; workers become master builders. When somebody is ready you send them away, to residences, workshops and ships, and the better the training, the more the departure is worth. Two trained settlers together earn a knowledge card that pays at the end.
about-exodus-3 = Your high priest walks the track of flames and picks up gold, influence cards and monuments on the way. After the second, fourth and fifth year a region of your settlement is scored: in each colour you get points for every player who has fewer settlers there. Whoever still waits at school in the end costs 3 points. The most victory points win; alone you play for a title, from fisherman to Atlas.
turn-exodus-1 = From the second year on the catastrophe tile turns the middle and the top ring, tiles and settlers in the city are renewed, and new cards are laid out.
turn-exodus-2 = In turn, everybody chooses a place in the order of this year. Later places give a step, a book or gold; with four players the last may share a field.
turn-exodus-3 = Three rounds follow: one on each ring, from the top to the bottom. In each, everybody first places the king, then everybody takes actions.
turn-exodus-4 = Place the king on a field you can reach: walls stop you, and one king fills a field. Take everything the field gives, in its fixed order; a guard beside it may come along.
turn-exodus-5 = Then take two actions, and one more for each favour token you spend: move the high priest, train a settler, send a settler away, take a knowledge card or play an influence card.
turn-exodus-6 = Each of your Pillars of Remembrance may be used once in your turn, at no cost of actions.
turn-exodus-7 = A residence is taken when somebody moves in, and must be filled before the next. Every tile you lay gives the bonus of its cell.
turn-exodus-8 = After year 2 North Africa is scored, after year 4 Mesopotamia, after year 5 Mesoamerica. At the end knowledge cards, monuments and full rows and columns count too.
first-exodus-1 = Begin with a solo game: nobody waits for you, and luck is the only opponent. Take back a step whenever nothing was drawn since.
first-exodus-2 = Year 1: take settlers on the top ring, and train one or two of them with your first books. A settler sent untrained is not lost, only worth less.
first-exodus-3 = Lay your first residence in North Africa, the top row: it is scored after year 2. Alone you need a residence in every region that is scored, or the game is lost.
first-exodus-4 = Look at the knowledge cards early: two trained settlers of the right professions earn one, and leave in the same action.
first-exodus-5 = Flames add up. Space 15 gives a monument, and influence cards lie on the way. Cells with a bonus of flames or gold are good places for early tiles.
first-exodus-6 = In year 5 send everybody away: each settler left at school costs 3 points, and an influence card you never play is still worth 1.
first-exodus-7 = What you cannot do says why when you touch it, and every why leads to its clause in the rules.
choice-discs = Discs at the start
choice-value-zero = Usual position
