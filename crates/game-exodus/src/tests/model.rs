//! AE-20: decisions, luck and the position; AE-0 and AE-25: what the words mean and where the numbers live.

use std::collections::BTreeMap;

use engine::{Awaiting, Components as _, Game as _, Origin, QuickDice, Seat};

use super::king::course;
use super::scene::{fresh, scene};
use super::sets::changed;
use super::walk::{Decided, walk, walks};
use crate::actions::{Action, Chance};
use crate::asks::Ask;
use crate::events::Event;
use crate::kinds::{Colour, Profession};
use crate::refusals::Illegal;
use crate::{Components, Exodus};

#[test]
fn ae_20_1_one_seat_is_asked_one_thing() {
    let mut forced = 0;
    walks(|moment| {
        let game = moment.after;
        if let Awaiting::Seats(seats) = game.awaiting() {
            assert_eq!(seats.iter().count(), 1);
            let asked = seats.iter().next().unwrap();
            for seat in Seat::all(game.seats()) {
                assert_eq!(game.ask(seat).is_some(), seat == asked);
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                assert_eq!(actions.is_empty(), seat != asked);
            }
            let mut actions = Vec::new();
            game.legal_actions(asked, &mut actions);
            forced += usize::from(actions.len() == 1);
        } else {
            assert!(Seat::all(game.seats()).all(|seat| game.ask(seat).is_none()));
        }
    });
    assert!(forced > 100, "decisions with one option are decisions too");
    let game = scene("rb").turn();
    assert_eq!(game.game.check(Seat(1), &Action::Advance), Err(Illegal::NotAsked { seat: Seat(1) }));
    assert_eq!(game.refused(Action::TakeGuard { take: true }), Illegal::OtherQuestion);
    let game = scene("rb").end_of_year(1);
    assert_eq!(game.game.check(Seat(0), &Action::EndTurn), Err(Illegal::NotAsked { seat: Seat(0) }));
}

#[test]
fn ae_20_2_nobody_decides_in_the_turn_of_another() {
    let mut whose = None;
    walks(|moment| {
        if let Decided::By(seat, action) = moment.decided {
            match action {
                Action::OrderSpace { .. } | Action::PlaceKing { .. } => whose = Some(*seat),
                _ => {}
            }
            assert_eq!(whose, Some(*seat), "{action:?}");
        }
        for event in moment.events {
            if let Event::TurnBegan { seat } = event {
                whose = Some(*seat);
            }
        }
    });
}

/// The name of a question.
fn name(ask: Ask) -> String {
    format!("{ask:?}").split([' ', '{']).next().unwrap().to_owned()
}

#[test]
fn ae_20_3_decisions_follow_the_grammar() {
    let in_fields = [
        "PlaceKing",
        "ChooseBook",
        "TakeGuard",
        "PlaceTile",
        "ActivateWorkshop",
        "CompletePillar",
        "TakePillar",
        "BaseInstant",
        "InfluenceSource",
        "KeepInfluence",
        "TakeMonument",
        "TileSource",
        "KeepTile",
    ];
    let in_order = ["OrderSpace", "ChooseBook", "InfluenceSource", "KeepInfluence", "TakeMonument", "PlaceTile"];
    for seats in 1..=4u8 {
        for seed in 0..4 {
            let mut years = String::new();
            let last = walk(seats, seed, |moment| {
                let Decided::By(seat, action) = moment.decided else { return };
                let ask = name(moment.before.ask(*seat).unwrap());
                if moment.before.is_in_turn() {
                    assert!(!["OrderSpace", "PlaceKing", "TakeGuard"].contains(&ask.as_str()), "{ask} in a turn");
                } else if moment.before.round() > 0 {
                    assert!(in_fields.contains(&ask.as_str()), "{ask} while kings are placed");
                } else {
                    assert!(in_order.contains(&ask.as_str()), "{ask} while the order is chosen");
                }
                match action {
                    Action::OrderSpace { .. } => years.push('o'),
                    Action::PlaceKing { .. } => years.push('k'),
                    Action::EndTurn => years.push('e'),
                    _ => {}
                }
            });
            let all = usize::from(seats);
            let round = format!("{}{}", "k".repeat(all), "e".repeat(all));
            let order = if seats == 1 { String::new() } else { "o".repeat(all) };
            let year = format!("{order}{}", round.repeat(3));
            let played = usize::from(last.year());
            assert_eq!(years, year.repeat(played), "{seats} seats");
        }
    }
}

#[test]
fn ae_20_4_no_decision_has_more_options_than_the_table_says() {
    let most = BTreeMap::from([
        ("OrderSpace", 5),
        ("PlaceKing", 4),
        ("ChooseBook", 3),
        ("TakeGuard", 2),
        ("PlaceTile", 9),
        ("ActivateWorkshop", 9),
        ("CompletePillar", 9),
        ("TakePillar", 6),
        ("BaseInstant", 5),
        ("InfluenceSource", 24),
        ("KeepInfluence", 2),
        ("TakeMonument", 5),
        ("TileSource", 23),
        ("KeepTile", 2),
        ("Main", 133),
        ("TakeResidence", 3),
        ("KnowledgeDispatch", 20),
        ("CardDispatch", 103),
        ("ChooseColour", 3),
        ("WorkshopSlot", 18),
        ("RotateMiddle", 4),
        ("RotateTop", 4),
        ("FreeTrain", 9),
        ("KnowledgeSource", 20),
        ("KeepKnowledge", 20),
        ("SwapFirst", 9),
        ("SwapSecond", 9),
        ("Exchange", 7),
        ("MoveTile", 10),
        ("PayBook", 4),
        ("PayGold", 3),
        ("GiveBack", 12),
        ("KeepSettler", 12),
        ("Reward", 2),
        ("Change", 6),
        ("CapitalPart", 3),
        ("Again", 3),
        ("PillarDispatch", 102),
        ("PillarTrain", 102),
    ]);
    let mut seen = BTreeMap::new();
    walks(|moment| {
        if let Decided::By(seat, _) = moment.decided {
            let mut actions = Vec::new();
            moment.before.legal_actions(*seat, &mut actions);
            let ask = name(moment.before.ask(*seat).unwrap());
            assert!(actions.len() <= most[ask.as_str()], "{} options of {ask}", actions.len());
            let met = seen.entry(ask).or_insert(0);
            *met = actions.len().max(*met);
        }
    });
    let missing: Vec<_> = most.keys().filter(|ask| !seen.contains_key(**ask)).collect();
    assert!(missing.len() <= 6, "never asked: {missing:?}");
    for (ask, full) in [("OrderSpace", 5), ("PlaceKing", 4), ("ChooseBook", 3), ("PlaceTile", 9), ("RotateTop", 4)] {
        assert_eq!(seen[ask], full, "{ask}");
    }
}

#[test]
fn ae_20_5_the_main_menu() {
    let start = || {
        let game = scene("rb").school("1DL 1SC").ships("turtle").holds("IF16 IF01").pillars("BA3a SF1a*").goods("1FT");
        game.display("KN03")
    };
    let mut game = start().turn();
    let menu = "advance, train PH, send SC to residence, send SC to ship, send DL to residence, send DL to ship, \
                play IF16, use base of pillar 1, use shaft of pillar 1, spend favour, end turn";
    assert_eq!(game.choices(), menu);
    game.play("advance, advance, book S");
    assert_eq!(game.choices(), "use base of pillar 1, use shaft of pillar 1, spend favour, end turn", "no action left");
    game.play("use shaft of pillar 1, spend favour, advance");
    assert_eq!(game.choices(), "end turn");
    // With a second Day Labourer the card is there too.
    let game = start().school("1DL").turn();
    assert_eq!(game.offers("learn"), "learn KN03");
}

#[test]
fn ae_20_6_equal_things_are_one_option() {
    let game = scene("rb").school("3SC").ships("turtle dolphin whale").turn();
    assert_eq!(game.offers("send"), "send SC to residence, send SC to ship");
    // Which of two equal cards goes matters: the one on the right is the next to be cleared.
    let mut game = scene("rby").school("1AD 1PH").ships("turtle dolphin").display("KN16 KN16").turn();
    game.play("learn KN16");
    assert_eq!(game.game.knowledge_fields().flatten().count(), 1);
    let mut game = scene("rb").holds("IF09").open("turtle turtle whale").turn();
    game.play("play IF09");
    assert_eq!(game.choices(), "take turtle, take whale, draw tiles");
}

#[test]
fn ae_20_7_compound_choices_are_sequences() {
    let asks = |game: &mut super::scene::Scene, moves: &[&str]| {
        let mut asked = Vec::new();
        for one in moves {
            game.play(one);
            asked.push(game.asked().split(' ').next_back().unwrap().to_owned());
        }
        asked.join(" ")
    };
    let mut game = scene("rb").school("1SC").turn();
    let moves = ["send SC to residence", "take RS02", "place on n0", "book S"];
    assert_eq!(asks(&mut game, &moves), "TakeResidence PlaceTile ChooseBook Main");
    let mut game = scene("rb").school("2DL").board("n0 RS01 2p").display("KN03").turn();
    let moves = ["learn KN03", "send DL to residence", "send DL to residence", "take RS06", "place on a3", "book S"];
    let wanted = "KnowledgeDispatch KnowledgeDispatch TakeResidence PlaceTile ChooseBook Main";
    assert_eq!(asks(&mut game, &moves), wanted);
    let mut game = scene("rb").holds("IF21").board("n2 WS01 -").turn();
    assert_eq!(asks(&mut game, &["play IF21", "move n2", "place on a3"]), "MoveTile PlaceTile Main");
    let mut game = scene("rb").holds("IF06").turn();
    assert_eq!(asks(&mut game, &["play IF06", "turn middle 1", "turn top 0"]), "RotateMiddle RotateTop Main");
    let mut game = scene("rb").pillars("BA2a").school("1SC").turn();
    assert_eq!(asks(&mut game, &["use base of pillar 1", "give back SC"]), "GiveBack luck");
    game.draws("pw");
    assert_eq!(game.asked(), "r KeepSettler");
}

#[test]
fn ae_20_8_how_long_a_game_is() {
    for (seats, about) in [(2u8, 290), (3, 430), (4, 560)] {
        let (mut decisions, mut options, mut forced) = (0, 0, 0);
        for seed in 0..6 {
            walk(seats, seed, |moment| {
                if let Decided::By(seat, _) = moment.decided {
                    let mut actions = Vec::new();
                    moment.before.legal_actions(*seat, &mut actions);
                    decisions += 1;
                    options += actions.len();
                    forced += usize::from(actions.len() == 1);
                }
            });
        }
        let each = decisions / 6;
        assert!((about * 6 / 10..about * 14 / 10).contains(&each), "{each} decisions of {seats}");
        assert!((3 * decisions..6 * decisions).contains(&options), "{options} options in {decisions} decisions");
        assert!((decisions / 24..decisions / 3).contains(&forced), "{forced} of {decisions} are forced");
    }
}

#[test]
fn ae_20_10_ru_81_luck_comes_from_outside_and_piles_have_no_order() {
    let mut game = scene("rb").end_of_year(1);
    assert_eq!(game.asked(), "luck");
    // Every tile not yet turned may be the one of this year.
    for tile in (0..8).map(crate::kinds::Catastrophe) {
        assert_eq!(game.game.check_chance(&Chance::Catastrophe { tile }), Ok(()), "{tile}");
    }
    // Asking luck changes nothing, and other dice give other luck.
    let before = game.game;
    let sample = |seed| game.game.sample_chance(&mut QuickDice::new(seed));
    assert_eq!(sample(1), sample(1), "the same dice, the same luck");
    assert!((2..40).any(|seed| sample(seed) != sample(1)));
    assert!(before == game.game);
    // Each draw from the bag is uniform over who is in it.
    game = scene("rb").bag("1p3w").kings("r T2").pillar_cards("L BA1a").king("r", 2);
    game.play("king to M5, take base L for pillar 1, instant gain 3");
    let mut white = 0;
    for seed in 0..400 {
        let Chance::Draw { colours } = game.game.sample_chance(&mut QuickDice::new(seed)) else { panic!("a draw") };
        assert_ne!(colours.as_slice(), [Colour::Brown]);
        white += usize::from(colours.as_slice() == [Colour::White]);
    }
    assert!((260..340).contains(&white), "{white} of 400 are white");
    let brown = Chance::Draw { colours: [Colour::Brown].into_iter().collect() };
    assert_eq!(game.game.check_chance(&brown), Err(Illegal::NotInPile));
    // RU-81: what is drawn in another order leaves the same pile.
    let drawn = |first: &str, second: &str| {
        let mut game = scene("rb").holds("IF09").turn();
        game.play("play IF09, draw tiles").draws(&format!("{first} {second}")).play("keep turtle");
        game.game
    };
    assert!(drawn("turtle", "whale") == drawn("whale", "turtle"));
}

#[test]
fn ae_20_11_the_position_remembers_what_matters_and_nothing_else() {
    // Two ways to one position.
    let play = |moves: &str| {
        let mut game = scene("rb").school("1WO 1SC").ships("turtle dolphin").goods("1FT").turn();
        game.play(moves);
        game.game
    };
    assert!(play("train DL, advance") == play("advance, train DL"));
    assert!(play("spend favour, train DL, advance") == play("train DL, advance, spend favour"));
    assert!(play("train DL") != play("train PH"));
    // A plain value of about one kilobyte.
    fn plain<T: Copy>(_: &T) -> usize {
        size_of::<T>()
    }
    assert!(plain(&fresh("rbyg").game) <= 1200, "{} bytes", size_of::<Exodus>());
}

#[test]
fn ae_0_4_words_with_a_fixed_meaning() {
    // Train: along an arrow. Dispatch: out of the training area.
    let mut game = scene("rb").school("2WO").ships("turtle").turn();
    game.play("train DL");
    assert_eq!(game.told(|event| matches!(event, Event::Dispatched { .. })), 0);
    game.play("send DL to ship");
    let settlers: u8 = game.player("r").settlers.iter().sum();
    assert_eq!((settlers, game.player("r").settlers[Profession::WO.index()]), (1, 1));
    // Covered: a tile lies there, settlers or not. Active: every slot is filled.
    let game = scene("rb").board("n0 WS05 p-, n2 WS07 pw, n1 AG01, p0 MO01");
    let player = game.player("r");
    let bits = |cells: &[&str]| cells.iter().fold(0u16, |set, id| set | 1 << super::scene::cell(id).0);
    assert_eq!((player.covered(), player.active_workshops()), (bits(&["n0", "n2", "n1", "p0"]), bits(&["n2"])));
    // Atlantis gain: AE-10.5.
    let mut game = scene("rb").board("p3 WS16 p").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!(course(&game), "S C");
}

#[test]
fn ae_0_1_every_datum_says_where_it_comes_from() {
    let facts = Components::standard().facts();
    for origin in [Origin::Rulebook, Origin::Outside, Origin::Reconstruction] {
        assert!(facts.iter().any(|fact| fact.origin == origin), "{origin:?}");
    }
    let unexplained = facts.iter().filter(|fact| fact.origin == Origin::Reconstruction && fact.source.is_none());
    assert_eq!(unexplained.count(), 0, "what is ours says how we came to it");
}

#[test]
fn ae_25_1_what_weighs_most_is_marked_as_reconstructed() {
    let facts = Components::standard().facts();
    let ours = |clause: &str| {
        let of = facts.iter().filter(|fact| fact.clause.starts_with(clause));
        of.filter(|fact| fact.origin == Origin::Reconstruction).count()
    };
    for (clause, least) in [
        ("AE-1.5", 19),
        ("AE-1.6", 8),
        ("AE-1.7", 15),
        ("AE-1.8", 12),
        ("AE-1.10", 16),
        ("AE-1.19", 18),
        ("AE-1.15", 25),
        ("AE-1.9", 1),
        ("AE-1.13", 5),
        ("AE-1.14", 20),
        ("AE-1.16", 15),
        ("AE-1.17", 12),
        ("AE-1.12", 8),
        ("AE-1.18", 10),
    ] {
        assert!(ours(clause) >= least, "{clause}: {} entries are marked as ours", ours(clause));
    }
}

#[test]
fn ae_25_3_a_corrected_set_is_checked_and_played_by_its_own_numbers() {
    // The loader checks it.
    let broken = changed(&[("board.toml", r#"bonus = "vp(2)""#, r#"bonus = "monument(1)""#)]);
    assert!(broken.is_err());
    // A vector recomputed: p3 pays 4 points instead of 2, a Worker 2 instead of 1.
    let worker = r#"dispatch = { value = ["vp(1)"], origin = "reconstruction", source = "grows with the cost of the training" }
arrows.DL"#;
    let dearer = worker.replace("vp(1)", "vp(2)");
    let changes = [("board.toml", r#"bonus = "vp(2)""#, r#"bonus = "vp(4)""#), ("board.toml", worker, &dearer)];
    let set = changed(&changes).unwrap();
    assert_ne!(set.digest(), Components::standard().digest());
    let mut game = scene("rb").school("1WO");
    game.game.data = datafile::Shared(set);
    let mut game = game.turn();
    game.play("send WO to residence, take RS02, place on p3");
    assert_eq!(game.gains(), "VP+6 WO-1");
}
