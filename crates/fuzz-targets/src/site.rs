//! What browsers send, and what nodes tell each other.

use catalog::GameId;
use engine::Seed;
use server::read_form;
use store::Notice;
use ui::Lang;

/// Any bytes as the form of a new table: what the rules take begins.
pub fn forms(bytes: &[u8]) -> bool {
    let Some(fields) = read_form(bytes) else { return false };
    GameId::all().filter(|game| begins(*game, &fields)).count() > 0
}

fn begins(game: GameId, fields: &[(String, String)]) -> bool {
    let get = |key: &str| fields.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
    let Some(seats) = get("seats").and_then(|seats| seats.parse().ok()) else { return false };
    let value = |key| Some((key, get(key)?));
    let chosen: Vec<(&str, &str)> = game.choices().iter().filter_map(|choice| value(choice.key)).collect();
    let Ok(options) = game.options(seats, &chosen) else { return false };
    for (key, _) in &chosen {
        assert!(game.chosen(&options, key).is_some(), "{key} was chosen");
    }
    if game.check_options(&options, Lang::En).is_err() {
        return false;
    }
    let files = game.components(None).unwrap().files;
    assert!(game.table(&files, &options, &Seed::from_words("fuzz")).unwrap().start().is_ok());
    true
}

/// Any bytes as what another node says.
pub fn notices(bytes: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(bytes) else { return false };
    let Some(notice) = Notice::read(text) else { return false };
    let read_again = Notice::read(&notice.to_string());
    assert_eq!(read_again, Some(notice), "{text:?} is said otherwise and then not understood");
    true
}
