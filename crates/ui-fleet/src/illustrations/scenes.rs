//! Where a picture plays: sky and city, the sea, the shore of New Land, the quay of Atlantis, a ledge of stone. All of it
//! runs on beyond the frame, which on a card may be wider or taller than the picture.

use maud::{Markup, html};

use crate::layout::{Point, SENATE, STEPS, Tenth, around};
use crate::senate::{half, joints};

use super::pieces::placed;

/// How far a scene runs on beyond its frame.
const BEYOND: f32 = 240.0;

/// Sky down to the horizon, with the city at the left, and the sea below it.
pub(super) fn backdrop(size: Point, horizon: i16, city: Option<&str>) -> Markup {
    let horizon = f32::from(horizon);
    let scale = size.x / 1058.0;
    let sun = size.x * 0.62;
    html! {
        rect x=(Tenth(-BEYOND)) y="-60" width=(Tenth(size.x + 2.0 * BEYOND)) height=(Tenth(horizon + 60.0)) fill="url(#g-sky)" {}
        circle cx=(Tenth(sun)) cy=(Tenth(horizon)) r="84" fill="url(#g-sun)" {}
        circle.sun cx=(Tenth(sun)) cy=(Tenth(horizon + 2.0)) r="14" {}
        use href="#far" transform=(placed(Point { x: 0.0, y: horizon - 250.0 * scale }, scale)) {}
        @if let Some(city) = city { use href={ "#" (city) } transform=(placed(Point { x: 0.0, y: horizon - 107.0 }, 0.42)) {} }
        (water(size, horizon as i16))
        use href="#glints" transform=(placed(Point { x: sun - 700.0 * 0.5, y: horizon + 2.0 }, 0.5)) {}
    }
}

/// The sea, from the horizon down.
pub(super) fn water(size: Point, horizon: i16) -> Markup {
    let top = f32::from(horizon);
    html! {
        rect x=(Tenth(-BEYOND)) y=(Tenth(top)) width=(Tenth(size.x + 2.0 * BEYOND)) height=(Tenth(size.y - top + 60.0)) fill="url(#g-sea)" {}
        use href="#ripples" transform=(placed(Point { x: -20.0, y: top }, 0.6)) {}
    }
}

/// New Land; the drawing begins 96 units right of the point.
pub(super) fn shore(at: Point, scale: f32) -> Markup {
    html! { use href="#shore" transform=(placed(at, scale)) {} }
}

/// The breakwater of Atlantis, with its light.
pub(super) fn quay(at: Point, scale: f32) -> Markup {
    html! {
        g transform=(placed(at, scale)) {
            use href="#mole" {}
            use href="#beacon" x="52" y="272" {}
        }
    }
}

/// A ledge of stone from one corner to the other, on which cards lie.
pub(super) fn ledge(from: Point, to: Point) -> Markup {
    // At the edge of a picture it runs on; inside, it ends.
    let left = if from.x > 0.0 { from.x } else { -BEYOND };
    let top = if from.y > 0.0 { from.y } else { -60.0 };
    let right = if to.x < 300.0 { to.x } else { to.x + BEYOND };
    html! {
        rect.il-ledge x=(Tenth(left)) y=(Tenth(top)) width=(Tenth(right - left)) height=(Tenth(to.y - top + 100.0)) {}
        circle cx=(Tenth(from.x + (to.x - from.x) * 0.3)) cy=(Tenth(from.y)) r=(Tenth(to.x - from.x)) fill="url(#g-sun)" opacity=".16" {}
    }
}

/// The benches of the Senate, on the grid of the board, with stairs between so many parts.
pub(super) fn stones(parts: usize) -> Markup {
    html! {
        ellipse.cast cx=(Tenth(SENATE.x)) cy=(Tenth(SENATE.y + 8.0)) rx="186" ry="12" {}
        @for (index, radius) in STEPS.into_iter().enumerate() {
            path.il-riser d=(half(radius)) {}
            path.il-tier.il-podium[index == 3] d=(half(radius - 2.5)) {}
        }
        path.il-joints d=(joints()) {}
        @for part in 1..parts {
            @let turn = part as f32 / parts as f32;
            @let (from, to) = (around(58.0, turn), around(150.0, turn));
            path.il-stair d={ "M" (Tenth(from.x)) " " (Tenth(from.y)) "L" (Tenth(to.x)) " " (Tenth(to.y)) } {}
        }
        path d="M82 231h336l6 10H76Z" fill="url(#g-marv)" {}
    }
}

/// A stone for a bust; the point is the middle of its top.
pub(super) fn pedestal(at: Point) -> Markup {
    html! {
        g transform=(placed(at, 1.0)) {
            ellipse.cast cy="11" rx="26" ry="4" {}
            path d="M-25-3h50l-3 5h-44Z" fill="url(#g-marv)" {}
            path d="M-20 2h40l3 8h-46Z" fill="url(#g-mard)" {}
        }
    }
}
