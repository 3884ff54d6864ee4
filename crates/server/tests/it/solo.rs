//! Playing alone: tables for one, the best list of each person, the seed of the day.

use axum::http::StatusCode;
use engine::{Dice, QuickDice, Record};
use game_exodus::Exodus;
use serde_json::Value;
use store::DAY;

use crate::play::is_over;
use crate::site::{Answer, Site, Visitor};

/// Plays a table for one to its end at random.
async fn play_out(site: &Site, person: &mut Visitor, table: &str, seed: u64) -> Answer {
    let mut dice = QuickDice::new(seed);
    for _ in 0..5_000 {
        let page = person.get(site, table).await;
        if is_over(&page) {
            return page;
        }
        let choices = page.choices();
        let action = &choices[dice.below(choices.len() as u32) as usize];
        person.choose(site, table, page.decision().unwrap(), action).await.location();
    }
    panic!("{table} does not end");
}

async fn alone(site: &Site, person: &mut Visitor) -> String {
    person.post(site, "/play/exodus", &[("seats", "1")]).await.location().to_owned()
}

async fn today(site: &Site, person: &mut Visitor) -> String {
    person.post(site, "/play/exodus/today", &[]).await.location().to_owned()
}

async fn record(site: &Site, person: &mut Visitor, table: &str) -> Record<Exodus> {
    let answer = person.get(site, &format!("{table}/record.json")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.words());
    serde_json::from_slice(&answer.bytes).unwrap()
}

/// Changes the storage by hand: what time would do, or skill.
async fn by_hand(site: &Site, sql: &str) {
    site.scratch.meddle(sql).await;
}

#[tokio::test]
async fn a_table_for_one_is_played_replayed_and_played_again() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = alone(&site, &mut anna).await;
    let first = anna.get(&site, &table).await;
    assert!(first.decision().is_some(), "it begins at once: {}", first.words());
    let end = play_out(&site, &mut anna, &table, 1).await;
    let record = record(&site, &mut anna, &table).await;
    record.verify().unwrap();
    let result = record.result.unwrap();
    assert_eq!((record.players.len(), result.scores.len()), (1, 1));
    let (lost, won) = (end.text().contains("you have lost"), end.text().contains("you have won"));
    assert_eq!((lost, won), (result.winners.is_empty(), !result.winners.is_empty()), "{}", end.words());
    assert_eq!(end.text().contains("Place 1 of 1 among your games"), won, "RU-93: a lost game has no place");
    assert!(end.text().contains("id=\"fair\"") && end.text().contains(&record.seed.unwrap()), "the seed is told");

    let stranger = Visitor::default().get(&site, &table).await;
    assert!(is_over(&stranger) && !stranger.text().contains("among your games"), "only the person sees the place");
    let home = anna.get(&site, "/").await;
    let row = if lost { "The game is over" } else { " won<" };
    assert!(home.text().contains(row) && home.text().contains(&table), "{}", home.words());
    assert_eq!(anna.get(&site, &format!("{table}/at/3?as=0")).await.status, StatusCode::OK);

    let again = anna.post(&site, &format!("{table}/rematch"), &[]).await.location().to_owned();
    assert_ne!(again, table);
    assert!(anna.get(&site, &again).await.decision().is_some(), "the rematch begins at once");
    let open = anna.post(&site, "/tables", &[("game", "exodus"), ("seat1", "me"), ("seat2", "open")]).await;
    let open = open.location().to_owned();
    anna.post(&site, &format!("{open}/start"), &[("open", "drop")]).await.location();
    assert!(anna.get(&site, &open).await.decision().is_some(), "nobody came, and the game is played alone");
    let form = anna.post(&site, "/tables", &[("game", "exodus"), ("seat1", "me")]).await.location().to_owned();
    assert!(anna.get(&site, &form).await.decision().is_some(), "a form with one seat is a table for one");
}

#[tokio::test]
async fn the_best_list_is_private_and_best_first() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    let mut tables = Vec::new();
    for seed in 1..=3 {
        let table = alone(&site, &mut anna).await;
        play_out(&site, &mut anna, &table, seed).await;
        tables.push(table);
    }
    let empty = jan.get(&site, "/games/exodus/solo").await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(empty.text().contains("No game yet") && tables.iter().all(|table| !empty.text().contains(table)));

    tables.sort();
    by_hand(&site, "UPDATE solos SET won = 1, points = 71, verdict = 'healer'").await;
    let last = "WHERE table_id = (SELECT MAX(table_id) FROM solos)";
    by_hand(&site, &format!("UPDATE solos SET points = 104, verdict = 'priest' {last}")).await;
    let first = "WHERE table_id = (SELECT MIN(table_id) FROM solos)";
    by_hand(&site, &format!("UPDATE solos SET won = 0, verdict = NULL {first}")).await;
    let list = anna.get(&site, "/games/exodus/solo").await;
    let text = list.text();
    let rows: Vec<&str> = text.split("<tr").skip(2).collect();
    assert_eq!(rows.len(), 2, "RU-93: a lost game is not in the list: {}", list.words());
    assert!(rows[0].contains(">104<") && rows[0].contains("Priest") && rows[0].contains(&tables[2]), "{}", rows[0]);
    assert!(rows[1].contains(">71<") && rows[1].contains("Healer") && rows[1].contains(&tables[1]), "{}", rows[1]);
    assert!(!text.contains("Seed of the day</span>"), "none of them had the seed of a day");
    let german = Visitor { language: Some("de"), ..anna.clone() }.get(&site, "/games/exodus/solo").await;
    assert!(german.text().contains("Heiler") && german.text().contains("Meine besten Partien"));

    assert_eq!(anna.get(&site, "/games/atlantis/solo").await.status, StatusCode::NOT_FOUND, "it needs two");
    assert_eq!(
        anna.post(&site, "/play/atlantis/today", &[]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "a game for two has no seed of the day"
    );
    assert_eq!(anna.get(&site, "/play/exodus/today").await.location(), "/games/exodus");
}

/// The outcomes of luck before the first decision.
async fn first_luck(site: &Site, table: &str) -> Vec<Value> {
    let entries = site.store().await.entries(table.trim_start_matches("/t/")).await.unwrap();
    let steps = entries.iter().map(|entry| serde_json::from_str::<Value>(&entry.body).unwrap());
    steps.take_while(|step| step.get("chance").is_some()).collect()
}

#[tokio::test]
async fn the_seed_of_the_day_is_the_same_for_all_and_played_once() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    let page = anna.get(&site, "/games/exodus/solo").await;
    assert!(page.text().contains("action=\"/play/exodus/today\""));
    let (one, other) = (today(&site, &mut anna).await, today(&site, &mut jan).await);
    let free = alone(&site, &mut jan).await;
    assert_ne!(one, other);
    assert_eq!(today(&site, &mut anna).await, one, "a second try leads to the first");
    let luck = first_luck(&site, &one).await;
    assert!(luck.len() > 3 && luck == first_luck(&site, &other).await, "the same luck for everybody");
    assert_ne!(luck, first_luck(&site, &free).await, "another table has luck of its own");
    let page = anna.get(&site, "/games/exodus/solo").await;
    assert!(page.text().contains(&one) && !page.text().contains("action=\"/play/exodus/today\""));

    // The same fingerprint for everybody, also after a restart: the secret is kept.
    let site = site.restart().await;
    let mut late = Visitor::default();
    let third = today(&site, &mut late).await;
    assert_eq!(luck, first_luck(&site, &third).await);
    let fingerprint = |page: &Answer| page.text().split("<code>").nth(1).unwrap()[..64].to_owned();
    let prints = [
        fingerprint(&anna.get(&site, &one).await),
        fingerprint(&jan.get(&site, &other).await),
        fingerprint(&late.get(&site, &third).await),
    ];
    assert!(prints.iter().all(|print| *print == prints[0]), "{prints:?}");
    assert_ne!(prints[0], fingerprint(&jan.get(&site, &free).await));
}

/// Nobody can look up the luck of a day that is not over: not in a record, and not at the table of somebody else.
#[tokio::test]
async fn the_luck_of_a_day_is_told_when_the_day_is_over() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    let (table, other) = (today(&site, &mut anna).await, today(&site, &mut jan).await);
    let paths = ["", "/fragment", "/at/0", "/at/1?as=0", "/review", "/record.json", "/events"]
        .map(|path| format!("{table}{path}"));
    let end = play_out(&site, &mut anna, &table, 4).await;
    let sealed = record(&site, &mut anna, &table).await;
    let seed = site.seed(&table).await;
    assert_eq!(sealed.seed, None);
    assert!(sealed.commitment.is_some() && sealed.result.is_some());
    sealed.verify().unwrap();
    assert!(!end.text().contains(&seed) && end.text().contains(&sealed.commitment.unwrap().to_string()));
    assert!(end.text().contains("Place 1 of 1 with the seed of the day"), "{}", end.words());
    for path in &paths {
        let answer = jan.get(&site, path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(!answer.text().contains(&seed), "{path}");
    }
    let again = anna.post(&site, &format!("{table}/rematch"), &[]).await.location().to_owned();
    assert_ne!(first_luck(&site, &again).await, first_luck(&site, &table).await, "a rematch has luck of its own");
    assert_eq!(today(&site, &mut anna).await, table, "and is not the game of the day");

    // A day goes by.
    by_hand(&site, "UPDATE tables SET day = day - 1 WHERE day IS NOT NULL").await;
    let earlier = "UPDATE solos SET finished = finished - 86400000";
    assert_eq!(DAY, 86_400_000);
    by_hand(&site, earlier).await;
    let site = site.restart().await;
    let open = record(&site, &mut jan, &table).await;
    assert_eq!(open.seed.as_deref(), Some(seed.as_str()), "everybody can check the luck of yesterday");
    open.verify().unwrap();
    for path in &paths[..5] {
        assert_eq!(jan.get(&site, path).await.status, StatusCode::OK, "{path}");
    }
    // Whoever ends yesterday's game today has no place among those who were in time.
    play_out(&site, &mut jan, &other, 5).await;
    let list = jan.get(&site, "/games/exodus/solo").await;
    assert!(list.text().contains("after the day"), "{}", list.words());
    let list = anna.get(&site, "/games/exodus/solo").await;
    assert!(list.text().contains("1 of 1") && list.text().contains("action=\"/play/exodus/today\""), "a new day");
    assert_ne!(today(&site, &mut anna).await, table);
}
