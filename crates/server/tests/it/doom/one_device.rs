//! Several people on one device: hands, rows and bids are covered between them.

use engine::{Awaiting, Game, Seat};
use game_doom::Ask;

use super::{Course, people, truth};
use crate::site::Site;

#[tokio::test]
async fn a_device_is_covered_between_secret_choices() {
    let site = Site::open().await;
    let one = people(&site, 1).await.remove(0);
    let mut three = vec![one.clone(), one.clone(), one.clone()];
    let course = Course::at(3, |course| {
        let bids = course.position().ask(Seat(0)).is_some_and(|ask| matches!(ask, Ask::Bid { .. }));
        bids && course.table.awaited().len() == 3
    });
    let table = course.store(&site, "onedevicebid", &three).await;
    let me = &mut three[0];
    for seat in 0..3 {
        let covered = me.get(&site, &table).await;
        assert!(covered.text().contains("tray covered") && covered.decision().is_none(), "{}", covered.words());
        let number = seat.to_string();
        me.post(&site, &format!("{table}/uncover"), &[("seat", number.as_str())]).await.location();
        let page = me.get(&site, &table).await;
        assert!(!page.text().contains("tray covered"), "{}", page.words());
        let choice = page.choices().into_iter().find(|choice| choice.contains("commit")).unwrap();
        me.choose(&site, &table, page.decision().unwrap(), &choice).await.location();
    }
    let now = truth(&site, &table).await;
    let Awaiting::Seats(seats) = now.position().awaiting() else { panic!("somebody is asked") };
    assert!(seats.iter().all(|seat| !matches!(now.position().ask(seat), Some(Ask::Bid { .. }))), "all bids are in");
}

/// A page drops what is older than what it shows; so whoever takes the device over must not meet a smaller number.
#[tokio::test]
async fn numbers_grow_from_hand_to_hand() {
    let site = Site::open().await;
    let two = people(&site, 2).await;
    let mut device = two[0].clone();
    let course = Course::at(3, |course| {
        Seat::all(3).all(|seat| matches!(course.position().ask(seat), Some(Ask::Lay { slot: 0 })))
    });
    let table = course.store(&site, "onedevicerow", &[two[0].clone(), two[1].clone(), two[0].clone()]).await;
    let mut last = 0;
    let mut hands = 0;
    for _ in 0..30 {
        let page = device.get(&site, &table).await;
        let changes: u64 = page.attribute("data-changes").unwrap().parse().unwrap();
        assert!(changes >= last, "{changes} after {last}");
        last = changes;
        if page.text().contains("tray covered") {
            hands += 1;
            let covered = page.text().split("name=\"seat\" value=\"").nth(1).unwrap();
            let seat = covered.split('"').next().unwrap().to_owned();
            device.post(&site, &format!("{table}/uncover"), &[("seat", seat.as_str())]).await.location();
            continue;
        }
        let Some(decision) = page.decision() else { break };
        device.choose(&site, &table, decision, &page.choices()[0]).await.location();
    }
    assert_eq!(hands, 2, "both rows were laid");
    let ready = truth(&site, &table).await.position().table().council.ready;
    assert!(ready.contains(Seat(0)) && ready.contains(Seat(2)) && !ready.contains(Seat(1)));
}
