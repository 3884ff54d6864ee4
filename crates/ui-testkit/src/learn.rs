//! What must hold of every lesson: its texts say the same in three languages, its pictures are there, and a coach has
//! a word at the right moments.

use std::collections::BTreeSet;

use engine::{Game, Seat, SeatSet, Table, Viewer};
use ui::Lang;
use ui::learn::{Explainer, Guide, Lesson, explained};
use ui::picture::{Picture, Scene};

use crate::{is_sound, model, walk};

fn lesson<P: Picture>() -> &'static Lesson {
    P::ENTRY.lesson.as_ref().expect("the game is taught")
}

/// Parts, pictures and notes are the same in every language; every clause exists; every picture is drawn, and nothing
/// is missing on the cards.
pub fn lesson_is_whole<P: Picture>() {
    let lesson = lesson::<P>();
    let rules = P::ENTRY.rules.document(Lang::En);
    let guide = |lang| lesson.guide(&P::ENTRY.rules, lang);
    let shape = |guide: &'static Guide| {
        let part = |part: &'static ui::learn::Part| {
            let notes = part.notes.iter().map(|note| note.clause.as_str()).collect::<Vec<_>>();
            (part.id.as_str(), part.steps.len(), notes)
        };
        (guide.parts.iter().map(part).collect::<Vec<_>>(), guide.pictures().collect::<Vec<_>>())
    };
    let (parts, pictures) = shape(guide(Lang::En));
    assert!((6..=8).contains(&parts.len()), "{} parts", parts.len());
    assert_eq!(parts.last().map(|(id, steps, _)| (*id, *steps)), Some(("mistakes", 3)));
    for (id, _, notes) in &parts {
        assert!(!id.is_empty() && (2..=5).contains(&notes.len()), "{id}: {notes:?}");
        notes.iter().for_each(|clause| assert!(rules.clause(clause).is_some(), "{id} cites {clause}"));
    }
    for lang in Lang::ALL {
        assert_eq!(shape(guide(lang)), (parts.clone(), pictures.clone()), "{lang:?}");
        for name in ["goal", "turn", "end"].iter().chain(&pictures) {
            assert!((lesson.picture)(name, lang).is_some(), "no picture {name}");
        }
        for card in [&lesson.cards.goal, &lesson.cards.turn, &lesson.cards.end] {
            [card.title, card.tip].iter().chain(card.words).for_each(|key| is_sound(&P::ENTRY.say(lang, key)));
        }
    }
    assert!((lesson.picture)("no such picture", Lang::En).is_none());
}

/// The words of a game are few and short, each has a clause of its own rules, none is another one's form, and every one
/// can be met in the rules for players or in the clauses, in every language.
pub fn words_are_explained<P: Picture>() {
    let entry = P::ENTRY;
    let lesson = lesson::<P>();
    assert!((8..=22).contains(&lesson.words.len()), "{} words", lesson.words.len());
    for lang in Lang::ALL {
        let mut forms = BTreeSet::new();
        for word in lesson.words {
            crate::stands_in_the_rules::<P>(word.clause);
            let says = word.says(entry, lang);
            is_sound(&says);
            assert!(says.ends_with('.') && says.chars().count() <= 150, "{lang:?}: {says}");
            for form in word.forms(entry, lang) {
                assert!(forms.insert(form.to_lowercase()), "{lang:?}: {form} stands for two words");
            }
        }
        let words = explained(entry, lang);
        let guide = lesson.guide(&entry.rules, lang);
        let texts = guide.parts.iter().map(ui::learn::Part::text);
        let clauses = entry.rules.document(lang).clauses().map(|clause| clause.text.clone());
        let mut explainer = Explainer::new(&words, "all");
        texts.chain(clauses).for_each(|text| drop(explainer.mark(&text)));
        let met: BTreeSet<&str> = explainer.met().map(|word| word.title.as_str()).collect();
        for word in &words {
            assert!(met.contains(word.title.as_str()), "{lang:?}: nobody says {}", word.title);
        }
    }
}

/// Every line of the coach in `messages`, the English file, comes up in one of these random games, and so does a line
/// at the first decision of each. All of them are short.
pub fn coach_speaks<P: Picture>(messages: &str, games: impl IntoIterator<Item = (<P::Game as Game>::Options, u64)>) {
    let lines: BTreeSet<&str> =
        messages.lines().filter(|line| line.starts_with("coach-")).filter_map(|line| line.split(' ').next()).collect();
    assert!((8..=12).contains(&lines.len()), "{lines:?}");
    for (lang, most) in [(Lang::En, 90), (Lang::De, 110), (Lang::Pl, 110)] {
        for line in &lines {
            let words = P::ENTRY.say(lang, line);
            is_sound(&words);
            assert!(words.chars().count() <= most, "{lang:?} {line}: {}", words.chars().count());
        }
    }
    let mut said = BTreeSet::new();
    for (options, seed) in games {
        let mut first = true;
        walk::<P::Game>(options, seed, |table| {
            let now: Vec<&str> = table.awaited().iter().flat_map(|seat| coach::<P>(table, seat)).collect();
            assert!(!std::mem::take(&mut first) || !now.is_empty(), "nothing is said at the first decision");
            assert!(now.iter().all(|line| lines.contains(line)), "{now:?}");
            said.extend(now);
        });
    }
    let silent: Vec<_> = lines.difference(&said).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

/// What the coach would say to a seat that is to decide.
fn coach<P: Picture>(table: &Table<P::Game>, seat: Seat) -> Vec<&'static str> {
    let model = model::<P>(table, Viewer::Seat(seat));
    let mut legal = Vec::new();
    table.position().legal_actions(seat, &mut legal);
    let scene = Scene {
        lang: Lang::En,
        messages: P::ENTRY.messages,
        table: "k7f2",
        seats: &model.seats,
        viewer: model.viewer,
        awaited: model.awaited,
        legal: &legal,
        world: Some(table.position()),
        log: &model.log,
        last: &[],
        winners: SeatSet::EMPTY,
        decision: model.decision,
        replay: false,
        keys: true,
    };
    P::coach(&model.view, &scene)
}
