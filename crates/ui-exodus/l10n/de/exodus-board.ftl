### Atlantis Exodus: was auf dem Plan, in den Auslagen und in den Feldern daneben steht.

exodus-board-label = Die Stadt mit ihren drei Ebenen und der Apotheosis-Leiste
exodus-board-answers = Antworten
exodus-board-pane-displays = Auslagen

## Die Stadt

exodus-board-field = { $ring }, Feld { $number }
exodus-board-standing = Dort stehen: { $settlers }
exodus-board-tile-gone = Das Plättchen ist schon weg
exodus-board-guard-there = Wächter daneben: { $settler }
exodus-board-guard = der Wächter, wenn du willst
exodus-board-no-room = Kein Platz für das Plättchen: Es bleibt liegen
exodus-board-king-of = König von { $names }
exodus-board-neutral-king = Neutraler König
exodus-board-space = Feld { $space }: { $gain }
exodus-board-space-bare = Feld { $space }: kein Bonus
exodus-board-priest = { $name }: Hohepriester auf Feld { $space }
exodus-board-year = Jahr
exodus-board-catastrophe = Katastrophe des Jahres: Die mittlere Scheibe drehte sich um { $middle ->
    [one] 1 Vierteldrehung
   *[other] { $middle } Vierteldrehungen
}, die oberste um { $top } mehr
exodus-board-year-words = Jahr { $year } von { $years }
exodus-strip-order = Reihenfolge
exodus-strip-scoring = Wertung
exodus-strip-next = { $region } wird nach Jahr { $year } gewertet
exodus-banner-scored = { $region } wird gewertet.

## Die Auslagen

exodus-board-order = Reihenfolge
exodus-board-order-plain = kein Bonus
exodus-board-order-share = darf Stadtfelder teilen
exodus-board-order-free = Reihenfolgefeld { $space }: { $bonus }
exodus-board-order-taken = Reihenfolgefeld { $space }: { $name } ({ $bonus })
exodus-board-sorting = Gewählt wird in dieser Reihenfolge: { $names }
exodus-board-pillars = Säulen
exodus-board-display = Säulenauslage { $display }
exodus-board-pillar-stack = { $name }: { $effect } { $below ->
    [0] {""}
    [one] Darunter liegt noch eine Karte.
   *[other] Darunter liegen noch { $below } Karten.
}
exodus-board-no-pillar-card = Hier liegt keine Karte
exodus-board-open-tiles = Offene Plättchen
exodus-board-tile-pile = { $kind }: { $count } im Stapel
exodus-board-pile = noch { $count } im Stapel
exodus-board-residences = Unterkünfte
exodus-board-knowledge = Wissen
exodus-board-no-card = Keine Karte
exodus-board-discards = Abgelegt: { $cards }
exodus-board-influence = Einfluss
exodus-board-influence-deck = { $count ->
    [one] Eine Einflusskarte im Stapel
   *[other] { $count } Einflusskarten im Stapel
}
exodus-board-bag = Im Beutel
exodus-board-supply = Im Vorrat
exodus-board-ship = Schiff: { $type }

## Das Tableau eines Spielers

exodus-board-of = Tableau von { $name }
exodus-board-open = Tableau öffnen
exodus-board-close = Schließen
exodus-board-schools = Schulen
exodus-board-settlement = Siedlung
exodus-board-stores = Vorräte
exodus-board-node-words = { $profession }: { $count }. Wegschicken bringt { $gains }
exodus-board-cost-words = Zu { $profession }: { $cost }
exodus-board-scores-after = nach Jahr { $year }
exodus-board-was-scored = gewertet nach Jahr { $year }
exodus-board-free-cell = { $cell }: frei; Belegen bringt { $gain }
exodus-board-agora-cell = { $cell }: frei, nur für eine Agora; Belegen bringt { $gain }
exodus-board-live = Darauf: { $settlers }
exodus-board-active = Aktiviert
exodus-board-favour = Gunst
exodus-board-favour-words = Gunstmarker: { $tokens } von { $limit }
exodus-board-favour-opens = frei ab { $cells } belegten Feldern
exodus-board-ships = Schiffe
exodus-board-ship-space = Frei: { $points } für ein Schiff eines neuen Typs
exodus-board-aboard = An Bord: { $settler }
exodus-board-nobody-aboard = Niemand an Bord
exodus-board-own-pillars = Säulen
exodus-board-free-stage = Frei
exodus-board-sealed = { $count ->
    [one] Eine verdeckte Einflusskarte
   *[other] { $count } verdeckte Einflusskarten
}
exodus-board-played = Gespielt: { $cards } ({ $count })

## Spieler und Wertungen

exodus-board-place = an { $place }. Stelle
exodus-board-steps = Hohepriester auf Feld { $steps }
exodus-board-ship-count = { $count ->
    [one] Ein Schiff
   *[other] { $count } Schiffe
}
exodus-board-in-school = In den Schulen: { $count } { $colour }
exodus-board-next-scoring = { $region }: Wertung nach Jahr { $year }
exodus-board-if-now = wenn jetzt gewertet würde
exodus-board-all-scored = Alle Gebiete sind gewertet
exodus-board-would-lose = Dort steht noch keine Unterkunft: Das Spiel wäre verloren
