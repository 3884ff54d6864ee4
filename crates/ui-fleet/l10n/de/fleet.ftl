### Was die beiden Ausgaben des Senatsspiels gleich nennen.

fleet-ship = { $ship ->
    [ark] Arche
    [science_ship] Wissenschaftsschiff
    [royal_barge] Königliche Bark
    [airship] Luftschiff
   *[warship] Kriegsschiff
}
fleet-ship-the = { $ship ->
    [ark] die Arche
    [science_ship] das Wissenschaftsschiff
    [royal_barge] die königliche Bark
    [airship] das Luftschiff
   *[warship] das Kriegsschiff
}
fleet-ship-subject = { $ship ->
    [ark] Die Arche
    [science_ship] Das Wissenschaftsschiff
    [royal_barge] Die königliche Bark
    [airship] Das Luftschiff
   *[warship] Das Kriegsschiff
}
fleet-ship-on = { $ship ->
    [ark] an Bord der Arche
    [science_ship] an Bord des Wissenschaftsschiffs
    [royal_barge] an Bord der königlichen Bark
    [airship] an Bord des Luftschiffs
   *[warship] an Bord des Kriegsschiffs
}
fleet-ship-onto = { $ship ->
    [ark] auf die Arche
    [science_ship] auf das Wissenschaftsschiff
    [royal_barge] auf die königliche Bark
    [airship] auf das Luftschiff
   *[warship] auf das Kriegsschiff
}
fleet-ship-from = { $ship ->
    [ark] von der Arche
    [science_ship] vom Wissenschaftsschiff
    [royal_barge] von der königlichen Bark
    [airship] vom Luftschiff
   *[warship] vom Kriegsschiff
}
fleet-ship-twin = { $ship ->
   *[ark] (fortgeschritten)
}
fleet-ship-empty = Niemand ist an Bord.
fleet-ship-aboard = Auf den Plätzen: { $list }.
fleet-ship-hold = Im Laderaum: { $list }.
fleet-ship-worth = Bei Ankunft jetzt: { $list }.
fleet-party = { $who ->
    [you] du
    [neutral] neutral
   *[other] { $name }
}
fleet-subject = { $who ->
    [you] Du
    [neutral] Neutral
   *[other] { $name }
}
fleet-colour = { $colour ->
    [blue] Blau
    [red] Rot
    [jade] Jade
    [yellow] Gelb
    [violet] Violett
   *[grey] Grau
}
fleet-letter = { $colour ->
    [blue] B
    [red] R
    [jade] J
    [yellow] G
    [violet] V
   *[grey] N
}
fleet-mark = { $colour }, Buchstabe { $letter }
fleet-no-points = keine Siegpunkte
fleet-none = keine
fleet-special = { $special ->
    [pursuit] Verfolgungsschiff
    [empathy] Empathie
    [guardian] Wächter
    [alliance] Allianz
    [holds] Versteckte Laderäume
    [intervention] Unerwartete Intervention
    [sacrifice] Aufopferung
    [spy] Gestaltwandelnder Spion
    [birds] Exotische Vögel
    [orichalcum] Orichalcum
   *[key] Schlüssel von Atlantis
}
fleet-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
fleet-cubes = { $count ->
    [one] 1 Einflussmarker
   *[other] { $count } Einflussmarker
}
fleet-refugees = { $count ->
    [one] 1 Flüchtling
   *[other] { $count } Flüchtlinge
}
fleet-neutrals = { $count ->
    [one] 1 neutraler Flüchtling
   *[other] { $count } neutrale Flüchtlinge
}
fleet-politics-cards = { $count ->
    [one] 1 Politikkarte
   *[other] { $count } Politikkarten
}
fleet-special-cards = { $count ->
    [one] 1 Spezialkarte
   *[other] { $count } Spezialkarten
}

## Schiffe in den Formen, die Sätze brauchen

fleet-ship-power = { $ship ->
    [ark] Ein Platz gehört einem neutralen Flüchtling, der an Bord geht, sooft das Schiff in den Hafen zurückkehrt.
    [science_ship] Wer es mit einer Karte ans Ziel bringt, bekommt 2 Siegpunkte dazu.
    [royal_barge] Wer sie mit einer Karte ans Ziel bringt, bekommt eine Spezialkarte.
    [airship] Eine Bewegung bringt es vom Hafen geradewegs ins Neue Land; { $premium } kann es nicht bewegen.
   *[warship] Verrat und Sabotage wirken nicht auf das Kriegsschiff.
}
fleet-ship-words = { $ship } (Liegeplatz { $berth }{ $upgraded ->
    [yes] , fortgeschritten
   *[no] {""}
}): { $place ->
    [port] im Hafen
    [land] im Neuen Land
   *[ocean] auf dem Ozean
}, { $taken } von { $seats } Plätzen besetzt.

## Leute und Farben

fleet-nobody = niemand

## Karten

fleet-card-neighbour = Karte eines Nachbarn
fleet-face-down = verdeckt
fleet-special-effect = { $special ->
    [pursuit] Bevor du eigene Flüchtlinge setzt: Diesmal darfst du auch auf Schiffe auf dem Ozean setzen.
    [empathy] Statt einer Karte Flüchtlinge: Tausche auf einem Schiff im Hafen 3 neutrale Flüchtlinge gegen 3 eigene.
    [guardian] Wenn Verrat oder Sabotage auf ein Schiff mit einem deiner Flüchtlinge zielt: Die Karte hat keine Wirkung.
    [alliance] Wenn ein Schiff ankommt: Werte seine neutralen Flüchtlinge nach der Tabelle statt deiner eigenen.
    [holds] Bevor du eigene Flüchtlinge setzt: Diesmal darfst du auch auf volle Schiffe setzen; wer keinen Platz hat, kommt in den Laderaum.
    [intervention] Wenn du berechtigt bist: Spiele eine Politikkarte von der Hand statt der Karte, um die es geht.
    [sacrifice] Gleich nachdem du eigene Flüchtlinge gesetzt hast: Gib einen davon auf und bewege das Schiff ein Feld.
    [spy] Nach den Geboten: Erhöhe dein Gebot um 1 Einflussmarker.
   *[other] Am Spielende: { $points }.
}

## Ereignisse

fleet-vote = { $kind ->
    [secret] geheime Gebote
   *[open] offene Gebote
}

## Was man wählen kann

fleet-action-board = Setzen: { $onto }
fleet-action-displace = Platz wegnehmen: { $who ->
    [neutral] neutraler Flüchtling
    [you] eigener Flüchtling
   *[other] Flüchtling von { $name }
}
fleet-action-senate = { $cubes } in den Senat
fleet-action-bid = { $cubes } bieten
fleet-action-tile = { $tile } nehmen
fleet-action-use = { $tile } nutzen
fleet-action-skip = { $tile } nicht nutzen
fleet-action-discard = { $card } ablegen
fleet-action-lay = { $card } auslegen
fleet-action-all-up = Alle offen
fleet-action-keep-down = { $count ->
    [1] Karte { $slots } bleibt verdeckt
   *[2] Karten { $slots } bleiben verdeckt
}
fleet-action-declare = { $cubes } ansagen
fleet-action-declare-none = 0 ansagen und passen
fleet-action-sail = Schiff bewegen: { $ship }
fleet-action-target = Auf { $ship } richten
fleet-action-expel = { $cubes } aus dem Senat: { $who ->
    [you] eigene
    [neutral] niemand
   *[other] { $name }
}
fleet-action-into-hold = In den Laderaum
fleet-action-throw-off = Ablegen: { $who ->
    [you] eigener Flüchtling
    [neutral] neutraler Flüchtling
   *[other] Flüchtling von { $name }
}{ $hold ->
    [yes] {" "}aus dem Laderaum
   *[no] {""}
}
fleet-action-enough = Keinen mehr ablegen
fleet-action-exchange = Flüchtlinge { $on } tauschen
fleet-action-special = Karte { $special } spielen
fleet-action-sacrifice = Einen Flüchtling { $on } aufgeben{ $hold ->
    [yes] , aus dem Laderaum
   *[no] {""}
}

## Was zu tun ist

fleet-wait = Am Zug: { $names } ({ $what }).
fleet-wait-ready = Fertig: { $names }.
fleet-wait-luck = Karten werden gezogen.

## Die Aufforderung

fleet-prompt-first = Setze einen deiner ersten zwei Flüchtlinge auf ein Schiff.
fleet-prompt-senate = Wähle, wie viele Einflussmarker du in den Senat legst.
fleet-prompt-power = Nutze die Fähigkeit oder verzichte darauf: { $tiles }.
fleet-prompt-discard = Lege noch { $cards } verdeckt ab.
fleet-prompt-lay = Lege Karte { $slot } von { $row } deiner Reihe verdeckt aus.
fleet-prompt-keep-down = Wähle, welche Karten deiner Reihe verdeckt bleiben: keine, eine oder zwei.
fleet-prompt-spy = Spiele { $special }, wenn du kannst, oder passe.
fleet-prompt-board = { $why ->
    [basileus] Basileus: Wähle ein Schiff für { $refugees }.
    [together] Setze { $refugees } auf ein Schiff oder setze keinen mehr.
   *[card] Wähle ein Schiff für { $refugees }.
}
fleet-prompt-displace = Wähle, wessen Platz du { $on } nimmst.
fleet-prompt-sail = { $left ->
    [1] Wähle ein Schiff, das sich ein Feld bewegt.
   *[other] Wähle das erste von { $left } Schiffen, die sich je ein Feld bewegen.
}
fleet-prompt-sabotage = Wähle das Schiff auf dem Ozean, das Sabotage zurückschickt.
fleet-prompt-throw-off = Wähle einen Flüchtling, der { $from } abgelegt wird{ $thrown ->
    [0] {""}
   *[other] , oder höre auf: bisher { $thrown } von höchstens 4
}.
fleet-prompt-exchange = Wähle das Schiff, auf dem 3 neutrale Flüchtlinge gegen deine getauscht werden.
fleet-prompt-sacrifice = Spiele { $special }, wenn du kannst, oder passe.
fleet-prompt-guard = { $card } trifft { $ship }: Spiele { $special }, wenn du kannst, oder passe.
fleet-prompt-ally = { $ship } ist angekommen: Spiele { $special }, wenn du kannst, oder passe.
fleet-known-first = Alle setzen einen, dann alle einen zweiten. Jeder bringt Punkte, wenn sein Schiff im Neuen Land ankommt.
fleet-known-senate = Du hast { $cubes } hinter dem Sichtschirm. Im Senat: { $list }. Alle Zahlen werden gemeinsam aufgedeckt.
fleet-known-bid = Deine Karte: { $card }. Du hast { $cubes }; { $entitled ->
    [one] nur wer am meisten bietet, darf eine Karte ausspielen
   *[other] die { $entitled } Höchstbietenden dürfen eine Karte ausspielen
}. Alle Gebote werden gemeinsam aufgedeckt.
fleet-known-declare-first = Du hast { $cubes }.
fleet-known-declare = Angesagt: { $list }. Du hast { $cubes }; Zahlen über 0 dürfen sich nicht wiederholen.
fleet-known-spy = Gebote: { $list }. Ein Spion legt 1 Einflussmarker dazu.
fleet-known-play = Du bist unter den Höchstbietenden. Rangfolge: { $names }.
fleet-known-together = Du hast { $cubes } hinter dem Sichtschirm. Wer bei freiem Platz keinen setzt, hört endgültig auf.
fleet-known-guard = An Bord: { $list }.
fleet-known-ally = Dann zählen die Neutralen statt deiner eigenen.

## Was folgt

fleet-detail-seats = Dann besetzt: { $taken } von { $seats } Plätzen.
fleet-detail-full = Das Schiff ist voll: Du nimmst jemandem den Platz.
fleet-detail-hold = Wer keinen Platz findet, kommt in den Laderaum.
fleet-detail-worth = Wenn das Schiff dann ankäme: { $list }.
fleet-detail-bid = Auf { $card }: { $entitled ->
    [one] Nur wer am meisten bietet, spielt aus
   *[other] Die { $entitled } Höchstbietenden spielen aus
}.
fleet-detail-left = Rest: { $cubes }.
fleet-detail-left-for = Rest: { $cubes } für { $auctions ->
    [0] deine Flüchtlinge
    [one] noch 1 Auktion und deine Flüchtlinge
   *[other] noch { $auctions } Auktionen und deine Flüchtlinge
}.
fleet-detail-displace = { $who ->
    [neutral] Der neutrale Flüchtling kommt ins Flüchtlingslager.
    [you] Der Flüchtling wird abgelegt.
   *[other] Der Flüchtling von { $name } ist bis zum Ende der Runde abgelegt.
}
fleet-detail-senate = Du hast dann { $cubes } im Senat.
fleet-detail-place = Bisher ist das Rang { $place }.
fleet-detail-skip = Es geschieht nichts.
fleet-detail-borrowed = Statt deiner eigenen Karte.
fleet-detail-hand = Unerwartete Intervention und die Karte werden abgelegt.
fleet-detail-lands = Das Schiff kommt an: { $list }.
fleet-detail-barge = Du bekommst eine Spezialkarte.
fleet-detail-ocean = Das Schiff fährt auf den Ozean. Bei Ankunft danach: { $list }.
fleet-detail-sabotage = Alle an Bord werden abgelegt: { $list }.
fleet-detail-treason = An Bord: { $list }. Du legst 1 bis 4 davon ab.
fleet-detail-expel = { $who ->
    [you] Du hast
    [neutral] Niemand hat
   *[other] { $name } hat
} dann { $cubes } im Senat.
fleet-detail-into-hold = Dein Flüchtling kommt in den Laderaum, und niemand verliert einen Platz.
fleet-detail-remain = Dann an Bord: { $list }.
fleet-detail-nobody-left = Dann ist niemand an Bord.
fleet-detail-sacrifice = Der Flüchtling wird abgelegt, und das Schiff bewegt sich ein Feld.
fleet-detail-sacrifice-lands = Das Schiff kommt an mit: { $list }.
fleet-detail-sacrifice-ocean = Das Schiff fährt auf den Ozean mit: { $list }.
fleet-detail-ally = Du wertest die neutralen Flüchtlinge. Die Ankunft bringt dann: { $list }.
fleet-detail-no-ally = Die Ankunft bringt dann: { $list }.
fleet-detail-decline = Deine Karte wird nicht ausgespielt.
fleet-detail-stop = Du setzt in dieser Phase keinen mehr, wenn jetzt ein Platz frei ist.
fleet-detail-pass = Passen verrät nichts über deine Karten.

## Das Protokoll

fleet-log-markers = Die Marker stehen von links: { $names }.
fleet-log-drawn = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards }
fleet-log-drawn-known = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards } ({ $list })
fleet-log-gained = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $cards }
fleet-log-gained-known = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $cards } ({ $list })
fleet-log-reshuffled = Die abgelegten Politikkarten werden der neue Stapel.
fleet-log-reshuffled-special = Die abgelegten Spezialkarten werden der neue Stapel.
fleet-log-committed = { $you ->
    [yes] wählst
   *[no] wählt
} geheim
fleet-log-senate = In den Senat kommen: { $list }.
fleet-log-bids = Die Gebote werden aufgedeckt: { $list }.
fleet-log-power = { $you ->
    [yes] nutzt
   *[no] nutzt
} { $tile }
fleet-log-power-skipped = { $you ->
    [yes] lässt
   *[no] lässt
} die Fähigkeit ungenutzt: { $tile }
fleet-log-buried = { $you ->
    [yes] legst
   *[no] legt
} { $cards } verdeckt ab
fleet-log-buried-known = { $you ->
    [yes] legst
   *[no] legt
} { $cards } verdeckt ab ({ $list })
fleet-log-rows = Alle Reihen werden aufgedeckt.
fleet-log-declared = { $number ->
    [0] { $you ->
        [yes] passt
       *[no] passt
    } mit 0
   *[other] { $you ->
        [yes] sagst
       *[no] sagt
    } { $cubes } an
}
fleet-log-turned = { $you ->
    [yes] deckst
   *[no] deckt
} { $card } auf
fleet-log-ranked = Rangfolge: { $names }. Berechtigt: { $entitled }.
fleet-log-declined = { $you ->
    [yes] verzichtest
   *[no] verzichtet
}
fleet-log-special = { $you ->
    [yes] spielst
   *[no] spielt
} die Karte { $special }
fleet-log-guardian = { $you ->
    [yes] spielst
   *[no] spielt
} die Karte { $special }: Der Angriff hat keine Wirkung
fleet-log-boarded = { $you ->
    [yes] setzt
   *[no] setzt
} { $refugees } { $onto }{ $hold ->
    [0] {""}
   *[other] , { $hold } davon in den Laderaum
}
fleet-log-thrown-off = { $you ->
    [yes] legst
   *[no] legt
} { $who ->
    [own] einen eigenen Flüchtling
    [you] einen deiner Flüchtlinge
    [neutral] einen neutralen Flüchtling
   *[other] einen Flüchtling von { $name }
} { $from } ab
fleet-log-exchanged = { $you ->
    [yes] tauschst
   *[no] tauscht
} 3 neutrale Flüchtlinge { $on } gegen eigene
fleet-log-targeted = { $you ->
    [yes] richtest
   *[no] richtet
} sie auf { $ship }
fleet-log-expelled = { $you ->
    [yes] entfernst
   *[no] entfernt
} { $cubes } { $who ->
    [you] von dir
    [neutral] von niemandem
   *[other] von { $name }
} aus dem Senat
fleet-log-sent-home = { $ship } kehrt in den Hafen zurück. Abgelegt: { $list }.
fleet-log-sailed = { $you ->
    [yes] bewegst
   *[no] bewegt
} { $ship } auf den Ozean
fleet-log-sailed-itself = { $ship } läuft auf den Ozean aus.
fleet-log-landed = { $ship } kommt an ({ $who ->
    [nobody] automatische Bewegung
    [you] bewegt von dir
   *[other] bewegt von { $name }
}{ $premium ->
    [yes] , { $card }: eigene Tabelle
   *[no] {""}
}). An Bord: { $list }.
fleet-log-landed-points = Siegpunkte: { $list }.
fleet-log-landed-nobody = Niemand bekommt Siegpunkte.
fleet-share-refugees = { $points } für { $refugees }
fleet-share-neutrals = { $points } durch Allianz ({ $refugees })
fleet-share-colours = { $points } für andere Farben
fleet-share-mover = 1 fürs Bewegen
fleet-share-ship = { $points } für das Wissenschaftsschiff
fleet-log-ark-neutral = Ein neutraler Flüchtling kommt { $onto }.
fleet-log-refunded = { $you ->
    [yes] nimmst
   *[no] nimmt
} mit { $tile } { $cubes } zurück
fleet-log-marker = { $left ->
    [0] Der letzte Untergangsmarker wird entfernt.
    [1] Ein Untergangsmarker wird entfernt; 1 bleibt.
   *[other] Ein Untergangsmarker wird entfernt; { $left } bleiben.
}
fleet-log-upgraded = { $ship } wird aufgewertet. { $power }
fleet-log-neutrals = Neutrale Flüchtlinge gehen an Bord: { $list }.
fleet-log-stopped = { $you ->
    [yes] setzt
   *[no] setzt
} keinen mehr
fleet-log-from-senate = Aus dem Senat kommen zurück: { $list }.
fleet-log-ended = Der letzte Untergangsmarker ist fort: Das Spiel ist zu Ende.
fleet-log-shown = { $you ->
    [yes] zeigst
   *[no] zeigt
} Spezialkarten: { $points }
fleet-log-totals = Endstand: { $list }.

## Ablehnungen

fleet-refusal-over = Das Spiel ist zu Ende.
fleet-refusal-luck-first = Zuerst werden Karten gezogen.
fleet-refusal-not-your-turn = Jetzt entscheidet jemand anders.
fleet-refusal-committed = Du hast gewählt; alle Zahlen und Reihen werden gemeinsam aufgedeckt.
fleet-refusal-wrong-moment = Zuerst kommt etwas anderes: { $asked }.
fleet-refusal-no-such-ship = An Liegeplatz { $berth } ist kein Schiff.
fleet-refusal-ship-full = Das Schiff von Liegeplatz { $berth } hat zu wenige freie Plätze.
fleet-refusal-ship-at-sea = Das Schiff von Liegeplatz { $berth } ist auf dem Ozean; hier geht nur ein Schiff im Hafen.
fleet-refusal-not-at-sea = Das Schiff von Liegeplatz { $berth } ist nicht auf dem Ozean.
fleet-refusal-another-ship = Es muss ein anderes Schiff sein als das von Liegeplatz { $berth }.
fleet-refusal-empty-ship = An Bord des Schiffs von Liegeplatz { $berth } ist niemand.
fleet-refusal-not-completely = Dann ließe es sich nicht vollständig ausführen.
fleet-refusal-before-boarding = { $special } spielt man einmal, bevor das erste Schiff genannt ist.
fleet-refusal-must-place = Du hast dafür eine Spezialkarte gespielt, also musst du jetzt setzen.
fleet-refusal-own-seat = Den Platz des eigenen Flüchtlings kannst du nicht nehmen.
fleet-refusal-not-seated = Dort sitzt kein Flüchtling dieser Farbe.
fleet-refusal-too-few-cubes = { $cubes } sind mehr als die { $supply } hinter deinem Sichtschirm.
fleet-refusal-office-taken = { $office } ist schon genommen ({ $colour }).
fleet-refusal-no-such-power = Jetzt gibt es keine Fähigkeit zu nutzen: { $office }.
fleet-refusal-not-in-hand = Du hast die Karte nicht auf der Hand: { $card }.
fleet-refusal-too-many-down = Höchstens zwei Karten deiner Reihe dürfen verdeckt bleiben.
fleet-refusal-card-carried-out = Diese Karte ist schon ausgeführt.
fleet-refusal-cannot-carry-out = { $card } lässt sich jetzt nicht vollständig ausführen.
fleet-refusal-not-refugees = Empathie ersetzt eine Karte Flüchtlinge, nicht { $card }.
fleet-refusal-no-exchange = Dafür braucht es ein Schiff im Hafen mit 3 neutralen Flüchtlingen und 3 Holzwürfel von dir.
fleet-refusal-warship-immune = Das fortgeschrittene Kriegsschiff ist gegen rote Karten immun.
fleet-refusal-not-in-senate = { $cubes } Einflussmarker lassen sich nicht entfernen; nur 1 bis 4, die dort liegen.
fleet-refusal-cannot-throw-off = Dort kann kein Flüchtling dieser Farbe abgelegt werden.
fleet-refusal-at-least-one = Mindestens ein Flüchtling muss abgelegt werden.
fleet-refusal-not-just-placed = Auf das Schiff von Liegeplatz { $berth } hast du eben niemanden gesetzt.
fleet-refusal-would-be-empty = Das Schiff von Liegeplatz { $berth } wäre leer und könnte sich nicht bewegen.
fleet-refusal-no-such-special = Diese Karte hast du nicht: { $special }.
fleet-refusal-luck = Jetzt entscheidet der Zufall über etwas anderes.

## Der Tisch in Worten

fleet-text-round = Runde
fleet-text-markers = { $left ->
    [0] Kein Untergangsmarker ist übrig.
    [1] 1 Untergangsmarker ist übrig.
   *[other] { $left } Untergangsmarker sind übrig.
}
fleet-text-event-deck = Ereignisse im Stapel: { $count }. Noch nicht gesehen: { $events }.
fleet-text-harbour = Schiffe
fleet-text-moving = In der nächsten Untergangsphase würden sich nach jetzigem Stand bewegen: { $ships }.
fleet-text-camp = Im Flüchtlingslager: { $neutrals }.
fleet-text-new-land = Im Neuen Land: { $list }.
fleet-text-senate = Senat
fleet-text-senate-cubes = Einflussmarker im Senat: { $list }.
fleet-text-tile = { $field }. { $tile }, { $role }:
fleet-text-holder = bei { $name }.
fleet-text-marker = Marker hier: { $names }.
fleet-text-rows = Reihen
fleet-text-slot = { $card }{ $down ->
    [yes] {" "}(verdeckt)
   *[no] {""}
}{ $bid ->
    [0] {""}
   *[other] {" "}mit { $bid }
}{ $carried ->
    [yes] {" "}(ausgeführt)
   *[no] {""}
}
fleet-text-row = { $name }: { $cards }.
fleet-text-players = Spieler
fleet-text-holds = Hat { $tiles }.
fleet-text-known = Bekannte Spezialkarten: { $cards }.
fleet-text-sealed = Hat geheim gewählt.
fleet-text-sealed-known = Hat geheim gewählt: { $cubes }.
fleet-text-hand = Deine Karten
fleet-text-card = { $count } × { $card }: { $effect }
fleet-text-special = { $count } × { $card } (Spezialkarte): { $effect }
fleet-text-nothing = Keine Karten.
fleet-text-stores = Stapel
fleet-text-politics = Politikkarten im Stapel: { $count }. Abgelegt: { $discard }{ $buried ->
    [0] {""}
   *[other] {" "}und { $buried } verdeckt
}.
fleet-text-specials = Spezialkarten im Stapel: { $count }. Abgelegt: { $discard }.
fleet-score-title = Siegpunkte
fleet-score-landings = Ankünfte
fleet-score-majorities = Mehrheiten
fleet-score-events = Ereignisse
fleet-score-total = Summe
fleet-score-line = { $name }: Leiste { $track }, Spezialkarten { $cards }, Summe { $total }.
fleet-score-note = Es gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand entscheidet die Senatsreihenfolge.

## Die Seite der Bestandteile

fleet-fact-cubes = Holzwürfel je Spieler
fleet-fact-neutrals = Neutrale Holzwürfel
fleet-fact-hand = Politikkarten einer vollen Hand
fleet-fact-start-specials = Spezialkarten zu Beginn
fleet-fact-politics-cards = Politikkarten insgesamt
fleet-fact-special-cards = Spezialkarten insgesamt
fleet-fact-standard = Standardtabelle, 0 bis 5 Flüchtlinge
fleet-fact-premium = Tabelle „Wichtige Fracht“, 0 bis 5 Flüchtlinge
fleet-fact-new-land = Punkte für die Mehrheit im Neuen Land
fleet-fact-senate = Punkte für die Mehrheit im Senat
fleet-fact-science-ship = Punkte des fortgeschrittenen Wissenschaftsschiffs
fleet-fact-debts = Punkte aus den Schulden des Senats, Erster und Zweiter
fleet-fact-ships = Schiffe
fleet-fact-politics = Politikkarten
fleet-fact-specials = Spezialkarten
fleet-fact-events = Ereignisse
fleet-fact-ship = Schiff
fleet-fact-seats-basic = Plätze, Startschiff
fleet-fact-seats-upgraded = Plätze, fortgeschritten
fleet-fact-power = Fortgeschritten
fleet-fact-card = Karte
fleet-fact-effect = Was sie tut
fleet-fact-copies = Anzahl
fleet-fact-event-neutrals = Neutrale Flüchtlinge

## Fenster, in denen gefragt werden kann

window-spy = Gestaltwandelnder Spion: nach den Geboten
window-guardian = Wächter: wenn eine rote Karte auf ein Schiff gerichtet ist
window-alliance = Allianz: wenn ein Schiff ankommt
window-sacrifice = Aufopferung: nach dem Setzen von Flüchtlingen
