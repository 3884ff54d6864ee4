### Zagłada Atlantydy: the words of this table.

## Ships in the forms that sentences need

da-ship-power = { $ship ->
    [ark] One seat is for a neutral refugee, who boards whenever the ship is back in port.
    [science_ship] Whoever brings it in with a card gets 2 more victory points.
    [royal_barge] Whoever brings it in with a card gets a special card.
    [airship] One move takes it from port straight to New Land; Royal Passage cannot move it.
   *[warship] Treason and Sabotage cannot be used against it.
}
da-ship-words = { $ship } (berth { $berth }{ $upgraded ->
    [yes] , upgraded
   *[no] {""}
}): { $place ->
    [port] in port
    [land] at New Land
   *[ocean] on the Ocean
}, { $taken } of { $seats } seats taken.

## People and colours

da-nobody = nobody

## Cards

da-card = { $card ->
    [ref1] Refugees (1)
    [ref2] Refugees (2)
    [ref21] Refugees (2+1)
    [aristo] Aristocracy
    [ships2] Ships
    [royal] Royal Passage
    [support1] Support
    [sabotage] Sabotage
   *[treason] Treason
}
da-card-neighbour = a neighbour’s card
da-card-effect = { $card ->
    [ref1] Place 1 own refugee on a free seat of a ship in port.
    [ref2] Place 2 own refugees on free seats of one ship in port.
    [ref21] Place 2 own refugees on one ship in port and 1 on another.
    [aristo] Place 1 own refugee on a ship in port; on a full ship take the seat of somebody else’s.
    [ships2] Move exactly two different ships one space each.
    [royal] Move one ship one space; if it lands, everybody scores it by the premium table.
    [support1] Gain a special card.
    [sabotage] A ship on the Ocean returns to port, and everybody aboard is discarded.
   *[treason] Discard 1 to 4 refugees from one ship in port, or 1 to 4 cubes of one player from the Senate.
}
da-face-down = face down
da-special-effect = { $special ->
    [pursuit] Before placing own refugees: this placement may also use ships on the Ocean.
    [empathy] Instead of a Refugees card: on a ship in port exchange 3 neutral refugees for 3 of your own.
    [guardian] When Treason or Sabotage names a ship with a refugee of yours aboard: the card has no effect.
    [alliance] When a ship arrives: score its neutral refugees by the table instead of your own.
    [holds] Before placing own refugees: this placement may also use full ships; whoever has no seat goes into the hold.
    [intervention] When entitled: play a politics card from hand instead of the card voted on.
    [sacrifice] Right after placing own refugees: give up one of them and move the ship one space.
    [spy] After the bids: add 1 cube to your bid.
   *[other] At the end of the game: { $points }.
}

## Factions

da-faction = { $faction ->
    [archon] Archon
    [basileus] Basileus
    [demagogos] Demagogos
    [demiurgos] Demiurgos
    [oraklos] Oraklos
    [philosophios] Philosophios
   *[strategos] Strategos
}
da-faction-role = { $faction ->
    [archon] judge
    [basileus] king
    [demagogos] agitator
    [demiurgos] craftsman
    [oraklos] oracle
    [philosophios] philosopher
   *[strategos] strategist
}
da-faction-power = { $faction ->
    [archon] At the end of the phase: draw 5 politics cards, then discard 5.
    [basileus] At the end of the phase: place 1 own refugee on a ship in port.
    [demagogos] { $two ->
        [yes] Red cards cannot hit you.
       *[no] Once a round: look at a secret bid and change yours, or make an opponent declare out of turn.
    }
    [demiurgos] At the end of the phase: gain a special card.
    [oraklos] Up to two cards of your row may stay face down until their votes.
    [philosophios] { $two ->
        [yes] Your opponent may not play your card.
       *[no] When entitled but not first: you may act first, and play a neighbour’s card.
    }
   *[strategos] After a vote in which you played no card: take back up to 2 cubes of your bid.
}

## Events

da-event-title = { $event ->
    [doom] Doom!
    [debts] The Senate Pays Its Debts!
    [wrath] Wrath of the Ocean God!
    [together] We Are All in This Together!
    [confusion] Confusion Spreads!
    [all_lost] We Are All Lost!
    [woe] Woe to the Weak!
   *[command] Under the Senate’s Command!
}
da-event = { $event ->
    [doom] Doom
    [debts] The Senate Pays Its Debts
    [wrath] Wrath of the Ocean God
    [together] We Are All in This Together
    [confusion] Confusion Spreads
    [all_lost] We Are All Lost
    [woe] Woe to the Weak
   *[command] Under the Senate’s Command
}
da-event-effect = { $event ->
    [doom] A Doom marker is removed: the first two upgrade ships, the third ends the game.{ $family ->
        [yes] {""}
       *[no] {" "}All Senate cubes return.
    }
    [debts] { $family ->
        [yes] The leftmost marker gets 5 victory points, the second 3.
       *[no] The first in the Senate gets 5 victory points, the second 3. All Senate cubes return.
    }
    [wrath] Every ship on the Ocean returns to port, and everybody aboard is discarded.
    [together] In turn, everybody may place up to 3 refugees on ships in port.
    [confusion] { $family ->
        [yes] The factions stay where they are; the next round has no Faction phase.
       *[no] Factions and Senate cubes stay where they are; the next round has no Senate phase and no Faction phase.
    }
    [all_lost] { $two ->
        [yes] In the next round the rows have 3 cards, and there are 3 votes.
       *[no] In every vote of the next round one player fewer is entitled.
    }
    [woe] In every vote of the next round the lowest bid costs 1 victory point.
   *[command] { $family ->
        [yes] Next Doom phase the leftmost marker gets 1 victory point per neutral refugee on New Land, the second half.
       *[no] All Senate cubes return. Next Doom phase the first in the Senate gets 1 victory point per neutral refugee on New Land, the second half.
    }
}
da-event-now = { $event ->
    [confusion] { $family ->
        [yes] This round has no Faction phase.
       *[no] This round has no Senate phase and no Faction phase.
    }
    [all_lost] { $two ->
        [yes] The rows of this round have 3 cards, and there are 3 votes.
       *[no] In every vote of this round one player fewer is entitled.
    }
    [woe] In every vote of this round the lowest bid costs 1 victory point.
    [command] { $family ->
        [yes] In the Doom phase of this round the leftmost marker gets 1 victory point per neutral refugee on New Land, the second half.
       *[no] In the Doom phase of this round the first in the Senate gets 1 victory point per neutral refugee on New Land, the second half.
    }
   *[other] It has no further effect.
}
da-vote = { $kind ->
    [secret] secret
   *[open] open
}

## Numbers

## Choices

da-action-board = Place { $onto }
da-action-displace = Take the seat of { $who ->
    [neutral] a neutral refugee
    [you] your own refugee
   *[other] { $name }
}
da-action-senate = { $cubes } for the Senate
da-action-bid = Bid { $cubes }
da-action-faction = Take { $faction }
da-action-no-faction = Pass for now
da-action-use = Use { $faction }
da-action-skip = Leave { $faction }
da-action-discard = Discard { $card }
da-action-lay = Lay { $card }
da-action-all-up = All face up
da-action-keep-down = { $count ->
    [1] Card { $slots } stays face down
   *[2] Cards { $slots } stay face down
}
da-action-peek = Look at the bid of { $who ->
    [you] yourself
    [neutral] nobody
   *[other] { $name }
}
da-action-declare = Declare { $cubes }
da-action-declare-none = Declare 0 and pass
da-action-force = Make { $who ->
    [you] yourself
    [neutral] nobody
   *[other] { $name }
} declare now
da-action-act-first = Act first
da-action-act-in-order = Act in rank order
da-action-play = { $from ->
    [own] Play your { $card }
    [borrowed] Play { $card } of { $name }
    [nobody] Play a neighbour’s card
   *[hand] Unexpected Intervention: { $card }
}
da-action-empathy = { $from ->
    [own] Empathy instead of your { $card }
    [borrowed] Empathy instead of { $card } of { $name }
   *[hand] Intervention and Empathy instead of { $card }
}
da-action-sail = Move { $ship }
da-action-target = Aim at { $ship }
da-action-expel = { $cubes } of { $who ->
    [you] your own
    [neutral] nobody
   *[other] { $name }
} out of the Senate
da-action-into-hold = Into the hold
da-action-throw-off = Discard { $who ->
    [you] a refugee of your own
    [neutral] a neutral refugee
   *[other] a refugee of { $name }
}{ $hold ->
    [yes] {" "}from the hold
   *[no] {""}
}
da-action-enough = Discard no more
da-action-exchange = Exchange { $on }
da-action-special = Play { $special }
da-action-sacrifice = Give up a refugee { $on }{ $hold ->
    [yes] , from the hold
   *[no] {""}
}
da-action-refund = Take them back
da-action-take-special = Take { $special }
da-action-take-top = Take the unseen card
da-action-pass = { $ask ->
    [play] Decline
    [board] Place no more
    [refund] Leave them
    [peek] Not now
    [force] Not now
   *[other] Pass
}

## What has to be done

da-todo = { $ask ->
    [first] place a first refugee
    [senate] choose cubes for the Senate
    [faction] take a faction or pass
    [free] take a faction free of charge
    [power] use or leave the power of a faction
    [discard] discard politics cards
    [lay] lay a row
    [bid] bid
    [peek] look at a bid or leave it
    [newbid] choose a bid anew
    [declare] declare a number of cubes
    [force] make somebody declare or leave it
    [spy] play a Shapeshifting Spy or pass
    [actfirst] say whether to act first
    [play] play a card or decline
    [board] choose a ship to board
    [displace] choose whose seat to take
    [sail] choose a ship to move
    [target] choose what the card is aimed at
    [throwoff] choose whom to discard
    [exchange] choose the ship of the exchange
    [sacrifice] play Self-Sacrifice or pass
    [guard] play a Guardian or pass
    [ally] play an Alliance or pass
    [refund] take back cubes or leave them
   *[special] choose a special card
}
da-wait = Waiting for { $names } to { $what }.
da-wait-ready = Ready: { $names }.
da-wait-luck = Cards are drawn.

## The prompt

da-prompt-first = Place one of your first two refugees on a ship.
da-prompt-senate = Choose how many cubes you add to the Senate.
da-prompt-faction = { $price ->
    [0] Take a faction free of charge, or pass.
   *[other] Take a faction for { $cubes }, or pass.
}
da-prompt-free-faction = Take a faction, free of charge.
da-prompt-power = Use or leave the power of { $factions }.
da-prompt-discard = Discard { $cards } more, face down.
da-prompt-lay = Lay card { $slot } of { $row } of your row, face down.
da-prompt-keep-down = Choose which cards of your row stay face down: none, one or two.
da-prompt-bid = Choose your secret bid for vote { $slot }.
da-prompt-peek = All bids are chosen. You may look at one with Demagogos.
da-prompt-new-bid = { $name } bids { $cubes }. Choose your own bid anew.
da-prompt-declare = Declare how many cubes you bid in vote { $slot }; 0 means pass.
da-prompt-force = You may make somebody declare out of turn. Next { $who ->
    [you] are you
    [neutral] is nobody
   *[other] is { $name }
}.
da-prompt-spy = You may play { $special } if you hold it, or pass.
da-prompt-act-first = Choose whether you act before the other entitled players.
da-prompt-play = Play a card in vote { $slot }, or decline.
da-prompt-board = { $why ->
    [basileus] Basileus: choose a ship for { $refugees }.
    [together] Place { $refugees } on a ship, or place no more.
   *[card] Choose a ship for { $refugees }.
}
da-prompt-displace = Choose whose seat you take { $on }.
da-prompt-sail = { $left ->
    [1] Choose a ship to move one space.
   *[other] Choose the first of { $left } ships to move one space each.
}
da-prompt-sabotage = Choose the ship on the Ocean that Sabotage sends back.
da-prompt-treason = { $family ->
    [yes] Choose the ship that Treason is aimed at.
   *[no] Choose what Treason is aimed at: a ship in port, or a player’s cubes in the Senate.
}
da-prompt-throw-off = Choose a refugee to discard { $from }{ $thrown ->
    [0] {""}
   *[other] , or stop: { $thrown } of at most 4 so far
}.
da-prompt-exchange = Choose the ship where 3 neutral refugees are exchanged for yours.
da-prompt-sacrifice = You may play { $special } if you hold it, or pass.
da-prompt-guard = { $card } is aimed at { $ship }. You may play { $special } if you hold it, or pass.
da-prompt-ally = { $ship } has arrived. You may play { $special } if you hold it, or pass.
da-prompt-refund = Strategos: take back { $cubes } of your bid, or leave them.
da-prompt-special = Choose the special card you gain.
da-known-first = Markers from the left place first, then from the right.
da-known-senate = You have { $cubes } behind your screen. In the Senate: { $list }. All choices are opened together.
da-known-faction = You have { $cubes }. Whoever passes takes one of the rest later, free of charge.
da-known-lay = The votes go from left to right and are { $kind ->
    [secret] secret
   *[open] open
}; all rows are opened together.
da-known-bid = Your card: { $card }. You have { $cubes }; { $entitled ->
    [one] the highest bid acts
   *[other] the { $entitled } highest bids act
}. All bids are opened together.
da-known-demagogos = The power can be used once in a round.
da-known-declare-first = You have { $cubes }.
da-known-declare = Declared: { $list }. You have { $cubes }; numbers above 0 may not repeat.
da-known-spy = Bids: { $list }. A Spy adds 1 cube to the own bid.
da-known-play = Ranking: { $names }.
da-known-together = You have { $cubes } behind your screen. Placing none while there is a seat is final.
da-known-guard = Aboard: { $list }.

## What follows

da-detail-seats = Seats taken then: { $taken } of { $seats }.
da-detail-full = The ship is full: you take somebody’s seat.
da-detail-hold = Whoever finds no seat goes into the hold.
da-detail-worth = If the ship landed then: { $list }.
da-detail-left = { $cubes } behind your screen then.
da-detail-displace = { $who ->
    [neutral] The neutral refugee goes to the Camp.
    [you] The refugee is discarded.
   *[other] The refugee of { $name } is discarded until the end of the round.
}
da-detail-senate = You then have { $cubes } in the Senate.
da-detail-place = So far that is place { $place }.
da-detail-plus = It shows +1: 1 victory point at once.
da-detail-no-faction = You take one of the rest later, free of charge.
da-detail-skip = Nothing happens.
da-detail-keep-down = Face down until its vote: { $cards }.
da-detail-peek = You alone see the bid, and may change yours.
da-detail-force = The others declare afterwards in their order.
da-detail-act-first = You act before the first in the ranking.
da-detail-act-in-order = You act when it is your turn in the ranking.
da-detail-borrowed = Your own card is then not played.
da-detail-hand = Unexpected Intervention and the card are discarded.
da-detail-lands = It lands: { $list }.
da-detail-barge = You gain a special card.
da-detail-ocean = It goes to the Ocean. If it landed then: { $list }.
da-detail-sabotage = Everybody aboard is discarded: { $list }.
da-detail-treason = Aboard: { $list }. You discard 1 to 4 of them.
da-detail-expel = { $who ->
    [you] You then have
    [neutral] Nobody then has
   *[other] { $name } then has
} { $cubes } in the Senate.
da-detail-into-hold = Your refugee goes into the hold, and nobody loses a seat.
da-detail-remain = Aboard then: { $list }.
da-detail-nobody-left = Nobody is aboard then.
da-detail-sacrifice = The refugee is discarded, and the ship moves one space.
da-detail-sacrifice-lands = It lands with: { $list }.
da-detail-sacrifice-ocean = It goes to the Ocean with: { $list }.
da-detail-ally = You score the neutral refugees. The landing then gives: { $list }.
da-detail-no-ally = The landing then gives: { $list }.
da-detail-take-top = Nobody else sees it.
da-detail-decline = Your card is not played.
da-detail-stop = You place no more in this phase, if a seat is free now.
da-detail-pass = Passing tells nothing about your cards.

## The log

da-log-markers = The markers stand from the left: { $names }.
da-log-drawn = { $you ->
    [yes] draw
   *[no] draws
} { $cards }
da-log-drawn-known = { $you ->
    [yes] draw
   *[no] draws
} { $cards } ({ $list })
da-log-gained = { $you ->
    [yes] get
   *[no] gets
} { $cards }
da-log-gained-known = { $you ->
    [yes] get
   *[no] gets
} { $cards } ({ $list })
da-log-special-taken = { $you ->
    [yes] take
   *[no] takes
} { $special } from the display
da-log-displayed = { $special } is laid into the display.
da-log-reshuffled = The discarded politics cards become the new deck.
da-log-reshuffled-special = The discarded special cards become the new deck.
da-log-round = Round { $round } begins. Its votes are { $kind ->
    [secret] secret
   *[open] open
}.
da-log-committed = { $you ->
    [yes] choose
   *[no] chooses
} in secret
da-log-senate = The Senate gets: { $list }.
da-log-bids = The bids are opened: { $list }.
da-log-faction = { $you ->
    [yes] take
   *[no] takes
} { $faction } { $price ->
    [0] free of charge
   *[other] for { $cubes }
}
da-log-faction-passed = { $you ->
    [yes] pass and will
   *[no] passes and will
} take a faction later
da-log-power = { $you ->
    [yes] use
   *[no] uses
} { $faction }
da-log-power-skipped = { $you ->
    [yes] leave
   *[no] leaves
} the power of { $faction }
da-log-buried = { $you ->
    [yes] discard
   *[no] discards
} { $cards } face down
da-log-buried-known = { $you ->
    [yes] discard
   *[no] discards
} { $cards } face down ({ $list })
da-log-plus = These factions show +1 now: { $factions }.
da-log-rows = All rows are opened.
da-log-vote = Vote { $slot } begins; it is { $kind ->
    [secret] secret
   *[open] open
}.
da-log-peeked = { $you ->
    [yes] look
   *[no] looks
} at the bid of { $who ->
    [you] yours
    [neutral] nobody
   *[other] { $name }
} with Demagogos
da-log-peeked-known = { $you ->
    [yes] look
   *[no] looks
} at the bid of { $who ->
    [you] yours
    [neutral] nobody
   *[other] { $name }
} with Demagogos and { $you ->
    [yes] see
   *[no] sees
} { $cubes }
da-log-forced = { $you ->
    [yes] make
   *[no] makes
} { $who ->
    [you] you
    [neutral] nobody
   *[other] { $name }
} declare out of turn with Demagogos
da-log-declared = { $number ->
    [0] { $you ->
        [yes] pass
       *[no] passes
    } with 0
   *[other] { $you ->
        [yes] declare
       *[no] declares
    } { $cubes }
}
da-log-turned = { $you ->
    [yes] turn
   *[no] turns
} up { $card }
da-log-ranked = Ranking: { $names }. Entitled: { $entitled }.
da-log-acts-first = { $you ->
    [yes] act
   *[no] acts
} first with Philosophios
da-log-played = { $you ->
    [yes] play
   *[no] plays
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}of { $who ->
        [you] yours
        [neutral] nobody
       *[other] { $name }
    }
   *[hand] {" "}from hand
}
da-log-empathy = { $you ->
    [yes] replace
   *[no] replaces
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}of { $who ->
        [you] yours
        [neutral] nobody
       *[other] { $name }
    }
   *[hand] {" "}from hand
}
da-log-declined = { $you ->
    [yes] decline
   *[no] declines
}
da-log-special = { $you ->
    [yes] play
   *[no] plays
} { $special }
da-log-guardian = { $you ->
    [yes] play
   *[no] plays
} { $special }: the card has no effect
da-log-boarded = { $you ->
    [yes] place
   *[no] places
} { $refugees } { $onto }{ $hold ->
    [0] {""}
   *[other] , { $hold } of them in the hold
}
da-log-thrown-off = { $you ->
    [yes] discard
   *[no] discards
} { $who ->
    [you] a refugee of yours
    [neutral] a neutral refugee
   *[other] a refugee of { $name }
} { $from }
da-log-exchanged = { $you ->
    [yes] exchange
   *[no] exchanges
} 3 neutral refugees { $on }
da-log-targeted = { $you ->
    [yes] aim
   *[no] aims
} at { $ship }
da-log-expelled = { $you ->
    [yes] remove
   *[no] removes
} { $cubes } of { $who ->
    [you] yours
    [neutral] nobody
   *[other] { $name }
} from the Senate
da-log-sent-home = { $ship } returns to port. Discarded: { $list }.
da-log-sailed = { $you ->
    [yes] move
   *[no] moves
} { $ship } to the Ocean
da-log-sailed-itself = { $ship } sails out to the Ocean.
da-log-landed = { $ship } lands{ $who ->
    [nobody] {" "}by itself
    [you] , moved by you
   *[other] , moved by { $name }
}{ $premium ->
    [yes] {" "}with Royal Passage: the premium table counts
   *[no] {""}
}. Aboard: { $list }.
da-log-landed-points = Victory points: { $list }.
da-log-landed-nobody = Nobody gets victory points.
da-share-refugees = { $points } for { $refugees }
da-share-neutrals = { $points } for { $refugees } by Alliance
da-share-colours = { $points } for other colours
da-share-mover = 1 for moving
da-share-ship = { $points } for the Science Ship
da-log-ark-neutral = A neutral refugee takes a seat { $onto }.
da-log-refunded = { $you ->
    [yes] take
   *[no] takes
} back { $cubes } with Strategos
da-log-scored = { $subject } { $why ->
    [woe] { $you ->
        [yes] lose
       *[no] loses
    } { $points } for the lowest bid
    [plus] { $you ->
        [yes] get
       *[no] gets
    } { $points } for the +1 of the faction
    [land] { $you ->
        [yes] get
       *[no] gets
    } { $points } for most refugees on New Land
    [senate] { $you ->
        [yes] get
       *[no] gets
    } { $points } for most cubes in the Senate
    [debts] { $you ->
        [yes] get
       *[no] gets
    } { $points } from the Senate’s debts
   *[command] { $you ->
        [yes] get
       *[no] gets
    } { $points } for neutral refugees on New Land
}.
da-log-event = Event: { $event }. { $effect } It brings { $neutrals }; the votes of the next round are { $kind ->
    [secret] secret
   *[open] open
}.
da-log-event-last = Event: { $event }. { $effect }
da-log-next-event = The next event will be { $event }.
da-log-put-back = The third Doom comes too early: the card goes back, and another event takes its place.
da-log-marker = { $left ->
    [0] The last Doom marker is removed.
    [1] A Doom marker is removed; 1 is left.
   *[other] A Doom marker is removed; { $left } are left.
}
da-log-upgraded = { $ship } is upgraded. { $power }
da-log-neutrals = Neutral refugees board: { $list }.
da-log-neutrals-instead = They take seats of { $names }.
da-log-stopped = { $you ->
    [yes] place
   *[no] places
} no more
da-log-cleaned-up = { $kept ->
    [yes] Bids, spent cubes and New Land go back; factions and Senate stay.
   *[no] Factions, bids, spent cubes and New Land go back.
}
da-log-from-senate = From the Senate come back: { $list }.
da-log-ended = The last Doom marker is gone: the game is over.
da-log-shown = { $you ->
    [yes] show
   *[no] shows
} special cards worth { $points }
da-log-totals = Final points: { $list }.

## Refusals

da-refusal-seats = The game is for 2 to 5 players, not for { $seats }.
da-refusal-ark-for-two = Two players play without the Ark.
da-refusal-ship-count = { $ships } ships were chosen; there must be 2 to { $most }.
da-refusal-ship-seats = The chosen ships have { $seats } seats; the first refugees need { $needed }.
da-refusal-over = The game is over.
da-refusal-luck-first = Cards are drawn first.
da-refusal-not-your-turn = Another player decides now.
da-refusal-committed = You have chosen; all choices are opened together.
da-refusal-wrong-moment = Something else comes first: { $what }.
da-refusal-no-such-ship = There is no ship in berth { $berth }.
da-refusal-ship-full = The ship of berth { $berth } has too few free seats.
da-refusal-ship-at-sea = The ship of berth { $berth } is on the Ocean; this needs a ship in port.
da-refusal-not-at-sea = The ship of berth { $berth } is not on the Ocean.
da-refusal-another-ship = It must be another ship than the one of berth { $berth }.
da-refusal-empty-ship = Nobody is aboard the ship of berth { $berth }.
da-refusal-not-completely = Then it could not be carried out completely.
da-refusal-before-boarding = { $special } is played once, before the first ship is named.
da-refusal-must-place = A special card was shown for this placement, so it must be made.
da-refusal-own-seat = You cannot take the seat of your own refugee.
da-refusal-not-seated = No refugee of this colour sits there.
da-refusal-too-few-cubes = { $cubes } is more than the { $supply } you have behind your screen.
da-refusal-faction-taken = { $faction } has been taken ({ $colour }).
da-refusal-too-dear = A faction costs { $price } at this place, and you have { $supply }.
da-refusal-must-take-faction = You must take a faction now, free of charge.
da-refusal-no-such-power = There is no power of { $faction } to use now.
da-refusal-not-in-hand = You have no { $card } in hand.
da-refusal-too-many-down = At most two cards of your row may stay face down.
da-refusal-no-such-opponent = That is no opponent at this table.
da-refusal-number-taken = { $cubes } has been declared in this vote.
da-refusal-cannot-force = This player has declared or is next anyway.
da-refusal-card-carried-out = This card has been carried out.
da-refusal-may-not-borrow = You may not play a neighbour’s card in this vote.
da-refusal-cannot-carry-out = { $card } cannot be carried out completely now.
da-refusal-not-refugees = Empathy replaces a Refugees card, not { $card }.
da-refusal-no-exchange = This needs a ship in port with 3 neutral refugees, and 3 cubes of yours.
da-refusal-no-royal-airship = Royal Passage cannot move the upgraded Airship.
da-refusal-warship-immune = The upgraded Warship is immune to red cards.
da-refusal-protected = The holder of Demagogos cannot be hit.
da-refusal-no-senate = Nobody has cubes in the Senate in this variant.
da-refusal-not-in-senate = { $cubes } cubes cannot be removed; only 1 to 4 that are there.
da-refusal-cannot-throw-off = No refugee of this colour can be discarded there.
da-refusal-at-least-one = At least one refugee must be discarded.
da-refusal-not-just-placed = You have just placed nobody on the ship of berth { $berth }.
da-refusal-would-be-empty = The ship of berth { $berth } would be empty and could not move.
da-refusal-no-such-special = You do not hold { $special }.
da-refusal-not-displayed = { $special } is not displayed.
da-refusal-nothing-to-gain = No special card is left to draw.
da-refusal-luck = Luck has something else to decide now.

## The table in words

da-text-round = Round
da-text-phase = { $phase ->
    [opening] The first refugees are placed.
    [senate] Round { $round }, Senate phase.
    [factions] Round { $round }, Faction phase.
    [votes] Round { $round }, Voting phase.
    [over] The game is over after round { $round }.
   *[doom] Round { $round }, Doom phase.
}
da-text-votes-kind = The votes of this round are { $kind ->
    [secret] secret
   *[open] open
}.
da-text-event = Event in force: { $event }. { $effect }
da-text-no-event = No event has been revealed.
da-text-next-event = The next event: { $event }. { $effect }
da-text-markers = { $left ->
    [0] No Doom marker is left.
    [1] 1 Doom marker is left.
   *[other] { $left } Doom markers are left.
}
da-text-event-deck = Events in the deck: { $count }. Not seen yet: { $events }.
da-text-harbour = Ships
da-text-moving = In the next Doom phase, as it stands, these move: { $ships }.
da-text-camp = In the Camp: { $neutrals }.
da-text-new-land = On New Land: { $list }.
da-text-senate = Senate
da-text-senate-cubes = Cubes in the Senate: { $list }.
da-text-senate-order = { $family ->
    [yes] Order of the markers
   *[no] Senate order
}: { $names }.
da-text-factions = Factions
da-text-faction = { $field }. { $faction }, { $role }:
da-text-holder = held by { $name }.
da-text-free = { $plus ->
    [yes] free, shows +1.
   *[no] free.
}
da-text-marker = Marker here: { $names }.
da-text-prices = Prices by place in the order: { $prices }.
da-text-rows = Rows
da-text-ranking = Vote { $slot }, ranking: { $names }. Entitled: { $entitled }.
da-text-entitled = { $count ->
    [one] In each vote the first alone is entitled.
   *[other] In each vote the first { $count } are entitled.
}
da-text-slot = { $card }{ $down ->
    [yes] {" "}(face down)
   *[no] {""}
}{ $bid ->
    [0] {""}
   *[other] {" "}with { $bid }
}{ $carried ->
    [yes] {" "}(carried out)
   *[no] {""}
}
da-text-row = { $name }: { $cards }.
da-text-players = Players
da-text-player = { $name }: { $points }. Behind the screen { $supply }, spent { $spent }, aboard { $aboard }. In hand { $hand } and { $specials }.
da-text-holds = Holds { $factions }.
da-text-known = Known special cards: { $cards }.
da-text-sealed = Has chosen in secret.
da-text-sealed-known = Has chosen in secret: { $cubes }.
da-text-hand = Your cards
da-text-card = { $count } × { $card }: { $effect }
da-text-special = { $count } × { $card } (special): { $effect }
da-text-nothing = No cards.
da-text-stores = Decks
da-text-politics = Politics cards in the deck: { $count }. Discarded: { $discard }{ $buried ->
    [0] {""}
   *[other] {" "}and { $buried } face down
}.
da-text-specials = Special cards in the deck: { $count }. Discarded: { $discard }.
da-text-display = On display: { $cards }.
da-score-title = Victory points
da-score-start = At the start
da-score-landings = Landings
da-score-majorities = Majorities
da-score-factions = Factions: +1
da-score-events = Events
da-score-total = Total
da-score-line = { $name }: track { $track }, special cards { $cards }, total { $total }.
da-score-note = Most victory points win; ties are decided by Senate order.
da-score-tied = Equal points: { $names }. { $winner } is first { $family ->
    [yes] by the order of the markers
   *[no] in Senate order
} and wins.

## The components page

da-fact-cubes = Cubes of each player
da-fact-neutrals = Neutral cubes
da-fact-start-neutrals = Neutral refugees aboard at the start
da-fact-start-points = Victory points at the start
da-fact-hand = Politics cards in a full hand
da-fact-start-specials = Special cards at the start
da-fact-politics-cards = Politics cards in all
da-fact-special-cards = Special cards in all
da-fact-events-removed = Events removed at set-up
da-fact-events-removed-short = Events removed in the short game
da-fact-fields = Faction fields from the left
da-fact-prices-2 = Prices of factions, 2 players
da-fact-prices-3 = Prices of factions, 3 players
da-fact-prices-4 = Prices of factions, 4 players
da-fact-prices-5 = Prices of factions, 5 players
da-fact-standard = Standard table, 0 to 5 refugees
da-fact-premium = Premium table, 0 to 5 refugees
da-fact-new-land = Points for the New Land majority
da-fact-senate = Points for the Senate majority
da-fact-science-ship = Points of the upgraded Science Ship
da-fact-debts = Points of the Senate’s debts, first and second
da-fact-ships = Ships
da-fact-politics = Politics cards
da-fact-specials = Special cards
da-fact-events = Events
da-fact-ship = Ship
da-fact-seats-basic = Seats, basic
da-fact-seats-upgraded = Seats, upgraded
da-fact-power = Upgraded
da-fact-card = Card
da-fact-effect = What it does
da-fact-copies = Copies
da-fact-event-neutrals = Neutral refugees
da-fact-vote = Votes of the next round

## A new table

da-choice-family-hint = No Senate phase: the markers alone decide the order. Two players always play this way.
da-choice-open-events-hint = The next event lies open, so everybody can prepare for it.
da-choice-open-specials-hint = Three special cards lie open; whoever gains one takes one of them or the unseen top card.
da-choice-aggressive-hint = Where no seat is free, neutral refugees take the seats of the player lowest in the Senate.
da-choice-short-hint = Two more events are removed: a game of 4 to 6 rounds.
da-choice-confusion-hint = In the round after “Confusion Spreads” Archon, Basileus and Demiurgos are used again.
da-choice-chosen-ships-hint = You agree on basic and upgraded ships, and none is upgraded during the game.

## Windows in which one may be asked

window-spy = Shapeshifting Spy: after the bids
window-guardian = Guardian: when a red card is aimed at a ship
window-alliance = Alliance: when a ship arrives
window-sacrifice = Self-Sacrifice: after placing refugees
