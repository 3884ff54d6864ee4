//! The tables of the rules against the data files, and data files that are refused. Both editions compile this file into
//! their own tests, as the module `shared` of `tests/data.rs`; `RULES` comes from there.

use engine::{Components as _, DataError, DataFiles};
use fleet::{ShipKind, Special};

use super::super::scene::{FROZEN, frozen, scene};
use super::RULES;
use crate::components::Components;
use crate::data::FILE;
use crate::kinds::Card;

/// The rows of the table under this heading, cell by cell.
pub(crate) fn table(heading: &str) -> Vec<Vec<String>> {
    let after = &RULES[RULES.find(heading).unwrap_or_else(|| panic!("no {heading}"))..];
    let lines =
        after.lines().skip(1).skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    lines.map(cells).skip(2).collect()
}

/// The number a cell begins with.
pub(crate) fn number(cell: &str) -> u8 {
    cell.split([' ', '[']).next().unwrap().parse().unwrap_or_else(|_| panic!("{cell}"))
}

/// The shipped file against the tables of the rules, and the frozen one as well.
pub(crate) fn both(check: impl Fn(&Components)) {
    check(Components::standard());
    check(frozen());
}

pub(crate) fn ships() {
    let rows = table("### T2 Ships");
    both(|set| {
        for (kind, row) in ShipKind::ALL.into_iter().zip(&rows) {
            assert_eq!(
                (row[1].as_str(), number(&row[3]), number(&row[4])),
                (kind.letter().to_string().as_str(), set.seats(kind, false), set.seats(kind, true))
            );
        }
    });
    assert_eq!(rows.len(), 5);
}

pub(crate) fn politics_cards(kinds: usize) {
    let rows = table("### T3 Politics deck");
    both(|set| {
        for (card, row) in Card::ALL.into_iter().zip(&rows) {
            assert_eq!((row[0].as_str(), number(&row[3])), (card.name(), set.copies(card)));
            assert_eq!(row[2] == "red", card.is_red(), "{card}");
        }
        assert_eq!(set.politics.total(), 80);
    });
    assert_eq!(rows.len(), kinds);
}

pub(crate) fn special_cards() {
    let rows = table("### T4 Special deck");
    both(|set| {
        for (special, row) in Special::ALL.into_iter().zip(&rows) {
            assert_eq!((row[0].as_str(), number(&row[2])), (special.name(), set.special_copies(special)));
            if let Some((_, points)) = row[1].split_once('(') {
                assert_eq!(number(points), set.special_points(special), "{special}");
            }
        }
        assert_eq!(set.specials.total(), 25);
    });
    assert_eq!(rows.len(), 11);
    // Another deck is played without a change of the code: two Guardians fewer, two Keys more.
    let text = FROZEN.replacen("guardian = { value = 2", "guardian = { value = 0", 1);
    let text = text.replacen("key = { value = 2", "key = { value = 4", 1);
    let set = read(&text).unwrap();
    assert_eq!((set.special_copies(Special::Guardian), set.special_copies(Special::Key)), (0, 4));
    let mut game = scene("bry").specials("r birds").ships("A 1r").rows("b treason").ranking("bry");
    game.game.table.data = datafile::Shared(set);
    game.play("b play own, b target A");
    assert_eq!(game.asked(), "b ThrowOff", "nobody can hold a Guardian");
}

pub(crate) fn arrival_tables(heading: &str) {
    let rows = table(heading);
    both(|set| {
        let read = |row: &Vec<String>| row[1..].iter().map(|cell| number(cell)).collect::<Vec<_>>();
        assert_eq!(read(&rows[0]), set.tables.standard);
        assert_eq!(read(&rows[1]), set.tables.premium);
    });
}

pub(crate) fn read(text: &str) -> Result<&'static Components, DataError> {
    Components::load(&DataFiles::from([(FILE.to_owned(), text.to_owned())]))
}

/// The frozen file with one change is refused, in the changed line.
#[track_caller]
pub(crate) fn refused(old: &str, new: &str) -> String {
    assert!(FROZEN.contains(old), "{old} is in the file");
    let text = FROZEN.replacen(old, new, 1);
    let why = read(&text).expect_err(&format!("{new} is accepted"));
    let changed = text.lines().zip(FROZEN.lines()).position(|(new, old)| new != old).unwrap() + 1;
    assert_eq!(why.line, Some(changed), "{why}");
    assert_eq!(why.file, FILE);
    why.reason
}
