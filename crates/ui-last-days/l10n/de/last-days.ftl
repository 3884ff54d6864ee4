### Die letzten Tage von Atlantis: die Wörter dieses Tischs.

## Karten

ld-card = { $card ->
    [ref1] Flüchtlinge (1)
    [ref1_special] Flüchtlinge (1 + Spezialkarte)
    [ref1_ship] Flüchtlinge (1 + Schiff)
    [ref1_vp] Flüchtlinge (1 + Punkt)
    [ref2] Flüchtlinge (2)
    [ref21] Flüchtlinge (2+1)
    [aristo1] Aristokratie (1)
    [aristo2] Aristokratie (1+1)
    [ships2] Schiffe (2)
    [ships3] Schiffe (3)
    [cargo] Wichtige Fracht
    [support2] Unterstützung
    [sabotage] Sabotage
   *[treason] Verrat
}
ld-card-effect = { $card ->
    [ref1] Setze 1 eigenen Flüchtling auf einen freien Platz eines Schiffs im Hafen.
    [ref1_special] Setze 1 eigenen Flüchtling auf ein Schiff im Hafen, dann zieh eine Spezialkarte.
    [ref1_ship] Setze 1 eigenen Flüchtling auf ein Schiff im Hafen, dann bewege ein anderes Schiff ein Feld.
    [ref1_vp] Setze 1 eigenen Flüchtling auf ein Schiff im Hafen und bekomme 1 Siegpunkt.
    [ref2] Setze 2 eigene Flüchtlinge auf freie Plätze eines Schiffs im Hafen.
    [ref21] Setze 2 eigene Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes.
    [aristo1] Setze 1 eigenen Flüchtling auf ein Schiff im Hafen; ist es voll, nimm den Platz eines neutralen Flüchtlings oder eines Flüchtlings von jemandem mit mehr Siegpunkten.
    [aristo2] Setze je 1 eigenen Flüchtling auf zwei Schiffe im Hafen; ist eines voll, nimm dort den Platz eines neutralen Flüchtlings oder eines Flüchtlings von jemandem mit mehr Siegpunkten.
    [ships2] Bewege genau zwei verschiedene Schiffe je ein Feld.
    [ships3] Bewege genau drei verschiedene Schiffe je ein Feld.
    [cargo] Bewege ein Schiff ein Feld; kommt es an, werten es alle nach der Tabelle „Wichtige Fracht“.
    [support2] Zieh 2 Spezialkarten.
    [sabotage] Ein Schiff auf dem Ozean kehrt in den Hafen zurück, und alle an Bord werden abgelegt; je 1 SP für Flüchtlinge von Spielern mit mehr Punkten.
   *[treason] Lege 1 bis 4 Flüchtlinge von einem Schiff im Hafen ab, je 1 SP für die von Spielern mit mehr Punkten; oder 1 bis 4 Einflussmarker eines Spielers aus dem Senat.
}

## Senatoren

ld-senator = { $senator ->
    [archon] Archont
    [basileus] Basileus
    [demagogos] Demagogos
    [demiurgos] Demiurgos
    [oraklos] Oraklos
    [philosophos] Philosophos
   *[strategos] Strategos
}
ld-senator-role = { $senator ->
    [archon] Richter
    [basileus] König
    [demagogos] Unruhestifter
    [demiurgos] Handwerker
    [oraklos] Prophetin
    [philosophos] Philosoph
   *[strategos] Taktiker
}
ld-senator-power = { $senator ->
    [archon] Sofort: 5 Politikkarten ziehen, dann 5 ablegen.
    [basileus] Sofort: 1 eigenen Flüchtling auf ein Schiff im Hafen setzen.
    [demagogos] Sofort: 1 nicht leeres Schiff aus dem Hafen bewegen.
    [demiurgos] Sofort: eine Spezialkarte ziehen.
    [oraklos] Bis zu zwei Karten deiner Reihe dürfen bis zu ihrer Auktion verdeckt bleiben.
    [philosophos] Nach einer Auktion der Runde, in der du keine Karte ausgespielt hast: Nimm bis zu 2 Einflussmarker deines Gebots zurück.
   *[strategos] Nach der letzten Auktion: Spiele eine deiner ausgelegten Karten aus, auf der keine Einflussmarker liegen.
}
ld-bonus = { $count ->
    [one] 1 Bonus-SP-Marker
   *[other] { $count } Bonus-SP-Marker
}
ld-on-track = { $points } (Marker „70“ und { $rest } auf der Leiste)

## Ereignisse

ld-event-title = { $event ->
    [wisdom] Weisheit des Senators
    [flood] Die Flut der Armen
    [winds] Günstige Winde
    [debts] Der Senat zahlt seine Schulden
    [wrath] Zorn des Meeresherrn
    [together] Wir stecken da zusammen drin!
    [chaos] Das Chaos nimmt zu!
    [gift] Geschenk der Götter
    [command] Unter der Führung des Senats
   *[all_lost] Wir sind alle verloren!
}
ld-event = { $event ->
    [wisdom] Weisheit des Senators
    [flood] Die Flut der Armen
    [winds] Günstige Winde
    [debts] Der Senat zahlt seine Schulden
    [wrath] Zorn des Meeresherrn
    [together] Wir stecken da zusammen drin
    [chaos] Das Chaos nimmt zu
    [gift] Geschenk der Götter
    [command] Unter der Führung des Senats
   *[all_lost] Wir sind alle verloren
}
ld-event-ongoing = { $event ->
    [flood] Solange das Ereignis gilt: Mit jeder Politikkarte, die Flüchtlinge setzt, darf genau 1 mehr gesetzt werden, auf eines der für die Karte gewählten Schiffe.
    [winds] Solange das Ereignis gilt: Mit jeder Politikkarte, die Schiffe bewegt, darf 1 Schiff mehr bewegt werden, nach der Standardtabelle.
    [chaos] Solange das Ereignis gilt: keine Einflussphase und keine Senatsphase. Senatoren und Einflussmarker im Senat bleiben, und jeder Senator darf noch einmal genutzt werden.
    [gift] Solange das Ereignis gilt: 5 Politikkarten liegen als Hand der Götter offen, und in jeder Auktion darf ein Berechtigter eine davon ausspielen statt der Karte, um die es geht.
   *[command] Solange das Ereignis gilt: Flüchtlinge kommen aus dem Senat, nicht aus dem Vorrat hinter dem Sichtschirm.
}
ld-event-delayed = { $event ->
    [wisdom] In Schritt 4 der nächsten Untergangsphase: Die ersten beiden der Senatsreihenfolge ziehen je eine Spezialkarte.
    [debts] In Schritt 4 der nächsten Untergangsphase: Der Erste der Senatsreihenfolge bekommt 5 Siegpunkte, der Zweite 3.
    [wrath] In Schritt 4 der nächsten Untergangsphase: Jedes Schiff auf dem Ozean kehrt in den Hafen zurück, und alle an Bord werden abgelegt.
    [together] In Schritt 4 der nächsten Untergangsphase: Reihum in der Senatsreihenfolge darf jeder bis zu 3 Flüchtlinge auf Schiffe im Hafen setzen.
   *[all_lost] { $lost ->
        [0] In Schritt 4 der nächsten Untergangsphase: Niemand verliert einen Holzwürfel, denn noch fehlt kein Untergangsmarker.
        [any] In Schritt 4 der nächsten Untergangsphase: Jeder entfernt endgültig 2 eigene Holzwürfel je Untergangsmarker, der schon fehlt.
       *[other] In Schritt 4 der nächsten Untergangsphase: Jeder entfernt endgültig { $cubes } der eigenen Farbe, Flüchtlinge eingeschlossen.
    }
}
ld-event-doom = { $left ->
    [3] Untergangseffekt, im selben Schritt: Der erste Untergangsmarker wird entfernt, und die Schiffe A und B werden aufgewertet.
    [2] Untergangseffekt, im selben Schritt: Der zweite Untergangsmarker wird entfernt, und die Schiffe C, D und E werden aufgewertet.
    [1] Untergangseffekt, im selben Schritt: Der dritte Untergangsmarker wird entfernt, und das Spiel endet sofort.
   *[other] Der letzte Untergangsmarker ist fort.
}
ld-event-doom-any = Untergangseffekt, in Schritt 4 der nächsten Untergangsphase: Ein Untergangsmarker wird entfernt. Der erste wertet die Schiffe A und B auf, der zweite C, D und E, der dritte beendet das Spiel.

## Was man wählen kann

ld-action-play = { $from ->
    [own] Deine Karte { $card } ausspielen
    [borrowed] { $card } von { $name } ausspielen
    [nobody] Die Karte eines Nachbarn ausspielen
    [unbid] { $card } von Stelle { $slot } ausspielen
    [gods] Hand der Götter: { $card }
   *[hand] Unerwartete Intervention: { $card }
}
ld-action-empathy = { $from ->
    [own] Empathie statt deiner Karte { $card }
    [borrowed] Empathie statt { $card } von { $name }
    [nobody] Empathie statt der Karte eines Nachbarn
    [unbid] Empathie statt { $card } von Stelle { $slot }
    [gods] Empathie statt { $card } aus der Hand der Götter
   *[hand] Intervention und Empathie statt { $card }
}
ld-action-sail-extra = Günstige Winde: { $ship } bewegen
ld-action-refund = { $cubes } zurücknehmen
ld-action-lose = Einen Holzwürfel entfernen: { $from }
ld-action-pass = { $ask ->
    [Play] Verzichten
    [Strategos] Verzichten
    [Power] Nicht nutzen
    [Refund] Liegen lassen
    [Board] Keinen mehr setzen
    [Flood] Keinen mehr setzen
    [Sail] Keines mehr bewegen
   *[other] Passen
}
ld-from-zone = { $zone ->
    [supply] hinter dem Sichtschirm hervor
    [senate] aus dem Senat
    [slots] von den ausgelegten Karten
    [front] von den abgelegten Holzwürfeln
    [land] aus dem Neuen Land
    [hold] { $from }, aus dem Laderaum
   *[ship] { $from }
}

## Was zu tun ist

ld-todo = { $ask ->
    [FirstRefugee] einen ersten Flüchtling setzen
    [Influence] Einflussmarker für den Senat wählen
    [Senator] einen Senator nehmen
    [Power] die Fähigkeit eines Senators nutzen oder nicht
    [Discard] Politikkarten ablegen
    [Lay] die Reihe auslegen
    [Bid] bieten
    [Declare] ein Gebot ansagen
    [Spy] einen Gestaltwandelnden Spion spielen oder passen
    [Play] eine Karte ausspielen oder verzichten
    [Refund] Einflussmarker zurücknehmen oder liegen lassen
    [Strategos] eine Karte ohne Einflussmarker ausspielen oder verzichten
    [Board] ein Schiff für Flüchtlinge wählen
    [Displace] wählen, wessen Platz genommen wird
    [Flood] einen Flüchtling mehr setzen oder nicht
    [Sacrifice] Aufopferung spielen oder passen
    [Sail] ein Schiff zum Bewegen wählen
    [Target] das Ziel der Karte wählen
    [ThrowOff] wählen, wer abgelegt wird
    [Exchange] das Schiff für den Tausch wählen
    [Guard] einen Wächter spielen oder passen
    [Ally] eine Allianz spielen oder passen
   *[Lose] Holzwürfel endgültig entfernen
}

## Die Aufforderung

ld-prompt-senator = Nimm kostenlos einen Senator.
ld-prompt-bid = Wähle dein geheimes Gebot für Auktion { $slot }.
ld-prompt-declare = Sage an, wie viele Einflussmarker du in Auktion { $slot } bietest; mit 0 passt du.
ld-prompt-play = Spiele in Auktion { $slot } eine Karte aus oder verzichte.
ld-prompt-refund = Philosophos: Nimm höchstens { $cubes } deines Gebots zurück oder lass alles liegen.
ld-prompt-strategos = Strategos: Spiele eine deiner Karten aus, auf der keine Einflussmarker liegen, oder verzichte.
ld-prompt-flood = Die Flut der Armen: Setze 1 Flüchtling mehr auf ein Schiff dieser Karte oder setze keinen mehr.
ld-prompt-demagogos = Demagogos: Wähle ein Schiff, das den Hafen verlässt.
ld-prompt-extra-ship = Günstige Winde: Wähle ein weiteres Schiff, das sich bewegt, oder bewege keines mehr.
ld-prompt-treason = Richte Verrat auf ein Schiff im Hafen oder auf Einflussmarker im Senat.
ld-prompt-lose = Wir sind alle verloren: Entferne noch { $cubes } deiner Farbe, endgültig.
ld-known-senator = Archont, Basileus, Demagogos und Demiurgos nutzt man sofort; Bonus-SP-Marker auf einem Plättchen sind Siegpunkte.
ld-known-lay = Die Auktionen gehen von links nach rechts und sind { $kind ->
    [secret] geheim
   *[open] offen
}; alle Reihen werden gemeinsam aufgedeckt.
ld-known-displace = Du kannst nur den Platz eines neutralen Flüchtlings nehmen oder den eines Spielers, der mehr Siegpunkte hat als du.
ld-known-lose = Du hast { $cubes } hinter dem Sichtschirm. Was entfernt ist, kommt nie zurück.
ld-known-treason = Lege 1 bis 4 Flüchtlinge oder Einflussmarker ab; 1 Siegpunkt für jeden Flüchtling eines Spielers vor dir.

## Was folgt

ld-detail-bonus = Darauf: { $markers }, also sofort { $points }.
ld-detail-gain = Das bringt { $points }, denn dieser Spieler hat mehr Siegpunkte als du.
ld-detail-sunk = Du bekommst { $points } für Flüchtlinge von Spielern, die mehr Siegpunkte haben als du.
ld-detail-treason-points = Jeder Flüchtling eines Spielers, der mehr Siegpunkte hat als du, bringt 1 Siegpunkt.
ld-detail-senate-left = Dann { $cubes } im Senat übrig.
ld-detail-keep-down = Verdeckt bis zur Auktion: { $cards }.
ld-detail-gods = Deine eigene Karte wird dann nicht ausgespielt, und niemand sonst spielt in dieser Auktion eine Karte der Götter aus.
ld-detail-skip = Die Fähigkeit ist dann für diese Runde verloren.
ld-detail-no-refund = Die Fähigkeit bleibt für eine spätere Auktion dieser Runde.
ld-detail-lose = Der Holzwürfel kommt nie zurück.
ld-detail-lose-home = Dann ist niemand mehr an Bord, und das Schiff kehrt ohne Wertung in den Hafen zurück.

## Das Protokoll

ld-log-round = Runde { $round } beginnt; aktuelles Ereignis: { $event }. Ihre Auktionen sind { $kind ->
    [secret] geheim
   *[open] offen
}.
ld-log-senator = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $senator }
ld-log-gods = Die Hand der Götter liegt offen: { $cards }.
ld-log-bonus = Einen Bonus-SP-Marker bekommen: { $senators }.
ld-log-auction = Auktion { $slot } beginnt; sie ist { $kind ->
    [secret] geheim
   *[open] offen
}.
ld-log-played = { $you ->
    [yes] spielst
   *[no] spielt
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] von dir
        [neutral] von niemandem
       *[other] von { $name }
    }
    [unbid] {" "}mit Strategos
    [gods] {" "}aus der Hand der Götter
   *[hand] {" "}von der Hand
} aus
ld-log-empathy = { $you ->
    [yes] ersetzt
   *[no] ersetzt
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] von dir
        [neutral] von niemandem
       *[other] von { $name }
    }
    [unbid] {" "}mit Strategos
    [gods] {" "}aus der Hand der Götter
   *[hand] {" "}von der Hand
}
ld-log-lost = { $you ->
    [yes] entfernst
   *[no] entfernt
} endgültig einen Holzwürfel { $from }
ld-log-lost-more = { $you ->
    [yes] noch einen
   *[no] noch einen
} { $from }
ld-log-came-home = Niemand ist mehr an Bord. { $ship } kehrt ohne Wertung in den Hafen zurück.
ld-log-scored = { $subject } { $you ->
    [yes] bekommst
   *[no] bekommt
} { $points } { $why ->
    [bonus] für die Bonus-SP-Marker des Senators
    [land] für die meisten Flüchtlinge im Neuen Land
    [senate] für die meisten Einflussmarker im Senat
    [refugees] von der Karte
    [sabotage] für Flüchtlinge von Spielern mit mehr Siegpunkten (Sabotage)
    [treason] für Flüchtlinge von Spielern mit mehr Siegpunkten (Verrat)
   *[debts] aus den Schulden des Senats
}.
ld-log-event = Ereignis: { $event }. { $effect } An Bord gehen: { $neutrals }; die Auktionen seiner Runde sind { $kind ->
    [secret] geheim
   *[open] offen
}.
ld-log-effect = Es tritt ein, was angekündigt war: { $event }.
ld-log-cleaned-up = { $kept ->
    [yes] Gebote, abgelegte Holzwürfel und die Flüchtlinge im Neuen Land kommen zurück; Senatoren und Senat bleiben.
   *[no] Senatoren, Gebote, abgelegte Holzwürfel und die Flüchtlinge im Neuen Land kommen zurück.
}

## Ablehnungen

ld-refusal-seats = Das Spiel ist für 3 bis 5 Spieler, nicht für { $seats }.
ld-refusal-extra-cards = Im langen Spiel gibt es 1 bis 5 Handkarten mehr, nicht { $cards }.
ld-refusal-just-boarded = Diese Karte hat Flüchtlinge auf das Schiff von Liegeplatz { $berth } gesetzt und darf es nicht bewegen.
ld-refusal-not-chosen = Das Schiff von Liegeplatz { $berth } wurde für diese Karte nicht gewählt.
ld-refusal-must-sail = Ein Schiff muss noch bewegt werden.
ld-refusal-no-extra-ship = Ein weiteres Schiff darf nicht bewegt werden.
ld-refusal-not-ahead = Den Platz kannst du nur jemandem nehmen, der mehr Siegpunkte hat als du ({ $colour } hat nicht mehr).
ld-refusal-number-taken = { $cubes } ist in dieser Auktion schon angesagt.
ld-refusal-may-not-borrow = Du darfst in dieser Auktion keine Karte eines Nachbarn ausspielen.
ld-refusal-not-of-the-gods = In der Hand der Götter liegt keine solche Karte: { $card }.
ld-refusal-gods-taken = In dieser Auktion wurde schon eine Karte aus der Hand der Götter ausgespielt.
ld-refusal-not-unbid = Strategos spielt eine eigene ausgelegte Karte aus, auf der keine Einflussmarker liegen.
ld-refusal-only-own-cards = Strategos spielt nur eine eigene ausgelegte Karte aus.
ld-refusal-no-cargo-airship = Wichtige Fracht kann das fortgeschrittene Luftschiff nicht bewegen.
ld-refusal-no-senate = Diese Karte kann keine Einflussmarker aus dem Senat entfernen.
ld-refusal-no-such-refund = 1 bis { $most } Einflussmarker lassen sich zurücknehmen, nicht { $cubes }.
ld-refusal-no-cube-there = { $zone ->
    [supply] Du hast keinen Einflussmarker hinter dem Sichtschirm.
    [senate] Du hast keinen Einflussmarker im Senat.
    [slots] Du hast keinen Einflussmarker auf deinen ausgelegten Karten.
    [front] Du hast keinen abgelegten Holzwürfel.
    [land] Du hast keinen Flüchtling im Neuen Land.
    [hold] Du hast niemanden im Laderaum des Schiffs von Liegeplatz { $berth }.
   *[ship] Du hast niemanden auf einem Platz des Schiffs von Liegeplatz { $berth }.
}

## Der Tisch in Worten

ld-text-phase = { $phase ->
    [opening] Die ersten Flüchtlinge werden gesetzt.
    [influence] Runde { $round }, Einflussphase.
    [senate] Runde { $round }, Senatsphase.
    [auctions] Runde { $round }, Auktionsphase.
    [over] Das Spiel ist nach Runde { $round } zu Ende.
   *[doom] Runde { $round }, Untergangsphase.
}
ld-text-auction-kind = Die Auktionen dieser Runde sind { $kind ->
    [secret] geheim
   *[open] offen
}.
ld-text-event = Aktuelles Ereignis: { $event }.
ld-text-senate-order = Senatsreihenfolge: { $names }.
ld-text-senators = Senatoren
ld-text-free = { $bonus ->
    [0] frei.
   *[other] frei, darauf { $markers }.
}
ld-text-ranking = Auktion { $slot }, Rangfolge: { $names }. Berechtigt: { $entitled }.
ld-text-entitled = { $count ->
    [one] In jeder Auktion ist nur der Erste berechtigt.
   *[other] In jeder Auktion sind die ersten { $count } berechtigt.
}
ld-text-gods = Hand der Götter: { $cards }.
ld-text-player = { $name }: { $points }. Hinter dem Sichtschirm { $supply }, abgelegt { $front }, an Bord { $aboard }{ $lost ->
    [0] {""}
   *[other] , endgültig verloren { $lost }
}. Auf der Hand { $hand } und { $specials }.
ld-score-bonus = Senatoren: Bonus-SP-Marker
ld-score-refugees = Karten Flüchtlinge
ld-score-sabotage = Sabotage
ld-score-treason = Verrat
ld-score-tied = Gleichstand: { $names }. { $winner } steht in der Senatsreihenfolge vorn und gewinnt.

## Die Seite der Bestandteile

ld-fact-gods = Karten in der Hand der Götter
ld-fact-other-events = Andere Ereignisse im Stapel
ld-fact-other-events-long = Andere Ereignisse im Stapel, langes Spiel
ld-fact-figures = Senatoren
ld-fact-fields = Senatsfelder von links
ld-fact-refugees-vp = Punkte auf einer Karte Flüchtlinge
ld-fact-auction = Auktionen seiner Runde

## Ein neuer Tisch

ld-choice-extra-cards-hint = Das lange Spiel: Es gibt mehr Handkarten, ausgelegt werden weiterhin fünf, und ein Ereignis mehr ist im Stapel: 4 bis 7 Runden.
