//! The three cards before a first game: the goal, a turn, the end. They lie over the table until the person begins.

use maud::{Markup, html};

use super::{Card, Lesson};
use crate::entry::Entry;
use crate::icons::icon;
use crate::shell::Ctx;

pub(crate) fn cards(ctx: &Ctx, entry: &Entry, lesson: &Lesson, address: &str, against: &str) -> Markup {
    let cards = [
        ("goal", "learn-goal", &lesson.cards.goal),
        ("turn", "learn-turn", &lesson.cards.turn),
        ("end", "learn-end", &lesson.cards.end),
    ];
    let heading = crate::say(ctx.lang, "learn-title", &[("game", entry.name.into())]);
    html! {
        section #first-cards .first-cards role="dialog" aria-labelledby="first-cards-title" {
            h2 #first-cards-title { (heading) }
            p.intro { (ctx.say("learn-lead")) }
            div.lessons {
                @for (number, (name, label, card)) in (1..).zip(cards) {
                    article.lesson id={ "card-" (name) } {
                        div.picture aria-hidden="true" { @if let Some(picture) = (lesson.picture)(name, ctx.lang) { (picture) } }
                        p.label { b { (number) } (ctx.say(label)) }
                        (words(ctx, entry, card))
                    }
                }
            }
            form method="post" action={ (address) "/coach" } {
                button.btn.back name="coach" value="off" { (ctx.say("learn-alone")) }
                button.btn.go.big name="coach" value="cards" autofocus { (ctx.say("learn-begin")) }
                a.btn.back href={ "/games/" (entry.id()) "/rules#guide" } { (icon("i-book")) (ctx.say("learn-rules")) }
            }
            p.against { (against) }
        }
    }
}

fn words(ctx: &Ctx, entry: &Entry, card: &Card) -> Markup {
    let say = |key: &str| entry.say(ctx.lang, key);
    html! {
        h3 { (say(card.title)) }
        @match card.words {
            [one] => { p { (say(one)) } }
            steps => { ol { @for step in steps { li { (say(step)) } } } }
        }
        p.why-tip { (icon("i-hint")) (say(card.tip)) }
    }
}
