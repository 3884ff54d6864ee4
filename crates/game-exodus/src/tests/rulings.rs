//! AE-21: rulings that no other chapter tests: taking back, leaving, secrets at the table.

use engine::{Awaiting, Components as _, Game as _, GameOptions as _, QuickDice, Seat, Seed, Step, Table, UndoRefused};

use super::scene::{cell, scene};
use super::sets::changed;
use super::walk::{Taste, pick};
use crate::actions::{Action, Chance};
use crate::asks::Ask;
use crate::kinds::Profession;
use crate::setup::Options;
use crate::{Components, Exodus};

#[test]
fn ru_62_ru_91_own_decisions_go_back_until_luck_or_a_card_comes_to_light() {
    let seed = Seed::from_words("taking back");
    let (mut plain, mut kept, mut played, mut drawn) = (0, 0, 0, 0);
    for number in 0..4 {
        let mut dice = QuickDice::new(number);
        let mut table = Table::<Exodus>::new(Components::standard(), Options::for_seats(2)).unwrap();
        let mut steps = table.plan_start(&seed);
        loop {
            steps.drain(..).for_each(|step| table.push(step).unwrap());
            let Some(seat) = table.awaited().iter().next() else { break };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            let action = pick(&actions, Taste::Rich, &mut dice);
            let secret = match action {
                Action::PlayInfluence { card } => !table.position().player(seat).is_known(card),
                _ => false,
            };
            let before = table.played().len();
            steps = table.plan(seat, action, &seed).unwrap();
            let luck = steps.iter().any(|step| matches!(step, Step::Chance(_)));
            let alone = steps.len() == 1;
            steps.drain(..).for_each(|step| table.push(step).unwrap());
            if !table.awaited().contains(seat) {
                continue;
            }
            let undo = table.undo_step(seat);
            let goes_back = undo.as_ref().is_ok_and(|taken| taken.contains(&before));
            match action {
                Action::KeepInfluence { .. } => {
                    assert!(!goes_back, "the other card lies open");
                    kept += 1;
                }
                Action::PlayInfluence { .. } if secret => {
                    assert!(!goes_back, "everybody has seen the card");
                    played += 1;
                }
                _ if luck => {
                    assert_eq!(undo, Err(UndoRefused::Barrier));
                    drawn += 1;
                }
                _ if alone => {
                    assert!(goes_back, "{action} can be taken back");
                    plain += 1;
                }
                _ => {}
            }
        }
    }
    assert!(plain > 100 && kept > 3 && played > 3 && drawn > 10, "{plain}, {kept}, {played}, {drawn}");
}

#[test]
fn ru_78_ru_96_ending_turns_and_first_options_lead_on() {
    for seats in 1..=4 {
        let mut game = Exodus::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
        let mut dice = QuickDice::new(5);
        let mut decisions = 0;
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(&chance, &mut ());
                }
                Awaiting::Seats(awaited) => {
                    let seat = awaited.iter().next().unwrap();
                    let mut actions = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    let main = matches!(game.ask(seat), Some(Ask::Main { .. }));
                    let action = if main { Action::EndTurn } else { actions[0] };
                    game.play(seat, &action, &mut ()).unwrap();
                    decisions += 1;
                    assert!(decisions <= 1000);
                }
            }
        }
        assert!(game.is_over());
    }
}

#[test]
fn ru_90_a_forced_end_of_a_turn_tells_nothing_of_hidden_cards() {
    let made = |game: &super::scene::Scene| {
        assert_eq!(game.choices(), "end turn");
        game.game.may_be_made_for(Seat(0), &Action::EndTurn)
    };
    // A hidden card that cannot be played: others must not learn that.
    assert!(!made(&scene("rb").priest("36").holds("IF01").turn()));
    assert!(made(&scene("rb").priest("36").took("IF01").turn()), "everybody knows this one");
    assert!(made(&scene("rb").priest("36").turn()));
    assert!(made(&scene("rb").priest("36").played("IF01").turn()));
    // Without an action left there is nothing to tell.
    let mut game = scene("rb").priest("34").holds("IF01").turn();
    game.play("advance, advance");
    assert!(made(&game));
    // Other only options are made.
    let mut game = scene("rb").school("1SC").residences("RS02").no_pile("residences").turn();
    game.play("send SC to residence");
    assert!(game.game.may_be_made_for(Seat(0), &game.legal()[0]));
}

#[test]
fn ru_97_one_seed_and_the_standard_options_are_one_city() {
    let luck = |words: &str| {
        let table = Table::<Exodus>::new(Components::standard(), Options::for_seats(1)).unwrap();
        let steps = table.plan_start(&Seed::from_words(words));
        let chances = steps.into_iter().filter_map(|step| match step {
            Step::Chance(chance) => Some(chance),
            Step::Act { .. } => None,
        });
        chances.collect::<Vec<Chance>>()
    };
    assert_eq!(luck("a day"), luck("a day"));
    assert_ne!(luck("a day"), luck("the next day"));
    assert_eq!(Options::for_seats(1), Options { seats: 1, start: engine::Start::Random, discs: crate::Discs::Zero });
}

#[test]
fn ru_102_one_arrow_leads_to_a_field_and_keeps_the_colour() {
    let school = &Components::standard().school;
    for profession in crate::components::School::each(school.targets) {
        let field = school.field(profession);
        let from = field.from.unwrap();
        assert_eq!(school.field(from).colour, field.colour);
        assert!(school.field(from).arrows & profession.bit() != 0);
        let leading = crate::components::School::each(school.all);
        assert_eq!(leading.filter(|&other| school.field(other).arrows & profession.bit() != 0).count(), 1);
    }
    let other = changed(&[("board.toml", "arrows.DL", "arrows.SH")]).unwrap_err();
    assert_eq!(other.reason, "an arrow from WO to SH must keep the colour and raise the tier");
}

#[test]
fn ru_103_a_settler_on_his_way_stands_on_no_training_field() {
    let mut game = scene("rb").school("1SC").turn();
    game.play("send SC to residence");
    for play in ["take RS02", "place on n0"] {
        assert_eq!(game.player("r").settlers[Profession::SC.index()], 0);
        game.play(play);
    }
    assert_eq!(game.asked(), "r ChooseBook");
    assert_eq!((game.player("r").settlers[Profession::SC.index()], game.on("n0").as_str()), (0, "RS02 "));
    game.play("book S");
    assert_eq!((game.on("n0").as_str(), game.player("r").incomplete()), ("RS02 1p", Some((cell("n0"), 2))));
}

#[test]
fn ru_104_a_residence_has_at_least_two_places() {
    let small = r#"RS01 = { value = { floor = "sand", places = 1 }"#;
    let old = r#"RS01 = { value = { floor = "sand", places = 3 }"#;
    assert!(changed(&[("residences.toml", old, small)]).is_err());
    let two = r#"RS01 = { value = { floor = "sand", places = 2 }"#;
    assert!(changed(&[("residences.toml", old, two)]).is_ok());
}
