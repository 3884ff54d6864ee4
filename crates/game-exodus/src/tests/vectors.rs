//! AE-22, the examples of the rulebook: TV-R01 to TV-R16.

use engine::Seat;

use super::scene::{Scene, data, field, fresh, scene, tile};
use crate::kinds::{Colour, Stage};

/// TV-R01: space 3 gives any book, and the rearmost chooses first next year.
#[test]
fn tv_r01_the_order_spaces_of_two() {
    let mut game = scene("rb").year(1).ordering("rb");
    assert_eq!((game.asked(), game.choices()), ("r OrderSpace".into(), spaces(&[1, 2, 3, 4])));
    game.play("order space 3");
    assert_eq!((game.asked(), game.choices()), ("r ChooseBook".into(), "book S, book C, book K".into()));
    game.play("book K");
    assert_eq!(game.gains(), "K+1");
    assert_eq!((game.asked(), game.choices()), ("b OrderSpace".into(), spaces(&[1, 2, 4])));
    game.play("order space 1");
    assert_eq!((game.asked(), game.gains_of("b")), ("b PlaceKing".into(), String::new()));
    assert_eq!(game.letters(game.game.turn_order()), "br");
    let mut game = game.end_of_year(1);
    game.deal();
    assert_eq!((game.letters(game.game.sorting()), game.asked()), ("rb".into(), "r OrderSpace".into()));
}

fn spaces(numbers: &[u8]) -> String {
    numbers.iter().map(|number| format!("order space {number}")).collect::<Vec<_>>().join(", ")
}

/// TV-R02: a king of others takes a field away.
#[test]
fn tv_r02_three_of_four_fields_are_free() {
    let game = scene("rb").kings("r M1, b B3").king("r", 3);
    assert_eq!(data().city.reach(field("M1"), 0, 0), 0b1111);
    assert_eq!(game.choices(), "king to B0, king to B1, king to B2");
}

/// TV-R03: a Scientist becomes a Physicist, and with gold an Astronomer.
#[test]
fn tv_r03_training_costs_books_and_gold() {
    let mut game = scene("rb").school("1SC").goods("1S 1C").turn();
    game.play("train PH");
    assert_eq!(game.gains(), "S-1 C-1 SC-1 PH+1");
    let ready = || scene("rb").school("1PH").goods("2S 1C 1G");
    let mut game = ready().turn();
    game.play("train AS");
    assert_eq!(game.gains(), "S-2 C-1 G-1 PH-1 AS+1");
    assert!(!ready().goods("0G").turn().may("train AS"));
}

/// TV-R04: residence or ship, the bonus is the same.
#[test]
fn tv_r04_a_day_labourer_leaves() {
    let ready = || scene("rb").school("1DL").board("n0 RS01 2p").ships("turtle").turn();
    assert_eq!(ready().offers("send"), "send DL to residence, send DL to ship");
    for target in ["residence", "ship"] {
        let mut game = ready();
        game.play(&format!("send DL to {target}"));
        assert_eq!((game.gains(), game.game.actions_left()), ("F+1 VP+1 DL-1".into(), 1), "{target}");
    }
}

/// TV-R05: two settlers for Solar Eclipse, in one action.
#[test]
fn tv_r05_solar_eclipse() {
    let ready = |school: &str| scene("rb").school(school).board("n0 RS01 1p").display("KN07").turn();
    assert_eq!(ready("1AS").offers("learn"), "");
    let mut game = ready("1MA 1AS");
    game.play("learn KN07, send MA to residence");
    assert_eq!(game.gains(), "MA-1", "the bonuses wait");
    game.play("send AS to residence");
    assert_eq!((game.asked(), game.gains()), ("r ChooseBook".into(), "F+2 VP+5 AS-1 MA-1".into()));
    game.play("book K");
    assert_eq!((game.asked(), game.gains()), ("r InfluenceSource".into(), "K+1 F+5 VP+11 AS-1 MA-1".into()));
    game.play("draw influence").draws("IF01 IF02").play("keep IF02");
    assert_eq!((game.asked(), game.game.actions_left()), ("r Main".into(), 1));
    assert_eq!(game.hand("r"), "IF02");
    assert_eq!(game.player("r").knowledge().count(), 1);
    assert_eq!((game.shown(), game.on("n0")), ("- - -".into(), "RS01 3p".into()));
}

/// TV-R06: Mass Departure of three Intellectuals.
#[test]
fn tv_r06_mass_departure_of_three() {
    let mut game = scene("rb").holds("IF07").school("3IN").board("n0 RS03 2b").turn();
    game.play("play IF07");
    assert_eq!((game.asked(), game.choices()), ("r ChooseColour".into(), "white".into()));
    game.play("white, send IN to residence");
    assert_eq!(game.gains(), "F+1 IN-1");
    game.play("send IN to residence");
    assert_eq!((game.asked(), game.gains()), ("r ChooseBook".into(), "F+2 IN-2".into()));
    game.play("book C, send IN to residence");
    assert_eq!(game.gains(), "C+1 F+3 IN-3");
    assert_eq!((game.on("n0"), game.player("r").incomplete()), ("RS03 3w2b".into(), None));
    assert_eq!((game.asked(), game.game.actions_left()), ("r Main".into(), 1), "RU-85: it ends by itself");
}

/// TV-R07: only a new type pays.
#[test]
fn tv_r07_a_third_ship() {
    let ready = || scene("rb").holds("IF09").ships("turtle dolphin").open("turtle octopus").turn();
    let mut game = ready();
    game.play("play IF09, take turtle");
    assert_eq!((game.fleet(), game.gains()), ("turtle dolphin turtle".into(), String::new()));
    let mut game = ready();
    game.play("play IF09, take octopus");
    assert_eq!((game.fleet(), game.gains()), ("turtle dolphin octopus".into(), "VP+2".into()));
}

/// TV-R08: one of the three cards of display L.
#[test]
fn tv_r08_one_card_of_the_display() {
    let game = scene("rb").pillars("BA2a, BA3a SF2a*").pillar_cards("L BA1a SF1a CP1a, R BA1b SF1b CP1b");
    let mut game = game.kings("r T2").king("r", 2);
    game.play("king to M5");
    assert_eq!((game.gains(), game.asked()), ("K+1".into(), "r TakePillar".into()));
    let three = "take base L for pillar 3, take shaft L for pillar 1, take capital L for pillar 2";
    assert_eq!(game.choices(), three);
    game.play("take capital L for pillar 2");
    assert_eq!((game.columns(), game.gains()), ("BA2a, BA3a SF2a* CP1a".into(), "K+1 VP+4".into()));
}

/// TV-R09: the card of a Stonemason, from either display.
#[test]
fn tv_r09_the_card_of_a_stonemason() {
    let game = scene("rb").pillars("BA2a").pillar_cards("L BA1a SF1a CP1a, R BA1b SF1b CP1b");
    let mut game = game.school("1SM").board("n0 RS01 1p").turn();
    game.play("send SM to residence");
    assert_eq!((game.gains(), game.asked()), ("VP+2 SM-1".into(), "r TakePillar".into()));
    let cards =
        "take base L for pillar 2, take shaft L for pillar 1, take base R for pillar 2, take shaft R for pillar 1";
    assert_eq!(game.choices(), cards);
    game.play("take shaft R for pillar 1");
    assert_eq!((game.columns(), game.gains()), ("BA2a SF1b".into(), "F+1 VP+4 SM-1".into()));
}

/// TV-R10: purple in North Africa.
#[test]
fn tv_r10_a_majority_of_four() {
    let game = scene("rbyg").board("n0 RS01 3p").board("b: n0 RS05 2p").board("y: n3 RS09 1p");
    let game = game.board("g: n2 RS13 1p").ships("g: turtle:p").end_of_year(2);
    assert_eq!(points(&game), [6, 2, 0, 2]);
}

fn points(game: &Scene) -> Vec<i16> {
    Seat::all(usize::from(game.game.seats)).map(|seat| game.game.player(seat).vp).collect()
}

/// TV-R11: the smallest colour of the solo game counts three times.
#[test]
fn tv_r11_a_solo_settlement() {
    let game = scene("r").board("n0 RS03 2p1w1b, n2 WS05 -b").ships("turtle:w dolphin:p").end_of_year(2);
    assert_eq!(game.gains(), "VP+11");
}

/// TV-R12: the middle disc takes the top disc along.
#[test]
fn tv_r12_catastrophes_turn_the_discs() {
    for (tile, middle, top) in [("CA1", 1, 2), ("CA2", 1, 2), ("CA7", 2, 0), ("CA3", 2, 3), ("CA5", 1, 3)] {
        let mut game = scene("rby").end_of_year(1);
        game.catastrophe(tile);
        assert_eq!((game.game.middle_turn(), game.game.top_turn()), (middle, top), "{tile}");
    }
}

/// TV-R13: no cell for the agora of the bottom ring.
#[test]
fn tv_r13_an_agora_without_a_cell_stays() {
    let game = scene("rby").board("n1 AG04, p2 AG05, a0 AG06").tiles("B4 AG01").kings("r M4");
    let mut game = game.king("r", 3);
    game.play("king to B4");
    assert_eq!((game.gains(), game.game.tile(field("B4"))), ("FT+1".into(), Some(tile("AG01"))));
    assert_eq!(game.asked(), "b PlaceKing");
}

/// TV-R14: bag and knowledge fields by number of players.
#[test]
fn tv_r14_bag_and_display_by_players() {
    for (colours, bag, fields) in [("r", 60, 3), ("rb", 60, 3), ("rby", 90, 4), ("rbyg", 120, 5)] {
        let mut game = fresh(colours);
        assert_eq!(game.game.bag().iter().sum::<u8>(), bag, "{colours}");
        game.deal();
        assert_eq!(game.game.knowledge_fields().flatten().count(), fields, "{colours}");
        // AE-2.7, AE-2.9: 8 on the top ring, 8 guards, and one on each settler agora.
        let agoras = data().city.tile_fields.iter().filter_map(|&at| game.game.agora_settler(at)).count() as u8;
        assert_eq!(game.game.bag().iter().sum::<u8>(), bag - 16 - agoras, "{colours}");
    }
}

/// TV-R15: favour spaces by covered cells.
#[test]
fn tv_r15_the_favour_limit() {
    let cells = ["n0", "n2", "n3", "p0", "p1", "p3", "a1", "a2", "a3", "n1", "p2", "a0"];
    let tiles = ["MO01", "MO02", "MO03", "MO04", "MO05", "MO06", "MO07", "MO08", "MO09", "AG01", "AG02", "AG03"];
    for (covered, limit) in [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (12, 4)] {
        let mut game = scene("rb");
        for (cell, tile) in cells.iter().zip(tiles).take(covered) {
            game = game.board(&format!("{cell} {tile}"));
        }
        assert_eq!(game.game.favour_limit(Seat(0)), limit, "{covered} cells");
    }
}

/// TV-R16: two cards of each stage a year.
#[test]
fn tv_r16_the_pillar_decks_run_out() {
    let mut game = fresh("rb");
    game.deal();
    for (year, decks) in [[8, 8, 4], [6, 6, 2], [4, 4, 0], [2, 2, 0], [0, 0, 0]].into_iter().enumerate() {
        let left = Stage::ALL.map(|stage| game.game.pillar_deck(stage).count());
        assert_eq!((usize::from(game.game.year()), left), (year + 1, decks));
        let laid: usize = Stage::ALL.map(|stage| game.game.stack(crate::kinds::Display::L, stage).count()).iter().sum();
        assert_eq!(laid, 3 * (year + 1) - year.saturating_sub(2), "L, year {}", year + 1);
        if year < 4 {
            game = game.spaces("r1 b2").end_of_year(year as u8 + 1);
            game.deal();
        }
    }
}

/// The white settlers of a scene's pillars come out of the bag like all others.
#[test]
fn scenes_keep_the_settlers() {
    let game =
        scene("rb").pillars("BA1a SF1a* CP1a*").board("n0 RS03 2p1w, n2 WS05 pb").ships("turtle:b").school("1PH");
    let bag = game.game.bag();
    assert_eq!(bag[Colour::Purple.index()], 16);
    assert_eq!((bag[1], bag[2], game.game.placed(Seat(0))), (17, 18, [3, 3, 2]));
}
