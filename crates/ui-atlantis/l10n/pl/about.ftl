# What pages say of the game before it is played.

pitch-atlantis = Przejdź ścieżką, zanim zatonie, i wynieś jak najwięcej skarbów.
about-atlantis-1 = Atlantyda tonie. Z miasta na stały ląd prowadzi ścieżka z kafelków, a twoje trzy pionki muszą przejść na drugą stronę. Każda karta pokazuje przedmiot; po jej zagraniu pionek idzie do najbliższego kafelka z tym samym przedmiotem.
about-atlantis-2 = Za każdym pionkiem ścieżka traci kafelek, a gracz zatrzymuje go jako skarb. Droga pęka: otwiera się woda, a kto się przez nią przeprawia, płaci skarbami lub kartami. Most sprawia, że jedna luka jest darmowa: dla wszystkich i na zawsze.
about-atlantis-3 = Gdy trzeci pionek jednego z graczy dotrze na stały ląd, gra od razu się kończy, a wszystkie pozostałe muszą przejść za pełną cenę. Wygrywa, komu zostanie najcenniejszy skarb: odejdź dość wcześnie, ale nie z pustymi rękami.
turn-atlantis-1 = Jeśli chcesz, oddaj jeden ze swoich kafelków i kup za niego karty.
turn-atlantis-2 = Wybierz pionek i zagraj kartę: pionek idzie do najbliższego kafelka z tym przedmiotem. Jeśli ktoś już tam stoi, zagraj kolejną kartę i idź dalej.
turn-atlantis-3 = Zapłać za każdą przebytą lukę niższą z dwóch wartości na jej brzegach, kafelkami lub kartami.
turn-atlantis-4 = Zabierz najbliższy wolny kafelek za swoim pionkiem. Na końcu daje punkty albo płaci za drogę.
turn-atlantis-5 = Raz w grze, przed ruchem lub po nim, możesz położyć swój most w luce.
turn-atlantis-6 = Dobierz kartę i jeszcze jedną za każdy swój pionek na stałym lądzie.
