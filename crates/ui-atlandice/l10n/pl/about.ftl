# What pages say of the game before it is played.

pitch-atlandice = Przeszukuj dzielnice, gdy zegar na wieży biegnie ku falom.
about-atlandice-1 = Woda się podnosi, a bramy miasta są otwarte tylko tam, gdzie leżą kości. Za nimi czekają klejnoty, księgi, prowiant, narzędzia i bronie: weź kość, przeszukaj obszar obok niej i zabierz zasób, czasem więcej, bo każda dzielnica ma własny efekt.
about-atlandice-2 = Gdy dzielnica jest pusta, jej kafelek dostaje ten, kto ma najwięcej jej zasobów, a drugie miejsce jest warte punkt. Potem wszystkie zasoby tego rodzaju wracają, a nowy kafelek przynosi nowy efekt. Przy łodzi podwodnej bierze się o jeden zasób więcej, a na Czarnym rynku jest wszystkiego po trochu.
about-atlandice-3 = Jedyna kość, której nikt nie wziął, przesuwa wskazówkę zegara na wieży: do inwentaryzacji, do darowizn, a w końcu do fal. Wtedy większości porównuje się ostatni raz i wygrywa, kto ma najwięcej punktów zwycięstwa. Przy dwóch osobach gra z wami gracz neutralny, o którego ruchach decydujecie na zmianę.
turn-atlandice-1 = Rzuca się wszystkimi kośćmi. Każda trafia obok dzielnicy ze swoim numerem, a szóstka obok Czarnego rynku.
turn-atlandice-2 = Po kolei weź kość i przeszukaj jej obszar: weź stamtąd zasób, jeszcze jeden, jeśli jest tam łódź podwodna, a potem wykonaj efekt dzielnicy.
turn-atlandice-3 = Punktuje się dzielnicę, która po twoim przeszukaniu jest pusta: 3 punkty za najwięcej jej zasobów, 1 za drugie miejsce. Potem wszyscy odkładają te zasoby.
turn-atlandice-4 = Gdy wszyscy wzięli po dwie kości, zostaje jedna. Symbole wskazówki jej obszaru mówią, jak daleko przesunie się wskazówka zegara.
turn-atlandice-5 = Tam, gdzie wskazówka się zatrzyma, może być inwentaryzacja, czyli punkt za najwięcej zasobów, albo darowizna: punkt za każde dwa oddane zasoby.
turn-atlandice-6 = Graczem rozpoczynającym zostaje następna osoba. Gdy wskazówka dojdzie do fal, gra się kończy i każdy rodzaj zasobów punktuje się ostatni raz.
turn-atlandice-7 = Przy dwóch osobach każda bierze trzy kości i jedną z nich daje graczowi neutralnemu.
