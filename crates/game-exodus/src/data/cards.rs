//! `pillars.toml`, `knowledge.toml` and `influence.toml` (AE-1.18 to AE-1.20).

use datafile::Entry;
use engine::DataError;

use super::tiles::profession;
use super::{ById, Source, called, file_rows, first, listed, tiles_of, words as read};
use crate::atoms::{Atom, Atoms, InfluenceEffect, KnowledgeScore, PillarEffect};
use crate::components::{KnowledgeFace, Names, PillarFace, School};
use crate::kinds::{INFLUENCE, KNOWLEDGE, PILLAR_CARDS, Profession, Stage};

/// The most cards of one name: their number fits two bits.
const MOST_COPIES: u8 = 3;

file_rows! {
    struct PillarFile {
        bases: Entry<u8>, shafts: Entry<u8>, capitals: Entry<u8>, shaft_settler: Entry<String>,
        capital_settler: Entry<String>, cards: ById<PillarRow>,
    }
    struct PillarRow { name: Option<String>, stage: Stage, instant: Vec<String>, effect: String }
    struct KnowledgeFile { count: Entry<u8>, cards: ById<KnowledgeRow>, scores: ById<String> }
    struct KnowledgeRow {
        name: Option<String>, requires: [String; 2], copies: u8, #[serde(default)] removed_below_3: u8,
    }
    struct InfluenceFile { count: Entry<u8>, cards: ById<InfluenceRow> }
    struct InfluenceRow { name: Option<String>, effect: String }
}

pub(super) struct Pillars {
    pub(super) faces: [PillarFace; PILLAR_CARDS],
    pub(super) sets: [u32; 3],
    pub(super) stage_settler: [Option<Profession>; 3],
}

/// AE-1.18: the cards in the order of their stages, then of their ids.
pub(super) fn pillars(source: &mut Source<'_>, school: &School, names: &mut Names) -> Result<Pillars, DataError> {
    let file: PillarFile = source.reader.parse()?;
    let counts = [(&file.bases, 10), (&file.shafts, 10), (&file.capitals, 6)];
    for (stage, (entry, total)) in Stage::ALL.into_iter().zip(counts) {
        let found = file.cards.values().filter(|card| card.get().stage == stage).count();
        let key = ["bases", "shafts", "capitals"][stage.index()];
        source.count(key, entry, found, total)?;
    }
    let mut stage_settler = [None; 3];
    for (stage, entry) in [(Stage::Shaft, &file.shaft_settler), (Stage::Capital, &file.capital_settler)] {
        source.note(format!("{}_settler", stage.name()), "AE-12.3", entry, entry.get().clone())?;
        stage_settler[stage.index()] = Some(source.located(&entry.value, profession(entry.get(), school))?);
    }
    let none = PillarFace { stage: Stage::Base, instant: Atoms::NONE, effect: PillarEffect::Swap };
    let (mut faces, mut sets, mut number) = ([none; PILLAR_CARDS], [0; 3], 0);
    for stage in Stage::ALL {
        for (key, entry) in file.cards.iter().filter(|(_, entry)| entry.get().stage == stage) {
            let PillarRow { name, instant, effect, .. } = entry.get();
            let shown = format!("{stage}, {}, {effect}", instant.join(" or "));
            source.note(key.get_ref().as_str(), "AE-1.18", entry, shown)?;
            source.refuse_if(instant.is_empty(), &entry.value, "a pillar card gives something at once")?;
            let instant = source.located(&entry.value, read::gains(instant))?;
            if instant.len() > 1 && !instant.get().iter().all(|&atom| can_be_chosen(atom)) {
                let reason = "the taker can choose among any book, gold and a settler from the bag, 1 of each";
                return source.reader.refuse(&entry.value, reason);
            }
            let effect = source.located(&entry.value, read::pillar_effect(effect))?;
            if matches!(effect, PillarEffect::Both | PillarEffect::Twice) && stage != Stage::Capital {
                return source.reader.refuse(&entry.value, "only a capital has base and shaft under it");
            }
            faces[number] = PillarFace { stage, instant, effect };
            sets[stage.index()] |= 1 << number;
            names.pillars.push(called(key.get_ref(), name.as_ref()));
            number += 1;
        }
    }
    Ok(Pillars { faces, sets, stage_settler })
}

/// D-08: what can stand beside other gains, for the taker to choose.
fn can_be_chosen(atom: Atom) -> bool {
    matches!(atom, Atom::Book(_, 1) | Atom::AnyBook(1) | Atom::Gold(1) | Atom::BagSettler(1))
}

/// AE-1.19.
pub(super) fn knowledge(
    source: &mut Source<'_>,
    school: &School,
    names: &mut Names,
) -> Result<([KnowledgeFace; KNOWLEDGE], u32), DataError> {
    let file: KnowledgeFile = source.reader.parse()?;
    let rows = tiles_of("KN").sort(source, &file.cards)?;
    let total = rows.iter().map(|(_, entry)| usize::from(entry.get().copies)).sum();
    source.count("knowledge", &file.count, total, 32)?;
    if let Some((_, entry)) = rows.get(KNOWLEDGE) {
        return source.reader.refuse(&entry.value, format!("there are at most {KNOWLEDGE} names of knowledge cards"));
    }
    if let Some(key) = file.scores.keys().find(|key| !file.cards.contains_key(*key)) {
        return source.reader.refuse(key, format!("there is no card \"{}\"", key.get_ref()));
    }
    let none = KnowledgeFace {
        requires: [school.untrained[0]; 2],
        score: KnowledgeScore::Ships { vp: 0 },
        copies: 0,
        copies_below_3: 0,
    };
    let mut faces = [none; KNOWLEDGE];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let KnowledgeRow { name, requires: [one, other], copies, removed_below_3 } = entry.get();
        let shown = format!("{one} + {other}, {copies} copies, {removed_below_3} removed with 1 or 2 players");
        source.note(*id, "AE-1.19", entry, shown)?;
        let reason = format!("1 to {MOST_COPIES} copies, and no more of them removed than there are");
        source.refuse_if(!(1..=MOST_COPIES).contains(copies) || removed_below_3 > copies, &entry.value, reason)?;
        let one = source.located(&entry.value, profession(one, school))?;
        let other = source.located(&entry.value, profession(other, school))?;
        let Some((_, score)) = file.scores.iter().find(|(key, _)| key.get_ref() == id) else {
            return source.reader.refuse(&entry.value, format!("[scores] does not say what {id} scores"));
        };
        source.note(format!("{id}.score"), "AE-15.1", score, score.get().clone())?;
        let score = source.located(&score.value, read::knowledge_score(score.get()))?;
        let copies_below_3 = copies - removed_below_3;
        faces[number] = KnowledgeFace { requires: [one, other], score, copies: *copies, copies_below_3 };
        names.knowledge.push(called(id, name.as_ref()));
    }
    Ok((faces, first(rows.len())))
}

/// AE-1.20.
pub(super) fn influence(
    source: &mut Source<'_>,
    names: &mut Names,
) -> Result<([InfluenceEffect; INFLUENCE], u32), DataError> {
    let file: InfluenceFile = source.reader.parse()?;
    let rows = tiles_of("IF").sort(source, &file.cards)?;
    source.count("influence", &file.count, rows.len(), 24)?;
    let mut effects = [InfluenceEffect::Echo; INFLUENCE];
    for (number, (id, entry)) in rows.iter().enumerate() {
        let InfluenceRow { name, effect } = entry.get();
        source.note(*id, "AE-1.20", entry, listed(std::slice::from_ref(effect)))?;
        effects[number] = source.located(&entry.value, read::influence_effect(effect))?;
        names.influence.push(called(id, name.as_ref()));
    }
    Ok((effects, first(rows.len())))
}
