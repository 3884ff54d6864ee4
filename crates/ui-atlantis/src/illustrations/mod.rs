//! The pictures of the rules for players and of the cards before a first game.

mod pieces;
mod sketch;
mod strip;

use engine::{Components as _, Seat};
use game_atlantis::{Components, Object, Tile};
use maud::{Markup, html};

use crate::l10n::Lang;
use pieces::{arrow, card, card_back, coast, figure, framed, held, isle, lost, number, shelf, spit, unbuilt};
use sketch::Sketch;
use strip::Mark::{Goal, Paid, Prices, Stop, Take, Way};
use strip::{Strip, tile};

/// A picture by its name. One that stands alone has a wide and a narrow form; the style sheet shows what fits.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let (_, draw) = PICTURES.iter().find(|(known, _)| *known == name)?;
    let forms = draw(lang);
    Some(html! { div.at-fig.both[forms.len() > 1] { @for form in forms { (form) } } })
}

/// The forms of a picture.
type Draw = fn(Lang) -> Vec<Markup>;

/// In the order in which the rules for players show them.
const PICTURES: [(&str, Draw); 15] = [
    ("goal", |lang| vec![goal_wide(lang), goal_narrow(lang)]),
    ("turn", |lang| vec![turn_wide(lang), turn_narrow(lang)]),
    ("play", |lang| vec![step(lang, &PLAY, card(Object::Helmet, OWN))]),
    ("pay", |lang| vec![step(lang, &PAY, lost(tile("A2"), OWN))]),
    ("take", |lang| vec![step(lang, &TAKE, held(tile("R2"), OWN, 1.1))]),
    ("draw", |lang| vec![step(lang, &DRAW, card_back(OWN))]),
    ("occupied", |lang| vec![occupied_wide(lang), occupied_narrow(lang)]),
    ("water", |lang| vec![water_wide(lang), water_narrow(lang)]),
    ("bridge", |lang| vec![plain(lang, &BRIDGE)]),
    ("bridge-grown", |lang| vec![plain(lang, &BRIDGE_GROWN)]),
    ("cards", |_| vec![cards_wide(), cards_narrow()]),
    ("end", |lang| vec![end_wide(lang), end_narrow(lang)]),
    ("mistake-change", |lang| vec![step(lang, &CHANGE, lost(tile("S7"), OWN))]),
    ("mistake-behind", |lang| vec![plain(lang, &BEHIND)]),
    ("mistake-bridge", |lang| vec![step(lang, &UNBUILT, unbuilt(OWN))]),
];

const PLAY: Strip = Strip { path: "O3@r C4 R2 ~ H5", marks: &[Way(0, 4), Goal(4)] };
const PAY: Strip = Strip { path: "O3 C4 R2 ~ H5@r", marks: &[Paid] };
const TAKE: Strip = Strip { path: "O3 C4 R2 ~ H5@r", marks: &[Take(2)] };
const DRAW: Strip = Strip { path: "O3 C4 ~ ~ H5@r", marks: &[Prices] };
const TURN: Strip = Strip { path: "O3@r C4 R2 ~ H5", marks: &[Way(0, 4), Goal(4), Take(2), Paid] };
const OCCUPIED: Strip = Strip { path: "O4@r S6@w F2 A3", marks: &[Way(0, 3), Stop(1), Goal(3)] };
const WATER: Strip = Strip { path: "S4@b ~ O1 ~ F6 =r C3 ~ H5@k R2", marks: &[Paid, Goal(9)] };
const BRIDGE: Strip = Strip { path: "F6 =r C3 ~ H5@k", marks: &[Prices] };
const BRIDGE_GROWN: Strip = Strip { path: "F6 =r ~ ~ H5@k", marks: &[Prices] };
const GOAL: Strip = Strip { path: "S5+ C4+ F3@b ~ O4 R6@r A5+", marks: &[Prices] };
const END: Strip = Strip { path: "O3@r ~ A2 ~ F6@b C5@r ~ S1", marks: &[Paid] };
const CHANGE: Strip = Strip { path: "C4 ~ O3@r H5", marks: &[Paid] };
const BEHIND: Strip = Strip { path: "O4@r ~ F3 ~ S2", marks: &[Paid] };
const UNBUILT: Strip = Strip { path: "A6@r ~ H7", marks: &[Prices] };

/// A step of a turn, and a mistake.
const STEP: (i32, i32) = (484, 164);

/// Where the own things lie beside a step.
const OWN: (f32, f32) = (46.0, 82.0);

/// A stretch of path, and at its left what the player holds.
fn step(lang: Lang, strip: &Strip, held: Markup) -> Markup {
    let count = strip.path.split(' ').count();
    let spacing = if count > 4 { 75.0 } else { 92.0 };
    let left = 286.0 - spacing * (count - 1) as f32 / 2.0;
    framed(STEP, &html! { (shelf((0, 0), (92, 164))) (held) (Sketch::row(lang, strip, (left, 84.0), spacing).draw()) })
}

/// A stretch of path alone.
fn plain(lang: Lang, strip: &Strip) -> Markup {
    framed(STEP, &Sketch::row(lang, strip, (66.0, 84.0), 88.0).draw())
}

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const BLACK: Seat = Seat(3);

/// Figures that do not stand on the path.
fn figures(lang: Lang, standing: &[(Seat, f32, f32)]) -> Markup {
    html! { @for &(seat, x, y) in standing { (figure(lang, seat, (x, y), 1.0)) } }
}

fn goal_wide(lang: Lang) -> Markup {
    let inside = html! {
        (coast((1060.0, 190.0), 0.95, false))
        (isle((116.0, 92.0), 0.8))
        (spit(&[(214.0, 96.0), (262.0, 96.0)]))
        (spit(&[(766.0, 94.0), (794.0, 98.0)]))
        (Sketch::row(lang, &GOAL, (262.0, 96.0), 84.0).draw())
        (figures(lang, &[(RED, 78.0, 148.0), (BLUE, 152.0, 150.0), (BLUE, 892.0, 132.0), (RED, 846.0, 152.0)]))
    };
    framed((1060, 190), &inside)
}

fn goal_narrow(lang: Lang) -> Markup {
    let spots =
        [(198.0, 60.0), (270.0, 58.0), (346.0, 84.0), (290.0, 136.0), (222.0, 142.0), (154.0, 154.0), (126.0, 214.0)];
    let inside = html! {
        (coast((420.0, 262.0), 0.62, false))
        (isle((82.0, 70.0), 0.54))
        (spit(&[(140.0, 66.0), (198.0, 60.0)]))
        (spit(&[(128.0, 220.0), (204.0, 230.0)]))
        (Sketch::at(lang, &GOAL, 0.96, &spots).draw())
        (figures(lang, &[(RED, 58.0, 108.0), (BLUE, 106.0, 110.0), (BLUE, 336.0, 232.0), (RED, 292.0, 246.0)]))
    };
    framed((420, 262), &inside)
}

fn turn_wide(lang: Lang) -> Markup {
    let inside = html! {
        (shelf((0, 0), (130, 180)))
        (shelf((730, 0), (130, 180)))
        (card(Object::Helmet, (64.0, 92.0)))
        (card_back((796.0, 92.0)))
        (Sketch::row(lang, &TURN, (214.0, 94.0), 108.0).draw())
        (number(1, (96.0, 50.0)))
        (number(2, (562.0, 62.0)))
        (number(3, (466.0, 62.0)))
        (number(4, (828.0, 50.0)))
    };
    framed((860, 180), &inside)
}

fn turn_narrow(lang: Lang) -> Markup {
    let inside = html! {
        (shelf((-420, 158), (1260, 420)))
        (card(Object::Helmet, (106.0, 212.0)))
        (card_back((314.0, 212.0)))
        (Sketch::row(lang, &TURN, (50.0, 82.0), 80.0).draw())
        (number(1, (140.0, 176.0)))
        (number(2, (312.0, 50.0)))
        (number(3, (240.0, 50.0)))
        (number(4, (348.0, 176.0)))
    };
    framed((420, 262), &inside)
}

fn occupied_wide(lang: Lang) -> Markup {
    let inside = html! {
        (shelf((0, 0), (190, 180)))
        (card(Object::Statue, (58.0, 92.0)))
        (card(Object::Amphora, (132.0, 92.0)))
        (Sketch::row(lang, &OCCUPIED, (300.0, 94.0), 142.0).draw())
        (number(1, (90.0, 50.0)))
        (number(2, (164.0, 50.0)))
    };
    framed((860, 180), &inside)
}

fn occupied_narrow(lang: Lang) -> Markup {
    let inside = html! {
        (shelf((-420, 158), (1260, 420)))
        (card(Object::Statue, (166.0, 212.0)))
        (card(Object::Amphora, (254.0, 212.0)))
        (Sketch::row(lang, &OCCUPIED, (66.0, 82.0), 96.0).draw())
        (number(1, (198.0, 176.0)))
        (number(2, (286.0, 176.0)))
    };
    framed((420, 262), &inside)
}

fn water_wide(lang: Lang) -> Markup {
    framed((860, 170), &Sketch::row(lang, &WATER, (60.0, 88.0), 82.0).draw())
}

fn water_narrow(lang: Lang) -> Markup {
    let spots = [
        (50.0, 76.0),
        (128.0, 80.0),
        (206.0, 74.0),
        (284.0, 78.0),
        (362.0, 74.0),
        (364.0, 134.0),
        (362.0, 196.0),
        (284.0, 192.0),
        (206.0, 198.0),
        (128.0, 194.0),
    ];
    framed((420, 262), &Sketch::at(lang, &WATER, 1.05, &spots).draw())
}

/// A path tile by itself.
pub(crate) fn tile_face(tile: Tile) -> Markup {
    alone((-34, -34, 68, 80), &held(tile, (0.0, 0.0), 1.0))
}

/// A movement card by itself.
pub(crate) fn card_face(object: Object) -> Markup {
    alone((-34, -44, 72, 94), &card(object, (0.0, 0.0)))
}

/// A figure of each colour.
pub(crate) fn all_figures(lang: Lang) -> Markup {
    let standing = [(RED, -20.0, 0.0), (BLUE, 20.0, 0.0), (Seat(2), -20.0, 58.0), (BLACK, 20.0, 58.0)];
    alone((-42, -50, 84, 118), &figures(lang, &standing))
}

/// A bridge by itself.
pub(crate) fn bridge() -> Markup {
    let planks = html! { @for class in ["deck0", "deck", "deck1"] { path class=(class) d="M-36 0H36" {} } };
    alone((-46, -24, 92, 48), &planks)
}

/// A piece without the sea around it.
fn alone((x, y, width, height): (i32, i32, i32, i32), inside: &Markup) -> Markup {
    html! {
        svg.at-piece viewBox={ (x) " " (y) " " (width) " " (height) } aria-hidden="true" focusable="false" { (inside) }
    }
}

/// Tiles that are worth the same number of cards.
const SALES: [[&str; 2]; 3] = [["F2", "O3"], ["R4", "C5"], ["A6", "H7"]];

/// AT-4.1: two tiles, and the cards that either of them brings.
fn sale((x, y): (f32, f32), pair: [&str; 2]) -> Markup {
    let [one, other] = pair.map(tile);
    let cards = Components::standard().buy_cards(one.value);
    html! {
        (held(one, (x, y), 0.86))
        (held(other, (x + 58.0, y), 0.86))
        (arrow((x + 104.0, y + 2.0)))
        @for index in 0..cards { (card_back((x + 152.0 + 22.0 * f32::from(index), y + 2.0))) }
    }
}

fn cards_wide() -> Markup {
    let inside = html! {
        (shelf((0, 0), (860, 130)))
        @for (x, entry) in [44.0, 312.0, 602.0].into_iter().zip(SALES) { (sale((x, 62.0), entry)) }
    };
    framed((860, 130), &inside)
}

fn cards_narrow() -> Markup {
    let inside = html! {
        (shelf((0, 0), (420, 300)))
        @for (y, entry) in [52.0, 148.0, 244.0].into_iter().zip(SALES) { (sale((96.0, y), entry)) }
    };
    framed((420, 300), &inside)
}

fn end_wide(lang: Lang) -> Markup {
    let inside = html! {
        (coast((960.0, 190.0), 0.95, false))
        (spit(&[(610.0, 92.0), (640.0, 96.0)]))
        (Sketch::row(lang, &END, (50.0, 92.0), 80.0).draw())
        (figures(lang, &[(BLACK, 748.0, 128.0), (BLACK, 708.0, 150.0), (BLACK, 770.0, 160.0)]))
    };
    framed((960, 190), &inside)
}

fn end_narrow(lang: Lang) -> Markup {
    let spots = [
        (50.0, 68.0),
        (128.0, 72.0),
        (206.0, 66.0),
        (284.0, 70.0),
        (362.0, 66.0),
        (362.0, 162.0),
        (284.0, 160.0),
        (212.0, 168.0),
    ];
    let inside = html! {
        (coast((0.0, 262.0), 0.62, true))
        (spit(&[(212.0, 172.0), (160.0, 186.0)]))
        (Sketch::at(lang, &END, 1.05, &spots).draw())
        (figures(lang, &[(BLACK, 70.0, 226.0), (BLACK, 144.0, 232.0), (BLACK, 106.0, 248.0)]))
    };
    framed((420, 262), &inside)
}

#[cfg(test)]
mod tests {
    use game_atlantis::Half;

    use super::strip::{Place, gaps, read};
    use super::*;

    const STRIPS: [&Strip; 14] = [
        &PLAY,
        &PAY,
        &TAKE,
        &DRAW,
        &TURN,
        &OCCUPIED,
        &WATER,
        &BRIDGE,
        &BRIDGE_GROWN,
        &GOAL,
        &END,
        &CHANGE,
        &BEHIND,
        &UNBUILT,
    ];

    fn places(strip: &Strip) -> Vec<Place> {
        strip.path.split(' ').map(read).collect()
    }

    fn prices(strip: &Strip) -> Vec<u8> {
        gaps(&places(strip)).iter().map(|gap| if gap.bridged { 0 } else { gap.price }).collect()
    }

    #[test]
    fn at_6_2_pictures_show_the_prices_that_the_text_names() {
        assert_eq!(prices(&PAY), [2]);
        assert_eq!(prices(&DRAW), [4]);
        assert_eq!(prices(&WATER), [1, 1, 0, 3]);
        assert_eq!(prices(&BRIDGE), [0, 3]);
        assert_eq!(prices(&BRIDGE_GROWN), [0]);
        assert_eq!(prices(&GOAL), [3]);
        assert_eq!(prices(&END), [2, 2, 1]);
        assert_eq!(prices(&CHANGE), [3]);
        assert_eq!(prices(&BEHIND), [3, 2]);
        assert_eq!(prices(&UNBUILT), [6]);
    }

    #[test]
    fn at_5_2_the_goal_of_a_picture_is_the_nearest_of_its_object() {
        for strip in STRIPS {
            let places = places(strip);
            for mark in strip.marks {
                if let Goal(goal) | Stop(goal) = *mark {
                    let object = |index: usize| places[index].tile.map(|tile| tile.object);
                    assert!((0..goal).all(|before| object(before) != object(goal)), "{}", strip.path);
                }
            }
        }
    }

    #[test]
    fn at_9_1_the_tile_taken_is_the_nearest_free_one_behind() {
        for strip in [&TAKE, &TURN] {
            let places = places(strip);
            let goal = places.len() - 1;
            let free = (0..goal).rfind(|&index| places[index].tile.is_some() && places[index].figure.is_none());
            assert!(
                strip.marks.iter().any(|mark| matches!(mark, Take(index) if Some(*index) == free)),
                "{}",
                strip.path
            );
        }
    }

    #[test]
    fn nothing_is_drawn_in_vain() {
        let entry = &crate::entry::ENTRY;
        let guide = entry.lesson.as_ref().unwrap().guide(&entry.rules, Lang::En);
        assert_eq!(guide.pictures().collect::<Vec<_>>(), PICTURES.map(|(name, _)| name));
    }

    #[test]
    fn at_1_3_every_tile_of_a_picture_is_in_the_box() {
        let tiles = STRIPS.iter().flat_map(|strip| places(strip)).filter_map(|place| place.tile);
        let sold = SALES.as_flattened().iter().map(|word| tile(word));
        let set = Components::standard();
        for tile in tiles.chain(sold).chain([tile("A2"), tile("S7")]) {
            assert!(Half::ALL.iter().any(|&half| set.tiles(half).any(|known| known == tile)), "{tile}");
        }
    }

    #[test]
    fn at_4_1_a_tile_brings_half_its_value_in_cards() {
        let cards = |word| Components::standard().buy_cards(tile(word).value);
        assert_eq!(SALES.map(|pair| pair.map(cards)), [[1, 1], [2, 2], [3, 3]]);
    }
}
