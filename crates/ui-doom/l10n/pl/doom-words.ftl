# Słowa tej gry: każde słowo w swoich formach, pierwsza z nich stoi na liście, i jego znaczenie.

word-doom-faction = stronnictwo, stronnictwa, stronnictw, stronnictwem
says-doom-faction = Jedna z siedmiu postaci nad Senatem ze zdolnością na tę turę. Kupujesz je albo dostajesz jedno z pozostałych.

word-doom-vote = głosowanie, głosowania, głosowań, głosowaniu, głosowaniem
says-doom-vote = Jedno na każde miejsce rzędu: wszyscy stawiają na swoją kartę, a osoby z najwyższymi stawkami mogą ją zagrać.

word-doom-doom = Zagłada, Zagłady, Zagładę
says-doom-doom = Ostatnia faza tury i trzy z wydarzeń: każde z nich burzy jeden filar, a trzecie natychmiast kończy grę.
