//! The pictures of the rules for players: what this edition puts into those that both share.

use engine::{Components as _, Seat};
use game_doom::{Card, Components, Faction};
use maud::Markup;

use super::Face;
use ui::l10n::Lang;
use ui_fleet::edition::Edition;
use ui_fleet::illustrations::Stage;

/// A picture by its name.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let set = Components::standard();
    let stage = Stage { lang, tables: &set.tables, seats: &set.ships, city: "citadel" };
    Some(match name {
        "goal" => stage.goal(),
        "turn" => stage.turn(Faction::Strategos.name(), [Card::Ref2, Card::Ships2].map(Face::look)),
        "senate" => {
            let mut factions = Faction::ALL;
            factions.sort_by_key(|&faction| set.field(faction));
            // DA-4.10: these show +1.
            let plus = factions.map(|faction| u8::from(matches!(faction, Faction::Oraklos | Faction::Basileus)));
            let prices: Vec<u8> = (0..3).map(|place| set.price(3, place)).collect();
            stage.senate(factions.map(Faction::name), plus, &prices)
        }
        "vote" => stage.vote([Card::Ref2, Card::Ships2, Card::Ref1, Card::Royal].map(Face::look)),
        // DA-V8.
        "arrival" => stage.arrival([1, 2, 3, 0, 0, 1], Seat(0)),
        "movers" => stage.movers(),
        "end" => stage.end(3, false),
        "spent" => {
            let row = [Card::Ref2, Card::Ref1, Card::Ships2, Card::Ref21, Card::Royal];
            stage.spent(row.map(Face::look))
        }
        "alone" => stage.alone(),
        "left" => stage.left(3, false),
        _ => return None,
    })
}
