//! Several nodes on one PostgreSQL: whichever answers, it is one site.

use std::time::Duration;

use axum::http::StatusCode;
use engine::{Dice, QuickDice};
use server::BotDelay;
use store_testkit::Scratch;

use crate::live::Stream;
use crate::play::{is_over, my_turn};
use crate::site::{Answer, Site, Visitor, config};

/// Longer than any of this takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

async fn nodes(count: usize) -> Vec<Site> {
    let scratch = Scratch::postgres().await;
    let settings = config(&scratch);
    let mut nodes = vec![Site::open_in(scratch, settings).await];
    while nodes.len() < count {
        let next = Site::beside(&nodes[0]).await;
        nodes.push(next);
    }
    nodes
}

async fn named(node: &Site, name: &str) -> Visitor {
    let mut person = Visitor::default();
    person.post(node, "/me", &[("name", name)]).await.location();
    person
}

/// Looks until a page is as it should be.
async fn until(node: &Site, person: &mut Visitor, path: &str, wanted: impl Fn(&Answer) -> bool) -> Answer {
    let looked = async {
        loop {
            let page = person.get(node, path).await;
            if wanted(&page) {
                return page;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(LONG, looked).await.expect("the page becomes what is waited for")
}

#[tokio::test]
async fn a_lobby_on_one_node_fills_and_begins_on_others() {
    let nodes = nodes(3).await;
    let mut anna = named(&nodes[0], "Anna").await;
    let mut jan = named(&nodes[1], "Jan").await;
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open")];
    let table = anna.post(&nodes[0], "/tables", &fields).await.location().to_owned();
    let mut watching = Stream::open(&nodes[2], &Visitor::default(), &table).await;
    let before = watching.mark().await;

    jan.post(&nodes[1], &format!("{table}/join"), &[]).await.location();
    let joined = watching.mark().await;
    assert!(joined.0 == 0 && joined.1 > before.1, "{joined:?} after {before:?}");
    assert!(anna.get(&nodes[0], &table).await.text().contains("Jan"));
    anna.post(&nodes[2], &format!("{table}/start"), &[]).await.location();
    let mut begun = joined;
    while begun.0 == 0 {
        begun = watching.mark().await;
    }
    for node in &nodes {
        assert_eq!(jan.get(node, &format!("{table}/fragment")).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn people_on_different_nodes_play_one_game_and_every_answer_counts() {
    let nodes = nodes(3).await;
    let mut people = [named(&nodes[0], "Anna").await, named(&nodes[1], "Jan").await];
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open")];
    let table = people[0].post(&nodes[0], "/tables", &fields).await.location().to_owned();
    people[1].post(&nodes[1], &format!("{table}/join"), &[]).await.location();
    people[0].post(&nodes[0], &format!("{table}/start"), &[]).await.location();
    let mut dice = QuickDice::new(3);
    let mut streams = Vec::new();
    for (node, person) in nodes.iter().zip(&people) {
        streams.push(Stream::open(node, person, &table).await);
    }
    let mut moves = 0;
    loop {
        // Whoever is asked reads the question on one node and answers on another.
        let mut asked = None;
        for (number, person) in people.iter_mut().enumerate() {
            let page = person.get(&nodes[dice.below(3) as usize], &table).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.words());
            if is_over(&page) {
                assert!(moves > 10, "{moves} moves");
                return;
            }
            if let Some(decision) = page.decision() {
                let choices = page.choices();
                asked = Some((number, decision, choices[dice.below(choices.len() as u32) as usize].clone()));
            }
        }
        let (number, decision, choice) = asked.expect("somebody is asked");
        let node = &nodes[dice.below(3) as usize];
        let answer = people[number].choose(node, &table, decision, &choice).await;
        assert_eq!(answer.location(), table, "an answer to what is asked is never refused");
        moves += 1;
        if moves == 5 {
            for stream in &mut streams {
                while stream.mark().await.0 < 5 {}
            }
        }
    }
}

/// Sealed choices are made at the same time: none of them makes another one late.
#[tokio::test]
async fn choices_sealed_on_different_nodes_at_once_are_all_taken() {
    let nodes = nodes(3).await;
    let mut people = [named(&nodes[0], "A").await, named(&nodes[1], "B").await, named(&nodes[2], "C").await];
    let fields = [("game", "last-days"), ("seat1", "me"), ("seat2", "open"), ("seat3", "open")];
    let table = people[0].post(&nodes[0], "/tables", &fields).await.location().to_owned();
    for (person, node) in people.iter_mut().zip(&nodes).skip(1) {
        person.post(node, &format!("{table}/join"), &[]).await.location();
    }
    people[0].post(&nodes[0], &format!("{table}/start"), &[]).await.location();
    let (mut at_once, mut rounds) = (0, 0);
    while at_once < 12 {
        rounds += 1;
        assert!(rounds < 400, "{at_once} choices were made at once");
        let [a, b, c] = &mut people;
        let (a, b, c) = tokio::join!(
            answer(&nodes[rounds % 3], a, &table),
            answer(&nodes[(rounds + 1) % 3], b, &table),
            answer(&nodes[(rounds + 2) % 3], c, &table)
        );
        at_once += usize::from([a, b, c].iter().filter(|answered| **answered).count() > 1);
    }
    let mut seen = Vec::new();
    for node in &nodes {
        seen.push(people[0].get(node, &format!("{table}/fragment")).await.text().to_owned());
    }
    assert!(seen.iter().all(|page| *page == seen[0]), "all nodes show the same");
}

/// Answers the first way, if the person is asked. Whether they were.
async fn answer(node: &Site, person: &mut Visitor, table: &str) -> bool {
    let page = person.get(node, table).await;
    let Some(decision) = page.decision() else { return false };
    let choice = page.choices()[0].clone();
    let answer = person.choose(node, table, decision, &choice).await;
    // Where choices are not sealed somebody else's may end the question.
    let late = answer.status == StatusCode::CONFLICT && person.get(node, table).await.decision() != Some(decision);
    assert!(late || answer.status == StatusCode::SEE_OTHER, "{}", answer.words());
    !late
}

#[tokio::test]
async fn names_chat_and_wishes_reach_every_node() {
    let nodes = nodes(2).await;
    let mut anna = named(&nodes[0], "Anna").await;
    let mut jan = named(&nodes[1], "Jan").await;
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open")];
    let table = anna.post(&nodes[0], "/tables", &fields).await.location().to_owned();
    jan.post(&nodes[1], &format!("{table}/join"), &[]).await.location();
    anna.post(&nodes[0], &format!("{table}/start"), &[]).await.location();
    for node in &nodes {
        jan.get(node, &table).await;
    }
    let mut listening = Stream::open(&nodes[1], &jan, &table).await;
    let before = listening.mark().await;
    anna.post(&nodes[0], &format!("{table}/chat"), &[("text", "good luck to you")]).await.location();
    assert!(listening.mark().await.1 > before.1);
    assert!(jan.get(&nodes[1], &table).await.text().contains("good luck to you"));
    anna.post(&nodes[0], "/me", &[("name", "Annika")]).await.location();
    assert!(jan.get(&nodes[1], &table).await.text().contains("Annika"));
}

#[tokio::test]
async fn a_device_that_was_handed_over_on_one_node_is_covered_on_the_other() {
    let nodes = nodes(2).await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "here"), ("start", "1")];
    let table = anna.post(&nodes[0], "/tables", &fields).await.location().to_owned();
    let uncover = format!("{table}/uncover");
    let shows = |page: &Answer| page.text().contains("id=\"tray\"") && !page.text().contains("tray covered");
    anna.post(&nodes[0], &uncover, &[("seat", "0")]).await.location();
    assert!(shows(&anna.get(&nodes[1], &table).await), "the other node knows who has the device");
    let mut page = anna.get(&nodes[1], &table).await;
    while let Some(decision) = page.decision() {
        let action = *page.actions().last().unwrap();
        anna.act(&nodes[0], &table, decision, &action).await.location();
        page = anna.get(&nodes[1], &table).await;
    }
    assert!(!shows(&page), "it is the other's turn");
    anna.post(&nodes[1], &uncover, &[("seat", "1")]).await.location();
    assert!(shows(&anna.get(&nodes[0], &table).await));
}

/// A bot that would think for an hour on one node, and not at all on the other.
async fn waiting_bot() -> (Vec<Site>, Visitor, String) {
    let scratch = Scratch::postgres().await;
    let mut slow = config(&scratch);
    slow.bot_delay = BotDelay::Fixed(Duration::from_secs(3_600));
    slow.lease = Duration::from_secs(2);
    let first = Site::open_in(scratch, slow).await;
    let second = Site::beside_with(&first, |config| config.lease = Duration::from_secs(2)).await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("start", "2")];
    let table = anna.post(&first, "/tables", &fields).await.location().to_owned();
    // The lease is there as soon as the bot has begun to wait.
    let holder = async {
        while first.store().await.acquire(&lease(&table), "stranger", Duration::from_secs(1)).await.unwrap().is_some() {
            first.store().await.release(&lease(&table), "stranger").await.unwrap();
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(LONG, holder).await.expect("the first node takes the table");
    (vec![first, second], anna, table)
}

fn lease(table: &str) -> String {
    format!("table {}", table.trim_start_matches("/t/"))
}

#[tokio::test]
async fn one_node_lets_a_bot_think_and_another_takes_over_when_it_is_no_more() {
    let (nodes, mut anna, table) = waiting_bot().await;
    let seen = anna.get(&nodes[1], &table).await;
    assert!(seen.decision().is_none());
    // Longer than a lease: the first node renews it.
    let (begun, disk) = (std::time::Instant::now(), nodes[1].store().await);
    while begun.elapsed() < Duration::from_secs(4) {
        assert_eq!(disk.acquire(&lease(&table), "stranger", Duration::from_secs(1)).await.unwrap(), None);
    }
    let seen = anna.get(&nodes[1], &table).await;
    assert!(seen.decision().is_none(), "the bot belongs to the other node");

    // It stops without a word, as when it is killed.
    nodes[0].app.end_without_a_word();
    let page = until(&nodes[1], &mut anna, &table, |page| page.decision().is_some()).await;
    assert_eq!(page.status, StatusCode::OK);
}

#[tokio::test]
async fn a_node_takes_up_what_another_leaves_although_nobody_looks() {
    let (nodes, _, table) = waiting_bot().await;
    let disk = nodes[1].store().await;
    nodes[0].app.end_without_a_word();
    let moved = async {
        while disk.table(table.trim_start_matches("/t/")).await.unwrap().unwrap().0.awaited != 0b01 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(LONG, moved).await.expect("the bot moves");
}

#[tokio::test]
async fn a_node_that_closes_hands_its_tables_over_at_once() {
    let (nodes, mut anna, table) = waiting_bot().await;
    nodes[0].app.close().await;
    let start = std::time::Instant::now();
    my_turn(&nodes[1], &mut anna, &table).await;
    assert!(start.elapsed() < LONG);
}

#[tokio::test]
async fn who_does_not_want_to_wait_is_heard_on_the_node_where_the_bot_thinks() {
    let (nodes, mut anna, table) = waiting_bot().await;
    assert!(anna.get(&nodes[1], &table).await.decision().is_none());
    anna.post(&nodes[1], &format!("{table}/skip"), &[]).await.location();
    until(&nodes[1], &mut anna, &table, |page| page.decision().is_some()).await;
}
