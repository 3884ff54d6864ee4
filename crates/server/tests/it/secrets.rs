//! Nothing leaves the site that a viewer may not know.
//!
//! Two sites hold the same table, except for what one viewer may not know of it: cards that others drew and never
//! showed. Every answer to that viewer must be the same, byte for byte.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::{Method, header};
use engine::{Awaiting, Dice, Game, QuickDice, Seat, Step, Table, Viewer};
use game_atlantis::{Action, Atlantis, Object};
use store::EntryRow;
use store_testkit::Scratch;

use crate::play::{is_over, my_turn};
use crate::site::{Answer, Site, Visitor, config};

type Steps = Vec<Step<Atlantis>>;

pub(crate) fn replay<G: Game>(options: &str, steps: &[Step<G>]) -> Option<Table<G>> {
    use engine::Components;
    let options = serde_json::from_str(options).unwrap();
    let mut table = Table::new(G::Components::standard(), options).unwrap();
    for step in steps {
        table.push(step.clone()).ok()?;
    }
    Some(table)
}

/// Whether two tables of as many steps look the same to `viewer`, now and at every step before.
pub(crate) fn look_the_same<G: Game>(one: &Table<G>, other: &Table<G>, viewer: Viewer) -> bool {
    let (mut here, mut there) = (one.at(0), other.at(0));
    let go = |position: &mut G, step: &Step<G>| match step {
        Step::Act { seat, action, .. } => position.apply(*seat, action, &mut ()),
        Step::Chance(chance) => position.apply_chance(chance, &mut ()),
    };
    one.position().view(viewer) == other.position().view(viewer)
        && one.played().iter().zip(other.played()).all(|(this, that)| {
            go(&mut here, &this.step);
            go(&mut there, &that.step);
            let seen =
                |events: &[G::Event]| -> Vec<G::Event> { events.iter().map(|event| G::seen(event, viewer)).collect() };
            here.view(viewer) == there.view(viewer) && seen(&this.events) == seen(&that.events)
        })
}

/// The same table with other cards in hands that `viewer` does not see, as many as can be found.
fn another_world(options: &str, steps: &Steps, viewer: Viewer, dice: &mut QuickDice) -> Option<Steps> {
    let truth = replay(options, steps)?;
    let mut world = steps.clone();
    // Late in a game nearly all cards have been shown: then it takes longer to find one that was not.
    for tries in 0..5_000 {
        if tries >= 100 && replay(options, &world)?.position() != truth.position() {
            break;
        }
        let mut draft = world.clone();
        let place = dice.below(draft.len() as u32) as usize;
        let Step::Chance(chance) = &draft[place] else { continue };
        let mut chance = serde_json::to_value(chance).unwrap();
        let Some(draw) = chance.get_mut("draw") else { continue };
        if viewer == Viewer::Seat(serde_json::from_value(draw["seat"].clone()).unwrap()) {
            continue;
        }
        let cards = draw["cards"].as_array_mut().unwrap();
        if cards.is_empty() {
            continue;
        }
        let card = dice.below(cards.len() as u32) as usize;
        cards[card] = Object::ALL[dice.below(7) as usize].name().into();
        draft[place] = Step::Chance(serde_json::from_value(chance).unwrap());
        if replay(options, &draft).is_some_and(|table| look_the_same(&truth, &table, viewer)) {
            world = draft;
        }
    }
    let different = replay(options, &world)?.position() != truth.position();
    different.then_some(world)
}

/// A site that holds the same as another, but for the entries of one table.
pub(crate) async fn twin<G: Game>(site: &Site, id: &str, people: &[store::NewPerson], steps: &[Step<G>]) -> Site {
    let disk = site.store().await;
    let (mut table, seats) = disk.table(id).await.unwrap().unwrap();
    // A plain one, as before there were keys.
    table.seed = site.seals().open_seed(&table).unwrap();
    let old = disk.entries(id).await.unwrap();
    let entries = old
        .iter()
        .zip(steps)
        .map(|(entry, step)| EntryRow { body: serde_json::to_string(step).unwrap(), ..entry.clone() })
        .collect();
    let scratch = Scratch::wanted().await;
    let copy = scratch.store().await;
    for person in people {
        copy.add_person(person).await.unwrap();
    }
    share_sessions(site, &scratch).await;
    let files = disk.components(&table.components).await.unwrap().unwrap();
    copy.keep_components(&table.components, &table.game, &files).await.unwrap();
    copy.create_table(&store::NewTable { table, seats, entries }).await.unwrap();
    copy.close().await;
    let config = config(&scratch);
    Site::open_in(scratch, config).await
}

/// What one site gave to somebody who has done nothing yet is good at its twin too: both have the same keys.
pub(crate) async fn share_sessions(site: &Site, twin: &Scratch) {
    std::fs::copy(config(&site.scratch).seed_key(), config(twin).seed_key()).unwrap();
    let tokens = site.store().await.secret("session-tokens", store::Secret(String::new())).await.unwrap();
    twin.store().await.secret("session-tokens", tokens).await.unwrap();
}

/// A person as the twin must know them: the same id, name and session.
pub(crate) async fn stored(site: &Site, visitor: &Visitor) -> store::NewPerson {
    let token_hash = crate::guard::token_hash(visitor);
    let person = site.store().await.person_by_token(&token_hash).await.unwrap().unwrap();
    store::NewPerson {
        id: person.id,
        name: person.name,
        token_hash: store::Secret(token_hash),
        prefs: person.prefs,
        created: person.created,
    }
}

/// Everything a viewer can ask for without changing the table.
async fn all_answers(site: &Site, viewer: &Visitor, table: &str, steps: usize) -> Vec<(String, Answer)> {
    let mut viewer = viewer.clone();
    let mut answers = Vec::new();
    let mut paths =
        vec![table.to_owned(), format!("{table}/fragment"), format!("{table}/record.json"), "/".into(), "/me".into()];
    let stride = if slow_tests() { 1 } else { 9 };
    paths.extend((0..=steps).rev().step_by(stride).map(|step| format!("{table}/at/{step}")));
    paths.extend([
        format!("{table}/at/{steps}?as=1"),
        format!("{table}?log=all"),
        format!("{table}/at/{steps}?log=all"),
    ]);
    for path in paths {
        answers.push((path.clone(), viewer.get(site, &path).await));
    }
    let page = viewer.get(site, table).await;
    let legal: BTreeSet<Action> = page.actions().into_iter().collect();
    let decision = page.decision().unwrap_or(1);
    for action in every_action().into_iter().filter(|action| !legal.contains(action)) {
        answers.push((action.to_string(), viewer.act(site, table, decision, &action).await));
    }
    answers.push(("an old page".into(), viewer.act(site, table, 0, &Action::Done).await));
    if page.decision().is_none() {
        for (form, fields) in [("undo", [("decision", "1"), ("what", "turn")]), ("uncover", [("seat", "1"), ("", "")])]
        {
            answers.push((form.into(), viewer.post(site, &format!("{table}/{form}"), &fields).await));
        }
    }
    answers
}

/// All there are, or a part of those that differ by a number only.
fn every_action() -> Vec<Action> {
    let mut actions = vec![Action::ShowHand, Action::Done];
    actions.extend((1..=7).map(|value| Action::Buy { value }));
    actions.extend((1..=7).map(|value| Action::PayTile { value }));
    actions.extend(Object::ALL.map(|object| Action::Play { object }));
    actions.extend(Object::ALL.map(|object| Action::PayCard { object }));
    let stride = if slow_tests() { 1 } else { 9 };
    actions.extend((0..=54).step_by(stride).map(|gap| Action::Bridge { gap }));
    actions.extend((0..=54).step_by(stride).map(|from| Action::Move { from }));
    actions
}

/// `SLOW_TESTS=1` compares every position and every action.
fn slow_tests() -> bool {
    std::env::var_os("SLOW_TESTS").is_some()
}

/// A table of three people, played by chance for some decisions.
async fn played_table(site: &Site, people: &mut [Visitor], dice: &mut QuickDice, decisions: u32) -> String {
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("seat3", "open")];
    let table = people[0].post(site, "/tables", &fields).await.location().to_owned();
    for person in &mut people[1..] {
        person.post(site, &format!("{table}/join"), &[]).await.location();
    }
    people[0].post(site, &format!("{table}/start"), &[]).await.location();
    for _ in 0..decisions {
        for person in &mut *people {
            let page = person.get(site, &table).await;
            if let Some(decision) = page.decision() {
                let actions = page.actions();
                let action = actions[dice.below(actions.len() as u32) as usize];
                person.act(site, &table, decision, &action).await.location();
                break;
            }
        }
    }
    table
}

#[tokio::test]
async fn what_a_viewer_may_not_know_changes_nothing_in_any_answer() {
    let mut site = Site::open().await;
    let mut dice = QuickDice::new(11);
    let mut compared = 0;
    for decisions in [0, 3, 40] {
        let mut people = vec![Visitor::default(), Visitor::default(), Visitor::default()];
        let table = played_table(&site, &mut people, &mut dice, decisions).await;
        // As freshly opened as its twins: who came and went in the lobby is forgotten.
        site = site.restart().await;
        let id = table.trim_start_matches("/t/");
        let mut known = Vec::new();
        for person in &people {
            known.push(stored(&site, person).await);
        }
        let disk = site.store().await;
        let options = disk.table(id).await.unwrap().unwrap().0.options;
        let entries = disk.entries(id).await.unwrap();
        let steps: Steps = entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
        let stranger = Visitor::known_to(&site).await;
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Public];
        for (viewer, visitor) in viewers.into_iter().zip(people.iter().chain([&stranger])) {
            let world = another_world(&options, &steps, viewer, &mut dice)
                .unwrap_or_else(|| panic!("no other world for {viewer:?} after {decisions} decisions"));
            let other = twin(&site, id, &known, &world).await;
            let ours = all_answers(&site, visitor, &table, steps.len()).await;
            let theirs = all_answers(&other, visitor, &table, steps.len()).await;
            for ((what, one), (_, another)) in ours.iter().zip(&theirs) {
                // The home page also lists the other tables of this test.
                if what != "/" && what != "/me" {
                    assert!(
                        one.without_news() == another.without_news(),
                        "{viewer:?} could tell by {what}: {} / {}",
                        one.words(),
                        another.words()
                    );
                }
                assert_eq!((one.status, &one.headers), (another.status, &another.headers), "{viewer:?}: {what}");
                compared += 1;
            }
        }
    }
    assert!(compared > 400, "{compared} answers were compared");
}

#[tokio::test]
async fn the_test_above_would_see_a_difference() {
    // Somebody else's eyes do tell the worlds apart: the comparison is not empty.
    let site = Site::open().await;
    let mut dice = QuickDice::new(5);
    let mut people = vec![Visitor::default(), Visitor::default(), Visitor::default()];
    let table = played_table(&site, &mut people, &mut dice, 3).await;
    let id = table.trim_start_matches("/t/");
    let mut known = Vec::new();
    for person in &people {
        known.push(stored(&site, person).await);
    }
    let disk = site.store().await;
    let options = disk.table(id).await.unwrap().unwrap().0.options;
    let entries = disk.entries(id).await.unwrap();
    let steps: Steps = entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
    let world = another_world(&options, &steps, Viewer::Seat(Seat(0)), &mut dice).unwrap();
    let other = twin(&site, id, &known, &world).await;
    let mut told = false;
    for person in &mut people[1..] {
        told |= person.get(&site, &table).await.without_news() != person.get(&other, &table).await.without_news();
    }
    assert!(told, "whoever holds the cards sees them");
}

pub(crate) fn contains(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.windows(needle.len()).any(|bytes| bytes == needle)
}

/// Everything an answer says.
fn whole(answer: &Answer) -> Vec<u8> {
    let mut bytes = answer.bytes.clone();
    for (name, value) in &answer.headers {
        bytes.extend_from_slice(name.as_str().as_bytes());
        bytes.extend_from_slice(value.as_bytes());
    }
    bytes
}

#[tokio::test]
async fn the_seed_is_told_to_nobody_before_the_end() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let mut stranger = Visitor::default();
    let table = anna.play_now(&site).await;
    let seed = site.seed(&table).await;
    let raw: Vec<u8> =
        (0..64).step_by(2).map(|place| u8::from_str_radix(&seed[place..place + 2], 16).unwrap()).collect();
    let commitment = seed.parse::<engine::Seed>().unwrap().commitment().to_string();
    let secret = |bytes: &[u8]| {
        contains(bytes, seed.as_bytes())
            || contains(bytes, &raw)
            || contains(&bytes.to_ascii_lowercase(), seed.as_bytes())
    };
    let mut dice = QuickDice::new(3);
    let mut scanned = 0;
    loop {
        let page = my_turn(&site, &mut anna, &table).await;
        if is_over(&page) {
            break;
        }
        assert!(contains(&page.bytes, commitment.as_bytes()), "its hash is told from the start");
        let actions = page.actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let mut answers = vec![page];
        for path in ["", "/fragment", "/at/4", "/record.json", "/at/4?as=1"] {
            answers.push(stranger.get(&site, &format!("{table}{path}")).await);
        }
        answers.push(anna.act(&site, &table, 0, &action).await);
        answers.push(anna.act(&site, &table, answers[0].decision().unwrap(), &action).await);
        for answer in &answers {
            // The last of these answers may be about the end already, but it is no page.
            assert!(!secret(&whole(answer)), "the seed is in an answer: {}", answer.words());
            scanned += 1;
        }
    }
    assert!(scanned > 100, "{scanned} answers were scanned");
    let record = stranger.get(&site, &format!("{table}/record.json")).await;
    assert!(contains(&record.bytes, seed.as_bytes()), "and the seed when the game is over");
    assert!(contains(&stranger.get(&site, &table).await.bytes, seed.as_bytes()));
}

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_tells_no_secret_however_much_it_tells() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone()).finish();
    // For all threads: one of a thread alone may come too late for what other tests logged first.
    tracing::subscriber::set_global_default(subscriber).expect("no other test listens to the log");
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    for _ in 0..5 {
        let page = my_turn(&site, &mut anna, &table).await;
        anna.act(&site, &table, page.decision().unwrap(), &page.actions()[0]).await.location();
        anna.act(&site, &table, 0, &Action::Done).await;
    }
    let seed = site.seed(&table).await;
    site.app.close().await;
    anna.post(&site, "/play/atlantis", &[]).await;
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("a table was made") && log.contains("a request failed"), "{log}");
    let token = anna.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    for (what, secret) in [("seed", seed.as_str()), ("token", token), ("hash", &crate::guard::token_hash(&anna))] {
        assert!(!log.contains(secret), "the {what} is in the log");
    }
}

#[tokio::test]
async fn a_running_game_waits_for_somebody() {
    // What the tests above rely on: a played table stands at a decision, not at luck.
    let site = Site::open().await;
    let mut people = vec![Visitor::default(), Visitor::default(), Visitor::default()];
    let table = played_table(&site, &mut people, &mut QuickDice::new(1), 5).await;
    let disk = site.store().await;
    let id = table.trim_start_matches("/t/");
    let options = disk.table(id).await.unwrap().unwrap().0.options;
    let steps: Steps =
        disk.entries(id).await.unwrap().iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
    let position = replay(&options, &steps).unwrap().position().clone();
    assert!(matches!(position.awaiting(), Awaiting::Seats(_)));
    let request = Visitor::default().request(Method::GET, &table).body(Body::empty()).unwrap();
    assert_eq!(site.send(request).await.header(header::CONTENT_TYPE), "text/html; charset=utf-8");
}
