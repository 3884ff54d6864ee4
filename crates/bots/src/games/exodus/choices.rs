//! What can be told of a choice at a glance: what it gives, costs and completes. The weights
//! (`weights/exodus-choices.toml`) say how much each makes a choice likelier, so that the search knows where to look
//! first.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::Seat;
use game_exodus::atoms::{Atom, Atoms, PillarEffect};
use game_exodus::components::Components;
use game_exodus::kinds::{Profession, Stage, TileKind};
use game_exodus::{Action, Exodus, Player, Target, Tile, variants};

macro_rules! action_features {
    ($($sign:ident $name:literal,)*) => {
        /// Something that can be told of a choice.
        #[derive(Clone, Copy, Debug)]
        enum Sign { $($sign,)* }

        /// How the action_features are called in the file of weights.
        pub(super) const ACTION_FEATURES: &[&str] = &[$($name,)*];
    };
}

action_features! {
    Advance "advance",
    AdvanceGain "advance-gain",
    Train "train",
    TrainGain "train-gain",
    TrainCost "train-cost",
    TrainWanted "train-wanted",
    Send "send",
    SendGain "send-gain",
    SendWanted "send-wanted",
    ToResidence "to-residence",
    ToNewResidence "to-new-residence",
    ToShip "to-ship",
    ToWorkshop "to-workshop",
    ToLastSlot "to-last-slot",
    ToPillar "to-pillar",
    Learn "learn",
    PlayInfluence "play-influence",
    UsePillar "use-pillar",
    UsePillarGain "use-pillar-gain",
    SpendFavour "spend-favour",
    SpendFavourAtLast "spend-favour-at-last",
    EndTurn "end-turn",
    EndTurnEarly "end-turn-early",
    KingBooks "king-books",
    KingGold "king-gold",
    KingSettlers "king-settlers",
    KingGuard "king-guard",
    KingShip "king-ship",
    KingWorkshop "king-workshop",
    KingAgora "king-agora",
    KingPillar "king-pillar",
    KingFavours "king-favours",
    KingFlames "king-flames",
    KingMore "king-more",
    OrderGain "order-gain",
    OrderPlace "order-place",
    TakeGuard "take-guard",
    CellGain "cell-gain",
    CellFillsRow "cell-fills-row",
    CellFillsColumn "cell-fills-column",
    CellInRow "cell-in-row",
    CellScoredSoon "cell-scored-soon",
    Activate "activate",
    ActivateGain "activate-gain",
    HigherStage "higher-stage",
    OpenCard "open-card",
    ResidencePlaces "residence-places",
    AgoraGain "agora-gain",
    Monument "monument",
    BookNeeded "book-needed",
    Stop "stop",
    Again "again",
}

static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let text = include_str!("../../../weights/exodus-choices.toml");
    let weights: BTreeMap<String, f32> = toml::from_str(text).expect("a file of weights is TOML");
    assert_eq!(weights.len(), ACTION_FEATURES.len(), "there is a weight for each sign");
    ACTION_FEATURES.iter().map(|name| *weights.get(*name).unwrap_or_else(|| panic!("no weight of {name}"))).collect()
});

/// How much likelier than another each choice is, as weights above zero.
pub(super) fn likely(game: &Exodus, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
    let weights = &**WEIGHTS;
    into.extend(actions.iter().map(|action| lean(game, seat, action, weights).exp()));
}

/// All that can be told of an action, by [`ACTION_FEATURES`].
pub(super) fn action_features(game: &Exodus, seat: Seat, action: &Action, into: &mut [f32]) {
    read(game, seat, action, &mut |sign, value| into[sign as usize] += value);
}

fn lean(game: &Exodus, seat: Seat, action: &Action, weights: &[f32]) -> f32 {
    let mut sum = 0.0;
    read(game, seat, action, &mut |sign, value| sum += weights[sign as usize] * value);
    sum
}

/// Roughly what an atom is worth, in points.
fn atom(atom: Atom) -> f32 {
    match atom {
        Atom::Vp(count) => f32::from(count),
        Atom::Book(_, count) => 0.8 * f32::from(count),
        Atom::AnyBook(count) => 0.95 * f32::from(count),
        Atom::Gold(count) => 1.3 * f32::from(count),
        Atom::Flame(count) => 1.3 * f32::from(count),
        Atom::Favour(count) => 1.5 * f32::from(count),
        Atom::BagSettler(count) => 1.3 * f32::from(count),
        Atom::InfluenceCard => 2.3,
        Atom::Monument(_) => 5.5,
        Atom::TakeShip => 3.0,
        Atom::TakeWorkshop => 2.5,
        Atom::TakePillar(_) => 3.0,
    }
}

/// 1 if it is so.
fn yes(so: bool) -> f32 {
    f32::from(u8::from(so))
}

fn gain(atoms: &Atoms) -> f32 {
    atoms.get().iter().map(|&each| atom(each)).sum()
}

fn read(game: &Exodus, seat: Seat, action: &Action, tell: &mut impl FnMut(Sign, f32)) {
    let data = game.components();
    let player = game.player(seat);
    match *action {
        Action::Advance => {
            tell(Sign::Advance, 1.0);
            let next = usize::from(player.priest) + 1;
            tell(Sign::AdvanceGain, data.track.bonus.get(next).copied().flatten().map_or(0.0, atom));
        }
        Action::Train { to } | Action::PillarTrain { to } | Action::FreeTrain { to } => train(game, player, to, tell),
        Action::Dispatch { profession, target }
        | Action::KnowledgeDispatch { profession, target }
        | Action::CardDispatch { profession, target }
        | Action::PillarDispatch { profession, target } => {
            tell(Sign::Send, 1.0);
            tell(Sign::SendGain, gain(&data.school.field(profession).dispatch));
            if matches!(action, Action::Dispatch { .. }) {
                tell(Sign::SendWanted, wanted(game, player, profession));
            }
            self::target(data, player, target, tell);
        }
        Action::TakeKnowledge { .. } => tell(Sign::Learn, 1.0),
        Action::PlayInfluence { .. } => tell(Sign::PlayInfluence, 1.0),
        Action::UsePillar { pillar, stage } => {
            tell(Sign::UsePillar, 1.0);
            let card = player.pillars().get(usize::from(pillar)).and_then(|pillar| pillar.card(stage));
            if let Some(PillarEffect::Gain(each)) = card.map(|card| data.pillar(card).effect) {
                tell(Sign::UsePillarGain, atom(each));
            }
        }
        Action::SpendFavour => {
            let sign = if game.actions_left() == 0 { Sign::SpendFavourAtLast } else { Sign::SpendFavour };
            tell(sign, 1.0);
        }
        Action::EndTurn => {
            tell(if game.actions_left() == 0 { Sign::EndTurn } else { Sign::EndTurnEarly }, 1.0);
        }
        Action::PlaceKing { field } => king(game, seat, field, tell),
        Action::OrderSpace { space } => {
            tell(Sign::OrderGain, gain(&data.order(space).bonus));
            tell(Sign::OrderPlace, f32::from(space.0));
        }
        Action::TakeGuard { take } => tell(Sign::TakeGuard, yes(take)),
        Action::PlaceTile { cell } => place(game, player, cell, tell),
        Action::ActivateNow { profession, .. } => {
            tell(Sign::Activate, 1.0);
            tell(Sign::ActivateGain, gain(&data.school.field(profession).dispatch));
        }
        Action::TakePillar { stage, .. } => {
            tell(Sign::HigherStage, if stage == Stage::Base { 0.0 } else { 1.0 });
        }
        Action::TakeInfluence { .. } | Action::TakeDiscarded { .. } => tell(Sign::OpenCard, 1.0),
        Action::TakeTile { tile } => {
            tell(Sign::OpenCard, 1.0);
            if let Tile::Agora(agora) = tile {
                tell(Sign::AgoraGain, gain(&data.agora(agora).gain));
            }
        }
        Action::KeepTile { tile: Tile::Agora(agora) } => tell(Sign::AgoraGain, gain(&data.agora(agora).gain)),
        Action::TakeResidence { residence } => {
            tell(Sign::ResidencePlaces, f32::from(data.residence(residence).places));
        }
        Action::TakeMonument { .. } => tell(Sign::Monument, 1.0),
        Action::ChooseBook { book } => tell(Sign::BookNeeded, -f32::from(player.books[book.index()].min(4))),
        Action::PayBook { book } => tell(Sign::BookNeeded, f32::from(player.books[book.index()].min(4))),
        Action::Exchange { from, to } => {
            let count = |book: game_exodus::kinds::Book| f32::from(player.books[book.index()].min(4));
            tell(Sign::BookNeeded, count(from) - count(to));
        }
        Action::Stop => tell(Sign::Stop, 1.0),
        Action::Again { again } => tell(Sign::Again, yes(again)),
        variants!(Action:
            Skip BaseInstant DrawInfluence KeepInfluence Decline DrawTiles KeepTile ChooseColour WorkshopSlot
            RotateMiddle RotateTop DrawKnowledge KeepKnowledge SwapFirst SwapSecond MoveTile PayGold GiveBack
            KeepSettler Reward Change CapitalPart
        ) => {}
    }
}

fn train(game: &Exodus, player: &Player, to: Profession, tell: &mut impl FnMut(Sign, f32)) {
    let data = game.components();
    let field = data.school.field(to);
    tell(Sign::Train, 1.0);
    let before = field.from.map_or(0.0, |from| gain(&data.school.field(from).dispatch));
    tell(Sign::TrainGain, gain(&field.dispatch) - before);
    tell(Sign::TrainCost, f32::from(field.books.iter().sum::<u8>()) + 1.5 * f32::from(field.gold));
    tell(Sign::TrainWanted, wanted(game, player, to));
}

/// How many cards of the display ask for a settler of the profession whom the player lacks.
fn wanted(game: &Exodus, player: &Player, profession: Profession) -> f32 {
    let data = game.components();
    let mut count = 0.0;
    for name in game.knowledge_fields().flatten() {
        let [one, other] = data.knowledge(name).requires;
        if (one == profession || other == profession) && player.knowledge().all(|owned| owned != name) {
            let partner = if one == profession { other } else { one };
            let there = player.settlers[partner.index()] > u8::from(partner == profession);
            count += if there { 1.0 } else { 0.3 };
        }
    }
    count
}

fn target(data: &Components, player: &Player, target: Target, tell: &mut impl FnMut(Sign, f32)) {
    match target {
        Target::Residence if player.incomplete().is_some() => tell(Sign::ToResidence, 1.0),
        Target::Residence => tell(Sign::ToNewResidence, 1.0),
        Target::Ship => tell(Sign::ToShip, 1.0),
        Target::Workshop { cell, .. } => {
            tell(Sign::ToWorkshop, 1.0);
            if let Some(game_exodus::Building::Workshop(tile)) = player.plot(cell).building {
                let left = u32::from(data.workshop(tile).slots) - player.plot(cell).filled_slots().count_ones();
                tell(Sign::ToLastSlot, yes(left == 1));
            }
        }
        Target::Pillar { .. } => tell(Sign::ToPillar, 1.0),
    }
}

fn king(game: &Exodus, seat: Seat, field: game_exodus::kinds::Field, tell: &mut impl FnMut(Sign, f32)) {
    let data = game.components();
    let player = game.player(seat);
    let face = data.city.field(field);
    tell(Sign::KingBooks, f32::from(face.books.iter().sum::<u8>() + face.any_books));
    tell(Sign::KingGold, f32::from(face.gold));
    tell(Sign::KingSettlers, game.standing(field).flatten().count() as f32 + f32::from(face.bag));
    tell(Sign::KingGuard, yes(game.guard_beside(field).is_some()));
    let free = data.grid.other & !player.covered() != 0;
    match face.tile.filter(|_| game.tile(field).is_some()) {
        Some(TileKind::Ship) if player.ships().len() < data.grid.ships.len() => tell(Sign::KingShip, 1.0),
        Some(TileKind::Workshop) if free => tell(Sign::KingWorkshop, 1.0),
        Some(TileKind::Agora) if data.grid.agora & !player.covered() != 0 => tell(Sign::KingAgora, 1.0),
        _ => {}
    }
    tell(Sign::KingPillar, yes(face.pillar.is_some()));
    let room = game.favour_limit(seat).saturating_sub(player.favours);
    tell(Sign::KingFavours, f32::from(face.favours.min(room)));
    tell(Sign::KingFlames, f32::from(face.flames));
    tell(Sign::KingMore, gain(&face.more));
}

fn place(game: &Exodus, player: &Player, cell: game_exodus::kinds::Cell, tell: &mut impl FnMut(Sign, f32)) {
    let grid = &game.components().grid;
    let face = grid.cell(cell);
    let after = player.covered() | 1 << cell.0;
    let (row, column) = (grid.row[usize::from(face.row)], grid.column[usize::from(face.column)]);
    tell(Sign::CellGain, atom(face.bonus));
    tell(Sign::CellFillsRow, yes(row & !after == 0));
    tell(Sign::CellFillsColumn, yes(column & !after == 0));
    tell(Sign::CellInRow, (row & after).count_ones() as f32);
    let soon = grid.scored.get(usize::from(game.year())).is_some_and(|rows| rows >> face.row & 1 == 1);
    tell(Sign::CellScoredSoon, yes(soon));
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, Dice, Game, GameOptions, play_out};

    use super::*;

    fn told(game: &Exodus, seat: Seat, action: &Action, sign: Sign) -> f32 {
        let mut all = vec![0.0; ACTION_FEATURES.len()];
        action_features(game, seat, action, &mut all);
        all[sign as usize]
    }

    #[test]
    fn what_is_told_of_a_choice_is_what_it_gives() {
        let set = game_exodus::Components::standard();
        let mut game = Exodus::setup(set, &game_exodus::Options::for_seats(2)).unwrap();
        let mut met = [0; 3];
        play_out(&mut game, &mut engine::QuickDice::new(4), &mut Vec::new(), |game, seat, actions, dice| {
            for action in actions {
                match *action {
                    Action::PlaceTile { cell } => {
                        let mut after = *game;
                        after.apply(seat, action, &mut ());
                        let (row, covered) =
                            (set.grid.row[usize::from(set.grid.cell(cell).row)], after.player(seat).covered());
                        // A tile that is moved uncovers a cell.
                        if covered.count_ones() > game.player(seat).covered().count_ones() {
                            assert_eq!(told(game, seat, action, Sign::CellFillsRow) > 0.0, row & !covered == 0);
                            met[0] += 1;
                        }
                    }
                    Action::Dispatch { target: Target::Workshop { .. }, .. } => {
                        let mut after = *game;
                        after.apply(seat, action, &mut ());
                        let active = after.player(seat).active_workshops() != game.player(seat).active_workshops();
                        assert_eq!(told(game, seat, action, Sign::ToLastSlot) > 0.0, active, "{action}");
                        met[1] += 1;
                    }
                    Action::Train { to } => {
                        assert_eq!(told(game, seat, action, Sign::Train), 1.0);
                        assert_eq!(told(game, seat, action, Sign::TrainWanted) > 0.0, is_asked_for(game, seat, to));
                        met[2] += 1;
                    }
                    _ => {}
                }
            }
            dice.below(actions.len() as u32) as usize
        });
        assert!(met.iter().all(|&count| count > 0), "{met:?}");
    }

    fn is_asked_for(game: &Exodus, seat: Seat, profession: Profession) -> bool {
        let owned: Vec<_> = game.player(seat).knowledge().collect();
        let mut new = game.knowledge_fields().flatten().filter(|name| !owned.contains(name));
        new.any(|name| game.components().knowledge(name).requires.contains(&profession))
    }
}
