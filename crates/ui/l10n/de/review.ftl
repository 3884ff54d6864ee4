# Die Nachbetrachtung einer beendeten Partie.
review-title = Nachbetrachtung
review-link = Nachbetrachtung
review-lead = Wie sich die Gewinnaussichten entwickelt haben, was sie gewendet hat, was besser gewesen wäre und was Glück war.
review-lead-alone = Wie die Partie von Zug zu Zug aussah, was sie gewendet hat, was besser gewesen wäre und was Glück war.
review-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-percent = { $value } %
review-chart = Gewinnaussichten
review-chart-alone = Wie gut es lief
review-chart-hint = Die Zahlen bezeichnen die Wendepunkte. Ein Klick führt zu der Stellung.
review-players = Glück und Entscheidungen
review-luck-gave-you = Das Glück hat dir { $amount } mehr gegeben als im Durchschnitt.
review-luck-gave = Das Glück hat { $name } { $amount } mehr gegeben als im Durchschnitt.
review-luck-took-you = Das Glück hat dich gegenüber dem Durchschnitt { $amount } gekostet.
review-luck-took = Das Glück hat { $name } gegenüber dem Durchschnitt { $amount } gekostet.
review-luck-even = Das Glück war wie im Durchschnitt.
review-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}, { $better ->
    [0] keine davon mit einer sicher besseren Wahl.
    [one] 1 davon mit einer sicher besseren Wahl.
   *[other] { $better } davon mit einer sicher besseren Wahl.
}
review-mean = { $loss } der Aussichten gingen im Schnitt mit einer Entscheidung verloren.
review-turning = Wendepunkte
review-turning-none = Die Aussichten haben sich in keinem Zug stark geändert.
review-turning-swing = { $name }: { $before } → { $after }
review-turning-luck = (Glück: { $luck })
review-turning-sealed = Verdeckt gewählt: { $names }.
review-turning-more = { $count ->
    [one] … und 1 weiterer Schritt.
   *[other] … und { $count } weitere Schritte.
}
review-look = Stellung { $step } ansehen
review-better = Bessere Entscheidungen
review-better-hint = Nur wo die Suche sicher ist, und nur mit dem, was man in dem Augenblick wissen konnte.
review-better-of = { $name } ({ $count })
review-better-none = Die Suche findet keine Wahl, die sicher besser gewesen wäre.
review-sure = zu { $sure } sicher
review-chosen = Gewählt:
review-best = Besser:
review-how = Wie man das liest
review-how-chances = Die Aussichten sind an den wahren Stellungen geschätzt, mit offenen Händen: Die Partie wird eine Runde weitergespielt und beurteilt, überall auf dieselbe Weise. Am Ende stehen sie beim Ergebnis.
review-how-luck = Wo das Glück entscheidet, sind die Aussichten davor der Durchschnitt dessen, was es hätte bringen können. Was es gegeben hat, ist der Unterschied. Glück und Entscheidungen zusammen ergeben den ganzen Weg vom Beginn bis zum Ergebnis.
review-how-better = Jede Entscheidung wird mit { $iterations } vorgestellten Spielverläufen betrachtet, und zwar aus der Sicht, die man damals hatte. Das Gewählte und das scheinbar Beste werden dann noch einmal gleich oft verglichen.
review-wait = Die Nachbetrachtung entsteht
review-wait-line = Sie beginnt, sobald der Rechner Zeit dafür hat.
review-wait-progress = Schritt { $done } von { $of } wird betrachtet.
review-again = Noch einmal nachsehen
