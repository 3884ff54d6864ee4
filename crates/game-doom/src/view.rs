//! Who may know what: the open table as it is, and of the cards what `fleet` lets a viewer see at this moment. `redeal.rs`
//! deals the rest anew.

use engine::{PerSeat, Seat, SeatSet, Viewer, variants};
use fleet::Special;

use crate::actions::Ask;
use crate::events::Event;
use crate::kinds::{CARDS, Card, EventCard, Faction};
use crate::state::{Doom, OpenTable};

impl View {
    /// DA-5.17: whether a card could be carried out completely now by this seat, with the special cards the viewer knows.
    pub fn could_carry_out(&self, seat: Seat, card: Card) -> bool {
        let held = self.cards.specials(seat);
        let can_gain = || self.table.display != [None; 3] || self.cards.special.drawable() > 0;
        self.table.can_carry_out(seat, card, |special| held.of(special.index()) > 0, can_gain)
    }
}

fleet::view_of_both!(Doom);

/// The event as `viewer` may know it.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Fleet(event) => Event::Fleet(event.seen(viewer)),
        Event::Peeked { seat, at, .. } if !viewer.is(seat) => Event::Peeked { seat, at, cubes: None },
        variants!(Event:
            SpecialTaken Displayed RoundBegan SenateOpened FactionTaken FactionPassed PowerUsed PowerSkipped
            PlusTurned VoteBegan Peeked Forced ActsFirst Played Scored EventRevealed NextEventSeen DoomPutBack
            NeutralBoarded CleanedUp
        ) => *event,
    }
}

/// Whether an action tells its actor something new apart from luck: it opens sealed choices, turns
/// up a card, or ends the game.
pub(crate) fn reveals(game: &Doom, seat: Seat) -> bool {
    let last = game.table.council.ready.with(seat).len() == game.table.seats();
    let demagogos =
        game.table.holder(Faction::Demagogos).is_some() && !game.table.demagogos_used && game.table.seats() > 2;
    let slot = game.table.council.vote.slot;
    let face_down = game.table.council.all_seats().any(|other| other != seat && game.cards.is_down(other, slot));
    let ends = game.table.options.open_events
        && game.table.council.markers_left == 1
        && game.table.council.round >= 4
        && game.table.next_event.is_some_and(EventCard::is_doom)
        && slot + 1 == game.table.row_length();
    match game.ask(seat) {
        Some(Ask::Senate) => last,
        Some(Ask::Bid { .. }) => last && !demagogos,
        // DA-8.5: the holder of Oraklos is not done with the last card.
        Some(Ask::Lay { slot }) => {
            last && slot + 1 == game.table.row_length() && !game.table.holds(seat, Faction::Oraklos)
        }
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
