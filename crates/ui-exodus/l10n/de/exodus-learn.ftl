### Atlantis Exodus: die Karten vor einer ersten Partie und was der Coach daneben sagt.

## Drei Karten

learn-exodus-goal-title = Ausbilden und retten
learn-exodus-goal = Atlantis bleiben fünf Jahre: Sammle Siedler, bilde sie aus und schicke sie in drei Gebiete jenseits des Meeres. Es gewinnt, wer die meisten Siegpunkte hat.
learn-exodus-goal-tip = Je besser ausgebildet, desto mehr bringt der Aufbruch.
learn-exodus-turn-title = König, dann zwei Aktionen
learn-exodus-turn-1 = Platziere den König, je Runde eine Ebene tiefer.
learn-exodus-turn-2 = Nimm alles, was sein Feld gibt.
learn-exodus-turn-3 = Stehen alle Könige, folgen zwei Aktionen.
learn-exodus-turn-4 = Ausbilden, wegschicken, vorrücken, Karten nutzen.
learn-exodus-turn-tip = Zurücknehmen kannst du, bis etwas gezogen wird.
learn-exodus-end-title = Drei Wertungen, fünf Jahre
learn-exodus-end = Nach den Jahren 2, 4 und 5 zählt ein Gebiet: In jeder Farbe bekommst du Punkte für alle, die dort weniger Siedler haben. Am Ende kommen Karten, Monumente und volle Zeilen dazu; wer noch in der Schule ist, kostet 3.
learn-exodus-end-tip = Schicke in Jahr 5 alle weg.

## Der Coach

coach-exodus-order = Der erste Platz wählt zuerst sein Feld. Will niemand deines, ist ein Bonus mehr wert.
coach-exodus-reach = Denke eine Ebene weiter: Von hier hängt ab, welche vier Felder du als Nächstes erreichst.
coach-exodus-guard = Ein Siedler mehr, umsonst. Nimm ihn, außer er käme nicht mehr rechtzeitig fort.
coach-exodus-train = Erst ausbilden, dann wegschicken: Ein Wissenschaftler bringt 1 Punkt, ein Astronom 6.
coach-exodus-ship = Auf einem Schiff zählt ein Siedler in allen drei Wertungen, in einer Unterkunft nur in einer.
coach-exodus-residence = Sie muss voll sein, bevor die nächste kommt. Drei Plätze füllen sich bald, fünf dauern lange.
coach-exodus-row = Lege in die Zeile, die als Nächstes gewertet wird, und achte auf den Bonus des Felds.
coach-exodus-knowledge = Hier brechen zwei Siedler mit einer Aktion auf, und die Karte zählt am Ende.
coach-exodus-favour = Für Gunstmarker ist kein Platz mehr. Setze einen ein, sonst verfällt der nächste.
coach-exodus-scoring = Diese Zeile wird nach der Runde gewertet. Ein Siedler mehr macht aus Gleichstand Punkte.
coach-exodus-last-year = Das letzte Jahr: Alle müssen aus der Schule. Wer bleibt, kostet 3 Punkte.
coach-exodus-solo = Allein brauchst du eine Unterkunft in der Zeile, die als Nächstes zählt, sonst ist das Spiel verloren.
