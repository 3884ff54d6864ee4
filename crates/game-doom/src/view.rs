//! Who may know what. A view is the position with everything taken out that its viewer cannot
//! know; the sizes that everybody sees stand beside it. `redeal.rs` deals the rest anew.

use engine::{PerSeat, Seat, Viewer};
use fleet::{Counts, Special, face_up};
use serde::Serialize;

use crate::actions::{Ask, CardList, SpecialList};
use crate::components::SPECIALS;
use crate::events::Event;
use crate::kinds::{CARDS, Card, EventCard, Faction};
use crate::stack::Step;
use crate::state::Doom;

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table; what the viewer may not know is empty there.
    pub table: Doom,
    /// The numbers of politics cards in hands. While rows are laid, cards laid by others who are
    /// not ready count as in hand.
    pub hand_sizes: PerSeat<u8>,
    /// The numbers of special cards.
    pub special_sizes: PerSeat<u8>,
    /// How many cards each player has laid face down into the discard pile.
    pub buried_sizes: PerSeat<u8>,
    /// The numbers of cards in the draw piles.
    pub politics_pile: u8,
    /// See `politics_pile`.
    pub special_pile: u8,
}

impl View {
    /// The viewer's politics cards; none for spectators.
    pub fn hand(&self) -> Counts<CARDS> {
        self.viewer.seat().map_or_else(Counts::default, |seat| self.table.hands[seat.index()])
    }

    /// The special cards of a seat that the viewer knows: all of the own, what was taken from the
    /// display, and everybody's at the end.
    pub fn specials(&self, seat: Seat) -> Counts<SPECIALS> {
        match self.viewer.is(seat) || self.table.is_over() {
            true => self.table.specials[seat.index()],
            false => self.table.known[seat.index()],
        }
    }

    /// The row of a seat, as far as the viewer knows it.
    pub fn row(&self, seat: Seat) -> [Option<Card>; 5] {
        self.table.rows[seat.index()]
    }

    /// Which cards of a row lie face down for others: bits by slot.
    pub fn face_down(&self, seat: Seat) -> u8 {
        self.table.down[seat.index()]
    }

    /// How many cards of its row the viewer has laid.
    pub fn laid(&self, seat: Seat) -> u8 {
        self.table.laid[seat.index()]
    }

    /// Which cards of a row have been carried out: bits by slot.
    pub fn carried(&self, seat: Seat) -> u8 {
        self.table.carried[seat.index()]
    }

    /// A sealed bid the viewer knows: the own, and one seen by Demagogos.
    pub fn sealed_bid(&self, seat: Seat) -> Option<u8> {
        let table = &self.table;
        let own = self.viewer.is(seat) && table.ready.contains(seat);
        let looked =
            table.peeked == Some(seat) && table.holder(Faction::Demagogos).is_some_and(|holder| self.viewer.is(holder));
        (own || looked).then(|| table.bid[seat.index()])
    }

    /// The politics cards that lie face up in the discard pile.
    pub fn discard(&self) -> Counts<CARDS> {
        self.table.politics.discard
    }

    /// The special cards that have been played.
    pub fn special_discard(&self) -> Counts<SPECIALS> {
        self.table.special.discard
    }
}

impl Doom {
    /// A row as `viewer` sees it; nobody's own for a spectator.
    pub(crate) fn row_seen_by(&self, seat: Seat, viewer: Viewer) -> [Option<Card>; 5] {
        let row = &self.rows[seat.index()];
        match self.stack.top() {
            _ if viewer.is(seat) => *row,
            Step::Lay => [None; 5],
            _ => face_up(row, self.down[seat.index()]),
        }
    }
}

/// All that the viewer may know.
pub(crate) fn view(game: &Doom, viewer: Viewer) -> View {
    let seats = usize::from(game.seats);
    let laying = game.stack.top() == Step::Lay;
    let counted = |seat: Seat| {
        let hand = game.hands[seat.index()].total();
        // Nobody sees how far others are with their rows.
        let hidden = laying && !game.ready.contains(seat) && !viewer.is(seat);
        if hidden { hand + game.laid[seat.index()] } else { hand }
    };
    let mut table = *game;
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        hide(&mut table, game, seat, viewer, laying);
    }
    table.politics.hide(viewer);
    table.special.hide(viewer);
    View {
        viewer,
        table,
        hand_sizes: PerSeat::from_fn(seats, counted),
        special_sizes: PerSeat::from_fn(seats, |seat| game.specials[seat.index()].total()),
        buried_sizes: PerSeat::from_fn(seats, |seat| game.politics.buried[seat.index()].total()),
        politics_pile: game.politics.pile.total(),
        special_pile: game.special.pile.total(),
    }
}

/// Takes out what only `seat` knows.
fn hide(table: &mut Doom, game: &Doom, seat: Seat, viewer: Viewer, laying: bool) {
    let index = seat.index();
    table.hands[index] = Counts::default();
    // DA-7.2: at the end special cards are shown.
    if !game.is_over() {
        table.specials[index] = Counts::default();
    }
    table.politics.buried[index] = Counts::default();
    table.rows[index] = game.row_seen_by(seat, viewer);
    if laying {
        table.down[index] = 0;
        table.laid[index] = if game.ready.contains(seat) { game.row_length() } else { 0 };
    }
    let looked = game.peeked == Some(seat) && game.holder(Faction::Demagogos).is_some_and(|holder| viewer.is(holder));
    if !looked {
        table.bid[index] = 0;
    }
}

/// The event as `viewer` may know it.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut event = *event;
    match &mut event {
        Event::Drawn { seat, cards, .. } if !viewer.is(*seat) => *cards = CardList::new(),
        Event::SpecialsDrawn { seat, cards, .. } if !viewer.is(*seat) => *cards = SpecialList::new(),
        Event::Buried { seat, card } if !viewer.is(*seat) => *card = None,
        Event::Peeked { seat, cubes, .. } if !viewer.is(*seat) => *cubes = None,
        _ => {}
    }
    event
}

/// Whether an action tells its actor something new apart from luck: it opens sealed choices, turns
/// up a card, or ends the game.
pub(crate) fn reveals(game: &Doom, seat: Seat) -> bool {
    let last = game.ready.with(seat).len() == usize::from(game.seats);
    let demagogos = game.holder(Faction::Demagogos).is_some() && !game.demagogos_used && game.seats > 2;
    let slot = game.vote.slot;
    let face_down = game.all_seats().any(|other| other != seat && game.down[other.index()] >> slot & 1 == 1);
    let ends = game.options.open_events
        && game.markers_left == 1
        && game.round >= 4
        && game.next_event.is_some_and(EventCard::is_doom)
        && slot + 1 == game.row_length();
    match game.ask(seat) {
        Some(Ask::Senate) => last,
        Some(Ask::Bid { .. }) => last && !demagogos,
        // DA-8.5: the holder of Oraklos is not done with the last card.
        Some(Ask::Lay { slot }) => last && slot + 1 == game.row_length() && !game.holds(seat, Faction::Oraklos),
        Some(Ask::KeepDown) => last,
        Some(Ask::Peek | Ask::NewBid { .. }) => true,
        Some(Ask::Spy | Ask::Declare { .. }) => face_down || ends,
        Some(_) => ends,
        None => false,
    }
}

/// Whether everybody can see that a seat has only this one action.
pub(crate) fn is_plainly_forced(game: &Doom, seat: Seat) -> bool {
    let could = |specials: &[Special]| specials.iter().any(|&special| game.could_hold(seat, special));
    match game.ask(seat) {
        Some(Ask::Lay { .. } | Ask::Discard { .. } | Ask::KeepDown) => false,
        Some(Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice) => false,
        Some(Ask::Play { .. }) => !could(&[Special::Intervention, Special::Empathy, Special::Pursuit, Special::Holds]),
        Some(Ask::Board { .. } | Ask::Power { .. }) => !could(&Special::BOARDING),
        _ => true,
    }
}

/// Ruling DA-R66: the reaction window a seat is asked in.
pub(crate) fn window(game: &Doom, seat: Seat) -> Option<&'static str> {
    match game.ask(seat)? {
        Ask::Spy => Some("spy"),
        Ask::Guard { .. } => Some("guardian"),
        Ask::Ally { .. } => Some("alliance"),
        Ask::Sacrifice => Some("sacrifice"),
        _ => None,
    }
}
