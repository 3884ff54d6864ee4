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
ad-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
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
    [one] 1 tile below it.
   *[other] { $count } tiles below it.
}
ad-area-hands = { $hands }.
ad-area-exhausted = { $area }: exhausted, out of the game.
ad-standing = { $goods }: { $list }.

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
