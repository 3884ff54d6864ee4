# Die Seite zum Spielmaterial: was in der Schachtel liegt.

components-values = Hälfte A: { $a }. Hälfte B: { $b }.
components-cards-hint = Mit einer Karte zieht eine Figur zum nächsten Plättchen mit demselben Gegenstand. Zum Bezahlen ist eine Karte 1 wert.
components-others = Was alle haben
