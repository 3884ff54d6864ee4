//! What the tests of both senate games share.

use engine::{GameOptions, PerSeat, Viewer};
use fleet::{Aboard, Colour};
use game_doom::Doom;
use game_last_days::LastDays;
use render::Lang;
use render::picture::Picture;
use render::table::{table_choices, table_text};

use crate::any_table::{NAMES, actor, is_sound, model, walk};

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
fn seats_taken<G: Picture>(seeds: std::ops::Range<u64>) -> usize {
    let mut met = 0;
    for seed in seeds {
        walk::<G>(G::Options::for_seats(5), seed, |table| {
            let (_, choices) = table_choices(Lang::En, &model(table, actor(table)));
            for choice in choices.iter().filter(|choice| choice.consequence.contains("you take somebody’s seat")) {
                assert!(!choice.consequence.contains("behind your screen"), "{}", choice.consequence);
                met += 1;
            }
        });
    }
    met
}

/// How often the text tells the kind of votes that are over: in the Doom phase its event may be that of the next round.
fn votes_told_too_late<G: Picture>(kind: &str) -> usize {
    let (mut late, mut told) = (0, 0);
    walk::<G>(G::Options::for_seats(5), 1, |table| {
        let text = table_text(Lang::En, &model(table, Viewer::Public));
        told += usize::from(text.contains(kind));
        late += usize::from(text.contains(kind) && text.contains("Doom phase.\n"));
    });
    assert!(told > 0, "{kind} is told at other times");
    late
}

#[test]
fn the_doom_phase_tells_nothing_of_votes() {
    assert_eq!(votes_told_too_late::<Doom>("The votes of this round are"), 0);
    assert_eq!(votes_told_too_late::<LastDays>("The auctions of this round are"), 0);
}

#[test]
fn whoever_takes_a_seat_is_told_of_their_cubes_only_when_it_is_free() {
    assert!(seats_taken::<Doom>(0..6) > 0);
    assert!(seats_taken::<LastDays>(0..6) > 0);
}
