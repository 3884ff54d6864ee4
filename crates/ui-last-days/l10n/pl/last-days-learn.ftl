# Karty przed pierwszą grą i to, co mówi przewodnik.

learn-last-days-goal-title = Za ocean
learn-last-days-goal = Umieść swoich uchodźców na statkach i doprowadź statki na Nowy Ląd. Im więcej twoich na statku i im więcej kolorów obok nich, tym więcej punktów.
learn-last-days-goal-tip = Twoje 20 sześcianów to twój głos i twoi ludzie.
learn-last-days-turn-title = Senat, karty, statki
learn-last-days-turn-1 = Włóż sześciany do Senatu: kto prowadzi, wygrywa remisy.
learn-last-days-turn-2 = Weź stronnictwo z jego zdolnością.
learn-last-days-turn-3 = Wyłóż pięć kart i stawiaj na każdą: zagrywają osoby z najwyższymi stawkami.
learn-last-days-turn-4 = Trzy statki płyną, działa wydarzenie, sześciany wracają.
learn-last-days-turn-tip = Stawka przepada na turę, wygrana czy przegrana.
learn-last-days-end-title = Trzeci filar
learn-last-days-end = Trzy Wydarzenia Zagłady burzą trzy filary, a trzeci kończy grę, gdy statki popłyną jeszcze raz. Wygrywa osoba z największą liczbą punktów, razem z tymi na kartach Specjalnych.
learn-last-days-end-tip = Kto do tej chwili nie dotrze, nie daje punktów.

coach-last-days-first = Wsiadaj tam, gdzie wsiądą i inni: każdy kolor to punkt, a pełne statki płyną pierwsze.
coach-last-days-influence = Kto tu prowadzi, wygrywa remisy i 2 punkty. Ale sześcianów z Senatu nie można już stawiać.
coach-last-days-senator = Znacznik premii to pewny punkt. Poza tym weź zdolność, która pasuje do twoich kart.
coach-last-days-row = Głosowania idą od lewej do prawej: najpierw umieść ludzi na statku, potem go przesuń.
coach-last-days-bid = Te sześciany muszą starczyć na pięć głosowań i uchodźców. Stawka 0 to też stawka.
coach-last-days-declare = Nie musisz być na pierwszym miejscu, wystarczy być wśród uprawnionych. Reszta się marnuje.
coach-last-days-borrow = Masz pierwsze miejsce: karta sąsiada może dać ci więcej niż własna.
coach-last-days-board = Twój drugi uchodźca na statku dodaje 2 punkty, trzeci 3, a piąty aż 5.
coach-last-days-sail = Punkty dostaną wszyscy na pokładzie. Statki z kropkowaną drogą popłyną same: pomóż innemu.
coach-last-days-window = Pytany jest każdy, kto mógłby mieć taką kartę. Pas niczego o twoich kartach nie zdradza.
coach-last-days-event = Wydarzenie zapowiada, co przyniesie faza Zagłady. Przygotuj się, póki można.
coach-last-days-last = To ostatnia tura. Punkty da tylko ten, kto dotrze, a z portu to dwa ruchy.
