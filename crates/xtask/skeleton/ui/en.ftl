# What pages say of the game before it is played.

pitch-@id@ = Dive for shells, and rest before it is one too many.
about-@id@-1 = Everybody dives into the same bay. Nobody sees what the others bring up, and whoever is too greedy goes home with nothing.
turn-@id@-1 = Dive, and draw a shell from the bag that only you look at; or rest, and take no further part.
turn-@id@-2 = When all rest or the bag is empty, everybody shows their shells. More than seven are worth nothing.

# The table.

@id@-board = The bay
@id@-own = Your shells
@id@-mark = seat { $number }
@id@-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
@id@-resting = resting
@id@-bag = { $count ->
    [one] There is { $count } shell in the bag.
   *[other] There are { $count } shells in the bag.
}
@id@-dive = Dive
@id@-dive-detail = You draw a shell that only you see.
@id@-rest = Rest
@id@-rest-detail = You take no further part.
@id@-prompt = Dive for another shell, or rest.
@id@-wait = { $name } dives or rests.
@id@-over = The game is over.
@id@-log-dived = { $name } dives.
@id@-log-drawn = { $name } draws a shell worth { $number }.
@id@-log-drawn-hidden = { $name } draws a shell.
@id@-log-rested = { $name } rests.
@id@-log-shown = { $name } shows shells for { $number } points.
@id@-score = Final scores
@id@-score-shells = Shells
@id@-score-sum = Points
@id@-fact-shells = Shells worth one, two and three
@id@-fact-limit = The most that still counts
