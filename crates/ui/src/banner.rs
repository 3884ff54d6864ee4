//! A short banner over the scene: what everybody must notice of what happened last, and who gained what. It fades by itself.
//!
//! The log tells the same, so it is for the eye only.

use engine::Game;
use maud::{Markup, Render, html};

use crate::table::LogEntry;

/// What a banner shows.
pub struct Banner {
    /// The step that it tells of: another step is another banner, which is shown anew.
    pub step: usize,
    /// A symbol for what happened.
    pub icon: Markup,
    /// What happened, in a short sentence.
    pub words: String,
    /// A line beneath; may be empty.
    pub more: String,
    /// Who gained how much: the mark of a party, and what stands beside it.
    pub gains: Vec<(Markup, String)>,
}

impl Render for Banner {
    fn render(&self) -> Markup {
        html! {
            div.banner id={ "banner-" (self.step) } aria-hidden="true" {
                div.tidings {
                    (self.icon)
                    b.t-words { (self.words) }
                    @if !self.gains.is_empty() {
                        span.t-gains { @for (mark, gain) in &self.gains { span.t-gain { (mark) b { (gain) } } } }
                    }
                    @if !self.more.is_empty() { span.t-more { (self.more) } }
                }
            }
        }
    }
}

/// The banner of the latest change that has one. An act with the luck and the forced steps after it is one change: of what
/// happened in it, what `tell` gives most weight to is shown.
pub fn latest<G: Game>(
    entries: &[LogEntry<G>],
    mut tell: impl FnMut(&LogEntry<G>) -> Option<(u8, Banner)>,
) -> Option<Banner> {
    let mut shown: Option<(usize, u8, Banner)> = None;
    let mut change = 0;
    for entry in entries {
        change += usize::from(entry.seat.is_some() && !entry.forced);
        let Some((weight, banner)) = tell(entry) else { continue };
        if shown.as_ref().is_none_or(|&(of, most, _)| of < change || most <= weight) {
            shown = Some((change, weight, banner));
        }
    }
    shown.map(|(_, _, banner)| banner)
}
