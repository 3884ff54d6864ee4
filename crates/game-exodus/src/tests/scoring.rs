//! AE-15 to AE-17: settlement scorings and the end.

use engine::{Game as _, Seat, SeatSet, Viewer};

use super::scene::{influence, scene};
use super::walk::plain;
use crate::events::{Event, PointReason};
use crate::state::Ending;

/// The points of the first seat for one knowledge card, by what is told.
fn worth(game: super::scene::Scene, name: &str) -> i16 {
    let game = game.knows(name).end_of_year(5);
    let of = |event: &Event| match *event {
        Event::Scored { seat: Seat(0), points, why: PointReason::Knowledge(card) }
            if card == super::scene::knowledge(name) =>
        {
            points
        }
        _ => 0,
    };
    game.events.iter().map(of).sum()
}

fn monument_worth(board: &str) -> i16 {
    let game = scene("rb").board(board).end_of_year(5);
    let of = |event: &Event| match *event {
        Event::Scored { seat: Seat(0), points, why: PointReason::Monument(_) } => points,
        _ => 0,
    };
    game.events.iter().map(of).sum()
}

#[test]
fn ae_15_1_knowledge_cards_look_at_placed_settlers() {
    let start = || scene("rb").board("n0 RS01 3p").school("4SC 2IN");
    assert_eq!(worth(start(), "KN01"), 1, "those left in training do not count");
    assert_eq!(worth(start(), "KN02"), 0);
    assert_eq!(worth(start().pillars("BA1a SF1a* CP1a*"), "KN02"), 1, "on pillars they do");
    assert_eq!(worth(start().ships("turtle:w whale:w"), "KN02"), 1, "and on ships");
    assert_eq!(worth(start().board("n2 WS13 wb, n3 WS01 w"), "KN02"), 1, "and in workshops");
    // Gold, books and the priest are those of the very end.
    assert_eq!(worth(start().goods("5G"), "KN09"), 6);
}

#[test]
fn ae_15_2_settlers_by_twos_and_in_pairs() {
    // 6 purple, 2 white, 3 brown.
    let start = || scene("rb").board("n0 RS03 5p, n2 RS05 2w1b, p1 RS01 1p2b");
    let points = ["KN01", "KN02", "KN03", "KN04", "KN05", "KN06"].map(|name| worth(start(), name));
    assert_eq!(points, [3, 1, 1, 2, 2, 3]);
}

#[test]
fn ae_15_3_ru_57_priest_influence_gold_and_books() {
    for (space, points) in [("0", 0), ("5", 0), ("6", 1), ("29", 4), ("36", 6)] {
        assert_eq!(worth(scene("rb").priest(space), "KN07"), points, "priest on {space}");
    }
    let cards = ["IF01", "IF02", "IF03", "IF04", "IF05", "IF06"];
    for (count, points) in [0, 3, 5, 6, 7, 7, 7].into_iter().enumerate() {
        assert_eq!(worth(scene("rb").played(&cards[..count].join(" ")), "KN08"), points, "{count} played");
        assert_eq!(worth(scene("rb").holds(&cards[..count].join(" ")), "KN08"), points, "{count} held");
    }
    assert_eq!(worth(scene("rb").played("IF01").holds("IF02"), "KN08"), 5);
    for (gold, points) in [("0G", 0), ("1G", 0), ("2G", 3), ("3G", 3), ("4G", 6)] {
        assert_eq!(worth(scene("rb").goods(gold), "KN09"), points, "{gold}");
    }
    for (books, points) in [("0S 0C 0K", 0), ("1S 0C 0K", 0), ("1S 1C 0K", 1), ("3S 2C 2K", 3)] {
        assert_eq!(worth(scene("rb").goods(books), "KN10"), points, "{books}");
    }
}

#[test]
fn ae_15_4_pillars_tiles_ships_cards_and_lines() {
    let pillars = || scene("rb").pillars("BA1a SF1a* CP1a*, BA2a SF2a* CP2a, BA3a");
    assert_eq!((worth(pillars(), "KN11"), worth(pillars(), "KN12")), (5, 7));
    for (board, points) in
        [("n0 RS01 3p", 0), ("n1 AG01", 1), ("n1 AG01, p2 AG02", 3), ("n1 AG01, p2 AG02, a0 AG03", 6)]
    {
        assert_eq!(worth(scene("rb").board(board), "KN13"), points, "{board}");
    }
    let workshops = || scene("rb").board("n0 WS01 w, n2 WS02 -, n3 WS05 p-, p0 WS07 pw");
    assert_eq!((worth(workshops(), "KN14"), worth(workshops(), "KN15")), (4, 6));
    assert_eq!(worth(scene("rb").ships("turtle turtle:p whale"), "KN16"), 3);
    assert_eq!(worth(scene("rb"), "KN17"), 2, "this one included");
    assert_eq!(worth(scene("rb").knows("KN01 KN02"), "KN17"), 6);
    // Column 1 is n1, p1, a1; row p is p0, p1, p2, p3.
    let column = "n1 AG01, p1 WS02 -, a1 WS01 -";
    assert_eq!((worth(scene("rb").board(column), "KN18"), worth(scene("rb").board(column), "KN19")), (2, 0));
    let row = "p0 WS03 -, p1 WS02 -, p2 AG01, p3 MO12";
    assert_eq!((worth(scene("rb").board(row), "KN18"), worth(scene("rb").board(row), "KN19")), (0, 3));
    assert_eq!(worth(scene("rb").board("p0 WS03 -, p1 WS02 -, p3 MO12"), "KN19"), 0, "the agora cell too");
}

#[test]
fn ae_15_5_ru_58_ru_59_monuments_look_at_floors() {
    // MO08 (meadow): different neighbours. Corners do not touch, rows do not run on.
    assert_eq!(monument_worth("n0 MO08, p1 WS01 -"), 0, "a corner");
    assert_eq!(monument_worth("n0 MO08, p0 WS01 -"), 2, "across the border of a region");
    assert_eq!(monument_worth("n0 MO08, n1 AG01"), 2, "an agora has a floor");
    assert_eq!(monument_worth("n0 MO08, p0 WS03 -"), 0, "meadow beside meadow");
    assert_eq!(monument_worth("n3 MO08, p0 WS01 -"), 0, "the next row is no neighbour");
    // MO09 (lagoon): equal neighbours.
    assert_eq!(monument_worth("n0 MO09, p0 WS04 -, n1 AG01"), 2);
    // FLOOR counts the monument itself.
    assert_eq!(monument_worth("n0 MO01"), 2);
    assert_eq!(monument_worth("n0 MO01, a3 WS01 -, p2 AG01, p0 RS01 1p, n2 WS02 -"), 8);
    // AGORAS, WORKSHOPS.
    assert_eq!(monument_worth("n0 MO06, n1 AG01, p2 AG05"), 4);
    assert_eq!(monument_worth("n0 MO07, n2 WS01 -, n3 WS02 p"), 4);
    // ROWS (MO10, marble): three floors in a row that is not full.
    assert_eq!(monument_worth("n0 MO10, n2 WS01 -, n3 WS02 -"), 3);
    assert_eq!(monument_worth("n0 MO10, n2 WS01 -, n3 WS06 -"), 0, "two floors");
    // COLUMNS (MO11, sand): two floors in a column.
    assert_eq!(monument_worth("n0 MO11, p0 WS02 -, n2 WS03 -, p1 WS04 -, a1 WS09 -"), 2);
    // ADJ-3 (MO12): three neighbours of one floor, whatever its own.
    assert_eq!(monument_worth("p1 MO12, p0 WS01 -, n1 AG01, a1 WS06 -"), 7);
    assert_eq!(monument_worth("p1 MO12, p0 WS01 -, n1 AG01, a1 WS02 -"), 0);
    assert_eq!(monument_worth("p1 MO12, p0 WS01 -, n1 AG01"), 0, "an empty cell has no floor");
}

#[test]
fn ae_16_1_every_region_has_its_year() {
    for (year, cell) in [(2, "n0"), (4, "p0"), (5, "a1")] {
        for other in ["n0", "p0", "a1"] {
            let game = scene("rb").board(&format!("{other} RS01 1p")).end_of_year(year);
            let won = if other == cell { "VP+5" } else { "" };
            assert_eq!(game.gains(), won, "{other} after year {year}");
        }
    }
    for year in [1, 3] {
        let game = scene("rb").board("n0 RS01 3p, p0 RS05 3p, a1 RS09 3p").end_of_year(year);
        assert_eq!(game.told(|event| matches!(event, Event::SettlementCounted { .. })), 0, "year {year}");
    }
}

#[test]
fn ae_16_2_residences_workshops_and_ships_count() {
    // 1 purple in a residence, 1 in a workshop, 1 on a ship against 2: three are more.
    let board = "n0 RS01 1p, n2 WS05 p-";
    let rival = "b: n0 RS05 2p";
    let game = scene("rb").board(board).ships("turtle:p").board(rival).end_of_year(2);
    assert_eq!((game.gains(), game.gains_of("b")), ("VP+5".into(), String::new()));
    let counts = |event: &Event| match event {
        Event::SettlementCounted { row: 0, counts } => Some((counts[Seat(0)], counts[Seat(1)])),
        _ => None,
    };
    assert_eq!(game.events.iter().find_map(counts), Some(([3, 0, 0], [2, 0, 0])));
    // Without the ship it is a tie; the training area, pillars and other regions do not count.
    let game = scene("rb").board(board).school("5SC").board("p0 RS09 3p").board(rival).end_of_year(2);
    assert_eq!((game.gains(), game.gains_of("b")), (String::new(), String::new()));
    let game = scene("rb").pillars("BA1a SF1a*").board("b: n0 RS05 1w").end_of_year(2);
    assert_eq!((game.gains(), game.gains_of("b")), (String::new(), "VP+5".into()));
}

#[test]
fn ae_16_3_points_for_every_opponent_with_less() {
    let houses = ["n0 RS03 3p", "n0 RS07 2p", "n0 RS11 1p", "n0 RS15 2p"];
    let letters = ["r", "b", "y", "g"];
    for (colours, points) in
        [("rb", ["VP+5", "", "", ""]), ("rby", ["VP+6", "VP+3", "", ""]), ("rbyg", ["VP+6", "VP+2", "", "VP+2"])]
    {
        let mut game = scene(colours);
        for (letter, house) in letters.iter().zip(houses).take(colours.len()) {
            game = game.board(&format!("{letter}: {house}"));
        }
        let game = game.end_of_year(2);
        for (letter, points) in letters.iter().zip(points).take(colours.len()) {
            assert_eq!(game.gains_of(letter), points, "{letter} of {colours}");
        }
    }
    // Each colour by itself.
    let game = scene("rb").board("n0 RS03 2p1w").board("b: n0 RS07 1p2w1b").end_of_year(2);
    assert_eq!((game.gains(), game.gains_of("b")), ("VP+5".into(), "VP+10".into()));
    // Nobody has anybody: nobody wins.
    let game = scene("rby").end_of_year(2);
    assert_eq!(game.gains(), "");
}

#[test]
fn ae_16_4_nobody_decides_anything_in_a_scoring() {
    let game = scene("rb").board("n0 RS03 2p1w").board("b: n0 RS07 1p2w").end_of_year(2);
    assert_eq!((game.asked().as_str(), game.game.year()), ("luck", 2), "the next thing is the catastrophe");
    let counted = game.events.iter().position(|event| matches!(event, Event::SettlementCounted { .. })).unwrap();
    let paid = game.events.iter().position(|event| matches!(event, Event::Scored { .. })).unwrap();
    assert!(counted < paid, "counts first, then points");
}

#[test]
fn ae_17_1_settlers_left_cost_three_points_each() {
    let game = scene("rb").school("2SC 1AS").points("20").end_of_year(5);
    assert_eq!(game.player("r").vp, 11);
    assert_eq!(game.told(|event| matches!(event, Event::Scored { points: -9, why: PointReason::Left, .. })), 1);
    let game = scene("rb").school("2SC").points("2").end_of_year(5);
    assert_eq!(game.player("r").vp, -4, "RU-35: there is no floor");
}

#[test]
fn ae_17_2_full_rows_and_columns() {
    let row = "n0 WS01 -, n1 AG01, n2 WS02 -, n3 WS03 -";
    assert_eq!(scene("rb").board(row).end_of_year(5).gains(), "VP+2");
    assert_eq!(
        scene("rb").board("n0 WS01 -, n2 WS02 -, n3 WS03 -").end_of_year(5).gains(),
        "",
        "the agora cell is free"
    );
    let column = "n2 WS01 -, p2 AG01, a2 WS02 -";
    assert_eq!(scene("rb").board(column).end_of_year(5).gains(), "VP+1");
    let all = format!("{row}, p0 WS04 -, p1 WS06 -, p2 AG02, p3 WS08 -, a0 AG03, a1 WS10 -, a2 WS12 -, a3 WS14 -");
    assert_eq!(scene("rb").board(&all).end_of_year(5).gains(), "VP+10", "3 x 2 + 4 x 1");
    // Only at the very end.
    assert_eq!(scene("rb").board(row).end_of_year(4).gains(), "");
}

#[test]
fn ae_17_3_ae_17_4_monuments_and_knowledge_cards_score() {
    let game = scene("rb").board("n0 MO01, n2 MO07, p0 WS01 -").knows("KN14 KN17").end_of_year(5);
    // MO01: two sand tiles, 4; MO07: one workshop, 2; KN14: 1; KN17: 4.
    assert_eq!(game.gains(), "VP+11");
    let by =
        |fits: fn(&PointReason) -> bool| game.told(|event| matches!(event, Event::Scored { why, .. } if fits(why)));
    assert_eq!(by(|why| matches!(why, PointReason::Monument(_))), 2);
    assert_eq!(by(|why| matches!(why, PointReason::Knowledge(_))), 2);
}

#[test]
fn ae_17_5_ru_92_influence_cards_not_played() {
    let game = scene("rb").holds("IF01 IF02 IF03").took("IF04").played("IF05 IF06").end_of_year(5);
    assert_eq!(game.gains(), "VP+4");
    // RU-92: nobody sees them.
    let seen = game.game.view(Viewer::Seat(Seat(1)));
    assert_eq!(seen.held(Seat(0)).collect::<Vec<_>>(), [influence("IF04")], "but for those taken openly");
    assert_eq!(seen.table.player(Seat(0)).hand_size(), 4);
}

#[test]
fn ae_17_6_ru_56_most_points_then_most_settlers_placed() {
    let game = scene("rby").points("9").points("b: 10").points("y: 10").board("y: n0 RS01 1p").end_of_year(5);
    assert_eq!(game.game.winners(), SeatSet::only(Seat(2)));
    // On pillars too, but not in training.
    let game = scene("rb").points("13").points("b: 10").school("1SC").pillars("b: BA1a SF1a*").end_of_year(5);
    assert_eq!((game.game.scores()[Seat(0)], game.game.winners()), (10, SeatSet::only(Seat(1))));
    // A shared victory.
    let game = scene("rb").points("10").points("b: 10").end_of_year(5);
    assert_eq!(game.game.winners(), SeatSet::all(2));
    let game = scene("rb").points("11").points("b: 10").board("b: n0 RS01 3p").end_of_year(5);
    assert_eq!(game.game.winners(), SeatSet::only(Seat(0)), "settlers only break ties");
    assert_eq!((game.asked().as_str(), game.game.ending()), ("over", Some(Ending::Scored)));
}

#[test]
fn ru_55_final_scoring_goes_in_order_on_one_state() {
    let board = "n0 MO01, n1 AG01, n2 WS02 -, n3 WS03 -, p0 WS04 -, a0 AG02";
    let game = scene("rb").board(board).school("1SC").knows("KN09 KN10").holds("IF01").end_of_year(5);
    let reasons: Vec<String> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { why, .. } => Some(format!("{why:?}")),
            _ => None,
        })
        .map(|why| why.split('(').next().unwrap().to_owned())
        .collect();
    let mut course = reasons.clone();
    course.dedup();
    assert_eq!(course, ["Left", "Rows", "Columns", "Monument", "Knowledge", "Influence"]);
    // The points of monuments do not feed anything: gold and books are as they were.
    assert_eq!((game.player("r").gold, game.player("r").books), (1, [1; 3]));
}

#[test]
fn ru_64_the_score_has_no_upper_limit() {
    let game = scene("rb").points("299").holds("IF01").end_of_year(5);
    assert_eq!(game.player("r").vp, 300);
    assert_eq!(game.game.scores()[Seat(0)], 300);
}

#[test]
fn ae_1_22_random_play_ends_where_the_calibration_says() {
    // 45 to 49 points in 600 games per player count; fewer games wander more.
    let (mut sum, mut games) = (0, 0);
    for seats in 2..=4 {
        for seed in 0..40 {
            let last = plain(seats, seed);
            for seat in Seat::all(usize::from(seats)) {
                sum += i32::from(last.player(seat).vp);
                games += 1;
            }
        }
    }
    let mean = sum / games;
    assert!((43..=51).contains(&mean), "a mean of {mean} points");
}
