//! AE-20.4: every decision D-01 to D-32: what is offered, and nothing else.

use super::scene::{Scene, scene};
use crate::kinds::Book;

const FULL: &str = "n0 RS01 3p, n2 RS05 3w, n3 RS09 3b, p0 RS13 3p, p1 RS17 3w, p3 MO07, a1 MO08, a2 WS10 p, a3 WS12 w";

/// What is asked after these moves, and what may be answered.
#[track_caller]
fn offered(mut game: Scene, moves: &str) -> (String, String) {
    if !moves.is_empty() {
        game.play(moves);
    }
    (game.asked(), game.choices())
}

#[track_caller]
fn offers(game: Scene, moves: &str, asked: &str, choices: &str) {
    assert_eq!(offered(game, moves), (format!("r {asked}"), choices.to_owned()));
}

#[test]
fn d_01_order_spaces_open_for_the_players() {
    let spaces = |last: u8| (1..=last).map(|space| format!("order space {space}")).collect::<Vec<_>>().join(", ");
    for (colours, last) in [("rb", 4), ("rby", 4), ("rbyg", 5)] {
        offers(scene(colours).ordering(colours), "", "OrderSpace", &spaces(last));
    }
    let mut game = scene("rby").ordering("bry");
    assert_eq!(game.asked(), "b OrderSpace", "AE-4.2: the sorting track");
    game.play("order space 2");
    assert_eq!((game.asked(), game.gains_of("b")), ("r OrderSpace".into(), "F+1".into()), "RU-02: at once");
    game.play("order space 4");
    assert_eq!((game.choices(), game.gains()), ("order space 1, order space 3".into(), "G+1".into()));
    // AE-19.2: never in the solo game.
    let mut game = scene("r").end_of_year(1);
    game.deal();
    assert_eq!((game.asked(), game.game.round()), ("r PlaceKing".into(), 1));
}

#[test]
fn d_02_free_fields_that_are_reached() {
    let top = "king to T0, king to T1, king to T2, king to T3";
    offers(scene("rby").discs(2, 1).king("r", 1), "", "PlaceKing", top);
    offers(scene("rby").kings("b T2").king("r", 1), "", "PlaceKing", "king to T0, king to T1, king to T3");
    // AE-1.4.4: T1 reaches areas 1 and 0.
    offers(scene("rby").kings("r T1, b M2").king("r", 2), "", "PlaceKing", "king to M0, king to M1, king to M3");
    // AE-5.3: neutral kings block.
    offers(
        scene("rb").neutral_kings("M0 B4").kings("r T0").king("r", 2),
        "",
        "PlaceKing",
        "king to M1, king to M6, king to M7",
    );
}

#[test]
fn d_02_ae_4_5_the_owner_of_space_5_may_share() {
    let game = scene("rbyg").spaces("b1 y2 g3 r5").kings("b M0, y M1, g M6, r T0");
    let all = "king to M0, king to M1, king to M6, king to M7";
    offers(game.clone().king("r", 2), "", "PlaceKing", all);
    offers(game.spaces("b1 y2 g3 r4").king("r", 2), "", "PlaceKing", "king to M7");
}

#[test]
fn d_03_kinds_left_in_supply() {
    let ready = || scene("rb").priest("1");
    offers(ready().turn(), "advance", "ChooseBook", "book S, book C, book K");
    offers(ready().supply("0C").turn(), "advance", "ChooseBook", "book S, book K");
    offers(ready().supply("0S 0C").turn(), "advance", "ChooseBook", "book K");
    let mut game = ready().supply("0S 0C 0K").turn();
    game.play("advance");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "F+1".into()), "RU-10: the gain lapses");
}

#[test]
fn d_04_the_guard_is_taken_or_left() {
    let ready = || scene("rb").kings("r T0").standing("GM0 b").king("r", 2);
    offers(ready(), "king to M0", "TakeGuard", "leave the guard, take the guard");
    let mut game = ready();
    game.play("king to M7");
    assert_eq!(game.asked(), "b PlaceKing", "GM0 stands beside M0 and M1 only");
}

#[test]
fn d_05_free_cells_of_the_right_kind() {
    let others = ["n0", "n2", "n3", "p0", "p1", "p3", "a1", "a2", "a3"];
    let cells = |free: &[&str]| free.iter().map(|cell| format!("place on {cell}")).collect::<Vec<_>>().join(", ");
    let moves = "send SC to residence, take RS02";
    offers(scene("rb").school("1SC").turn(), moves, "PlaceTile", &cells(&others));
    offers(
        scene("rb").school("1SC").board("n0 MO07, p1 WS10 p").turn(),
        moves,
        "PlaceTile",
        &cells(&["n2", "n3", "p0", "p3", "a1", "a2", "a3"]),
    );
    let workshop = scene("rb").holds("IF12").open("WS03").board("n0 MO07").turn();
    offers(workshop, "play IF12, take WS03", "PlaceTile", &cells(&others[1..]));
    let monument = scene("rb").priest("14").board("n0 MO07, n1 AG01").turn();
    offers(monument, "advance, take MO01", "PlaceTile", &cells(&others[1..]));
    let agora = scene("rb").holds("IF10").open("AG01").board("n1 AG02").turn();
    offers(agora, "play IF10, take AG01", "PlaceTile", &cells(&["p2", "a0"]));
}

#[test]
fn d_06_fitting_settlers_or_nobody() {
    let ready = |school: &str| scene("rb").holds("IF12").open("WS05 WS10").school(school).turn();
    let take = |tile: &str| format!("play IF12, take {tile}, place on p3");
    let pairs =
        "activate with SC slot 1, activate with WO slot 2, activate with PH slot 1, activate with MB slot 2, skip";
    offers(ready("1SC 1IN 2WO 1PH 1MB"), &take("WS05"), "ActivateWorkshop", pairs);
    offers(ready("1SC 1MA"), &take("WS10"), "ActivateWorkshop", "activate with MA slot 1, skip");
    assert_eq!(offered(ready("1SC 1IN"), &take("WS10")).0, "r Main", "nobody fits");
    // AE-12.5: a shaft wants a Scholar, a capital a Philosopher.
    let pillars =
        |cards: &str| scene("rb").holds("IF13").pillars(cards).pillar_cards("L SF1a CP1a").school("1IN 1SH 1PL").turn();
    let shaft = "play IF13, take shaft L for pillar 1";
    offers(pillars("BA1a"), shaft, "CompletePillar", "activate with SH slot 1, skip");
    offers(
        pillars("BA1a SF2a*"),
        "play IF13, take capital L for pillar 1",
        "CompletePillar",
        "activate with PL slot 1, skip",
    );
    let mut game = pillars("BA1a");
    game.play(shaft);
    assert_eq!(game.gains(), "VP+2", "RU-20: after the instant gain");
    game.play("activate with SH slot 1, book S");
    assert_eq!((game.gains(), game.columns()), ("S+1 F+2 VP+3 SH-1".into(), "BA1a SF1a*".into()));
    assert_eq!(game.game.actions_left(), 1);
}

#[test]
fn d_07_legal_cards_and_pillars() {
    let ready = |pillars: &str| {
        let game = scene("rb").pillar_cards("L BA1a SF1a CP1a, R BA2a SF2a CP2a").holds("IF13");
        if pillars.is_empty() { game.turn() } else { game.pillars(pillars).turn() }
    };
    offers(ready(""), "play IF13", "TakePillar", "take base L for pillar 1, take base R for pillar 1");
    // RU-17: two pillars wait for a shaft; a shaft that nobody stands on carries no capital.
    let two = "take base L for pillar 3, take shaft L for pillar 1, take shaft L for pillar 2, \
        take base R for pillar 3, take shaft R for pillar 1, take shaft R for pillar 2";
    offers(ready("BA3a, BA3b"), "play IF13", "TakePillar", two);
    offers(
        ready("BA3a SF3a, BA3b SF3b, BA4a SF4a*"),
        "play IF13",
        "TakePillar",
        "take capital L for pillar 3, take capital R for pillar 3",
    );
    assert_eq!(ready("BA3a SF3a, BA3b SF3b, BA4a SF4a* CP2b").offers("play"), "", "RU-16");
}

#[test]
fn d_08_the_instant_gain_of_a_base() {
    let ready = || scene("rb").pillar_cards("L BA1a").holds("IF13");
    let moves = "play IF13, take base L for pillar 1";
    let all = "instant book S, instant book C, instant book K, instant gain 2, instant gain 3";
    offers(ready().turn(), moves, "BaseInstant", all);
    offers(ready().supply("0S 0K 0G").turn(), moves, "BaseInstant", "instant book C, instant gain 3");
    offers(ready().supply("0S 0K 0C").bag("").turn(), moves, "BaseInstant", "instant gain 2");
    let mut game = ready().supply("0S 0K 0C 0G").bag("").turn();
    game.play(moves);
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), String::new()), "RU-87");
    let mut game = ready().turn();
    game.play(moves).play("instant gain 3").draws("b");
    assert_eq!(game.gains(), "WO+1");
}

#[test]
fn d_09_open_cards_or_a_draw() {
    let ready = |priest: &str| scene("rb").priest(priest).open("IF05 IF20");
    offers(ready("3").turn(), "advance", "InfluenceSource", "take IF05, take IF20, draw influence");
    offers(ready("3").no_pile("influence").turn(), "advance", "InfluenceSource", "take IF05, take IF20");
    let mut game = scene("rb").priest("3").no_pile("influence").turn();
    game.play("advance");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "F+1".into()), "RU-73");
    let mut game = ready("3").turn();
    game.play("advance, take IF20");
    assert!(game.player("r").is_known(super::scene::influence("IF20")), "everybody knows it");
    assert_eq!(game.influence_ids(game.game.open_influence), "IF05");
}

#[test]
fn d_10_one_of_the_two_cards() {
    let mut game = scene("rb").priest("3").turn();
    game.play("advance, draw influence").draws("IF07 IF02");
    assert_eq!((game.asked(), game.choices()), ("r KeepInfluence".into(), "keep IF02, keep IF07".into()));
    game.play("keep IF07");
    assert_eq!((game.hand("r"), game.player("r").known), ("IF07".into(), 0));
    assert_eq!(game.influence_ids(game.game.open_influence), "IF02");
    // RU-73: one card left is drawn and kept.
    let mut game = scene("rb").priest("3").no_pile("influence");
    (game.game.hidden.deck, game.game.table.influence_left) = (1 << 6, 1);
    let mut game = game.turn();
    game.play("advance, draw influence").draws("IF07");
    assert_eq!((game.asked(), game.hand("r")), ("r Main".into(), "IF07".into()));
}

#[test]
fn d_11_a_monument_or_none() {
    let ready = || scene("rb").priest("14").monuments("MO03 MO09, MO04");
    offers(ready().turn(), "advance", "TakeMonument", "take MO03, take MO09, decline");
    let mut game = ready().turn();
    game.play("advance, decline");
    assert_eq!((game.asked(), game.game.monuments(0).count()), ("r Main".into(), 2), "RU-30: it stays");
    offers(
        scene("rb").priest("30").monuments("MO03 MO09, MO04").turn(),
        "advance",
        "TakeMonument",
        "take MO04, decline",
    );
    for nothing in [ready().board(FULL), ready().monuments(", MO04")] {
        assert_eq!(offered(nothing.turn(), "advance").0, "r Main", "AE-13.5");
    }
    let mut game = ready().turn();
    game.play("advance, take MO09, place on p3");
    assert_eq!((game.gains(), game.on("p3"), game.game.monuments(0).count()), ("F+1 VP+2".into(), "MO09".into(), 1));
}

#[test]
fn d_12_open_tiles_or_a_draw() {
    let advisor = || scene("rb").school("1AD").board("n0 RS01 1p");
    let send = "send AD to residence";
    offers(advisor().open("dolphin dolphin whale").turn(), send, "TileSource", "take dolphin, take whale, draw tiles");
    offers(advisor().open("whale").no_pile("ships").turn(), send, "TileSource", "take whale");
    let mut game = advisor().no_pile("ships").turn();
    game.play(send).play("book S");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "S+1 F+2 VP+2 AD-1".into()), "RU-12: it lapses");
    let builder = scene("rb").school("1MB").board("n0 RS01 1p").open("WS03 WS09 whale AG01").turn();
    offers(builder, "send MB to residence", "TileSource", "take WS03, take WS09, draw tiles");
}

#[test]
fn d_13_one_of_the_two_tiles() {
    let ready = || scene("rb").school("1AD").board("n0 RS01 1p").turn();
    let mut game = ready();
    game.play("send AD to residence, draw tiles").draws("whale dolphin");
    assert_eq!((game.asked(), game.choices()), ("r KeepTile".into(), "keep dolphin, keep whale".into()));
    game.play("keep whale");
    assert_eq!((game.fleet(), game.game.open_ships[1]), ("whale".into(), 1));
    let mut game = ready();
    game.play("send AD to residence, draw tiles").draws("whale whale");
    assert_eq!(game.choices(), "keep whale", "RU-82");
    game.play("keep whale");
    assert_eq!((game.fleet(), game.game.open_ships[5]), ("whale".into(), 1), "the other lies open");
}

#[test]
fn d_14_the_main_menu() {
    let game = scene("rb")
        .school("1SC 1WO")
        .goods("1FT")
        .pillars("BA1a SF1a*")
        .board("n0 RS01 1p, n2 WS05 p-")
        .ships("turtle");
    let game = game.holds("IF16 IF05").display("KN03 KN01").turn();
    let all = "advance, train PH, train DL, send SC to residence, send SC to ship, send WO to residence, send WO to ship, \
        send WO to workshop at n2 slot 2, play IF16, use base of pillar 1, use shaft of pillar 1, spend favour, end turn";
    assert_eq!(game.choices(), all);
    // AE-20.5: without an action left.
    let mut game = game;
    game.play("train DL, use base of pillar 1, exchange S for C, advance");
    assert_eq!(game.choices(), "spend favour, end turn", "AE-6.3: each pillar once");
    game.play("spend favour");
    assert_eq!((game.game.actions_left(), game.gains()), (1, "S-1 C+1 K-1 FT-1 F+1 WO-1 DL+1".into()));
    assert!(!game.may("spend favour") && game.may("play IF16") && game.may("play IF05"));
    game.play("end turn");
    assert_eq!(game.asked(), "b Main");
}

#[test]
fn d_15_open_residences_by_floor_and_places() {
    let ready = || scene("rb").school("1SC").turn();
    offers(ready(), "send SC to residence", "TakeResidence", "take RS02, take RS06, take RS12");
    let equal = scene("rb").school("1SC").residences("RS01 RS02 RS19").turn();
    let (asked, choices) = offered(equal, "send SC to residence");
    assert_eq!((asked.as_str(), choices.split(", ").count()), ("r TakeResidence", 2), "RU-82: {choices}");
    let mut game = scene("rb").school("1SC").residences("RS12").no_pile("residences").turn();
    game.play("send SC to residence, take RS12, place on p3");
    assert_eq!((game.on("p3"), game.game.open_residences().count()), ("RS12 1p".into(), 0), "RU-13");
}

#[test]
fn d_16_required_settlers_and_places_for_both() {
    let learn = "learn KN14";
    let ready = |board: &str| scene("rb").display("KN14").school("2MB 1PH 1SC").board(board);
    let board = "n0 RS03 1p, n2 WS05 --, n3 WS02 -";
    let all = "send PH to residence, send PH to ship, send PH to workshop at n2 slot 1, send PH to workshop at n3 slot 1, \
        send MB to residence, send MB to ship, send MB to workshop at n2 slot 2";
    offers(ready(board).ships("turtle").pillars("BA1a SF1a").turn(), learn, "KnowledgeDispatch", all);
    let mut game = ready(board).ships("turtle").turn();
    game.play("learn KN14, send MB to ship");
    let rest = "send PH to residence, send PH to workshop at n2 slot 1, send PH to workshop at n3 slot 1";
    assert_eq!(game.choices(), rest, "one Master Builder is enough, and the ship is taken");
    // The first must leave a place for the second: one residence place and one slot for the Physicist.
    let narrow = "n0 RS01 2p, n2 WS02 -, n3 RS09 3b, p0 RS13 3p, p1 RS17 3w, p3 MO07, a1 MO08, a2 WS10 p, a3 WS12 w";
    offers(ready(narrow).turn(), learn, "KnowledgeDispatch", "send PH to workshop at n2 slot 1, send MB to residence");
}

#[test]
fn d_17_dispatches_of_a_card_and_stop_after_the_first() {
    let mut game = scene("rb").holds("IF24").school("1PH 1MA").board("n0 RS03 1p").ships("turtle").turn();
    game.play("play IF24, purple");
    let all = "send PH to residence, send PH to ship, send MA to residence, send MA to ship";
    assert_eq!((game.asked(), game.choices()), ("r CardDispatch".into(), all.into()));
    game.play("send PH to ship");
    assert_eq!(game.choices(), "send MA to residence, stop");
}

#[test]
fn d_18_colours_with_a_legal_dispatch() {
    let ready = |card: &str| scene("rb").holds(card).school("1SC 1SH 1WO 1MB").board("n0 RS03 1p").turn();
    offers(ready("IF07"), "play IF07", "ChooseColour", "purple, brown");
    offers(ready("IF24"), "play IF24", "ChooseColour", "white, brown");
    let shaft = scene("rb").holds("IF24").school("1PH 1SH").pillars("BA1a SF1a").board(FULL).turn();
    offers(shaft, "play IF24", "ChooseColour", "white");
}

#[test]
fn d_19_free_slots_of_own_workshops() {
    let mut game = scene("rb").holds("IF04").board("n0 WS05 -b, p1 WS07 --, a1 WS10 p").board("b: n0 WS09 --").turn();
    game.play("play IF04").draws("b");
    assert_eq!(
        (game.asked(), game.choices()),
        ("r WorkshopSlot".into(), "slot 1 at n0, slot 1 at p1, slot 2 at p1".into())
    );
}

#[test]
fn d_20_quarter_turns() {
    let ready = || scene("rb").holds("IF06").turn();
    let four = |disc: &str| (0..4).map(|turns| format!("turn {disc} {turns}")).collect::<Vec<_>>().join(", ");
    offers(ready(), "play IF06", "RotateMiddle", &four("middle"));
    offers(ready(), "play IF06, turn middle 3", "RotateTop", &four("top"));
}

#[test]
fn d_21_arrows_with_a_settler() {
    let ready = scene("rb").holds("IF08").school("1IN 1DL 1MB").goods("0S 0C 0K 0G").turn();
    offers(ready, "play IF08", "FreeTrain", "train SH free, train SM free, train MB free");
}

#[test]
fn d_22_discarded_names_or_a_draw() {
    let ready = || scene("rby").holds("IF11").discards("KN16 KN16 KN02 KN08").knows("KN08");
    offers(ready().turn(), "play IF11", "KnowledgeSource", "take KN02, take KN16, draw knowledge");
    let mut game = ready().turn();
    game.play("play IF11, draw knowledge").draws("KN09 KN09");
    assert_eq!((game.asked(), game.choices()), ("r KeepKnowledge".into(), "keep KN09".into()));
    game.play("keep KN09");
    assert_eq!(game.game.discarded(super::scene::knowledge("KN09")), 1, "the second of the name");
}

#[test]
fn d_23_two_residences() {
    let ready = || scene("rb").holds("IF01").board("n0 RS01 3p, p0 RS05 3w, a1 RS09 1b, n2 WS10 p").turn();
    offers(ready(), "play IF01", "SwapFirst", "swap n0, swap p0, swap a1");
    offers(ready(), "play IF01, swap a1", "SwapSecond", "swap with n0, swap with p0");
}

#[test]
fn d_24_kinds_owned_for_other_kinds_in_supply() {
    let swap = |goods: &str| scene("rb").pillars("BA1a").goods(goods);
    let use_it = "use base of pillar 1";
    offers(
        swap("1S 0C 2K").turn(),
        use_it,
        "Exchange",
        "exchange S for C, exchange S for K, exchange K for S, exchange K for C",
    );
    offers(swap("1S 0C 2K").supply("0C 0S").turn(), use_it, "Exchange", "exchange S for K");
    assert_eq!(swap("0S 0C 0K").turn().offers("use"), "");
    assert_eq!(swap("1S 0C 0K").supply("0C 0K").turn().offers("use"), "", "RU-74");
    let mut game = swap("1S 0C 2K").turn();
    game.play("use base of pillar 1, exchange K for C");
    assert_eq!((game.asked(), game.gains(), game.game.actions_left()), ("r Main".into(), "C+1 K-1".into(), 2));
    let card = scene("rb").holds("IF15").goods("1S 1C 1K").turn();
    let mut card = card;
    card.play("play IF15");
    assert_eq!(card.choices().split(", ").count(), 6);
    card.play("exchange S for C");
    assert_eq!(card.choices(), "exchange C for S, exchange C for K, exchange K for S, exchange K for C, stop");
}

#[test]
fn d_25_tiles_that_can_move() {
    let ready = scene("rb").holds("IF21").board("n0 WS05 --, n1 AG01, p2 AG02, n2 RS01 3p, a3 WS10 p").turn();
    offers(ready, "play IF21", "MoveTile", "move n0, move n1, move p2, move a3");
}

#[test]
fn d_26_kinds_owned() {
    let offer = |goods: &str| scene("rb").pillars("BA3a").goods(goods).turn();
    offers(offer("1S 0C 2K"), "use base of pillar 1", "PayBook", "pay S, pay K");
    assert_eq!(offer("0S 0C 0K 3G").offers("use"), "", "RU-86: OFFER needs a book");
    let donate = || scene("rb").holds("IF22").goods("1S 1C 0K").turn();
    offers(donate(), "play IF22", "PayBook", "pay S, pay C");
    offers(donate(), "play IF22, pay C", "PayBook", "pay S, stop");
}

#[test]
fn d_27_one_to_three_gold() {
    offers(scene("rb").holds("IF23").goods("2G").turn(), "play IF23", "PayGold", "pay 1 gold, pay 2 gold");
    offers(scene("rb").holds("IF23").goods("9G").turn(), "play IF23", "PayGold", "pay 1 gold, pay 2 gold, pay 3 gold");
}

#[test]
fn d_28_a_settler_for_one_of_two() {
    let ready = || scene("rb").pillars("BA2a").school("2SC 1PL");
    offers(ready().turn(), "use base of pillar 1", "GiveBack", "give back SC, give back PL");
    let mut game = ready().turn();
    game.play("use base of pillar 1, give back PL");
    assert_eq!((game.asked(), game.game.bag()), ("luck".into(), [18, 20, 20]), "RU-54: into the bag first");
    game.draws("bw");
    assert_eq!((game.asked(), game.choices()), ("r KeepSettler".into(), "keep white, keep brown".into()));
    game.play("keep brown");
    assert_eq!((game.gains(), game.game.bag(), game.game.actions_left()), ("WO+1 PL-1".into(), [18, 20, 19], 2));
    let mut game = ready().turn();
    game.play("use base of pillar 1, give back SC").draws("ww");
    assert_eq!(game.choices(), "keep white", "RU-82");
    // RU-54: with an empty bag one would get back the colour given; by the first version of the rules one did.
    let mut game = ready().bag("").turn();
    assert_eq!(game.offers("use"), "");
    game.game.rules_version = 1;
    game.play("use base of pillar 1, give back PL").draws("w");
    assert_eq!((game.asked(), game.gains(), game.game.bag()), ("r Main".into(), "IN+1 PL-1".into(), [0; 3]));
    assert_eq!(scene("rb").pillars("BA2a").turn().offers("use"), "", "RU-86");
}

#[test]
fn d_29_rewards() {
    let offer = |priest: &str| scene("rb").pillars("BA3a").priest(priest).turn();
    let pay = "use base of pillar 1, pay S";
    offers(offer("0"), pay, "Reward", "reward points, reward flame");
    assert!(!offered(offer("36"), pay).1.contains("flame"), "RU-87: at the end of the track");
    let mut game = offer("0");
    game.play(pay).play("reward flame");
    assert_eq!(game.gains(), "S-1 F+1");
    let sacrifice = |priest: &str| scene("rb").pillars("BA4a").points("3").priest(priest);
    let give = "use base of pillar 1";
    offers(sacrifice("0").turn(), give, "Reward", "reward flame, reward book");
    offers(sacrifice("36").turn(), give, "Reward", "reward book");
    offers(sacrifice("0").supply("0S 0C 0K").turn(), give, "Reward", "reward flame");
    assert_eq!(sacrifice("36").supply("0S 0C 0K").turn().offers("use"), "", "RU-86");
    let mut game = sacrifice("0").turn();
    game.play("use base of pillar 1, reward flame");
    assert_eq!(game.gains(), "F+1 VP-1");
}

#[test]
fn d_30_gold_for_two_equal_books_and_back() {
    let change = |goods: &str| scene("rb").pillars("BA5a").goods(goods);
    let use_it = "use base of pillar 1";
    offers(change("2S 1C 3K 1G").turn(), use_it, "Change", "gold to S, gold to C, gold to K, S to gold, K to gold");
    offers(change("2S 1C 3K 0G").turn(), use_it, "Change", "S to gold, K to gold");
    offers(change("2S 1C 0K 1G").supply("1S 0G").turn(), use_it, "Change", "gold to C, gold to K");
    assert_eq!(change("1S 1C 1K 0G").turn().offers("use"), "", "RU-74");
    let mut game = change("2S 1C 3K 1G").turn();
    game.play("use base of pillar 1, K to gold");
    assert_eq!((game.gains(), game.player("r").books[Book::Craft.index()]), ("K-2 G+1".into(), 1));
}

#[test]
fn d_31_parts_of_a_capital() {
    let ready = |cards: &str, goods: &str| scene("rb").pillars(cards).goods(goods).turn();
    let capital = "use capital of pillar 1";
    // BOTH: either order; after the first the other or a stop.
    offers(ready("BA1a SF1a* CP1a*", "1S"), capital, "CapitalPart", "part base, part shaft");
    let mut game = ready("BA1a SF1a* CP1a*", "1S");
    game.play("use capital of pillar 1, part shaft");
    assert_eq!((game.choices(), game.gains()), ("part base, stop".into(), "VP+1".into()));
    game.play("part base, exchange S for K");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "S-1 K+1 VP+1".into()));
    assert_eq!(game.offers("use"), "", "AE-12.8: one stage of a pillar, once");
    // Only one part can be executed: it ends after that.
    let mut game = ready("BA1a SF1a* CP1a*", "0S 0C 0K");
    game.play(capital);
    assert_eq!(game.choices(), "part shaft");
    game.play("part shaft");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "VP+1".into()));
    // TWICE: the same once more, or not.
    let mut game = ready("BA1a SF1a* CP2a*", "1S");
    game.play("use capital of pillar 1, part shaft");
    assert_eq!((game.asked(), game.choices()), ("r Again".into(), "not again, again".into()));
    game.play("again");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "VP+2".into()));
    let mut game = ready("BA1a SF1a* CP2a*", "1S");
    game.play("use capital of pillar 1, part shaft, not again");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "VP+1".into()));
    // RU-88: the part cannot be carried out again.
    let mut game = scene("rb").pillars("BA1a SF3a* CP2a*").priest("35").turn();
    game.play("use capital of pillar 1, part shaft");
    assert_eq!((game.asked(), game.gains()), ("r Main".into(), "F+1 VP+5".into()));
    // A capital that nobody stands on has no effect, and one without an executable part is not offered.
    assert_eq!(ready("BA1a SF1a* CP1a", "1S").offers("use"), "use base of pillar 1, use shaft of pillar 1");
    assert_eq!(ready("BA5a SF5a* CP1a*", "0S 0C 0K 0G").offers("use"), "", "RU-51");
}

#[test]
fn d_32_departure_and_school() {
    let depart =
        scene("rb").pillars("BA1a SF4a*").school("1SC 1SH").ships("turtle").board("n0 WS05 p-").pillars("BA2a SF1a");
    offers(
        depart.board("n2 RS01 1b").turn(),
        "use shaft of pillar 1",
        "PillarDispatch",
        "send SC to residence, send SC to ship, send SH to residence, send SH to ship, send SH to shaft of pillar 2",
    );
    let school = || scene("rb").pillars("BA1a SF5a*").school("1SC 1WO 1PH").goods("2S 0C 1K 1G").turn();
    offers(school(), "use shaft of pillar 1", "PillarTrain", "train DL, train MA");
    let mut game = school();
    game.play("use shaft of pillar 1, train MA");
    assert_eq!((game.gains(), game.game.actions_left()), ("S-2 G-1 PH-1 MA+1".into(), 2), "AE-12.10: it is paid");
    assert_eq!(scene("rb").pillars("BA1a SF5a*").goods("0S").school("1SC").turn().offers("use shaft"), "");
    assert_eq!(scene("rb").pillars("BA1a SF4a*").turn().offers("use shaft"), "");
}
