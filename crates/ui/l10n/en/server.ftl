# What the house answers when something cannot be done: what happened, why, and what to do next.
server-no-page = There is no page at this address. It may have been mistyped, or the page is gone.
server-no-table = There is no table at this address. It may have been mistyped, or everyone left before the game began.
server-no-game = This game cannot be played here. The home page shows the games that can.
server-wrong-method = This address cannot be used in this way. Go back to the page you came from.
server-address-unreadable = This address cannot be read. Check it for mistyped characters.
server-long-address = This address is too long to be one of ours. Check where it came from.
server-form-unreadable = The form arrived damaged and was not used. Reload the page and try again.
server-field-missing = The form lacks “{ $field }” and was not used. Reload the page and try again.
server-field-unreadable = “{ $field }” cannot be read, so the form was not used. Reload the page and try again.
server-too-large = That was too large, and nothing was changed. Send less.
server-too-slow = The form did not arrive completely, and nothing was changed. Check your connection and try again.
server-other-site = The request came from another site, so nothing was changed. Open this house in its own tab and try again there.
server-too-many = { $seconds ->
    [one] That was faster than the house allows. Wait a second, then go on.
   *[other] That was faster than the house allows. Wait { $seconds } seconds, then go on.
}
server-limit-pages = Pages: { $burst } at once, then { $minute } a minute.
server-limit-changes = Changes: { $burst } at once, then { $minute } a minute.
server-limit-guests = New guests from one address: { $burst } at once, then { $minute } a minute.
server-limit-tables = New tables: { $burst } at once, then { $minute } a minute.
server-limit-address = Everything from one address: { $burst } at once, then { $minute } a minute.
server-too-many-at-once = Too many requests from your address are under way at once. Wait a few seconds, then go on.
server-too-many-streams = Too many pages are open at once. Close some of them; this one shows changes when you reload it.
server-bad-name = A name has 1 to { $most } characters that can be seen. Choose another one.
server-seat-count = This game is played by { $min } to { $max } players. Change the seats.
server-no-such-option = The option “{ $key }” has no value “{ $value }”. Choose one that is offered.
server-start-seat = The seat that is to begin is not used. Choose another start player, or leave it to luck.
server-seat-taken = This seat is taken. Choose another one.
server-no-seat-free = No seat is free at this table any more. You can watch, or open a table of your own.
server-already-seated = You already sit at this table.
server-not-seated = You do not sit at this table, so you can only watch it.
server-not-host = Only the host of this table can do this.
server-begun = The game has begun, so seats no longer change.
server-not-begun = The game has not begun yet.
server-of-the-day = This game has the luck of the day. Until the day is over (UTC), only whoever plays it may see it; come back tomorrow.
server-not-over = This is possible when the game is over: until then it would reveal secrets.
server-stale = The table had changed in the meantime, so nothing was done. You see it as it is now.
server-covered = First hand the device to the player whose turn it is.
server-action-unreadable = This is not something that can be done in this game. Choose one of the lit things.
server-nothing-said = There was nothing to say in that line.
server-frozen = This table was played by other rules than those of this program, so it can no longer be shown. Its record is kept.
server-inside = Something went wrong on our side, and nothing was changed. Try again in a moment.
server-undo-not-awaited = Only the player whose turn it is can take a step back.
server-undo-barrier = Nothing can be taken back here: luck, a revealed secret or another player’s decision lies before it.
