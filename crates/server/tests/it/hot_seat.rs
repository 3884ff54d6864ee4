//! Several people on one device.

use axum::http::StatusCode;

use crate::live::Stream;
use crate::play::is_over;
use crate::site::{Site, Visitor};

/// Whether an own hand lies open on the page.
fn shows_a_hand(page: &str) -> bool {
    page.contains("id=\"tray\"") && !page.contains("tray covered")
}

#[tokio::test]
async fn hands_are_covered_while_the_device_changes_hands() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "here"), ("name2", "Little Jan"), ("start", "2")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let uncover = format!("{table}/uncover");

    let covered = anna.get(&site, &table).await;
    assert!(covered.text().contains("Little Jan"));
    assert!(!shows_a_hand(covered.text()) && covered.decision().is_none(), "nothing before Jan has the device");
    let blind = anna.post(&site, &format!("{table}/act"), &[("decision", "0"), ("action", "\"done\"")]).await;
    assert_eq!(blind.status, StatusCode::CONFLICT);
    assert!(blind.text().contains("hand the device"), "{}", blind.words());

    assert_eq!(anna.post(&site, &uncover, &[("seat", "1")]).await.location(), table);
    let mut page = anna.get(&site, &table).await;
    assert!(shows_a_hand(page.text()) && page.decision().is_some());
    for wrong in ["2", "7", "x", ""] {
        assert!(anna.post(&site, &uncover, &[("seat", wrong)]).await.status.is_client_error(), "{wrong}");
    }
    assert_eq!(Visitor::default().post(&site, &uncover, &[("seat", "1")]).await.status, StatusCode::FORBIDDEN);

    // Jan plays until it is Anna's turn: then the device is covered again.
    while let Some(decision) = page.decision() {
        let action = *page.actions().last().unwrap();
        anna.act(&site, &table, decision, &action).await.location();
        page = anna.get(&site, &table).await;
        assert!(!is_over(&page));
    }
    assert!(!shows_a_hand(page.text()), "Jan's hand is not shown to Anna, nor hers to Jan");
    anna.post(&site, &uncover, &[("seat", "1")]).await.location();
    assert!(!shows_a_hand(anna.get(&site, &table).await.text()), "it is not Jan who is asked");
    anna.post(&site, &uncover, &[("seat", "0")]).await.location();
    assert!(shows_a_hand(anna.get(&site, &table).await.text()));
    assert!(!shows_a_hand(Visitor::default().get(&site, &table).await.text()), "a spectator sees no hand");

    let site = site.restart().await;
    assert!(shows_a_hand(anna.get(&site, &table).await.text()), "whoever has the device keeps it over a restart");
    assert!(!shows_a_hand(Visitor::default().get(&site, &table).await.text()));
}

/// A hint is known in memory alone, so it shows whether a table has stayed there.
#[tokio::test]
async fn a_table_somebody_watches_stays_in_memory_and_idle_ones_leave() {
    let site = Site::open_with(|config| config.idle_tables = 2).await;
    let mut anna = Visitor::default();
    let mut tables = Vec::new();
    let mut streams = Vec::new();
    for number in 0..8 {
        let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("start", "1")];
        let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
        let decision = anna.get(&site, &table).await.decision().unwrap().to_string();
        anna.post(&site, &format!("{table}/hint"), &[("decision", decision.as_str())]).await.location();
        if number < 4 {
            let mut stream = Stream::open(&site, &anna, &table).await;
            stream.mark().await;
            streams.push(stream);
        }
        tables.push(table);
    }
    // The newest first: a table that comes back to memory makes another one leave.
    let mut open = Vec::new();
    for table in tables.iter().rev() {
        open.push(anna.get(&site, table).await.attribute("data-action").is_some());
    }
    assert_eq!(open[..4], [true, true, true, false], "the one that was idle longest has left");
    assert_eq!(open[4..], [true; 4], "somebody watches these");
}
