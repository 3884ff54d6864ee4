### Was die beiden Ausgaben des Senatsspiels gleich nennen.

fleet-ship = { $ship ->
    [ark] Arche
    [science_ship] Wissenschaftsschiff
    [royal_barge] Königliche Bark
    [airship] Luftschiff
   *[warship] Kriegsschiff
}
fleet-ship-the = { $ship ->
    [ark] die Arche
    [science_ship] das Wissenschaftsschiff
    [royal_barge] die königliche Bark
    [airship] das Luftschiff
   *[warship] das Kriegsschiff
}
fleet-ship-subject = { $ship ->
    [ark] Die Arche
    [science_ship] Das Wissenschaftsschiff
    [royal_barge] Die königliche Bark
    [airship] Das Luftschiff
   *[warship] Das Kriegsschiff
}
fleet-ship-on = { $ship ->
    [ark] an Bord der Arche
    [science_ship] an Bord des Wissenschaftsschiffs
    [royal_barge] an Bord der königlichen Bark
    [airship] an Bord des Luftschiffs
   *[warship] an Bord des Kriegsschiffs
}
fleet-ship-onto = { $ship ->
    [ark] auf die Arche
    [science_ship] auf das Wissenschaftsschiff
    [royal_barge] auf die königliche Bark
    [airship] auf das Luftschiff
   *[warship] auf das Kriegsschiff
}
fleet-ship-from = { $ship ->
    [ark] von der Arche
    [science_ship] vom Wissenschaftsschiff
    [royal_barge] von der königlichen Bark
    [airship] vom Luftschiff
   *[warship] vom Kriegsschiff
}
fleet-ship-twin = { $ship ->
   *[ark] (fortgeschritten)
}
fleet-ship-empty = Niemand ist an Bord.
fleet-ship-aboard = Auf den Plätzen: { $list }.
fleet-ship-hold = Im Laderaum: { $list }.
fleet-ship-worth = Wenn es jetzt ankäme: { $list }.
fleet-party = { $who ->
    [you] du
    [neutral] neutral
   *[other] { $name }
}
fleet-subject = { $who ->
    [you] Du
    [neutral] Neutral
   *[other] { $name }
}
fleet-colour = { $colour ->
    [blue] Blau
    [red] Rot
    [jade] Jade
    [yellow] Gelb
    [violet] Violett
   *[grey] Grau
}
fleet-letter = { $colour ->
    [blue] B
    [red] R
    [jade] J
    [yellow] G
    [violet] V
   *[grey] N
}
fleet-mark = { $colour }, Buchstabe { $letter }
fleet-no-points = keine Siegpunkte
fleet-none = keine
fleet-special = { $special ->
    [pursuit] Verfolgungsschiff
    [empathy] Empathie
    [guardian] Wächter
    [alliance] Allianz
    [holds] Versteckte Laderäume
    [intervention] Unerwartete Intervention
    [sacrifice] Aufopferung
    [spy] Gestaltwandelnder Spion
    [birds] Exotische Vögel
    [orichalcum] Orichalcum
   *[key] Schlüssel von Atlantis
}
fleet-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
fleet-cubes = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
fleet-refugees = { $count ->
    [one] 1 Flüchtling
   *[other] { $count } Flüchtlinge
}
fleet-neutrals = { $count ->
    [one] 1 neutraler Flüchtling
   *[other] { $count } neutrale Flüchtlinge
}
fleet-politics-cards = { $count ->
    [one] 1 Politikkarte
   *[other] { $count } Politikkarten
}
fleet-special-cards = { $count ->
    [one] 1 Spezialkarte
   *[other] { $count } Spezialkarten
}
