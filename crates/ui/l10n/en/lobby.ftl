# Before a game begins, and whoever only looks on.

lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-copy-failed = The browser did not copy the link. It is marked in the field: copy it from there.
lobby-send = Share
lobby-send-words = Play { $game } with me:
lobby-qr = The link as a QR code
lobby-qr-hint = Whoever sits beside you points the camera of a phone at it.
lobby-auto-is = The game starts by itself as soon as everybody is here.
lobby-auto-is-not = When everybody is here, you start the game.
lobby-auto-set = Start by itself when all are here
lobby-auto-stop = I start it myself
lobby-next-auto = The game starts by itself as soon as everybody is here. This page then shows the board.
lobby-watch = You are a spectator: all seats are given. When the game begins, you see here all that is public.
new-table-auto = When everybody is here
new-table-auto-hint = Where all seats are taken from the beginning, the game starts at once.
new-table-auto-no = I start the game
new-table-auto-yes = The game starts by itself
spectator = You are a spectator
spectator-hint = You see all that is public, and nothing else.
sent-slow = Sent. The server has not answered yet.
