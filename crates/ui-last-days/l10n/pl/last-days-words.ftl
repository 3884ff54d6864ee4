# Słowa tej gry: każde słowo w swoich formach, pierwsza z nich stoi na liście, i jego znaczenie.

word-last-days-senator = stronnictwo, stronnictwa, stronnictw, stronnictwem
says-last-days-senator = Jedna z siedmiu postaci nad Senatem ze zdolnością na tę turę. Każdy bierze jedno, w kolejności Senatu.

word-last-days-auction = głosowanie, głosowania, głosowań, głosowaniu, głosowaniem
says-last-days-auction = Jedno na każde miejsce rzędu: wszyscy stawiają na swoją kartę, a osoby z najwyższymi stawkami mogą ją zagrać.

word-last-days-bonus = znacznik premii, znaczniki premii, znacznikami premii
says-last-days-bonus = 1 punkt na stronnictwie, którego nikt nie wziął. Znaczniki kumulują się, aż ktoś je weźmie.

word-last-days-doom = Wydarzenie Zagłady, Wydarzenia Zagłady
says-last-days-doom = Trzy z wydarzeń. Na koniec swojej tury każde burzy jeden filar; trzecie kończy grę.
