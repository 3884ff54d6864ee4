//! What the tests of both senate games share.

use engine::{Game, GameOptions, PerSeat, Viewer};
use fleet::{Aboard, Colour};
use ui::Lang;
use ui::picture::Picture;
use ui::table::{table_choices, table_text};

use ui_testkit::{NAMES, actor, is_sound, model, walk};

/// A landing names everybody aboard, and everybody who gets points with the sum that leads to them.
pub(crate) fn explains_itself(lang: Lang, viewer: Viewer, aboard: &Aboard, points: &PerSeat<u8>, line: &str) {
    is_sound(line);
    for (seat, &points) in points.iter() {
        let name = if viewer.is(seat) { ["you", "du", "ty"][lang as usize] } else { NAMES[seat.index()] };
        let cubes = aboard[Colour::Seat(seat).index()];
        assert!(cubes == 0 || line.contains(&format!("{name} {cubes}")), "{name}: {line}");
        let Some(at) = line.find(&format!("{name} +{points} (")) else {
            assert_eq!(points, 0, "{name}: {line}");
            continue;
        };
        let sum = line[at..].split_once('(').and_then(|(_, rest)| rest.split("; ").next()).expect("a sum");
        let parts = sum.split(" + ").filter_map(|part| part.split(' ').next()?.parse::<u8>().ok());
        assert_eq!(parts.sum::<u8>(), points, "{line}");
    }
}

/// How often somebody may take the seat of another in random games.
pub(crate) fn seats_taken<P: Picture>(seeds: std::ops::Range<u64>) -> usize {
    let mut met = 0;
    for seed in seeds {
        walk::<P::Game>(<P::Game as Game>::Options::for_seats(5), seed, |table| {
            let (_, choices) = table_choices(Lang::En, &model::<P>(table, actor(table)));
            for choice in choices.iter().filter(|choice| choice.consequence.contains("you take somebody’s seat")) {
                assert!(!choice.consequence.contains("behind your screen"), "{}", choice.consequence);
                met += 1;
            }
        });
    }
    met
}

/// How often the text tells the kind of votes that are over: in the Doom phase its event may be that of the next round.
pub(crate) fn votes_told_too_late<P: Picture>(kind: &str) -> usize {
    let (mut late, mut told) = (0, 0);
    walk::<P::Game>(<P::Game as Game>::Options::for_seats(5), 1, |table| {
        let text = table_text(Lang::En, &model::<P>(table, Viewer::Public));
        told += usize::from(text.contains(kind));
        late += usize::from(text.contains(kind) && text.contains("Doom phase.\n"));
    });
    assert!(told > 0, "{kind} is told at other times");
    late
}
