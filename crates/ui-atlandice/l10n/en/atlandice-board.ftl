### Atlandice: what stands on the board, in the own area and in the panels beside it.

ad-board-label = The city with its clock
ad-board-round = Round { $round }
ad-board-left = { $spaces } to the waves
ad-board-last-round = The hand is on the waves: the last searches
ad-strip-gates = Gates
ad-strip-searches = Searches
ad-strip-clock = Clock
ad-banner-emptied = { $area } is empty.
ad-banner-exhausted = { $area } is exhausted.
ad-banner-hand = The clock hand moves to { $to }{ $kind ->
    [plain] {""}
   *[other] , { $symbol }
}.
ad-board-die = die showing { $face }
ad-board-submarine = Submarine
ad-board-submarine-words = Whoever searches beside the submarine may take one more resource there.
ad-board-tile = Tile: { $area }
ad-board-tile-won = Tile: { $area }, { $points }
ad-board-below = { $count ->
    [one] One more tile lies below:
   *[other] { $count } more tiles lie below, in unknown order:
}
ad-board-last-tile = The last tile: when the district is empty again, it is exhausted.
ad-board-exhausted = exhausted

## What a choice would do

ad-board-nobody = nobody
ad-board-stays = If this die stays, the hand moves { $spaces }

## The own area and the panels

ad-board-dice-taken = { $taken } of { $all } taken
ad-board-give-title = Give two for a point:
ad-board-start = starts the round
ad-board-total = All resources:
ad-board-tokens-district = { $points } from emptied districts
ad-board-tokens-inventory = { $points } from inventories
ad-board-tokens-donation = { $points } from donations
ad-board-majorities = Majorities
ad-board-tie = tie
ad-board-box = Out of the game:
