//! Who may know what: the open table as it is, and of the cards what `fleet` lets a viewer see at this moment. `redeal.rs`
//! deals the rest anew.

use engine::{PerSeat, Seat, SeatSet, Viewer, variants};
use fleet::Special;

use crate::actions::Ask;
use crate::events::Event;
use crate::kinds::{CARDS, Card, EventCard, Senator};
use crate::state::{LastDays, OpenTable};

impl View {
    /// LD-5.15: whether a card could be carried out completely now by this seat, with the special cards the viewer knows.
    pub fn could_carry_out(&self, seat: Seat, card: Card) -> bool {
        let held = self.cards.specials(seat);
        let drawable = || self.cards.special.drawable();
        self.table.can_carry_out(seat, card, |special| held.of(special.index()) > 0, drawable)
    }
}

fleet::view_of_both!(LastDays);

/// The event as `viewer` may know it.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Fleet(event) => Event::Fleet(event.seen(viewer)),
        variants!(Event:
            EventRevealed RoundBegan InfluenceOpened GodsLaid SenatorTaken PowerUsed PowerSkipped BonusPlaced
            AuctionBegan Played Scored EffectBegan Lost CameHome NeutralBoarded CleanedUp
        ) => *event,
    }
}

/// Whether an action tells its actor something new apart from luck: it opens sealed choices, turns
/// up a card, or ends the game.
pub(crate) fn reveals(game: &LastDays, seat: Seat) -> bool {
    let last = game.table.council.ready.with(seat).len() == game.table.seats();
    let slot = game.table.council.vote.slot;
    let face_down = game.table.council.all_seats().any(|other| other != seat && game.cards.is_down(other, slot));
    // LD-7.1: nothing but the rest of the round stands before the end.
    let ends = game.table.council.markers_left == 1
        && game.table.event.is_some_and(EventCard::is_doom)
        && slot + 1 == game.table.row_length();
    match game.ask(seat) {
        Some(Ask::Influence | Ask::Bid { .. } | Ask::KeepDown) => last,
        // LD-8.5: the holder of Oraklos is not done with the last card.
        Some(Ask::Lay { slot }) => {
            last && slot + 1 == game.table.row_length() && !game.table.holds(seat, Senator::Oraklos)
        }
        Some(Ask::Spy | Ask::Declare { .. }) => face_down || ends,
        Some(_) => ends,
        None => false,
    }
}

/// Whether everybody can see that a seat has only this one action.
pub(crate) fn is_plainly_forced(game: &LastDays, seat: Seat) -> bool {
    let could = |specials: &[Special]| specials.iter().any(|&special| game.could_hold(seat, special));
    match game.ask(seat) {
        Some(Ask::Lay { .. } | Ask::Discard { .. } | Ask::KeepDown) => false,
        Some(Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice) => false,
        Some(Ask::Play { .. } | Ask::Strategos) => {
            !could(&[Special::Intervention, Special::Empathy, Special::Pursuit, Special::Holds])
        }
        Some(Ask::Board { .. } | Ask::Power { .. }) => !could(&Special::BOARDING),
        _ => true,
    }
}
