//! Zagłada Atlantydy in the site: windows, sealed choices, and what nobody else may see.
//!
//! The tables of these tests are made from a seed and put on the disk of the site, so that they stand where a test
//! needs them.

mod ahead;
mod clock;
mod counting_along;
mod one_device;
mod options;
mod secrets;
mod taking_back;
mod windows;

use axum::http::StatusCode;
use engine::{Components as _, Dice, Game, GameOptions, QuickDice, Seat, Seed, Step, Table};
use game_doom::{Action, Components, Doom, Options};
use store::{EntryKind, EntryRow, SeatKind, TableState, Visibility};

use crate::secrets::stored;
use crate::site::{Answer, Site, Visitor};

/// A game that stands somewhere, and the luck it is played with.
#[derive(Clone)]
struct Course {
    table: Table<Doom>,
    seed: Seed,
    dice: QuickDice,
}

impl Course {
    /// A game before its first decision.
    fn new(seats: u8, number: u64) -> Self {
        let seed = Seed::from_words(&format!("doom in the house {number}"));
        let mut table = Table::new(Components::standard(), Options::for_seats(seats)).unwrap();
        for step in table.plan_start(&seed) {
            table.push(step).unwrap();
        }
        Self { table, seed, dice: QuickDice::new(number) }
    }

    fn position(&self) -> &Doom {
        self.table.position()
    }

    /// Anybody does anything.
    fn step(&mut self) {
        let awaited: Vec<Seat> = self.table.awaited().iter().collect();
        let seat = awaited[self.dice.below(awaited.len() as u32) as usize];
        let mut actions = Vec::new();
        self.position().legal_actions(seat, &mut actions);
        let action = actions[self.dice.below(actions.len() as u32) as usize];
        self.act(seat, action);
    }

    fn act(&mut self, seat: Seat, action: Action) {
        for step in self.table.plan(seat, action, &self.seed).unwrap() {
            self.table.push(step).unwrap();
        }
    }

    /// The first game of so many seats that comes to such a position.
    fn at(seats: u8, mut wanted: impl FnMut(&Self) -> bool) -> Self {
        for number in 0..500 {
            let mut course = Self::new(seats, number);
            while !course.table.is_over() {
                if wanted(&course) {
                    return course;
                }
                course.step();
            }
        }
        panic!("no game comes to such a position");
    }

    fn steps(&self) -> Vec<Step<Doom>> {
        self.table.played().iter().map(|played| played.step.clone()).collect()
    }

    /// The seat that is asked in a window, and its name.
    fn window(&self) -> Option<(Seat, &'static str)> {
        self.table.awaited().iter().find_map(|seat| Some((seat, window_of(self.position(), seat)?)))
    }

    /// Puts the game on the disk of a site, with these people in its seats.
    async fn store(&self, site: &Site, id: &str, people: &[Visitor]) -> String {
        self.store_with(site, id, people, |_, _| {}).await
    }

    /// The same, with something else about the table or its seats.
    async fn store_with(
        &self,
        site: &Site,
        id: &str,
        people: &[Visitor],
        change: impl FnOnce(&mut store::TableRow, &mut Vec<store::SeatRow>),
    ) -> String {
        let disk = site.store().await;
        let mut seats = Vec::new();
        for (number, person) in people.iter().enumerate() {
            let id = Some(stored(site, person).await.id);
            seats.push(store::SeatRow { kind: SeatKind::Person, person: id, name: format!("P{number}"), level: None });
        }
        let body = |step: &Step<Doom>| serde_json::to_string(step).unwrap();
        let entries =
            self.steps().iter().map(|step| EntryRow { kind: EntryKind::Step, body: body(step), written: 1 }).collect();
        let mut table = store::TableRow {
            id: id.into(),
            game: "doom".into(),
            rules_version: Doom::META.rules_version,
            components: self.table.components().digest().into(),
            options: serde_json::to_string(self.table.options()).unwrap(),
            seed: store::Secret(self.seed.reveal()),
            host: seats[0].person.clone().unwrap(),
            visibility: Visibility::Public,
            state: TableState::Running,
            created: 1,
            changed: 1,
            rematch_of: None,
            window_seconds: 0,
            hints: false,
            auto_start: false,
            news: 0,
            day: None,
            awaited: self.table.awaited().iter().fold(0, |bits, seat| bits | 1 << seat.0),
            winners: 0,
        };
        change(&mut table, &mut seats);
        disk.create_table(&store::NewTable { table, seats, entries }).await.unwrap();
        format!("/t/{id}")
    }
}

/// The name of the window in which a seat is asked.
fn window_of(position: &Doom, seat: Seat) -> Option<&'static str> {
    Game::window(position, seat).map(|(name, _)| name)
}

/// People whom the site knows.
async fn people(site: &Site, count: usize) -> Vec<Visitor> {
    let mut people = vec![Visitor::default(); count];
    for (number, person) in people.iter_mut().enumerate() {
        let name = format!("P{number}");
        person.post(site, "/me", &[("name", name.as_str())]).await.location();
        assert!(person.cookie.is_some());
    }
    people
}

/// The game on the disk of a site.
async fn truth(site: &Site, table: &str) -> Table<Doom> {
    let disk = site.store().await;
    let id = table.trim_start_matches("/t/");
    let options = serde_json::from_str(&disk.table(id).await.unwrap().unwrap().0.options).unwrap();
    let mut game = Table::new(Components::standard(), options).unwrap();
    for entry in disk.entries(id).await.unwrap() {
        match entry.kind {
            EntryKind::Step => game.push(serde_json::from_str(&entry.body).unwrap()).unwrap(),
            EntryKind::Undo => {
                let body: serde_json::Value = serde_json::from_str(&entry.body).unwrap();
                let left = body["steps"].as_u64().unwrap() as usize;
                let taken = match body.get("without") {
                    Some(without) => serde_json::from_value(without.clone()).unwrap(),
                    None => (left..game.played().len()).collect::<Vec<usize>>(),
                };
                game.take_back(&taken).unwrap();
                assert_eq!(game.played().len(), left);
            }
        }
    }
    game
}

/// Whoever is asked chooses anything on their page. Whether anybody was asked.
async fn go_on(site: &Site, people: &mut [Visitor], table: &str, dice: &mut QuickDice) -> bool {
    for person in people {
        let page = person.get(site, table).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.words());
        if let Some(decision) = page.decision() {
            let choices = page.choices();
            let action = &choices[dice.below(choices.len() as u32) as usize];
            person.choose(site, table, decision, action).await.location();
            return true;
        }
    }
    false
}

/// Says where the person of a page wants to be asked.
async fn set(site: &Site, person: &mut Visitor, table: &str, seat: Seat, window: &str) -> Answer {
    let seat = seat.0.to_string();
    person.post(site, &format!("{table}/window"), &[("seat", seat.as_str()), ("window", window)]).await
}
