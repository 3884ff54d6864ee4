//! The picture: the bag, and the shells of everybody.

use std::cmp::Reverse;

use engine::{Game, QuickDice, Seat};
use @crate@::{@Game@, PlayerView, View};
use maud::{Markup, html};
use ui::picture::{Scene, SeatFacts};
use ui::sheet::{Column, Source, sheet};

/// How far the middles of two shells are apart.
const STEP: usize = 44;

/// One row for each player, a circle for each shell.
pub(crate) fn board(view: &View, scene: &Scene<'_, @Game@>) -> Markup {
    html! {
        svg.pic.@id@ viewBox="0 0 640 300" role="img" aria-label=(scene.say("@id@-board", &[])) {
            rect.sea width="640" height="300" {}
            @for (seat, player) in view.players.iter() {
                g transform={ "translate(20 " (40 + 70 * seat.index()) ")" } {
                    text.who y="8" { (scene.name(seat)) }
                    @for (place, worth) in shells(player).into_iter().enumerate() {
                        g transform={ "translate(" (160 + STEP * place) " 0)" } {
                            circle.shell r="18" {}
                            @if let Some(worth) = worth { text.worth y="7" { (worth) } }
                        }
                    }
                }
            }
        }
    }
}

/// What each shell of a player is worth, as far as the viewer knows.
fn shells(player: &PlayerView) -> Vec<Option<u8>> {
    match &player.shells {
        Some(worths) => worths.iter().copied().map(Some).collect(),
        None => vec![None; player.held.into()],
    }
}

/// The own shells in words.
pub(crate) fn tray(view: &View, scene: &Scene<'_, @Game@>) -> Markup {
    let own = scene.viewer.seat().and_then(|seat| view.players.get(seat));
    html! {
        @if let Some(own) = own {
            section {
                h2 { (scene.say("@id@-own", &[])) }
                p { (player_words(own, scene)) }
            }
        }
    }
}

/// "3 shells: 1, 2, 2".
pub(crate) fn player_words(player: &PlayerView, scene: &Scene<'_, @Game@>) -> String {
    let mut words = scene.say("@id@-shells", &[("count", player.held.into())]);
    if let Some(shells) = player.shells.as_ref().filter(|shells| !shells.is_empty()) {
        let worths: Vec<String> = shells.iter().map(u8::to_string).collect();
        words += &format!(": {}", worths.join(", "));
    }
    if player.resting {
        words += &format!("; {}", scene.say("@id@-resting", &[]));
    }
    words
}

pub(crate) fn seat_facts(view: &View, seat: Seat, scene: &Scene<'_, @Game@>) -> SeatFacts {
    let player = &view.players[seat];
    // What others have is hidden until the end.
    let points = player.shells.as_ref().map_or(0, |_| points(view)[seat.index()]);
    SeatFacts {
        mark: mark(seat),
        mark_words: scene.say("@id@-mark", &[("number", (seat.0 + 1).into())]),
        letter: (seat.0 + 1).to_string(),
        points,
        facts: html! { span.fact { (player_words(player, scene)) } },
    }
}

/// The points of all seats, as far as the viewer knows.
fn points(view: &View) -> Vec<i32> {
    @Game@::determinise(view, &mut QuickDice::new(0)).scores().as_slice().to_vec()
}

fn mark(seat: Seat) -> Markup {
    html! {
        svg.mark viewBox="0 0 32 32" aria-hidden="true" {
            circle class={ "seat-" (seat.0) } cx="16" cy="16" r="14" {}
            text.number x="16" y="22" { (seat.0 + 1) }
        }
    }
}

pub(crate) fn stores(view: &View, scene: &Scene<'_, @Game@>) -> Markup {
    html! { p { (scene.say("@id@-bag", &[("count", view.bag.into())])) } }
}

/// @XX@-4.2: one column for each player, the best first.
pub(crate) fn score_sheet(view: &View, scene: &Scene<'_, @Game@>) -> Markup {
    let mut scores: Vec<(Seat, i32)> = Seat::all(view.players.len()).zip(points(view)).collect();
    scores.sort_by_key(|&(seat, points)| (Reverse(points), seat));
    let columns: Vec<Column> = scores
        .iter()
        .map(|&(seat, _)| Column {
            mark: mark(seat),
            name: scene.name(seat).to_owned(),
            won: scene.winners.contains(seat),
            you: scene.is_you(seat),
        })
        .collect();
    let source = Source {
        class: "b-shells",
        words: scene.say("@id@-score-shells", &[]),
        points: scores.iter().map(|(_, points)| *points).collect(),
    };
    sheet(scene.lang, ["@id@-score", "@id@-score-sum"].map(|key| scene.say(key, &[])), &columns, vec![source])
}
