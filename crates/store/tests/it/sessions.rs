//! Sessions, on every database.

use store::{DAY, NewPerson, Secret};
use store_testkit::{Scratch, on_every_database};

use crate::story::person;

on_every_database! {
    a_fresh_session_replaces_another_when_it_is_used
    a_person_of_an_earlier_program_has_a_session
}

const NOW: i64 = 1_000_000_000_000;

async fn a_fresh_session_replaces_another_when_it_is_used(scratch: Scratch) {
    let store = scratch.store().await;
    let anna = person(&store, "Anna").await;
    let jan = person(&store, "Jan").await;
    assert!(store.replace_session("hash-Anna", "fresh", &anna, NOW).await.unwrap());
    assert!(!store.replace_session("hash-Anna", "too soon", &anna, NOW + DAY - 1).await.unwrap());
    assert_eq!(store.session("too soon", NOW).await.unwrap(), None);
    for hash in ["hash-Anna", "fresh"] {
        assert_eq!(store.session(hash, NOW).await.unwrap().unwrap().person, anna, "{hash}");
    }
    // Nobody has seen the fresh one: the next day there is another.
    assert!(store.replace_session("hash-Anna", "fresher", &anna, NOW + DAY).await.unwrap());
    let fresher = store.session("fresher", NOW + DAY).await.unwrap().unwrap();
    assert_eq!(fresher.replaces.as_deref(), Some("hash-Anna"));
    let used = NOW + DAY + 5;
    store.use_session("fresher", &fresher, used).await.unwrap();
    let fresher = store.session("fresher", used).await.unwrap().unwrap();
    assert_eq!((fresher.replaces, fresher.seen), (None, Some(used)));
    for hash in ["hash-Anna", "fresh"] {
        assert!(store.session(hash, used + 59_999).await.unwrap().is_some(), "{hash} goes on for a minute");
        assert_eq!(store.session(hash, used + 60_000).await.unwrap(), None, "{hash} has ended");
        assert!(!store.replace_session(hash, "late", &anna, used + 9 * DAY).await.unwrap(), "{hash} has no heirs");
    }
    assert_eq!(store.session("hash-Jan", i64::MAX).await.unwrap().unwrap().person, jan, "nobody else notices");
    // Two requests of one guest may both make a person; the second may come when the first has been replaced.
    let again = NewPerson {
        id: "p-again".into(),
        name: "Again".into(),
        token_hash: Secret("hash-Jan".into()),
        prefs: "{}".into(),
        created: 2,
    };
    assert!(store.replace_session("hash-Jan", "fresh-Jan", &jan, NOW).await.unwrap());
    assert_eq!(store.add_person(&again).await.unwrap(), jan);
    store.close().await;
}

/// It runs beside this one while a site is upgraded, and knows nothing of sessions.
async fn a_person_of_an_earlier_program_has_a_session(scratch: Scratch) {
    let store = scratch.store().await;
    scratch
        .meddle("INSERT INTO people (id, name, token_hash, prefs, created) VALUES ('p', 'Ola', 'old', '{}', 7)")
        .await;
    let session = store.session("old", NOW).await.unwrap().unwrap();
    assert_eq!((session.person.name.as_str(), session.begun, session.seen), ("Ola", None, None));
    assert!(store.replace_session("old", "fresh", &session.person, NOW).await.unwrap());
    let fresh = store.session("fresh", NOW).await.unwrap().unwrap();
    store.use_session("fresh", &fresh, NOW).await.unwrap();
    assert_eq!(store.session("old", NOW + 60_000).await.unwrap(), None);
    // What that program looks for.
    scratch.meddle("UPDATE people SET name = 'Ola found' WHERE token_hash = 'fresh'").await;
    assert_eq!(store.person_by_token("fresh").await.unwrap().unwrap().name, "Ola found");
    store.close().await;
}
