//! AE-1: the data set that comes with the program is that of the tables. Whoever corrects a file
//! corrects its table here.

use engine::{Components as _, Origin};

use super::sets::{changed, frozen};
use crate::Components;
use crate::atoms::{Atom, InfluenceEffect, KnowledgeScore, MonumentScore, PillarEffect, Trigger};
use crate::components::{School, Slot};
use crate::kinds::{
    Agora, Book, Catastrophe, Cell, Colour, Display, Field, Floor, Influence, Knowledge, Monument, PillarCard,
    Profession, Residence, Ring, Stage, TileKind, Workshop,
};

fn sets() -> [&'static Components; 2] {
    [Components::standard(), frozen()]
}

#[test]
fn ae_1_1_the_box_holds_what_the_inventory_says() {
    for set in sets() {
        assert_eq!(set.residence_set.count_ones(), 20);
        assert_eq!(set.workshop_set.count_ones(), 25);
        assert_eq!(set.agora_set.count_ones(), 15);
        assert_eq!(set.ships.iter().sum::<u8>(), 18);
        assert_eq!(set.monument_set.count_ones(), 12);
        assert_eq!(set.catastrophe_set.count_ones(), 8);
        let counts = &set.counts;
        assert_eq!((counts.settlers, counts.books, counts.gold, counts.favours), (40, 25, 20, 16));
        let knowledge = |players| (0..32).map(|name| set.copies(Knowledge(name), players)).sum::<u8>();
        assert_eq!([1, 2, 3, 4].map(knowledge), [19, 19, 32, 32]);
        assert_eq!(set.influence_set.count_ones(), 24);
        assert_eq!(set.pillar_sets.map(u32::count_ones), [10, 10, 6]);
    }
}

#[test]
fn ae_1_2_1_every_entry_has_an_origin_and_a_clause() {
    let facts = Components::standard().facts();
    assert!(facts.len() > 250, "{}", facts.len());
    for fact in facts {
        assert!(fact.clause.starts_with("AE-") || fact.clause.starts_with("RU-"), "{}", fact.key);
        assert!(!fact.value.is_empty(), "{}", fact.key);
        if fact.origin != Origin::Rulebook {
            assert!(fact.source.is_some(), "{} says how we came to it", fact.key);
        }
    }
    let mut keys: Vec<_> = facts.iter().map(|fact| fact.key.as_str()).collect();
    keys.sort_unstable();
    assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "every key once");
    let of = |key: &str| facts.iter().find(|fact| fact.key == key).map(|fact| (fact.value.as_str(), fact.origin));
    assert_eq!(of("DL.dispatch"), Some(("vp(1) + flame(1)", Origin::Rulebook)));
    assert_eq!(of("SC.PH"), Some(("book(S,1) + book(C,1)", Origin::Rulebook)));
    assert_eq!(of("M0"), Some(("book(S,1) + ship", Origin::Reconstruction)));
    assert_eq!(of("bottom.turns"), Some(("false", Origin::Outside)));
    assert_eq!(of("WS05"), Some(("marble, any pur + any bro, settler(pur, book(K,1))", Origin::Reconstruction)));
}

#[test]
fn ae_1_4_2_the_areas_lie_as_the_table_says() {
    for set in sets() {
        let city = &set.city;
        assert_eq!((city.slots, city.turn_slots, city.turns, city.ring_fields), (8, 2, 4, [4, 8, 8]));
        for (ring, slots) in Ring::ALL.into_iter().zip([[0, 2, 4, 6], [1, 3, 5, 7], [0, 2, 4, 6]]) {
            let areas = &city.areas[ring.index()];
            assert_eq!(areas.iter().map(|area| area.first_slot).collect::<Vec<_>>(), slots);
            let fields = if ring == Ring::Top { 1 } else { 2 };
            assert!(areas.iter().all(|area| (area.slots, area.fields) == (2, fields)));
        }
    }
}

/// AE-1.4.4: the closed form of the table, for all sixteen positions.
#[test]
fn ae_1_4_4_reach_is_the_closed_form() {
    for set in sets() {
        for (top, middle) in (0..16u8).map(|turns| (turns / 4, turns % 4)) {
            for number in 0..4u8 {
                let area = (number + top + 4 - middle) % 4;
                let both = [area, (area + 3) % 4].map(|area| 0b11u16 << (2 * area));
                assert_eq!(set.city.reach(Field::new(Ring::Top, number), top, middle), both[0] | both[1]);
            }
            for number in 0..8u8 {
                let area = (number / 2 + middle) % 4;
                let both = [area, (area + 1) % 4].map(|area| 0b11u16 << (2 * area));
                assert_eq!(set.city.reach(Field::new(Ring::Middle, number), top, middle), both[0] | both[1]);
                assert_eq!(set.city.reach(Field::new(Ring::Bottom, number), top, middle), 0);
            }
        }
    }
}

#[test]
fn in_13_every_king_reaches_four_fields_in_every_position() {
    for set in sets() {
        for (top, middle) in (0..16u8).map(|turns| (turns / 4, turns % 4)) {
            for field in set.city.all().filter(|field| field.ring() != Ring::Bottom) {
                assert_eq!(set.city.reach(field, top, middle).count_ones(), 4, "{field} {top} {middle}");
            }
        }
    }
}

#[test]
fn ae_1_5_the_fields_of_the_city() {
    // Id, books S C K any, gold, settlers standing, from the bag, tile, pillar, flames, favour tokens.
    type Row = (&'static str, [u8; 4], u8, u8, u8, Option<TileKind>, Option<Display>, u8, u8);
    use TileKind::{Agora as A, Ship as S, Workshop as W};
    const ROWS: [Row; 20] = [
        ("T0", [1, 0, 0, 0], 0, 2, 0, None, None, 0, 0),
        ("T1", [0, 1, 0, 0], 0, 2, 0, None, None, 0, 0),
        ("T2", [0, 0, 1, 0], 0, 2, 0, None, None, 0, 0),
        ("T3", [0, 0, 0, 0], 1, 2, 0, None, None, 0, 0),
        ("M0", [1, 0, 0, 0], 0, 0, 0, Some(S), None, 0, 0),
        ("M1", [0, 0, 0, 1], 1, 0, 0, None, None, 1, 0),
        ("M2", [0, 1, 0, 0], 0, 0, 0, Some(W), None, 0, 0),
        ("M3", [0, 0, 0, 1], 0, 0, 2, None, None, 0, 0),
        ("M4", [0, 0, 0, 0], 0, 0, 0, Some(A), None, 0, 0),
        ("M5", [0, 0, 1, 0], 0, 0, 0, None, Some(Display::L), 0, 0),
        ("M6", [0, 0, 0, 0], 0, 0, 0, None, None, 2, 1),
        ("M7", [1, 1, 1, 0], 0, 0, 0, None, None, 0, 0),
        ("B0", [0, 0, 0, 0], 1, 0, 0, Some(S), None, 0, 0),
        ("B1", [0, 0, 1, 0], 0, 0, 0, Some(W), None, 0, 0),
        ("B2", [1, 0, 0, 0], 0, 0, 0, None, Some(Display::R), 0, 0),
        ("B3", [1, 1, 1, 0], 0, 0, 0, None, None, 0, 0),
        ("B4", [0, 0, 0, 0], 0, 0, 0, Some(A), None, 0, 1),
        ("B5", [0, 0, 0, 0], 1, 0, 0, None, None, 3, 0),
        ("B6", [0, 1, 0, 0], 0, 0, 0, Some(W), None, 0, 0),
        ("B7", [0, 0, 0, 1], 0, 0, 2, None, None, 0, 0),
    ];
    for set in sets() {
        let city = &set.city;
        assert_eq!(city.all().map(|field| field.to_string()).collect::<Vec<_>>(), ROWS.map(|row| row.0));
        for (field, (id, [s, c, k, any], gold, places, bag, tile, pillar, flames, favours)) in city.all().zip(ROWS) {
            let face = city.field(field);
            assert_eq!((face.books, face.any_books, face.gold), ([s, c, k], any, gold), "{id}");
            assert_eq!((face.places, face.bag, face.tile, face.pillar), (places, bag, tile, pillar), "{id}");
            assert_eq!((face.flames, face.favours, face.more.len()), (flames, favours, 0), "{id}");
            assert!(city.has(field));
        }
        // S, C and K are each printed five times in the city.
        let printed = |kind: usize| city.all().map(|field| city.field(field).books[kind]).sum::<u8>();
        assert_eq!([0, 1, 2].map(printed), [5, 5, 5]);
        assert_eq!(city.places.len(), 8);
        assert_eq!(city.tile_fields.len(), 7);
        for (slot, &field) in city.tile_fields.iter().enumerate() {
            assert_eq!(usize::from(city.field(field).tile_slot), slot);
        }
        for (place, &field) in city.places.iter().enumerate() {
            let face = city.field(field);
            assert!((face.first_place..face.first_place + face.places).contains(&(place as u8)));
        }
        assert!(!city.has(Field::new(Ring::Top, 4)) && !city.has(Field(200)));
    }
}

#[test]
fn ae_1_6_1_a_guard_stands_between_the_two_fields_of_its_area() {
    for set in sets() {
        let guards: Vec<_> = set.city.guards.iter().map(|guard| (guard.ring, guard.area, guard.beside)).collect();
        let expected =
            [Ring::Middle, Ring::Bottom].map(|ring| [0, 1, 2, 3].map(|area| (ring, area, 0b11 << (2 * area))));
        assert_eq!(guards, expected.concat());
        for field in set.city.all() {
            let beside = match field.ring() {
                Ring::Top => None,
                ring => Some((ring as u8 - 1) * 4 + field.number() / 2),
            };
            assert_eq!(set.city.field(field).guard, beside, "{field}");
        }
    }
}

#[test]
fn ae_1_7_the_training_area() {
    use Atom::{Flame, TakePillar, TakeShip, TakeWorkshop, Vp};
    use Profession::*;
    type Row = (Profession, Colour, u8, Option<Profession>, [u8; 4], &'static [Atom]);
    const ROWS: [Row; 12] = [
        (SC, Colour::Purple, 0, None, [0, 0, 0, 0], &[Vp(1)]),
        (IN, Colour::White, 0, None, [0, 0, 0, 0], &[Flame(1)]),
        (WO, Colour::Brown, 0, None, [0, 0, 0, 0], &[Vp(1)]),
        (PH, Colour::Purple, 1, Some(SC), [1, 1, 0, 0], &[Vp(2), Flame(1)]),
        (SH, Colour::White, 1, Some(IN), [0, 1, 1, 0], &[Vp(1), Flame(2)]),
        (DL, Colour::Brown, 1, Some(WO), [0, 0, 1, 0], &[Vp(1), Flame(1)]),
        (AS, Colour::Purple, 2, Some(PH), [2, 1, 0, 1], &[Vp(6), Flame(3)]),
        (MA, Colour::Purple, 2, Some(PH), [2, 0, 0, 1], &[Vp(5), Flame(2)]),
        (PL, Colour::White, 2, Some(SH), [0, 2, 1, 1], &[Vp(5), Flame(3)]),
        (AD, Colour::White, 2, Some(SH), [0, 2, 0, 1], &[Vp(2), TakeShip, Flame(2)]),
        (SM, Colour::Brown, 2, Some(DL), [0, 0, 2, 1], &[Vp(2), TakePillar(None), Flame(1)]),
        (MB, Colour::Brown, 2, Some(DL), [1, 0, 2, 1], &[Vp(3), TakeWorkshop, Flame(2)]),
    ];
    for set in sets() {
        let school = &set.school;
        assert_eq!(school.all, 0b1111_1111_1111);
        for (profession, colour, tier, from, [s, c, k, gold], dispatch) in ROWS {
            let field = school.field(profession);
            assert_eq!((field.colour, field.tier, field.from), (colour, tier, from), "{profession}");
            assert_eq!((field.books, field.gold), ([s, c, k], gold), "{profession}");
            assert_eq!(field.dispatch.get(), dispatch, "{profession}");
            assert_eq!(from.is_some(), school.targets & profession.bit() != 0);
            assert_eq!(from.is_some_and(|from| school.field(from).arrows & profession.bit() != 0), from.is_some());
            assert!(school.colours[colour.index()] & profession.bit() != 0, "{profession}");
        }
        assert_eq!(school.untrained, [SC, IN, WO]);
        assert!(!school.has(X1));
        assert_eq!(set.names.professions[AS.index()].name, "Astronomer");
    }
}

#[test]
fn ae_1_7_1_two_arrows_leave_tier_one_and_none_tier_two() {
    for set in sets() {
        for profession in School::each(set.school.all) {
            let field = set.school.field(profession);
            assert_eq!(field.arrows.count_ones(), [1, 2, 0][usize::from(field.tier)], "{profession}");
            assert_eq!(set.school.trained & profession.bit() != 0, field.tier > 0);
        }
    }
}

#[test]
fn ae_1_8_the_settlement_area() {
    use Atom::{AnyBook, Favour, Flame, Gold, Vp};
    const BONUS: [Atom; 12] = [
        AnyBook(1),
        Flame(1),
        Gold(1),
        Flame(2),
        Flame(2),
        AnyBook(1),
        Flame(1),
        Vp(2),
        Flame(1),
        Favour(1),
        AnyBook(1),
        Gold(1),
    ];
    for set in sets() {
        let grid = &set.grid;
        assert_eq!((grid.cells, grid.rows, grid.columns), (12, 3, 4));
        let ids: Vec<_> = set.names.cells.iter().map(|cell| cell.id.as_str()).collect();
        assert_eq!(ids, ["n0", "n1", "n2", "n3", "p0", "p1", "p2", "p3", "a0", "a1", "a2", "a3"]);
        for (cell, bonus) in (0..12).map(Cell).zip(BONUS) {
            let face = grid.cell(cell);
            assert_eq!((face.row, face.column), (cell.0 / 4, cell.0 % 4));
            assert_eq!((face.bonus, face.agora), (bonus, [1, 6, 8].contains(&cell.0)), "{cell}");
        }
        assert_eq!((grid.agora, grid.all, grid.other), (0b0001_0100_0010, 0xfff, 0b1110_1011_1101));
        let regions: Vec<_> = set.names.regions.iter().map(|region| region.name.as_str()).collect();
        assert_eq!(regions, ["North Africa", "Mesopotamia", "Mesoamerica"]);
    }
}

#[test]
fn ae_1_8_2_adjacent_cells_share_an_edge() {
    for set in sets() {
        for (cell, beside) in [(0u8, &[1u8, 4][..]), (5, &[1, 4, 6, 9]), (7, &[3, 6, 11]), (11, &[7, 10])] {
            let expected = beside.iter().fold(0u16, |set, cell| set | 1 << cell);
            assert_eq!(set.grid.cell(Cell(cell)).beside, expected, "{cell}");
        }
        assert_eq!(set.grid.row[..3], [0x00f, 0x0f0, 0xf00]);
        assert_eq!(set.grid.column[..4], [0x111, 0x222, 0x444, 0x888]);
    }
}

#[test]
fn ae_1_9_ships_and_favour_spaces() {
    for set in sets() {
        assert_eq!(set.grid.ships, [1, 2, 2, 3, 4]);
        assert_eq!(set.grid.favour_needs, [0, 3, 6, 9]);
        assert_eq!(set.grid.favours[..=12], [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4]);
    }
}

#[test]
fn ae_1_10_the_track() {
    use Atom::{AnyBook, Favour, Gold, InfluenceCard, Monument, Vp};
    for set in sets() {
        let track = &set.track;
        let bonuses = [
            (2, AnyBook(1)),
            (4, InfluenceCard),
            (6, Gold(1)),
            (8, Favour(1)),
            (10, Vp(2)),
            (12, InfluenceCard),
            (15, Monument(0)),
            (17, Gold(1)),
            (18, AnyBook(1)),
            (20, InfluenceCard),
            (22, Favour(1)),
            (24, Vp(3)),
            (26, AnyBook(1)),
            (28, InfluenceCard),
            (31, Monument(1)),
            (33, Favour(1)),
            (36, Vp(5)),
        ];
        assert_eq!(track.end, 36);
        for space in 0..64usize {
            let expected = bonuses.iter().find(|(at, _)| *at == space).map(|&(_, atom)| atom);
            assert_eq!(track.bonus[space], expected, "{space}");
            assert_eq!(track.spaces >> space & 1 == 1, expected.is_some());
            let repeats = expected.is_some_and(|atom| !matches!(atom, Monument(_)));
            assert_eq!(track.repeatable >> space & 1 == 1, repeats);
        }
        assert_eq!(track.monuments, [15, 31]);
    }
}

#[test]
fn ae_1_11_order_spaces_and_years() {
    for set in sets() {
        let bonus: Vec<_> = set.order[..5].iter().map(|face| face.bonus.get()).collect();
        assert_eq!(bonus, [&[][..], &[Atom::Flame(1)], &[Atom::AnyBook(1)], &[Atom::Gold(1)], &[]]);
        assert_eq!(set.order_spaces, 5);
        assert_eq!(set.open_orders, [0, 0, 0b1111, 0b1111, 0b11111]);
        assert_eq!([0, 1, 2, 3, 4].map(|space| set.order[space].may_share), [false, false, false, false, true]);
        assert_eq!(set.counts.years, 5);
    }
}

#[test]
fn ae_1_12_catastrophe_tiles() {
    for set in sets() {
        let tiles = [0, 1, 2, 3, 4, 5, 6, 7].map(|tile| set.catastrophe(Catastrophe(tile)));
        let expected = [(1, 1), (1, 1), (1, 2), (1, 2), (2, 1), (2, 1), (2, 2), (2, 2)];
        assert_eq!(tiles.map(|tile| (tile.top, tile.middle)), expected);
    }
}

#[test]
fn ae_1_13_ships_by_type() {
    for set in sets() {
        let types: Vec<_> = set.names.ships.iter().map(|kind| kind.id.as_str()).collect();
        assert_eq!(types, ["turtle", "dolphin", "octopus", "seahorse", "swordfish", "whale"]);
        assert_eq!((set.ships, set.ship_types), ([4, 4, 3, 3, 2, 2, 0, 0], 6));
    }
}

#[test]
fn ae_1_14_residences_and_floors() {
    for set in sets() {
        let floors: Vec<_> = set.names.floors.iter().map(|floor| floor.id.as_str()).collect();
        assert_eq!(floors, ["sand", "terracotta", "meadow", "lagoon", "marble"]);
        let faces = (0..20).map(|tile| set.residence(Residence(tile)));
        for (number, face) in (0u8..).zip(faces) {
            assert_eq!((face.floor, face.places), (Floor(number / 4), if number % 4 < 2 { 3 } else { 5 }));
        }
        assert_eq!((0..20).map(|tile| set.residence(Residence(tile)).places).sum::<u8>(), 80);
    }
}

#[test]
fn ae_1_15_workshops() {
    use Profession::*;
    // Slots as letters, trigger and gain of each.
    const ROWS: [(&str, &str); 25] = [
        ("SH", "know F2"),
        ("PH", "know F2"),
        ("DL", "know F2"),
        ("DL", "pur S"),
        ("pur bro", "pur K"),
        ("PH", "whi C"),
        ("pur whi", "whi S"),
        ("SH", "bro K"),
        ("whi bro", "bro C"),
        ("MA", "pur F1"),
        ("pur whi", "pur F1"),
        ("AD", "whi F1"),
        ("whi bro", "whi F1"),
        ("SM", "bro F1"),
        ("pur bro", "bro F1"),
        ("MA", "S C"),
        ("pur bro", "S K"),
        ("AS", "C S"),
        ("whi bro", "C K"),
        ("MB", "K S"),
        ("pur whi", "K C"),
        ("PL", "agora G"),
        ("SM", "agora G"),
        ("MB", "workshop G"),
        ("AD", "workshop G"),
    ];
    for set in sets() {
        for (number, (slots, effect)) in (0u8..).zip(ROWS) {
            let face = set.workshop(Workshop(number));
            assert_eq!(face.floor, Floor(number % 5));
            let printed = face.printed[..usize::from(face.slots)].iter().map(|slot| match slot {
                Slot::Profession(profession) => profession.name(),
                Slot::Colour(colour) => colour.short(),
            });
            assert_eq!(printed.collect::<Vec<_>>().join(" "), slots, "WS{:02}", number + 1);
            let trigger = match face.effect.trigger {
                Trigger::Knowledge => "know".to_owned(),
                Trigger::Settler(colour) => colour.short().to_owned(),
                Trigger::Book(book) => book.to_string(),
                Trigger::Tile(kind) => kind.to_string(),
            };
            let gain = match face.effect.gain {
                Atom::Book(book, 1) => book.to_string(),
                Atom::Gold(1) => "G".to_owned(),
                Atom::Flame(count) => format!("F{count}"),
                other => format!("{other:?}"),
            };
            assert_eq!(format!("{trigger} {gain}"), effect, "WS{:02}", number + 1);
        }
        let two = set.workshop(Workshop(4));
        assert_eq!(
            two.fits[..2],
            [SC.bit() | PH.bit() | AS.bit() | MA.bit(), WO.bit() | DL.bit() | SM.bit() | MB.bit()]
        );
        assert_eq!(two.all_slots(), 0b11);
    }
}

#[test]
fn ae_1_16_agoras() {
    use Profession::{AD, DL, MA, PH, SH, SM};
    let gains: [&[u8]; 9] = [
        &[2, 1, 0, 0],
        &[0, 2, 1, 0],
        &[1, 0, 2, 0],
        &[1, 1, 1, 0],
        &[1, 1, 1, 0],
        &[1, 0, 0, 1],
        &[0, 1, 0, 1],
        &[0, 0, 1, 1],
        &[0, 0, 0, 2],
    ];
    for set in sets() {
        for (number, gain) in (0u8..).zip(gains) {
            let face = set.agora(Agora(number));
            let mut counts = [0; 4];
            for atom in face.gain.get() {
                match *atom {
                    Atom::Book(book, count) => counts[book.index()] += count,
                    Atom::Gold(count) => counts[3] += count,
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!((&counts[..], face.trained), (gain, None), "{number}");
        }
        let trained = (9..15).map(|number| set.agora(Agora(number)).trained.unwrap());
        assert_eq!(
            trained.collect::<Vec<_>>(),
            [[PH, SH, DL]; 4].into_iter().chain([[MA, AD, SM]; 2]).collect::<Vec<_>>()
        );
        assert!((0..15).all(|number| set.agora(Agora(number)).floor == Floor(number % 5)));
    }
}

#[test]
fn ae_1_17_monuments() {
    use MonumentScore as Score;
    for set in sets() {
        let faces = std::array::from_fn::<_, 12, _>(|number| *set.monument(Monument(number as u8)));
        let scores = faces.map(|face| face.score);
        for floor in 0..5 {
            assert_eq!(scores[usize::from(floor)], Score::Floor { floor: Floor(floor), vp: 2 });
        }
        assert_eq!(
            scores[5..],
            [
                Score::Agoras { vp: 2 },
                Score::Workshops { vp: 2 },
                Score::AdjacentDifferent { vp: 2 },
                Score::AdjacentSame { vp: 2 },
                Score::Rows { floors: 3, vp: 3 },
                Score::Columns { floors: 2, vp: 2 },
                Score::AdjacentShare { tiles: 3, vp: 7 },
            ]
        );
        assert!(faces.iter().zip(0u8..).all(|(face, number)| face.floor == Floor(number % 5)));
        assert_eq!(
            (set.names.monuments[0].name.as_str(), set.names.monuments[11].name.as_str()),
            ("Sand Obelisk", "Grand Court")
        );
    }
}

#[test]
fn ae_1_18_pillar_cards() {
    use PillarEffect as Effect;
    let effects = [
        Effect::Swap,
        Effect::Recruit,
        Effect::Offer { vp: 1, flames: 1 },
        Effect::Sacrifice { vp: 1, flames: 1 },
        Effect::Change { books: 2 },
        Effect::Gain(Atom::Vp(1)),
        Effect::Gain(Atom::AnyBook(1)),
        Effect::Gain(Atom::Flame(1)),
        Effect::Depart,
        Effect::School,
    ];
    for set in sets() {
        let face = |card: u8| set.pillar(PillarCard(card));
        for card in 0..26 {
            let (stage, instant): (_, &[Atom]) = match card {
                0..10 => (Stage::Base, &[Atom::AnyBook(1), Atom::Gold(1), Atom::BagSettler(1)]),
                10..20 => (Stage::Shaft, &[Atom::Vp(2)]),
                _ => (Stage::Capital, &[Atom::Vp(4)]),
            };
            let effect = match card {
                0..20 => effects[usize::from(card) / 2],
                20..23 => Effect::Both,
                _ => Effect::Twice,
            };
            assert_eq!((face(card).stage, face(card).instant.get(), face(card).effect), (stage, instant, effect));
        }
        assert_eq!(set.pillar_sets, [0x3ff, 0x3ff << 10, 0x3f << 20]);
        assert_eq!(set.stage_settler, [None, Some(Profession::SH), Some(Profession::PL)]);
        assert_eq!((set.names.pillars[1].id.as_str(), set.names.pillars[25].name.as_str()), ("BA1b", "TWICE"));
    }
}

#[test]
fn ae_1_19_knowledge_cards() {
    use KnowledgeScore as Score;
    use Profession::*;
    let requires = [
        [PH, PH],
        [SH, SH],
        [DL, DL],
        [PH, SH],
        [SH, DL],
        [DL, PH],
        [MA, AS],
        [AD, SH],
        [AS, DL],
        [MA, SH],
        [PL, SM],
        [SM, DL],
        [AD, DL],
        [MB, PH],
        [MB, MA],
        [AD, PH],
        [PL, AS],
        [SM, PH],
        [MB, PL],
    ];
    for set in sets() {
        for (number, requires) in (0u8..).zip(requires) {
            let face = set.knowledge(Knowledge(number));
            assert_eq!(face.requires, requires, "{number}");
            let copies = if number < 6 { 1 } else { 2 };
            assert_eq!((face.copies, face.copies_below_3), (copies, 1), "{number}");
        }
        assert_eq!(set.knowledge_set, (1 << 19) - 1);
        let score = |number: u8| set.knowledge(Knowledge(number)).score;
        assert_eq!(score(0), Score::Settlers { colour: Colour::Purple, per: 2, vp: 1 });
        assert_eq!(score(5), Score::Pairs { colours: [Colour::Brown, Colour::Purple], vp: 1 });
        assert_eq!((score(6), score(8)), (Score::Priest { per: 6, vp: 1 }, Score::Gold { per: 2, vp: 3 }));
        assert_eq!((score(9), score(10)), (Score::Books { per: 2, vp: 1 }, Score::CompletePillars { vp: 5 }));
        assert!(matches!(score(7), Score::InfluenceCards(steps) if steps.get() == [3, 5, 6, 7] && steps.of(9) == 7));
        assert!(matches!(score(12), Score::Agoras(steps) if steps.get() == [1, 3, 6]));
        assert_eq!((score(11), score(13)), (Score::PillarCards { vp: 1 }, Score::Workshops { vp: 1 }));
        assert_eq!((score(14), score(15)), (Score::ActiveWorkshops { vp: 3 }, Score::Ships { vp: 1 }));
        assert_eq!((score(16), score(17)), (Score::KnowledgeCards { vp: 2 }, Score::FullColumns { vp: 2 }));
        assert_eq!((score(18), set.names.knowledge[6].name.as_str()), (Score::FullRows { vp: 3 }, "Solar Eclipse"));
    }
}

#[test]
fn ae_1_20_one_influence_card_of_each_effect() {
    for set in sets() {
        let effects: Vec<_> = (0..24).map(|card| set.influence(Influence(card))).collect();
        assert!(effects.iter().enumerate().all(|(at, effect)| !effects[..at].contains(effect)), "each effect once");
        assert_eq!(effects[2], InfluenceEffect::Gain(Atom::Flame(3)));
        assert_eq!(
            effects[21..23],
            [InfluenceEffect::DonateBooks { most: 5, vp: 1 }, InfluenceEffect::OfferGold { most: 3, vp: 2 }]
        );
        assert_eq!(
            (set.names.influence[0].id.as_str(), set.names.influence[23].name.as_str()),
            ("IF01", "Exodus of Experts")
        );
    }
}

#[test]
fn ae_1_21_the_table_by_player_count() {
    for set in sets() {
        let rows = [1, 2, 3, 4].map(|players| {
            let row = set.players(players);
            (row.bag, row.knowledge_fields, row.monuments, row.majority_vp, row.neutral_kings)
        });
        assert_eq!(rows, [(20, 3, 3, 0, 2), (20, 3, 3, 5, 2), (30, 4, 4, 3, 0), (40, 5, 4, 2, 0)]);
        let counts = &set.counts;
        assert_eq!((counts.start_books, counts.start_gold, counts.actions), ([1, 1, 1], 1, 2));
        assert_eq!((counts.open_residences, counts.pillars), (3, 3));
        assert_eq!((counts.settler_left, counts.full_row, counts.full_column, counts.unplayed), (3, 2, 1, 1));
        assert_eq!(counts.neutral_start.map(|field| field.to_string()), ["M6", "B4"]);
        assert_eq!((counts.solo_refill, counts.solo_smallest), (0b10100, 3));
    }
}

#[test]
fn ae_19_9_titles_by_points() {
    for set in sets() {
        let title = |points| set.title(points).unwrap().name.as_str();
        for (points, name) in [
            (-9, "Fisherman"),
            (50, "Fisherman"),
            (51, "Temple Servant"),
            (70, "Temple Servant"),
            (71, "Healer"),
            (90, "Healer"),
            (91, "Astrologer"),
            (101, "Priest"),
            (110, "Priest"),
            (111, "King"),
            (120, "King"),
            (121, "Atlas"),
            (300, "Atlas"),
        ] {
            assert_eq!(title(points), name, "{points}");
        }
    }
}

/// AE-1.3.2: a correction inside the lists needs no code.
#[test]
fn ae_1_3_2_corrected_lines_are_read() {
    let set = changed(&[
        ("rondel.toml", "[\"flame(2)\", \"favour(1)\"]", "[\"vp(1)\", \"flame(2)\", \"influence_card\"]"),
        ("board.toml", "[\"vp(6)\", \"flame(3)\"]", "[\"take_pillar(R)\"]"),
        ("workshops.toml", "slots = [\"SH\"]", "slots = [\"SH\", \"SH\"]"),
        ("track.toml", "36 = { value = \"vp(5)\"", "36 = { value = \"take_ship\""),
        ("players.toml", "smallest = { value = 3", "smallest = { value = 4"),
    ])
    .unwrap();
    let field = set.city.field(Field::new(Ring::Middle, 6));
    assert_eq!((field.flames, field.favours, field.more.get()), (2, 0, &[Atom::Vp(1), Atom::InfluenceCard][..]));
    assert_eq!(set.school.field(Profession::AS).dispatch.get(), [Atom::TakePillar(Some(Display::R))]);
    assert_eq!(set.workshop(Workshop(0)).fits[..2], [Profession::SH.bit(); 2]);
    assert_eq!((set.track.bonus[36], set.counts.solo_smallest), (Some(Atom::TakeShip), 4));
    assert_ne!(set.digest(), frozen().digest());
    assert_eq!(Book::ALL.map(|book| book.letter()), ['S', 'C', 'K']);
}
