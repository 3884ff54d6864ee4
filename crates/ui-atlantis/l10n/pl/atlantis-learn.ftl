# Przed pierwszą grą: trzy karty i to, co w jej trakcie mówi trener.

## Karty

learn-atlantis-goal-title = Do celu ze skarbami
learn-atlantis-goal = Przeprowadź swoje trzy pionki z Atlantydy na stały ląd. Kafelki, które zbierasz po drodze, to twoje punkty; woda między nimi część z nich pochłonie.
learn-atlantis-goal-tip = Gdzie znika kafelek, pojawia się woda.

learn-atlantis-turn-title = Karta, woda, kafelek
learn-atlantis-turn-1 = Zagraj kartę: pionek idzie do najbliższego kafelka z tym samym przedmiotem.
learn-atlantis-turn-2 = Zapłać za przebyte luki.
learn-atlantis-turn-3 = Zabierz najbliższy wolny kafelek za sobą.
learn-atlantis-turn-4 = Dobierz kartę.
learn-atlantis-turn-tip = Ktoś tam stoi? Zagraj kolejną kartę i idź dalej.

learn-atlantis-end-title = Trzeci pionek u celu
learn-atlantis-end = Gdy czyjś trzeci pionek dotrze na stały ląd, gra się kończy. Każdy pionek, który jest jeszcze w drodze, płaci za wszystkie luki przed sobą, a wygrywa osoba, której zostanie najwięcej punktów.
learn-atlantis-end-tip = Nie zostawiaj więc nikogo daleko z tyłu.

## Trener: dlaczego, najwyżej 110 znaków

coach-atlantis-first = Patrz, co leży za każdym celem: krótki krok po szóstkę jest lepszy niż długi po jedynkę.
coach-atlantis-keep = Zachowaj most, aż kosztowna luka znajdzie się przed dwoma twoimi pionkami.
coach-atlantis-pay = Płać małymi kafelkami i zbędnymi kartami: z siódemki nikt nie wyda reszty.
coach-atlantis-reserve = Zostaw na wodę dwie karty albo mały kafelek: bez zapłaty nie ma przeprawy.
coach-atlantis-occupied = Zajęty kafelek kosztuje drugą kartę, a drugiego kafelka nie daje. Czy to się opłaca?
coach-atlantis-rear = Twój ostatni pionek płaci za każdą lukę przed sobą. Przesuń go, póki jest ich mało.
coach-atlantis-bridge = Dwa twoje pionki muszą jeszcze przejść przez kosztowną lukę: tam most opłaca się podwójnie.
coach-atlantis-sell = Mało kart to mały wybór. Kup je za parzysty kafelek: nieparzysty traci pół karty.
coach-atlantis-ashore = Pionek na stałym lądzie daje ci jedną kartę więcej w każdej następnej turze.
coach-atlantis-race = Komuś brakuje już tylko jednego pionka. Za luki, które ci zostaną, zapłacisz wszystkie naraz.
coach-atlantis-finish = Twój trzeci pionek kończy grę. Idź, póki prowadzisz, a inni mają jeszcze wodę przed sobą.
coach-atlantis-stuck = Pokazanie kart daje dwie nowe. Zakup albo most przedtem może umożliwić ruch.
