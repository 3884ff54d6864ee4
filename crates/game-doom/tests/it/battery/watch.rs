//! Random games under watch: the account of `ledger.rs` and the invariants of chapter 17, after every step.

use std::collections::BTreeSet;

use engine::{Game, GameOptions, Seat};
use game_doom::{
    Ask, COLOURS, Card, Doom, Event, EventCard, Faction, Options, PointReason, Ship, ShipKind, ShipUse, Special,
};

use super::account::Vessel;
use super::games::{self, asked, cards, copies, cubes_of, final_scores, neutrals, same, watch, watched};
use super::ledger::Ledger;
use super::variants;

/// What is remembered from the step before.
pub(super) struct Watch {
    pub(super) ledger: Ledger,
    points: Vec<i32>,
    /// DA-I6: between the end of the picks and the step that returns the tokens.
    holding: bool,
    rounds: u8,
}

impl Watch {
    pub(super) fn new(game: &Doom) -> Self {
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
    pub(super) fn step(&mut self, game: &Doom, events: &[Event]) {
        for event in events {
            self.ledger.told(event);
            match event {
                Event::RoundBegan { round, .. } => {
                    self.rounds = *round;
                    self.round_begins(game);
                }
                Event::Fleet(fleet::Event::RowsOpened) => self.holding = true,
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
        same(game, ledger);
        for (seat, player) in Seat::all(game.seats()).zip(&ledger.players) {
            assert_eq!(game.table().council.players[seat].spent, player.spent, "{seat}");
        }
        for faction in Faction::ALL {
            let holder = ledger.holder.get(&faction).map(|&seat| Seat(seat as u8));
            assert_eq!(
                (game.table().holder(faction), game.table().shows_plus(faction)),
                (holder, ledger.plus.contains(&faction))
            );
        }
        assert_eq!(game.table().display.iter().flatten().count(), ledger.display.len(), "the display");
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

/// DA-I1, DA-I2, DA-I3, DA-I14.
fn cubes_and_cards(game: &Doom) {
    for seat in Seat::all(game.seats()) {
        assert_eq!(cubes_of(game, seat), 20, "DA-I1: {seat}");
        assert!(!game.table().options.family || game.table().council.senate(seat) == 0, "DA-I14");
    }
    assert_eq!(neutrals(game), 10, "DA-I2");
    let (politics, specials) = cards(game);
    let displayed = game.table().display.iter().flatten().count();
    assert_eq!((politics, specials + displayed), (80, 25), "DA-I3");
    let deck = if game.table().options.short { 6 } else { 8 };
    let seen = 10 - game.table().unseen_events.iter().count();
    assert_eq!(usize::from(game.table().council.event_deck) + seen, deck, "DA-I3: events");
}

/// What happened in many games together: everything comes up in time.
#[derive(Default)]
pub(super) struct Met {
    specials: BTreeSet<Special>,
    events: BTreeSet<EventCard>,
    rounds: BTreeSet<u8>,
    reshuffled: u32,
    put_back: u32,
}

impl Met {
    pub(super) fn note(&mut self, events: &[Event]) {
        for event in events {
            self.reshuffled += u32::from(matches!(event, Event::Fleet(fleet::Event::Reshuffled { .. })));
            self.put_back += u32::from(matches!(event, Event::DoomPutBack { .. }));
        }
    }
}

pub(super) fn whole_game(options: &Options, seed: u64, met: &mut Met) {
    let (game, watch) = watched(options, seed, met);
    let most = if options.short { 6 } else { 8 };
    assert!((4..=most).contains(&game.table().council.round), "DA-I11: {} rounds", game.table().council.round);
    final_scores(&game, &watch.ledger);
    met.rounds.insert(game.table().council.round);
    met.specials.extend(&watch.ledger.specials_used);
    met.events.extend(&watch.ledger.events_met);
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
    games::the_same_seed_and_decisions_give_the_same_game();
}
