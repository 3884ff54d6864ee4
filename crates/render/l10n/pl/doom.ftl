### Zagłada Atlantydy: słowa tego stołu.

## Statki w formach, których potrzebują zdania

da-ship-power = { $ship ->
    [ark] Jedno miejsce należy do neutralnego uchodźcy, który wsiada, ilekroć statek wraca do portu.
    [science_ship] Kto kartą doprowadzi go do celu, dostaje jeszcze 2 punkty zwycięstwa.
    [royal_barge] Kto kartą doprowadzi go do celu, otrzymuje kartę Specjalną.
    [airship] Jeden ruch prowadzi go z portu prosto na Nowy Ląd; karta Królewski statek nie może go ruszyć.
   *[warship] Zdrady i Sabotażu nie można użyć przeciw niemu.
}
da-ship-words = { $ship } (stanowisko { $berth }{ $upgraded ->
    [yes] , żeton ulepszony
   *[no] {""}
}): { $place ->
    [port] w porcie
    [land] przy Nowym Lądzie
   *[ocean] na oceanie
}, zajęte miejsca: { $taken } z { $seats }.

## Ludzie i kolory

da-nobody = nikt

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
da-card-neighbour = karta sąsiada
da-card-effect = { $card ->
    [ref1] Umieść 1 własnego uchodźcę na wolnym miejscu statku w porcie.
    [ref2] Umieść 2 własnych uchodźców na wolnych miejscach jednego statku w porcie.
    [ref21] Umieść 2 własnych uchodźców na jednym statku w porcie i 1 na innym.
    [aristo] Umieść 1 własnego uchodźcę na statku w porcie; na pełnym zajmij miejsce cudzego.
    [ships2] Rusz dokładnie dwa różne statki, każdy o jedno pole.
    [royal] Rusz jeden statek o jedno pole; jeśli przybędzie, wszyscy punktują go według tabeli królewskiej.
    [support1] Otrzymaj kartę Specjalną.
    [sabotage] Statek na oceanie wraca do portu, a wszyscy z pokładu są odrzucani.
   *[treason] Odrzuć od 1 do 4 uchodźców z jednego statku w porcie albo od 1 do 4 sześcianów jednego gracza z Senatu.
}
da-face-down = zakryta
da-special-effect = { $special ->
    [pursuit] Przed umieszczeniem własnych uchodźców: tym razem można użyć także statków na oceanie.
    [empathy] Zamiast karty Uchodźcy: na statku w porcie zamień 3 neutralnych uchodźców na 3 własnych.
    [guardian] Gdy Zdrada albo Sabotaż wskazuje statek z twoim uchodźcą: karta nie ma działania.
    [alliance] Gdy przybywa statek: punktuj według tabeli neutralnych uchodźców zamiast własnych.
    [holds] Przed umieszczeniem własnych uchodźców: tym razem można użyć także pełnych statków; kto nie ma miejsca, trafia do ładowni.
    [intervention] Gdy jesteś wśród uprawnionych: zagraj kartę Polityki z ręki zamiast tej, nad którą głosowano.
    [sacrifice] Zaraz po umieszczeniu własnych uchodźców: poświęć jednego z nich i rusz statek o jedno pole.
    [spy] Po stawkach: dołóż 1 sześcian do swojej stawki.
   *[other] Na koniec gry: { $points }.
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
        [yes] Czerwone karty nie mogą cię dotknąć.
       *[no] Raz na turę: obejrzyj tajną stawkę i zmień własną albo każ przeciwnikowi zadeklarować poza kolejnością.
    }
    [demiurgos] Na koniec fazy: otrzymaj kartę Specjalną.
    [oraklos] Do dwóch kart twojego rzędu może pozostać zakrytych do ich głosowań.
    [philosophios] { $two ->
        [yes] Przeciwnik nie może zagrać twojej karty.
       *[no] Gdy jesteś wśród uprawnionych, ale nie na pierwszym miejscu: możesz działać najpierw i zagrać kartę sąsiada.
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
        [yes] Znacznik najbardziej po lewej dostaje 5 punktów zwycięstwa, drugi 3.
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
       *[no] W każdym głosowaniu następnej tury uprawniony jest jeden gracz mniej.
    }
    [woe] W każdym głosowaniu następnej tury najniższa stawka kosztuje 1 punkt zwycięstwa.
   *[command] { $family ->
        [yes] W następnej fazie Zagłady znacznik najbardziej po lewej dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, drugi połowę.
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
       *[no] W każdym głosowaniu tej tury uprawniony jest jeden gracz mniej.
    }
    [woe] W każdym głosowaniu tej tury najniższa stawka kosztuje 1 punkt zwycięstwa.
    [command] { $family ->
        [yes] W fazie Zagłady tej tury znacznik najbardziej po lewej dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, drugi połowę.
       *[no] W fazie Zagłady tej tury pierwszy w Senacie dostaje 1 punkt zwycięstwa za każdego neutralnego uchodźcę na Nowym Lądzie, drugi połowę.
    }
   *[other] Już nie działa.
}
da-vote = { $kind ->
    [secret] tajne
   *[open] jawne
}

## Liczby

## Co można wybrać

da-action-board = Umieść { $onto }
da-action-displace = Zajmij miejsce: { $who ->
    [neutral] neutralny uchodźca
    [you] twój uchodźca
   *[other] uchodźca gracza { $name }
}
da-action-senate = { $cubes } do Senatu
da-action-bid = Stawka: { $cubes }
da-action-faction = Weź: { $faction }
da-action-no-faction = Na razie pas
da-action-use = Użyj: { $faction }
da-action-skip = Nie używaj: { $faction }
da-action-discard = Odrzuć kartę { $card }
da-action-lay = Wyłóż kartę { $card }
da-action-all-up = Wszystkie odkryte
da-action-keep-down = { $count ->
    [1] Karta { $slots } zostaje zakryta
   *[2] Karty { $slots } zostają zakryte
}
da-action-peek = Obejrzyj stawkę: { $who ->
    [you] własną
    [neutral] niczyją
   *[other] { $name }
}
da-action-declare = Zadeklaruj: { $cubes }
da-action-declare-none = Zadeklaruj 0 i spasuj
da-action-force = Niech zadeklaruje teraz: { $who ->
    [you] ty
    [neutral] nikt
   *[other] { $name }
}
da-action-act-first = Działaj najpierw
da-action-act-in-order = Działaj w kolejności klasyfikacji
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
da-action-sail = Rusz { $ship }
da-action-target = Wskaż { $ship }
da-action-expel = { $cubes } z Senatu: { $who ->
    [you] własne
    [neutral] niczyje
   *[other] { $name }
}
da-action-into-hold = Do ładowni
da-action-throw-off = Odrzuć: { $who ->
    [you] własny uchodźca
    [neutral] neutralny uchodźca
   *[other] uchodźca gracza { $name }
}{ $hold ->
    [yes] {" "}z ładowni
   *[no] {""}
}
da-action-enough = Nie odrzucaj więcej
da-action-exchange = Zamień { $on }
da-action-special = Zagraj kartę { $special }
da-action-sacrifice = Poświęć uchodźcę { $on }{ $hold ->
    [yes] , z ładowni
   *[no] {""}
}
da-action-refund = Weź z powrotem
da-action-take-special = Weź kartę { $special }
da-action-take-top = Weź nieznaną kartę
da-action-pass = { $ask ->
    [play] Zrezygnuj
    [board] Nie umieszczaj więcej
    [refund] Zostaw
    [peek] Nie teraz
    [force] Nie teraz
   *[other] Pas
}

## Co trzeba zrobić

da-todo = { $ask ->
    [first] umieścić pierwszego uchodźcę
    [senate] wybrać sześciany do Senatu
    [faction] wziąć stronnictwo albo spasować
    [free] wziąć stronnictwo za darmo
    [power] użyć zdolności stronnictwa albo nie
    [discard] odrzucić karty Polityki
    [lay] wyłożyć rząd
    [bid] wybrać stawkę
    [peek] obejrzeć stawkę albo nie
    [newbid] wybrać stawkę na nowo
    [declare] zadeklarować liczbę sześcianów
    [force] kazać komuś zadeklarować albo nie
    [spy] zagrać Zmiennokształtnego szpiega albo spasować
    [actfirst] wybrać, czy działać najpierw
    [play] zagrać kartę albo zrezygnować
    [board] wybrać statek dla uchodźców
    [displace] wybrać, czyje miejsce zająć
    [sail] wybrać statek do ruchu
    [target] wybrać cel karty
    [throwoff] wybrać, kogo odrzucić
    [exchange] wybrać statek do zamiany
    [sacrifice] zagrać Poświęcenie albo spasować
    [guard] zagrać Strażnika albo spasować
    [ally] zagrać Przymierze albo spasować
    [refund] wziąć sześciany z powrotem albo zostawić
   *[special] wybrać kartę Specjalną
}
da-wait = Czekamy: { $names } ({ $what }).
da-wait-ready = Gotowe: { $names }.
da-wait-luck = Karty są dobierane.

## Polecenie

da-prompt-first = Umieść na statku jednego ze swoich pierwszych dwóch uchodźców.
da-prompt-senate = Wybierz, ile sześcianów dokładasz do Senatu.
da-prompt-faction = { $price ->
    [0] Weź stronnictwo za darmo albo spasuj.
   *[other] Weź stronnictwo za { $cubes } albo spasuj.
}
da-prompt-free-faction = Weź stronnictwo, za darmo.
da-prompt-power = Użyj zdolności albo ją zostaw: { $factions }.
da-prompt-discard = Odrzuć jeszcze { $cards }, zakryte.
da-prompt-lay = Wyłóż zakrytą kartę { $slot } z { $row } swojego rzędu.
da-prompt-keep-down = Wybierz, które karty twojego rzędu zostają zakryte: żadna, jedna albo dwie.
da-prompt-bid = Wybierz tajną stawkę w głosowaniu { $slot }.
da-prompt-peek = Wszystkie stawki są wybrane. Demagogos pozwala ci obejrzeć jedną.
da-prompt-new-bid = Stawka gracza { $name }: { $cubes }. Wybierz swoją na nowo.
da-prompt-declare = Zadeklaruj, ile sześcianów stawiasz w głosowaniu { $slot }; 0 znaczy pas.
da-prompt-force = Możesz kazać komuś zadeklarować poza kolejnością. Następna osoba: { $who ->
    [you] ty
    [neutral] nikt
   *[other] { $name }
}.
da-prompt-spy = Możesz zagrać kartę { $special }, jeśli ją masz, albo spasować.
da-prompt-act-first = Wybierz, czy działasz przed innymi uprawnionymi.
da-prompt-play = Zagraj kartę w głosowaniu { $slot } albo zrezygnuj.
da-prompt-board = { $why ->
    [basileus] Basileus: wybierz statek i umieść na nim { $refugees }.
    [together] Umieść { $refugees } na statku albo nie umieszczaj więcej.
   *[card] Wybierz statek i umieść na nim { $refugees }.
}
da-prompt-displace = Wybierz, czyje miejsce zajmujesz { $on }.
da-prompt-sail = { $left ->
    [1] Wybierz statek, który rusza o jedno pole.
   *[other] Wybierz pierwszy z { $left } statków, które ruszają o jedno pole.
}
da-prompt-sabotage = Wybierz statek na oceanie, który Sabotaż odsyła do portu.
da-prompt-treason = { $family ->
    [yes] Wybierz statek, który wskazuje Zdrada.
   *[no] Wybierz cel Zdrady: statek w porcie albo sześciany gracza w Senacie.
}
da-prompt-throw-off = Wybierz uchodźcę do odrzucenia { $from }{ $thrown ->
    [0] {""}
   *[other] {" "}albo przestań: dotąd { $thrown } z najwyżej 4
}.
da-prompt-exchange = Wybierz statek, na którym 3 neutralnych uchodźców zamieniasz na swoich.
da-prompt-sacrifice = Możesz zagrać kartę { $special }, jeśli ją masz, albo spasować.
da-prompt-guard = Karta { $card } wskazuje { $ship }. Możesz zagrać kartę { $special }, jeśli ją masz, albo spasować.
da-prompt-ally = { $ship }: przybycie. Możesz zagrać kartę { $special }, jeśli ją masz, albo spasować.
da-prompt-refund = Strategos: weź z powrotem ze stawki { $cubes } albo zostaw.
da-prompt-special = Wybierz kartę Specjalną, którą otrzymujesz.
da-known-first = Najpierw umieszczają znaczniki od lewej, potem od prawej.
da-known-senate = Masz za zasłonką { $cubes }. W Senacie: { $list }. Wszystkie liczby ujawnia się razem.
da-known-faction = Masz { $cubes }. Kto pasuje, bierze później za darmo jedno z pozostałych.
da-known-lay = Głosowania idą od lewej do prawej i są { $kind ->
    [secret] tajne
   *[open] jawne
}; wszystkie rzędy odkrywa się razem.
da-known-bid = Twoja karta: { $card }. Masz { $cubes }; { $entitled ->
    [one] działa najwyższa stawka
    [few] działają { $entitled } najwyższe stawki
   *[many] działa { $entitled } najwyższych stawek
}. Wszystkie stawki ujawnia się razem.
da-known-demagogos = Zdolności można użyć raz na turę.
da-known-declare-first = Masz { $cubes }.
da-known-declare = Zadeklarowano: { $list }. Masz { $cubes }; liczby większe niż 0 nie mogą się powtarzać.
da-known-spy = Stawki: { $list }. Szpieg dokłada 1 sześcian do własnej stawki.
da-known-play = Klasyfikacja: { $names }.
da-known-together = Masz za zasłonką { $cubes }. Kto przy wolnym miejscu nie umieszcza, kończy na dobre.
da-known-guard = Na pokładzie: { $list }.

## Co z tego wyniknie

da-detail-seats = Zajęte miejsca: { $taken } z { $seats }.
da-detail-full = Statek jest pełny: zajmujesz czyjeś miejsce.
da-detail-hold = Kto nie znajdzie miejsca, trafia do ładowni.
da-detail-worth = Gdyby statek wtedy przybył: { $list }.
da-detail-left = Za zasłonką zostanie: { $cubes }.
da-detail-displace = { $who ->
    [neutral] Neutralny uchodźca trafia na plac spotkań.
    [you] Uchodźca zostaje odrzucony.
   *[other] Uchodźca gracza { $name } zostaje odrzucony do końca tury.
}
da-detail-senate = W Senacie będziesz mieć { $cubes }.
da-detail-place = Na razie to miejsce { $place }.
da-detail-plus = Pokazuje +1: od razu 1 punkt zwycięstwa.
da-detail-no-faction = Weźmiesz później za darmo jedno z pozostałych.
da-detail-skip = Nic się nie dzieje.
da-detail-keep-down = Zakryte aż do głosowania: { $cards }.
da-detail-peek = Tylko ty widzisz stawkę i możesz zmienić własną.
da-detail-force = Inni deklarują potem w swojej kolejności.
da-detail-act-first = Działasz przed pierwszym w klasyfikacji.
da-detail-act-in-order = Działasz, gdy przyjdzie twoja kolej w klasyfikacji.
da-detail-borrowed = Własnej karty wtedy nie zagrywasz.
da-detail-hand = Niespodziewana interwencja i ta karta są odrzucane.
da-detail-lands = Statek przybywa: { $list }.
da-detail-barge = Otrzymujesz kartę Specjalną.
da-detail-ocean = Statek wypływa na ocean. Gdyby potem przybył: { $list }.
da-detail-sabotage = Wszyscy z pokładu są odrzucani: { $list }.
da-detail-treason = Na pokładzie: { $list }. Odrzucasz od 1 do 4 z nich.
da-detail-expel = W Senacie { $who ->
    [you] będziesz mieć
    [neutral] nikt nie będzie mieć
   *[other] { $name } będzie mieć
} { $cubes }.
da-detail-into-hold = Twój uchodźca trafia do ładowni i nikt nie traci miejsca.
da-detail-remain = Potem na pokładzie: { $list }.
da-detail-nobody-left = Potem nikogo nie będzie na pokładzie.
da-detail-sacrifice = Uchodźca zostaje odrzucony, a statek rusza o jedno pole.
da-detail-sacrifice-lands = Przybywa z: { $list }.
da-detail-sacrifice-ocean = Wypływa na ocean z: { $list }.
da-detail-ally = Punktujesz neutralnych uchodźców. Przybycie da wtedy: { $list }.
da-detail-no-ally = Przybycie da wtedy: { $list }.
da-detail-take-top = Nikt inny jej nie widzi.
da-detail-decline = Twojej karty nie zagrywasz.
da-detail-stop = W tej fazie nie umieścisz już nikogo, jeśli teraz jest wolne miejsce.
da-detail-pass = Pas nic nie mówi o twoich kartach.

## Dziennik

da-log-markers = Znaczniki stoją od lewej: { $names }.
da-log-drawn = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $cards }
da-log-drawn-known = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $cards } ({ $list })
da-log-gained = { $you ->
    [yes] otrzymujesz
   *[no] otrzymuje
} { $cards }
da-log-gained-known = { $you ->
    [yes] otrzymujesz
   *[no] otrzymuje
} { $cards } ({ $list })
da-log-special-taken = { $you ->
    [yes] bierzesz
   *[no] bierze
} z wystawki kartę { $special }
da-log-displayed = Na wystawkę trafia karta { $special }.
da-log-reshuffled = Odrzucone karty Polityki tworzą nową talię.
da-log-reshuffled-special = Odrzucone karty Specjalne tworzą nową talię.
da-log-round = Zaczyna się tura { $round }. Jej głosowania są { $kind ->
    [secret] tajne
   *[open] jawne
}.
da-log-committed = { $you ->
    [yes] wybierasz
   *[no] wybiera
} w tajemnicy
da-log-senate = Do Senatu trafiają: { $list }.
da-log-bids = Stawki są ujawnione: { $list }.
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
da-log-power = { $you ->
    [yes] używasz
   *[no] używa
} zdolności: { $faction }
da-log-power-skipped = { $you ->
    [yes] nie używasz
   *[no] nie używa
} zdolności: { $faction }
da-log-buried = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} zakryte { $cards }
da-log-buried-known = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} zakryte { $cards } ({ $list })
da-log-plus = Te stronnictwa pokazują teraz +1: { $factions }.
da-log-rows = Wszystkie rzędy są odkryte.
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
} z Demagogosa: poza kolejnością deklaruje { $who ->
    [you] ty
    [neutral] nikt
   *[other] { $name }
}
da-log-declared = { $number ->
    [0] { $you ->
        [yes] pasujesz
       *[no] pasuje
    } z 0
   *[other] { $you ->
        [yes] deklarujesz
       *[no] deklaruje
    } { $cubes }
}
da-log-turned = { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} kartę { $card }
da-log-ranked = Klasyfikacja: { $names }. Uprawnieni: { $entitled }.
da-log-acts-first = { $you ->
    [yes] działasz
   *[no] działa
} najpierw dzięki stronnictwu Philosophios
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
da-log-declined = { $you ->
    [yes] rezygnujesz
   *[no] rezygnuje
}
da-log-special = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę { $special }
da-log-guardian = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę { $special }: atak nie ma działania
da-log-boarded = { $you ->
    [yes] umieszczasz
   *[no] umieszcza
} { $refugees } { $onto }{ $hold ->
    [0] {""}
   *[other] , w ładowni { $hold }
}
da-log-thrown-off = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} { $who ->
    [you] twojego uchodźcę
    [neutral] neutralnego uchodźcę
   *[other] uchodźcę gracza { $name }
} { $from }
da-log-exchanged = { $you ->
    [yes] zamieniasz
   *[no] zamienia
} 3 neutralnych uchodźców { $on } na własnych
da-log-targeted = { $you ->
    [yes] wskazujesz
   *[no] wskazuje
} { $ship }
da-log-expelled = { $you ->
    [yes] usuwasz
   *[no] usuwa
} z Senatu { $cubes } { $who ->
    [you] z twoich
    [neutral] niczyje
   *[other] gracza { $name }
}
da-log-sent-home = { $ship } wraca do portu. Odrzuceni: { $list }.
da-log-sailed = { $you ->
    [yes] ruszasz
   *[no] rusza
} { $ship } na ocean
da-log-sailed-itself = { $ship } wypływa na ocean.
da-log-landed = { $ship } przybywa ({ $who ->
    [nobody] ruch automatyczny
    [you] ruch: ty
   *[other] ruch: { $name }
}{ $premium ->
    [yes] , karta Królewski statek: tabela królewska
   *[no] {""}
}). Na pokładzie: { $list }.
da-log-landed-points = Punkty zwycięstwa: { $list }.
da-log-landed-nobody = Nikt nie dostaje punktów zwycięstwa.
da-share-refugees = { $points } za { $refugees }
da-share-neutrals = { $points } dzięki Przymierzu ({ $refugees })
da-share-colours = { $points } za inne kolory
da-share-mover = 1 za ruch
da-share-ship = { $points } za statek naukowy
da-log-ark-neutral = Neutralny uchodźca zajmuje miejsce { $onto }.
da-log-refunded = { $you ->
    [yes] bierzesz
   *[no] bierze
} z powrotem { $cubes } dzięki Strategosowi
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
da-log-marker = { $left ->
    [0] Ostatni znacznik Zagłady zostaje usunięty.
    [1] Znacznik Zagłady zostaje usunięty; jest jeszcze 1.
   *[other] Znacznik Zagłady zostaje usunięty; są jeszcze { $left }.
}
da-log-upgraded = { $ship }: ulepszenie. { $power }
da-log-neutrals = Wsiadają neutralni uchodźcy: { $list }.
da-log-neutrals-instead = Miejsce traci: { $names }.
da-log-stopped = { $you ->
    [yes] nie umieszczasz
   *[no] nie umieszcza
} więcej nikogo
da-log-cleaned-up = { $kept ->
    [yes] Stawki, wydane sześciany i Nowy Ląd wracają; stronnictwa i Senat zostają.
   *[no] Stronnictwa, stawki, wydane sześciany i Nowy Ląd wracają.
}
da-log-from-senate = Z Senatu wracają: { $list }.
da-log-ended = Ostatniego znacznika Zagłady już nie ma: koniec gry.
da-log-shown = { $you ->
    [yes] pokazujesz
   *[no] pokazuje
} karty Specjalne: { $points }
da-log-totals = Wynik końcowy: { $list }.

## Odmowy

da-refusal-seats = Gra jest dla 2 do 5 graczy, nie dla { $seats }.
da-refusal-ark-for-two = Dwóch graczy gra bez arki.
da-refusal-ship-count = Wybrano statków: { $ships }; musi ich być od 2 do { $most }.
da-refusal-ship-seats = Wybrane statki mają miejsc: { $seats }; pierwsi uchodźcy potrzebują { $needed }.
da-refusal-over = Gra jest skończona.
da-refusal-luck-first = Najpierw dobiera się karty.
da-refusal-not-your-turn = Teraz decyduje ktoś inny.
da-refusal-committed = Wybór jest zrobiony; wszystkie ujawnia się razem.
da-refusal-wrong-moment = Najpierw trzeba zrobić coś innego: { $what }.
da-refusal-no-such-ship = Na stanowisku { $berth } nie ma statku.
da-refusal-ship-full = Statek ze stanowiska { $berth } ma za mało wolnych miejsc.
da-refusal-ship-at-sea = Statek ze stanowiska { $berth } jest na oceanie; tu trzeba statku w porcie.
da-refusal-not-at-sea = Statek ze stanowiska { $berth } nie jest na oceanie.
da-refusal-another-ship = To musi być inny statek niż ten ze stanowiska { $berth }.
da-refusal-empty-ship = Na statku ze stanowiska { $berth } nikogo nie ma.
da-refusal-not-completely = Wtedy nie dałoby się tego wykonać w całości.
da-refusal-before-boarding = Kartę { $special } gra się raz, przed wskazaniem pierwszego statku.
da-refusal-must-place = Dla tego umieszczenia pokazano kartę Specjalną, więc trzeba je wykonać.
da-refusal-own-seat = Nie możesz zająć miejsca własnego uchodźcy.
da-refusal-not-seated = Nie siedzi tam uchodźca tego koloru.
da-refusal-too-few-cubes = { $cubes } to więcej niż { $supply } za twoją zasłonką.
da-refusal-faction-taken = Stronnictwo { $faction } jest już zajęte ({ $colour }).
da-refusal-too-dear = Stronnictwo kosztuje na tym miejscu { $price }, a masz { $supply }.
da-refusal-must-take-faction = Musisz teraz wziąć stronnictwo, za darmo.
da-refusal-no-such-power = Nie ma teraz zdolności do użycia: { $faction }.
da-refusal-not-in-hand = Nie masz na ręce karty { $card }.
da-refusal-too-many-down = Najwyżej dwie karty twojego rzędu mogą zostać zakryte.
da-refusal-no-such-opponent = To nie jest przeciwnik przy tym stole.
da-refusal-number-taken = { $cubes } już zadeklarowano w tym głosowaniu.
da-refusal-cannot-force = Ten gracz już deklarował albo i tak jest następny.
da-refusal-card-carried-out = Ta karta jest już wykonana.
da-refusal-may-not-borrow = W tym głosowaniu nie możesz zagrać karty sąsiada.
da-refusal-cannot-carry-out = Karty { $card } nie da się teraz wykonać w całości.
da-refusal-not-refugees = Empata zastępuje kartę Uchodźcy, nie kartę { $card }.
da-refusal-no-exchange = Do tego trzeba statku w porcie z 3 neutralnymi uchodźcami i 3 twoich sześcianów.
da-refusal-no-royal-airship = Karta Królewski statek nie może ruszyć ulepszonego statku powietrznego.
da-refusal-warship-immune = Czerwone karty nie działają na ulepszony statek wojenny.
da-refusal-protected = Posiadacza Demagogosa nie można dotknąć.
da-refusal-no-senate = W tym wariancie nikt nie ma sześcianów w Senacie.
da-refusal-not-in-senate = Nie można usunąć tylu sześcianów ({ $cubes }); tylko od 1 do 4, które tam leżą.
da-refusal-cannot-throw-off = Nie można tam odrzucić uchodźcy tego koloru.
da-refusal-at-least-one = Trzeba odrzucić co najmniej jednego uchodźcę.
da-refusal-not-just-placed = Na statku ze stanowiska { $berth } nikogo właśnie nie umieszczono.
da-refusal-would-be-empty = Statek ze stanowiska { $berth } byłby pusty i nie mógłby ruszyć.
da-refusal-no-such-special = Nie masz karty { $special }.
da-refusal-not-displayed = Karty { $special } nie ma na wystawce.
da-refusal-nothing-to-gain = Nie ma już karty Specjalnej do dobrania.
da-refusal-luck = Los rozstrzyga teraz co innego.

## Stół w słowach

da-text-round = Tura
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
da-text-event = Obowiązujące wydarzenie: { $event }. { $effect }
da-text-no-event = Nie odkryto jeszcze wydarzenia.
da-text-next-event = Następne wydarzenie: { $event }. { $effect }
da-text-markers = { $left ->
    [0] Nie ma już znaczników Zagłady.
    [1] Jest jeszcze 1 znacznik Zagłady.
   *[other] Są jeszcze { $left } znaczniki Zagłady.
}
da-text-event-deck = Wydarzenia w talii: { $count }. Jeszcze niewidziane: { $events }.
da-text-harbour = Statki
da-text-moving = W najbliższej fazie Zagłady, jak jest teraz, ruszą: { $ships }.
da-text-camp = Na placu spotkań: { $neutrals }.
da-text-new-land = Na Nowym Lądzie: { $list }.
da-text-senate = Senat
da-text-senate-cubes = Sześciany w Senacie: { $list }.
da-text-senate-order = { $family ->
    [yes] Kolejność znaczników
   *[no] Kolejność Senatu
}: { $names }.
da-text-factions = Stronnictwa
da-text-faction = { $field }. { $faction }, { $role }:
da-text-holder = posiada { $name }.
da-text-free = { $plus ->
    [yes] wolne, pokazuje +1.
   *[no] wolne.
}
da-text-marker = Znacznik tutaj: { $names }.
da-text-prices = Ceny według miejsca w kolejności: { $prices }.
da-text-rows = Rzędy
da-text-ranking = Głosowanie { $slot }, klasyfikacja: { $names }. Uprawnieni: { $entitled }.
da-text-entitled = { $count ->
    [one] W każdym głosowaniu uprawniony jest tylko pierwszy.
    [few] W każdym głosowaniu uprawnieni są pierwsi { $count }.
   *[many] W każdym głosowaniu uprawnionych jest pierwszych { $count }.
}
da-text-slot = { $card }{ $down ->
    [yes] {" "}(zakryta)
   *[no] {""}
}{ $bid ->
    [0] {""}
   *[other] {" "}ze stawką { $bid }
}{ $carried ->
    [yes] {" "}(wykonana)
   *[no] {""}
}
da-text-row = { $name }: { $cards }.
da-text-players = Gracze
da-text-player = { $name }: { $points }. Za zasłonką { $supply }, wydane { $spent }, na statkach { $aboard }. Ma na ręce { $hand } i { $specials }.
da-text-holds = Stronnictwa: { $factions }.
da-text-known = Znane karty Specjalne: { $cards }.
da-text-sealed = Wybór w tajemnicy jest zrobiony.
da-text-sealed-known = Wybór w tajemnicy: { $cubes }.
da-text-hand = Twoje karty
da-text-card = { $count } × { $card }: { $effect }
da-text-special = { $count } × { $card } (karta Specjalna): { $effect }
da-text-nothing = Brak kart.
da-text-stores = Talie
da-text-politics = Karty Polityki w talii: { $count }. Odrzucone: { $discard }{ $buried ->
    [0] {""}
   *[other] {" "}oraz zakryte: { $buried }
}.
da-text-specials = Karty Specjalne w talii: { $count }. Odrzucone: { $discard }.
da-text-display = Na wystawce: { $cards }.
da-score-title = Punkty zwycięstwa
da-score-start = Na początku
da-score-landings = Przybycia statków
da-score-majorities = Przewagi
da-score-factions = Stronnictwa: +1
da-score-events = Wydarzenia
da-score-total = Razem
da-score-line = { $name }: tor { $track }, karty Specjalne { $cards }, razem { $total }.
da-score-note = Wygrywa najwięcej punktów zwycięstwa; remisy rozstrzyga kolejność Senatu.
da-score-tied = Remis: { $names }. W { $family ->
    [yes] kolejności znaczników
   *[no] kolejności Senatu
} pierwsze miejsce ma { $winner } i wygrywa.

## Strona elementów gry

da-fact-cubes = Sześciany każdego gracza
da-fact-neutrals = Neutralne sześciany
da-fact-start-neutrals = Neutralni uchodźcy na statku na początku
da-fact-start-points = Punkty zwycięstwa na początku
da-fact-hand = Karty Polityki na pełnej ręce
da-fact-start-specials = Karty Specjalne na początku
da-fact-politics-cards = Karty Polityki razem
da-fact-special-cards = Karty Specjalne razem
da-fact-events-removed = Wydarzenia usuwane na początku
da-fact-events-removed-short = Wydarzenia usuwane w krótkiej grze
da-fact-fields = Pola Stronnictw od lewej
da-fact-prices-2 = Ceny stronnictw, 2 graczy
da-fact-prices-3 = Ceny stronnictw, 3 graczy
da-fact-prices-4 = Ceny stronnictw, 4 graczy
da-fact-prices-5 = Ceny stronnictw, 5 graczy
da-fact-standard = Tabela zwykła, od 0 do 5 uchodźców
da-fact-premium = Tabela królewska, od 0 do 5 uchodźców
da-fact-new-land = Punkty za przewagę na Nowym Lądzie
da-fact-senate = Punkty za przewagę w Senacie
da-fact-science-ship = Punkty ulepszonego statku naukowego
da-fact-debts = Punkty z długów Senatu, pierwszy i drugi
da-fact-ships = Statki
da-fact-politics = Karty Polityki
da-fact-specials = Karty Specjalne
da-fact-events = Wydarzenia
da-fact-ship = Statek
da-fact-seats-basic = Miejsca, podstawowy
da-fact-seats-upgraded = Miejsca, ulepszony
da-fact-power = Ulepszony
da-fact-card = Karta
da-fact-effect = Co robi
da-fact-copies = Liczba
da-fact-event-neutrals = Neutralni uchodźcy
da-fact-vote = Głosowania następnej tury

## Nowy stół

da-choice-family-hint = Bez fazy Senatu: o kolejności decydują same znaczniki. Dwóch graczy zawsze gra w ten sposób.
da-choice-open-events-hint = Następne wydarzenie leży odkryte i wszyscy mogą się na nie przygotować.
da-choice-open-specials-hint = Trzy karty Specjalne leżą odkryte; kto otrzymuje kartę, bierze jedną z nich albo nieznaną z wierzchu talii.
da-choice-aggressive-hint = Gdy brakuje miejsc, neutralni uchodźcy zajmują miejsca gracza ostatniego w Senacie.
da-choice-short-hint = Usuwa się o dwa wydarzenia więcej: gra na 4 do 6 tur.
da-choice-confusion-hint = W turze po „Szerzy się zamęt” Archonta, Basileusa i Demiurgosa używa się jeszcze raz.
da-choice-chosen-ships-hint = Umawiacie się na statki podstawowe i ulepszone; w czasie gry żaden nie jest ulepszany.

## Okna, w których można pytać

window-spy = Zmiennokształtny szpieg: gdy stawki są znane
window-guardian = Strażnik: gdy czerwona karta wskazuje statek
window-alliance = Przymierze: gdy przybywa statek
window-sacrifice = Poświęcenie: po umieszczeniu uchodźców
