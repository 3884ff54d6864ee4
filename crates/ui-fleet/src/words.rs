//! The words of what both editions have: ships, parties, special cards, counts.

use ::fleet::{Aboard, Berth, COLOURS, Colour, Counts, Harbour, ShipKind, Special, VoteKind};
use engine::{Game, PerSeat, Seat, SeatSet};
use maud::{Markup, html};

use crate::l10n::{Lang, Value, join_names, say};
use ui::picture::Scene;

/// A kind of ship: a heading or a label.
pub fn kind(lang: Lang, kind: ShipKind) -> String {
    say(lang, "fleet-ship", &[("ship", kind.name().into())])
}

/// Where long names may break: before these parts, inside a word.
const BREAKS: &[&str] = &[
    "schiff",
    "schafts",
    "stützung",
    "wandeln",
    "ling",
    "kratie",
    "opferung",
    "wartete",
    "steckte",
    "räume",
    "vention",
    "gungs",
    "chalcum",
    "pected",
    "shifting",
    "gees",
    "cracy",
    "rifice",
    "kształtny",
    "wencja",
    "dziewana",
    "cenie",
    "kracja",
    "tyczne",
    "mierze",
];

/// A name with the places where it may break. Browsers that break words by themselves do not know ours.
pub fn soft(name: &str) -> String {
    let mut soft = name.to_owned();
    for part in BREAKS {
        let inside = |at: usize| soft[..at].ends_with(char::is_alphabetic);
        if let Some(at) = soft.find(part).filter(|&at| inside(at)) {
            soft.insert(at, '\u{ad}');
        }
    }
    soft
}

/// Functions that name a ship by a message.
macro_rules! of_ships {
    ($($(#[$note:meta])* $name:ident: $key:literal,)+) => {
        $($(#[$note])*
        pub fn $name(lang: Lang, harbour: &Harbour, berth: Berth) -> String {
            of_ship(lang, $key, harbour, berth)
        })+
    };
}

of_ships! {
    /// A ship's name: a heading or a label.
    ship: "fleet-ship",
    /// A ship as the object of a sentence: "the Ark".
    ship_the: "fleet-ship-the",
    /// A ship at the beginning of a sentence: "The Ark".
    ship_subject: "fleet-ship-subject",
    /// Where refugees are: "aboard the Ark".
    ship_on: "fleet-ship-on",
    /// Where refugees are put: "on the Ark".
    ship_onto: "fleet-ship-onto",
    /// Where refugees come from: "from the Ark".
    ship_from: "fleet-ship-from",
}

/// Where both ships of a kind are used, the upgraded one says so.
fn of_ship(lang: Lang, key: &str, harbour: &Harbour, berth: Berth) -> String {
    let there = harbour.ship(berth);
    let name = say(lang, key, &[("ship", there.kind.name().into())]);
    let twins = harbour.ships().iter().filter(|ship| ship.kind == there.kind).count() > 1;
    match twins && there.upgraded {
        true => format!("{name} {}", say(lang, "fleet-ship-twin", &[("ship", there.kind.name().into())])),
        false => name,
    }
}

/// Who has how many somewhere: "you 2, Anna 1, neutral 3".
pub fn aboard<G: Game>(scene: &Scene<'_, G>, cubes: &Aboard) -> String {
    let there = colours().filter(|colour| cubes[colour.index()] > 0);
    listed(scene, there.map(|colour| (colour, cubes[colour.index()])))
}

/// Whose points, of those who get any: "you 8, Anna 5", or "no victory points".
pub fn scored<G: Game>(scene: &Scene<'_, G>, points: &PerSeat<u8>) -> String {
    let list = listed(
        scene,
        points.iter().filter(|(_, points)| **points > 0).map(|(seat, &points)| (Colour::Seat(seat), points)),
    );
    if list.is_empty() { say(scene.lang, "fleet-no-points", &[]) } else { list }
}

/// Every seat with its number.
pub fn counted<G: Game>(scene: &Scene<'_, G>, numbers: &PerSeat<u8>) -> String {
    listed(scene, numbers.iter().map(|(seat, &number)| (Colour::Seat(seat), number)))
}

fn listed<G: Game>(scene: &Scene<'_, G>, list: impl Iterator<Item = (Colour, u8)>) -> String {
    list.map(|(colour, count)| format!("{} {count}", party(scene, colour))).collect::<Vec<_>>().join(", ")
}

/// All colours in order: the seats, then the neutral one.
pub fn colours() -> impl Iterator<Item = Colour> + Clone {
    let seats = (0..COLOURS - 1).map(|seat| Colour::Seat(Seat(seat as u8)));
    seats.chain([Colour::Neutral])
}

/// A party inside a sentence: "you", "Anna", "neutral".
pub fn party<G: Game>(scene: &Scene<'_, G>, colour: Colour) -> String {
    of_party(scene, "fleet-party", colour)
}

/// A player at the beginning of a sentence.
pub fn subject<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> String {
    of_party(scene, "fleet-subject", Colour::Seat(seat))
}

/// A player's name or "you".
pub fn name<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> String {
    party(scene, Colour::Seat(seat))
}

/// Players as people say them.
pub fn names<G: Game>(scene: &Scene<'_, G>, seats: impl Iterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.map(|seat| name(scene, seat)).collect();
    join_names(scene.lang, &names)
}

fn of_party<G: Game>(scene: &Scene<'_, G>, key: &str, colour: Colour) -> String {
    let [who, name] = who(scene, colour);
    say(scene.lang, key, &[who, name])
}

/// How messages tell parties apart: the arguments `who` and `name`.
pub fn who<G: Game>(scene: &Scene<'_, G>, colour: Colour) -> [(&'static str, Value<'static>); 2] {
    let (who, name) = match colour {
        Colour::Neutral => ("neutral", String::new()),
        Colour::Seat(seat) if scene.is_you(seat) => ("you", scene.name(seat).to_owned()),
        Colour::Seat(seat) => ("other", scene.name(seat).to_owned()),
    };
    [("who", who.into()), ("name", name.into())]
}

/// "yes" or "no", as messages choose by it.
pub fn yes(yes: bool) -> Value<'static> {
    if yes { "yes" } else { "no" }.into()
}

pub fn colour(lang: Lang, colour: Colour) -> String {
    say(lang, "fleet-colour", &[("colour", colour_key(colour).into())])
}

/// The letter on a party's cubes.
pub fn letter(lang: Lang, colour: Colour) -> String {
    say(lang, "fleet-letter", &[("colour", colour_key(colour).into())])
}

/// A party's mark in words: "blue, letter B".
pub fn mark(lang: Lang, colour: Colour) -> String {
    let (name, letter) = (self::colour(lang, colour), letter(lang, colour));
    say(lang, "fleet-mark", &[("colour", name.into()), ("letter", letter.into())])
}

fn colour_key(colour: Colour) -> &'static str {
    ["blue", "red", "jade", "yellow", "violet", "grey"][colour.index()]
}

/// Special cards with their numbers.
pub fn specials(lang: Lang, counts: &Counts<{ Special::ALL.len() }>) -> String {
    stacked(lang, Special::ALL.into_iter().map(|special| (self::special(lang, special), counts.of(special.index()))))
}

pub fn stacked(lang: Lang, list: impl Iterator<Item = (String, u8)>) -> String {
    let list: Vec<String> = list
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name })
        .collect();
    if list.is_empty() { say(lang, "fleet-none", &[]) } else { list.join(", ") }
}

pub fn special(lang: Lang, special: Special) -> String {
    say(lang, "fleet-special", &[("special", special.name().into())])
}

/// "3 victory points".
pub fn points(lang: Lang, points: i32) -> String {
    say(lang, "fleet-points", &[("points", points.into())])
}

/// Functions that say how many by a message.
macro_rules! counts {
    ($($(#[$note:meta])* $name:ident: $key:literal,)+) => {
        $($(#[$note])*
        pub fn $name(lang: Lang, count: u8) -> String {
            say(lang, $key, &[("count", count.into())])
        })+
    };
}

counts! {
    /// "3 cubes".
    cubes: "fleet-cubes",
    /// "3 refugees" as the object of a sentence.
    refugees: "fleet-refugees",
    /// "3 neutral refugees".
    neutrals: "fleet-neutrals",
    /// "7 politics cards" as the object of a sentence.
    politics_cards: "fleet-politics-cards",
    /// "2 special cards" as the object of a sentence.
    special_cards: "fleet-special-cards",
}

/// A name with the letter of its cubes: `Anna [B]`.
pub fn marked<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> String {
    format!("{} [{}]", scene.name(seat), letter(scene.lang, Colour::Seat(seat)))
}

/// A link to a clause in the rules of the game.
pub fn clause<G: Game>(id: &str) -> Markup {
    html! { a.clause href={ "/games/" (G::META.id) "/rules#" (id) } { (id) } }
}

/// What an upgraded ship can do; `premium` is the card that moves a ship by the premium table.
pub fn ship_power(lang: Lang, kind: ShipKind, premium: String) -> String {
    say(lang, "fleet-ship-power", &[("ship", kind.name().into()), ("premium", premium.into())])
}

/// What is known of a ship beside what the harbour shows.
pub struct ShipFacts {
    /// It is about to be scored.
    pub arriving: bool,
    /// The points of every seat if it landed now.
    pub worth: PerSeat<u8>,
    /// What it can do when it is upgraded.
    pub power: String,
}

/// Everything about a ship: place, seats, who is aboard, what it can do, what it would score.
pub fn ship_words<G: Game>(scene: &Scene<'_, G>, harbour: &Harbour, berth: Berth, facts: &ShipFacts) -> String {
    let lang = scene.lang;
    let there = harbour.ship(berth);
    let place = match there.in_port() {
        _ if facts.arriving => "land",
        true => "port",
        false => "ocean",
    };
    let args = [
        ("ship", ship(lang, harbour, berth).into()),
        ("berth", (berth + 1).into()),
        ("place", place.into()),
        ("upgraded", yes(there.upgraded)),
        ("taken", there.taken().into()),
        ("seats", there.seats.into()),
    ];
    let mut parts = vec![say(lang, "fleet-ship-words", &args)];
    match there.is_empty() {
        true => parts.push(say(lang, "fleet-ship-empty", &[])),
        false => {
            parts.push(say(lang, "fleet-ship-aboard", &[("list", aboard(scene, &there.seated).into())]));
            if there.hold.iter().any(|&cubes| cubes > 0) {
                parts.push(say(lang, "fleet-ship-hold", &[("list", aboard(scene, &there.hold).into())]));
            }
            parts.push(say(lang, "fleet-ship-worth", &[("list", scored(scene, &facts.worth).into())]));
        }
    }
    if there.upgraded {
        parts.push(facts.power.clone());
    }
    parts.join(" ")
}

/// What a special card does; a card that only scores gives these points.
pub fn special_effect(lang: Lang, special: Special, points: u8) -> String {
    let points = self::points(lang, points.into());
    say(lang, "fleet-special-effect", &[("special", special.name().into()), ("points", points.into())])
}

/// The clause of a special card in the rules of an edition, by the two letters of its clauses.
#[macro_export]
macro_rules! special_clause {
    ($prefix:literal, $special:expr) => {
        match $special {
            Special::Pursuit => concat!($prefix, "-11.3"),
            Special::Empathy => concat!($prefix, "-11.4"),
            Special::Guardian => concat!($prefix, "-11.7"),
            Special::Alliance => concat!($prefix, "-11.5"),
            Special::Holds => concat!($prefix, "-11.6"),
            Special::Intervention => concat!($prefix, "-11.8"),
            Special::Sacrifice => concat!($prefix, "-11.10"),
            Special::Spy => concat!($prefix, "-11.9"),
            Special::Birds | Special::Orichalcum | Special::Key => concat!($prefix, "-11.11"),
        }
    };
}

/// The kind of the votes of a round: "secret" or "open" in words.
pub fn vote(lang: Lang, kind: VoteKind) -> String {
    say(lang, "fleet-vote", &[("kind", kind.name().into())])
}

/// The slots of a bit set, counted from 1: "2 and 4".
fn slots(lang: Lang, bits: u8) -> String {
    let slots: Vec<String> = (0..5).filter(|slot| bits >> slot & 1 == 1).map(|slot| (slot + 1).to_string()).collect();
    join_names(lang, &slots)
}

/// A choice: which cards of the own row stay face down.
pub fn keep_down(lang: Lang, bits: u8) -> String {
    if bits == 0 {
        return say(lang, "fleet-action-all-up", &[]);
    }
    say(lang, "fleet-action-keep-down", &[("count", bits.count_ones().into()), ("slots", slots(lang, bits).into())])
}

/// A choice: whose cubes leave the Senate.
pub fn expel<G: Game>(scene: &Scene<'_, G>, seat: Seat, count: u8) -> String {
    let [who, name] = who(scene, Colour::Seat(seat));
    say(scene.lang, "fleet-action-expel", &[who, name, ("cubes", cubes(scene.lang, count).into())])
}

/// A choice: whose refugee leaves the ship that is asked about.
pub fn throw_off<G: Game>(scene: &Scene<'_, G>, colour: Colour, hold: bool) -> String {
    let [who, name] = who(scene, colour);
    say(scene.lang, "fleet-action-throw-off", &[who, name, ("hold", yes(hold))])
}

/// A choice: on which ship to give up an own refugee.
pub fn sacrifice(lang: Lang, harbour: &Harbour, ship: Berth, hold: bool) -> String {
    let on = ship_on(lang, harbour, ship);
    say(lang, "fleet-action-sacrifice", &[("on", on.into()), ("hold", yes(hold))])
}

/// A choice: a card that is played from somewhere; `slot` counts from 1.
pub fn play<G: Game>(
    scene: &Scene<'_, G>,
    key: &str,
    (from, slot): (&'static str, u8),
    card: Option<String>,
    lender: Option<Seat>,
) -> String {
    let args = [
        ("from", if from == "borrowed" && lender.is_none() { "nobody" } else { from }.into()),
        ("card", card.unwrap_or_else(|| say(scene.lang, "fleet-card-neighbour", &[])).into()),
        ("name", lender.map_or("", |lender| scene.name(lender)).into()),
        ("slot", slot.into()),
    ];
    scene.say(key, &args)
}

/// Whom all wait for, and for what; who has chosen in secret. Nothing more.
pub fn waiting<G: Game>(scene: &Scene<'_, G>, awaited: SeatSet, what: &str, ready: SeatSet) -> String {
    let args = [("names", names(scene, awaited.iter()).into()), ("what", what.into())];
    let sentence = say(scene.lang, "fleet-wait", &args);
    if ready.is_empty() {
        return sentence;
    }
    let ready = names(scene, ready.iter());
    format!("{sentence} {}", say(scene.lang, "fleet-wait-ready", &[("names", ready.into())]))
}
