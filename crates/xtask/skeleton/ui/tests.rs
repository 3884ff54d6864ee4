//! How the game looks and reads, over random games.

use std::collections::BTreeSet;

use engine::GameOptions;
use @crate@::{Action, Options};
use ui::Lang;
use ui_testkit::sheet::Sheet;
use ui_testkit::{
    actor, choices_are_buttons, cited, every_number_has_words_and_a_clause, fragment, model, refusals_are_sentences,
    sources_that_add_up, stands_in_the_rules, tell, viewers, walk, why_nots_are_sentences, worlds_look_the_same,
};
use @ui@::Face;

const SHEET: Sheet = Sheet { css: ui::built!("@id@.source.css"), drawings: "" };

#[test]
fn every_position_is_told_and_can_be_played_in_every_language() {
    let mut met = BTreeSet::new();
    for seats in 2..=4 {
        walk(Options::for_seats(seats), seats.into(), |table| {
            for lang in Lang::ALL {
                viewers(table).into_iter().for_each(|viewer| tell(lang, &model::<Face>(table, viewer)));
                choices_are_buttons::<Face>(table, lang);
                why_nots_are_sentences::<Face>(table, lang);
                worlds_look_the_same::<Face, ()>(table, lang);
                cited(&fragment::<Face>(table, actor(table), lang)).iter().for_each(|id| stands_in_the_rules::<Face>(id));
            }
            refusals_are_sentences::<Face>(table, &[Action::Dive, Action::Rest], &mut met);
            if table.is_over() {
                sources_that_add_up::<Face>(table);
            }
        });
    }
}

#[test]
fn every_number_of_the_data_file_has_words_and_a_clause() {
    every_number_has_words_and_a_clause::<Face>();
}

#[test]
fn words_stand_out_and_every_token_is_defined() {
    SHEET.stands_out(&[("a name", "#f4f1e6", "#123f54", 4.5), ("a worth", "#12283a", "#e9dcc0", 4.5)]);
    SHEET.defines_what_it_uses();
}
