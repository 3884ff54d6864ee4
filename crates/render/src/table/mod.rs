//! The table: prompt, board, players, log and chat; the same page shows a replay, a covered hot seat and the end.

mod model;

use engine::{Refusal, Refused};
use maud::{Markup, html};

pub use model::{ChatLine, LogEntry, PointsAt, Replay, SeatInfo, TableModel, Undo, points_over_time};

use crate::l10n::Lang;
use crate::picture::Picture;
use crate::shell::{ClauseLink, Ctx, Frame, Notice, frame};

/// The whole page of a table or of a replay.
pub fn table_page<G: Picture>(ctx: &Ctx, model: &TableModel<G>) -> Markup {
    let body = html! {
        (G::symbols(ctx.lang))
        (table_fragment(ctx, model))
    };
    frame(ctx, &Frame { title: "", class: "at-table", main: "table", ..Frame::default() }, body)
}

/// What changes with every step: `<main id="table">` alone, morphed in by the script.
pub fn table_fragment<G: Picture>(ctx: &Ctx, model: &TableModel<G>) -> Markup {
    model.with_scene(ctx.lang, |scene| {
        let prompt = G::prompt(&model.view, scene);
        html! {
            main #table data-changes=(model.changes) {
                p { (prompt.sentence) }
                (G::board(&model.view, scene))
            }
        }
    })
}

/// The table in plain text, for the terminal: what the picture says.
pub fn table_text<G: Picture>(lang: Lang, model: &TableModel<G>) -> String {
    model.with_scene(lang, |scene| G::text(&model.view, scene))
}

/// The prompt's sentence and the viewer's choices in words, in the order of the legal actions: for the terminal.
pub fn table_choices<G: Picture>(lang: Lang, model: &TableModel<G>) -> (String, Vec<(G::Action, String)>) {
    model.with_scene(lang, |scene| {
        let words = scene.legal.iter().map(|action| (*action, G::action_words(&model.view, action, scene))).collect();
        (G::prompt(&model.view, scene).sentence, words)
    })
}

/// The log in plain text from the entry `from` on: for the terminal.
pub fn log_text<G: Picture>(lang: Lang, model: &TableModel<G>, from: usize) -> Vec<String> {
    model.with_scene(lang, |scene| {
        G::log(&model.log[from.min(model.log.len())..], scene).into_iter().map(|line| line.plain).collect()
    })
}

/// A refusal as a notice in the person's language, with its clause.
pub fn refusal_notice<G: Picture>(refused: &Refused<G::Illegal>, lang: Lang) -> Notice {
    match refused {
        Refused::Rule(illegal) => Notice {
            text: G::refusal(illegal, lang),
            clause: Some(ClauseLink { game: G::META.id.into(), id: illegal.clause().into() }),
            refused: true,
        },
        Refused::Over => Notice::refused("over"),
        Refused::NotAwaited { .. } | Refused::NoLuckNow => Notice::refused("not awaited"),
    }
}
