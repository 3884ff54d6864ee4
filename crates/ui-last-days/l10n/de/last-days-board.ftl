## Das Brett von Die letzten Tage von Atlantis: eigene Beschriftungen

ld-board-majority-nobody = Neutrale gleich viele oder mehr: keine Punkte
ld-board-lands-cargo = Mit deiner Wichtigen Fracht
ld-board-front = abgelegt, nach der Runde zurück
ld-board-lost = für immer verloren
ld-board-now = Jetzt
ld-board-step4 = In der Untergangsphase
ld-board-doomed = Untergang
ld-phase-influence = Einfluss
ld-phase-senate = Senat
ld-phase-auctions = Auktionen
ld-board-gods = Hand der Götter
ld-board-gods-note = In jeder Auktion darf ein Berechtigter stattdessen eine davon ausspielen.
ld-board-gods-taken = In dieser Auktion wurde schon eine ausgespielt.
ld-board-source-gods = für eine Karte der Götter
ld-board-lose = Einen Holzwürfel für immer abgeben
ld-board-zone-supply = aus dem Vorrat
ld-board-zone-front = von den abgelegten
ld-board-zone-slots = von deinen Karten
ld-board-unseen = Noch nicht gesehene Ereignisse
ld-board-effect-now = { $event ->
    [flood] Eine Karte, die Flüchtlinge setzt, darf 1 mehr setzen, auf ein Schiff dieser Karte.
    [winds] Eine Karte, die Schiffe bewegt, darf 1 mehr bewegen, nach der Standardtabelle.
    [chaos] Keine Einfluss- und keine Senatsphase. Senatoren und Einflussmarker bleiben, Fähigkeiten gelten noch einmal.
    [gift] In jeder Auktion darf eine Karte der Hand der Götter ausgespielt werden.
   *[command] Flüchtlinge kommen aus dem Senat statt aus dem Vorrat.
}
ld-board-effect-later = { $event ->
    [wisdom] Die ersten beiden der Senatsreihenfolge ziehen je eine Spezialkarte.
    [debts] Der Erste der Senatsreihenfolge bekommt 5 SP, der Zweite 3 SP.
    [wrath] Schiffe auf dem Ozean kehren in den Hafen zurück; alle an Bord werden abgelegt.
    [together] Reihum darf jeder bis zu 3 Flüchtlinge setzen.
   *[all_lost] { $lost ->
        [0] Noch verliert niemand einen Holzwürfel.
       *[other] Jeder gibt { $cubes } für immer ab.
    }
}
ld-board-effect-fall = { $left ->
    [3] Die erste Säule fällt: A und B werden aufgewertet.
    [2] Die zweite Säule fällt: C, D und E werden aufgewertet.
   *[other] Die letzte Säule fällt: Das Spiel endet.
}
