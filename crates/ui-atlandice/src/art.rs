//! The pieces as drawings: tokens, dice, tiles, marks of the parties, icons. Colours and strokes belong to
//! `atlandice.css`.

use game_atlandice::{Area, Components, Effect, Good, Party, Symbol, Tile, TileFace};
use maud::{Markup, html};

use super::layout::{Tenth, dice, lift};
use super::words;
use crate::l10n::{Lang, say};

/// Gradients, scenery, icons and pieces: what every picture of this game refers to.
pub(super) fn symbols() -> Markup {
    ui::icons::unseen(concat!(
        "<defs>",
        ui::built!("defs.svg"),
        ui::built!("icons.svg"),
        ui::built!("pieces.svg"),
        ui::built!("buildings.svg"),
        ui::built!("scene.svg"),
        "</defs>"
    ))
}

/// A symbol for the eye only: the words beside it say the same.
pub(super) fn icon(id: &str) -> Markup {
    html! { svg.ic aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A symbol with its name for readers.
fn named(class: &str, id: &str, name: &str) -> Markup {
    html! { svg class=(class) role="img" aria-label=(name) { use href={ "#" (id) } {} } }
}

/// A good as a small token, for the eye only.
pub(super) fn flat(good: Good) -> Markup {
    html! { svg.gd aria-hidden="true" { use href={ "#f-" (good.name()) } {} } }
}

/// A good as a small token with its name.
pub(super) fn good_icon(good: Good, lang: Lang) -> Markup {
    named("gd", &format!("f-{}", good.name()), &words::good(lang, good))
}

pub(super) fn die_icon(face: u8, lang: Lang) -> Markup {
    named("ic", &format!("q-{face}"), &say(lang, "ad-board-die", &[("face", face.into())]))
}

/// The mark of a party with its words.
pub(super) fn party_icon(party: Party, lang: Lang) -> Markup {
    let words = words::party_mark(lang, party);
    html! {
        svg class={ "mk " (colour(party)) } viewBox="0 0 24 24" role="img" aria-label=(words) { (mark_inside(party, lang)) }
    }
}

/// The mark of a party for the eye only.
pub(super) fn mark(party: Party, lang: Lang) -> Markup {
    html! { svg class={ "mk " (colour(party)) } viewBox="0 0 24 24" aria-hidden="true" { (mark_inside(party, lang)) } }
}

/// The neutral party's sign without its letter: for buttons, whose name says whom they serve.
pub(super) fn neutral_sign() -> Markup {
    html! { svg class={ "mk " (colour(Party::Neutral)) } viewBox="0 0 24 24" aria-hidden="true" { use href="#m-n" {} } }
}

/// The class that gives a party's colour.
pub(super) fn colour(party: Party) -> &'static str {
    match party {
        Party::Neutral => "fn",
        Party::Seat(seat) => ["f0", "f1", "f2", "f3"][seat.index() % 4],
    }
}

/// The id of a party's shape, and the middle of the shape's mass, so that the letter sits well in it.
pub(super) fn shape(party: Party) -> (&'static str, f32) {
    match party {
        Party::Neutral => ("m-n", 17.6),
        Party::Seat(seat) => [("m-0", 16.8), ("m-1", 18.8), ("m-2", 16.8), ("m-3", 16.8)][seat.index() % 4],
    }
}

/// The shape and the letter of a party, on a grid of 24.
pub(super) fn mark_inside(party: Party, lang: Lang) -> Markup {
    let (shape, y) = shape(party);
    html! {
        use href={ "#" (shape) } {}
        text x="12" y=(Tenth(y)) { (words::party_letter(lang, party)) }
    }
}

/// What a space of the clock shows, with its name.
pub(super) fn symbol_icon(symbol: Symbol, lang: Lang) -> Markup {
    let name = words::symbol(lang, symbol);
    match symbol {
        Symbol::Inventory(good) => html! { span role="img" aria-label=(name) { (icon("x-scales")) (flat(good)) } },
        Symbol::InventoryTotal => html! { span role="img" aria-label=(name) { (icon("x-scales")) (icon("x-all")) } },
        _ => symbol_id(symbol).map_or_else(|| html! {}, |id| named("ic", id, &name)),
    }
}

/// The drawing of a symbol, where it is a single one.
pub(super) fn symbol_id(symbol: Symbol) -> Option<&'static str> {
    match symbol {
        Symbol::Plain => None,
        Symbol::Start => Some("x-arrow"),
        Symbol::Waves => Some("x-wave"),
        Symbol::Donation => Some("x-donation"),
        Symbol::InventoryTotal => Some("x-all"),
        Symbol::Inventory(good) => Some(["f-jewel", "f-book", "f-provision", "f-tool", "f-weapon"][good.index()]),
    }
}

pub(super) fn submarine_icon(lang: Lang) -> Markup {
    named("ic", "x-sub", &say(lang, "ad-board-submarine", &[]))
}

/// A small tile of a district, with its name.
pub(super) fn tile_icon(tile: Tile, lang: Lang) -> Markup {
    let good = tile.district().good().unwrap_or_default();
    let name = say(lang, "ad-board-tile", &[("area", words::area(lang, tile.district()).into())]);
    html! { span.tl role="img" aria-label=(name) { (flat(good)) } }
}

/// Tokens of one good piled up, 44 wide; the name of each token is given by its place from the bottom.
pub(super) fn pile(good: Good, count: u8, piece: impl Fn(u8) -> (Option<String>, Option<String>)) -> Markup {
    let step = lift(count);
    html! {
        svg.stack viewBox="-2 -21 44 66" aria-hidden="true" {
            ellipse cx="20" cy="38" rx="21" ry="6" fill="url(#g-cast)" {}
            @for index in 0..count {
                @let (name, from) = piece(index);
                @let y = -step * f32::from(index);
                use href={ "#t-" (good.name()) } y=[(index > 0).then_some(Tenth(y).to_string())]
                    data-piece=[name] data-from=[from] {}
            }
        }
    }
}

pub(super) struct GateArt<'a> {
    pub(super) area: Area,
    pub(super) count: u8,
    /// A district without tiles: the gate is broken.
    pub(super) gone: bool,
    /// The dice were rolled a moment ago.
    pub(super) rolled: bool,
    /// The name of each die.
    pub(super) piece: &'a dyn Fn(u8) -> (String, Option<String>),
}

/// A city gate with the dice that lie in it; shut if there is none.
pub(super) fn gate(gate: &GateArt<'_>) -> Markup {
    let face = gate.area.face();
    html! {
        svg viewBox="0 -8 84 107" aria-hidden="true" {
            use href="#gate-arch" x="4" y="4" {}
            path.gin d="M14 96V44a28 28 0 0 1 56 0v52Z" {}
            @if gate.count == 0 {
                path.port d="M14 54h56M14 72h56M28 20v76M42 15v81M56 20v76" {}
            } @else {
                ellipse.spill cx="42" cy="96" rx="46" ry="9" {}
            }
            path.keystone d="M24-6h36l-5 26H29Z" {}
            use.kface href={ "#q-" (face) } x="31.500" y="-4" width="21" height="21" {}
            @if !gate.gone {
                @for (index, (place, scale)) in dice(gate.count).into_iter().enumerate() {
                    @let (name, from) = (gate.piece)(index as u8);
                    g transform={ (place.shift()) "scale(" (scale) ")" } {
                        g data-piece=(name) data-from=[from] data-own[gate.rolled] {
                            use.tumble[gate.rolled] href={ "#d-" (face) } {}
                        }
                    }
                }
            }
        }
    }
}

/// The icons that tell an effect, as ids of symbols.
fn effect_icons(face: TileFace) -> Vec<String> {
    let mut icons: Vec<String> = Vec::new();
    let wanted: Vec<u8> = face.wanted().collect();
    match wanted[..] {
        [first, .., last] if wanted.len() > 3 && usize::from(last - first) + 1 == wanted.len() => {
            icons.extend([format!("q-{first}"), "x-to".into(), format!("q-{last}")]);
        }
        _ => icons.extend(wanted.iter().map(|face| format!("q-{face}"))),
    }
    let rest: &[&str] = match face.effect {
        Effect::ExtraHereOnRoll => &["x-more"],
        Effect::Swap => &["x-one", "x-swap", "x-district"],
        Effect::SearchAgainOnRoll => &["x-turn", "x-search"],
        Effect::ExtraElsewhereOnRoll => &["x-district", "x-more"],
        Effect::ToMarket => &["x-one", "x-arrow", "x-market"],
        Effect::ExtraHereOnSecondDie => &["x-second", "x-more"],
        Effect::ClockOnRoll => &["x-tick"],
        Effect::MarketToAnother => &["x-market", "x-arrow", "x-other"],
        Effect::TurnDie => &["x-turn", "q-6"],
        Effect::Submarine => &["x-sub", "x-arrow"],
        Effect::MarketToAny => &["x-market", "x-arrow", "x-district"],
        Effect::ExtraFromMarketOnRoll => &["x-market", "x-more"],
    };
    icons.extend(rest.iter().map(|&id| id.to_owned()));
    icons
}

/// A tile as a slab on those below it: its effect as icons, its hand symbols.
pub(super) fn slab(tile: Option<Tile>, below: usize, components: &Components) -> Markup {
    let depth = below + usize::from(tile.is_some());
    let height = 71 + 8 * depth.saturating_sub(1).min(2);
    let piece = tile.map(|tile| format!("tile-{}", tile.name()));
    html! {
        svg viewBox={ "-1 -1 99 " (height) } aria-hidden="true" {
            @if depth > 2 { use href="#slab3" {} }
            @if depth > 1 { use href="#slab2" {} }
            @if let Some(tile) = tile {
                @let face = components.tile(tile);
                @let icons = effect_icons(face);
                @let (size, pitch) = match icons.len() { 0..=3 => (25.0, 28.5), 4 => (20.0, 21.5), _ => (16.5, 17.5) };
                @let left = 47.0 - pitch * icons.len() as f32 / 2.0 + (pitch - size) / 2.0;
                g data-piece=[piece] {
                    use href="#slab1" {}
                    g.effect {
                        @for (index, id) in icons.iter().enumerate() {
                            use href={ "#" (id) } x=(Tenth(left + pitch * index as f32)) y=(Tenth(18.5 - size / 2.0))
                                width=(size) height=(size) {}
                        }
                    }
                    path.trule d="M12 34.500h70" {}
                    g.hands { (hands(face.hands, 47.0, 37.0, 21.0)) }
                }
            } @else if depth > 0 {
                use.back href="#slab1" {}
            }
        }
    }
}

/// Hand symbols in a row around a middle.
pub(super) fn hands(count: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        @for index in 0..count {
            @let left = x + size * (f32::from(index) - f32::from(count) / 2.0);
            use href="#x-hand" x=(Tenth(left)) y=(Tenth(y)) width=(size) height=(size + 2.0) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Components as _;

    use super::*;

    #[test]
    fn every_tile_tells_its_effect_with_symbols_that_exist() {
        let all = symbols().into_string();
        for tile in Tile::ALL {
            let icons = effect_icons(Components::standard().tile(tile));
            assert!((2..=5).contains(&icons.len()), "{tile}: {icons:?}");
            for icon in icons {
                assert!(all.contains(&format!("id=\"{icon}\"")), "{tile}: there is no {icon}");
            }
        }
    }

    #[test]
    fn symbols_have_ids_of_their_own() {
        let all = [symbols().into_string(), ui::icons::symbols().into_string()].concat();
        let mut ids: Vec<&str> = all.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count, "an id stands twice");
        for used in all.split("href=\"#").skip(1).chain(all.split("url(#").skip(1)) {
            let id = used.split(['"', ')']).next().unwrap_or_default();
            assert!(ids.binary_search(&id).is_ok(), "there is no {id}");
        }
    }
}
