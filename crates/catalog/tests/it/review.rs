//! The review of a finished game, in every language and through all eyes.

use engine::{Game, GameOptions, PerSeat, Seat, SeatSet, Step, Table, Viewer};
use ui::Lang;
use ui::picture::{Action, Picture};
use ui::review::{Better, Findings, ReviewModel, ReviewState, SeatFindings, Shown, Turning, review_page, review_text};
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
    page_at::<P>(table, viewer, lang, (state, None))
}

fn page_at<P: Picture>(
    table: &Table<P::Game>,
    viewer: Viewer,
    lang: Lang,
    (state, shown): (ReviewState<'_, Action<P>>, Option<Shown>),
) -> String {
    let seats = people(table.position().seats());
    let model = ReviewModel::<P> { id: "k7f2", table, seats: &seats, viewer, state, shown };
    review_page(&ctx(lang), &model).into_string()
}

/// Every address of the page leads to a position that there is.
fn addresses_hold<G: Game>(page: &str, table: &Table<G>) {
    let mut met = 0;
    for address in page.split("href=\"/t/k7f2/review?step=").skip(1) {
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
            assert!(!page.contains("review-chart-"), "{lang:?}");
            let own = page.matches("<li class=\"r-own").count();
            assert_eq!(own > 0, viewer.seat().is_some(), "own moments can be told apart");
            let filter = page.contains("id=\"of-mine\"");
            assert_eq!(filter, viewer.seat().is_some() && seats > 1, "and shown alone");
            assert!(page.contains("href=\"/t/k7f2\""), "the way back to the table");
        }
        let people = people(seats.into());
        let state = ReviewState::Done(&findings);
        let model = ReviewModel::<P> {
            id: "k7f2",
            table: &table,
            seats: &people,
            viewer: Viewer::Seat(Seat(0)),
            state,
            shown: None,
        };
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
        assert!(
            page.contains(&format!("class=\"g-line f{seat} g-d{seat}\"")),
            "a line of seat {seat} with dashes of its own"
        );
    }
    let rows = page.split("id=\"chances-table\"").nth(1).unwrap().split("</table>").next().unwrap();
    assert!(rows.matches("<tr>").count() > 10);
    // What cannot be reached by keys in the drawing is a link in the table.
    assert!(rows.contains("href=\"/t/k7f2/review?step="));
    let drawing = page.split("<svg class=\"graph").nth(1).unwrap().split("</figure>").next().unwrap();
    assert_eq!(drawing.matches("<a ").count(), drawing.matches("tabindex=\"-1\"").count());
}

/// A better choice is drawn on the position as whoever chose saw it; other positions as the viewer may see them.
fn better_choices_are_drawn<P: Picture>(seats: u8) {
    let table = finished::<P::Game>(seats, 5);
    let findings = findings(&table);
    let mut drawn = 0;
    for (number, better) in findings.better.iter().enumerate() {
        let state = || ReviewState::Done(&findings);
        let page = page_at::<P>(&table, Viewer::Public, Lang::En, (state(), Some(Shown::Choice(number))));
        let (_, board) = page.split_once("<section class=\"board\"").expect("a board");
        let (board, _) = board.split_once("id=\"reel\"").expect("controls below it");
        let (head, board) = board.split_once('>').expect("the board begins");
        assert!(head.contains("inert"), "what is drawn cannot be chosen");
        drawn += usize::from(board.contains("data-best=\"Better +25%\""));
        // As the seat that chose, whoever looks: the same board for all.
        let own = page_at::<P>(&table, Viewer::Seat(better.seat), Lang::En, (state(), Some(Shown::Choice(number))));
        assert!(own.contains(board), "choice {number}");
        let after = Shown::Step(table.played()[..=better.step].iter().filter(|played| played.public).count());
        let page = page_at::<P>(&table, Viewer::Public, Lang::En, (state(), Some(after)));
        assert!(!page.contains("data-best") && !page.contains("name=\"action\""), "a position of the past");
    }
    assert!(drawn * 2 > findings.better.len(), "{drawn} of {} are drawn", findings.better.len());
}

#[test]
fn a_better_choice_is_drawn_on_the_board_as_its_seat_saw_it() {
    better_choices_are_drawn::<Atlantis>(3);
    better_choices_are_drawn::<Atlandice>(2);
    better_choices_are_drawn::<LastDays>(3);
}

#[test]
fn an_address_of_no_choice_shows_the_beginning() {
    let table = finished::<<Atlantis as Picture>::Game>(2, 1);
    let findings = findings(&table);
    let shown = (ReviewState::Done(&findings), Some(Shown::Choice(usize::MAX)));
    assert!(page_at::<Atlantis>(&table, Viewer::Public, Lang::En, shown).contains("Position 0 of "));
    let shown = (ReviewState::Done(&findings), Some(Shown::Step(usize::MAX)));
    let last = format!("Position {0} of {0}", table.public_steps());
    assert!(page_at::<Atlantis>(&table, Viewer::Public, Lang::En, shown).contains(&last));
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
