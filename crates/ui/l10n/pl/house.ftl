### Strony: wszystko oprócz samych stołów.

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
keys-hint = Przy stole cyfry i litery wybierają to, co jest nimi oznaczone, u cofa krok, H prosi o podpowiedź, ? otwiera wyjaśnienia. Wyłącz je, jeśli sterujesz urządzeniem głosem albo klawisze bywają naciskane przypadkiem.
keys-on = Wybór pojedynczymi klawiszami
keys-off = Bez pojedynczych klawiszy
read-clause = Przeczytaj { $clause }
footer-games = Gry należą do swoich autorów i wydawców; wymienia ich strona każdej gry. Wszystkie obrazki narysowaliśmy sami, a zasady opowiadamy własnymi słowami.
footer-licence = Critias to wolne oprogramowanie na licencji MIT lub Apache 2.0.
footer-rules = Zasady gry { $game }
footer-components = Elementy gry { $game }

## Strona główna

home-tagline = Pięć gier planszowych o upadku Atlantydy. Wybierz jedną i już grasz.
home-games = Pięć gier
home-mine = Moje stoły
home-mine-none = Nie masz jeszcze stołu. „Zagraj teraz” od razu zaczyna partię z dwoma botami.
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
home-watch-none = Nie toczy się teraz żadna publiczna gra. Gdy się zacznie, będzie można ją tu oglądać.
play-now = Zagraj teraz
play-now-label = Zagraj teraz: { $game }
more = Więcej
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
ways-hint = „Zagraj teraz” od razu zaczyna partię z dwoma botami. Nowy stół jest dla znajomych: przez link albo na jednym urządzeniu.
credit = Projekt gry: { $designer }. Trzymamy się wydania { $publisher }.
game-about = O czym jest ta gra
game-turn = Twoja kolej krok po kroku
game-round = Jak przebiega runda
game-first = Twoja pierwsza partia
game-read-rules = Przeczytaj zasady, punkt po punkcie

game-differences-hint = W pierwsze wydanie też można tu zagrać; każda różnica prowadzi do punktów zasad obu gier.

## Nowy stół

new-table-seats = Kto gra
new-table-seats-hint = Od { $min } do { $max } miejsc w kolejności gry. Przy zbędnych miejscach zostaw „Nikt”.
new-table-who = Co oznaczają te możliwości
seat-number = Miejsce { $number }
sitter-me = Ja
sitter-me-hint = Na tym miejscu grasz ty.
sitter-open = Ktoś przez link
sitter-open-hint = Miejsce pozostaje wolne. Zajmie je, kto wejdzie przez link, a przy publicznym stole każdy chętny.
sitter-here = Kolejna osoba na tym urządzeniu
sitter-here-hint = Przekazujecie sobie urządzenie. To, co tajne, jest zakryte, gdy urządzenie przechodzi z rąk do rąk.
sitter-here-open-hint = Przekazujecie sobie urządzenie. W tej grze nic nie jest tajne, więc nic nie jest zakrywane.
sitter-here-name = Imię tej osoby
sitter-here-name-hint = Puste pole: sami znajdziemy imię.
sitter-nobody = Nikt
sitter-nobody-hint = Miejsce nie jest używane.
choice-start = Kto zaczyna
choice-start-random = Decyduje los
choice-value-random = Decyduje los
choice-value-no = Nie
choice-value-yes = Tak
visibility = Kto może znaleźć stół
visibility-link = Tylko osoby z linkiem
visibility-link-hint = Stołu nie ma na żadnej liście. Jego adres podajesz tym, z którymi chcesz zagrać.
visibility-public = Wszyscy
visibility-public-hint = Stół widać na stronie głównej: można dołączyć i oglądać.
window-time = Czas na reakcję
window-time-hint = W tej grze serwis czasem pyta, czy ktoś zagrywa kartę w odpowiedzi. Wszyscy pytani mają tyle samo czasu, niezależnie od kart na ręce; gdy czas minie, serwis pasuje za nich.
window-time-usual = Jak zwykle
window-time-usual-hint = Przy stole dla wszystkich { $seconds } s, przy stole z linkiem bez limitu.
window-time-none = Bez limitu: każdy odpowiada, kiedy chce
window-time-seconds = { $seconds } s
new-table-create = Otwórz stół
new-table-next = Gdy wszystkie miejsca są zajęte, gra zaczyna się od razu; gdy są wolne, najpierw dostaniesz link dla innych.

## Przed startem

lobby-title = { $game }: stół jest otwarty
lobby-free = { $count ->
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
    [many] Zostało { $count } wolnych miejsc.
   *[other] Zostało { $count } wolnego miejsca.
}
lobby-expected = Nie wszyscy, dla których są tu miejsca, już przyszli.
lobby-full = Wszyscy już są. Grę uruchamia { $host }.
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
lobby-fair = Wszystkie losowania przy tym stole wynikają z tajnego ziarna, które już wylosowano. To jest jego skrót (odcisk palca). Po końcu gry ziarno zostaje ujawnione i każdy może sprawdzić każde losowanie.
lobby-share = Zaproś kogoś
lobby-link = Link do tego stołu
lobby-link-hint = Skopiuj go i wyślij, komu chcesz. Konto nie jest potrzebne.
lobby-next = Co dalej
lobby-next-host = To ty uruchamiasz grę dla wszystkich.
lobby-next-host-free = Poczekaj na innych albo zacznij teraz: puste miejsca zajmą boty albo zostaną pominięte.
lobby-next-guest = Gdy wszyscy będą na miejscu, grę uruchomi { $host }. Wtedy zobaczysz tu planszę.
lobby-start = Zacznij grę
lobby-start-bots = Zacznij z botami
lobby-start-drop = Zacznij bez pustych miejsc
lobby-look-again = Odśwież
lobby-leave = Odejdź od stołu
lobby-close = Zamknij stół
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
components-clause = Punkt zasad

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
error-no-table-next = Link może być ucięty albo stół zamknięto. Poproś o nowy link osobę, od której go masz.
error-no-game = W tę grę nie można tu zagrać
error-no-game-next = Strona główna pokazuje, w które można.
error-bad-request = Nie udało nam się tego odczytać
error-bad-request-next = Nic się nie zmieniło. Wróć i spróbuj jeszcze raz; jeśli to się powtórzy, najpierw odśwież stronę.
error-not-allowed = Tego nie możesz tu zrobić
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
error-frozen-next = Grano przy nim według starszych zasad i według obecnych nie da się tej gry odtworzyć. Nic nie zostało usunięte.
error-inside = Coś poszło nie tak po naszej stronie
error-inside-next = Błąd został zapisany. Za chwilę odśwież stronę: każdy potwierdzony ruch jest bezpieczny.
