//! The components page.

use game_doom::{Card, EventCard};
use ui::Lang;
use ui_doom::Face;

use crate::fleet_facts as shared;

#[test]
fn every_card_and_every_ship_is_shown_with_its_origin() {
    shared::all_parts_have_their_origin::<Face>(Card::ALL.len(), EventCard::ALL.len());
}

#[test]
fn the_pieces_are_those_of_the_box() {
    shared::all_pieces_are_shown::<Face>(80, 25);
}

#[test]
fn every_entry_of_the_data_file_has_words() {
    shared::all_entries_have_words::<Face>(Lang::De);
}
