//! Why not, in the person's language: one sentence per reason, without its clause.

use game_atlantis::{Ask, Illegal, Position};

use super::words::{self, Place};
use crate::l10n::{Lang, Value, say};

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    // The Mainland never refuses a figure, so that a place here is Atlantis or a position of the path.
    let on = |position: Position| words::place(lang, "place-on", Place::of(position, Position::MAX));
    match *illegal {
        Illegal::Seats { seats } => one("refusal-seats", "seats", seats.into()),
        Illegal::StartSeat { seat, seats } => {
            say(lang, "refusal-start-seat", &[("seat", (seat.0 + 1).into()), ("seats", seats.into())])
        }
        Illegal::Over => plain("refusal-over"),
        Illegal::LuckFirst => plain("refusal-luck-first"),
        Illegal::NotYourTurn { .. } => plain("refusal-not-your-turn"),
        Illegal::BuyFirst => plain("refusal-buy-first"),
        Illegal::NoTileToSell { value } | Illegal::NoTileToPay { value } => {
            one("refusal-no-tile", "value", value.into())
        }
        Illegal::BuysNothing { value } => one("refusal-buys-nothing", "value", value.into()),
        Illegal::BridgeGone { position } => one("refusal-bridge-gone", "n", position.into()),
        Illegal::NoGap { position } => one("refusal-no-gap", "n", position.into()),
        Illegal::OuterWater { position } => one("refusal-outer-water", "n", position.into()),
        Illegal::InsideGap { first, .. } => one("refusal-inside-gap", "first", first.into()),
        Illegal::GapBridged { .. } => plain("refusal-gap-bridged"),
        Illegal::BridgeDuringMove => plain("refusal-bridge-during-move"),
        Illegal::NoFigure { .. } => plain("refusal-no-figure"),
        Illegal::FigureHome => plain("refusal-figure-home"),
        Illegal::NoCards => plain("refusal-no-cards"),
        Illegal::FigureBlocked { at, .. } => one("refusal-figure-blocked", "n", at.into()),
        Illegal::FigureTooDear { cost, payable, .. } => {
            say(lang, "refusal-figure-too-dear", &[("cost", cost.into()), ("payable", payable.into())])
        }
        Illegal::MustMove { from } => one("refusal-must-move", "on", on(from).into()),
        Illegal::FigureFirst => plain("refusal-figure-first"),
        Illegal::NoSuchCard { .. } => plain("refusal-no-such-card"),
        Illegal::CardBlocked { at, .. } => one("refusal-card-blocked", "n", at.into()),
        Illegal::CardTooDear { cost, payable, .. } => {
            say(lang, "refusal-card-too-dear", &[("cost", cost.into()), ("payable", payable.into())])
        }
        Illegal::MoveEnded => plain("refusal-move-ended"),
        Illegal::NothingToPay => plain("refusal-nothing-to-pay"),
        Illegal::BoughtCannotPay { .. } => plain("refusal-bought-cannot-pay"),
        Illegal::PayOrder => plain("refusal-pay-order"),
        Illegal::PayTooLittle { due, reach } => {
            say(lang, "refusal-pay-too-little", &[("due", due.into()), ("reach", reach.into())])
        }
        Illegal::WrongMoment { asked } => {
            let asked = match asked {
                Ask::Menu => "menu",
                Ask::Card { .. } => "card",
                Ask::Pay { .. } => "pay",
                Ask::LateBridge => "bridge",
            };
            one("refusal-wrong-moment", "asked", asked.into())
        }
        // Records and scripted examples alone can meet these: no page asks luck for anything.
        Illegal::OtherLuck
        | Illegal::UnknownStart { .. }
        | Illegal::LayoutLength { .. }
        | Illegal::NoTileLeft { .. }
        | Illegal::OtherPosition { .. }
        | Illegal::OtherDrawer { .. }
        | Illegal::DrawCount { .. }
        | Illegal::NoCardLeft { .. } => plain("refusal-luck"),
    }
}
