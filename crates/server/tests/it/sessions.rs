//! Sessions: whom a cookie speaks for, and for how long.

use axum::http::header;
use store::{NewPerson, Secret};

use crate::guard::token_hash;
use crate::site::{Site, Visitor};

fn cookie_of(digits: &str) -> Visitor {
    Visitor { cookie: Some(format!("critias={digits}")), ..Visitor::default() }
}

fn later() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    since.as_millis() as i64 + 61_000
}

#[tokio::test]
async fn a_made_up_cookie_is_nobodys() {
    let site = Site::open().await;
    let store = site.store().await;
    let made_up = cookie_of(&"ab".repeat(32));
    let mut mallory = made_up.clone();
    let answer = mallory.get(&site, "/").await;
    assert!(answer.header(header::SET_COOKIE).starts_with("critias="), "a session of ours takes its place");
    assert_ne!(mallory.cookie, made_up.cookie);
    let given = mallory.cookie.clone();
    assert_eq!(mallory.get(&site, "/").await.header(header::SET_COOKIE), "", "which stays");
    assert_eq!(mallory.cookie, given);
    made_up.clone().play_now(&site).await;
    assert_eq!(store.person_by_token(&token_hash(&made_up)).await.unwrap(), None, "nothing is stored under it");
}

#[tokio::test]
async fn a_guest_who_becomes_a_person_gets_a_fresh_token() {
    let site = Site::open().await;
    let store = site.store().await;
    let mut anna = Visitor::default();
    anna.get(&site, "/").await;
    let guest = anna.clone();
    anna.play_now(&site).await;
    assert_ne!(anna.cookie, guest.cookie);
    let person = store.person_by_token(&token_hash(&anna)).await.unwrap().unwrap();
    // What was sent with the old token before the answer came is still hers, and makes nobody else.
    guest.clone().play_now(&site).await;
    assert_eq!(store.person_by_token(&token_hash(&guest)).await.unwrap().as_ref(), Some(&person));

    anna.get(&site, "/").await;
    assert_eq!(store.person_by_token(&token_hash(&anna)).await.unwrap().as_ref(), Some(&person));
    assert_eq!(store.person_by_token(&token_hash(&guest)).await.unwrap(), None, "the old one is replaced");
    let parallel = store.session(&token_hash(&guest), later() - 61_000).await.unwrap().unwrap();
    assert_eq!(parallel.person, person, "and goes on for what is on its way");
    assert_eq!(store.session(&token_hash(&guest), later()).await.unwrap(), None, "but not for long");
}

#[tokio::test]
async fn a_stored_person_with_a_cookie_from_before_gets_one_of_ours() {
    let site = Site::open().await;
    let store = site.store().await;
    let old = cookie_of(&"0c".repeat(32));
    let new = NewPerson {
        id: "anna".into(),
        name: "Anna of old".into(),
        token_hash: Secret(token_hash(&old)),
        prefs: "{}".into(),
        created: 1,
    };
    let person = store.add_person(&new).await.unwrap();
    let mut anna = old.clone();
    assert!(anna.get(&site, "/me").await.text().contains("Anna of old"));
    assert_ne!(anna.cookie, old.cookie);
    // The answer may have got lost: until the fresh one is used, the old one is as good, and there is no third.
    assert_eq!(old.clone().get(&site, "/me").await.header(header::SET_COOKIE), "");
    assert!(anna.get(&site, "/me").await.text().contains("Anna of old"));
    assert_eq!(store.person_by_token(&token_hash(&anna)).await.unwrap(), Some(person));
    assert_eq!(store.session(&token_hash(&old), later()).await.unwrap(), None);
}

#[tokio::test]
async fn a_token_of_ours_is_replaced_when_it_is_old() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    anna.play_now(&site).await;
    let first = anna.clone();
    anna.get(&site, "/").await;
    assert_eq!(anna.cookie, first.cookie);
    site.scratch.meddle("UPDATE sessions SET created = created - 2678400000").await;
    anna.get(&site, "/").await;
    assert_ne!(anna.cookie, first.cookie);
    let (one, other) = (first.clone().get(&site, "/me").await, anna.get(&site, "/me").await);
    assert_eq!(one.text(), other.text(), "both speak for the same person");
}
