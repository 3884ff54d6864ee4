//! AT-7: paying.

use engine::Game as _;

use super::scene::{K, R, cards, object, payment, scene, scene_with, tile};
use crate::actions::Action;
use crate::refusals::Illegal;
use crate::state::Phase;

/// K has to pay `cost` (2 to 7) with these tiles and cards.
fn due(cost: u8, tiles: &str, hand: &str) -> super::scene::Scene {
    let path = format!("A{cost}@Ka ~ S7 ");
    let mut scene = scene_with(&path, &[(K, tiles)]).hand(K, hand).hand(K, "statue").bridge_built(K);
    scene.moves(1, "statue");
    assert!(matches!(scene.game.phase, Phase::Pay { cost: due, .. } if due == cost));
    scene
}

/// Every way to pay, as the labels of its items.
fn payments(scene: &super::scene::Scene) -> Vec<String> {
    let mut all = Vec::new();
    let mut open = vec![(scene.clone(), String::new())];
    while let Some((scene, paid)) = open.pop() {
        if !matches!(scene.game.phase, Phase::Pay { .. }) {
            all.push(paid.trim_end().to_owned());
            continue;
        }
        for option in scene.options() {
            let item = option.rsplit(' ').next().unwrap();
            let mut next = scene.clone();
            next.pays(item);
            open.push((next, format!("{paid}{item} ")));
        }
    }
    all.sort();
    all
}

#[test]
fn at_7_1_tiles_pay_their_value_and_cards_one() {
    let mut scene = due(7, "R5", "flag, flag");
    scene.pays("5 flag flag");
    assert_eq!(scene.game.active, R, "paid in full");
}

#[test]
fn at_7_2_at_r15_what_came_this_turn_does_not_pay() {
    // The tile of 4 is sold, the cards bought for it and the tile to be taken do not pay.
    let mut scene = scene_with("A3@Ka C7 ~ F3", &[(K, "R4")]).hand(K, "flag, ring").next_draws("olive olive");
    scene.act(Action::Buy { value: 4 });
    assert_eq!(scene.hand_size(K), 4);
    assert_eq!(
        scene.why_not(Action::Move { from: 0 }),
        Illegal::FigureTooDear { from: 0, cost: 3, payable: 2 },
        "if an olive is played, flag and ring pay; the other olive does not"
    );
}

#[test]
fn at_7_3_no_change_is_given() {
    let mut scene = due(2, "R5", "");
    scene.pays("5");
    assert_eq!(scene.tiles_of(K), [tile("A2")], "only the tile taken for the move");
    assert_eq!(scene.hand_size(K), 1, "only the card drawn");
}

#[test]
fn at_7_4_what_was_paid_leaves_the_game() {
    let mut scene = due(6, "R5", "flag");
    scene.pays("5 flag");
    assert_eq!(scene.game.removed_cards, cards("flag"));
    assert_eq!((scene.game.removed_tiles, scene.game.removed_worth), (1, 5));
    assert_eq!(scene.game.discard, cards("statue"), "only the card played");
}

#[test]
fn at_7_5_a_move_that_cannot_be_paid_is_not_legal() {
    let rich = scene("A5@Ka ~ F6 S2").home(K, 2).hand(K, "flag, ring, ring, ring, ring, ring").bridge_built(K);
    assert_eq!(rich.options(), ["move 1"]);
    let poor = scene("A5@Ka ~ F6 S2").home(K, 2).hand(K, "flag, ring, ring, ring").bridge_built(K);
    assert_eq!(poor.options(), ["show hand"]);
}

#[test]
fn at_r14_bought_copies_are_played_first() {
    // One old flag, one bought flag: one is played, the old one pays.
    let mut scene = scene_with("A1@Ka ~ F3", &[(K, "R2")]).hand(K, "flag").next_draws("flag").bridge_built(K);
    scene.act(Action::Buy { value: 2 });
    scene.moves(1, "flag");
    assert_eq!(scene.options(), ["pay card flag"]);
    // An old ring and a bought olive: the ring cannot both play and pay, and the olive cannot pay.
    let mut scene =
        scene_with("A1@Ka ~ R3", &[(K, "R2")]).home(K, 2).hand(K, "ring").next_draws("olive").bridge_built(K);
    scene.act(Action::Buy { value: 2 });
    scene.act(Action::Move { from: 1 });
    assert_eq!(scene.options(), ["play olive"]);
    let why = scene.why_not(Action::Play { object: object("ring") });
    assert_eq!(why, Illegal::CardTooDear { object: object("ring"), cost: 1, payable: 0 });
}

#[test]
fn at_r14_a_bought_copy_stays_unpayable_after_the_old_one_was_paid() {
    let mut scene =
        scene_with("A2@Ka ~ S3", &[(K, "R2")]).hand(K, "flag, ring, statue").next_draws("flag").bridge_built(K);
    scene.act(Action::Buy { value: 2 });
    scene.moves(1, "statue").pays("flag");
    assert_eq!(scene.hand_of(K), cards("flag, ring"));
    assert_eq!(scene.options(), ["pay card ring"]);
    assert_eq!(scene.why_not(payment("flag")), Illegal::BoughtCannotPay { object: object("flag") });
}

/// Whether a table may make the only payment for K.
fn is_made(scene: &super::scene::Scene) -> bool {
    let mut actions = Vec::new();
    scene.game.legal_actions(K, &mut actions);
    matches!(actions[..], [action] if scene.game.may_be_made_for(K, &action))
}

#[test]
fn at_i15_at_r14_the_only_payment_is_made_where_all_is_public() {
    // K sells a tile of 2, plays what it brought and has to pay.
    let bought = |tiles: &str, hand: &str| {
        let path = "A3@Ka ~ F3";
        let mut scene = scene_with(path, &[(K, "R2"), (K, tiles)]).hand(K, hand).next_draws("flag").bridge_built(K);
        scene.act(Action::Buy { value: 2 });
        scene.moves(1, "flag");
        scene
    };
    let empty_hand = bought("R5", "");
    assert_eq!(empty_hand.options(), ["pay tile 5"]);
    assert!(is_made(&empty_hand), "no card is left, and tiles lie openly");
    let whatever_it_is = bought("R5", "ring");
    assert_eq!(whatever_it_is.options(), ["pay tile 5"]);
    assert!(is_made(&whatever_it_is), "one card never pays 3");
    let two_tiles = bought("R2 R5", "ring");
    assert_eq!(two_tiles.options(), ["pay tile 2", "pay tile 5"]);

    // A bought olive is left: it does not pay, but nobody else knows.
    let mut secret = scene_with("A3@Ka ~ F3", &[(K, "R2 R4 C2")]).hand(K, "flag").next_draws("olive").bridge_built(K);
    secret.act(Action::Buy { value: 2 });
    secret.moves(1, "flag");
    assert_eq!(secret.options(), ["pay tile 4"]);
    assert!(!is_made(&secret), "a tile of 2 and an old card would do as well");
    // Nothing but the last card is there to pay with, bought or not.
    assert!(is_made(&due(1, "", "ring")));
    let several = due(2, "", "flag, flag, flag");
    assert_eq!(several.options(), ["pay card flag"]);
    assert!(!is_made(&several), "that all three are flags is a secret");
}

#[test]
fn at_r15_the_card_played_does_not_pay() {
    let scene = scene("A1@Ka ~ F3").home(K, 2).hand(K, "flag").bridge_built(K);
    assert_eq!(scene.options(), ["show hand"]);
    assert_eq!(scene.why_not(Action::Move { from: 1 }), Illegal::FigureTooDear { from: 1, cost: 1, payable: 0 });
}

#[test]
fn at_v13_at_r16_payments_without_superfluous_items_each_once() {
    let scene = due(4, "R5 R3 R1", "flag, ring");
    assert_eq!(scene.options(), ["pay tile 3", "pay tile 5"]);
    assert_eq!(payments(&scene), ["3 1", "3 flag", "3 ring", "5"]);

    let scene = due(3, "R6 R2 C2", "flag, flag, ring");
    assert_eq!(scene.options(), ["pay tile 2", "pay tile 6", "pay card flag"]);
    assert_eq!(payments(&scene), ["2 2", "2 flag", "2 ring", "6", "flag flag ring"]);
}

/// By trying every set of items: those that reach the cost and would not without any one of them.
#[test]
fn at_r16_exactly_the_sets_without_a_superfluous_item() {
    for (cost, tiles, hand) in [
        (5, "R1 C1 R2 R4 R7", "amphora, crown, crown"),
        (7, "R3 C3 R3", "statue, olive"),
        (6, "R1 C2 R5 O5", "flag, helmet"),
    ] {
        let scene = due(cost, tiles, hand);
        let mut items: Vec<String> = tiles.split(' ').map(|tile| tile[1..].to_owned()).collect();
        items.sort_by(|a, b| b.cmp(a));
        let mut names: Vec<String> = hand.split(", ").map(str::to_owned).collect();
        names.sort();
        items.extend(names);
        let worth = |item: &String| item.parse::<u8>().unwrap_or(1);
        let mut expected: Vec<String> = (1..1u32 << items.len())
            .map(|set| (0..items.len()).filter(|i| set >> i & 1 == 1).map(|i| items[i].clone()).collect::<Vec<_>>())
            .filter(|chosen| {
                let sum: u8 = chosen.iter().map(worth).sum();
                sum >= cost && chosen.iter().all(|item| sum - worth(item) < cost)
            })
            .map(|chosen| chosen.join(" "))
            .collect();
        expected.sort();
        expected.dedup();
        assert_eq!(payments(&scene), expected, "{cost} with {tiles} and {hand}");
    }
}

#[test]
fn at_d3_one_payable_item_at_a_time() {
    let mut scene = due(6, "R5 R3 R1", "flag, ring");
    assert_eq!(scene.options(), ["pay tile 3", "pay tile 5"]);
    scene.pays("3");
    assert_eq!(scene.options(), ["pay tile 1"], "flag and ring alone would be too little");
    assert_eq!(scene.why_not(payment("5")), Illegal::PayOrder);
    assert_eq!(scene.why_not(payment("flag")), Illegal::PayTooLittle { due: 3, reach: 2 });
    assert_eq!(scene.why_not(payment("3")), Illegal::NoTileToPay { value: 3 });
    assert_eq!(scene.why_not(payment("olive")), Illegal::NoSuchCard { object: object("olive") });
}

#[test]
fn at_r17_paid_cards_are_seen_by_all() {
    let mut scene = due(2, "", "flag, flag, ring");
    scene.pays("flag ring");
    let view = scene.public();
    assert_eq!(view.removed_cards, cards("flag, ring"));
}
