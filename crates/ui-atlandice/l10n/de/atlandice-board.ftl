### Atlandice: was auf dem Spielplan, im eigenen Bereich und in den Feldern daneben steht.

ad-board-label = Die Stadt mit ihrer Uhr
ad-board-round = Runde { $round }
ad-board-left = { $spaces } bis zu den Wellen
ad-board-last-round = Der Zeiger steht auf den Wellen: Es wird zum letzten Mal durchsucht
ad-strip-gates = Tore
ad-strip-searches = Durchsuchen
ad-strip-clock = Uhr
ad-banner-emptied = { $area } ist leer.
ad-banner-exhausted = { $area } ist aufgebraucht.
ad-banner-hand = Der Zeiger rückt auf { $to } vor{ $kind ->
    [plain] {""}
   *[other] , { $symbol }
}.
ad-board-die = Würfel mit { $face }
ad-board-submarine = U-Boot
ad-board-submarine-words = Wer den Bereich am U-Boot durchsucht, darf dort eine zusätzliche Ressource nehmen.
ad-board-tile = Plättchen: { $area }
ad-board-tile-won = Plättchen: { $area }, { $points }
ad-board-below = { $count ->
    [one] Darunter liegt noch ein Plättchen:
   *[other] Darunter liegen noch { $count } Plättchen in unbekannter Reihenfolge:
}
ad-board-last-tile = Das letzte Plättchen: Ist der Stadtteil wieder leer, ist er aufgebraucht.
ad-board-exhausted = aufgebraucht

## Was eine Wahl bewirkt

ad-board-nobody = niemand
ad-board-stays = Bleibt dieser Würfel liegen, geht der Zeiger { $spaces } weiter

## Der eigene Bereich und die Felder daneben

ad-board-dice-taken = { $taken } von { $all } genommen
ad-board-give-title = Zwei für einen Punkt spenden:
ad-board-start = beginnt die Runde
ad-board-total = Alle Ressourcen:
ad-board-tokens-district = { $points } aus geleerten Stadtteilen
ad-board-tokens-inventory = { $points } aus Inventuren
ad-board-tokens-donation = { $points } aus Spenden
ad-board-majorities = Mehrheiten
ad-board-tie = Gleichstand
ad-board-box = Aus dem Spiel:
