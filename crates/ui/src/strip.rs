//! The strip above a scene: which round it is, its phases in order with the one under way, and a fact of the round.

use std::cmp::Ordering;

use maud::{Markup, Render, html};

/// What a strip shows.
pub struct Strip {
    /// Which round it is.
    pub round: Markup,
    pub phases: Vec<Phase>,
    /// The phase under way, counted from 0; their number when all are over; none before the first.
    pub now: Option<usize>,
    /// What else there is to know of the round: it stands at the right end.
    pub fact: Markup,
}

/// A phase of a round.
pub struct Phase {
    pub words: String,
    /// Its parts, which are numbered while it is under way: so many, and the one under way.
    pub parts: Option<(usize, Option<usize>)>,
}

impl Phase {
    /// A phase without parts.
    pub fn new(words: String) -> Self {
        Self { words, parts: None }
    }
}

impl Render for Strip {
    fn render(&self) -> Markup {
        html! {
            div.rounds {
                (self.round)
                ol.phases {
                    @for (place, phase) in self.phases.iter().enumerate() {
                        @let is_now = Some(place) == self.now;
                        li class=(state(place, self.now)) aria-current=[is_now.then_some("step")] {
                            span { (phase.words) }
                            @if let (true, Some((count, now))) = (is_now, phase.parts) {
                                @for part in 0..count {
                                    i class=(state(part, now)) aria-current=[(Some(part) == now).then_some("step")] { (part + 1) }
                                }
                            }
                        }
                    }
                }
                (self.fact)
            }
        }
    }
}

/// Whether something at this place is over, under way or to come, as style sheets call it.
pub fn state(place: usize, now: Option<usize>) -> &'static str {
    match Some(place).cmp(&now) {
        Ordering::Less => "past",
        Ordering::Equal => "now",
        Ordering::Greater => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strip(now: Option<usize>) -> String {
        let phase = |words: &str| Phase::new(words.into());
        let votes = Phase { words: "Votes".into(), parts: Some((2, Some(1))) };
        let phases = vec![phase("Row"), votes, phase("Doom")];
        Strip { round: html! {}, phases, now, fact: html! {} }.render().into_string()
    }

    #[test]
    fn the_phase_under_way_is_marked_and_those_before_it_are_over() {
        let page = strip(Some(1));

        assert!(page.contains(r#"<li class="past"><span>Row</span></li>"#), "{page}");
        assert!(page.contains(r#"<li class="now" aria-current="step"><span>Votes</span>"#), "{page}");
        assert!(page.contains(r#"<li class=""><span>Doom</span></li>"#), "{page}");
    }

    #[test]
    fn parts_are_numbered_only_while_their_phase_is_under_way() {
        let part = r#"<i class="past">1</i><i class="now" aria-current="step">2</i>"#;

        assert!(strip(Some(1)).contains(part));
        assert!(!strip(Some(0)).contains("<i "));
    }

    #[test]
    fn before_the_first_round_nothing_is_under_way_and_nothing_is_over() {
        let page = strip(None);

        assert!(!page.contains("aria-current") && !page.contains("past"), "{page}");
    }
}
