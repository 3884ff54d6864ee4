## Das Brett von Zagłada Atlantydy: Beschriftungen im Bild

da-board-label = Hafen, Ozean und Neues Land, darüber der Senat
da-board-port = Hafen von Atlantis
da-board-ocean = Ozean
da-board-calm = Kein Schiff ist unterwegs.
da-board-at-sea = auf See
da-board-hold = Laderaum
da-board-camp = Flüchtlingslager
da-board-land = Neues Land
da-board-land-empty = noch niemand
da-board-majority = Mehrheit, +{ $points } SP
da-board-majority-nobody = Neutrale vorn: keine Punkte
da-board-would-sail = Läuft in der Untergangsphase als Nummer { $place } aus, wenn sich nichts ändert.
da-board-would-land = Landet in der Untergangsphase als Nummer { $place }, wenn sich nichts ändert.
da-board-lands-itself = Landet von selbst
da-board-lands-by-you = Landet durch dich
da-board-lands-royal = Durch dich mit Wichtiger Fracht
da-board-senate = Senat
da-board-doom = { $left ->
    [0] Keine Säule steht mehr
    [one] Eine Säule steht noch
   *[other] { $left } Säulen stehen noch
  }
da-board-doom-first = Fällt die nächste, werden die Schiffe A und B ausgebaut.
da-board-doom-second = Fällt die nächste, werden die Schiffe C, D und E ausgebaut.
da-board-doom-third = Fällt die letzte, endet das Spiel sofort.
da-board-doom-end = Das Spiel ist vorbei.
da-board-event = Ereignis
da-board-next = Nächstes Ereignis
da-board-event-deck = Ereignisse im Stapel
da-board-round = Runde { $round }
da-board-row = Deine Reihe
da-board-hand = Hand
da-board-hand-empty = Keine Politikkarte.
da-board-specials = Spezialkarten
da-board-specials-none = Keine Spezialkarte.
da-board-supply = Dein Vorrat
da-board-spent = ausgegeben, nach der Runde zurück
da-board-no-bid = kein Gebot
da-board-sealed = Gebot versiegelt
da-board-carried = ausgespielt
da-board-face-down = verdeckt
da-board-keep-down = Welche deiner Karten bleiben verdeckt?
da-board-rivals = Wer ist gemeint?
da-board-expel = Würfel aus dem Senat
da-board-borrow = Ausleihen von { $name }
da-board-source-own = für deine Karte
da-board-source-borrowed = für die geliehene Karte
da-board-source-hand = für eine Handkarte
da-board-display = Ausgelegte Spezialkarten
da-board-top = Unbesehen vom Stapel
da-board-chosen = hat gewählt
da-board-thinks = ist dran
da-board-entitled = handelt als { $place }.
da-board-has-played = hat ausgespielt
da-board-place = { $place }. im Senat
da-board-order = Senatsreihenfolge
da-board-price = Preis eines Senators
da-board-ties = Gleichstand gewinnt, wer hier weiter vorn steht.
da-board-acting = { $count ->
    [one] Das höchste Gebot handelt.
   *[other] Die { $count } höchsten Gebote handeln.
  }
da-board-worth = Eine Landung
da-board-worth-more = +1 für jede andere Farbe an Bord, +1 für das Bewegen.
da-board-refugees = eigene Flüchtlinge
da-board-standard = Punkte
da-board-politics-pile = Politikkarten
da-board-special-pile = Spezialkarten
da-board-discards = Abgelegte Karten
da-board-tie-before = gewinnen bei Gleichstand gegen dich
da-board-tie-after = verlieren bei Gleichstand gegen dich
da-board-first-borrows = Statt der eigenen darf der Erste die nächste Karte zur Linken spielen, deren Besitzer nicht handelt:
