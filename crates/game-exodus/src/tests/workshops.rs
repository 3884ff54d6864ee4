//! AE-10: workshops.

use super::king::course;
use super::scene::{cell, scene};
use crate::Action;
use crate::actions::Target;
use crate::events::Event;
use crate::kinds::Profession;
use crate::refusals::{Idle, Illegal};

const FULL: &str =
    "n0 RS01 3p, n2 RS03 5w, n3 RS05 3w, p0 RS07 5p, p1 RS09 3b, p3 RS11 5b, a1 RS13 3p, a2 RS15 5w, a3 RS17 3b";

#[test]
fn ae_10_1_workshops_come_from_the_city_master_builders_and_the_permit() {
    for (from, at) in [("T1", "M2"), ("M0", "B1"), ("M6", "B6")] {
        let round = if at.starts_with('M') { 2 } else { 3 };
        let mut game = scene("rb").tiles(&format!("{at} WS20")).kings(&format!("r {from}")).king("r", round);
        game.play(&format!("king to {at}, place on p3"));
        assert_eq!(game.on("p3"), "WS20 -", "{at}");
    }
    let mut game = scene("rb").school("1MB").ships("turtle").open("WS20").turn();
    game.play("send MB to ship, take WS20, place on p3, book S");
    assert_eq!(game.on("p3"), "WS20 -");
    let mut game = scene("rb").holds("IF12").open("WS20").turn();
    game.play("play IF12, take WS20, place on p3");
    assert_eq!((game.on("p3").as_str(), game.gains().as_str()), ("WS20 -", "VP+2"));
}

#[test]
fn ae_10_2_a_workshop_is_placed_at_once() {
    let mut game = scene("rb").holds("IF12").open("WS20").board("n0 RS01 3p").turn();
    game.play("play IF12, take WS20");
    let cells = ["n2", "n3", "p0", "p1", "p3", "a1", "a2", "a3"].map(|at| format!("place on {at}"));
    assert_eq!(game.choices(), cells.join(", "));
    assert_eq!(game.refused(Action::PlaceTile { cell: cell("p2") }), Illegal::OtherCell { cell: cell("p2") });
    // Without a free cell it is not taken.
    let game = scene("rb").holds("IF12").open("WS20").board(FULL).turn();
    assert_eq!(game.offers("play"), "");
    let card = super::scene::influence("IF12");
    let why = Illegal::CardWouldDoNothing { card, why: Idle::NoRoom(crate::kinds::TileKind::Workshop) };
    assert_eq!(game.refused(Action::PlayInfluence { card }), why);
    let mut game = scene("rb").school("1MB").ships("turtle").open("WS20").board(FULL).turn();
    game.play("send MB to ship, book S");
    assert_eq!((game.gains().as_str(), game.opened().as_str()), ("S+1 F+2 VP+3 MB-1", "WS20"));
}

#[test]
fn ae_10_3_a_settler_fits_by_profession_or_by_colour() {
    let all = [
        "SH", "PH", "DL", "DL", "pb", "PH", "pw", "SH", "wb", "MA", "pw", "AD", "wb", "SM", "pb", "MA", "pb", "AS",
        "wb", "MB", "pw", "PL", "SM", "MB", "AD",
    ];
    let colours =
        [("p", vec!["SC", "PH", "AS", "MA"]), ("w", vec!["IN", "SH", "PL", "AD"]), ("b", vec!["WO", "DL", "SM", "MB"])];
    for (number, slots) in all.into_iter().enumerate() {
        let id = format!("WS{:02}", number + 1);
        let empty = if slots.len() == 2 && slots.chars().all(|letter| "pwb".contains(letter)) { "--" } else { "-" };
        let school = "1SC 1IN 1WO 1PH 1SH 1DL 1AS 1MA 1PL 1AD 1SM 1MB";
        let game = scene("rbyg").school(school).board(&format!("n0 {id} {empty}")).turn();
        let mut wanted: Vec<String> = Vec::new();
        if empty == "-" {
            wanted.push(format!("send {slots} to workshop at n0 slot 1"));
        } else {
            for (slot, letter) in slots.chars().enumerate() {
                let of = &colours.iter().find(|(colour, _)| *colour == letter.to_string()).unwrap().1;
                wanted.extend(of.iter().map(|who| format!("send {who} to workshop at n0 slot {}", slot + 1)));
            }
        }
        let mut offered: Vec<String> = game.legal().iter().map(|action| game.written(action)).collect();
        offered.retain(|text| text.contains("workshop"));
        offered.sort();
        wanted.sort();
        assert_eq!(offered, wanted, "{id}");
    }
    let game = scene("rb").school("1SC").board("n0 WS02 -").turn();
    let target = Target::Workshop { cell: cell("n0"), slot: 0 };
    let why = game.refused(Action::Dispatch { profession: Profession::SC, target });
    assert_eq!(why, Illegal::SlotDoesNotFit { profession: Profession::SC });
    let target = Target::Workshop { cell: cell("n0"), slot: 1 };
    let why = game.refused(Action::Dispatch { profession: Profession::SC, target });
    assert_eq!(why, Illegal::NoSuchSlot { cell: cell("n0") });
}

#[test]
fn ae_10_4_ru_20_a_new_workshop_may_be_manned_at_once() {
    let start = || scene("rb").school("1SC 1PH 1WO").holds("IF12").open("WS05");
    let mut game = start().turn();
    game.play("play IF12, take WS05, place on n2");
    assert_eq!(game.asked(), "r ActivateWorkshop");
    let pairs = ["SC slot 1", "WO slot 2", "PH slot 1"].map(|pair| format!("activate with {pair}"));
    let mut offered: Vec<String> = game.legal().iter().map(|action| game.written(action)).collect();
    offered.sort();
    let mut wanted = pairs.to_vec();
    wanted.push("skip".into());
    wanted.sort();
    assert_eq!(offered, wanted);
    // All.
    game.play("activate with PH slot 1, activate with WO slot 2");
    assert_eq!((game.on("n2").as_str(), game.game.actions_left()), ("WS05 pb", 1));
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("G+1 F+1 VP+3 WO-1 PH-1", "r Main"));
    assert_eq!(game.player("r").active_workshops(), 1 << cell("n2").0);
    // None.
    let mut game = start().turn();
    game.play("play IF12, take WS05, place on n2, skip");
    assert_eq!((game.on("n2").as_str(), game.asked().as_str()), ("WS05 --", "r Main"));
    // RU-20: later the normal dispatch is needed, and it costs an action.
    game.play("send SC to workshop at n2 slot 1");
    assert_eq!((game.on("n2").as_str(), game.game.actions_left()), ("WS05 p-", 0));
    // Nobody fits: nothing is asked.
    let mut game = scene("rb").school("1IN").holds("IF12").open("WS05").turn();
    game.play("play IF12, take WS05, place on n2");
    assert_eq!(game.asked(), "r Main");
    // RU-20: settlers gained by the placement bonus may be used; moving a tile is not receiving.
    let mut game = scene("rb").school("1SC 1WO").holds("IF21").board("n2 WS05 --").turn();
    game.play("play IF21, move n2, place on p3");
    assert_eq!((game.asked().as_str(), game.on("p3").as_str()), ("r Main", "WS05 --"));
}

#[test]
fn ae_10_5_ru_08_books_of_the_field_are_atlantis_gains() {
    // WS16: a C for every S from Atlantis.
    let board = "p3 WS16 p";
    let mut game = scene("rb").board(board).kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(game.gains(), "S+1 C+1");
    let mut game = scene("rb").board(board).kings("r T1").king("r", 2);
    game.play("king to M3, book S").deal();
    assert!(game.gains().starts_with("S+1 C+1 "), "an any book counts as the kind taken");
    // Not: an order bonus, a cell, the track, an agora's books, a pillar, an influence card, gold, a base.
    let mut game = scene("rb").board(board).ordering("rb");
    game.play("order space 3, book S");
    assert_eq!(game.gains(), "S+1");
    let mut game = scene("rb").board(board).school("1SC").turn();
    game.play("send SC to residence, take RS02, place on n0, book S");
    assert_eq!(game.gains(), "S+1 VP+1 SC-1");
    let mut game = scene("rb").board(board).priest("1").turn();
    game.play("advance, book S");
    assert_eq!(game.gains(), "S+1 F+1");
    let mut game = scene("rb").board(board).kings("r T2").tiles("M4 AG01").king("r", 2);
    game.play("king to M4, place on n1");
    assert_eq!(game.gains(), "S+2 C+1 F+1");
    let mut game = scene("rb").board(board).pillars("BA1a SF2a*").turn();
    game.play("use shaft of pillar 1, book S");
    assert_eq!(game.gains(), "S+1");
    let mut game = scene("rb").board(board).kings("r M0").holds("IF14").turn();
    game.play("play IF14");
    assert_eq!(game.gains(), "S+1");
    let mut game = scene("rb").board(board).kings("r T2").pillar_cards("L BA1a").king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant book S");
    assert_eq!(game.gains(), "S+1 K+1");
    // A field in the king's track bonus: M6 gives two flames and so the book of space 2.
    let mut game = scene("rb").board(board).kings("r T0").king("r", 2);
    game.play("king to M6, book S");
    assert_eq!(game.gains(), "S+1 FT+1 F+2");
}

#[test]
fn ae_10_5_ru_08_settlers_of_the_field_are_atlantis_gains() {
    // WS06: a C for every white settler from Atlantis.
    let board = "p3 WS06 p";
    let mut game = scene("rb").board(board).standing("T0 wb").king("r", 1);
    game.play("king to T0");
    assert_eq!(game.gains(), "S+1 C+1 IN+1 WO+1", "standing there");
    let mut game = scene("rb").board(board).kings("r T1").king("r", 2);
    game.play("king to M3, book S").draws("w").draws("w");
    assert_eq!(game.gains(), "S+1 C+2 IN+2", "drawn for the field");
    let mut game = scene("rb").board(board).standing("GM0 w").kings("r T0").king("r", 2);
    game.play("king to M0, take the guard");
    assert_eq!(game.gains(), "S+1 C+1 IN+1", "the guard");
    let mut game = scene("rb").board(board).tiles("M4 AG10:w").kings("r T2").king("r", 2);
    game.play("king to M4, place on n1");
    assert_eq!(game.gains(), "C+1 F+1 SH+1", "the settler on an agora");
    // Not: the settler of a base, of RECRUIT, of IF10.
    let mut game = scene("rb").board(board).kings("r T2").pillar_cards("L BA1a").king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant gain 3").draws("w");
    assert_eq!(game.gains(), "K+1 IN+1");
    let mut game = scene("rb").board(board).pillars("BA2a").school("1SC").turn();
    game.play("use base of pillar 1, give back SC").draws("ww").play("keep white");
    assert_eq!(game.gains(), "SC-1 IN+1");
    let mut game = scene("rb").board(board).holds("IF10").open("AG10").turn();
    game.play("play IF10, take AG10").draws("w").play("place on n1");
    assert_eq!(game.gains(), "F+1 SH+1");
}

#[test]
fn ae_10_5_ru_08_tiles_of_the_field_are_atlantis_gains() {
    // WS22: a gold for every agora, WS24 for every workshop from Atlantis.
    let mut game = scene("rb").board("p3 WS22 w").tiles("M4 AG04").kings("r T2").king("r", 2);
    game.play("king to M4, place on n1");
    assert_eq!(game.gains(), "S+1 C+1 K+1 G+1 F+1");
    let mut game = scene("rb").board("p3 WS24 b").tiles("M2 WS01").kings("r T1").king("r", 2);
    game.play("king to M2, place on p0, book S");
    assert_eq!(game.gains(), "S+1 C+1 G+1 F+2");
    // Not: a ship, a workshop of a Master Builder or of IF12, an agora of IF10.
    let mut game = scene("rb").board("p3 WS24 b, p0 WS22 w").tiles("M0 turtle").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(game.gains(), "S+1 VP+1");
    let mut game = scene("rb").board("p3 WS24 b").school("1MB").ships("turtle").open("WS01").turn();
    game.play("send MB to ship, take WS01, place on a1, book S");
    assert_eq!(game.gains(), "S+1 FT+1 F+2 VP+3 MB-1");
    let mut game = scene("rb").board("p3 WS24 b, p0 WS22 w").holds("IF12 IF10").open("WS01 AG09").turn();
    game.play("play IF12, take WS01, place on a1, play IF10, take AG09, place on n1");
    assert_eq!(game.gains(), "G+2 FT+1 F+1");
    // A tile that cannot be placed triggers nothing.
    let full = FULL.replace("p3 RS11 5b", "p3 WS24 b");
    let mut game = scene("rb").board(&full).tiles("M2 WS01").kings("r T1").king("r", 2);
    game.play("king to M2");
    assert_eq!(game.gains(), "C+1");
}

#[test]
fn ae_10_6_ru_09_ru_65_every_active_workshop_pays_once_per_item_in_grid_order() {
    // Two workshops for one item: grid order.
    let mut game = scene("rb").board("n0 WS17 pb, a3 WS16 p").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(course(&game), "S K C");
    let mut game = scene("rb").board("n0 WS16 p, a3 WS17 pb").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(course(&game), "S C K");
    // Once per item, right after it.
    let mut game = scene("rb").board("n0 WS04 b").standing("T1 pp").king("r", 1);
    game.play("king to T1");
    assert_eq!(course(&game), "C SC S SC S");
    // For a tile: before it is placed.
    let mut game = scene("rb").board("p3 WS24 b").tiles("M2 WS01").kings("r T1").king("r", 2);
    game.play("king to M2");
    assert_eq!((game.asked().as_str(), course(&game).as_str()), ("r PlaceTile", "C tile G"));
    // Only active ones.
    let mut game = scene("rb").board("n0 WS17 p-, a3 WS16 -").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(game.gains(), "S+1");
    // RU-09: never for itself, even if it is manned at once; for the next one it pays.
    let mut game =
        scene("rb").school("1MB").ships("turtle").tiles("M2 WS24, B1 WS01, M0 whale").kings("r T1").king("r", 2);
    game.play("king to M2, place on a1, activate with MB slot 1, draw tiles").draws("WS02 WS03");
    game.play("keep WS02, place on a3, book S");
    assert_eq!(game.gains(), "S+1 C+1 G+1 FT+1 F+2 VP+3 MB-1", "gold only of a3: WS02 is no Atlantis gain");
    // What is automatic asks nothing: an empty supply loses the gain.
    let mut game = scene("rb").board("n0 WS16 p").supply("0C").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!((game.gains().as_str(), game.asked().as_str()), ("S+1", "b PlaceKing"));
}

#[test]
fn ae_10_7_know_pays_for_every_knowledge_card() {
    let mut game =
        scene("rb").board("n0 WS01 w, n2 WS02 p").school("2DL").ships("turtle dolphin").display("KN03").turn();
    game.play("learn KN03, send DL to ship, send DL to ship, book S, draw influence").draws("IF01 IF02");
    game.play("keep IF01");
    assert_eq!(course(&game), "2F S 2F 1VP 1F 1VP 1F G", "both workshops, each before the next thing");
    let mut game = scene("rb").board("n0 WS01 w").holds("IF11").discards("KN05").turn();
    game.play("play IF11, take KN05, book S");
    assert_eq!(game.gains(), "S+1 F+2");
    // Nothing for nothing: both cards drawn are owned names.
    let mut game = scene("rb").board("n0 WS01 w").holds("IF11").knows("KN03 KN16");
    game.game.knowledge_deck[2] += 1;
    game.game.knowledge_deck[15] += 1;
    game.game.knowledge_left += 2;
    let mut game = game.turn();
    game.play("play IF11, draw knowledge").draws("KN03 KN16");
    assert_eq!(game.gains(), "");
    // An inactive one.
    let mut game = scene("rb").board("n0 WS01 -").holds("IF11").discards("KN05").turn();
    game.play("play IF11, take KN05");
    assert_eq!(game.gains(), "");
}

#[test]
fn ae_10_8_gains_of_workshops_trigger_no_workshop() {
    // S gives C, C gives S, and a purple settler gives S.
    let mut game = scene("rb").board("n0 WS16 p, n2 WS18 p, n3 WS04 b").standing("T2 pp").king("r", 1);
    game.play("king to T2");
    assert_eq!(course(&game), "K SC S SC S");
    let mut game = scene("rb").board("n0 WS16 p, n2 WS18 p").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(game.gains(), "S+1 C+1");
    assert_eq!(game.told(|event| matches!(event, Event::Triggered { .. })), 1);
}
