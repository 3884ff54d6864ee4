//! AD-9: two players and the neutral party.

use engine::Game;

use super::scene::{A, B, N, party, scene};
use crate::actions::{Action, Ask, Event, Recipient};
use crate::kinds::{Area, Party, Tile};
use crate::refusals::Illegal;

#[test]
fn ad_9_1_a_neutral_party_seven_dice_three_each() {
    let game = scene(2).game;
    assert_eq!(game.parties().collect::<Vec<_>>(), [Party::Seat(A), Party::Seat(B), N]);
    assert_eq!((game.dice_in_use(), game.dice_each()), (7, 3));
    assert_eq!(game.seats(), 2, "the neutral party has no seat");
    for seats in [3, 4] {
        assert!(!scene(seats).game.parties().any(|party| party == N));
        let why = scene(seats).why_not(Action::For { party: Recipient::Neutral });
        assert_eq!(why, Illegal::NoNeutral);
    }
}

#[test]
fn ad_9_2_ad_d1_exactly_one_of_three_dice_is_given_away() {
    let take = "search black market, take jewel";
    let begin = || scene(2).dice("X X X X X X X").lies("X{j9 ..}").submarine("J");
    let mut scene = begin();
    assert_eq!(scene.game.asked(), Some((A, Ask::Recipient)));
    assert_eq!(scene.options(), ["for yourself", "for the neutral party"]);
    scene.play("for the neutral party").play(take);
    scene.play("for yourself").play(take);
    assert_eq!((scene.asked(), scene.options()), (Some(A), vec!["for yourself".to_owned()]));
    assert_eq!(scene.why_not(Action::For { party: Recipient::Neutral }), Illegal::NeutralServed);
    assert_eq!(scene.options().len(), 1);
    scene.play("for yourself").play(take);
    assert_eq!(scene.options(), ["for yourself", "for the neutral party"], "B has given none yet");
    scene.play("for yourself").play(take);
    assert_eq!((scene.asked(), scene.options()), (Some(A), vec!["for yourself".to_owned()]));
    scene.play("for yourself").play(take);
    assert_eq!((scene.asked(), scene.options()), (Some(B), vec!["for the neutral party".to_owned()]));
    assert_eq!(scene.why_not(Action::For { party: Recipient::Own }), Illegal::OwnDiceTaken { own: 2 });
    scene.play("for the neutral party").play(take);
    assert_eq!(["A", "B", "N"].map(|name| scene.game.taken(party(name))), [2, 2, 2]);
    scene.shows("A{j2} B{j2} N{j2}");
    // In the next round each may choose anew.
    scene.play("gates 6 6 6 6 6 6 6");
    assert_eq!(scene.options(), ["for yourself", "for the neutral party"]);
    assert_eq!(["A", "B", "N"].map(|name| scene.game.taken(party(name))), [0, 0, 0]);
}

#[test]
fn ad_9_3_the_active_player_chooses_and_the_neutral_party_gets() {
    let mut scene = scene(2).top("F-A").lies("F{w4 j1}").submarine("F");
    scene.play("for the neutral party, search forge");
    assert_eq!(scene.game.asked(), Some((A, Ask::Take { party: N, area: Area::Forge })));
    scene.play("take weapon, take jewel, roll 2, take weapon");
    scene.shows("N{w2 j1} A{} F{w2}");
    assert_eq!(scene.asked(), Some(B));
    assert!(scene.saw(|event| matches!(event, Event::Searched { seat: A, party: N, rank: 1, .. })));
}

#[test]
fn ad_9_4_the_neutral_party_scores_puts_back_and_never_donates_or_wins() {
    // A district: it wins the tile and puts its jewels back.
    let mut district = scene(2).top("J-A").lies("J{j1} X{j2 ..}").holds("A{j1} B{j2} N{j4}").submarine("M");
    district.play("for yourself, search jeweller, take jewel, roll 2");
    assert_eq!(district.points_of("A B N"), [1, 1, 3]);
    assert!(district.game.tiles_won(N).eq([Tile::JA]));
    district.shows("A{} B{} N{} J{j7} X{j3 ..}");
    // A donation: only the players are asked.
    let mut donation = scene(2).top("F-A M-1").dice("F M").hand(4).holds("A{j2} N{j4}").submarine("X");
    donation.play("for yourself, search forge, take weapon, roll 1, stop");
    assert_eq!(donation.game.awaiting(), engine::Awaiting::Chance, "the neutral party is not asked");
    donation.shows("N{j4}");
    // The end: it scores, and cannot win.
    let mut end = scene(2).top("F-A M-1").dice("F M").hand(22).holds("A{j1} N{j4 b2 p1}").submarine("X");
    end.play("for yourself, search forge, take weapon, roll 1");
    assert_eq!(end.points_of("A B N"), [1 + 3, 0, 9]);
    assert_eq!(end.game.winners().iter().collect::<Vec<_>>(), [A]);
}

#[test]
fn ad_r4_the_neutral_party_declines_nothing() {
    let refused = |top: &str, submarine: &str, phrases: &str| {
        let mut scene = scene(2).top(top).submarine(submarine).lies("X{j2 w1}");
        scene.play("for the neutral party").play(phrases);
        assert!(!scene.options().contains(&"decline".to_owned()), "{phrases}");
        assert_eq!(scene.why_not(Action::Decline), Illegal::NeutralTakesAll);
    };
    refused("J-A", "J", "search jeweller, take jewel");
    refused("J-A", "X", "search jeweller, take jewel, roll 1");
    refused("L-A", "X", "search library, take book, roll 5");
    refused("F-C", "J", "search forge, take weapon, roll 6");
}

#[test]
fn ad_r28_own_dice_and_those_of_the_neutral_party_are_counted_apart() {
    // A has given a die and takes its first own one at the Library: not the second.
    let mut first = scene(2).top("L-C").lies("L{b5}").dice("L L X X X").submarine("M");
    first.play("for yourself, search library, take book");
    assert_eq!(first.asked(), Some(B));
    first.shows("A{b1}");
    // B's first own die as well; then A's third die, its second own.
    first.play("for yourself, search library, take book");
    let mut second = scene(2).top("L-C").lies("L{b5}").dice("L X X").submarine("M");
    second.play("for yourself, search library, take book");
    assert_eq!(second.game.asked(), Some((A, Ask::ExtraHere { party: party("A"), area: Area::Library })));
    second.play("decline");
    // The neutral party's second die is its second, whoever gave it.
    let mut neutral = scene(2).top("L-C").lies("L{b5}").dice("L L X X X X").start(A).submarine("M");
    assert_eq!(neutral.game.taken(N), 1);
    neutral.play("for the neutral party, search library, take book, take book");
    neutral.shows("N{b2}");
}

#[test]
fn ad_r29_the_neutral_partys_points_are_shown_and_not_ranked() {
    let scene = scene(2).points(&[2, 3, 9]);
    assert_eq!(scene.points_of("A B N"), [2, 3, 9]);
    assert_eq!(scene.all_points(), [2, 3], "only seats are ranked");
    assert_eq!(scene.game.winners().iter().collect::<Vec<_>>(), [B]);
}
