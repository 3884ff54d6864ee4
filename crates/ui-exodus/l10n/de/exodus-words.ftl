# Begriffe des Spiels: jedes Wort in seinen Formen, die erste steht in der Liste; und was es bedeutet.

word-exodus-king = König, Königs, Könige, Königen
says-exodus-king = Steht in jeder Runde auf einem Feld der Stadt und bringt dir, was es bietet.

word-exodus-ring = Ebene, Ebenen
says-exodus-ring = Eine der drei Stufen der Stadt: oberste, mittlere, unterste. Der König geht jede Runde eine hinab.

word-exodus-area = Areal, Areale, Areals
says-exodus-area = Ein Viertel einer Ebene zwischen Mauern. Von dort erreicht der König zwei Areale der Ebene darunter.

word-exodus-guard = Wächter, Wächters
says-exodus-guard = Ein Siedler zwischen den Feldern eines Areals. Wer seinen König daneben platziert, darf ihn mitnehmen.

word-exodus-settler = Siedler, Siedlers, Siedlern
says-exodus-settler = Lila, weiß oder braun. Du bildest sie in der Schule aus und schickst sie weg, damit sie zählen.

word-exodus-school = Schule
says-exodus-school = Der Teil deines Tableaus, wo Siedler warten und lernen. Wer am Ende noch dort ist, kostet 3 Punkte.

word-exodus-profession = Beruf, Berufe, Berufs, Berufen
says-exodus-profession = Was ein Siedler entlang der Pfeile der Schule gelernt hat. Höhere bringen mehr, wenn sie aufbrechen.

word-exodus-dispatch = wegschicken, schickst sie weg, Aufbruch, brechen, aufbrechen, bricht auf
says-exodus-dispatch = Einen Siedler aus der Schule in eine Unterkunft, eine Werkstatt oder auf ein Schiff bringen. Jeder Beruf gibt dann seinen Bonus.

word-exodus-book = Lehrbuch, Lehrbücher, Lehrbüchern
says-exodus-book = Wissen, Kultur oder Handwerk. Lehrbücher bezahlen die Ausbildung; Gold ersetzt keines.

word-exodus-flame = Flamme, Flammen
says-exodus-flame = Ein Schritt deines Hohepriesters auf der Apotheosis-Leiste.

word-exodus-favour = Gunstmarker, Gunstmarkers, Gunstmarkern
says-exodus-favour = Abgegeben bringt er eine Aktion mehr in deinem Zug.

word-exodus-region = Gebiet, Gebiete, Gebiets, Gebieten
says-exodus-region = Eine Zeile deiner Siedlung. Jedes wird einmal gewertet: nach Jahr 2, 4 und 5.

word-exodus-residence = Unterkunft, Unterkünfte, Unterkünften
says-exodus-residence = Ein Plättchen mit 3 oder 5 Plätzen für alle Siedler. Es muss voll sein, bevor du das nächste beginnst.

word-exodus-workshop = Werkstatt, Werkstätten
says-exodus-workshop = Ein Plättchen für bestimmte Berufe oder Farben. Ist es voll, bringt es etwas, sooft dein König bekommt, was es nennt.

word-exodus-agora = Agora, Agoras
says-exodus-agora = Ein Plättchen für einen der drei Agora-Plätze. Es gibt sofort, was darauf steht.

word-exodus-pillar = Säule, Säulen
says-exodus-pillar = Sockel, Schaft und Kapitell übereinander. Jede Säule darfst du in deinem Zug einmal ohne Aktion nutzen.

word-exodus-knowledge = Wissenskarte, Wissenskarten
says-exodus-knowledge = Verlangt zwei Berufe, die zusammen aufbrechen, und zählt am Ende.

word-exodus-influence = Einflusskarte, Einflusskarten
says-exodus-influence = Kommt von der Leiste. Sie auszuspielen ist eine Aktion; sonst ist sie am Ende 1 Punkt wert.

word-exodus-monument = Monument, Monumente
says-exodus-monument = Von den Feldern 15 und 31 der Leiste. Es belegt ein Feld der Siedlung und zählt am Ende.
