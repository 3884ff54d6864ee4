## Levels

level-numbered = Stufe { $number }: { $name }
level-bot = Bot, Stufe { $number }: { $name }
level-bot-other = Bot: { $name }
level-seat = Stufe { $number }
level-seat-other = Bot, { $name }
level-apprentice = Lehrling
level-apprentice-hint = Weiß, was gut ist, verschätzt sich aber oft, wie gut. Sanfte Gesellschaft, solange du die Regeln lernst.
level-citizen = Bürger
level-citizen-hint = Wägt jeden Zug ab und greift dann und wann daneben. Ein fairer Gegner für die ersten Partien.
level-captain = Kapitän
level-captain-hint = Blickt ein wenig voraus: Auch was du und die anderen als Nächstes tun könnten, zählt.
level-senator = Senator
level-senator-hint = Blickt weiter voraus und lässt selten eine Gelegenheit aus.
level-oracle = Orakel
level-oracle-hint = Das Beste, was wir haben: denkt über jede Entscheidung bis zu eine Sekunde nach.
level-greedy = denkt einen Zug voraus
level-greedy-hint = Wägt jeden Zug ab und nimmt den besten, den er bis zum Ende des eigenen Zuges sieht.
level-random = spielt zufällig
level-random-hint = Hält sich an die Regeln und sonst an nichts.
level-pick = So spielen die Bots
game-bots = Die Bots
game-bots-fair = Bots wissen, was jemand auf ihrem Platz wissen darf, und nicht mehr.
lobby-bots-level = Bots, die einen Platz einnehmen

## Hints

hint-ask = Tipp
hint-title = Was ein Bot täte
hint-take = Das wählen
hint-chance = Gewinnchance: etwa { $chance } %.
hint-prospects = Aussichten: etwa { $chance } von 100; 50 ist eine gewöhnliche Partie.
hint-gain = { $points ->
    [one] Erwartet in den nächsten Zügen: etwa { $points } Punkt.
   *[other] Erwartet in den nächsten Zügen: etwa { $points } Punkte.
}
hint-gain-none = Erwartet in den nächsten Zügen: keine Punkte.
hint-better = { $percent ->
    [one] Das ist { $percent } Prozentpunkt mehr, als die nächstbeste Wahl verspricht.
   *[other] Das sind { $percent } Prozentpunkte mehr, als die nächstbeste Wahl verspricht.
}
hint-equal = Die nächstbeste Wahl verspricht etwa ebenso viel.
hint-points-more = { $points ->
    [one] Es sollte etwa { $points } Punkt mehr bringen.
   *[other] Es sollte etwa { $points } Punkte mehr bringen.
}
hint-points-fewer = { $points ->
    [one] Es sollte etwa { $points } Punkt weniger bringen und später mehr.
   *[other] Es sollte etwa { $points } Punkte weniger bringen und später mehr.
}
hint-toss-up = Kaum zu entscheiden: Eine andere Wahl ist vielleicht genauso gut.
hint-likely = Wahrscheinlich die beste Wahl, aber nicht sicher.
hint-narrow = Die bessere Wahl, aber nur knapp.
hint-sure = Klar die beste Wahl, soweit sich das sehen lässt.
hint-only = Nichts anderes ist eine Überlegung wert.
hint-forced = Etwas anderes gibt es hier nicht zu wählen.
hint-others = Nächstbeste Möglichkeiten
hint-fair = Ermittelt nur aus dem, was du sehen kannst.
keys-ask-hint = einen Tipp holen
hints-everybody = An diesem Tisch sind Tipps erlaubt: Wer entscheidet, darf um einen bitten.
hints-nobody = Keine Tipps an diesem Tisch: Hier spielen mehrere Menschen, und beim Eröffnen wurden keine erlaubt.
hints-of-the-day = Hier gibt es keine Tipps: Alle spielen die Tagespartie unter gleichen Bedingungen.
new-table-hints = Tipps
new-table-hints-no = Nur für Leute, die allein mit Bots spielen
new-table-hints-no-hint = Sitzen mehrere Menschen am Tisch, bekommt niemand Tipps.
new-table-hints-yes = Für alle
new-table-hints-yes-hint = Wer entscheidet, darf fragen, was ein Bot täte. Alle am Tisch sehen, dass es erlaubt ist, aber nicht, wer fragt.
lobby-hints-yes = Tipps sind erlaubt.
lobby-hints-no = Keine Tipps, wenn mehrere Menschen spielen.
server-hint-under-way = Ein Tipp nach dem anderen: Über den letzten wird noch nachgedacht. Versuch es gleich noch einmal.
