### Zagłada Atlantydy: die Wörter dieses Tischs.

## Schiffe in den Formen, die Sätze brauchen

da-ship-power = { $ship ->
    [ark] Ein Platz gehört einem neutralen Flüchtling, der an Bord geht, sooft das Schiff wieder im Hafen ist.
    [science_ship] Wer es mit einer Karte ans Ziel bringt, bekommt 2 Siegpunkte dazu.
    [royal_barge] Wer sie mit einer Karte ans Ziel bringt, bekommt eine Spezialkarte.
    [airship] Eine Bewegung bringt es vom Hafen geradewegs ins Neue Land; Wichtige Fracht kann es nicht bewegen.
   *[warship] Verrat und Sabotage können nicht gegen es verwendet werden.
}
da-ship-words = { $ship } (Liegeplatz { $berth }{ $upgraded ->
    [yes] , fortgeschritten
   *[no] {""}
}): { $place ->
    [port] im Hafen
    [land] im Neuen Land
   *[ocean] auf dem Ozean
}, { $taken } von { $seats } Plätzen besetzt.

## Leute und Farben

da-nobody = niemand

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
da-card-neighbour = Karte eines Nachbarn
da-card-effect = { $card ->
    [ref1] Setze 1 eigenen Flüchtling auf einen freien Platz eines Schiffs im Hafen.
    [ref2] Setze 2 eigene Flüchtlinge auf freie Plätze eines Schiffs im Hafen.
    [ref21] Setze 2 eigene Flüchtlinge auf ein Schiff im Hafen und 1 auf ein anderes.
    [aristo] Setze 1 eigenen Flüchtling auf ein Schiff im Hafen; auf einem vollen nimm einem anderen den Platz.
    [ships2] Bewege genau zwei verschiedene Schiffe je ein Feld.
    [royal] Bewege ein Schiff ein Feld; kommt es an, werten es alle nach der Premiumtabelle.
    [support1] Du bekommst eine Spezialkarte.
    [sabotage] Ein Schiff auf dem Ozean kehrt in den Hafen zurück, und alle an Bord werden abgelegt.
   *[treason] Lege 1 bis 4 Flüchtlinge von einem Schiff im Hafen ab, oder 1 bis 4 Würfel eines Spielers aus dem Senat.
}
da-face-down = verdeckt
da-special-effect = { $special ->
    [pursuit] Bevor du eigene Flüchtlinge setzt: Diesmal darfst du auch auf Schiffe auf dem Ozean setzen.
    [empathy] Statt einer Karte Flüchtlinge: Tausche auf einem Schiff im Hafen 3 neutrale Flüchtlinge gegen 3 eigene.
    [guardian] Wenn Verrat oder Sabotage ein Schiff mit einem deiner Flüchtlinge nennt: Die Karte hat keine Wirkung.
    [alliance] Wenn ein Schiff ankommt: Werte seine neutralen Flüchtlinge nach der Tabelle statt deiner eigenen.
    [holds] Bevor du eigene Flüchtlinge setzt: Diesmal darfst du auch auf volle Schiffe setzen; wer keinen Platz hat, kommt in den Laderaum.
    [intervention] Wenn du berechtigt bist: Spiele eine Politikkarte von der Hand statt der Karte, um die es geht.
    [sacrifice] Gleich nachdem du eigene Flüchtlinge gesetzt hast: Gib einen davon auf und bewege das Schiff ein Feld.
    [spy] Nach den Geboten: Lege 1 Würfel zu deinem Gebot.
   *[other] Am Spielende: { $points }.
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
       *[no] Einmal je Runde: ein geheimes Gebot ansehen und das eigene ändern, oder einen Gegner außer der Reihe ansagen lassen.
    }
    [demiurgos] Am Ende der Phase: eine Spezialkarte bekommen.
    [oraklos] Bis zu zwei Karten deiner Reihe dürfen bis zu ihrer Auktion verdeckt bleiben.
    [philosophios] { $two ->
        [yes] Dein Gegner darf deine Karte nicht ausspielen.
       *[no] Wenn du berechtigt, aber nicht Erster bist: Du darfst zuerst handeln und die Karte eines Nachbarn ausspielen.
    }
   *[strategos] Nach einer Auktion, in der du keine Karte ausgespielt hast: Nimm bis zu 2 Würfel deines Gebots zurück.
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
       *[no] {" "}Alle Würfel im Senat kehren zurück.
    }
    [debts] { $family ->
        [yes] Der linkeste Marker bekommt 5 Siegpunkte, der zweite 3.
       *[no] Der Erste im Senat bekommt 5 Siegpunkte, der Zweite 3. Alle Würfel im Senat kehren zurück.
    }
    [wrath] Jedes Schiff auf dem Ozean kehrt in den Hafen zurück, und alle an Bord werden abgelegt.
    [together] Reihum darf jeder bis zu 3 Flüchtlinge auf Schiffe im Hafen setzen.
    [confusion] { $family ->
        [yes] Die Senatoren bleiben, wo sie sind; die nächste Runde hat keine Senatsphase.
       *[no] Senatoren und Würfel im Senat bleiben, wo sie sind; die nächste Runde hat keine Einflussphase und keine Senatsphase.
    }
    [all_lost] { $two ->
        [yes] In der nächsten Runde haben die Reihen 3 Karten, und es gibt 3 Auktionen.
       *[no] In jeder Auktion der nächsten Runde ist ein Spieler weniger berechtigt.
    }
    [woe] In jeder Auktion der nächsten Runde kostet das niedrigste Gebot 1 Siegpunkt.
   *[command] { $family ->
        [yes] In der nächsten Untergangsphase bekommt der linkeste Marker 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der zweite die Hälfte.
       *[no] Alle Würfel im Senat kehren zurück. In der nächsten Untergangsphase bekommt der Erste im Senat 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der Zweite die Hälfte.
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
        [yes] In der Untergangsphase dieser Runde bekommt der linkeste Marker 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der zweite die Hälfte.
       *[no] In der Untergangsphase dieser Runde bekommt der Erste im Senat 1 Siegpunkt je neutralem Flüchtling im Neuen Land, der Zweite die Hälfte.
    }
   *[other] Es wirkt nicht mehr.
}
da-vote = { $kind ->
    [secret] geheim
   *[open] offen
}

## Zahlen

## Was man wählen kann

da-action-board = Setze { $onto }
da-action-displace = Platz nehmen: { $who ->
    [neutral] neutraler Flüchtling
    [you] eigener Flüchtling
   *[other] Flüchtling von { $name }
}
da-action-senate = { $cubes } in den Senat
da-action-bid = { $cubes } bieten
da-action-faction = { $faction } nehmen
da-action-no-faction = Vorerst passen
da-action-use = { $faction } nutzen
da-action-skip = { $faction } nicht nutzen
da-action-discard = { $card } ablegen
da-action-lay = { $card } auslegen
da-action-all-up = Alle offen
da-action-keep-down = { $count ->
    [1] Karte { $slots } bleibt verdeckt
   *[2] Karten { $slots } bleiben verdeckt
}
da-action-peek = Gebot ansehen: { $who ->
    [you] das eigene
    [neutral] keines
   *[other] { $name }
}
da-action-declare = { $cubes } ansagen
da-action-declare-none = 0 ansagen und passen
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
da-action-sail = Bewege { $ship }
da-action-target = Auf { $ship } richten
da-action-expel = { $cubes } aus dem Senat: { $who ->
    [you] eigene
    [neutral] niemand
   *[other] { $name }
}
da-action-into-hold = In den Laderaum
da-action-throw-off = Ablegen: { $who ->
    [you] eigener Flüchtling
    [neutral] neutraler Flüchtling
   *[other] Flüchtling von { $name }
}{ $hold ->
    [yes] {" "}aus dem Laderaum
   *[no] {""}
}
da-action-enough = Keinen mehr ablegen
da-action-exchange = Tauschen { $on }
da-action-special = Karte { $special } spielen
da-action-sacrifice = Einen Flüchtling { $on } aufgeben{ $hold ->
    [yes] , aus dem Laderaum
   *[no] {""}
}
da-action-refund = Zurücknehmen
da-action-take-special = { $special } nehmen
da-action-take-top = Die unbekannte Karte nehmen
da-action-pass = { $ask ->
    [play] Verzichten
    [board] Keinen mehr setzen
    [refund] Liegen lassen
    [peek] Jetzt nicht
    [force] Jetzt nicht
   *[other] Passen
}

## Was zu tun ist

da-todo = { $ask ->
    [first] einen ersten Flüchtling setzen
    [senate] Würfel für den Senat wählen
    [faction] einen Senator nehmen oder passen
    [free] kostenlos einen Senator nehmen
    [power] die Fähigkeit eines Senators nutzen oder nicht
    [discard] Politikkarten ablegen
    [lay] die Reihe auslegen
    [bid] bieten
    [peek] ein Gebot ansehen oder nicht
    [newbid] das Gebot neu wählen
    [declare] eine Zahl Würfel ansagen
    [force] jemanden ansagen lassen oder nicht
    [spy] einen Gestaltwandelnden Spion spielen oder passen
    [actfirst] wählen, ob zuerst gehandelt wird
    [play] eine Karte ausspielen oder verzichten
    [board] ein Schiff zum Setzen wählen
    [displace] wählen, wessen Platz genommen wird
    [sail] ein Schiff zum Bewegen wählen
    [target] das Ziel der Karte wählen
    [throwoff] wählen, wer abgelegt wird
    [exchange] das Schiff für den Tausch wählen
    [sacrifice] Aufopferung spielen oder passen
    [guard] einen Wächter spielen oder passen
    [ally] eine Allianz spielen oder passen
    [refund] Würfel zurücknehmen oder liegen lassen
   *[special] eine Spezialkarte wählen
}
da-wait = Warten auf { $names }: { $what }.
da-wait-ready = Fertig: { $names }.
da-wait-luck = Karten werden gezogen.

## Die Aufforderung

da-prompt-first = Setze einen deiner ersten zwei Flüchtlinge auf ein Schiff.
da-prompt-senate = Wähle, wie viele Würfel du in den Senat legst.
da-prompt-faction = { $price ->
    [0] Nimm kostenlos einen Senator, oder passe.
   *[other] Nimm einen Senator für { $cubes }, oder passe.
}
da-prompt-free-faction = Nimm einen Senator, kostenlos.
da-prompt-power = Nutze die Fähigkeit oder lass sie: { $factions }.
da-prompt-discard = Lege noch { $cards } verdeckt ab.
da-prompt-lay = Lege Karte { $slot } von { $row } deiner Reihe verdeckt aus.
da-prompt-keep-down = Wähle, welche Karten deiner Reihe verdeckt bleiben: keine, eine oder zwei.
da-prompt-bid = Wähle dein geheimes Gebot für Auktion { $slot }.
da-prompt-peek = Alle Gebote sind gewählt. Mit Demagogos darfst du eines ansehen.
da-prompt-new-bid = { $name } bietet { $cubes }. Wähle dein eigenes Gebot neu.
da-prompt-declare = Sage an, wie viele Würfel du in Auktion { $slot } bietest; 0 heißt passen.
da-prompt-force = Du darfst jemanden außer der Reihe ansagen lassen. Sonst { $who ->
    [you] bist du an der Reihe
    [neutral] ist niemand an der Reihe
   *[other] ist { $name } an der Reihe
}.
da-prompt-spy = Du darfst die Karte { $special } spielen, wenn du sie hast, oder passen.
da-prompt-act-first = Wähle, ob du vor den anderen berechtigten Spielern handelst.
da-prompt-play = Spiele in Auktion { $slot } eine Karte aus, oder verzichte.
da-prompt-board = { $why ->
    [basileus] Basileus: Wähle ein Schiff für { $refugees }.
    [together] Setze { $refugees } auf ein Schiff, oder setze keinen mehr.
   *[card] Wähle ein Schiff für { $refugees }.
}
da-prompt-displace = Wähle, wessen Platz du nimmst { $on }.
da-prompt-sail = { $left ->
    [1] Wähle ein Schiff, das sich ein Feld bewegt.
   *[other] Wähle das erste von { $left } Schiffen, die sich je ein Feld bewegen.
}
da-prompt-sabotage = Wähle das Schiff auf dem Ozean, das Sabotage zurückschickt.
da-prompt-treason = { $family ->
    [yes] Wähle das Schiff, auf das Verrat gerichtet ist.
   *[no] Wähle, worauf Verrat gerichtet ist: ein Schiff im Hafen, oder Würfel eines Spielers im Senat.
}
da-prompt-throw-off = Wähle einen Flüchtling, der { $from } abgelegt wird{ $thrown ->
    [0] {""}
   *[other] , oder höre auf: bisher { $thrown } von höchstens 4
}.
da-prompt-exchange = Wähle das Schiff, auf dem 3 neutrale Flüchtlinge gegen deine getauscht werden.
da-prompt-sacrifice = Du darfst die Karte { $special } spielen, wenn du sie hast, oder passen.
da-prompt-guard = { $card } ist auf { $ship } gerichtet. Du darfst die Karte { $special } spielen, wenn du sie hast, oder passen.
da-prompt-ally = { $ship } ist angekommen. Du darfst die Karte { $special } spielen, wenn du sie hast, oder passen.
da-prompt-refund = Strategos: Nimm { $cubes } deines Gebots zurück, oder lass sie liegen.
da-prompt-special = Wähle die Spezialkarte, die du bekommst.
da-known-first = Zuerst setzen die Marker von links, dann von rechts.
da-known-senate = Du hast { $cubes } hinter dem Sichtschirm. Im Senat: { $list }. Alle Zahlen werden gemeinsam aufgedeckt.
da-known-faction = Du hast { $cubes }. Wer passt, nimmt später kostenlos einen der übrigen.
da-known-lay = Die Auktionen gehen von links nach rechts und sind { $kind ->
    [secret] geheim
   *[open] offen
}; alle Reihen werden gemeinsam aufgedeckt.
da-known-bid = Deine Karte: { $card }. Du hast { $cubes }; { $entitled ->
    [one] das höchste Gebot handelt
   *[other] die { $entitled } höchsten Gebote handeln
}. Alle Gebote werden gemeinsam aufgedeckt.
da-known-demagogos = Die Fähigkeit ist einmal je Runde nutzbar.
da-known-declare-first = Du hast { $cubes }.
da-known-declare = Angesagt: { $list }. Du hast { $cubes }; Zahlen über 0 dürfen sich nicht wiederholen.
da-known-spy = Gebote: { $list }. Ein Spion legt 1 Würfel zum eigenen Gebot.
da-known-play = Rangfolge: { $names }.
da-known-together = Du hast { $cubes } hinter dem Sichtschirm. Wer bei freiem Platz keinen setzt, hört endgültig auf.
da-known-guard = An Bord: { $list }.

## Was folgt

da-detail-seats = Dann besetzt: { $taken } von { $seats } Plätzen.
da-detail-full = Das Schiff ist voll: Du nimmst jemandem den Platz.
da-detail-hold = Wer keinen Platz findet, kommt in den Laderaum.
da-detail-worth = Wenn das Schiff dann ankäme: { $list }.
da-detail-left = Dann { $cubes } hinter deinem Sichtschirm.
da-detail-displace = { $who ->
    [neutral] Der neutrale Flüchtling kommt ins Flüchtlingslager.
    [you] Der Flüchtling wird abgelegt.
   *[other] Der Flüchtling von { $name } ist bis zum Ende der Runde abgelegt.
}
da-detail-senate = Du hast dann { $cubes } im Senat.
da-detail-place = Bisher ist das Rang { $place }.
da-detail-plus = Er zeigt +1: sofort 1 Siegpunkt.
da-detail-no-faction = Du nimmst später kostenlos einen der übrigen.
da-detail-skip = Es geschieht nichts.
da-detail-keep-down = Verdeckt bis zur Auktion: { $cards }.
da-detail-peek = Du allein siehst das Gebot und darfst deines ändern.
da-detail-force = Die anderen sagen danach in ihrer Reihenfolge an.
da-detail-act-first = Du handelst vor dem Ersten der Rangfolge.
da-detail-act-in-order = Du handelst, wenn du in der Rangfolge dran bist.
da-detail-borrowed = Deine eigene Karte wird dann nicht ausgespielt.
da-detail-hand = Unerwartete Intervention und die Karte werden abgelegt.
da-detail-lands = Es kommt an: { $list }.
da-detail-barge = Du bekommst eine Spezialkarte.
da-detail-ocean = Es fährt auf den Ozean. Wenn es dann ankäme: { $list }.
da-detail-sabotage = Alle an Bord werden abgelegt: { $list }.
da-detail-treason = An Bord: { $list }. Du legst 1 bis 4 davon ab.
da-detail-expel = { $who ->
    [you] Du hast
    [neutral] Niemand hat
   *[other] { $name } hat
} dann { $cubes } im Senat.
da-detail-into-hold = Dein Flüchtling kommt in den Laderaum, und niemand verliert einen Platz.
da-detail-remain = Dann an Bord: { $list }.
da-detail-nobody-left = Dann ist niemand an Bord.
da-detail-sacrifice = Der Flüchtling wird abgelegt, und das Schiff bewegt sich ein Feld.
da-detail-sacrifice-lands = Es kommt an mit: { $list }.
da-detail-sacrifice-ocean = Es fährt auf den Ozean mit: { $list }.
da-detail-ally = Du wertest die neutralen Flüchtlinge. Die Ankunft bringt dann: { $list }.
da-detail-no-ally = Die Ankunft bringt dann: { $list }.
da-detail-take-top = Sonst sieht sie niemand.
da-detail-decline = Deine Karte wird nicht ausgespielt.
da-detail-stop = Du setzt in dieser Phase keinen mehr, wenn jetzt ein Platz frei ist.
da-detail-pass = Passen verrät nichts über deine Karten.

## Das Protokoll

da-log-markers = Die Marker stehen von links: { $names }.
da-log-drawn = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards }
da-log-drawn-known = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards } ({ $list })
da-log-gained = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $cards }
da-log-gained-known = { $you ->
    [yes] bekommst
   *[no] bekommt
} { $cards } ({ $list })
da-log-special-taken = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $special } aus der Auslage
da-log-displayed = { $special } kommt in die Auslage.
da-log-reshuffled = Die abgelegten Politikkarten werden der neue Stapel.
da-log-reshuffled-special = Die abgelegten Spezialkarten werden der neue Stapel.
da-log-round = Runde { $round } beginnt. Ihre Auktionen sind { $kind ->
    [secret] geheim
   *[open] offen
}.
da-log-committed = { $you ->
    [yes] wählst
   *[no] wählt
} geheim
da-log-senate = In den Senat kommen: { $list }.
da-log-bids = Die Gebote werden aufgedeckt: { $list }.
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
da-log-power = { $you ->
    [yes] nutzt
   *[no] nutzt
} { $faction }
da-log-power-skipped = { $you ->
    [yes] lässt
   *[no] lässt
} die Fähigkeit ungenutzt: { $faction }
da-log-buried = { $you ->
    [yes] legst
   *[no] legt
} { $cards } verdeckt ab
da-log-buried-known = { $you ->
    [yes] legst
   *[no] legt
} { $cards } verdeckt ab ({ $list })
da-log-plus = Diese Senatoren zeigen jetzt +1: { $factions }.
da-log-rows = Alle Reihen werden aufgedeckt.
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
da-log-declared = { $number ->
    [0] { $you ->
        [yes] passt
       *[no] passt
    } mit 0
   *[other] { $you ->
        [yes] sagst
       *[no] sagt
    } { $cubes } an
}
da-log-turned = { $you ->
    [yes] deckst
   *[no] deckt
} { $card } auf
da-log-ranked = Rangfolge: { $names }. Berechtigt: { $entitled }.
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
da-log-declined = { $you ->
    [yes] verzichtest
   *[no] verzichtet
}
da-log-special = { $you ->
    [yes] spielst
   *[no] spielt
} die Karte { $special }
da-log-guardian = { $you ->
    [yes] spielst
   *[no] spielt
} die Karte { $special }: Der Angriff hat keine Wirkung
da-log-boarded = { $you ->
    [yes] setzt
   *[no] setzt
} { $refugees } { $onto }{ $hold ->
    [0] {""}
   *[other] , { $hold } davon in den Laderaum
}
da-log-thrown-off = { $you ->
    [yes] legst
   *[no] legt
} { $who ->
    [you] einen deiner Flüchtlinge
    [neutral] einen neutralen Flüchtling
   *[other] einen Flüchtling von { $name }
} { $from } ab
da-log-exchanged = { $you ->
    [yes] tauschst
   *[no] tauscht
} 3 neutrale Flüchtlinge { $on } gegen eigene
da-log-targeted = { $you ->
    [yes] richtest
   *[no] richtet
} sie auf { $ship }
da-log-expelled = { $you ->
    [yes] entfernst
   *[no] entfernt
} { $cubes } { $who ->
    [you] von dir
    [neutral] von niemandem
   *[other] von { $name }
} aus dem Senat
da-log-sent-home = { $ship } kehrt in den Hafen zurück. Abgelegt: { $list }.
da-log-sailed = { $you ->
    [yes] bewegst
   *[no] bewegt
} { $ship } auf den Ozean
da-log-sailed-itself = { $ship } läuft auf den Ozean aus.
da-log-landed = { $ship } kommt an ({ $who ->
    [nobody] automatische Bewegung
    [you] bewegt von dir
   *[other] bewegt von { $name }
}{ $premium ->
    [yes] , Wichtige Fracht: Premiumtabelle
   *[no] {""}
}). An Bord: { $list }.
da-log-landed-points = Siegpunkte: { $list }.
da-log-landed-nobody = Niemand bekommt Siegpunkte.
da-share-refugees = { $points } für { $refugees }
da-share-neutrals = { $points } durch Allianz ({ $refugees })
da-share-colours = { $points } für andere Farben
da-share-mover = 1 fürs Bewegen
da-share-ship = { $points } für das Wissenschaftsschiff
da-log-ark-neutral = Ein neutraler Flüchtling setzt sich { $onto }.
da-log-refunded = { $you ->
    [yes] nimmst
   *[no] nimmt
} mit Strategos { $cubes } zurück
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
    } { $points } für die meisten Würfel im Senat
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
da-log-marker = { $left ->
    [0] Der letzte Untergangsmarker wird entfernt.
    [1] Ein Untergangsmarker wird entfernt; 1 bleibt.
   *[other] Ein Untergangsmarker wird entfernt; { $left } bleiben.
}
da-log-upgraded = { $ship } wird aufgewertet. { $power }
da-log-neutrals = Neutrale Flüchtlinge gehen an Bord: { $list }.
da-log-neutrals-instead = Ihren Platz verlieren: { $names }.
da-log-stopped = { $you ->
    [yes] setzt
   *[no] setzt
} keinen mehr
da-log-cleaned-up = { $kept ->
    [yes] Gebote, ausgegebene Würfel und das Neue Land kommen zurück; Senatoren und Senat bleiben.
   *[no] Senatoren, Gebote, ausgegebene Würfel und das Neue Land kommen zurück.
}
da-log-from-senate = Aus dem Senat kommen zurück: { $list }.
da-log-ended = Der letzte Untergangsmarker ist fort: Das Spiel ist zu Ende.
da-log-shown = { $you ->
    [yes] zeigst
   *[no] zeigt
} Spezialkarten: { $points }
da-log-totals = Endstand: { $list }.

## Ablehnungen

da-refusal-seats = Das Spiel ist für 2 bis 5 Spieler, nicht für { $seats }.
da-refusal-ark-for-two = Zu zweit spielt man ohne die Arche.
da-refusal-ship-count = { $ships } Schiffe wurden gewählt; es müssen 2 bis { $most } sein.
da-refusal-ship-seats = Die gewählten Schiffe haben { $seats } Plätze; die ersten Flüchtlinge brauchen { $needed }.
da-refusal-over = Das Spiel ist zu Ende.
da-refusal-luck-first = Zuerst werden Karten gezogen.
da-refusal-not-your-turn = Jetzt entscheidet jemand anders.
da-refusal-committed = Du hast gewählt; alle Zahlen und Reihen werden gemeinsam aufgedeckt.
da-refusal-wrong-moment = Zuerst kommt etwas anderes: { $what }.
da-refusal-no-such-ship = An Liegeplatz { $berth } ist kein Schiff.
da-refusal-ship-full = Das Schiff von Liegeplatz { $berth } hat zu wenige freie Plätze.
da-refusal-ship-at-sea = Das Schiff von Liegeplatz { $berth } ist auf dem Ozean; hier geht nur ein Schiff im Hafen.
da-refusal-not-at-sea = Das Schiff von Liegeplatz { $berth } ist nicht auf dem Ozean.
da-refusal-another-ship = Es muss ein anderes Schiff sein als das von Liegeplatz { $berth }.
da-refusal-empty-ship = An Bord des Schiffs von Liegeplatz { $berth } ist niemand.
da-refusal-not-completely = Dann ließe es sich nicht vollständig ausführen.
da-refusal-before-boarding = { $special } spielt man einmal, bevor das erste Schiff genannt ist.
da-refusal-must-place = Für dieses Setzen wurde eine Spezialkarte gezeigt, also muss gesetzt werden.
da-refusal-own-seat = Den Platz des eigenen Flüchtlings kannst du nicht nehmen.
da-refusal-not-seated = Dort sitzt kein Flüchtling dieser Farbe.
da-refusal-too-few-cubes = { $cubes } sind mehr als die { $supply } hinter deinem Sichtschirm.
da-refusal-faction-taken = { $faction } ist schon genommen ({ $colour }).
da-refusal-too-dear = Ein Senator kostet an dieser Stelle { $price }, und du hast { $supply }.
da-refusal-must-take-faction = Du musst jetzt kostenlos einen Senator nehmen.
da-refusal-no-such-power = Jetzt gibt es keine Fähigkeit zu nutzen: { $faction }.
da-refusal-not-in-hand = Du hast die Karte nicht auf der Hand: { $card }.
da-refusal-too-many-down = Höchstens zwei Karten deiner Reihe dürfen verdeckt bleiben.
da-refusal-no-such-opponent = Das ist kein Gegner an diesem Tisch.
da-refusal-number-taken = { $cubes } ist in dieser Auktion schon angesagt.
da-refusal-cannot-force = Dieser Spieler hat schon angesagt oder ist ohnehin der Nächste.
da-refusal-card-carried-out = Diese Karte ist schon ausgeführt.
da-refusal-may-not-borrow = Du darfst in dieser Auktion keine Karte eines Nachbarn ausspielen.
da-refusal-cannot-carry-out = { $card } lässt sich jetzt nicht vollständig ausführen.
da-refusal-not-refugees = Empathie ersetzt eine Karte Flüchtlinge, nicht { $card }.
da-refusal-no-exchange = Dafür braucht es ein Schiff im Hafen mit 3 neutralen Flüchtlingen und 3 Würfel von dir.
da-refusal-no-royal-airship = Wichtige Fracht kann das fortgeschrittene Luftschiff nicht bewegen.
da-refusal-warship-immune = Das fortgeschrittene Kriegsschiff ist gegen rote Karten gefeit.
da-refusal-protected = Wer Demagogos hat, kann nicht getroffen werden.
da-refusal-no-senate = In dieser Variante hat niemand Würfel im Senat.
da-refusal-not-in-senate = { $cubes } Würfel lassen sich nicht entfernen; nur 1 bis 4, die dort liegen.
da-refusal-cannot-throw-off = Dort kann kein Flüchtling dieser Farbe abgelegt werden.
da-refusal-at-least-one = Mindestens ein Flüchtling muss abgelegt werden.
da-refusal-not-just-placed = Auf das Schiff von Liegeplatz { $berth } hast du eben niemanden gesetzt.
da-refusal-would-be-empty = Das Schiff von Liegeplatz { $berth } wäre leer und könnte sich nicht bewegen.
da-refusal-no-such-special = Diese Karte hast du nicht: { $special }.
da-refusal-not-displayed = { $special } liegt nicht in der Auslage.
da-refusal-nothing-to-gain = Es ist keine Spezialkarte mehr zu ziehen.
da-refusal-luck = Jetzt entscheidet das Los etwas anderes.

## Der Tisch in Worten

da-text-round = Runde
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
da-text-event = Geltendes Ereignis: { $event }. { $effect }
da-text-no-event = Noch ist kein Ereignis aufgedeckt.
da-text-next-event = Das nächste Ereignis: { $event }. { $effect }
da-text-markers = { $left ->
    [0] Kein Untergangsmarker ist übrig.
    [1] 1 Untergangsmarker ist übrig.
   *[other] { $left } Untergangsmarker sind übrig.
}
da-text-event-deck = Ereignisse im Stapel: { $count }. Noch nicht gesehen: { $events }.
da-text-harbour = Schiffe
da-text-moving = In der nächsten Untergangsphase würden sich jetzt bewegen: { $ships }.
da-text-camp = Im Flüchtlingslager: { $neutrals }.
da-text-new-land = Im Neuen Land: { $list }.
da-text-senate = Senat
da-text-senate-cubes = Würfel im Senat: { $list }.
da-text-senate-order = { $family ->
    [yes] Reihenfolge der Marker
   *[no] Senatsreihenfolge
}: { $names }.
da-text-factions = Senatoren
da-text-faction = { $field }. { $faction }, { $role }:
da-text-holder = gehalten von { $name }.
da-text-free = { $plus ->
    [yes] frei, zeigt +1.
   *[no] frei.
}
da-text-marker = Marker hier: { $names }.
da-text-prices = Preise nach der Stelle in der Reihenfolge: { $prices }.
da-text-rows = Reihen
da-text-ranking = Auktion { $slot }, Rangfolge: { $names }. Berechtigt: { $entitled }.
da-text-entitled = { $count ->
    [one] In jeder Auktion ist nur der Erste berechtigt.
   *[other] In jeder Auktion sind die ersten { $count } berechtigt.
}
da-text-slot = { $card }{ $down ->
    [yes] {" "}(verdeckt)
   *[no] {""}
}{ $bid ->
    [0] {""}
   *[other] {" "}mit { $bid }
}{ $carried ->
    [yes] {" "}(ausgeführt)
   *[no] {""}
}
da-text-row = { $name }: { $cards }.
da-text-players = Spieler
da-text-player = { $name }: { $points }. Hinter dem Sichtschirm { $supply }, ausgegeben { $spent }, an Bord { $aboard }. Auf der Hand { $hand } und { $specials }.
da-text-holds = Hält { $factions }.
da-text-known = Bekannte Spezialkarten: { $cards }.
da-text-sealed = Hat geheim gewählt.
da-text-sealed-known = Hat geheim gewählt: { $cubes }.
da-text-hand = Deine Karten
da-text-card = { $count } × { $card }: { $effect }
da-text-special = { $count } × { $card } (Spezialkarte): { $effect }
da-text-nothing = Keine Karten.
da-text-stores = Stapel
da-text-politics = Politikkarten im Stapel: { $count }. Abgelegt: { $discard }{ $buried ->
    [0] {""}
   *[other] {" "}und { $buried } verdeckt
}.
da-text-specials = Spezialkarten im Stapel: { $count }. Abgelegt: { $discard }.
da-text-display = In der Auslage: { $cards }.
da-score-title = Siegpunkte
da-score-start = Zu Beginn
da-score-landings = Landungen
da-score-majorities = Mehrheiten
da-score-factions = Senatoren: +1
da-score-events = Ereignisse
da-score-total = Summe
da-score-line = { $name }: Leiste { $track }, Spezialkarten { $cards }, Summe { $total }.
da-score-note = Die meisten Siegpunkte gewinnen; Gleichstände entscheidet die Senatsreihenfolge.
da-score-tied = Gleichstand: { $names }. { $winner } steht { $family ->
    [yes] in der Reihenfolge der Marker
   *[no] in der Senatsreihenfolge
} vorn und gewinnt.

## Die Seite der Bestandteile

da-fact-cubes = Würfel je Spieler
da-fact-neutrals = Neutrale Würfel
da-fact-start-neutrals = Neutrale Flüchtlinge an Bord zu Beginn
da-fact-start-points = Siegpunkte zu Beginn
da-fact-hand = Politikkarten einer vollen Hand
da-fact-start-specials = Spezialkarten zu Beginn
da-fact-politics-cards = Politikkarten insgesamt
da-fact-special-cards = Spezialkarten insgesamt
da-fact-events-removed = Beim Aufbau entfernte Ereignisse
da-fact-events-removed-short = Im kurzen Spiel entfernte Ereignisse
da-fact-fields = Senatsfelder von links
da-fact-prices-2 = Preise der Senatoren, 2 Spieler
da-fact-prices-3 = Preise der Senatoren, 3 Spieler
da-fact-prices-4 = Preise der Senatoren, 4 Spieler
da-fact-prices-5 = Preise der Senatoren, 5 Spieler
da-fact-standard = Standardtabelle, 0 bis 5 Flüchtlinge
da-fact-premium = Premiumtabelle, 0 bis 5 Flüchtlinge
da-fact-new-land = Punkte für die Mehrheit im Neuen Land
da-fact-senate = Punkte für die Mehrheit im Senat
da-fact-science-ship = Punkte des fortgeschrittenen Wissenschaftsschiffs
da-fact-debts = Punkte aus den Schulden des Senats, Erster und Zweiter
da-fact-ships = Schiffe
da-fact-politics = Politikkarten
da-fact-specials = Spezialkarten
da-fact-events = Ereignisse
da-fact-ship = Schiff
da-fact-seats-basic = Plätze, Startschiff
da-fact-seats-upgraded = Plätze, fortgeschritten
da-fact-power = Fortgeschritten
da-fact-card = Karte
da-fact-effect = Was sie tut
da-fact-copies = Anzahl
da-fact-event-neutrals = Neutrale Flüchtlinge
da-fact-vote = Auktionen der nächsten Runde

## Ein neuer Tisch

da-choice-family-hint = Ohne Einflussphase: Die Marker allein bestimmen die Reihenfolge. Zu zweit spielt man immer so.
da-choice-open-events-hint = Das nächste Ereignis liegt offen, und alle können sich darauf einstellen.
da-choice-open-specials-hint = Drei Spezialkarten liegen offen; wer eine bekommt, nimmt eine davon oder die unbekannte oberste.
da-choice-aggressive-hint = Ist kein Platz frei, nehmen neutrale Flüchtlinge dem Letzten im Senat die Plätze.
da-choice-short-hint = Zwei Ereignisse mehr werden entfernt: ein Spiel von 4 bis 6 Runden.
da-choice-confusion-hint = In der Runde nach „Das Chaos nimmt zu“ werden Archont, Basileus und Demiurgos noch einmal genutzt.
da-choice-chosen-ships-hint = Ihr einigt euch auf Startschiffe und fortgeschrittene Schiffe; im Spiel wird keines aufgewertet.

## Fenster, in denen gefragt werden kann

window-spy = Gestaltwandelnder Spion: nach den Geboten
window-guardian = Wächter: wenn eine rote Karte auf ein Schiff gerichtet ist
window-alliance = Allianz: wenn ein Schiff ankommt
window-sacrifice = Aufopferung: nach dem Setzen von Flüchtlingen
