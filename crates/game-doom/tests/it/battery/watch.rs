//! Random games under watch: the account of `ledger.rs` and the invariants of chapter 17, after every step.

use std::collections::BTreeSet;

use engine::{Awaiting, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use game_doom::{
    Action, Ask, COLOURS, Card, Colour, Doom, Event, EventCard, Faction, Options, PointReason, Ship, ShipKind, ShipUse,
    Special,
};
use testkit::games_to_play;

use super::ledger::{Ledger, Vessel};
use super::{choose, variants};
use crate::tables::frozen;

/// What is remembered from the step before.
struct Watch {
    ledger: Ledger,
    points: Vec<i32>,
    /// DA-I6: between the end of the picks and the step that returns the tokens.
    holding: bool,
    rounds: u8,
}

fn copies<T: Copy>(kinds: &[T], of: impl Fn(T) -> u8) -> Vec<T> {
    kinds.iter().flat_map(|&kind| std::iter::repeat_n(kind, usize::from(of(kind)))).collect()
}

impl Watch {
    fn new(game: &Doom) -> Self {
        let components = game.table().components();
        let vessel = |ship: &Ship| {
            let kind = ship.kind.index();
            let cubes = (0..ship.seated[COLOURS - 1]).map(|_| (COLOURS - 1, false)).collect();
            Vessel { kind, upgraded: ship.upgraded, at_sea: false, cubes }
        };
        let ships = game.table().council.harbour.ships().iter().map(vessel).collect();
        let pile = copies(&Card::ALL, |card| components.copies(card));
        let specials = copies(&Special::ALL, |special| components.special_copies(special));
        let ledger = Ledger::new(game.table().options, ships, pile, specials);
        Self { ledger, points: vec![2; game.seats()], holding: false, rounds: 0 }
    }

    /// After a step: what was told, and what must hold now.
    fn step(&mut self, game: &Doom, events: &[Event]) {
        for event in events {
            self.ledger.told(event);
            match event {
                Event::RoundBegan { round, .. } => {
                    self.rounds = *round;
                    self.round_begins(game);
                }
                Event::RowsOpened => self.holding = true,
                Event::CleanedUp { factions_kept, .. } => self.holding = *factions_kept,
                _ => {}
            }
        }
        self.same(game);
        cubes_and_cards(game);
        self.ships(game);
        self.tokens(game);
        self.points_fall_by_woe_alone(game, events);
    }

    /// DA-I7.
    fn round_begins(&self, game: &Doom) {
        let ledger = &self.ledger;
        for player in &ledger.players {
            assert_eq!((player.hand.len(), player.row.len()), (7, 0), "DA-I7");
            assert_eq!((player.slots, player.spent), ([0; 5], 0), "DA-I7");
        }
        assert_eq!(ledger.new_land, [0; 6], "DA-I7");
        if game.table().council.round == 1 {
            let fields: BTreeSet<u8> =
                Seat::all(game.seats()).map(|seat| game.table().council.players[seat].marker).collect();
            assert_eq!(fields.len(), game.seats(), "DA-I6: markers share a field");
        }
    }

    /// The account is what lies on the table.
    fn same(&self, game: &Doom) {
        let ledger = &self.ledger;
        for (index, player) in ledger.players.iter().enumerate() {
            let seat = Seat(index as u8);
            let view = game.view(Viewer::Seat(seat));
            let zones = (
                game.table().council.supply(seat),
                game.table().council.senate(seat),
                game.table().council.players[seat].spent,
                game.table().council.points(seat),
            );
            assert_eq!(zones, (player.supply, player.senate, player.spent, player.points), "{seat}");
            for slot in 0..5 {
                assert_eq!(
                    game.table().council.on_slot(seat, slot),
                    player.slots[usize::from(slot)],
                    "slot {slot} of {seat}"
                );
            }
            assert_eq!(usize::from(game.table().council.players[seat].marker), player.field, "the marker of {seat}");
            for card in Card::ALL {
                let held = player.hand.iter().filter(|&&other| other == card).count();
                assert_eq!(usize::from(view.cards.hand().of(card.index())), held, "{card} in the hand of {seat}");
            }
            for special in Special::ALL {
                let held = player.specials.iter().filter(|&&other| other == special).count();
                assert_eq!(usize::from(view.cards.specials(seat).of(special.index())), held, "{special} of {seat}");
            }
            let row: Vec<Card> = view.cards.players[seat].row.into_iter().flatten().collect();
            assert_eq!(row, player.row, "the row of {seat}");
            assert_eq!(usize::from(view.cards.players[seat].buried_size), player.buried.len(), "what {seat} buried");
        }
        for (ship, vessel) in game.table().council.harbour.ships().iter().zip(&ledger.ships) {
            assert_eq!((ship.upgraded, !ship.in_port(), ship.seats), (vessel.upgraded, vessel.at_sea, vessel.seats()));
            for colour in 0..COLOURS {
                let parts = (ship.seated[colour], ship.hold[colour]);
                assert_eq!(parts, (vessel.count(colour, false), vessel.count(colour, true)), "{} {colour}", ship.kind);
            }
        }
        assert_eq!(
            (game.table().council.harbour.camp, game.table().council.harbour.new_land),
            (ledger.camp, ledger.new_land)
        );
        for faction in Faction::ALL {
            let holder = ledger.holder.get(&faction).map(|&seat| Seat(seat as u8));
            assert_eq!(
                (game.table().holder(faction), game.table().shows_plus(faction)),
                (holder, ledger.plus.contains(&faction))
            );
        }
        let public = game.view(Viewer::Public);
        assert_eq!(usize::from(public.cards.politics.pile_size), ledger.pile.len(), "the draw pile");
        assert_eq!(usize::from(public.cards.discard().total()), ledger.discard.len(), "the discard pile");
        assert_eq!(usize::from(public.cards.special.pile_size), ledger.special_pile.len(), "the special pile");
        assert_eq!(usize::from(public.cards.special_discard().total()), ledger.special_discard.len());
        assert_eq!(game.table().display.iter().flatten().count(), ledger.display.len(), "the display");
        assert_eq!(
            (game.table().event, game.table().council.markers_left, game.table().council.round),
            (ledger.event, ledger.markers, ledger.round)
        );
        let order: Vec<usize> =
            game.table().council.senate_order().as_slice().iter().map(|seat| seat.index()).collect();
        // While factions are taken, two markers may stand on one field.
        let fields: BTreeSet<usize> = ledger.players.iter().map(|player| player.field).collect();
        assert!(fields.len() < game.seats() || order == ledger.order(), "DA-1.5: {order:?}");
    }

    /// DA-I4, DA-I5, DA-I10.
    fn ships(&self, game: &Doom) {
        for (berth, ship) in game.table().council.harbour.ships().iter().enumerate() {
            assert!(ship.seated.iter().sum::<u8>() <= ship.seats, "DA-I4");
            let at_new_land = game.table().council.arriving().map(usize::from) == Some(berth);
            assert!(ship.in_port() || ship.total() > 0, "DA-I5: {} is at sea and empty", ship.kind);
            assert!(!at_new_land || matches!(asked(game), Some(Ask::Ally { .. })), "DA-I5, DA-R84");
            if game.table().options.ships.is_none() {
                let upgraded = match game.table().council.markers_left {
                    3 => false,
                    2 => ship.kind.index() <= ShipKind::ScienceShip.index(),
                    _ => true,
                };
                assert_eq!(ship.upgraded, upgraded, "DA-I10: {}", ship.kind);
            }
        }
    }

    /// DA-I6.
    fn tokens(&self, game: &Doom) {
        if !self.holding {
            return;
        }
        let each = if game.seats() == 2 { 2 } else { 1 };
        let mut fields = BTreeSet::new();
        for seat in Seat::all(game.seats()) {
            let held = Faction::ALL.iter().filter(|&&faction| game.table().holder(faction) == Some(seat)).count();
            assert_eq!(held, each, "DA-I6: {seat}");
            assert!(fields.insert(game.table().council.players[seat].marker), "DA-I6: markers share a field");
        }
    }

    /// DA-I9.
    fn points_fall_by_woe_alone(&mut self, game: &Doom, events: &[Event]) {
        for seat in Seat::all(game.seats()) {
            let lost = events.iter().filter(
                |event| matches!(event, Event::Scored { seat: who, why: PointReason::Woe, .. } if *who == seat),
            );
            let (before, now) = (self.points[seat.index()], game.table().council.points(seat));
            assert!(now >= before - lost.count() as i32 && now >= 0, "DA-I9: {seat} fell from {before} to {now}");
            self.points[seat.index()] = now;
        }
    }
}

fn asked(game: &Doom) -> Option<Ask> {
    Seat::all(game.seats()).find_map(|seat| game.ask(seat))
}

/// DA-I1, DA-I2, DA-I3, DA-I14.
fn cubes_and_cards(game: &Doom) {
    let harbour = game.table().council.harbour;
    for seat in Seat::all(game.seats()) {
        let slots: u8 = (0..5).map(|slot| game.table().council.on_slot(seat, slot)).sum();
        let aboard = harbour.at_sea(Colour::Seat(seat)) + harbour.new_land[seat.index()];
        // A sealed number counts in the supply.
        let all = game.table().council.supply(seat)
            + game.table().council.senate(seat)
            + game.table().council.players[seat].spent
            + slots
            + aboard;
        assert_eq!(all, 20, "DA-I1: {seat}");
        assert!(!game.table().options.family || game.table().council.senate(seat) == 0, "DA-I14");
    }
    assert_eq!(harbour.camp + harbour.at_sea(Colour::Neutral) + harbour.new_land[COLOURS - 1], 10, "DA-I2");
    let public = game.view(Viewer::Public);
    let own = |seat: Seat| game.view(Viewer::Seat(seat));
    let rows: usize =
        Seat::all(game.seats()).map(|seat| own(seat).cards.players[seat].row.iter().flatten().count()).sum();
    let hands: u8 = Seat::all(game.seats()).map(|seat| own(seat).cards.hand().total()).sum();
    let buried: u8 = public.cards.players.as_slice().iter().map(|player| player.buried_size).sum();
    let politics = public.cards.politics.pile_size + public.cards.discard().total() + hands + buried;
    assert_eq!(usize::from(politics) + rows, 80, "DA-I3");
    let specials: u8 = public.cards.players.as_slice().iter().map(|player| player.special_size).sum();
    let displayed = game.table().display.iter().flatten().count();
    let total = public.cards.special.pile_size + public.cards.special_discard().total() + specials;
    assert_eq!(usize::from(total) + displayed, 25, "DA-I3");
    let deck = if game.table().options.short { 6 } else { 8 };
    let seen = 10 - game.table().unseen_events.iter().count();
    assert_eq!(usize::from(game.table().council.event_deck) + seen, deck, "DA-I3: events");
}

/// What happened in many games together: everything comes up in time.
#[derive(Default)]
struct Met {
    specials: BTreeSet<Special>,
    events: BTreeSet<EventCard>,
    rounds: BTreeSet<u8>,
    reshuffled: u32,
    put_back: u32,
}

fn watched(options: Options, seed: u64, met: &mut Met) {
    let mut dice = QuickDice::new(seed);
    let mut game = Doom::setup(frozen(), &options).unwrap();
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
                let awaited: Vec<Seat> = awaited.iter().collect();
                let seat = awaited[dice.below(awaited.len() as u32) as usize];
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!(!actions.is_empty(), "DA-I15: {:?}", game.ask(seat));
                let action = choose(&game, &actions, &mut dice);
                watch.ledger.acts(seat, action);
                game.apply(seat, &action, &mut log);
            }
        }
        met.reshuffled += log.iter().filter(|event| matches!(event, Event::Reshuffled { .. })).count() as u32;
        met.put_back += log.iter().filter(|event| matches!(event, Event::DoomPutBack { .. })).count() as u32;
        watch.step(&game, &log);
    }
    let most = if options.short { 6 } else { 8 };
    assert!((4..=most).contains(&game.table().council.round), "DA-I11: {} rounds", game.table().council.round);
    let points = |seat: Seat| {
        let of = |special: &Special| match special {
            Special::Birds => 2,
            Special::Orichalcum => 3,
            Special::Key => 4,
            _ => 0,
        };
        let player = &watch.ledger.players[seat.index()];
        player.points + player.specials.iter().map(of).sum::<i32>()
    };
    let best = Seat::all(game.seats()).map(points).max().unwrap();
    let winner = watch.ledger.order().into_iter().map(|seat| Seat(seat as u8)).find(|&seat| points(seat) == best);
    assert_eq!(game.winners().iter().next(), winner, "DA-7.3");
    for seat in Seat::all(game.seats()) {
        assert_eq!(game.scores()[seat], points(seat), "DA-7.2");
    }
    met.rounds.insert(game.table().council.round);
    met.specials.extend(&watch.ledger.specials_used);
    met.events.extend(&watch.ledger.events_met);
}

fn watch(options: impl IntoIterator<Item = Options>, short: u64) -> Met {
    let mut met = Met::default();
    for options in options {
        for seed in 0..games_to_play(short) {
            let number = std::panic::AssertUnwindSafe(seed);
            let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| watched(options, *number, &mut met)));
            if let Err(why) = played {
                eprintln!("{options:?}, game {seed}");
                std::panic::resume_unwind(why);
            }
        }
    }
    met
}

#[test]
fn da_i1_da_i2_da_i3_da_i4_da_i5_da_i6_da_i7_da_i8_da_i9_da_i10_da_i12_da_i13_da_i15_whole_games() {
    let met = watch((2..=5).map(Options::for_seats), 40);
    let action_cards = Special::ALL.into_iter().take(8).collect::<BTreeSet<_>>();
    assert_eq!(met.specials, action_cards, "every special card was played");
    assert_eq!(met.events.len(), EventCard::ALL.len(), "every event came");
    assert!(met.reshuffled > 20, "decks ran out {} times", met.reshuffled);
}

#[test]
fn da_i14_da_i11_da_i10_whole_games_in_every_variant() {
    let met = watch((2..=5).flat_map(variants), 6);
    assert!(met.put_back > 0, "DA-R3: a third Doom card came early");
    assert!(met.rounds.len() >= 4, "games of {:?} rounds", met.rounds);
}

#[test]
fn da_i10_chosen_ships_are_never_upgraded() {
    use ShipUse::{Basic, Both, None, Upgraded};
    let sets = [[None, None, None, Both, Both], [Upgraded; 5], [Upgraded, None, Upgraded, Both, None]];
    let chosen = sets.map(|ships| Options { ships: Some(ships), ..Options::for_seats(3) });
    watch(chosen, 6);
    watch([Options { ships: Some([None, Both, None, Basic, Upgraded]), ..Options::for_seats(2) }], 6);
}

#[test]
fn da_i16_the_same_seed_and_decisions_give_the_same_game() {
    let play = || {
        let mut dice = QuickDice::new(9);
        let mut game = Doom::setup(frozen(), &Options::for_seats(4)).unwrap();
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
    assert!(one == other && one.1.len() > 200);
}
