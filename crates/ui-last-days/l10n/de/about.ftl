# What pages say of the game before it is played.

pitch-last-days = Bieten, stimmen, segeln: Wer rettet die meisten Menschen aus der Stadt?
about-last-days-1 = Die überarbeitete Ausgabe des Senatsspiels: Der Stadt bleiben wenige Runden und fünf Schiffe mit zu wenigen Plätzen. Du legst Einflussmarker in den Senat, nimmst einen Senator mit seiner Fähigkeit und legst eine Reihe von fünf Politikkarten aus, um die nacheinander geboten wird, geheim oder offen.
about-last-days-2 = Nur wer zu den Höchstbietenden gehört, spielt eine Karte aus: die eigene oder, als Meistbietender, stattdessen die eines Nachbarn. Karten bringen Flüchtlinge an Bord, bewegen Schiffe oder treffen andere; wer jemanden trifft, der mehr Punkte hat, bekommt dafür selbst Punkte. Kommt ein Schiff an, zählen Flüchtlinge umso mehr, je mehr einer Farbe an Bord sind, und jede andere Farbe ist einen Punkt wert.
about-last-days-3 = Ein Ereignis liegt von Anfang an offen. Es gilt entweder bis zum nächsten oder sagt, was am Ende der Runde geschehen wird, so dass sich alle darauf einstellen können. Der dritte Untergangsmarker beendet das Spiel nach vier bis sechs Runden; die Schiffe haben sich dann noch einmal bewegt. Es gewinnt, wer die meisten Siegpunkte hat, die auf Spezialkarten mitgezählt.
turn-last-days-1 = Einflussphase: Alle wählen geheim Einflussmarker und legen sie in den Senat. Wer die meisten hat, steht vorn und gewinnt jeden Gleichstand.
turn-last-days-2 = Senatsphase: In Senatsreihenfolge nimmt jeder kostenlos einen Senator. Archont, Basileus, Demagogos und Demiurgos nutzt man sofort. Plättchen, die niemand nahm, bekommen einen Bonus-SP-Marker, der einen Punkt wert ist; sie sammeln sich an.
turn-last-days-3 = Auktionsphase: Jeder legt fünf Politikkarten verdeckt in eine Reihe. Dann werden die Reihen aufgedeckt.
turn-last-days-4 = Fünf Auktionen folgen, eine für jede Stelle der Reihe. Geboten wird geheim oder offen, wie das aktuelle Ereignis es sagt; die Gebote bleiben bis zum Ende der Runde auf der Karte.
turn-last-days-5 = Wer berechtigt ist, spielt die eigene Karte aus oder verzichtet; der Erste darf stattdessen die Karte eines Nachbarn ausspielen. Eine ausgespielte Karte muss vollständig ausgeführt werden.
turn-last-days-6 = Untergangsphase: Die meisten Flüchtlinge im Neuen Land und die meisten Einflussmarker im Senat bringen Punkte, und die drei vollsten Schiffe bewegen sich. Dann tut das aktuelle Ereignis, was es angekündigt hat, ein Untergangsereignis entfernt einen Marker, und das nächste Ereignis wird mit seinen neutralen Flüchtlingen aufgedeckt.
turn-last-days-7 = Danach kommen alle Holzwürfel zurück, alle ziehen auf sieben Handkarten nach, und die nächste Runde beginnt. Wird der dritte Untergangsmarker entfernt, ist das Spiel zu Ende.
choice-extra-cards = Langes Spiel
choice-extra-cards-none = Normales Spiel
choice-extra-cards-more = { $cards ->
    [one] 1 Handkarte mehr
   *[other] { $cards } Handkarten mehr
}
