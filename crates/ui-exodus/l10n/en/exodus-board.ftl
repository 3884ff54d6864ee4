### Atlantis Exodus: what stands on the board, on the displays and in the panels beside it.

exodus-board-label = The city of three rings with the Apotheosis track
exodus-board-answers = Answers
exodus-board-pane-displays = Displays

## The city

exodus-board-field = { $ring }, field { $number }
exodus-board-standing = Standing there: { $settlers }
exodus-board-tile-gone = The tile has been taken
exodus-board-guard-there = Guard beside it: { $settler }
exodus-board-guard = the guard, if you like
exodus-board-no-room = No room for the tile: it stays there
exodus-board-king-of = King of { $names }
exodus-board-neutral-king = Neutral king
exodus-board-space = Space { $space }: { $gain }
exodus-board-space-bare = Space { $space }: no bonus
exodus-board-priest = { $name }: high priest on space { $space }
exodus-board-year = Year
exodus-board-catastrophe = Catastrophe of the year: the middle disc turned { $middle } quarters, the top disc { $top } more
exodus-board-year-words = Year { $year } of { $years }
exodus-strip-order = Order
exodus-strip-scoring = Scoring
exodus-strip-next = { $region } is scored after year { $year }
exodus-banner-scored = { $region } is scored.

## The displays

exodus-board-order = Order this year
exodus-board-order-plain = no bonus
exodus-board-order-share = may share city fields
exodus-board-order-free = Order space { $space }: { $bonus }
exodus-board-order-taken = Order space { $space }: { $name } ({ $bonus })
exodus-board-sorting = They choose in this order: { $names }
exodus-board-pillars = Pillars
exodus-board-display = Pillar display { $display }
exodus-board-pillar-stack = { $name }: { $effect } { $below ->
    [0] {""}
    [one] One more card lies below.
   *[other] { $below } more cards lie below.
}
exodus-board-no-pillar-card = No card lies here
exodus-board-open-tiles = Open tiles
exodus-board-tile-pile = { $kind }: { $count } in the pile
exodus-board-pile = { $count } more in the pile
exodus-board-residences = Residences
exodus-board-knowledge = Knowledge
exodus-board-no-card = No card
exodus-board-discards = Discarded: { $cards }
exodus-board-influence = Influence
exodus-board-influence-deck = { $count ->
    [one] One influence card in the deck
   *[other] { $count } influence cards in the deck
}
exodus-board-bag = In the bag
exodus-board-supply = In the supply
exodus-board-ship = Ship: { $type }

## A player's board

exodus-board-of = Board of { $name }
exodus-board-open = Open board
exodus-board-close = Close
exodus-board-schools = Schools
exodus-board-settlement = Settlement
exodus-board-stores = Stores
exodus-board-node-words = { $profession }: { $count }. Leaving gives { $gains }
exodus-board-cost-words = To { $profession }: { $cost }
exodus-board-scores-after = scores after year { $year }
exodus-board-was-scored = scored after year { $year }
exodus-board-free-cell = { $cell }: free; covering it gives { $gain }
exodus-board-agora-cell = { $cell }: free, only for an agora; covering it gives { $gain }
exodus-board-live = On it: { $settlers }
exodus-board-active = Active
exodus-board-favour = Favour
exodus-board-favour-words = Favour tokens: { $tokens } of { $limit }
exodus-board-favour-opens = opens with { $cells } covered cells
exodus-board-ships = Ships
exodus-board-ship-space = Free: { $points } for a ship of a new type
exodus-board-aboard = Aboard: { $settler }
exodus-board-nobody-aboard = Nobody aboard
exodus-board-own-pillars = Pillars
exodus-board-free-stage = Free
exodus-board-sealed = { $count ->
    [one] One face-down influence card
   *[other] { $count } face-down influence cards
}
exodus-board-played = Played: { $cards } ({ $count })

## Players and scorings

exodus-board-place = { $place }. in order
exodus-board-steps = High priest on space { $steps }
exodus-board-ship-count = { $count ->
    [one] One ship
   *[other] { $count } ships
}
exodus-board-in-school = In the schools: { $count } { $colour }
exodus-board-next-scoring = { $region } scores after year { $year }
exodus-board-if-now = if it scored now
exodus-board-all-scored = All regions are scored
exodus-board-would-lose = No residence stands there yet: the game would be lost
