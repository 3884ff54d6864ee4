//! Why not, in the person's language: one sentence per reason, without its clause.

use engine::Seat;
use game_doom::{Card, Colour, Illegal};

use super::words;
use crate::l10n::{Lang, Value, say};

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    let berth = |key: &str, ship: u8| one(key, "berth", (u16::from(ship) + 1).into());
    let seat_colour = |seat: Seat| Value::from(words::colour(lang, Colour::Seat(Seat(seat.0 % 5))));
    match *illegal {
        Illegal::Seats { seats } => one("da-refusal-seats", "seats", seats.into()),
        Illegal::ArkForTwo => plain("da-refusal-ark-for-two"),
        Illegal::ShipCount { ships, most } => {
            say(lang, "da-refusal-ship-count", &[("ships", ships.into()), ("most", most.into())])
        }
        Illegal::ShipSeats { seats, needed } => {
            say(lang, "da-refusal-ship-seats", &[("seats", seats.into()), ("needed", needed.into())])
        }
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
        Illegal::EmptyShip { ship } => berth("fleet-refusal-empty-ship", ship),
        Illegal::NotCompletely => plain("fleet-refusal-not-completely"),
        Illegal::BeforeBoarding { special } => {
            one("fleet-refusal-before-boarding", "special", words::special(lang, special).into())
        }
        Illegal::MustPlace => plain("fleet-refusal-must-place"),
        Illegal::OwnSeat => plain("fleet-refusal-own-seat"),
        Illegal::NotSeated { .. } => plain("fleet-refusal-not-seated"),
        Illegal::TooFewCubes { cubes, supply, .. } => {
            say(lang, "fleet-refusal-too-few-cubes", &[("cubes", cubes.into()), ("supply", supply.into())])
        }
        Illegal::FactionTaken { faction, holder } => say(
            lang,
            "fleet-refusal-tile-taken",
            &[("tile", words::faction(lang, faction).into()), ("colour", seat_colour(holder))],
        ),
        Illegal::TooDear { price, supply } => {
            say(lang, "da-refusal-too-dear", &[("price", price.into()), ("supply", supply.into())])
        }
        Illegal::MustTakeFaction => plain("da-refusal-must-take-faction"),
        Illegal::NoSuchPower { faction } => {
            one("fleet-refusal-no-such-power", "tile", words::faction(lang, faction).into())
        }
        Illegal::NotInHand { card } => one("fleet-refusal-not-in-hand", "card", words::card(lang, card).into()),
        Illegal::TooManyDown => plain("fleet-refusal-too-many-down"),
        Illegal::NoSuchOpponent { .. } => plain("da-refusal-no-such-opponent"),
        Illegal::NumberTaken { cubes } => one("da-refusal-number-taken", "cubes", cubes.into()),
        Illegal::CannotForce { .. } => plain("da-refusal-cannot-force"),
        Illegal::CardCarriedOut => plain("fleet-refusal-card-carried-out"),
        Illegal::MayNotBorrow => plain("da-refusal-may-not-borrow"),
        Illegal::CannotCarryOut { card } => {
            one("fleet-refusal-cannot-carry-out", "card", words::card(lang, card).into())
        }
        Illegal::NotRefugees { card } => one("fleet-refusal-not-refugees", "card", words::card(lang, card).into()),
        Illegal::NoExchange => plain("fleet-refusal-no-exchange"),
        Illegal::NoRoyalAirship => one("fleet-refusal-no-airship", "card", words::card(lang, Card::Royal).into()),
        Illegal::WarshipImmune => plain("fleet-refusal-warship-immune"),
        Illegal::Protected => plain("da-refusal-protected"),
        Illegal::NoSenate => plain("da-refusal-no-senate"),
        Illegal::NotInSenate { cubes, .. } => one("fleet-refusal-not-in-senate", "cubes", cubes.into()),
        Illegal::CannotThrowOff { .. } => plain("fleet-refusal-cannot-throw-off"),
        Illegal::AtLeastOne => plain("fleet-refusal-at-least-one"),
        Illegal::NotJustPlaced { ship } => berth("fleet-refusal-not-just-placed", ship),
        Illegal::WouldBeEmpty { ship } => berth("fleet-refusal-would-be-empty", ship),
        Illegal::NoSuchSpecial { special } => {
            one("fleet-refusal-no-such-special", "special", words::special(lang, special).into())
        }
        Illegal::NotDisplayed { special } => {
            one("da-refusal-not-displayed", "special", words::special(lang, special).into())
        }
        Illegal::NothingToGain => plain("da-refusal-nothing-to-gain"),
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
