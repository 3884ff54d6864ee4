//! Why not, in the person's language: one sentence per reason, without its clause.

use engine::Components as _;
use game_exodus::kinds::{Cell, Profession, Stage};
use game_exodus::{Components, Idle, Illegal};

use super::words;
use crate::l10n::{Lang, Value, say};

/// The sentence of a refusal. Names come from the data that the program brings: a refusal knows no table.
pub(super) fn refusal(illegal: &Illegal, lang: Lang) -> String {
    let set = Components::standard();
    let plain = |key: &str| say(lang, key, &[]);
    let one = |key: &str, name: &str, value: Value<'_>| say(lang, key, &[(name, value)]);
    let who = |key: &str, profession: Profession| one(key, "prof", words::profession(lang, set, profession).into());
    let at = |key: &str, cell: Cell| one(key, "cell", words::cell(lang, set, cell).into());
    let stage = |key: &str, stage: Stage| one(key, "stage", stage.name().into());
    let book = |key: &str, book| one(key, "book", words::book(lang, book).into());
    let knowledge = |card| Value::from(words::knowledge(lang, set, card));
    let influence = |card| Value::from(words::influence(lang, set, card));
    match *illegal {
        Illegal::Seats { seats } => one("exodus-no-seats", "seats", seats.into()),
        Illegal::StartSeat { .. } => plain("exodus-no-start"),
        Illegal::NotAsked { .. } => plain("exodus-no-turn"),
        Illegal::OtherQuestion => plain("exodus-no-question"),
        Illegal::SpaceTaken { space, .. } => one("exodus-no-space-taken", "space", (u16::from(space.0) + 1).into()),
        Illegal::SpaceClosed { space } => one("exodus-no-space-closed", "space", (u16::from(space.0) + 1).into()),
        Illegal::OtherRing { field } => one("exodus-no-ring", "field", words::field(field).into()),
        Illegal::NotReached { from, to } => {
            say(lang, "exodus-no-reach", &[("from", words::field(from).into()), ("to", words::field(to).into())])
        }
        Illegal::FieldTaken { field, .. } => one("exodus-no-field-taken", "field", words::field(field).into()),
        Illegal::FieldBlocked { field } => one("exodus-no-field-blocked", "field", words::field(field).into()),
        Illegal::NoBookLeft { book: kind } => book("exodus-no-book-left", kind),
        Illegal::NoGoldLeft => plain("exodus-no-gold-left"),
        Illegal::CellCovered { cell } => at("exodus-no-cell-covered", cell),
        Illegal::OtherCell { cell } => {
            let agora = if set.grid.cell(cell).agora { "yes" } else { "no" };
            say(lang, "exodus-no-cell-kind", &[("agora", agora.into()), ("cell", words::cell(lang, set, cell).into())])
        }
        Illegal::NoSuchCell { cell } => at("exodus-no-cell", cell),
        Illegal::NobodyThere { profession } => who("exodus-no-settler", profession),
        Illegal::SlotDoesNotFit { profession } => who("exodus-no-fit", profession),
        Illegal::NoSuchSlot { cell } => at("exodus-no-slot", cell),
        Illegal::NoCellForResidence => plain("exodus-no-residence-cell"),
        Illegal::NoOpenResidence => plain("exodus-no-residence"),
        Illegal::ResidenceNotOpen => plain("exodus-no-residence-open"),
        Illegal::NoFreeShip => plain("exodus-no-ship"),
        Illegal::PillarDoesNotWait { profession } => who("exodus-no-pillar-wait", profession),
        Illegal::NoPillarForKnowledge => plain("exodus-no-pillar-knowledge"),
        Illegal::NoPillarForCard => plain("exodus-no-pillar-card"),
        Illegal::NoPlaceForTheOther => plain("exodus-no-other"),
        Illegal::NotAskedFor { profession } => who("exodus-no-asked", profession),
        Illegal::NotSentByCard { profession } => who("exodus-no-sent", profession),
        Illegal::NothingYet => plain("exodus-no-nothing-yet"),
        Illegal::NoSuchPillarCard { stage: which } => stage("exodus-no-pillar-stack", which),
        Illegal::NoPillarFor { stage: which } => stage("exodus-no-pillar-for", which),
        Illegal::NoSuchInstant => plain("exodus-no-instant"),
        Illegal::InfluenceNotOpen { card } => one("exodus-no-influence-open", "card", influence(card)),
        Illegal::NoInfluenceDeck => plain("exodus-no-influence-deck"),
        Illegal::NotDrawn => plain("exodus-no-drawn"),
        Illegal::NoSuchMonument => plain("exodus-no-monument"),
        Illegal::TileNotOpen => plain("exodus-no-tile-open"),
        Illegal::NoTileLeft => plain("exodus-no-tile-left"),
        Illegal::NoActionLeft => plain("exodus-no-action"),
        Illegal::TrackEnd => plain("exodus-no-track"),
        Illegal::NoArrow { to } => who("exodus-no-arrow", to),
        Illegal::NobodyToTrain { from } => who("exodus-no-train", from),
        Illegal::BooksMissing { book, has, needs } => {
            let books = |count| Value::from(words::books(lang, Some(book), count));
            say(lang, "exodus-no-books", &[("needs", books(needs)), ("has", books(has))])
        }
        Illegal::GoldMissing { has, needs } => {
            let gold = |count| Value::from(words::gold(lang, count));
            say(lang, "exodus-no-books", &[("needs", gold(needs)), ("has", gold(has))])
        }
        Illegal::NotDisplayed { name } => one("exodus-no-displayed", "card", knowledge(name)),
        Illegal::KnowledgeOwned { name } => one("exodus-no-owned", "card", knowledge(name)),
        Illegal::ProfessionMissing { name, profession } => {
            let profession = words::profession(lang, set, profession);
            say(lang, "exodus-no-profession", &[("card", knowledge(name)), ("prof", profession.into())])
        }
        Illegal::NoTwoPlaces { name } => one("exodus-no-places", "card", knowledge(name)),
        Illegal::NotDiscarded { name } => one("exodus-no-discarded", "card", knowledge(name)),
        Illegal::NoKnowledgeDeck => plain("exodus-no-knowledge-deck"),
        Illegal::NotHeld { card } => one("exodus-no-held", "card", influence(card)),
        Illegal::CardWouldDoNothing { card, why } => {
            say(lang, "exodus-no-card-use", &[("card", influence(card)), ("why", idle(lang, why).into())])
        }
        Illegal::NoSuchPillar => plain("exodus-no-such-pillar"),
        Illegal::PillarUsed => plain("exodus-no-pillar-used"),
        Illegal::StageIncomplete { stage: which } => stage("exodus-no-stage", which),
        Illegal::PillarWouldDoNothing { why } => one("exodus-no-pillar-use", "why", idle(lang, why).into()),
        Illegal::NoFavour => plain("exodus-no-favour"),
        Illegal::NobodyOfColour { .. } => plain("exodus-no-colour"),
        Illegal::TooManyTurns { .. } => plain("exodus-no-turns"),
        Illegal::NoBookToGive { book: kind } => book("exodus-no-book-give", kind),
        Illegal::SameBook => plain("exodus-no-same-book"),
        Illegal::CannotMove { cell } => at("exodus-no-move", cell),
        Illegal::NoGoldToGive { gold } => one("exodus-no-gold-give", "gold", words::gold(lang, gold).into()),
        Illegal::GivesNothing => plain("exodus-no-use"),
        Illegal::CannotChange => plain("exodus-no-change"),
        Illegal::NoSuchPart => plain("exodus-no-part"),
        // Records and scripted examples alone can meet these: no page asks luck for anything.
        Illegal::OtherLuck | Illegal::NoSuchLuck | Illegal::LuckCount { .. } | Illegal::NotInPile => {
            plain("exodus-no-luck")
        }
    }
}

/// RU-50, RU-51: why an effect would do nothing.
fn idle(lang: Lang, why: Idle) -> String {
    let key = match why {
        Idle::TwoResidences => "two-residences",
        Idle::NobodyToSend => "nobody-to-send",
        Idle::TrackEnd => "track-end",
        Idle::EmptyBag => "empty-bag",
        Idle::NoFreeSlot => "no-free-slot",
        Idle::NoFavourSpace => "no-favour-space",
        Idle::NobodyToTrain => "nobody-to-train",
        Idle::NoTile(_) => "no-tile",
        Idle::NoRoom(_) => "no-room",
        Idle::NoKnowledge => "no-knowledge",
        Idle::NoPillarCard => "no-pillar-card",
        Idle::NothingPrinted => "nothing-printed",
        Idle::NothingToExchange => "nothing-to-exchange",
        Idle::NothingToClear => "nothing-to-clear",
        Idle::NothingToReveal => "nothing-to-reveal",
        Idle::NoBonus => "no-bonus",
        Idle::GivesNothing => "gives-nothing",
        Idle::NoIncomplete => "no-incomplete",
        Idle::NothingToMove => "nothing-to-move",
        Idle::NoBook => "no-book",
        Idle::NoGold => "no-gold",
        Idle::NobodyInTraining => "nobody-in-training",
        Idle::NoOtherColour => "no-other-colour",
        Idle::NoPoints => "no-points",
        Idle::NothingToChange => "nothing-to-change",
    };
    say(lang, "exodus-idle", &[("why", key.into())])
}
