## Die Bretter beider Ausgaben des Senatsspiels: Beschriftungen im Bild

fleet-board-label = Hafen, Ozean und Neues Land, darüber der Senat
fleet-board-port = Hafen von Atlantis
fleet-board-ocean = Ozean
fleet-board-calm = Kein Schiff ist unterwegs.
fleet-board-at-sea = auf See
fleet-board-hold = Laderaum
fleet-board-camp = Flüchtlingslager
fleet-board-land = Neues Land
fleet-board-land-empty = noch niemand
fleet-board-majority = Mehrheit, +{ $points } SP
fleet-board-would-sail = Läuft in der Untergangsphase als Nummer { $place } aus, wenn sich nichts ändert.
fleet-board-would-land = Kommt in der Untergangsphase als Nummer { $place } an, wenn sich nichts ändert.
fleet-board-lands-itself = Kommt von selbst an
fleet-board-lands-by-you = Kommt durch dich an
fleet-board-senate = Senat
fleet-board-doom = { $left ->
    [0] Keine Säule steht mehr
    [one] Eine Säule steht noch
   *[other] { $left } Säulen stehen noch
  }
fleet-board-doom-first = Fällt die nächste, werden die Schiffe A und B aufgewertet.
fleet-board-doom-second = Fällt die nächste, werden die Schiffe C, D und E aufgewertet.
fleet-board-doom-third = Fällt die letzte, endet das Spiel sofort.
fleet-board-doom-end = Das Spiel ist vorbei.
fleet-board-event = Ereignis
fleet-board-event-deck = Ereignisse im Stapel
fleet-board-round = Runde { $round }
fleet-banner-landed = { $ship } kommt an.
fleet-banner-landed-several = { $count } Schiffe kommen an.
fleet-banner-decided = Berechtigt: { $names }
fleet-banner-event = Ereignis: { $event }
fleet-phase-row = Reihe
fleet-phase-doom = Untergang
fleet-board-row = Deine Reihe
fleet-board-hand = Hand
fleet-board-hand-empty = Keine Politikkarte.
fleet-board-specials = Spezialkarten
fleet-board-specials-none = Keine Spezialkarte.
fleet-board-supply = Dein Vorrat
fleet-board-no-bid = kein Gebot
fleet-board-sealed = Gebot verdeckt abgegeben
fleet-board-carried = ausgespielt
fleet-board-face-down = verdeckt
fleet-board-keep-down = Welche deiner Karten bleiben verdeckt?
fleet-board-expel = Einflussmarker aus dem Senat
fleet-board-borrow = Ausleihen von { $name }
fleet-board-source-own = für deine Karte
fleet-board-source-borrowed = für die geliehene Karte
fleet-board-source-hand = für eine Handkarte
fleet-board-chosen = hat gewählt
fleet-board-thinks = ist dran
fleet-board-entitled = handelt als { $place }.
fleet-board-has-played = hat ausgespielt
fleet-board-place = { $place }. im Senat
fleet-board-order = Senatsreihenfolge
fleet-board-ties = Gleichstand gewinnt, wer hier weiter vorn steht.
fleet-board-acting = { $count ->
    [one] Nur wer am meisten bietet, spielt eine Karte aus.
   *[other] Die { $count } Höchstbietenden spielen eine Karte aus.
  }
fleet-board-worth = Eine Ankunft
fleet-board-worth-more = +1 für jede andere Farbe an Bord, +1 für das Bewegen.
fleet-board-refugees = eigene Flüchtlinge
fleet-board-standard = Punkte
fleet-board-politics-pile = Politikkarten
fleet-board-special-pile = Spezialkarten
fleet-board-discards = Abgelegte Karten
fleet-board-tie-before = gewinnen bei Gleichstand gegen dich
fleet-board-tie-after = verlieren bei Gleichstand gegen dich
fleet-board-tie-you = du
fleet-board-first-borrows = Statt der eigenen darf der Erste die nächste Karte zur Linken spielen, deren Besitzer nicht handelt:
fleet-board-slot = Stelle { $place } der Reihe
fleet-board-track = Siegpunkte
