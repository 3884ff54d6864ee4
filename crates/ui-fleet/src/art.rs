//! The pieces of both editions as drawings: cubes, marks of the players, ships, icons. Colours and strokes belong to
//! `fleet.css`.

use ::fleet::{Colour, ShipKind, Special};
use engine::Seat;
use maud::{Markup, html};

use super::layout::Tenth;
use super::words;
use crate::l10n::Lang;

/// Gradients, scenery, icons and pieces: what every picture of this game refers to.
pub fn symbols() -> Markup {
    ui::icons::unseen(concat!(
        "<defs>",
        ui::built!("defs.svg"),
        ui::built!("icons.svg"),
        ui::built!("pieces.svg"),
        ui::built!("ships.svg"),
        ui::built!("scene.svg"),
        "</defs>"
    ))
}

/// The cubes with the letters of a language: once per page, beside the board.
pub fn lettered(lang: Lang) -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for colour in words::colours() {
                    @let name = key(colour);
                    @let y = if colour == Colour::Seat(Seat(1)) { "18.300" } else { "16.800" };
                    g id={ "c-" (name) } class={ "cube f" (name) } {
                        use href={ "#q-" (name) } {}
                        text x="10" y=(y) { (words::letter(lang, colour)) }
                    }
                }
            }
        }
    }
}

/// The name of a colour in ids and classes: the number of the seat, or `n`.
pub fn key(colour: Colour) -> &'static str {
    match colour {
        Colour::Neutral => "n",
        Colour::Seat(seat) => ["0", "1", "2", "3", "4"][seat.index() % 5],
    }
}

/// A symbol for the eye only: the words beside it say the same.
pub fn icon(id: &str) -> Markup {
    html! { svg.ic aria-hidden="true" { use href={ "#" (id) } {} } }
}

pub fn cube(colour: Colour) -> Markup {
    html! { svg.qb viewBox="0 0 20 22" aria-hidden="true" { use href={ "#c-" (key(colour)) } {} } }
}

/// The mark of a player or of the neutral refugees, for the eye only.
pub fn mark(colour: Colour, lang: Lang) -> Markup {
    html! { svg class={ "mk f" (key(colour)) } viewBox="0 0 24 24" aria-hidden="true" { (mark_inside(colour, lang)) } }
}

/// The mark of a seat, for the eye only.
pub fn seat_mark(seat: Seat, lang: Lang) -> Markup {
    mark(Colour::Seat(seat), lang)
}

/// The mark with its words.
pub fn named_mark(colour: Colour, lang: Lang) -> Markup {
    html! {
        svg class={ "mk f" (key(colour)) } viewBox="0 0 24 24" role="img" aria-label=(words::mark(lang, colour)) {
            (mark_inside(colour, lang))
        }
    }
}

/// The shape and the letter, on a grid of 24.
pub fn mark_inside(colour: Colour, lang: Lang) -> Markup {
    // The middle of each shape's mass, so that the letter sits well in it.
    let y = if colour == Colour::Seat(Seat(1)) { 19.2 } else { 16.8 };
    html! {
        use href={ "#m-" (key(colour)) } {}
        text x="12" y=(Tenth(y)) { (words::letter(lang, colour)) }
    }
}

pub fn special_icon(special: Special) -> &'static str {
    [
        "x-pursuit",
        "x-empathy",
        "x-guardian",
        "x-alliance",
        "x-holds",
        "x-intervention",
        "x-sacrifice",
        "x-spy",
        "x-birds",
        "x-orichalcum",
        "x-key",
    ][special.index()]
}

/// The icon of what an upgraded ship can do.
pub fn power_icon(kind: ShipKind) -> &'static str {
    match kind {
        ShipKind::Ark => "x-refugee",
        ShipKind::ScienceShip => "x-laurel",
        ShipKind::RoyalBarge => "x-special",
        ShipKind::Airship => "x-go",
        ShipKind::Warship => "x-guardian",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> String {
        [symbols(), lettered(Lang::De), ui::icons::symbols()].map(Markup::into_string).concat()
    }

    #[test]
    fn every_special_card_and_ship_has_a_drawing() {
        let all = all();
        let has = |id: &str| assert!(all.contains(&format!("id=\"{id}\"")), "there is no {id}");
        Special::ALL.map(special_icon).into_iter().for_each(has);
        for kind in ShipKind::ALL {
            has(power_icon(kind));
            ["sb", "sf", "su"].into_iter().for_each(|part| has(&format!("{part}-{}", kind.name())));
        }
    }

    #[test]
    fn symbols_have_ids_of_their_own() {
        let all = all();
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
