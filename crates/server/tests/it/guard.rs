//! Who comes in: sessions, origins, headers, limits.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use server::{Limits, Rate};
use sha2::{Digest, Sha256};

use crate::site::{Site, Visitor, form};

pub(crate) fn token_hash(visitor: &Visitor) -> String {
    let token = visitor.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    let bytes: Vec<u8> =
        (0..token.len()).step_by(2).map(|place| u8::from_str_radix(&token[place..place + 2], 16).unwrap()).collect();
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn a_guest_has_a_name_at_once_and_is_stored_with_the_first_deed() {
    let site = Site::open().await;
    let store = site.store().await;
    let mut anna = Visitor::default();
    let first = anna.get(&site, "/").await;
    let cookie = first.header(header::SET_COOKIE);
    assert!(cookie.starts_with("critias=") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert_eq!(store.person_by_token(&token_hash(&anna)).await.unwrap(), None, "looking leaves nothing behind");
    let again = anna.get(&site, "/").await;
    assert_eq!(again.header(header::SET_COOKIE), "", "the cookie is kept");
    assert_eq!(first.bytes, again.bytes, "and the name with it");

    anna.play_now(&site).await;
    let person = store.person_by_token(&token_hash(&anna)).await.unwrap().unwrap();
    assert!(first.text().contains(&person.name), "{}", person.name);
    let token = anna.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    let copy = site.scratch.folder().path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    let stored = std::fs::read(copy).unwrap();
    let hash = token_hash(&anna);
    assert!(stored.windows(hash.len()).any(|bytes| bytes == hash.as_bytes()));
    assert!(!stored.windows(token.len()).any(|bytes| bytes == token.as_bytes()), "only the hash of a token is stored");
}

#[tokio::test]
async fn a_page_over_an_encrypted_address_gets_a_secure_cookie() {
    let site = Site::open_with(|config| config.public = Some("https://site.example".parse().unwrap())).await;
    let first = Visitor::default().get(&site, "/").await;
    assert!(first.header(header::SET_COOKIE).ends_with("; Secure"));
}

#[tokio::test]
async fn every_answer_is_closed_to_other_sites() {
    let site = Site::open().await;
    for path in ["/", "/nowhere", "/health", "/assets/x", "/t/000000000000"] {
        let answer = Visitor::default().get(&site, path).await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        for part in
            ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        assert_eq!(answer.header(header::REFERRER_POLICY), "same-origin", "{path}");
        assert!(answer.headers.contains_key("permissions-policy"), "{path}");
    }
}

#[tokio::test]
async fn another_site_changes_nothing() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    crate::play::my_turn(&site, &mut anna, &table).await;
    let before = anna.get(&site, "/").await;
    let forms = [
        "/play/atlantis",
        "/tables",
        "/me",
        "/act",
        "/undo",
        "/chat",
        "/uncover",
        "/rematch",
        "/join",
        "/leave",
        "/start",
    ];
    for path in forms {
        let path = if path.matches('/').count() == 1 && !["/tables", "/me"].contains(&path) {
            format!("{table}{path}")
        } else {
            path.into()
        };
        for (name, value) in [
            ("origin", "https://evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("x-nothing", "1"),
        ] {
            let request = anna
                .request(Method::POST, &path)
                .header(name, value)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(Body::from(form(&[("name", "Mallory"), ("text", "hello")])))
                .unwrap();
            let answer = site.send(request).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {name}: {value}");
            assert!(answer.text().contains("came from another site"), "{}", answer.words());
        }
    }
    assert!(anna.get(&site, "/").await.bytes == before.bytes);
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let few = Rate { burst: 3.0, per_second: 0.01 };
    let site = Site::open_with(|config| config.limits = Limits { posts: few, ..Limits::none() }).await;
    let mut anna = Visitor::default();
    anna.play_now(&site).await;
    for _ in 0..3 {
        assert_eq!(anna.post(&site, "/me", &[("theme", "dark")]).await.status, StatusCode::SEE_OTHER);
    }
    let refused = anna.post(&site, "/me", &[("theme", "light")]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.header(header::RETRY_AFTER).parse::<u64>().unwrap() > 50);
    assert!(refused.text().contains("faster than the house allows"));
    assert!(refused.text().contains("Changes: 3 at once, then 1 a minute."), "{}", refused.words());
    assert_eq!(anna.get(&site, "/").await.status, StatusCode::OK, "looking is counted apart");

    let site = Site::open_with(|config| config.limits = Limits { tables: few, ..Limits::none() }).await;
    let mut anna = Visitor::default();
    for _ in 0..3 {
        anna.play_now(&site).await;
    }
    assert_eq!(anna.post(&site, "/play/atlantis", &[]).await.status, StatusCode::TOO_MANY_REQUESTS);

    let site = Site::open_with(|config| config.limits = Limits { guests: few, ..Limits::none() }).await;
    for _ in 0..3 {
        Visitor::default().play_now(&site).await;
    }
    let fourth = Visitor::default().post(&site, "/play/atlantis", &[]).await;
    assert_eq!(fourth.status, StatusCode::TOO_MANY_REQUESTS, "guests do not come without end");

    let site = Site::open_with(|config| config.limits = Limits { gets: few, ..Limits::none() }).await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    anna.play_now(&site).await;
    jan.play_now(&site).await;
    for _ in 0..3 {
        assert_eq!(anna.get(&site, "/").await.status, StatusCode::OK);
    }
    let refused = anna.get(&site, "/").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.header(header::RETRY_AFTER).parse::<u64>().unwrap() > 50);
    assert!(refused.text().contains("Pages: 3 at once"), "{}", refused.words());
    assert_eq!(jan.get(&site, "/").await.status, StatusCode::OK, "everybody has their own");
}

#[tokio::test]
async fn an_address_asks_so_often_whoever_asks_there() {
    let few = Rate { burst: 3.0, per_second: 0.01 };
    let site = Site::open_with(|config| {
        config.limits = Limits { address: few, ..Limits::none() };
        config.proxies = Some(1);
    })
    .await;
    let ask = async |from: &str| {
        let request = Visitor::default().request(Method::GET, "/").header("x-forwarded-for", from);
        site.send(request.body(Body::empty()).unwrap()).await
    };
    for forged in ["1.1.1.1", "2.2.2.2", "3.3.3.3"] {
        assert_eq!(ask(&format!("{forged}, 203.0.113.1")).await.status, StatusCode::OK);
    }
    let refused = ask("4.4.4.4, 203.0.113.1").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text().contains("Everything from one address: 3 at once"), "{}", refused.words());
    assert_eq!(ask("203.0.113.2").await.status, StatusCode::OK);
}

#[tokio::test]
async fn clients_of_a_proxy_have_so_many_requests_under_way() {
    let site = Site::open_with(|config| {
        config.limits = Limits { connections: 2, ..Limits::none() };
        config.proxies = Some(1);
    })
    .await;
    let table = Visitor::default().play_now(&site).await;
    let open = async |from: &str| {
        let request =
            Visitor::default().request(Method::GET, &format!("{table}/events")).header("x-forwarded-for", from);
        site.answer(request.body(Body::empty()).unwrap()).await
    };
    let streams = [open("203.0.113.1").await, open("203.0.113.1").await];
    assert!(streams.iter().all(|stream| stream.status() == StatusCode::OK));
    let refused = open("203.0.113.1").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers()[header::RETRY_AFTER], "5");
    assert_eq!(open("203.0.113.2").await.status(), StatusCode::OK);
    drop(streams);
    assert_eq!(open("203.0.113.1").await.status(), StatusCode::OK, "whoever left makes room");
}

#[tokio::test]
async fn behind_a_proxy_that_asks_by_another_name_forms_work() {
    let site = Site::open_with(|config| config.public = Some("https://play.example".parse().unwrap())).await;
    let post = async |origin: &'static str| {
        let request = Visitor::default().request(Method::POST, "/play/atlantis").header(header::ORIGIN, origin);
        site.send(request.body(Body::empty()).unwrap()).await.status
    };
    assert_eq!(post("https://play.example").await, StatusCode::SEE_OTHER);
    assert_eq!(post("http://play.example").await, StatusCode::FORBIDDEN);
    assert_eq!(post("https://evil.example").await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_answer_says_its_number() {
    let site = Site::open_with(|config| config.proxies = Some(1)).await;
    let ask = async |headers: &[(&str, &str)]| {
        let mut request = Visitor::default().request(Method::GET, "/nowhere");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        site.answer(request.body(Body::empty()).unwrap()).await.headers()["x-request-id"].to_str().unwrap().to_owned()
    };
    let own = ask(&[]).await;
    assert!(own.len() == 12 && own != ask(&[]).await);
    let given = ("x-request-id", "from-the-proxy-1");
    assert_eq!(ask(&[given, ("x-forwarded-for", "203.0.113.1")]).await, given.1);
    assert_ne!(ask(&[given]).await, given.1, "only a proxy gives numbers");
    let evil = ("x-request-id", "a b\"c=d-e-f-g");
    assert_ne!(ask(&[evil, ("x-forwarded-for", "203.0.113.1")]).await, evil.1);
}

#[tokio::test]
async fn a_site_is_ready_while_it_can_write_and_does_not_end() {
    let site = Site::open().await;
    let ask = async |path| {
        let answer = Visitor::default().get(&site, path).await;
        (answer.status.as_u16(), answer.text().to_owned())
    };
    assert_eq!(ask("/ready").await, (200, "ok".into()));
    assert_eq!(ask("/health").await, (200, "ok".into()));
    site.app.close().await;
    assert_eq!(ask("/ready").await, (503, "this node is about to end: ask another one".into()));
    assert_eq!(ask("/health").await, (503, "the storage does not answer".into()));
}

#[tokio::test]
async fn streams_are_limited() {
    let site = Site::open_with(|config| config.limits = Limits { streams: 2, ..Limits::none() }).await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    let path = format!("{table}/events");
    let one = site.open_stream(&anna, &path).await;
    let two = site.open_stream(&anna, &path).await;
    assert_eq!((one.status(), two.status()), (StatusCode::OK, StatusCode::OK));
    assert_eq!(site.open_stream(&anna, &path).await.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_page_is_sent_short_to_whoever_can_unpack_it() {
    let site = Site::open().await;
    let request = Visitor::default()
        .request(Method::GET, "/")
        .header(header::ACCEPT_ENCODING, "gzip")
        .body(Body::empty())
        .unwrap();
    let answer = site.send(request).await;
    assert_eq!(answer.header(header::CONTENT_ENCODING), "gzip");
    assert_eq!(answer.bytes[..2], [0x1f, 0x8b]);
}

#[tokio::test]
async fn looking_with_head_is_like_looking() {
    let site = Site::open().await;
    let answer = site.send(Visitor::default().request(Method::HEAD, "/").body(Body::empty()).unwrap()).await;
    assert_eq!((answer.status, answer.bytes.len()), (StatusCode::OK, 0));
    let answer = site
        .send(
            Visitor::default()
                .request(Method::DELETE, "/")
                .header(header::ORIGIN, "http://site.example")
                .body(Body::empty())
                .unwrap(),
        )
        .await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(answer.text().contains("<html"));
}
