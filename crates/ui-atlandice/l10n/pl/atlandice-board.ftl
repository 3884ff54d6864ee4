### Atlandice: napisy na planszy, we własnym obszarze i w panelach obok.

ad-board-label = Miasto z zegarem
ad-board-round = Runda { $round }
ad-board-left = do fal: { $spaces }
ad-board-last-round = Wskazówka stoi na falach: ostatnie przeszukania
ad-strip-gates = Bramy
ad-strip-searches = Przeszukania
ad-strip-clock = Zegar
ad-banner-emptied = { $area } jest pusta.
ad-banner-exhausted = { $area } jest wyczerpana.
ad-banner-hand = Wskazówka przesuwa się na { $to }{ $kind ->
    [plain] {""}
   *[other] , { $symbol }
}.
ad-board-die = kość z wynikiem { $face }
ad-board-submarine = Łódź podwodna
ad-board-submarine-words = Kto przeszukuje obszar przy łodzi podwodnej, może wziąć stamtąd dodatkowy zasób.
ad-board-tile = Kafelek: { $area }
ad-board-tile-won = Kafelek: { $area }, { $points }
ad-board-below = { $count ->
    [one] Pod spodem leży jeszcze jeden kafelek:
    [few] Pod spodem leżą jeszcze { $count } kafelki w nieznanej kolejności:
    [many] Pod spodem leży jeszcze { $count } kafelków w nieznanej kolejności:
   *[other] Pod spodem leży jeszcze { $count } kafelka w nieznanej kolejności:
}
ad-board-last-tile = Ostatni kafelek: gdy dzielnica znów będzie pusta, zostanie wyczerpana.
ad-board-exhausted = wyczerpana

## Co daje wybór

ad-board-nobody = nikt
ad-board-stays = Jeśli ta kość zostanie, wskazówka przesunie się o { $spaces }

## Własny obszar i panele

ad-board-dice-taken = wzięte { $taken } z { $all }
ad-board-give-title = Oddaj dwa za punkt:
ad-board-start = zaczyna rundę
ad-board-total = Wszystkie zasoby:
ad-board-tokens-district = { $points } z opróżnionych dzielnic
ad-board-tokens-inventory = { $points } z inwentaryzacji
ad-board-tokens-donation = { $points } z darowizn
ad-board-majorities = Większości
ad-board-tie = remis
ad-board-box = Poza grą:
