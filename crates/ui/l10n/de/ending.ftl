# Das Ende einer Partie und ihre Analyse.
end-title = Das Ende der Partie
end-look = Was zu sehen ist
end-podium = Podest
end-board = Letzte Stellung
end-place = Platz { $place }
end-again = Noch einmal
end-table = Die Punkte als Tabelle
end-next = Nächster Tisch
end-waiting = { $count ->
    [one] 1 Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
end-home = Startseite
review-at-choice = Stellung { $step } von { $of }: { $name } entscheidet.
review-at-choice-you = Stellung { $step } von { $of }: Du entscheidest.
review-tag-best = Besser
review-tag-chosen = Gewählt
review-moments = Momente
review-moments-none = Die Aussichten haben sich in keinem Zug stark verändert, und keine Wahl wäre sicher besser gewesen.
review-all = Alle
review-mine = Meine
review-account = { $better ->
    [0] keine bessere Wahl
    [one] 1 bessere Wahl
   *[other] { $better } bessere Wahlen
} bei { $count }
review-turning-number = Wendepunkt { $number }
end-why = Den größten Vorsprung hatte { $winner } hier: { $list }.
end-why-part = { $source } { $theirs } zu { $own }
