### Atlantis Exodus: karty przed pierwszą partią i to, co mówi obok niej trener.

## Trzy karty

learn-exodus-goal-title = Wyszkol i ocal
learn-exodus-goal = Atlantydzie zostało pięć lat: zbieraj osadników, szkol ich i wysyłaj do trzech regionów za morzem. Wygrywa osoba z największą liczbą punktów zwycięstwa.
learn-exodus-goal-tip = Im lepsze wyszkolenie, tym więcej daje wysłanie.
learn-exodus-turn-title = Król, potem dwie akcje
learn-exodus-turn-1 = Umieść króla, co rundę o poziom niżej.
learn-exodus-turn-2 = Weź wszystko, co daje jego pole.
learn-exodus-turn-3 = Gdy stoją wszyscy królowie, masz dwie akcje.
learn-exodus-turn-4 = Szkol, wysyłaj, przesuń arcykapłana, użyj kart.
learn-exodus-turn-tip = Krok możesz cofnąć, dopóki niczego nie dobrano.
learn-exodus-end-title = Trzy punktacje, pięć lat
learn-exodus-end = Po latach 2, 4 i 5 punktuje się region: w każdym kolorze dostajesz punkty za wszystkich, którzy mają tam mniej osadników. Na końcu dochodzą karty, monumenty i pełne rzędy, a kto wciąż jest w szkole, kosztuje 3.
learn-exodus-end-tip = W roku 5 wyślij wszystkich.

## Trener

coach-exodus-order = Pierwsze miejsce to pierwszy wybór pola. Jeśli nikt nie chce twojego, lepsza jest premia.
coach-exodus-reach = Spójrz o poziom dalej: od tego pola zależy, do których czterech dojdziesz potem.
coach-exodus-guard = Jeden osadnik więcej za darmo. Weź go, chyba że nie zdąży już odejść.
coach-exodus-train = Najpierw szkol, potem wysyłaj: naukowiec daje 1 punkt, astronom 6.
coach-exodus-ship = Na statku osadnik liczy się we wszystkich trzech punktacjach, w kwaterze tylko w jednej.
coach-exodus-residence = Musi być pełna przed następną. Trzy miejsca zapełnisz szybko, pięć potrwa długo.
coach-exodus-row = Kładź w rzędzie, który punktuje się najbliżej, i patrz na premię pola.
coach-exodus-knowledge = Tu jedna akcja wysyła dwóch osadników, a karta punktuje na końcu.
coach-exodus-favour = Pola łaski są pełne. Wydaj żeton, inaczej następny przepadnie.
coach-exodus-scoring = Po tej rundzie punktuje się ten rząd. Jeden osadnik więcej zmienia remis w punkty.
coach-exodus-last-year = Ostatni rok: wszyscy muszą opuścić szkołę. Każdy, kto zostanie, kosztuje 3 punkty.
coach-exodus-solo = W pojedynkę potrzebujesz kwatery w następnym punktowanym rzędzie, inaczej przegrasz grę.
