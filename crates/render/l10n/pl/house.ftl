### Dom gier: wszystko oprócz samych stołów.

## Każda strona

skip-to-content = Przejdź do treści
names-and = { $first } i { $last }
language = Język
theme = Kolory
theme-system = Jak w systemie
theme-dark = Ciemne: Morze Egejskie o zmierzchu
theme-light = Jasne: marmur o poranku
theme-to-dark = Przełącz na ciemne kolory
theme-to-light = Przełącz na jasne kolory
motion = Ruch
motion-system = Jak w systemie
motion-off = Nic się nie porusza
keys = Pojedyncze klawisze
keys-hint = Przy stole cyfry i litery wybierają to, co jest nimi oznaczone, u cofa krok, H prosi o podpowiedź, ? otwiera wyjaśnienia. Wyłącz je, jeśli mówisz do urządzenia albo klawisze bywają naciskane przypadkiem.
keys-on = Wybór pojedynczymi klawiszami
keys-off = Bez pojedynczych klawiszy
read-clause = Przeczytaj { $clause }
footer-games = Gry należą do swoich autorów i wydawców; wymienia ich strona każdej gry. Wszystkie obrazki narysowaliśmy sami, a zasady opowiadamy własnymi słowami.
footer-licence = Critias to wolne oprogramowanie na licencji MIT lub Apache 2.0.
footer-rules = Zasady gry { $game }
footer-components = Liczby gry { $game }

## Strona główna

home-tagline = Pięć gier planszowych o upadku Atlantydy. Wybierz jedną i już grasz.
home-games = Pięć gier
home-mine = Moje stoły
home-mine-none = Nie masz jeszcze stołu. „Zagraj teraz” sadza cię przeciw dwóm botom.
home-waiting = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
home-open = Szukają graczy
home-open-none = Teraz nikt nie szuka graczy.
home-open-new = Otwórz stół
home-watch = Oglądaj
home-watch-none = Nie toczy się teraz żadna publiczna gra. Gdy się zacznie, można ją tu oglądać.
play-now = Zagraj teraz
play-now-label = Zagraj teraz: { $game }
more = Więcej
in-the-making = W przygotowaniu
in-the-making-long = Ta gra jest w przygotowaniu. Jeszcze nie można w nią tu zagrać.
players = Gracze
minutes = { $minutes } min
weight = Złożoność { $weight } z 5

## Stoły na liście

row-your-turn = Twoja kolej
row-waiting = Decyduje: { $names }
row-ready = Wszystkie miejsca zajęte, można zaczynać
row-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
row-running = Gra trwa
row-over = Koniec gry
row-finished = { $count ->
    [one] Wygrana: { $names }
    [few] Wspólna wygrana: { $names }
    [many] Wspólna wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
row-with = { $game }, przy stole: { $names }
row-hosted = { $game }, zaprasza { $host }
row-watching = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
row-seats-taken = Zajęte miejsca: { $taken } z { $seats }
row-play = Graj
row-open = Otwórz
row-look-back = Powtórka
row-join = Dołącz
row-watch = Oglądaj

## Gra

tab-overview = O grze
rules = Zasady
components = Elementy gry
new-table = Nowy stół
on-one-device = Na jednym urządzeniu
ways-hint = „Zagraj teraz” zaczyna od razu przeciw dwóm botom. Nowy stół jest dla znajomych: przez link albo na jednym urządzeniu.
credit = Projekt gry: { $designer }. Trzymamy się wydania { $publisher }.
game-about = O czym jest ta gra
game-turn = Jak przebiega tura
game-round = Jak przebiega runda
game-round-doom = Jak przebiega tura
game-year = Jak przebiega rok
game-first = Twoja pierwsza partia
game-read-rules = Przeczytaj zasady, punkt po punkcie

pitch-atlantis = Przejdź ścieżką, zanim zatonie, i ujdź z bogactwem.
pitch-atlandice = Przeszukuj dzielnice, gdy zegar na wieży biegnie ku falom.
pitch-doom = Targuj się w Senacie, wsiądź na statki, dotrzyj do Nowego Lądu.
pitch-last-days = Licytuj, głosuj, żegluj: kto ocali z miasta najwięcej ludzi?
pitch-exodus = Obracaj trzy pierścienie miasta i wyprowadź swój lud.

about-atlantis-1 = Atlantyda tonie. Z miasta na stały ląd prowadzi ścieżka z kafelków, a twoje trzy pionki muszą przejść na drugą stronę. Każda karta pokazuje przedmiot; po jej zagraniu pionek idzie do najbliższego kafelka z takim samym.
about-atlantis-2 = Za każdym pionkiem ścieżka traci kafelek, a gracz zatrzymuje go jako skarb. Droga pęka: otwiera się woda, a kto przekracza lukę, płaci skarbami lub kartami. Most sprawia, że jedna luka jest darmowa: dla wszystkich i na zawsze.
about-atlantis-3 = Gdy trzeci pionek jednego z graczy dotrze na stały ląd, gra od razu się kończy, a wszystkie pozostałe muszą przejść za pełną cenę. Wygrywa, komu zostanie najcenniejszy skarb: odejdź dość wcześnie, ale nie z pustymi rękami.
turn-atlantis-1 = Jeśli chcesz, sprzedaj jeden ze swoich kafelków za karty.
turn-atlantis-2 = Wybierz pionek i zagraj kartę: pionek idzie do najbliższego kafelka z tym przedmiotem. Jeśli ktoś już tam stoi, zagraj kolejną kartę i idź dalej.
turn-atlantis-3 = Zapłać za każdą przekroczoną lukę niższą z dwóch wartości na jej brzegach, kafelkami lub kartami.
turn-atlantis-4 = Zabierz najbliższy wolny kafelek za swoim pionkiem. Na końcu daje punkty albo płaci za drogę.
turn-atlantis-5 = Raz w grze, przed ruchem lub po nim, możesz położyć swój most w luce.
turn-atlantis-6 = Dobierz kartę i jeszcze jedną za każdy swój pionek na stałym lądzie.

about-atlandice-1 = Woda się podnosi, a bramy miasta są otwarte tylko tam, gdzie leżą kości. Za nimi czekają klejnoty, księgi, prowiant, narzędzia i bronie: weź kość, przeszukaj obszar obok niej i zabierz zasób, czasem więcej, bo każda dzielnica ma własny efekt.
about-atlandice-2 = Gdy dzielnica jest pusta, jej kafelek dostaje ten, kto ma najwięcej jej zasobów, a drugie miejsce jest warte punkt. Potem wszystkie zasoby tego rodzaju wracają, a nowy kafelek przynosi nowy efekt. Przy łodzi podwodnej bierze się o jeden zasób więcej, a na Czarnym rynku jest wszystkiego po trochu.
about-atlandice-3 = Jedyna kość, której nikt nie wziął, przesuwa wskazówkę zegara na wieży: do inwentaryzacji, do darowizn, a w końcu do fal. Wtedy większości porównuje się ostatni raz i wygrywa, kto ma najwięcej punktów zwycięstwa. Przy dwóch osobach gra z wami gracz neutralny, za którego decydują obie.
turn-atlandice-1 = Rzuca się wszystkimi kośćmi. Każda trafia obok dzielnicy ze swoim numerem, a szóstka obok Czarnego rynku.
turn-atlandice-2 = Po kolei weź kość i przeszukaj jej obszar: weź stamtąd zasób, jeszcze jeden, jeśli jest tam łódź podwodna, a potem wykonaj efekt dzielnicy.
turn-atlandice-3 = Punktuje się dzielnicę, która po twoim przeszukaniu jest pusta: 3 punkty za najwięcej jej zasobów, 1 za drugie miejsce. Potem wszyscy odkładają te zasoby.
turn-atlandice-4 = Gdy wszyscy wzięli po dwie kości, zostaje jedna. Symbole wskazówki jej obszaru mówią, jak daleko przesunie się wskazówka zegara.
turn-atlandice-5 = Tam, gdzie wskazówka się zatrzyma, może być inwentaryzacja, czyli punkt za najwięcej zasobów, albo darowizna: punkt za każde dwa oddane zasoby.
turn-atlandice-6 = Graczem rozpoczynającym zostaje następna osoba. Gdy wskazówka dojdzie do fal, gra się kończy i każdy rodzaj zasobów punktuje się ostatni raz.
turn-atlandice-7 = Przy dwóch osobach każda bierze trzy kości i jedną z nich daje graczowi neutralnemu.

about-doom-1 = Góra płonie, a na pięciu statkach jest za mało miejsc. Wkładasz sześciany do Senatu, bierzesz stronnictwo z jego zdolnością i wykładasz rząd pięciu kart Polityki, nad którymi głosuje się po kolei, tajnie albo jawnie.
about-doom-2 = Działają tylko najwyższe stawki: własną kartą, a pierwsza z nich także kartą sąsiada. Karty umieszczają uchodźców na statkach, ruszają statki albo uderzają w innych Zdradą i Sabotażem. Gdy statek przybywa, uchodźcy liczą się tym więcej, im więcej jest jednego koloru, a każdy inny kolor jest wart punkt.
about-doom-3 = Każda tura kończy się wydarzeniem, a statki wypływają same. Trzecia Zagłada od razu kończy grę, po czterech do ośmiu turach: kto wtedy jeszcze czeka w porcie, czekał za długo. Wygrywa najwięcej punktów zwycięstwa, razem z tymi na kartach Specjalnych.
turn-doom-1 = Faza Senatu: wszyscy w tajemnicy wybierają sześciany i wkładają je do Senatu. Najwięcej sześcianów daje pierwszeństwo i wygrywa każdy remis.
turn-doom-2 = Faza Stronnictw: w kolejności Senatu weź stronnictwo za jego cenę albo spasuj i weź później za darmo jedno z pozostałych. Stronnictwa, których nikt nie wziął, są następnym razem warte punkt więcej.
turn-doom-3 = Faza Głosowań: wszyscy wykładają w rzędzie pięć zakrytych kart Polityki. Potem rzędy się odkrywa.
turn-doom-4 = Następuje pięć głosowań, po jednym na każde miejsce rzędu. Stawki są tajne albo jawne, jak mówi ostatnie wydarzenie, i zostają na karcie do końca tury.
turn-doom-5 = Kto jest wśród uprawnionych, zagrywa własną kartę albo rezygnuje; pierwsza osoba może zamiast tego zagrać kartę sąsiada. Zagraną kartę trzeba wykonać w całości.
turn-doom-6 = Faza Zagłady: punktuje najwięcej sześcianów na Nowym Lądzie i w Senacie, odkrywa się wydarzenie, wsiadają neutralni uchodźcy, a trzy najpełniejsze statki ruszają.
turn-doom-7 = Potem sześciany wracają, ręce uzupełnia się do siedmiu kart i zaczyna się następna tura. Gdy zniknie trzeci znacznik Zagłady, gra jest skończona.
about-last-days-1 = Wydanie poprawione gry o Senacie: miastu zostało kilka tur, a na pięciu statkach jest za mało miejsc. Wkładasz sześciany do Senatu, bierzesz stronnictwo z jego zdolnością i wykładasz rząd pięciu kart Polityki, nad którymi kolejno się głosuje, tajnie albo jawnie.
about-last-days-2 = Działają tylko najwyższe stawki: własną kartą albo, kto jest na samym początku, kartą sąsiada. Karty wprowadzają uchodźców na pokład, ruszają statki albo uderzają w innych; kto trafi gracza z przodu, dostaje za to punkty. Gdy statek przybywa, uchodźcy liczą się tym bardziej, im więcej jednego koloru jest na pokładzie, a każdy inny kolor wart jest punkt.
about-last-days-3 = Jedno wydarzenie leży odkryte od początku. Albo działa aż do następnego, albo zapowiada, co stanie się na koniec tury, więc wszyscy mogą się przygotować. Trzeci znacznik Zagłady kończy grę po czterech do sześciu turach; statki zdążą wtedy jeszcze raz ruszyć. Wygrywa najwięcej punktów zwycięstwa, razem z kartami Specjalnymi.
turn-last-days-1 = Faza Senatu: wszyscy wybierają w tajemnicy sześciany i wkładają je do Senatu. Kto ma najwięcej, jest pierwszy i wygrywa każdy remis.
turn-last-days-2 = Faza Stronnictw: w kolejności Senatu każdy bierze za darmo stronnictwo. Archonta, Basileusa, Demagogosa i Demiurgosa używa się od razu. Żetony, których nikt nie wziął, dostają znacznik premii wart punkt; znaczniki się zbierają.
turn-last-days-3 = Faza Głosowań: każdy wykłada w rzędzie pięć zakrytych kart Polityki. Potem rzędy się odkrywa.
turn-last-days-4 = Następuje pięć głosowań, po jednym na każde miejsce w rzędzie. Stawki są tajne albo jawne, jak mówi bieżące wydarzenie, i zostają na karcie do końca tury.
turn-last-days-5 = Kto jest uprawniony, zagrywa własną kartę albo rezygnuje; pierwszy może zamiast tego zagrać kartę sąsiada. Zagraną kartę trzeba wykonać w całości.
turn-last-days-6 = Faza Zagłady: punktuje się najwięcej sześcianów na Nowym Lądzie i w Senacie, a trzy najpełniejsze statki ruszają. Potem bieżące wydarzenie robi to, co zapowiedziało, wydarzenie Zagłady usuwa znacznik i odkrywa się następne wydarzenie z jego neutralnymi uchodźcami.
turn-last-days-7 = Na koniec wszystkie sześciany wracają, ręce uzupełnia się do siedmiu i zaczyna się następna tura. Gdy zostaje usunięty trzeci znacznik Zagłady, gra się kończy.
game-differences-hint = Pierwsze wydanie też jest w tym domu; każda różnica prowadzi do swoich klauzul w zasadach obu gier.
about-exodus-1 = Atlantydzie zostało pięć lat, a wiedza jej mieszkańców nie może zatonąć razem z nią. Miasto ma trzy okrągłe poziomy; królowie schodzą po nich od pałacu do portu, a każde pole, na którym się zatrzymają, daje podręczniki, złoto, osadników lub płytkę. Co roku katastrofa obraca poziomy względem siebie i otwierają się inne drogi.
about-exodus-2 = Na twojej planszy osadnicy chodzą do szkoły: naukowiec zostaje fizykiem, potem astronomem, a z robotników wyrastają budowniczowie. Kto jest gotów, tego wysyłasz do kwater, warsztatów i na statki, a im lepsze wyszkolenie, tym więcej jest warte odejście. Dwóch wyszkolonych osadników razem daje kartę wiedzy, która punktuje na końcu.
about-exodus-3 = Twój arcykapłan idzie torem płomieni i zbiera po drodze złoto, karty wpływu i monumenty. Po drugim, czwartym i piątym roku punktuje się jeden region twojej osady: w każdym kolorze dostajesz punkty za wszystkich, którzy mają tam mniej osadników. Kto na końcu wciąż czeka w szkole, kosztuje 3 punkty. Wygrywa najwięcej punktów zwycięstwa; w pojedynkę grasz o tytuł, od Rybaka po Atlasa.
turn-exodus-1 = Od drugiego roku płytka katastrofy obraca środkowy i górny poziom; płytki i osadnicy w mieście się odnawiają, pojawiają się nowe karty.
turn-exodus-2 = Wszyscy po kolei wybierają miejsce w kolejności tego roku. Dalsze miejsca dają krok, podręcznik lub złoto; przy czterech osobach ostatnia może dzielić pole.
turn-exodus-3 = Następują trzy rundy, po jednej na każdym poziomie, od góry do dołu. W każdej najpierw wszyscy umieszczają króla, potem wszyscy wykonują akcje.
turn-exodus-4 = Postaw króla na polu, które możesz osiągnąć: zatrzymują cię mury, a pole mieści jednego króla. Otrzymujesz wszystko, co pole daje, w stałej kolejności; strażnik stojący obok może pójść z tobą.
turn-exodus-5 = Potem masz dwie akcje i jeszcze jedną za każdy wydany żeton łaski: przesuń arcykapłana, wyszkol osadnika, wyślij osadnika, weź kartę wiedzy albo zagraj kartę wpływu.
turn-exodus-6 = Każdej ze swoich Kolumn Pamięci możesz w turze użyć raz; nie kosztuje to akcji.
turn-exodus-7 = Kwaterę bierze się, gdy ktoś się wprowadza, i musi być pełna, zanim przyjdzie następna. Każda położona płytka daje premię swojego pola.
turn-exodus-8 = Po roku 2 punktuje się Afrykę Północną, po roku 4 Mezopotamię, po roku 5 Mezoamerykę. Na końcu liczą się też karty wiedzy, monumenty oraz pełne rzędy i kolumny.
first-exodus-1 = Zacznij od gry solo: nikt na ciebie nie czeka, a przeciwnikiem jest tylko los. Krok możesz cofnąć, dopóki od tamtej pory niczego nie dobrano.
first-exodus-2 = Rok 1: weź osadników z górnego poziomu i wyszkol jednego lub dwóch za pierwsze podręczniki. Kto odejdzie niewyszkolony, nie jest stracony, tylko mniej wart.
first-exodus-3 = Pierwszą kwaterę połóż w Afryce Północnej, w górnym rzędzie: punktuje się ją po roku 2. W pojedynkę potrzebujesz kwatery w każdym punktowanym regionie, inaczej gra jest przegrana.
first-exodus-4 = Wcześnie spójrz na karty wiedzy: dwóch osadników o właściwych zawodach daje jedną i odchodzi w tej samej akcji.
first-exodus-5 = Płomienie się sumują. Pole 15 daje monument, a po drodze leżą karty wpływu. Pola z premią płomieni lub złota to dobre miejsca na pierwsze płytki.
first-exodus-6 = W roku 5 wyślij wszystkich: każdy osadnik w szkole kosztuje 3 punkty, a karta wpływu, której nigdy nie zagrasz, i tak jest warta 1.
first-exodus-7 = Czego nie możesz zrobić, powie ci dlaczego, gdy tego dotkniesz, a każdy powód prowadzi do swojej klauzuli w zasadach.

## Nowy stół

new-table-seats = Kto gra
new-table-seats-hint = Od { $min } do { $max } miejsc w kolejności tur. Przy zbędnych miejscach zostaw „Nikt”.
new-table-who = Co oznaczają te możliwości
seat-number = Miejsce { $number }
sitter-me = Ja
sitter-me-hint = Na tym miejscu grasz ty.
sitter-open = Ktoś przez link
sitter-open-hint = Miejsce pozostaje wolne. Zajmie je, kto wejdzie przez link, a przy publicznym stole każdy chętny.
sitter-here = Kolejna osoba na tym urządzeniu
sitter-here-hint = Przekazujecie sobie urządzenie. To, co tajne, jest zakryte, gdy przechodzi z rąk do rąk.
sitter-here-open-hint = Przekazujecie sobie urządzenie. W tej grze nic nie jest tajne, więc nic nie jest zakrywane.
sitter-here-name = Imię tej osoby
sitter-here-name-hint = Puste pole: sami znajdziemy imię.
sitter-nobody = Nikt
sitter-nobody-hint = Miejsce nie jest używane.
choice-start = Kto zaczyna
choice-start-random = Decyduje los
choice-family = Wariant rodzinny
choice-open-events = Odkryta talia Wydarzeń
choice-open-specials = Odkryte karty Specjalne
choice-aggressive = Agresywni neutralni uchodźcy
choice-short = Krótka gra
choice-confusion-repeats-powers = Zamęt powtarza zdolności
choice-chosen-ships = Wybrane statki
choice-ship-a = Wybrane statki: arka
choice-ship-b = Wybrane statki: statek naukowy
choice-ship-c = Wybrane statki: statek królewski
choice-ship-d = Wybrane statki: statek powietrzny
choice-ship-e = Wybrane statki: statek wojenny
choice-extra-cards = Długa gra
choice-extra-cards-none = Zwykła gra
choice-extra-cards-more = { $cards ->
    [one] Ręce większe o 1 kartę
    [few] Ręce większe o { $cards } karty
   *[many] Ręce większe o { $cards } kart
}
choice-discs = Tarcze na początku
choice-value-zero = Zwykłe położenie
choice-value-random = Decyduje los
choice-value-no = Nie
choice-value-yes = Tak
choice-value-basic = Podstawowy
choice-value-upgraded = Ulepszony
choice-value-both = Oba
choice-value-none = Żaden
visibility = Kto może znaleźć stół
visibility-link = Tylko osoby z linkiem
visibility-link-hint = Stołu nie ma na żadnej liście. Jego adres podajesz tym, z którymi chcesz zagrać.
visibility-public = Wszyscy
visibility-public-hint = Stół widać na stronie głównej: można dołączyć i oglądać.
window-time = Czas na odpowiedź na pytanie
window-time-hint = W tej grze serwis czasem pyta, czy ktoś zagrywa kartę w odpowiedzi. Wszyscy pytani mają tyle samo czasu, niezależnie od kart na ręce; gdy czas minie, serwis pasuje za nich.
window-time-usual = Jak zwykle
window-time-usual-hint = Przy stole dla wszystkich { $seconds } s, przy stole z linkiem bez limitu.
window-time-none = Bez limitu: każdy odpowiada, kiedy chce
window-time-seconds = { $seconds } s
new-table-create = Nakryj do stołu
new-table-next = Gdy wszystkie miejsca są zajęte, gra zaczyna się od razu; gdy są wolne, najpierw dostaniesz link dla innych.

## Przed startem

lobby-title = { $game }: stół jest nakryty
lobby-free = { $count ->
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
    [many] Zostało { $count } wolnych miejsc.
   *[other] Zostało { $count } wolnego miejsca.
}
lobby-expected = Nie wszyscy, dla których są tu miejsca, już przyszli.
lobby-full = Wszyscy już są. Grę rozpoczyna { $host }.
lobby-full-host = Wszyscy już są. Zacznij, kiedy chcesz.
lobby-seats = Miejsca
lobby-you = ty
lobby-here = na tym samym urządzeniu
lobby-free-seat = Wolne
lobby-kept-seat = Zarezerwowane dla: { $name }
lobby-begins = zaczyna
lobby-start-random = Kto zaczyna, decyduje los.
lobby-public = Stół widać na stronie głównej.
lobby-private = Stół znajdą tylko osoby z linkiem.
lobby-window-time = Kto dostaje pytanie, czy zagrywa kartę w odpowiedzi, ma { $seconds } s; potem serwis pasuje za niego.
lobby-fair = Wszystkie losowania przy tym stole wynikają z tajnego ziarna, które już wylosowano. To jest jego odcisk. Po końcu gry ziarno zostaje ujawnione i każdy może sprawdzić każde losowanie.
lobby-share = Zaproś kogoś
lobby-link = Link do tego stołu
lobby-link-hint = Skopiuj go i wyślij, komu chcesz. Konto nie jest potrzebne.
lobby-next = Co dalej
lobby-next-host = Otwierasz grę dla wszystkich.
lobby-next-host-free = Poczekaj na innych albo zacznij teraz: puste miejsca zajmą boty albo puste miejsca odpadną.
lobby-next-guest = Gdy wszyscy będą na miejscu, grę rozpocznie { $host }. Wtedy zobaczysz tu planszę.
lobby-start = Zacznij grę
lobby-start-bots = Zacznij, boty zajmą puste miejsca
lobby-start-drop = Zacznij bez pustych miejsc
lobby-look-again = Sprawdź ponownie
lobby-leave = Odejdź od stołu
lobby-close = Zwiń stół
join-title = { $host } zaprasza cię do gry { $game }
join-as = Usiądź jako { $name }
join-what-is = Co to za gra?
join-hint = Konto nie jest potrzebne.
join-rename = Wybierz inne imię

## Zasady

rules-search = Szukaj w zasadach
rules-search-go = Szukaj
rules-search-hint = Po słowach albo po numerze, na przykład „{ $clause }”.
rules-hits = { $count ->
    [0] W zasadach nie ma „{ $query }”.
    [one] „{ $query }” występuje w { $count } miejscu.
    [few] „{ $query }” występuje w { $count } miejscach.
    [many] „{ $query }” występuje w { $count } miejscach.
   *[other] „{ $query }” występuje w { $count } miejsca.
}
rules-all = Pokaż całe zasady
rules-contents = Spis treści
rules-permalink = Stały link do { $clause }
rules-not-translated = Te zasady nie są jeszcze przetłumaczone; to jest tekst angielski.

## Elementy gry

components-lead = Każda liczba w grze stoi w jednym pliku z danymi razem ze swoim pochodzeniem. Kto wie lepiej, może poprawić wiersz i z nim grać.
components-origin = Pochodzenie
components-rulebook = Instrukcja
components-rulebook-hint = Tak podaje instrukcja tego wydania.
components-outside = Inne źródło
components-outside-hint = Tak podaje inne publiczne źródło; jest wymienione.
components-reconstruction = Nasza rekonstrukcja
components-reconstruction-hint = Nie podaje tego żadne źródło. Wybraliśmy wartość zgodną ze wszystkim, co wiadomo.
components-numbers = Liczby
components-what = Co
components-value = Wartość
components-clause = Punkt

## Ja

me-title = Ja
me-lead = Jesteś tu gościem: bez konta i bez hasła. Ta przeglądarka pamięta, kim jesteś.
me-name = Twoje imię
me-name-hint = Inni widzą je przy stole. Najwyżej 24 znaki.
me-save = Zapisz

## Gdy czegoś nie można zrobić

error-home = Na stronę główną
error-status = Status { $status }
error-no-page = Pod tym adresem nic nie ma
error-no-page-next = Może w adresie brakuje litery. Do wszystkich gier i stołów dojdziesz ze strony głównej.
error-no-table = Nie ma takiego stołu
error-no-table-next = Link może być ucięty albo stół zwinięto. Poproś o nowy link osobę, od której go masz.
error-no-game = W tę grę nie można tu zagrać
error-no-game-next = Strona główna pokazuje, w które można.
error-bad-request = Nie udało nam się tego odczytać
error-bad-request-next = Nic się nie zmieniło. Wróć i spróbuj jeszcze raz; jeśli to się powtórzy, najpierw odśwież stronę.
error-not-allowed = To nie należy do ciebie
error-not-allowed-next = Nic się nie zmieniło. Być może siedzisz przy stole w innej przeglądarce, a tam jesteś kimś innym.
error-other-site = To żądanie przyszło z innej strony
error-other-site-next = Dla twojego bezpieczeństwa nic nie zrobiliśmy. Otwórz stronę tutaj i zrób to ponownie.
error-refused = Teraz to niemożliwe
error-refused-next = Nic się nie zmieniło. Stół pokazuje, co jest możliwe.
error-too-many = To było trochę za szybko
error-too-many-next = Poczekaj kilka sekund i graj dalej. Nic nie przepadło.
error-too-large = To było za dużo naraz
error-too-large-next = Nic się nie zmieniło. Wyślij mniej.
error-frozen = Ten stół jest zamrożony
error-frozen-next = Rozegrano go według starszych zasad i według obecnych nie da się go odtworzyć. Nic nie zostało usunięte.
error-inside = Coś poszło nie tak po naszej stronie
error-inside-next = Błąd został zapisany. Za chwilę odśwież stronę: każdy potwierdzony ruch jest bezpieczny.
