# Słowa tej gry: każde słowo w swoich formach, pierwsza z nich stoi na liście, i jego znaczenie.

word-atlandice-area = obszar, obszaru, obszarem, obszary, obszarów
says-atlandice-area = Jedno z sześciu miejsc do przeszukania: pięć dzielnic i Czarny rynek. Każde ma liczbę kości.

word-atlandice-district = dzielnica, dzielnicy, dzielnice, dzielnicę, dzielnicach, dzielnic
says-atlandice-district = Jubiler, Biblioteka, Tawerna, Zakłady mechaniczne albo Kuźnia: każda ma własny rodzaj zasobów i trzy kafelki.

word-atlandice-market = Czarny rynek, Czarnego rynku, Czarnym rynku
says-atlandice-market = Szósty obszar. Leży w nim wszystkich pięć rodzajów; nie ma efektu i nigdy się go nie punktuje.

word-atlandice-resource = zasób, zasobu, zasoby, zasobów, zasobem
says-atlandice-resource = Klejnoty, księgi, prowiant, narzędzia i broń: pięć rodzajów, które się porównuje.

word-atlandice-gate = brama, bramy, bram, bramach, bramie
says-atlandice-gate = Otwarta tam, gdzie leży kość. Bez kości nikt nie może przeszukać obszaru za nią.

word-atlandice-search = przeszukanie, przeszukania, przeszukaniu, przeszukuje, przeszukujesz, przeszukaj
says-atlandice-search = Twoja tura: bierzesz kość, zasób z jej obszaru i wykonujesz tamtejszy efekt.

word-atlandice-effect = efekt, efektu, efekty, efektem
says-atlandice-effect = To, co po wzięciu zasobu pozwala lub każe ci zrobić górny kafelek dzielnicy.

word-atlandice-submarine = łódź podwodna, łodzi podwodnej, łódź podwodną, łodzią podwodną
says-atlandice-submarine = Stoi przy jednym obszarze. Kto go przeszukuje, może wziąć jeden zasób więcej.

word-atlandice-majority = większość, większości, najwięcej
says-atlandice-majority = Więcej zasobów jednego rodzaju, niż ma ktokolwiek inny. Przy remisie punktuje każdy z remisujących.

word-atlandice-empty = pusta, pustej, pustą, opróżniona, opróżnisz
says-atlandice-empty = W dzielnicy nie leży już nic, żadnego rodzaju. Punktuje się ją, a jej zasoby wracają.

word-atlandice-exhausted = wyczerpana, wyczerpane, wyczerpany
says-atlandice-exhausted = Dzielnica, której trzeci kafelek już punktowano. Ona i wszystkie jej zasoby są poza grą.

word-atlandice-hands = symbole wskazówki, symboli wskazówki, symbol wskazówki
says-atlandice-hands = Mówią, o ile pól przesunie się wskazówka, gdy ostatnia kość leży w tym obszarze.

word-atlandice-inventory = inwentaryzacja, inwentaryzacji, inwentaryzację
says-atlandice-inventory = Pole zegara: kto ma najwięcej zasobów pokazanego rodzaju, dostaje 1 punkt i zatrzymuje wszystko.

word-atlandice-donation = darowizna, darowizny, darowiznę, darowizn
says-atlandice-donation = Pole zegara: za każde dwa oddane zasoby dowolnych rodzajów dostajesz 1 punkt, ile razy chcesz.

word-atlandice-waves = fale, fal, falach
says-atlandice-waves = Ostatnie pole zegara. Gdy dojdzie do niego wskazówka, gra się kończy i porównuje się wszystkie rodzaje.

word-atlandice-start = gracz rozpoczynający, gracza rozpoczynającego, graczem rozpoczynającym
says-atlandice-start = Przeszukuje w rundzie pierwszy. Następną rundę zaczyna osoba po lewej.

word-atlandice-neutral = gracz neutralny, gracza neutralnego, graczowi neutralnemu
says-atlandice-neutral = Gra z wami, gdy gracie we dwoje. Punktuje jak każdy, o niczym nie decyduje i nie może wygrać.
