# Słowa tej gry: każde słowo w swoich formach, pierwsza z nich stoi na liście, i jego znaczenie.

word-exodus-king = król, króla, królów, królem
says-exodus-king = W każdej rundzie stoi na jednym polu miasta i przynosi ci to, co ono daje.

word-exodus-ring = poziom, poziomu, poziomie, poziomy
says-exodus-ring = Jeden z trzech stopni miasta: górny, środkowy, dolny. Król schodzi co rundę o jeden.

word-exodus-area = sektor, sektora, sektorów, sektory
says-exodus-area = Ćwiartka poziomu między murami. Król schodzi z niej do dwóch sektorów niższego poziomu.

word-exodus-guard = strażnik, strażnika, strażnicy
says-exodus-guard = Osadnik między polami sektora. Kto umieści obok króla, może go zabrać ze sobą.

word-exodus-settler = osadnik, osadnika, osadnicy, osadników, osadnikiem
says-exodus-settler = Fioletowy, biały albo brązowy. Szkolisz ich w szkole i wysyłasz, żeby punktowali.

word-exodus-school = szkoła, szkoły, szkole, szkołę
says-exodus-school = Część twojej planszy, w której osadnicy czekają i się uczą. Kto zostanie tam do końca, kosztuje 3 punkty.

word-exodus-profession = zawód, zawody, zawodu, zawodów
says-exodus-profession = To, czego osadnik nauczył się wzdłuż strzałek szkoły. Wyższe dają więcej, gdy odchodzi.

word-exodus-dispatch = wyślij, wysyłasz, wysłać, wysłanie, odchodzą, opuszcza
says-exodus-dispatch = Przenieść osadnika ze szkoły do kwatery, warsztatu albo na statek. Każdy zawód daje wtedy swoją premię.

word-exodus-book = podręcznik, podręczniki, podręczników, podręcznika
says-exodus-book = Nauka, kultura albo rzemiosło. Podręcznikami płaci się za szkolenie; złoto żadnego nie zastąpi.

word-exodus-flame = płomień, płomienie, płomienia, płomieni
says-exodus-flame = Jeden krok twojego arcykapłana na torze apoteozy.

word-exodus-favour = żeton łaski, żetony łaski, żetonu łaski, żetonów łaski
says-exodus-favour = Oddany daje w twojej turze jeszcze jedną akcję.

word-exodus-region = region, regionu, regionów, regiony, regionie
says-exodus-region = Rząd twojej osady. Każdy punktuje się raz: po roku 2, 4 i 5.

word-exodus-residence = kwatera, kwatery, kwaterę, kwaterze
says-exodus-residence = Płytka z 3 albo 5 miejscami dla wszystkich osadników. Musi być pełna, zanim zaczniesz następną.

word-exodus-workshop = warsztat, warsztatu, warsztaty, warsztatów
says-exodus-workshop = Płytka dla określonych zawodów lub kolorów. Gdy jest pełna, przynosi zysk, ilekroć król dostaje to, co wskazuje.

word-exodus-agora = agora, agory, agorę
says-exodus-agora = Płytka na jedno z trzech miejsc na agorę. Od razu daje to, co na niej widać.

word-exodus-pillar = Kolumna Pamięci, kolumn
says-exodus-pillar = Cokół, trzon i kapitel, jeden na drugim. Każdej kolumny możesz w turze użyć raz bez akcji.

word-exodus-knowledge = karta wiedzy, karty wiedzy, kartę wiedzy
says-exodus-knowledge = Wymaga dwóch zawodów, które odchodzą razem, i punktuje na końcu.

word-exodus-influence = karta wpływu, karty wpływu, kartę wpływu, kart wpływu
says-exodus-influence = Pochodzi z toru. Zagranie jej to akcja; niezagrana jest na końcu warta 1 punkt.

word-exodus-monument = monument, monumenty, monumentu
says-exodus-monument = Z pól 15 i 31 toru. Zajmuje pole osady i punktuje na końcu.
