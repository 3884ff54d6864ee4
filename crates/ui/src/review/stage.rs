//! The board of a review: the position that is looked at. A better choice is drawn on the position as whoever chose saw it,
//! with everything lit that could be chosen then; any other position is drawn as in a replay.

use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use super::model::{Better, Findings, ReviewModel, Shown};
use super::words::percent;
use crate::l10n::say;
use crate::picture::{Action, Picture, Scene};
use crate::shell::{Ctx, Keys};
use crate::table::{TableModel, TextChoice, last_line};

pub(super) struct Stage {
    pub(super) shown: Shown,
    pub(super) step: usize,
    /// What the bar says.
    pub(super) words: Markup,
    pub(super) board: Markup,
    /// Whether what is lit on the board is only to be looked at.
    pub(super) inert: bool,
}

impl Stage {
    pub(super) fn of<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Self {
        match model.shown.unwrap_or_else(|| first(model, findings)) {
            Shown::Choice(number) if number < findings.better.len() => {
                choice(ctx, model, number, &findings.better[number])
            }
            Shown::Step(step) => position(ctx, model, step),
            Shown::Choice(_) => position(ctx, model, 0),
        }
    }
}

/// What a review begins with: the dearest own better choice, else of anybody, else the first turning point.
fn first<P: Picture>(model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Shown {
    let own = findings.better.iter().position(|better| model.viewer.is(better.seat));
    let better = own.or(if findings.better.is_empty() { None } else { Some(0) });
    let turned = || findings.turning.first().map(|turn| Shown::Step(model.public(turn.last + 1)));
    better.map(Shown::Choice).or_else(turned).unwrap_or(Shown::Step(0))
}

fn position<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, step: usize) -> Stage {
    let past = TableModel::<P>::at(model.id, model.table, step, model.viewer, model.seats.to_vec());
    let step = step.min(model.table.public_steps());
    past.with_scene(ctx.lang, Keys::Off, |scene| {
        let args = [("step", step.into()), ("of", model.table.public_steps().into())];
        Stage {
            shown: Shown::Step(step),
            step,
            words: html! {
                p.sentence role="status" { (say(ctx.lang, "replay-sentence", &args)) }
                p.why { (last_line(&past, scene)) }
            },
            board: board::<P>(&past, scene),
            inert: false,
        }
    })
}

/// After the game nothing is secret any more: the board is that of whoever chose, as they were asked then.
fn choice<P: Picture>(ctx: &Ctx, model: &ReviewModel<'_, P>, number: usize, better: &Better<Action<P>>) -> Stage {
    let lang = ctx.lang;
    let mut table = model.table.clone();
    table.truncate(better.step);
    let past = TableModel::<P>::of(model.id, &table, Viewer::Seat(better.seat), model.seats.to_vec());
    let step = model.public(better.step);
    past.with_scene(lang, Keys::Off, |scene| {
        let offer = P::offer(&past.view, scene);
        let words = |action: &Action<P>| TextChoice::of::<P>(&past.view, scene, &offer, action).words;
        let gain = percent(lang, better.best_share - better.share, true);
        let sure = percent(lang, better.sureness.min(0.99), false);
        let args = [
            ("step", step.into()),
            ("of", model.table.public_steps().into()),
            ("name", model.name(better.seat).into()),
        ];
        let key = if model.viewer.is(better.seat) { "review-at-choice-you" } else { "review-at-choice" };
        let best = format!("{} {gain}", say(lang, "review-tag-best", &[]));
        let marks =
            [(&better.best, "data-best", best), (&better.chosen, "data-chosen", say(lang, "review-tag-chosen", &[]))];
        let mut board = board::<P>(&past, scene).into_string();
        for (action, name, words) in marks {
            board = marked(&board, &Scene::<P::Game>::value(action), name, &words);
        }
        Stage {
            shown: Shown::Choice(number),
            step,
            words: html! {
                p.sentence role="status" { (say(lang, key, &args)) }
                p.why {
                    (say(lang, "review-chosen", &[])) " " (words(&better.chosen)) " · "
                    b.r-alt { (say(lang, "review-best", &[])) " " (words(&better.best)) ", " (gain) }
                    " · " (say(lang, "review-sure", &[("sure", sure.into())]))
                }
            },
            board: PreEscaped(board),
            inert: true,
        }
    })
}

fn board<P: Picture>(past: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let offer = P::offer(&past.view, scene);
    html! {
        (P::board(&past.view, scene, &offer))
        @if scene.viewer.seat().is_some() { div #tray .tray { (P::tray(&past.view, scene, &offer)) } }
    }
}

/// Marks what makes this choice wherever it is lit. Boards are drawn without knowing of reviews: a choice is known by its
/// value, as the script and the server know it.
fn marked(board: &str, value: &str, name: &str, words: &str) -> String {
    let lit = html! { i value=(value) {} }.into_string();
    let lit = lit.trim_start_matches("<i").trim_end_matches("></i>");
    let tag = html! { i name=(words) {} }.into_string();
    let tag = tag.trim_start_matches("<i name=").trim_end_matches("></i>");
    board.replace(&format!(" name=\"action\"{lit}"), &format!(" name=\"action\"{lit} {name}={tag}"))
}

/// The marks of the seats, for what stands beside the board.
pub(super) fn marks<P: Picture>(model: &ReviewModel<'_, P>) -> impl Fn(Seat) -> Markup {
    let end = TableModel::<P>::of(model.id, model.table, model.viewer, model.seats.to_vec());
    let marks: Vec<String> = end.with_scene(crate::l10n::Lang::default(), Keys::Off, |scene| {
        let mark = |seat| P::seat_facts(&end.view, seat, scene).mark.into_string();
        Seat::all(model.seats.len()).map(mark).collect()
    });
    move |seat| PreEscaped(marks.get(seat.index()).cloned().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_makes_the_choice_is_marked() {
        let values = ["{\"play\":{\"object\":\"ring\"}}", "{\"play\":{\"object\":\"olive\"}}"];
        let board = html! { @for value in values { button.hit form="act" name="action" value=(value) data-pv="x" {} } };
        let marked = marked(&board.into_string(), values[1], "data-best", "Better +12 %");
        assert_eq!(marked.matches("data-best=\"Better +12 %\"").count(), 1);
        assert!(marked.ends_with("olive&quot;}}\" data-best=\"Better +12 %\" data-pv=\"x\"></button>"), "{marked}");
    }
}
