# What pages say of the game before it is played.

game-year = Wie ein Jahr verläuft
pitch-exodus = Drehe die drei Ebenen der Stadt und führe dein Volk hinaus.
about-exodus-1 = Atlantis bleiben fünf Jahre, und was seine Bewohner wissen, soll nicht mit untergehen. Die Stadt hat drei runde Ebenen; Könige ziehen über sie hinab, vom Palast zum Hafen, und jedes Feld, auf dem sie halten, gibt Lehrbücher, Gold, Siedler oder ein Plättchen. Jedes Jahr dreht eine Katastrophe die Ebenen gegeneinander, und andere Wege tun sich auf.
about-exodus-2 = Auf deinem Tableau gehen Siedler zur Schule: Aus einem Wissenschaftler wird ein Physiker und dann ein Astronom, aus Arbeitern werden Baumeister. Wer so weit ist, den schickst du fort, in Unterkünfte, Werkstätten und auf Schiffe, und je besser die Ausbildung, desto mehr ist der Aufbruch wert. Zwei ausgebildete Siedler zusammen bringen eine Wissenskarte, die am Ende zählt.
about-exodus-3 = Dein Hohepriester geht den Weg der Flammen und findet dort Gold, Einflusskarten und Monumente. Nach dem zweiten, vierten und fünften Jahr wird ein Gebiet deiner Siedlung gewertet: In jeder Farbe bekommst du Punkte für alle, die dort weniger Siedler haben. Wer am Ende noch in der Schule wartet, kostet 3 Punkte. Es gewinnt, wer die meisten Siegpunkte hat; allein spielst du um einen Titel, vom Fischer bis zum Atlas.
turn-exodus-1 = Ab dem zweiten Jahr dreht das Katastrophenplättchen die mittlere und die oberste Ebene; Plättchen und Siedler der Stadt werden erneuert, neue Karten ausgelegt.
turn-exodus-2 = Der Reihe nach wählen alle ihren Platz in der Reihenfolge dieses Jahres. Spätere Plätze geben einen Schritt, ein Lehrbuch oder Gold; wer zu viert den letzten wählt, darf sich ein Feld mit einem anderen König teilen.
turn-exodus-3 = Es folgen drei Runden, auf jeder Ebene eine, von oben nach unten. In jeder platzieren zuerst alle ihren König, dann führen alle ihre Aktionen aus.
turn-exodus-4 = Stelle den König auf ein Feld, das du erreichst: Mauern halten dich auf, und ein König füllt ein Feld. Du erhältst alles, was das Feld gibt, in fester Reihenfolge; ein Wächter daneben darf mitkommen.
turn-exodus-5 = Dann hast du zwei Aktionen und eine weitere für jeden Gunstmarker, den du einsetzt: den Hohepriester vorrücken, einen Siedler ausbilden, einen wegschicken, eine Wissenskarte nehmen oder eine Einflusskarte ausspielen.
turn-exodus-6 = Jede deiner Säulen der Erinnerung darfst du in deinem Zug einmal nutzen; das kostet keine Aktion.
turn-exodus-7 = Eine Unterkunft nimmst du, wenn jemand einzieht, und sie muss voll sein, bevor die nächste kommt. Jedes Plättchen, das du legst, gibt den Bonus seines Felds.
turn-exodus-8 = Nach Jahr 2 wird Nordafrika gewertet, nach Jahr 4 Mesopotamien, nach Jahr 5 Mesoamerika. Am Ende zählen auch Wissenskarten, Monumente und volle Zeilen und Spalten.
first-exodus-1 = Beginne mit einer Solopartie: Niemand wartet auf dich, und nur der Zufall spielt gegen dich. Einen Schritt kannst du zurücknehmen, solange seither nichts gezogen wurde.
first-exodus-2 = Jahr 1: Nimm auf der obersten Ebene Siedler und bilde mit deinen ersten Lehrbüchern einen oder zwei aus. Wer unausgebildet geht, ist nicht verloren, nur weniger wert.
first-exodus-3 = Lege deine erste Unterkunft nach Nordafrika, in die oberste Zeile: Es wird nach Jahr 2 gewertet. Allein brauchst du in jedem gewerteten Gebiet eine Unterkunft, sonst ist die Partie verloren.
first-exodus-4 = Sieh früh nach den Wissenskarten: Zwei Siedler mit den richtigen Berufen bringen eine, und sie brechen in derselben Aktion auf.
first-exodus-5 = Flammen summieren sich. Feld 15 gibt ein Monument, und Einflusskarten liegen am Weg. Felder, die Flammen oder Gold geben, sind gute Plätze für frühe Plättchen.
first-exodus-6 = Schicke in Jahr 5 alle fort: Jeder Siedler in der Schule kostet 3 Punkte, und eine Einflusskarte, die du nie ausspielst, ist immer noch 1 wert.
first-exodus-7 = Tippst du etwas an, das gerade nicht geht, erfährst du den Grund, und jeder Grund führt zu seinem Regelpunkt.
choice-discs = Stellung der Scheiben zu Beginn
choice-value-zero = Übliche Stellung
