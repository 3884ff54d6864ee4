//! What cards and tiles do, in sentences made from their data: a corrected number is told as it stands in the file.

use game_exodus::Components;
use game_exodus::atoms::{
    Atom, InfluenceEffect, KnowledgeScore, MonumentScore, PillarEffect, Steps, Trigger, WorkshopEffect,
};
use game_exodus::components::Slot;
use game_exodus::kinds::{Agora, Colour, Influence, Knowledge, Monument, PillarCard, Residence, TileKind, Workshop};

use super::words;
use crate::l10n::{Lang, Value, say};

fn per(lang: Lang, key: &str, vp: u8, args: &[(&str, Value<'_>)]) -> String {
    let mut all = vec![("points", Value::from(words::points(lang, vp.into())))];
    all.extend_from_slice(args);
    say(lang, key, &all)
}

fn steps(lang: Lang, key: &str, steps: &Steps) -> String {
    let list = steps.get().iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    say(lang, key, &[("list", list.into())])
}

fn by_colour(colour: Colour) -> Value<'static> {
    colour.to_string().into()
}

/// AE-15: how a knowledge card scores.
pub(super) fn knowledge_score(lang: Lang, set: &Components, card: Knowledge) -> String {
    match set.knowledge(card).score {
        KnowledgeScore::Settlers { colour, per: many, vp } => {
            per(lang, "exodus-score-settlers", vp, &[("per", many.into()), ("colour", by_colour(colour))])
        }
        KnowledgeScore::Pairs { colours: [first, second], vp } => {
            per(lang, "exodus-score-pairs", vp, &[("first", by_colour(first)), ("second", by_colour(second))])
        }
        KnowledgeScore::Priest { per: many, vp } => per(lang, "exodus-score-priest", vp, &[("per", many.into())]),
        KnowledgeScore::InfluenceCards(list) => steps(lang, "exodus-score-influence", &list),
        KnowledgeScore::Gold { per: many, vp } => per(lang, "exodus-score-gold", vp, &[("per", many.into())]),
        KnowledgeScore::Books { per: many, vp } => per(lang, "exodus-score-books", vp, &[("per", many.into())]),
        KnowledgeScore::CompletePillars { vp } => per(lang, "exodus-score-pillars", vp, &[]),
        KnowledgeScore::PillarCards { vp } => per(lang, "exodus-score-pillar-cards", vp, &[]),
        KnowledgeScore::Agoras(list) => steps(lang, "exodus-score-agora-list", &list),
        KnowledgeScore::Workshops { vp } => per(lang, "exodus-score-workshops", vp, &[]),
        KnowledgeScore::ActiveWorkshops { vp } => per(lang, "exodus-score-active", vp, &[]),
        KnowledgeScore::Ships { vp } => per(lang, "exodus-score-ships", vp, &[]),
        KnowledgeScore::KnowledgeCards { vp } => per(lang, "exodus-score-knowledge", vp, &[]),
        KnowledgeScore::FullColumns { vp } => per(lang, "exodus-score-columns", vp, &[]),
        KnowledgeScore::FullRows { vp } => per(lang, "exodus-score-rows", vp, &[]),
    }
}

/// AE-6.D.1: the two professions a knowledge card asks for.
pub(super) fn knowledge_requires(lang: Lang, set: &Components, card: Knowledge) -> String {
    let [first, second] = set.knowledge(card).requires;
    match first == second {
        true => words::times(lang, 2, words::profession(lang, set, first)),
        false => [first, second].map(|one| words::profession(lang, set, one)).join(" + "),
    }
}

/// A knowledge card in full: what it asks for and how it scores.
pub(super) fn knowledge(lang: Lang, set: &Components, card: Knowledge) -> String {
    let args = [
        ("card", words::knowledge(lang, set, card).into()),
        ("requires", knowledge_requires(lang, set, card).into()),
        ("score", knowledge_score(lang, set, card).into()),
    ];
    say(lang, "exodus-knowledge-full", &args)
}

/// AE-15.5: how a monument scores.
pub(super) fn monument_score(lang: Lang, set: &Components, monument: Monument) -> String {
    match set.monument(monument).score {
        MonumentScore::Floor { floor, vp } => {
            per(lang, "exodus-score-floor", vp, &[("floor", words::floor(lang, set, floor).into())])
        }
        MonumentScore::Agoras { vp } => per(lang, "exodus-score-agoras", vp, &[]),
        MonumentScore::Workshops { vp } => per(lang, "exodus-score-workshops", vp, &[]),
        MonumentScore::AdjacentDifferent { vp } => per(lang, "exodus-score-adjacent-other", vp, &[]),
        MonumentScore::AdjacentSame { vp } => per(lang, "exodus-score-adjacent-same", vp, &[]),
        MonumentScore::Rows { floors, vp } => per(lang, "exodus-score-row-floors", vp, &[("floors", floors.into())]),
        MonumentScore::Columns { floors, vp } => {
            per(lang, "exodus-score-column-floors", vp, &[("floors", floors.into())])
        }
        MonumentScore::AdjacentShare { tiles, vp } => {
            per(lang, "exodus-score-adjacent-alike", vp, &[("tiles", tiles.into())])
        }
    }
}

/// A monument in full: floor and score.
pub(super) fn monument(lang: Lang, set: &Components, monument: Monument) -> String {
    let args = [
        ("name", words::monument(lang, set, monument).into()),
        ("floor", words::floor(lang, set, set.monument(monument).floor).into()),
        ("score", monument_score(lang, set, monument).into()),
    ];
    say(lang, "exodus-monument-full", &args)
}

/// AE-1.15: what an active workshop does.
pub(super) fn workshop_effect(lang: Lang, WorkshopEffect { trigger, gain }: WorkshopEffect) -> String {
    let gain = ("gain", Value::from(words::atom(lang, gain)));
    match trigger {
        Trigger::Knowledge => say(lang, "exodus-workshop-know", &[gain]),
        Trigger::Settler(colour) => say(lang, "exodus-workshop-settler", &[gain, ("colour", by_colour(colour))]),
        Trigger::Book(book) => say(lang, "exodus-workshop-book", &[gain, ("book", book.to_string().into())]),
        Trigger::Tile(kind) => {
            let tile = if kind == TileKind::Agora { "agora" } else { "workshop" };
            say(lang, "exodus-workshop-tile", &[gain, ("tile", tile.into())])
        }
    }
}

/// AE-10.3: what a slot of a workshop takes.
pub(super) fn slot(lang: Lang, set: &Components, slot: Slot) -> String {
    match slot {
        Slot::Profession(profession) => words::profession(lang, set, profession),
        Slot::Colour(colour) => say(lang, "exodus-slot-colour", &[("colour", by_colour(colour))]),
    }
}

/// All slots of a workshop: "Physicist", "any purple settler + any brown settler".
pub(super) fn slots(lang: Lang, set: &Components, workshop: Workshop) -> String {
    let face = set.workshop(workshop);
    let printed = face.printed.iter().take(face.slots.into());
    printed.map(|&one| slot(lang, set, one)).collect::<Vec<_>>().join(" + ")
}

/// All slots of a workshop as short as can be: "Physicist", "purple + brown".
fn slots_short(lang: Lang, set: &Components, workshop: Workshop) -> String {
    let face = set.workshop(workshop);
    let short = |slot: &Slot| match *slot {
        Slot::Profession(profession) => words::profession(lang, set, profession),
        Slot::Colour(colour) => say(lang, "exodus-slot-short", &[("colour", by_colour(colour))]),
    };
    face.printed.iter().take(face.slots.into()).map(short).collect::<Vec<_>>().join(" + ")
}

/// A workshop in full: floor, slots, effect.
pub(super) fn workshop(lang: Lang, set: &Components, workshop: Workshop) -> String {
    let face = set.workshop(workshop);
    let args = [
        ("floor", words::floor(lang, set, face.floor).into()),
        ("slots", slots(lang, set, workshop).into()),
        ("effect", workshop_effect(lang, face.effect).into()),
    ];
    say(lang, "exodus-workshop-full", &args)
}

/// A workshop as short as it can be told apart: "workshop (sand; Physicist: 2 flames)".
pub(super) fn workshop_short(lang: Lang, set: &Components, workshop: Workshop) -> String {
    let face = set.workshop(workshop);
    let args = [
        ("floor", words::floor(lang, set, face.floor).into()),
        ("slots", slots_short(lang, set, workshop).into()),
        ("gain", trigger_short(lang, face.effect).into()),
    ];
    say(lang, "exodus-workshop-short", &args)
}

/// An effect in signs: "knowledge card → 2 flames".
pub(super) fn trigger_short(lang: Lang, WorkshopEffect { trigger, gain }: WorkshopEffect) -> String {
    let from = match trigger {
        Trigger::Knowledge => say(lang, "exodus-gain-knowledge", &[]),
        Trigger::Settler(colour) => words::settler(lang, colour),
        Trigger::Book(book) => words::book(lang, book),
        Trigger::Tile(kind) => words::tile_kind(lang, kind),
    };
    format!("{from} → {}", words::atom(lang, gain))
}

/// A residence: "residence, sand, 5 places".
pub(super) fn residence(lang: Lang, set: &Components, residence: Residence) -> String {
    let face = set.residence(residence);
    let args =
        [("floor", words::floor(lang, set, face.floor).into()), ("places", words::places(lang, face.places).into())];
    say(lang, "exodus-residence-full", &args)
}

/// AE-1.16: what an agora gives.
pub(super) fn agora_gain(lang: Lang, set: &Components, agora: Agora) -> String {
    let face = set.agora(agora);
    match face.trained {
        Some(becomes) => {
            let list: Vec<String> = Colour::ALL
                .into_iter()
                .map(|colour| {
                    format!(
                        "{} → {}",
                        words::colour(lang, colour),
                        words::profession(lang, set, becomes[colour.index()])
                    )
                })
                .collect();
            say(lang, "exodus-agora-settler", &[("list", list.join(", ").into())])
        }
        None => words::gains(lang, face.gain.get()),
    }
}

/// An agora: "agora, sand: 2 science books, 1 culture book".
pub(super) fn agora(lang: Lang, set: &Components, agora: Agora) -> String {
    let floor = words::floor(lang, set, set.agora(agora).floor);
    say(lang, "exodus-agora-full", &[("floor", floor.into()), ("gain", agora_gain(lang, set, agora).into())])
}

/// The name of what a pillar card does: "Swap".
pub(super) fn pillar_effect_name(lang: Lang, effect: PillarEffect) -> String {
    let key = match effect {
        PillarEffect::Swap => "exodus-pillar-swap",
        PillarEffect::Recruit => "exodus-pillar-recruit",
        PillarEffect::Offer { .. } => "exodus-pillar-offer",
        PillarEffect::Sacrifice { .. } => "exodus-pillar-sacrifice",
        PillarEffect::Change { .. } => "exodus-pillar-change",
        PillarEffect::Gain(Atom::Vp(_)) => "exodus-pillar-fame",
        PillarEffect::Gain(Atom::Book(..) | Atom::AnyBook(_)) => "exodus-pillar-study",
        PillarEffect::Gain(Atom::Flame(_)) => "exodus-pillar-flame",
        PillarEffect::Gain(atom) => return words::atom(lang, atom),
        PillarEffect::Depart => "exodus-pillar-depart",
        PillarEffect::School => "exodus-pillar-school",
        PillarEffect::Both => "exodus-pillar-both",
        PillarEffect::Twice => "exodus-pillar-twice",
    };
    say(lang, key, &[])
}

/// AE-1.18: what a pillar card does, once a turn.
pub(super) fn pillar_effect(lang: Lang, effect: PillarEffect) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let prices = |vp: u8, flames: u8| {
        [("points", words::points(lang, vp.into()).into()), ("flames", words::flames(lang, flames).into())]
    };
    match effect {
        PillarEffect::Swap => plain("exodus-pillar-does-swap"),
        PillarEffect::Recruit => plain("exodus-pillar-does-recruit"),
        PillarEffect::Offer { vp, flames } => say(lang, "exodus-pillar-does-offer", &prices(vp, flames)),
        PillarEffect::Sacrifice { vp, flames } => say(lang, "exodus-pillar-does-sacrifice", &prices(vp, flames)),
        PillarEffect::Change { books } => say(lang, "exodus-pillar-does-change", &[("books", books.into())]),
        PillarEffect::Gain(atom) => words::sentence(words::atom(lang, atom)),
        PillarEffect::Depart => plain("exodus-pillar-does-depart"),
        PillarEffect::School => plain("exodus-pillar-does-school"),
        PillarEffect::Both => plain("exodus-pillar-does-both"),
        PillarEffect::Twice => plain("exodus-pillar-does-twice"),
    }
}

fn gain(lang: Lang, atom: Atom) -> String {
    say(lang, "exodus-influence-does-gain", &[("gain", words::atom(lang, atom).into())])
}

/// A pillar card: "base Swap".
pub(super) fn pillar_name(lang: Lang, set: &Components, card: PillarCard) -> String {
    let face = set.pillar(card);
    let args =
        [("stage", words::stage(lang, face.stage).into()), ("effect", pillar_effect_name(lang, face.effect).into())];
    say(lang, "exodus-pillar-name", &args)
}

/// AE-12.4: what a pillar card gives at once.
pub(super) fn pillar_instant(lang: Lang, set: &Components, card: PillarCard) -> String {
    let atoms = set.pillar(card).instant;
    words::either(lang, &atoms.get().iter().map(|&atom| words::atom(lang, atom)).collect::<Vec<_>>())
}

/// A pillar card in full: what it gives at once, what it does, whom it needs.
pub(super) fn pillar(lang: Lang, set: &Components, card: PillarCard) -> String {
    let face = set.pillar(card);
    let args = [
        ("name", pillar_name(lang, set, card).into()),
        ("instant", pillar_instant(lang, set, card).into()),
        ("effect", pillar_effect(lang, face.effect).into()),
    ];
    let mut said = vec![say(lang, "exodus-pillar-full", &args)];
    said.extend(
        set.stage_settler[face.stage.index()]
            .map(|needed| say(lang, "exodus-detail-needs", &[("prof", words::profession(lang, set, needed).into())])),
    );
    said.join(" ")
}

/// AE-14: what an influence card does.
pub(super) fn influence_effect(lang: Lang, set: &Components, card: Influence) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    let paid = |key: &str, most: u8, vp: u8| per(lang, key, vp, &[("most", most.into())]);
    match set.influence(card) {
        InfluenceEffect::SwapResidences => plain("exodus-influence-does-swap-residences"),
        InfluenceEffect::Delegation => plain("exodus-influence-does-delegation"),
        InfluenceEffect::Gain(Atom::TakeShip) => plain("exodus-influence-does-ship"),
        InfluenceEffect::Gain(Atom::TakeWorkshop) => plain("exodus-influence-does-workshop"),
        InfluenceEffect::Gain(Atom::TakePillar(None)) => plain("exodus-influence-does-pillar"),
        InfluenceEffect::Gain(atom) => gain(lang, atom),
        InfluenceEffect::Apprentice => plain("exodus-influence-does-apprentice"),
        InfluenceEffect::TurnCity => plain("exodus-influence-does-turn-city"),
        InfluenceEffect::MassDeparture => plain("exodus-influence-does-mass-departure"),
        InfluenceEffect::Scholarship => plain("exodus-influence-does-scholarship"),
        InfluenceEffect::TakeAgora => plain("exodus-influence-does-agora"),
        InfluenceEffect::Archive => plain("exodus-influence-does-archive"),
        InfluenceEffect::Tithe => plain("exodus-influence-does-tithe"),
        InfluenceEffect::BookExchange => plain("exodus-influence-does-book-exchange"),
        InfluenceEffect::ClearCity => plain("exodus-influence-does-clear-city"),
        InfluenceEffect::NewCurriculum => plain("exodus-influence-does-new-curriculum"),
        InfluenceEffect::Echo => plain("exodus-influence-does-echo"),
        InfluenceEffect::OpenDoors => plain("exodus-influence-does-open-doors"),
        InfluenceEffect::Relocate => plain("exodus-influence-does-relocate"),
        InfluenceEffect::DonateBooks { most, vp } => paid("exodus-influence-does-donate-books", most, vp),
        InfluenceEffect::OfferGold { most, vp } => paid("exodus-influence-does-offer-gold", most, vp),
        InfluenceEffect::ExpertsDeparture => plain("exodus-influence-does-experts-departure"),
    }
}

/// An influence card in full: "Procession: You get: 3 flames."
pub(super) fn influence(lang: Lang, set: &Components, card: Influence) -> String {
    format!("{}: {}", words::influence(lang, set, card), influence_effect(lang, set, card))
}
