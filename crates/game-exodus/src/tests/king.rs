//! AE-5: placing the king.

use datafile::Shared;
use engine::Seat;

use super::scene::{Scene, field, scene};
use super::sets::changed;
use super::walk::walk;
use crate::Action;
use crate::asks::{Good, Source};
use crate::events::Event;
use crate::kinds::{Book, Colour, Profession};
use crate::refusals::Illegal;

fn king(at: &str) -> Action {
    Action::PlaceKing { field: field(at) }
}

/// What came, in order: `S`, `G`, `IN` for a settler, `guard`, `tile`, `ship`, `2F`, `FT`, `VP`.
pub(super) fn course(game: &Scene) -> String {
    let word = |event: &Event| match *event {
        Event::Received { good: Good::Book(book), count, .. } => book.letter().to_string().repeat(usize::from(count)),
        Event::Received { good: Good::Gold, count, .. } => "G".repeat(usize::from(count)),
        Event::Received { good: Good::Favour, count, .. } => "FT".repeat(usize::from(count)),
        Event::SettlerCame { profession, .. } => profession.name().into(),
        Event::GuardTaken { .. } => "guard".into(),
        Event::TileTaken { .. } => "tile".into(),
        Event::TilePlaced { .. } => "placed".into(),
        Event::PillarTaken { .. } => "card".into(),
        Event::Advanced { from, to, .. } => format!("{}F", to - from),
        Event::Scored { points, .. } => format!("{points}VP"),
        _ => String::new(),
    };
    game.events.iter().map(word).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn ae_5_1_ru_04_all_kings_are_placed_before_the_first_turn() {
    let mut course = String::new();
    walk(4, 1, |moment| {
        for event in moment.events {
            match event {
                Event::RoundBegan { .. } => course.push(' '),
                Event::KingPlaced { .. } => course.push('k'),
                Event::TurnBegan { .. } => course.push('t'),
                _ => {}
            }
        }
    });
    assert_eq!(course.trim().split(' ').collect::<Vec<_>>(), ["kkkktttt"; 15]);
}

#[test]
fn ae_5_2_ru_05_kings_go_down_ring_by_ring() {
    let game = scene("rby").kings("b T2").king("r", 1);
    assert_eq!(game.choices(), "king to T0, king to T1, king to T3", "any free field of the top ring");
    assert_eq!(game.refused(king("M0")), Illegal::OtherRing { field: field("M0") });
    // RU-05: there is no way to pass.
    assert_eq!(game.refused(Action::Skip), Illegal::OtherQuestion);
    assert_eq!(game.refused(Action::EndTurn), Illegal::OtherQuestion);
    let game = scene("rby").kings("r T0, b M7").king("r", 2);
    assert_eq!(game.choices(), "king to M0, king to M1, king to M6");
    assert_eq!(game.refused(king("M2")), Illegal::NotReached { from: field("T0"), to: field("M2") });
    assert_eq!(game.refused(king("B0")), Illegal::OtherRing { field: field("B0") });
    let game = scene("rby").kings("r M1, b B3").king("r", 3);
    assert_eq!(game.choices(), "king to B0, king to B1, king to B2");
    assert_eq!(game.refused(king("B4")), Illegal::NotReached { from: field("M1"), to: field("B4") });
    // The discs count as they stand now: k = 0, areas 2 and 3.
    let game = scene("rby").kings("r M1").discs(2, 0).king("r", 3);
    assert_eq!(game.choices(), "king to B4, king to B5, king to B6, king to B7");
    // RU-05: even with three other kings and with a neutral king a field is left.
    let game = scene("rbyg").kings("r T0, b M0, y M1, g M6").king("r", 2);
    assert_eq!(game.choices(), "king to M7");
    let game = scene("rb").neutral_kings("M6 B4").kings("r T0, b M0").king("r", 2);
    assert_eq!(game.choices(), "king to M1, king to M7");
}

#[test]
fn ae_5_3_a_field_holds_one_king() {
    let game = scene("rby").kings("b T2").king("r", 1);
    assert_eq!(game.refused(king("T2")), Illegal::FieldTaken { field: field("T2"), seat: Seat(1) });
    let game = scene("rb").neutral_kings("M6 B4").kings("r M4").king("r", 3);
    assert_eq!(game.refused(king("B4")), Illegal::FieldBlocked { field: field("B4") });
}

#[test]
fn ae_5_4_ru_06_a_field_is_resolved_in_a_fixed_order() {
    // (a) before (b), and those who stand there by colour.
    let mut game = scene("rby").standing("T3 bp").king("r", 1);
    game.play("king to T3");
    assert_eq!(course(&game), "G SC WO");
    // (a) before (c), (c) before (d).
    let mut game = scene("rby").kings("r T1").standing("GM1 w").king("r", 2);
    game.play("king to M3");
    assert_eq!(game.asked(), "r ChooseBook");
    game.play("book K");
    assert_eq!(game.asked(), "luck");
    game.deal();
    assert_eq!(game.asked(), "r TakeGuard");
    game.play("take the guard");
    assert!(course(&game).starts_with("K ") && course(&game).ends_with("guard IN"), "{}", course(&game));
    assert_eq!(game.told(|event| matches!(event, Event::SettlerCame { drawn: true, source: Source::City, .. })), 2);
    // (a), (d), (e).
    let mut game = scene("rby").kings("r T1").standing("GM1 w").tiles("M2 WS03").king("r", 2);
    game.play("king to M2, take the guard, place on n2");
    assert_eq!(course(&game), "C guard IN tile placed G");
    // (e) before (g): the agora makes room for the token.
    let board = "n0 RS01 3p, n2 RS05 3w";
    let mut game = scene("rby").board(board).goods("1FT").kings("r M2").tiles("B4 AG09").king("r", 3);
    game.play("king to B4, place on n1");
    assert_eq!(course(&game), "tile GG placed 1F FT");
    assert_eq!(game.gains(), "G+2 FT+1 F+1");
    // (a) before (f), (f) before (g).
    let mut game = scene("rby").kings("r T0").king("r", 2);
    game.play("king to M6, book S");
    assert_eq!(course(&game), "2F S FT");
    let mut game = scene("rby").kings("r M2").king("r", 3);
    game.play("king to B5, book S");
    assert_eq!(course(&game), "G 3F S");
    // S, C, K, any, gold.
    let mut game = scene("rby").kings("r T3").king("r", 2);
    game.play("king to M7");
    assert_eq!(course(&game), "S C K");
}

/// All parts on one field, listed in the file in another order.
#[test]
fn ae_5_4_ru_100_a_field_with_everything() {
    let gains = r#"["vp(1)", "favour(1)", "flame(1)", "bag_settler(1)", "gold(1)", "book(S,1)"]"#;
    let old = r#"fields.M2 = { value = { gain = ["book(C,1)"], tile = "workshop" }"#;
    let new = format!(r#"fields.M2 = {{ value = {{ gain = {gains}, tile = "workshop" }}"#);
    let set = changed(&[("rondel.toml", old, &new)]).unwrap();
    let mut game = scene("rby").kings("r T1").standing("GM1 w").tiles("M2 WS03");
    game.game.data = Shared(set);
    game = game.king("r", 2);
    game.play("king to M2").draws("p").play("take the guard, place on n2");
    // RU-100: what AE-5.4 does not name comes last.
    assert_eq!(course(&game), "S G SC guard IN tile placed G 1F FT 1VP");
}

#[test]
fn ae_5_5_ru_70_parts_that_cannot_be_received_are_skipped() {
    // An empty supply.
    let mut game = scene("rby").kings("r T3").supply("0C").king("r", 2);
    game.play("king to M7");
    assert_eq!(game.gains(), "S+1 K+1");
    assert_eq!(game.told(|event| matches!(event, Event::Lapsed { good: Some(Good::Book(Book::Culture)), .. })), 1);
    // An empty bag.
    let mut game = scene("rby").kings("r T1").bag("").king("r", 2);
    game.play("king to M3, book K");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("K+1", "b PlaceKing"));
    // One settler left.
    let mut game = scene("rby").kings("r T1").bag("1b").king("r", 2);
    game.play("king to M3, book K").deal();
    assert_eq!(game.gains(), "K+1 WO+1");
    // No room for the ship: it stays.
    let ships = "turtle dolphin octopus seahorse whale";
    let mut game = scene("rby").kings("r T0").ships(ships).tiles("M0 swordfish").king("r", 2);
    game.play("king to M0");
    assert_eq!((game.gains().as_str(), game.lying().as_str()), ("S+1", "M0 swordfish"));
    assert_eq!(game.fleet(), ships);
    // No free cell for the workshop.
    let board =
        "n0 RS01 3p, n2 RS03 5p, n3 RS05 3w, p0 RS07 5w, p1 RS09 3b, p3 RS11 5b, a1 RS13 3p, a2 RS15 5b, a3 RS17 3w";
    let mut game = scene("rby").kings("r T1").board(board).tiles("M2 WS03").king("r", 2);
    game.play("king to M2");
    assert_eq!((game.gains().as_str(), game.lying().as_str()), ("C+1", "M2 WS03"));
    // No tile there, no pillar card there.
    let mut game = scene("rby").kings("r T1").king("r", 2);
    game.play("king to M2");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("C+1", "b PlaceKing"));
    let mut game = scene("rby").kings("r T2").king("r", 2);
    game.play("king to M5");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("K+1", "b PlaceKing"));
    // RU-70: what can be received must be: there is no way to leave a tile.
    let mut game = scene("rby").kings("r T1").tiles("M2 WS03").king("r", 2);
    game.play("king to M2");
    assert_eq!(game.asked(), "r PlaceTile");
    assert_eq!(game.refused(Action::Skip), Illegal::OtherQuestion);
    assert_eq!(game.refused(Action::Decline), Illegal::OtherQuestion);
    assert_eq!(
        game.choices(),
        ["n0", "n2", "n3", "p0", "p1", "p3", "a1", "a2", "a3"].map(|c| format!("place on {c}")).join(", ")
    );
}

#[test]
fn ae_5_6_ru_39_the_second_king_gets_what_is_printed() {
    let start = || scene("rbyg").spaces("r1 b2 y3 g5");
    // The settlers are gone.
    let mut game = start().standing("T0 pw").king("r", 1);
    game.play("king to T0, king to T1, king to T2, king to T0");
    assert_eq!((game.gains().as_str(), game.gains_of("g").as_str()), ("S+1 SC+1 IN+1", "S+1"));
    // The guard and the tile are gone, the printed book is not.
    let mut game = start().kings("r T1, b T0, y T3, g T1").standing("GM1 w").tiles("M2 WS03").king("r", 2);
    game.play("king to M2, take the guard, place on n2, king to M0, king to M7, king to M2");
    assert_eq!(game.gains_of("g"), "C+1");
    // A guard that was left is still there, and bag settlers are drawn again.
    let mut game = start().kings("r T1, b T0, y T3, g T1").standing("GM1 w").king("r", 2);
    game.play("king to M3, book S")
        .draws("p")
        .draws("p")
        .play("leave the guard, king to M0, king to M7, king to M3, book C");
    game.draws("b").draws("b").play("take the guard");
    assert_eq!(game.gains_of("g"), "C+1 IN+1 WO+2");
    // RU-39: the pillar card is printed; there are others on the display.
    let mut game = start().kings("r T2, b T0, y T1, g T2").pillar_cards("L BA1a BA2a SF1a").king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant book S, king to M0, king to M3, book S").deal();
    game.play("king to M5");
    assert_eq!(game.asked(), "g TakePillar");
    assert_eq!(game.choices(), "take base L for pillar 1");
    // Flames and favour tokens.
    let mut game = start().kings("r T0, b T1, y T2, g T0").king("r", 2);
    game.play("king to M6, book S, king to M2, king to M5, king to M6, book S");
    assert_eq!(game.gains_of("g"), "S+1 FT+1 F+2");
}

#[test]
fn ru_42_a_tile_left_lying_may_be_taken_by_the_second_king() {
    let board =
        "n0 RS01 3p, n2 RS03 5p, n3 RS05 3w, p0 RS07 5w, p1 RS09 3b, p3 RS11 5b, a1 RS13 3p, a2 RS15 5b, a3 RS17 3w";
    let start = scene("rbyg").spaces("r1 b2 y3 g5").board(board);
    let mut game = start.kings("r T1, b T0, y T3, g T1").tiles("M2 WS03").king("r", 2);
    game.play("king to M2, king to M0, king to M7, king to M2, place on n2");
    assert_eq!((game.gains_of("g").as_str(), game.lying().as_str()), ("C+1 G+1", ""));
    // Otherwise it is cleared in the preparation.
    let mut game = scene("rby").tiles("M2 WS03").end_of_year(1);
    game.catastrophe("CA1");
    assert_eq!(game.opened(), "WS03");
}

#[test]
fn ru_60_only_the_owner_of_the_fifth_space_is_ever_second() {
    // He is the last one, so nobody can come after him.
    let mut game = scene("rbyg").ordering("rbyg");
    game.play("order space 5, order space 2, order space 1, order space 4");
    assert_eq!(game.letters(game.game.turn_order()), "ybgr");
    game.deal().play("king to T0").deal();
    assert_eq!(game.choices(), "king to T1, king to T2, king to T3");
    game.play("king to T1").deal().play("king to T2").deal();
    assert_eq!(game.choices(), "king to T0, king to T1, king to T2, king to T3");
    game.play("king to T0");
    assert_eq!(game.game.kings(field("T0")).count(), 2);
}

#[test]
fn ru_43_standing_and_drawn_settlers_must_be_taken() {
    let mut game = scene("rby").standing("T0 pw").year(5).king("r", 1);
    game.play("king to T0");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S+1 SC+1 IN+1", "b PlaceKing"));
    let mut game = scene("rby").kings("r T1").year(5).king("r", 2);
    game.play("king to M3, book S").draws("b").draws("b");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S+1 WO+2", "b PlaceKing"));
}

#[test]
fn ae_5_7_settlers_go_to_the_untrained_field_of_their_colour() {
    let mut game = scene("rby").school("3SC").standing("T0 pp").king("r", 1);
    game.play("king to T0");
    assert_eq!(game.player("r").settlers[Profession::SC.index()], 5, "any number may stand there");
    // The settler of an agora becomes what the tile says.
    for (tile, letter, trained) in [
        ("AG10", "p", "PH+1"),
        ("AG10", "w", "SH+1"),
        ("AG12", "b", "DL+1"),
        ("AG14", "p", "MA+1"),
        ("AG15", "b", "SM+1"),
    ] {
        let mut game = scene("rby").kings("r T2").tiles(&format!("M4 {tile}:{letter}")).king("r", 2);
        game.play("king to M4, place on n1");
        assert_eq!(game.gains(), format!("F+1 {trained}"));
    }
}

#[test]
fn ru_83_those_who_stand_there_come_by_colour() {
    // WS11 pays a flame for a purple settler, WS13 for a white one, WS15 for a brown one.
    let mut game = scene("rby").standing("T0 bp").board("n0 WS11 pw, n2 WS15 pb").king("r", 1);
    game.play("king to T0, book K");
    assert_eq!(course(&game), "S SC 1F WO 1F K");
    let mut game = scene("rby").standing("T0 wp").king("r", 1);
    game.play("king to T0");
    assert_eq!(course(&game), "S SC IN");
    assert_eq!(game.told(|event| matches!(event, Event::SettlerCame { colour: Colour::White, drawn: false, .. })), 1);
}

#[test]
fn ru_101_a_guard_stands_next_to_every_field_of_its_area() {
    for (at, guard) in [("M0", "GM0"), ("M1", "GM0"), ("M6", "GM3"), ("M7", "GM3")] {
        let mut game = scene("rby").kings("r T0").standing(&format!("{guard} w")).king("r", 2);
        game.play(&format!("king to {at}"));
        while !game.asked().ends_with("TakeGuard") {
            assert!(game.asked().starts_with("r "), "{at}: the guard was not offered");
            game.play("book S");
        }
        game.play("take the guard");
        assert!(game.gains().contains("IN+1"), "{at}");
    }
}
