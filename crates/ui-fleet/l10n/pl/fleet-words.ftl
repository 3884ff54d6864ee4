# Słowa tej gry: każde słowo w swoich formach, pierwsza z nich stoi na liście, i jego znaczenie.

word-fleet-senate = Senat, Senatu, Senacie, Senatem
says-fleet-senate = Półkole nad portem. Sześciany w nim decydują, kto jest pierwszy, i nie można ich już stawiać.

word-fleet-order = kolejność Senatu, kolejności Senatu, kolejnością Senatu
says-fleet-order = Gracze według liczby sześcianów w Senacie, od największej. Kto jest wyżej, wygrywa każdy remis.

word-fleet-cube = sześcian, sześcianu, sześciany, sześcianów, sześcianami
says-fleet-cube = Jeden z twoich 20. Czym jest, mówi jego miejsce: w Senacie i w stawce wpływami, na statku uchodźcą.

word-fleet-supply = zapas, zapasu, zapasie
says-fleet-supply = Twoje sześciany, których nie ma na statkach, w Senacie ani na kartach: możesz je jeszcze stawiać lub umieszczać.

word-fleet-refugee = uchodźca, uchodźcy, uchodźcę, uchodźców, uchodźcami, uchodźcą
says-fleet-refugee = Sześcian na statku albo na Nowym Lądzie. Daje punkty, gdy jego statek przybywa.

word-fleet-neutral = neutralny uchodźca, neutralni uchodźcy, neutralnych uchodźców, neutralnego uchodźcy, neutralny, neutralnych
says-fleet-neutral = Szare sześciany, które nie należą do nikogo. Zajmują miejsca i liczą się na statku jako jeszcze jeden kolor.

word-fleet-berth = stanowisko, stanowiska, stanowisk, stanowisku
says-fleet-berth = Miejsce statku w porcie, od lewej A do E. Statek, który przybył, wraca na swoje stanowisko.

word-fleet-port = port, portu, porcie
says-fleet-port = Tutaj wsiadają uchodźcy. Stąd statek płynie na ocean.

word-fleet-ocean = ocean, oceanu, oceanie, oceanem
says-fleet-ocean = Połowa drogi. Statek potrzebuje stąd jeszcze jednego ruchu na Nowy Ląd i nikt już nie wsiądzie.

word-fleet-land = Nowy Ląd, Nowego Lądu, Nowym Lądzie, Nowym Lądem
says-fleet-land = Tutaj statki przybywają i dają punkty. Uchodźcy zostają tu do końca tury.

word-fleet-politics = karty Polityki, kart Polityki, karta Polityki, kartę Polityki
says-fleet-politics = Karty na twojej ręce. Co turę wykładasz w rzędzie pięć z siedmiu, po jednej na każde głosowanie.

word-fleet-row = rząd, rzędu, rzędzie, rzędy, rzędów
says-fleet-row = Twoje pięć wyłożonych kart Polityki, od lewej w kolejności głosowań.

word-fleet-bid = stawka, stawki, stawkę, stawce, stawek, stawkami
says-fleet-bid = Sześciany, które w głosowaniu kładziesz na swojej karcie. Zostają tam do końca tury, wygrane czy przegrane.

word-fleet-act = uprawniony, uprawnionych, uprawniona, osoby z najwyższymi stawkami
says-fleet-act = Wśród osób z najwyższymi stawkami, zwykle dwóch pierwszych. Tylko one mogą zagrać kartę.

word-fleet-borrow = kartę sąsiada, pożyczyć, pożyczona, pożyczonej
says-fleet-borrow = Pierwsza osoba może zamiast własnej zagrać kartę najbliższego gracza po lewej, który nie jest uprawniony.

word-fleet-special = karty Specjalne, karta Specjalna, kartę Specjalną, kart Specjalnych
says-fleet-special = Tajne karty. Jedne zagrywa się w odpowiedniej chwili, inne są punktami na koniec.

word-fleet-majority = przewaga, przewagi, przewagę
says-fleet-majority = Najwięcej sześcianów na Nowym Lądzie albo w Senacie na początku fazy Zagłady: po 2 punkty.

word-fleet-upgraded = ulepszony, ulepsza, ulepszony statek, ulepszonego
says-fleet-upgraded = Druga strona statku: więcej miejsc albo własna zdolność. Przynosi ją upadek filaru.
