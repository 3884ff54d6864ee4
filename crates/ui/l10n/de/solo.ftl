## Allein spielen

solo-title = Solo
solo-lead = Ein Plan, ein König, sonst niemand. Beginne sofort mit eigenem Glück oder spiele das Los des Tages: dasselbe Glück für alle, ein Spiel am Tag.
solo-play = Solo
solo-play-label = Solo: { $game }
solo-ways-hint = Solo beginnt sofort mit einem Platz.
solo-own = Eigenes Glück
solo-own-hint = So viele Spiele du willst, jedes mit anderem Glück.
solo-today = Los des Tages
solo-today-hint = Alle haben dasselbe Glück und einen Versuch. Der Tag zählt nach UTC; niemand kann sein Glück vorher kennen, und bis der Tag vorbei ist, siehst nur du dein Spiel.
solo-today-play = Los des Tages spielen
solo-today-running = Du hast das heutige Spiel begonnen.
solo-today-again = Das nächste Los kommt mit dem nächsten Tag.
solo-best = Meine besten Spiele
solo-private = Nur du siehst diese Liste. Ein verlorenes Spiel steht nicht darin.
solo-best-none = Noch kein Spiel. Das erste, das du gewinnst, steht dann hier.
solo-more = Gezeigt werden die besten { $shown } von { $count }.
solo-days = Meine Lose des Tages
solo-days-hint = Dein Rang zählt unter allen, die dasselbe Los an seinem Tag beendet haben. Namen werden nicht gezeigt.
solo-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
solo-won = gewonnen
solo-lost = Verloren
solo-late = nach dem Tag
solo-daily = Los des Tages
solo-place = { $place } von { $of }
solo-place-today = Rang { $place } von { $of } beim Los des Tages
solo-place-own = Rang { $place } von { $of } unter deinen Spielen
solo-your-title = Dein Titel:
solo-column-place = Rang
solo-column-day = Tag
solo-column-points = Punkte
solo-column-title = Titel
solo-column-among = Unter allen
solo-column-date = Gespielt am
fair-of-the-day = Wer das Los vom { $day } spielt, hat dasselbe Glück wie alle anderen. Es stand vorher fest; dies ist sein Fingerabdruck. Der Startwert wird offengelegt, wenn das Spiel und der Tag (UTC) vorbei sind, und alle können jede Ziehung prüfen.
