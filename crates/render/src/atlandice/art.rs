//! stub
use crate::l10n::Lang;
use game_atlandice::{Good, Party, Symbol, Tile};
use maud::{Markup, html};
pub(super) fn symbols() -> Markup {
    html! {}
}
pub(super) fn good_icon(_: Good, _: Lang) -> Markup {
    html! {}
}
pub(super) fn die_icon(face: u8, _: Lang) -> Markup {
    html! { (face) }
}
pub(super) fn party_icon(_: Party, _: Lang) -> Markup {
    html! {}
}
pub(super) fn symbol_icon(_: Symbol, _: Lang) -> Markup {
    html! {}
}
pub(super) fn tile_icon(_: Tile, _: Lang) -> Markup {
    html! {}
}
