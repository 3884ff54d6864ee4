you-subject = You
you = You
bot = bot
winner = winner
title-your-turn = ● Your turn: { $game }
title-table = { $game }: { $names }
title-replay = { $game }: position { $step } of { $of }
table-heading = { $game }, table { $id }
undo-step = Take back
undo-turn = Take back the turn
undo-not-awaited = Only whoever is to decide can take back a step.
undo-barrier = Nothing can be taken back now: luck, something revealed or another player’s decision lies before.
choices-lit = { $count ->
    [one] 1 choice is lit
   *[other] { $count } choices are lit
}
key-enter = Enter
menu = Menu
menu-home = Home
menu-rules = Rules
close = Close
drawer-now = The rule that applies now
drawer-none = No clause has these words.
drawer-page = All rules on a page of their own
more-title = Reference
choices-title = All choices ({ $count })
whynot-title = What is not possible now, and why ({ $count })
text-title = The table in words
players-title = Players
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-title = Log
since-title = Since your last turn
since-replay = Replay it
earlier-title = Earlier ({ $count })
earlier-show = Show these lines
log-to = Position after this line
chat-title = Chat
chat-label = Message to the table
chat-send = Send
chat-none = Nobody has written yet.
live-on = Live
live-wait = Reconnecting
live-off = Not live: reload to see new moves
watching = { $count ->
    [one] 1 person looks on
   *[other] { $count } people look on
}
over-you-won = The game is over: you have won.
over-you-lost = The game is over: you have lost.
over-lost = The game is over: it is lost.
over-won = The game is over: { $names } has won.
over-shared = The game is over: { $names } have won together.
over-tie = Equal points win together.
rematch = Rematch
rematch-go = To the rematch
replay-link = Replay
record-link = Download the record
chart-title = Points over the game
chart-table = The chart as a table
chart-step = Position
fair-title = Fair luck
fair-running = The secret seed was fixed before the first draw; this is its fingerprint. When the game is over the seed is revealed, and everybody can check every draw.
fair-over = The seed is revealed. Its SHA-256 is the fingerprint published before the first draw; the record together with “critias verify” checks every draw against it.
fair-commitment = Fingerprint (SHA-256)
fair-seed = Seed
replay-sentence = Position { $step } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the last position
replay-auto = Play
replay-stop = Pause
replay-slider = Position
replay-go = Go
replay-as = Seen by
replay-look = Look
replay-public = Spectators
replay-table = Back to the table
turn-of = { $name }’s turn:
cover-sentence = Hand the device to { $name }.
cover-detail = What is secret stays covered until { $name } takes over.
cover-button = I am { $name }
cover-hand = Covered hand
keys-title = Keys
keys-choose = choose what bears the key
keys-undo = take back a step
keys-help = open or close the rules
keys-replay = step through a replay
refused-over = The game is over; nothing can be chosen any more.
refused-not-awaited = It is not your decision now. The page shows how the table stands.
board-region = The board
not-sent = Your choice did not arrive: there is no connection. Nothing was changed; try again in a moment.
reload-page = Reload
windows-title = Ask me, or pass for me
windows-detail = Whoever might hold such a card is asked, whether they hold it or not. Where you do not want to be asked, the house passes for you at once. Nobody else sees what you choose here.
windows-ask = Ask me
windows-round = Pass for me this round
windows-always = Always pass for me
windows-time = At this table whoever is asked has { $seconds } seconds; then the house passes for them.
clock-yours = You have { $seconds } seconds to answer. Then the house passes for you.
clock-theirs = { $name } has { $seconds } seconds to answer.

none = none
hand-title = Your hand
log-forced = only choice
