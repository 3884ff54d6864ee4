//! Playing: whole games, restarts, double clicks, old pages.

use std::time::Duration;

use axum::http::StatusCode;
use engine::{Dice, QuickDice};

use crate::site::{Answer, Site, Visitor};

/// Waits until the table asks the visitor, or is over. Bots need no time here but are not asked to hurry.
pub(crate) async fn my_turn(site: &Site, visitor: &mut Visitor, table: &str) -> Answer {
    for _ in 0..100_000 {
        let page = visitor.get(site, table).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.words());
        if page.decision().is_some() || is_over(&page) {
            return page;
        }
        tokio::task::yield_now().await;
    }
    panic!("the bots stand still at {table}");
}

pub(crate) fn is_over(page: &Answer) -> bool {
    page.attribute("data-over").is_some()
}

#[tokio::test]
async fn a_whole_game_against_bots() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    let mut dice = QuickDice::new(7);
    let mut moves = 0;
    loop {
        let page = my_turn(&site, &mut anna, &table).await;
        if is_over(&page) {
            break;
        }
        let actions = page.actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let answer = anna.act(&site, &table, page.decision().unwrap(), &action).await;
        assert_eq!(answer.location(), table);
        moves += 1;
    }
    assert!(moves > 10, "{moves} own decisions");
    let record = anna.get(&site, &format!("{table}/record.json")).await;
    let record: engine::Record<game_atlantis::Atlantis> = serde_json::from_slice(&record.bytes).unwrap();
    record.verify().unwrap();
    tokio::time::timeout(Duration::from_secs(5), site.app.close()).await.unwrap();
}

#[tokio::test]
async fn lines_of_the_log_that_are_folded_away_come_when_they_are_asked_for() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    for _ in 0..3 {
        let page = my_turn(&site, &mut anna, &table).await;
        anna.act(&site, &table, page.decision().unwrap(), &page.actions()[0]).await;
    }
    let folded = my_turn(&site, &mut anna, &table).await;
    let whole = anna.get(&site, &format!("{table}?log=all")).await;
    let lines = |page: &Answer| page.text().matches("<li data-line=").count();
    let address = format!("href=\"{table}?log=all\"");
    assert!(lines(&whole) > lines(&folded), "{} lines, folded {}", lines(&whole), lines(&folded));
    assert!(folded.text().contains(&address) && !whole.text().contains(&address));
    assert!(folded.text().contains(" id=\"earlier\" data-of="), "what is folded is closed");
    assert!(whole.text().contains(" id=\"earlier\" open data-of="), "what was asked for is open");

    let then = folded.attribute("data-step").unwrap();
    let past = anna.get(&site, &format!("{table}/at/{then}")).await;
    assert!(past.text().contains(&format!("href=\"{table}/at/{then}?log=all\"")), "the past has its own log");
    let past = anna.get(&site, &format!("{table}/at/{then}?log=all")).await;
    // Where the fold is depends on who reads, and it may part what is else said in one line.
    let (past, whole) = (lines(&past), lines(&whole));
    assert!(past.abs_diff(whole) <= 1, "the same lines, wherever they are read: {past} and {whole}");
}

#[tokio::test]
async fn the_parts_of_a_table_have_addresses() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    let page = my_turn(&site, &mut anna, &table).await;
    let fragment = anna.get(&site, &format!("{table}/fragment")).await;
    assert_eq!(fragment.status, StatusCode::OK);
    assert!(fragment.text().starts_with("<main") && page.text().contains(fragment.text()));
    assert_eq!(anna.get(&site, &format!("{table}/at?step=3")).await.location(), format!("{table}/at/3"));
    assert_eq!(anna.get(&site, &format!("{table}/at?step=3&as=1")).await.location(), format!("{table}/at/3?as=1"));
    for step in [0, 1, 2] {
        let past = anna.get(&site, &format!("{table}/at/{step}")).await;
        assert_eq!(past.status, StatusCode::OK);
        assert_eq!(past.decision(), None, "the past is over");
    }
    let past = anna.request(axum::http::Method::GET, &format!("{table}/at/2")).header("x-critias", "fragment");
    let past = site.send(past.body(axum::body::Body::empty()).unwrap()).await;
    assert!(past.text().starts_with("<main"), "the script asks for the fragment of the past");
    for wrong in ["/at/99999", "/at/-1", "/at/x", "/at/18446744073709551616", "/at?step=x", "/at", "/nowhere"] {
        let answer = anna.get(&site, &format!("{table}{wrong}")).await;
        assert!(answer.status.is_client_error(), "{wrong}");
    }
    for early in ["/at/1?as=1", "/at/1?as=public", "/record.json"] {
        let answer = anna.get(&site, &format!("{table}{early}")).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{early}");
        assert!(answer.text().contains("when the game is over"), "{early}");
    }
    for form in ["join", "leave", "start", "act", "undo", "window", "uncover", "chat", "rematch"] {
        assert_eq!(anna.get(&site, &format!("{table}/{form}")).await.location(), table, "{form}");
    }
}

#[tokio::test]
async fn a_refusal_comes_with_its_clause_and_changes_nothing() {
    let site = Site::open().await;
    let mut anna = Visitor { language: Some("de"), ..Visitor::default() };
    let table = anna.play_now(&site).await;
    let page = my_turn(&site, &mut anna, &table).await;
    let decision = page.decision().unwrap();
    // Nobody has a tile at the start.
    let refused = anna.act(&site, &table, decision, &game_atlantis::Action::Buy { value: 7 }).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("/games/atlantis/rules#AT-"), "{}", refused.words());
    assert!(refused.text().contains("<html lang=\"de\""));
    let fields = [("decision", decision.to_string()), ("action", r#"{"buy":{"value":7}}"#.into())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let refused = anna.post_with(&site, &format!("{table}/act"), &fields, &[("x-critias", "fragment")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().starts_with("<main") && refused.text().contains("rules#AT-"));
    assert_eq!(anna.get(&site, &table).await.bytes, page.bytes);
}

#[tokio::test]
async fn a_double_click_does_one_thing() {
    let site = Site::open().await;
    let disk = site.store().await;
    let mut anna = Visitor::default();
    // Two seats of one device and no bot: nobody else moves.
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "here"), ("start", "1")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    anna.post(&site, &format!("{table}/uncover"), &[("seat", "0")]).await.location();
    let page = anna.get(&site, &table).await;
    let (decision, action) = (page.decision().unwrap(), page.actions()[0]);
    let mut again = anna.clone();
    let (one, other) =
        tokio::join!(anna.act(&site, &table, decision, &action), again.act(&site, &table, decision, &action));
    let mut statuses = [one.status, other.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
    let entries = disk.entries(table.trim_start_matches("/t/")).await.unwrap();
    let late = anna.act(&site, &table, decision, &action).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text().contains("nothing was done"), "{}", late.words());
    assert_eq!(disk.entries(table.trim_start_matches("/t/")).await.unwrap(), entries);
}

#[tokio::test]
async fn a_step_or_a_turn_is_taken_back() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "here"), ("start", "1")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    anna.post(&site, &format!("{table}/uncover"), &[("seat", "0")]).await.location();
    let undo = format!("{table}/undo");
    let before = anna.get(&site, &table).await;
    let decision = before.decision().unwrap();
    for (decision, what) in [
        (decision.to_string(), "step"),
        (decision.to_string(), "turn"),
        (decision.to_string(), "all"),
        ("7000".into(), "step"),
        ("x".into(), "step"),
    ] {
        let refused = anna.post(&site, &undo, &[("decision", &decision), ("what", what)]).await;
        assert!(refused.status.is_client_error(), "nothing was done that could be taken back: {what}");
    }
    anna.act(&site, &table, decision, &game_atlantis::Action::Move { from: 0 }).await.location();
    for what in ["step", "turn"] {
        let chosen = anna.get(&site, &table).await;
        let decision = chosen.decision().unwrap().to_string();
        anna.post(&site, &undo, &[("decision", &decision), ("what", what)]).await.location();
        let back = anna.get(&site, &table).await;
        assert_eq!(back.actions(), before.actions());
        assert_ne!(back.decision(), before.decision(), "an old page answers nothing");
        let again = back.decision().unwrap();
        anna.act(&site, &table, again, &game_atlantis::Action::Move { from: 0 }).await.location();
    }
    let stranger = Visitor::default().post(&site, &undo, &[("decision", "1"), ("what", "step")]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

/// Plays a table of bots to its end.
pub(crate) async fn finished_table(site: &Site, host: &mut Visitor, seats: &[(&str, &str)]) -> String {
    let mut fields = vec![("game", "atlantis")];
    fields.extend_from_slice(seats);
    let table = host.post(site, "/tables", &fields).await.location().to_owned();
    while !is_over(&my_turn(site, host, &table).await) {
        let page = my_turn(site, host, &table).await;
        let Some(decision) = page.decision() else { continue };
        host.act(site, &table, decision, page.actions().first().unwrap()).await.location();
    }
    table
}

#[tokio::test]
async fn after_the_end_the_table_that_has_waited_longest_is_next() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let seats = [("seat1", "me"), ("seat2", "bot:random"), ("start", "1")];
    let over = finished_table(&site, &mut anna, &seats).await;
    let end = anna.get(&site, &over).await;
    assert!(!end.words().contains("Next table"), "nothing waits: {}", end.words());
    let mut fields = vec![("game", "atlantis")];
    fields.extend_from_slice(&seats);
    let waiting = anna.post(&site, "/tables", &fields).await.location().to_owned();
    my_turn(&site, &mut anna, &waiting).await;
    let end = anna.get(&site, &over).await;
    assert!(end.text().contains(&format!("href=\"{waiting}\"")), "{}", end.words());
    assert!(end.words().contains("1 table waits for you"), "{}", end.words());
    let stranger = Visitor::default().get(&site, &over).await;
    assert!(!stranger.text().contains(&waiting), "whoever only looks is waited for nowhere");
}

#[tokio::test]
async fn after_the_end_everything_is_open_and_there_is_a_rematch() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let seats =
        [("seat1", "me"), ("seat2", "bot:random"), ("seat3", "bot:greedy"), ("start", "3"), ("visibility", "public")];
    let table = finished_table(&site, &mut anna, &seats).await;
    for eyes in ["0", "1", "2", "public"] {
        let past = Visitor::default().get(&site, &format!("{table}/at/20?as={eyes}")).await;
        assert_eq!(past.status, StatusCode::OK, "{eyes}");
    }
    assert_eq!(anna.get(&site, &format!("{table}/at/20?as=3")).await.status, StatusCode::BAD_REQUEST);
    let record = Visitor::default().get(&site, &format!("{table}/record.json")).await;
    let record: engine::Record<game_atlantis::Atlantis> = serde_json::from_slice(&record.bytes).unwrap();
    record.verify().unwrap();
    assert_eq!(record.players.len(), 3);
    let late = anna.post(&site, &format!("{table}/act"), &[("decision", "1"), ("action", "\"done\"")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);

    let stranger = Visitor::default().post(&site, &format!("{table}/rematch"), &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    let rematch = anna.post(&site, &format!("{table}/rematch"), &[]).await.location().to_owned();
    assert_ne!(rematch, table);
    assert_eq!(anna.post(&site, &format!("{table}/rematch"), &[]).await.location(), rematch, "one rematch");
    assert!(anna.get(&site, &table).await.text().contains(&rematch), "the old table leads to the new one");
    let page = my_turn(&site, &mut anna, &rematch).await;
    assert!(!is_over(&page));
    let (row, seats) = site.store().await.table(rematch.trim_start_matches("/t/")).await.unwrap().unwrap();
    assert_eq!(row.options, r#"{"seats":3,"start":0}"#, "the next seat begins");
    assert_eq!(seats.len(), 3);
    let early = anna.post(&site, &format!("{rematch}/rematch"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_of_the_others() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("hints", "yes")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    jan.post(&site, &format!("{table}/join"), &[]).await.location();
    anna.post(&site, &format!("{table}/start"), &[]).await.location();
    loop {
        let page = anna.get(&site, &table).await;
        let other = jan.get(&site, &table).await;
        if is_over(&page) {
            break;
        }
        let (who, page) = if page.decision().is_some() { (&mut anna, page) } else { (&mut jan, other) };
        who.act(&site, &table, page.decision().unwrap(), page.actions().first().unwrap()).await.location();
    }
    let rematch = jan.post(&site, &format!("{table}/rematch"), &[]).await.location().to_owned();
    let join = format!("{rematch}/join");
    let stranger = Visitor::default().post(&site, &join, &[]).await;
    assert_eq!(stranger.status, StatusCode::CONFLICT, "the seat is kept for Anna");
    let waiting = jan.get(&site, &rematch).await;
    assert!(waiting.text().contains("Kept for") && !waiting.text().contains("free seats"), "{}", waiting.words());
    assert!(waiting.text().contains("Hints are allowed."), "what was allowed stays allowed: {}", waiting.words());
    let listed = jan.get(&site, "/").await;
    assert!(!listed.text().contains("All seats are taken"), "{}", listed.words());
    let kept = Visitor::default().get(&site, &rematch).await;
    assert!(kept.text().contains("Kept for ") && !kept.text().contains("/join"), "{}", kept.words());
    assert!(anna.get(&site, &rematch).await.text().contains("/join"), "for Anna it is free");
    assert_eq!(anna.post(&site, &join, &[]).await.location(), rematch);
    assert_eq!(jan.post(&site, &format!("{rematch}/start"), &[]).await.location(), rematch);
    let seats = site.store().await.seats(rematch.trim_start_matches("/t/")).await.unwrap();
    assert_eq!(seats.len(), 2);
}
