//! How fast bots answer, to be chosen while one waits for them.

use maud::{Markup, html};

use super::model::TableModel;
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::picture::Picture;
use crate::shell::{Ctx, Pace};

pub(crate) fn pace_words(lang: Lang, pace: Pace) -> String {
    let key = ["pace-slow", "pace-normal", "pace-instant"][pace as usize];
    say(lang, key, &[])
}

/// The switch, and the way to skip what is left of the waiting: for the only person among bots.
pub(super) fn switch<P: Picture>(ctx: &Ctx, model: &TableModel<P>) -> Markup {
    if !model.context.paces || model.decision.is_some() || model.result.is_some() {
        return html! {};
    }
    let address = format!("/t/{}", model.id);
    html! {
        div.pace {
            form method="post" action="/me" role="group" aria-label=(ctx.say("pace")) {
                input type="hidden" name="return" value=(address);
                @for pace in Pace::ALL {
                    button.chip name="pace" value=(pace.name()) aria-pressed=(if pace == ctx.pace { "true" } else { "false" }) {
                        (pace_words(ctx.lang, pace))
                    }
                }
            }
            form method="post" action={ (address) "/skip" } {
                button.btn { (icon("i-last")) span { (ctx.say("pace-skip")) } }
            }
        }
    }
}
