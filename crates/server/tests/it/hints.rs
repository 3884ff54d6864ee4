//! Hints at the table: who gets one, what it says, and what others notice of it. And the levels that pages offer.

use axum::http::StatusCode;
use bots::Level;

use crate::play::my_turn;
use crate::site::{Answer, Site, Visitor};

const GAMES: [&str; 5] = ["atlantis", "atlandice", "doom", "last-days", "exodus"];

async fn ask(site: &Site, person: &mut Visitor, table: &str, decision: u64) -> Answer {
    person.post(site, &format!("{table}/hint"), &[("decision", &decision.to_string())]).await
}

/// What the hint on a page suggests.
fn suggested(page: &Answer) -> Option<String> {
    page.attribute("data-action").map(|action| action.replace("&quot;", "\""))
}

async fn new_table(site: &Site, host: &mut Visitor, fields: &[(&str, &str)]) -> String {
    host.post(site, "/tables", fields).await.location().to_owned()
}

#[tokio::test]
async fn whoever_plays_with_bots_gets_a_hint_that_can_be_followed() {
    let site = Site::open().await;
    for game in GAMES {
        let mut anna = Visitor::default();
        let table = anna.post(&site, &format!("/play/{game}"), &[]).await.location().to_owned();
        let before = my_turn(&site, &mut anna, &table).await;
        assert!(before.text().contains("id=\"ask-hint\"") && suggested(&before).is_none(), "{game}");
        let decision = before.decision().unwrap();
        assert_eq!(ask(&site, &mut anna, &table, decision).await.location(), table);
        let page = anna.get(&site, &table).await;
        let action = suggested(&page).unwrap_or_else(|| panic!("{game}: no hint: {}", page.words()));
        assert!(before.choices().contains(&action), "{game}: {action}");
        assert!(page.text().contains("What a bot would do") && page.text().contains("Chance of winning"), "{game}");

        // The same question has the same answer, also for the script.
        let fields = [("decision", decision.to_string())];
        let fields = [(fields[0].0, fields[0].1.as_str())];
        let script = [("x-critias", "fragment")];
        let again = anna.post_with(&site, &format!("{table}/hint"), &fields, &script).await;
        assert_eq!(again.status, StatusCode::OK);
        let hint = |page: &Answer| {
            let text = page.text();
            let place = text.find("id=\"hint\"").unwrap();
            text[place..place + text[place..].find("</section>").unwrap()].to_owned()
        };
        assert_eq!(hint(&again), hint(&page), "{game}");

        anna.choose(&site, &table, decision, &action).await.location();
        let next = anna.get(&site, &table).await;
        assert!(suggested(&next).is_none(), "{game}: another question has no answer yet");
        let late = ask(&site, &mut anna, &table, decision).await;
        assert_eq!(late.status, StatusCode::CONFLICT, "{game}");
    }
}

#[tokio::test]
async fn strangers_and_unreadable_questions_get_no_hint() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    let decision = my_turn(&site, &mut anna, &table).await.decision().unwrap();
    let stranger = ask(&site, &mut Visitor::default(), &table, decision).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    assert!(suggested(&stranger).is_none());
    for fields in [&[][..], &[("decision", "x")]] {
        let answer = anna.post(&site, &format!("{table}/hint"), fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
    assert_eq!(anna.get(&site, &format!("{table}/hint")).await.location(), table);
    assert_eq!(anna.post(&site, "/t/000000000000/hint", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_seed_of_the_day_is_played_without_hints() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let today = anna.post(&site, "/play/exodus/today", &[]).await.location().to_owned();
    let page = my_turn(&site, &mut anna, &today).await;
    let sentence = "everybody plays the seed of the day under the same conditions";
    assert!(page.text().contains(sentence) && !page.text().contains("id=\"ask-hint\""), "{}", page.words());
    let refused = ask(&site, &mut anna, &today, page.decision().unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text().contains(sentence), "{}", refused.words());

    let table = anna.post(&site, "/play/exodus", &[("seats", "1")]).await.location().to_owned();
    let page = my_turn(&site, &mut anna, &table).await;
    ask(&site, &mut anna, &table, page.decision().unwrap()).await.location();
    let page = anna.get(&site, &table).await;
    assert!(suggested(&page).is_some() && page.text().contains("Prospects: about"), "{}", page.words());
}

#[tokio::test]
async fn among_people_only_what_the_maker_of_the_table_allowed() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("start", "1")];
    for (allowed, lobby_words) in [(None, "No hints among people."), (Some("yes"), "Hints are allowed.")] {
        let wish = allowed.map(|wish| ("hints", wish));
        let table = new_table(&site, &mut anna, &fields.into_iter().chain(wish).collect::<Vec<_>>()).await;
        let lobby = jan.get(&site, &table).await;
        assert!(lobby.text().contains(lobby_words), "{}", lobby.words());
        jan.post(&site, &format!("{table}/join"), &[]).await.location();
        anna.post(&site, &format!("{table}/start"), &[]).await.location();
        let (page, other) = (my_turn(&site, &mut anna, &table).await, jan.get(&site, &table).await);
        let sentence = if allowed.is_some() { "Hints are allowed at this table" } else { "No hints at this table" };
        assert!(page.text().contains(sentence) && other.text().contains(sentence), "everybody sees it");
        assert_eq!(page.text().contains("id=\"ask-hint\""), allowed.is_some());
        let answer = ask(&site, &mut anna, &table, page.decision().unwrap()).await;
        match allowed {
            None => {
                assert_eq!(answer.status, StatusCode::FORBIDDEN);
                assert!(answer.text().contains(sentence), "{}", answer.words());
            }
            Some(_) => assert_eq!(answer.location(), table),
        }
        assert_eq!(suggested(&anna.get(&site, &table).await).is_some(), allowed.is_some());
        assert_eq!(jan.get(&site, &table).await.text(), other.text(), "nobody else is told of it");
        // Who is not asked gets none.
        assert!(ask(&site, &mut jan, &table, page.decision().unwrap()).await.status.is_client_error());
    }
    let unreadable = fields.into_iter().chain([("hints", "perhaps")]).collect::<Vec<_>>();
    assert_eq!(anna.post(&site, "/tables", &unreadable).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn on_one_device_a_hint_stays_with_the_seat_that_asked() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "here"), ("start", "1")];
    let table = new_table(&site, &mut anna, &fields).await;
    anna.post(&site, &format!("{table}/uncover"), &[("seat", "0")]).await.location();
    let page = my_turn(&site, &mut anna, &table).await;
    assert_eq!(ask(&site, &mut anna, &table, page.decision().unwrap()).await.status, StatusCode::FORBIDDEN);

    let allowed = fields.into_iter().chain([("hints", "yes")]).collect::<Vec<_>>();
    let table = new_table(&site, &mut anna, &allowed).await;
    let covered = ask(&site, &mut anna, &table, 0).await;
    assert_eq!(covered.status, StatusCode::CONFLICT, "the device is to be handed over first");
    anna.post(&site, &format!("{table}/uncover"), &[("seat", "0")]).await.location();
    let page = my_turn(&site, &mut anna, &table).await;
    ask(&site, &mut anna, &table, page.decision().unwrap()).await.location();
    assert!(suggested(&anna.get(&site, &table).await).is_some());
    anna.post(&site, &format!("{table}/uncover"), &[("seat", "1")]).await.location();
    let other = anna.get(&site, &table).await;
    assert!(suggested(&other).is_none(), "in other hands it is not there: {}", other.words());
}

#[tokio::test]
async fn pages_offer_the_five_levels_and_know_the_others() {
    assert_eq!(Level::LADDER.iter().map(|level| level.name()).collect::<Vec<_>>(), ui::levels::LADDER);
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let form = anna.get(&site, "/games/doom/new").await;
    for &level in Level::LADDER {
        assert!(form.text().contains(&format!("value=\"bot:{level}\"")), "{level}");
    }
    assert!(form.text().contains("Bot, level 3: Captain"), "{}", form.words());
    assert!(!form.text().contains("bot:greedy") && !form.text().contains("bot:random"));
    let measured = anna.get(&site, "/games/doom/new?levels=all").await;
    assert!(measured.text().contains("bot:greedy") && measured.text().contains("bot:random"));
    let game = anna.get(&site, "/games/doom").await;
    assert!(game.text().contains("<option value=\"citizen\" selected"), "{}", game.words());

    // What is stored from before is played and shown on.
    let old = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:greedy"), ("seat3", "bot:random"), ("start", "1")];
    let table = new_table(&site, &mut anna, &old).await;
    let page = my_turn(&site, &mut anna, &table).await;
    assert!(page.text().contains("bot, looks one move ahead") && page.text().contains("bot, plays at random"));

    let lobby = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("start", "1")];
    let table = new_table(&site, &mut anna, &lobby).await;
    let wrong = anna.post(&site, &format!("{table}/start"), &[("open", "bot"), ("level", "clever")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    anna.post(&site, &format!("{table}/start"), &[("open", "bot"), ("level", "4")]).await.location();
    let page = my_turn(&site, &mut anna, &table).await;
    assert!(page.text().contains(">level 4<") && page.text().contains("Bot, level 4: Senator"), "{}", page.words());
}

#[tokio::test]
async fn bots_that_look_ahead_answer_at_every_table() {
    let site = Site::open().await;
    for game in GAMES {
        let mut anna = Visitor::default();
        let fields = [("level", "oracle")];
        let table = anna.post(&site, &format!("/play/{game}"), &fields).await.location().to_owned();
        for _ in 0..2 {
            let page = my_turn(&site, &mut anna, &table).await;
            let action = page.choices().remove(0);
            anna.choose(&site, &table, page.decision().unwrap(), &action).await.location();
        }
        assert!(my_turn(&site, &mut anna, &table).await.text().contains(">level 5<"), "{game}");
    }
}
