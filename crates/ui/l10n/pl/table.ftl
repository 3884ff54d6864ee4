you-subject = Ty
you = Ty
bot = bot
winner = wygrana
title-your-turn = ● Twoja kolej: { $game }
title-table = { $game }: { $names }
title-replay = { $game }: pozycja { $step } z { $of }
table-heading = { $game }, stół { $id }
undo-step = Cofnij
undo-turn = Cofnij cały ruch
undo-not-awaited = Cofnąć krok może tylko ten, kto właśnie decyduje.
undo-barrier = Teraz nie można nic cofnąć: przedtem zadziałał los, coś ujawniono albo decydował ktoś inny.
choices-lit = { $count ->
    [one] Świeci 1 możliwość
    [few] Świecą { $count } możliwości
   *[many] Świeci { $count } możliwości
}
key-enter = Enter
menu = Menu
menu-home = Strona główna
menu-rules = Zasady
close = Zamknij
drawer-now = Zasada, która teraz obowiązuje
drawer-none = Żaden punkt zasad nie zawiera tych słów.
drawer-page = Wszystkie zasady na osobnej stronie
more-title = Ściąga
choices-title = Wszystkie możliwości ({ $count })
whynot-title = Czego teraz nie można i dlaczego ({ $count })
text-title = Opis stołu
players-title = Gracze
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
log-title = Dziennik
since-title = Od twojego ruchu
since-replay = Pokaż
earlier-title = Wcześniej ({ $count })
earlier-show = Pokaż te wiersze
log-to = Pozycja po tym wierszu
chat-title = Czat
chat-label = Wiadomość do stołu
chat-send = Wyślij
chat-none = Nikt jeszcze nic nie napisał.
live-on = Na żywo
live-wait = Przywracanie połączenia
live-off = Nie na żywo: odśwież stronę, aby zobaczyć nowe ruchy
watching = { $count ->
    [one] patrzy 1 osoba
    [few] patrzą { $count } osoby
   *[many] patrzy { $count } osób
}
over-you-won = Koniec gry: wygrywasz.
over-you-lost = Koniec gry: przegrywasz.
over-lost = Koniec gry: przegrana.
over-won = Koniec gry: wygrywa { $names }.
over-shared = Koniec gry: wspólnie wygrywają { $names }.
over-tie = Przy remisie wygrywają wspólnie wszyscy z równym wynikiem.
rematch = Rewanż
rematch-go = Do rewanżu
replay-link = Powtórka
record-link = Pobierz zapis gry
chart-title = Punkty w trakcie gry
chart-table = Wykres jako tabela
chart-step = Pozycja
fair-title = Uczciwy los
fair-running = Tajne ziarno ustalono przed pierwszym losowaniem; to jest jego skrót (odcisk palca). Po końcu gry ziarno zostaje ujawnione i każdy może sprawdzić każde losowanie.
fair-over = Ziarno jest ujawnione. Jego SHA-256 to skrót opublikowany przed pierwszym losowaniem; zapis gry razem z poleceniem „critias verify” sprawdza każde losowanie.
fair-commitment = Skrót (SHA-256)
fair-seed = Ziarno
replay-sentence = Pozycja { $step } z { $of }
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Do ostatniej pozycji
replay-auto = Odtwarzaj
replay-stop = Zatrzymaj
replay-slider = Pozycja
replay-go = Pokaż
replay-as = Widok:
replay-look = Pokaż
replay-public = Widzowie
replay-table = Wróć do stołu
turn-of = Teraz { $name }:
cover-sentence = Przekaż urządzenie: teraz gra { $name }.
cover-detail = To, co tajne, jest zakryte, dopóki { $name } nie przejmie urządzenia.
cover-button = Tu { $name }
cover-hand = Zakryte karty
keys-title = Klawisze
keys-choose = wybór tego, co jest oznaczone klawiszem
keys-undo = cofnięcie kroku
keys-help = otwarcie lub zamknięcie zasad
keys-replay = przechodzenie przez pozycje
refused-over = Gra jest skończona; nie można już nic wybrać.
refused-not-awaited = Teraz nie ty decydujesz. Strona pokazuje, jak wygląda stół.
board-region = Plansza
not-sent = Twój wybór nie dotarł: nie ma połączenia. Nic się nie zmieniło; spróbuj za chwilę jeszcze raz.
reload-page = Odśwież
windows-title = Pytaj mnie albo pasuj za mnie
windows-detail = Pytani są wszyscy, którzy mogliby mieć taką kartę, niezależnie od tego, czy ją mają. Tam, gdzie nie chcesz pytań, serwis od razu pasuje za ciebie. Nikt inny nie widzi, co tu wybierasz.
windows-ask = Pytaj mnie
windows-round = Pasuj za mnie do końca tury
windows-always = Zawsze pasuj za mnie
windows-time = Przy tym stole na odpowiedź jest { $seconds } s; potem serwis pasuje.
clock-yours = Na odpowiedź masz { $seconds } s. Potem serwis pasuje za ciebie.
clock-theirs = { $name } ma { $seconds } s na odpowiedź.

none = brak
hand-title = Twoje karty
log-forced = jedyna możliwość
