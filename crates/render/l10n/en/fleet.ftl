### What the two editions of the senate game call alike.

fleet-ship = { $ship ->
    [ark] Ark
    [science_ship] Science Ship
    [royal_barge] Royal Barge
    [airship] Airship
   *[warship] Warship
}
fleet-ship-the = { $ship ->
    [ark] the Ark
    [science_ship] the Science Ship
    [royal_barge] the Royal Barge
    [airship] the Airship
   *[warship] the Warship
}
fleet-ship-subject = { $ship ->
    [ark] The Ark
    [science_ship] The Science Ship
    [royal_barge] The Royal Barge
    [airship] The Airship
   *[warship] The Warship
}
fleet-ship-on = { $ship ->
    [ark] aboard the Ark
    [science_ship] aboard the Science Ship
    [royal_barge] aboard the Royal Barge
    [airship] aboard the Airship
   *[warship] aboard the Warship
}
fleet-ship-onto = { $ship ->
    [ark] on the Ark
    [science_ship] on the Science Ship
    [royal_barge] on the Royal Barge
    [airship] on the Airship
   *[warship] on the Warship
}
fleet-ship-from = { $ship ->
    [ark] from the Ark
    [science_ship] from the Science Ship
    [royal_barge] from the Royal Barge
    [airship] from the Airship
   *[warship] from the Warship
}
fleet-ship-twin = { $ship ->
   *[ark] (upgraded)
}
fleet-ship-empty = Nobody is aboard.
fleet-ship-aboard = In the seats: { $list }.
fleet-ship-hold = In the hold: { $list }.
fleet-ship-worth = If it landed now: { $list }.
fleet-party = { $who ->
    [you] you
    [neutral] neutral
   *[other] { $name }
}
fleet-subject = { $who ->
    [you] You
    [neutral] Neutral
   *[other] { $name }
}
fleet-colour = { $colour ->
    [blue] blue
    [red] red
    [jade] jade
    [yellow] yellow
    [violet] violet
   *[grey] grey
}
fleet-letter = { $colour ->
    [blue] B
    [red] R
    [jade] J
    [yellow] Y
    [violet] V
   *[grey] N
}
fleet-mark = { $colour }, letter { $letter }
fleet-no-points = no victory points
fleet-none = none
fleet-special = { $special ->
    [pursuit] Pursuit Ship
    [empathy] Empathy
    [guardian] Guardian
    [alliance] Alliance
    [holds] Hidden Holds
    [intervention] Unexpected Intervention
    [sacrifice] Self-Sacrifice
    [spy] Shapeshifting Spy
    [birds] Exotic Birds
    [orichalcum] Orichalcum
   *[key] Key of Atlantis
}
fleet-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
fleet-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
fleet-refugees = { $count ->
    [one] 1 refugee
   *[other] { $count } refugees
}
fleet-neutrals = { $count ->
    [one] 1 neutral refugee
   *[other] { $count } neutral refugees
}
fleet-politics-cards = { $count ->
    [one] 1 politics card
   *[other] { $count } politics cards
}
fleet-special-cards = { $count ->
    [one] 1 special card
   *[other] { $count } special cards
}
