//! Random games of both editions, and what must hold after every step of them alike. Both compile this file into their
//! own tests; `Ledger`, `Watch`, `Met` and `whole_game` are those of the edition.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use engine::{Awaiting, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use fleet::{COLOURS, Colour, Special};
use testkit::games_to_play;

use super::ledger::Ledger;
use super::play;
use super::watch::{Met, Watch, whole_game};
use crate::Position;
use crate::edition::{Action, Ask, Card, Event, Options};
use crate::tables::frozen;

/// At random; mostly with small bids, so that cubes last, and with a taste for cards, so that they are played.
pub(crate) fn choose(_: &Position, actions: &[Action], dice: &mut QuickDice) -> Action {
    let any = actions[dice.below(actions.len() as u32) as usize];
    match any {
        Action::Commit { .. } | Action::Declare { .. } if dice.below(8) > 0 => {
            actions[dice.below(actions.len().min(4) as u32) as usize]
        }
        Action::Pass if dice.below(4) > 0 => actions[0],
        _ => any,
    }
}

#[test]
fn random_games_of_three_hold() {
    play([Options::for_seats(3)], 20);
}

#[test]
fn random_games_of_four_hold() {
    play([Options::for_seats(4)], 20);
}

#[test]
fn random_games_of_five_hold() {
    play([Options::for_seats(5)], 20);
}

/// A game to its end under watch.
pub(super) fn watched(options: &Options, seed: u64, met: &mut Met) -> (Position, Watch) {
    let mut dice = QuickDice::new(seed);
    let mut game = Position::setup(frozen(), options).unwrap();
    let mut watch = Watch::new(&game);
    let (mut actions, mut log) = (Vec::new(), Vec::new());
    loop {
        log.clear();
        match game.awaiting() {
            Awaiting::Over => return (game, watch),
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut log);
            }
            Awaiting::Seats(awaited) => {
                let awaited: Vec<Seat> = awaited.iter().collect();
                let seat = awaited[dice.below(awaited.len() as u32) as usize];
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!(!actions.is_empty(), "DA-I15, LD-I15: {:?}", game.ask(seat));
                let action = choose(&game, &actions, &mut dice);
                watch.ledger.acts(seat, action);
                game.apply(seat, &action, &mut log);
            }
        }
        met.note(&log);
        watch.step(&game, &log);
    }
}

/// Many whole games; one that fails says which it was.
pub(super) fn watch(options: impl IntoIterator<Item = Options>, short: u64) -> Met {
    let mut met = Met::default();
    for options in options {
        for seed in 0..games_to_play(short) {
            let played = catch_unwind(AssertUnwindSafe(|| whole_game(&options, seed, &mut met)));
            if let Err(why) = played {
                eprintln!("{options:?}, game {seed}");
                resume_unwind(why);
            }
        }
    }
    met
}

/// DA-7.2, DA-7.3, LD-7.2, LD-7.3.
pub(super) fn final_scores(game: &Position, ledger: &Ledger) {
    let points = |seat: Seat| {
        let of = |special: &Special| match special {
            Special::Birds => 2,
            Special::Orichalcum => 3,
            Special::Key => 4,
            _ => 0,
        };
        let player = &ledger.players[seat.index()];
        player.points + player.specials.iter().map(of).sum::<i32>()
    };
    let best = Seat::all(game.seats()).map(points).max().unwrap();
    let winner = ledger.order().into_iter().map(|seat| Seat(seat as u8)).find(|&seat| points(seat) == best);
    assert_eq!(game.winners().iter().next(), winner, "DA-7.3, LD-7.3");
    for seat in Seat::all(game.seats()) {
        assert_eq!(game.scores()[seat], points(seat), "DA-7.2, LD-7.2");
    }
}

/// What is asked of the first who is asked.
pub(super) fn asked(game: &Position) -> Option<Ask> {
    Seat::all(game.seats()).find_map(|seat| game.ask(seat))
}

/// All copies of these kinds.
pub(super) fn copies<T: Copy>(kinds: &[T], of: impl Fn(T) -> u8) -> Vec<T> {
    kinds.iter().flat_map(|&kind| std::iter::repeat_n(kind, usize::from(of(kind)))).collect()
}

/// The account is what lies on the table, as far as both editions have it.
pub(super) fn same(game: &Position, ledger: &Ledger) {
    let council = &game.table().council;
    for (index, player) in ledger.players.iter().enumerate() {
        let seat = Seat(index as u8);
        let party = &council.players[seat];
        let zones = (party.supply, party.senate, council.points(seat), party.on_slots);
        let kept = (player.supply, player.senate, player.points, player.slots);
        assert_eq!(zones, kept, "{seat}: supply, Senate, points, cubes on cards");
        assert_eq!(usize::from(party.marker), player.field, "the marker of {seat}");
        let view = game.view(Viewer::Seat(seat));
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
    for (ship, vessel) in council.harbour.ships().iter().zip(&ledger.ships) {
        assert_eq!((ship.upgraded, !ship.in_port(), ship.seats), (vessel.upgraded, vessel.at_sea, vessel.seats()));
        for colour in 0..COLOURS {
            let parts = (ship.seated[colour], ship.hold[colour]);
            assert_eq!(parts, (vessel.count(colour, false), vessel.count(colour, true)), "{} {colour}", ship.kind);
        }
    }
    assert_eq!((council.harbour.camp, council.harbour.new_land), (ledger.camp, ledger.new_land));
    let public = game.view(Viewer::Public).cards;
    assert_eq!(usize::from(public.politics.pile_size), ledger.pile.len(), "the draw pile");
    for card in Card::ALL {
        let discarded = ledger.discard.iter().filter(|&&other| other == card).count();
        assert_eq!(usize::from(public.discard().of(card.index())), discarded, "{card} discarded");
    }
    assert_eq!(usize::from(public.special.pile_size), ledger.special_pile.len(), "the special pile");
    assert_eq!(usize::from(public.special_discard().total()), ledger.special_discard.len());
    let clocks = (game.table().event, council.markers_left, council.round);
    assert_eq!(clocks, (ledger.event, ledger.markers, ledger.round));
    let order: Vec<usize> = council.senate_order().as_slice().iter().map(|seat| seat.index()).collect();
    // While factions or senators are taken, two markers may stand on one field.
    let fields: BTreeSet<usize> = ledger.players.iter().map(|player| player.field).collect();
    assert!(fields.len() < game.seats() || order == ledger.order(), "DA-1.5, LD-1.5: {order:?}");
}

/// DA-I1, LD-I1: the cubes of a player in all zones that both editions have; a sealed number counts in the supply.
pub(super) fn cubes_of(game: &Position, seat: Seat) -> u8 {
    let council = &game.table().council;
    let party = &council.players[seat];
    let ashore = party.supply + party.senate + party.spent + party.on_slots.iter().sum::<u8>();
    ashore + council.harbour.at_sea(Colour::Seat(seat)) + council.harbour.new_land[seat.index()]
}

/// DA-I2, LD-I2: the neutrals wherever they are.
pub(super) fn neutrals(game: &Position) -> u8 {
    let harbour = &game.table().council.harbour;
    harbour.camp + harbour.at_sea(Colour::Neutral) + harbour.new_land[COLOURS - 1]
}

/// DA-I3, LD-I3: the politics cards and the special cards in piles, hands and rows.
pub(super) fn cards(game: &Position) -> (usize, usize) {
    let public = game.view(Viewer::Public).cards;
    let own = |seat: Seat| game.view(Viewer::Seat(seat)).cards;
    let rows: usize = Seat::all(game.seats()).map(|seat| own(seat).players[seat].row.iter().flatten().count()).sum();
    let hands: u8 = Seat::all(game.seats()).map(|seat| own(seat).hand().total()).sum();
    let buried: u8 = public.players.as_slice().iter().map(|player| player.buried_size).sum();
    let politics = public.politics.pile_size + public.discard().total() + hands + buried;
    let held: u8 = public.players.as_slice().iter().map(|player| player.special_size).sum();
    let specials = public.special.pile_size + public.special_discard().total() + held;
    (usize::from(politics) + rows, specials.into())
}

/// DA-I16, LD-I16.
pub(super) fn the_same_seed_and_decisions_give_the_same_game() {
    let play = || {
        let mut dice = QuickDice::new(9);
        let mut game = Position::setup(frozen(), &Options::for_seats(4)).unwrap();
        let (mut actions, mut log) = (Vec::<Action>::new(), Vec::<Event>::new());
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
