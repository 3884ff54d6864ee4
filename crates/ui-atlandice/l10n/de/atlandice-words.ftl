# Begriffe des Spiels: jedes Wort in seinen Formen, die erste steht in der Liste; und was es bedeutet.

word-atlandice-area = Bereich, Bereichs, Bereiche, Bereichen
says-atlandice-area = Einer von sechs Orten zum Durchsuchen: die fünf Stadtteile und der Schwarzmarkt. Jeder hat die Zahl eines Würfels.

word-atlandice-district = Stadtteil, Stadtteils, Stadtteile, Stadtteilen
says-atlandice-district = Juwelier, Bibliothek, Taverne, Maschinenwerke oder Schmiede: jeder mit eigener Sorte und drei Plättchen.

word-atlandice-market = Schwarzmarkt, Schwarzmarkts
says-atlandice-market = Der sechste Bereich. Hier liegen alle fünf Sorten; er hat keinen Effekt und wird nie gewertet.

word-atlandice-resource = Ressource, Ressourcen
says-atlandice-resource = Juwelen, Bücher, Vorräte, Werkzeuge und Waffen: die fünf Sorten, die verglichen werden.

word-atlandice-gate = Tor, Tore, Toren
says-atlandice-gate = Offen, wo ein Würfel liegt. Ohne Würfel darf niemand den Bereich dahinter durchsuchen.

word-atlandice-search = durchsuchen, durchsucht, durchsuchst
says-atlandice-search = Dein Zug: Du nimmst einen Würfel, eine Ressource aus seinem Bereich und führst den Effekt dort aus.

word-atlandice-effect = Effekt, Effekts, Effekte
says-atlandice-effect = Was das oberste Plättchen eines Stadtteils dich tun lässt, nachdem du deine Ressource genommen hast.

word-atlandice-submarine = U-Boot, U-Boots
says-atlandice-submarine = Liegt neben einem Bereich. Wer dort sucht, darf eine Ressource mehr nehmen.

word-atlandice-majority = Mehrheit, Mehrheiten, die meisten
says-atlandice-majority = Mehr von einer Sorte zu haben als alle anderen. Haben mehrere gleich viele, bekommt jeder von ihnen Punkte.

word-atlandice-empty = leer, leeren, leer geworden
says-atlandice-empty = Im Stadtteil liegt nichts mehr, von keiner Sorte. Er wird gewertet, und seine Sorte kommt zurück.

word-atlandice-exhausted = aufgebraucht, aufgebrauchten
says-atlandice-exhausted = Ein Stadtteil, dessen drittes Plättchen gewertet ist. Er und seine Sorte sind aus dem Spiel.

word-atlandice-hands = Zeigersymbole, Zeigersymbol, Zeigersymbolen
says-atlandice-hands = Sie sagen, wie viele Felder der Zeiger vorrückt, wenn der letzte Würfel in diesem Bereich liegt.

word-atlandice-inventory = Inventur, Inventuren
says-atlandice-inventory = Ein Feld der Uhr: Wer die meisten der gezeigten Sorte hat, bekommt 1 Punkt und behält alles.

word-atlandice-donation = Spende, Spenden, spendest, spendet
says-atlandice-donation = Ein Feld der Uhr: Für je zwei Ressourcen beliebiger Sorten bekommst du 1 Punkt, so oft du magst.

word-atlandice-waves = Wellen
says-atlandice-waves = Das letzte Feld der Uhr. Erreicht es der Zeiger, endet das Spiel, und alle Sorten werden verglichen.

word-atlandice-start = Startspieler, Startspielers
says-atlandice-start = Sucht in der Runde zuerst. In der nächsten beginnt, wer links davon sitzt.

word-atlandice-neutral = neutraler Spieler, neutrale Spieler, neutralen Spieler, neutralen Spielers
says-atlandice-neutral = Spielt zu zweit mit. Bekommt Punkte wie alle, trifft keine Wahl und kann nicht gewinnen.
