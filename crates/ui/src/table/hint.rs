//! A hint: what a search would do in the viewer's place, and why.

use engine::Game;
use maud::{Markup, html};

use super::model::TableModel;
use super::worded;
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::picture::{Action, Picture, Scene};

#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// The choice it would make, and the best others.
    pub choices: Vec<Suggestion<A>>,
    /// How sure it is that the first is better than the second, from 0.5 to 1.
    pub sureness: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion<A> {
    pub action: A,
    /// The chance of winning with it, from 0 to 1; for whoever plays alone, how good the game may get.
    pub chance: f32,
    /// The points it brings in the next turns.
    pub gain: f32,
}

/// Who may ask for a hint at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintRule {
    /// The only person there.
    Alone,
    /// Everybody: the maker of the table allowed it.
    Everybody,
    /// Nobody: people play against each other.
    #[default]
    Nobody,
    /// Nobody: all who play the seed of the day have the same conditions.
    OfTheDay,
}

impl HintRule {
    pub fn is_allowed(self) -> bool {
        matches!(self, Self::Alone | Self::Everybody)
    }
}

/// Below this the first choice is hardly better than the second.
const LIKELY: f32 = 0.7;
/// From here on it is better as far as can be said.
const SURE: f32 = 0.95;
/// Hundredths that are not much.
const NARROW: i32 = 2;

/// The form that asks; its button stands elsewhere.
pub(super) fn form(address: &str, decision: u64) -> Markup {
    html! {
        form #ask method="post" action={ (address) "/hint" } hidden {
            input type="hidden" name="decision" value=(decision);
        }
    }
}

pub(super) fn button<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        button #ask-hint .btn.back form="ask" {
            (icon("i-hint"))
            span.long { (say(scene.lang, "hint-ask", &[])) }
            @if let Some(key) = scene.key('H') { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// The hint in words. The region is always there while the viewer decides, so that what comes into it is read out.
pub(super) fn region<P: Picture>(model: &TableModel<P>, scene: &Scene<'_, P::Game>, offer: &P::Offer) -> Markup {
    if scene.legal.is_empty() || !model.context.hints.is_allowed() {
        return html! {};
    }
    let known = |suggestion: &&Suggestion<Action<P>>| scene.legal.contains(&suggestion.action);
    let choices: Vec<&Suggestion<Action<P>>> = model.hint.iter().flat_map(|hint| &hint.choices).filter(known).collect();
    let sureness = model.hint.as_ref().map_or(0.5, |hint| hint.sureness);
    let action = choices.first().map(|best| Scene::<P::Game>::value(&best.action));
    html! {
        div #hint .hint-place role="status" data-action=[action] {
            @if let [best, others @ ..] = &choices[..] {
                (words(model, scene, offer, (best, others), sureness))
            }
        }
    }
}

fn words<P: Picture>(
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    offer: &P::Offer,
    (best, others): (&Suggestion<Action<P>>, &[&Suggestion<Action<P>>]),
    sureness: f32,
) -> Markup {
    let lang = scene.lang;
    let alone = model.seats.len() == 1;
    let consequence = P::consequence(offer, &best.action);
    html! {
        p.suggestion {
            (icon("i-hint")) " "
            b.best { (say(lang, "hint-title", &[])) ": " (P::action_words(&model.view, &best.action, scene)) "." } " "
            span { (expected(lang, alone, best)) }
        }
        details #hint-more {
            summary { (say(lang, "more", &[])) }
            section.panel.advice {
                @if !consequence.is_empty() { p { (consequence) } }
                p {
                    (gain(lang, best)) " "
                    @match others.first() {
                        Some(second) => {
                            (why(lang, best, second)) " " (say(lang, sure(sureness, better(best, second)), &[]))
                        },
                        None => (say(lang, if scene.legal.len() == 1 { "hint-forced" } else { "hint-only" }, &[])),
                    }
                }
                @if !others.is_empty() {
                    h3 { (say(lang, "hint-others", &[])) }
                    ul {
                        @for other in others {
                            li {
                                b { (P::action_words(&model.view, &other.action, scene)) } " "
                                span { (expected(lang, alone, other)) " " (gain(lang, other)) }
                            }
                        }
                    }
                }
                p.muted { (say(lang, "hint-fair", &[])) }
                @let words = P::action_words(&model.view, &best.action, scene);
                (worded::<P>(offer, &best.action, &say(lang, "hint-take", &[]), &words))
            }
        }
        button #hint-close type="button" aria-label=(say(lang, "close", &[])) title=(say(lang, "close", &[])) { (icon("i-close")) }
    }
}

fn expected<A>(lang: Lang, alone: bool, suggestion: &Suggestion<A>) -> String {
    let key = if alone { "hint-prospects" } else { "hint-chance" };
    say(lang, key, &[("chance", percent(suggestion.chance).into())])
}

fn gain<A>(lang: Lang, suggestion: &Suggestion<A>) -> String {
    match suggestion.gain.round() as i32 {
        0 => say(lang, "hint-gain-none", &[]),
        points => say(lang, "hint-gain", &[("points", points.into())]),
    }
}

/// What the best has over the next.
fn why<A>(lang: Lang, best: &Suggestion<A>, second: &Suggestion<A>) -> String {
    let more = best.gain.round() as i32 - second.gain.round() as i32;
    let chance = match better(best, second) {
        ..=0 => say(lang, "hint-equal", &[]),
        percent => say(lang, "hint-better", &[("percent", percent.into())]),
    };
    match points_words(lang, more) {
        Some(points) => format!("{chance} {points}"),
        None => chance,
    }
}

/// How many points something brings more; nothing if it is the same.
pub(crate) fn points_words(lang: Lang, more: i32) -> Option<String> {
    match more {
        0 => None,
        1.. => Some(say(lang, "hint-points-more", &[("points", more.into())])),
        _ => Some(say(lang, "hint-points-fewer", &[("points", (-more).into())])),
    }
}

/// By how many hundredths the best promises more than the next.
fn better<A>(best: &Suggestion<A>, second: &Suggestion<A>) -> i32 {
    percent(best.chance) - percent(second.chance)
}

/// How sure it is. Being sure that something is better is not yet to say that it is much better.
fn sure(sureness: f32, better: i32) -> &'static str {
    match (sureness, better) {
        (_, ..=0) => "hint-toss-up",
        (SURE.., ..=NARROW) => "hint-narrow",
        (SURE.., _) => "hint-sure",
        (LIKELY.., _) => "hint-likely",
        _ => "hint-toss-up",
    }
}

/// In hundredths; nothing is certain before it has happened.
fn percent(share: f32) -> i32 {
    ((share * 100.0).round() as i32).clamp(1, 99)
}

/// What everybody at the table may know about hints here.
pub(super) fn rule<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    let key = match model.context.hints {
        HintRule::Alone => return html! {},
        HintRule::Everybody => "hints-everybody",
        HintRule::Nobody => "hints-nobody",
        HintRule::OfTheDay => "hints-of-the-day",
    };
    html! {
        @if model.result.is_none() && model.replay.is_none() { p.hints { (say(lang, key, &[])) } }
    }
}
