# What pages say of the game before it is played.

pitch-atlandice = Durchsuche die Stadtteile, während die Turmuhr auf die Wellen zuläuft.
about-atlandice-1 = Das Wasser steigt, und die Tore der Stadt stehen nur dort offen, wo Würfel liegen. Dahinter warten Juwelen, Bücher, Vorräte, Werkzeuge und Waffen: Nimm einen Würfel, durchsuche den Bereich daneben und trag eine Ressource davon, manchmal mehr, denn jeder Stadtteil hat seinen eigenen Effekt.
about-atlandice-2 = Ist ein Stadtteil leer, bekommt sein Plättchen, wer die meisten seiner Ressourcen hat; die zweitmeisten sind noch einen Punkt wert. Dann kommt alles von dieser Sorte zurück, und ein neues Plättchen bringt einen neuen Effekt. Wo das U-Boot steht, gibt es eine Ressource mehr, und auf dem Schwarzmarkt findet sich von allem etwas.
about-atlandice-3 = Der eine Würfel, den niemand genommen hat, dreht den Zeiger der Turmuhr: zu Inventuren, zu Spenden und am Ende zu den Wellen. Dann werden die Mehrheiten ein letztes Mal verglichen, und es gewinnt, wer die meisten Siegpunkte hat. Zu zweit spielt ein neutraler Spieler mit, für den ihr beide entscheidet.
turn-atlandice-1 = Alle Würfel werden geworfen. Jeder kommt neben den Stadtteil mit seiner Zahl, eine Sechs neben den Schwarzmarkt.
turn-atlandice-2 = Reihum nehmt ihr je einen Würfel und durchsucht seinen Bereich: Ihr nehmt dort eine Ressource, noch eine, wenn das U-Boot daneben steht, und führt dann den Effekt des Stadtteils aus.
turn-atlandice-3 = Ist ein Stadtteil nach deinem Durchsuchen leer, wird er gewertet: 3 Punkte für die meisten seiner Ressourcen, 1 für die zweitmeisten. Dann legen alle diese Ressourcen zurück.
turn-atlandice-4 = Haben alle zwei Würfel genommen, bleibt einer übrig. Die Zeigersymbole seines Bereichs sagen, wie weit der Zeiger der Uhr rückt.
turn-atlandice-5 = Wo der Zeiger anhält, kann eine Inventur sein, mit einem Punkt für die meisten Ressourcen, oder eine Spende: ein Punkt für je zwei abgegebene Ressourcen.
turn-atlandice-6 = Der nächste Spieler wird Startspieler. Erreicht der Zeiger die Wellen, endet das Spiel, und jede Sorte wird ein letztes Mal gewertet.
turn-atlandice-7 = Zu zweit nehmt ihr je drei Würfel und gebt einen davon dem neutralen Spieler.
