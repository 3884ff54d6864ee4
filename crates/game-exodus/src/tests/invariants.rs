//! AE-23, IN-01 to IN-14: nothing is lost or made, and everything stands where it may, in every position of whole games.

use std::collections::BTreeMap;

use engine::{Components as _, Game as _, Seat};

use super::walk::{Decided, walk, walks};
use crate::Components;
use crate::asks::{Ask, Building};
use crate::components::Grid;
use crate::events::Event;
use crate::kinds::{Cell, Colour, Display, Field, Ring, Stage, TileKind};
use crate::player::{NONE, Player, bits};
use crate::stack::Step;
use crate::state::Exodus;

fn data() -> &'static Components {
    Components::standard()
}

fn players(game: &Exodus) -> impl Iterator<Item = &Player> {
    Seat::all(usize::from(game.seats)).map(|seat| game.player(seat))
}

/// Tiles taken that do not lie anywhere yet.
fn in_hand(game: &Exodus) -> impl Iterator<Item = Building> {
    game.stack
        .steps()
        .iter()
        .filter_map(|step| if let Step::Place { building } = step { Some(*building) } else { None })
}

fn buildings(game: &Exodus) -> Vec<Building> {
    let lying = players(game).flat_map(|player| player.plots.iter().filter_map(|plot| plot.building));
    lying.chain(in_hand(game)).collect()
}

fn add(counts: &mut [u32; 3], more: [u8; 3]) {
    counts.iter_mut().zip(more).for_each(|(count, more)| *count += u32::from(more));
}

fn in_training(player: &Player) -> u32 {
    player.settlers.iter().map(|&count| u32::from(count)).sum()
}

#[test]
fn in_01_settlers_of_each_colour_are_conserved() {
    walks(|moment| {
        let game = moment.after;
        if game.is_over() {
            return;
        }
        let mut counts = [0; 3];
        add(&mut counts, game.bag);
        for spots in [game.standing, game.guards, game.on_agoras] {
            add(&mut counts, spots.counts());
        }
        for player in players(game) {
            add(&mut counts, player.placed(data()));
            for &profession in &data().school.order {
                let colour = data().school.field(profession).colour;
                counts[colour.index()] += u32::from(player.settlers[profession.index()]);
            }
        }
        // Who is being sent to a new residence stands nowhere until it lies there.
        for step in game.stack.steps() {
            if let Step::Settle { profession } = step {
                counts[data().school.field(*profession).colour.index()] += 1;
            }
        }
        match game.ask(game.active) {
            Some(Ask::WorkshopSlot { colour }) => counts[colour.index()] += 1,
            Some(Ask::KeepSettler) => game.drawn().for_each(|colour| counts[usize::from(colour)] += 1),
            _ => {}
        }
        let each = [0, 20, 20, 30, 40][game.seats()];
        assert_eq!(counts, [each; 3], "after {:?}", moment.decided);
    });
}

#[test]
fn in_02_books_gold_and_favour_tokens_are_conserved() {
    walks(|moment| {
        let game = moment.after;
        let sum = |of: &dyn Fn(&Player) -> u8| players(game).map(|player| u32::from(of(player))).sum::<u32>();
        for kind in 0..3 {
            assert_eq!(u32::from(game.books[kind]) + sum(&|player| player.books[kind]), 25, "{:?}", moment.decided);
        }
        assert_eq!(u32::from(game.gold) + sum(&|player| player.gold), 20, "{:?}", moment.decided);
        assert_eq!(u32::from(game.favours) + sum(&|player| player.favours), 16, "{:?}", moment.decided);
    });
}

#[test]
fn in_03_tiles_are_conserved() {
    walks(|moment| {
        let game = moment.after;
        if game.year == 0 {
            return;
        }
        let all = buildings(game);
        for (kind, total) in [(TileKind::Ship, 18), (TileKind::Workshop, 25), (TileKind::Agora, 15)] {
            let city = data().city.tile_fields.iter().filter_map(|&field| game.tile(field));
            let city = city.filter(|tile| tile.kind() == kind).count();
            let open: u8 = game.open_tiles(kind).map(|(_, copies)| copies).sum();
            let owned = match kind {
                TileKind::Ship => players(game).map(|player| player.ships().len()).sum(),
                TileKind::Workshop => all.iter().filter(|tile| matches!(tile, Building::Workshop(_))).count(),
                TileKind::Agora => all.iter().filter(|tile| matches!(tile, Building::Agora(_))).count(),
            };
            let drawn = game.drawn_tiles().filter(|tile| tile.kind() == kind).count();
            let sum = usize::from(game.pile(kind)) + city + usize::from(open) + owned + drawn;
            assert_eq!(sum, total, "{kind} after {:?}", moment.decided);
        }
        let owned = all.iter().filter(|tile| matches!(tile, Building::Residence(_))).count() as u32;
        let residences = game.residence_pile.count_ones() + game.open_residences.count_ones() + owned;
        assert_eq!(residences, 20, "after {:?}", moment.decided);
        let owned = all.iter().filter(|tile| matches!(tile, Building::Monument(_))).count() as u32;
        let used = if game.seats < 3 { 6 } else { 8 };
        let lying: u32 = game.monuments.iter().map(|set| set.count_ones()).sum();
        assert_eq!(lying + owned, used, "the others of the 12 are in the box; after {:?}", moment.decided);
        // No tile is in two places.
        let mut sorted = all.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), all.len());
    });
}

#[test]
fn in_04_cards_are_conserved() {
    walks(|moment| {
        let game = moment.after;
        let keeping = matches!(game.ask(game.active), Some(Ask::KeepKnowledge));
        let drawn = if keeping { game.drawn().count() } else { 0 } as u32;
        let lying = game.knowledge_fields.iter().filter(|&&name| name != NONE).count() as u32;
        let piles: u32 = game.knowledge_deck.iter().chain(&game.knowledge_discard).map(|&count| u32::from(count)).sum();
        let owned: u32 = players(game).map(|player| player.knowledge.count_ones()).sum();
        let total = if game.seats < 3 { 19 } else { 32 };
        assert_eq!(lying + piles + owned + drawn, total, "knowledge after {:?}", moment.decided);
        let deck: u32 = game.knowledge_deck.iter().map(|&count| u32::from(count)).sum();
        assert_eq!(u32::from(game.knowledge_left), deck);

        let held: u32 = players(game).map(|player| u32::from(player.hand_size()) + player.played.count_ones()).sum();
        let drawn = game.hidden.drawn.count_ones();
        let influence = game.hidden.deck.count_ones() + game.open_influence.count_ones() + held + drawn;
        assert_eq!(influence, 24, "influence after {:?}", moment.decided);

        for (stage, total) in [(Stage::Base, 10), (Stage::Shaft, 10), (Stage::Capital, 6)] {
            let shown: usize = Display::ALL.into_iter().map(|display| game.stack(display, stage).count()).sum();
            let pillars = players(game).flat_map(|player| player.pillars());
            let owned = pillars.filter(|pillar| pillar.card(stage).is_some()).count();
            assert_eq!(game.pillar_deck(stage).count() + shown + owned, total, "{stage} after {:?}", moment.decided);
        }
    });
}

#[test]
fn in_05_three_residences_are_open_while_they_last() {
    let mut least = 20;
    walks(|moment| {
        let game = moment.after;
        let waits = game.stack.steps().iter().any(|step| matches!(step, Step::Refill));
        if game.year == 0 || waits {
            return;
        }
        let owned = buildings(game).iter().filter(|tile| matches!(tile, Building::Residence(_))).count() as u32;
        least = least.min(20 - owned);
        let placing = matches!(game.ask(game.active), Some(Ask::PlaceTile { building: Building::Residence(_), .. }));
        // AE-8.3: the display is refilled when the residence lies.
        let open = game.open_residences.count_ones();
        assert!(placing || open == (20 - owned).min(3), "{open} are open, {owned} are owned");
        assert!(open >= 2 || owned >= 18);
    });
    assert!(least <= 12, "the games use residences: {least} are left");
}

#[test]
fn in_06_favour_tokens_keep_to_the_limit_and_cells_stay_covered() {
    let mut most = 0;
    walks(|moment| {
        for (seat, player) in Seat::all(moment.after.seats()).zip(players(moment.after)) {
            let covered = player.covered.count_ones();
            let limit = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4][covered as usize];
            assert!(player.favours <= limit, "{} tokens on {covered} covered cells", player.favours);
            assert!(covered >= moment.before.player(seat).covered.count_ones(), "after {:?}", moment.decided);
            most = most.max(player.favours);
        }
    });
    assert!(most >= 2, "the games use favour tokens");
}

#[test]
fn in_07_there_is_one_incomplete_residence_and_none_is_empty() {
    walks(|moment| {
        let game = moment.after;
        let entering = game.stack.steps().iter().any(|step| matches!(step, Step::Settle { .. }));
        for player in players(game) {
            let mut incomplete = Vec::new();
            for cell in Grid::each(data().grid.all) {
                if let Some(Building::Residence(residence)) = player.plot(cell).building {
                    let (people, places) = (player.plot(cell).people(), data().residence(residence).places);
                    assert!(people <= places, "{people} live in {residence}");
                    assert!(people > 0 || entering, "{residence} is empty after {:?}", moment.decided);
                    if people < places {
                        incomplete.push((cell, places - people));
                    }
                }
            }
            assert!(incomplete.len() <= 1, "{incomplete:?} after {:?}", moment.decided);
            assert_eq!(player.incomplete(), incomplete.first().copied());
        }
    });
}

#[test]
fn in_08_ships_carry_one_settler_and_fill_their_spaces_from_the_left() {
    let mut full = 0;
    walks(|moment| {
        for (seat, player) in Seat::all(moment.after.seats()).zip(players(moment.after)) {
            let count = usize::from(player.ship_count);
            assert!(count <= 5);
            full += usize::from(count == 5);
            assert!(player.ships[..count].iter().all(|&kind| kind < 6));
            assert!(player.ships[count..].iter().all(|&kind| kind == NONE));
            let crew: u8 = player.crew.counts().iter().sum();
            assert!(crew <= player.ship_count && crew == player.crew_count);
            // Ships never leave, and nobody on them.
            let before = moment.before.player(seat);
            assert!(before.ships().zip(player.ships()).all(|(was, is)| was.kind == is.kind));
            assert!(before.ships().zip(player.ships()).all(|(was, is)| was.settler.is_none() || was == is));
        }
    });
    assert!(full > 0, "nobody ever had five ships");
}

#[test]
fn in_09_agoras_lie_on_agora_cells_and_other_tiles_elsewhere() {
    walks(|moment| {
        for player in players(moment.after) {
            let cells = |agora: bool| {
                let lies = |cell: &Cell| match player.plot(*cell).building {
                    Some(building) => matches!(building, Building::Agora(_)) == agora,
                    None => false,
                };
                Grid::each(data().grid.all).filter(lies).fold(0u16, |set, cell| set | 1 << cell.0)
            };
            let agora_cells: u16 = 1 << 1 | 1 << 6 | 1 << 8;
            assert_eq!(cells(true) & !agora_cells, 0, "after {:?}", moment.decided);
            assert_eq!(cells(false) & agora_cells, 0, "after {:?}", moment.decided);
            assert_eq!(cells(true) | cells(false), player.covered);
        }
    });
}

#[test]
fn in_10_pillars_grow_from_the_base() {
    let mut capitals = 0;
    walks(|moment| {
        for player in players(moment.after) {
            assert!(player.pillars().len() <= 3);
            for pillar in player.pillars() {
                assert!(pillar.card(Stage::Base).is_some());
                assert!(pillar.card(Stage::Shaft).is_some() || pillar.card(Stage::Capital).is_none());
                assert!(pillar.card(Stage::Capital).is_none() || pillar.is_complete(Stage::Shaft));
                assert!(!pillar.is_manned(Stage::Base));
                capitals += usize::from(pillar.is_complete(Stage::Capital));
            }
            // IN-01 counts those who stand on pillars as white: nobody else can.
            for stage in [Stage::Shaft, Stage::Capital] {
                let who = data().stage_settler[stage.index()].unwrap();
                assert_eq!(data().school.field(who).colour, Colour::White);
            }
        }
    });
    assert!(capitals > 0, "no pillar was ever finished");
}

#[test]
fn in_11_nobody_owns_a_name_twice() {
    let mut taken = 0;
    for seats in 1..=4 {
        for seed in 0..8 {
            let mut owned = BTreeMap::new();
            walk(seats, seed, |moment| {
                for event in moment.events {
                    if let Event::KnowledgeTaken { seat, name, .. } = event {
                        *owned.entry((*seat, *name)).or_insert(0) += 1;
                        taken += 1;
                    }
                }
                for (seat, player) in Seat::all(moment.after.seats()).zip(players(moment.after)) {
                    for name in bits(player.knowledge) {
                        assert_eq!(owned.get(&(seat, crate::kinds::Knowledge(name))), Some(&1), "{:?}", moment.decided);
                    }
                    let cards = owned.iter().filter(|((owner, _), _)| *owner == seat).count();
                    assert_eq!(cards as u32, player.knowledge.count_ones());
                }
            });
        }
    }
    assert!(taken >= 20, "only {taken} knowledge cards were taken");
}

#[test]
fn in_12_kings_stand_on_the_ring_of_the_round_and_alone() {
    let mut shared = 0;
    walks(|moment| {
        let game = moment.after;
        if game.is_over() {
            return;
        }
        for event in moment.events {
            if let Event::KingPlaced { seat, field } = *event {
                assert_eq!(field.ring().index() + 1, usize::from(moment.before.round), "{field}");
                assert!(game.neutrals().all(|neutral| neutral != field), "{seat} on the neutral king's {field}");
                let others = moment.before.kings(field).filter(|&other| other != seat).count();
                let shares = game.seats == 4 && game.player(seat).space == 4;
                assert!(others == 0 || shares && others == 1, "{others} kings on {field}");
                shared += others;
            }
        }
    });
    assert!(shared > 0, "nobody ever shared a field");
}

#[test]
fn in_13_every_king_reaches_four_fields() {
    for (top, middle) in (0..4).flat_map(|top| (0..4).map(move |middle| (top, middle))) {
        for from in (0..4).map(|number| Field::new(Ring::Top, number)) {
            assert_eq!(data().city.reach(from, top, middle).count_ones(), 4, "{from} with {top}, {middle}");
        }
        for from in (0..8).map(|number| Field::new(Ring::Middle, number)) {
            assert_eq!(data().city.reach(from, top, middle).count_ones(), 4, "{from} with {top}, {middle}");
        }
    }
}

#[test]
fn in_14_priests_only_climb_and_a_space_pays_once() {
    let mut ends = 0;
    for seats in 1..=4 {
        for seed in 0..8 {
            let mut paid = BTreeMap::new();
            let last = walk(seats, seed, |moment| {
                for (seat, player) in Seat::all(moment.after.seats()).zip(players(moment.after)) {
                    assert!(player.priest >= moment.before.player(seat).priest && player.priest <= 36);
                    ends += usize::from(player.priest == 36);
                }
                for event in moment.events {
                    if let Event::BonusReached { seat, space } = event {
                        let times = paid.entry((*seat, *space)).or_insert(0);
                        *times += 1;
                        assert_eq!(*times, 1, "{seat} at {space}");
                    }
                }
            });
            // Every space at or behind the priest has paid, and no other.
            if last.ending() == Some(crate::Ending::Scored) {
                for (seat, player) in Seat::all(last.seats()).zip(players(&last)) {
                    let spaces: Vec<u8> =
                        paid.keys().filter(|(who, _)| *who == seat).map(|(_, space)| *space).collect();
                    let wanted = [2, 4, 6, 8, 10, 12, 15, 17, 18, 20, 22, 24, 26, 28, 31, 33, 36];
                    let wanted: Vec<u8> = wanted.into_iter().filter(|&space| space <= player.priest).collect();
                    assert_eq!(spaces, wanted);
                }
            }
        }
    }
    assert!(ends > 0, "nobody ever reached the end of the track");
}

/// IN-27: what training and dispatch do to the training area.
#[test]
fn in_27_training_keeps_the_number_of_settlers_and_dispatch_lowers_it_by_one() {
    walks(|moment| {
        if moment.after.is_over() {
            return;
        }
        let mut change = [0i32; 4];
        for event in moment.events {
            match *event {
                Event::SettlerCame { seat, .. } => change[seat.index()] += 1,
                Event::Dispatched { seat, .. } | Event::GivenBack { seat, .. } => change[seat.index()] -= 1,
                _ => {}
            }
        }
        for (seat, player) in Seat::all(moment.after.seats()).zip(players(moment.after)) {
            let before = in_training(moment.before.player(seat)) as i32;
            assert_eq!(in_training(player) as i32 - before, change[seat.index()], "after {:?}", moment.decided);
        }
        if let Decided::By(seat, crate::Action::Train { to }) = *moment.decided {
            let (was, is) = (moment.before.player(seat), moment.after.player(seat));
            assert_eq!(in_training(was), in_training(is));
            assert_eq!(is.settlers[to.index()], was.settlers[to.index()] + 1);
        }
    });
}
