//! A first game with its cards and its coach, the pace of bots, and several choices made by one form.

use std::time::Duration;

use axum::http::StatusCode;
use game_atlantis::Action;
use server::BotDelay;

use crate::play::my_turn;
use crate::site::{Answer, Site, Visitor};

const GAMES: [&str; 5] = ["atlantis", "atlandice", "doom", "last-days", "exodus"];

/// The message that the coach says on a page: what the form of choices sends along.
fn said(page: &Answer) -> Option<String> {
    let place = page.text().find("name=\"coach\" value=\"coach-")?;
    let value = &page.text()[place + "name=\"coach\" value=\"".len()..];
    Some(value[..value.find('"')?].to_owned())
}

fn has_cards(page: &Answer) -> bool {
    page.text().contains("id=\"first-cards\"")
}

#[tokio::test]
async fn a_first_game_begins_with_three_cards_and_a_coach_says_each_thing_once() {
    let site = Site::open().await;
    for game in GAMES {
        let mut anna = Visitor::default();
        let table = anna.post(&site, &format!("/play/{game}/first"), &[]).await.location().to_owned();
        let page = my_turn(&site, &mut anna, &table).await;
        assert!(has_cards(&page) && page.text().contains("level 1"), "{game}");
        let coach = format!("{table}/coach");
        assert_eq!(anna.post(&site, &coach, &[("coach", "cards")]).await.location(), table);
        let page = my_turn(&site, &mut anna, &table).await;
        assert!(!has_cards(&page), "{game}: the cards were read");
        let line = said(&page).unwrap_or_else(|| panic!("{game}: the coach is silent at the first decision"));
        assert_eq!(said(&anna.get(&site, &table).await), Some(line.clone()), "{game}: looking is not reading");
        // A spectator has no coach.
        let stranger = Visitor::default().get(&site, &table).await;
        assert!(!has_cards(&stranger) && said(&stranger).is_none(), "{game}");

        anna.post(&site, &coach, &[("coach", &line)]).await.location();
        let page = my_turn(&site, &mut anna, &table).await;
        assert_ne!(said(&page), Some(line.clone()), "{game}");

        // Whoever acts has read it too.
        let mut heard = vec![line];
        for _ in 0..12 {
            let page = my_turn(&site, &mut anna, &table).await;
            let Some(decision) = page.decision() else { break };
            let line = said(&page);
            if let Some(line) = &line {
                assert!(!heard.contains(line), "{game}: {line} again");
                heard.push(line.clone());
            }
            let (decision, action) = (decision.to_string(), page.choices()[0].clone());
            let mut fields = vec![("decision", decision.as_str()), ("action", action.as_str())];
            fields.extend(line.as_deref().map(|line| ("coach", line)));
            anna.post(&site, &format!("{table}/act"), &fields).await.location();
        }

        anna.post(&site, &coach, &[("coach", "off")]).await.location();
        let page = anna.get(&site, &table).await;
        assert!(!page.text().contains("class=\"coach ") && said(&page).is_none(), "{game}: the coach was sent away");
    }
}

#[tokio::test]
async fn what_is_no_word_of_a_coach_is_refused_and_changes_nothing() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.post(&site, "/play/atlantis/first", &[]).await.location().to_owned();
    for fields in [&[][..], &[("coach", "")], &[("coach", "<b>")]] {
        let answer = anna.post(&site, &format!("{table}/coach"), fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields:?}");
    }
    assert!(has_cards(&my_turn(&site, &mut anna, &table).await));
    assert_eq!(anna.post(&site, "/play/no-game/first", &[]).await.status, StatusCode::NOT_FOUND);
}

/// A table at which a bot begins.
async fn bot_begins(site: &Site, anna: &mut Visitor) -> String {
    let fields = [("game", "atlantis"), ("seat1", "bot:random"), ("seat2", "me"), ("start", "1")];
    anna.post(site, "/tables", &fields).await.location().to_owned()
}

#[tokio::test]
async fn whoever_is_alone_with_bots_need_not_wait_for_them() {
    let site = Site::open_with(|config| config.bot_delay = BotDelay::Fixed(Duration::from_secs(3_600))).await;
    let mut anna = Visitor::default();
    let table = bot_begins(&site, &mut anna).await;
    let page = anna.get(&site, &table).await;
    assert!(page.decision().is_none() && page.text().contains(&format!("{table}/skip")), "{}", page.words());
    let stranger = Visitor::default().post(&site, &format!("{table}/skip"), &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    anna.post(&site, &format!("{table}/skip"), &[]).await.location();
    assert!(my_turn(&site, &mut anna, &table).await.decision().is_some());
}

#[tokio::test]
async fn the_pace_of_bots_is_kept_and_shown() {
    let site = Site::open_with(|config| config.bot_delay = BotDelay::Fixed(Duration::from_secs(3_600))).await;
    let mut anna = Visitor::default();
    let table = bot_begins(&site, &mut anna).await;
    assert!(anna.get(&site, &table).await.text().contains("value=\"normal\" aria-pressed=\"true\""));
    anna.post(&site, "/me", &[("pace", "instant"), ("return", &table)]).await.location();
    assert!(anna.get(&site, &table).await.text().contains("value=\"instant\" aria-pressed=\"true\""));
    assert_eq!(anna.post(&site, "/me", &[("pace", "hurry")]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn several_choices_of_one_form_are_made_all_or_none() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    let page = my_turn(&site, &mut anna, &table).await;
    let decision = page.decision().unwrap();
    let figure = page.actions().into_iter().find(|action| matches!(action, Action::Move { .. })).unwrap();
    let figure = serde_json::to_string(&figure).unwrap();
    // A card that can go with it stands on the page, with its figure or to be held for it.
    let text = page.text().replace("&quot;", "\"");
    let place = text.find("{\"play\":").expect("a card can be chosen first");
    let card = &text[place..place + text[place..].find("}}").unwrap() + 2];
    let number = decision.to_string();
    let act = format!("{table}/act");
    let nothing = [("decision", number.as_str()), ("action", &figure), ("action", "\"done\"")];
    let refused = anna.post(&site, &act, &nothing).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.get(&site, &table).await.decision(), Some(decision), "nothing was done");
    let both = [("decision", number.as_str()), ("action", &figure), ("action", card)];
    assert_eq!(anna.post(&site, &act, &both).await.location(), table);
    let after = my_turn(&site, &mut anna, &table).await;
    assert_ne!(after.decision(), Some(decision));
    assert!(after.attribute("data-step").unwrap().parse::<u32>().unwrap() > 1, "both were done");
}
