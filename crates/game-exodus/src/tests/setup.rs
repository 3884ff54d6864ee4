//! AE-2: the set-up.

use engine::{Game as _, GameOptions as _, Seat, Start};

use super::scene::{fresh, fresh_with, scene};
use super::walk::walk;
use crate::actions::{Chance, Tile};
use crate::events::Event;
use crate::kinds::{Display, Ring, Stage, TileKind};
use crate::player::NONE;
use crate::refusals::Illegal;
use crate::setup::{Discs, Options};
use crate::{Components, Exodus};
use engine::Components as _;

#[test]
fn ae_2_1_ru_03_the_discs_begin_in_the_zero_position() {
    let mut game = fresh("rb");
    game.deal();
    assert_eq!((game.game.middle_turn(), game.game.top_turn()), (0, 0));
    // RU-03: unless luck is to set them.
    let mut game = fresh_with("rb", |options| options.discs = Discs::Random);
    game.deal_to("Discs").luck(Chance::Discs { middle: 3, top: 1 }).deal();
    assert_eq!((game.game.middle_turn(), game.game.top_turn()), (3, 1));
    let mut game = fresh_with("rb", |options| options.discs = Discs::Random);
    game.deal_to("Discs");
    assert_eq!(game.game.check_chance(&Chance::Discs { middle: 4, top: 0 }), Err(Illegal::NoSuchLuck));
}

#[test]
fn ae_2_2_each_pillar_display_shows_one_card_of_each_stage() {
    let mut game = fresh("rby");
    game.deal_to("Pillars").pillars_come("BA1a BA5b SF1a SF2a CP1a CP2c").deal();
    let heap = |display, stage| game.heap(display, stage);
    assert_eq!(Stage::ALL.map(|stage| heap(Display::L, stage)), ["BA1a", "SF1a", "CP1a"]);
    assert_eq!(Stage::ALL.map(|stage| heap(Display::R, stage)), ["BA5b", "SF2a", "CP2c"]);
    assert_eq!(Stage::ALL.map(|stage| game.game.pillar_deck(stage).count()), [8, 8, 4]);
}

#[test]
fn ae_2_3_ae_18_4_knowledge_cards_fill_the_fields_of_the_player_count() {
    for (colours, fields, deck) in [("r", 3, 16), ("rb", 3, 16), ("rby", 4, 28), ("rbyg", 5, 27)] {
        let mut game = fresh(colours);
        game.deal();
        assert_eq!(game.game.knowledge_fields().flatten().count(), fields, "{colours}");
        assert_eq!(game.game.knowledge_fields().count(), fields, "{colours}");
        assert_eq!(game.game.knowledge_deck(), deck, "{colours}");
    }
    // The rightmost free field is filled first.
    let mut game = fresh("rb");
    game.deal_to("Knowledge").knowledge_comes("KN07 KN01 KN19").deal();
    assert_eq!(game.shown(), "KN19 KN01 KN07");
    // AE-18.4: with two players there is one card of each name, with three there are two of most.
    let mut game = fresh("rb");
    game.deal_to("Knowledge");
    let twice =
        Chance::Knowledge { cards: ["KN07", "KN07", "KN01"].map(super::scene::knowledge).into_iter().collect() };
    assert_eq!(game.game.check_chance(&twice), Err(Illegal::NotInPile));
    let mut game = fresh("rby");
    game.deal_to("Knowledge").knowledge_comes("KN07 KN07 KN01 KN02");
}

#[test]
fn ae_2_4_the_influence_cards_are_in_the_deck() {
    let mut game = fresh("rby");
    game.deal();
    assert_eq!(game.game.hidden.deck.count_ones(), 24);
    assert_eq!(game.game.open_influence().count(), 0);
    assert!(Seat::all(3).all(|seat| game.game.player(seat).hand_size() == 0));
}

#[test]
fn ae_2_5_four_of_the_eight_catastrophe_tiles_come_into_play() {
    let mut game = fresh("rb");
    game.deal();
    assert_eq!((game.game.year(), game.game.catastrophe()), (1, None));
    assert_eq!(game.game.unseen_catastrophes().count(), 8);
    let (mut turned, mut course) = (0u16, String::new());
    let last = walk(2, 1, |moment| {
        for event in moment.events {
            match event {
                Event::CatastropheTurned { tile, .. } => {
                    turned |= 1 << tile.0;
                    course.push('c');
                }
                Event::YearBegan { year, .. } => course += &year.to_string(),
                _ => {}
            }
        }
    });
    assert_eq!(course, "1c2c3c4c5", "one for each of the years 2 to 5");
    assert_eq!((turned.count_ones(), last.unseen_catastrophes().count()), (4, 4), "four are never seen");
    assert!(last.unseen_catastrophes().all(|tile| turned >> tile.0 & 1 == 0));
}

#[test]
fn ae_2_6_the_bag_holds_the_settlers_of_the_player_count() {
    for (colours, each) in [("r", 20), ("rb", 20), ("rby", 30), ("rbyg", 40)] {
        assert_eq!(fresh(colours).game.bag(), [each; 3], "{colours}");
    }
}

#[test]
fn ae_2_7_settlers_stand_on_the_top_ring_and_as_guards() {
    let mut game = fresh("rby");
    game.deal_to("Tiles").tiles_come("turtle WS01 AG01 dolphin WS02 AG02 WS03");
    game.settlers_come("ppwwbbpwpwbpwbpw").deal();
    assert_eq!(["T0", "T1", "T2", "T3"].map(|at| game.stands(at)), ["pp", "ww", "bb", "pw"]);
    assert_eq!(["GM0", "GM1", "GM2", "GM3"].map(|at| game.stands(at)), ["p", "w", "b", "p"]);
    assert_eq!(["GB0", "GB1", "GB2", "GB3"].map(|at| game.stands(at)), ["w", "b", "p", "w"]);
    assert_eq!(game.game.bag(), [30 - 6, 30 - 6, 30 - 4]);
}

#[test]
fn ae_2_8_a_tile_of_its_kind_lies_on_every_tile_field() {
    let mut game = fresh("rby");
    game.deal_to("Tiles").tiles_come("turtle WS01 AG01 dolphin WS02 AG02 WS03").deal();
    let wanted = "M0 turtle, M2 WS01, M4 AG01, B0 dolphin, B1 WS02, B4 AG02, B6 WS03";
    assert_eq!(game.lying(), wanted);
    let piles = [TileKind::Ship, TileKind::Workshop, TileKind::Agora].map(|kind| game.game.pile(kind));
    assert_eq!(piles, [16, 22, 13]);
    // No tile of another kind, and none twice.
    for wrong in ["WS01 turtle AG01 dolphin WS02 AG02 WS03", "turtle WS01 AG01 dolphin WS01 AG02 WS03"] {
        let mut game = fresh("rby");
        game.deal_to("Tiles");
        let tiles = wrong.split_whitespace().map(super::scene::tile).collect();
        assert_eq!(game.game.check_chance(&Chance::Tiles { tiles }), Err(Illegal::NotInPile), "{wrong}");
    }
}

#[test]
fn ae_2_9_ru_07_a_settler_stands_on_every_settler_agora() {
    let mut game = fresh("rby");
    game.deal_to("Tiles").tiles_come("turtle WS01 AG10 dolphin WS02 AG15 WS03");
    game.settlers_come("ppwwbbpwpwbpwbpwbw").deal();
    assert_eq!(game.lying(), "M0 turtle, M2 WS01, M4 AG10:b, B0 dolphin, B1 WS02, B4 AG15:w, B6 WS03");
    // Nobody stands on the fields where settlers are drawn from the bag.
    for field in ["M3", "B7"] {
        assert_eq!(game.stands(field), "");
    }
}

#[test]
fn ae_2_10_three_residences_are_open() {
    let mut game = fresh("rby");
    game.deal();
    assert_eq!((game.game.open_residences().count(), game.game.residence_pile()), (3, 17));
}

#[test]
fn ae_2_11_monuments_lie_on_the_two_spaces_of_the_track() {
    for (colours, each) in [("r", 3), ("rb", 3), ("rby", 4), ("rbyg", 4)] {
        let mut game = fresh(colours);
        game.deal();
        assert_eq!([0, 1].map(|space| game.game.monuments(space).count()), [each; 2], "{colours}");
        assert_eq!(game.game.monuments[0] & game.game.monuments[1], 0);
    }
    // Those of space 15 are told first.
    let mut game = fresh("rb");
    game.deal_to("Monuments");
    let tiles = ["MO01", "MO02", "MO03", "MO07", "MO08", "MO12"].map(super::scene::monument);
    game.luck(Chance::Monuments { tiles: tiles.into_iter().collect() });
    assert_eq!(game.game.monuments(0).collect::<Vec<_>>(), tiles[..3]);
    assert_eq!(game.game.monuments(1).collect::<Vec<_>>(), tiles[3..]);
}

#[test]
fn ae_2_12_the_open_displays_of_tiles_are_empty() {
    let mut game = fresh("rbyg");
    game.deal();
    assert_eq!(game.opened(), "");
}

#[test]
fn ae_2_13_every_player_has_the_goods_of_the_start() {
    for seats in 1..=4u8 {
        let game = Exodus::setup(Components::standard(), &Options::for_seats(seats)).unwrap();
        for seat in Seat::all(usize::from(seats)) {
            let player = game.player(seat);
            assert_eq!((player.gold, player.books, player.vp, player.priest), (1, [1; 3], 0, 0));
            assert_eq!((player.favours, player.covered(), player.ships().len()), (0, 0, 0));
            assert_eq!((player.pillars().len(), player.settlers.iter().sum::<u8>()), (0, 0));
            assert_eq!((player.knowledge().count(), player.king()), (0, None));
        }
        assert_eq!((game.supply_gold(), game.supply_books()), (20 - seats, [25 - seats; 3]));
        assert_eq!(game.supply_favours(), 16);
    }
}

#[test]
fn ae_2_14_ru_01_ru_99_luck_or_the_host_names_the_first_seat() {
    let mut game = fresh("rbyg");
    game.luck(Chance::Start { seat: Seat(2) }).deal();
    assert_eq!(game.letters(game.game.sorting()), "ygrb");
    assert_eq!(game.asked(), "y OrderSpace");
    let mut game = fresh_with("rbyg", |options| options.start = Start::Seat(Seat(1)));
    assert_ne!(format!("{:?}", game.game.stack.top()), "Start");
    game.deal();
    assert_eq!(game.letters(game.game.sorting()), "bygr");
    // Nobody can be first who does not play.
    let options = Options { start: Start::Seat(Seat(2)), ..Options::for_seats(2) };
    let refused = Exodus::setup(Components::standard(), &options);
    assert_eq!(refused.unwrap_err(), Illegal::StartSeat { seat: Seat(2), seats: 2 });
    assert_eq!(fresh("rb").game.check_chance(&Chance::Start { seat: Seat(2) }), Err(Illegal::NoSuchLuck));
    // RU-99: both options can be set by their names.
    let mut options = Options::for_seats(3);
    options.set("discs", "random").unwrap();
    options.set(Start::KEY, &Start::Seat(Seat(1)).name()).unwrap();
    assert_eq!((options.discs, options.start), (Discs::Random, Start::Seat(Seat(1))));
    assert!(options.set("discs", "sideways").is_err());
}

#[test]
fn ae_1_21_one_to_four_play() {
    for seats in [0, 5] {
        let refused = Exodus::setup(Components::standard(), &Options { seats, ..Options::for_seats(2) });
        assert_eq!(refused.unwrap_err(), Illegal::Seats { seats });
    }
}

#[test]
fn ae_1_4_1_ae_1_4_the_rings_have_four_areas_and_4_8_8_fields() {
    let city = &Components::standard().city;
    assert_eq!(Ring::ALL.map(|ring| city.ring(ring).count()), [4, 8, 8]);
    assert_eq!(Ring::ALL.map(|ring| city.areas[ring.index()].len()), [4, 4, 4]);
    let slots = |ring: Ring| city.areas[ring.index()].iter().map(|area| area.slots).sum::<u8>();
    assert_eq!(Ring::ALL.map(slots), [8; 3], "solid walls part the whole circle");
}

#[test]
fn ae_1_4_3_a_quarter_turn_moves_an_area_by_two_slots_and_the_bottom_ring_never_turns() {
    let city = &Components::standard().city;
    assert_eq!((city.slots, city.turn_slots, city.turns), (8, 2, 4));
    let reach = |from: &str, top, middle| city.reach(super::scene::field(from), top, middle);
    // With both discs turned once, top and middle stand to each other as before.
    assert_eq!(reach("T0", 1, 1), reach("T0", 0, 0));
    assert_eq!(reach("T0", 3, 3), reach("T0", 0, 0));
    assert_ne!(reach("T0", 1, 0), reach("T0", 0, 0));
    // A turn of the middle disc is seen from below, a turn of the top disc is not.
    assert_ne!(reach("M0", 0, 1), reach("M0", 0, 0));
    assert_eq!(reach("M0", 1, 0), reach("M0", 0, 0));
    assert_eq!(reach("B0", 0, 0), 0);
}

#[test]
fn ae_1_6_eight_guards_on_the_two_lower_rings() {
    let city = &Components::standard().city;
    let rings: Vec<Ring> = city.guards.iter().map(|guard| guard.ring).collect();
    assert_eq!(rings.iter().filter(|&&ring| ring == Ring::Middle).count(), 4);
    assert_eq!(rings.iter().filter(|&&ring| ring == Ring::Bottom).count(), 4);
    // A guard can be taken from both fields of the area, and from no other.
    let game = scene("rb").standing("GB1 w");
    for (field, guard) in [("B2", true), ("B3", true), ("B1", false), ("B4", false), ("M2", false)] {
        assert_eq!(game.game.guard_beside(super::scene::field(field)).is_some(), guard, "{field}");
    }
}

#[test]
fn ae_1_8_1_three_rows_of_four_cells_with_one_agora_cell_each() {
    let grid = &Components::standard().grid;
    assert_eq!((grid.rows, grid.columns, grid.cells), (3, 4, 12));
    let mut columns = 0;
    for row in 0..3 {
        let agora = grid.row[row] & grid.agora;
        assert_eq!(agora.count_ones(), 1);
        let cell = crate::kinds::Cell(agora.trailing_zeros() as u8);
        columns |= 1 << grid.cell(cell).column;
        assert_eq!(grid.cell(cell).bonus, crate::atoms::Atom::Flame(1));
    }
    assert_eq!(u8::count_ones(columns), 3, "in different columns");
}

/// AE-18.2: neutral kings of small tables.
#[test]
fn ae_18_2_ae_19_1_neutral_kings_stand_on_the_favour_fields() {
    for (colours, kings) in [("r", 2), ("rb", 2), ("rby", 0), ("rbyg", 0)] {
        let mut game = fresh(colours);
        game.deal();
        let fields: Vec<String> = game.game.neutrals().map(|field| field.to_string()).collect();
        assert_eq!(fields, ["M6", "B4"][..kings], "{colours}");
    }
    // Nobody enters; what lies there stays.
    let mut game = scene("rb").neutral_kings("M6 B4").kings("r T3").tiles("B4 AG01").king("r", 2);
    assert_eq!(
        game.refused(crate::Action::PlaceKing { field: super::scene::field("M6") }),
        Illegal::FieldBlocked { field: super::scene::field("M6") }
    );
    assert_eq!(game.choices(), "king to M4, king to M5, king to M7");
    game = scene("rb").neutral_kings("M6 B4").kings("r M2").tiles("B4 AG01").king("r", 3);
    assert_eq!(game.choices(), "king to B2, king to B3, king to B5");
    game.play("king to B5");
    assert_eq!(game.game.tile(super::scene::field("B4")), Some(Tile::Agora(crate::kinds::Agora(0))));
    assert_eq!(game.game.neutrals, [super::scene::field("M6").0, super::scene::field("B4").0]);
    assert_ne!(game.game.players[0].king, NONE);
}
