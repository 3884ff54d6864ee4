//! The review of a finished game, in every language and through all eyes.

use engine::{Game, GameOptions, PerSeat, Seat, SeatSet, Step, Table, Viewer};
use ui::Lang;
use ui::picture::{Action, Picture};
use ui::review::{Better, Findings, ReviewModel, ReviewState, SeatFindings, Turning, review_page, review_text};
use ui_atlandice::Face as Atlandice;
use ui_atlantis::Face as Atlantis;
use ui_doom::Face as Doom;
use ui_exodus::Face as Exodus;
use ui_last_days::Face as LastDays;

use ui_testkit::{ctx, is_sound, people, viewers, walk};

fn finished<G: Game>(seats: u8, seed: u64) -> Table<G> {
    let mut last = None;
    walk::<G>(G::Options::for_seats(seats), seed, |table| last = table.is_over().then(|| table.clone()));
    last.expect("a random game ends")
}

/// Something to say about every kind of step: it need not be wise.
fn findings<G: Game>(table: &Table<G>) -> Findings<G::Action> {
    let (seats, steps) = (table.position().seats(), table.played().len());
    let chance = |step: usize, seat: Seat| ((step * 7 + seat.index() * 31) % 100) as f32 / 100.0;
    let mut better = Vec::new();
    let (mut position, mut actions) = (table.at(0), Vec::new());
    for (step, played) in table.played().iter().enumerate() {
        match &played.step {
            Step::Act { seat, action, .. } => {
                actions.clear();
                position.legal_actions(*seat, &mut actions);
                if let Some(best) = actions.iter().find(|other| *other != action).filter(|_| step % 5 == 0) {
                    let (share, best_share) = (0.25, 0.5);
                    better.push(Better {
                        seat: *seat,
                        step,
                        chosen: *action,
                        share,
                        best: *best,
                        best_share,
                        points: step as f32 % 5.0 - 2.0,
                        sureness: 1.0,
                    });
                }
                position.apply(*seat, action, &mut ());
            }
            Step::Chance(chance) => position.apply_chance(chance, &mut ()),
        }
    }
    let turning = |first: usize| Turning {
        deciders: SeatSet::all(seats),
        seat: Seat(0),
        first,
        last: (first + 9).min(steps - 1),
        luck: if first.is_multiple_of(20) { -0.12 } else { 0.0 },
    };
    let luck = [0.06, -0.06, 0.0, 0.2, -0.2];
    let seat = |seat: Seat| SeatFindings {
        decisions: 1 + 11 * seat.index(),
        better: seat.index(),
        mean_loss: 0.013,
        luck: luck[seat.index()],
    };
    Findings {
        chances: (0..=steps).map(|step| PerSeat::from_fn(seats, |seat| chance(step, seat))).collect(),
        turns: (1..=steps).filter(|step| step % 3 == 0 || *step == steps).collect(),
        turning: (0..steps).step_by(10).map(turning).collect(),
        better,
        seats: Seat::all(seats).map(seat).collect(),
        iterations: 2000,
    }
}

fn page<P: Picture>(table: &Table<P::Game>, viewer: Viewer, lang: Lang, state: ReviewState<'_, Action<P>>) -> String {
    let seats = people(table.position().seats());
    review_page(&ctx(lang), &ReviewModel::<P> { id: "k7f2", table, seats: &seats, viewer, state }).into_string()
}

/// Every address of the page leads to a position that there is.
fn addresses_hold<G: Game>(page: &str, table: &Table<G>) {
    let mut met = 0;
    for address in page.split("href=\"/t/k7f2/at/").skip(1) {
        let step: String = address.chars().take_while(char::is_ascii_digit).collect();
        assert!(step.parse::<usize>().expect("a number of a position") <= table.public_steps(), "{step}");
        met += 1;
    }
    assert!(met > 10, "{met} links into the replay");
}

fn told_in_every_language<P: Picture>(seats: u8) {
    let table = finished::<P::Game>(seats, 5);
    let findings = findings(&table);
    for lang in Lang::ALL {
        for viewer in viewers(&table) {
            let page = page::<P>(&table, viewer, lang, ReviewState::Done(&findings));
            addresses_hold(&page, &table);
            assert!(!page.contains("review-chart-") && !page.contains("{"), "{lang:?}");
            let own = page.split("id=\"better\"").nth(1).expect("there is a part about better choices");
            let folded = own.matches("<details").count();
            let shown = usize::from(viewer.seat().is_some());
            assert_eq!(folded, if seats == 1 { 0 } else { usize::from(seats) - shown }, "own choices are open");
        }
        let people = people(seats.into());
        let state = ReviewState::Done(&findings);
        let model =
            ReviewModel::<P> { id: "k7f2", table: &table, seats: &people, viewer: Viewer::Seat(Seat(0)), state };
        for line in review_text(lang, &model, &findings) {
            // Lines of the log end with their clause, or go on.
            let words = line.trim_start_matches("# ").trim();
            is_sound(words.trim_start_matches("… "));
        }
    }
}

#[test]
fn a_review_is_told_in_every_language_through_all_eyes() {
    told_in_every_language::<Atlantis>(3);
    told_in_every_language::<Atlandice>(2);
    told_in_every_language::<Doom>(3);
    told_in_every_language::<LastDays>(5);
    told_in_every_language::<Exodus>(2);
    told_in_every_language::<Exodus>(1);
}

#[test]
fn lines_are_told_apart_without_colour_and_stand_in_a_table() {
    let table = finished::<<LastDays as Picture>::Game>(5, 2);
    let findings = findings(&table);
    let page = page::<LastDays>(&table, Viewer::Public, Lang::En, ReviewState::Done(&findings));
    for seat in 0..5 {
        assert!(page.contains(&format!("class=\"course d{seat} ")), "a line of seat {seat} with dashes of its own");
    }
    let rows = page.split("id=\"chances-table\"").nth(1).unwrap().split("</table>").next().unwrap();
    assert!(rows.matches("<tr>").count() > 10);
    // What cannot be reached by keys in the drawing is a link in the table.
    assert!(rows.contains("href=\"/t/k7f2/at/"));
    assert!(
        !page
            .split("<svg class=\"drawn")
            .nth(1)
            .unwrap()
            .split("</svg>")
            .next()
            .unwrap()
            .contains("<a href=\"/t/k7f2/at/0\">")
    );
}

#[test]
fn while_it_is_made_the_page_says_how_far_it_is() {
    let table = finished::<<Atlantis as Picture>::Game>(2, 1);
    for (lang, words) in
        [(Lang::En, "Looking at step 40 of 180."), (Lang::De, "Schritt 40 von 180"), (Lang::Pl, "40 z 180")]
    {
        let page = page::<Atlantis>(&table, Viewer::Public, lang, ReviewState::Underway { done: 40, of: 180 });
        assert!(page.contains(words), "{page}");
        assert!(page.contains("<progress id=\"review-bar\" value=\"40\" max=\"180\""), "{page}");
        assert!(page.contains("href=\"/t/k7f2/review\""), "without a script one looks again by a link");
    }
}
