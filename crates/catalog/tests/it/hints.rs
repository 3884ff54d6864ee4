//! Hints at the table and levels of bots, in words.

use engine::{Game, GameOptions, Seat, SeatSet, Table, Viewer};
use ui::levels::{LADDER, bot_words, level_hint, level_words, seat_words};
use ui::picture::{Action, Picture, Scene};
use ui::table::{Hint, HintRule, Suggestion, TableModel, table_choices, table_fragment};
use ui::{Ctx, Keys, Lang};
use ui_atlandice::Face as Atlandice;
use ui_atlantis::Face as Atlantis;
use ui_doom::Face as Doom;
use ui_exodus::Face as Exodus;
use ui_last_days::Face as LastDays;

use ui_testkit::{attributes, ctx, is_sound, model, walk};

/// A table at which the viewer has at least three choices.
fn asked<P: Picture>(seats: u8) -> TableModel<P> {
    let mut found = None;
    walk::<P::Game>(<P::Game as Game>::Options::for_seats(seats), 5, |table: &Table<P::Game>| {
        let seat = table.awaited().iter().next();
        let asked = seat.map(|seat| model(table, Viewer::Seat(seat)));
        found = found.take().or(asked.filter(|asked| table_choices(Lang::En, asked).1.len() > 2));
    });
    found.expect("somebody has a choice")
}

/// The first three choices as a hint has them.
fn hint<P: Picture>(model: &TableModel<P>, of: [(f32, f32); 3], sureness: f32) -> Hint<Action<P>> {
    let choices = table_choices(Lang::En, model).1;
    let suggestion = |(choice, (chance, gain))| -> Suggestion<Action<P>> {
        let choice: &ui::table::TextChoice<Action<P>> = choice;
        Suggestion { action: choice.action, chance, gain }
    };
    Hint { choices: choices.iter().zip(of).map(suggestion).collect(), sureness }
}

/// The words of the hint on the page.
fn told<P: Picture>(model: &TableModel<P>, lang: Lang) -> String {
    let page = table_fragment(&ctx(lang), model).into_string();
    let place = page.find("id=\"hint\"").expect("there is a place for a hint");
    let end = page[place..].find("</section>").map_or(place, |end| place + end);
    let plain = page[place..end].split('<').filter_map(|part| part.split_once('>')).map(|(_, words)| words);
    plain.filter(|words| !words.trim().is_empty()).collect::<Vec<_>>().join("|")
}

fn every_language_says_what_it_would_do_and_why<P: Picture>() {
    let mut table = asked::<P>(P::Game::META.max_seats);
    table.context.hints = HintRule::Alone;
    table.hint = Some(hint(&table, [(0.412, 5.2), (0.37, 2.0), (0.2, -1.0)], 0.97));
    let words = [
        (
            Lang::En,
            [
                "What a bot would do",
                "about 41 %",
                "about 5 points",
                "4 percentage points more",
                "3 points more",
                "Clearly",
                "Next best",
                "about −1 point.",
            ],
        ),
        (
            Lang::De,
            [
                "Was ein Bot täte",
                "etwa 41\u{a0}%",
                "etwa 5 Punkte",
                "4 Prozentpunkte mehr",
                "3 Punkte mehr",
                "Klar",
                "Nächstbeste",
                "etwa −1 Punkt.",
            ],
        ),
        (
            Lang::Pl,
            [
                "Co zrobiłby bot",
                "około 41%",
                "około 5 punktów",
                "o 4 punkty procentowe",
                "3 punktów więcej",
                "Wyraźnie",
                "Kolejne",
                "około −1 punktu.",
            ],
        ),
    ];
    for (lang, expected) in words {
        let told = told(&table, lang);
        told.split('|').for_each(|words| is_sound(words.trim()));
        for words in expected {
            assert!(told.contains(words), "{} {lang:?}: {words} is not in: {told}", P::ENTRY.id());
        }
        for choice in &table_choices(lang, &table).1[..3] {
            let words = choice.words.replace('&', "&amp;").replace('"', "&quot;");
            assert!(told.contains(&words), "{lang:?}: {words} is not in: {told}");
        }
    }
}

#[test]
fn a_hint_says_what_it_would_do_and_why_in_every_language_and_game() {
    every_language_says_what_it_would_do_and_why::<Atlantis>();
    every_language_says_what_it_would_do_and_why::<Atlandice>();
    every_language_says_what_it_would_do_and_why::<Doom>();
    every_language_says_what_it_would_do_and_why::<LastDays>();
    every_language_says_what_it_would_do_and_why::<Exodus>();
}

#[test]
fn a_hint_says_how_sure_it_is() {
    let mut table = asked::<Atlantis>(2);
    table.context.hints = HintRule::Everybody;
    for (sureness, chances, expected) in [
        (0.5, (0.4, 0.41), ["promises about as much", "A toss-up"]),
        (0.8, (0.5, 0.49), ["1 percentage point more", "Likely the best choice"]),
        (1.0, (0.5, 0.48), ["2 percentage points more", "The better choice, but not by much"]),
        (1.0, (0.5, 0.499), ["promises about as much", "A toss-up"]),
        (1.0, (1.0, 0.0), ["98 percentage points more", "Clearly the best choice"]),
    ] {
        table.hint = Some(hint(&table, [(chances.0, 0.0), (chances.1, 1.0), (0.0, 0.0)], sureness));
        let told = told(&table, Lang::En);
        for words in expected {
            assert!(told.contains(words), "{words} is not in: {told}");
        }
        assert!(told.contains("no points") && told.contains("1 point fewer, and more later"), "{told}");
    }
    if let Some(hint) = &mut table.hint {
        hint.choices.truncate(1);
    }
    assert!(told(&table, Lang::En).contains("Nothing else is worth a thought"));
}

#[test]
fn whoever_plays_alone_has_prospects_and_no_chance_of_winning() {
    let mut table = asked::<Exodus>(1);
    table.context.hints = HintRule::Alone;
    table.hint = Some(hint(&table, [(0.6, 3.0), (0.5, 3.0), (0.4, 3.0)], 0.9));
    for (lang, words) in
        [(Lang::En, "Prospects: about 60 of 100"), (Lang::De, "etwa 60 von 100"), (Lang::Pl, "około 60 na 100")]
    {
        let told = told(&table, lang);
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn the_button_and_the_hint_are_where_they_may_be() {
    let mut table = asked::<Atlantis>(2);
    let page = |table: &TableModel<Atlantis>, keys| table_fragment(&Ctx { keys, ..ctx(Lang::En) }, table).into_string();
    for (rule, note) in [
        (HintRule::Alone, ""),
        (HintRule::Everybody, "Hints are allowed at this table"),
        (HintRule::Nobody, "No hints at this table"),
        (HintRule::OfTheDay, "the seed of the day under the same conditions"),
    ] {
        table.context.hints = rule;
        table.hint = None;
        let without = page(&table, Keys::On);
        assert_eq!(without.contains("id=\"ask-hint\""), rule.is_allowed(), "{rule:?}");
        assert!(without.contains(note), "{rule:?}");
        table.hint = Some(hint(&table, [(0.5, 1.0), (0.4, 1.0), (0.3, 1.0)], 0.9));
        let value =
            Scene::<<Atlantis as Picture>::Game>::value(&table.hint.as_ref().expect("it is there").choices[0].action);
        let suggested = attributes(&page(&table, Keys::On), "data-action");
        assert_eq!(suggested.contains(&value), rule.is_allowed(), "{rule:?}");
    }
    table.context.hints = HintRule::Alone;
    assert!(page(&table, Keys::On).contains("<kbd aria-hidden=\"true\">H</kbd>"));
    assert!(!page(&table, Keys::Off).contains(">H</kbd>"));
    // What is no longer possible is not suggested, and nothing is while the device changes hands.
    table.context.covered = Some(Seat(0));
    let covered = page(&table, Keys::On);
    assert!(!covered.contains("id=\"ask-hint\"") && !covered.contains("id=\"hint\""));
    table.context.covered = None;
    table.awaited = SeatSet::EMPTY;
    table.decision = None;
    let waiting = page(&table, Keys::On);
    assert!(!waiting.contains("id=\"ask-hint\"") && !waiting.contains("id=\"hint\""));
}

#[test]
fn levels_have_names_numbers_and_a_sentence_each() {
    let names = [
        (
            Lang::En,
            ["Level 1: Apprentice", "Level 2: Citizen", "Level 3: Captain", "Level 4: Senator", "Level 5: Oracle"],
        ),
        (Lang::De, ["Stufe 1: Lehrling", "Stufe 2: Bürger", "Stufe 3: Kapitän", "Stufe 4: Senator", "Stufe 5: Orakel"]),
        (
            Lang::Pl,
            ["Poziom 1: uczeń", "Poziom 2: obywatel", "Poziom 3: kapitan", "Poziom 4: senator", "Poziom 5: wyrocznia"],
        ),
    ];
    for (lang, names) in names {
        for (level, name) in LADDER.into_iter().zip(names) {
            assert_eq!(level_words(lang, level), name);
            is_sound(&level_hint(lang, level));
            assert!(level_hint(lang, level).ends_with('.'));
        }
        for old in ["greedy", "random"] {
            is_sound(&bot_words(lang, old));
            is_sound(&level_hint(lang, old));
        }
    }
    assert_eq!(bot_words(Lang::En, "captain"), "Bot, level 3: Captain");
    assert_eq!(seat_words(Lang::De, Some("captain")), "Stufe 3");
    assert_eq!(seat_words(Lang::Pl, Some("greedy")), "bot, myśli o jeden ruch naprzód");
    assert_eq!(seat_words(Lang::En, None), "bot");
    assert_eq!(seat_words(Lang::En, Some("of tomorrow")), "bot, of tomorrow");
}
