## Playing alone

solo-title = Solo
solo-lead = One board, one king, nobody else. Begin at once with luck of its own, or play today’s seed: the same luck for everybody, one game a day.
solo-play = Solo
solo-play-label = Solo: { $game }
solo-ways-hint = Solo begins at once with one seat.
solo-own = Luck of its own
solo-own-hint = As many games as you like, each with other luck.
solo-today = Seed of the day
solo-today-hint = Everybody gets the same luck, and one try. The day is counted in UTC; nobody can know its luck beforehand, and until the day is over only you see your game.
solo-today-play = Play today’s seed
solo-today-running = You have begun today’s game.
solo-today-again = The next seed comes with the next day.
solo-best = My best games
solo-private = Only you see this list. A lost game is not in it.
solo-best-none = No game yet. The first one you win will stand here.
solo-more = The best { $shown } of { $count } are shown.
solo-days = My seeds of the day
solo-days-hint = Your place is counted among everybody who finished the same seed on its day. No names are shown.
solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
solo-won = won
solo-lost = Lost
solo-late = after the day
solo-daily = Seed of the day
solo-place = { $place } of { $of }
solo-place-today = Place { $place } of { $of } with the seed of the day
solo-place-own = Place { $place } of { $of } among your games
solo-your-title = Your title:
solo-column-place = Place
solo-column-day = Day
solo-column-points = Points
solo-column-title = Title
solo-column-among = Among all
solo-column-date = Played on
fair-of-the-day = Everybody who plays the seed of { $day } has the same luck. It was fixed beforehand; this is its fingerprint. The seed is revealed when the game and the day (UTC) are over, and everybody can check every draw.
