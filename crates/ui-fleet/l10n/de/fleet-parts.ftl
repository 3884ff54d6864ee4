# Die Seite zum Spielmaterial: was in der Schachtel liegt.

fleet-part-ship = { $basic ->
        [one] { $basic } Platz
       *[other] { $basic } Plätze
    }. Aufgewertet: { $grows ->
        [yes] { $upgraded } Plätze.{ " " }
       *[no] { "" }
    }{ $power }
fleet-part-wood = Holzwürfel und Säulen
fleet-part-pillars = Säulen
fleet-part-pillars-say = Jeder Untergang zerbricht eine. Die erste und die zweite werten Schiffe auf, die dritte beendet das Spiel.
