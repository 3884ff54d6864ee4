### Atlantis Exodus: the words of its table.

## Names of things that the data files list, by their id

exodus-profession-SC = Scientist
exodus-profession-IN = Intellectual
exodus-profession-WO = Worker
exodus-profession-PH = Physicist
exodus-profession-SH = Scholar
exodus-profession-DL = Day Labourer
exodus-profession-AS = Astronomer
exodus-profession-MA = Mathematician
exodus-profession-PL = Philosopher
exodus-profession-AD = Advisor
exodus-profession-SM = Stonemason
exodus-profession-MB = Master Builder
exodus-knowledge-KN01 = Natural History
exodus-knowledge-KN02 = Rhetoric
exodus-knowledge-KN03 = Guild Lore
exodus-knowledge-KN04 = Academy
exodus-knowledge-KN05 = Fresco Painting
exodus-knowledge-KN06 = Engineering
exodus-knowledge-KN07 = Solar Eclipse
exodus-knowledge-KN08 = Diplomacy
exodus-knowledge-KN09 = Goldsmithing
exodus-knowledge-KN10 = Library
exodus-knowledge-KN11 = Sacred Architecture
exodus-knowledge-KN12 = Sculpture
exodus-knowledge-KN13 = Popular Assembly
exodus-knowledge-KN14 = Trade Register
exodus-knowledge-KN15 = Mechanics
exodus-knowledge-KN16 = Navigation
exodus-knowledge-KN17 = Encyclopaedia
exodus-knowledge-KN18 = Colonnades
exodus-knowledge-KN19 = City Planning
exodus-influence-IF01 = House Swap
exodus-influence-IF02 = Delegation
exodus-influence-IF03 = Procession
exodus-influence-IF04 = Apprentice
exodus-influence-IF05 = Divine Favour
exodus-influence-IF06 = Turning the City
exodus-influence-IF07 = Mass Departure
exodus-influence-IF08 = Scholarship
exodus-influence-IF09 = Shipwright
exodus-influence-IF10 = Marketplace
exodus-influence-IF11 = Archive
exodus-influence-IF12 = Building Permit
exodus-influence-IF13 = Memorial
exodus-influence-IF14 = Tithe
exodus-influence-IF15 = Book Exchange
exodus-influence-IF16 = Acclaim
exodus-influence-IF17 = City Clearance
exodus-influence-IF18 = New Curriculum
exodus-influence-IF19 = Echo of the Gods
exodus-influence-IF20 = Open Doors
exodus-influence-IF21 = Relocation
exodus-influence-IF22 = Book Donation
exodus-influence-IF23 = Gold Offering
exodus-influence-IF24 = Exodus of Experts
exodus-monument-MO01 = Sand Obelisk
exodus-monument-MO02 = Terracotta Gate
exodus-monument-MO03 = Meadow Shrine
exodus-monument-MO04 = Lagoon Fountain
exodus-monument-MO05 = Marble Temple
exodus-monument-MO06 = Council Hall
exodus-monument-MO07 = Guild House
exodus-monument-MO08 = Motley Tower
exodus-monument-MO09 = Arch of Harmony
exodus-monument-MO10 = Avenue
exodus-monument-MO11 = Stairway
exodus-monument-MO12 = Grand Court
exodus-ship-turtle = turtle
exodus-ship-dolphin = dolphin
exodus-ship-octopus = octopus
exodus-ship-seahorse = seahorse
exodus-ship-swordfish = swordfish
exodus-ship-whale = whale
exodus-floor-sand = sand
exodus-floor-terracotta = terracotta
exodus-floor-meadow = meadow
exodus-floor-lagoon = lagoon
exodus-floor-marble = marble
exodus-region-north_africa = North Africa
exodus-region-mesopotamia = Mesopotamia
exodus-region-mesoamerica = Mesoamerica
exodus-title-atlas = Atlas
exodus-title-king = King
exodus-title-priest = Priest
exodus-title-astrologer = Astrologer
exodus-title-healer = Healer
exodus-title-temple_servant = Temple Servant
exodus-title-fisherman = Fisherman

## Counted things, as items of a list

exodus-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
exodus-books = { $book ->
    [S] { $count ->
    [one] 1 science book
   *[other] { $count } science books
}
    [C] { $count ->
    [one] 1 culture book
   *[other] { $count } culture books
}
    [K] { $count ->
    [one] 1 craft book
   *[other] { $count } craft books
}
   *[any] { $count ->
    [one] 1 book of any kind
   *[other] { $count } books of any kind
}
}
exodus-gold = { $count ->
    [one] 1 gold
   *[other] { $count } gold
}
exodus-flames = { $count ->
    [one] 1 flame
   *[other] { $count } flames
}
exodus-favours = { $count ->
    [one] 1 favour token
   *[other] { $count } favour tokens
}
exodus-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
exodus-bag-settlers = { $count ->
    [one] 1 settler from the bag
   *[other] { $count } settlers from the bag
}
exodus-standing-settlers = { $count ->
    [one] 1 settler standing there
   *[other] { $count } settlers standing there
}
exodus-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
exodus-quarters = { $count ->
    [one] 1 quarter turn
   *[other] { $count } quarter turns
}
exodus-influence-cards = { $count ->
    [one] 1 influence card
   *[other] { $count } influence cards
}
exodus-knowledge-cards = { $count ->
    [one] 1 knowledge card
   *[other] { $count } knowledge cards
}
exodus-times = { $count } × { $thing }
exodus-or = { $first } or { $last }
exodus-nothing = nothing
exodus-tile-ship = ship
exodus-tile-workshop = workshop
exodus-tile-agora = agora
exodus-tile-residence = residence
exodus-tile-monument = monument
exodus-gain-influence = influence card
exodus-gain-pillar = pillar card
exodus-gain-pillar-display = pillar card from display { $display }

## Colours, books, stages

exodus-colour = { $colour ->
    [purple] purple
    [white] white
   *[brown] brown
}
exodus-colour-settler = { $colour ->
    [purple] purple settler
    [white] white settler
   *[brown] brown settler
}
exodus-slot-colour = { $colour ->
    [purple] any purple settler
    [white] any white settler
   *[brown] any brown settler
}
exodus-book = { $book ->
    [S] science book
    [C] culture book
   *[K] craft book
}
exodus-stage = { $stage ->
    [base] base
    [shaft] shaft
   *[capital] capital
}
exodus-ring = { $ring ->
    [0] top ring
    [1] middle ring
   *[other] bottom ring
}

## What cards and tiles do

exodus-score-settlers = { $points } for every { $per } { $colour ->
    [purple] purple
    [white] white
   *[brown] brown
} settlers you have placed.
exodus-score-pairs = { $points } for every pair of one { $first ->
    [purple] purple
    [white] white
   *[brown] brown
} and one { $second ->
    [purple] purple
    [white] white
   *[brown] brown
} settler you have placed.
exodus-score-priest = { $points } for every { $per } steps of your high priest.
exodus-score-influence = { $list } points for 1, 2, 3 … influence cards you have received, played or not.
exodus-score-gold = { $points } for every { $per } gold you still have.
exodus-score-books = { $points } for every { $per } books you still have.
exodus-score-pillars = { $points } for every complete pillar.
exodus-score-pillar-cards = { $points } for every pillar card, complete or not.
exodus-score-agora-list = { $list } points for 1, 2, 3 … agoras.
exodus-score-workshops = { $points } for every workshop, active or not.
exodus-score-active = { $points } for every active workshop.
exodus-score-ships = { $points } for every ship, manned or not.
exodus-score-knowledge = { $points } for every knowledge card of yours, this one included.
exodus-score-columns = { $points } for every full column.
exodus-score-rows = { $points } for every full row.
exodus-score-floor = { $points } for every tile of yours with the floor { $floor }, this one included if it has it.
exodus-score-agoras = { $points } for every agora of yours.
exodus-score-adjacent-other = { $points } for every adjacent tile with another floor than this monument.
exodus-score-adjacent-same = { $points } for every adjacent tile with the same floor as this monument.
exodus-score-row-floors = { $points } for every row with at least { $floors } different floors.
exodus-score-column-floors = { $points } for every column with at least { $floors } different floors.
exodus-score-adjacent-alike = { $points } if at least { $tiles } adjacent tiles share one floor.
exodus-workshop-know = For every knowledge card you receive: { $gain }.
exodus-workshop-settler = For every { $colour ->
    [purple] purple
    [white] white
   *[brown] brown
} settler your king’s field gives you: { $gain }.
exodus-workshop-book = For every { $book ->
    [S] science book
    [C] culture book
   *[K] craft book
} your king’s field gives you: { $gain }.
exodus-workshop-tile = For every { $tile ->
    [agora] agora
   *[workshop] workshop
} your king takes from the city: { $gain }.
exodus-pillar-swap = Swap
exodus-pillar-recruit = Recruit
exodus-pillar-offer = Offer
exodus-pillar-sacrifice = Sacrifice
exodus-pillar-change = Change
exodus-pillar-fame = Fame
exodus-pillar-study = Study
exodus-pillar-flame = Flame
exodus-pillar-depart = Depart
exodus-pillar-school = School
exodus-pillar-both = Both
exodus-pillar-twice = Twice
exodus-pillar-does-swap = Give 1 book and take 1 of another kind.
exodus-pillar-does-recruit = Put 1 settler of your training area into the bag, draw 2, keep 1 of them untrained.
exodus-pillar-does-offer = Give 1 book for { $points } or { $flames }.
exodus-pillar-does-sacrifice = Give { $points } for 1 book of any kind or { $flames }.
exodus-pillar-does-change = Change 1 gold into { $books } books of one kind, or { $books } books of one kind into 1 gold.
exodus-pillar-does-depart = Dispatch 1 settler; this costs no action.
exodus-pillar-does-school = Train 1 settler along one arrow at its cost; this takes no action.
exodus-pillar-does-both = Use base and shaft of this pillar once each, in either order.
exodus-pillar-does-twice = Use the base or the shaft of this pillar twice in a row.
exodus-nobody = nobody
exodus-none = none
exodus-slot-short = { $colour ->
    [purple] any purple
    [white] any white
   *[brown] any brown
}
exodus-tile-floor = { $tile } ({ $floor })
exodus-gain-knowledge = knowledge card
exodus-influence-does-swap-residences = Exchange two of your residences with everything on them. No placement bonus.
exodus-influence-does-delegation = Dispatch up to one settler of each colour, trained or not.
exodus-influence-does-apprentice = Draw a settler from the bag and put him on any free place of a workshop of yours, whatever it asks for. No dispatch bonus.
exodus-influence-does-turn-city = Turn the middle disc to any position, then the top disc. Kings ride along; nothing is received.
exodus-influence-does-mass-departure = Choose a colour and dispatch any number of your untrained settlers of it to residences, ships or fitting workshops.
exodus-influence-does-scholarship = Train one settler along one arrow free of charge.
exodus-influence-does-ship = Take a ship: an open one, or draw two and keep one.
exodus-influence-does-agora = Take an agora: an open one, or draw two and keep one.
exodus-influence-does-archive = Take a knowledge card from the discard pile, or draw two and keep one. No professions are needed.
exodus-influence-does-workshop = Take a workshop: an open one, or draw two and keep one.
exodus-influence-does-pillar = Take a pillar card from either display.
exodus-influence-does-tithe = Get the printed books and gold of your king’s field once more.
exodus-influence-does-book-exchange = Exchange any number of your books one for one for books of other kinds.
exodus-influence-does-clear-city = Take all tiles off the city into the open displays and lay out new ones.
exodus-influence-does-new-curriculum = Discard all knowledge cards of the display and lay out new ones.
exodus-influence-does-echo = Get the latest bonus your high priest has passed once more; monuments do not count.
exodus-influence-does-open-doors = Fill all free places of your incomplete residence with settlers from the bag. No dispatch bonus.
exodus-influence-does-relocate = Move one workshop or agora with everything on it to another free cell that suits it and get the placement bonus there.
exodus-influence-does-donate-books = Give 1 to { $most } books: { $points } for each.
exodus-influence-does-offer-gold = Give 1 to { $most } gold: { $points } for each.
exodus-influence-does-experts-departure = Choose a colour and dispatch any number of your trained settlers of it, to pillars too.
exodus-influence-does-gain = You get: { $gain }.

## Players

exodus-party = { $who ->
    [you] you
   *[other] { $name }
}
exodus-subject = { $who ->
    [you] You
   *[other] { $name }
}
exodus-seat-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[jade] jade
}
exodus-seat-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
   *[jade] J
}
exodus-seat-mark = { $colour }, letter { $letter }
exodus-neutral-king = neutral king

## Cards and tiles in full

exodus-knowledge-full = { $card } (needs { $requires }). At the end: { $score }
exodus-monument-full = { $name } ({ $floor }): { $score }
exodus-workshop-full = workshop ({ $floor }) for { $slots }. { $effect }
exodus-workshop-short = workshop ({ $floor }; { $slots }; { $gain })
exodus-residence-full = residence ({ $floor }, { $places })
exodus-agora-settler = a settler, trained at once ({ $list })
exodus-agora-full = agora ({ $floor }): { $gain }
exodus-pillar-name = { $stage } “{ $effect }”
exodus-pillar-full = { $name }. At once: { $instant }. Once a turn: { $effect }

## What is asked, and of whom

exodus-prompt-order = Choose a place in this year’s turn order.
exodus-hint-order = It holds for all three rounds. Later places pay a bonus; the last now chooses first next year.
exodus-prompt-king = Place your king on the { $ring ->
    [0] top ring
    [1] middle ring
   *[other] bottom ring
}.
exodus-hint-king = { $ring ->
    [0] Any free field. From there you reach two areas of the middle ring in round 2.
   *[other] Only the lit fields can be reached from where your king stands. You get all that the field gives.
}
exodus-prompt-book = Choose a book.
exodus-hint-book = Books pay for training. You have: { $stock }.
exodus-prompt-guard = You may take the guard next to your king.
exodus-hint-guard = He is a { $colour ->
    [purple] purple
    [white] white
   *[brown] brown
} settler for your schools. Whoever is still there at the end costs points.
exodus-prompt-cell = Choose a cell of your settlement for the { $tile ->
    [residence] residence
    [workshop] workshop
    [agora] agora
   *[monument] monument
}.
exodus-hint-cell = You get the bonus of the cell; full rows and columns score.
exodus-prompt-activate = { $what ->
    [workshop] You may put a settler on the new workshop at once.
   *[pillar] You may put a settler on the new pillar card at once.
}
exodus-hint-activate = Free of charge, with his dispatch bonus. A workshop works once every place of it is filled.
exodus-prompt-pillar = Choose a pillar card.
exodus-hint-pillar = First a base, then a shaft, then a capital on a complete shaft; at most { $most } pillars.
exodus-prompt-instant = Choose what the base gives you at once.
exodus-prompt-influence = Take an influence card: an open one, or draw two and keep one.
exodus-hint-influence = Playing it later is an action. A card not played is worth 1 point at the end.
exodus-prompt-keep-influence = Keep one of the two influence cards.
exodus-hint-keep-influence = Only you see the one you keep. The other goes to the open display.
exodus-prompt-monument = Choose a monument, or decline.
exodus-hint-monument = It takes a cell and scores at the end. Whoever declines gets none of these later.
exodus-prompt-source = Take { $tile ->
    [ship] a ship
    [workshop] a workshop
   *[agora] an agora
}: an open one, or draw two and keep one.
exodus-hint-source = What you draw and do not keep goes to the open display.
exodus-prompt-keep-tile = Keep one of the two tiles.
exodus-prompt-main = { $actions ->
    [0] Your actions are used up: end your turn, or add one with a favour token.
    [one] Choose your last action, or end your turn.
   *[other] Choose an action; you have { $actions } left.
}
exodus-prompt-main-done = Your actions are used up: end your turn{ $pillars ->
    [yes] , or use a pillar
   *[no] {""}
}.
exodus-hint-main = Advance, train, dispatch, take knowledge or play influence.
exodus-hint-main-scoring = { $region } is scored after year { $year }.
exodus-prompt-residence = Choose a residence for the settler.
exodus-hint-residence = You put it on a cell next. It must be full before you can begin another.
exodus-prompt-knowledge-dispatch = Send { $left ->
    [2] the first of the two settlers
   *[1] the second settler
} that { $card } asks for.
exodus-hint-knowledge-dispatch = Placement and dispatch bonuses come when both have left.
exodus-prompt-card-dispatch = { $card }: dispatch a settler.
exodus-hint-card-dispatch = You may stop after the first.
exodus-prompt-colour = { $card }: choose a colour.
exodus-prompt-slot = Choose a workshop place for the { $colour ->
    [purple] purple
    [white] white
   *[brown] brown
} settler.
exodus-prompt-rotate-middle = Turn the middle disc; the top disc rides along.
exodus-prompt-rotate-top = Turn the top disc.
exodus-hint-rotate = Turning changes which fields kings can reach. No field is received again.
exodus-prompt-free-train = Train one settler free of charge.
exodus-prompt-knowledge-source = Take a knowledge card from the discard pile, or draw two and keep one.
exodus-prompt-keep-knowledge = Keep one of the knowledge cards.
exodus-prompt-swap-first = Choose the first of two residences to exchange.
exodus-prompt-swap-second = Choose the residence it changes places with.
exodus-prompt-exchange = Choose a book to give and the book to take for it.
exodus-prompt-move = Choose a workshop or an agora to move.
exodus-prompt-pay-book = Choose a book to give.
exodus-prompt-pay-gold = Choose how much gold to give.
exodus-prompt-give-back = Choose a settler to put into the bag. You draw two and keep one.
exodus-prompt-keep-settler = Keep one of the settlers drawn; the other goes back into the bag.
exodus-prompt-reward = Choose what you get for it.
exodus-prompt-change = Change gold into books, or books into gold.
exodus-prompt-part = Choose which part of the pillar to use.
exodus-prompt-again = You may use the same part once more.
exodus-prompt-pillar-dispatch = Dispatch a settler; it costs no action.
exodus-prompt-pillar-train = Train a settler; it takes no action.
exodus-prompt-over = The game is over.
exodus-wait = Waiting for { $name }: { $what }.
exodus-wait-luck = Luck decides now.
exodus-hint-source-of = It comes from: { $source }.
exodus-hint-main-residence = You have no residence there yet; without one the game is lost.
exodus-hint-have = You have: { $stock }.
exodus-hint-complete = Free of charge, with his dispatch bonus. The card works as soon as he stands on it.
exodus-todo-order = choose a place in the turn order
exodus-todo-king = place the king
exodus-todo-book = choose a book
exodus-todo-guard = take or leave the guard
exodus-todo-cell = choose a cell for a tile
exodus-todo-activate = put settlers on the new tile or card, or skip
exodus-todo-pillar = choose a pillar card
exodus-todo-instant = choose the instant gain of a base
exodus-todo-influence = take an influence card
exodus-todo-keep-influence = keep one of two influence cards
exodus-todo-monument = take or decline a monument
exodus-todo-source = take a tile
exodus-todo-keep-tile = keep one of two tiles
exodus-todo-main = take actions
exodus-todo-residence = choose a residence
exodus-todo-knowledge-dispatch = dispatch the settlers for a knowledge card
exodus-todo-card-dispatch = dispatch settlers for an influence card
exodus-todo-colour = choose a colour
exodus-todo-slot = choose a workshop place
exodus-todo-rotate-middle = turn the middle disc
exodus-todo-rotate-top = turn the top disc
exodus-todo-free-train = train a settler free of charge
exodus-todo-knowledge-source = take a knowledge card
exodus-todo-keep-knowledge = keep a knowledge card
exodus-todo-swap-first = choose a residence to exchange
exodus-todo-swap-second = choose the second residence to exchange
exodus-todo-exchange = exchange a book
exodus-todo-move = choose a tile to move
exodus-todo-pay-book = give a book
exodus-todo-pay-gold = give gold
exodus-todo-give-back = put a settler into the bag
exodus-todo-keep-settler = keep a settler
exodus-todo-reward = choose a reward
exodus-todo-change = change gold and books
exodus-todo-part = choose a part of the pillar
exodus-todo-again = use the pillar once more or stop
exodus-todo-pillar-dispatch = dispatch a settler with a pillar
exodus-todo-pillar-train = train a settler with a pillar

## Choices, as labels of buttons

exodus-action-order = Place { $space } in the order{ $has ->
    [yes] : { $bonus }
    [share] : may join another king
   *[no] {""}
}
exodus-action-king = King to { $field }: { $gain }
exodus-action-take-guard = Take the guard
exodus-action-leave-guard = Leave the guard
exodus-action-cell = Put it on { $cell }
exodus-action-activate = Activate: { $prof } → { $place }
exodus-action-skip = Skip
exodus-action-stop = That is enough
exodus-action-decline = Decline
exodus-action-pillar = { $card } from { $display }{ $new ->
    [yes] : new pillar
   *[no] : on pillar { $pillar }
}
exodus-action-draw = Draw two, keep one
exodus-action-take = Take { $thing }
exodus-action-keep = Keep { $thing }
exodus-action-advance = Advance the high priest
exodus-action-train = Train { $from } → { $to }
exodus-action-dispatch = Dispatch { $prof } → { $target }
exodus-action-knowledge = Take the card { $card }
exodus-action-knowledge-field = Take the card { $card } from field { $field }
exodus-action-influence = Play the card { $card }
exodus-action-use-pillar = Use pillar { $pillar }: { $effect }
exodus-action-favour = Favour token: 1 more action
exodus-action-end = End turn
exodus-action-colour = { $colour ->
    [purple] Purple settlers
    [white] White settlers
   *[brown] Brown settlers
}
exodus-action-rotate = { $turns ->
    [0] Do not turn
    [one] 1 quarter turn
   *[other] { $turns } quarter turns
}
exodus-action-residence-at = Residence on { $cell }
exodus-action-tile-at = { $tile ->
    [agora] Agora
   *[workshop] Workshop
} on { $cell }
exodus-action-exchange = { $from } → { $to }
exodus-action-give = Give { $thing }
exodus-action-give-back = Into the bag: { $prof }
exodus-action-part = { $stage ->
    [base] Base
   *[shaft] Shaft
}: { $effect }
exodus-action-again = Once more
exodus-target-residence = residence
exodus-target-new-residence = new residence
exodus-target-workshop = workshop on { $cell }{ $slots ->
    [1] {""}
   *[other] , place { $slot }
}
exodus-target-pillar = pillar { $pillar }, { $stage ->
    [base] base
    [shaft] shaft
   *[capital] capital
}

## What follows a choice

exodus-detail-gain = You get: { $gain }.
exodus-detail-pay = You pay: { $cost }.
exodus-detail-priest = High priest to { $to } of { $end }{ $has ->
    [yes] , bonus: { $list }
   *[no] {""}
}.
exodus-detail-bonus = { $bonus } (space { $space })
exodus-detail-next-bonus = The next bonus lies on { $space }: { $bonus }.
exodus-detail-then = Then: { $list }.
exodus-detail-luck = Luck then decides; this cannot be taken back.
exodus-detail-lost-favour = { $count ->
    [one] 1 favour token is lost: no free favour space.
   *[other] { $count } favour tokens are lost: no free favour space.
}
exodus-detail-becomes = { $prof } joins your training area.
exodus-detail-dispatch = Dispatch bonus: { $gain }.
exodus-detail-placement = Placement bonus: { $gain }.
exodus-detail-trained = Dispatched later he gives: { $gain }.
exodus-detail-region = It then counts for { $region }.
exodus-detail-all-regions = On a ship he counts in every region.
exodus-detail-no-region = On a pillar he counts in no region.
exodus-detail-activates = The workshop becomes active: { $effect }
exodus-detail-completes-residence = The residence is full then; the next settler may begin a new one.
exodus-detail-completes-line = { $line ->
    [row] A row is full then.
   *[column] A column is full then.
}
exodus-detail-favour-space = A further favour space opens.
exodus-detail-needs = Works once there stands: { $prof }.
exodus-detail-ship = { $new ->
    [yes] A new type: { $points }.
   *[no] You have this type already: no points.
}
exodus-detail-score = At the end: { $score }
exodus-detail-requires = You send: { $list }.
exodus-detail-reaches = Next round from here: { $fields }.
exodus-detail-reaches-turned = The fields you would reach: { $fields }.
exodus-detail-end = { $count ->
    [0] {""}
    [one] 1 unused action is lost.
   *[other] { $count } unused actions are lost.
}
exodus-detail-loses = { $region } is scored now without a residence there: the game is lost.
exodus-detail-favour = You then have { $actions } and { $tokens }.
exodus-detail-guard = A guard may join you: { $colours }.
exodus-detail-share = You may put your king on fields of other kings; settlers, guards and tiles may be gone there.
exodus-detail-have = You will have: { $stock }.
exodus-detail-new-residence = You take an open residence and choose a cell for it; the cell gives its bonus.
exodus-detail-lapsed = Not in supply: { $thing }.
exodus-detail-skipped = Part of it cannot be received: { $source }.
exodus-detail-turned-up = Then something is turned up: this cannot be taken back.
exodus-detail-first = No bonus, but you act before everybody behind you.
exodus-detail-stage = Then once a turn: { $effect }
exodus-detail-settlement = { $region } scored now: { $now } for you instead of { $before }.

## The table in words

exodus-text-year = Year and city
exodus-text-now = Year { $year } of { $years }, round { $round } of { $rounds }{ $phase ->
    [order] , choosing the turn order
    [kings] , placing kings
    [actions] , actions
    [over] , the game is over
   *[other] {""}
}.
exodus-text-order = Turn order: { $names }.
exodus-text-sorting = Order in which the places are chosen: { $names }.
exodus-text-discs = Top disc: { $top } clockwise; middle disc: { $middle } clockwise.
exodus-text-scored = After year { $year }: { $region } is scored.
exodus-text-rings = { $ring ->
    [0] Top ring
    [1] Middle ring
   *[other] Bottom ring
}
exodus-text-field = { $field }: { $gain }.
exodus-text-field-settlers = Standing there: { $list }.
exodus-text-field-tile = Lying there: { $tile }.
exodus-text-field-no-tile = No tile lies there.
exodus-text-field-agora-settler = On it: { $settler }.
exodus-text-field-guard = Guard beside it: { $settler }.
exodus-text-field-kings = Kings: { $names }.
exodus-text-field-reaches = From here a king reaches: { $fields }.
exodus-text-displays = Displays
exodus-text-open = Open { $kind ->
    [ships] ships
    [workshops] workshops
    [agoras] agoras
    [residences] residences
   *[influence] influence cards
}: { $list }.
exodus-text-knowledge = Knowledge card, field { $field }: { $card }
exodus-text-knowledge-empty = Knowledge field { $field } is empty.
exodus-text-discard = Discarded knowledge cards: { $list }.
exodus-text-pillar = Pillar display { $display }, { $stage ->
    [base] base
    [shaft] shaft
   *[capital] capital
}: { $card }
exodus-text-pillar-below = Below it: { $list }.
exodus-text-pillar-empty = no card.
exodus-text-monuments = Monuments on space { $space } of the track: { $list }.
exodus-text-track = Bonuses of the Apotheosis track: { $list }.
exodus-text-supply = Supply: { $list }.
exodus-text-bag = In the bag: { $list }.
exodus-text-piles = Face-down piles: { $list }.
exodus-pile = { $pile ->
    [ships] ships
    [workshops] workshops
    [agoras] agoras
    [residences] residences
    [knowledge] knowledge cards
    [influence] influence cards
    [bases] bases
    [shafts] shafts
   *[capitals] capitals
}: { $count }
exodus-text-catastrophe = This year’s catastrophe turned the middle disc by { $middle } and the top disc by { $top } more.
exodus-text-catastrophes = Catastrophes nobody has seen yet: { $list }.
exodus-catastrophe = middle { $middle }, top { $top } more
exodus-text-player = { $name } ({ $mark }): { $points }, high priest on { $priest } of { $end }.
exodus-text-king = King on { $field }.
exodus-text-stock = Has: { $list }.
exodus-text-favours = { $tokens }; up to { $most } can be kept.
exodus-text-school = Training area: { $list }.
exodus-text-cell = { $cell }: { $tile }.
exodus-text-cell-free = { $cell }: free{ $agora ->
    [yes] , for an agora
   *[no] {""}
}; bonus { $bonus }.
exodus-text-on = On it: { $list }.
exodus-text-free-places = { $count ->
    [0] It is full.
    [one] 1 place is free.
   *[other] { $count } places are free.
}
exodus-text-active = { $active ->
    [yes] It is active.
   *[no] It is not active.
}
exodus-text-ships = Ships: { $list }.
exodus-text-ship-with = { $ship } ({ $settler })
exodus-text-ship-empty = { $ship }, free
exodus-text-pillars = Pillar { $pillar }: { $list }.
exodus-text-incomplete = { $card }, not complete
exodus-text-cards = Knowledge cards: { $list }.
exodus-text-held = Influence cards held: { $count }{ $known ->
    [none] {""}
   *[some] {" "}({ $list })
}.
exodus-text-unknown = { $count } face down
exodus-text-played = Influence cards played: { $list }.
exodus-text-own = Your influence cards
exodus-text-turn = { $actions } left; pillars used this turn: { $used }.
exodus-text-settlement = If scored now
exodus-text-region = { $region }: { $list }.
exodus-region-share = { $name }: { $points } ({ $counts })
exodus-region-counts = purple { $purple }, white { $white }, brown { $brown }
exodus-text-region-lost = Without a residence there the game would be lost.

## The end

exodus-end-title = Points by source
exodus-end-total = Points
exodus-end-dispatch = Dispatch bonuses
exodus-end-ships = Ships
exodus-end-track = Apotheosis track
exodus-end-cells = Placement bonuses
exodus-end-pillars = Pillars
exodus-end-influence = Influence cards played
exodus-end-region = Settlement scoring: { $region }
exodus-end-left = Settlers left behind
exodus-end-rows = Full rows
exodus-end-columns = Full columns
exodus-end-monuments = Monuments
exodus-end-knowledge = Knowledge cards
exodus-end-unplayed = Influence cards not played
exodus-end-other = Fields, workshops and other gains
exodus-end-note = A tie goes to whoever has placed the most settlers; after that victory is shared.
exodus-end-placed = Settlers placed: { $list }.
exodus-end-solo = You reach the title { $title } with { $points }.
exodus-end-next-title = The next title, { $title }, needs { $points }.
exodus-end-lost = The game is lost: { $region } was scored and no residence stood there.
exodus-end-lost-hint = Plan a residence for each region before it is scored.
exodus-end-line = { $name }: { $points } ({ $list }).

## What happened

exodus-log-starts = { $you ->
    [yes] are
   *[no] is
} the first player
exodus-log-discs = The discs stand turned: middle { $middle }, top { $top }.
exodus-log-pillars = New pillar cards: { $list }.
exodus-log-knowledge = New knowledge cards: { $list }.
exodus-log-residences = New open residences: { $list }.
exodus-log-tiles = New tiles in the city: { $list }.
exodus-log-settlers = Settlers come into the city: { $list }.
exodus-log-catastrophe = Catastrophe: the middle disc turns by { $middle }, the top disc by { $top } more.
exodus-log-neutral = The neutral kings move to { $fields }.
exodus-log-cleared = The tiles of the city go to the open displays.
exodus-log-discarded = Discarded: { $list }.
exodus-log-year = Year { $year } begins. The turn order is chosen by { $names }.
exodus-log-year-solo = Year { $year } begins.
exodus-log-order = { $you ->
    [yes] take
   *[no] takes
} place { $space } in the order
exodus-log-king = { $you ->
    [yes] place
   *[no] places
} the king on { $field }
exodus-log-get = { $you ->
    [yes] get
   *[no] gets
} { $gain }
exodus-log-get-from = { $source }: { $gain }
exodus-log-guard = { $you ->
    [yes] take
   *[no] takes
} the guard
exodus-log-guard-left = { $you ->
    [yes] leave
   *[no] leaves
} the guard
exodus-log-take = { $you ->
    [yes] take
   *[no] takes
} { $thing }
exodus-log-draw = { $you ->
    [yes] draw
   *[no] draws
} { $list }
exodus-log-keep = { $you ->
    [yes] keep
   *[no] keeps
} { $thing }
exodus-log-keep-secret = { $you ->
    [yes] keep
   *[no] keeps
} one card face down
exodus-log-other-open = { $thing } goes to the open display
exodus-log-place = { $you ->
    [yes] put
   *[no] puts
} { $thing } on { $cell }
exodus-log-move = { $you ->
    [yes] move
   *[no] moves
} { $thing } from { $from } to { $to }
exodus-log-swap = { $you ->
    [yes] exchange
   *[no] exchanges
} the residences on { $from } and { $to }
exodus-log-decline = { $you ->
    [yes] decline
   *[no] declines
} the monuments
exodus-log-pillar = { $you ->
    [yes] build
   *[no] builds
} { $card } on pillar { $pillar }
exodus-log-advance = { $you ->
    [yes] advance
   *[no] advances
} the high priest
exodus-log-train = { $you ->
    [yes] train
   *[no] trains
} { $from } → { $to }
exodus-log-pay = { $you ->
    [yes] pay
   *[no] pays
} { $cost }
exodus-log-give = { $you ->
    [yes] give
   *[no] gives
} { $thing }
exodus-log-dispatch = { $you ->
    [yes] dispatch
   *[no] dispatches
} { $prof } → { $target }
exodus-log-learn = { $you ->
    [yes] take
   *[no] takes
} the knowledge card { $card }
exodus-log-play = { $you ->
    [yes] play
   *[no] plays
} the influence card { $card }
exodus-log-use = { $you ->
    [yes] use
   *[no] uses
} pillar { $pillar }: { $effect }
exodus-log-favour = { $you ->
    [yes] spend
   *[no] spends
} a favour token for one more action
exodus-log-end-turn = { $you ->
    [yes] end
   *[no] ends
} the turn
exodus-log-colour = { $you ->
    [yes] choose
   *[no] chooses
} { $colour ->
    [purple] purple
    [white] white
   *[brown] brown
}
exodus-log-into-bag = { $you ->
    [yes] put
   *[no] puts
} into the bag: { $settler }
exodus-log-scoring = Settlement scoring of { $region }: { $list }.
exodus-log-lost = The game is lost: no residence stands in { $region }.
exodus-log-monuments = Monuments on the track: { $list }.
exodus-log-residence-more = new open residence: { $list }
exodus-log-round = Round { $round }. Turn order: { $names }.
exodus-log-round-solo = Round { $round }.
exodus-log-lapsed = { $thing } lapses (the supply is empty)
exodus-log-lapsed-favour = { $thing } lost (no free favour space)
exodus-log-skipped = nothing can be received here ({ $source })
exodus-log-flames = { $flames } (high priest on { $to })
exodus-log-flames-end = { $flames } (high priest at the end, { $to }; the rest is lost)
exodus-log-same-ship = its type is not new: no points
exodus-log-from-bag = a settler from the bag goes to { $cell }: { $settler }
exodus-log-active = the workshop becomes active ({ $effect })
exodus-log-part = part: { $stage }
exodus-log-unused = { $actions } unused
exodus-log-reason = { $why }: { $points }
exodus-log-final = { $name }: { $list }. Final scoring together: { $points }.
exodus-source = { $source ->
    [city] field of the king
    [order] place in the order
    [workshop] workshop
    [cell] placement bonus
    [dispatch] dispatch bonus { $name }
    [track] space { $name } of the track
    [echo] space { $name } of the track again
    [agora] agora
    [instant] instant gain
    [pillar] pillar
    [influence] { $name }
   *[advance] action
}
exodus-log-place-it = { $you ->
    [yes] put
   *[no] puts
} it on { $cell }
exodus-log-train-paid = { $you ->
    [yes] train
   *[no] trains
} { $from } → { $to } for { $cost }

## Why not

exodus-refusal-other-cell = { $agora ->
    [yes] Only an agora may lie on { $cell }.
   *[no] An agora must lie on an agora cell, and { $cell } is none.
}
exodus-refusal-no-pillar-for = { $stage ->
    [base] You have as many pillars as you may.
    [shaft] You have no pillar with a base and without a shaft.
   *[capital] You have no pillar with a complete shaft and without a capital.
}

## The components page

exodus-fact-slots = Slots of the circle
exodus-fact-turn-slots = Slots of a quarter turn
exodus-fact-floors = Floors
exodus-fact-ship-spaces = Points of the ship spaces, from the left
exodus-fact-favour-spaces = Covered cells that favour spaces need
exodus-fact-track-end = End of the Apotheosis track
exodus-fact-years = Years
exodus-fact-catastrophes = Catastrophe tiles
exodus-fact-ships = Ships
exodus-fact-residences = Residences
exodus-fact-workshops = Workshops
exodus-fact-agoras = Agoras
exodus-fact-monuments = Monuments
exodus-fact-bases = Bases
exodus-fact-shafts = Shafts
exodus-fact-capitals = Capitals
exodus-fact-shaft-settler = Completes a shaft
exodus-fact-capital-settler = Completes a capital
exodus-fact-knowledge = Knowledge cards
exodus-fact-influence = Influence cards
exodus-fact-settlers = Settlers of each colour
exodus-fact-books = Books of each kind
exodus-fact-gold = Gold
exodus-fact-favours = Favour tokens
exodus-fact-start-books = Books at the start: science, culture, craft
exodus-fact-start-gold = Gold at the start
exodus-fact-actions = Actions of a turn
exodus-fact-open-residences = Open residences
exodus-fact-pillars = Pillars of a player
exodus-fact-neutral = Neutral kings begin on
exodus-fact-left = Points lost for a settler left
exodus-fact-row = Points for a full row
exodus-fact-column = Points for a full column
exodus-fact-unplayed = Points for an influence card not played
exodus-fact-refill = Solo: the city is refilled after the years
exodus-fact-smallest = Solo: the smallest colour counts so many times
exodus-fact-yes = yes
exodus-fact-no = no
exodus-part-city = City fields
exodus-part-training = Training area
exodus-part-settlement = Settlement area
exodus-part-track = Bonuses of the Apotheosis track
exodus-part-order = Order spaces
exodus-part-catastrophes = Catastrophe tiles
exodus-part-ships = Types of ship
exodus-part-residences = Residences
exodus-part-workshops = Workshops
exodus-part-agoras = Agoras
exodus-part-monuments = Monuments
exodus-part-pillars = Pillar cards
exodus-part-knowledge = Knowledge cards
exodus-part-influence = Influence cards
exodus-part-players = By number of players
exodus-part-titles = Titles of the solo game
exodus-fact-turns = { $ring ->
    [0] The top ring turns
    [1] The middle ring turns
   *[other] The bottom ring turns
}
exodus-fact-area-slots = { $ring ->
    [0] Top ring
    [1] Middle ring
   *[other] Bottom ring
}, area { $area }: slots
exodus-fact-area-guard = { $ring ->
    [0] Top ring
    [1] Middle ring
   *[other] Bottom ring
}, area { $area }: guard
exodus-part-trained = { $colour }; from { $from } for { $cost }; dispatch bonus: { $bonus }
exodus-part-untrained = { $colour }, untrained; dispatch bonus: { $bonus }
exodus-part-region = scored after year { $year }
exodus-part-cell = { $agora ->
    [yes] for an agora; bonus: { $bonus }
   *[no] bonus: { $bonus }
}
exodus-part-space = bonus: { $bonus }; from { $players } players{ $share ->
    [yes] ; may join other kings
   *[no] {""}
}
exodus-part-knowledge-card = Needs { $requires }. { $score } Copies: { $copies }, with 1 or 2 players { $few }.
exodus-part-row = { $bag } settlers of each colour in the bag, { $fields } knowledge fields, { $monuments } monuments per space, { $neutral } neutral kings; settlement scoring: { $solo ->
    [yes] solo rule
   *[no] { $points } for each player with fewer
}
exodus-part-title = from { $points }
exodus-part-lowest-title = with fewer points
exodus-choice-start-hint = Whoever begins chooses first in year 1; afterwards the order is chosen anew every year.
exodus-choice-discs-hint = The discs begin in the same position every time, or as luck turns them.
