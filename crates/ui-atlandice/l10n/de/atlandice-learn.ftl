### Atlandice: die drei Karten vor der ersten Partie, und was dazu gesagt wird.

## Karten

learn-atlandice-goal-title = Mehr als die anderen
learn-atlandice-goal = Durchsuche die versinkende Stadt nach Juwelen, Büchern, Vorräten, Werkzeugen und Waffen. Wer die meisten einer Sorte hat, wenn sie gewertet wird, bekommt die Punkte.
learn-atlandice-goal-tip = Ein Vorsprung von einem bringt so viel wie ein Vorsprung von fünf.
learn-atlandice-turn-title = Würfel, Ressource, Effekt
learn-atlandice-turn-1 = Nimm einen Würfel und durchsuche den Bereich daneben.
learn-atlandice-turn-2 = Nimm dort eine Ressource.
learn-atlandice-turn-3 = Nimm noch eine, wenn das U-Boot daneben steht.
learn-atlandice-turn-4 = Führe den Effekt des Plättchens aus.
learn-atlandice-turn-tip = Alle durchsuchen zweimal; der übrige Würfel dreht die Uhr.
learn-atlandice-end-title = Der Zeiger auf den Wellen
learn-atlandice-end = Erreicht der Zeiger die Wellen, werden alle fünf Sorten noch einmal gewertet: 3 Punkte für die meisten, 1 für die zweitmeisten. Es gewinnt, wer die meisten Punkte hat.
learn-atlandice-end-tip = Auch eine einzige ist die Mehrheit, wenn sonst niemand eine hat.

## Im ersten Spiel: warum man es jetzt täte

coach-atlandice-first = Punkte gibt es für die meisten einer Sorte. Wähle das Tor einer Sorte, bei der du vorn sein willst.
coach-atlandice-submarine = Ein Würfel beim U-Boot bringt zwei Ressourcen. Auch die Nächsten wollen ihn haben.
coach-atlandice-sail = Schick es dorthin, wo kein Würfel liegt: Sonst nützt es den anderen vor dir.
coach-atlandice-mine = Hier hättest du die meisten. Nimm die letzte, und die 3 Punkte sind dir sicher.
coach-atlandice-theirs = Vorsicht bei der letzten: Leerst du diesen Stadtteil, bekommt jemand anderes die 3 Punkte.
coach-atlandice-tie = Noch eine, und du teilst dir die Führung. Bei Gleichstand bekommt jeder die vollen 3 Punkte.
coach-atlandice-heap = Hier führst du deutlich, mehr bringt nichts. Ein erster Platz bei einer anderen Sorte schon.
coach-atlandice-last-die = Noch zwei Würfel. Der, den du liegen lässt, dreht die Uhr: Sieh nach, wo der Zeiger anhielte.
coach-atlandice-donation = Gib, was nirgends führt. Was eine Mehrheit hält, ist später 3 Punkte wert.
coach-atlandice-block = Mit einer fremden Ressource ist ein Stadtteil nicht leer. Lege sie dorthin, wo andere führen.
coach-atlandice-turn-die = Dreh einen Würfel zu dem Tor, das du als Nächstes brauchst, oder weg von dem, das andere brauchen.
coach-atlandice-late = Die Wellen sind nah, dann zählen alle Sorten. Nimm dort, wo dich eine mehr nach vorn bringt.
