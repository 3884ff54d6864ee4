//! AE-22, the further vectors: TV-02 to TV-49.

use engine::{Seat, SeatSet};

use super::scene::{Scene, data, field, knowledge, monument, scene};
use crate::events::{Event, PointReason};
use crate::kinds::{Colour, Display, Stage};
use crate::stack::{Stack, Step};
use crate::state::Ending;

/// All nine cells for other tiles than agoras are covered, and every residence and workshop is full.
const FULL: &str = "n0 RS01 3p, n2 RS05 3w, n3 RS09 3b, p0 RS13 3p, p1 RS17 3w, p3 MO07, a1 MO08, a2 WS10 p, a3 WS12 w";

/// TV-02: two steps beyond the end are lost.
#[test]
fn tv_02_the_end_of_the_track() {
    let mut game = scene("rb").priest("35").holds("IF03").turn();
    assert!(game.may("advance"));
    game.play("play IF03");
    assert_eq!((game.gains(), game.player("r").priest, game.may("advance")), ("F+1 VP+5".into(), 36, false));
}

/// TV-04: the limit with the new tile is still 1.
#[test]
fn tv_04_a_token_beyond_the_limit_is_lost() {
    let mut game = scene("rb").board("n0 RS01 3p").goods("1FT").school("1SC").turn();
    game.play("send SC to residence, take RS02, place on a1");
    assert_eq!((game.gains(), game.game.supply_favours()), ("VP+1 SC-1".into(), 15));
}

/// TV-05: with four covered cells there is room for two.
#[test]
fn tv_05_three_tokens_and_room_for_one() {
    let game = scene("rb").board("n0 RS01 3p, n2 RS05 3w, n3 MO07, n1 AG01").goods("1FT").holds("IF05");
    let mut game = game.turn();
    game.play("play IF05");
    assert_eq!((game.gains(), game.game.supply_favours()), ("FT+1".into(), 14));
}

/// TV-08: the second settler needs a new residence.
#[test]
fn tv_08_three_scientists_and_a_new_residence() {
    let mut game = scene("rb").holds("IF07").school("3SC").board("p0 RS01 2w").turn();
    game.play("play IF07, purple, send SC to residence");
    assert_eq!((game.on("p0"), game.gains()), ("RS01 1p2w".into(), "VP+1 SC-1".into()));
    game.play("send SC to residence");
    assert_eq!(game.choices(), "take RS02, take RS06, take RS12");
    game.play("take RS06, place on n2");
    assert_eq!((game.on("n2"), game.gains()), ("RS06 1p".into(), "G+1 VP+2 SC-2".into()));
    game.play("send SC to residence");
    assert_eq!((game.on("n2"), game.gains()), ("RS06 2p".into(), "G+1 VP+3 SC-3".into()));
    assert_eq!((game.asked(), game.game.actions_left()), ("r Main".into(), 1));
}

/// TV-09: a Master Builder brings a workshop, and a Day Labourer goes there at once.
#[test]
fn tv_09_a_workshop_is_manned_at_once() {
    let mut game = scene("rb").school("1MB 1DL").ships("turtle").open("WS03").turn();
    game.play("send MB to ship");
    assert_eq!((game.choices(), game.gains()), ("take WS03, draw tiles".into(), "VP+3 MB-1".into()));
    game.play("take WS03, place on p3");
    assert_eq!((game.choices(), game.gains()), ("activate with DL slot 1, skip".into(), "VP+5 MB-1".into()));
    game.play("activate with DL slot 1");
    assert_eq!((game.asked(), game.gains()), ("r ChooseBook".into(), "F+3 VP+6 DL-1 MB-1".into()));
    game.play("book C");
    assert_eq!(game.gains(), "C+1 F+3 VP+6 DL-1 MB-1");
    assert_eq!((game.on("p3"), game.player("r").active.count_ones()), ("WS03 b".into(), 1));
    assert_eq!(game.game.actions_left(), 1);
}

/// TV-10: workshops do not trigger each other.
#[test]
fn tv_10_no_chain_of_workshops() {
    let mut game = scene("rb").board("n0 WS16 p, n2 WS18 p").kings("r T3").king("r", 2);
    game.play("king to M7");
    assert_eq!((game.gains(), game.asked()), ("S+2 C+2 K+1".into(), "b PlaceKing".into()));
}

/// TV-11: any book counts as the kind chosen.
#[test]
fn tv_11_any_book_counts_as_chosen() {
    for (book, gains) in [("S", "S+1 C+1 G+1 F+1"), ("K", "K+1 G+1 F+1")] {
        let mut game = scene("rb").board("n0 WS16 p").kings("r T0").king("r", 2);
        game.play(&format!("king to M1, book {book}"));
        assert_eq!(game.gains(), gains);
    }
}

/// TV-12: the guard triggers a workshop if he is taken.
#[test]
fn tv_12_the_guard_may_be_taken() {
    let ready = || scene("rb").board("n0 WS12 w").standing("GB1 w").kings("r M2").king("r", 3);
    let mut game = ready();
    game.play("king to B3");
    assert_eq!((game.gains(), game.asked()), ("S+1 C+1 K+1".into(), "r TakeGuard".into()));
    game.play("take the guard");
    assert_eq!((game.gains(), game.game.guard_beside(field("B3"))), ("S+1 C+1 K+1 F+1 IN+1".into(), None));
    let mut game = ready();
    game.play("king to B3, leave the guard");
    assert_eq!((game.gains(), game.game.guard_beside(field("B2"))), ("S+1 C+1 K+1".into(), Some(Colour::White)));
}

/// TV-13: a settler agora, two workshops and the track.
#[test]
fn tv_13_a_settler_agora_of_the_city() {
    let game = scene("rb").tiles("M4 AG10:b").board("n0 WS14 b, n2 WS22 w").kings("r T2");
    let mut game = game.king("r", 2);
    game.play("king to M4");
    assert_eq!((game.gains(), game.asked()), ("G+1 F+1 DL+1".into(), "r PlaceTile".into()));
    assert_eq!(game.choices(), "place on n1, place on p2, place on a0");
    game.play("place on n1");
    assert_eq!((game.gains(), game.asked()), ("G+1 F+2 DL+1".into(), "r ChooseBook".into()));
    game.play("book S");
    assert_eq!((game.gains(), game.on("n1")), ("S+1 G+1 F+2 DL+1".into(), "AG10".into()));
    assert_eq!(game.game.tile(field("M4")), None);
}

/// TV-15: neutral kings walk by the numbers of the tile.
#[test]
fn tv_15_neutral_kings_walk() {
    let mut game = scene("rb").neutral_kings("M6 B4").end_of_year(1);
    game.catastrophe("CA5");
    assert_eq!((game.game.middle_turn(), game.game.top_turn()), (1, 3));
    assert_eq!(game.game.neutrals().collect::<Vec<_>>(), [field("M0"), field("B5")]);
}

/// TV-16: reachable fields with turned discs.
#[test]
fn tv_16_reach_with_turned_discs() {
    let game = scene("rb").discs(1, 3).neutral_kings("M0 B5").kings("r T1").king("r", 2);
    assert_eq!(game.choices(), "king to M4, king to M5, king to M6, king to M7");
    let game = scene("rb").discs(1, 3).neutral_kings("M0 B5").kings("r M5").king("r", 3);
    assert_eq!(game.choices(), "king to B0, king to B1, king to B6, king to B7");
}

/// TV-17: both settlers need a place.
#[test]
fn tv_17_one_place_is_not_enough_for_a_card() {
    let ready = || scene("rb").display("KN01").school("2PH").board(FULL);
    assert_eq!(ready().ships("turtle").turn().offers("learn"), "");
    let mut game = ready().ships("turtle dolphin").turn();
    assert_eq!(game.offers("learn"), "learn KN01");
    game.play("learn KN01");
    assert_eq!(game.choices(), "send PH to ship", "two Physicists are one option");
}

/// TV-18: the bonuses wait until both are placed.
#[test]
fn tv_18_bonuses_wait_for_the_second_settler() {
    let board = "n0 RS01 3p, n2 RS05 3w, n3 RS09 3b, p0 RS13 3p, p1 RS17 3w, p3 MO07, a1 MO08, a2 RS19 4b";
    let mut game = scene("rb").display("KN14").school("1MB 1PH").board(board).turn();
    game.play("learn KN14, send MB to residence");
    assert_eq!((game.asked(), game.gains()), ("r KnowledgeDispatch".into(), "MB-1".into()));
    assert_eq!(game.choices(), "send PH to residence");
    game.play("send PH to residence, take RS06");
    assert_eq!(game.choices(), "place on a3");
    game.play("place on a3");
    assert_eq!((game.asked(), game.gains()), ("r ChooseBook".into(), "G+1 F+2 VP+3 PH-1 MB-1".into()));
    game.play("book S");
    assert_eq!((game.gains(), game.on("a3")), ("S+1 G+1 F+3 VP+5 PH-1 MB-1".into(), "RS06 1p".into()));
    assert_eq!((game.asked(), game.game.actions_left()), ("r Main".into(), 1));
}

/// TV-19: one card of a name.
#[test]
fn tv_19_the_second_copy_is_not_offered() {
    let ready = || scene("rby").display("KN16").school("1AD 1PH").board("n0 RS03 1p");
    assert_eq!(ready().turn().offers("learn"), "learn KN16");
    assert_eq!(ready().knows("KN16").turn().offers("learn"), "");
    assert_eq!(ready().knows("b: KN16").turn().offers("learn"), "learn KN16", "another player may own it");
}

/// TV-20: both cards drawn are owned names.
#[test]
fn tv_20_nothing_of_the_archive_can_be_kept() {
    let mut game = scene("rb").holds("IF11").knows("KN03 KN16").knowledge_deck("KN03 KN16").turn();
    game.play("play IF11, draw knowledge").draws("KN03 KN16");
    assert_eq!((game.asked(), game.game.actions_left(), game.gains()), ("r Main".into(), 1, String::new()));
    assert_eq!(["KN03", "KN16"].map(|name| game.game.discarded(knowledge(name))), [1, 1]);
    assert_eq!((game.player("r").knowledge().count(), game.game.knowledge_deck()), (2, 0));
    assert_eq!((game.player("r").hand_size(), game.influence_ids(game.player("r").played)), (0, "IF11".into()));
}

/// TV-21: the latest bonus that is no monument.
#[test]
fn tv_21_echo_of_the_gods() {
    for priest in ["15", "16"] {
        let mut game = scene("rb").priest(priest).holds("IF19").turn();
        game.play("play IF19");
        assert_eq!((game.asked(), game.choices()), ("r InfluenceSource".into(), "draw influence".into()));
    }
    assert!(!scene("rb").priest("1").holds("IF19").turn().may("play IF19"));
}

/// TV-24: a point is needed for SACRIFICE.
#[test]
fn tv_24_sacrifice_needs_a_point() {
    assert_eq!(scene("rb").pillars("BA4a").turn().offers("use"), "");
    let mut game = scene("rb").pillars("BA4a").points("1").turn();
    game.play("use base of pillar 1, reward book, book S");
    assert_eq!((game.gains(), game.player("r").vp, game.game.actions_left()), ("S+1 VP-1".into(), 0, 2));
}

/// TV-25: CHANGE twice.
#[test]
fn tv_25_twice_change() {
    let mut game = scene("rb").goods("2G 1S 1C").pillars("BA5a SF1a* CP2a*").turn();
    game.play("use capital of pillar 1");
    assert_eq!(game.choices(), "part base, part shaft");
    game.play("part base, gold to S");
    assert_eq!((game.choices(), game.gains()), ("not again, again".into(), "S+2 G-1".into()));
    game.play("again, gold to C");
    assert_eq!(game.gains(), "S+2 C+2 G-2");
    assert_eq!((game.player("r").books, game.player("r").gold, game.asked()), ([3, 3, 1], 0, "r Main".into()));
}

/// TV-29: the covered card comes back.
#[test]
fn tv_29_a_covered_card_becomes_available() {
    let game = scene("rb").pillar_cards("L BA1a BA2a").holds("IF13").school("1SM").ships("turtle");
    let mut game = game.turn();
    game.play("play IF13");
    assert_eq!(game.choices(), "take base L for pillar 1");
    game.play("take base L for pillar 1, instant book S");
    assert_eq!((game.columns(), game.gains()), ("BA2a".into(), "S+1".into()));
    game.play("send SM to ship, take base L for pillar 2, instant book S");
    assert_eq!(game.columns(), "BA2a, BA1a");
    assert_eq!(game.game.stack(Display::L, Stage::Base).count(), 0);
}

/// TV-30: turn order and next sorting track of four.
#[test]
fn tv_30_the_order_of_four() {
    let mut game = scene("rbyg").ordering("rbyg");
    game.play("order space 3, book S");
    assert_eq!(game.choices(), "order space 1, order space 2, order space 4, order space 5");
    game.play("order space 5, order space 1, order space 4");
    assert_eq!((game.letters(game.game.turn_order()), game.asked()), ("yrgb".into(), "y PlaceKing".into()));
    assert_eq!((game.gains(), game.gains_of("g"), game.gains_of("b")), ("S+1".into(), "G+1".into(), String::new()));
    let mut game = game.end_of_year(1);
    game.deal();
    assert_eq!((game.letters(game.game.sorting()), game.asked()), ("bgry".into(), "b OrderSpace".into()));
}

/// TV-32: two players, colour by colour.
#[test]
fn tv_32_a_settlement_of_two() {
    let game = scene("rb").board("n0 RS03 2p3w").board("b: n0 RS07 2p1w1b").end_of_year(2);
    assert_eq!((game.gains(), game.gains_of("b")), ("VP+5".into(), "VP+5".into()));
    let paid = |seat: u8, colour: Colour| {
        let why = PointReason::Settlement { row: 0, colour: Some(colour) };
        game.told(|event| *event == Event::Scored { seat: Seat(seat), points: 5, why })
    };
    assert_eq!((paid(0, Colour::White), paid(1, Colour::Brown)), (1, 1));
}

/// The player of TV-33, but for the knowledge cards. The other has as many settlers on ships as this one has for
/// Mesoamerica, so that the last settlement pays nothing.
fn tv_33() -> Scene {
    let board = "n1 AG01, n3 RS03 2p2w1b, p0 WS05 pb, p1 RS07 1p1w3b, p2 AG02, p3 WS15 pb, a1 WS24 -, a3 WS10 p";
    let game =
        scene("rby").board(board).ships("turtle:p dolphin:w octopus whale").pillars("BA1a SF1a* CP1a*, BA2a SF2a");
    let game = game.priest("29").goods("3S 2C 2K 5G").holds("IF01").played("IF02 IF03");
    game.ships("b: turtle:p dolphin:p octopus:w").ships("y: turtle:p dolphin:p octopus:w")
}

/// What a reason paid to the first seat.
fn paid(game: &Scene, reason: PointReason) -> i16 {
    let pays = |event: &Event| match *event {
        Event::Scored { seat: Seat(0), points, why } if why == reason => Some(points),
        _ => None,
    };
    game.events.iter().filter_map(pays).sum()
}

/// TV-33: every knowledge card.
#[test]
fn tv_33_knowledge_values() {
    let names: Vec<String> = (1..=19).map(|number| format!("KN{number:02}")).collect();
    let value = |index: usize| {
        let others = [&names[(index + 1) % 19], &names[(index + 2) % 19]];
        let game = tv_33().knows(&format!("{} {} {}", names[index], others[0], others[1])).end_of_year(5);
        assert_eq!(game.asked(), "over");
        paid(&game, PointReason::Knowledge(knowledge(&names[index])))
    };
    let values: Vec<i16> = (0..19).map(value).collect();
    assert_eq!(values, [3, 3, 3, 6, 6, 6, 4, 6, 6, 3, 5, 5, 3, 4, 9, 4, 6, 4, 3]);
}

/// TV-34: the final scoring as a whole.
#[test]
fn tv_34_final_scoring() {
    let game = tv_33().knows("KN01 KN04 KN17").board("a2 MO07").points("61").school("2SC").end_of_year(5);
    let parts = [PointReason::Left, PointReason::Rows, PointReason::Columns, PointReason::Influence];
    assert_eq!(parts.map(|part| paid(&game, part)), [-6, 2, 2, 1]);
    assert_eq!(paid(&game, PointReason::Monument(monument("MO07"))), 8);
    assert_eq!(["KN01", "KN04", "KN17"].map(|name| paid(&game, PointReason::Knowledge(knowledge(name)))), [3, 6, 6]);
    assert_eq!((game.player("r").vp, game.gains()), (83, "VP+22 SC-2".into()));
}

/// TV-35: every monument, alone on p1.
#[test]
fn tv_35_monument_values() {
    let value = |name: &str, agora: &str| {
        let north = format!("n0 RS01 3p, n1 {agora}, n2 WS01 -, n3 RS09 3b, p0 WS04 -, p2 AG01, p3 RS17 3w");
        let game = scene("rb").board(&north).board("a0 AG06, a1 WS06 -, a2 RS13 3p").board(&format!("p1 {name}"));
        paid(&game.end_of_year(5), PointReason::Monument(monument(name)))
    };
    let values: Vec<i16> = (1..=12).map(|number| value(&format!("MO{number:02}"), "AG02")).collect();
    assert_eq!(values, [12, 4, 4, 6, 4, 6, 6, 8, 2, 6, 8, 0]);
    assert_eq!(value("MO12", "AG11"), 7);
}

/// TV-36: equal points; settlers on pillars count in the tie.
#[test]
fn tv_36_more_settlers_win_a_tie() {
    let winners = |ships: &str| {
        let board = "n0 RS03 5p, n2 RS07 5p, n3 RS11 5p";
        let game = scene("rby").board(board).pillars("BA1a SF1a* CP1a*").ships("turtle:w dolphin:w").points("88");
        let game = game.board("b: n0 RS15 5b, n2 RS19 5b, n3 RS04 5b").ships(ships).points("b: 88");
        let mut game = game.points("y: 87").ships("y: whale:w");
        game.game.stack = Stack::new(Step::Over);
        game.game.ending = Some(Ending::Scored);
        assert_eq!(game.game.placed(Seat(0)).iter().sum::<u8>(), 19);
        game.game.winners()
    };
    assert_eq!(winners("b: turtle:w dolphin:w octopus:w"), SeatSet::only(Seat(0)));
    let both = winners("b: turtle:w dolphin:w octopus:w seahorse:w");
    assert_eq!(both.iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

/// TV-37: the penalty has no floor.
#[test]
fn tv_37_points_below_nought() {
    let game = scene("rb").points("4").school("3SC").end_of_year(5);
    assert_eq!((game.player("r").vp, game.asked()), (-5, "over".into()));
    assert_eq!(game.player("r").settlers, [0; 16]);
}

/// TV-38: a solo settlement without a residence.
#[test]
fn tv_38_the_solo_game_is_lost() {
    let board = "p0 WS05 pb, p1 MO07, n0 RS01 3p, a1 RS05 3w";
    let game = scene("r").board(board).points("40").end_of_year(4);
    assert_eq!((game.asked(), game.gains(), game.game.ending()), ("over".into(), String::new(), Some(Ending::Lost)));
    assert_eq!((game.game.winners(), game.told(|event| *event == Event::SoloLost { row: 1 })), (SeatSet::EMPTY, 1));
    let game = scene("r").board(board).board("p3 RS09 1b").points("40").end_of_year(4);
    assert_eq!((game.game.ending(), game.gains()), (None, "VP+3".into()));
}

/// TV-39: two colours, or three.
#[test]
fn tv_39_solo_points() {
    let game = scene("r").board("n0 RS03 3p2w").end_of_year(2);
    assert_eq!(game.gains(), "VP+5");
    let game = scene("r").board("n0 RS03 3p2w").ships("turtle:b").end_of_year(2);
    assert_eq!(game.gains(), "VP+8");
}

/// TV-41: the printed books of the king's field once more.
#[test]
fn tv_41_tithe() {
    let ready = |field: &str| scene("rb").holds("IF14").board("n0 WS21 pw").kings(&format!("r {field}")).turn();
    let mut game = ready("M3");
    game.play("play IF14, book K");
    assert_eq!((game.gains(), game.game.actions_left(), game.asked()), ("K+1".into(), 1, "r Main".into()));
    assert!(!ready("M4").may("play IF14"));
}

/// TV-42: no cell for the workshop.
#[test]
fn tv_42_a_workshop_without_a_cell_is_skipped() {
    let mut game = scene("rb").school("1MB").ships("turtle").board(FULL).open("WS03").turn();
    game.play("send MB to ship, book S");
    assert_eq!((game.gains(), game.asked()), ("S+1 F+2 VP+3 MB-1".into(), "r Main".into()));
}

/// TV-45: a workshop moves with its settlers.
#[test]
fn tv_45_relocation() {
    let mut game = scene("rb").board("n0 WS05 pb").holds("IF21").school("1SC").turn();
    game.play("play IF21");
    assert_eq!(game.choices(), "move n0");
    game.play("move n0, place on p1, book K");
    assert_eq!((game.gains(), game.on("n0"), game.on("p1")), ("K+1".into(), String::new(), "WS05 pb".into()));
    let p1 = 1 << super::scene::cell("p1").0;
    assert_eq!((game.player("r").covered, game.player("r").active), (p1, p1), "RU-48: it stays active");
    let counted = |game: Scene, row: u8| {
        let year = [2, 4, 5][usize::from(row)];
        let game = game.end_of_year(year);
        let counts = |event: &Event| match event {
            Event::SettlementCounted { row: at, counts } if *at == row => Some(counts[Seat(0)]),
            _ => None,
        };
        game.events.iter().find_map(counts).unwrap()
    };
    assert_eq!((counted(game.clone(), 1), counted(game.clone(), 0)), ([1, 0, 1], [0; 3]));
    game.play("send SC to residence, take RS02, place on n0, book S");
    assert_eq!((game.gains(), game.on("n0")), ("S+1 K+1 VP+1 SC-1".into(), "RS02 1p".into()));
}

/// TV-46: residences change places without a bonus.
#[test]
fn tv_46_house_swap() {
    let mut game = scene("rb").board("n0 RS01 3p, a2 RS05 2w").holds("IF01").school("1WO").turn();
    game.play("play IF01, swap n0, swap with a2");
    assert_eq!((game.on("n0"), game.on("a2"), game.gains()), ("RS05 2w".into(), "RS01 3p".into(), String::new()));
    game.play("send WO to residence");
    assert_eq!((game.on("n0"), game.player("r").incomplete()), ("RS05 2w1b".into(), None));
}

/// TV-47: one arrow per action.
#[test]
fn tv_47_one_arrow_at_a_time() {
    let mut game = scene("rb").school("1SC").goods("9S 9C 9K 9G").turn();
    game.play("advance");
    assert_eq!((game.game.actions_left(), game.offers("train")), (1, "train PH".into()));
}

/// TV-48: nowhere to go.
#[test]
fn tv_48_no_dispatch_without_a_place() {
    let game = scene("rb").school("1SC 1WO").board(FULL).ships("turtle:b").turn();
    assert_eq!(game.choices(), "advance, train PH, train DL, end turn");
}

/// TV-49: a workshop manned by half.
#[test]
fn tv_49_half_a_workshop_is_not_active() {
    let ready = || scene("rb").holds("IF12 IF04").open("WS05").school("1SC 1WO").goods("1FT").turn();
    let mut game = ready();
    game.play("play IF12, take WS05, place on p3");
    assert_eq!(game.choices(), "activate with SC slot 1, activate with WO slot 2, skip");
    game.play("activate with SC slot 1");
    assert_eq!((game.asked(), game.choices()), ("r ActivateWorkshop".into(), "activate with WO slot 2, skip".into()));
    game.play("skip");
    assert_eq!((game.on("p3"), game.player("r").active, game.asked()), ("WS05 p-".into(), 0, "r Main".into()));
    let mut later = game.clone();
    later.play("send WO to workshop at p3 slot 2");
    assert_eq!((later.on("p3"), later.player("r").active.count_ones()), ("WS05 pb".into(), 1));
    game.play("play IF04").draws("w").play("slot 2 at p3");
    assert_eq!((game.on("p3"), game.player("r").active.count_ones()), ("WS05 pw".into(), 1));
    assert_eq!(data().workshop(super::scene::workshop("WS05")).slots, 2);
}
