## The board of Die letzten Tage von Atlantis: labels of its own

ld-board-majority-nobody = neutrals are as many or more: no points
ld-board-lands-cargo = By you with Precious Cargo
ld-board-front = discarded, back after the round
ld-board-lost = lost for good
ld-board-now = Now
ld-board-step4 = In the Doom phase
ld-board-doomed = Doom
ld-board-auction = Auction { $slot } of 5
ld-board-gods = Hand of the Gods
ld-board-gods-note = In each auction one of those who act may play one of these instead.
ld-board-gods-taken = One has been played in this auction.
ld-board-source-gods = for a card of the gods
ld-board-lose = Give up a cube for good
ld-board-zone-supply = from the supply
ld-board-zone-front = from the discarded
ld-board-zone-slots = from your cards
ld-board-unseen = Events not seen yet
