## The boards of both editions of the senate game: labels that stand in the picture

fleet-board-label = Harbour, Ocean and New Land, the Senate above them
fleet-board-port = Port of Atlantis
fleet-board-ocean = Ocean
fleet-board-calm = No ship is under way.
fleet-board-at-sea = at sea
fleet-board-hold = hold
fleet-board-camp = Camp
fleet-board-land = New Land
fleet-board-land-empty = nobody yet
fleet-board-majority = majority, +{ $points } VP
fleet-board-would-sail = Sails in the Doom phase as number { $place }, if nothing changes.
fleet-board-would-land = Lands in the Doom phase as number { $place }, if nothing changes.
fleet-board-lands-itself = Lands by itself
fleet-board-lands-by-you = Lands by you
fleet-board-senate = Senate
fleet-board-doom = { $left ->
    [0] No pillar stands
    [one] One pillar stands
   *[other] { $left } pillars stand
  }
fleet-board-doom-first = When the next one falls, ships A and B are upgraded.
fleet-board-doom-second = When the next one falls, ships C, D and E are upgraded.
fleet-board-doom-third = When the last one falls, the game ends at once.
fleet-board-doom-end = The game is over.
fleet-board-event = Event
fleet-board-event-deck = events in the deck
fleet-board-round = Round { $round }
fleet-banner-landed = { $ship } lands.
fleet-banner-landed-several = { $count } ships land.
fleet-banner-decided = To act: { $names }
fleet-banner-event = Event: { $event }
fleet-phase-row = Row
fleet-phase-doom = Doom
fleet-board-row = Your row
fleet-board-hand = Hand
fleet-board-hand-empty = No politics card.
fleet-board-specials = Special cards
fleet-board-specials-none = No special card.
fleet-board-supply = Your supply
fleet-board-no-bid = no bid
fleet-board-sealed = bid sealed
fleet-board-carried = played
fleet-board-face-down = face down
fleet-board-keep-down = Which of your cards stay face down?
fleet-board-expel = Cubes out of the Senate
fleet-board-borrow = Borrow from { $name }
fleet-board-source-own = for your card
fleet-board-source-borrowed = for the borrowed card
fleet-board-source-hand = for a card in hand
fleet-board-chosen = has chosen
fleet-board-thinks = is to decide
fleet-board-entitled = { $place }. to act
fleet-board-has-played = has played
fleet-board-place = { $place }. in the Senate
fleet-board-order = Senate order
fleet-board-ties = Ties go to whoever comes first here.
fleet-board-acting = { $count ->
    [one] The highest bid acts.
   *[other] The { $count } highest bids act.
  }
fleet-board-worth = A landing
fleet-board-worth-more = +1 for every other colour aboard, +1 for moving the ship.
fleet-board-refugees = own refugees
fleet-board-standard = points
fleet-board-politics-pile = politics cards
fleet-board-special-pile = special cards
fleet-board-discards = Discarded cards
fleet-board-tie-before = win ties against you
fleet-board-tie-after = lose ties against you
fleet-board-tie-you = you
fleet-board-first-borrows = The first may play instead, from the left, the nearest card of a player who does not act:
fleet-board-slot = Place { $place } of the row
fleet-board-track = Victory points
