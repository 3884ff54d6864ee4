### The house: everything but the tables themselves.

## Every page

skip-to-content = Skip to the content
names-and = { $first } and { $last }
language = Language
theme = Theme
theme-system = As your system has it
theme-dark = Dark: the Aegean at dusk
theme-light = Light: marble in the morning
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
motion = Motion
motion-system = As your system has it
motion-off = Nothing moves
keys = Single keys
keys-hint = On a table, digits and letters choose what bears them, u takes back, H asks for a hint, ? opens the reasons. Switch them off if you speak to your device or if keys get pressed by accident.
keys-on = Choose by single keys
keys-off = No single keys
read-clause = Read { $clause }
footer-games = The games belong to their authors and publishers; each game’s page names them. Every picture here is drawn by us, and the rules are told in our own words.
footer-licence = Critias is free software under MIT or Apache 2.0.
footer-rules = Rules of { $game }
footer-components = Numbers of { $game }

## Home

home-tagline = Five board games about the fall of Atlantis. Choose one and you are playing.
home-games = The five games
home-mine = My tables
home-mine-none = No table yet. Play now seats you against two bots.
home-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
home-open = Looking for players
home-open-none = Nobody is looking for players right now.
home-open-new = Open a table
home-watch = Watch
home-watch-none = No public game is under way. When one is, you can watch it here.
play-now = Play now
play-now-label = Play now: { $game }
more = More
in-the-making = In the making
in-the-making-long = This game is in the making. It cannot be played here yet.
players = Players
minutes = { $minutes } min
weight = Weight { $weight } of 5

## Tables in a list

row-your-turn = Your turn
row-waiting = Waiting for { $names }
row-ready = All seats are taken, ready to start
row-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
row-running = Under way
row-over = The game is over
row-finished = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
row-with = { $game } with { $names }
row-hosted = { $game }, hosted by { $host }
row-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
row-seats-taken = { $taken } of { $seats } seats taken
row-play = Play
row-open = Open
row-look-back = Replay
row-join = Join
row-watch = Watch

## A game

tab-overview = The game
rules = Rules
components = Components
new-table = New table
on-one-device = On one device
ways-hint = Play now begins at once against two bots. A new table is for friends, by link or on one device.
credit = A game by { $designer }. We follow the edition { $publisher }.
game-about = What it is about
game-turn = How a turn goes
game-round = How a round goes
game-round-doom = How a round goes
game-year = How a year goes
game-first = Your first game
game-read-rules = Read the rules, clause by clause

pitch-atlantis = Cross the causeway before it sinks, and leave rich.
pitch-atlandice = Search the districts while the tower clock runs toward the waves.
pitch-doom = Bargain in the Senate, board the ships, reach the New Land.
pitch-last-days = Bid, vote and sail: who saves the most people from the city?
pitch-exodus = Turn the three rings of the city and lead your people out.

about-atlantis-1 = Atlantis is sinking. A causeway of tiles leads from the city to the mainland, and your three figures must get across. Every card shows an object; play it, and a figure walks to the next tile that shows the same one.
about-atlantis-2 = Behind each figure the causeway loses a tile, and the mover keeps it as treasure. So the way breaks up: water opens, and whoever crosses a gap pays with treasure or cards. A bridge makes one gap free, for everybody and for good.
about-atlantis-3 = When somebody’s third figure reaches the mainland, the game ends at once, and all the others must come across at full price. The most valuable treasure left wins: leave early enough, but not empty-handed.
turn-atlantis-1 = If you like, sell one of your tiles for cards.
turn-atlantis-2 = Choose a figure and play a card: the figure goes to the next tile with that object. If somebody stands there, play another card and go on.
turn-atlantis-3 = Pay for every gap you crossed: the lower of the two values at its edges, in tiles or cards.
turn-atlantis-4 = Take the nearest free tile behind your figure. It counts points at the end, or pays your way.
turn-atlantis-5 = Once in the game, before or after your move, you may put your bridge into a gap.
turn-atlantis-6 = Draw a card, and one more for each of your figures on the mainland.

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

about-doom-1 = The mountain burns, and there are too few seats on five ships. You put cubes into the Senate, take a faction with its power, and lay a row of five politics cards that are voted on one after another, in secret or openly.
about-doom-2 = Only the highest bids act: with their own card or, for the first of all, with a neighbour’s. Cards bring refugees aboard, move ships, or strike others with Treason and Sabotage. When a ship lands, refugees count more the more of a colour are aboard, and every other colour is worth a point.
about-doom-3 = Every round ends with an event, and ships sail by themselves. The third Doom ends the game at once, after four to eight rounds: whoever still waits in port has waited too long. Most victory points win, special cards in hand included.
turn-doom-1 = Senate phase: all choose cubes in secret and put them into the Senate. The most cubes come first, and win every tie.
turn-doom-2 = Faction phase: in Senate order take a faction for its price, or pass and take one of the rest later for nothing. Factions nobody took are worth a point more next time.
turn-doom-3 = Voting phase: everybody lays five politics cards face down in a row. Then the rows are opened.
turn-doom-4 = Five votes follow, one for each place in the row. Bids are secret or open, as the last event says, and stay on the card until the end of the round.
turn-doom-5 = Whoever is entitled plays the own card or declines; the first may play a neighbour’s card instead. A card that is played must be carried out completely.
turn-doom-6 = Doom phase: most cubes on New Land and in the Senate score, an event is revealed, neutral refugees board, and the three fullest ships move.
turn-doom-7 = Then cubes come back, hands are filled up to seven, and the next round begins. When the third Doom marker is removed, the game is over.
about-last-days-1 = The revised edition of the senate game: the city has a few rounds left, and five ships with too few seats. You put cubes into the Senate, take a senator and the power that comes with the tile, and lay a row of five politics cards that are auctioned one after another, in secret or openly.
about-last-days-2 = Only the highest bids act: with their own card or, for the first of all, with a neighbour’s. Cards bring refugees aboard, move ships, or strike others; whoever hits a player who is ahead gets points for it. When a ship lands, refugees count more the more of a colour are aboard, and every other colour is worth a point.
about-last-days-3 = An event lies open from the start. It either holds until the next one, or tells what will happen at the end of the round, so everybody can prepare. The third Doom marker ends the game after four to six rounds; ships have then moved once more. Most victory points win, special cards in hand included.
turn-last-days-1 = Influence phase: all choose cubes in secret and put them into the Senate. The most cubes come first, and win every tie.
turn-last-days-2 = Senate phase: in Senate order everybody takes a senator, free of charge. Archon, Basileus, Demagogos and Demiurgos are used at once. Tiles nobody took get a bonus marker worth a point; they pile up.
turn-last-days-3 = Auction phase: everybody lays five politics cards face down in a row. Then the rows are opened.
turn-last-days-4 = Five auctions follow, one for each place in the row. Bids are secret or open, as the current event says, and stay on the card until the end of the round.
turn-last-days-5 = Whoever is entitled plays the own card or declines; the first may play a neighbour’s card instead. A card that is played must be carried out completely.
turn-last-days-6 = Doom phase: most cubes on New Land and in the Senate score, and the three fullest ships move. Then the current event does what it announced, a Doom event removes a marker, and the next event is revealed with its neutral refugees.
turn-last-days-7 = Then all cubes come back, hands are filled up to seven, and the next round begins. When the third Doom marker is removed, the game is over.
game-differences-hint = The first edition stands in this house too; every difference leads to its clauses in the rules of both games.
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

## New table

new-table-seats = Who plays
new-table-seats-hint = From { $min } to { $max } seats, in turn order. Leave the seats you do not need to nobody.
new-table-who = What the choices mean
seat-number = Seat { $number }
sitter-me = Me
sitter-me-hint = You play this seat.
sitter-open = A friend, by link
sitter-open-hint = The seat stays open. Whoever follows the link can take it; at a public table anybody can.
sitter-here = Another person on this device
sitter-here-hint = You hand the device on. What is secret is covered while it changes hands.
sitter-here-open-hint = You hand the device on. Nothing in this game is secret, so nothing is covered.
sitter-here-name = Name of this person
sitter-here-name-hint = Leave it empty and we find one.
sitter-nobody = Nobody
sitter-nobody-hint = The seat is not used.
choice-start = Who begins
choice-start-random = Luck decides
choice-family = Family variant
choice-open-events = Open event deck
choice-open-specials = Open special cards
choice-aggressive = Aggressive neutral refugees
choice-short = Short game
choice-confusion-repeats-powers = Confusion repeats powers
choice-chosen-ships = Chosen ships
choice-ship-a = Chosen ships: Ark
choice-ship-b = Chosen ships: Science Ship
choice-ship-c = Chosen ships: Royal Barge
choice-ship-d = Chosen ships: Airship
choice-ship-e = Chosen ships: Warship
choice-extra-cards = Long game
choice-extra-cards-none = Usual game
choice-extra-cards-more = { $cards ->
    [one] Hands larger by 1 card
   *[other] Hands larger by { $cards } cards
}
choice-discs = Discs at the start
choice-value-zero = Usual position
choice-value-random = Luck decides
choice-value-no = No
choice-value-yes = Yes
choice-value-basic = Basic
choice-value-upgraded = Upgraded
choice-value-both = Both
choice-value-none = Neither
visibility = Who can find the table
visibility-link = Only who has the link
visibility-link-hint = The table is in no list. You share its address with those you want there.
visibility-public = Everybody
visibility-public-hint = The table stands on the home page, to join and to watch.
window-time = Time to answer when asked
window-time-hint = In this game people are asked now and then whether they react with a card. Everybody who is asked has the same time, whatever they hold; when it is over, the house passes for them.
window-time-usual = As usual
window-time-usual-hint = { $seconds } seconds at a table for everybody, no limit at a table by link.
window-time-none = No limit: everybody answers in their own time
window-time-seconds = { $seconds } seconds
new-table-create = Set the table
new-table-next = With every seat taken the game starts at once; with open seats you get the link to share first.

## Before the start

lobby-title = { $game }: the table is set
lobby-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
lobby-expected = Not everybody with a seat here has come yet.
lobby-full = Everybody is here. { $host } starts the game.
lobby-full-host = Everybody is here. Start whenever you like.
lobby-seats = Seats
lobby-you = you
lobby-here = on the same device
lobby-free-seat = Free
lobby-kept-seat = Kept for { $name }
lobby-begins = begins
lobby-start-random = Luck decides who begins.
lobby-public = The table stands on the home page.
lobby-private = Only people with the link can find the table.
lobby-window-time = Whoever is asked whether they react has { $seconds } seconds; then the house passes for them.
lobby-fair = All luck of this table comes from a secret seed that is already drawn. This is its fingerprint. When the game is over the seed is revealed, and everybody can check every draw.
lobby-share = Invite somebody
lobby-link = Link to this table
lobby-link-hint = Copy it and send it to whom you like. No account is needed.
lobby-next = What happens next
lobby-next-host = You open the game for everybody.
lobby-next-host-free = Wait for the others, or start now: bots take the empty seats, or the empty seats are dropped.
lobby-next-guest = { $host } starts the game when everybody is here. This page then shows the board.
lobby-start = Start the game
lobby-start-bots = Start, bots take the empty seats
lobby-start-drop = Start without the empty seats
lobby-look-again = Look again
lobby-leave = Leave the table
lobby-close = Give up the table
join-title = { $host } invites you to { $game }
join-as = Sit down as { $name }
join-what-is = What is this game?
join-hint = You need no account.
join-rename = Choose another name

## Rules

rules-search = Search the rules
rules-search-go = Search
rules-search-hint = By words or by number, such as “{ $clause }”.
rules-hits = { $count ->
    [0] Nothing in the rules has “{ $query }”.
    [one] { $count } place has “{ $query }”.
   *[other] { $count } places have “{ $query }”.
}
rules-all = Show all rules
rules-contents = Contents
rules-permalink = Permanent link to { $clause }
rules-not-translated = These rules have not been translated yet; this is the English text.

## Components

components-lead = Every number of the game stands in one data file, with its origin. Whoever knows better can correct a line and play with it.
components-origin = Where it comes from
components-rulebook = Rulebook
components-rulebook-hint = The rulebook of the edition says so.
components-outside = Outside source
components-outside-hint = Another public source says so; it is named.
components-reconstruction = Our reconstruction
components-reconstruction-hint = No source gives it. We chose a value that fits everything that is known.
components-numbers = The numbers
components-what = What
components-value = Value
components-clause = Clause

## Me

me-title = Me
me-lead = You are a guest here: no account, no password. This browser remembers who you are.
me-name = Your name
me-name-hint = Others see it at the table. At most 24 characters.
me-save = Save

## When something cannot be done

error-home = To the home page
error-status = Status { $status }
error-no-page = There is nothing at this address
error-no-page-next = Perhaps a letter is missing in the address. All games and tables can be found from the home page.
error-no-table = There is no such table
error-no-table-next = The link may be cut short, or the table was given up. Ask whoever sent it to you for a new one.
error-no-game = This game cannot be played here
error-no-game-next = The home page shows which games can.
error-bad-request = We could not read that
error-bad-request-next = Nothing has been changed. Go back and try once more; if it happens again, reload the page first.
error-not-allowed = That is not yours to do
error-not-allowed-next = Nothing has been changed. You may have sat down in another browser, where you are somebody else.
error-other-site = This request came from another site
error-other-site-next = To protect you, we did nothing. Open the page here and do it again.
error-refused = That is not possible now
error-refused-next = Nothing has been changed. The table shows what is.
error-too-many = That was a little fast
error-too-many-next = Wait a few seconds and go on. Nothing is lost.
error-too-large = That was too much at once
error-too-large-next = Nothing has been changed. Send less.
error-frozen = This table is frozen
error-frozen-next = It was played under older rules and no longer replays under the present ones. Nothing has been deleted.
error-inside = Something went wrong on our side
error-inside-next = The fault has been noted. Reload the page in a moment: every move that was confirmed is safe.
