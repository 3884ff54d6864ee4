### Atlandice: napisy na planszy, we własnym obszarze i w panelach obok.

ad-board-label = Miasto z zegarem
ad-board-round = Runda { $round }
ad-board-left = do fal: { $spaces }
ad-board-last-round = Wskazówka stoi na falach: ostatnie przeszukania
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
ad-board-plain = pole bez symbolu

## Co daje wybór

ad-board-gain = { $who ->
    [you] Dostajesz { $goods }
   *[neutral] Gracz neutralny dostaje { $goods }
}
ad-board-gain-choice = { $who ->
    [you] Wybierasz jeden zasób dla siebie:
   *[neutral] Wybierasz jeden zasób dla gracza neutralnego:
}
ad-board-gain-nothing = Nic tam nie leży
ad-board-gain-submarine = Łódź podwodna: jeszcze jeden zasób stamtąd
ad-board-empties = Opróżnia { $area }:
ad-board-nobody = nikt
ad-board-returns = Powrót { $goods }:
ad-board-leaves = Usunięcie { $goods } z gry:
ad-board-stays = Jeśli ta kość zostanie, wskazówka przesunie się o { $spaces }
ad-board-turns = Potem wskazówka przesunie się o { $spaces }

## Własny obszar i panele

ad-board-goods-title = Twoje zasoby
ad-board-won-title = Zdobyte dotąd
ad-board-dice-title = Kości tej rundy
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
