### Atlandice: trzy karty przed pierwszą partią i to, co mówi doradca.

## Karty

learn-atlandice-goal-title = Więcej niż inni
learn-atlandice-goal = Szukaj w tonącym mieście klejnotów, ksiąg, prowiantu, narzędzi i broni. Kto ma najwięcej zasobów danego rodzaju, gdy się go punktuje, dostaje punkty.
learn-atlandice-goal-tip = Przewaga jednego zasobu daje tyle samo co przewaga pięciu.
learn-atlandice-turn-title = Kość, zasób, efekt
learn-atlandice-turn-1 = Weź kość i przeszukaj obszar obok niej.
learn-atlandice-turn-2 = Weź stamtąd zasób.
learn-atlandice-turn-3 = Weź jeszcze jeden, jeśli stoi tam łódź podwodna.
learn-atlandice-turn-4 = Wykonaj efekt kafelka.
learn-atlandice-turn-tip = Każdy przeszukuje dwa razy; kość, która zostanie, przesuwa wskazówkę.
learn-atlandice-end-title = Wskazówka na falach
learn-atlandice-end = Gdy wskazówka dojdzie do fal, wszystkie pięć rodzajów punktuje się jeszcze raz: 3 punkty za najwięcej, 1 za drugie miejsce. Wygrywa osoba z największą liczbą punktów.
learn-atlandice-end-tip = Nawet jeden zasób to większość, jeśli nikt inny takiego nie ma.

## Doradca: dlaczego warto to teraz zrobić

coach-atlandice-first = Punktuje, kto ma najwięcej danego rodzaju. Wybierz bramę tam, gdzie chcesz prowadzić.
coach-atlandice-submarine = Kość przy łodzi podwodnej daje dwa zasoby. Następna osoba też ma na nią ochotę.
coach-atlandice-sail = Wyślij ją tam, gdzie nie ma kości: przy kości skorzystają z niej inni przed tobą.
coach-atlandice-mine = Tu będziesz mieć najwięcej. Weź ostatni zasób, a 3 punkty są pewne.
coach-atlandice-theirs = Uważaj na ostatni zasób: jeśli opróżnisz tę dzielnicę, 3 punkty dostanie ktoś inny.
coach-atlandice-tie = Jeszcze jeden zasób i będzie remis na czele. Przy remisie każdy dostaje pełne 3 punkty.
coach-atlandice-heap = Prowadzisz tu wyraźnie, więcej już nic nie da. Opłaca się za to pierwsze miejsce gdzie indziej.
coach-atlandice-last-die = Zostały dwie kości. Ta, której nie weźmiesz, przesunie zegar: zobacz, gdzie stanie wskazówka.
coach-atlandice-donation = Oddaj to, co nigdzie nie prowadzi. Zasoby dające większość będą później warte 3 punkty.
coach-atlandice-block = Dzielnica z obcym zasobem nie jest pusta. Połóż go tam, gdzie prowadzi ktoś inny.
coach-atlandice-turn-die = Obróć kość ku bramie, której zaraz potrzebujesz, albo zabierz ją sprzed tej, której chcą inni.
coach-atlandice-late = Fale są blisko, a wtedy punktuje się wszystkie rodzaje. Bierz tam, gdzie jeden zasób da ci awans.
