//! The words of the game: objects, places, actions, refusals.

use engine::Seat;
use game_atlantis::{Action, Atlantis, Cards, Object, PlayerView, Position, Tile, View};

use crate::l10n::{Lang, say};
use ui::picture::Scene;

/// A place on the path, for the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Atlantis,
    Path(Position),
    Mainland,
}

impl Place {
    pub(super) fn of(position: Position, mainland: Position) -> Self {
        match position {
            0 => Self::Atlantis,
            _ if position >= mainland => Self::Mainland,
            _ => Self::Path(position),
        }
    }
}

/// A place in one of its cases: `place-to`, `place-from`, `place-on`.
pub(super) fn place(lang: Lang, key: &str, place: Place) -> String {
    let (kind, number) = match place {
        Place::Atlantis => ("atlantis", 0),
        Place::Path(position) => ("path", position),
        Place::Mainland => ("mainland", 0),
    };
    say(lang, key, &[("kind", kind.into()), ("n", number.into())])
}

/// An object's name, as a heading or a label.
pub(super) fn object(lang: Lang, object: Object) -> String {
    say(lang, "object", &[("object", object.name().into())])
}

/// An object's name as the object of a sentence: Polish declines it.
pub(super) fn object_acc(lang: Lang, object: Object) -> String {
    say(lang, "object-acc", &[("object", object.name().into())])
}

/// A tile's name: "crown 5".
pub(super) fn tile(lang: Lang, tile: Tile) -> String {
    format!("{} {}", object(lang, tile.object), tile.value)
}

/// A tile's name as the object of a sentence.
pub(super) fn tile_acc(lang: Lang, tile: Tile) -> String {
    format!("{} {}", object_acc(lang, tile.object), tile.value)
}

/// Cards in words: "ring, 2 × flag".
pub(super) fn cards(lang: Lang, cards: &Cards) -> String {
    let one = |(card, count)| match count {
        1 => object(lang, card),
        _ => format!("{count} × {}", object(lang, card)),
    };
    let list: Vec<String> = cards.iter().map(one).collect();
    if list.is_empty() { say(lang, "none", &[]) } else { list.join(", ") }
}

/// The letter on a seat's figures.
pub(super) fn letter(lang: Lang, seat: Seat) -> String {
    say(lang, "figure-letter", &[("colour", colour_key(seat).into())])
}

/// The colour of a seat's figures.
pub(super) fn colour(lang: Lang, seat: Seat) -> String {
    say(lang, "figure-colour", &[("colour", colour_key(seat).into())])
}

fn colour_key(seat: Seat) -> &'static str {
    ["red", "blue", "white", "black"][seat.index() % 4]
}

/// Whether and where the bridge of a player is built.
pub(super) fn bridge(lang: Lang, player: &PlayerView) -> String {
    match player.bridge {
        Some(position) => say(lang, "facts-bridge-built", &[("gap", position.to_string().into())]),
        None => say(lang, "facts-bridge-free", &[]),
    }
}

/// A gap by its positions: "15" or "15–17".
pub(super) fn range(first: Position, last: Position) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// A choice as the label of a button.
pub(super) fn action(lang: Lang, view: &View, action: Action) -> String {
    let mainland = view.path.mainland();
    match action {
        Action::Buy { value } => {
            say(lang, "action-buy", &[("value", value.into()), ("cards", view.components().buy_cards(value).into())])
        }
        Action::Bridge { gap } => {
            let last = view.path.gaps().find(|found| found.first == gap).map_or(gap, |found| found.last);
            say(lang, "action-bridge", &[("gap", range(gap, last).into())])
        }
        Action::Move { from } => {
            say(lang, "action-move", &[("from", place(lang, "place-on", Place::of(from, mainland)).into())])
        }
        Action::ShowHand => say(lang, "action-show-hand", &[]),
        Action::Play { object } => say(lang, "action-play", &[("card", object_acc(lang, object).into())]),
        Action::PayTile { value } => say(lang, "action-pay-tile", &[("value", value.into())]),
        Action::PayCard { object } => say(lang, "action-pay-card", &[("card", object_acc(lang, object).into())]),
        Action::Done => say(lang, "action-done", &[]),
    }
}

/// What lies at a position and whose figures stand there.
pub(super) fn stack(view: &View, scene: &Scene<'_, Atlantis>, position: Position) -> String {
    let Some(shown) = view.path.tile(position) else { return String::new() };
    let height = view.path.height(position);
    let args = [("height", height.into()), ("n", position.into()), ("tile", tile(scene.lang, shown).into())];
    let standing = view.players.iter().filter(|(_, seat)| seat.figures.contains(&position));
    standing.fold(say(scene.lang, "stack", &args), |words, (seat, _)| format!("{words}, {}", figure(scene, seat)))
}

pub(super) fn figure(scene: &Scene<'_, Atlantis>, seat: Seat) -> String {
    let words = match scene.is_you(seat) {
        true => say(scene.lang, "stack-figure-own", &[]),
        false => say(scene.lang, "stack-figure", &[("name", scene.name(seat).to_owned().into())]),
    };
    lettered(scene, seat, &words)
}

/// Words with the letter of a seat's figures: `Anna [R]`.
pub(super) fn lettered(scene: &Scene<'_, Atlantis>, seat: Seat, words: &str) -> String {
    format!("{words} [{}]", letter(scene.lang, seat))
}
