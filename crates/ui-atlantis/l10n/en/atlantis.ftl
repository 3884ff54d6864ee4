# Objects, places, figures
object = { $object ->
    [amphora] amphora
    [crown] crown
    [flag] flag
    [helmet] helmet
    [olive] olive
    [ring] ring
   *[statue] statue
}
object-acc = { $object ->
    [amphora] amphora
    [crown] crown
    [flag] flag
    [helmet] helmet
    [olive] olive
    [ring] ring
   *[statue] statue
}
place-to = { $kind ->
    [atlantis] to Atlantis
    [mainland] to the Mainland
   *[path] to position { $n }
}
place-from = { $kind ->
    [atlantis] from Atlantis
    [mainland] from the Mainland
   *[path] from position { $n }
}
place-on = { $kind ->
    [atlantis] on Atlantis
    [mainland] on the Mainland
   *[path] on position { $n }
}
atlantis = Atlantis
mainland = Mainland
figure-colour = { $colour ->
    [red] red
    [blue] blue
    [white] white
   *[black] black
}
figure-letter = { $colour ->
    [red] R
    [blue] B
    [white] W
   *[black] K
}
figure-mark = { $colour } figures, letter { $letter }

# Choices
action-buy = Sell a tile worth { $value } for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
action-bridge = Build your bridge at { $gap }
action-move = Move the figure { $from }
action-show-hand = Show your hand
action-play = Play { $card }
action-pay-tile = Pay with a tile worth { $value }
action-pay-card = Pay 1 with { $card }
action-done = End your turn
detail-buy = You get { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and lose { $value } { $value ->
    [one] point
   *[other] points
}. What you draw cannot be taken back.
detail-bridge = Everybody crosses this gap free from now on; without the bridge it costs { $price }. You have one bridge for the whole game.
preview-to = { $cost ->
    [0] It goes { $to } and costs nothing.
   *[other] It goes { $to } and costs { $cost }.
}
preview-occupied = { $cost ->
    [0] It goes { $to }, which is occupied: another card must follow.
   *[other] It goes { $to }, which is occupied: another card must follow. So far it costs { $cost }.
}
preview-takes = You take { $tile }.
preview-takes-nothing = There is no tile to take.
preview-draws = You draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
preview-ends = With this the game ends.
tag-free = free
tag-occupied = occupied
# On a card: where it leads, and below that what it costs.
card-place = { $kind ->
    [atlantis] to Atlantis
    [mainland] to the Mainland
   *[path] to { $n }
}
card-cost = { $cost ->
    [0] free
   *[other] −{ $cost }
}
card-occupied = occupied: +1 card
card-cannot = cannot be played
card-plays = play it
card-then-figure = then a figure
card-held = { $card } is held: now choose the figure.
card-cannot-pay = does not pay here
card-pays = pays 1

# The prompt
prompt-menu = Choose the figure you want to move.
prompt-menu-may = Before that you may { $can ->
    [both] sell a collected tile for cards or build your bridge
    [buy] sell a collected tile for cards
   *[bridge] build your bridge
}.
prompt-cannot-move = None of your figures can move: show your hand and draw { $cards } cards.
prompt-cannot-move-may = You may first { $can ->
    [both] sell a collected tile for cards or build your bridge
    [buy] sell a collected tile for cards
   *[bridge] build your bridge
}; perhaps a move becomes possible.
prompt-card = Choose a movement card for your figure { $on }.
prompt-card-detail = A card leads to the next tile with its object. Point at one to see what it costs and brings.
prompt-card-more = Position { $n } is occupied: choose another card for your figure.
prompt-pay = { $paid ->
    [0] Pay { $due } for the crossing.
   *[other] Pay { $due } more for the crossing.
}
prompt-pay-detail = The move costs { $cost }, paid { $paid }; no change is given.
pay-suggested = Pay { $items }
prompt-late-bridge = You may build your bridge now, or end your turn.
prompt-late-bridge-detail = At the end of the turn you draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
wait-menu = Waiting for { $name } to choose a figure.
wait-card = Waiting for { $name } to choose a card for the figure { $on }.
wait-pay = Waiting for { $name } to pay { $due } for the crossing.
wait-late-bridge = Waiting for { $name } to build a bridge or end the turn.
wait-luck = Cards and tiles are being drawn.

# The own area
hand-total = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tiles-title = Your path tiles
tiles-worth = worth { $value }
tiles-none = No tile collected yet. After every move you take one.
hand-none = Your hand is empty.

# Players and stores
facts-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
facts-home = { $count } of { $all } on the Mainland
banner-mainland = { $name } { $you ->
    [yes] reach
   *[no] reaches
} the Mainland.
facts-bridge-free = bridge not built
facts-bridge-built = bridge at { $gap }
facts-start = start player
facts-known = known cards: { $cards }
facts-tiles = Tiles:
draw-pile = Draw pile
discard-pile = Discard pile
discard-empty = The discard pile is empty.
stores-more = What lies where
stores-unseen-cards = Cards you have not seen
stores-unseen-cards-public = Cards nobody has seen
stores-unseen-tiles = Tiles still face down
stores-removed = Out of the game
stores-half-a = Half A
stores-half-b = Half B

# The log: the subject stands before each line
log-starts = { $you ->
    [yes] begin
   *[no] begins
}
log-path = The path is laid.
log-deal = { $you ->
    [yes] are dealt
   *[no] is dealt
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
log-draw = { $you ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
log-draw-cards = draw { $cards }
log-deal-cards = are dealt { $cards }
log-draw-none = { $you ->
    [yes] find
   *[no] finds
} no card to draw
log-reshuffle = The discard pile is shuffled: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to draw from.
log-buy = { $you ->
    [yes] sell
   *[no] sells
} { $tile } for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
log-bridge = { $you ->
    [yes] build your bridge
   *[no] builds a bridge
} at { $gap }
log-move = { $you ->
    [yes] play
   *[no] plays
} { $card } { $from } { $to }
log-move-on = then { $card } { $to }
log-occupied = { $to }, which is occupied
log-pays = { $you ->
    [yes] pay
   *[no] pays
} { $items }
log-takes = { $you ->
    [yes] take
   *[no] takes
} { $tile }
log-takes-nothing = { $you ->
    [yes] take
   *[no] takes
} no tile
log-uncovers = below it lies { $tile }
log-shows = { $you ->
    [yes] cannot move and show your hand
   *[no] cannot move and shows the hand
}: { $cards }
log-ends = { $you ->
    [yes] have
   *[no] has
} three figures on the Mainland: the game ends
log-standstill = Nobody can move or draw: the game ends.
log-final = { $you ->
    [yes] have
   *[no] has
} { $total } { $total ->
    [one] point
   *[other] points
} after the final crossing
log-forced-figure = only figure that can move

# The picture in words
board-label = The path from Atlantis to the Mainland
stack = { $height ->
    [1] position { $n }: { $tile }
   *[other] position { $n }: { $tile } on another tile
}
stack-figure = figure of { $name }
stack-figure-own = your figure
gap-price = gap { $gap }: crossing costs { $price }
gap-bridged = gap { $gap }: bridged, free
text-path = The path
text-water = { $gap }: water, no gap, costs nothing
text-on-atlantis = On Atlantis: { $figures }
text-on-mainland = On the Mainland: { $figures }
text-figures = { $name } ({ $count })
text-players = Players
text-player = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $home } of { $all } figures on the Mainland, { $bridge }
text-tiles = Tiles: { $tiles }
text-hand = Your hand: { $cards }
text-known = Known to be in the hand: { $cards }
text-piles = Piles
text-draw-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
text-discard = Discard pile: { $cards }
text-removed = Out of the game: { $cards }

# The end
score-title = The final crossing
score-player = Player
score-tiles = Tiles
score-cards = Cards
score-crossing = Price of the cross{"\u00AD"}ing
score-lost = Given up
score-total = Points
score-note = Every figure not yet on the Mainland crosses all gaps before it; the price is paid with the smallest possible loss, and no change is given.
score-line = { $name }: tiles { $tiles }, cards { $cards }, crossing { $crossing }, given up { $lost }, points { $total }


## The numbers of the components page

components-tiles = The path tiles
components-tiles-hint = One tile of each value shown. The A half lies on the side of Atlantis, the B half on the side of the mainland.
components-half-a = A half, towards Atlantis
components-half-b = B half, towards the mainland
components-object = Object
components-sum = Sum
components-none = none
fact-colour = { $colour ->
    [red] red
    [blue] blue
    [white] white
    [black] black
   *[other] { $colour }
}
fact-path-tiles = Path tiles
fact-tiles-per-half = Path tiles in each half
fact-backs = Letters on the backs
fact-water-tiles = Water tiles
fact-bridges = Bridges
fact-figures = Figures
fact-colours = Colours of the figures
fact-cards = Movement cards
fact-per-object = Cards of each object
fact-start-hand = Cards at the start, in turn order
fact-draw-base = Cards drawn at the end of a turn
fact-draw-per-figure-home = Cards more for each own figure on the mainland
fact-cannot-move-draw = Cards drawn when no move is possible
fact-divisor = A sold tile gives its value in cards, divided by
fact-layout = The path, from Atlantis to the mainland
fact-stretch = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} with { $tiles ->
    [one] { $tiles } tile ({ $half })
   *[other] { $tiles } tiles each ({ $half })
}
fact-stretch-water = { $positions ->
    [one] { $positions } position of water
   *[other] { $positions } positions of water
}

## A new table

start-hint = Later seats get more cards at the start, so beginning is no great advantage.
