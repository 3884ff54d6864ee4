//! All pages in all languages: what the content security policy and readers of every kind rely on.

use std::collections::BTreeSet;

use catalog::GAMES;
use ui::assets::asset;
use ui::levels::{LADDER, level_hint};
use ui::pages::{GameModel, HomeModel, SoloModel, Todays};
use ui::{Ctx, Lang, Motion, Person, Theme};

use crate::samples;

fn english() -> Ctx {
    Ctx { games: GAMES, ..Ctx::default() }
}

fn every_page(check: impl Fn(&str, &str)) {
    for lang in Lang::ALL {
        let person = Person { name: "<b>Galatea & 17</b>".into() };
        let ctx = Ctx { lang, person, path: "/games/atlantis?q=\"a\"".into(), ..english() };
        for (name, page) in samples::pages(&ctx) {
            check(&format!("{name} ({})", lang.tag()), &page.into_string());
        }
    }
}

/// The values of an attribute, in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let open = format!(" {attribute}=\"");
    page.split(&open).skip(1).map(|rest| rest.split('"').next().unwrap_or_default()).collect()
}

#[test]
fn nothing_is_inline() {
    every_page(|name, page| {
        assert!(!page.contains(" style="), "{name} has an inline style");
        assert!(!page.contains("<style"), "{name} has an inline style sheet");
        assert!(!page.contains("javascript:"), "{name} has a script address");
        for script in page.split("<script").skip(1) {
            assert!(script.starts_with(" type=\"module\" src=\"/assets/"), "{name} has an inline script");
        }
        for handler in [" onclick=", " onload=", " onerror=", " onsubmit=", " onchange="] {
            assert!(!page.contains(handler), "{name} has{handler}");
        }
    });
}

#[test]
fn what_people_write_is_escaped() {
    every_page(|name, page| {
        assert!(!page.contains("<b>Galatea"), "{name} lets mark-up through");
        assert!(page.contains("&lt;b&gt;Galatea &amp; 17&lt;/b&gt;"), "{name} does not show the name");
    });
}

#[test]
fn ids_are_unique_and_everything_that_points_to_one_finds_it() {
    every_page(|name, page| {
        let ids = values(page, "id");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(unique.len(), ids.len(), "{name} has an id twice");
        let pointed = values(page, "href").into_iter().filter_map(|href| href.strip_prefix('#'));
        for target in pointed.chain(values(page, "for")).chain(values(page, "aria-labelledby")) {
            let found_elsewhere = name.starts_with("rules-found");
            assert!(unique.contains(target) || found_elsewhere, "{name} points to #{target}, which is not there");
        }
        for paint in page.split("url(#").skip(1).map(|rest| rest.split(')').next().unwrap_or_default()) {
            assert!(unique.contains(paint), "{name} paints with #{paint}, which is not there");
        }
    });
}

#[test]
fn every_page_has_its_landmarks_and_one_heading() {
    every_page(|name, page| {
        for landmark in ["<main", "<header", "<footer", "class=\"skip\"", "<h1"] {
            assert_eq!(page.matches(landmark).count(), 1, "{name} has not one {landmark}");
        }
        assert!(page.contains("<title>") && page.contains("<html lang=\""), "{name} has no title or language");
    });
}

#[test]
fn every_field_has_a_label_and_every_picture_is_silent() {
    every_page(|name, page| {
        let labelled: BTreeSet<&str> = values(page, "for").into_iter().collect();
        for tag in page.split('<').filter(|tag| tag.starts_with("input ") || tag.starts_with("select ")) {
            let hidden = tag.contains("type=\"hidden\"");
            let inside = tag.contains("type=\"radio\"");
            let id = values(tag, "id");
            assert!(
                hidden || inside || id.first().is_some_and(|id| labelled.contains(id)),
                "{name}: no label for <{tag}"
            );
        }
        for tag in page.split('<').filter(|tag| tag.starts_with("svg ")) {
            assert!(tag.contains("aria-hidden=\"true\""), "{name}: a picture speaks: <{tag}");
        }
    });
}

#[test]
fn assets_of_every_page_exist() {
    every_page(|name, page| {
        let addresses = values(page, "href").into_iter().chain(values(page, "src"));
        for address in addresses.filter(|address| address.starts_with("/assets/")) {
            assert!(asset(GAMES, address).is_some(), "{name} asks for {address}");
        }
    });
}

#[test]
fn wishes_reach_the_page() {
    let ctx = Ctx { theme: Theme::Light, motion: Motion::Off, ..english() };
    let page = ui::page(&ctx, "x", ui::PreEscaped(String::new())).into_string();
    assert!(page.contains(r#"<html lang="en" data-theme="light" data-motion="off">"#), "{page}");
}

#[test]
fn the_home_page_is_small_enough_for_a_cheap_phone() {
    let (_, home) = samples::pages(&english()).remove(0);
    let bytes = home.into_string().len();
    assert!(bytes < 140_000, "the home page has {bytes} bytes before compression");
}

/// Who looks sees places shared among equals, what was lost, and the seed of the day with a place and without one.
#[test]
fn the_lists_of_whoever_plays_alone_say_how_it_went() {
    let page = ui::pages::solo(&english(), &samples::solo_model()).into_string();
    let (best, days) = page.split_once("id=\"days\"").expect("there are two lists");
    let rows: Vec<&str> = best.split("<tr").skip(2).collect();
    assert_eq!(rows.len(), 4);
    for (row, place) in rows.iter().zip(["1", "2", "2", "4"]) {
        assert!(row.contains(&format!("scope=\"row\">{place}</th>")), "{row}");
    }
    assert!(rows[0].contains("Priest") && rows[0].contains("Seed of the day") && rows[0].contains("2026-11-15"));
    assert!(!rows[1].contains("Seed of the day"));
    assert!(best.contains("The best 4 of 9 are shown"));
    assert!(days.contains("3 of 12") && days.contains("after the day"));
    assert!(days.contains("<tr class=\"over\">") && days.contains("Lost"), "a day that was lost stands there too");
    assert!(page.contains("104 points · Priest · Place 3 of 12"), "today's result stands beside the seed");
    assert!(!page.contains("action=\"/play/exodus/today\""), "there is one game a day");

    let fresh = SoloModel { todays: Todays::Open, best: vec![], played: 0, days: vec![], ..samples::solo_model() };
    let page = ui::pages::solo(&english(), &fresh).into_string();
    assert!(page.contains("action=\"/play/exodus/today\"") && page.contains("No game yet"));
    let running = SoloModel { todays: Todays::Running("k7qm2".into()), ..fresh };
    let page = ui::pages::solo(&english(), &running).into_string();
    assert!(!page.contains("action=\"/play/exodus/today\"") && page.contains("href=\"/t/k7qm2\""));
}

/// Solo is offered exactly where one seat is enough.
#[test]
fn solo_is_offered_where_one_seat_is_enough() {
    let ctx = english();
    for (id, offered) in [("exodus", true), ("atlantis", false)] {
        let title = GAMES.find(id).unwrap();
        let page = ui::pages::game(&ctx, &GameModel { title, open: vec![] }).into_string();
        assert_eq!(page.contains("name=\"seats\" value=\"1\""), offered, "{id}");
        assert_eq!(page.contains(&format!("href=\"/games/{id}/solo\"")), offered, "{id}");
    }
    let page = ui::pages::home(&ctx, &HomeModel::default()).into_string();
    assert_eq!(page.matches("name=\"seats\" value=\"1\"").count(), 1, "the card of one game offers it");
}

/// Every game tells in every language what it is about, how it goes and how the bots play it; the largest also what to
/// look at first.
#[test]
fn every_game_says_what_it_is_about_and_how_it_goes() {
    for lang in Lang::ALL {
        for title in GAMES.iter() {
            let model = GameModel { title, open: vec![] };
            let page = ui::pages::game(&Ctx { lang, ..english() }, &model).into_string();
            let reading = page.split("class=\"reading\"").nth(1).expect("it has texts");
            assert!(reading.matches("<p>").count() >= 3, "{} {lang:?}: {reading}", title.id());
            assert!(reading.matches("<li>").count() >= 6 + LADDER.len(), "{} {lang:?}: {reading}", title.id());
            for level in LADDER {
                assert!(reading.contains(&level_hint(lang, level)), "{} {lang:?}: {level}", title.id());
            }
            assert_eq!(reading.contains("id=\"first-game\""), title.id() == "exodus", "{} {lang:?}", title.id());
        }
    }
}

/// The page of the game shows the chapter of the rules on both editions, with links into both rules.
#[test]
fn the_page_of_the_game_tells_how_the_editions_differ() {
    for lang in Lang::ALL {
        for (id, shown) in [("last-days", true), ("doom", false), ("atlantis", false)] {
            let title = GAMES.find(id).expect("it is ours");
            let model = GameModel { title, open: Vec::new() };
            let page = ui::pages::game(&Ctx { lang, ..english() }, &model).into_string();
            assert_eq!(page.contains("id=\"editions\""), shown, "{id}");
            assert_eq!(page.contains("/games/doom/rules#DA-2.9"), shown, "{id}");
            assert_eq!(page.contains("/games/last-days/rules#LD-2.8"), shown, "{id}");
            assert!(!page.contains("href=\"#LD-"), "a link of the rules leads nowhere on this page");
        }
    }
}
