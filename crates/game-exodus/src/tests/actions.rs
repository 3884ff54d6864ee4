//! AE-6: turns and the five actions.

use engine::Seat;

use super::king::course;
use super::scene::{influence, knowledge, scene};
use super::walk::walks;
use crate::Action;
use crate::actions::Target;
use crate::events::Event;
use crate::kinds::{Book, Profession, Stage};
use crate::refusals::{Idle, Illegal};

/// All nine cells that are no agora cells, with full residences but for those named.
fn full_but(free: &[&str]) -> String {
    let cells = ["n0", "n2", "n3", "p0", "p1", "p3", "a1", "a2", "a3"];
    let houses = ["RS01 3p", "RS03 5w", "RS05 3w", "RS07 5p", "RS09 3b", "RS11 5b", "RS13 3p", "RS15 5w", "RS17 3b"];
    let taken = cells.iter().zip(houses).filter(|(cell, _)| !free.contains(cell));
    taken.map(|(cell, house)| format!("{cell} {house}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn ae_6_1_two_actions_in_any_order() {
    let mut game = scene("rb").school("2WO").turn();
    assert_eq!((game.asked().as_str(), game.game.actions_left()), ("r Main", 2));
    game.play("advance, advance, book S");
    assert_eq!((game.choices().as_str(), game.gains().as_str()), ("end turn", "S+1 F+2"), "equal ones");
    assert_eq!(game.refused(Action::Advance), Illegal::NoActionLeft);
    assert_eq!(game.refused(Action::Train { to: Profession::DL }), Illegal::NoActionLeft);
    let mut game = scene("rb").school("2WO").turn();
    game.play("train DL, advance");
    assert_eq!((game.choices().as_str(), game.gains().as_str()), ("end turn", "K-1 F+1 WO-1 DL+1"), "different ones");
    // They need not be used up.
    let mut game = scene("rb").turn();
    game.play("end turn");
    assert_eq!((game.asked().as_str(), game.game.actions_left()), ("b Main", 2));
}

#[test]
fn ae_6_2_ru_31_a_favour_token_is_an_action_more() {
    let mut game = scene("rb").goods("2FT").board(&full_but(&["n0"])).turn();
    let supply = game.game.supply_favours();
    game.play("spend favour");
    assert_eq!((game.game.actions_left(), game.game.supply_favours()), (3, supply + 1), "before the two actions");
    game.play("advance, advance, book S, advance");
    assert_eq!(game.choices(), "spend favour, end turn", "after them");
    game.play("spend favour");
    assert_eq!(game.game.actions_left(), 1);
    game.play("advance, draw influence").draws("IF01 IF02").play("keep IF01");
    assert_eq!(game.refused(Action::SpendFavour), Illegal::NoFavour);
    // A token gained in the same turn.
    let mut game = scene("rb").priest("7").turn();
    game.play("advance, spend favour");
    assert_eq!((game.gains().as_str(), game.game.actions_left()), ("F+1", 2));
    // Spending first makes room.
    let mut game = scene("rb").priest("7").goods("1FT").turn();
    game.play("advance");
    assert_eq!(game.player("r").favours, 1, "the second token is lost");
    let mut game = scene("rb").priest("7").goods("1FT").turn();
    game.play("spend favour, advance");
    assert_eq!((game.player("r").favours, game.game.actions_left()), (1, 2));
    // Not inside an action.
    let mut game = scene("rb").goods("1FT").priest("1").turn();
    game.play("advance");
    assert_eq!(game.refused(Action::SpendFavour), Illegal::OtherQuestion);
    // Nor when kings are placed.
    let game = scene("rb").goods("1FT").king("r", 1);
    assert_eq!(game.refused(Action::SpendFavour), Illegal::OtherQuestion);
}

#[test]
fn ae_6_3_a_pillar_is_used_once_in_a_turn_and_costs_no_action() {
    let mut game = scene("rb").pillars("BA3a, BA3b").goods("3S 1FT").turn();
    game.play("use base of pillar 1, pay S, reward points");
    assert_eq!(game.game.actions_left(), 2, "before the actions");
    assert_eq!(game.offers("use"), "use base of pillar 2");
    assert_eq!(game.refused(Action::UsePillar { pillar: 0, stage: Stage::Base }), Illegal::PillarUsed);
    game.play("advance, spend favour, advance, book K, advance");
    assert_eq!(game.choices(), "use base of pillar 2, end turn", "after them; a favour token buys no use");
    game.play("use base of pillar 2, pay S, reward points");
    assert_eq!(game.choices(), "end turn");
    assert_eq!(game.gains(), "S-2 K+1 FT-1 F+3 VP+2");
    // The next turn begins anew.
    game.play("end turn, end turn");
    while !game.asked().ends_with("r Main") {
        let first = game.legal()[0];
        game.play(&game.written(&first)).deal();
    }
    assert_eq!(game.offers("use"), "use base of pillar 1, use base of pillar 2");
}

#[test]
fn ae_6_4_ru_61_what_is_not_used_lapses() {
    let mut game = scene("rb").goods("1FT").pillars("BA3a").turn();
    game.play("advance, end turn");
    let told = |event: &Event| matches!(event, Event::TurnEnded { seat: Seat(0), unused: 1 });
    assert_eq!((game.told(told), game.player("r").favours), (1, 1), "favour tokens are kept");
    assert_eq!(game.asked(), "b Main");
    game.play("end turn");
    while !game.asked().ends_with("r Main") {
        let first = game.legal()[0];
        game.play(&game.written(&first)).deal();
    }
    assert_eq!((game.game.actions_left(), game.game.pillars_used()), (2, 0), "no action was saved");
}

#[test]
fn ae_6_a_1_ru_27_advance_moves_one_step_until_the_end() {
    let mut game = scene("rb").priest("4").turn();
    game.play("advance");
    assert_eq!((game.gains().as_str(), game.game.actions_left()), ("F+1", 1));
    let mut game = scene("rb").priest("35").turn();
    game.play("advance");
    assert_eq!(game.gains(), "F+1 VP+5");
    assert_eq!((game.may("advance"), game.refused(Action::Advance)), (false, Illegal::TrackEnd));
}

#[test]
fn ae_6_b_1_every_arrow_has_its_price() {
    let prices = [
        ("SC", "PH", "1S 1C 0K 0G"),
        ("IN", "SH", "0S 1C 1K 0G"),
        ("WO", "DL", "0S 0C 1K 0G"),
        ("PH", "AS", "2S 1C 0K 1G"),
        ("PH", "MA", "2S 0C 0K 1G"),
        ("SH", "PL", "0S 2C 1K 1G"),
        ("SH", "AD", "0S 2C 0K 1G"),
        ("DL", "SM", "0S 0C 2K 1G"),
        ("DL", "MB", "1S 0C 2K 1G"),
    ];
    for (from, to, price) in prices {
        let start = || scene("rb").school(&format!("2{from}"));
        let mut game = start().goods(price).turn();
        let supply = (game.game.supply_books(), game.game.supply_gold());
        game.play(&format!("train {to}"));
        assert_eq!((game.player("r").books, game.player("r").gold), ([0; 3], 0), "{to}");
        let sum = |books: [u8; 3], gold: u8| books.iter().sum::<u8>() + gold;
        let paid: u8 = price.split(' ').map(|word| word[..1].parse::<u8>().unwrap()).sum();
        assert_eq!(sum(game.game.supply_books(), game.game.supply_gold()), sum(supply.0, supply.1) + paid);
        let settlers = |name: &str| game.player("r").settlers[Profession::named(name).unwrap().index()];
        assert_eq!((settlers(from), settlers(to), game.game.actions_left()), (1, 1, 1), "{to}");
        // One piece less of anything is too little, whatever else there is.
        for (place, kind) in ["S", "C", "K", "G"].into_iter().enumerate() {
            let needed: u8 = price.split(' ').nth(place).unwrap()[..1].parse().unwrap();
            if needed > 0 {
                let rich = "9S 9C 9K 9G".replace(&format!("9{kind}"), &format!("{}{kind}", needed - 1));
                let game = start().goods(&rich).turn();
                assert!(!game.may(&format!("train {to}")), "{to} with {rich}");
                let why = game.refused(Action::Train { to: Profession::named(to).unwrap() });
                let (has, needs) = (needed - 1, needed);
                match place {
                    3 => assert_eq!(why, Illegal::GoldMissing { has, needs }),
                    _ => assert_eq!(why, Illegal::BooksMissing { book: Book::ALL[place], has, needs }),
                }
            }
        }
        // Nobody there.
        assert!(!scene("rb").goods("9S 9C 9K 9G").turn().may(&format!("train {to}")));
    }
    // One arrow per action, and nobody becomes untrained.
    let game = scene("rb").school("1SC").goods("9S 9C 9K 9G").turn();
    assert_eq!(game.offers("train"), "train PH");
    assert_eq!(game.refused(Action::Train { to: Profession::AS }), Illegal::NobodyToTrain { from: Profession::PH });
    assert_eq!(game.refused(Action::Train { to: Profession::SC }), Illegal::NoArrow { to: Profession::SC });
}

#[test]
fn ae_6_c_1_a_dispatch_needs_a_settler_and_a_target() {
    let game = scene("rb").school("1SC").turn();
    assert_eq!(game.offers("send"), "send SC to residence");
    let nobody = Action::Dispatch { profession: Profession::IN, target: Target::Residence };
    assert_eq!(game.refused(nobody), Illegal::NobodyThere { profession: Profession::IN });
    let ship = Action::Dispatch { profession: Profession::SC, target: Target::Ship };
    assert_eq!(game.refused(ship), Illegal::NoFreeShip);
    assert_eq!(scene("rb").turn().offers("send"), "");
    assert_eq!(scene("rb").school("1SC").board(&full_but(&[])).turn().offers("send"), "");
}

#[test]
fn ae_6_c_2_who_may_go_where() {
    let board = "n0 WS01 -, p3 WS05 --";
    let game = scene("rb").board(board).ships("turtle").pillars("BA1a SF1a, BA2a SF2a* CP1a").school("1SC 1WO 1SH 1PL");
    let game = game.turn();
    assert_eq!(game.offers("send SC"), "send SC to residence, send SC to ship, send SC to workshop at p3 slot 1");
    assert_eq!(game.offers("send WO"), "send WO to residence, send WO to ship, send WO to workshop at p3 slot 2");
    let scholar =
        ["residence", "ship", "workshop at n0 slot 1", "shaft of pillar 1"].map(|to| format!("send SH to {to}"));
    assert_eq!(game.offers("send SH"), scholar.join(", "));
    let philosopher = ["residence", "ship", "capital of pillar 2"].map(|to| format!("send PL to {to}"));
    assert_eq!(game.offers("send PL"), philosopher.join(", "));
    // A full ship, a full slot and a complete shaft take nobody.
    let game = scene("rb").board("n0 WS01 w").ships("turtle:p").pillars("BA1a SF1a*").school("1SH").turn();
    assert_eq!(game.offers("send"), "send SH to residence");
    let shaft = Target::Pillar { pillar: 0, stage: Stage::Shaft };
    let again = Action::Dispatch { profession: Profession::SH, target: shaft };
    assert_eq!(game.refused(again), Illegal::PillarDoesNotWait { profession: Profession::SH });
}

#[test]
fn ae_6_c_3_ru_71_placed_settlers_stay() {
    let mut placed = 0;
    walks(|moment| {
        for seat in Seat::all(usize::from(moment.after.seats)) {
            let (was, is) = (moment.before.placed(seat), moment.after.placed(seat));
            assert!(was.iter().zip(is).all(|(was, is)| is >= *was), "after {:?}", moment.decided);
            placed = placed.max(is.iter().sum::<u8>());
        }
    });
    assert!(placed >= 15, "at most {placed} were placed");
    // With its tile a settler may move.
    let mut game = scene("rb").board("n0 WS05 pb").holds("IF21").turn();
    game.play("play IF21, move n0, place on p3");
    assert_eq!((game.on("n0"), game.on("p3")), (String::new(), "WS05 pb".into()));
}

#[test]
fn ae_6_c_4_every_dispatch_pays_the_bonus_of_the_field_left() {
    // An action; every profession.
    for (who, bonus) in [
        ("SC", "VP+1"),
        ("IN", "F+1"),
        ("WO", "VP+1"),
        ("PH", "F+1 VP+2"),
        ("SH", "S+1 F+2 VP+1"),
        ("DL", "F+1 VP+1"),
        ("MA", "S+1 F+2 VP+5"),
        ("AS", "S+1 F+3 VP+6"),
        ("PL", "S+1 F+3 VP+5"),
    ] {
        let mut game = scene("rb").school(&format!("1{who}")).ships("turtle").turn();
        game.play(&format!("send {who} to ship"));
        if game.asked() == "r ChooseBook" {
            game.play("book S");
        }
        assert_eq!(game.gains(), format!("{bonus} {who}-1"));
    }
    // A pillar.
    let mut game = scene("rb").school("1PH").ships("turtle").pillars("BA1a SF4a*").turn();
    game.play("use shaft of pillar 1, send PH to ship");
    assert_eq!(game.gains(), "F+1 VP+2 PH-1");
    // An influence card.
    let mut game = scene("rb").school("1PH").ships("turtle").holds("IF24").turn();
    game.play("play IF24, purple, send PH to ship");
    assert_eq!(game.gains(), "F+1 VP+2 PH-1");
    // At once.
    let mut game = scene("rb").school("1DL").tiles("M2 WS03").kings("r T1").king("r", 2);
    game.play("king to M2, place on n2, activate with DL slot 1");
    assert_eq!(game.gains(), "C+1 G+1 F+1 VP+1 DL-1");
    // A knowledge card.
    let mut game = scene("rb").school("2DL").ships("turtle dolphin").display("KN03").turn();
    game.play("learn KN03, send DL to ship, send DL to ship, book S");
    assert_eq!(game.gains(), "S+1 F+2 VP+2 DL-2");
    // Not so IF04 and IF20.
    let mut game = scene("rb").board("p3 WS05 --").holds("IF04").turn();
    game.play("play IF04").draws("p").play("slot 2 at p3");
    assert_eq!((game.gains().as_str(), game.on("p3").as_str()), ("", "WS05 -p"));
    let mut game = scene("rb").board("n0 RS01 1p").holds("IF20").turn();
    game.play("play IF20").deal();
    assert_eq!((game.gains().as_str(), game.player("r").incomplete()), ("", None));
}

#[test]
fn ae_6_c_5_ru_21_a_new_residence_comes_before_the_settler() {
    let mut game = scene("rb").school("1SC").turn();
    game.play("send SC to residence");
    assert_eq!(
        (game.asked().as_str(), game.choices().as_str()),
        ("r TakeResidence", "take RS02, take RS06, take RS12")
    );
    game.play("take RS12");
    assert_eq!(game.asked(), "r PlaceTile");
    game.play("place on n0");
    assert_eq!(game.asked(), "r ChooseBook");
    assert_eq!(game.on("n0"), "RS12 ", "the bonus comes while the house is empty");
    game.play("book S").deal();
    assert_eq!((game.on("n0").as_str(), course(&game).as_str()), ("RS12 1p", "placed S 1VP"));
    let at = |fits: &dyn Fn(&Event) -> bool| game.events.iter().position(fits).unwrap();
    let placed = at(&|event| matches!(event, Event::TilePlaced { .. }));
    let bonus = at(&|event| matches!(event, Event::Received { .. }));
    let refill = at(&|event| matches!(event, Event::ResidencesLaid { .. }));
    let paid = at(&|event| matches!(event, Event::Scored { .. }));
    assert!(placed < bonus && bonus < refill && refill < paid, "{:?}", game.events);
}

#[test]
fn ru_79_placement_chains_end_before_the_settler_enters() {
    let mut game = scene("rb").school("1SC").priest("14").turn();
    game.play("send SC to residence, take RS02, place on n3, take MO02, place on p0, book S");
    // 2 flames: 16; the monument of space 15 on p0: 2 flames: 18; gold of 17, book of 18; then the settler.
    assert_eq!((game.gains().as_str(), game.on("n3").as_str()), ("S+1 G+1 F+4 VP+1 SC-1", "RS02 1p"));
    assert_eq!(course(&game), "placed 2F placed 2F G S 1VP");
}

#[test]
fn ae_6_c_6_a_dispatch_bonus_is_points_then_tile_then_flames() {
    let mut game = scene("rb").school("1AD").ships("turtle").open("dolphin").turn();
    game.play("send AD to ship, take dolphin, book S");
    assert_eq!(course(&game), "2VP tile 2VP 2F S");
    let mut game = scene("rb").school("1MB").ships("turtle").open("WS01").turn();
    game.play("send MB to ship, take WS01, place on n2, book S");
    assert_eq!(course(&game), "3VP tile placed G 2F S");
    let mut game = scene("rb").school("1SM").ships("turtle").pillar_cards("L BA1a").turn();
    game.play("send SM to ship, take base L for pillar 1, instant gain 2");
    assert_eq!(course(&game), "2VP card G 1F");
    // What cannot be taken or placed is skipped.
    let mut game = scene("rb").school("1SM").ships("turtle").turn();
    game.play("send SM to ship");
    assert_eq!(course(&game), "2VP 1F", "no card lies there");
    let mut game = scene("rb").school("1AD").ships("turtle dolphin octopus seahorse whale").turn();
    game.play("send AD to ship, book S");
    assert_eq!(course(&game), "2VP 2F S", "no room for a ship");
}

#[test]
fn ae_6_d_1_a_knowledge_card_asks_for_two_settlers() {
    let start = |school: &str| scene("rb").school(school).ships("turtle dolphin").display("KN03 KN06 KN07").turn();
    assert_eq!(start("1DL").offers("learn"), "", "two different settlers");
    assert_eq!(start("2DL").offers("learn"), "learn KN03");
    assert_eq!(start("1DL 1PH").offers("learn"), "learn KN06");
    assert_eq!(start("1MA 1AS").offers("learn"), "learn KN07");
    assert_eq!(start("2MA 9SC").offers("learn"), "");
    let learn = |name| Action::TakeKnowledge { name: knowledge(name), copy: 0 };
    let missing = Illegal::ProfessionMissing { name: knowledge("KN03"), profession: Profession::DL };
    assert_eq!(start("1DL").refused(learn("KN03")), missing);
    assert_eq!(start("2DL").refused(learn("KN01")), Illegal::NotDisplayed { name: knowledge("KN01") });
    // Not a name one owns.
    let start = || scene("rby").school("1AD 1PH").ships("turtle dolphin").display("KN16");
    assert_eq!(start().turn().offers("learn"), "learn KN16");
    let game = start().knows("KN16").turn();
    assert_eq!(game.offers("learn"), "");
    assert_eq!(game.refused(learn("KN16")), Illegal::KnowledgeOwned { name: knowledge("KN16") });
}

#[test]
fn ae_6_d_2_ru_22_both_settlers_need_a_place_that_exists_now() {
    let learn = |board: &str, more: &str| {
        let mut game = scene("rb").school("2DL").display("KN03").board(board);
        if !more.is_empty() {
            game = game.ships(more);
        }
        let game = game.turn();
        assert_eq!(game.may("learn KN03"), game.offers("learn") == "learn KN03");
        game.may("learn KN03")
    };
    // One free place of a residence, and no other.
    let one = format!("{}, a3 RS19 4p", full_but(&["a3"]));
    assert!(!learn(&one, ""));
    assert!(learn(&one, "turtle"), "and a ship");
    assert!(!learn(&one, "turtle:p"), "not a full one");
    // And a slot that fits, or one that does not.
    assert!(learn(&format!("{}, a2 RS19 4p, a3 WS03 -", full_but(&["a2", "a3"])), ""));
    assert!(!learn(&format!("{}, a2 RS19 4p, a3 WS02 -", full_but(&["a2", "a3"])), ""));
    // Only slots: one for two is too few, two will do.
    assert!(!learn(&format!("{}, a3 WS03 -", full_but(&["a3"])), ""));
    assert!(learn(&format!("{}, a2 WS04 -, a3 WS03 -", full_but(&["a2", "a3"])), ""));
    assert!(!learn(&format!("{}, a2 WS04 b, a3 WS03 -", full_but(&["a2", "a3"])), ""));
    // Two slots for one of the two, none for the other; a slot for each.
    let engineers = |board: &str| scene("rb").school("1DL 1PH").display("KN06").board(board).turn().may("learn KN06");
    assert!(!engineers(&format!("{}, a2 WS04 -, a3 WS03 -", full_but(&["a2", "a3"]))));
    assert!(engineers(&format!("{}, a2 WS02 -, a3 WS03 -", full_but(&["a2", "a3"]))));
    assert!(engineers(&format!("{}, a3 WS05 --", full_but(&["a3"]))), "any purple and any brown");
    assert!(!engineers(&format!("{}, a3 WS05 p-", full_but(&["a3"]))));
    // A new residence, also for both.
    assert!(learn(&full_but(&["a3"]), ""));
    // The second one may need the new residence after the first one filled the old.
    assert!(learn(&format!("{}, a2 RS19 4p", full_but(&["a2", "a3"])), ""));
    // Two new residences are never needed: the smallest has three places. None without an open one.
    let game = scene("rb").school("2DL").display("KN03").residences("").no_pile("residences").ships("turtle").turn();
    assert!(!game.may("learn KN03"));
    let why = Illegal::NoTwoPlaces { name: knowledge("KN03") };
    assert_eq!(game.refused(Action::TakeKnowledge { name: knowledge("KN03"), copy: 0 }), why);
    // Pillar cards are no target.
    let start = || scene("rb").school("2SH").display("KN02").board(&full_but(&[])).pillars("BA1a SF1a, BA2a SF2a");
    assert!(!start().turn().may("learn KN02"));
    let mut game = start().ships("turtle dolphin").turn();
    game.play("learn KN02");
    assert_eq!(game.choices(), "send SH to ship");
    let pillar = Target::Pillar { pillar: 0, stage: Stage::Shaft };
    let refused = game.refused(Action::KnowledgeDispatch { profession: Profession::SH, target: pillar });
    assert_eq!(refused, Illegal::NoPillarForKnowledge);
}

#[test]
fn ae_6_d_3_ru_22_every_choice_leaves_a_place_for_the_other() {
    let board = format!("{}, a3 WS03 -", full_but(&["a3"]));
    let mut game = scene("rb").school("1DL 1PH").display("KN06").board(&board).ships("turtle").turn();
    game.play("learn KN06");
    assert_eq!(game.choices(), "send PH to ship, send DL to workshop at a3 slot 1");
    let refused = game.refused(Action::KnowledgeDispatch { profession: Profession::DL, target: Target::Ship });
    assert_eq!(refused, Illegal::NoPlaceForTheOther);
    assert_eq!(game.player("r").knowledge().collect::<Vec<_>>(), [knowledge("KN06")], "the card is taken first");
    game.play("send DL to workshop at a3 slot 1");
    assert_eq!((game.choices().as_str(), course(&game).as_str()), ("send PH to ship", ""), "bonuses wait");
    game.play("send PH to ship, book S");
    assert_eq!(course(&game), "1VP 1F 2VP 1F S", "in the order of dispatch");
    // The other order.
    let mut game = scene("rb").school("1DL 1PH").display("KN06").board(&board).ships("turtle").turn();
    game.play("learn KN06, send PH to ship, send DL to workshop at a3 slot 1, book S");
    assert_eq!(course(&game), "2VP 1F 1VP 1F S");
    // Only those the card asks for.
    let mut game = scene("rb").school("1DL 1PH 1SC").display("KN06").ships("turtle dolphin").turn();
    game.play("learn KN06");
    let refused = game.refused(Action::KnowledgeDispatch { profession: Profession::SC, target: Target::Ship });
    assert_eq!(refused, Illegal::NotAskedFor { profession: Profession::SC });
}

#[test]
fn ae_6_d_4_ru_89_workshops_then_placement_then_dispatch() {
    // WS01 is active; WS03 becomes active by this card and gives nothing.
    let board = format!("{}, n0 WS01 w, p0 WS03 -", full_but(&["n0", "p0", "a3"]));
    let mut game = scene("rb").school("2DL").display("KN03").board(&board).turn();
    game.play("learn KN03, send DL to workshop at p0 slot 1, send DL to residence, take RS02, place on a3");
    assert_eq!(game.game.open_residences().count(), 3, "refilled at once");
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("r ChooseBook", "F+2 DL-2"), "the gold of a3 waits");
    // KNOW: 2 flames and the book of space 2; the gold of the cell; 1 VP + 1 F twice, the card of space 4.
    game.play("book S, draw influence").draws("IF01 IF02").play("keep IF01");
    assert_eq!(course(&game), "placed 2F S G 1VP 1F 1VP 1F");
    assert_eq!(game.told(|event| matches!(event, Event::Triggered { .. })), 1);
}

#[test]
fn ae_6_d_5_it_is_one_action_and_the_field_stays_empty() {
    let mut game = scene("rb").school("2DL").ships("turtle dolphin").display("KN07 KN03 KN01").turn();
    game.play("learn KN03, send DL to ship, send DL to ship, book S");
    assert_eq!((game.game.actions_left(), game.shown().as_str()), (1, "KN07 - KN01"));
}

#[test]
fn ae_6_e_1_a_card_played_stays_and_counts() {
    let mut game = scene("rb").holds("IF16 IF03").turn();
    game.play("play IF16");
    assert_eq!((game.gains().as_str(), game.game.actions_left()), ("VP+3", 1));
    let player = game.player("r");
    assert_eq!((player.hand_size(), player.played().count()), (1, 1));
    assert_eq!(
        game.refused(Action::PlayInfluence { card: influence("IF16") }),
        Illegal::NotHeld { card: influence("IF16") }
    );
    assert_eq!(
        game.refused(Action::PlayInfluence { card: influence("IF05") }),
        Illegal::NotHeld { card: influence("IF05") }
    );
    // Played or not, it counts for KN08: 3 points for one, 5 for two.
    let game = scene("rb").knows("KN08").played("IF16").end_of_year(5);
    assert_eq!(game.gains(), "VP+3");
    let game = scene("rb").knows("KN08").played("IF16").holds("IF01").end_of_year(5);
    assert_eq!(game.gains(), "VP+6", "and 1 for the card not played");
}

#[test]
fn ae_6_e_2_ru_50_a_card_that_does_nothing_cannot_be_played() {
    let game = scene("rb").holds("IF01 IF04 IF08 IF20 IF21 IF16").turn();
    assert_eq!(game.offers("play"), "play IF16");
    let why = |card: &str| game.refused(Action::PlayInfluence { card: influence(card) });
    let idle = |card: &str, why| Illegal::CardWouldDoNothing { card: influence(card), why };
    assert_eq!(why("IF01"), idle("IF01", Idle::TwoResidences));
    assert_eq!(why("IF04"), idle("IF04", Idle::NoFreeSlot));
    assert_eq!(why("IF08"), idle("IF08", Idle::NobodyToTrain));
    assert_eq!(why("IF20"), idle("IF20", Idle::NoIncomplete));
    assert_eq!(why("IF21"), idle("IF21", Idle::NothingToMove));
    // Partial execution is enough: one of three tokens.
    let game = scene("rb").holds("IF05").turn();
    assert_eq!(game.offers("play"), "play IF05");
    let game = scene("rb").goods("1FT").holds("IF05").turn();
    assert_eq!(game.offers("play"), "");
}

#[test]
fn ae_6_e_3_any_number_of_cards_may_be_held() {
    let cards: Vec<String> = (1..=22).map(|number| format!("IF{number:02}")).collect();
    let mut game = scene("rb").holds(&cards.join(" ")).priest("3").turn();
    game.play("advance, draw influence").draws("IF23 IF24").play("keep IF24");
    assert_eq!(game.player("r").hand_size(), 23);
    assert!(game.may("play IF16"));
}
