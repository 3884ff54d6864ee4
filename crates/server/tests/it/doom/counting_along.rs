//! Each person commits in their own time: nobody learns how far others are before they have.

use engine::{Game, Seat};
use game_doom::{Action, Ask};
use store_testkit::Scratch;

use super::taking_back::undo;
use super::{Course, people};
use crate::live::Stream;
use crate::secrets::{share_sessions, stored};
use crate::site::{Site, Visitor, config};

/// A game of three in which everybody is to lay the first card of their row.
fn laying() -> Course {
    Course::at(3, |course| {
        let first = |seat| matches!(course.position().ask(seat), Some(Ask::Lay { slot: 0 }));
        Seat::all(3).all(first) && course.position().round() > 1
    })
}

/// Everything that everybody but the first person can look at: of a table the page, the fragment, the moment before
/// and the present one; and the lists of tables.
async fn all_pages(site: &Site, others: &mut [Visitor], table: &str) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for (number, other) in others.iter_mut().enumerate() {
        let page = other.get(site, table).await;
        let step: usize = page.attribute("data-step").unwrap().parse().unwrap();
        let paths = [format!("{table}?log=all"), format!("{table}/fragment"), "/".into(), "/me".into()];
        for path in paths.into_iter().chain([step - 1, step, step + 1].map(|step| format!("{table}/at/{step}"))) {
            let answer = other.get(site, &path).await;
            pages.push((format!("{path} for {number}"), format!("{} {:?}", answer.text(), answer.headers)));
        }
    }
    pages
}

fn same(before: &[(String, String)], after: &[(String, String)]) -> bool {
    before.iter().zip(after).filter(|(one, other)| one != other).map(|((path, _), _)| eprintln!("{path}")).count() == 0
}

/// The first card the page of a person offers to lay.
async fn lay(site: &Site, person: &mut Visitor, table: &str) {
    let page = person.get(site, table).await;
    let wanted = |choice: &String| choice.contains("\"lay\"") || choice.contains("keep_down");
    let card = page.choices().into_iter().find(wanted).expect("a card can be laid");
    person.choose(site, table, page.decision().unwrap(), &card).await.location();
}

/// The streams of everybody but the first person.
struct Streams(Vec<(Stream, (u64, u64))>);

impl Streams {
    async fn open(site: &Site, others: &[Visitor], table: &str) -> Self {
        let mut streams = Vec::new();
        for other in others {
            let mut stream = Stream::open(site, other, table).await;
            let mark = stream.mark().await;
            streams.push((stream, mark));
        }
        Self(streams)
    }

    /// Nothing came since the last event: the next thing that comes is what is said now.
    async fn were_silent(&mut self, site: &Site, speaker: &mut Visitor, table: &str) {
        speaker.post(site, &format!("{table}/chat"), &[("text", "hm")]).await.location();
        for (stream, last) in &mut self.0 {
            *last = (last.0, last.1 + 1);
            assert_eq!(stream.mark().await, *last, "a sealed card was announced");
        }
    }

    /// Everybody was sent one change.
    async fn announced(&mut self) {
        for (stream, last) in &mut self.0 {
            *last = (last.0 + 1, last.1);
            assert_eq!(stream.mark().await, *last);
        }
    }
}

#[tokio::test]
async fn cards_of_a_row_are_neither_seen_nor_announced_before_the_last() {
    let mut site = Site::open().await;
    let mut people = people(&site, 3).await;
    let course = laying();
    let table = course.store(&site, "countingall1", &people).await;
    // Another table of the same people, so that the order of lists could tell something.
    course.store(&site, "anothertable", &people).await;
    let mut first = people.remove(0);
    let mut others = people;
    others.push(Visitor::known_to(&site).await);
    let mut streams = Streams::open(&site, &others, &table).await;
    let cards = if course.position().table().holder(game_doom::Faction::Oraklos) == Some(Seat(0)) { 6 } else { 5 };

    let secret = async |site: &Site, first: &mut Visitor, others: &mut [Visitor], streams: &mut Streams, what: &str| {
        let before = all_pages(site, others, &table).await;
        match what {
            "lay" => lay(site, first, &table).await,
            what => assert_eq!(undo(site, first, &table, what).await.location(), table),
        }
        assert!(same(&before, &all_pages(site, others, &table).await), "{what} was seen");
        streams.were_silent(site, first, &table).await;
    };
    for _ in 1..cards {
        secret(&site, &mut first, &mut others, &mut streams, "lay").await;
    }
    let before = all_pages(&site, &mut others, &table).await;
    lay(&site, &mut first, &table).await;
    streams.announced().await;
    let ready = all_pages(&site, &mut others, &table).await;
    assert!(before.iter().zip(&ready).filter(|(one, other)| one != other).count() > 6, "who is ready is told");

    // Taking back the last card is seen; what goes on under the hand then is not.
    undo(&site, &mut first, &table, "step").await.location();
    streams.announced().await;
    secret(&site, &mut first, &mut others, &mut streams, "step").await;
    secret(&site, &mut first, &mut others, &mut streams, "turn").await;
    for _ in 1..cards {
        secret(&site, &mut first, &mut others, &mut streams, "lay").await;
    }
    // The numbers follow from the record: after a restart they are the same.
    let numbers = async |site: &Site, others: &mut [Visitor]| {
        let mut pages = Vec::new();
        for other in others {
            let page = other.get(site, &table).await;
            let number = |name: &str| page.attribute(name).map(str::to_owned);
            pages.push(["data-changes", "data-step", "data-decision"].map(number));
        }
        pages
    };
    let before = numbers(&site, &mut others).await;
    site = site.restart().await;
    assert_eq!(numbers(&site, &mut others).await, before);
    let mut streams = Streams::open(&site, &others, &table).await;
    lay(&site, &mut first, &table).await;
    streams.announced().await;
    assert_ne!(numbers(&site, &mut others).await, before);
}

/// What is seen later does not tell it either: not by the numbers of steps, changes and decisions.
#[tokio::test]
async fn nobody_can_count_afterwards_how_far_others_were() {
    let site = Site::open().await;
    let people = people(&site, 3).await;
    let row = |course: &mut Course, seat: Seat, cards: usize| {
        for _ in 0..cards {
            let mut actions = Vec::new();
            course.position().legal_actions(seat, &mut actions);
            course.act(seat, actions[0]);
        }
    };
    let (mut slow, mut quick) = (laying(), laying());
    row(&mut quick, Seat(0), 3);
    while !slow.position().table().council.ready.contains(Seat(1)) {
        row(&mut slow, Seat(1), 1);
        row(&mut quick, Seat(1), 1);
    }
    let scratch = Scratch::wanted().await;
    let copy = scratch.store().await;
    for person in &people {
        copy.add_person(&stored(&site, person).await).await.unwrap();
    }
    share_sessions(&site, &scratch).await;
    copy.close().await;
    let config = config(&scratch);
    let twin = Site::open_in(scratch, config).await;
    let table = slow.store(&site, "counting0ver", &people).await;
    quick.store(&twin, "counting0ver", &people).await;
    let steps = [0, 2].map(|back| slow.table.public_steps() - back);
    for mut other in [people[1].clone(), people[2].clone(), Visitor::known_to(&site).await] {
        for path in ["".into(), "/fragment".into(), format!("/at/{}", steps[0]), format!("/at/{}", steps[1])] {
            let path = format!("{table}{path}");
            let (here, there) = (other.get(&site, &path).await, other.get(&twin, &path).await);
            assert!(here.without_news() == there.without_news(), "{path}: {} / {}", here.words(), there.words());
        }
        let marks = (
            Stream::open(&site, &other, &table).await.mark().await.0,
            Stream::open(&twin, &other, &table).await.mark().await.0,
        );
        assert_eq!(marks.0, marks.1);
    }
    // Nor is it told by what is refused.
    let pass = serde_json::to_string(&Action::Pass).unwrap();
    for mut other in people[1..].iter().cloned() {
        let (here, there) = (other.choose(&site, &table, 1, &pass).await, other.choose(&twin, &table, 1, &pass).await);
        assert!(here.status.is_client_error());
        assert!(here.without_news() == there.without_news(), "{} / {}", here.words(), there.words());
    }
    let mut own = people[0].clone();
    let (here, there) = (own.get(&site, &table).await, own.get(&twin, &table).await);
    assert!(here.without_news() != there.without_news(), "the own row is seen");
}
