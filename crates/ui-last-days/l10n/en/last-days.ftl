### Die letzten Tage von Atlantis: the words of this table.

## Cards

ld-card = { $card ->
    [ref1] Refugees (1)
    [ref1_special] Refugees (1 + special card)
    [ref1_ship] Refugees (1 + ship)
    [ref1_vp] Refugees (1 + point)
    [ref2] Refugees (2)
    [ref21] Refugees (2+1)
    [aristo1] Aristocracy (1)
    [aristo2] Aristocracy (1+1)
    [ships2] Ships (2)
    [ships3] Ships (3)
    [cargo] Precious Cargo
    [support2] Support
    [sabotage] Sabotage
   *[treason] Treason
}
ld-card-effect = { $card ->
    [ref1] Place 1 own refugee on a free seat of a ship in port.
    [ref1_special] Place 1 own refugee on a ship in port, then draw a special card.
    [ref1_ship] Place 1 own refugee on a ship in port, then move another ship one space.
    [ref1_vp] Place 1 own refugee on a ship in port and gain 1 victory point.
    [ref2] Place 2 own refugees on free seats of one ship in port.
    [ref21] Place 2 own refugees on one ship in port and 1 on another.
    [aristo1] Place 1 own refugee on a ship in port; on a full ship take the seat of a neutral refugee or of a player with more victory points.
    [aristo2] Place 1 own refugee each on two ships in port; on a full ship take the seat of a neutral refugee or of a player with more victory points.
    [ships2] Move exactly two different ships one space each.
    [ships3] Move exactly three different ships one space each.
    [cargo] Move one ship one space; if it lands, everybody scores it by the premium table.
    [support2] Draw 2 special cards.
    [sabotage] A ship on the Ocean returns to port, and everybody aboard is discarded; 1 VP for each refugee of a player with more points.
   *[treason] Discard 1 to 4 refugees from a ship in port, 1 VP for each of a player with more points; or 1 to 4 cubes of a player from the Senate.
}

## Senators

ld-senator = { $senator ->
    [archon] Archon
    [basileus] Basileus
    [demagogos] Demagogos
    [demiurgos] Demiurgos
    [oraklos] Oraklos
    [philosophos] Philosophos
   *[strategos] Strategos
}
ld-senator-role = { $senator ->
    [archon] judge
    [basileus] king
    [demagogos] agitator
    [demiurgos] craftsman
    [oraklos] oracle
    [philosophos] philosopher
   *[strategos] strategist
}
ld-senator-power = { $senator ->
    [archon] At once: draw 5 politics cards, then discard 5.
    [basileus] At once: place 1 own refugee on a ship in port.
    [demagogos] At once: move 1 ship out of port that somebody is aboard.
    [demiurgos] At once: draw a special card.
    [oraklos] Up to two cards of your row may stay face down until their auctions.
    [philosophos] After one auction of the round in which you played no card: take back up to 2 cubes of your bid.
   *[strategos] After the last auction: play one of your laid-out cards on which no cubes lie.
}
ld-bonus = { $count ->
    [one] 1 bonus marker
   *[other] { $count } bonus markers
}
ld-on-track = { $points } (“70” marker and { $rest } on the track)

## Events

ld-event-title = { $event ->
    [wisdom] Wisdom of the Senator
    [flood] Flood of the Poor
    [winds] Favourable Winds
    [debts] The Senate Pays Its Debts
    [wrath] Wrath of the Sea Lord
    [together] We Are in This Together!
    [chaos] Chaos Grows!
    [gift] Gift of the Gods
    [command] Under the Senate’s Command
   *[all_lost] We Are All Lost!
}
ld-event = { $event ->
    [wisdom] Wisdom of the Senator
    [flood] Flood of the Poor
    [winds] Favourable Winds
    [debts] The Senate Pays Its Debts
    [wrath] Wrath of the Sea Lord
    [together] We Are in This Together
    [chaos] Chaos Grows
    [gift] Gift of the Gods
    [command] Under the Senate’s Command
   *[all_lost] We Are All Lost
}
ld-event-ongoing = { $event ->
    [flood] While it is the current event: with each politics card that places refugees, its player may place exactly 1 more, on one of the ships chosen for that card.
    [winds] While it is the current event: with each politics card that moves ships, its player may move 1 more, as a standard ship.
    [chaos] While it is the current event: no Influence phase and no Senate phase. Senators and cubes in the Senate stay, and every senator may be used once more.
    [gift] While it is the current event: 5 politics cards lie open as the Hand of the Gods, and in each auction one entitled player may play one of them instead of the card bid on.
   *[command] While it is the current event: refugees are placed from the Senate, not from behind the screen.
}
ld-event-delayed = { $event ->
    [wisdom] In step 4 of the next Doom phase: the first two in Senate order draw a special card each.
    [debts] In step 4 of the next Doom phase: the first in Senate order gets 5 victory points, the second 3.
    [wrath] In step 4 of the next Doom phase: every ship on the Ocean returns to port, and everybody aboard is discarded.
    [together] In step 4 of the next Doom phase: in Senate order and in turn, everybody may place up to 3 refugees on ships in port.
   *[all_lost] { $lost ->
        [0] In step 4 of the next Doom phase: nobody loses a cube, for no Doom marker is gone yet.
        [any] In step 4 of the next Doom phase: everybody removes 2 own cubes for good for each Doom marker already gone.
       *[other] In step 4 of the next Doom phase: everybody removes { $cubes } of their own for good.
    }
}
ld-event-doom = { $left ->
    [3] Doom effect, in the same step: the first Doom marker is removed, and ships A and B are upgraded.
    [2] Doom effect, in the same step: the second Doom marker is removed, and ships C, D and E are upgraded.
    [1] Doom effect, in the same step: the third Doom marker is removed, and the game ends at once.
   *[other] The last Doom marker is gone.
}
ld-event-doom-any = Doom effect, in step 4 of the next Doom phase: a Doom marker is removed. The first upgrades ships A and B, the second C, D and E, the third ends the game.

## Choices

ld-action-play = { $from ->
    [own] Play your { $card }
    [borrowed] Play { $card } of { $name }
    [nobody] Play a neighbour’s card
    [unbid] Play { $card } from place { $slot }
    [gods] Hand of the Gods: { $card }
   *[hand] Unexpected Intervention: { $card }
}
ld-action-empathy = { $from ->
    [own] Empathy instead of your { $card }
    [borrowed] Empathy instead of { $card } of { $name }
    [nobody] Empathy instead of a neighbour’s card
    [unbid] Empathy instead of { $card } from place { $slot }
    [gods] Empathy instead of { $card } of the Hand of the Gods
   *[hand] Intervention and Empathy instead of { $card }
}
ld-action-sail-extra = Favourable Winds: move { $ship }
ld-action-refund = Take back { $cubes }
ld-action-lose = Remove a cube { $from }
ld-action-pass = { $ask ->
    [Play] Decline
    [Strategos] Decline
    [Power] Leave it
    [Refund] Leave the bid
    [Board] Place no more
    [Flood] Place no more
    [Sail] Move no more
   *[other] Pass
}
ld-from-zone = { $zone ->
    [supply] from behind the screen
    [senate] from the Senate
    [slots] from the laid-out cards
    [front] from the discarded cubes
    [land] from New Land
    [hold] { $from }, out of the hold
   *[ship] { $from }
}

## What has to be done

ld-todo = { $ask ->
    [FirstRefugee] place a first refugee
    [Influence] choose cubes for the Senate
    [Senator] take a senator
    [Power] use or leave the power of a senator
    [Discard] discard politics cards
    [Lay] lay a row
    [Bid] bid
    [Declare] declare a number of cubes
    [Spy] play a Shapeshifting Spy or pass
    [Play] play a card or decline
    [Refund] take back cubes or leave them
    [Strategos] play a card without cubes or decline
    [Board] choose a ship to board
    [Displace] choose whose seat to take
    [Flood] place one more refugee or leave it
    [Sacrifice] play Self-Sacrifice or pass
    [Sail] choose a ship to move
    [Target] choose what the card is aimed at
    [ThrowOff] choose whom to discard
    [Exchange] choose the ship of the exchange
    [Guard] play a Guardian or pass
    [Ally] play an Alliance or pass
   *[Lose] remove cubes for good
}

## The prompt

ld-prompt-senator = Take a senator, free of charge.
ld-prompt-bid = Choose your secret bid for auction { $slot }.
ld-prompt-declare = Declare how many cubes you bid in auction { $slot }; 0 means pass.
ld-prompt-play = Play a card in auction { $slot }, or decline.
ld-prompt-refund = Philosophos: take back at most { $cubes } of your bid, or leave it as it is.
ld-prompt-strategos = Strategos: play one of your cards on which no cubes lie, or decline.
ld-prompt-flood = Flood of the Poor: place 1 more refugee on a ship of this card, or place no more.
ld-prompt-demagogos = Demagogos: choose a ship that leaves the port.
ld-prompt-extra-ship = Favourable Winds: choose one more ship to move, or move no more.
ld-prompt-treason = Aim Treason at a ship in port, or at cubes in the Senate.
ld-prompt-lose = We Are All Lost: remove { $cubes } more of your own, for good.
ld-known-senator = The power of Archon, Basileus, Demagogos and Demiurgos is used at once; bonus markers on a tile are victory points.
ld-known-lay = The auctions go from left to right and are { $kind ->
    [secret] secret
   *[open] open
}; all rows are opened together.
ld-known-displace = Only the seat of a neutral refugee or of a player with more victory points than you can be taken.
ld-known-lose = You have { $cubes } behind your screen. What is removed never comes back.
ld-known-treason = Discard 1 to 4 refugees or cubes; 1 point for each refugee of a player ahead of you.

## What follows

ld-detail-bonus = It has { $markers }: { $points } at once.
ld-detail-gain = It gives { $points }, for this player is ahead of you.
ld-detail-sunk = You get { $points } for refugees of players ahead of you.
ld-detail-treason-points = Each one of a player ahead of you gives 1 victory point.
ld-detail-senate-left = { $cubes } left in the Senate then.
ld-detail-keep-down = Face down until its auction: { $cards }.
ld-detail-gods = Your own card is then not played, and nobody else plays a card of the gods in this auction.
ld-detail-skip = The power is then lost for this round.
ld-detail-no-refund = The power stays for a later auction of this round.
ld-detail-lose = The cube never comes back.
ld-detail-lose-home = Then nobody is aboard, and the ship returns to port without scoring.

## The log

ld-log-round = Round { $round } begins under { $event }. Its auctions are { $kind ->
    [secret] secret
   *[open] open
}.
ld-log-senator = { $you ->
    [yes] take
   *[no] takes
} { $senator }
ld-log-gods = The Hand of the Gods lies open: { $cards }.
ld-log-bonus = A bonus marker is put on: { $senators }.
ld-log-auction = Auction { $slot } begins; it is { $kind ->
    [secret] secret
   *[open] open
}.
ld-log-played = { $you ->
    [yes] play
   *[no] plays
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}of { $who ->
        [you] yours
        [neutral] nobody
       *[other] { $name }
    }
    [unbid] {" "}with Strategos
    [gods] {" "}of the Hand of the Gods
   *[hand] {" "}from hand
}
ld-log-empathy = { $you ->
    [yes] replace
   *[no] replaces
} { $card }{ $from ->
    [own] {""}
    [borrowed] {" "}of { $who ->
        [you] yours
        [neutral] nobody
       *[other] { $name }
    }
    [unbid] {" "}with Strategos
    [gods] {" "}of the Hand of the Gods
   *[hand] {" "}from hand
}
ld-log-lost = { $you ->
    [yes] remove
   *[no] removes
} a cube for good { $from }
ld-log-lost-more = { $you ->
    [yes] another
   *[no] another
} { $from }
ld-log-came-home = Nobody is left aboard. { $ship } returns to port without scoring.
ld-log-scored = { $subject } { $you ->
    [yes] get
   *[no] gets
} { $points } { $why ->
    [bonus] for the bonus markers of the senator
    [land] for most refugees on New Land
    [senate] for most cubes in the Senate
    [refugees] printed on the card
    [sabotage] for refugees of players ahead, by Sabotage
    [treason] for refugees of players ahead, by Treason
   *[debts] from the Senate’s debts
}.
ld-log-event = Event: { $event }. { $effect } It brings { $neutrals }; the auctions of its round are { $kind ->
    [secret] secret
   *[open] open
}.
ld-log-effect = What was announced takes place: { $event }.
ld-log-cleaned-up = { $kept ->
    [yes] Bids, discarded cubes and New Land go back; senators and Senate stay.
   *[no] Senators, bids, discarded cubes and New Land go back.
}

## Refusals

ld-refusal-extra-cards = In the long game hands are 1 to 5 cards larger, not { $cards }.
ld-refusal-just-boarded = This card has placed refugees on the ship of berth { $berth } and may not move it.
ld-refusal-not-ahead = You can take a seat only of somebody who has more victory points than you ({ $colour } has not).
ld-refusal-may-not-borrow = You may not play a neighbour’s card in this auction.
ld-refusal-gods-taken = A card of the Hand of the Gods has been played in this auction.
ld-refusal-not-unbid = Strategos plays an own laid-out card on which no cubes lie.
ld-refusal-only-own-cards = Strategos plays nothing but an own laid-out card.
ld-refusal-no-cube-there = { $zone ->
    [supply] You have no cube behind your screen.
    [senate] You have no cube in the Senate.
    [slots] You have no cube on your laid-out cards.
    [front] You have no discarded cube.
    [land] You have no cube on New Land.
    [hold] You have nobody in the hold of the ship of berth { $berth }.
   *[ship] You have nobody in a seat of the ship of berth { $berth }.
}

## The table in words

ld-text-phase = { $phase ->
    [opening] The first refugees are placed.
    [influence] Round { $round }, Influence phase.
    [senate] Round { $round }, Senate phase.
    [auctions] Round { $round }, Auction phase.
    [over] The game is over after round { $round }.
   *[doom] Round { $round }, Doom phase.
}
ld-text-auction-kind = The auctions of this round are { $kind ->
    [secret] secret
   *[open] open
}.
ld-text-event = Current event: { $event }.
ld-text-senate-order = Senate order: { $names }.
ld-text-senators = Senators
ld-text-free = { $bonus ->
    [0] free.
   *[other] free, with { $markers }.
}
ld-text-ranking = Auction { $slot }, ranking: { $names }. Entitled: { $entitled }.
ld-text-entitled = { $count ->
    [one] In each auction the first alone is entitled.
   *[other] In each auction the first { $count } are entitled.
}
ld-text-gods = Hand of the Gods: { $cards }.
ld-text-player = { $name }: { $points }. Behind the screen { $supply }, discarded { $front }, aboard { $aboard }{ $lost ->
    [0] {""}
   *[other] , lost for good { $lost }
}. In hand { $hand } and { $specials }.
ld-score-bonus = Senators: bonus markers
ld-score-refugees = Refugees cards
ld-score-sabotage = Sabotage
ld-score-treason = Treason
ld-score-tied = Equal points: { $names }. { $winner } is first in Senate order and wins.

## The components page

ld-fact-gods = Cards in the Hand of the Gods
ld-fact-other-events = Other events in the deck
ld-fact-other-events-long = Other events in the deck, long game
ld-fact-figures = Senators
ld-fact-fields = Senator fields from the left
ld-fact-refugees-vp = Points on a Refugees card
ld-fact-auction = Auctions of its round

## A new table

ld-choice-extra-cards-hint = The long game: hands are larger, still five cards are laid out, and one more event is in the deck: 4 to 7 rounds.
