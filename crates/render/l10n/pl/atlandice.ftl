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
ad-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
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
    [swap] Zamień jeden zasób stąd na jeden z innej dzielnicy. Nikt ich nie zatrzymuje.
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
    [inventory] Kto ma najwięcej { $goods }, dostaje { $points }; przy remisie dostają go wszyscy remisujący.
    [inventory_total] Kto ma najwięcej wszystkich zasobów, dostaje { $points }; przy remisie dostają go wszyscy remisujący.
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
    [one] Pod nim leży jeszcze 1 kafelek.
    [few] Pod nim leżą jeszcze { $count } kafelki.
   *[many] Pod nim leży jeszcze { $count } kafelków.
}
ad-area-hands = { $hands }.
ad-area-exhausted = { $area }: stos wyczerpany, dzielnica poza grą.
ad-standing = { $goods }: { $list }.

## Możliwości

ad-action-for-own = Dla siebie
ad-action-for-neutral = Dla gracza neutralnego
ad-action-search = Przeszukaj { $area }
ad-action-take = Weź { $good }
ad-action-take-from = Weź jeden { $from }
ad-action-swap-away = Zamień { $good }
ad-action-swap-with = Zamień na zasób { $from }
ad-action-swap-in = Zamień na { $good }
ad-action-move = Przenieś { $good }
ad-action-move-to = Przenieś { $to }
ad-action-turn-die = Obróć kość { $by }
ad-action-turn-to = Obróć na { $face } ({ $area })
ad-action-turn-leave = Zostaw kość { $by }
ad-action-sail = Wyślij łódź podwodną { $to }
ad-action-donate = Oddaj { $goods }
ad-action-decline = Zrezygnuj
ad-action-give-nothing = Nie oddawaj nic
ad-action-stop = Koniec
