//! Worlds dealt from views.

use engine::{Awaiting, Components as _, Dice, Game, QuickDice, Seat, Start, Viewer};

use super::scene::{B, K, R, cards, scene, scene_with};
use crate::actions::Action;
use crate::components::Components;
use crate::redeal::deal_to_fit;
use crate::setup::Options;
use crate::state::Atlantis;

#[test]
fn at_i15_a_view_holds_no_hidden_card() {
    let one = scene("A2@Ra F4 C3").hand(K, "flag").hand(R, "ring, ring").hand(B, "olive");
    let other = scene("A2@Ra F4 C3").hand(K, "flag").hand(R, "crown, ring").hand(B, "statue");
    assert_ne!(one.game, other.game);
    assert_eq!(one.game.view(Viewer::Seat(K)), other.game.view(Viewer::Seat(K)));
    assert_ne!(one.game.view(Viewer::Seat(R)), other.game.view(Viewer::Seat(R)));
    let json = |scene: &super::scene::Scene| serde_json::to_string(&scene.game.view(Viewer::Seat(K))).unwrap();
    assert_eq!(json(&one), json(&other));
}

#[test]
fn known_cards_stay_where_they_were_shown() {
    let mut scene = scene("A2@Ka F4@Rb").home(K, 2).hand(K, "flag").hand(B, "ring, ring").bridge_built(K);
    scene.act(Action::ShowHand);
    let view = scene.game.view(Viewer::Seat(R));
    for seed in 0..50 {
        let world = Atlantis::determinise(&view, &mut QuickDice::new(seed));
        assert!(world.hands[0].holds(cards("flag").into()));
        assert_eq!([world.hands[0].total(), world.hands[2].total()], [3, 2]);
    }
}

#[test]
fn after_a_shuffle_only_the_shuffled_cards_can_lie_in_the_pile() {
    let mut scene = scene("A2 F4 C3 O1").hand(K, "crown, flag").hand(R, "statue, statue").hand(B, "helmet");
    scene = scene.discard("olive, olive, olive, olive").draw_pile("").bridge_built(K).next_draws("olive");
    scene.moves(0, "crown");
    let view = scene.game.view(Viewer::Seat(R));
    assert_eq!(view.draw_pile_most, cards("olive, olive, olive, olive, crown"));
    let mut met = 0;
    for seed in 0..50 {
        let world = Atlantis::determinise(&view, &mut QuickDice::new(seed));
        assert_eq!(world.view(Viewer::Seat(R)), view);
        // The helmet and the flag were in hands when the pile was shuffled, and still are.
        assert_eq!(world.draw_pile.count(super::scene::object("helmet")), 0);
        assert_eq!(world.draw_pile.count(super::scene::object("flag")), 0);
        met |= 1 << world.draw_pile.count(super::scene::object("crown"));
    }
    assert_eq!(met, 0b11, "the crown may have been drawn or not");
    // The one who drew knows that the olive is not in the pile any more.
    let own = scene.game.view(Viewer::Seat(K));
    assert_eq!(own.draw_pile_most, cards("olive, olive, olive, crown"));
}

#[test]
fn which_cards_were_bought_is_guessed() {
    let mut scene = scene_with("A2@Ka F4 ~ S3", &[(K, "R2")]).hand(K, "flag, ring").hand(R, "crown");
    scene.act(Action::Buy { value: 2 });
    let view = scene.game.view(Viewer::Seat(R));
    assert_eq!(view.payable, cards(""));
    for seed in 0..20 {
        let world = Atlantis::determinise(&view, &mut QuickDice::new(seed));
        assert_eq!(world.payable.total(), 2, "of three cards one was bought");
        assert!(world.hands[0].holds(world.payable));
    }
    assert_eq!(scene.game.view(Viewer::Seat(K)).payable, cards("flag, ring"));
}

/// In the middle of another's move only few hands are possible: they are found.
#[test]
fn at_r7_a_world_lets_the_active_seat_finish_its_move() {
    for seats in 2..=4 {
        for seed in 0..40 {
            let mut dice = QuickDice::new(seed);
            let options = Options { seats, start: Start::Random };
            let mut game = Atlantis::setup(Components::standard(), &options).unwrap();
            let mut actions = Vec::new();
            loop {
                let seat = match game.awaiting() {
                    Awaiting::Over => break,
                    Awaiting::Chance => {
                        let chance = game.sample_chance(&mut dice);
                        game.apply_chance(&chance, &mut ());
                        continue;
                    }
                    Awaiting::Seats(awaited) => awaited.iter().next().unwrap(),
                };
                for viewer in Seat::all(usize::from(seats)).map(Viewer::Seat).chain([Viewer::Public]) {
                    if viewer.is(seat) {
                        continue;
                    }
                    let view = game.view(viewer);
                    let world = deal_to_fit(&view, &mut dice);
                    world.audit().unwrap();
                    assert_eq!(world.view(viewer), view);
                    actions.clear();
                    world.legal_actions(seat, &mut actions);
                    assert!(!actions.is_empty(), "{world:?}");
                }
                actions.clear();
                game.legal_actions(seat, &mut actions);
                game.apply(seat, &actions[dice.below(actions.len() as u32) as usize], &mut ());
            }
        }
    }
}
