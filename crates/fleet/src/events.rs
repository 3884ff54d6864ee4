//! What may have happened in both editions, and who may know what of it.

use engine::{PerSeat, Seat, SeatSet, Viewer, variants};
use serde::Serialize;

use crate::cards::{CardList, SpecialList};
use crate::colour::{Aboard, Colour};
use crate::harbour::Berth;
use crate::special::Special;
use crate::votes::Order;

/// What happened, in both editions alike. Some hold secrets; [`Event::seen`] takes them out. `C` are the politics cards of
/// an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Event<C> {
    /// DA-2.10, LD-2.9: from the left.
    MarkersPlaced { seats: Order },
    /// Politics cards were drawn; which is empty for those who may not know.
    Drawn { seat: Seat, count: u8, cards: CardList<C> },
    /// Special cards were drawn; which is empty for those who may not know.
    SpecialsDrawn { seat: Seat, count: u8, cards: SpecialList },
    /// DA-R33, DA-R34, LD-R30, LD-R31: a discard pile became the new deck, of politics or of special cards.
    Reshuffled { politics: bool },
    /// Somebody has chosen in secret.
    Committed { seat: Seat },
    /// DA-8.1, DA-R47, LD-8.1: a card was discarded face down; nothing for those who may not know which.
    Buried { seat: Seat, card: Option<C> },
    /// DA-5.2, LD-5.2: all rows lie open, face-down Oraklos cards apart.
    RowsOpened,
    /// DA-5.11, LD-5.9.
    Declared { seat: Seat, cubes: u8 },
    /// DA-5.9, LD-5.8: all bids, opened.
    BidsOpened { cubes: PerSeat<u8> },
    /// DA-8.5, LD-8.5: a face-down card is turned up.
    CardTurned { seat: Seat, card: C },
    /// DA-5.6, DA-5.7, LD-5.6: from the first, and how many of them are entitled.
    Ranked { ranking: Order, entitled: u8 },
    /// DA-5.15, LD-5.13, LD-8.7: no card is played.
    Declined { seat: Seat },
    /// DA-11.2, LD-11.2: a special card was shown and discarded.
    SpecialPlayed { seat: Seat, special: Special },
    /// Refugees were placed, so many in seats and so many in the hold.
    Boarded { seat: Seat, ship: Berth, seated: u8, hold: u8 },
    /// A refugee was discarded from a ship.
    ThrownOff { seat: Seat, colour: Colour, ship: Berth },
    /// DA-11.4, LD-11.4: three neutrals were exchanged.
    Exchanged { seat: Seat, ship: Berth },
    /// DA-10.8, DA-10.9, LD-10.8, LD-10.9: a red card is aimed at a ship.
    Targeted { seat: Seat, card: C, ship: Berth },
    /// DA-10.9, LD-10.9: cubes were thrown out of the Senate.
    Expelled { seat: Seat, target: Seat, cubes: u8 },
    /// DA-10.8, DA-12.4, LD-10.8, LD-12.11: a ship was sent home and everybody aboard discarded.
    SentHome { ship: Berth, aboard: Aboard },
    /// DA-9.1, LD-9.1: a ship left the port; nobody moves it in the Doom phase.
    Sailed { ship: Berth, mover: Option<Seat> },
    /// DA-9.4, LD-9.4: a ship landed and was scored.
    Landed {
        ship: Berth,
        /// Nobody in the Doom phase.
        mover: Option<Seat>,
        aboard: Aboard,
        /// The premium table counted.
        premium: bool,
        /// Who scored the neutrals.
        allied: SeatSet,
        /// The points of every seat, the Science Ship's too.
        points: PerSeat<u8>,
    },
    /// DA-9.12, LD-9.11: a neutral boarded the upgraded Ark.
    ArkNeutral { ship: Berth },
    /// DA-8.7, LD-8.6.
    Refunded { seat: Seat, cubes: u8 },
    /// DA-12.2, LD-12.3: a Doom marker was removed, and so many are left.
    MarkerRemoved { left: u8 },
    /// DA-9.11, LD-9.10: a ship was upgraded.
    Upgraded { ship: Berth },
    /// DA-12.5, LD-12.12: a player places no more.
    StoppedPlacing { seat: Seat },
    /// DA-7.1, LD-7.1.
    Ended,
    /// DA-7.2, LD-7.2: special cards are shown, with so many victory points on them.
    SpecialsShown { seat: Seat, points: u8 },
}

impl<C: Copy + Default> Event<C> {
    /// The event as `viewer` may know it.
    #[must_use]
    pub fn seen(self, viewer: Viewer) -> Self {
        match self {
            Self::Drawn { seat, count, .. } if !viewer.is(seat) => Self::Drawn { seat, count, cards: CardList::new() },
            Self::SpecialsDrawn { seat, count, .. } if !viewer.is(seat) => {
                Self::SpecialsDrawn { seat, count, cards: SpecialList::new() }
            }
            Self::Buried { seat, .. } if !viewer.is(seat) => Self::Buried { seat, card: None },
            variants!(Self:
                MarkersPlaced Drawn SpecialsDrawn Reshuffled Committed Buried RowsOpened Declared BidsOpened CardTurned
                Ranked Declined SpecialPlayed Boarded ThrownOff Exchanged Targeted Expelled SentHome Sailed Landed
                ArkNeutral Refunded MarkerRemoved Upgraded StoppedPlacing Ended SpecialsShown
            ) => self,
        }
    }
}
