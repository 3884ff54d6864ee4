# Begriffe des Spiels: jedes Wort in seinen Formen, die erste steht in der Liste; und was es bedeutet.

word-atlantis-mainland = Festland, Festlands
says-atlantis-mainland = Das Ufer am Ende des Weges, das Ziel aller Figuren. Hier haben beliebig viele Platz.

word-atlantis-path = Weg, Weges, Wegs
says-atlantis-path = Die Reihe der Plättchen von Atlantis zum Festland. Sie wird mit jedem Zug dünner.

word-atlantis-figure = Figur, Figuren, Spielfigur, Spielfiguren
says-atlantis-figure = Eine deiner drei Spielfiguren auf dem Weg. Sie zieht immer nur vorwärts.

word-atlantis-object = Gegenstand, Gegenstands, Gegenstände, Gegenständen
says-atlantis-object = Eines von sieben Bildern: Amphore, Krone, Fahne, Helm, Olive, Ring, Statue. Eine Karte führt zu einem Plättchen mit demselben.

word-atlantis-value = Wert, Werts, Werte, Werten
says-atlantis-value = Die Zahl auf einem Plättchen, 1 bis 7: So viel zahlt es für Wasser, so viele Punkte ist es am Ende wert.

word-atlantis-free = freies Plättchen, freie Plättchen, freien Plättchen
says-atlantis-free = Ein Plättchen, auf dem keine Figur steht. Nur ein solches darf aufgenommen werden.

word-atlantis-gap = Lücke, Lücken
says-atlantis-gap = Wasser zwischen zwei Plättchen, gleich wie breit. Es kostet den kleineren der beiden Werte daneben.

word-atlantis-change = Wechselgeld
says-atlantis-change = Was zurückkäme, wenn du zu viel bezahlst. Hier kommt nichts zurück.

word-atlantis-bridge = Brücke, Brücken
says-atlantis-bridge = Jede Farbe hat eine. In eine Lücke gelegt, macht sie diese für alle kostenlos, bis zum Ende.

word-atlantis-hand = Handkarten, Hand
says-atlantis-hand = Deine Karten. Nur du siehst sie; wie viele es sind, wissen alle.

word-atlantis-crossing = Letzte Überquerung, letzten Überquerung, Überquerung
says-atlantis-crossing = Nach dem Ende kommen alle übrigen Figuren zum Festland und bezahlen jede Lücke auf ihrem Weg.
