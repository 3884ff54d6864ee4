## Allein spielen

solo-title = Solo
solo-lead = Ein Spielplan, ein König, sonst niemand. Beginne sofort eine freie Partie oder spiele die Tagespartie: derselbe Zufall für alle, eine Partie am Tag.
solo-play = Solo
solo-play-label = Solo: { $game }
solo-ways-hint = Solo beginnt sofort mit einem Platz.
solo-own = Freie Partie
solo-own-hint = So viele Partien, wie du willst, jede mit neuem Zufall.
solo-today = Tagespartie
solo-today-hint = Für alle gilt derselbe Zufall, und jeder hat einen Versuch. Der Tag zählt nach UTC; niemand kennt den Zufall vorher, und bis der Tag vorbei ist, siehst nur du deine Partie.
solo-today-play = Tagespartie spielen
solo-today-running = Du hast die heutige Partie begonnen.
solo-today-again = Die nächste Tagespartie gibt es morgen.
solo-best = Meine besten Partien
solo-private = Nur du siehst diese Liste. Eine verlorene Partie steht nicht darin.
solo-best-none = Noch keine Partie. Die erste, die du gewinnst, steht dann hier.
solo-more = Gezeigt werden die besten { $shown } von { $count }.
solo-days = Meine Tagespartien
solo-days-hint = Dein Rang unter allen, die dieselbe Tagespartie am selben Tag beendet haben. Namen werden nicht gezeigt.
solo-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
solo-won = gewonnen
solo-lost = Verloren
solo-late = verspätet
solo-daily = Tagespartie
solo-place = { $place } von { $of }
solo-place-today = Rang { $place } von { $of } in der Tagespartie
solo-place-own = Rang { $place } von { $of } unter deinen Partien
solo-your-title = Dein Titel:
solo-column-place = Rang
solo-column-day = Tag
solo-column-points = Punkte
solo-column-title = Titel
solo-column-among = Unter allen
solo-column-date = Gespielt am
fair-of-the-day = In der Tagespartie vom { $day } gilt für alle derselbe Zufall. Er stand vorher fest; dies ist sein Fingerabdruck. Der Startwert wird offengelegt, wenn die Partie und der Tag (UTC) vorbei sind, und alle können jede Ziehung nachprüfen.
