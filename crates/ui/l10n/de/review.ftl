# Die Analyse einer beendeten Partie.
review-title = Analyse
review-link = Analyse
review-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-percent = { $value } %
review-chart = Gewinnaussichten
review-chart-alone = Wie gut es lief
review-players = Glück und Entscheidungen
review-luck = Glück
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
review-mean = Im Schnitt kostete eine Entscheidung { $loss } der Gewinnaussichten.
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
review-better-hint = Nur wo die Analyse sicher ist, und nur mit dem, was man in dem Augenblick wissen konnte.
review-better-none = Die Analyse findet keine Wahl, die sicher besser gewesen wäre.
review-sure = zu { $sure } sicher
review-chosen = Gewählt:
review-best = Besser:
review-how = Wie man das liest
review-how-chances = Geschätzt werden die Aussichten an den tatsächlichen Stellungen, mit offenen Karten: Die Partie wird eine Runde weitergespielt und beurteilt, überall auf dieselbe Weise. Am Ende entsprechen sie dem Ergebnis.
review-how-luck = Wo der Zufall entscheidet, sind die Aussichten davor der Durchschnitt dessen, was er hätte bringen können. Der Unterschied dazu ist das Glück. Glück und Entscheidungen zusammen ergeben den ganzen Weg vom Beginn bis zum Ergebnis.
review-how-better = Jede Entscheidung wird mit { $iterations } simulierten Spielverläufen geprüft, und zwar aus der Sicht der Person, die am Zug war. Ihre Wahl und die scheinbar beste werden danach ebenso oft miteinander verglichen.
review-wait = Die Analyse läuft
review-wait-line = Sie beginnt, sobald der Rechner Zeit dafür hat.
review-wait-progress = Schritt { $done } von { $of } wird geprüft.
review-again = Neu laden
