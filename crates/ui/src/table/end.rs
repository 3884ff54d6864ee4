//! The end of a game: the podium with its wreath, points source by source, points over the game, and what comes next.

use std::cmp::Reverse;

use engine::{Outcome, Seat};
use maud::{Markup, html};

use super::chart;
use super::model::TableModel;
use crate::drawing::Tenth;
use crate::icons::icon;
use crate::l10n::{Lang, say, signed};
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

const ROMAN: [&str; 5] = ["I", "II", "III", "IV", "V"];

pub(super) fn region<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let lang = ctx.lang;
    let address = format!("/t/{}", model.id);
    html! {
        section #end .end.moment aria-label=(say(lang, "end-title", &[])) {
            (acts(lang, model, &address))
            (podium(lang, model, scene))
            div.panel.sheet {
                (P::score_sheet(&model.view, scene))
                (rest(lang, model, &address))
            }
            div.panel.course { (chart::chart(lang, model, scene)) }
        }
    }
}

/// What comes next, and whether the podium or the last position is looked at where both have no room.
fn acts<P: Picture>(lang: Lang, model: &TableModel<P>, address: &str) -> Markup {
    html! {
        div.acts.what-next {
            fieldset.looks {
                legend.vh { (say(lang, "end-look", &[])) }
                @for (id, sign, key, chosen) in [("look-end", "i-chart", "end-podium", true), ("look-board", "i-eye", "end-board", false)] {
                    label title=(say(lang, key, &[])) {
                        input id=(id) type="radio" name="look" aria-label=(say(lang, key, &[])) checked[chosen];
                        (icon(sign)) span.long { (say(lang, key, &[])) }
                    }
                }
            }
            @match &model.context.rematch {
                Some(id) => { a.btn.go href={ "/t/" (id) } { (say(lang, "rematch-go", &[])) } }
                None => {
                    @if model.viewer.seat().is_some() || !model.context.here.is_empty() {
                        form method="post" action={ (address) "/rematch" } {
                            button.btn.go { (say(lang, "rematch", &[])) }
                        }
                    }
                }
            }
            a.btn href={ (address) "/review" } { (icon("i-chart")) span { (say(lang, "review-link", &[])) } }
            @match &model.context.next {
                Some(next) => {
                    a.btn href={ "/t/" (next.id) } {
                        span { (say(lang, "end-next", &[])) }
                        span.waiting-count title=(say(lang, "end-waiting", &[("count", next.waiting.into())])) {
                            span aria-hidden="true" { (next.waiting) }
                            span.vh { (say(lang, "end-waiting", &[("count", next.waiting.into())])) }
                        }
                    }
                }
                None => { a.btn href="/" { (icon("i-temple")) span { (say(lang, "end-home", &[])) } } }
            }
        }
    }
}

/// Replay, record and the revealed seed.
fn rest<P: Picture>(lang: Lang, model: &TableModel<P>, address: &str) -> Markup {
    html! {
        div.end-rest {
            a href={ (address) "/at/0#play" } { (icon("i-play")) (say(lang, "replay-link", &[])) }
            a href={ (address) "/record.json" } download { (icon("i-box")) (say(lang, "record-link", &[])) }
            @if let Some(seed) = &model.seed {
                details #fair {
                    summary { (say(lang, "fair-title", &[])) }
                    p { (say(lang, "fair-over", &[])) }
                    p { (say(lang, "fair-seed", &[])) ": " code { (seed) } }
                    p { (say(lang, "fair-commitment", &[])) ": " code { (model.commitment) } }
                }
            }
        }
    }
}

/// Seats with their place, the best first. Whoever won stands first whatever the points say; equal points share a place.
fn places(result: &Outcome) -> Vec<(usize, Seat, i32)> {
    let rank = |seat: Seat, points: i32| (!result.winners.contains(&seat), Reverse(points));
    let mut seats: Vec<(Seat, i32)> = Seat::all(result.scores.len()).zip(result.scores.iter().copied()).collect();
    seats.sort_by_key(|&(seat, points)| rank(seat, points));
    let place = |&(seat, points): &(Seat, i32)| {
        let better = seats.iter().filter(|&&(other, of)| rank(other, of) < rank(seat, points)).count();
        (better + 1, seat, points)
    };
    seats.iter().map(place).collect()
}

fn podium<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let Some(result) = &model.result else { return html! {} };
    let places = places(result);
    html! {
        div.podium {
            (backdrop())
            (alone(lang, model))
            ol class={ "e-places of-" (places.len()) } {
                @for (index, &(place, seat, points)) in places.iter().enumerate() {
                    @let won = result.winners.contains(&seat);
                    li class={ "e-at-" (index + 1) " e-place-" (place) @if won { " won" } } {
                        div.e-figure {
                            @if won { (wreath()) }
                            (P::seat_facts(&model.view, seat, scene).mark)
                        }
                        div.e-block {
                            @if places.len() > 1 {
                                span.e-rank aria-hidden="true" { (ROMAN[place - 1]) }
                                span.vh { (say(lang, "end-place", &[("place", place.into())])) }
                            }
                            span.e-who { (scene.name(seat)) }
                            b.e-points {
                                span aria-hidden="true" { (signed(points)) }
                                span.vh { (say(lang, "points", &[("points", points.into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Sun, hills and sea at dusk.
fn backdrop() -> Markup {
    html! {
        svg.dusk viewBox="0 0 940 470" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {
            @for ray in 0..18u8 {
                path.e-ray d="M0 0L900-55V55Z" transform=(format!("translate(470 170) rotate({})", 20 * u16::from(ray))) {}
            }
            path.e-hill d="M-600 372C-300 330-160 350-20 318S160 300 250 330 420 360 560 340 760 300 900 322 1200 340 1540 310V420H-600Z" {}
            path.e-water d="M-600 372C-420 362-300 380-120 371S180 364 340 372 620 380 760 370 1100 364 1540 372V520H-600Z" {}
            path.e-crest d="M-600 372C-420 362-300 380-120 371S180 364 340 372 620 380 760 370 1100 364 1540 372" {}
        }
    }
}

/// Two branches of laurel, tied at the bottom.
fn wreath() -> Markup {
    const LEAVES: u8 = 12;
    const RADIUS: f32 = 104.0;
    html! {
        svg.e-wreath viewBox="-150 -150 300 300" aria-hidden="true" focusable="false" {
            @for side in [1, -1] {
                g transform=[(side < 0).then_some("scale(-1 1)")] {
                    path.e-stem d="M12 103A104 104 0 0 0 40-96" {}
                    @for leaf in 0..LEAVES {
                        // From the knot upwards, smaller towards the tip.
                        @let turn = 76.0 - 13.0 * f32::from(leaf);
                        @let (y, x) = turn.to_radians().sin_cos();
                        @let size = Tenth(15.0 - 0.4 * f32::from(leaf));
                        @for (class, lean) in [("e-leaf", -48.0), ("e-leaf dark", -112.0)] {
                            path class=(class) d="M0 0C.6-.8 2-.8 2.800 0C2 .8.6.8 0 0Z"
                                transform=(format!("translate({} {}) rotate({}) scale({size})", Tenth(RADIUS * x), Tenth(RADIUS * y), Tenth(turn + lean))) {}
                        }
                    }
                    path.e-ribbon d="M2 104L34 142 22 141 18 150-4 108Z" {}
                }
            }
            circle.e-knot cy="105" r="9" {}
        }
    }
}

/// The title of whoever played alone, and where the game stands among the person's own.
fn alone<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    let Some(result) = model.result.as_ref().filter(|result| result.scores.len() == 1) else { return html! {} };
    let verdict = P::verdict(&model.view).filter(|_| !result.winners.is_empty());
    let place = |key: &str, (place, of): (u32, u32)| say(lang, key, &[("place", place.into()), ("of", of.into())]);
    html! {
        div.alone {
            @if let Some(verdict) = verdict {
                p.verdict { span { (say(lang, "solo-your-title", &[])) } " " b { (P::verdict_words(&verdict, lang)) } }
            } @else if result.winners.is_empty() {
                p.verdict { b { (say(lang, "solo-lost", &[])) } }
            }
            @if let Some(alone) = model.context.alone {
                p {
                    a href={ "/games/" (P::ENTRY.id()) "/solo" } {
                        @match alone.own {
                            Some(own) => (place("solo-place-own", own)),
                            None => (say(lang, "solo-best", &[])),
                        }
                    }
                    @if let Some(of_the_day) = alone.of_the_day { " · " (place("solo-place-today", of_the_day)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(scores: &[i32], winners: &[u8]) -> Vec<(usize, u8)> {
        let outcome = Outcome { scores: scores.to_vec(), winners: winners.iter().map(|&seat| Seat(seat)).collect() };
        places(&outcome).into_iter().map(|(place, seat, _)| (place, seat.0)).collect()
    }

    #[test]
    fn equal_points_share_a_place_and_leave_the_next_one_empty() {
        assert_eq!(placed(&[19, 41, 19, 7], &[1]), [(1, 1), (2, 0), (2, 2), (4, 3)]);
        assert_eq!(placed(&[30, 30, 12], &[0, 1]), [(1, 0), (1, 1), (3, 2)]);
    }

    #[test]
    fn whoever_won_a_tie_by_the_rules_stands_alone_on_top() {
        assert_eq!(placed(&[30, 30], &[1]), [(1, 1), (2, 0)]);
    }
}
