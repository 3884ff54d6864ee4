### Zagłada Atlantydy: słowa tego stołu.

## Karty

da-card = { $card ->
    [ref1] Uchodźcy (1)
    [ref2] Uchodźcy (2)
    [ref21] Uchodźcy (2+1)
    [aristo] Arystokracja
    [ships2] Statki
    [royal] Królewski statek
    [support1] Wsparcie
    [sabotage] Sabotaż
   *[treason] Zdrada
}
da-card-effect = { $card ->
    [ref1] Umieść 1 własnego uchodźcę na wolnym miejscu statku w porcie.
    [ref2] Umieść 2 własnych uchodźców na wolnych miejscach jednego statku w porcie.
    [ref21] Umieść 2 własnych uchodźców na jednym statku w porcie i 1 na innym.
    [aristo] Umieść 1 własnego uchodźcę na statku w porcie; na pełnym zajmij miejsce cudzego.
    [ships2] Przesuń dokładnie dwa różne statki, każdy o jedno pole.
    [royal] Przesuń jeden statek o jedno pole; jeśli przybędzie, wszyscy punktują go według tabeli królewskiej.
    [support1] Otrzymaj kartę Specjalną.
    [sabotage] Statek na oceanie wraca do portu, a wszyscy z pokładu są odrzucani.
   *[treason] Odrzuć od 1 do 4 uchodźców z jednego statku w porcie albo od 1 do 4 sześcianów jednego gracza z Senatu.
}

## Stronnictwa

da-faction = { $faction ->
    [archon] Archont
    [basileus] Basileus
    [demagogos] Demagogos
    [demiurgos] Demiurgos
    [oraklos] Oraklos
    [philosophios] Philosophios
   *[strategos] Strategos
}
da-faction-role = { $faction ->
    [archon] sędzia
    [basileus] król
    [demagogos] podżegacz
    [demiurgos] rzemieślnik
    [oraklos] wyrocznia
    [philosophios] filozof
   *[strategos] strateg
}
da-faction-power = { $faction ->
    [archon] Na koniec fazy: dobierz 5 kart Polityki, potem odrzuć 5.
    [basileus] Na koniec fazy: umieść 1 własnego uchodźcę na statku w porcie.
    [demagogos] { $two ->
        [yes] Czerwone karty na ciebie nie działają.
       *[no] Raz na turę: obejrzyj tajną stawkę i zmień własną albo każ przeciwnikowi podać stawkę poza kolejnością.
    }
    [demiurgos] Na koniec fazy: otrzymaj kartę Specjalną.
    [oraklos] Do dwóch kart twojego rzędu może pozostać zakrytych do ich głosowań.
    [philosophios] { $two ->
        [yes] Przeciwnik nie może zagrać twojej karty.
       *[no] Gdy jesteś wśród uprawnionych, ale nie na pierwszym miejscu: możesz działać przed innymi i zagrać kartę sąsiada.
    }
   *[strategos] Po głosowaniu, w którym nie zagrywasz karty: weź z powrotem do 2 sześcianów stawki.
}

## Wydarzenia

da-event-title = { $event ->
    [doom] Zagłada!
    [debts] Senat spłaca długi!
    [wrath] Gniew Boga Oceanów!
    [together] Jesteśmy w tym wszyscy razem!
    [confusion] Szerzy się zamęt!
    [all_lost] Wszyscy jesteśmy zgubieni!
    [woe] Biada słabym!
   *[command] Pod wodzą Senatu!
}
da-event = { $event ->
    [doom] Zagłada
    [debts] Senat spłaca długi
    [wrath] Gniew Boga Oceanów
    [together] Jesteśmy w tym wszyscy razem
    [confusion] Szerzy się zamęt
    [all_lost] Wszyscy jesteśmy zgubieni
    [woe] Biada słabym
   *[command] Pod wodzą Senatu
}
da-event-effect = { $event ->
    [doom] Usuwa się znacznik Zagłady: pierwsze dwa ulepszają statki, trzeci kończy grę.{ $family ->
        [yes] {""}
       *[no] {" "}Wszystkie sześciany z Senatu wracają.
    }
    [debts] { $family ->
        [yes] Osoba ze znacznikiem najbardziej po lewej dostaje 5 punktów zwycięstwa, następna 3.
       *[no] Pierwszy w Senacie dostaje 5 punktów zwycięstwa, drugi 3. Wszystkie sześciany z Senatu wracają.
    }
    [wrath] Każdy statek na oceanie wraca do portu, a wszyscy z pokładu są odrzucani.
    [together] Po kolei każdy może umieścić do 3 uchodźców na statkach w porcie.
    [confusion] { $family ->
        [yes] Stronnictwa zostają, gdzie są; następna tura nie ma fazy Stronnictw.
       *[no] Stronnictwa i sześciany w Senacie zostają, gdzie są; następna tura nie ma fazy Senatu ani fazy Stronnictw.
    }
    [all_lost] { $two ->
        [yes] W następnej turze rzędy mają 3 karty i są 3 głosowania.
       *[no] W każdym głosowaniu następnej tury uprawnionych jest o jednego gracza mniej.
    }
    [woe] W każdym głosowaniu następnej tury najniższa stawka kosztuje 1 punkt zwycięstwa.
   *[command] { $family ->
        [yes] W następnej fazie Zagłady osoba ze znacznikiem najbardziej po lewej dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, następna połowę.
       *[no] Wszystkie sześciany z Senatu wracają. W następnej fazie Zagłady pierwszy w Senacie dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, drugi połowę.
    }
}
da-event-now = { $event ->
    [confusion] { $family ->
        [yes] Ta tura nie ma fazy Stronnictw.
       *[no] Ta tura nie ma fazy Senatu ani fazy Stronnictw.
    }
    [all_lost] { $two ->
        [yes] Rzędy tej tury mają 3 karty i są 3 głosowania.
       *[no] W każdym głosowaniu tej tury uprawnionych jest o jednego gracza mniej.
    }
    [woe] W każdym głosowaniu tej tury najniższa stawka kosztuje 1 punkt zwycięstwa.
    [command] { $family ->
        [yes] W fazie Zagłady tej tury osoba ze znacznikiem najbardziej po lewej dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, następna połowę.
       *[no] W fazie Zagłady tej tury pierwszy w Senacie dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, drugi połowę.
    }
   *[other] Już nie działa.
}

## Co można wybrać

da-action-no-faction = Na razie pas
da-action-peek = Obejrzyj stawkę: { $who ->
    [you] własną
    [neutral] niczyją
   *[other] { $name }
}
da-action-force = Niech poda stawkę teraz: { $who ->
    [you] ty
    [neutral] nikt
   *[other] { $name }
}
da-action-act-first = Zagraj przed innymi
da-action-act-in-order = Zagraj w swojej kolejności
da-action-play = { $from ->
    [own] Zagraj swoją kartę { $card }
    [borrowed] Zagraj kartę { $card } gracza { $name }
    [nobody] Zagraj kartę sąsiada
   *[hand] Niespodziewana interwencja: { $card }
}
da-action-empathy = { $from ->
    [own] Empata zamiast swojej karty { $card }
    [borrowed] Empata zamiast karty { $card } gracza { $name }
   *[hand] Interwencja i Empata zamiast karty { $card }
}
da-action-refund = Weź z powrotem
da-action-take-special = Weź kartę { $special }
da-action-take-top = Weź nieznaną kartę
da-action-pass = { $ask ->
    [Play] Zrezygnuj
    [Board] Nie umieszczaj więcej
    [Refund] Zostaw
    [Peek] Nie teraz
    [Force] Nie teraz
   *[other] Pas
}

## Co trzeba zrobić

da-todo = { $ask ->
    [FirstRefugee] umieścić pierwszego uchodźcę
    [Senate] wybrać sześciany do Senatu
    [Faction] wziąć stronnictwo albo spasować
    [FreeFaction] wziąć stronnictwo za darmo
    [Power] użyć zdolności stronnictwa albo nie
    [Discard] odrzucić karty Polityki
    [Lay] wyłożyć rząd
    [Bid] wybrać stawkę
    [Peek] obejrzeć stawkę albo nie
    [NewBid] wybrać stawkę na nowo
    [Declare] podać stawkę
    [Force] kazać komuś podać stawkę albo nie
    [Spy] zagrać Zmiennokształtnego szpiega albo spasować
    [ActFirst] wybrać, czy zagrać przed innymi
    [Play] zagrać kartę albo zrezygnować
    [Board] wybrać statek dla uchodźców
    [Displace] wybrać, czyje miejsce zająć
    [Sail] wybrać statek do ruchu
    [Target] wybrać cel karty
    [ThrowOff] wybrać, kogo odrzucić
    [Exchange] wybrać statek do zamiany
    [Sacrifice] zagrać Poświęcenie albo spasować
    [Guard] zagrać Strażnika albo spasować
    [Ally] zagrać Przymierze albo spasować
    [Refund] wziąć sześciany z powrotem albo zostawić
   *[ChooseSpecial] wybrać kartę Specjalną
}

## Polecenie

da-prompt-faction = { $price ->
    [0] Weź stronnictwo za darmo albo spasuj.
   *[other] Weź stronnictwo za { $cubes } albo spasuj.
}
da-prompt-free-faction = Weź stronnictwo za darmo.
da-prompt-bid = Wybierz tajną stawkę w głosowaniu { $slot }.
da-prompt-peek = Wszystkie stawki są wybrane. Demagogos pozwala ci obejrzeć jedną.
da-prompt-new-bid = Stawka gracza { $name }: { $cubes }. Wybierz swoją na nowo.
da-prompt-declare = Podaj, ile sześcianów stawiasz w głosowaniu { $slot }; 0 znaczy pas.
da-prompt-force = Możesz kazać komuś podać stawkę poza kolejnością. Następna osoba: { $who ->
    [you] ty
    [neutral] nikt
   *[other] { $name }
}.
da-prompt-act-first = Wybierz, czy zagrywasz przed innymi uprawnionymi.
da-prompt-play = Zagraj kartę w głosowaniu { $slot } albo zrezygnuj.
da-prompt-treason = { $family ->
    [yes] Wybierz statek, który wskazuje Zdrada.
   *[no] Wybierz cel Zdrady: statek w porcie albo sześciany w Senacie.
}
da-prompt-refund = Strategos: weź z powrotem ze stawki { $cubes } albo zostaw.
da-prompt-special = Wybierz kartę Specjalną, którą otrzymujesz.
da-known-faction = Masz { $cubes }. Kto pasuje, bierze później za darmo jedno z pozostałych.
da-known-lay = Głosowania idą od lewej do prawej i są { $kind ->
    [secret] tajne
   *[open] jawne
}; wszystkie rzędy odkrywa się razem.
da-known-demagogos = Zdolności można użyć raz na turę.

## Co z tego wyniknie

da-detail-plus = Do tego 1 punkt zwycięstwa.
da-detail-no-faction = Weźmiesz później za darmo jedno z pozostałych.
da-detail-keep-down = Zakryte aż do głosowania: { $cards }.
da-detail-peek = Tylko ty widzisz stawkę i możesz zmienić własną.
da-detail-force = Inni podają potem stawki w swojej kolejności.
da-detail-act-first = Zagrywasz przed osobą na pierwszym miejscu.
da-detail-act-in-order = Zagrywasz, gdy przyjdzie twoja kolej.
da-detail-take-top = Nikt inny jej nie widzi.

## Dziennik

da-log-special-taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} z wystawki kartę { $special }
da-log-displayed = Na wystawkę trafia karta { $special }.
da-log-round = Zaczyna się tura { $round }. Jej głosowania są { $kind ->
    [secret] tajne
   *[open] jawne
}.
da-log-faction = { $you ->
    [yes] bierzesz
   *[no] bierze
} stronnictwo { $faction } { $price ->
    [0] za darmo
   *[other] za { $cubes }
}
da-log-faction-passed = { $you ->
    [yes] pasujesz i weźmiesz
   *[no] pasuje i weźmie
} stronnictwo później
da-log-plus = Te stronnictwa pokazują teraz +1: { $factions }.
da-log-vote = Zaczyna się głosowanie { $slot }; jest { $kind ->
    [secret] tajne
   *[open] jawne
}.
da-log-peeked = { $you ->
    [yes] oglądasz
   *[no] ogląda
} dzięki Demagogosowi stawkę: { $who ->
    [you] twoją
    [neutral] niczyją
   *[other] { $name }
}
da-log-peeked-known = { $you ->
    [yes] oglądasz
   *[no] ogląda
} dzięki Demagogosowi stawkę: { $who ->
    [you] twoją
    [neutral] niczyją
   *[other] { $name }
}, { $cubes }
da-log-forced = { $you ->
    [yes] korzystasz
   *[no] korzysta
} z Demagogosa: stawkę poza kolejnością podaje: { $who ->
    [you] ty
    [neutral] nikt
   *[other] { $name }
}
da-log-acts-first = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} przed innymi dzięki stronnictwu Philosophios
da-log-played = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] z twojego rzędu
        [neutral] z niczyjego rzędu
       *[other] gracza { $name }
    }
   *[hand] {" "}z ręki
}
da-log-empathy = { $you ->
    [yes] zastępujesz
   *[no] zastępuje
} kartę { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}{ $who ->
        [you] z twojego rzędu
        [neutral] z niczyjego rzędu
       *[other] gracza { $name }
    }
   *[hand] {" "}z ręki
}
da-log-scored = { $subject } { $why ->
    [woe] { $you ->
        [yes] tracisz
       *[no] traci
    } { $points } za najniższą stawkę
    [plus] { $you ->
        [yes] dostajesz
       *[no] dostaje
    } { $points } za +1 stronnictwa
    [land] { $you ->
        [yes] dostajesz
       *[no] dostaje
    } { $points } za najwięcej uchodźców na Nowym Lądzie
    [senate] { $you ->
        [yes] dostajesz
       *[no] dostaje
    } { $points } za najwięcej sześcianów w Senacie
    [debts] { $you ->
        [yes] dostajesz
       *[no] dostaje
    } { $points } z długów Senatu
   *[command] { $you ->
        [yes] dostajesz
       *[no] dostaje
    } { $points } za neutralnych uchodźców na Nowym Lądzie
}.
da-log-event = Wydarzenie: { $event }. { $effect } Wsiadają: { $neutrals }; głosowania następnej tury są { $kind ->
    [secret] tajne
   *[open] jawne
}.
da-log-event-last = Wydarzenie: { $event }. { $effect }
da-log-next-event = Następne wydarzenie: { $event }.
da-log-put-back = Trzecia Zagłada przychodzi za wcześnie: karta wraca do talii, a na jej miejsce wchodzi inne wydarzenie.
da-log-neutrals-instead = Miejsce traci: { $names }.
da-log-cleaned-up = { $kept ->
    [yes] Wracają stawki, wydane sześciany i uchodźcy z Nowego Lądu; stronnictwa i Senat zostają.
   *[no] Wracają stronnictwa, stawki, wydane sześciany i uchodźcy z Nowego Lądu.
}

## Odmowy

da-refusal-seats = Gra jest dla 2–5 graczy; podana liczba: { $seats }.
da-refusal-ark-for-two = W grze dwuosobowej nie ma arki.
da-refusal-ship-count = Wybrano statków: { $ships }; musi ich być od 2 do { $most }.
da-refusal-ship-seats = Wybrane statki mają miejsc: { $seats }; pierwsi uchodźcy potrzebują { $needed }.
da-refusal-too-dear = Stronnictwo kosztuje na tym miejscu { $price }, a masz { $supply }.
da-refusal-must-take-faction = Musisz teraz wziąć stronnictwo za darmo.
da-refusal-no-such-opponent = To nie jest przeciwnik przy tym stole.
da-refusal-number-taken = Stawkę { $cubes } już podano w tym głosowaniu.
da-refusal-cannot-force = Ten gracz już podał stawkę albo i tak jest następny.
da-refusal-may-not-borrow = W tym głosowaniu nie możesz zagrać karty sąsiada.
da-refusal-no-royal-airship = Karta Królewski statek nie działa na ulepszony statek powietrzny.
da-refusal-protected = Karta nie działa na gracza z żetonem Demagogosa.
da-refusal-no-senate = W tym wariancie nikt nie ma sześcianów w Senacie.
da-refusal-not-displayed = Karty { $special } nie ma na wystawce.
da-refusal-nothing-to-gain = Nie ma już karty Specjalnej do dobrania.

## Stół w słowach

da-text-phase = { $phase ->
    [opening] Umieszcza się pierwszych uchodźców.
    [senate] Tura { $round }, faza Senatu.
    [factions] Tura { $round }, faza Stronnictw.
    [votes] Tura { $round }, faza Głosowań.
    [over] Gra skończyła się po turze { $round }.
   *[doom] Tura { $round }, faza Zagłady.
}
da-text-votes-kind = Głosowania tej tury są { $kind ->
    [secret] tajne
   *[open] jawne
}.
da-text-event = Bieżące wydarzenie: { $event }. { $effect }
da-text-no-event = Nie odkryto jeszcze wydarzenia.
da-text-next-event = Następne wydarzenie: { $event }. { $effect }
da-text-senate-order = { $family ->
    [yes] Kolejność znaczników
   *[no] Kolejność Senatu
}: { $names }.
da-text-factions = Stronnictwa
da-text-free = { $plus ->
    [yes] wolne, pokazuje +1.
   *[no] wolne.
}
da-text-prices = Ceny według miejsca w kolejności: { $prices }.
da-text-ranking = Głosowanie { $slot }, kolejność miejsc: { $names }. Uprawnieni: { $entitled }.
da-text-entitled = { $count ->
    [one] W każdym głosowaniu uprawniona jest tylko pierwsza osoba.
    [few] W każdym głosowaniu uprawnieni są { $count } pierwsi gracze.
   *[many] W każdym głosowaniu uprawnionych jest { $count } pierwszych graczy.
}
da-text-player = { $name }: { $points }. Za zasłonką { $supply }, wydane { $spent }, na statkach { $aboard }. Ma na ręce { $hand } i { $specials }.
da-text-display = Na wystawce: { $cards }.
da-score-start = Na początku
da-score-factions = Stronnictwa: +1
da-score-tied = Remis: { $names }. W { $family ->
    [yes] kolejności znaczników
   *[no] kolejności Senatu
} pierwsze miejsce ma { $winner } i wygrywa.

## Strona elementów gry

da-fact-start-neutrals = Neutralni uchodźcy na statku na początku
da-fact-start-points = Punkty zwycięstwa na początku
da-fact-events-removed = Wydarzenia usuwane na początku
da-fact-events-removed-short = Wydarzenia usuwane w krótkiej grze
da-fact-figures = Stronnictwa
da-fact-fields = Pola Stronnictw od lewej
da-fact-prices-2 = Ceny stronnictw, 2 graczy
da-fact-prices-3 = Ceny stronnictw, 3 graczy
da-fact-prices-4 = Ceny stronnictw, 4 graczy
da-fact-prices-5 = Ceny stronnictw, 5 graczy
da-fact-vote = Głosowania następnej tury

## Nowy stół

da-choice-family-hint = Bez fazy Senatu: o kolejności decydują same znaczniki. W grze dwuosobowej zawsze gra się w ten sposób.
da-choice-open-events-hint = Następne wydarzenie leży odkryte i wszyscy mogą się na nie przygotować.
da-choice-open-specials-hint = Trzy karty Specjalne leżą odkryte; kto otrzymuje kartę, bierze jedną z nich albo nieznaną z wierzchu talii.
da-choice-aggressive-hint = Gdy brakuje miejsc, neutralni uchodźcy zajmują miejsca gracza ostatniego w Senacie.
da-choice-short-hint = Usuwa się o dwa wydarzenia więcej: gra na 4 do 6 tur.
da-choice-confusion-hint = W turze po „Szerzy się zamęt” Archonta, Basileusa i Demiurgosa używa się jeszcze raz.
da-choice-chosen-ships-hint = Umawiacie się na statki podstawowe i ulepszone; w czasie gry żaden nie jest ulepszany.
