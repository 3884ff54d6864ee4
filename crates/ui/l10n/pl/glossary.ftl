# Słowa gry i to, co jest w jej pudełku.

glossary = Słowa tej gry

## Strona elementów gry

components-faces-lead = Zawartość pudełka tak, jak wygląda na stole: każdy element z liczbą sztuk i działaniem.
components-copies = { $count } w pudełku
components-sources = Skąd pochodzi każda liczba
components-sources-lead = Wszystkie liczby gry są w jednym pliku danych, z podaniem źródła. Kto wie lepiej, może poprawić wiersz i grać z poprawką.
