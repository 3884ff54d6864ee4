## Plansza Zagłady Atlantydy: własne napisy

da-board-majority-nobody = przewaga neutralnych: bez punktów
da-phase-senate = Senat
da-phase-factions = Stronnictwa
da-phase-votes = Głosowania
da-board-lands-royal = Twoją kartą „Królewski statek”
da-board-next = Następne wydarzenie
da-board-spent = wydane, wracają po turze
da-board-rivals = Który gracz?
da-board-display = Wystawione karty Specjalne
da-board-top = W ciemno z talii
da-board-price = cena stronnictwa
