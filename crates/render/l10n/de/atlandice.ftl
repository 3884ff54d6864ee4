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
ad-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
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
    [swap] Tausche eine Ressource von hier gegen eine aus einem anderen Stadtteil. Niemand behält sie.
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
    [inventory] Wer die meisten { $goods } hat, bekommt { $points }; bei Gleichstand bekommen es alle Beteiligten.
    [inventory_total] Wer insgesamt die meisten Ressourcen hat, bekommt { $points }; bei Gleichstand bekommen es alle Beteiligten.
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
ad-area-submarine = Das U-Boot liegt hier.
ad-area-below = { $count ->
    [0] Das ist das letzte Plättchen.
    [one] Darunter liegt noch 1 Plättchen.
   *[other] Darunter liegen noch { $count } Plättchen.
}
ad-area-hands = { $hands }.
ad-area-exhausted = { $area }: aufgebraucht, aus dem Spiel.
ad-standing = { $goods }: { $list }.

## Möglichkeiten

ad-action-for-own = Für dich
ad-action-for-neutral = Für den neutralen Spieler
ad-action-search = { $area } durchsuchen
ad-action-take = { $good } nehmen
ad-action-take-from = Eine { $from } nehmen
ad-action-swap-away = { $good } tauschen
ad-action-swap-with = Gegen eine { $from } tauschen
ad-action-swap-in = Gegen { $good } tauschen
ad-action-move = { $good } verlegen
ad-action-move-to = Ressource { $to } legen
ad-action-turn-die = Würfel { $by } drehen
ad-action-turn-to = Auf { $face } drehen ({ $area })
ad-action-turn-leave = Würfel { $by } lassen
ad-action-sail = U-Boot { $to } schicken
ad-action-donate = { $goods } spenden
ad-action-decline = Verzichten
ad-action-give-nothing = Nichts spenden
ad-action-stop = Fertig
