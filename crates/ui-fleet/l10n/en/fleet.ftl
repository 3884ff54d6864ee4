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

## Ships in the forms that sentences need

fleet-ship-power = { $ship ->
    [ark] One seat is for a neutral refugee, who boards whenever the ship is back in port.
    [science_ship] Whoever brings it in with a card gets 2 more victory points.
    [royal_barge] Whoever brings it in with a card gets a special card.
    [airship] One move takes it from port straight to New Land; { $premium } cannot move it.
   *[warship] Treason and Sabotage cannot be used against it.
}
fleet-ship-words = { $ship } (berth { $berth }{ $upgraded ->
    [yes] , upgraded
   *[no] {""}
}): { $place ->
    [port] in port
    [land] at New Land
   *[ocean] on the Ocean
}, { $taken } of { $seats } seats taken.

## People and colours

fleet-nobody = nobody

## Cards

fleet-card-neighbour = a neighbour’s card
fleet-face-down = face down
fleet-special-effect = { $special ->
    [pursuit] Before placing own refugees: this placement may also use ships on the Ocean.
    [empathy] Instead of a Refugees card: on a ship in port exchange 3 neutral refugees for 3 of your own.
    [guardian] When Treason or Sabotage names a ship with a refugee of yours aboard: the card has no effect.
    [alliance] When a ship arrives: score its neutral refugees by the table instead of your own.
    [holds] Before placing own refugees: this placement may also use full ships; whoever has no seat goes into the hold.
    [intervention] When entitled: play a politics card from hand instead of the card bid on.
    [sacrifice] Right after placing own refugees: give up one of them and move the ship one space.
    [spy] After the bids: add 1 cube to your bid.
   *[other] At the end of the game: { $points }.
}

## Events

fleet-vote = { $kind ->
    [secret] secret bids
   *[open] open bids
}

## Choices

fleet-action-board = Place { $onto }
fleet-action-displace = Take the seat of { $who ->
    [neutral] a neutral refugee
    [you] your own refugee
   *[other] { $name }
}
fleet-action-senate = { $cubes } for the Senate
fleet-action-bid = Bid { $cubes }
fleet-action-tile = Take { $tile }
fleet-action-use = Use { $tile }
fleet-action-skip = Leave { $tile }
fleet-action-discard = Discard { $card }
fleet-action-lay = Lay { $card }
fleet-action-all-up = All face up
fleet-action-keep-down = { $count ->
    [1] Card { $slots } stays face down
   *[2] Cards { $slots } stay face down
}
fleet-action-declare = Declare { $cubes }
fleet-action-declare-none = Declare 0 and pass
fleet-action-sail = Move { $ship }
fleet-action-target = Aim at { $ship }
fleet-action-expel = { $cubes } of { $who ->
    [you] your own
    [neutral] nobody
   *[other] { $name }
} out of the Senate
fleet-action-into-hold = Into the hold
fleet-action-throw-off = Discard { $who ->
    [you] a refugee of your own
    [neutral] a neutral refugee
   *[other] a refugee of { $name }
}{ $hold ->
    [yes] {" "}from the hold
   *[no] {""}
}
fleet-action-enough = Discard no more
fleet-action-exchange = Exchange { $on }
fleet-action-special = Play { $special }
fleet-action-sacrifice = Give up a refugee { $on }{ $hold ->
    [yes] , from the hold
   *[no] {""}
}

## What has to be done

fleet-wait = Waiting for { $names } to { $what }.
fleet-wait-ready = Ready: { $names }.
fleet-wait-luck = Cards are drawn.

## The prompt

fleet-prompt-first = Place one of your first two refugees on a ship.
fleet-prompt-senate = Choose how many cubes you add to the Senate.
fleet-prompt-power = Use or leave the power of { $tiles }.
fleet-prompt-discard = Still to discard, face down: { $cards }.
fleet-prompt-lay = Lay card { $slot } of { $row } of your row, face down.
fleet-prompt-keep-down = Choose which cards of your row stay face down: none, one or two.
fleet-prompt-spy = Play { $special } if you hold it, or pass.
fleet-prompt-board = { $why ->
    [basileus] Basileus: choose a ship for { $refugees }.
    [together] Place { $refugees } on a ship, or place no more.
   *[card] Choose a ship for { $refugees }.
}
fleet-prompt-displace = Choose whose seat you take { $on }.
fleet-prompt-sail = { $left ->
    [1] Choose a ship to move one space.
   *[other] Choose the first of { $left } ships to move one space each.
}
fleet-prompt-sabotage = Choose the ship on the Ocean that Sabotage sends back.
fleet-prompt-throw-off = Choose a refugee to discard { $from }{ $thrown ->
    [0] {""}
   *[other] , or stop: { $thrown } of at most 4 so far
}.
fleet-prompt-exchange = Choose the ship where 3 neutral refugees are exchanged for yours.
fleet-prompt-sacrifice = Play { $special } if you hold it, or pass.
fleet-prompt-guard = { $card } is aimed at { $ship }: play { $special } if you hold it, or pass.
fleet-prompt-ally = { $ship } has arrived: play { $special } if you hold it, or pass.
fleet-known-first = All place one, then all a second one. Each scores when its ship reaches New Land.
fleet-known-senate = You have { $cubes } behind your screen. In the Senate: { $list }. All choices are opened together.
fleet-known-bid = Your card: { $card }. You have { $cubes }; { $entitled ->
    [one] the highest bid acts
   *[other] the { $entitled } highest bids act
}. All bids are opened together.
fleet-known-declare-first = You have { $cubes }.
fleet-known-declare = Declared: { $list }. You have { $cubes }; numbers above 0 may not repeat.
fleet-known-spy = Bids: { $list }. A Spy adds 1 cube.
fleet-known-play = You are among those who act. Ranking: { $names }.
fleet-known-together = You have { $cubes } behind your screen. Placing none while there is a seat is final.
fleet-known-guard = Aboard: { $list }.
fleet-known-ally = Its neutrals then count instead of your own.

## What follows

fleet-detail-seats = Seats taken then: { $taken } of { $seats }.
fleet-detail-full = The ship is full: you take somebody’s seat.
fleet-detail-hold = Whoever finds no seat goes into the hold.
fleet-detail-worth = If the ship landed then: { $list }.
fleet-detail-bid = On { $card }: { $entitled ->
    [one] the highest bid acts
   *[other] the { $entitled } highest bids act
}.
fleet-detail-left = Leaves { $cubes }.
fleet-detail-left-for = Leaves { $cubes } for { $auctions ->
    [0] your refugees
    [one] 1 more auction and your refugees
   *[other] { $auctions } more auctions and your refugees
}.
fleet-detail-displace = { $who ->
    [neutral] The neutral refugee goes to the Camp.
    [you] The refugee is discarded.
   *[other] The refugee of { $name } is discarded until the end of the round.
}
fleet-detail-senate = You then have { $cubes } in the Senate.
fleet-detail-place = So far that is place { $place }.
fleet-detail-skip = Nothing happens.
fleet-detail-borrowed = Instead of your own card.
fleet-detail-hand = Unexpected Intervention and the card are discarded.
fleet-detail-lands = It lands: { $list }.
fleet-detail-barge = You gain a special card.
fleet-detail-ocean = It goes to the Ocean. If it landed then: { $list }.
fleet-detail-sabotage = Everybody aboard is discarded: { $list }.
fleet-detail-treason = Aboard: { $list }. You discard 1 to 4 of them.
fleet-detail-expel = { $who ->
    [you] You then have
    [neutral] Nobody then has
   *[other] { $name } then has
} { $cubes } in the Senate.
fleet-detail-into-hold = Your refugee goes into the hold, and nobody loses a seat.
fleet-detail-remain = Aboard then: { $list }.
fleet-detail-nobody-left = Nobody is aboard then.
fleet-detail-sacrifice = The refugee is discarded, and the ship moves one space.
fleet-detail-sacrifice-lands = It lands with: { $list }.
fleet-detail-sacrifice-ocean = It goes to the Ocean with: { $list }.
fleet-detail-ally = You score the neutral refugees. The landing then gives: { $list }.
fleet-detail-no-ally = The landing then gives: { $list }.
fleet-detail-decline = Your card is not played.
fleet-detail-stop = You place no more in this phase, if a seat is free now.
fleet-detail-pass = Passing tells nothing about your cards.

## The log

fleet-log-markers = The markers stand from the left: { $names }.
fleet-log-drawn = { $you ->
    [yes] draw
   *[no] draws
} { $cards }
fleet-log-drawn-known = { $you ->
    [yes] draw
   *[no] draws
} { $cards } ({ $list })
fleet-log-gained = { $you ->
    [yes] get
   *[no] gets
} { $cards }
fleet-log-gained-known = { $you ->
    [yes] get
   *[no] gets
} { $cards } ({ $list })
fleet-log-reshuffled = The discarded politics cards become the new deck.
fleet-log-reshuffled-special = The discarded special cards become the new deck.
fleet-log-committed = { $you ->
    [yes] choose
   *[no] chooses
} in secret
fleet-log-senate = The Senate gets: { $list }.
fleet-log-bids = The bids are opened: { $list }.
fleet-log-power = { $you ->
    [yes] use
   *[no] uses
} { $tile }
fleet-log-power-skipped = { $you ->
    [yes] leave
   *[no] leaves
} the power of { $tile }
fleet-log-buried = { $you ->
    [yes] discard
   *[no] discards
} { $cards } face down
fleet-log-buried-known = { $you ->
    [yes] discard
   *[no] discards
} { $cards } face down ({ $list })
fleet-log-rows = All rows are opened.
fleet-log-declared = { $number ->
    [0] { $you ->
        [yes] pass
       *[no] passes
    } with 0
   *[other] { $you ->
        [yes] declare
       *[no] declares
    } { $cubes }
}
fleet-log-turned = { $you ->
    [yes] turn
   *[no] turns
} up { $card }
fleet-log-ranked = Ranking: { $names }. Entitled: { $entitled }.
fleet-log-declined = { $you ->
    [yes] decline
   *[no] declines
}
fleet-log-special = { $you ->
    [yes] play
   *[no] plays
} { $special }
fleet-log-guardian = { $you ->
    [yes] play
   *[no] plays
} { $special }: the card has no effect
fleet-log-boarded = { $you ->
    [yes] place
   *[no] places
} { $refugees } { $onto }{ $hold ->
    [0] {""}
   *[other] , { $hold } of them in the hold
}
fleet-log-thrown-off = { $you ->
    [yes] discard
   *[no] discards
} { $who ->
    [own] a refugee of { $you ->
        [yes] your own
       *[no] their own
    }
    [you] a refugee of yours
    [neutral] a neutral refugee
   *[other] a refugee of { $name }
} { $from }
fleet-log-exchanged = { $you ->
    [yes] exchange
   *[no] exchanges
} 3 neutral refugees { $on }
fleet-log-targeted = { $you ->
    [yes] aim
   *[no] aims
} at { $ship }
fleet-log-expelled = { $you ->
    [yes] remove
   *[no] removes
} { $cubes } of { $who ->
    [you] yours
    [neutral] nobody
   *[other] { $name }
} from the Senate
fleet-log-sent-home = { $ship } returns to port. Discarded: { $list }.
fleet-log-sailed = { $you ->
    [yes] move
   *[no] moves
} { $ship } to the Ocean
fleet-log-sailed-itself = { $ship } sails out to the Ocean.
fleet-log-landed = { $ship } lands{ $who ->
    [nobody] {" "}by itself
    [you] , moved by you
   *[other] , moved by { $name }
}{ $premium ->
    [yes] {" "}with { $card }: the premium table counts
   *[no] {""}
}. Aboard: { $list }.
fleet-log-landed-points = Victory points: { $list }.
fleet-log-landed-nobody = Nobody gets victory points.
fleet-share-refugees = { $points } for { $refugees }
fleet-share-neutrals = { $points } for { $refugees } by Alliance
fleet-share-colours = { $points } for other colours
fleet-share-mover = 1 for moving
fleet-share-ship = { $points } for the Science Ship
fleet-log-ark-neutral = A neutral refugee takes a seat { $onto }.
fleet-log-refunded = { $you ->
    [yes] take
   *[no] takes
} back { $cubes } with { $tile }
fleet-log-marker = { $left ->
    [0] The last Doom marker is removed.
    [1] A Doom marker is removed; 1 is left.
   *[other] A Doom marker is removed; { $left } are left.
}
fleet-log-upgraded = { $ship } is upgraded. { $power }
fleet-log-neutrals = Neutral refugees board: { $list }.
fleet-log-stopped = { $you ->
    [yes] place
   *[no] places
} no more
fleet-log-from-senate = From the Senate come back: { $list }.
fleet-log-ended = The last Doom marker is gone: the game is over.
fleet-log-shown = { $you ->
    [yes] show
   *[no] shows
} special cards worth { $points }
fleet-log-totals = Final points: { $list }.

## Refusals

fleet-refusal-not-your-turn = Another player decides now.
fleet-refusal-wrong-moment = Something else comes first: { $asked }.
fleet-refusal-ship-full = The ship of berth { $berth } has too few free seats.
fleet-refusal-ship-at-sea = The ship of berth { $berth } is on the Ocean; this needs a ship in port.
fleet-refusal-not-at-sea = The ship of berth { $berth } is not on the Ocean.
fleet-refusal-not-seated = No refugee of this colour sits there.
fleet-refusal-too-few-cubes = { $cubes } is more than the { $supply } you have behind your screen.
fleet-refusal-office-taken = { $office } has been taken ({ $colour }).
fleet-refusal-not-in-hand = You have no { $card } in hand.
fleet-refusal-no-exchange = This needs a ship in port with 3 neutral refugees, and 3 cubes of yours.
fleet-refusal-not-in-senate = { $cubes } cubes cannot be removed; only 1 to 4 that are there.
fleet-refusal-cannot-throw-off = No refugee of this colour can be discarded there.
fleet-refusal-at-least-one = At least one refugee must be discarded.
fleet-refusal-no-such-special = You do not hold { $special }.
fleet-refusal-luck = Luck has something else to decide now.

## The table in words

fleet-text-round = Round
fleet-text-markers = { $left ->
    [0] No Doom marker is left.
    [1] 1 Doom marker is left.
   *[other] { $left } Doom markers are left.
}
fleet-text-event-deck = Events in the deck: { $count }. Not seen yet: { $events }.
fleet-text-harbour = Ships
fleet-text-moving = In the next Doom phase, as it stands, these move: { $ships }.
fleet-text-camp = In the Camp: { $neutrals }.
fleet-text-new-land = On New Land: { $list }.
fleet-text-senate = Senate
fleet-text-senate-cubes = Cubes in the Senate: { $list }.
fleet-text-tile = { $field }. { $tile }, { $role }:
fleet-text-holder = held by { $name }.
fleet-text-marker = Marker here: { $names }.
fleet-text-rows = Rows
fleet-text-slot = { $card }{ $down ->
    [yes] {" "}(face down)
   *[no] {""}
}{ $bid ->
    [0] {""}
   *[other] {" "}with { $bid }
}{ $carried ->
    [yes] {" "}(carried out)
   *[no] {""}
}
fleet-text-row = { $name }: { $cards }.
fleet-text-players = Players
fleet-text-holds = Holds { $tiles }.
fleet-text-known = Known special cards: { $cards }.
fleet-text-sealed = Has chosen in secret.
fleet-text-sealed-known = Has chosen in secret: { $cubes }.
fleet-text-hand = Your cards
fleet-text-card = { $count } × { $card }: { $effect }
fleet-text-special = { $count } × { $card } (special): { $effect }
fleet-text-nothing = No cards.
fleet-text-stores = Decks
fleet-text-politics = Politics cards in the deck: { $count }. Discarded: { $discard }{ $buried ->
    [0] {""}
   *[other] {" "}and { $buried } face down
}.
fleet-text-specials = Special cards in the deck: { $count }. Discarded: { $discard }.
fleet-score-title = Victory points
fleet-score-landings = Landings
fleet-score-majorities = Majorities
fleet-score-events = Events
fleet-score-total = Total
fleet-score-line = { $name }: track { $track }, special cards { $cards }, total { $total }.
fleet-score-note = Most victory points win; ties are decided by Senate order.

## The components page

fleet-fact-cubes = Cubes of each player
fleet-fact-neutrals = Neutral cubes
fleet-fact-hand = Politics cards in a full hand
fleet-fact-start-specials = Special cards at the start
fleet-fact-politics-cards = Politics cards in all
fleet-fact-special-cards = Special cards in all
fleet-fact-standard = Standard table, 0 to 5 refugees
fleet-fact-premium = Premium table, 0 to 5 refugees
fleet-fact-new-land = Points for the New Land majority
fleet-fact-senate = Points for the Senate majority
fleet-fact-science-ship = Points of the upgraded Science Ship
fleet-fact-debts = Points of the Senate’s debts, first and second
fleet-fact-ships = Ships
fleet-fact-politics = Politics cards
fleet-fact-specials = Special cards
fleet-fact-events = Events
fleet-fact-ship = Ship
fleet-fact-seats-basic = Seats, basic
fleet-fact-seats-upgraded = Seats, upgraded
fleet-fact-power = Upgraded
fleet-fact-card = Card
fleet-fact-effect = What it does
fleet-fact-copies = Copies
fleet-fact-event-neutrals = Neutral refugees

## Windows in which one may be asked

window-spy = Shapeshifting Spy: after the bids
window-guardian = Guardian: when a red card is aimed at a ship
window-alliance = Alliance: when a ship arrives
window-sacrifice = Self-Sacrifice: after placing refugees
