### Zagłada Atlantydy: die Wörter dieses Tischs.

## Karten

da-card = { $card ->
    [ref1] Flüchtlinge (1)
    [ref2] Flüchtlinge (2)
    [ref21] Flüchtlinge (2+1)
    [aristo] Aristokratie
    [ships2] Schiffe
    [royal] Wichtige Fracht
    [support1] Unterstützung
    [sabotage] Sabotage
   *[treason] Verrat
}
da-card-effect = { $card ->
    [ref1] Setze 1 eigenen Flüchtling auf einen freien Platz eines Schiffs im Hafen.
    [ref2] Setze 2 eigene Flüchtlinge auf freie Plätze eines Schiffs im Hafen.
    [ref21] Setze 2 eigene Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes.
    [aristo] Setze 1 eigenen Flüchtling auf ein Schiff im Hafen; ist es voll, nimm einem fremden Flüchtling den Platz weg.
    [ships2] Bewege genau zwei verschiedene Schiffe je ein Feld.
    [royal] Bewege ein Schiff ein Feld; kommt es an, werten es alle nach der Tabelle „Wichtige Fracht“.
    [support1] Du bekommst eine Spezialkarte.
    [sabotage] Ein Schiff auf dem Ozean kehrt in den Hafen zurück, und alle an Bord werden abgelegt.
   *[treason] Lege 1 bis 4 Flüchtlinge von einem Schiff im Hafen ab oder 1 bis 4 Einflussmarker eines Spielers aus dem Senat.
}

## Senatoren

da-faction = { $faction ->
    [archon] Archont
    [basileus] Basileus
    [demagogos] Demagogos
    [demiurgos] Demiurgos
    [oraklos] Oraklos
    [philosophios] Philosophos
   *[strategos] Strategos
}
da-faction-role = { $faction ->
    [archon] Richter
    [basileus] König
    [demagogos] Unruhestifter
    [demiurgos] Handwerker
    [oraklos] Prophetin
    [philosophios] Philosoph
   *[strategos] Taktiker
}
da-faction-power = { $faction ->
    [archon] Am Ende der Phase: 5 Politikkarten ziehen, dann 5 ablegen.
    [basileus] Am Ende der Phase: 1 eigenen Flüchtling auf ein Schiff im Hafen setzen.
    [demagogos] { $two ->
        [yes] Rote Karten können dich nicht treffen.
       *[no] Einmal je Runde: ein geheimes Gebot ansehen und das eigene ändern oder einen Gegner außer der Reihe ansagen lassen.
    }
    [demiurgos] Am Ende der Phase: eine Spezialkarte bekommen.
    [oraklos] Bis zu zwei Karten deiner Reihe dürfen bis zu ihrer Auktion verdeckt bleiben.
    [philosophios] { $two ->
        [yes] Dein Gegner darf deine Karte nicht ausspielen.
       *[no] Wenn du berechtigt, aber nicht Erster bist: Du darfst zuerst handeln und die Karte eines Nachbarn ausspielen.
    }
   *[strategos] Nach einer Auktion, in der du keine Karte ausgespielt hast: Nimm bis zu 2 Einflussmarker deines Gebots zurück.
}

## Ereignisse

da-event-title = { $event ->
    [doom] Untergang!
    [debts] Der Senat zahlt seine Schulden
    [wrath] Zorn des Meeresherrn
    [together] Wir stecken da zusammen drin!
    [confusion] Das Chaos nimmt zu!
    [all_lost] Wir sind alle verloren!
    [woe] Wehe den Schwachen!
   *[command] Unter der Führung des Senats
}
da-event = { $event ->
    [doom] Untergang
    [debts] Der Senat zahlt seine Schulden
    [wrath] Zorn des Meeresherrn
    [together] Wir stecken da zusammen drin
    [confusion] Das Chaos nimmt zu
    [all_lost] Wir sind alle verloren
    [woe] Wehe den Schwachen
   *[command] Unter der Führung des Senats
}
da-event-effect = { $event ->
    [doom] Ein Untergangsmarker wird entfernt: Die ersten zwei werten Schiffe auf, der dritte beendet das Spiel.{ $family ->
        [yes] {""}
       *[no] {" "}Alle Einflussmarker im Senat kehren zurück.
    }
    [debts] { $family ->
        [yes] Wer mit dem Marker am weitesten links steht, bekommt 5 Siegpunkte, der Nächste 3.
       *[no] Der Erste im Senat bekommt 5 Siegpunkte, der Zweite 3. Alle Einflussmarker im Senat kehren zurück.
    }
    [wrath] Jedes Schiff auf dem Ozean kehrt in den Hafen zurück, und alle an Bord werden abgelegt.
    [together] Reihum darf jeder bis zu 3 Flüchtlinge auf Schiffe im Hafen setzen.
    [confusion] { $family ->
        [yes] Die Senatoren bleiben, wo sie sind; die nächste Runde hat keine Senatsphase.
       *[no] Senatoren und Einflussmarker im Senat bleiben, wo sie sind; die nächste Runde hat keine Einflussphase und keine Senatsphase.
    }
    [all_lost] { $two ->
        [yes] In der nächsten Runde haben die Reihen 3 Karten, und es gibt 3 Auktionen.
       *[no] In jeder Auktion der nächsten Runde ist ein Spieler weniger berechtigt.
    }
    [woe] In jeder Auktion der nächsten Runde kostet das niedrigste Gebot 1 Siegpunkt.
   *[command] { $family ->
        [yes] In der nächsten Untergangsphase bekommt, wer mit dem Marker am weitesten links steht, 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der Nächste die Hälfte.
       *[no] Alle Einflussmarker im Senat kehren zurück. In der nächsten Untergangsphase bekommt der Erste im Senat 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der Zweite die Hälfte.
    }
}
da-event-now = { $event ->
    [confusion] { $family ->
        [yes] Diese Runde hat keine Senatsphase.
       *[no] Diese Runde hat keine Einflussphase und keine Senatsphase.
    }
    [all_lost] { $two ->
        [yes] Die Reihen dieser Runde haben 3 Karten, und es gibt 3 Auktionen.
       *[no] In jeder Auktion dieser Runde ist ein Spieler weniger berechtigt.
    }
    [woe] In jeder Auktion dieser Runde kostet das niedrigste Gebot 1 Siegpunkt.
    [command] { $family ->
        [yes] In der Untergangsphase dieser Runde bekommt, wer mit dem Marker am weitesten links steht, 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der Nächste die Hälfte.
       *[no] In der Untergangsphase dieser Runde bekommt der Erste im Senat 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der Zweite die Hälfte.
    }
   *[other] Es wirkt nicht mehr.
}

## Was man wählen kann

da-action-no-faction = Vorerst passen
da-action-peek = Gebot ansehen: { $who ->
    [you] das eigene
    [neutral] keines
   *[other] { $name }
}
da-action-force = Jetzt ansagen lassen: { $who ->
    [you] dich selbst
    [neutral] niemanden
   *[other] { $name }
}
da-action-act-first = Zuerst handeln
da-action-act-in-order = In der Rangfolge handeln
da-action-play = { $from ->
    [own] Deine Karte { $card } ausspielen
    [borrowed] { $card } von { $name } ausspielen
    [nobody] Die Karte eines Nachbarn ausspielen
   *[hand] Unerwartete Intervention: { $card }
}
da-action-empathy = { $from ->
    [own] Empathie statt deiner Karte { $card }
    [borrowed] Empathie statt { $card } von { $name }
   *[hand] Intervention und Empathie statt { $card }
}
da-action-refund = Zurücknehmen
da-action-take-special = { $special } nehmen
da-action-take-top = Die unbekannte Karte nehmen
da-action-pass = { $ask ->
    [Play] Verzichten
    [Board] Keinen mehr setzen
    [Refund] Liegen lassen
    [Peek] Jetzt nicht
    [Force] Jetzt nicht
   *[other] Passen
}

## Was zu tun ist

da-todo = { $ask ->
    [FirstRefugee] einen ersten Flüchtling setzen
    [Senate] Einflussmarker für den Senat wählen
    [Faction] einen Senator nehmen oder passen
    [FreeFaction] kostenlos einen Senator nehmen
    [Power] die Fähigkeit eines Senators nutzen oder nicht
    [Discard] Politikkarten ablegen
    [Lay] die Reihe auslegen
    [Bid] bieten
    [Peek] ein Gebot ansehen oder nicht
    [NewBid] das Gebot neu wählen
    [Declare] ein Gebot ansagen
    [Force] jemanden ansagen lassen oder nicht
    [Spy] einen Gestaltwandelnden Spion spielen oder passen
    [ActFirst] wählen, ob zuerst gehandelt wird
    [Play] eine Karte ausspielen oder verzichten
    [Board] ein Schiff für Flüchtlinge wählen
    [Displace] wählen, wessen Platz genommen wird
    [Sail] ein Schiff zum Bewegen wählen
    [Target] das Ziel der Karte wählen
    [ThrowOff] wählen, wer abgelegt wird
    [Exchange] das Schiff für den Tausch wählen
    [Sacrifice] Aufopferung spielen oder passen
    [Guard] einen Wächter spielen oder passen
    [Ally] eine Allianz spielen oder passen
    [Refund] Einflussmarker zurücknehmen oder liegen lassen
   *[ChooseSpecial] eine Spezialkarte wählen
}

## Die Aufforderung

da-prompt-faction = { $price ->
    [0] Nimm kostenlos einen Senator oder passe.
   *[other] Nimm einen Senator für { $cubes } oder passe.
}
da-prompt-free-faction = Nimm kostenlos einen Senator.
da-prompt-bid = Wähle dein geheimes Gebot für Auktion { $slot }.
da-prompt-peek = Alle Gebote sind gewählt. Mit Demagogos darfst du eines ansehen.
da-prompt-new-bid = { $name } bietet { $cubes }. Wähle dein eigenes Gebot neu.
da-prompt-declare = Sage an, wie viele Einflussmarker du in Auktion { $slot } bietest; mit 0 passt du.
da-prompt-force = Du darfst jemanden außer der Reihe ansagen lassen. Sonst { $who ->
    [you] bist du an der Reihe
    [neutral] ist niemand an der Reihe
   *[other] ist { $name } an der Reihe
}.
da-prompt-act-first = Wähle, ob du vor den anderen Berechtigten handelst.
da-prompt-play = Spiele in Auktion { $slot } eine Karte aus oder verzichte.
da-prompt-treason = { $family ->
    [yes] Wähle das Schiff, auf das Verrat gerichtet ist.
   *[no] Richte Verrat auf ein Schiff im Hafen oder auf Einflussmarker im Senat.
}
da-prompt-refund = Strategos: Nimm { $cubes } deines Gebots zurück oder lass sie liegen.
da-prompt-special = Wähle die Spezialkarte, die du bekommst.
da-known-faction = Du hast { $cubes }. Wer passt, nimmt später kostenlos einen der übrigen.
da-known-lay = Die Auktionen gehen von links nach rechts und sind { $kind ->
    [secret] geheim
   *[open] offen
}; alle Reihen werden gemeinsam aufgedeckt.
da-known-demagogos = Die Fähigkeit ist einmal je Runde nutzbar.

## Was folgt

da-detail-plus = Dazu 1 Siegpunkt.
da-detail-no-faction = Du nimmst später kostenlos einen der übrigen.
da-detail-keep-down = Verdeckt bis zur Auktion: { $cards }.
da-detail-peek = Du allein siehst das Gebot und darfst deines ändern.
da-detail-force = Die anderen sagen danach in ihrer Reihenfolge an.
da-detail-act-first = Du handelst vor dem Ersten der Rangfolge.
da-detail-act-in-order = Du handelst, wenn du in der Rangfolge dran bist.
da-detail-take-top = Sonst sieht sie niemand.

## Das Protokoll

da-log-special-taken = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $special } aus der Auslage
da-log-displayed = { $special } kommt in die Auslage.
da-log-round = Runde { $round } beginnt. Ihre Auktionen sind { $kind ->
    [secret] geheim
   *[open] offen
}.
da-log-faction = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $faction } { $price ->
    [0] kostenlos
   *[other] für { $cubes }
}
da-log-faction-passed = { $you ->
    [yes] passt und nimmst
   *[no] passt und nimmt
} später einen Senator
da-log-plus = Diese Senatoren zeigen jetzt +1: { $factions }.
da-log-vote = Auktion { $slot } beginnt; sie ist { $kind ->
    [secret] geheim
   *[open] offen
}.
da-log-peeked = { $you ->
    [yes] siehst
   *[no] sieht
} mit Demagogos { $who ->
    [you] dein Gebot
    [neutral] kein Gebot
   *[other] das Gebot von { $name }
} an
da-log-peeked-known = { $you ->
    [yes] siehst
   *[no] sieht
} mit Demagogos { $who ->
    [you] dein Gebot
    [neutral] kein Gebot
   *[other] das Gebot von { $name }
} an: { $cubes }
da-log-forced = { $you ->
    [yes] lässt
   *[no] lässt
} mit Demagogos { $who ->
    [you] dich
    [neutral] niemanden
   *[other] { $name }
} außer der Reihe ansagen
da-log-acts-first = { $you ->
    [yes] handelst
   *[no] handelt
} mit Philosophos zuerst
da-log-played = { $you ->
    [yes] spielst
   *[no] spielt
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] von dir
        [neutral] von niemandem
       *[other] von { $name }
    }
   *[hand] {" "}von der Hand
} aus
da-log-empathy = { $you ->
    [yes] ersetzt
   *[no] ersetzt
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] von dir
        [neutral] von niemandem
       *[other] von { $name }
    }
   *[hand] {" "}von der Hand
}
da-log-scored = { $subject } { $why ->
    [woe] { $you ->
        [yes] verlierst
       *[no] verliert
    } { $points } für das niedrigste Gebot
    [plus] { $you ->
        [yes] bekommst
       *[no] bekommt
    } { $points } für das +1 des Senators
    [land] { $you ->
        [yes] bekommst
       *[no] bekommt
    } { $points } für die meisten Flüchtlinge im Neuen Land
    [senate] { $you ->
        [yes] bekommst
       *[no] bekommt
    } { $points } für die meisten Einflussmarker im Senat
    [debts] { $you ->
        [yes] bekommst
       *[no] bekommt
    } { $points } aus den Schulden des Senats
   *[command] { $you ->
        [yes] bekommst
       *[no] bekommt
    } { $points } für neutrale Flüchtlinge im Neuen Land
}.
da-log-event = Ereignis: { $event }. { $effect } An Bord gehen: { $neutrals }; die Auktionen der nächsten Runde sind { $kind ->
    [secret] geheim
   *[open] offen
}.
da-log-event-last = Ereignis: { $event }. { $effect }
da-log-next-event = Das nächste Ereignis wird sein: { $event }.
da-log-put-back = Der dritte Untergang kommt zu früh: Die Karte geht zurück, und ein anderes Ereignis tritt an ihre Stelle.
da-log-neutrals-instead = Ihren Platz verlieren: { $names }.
da-log-cleaned-up = { $kept ->
    [yes] Gebote, ausgegebene Einflussmarker und die Flüchtlinge im Neuen Land kommen zurück; Senatoren und Senat bleiben.
   *[no] Senatoren, Gebote, ausgegebene Einflussmarker und die Flüchtlinge im Neuen Land kommen zurück.
}

## Ablehnungen

da-refusal-seats = Das Spiel ist für 2 bis 5 Spieler, nicht für { $seats }.
da-refusal-ark-for-two = Zu zweit spielt man ohne die Arche.
da-refusal-ship-count = { $ships } Schiffe wurden gewählt; es müssen 2 bis { $most } sein.
da-refusal-ship-seats = Die gewählten Schiffe haben { $seats } Plätze; die ersten Flüchtlinge brauchen { $needed }.
da-refusal-too-dear = Ein Senator kostet an dieser Stelle { $price }, und du hast { $supply }.
da-refusal-must-take-faction = Du musst jetzt kostenlos einen Senator nehmen.
da-refusal-no-such-opponent = Das ist kein Gegner an diesem Tisch.
da-refusal-number-taken = { $cubes } ist in dieser Auktion schon angesagt.
da-refusal-cannot-force = Dieser Spieler hat schon angesagt oder ist ohnehin der Nächste.
da-refusal-may-not-borrow = Du darfst in dieser Auktion keine Karte eines Nachbarn ausspielen.
da-refusal-no-royal-airship = Wichtige Fracht kann das fortgeschrittene Luftschiff nicht bewegen.
da-refusal-protected = Wer Demagogos hat, kann nicht getroffen werden.
da-refusal-no-senate = In dieser Variante hat niemand Einflussmarker im Senat.
da-refusal-not-displayed = { $special } liegt nicht in der Auslage.
da-refusal-nothing-to-gain = Es ist keine Spezialkarte mehr zu ziehen.

## Der Tisch in Worten

da-text-phase = { $phase ->
    [opening] Die ersten Flüchtlinge werden gesetzt.
    [senate] Runde { $round }, Einflussphase.
    [factions] Runde { $round }, Senatsphase.
    [votes] Runde { $round }, Auktionsphase.
    [over] Das Spiel ist nach Runde { $round } zu Ende.
   *[doom] Runde { $round }, Untergangsphase.
}
da-text-votes-kind = Die Auktionen dieser Runde sind { $kind ->
    [secret] geheim
   *[open] offen
}.
da-text-event = Aktuelles Ereignis: { $event }. { $effect }
da-text-no-event = Noch ist kein Ereignis aufgedeckt.
da-text-next-event = Das nächste Ereignis: { $event }. { $effect }
da-text-senate-order = { $family ->
    [yes] Reihenfolge der Marker
   *[no] Senatsreihenfolge
}: { $names }.
da-text-factions = Senatoren
da-text-free = { $plus ->
    [yes] frei, zeigt +1.
   *[no] frei.
}
da-text-prices = Preise nach der Stelle in der Reihenfolge: { $prices }.
da-text-ranking = Auktion { $slot }, Rangfolge: { $names }. Berechtigt: { $entitled }.
da-text-entitled = { $count ->
    [one] In jeder Auktion ist nur der Erste berechtigt.
   *[other] In jeder Auktion sind die ersten { $count } berechtigt.
}
da-text-player = { $name }: { $points }. Hinter dem Sichtschirm { $supply }, ausgegeben { $spent }, an Bord { $aboard }. Auf der Hand { $hand } und { $specials }.
da-text-display = In der Auslage: { $cards }.
da-score-start = Zu Beginn
da-score-factions = Senatoren: +1
da-score-tied = Gleichstand: { $names }. { $winner } steht { $family ->
    [yes] in der Reihenfolge der Marker
   *[no] in der Senatsreihenfolge
} vorn und gewinnt.

## Die Seite der Bestandteile

da-fact-start-neutrals = Neutrale Flüchtlinge an Bord zu Beginn
da-fact-start-points = Siegpunkte zu Beginn
da-fact-events-removed = Beim Aufbau entfernte Ereignisse
da-fact-events-removed-short = Im kurzen Spiel entfernte Ereignisse
da-fact-figures = Senatoren
da-fact-fields = Senatsfelder von links
da-fact-prices-2 = Preise der Senatoren, 2 Spieler
da-fact-prices-3 = Preise der Senatoren, 3 Spieler
da-fact-prices-4 = Preise der Senatoren, 4 Spieler
da-fact-prices-5 = Preise der Senatoren, 5 Spieler
da-fact-vote = Auktionen der nächsten Runde

## Ein neuer Tisch

da-choice-family-hint = Ohne Einflussphase: Die Marker allein bestimmen die Reihenfolge. Zu zweit spielt man immer so.
da-choice-open-events-hint = Das nächste Ereignis liegt offen, und alle können sich darauf einstellen.
da-choice-open-specials-hint = Drei Spezialkarten liegen offen; wer eine bekommt, nimmt eine davon oder die unbekannte oberste.
da-choice-aggressive-hint = Ist kein Platz frei, nehmen neutrale Flüchtlinge dem Letzten im Senat die Plätze.
da-choice-short-hint = Zwei Ereignisse mehr werden entfernt: ein Spiel von 4 bis 6 Runden.
da-choice-confusion-hint = In der Runde nach „Das Chaos nimmt zu“ werden Archont, Basileus und Demiurgos noch einmal genutzt.
da-choice-chosen-ships-hint = Ihr einigt euch auf Startschiffe und fortgeschrittene Schiffe; im Spiel wird keines aufgewertet.
