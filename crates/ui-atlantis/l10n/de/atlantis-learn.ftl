# Vor dem ersten Spiel: drei Karten, und was ein Coach dabei sagt.

## Die Karten

learn-atlantis-goal-title = Reich ans Ziel
learn-atlantis-goal = Bring deine drei Figuren von Atlantis zum Festland. Die Plättchen, die du unterwegs aufnimmst, sind deine Punkte; das Wasser dazwischen kostet dich einige davon.
learn-atlantis-goal-tip = Wo ein Plättchen verschwindet, kommt das Wasser.

learn-atlantis-turn-title = Karte, Wasser, Plättchen
learn-atlantis-turn-1 = Spiele eine Karte aus: Deine Figur zieht zum nächsten Plättchen mit demselben Gegenstand.
learn-atlantis-turn-2 = Bezahle die Lücken, die du überquert hast.
learn-atlantis-turn-3 = Nimm das nächste freie Plättchen hinter dir.
learn-atlantis-turn-4 = Ziehe eine Karte.
learn-atlantis-turn-tip = Da steht schon jemand? Spiele noch eine Karte aus und zieh weiter.

learn-atlantis-end-title = Die dritte Figur ist da
learn-atlantis-end = Erreicht bei jemandem die dritte Figur das Festland, ist das Spiel aus. Jede Figur, die noch unterwegs ist, bezahlt alle Lücken vor ihr; es gewinnt, wer danach die meisten Punkte hat.
learn-atlantis-end-tip = Lass also niemanden weit zurück.

## Der Coach: warum, höchstens 110 Zeichen

coach-atlantis-first = Achte darauf, was hinter jedem Ziel liegt: Ein kurzer Zug für eine 6 ist besser als ein langer für eine 1.
coach-atlantis-keep = Heb dir die Brücke auf, bis vor zweien deiner Figuren eine teure Lücke liegt.
coach-atlantis-pay = Bezahle mit kleinen Plättchen und unnützen Karten: Für eine 7 gibt es kein Wechselgeld.
coach-atlantis-reserve = Behalte zwei Karten oder ein kleines Plättchen: Was du nicht bezahlst, überquerst du nicht.
coach-atlantis-occupied = Ein besetztes Plättchen kostet eine zweite Karte und bringt kein zweites Plättchen. Lohnt es sich?
coach-atlantis-rear = Deine hinterste Figur bezahlt alle Lücken vor ihr. Zieh sie nach, solange es wenige sind.
coach-atlantis-bridge = Zwei deiner Figuren müssen noch über eine teure Lücke: Dort lohnt sich die Brücke doppelt.
coach-atlantis-sell = Wenige Karten, wenig Auswahl. Kaufe welche für einen geraden Wert: Ein ungerader verliert eine halbe.
coach-atlantis-ashore = Eine Figur auf dem Festland bringt dir in jedem weiteren Zug eine Karte mehr.
coach-atlantis-race = Jemandem fehlt nur noch eine Figur. Was du dann noch nicht überquert hast, bezahlst du auf einmal.
coach-atlantis-finish = Deine dritte Figur beendet das Spiel. Geh, solange du führst und andere noch Wasser vor sich haben.
coach-atlantis-stuck = Karten zeigen bringt zwei neue. Kaufst oder baust du vorher, wird vielleicht ein Zug möglich.
