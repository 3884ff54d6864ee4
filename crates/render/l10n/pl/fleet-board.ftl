## Plansza Zagłady Atlantydy: napisy na obrazie

da-board-label = Port, ocean i Nowy Ląd, nad nimi Senat
da-board-port = Port Atlantydy
da-board-ocean = Ocean
da-board-calm = Żaden statek nie jest w drodze.
da-board-at-sea = na oceanie
da-board-hold = ładownia
da-board-camp = Plac spotkań
da-board-land = Nowy Ląd
da-board-land-empty = jeszcze nikogo
da-board-majority = przewaga, +{ $points } PZ
da-board-majority-nobody = przewaga neutralnych: bez punktów
da-board-would-sail = Wypłynie w fazie Zagłady jako numer { $place }, jeśli nic się nie zmieni.
da-board-would-land = Dopłynie w fazie Zagłady jako numer { $place }, jeśli nic się nie zmieni.
da-board-lands-itself = Przybywa sam
da-board-lands-by-you = Przybywa dzięki tobie
da-board-lands-royal = Dzięki tobie Królewskim statkiem
da-board-senate = Senat
da-board-doom = { $left ->
    [0] Nie stoi żaden filar
    [one] Stoi jeden filar
    [few] Stoją { $left } filary
    [many] Stoi { $left } filarów
   *[other] Stoi { $left } filaru
  }
da-board-doom-first = Gdy runie następny, statki A i B zostaną ulepszone.
da-board-doom-second = Gdy runie następny, statki C, D i E zostaną ulepszone.
da-board-doom-third = Gdy runie ostatni, gra natychmiast się kończy.
da-board-doom-end = Gra jest skończona.
da-board-event = Wydarzenie
da-board-next = Następne wydarzenie
da-board-event-deck = wydarzenia w talii
da-board-round = Tura { $round }
da-board-row = Twój rząd
da-board-hand = Ręka
da-board-hand-empty = Brak kart Polityki.
da-board-specials = Karty Specjalne
da-board-specials-none = Brak kart Specjalnych.
da-board-supply = Twój zapas
da-board-spent = wydane, wracają po turze
da-board-no-bid = bez stawki
da-board-sealed = stawka zapieczętowana
da-board-carried = zagrana
da-board-face-down = zakryta
da-board-keep-down = Które z twoich kart zostają zakryte?
da-board-rivals = Który gracz?
da-board-expel = Sześciany z Senatu
da-board-borrow = Pożycz od { $name }
da-board-source-own = za twoją kartę
da-board-source-borrowed = za pożyczoną kartę
da-board-source-hand = za kartę z ręki
da-board-display = Wystawione karty Specjalne
da-board-top = W ciemno z talii
da-board-chosen = wybór gotowy
da-board-thinks = decyduje
da-board-entitled = działa jako { $place }.
da-board-has-played = karta zagrana
da-board-place = { $place }. w Senacie
da-board-order = Kolejność Senatu
da-board-price = cena stronnictwa
da-board-ties = Remis wygrywa ten, kto stoi tu wcześniej.
da-board-acting = { $count ->
    [one] Działa najwyższa stawka.
    [few] Działają { $count } najwyższe stawki.
    [many] Działa { $count } najwyższych stawek.
   *[other] Działa { $count } najwyższej stawki.
  }
da-board-worth = Przybycie
da-board-worth-more = +1 za każdy inny kolor na pokładzie, +1 za ruch statku.
da-board-refugees = własni uchodźcy
da-board-standard = punkty
da-board-politics-pile = karty Polityki
da-board-special-pile = karty Specjalne
da-board-discards = Karty odrzucone
da-board-tie-before = wygrywają remis z tobą
da-board-tie-after = przegrywają remis z tobą
da-board-first-borrows = Pierwszy może zamiast swojej zagrać najbliższą kartę z lewej, której właściciel nie działa:
