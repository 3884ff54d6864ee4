### Atlantis Exodus: co stoi na planszy, na wystawkach i w panelach obok.

exodus-board-label = Miasto z trzema poziomami i tor apoteozy
exodus-board-answers = Odpowiedzi
exodus-board-pane-displays = Wystawki

## Miasto

exodus-board-field = { $ring }, pole { $number }
exodus-board-standing = Stoją tam: { $settlers }
exodus-board-tile-gone = Płytka została już zabrana
exodus-board-guard-there = Strażnik obok: { $settler }
exodus-board-guard = strażnik, jeśli chcesz
exodus-board-no-room = Brak miejsca na płytkę: zostaje na polu
exodus-board-king-of = Król: { $names }
exodus-board-neutral-king = Król neutralny
exodus-board-space = Pole { $space }: { $gain }
exodus-board-space-bare = Pole { $space }: bez premii
exodus-board-priest = { $name }: arcykapłan na polu { $space }
exodus-board-year = Rok
exodus-board-catastrophe = Katastrofa roku: środkowa tarcza obróciła się o { $middle ->
    [one] 1 ćwierć obrotu
    [few] { $middle } ćwierci obrotu
   *[many] { $middle } ćwierci obrotu
}, górna dodatkowo o { $top }
exodus-board-year-words = Rok { $year } z { $years }
exodus-strip-order = Kolejność
exodus-strip-scoring = Punktacja
exodus-strip-next = { $region }: punktacja po roku { $year }
exodus-banner-scored = Punktacja osady: { $region }

## Wystawki

exodus-board-order = Kolejność
exodus-board-order-plain = bez premii
exodus-board-order-share = może dzielić pola miasta
exodus-board-order-free = Pole kolejności { $space }: { $bonus }
exodus-board-order-taken = Pole kolejności { $space }: { $name } ({ $bonus })
exodus-board-sorting = Wybierają w tej kolejności: { $names }
exodus-board-pillars = Kolumny
exodus-board-display = Wystawka kolumn { $display }
exodus-board-pillar-stack = { $name }: { $effect } { $below ->
    [0] {""}
    [one] Pod spodem leży jeszcze jedna karta.
    [few] Pod spodem leżą jeszcze { $below } karty.
    [many] Pod spodem leży jeszcze { $below } kart.
   *[other] Pod spodem leży jeszcze { $below } karty.
}
exodus-board-no-pillar-card = Nie leży tu żadna karta
exodus-board-open-tiles = Odkryte płytki
exodus-board-tile-pile = { $kind }: { $count } w stosie
exodus-board-pile = jeszcze { $count } w stosie
exodus-board-residences = Kwatery
exodus-board-knowledge = Karty wiedzy
exodus-board-no-card = Brak karty
exodus-board-discards = Odrzucone: { $cards }
exodus-board-influence = Karty wpływu
exodus-board-influence-deck = { $count ->
    [one] Jedna karta wpływu w talii
    [few] { $count } karty wpływu w talii
    [many] { $count } kart wpływu w talii
   *[other] { $count } karty wpływu w talii
}
exodus-board-bag = W woreczku
exodus-board-supply = W zasobach
exodus-board-ship = Statek: { $type }

## Plansza gracza

exodus-board-of = Plansza: { $name }
exodus-board-open = Otwórz planszę
exodus-board-close = Zamknij
exodus-board-schools = Szkoły
exodus-board-settlement = Osada
exodus-board-stores = Zasoby
exodus-board-node-words = { $profession }: { $count }. Wysłanie daje { $gains }
exodus-board-cost-words = Do pola { $profession }: { $cost }
exodus-board-scores-after = pkt po roku { $year }
exodus-board-was-scored = pkt po roku { $year } ✓
exodus-board-free-cell = { $cell }: wolne; położenie płytki daje { $gain }
exodus-board-agora-cell = { $cell }: wolne, tylko dla agory; położenie płytki daje { $gain }
exodus-board-live = Na nim: { $settlers }
exodus-board-active = Aktywny
exodus-board-favour = Łaska
exodus-board-favour-words = Żetony łaski: { $tokens } z { $limit }
exodus-board-favour-opens = otwarte od { $cells } zajętych pól
exodus-board-ships = Statki
exodus-board-ship-space = Wolne: { $points } za statek nowego typu
exodus-board-aboard = Na pokładzie: { $settler }
exodus-board-nobody-aboard = Nikogo na pokładzie
exodus-board-own-pillars = Kolumny
exodus-board-free-stage = Wolne
exodus-board-sealed = { $count ->
    [one] Jedna zakryta karta wpływu
    [few] { $count } zakryte karty wpływu
    [many] { $count } zakrytych kart wpływu
   *[other] { $count } zakrytej karty wpływu
}
exodus-board-played = Zagrane: { $cards } ({ $count })

## Gracze i punktacje

exodus-board-place = { $place }. w kolejności
exodus-board-steps = Arcykapłan na polu { $steps }
exodus-board-ship-count = { $count ->
    [one] Jeden statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}
exodus-board-in-school = W szkołach: { $count } { $colour }
exodus-board-next-scoring = { $region }: punktacja po roku { $year }
exodus-board-if-now = gdyby punktować teraz
exodus-board-all-scored = Wszystkie regiony są już po punktacji
exodus-board-would-lose = Nie stoi tam jeszcze żadna kwatera: gra byłaby przegrana
