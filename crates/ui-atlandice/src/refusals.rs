//! Why not, in the person's language: one sentence per reason, without its clause.

use game_atlandice::{Ask, Illegal};

use super::words;
use crate::l10n::{Lang, Value, say};

/// The sentence of a refusal.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    match *illegal {
        Illegal::Seats { seats } => one("ad-refusal-seats", "seats", seats.into()),
        Illegal::StartSeat { seat, seats } => {
            say(lang, "ad-refusal-start-seat", &[("seat", (seat.0 + 1).into()), ("seats", seats.into())])
        }
        Illegal::Over => plain("ad-refusal-over"),
        Illegal::LuckFirst => plain("ad-refusal-luck-first"),
        Illegal::NotYourTurn { .. } => plain("ad-refusal-not-your-turn"),
        Illegal::WrongMoment { asked } => one("ad-refusal-wrong-moment", "asked", moment(asked).into()),
        Illegal::MustAct { asked } => one("ad-refusal-must-act", "asked", moment(asked).into()),
        Illegal::NoNeutral => plain("ad-refusal-no-neutral"),
        Illegal::OwnDiceTaken { own } => one("ad-refusal-own-dice-taken", "own", own.into()),
        Illegal::NeutralServed => plain("ad-refusal-neutral-served"),
        Illegal::NoDie { area } => one("ad-refusal-no-die", "by", words::area_by(lang, area).into()),
        Illegal::NotThere { good, area } => {
            let (goods, inside) = (words::good_most(lang, good), words::area_in(lang, area));
            say(lang, "ad-refusal-not-there", &[("goods", goods.into()), ("in", inside.into())])
        }
        Illegal::NothingThere { district } => {
            one("ad-refusal-nothing-there", "in", words::area_in(lang, district).into())
        }
        Illegal::NotADistrict => plain("ad-refusal-not-a-district"),
        Illegal::SameDistrict { .. } => plain("ad-refusal-same-district"),
        Illegal::DistrictGone { district } => {
            one("ad-refusal-district-gone", "area", words::area_subject(lang, district).into())
        }
        Illegal::NoDieToTurn { area } => one("ad-refusal-no-die-to-turn", "by", words::area_by(lang, area).into()),
        Illegal::SubmarineThere { .. } => plain("ad-refusal-submarine-there"),
        Illegal::MustTake => plain("ad-refusal-must-take"),
        Illegal::NeutralTakesAll => plain("ad-refusal-neutral-takes-all"),
        Illegal::NotHeld { good, needed, held } => {
            let goods = words::good_most(lang, good);
            let args = [("goods", goods.into()), ("needed", needed.into()), ("held", held.into())];
            say(lang, "ad-refusal-not-held", &args)
        }
        Illegal::PairOrder { .. } => plain("ad-refusal-pair-order"),
        // Records and scripted examples alone can meet these: no page asks luck for anything.
        Illegal::OtherLuck
        | Illegal::UnknownStart { .. }
        | Illegal::ForeignTile { .. }
        | Illegal::DiceCount { .. }
        | Illegal::NoSuchFace { .. }
        | Illegal::NotBelow { .. } => plain("ad-refusal-luck"),
    }
}

/// What is to be done first.
fn moment(asked: Ask) -> &'static str {
    match asked {
        Ask::Recipient => "recipient",
        Ask::Area { .. } => "area",
        Ask::Take { .. } | Ask::ExtraThere { .. } => "take",
        Ask::Bonus { .. } | Ask::ExtraHere { .. } | Ask::ExtraFrom { .. } | Ask::ExtraMarket { .. } => "extra",
        Ask::SwapAway { .. } | Ask::SwapWith { .. } | Ask::SwapIn { .. } => "swap",
        Ask::ToMarket { .. } | Ask::FromMarket { .. } | Ask::MoveTo { .. } => "move",
        Ask::TurnDie | Ask::TurnTo { .. } => "turn",
        Ask::Sail => "sail",
        Ask::Donate { .. } => "donate",
    }
}
