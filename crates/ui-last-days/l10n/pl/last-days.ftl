### Die letzten Tage von Atlantis: słowa tego stołu.

## Karty

ld-card = { $card ->
    [ref1] Uchodźcy (1)
    [ref1_special] Uchodźcy (1 + karta Specjalna)
    [ref1_ship] Uchodźcy (1 + statek)
    [ref1_vp] Uchodźcy (1 + punkt)
    [ref2] Uchodźcy (2)
    [ref21] Uchodźcy (2+1)
    [aristo1] Arystokracja (1)
    [aristo2] Arystokracja (1+1)
    [ships2] Statki (2)
    [ships3] Statki (3)
    [cargo] Królewski statek
    [support2] Wsparcie
    [sabotage] Sabotaż
   *[treason] Zdrada
}
ld-card-effect = { $card ->
    [ref1] Umieść 1 własnego uchodźcę na wolnym miejscu statku w porcie.
    [ref1_special] Umieść 1 własnego uchodźcę na statku w porcie, potem dobierz kartę Specjalną.
    [ref1_ship] Umieść 1 własnego uchodźcę na statku w porcie, potem przesuń inny statek o jedno pole.
    [ref1_vp] Umieść 1 własnego uchodźcę na statku w porcie i zdobądź 1 punkt zwycięstwa.
    [ref2] Umieść 2 własnych uchodźców na wolnych miejscach jednego statku w porcie.
    [ref21] Umieść 2 własnych uchodźców na jednym statku w porcie i 1 na innym.
    [aristo1] Umieść 1 własnego uchodźcę na statku w porcie; na pełnym zajmij miejsce neutralnego uchodźcy albo uchodźcy gracza, który ma więcej punktów zwycięstwa.
    [aristo2] Umieść po 1 własnym uchodźcy na dwóch statkach w porcie; na pełnym zajmij miejsce neutralnego uchodźcy albo uchodźcy gracza, który ma więcej punktów zwycięstwa.
    [ships2] Przesuń dokładnie dwa różne statki, każdy o jedno pole.
    [ships3] Przesuń dokładnie trzy różne statki, każdy o jedno pole.
    [cargo] Przesuń jeden statek o jedno pole; jeśli przybędzie, wszyscy punktują go według tabeli królewskiej.
    [support2] Dobierz 2 karty Specjalne.
    [sabotage] Statek na oceanie wraca do portu, a wszyscy z pokładu są odrzucani; po 1 PZ za uchodźcę gracza mającego więcej punktów.
   *[treason] Odrzuć od 1 do 4 uchodźców ze statku w porcie, po 1 PZ za uchodźcę gracza mającego więcej punktów; albo od 1 do 4 sześcianów gracza z Senatu.
}

## Stronnictwa

ld-senator = { $senator ->
    [archon] Archont
    [basileus] Basileus
    [demagogos] Demagogos
    [demiurgos] Demiurgos
    [oraklos] Oraklos
    [philosophos] Philosophios
   *[strategos] Strategos
}
ld-senator-role = { $senator ->
    [archon] sędzia
    [basileus] król
    [demagogos] podżegacz
    [demiurgos] rzemieślnik
    [oraklos] wyrocznia
    [philosophos] filozof
   *[strategos] strateg
}
ld-senator-power = { $senator ->
    [archon] Od razu: dobierz 5 kart Polityki, potem odrzuć 5.
    [basileus] Od razu: umieść 1 własnego uchodźcę na statku w porcie.
    [demagogos] Od razu: przesuń 1 niepusty statek z portu.
    [demiurgos] Od razu: dobierz kartę Specjalną.
    [oraklos] Do dwóch kart twojego rzędu może pozostać zakrytych do ich głosowań.
    [philosophos] Po jednym głosowaniu tury, w którym nie zagrywasz karty: weź z powrotem do 2 sześcianów stawki.
   *[strategos] Po ostatnim głosowaniu: zagraj jedną ze swoich wyłożonych kart, na której nie ma sześcianów.
}
ld-bonus = { $count ->
    [one] 1 znacznik premii
    [few] { $count } znaczniki premii
   *[many] { $count } znaczników premii
}
ld-on-track = { $points } (znacznik „70” i { $rest } na torze)

## Wydarzenia

ld-event-title = { $event ->
    [wisdom] Mądrość senatora
    [flood] Fala biedoty
    [winds] Pomyślne wiatry
    [debts] Senat spłaca długi!
    [wrath] Gniew Boga Oceanów!
    [together] Jesteśmy w tym wszyscy razem!
    [chaos] Szerzy się zamęt!
    [gift] Dar bogów
    [command] Pod wodzą Senatu!
   *[all_lost] Wszyscy jesteśmy zgubieni!
}
ld-event = { $event ->
    [wisdom] Mądrość senatora
    [flood] Fala biedoty
    [winds] Pomyślne wiatry
    [debts] Senat spłaca długi
    [wrath] Gniew Boga Oceanów
    [together] Jesteśmy w tym wszyscy razem
    [chaos] Szerzy się zamęt
    [gift] Dar bogów
    [command] Pod wodzą Senatu
   *[all_lost] Wszyscy jesteśmy zgubieni
}
ld-event-ongoing = { $event ->
    [flood] Dopóki obowiązuje: z każdą kartą Polityki, która umieszcza uchodźców, można umieścić dokładnie 1 więcej, na jednym ze statków wybranych dla tej karty.
    [winds] Dopóki obowiązuje: z każdą kartą Polityki, która przesuwa statki, można przesunąć 1 statek więcej, według tabeli zwykłej.
    [chaos] Dopóki obowiązuje: bez fazy Senatu i bez fazy Stronnictw. Stronnictwa i sześciany w Senacie zostają, a każdego stronnictwa można użyć jeszcze raz.
    [gift] Dopóki obowiązuje: 5 kart Polityki leży odkrytych jako Ręka bogów, a w każdym głosowaniu jeden uprawniony może zagrać jedną z nich zamiast karty, nad którą głosowano.
   *[command] Dopóki obowiązuje: uchodźcy przychodzą z Senatu, nie zza zasłonki.
}
ld-event-delayed = { $event ->
    [wisdom] W kroku 4 najbliższej fazy Zagłady: pierwsi dwaj w kolejności Senatu dobierają po karcie Specjalnej.
    [debts] W kroku 4 najbliższej fazy Zagłady: pierwszy w kolejności Senatu dostaje 5 punktów zwycięstwa, drugi 3.
    [wrath] W kroku 4 najbliższej fazy Zagłady: każdy statek na oceanie wraca do portu, a wszyscy z pokładu są odrzucani.
    [together] W kroku 4 najbliższej fazy Zagłady: w kolejności Senatu każdy po kolei może umieścić do 3 uchodźców na statkach w porcie.
   *[all_lost] { $lost ->
        [0] W kroku 4 najbliższej fazy Zagłady: nikt nie traci sześcianu, bo nie ubył jeszcze żaden znacznik Zagłady.
        [any] W kroku 4 najbliższej fazy Zagłady: każdy usuwa na zawsze 2 własne sześciany za każdy znacznik Zagłady, którego już nie ma.
       *[other] W kroku 4 najbliższej fazy Zagłady: każdy usuwa na zawsze { $cubes } własnego koloru.
    }
}
ld-event-doom = { $left ->
    [3] Efekt Zagłady, w tym samym kroku: pierwszy znacznik Zagłady zostaje usunięty, a statki A i B są ulepszane.
    [2] Efekt Zagłady, w tym samym kroku: drugi znacznik Zagłady zostaje usunięty, a statki C, D i E są ulepszane.
    [1] Efekt Zagłady, w tym samym kroku: trzeci znacznik Zagłady zostaje usunięty i gra natychmiast się kończy.
   *[other] Ostatniego znacznika Zagłady już nie ma.
}
ld-event-doom-any = Efekt Zagłady, w kroku 4 najbliższej fazy Zagłady: usuwa się znacznik Zagłady. Pierwszy ulepsza statki A i B, drugi C, D i E, trzeci kończy grę.

## Co można wybrać

ld-action-play = { $from ->
    [own] Zagraj swoją kartę { $card }
    [borrowed] Zagraj kartę { $card } gracza { $name }
    [nobody] Zagraj kartę sąsiada
    [unbid] Zagraj kartę { $card } z miejsca { $slot }
    [gods] Ręka bogów: { $card }
   *[hand] Niespodziewana interwencja: { $card }
}
ld-action-empathy = { $from ->
    [own] Empata zamiast swojej karty { $card }
    [borrowed] Empata zamiast karty { $card } gracza { $name }
    [nobody] Empata zamiast karty sąsiada
    [unbid] Empata zamiast karty { $card } z miejsca { $slot }
    [gods] Empata zamiast karty { $card } z Ręki bogów
   *[hand] Interwencja i Empata zamiast karty { $card }
}
ld-action-sail-extra = Pomyślne wiatry: przesuń { $ship }
ld-action-refund = Weź z powrotem: { $cubes }
ld-action-lose = Usuń sześcian { $from }
ld-action-pass = { $ask ->
    [Play] Zrezygnuj
    [Strategos] Zrezygnuj
    [Power] Nie używaj
    [Refund] Zostaw
    [Board] Nie umieszczaj więcej
    [Flood] Nie umieszczaj więcej
    [Sail] Nie przesuwaj więcej
   *[other] Pas
}
ld-from-zone = { $zone ->
    [supply] zza zasłonki
    [senate] z Senatu
    [slots] z wyłożonych kart
    [front] z odrzuconych
    [land] z Nowego Lądu
    [hold] { $from }, z ładowni
   *[ship] { $from }
}

## Co trzeba zrobić

ld-todo = { $ask ->
    [FirstRefugee] umieścić pierwszego uchodźcę
    [Influence] wybrać sześciany do Senatu
    [Senator] wziąć stronnictwo
    [Power] użyć zdolności stronnictwa albo nie
    [Discard] odrzucić karty Polityki
    [Lay] wyłożyć rząd
    [Bid] wybrać stawkę
    [Declare] podać stawkę
    [Spy] zagrać Zmiennokształtnego szpiega albo spasować
    [Play] zagrać kartę albo zrezygnować
    [Refund] wziąć sześciany z powrotem albo zostawić
    [Strategos] zagrać kartę bez sześcianów albo zrezygnować
    [Board] wybrać statek dla uchodźców
    [Displace] wybrać, czyje miejsce zająć
    [Flood] umieścić jeszcze jednego uchodźcę albo nie
    [Sacrifice] zagrać Poświęcenie albo spasować
    [Sail] wybrać statek do ruchu
    [Target] wybrać cel karty
    [ThrowOff] wybrać, kogo odrzucić
    [Exchange] wybrać statek do zamiany
    [Guard] zagrać Strażnika albo spasować
    [Ally] zagrać Przymierze albo spasować
   *[Lose] usunąć sześciany na zawsze
}

## Polecenie

ld-prompt-senator = Weź stronnictwo za darmo.
ld-prompt-bid = Wybierz tajną stawkę w głosowaniu { $slot }.
ld-prompt-declare = Podaj, ile sześcianów stawiasz w głosowaniu { $slot }; 0 znaczy pas.
ld-prompt-play = Zagraj kartę w głosowaniu { $slot } albo zrezygnuj.
ld-prompt-refund = Philosophios: weź z powrotem ze stawki najwyżej { $cubes } albo zostaw.
ld-prompt-strategos = Strategos: zagraj jedną ze swoich kart, na której nie ma sześcianów, albo zrezygnuj.
ld-prompt-flood = Fala biedoty: umieść jeszcze 1 uchodźcę na statku tej karty albo nie umieszczaj więcej.
ld-prompt-demagogos = Demagogos: wybierz statek, który opuszcza port.
ld-prompt-extra-ship = Pomyślne wiatry: wybierz jeszcze jeden statek do przesunięcia albo nie przesuwaj więcej.
ld-prompt-treason = Wybierz cel Zdrady: statek w porcie albo sześciany w Senacie.
ld-prompt-lose = Wszyscy jesteśmy zgubieni: usuń na zawsze jeszcze { $cubes } swojego koloru.
ld-known-senator = Zdolności Archonta, Basileusa, Demagogosa i Demiurgosa używa się od razu; znaczniki premii na żetonie to punkty zwycięstwa.
ld-known-lay = Głosowania idą od lewej do prawej i są { $kind ->
    [secret] tajne
   *[open] jawne
}; wszystkie rzędy odkrywa się razem.
ld-known-displace = Można zająć tylko miejsce neutralnego uchodźcy albo uchodźcy gracza, który ma więcej punktów zwycięstwa niż ty.
ld-known-lose = Masz za zasłonką { $cubes }. Usunięte sześciany nigdy nie wracają.
ld-known-treason = Odrzuć od 1 do 4 uchodźców albo sześcianów; 1 punkt za każdego uchodźcę gracza, który cię wyprzedza.

## Co z tego wyniknie

ld-detail-bonus = Na żetonie: { $markers }, czyli od razu { $points }.
ld-detail-gain = Daje to { $points }, bo ten gracz ma więcej punktów niż ty.
ld-detail-sunk = Dostajesz { $points } za uchodźców graczy, którzy mają więcej punktów niż ty.
ld-detail-treason-points = Każdy uchodźca gracza, który ma więcej punktów niż ty, daje 1 punkt zwycięstwa.
ld-detail-senate-left = W Senacie zostanie: { $cubes }.
ld-detail-keep-down = Zakryte aż do głosowania: { $cards }.
ld-detail-gods = Własnej karty wtedy nie zagrywasz i nikt inny nie zagra w tym głosowaniu karty bogów.
ld-detail-skip = Zdolność przepada wtedy w tej turze.
ld-detail-no-refund = Zdolność zostaje na późniejsze głosowanie tej tury.
ld-detail-lose = Sześcian nigdy nie wraca.
ld-detail-lose-home = Wtedy nikogo nie będzie na pokładzie i statek wróci do portu bez punktów.

## Dziennik

ld-log-round = Zaczyna się tura { $round }; bieżące wydarzenie: { $event }. Jej głosowania są { $kind ->
    [secret] tajne
   *[open] jawne
}.
ld-log-senator = { $you ->
    [yes] bierzesz
   *[no] bierze
} stronnictwo { $senator }
ld-log-gods = Ręka bogów leży odkryta: { $cards }.
ld-log-bonus = Znacznik premii dostają: { $senators }.
ld-log-auction = Zaczyna się głosowanie { $slot }; jest { $kind ->
    [secret] tajne
   *[open] jawne
}.
ld-log-played = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] z twojego rzędu
        [neutral] z niczyjego rzędu
       *[other] gracza { $name }
    }
    [unbid] {" "}dzięki Strategosowi
    [gods] {" "}z Ręki bogów
   *[hand] {" "}z ręki
}
ld-log-empathy = { $you ->
    [yes] zastępujesz
   *[no] zastępuje
} kartę { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] z twojego rzędu
        [neutral] z niczyjego rzędu
       *[other] gracza { $name }
    }
    [unbid] {" "}dzięki Strategosowi
    [gods] {" "}z Ręki bogów
   *[hand] {" "}z ręki
}
ld-log-lost = { $you ->
    [yes] usuwasz
   *[no] usuwa
} na zawsze sześcian { $from }
ld-log-lost-more = { $you ->
    [yes] następny
   *[no] następny
} { $from }
ld-log-came-home = Nikogo nie ma już na pokładzie. { $ship } wraca do portu bez punktów.
ld-log-scored = { $subject } { $you ->
    [yes] dostajesz
   *[no] dostaje
} { $points } { $why ->
    [bonus] za znaczniki premii stronnictwa
    [land] za najwięcej uchodźców na Nowym Lądzie
    [senate] za najwięcej sześcianów w Senacie
    [refugees] z karty
    [sabotage] za uchodźców graczy z większą liczbą punktów, dzięki Sabotażowi
    [treason] za uchodźców graczy z większą liczbą punktów, dzięki Zdradzie
   *[debts] z długów Senatu
}.
ld-log-event = Wydarzenie: { $event }. { $effect } Wsiadają: { $neutrals }; głosowania jego tury są { $kind ->
    [secret] tajne
   *[open] jawne
}.
ld-log-effect = Spełnia się zapowiedź: { $event }.
ld-log-cleaned-up = { $kept ->
    [yes] Wracają stawki, odrzucone sześciany i uchodźcy z Nowego Lądu; stronnictwa i Senat zostają.
   *[no] Wracają stronnictwa, stawki, odrzucone sześciany i uchodźcy z Nowego Lądu.
}

## Odmowy

ld-refusal-seats = Gra jest dla 3–5 graczy; podana liczba: { $seats }.
ld-refusal-extra-cards = W długiej grze na ręce jest o 1–5 kart więcej, nie o { $cards }.
ld-refusal-just-boarded = Ta karta umieściła uchodźców na statku ze stanowiska { $berth } i nie może go przesunąć.
ld-refusal-not-chosen = Statek ze stanowiska { $berth } nie był wybrany dla tej karty.
ld-refusal-must-sail = Trzeba jeszcze przesunąć statek.
ld-refusal-no-extra-ship = Kolejnego statku nie można przesunąć.
ld-refusal-not-ahead = Miejsce można zająć tylko komuś, kto ma więcej punktów zwycięstwa niż ty ({ $colour } nie ma więcej).
ld-refusal-number-taken = Stawkę { $cubes } już podano w tym głosowaniu.
ld-refusal-may-not-borrow = W tym głosowaniu nie możesz zagrać karty sąsiada.
ld-refusal-not-of-the-gods = W Ręce bogów nie ma karty { $card }.
ld-refusal-gods-taken = W tym głosowaniu zagrano już kartę z Ręki bogów.
ld-refusal-not-unbid = Strategos zagrywa własną wyłożoną kartę, na której nie ma sześcianów.
ld-refusal-only-own-cards = Strategos zagrywa tylko własną wyłożoną kartę.
ld-refusal-no-cargo-airship = Karta Królewski statek nie działa na ulepszony statek powietrzny.
ld-refusal-no-senate = Ta karta nie może usuwać sześcianów z Senatu.
ld-refusal-no-such-refund = Z powrotem można wziąć od 1 do { $most }, nie { $cubes }.
ld-refusal-no-cube-there = { $zone ->
    [supply] Nie masz sześcianu za zasłonką.
    [senate] Nie masz sześcianu w Senacie.
    [slots] Nie masz sześcianu na wyłożonych kartach.
    [front] Nie masz odrzuconego sześcianu.
    [land] Nie masz sześcianu na Nowym Lądzie.
    [hold] Nie masz nikogo w ładowni statku ze stanowiska { $berth }.
   *[ship] Nie masz nikogo na miejscu statku ze stanowiska { $berth }.
}

## Stół w słowach

ld-text-phase = { $phase ->
    [opening] Umieszcza się pierwszych uchodźców.
    [influence] Tura { $round }, faza Senatu.
    [senate] Tura { $round }, faza Stronnictw.
    [auctions] Tura { $round }, faza Głosowań.
    [over] Gra skończyła się po turze { $round }.
   *[doom] Tura { $round }, faza Zagłady.
}
ld-text-auction-kind = Głosowania tej tury są { $kind ->
    [secret] tajne
   *[open] jawne
}.
ld-text-event = Bieżące wydarzenie: { $event }.
ld-text-senate-order = Kolejność Senatu: { $names }.
ld-text-senators = Stronnictwa
ld-text-free = { $bonus ->
    [0] wolne.
   *[other] wolne, na żetonie { $markers }.
}
ld-text-ranking = Głosowanie { $slot }, kolejność miejsc: { $names }. Uprawnieni: { $entitled }.
ld-text-entitled = { $count ->
    [one] W każdym głosowaniu uprawniona jest tylko pierwsza osoba.
    [few] W każdym głosowaniu uprawnieni są { $count } pierwsi gracze.
   *[many] W każdym głosowaniu uprawnionych jest { $count } pierwszych graczy.
}
ld-text-gods = Ręka bogów: { $cards }.
ld-text-player = { $name }: { $points }. Za zasłonką { $supply }, odrzucone { $front }, na statkach { $aboard }{ $lost ->
    [0] {""}
   *[other] , stracone na zawsze { $lost }
}. Ma na ręce { $hand } i { $specials }.
ld-score-bonus = Stronnictwa: znaczniki premii
ld-score-refugees = Karty Uchodźcy
ld-score-sabotage = Sabotaż
ld-score-treason = Zdrada
ld-score-tied = Remis: { $names }. W kolejności Senatu pierwsze miejsce ma { $winner } i wygrywa.

## Strona elementów gry

ld-fact-gods = Karty w Ręce bogów
ld-fact-other-events = Inne wydarzenia w talii
ld-fact-other-events-long = Inne wydarzenia w talii, długa gra
ld-fact-figures = Stronnictwa
ld-fact-fields = Pola Stronnictw od lewej
ld-fact-refugees-vp = Punkty na karcie Uchodźcy
ld-fact-auction = Głosowania jego tury

## Nowy stół

ld-choice-extra-cards-hint = Długa gra: na ręce jest więcej kart, nadal wykłada się pięć, a w talii jest o jedno wydarzenie więcej: 4 do 7 tur.
