//! The picture of the table: what this edition puts into the frame that both share.

use game_last_days::{LastDays, Senator, View, Zone};
use maud::{Markup, html};

use super::Face;
use super::choices::Offer;
use super::{art, extras, omens, words};
use ui::picture::Scene;
use ui_fleet::edition::Canvas;
use ui_fleet::omens::Lap;
use ui_fleet::scenery::{self, Board};
use ui_fleet::senate::Figure;

/// LD-9.14: the track has the numbers 0 to 69; then it begins anew.
const TRACK: i32 = 70;

/// The whole board.
pub(super) fn board(view: &View, scene: &Scene<'_, LastDays>, offer: &Offer) -> Markup {
    let canvas = Canvas::new(view, scene, offer);
    let parts = Board {
        city: "acropolis",
        figures: senators(view, scene),
        events: omens::events(&canvas),
        in_senate: extras::lose_on_board(&canvas, Zone::Senate),
        between: extras::gods(&canvas),
        beside: view.table.council.harbour.berths().map(|berth| extras::winds(&canvas, berth)).collect(),
        on_land: extras::lose_on_board(&canvas, Zone::NewLand),
        track: canvas.track(TRACK - 1, lap),
    };
    scenery::board(&canvas, &parts)
}

/// Where a marker stands on the track; the "70" marker says how often it has gone round.
fn lap(points: i32) -> Lap {
    let gone = points / TRACK * TRACK;
    let badge = html! {
        @if gone > 0 {
            g.lap transform="translate(-13 -12)" {
                rect width="26" height="14" rx="4" {}
                text x="13" y="11" { (gone) }
            }
        }
    };
    Lap { points: points % TRACK, badge }
}

/// The senators from the left, with who holds them and the bonus markers on them.
fn senators(view: &View, scene: &Scene<'_, LastDays>) -> Vec<Figure<Face>> {
    let table = &view.table;
    let lang = scene.lang;
    let mut senators = Senator::ALL;
    senators.sort_by_key(|&senator| table.components().field(senator));
    let figure = |senator: Senator| {
        let bonus = table.bonus(senator);
        Figure {
            kind: senator,
            id: art::portrait(senator),
            name: words::senator(lang, senator),
            power: words::senator_power(lang, senator),
            holder: table.holder(senator),
            field: table.components().field(senator),
            bonus: coins(bonus),
            bonus_words: if bonus > 0 { words::bonus(lang, bonus) } else { String::new() },
        }
    };
    senators.into_iter().map(figure).collect()
}

/// LD-4.6: bonus markers pile up; beyond a few the number tells.
fn coins(count: u8) -> Markup {
    html! {
        @if count > 0 {
            span class={ "coins c" (count.min(4)) } {
                @for _ in 1..count.min(4) { i {} }
                b { "+" (count) }
            }
        }
    }
}
