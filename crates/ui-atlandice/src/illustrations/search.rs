//! Dice in the gates, and one search.

use game_atlandice::{Area, Good, Tile};
use maud::{Markup, html};

use super::frame::{CARD, Chip, STEP, building, chip, gate, pile, quay, slab, svg, token};

/// AD-3.2: seven dice have been rolled; nobody rolled a three.
pub(super) fn gates() -> Markup {
    let dice = [1, 2, 0, 1, 2, 1];
    let pitch = STEP.width / 6.0;
    let inside = html! {
        (quay(STEP, 66.0, 156.0))
        @for (index, area) in Area::ALL.into_iter().enumerate() {
            (building(area, pitch * (index as f32 + 0.5), 70.0, 62.0))
        }
        @for (index, (area, count)) in Area::ALL.into_iter().zip(dice).enumerate() {
            @let x = pitch * (index as f32 + 0.5);
            (gate(area, count, x, 122.0, 50.0))
            @if let Some(good) = area.good() {
                (token(good, x, 139.0, 26.0))
            } @else {
                use.ill-sign href="#x-market" x=(x - 12.0) y="127" width="24" height="24" {}
            }
        }
    };
    svg(STEP, &inside)
}

/// AD-4.1 to AD-4.4: a search of the Forge with the submarine beside it.
pub(super) fn turn() -> Markup {
    let floor = 168.0;
    let inside = html! {
        (quay(CARD, 128.0, 184.0))
        (building(Area::Forge, 200.0, 136.0, 200.0))
        (gate(Area::Forge, 1, 58.0, floor, 84.0))
        (pile(Good::Weapon, 4, 158.0, floor + 4.0, 48.0))
        (pile(Good::Jewel, 1, 210.0, floor + 4.0, 48.0))
        (slab(Tile::FA, 2, 252.0, 84.0, 106.0))
        g transform="translate(104 166)scale(.98)" { use href="#sub" {} }
        (chip(Chip::Gained, "+1", 256.0, 196.0, 19.0))
        (chip(Chip::Step, 1, 22.0, 84.0, 19.0))
        (chip(Chip::Step, 2, 158.0, 84.0, 19.0))
        (chip(Chip::Step, 3, 92.0, 196.0, 19.0))
        (chip(Chip::Step, 4, 305.0, 74.0, 19.0))
    };
    svg(CARD, &inside)
}
