# Was Seiten über das Spiel sagen, bevor es gespielt wird.

pitch-@id@ = Tauche nach Muscheln und ruhe, bevor es eine zu viel ist.
about-@id@-1 = Alle tauchen in derselben Bucht. Niemand sieht, was die anderen heraufholen, und wer zu gierig ist, geht mit nichts nach Hause.
turn-@id@-1 = Tauche und zieh eine Muschel aus dem Beutel, die nur du ansiehst; oder ruhe und nimm nicht mehr teil.
turn-@id@-2 = Wenn alle ruhen oder der Beutel leer ist, zeigen alle ihre Muscheln. Mehr als sieben sind nichts wert.

# Der Tisch.

@id@-board = Die Bucht
@id@-own = Deine Muscheln
@id@-mark = Platz { $number }
@id@-shells = { $count ->
    [one] { $count } Muschel
   *[other] { $count } Muscheln
}
@id@-resting = ruht
@id@-bag = { $count ->
    [one] Im Beutel liegt { $count } Muschel.
   *[other] Im Beutel liegen { $count } Muscheln.
}
@id@-dive = Tauchen
@id@-dive-detail = Du ziehst eine Muschel, die nur du siehst.
@id@-rest = Ruhen
@id@-rest-detail = Du nimmst nicht mehr teil.
@id@-prompt = Tauche nach einer weiteren Muschel oder ruhe.
@id@-wait = { $name } taucht oder ruht.
@id@-over = Das Spiel ist zu Ende.
@id@-log-dived = { $name } taucht.
@id@-log-drawn = { $name } zieht eine Muschel, die { $number } wert ist.
@id@-log-drawn-hidden = { $name } zieht eine Muschel.
@id@-log-rested = { $name } ruht.
@id@-log-shown = { $name } zeigt Muscheln für { $number } Punkte.
@id@-score = Endstand
@id@-score-shells = Muscheln
@id@-score-sum = Punkte
@id@-fact-shells = Muscheln, die eins, zwei und drei wert sind
@id@-fact-limit = Das Meiste, das noch zählt
@id@-refusal-seats = Das Spiel ist für 2 bis 4 Personen, nicht für { $seats }.
@id@-refusal-not-your-turn = Du bist nicht am Zug.
@id@-refusal-luck = Der Zufall entscheidet hier anders.
