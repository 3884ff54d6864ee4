//! The variants on the form for a new table.

use axum::http::StatusCode;
use game_doom::ShipUse;

use super::truth;
use crate::site::{Site, Visitor};

const SEATS: [(&str, &str); 4] = [("game", "doom"), ("seat1", "me"), ("seat2", "open"), ("seat3", "open")];

#[tokio::test]
async fn every_variant_of_the_form_reaches_the_table() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let mut fields = vec![("game", "doom"), ("seat1", "me"), ("seat2", "bot:random"), ("seat3", "bot:random")];
    fields.extend([("family", "yes"), ("open-events", "yes"), ("open-specials", "yes"), ("aggressive", "yes")]);
    fields.extend([("short", "yes"), ("chosen-ships", "yes"), ("ship-a", "both"), ("ship-e", "none")]);
    let form = anna.get(&site, "/games/doom/new").await;
    for (name, _) in fields.iter().skip(4) {
        assert!(form.text().contains(&format!("name=\"{name}\"")), "{name} is on the form");
    }
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let game = truth(&site, &table).await;
    let options = *game.options();
    assert!(options.family && options.open_events && options.open_specials && options.aggressive && options.short);
    assert_eq!(
        options.ships.map(|ships| (ships[0], ships[1], ships[4])),
        Some((ShipUse::Both, ShipUse::Basic, ShipUse::None))
    );
}

#[tokio::test]
async fn ships_that_cannot_be_played_with_are_refused_with_their_clause() {
    let site = Site::open().await;
    for lang in ["en", "de", "pl"] {
        let mut anna = Visitor { language: Some(lang), ..Visitor::default() };
        let mut fields = SEATS.to_vec();
        fields.extend([("ship-a", "none"), ("ship-b", "none"), ("ship-c", "none"), ("ship-d", "none")]);
        let refused = anna.post(&site, "/tables", &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.words());
        assert!(refused.text().contains("/games/doom/rules#DA-"), "{}", refused.words());
    }
    // What is allowed for three may not be allowed for those who came.
    let mut anna = Visitor::default();
    let mut jan = Visitor::default();
    let mut fields = SEATS.to_vec();
    fields.extend([("chosen-ships", "yes"), ("ship-a", "upgraded")]);
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    jan.post(&site, &format!("{table}/join"), &[]).await.location();
    let refused = anna.post(&site, &format!("{table}/start"), &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.words());
    assert!(refused.text().contains("/games/doom/rules#DA-"), "{}", refused.words());
    anna.post(&site, &format!("{table}/start"), &[("open", "bot:random")]).await.location();
}
