//! What clauses ask of both editions alike; each edition names the clauses.

use engine::{Awaiting, Game, Refusal as _, Seat, Viewer};
use fleet::Colour;

use super::super::scene;
use super::Scene;
use crate::actions::{Action, Ask, Chance};
use crate::refusals::Illegal;
use crate::view::View;

/// All that a viewer gets: the view, as a value and as text, who is asked what, and what was told.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
    view: View,
    pub(crate) text: String,
    awaiting: Awaiting,
    asks: Vec<String>,
    told: Vec<String>,
}

pub(crate) fn seen(scene: &Scene, viewer: Viewer) -> Seen {
    let view = scene.game.view(viewer);
    // Nobody sees how far others are with their rows.
    let ask = |seat: Seat| match scene.game.ask(seat) {
        Some(Ask::Lay { .. } | Ask::KeepDown) if !viewer.is(seat) => "lays".into(),
        ask => format!("{ask:?}"),
    };
    let told = scene.events.iter().map(|event| crate::view::seen(event, viewer));
    Seen {
        text: serde_json::to_string(&view).unwrap(),
        view,
        awaiting: scene.game.awaiting(),
        asks: Seat::all(scene.game.seats()).map(ask).collect(),
        told: told.map(|event| serde_json::to_string(&event).unwrap()).collect(),
    }
}

/// Equal for all but those who may know the difference.
#[track_caller]
pub(crate) fn look_equal(one: &Scene, other: &Scene, knows: &str) {
    let viewers = Seat::all(one.game.seats()).map(Viewer::Seat).chain([Viewer::Public]);
    for viewer in viewers {
        let may_know = knows.split_whitespace().any(|colour| viewer.is(one.seat(colour)));
        let (one, other) = (seen(one, viewer), seen(other, viewer));
        assert_eq!(Seen { told: Vec::new(), ..one } == Seen { told: Vec::new(), ..other }, !may_know, "{viewer:?}");
        assert!(may_know || one.told == other.told, "{viewer:?} is told");
    }
}

pub(crate) fn windows_do_not_depend_on_who_holds_the_card() {
    for held in ["b sacrifice, r birds, y key", "b birds, r sacrifice, y key", "b key, r birds, y sacrifice"] {
        let mut game = scene("bry").specials(held).ships("A 1r").rows("b ref1").ranking("bry");
        game.play("b play own, b board A");
        assert_eq!(game.asked(), "b Sacrifice", "{held}");
    }
    for held in ["y guardian, r birds", "y birds, r guardian", "y birds, r birds"] {
        let mut game = scene("bry").specials(held).ships("A 1r1y").rows("b treason").ranking("bry");
        game.play("b play own, b target A");
        assert_eq!(game.asked(), "r Guard", "{held}");
        game.play("r pass");
        assert_eq!(game.asked(), "y Guard", "{held}");
    }
}

/// A ship lands by itself, and blue may hold the last Alliance.
fn lands(played: &str) -> Scene {
    scene("bryg").specials("b alliance, y birds, g key").played_specials(played).ships("A sea 1n1r")
}

/// `waiting` is who is asked what after the landing.
pub(crate) fn nobody_is_asked_for_an_alliance_when_all_are_seen(waiting: &str) {
    let mut last = lands("alliance").automatic();
    assert_eq!(last.asked(), "b Ally");
    last.play("b ally");
    assert_eq!(last.asked(), waiting, "both are in the discard pile");
    let mut first = lands("").automatic();
    first.play("b ally");
    assert_eq!(first.asked(), "y Ally", "the other may be anywhere");
    first.play("y pass");
    assert_eq!(first.asked(), "g Ally");
}

/// Records of version 1 still replay: it asked on after the last Alliance.
pub(crate) fn version_1_asks_on_after_the_last_alliance() {
    let mut old = lands("alliance");
    old.game = old.game.by_rules(1).unwrap();
    let mut old = old.automatic();
    old.play("b ally, y pass, g pass");
    assert_eq!((old.vp(), old.game.rules_version()), ("b2 r2 y0 g0".into(), 1));
    assert!([0, 3, 257].iter().all(|&version| old.game.by_rules(version).is_none()));
}

pub(crate) fn everybody_passes_anew_after_a_spy() {
    let mut game = scene("bry").specials("b birds, r spy birds, y birds").bids("b3 r3 y2");
    game.play("b pass, r spy, y pass, b pass");
    assert_eq!(game.asked(), "r Spy", "whoever played it has not passed since");
    game.play("r pass");
    assert_eq!(game.asked(), "r Play");
}

/// A record may name a seat that no table has: blue displaces in one scene and throws off in the other. What is said in
/// the end.
pub(crate) fn colours_of_nobody_are_refused(noble: &Scene, traitor: &Scene) -> String {
    let strange = [3, 4, 5, 6, 10, 255].map(|seat| Colour::Seat(Seat(seat)));
    let blue = Seat(0);
    for colour in strange {
        let refused = noble.game.check(blue, &Action::Displace { colour });
        assert_eq!(refused, Err(Illegal::Fleet(fleet::Illegal::NotSeated { colour })));
        for hold in [false, true] {
            let refused = traitor.game.check(blue, &Action::ThrowOff { colour, hold });
            assert_eq!(refused, Err(Illegal::Fleet(fleet::Illegal::CannotThrowOff { colour })));
        }
    }
    Illegal::Fleet(fleet::Illegal::CannotThrowOff { colour: strange[5] }).to_string()
}

/// The clauses that refuse a draw of another seat, and one of no card, while this player draws.
pub(crate) fn clauses_of_wrong_draws(game: &Scene, colour: &str, special: bool) -> [&'static str; 2] {
    let seat = game.seat(colour);
    let wrong = |seat: Seat| match special {
        true => Chance::DrawSpecials { seat, cards: Default::default() },
        false => Chance::Draw { seat, cards: Default::default() },
    };
    [Seat(seat.0 + 1), seat].map(|seat| game.game.check_chance(&wrong(seat)).unwrap_err().clause())
}
