# Begriffe des Spiels: jedes Wort in seinen Formen, die erste steht in der Liste; und was es bedeutet.

word-fleet-senate = Senat, Senats
says-fleet-senate = Der Halbkreis über dem Hafen. Einflussmarker dort bestimmen, wer vorn steht, und können nicht mehr bieten.

word-fleet-order = Senatsreihenfolge
says-fleet-order = Alle nach ihren Einflussmarkern im Senat geordnet, die meisten zuerst. Wer weiter vorn steht, gewinnt jeden Gleichstand.

word-fleet-cube = Holzwürfel, Holzwürfeln
says-fleet-cube = Einer von deinen 20. Wo er liegt, sagt, was er ist: im Senat und im Gebot Einfluss, an Bord ein Flüchtling.

word-fleet-supply = Vorrat, Vorrats
says-fleet-supply = Deine Holzwürfel, die weder an Bord noch im Senat noch auf einer Karte liegen: Damit kannst du noch bieten oder einsteigen.

word-fleet-refugee = Flüchtling, Flüchtlinge, Flüchtlingen, Flüchtlings
says-fleet-refugee = Ein Holzwürfel an Bord oder im Neuen Land. Er bringt Punkte, wenn sein Schiff ankommt.

word-fleet-neutral = neutraler Flüchtling, neutrale Flüchtlinge, neutralen Flüchtlings, neutralen Flüchtling, neutrale, neutralen
says-fleet-neutral = Graue Holzwürfel, die niemandem gehören. Sie nehmen Plätze weg und zählen an Bord als eine Farbe mehr.

word-fleet-berth = Liegeplatz, Liegeplätze, Liegeplatzes
says-fleet-berth = Der Platz eines Schiffs im Hafen, von links A bis E. Ein angekommenes Schiff kehrt dorthin zurück.

word-fleet-port = Hafen, Hafens
says-fleet-port = Hier steigen Flüchtlinge ein. Von hier fährt ein Schiff auf den Ozean.

word-fleet-ocean = Ozean, Ozeans
says-fleet-ocean = Die Hälfte des Weges. Ein Schiff dort braucht noch eine Bewegung ins Neue Land, und niemand kann mehr einsteigen.

word-fleet-land = Neues Land, Neue Land, Neuen Land, Neuen Landes
says-fleet-land = Hier kommen Schiffe an und bringen Punkte. Flüchtlinge bleiben dort bis zum Ende der Runde.

word-fleet-politics = Politikkarten, Politikkarte
says-fleet-politics = Die Karten auf deiner Hand. Fünf von sieben legst du jede Runde in eine Reihe und bietest auf jede.

word-fleet-row = Reihe, Reihen
says-fleet-row = Deine fünf ausgelegten Politikkarten, von links nach rechts in der Folge der Auktionen.

word-fleet-bid = Gebot, Gebote, Gebots, Geboten, bieten
says-fleet-bid = Die Einflussmarker, die du in einer Auktion auf deine Karte setzt. Sie bleiben dort, bis die Runde endet, gewonnen oder nicht.

word-fleet-act = berechtigt, Höchstbietenden
says-fleet-act = Zu denen gehören, die am meisten bieten, meist zu den ersten zwei. Nur sie dürfen eine Karte ausspielen.

word-fleet-borrow = Karte eines Nachbarn, ausleihen, ausgeliehene, ausgeliehen
says-fleet-borrow = Wer vorn liegt, darf statt der eigenen die Karte des nächsten Nachbarn zur Linken ausspielen, der nicht berechtigt ist.

word-fleet-special = Spezialkarten, Spezialkarte
says-fleet-special = Geheime Karten. Manche spielst du in ihrem Augenblick, manche sind Punkte am Ende.

word-fleet-majority = Mehrheiten, Mehrheit
says-fleet-majority = Die meisten im Neuen Land oder im Senat, wenn die Untergangsphase beginnt: je 2 Punkte.

word-fleet-upgraded = aufgewertet, aufgewertete, aufgewerteten, wertet
says-fleet-upgraded = Die andere Seite eines Schiffs: mehr Plätze oder eine eigene Fähigkeit. Eine gefallene Säule bringt sie.
