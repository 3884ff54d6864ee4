### Atlandice: die Wörter seines Tisches.

## Bereiche, in den Formen, die Sätze brauchen

ad-area = { $area ->
    [jeweller] Juwelier
    [library] Bibliothek
    [tavern] Taverne
    [machine_works] Maschinenwerke
    [forge] Schmiede
   *[black_market] Schwarzmarkt
}
ad-area-subject = { $area ->
    [jeweller] Der Juwelier
    [library] Die Bibliothek
    [tavern] Die Taverne
    [machine_works] Der Stadtteil Maschinenwerke
    [forge] Die Schmiede
   *[black_market] Der Schwarzmarkt
}
ad-area-the = { $area ->
    [jeweller] den Juwelier
    [library] die Bibliothek
    [tavern] die Taverne
    [machine_works] die Maschinenwerke
    [forge] die Schmiede
   *[black_market] den Schwarzmarkt
}
ad-area-button = { $area ->
    [jeweller] Juwelier
    [library] Bibliothek
    [tavern] Taverne
    [machine_works] Maschinenwerke
    [forge] Schmiede
   *[black_market] Schwarzmarkt
}
ad-area-in = { $area ->
    [jeweller] beim Juwelier
    [library] in der Bibliothek
    [tavern] in der Taverne
    [machine_works] in den Maschinenwerken
    [forge] in der Schmiede
   *[black_market] auf dem Schwarzmarkt
}
ad-area-by = { $area ->
    [jeweller] beim Juwelier
    [library] bei der Bibliothek
    [tavern] bei der Taverne
    [machine_works] bei den Maschinenwerken
    [forge] bei der Schmiede
   *[black_market] beim Schwarzmarkt
}
ad-area-from = { $area ->
    [jeweller] vom Juwelier
    [library] aus der Bibliothek
    [tavern] aus der Taverne
    [machine_works] aus den Maschinenwerken
    [forge] aus der Schmiede
   *[black_market] vom Schwarzmarkt
}
ad-area-off = { $area ->
    [jeweller] vom Juwelier
    [library] von der Bibliothek
    [tavern] von der Taverne
    [machine_works] von den Maschinenwerken
    [forge] von der Schmiede
   *[black_market] vom Schwarzmarkt
}
ad-area-to = { $area ->
    [jeweller] zum Juwelier
    [library] in die Bibliothek
    [tavern] in die Taverne
    [machine_works] in die Maschinenwerke
    [forge] in die Schmiede
   *[black_market] auf den Schwarzmarkt
}
ad-area-towards = { $area ->
    [jeweller] zum Juwelier
    [library] zur Bibliothek
    [tavern] zur Taverne
    [machine_works] zu den Maschinenwerken
    [forge] zur Schmiede
   *[black_market] zum Schwarzmarkt
}

## Ressourcen

ad-good = { $good ->
    [jewel] Juwel
    [book] Buch
    [provision] Vorrat
    [tool] Werkzeug
   *[weapon] Waffe
}
ad-good-a = { $good ->
    [jewel] ein Juwel
    [book] ein Buch
    [provision] einen Vorrat
    [tool] ein Werkzeug
   *[weapon] eine Waffe
}
ad-good-button = { $good ->
    [jewel] Juwel
    [book] Buch
    [provision] Vorrat
    [tool] Werkzeug
   *[weapon] Waffe
}
ad-good-name = { $good ->
    [jewel] Juwelen
    [book] Bücher
    [provision] Vorräte
    [tool] Werkzeuge
   *[weapon] Waffen
}
ad-good-most = { $good ->
    [jewel] Juwelen
    [book] Bücher
    [provision] Vorräte
    [tool] Werkzeuge
   *[weapon] Waffen
}
ad-goods = { $good ->
    [jewel] { $count ->
        [one] 1 Juwel
       *[other] { $count } Juwelen
    }
    [book] { $count ->
        [one] 1 Buch
       *[other] { $count } Bücher
    }
    [provision] { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräte
    }
    [tool] { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
   *[weapon] { $count ->
        [one] 1 Waffe
       *[other] { $count } Waffen
    }
}
ad-goods-acc = { $good ->
    [jewel] { $count ->
        [one] 1 Juwel
       *[other] { $count } Juwelen
    }
    [book] { $count ->
        [one] 1 Buch
       *[other] { $count } Bücher
    }
    [provision] { $count ->
        [one] 1 Vorrat
       *[other] { $count } Vorräte
    }
    [tool] { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
   *[weapon] { $count ->
        [one] 1 Waffe
       *[other] { $count } Waffen
    }
}
ad-nothing = nichts
ad-resources = { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}
ad-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
ad-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ad-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
ad-hands = { $count ->
    [one] 1 Zeigersymbol
   *[other] { $count } Zeigersymbole
}
ad-or = { $first } oder { $last }

## Spieler und der neutrale Spieler

ad-party = { $who ->
    [you] du
    [neutral] der neutrale Spieler
   *[other] { $name }
}
ad-subject = { $who ->
    [you] Du
    [neutral] Der neutrale Spieler
   *[other] { $name }
}
ad-party-title = { $who ->
    [you] Du
    [neutral] Neutraler Spieler
   *[other] { $name }
}
ad-party-short = { $who ->
    [you] du
    [neutral] neutral
   *[other] { $name }
}
ad-colour = { $colour ->
    [blue] blau
    [red] rot
    [jade] jadegrün
    [yellow] gelb
   *[grey] grau
}
ad-letter = { $colour ->
    [blue] B
    [red] R
    [jade] J
    [yellow] G
   *[grey] N
}
ad-mark = { $colour }, Buchstabe { $letter }

## Plättchen: kurz und als Satz

ad-tile-short = { $effect ->
    [extra_here_on_roll] { $faces }: noch eine von hier
    [swap] zwei Ressourcen tauschen
    [search_again_on_roll] { $faces }: noch einmal durchsuchen
    [extra_elsewhere_on_roll] { $faces }: eine aus einem anderen Stadtteil
    [to_market] eine auf den Schwarzmarkt
    [extra_here_on_second_die] zweiter Würfel: noch eine von hier
    [clock_on_roll] { $faces }: Zeiger +1
    [market_to_another] vom Schwarzmarkt in einen anderen Stadtteil
    [turn_die] einen Würfel drehen
    [submarine] U-Boot versetzen
    [market_to_any] vom Schwarzmarkt in einen beliebigen Stadtteil
   *[extra_from_market_on_roll] { $faces }: eine vom Schwarzmarkt
}
ad-tile-effect = { $effect ->
    [extra_here_on_roll] Würfle: Bei { $faces } darfst du noch eine Ressource von hier nehmen.
    [swap] Tausche eine Ressource von hier gegen eine aus einem anderen Stadtteil. Beide bleiben in den Stadtteilen.
    [search_again_on_roll] Würfle: Bei { $faces } würfelst du noch einmal und durchsuchst auch den Bereich, den der Würfel dann zeigt.
    [extra_elsewhere_on_roll] Würfle: Bei { $faces } darfst du eine Ressource aus einem anderen Stadtteil nehmen.
    [to_market] Lege eine Ressource von hier auf den Schwarzmarkt.
    [extra_here_on_second_die] Ist das dein zweiter Würfel in dieser Runde, darfst du noch eine Ressource von hier nehmen.
    [clock_on_roll] Würfle: Bei { $faces } rückt der Zeiger ein Feld vor. Das Symbol dort wird nicht ausgeführt.
    [market_to_another] Lege eine Ressource vom Schwarzmarkt in einen anderen Stadtteil.
    [turn_die] Drehe einen ausliegenden Würfel auf eine beliebige Seite; er kommt zum passenden Bereich.
    [submarine] Versetze das U-Boot zu einem anderen Bereich.
    [market_to_any] Lege eine Ressource vom Schwarzmarkt in einen beliebigen Stadtteil, auch in diesen.
   *[extra_from_market_on_roll] Würfle: Bei { $faces } darfst du eine Ressource vom Schwarzmarkt nehmen.
}
ad-tile-effect-neutral = { $effect ->
    [extra_here_on_roll] Würfle: Bei { $faces } bekommt der neutrale Spieler noch eine Ressource von hier.
    [extra_elsewhere_on_roll] Würfle: Bei { $faces } bekommt der neutrale Spieler eine Ressource aus einem anderen Stadtteil.
   *[extra_from_market_on_roll] Würfle: Bei { $faces } bekommt der neutrale Spieler eine Ressource vom Schwarzmarkt.
}
ad-tile-name = { $district } ({ $short })
ad-market-effect = Kein Effekt.

## Die Uhr

ad-symbol = { $symbol ->
    [start] Anfang
    [plain] kein Symbol
    [inventory] Inventur: { $goods }
    [inventory_total] Inventur: Ressourcen insgesamt
    [donation] Spende
   *[waves] Wellen
}
ad-symbol-effect = { $symbol ->
    [start] Hier beginnt der Zeiger.
    [plain] Hier geschieht nichts.
    [inventory] Wer die meisten { $goods } hat, bekommt { $points }; bei Gleichstand bekommen alle Beteiligten so viel.
    [inventory_total] Wer insgesamt die meisten Ressourcen hat, bekommt { $points }; bei Gleichstand bekommen alle Beteiligten so viel.
    [donation] Alle dürfen beliebig oft { $cost } für { $points } abgeben.
   *[waves] Hier endet das Spiel.
}
ad-clock = { $left ->
    [0] Der Zeiger steht auf den Wellen.
   *[other] Der Zeiger steht auf Feld { $hand } von { $last }; bis zu den Wellen: { $spaces }.
}

## Ein Bereich und ein Stand in Worten

ad-area-words = { $area }: { $dice ->
    [0] kein Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
}. Hier liegt: { $goods }.
ad-area-submarine = Das U-Boot steht hier.
ad-area-below = { $count ->
    [0] Das ist das letzte Plättchen.
    [one] Darunter noch 1 Plättchen.
   *[other] Darunter noch { $count } Plättchen.
}
ad-area-hands = { $hands }.
ad-area-exhausted = { $area }: aufgebraucht, aus dem Spiel.
ad-standing = { $goods } – { $list }.

## Möglichkeiten

ad-action-for-own = Für dich
ad-action-for-neutral = Für den neutralen Spieler
ad-action-search = { $area } durchsuchen
ad-action-take = { $good } nehmen
ad-action-take-from = Ressource { $from } nehmen
ad-action-swap-away = { $good } tauschen
ad-action-swap-with = Gegen eine Ressource { $from } tauschen
ad-action-swap-in = Gegen { $good } tauschen
ad-action-move = { $good } umlegen
ad-action-move-to = Ressource { $to } legen
ad-action-turn-die = Würfel { $by } drehen
ad-action-turn-to = Auf { $face } drehen ({ $area })
ad-action-turn-leave = Würfel { $by } lassen
ad-action-sail = U-Boot { $to } schicken
ad-action-donate = { $goods } spenden
ad-action-decline = Verzichten
ad-action-give-nothing = Nichts spenden
ad-action-stop = Fertig

## Die Aufforderung

ad-prompt-recipient = Wähle, für wen du den nächsten Würfel nimmst.
ad-prompt-recipient-detail = Einer deiner { $dice } Würfel je Runde muss für den neutralen Spieler sein. Für dich bisher: { $own } von { $most }.
ad-prompt-area = { $for ->
    [neutral] Nimm einen der { $dice } Würfel für den neutralen Spieler.
   *[own] Nimm einen der { $dice } Würfel und durchsuche seinen Bereich.
}
ad-prompt-rank = { $for ->
    [neutral] { $rank ->
        [1] Erster Würfel des neutralen Spielers.
        [2] Zweiter Würfel des neutralen Spielers.
       *[other] Würfel { $rank } des neutralen Spielers.
    }
   *[own] { $rank ->
        [1] Dein erster Würfel.
        [2] Dein zweiter Würfel.
       *[other] Dein Würfel { $rank }.
    }
}
ad-prompt-no-choice = { $for ->
    [neutral] Deine eigenen Würfel dieser Runde hast du schon.
   *[own] Der neutrale Spieler hat seinen Würfel von dir schon.
}
ad-prompt-more = { $more ->
    [0] Das letzte Durchsuchen der Runde; der übrige Würfel dreht den Zeiger.
    [one] Danach wird noch einmal durchsucht; der übrige Würfel dreht den Zeiger.
   *[other] Danach wird noch { $more }-mal durchsucht; der übrige Würfel dreht den Zeiger.
}
ad-prompt-last-round = Der Zeiger steht auf den Wellen: Wenn in dieser Runde alle fertig durchsucht haben, endet das Spiel.
ad-prompt-take = { $for ->
    [neutral] Nimm eine Ressource { $from } für den neutralen Spieler.
   *[own] Nimm eine Ressource { $from }.
}
ad-prompt-bonus = { $for ->
    [neutral] U-Boot: Nimm eine { $from } für den neutralen Spieler.
   *[own] U-Boot: Du darfst noch eine { $from } nehmen.
}
ad-prompt-extra = { $for ->
    [neutral] Effekt: Nimm eine { $from } für den neutralen Spieler.
   *[own] Effekt: Du darfst noch eine { $from } nehmen.
}
ad-prompt-extra-from = { $for ->
    [neutral] Wähle den Stadtteil, der dem neutralen Spieler eine gibt.
   *[own] Du darfst noch eine aus einem anderen Stadtteil nehmen.
}
ad-prompt-swap-away = Wähle, welche Ressource { $from } du tauschst.
ad-prompt-swap-with = Wähle, in welchem Stadtteil du { $good } tauschst.
ad-prompt-swap-in = Wähle eine Ressource { $from } für { $good }.
ad-prompt-to-market = Lege eine Ressource { $from } auf den Schwarzmarkt.
ad-prompt-from-market = { $where ->
    [another] Wähle eine Ressource vom Schwarzmarkt für einen anderen Stadtteil.
   *[any] Wähle eine Ressource vom Schwarzmarkt für einen Stadtteil.
}
ad-prompt-move-to = Wähle den Stadtteil für { $good }.
ad-prompt-turn-die = Wähle einen Würfel zum Drehen.
ad-prompt-turn-to = Wähle eine Seite für den Würfel { $by }.
ad-prompt-sail = Schicke das U-Boot zu einem anderen Bereich.
ad-prompt-sail-detail = Wer den Bereich am U-Boot durchsucht, darf dort eine zusätzliche Ressource nehmen.
ad-prompt-donate = { $gained ->
    [0] Du darfst { $cost } für { $points } spenden.
   *[other] Du darfst noch einmal { $cost } für { $points } spenden.
}
ad-prompt-donate-detail = { $gained ->
    [0] Beliebig oft. Gespendetes kommt in den Stadtteil seiner Sorte.
    [one] Bisher 1 Punkt. Gespendetes kommt in den Stadtteil seiner Sorte.
   *[other] Bisher { $gained } Punkte. Gespendetes kommt in den Stadtteil seiner Sorte.
}
ad-prompt-acts-neutral = für den neutralen Spieler
ad-wait-recipient = { $name } wählt, für wen der nächste Würfel ist.
ad-wait-area = { $for ->
    [neutral] { $name } nimmt einen Würfel für den neutralen Spieler und durchsucht den Bereich.
   *[own] { $name } nimmt einen Würfel und durchsucht den Bereich.
}
ad-wait-take = { $for ->
    [neutral] { $name } nimmt eine Ressource { $from } für den neutralen Spieler.
   *[own] { $name } nimmt eine Ressource { $from }.
}
ad-wait-extra = { $for ->
    [neutral] { $name } nimmt noch eine Ressource { $from } für den neutralen Spieler.
   *[own] { $name } nimmt noch eine Ressource { $from } oder verzichtet.
}
ad-wait-extra-from = { $for ->
    [neutral] { $name } wählt den Stadtteil, aus dem der neutrale Spieler noch eine Ressource bekommt.
   *[own] { $name } nimmt noch eine Ressource aus einem anderen Stadtteil oder verzichtet.
}
ad-wait-swap = { $name } tauscht eine Ressource { $from }.
ad-wait-to-market = { $name } legt eine Ressource { $from } auf den Schwarzmarkt.
ad-wait-from-market = { $name } legt eine Ressource vom Schwarzmarkt in einen Stadtteil.
ad-wait-turn = { $name } dreht einen Würfel.
ad-wait-sail = { $name } versetzt das U-Boot.
ad-wait-donate = { $name } spendet oder hört auf.
ad-wait-luck = Die Würfel rollen.

## Das Protokoll: vor Zeilen, die klein beginnen, steht, wer handelt

ad-log-starts = { $you ->
    [yes] bist Startspieler
   *[no] ist Startspieler
}
ad-log-tiles = Auf den Stapeln liegen: { $tiles }.
ad-log-gates = Runde { $round }: Die Würfel zeigen { $dice }.
ad-log-gates-start = Runde { $round } (Startspieler: { $name }): Die Würfel zeigen { $dice }.
ad-log-gates-market = { $count ->
    [one] 1 Würfel eines aufgebrauchten Stadtteils liegt beim Schwarzmarkt.
   *[other] { $count } Würfel aufgebrauchter Stadtteile liegen beim Schwarzmarkt.
}
ad-log-for-own = { $you ->
    [yes] behältst
   *[no] behält
} den nächsten Würfel selbst
ad-log-for-neutral = { $you ->
    [yes] nimmst
   *[no] nimmt
} den nächsten Würfel für den neutralen Spieler
ad-log-search = { $you ->
    [yes] durchsuchst
   *[no] durchsucht
} { $area } mit { $rank ->
    [1] dem ersten Würfel
    [2] dem zweiten Würfel
   *[other] Würfel { $rank }
}
ad-log-search-neutral = { $you ->
    [yes] durchsuchst
   *[no] durchsucht
} { $area } für den neutralen Spieler mit { $rank ->
    [1] dessen erstem Würfel
    [2] dessen zweitem Würfel
   *[other] dessen Würfel { $rank }
}
ad-log-search-again = { $you ->
    [yes] würfelst { $die } und durchsuchst auch { $area }
   *[no] würfelt { $die } und durchsucht auch { $area }
}
ad-log-search-again-exhausted = { $you ->
    [yes] würfelst { $die } (aufgebraucht) und durchsuchst auch { $area }
   *[no] würfelt { $die } (aufgebraucht) und durchsucht auch { $area }
}
ad-log-nothing = { $you ->
    [yes] findest
   *[no] findet
} dort nichts
ad-log-take = { $you ->
    [yes] nimmst
   *[no] nimmt
}{ $for ->
    [neutral] {" "}für den neutralen Spieler
    [it] {" "}für ihn
   *[own] {""}
} { $good }
ad-log-bonus = { $you ->
    [yes] nimmst
   *[no] nimmt
}{ $for ->
    [neutral] {" "}für den neutralen Spieler
    [it] {" "}für ihn
   *[own] {""}
} durch das U-Boot auch { $good }
ad-log-effect = { $you ->
    [yes] nimmst
   *[no] nimmt
}{ $for ->
    [neutral] {" "}für den neutralen Spieler
    [it] {" "}für ihn
   *[own] {""}
} durch den Effekt { $good } { $from }
ad-log-decline = { $you ->
    [yes] nimmst
   *[no] nimmt
} keine weitere
ad-log-roll-success = { $you ->
    [yes] würfelst
   *[no] würfelt
} { $die } (Erfolg)
ad-log-roll-failure = { $you ->
    [yes] würfelst
   *[no] würfelt
} { $die } (kein Effekt)
ad-log-no-target = der Effekt findet kein Ziel
ad-log-swap = { $you ->
    [yes] tauschst
   *[no] tauscht
} { $away } { $from } gegen { $came } { $other }
ad-log-move = { $you ->
    [yes] legst
   *[no] legt
} { $good } { $from } { $to }
ad-log-turn = { $you ->
    [yes] drehst
   *[no] dreht
} einen Würfel { $by } auf { $die } ({ $area })
ad-log-turn-same = { $you ->
    [yes] lässt
   *[no] lässt
} einen Würfel { $by }, wie er ist
ad-log-submarine = das U-Boot
ad-log-sail = { $you ->
    [yes] schickst
   *[no] schickt
} { $submarine } { $off } { $to }
ad-log-nudge = der Zeiger rückt auf Feld { $to } vor
ad-log-nudge-waves = der Zeiger erreicht die Wellen: Diese Runde ist die letzte
ad-log-nudge-none = der Zeiger steht auf den Wellen und bleibt dort
ad-log-emptied = { $area } ist leer. { $standing }
ad-log-won = { $subject } { $you ->
    [yes] hast die meisten und bekommst
   *[no] hat die meisten und bekommt
} das Plättchen ({ $points }).
ad-log-won-tied = Gleichstand an der Spitze ({ $names }): { $each }, nichts für den zweiten Platz. { $subject } { $you ->
    [yes] bekommst
   *[no] bekommt
} das Plättchen, die anderen bekommen Siegpunkte.
ad-log-most = { $subject } { $you ->
    [yes] hast die meisten und bekommst
   *[no] hat die meisten und bekommt
} { $points }.
ad-log-most-tied = Gleichstand an der Spitze ({ $names }): { $each }.
ad-log-most-tied-final = Gleichstand an der Spitze ({ $names }): { $each }, nichts für den zweiten Platz.
ad-log-second = { $subject } { $you ->
    [yes] bekommst
   *[no] bekommt
} { $points } für den zweiten Platz.
ad-log-second-tied = Gleichstand auf dem zweiten Platz ({ $names }): { $each }.
ad-log-second-none = Sonst hat niemand welche, also gibt es nichts für den zweiten Platz.
ad-log-nobody = Niemand hat welche: Es gibt keine Punkte.
ad-log-nobody-tile = Niemand hat welche: Es gibt keine Punkte, und das Plättchen kommt aus dem Spiel.
ad-log-returned = Die { $goods } kommen zurück ({ $list }): { $market } auf den Schwarzmarkt, { $district } { $to }.
ad-log-returned-none = Niemand hat { $goods } zurückzulegen.
ad-log-uncovered = Ein neues Plättchen liegt { $in }. { $effect } ({ $hands })
ad-log-exhausted = { $area } ist aufgebraucht. Aus dem Spiel: { $removed }.
ad-log-exhausted-dice = { $count ->
    [one] 1 Würfel kommt von dort zum Schwarzmarkt.
   *[other] { $count } Würfel kommen von dort zum Schwarzmarkt.
}
ad-log-hand = Der letzte Würfel liegt { $by } ({ $hands }): Der Zeiger rückt von { $from } auf { $to } vor, { $symbol }.
ad-log-left = Bis zu den Wellen: { $spaces }.
ad-log-inventory = Inventur der { $goods } – { $list }.
ad-log-inventory-total = Inventur aller Ressourcen – { $list }.
ad-log-donate = { $you ->
    [yes] spendest
   *[no] spendet
} { $goods } für { $points }
ad-log-stop = { $you ->
    [yes] spendest
   *[no] spendet
} nichts mehr
ad-log-give-nothing = { $you ->
    [yes] spendest
   *[no] spendet
} nichts
ad-log-end = { $why ->
    [clock] Der Zeiger hat die Wellen erreicht: Das Spiel endet.
    [tavern] Der Zeiger steht auf den Wellen, und die Runde ist zu Ende: Das Spiel endet.
   *[exhausted] Alle Stadtteile sind aufgebraucht: Das Spiel endet.
}
ad-log-final = Endwertung der { $goods } – { $list }.
ad-log-totals = Punkte am Ende – { $list }.
ad-each = { $points ->
    [one] je 1 Punkt
   *[other] je { $points } Punkte
}

## Was aus einer Wahl folgt

ad-detail-for-own = Was dieser Würfel bringt, gehört dir.
ad-detail-for-neutral = Was dieser Würfel bringt, bekommt der neutrale Spieler; du wählst es aus.
ad-detail-nothing = Dort ist nichts zu holen.
ad-detail-take = { $who ->
    [neutral] Der neutrale Spieler bekommt { $good }.
   *[you] Du nimmst { $good }.
}
ad-detail-take-one-of = { $who ->
    [neutral] Der neutrale Spieler bekommt eine Ressource deiner Wahl.
   *[you] Du nimmst eine Ressource deiner Wahl.
}
ad-detail-bonus = U-Boot: noch eine.
ad-detail-second = { $who ->
    [neutral] Als sein zweiter Würfel bringt er noch eine von hier.
   *[you] Als dein zweiter Würfel bringt er noch eine von hier.
}
ad-detail-tile = Plättchen – { $short }.
ad-detail-points = Punkte, falls dann leer – { $list }.
ad-detail-points-none = Falls dann leer, bekommt niemand Punkte.
ad-detail-returned = Alle { $goods } kommen zurück.
ad-detail-gone = Dann aufgebraucht: Alle { $goods } kommen aus dem Spiel.
ad-detail-hand = Danach rückt der Zeiger { $spaces } vor{ $kind ->
    [plain] {"."}
   *[other] {" "}({ $symbol }).
}
ad-detail-stays = Bleibt er übrig: Zeiger +{ $count }{ $kind ->
    [plain] {"."}
   *[other] {" "}({ $symbol }).
}
ad-detail-swap-away = Diese Ressource kommt in einen anderen Stadtteil.
ad-detail-swap-with = Deine Ressource kommt { $to }, und eine von dort kommt zurück: { $goods }.
ad-detail-swap-in = Danach { $in }: { $goods }.
ad-detail-to-market = Diese Ressource kommt auf den Schwarzmarkt.
ad-detail-from-market = Als Nächstes wählst du den Stadtteil, in den die Ressource kommt.
ad-detail-move-to = Danach { $in }: { $goods }.
ad-detail-sail = Solange es dort steht, gilt: Wer { $area } durchsucht, darf dort noch eine Ressource nehmen.
ad-detail-sail-here = Beim jetzigen Durchsuchen bringt es nichts; danach gilt: Wer hier durchsucht, darf noch eine Ressource nehmen, solange es hier steht.
ad-detail-donate = Du bekommst { $points } und gibst { $goods } ab.
ad-detail-no-undo = Das lässt sich nicht zurücknehmen.
ad-detail-decline = Die Ressource bleibt, wo sie ist.

## Das Bild in Worten

ad-text-clock = Die Uhr
ad-text-here = Symbol unter dem Zeiger: { $symbol }.
ad-text-ahead = Voraus: { $spaces }.
ad-text-space = { $n }: { $symbol }
ad-text-round = Runde { $round }.
ad-text-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
ad-text-areas = Die Bereiche
ad-text-below = { $count ->
    [1] Darunter: { $tiles }.
   *[other] Darunter, in unbekannter Reihenfolge: { $tiles }.
}
ad-text-parties = Spieler
ad-text-party = { $name }: { $points }, { $resources }: { $goods }.
ad-text-start = Startspieler
ad-text-unranked = ohne Rang
ad-text-won = Plättchen: { $tiles }. Siegpunkte: { $district } aus Stadtteilen, { $inventory } aus Inventuren, { $donation } aus Spenden.
ad-text-dice = { $left ->
    [0] In dieser Runde keine Würfel mehr zu nehmen.
    [one] In dieser Runde noch 1 Würfel zu nehmen.
   *[other] In dieser Runde noch { $left } Würfel zu nehmen.
}
ad-text-dice-neutral = { $taken ->
    [0] In dieser Runde noch kein Würfel.
    [one] In dieser Runde 1 Würfel.
   *[other] In dieser Runde { $taken } Würfel.
}
ad-text-standings = Wer wie viele hat
ad-text-leads = { $list } ({ $who ->
    [tie] Gleichstand an der Spitze: { $names }
    [none] niemand führt
   *[single] { $names } führt, Vorsprung { $margin }
})
ad-text-box = Aus dem Spiel
ad-none = keine

## Das Ende

ad-score-title = Die Endwertung
ad-score-tiles = Plättchen
ad-score-districts = Geleerte Stadtteile
ad-score-inventories = Inventuren
ad-score-donations = Spenden
ad-score-final = Am Ende im Besitz
ad-score-held = Am Ende: Anzahl → Punkte
ad-score-total = Punkte
ad-score-note = Die meisten einer Sorte am Ende: { $first }, die zweitmeisten: { $second }; bei Gleichstand an der Spitze bekommen alle Beteiligten { $first }, und der zweite Platz zählt nicht. Ein Plättchen zählt { $tile }.
ad-score-neutral = Der neutrale Spieler wird mitgezählt, kann aber nicht gewinnen.
ad-score-line = { $name }: Plättchen { $tiles }, Stadtteile { $districts }, Inventuren { $inventories }, Spenden { $donations }, am Ende im Besitz { $final }, Punkte { $total }

## Warum nicht

ad-refusal-seats = Atlandice ist für 2 bis 4 Spieler, nicht für { $seats }.
ad-refusal-start-seat = Spieler { $seat } kann an einem Tisch mit { $seats } Plätzen nicht beginnen.
ad-refusal-over = Das Spiel ist zu Ende.
ad-refusal-luck-first = Erst wird gewürfelt.
ad-refusal-not-your-turn = Jemand anders ist am Zug.
ad-refusal-wrong-moment = { $asked ->
    [recipient] Wähle erst, für wen du den Würfel nimmst.
    [area] Wähle erst einen Würfel und seinen Bereich.
    [take] Nimm erst eine Ressource.
    [extra] Nimm erst die weitere Ressource oder verzichte darauf.
    [swap] Bring erst den Tausch zu Ende.
    [move] Lege erst die Ressource um.
    [turn] Drehe erst einen Würfel.
    [sail] Versetze erst das U-Boot.
   *[donate] Jetzt kannst du spenden oder aufhören.
}
ad-refusal-must-act = { $asked ->
    [recipient] Der Würfel muss für jemanden genommen werden.
    [area] Ein Würfel muss genommen werden.
    [swap] Der Tausch ist Pflicht; verzichten kannst du nur auf eine weitere Ressource.
    [move] Die Ressource muss umgelegt werden; verzichten kannst du nur auf eine weitere Ressource.
    [turn] Ein Würfel muss gedreht werden, darf aber auf seiner Seite bleiben; verzichten kannst du nur auf eine weitere Ressource.
    [sail] Das U-Boot muss fahren; verzichten kannst du nur auf eine weitere Ressource.
   *[other] Die Ressource muss genommen werden, denn der Stadtteil ist schon gewählt.
}
ad-refusal-no-neutral = Nur zu zweit gibt es einen neutralen Spieler.
ad-refusal-own-dice-taken = Deine { $own } eigenen Würfel dieser Runde hast du genommen; dieser ist für den neutralen Spieler.
ad-refusal-neutral-served = Der neutrale Spieler hat in dieser Runde schon einen Würfel von dir.
ad-refusal-no-die = Kein Würfel liegt { $by }.
ad-refusal-not-there = Keine { $goods } { $in }.
ad-refusal-nothing-there = Nichts liegt { $in }.
ad-refusal-not-a-district = Der Schwarzmarkt ist kein Stadtteil.
ad-refusal-same-district = Es muss ein anderer Stadtteil sein als der, den du durchsuchst.
ad-refusal-district-gone = { $subject } ist aufgebraucht.
ad-refusal-no-die-to-turn = Kein Würfel liegt { $by }; nur ausliegende Würfel lassen sich drehen.
ad-refusal-submarine-there = Dort ist das U-Boot schon; es muss fahren.
ad-refusal-must-take = Die erste Ressource beim Durchsuchen muss genommen werden.
ad-refusal-neutral-takes-all = Der neutrale Spieler nimmt alles, was er bekommen kann.
ad-refusal-not-held = Dafür brauchst du { $needed } von der Sorte { $goods } und hast { $held }.
ad-refusal-pair-order = Zwei Ressourcen werden in der Reihenfolge ihrer Stadtteile genannt.
ad-refusal-luck = Jetzt entscheidet der Zufall über etwas anderes.

## Die Zahlen der Seite mit dem Spielmaterial

ad-fact-resources-per-type = Ressourcen jeder Sorte
ad-fact-market-start-per-type = Von jeder Sorte am Anfang auf dem Schwarzmarkt
ad-fact-district-start = Ressourcen je Stadtteil am Anfang, mit 2, 3 und 4 Spielern
ad-fact-dice = Würfel im Spiel, mit 2, 3 und 4 Spielern
ad-fact-dice-per-player = Würfel, die jeder in einer Runde nimmt, mit 2, 3 und 4 Spielern
ad-fact-market-refill-to = Zurückgelegte Ressourcen füllen zuerst den Schwarzmarkt, bis dort so viele der Sorte liegen
ad-fact-submarine-start = Wo das U-Boot beginnt
ad-fact-district-first = Punkte für die meisten in einem geleerten Stadtteil, als Plättchen oder als Siegpunkte
ad-fact-district-second = Punkte für die zweitmeisten in einem geleerten Stadtteil
ad-fact-final-first = Punkte für die meisten einer Sorte am Ende
ad-fact-final-second = Punkte für die zweitmeisten einer Sorte am Ende
ad-fact-inventory = Punkte für die meisten bei einer Inventur
ad-fact-donation-cost = Ressourcen für eine Spende
ad-fact-donation-gain = Punkte für eine Spende
ad-fact-market-hands = Zeigersymbole des Schwarzmarkts
ad-fact-tiles = Die Stadtteilplättchen
ad-fact-tiles-hint = Drei Plättchen je Stadtteil. Die Zeigersymbole sagen, wie weit der Zeiger rückt, wenn der letzte Würfel dort liegt.
ad-fact-tile = Plättchen
ad-fact-effect = Effekt
ad-fact-hands = Zeigersymbole
ad-fact-clock = Die Uhr
ad-fact-clock-hint = Der Zeiger läuft vom Pfeil zu den Wellen. Nur das Symbol, auf dem er stehen bleibt, zählt.
ad-fact-space = Feld
ad-fact-symbol = Symbol
ad-fact-does = Was geschieht

## Neuer Tisch

ad-choice-start-hint = Das Startspielerplättchen wandert jede Runde weiter, also ist Beginnen kein großer Vorteil.
