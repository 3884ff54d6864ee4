# Gegenstände, Stellen, Figuren
object = { $object ->
    [amphora] Amphore
    [crown] Krone
    [flag] Fahne
    [helmet] Helm
    [olive] Olive
    [ring] Ring
   *[statue] Statue
}
object-acc = { $object ->
    [amphora] Amphore
    [crown] Krone
    [flag] Fahne
    [helmet] Helm
    [olive] Olive
    [ring] Ring
   *[statue] Statue
}
place-to = { $kind ->
    [atlantis] nach Atlantis
    [mainland] zum Festland
   *[path] bis Feld { $n }
}
place-from = { $kind ->
    [atlantis] von Atlantis
    [mainland] vom Festland
   *[path] von Feld { $n }
}
place-on = { $kind ->
    [atlantis] auf Atlantis
    [mainland] auf dem Festland
   *[path] auf Feld { $n }
}
atlantis = Atlantis
mainland = Festland
figure-colour = { $colour ->
    [red] rot
    [blue] blau
    [white] weiß
   *[black] schwarz
}
figure-letter = { $colour ->
    [red] R
    [blue] B
    [white] W
   *[black] S
}
figure-mark = Figuren { $colour }, Buchstabe { $letter }

# Möglichkeiten
action-buy = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} für ein Plättchen vom Wert { $value } kaufen
action-bridge = Brücke bei { $gap } bauen
action-move = Figur { $from } ziehen
action-show-hand = Karten zeigen
action-play = { $card } ausspielen
action-pay-tile = Mit einem Plättchen vom Wert { $value } bezahlen
action-pay-card = 1 mit { $card } bezahlen
action-done = Zug beenden
detail-buy = Du bekommst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und verlierst { $value } { $value ->
    [one] Punkt
   *[other] Punkte
}. Gezogene Karten lassen sich nicht zurücknehmen.
detail-bridge = Von jetzt an überqueren alle diese Lücke kostenlos; ohne Brücke kostet sie { $price }. Du hast nur eine Brücke im ganzen Spiel.
preview-to = { $cost ->
    [0] Die Figur zieht { $to } und zahlt nichts.
   *[other] Die Figur zieht { $to } und zahlt { $cost }.
}
preview-occupied = { $cost ->
    [0] Die Figur zieht { $to }. Das Feld ist besetzt: Du brauchst eine weitere Karte.
   *[other] Die Figur zieht { $to }. Das Feld ist besetzt: Du brauchst eine weitere Karte. Bis dahin kostet es { $cost }.
}
preview-takes = Du nimmst { $tile }.
preview-takes-nothing = Es gibt kein Plättchen zum Aufnehmen.
preview-draws = Du ziehst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
preview-ends = Damit endet das Spiel.
tag-free = frei
tag-occupied = besetzt
# On a card: where it leads, and below that what it costs.
card-place = { $kind ->
    [atlantis] nach Atlantis
    [mainland] zum Festland
   *[path] bis { $n }
}
card-cost = { $cost ->
    [0] kostenlos
   *[other] −{ $cost }
}
card-occupied = besetzt: +1 Karte
card-cannot = nicht spielbar
card-plays = ausspielen
card-then-figure = dann die Figur
card-held = { $card }: Wähle jetzt die Figur.
card-cannot-pay = zahlt hier nicht
card-pays = zahlt 1

# Die Aufforderung
prompt-menu = Wähle die Figur, die du ziehen willst.
prompt-menu-may = Vorher darfst du { $can ->
    [both] für ein Plättchen Karten kaufen oder deine Brücke bauen
    [buy] für ein Plättchen Karten kaufen
   *[bridge] deine Brücke bauen
}.
prompt-cannot-move = Keine deiner Figuren kann ziehen: Zeige deine Handkarten und ziehe { $cards } Karten.
prompt-cannot-move-may = Vorher darfst du { $can ->
    [both] für ein Plättchen Karten kaufen oder deine Brücke bauen
    [buy] für ein Plättchen Karten kaufen
   *[bridge] deine Brücke bauen
}; vielleicht wird dann ein Zug möglich.
prompt-card = Wähle eine Bewegungskarte für deine Figur { $on }.
prompt-card-detail = Eine Karte führt zum nächsten Plättchen mit ihrem Gegenstand. Zeige auf eine, um zu sehen, was sie kostet und bringt.
prompt-card-more = Feld { $n } ist besetzt: Wähle eine weitere Karte für deine Figur.
prompt-pay = { $paid ->
    [0] Bezahle { $due } für die Überquerung.
   *[other] Bezahle noch { $due } für die Überquerung.
}
prompt-pay-detail = Der Zug kostet { $cost }, bezahlt { $paid }; kein Wechselgeld.
pay-suggested = { $items } zahlen
prompt-late-bridge = Du darfst jetzt deine Brücke bauen oder deinen Zug beenden.
prompt-late-bridge-detail = Am Ende des Zuges ziehst du { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
wait-menu = { $name } wählt eine Figur.
wait-card = { $name } wählt eine Karte für die Figur { $on }.
wait-pay = { $name } bezahlt { $due } für die Überquerung.
wait-late-bridge = { $name } baut eine Brücke oder beendet den Zug.
wait-luck = Karten und Plättchen werden gezogen.

# Der eigene Bereich
hand-total = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tiles-title = Deine Wegeplättchen
tiles-worth = Wert { $value }
tiles-none = Noch kein Plättchen gesammelt. Nach jedem Zug nimmst du eines auf.
hand-none = Du hast keine Handkarten.

# Spieler und Stapel
facts-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
facts-home = { $count } von { $all } auf dem Festland
banner-mainland = { $name } { $you ->
    [yes] erreichst
   *[no] erreicht
} das Festland.
facts-bridge-free = Brücke noch nicht gebaut
facts-bridge-built = Brücke bei { $gap }
facts-start = Startspieler
facts-known = bekannte Karten: { $cards }
facts-tiles = Plättchen:
draw-pile = Nachziehstapel
discard-pile = Ablagestapel
discard-empty = Der Ablagestapel ist leer.
stores-more = Was wo liegt
stores-unseen-cards = Karten, die du nicht gesehen hast
stores-unseen-cards-public = Karten, die niemand gesehen hat
stores-unseen-tiles = Noch verdeckte Plättchen
stores-removed = Aus dem Spiel
stores-half-a = Plättchen A
stores-half-b = Plättchen B

# Das Protokoll: vor jeder Zeile steht, wer handelt
log-starts = { $you ->
    [yes] beginnst
   *[no] beginnt
}
log-path = Der Weg liegt aus.
log-deal = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
log-draw = { $you ->
    [yes] ziehst
   *[no] zieht
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
log-draw-cards = ziehst { $cards }
log-deal-cards = bekommst { $cards }
log-draw-none = { $you ->
    [yes] findest
   *[no] findet
} keine Karte zum Ziehen
log-reshuffle = Der Ablagestapel wird neu gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zum Nachziehen.
log-buy = { $you ->
    [yes] kaufst
   *[no] kauft
} für { $tile } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
log-bridge = { $you ->
    [yes] baust deine Brücke
   *[no] baut eine Brücke
} bei { $gap }
log-move = { $you ->
    [yes] spielst
   *[no] spielt
} { $card } und { $you ->
    [yes] ziehst
   *[no] zieht
} { $from } { $to }
log-move-on = dann { $card } { $to }
log-occupied = { $to } (besetzt)
log-pays = { $you ->
    [yes] zahlst
   *[no] zahlt
} { $items }
log-takes = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $tile }
log-takes-nothing = { $you ->
    [yes] nimmst
   *[no] nimmt
} kein Plättchen
log-uncovers = darunter liegt { $tile }
log-shows = { $you ->
    [yes] kannst nicht ziehen und zeigst deine Karten
   *[no] kann nicht ziehen und zeigt die Karten
}: { $cards }
log-ends = { $you ->
    [yes] hast
   *[no] hat
} drei Figuren auf dem Festland: Das Spiel endet
log-standstill = Niemand kann ziehen: Das Spiel endet.
log-final = { $you ->
    [yes] hast
   *[no] hat
} nach der letzten Überquerung { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}
log-forced-figure = einzige Figur, die ziehen kann

# Das Bild in Worten
board-label = Der Weg von Atlantis zum Festland
stack = { $height ->
    [1] Feld { $n }: { $tile }
   *[other] Feld { $n }: { $tile } auf einem weiteren Plättchen
}
stack-figure = Figur von { $name }
stack-figure-own = deine Figur
gap-price = Lücke { $gap }: Überquerung kostet { $price }
gap-bridged = Lücke { $gap }: Brücke, kostenlos
text-path = Der Weg
text-water = { $gap }: Wasser, keine Lücke, kostet nichts
text-on-atlantis = Auf Atlantis: { $figures }
text-on-mainland = Auf dem Festland: { $figures }
text-figures = { $name } ({ $count })
text-players = Spieler
text-player = { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $home } von { $all } Figuren auf dem Festland, { $bridge }
text-tiles = Plättchen: { $tiles }
text-hand = Deine Handkarten: { $cards }
text-known = Bekannte Handkarten: { $cards }
text-piles = Stapel
text-draw-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
text-discard = Ablagestapel: { $cards }
text-removed = Aus dem Spiel: { $cards }

# Das Ende
score-title = Die letzte Überquerung
score-player = Spieler
score-tiles = Plätt{"\u00AD"}chen
score-cards = Karten
score-crossing = Kosten der Über{"\u00AD"}querung
score-lost = Ab{"\u00AD"}gegeben
score-total = Punkte
score-note = Jede Figur, die noch nicht auf dem Festland ist, überquert alle Lücken vor ihr; bezahlt wird mit dem kleinstmöglichen Verlust, Wechselgeld gibt es nicht.
score-line = { $name }: Plättchen { $tiles }, Karten { $cards }, Überquerung { $crossing }, abgegeben { $lost }, Punkte { $total }

# Warum nicht
refusal-seats = Atlantis ist für 2 bis 4 Spieler, nicht für { $seats }.
refusal-start-seat = Spieler { $seat } kann an einem Tisch mit { $seats } Plätzen nicht beginnen.
refusal-over = Das Spiel ist zu Ende.
refusal-luck-first = Erst werden Plättchen oder Karten gezogen.
refusal-not-your-turn = Jemand anders ist am Zug.
refusal-buy-first = Einmal pro Zug und vor allem anderen kannst du für ein Plättchen Karten kaufen.
refusal-no-tile-to-sell = Du hast kein Plättchen vom Wert { $value }.
refusal-no-tile-to-pay = Du hast kein Plättchen vom Wert { $value }.
refusal-buys-nothing = Ein Plättchen vom Wert { $value } bringt keine Karte.
refusal-bridge-gone = Deine Brücke ist schon gebaut, bei { $position }.
refusal-no-gap = Bei { $position } ist keine Lücke, über die eine Brücke führen könnte.
refusal-outer-water = Das Wasser bei { $position } liegt außerhalb des Weges: Atlantis und das Festland rücken bis dorthin nach.
refusal-inside-gap = Diese Lücke beginnt bei { $first }.
refusal-gap-bridged = Über diese Lücke führt schon eine Brücke.
refusal-bridge-during-move = Gebaut wird vor dem Ziehen oder nachdem du das Plättchen genommen hast.
refusal-no-figure = Dort steht keine deiner Figuren.
refusal-figure-home = Eine Figur auf dem Festland ist angekommen und zieht nicht mehr.
refusal-no-cards = Du hast keine Karte zum Ausspielen.
refusal-figure-blocked = Diese Figur kann keinen Zug beenden: Jede Karte endet auf einem besetzten Feld, etwa auf { $at }, und keine weitere Karte führt weiter.
refusal-figure-too-dear = Diese Figur kann keinen Zug beenden: Der günstigste kostet { $cost }, und du könntest { $payable } bezahlen.
refusal-must-move = Du kannst die Figur { $on } ziehen, also musst du ziehen.
refusal-figure-first = Wähle eine Figur, bevor du eine Karte ausspielst.
refusal-no-such-card = Diese Karte hast du nicht.
refusal-card-blocked = Diese Karte führt auf das besetzte Feld { $at }, und keine deiner Karten führt weiter.
refusal-card-too-dear = Ein Zug mit dieser Karte kostet { $cost }, und du könntest { $payable } bezahlen.
refusal-move-ended = Eine weitere Karte darf nur auf einem besetzten Feld folgen.
refusal-nothing-to-pay = Jetzt ist nichts zu bezahlen.
refusal-bought-cannot-pay = In diesem Zug gekaufte Karten darfst du ausspielen, aber nicht zum Bezahlen verwenden.
refusal-pay-order = Bezahlt wird mit Plättchen von hoch nach niedrig, dann mit Karten in ihrer Reihenfolge; das ginge jetzt nicht mehr.
refusal-pay-too-little = Es fehlen noch { $due }; hiermit und mit allem, was folgen darf, könntest du nur { $reach } bezahlen.
refusal-wrong-moment = { $asked ->
    [menu] Wähle erst eine Figur, kaufe Karten oder baue deine Brücke.
    [card] Spiele erst eine Karte für die gewählte Figur aus.
    [pay] Bezahle erst die Überquerung.
   *[bridge] Baue erst eine Brücke oder beende deinen Zug.
}
refusal-luck = Jetzt entscheidet der Zufall über etwas anderes.

## Die Zahlen der Seite „Spielmaterial“

components-tiles = Die Wegeplättchen
components-tiles-hint = Von jedem gezeigten Wert ein Plättchen. Die Hälfte A liegt auf der Seite von Atlantis, die Hälfte B auf der Seite des Festlands.
components-half-a = Hälfte A, bei Atlantis
components-half-b = Hälfte B, beim Festland
components-object = Gegenstand
components-sum = Summe
components-none = keines
fact-colour = { $colour ->
    [red] rot
    [blue] blau
    [white] weiß
    [black] schwarz
   *[other] { $colour }
}
fact-path-tiles = Wegeplättchen
fact-tiles-per-half = Wegeplättchen je Hälfte
fact-backs = Buchstaben der Rückseiten
fact-water-tiles = Wasserplättchen
fact-bridges = Brücken
fact-figures = Spielfiguren
fact-colours = Farben der Figuren
fact-cards = Bewegungskarten
fact-per-object = Karten je Gegenstand
fact-start-hand = Karten zu Beginn, in Zugreihenfolge
fact-draw-base = Karten am Ende eines Zuges
fact-draw-per-figure-home = Weitere Karten je eigener Figur auf dem Festland
fact-cannot-move-draw = Karten, wenn man nicht ziehen kann
fact-divisor = Für ein Plättchen kauft man Karten: seinen Wert, geteilt durch
fact-layout = Der Weg von Atlantis zum Festland
fact-stretch = { $positions ->
    [one] { $positions } Feld
   *[other] { $positions } Felder
} mit je { $tiles ->
    [one] { $tiles } Plättchen ({ $half })
   *[other] { $tiles } Plättchen ({ $half })
}
fact-stretch-water = { $positions ->
    [one] { $positions } Feld Wasser
   *[other] { $positions } Felder Wasser
}

## Ein neuer Tisch

start-hint = Spätere Plätze bekommen zu Beginn mehr Karten; anzufangen ist also kein großer Vorteil.
