## The board of Die letzten Tage von Atlantis: labels of its own

ld-board-majority-nobody = neutrals are as many or more: no points
ld-board-lands-cargo = By you with Precious Cargo
ld-board-front = discarded, back after the round
ld-board-lost = lost for good
ld-board-now = Now
ld-board-step4 = In the Doom phase
ld-board-doomed = Doom
ld-phase-influence = Influence
ld-phase-senate = Senate
ld-phase-auctions = Auctions
ld-board-gods = Hand of the Gods
ld-board-gods-note = In each auction one of those who act may play one of these instead.
ld-board-gods-taken = One has been played in this auction.
ld-board-source-gods = for a card of the gods
ld-board-lose = Give up a cube for good
ld-board-zone-supply = from the supply
ld-board-zone-front = from the discarded
ld-board-zone-slots = from your cards
ld-board-unseen = Events not seen yet
ld-board-effect-now = { $event ->
    [flood] A card that places refugees may place 1 more, on a ship it chose.
    [winds] A card that moves ships may move 1 more, a standard one.
    [chaos] No Influence phase, no Senate phase. Senators and cubes stay; powers work once more.
    [gift] In each auction one card of the Hand of the Gods may be played.
   *[command] Refugees come from the Senate, not from the supply.
}
ld-board-effect-later = { $event ->
    [wisdom] The first two in Senate order draw a special card each.
    [debts] The first in Senate order gets 5 VP, the second 3 VP.
    [wrath] Ships on the Ocean come home; everybody aboard is discarded.
    [together] In turn, everybody may place up to 3 refugees.
   *[all_lost] { $lost ->
        [0] Nobody loses a cube yet.
       *[other] Everybody gives up { $cubes } for good.
    }
}
ld-board-effect-fall = { $left ->
    [3] The first pillar falls: A and B are upgraded.
    [2] The second pillar falls: C, D and E are upgraded.
   *[other] The last pillar falls: the game ends.
}
