//! The pictures of the rules for players: what this edition puts into those that both share.

use engine::{Components as _, Seat};
use game_last_days::{Card, Components, Senator};
use maud::Markup;

use super::Face;
use super::art;
use ui::l10n::Lang;
use ui_fleet::edition::Edition;
use ui_fleet::illustrations::Stage;

/// A picture by its name.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let set = Components::standard();
    let stage = Stage { lang, tables: &set.tables, seats: &set.ships, city: "acropolis" };
    Some(match name {
        "goal" => stage.goal(),
        "turn" => stage.turn(art::portrait(Senator::Strategos), [Card::Ref2, Card::Ships2].map(Face::look)),
        "senate" => {
            let mut senators = Senator::ALL;
            senators.sort_by_key(|&senator| set.field(senator));
            // LD-4.6: nobody has taken this one twice.
            let bonus = senators.map(|senator| if senator == Senator::Oraklos { 2 } else { 0 });
            stage.senate(senators.map(art::portrait), bonus, &[])
        }
        "auction" => stage.vote([Card::Ref2, Card::Ships2, Card::Ref1Special, Card::Cargo].map(Face::look)),
        // LD-V9.
        "arrival" => stage.arrival([3, 1, 0, 2, 0, 1], Seat(1)),
        "movers" => stage.movers(),
        "end" => stage.end(2, true),
        "spent" => {
            let row = [Card::Ref2, Card::Ref1Vp, Card::Ships2, Card::Ref21, Card::Cargo];
            stage.spent(row.map(Face::look))
        }
        "alone" => stage.alone(),
        "left" => stage.left(2, true),
        _ => return None,
    })
}
