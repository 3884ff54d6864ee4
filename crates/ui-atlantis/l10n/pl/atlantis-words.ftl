# Słowa tej gry: każde słowo w swoich formach, pierwsza z nich stoi na liście, i jego znaczenie.

word-atlantis-mainland = stały ląd, stałego lądu, stałym lądzie, stałym lądem
says-atlantis-mainland = Brzeg na końcu ścieżki, cel wszystkich pionków. Mieści się na nim dowolnie wiele.

word-atlantis-path = ścieżka, ścieżki, ścieżkę, ścieżce, ścieżką
says-atlantis-path = Rząd kafelków z Atlantydy na stały ląd. Z każdą turą jest krótszy.

word-atlantis-figure = pionek, pionka, pionki, pionków, pionkiem, pionkami
says-atlantis-figure = Jeden z twoich trzech pionków na ścieżce. Idzie zawsze tylko do przodu.

word-atlantis-object = przedmiot, przedmiotu, przedmiotem, przedmioty, przedmiotów
says-atlantis-object = Jeden z siedmiu obrazków: amfora, korona, flaga, hełm, oliwka, pierścień, posąg. Karta prowadzi do kafelka z takim samym.

word-atlantis-value = wartość, wartości, wartością
says-atlantis-value = Liczba na kafelku, od 1 do 7: tyle płaci za wodę i tyle daje punktów na końcu.

word-atlantis-free = wolny kafelek, wolnego kafelka, wolne kafelki
says-atlantis-free = Kafelek, na którym nie stoi żaden pionek. Tylko taki można zabrać.

word-atlantis-gap = luka, luki, lukę, luk, luce, luką, lukami
says-atlantis-gap = Woda między dwoma kafelkami, bez względu na szerokość. Kosztuje mniejszą z dwóch wartości obok.

word-atlantis-change = reszta, reszty
says-atlantis-change = To, co wróciłoby po zapłaceniu zbyt wiele. Tutaj nie wraca nic.

word-atlantis-bridge = most, mostu, mostem, mosty, moście
says-atlantis-bridge = Każdy gracz ma jeden. Położony w luce, czyni ją darmową dla wszystkich do końca gry.

word-atlantis-hand = karty na ręce, kart na ręce
says-atlantis-hand = Karty, które trzymasz. Widzisz je tylko ty; ile ich jest, wiedzą wszyscy.

word-atlantis-crossing = końcowa przeprawa, końcowej przeprawy, końcowej przeprawie, przeprawa, przeprawie
says-atlantis-crossing = Po końcu gry wszystkie pozostałe pionki przeprawiają się na stały ląd i płacą za każdą lukę po drodze.
