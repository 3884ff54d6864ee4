//! One request for each page beside the table.

use axum::http::{StatusCode, header};

use crate::site::{Site, Visitor};

#[tokio::test]
async fn home_shows_the_games_and_my_tables() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let home = anna.get(&site, "/").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.text().contains("action=\"/play/atlantis\""));
    assert!(!home.text().contains("href=\"/t/"));
    let table = anna.play_now(&site).await;
    assert!(anna.get(&site, "/").await.text().contains(&format!("href=\"{table}\"")));
    let stranger = Visitor::default().get(&site, "/").await;
    assert!(!stranger.text().contains(&table), "a table by link is in nobody else's list");
}

#[tokio::test]
async fn home_lists_public_tables_to_join_and_to_watch() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("visibility", "public")];
    let open = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("visibility", "public")];
    let running = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let home = Visitor::default().get(&site, "/").await;
    assert!(home.text().contains(&open) && home.text().contains(&running));
    let game = Visitor::default().get(&site, "/games/atlantis").await;
    assert!(game.text().contains(&open) && !game.text().contains(&running));
}

#[tokio::test]
async fn the_pages_of_a_game() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    for path in [
        "/games/atlantis",
        "/games/atlantis/rules",
        "/games/atlantis/rules?q=bridge",
        "/games/atlantis/components",
        "/games/atlantis/new",
    ] {
        let page = anna.get(&site, path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.text().contains("Atlantis"), "{path}");
    }
    for path in ["/games/chess", "/games/chess/rules", "/games/chess/new", "/games/chess/components", "/games/x/new"] {
        assert_eq!(anna.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(anna.get(&site, "/play/atlantis").await.location(), "/games/atlantis");
    assert_eq!(anna.get(&site, "/tables").await.location(), "/");
}

#[tokio::test]
async fn components_show_the_set_in_use() {
    let site = Site::open().await;
    let page = Visitor::default().get(&site, "/games/atlantis/components").await;
    assert!(page.text().contains("cards"), "{}", page.words());
}

#[tokio::test]
async fn components_are_faces_first_and_numbers_on_demand() {
    let site = Site::open().await;
    for game in ["atlantis", "atlandice", "doom", "last-days", "exodus"] {
        let page = Visitor::default().get(&site, &format!("/games/{game}/components")).await;
        let (faces, sources) = page.text().split_once("<details class=\"sources\"").expect("numbers are folded");
        assert!(faces.contains("class=\"copies\"") && faces.contains("class=\"picture\""), "{game}");
        assert!(sources.contains("id=\"fact-") && sources.contains("class=\"origin r\""), "{game}");
    }
}

#[tokio::test]
async fn words_of_a_game_are_explained_where_they_stand_and_when_searched_for() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let rules = anna.get(&site, "/games/atlantis/rules").await;
    let (_, first) = rules.text().split_once("<dfn ").expect("a word is explained");
    assert!(first.contains("role=\"tooltip\""), "{first:.300}");
    assert!(rules.text().contains("id=\"words\""), "all words stand in a list");
    let found = anna.get(&site, "/games/atlantis/rules?q=gap").await;
    assert!(found.text().contains("<dt><mark>Gap</mark></dt>"), "{}", found.words());
}

#[tokio::test]
async fn i_can_be_called_otherwise_and_choose_my_language() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let before = anna.get(&site, "/me").await;
    assert_eq!(before.status, StatusCode::OK);
    let table = anna.play_now(&site).await;
    let fields = [("name", " Anna  Nowak "), ("lang", "de"), ("theme", "light"), ("motion", "off"), ("return", &table)];
    assert_eq!(anna.post(&site, "/me", &fields).await.location(), table);
    let page = anna.get(&site, &table).await;
    assert!(page.text().contains("Anna Nowak"), "the name at the table changes too");
    assert!(page.text().contains("<html lang=\"de\" data-theme=\"light\" data-motion=\"off\">"));
    assert_eq!(anna.post(&site, "/me", &[("lang", "")]).await.location(), "/me");
    assert!(
        anna.get(&site, "/me").await.text().contains("<html lang=\"en\" data-theme=\"light\""),
        "only what is sent changes"
    );

    for (field, value) in
        [("name", " "), ("name", "x".repeat(25).as_str()), ("lang", "fr"), ("theme", "mud"), ("motion", "1")]
    {
        let answer = anna.post(&site, "/me", &[(field, value)]).await;
        assert!(answer.status.is_client_error(), "{field}={value}");
        assert!(answer.text().contains("role=\"alert\""), "{field}={value}");
    }
    assert!(anna.get(&site, "/me").await.text().contains("Anna Nowak"));
    let elsewhere = anna.post(&site, "/me", &[("theme", "dark"), ("return", "//evil.example/")]).await;
    assert_eq!(elsewhere.location(), "/me");
}

#[tokio::test]
async fn a_visitor_is_spoken_to_in_the_language_of_the_browser() {
    let site = Site::open().await;
    for (asked, given) in [("pl-PL,pl;q=0.9", "pl"), ("fr,de;q=0.5", "de"), ("fr", "en")] {
        let mut visitor = Visitor { language: Some(asked), ..Visitor::default() };
        for path in ["/", "/nowhere", "/t/000000000000"] {
            let page = visitor.get(&site, path).await;
            assert!(page.text().contains(&format!("<html lang=\"{given}\"")), "{asked} {path}");
        }
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_and_pages_are_not_kept() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let home = anna.get(&site, "/").await;
    assert_eq!(home.header(header::CACHE_CONTROL), "no-store");
    let style = home.text().split('"').find(|part| part.starts_with("/assets/base-")).unwrap();
    let mut nobody = Visitor::default();
    let asset = nobody.get(&site, style).await;
    assert_eq!((asset.status, asset.header(header::CONTENT_TYPE)), (StatusCode::OK, "text/css; charset=utf-8"));
    assert!(asset.header(header::CACHE_CONTROL).contains("immutable"));
    assert_eq!(nobody.cookie, None, "an asset needs to know nobody");
    for wrong in ["/assets/base.css", "/assets/", "/assets/../Cargo.toml", "/assets/%ff", "/assets/a/b"] {
        assert_eq!(nobody.get(&site, wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn health_says_ok_until_the_storage_is_gone() {
    let site = Site::open().await;
    let mut nobody = Visitor::default();
    let healthy = nobody.get(&site, "/health").await;
    assert_eq!((healthy.status, healthy.text(), nobody.cookie.clone()), (StatusCode::OK, "ok", None));
    site.app.close().await;
    assert_eq!(nobody.get(&site, "/health").await.status, StatusCode::SERVICE_UNAVAILABLE);
    let broken = Visitor::default().post(&site, "/play/atlantis", &[]).await;
    assert_eq!(broken.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(broken.text().contains("on our side"), "{}", broken.words());
}
