# What pages say of the game before it is played.

game-year = Jak przebiega rok
pitch-exodus = Obracaj trzy poziomy miasta i wyprowadź swój lud.
about-exodus-1 = Atlantydzie zostało pięć lat, a wiedza jej mieszkańców nie może zatonąć razem z nią. Miasto ma trzy okrągłe poziomy; królowie schodzą po nich od pałacu do portu, a każde pole, na którym się zatrzymają, daje podręczniki, złoto, osadników lub płytkę. Co roku katastrofa obraca poziomy względem siebie i otwierają się inne drogi.
about-exodus-2 = Na twojej planszy osadnicy chodzą do szkoły: naukowiec zostaje fizykiem, potem astronomem, a z robotników wyrastają budowniczowie. Gotowych wysyłasz do kwater, warsztatów i na statki, a im lepsze wyszkolenie, tym większa premia za wysłanie. Dwóch wyszkolonych osadników razem daje kartę wiedzy, która punktuje na końcu.
about-exodus-3 = Twój arcykapłan idzie torem płomieni i zbiera po drodze złoto, karty wpływu i monumenty. Po drugim, czwartym i piątym roku punktuje się jeden region twojej osady: w każdym kolorze dostajesz punkty za wszystkich, którzy mają tam mniej osadników. Kto na końcu wciąż czeka w szkole, kosztuje 3 punkty. Wygrywa osoba z największą liczbą punktów zwycięstwa; w pojedynkę grasz o tytuł, od Rybaka po Atlasa.
turn-exodus-1 = Od drugiego roku płytka katastrofy obraca środkowy i górny poziom; płytki i osadnicy w mieście się odnawiają, pojawiają się nowe karty.
turn-exodus-2 = Wszyscy po kolei wybierają miejsce w kolejności tego roku. Dalsze miejsca dają krok, podręcznik lub złoto; kto przy czterech osobach wybierze ostatnie, może dzielić pole z innym królem.
turn-exodus-3 = Następują trzy rundy, po jednej na każdym poziomie, od góry do dołu. W każdej najpierw wszyscy umieszczają króla, potem wszyscy wykonują akcje.
turn-exodus-4 = Postaw króla na polu, do którego możesz dojść: zatrzymują cię mury, a pole mieści jednego króla. Otrzymujesz wszystko, co pole daje, w stałej kolejności; strażnik stojący obok może pójść z tobą.
turn-exodus-5 = Potem masz dwie akcje i jeszcze jedną za każdy wydany żeton łaski: przesuń arcykapłana, wyszkol osadnika, wyślij osadnika, weź kartę wiedzy albo zagraj kartę wpływu.
turn-exodus-6 = Każdej ze swoich Kolumn Pamięci możesz w turze użyć raz; nie kosztuje to akcji.
turn-exodus-7 = Kwaterę bierze się, gdy ktoś się wprowadza, i trzeba ją zapełnić, zanim weźmie się następną. Każda położona płytka daje premię swojego pola.
turn-exodus-8 = Po roku 2 punktuje się Afrykę Północną, po roku 4 Mezopotamię, po roku 5 Mezoamerykę. Na końcu liczą się też karty wiedzy, monumenty oraz pełne rzędy i kolumny.
first-exodus-1 = Zacznij od gry solo: nikt na ciebie nie czeka, a przeciwnikiem jest tylko los. Krok możesz cofnąć, dopóki od tamtej pory niczego nie dobrano.
first-exodus-2 = Rok 1: weź osadników z górnego poziomu i wyszkol jednego lub dwóch za pierwsze podręczniki. Kto odejdzie niewyszkolony, nie jest stracony, tylko mniej wart.
first-exodus-3 = Pierwszą kwaterę połóż w Afryce Północnej, w górnym rzędzie: punktuje się ją po roku 2. W pojedynkę potrzebujesz kwatery w każdym punktowanym regionie, inaczej gra jest przegrana.
first-exodus-4 = Wcześnie spójrz na karty wiedzy: dwóch osadników o właściwych zawodach daje jedną i odchodzi w tej samej akcji.
first-exodus-5 = Płomienie się sumują. Pole 15 daje monument, a po drodze leżą karty wpływu. Pola z premią płomieni lub złota to dobre miejsca na pierwsze płytki.
first-exodus-6 = W roku 5 wyślij wszystkich: każdy osadnik w szkole kosztuje 3 punkty, a karta wpływu, której nigdy nie zagrasz, i tak jest warta 1.
first-exodus-7 = Dotknij tego, czego nie możesz zrobić, a zobaczysz powód; każdy powód prowadzi do swojego punktu zasad.
choice-discs = Położenie tarcz na początku
choice-value-zero = Zwykłe położenie
