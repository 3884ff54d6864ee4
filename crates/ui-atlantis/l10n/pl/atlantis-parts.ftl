# Strona elementów gry: co jest w pudełku.

components-values = Połowa A: { $a }. Połowa B: { $b }.
components-cards-hint = Zagrana karta prowadzi pionek do najbliższego kafelka z tym samym przedmiotem. Przy płaceniu karta jest warta 1.
components-others = Co ma każdy gracz
