### Atlantis Exodus: słowa przy stole.

## Names of things that the data files list, by their id

exodus-profession-SC = naukowiec
exodus-profession-IN = intelektualista
exodus-profession-WO = robotnik
exodus-profession-PH = fizyk
exodus-profession-SH = uczony
exodus-profession-DL = wyrobnik
exodus-profession-AS = astronom
exodus-profession-MA = matematyk
exodus-profession-PL = filozof
exodus-profession-AD = doradca
exodus-profession-SM = kamieniarz
exodus-profession-MB = budowniczy
exodus-knowledge-KN01 = Historia naturalna
exodus-knowledge-KN02 = Retoryka
exodus-knowledge-KN03 = Wiedza cechowa
exodus-knowledge-KN04 = Akademia
exodus-knowledge-KN05 = Malarstwo freskowe
exodus-knowledge-KN06 = Inżynieria
exodus-knowledge-KN07 = Zaćmienie Słońca
exodus-knowledge-KN08 = Dyplomacja
exodus-knowledge-KN09 = Złotnictwo
exodus-knowledge-KN10 = Biblioteka
exodus-knowledge-KN11 = Architektura sakralna
exodus-knowledge-KN12 = Rzeźbiarstwo
exodus-knowledge-KN13 = Zgromadzenie ludowe
exodus-knowledge-KN14 = Rejestr rzemiosł
exodus-knowledge-KN15 = Mechanika
exodus-knowledge-KN16 = Nawigacja
exodus-knowledge-KN17 = Encyklopedia
exodus-knowledge-KN18 = Kolumnady
exodus-knowledge-KN19 = Planowanie miast
exodus-influence-IF01 = Zamiana kwater
exodus-influence-IF02 = Delegacja
exodus-influence-IF03 = Procesja
exodus-influence-IF04 = Czeladnik
exodus-influence-IF05 = Łaska bogów
exodus-influence-IF06 = Obrót miasta
exodus-influence-IF07 = Masowy wymarsz
exodus-influence-IF08 = Stypendium
exodus-influence-IF09 = Szkutnik
exodus-influence-IF10 = Plac targowy
exodus-influence-IF11 = Archiwum
exodus-influence-IF12 = Pozwolenie na budowę
exodus-influence-IF13 = Upamiętnienie
exodus-influence-IF14 = Dziesięcina
exodus-influence-IF15 = Wymiana ksiąg
exodus-influence-IF16 = Uznanie
exodus-influence-IF17 = Oczyszczenie miasta
exodus-influence-IF18 = Nowy program nauk
exodus-influence-IF19 = Echo bogów
exodus-influence-IF20 = Otwarte drzwi
exodus-influence-IF21 = Przeprowadzka
exodus-influence-IF22 = Darowizna ksiąg
exodus-influence-IF23 = Dar złota
exodus-influence-IF24 = Exodus mistrzów
exodus-monument-MO01 = Piaskowy obelisk
exodus-monument-MO02 = Brama z terakoty
exodus-monument-MO03 = Kapliczka na łące
exodus-monument-MO04 = Fontanna laguny
exodus-monument-MO05 = Marmurowa świątynia
exodus-monument-MO06 = Sala rady
exodus-monument-MO07 = Dom cechowy
exodus-monument-MO08 = Pstra wieża
exodus-monument-MO09 = Łuk harmonii
exodus-monument-MO10 = Aleja
exodus-monument-MO11 = Schody
exodus-monument-MO12 = Wielki dziedziniec
exodus-ship-turtle = żółw
exodus-ship-dolphin = delfin
exodus-ship-octopus = ośmiornica
exodus-ship-seahorse = konik morski
exodus-ship-swordfish = włócznik
exodus-ship-whale = wieloryb
exodus-floor-sand = piasek
exodus-floor-terracotta = terakota
exodus-floor-meadow = łąka
exodus-floor-lagoon = laguna
exodus-floor-marble = marmur
exodus-region-north_africa = Afryka Północna
exodus-region-mesopotamia = Mezopotamia
exodus-region-mesoamerica = Mezoameryka
exodus-title-atlas = Atlas
exodus-title-king = Król
exodus-title-priest = Kapłan
exodus-title-astrologer = Astrolog
exodus-title-healer = Uzdrowiciel
exodus-title-temple_servant = Sługa świątynny
exodus-title-fisherman = Rybak

## Counted things, as items of a list

exodus-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
exodus-books = { $book ->
    [S] { $count ->
    [one] 1 podręcznik nauki
    [few] { $count } podręczniki nauki
   *[many] { $count } podręczników nauki
}
    [C] { $count ->
    [one] 1 podręcznik kultury
    [few] { $count } podręczniki kultury
   *[many] { $count } podręczników kultury
}
    [K] { $count ->
    [one] 1 podręcznik rzemiosła
    [few] { $count } podręczniki rzemiosła
   *[many] { $count } podręczników rzemiosła
}
   *[any] { $count ->
    [one] 1 dowolny podręcznik
    [few] { $count } dowolne podręczniki
   *[many] { $count } dowolnych podręczników
}
}
exodus-gold = { $count ->
    [one] 1 złoto
    [few] { $count } złota
   *[many] { $count } złota
}
exodus-flames = { $count ->
    [one] 1 płomień
    [few] { $count } płomienie
   *[many] { $count } płomieni
}
exodus-favours = { $count ->
    [one] 1 żeton łaski
    [few] { $count } żetony łaski
   *[many] { $count } żetonów łaski
}
exodus-actions = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
exodus-bag-settlers = { $count ->
    [one] 1 osadnik z woreczka
    [few] { $count } osadników z woreczka
   *[many] { $count } osadników z woreczka
}
exodus-standing-settlers = { $count ->
    [one] 1 osadnik stojący na polu
    [few] { $count } osadników stojących na polu
   *[many] { $count } osadników stojących na polu
}
exodus-places = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
exodus-quarters = { $count ->
    [one] 1 ćwierć obrotu
    [few] { $count } ćwierci obrotu
   *[many] { $count } ćwierci obrotu
}
exodus-influence-cards = { $count ->
    [one] 1 karta wpływu
    [few] { $count } karty wpływu
   *[many] { $count } kart wpływu
}
exodus-knowledge-cards = { $count ->
    [one] 1 karta wiedzy
    [few] { $count } karty wiedzy
   *[many] { $count } kart wiedzy
}
exodus-times = { $count } × { $thing }
exodus-or = { $first } lub { $last }
exodus-nothing = nic
exodus-tile-ship = statek
exodus-tile-workshop = warsztat
exodus-tile-agora = agora
exodus-tile-residence = kwatera
exodus-tile-monument = monument
exodus-gain-influence = karta wpływu
exodus-gain-pillar = karta kolumny
exodus-gain-pillar-display = karta kolumny z wystawki { $display }

## Colours, books, stages

exodus-colour = { $colour ->
    [purple] fioletowy
    [white] biały
   *[brown] brązowy
}
exodus-colour-settler = { $colour ->
    [purple] fioletowy osadnik
    [white] biały osadnik
   *[brown] brązowy osadnik
}
exodus-slot-colour = { $colour ->
    [purple] dowolny fioletowy osadnik
    [white] dowolny biały osadnik
   *[brown] dowolny brązowy osadnik
}
exodus-book = { $book ->
    [S] podręcznik nauki
    [C] podręcznik kultury
   *[K] podręcznik rzemiosła
}
exodus-stage = { $stage ->
    [base] cokół
    [shaft] trzon
   *[capital] kapitel
}
exodus-ring = { $ring ->
    [0] górny poziom
    [1] środkowy poziom
   *[other] dolny poziom
}

## What cards and tiles do

exodus-score-settlers = { $points } za każdych { $per } { $colour ->
    [purple] fioletowych
    [white] białych
   *[brown] brązowych
} umieszczonych osadników.
exodus-score-pairs = { $points } za każdą parę umieszczonych osadników: { $first ->
    [purple] fioletowy
    [white] biały
   *[brown] brązowy
} i { $second ->
    [purple] fioletowy
    [white] biały
   *[brown] brązowy
}.
exodus-score-priest = { $points } za każde { $per } kroków twojego arcykapłana.
exodus-score-influence = { $list } punktów za 1, 2, 3 … otrzymane karty wpływu, zagrane lub nie.
exodus-score-gold = { $points } za każde { $per } złota, które ci zostało.
exodus-score-books = { $points } za każde { $per } podręczniki, które ci zostały.
exodus-score-pillars = { $points } za każdą ukończoną kolumnę.
exodus-score-pillar-cards = { $points } za każdą kartę kolumny, ukończoną lub nie.
exodus-score-agora-list = { $list } punktów za 1, 2, 3 … agory.
exodus-score-workshops = { $points } za każdy warsztat, aktywny lub nie.
exodus-score-active = { $points } za każdy aktywny warsztat.
exodus-score-ships = { $points } za każdy statek, z osadnikiem lub bez.
exodus-score-knowledge = { $points } za każdą twoją kartę wiedzy, także za tę.
exodus-score-columns = { $points } za każdą pełną kolumnę pól.
exodus-score-rows = { $points } za każdy pełny rząd.
exodus-score-floor = { $points } za każdą twoją płytkę o podłożu { $floor }, także za tę, jeśli je ma.
exodus-score-agoras = { $points } za każdą twoją agorę.
exodus-score-adjacent-other = { $points } za każdą sąsiednią płytkę o innym podłożu niż ten monument.
exodus-score-adjacent-same = { $points } za każdą sąsiednią płytkę o takim samym podłożu jak ten monument.
exodus-score-row-floors = { $points } za każdy rząd z co najmniej { $floors } różnymi podłożami.
exodus-score-column-floors = { $points } za każdą kolumnę pól z co najmniej { $floors } różnymi podłożami.
exodus-score-adjacent-alike = { $points }, jeśli co najmniej { $tiles } sąsiednie płytki mają to samo podłoże.
exodus-workshop-know = Za każdą otrzymaną kartę wiedzy: { $gain }.
exodus-workshop-settler = Za każdego { $colour ->
    [purple] fioletowego
    [white] białego
   *[brown] brązowego
} osadnika z pola twojego króla: { $gain }.
exodus-workshop-book = Za każdy podręcznik { $book ->
    [S] nauki
    [C] kultury
   *[K] rzemiosła
} z pola twojego króla: { $gain }.
exodus-workshop-tile = Za { $tile ->
    [agora] każdą agorę zabraną
   *[workshop] każdy warsztat zabrany
} z miasta przez twojego króla: { $gain }.
exodus-pillar-swap = Wymiana
exodus-pillar-recruit = Rekrutacja
exodus-pillar-offer = Ofiara
exodus-pillar-sacrifice = Poświęcenie sławy
exodus-pillar-change = Kantor
exodus-pillar-fame = Sława
exodus-pillar-study = Studia
exodus-pillar-flame = Płomień
exodus-pillar-depart = Odjazd
exodus-pillar-school = Szkoła
exodus-pillar-both = Współbrzmienie
exodus-pillar-twice = Pogłos
exodus-pillar-does-swap = Oddaj 1 podręcznik i weź 1 innego rodzaju.
exodus-pillar-does-recruit = Włóż 1 osadnika z obszaru szkolenia do woreczka, dobierz 2 i zachowaj 1 jako niewyszkolonego.
exodus-pillar-does-offer = Oddaj 1 podręcznik i weź: { $points } lub { $flames }.
exodus-pillar-does-sacrifice = Oddaj: { $points }. Weź 1 dowolny podręcznik lub { $flames }.
exodus-pillar-does-change = Wymień 1 złoto na { $books } jednakowe podręczniki lub { $books } jednakowe podręczniki na 1 złoto.
exodus-pillar-does-depart = Wyślij 1 osadnika; nie kosztuje to akcji.
exodus-pillar-does-school = Wyszkol 1 osadnika wzdłuż jednej strzałki za jej koszt; nie zużywa to akcji.
exodus-pillar-does-both = Użyj cokołu i trzonu tej kolumny po jednym razie, w dowolnej kolejności.
exodus-pillar-does-twice = Użyj cokołu albo trzonu tej kolumny dwa razy z rzędu.
exodus-nobody = nikt
exodus-none = brak
exodus-slot-short = { $colour ->
    [purple] fioletowy
    [white] biały
   *[brown] brązowy
}
exodus-tile-floor = { $tile } ({ $floor })
exodus-gain-knowledge = karta wiedzy
exodus-influence-does-swap-residences = Zamień miejscami dwie swoje kwatery ze wszystkim, co na nich jest. Bez premii za umieszczenie.
exodus-influence-does-delegation = Wyślij najwyżej po jednym osadniku każdego koloru, wyszkolonym lub nie.
exodus-influence-does-apprentice = Dobierz osadnika z woreczka i postaw go na dowolnym wolnym miejscu swojego warsztatu, bez względu na wymagania. Bez premii za wysłanie.
exodus-influence-does-turn-city = Obróć środkową tarczę w dowolne położenie, potem górną. Królowie obracają się razem z nimi; nikt nic nie otrzymuje.
exodus-influence-does-mass-departure = Wybierz kolor i wyślij dowolnie wielu swoich niewyszkolonych osadników tego koloru do kwater, na statki lub do pasujących warsztatów.
exodus-influence-does-scholarship = Wyszkol jednego osadnika wzdłuż jednej strzałki za darmo.
exodus-influence-does-ship = Weź odkryty statek albo dobierz dwa i zachowaj jeden.
exodus-influence-does-agora = Weź odkrytą agorę albo dobierz dwie i zachowaj jedną.
exodus-influence-does-archive = Weź kartę wiedzy ze stosu kart odrzuconych albo dobierz dwie i zachowaj jedną. Zawody nie są potrzebne.
exodus-influence-does-workshop = Weź odkryty warsztat albo dobierz dwa i zachowaj jeden.
exodus-influence-does-pillar = Weź kartę kolumny z dowolnej z dwóch wystawek.
exodus-influence-does-tithe = Otrzymujesz jeszcze raz podręczniki i złoto nadrukowane na polu twojego króla.
exodus-influence-does-book-exchange = Wymień dowolnie wiele swoich podręczników jeden za jeden na podręczniki innych rodzajów.
exodus-influence-does-clear-city = Przenieś wszystkie płytki z miasta do odkrytych wystawek i wyłóż nowe.
exodus-influence-does-new-curriculum = Odrzuć wszystkie karty wiedzy z wystawki i wyłóż nowe.
exodus-influence-does-echo = Otrzymujesz jeszcze raz ostatnią premię, którą minął twój arcykapłan; monumenty się nie liczą.
exodus-influence-does-open-doors = Wypełnij wszystkie wolne miejsca swojej niepełnej kwatery osadnikami z woreczka. Bez premii za wysłanie.
exodus-influence-does-relocate = Przenieś jeden warsztat lub jedną agorę ze wszystkim na inne wolne, odpowiednie pole i weź jego premię za umieszczenie.
exodus-influence-does-donate-books = Oddaj od 1 do { $most } podręczników: za każdy { $points }.
exodus-influence-does-offer-gold = Oddaj od 1 do { $most } złota: za każde { $points }.
exodus-influence-does-experts-departure = Wybierz kolor i wyślij dowolnie wielu swoich wyszkolonych osadników tego koloru, także na kolumny.
exodus-influence-does-gain = Otrzymujesz: { $gain }.

## Players

exodus-party = { $who ->
    [you] ty
   *[other] { $name }
}
exodus-subject = { $who ->
    [you] Ty
   *[other] { $name }
}
exodus-seat-colour = { $colour ->
    [red] czerwony
    [blue] błękitny
    [yellow] żółty
   *[jade] jadeitowy
}
exodus-seat-letter = { $colour ->
    [red] C
    [blue] B
    [yellow] Ż
   *[jade] J
}
exodus-seat-mark = { $colour }, litera { $letter }
exodus-neutral-king = król neutralny

## Cards and tiles in full

exodus-knowledge-full = { $card } (wymaga: { $requires }). Na końcu: { $score }
exodus-monument-full = { $name } ({ $floor }): { $score }
exodus-workshop-full = warsztat ({ $floor }) dla: { $slots }. { $effect }
exodus-workshop-short = warsztat ({ $floor }; { $slots }; { $gain })
exodus-residence-full = kwatera ({ $floor }, { $places })
exodus-agora-settler = osadnik, od razu wyszkolony ({ $list })
exodus-agora-full = agora ({ $floor }): { $gain }
exodus-pillar-name = { $stage } „{ $effect }”
exodus-pillar-full = { $name }. Od razu: { $instant }. Raz na turę: { $effect }

## What is asked, and of whom

exodus-prompt-order = Wybierz miejsce w kolejności tego roku.
exodus-hint-order = Obowiązuje przez trzy rundy. Dalsze miejsca dają premię; ostatni wybiera za rok pierwszy.
exodus-prompt-king = Umieść króla na { $ring ->
    [0] górnym
    [1] środkowym
   *[other] dolnym
} poziomie.
exodus-hint-king = { $ring ->
    [0] Dowolne wolne pole. Stamtąd w rundzie 2 dojdziesz do dwóch sektorów środkowego poziomu.
   *[other] Tylko podświetlone pola są dostępne z miejsca twojego króla. Otrzymujesz wszystko, co daje pole.
}
exodus-prompt-book = Wybierz podręcznik.
exodus-hint-book = Podręcznikami opłacasz szkolenie. Masz: { $stock }.
exodus-prompt-guard = Możesz wziąć strażnika obok swojego króla.
exodus-hint-guard = To { $colour ->
    [purple] fioletowy
    [white] biały
   *[brown] brązowy
} osadnik do twoich szkół. Kto tam zostanie na końcu, kosztuje punkty.
exodus-prompt-cell = Wybierz pole osady, na którym stanie { $tile ->
    [residence] kwatera
    [workshop] warsztat
    [agora] agora
   *[monument] monument
}.
exodus-hint-cell = Otrzymujesz premię pola; pełne rzędy i kolumny punktują.
exodus-prompt-activate = { $what ->
    [workshop] Możesz od razu postawić osadnika w nowym warsztacie.
   *[pillar] Możesz od razu postawić osadnika na nowej karcie kolumny.
}
exodus-hint-activate = Bez kosztów i z premią za wysłanie. Warsztat działa, gdy wszystkie jego miejsca są zajęte.
exodus-prompt-pillar = Wybierz kartę kolumny.
exodus-hint-pillar = Najpierw cokół, potem trzon, potem kapitel na ukończonym trzonie; najwyżej { $most } kolumny.
exodus-prompt-instant = Wybierz, co od razu daje ci cokół.
exodus-prompt-influence = Weź odkrytą kartę wpływu albo dobierz dwie i zachowaj jedną.
exodus-hint-influence = Zagranie jej później to akcja. Niezagrana karta jest na końcu warta 1 punkt.
exodus-prompt-keep-influence = Zachowaj jedną z dwóch kart wpływu.
exodus-hint-keep-influence = Zachowaną widzisz tylko ty. Druga trafia do odkrytej wystawki.
exodus-prompt-monument = Wybierz monument albo zrezygnuj.
exodus-hint-monument = Zajmuje pole osady i punktuje na końcu. Kto zrezygnuje, nie dostanie tu już monumentu.
exodus-prompt-source = Weź { $tile ->
    [ship] odkryty statek
    [workshop] odkryty warsztat
   *[agora] odkrytą agorę
} albo dobierz dwie płytki i zachowaj jedną.
exodus-hint-source = To, co dobierzesz i czego nie zachowasz, trafia do odkrytej wystawki.
exodus-prompt-keep-tile = Zachowaj jedną z dwóch płytek.
exodus-prompt-main = { $actions ->
    [0] Wykorzystano wszystkie akcje: zakończ turę albo wydaj żeton łaski.
    [one] Wybierz ostatnią akcję albo zakończ turę.
    [few] Wybierz akcję; masz jeszcze { $actions }.
   *[many] Wybierz akcję; masz jeszcze { $actions }.
}
exodus-prompt-main-done = Wykorzystano wszystkie akcje: zakończ turę{ $pillars ->
    [yes] {" "}albo użyj kolumny
   *[no] {""}
}.
exodus-hint-main = Idź naprzód, szkol, wysyłaj, weź wiedzę albo zagraj wpływ.
exodus-hint-main-scoring = { $region }: punktacja po roku { $year }.
exodus-prompt-residence = Wybierz kwaterę dla osadnika.
exodus-hint-residence = Potem położysz ją na polu. Musi być pełna, zanim zaczniesz następną.
exodus-prompt-knowledge-dispatch = Wyślij { $left ->
    [2] pierwszego z dwóch osadników
   *[1] drugiego osadnika
}, których wymaga { $card }.
exodus-hint-knowledge-dispatch = Premie za umieszczenie i wysłanie otrzymasz, gdy obaj odejdą.
exodus-prompt-card-dispatch = { $card }: wyślij osadnika.
exodus-hint-card-dispatch = Po pierwszym możesz przestać.
exodus-prompt-colour = { $card }: wybierz kolor.
exodus-prompt-slot = Wybierz miejsce w warsztacie dla { $colour ->
    [purple] fioletowego
    [white] białego
   *[brown] brązowego
} osadnika.
exodus-prompt-rotate-middle = Obróć środkową tarczę; górna obraca się razem z nią.
exodus-prompt-rotate-top = Obróć górną tarczę.
exodus-hint-rotate = Obrót zmienia, do których pól mogą dojść królowie. Żadne pole nie daje niczego ponownie.
exodus-prompt-free-train = Wyszkol jednego osadnika za darmo.
exodus-prompt-knowledge-source = Weź kartę wiedzy ze stosu kart odrzuconych albo dobierz dwie i zachowaj jedną.
exodus-prompt-keep-knowledge = Zachowaj jedną z kart wiedzy.
exodus-prompt-swap-first = Wybierz pierwszą z dwóch kwater do zamiany.
exodus-prompt-swap-second = Wybierz kwaterę, z którą zamieni się miejscem.
exodus-prompt-exchange = Wybierz podręcznik do oddania i ten, który za niego bierzesz.
exodus-prompt-move = Wybierz warsztat lub agorę do przeniesienia.
exodus-prompt-pay-book = Wybierz podręcznik do oddania.
exodus-prompt-pay-gold = Wybierz, ile złota oddajesz.
exodus-prompt-give-back = Wybierz osadnika, który trafi do woreczka. Dobierasz dwóch i zachowujesz jednego.
exodus-prompt-keep-settler = Zachowaj jednego z dobranych osadników; drugi wraca do woreczka.
exodus-prompt-reward = Wybierz, co za to otrzymujesz.
exodus-prompt-change = Wymień złoto na podręczniki albo podręczniki na złoto.
exodus-prompt-part = Wybierz, której części kolumny używasz.
exodus-prompt-again = Możesz użyć tej samej części jeszcze raz.
exodus-prompt-pillar-dispatch = Wyślij osadnika; nie kosztuje to akcji.
exodus-prompt-pillar-train = Wyszkol osadnika; nie zużywa to akcji.
exodus-prompt-over = Gra jest skończona.
exodus-wait = Teraz { $name }: { $what }.
exodus-wait-luck = Teraz decyduje los.
exodus-hint-source-of = Źródło: { $source }.
exodus-hint-main-residence = Nie masz tam jeszcze kwatery; bez niej przegrasz grę.
exodus-hint-have = Masz: { $stock }.
exodus-hint-complete = Bez kosztów i z premią za wysłanie. Karta działa, gdy tylko na niej stanie.
exodus-todo-order = wybór miejsca w kolejności
exodus-todo-king = umieszczenie króla
exodus-todo-book = wybór podręcznika
exodus-todo-guard = wzięcie lub pozostawienie strażnika
exodus-todo-cell = wybór pola dla płytki
exodus-todo-activate = obsadzenie nowej płytki lub karty albo rezygnacja
exodus-todo-pillar = wybór karty kolumny
exodus-todo-instant = wybór premii natychmiastowej cokołu
exodus-todo-influence = wzięcie karty wpływu
exodus-todo-keep-influence = zachowanie jednej z dwóch kart wpływu
exodus-todo-monument = wzięcie monumentu lub rezygnacja
exodus-todo-source = wzięcie płytki
exodus-todo-keep-tile = zachowanie jednej z dwóch płytek
exodus-todo-main = wykonanie akcji
exodus-todo-residence = wybór kwatery
exodus-todo-knowledge-dispatch = wysłanie osadników za kartę wiedzy
exodus-todo-card-dispatch = wysłanie osadników dzięki karcie wpływu
exodus-todo-colour = wybór koloru
exodus-todo-slot = wybór miejsca w warsztacie
exodus-todo-rotate-middle = obrót środkowej tarczy
exodus-todo-rotate-top = obrót górnej tarczy
exodus-todo-free-train = darmowe wyszkolenie osadnika
exodus-todo-knowledge-source = wzięcie karty wiedzy
exodus-todo-keep-knowledge = zachowanie karty wiedzy
exodus-todo-swap-first = wybór kwatery do zamiany
exodus-todo-swap-second = wybór drugiej kwatery do zamiany
exodus-todo-exchange = wymiana podręcznika
exodus-todo-move = wybór płytki do przeniesienia
exodus-todo-pay-book = oddanie podręcznika
exodus-todo-pay-gold = oddanie złota
exodus-todo-give-back = włożenie osadnika do woreczka
exodus-todo-keep-settler = zachowanie osadnika
exodus-todo-reward = wybór nagrody
exodus-todo-change = wymiana złota i podręczników
exodus-todo-part = wybór części kolumny
exodus-todo-again = ponowne użycie kolumny lub koniec
exodus-todo-pillar-dispatch = wysłanie osadnika dzięki kolumnie
exodus-todo-pillar-train = wyszkolenie osadnika dzięki kolumnie

## Choices, as labels of buttons

exodus-action-order = Miejsce { $space } w kolejności{ $has ->
    [yes] : { $bonus }
    [share] : można dołączyć do innego króla
   *[no] {""}
}
exodus-action-king = Król na { $field }: { $gain }
exodus-action-take-guard = Weź strażnika
exodus-action-leave-guard = Zostaw strażnika
exodus-action-cell = Połóż: { $cell }
exodus-action-activate = Obsadź: { $prof } → { $place }
exodus-action-skip = Pomiń
exodus-action-stop = Wystarczy
exodus-action-decline = Zrezygnuj
exodus-action-pillar = { $card } z wystawki { $display }{ $new ->
    [yes] : nowa kolumna
   *[no] : na kolumnę { $pillar }
}
exodus-action-draw = Dobierz dwie, zachowaj jedną
exodus-action-take = Weź: { $thing }
exodus-action-keep = Zachowaj: { $thing }
exodus-action-advance = Przesuń arcykapłana
exodus-action-train = Szkol: { $from } → { $to }
exodus-action-dispatch = Wyślij: { $prof } → { $target }
exodus-action-knowledge = Weź kartę wiedzy: { $card }
exodus-action-knowledge-field = Weź kartę wiedzy z pola { $field }: { $card }
exodus-action-influence = Zagraj kartę wpływu: { $card }
exodus-action-use-pillar = Użyj kolumny { $pillar }: { $effect }
exodus-action-favour = Żeton łaski: 1 akcja więcej
exodus-action-end = Zakończ turę
exodus-action-colour = { $colour ->
    [purple] Fioletowi osadnicy
    [white] Biali osadnicy
   *[brown] Brązowi osadnicy
}
exodus-action-rotate = { $turns ->
    [0] Nie obracaj
    [one] 1 ćwierć obrotu
    [few] { $turns } ćwierci obrotu
   *[many] { $turns } ćwierci obrotu
}
exodus-action-residence-at = Kwatera: { $cell }
exodus-action-tile-at = { $tile ->
    [agora] Agora
   *[workshop] Warsztat
}: { $cell }
exodus-action-exchange = { $from } → { $to }
exodus-action-give = Oddaj: { $thing }
exodus-action-give-back = Do woreczka: { $prof }
exodus-action-part = { $stage ->
    [base] Cokół
   *[shaft] Trzon
}: { $effect }
exodus-action-again = Jeszcze raz
exodus-target-residence = kwatera
exodus-target-new-residence = nowa kwatera
exodus-target-workshop = warsztat: { $cell }{ $slots ->
    [1] {""}
   *[other] , miejsce { $slot }
}
exodus-target-pillar = kolumna { $pillar }, { $stage ->
    [base] cokół
    [shaft] trzon
   *[capital] kapitel
}

## What follows a choice

exodus-detail-gain = Otrzymujesz: { $gain }.
exodus-detail-pay = Płacisz: { $cost }.
exodus-detail-priest = Arcykapłan na { $to } z { $end }{ $has ->
    [yes] , premia: { $list }
   *[no] {""}
}.
exodus-detail-bonus = { $bonus } (pole { $space })
exodus-detail-next-bonus = Następna premia leży na { $space }: { $bonus }.
exodus-detail-then = Potem: { $list }.
exodus-detail-luck = Potem decyduje los; tego nie można cofnąć.
exodus-detail-lost-favour = { $count ->
    [one] 1 żeton łaski przepada: brak wolnego pola łaski.
    [few] { $count } żetony łaski przepadają: brak wolnego pola łaski.
   *[many] { $count } żetonów łaski przepada: brak wolnego pola łaski.
}
exodus-detail-becomes = Do twojego obszaru szkolenia dołącza { $prof }.
exodus-detail-dispatch = Premia za wysłanie: { $gain }.
exodus-detail-placement = Premia za umieszczenie: { $gain }.
exodus-detail-trained = Wysłany później da: { $gain }.
exodus-detail-region = Liczy się wtedy dla regionu { $region }.
exodus-detail-all-regions = Na statku liczy się w każdym regionie.
exodus-detail-no-region = Na kolumnie nie liczy się w żadnym regionie.
exodus-detail-activates = Warsztat staje się aktywny: { $effect }
exodus-detail-completes-residence = Kwatera jest wtedy pełna; następny osadnik może zacząć nową.
exodus-detail-completes-line = { $line ->
    [row] Wtedy rząd jest pełny.
   *[column] Wtedy kolumna pól jest pełna.
}
exodus-detail-favour-space = Otwiera się kolejne pole łaski.
exodus-detail-needs = Działa, gdy stanie tam: { $prof }.
exodus-detail-ship = { $new ->
    [yes] Nowy typ: { $points }.
   *[no] Masz już ten typ: bez punktów.
}
exodus-detail-score = Na końcu: { $score }
exodus-detail-requires = Wysyłasz: { $list }.
exodus-detail-reaches = W następnej rundzie stąd: { $fields }.
exodus-detail-reaches-turned = Twój król mógłby dojść do: { $fields }.
exodus-detail-end = { $count ->
    [0] {""}
    [one] 1 niewykorzystana akcja przepada.
    [few] { $count } niewykorzystane akcje przepadają.
   *[many] { $count } niewykorzystanych akcji przepada.
}
exodus-detail-loses = Nastąpi punktacja regionu { $region }, a nie ma tam kwatery: gra będzie przegrana.
exodus-detail-favour = Potem masz: { $actions } i { $tokens }.
exodus-detail-guard = Może dołączyć strażnik: { $colours }.
exodus-detail-share = Możesz stawiać króla na polach innych królów; osadników, strażników i płytek może tam już nie być.
exodus-detail-have = Będziesz mieć: { $stock }.
exodus-detail-new-residence = Bierzesz odkrytą kwaterę i wybierasz dla niej pole; pole daje swoją premię.
exodus-detail-lapsed = Brak w zasobach ogólnych: { $thing }.
exodus-detail-skipped = Części nie można otrzymać: { $source }.
exodus-detail-turned-up = Potem coś zostaje odkryte, więc nie można tego cofnąć.
exodus-detail-first = Bez premii, ale działasz przed wszystkimi za tobą.
exodus-detail-stage = Potem raz na turę: { $effect }
exodus-detail-settlement = { $region }, punktacja teraz: { $now } dla ciebie zamiast { $before }.

## The table in words

exodus-text-year = Rok i miasto
exodus-text-now = Rok { $year } z { $years }, runda { $round } z { $rounds }{ $phase ->
    [order] , wybór kolejności
    [kings] , umieszczanie królów
    [actions] , akcje
    [over] , gra skończona
   *[other] {""}
}.
exodus-text-order = Kolejność: { $names }.
exodus-text-sorting = Miejsca w kolejności wybierają: { $names }.
exodus-text-discs = Górna tarcza: { $top } zgodnie z ruchem wskazówek zegara; środkowa tarcza: { $middle }.
exodus-text-scored = Po roku { $year } punktacja: { $region }.
exodus-text-rings = { $ring ->
    [0] Górny poziom
    [1] Środkowy poziom
   *[other] Dolny poziom
}
exodus-text-field = { $field }: { $gain }.
exodus-text-field-settlers = Stoją tam: { $list }.
exodus-text-field-tile = Leży tam: { $tile }.
exodus-text-field-no-tile = Nie leży tam żadna płytka.
exodus-text-field-agora-settler = Na niej: { $settler }.
exodus-text-field-guard = Obok strażnik: { $settler }.
exodus-text-field-kings = Królowie: { $names }.
exodus-text-field-reaches = Stąd król dojdzie do: { $fields }.
exodus-text-displays = Wystawki
exodus-text-open = Odkryte { $kind ->
    [ships] statki
    [workshops] warsztaty
    [agoras] agory
    [residences] kwatery
   *[influence] karty wpływu
}: { $list }.
exodus-text-knowledge = Karta wiedzy, pole { $field }: { $card }
exodus-text-knowledge-empty = Pole wiedzy { $field } jest puste.
exodus-text-discard = Odrzucone karty wiedzy: { $list }.
exodus-text-pillar = Wystawka kolumn { $display }, { $stage ->
    [base] cokół
    [shaft] trzon
   *[capital] kapitel
}: { $card }
exodus-text-pillar-below = Pod spodem: { $list }.
exodus-text-pillar-empty = brak karty.
exodus-text-monuments = Monumenty na polu { $space } toru: { $list }.
exodus-text-track = Premie toru apoteozy: { $list }.
exodus-text-supply = Zasoby ogólne: { $list }.
exodus-text-bag = W woreczku: { $list }.
exodus-text-piles = Zakryte stosy: { $list }.
exodus-pile = { $pile ->
    [ships] statki
    [workshops] warsztaty
    [agoras] agory
    [residences] kwatery
    [knowledge] karty wiedzy
    [influence] karty wpływu
    [bases] cokoły
    [shafts] trzony
   *[capitals] kapitele
}: { $count }
exodus-text-catastrophe = Katastrofa tego roku obróciła środkową tarczę o { $middle }, a górną dodatkowo o { $top }.
exodus-text-catastrophes = Nieznane jeszcze katastrofy: { $list }.
exodus-catastrophe = środek { $middle }, góra { $top } więcej
exodus-text-player = { $name } ({ $mark }): { $points }, arcykapłan na { $priest } z { $end }.
exodus-text-king = Król na { $field }.
exodus-text-stock = Ma: { $list }.
exodus-text-favours = { $tokens }; można mieć najwyżej { $most }.
exodus-text-school = Obszar szkolenia: { $list }.
exodus-text-cell = { $cell }: { $tile }.
exodus-text-cell-free = { $cell }: wolne{ $agora ->
    [yes] , na agorę
   *[no] {""}
}; premia: { $bonus }.
exodus-text-on = Na niej: { $list }.
exodus-text-free-places = { $count ->
    [0] Jest pełna.
    [one] 1 miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
exodus-text-active = { $active ->
    [yes] Jest aktywny.
   *[no] Nie jest aktywny.
}
exodus-text-ships = Statki: { $list }.
exodus-text-ship-with = { $ship } ({ $settler })
exodus-text-ship-empty = { $ship }, wolny
exodus-text-pillars = Kolumna { $pillar }: { $list }.
exodus-text-incomplete = { $card }, nieukończony
exodus-text-cards = Karty wiedzy: { $list }.
exodus-text-held = Karty wpływu na ręce: { $count }{ $known ->
    [none] {""}
   *[some] {" "}({ $list })
}.
exodus-text-unknown = { $count } zakryte
exodus-text-played = Zagrane karty wpływu: { $list }.
exodus-text-own = Twoje karty wpływu
exodus-text-turn = Pozostało: { $actions }; kolumny użyte w tej turze: { $used }.
exodus-text-settlement = Gdyby punktować teraz
exodus-text-region = { $region }: { $list }.
exodus-region-share = { $name }: { $points } ({ $counts })
exodus-region-counts = fioletowi { $purple }, biali { $white }, brązowi { $brown }
exodus-text-region-lost = Bez kwatery w tym regionie gra byłaby przegrana.

## The end

exodus-end-title = Punkty według źródeł
exodus-end-total = Punkty
exodus-end-dispatch = Premie za wysłanie
exodus-end-ships = Statki
exodus-end-track = Tor apoteozy
exodus-end-cells = Premie za umieszczenie
exodus-end-pillars = Kolumny
exodus-end-influence = Zagrane karty wpływu
exodus-end-region = Punktacja osady: { $region }
exodus-end-left = Pozostawieni osadnicy
exodus-end-rows = Pełne rzędy
exodus-end-columns = Pełne kolumny pól
exodus-end-monuments = Monumenty
exodus-end-knowledge = Karty wiedzy
exodus-end-unplayed = Niezagrane karty wpływu
exodus-end-other = Pola, warsztaty i inne
exodus-end-note = Przy remisie wygrywa ten, kto umieścił najwięcej osadników; potem zwycięstwo jest wspólne.
exodus-end-placed = Umieszczeni osadnicy: { $list }.
exodus-end-solo = Masz { $points } i tytuł { $title }.
exodus-end-next-title = Następny tytuł, { $title }, wymaga: { $points }.
exodus-end-lost = Gra przegrana: nastąpiła punktacja regionu { $region }, a nie było tam kwatery.
exodus-end-lost-hint = Zaplanuj kwaterę w każdym regionie przed jego punktacją.
exodus-end-line = { $name }: { $points } ({ $list }).

## What happened

exodus-log-starts = { $you ->
    [yes] rozpoczynasz
   *[no] rozpoczyna
} grę
exodus-log-discs = Tarcze są obrócone: środkowa { $middle }, górna { $top }.
exodus-log-pillars = Nowe karty kolumn: { $list }.
exodus-log-knowledge = Nowe karty wiedzy: { $list }.
exodus-log-residences = Nowe odkryte kwatery: { $list }.
exodus-log-tiles = Nowe płytki w mieście: { $list }.
exodus-log-settlers = Do miasta przybywają osadnicy: { $list }.
exodus-log-catastrophe = Katastrofa: środkowa tarcza: { $middle }, górna dodatkowo: { $top }.
exodus-log-neutral = Królowie neutralni przechodzą na { $fields }.
exodus-log-cleared = Płytki z miasta trafiają do odkrytych wystawek.
exodus-log-discarded = Odrzucono: { $list }.
exodus-log-year = Zaczyna się rok { $year }. Kolejność wybierają: { $names }.
exodus-log-year-solo = Zaczyna się rok { $year }.
exodus-log-order = { $you ->
    [yes] zajmujesz
   *[no] zajmuje
} miejsce { $space } w kolejności
exodus-log-king = { $you ->
    [yes] umieszczasz
   *[no] umieszcza
} króla na { $field }
exodus-log-get = { $you ->
    [yes] otrzymujesz
   *[no] otrzymuje
}: { $gain }
exodus-log-get-from = { $source }: { $gain }
exodus-log-guard = { $you ->
    [yes] bierzesz
   *[no] bierze
} strażnika
exodus-log-guard-left = { $you ->
    [yes] zostawiasz
   *[no] zostawia
} strażnika
exodus-log-take = { $you ->
    [yes] bierzesz
   *[no] bierze
}: { $thing }
exodus-log-draw = { $you ->
    [yes] dobierasz
   *[no] dobiera
}: { $list }
exodus-log-keep = { $you ->
    [yes] zachowujesz
   *[no] zachowuje
}: { $thing }
exodus-log-keep-secret = { $you ->
    [yes] zachowujesz
   *[no] zachowuje
} jedną kartę zakrytą
exodus-log-other-open = do odkrytej wystawki trafia { $thing }
exodus-log-place = { $you ->
    [yes] kładziesz
   *[no] kładzie
} ({ $cell }): { $thing }
exodus-log-move = { $you ->
    [yes] przenosisz
   *[no] przenosi
}, { $from } → { $to }: { $thing }
exodus-log-swap = { $you ->
    [yes] zamieniasz
   *[no] zamienia
} kwatery: { $from } i { $to }
exodus-log-decline = { $you ->
    [yes] rezygnujesz
   *[no] rezygnuje
} z monumentu
exodus-log-pillar = { $you ->
    [yes] budujesz
   *[no] buduje
} na kolumnie { $pillar }: { $card }
exodus-log-advance = { $you ->
    [yes] przesuwasz
   *[no] przesuwa
} arcykapłana
exodus-log-train = { $you ->
    [yes] szkolisz
   *[no] szkoli
}: { $from } → { $to }
exodus-log-pay = { $you ->
    [yes] płacisz
   *[no] płaci
}: { $cost }
exodus-log-give = { $you ->
    [yes] oddajesz
   *[no] oddaje
}: { $thing }
exodus-log-dispatch = { $you ->
    [yes] wysyłasz
   *[no] wysyła
}: { $prof } → { $target }
exodus-log-learn = { $you ->
    [yes] bierzesz
   *[no] bierze
} kartę wiedzy { $card }
exodus-log-play = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę wpływu { $card }
exodus-log-use = { $you ->
    [yes] używasz
   *[no] używa
} kolumny { $pillar }: { $effect }
exodus-log-favour = { $you ->
    [yes] wydajesz
   *[no] wydaje
} żeton łaski na dodatkową akcję
exodus-log-end-turn = { $you ->
    [yes] kończysz
   *[no] kończy
} turę
exodus-log-colour = { $you ->
    [yes] wybierasz
   *[no] wybiera
} kolor { $colour ->
    [purple] fioletowy
    [white] biały
   *[brown] brązowy
}
exodus-log-into-bag = { $you ->
    [yes] wkładasz
   *[no] wkłada
} do woreczka: { $settler }
exodus-log-scoring = Punktacja osady, { $region }: { $list }.
exodus-log-lost = Gra przegrana: brak kwatery w regionie { $region }.
exodus-log-monuments = Monumenty przy torze: { $list }.
exodus-log-residence-more = nowa odkryta: { $list }
exodus-log-round = Runda { $round }. Kolejność: { $names }.
exodus-log-round-solo = Runda { $round }.
exodus-log-lapsed = przepada: { $thing } (brak w zasobach ogólnych)
exodus-log-lapsed-favour = przepada: { $thing } (brak wolnego pola łaski)
exodus-log-skipped = tu nie da się nic otrzymać ({ $source })
exodus-log-flames = { $flames } (arcykapłan na { $to })
exodus-log-flames-end = { $flames } (arcykapłan na końcu, { $to }; reszta przepada)
exodus-log-same-ship = typ nie jest nowy: bez punktów
exodus-log-from-bag = z woreczka trafia ({ $cell }): { $settler }
exodus-log-active = warsztat staje się aktywny ({ $effect })
exodus-log-part = część: { $stage }
exodus-log-unused = niewykorzystane: { $actions }
exodus-log-reason = { $why }: { $points }
exodus-log-final = { $name }: { $list }. Punktacja końcowa razem: { $points }.
exodus-source = { $source ->
    [city] pole króla
    [order] miejsce w kolejności
    [workshop] warsztat
    [cell] premia za umieszczenie
    [dispatch] premia za wysłanie ({ $name })
    [track] pole { $name } toru
    [echo] pole { $name } toru, ponownie
    [agora] agora
    [instant] premia natychmiastowa
    [pillar] kolumna
    [influence] { $name }
   *[advance] akcja
}
exodus-log-place-it = { $you ->
    [yes] kładziesz
   *[no] kładzie
} płytkę: { $cell }
exodus-log-train-paid = { $you ->
    [yes] szkolisz
   *[no] szkoli
}: { $from } → { $to } za { $cost }

## Why not

exodus-refusal-seats = Atlantis Exodus jest dla 1–4 graczy; podana liczba: { $seats }.
exodus-refusal-start-seat = Na tym miejscu nikt nie siedzi, więc nikt nie może tam zacząć.
exodus-refusal-not-asked = Teraz nie ty decydujesz.
exodus-refusal-other-question = Najpierw trzeba zdecydować o czymś innym.
exodus-refusal-space-taken = Miejsce { $number } jest już zajęte.
exodus-refusal-space-closed = Miejsce { $number } jest zamknięte przy tej liczbie graczy.
exodus-refusal-other-ring = { $field } leży na innym poziomie niż ten, który przypada na tę rundę.
exodus-refusal-not-reached = Na drodze stoi pełny mur: z { $from } nie można dojść na { $to }.
exodus-refusal-field-taken = Na { $field } stoi już inny król.
exodus-refusal-field-blocked = Król neutralny blokuje { $field }.
exodus-refusal-no-book-left = W zasobach ogólnych już tego nie ma: { $book }.
exodus-refusal-no-gold-left = W zasobach ogólnych jest za mało złota.
exodus-refusal-cell-covered = { $cell }: pole jest już zajęte.
exodus-refusal-other-cell = { $agora ->
    [yes] { $cell }: tu może leżeć tylko agora.
   *[no] { $cell }: to nie jest miejsce na agorę, a agora musi na takim leżeć.
}
exodus-refusal-no-such-cell = { $cell }: tu nie ma nic do wyboru.
exodus-refusal-nobody-there = W twoim obszarze szkolenia brakuje: { $prof }.
exodus-refusal-slot-does-not-fit = { $prof } nie pasuje do tego miejsca w warsztacie.
exodus-refusal-no-such-slot = { $cell }: nie ma tu takiego wolnego miejsca w warsztacie.
exodus-refusal-no-cell-for-residence = Wszystkie twoje kwatery są pełne i nie ma wolnego pola na nową.
exodus-refusal-no-open-residence = Wszystkie twoje kwatery są pełne, a żadna nowa nie jest odkryta.
exodus-refusal-residence-not-open = Ta kwatera nie jest odkryta.
exodus-refusal-no-free-ship = Nie masz statku bez osadnika.
exodus-refusal-pillar-does-not-wait = Żadna twoja karta kolumny nie czeka na: { $prof }.
exodus-refusal-no-pillar-for-knowledge = Osadnicy za kartę wiedzy nie mogą trafić na kolumny.
exodus-refusal-no-pillar-for-card = Ta karta nie wysyła nikogo na kolumny.
exodus-refusal-no-place-for-the-other = Dla drugiego osadnika nie zostałoby miejsca.
exodus-refusal-not-asked-for = Karta wiedzy tego nie wymaga: { $prof }.
exodus-refusal-not-sent-by-card = Karta nie wysyła teraz tego osadnika: { $prof }.
exodus-refusal-nothing-yet = Musisz zrobić to co najmniej raz, zanim przestaniesz.
exodus-refusal-no-such-pillar-card = Nie ma tu do wzięcia karty: { $stage ->
    [base] cokół
    [shaft] trzon
   *[capital] kapitel
}.
exodus-refusal-no-pillar-for = { $stage ->
    [base] Masz już tyle kolumn, ile wolno.
    [shaft] Nie masz kolumny z cokołem i bez trzonu.
   *[capital] Nie masz kolumny z ukończonym trzonem i bez kapitelu.
}
exodus-refusal-no-such-instant = Karta teraz tego nie daje.
exodus-refusal-influence-not-open = { $card }: ta karta nie jest odkryta.
exodus-refusal-no-influence-deck = Stos kart wpływu jest pusty.
exodus-refusal-not-drawn = Tego nie dobrano.
exodus-refusal-no-such-monument = Tego monumentu nie ma na tym polu.
exodus-refusal-tile-not-open = Tej płytki nie ma w odkrytej wystawce.
exodus-refusal-no-tile-left = Stos dobierania jest pusty.
exodus-refusal-no-action-left = Nie masz już akcji; żeton łaski dałby ci jedną.
exodus-refusal-track-end = Twój arcykapłan jest na końcu toru.
exodus-refusal-no-arrow = Żadna strzałka nie prowadzi do: { $prof }.
exodus-refusal-nobody-to-train = Potrzebujesz do tego w obszarze szkolenia: { $prof }.
exodus-refusal-books-missing = Koszt: { $cost }, a masz: { $owned }.
exodus-refusal-gold-missing = Koszt: { $cost }, a masz: { $owned }.
exodus-refusal-not-displayed = { $card }: tej karty nie ma na wystawce.
exodus-refusal-knowledge-owned = Masz już kartę { $card }, a nikt nie może mieć dwóch o tej samej nazwie.
exodus-refusal-profession-missing = { $card } wymaga w twoim obszarze szkolenia: { $prof }.
exodus-refusal-no-two-places = Brakuje dwóch miejsc dla osadników z karty { $card } w kwaterach, na statkach i w warsztatach.
exodus-refusal-not-discarded = { $card }: tej karty nie ma na stosie kart odrzuconych.
exodus-refusal-no-knowledge-deck = Stos kart wiedzy jest pusty.
exodus-refusal-not-held = Nie masz na ręce karty { $card }.
exodus-refusal-card-would-do-nothing = { $card } nic by teraz nie dała: { $why }.
exodus-refusal-no-such-pillar = Nie masz takiej kolumny.
exodus-refusal-pillar-used = Ta kolumna była już użyta w tej turze.
exodus-refusal-stage-incomplete = { $stage ->
    [base] Ten cokół
    [shaft] Ten trzon
   *[capital] Ten kapitel
} nie jest ukończony: brakuje osadnika.
exodus-refusal-pillar-would-do-nothing = Ten efekt nic by teraz nie dał: { $why }.
exodus-refusal-no-favour = Nie masz żetonu łaski.
exodus-refusal-nobody-of-colour = Ta karta nie może wysłać nikogo tego koloru.
exodus-refusal-too-many-turns = Tarcza nie ma takiego położenia.
exodus-refusal-no-book-to-give = Nie masz czego oddać: { $book }.
exodus-refusal-same-book = Podręcznik wymienia się na inny rodzaj.
exodus-refusal-cannot-move = { $cell }: tego nie można przenieść.
exodus-refusal-no-gold-to-give = Nie możesz oddać: { $coins }.
exodus-refusal-gives-nothing = To nic by ci nie dało.
exodus-refusal-cannot-change = Tego nie możesz teraz wymienić.
exodus-refusal-no-such-part = Tej części kolumny nie można teraz użyć.
exodus-refusal-luck = Los nie może tak zdecydować.
exodus-refusal-idle = { $why ->
    [two-residences] potrzebne są dwie kwatery
    [nobody-to-send] nikogo nie można wysłać
    [track-end] twój arcykapłan jest na końcu toru
    [empty-bag] woreczek jest pusty
    [no-free-slot] żaden twój warsztat nie ma wolnego miejsca
    [no-favour-space] nie masz wolnego pola łaski
    [nobody-to-train] nikogo nie można wyszkolić
    [no-tile] nie ma płytki do wzięcia
    [no-room] nie masz miejsca na płytkę
    [no-knowledge] nie ma karty do wzięcia
    [no-pillar-card] żadna karta nie pasuje do twoich kolumn
    [nothing-printed] pole twojego króla nie daje podręcznika ani złota z zasobów
    [nothing-to-exchange] nie masz czego wymienić
    [nothing-to-clear] nie ma płytki do usunięcia ani wyłożenia
    [nothing-to-reveal] nie ma karty wiedzy do odrzucenia ani odkrycia
    [no-bonus] twój arcykapłan nie minął jeszcze żadnej premii
    [no-incomplete] nie masz niepełnej kwatery
    [nothing-to-move] niczego nie możesz przenieść
    [no-book] nie masz podręcznika do oddania
    [no-gold] nie masz złota do oddania
    [nobody-in-training] twój obszar szkolenia jest pusty
    [no-other-colour] w woreczku nie ma osadnika innego koloru
    [no-points] nie masz punktów do oddania
    [nothing-to-change] nie masz czego wymienić
   *[gives-nothing] nic nie otrzymasz
}

## The components page

exodus-fact-slots = Pozycje okręgu
exodus-fact-turn-slots = Pozycje ćwierci obrotu
exodus-fact-floors = Podłoża
exodus-fact-ship-spaces = Punkty miejsc na statki, od lewej
exodus-fact-favour-spaces = Zajęte pola potrzebne dla pól łaski
exodus-fact-track-end = Koniec toru apoteozy
exodus-fact-years = Lata
exodus-fact-catastrophes = Płytki katastrof
exodus-fact-ships = Statki
exodus-fact-residences = Kwatery
exodus-fact-workshops = Warsztaty
exodus-fact-agoras = Agory
exodus-fact-monuments = Monumenty
exodus-fact-bases = Cokoły
exodus-fact-shafts = Trzony
exodus-fact-capitals = Kapitele
exodus-fact-shaft-settler = Kończy trzon
exodus-fact-capital-settler = Kończy kapitel
exodus-fact-knowledge = Karty wiedzy
exodus-fact-influence = Karty wpływu
exodus-fact-settlers = Osadnicy każdego koloru
exodus-fact-books = Podręczniki każdego rodzaju
exodus-fact-gold = Złoto
exodus-fact-favours = Żetony łaski
exodus-fact-start-books = Podręczniki na początku: nauka, kultura, rzemiosło
exodus-fact-start-gold = Złoto na początku
exodus-fact-actions = Akcje w turze
exodus-fact-open-residences = Odkryte kwatery
exodus-fact-pillars = Kolumny gracza
exodus-fact-neutral = Królowie neutralni zaczynają na
exodus-fact-left = Strata za pozostawionego osadnika
exodus-fact-row = Punkty za pełny rząd
exodus-fact-column = Punkty za pełną kolumnę pól
exodus-fact-unplayed = Punkty za niezagraną kartę wpływu
exodus-fact-refill = Solo: miasto jest uzupełniane po latach
exodus-fact-smallest = Solo: tyle razy liczy się najmniejszy kolor
exodus-fact-yes = tak
exodus-fact-no = nie
exodus-part-city = Pola miasta
exodus-part-training = Obszar szkolenia
exodus-part-settlement = Obszar osady
exodus-part-track = Premie toru apoteozy
exodus-part-order = Miejsca toru kolejności
exodus-part-catastrophes = Płytki katastrof
exodus-part-ships = Typy statków
exodus-part-residences = Kwatery
exodus-part-workshops = Warsztaty
exodus-part-agoras = Agory
exodus-part-monuments = Monumenty
exodus-part-pillars = Karty kolumn
exodus-part-knowledge = Karty wiedzy
exodus-part-influence = Karty wpływu
exodus-part-players = Według liczby graczy
exodus-part-titles = Tytuły gry jednoosobowej
exodus-fact-turns = { $ring ->
    [0] Górny poziom się obraca
    [1] Środkowy poziom się obraca
   *[other] Dolny poziom się obraca
}
exodus-fact-area-slots = { $ring ->
    [0] Górny poziom
    [1] Środkowy poziom
   *[other] Dolny poziom
}, sektor { $area }: pozycje
exodus-fact-area-guard = { $ring ->
    [0] Górny poziom
    [1] Środkowy poziom
   *[other] Dolny poziom
}, sektor { $area }: strażnik
exodus-part-trained = { $colour }; { $from } → za { $cost }; premia za wysłanie: { $bonus }
exodus-part-untrained = { $colour }, niewyszkolony; premia za wysłanie: { $bonus }
exodus-part-region = punktacja po roku { $year }
exodus-part-cell = { $agora ->
    [yes] na agorę; premia: { $bonus }
   *[no] premia: { $bonus }
}
exodus-part-space = premia: { $bonus }; od { $players } graczy{ $share ->
    [yes] ; można dołączyć do innych królów
   *[no] {""}
}
exodus-part-knowledge-card = Wymaga: { $requires }. { $score } Egzemplarze: { $copies }, przy 1 lub 2 graczach { $few }.
exodus-part-row = { $bag } osadników każdego koloru w woreczku, pola wiedzy: { $fields }, monumenty na polu: { $monuments }, królowie neutralni: { $neutral }; punktacja osady: { $solo ->
    [yes] zasada gry jednoosobowej
   *[no] { $points } za każdego gracza, który ma mniej
}
exodus-part-title = od: { $points }
exodus-part-lowest-title = przy mniejszej liczbie punktów
exodus-choice-start-hint = Kto zaczyna, wybiera pierwszy w roku 1; potem kolejność wybiera się co roku od nowa.
exodus-choice-discs-hint = Tarcze zaczynają zawsze w tym samym położeniu albo tak, jak obróci je los.
