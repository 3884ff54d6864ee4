//! The battery every game passes, and a watch of our own. `SOAK_GAMES` sets how many games are played for each number of
//! seats: `cargo xtask soak` plays 100,000.

mod account;
mod final_points;
mod ledger;
mod spec;
mod told;
mod watch;

use engine::{Dice, GameOptions, QuickDice, Seat};
use game_exodus::kinds::{
    Agora, Book, Cell, Colour, Display, Field, Influence, Knowledge, Monument, OrderSpace, Profession, Residence,
    ShipType, Stage, Workshop,
};
use game_exodus::{Action, Change, Discs, Exodus, Instant, Options, Reward, Start, Target, Tile};
use testkit::{battery, games_to_play};

use crate::tables::altered;

/// Every kind of action, with numbers that can matter: each is legal at some positions and refused at most.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Skip, Action::DrawInfluence, Action::Decline, Action::DrawTiles, Action::Advance];
    all.extend([Action::SpendFavour, Action::DrawKnowledge, Action::Stop, Action::EndTurn]);
    all.extend([false, true].map(|take| Action::TakeGuard { take }));
    all.extend([false, true].map(|again| Action::Again { again }));
    all.extend([0, 2, 4, 5, 255].map(|space| Action::OrderSpace { space: OrderSpace(space) }));
    all.extend([0, 3, 4, 12, 19, 24, 31, 32, 36, 255].map(|field| Action::PlaceKing { field: Field(field) }));
    for cell in [0, 1, 5, 11, 12, 15, 16, 255].map(Cell) {
        all.extend([Action::PlaceTile { cell }, Action::SwapFirst { cell }, Action::SwapSecond { cell }]);
        all.push(Action::MoveTile { cell });
        all.extend([0, 1, 2, 3, 255].map(|slot| Action::WorkshopSlot { cell, slot }));
    }
    let far = [Target::Workshop { cell: Cell(0), slot: 0 }, Target::Workshop { cell: Cell(255), slot: 255 }];
    let pillars = [(0, Stage::Shaft), (1, Stage::Capital), (0, Stage::Base), (255, Stage::Shaft)];
    let pillars = pillars.map(|(pillar, stage)| Target::Pillar { pillar, stage });
    for profession in Profession::ALL {
        all.extend([0, 1, 255].map(|slot| Action::ActivateNow { profession, slot }));
        all.extend([Action::Train { to: profession }, Action::FreeTrain { to: profession }]);
        all.extend([Action::PillarTrain { to: profession }, Action::GiveBack { profession }]);
        for target in [Target::Residence, Target::Ship].into_iter().chain(far).chain(pillars) {
            all.extend([Action::Dispatch { profession, target }, Action::KnowledgeDispatch { profession, target }]);
            all.extend([Action::CardDispatch { profession, target }, Action::PillarDispatch { profession, target }]);
        }
    }
    for stage in Stage::ALL {
        all.push(Action::CapitalPart { part: stage });
        all.extend([0, 2, 3, 255].map(|pillar| Action::UsePillar { pillar, stage }));
        for display in Display::ALL {
            all.extend([0, 1, 3, 255].map(|pillar| Action::TakePillar { display, stage, pillar }));
        }
    }
    for book in Book::ALL {
        all.extend([Action::ChooseBook { book }, Action::PayBook { book }]);
        all.push(Action::BaseInstant { gain: Instant::Book(book) });
        all.extend(Book::ALL.map(|to| Action::Exchange { from: book, to }));
        all.extend([Change::GoldTo(book), Change::BooksToGold(book)].map(|change| Action::Change { change }));
    }
    all.extend([0, 1, 2, 3, 255].map(|place| Action::BaseInstant { gain: Instant::Printed(place) }));
    all.extend([Reward::Vp, Reward::Flame, Reward::Book].map(|reward| Action::Reward { reward }));
    for colour in Colour::ALL {
        all.extend([Action::ChooseColour { colour }, Action::KeepSettler { colour }]);
    }
    for number in [0, 1, 2, 3, 4, 7, 11, 18, 23, 24, 31, 32, 255] {
        all.extend([Action::RotateMiddle { turns: number }, Action::RotateTop { turns: number }]);
        all.extend([Action::PayGold { gold: number }, Action::TakeMonument { monument: Monument(number) }]);
        let card = Influence(number);
        all.extend([Action::TakeInfluence { card }, Action::KeepInfluence { card }, Action::PlayInfluence { card }]);
        let name = Knowledge(number);
        all.extend([0, 1, 2, 255].map(|copy| Action::TakeKnowledge { name, copy }));
        all.extend([Action::TakeDiscarded { name }, Action::KeepKnowledge { name }]);
        all.push(Action::TakeResidence { residence: Residence(number) });
        for tile in [Tile::Ship(ShipType(number)), Tile::Workshop(Workshop(number)), Tile::Agora(Agora(number))] {
            all.extend([Action::TakeTile { tile }, Action::KeepTile { tile }]);
        }
    }
    all
}

/// At random, with a taste for what makes a game rich, and for turns that are used up.
pub(crate) fn choose(_: &Exodus, actions: &[Action], dice: &mut QuickDice) -> Action {
    let zeal = |action: &Action| match action {
        Action::EndTurn | Action::Stop | Action::Skip | Action::Decline => 1,
        Action::TakeKnowledge { .. } | Action::UsePillar { stage: Stage::Capital, .. } => 400,
        Action::TakePillar { stage: Stage::Shaft | Stage::Capital, .. } => 400,
        Action::Dispatch { target: Target::Pillar { .. }, .. } | Action::ActivateNow { .. } => 200,
        Action::Train { to: Profession::SH | Profession::PL } => 100,
        Action::PlayInfluence { .. } | Action::UsePillar { .. } => 80,
        Action::Train { .. } | Action::TakePillar { .. } => 50,
        Action::Advance => 5,
        _ => 10,
    };
    let mut rank = dice.below(actions.iter().map(zeal).sum());
    let found = actions.iter().find(|action| match rank.checked_sub(zeal(action)) {
        Some(rest) => {
            rank = rest;
            false
        }
        None => true,
    });
    *found.unwrap()
}

/// RU-03, RU-99: games with other starts.
pub(crate) fn starts(seats: u8) -> [Options; 2] {
    let last = Start::Seat(Seat(seats - 1));
    [
        Options { discs: Discs::Random, ..Options::for_seats(seats) },
        Options { start: last, ..Options::for_seats(seats) },
    ]
}

fn play(options: impl IntoIterator<Item = Options>, short: u64) {
    battery::<Exodus>(options).candidates(all_actions()).games(games_to_play(short)).run();
}

#[test]
fn random_games_of_one_hold() {
    play([Options::for_seats(1)], 20);
}

#[test]
fn random_games_of_two_hold() {
    play([Options::for_seats(2)], 10);
}

#[test]
fn random_games_of_three_hold() {
    play([Options::for_seats(3)], 8);
}

#[test]
fn random_games_of_four_hold() {
    play([Options::for_seats(4)], 6);
}

#[test]
fn ru_03_ru_99_random_games_with_other_starts_hold() {
    play((1..=4).flat_map(starts), 2);
}

/// AE-1.3.2, AE-25.2: another city, another grid, other professions.
#[test]
fn ae_1_3_2_ae_25_2_random_games_with_other_data_hold() {
    let options = (1..=4).flat_map(|seats| starts(seats).into_iter().chain([Options::for_seats(seats)]));
    battery::<Exodus>(options).components(altered()).candidates(all_actions()).games(games_to_play(1)).run();
}
