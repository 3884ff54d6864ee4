## The board of Zagłada Atlantydy: labels that stand in the picture

da-board-label = Harbour, Ocean and New Land, the Senate above them
da-board-port = Port of Atlantis
da-board-ocean = Ocean
da-board-calm = No ship is under way.
da-board-at-sea = at sea
da-board-hold = hold
da-board-camp = Camp
da-board-land = New Land
da-board-land-empty = nobody yet
da-board-majority = majority, +{ $points } VP
da-board-majority-nobody = neutrals lead: no points
da-board-would-sail = Sails in the Doom phase as number { $place }, if nothing changes.
da-board-would-land = Lands in the Doom phase as number { $place }, if nothing changes.
da-board-lands-itself = Lands by itself
da-board-lands-by-you = Lands by you
da-board-lands-royal = By you with Royal Passage
da-board-senate = Senate
da-board-doom = { $left ->
    [0] No pillar stands
    [one] One pillar stands
   *[other] { $left } pillars stand
  }
da-board-doom-first = When the next one falls, ships A and B are upgraded.
da-board-doom-second = When the next one falls, ships C, D and E are upgraded.
da-board-doom-third = When the last one falls, the game ends at once.
da-board-doom-end = The game is over.
da-board-event = Event
da-board-next = Next event
da-board-event-deck = events in the deck
da-board-round = Round { $round }
da-board-row = Your row
da-board-hand = Hand
da-board-hand-empty = No politics card.
da-board-specials = Special cards
da-board-specials-none = No special card.
da-board-supply = Your supply
da-board-spent = spent, back after the round
da-board-no-bid = no bid
da-board-sealed = bid sealed
da-board-carried = played
da-board-face-down = face down
da-board-keep-down = Which of your cards stay face down?
da-board-rivals = Which player?
da-board-expel = Cubes out of the Senate
da-board-borrow = Borrow from { $name }
da-board-source-own = for your card
da-board-source-borrowed = for the borrowed card
da-board-source-hand = for a card in hand
da-board-display = Special cards on display
da-board-top = Unseen from the deck
da-board-chosen = has chosen
da-board-thinks = is to decide
da-board-entitled = { $place }. to act
da-board-has-played = has played
da-board-place = { $place }. in the Senate
da-board-order = Senate order
da-board-price = price of a faction
da-board-ties = Ties go to whoever comes first here.
da-board-acting = { $count ->
    [one] The highest bid acts.
   *[other] The { $count } highest bids act.
  }
da-board-worth = A landing
da-board-worth-more = +1 for every other colour aboard, +1 for moving the ship.
da-board-refugees = own refugees
da-board-standard = points
da-board-politics-pile = politics cards
da-board-special-pile = special cards
da-board-discards = Discarded cards
da-board-tie-before = win ties against you
da-board-tie-after = lose ties against you
da-board-first-borrows = The first may play instead, from the left, the nearest card of a player who does not act:
