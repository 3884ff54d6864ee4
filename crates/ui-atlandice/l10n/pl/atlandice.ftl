### Atlandice: słowa tego stołu.

## Obszary w formach, których potrzebują zdania

ad-area = { $area ->
    [jeweller] Jubiler
    [library] Biblioteka
    [tavern] Tawerna
    [machine_works] Zakłady mechaniczne
    [forge] Kuźnia
   *[black_market] Czarny rynek
}
ad-area-subject = { $area ->
    [jeweller] Dzielnica Jubiler
    [library] Dzielnica Biblioteka
    [tavern] Dzielnica Tawerna
    [machine_works] Dzielnica Zakłady mechaniczne
    [forge] Dzielnica Kuźnia
   *[black_market] Czarny rynek
}
ad-area-the = { $area ->
    [jeweller] Jubilera
    [library] Bibliotekę
    [tavern] Tawernę
    [machine_works] Zakłady mechaniczne
    [forge] Kuźnię
   *[black_market] Czarny rynek
}
ad-area-button = { $area ->
    [jeweller] Jubilera
    [library] Bibliotekę
    [tavern] Tawernę
    [machine_works] Zakłady mechaniczne
    [forge] Kuźnię
   *[black_market] Czarny rynek
}
ad-area-in = { $area ->
    [jeweller] u Jubilera
    [library] w Bibliotece
    [tavern] w Tawernie
    [machine_works] w Zakładach mechanicznych
    [forge] w Kuźni
   *[black_market] na Czarnym rynku
}
ad-area-by = { $area ->
    [jeweller] przy Jubilerze
    [library] przy Bibliotece
    [tavern] przy Tawernie
    [machine_works] przy Zakładach mechanicznych
    [forge] przy Kuźni
   *[black_market] przy Czarnym rynku
}
ad-area-from = { $area ->
    [jeweller] od Jubilera
    [library] z Biblioteki
    [tavern] z Tawerny
    [machine_works] z Zakładów mechanicznych
    [forge] z Kuźni
   *[black_market] z Czarnego rynku
}
ad-area-off = { $area ->
    [jeweller] od Jubilera
    [library] od Biblioteki
    [tavern] od Tawerny
    [machine_works] od Zakładów mechanicznych
    [forge] od Kuźni
   *[black_market] od Czarnego rynku
}
ad-area-to = { $area ->
    [jeweller] do Jubilera
    [library] do Biblioteki
    [tavern] do Tawerny
    [machine_works] do Zakładów mechanicznych
    [forge] do Kuźni
   *[black_market] na Czarny rynek
}
ad-area-towards = { $area ->
    [jeweller] do Jubilera
    [library] do Biblioteki
    [tavern] do Tawerny
    [machine_works] do Zakładów mechanicznych
    [forge] do Kuźni
   *[black_market] do Czarnego rynku
}

## Zasoby

ad-good = { $good ->
    [jewel] klejnot
    [book] księga
    [provision] porcja prowiantu
    [tool] narzędzie
   *[weapon] broń
}
ad-good-a = { $good ->
    [jewel] klejnot
    [book] księgę
    [provision] porcję prowiantu
    [tool] narzędzie
   *[weapon] broń
}
ad-good-button = { $good ->
    [jewel] klejnot
    [book] księgę
    [provision] porcję prowiantu
    [tool] narzędzie
   *[weapon] broń
}
ad-good-name = { $good ->
    [jewel] Klejnoty
    [book] Księgi
    [provision] Prowiant
    [tool] Narzędzia
   *[weapon] Broń
}
ad-good-most = { $good ->
    [jewel] klejnotów
    [book] ksiąg
    [provision] prowiantu
    [tool] narzędzi
   *[weapon] broni
}
ad-goods = { $good ->
    [jewel] { $count ->
        [one] 1 klejnot
        [few] { $count } klejnoty
       *[many] { $count } klejnotów
    }
    [book] { $count ->
        [one] 1 księga
        [few] { $count } księgi
       *[many] { $count } ksiąg
    }
    [provision] { $count ->
        [one] 1 porcja prowiantu
        [few] { $count } porcje prowiantu
       *[many] { $count } porcji prowiantu
    }
    [tool] { $count ->
        [one] 1 narzędzie
        [few] { $count } narzędzia
       *[many] { $count } narzędzi
    }
   *[weapon] { $count ->
        [one] 1 broń
        [few] { $count } bronie
       *[many] { $count } broni
    }
}
ad-goods-acc = { $good ->
    [jewel] { $count ->
        [one] 1 klejnot
        [few] { $count } klejnoty
       *[many] { $count } klejnotów
    }
    [book] { $count ->
        [one] 1 księgę
        [few] { $count } księgi
       *[many] { $count } ksiąg
    }
    [provision] { $count ->
        [one] 1 porcję prowiantu
        [few] { $count } porcje prowiantu
       *[many] { $count } porcji prowiantu
    }
    [tool] { $count ->
        [one] 1 narzędzie
        [few] { $count } narzędzia
       *[many] { $count } narzędzi
    }
   *[weapon] { $count ->
        [one] 1 broń
        [few] { $count } bronie
       *[many] { $count } broni
    }
}
ad-nothing = nic
ad-resources = { $count ->
    [one] 1 zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
ad-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}
ad-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ad-spaces = { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}
ad-hands = { $count ->
    [one] 1 symbol wskazówki
    [few] { $count } symbole wskazówki
   *[many] { $count } symboli wskazówki
}
ad-or = { $first } lub { $last }

## Gracze i gracz neutralny

ad-party = { $who ->
    [you] ty
    [neutral] gracz neutralny
   *[other] { $name }
}
ad-subject = { $who ->
    [you] Ty
    [neutral] Gracz neutralny
   *[other] { $name }
}
ad-party-title = { $who ->
    [you] Ty
    [neutral] Gracz neutralny
   *[other] { $name }
}
ad-party-short = { $who ->
    [you] ty
    [neutral] neutralny
   *[other] { $name }
}
ad-colour = { $colour ->
    [blue] błękitny
    [red] czerwony
    [jade] jadeitowy
    [yellow] żółty
   *[grey] szary
}
ad-letter = { $colour ->
    [blue] B
    [red] C
    [jade] J
    [yellow] Ż
   *[grey] N
}
ad-mark = kolor: { $colour }, litera { $letter }

## Kafelki: krótko i całym zdaniem

ad-tile-short = { $effect ->
    [extra_here_on_roll] { $faces }: jeszcze jeden stąd
    [swap] zamiana dwóch zasobów
    [search_again_on_roll] { $faces }: jeszcze jedno przeszukanie
    [extra_elsewhere_on_roll] { $faces }: jeden z innej dzielnicy
    [to_market] jeden na Czarny rynek
    [extra_here_on_second_die] druga kość: jeszcze jeden stąd
    [clock_on_roll] { $faces }: wskazówka +1
    [market_to_another] z Czarnego rynku do innej dzielnicy
    [turn_die] obrócenie kości
    [submarine] przesunięcie łodzi podwodnej
    [market_to_any] z Czarnego rynku do dowolnej dzielnicy
   *[extra_from_market_on_roll] { $faces }: jeden z Czarnego rynku
}
ad-tile-effect = { $effect ->
    [extra_here_on_roll] Rzuć kością: przy { $faces } możesz wziąć stąd jeszcze jeden zasób.
    [swap] Zamień jeden zasób stąd na jeden z innej dzielnicy. Oba zostają w dzielnicach.
    [search_again_on_roll] Rzuć kością: przy { $faces } rzucasz jeszcze raz i przeszukujesz też obszar, który wtedy wskaże kość.
    [extra_elsewhere_on_roll] Rzuć kością: przy { $faces } możesz wziąć jeden zasób z innej dzielnicy.
    [to_market] Przenieś jeden zasób stąd na Czarny rynek.
    [extra_here_on_second_die] Jeśli to twoja druga kość w tej rundzie, możesz wziąć stąd jeszcze jeden zasób.
    [clock_on_roll] Rzuć kością: przy { $faces } wskazówka przesuwa się o jedno pole. Symbol na nim nie działa.
    [market_to_another] Przenieś jeden zasób z Czarnego rynku do innej dzielnicy.
    [turn_die] Obróć jedną z leżących kości na dowolną ściankę; trafia do pasującego obszaru.
    [submarine] Przesuń łódź podwodną do innego obszaru.
    [market_to_any] Przenieś jeden zasób z Czarnego rynku do dowolnej dzielnicy, także do tej.
   *[extra_from_market_on_roll] Rzuć kością: przy { $faces } możesz wziąć jeden zasób z Czarnego rynku.
}
ad-tile-effect-neutral = { $effect ->
    [extra_here_on_roll] Rzuć kością: przy { $faces } gracz neutralny dostaje stąd jeszcze jeden zasób.
    [extra_elsewhere_on_roll] Rzuć kością: przy { $faces } gracz neutralny dostaje jeden zasób z innej dzielnicy.
   *[extra_from_market_on_roll] Rzuć kością: przy { $faces } gracz neutralny dostaje jeden zasób z Czarnego rynku.
}
ad-tile-name = { $district } ({ $short })
ad-market-effect = Bez efektu.

## Zegar

ad-symbol = { $symbol ->
    [start] start
    [plain] bez symbolu
    [inventory] inwentaryzacja { $goods }
    [inventory_total] inwentaryzacja wszystkich zasobów
    [donation] darowizna
   *[waves] fale
}
ad-symbol-effect = { $symbol ->
    [start] Tu zaczyna wskazówka.
    [plain] Tu nic się nie dzieje.
    [inventory] Kto ma najwięcej { $goods }, dostaje { $points }; przy remisie tyle samo dostają wszyscy remisujący.
    [inventory_total] Kto ma najwięcej wszystkich zasobów, dostaje { $points }; przy remisie tyle samo dostają wszyscy remisujący.
    [donation] Każdy może dowolnie wiele razy oddać { $cost } za { $points }.
   *[waves] Tu gra się kończy.
}
ad-clock = { $left ->
    [0] Wskazówka stoi na falach.
   *[other] Wskazówka stoi na polu { $hand } z { $last }; do fal: { $spaces }.
}

## Obszar i stan posiadania słowami

ad-area-words = { $area }: { $dice ->
    [0] bez kości
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}. Tutaj: { $goods }.
ad-area-submarine = Stoi tu łódź podwodna.
ad-area-below = { $count ->
    [0] To ostatni kafelek.
    [one] Pod spodem jeszcze 1 kafelek.
    [few] Pod spodem jeszcze { $count } kafelki.
   *[many] Pod spodem jeszcze { $count } kafelków.
}
ad-area-hands = { $hands }.
ad-area-exhausted = { $area }: stos wyczerpany, dzielnica poza grą.
ad-standing = { $goods } – { $list }.

## Możliwości

ad-action-for-own = Dla siebie
ad-action-for-neutral = Dla gracza neutralnego
ad-action-search = Przeszukaj { $area }
ad-action-take = Weź { $good }
ad-action-take-from = Weź zasób { $from }
ad-action-swap-away = Zamień { $good }
ad-action-swap-with = Zamień na zasób { $from }
ad-action-swap-in = Zamień na { $good }
ad-action-move = Przenieś { $good }
ad-action-move-to = Przenieś { $to }
ad-action-turn-die = Obróć kość { $by }
ad-action-turn-to = Obróć na { $face } ({ $area })
ad-action-turn-leave = Zostaw kość { $by }
ad-action-sail = Wyślij łódź { $to }
ad-action-donate = Oddaj { $goods }
ad-action-decline = Zrezygnuj
ad-action-give-nothing = Nic nie oddawaj
ad-action-stop = Koniec

## Wezwanie

ad-prompt-recipient = Wybierz, dla kogo bierzesz następną kość.
ad-prompt-recipient-detail = Jedna z twoich { $dice } kości w rundzie musi być dla gracza neutralnego. Dla siebie dotąd: { $own } z { $most }.
ad-prompt-area = { $for ->
    [neutral] Weź jedną z { $dice } kości dla gracza neutralnego.
   *[own] Weź jedną z { $dice } kości i przeszukaj jej obszar.
}
ad-prompt-rank = { $for ->
    [neutral] { $rank ->
        [1] Pierwsza kość gracza neutralnego.
        [2] Druga kość gracza neutralnego.
       *[other] Kość { $rank } gracza neutralnego.
    }
   *[own] { $rank ->
        [1] Twoja pierwsza kość.
        [2] Twoja druga kość.
       *[other] Twoja kość { $rank }.
    }
}
ad-prompt-no-choice = { $for ->
    [neutral] Własne kości tej rundy już masz.
   *[own] Gracz neutralny ma już kość od ciebie.
}
ad-prompt-more = { $more ->
    [0] Ostatnie przeszukanie w rundzie; kość, która zostanie, przesunie wskazówkę.
    [one] Potem jeszcze jedno przeszukanie; kość, która zostanie, przesunie wskazówkę.
    [few] Potem jeszcze { $more } przeszukania; kość, która zostanie, przesunie wskazówkę.
   *[many] Potem jeszcze { $more } przeszukań; kość, która zostanie, przesunie wskazówkę.
}
ad-prompt-last-round = Wskazówka stoi na falach: po przeszukaniach tej rundy gra się kończy.
ad-prompt-take = { $for ->
    [neutral] Weź zasób { $from } dla gracza neutralnego.
   *[own] Weź zasób { $from }.
}
ad-prompt-bonus = { $for ->
    [neutral] Łódź podwodna: weź zasób { $from } dla gracza neutralnego.
   *[own] Łódź podwodna: możesz wziąć zasób { $from }.
}
ad-prompt-extra = { $for ->
    [neutral] Efekt: weź zasób { $from } dla gracza neutralnego.
   *[own] Efekt: możesz wziąć jeszcze zasób { $from }.
}
ad-prompt-extra-from = { $for ->
    [neutral] Wybierz dzielnicę, z której gracz neutralny dostaje zasób.
   *[own] Możesz wziąć jeszcze jeden zasób z innej dzielnicy.
}
ad-prompt-swap-away = Wybierz zasób { $from } do zamiany.
ad-prompt-swap-with = Wybierz dzielnicę, w której zamieniasz { $good }.
ad-prompt-swap-in = Wybierz zasób { $from } w zamian za { $good }.
ad-prompt-to-market = Przenieś zasób { $from } na Czarny rynek.
ad-prompt-from-market = { $where ->
    [another] Wybierz zasób z Czarnego rynku dla innej dzielnicy.
   *[any] Wybierz zasób z Czarnego rynku dla jednej z dzielnic.
}
ad-prompt-move-to = Wybierz, dokąd przenosisz { $good }.
ad-prompt-turn-die = Wybierz kość do obrócenia.
ad-prompt-turn-to = Wybierz ściankę dla kości { $by }.
ad-prompt-sail = Wyślij łódź podwodną do innego obszaru.
ad-prompt-sail-detail = Kto przeszukuje obszar przy łodzi, może wziąć tam dodatkowy zasób.
ad-prompt-donate = { $gained ->
    [0] Możesz oddać { $cost } za { $points }.
   *[other] Możesz jeszcze raz oddać { $cost } za { $points }.
}
ad-prompt-donate-detail = { $gained ->
    [0] Dowolnie wiele razy. Oddane zasoby trafiają do dzielnic swojego rodzaju.
    [one] Dotąd 1 punkt. Oddane zasoby trafiają do dzielnic swojego rodzaju.
    [few] Dotąd { $gained } punkty. Oddane zasoby trafiają do dzielnic swojego rodzaju.
   *[many] Dotąd { $gained } punktów. Oddane zasoby trafiają do dzielnic swojego rodzaju.
}
ad-prompt-acts-neutral = dla gracza neutralnego
ad-wait-recipient = { $name } wybiera, dla kogo będzie następna kość.
ad-wait-area = { $for ->
    [neutral] { $name } bierze kość dla gracza neutralnego i przeszukuje jej obszar.
   *[own] { $name } bierze kość i przeszukuje jej obszar.
}
ad-wait-take = { $for ->
    [neutral] { $name } wybiera zasób { $from } dla gracza neutralnego.
   *[own] { $name } wybiera zasób { $from }.
}
ad-wait-extra = { $for ->
    [neutral] { $name } wybiera jeszcze jeden zasób { $from } dla gracza neutralnego.
   *[own] { $name } bierze jeszcze jeden zasób { $from } albo rezygnuje.
}
ad-wait-extra-from = { $for ->
    [neutral] { $name } wybiera dzielnicę, z której gracz neutralny dostanie jeszcze jeden zasób.
   *[own] { $name } bierze jeszcze jeden zasób z innej dzielnicy albo rezygnuje.
}
ad-wait-swap = { $name } zamienia zasób { $from }.
ad-wait-to-market = { $name } przenosi zasób { $from } na Czarny rynek.
ad-wait-from-market = { $name } przenosi zasób z Czarnego rynku do dzielnicy.
ad-wait-turn = { $name } obraca kość.
ad-wait-sail = { $name } przesuwa łódź podwodną.
ad-wait-donate = { $name } oddaje zasoby albo kończy.
ad-wait-luck = Trwa rzut kośćmi.

## Dziennik: przed wierszem zaczynającym się małą literą stoi, kto działa

ad-log-starts = { $you ->
    [yes] zaczynasz
   *[no] zaczyna
}
ad-log-tiles = Na stosach leżą: { $tiles }.
ad-log-gates = Runda { $round }: kości pokazują { $dice }.
ad-log-gates-start = Runda { $round } (gracz rozpoczynający: { $name }): kości pokazują { $dice }.
ad-log-gates-market = { $count ->
    [one] 1 kość wyczerpanej dzielnicy leży przy Czarnym rynku.
    [few] { $count } kości wyczerpanych dzielnic leżą przy Czarnym rynku.
   *[many] { $count } kości wyczerpanych dzielnic leży przy Czarnym rynku.
}
ad-log-for-own = { $you ->
    [yes] bierzesz
   *[no] bierze
} następną kość dla siebie
ad-log-for-neutral = { $you ->
    [yes] bierzesz
   *[no] bierze
} następną kość dla gracza neutralnego
ad-log-search = { $you ->
    [yes] przeszukujesz
   *[no] przeszukuje
} { $area } { $rank ->
    [1] pierwszą kością
    [2] drugą kością
   *[other] kością { $rank }
}
ad-log-search-neutral = { $you ->
    [yes] przeszukujesz
   *[no] przeszukuje
} { $area } dla gracza neutralnego { $rank ->
    [1] jego pierwszą kością
    [2] jego drugą kością
   *[other] jego kością { $rank }
}
ad-log-search-again = { $you ->
    [yes] wyrzucasz { $die } i przeszukujesz też { $area }
   *[no] wyrzuca { $die } i przeszukuje też { $area }
}
ad-log-search-again-exhausted = { $you ->
    [yes] wyrzucasz { $die } (dzielnica wyczerpana) i przeszukujesz też { $area }
   *[no] wyrzuca { $die } (dzielnica wyczerpana) i przeszukuje też { $area }
}
ad-log-nothing = { $you ->
    [yes] nic tam nie znajdujesz
   *[no] nic tam nie znajduje
}
ad-log-take = { $you ->
    [yes] bierzesz
   *[no] bierze
}{ $for ->
    [neutral] {" "}dla gracza neutralnego
    [it] {" "}dla niego
   *[own] {""}
} { $good }
ad-log-bonus = { $you ->
    [yes] bierzesz
   *[no] bierze
}{ $for ->
    [neutral] {" "}dla gracza neutralnego
    [it] {" "}dla niego
   *[own] {""}
} dzięki łodzi podwodnej też { $good }
ad-log-effect = { $you ->
    [yes] bierzesz
   *[no] bierze
}{ $for ->
    [neutral] {" "}dla gracza neutralnego
    [it] {" "}dla niego
   *[own] {""}
} dzięki efektowi { $good } { $from }
ad-log-decline = { $you ->
    [yes] nie bierzesz
   *[no] nie bierze
} niczego więcej
ad-log-roll-success = { $you ->
    [yes] wyrzucasz
   *[no] wyrzuca
} { $die } (efekt działa)
ad-log-roll-failure = { $you ->
    [yes] wyrzucasz
   *[no] wyrzuca
} { $die } (bez efektu)
ad-log-no-target = efekt nie ma na co działać
ad-log-swap = { $you ->
    [yes] zamieniasz
   *[no] zamienia
} { $away } { $from } na { $came } { $other }
ad-log-move = { $you ->
    [yes] przenosisz
   *[no] przenosi
} { $good } { $from } { $to }
ad-log-turn = { $you ->
    [yes] obracasz
   *[no] obraca
} kość { $by } na { $die } ({ $area })
ad-log-turn-same = { $you ->
    [yes] zostawiasz
   *[no] zostawia
} kość { $by } bez zmian
ad-log-submarine = łódź podwodną
ad-log-sail = { $you ->
    [yes] wysyłasz
   *[no] wysyła
} { $submarine } { $off } { $to }
ad-log-nudge = wskazówka przesuwa się na pole { $to }
ad-log-nudge-waves = wskazówka dochodzi do fal: to ostatnia runda
ad-log-nudge-none = wskazówka stoi na falach i tam zostaje
ad-log-emptied = { $area } jest pusta. { $standing }
ad-log-won = { $subject } { $you ->
    [yes] masz najwięcej i dostajesz
   *[no] ma najwięcej i dostaje
} kafelek ({ $points }).
ad-log-won-tied = Remis na czele ({ $names }): { $each }, nic za drugie miejsce. { $subject } { $you ->
    [yes] dostajesz
   *[no] dostaje
} kafelek, pozostali żetony punktów zwycięstwa.
ad-log-most = { $subject } { $you ->
    [yes] masz najwięcej i dostajesz
   *[no] ma najwięcej i dostaje
} { $points }.
ad-log-most-tied = Remis na czele ({ $names }): { $each }.
ad-log-most-tied-final = Remis na czele ({ $names }): { $each }, nic za drugie miejsce.
ad-log-second = { $subject } { $you ->
    [yes] dostajesz
   *[no] dostaje
} { $points } za drugie miejsce.
ad-log-second-tied = Remis na drugim miejscu ({ $names }): { $each }.
ad-log-second-none = Nikt inny ich nie ma, więc za drugie miejsce nie ma punktów.
ad-log-nobody = Nikt ich nie ma: bez punktów.
ad-log-nobody-tile = Nikt ich nie ma: bez punktów, a kafelek odpada z gry.
ad-log-returned = Powrót { $goods } ({ $list }): { $market } na Czarny rynek, { $district } { $to }.
ad-log-returned-none = Nikt nie ma { $goods } do oddania.
ad-log-uncovered = Nowy kafelek leży { $in }. { $effect } ({ $hands })
ad-log-exhausted = { $area } jest wyczerpana. Poza grą: { $removed }.
ad-log-exhausted-dice = { $count ->
    [one] 1 kość przechodzi stamtąd na Czarny rynek.
    [few] { $count } kości przechodzą stamtąd na Czarny rynek.
   *[many] { $count } kości przechodzi stamtąd na Czarny rynek.
}
ad-log-hand = Ostatnia kość leży { $by } ({ $hands }): wskazówka przesuwa się z { $from } na { $to }, { $symbol }.
ad-log-left = Do fal: { $spaces }.
ad-log-inventory = Inwentaryzacja { $goods } – { $list }.
ad-log-inventory-total = Inwentaryzacja wszystkich zasobów – { $list }.
ad-log-donate = { $you ->
    [yes] oddajesz
   *[no] oddaje
} { $goods } za { $points }
ad-log-stop = { $you ->
    [yes] nie oddajesz
   *[no] nie oddaje
} niczego więcej
ad-log-give-nothing = { $you ->
    [yes] nic nie oddajesz
   *[no] nic nie oddaje
}
ad-log-end = { $why ->
    [clock] Wskazówka doszła do fal: koniec gry.
    [tavern] Wskazówka stoi na falach, a runda jest skończona: koniec gry.
   *[exhausted] Wszystkie dzielnice są wyczerpane: koniec gry.
}
ad-log-final = Punktacja końcowa { $goods } – { $list }.
ad-log-totals = Punkty na koniec – { $list }.
ad-each = { $points ->
    [one] po 1 punkcie
    [few] po { $points } punkty
   *[many] po { $points } punktów
}

## Co wynika z wyboru

ad-detail-for-own = To, co przyniesie ta kość, jest twoje.
ad-detail-for-neutral = To, co przyniesie ta kość, dostaje gracz neutralny; ty wybierasz.
ad-detail-nothing = Nie ma tam nic do wzięcia.
ad-detail-take = { $who ->
    [neutral] Gracz neutralny dostaje { $good }.
   *[you] Bierzesz { $good }.
}
ad-detail-take-one-of = { $who ->
    [neutral] Gracz neutralny dostaje wybrany przez ciebie zasób.
   *[you] Bierzesz jeden wybrany zasób.
}
ad-detail-bonus = Łódź podwodna: jeszcze jeden.
ad-detail-second = { $who ->
    [neutral] Jako jego druga kość daje jeszcze jeden stąd.
   *[you] Jako twoja druga kość daje jeszcze jeden stąd.
}
ad-detail-tile = Kafelek – { $short }.
ad-detail-points = Punkty, jeśli będzie pusto – { $list }.
ad-detail-points-none = Jeśli będzie pusto, nikt nie dostaje punktów.
ad-detail-returned = Nikt nie zatrzymuje { $goods }.
ad-detail-gone = Stos wyczerpany: nie ma już { $goods } w grze.
ad-detail-hand = Potem wskazówka idzie o { $spaces }{ $kind ->
    [plain] {"."}
   *[other] {" "}({ $symbol }).
}
ad-detail-stays = Jeśli zostanie: wskazówka +{ $count }{ $kind ->
    [plain] {"."}
   *[other] {" "}({ $symbol }).
}
ad-detail-swap-away = Ten zasób trafia do innej dzielnicy.
ad-detail-swap-with = Zasób trafia { $to }, a stamtąd wraca jeden: { $goods }.
ad-detail-swap-in = Potem { $in }: { $goods }.
ad-detail-to-market = Ten zasób trafia na Czarny rynek.
ad-detail-from-market = Potem wybierasz dzielnicę, do której trafi.
ad-detail-move-to = Potem { $in }: { $goods }.
ad-detail-sail = Dopóki tam stoi, każdy, kto przeszuka { $area }, może wziąć stamtąd jeszcze jeden zasób.
ad-detail-sail-here = W tym przeszukaniu nic to nie daje; od następnego każdy, kto przeszuka ten obszar, może wziąć jeszcze jeden zasób, dopóki łódź tu stoi.
ad-detail-donate = Dostajesz { $points } i oddajesz { $goods }.
ad-detail-no-undo = Tego nie można cofnąć.
ad-detail-decline = Zasób zostaje, gdzie jest.

## Obraz słowami

ad-text-clock = Zegar
ad-text-here = Symbol pod wskazówką: { $symbol }.
ad-text-ahead = Dalej: { $spaces }.
ad-text-space = { $n }: { $symbol }
ad-text-round = Runda { $round }.
ad-text-turn = { $who ->
    [you] Twoja kolej.
   *[other] Kolej: { $name }.
}
ad-text-areas = Obszary
ad-text-below = { $count ->
    [1] Pod spodem: { $tiles }.
   *[other] Pod spodem, w nieznanej kolejności: { $tiles }.
}
ad-text-parties = Gracze
ad-text-party = { $name }: { $points }, { $resources }: { $goods }.
ad-text-start = gracz rozpoczynający
ad-text-unranked = poza klasyfikacją
ad-text-won = Kafelki: { $tiles }. Żetony punktów zwycięstwa: { $district } z dzielnic, { $inventory } z inwentaryzacji, { $donation } z darowizn.
ad-text-dice = { $left ->
    [0] W tej rundzie nie ma już kości do wzięcia.
    [one] W tej rundzie jeszcze 1 kość do wzięcia.
    [few] W tej rundzie jeszcze { $left } kości do wzięcia.
   *[many] W tej rundzie jeszcze { $left } kości do wzięcia.
}
ad-text-dice-neutral = { $taken ->
    [0] W tej rundzie jeszcze bez kości.
    [one] W tej rundzie 1 kość.
    [few] W tej rundzie { $taken } kości.
   *[many] W tej rundzie { $taken } kości.
}
ad-text-standings = Kto ma ile
ad-text-leads = { $list } ({ $who ->
    [tie] remis na czele: { $names }
    [none] nikt nie prowadzi
   *[single] na czele { $names }, przewaga { $margin }
})
ad-text-box = Poza grą
ad-none = brak

## Koniec

ad-score-title = Punktacja końcowa
ad-score-tiles = Kafelki
ad-score-districts = Opróżnione dzielnice
ad-score-inventories = Inwentaryzacje
ad-score-donations = Darowizny
ad-score-final = Zasoby na koniec
ad-score-held = Na koniec: liczba → punkty
ad-score-total = Punkty
ad-score-note = Najwięcej jednego rodzaju na koniec: { $first }, drugie miejsce: { $second }; przy remisie na czele wszyscy remisujący dostają { $first }, a drugie miejsce nic. Kafelek liczy się za { $tile }.
ad-score-neutral = Gracz neutralny jest liczony, ale nie może wygrać.
ad-score-line = { $name }: kafelki { $tiles }, dzielnice { $districts }, inwentaryzacje { $inventories }, darowizny { $donations }, zasoby na koniec { $final }, punkty { $total }

## Dlaczego nie

ad-refusal-seats = Atlandice jest dla 2–4 graczy; podana liczba: { $seats }.
ad-refusal-start-seat = Gracz { $seat } nie może zacząć, bo miejsc przy stole jest { $seats }.
ad-refusal-over = Gra jest skończona.
ad-refusal-luck-first = Najpierw rzuca się kośćmi.
ad-refusal-not-your-turn = Teraz jest kolej kogoś innego.
ad-refusal-wrong-moment = { $asked ->
    [recipient] Najpierw wybierz, dla kogo bierzesz kość.
    [area] Najpierw wybierz kość i jej obszar.
    [take] Najpierw weź zasób.
    [extra] Najpierw weź dodatkowy zasób albo z niego zrezygnuj.
    [swap] Najpierw dokończ zamianę.
    [move] Najpierw przenieś zasób.
    [turn] Najpierw obróć kość.
    [sail] Najpierw przesuń łódź podwodną.
   *[donate] Teraz można oddać zasoby albo skończyć.
}
ad-refusal-must-act = { $asked ->
    [recipient] Kość trzeba wziąć dla kogoś.
    [area] Kość trzeba wziąć.
    [swap] Zamiana jest obowiązkowa; zrezygnować można tylko z dodatkowego zasobu.
    [move] Zasób trzeba przenieść; zrezygnować można tylko z dodatkowego zasobu.
    [turn] Kość trzeba obrócić, choć może zostać na swojej ściance; zrezygnować można tylko z dodatkowego zasobu.
    [sail] Łódź podwodna musi popłynąć; zrezygnować można tylko z dodatkowego zasobu.
   *[other] Zasób trzeba wziąć, bo dzielnica jest już wybrana.
}
ad-refusal-no-neutral = Gracz neutralny jest tylko w grze dwuosobowej.
ad-refusal-own-dice-taken = Twoje własne kości w tej rundzie są już wzięte ({ $own }); ta jest dla gracza neutralnego.
ad-refusal-neutral-served = Gracz neutralny ma już od ciebie kość w tej rundzie.
ad-refusal-no-die = Nie ma kości { $by }.
ad-refusal-not-there = Nie ma { $goods } { $in }.
ad-refusal-nothing-there = Nic nie leży { $in }.
ad-refusal-not-a-district = Czarny rynek nie jest dzielnicą.
ad-refusal-same-district = To musi być inna dzielnica niż przeszukiwana.
ad-refusal-district-gone = { $subject } jest wyczerpana.
ad-refusal-no-die-to-turn = Nie ma kości { $by }; obrócić można tylko leżącą kość.
ad-refusal-submarine-there = Łódź podwodna już tam jest; musi popłynąć.
ad-refusal-must-take = Pierwszy zasób z przeszukania trzeba wziąć.
ad-refusal-neutral-takes-all = Gracz neutralny bierze wszystko, co może dostać.
ad-refusal-not-held = Za mało { $goods }: potrzeba { $needed }, masz { $held }.
ad-refusal-pair-order = Dwa zasoby wymienia się w kolejności ich dzielnic.
ad-refusal-luck = Los rozstrzyga teraz co innego.

## Liczby na stronie z elementami gry

ad-fact-resources-per-type = Zasoby każdego rodzaju
ad-fact-market-start-per-type = Każdego rodzaju na Czarnym rynku na początku
ad-fact-district-start = Zasoby w każdej dzielnicy na początku, przy 2, 3 i 4 graczach
ad-fact-dice = Kości w grze, przy 2, 3 i 4 graczach
ad-fact-dice-per-player = Kości, które każdy bierze w rundzie, przy 2, 3 i 4 graczach
ad-fact-market-refill-to = Zwracane zasoby najpierw uzupełniają Czarny rynek do tylu sztuk rodzaju
ad-fact-submarine-start = Gdzie zaczyna łódź podwodna
ad-fact-district-first = Punkty za największą liczbę w opróżnionej dzielnicy, jako kafelek lub żetony punktów zwycięstwa
ad-fact-district-second = Punkty za drugie miejsce w opróżnionej dzielnicy
ad-fact-final-first = Punkty za największą liczbę jednego rodzaju na koniec
ad-fact-final-second = Punkty za drugie miejsce w rodzaju na koniec
ad-fact-inventory = Punkty za największą liczbę przy inwentaryzacji
ad-fact-donation-cost = Zasoby oddawane w jednej darowiźnie
ad-fact-donation-gain = Punkty za jedną darowiznę
ad-fact-market-hands = Symbole wskazówki Czarnego rynku
ad-fact-tiles = Kafelki dzielnic
ad-fact-tiles-hint = Trzy kafelki na dzielnicę. Symbole wskazówki mówią, o ile przesuwa się wskazówka, gdy leży tam ostatnia kość.
ad-fact-tile = Kafelek
ad-fact-effect = Efekt
ad-fact-hands = Symbole wskazówki
ad-fact-clock = Zegar
ad-fact-clock-hint = Wskazówka idzie od strzałki do fal. Liczy się tylko symbol, na którym się zatrzyma.
ad-fact-space = Pole
ad-fact-symbol = Symbol
ad-fact-does = Co się dzieje

## Nowy stół

ad-choice-start-hint = Żeton gracza rozpoczynającego wędruje co rundę dalej, więc rozpoczęcie nie daje dużej przewagi.
