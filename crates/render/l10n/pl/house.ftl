skip-to-content = Skip to the content
names-and = { $first } i { $last }
language = Language
me-title = Me
theme-to-dark = Theme: as your system. Switch to dark
theme-to-light = Theme: dark. Switch to light
theme-to-system = Theme: light. Switch to your system’s
read-clause = Read { $clause }
footer-games = The games belong to their authors and publishers.
footer-licence = Our code is free: MIT or Apache 2.0.
play-now = Play now
new-table = New table
rules = Rules
components = Components
row-your-turn = Your turn
row-waiting = Waiting for { $names }
row-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } seats free
}
row-running = Under way
row-finished = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
