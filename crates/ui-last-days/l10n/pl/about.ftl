# What pages say of the game before it is played.

pitch-last-days = Licytuj, głosuj, żegluj: kto ocali z miasta najwięcej ludzi?
about-last-days-1 = Poprawione wydanie gry o Senacie: miastu zostało kilka tur, a na pięciu statkach jest za mało miejsc. Wkładasz sześciany do Senatu, bierzesz stronnictwo z jego zdolnością i wykładasz rząd pięciu kart Polityki, nad którymi kolejno się głosuje, tajnie albo jawnie.
about-last-days-2 = Karty zagrywają tylko osoby z najwyższymi stawkami: własną, a pierwsza z nich może zamiast niej zagrać kartę sąsiada. Karty wprowadzają uchodźców na pokład, przesuwają statki albo uderzają w innych; kto zaszkodzi graczowi, który ma więcej punktów, sam dostaje za to punkty. Gdy statek przybywa, uchodźcy są warci tym więcej, im więcej jednego koloru jest na pokładzie, a każdy inny kolor wart jest punkt.
about-last-days-3 = Jedno wydarzenie leży odkryte od początku. Albo działa aż do następnego, albo zapowiada, co stanie się na koniec tury, więc wszyscy mogą się przygotować. Trzeci znacznik Zagłady kończy grę po czterech do sześciu turach; statki zdążą wtedy jeszcze raz ruszyć. Wygrywa osoba z największą liczbą punktów zwycięstwa, razem z kartami Specjalnymi.
turn-last-days-1 = Faza Senatu: wszyscy wybierają w tajemnicy sześciany i wkładają je do Senatu. Kto ma ich najwięcej, jest pierwszy i wygrywa każdy remis.
turn-last-days-2 = Faza Stronnictw: w kolejności Senatu każdy bierze za darmo stronnictwo. Archonta, Basileusa, Demagogosa i Demiurgosa używa się od razu. Żetony, których nikt nie wziął, dostają znacznik premii wart punkt; znaczniki się kumulują.
turn-last-days-3 = Faza Głosowań: każdy wykłada w rzędzie pięć zakrytych kart Polityki. Potem rzędy się odkrywa.
turn-last-days-4 = Następuje pięć głosowań, po jednym na każde miejsce w rzędzie. Stawki są tajne albo jawne, jak mówi bieżące wydarzenie, i zostają na karcie do końca tury.
turn-last-days-5 = Kto jest wśród uprawnionych, zagrywa własną kartę albo rezygnuje; pierwsza osoba może zamiast tego zagrać kartę sąsiada. Zagraną kartę trzeba wykonać w całości.
turn-last-days-6 = Faza Zagłady: przyznaje się punkty za najwięcej sześcianów na Nowym Lądzie i w Senacie, a trzy najpełniejsze statki ruszają. Potem bieżące wydarzenie robi to, co zapowiedziało, wydarzenie Zagłady usuwa znacznik i odkrywa się następne wydarzenie z jego neutralnymi uchodźcami.
turn-last-days-7 = Na koniec wszystkie sześciany wracają, karty na ręce uzupełnia się do siedmiu i zaczyna się następna tura. Gdy zostaje usunięty trzeci znacznik Zagłady, gra się kończy.
choice-extra-cards = Długa gra
choice-extra-cards-none = Zwykła gra
choice-extra-cards-more = { $cards ->
    [one] O 1 kartę więcej na ręce
    [few] O { $cards } karty więcej na ręce
   *[many] O { $cards } kart więcej na ręce
}
