//! Random games under watch: the account of `ledger.rs` and the invariants of AE-23 over time, after every step.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Awaiting, Dice, Game, GameOptions, QuickDice, Seat};
use game_exodus::kinds::{
    Agora, Cell, Display, Field, Influence, Knowledge, PillarCard, Profession, Ring, ShipType, Stage, TileKind,
    Workshop,
};
use game_exodus::{Action, Ask, Building, Ending, Event, Exodus, Options, PointReason, Tile};
use testkit::games_to_play;

use super::account::{Account, Ledger};
use super::{choose, spec, starts};
use crate::tables::frozen;

const PROFESSIONS: [Profession; 12] = {
    use Profession::{AD, AS, DL, IN, MA, MB, PH, PL, SC, SH, SM, WO};
    [SC, IN, WO, PH, SH, DL, AS, MA, PL, AD, SM, MB]
};

/// What is remembered from the step before.
struct Watch {
    ledger: Ledger,
    points: Vec<i16>,
    priests: Vec<u8>,
    covered: Vec<u32>,
    active: Vec<u32>,
    decisions: u32,
}

impl Watch {
    fn new(game: &Exodus) -> Self {
        let seats = game.seats();
        let (points, priests) = (vec![0; seats], vec![0; seats]);
        Self {
            ledger: Ledger::new(seats),
            points,
            priests,
            covered: vec![0; seats],
            active: vec![0; seats],
            decisions: 0,
        }
    }

    /// After a step: what was told, and what must hold now.
    fn step(&mut self, game: &Exodus, events: &[Event]) {
        for event in events {
            self.ledger.told(event);
        }
        if game.round() == 0 && self.ledger.round == 3 {
            self.ledger.kings_leave();
        }
        self.same(game);
        self.nothing_falls(game);
        match asked(game) {
            Some(Ask::Main { .. }) => self.ledger.settle(),
            Some(Ask::PlaceKing { round: 1 })
                if events.iter().any(|event| matches!(event, Event::YearBegan { .. })) =>
            {
                prepared(game);
            }
            Some(Ask::OrderSpace) if events.iter().any(|event| matches!(event, Event::YearBegan { .. })) => {
                prepared(game);
            }
            _ => {}
        }
    }

    /// The account is what lies on the table.
    fn same(&mut self, game: &Exodus) {
        for seat in Seat::all(game.seats()) {
            self.same_player(game, seat);
        }
        let ledger = &self.ledger;
        let mut bag = ledger.bag.map(|count| count as u8);
        if let Some(Ask::WorkshopSlot { colour }) = asked(game) {
            bag[colour.index()] -= 1;
        }
        assert_eq!(game.bag(), bag, "the bag");
        assert_eq!(game.supply_books(), ledger.books.map(|count| count as u8), "books");
        assert_eq!((game.supply_gold(), game.supply_favours()), (ledger.gold as u8, ledger.favours as u8));
        for field in game.components().city.all() {
            assert_eq!(game.tile(field), ledger.tiles.get(&field).copied(), "the tile on {field}");
            assert_eq!(game.agora_settler(field), ledger.on_agora.get(&field).copied(), "on the agora of {field}");
            let mut standing: Vec<_> = game.standing(field).flatten().collect();
            let mut kept = ledger.standing.get(&field).cloned().unwrap_or_default();
            standing.sort();
            kept.sort();
            assert_eq!(standing, kept, "standing on {field}");
            let guard = Ledger::guard_place(field).and_then(|place| ledger.guards.get(&place)).copied();
            assert_eq!(game.guard_beside(field), guard, "the guard beside {field}");
        }
        for kind in [TileKind::Ship, TileKind::Workshop, TileKind::Agora] {
            assert_eq!(usize::from(game.pile(kind)), ledger.in_pile(kind), "the pile of {kind}s");
            for (tile, copies) in game.open_tiles(kind) {
                let open = ledger.open.iter().filter(|&&other| other == tile).count();
                assert_eq!(usize::from(copies), open, "{tile} in the open display");
            }
            let open: u8 = game.open_tiles(kind).map(|(_, copies)| copies).sum();
            assert_eq!(usize::from(open), ledger.in_open(kind), "open {kind}s");
        }
        assert!(game.open_residences().eq(ledger.open_residences.iter().copied()), "open residences");
        assert_eq!(usize::from(game.residence_pile()), ledger.residence_pile.len());
        for space in 0..2 {
            assert!(game.monuments(space).eq(ledger.monuments[usize::from(space)].iter().copied()), "monuments");
        }
        for stage in Stage::ALL {
            for display in Display::ALL {
                let kept = ledger.stacks.get(&(display, stage)).cloned().unwrap_or_default();
                assert!(game.stack(display, stage).eq(kept), "{stage}s of {display}");
            }
        }
        let fields: Vec<_> = game.knowledge_fields().collect();
        // Cards slide in silence before the new ones come.
        if game.round() > 0 || !matches!(game.awaiting(), Awaiting::Chance) {
            assert_eq!(fields, ledger.fields, "knowledge fields");
        }
        assert_eq!(usize::from(game.knowledge_deck()), ledger.deck.len());
        for name in (0..19).map(Knowledge) {
            let thrown = ledger.discard.iter().filter(|&&other| other == name).count();
            assert_eq!(usize::from(game.discarded(name)), thrown, "{name} discarded");
        }
        assert!(game.open_influence().eq(ledger.open_influence.iter().copied()), "open influence cards");
        let discs = (game.middle_turn(), game.top_turn());
        let turning = matches!(asked(game), Some(Ask::RotateTop));
        assert!(turning || discs == ledger.discs, "the discs");
        assert!(game.neutrals().eq(ledger.neutrals.iter().copied()), "neutral kings");
        assert_eq!((game.year(), game.round()), (ledger.year, ledger.round));
    }

    fn same_player(&mut self, game: &Exodus, seat: Seat) {
        let (player, account) = (game.player(seat), &self.ledger.players[seat.index()]);
        let stock = (player.vp, player.priest, player.gold, player.favours, player.books);
        let books = account.books.map(|count| count as u8);
        let kept = (account.vp, account.priest, account.gold as u8, account.favours as u8, books);
        assert_eq!(stock, kept, "{seat}: points, priest, gold, favour tokens, books");
        for profession in PROFESSIONS {
            let there = account.school.get(&profession).copied().unwrap_or_default();
            assert_eq!(i32::from(player.settlers[profession.index()]), there, "{profession} of {seat}");
        }
        let mut arrived = false;
        for cell in (0..12).map(Cell) {
            let (plot, lot) = (player.plot(cell), account.lots.get(&cell.0));
            assert_eq!(plot.building, lot.map(|lot| lot.building), "{seat}, {cell}");
            let Some(lot) = lot else { continue };
            let mut people = [0; 3];
            lot.everybody().for_each(|colour| people[colour.index()] += 1);
            if let Some((at, colour)) = self.ledger.arriving.filter(|&(at, _)| at == cell.0 && seat == game.active()) {
                // AE-6.C.5: the placement bonus comes before the settler.
                let mut without = people;
                without[colour.index()] -= 1;
                assert!(plot.settlers() == people || plot.settlers() == without, "{seat}, {cell}");
                arrived |= plot.settlers() == people && at == cell.0;
            } else {
                assert_eq!(plot.settlers(), people, "{seat}, {cell}");
            }
            for (slot, who) in lot.slots.iter().enumerate() {
                assert_eq!(plot.slot(slot as u8), *who, "{seat}, {cell}, slot {slot}");
            }
            assert_eq!(
                player.active_workshops() >> cell.0 & 1 == 1,
                Account::is_active(lot),
                "IN-20: {cell} of {seat}"
            );
        }
        let ships: Vec<_> = player.ships().map(|ship| (ship.kind, ship.settler)).collect();
        assert_eq!(ships, account.ships, "the ships of {seat}");
        assert_eq!(player.pillars().len(), account.pillars.len(), "IN-10");
        for (pillar, column) in player.pillars().iter().zip(&account.pillars) {
            let cards: Vec<_> = Stage::ALL.into_iter().filter_map(|stage| pillar.card(stage)).collect();
            let manned = Stage::ALL.map(|stage| pillar.is_manned(stage));
            assert_eq!((cards, manned), (column.cards.clone(), column.manned), "a pillar of {seat}");
        }
        assert!(player.knowledge().eq(account.knowledge.iter().copied()), "knowledge of {seat}");
        assert!(game.held(seat).eq(account.held.iter().copied()), "influence cards of {seat}");
        assert!(player.played().eq(account.played.iter().copied()), "cards played by {seat}");
        let known: BTreeSet<Influence> = game.held(seat).filter(|&card| player.is_known(card)).collect();
        assert_eq!(known, account.known, "AE-20.9: cards of {seat} that everybody knows");
        assert_eq!(player.king(), account.king, "the king of {seat}");
        assert_eq!(i32::from(game.favour_limit(seat)), account.limit(), "AE-1.9");
        if arrived {
            self.ledger.arriving = None;
        }
    }

    /// IN-14, IN-19, IN-06, IN-20.
    fn nothing_falls(&mut self, game: &Exodus) {
        for seat in Seat::all(game.seats()) {
            let (at, player) = (seat.index(), game.player(seat));
            let now = (player.vp, player.priest, player.covered().count_ones(), player.active_workshops().count_ones());
            let fell = now.0 < self.points[at];
            let sacrifice = self.points[at] - now.0 == 1;
            assert!(!fell || sacrifice || game.is_over(), "IN-19: {seat} fell from {} to {}", self.points[at], now.0);
            assert!(now.1 >= self.priests[at], "IN-14: {seat}");
            assert!(now.2 >= self.covered[at] && now.3 >= self.active[at], "IN-06, IN-20: {seat}");
            (self.points[at], self.priests[at], self.covered[at], self.active[at]) = now;
        }
    }
}

fn asked(game: &Exodus) -> Option<Ask> {
    Seat::all(game.seats()).find_map(|seat| game.ask(seat))
}

/// IN-22, IN-23: after a preparation.
fn prepared(game: &Exodus) {
    let names: Vec<_> = game.knowledge_fields().collect();
    let first = names.iter().position(Option::is_some).unwrap_or(names.len());
    assert!(names[first..].iter().all(Option::is_some), "IN-23: {names:?}");
    assert!(first == 0 || game.knowledge_deck() == 0, "IN-23: {names:?}");
    if game.seats() == 1 {
        return;
    }
    let empty_bag = game.bag() == [0; 3];
    for field in game.components().city.all() {
        let printed = spec::printed(field.ring().index(), field.number());
        if let Some(kind) = printed.tile {
            assert!(game.tile(field).is_some() || game.pile(kind) == 0, "IN-22: {field}");
        }
        if field.ring() == Ring::Top {
            assert!(game.standing(field).flatten().count() == 2 || empty_bag, "IN-22: {field}");
        } else {
            assert!(game.guard_beside(field).is_some() || empty_bag, "IN-22: the guard beside {field}");
        }
    }
}

/// IN-01 to IN-04, counted from what anybody sees and the seats' own cards.
fn all_there(game: &Exodus) {
    let (bag, ..) = spec::players(game.seats());
    let mut settlers = game.bag();
    let mut add = |colour: game_exodus::kinds::Colour| settlers[colour.index()] += 1;
    for field in game.components().city.all() {
        game.standing(field).flatten().chain(game.agora_settler(field)).for_each(&mut add);
    }
    (0..8).filter_map(|place| game.guard(place)).for_each(&mut add);
    let seats = || Seat::all(game.seats());
    for seat in seats() {
        let placed = game.placed(seat);
        settlers.iter_mut().zip(placed).for_each(|(sum, more)| *sum += more);
        for profession in PROFESSIONS {
            settlers[spec::colour(profession).index()] += game.player(seat).settlers[profession.index()];
        }
    }
    assert_eq!(settlers.map(i32::from), [bag; 3], "IN-01");
    for kind in 0..3 {
        let books: u8 = seats().map(|seat| game.player(seat).books[kind]).sum();
        assert_eq!(books + game.supply_books()[kind], 25, "IN-02");
    }
    let gold: u8 = seats().map(|seat| game.player(seat).gold).sum();
    let favours: u8 = seats().map(|seat| game.player(seat).favours).sum();
    assert_eq!((gold + game.supply_gold(), favours + game.supply_favours()), (20, 16), "IN-02");
    let lots = |fits: fn(&Building) -> bool| -> usize {
        let of = |seat: Seat| (0..12).filter_map(move |cell| game.player(seat).plot(Cell(cell)).building);
        seats().flat_map(of).filter(fits).count()
    };
    let city = |kind: TileKind| {
        game.components().city.all().filter_map(|field| game.tile(field)).filter(|tile| tile.kind() == kind).count()
    };
    let stored = |kind: TileKind| {
        usize::from(game.pile(kind)) + game.open_tiles(kind).map(|tile| usize::from(tile.1)).sum::<usize>() + city(kind)
    };
    let ships: usize = seats().map(|seat| game.player(seat).ships().len()).sum();
    assert_eq!(stored(TileKind::Ship) + ships, 18, "IN-03");
    assert_eq!(stored(TileKind::Workshop) + lots(|lot| matches!(lot, Building::Workshop(_))), 25, "IN-03");
    assert_eq!(stored(TileKind::Agora) + lots(|lot| matches!(lot, Building::Agora(_))), 15, "IN-03");
    let open = game.open_residences().count();
    let residences = lots(|lot| matches!(lot, Building::Residence(_)));
    assert_eq!(usize::from(game.residence_pile()) + open + residences, 20, "IN-03");
    assert_eq!(open, (20 - residences).min(3), "IN-05");
    let cards: usize = seats().map(|seat| game.player(seat).knowledge().count()).sum();
    let thrown: usize = (0..19).map(|name| usize::from(game.discarded(Knowledge(name)))).sum();
    let shown = game.knowledge_fields().flatten().count();
    let all = if game.seats() < 3 { 19 } else { 32 };
    assert_eq!(cards + thrown + shown + usize::from(game.knowledge_deck()), all, "IN-04");
}

/// What happened in many games together: everything comes up in time.
#[derive(Default)]
struct Met {
    told: BTreeSet<String>,
    asks: BTreeMap<String, usize>,
    sources: BTreeSet<String>,
    points: BTreeSet<String>,
    cards: BTreeSet<Influence>,
    knowledge: BTreeSet<Knowledge>,
    pillars: BTreeSet<PillarCard>,
    triggered: BTreeSet<Workshop>,
    agoras: BTreeSet<Agora>,
    ships: BTreeSet<ShipType>,
    lost: u32,
    finished: u32,
}

/// The name of a variant.
fn kind(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '(', '{']).next().unwrap().to_owned()
}

impl Met {
    fn note(&mut self, events: &[Event]) {
        for event in events {
            self.told.insert(kind(event));
            match *event {
                Event::InfluencePlayed { card, .. } => _ = self.cards.insert(card),
                Event::KnowledgeTaken { name, .. } => _ = self.knowledge.insert(name),
                Event::PillarTaken { card, .. } => _ = self.pillars.insert(card),
                Event::Triggered { workshop, .. } => _ = self.triggered.insert(workshop),
                Event::TileTaken { tile: Tile::Agora(agora), .. } => _ = self.agoras.insert(agora),
                Event::TileTaken { tile: Tile::Ship(ship), .. } => _ = self.ships.insert(ship),
                Event::Scored { why, .. } => {
                    self.points.insert(kind(&why));
                    if let PointReason::Gain(source) = why {
                        self.sources.insert(kind(&source));
                    }
                }
                Event::Received { source, .. } | Event::Advanced { source, .. } => {
                    _ = self.sources.insert(kind(&source))
                }
                _ => {}
            }
        }
    }
}

fn watched(options: Options, seed: u64, met: &mut Met) {
    let mut dice = QuickDice::new(seed);
    let mut game = Exodus::setup(frozen(), &options).unwrap();
    let mut watch = Watch::new(&game);
    let (mut actions, mut log) = (Vec::new(), Vec::new());
    loop {
        log.clear();
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut log);
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap();
                let ask = game.ask(seat).unwrap();
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!((1..=200).contains(&actions.len()), "IN-16: {ask:?}");
                assert_eq!((awaited.len(), seat), (1, game.active()), "AE-20.2");
                let most = met.asks.entry(kind(&ask)).or_default();
                *most = actions.len().max(*most);
                if matches!(ask, Ask::Main { .. }) {
                    all_there(&game);
                }
                let any = seed.is_multiple_of(2);
                let action: Action = if any {
                    actions[dice.below(actions.len() as u32) as usize]
                } else {
                    choose(&game, &actions, &mut dice)
                };
                watch.ledger.acts(seat, action, ask);
                game.apply(seat, &action, &mut log);
                watch.decisions += 1;
            }
        }
        met.note(&log);
        watch.step(&game, &log);
    }
    assert!(watch.decisions <= 1000, "IN-26: {} decisions", watch.decisions);
    ended(&game, &watch.ledger, met);
}

/// IN-17, AE-17.6.
fn ended(game: &Exodus, ledger: &Ledger, met: &mut Met) {
    if game.ending() == Some(Ending::Lost) {
        met.lost += 1;
        assert!(game.seats() == 1 && game.winners().is_empty(), "AE-19.5, RU-93");
        assert!([2, 4, 5].contains(&game.year()));
        return;
    }
    met.finished += 1;
    assert_eq!((game.year(), ledger.scorings), (5, 3), "IN-17");
    for player in &ledger.players {
        assert_eq!((player.kings_placed, player.turns), (15, 15), "IN-17");
    }
    let worth = |account: &Account| (account.vp, account.placed().iter().map(|&count| u16::from(count)).sum::<u16>());
    let best = ledger.players.iter().map(worth).max().unwrap();
    let winners: Vec<usize> = (0..game.seats()).filter(|&seat| worth(&ledger.players[seat]) == best).collect();
    assert!(game.winners().iter().map(|seat| seat.index()).eq(winners), "AE-17.6");
}

fn watch(options: impl IntoIterator<Item = Options>, short: u64) -> Met {
    let mut met = Met::default();
    for options in options {
        for seed in 0..games_to_play(short) {
            let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| watched(options, seed, &mut met)));
            if let Err(why) = played {
                eprintln!("{options:?}, game {seed}");
                std::panic::resume_unwind(why);
            }
        }
    }
    met
}

#[test]
fn in_01_in_02_in_03_in_05_in_14_in_15_in_17_in_19_in_22_in_23_in_26_whole_games() {
    let met = watch((2..=4).map(Options::for_seats), 150);
    let missing = |met: &BTreeSet<u8>, all: u8| (0..all).filter(|one| !met.contains(one)).collect::<Vec<_>>();
    let numbers = met.cards.iter().map(|card| card.0).collect();
    assert_eq!(missing(&numbers, 24), [0u8; 0], "every influence card was played");
    let numbers = met.knowledge.iter().map(|name| name.0).collect();
    assert_eq!(missing(&numbers, 19), [0u8; 0], "every knowledge card was taken");
    let numbers = met.triggered.iter().map(|workshop| workshop.0).collect();
    assert_eq!(missing(&numbers, 25), [0u8; 0], "every workshop gave something");
    assert_eq!((met.pillars.len(), met.agoras.len(), met.ships.len()), (26, 15, 6));
    assert_eq!(met.points.len(), 10, "points came from everywhere: {:?}", met.points);
    assert_eq!(met.sources.len(), 12, "gains came from everywhere: {:?}", met.sources);
    assert_eq!(met.asks.len(), 39, "every decision was met: {:?}", met.asks);
    assert_eq!(met.told.len(), 56, "everything was told once: {:?}", met.told);
}

#[test]
fn ae_19_5_in_17_whole_games_of_one() {
    let met = watch([Options::for_seats(1)], 120);
    assert!(met.lost > 10 && met.finished > 3, "{} lost, {} finished", met.lost, met.finished);
}

#[test]
fn ru_03_in_12_whole_games_with_other_starts() {
    let met = watch((1..=4).flat_map(starts), 6);
    assert!(met.told.contains("DiscsTurned") && met.finished > 30);
}

/// AE-20.4: the most options of each decision.
#[test]
fn ae_20_4_in_16_no_decision_has_more_options_than_the_table_says() {
    let met = watch((1..=4).map(Options::for_seats), 12);
    let most = |ask: &str| match ask {
        "OrderSpace" | "BaseInstant" | "TakeMonument" => 5,
        "PlaceKing" | "RotateMiddle" | "RotateTop" | "PayBook" => 4,
        "ChooseBook" | "TakeResidence" | "ChooseColour" | "PayGold" | "CapitalPart" => 3,
        "TakeGuard" | "KeepInfluence" | "KeepTile" | "KeepSettler" | "Reward" | "Again" | "KeepKnowledge" => 2,
        "PlaceTile" | "ActivateWorkshop" | "SwapFirst" | "SwapSecond" | "FreeTrain" | "PillarTrain" => 9,
        "CompletePillar" => 2,
        "TakePillar" | "Change" => 6,
        "InfluenceSource" => 24,
        "TileSource" => 23,
        "Main" => 133,
        "KnowledgeDispatch" | "KnowledgeSource" => 20,
        "CardDispatch" => 103,
        "WorkshopSlot" => 18,
        "Exchange" => 7,
        "MoveTile" => 10,
        "GiveBack" => 12,
        "PillarDispatch" => 102,
        other => panic!("{other} is no decision"),
    };
    for (ask, &met) in &met.asks {
        assert!(met <= most(ask), "AE-20.4: {ask} with {met} options");
    }
}

#[test]
fn in_25_the_same_seed_and_decisions_give_the_same_game() {
    let play = || {
        let mut dice = QuickDice::new(9);
        let mut game = Exodus::setup(frozen(), &Options::for_seats(3)).unwrap();
        let (mut actions, mut log) = (Vec::<Action>::new(), Vec::new());
        loop {
            match game.awaiting() {
                Awaiting::Over => return (game, log),
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(&chance, &mut log);
                }
                Awaiting::Seats(awaited) => {
                    let seat = awaited.iter().next().unwrap();
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = choose(&game, &actions, &mut dice);
                    game.apply(seat, &action, &mut log);
                }
            }
        }
    };
    let (one, other) = (play(), play());
    assert!(one == other && one.1.len() > 400);
    assert!(Field::new(Ring::Top, 0) < Field::new(Ring::Middle, 0));
}
