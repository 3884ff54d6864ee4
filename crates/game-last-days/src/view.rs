//! Who may know what: the open table as it is, and of the cards what `fleet` lets a viewer see at this moment. `redeal.rs`
//! deals the rest anew.

use engine::{PerSeat, Seat, SeatSet, Viewer};
use fleet::{CardsView, Special};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::Ask;
use crate::events::Event;
use crate::kinds::{CARDS, Card, EventCard, Senator};
use crate::state::{LastDays, OpenTable};

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: OpenTable,
    /// What the viewer knows of hands, rows, piles and sealed numbers.
    pub cards: CardsView<Card, CARDS>,
}

impl View {
    /// LD-5.15: whether a card could be carried out completely now by this seat, with the special cards the viewer knows.
    pub fn could_carry_out(&self, seat: Seat, card: Card) -> bool {
        let held = self.cards.specials(seat);
        let drawable = || self.cards.special.drawable();
        self.table.can_carry_out(seat, card, |special| held.of(special.index()) > 0, drawable)
    }

    /// LD-8.7: the slots from which the holder of Strategos could play a card: bits.
    pub fn unbid_slots(&self, seat: Seat) -> u8 {
        self.table.unbid(seat, &self.cards.players[seat].row)
    }
}

fleet::view_of_both!(LastDays);

/// The event as `viewer` may know it.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Fleet(event) => Event::Fleet(event.seen(viewer)),
        Event::EventRevealed { .. }
        | Event::RoundBegan { .. }
        | Event::InfluenceOpened { .. }
        | Event::GodsLaid { .. }
        | Event::SenatorTaken { .. }
        | Event::PowerUsed { .. }
        | Event::PowerSkipped { .. }
        | Event::BonusPlaced { .. }
        | Event::AuctionBegan { .. }
        | Event::Played { .. }
        | Event::Scored { .. }
        | Event::EffectBegan { .. }
        | Event::Lost { .. }
        | Event::CameHome { .. }
        | Event::NeutralBoarded { .. }
        | Event::CleanedUp { .. } => *event,
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
