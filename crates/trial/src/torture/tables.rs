//! The tables that are played at: all games, people alone and with bots, and some people who never answer in windows.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};
use catalog::GameId;
use engine::{Dice, QuickDice, Seed};
use store::{Store, TableState};
use tokio::sync::watch;

use super::ledger::Book;
use super::people::{At, Player, Shared};
use crate::client::Cookie;
use crate::page::Page;
use crate::script::{bits, bodies};
use crate::stock::{Person, Sitter, Stock, Wanted, table_id};

/// How long people have in windows, at tables that have a time.
pub(super) const WINDOW: Duration = Duration::from_secs(1);

/// What each node shows to a seat: the node, the book, the seat, the changes.
pub(super) type Shown = Vec<(SocketAddr, usize, usize, Option<u64>)>;

pub(super) struct Tables {
    places: Vec<Place>,
    made: usize,
}

/// Where one game is played after the other by the same people.
struct Place {
    game: GameId,
    /// Who sits there: seats without a person are bots.
    people: Vec<Option<Guest>>,
    window_seconds: u32,
    /// The table of now.
    table: watch::Sender<At>,
}

struct Guest {
    person: Option<Person>,
    cookie: Arc<Cookie>,
    silent: bool,
}

impl Place {
    fn new(number: usize) -> Self {
        let games: Vec<GameId> = GameId::all().collect();
        let game = games[number % games.len()];
        let round = number / games.len();
        let (least, most) = (usize::from(game.meta().min_seats.max(2)), usize::from(game.meta().max_seats));
        let seats = least + round % (most - least + 1);
        // Every third is somebody alone with bots; of the others some have a bot.
        let people = if round % 3 == 2 { 1 } else { seats - usize::from(round % 2 == 1 && seats > 2) };
        let timed = !game.windows().is_empty() && people > 1;
        let guest = |seat: usize| Guest {
            person: None,
            cookie: Arc::new(Cookie::new("")),
            silent: timed && seat == people - 1,
        };
        let people: Vec<Option<Guest>> = (0..seats).map(|seat| (seat < people).then(|| guest(seat))).collect();
        let window_seconds = if timed { WINDOW.as_secs() as u32 } else { 0 };
        Self { game, people, window_seconds, table: watch::Sender::new(At { book: usize::MAX, id: String::new() }) }
    }

    fn silent(&self) -> Vec<usize> {
        let silent = |guest: &Option<Guest>| guest.as_ref().is_some_and(|guest| guest.silent);
        (0..self.people.len()).filter(|&seat| silent(&self.people[seat])).collect()
    }
}

impl Tables {
    pub(super) fn new(count: usize) -> Self {
        Self { places: (0..count).map(Place::new).collect(), made: 0 }
    }

    /// Writes down everybody who will play.
    pub(super) async fn people(&mut self, store: &Store) -> Result<()> {
        let stock = Stock::open(store.clone()).await?;
        let guests = self.places.iter_mut().flat_map(|place| place.people.iter_mut().flatten());
        for (number, guest) in guests.enumerate() {
            let person = stock.person(number).await?;
            guest.cookie = Arc::new(Cookie::new(&person.token));
            guest.person = Some(person);
        }
        Ok(())
    }

    /// Lays a table wherever there is none yet, or the game is over.
    pub(super) async fn renew(&mut self, store: &Store, books: &mut Vec<Book>) -> Result<()> {
        let over = |place: &Place| books.get(place.table.borrow().book).is_none_or(Book::is_over);
        if !self.places.iter().any(over) {
            return Ok(());
        }
        let stock = Stock::open(store.clone()).await?;
        for place in &mut self.places {
            if books.get(place.table.borrow().book).is_some_and(|book| !book.is_over()) {
                continue;
            }
            self.made += 1;
            let (id, seed) = (table_id(self.made), Seed::from_words(&format!("torture {}", self.made)));
            let files = place.game.components(None).map_err(|error| anyhow!("{error}"))?.files;
            let options = place.game.options(place.people.len() as u8, &[]).map_err(|error| anyhow!("{error}"))?;
            let start = place.game.table(&files, &options, &seed).map_err(|error| anyhow!(error))?.start()?;
            let seats = place.people.iter().map(|guest| match guest {
                Some(Guest { person: Some(person), .. }) => Sitter::Person(person),
                _ => Sitter::Bot("apprentice"),
            });
            let wanted = Wanted {
                id: id.clone(),
                game: place.game,
                options: &options,
                seed: &seed,
                seats: seats.collect(),
                window_seconds: place.window_seconds,
                entries: bodies(&start),
                state: TableState::Running,
                awaited: bits(&*start.table),
            };
            stock.table(wanted).await?;
            let mut book = Book::new(id.clone(), place.game, &options, &seed)?;
            (book.window_seconds, book.silent) = (place.window_seconds, place.silent());
            let people = place.people.iter().flatten().count();
            // For somebody alone with bots the server does what has only one answer.
            book.people = if people > 1 { people } else { 0 };
            books.push(book);
            place.table.send_replace(At { book: books.len() - 1, id });
        }
        Ok(())
    }

    pub(super) fn live(&self) -> Vec<At> {
        self.places.iter().map(|place| place.table.borrow().clone()).collect()
    }

    pub(super) fn players(&self, dice: &mut QuickDice) -> Vec<Player> {
        let mut players = Vec::new();
        for place in &self.places {
            for (seat, guest) in place.people.iter().enumerate() {
                let Some(guest) = guest else { continue };
                players.push(Player {
                    cookie: Arc::clone(&guest.cookie),
                    seat,
                    silent: guest.silent,
                    table: place.table.subscribe(),
                    dice: QuickDice::new(dice.bits()),
                });
            }
        }
        players
    }

    /// What every node shows to everybody now.
    pub(super) async fn shown(&self, shared: &Shared, nodes: &[SocketAddr]) -> Shown {
        let mut shown = Vec::new();
        for place in &self.places {
            let at = place.table.borrow().clone();
            for (seat, guest) in place.people.iter().enumerate() {
                let Some(guest) = guest else { continue };
                for &node in nodes {
                    let path = format!("/t/{}/fragment", at.id);
                    shown.push((node, at.book, seat, changes(shared, node, &path, &guest.cookie).await));
                }
            }
        }
        shown
    }
}

/// How many changes a page shows. A connection that was kept may be one to a node of before, so it is asked again.
async fn changes(shared: &Shared, node: SocketAddr, path: &str, cookie: &Cookie) -> Option<u64> {
    for _ in 0..10 {
        if let Ok(answer) = shared.clients.get(node, path, cookie).await {
            return Some(Page::read(&answer.text().ok()?)?.changes);
        }
    }
    None
}
