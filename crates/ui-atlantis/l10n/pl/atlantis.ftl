# Przedmioty, miejsca, pionki
object = { $object ->
    [amphora] amfora
    [crown] korona
    [flag] flaga
    [helmet] hełm
    [olive] oliwka
    [ring] pierścień
   *[statue] posąg
}
object-acc = { $object ->
    [amphora] amforę
    [crown] koronę
    [flag] flagę
    [helmet] hełm
    [olive] oliwkę
    [ring] pierścień
   *[statue] posąg
}
place-to = { $kind ->
    [atlantis] na Atlantydę
    [mainland] na stały ląd
   *[path] na pole { $n }
}
place-from = { $kind ->
    [atlantis] z Atlantydy
    [mainland] ze stałego lądu
   *[path] z pola { $n }
}
place-on = { $kind ->
    [atlantis] na Atlantydzie
    [mainland] na stałym lądzie
   *[path] na polu { $n }
}
atlantis = Atlantyda
mainland = Stały ląd
figure-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [white] biały
   *[black] czarny
}
figure-letter = { $colour ->
    [red] C
    [blue] N
    [white] B
   *[black] K
}
figure-mark = kolor pionków: { $colour }, litera { $letter }

# Możliwości
action-buy = Kup { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} za kafelek o wartości { $value }
action-bridge = Zbuduj most w miejscu { $gap }
action-move = Przesuń pionek { $from }
action-show-hand = Pokaż karty
action-play = Zagraj { $card }
action-pay-tile = Zapłać kafelkiem o wartości { $value }
action-pay-card = Zapłać 1, oddając { $card }
action-done = Zakończ turę
detail-buy = Dostajesz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} i tracisz { $value } { $value ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Dobranych kart nie można cofnąć.
detail-bridge = Odtąd wszyscy przechodzą przez tę lukę za darmo; bez mostu kosztuje { $price }. Masz tylko jeden most na całą grę.
preview-to = { $cost ->
    [0] Pionek idzie { $to } i nic nie płaci.
   *[other] Pionek idzie { $to } i płaci { $cost }.
}
preview-occupied = { $cost ->
    [0] Pionek idzie { $to }, ale to pole jest zajęte: potrzebna jest kolejna karta.
   *[other] Pionek idzie { $to }, ale to pole jest zajęte: potrzebna jest kolejna karta. Dotąd koszt wynosi { $cost }.
}
preview-takes = Zabierasz { $tile }.
preview-takes-nothing = Nie ma kafelka do zabrania.
preview-draws = Dobierasz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
preview-ends = To kończy grę.
tag-free = wolne
tag-occupied = zajęte
# On a card: where it leads, and below that what it costs.
card-place = { $kind ->
    [atlantis] na Atlantydę
    [mainland] na stały ląd
   *[path] na { $n }
}
card-cost = { $cost ->
    [0] za darmo
   *[other] −{ $cost }
}
card-occupied = zajęte: +1 karta
card-cannot = nie można zagrać
card-plays = zagraj
card-then-figure = potem pionek
card-held = { $card }: teraz wybierz pionek.
card-cannot-pay = tu nie można nią zapłacić
card-pays = płaci 1

# Wezwanie
prompt-menu = Wybierz pionek, który chcesz przesunąć.
prompt-menu-may = Przedtem możesz { $can ->
    [both] kupić karty za kafelek albo zbudować swój most
    [buy] kupić karty za kafelek
   *[bridge] zbudować swój most
}.
prompt-cannot-move = Żaden z twoich pionków nie może się ruszyć: pokaż karty na ręce i dobierz karty: { $cards }.
prompt-cannot-move-may = Przedtem możesz { $can ->
    [both] kupić karty za kafelek albo zbudować swój most
    [buy] kupić karty za kafelek
   *[bridge] zbudować swój most
}; może wtedy ruch stanie się możliwy.
prompt-card = Wybierz kartę ruchu dla pionka { $on }.
prompt-card-detail = Karta prowadzi do najbliższego kafelka z jej przedmiotem. Wskaż kartę, aby zobaczyć koszt i zysk.
prompt-card-more = Pole { $n } jest zajęte: wybierz kolejną kartę dla pionka.
prompt-pay = { $paid ->
    [0] Zapłać { $due } za przeprawę.
   *[other] Zapłać jeszcze { $due } za przeprawę.
}
prompt-pay-detail = Ruch kosztuje { $cost }, zapłacono { $paid }; reszty się nie wydaje.
pay-suggested = Zapłać { $items }
prompt-late-bridge = Możesz teraz zbudować swój most albo zakończyć turę.
prompt-late-bridge-detail = Na koniec tury dobierasz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
wait-menu = { $name } wybiera pionek.
wait-card = { $name } wybiera kartę dla pionka { $on }.
wait-pay = { $name } płaci { $due } za przeprawę.
wait-late-bridge = { $name } buduje most albo kończy turę.
wait-luck = Trwa dobieranie kart i kafelków.

# Własny obszar
hand-total = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
tiles-title = Twoje kafelki
tiles-worth = wartość { $value }
tiles-none = Nie masz jeszcze kafelków. Po każdym ruchu zabierasz jeden.
hand-none = Nie masz kart na ręce.

# Gracze i stosy
facts-hand = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
facts-home = { $count } z { $all } na stałym lądzie
banner-mainland = { $name } { $you ->
    [yes] docierasz
   *[no] dociera
} na stały ląd.
facts-bridge-free = most niezbudowany
facts-bridge-built = most w miejscu { $gap }
facts-start = gracz rozpoczynający
facts-known = znane karty: { $cards }
facts-tiles = Kafelki:
draw-pile = Stos dobierania
discard-pile = Karty odrzucone
discard-empty = Stos kart odrzuconych jest pusty.
stores-more = Co gdzie leży
stores-unseen-cards = Karty dotąd ci nieznane
stores-unseen-cards-public = Karty, których nikt nie widział
stores-unseen-tiles = Kafelki jeszcze zakryte
stores-removed = Poza grą
stores-half-a = Kafelki A
stores-half-b = Kafelki B

# Dziennik: przed każdym wierszem stoi, kto działa
log-starts = { $you ->
    [yes] zaczynasz
   *[no] zaczyna
}
log-path = Ścieżka jest ułożona.
log-deal = { $you ->
    [yes] dostajesz
   *[no] dostaje
} { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
log-draw = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
log-draw-cards = dobierasz { $cards }
log-deal-cards = dostajesz { $cards }
log-draw-none = { $you ->
    [yes] nie masz
   *[no] nie ma
} czego dobrać
log-reshuffle = Karty odrzucone zostają przetasowane: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
} do dobierania.
log-buy = { $you ->
    [yes] kupujesz
   *[no] kupuje
} za { $tile } { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
log-bridge = { $you ->
    [yes] budujesz swój most
   *[no] buduje most
} w miejscu { $gap }
log-move = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { $card } i { $you ->
    [yes] idziesz
   *[no] idzie
} { $from } { $to }
log-move-on = potem { $card } { $to }
log-occupied = { $to } (zajęte)
log-pays = { $you ->
    [yes] płacisz
   *[no] płaci
}: { $items }
log-takes = { $you ->
    [yes] zabierasz
   *[no] zabiera
} { $tile }
log-takes-nothing = { $you ->
    [yes] nie zabierasz
   *[no] nie zabiera
} kafelka
log-uncovers = pod spodem leży { $tile }
log-shows = { $you ->
    [yes] nie możesz się ruszyć i pokazujesz karty
   *[no] nie może się ruszyć i pokazuje karty
}: { $cards }
log-ends = { $you ->
    [yes] masz
   *[no] ma
} trzy pionki na stałym lądzie: koniec gry
log-standstill = Nikt nie może się ruszyć: koniec gry.
log-final = { $you ->
    [yes] masz
   *[no] ma
} po końcowej przeprawie { $total } { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
log-forced-figure = jedyny pionek, który może się ruszyć

# Obraz słowami
board-label = Ścieżka z Atlantydy na stały ląd
stack = { $height ->
    [1] pole { $n }: { $tile }
   *[other] pole { $n }: { $tile }, pod spodem jeszcze jeden kafelek
}
stack-figure = pionek gracza { $name }
stack-figure-own = twój pionek
gap-price = luka { $gap }: przeprawa kosztuje { $price }
gap-bridged = luka { $gap }: most, za darmo
text-path = Ścieżka
text-water = { $gap }: woda, to nie luka, nic nie kosztuje
text-on-atlantis = Na Atlantydzie: { $figures }
text-on-mainland = Na stałym lądzie: { $figures }
text-figures = { $name } ({ $count })
text-players = Gracze
text-player = { $name }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, pionki na stałym lądzie: { $home } z { $all }, { $bridge }
text-tiles = Kafelki: { $tiles }
text-hand = Twoje karty: { $cards }
text-known = Znane karty na ręce: { $cards }
text-piles = Stosy
text-draw-pile = Stos dobierania: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
text-discard = Karty odrzucone: { $cards }
text-removed = Poza grą: { $cards }

# Koniec
score-title = Końcowa przeprawa
score-player = Gracz
score-tiles = Kafelki
score-cards = Karty
score-crossing = Koszt prze{"\u00AD"}prawy
score-lost = Oddano
score-total = Punkty
score-note = Każdy pionek, którego nie ma jeszcze na stałym lądzie, pokonuje wszystkie luki przed sobą; płaci się z najmniejszą możliwą stratą, reszty się nie wydaje.
score-line = { $name }: kafelki { $tiles }, karty { $cards }, przeprawa { $crossing }, oddano { $lost }, punkty { $total }

# Dlaczego nie
refusal-seats = Atlantis jest dla 2–4 graczy; podana liczba: { $seats }.
refusal-start-seat = Gracz { $seat } nie może zacząć, bo miejsc przy stole jest { $seats }.
refusal-over = Gra jest skończona.
refusal-luck-first = Najpierw dobiera się kafelki lub karty.
refusal-not-your-turn = Teraz jest kolej kogoś innego.
refusal-buy-first = Raz na turę, przed wszystkim innym, możesz kupić karty za kafelek.
refusal-no-tile-to-sell = Nie masz kafelka o wartości { $value }.
refusal-no-tile-to-pay = Nie masz kafelka o wartości { $value }.
refusal-buys-nothing = Za kafelek o wartości { $value } nie dostaje się karty.
refusal-bridge-gone = Twój most jest już zbudowany: { $position }.
refusal-no-gap = W miejscu { $position } nie ma luki, nad którą mógłby stanąć most.
refusal-outer-water = Woda w miejscu { $position } leży poza ścieżką: Atlantyda i stały ląd przysuwają się do niej.
refusal-inside-gap = Ta luka zaczyna się w miejscu { $first }.
refusal-gap-bridged = Nad tą luką stoi już most.
refusal-bridge-during-move = Most buduje się przed ruchem albo po zabraniu kafelka.
refusal-no-figure = Nie stoi tam żaden z twoich pionków.
refusal-figure-home = Pionek na stałym lądzie dotarł do celu i już się nie rusza.
refusal-no-cards = Nie masz karty do zagrania.
refusal-figure-blocked = Ten pionek nie może dokończyć ruchu: każda karta prowadzi na zajęte pole, na przykład { $at }, i żadna następna nie prowadzi dalej.
refusal-figure-too-dear = Ten pionek nie może dokończyć ruchu: najtańszy kosztuje { $cost }, a możesz zapłacić { $payable }.
refusal-must-move = Możesz przesunąć pionek { $on }, więc musisz wykonać ruch.
refusal-figure-first = Zanim zagrasz kartę, wybierz pionek.
refusal-no-such-card = Nie masz takiej karty.
refusal-card-blocked = Ta karta prowadzi na zajęte pole { $at } i żadna z twoich kart nie prowadzi dalej.
refusal-card-too-dear = Ruch z tą kartą kosztuje { $cost }, a możesz zapłacić { $payable }.
refusal-move-ended = Kolejną kartę można zagrać tylko na zajętym polu.
refusal-nothing-to-pay = Teraz nie ma za co płacić.
refusal-bought-cannot-pay = Kart kupionych w tej turze można użyć do ruchu, ale nie do zapłaty.
refusal-pay-order = Płaci się kafelkami od najwyższego, potem kartami w ich kolejności; na to jest już za późno.
refusal-pay-too-little = Brakuje jeszcze { $due }; tym i wszystkim, co może nastąpić, da się zapłacić tylko { $reach }.
refusal-wrong-moment = { $asked ->
    [menu] Najpierw wybierz pionek albo kup karty lub zbuduj most.
    [card] Najpierw zagraj kartę dla wybranego pionka.
    [pay] Najpierw zapłać za przeprawę.
   *[bridge] Najpierw zbuduj most albo zakończ turę.
}
refusal-luck = Los rozstrzyga teraz co innego.

## Liczby na stronie „Elementy gry”

components-tiles = Kafelki ścieżki
components-tiles-hint = Po jednym kafelku każdej pokazanej wartości. Połowa A leży od strony Atlantydy, połowa B od strony stałego lądu.
components-half-a = Połowa A, od strony Atlantydy
components-half-b = Połowa B, od strony stałego lądu
components-object = Przedmiot
components-sum = Suma
components-none = brak
fact-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [white] biały
    [black] czarny
   *[other] { $colour }
}
fact-path-tiles = Kafelki ścieżki
fact-tiles-per-half = Kafelki ścieżki w każdej połowie
fact-backs = Litery na odwrocie
fact-water-tiles = Kafelki wody
fact-bridges = Mosty
fact-figures = Pionki
fact-colours = Kolory pionków
fact-cards = Karty ruchu
fact-per-object = Karty każdego przedmiotu
fact-start-hand = Karty na początku, w kolejności tur
fact-draw-base = Karty dobierane na końcu tury
fact-draw-per-figure-home = Dodatkowe karty za każdy własny pionek na stałym lądzie
fact-cannot-move-draw = Karty dobierane, gdy nie ma ruchu
fact-divisor = Za kafelek kupuje się karty: jego wartość podzielona przez
fact-layout = Ścieżka od Atlantydy do stałego lądu
fact-stretch = { $positions ->
    [one] { $positions } pole
    [few] { $positions } pola
    [many] { $positions } pól
   *[other] { $positions } pola
}, { $tiles ->
    [one] po { $tiles } kafelku ({ $half })
    [few] po { $tiles } kafelki ({ $half })
    [many] po { $tiles } kafelków ({ $half })
   *[other] po { $tiles } kafelka ({ $half })
}
fact-stretch-water = { $positions ->
    [one] { $positions } pole wody
    [few] { $positions } pola wody
    [many] { $positions } pól wody
   *[other] { $positions } pola wody
}

## Nowy stół

start-hint = Dalsze miejsca dostają na początku więcej kart, więc zaczynanie nie daje wielkiej przewagi.
