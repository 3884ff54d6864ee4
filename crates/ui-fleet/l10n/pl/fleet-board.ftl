## Plansze obu wydań gry o senacie: napisy na obrazie

fleet-board-label = Port, ocean i Nowy Ląd, nad nimi Senat
fleet-board-port = Port Atlantydy
fleet-board-ocean = Ocean
fleet-board-calm = Żaden statek nie jest w drodze.
fleet-board-at-sea = na oceanie
fleet-board-hold = ładownia
fleet-board-camp = Plac spotkań
fleet-board-land = Nowy Ląd
fleet-board-land-empty = jeszcze nikogo
fleet-board-majority = przewaga, +{ $points } PZ
fleet-board-would-sail = Wypłynie w fazie Zagłady jako numer { $place }, jeśli nic się nie zmieni.
fleet-board-would-land = Dopłynie w fazie Zagłady jako numer { $place }, jeśli nic się nie zmieni.
fleet-board-lands-itself = Przybywa automatycznie
fleet-board-lands-by-you = Przybywa dzięki tobie
fleet-board-senate = Senat
fleet-board-doom = { $left ->
    [0] Nie stoi żaden filar
    [one] Stoi jeden filar
    [few] Stoją { $left } filary
    [many] Stoi { $left } filarów
   *[other] Stoi { $left } filaru
  }
fleet-board-doom-first = Gdy runie następny, statki A i B zostaną ulepszone.
fleet-board-doom-second = Gdy runie następny, statki C, D i E zostaną ulepszone.
fleet-board-doom-third = Gdy runie ostatni, gra natychmiast się kończy.
fleet-board-doom-end = Gra jest skończona.
fleet-board-event = Wydarzenie
fleet-board-event-deck = wydarzenia w talii
fleet-board-round = Tura { $round }
fleet-banner-landed = { $ship } przybywa.
fleet-banner-landed-several = { $count ->
    [one] Przybywa { $count } statek.
    [few] Przybywają { $count } statki.
   *[many] Przybywa { $count } statków.
}
fleet-banner-decided = Uprawnieni: { $names }
fleet-banner-event = Wydarzenie: { $event }
fleet-phase-row = Rząd
fleet-phase-doom = Zagłada
fleet-board-row = Twój rząd
fleet-board-hand = Karty na ręce
fleet-board-hand-empty = Brak kart Polityki.
fleet-board-specials = Karty Specjalne
fleet-board-specials-none = Brak kart Specjalnych.
fleet-board-supply = Za zasłonką
fleet-board-no-bid = bez stawki
fleet-board-sealed = stawka wybrana
fleet-board-carried = zagrana
fleet-board-face-down = zakryta
fleet-board-keep-down = Które z twoich kart zostają zakryte?
fleet-board-expel = Sześciany z Senatu
fleet-board-borrow = Pożycz kartę: { $name }
fleet-board-source-own = za twoją kartę
fleet-board-source-borrowed = za pożyczoną kartę
fleet-board-source-hand = za kartę z ręki
fleet-board-chosen = wybór gotowy
fleet-board-thinks = decyduje
fleet-board-entitled = kolejność: { $place }.
fleet-board-has-played = karta zagrana
fleet-board-place = { $place }. w Senacie
fleet-board-order = Kolejność Senatu
fleet-board-ties = Remis wygrywa ten, kto stoi tu wcześniej.
fleet-board-acting = { $count ->
    [one] Kartę zagrywa osoba z najwyższą stawką.
    [few] Karty zagrywają { $count } osoby z najwyższymi stawkami.
    [many] Karty zagrywa { $count } osób z najwyższymi stawkami.
   *[other] Karty zagrywa { $count } osoby z najwyższymi stawkami.
  }
fleet-board-worth = Przybycie
fleet-board-worth-more = +1 za każdy inny kolor na pokładzie, +1 za ruch statku.
fleet-board-refugees = własni uchodźcy
fleet-board-standard = punkty
fleet-board-politics-pile = karty Polityki
fleet-board-special-pile = karty Specjalne
fleet-board-discards = Karty odrzucone
fleet-board-tie-before = wygrywają remis z tobą
fleet-board-tie-after = przegrywają remis z tobą
fleet-board-tie-you = ty
fleet-board-first-borrows = Pierwszy może zamiast swojej zagrać najbliższą kartę z lewej, której właściciel nie działa:
fleet-board-slot = Miejsce { $place } w rzędzie
fleet-board-track = Punkty zwycięstwa
