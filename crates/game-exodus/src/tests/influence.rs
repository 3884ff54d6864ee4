//! AE-14: all twenty-four influence cards, with what they offer and what keeps them in the hand.

use super::scene::{Scene, colour, field, knowledge, scene, tile};
use crate::actions::Chance;
use crate::kinds::TileKind;

/// All nine cells for other tiles than agoras are covered, and every residence and workshop is full.
const FULL: &str = "n0 RS01 3p, n2 RS05 3w, n3 RS09 3b, p0 RS13 3p, p1 RS17 3w, p3 MO07, a1 MO08, a2 WS10 p, a3 WS12 w";

/// Red holds a card and has the turn.
fn with(card: &str) -> Scene {
    scene("rb").holds(card)
}

fn playable(game: Scene) -> bool {
    !game.turn().offers("play").is_empty()
}

/// The action is used up, the card lies open, and the menu is back.
#[track_caller]
fn done(game: &Scene) {
    let (held, played) = (game.game.hand(game.seat("r")), game.player("r").played);
    assert_eq!((game.asked(), game.game.actions_left(), held), ("r Main".into(), 1, 0));
    assert_eq!(played.count_ones(), 1, "AE-6.E.1: it stays with its owner");
}

#[test]
fn ae_14_1_any_two_residences_change_places() {
    assert!(!playable(with("IF01").board("n0 RS01 1p, n2 WS10 p, p0 MO07, n1 AG01")), "RU-86: two residences");
    let mut game = with("IF01").board("n0 RS01 3p, p0 MO07, p3 RS05 3b, a2 RS09 2w, n1 AG01").turn();
    game.play("play IF01");
    assert_eq!(game.choices(), "swap n0, swap p3, swap a2");
    game.play("swap p3");
    assert_eq!(game.choices(), "swap with n0, swap with a2");
    game.play("swap with a2");
    done(&game);
    assert_eq!([game.on("n0"), game.on("p3"), game.on("a2")], ["RS01 3p", "RS09 2w", "RS05 3b"]);
    assert_eq!((game.gains(), game.player("r").incomplete()), (String::new(), Some((super::scene::cell("p3"), 1))));
    // Two complete ones may be exchanged too.
    let mut game = with("IF01").board("n0 RS01 3p, a2 RS05 3w").turn();
    game.play("play IF01, swap a2, swap with n0");
    assert_eq!(
        ([game.on("n0"), game.on("a2")], game.player("r").incomplete()),
        (["RS05 3w".into(), "RS01 3p".into()], None)
    );
}

#[test]
fn ae_14_2_ru_49_a_delegation_is_one_of_each_colour() {
    let game = with("IF02").school("2SC 1SH 1DL").pillars("BA1a SF1a").ships("turtle dolphin octopus");
    let mut game = game.board("n0 RS03 1p").turn();
    game.play("play IF02");
    let purple = "send SC to residence, send SC to ship";
    let white = "send SH to residence, send SH to ship, send SH to shaft of pillar 1";
    let brown = "send DL to residence, send DL to ship";
    assert_eq!(game.choices(), format!("{purple}, {white}, {brown}"), "no stop before the first");
    game.play("send SC to ship");
    assert_eq!(game.choices(), format!("{white}, {brown}, stop"), "the other Scientist is purple too");
    game.play("send SH to shaft of pillar 1, book S");
    assert_eq!(game.choices(), format!("{brown}, stop"));
    game.play("send DL to ship");
    done(&game);
    assert_eq!((game.gains(), game.columns()), ("S+1 F+3 VP+3 SC-1 SH-1 DL-1".into(), "BA1a SF1a*".into()));
}

#[test]
fn ae_14_2_ru_85_a_delegation_may_stop_and_takes_those_who_come() {
    let mut game = with("IF02").school("1SC 1WO").ships("turtle dolphin").turn();
    game.play("play IF02, send WO to ship, stop");
    done(&game);
    assert_eq!(game.gains(), "VP+1 WO-1");
    // A settler who arrives by the card may go too; when nobody can go any more, nobody is asked.
    let game = with("IF02").school("1SM").pillar_cards("L BA1a").ships("turtle dolphin").board(FULL);
    let mut game = game.turn();
    game.play("play IF02, send SM to ship, take base L for pillar 1, instant gain 3").draws("p");
    assert_eq!((game.asked(), game.choices()), ("r CardDispatch".into(), "send SC to ship, stop".into()));
    game.play("send SC to ship");
    done(&game);
    assert_eq!(game.gains(), "F+1 VP+3 SM-1");
    assert!(!playable(with("IF02").school("1SC").board(FULL).ships("turtle:b")), "RU-50: nowhere to go");
    assert!(!playable(with("IF02").board("n0 RS01 1p")), "RU-50: nobody to go");
}

#[test]
fn ae_14_3_a_procession_is_one_movement_of_three() {
    let mut game = with("IF03").priest("2").turn();
    game.play("play IF03").play("draw influence").draws("IF08 IF09").play("keep IF09");
    assert_eq!((game.gains(), game.asked()), ("F+3".into(), "r Main".into()));
    assert!(playable(with("IF03").priest("35")));
    assert!(!playable(with("IF03").priest("36")), "RU-86");
}

#[test]
fn ae_14_4_ru_47_an_apprentice_fills_any_slot() {
    let ready = || with("IF04").board("n0 WS05 p-, n2 WS10 -, p0 WS12 w, p1 RS01 1p");
    let mut game = ready().turn();
    game.play("play IF04");
    assert_eq!(game.asked(), "luck", "he is drawn first");
    game.draws("w");
    assert_eq!((game.asked(), game.choices()), ("r WorkshopSlot".into(), "slot 2 at n0, slot 1 at n2".into()));
    game.play("slot 1 at n2");
    done(&game);
    assert_eq!((game.on("n2"), game.gains()), ("WS10 w".into(), String::new()), "no condition and no bonus");
    assert_eq!(game.player("r").active, 0b1_0100, "n2 and p0: a filled slot counts");
    assert_eq!(game.game.bag()[1], ready().game.bag()[1] - 1);
    assert!(!playable(ready().bag("")), "an empty bag");
    assert!(!playable(with("IF04").board("n0 WS05 pb")), "no free slot");
}

#[test]
fn ae_14_5_divine_favour_up_to_the_limit() {
    let nine = "n0 MO07, n2 MO08, n3 MO09, p0 MO10, p1 MO11, p3 MO12, a1 RS01 3p, n1 AG01, a0 AG02";
    for (board, has, gains) in [("n0 MO07", "0FT", "FT+1"), (nine, "0FT", "FT+3"), (nine, "2FT", "FT+2")] {
        let mut game = with("IF05").board(board).goods(has).turn();
        game.play("play IF05");
        done(&game);
        assert_eq!(game.gains(), gains, "{has}");
    }
    let mut game = with("IF05").board(nine).supply("2FT").turn();
    game.play("play IF05");
    assert_eq!((game.gains(), game.game.supply_favours()), ("FT+2".into(), 0));
    assert!(!playable(with("IF05").board(nine).goods("4FT")), "RU-86: at the limit");
    assert!(!playable(with("IF05").supply("0FT")), "RU-86: no token");
}

#[test]
fn ae_14_6_ru_40_the_city_turns_and_kings_ride() {
    let mut game = with("IF06").discs(3, 1).kings("r M5, b M2").turn();
    game.play("play IF06");
    assert_eq!(game.choices(), "turn middle 0, turn middle 1, turn middle 2, turn middle 3");
    game.play("turn middle 2");
    assert_eq!((game.game.middle_turn(), game.game.top_turn()), (1, 3), "the top disc rides along");
    assert_eq!(game.choices(), "turn top 0, turn top 1, turn top 2, turn top 3");
    game.play("turn top 3");
    done(&game);
    assert_eq!((game.game.middle_turn(), game.game.top_turn(), game.gains()), (1, 2, String::new()));
    assert_eq!((game.player("r").king(), game.player("b").king()), (Some(field("M5")), Some(field("M2"))));
    let mut game = with("IF06").discs(1, 2).turn();
    game.play("play IF06, turn middle 0, turn top 0");
    done(&game);
    assert_eq!((game.game.middle_turn(), game.game.top_turn()), (1, 2));
}

#[test]
fn ae_14_7_ru_49_untrained_settlers_of_a_colour() {
    let game = with("IF07").school("2SC 1PH 1IN 1DL").board("n0 RS03 1b, n2 WS05 --, p0 WS10 -").ships("turtle");
    let mut game = game.turn();
    game.play("play IF07");
    assert_eq!(game.choices(), "purple, white", "a Day Labourer is trained");
    game.play("purple");
    let sends = "send SC to residence, send SC to ship, send SC to workshop at n2 slot 1";
    assert_eq!(game.choices(), sends, "no stop, no Physicist, and WS10 wants a Mathematician");
    game.play("send SC to workshop at n2 slot 1");
    assert_eq!(game.choices(), "send SC to residence, send SC to ship, stop");
    game.play("stop");
    done(&game);
    assert_eq!((game.gains(), game.on("n2")), ("VP+1 SC-1".into(), "WS05 p-".into()));
    // RU-49: who has no room stays.
    let mut game = with("IF07").school("3WO").board(FULL).ships("turtle dolphin").turn();
    game.play("play IF07, brown, send WO to ship, send WO to ship");
    done(&game);
    assert_eq!(game.gains(), "VP+2 WO-2");
    assert!(!playable(with("IF07").school("1PH 1SH").board("n0 RS03 1b")), "nobody is untrained");
}

#[test]
fn ae_14_8_a_scholarship_costs_nothing() {
    let mut game = with("IF08").school("1SC 1PH 1SH 1AS").goods("0S 0C 0K 0G").turn();
    assert_eq!(game.offers("train"), "");
    game.play("play IF08");
    let arrows = "train PH free, train AS free, train MA free, train PL free, train AD free";
    assert_eq!(game.choices(), arrows);
    game.play("train AS free");
    done(&game);
    assert_eq!(game.gains(), "PH-1 AS+1");
    assert!(!playable(with("IF08").school("1AS 1MB")), "no arrow leaves them");
    assert!(!playable(with("IF08")));
}

#[test]
fn ae_14_9_ae_7_5_a_shipwright() {
    let mut game = with("IF09").open("turtle turtle whale").turn();
    game.play("play IF09");
    assert_eq!(game.choices(), "take turtle, take whale, draw tiles", "RU-82: equal ships are one option");
    game.play("draw tiles").draws("dolphin octopus");
    assert_eq!(game.choices(), "keep dolphin, keep octopus");
    game.play("keep octopus");
    done(&game);
    assert_eq!((game.fleet(), game.gains()), ("octopus".into(), "VP+1".into()));
    let open: Vec<_> = game.game.open_tiles(TileKind::Ship).collect();
    assert_eq!(open, [(tile("turtle"), 2), (tile("dolphin"), 1), (tile("whale"), 1)]);
    assert!(!playable(with("IF09").ships("turtle turtle turtle dolphin dolphin")), "AE-9.3: five ships");
    assert!(!playable(with("IF09").no_pile("ships")), "RU-12");
    let mut game = with("IF09").open("whale").no_pile("ships").turn();
    game.play("play IF09");
    assert_eq!(game.choices(), "take whale", "RU-87: nothing to draw");
}

#[test]
fn ru_12_one_tile_left_is_drawn_and_kept() {
    let mut game = with("IF09").no_pile("ships");
    game.game.ship_pile[2] = 1;
    let mut game = game.turn();
    game.play("play IF09, draw tiles").draws("octopus");
    done(&game);
    assert_eq!(game.fleet(), "octopus");
}

#[test]
fn ae_14_10_ae_11_4_a_marketplace() {
    // A settler agora draws from the bag, and nothing of it is a gain from Atlantis.
    let ready = || with("IF10").open("AG10 AG01").board("n0 WS12 w, n2 WS22 w, n3 WS16 p, n1 AG04");
    let mut game = ready().turn();
    game.play("play IF10");
    assert_eq!(game.choices(), "take AG01, take AG10, draw tiles");
    game.play("take AG10");
    assert_eq!(game.asked(), "luck", "AE-11.2: the tile's bonus comes first");
    game.draws("w");
    assert_eq!((game.gains(), game.choices()), ("SH+1".into(), "place on p2, place on a0".into()));
    game.play("place on a0");
    done(&game);
    assert_eq!((game.gains(), game.on("a0")), ("F+1 SH+1".into(), "AG10".into()));
    let mut game = ready().turn();
    game.play("play IF10, take AG01");
    assert_eq!(game.gains(), "S+2 C+1");
    game.play("place on p2");
    assert_eq!(game.gains(), "S+2 C+1 F+1");
    assert!(!playable(ready().board("p2 AG05, a0 AG06")), "AE-11.2: three agoras");
    let mut game = ready().bag("").turn();
    game.play("play IF10, take AG10, place on a0");
    done(&game);
    assert_eq!(game.gains(), "F+1", "RU-94: an empty bag gives nobody");
}

#[test]
fn ae_14_11_ru_23_an_archive() {
    let game = scene("rby").holds("IF11").discards("KN04 KN07 KN16").knows("KN07").board("n0 WS01 w, n2 WS02 -");
    let mut game = game.turn();
    game.play("play IF11");
    assert_eq!(game.choices(), "take KN04, take KN16, draw knowledge", "a name you own may not be taken");
    game.play("take KN16, book S");
    done(&game);
    assert_eq!((game.gains(), game.game.discarded(knowledge("KN16"))), ("S+1 F+2".into(), 0), "AE-10.7: KNOW");
    assert_eq!(game.player("r").knowledge().collect::<Vec<_>>(), [knowledge("KN07"), knowledge("KN16")]);
}

#[test]
fn ae_14_11_the_draw_of_an_archive() {
    let ready = || scene("rby").holds("IF11").knows("KN07");
    let mut game = ready().turn();
    game.play("play IF11");
    assert_eq!(game.choices(), "draw knowledge");
    game.play("draw knowledge").draws("KN01 KN08");
    assert_eq!(game.choices(), "keep KN01, keep KN08");
    game.play("keep KN08");
    done(&game);
    assert_eq!((game.game.discarded(knowledge("KN01")), game.game.discarded(knowledge("KN08"))), (1, 0));
    // One of the two is owned.
    let mut game = ready().turn();
    game.play("play IF11, draw knowledge").draws("KN01 KN07");
    assert_eq!(game.choices(), "keep KN01");
    game.play("keep KN01");
    assert_eq!((game.game.discarded(knowledge("KN07")), game.player("r").knowledge().count()), (1, 2));
    // RU-14: the deck is empty.
    assert_eq!(ready().discards("KN16").knowledge_deck("").turn().play("play IF11").choices(), "take KN16");
    assert!(!playable(ready().discards("KN07").knowledge_deck("")), "only an owned name lies there");
    assert!(!playable(ready().knowledge_deck("")));
    // RU-12: one card left is drawn and kept without a question; the first version of the rules asked.
    let mut game = ready().knowledge_deck("KN02").turn();
    game.play("play IF11, draw knowledge").draws("KN02");
    assert_eq!((game.player("r").knowledge().count(), game.game.knowledge_deck()), (2, 0));
    done(&game);
    let mut old = ready().knowledge_deck("KN02").turn();
    old.game.rules_version = 1;
    old.play("play IF11, draw knowledge").draws("KN02").play("keep KN02");
    assert_eq!((old.player("r").knowledge().count(), old.game.knowledge_deck()), (2, 0));
}

#[test]
fn ae_14_12_a_building_permit() {
    assert!(!playable(with("IF12").board(FULL)), "AE-10.2: no free cell");
    assert!(!playable(with("IF12").no_pile("workshops")), "RU-12");
    let mut game = with("IF12").board("n0 WS24 b").open("WS03 WS05").turn();
    game.play("play IF12");
    assert_eq!(game.choices(), "take WS03, take WS05, draw tiles");
    game.play("draw tiles").draws("WS01 WS02").play("keep WS02");
    assert_eq!(
        game.choices(),
        "place on n2, place on n3, place on p0, place on p1, place on p3, place on a1, place on a2, place on a3"
    );
    game.play("place on n2");
    done(&game);
    assert_eq!((game.gains(), game.on("n2")), ("G+1".into(), "WS02 -".into()), "only the cell: no gain from Atlantis");
    assert_eq!(game.game.open_tiles(TileKind::Workshop).count(), 3);
}

#[test]
fn ae_14_13_a_memorial_from_either_display() {
    let mut game = with("IF13").pillar_cards("L BA1a SF1a CP1a, R BA2a SF2a").pillars("BA3a SF3a*, BA3b SF3b").turn();
    game.play("play IF13");
    let cards = "take base L for pillar 3, take capital L for pillar 1, take base R for pillar 3";
    assert_eq!(game.choices(), cards, "no pillar waits for a shaft, and only the first has a complete one");
    game.play("take base R for pillar 3");
    assert_eq!(game.choices(), "instant book S, instant book C, instant book K, instant gain 2, instant gain 3");
    game.play("instant gain 2");
    done(&game);
    assert_eq!((game.gains(), game.columns()), ("G+1".into(), "BA3a SF3a*, BA3b SF3b, BA2a".into()));
    let three = "BA1b, BA2b, BA4a SF1b";
    assert!(playable(with("IF13").pillars(three).pillar_cards("L SF1a")));
    assert!(!playable(with("IF13").pillars(three).pillar_cards("L BA1a CP1a, R BA2a")), "RU-15, RU-16");
}

#[test]
fn ae_14_14_ru_44_a_tithe_is_no_gain_from_atlantis() {
    let ready = |at: &str| with("IF14").board("n0 WS16 p, n2 WS19 wb").kings(&format!("r {at}"));
    for (at, gains) in [("T3", "G+1"), ("M7", "S+1 C+1 K+1"), ("M0", "S+1"), ("B5", "G+1"), ("B2", "S+1")] {
        let mut game = ready(at).standing("T3 pw").tiles("M0 turtle").turn();
        game.play("play IF14");
        done(&game);
        assert_eq!(game.gains(), gains, "{at}");
    }
    let mut game = ready("M1").turn();
    game.play("play IF14, book C");
    assert_eq!(game.gains(), "C+1 G+1", "M1: the flame is not printed as book or gold");
    assert_eq!(["M4", "M6", "B4"].map(|at| playable(ready(at))), [false; 3]);
    assert!(!playable(ready("M0").supply("0S")), "RU-86");
    let mut game = ready("M7").supply("0S").turn();
    game.play("play IF14");
    assert_eq!(game.gains(), "C+1 K+1", "RU-10");
}

#[test]
fn ae_14_15_ru_72_every_book_is_exchanged_once() {
    let mut game = with("IF15").goods("1S 1C 0K").turn();
    game.play("play IF15");
    assert_eq!(game.choices(), "exchange S for C, exchange S for K, exchange C for S, exchange C for K", "no stop yet");
    game.play("exchange S for C");
    assert_eq!(game.choices(), "exchange C for S, exchange C for K, stop");
    game.play("exchange C for K");
    done(&game);
    assert_eq!((game.gains(), game.player("r").books), ("S-1 K+1".into(), [0, 1, 1]), "the book received stays");
    let mut game = with("IF15").goods("2S 0C 0K").supply("0C").turn();
    game.play("play IF15");
    assert_eq!(game.choices(), "exchange S for K", "the kind must be in supply");
    game.play("exchange S for K, stop");
    done(&game);
    assert_eq!(game.gains(), "S-1 K+1");
    assert!(!playable(with("IF15").goods("0S 0C 0K")));
    assert!(!playable(with("IF15").goods("2S 0C 0K").supply("0C 0K")), "RU-50");
}

#[test]
fn ae_14_16_acclaim_is_always_playable() {
    let mut game = with("IF16").board(FULL).turn();
    game.play("play IF16");
    done(&game);
    assert_eq!(game.gains(), "VP+3");
}

#[test]
fn ae_14_17_ru_45_the_city_is_cleared() {
    let game = with("IF17").tiles("M0 turtle, M2 WS01, M4 AG10:b, B4 AG01").kings("r M0, b B4");
    let mut game = game.standing("T0 p").open("AG02").turn();
    game.play("play IF17");
    assert_eq!(game.game.bag()[2], 20, "RU-41: the settler of AG10 goes back");
    assert_eq!(game.asked(), "luck");
    let tiles = ["dolphin", "WS02", "AG11", "whale", "WS03", "AG14", "WS04"].map(tile);
    game.luck(Chance::Tiles { tiles: tiles.into_iter().collect() });
    game.luck(Chance::Settlers { colours: ['w', 'b'].map(colour).into_iter().collect() });
    done(&game);
    let fields = ["M0", "M2", "M4", "B0", "B1", "B4", "B6"].map(field);
    assert_eq!(fields.map(|at| game.game.tile(at)), tiles.map(Some), "also under kings");
    assert_eq!(
        [field("M4"), field("B4")].map(|at| game.game.agora_settler(at)),
        [Some(colour('w')), Some(colour('b'))]
    );
    let open = |kind| game.game.open_tiles(kind).map(|(tile, _)| tile).collect::<Vec<_>>();
    assert_eq!(open(TileKind::Agora), ["AG01", "AG02", "AG10"].map(tile));
    assert_eq!((open(TileKind::Ship), open(TileKind::Workshop)), (vec![tile("turtle")], vec![tile("WS01")]));
    assert_eq!((game.game.standing(field("T0")).flatten().count(), game.gains()), (1, String::new()), "only agoras");
    assert!(game.game.guard_beside(field("M0")).is_none());
}

#[test]
fn ae_14_17_ru_86_a_clearance_needs_a_tile() {
    let none = || with("IF17").no_pile("ships workshops agoras");
    assert!(!playable(none()), "nothing lies there, and nothing could");
    assert!(playable(with("IF17").no_pile("ships workshops")), "empty agora fields can be filled");
    let game = with("IF17").tiles("M0 turtle").no_pile("ships workshops agoras");
    let mut game = game.turn();
    game.play("play IF17").deal();
    done(&game);
    assert_eq!((game.game.tile(field("M0")), game.game.open_tiles(TileKind::Ship).count()), (None, 1));
}

#[test]
fn ae_14_18_ru_25_a_new_curriculum() {
    let mut game = with("IF18").display("KN07 - KN01").turn();
    game.play("play IF18");
    assert_eq!(["KN07", "KN01"].map(|name| game.game.discarded(knowledge(name))), [1, 1]);
    let cards = ["KN02", "KN03", "KN04"].map(knowledge);
    game.luck(Chance::Knowledge { cards: cards.into_iter().collect() });
    done(&game);
    assert_eq!((game.shown(), game.gains()), ("KN04 KN03 KN02".into(), String::new()), "RU-24: from the right");
    let mut game = with("IF18").display("KN07 - -").knowledge_deck("").turn();
    game.play("play IF18");
    done(&game);
    assert_eq!((game.shown(), game.game.discarded(knowledge("KN07"))), ("- - -".into(), 1));
    assert!(!playable(with("IF18").knowledge_deck("")), "RU-86");
    assert!(playable(with("IF18")), "the deck fills empty fields");
}

#[test]
fn ae_14_19_ru_26_an_echo_repeats_the_latest_bonus() {
    let ready = |priest: &str| with("IF19").priest(priest);
    let plain =
        [("6", "G+1"), ("7", "G+1"), ("8", "FT+1"), ("11", "VP+2"), ("17", "G+1"), ("24", "VP+3"), ("36", "VP+5")];
    for (priest, gains) in plain {
        let mut game = ready(priest).turn();
        game.play("play IF19");
        done(&game);
        assert_eq!(game.gains(), gains, "at {priest}");
    }
    for (priest, asked) in
        [("2", "r ChooseBook"), ("5", "r InfluenceSource"), ("19", "r ChooseBook"), ("32", "r InfluenceSource")]
    {
        let mut game = ready(priest).turn();
        game.play("play IF19");
        assert_eq!(game.asked(), asked, "at {priest}");
    }
    assert_eq!(["0", "1"].map(|priest| playable(ready(priest))), [false; 2]);
    // RU-86: what would give nothing now.
    assert!(!playable(ready("9").goods("1FT")), "the limit");
    assert!(!playable(ready("6").supply("0G")));
    assert!(!playable(ready("3").supply("0S 0C 0K")));
    assert!(!playable(ready("12").no_pile("influence")), "RU-73");
    assert!(playable(ready("12").open("IF05").no_pile("influence")));
}

#[test]
fn ae_14_20_ru_46_doors_are_open_to_the_bag() {
    let mut game = with("IF20").board("n0 RS03 1p1w").school("1SC").turn();
    game.play("play IF20");
    assert_eq!(game.asked(), "luck");
    game.draws("bwb");
    done(&game);
    assert_eq!((game.on("n0"), game.gains()), ("RS03 1p2w2b".into(), String::new()), "no bonus");
    assert_eq!((game.player("r").incomplete(), game.game.bag()), (None, [18, 18, 18]));
    let mut game = with("IF20").board("n0 RS03 1p1w").bag("1b").turn();
    game.play("play IF20").draws("b");
    done(&game);
    assert_eq!((game.on("n0"), game.player("r").incomplete().map(|(_, room)| room)), ("RS03 1p1w1b".into(), Some(2)));
    assert!(!playable(with("IF20").board("n0 RS01 3p")), "RU-33: no new one is begun");
    assert!(!playable(with("IF20").board("n0 RS03 1p1w").bag("")));
}

#[test]
fn ae_14_21_ru_48_workshops_and_agoras_move() {
    let game = with("IF21").board("n0 WS05 p-, n1 AG01, n2 RS01 3p, n3 MO07").school("1WO");
    let mut game = game.turn();
    game.play("play IF21");
    assert_eq!(game.choices(), "move n0, move n1", "no residence and no monument");
    let mut agora = game.clone();
    agora.play("move n1");
    assert_eq!(agora.choices(), "place on p2, place on a0");
    agora.play("place on p2");
    done(&agora);
    assert_eq!((agora.gains(), agora.on("n1"), agora.on("p2")), ("F+1".into(), String::new(), "AG01".into()));
    game.play("move n0");
    assert_eq!(game.choices(), "place on p0, place on p1, place on p3, place on a1, place on a2, place on a3");
    game.play("place on a1");
    done(&game);
    assert_eq!((game.gains(), game.on("a1")), ("FT+1".into(), "WS05 p-".into()), "RU-20: no activation at once");
    // Where one kind has no room, only the other moves.
    let game = with("IF21").board(FULL).board("n1 AG01").turn();
    assert_eq!(game.clone().play("play IF21").choices(), "move n1");
    assert!(!playable(with("IF21").board(FULL).board("n1 AG01, p2 AG02, a0 AG03")));
    assert!(!playable(with("IF21").board("n0 RS01 3p, n2 MO07")));
}

#[test]
fn ae_14_22_one_to_five_books_are_given() {
    let mut game = with("IF22").goods("4S 0C 3K").turn();
    game.play("play IF22");
    assert_eq!(game.choices(), "pay S, pay K", "at least one");
    game.play("pay S, pay K");
    assert_eq!(game.choices(), "pay S, pay K, stop");
    game.play("pay S, pay S, pay K");
    done(&game);
    assert_eq!((game.gains(), game.game.supply_books()), ("S-3 K-2 VP+5".into(), [23, 24, 23]), "five at most");
    let mut game = with("IF22").goods("1S 0C 1K").turn();
    game.play("play IF22, pay S, stop");
    done(&game);
    assert_eq!(game.gains(), "S-1 VP+1");
    let mut game = with("IF22").goods("1S 0C 0K").turn();
    game.play("play IF22, pay S");
    done(&game);
    assert!(!playable(with("IF22").goods("0S 0C 0K 5G")));
}

#[test]
fn ae_14_23_one_to_three_gold_is_given() {
    for (gold, choices) in [(1, "pay 1 gold"), (2, "pay 1 gold, pay 2 gold"), (5, "pay 1 gold, pay 2 gold, pay 3 gold")]
    {
        let mut game = with("IF23").goods(&format!("{gold}G")).turn();
        game.play("play IF23");
        assert_eq!(game.choices(), choices);
        let most = gold.min(3);
        game.play(&format!("pay {most} gold"));
        done(&game);
        assert_eq!(game.gains(), format!("G-{most} VP+{}", 2 * most));
    }
    assert!(!playable(with("IF23").goods("0G")));
}

#[test]
fn ae_14_24_ru_49_trained_settlers_of_a_colour() {
    let game = with("IF24").school("1IN 1SH 2PL 1PH").pillars("BA1a SF1a, BA2a SF2a* CP1a").ships("turtle");
    let mut game = game.board("n0 RS01 2b").turn();
    game.play("play IF24");
    assert_eq!(game.choices(), "purple, white");
    game.play("white");
    let scholar = "send SH to residence, send SH to ship, send SH to shaft of pillar 1";
    let philosopher = "send PL to residence, send PL to ship, send PL to capital of pillar 2";
    assert_eq!(game.choices(), format!("{scholar}, {philosopher}"), "pillars included, untrained ones not");
    game.play("send PL to capital of pillar 2, book S");
    assert_eq!((game.gains(), game.columns()), ("S+1 F+3 VP+5 PL-1".into(), "BA1a SF1a, BA2a SF2a* CP1a*".into()));
    assert_eq!(game.choices(), format!("{scholar}, send PL to residence, send PL to ship, stop"));
    game.play("stop");
    done(&game);
    assert!(!playable(with("IF24").school("2SC 1IN").board("n0 RS01 2b")), "nobody is trained");
}

#[test]
fn ae_14_25_ae_6_e_1_cards_belong_to_the_player_of_the_turn() {
    let mut game = scene("rb").holds("b: IF16").holds("IF03").turn_of("b");
    assert_eq!(game.offers("play"), "play IF16", "only own cards");
    game.play("play IF16");
    assert_eq!((game.gains_of("b"), game.gains()), ("VP+3".into(), String::new()));
    assert_eq!(game.influence_ids(game.player("b").played), "IF16");
    // AE-6.E.3, AE-20.5: without an action left no card is played.
    let mut game = scene("rb").holds("IF16 IF03 IF22").turn();
    game.play("play IF16, play IF22, pay S, stop");
    assert_eq!((game.game.actions_left(), game.offers("play")), (0, String::new()));
}
