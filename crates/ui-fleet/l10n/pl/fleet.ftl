### Co oba wydania gry o Senacie nazywają tak samo.

fleet-ship = { $ship ->
    [ark] Arka
    [science_ship] Statek naukowy
    [royal_barge] Statek królewski
    [airship] Statek powietrzny
   *[warship] Statek wojenny
}
fleet-ship-the = { $ship ->
    [ark] arkę
    [science_ship] statek naukowy
    [royal_barge] statek królewski
    [airship] statek powietrzny
   *[warship] statek wojenny
}
fleet-ship-subject = { $ship ->
    [ark] Arka
    [science_ship] Statek naukowy
    [royal_barge] Statek królewski
    [airship] Statek powietrzny
   *[warship] Statek wojenny
}
fleet-ship-on = { $ship ->
    [ark] na arce
    [science_ship] na statku naukowym
    [royal_barge] na statku królewskim
    [airship] na statku powietrznym
   *[warship] na statku wojennym
}
fleet-ship-onto = { $ship ->
    [ark] na arce
    [science_ship] na statku naukowym
    [royal_barge] na statku królewskim
    [airship] na statku powietrznym
   *[warship] na statku wojennym
}
fleet-ship-from = { $ship ->
    [ark] z arki
    [science_ship] ze statku naukowego
    [royal_barge] ze statku królewskiego
    [airship] ze statku powietrznego
   *[warship] ze statku wojennego
}
fleet-ship-twin = { $ship ->
    [ark] (ulepszona)
   *[other] (ulepszony)
}
fleet-ship-empty = Nikogo nie ma na pokładzie.
fleet-ship-aboard = Na miejscach: { $list }.
fleet-ship-hold = W ładowni: { $list }.
fleet-ship-worth = Przy przybyciu teraz: { $list }.
fleet-party = { $who ->
    [you] ty
    [neutral] neutralni
   *[other] { $name }
}
fleet-subject = { $who ->
    [you] Ty
    [neutral] Neutralni
   *[other] { $name }
}
fleet-colour = { $colour ->
    [blue] błękitny
    [red] czerwony
    [jade] jadeitowy
    [yellow] żółty
    [violet] fioletowy
   *[grey] szary
}
fleet-letter = { $colour ->
    [blue] B
    [red] C
    [jade] J
    [yellow] Ż
    [violet] F
   *[grey] N
}
fleet-mark = { $colour }, litera { $letter }
fleet-no-points = brak punktów zwycięstwa
fleet-none = brak
fleet-special = { $special ->
    [pursuit] Statek pościgowy
    [empathy] Empata
    [guardian] Strażnik
    [alliance] Przymierze
    [holds] Ukryte ładownie
    [intervention] Niespodziewana interwencja
    [sacrifice] Poświęcenie
    [spy] Zmiennokształtny szpieg
    [birds] Egzotyczne ptaki
    [orichalcum] Orychalk
   *[key] Klucz Atlantydy
}
fleet-points = { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}
fleet-cubes = { $count ->
    [one] 1 sześcian
    [few] { $count } sześciany
   *[many] { $count } sześcianów
}
fleet-refugees = { $count ->
    [one] 1 uchodźcę
    [few] { $count } uchodźców
   *[many] { $count } uchodźców
}
fleet-neutrals = { $count ->
    [one] 1 neutralny uchodźca
    [few] { $count } neutralnych uchodźców
   *[many] { $count } neutralnych uchodźców
}
fleet-politics-cards = { $count ->
    [one] 1 kartę Polityki
    [few] { $count } karty Polityki
   *[many] { $count } kart Polityki
}
fleet-special-cards = { $count ->
    [one] 1 kartę Specjalną
    [few] { $count } karty Specjalne
   *[many] { $count } kart Specjalnych
}

## Statki w formach, których potrzebują zdania

fleet-ship-power = { $ship ->
    [ark] Jedno miejsce należy do neutralnego uchodźcy, który wsiada, ilekroć statek wraca do portu.
    [science_ship] Kto kartą doprowadzi go do celu, dostaje jeszcze 2 punkty zwycięstwa.
    [royal_barge] Kto kartą doprowadzi go do celu, otrzymuje kartę Specjalną.
    [airship] Jeden ruch prowadzi go z portu prosto na Nowy Ląd; karta { $premium } na niego nie działa.
   *[warship] Zdrada i Sabotaż na niego nie działają.
}
fleet-ship-words = { $ship } (stanowisko { $berth }{ $upgraded ->
    [yes] , żeton ulepszony
   *[no] {""}
}): { $place ->
    [port] w porcie
    [land] przy Nowym Lądzie
   *[ocean] na oceanie
}, zajęte miejsca: { $taken } z { $seats }.

## Ludzie i kolory

fleet-nobody = nikt

## Karty

fleet-card-neighbour = karta sąsiada
fleet-face-down = zakryta
fleet-special-effect = { $special ->
    [pursuit] Przed umieszczeniem własnych uchodźców: tym razem można użyć także statków na oceanie.
    [empathy] Zamiast karty Uchodźcy: na statku w porcie zamień 3 neutralnych uchodźców na 3 własnych.
    [guardian] Gdy Zdrada albo Sabotaż wskazuje statek z twoim uchodźcą: karta nie działa.
    [alliance] Gdy przybywa statek: punktuj według tabeli neutralnych uchodźców zamiast własnych.
    [holds] Przed umieszczeniem własnych uchodźców: tym razem można użyć także pełnych statków; kto nie ma miejsca, trafia do ładowni.
    [intervention] Gdy jesteś wśród uprawnionych: zagraj kartę Polityki z ręki zamiast tej, nad którą głosowano.
    [sacrifice] Zaraz po umieszczeniu własnych uchodźców: poświęć jednego z nich i przesuń statek o jedno pole.
    [spy] Po ujawnieniu stawek: dołóż 1 sześcian do swojej stawki.
   *[other] Na koniec gry: { $points }.
}

## Wydarzenia

fleet-vote = { $kind ->
    [secret] stawki tajne
   *[open] stawki jawne
}

## Co można wybrać

fleet-action-board = Umieść { $onto }
fleet-action-displace = Zajmij miejsce: { $who ->
    [neutral] neutralny uchodźca
    [you] twój uchodźca
   *[other] uchodźca gracza { $name }
}
fleet-action-senate = { $cubes } do Senatu
fleet-action-bid = Stawka: { $cubes }
fleet-action-tile = Weź: { $tile }
fleet-action-use = Użyj: { $tile }
fleet-action-skip = Nie używaj: { $tile }
fleet-action-discard = Odrzuć kartę { $card }
fleet-action-lay = Wyłóż kartę { $card }
fleet-action-all-up = Wszystkie odkryte
fleet-action-keep-down = { $count ->
    [1] Karta { $slots } zostaje zakryta
   *[2] Karty { $slots } zostają zakryte
}
fleet-action-declare = Podaj stawkę: { $cubes }
fleet-action-declare-none = Podaj 0 i spasuj
fleet-action-sail = Przesuń { $ship }
fleet-action-target = Wskaż { $ship }
fleet-action-expel = { $cubes } z Senatu: { $who ->
    [you] własne
    [neutral] niczyje
   *[other] { $name }
}
fleet-action-into-hold = Do ładowni
fleet-action-throw-off = Odrzuć: { $who ->
    [you] własny uchodźca
    [neutral] neutralny uchodźca
   *[other] uchodźca gracza { $name }
}{ $hold ->
    [yes] {" "}z ładowni
   *[no] {""}
}
fleet-action-enough = Nie odrzucaj więcej
fleet-action-exchange = Zamień uchodźców { $on }
fleet-action-special = Zagraj kartę { $special }
fleet-action-sacrifice = Poświęć uchodźcę { $on }{ $hold ->
    [yes] , z ładowni
   *[no] {""}
}

## Co trzeba zrobić

fleet-wait = Czekamy na decyzję: { $names } ({ $what }).
fleet-wait-ready = Gotowe: { $names }.
fleet-wait-luck = Karty są dobierane.

## Polecenie

fleet-prompt-first = Umieść na statku jednego ze swoich pierwszych dwóch uchodźców.
fleet-prompt-senate = Wybierz, ile sześcianów dokładasz do Senatu.
fleet-prompt-power = Użyj zdolności albo z niej zrezygnuj: { $tiles }.
fleet-prompt-discard = Odrzuć jeszcze { $cards } (zakryte).
fleet-prompt-lay = Wyłóż zakrytą kartę { $slot } z { $row } swojego rzędu.
fleet-prompt-keep-down = Wybierz, które karty twojego rzędu zostają zakryte: żadna, jedna albo dwie.
fleet-prompt-spy = Zagraj kartę { $special }, jeśli ją masz, albo spasuj.
fleet-prompt-board = { $why ->
    [basileus] Basileus: wybierz statek i umieść na nim { $refugees }.
    [together] Umieść { $refugees } na statku albo nie umieszczaj więcej.
   *[card] Wybierz statek i umieść na nim { $refugees }.
}
fleet-prompt-displace = Wybierz, czyje miejsce zajmujesz { $on }.
fleet-prompt-sail = { $left ->
    [1] Wybierz statek, który przesuniesz o jedno pole.
   *[other] Wybierz pierwszy z { $left } statków, które przesuniesz o jedno pole.
}
fleet-prompt-sabotage = Wybierz statek na oceanie, który Sabotaż odsyła do portu.
fleet-prompt-throw-off = Wybierz uchodźcę do odrzucenia { $from }{ $thrown ->
    [0] {""}
   *[other] {" "}albo przestań: dotąd { $thrown } z najwyżej 4
}.
fleet-prompt-exchange = Wybierz statek, na którym 3 neutralnych uchodźców zamieniasz na swoich.
fleet-prompt-sacrifice = Zagraj kartę { $special }, jeśli ją masz, albo spasuj.
fleet-prompt-guard = { $card } wskazuje { $ship }: zagraj kartę { $special }, jeśli ją masz, albo spasuj.
fleet-prompt-ally = { $ship }: przybycie. Zagraj kartę { $special }, jeśli ją masz, albo spasuj.
fleet-known-first = Wszyscy umieszczają po jednym, potem po drugim. Każdy da punkty, gdy jego statek dotrze na Nowy Ląd.
fleet-known-senate = Masz za zasłonką { $cubes }. W Senacie: { $list }. Wszystkie liczby ujawnia się razem.
fleet-known-bid = Twoja karta: { $card }. Masz { $cubes }; { $entitled ->
    [one] kartę zagra osoba z najwyższą stawką
    [few] karty zagrają { $entitled } osoby z najwyższymi stawkami
   *[many] karty zagra { $entitled } osób z najwyższymi stawkami
}. Wszystkie stawki ujawnia się razem.
fleet-known-declare-first = Masz { $cubes }.
fleet-known-declare = Podane stawki: { $list }. Masz { $cubes }; liczby większe niż 0 nie mogą się powtarzać.
fleet-known-spy = Stawki: { $list }. Szpieg dokłada 1 sześcian.
fleet-known-play = Jesteś wśród osób z najwyższymi stawkami. Kolejność miejsc: { $names }.
fleet-known-together = Masz za zasłonką { $cubes }. Kto mimo wolnego miejsca nikogo nie umieści, kończy umieszczanie.
fleet-known-guard = Na pokładzie: { $list }.
fleet-known-ally = Wtedy liczą się neutralni zamiast twoich.

## Co z tego wyniknie

fleet-detail-seats = Zajęte miejsca: { $taken } z { $seats }.
fleet-detail-full = Statek jest pełny: zajmujesz czyjeś miejsce.
fleet-detail-hold = Kto nie znajdzie miejsca, trafia do ładowni.
fleet-detail-worth = Gdyby statek wtedy przybył: { $list }.
fleet-detail-bid = Na kartę { $card }: { $entitled ->
    [one] zagra tylko osoba z najwyższą stawką
    [few] zagrają { $entitled } osoby z najwyższymi stawkami
   *[many] zagra { $entitled } osób z najwyższymi stawkami
}.
fleet-detail-left = Reszta: { $cubes }.
fleet-detail-left-for = Reszta: { $cubes } na { $auctions ->
    [0] uchodźców
    [one] jeszcze 1 głosowanie i uchodźców
    [few] jeszcze { $auctions } głosowania i uchodźców
   *[many] jeszcze { $auctions } głosowań i uchodźców
}.
fleet-detail-displace = { $who ->
    [neutral] Neutralny uchodźca trafia na plac spotkań.
    [you] Uchodźca zostaje odrzucony.
   *[other] Uchodźca gracza { $name } zostaje odrzucony do końca tury.
}
fleet-detail-senate = W Senacie będziesz mieć { $cubes }.
fleet-detail-place = Na razie to miejsce { $place }.
fleet-detail-skip = Nic się nie dzieje.
fleet-detail-borrowed = Zamiast własnej karty.
fleet-detail-hand = Niespodziewana interwencja i ta karta są odrzucane.
fleet-detail-lands = Statek przybywa: { $list }.
fleet-detail-barge = Otrzymujesz kartę Specjalną.
fleet-detail-ocean = Statek wypływa na ocean. Gdyby potem przybył: { $list }.
fleet-detail-sabotage = Wszyscy z pokładu są odrzucani: { $list }.
fleet-detail-treason = Na pokładzie: { $list }. Odrzucasz od 1 do 4 z nich.
fleet-detail-expel = W Senacie { $who ->
    [you] będziesz mieć
    [neutral] nikt nie będzie mieć
   *[other] { $name } będzie mieć
} { $cubes }.
fleet-detail-into-hold = Twój uchodźca trafia do ładowni i nikt nie traci miejsca.
fleet-detail-remain = Potem na pokładzie: { $list }.
fleet-detail-nobody-left = Potem nikogo nie będzie na pokładzie.
fleet-detail-sacrifice = Uchodźca zostaje odrzucony, a statek rusza o jedno pole.
fleet-detail-sacrifice-lands = Statek przybywa z: { $list }.
fleet-detail-sacrifice-ocean = Statek wypływa na ocean z: { $list }.
fleet-detail-ally = Punktujesz neutralnych uchodźców. Przybycie da wtedy: { $list }.
fleet-detail-no-ally = Przybycie da wtedy: { $list }.
fleet-detail-decline = Twojej karty nie zagrywasz.
fleet-detail-stop = W tej fazie nie umieścisz już nikogo, jeśli teraz jest wolne miejsce.
fleet-detail-pass = Pas nic nie mówi o twoich kartach.

## Dziennik

fleet-log-markers = Znaczniki stoją od lewej: { $names }.
fleet-log-drawn = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $cards }
fleet-log-drawn-known = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $cards } ({ $list })
fleet-log-gained = { $you ->
    [yes] otrzymujesz
   *[no] otrzymuje
} { $cards }
fleet-log-gained-known = { $you ->
    [yes] otrzymujesz
   *[no] otrzymuje
} { $cards } ({ $list })
fleet-log-reshuffled = Odrzucone karty Polityki tworzą nową talię.
fleet-log-reshuffled-special = Odrzucone karty Specjalne tworzą nową talię.
fleet-log-committed = { $you ->
    [yes] wybierasz
   *[no] wybiera
} w tajemnicy
fleet-log-senate = Do Senatu trafiają: { $list }.
fleet-log-bids = Stawki są ujawnione: { $list }.
fleet-log-power = { $you ->
    [yes] używasz
   *[no] używa
} zdolności: { $tile }
fleet-log-power-skipped = { $you ->
    [yes] nie używasz
   *[no] nie używa
} zdolności: { $tile }
fleet-log-buried = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} zakryte { $cards }
fleet-log-buried-known = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} zakryte { $cards } ({ $list })
fleet-log-rows = Wszystkie rzędy są odkryte.
fleet-log-declared = { $number ->
    [0] { $you ->
        [yes] pasujesz
       *[no] pasuje
    } z 0
   *[other] { $you ->
        [yes] podajesz stawkę:
       *[no] podaje stawkę:
    } { $cubes }
}
fleet-log-turned = { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} kartę { $card }
fleet-log-ranked = Kolejność miejsc: { $names }. Uprawnieni: { $entitled }.
fleet-log-declined = { $you ->
    [yes] rezygnujesz
   *[no] rezygnuje
}
fleet-log-special = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę { $special }
fleet-log-guardian = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} kartę { $special }: atak nie odnosi skutku
fleet-log-boarded = { $you ->
    [yes] umieszczasz
   *[no] umieszcza
} { $refugees } { $onto }{ $hold ->
    [0] {""}
   *[other] , w ładowni { $hold }
}
fleet-log-thrown-off = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
} { $who ->
    [own] własnego uchodźcę
    [you] twojego uchodźcę
    [neutral] neutralnego uchodźcę
   *[other] uchodźcę gracza { $name }
} { $from }
fleet-log-exchanged = { $you ->
    [yes] zamieniasz
   *[no] zamienia
} 3 neutralnych uchodźców { $on } na własnych
fleet-log-targeted = { $you ->
    [yes] wskazujesz
   *[no] wskazuje
} { $ship }
fleet-log-expelled = { $you ->
    [yes] usuwasz
   *[no] usuwa
} z Senatu { $cubes } { $who ->
    [you] z twoich
    [neutral] niczyje
   *[other] gracza { $name }
}
fleet-log-sent-home = { $ship } wraca do portu. Odrzuceni: { $list }.
fleet-log-sailed = { $you ->
    [yes] przesuwasz
   *[no] przesuwa
} { $ship } na ocean
fleet-log-sailed-itself = { $ship } wypływa na ocean.
fleet-log-landed = { $ship } przybywa ({ $who ->
    [nobody] ruch automatyczny
    [you] ruch: ty
   *[other] ruch: { $name }
}{ $premium ->
    [yes] , karta { $card }: tabela królewska
   *[no] {""}
}). Na pokładzie: { $list }.
fleet-log-landed-points = Punkty zwycięstwa: { $list }.
fleet-log-landed-nobody = Nikt nie dostaje punktów zwycięstwa.
fleet-share-refugees = { $points } za { $refugees }
fleet-share-neutrals = { $points } za { $refugees } dzięki Przymierzu
fleet-share-colours = { $points } za inne kolory
fleet-share-mover = 1 za ruch
fleet-share-ship = { $points } za statek naukowy
fleet-log-ark-neutral = Neutralny uchodźca zajmuje miejsce { $onto }.
fleet-log-refunded = { $you ->
    [yes] bierzesz
   *[no] bierze
} z powrotem { $cubes } dzięki stronnictwu { $tile }
fleet-log-marker = { $left ->
    [0] Ostatni znacznik Zagłady zostaje usunięty.
    [1] Znacznik Zagłady zostaje usunięty; jest jeszcze 1.
   *[other] Znacznik Zagłady zostaje usunięty; są jeszcze { $left }.
}
fleet-log-upgraded = { $ship }: ulepszenie. { $power }
fleet-log-neutrals = Wsiadają neutralni uchodźcy: { $list }.
fleet-log-stopped = { $you ->
    [yes] nie umieszczasz
   *[no] nie umieszcza
} więcej nikogo
fleet-log-from-senate = Z Senatu wracają: { $list }.
fleet-log-ended = Ostatniego znacznika Zagłady już nie ma: koniec gry.
fleet-log-shown = { $you ->
    [yes] pokazujesz
   *[no] pokazuje
} karty Specjalne: { $points }
fleet-log-totals = Wynik końcowy: { $list }.

## Odmowy

fleet-refusal-over = Gra jest skończona.
fleet-refusal-luck-first = Najpierw dobiera się karty.
fleet-refusal-not-your-turn = Teraz decyduje ktoś inny.
fleet-refusal-committed = Wybór już zapadł; wszystkie wybory ujawnia się razem.
fleet-refusal-wrong-moment = Najpierw trzeba zrobić coś innego: { $asked }.
fleet-refusal-no-such-ship = Na stanowisku { $berth } nie ma statku.
fleet-refusal-ship-full = Statek ze stanowiska { $berth } ma za mało wolnych miejsc.
fleet-refusal-ship-at-sea = Statek ze stanowiska { $berth } jest na oceanie; tu trzeba statku w porcie.
fleet-refusal-not-at-sea = Statek ze stanowiska { $berth } nie jest na oceanie.
fleet-refusal-another-ship = To musi być inny statek niż ten ze stanowiska { $berth }.
fleet-refusal-empty-ship = Na statku ze stanowiska { $berth } nikogo nie ma.
fleet-refusal-not-completely = Wtedy nie dałoby się tego wykonać w całości.
fleet-refusal-before-boarding = Kartę { $special } zagrywa się raz, przed wskazaniem pierwszego statku.
fleet-refusal-must-place = Zagrano do tego kartę Specjalną, więc trzeba teraz kogoś umieścić.
fleet-refusal-own-seat = Nie możesz zająć miejsca własnego uchodźcy.
fleet-refusal-not-seated = Nie siedzi tam uchodźca tego koloru.
fleet-refusal-too-few-cubes = { $cubes } to więcej niż { $supply } za twoją zasłonką.
fleet-refusal-office-taken = Stronnictwo { $office } jest już zajęte ({ $colour }).
fleet-refusal-no-such-power = Nie ma teraz zdolności do użycia: { $office }.
fleet-refusal-not-in-hand = Nie masz na ręce karty { $card }.
fleet-refusal-too-many-down = Najwyżej dwie karty twojego rzędu mogą zostać zakryte.
fleet-refusal-card-carried-out = Ta karta jest już wykonana.
fleet-refusal-cannot-carry-out = Karty { $card } nie da się teraz wykonać w całości.
fleet-refusal-not-refugees = Empata zastępuje kartę Uchodźcy, nie kartę { $card }.
fleet-refusal-no-exchange = Do tego trzeba statku w porcie z 3 neutralnymi uchodźcami i 3 twoich sześcianów.
fleet-refusal-warship-immune = Czerwone karty nie działają na ulepszony statek wojenny.
fleet-refusal-not-in-senate = Nie można usunąć tylu sześcianów ({ $cubes }); tylko od 1 do 4, które tam leżą.
fleet-refusal-cannot-throw-off = Nie można tam odrzucić uchodźcy tego koloru.
fleet-refusal-at-least-one = Trzeba odrzucić co najmniej jednego uchodźcę.
fleet-refusal-not-just-placed = Na statku ze stanowiska { $berth } nie umieszczono przed chwilą nikogo.
fleet-refusal-would-be-empty = Statek ze stanowiska { $berth } byłby pusty i nie mógłby ruszyć.
fleet-refusal-no-such-special = Nie masz karty { $special }.
fleet-refusal-luck = Los rozstrzyga teraz co innego.

## Stół w słowach

fleet-text-round = Tura
fleet-text-markers = { $left ->
    [0] Nie ma już znaczników Zagłady.
    [1] Jest jeszcze 1 znacznik Zagłady.
   *[other] Są jeszcze { $left } znaczniki Zagłady.
}
fleet-text-event-deck = Wydarzenia w talii: { $count }. Jeszcze niewidziane: { $events }.
fleet-text-harbour = Statki
fleet-text-moving = W najbliższej fazie Zagłady, przy obecnym układzie, popłyną: { $ships }.
fleet-text-camp = Na placu spotkań: { $neutrals }.
fleet-text-new-land = Na Nowym Lądzie: { $list }.
fleet-text-senate = Senat
fleet-text-senate-cubes = Sześciany w Senacie: { $list }.
fleet-text-tile = { $field }. { $tile }, { $role }:
fleet-text-holder = ma { $name }.
fleet-text-marker = Znacznik tutaj: { $names }.
fleet-text-rows = Rzędy
fleet-text-slot = { $card }{ $down ->
    [yes] {" "}(zakryta)
   *[no] {""}
}{ $bid ->
    [0] {""}
   *[other] {" "}ze stawką { $bid }
}{ $carried ->
    [yes] {" "}(wykonana)
   *[no] {""}
}
fleet-text-row = { $name }: { $cards }.
fleet-text-players = Gracze
fleet-text-holds = Stronnictwa: { $tiles }.
fleet-text-known = Znane karty Specjalne: { $cards }.
fleet-text-sealed = Tajny wybór gotowy.
fleet-text-sealed-known = Tajny wybór: { $cubes }.
fleet-text-hand = Twoje karty
fleet-text-card = { $count } × { $card }: { $effect }
fleet-text-special = { $count } × { $card } (karta Specjalna): { $effect }
fleet-text-nothing = Brak kart.
fleet-text-stores = Talie
fleet-text-politics = Karty Polityki w talii: { $count }. Odrzucone: { $discard }{ $buried ->
    [0] {""}
   *[other] {" "}oraz zakryte: { $buried }
}.
fleet-text-specials = Karty Specjalne w talii: { $count }. Odrzucone: { $discard }.
fleet-score-title = Punkty zwycięstwa
fleet-score-landings = Przybycia statków
fleet-score-majorities = Przewagi
fleet-score-events = Wydarzenia
fleet-score-total = Razem
fleet-score-line = { $name }: tor { $track }, karty Specjalne { $cards }, razem { $total }.
fleet-score-note = Wygrywa osoba z największą liczbą punktów zwycięstwa; remisy rozstrzyga kolejność Senatu.

## Strona elementów gry

fleet-fact-cubes = Sześciany każdego gracza
fleet-fact-neutrals = Neutralne sześciany
fleet-fact-hand = Karty Polityki na pełnej ręce
fleet-fact-start-specials = Karty Specjalne na początku
fleet-fact-politics-cards = Karty Polityki razem
fleet-fact-special-cards = Karty Specjalne razem
fleet-fact-standard = Tabela zwykła, od 0 do 5 uchodźców
fleet-fact-premium = Tabela królewska, od 0 do 5 uchodźców
fleet-fact-new-land = Punkty za przewagę na Nowym Lądzie
fleet-fact-senate = Punkty za przewagę w Senacie
fleet-fact-science-ship = Punkty ulepszonego statku naukowego
fleet-fact-debts = Punkty z długów Senatu, pierwszy i drugi
fleet-fact-ships = Statki
fleet-fact-politics = Karty Polityki
fleet-fact-specials = Karty Specjalne
fleet-fact-events = Wydarzenia
fleet-fact-ship = Statek
fleet-fact-seats-basic = Miejsca, podstawowy
fleet-fact-seats-upgraded = Miejsca, ulepszony
fleet-fact-power = Ulepszony
fleet-fact-card = Karta
fleet-fact-effect = Co robi
fleet-fact-copies = Liczba
fleet-fact-event-neutrals = Neutralni uchodźcy

## Okna, w których można pytać

window-spy = Zmiennokształtny szpieg: po ujawnieniu stawek
window-guardian = Strażnik: gdy czerwona karta wskazuje statek
window-alliance = Przymierze: gdy przybywa statek
window-sacrifice = Poświęcenie: po umieszczeniu uchodźców
