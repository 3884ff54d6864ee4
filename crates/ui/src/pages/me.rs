//! Me: name, language, theme, motion, keys, the bots' pace, my tables.

use maud::{Markup, html};

use super::parts::{Pick, picks};
use super::rows::{RowUse, TableListItem, rows};
use crate::l10n::Lang;
use crate::scenes;
use crate::shell::{Commit, Ctx, Keys, Motion, Pace, Theme, page};
use crate::table::pace_words;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeModel {
    pub tables: Vec<TableListItem>,
}

pub fn me(ctx: &Ctx, model: &MeModel) -> Markup {
    let themes = Theme::ALL.map(|theme| {
        let key = ["theme-system", "theme-dark", "theme-light"][theme as usize];
        Pick::plain(theme.name(), ctx.say(key), theme == ctx.theme)
    });
    let motions = Motion::ALL.map(|motion| {
        let key = ["motion-system", "motion-off"][motion as usize];
        Pick::plain(motion.name(), ctx.say(key), motion == ctx.motion)
    });
    let keys = Keys::ALL.map(|keys| {
        let key = ["keys-on", "keys-off"][keys as usize];
        Pick::plain(keys.name(), ctx.say(key), keys == ctx.keys)
    });
    let commits = Commit::ALL.map(|commit| {
        let key = ["commit-twice", "commit-once"][commit as usize];
        Pick::plain(commit.name(), ctx.say(key), commit == ctx.commit)
    });
    let paces = Pace::ALL.map(|pace| Pick::plain(pace.name(), pace_words(ctx.lang, pace), pace == ctx.pace));
    let body = html! {
        (scenes::defs(ctx.games))
        h1 { (ctx.say("me-title")) }
        p.lead { (ctx.say("me-lead")) }
        form.form method="post" action="/me" {
            input type="hidden" name="return" value="/me";
            section.panel {
                div.field {
                    label for="name" { (ctx.say("me-name")) }
                    input #name type="text" name="name" value=(ctx.person.name) maxlength="24" autocomplete="nickname" required;
                    p.hint { (ctx.say("me-name-hint")) }
                }
            }
            fieldset.panel {
                legend { h2 { (ctx.say("language")) } }
                div.picks {
                    @for lang in Lang::ALL {
                        label.pick lang=(lang.tag()) {
                            input type="radio" name="lang" value=(lang.tag()) checked[lang == ctx.lang];
                            span { (lang.endonym()) }
                        }
                    }
                }
            }
            (picks(&ctx.say("theme"), None, "theme", themes))
            (picks(&ctx.say("motion"), None, "motion", motions))
            (picks(&ctx.say("keys"), Some(&ctx.say("keys-hint")), "keys", keys))
            (picks(&ctx.say("commit"), Some(&ctx.say("commit-hint")), "commit", commits))
            (picks(&ctx.say("pace"), Some(&ctx.say("pace-hint")), "pace", paces))
            div.acts.end { button.btn.go.big { (ctx.say("me-save")) } }
        }
        (scenes::wave())
        section.lists.one aria-labelledby="tables" {
            h2 #tables { (ctx.say("home-mine")) }
            @if model.tables.is_empty() { p.none { (ctx.say("home-mine-none")) } }
            @else { (rows(ctx, &model.tables, RowUse::Mine)) }
        }
    };
    page(ctx, &ctx.say("me-title"), body)
}
