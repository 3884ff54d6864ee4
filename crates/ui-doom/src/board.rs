//! The picture of the table: what this edition puts into the frame that both share.

use game_doom::{Doom, Faction, View};
use maud::{Markup, html};

use super::Face;
use super::choices::Offer;
use super::{omens, words};
use ui::picture::Scene;
use ui_fleet::edition::Canvas;
use ui_fleet::layout::track;
use ui_fleet::omens::Lap;
use ui_fleet::scenery::{self, Board};
use ui_fleet::senate::Figure;

/// The whole board.
pub(super) fn board(view: &View, scene: &Scene<'_, Doom>, offer: &Offer) -> Markup {
    let canvas = Canvas::new(view, scene, offer);
    let order = view.table.council.senate_order();
    let most = order.as_slice().iter().map(|&seat| view.table.council.points(seat)).max().unwrap_or(0);
    let shown = |points| Lap { points, badge: html! {} };
    let parts = Board {
        city: "citadel",
        figures: factions(view, scene),
        events: omens::events(&canvas),
        in_senate: html! {},
        between: html! {},
        beside: Vec::new(),
        on_land: html! {},
        track: canvas.track(track(most), shown),
    };
    scenery::board(&canvas, &parts)
}

/// The factions from the left, with who holds them and whether they show +1.
fn factions(view: &View, scene: &Scene<'_, Doom>) -> Vec<Figure<Face>> {
    let table = &view.table;
    let two = scene.seats.len() == 2;
    let mut factions = Faction::ALL;
    factions.sort_by_key(|&faction| table.components().field(faction));
    let figure = |faction: Faction| Figure {
        kind: faction,
        id: faction.name(),
        name: words::faction(scene.lang, faction),
        power: words::faction_power(scene.lang, faction, two),
        holder: table.holder(faction),
        field: table.components().field(faction),
        bonus: html! { @if table.shows_plus(faction) { span.plus1 { "+1" } } },
        bonus_words: String::new(),
    };
    factions.into_iter().map(figure).collect()
}
