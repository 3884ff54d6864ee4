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
footer-components = Components of { $game }

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
game-first = Your first game
game-read-rules = Read the rules, clause by clause

game-differences-hint = The first edition stands in this house too; every difference leads to its clauses in the rules of both games.

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
choice-value-random = Luck decides
choice-value-no = No
choice-value-yes = Yes
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
