# The table in the terminal: critias play.

terminal-welcome = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. You sit in seat 1. Type h for the keys.
terminal-hash = The luck of this game is fixed by a secret seed. Its SHA-256 is { $hash }
terminal-seed = The seed was { $seed }
terminal-record = The record is in { $file }. To see how the game went: critias review { $file }
terminal-you = You
terminal-person = Person 1
terminal-bot = Bot { $seat }
terminal-ask = Your choice (1-{ $count }, or h):
terminal-unknown = “{ $input }” is none of the choices. Type a number from 1 to { $count }, or h for the keys.
terminal-keys =
    1, 2, … choose what stands behind that number
    u    take your last step back
    uu   take the whole turn back as far as possible
    ?    what cannot be done now, and why
    t    show the table again
    l    show the whole log
    h    show these keys
    q    leave the game
terminal-undone = Taken back.
terminal-undo-barrier = Nothing can be taken back: luck, an opened secret or another player’s decision lies before.
terminal-why = What cannot be done now:
terminal-why-nothing = Everything you could think of can be done now.
terminal-why-line = { $what }: { $reason } ({ $clause })
terminal-left = You leave the table. The game is not kept.
terminal-over = The game is over.
terminal-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-lost = The game is lost.
terminal-title = Your title: { $title }.
terminal-won = { $count ->
    [one] Won by { $names }.
   *[other] Won together by { $names }.
}
