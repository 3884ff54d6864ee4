//! Why not, in the person's language: one sentence per reason, without its clause.

use engine::Seat;
use game_last_days::{Card, Colour, Illegal, Zone};

use super::words;
use crate::l10n::{Lang, Value, say};

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    let berth = |key: &str, ship: u8| one(key, "berth", (u16::from(ship) + 1).into());
    let colour = |seat: Seat| Value::from(words::colour(lang, Colour::Seat(Seat(seat.0 % 5))));
    let of_card = |key: &str, card: Card| one(key, "card", words::card(lang, card).into());
    match *illegal {
        Illegal::Seats { seats } => one("ld-refusal-seats", "seats", seats.into()),
        Illegal::ExtraCards { cards } => one("ld-refusal-extra-cards", "cards", cards.into()),
        Illegal::Over => plain("fleet-refusal-over"),
        Illegal::LuckFirst => plain("fleet-refusal-luck-first"),
        Illegal::NotYourTurn => plain("fleet-refusal-not-your-turn"),
        Illegal::Committed => plain("fleet-refusal-committed"),
        Illegal::WrongMoment { asked } => one("fleet-refusal-wrong-moment", "what", words::todo(lang, asked).into()),
        Illegal::NoSuchShip { ship } => berth("fleet-refusal-no-such-ship", ship),
        Illegal::ShipFull { ship } => berth("fleet-refusal-ship-full", ship),
        Illegal::ShipAtSea { ship } => berth("fleet-refusal-ship-at-sea", ship),
        Illegal::NotAtSea { ship } => berth("fleet-refusal-not-at-sea", ship),
        Illegal::AnotherShip { ship } => berth("fleet-refusal-another-ship", ship),
        Illegal::JustBoarded { ship } => berth("ld-refusal-just-boarded", ship),
        Illegal::NotChosen { ship } => berth("ld-refusal-not-chosen", ship),
        Illegal::EmptyShip { ship } => berth("fleet-refusal-empty-ship", ship),
        Illegal::NotCompletely => plain("fleet-refusal-not-completely"),
        Illegal::BeforeBoarding { special } => {
            one("fleet-refusal-before-boarding", "special", words::special(lang, special).into())
        }
        Illegal::MustPlace => plain("fleet-refusal-must-place"),
        Illegal::MustSail => plain("ld-refusal-must-sail"),
        Illegal::NoExtraShip => plain("ld-refusal-no-extra-ship"),
        Illegal::OwnSeat => plain("fleet-refusal-own-seat"),
        Illegal::NotSeated { .. } => plain("fleet-refusal-not-seated"),
        Illegal::NotAhead { seat } => one("ld-refusal-not-ahead", "colour", colour(seat)),
        Illegal::TooFewCubes { cubes, supply, .. } => {
            say(lang, "fleet-refusal-too-few-cubes", &[("cubes", cubes.into()), ("supply", supply.into())])
        }
        Illegal::SenatorTaken { senator, holder } => say(
            lang,
            "fleet-refusal-tile-taken",
            &[("tile", words::senator(lang, senator).into()), ("colour", colour(holder))],
        ),
        Illegal::NoSuchPower { senator } => {
            one("fleet-refusal-no-such-power", "tile", words::senator(lang, senator).into())
        }
        Illegal::NotInHand { card } => of_card("fleet-refusal-not-in-hand", card),
        Illegal::TooManyDown => plain("fleet-refusal-too-many-down"),
        Illegal::NumberTaken { cubes } => one("ld-refusal-number-taken", "cubes", cubes.into()),
        Illegal::CardCarriedOut => plain("fleet-refusal-card-carried-out"),
        Illegal::MayNotBorrow => plain("ld-refusal-may-not-borrow"),
        Illegal::NotOfTheGods { card } => of_card("ld-refusal-not-of-the-gods", card),
        Illegal::GodsTaken => plain("ld-refusal-gods-taken"),
        Illegal::NotUnbid => plain("ld-refusal-not-unbid"),
        Illegal::OnlyOwnCards => plain("ld-refusal-only-own-cards"),
        Illegal::CannotCarryOut { card } => of_card("fleet-refusal-cannot-carry-out", card),
        Illegal::NotRefugees { card } => of_card("fleet-refusal-not-refugees", card),
        Illegal::NoExchange => plain("fleet-refusal-no-exchange"),
        Illegal::NoCargoAirship => of_card("fleet-refusal-no-airship", Card::Cargo),
        Illegal::WarshipImmune => plain("fleet-refusal-warship-immune"),
        Illegal::NoSenate => plain("ld-refusal-no-senate"),
        Illegal::NotInSenate { cubes, .. } => one("fleet-refusal-not-in-senate", "cubes", cubes.into()),
        Illegal::CannotThrowOff { .. } => plain("fleet-refusal-cannot-throw-off"),
        Illegal::AtLeastOne => plain("fleet-refusal-at-least-one"),
        Illegal::NotJustPlaced { ship } => berth("fleet-refusal-not-just-placed", ship),
        Illegal::WouldBeEmpty { ship } => berth("fleet-refusal-would-be-empty", ship),
        Illegal::NoSuchSpecial { special } => {
            one("fleet-refusal-no-such-special", "special", words::special(lang, special).into())
        }
        Illegal::NoSuchRefund { cubes, most } => {
            say(lang, "ld-refusal-no-such-refund", &[("cubes", cubes.into()), ("most", most.into())])
        }
        Illegal::NoCubeThere { zone } => no_cube(lang, zone),
        // Records and scripted examples alone can meet these: no page asks luck for anything.
        Illegal::OtherLuck
        | Illegal::MarkerOrder
        | Illegal::OtherDrawer { .. }
        | Illegal::DrawCount { .. }
        | Illegal::NoCardLeft { .. }
        | Illegal::NoSpecialLeft { .. }
        | Illegal::NoEventLeft { .. } => plain("fleet-refusal-luck"),
    }
}

/// LD-12.14: there is no own cube in this place.
fn no_cube(lang: Lang, zone: Zone) -> String {
    let (key, ship) = match zone {
        Zone::Supply => ("supply", 0),
        Zone::Senate => ("senate", 0),
        Zone::Slots => ("slots", 0),
        Zone::Front => ("front", 0),
        Zone::NewLand => ("land", 0),
        Zone::Ship(ship) => ("ship", ship),
        Zone::Hold(ship) => ("hold", ship),
    };
    say(lang, "ld-refusal-no-cube", &[("zone", key.into()), ("berth", (u16::from(ship) + 1).into())])
}
