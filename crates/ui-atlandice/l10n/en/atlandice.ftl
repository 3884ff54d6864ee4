### Atlandice: the words of its table.

## Areas, in the forms that sentences need

ad-area = { $area ->
    [jeweller] Jeweller
    [library] Library
    [tavern] Tavern
    [machine_works] Machine Works
    [forge] Forge
   *[black_market] Black Market
}
ad-area-subject = { $area ->
    [jeweller] The Jeweller
    [library] The Library
    [tavern] The Tavern
    [machine_works] The Machine Works
    [forge] The Forge
   *[black_market] The Black Market
}
ad-area-the = { $area ->
    [jeweller] the Jeweller
    [library] the Library
    [tavern] the Tavern
    [machine_works] the Machine Works
    [forge] the Forge
   *[black_market] the Black Market
}
ad-area-button = { $area ->
    [jeweller] the Jeweller
    [library] the Library
    [tavern] the Tavern
    [machine_works] the Machine Works
    [forge] the Forge
   *[black_market] the Black Market
}
ad-area-in = { $area ->
    [jeweller] at the Jeweller
    [library] in the Library
    [tavern] in the Tavern
    [machine_works] in the Machine Works
    [forge] in the Forge
   *[black_market] on the Black Market
}
ad-area-by = { $area ->
    [jeweller] beside the Jeweller
    [library] beside the Library
    [tavern] beside the Tavern
    [machine_works] beside the Machine Works
    [forge] beside the Forge
   *[black_market] beside the Black Market
}
ad-area-from = { $area ->
    [jeweller] from the Jeweller
    [library] from the Library
    [tavern] from the Tavern
    [machine_works] from the Machine Works
    [forge] from the Forge
   *[black_market] from the Black Market
}
ad-area-off = { $area ->
    [jeweller] from the Jeweller
    [library] from the Library
    [tavern] from the Tavern
    [machine_works] from the Machine Works
    [forge] from the Forge
   *[black_market] from the Black Market
}
ad-area-to = { $area ->
    [jeweller] to the Jeweller
    [library] to the Library
    [tavern] to the Tavern
    [machine_works] to the Machine Works
    [forge] to the Forge
   *[black_market] to the Black Market
}
ad-area-towards = { $area ->
    [jeweller] to the Jeweller
    [library] to the Library
    [tavern] to the Tavern
    [machine_works] to the Machine Works
    [forge] to the Forge
   *[black_market] to the Black Market
}

## Goods

ad-good = { $good ->
    [jewel] jewel
    [book] book
    [provision] provision
    [tool] tool
   *[weapon] weapon
}
ad-good-a = { $good ->
    [jewel] a jewel
    [book] a book
    [provision] a provision
    [tool] a tool
   *[weapon] a weapon
}
ad-good-button = { $good ->
    [jewel] a jewel
    [book] a book
    [provision] a provision
    [tool] a tool
   *[weapon] a weapon
}
ad-good-name = { $good ->
    [jewel] Jewels
    [book] Books
    [provision] Provisions
    [tool] Tools
   *[weapon] Weapons
}
ad-good-most = { $good ->
    [jewel] jewels
    [book] books
    [provision] provisions
    [tool] tools
   *[weapon] weapons
}
ad-goods = { $good ->
    [jewel] { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }
    [book] { $count ->
        [one] 1 book
       *[other] { $count } books
    }
    [provision] { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }
    [tool] { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
   *[weapon] { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    }
}
ad-goods-acc = { $good ->
    [jewel] { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }
    [book] { $count ->
        [one] 1 book
       *[other] { $count } books
    }
    [provision] { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }
    [tool] { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
   *[weapon] { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    }
}
ad-nothing = nothing
ad-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
ad-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
ad-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ad-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
ad-hands = { $count ->
    [one] 1 hand symbol
   *[other] { $count } hand symbols
}
ad-or = { $first } or { $last }

## Players and the neutral party

ad-party = { $who ->
    [you] you
    [neutral] the neutral party
   *[other] { $name }
}
ad-subject = { $who ->
    [you] You
    [neutral] The neutral party
   *[other] { $name }
}
ad-party-title = { $who ->
    [you] You
    [neutral] Neutral party
   *[other] { $name }
}
ad-party-short = { $who ->
    [you] you
    [neutral] neutral
   *[other] { $name }
}
ad-colour = { $colour ->
    [blue] blue
    [red] red
    [jade] jade
    [yellow] yellow
   *[grey] grey
}
ad-letter = { $colour ->
    [blue] B
    [red] R
    [jade] J
    [yellow] Y
   *[grey] N
}
ad-mark = { $colour }, letter { $letter }

## Tiles: short, and as a sentence

ad-tile-short = { $effect ->
    [extra_here_on_roll] { $faces }: one more here
    [swap] swap two resources
    [search_again_on_roll] { $faces }: search again
    [extra_elsewhere_on_roll] { $faces }: one from another district
    [to_market] one to the Black Market
    [extra_here_on_second_die] second die: one more here
    [clock_on_roll] { $faces }: clock hand +1
    [market_to_another] Black Market to another district
    [turn_die] turn a die
    [submarine] move the submarine
    [market_to_any] Black Market to any district
   *[extra_from_market_on_roll] { $faces }: one from the Black Market
}
ad-tile-effect = { $effect ->
    [extra_here_on_roll] Roll the die: on { $faces } you may take one more resource from here.
    [swap] Swap one resource from here for one from another district. Nobody keeps either.
    [search_again_on_roll] Roll the die: on { $faces } roll it again and search the area it shows as well.
    [extra_elsewhere_on_roll] Roll the die: on { $faces } you may take one resource from another district.
    [to_market] Move one resource from here to the Black Market.
    [extra_here_on_second_die] If this is your second die of the round, you may take one more resource from here.
    [clock_on_roll] Roll the die: on { $faces } the clock hand moves one space. The symbol there does nothing.
    [market_to_another] Move one resource from the Black Market to another district.
    [turn_die] Turn one of the dice lying out to any face; it moves to that area.
    [submarine] Move the submarine to another area.
    [market_to_any] Move one resource from the Black Market to any district, this one too.
   *[extra_from_market_on_roll] Roll the die: on { $faces } you may take one resource from the Black Market.
}
ad-tile-effect-neutral = { $effect ->
    [extra_here_on_roll] Roll the die: on { $faces } the neutral party gets one more resource from here.
    [extra_elsewhere_on_roll] Roll the die: on { $faces } the neutral party gets one resource from another district.
   *[extra_from_market_on_roll] Roll the die: on { $faces } the neutral party gets one resource from the Black Market.
}
ad-tile-name = { $district } ({ $short })
ad-market-effect = No effect.

## The clock

ad-symbol = { $symbol ->
    [start] start
    [plain] no symbol
    [inventory] inventory of { $goods }
    [inventory_total] inventory of all resources
    [donation] donation
   *[waves] waves
}
ad-symbol-effect = { $symbol ->
    [start] Here the hand begins.
    [plain] Nothing happens here.
    [inventory] Whoever holds most { $goods } gets { $points }; all tied get it.
    [inventory_total] Whoever holds most resources in all gets { $points }; all tied get it.
    [donation] Everybody may give { $cost } for { $points }, as often as they like.
   *[waves] Here the game ends.
}
ad-clock = { $left ->
    [0] The clock hand is on the waves.
   *[other] The clock hand is on space { $hand } of { $last }; { $spaces } to the waves.
}

## An area and a standing in words

ad-area-words = { $area }: { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}. Here: { $goods }.
ad-area-submarine = The submarine lies here.
ad-area-below = { $count ->
    [0] This is the last tile.
    [one] 1 more tile below.
   *[other] { $count } more tiles below.
}
ad-area-hands = { $hands }.
ad-area-exhausted = { $area }: exhausted, out of the game.
ad-standing = { $goods } – { $list }.

## Choices

ad-action-for-own = For yourself
ad-action-for-neutral = For the neutral party
ad-action-search = Search { $area }
ad-action-take = Take { $good }
ad-action-take-from = Take one { $from }
ad-action-swap-away = Swap { $good }
ad-action-swap-with = Swap it for one { $from }
ad-action-swap-in = Swap it for { $good }
ad-action-move = Move { $good }
ad-action-move-to = Move it { $to }
ad-action-turn-die = Turn a die { $by }
ad-action-turn-to = Turn it to { $face } ({ $area })
ad-action-turn-leave = Leave it { $by }
ad-action-sail = Send the submarine { $to }
ad-action-donate = Give { $goods }
ad-action-decline = Take nothing more
ad-action-give-nothing = Give nothing
ad-action-stop = Give nothing more

## The prompt

ad-prompt-recipient = Choose for whom you take the next die.
ad-prompt-recipient-detail = One of your { $dice } dice a round must be for the neutral party. For yourself so far: { $own } of { $most }.
ad-prompt-area = { $for ->
    [neutral] You must take one of the { $dice } dice for the neutral party.
   *[own] You must take one of the { $dice } dice and search its area.
}
ad-prompt-rank = { $for ->
    [neutral] { $rank ->
        [1] The first die of the neutral party.
        [2] The second die of the neutral party.
       *[other] Die { $rank } of the neutral party.
    }
   *[own] { $rank ->
        [1] Your first die.
        [2] Your second die.
       *[other] Your die { $rank }.
    }
}
ad-prompt-no-choice = { $for ->
    [neutral] Your own dice of the round are taken.
   *[own] The neutral party has had its die from you.
}
ad-prompt-more = { $more ->
    [0] This is the last search of the round; the die left over moves the clock hand.
    [one] One more search follows; the die left over moves the clock hand.
   *[other] { $more } more searches follow; the die left over moves the clock hand.
}
ad-prompt-last-round = The clock hand is on the waves: after the searches of this round the game ends.
ad-prompt-take = { $for ->
    [neutral] You must take one { $from } for the neutral party.
   *[own] You must take a resource { $from }.
}
ad-prompt-bonus = { $for ->
    [neutral] Submarine: take one { $from } for the neutral party.
   *[own] Submarine: you may take one more { $from }.
}
ad-prompt-extra = { $for ->
    [neutral] Effect: take one { $from } for the neutral party.
   *[own] Effect: you may take one more { $from }.
}
ad-prompt-extra-from = { $for ->
    [neutral] Choose the district from which the neutral party gets one more.
   *[own] You may take one more from another district.
}
ad-prompt-swap-away = You must choose a resource { $from } to swap.
ad-prompt-swap-with = You must choose the district where you swap { $good }.
ad-prompt-swap-in = You must choose what { $from } comes for { $good }.
ad-prompt-to-market = You must move one { $from } to the Black Market.
ad-prompt-from-market = { $where ->
    [another] You must move one from the Black Market to another district.
   *[any] You must move one from the Black Market to a district.
}
ad-prompt-move-to = You must choose the district that gets { $good }.
ad-prompt-turn-die = You must choose a die to turn.
ad-prompt-turn-to = You must choose a face for the die { $by }.
ad-prompt-sail = You must send the submarine to another area.
ad-prompt-sail-detail = Whoever searches beside it may take one more resource there.
ad-prompt-donate = { $gained ->
    [0] You may give { $cost } for { $points }.
   *[other] You may give { $cost } for { $points } once more.
}
ad-prompt-donate-detail = { $gained ->
    [0] As often as you like. What you give goes to the districts of its type.
    [one] 1 point so far. What you give goes to the districts of its type.
   *[other] { $gained } points so far. What you give goes to the districts of its type.
}
ad-prompt-acts-neutral = for the neutral party
ad-wait-recipient = Waiting for { $name } to choose for whom the next die is taken.
ad-wait-area = { $for ->
    [neutral] Waiting for { $name } to take a die for the neutral party and search its area.
   *[own] Waiting for { $name } to take a die and search its area.
}
ad-wait-take = { $for ->
    [neutral] Waiting for { $name } to take a resource { $from } for the neutral party.
   *[own] Waiting for { $name } to take a resource { $from }.
}
ad-wait-extra = { $for ->
    [neutral] Waiting for { $name } to take one more resource { $from } for the neutral party.
   *[own] Waiting for { $name } to take one more resource { $from } or decline.
}
ad-wait-extra-from = { $for ->
    [neutral] Waiting for { $name } to choose a district: from there the neutral party gets one more resource.
   *[own] Waiting for { $name } to take one more resource from another district or decline.
}
ad-wait-swap = Waiting for { $name } to swap a resource { $from }.
ad-wait-to-market = Waiting for { $name } to move a resource { $from } to the Black Market.
ad-wait-from-market = Waiting for { $name } to move a resource from the Black Market to a district.
ad-wait-turn = Waiting for { $name } to turn a die.
ad-wait-sail = Waiting for { $name } to move the submarine.
ad-wait-donate = Waiting for { $name } to donate or stop.
ad-wait-luck = The dice are rolled.

## The log: the subject stands before each line that begins with a small letter

ad-log-starts = { $you ->
    [yes] are the start player
   *[no] is the start player
}
ad-log-tiles = On the stacks lie: { $tiles }.
ad-log-gates = Round { $round }: the dice show { $dice }.
ad-log-gates-start = Round { $round } (start player: { $name }): the dice show { $dice }.
ad-log-gates-market = { $count ->
    [one] 1 die of an exhausted district lies beside the Black Market.
   *[other] { $count } dice of exhausted districts lie beside the Black Market.
}
ad-log-for-own = { $you ->
    [yes] keep the next die for yourself
   *[no] keeps the next die
}
ad-log-for-neutral = { $you ->
    [yes] take
   *[no] takes
} the next die for the neutral party
ad-log-search = { $you ->
    [yes] search
   *[no] searches
} { $area } with { $rank ->
    [1] the first die
    [2] the second die
   *[other] die { $rank }
}
ad-log-search-neutral = { $you ->
    [yes] search
   *[no] searches
} { $area } for the neutral party with { $rank ->
    [1] its first die
    [2] its second die
   *[other] its die { $rank }
}
ad-log-search-again = { $you ->
    [yes] roll { $die } and search { $area } as well
   *[no] rolls { $die } and searches { $area } as well
}
ad-log-search-again-exhausted = { $you ->
    [yes] roll { $die } (exhausted) and search { $area } as well
   *[no] rolls { $die } (exhausted) and searches { $area } as well
}
ad-log-nothing = { $you ->
    [yes] find
   *[no] finds
} nothing there
ad-log-take = { $you ->
    [yes] take
   *[no] takes
} { $good }{ $for ->
    [neutral] {" "}for the neutral party
    [it] {" "}for it
   *[own] {""}
}
ad-log-bonus = { $you ->
    [yes] take
   *[no] takes
} { $good } as well{ $for ->
    [neutral] {" "}for the neutral party
    [it] {" "}for it
   *[own] {""}
} by the submarine
ad-log-effect = { $you ->
    [yes] take
   *[no] takes
} { $good } { $from }{ $for ->
    [neutral] {" "}for the neutral party
    [it] {" "}for it
   *[own] {""}
} by the effect
ad-log-decline = { $you ->
    [yes] take
   *[no] takes
} nothing more
ad-log-roll-success = { $you ->
    [yes] roll
   *[no] rolls
} { $die } (success)
ad-log-roll-failure = { $you ->
    [yes] roll
   *[no] rolls
} { $die } (no effect)
ad-log-no-target = the effect finds nothing to act on
ad-log-swap = { $you ->
    [yes] swap
   *[no] swaps
} { $away } { $from } for { $came } { $other }
ad-log-move = { $you ->
    [yes] move
   *[no] moves
} { $good } { $from } { $to }
ad-log-turn = { $you ->
    [yes] turn
   *[no] turns
} a die { $by } to { $die } ({ $area })
ad-log-turn-same = { $you ->
    [yes] leave
   *[no] leaves
} a die { $by } as it is
ad-log-submarine = the submarine
ad-log-sail = { $you ->
    [yes] send
   *[no] sends
} { $submarine } { $off } { $to }
ad-log-nudge = the clock hand moves to space { $to }
ad-log-nudge-waves = the clock hand reaches the waves: this round is the last
ad-log-nudge-none = the clock hand is on the waves and stays there
ad-log-emptied = { $area } is empty. { $standing }
ad-log-won = { $subject } { $you ->
    [yes] have the most and get
   *[no] has the most and gets
} the tile ({ $points }).
ad-log-won-tied = Tie for the most ({ $names }): { $each }, nothing for second place. { $subject } { $you ->
    [yes] get
   *[no] gets
} the tile, the others get tokens.
ad-log-most = { $subject } { $you ->
    [yes] have the most and get
   *[no] has the most and gets
} { $points }.
ad-log-most-tied = Tie for the most ({ $names }): { $each }.
ad-log-most-tied-final = Tie for the most ({ $names }): { $each }, nothing for second place.
ad-log-second = { $subject } { $you ->
    [yes] get
   *[no] gets
} { $points } for second place.
ad-log-second-tied = Tie for second place ({ $names }): { $each }.
ad-log-second-none = Nobody else holds any, so second place scores nothing.
ad-log-nobody = Nobody holds any: nobody scores.
ad-log-nobody-tile = Nobody holds any: nobody scores, and the tile leaves the game.
ad-log-returned = The { $goods } go back ({ $list }): { $market } to the Black Market, { $district } { $to }.
ad-log-returned-none = Nobody has { $goods } to put back.
ad-log-uncovered = A new tile lies { $in }. { $effect } ({ $hands })
ad-log-exhausted = { $area } is exhausted. Out of the game: { $removed }.
ad-log-exhausted-dice = { $count ->
    [one] 1 die moves from there to the Black Market.
   *[other] { $count } dice move from there to the Black Market.
}
ad-log-hand = The last die lies { $by } ({ $hands }): the clock hand moves from { $from } to { $to }, { $symbol }.
ad-log-left = { $spaces } to the waves.
ad-log-inventory = Inventory of { $goods } – { $list }.
ad-log-inventory-total = Inventory of all resources – { $list }.
ad-log-donate = { $you ->
    [yes] give
   *[no] gives
} { $goods } for { $points }
ad-log-stop = { $you ->
    [yes] give
   *[no] gives
} nothing more
ad-log-give-nothing = { $you ->
    [yes] give
   *[no] gives
} nothing
ad-log-end = { $why ->
    [clock] The clock hand has reached the waves: the game ends.
    [tavern] The clock hand is on the waves and the round is finished: the game ends.
   *[exhausted] All districts are exhausted: the game ends.
}
ad-log-final = Final scoring of { $goods } – { $list }.
ad-log-totals = Points at the end – { $list }.
ad-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}

## What follows from a choice

ad-detail-for-own = What this die finds is yours.
ad-detail-for-neutral = What this die finds goes to the neutral party; you choose it.
ad-detail-nothing = There is nothing to take.
ad-detail-take = { $who ->
    [neutral] The neutral party gets { $good }.
   *[you] You take { $good }.
}
ad-detail-take-one-of = { $who ->
    [neutral] The neutral party gets one resource of your choice.
   *[you] You take one resource of your choice.
}
ad-detail-bonus = Submarine: one more.
ad-detail-second = { $who ->
    [neutral] As its second die it gives one more from here.
   *[you] As your second die it gives you one more from here.
}
ad-detail-tile = Tile – { $short }.
ad-detail-points = Points if it is empty then – { $list }.
ad-detail-points-none = Nobody scores if it is empty then.
ad-detail-returned = All { $goods } go back.
ad-detail-gone = Then exhausted: all { $goods } leave the game.
ad-detail-hand = Then the clock hand moves { $spaces }{ $kind ->
    [plain] {"."}
   *[other] {" "}({ $symbol }).
}
ad-detail-stays = If left over: hand +{ $count }{ $kind ->
    [plain] {"."}
   *[other] {" "}({ $symbol }).
}
ad-detail-swap-away = It goes to another district.
ad-detail-swap-with = It goes { $to }, and one from there comes back: { $goods }.
ad-detail-swap-in = Then { $in }: { $goods }.
ad-detail-to-market = It goes to the Black Market.
ad-detail-from-market = Next you choose the district it goes to.
ad-detail-move-to = Then { $in }: { $goods }.
ad-detail-sail = As long as it lies there, whoever searches { $area } may take one more resource there.
ad-detail-sail-here = It brings nothing in this search; from the next one on, whoever searches here may take one more, as long as it lies here.
ad-detail-donate = You get { $points } and give away { $goods }.
ad-detail-no-undo = This cannot be taken back.
ad-detail-decline = The resource stays where it is.

## The picture in words

ad-text-clock = The clock
ad-text-here = Symbol under the hand: { $symbol }.
ad-text-ahead = Ahead: { $spaces }.
ad-text-space = { $n }: { $symbol }
ad-text-round = Round { $round }.
ad-text-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $name }.
}
ad-text-areas = The areas
ad-text-below = { $count ->
    [1] Below: { $tiles }.
   *[other] Below, in an order nobody knows: { $tiles }.
}
ad-text-parties = Players
ad-text-party = { $name }: { $points }, { $resources }: { $goods }.
ad-text-start = start player
ad-text-unranked = not ranked
ad-text-won = Tiles: { $tiles }. Tokens: { $district } from districts, { $inventory } from inventories, { $donation } from donations.
ad-text-dice = { $left ->
    [0] No more dice to take this round.
    [one] 1 more die to take this round.
   *[other] { $left } more dice to take this round.
}
ad-text-dice-neutral = { $taken ->
    [0] No die this round yet.
    [one] 1 die this round.
   *[other] { $taken } dice this round.
}
ad-text-standings = Who holds how many
ad-text-leads = { $list } ({ $who ->
    [tie] tie for the most: { $names }
    [none] nobody leads
   *[single] { $names } ahead by { $margin }
})
ad-text-box = Out of the game
ad-none = none

## The end

ad-score-title = The final scoring
ad-score-tiles = Tiles
ad-score-districts = Emptied districts
ad-score-inventories = Inventories
ad-score-donations = Donations
ad-score-final = Held at the end
ad-score-held = At the end: held → points
ad-score-total = Points
ad-score-note = Most of a type at the end: { $first }, second most: { $second }; tied for most, all get { $first } and second place scores nothing. A tile counts { $tile }.
ad-score-neutral = The neutral party is counted, but cannot win.
ad-score-line = { $name }: tiles { $tiles }, districts { $districts }, inventories { $inventories }, donations { $donations }, held at the end { $final }, points { $total }

## Why not

ad-refusal-must-act = { $asked ->
    [recipient] A die must be taken for somebody.
    [area] A die must be taken.
    [swap] The swap must be made; only a further resource can be declined.
    [move] The resource must be moved; only a further resource can be declined.
    [turn] A die must be turned, though it may stay on its face; only a further resource can be declined.
    [sail] The submarine must move; only a further resource can be declined.
   *[other] The resource must be taken, since you chose the district.
}

## The numbers of the components page

ad-fact-resources-per-type = Resources of each type
ad-fact-market-start-per-type = Of each type on the Black Market at the start
ad-fact-district-start = Resources in each district at the start, with 2, 3 and 4 players
ad-fact-dice = Dice in use, with 2, 3 and 4 players
ad-fact-dice-per-player = Dice each player takes in a round, with 2, 3 and 4 players
ad-fact-market-refill-to = Returned resources first fill the Black Market up to so many of the type
ad-fact-submarine-start = Where the submarine begins
ad-fact-district-first = Points for most in an emptied district, as a tile or as tokens
ad-fact-district-second = Points for second most in an emptied district
ad-fact-final-first = Points for most of a type at the end
ad-fact-final-second = Points for second most of a type at the end
ad-fact-inventory = Points for most at an inventory
ad-fact-donation-cost = Resources given for one donation
ad-fact-donation-gain = Points for one donation
ad-fact-market-hands = Hand symbols of the Black Market
ad-fact-tiles = The district tiles
ad-fact-tiles-hint = Three tiles per district. The hand symbols say how far the clock hand moves if the last die lies there.
ad-fact-tile = Tile
ad-fact-effect = Effect
ad-fact-hands = Hand symbols
ad-fact-clock = The clock
ad-fact-clock-hint = The hand runs from the arrow to the waves. Only the symbol it stops on counts.
ad-fact-space = Space
ad-fact-symbol = Symbol
ad-fact-does = What happens

## New table

ad-choice-start-hint = The start player tile goes round, so beginning is no great advantage.
