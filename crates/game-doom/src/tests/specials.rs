//! Chapter 11 and the rulings on windows: special cards.

use engine::{Game, GameOptions as _, Seat, Seed, Table, Tally};

use super::scene::{Scene, clauses, frozen, scene, scene_with};
use crate::actions::Ask;
use crate::events::Event;
use crate::kinds::Card;
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::state::Doom;

#[test]
fn da_11_1_da_r35_da_r55_special_cards_are_gained_without_limit_and_may_be_played_at_once() {
    let mut game = scene("bry")
        .factions("b demiurgos")
        .specials("b birds birds birds birds orichalcum orichalcum orichalcum key key")
        .end_of_faction_phase();
    game.play("b use demiurgos").gains("b", "sacrifice");
    assert_eq!(game.view("r").cards.players[game.seat("b")].special_size, 10);
    // Alliance gained by the Barge is played for the next ship of the same card.
    let mut at_once = scene("bry").ships("C+ sea 1r, A sea 1r2n").rows("b ships2").ranking("bry");
    at_once.play("b play own, b sail C").gains("b", "alliance");
    at_once.play("b sail A, b ally");
    assert_eq!(at_once.vp(), "b6 r3 y0", "1 and 1 for moving, 3 for the neutrals, 1 for red");
}

#[test]
fn da_11_2_special_cards_are_shown_in_their_windows_and_discarded() {
    let mut game = scene("bry").specials("b spy guardian alliance").rows("b ref1").vote(1);
    for text in ["b spy", "b guard", "b ally", "b pursue"] {
        assert!(matches!(game.refused(text), Illegal::WrongMoment { .. }), "{text}");
    }
    game.play("b commit 0, r commit 0, y commit 0, b spy");
    assert!(
        game.told(&Event::Fleet(fleet::Event::SpecialPlayed { seat: game.seat("b"), special: fleet::Special::Spy }))
    );
    assert_eq!(game.view("y").cards.special_discard().of(fleet::Special::Spy.index()), 1);
    assert_eq!(game.has("b", "spy"), 0);
}

#[test]
fn da_11_3_da_d18_da_r59_pursuit_ship_reaches_the_ocean() {
    let mut game = scene("bry").specials("b pursuit").ships("A sea 6r, E sea 1r1y1n").rows("b ref21").ranking("bry");
    game.play("b play own");
    assert!(!game.may("b board A"));
    game.play("b pursue");
    assert_eq!(game.choices("b"), "board B, board C, board D", "two seats are needed first; a full ship stays full");
    game.play("b board D, b board A");
    assert_eq!(game.aboard("A"), "sea 1b6r", "for all refugees of the card");
    // Aristocracy as in port.
    let mut noble = scene("bry").specials("b pursuit").ships("E sea 1r1y1n").rows("b aristo").ranking("bry");
    noble.play("b play own, b pursue, b board E, b displace n");
    assert_eq!(noble.aboard("E"), "sea 1b1r1y");
    // Only before the first ship is named, and once.
    let mut late = scene("bry").specials("b pursuit pursuit").rows("b ref21").ranking("bry");
    late.play("b play own, b pursue");
    assert!(matches!(late.refused("b pursue"), Illegal::Fleet(fleet::Illegal::BeforeBoarding { .. })));
    late.play("b board A");
    assert!(matches!(late.refused("b pursue"), Illegal::Fleet(fleet::Illegal::BeforeBoarding { .. })));
}

#[test]
fn da_11_4_da_r58_empathy_exchanges_three_neutrals() {
    let full = "A 7n, B sea 1r, C sea 1r, D sea 1r, E 2n";
    let mut game = scene("bry").specials("b empathy sacrifice").ships(full).rows("b ref21, r ref1").ranking("bry");
    assert_eq!(game.choices("b"), "empathy for own, pass");
    game.play("b empathy for own");
    assert_eq!(game.choices("b"), "exchange A", "the card itself cannot be carried out, and need not");
    assert_eq!(game.refused("b exchange E"), Illegal::Fleet(fleet::Illegal::NoExchange));
    game.play("b exchange A");
    assert_eq!((game.aboard("A"), game.game.table.council.harbour.camp), ("3b4n".into(), 4));
    assert_eq!(game.asked(), "r Play", "no placement: no Self-Sacrifice");
    assert_eq!(game.game.table.council.players[Seat(0)].carried_out.0, 1, "it counts as carried out");
    let not = scene("bry").specials("b empathy").ships("A 3n").rows("b aristo").ranking("bry");
    assert!(matches!(not.refused("b empathy for own"), Illegal::Fleet(fleet::Illegal::NotRefugees { .. })));
    let mut poor = scene("bry").specials("b empathy").ships("A 3n").rows("b ref1").ranking("bry");
    poor.game.table.council.players[Seat(0)].supply = 2;
    assert_eq!(poor.refused("b empathy for own"), Illegal::Fleet(fleet::Illegal::NoExchange), "three cubes are needed");
    let mut hand =
        scene("bry").specials("b empathy intervention").ships("A 3n").hands("b ref2").rows("b royal").ranking("bry");
    hand.play("b empathy for ref2 from hand, b exchange A");
    assert_eq!((hand.aboard("A"), hand.game.cards.specials[0].total()), ("3b".into(), 0));
}

#[test]
fn da_11_5_da_d21_da_r83_alliance_scores_the_neutrals() {
    let mut game = scene("bryg").specials("b alliance, g alliance, y birds").ships("A sea 2b1r4n").automatic();
    assert_eq!(game.asked(), "b Ally", "in Senate order, in automatic movement too");
    game.play("b ally");
    assert_eq!((game.asked(), game.choices("y")), ("y Ally".into(), "pass".into()), "red has no card at all");
    game.play("y pass, g ally");
    // Blue: 10 for 4 neutrals, 1 for red, 1 for the own colour. Green: 10, 1, 1. Red is not changed: 1 + 2.
    assert_eq!(game.vp(), "b12 r3 y0 g12");
    let none = scene("bry").specials("b alliance").ships("A sea 2b1r").automatic();
    assert_eq!(none.asked(), "b Senate, r Senate, y Senate", "no neutrals, no window");
}

#[test]
fn da_11_6_da_r59_hidden_holds_open_full_ships() {
    let mut game = scene("bry").specials("b holds").ships("E 2r, D 3r").rows("b ref21").ranking("bry");
    game.play("b play own, b open holds, b board E, b board D");
    assert_eq!((game.aboard("E"), game.aboard("D")), ("1b2r hold 1b".into(), "3r hold 1b".into()), "seats first");
    // Hold cubes stay there when seats become free.
    let mut free = scene("bry").ships("D 3r hold 1b").rows("b treason").ranking("bry");
    free.play("b play own, b target D, b throw off r, b enough");
    assert_eq!(free.aboard("D"), "2r hold 1b");
    let noble =
        scene("bry").ships("A sea 1r, B sea 1r, C sea 1r, D sea 1r, E 3b hold 2r").rows("b aristo").ranking("bry");
    assert_eq!(noble.choices("b"), "pass", "nobody in a hold is displaced");
}

#[test]
fn da_r76_aristocracy_chooses_between_displacing_and_the_hold() {
    let mut game = scene("bry").specials("b holds").ships("E 2r1b").rows("b aristo").ranking("bry");
    game.play("b play own, b open holds, b board E");
    assert_eq!(game.choices("b"), "displace r, into the hold");
    game.play("b into the hold");
    assert_eq!(game.aboard("E"), "1b2r hold 1b");
    let mut seat = scene("bry").specials("b holds").ships("E 2r").rows("b aristo").ranking("bry");
    seat.play("b play own, b open holds, b board E");
    assert_eq!(seat.aboard("E"), "1b2r", "a free seat is taken");
    let plain = scene("bry").ships("E 2r1b").rows("b aristo").ranking("bry");
    let mut plain = plain;
    plain.play("b play own, b board E");
    assert!(matches!(plain.refused("b into the hold"), Illegal::Fleet(fleet::Illegal::NoSuchSpecial { .. })));
}

#[test]
fn da_11_7_da_d20_guardian_cancels_treason_and_sabotage() {
    let begin = |card: &str, ships: &str| {
        scene("bryg")
            .specials("r guardian, y guardian birds, g birds")
            .ships(ships)
            .senate("y1")
            .rows(&format!("b {card}"))
            .ranking("bryg")
    };
    for (card, ships) in [("treason", "A 1b1r1y"), ("sabotage", "A sea 1b1r1y")] {
        let mut game = begin(card, ships);
        game.play("b play own, b target A");
        assert_eq!(game.game.ask(game.seat("y")).map(|ask| matches!(ask, Ask::Guard { ship: 0, .. })), Some(true));
        game.play("y pass");
        assert_eq!(game.asked(), "r Guard", "others with a refugee aboard, in Senate order");
        game.play("r guard");
        assert_eq!(game.aboard("A"), ships[2..], "no effect");
        assert_eq!(game.asked(), "r Play");
    }
    let mut first = begin("treason", "A 1b1r1y");
    first.play("b play own, b target A, y guard");
    assert_eq!(first.asked(), "r Play", "the first one played ends the window");
    let mut alone = begin("treason", "A 2b1n");
    alone.play("b play own, b target A");
    assert_eq!(alone.asked(), "b ThrowOff", "nobody else is aboard");
    let mut senate = begin("treason", "A 1r");
    senate.play("b play own, b expel 1 of y");
    assert_eq!(senate.asked(), "r Play", "not against the Senate option");
    let mut held = begin("treason", "A 1b hold 1g");
    held.play("b play own, b target A");
    assert_eq!(held.asked(), "g Guard", "a refugee in the hold is aboard");
}

#[test]
fn da_11_9_da_d14_da_r57_da_r68_spies_go_round() {
    let mut game = scene("bry").senate("b3 r2 y1").specials("b spy birds, r birds, y spy").bids("b3 r3 y2");
    assert_eq!(game.asked(), "b Spy");
    game.play("b spy");
    assert_eq!((game.asked(), game.choices("r")), ("r Spy".into(), "pass".into()));
    game.play("r pass");
    assert_eq!(game.asked(), "y Spy");
    game.play("y spy");
    assert_eq!([0, 1, 2].map(|seat| game.game.table.council.on_slot(Seat(seat), 0)), [4, 3, 3], "from the own supply");
    assert_eq!(game.asked(), "b Play", "both Spies are seen: nobody can hold one any more");
    assert_eq!(game.ranked(), "bry", "a tie was made");
    let poor = scene("bry").specials("b spy, r birds").supply("b3").bids("b3 r0 y0");
    assert_eq!(poor.asked(), "r Spy", "no cube, no Spy");
    // The player of the last Spy is asked again.
    let mut again = scene("bry").senate("b3 r2 y1").specials("b spy spy birds, r birds").bids("b0 r1 y0");
    again.play("b spy, r pass");
    assert_eq!(again.asked(), "b Spy");
    again.play("b spy");
    assert_eq!(again.game.table.council.players[Seat(0)].on_slots[0], 2);
    assert_eq!(again.asked(), "b Play");
    // Whoever has passed is asked again after a Spy.
    let mut round = scene("bry").senate("b3 r2 y1").specials("b birds, r spy, y spy").bids("b1 r1 y1");
    round.play("b pass, r pass, y spy, b pass");
    assert_eq!((round.asked(), round.choices("r")), ("r Spy".into(), "spy, pass".into()));
    // In an open vote it may make a tie.
    let mut open = scene("bry").revealed("debts").specials("y spy").vote(1);
    open.play("y declare 1, r declare 2, b declare 0, y spy");
    assert_eq!(open.ranked(), "ryb");
}

#[test]
fn da_11_10_da_d19_da_r60_self_sacrifice_moves_the_ship() {
    let mut game = scene("bry").specials("b sacrifice").ships("A 1r, B 1r").rows("b ref21").ranking("bry");
    game.play("b play own, b board A, b board B");
    assert_eq!(game.choices("b"), "sacrifice A, sacrifice B, pass");
    assert!(matches!(game.refused("b sacrifice C"), Illegal::Fleet(fleet::Illegal::NotJustPlaced { .. })));
    game.play("b sacrifice A");
    assert_eq!((game.aboard("A"), game.spents()), ("sea 1b1r".into(), "b1 r0 y0".into()));
    assert_eq!(game.asked(), "r Play", "blue has no card left");
    // Standard table, and 1 for moving.
    let mut land = scene("bry").specials("b sacrifice pursuit").ships("A sea 2r").rows("b ref2").ranking("bry");
    land.play("b play own, b pursue, b board A, b sacrifice A");
    assert_eq!(land.vp(), "b3 r4 y0");
    // Whoever could hold one is asked.
    let mut bluff = scene("bry").specials("b birds").ships("A 1r").rows("b ref1").ranking("bry");
    bluff.play("b play own, b board A");
    assert_eq!((bluff.asked(), bluff.choices("b")), ("b Sacrifice".into(), "pass".into()));
}

#[test]
fn da_r56_da_r82_self_sacrifice_again_and_again() {
    let mut game =
        scene("bry").specials("b sacrifice sacrifice pursuit").ships("A 1r, B 1y").rows("b ref2").ranking("bry");
    game.play("b play own, b board A, b sacrifice A");
    assert_eq!((game.aboard("A"), game.choices("b")), ("sea 1b1r".into(), "sacrifice A, pass".into()));
    game.play("b sacrifice A");
    assert_eq!((game.vp(), game.landed()), ("b1 r1 y0".into(), "1r".into()), "it was moved on");
    assert_eq!(game.asked(), "r Play", "once it has landed, nobody is aboard");
    // Alliance once per ship.
    let mut allies = scene("bry").specials("b alliance alliance").ships("A sea 1b2n").automatic();
    allies.play("b ally");
    assert_eq!((allies.vp(), allies.has("b", "alliance")), ("b4 r0 y0".into(), 1));
}

#[test]
fn da_r82_the_sacrifice_stands_where_it_was_placed() {
    // An older refugee in the hold was not placed just now.
    let mut seat = scene("bry").specials("b sacrifice").ships("A 1r hold 1b").rows("b ref1").ranking("bry");
    seat.play("b play own, b board A");
    assert_eq!(seat.choices("b"), "sacrifice A, pass");
    seat.play("b sacrifice A");
    assert_eq!(seat.aboard("A"), "sea 1r hold 1b");
    // Nor was one in a seat, if the new one went into the hold.
    let mut hold = scene("bry").specials("b sacrifice holds").ships("E 1b2r").rows("b ref1").ranking("bry");
    hold.play("b play own, b open holds, b board E");
    assert_eq!(hold.choices("b"), "sacrifice E from the hold, pass");
    let mut both = scene("bry").specials("b sacrifice holds").ships("E 2r").rows("b ref2").ranking("bry");
    both.play("b play own, b open holds, b board E");
    assert_eq!(both.choices("b"), "sacrifice E, sacrifice E from the hold, pass");
    both.play("b sacrifice E from the hold");
    assert_eq!(both.aboard("E"), "sea 1b2r");
}

/// Who is asked in the window that is open, one after another, all passing.
fn asked_in(mut game: Scene, window: &str) -> String {
    let mut asked = String::new();
    while game.asked().ends_with(window) {
        let colour = game.asked()[..1].to_owned();
        game.play(&format!("{colour} pass"));
        asked += &colour;
    }
    asked
}

#[test]
fn da_r48_da_r66_da_i17_who_is_asked_follows_from_public_facts() {
    // Whoever really holds the Spy: the same are asked.
    for specials in ["b spy, r birds, y key", "b birds, r spy, y key", "b birds, r key, y orichalcum"] {
        let game = scene("bryg").senate("y3 b1").specials(specials).bids("b1 r1 y1 g1");
        assert_eq!(asked_in(game, "Spy"), "ybr", "green has no card");
    }
    // Both copies are seen elsewhere: discarded, displayed, taken by somebody.
    let open = |change: fn(Scene) -> Scene| {
        let begin = scene_with("bryg", |options| options.open_specials = true).specials("b birds, r birds, y key");
        asked_in(change(begin).bids("b1 r1 y1 g1"), "Spy")
    };
    assert_eq!(open(|scene| scene.played_specials("spy")), "bry");
    assert_eq!(open(|scene| scene.played_specials("spy spy")), "");
    assert_eq!(open(|scene| scene.played_specials("spy").display("spy")), "");
    let known = |mut scene: Scene| {
        scene.game.table.known_specials[Seat(3)] = Tally::new([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
        scene
    };
    assert_eq!(asked_in(known(open_scene("g spy")).bids("b1 r1 y1 g1"), "Spy"), "brg");
    assert_eq!(
        asked_in(known(open_scene("g spy")).played_specials("spy").bids("b1 r1 y1 g1"), "Spy"),
        "g",
        "known to be there"
    );
}

/// Open special cards; blue and red have a card nobody knows.
fn open_scene(specials: &str) -> Scene {
    scene_with("bryg", |options| options.open_specials = true).specials(&format!("b birds, r birds, {specials}"))
}

#[test]
fn da_r66_forced_choices_are_made_only_if_everybody_sees_them() {
    let forced = |specials: &str| {
        let begin = scene("bry").ships("A 7r, B 5r, C 5y, D 3y, E 3n").rows("b ref1");
        let begin = if specials.is_empty() { begin } else { begin.specials(specials) };
        let game = begin.ranking("bry");
        assert_eq!(game.choices("b"), "pass");
        engine::Game::may_be_made_for(&game.game, game.seat("b"), &crate::actions::Action::Pass)
    };
    assert!(forced(""), "without special cards everybody sees it");
    assert!(!forced("b birds"), "with one it could be Hidden Holds");
    let window = scene("bry").specials("b birds").bids("b1 r0 y0");
    assert!(!engine::Game::may_be_made_for(&window.game, window.seat("b"), &crate::actions::Action::Pass));
}

#[test]
fn da_r67_pursuit_and_holds_are_options_of_the_placement() {
    let full = "A 7r, B 5r, C 5y, D 3y, E sea 3n";
    // Pursuit alone does not help: the ship at sea is full. With Hidden Holds it would.
    let game = scene("bry").specials("b pursuit").ships(full).rows("b ref1").ranking("bry");
    assert_eq!(game.choices("b"), "pass");
    let mut both = scene("bry").specials("b pursuit holds").ships(full).rows("b ref1").ranking("bry");
    both.play("b play own");
    assert_eq!(both.choices("b"), "pursue, open holds");
    both.play("b pursue");
    assert_eq!(both.choices("b"), "open holds", "once one is shown, the placement must be made");
    both.play("b open holds, b board E");
    assert_eq!(both.aboard("E"), "sea 3n hold 1b");
    // Shown although no use is made of it.
    let mut unused = scene("bry").specials("b pursuit").rows("b ref1").ranking("bry");
    unused.play("b play own, b pursue, b board A");
    assert_eq!(unused.has("b", "pursuit"), 0);
    // Together may be left, but not once a card is shown.
    let mut together = scene("bry").specials("b pursuit").doom("together");
    assert!(together.may("b pass"));
    together.play("b pursue");
    assert_eq!(together.refused("b pass"), Illegal::Fleet(fleet::Illegal::MustPlace));
}

#[test]
fn da_r73_a_card_lands_a_ship_outside_the_votes() {
    // Basileus and Self-Sacrifice in the Faction phase: the cubes count for step 1 of the same round.
    let mut game =
        scene("bry").factions("b basileus").specials("b sacrifice birds").ships("D+ 2r, A 1y").end_of_faction_phase();
    game.play("b use basileus, b board D, b sacrifice D");
    assert_eq!((game.vp(), game.landed()), ("b1 r3 y0".into(), "2r".into()));
    assert_eq!(game.doom_phase().vp(), "b1 r5 y0");
    // Together: it may move again in step 4, and does not count for step 1.
    let mut together = scene("bry").specials("b sacrifice birds").ships("B+ 1r").doom("together");
    together.play("b board B, b sacrifice B");
    assert_eq!(together.aboard("B"), "sea 1r");
    together.play("r pass, y pass, b pass");
    assert_eq!(together.asked(), "luck");
    assert_eq!(together.vp(), "b0 r1 y0", "it has moved on by itself");
}

#[test]
fn da_d24_da_r53_da_r78_the_display_shrinks_and_is_filled_again() {
    let begin = |display: &str| {
        scene_with("bry", |options| options.open_specials = true).display(display).factions("b demiurgos")
    };
    let mut game = begin("spy key birds").no_special_deck().end_of_faction_phase();
    game.play("b use demiurgos");
    assert_eq!(game.choices("b"), "take spy, take birds, take key");
    assert_eq!(game.refused("b take top"), Illegal::NothingToGain);
    assert!(matches!(game.refused("b take guardian"), Illegal::NotDisplayed { .. }));
    game.play("b take key");
    assert_eq!(game.game.table.display.iter().flatten().count(), 2, "nothing is left to fill the gap");
    // Reshuffled first.
    let mut turned = begin("spy key birds").no_special_deck();
    turned.game.cards.special.discard.add(2);
    let mut turned = turned.end_of_faction_phase();
    turned.play("b use demiurgos, b take key").shows("guardian");
    assert!(turned.told(&Event::Fleet(fleet::Event::Reshuffled { politics: false })));
    // A gap is filled before the next choice.
    let mut gap = begin("spy key").end_of_faction_phase();
    gap.play("b use demiurgos");
    assert_eq!(gap.asked(), "luck");
    gap.shows("guardian");
    assert_eq!(gap.choices("b"), "take guardian, take spy, take key, take top");
    let none = begin("").no_special_deck().end_of_faction_phase();
    assert_ne!(none.asked(), "b Power", "no card at all");
}

#[test]
fn da_r81_cards_from_the_display_are_known_until_they_are_played() {
    let mut game = scene_with("bry", |options| options.open_specials = true)
        .display("spy key birds")
        .specials("b spy")
        .factions("b demiurgos")
        .end_of_faction_phase();
    game.play("b use demiurgos, b take spy").shows("birds");
    let b = game.seat("b");
    assert_eq!(game.view("r").cards.specials(b).of(7), 1, "everybody saw it");
    let mut game = game.bids("b1 r1 y1");
    game.play("b spy");
    assert_eq!((game.view("r").cards.specials(b).of(7), game.has("b", "spy")), (0, 1), "the known one is played first");
}

#[test]
fn da_5_20_da_11_2_da_r34_support_may_gain_the_intervention_that_played_it() {
    let empty = |row: &str| {
        let game = scene("bry").specials("b intervention").hands("b support1");
        game.rows(&format!("b {row}")).no_special_deck().ranking("bry")
    };
    let mut game = empty("ref1");
    game.play("b play support1 from hand").gains("b", "intervention");
    assert_eq!((game.has("b", "intervention"), game.asked()), (1, "r Play".into()));
    let own = empty("support1");
    assert_eq!(
        own.refused("b play own"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: Card::Support1 }),
        "no card is there"
    );
}

#[test]
fn da_d21_da_r66_da_v46_nobody_is_asked_for_an_alliance_when_all_are_seen() {
    let waiting = "b Senate, r Senate, y Senate, g Senate";
    clauses::nobody_is_asked_for_an_alliance_when_all_are_seen(waiting);
    // An Alliance that was seen to be taken is known; nobody else can hold the last one then.
    let mut known = scene("bryg").specials("b alliance, r birds, y alliance, g key").ships("A sea 1n1r");
    known.game.table.known_specials[Seat(2)] = Tally::new([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    let mut known = known.automatic();
    known.play("b ally");
    assert_eq!(known.asked(), "y Ally", "red is passed over");
    known.play("y ally");
    assert_eq!(known.asked(), waiting, "and so is green");
}

#[test]
fn da_r57_da_r68_everybody_passes_anew_after_a_spy() {
    clauses::everybody_passes_anew_after_a_spy();
}

#[test]
fn da_d21_da_r66_version_1_of_the_rules_is_still_known() {
    clauses::version_1_asks_on_after_the_last_alliance();
    let table = Table::<Doom>::new(frozen(), Options::for_seats(3)).unwrap();
    assert_eq!(table.record(Vec::new(), &Seed::from_words("new")).rules_version, 2);
    let old = table.by_rules(1).unwrap().record(Vec::new(), &Seed::from_words("old"));
    assert_eq!((old.rules_version, old.replay().unwrap().at(0).rules_version()), (1, 1));
}
