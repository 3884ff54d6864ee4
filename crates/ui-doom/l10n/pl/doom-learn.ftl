# Karty przed pierwszą grą i to, co mówi przewodnik.

learn-doom-goal-title = Za ocean
learn-doom-goal = Umieść swoich uchodźców na statkach i doprowadź statki na Nowy Ląd. Im więcej twoich na statku i im więcej kolorów obok nich, tym więcej punktów.
learn-doom-goal-tip = Twoje 20 sześcianów to twój głos, twoja sakiewka i twoi ludzie.
learn-doom-turn-title = Senat, karty, statki
learn-doom-turn-1 = Dołóż sześciany do Senatu: kto prowadzi, wygrywa remisy.
learn-doom-turn-2 = Kup stronnictwo z jego zdolnością albo spasuj i weź jedno za darmo.
learn-doom-turn-3 = Wyłóż pięć kart i stawiaj na każdą: zagrywają osoby z najwyższymi stawkami.
learn-doom-turn-4 = Działa wydarzenie, trzy statki płyną, sześciany wracają.
learn-doom-turn-tip = Stawka przepada na turę, wygrana czy przegrana.
learn-doom-end-title = Trzecia Zagłada
learn-doom-end = Trzy karty Zagłady burzą trzy filary, a trzecia natychmiast kończy grę, najwcześniej w czwartej turze. Wygrywa osoba z największą liczbą punktów, razem z tymi na kartach Specjalnych.
learn-doom-end-tip = Statki już wtedy nie płyną, więc zdąż wcześniej.

coach-doom-first = Wsiadaj tam, gdzie wsiądą i inni: każdy kolor to punkt, a pełne statki płyną pierwsze.
coach-doom-senate = Kto tu prowadzi, wygrywa remisy i 2 punkty; połowa zwykle zostaje na następną turę.
coach-doom-faction = Pas nic nie kosztuje: jeśli pasują ci dwa stronnictwa, niech płacą inni, a ty weź resztę.
coach-doom-row = Głosowania idą od lewej do prawej: najpierw umieść ludzi na statku, potem go przesuń.
coach-doom-bid = Te sześciany muszą starczyć na pięć głosowań i uchodźców. Stawka 0 to też stawka.
coach-doom-declare = Nie musisz być na pierwszym miejscu, wystarczy być wśród uprawnionych. Reszta się marnuje.
coach-doom-borrow = Masz pierwsze miejsce: karta sąsiada może dać ci więcej niż własna.
coach-doom-board = Twój drugi uchodźca na statku dodaje 2 punkty, trzeci 3, a piąty aż 5.
coach-doom-sail = Punkty dostaną wszyscy na pokładzie. Statki z kropkowaną drogą popłyną same: pomóż innemu.
coach-doom-target = Uderz tam, gdzie inni stracą dużo, a ty nic: najpierw zobacz, kto jest na pokładzie.
coach-doom-window = Pytany jest każdy, kto mógłby mieć taką kartę. Pas niczego o twoich kartach nie zdradza.
coach-doom-last = Odtąd faza Zagłady może skończyć grę, zanim statki popłyną. Doprowadzaj swoich kartami.
