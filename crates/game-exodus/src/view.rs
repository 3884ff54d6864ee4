//! Who may know what. A view is the position with everything taken out that its viewer cannot
//! know; the sizes that everybody sees stand beside it. `redeal.rs` deals the rest anew.

use engine::{PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::actions::{Action, InfluencePair};
use crate::events::Event;
use crate::player::NONE;
use crate::stack::Step;
use crate::state::Exodus;

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table. Of the influence cards of others only those are there that everybody knows; the
    /// deck there is every influence card the viewer has not seen.
    pub table: Exodus,
    /// How many influence cards each player holds.
    pub held: PerSeat<u8>,
    /// How many influence cards are in the deck.
    pub influence_deck: u8,
}

/// All that the viewer may know.
pub(crate) fn view(game: &Exodus, viewer: Viewer) -> View {
    let held = PerSeat::from_fn(usize::from(game.seats), |seat| game.player(seat).held.count_ones() as u8);
    let influence_deck = game.influence_deck.count_ones() as u8;
    let mut table = *game;
    for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
        let player = &mut table.players[seat.index()];
        table.influence_deck |= player.held & !player.known;
        player.held &= player.known;
    }
    if is_secret_draw(game) && !viewer.is(game.active) {
        game.drawn().for_each(|card| table.influence_deck |= 1 << card);
        table.drawn = [NONE; 2];
    }
    View { viewer, table, held, influence_deck }
}

/// AE-20.9, D-10: the two cards drawn are known to the drawer only.
pub(crate) fn is_secret_draw(game: &Exodus) -> bool {
    matches!(game.stack.top(), Step::KeepInfluence { .. })
}

/// The event as `viewer` may know it.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut event = *event;
    match &mut event {
        Event::InfluenceDrawn { seat, cards, .. } if !viewer.is(*seat) => *cards = InfluencePair::new(),
        Event::InfluenceReceived { seat, card, open: false, .. } if !viewer.is(*seat) => *card = None,
        _ => {}
    }
    event
}

/// RU-62, RU-91: whether others see a card by it that they did not know, so that it cannot be taken back.
pub(crate) fn brings_to_light(game: &Exodus, seat: Seat, action: &Action) -> bool {
    match action {
        Action::KeepInfluence { .. } => true,
        Action::PlayInfluence { card } => !game.player(seat).is_known(*card),
        _ => false,
    }
}

/// RU-90: whether everybody can see that a seat has only this one action.
pub(crate) fn is_plainly_forced(game: &Exodus, seat: Seat) -> bool {
    let player = game.player(seat);
    match game.stack.top() {
        Step::KeepInfluence { .. } => false,
        Step::Turn { .. } => game.actions_left == 0 || player.held & !player.known == 0,
        _ => true,
    }
}
