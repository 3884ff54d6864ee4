### Zagłada Atlantydy: the words of this table.

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

## Choices

da-action-no-faction = Pass for now
da-action-peek = Look at the bid of { $who ->
    [you] yourself
    [neutral] nobody
   *[other] { $name }
}
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
da-action-refund = Take them back
da-action-take-special = Take { $special }
da-action-take-top = Take the unseen card
da-action-pass = { $ask ->
    [Play] Decline
    [Board] Place no more
    [Refund] Leave them
    [Peek] Not now
    [Force] Not now
   *[other] Pass
}

## What has to be done

da-todo = { $ask ->
    [FirstRefugee] place a first refugee
    [Senate] choose cubes for the Senate
    [Faction] take a faction or pass
    [FreeFaction] take a faction free of charge
    [Power] use or leave the power of a faction
    [Discard] discard politics cards
    [Lay] lay a row
    [Bid] bid
    [Peek] look at a bid or leave it
    [NewBid] choose a bid anew
    [Declare] declare a number of cubes
    [Force] make somebody declare or leave it
    [Spy] play a Shapeshifting Spy or pass
    [ActFirst] say whether to act first
    [Play] play a card or decline
    [Board] choose a ship to board
    [Displace] choose whose seat to take
    [Sail] choose a ship to move
    [Target] choose what the card is aimed at
    [ThrowOff] choose whom to discard
    [Exchange] choose the ship of the exchange
    [Sacrifice] play Self-Sacrifice or pass
    [Guard] play a Guardian or pass
    [Ally] play an Alliance or pass
    [Refund] take back cubes or leave them
   *[ChooseSpecial] choose a special card
}

## The prompt

da-prompt-faction = { $price ->
    [0] Take a faction free of charge, or pass.
   *[other] Take a faction for { $cubes }, or pass.
}
da-prompt-free-faction = Take a faction, free of charge.
da-prompt-bid = Choose your secret bid for vote { $slot }.
da-prompt-peek = All bids are chosen. You may look at one with Demagogos.
da-prompt-new-bid = { $name } bids { $cubes }. Choose your own bid anew.
da-prompt-declare = Declare how many cubes you bid in vote { $slot }; 0 means pass.
da-prompt-force = You may make somebody declare out of turn. Next { $who ->
    [you] are you
    [neutral] is nobody
   *[other] is { $name }
}.
da-prompt-act-first = Choose whether you act before the other entitled players.
da-prompt-play = Play a card in vote { $slot }, or decline.
da-prompt-treason = { $family ->
    [yes] Choose the ship that Treason is aimed at.
   *[no] Aim Treason at a ship in port, or at cubes in the Senate.
}
da-prompt-refund = Strategos: take back { $cubes } of your bid, or leave them.
da-prompt-special = Choose the special card you gain.
da-known-faction = You have { $cubes }. Whoever passes takes one of the rest later, free of charge.
da-known-lay = The votes go from left to right and are { $kind ->
    [secret] secret
   *[open] open
}; all rows are opened together.
da-known-demagogos = The power can be used once in a round.

## What follows

da-detail-plus = And 1 victory point.
da-detail-no-faction = You take one of the rest later, free of charge.
da-detail-keep-down = Face down until its vote: { $cards }.
da-detail-peek = You alone see the bid, and may change yours.
da-detail-force = The others declare afterwards in their order.
da-detail-act-first = You act before the first in the ranking.
da-detail-act-in-order = You act when it is your turn in the ranking.
da-detail-take-top = Nobody else sees it.

## The log

da-log-special-taken = { $you ->
    [yes] take
   *[no] takes
} { $special } from the display
da-log-displayed = { $special } is laid into the display.
da-log-round = Round { $round } begins. Its votes are { $kind ->
    [secret] secret
   *[open] open
}.
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
da-log-plus = These factions show +1 now: { $factions }.
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
da-log-neutrals-instead = They take seats of { $names }.
da-log-cleaned-up = { $kept ->
    [yes] Bids, spent cubes and New Land go back; factions and Senate stay.
   *[no] Factions, bids, spent cubes and New Land go back.
}

## Refusals

da-refusal-no-such-opponent = That is no opponent at this table.
da-refusal-cannot-force = This player has declared or is next anyway.
da-refusal-may-not-borrow = You may not play a neighbour’s card in this vote.
da-refusal-no-senate = Nobody has cubes in the Senate in this variant.

## The table in words

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
da-text-senate-order = { $family ->
    [yes] Order of the markers
   *[no] Senate order
}: { $names }.
da-text-factions = Factions
da-text-free = { $plus ->
    [yes] free, shows +1.
   *[no] free.
}
da-text-prices = Prices by place in the order: { $prices }.
da-text-ranking = Vote { $slot }, ranking: { $names }. Entitled: { $entitled }.
da-text-entitled = { $count ->
    [one] In each vote the first alone is entitled.
   *[other] In each vote the first { $count } are entitled.
}
da-text-player = { $name }: { $points }. Behind the screen { $supply }, spent { $spent }, aboard { $aboard }. In hand { $hand } and { $specials }.
da-text-display = On display: { $cards }.
da-score-start = At the start
da-score-factions = Factions: +1
da-score-tied = Equal points: { $names }. { $winner } is first { $family ->
    [yes] by the order of the markers
   *[no] in Senate order
} and wins.

## The components page

da-fact-start-neutrals = Neutral refugees aboard at the start
da-fact-start-points = Victory points at the start
da-fact-events-removed = Events removed at set-up
da-fact-events-removed-short = Events removed in the short game
da-fact-figures = Factions
da-fact-fields = Faction fields from the left
da-fact-prices-2 = Prices of factions, 2 players
da-fact-prices-3 = Prices of factions, 3 players
da-fact-prices-4 = Prices of factions, 4 players
da-fact-prices-5 = Prices of factions, 5 players
da-fact-vote = Votes of the next round

## A new table

da-choice-family-hint = No Senate phase: the markers alone decide the order. Two players always play this way.
da-choice-open-events-hint = The next event lies open, so everybody can prepare for it.
da-choice-open-specials-hint = Three special cards lie open; whoever gains one takes one of them or the unseen top card.
da-choice-aggressive-hint = Where no seat is free, neutral refugees take the seats of the player lowest in the Senate.
da-choice-short-hint = Two more events are removed: a game of 4 to 6 rounds.
da-choice-confusion-hint = In the round after “Confusion Spreads” Archon, Basileus and Demiurgos are used again.
da-choice-chosen-ships-hint = You agree on basic and upgraded ships, and none is upgraded during the game.
