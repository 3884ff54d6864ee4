//! LD-5.12 to LD-5.18 and chapter 10: cards are played and carried out.

use engine::{Log, Seat};
use fleet::{Berth, Colour, MOST_HIT, Placing, Ships, Special};

use crate::actions::{BoardReason, SailReason};
use crate::events::{Event, PointReason};
use crate::kinds::{Card, EventCard, Source};
use crate::phases::doom::score;
use crate::phases::{boarding, drawing, play_special, sailing};
use crate::stack::Step;
use crate::state::{LastDays, OpenTable};

fleet::playing!(LastDays);

/// LD-11.4: so many neutrals are exchanged.
pub(crate) const EXCHANGED: u8 = 3;

impl OpenTable {
    /// LD-5.14, ruling LD-R9: whose slot card a seat may play instead of its own.
    pub(crate) fn lender(&self, seat: Seat) -> Option<Seat> {
        if self.council.vote.ranking.as_slice().first() != Some(&seat) {
            return None;
        }
        self.council.nearest_not_entitled(seat)
    }

    /// LD-8.7, rulings LD-R10 and LD-R16: own laid-out cards with no cubes on them that nobody has
    /// carried out: bits by slot.
    pub(crate) fn unbid(&self, seat: Seat, row: &[Option<Card>; 5]) -> u8 {
        let party = &self.council.players[seat];
        let free = (0..self.row_length())
            .filter(|&slot| party.on_slots[usize::from(slot)] == 0 && row[usize::from(slot)].is_some());
        free.fold(0, |bits, slot| bits | 1 << slot) & !party.carried_out.0
    }

    /// LD-5.15, ruling LD-R12: whether a card can be carried out completely now by somebody who has these special
    /// cards, when so many can be drawn.
    pub(crate) fn can_carry_out(
        &self,
        seat: Seat,
        card: Card,
        has: impl Fn(Special) -> bool,
        drawable: impl Fn() -> u8,
    ) -> bool {
        // Rulings LD-R31, LD-R76 and LD-R100: all special cards that must be drawn are there.
        if card.specials() > 0 && card.specials() > drawable() {
            return false;
        }
        match card {
            Card::Support2 => true,
            Card::Ships2 | Card::Ships3 | Card::Cargo => {
                self.movable(SailReason::Card(card), 0).count_ones() >= u32::from(card.ships())
            }
            Card::Sabotage => self.council.harbour.berths().any(|ship| self.can_target(card, ship)),
            Card::Treason => {
                self.council.harbour.berths().any(|ship| self.can_target(card, ship)) || self.council.is_senate_used()
            }
            _ => {
                let placing = Placing::new(BoardReason::Card(card), seat, card.lots());
                self.ships_to_board(&placing.with_specials(Special::BOARDING.map(has))) != 0
            }
        }
    }

    /// LD-8.3, LD-9.3, LD-9.12, rulings LD-R13 and LD-R28: the ships that may be moved, without
    /// those that are closed.
    pub(crate) fn movable(&self, why: SailReason, closed: Ships) -> Ships {
        let may_move = |&ship: &Berth| {
            let there = self.council.harbour.ship(ship);
            let open = match why {
                SailReason::Demagogos => there.in_port(),
                SailReason::Card(card) => card != Card::Cargo || !there.flies(),
            };
            open && self.council.harbour.can_move(ship)
        };
        self.council.harbour.berths().filter(may_move).fold(0, |ships, ship| ships | 1 << ship) & !closed
    }

    /// LD-10.8, LD-10.9, LD-9.13: whether a red card can be aimed at a ship.
    pub(crate) fn can_target(&self, card: Card, ship: Berth) -> bool {
        let there = self.council.harbour.ship(ship);
        !there.is_immune() && !there.is_empty() && there.in_port() == (card == Card::Treason)
    }

    /// LD-11.4, rulings LD-R42 and LD-R53: where neutrals can be exchanged.
    pub(crate) fn can_exchange(&self, seat: Seat, ship: Berth) -> bool {
        self.council.harbour.can_exchange(ship, EXCHANGED) && self.stock(seat) >= EXCHANGED
    }
}

impl LastDays {
    /// LD-8.7: the slots from which a seat could play a card by Strategos: bits.
    pub(crate) fn unbid(&self, seat: Seat) -> u8 {
        self.table.unbid(seat, &self.cards.rows[seat.index()])
    }

    /// LD-5.15, ruling LD-R12: whether a card can be carried out completely now, when so many special
    /// cards have been shown with it.
    pub(crate) fn can_carry_out(&self, seat: Seat, card: Card, shown: u8) -> bool {
        let drawable = || self.cards.special.drawable() + shown;
        self.table.can_carry_out(seat, card, |special| self.cards.has_special(seat, special), drawable)
    }
}

/// LD-5.13 to LD-5.17, LD-8.7: a card is named.
pub(crate) fn play<L: Log<Event>>(game: &mut LastDays, seat: Seat, source: Source, empathy: bool, log: &mut L) {
    let slot = game.table.council.vote.slot;
    let mut from = None;
    let card = match source {
        Source::Own => game.cards.carry_out(&mut game.table.council, seat, slot),
        Source::Unbid(slot) => game.cards.carry_out(&mut game.table.council, seat, slot),
        Source::Borrowed => {
            from = game.table.lender(seat);
            from.and_then(|lender| game.cards.carry_out(&mut game.table.council, lender, slot))
        }
        Source::Gods(card) => {
            // LD-12.9: discarded at once.
            game.table.gods_played = true;
            game.table.gods.remove(card.index());
            game.cards.politics.discard.add(card.index());
            Some(card)
        }
        Source::Hand(card) => {
            game.cards.intervene(seat, card, log);
            Some(card)
        }
    };
    let Some(card) = card else { return };
    played(game, seat, (card, source, from), empathy, log);
}

/// LD-5.18: the card is carried out.
pub(crate) fn execute(game: &mut LastDays) {
    let seat = game.table.council.player;
    game.table.stack.pop();
    let Some(card) = game.table.card else { return };
    if card.is_red() {
        return game.table.stack.push(Step::Target { card });
    }
    game.table.stack.push(Step::Extra { card });
    if card.lots() != [0; 2] {
        boarding::begin(game, seat, BoardReason::Card(card), card.lots());
    }
}

/// LD-10.3, LD-10.5 to LD-10.7, ruling LD-R37: what a card does beside placing refugees: ships move,
/// not those it has boarded; special cards are drawn; a point.
pub(crate) fn extra<L: Log<Event>>(game: &mut LastDays, card: Card, log: &mut L) {
    let seat = game.table.council.player;
    game.table.stack.pop();
    if card.ships() > 0 {
        let closed = if card == Card::Ref1Ship { game.table.placing.placed.ships } else { 0 };
        // LD-12.6, ruling LD-R39: one ship more may move.
        let extra = game.table.event == Some(EventCard::Winds);
        game.table.stack.push(Step::Sail { why: SailReason::Card(card), left: card.ships(), extra, closed });
    }
    drawing::gain(game, seat, card.specials());
    if card == Card::Ref1Vp {
        score(game, seat, game.table.data.refugees_vp, PointReason::Refugees, log);
    }
}

/// LD-10.5, LD-10.6, LD-12.6: one ship moves; its arrival is finished before the next is named.
pub(crate) fn sail<L: Log<Event>>(game: &mut LastDays, ship: Berth, winds: bool, log: &mut L) {
    let Step::Sail { why, left, extra, closed } = game.table.stack.top() else { return };
    game.table.stack.replace(Step::Sail {
        why,
        left: left - u8::from(!winds),
        extra: extra && !winds,
        closed: closed | 1 << ship,
    });
    let premium = why == SailReason::Card(Card::Cargo) && !winds;
    sailing::advance(game, ship, Some(game.table.council.player), premium, log);
}

/// Nobody guarded the ship.
pub(crate) fn strike<L: Log<Event>>(game: &mut LastDays, ship: Berth, card: Card, log: &mut L) {
    if card == Card::Treason {
        return game.table.stack.replace(Step::ThrowOff { ship, thrown: 0, ahead: 0 });
    }
    // LD-10.8, ruling LD-R34: a point for each refugee of a player ahead.
    let (attacker, points) = (game.table.council.player, game.table.if_sunk(game.table.council.player, ship));
    game.table.stack.pop();
    game.table.council.send_home(ship, log);
    score(game, attacker, points, PointReason::Sabotage, log);
}

/// LD-10.9 (i), ruling LD-R34: a refugee is discarded, up to four.
pub(crate) fn throw_off<L: Log<Event>>(game: &mut LastDays, colour: Colour, hold: bool, log: &mut L) {
    let Step::ThrowOff { ship, thrown, ahead } = game.table.stack.top() else { return };
    let attacker = game.table.council.player;
    let ahead = ahead + u8::from(colour.seat().is_some_and(|seat| game.table.is_ahead(seat, attacker)));
    game.table.council.throw_off(attacker, ship, (colour, hold), log);
    if thrown + 1 < MOST_HIT && !game.table.council.harbour.ship(ship).is_empty() {
        return game.table.stack.replace(Step::ThrowOff { ship, thrown: thrown + 1, ahead });
    }
    end_treason(game, ahead, log);
}

/// LD-10.9 (i): the points come when all have been discarded.
pub(crate) fn end_treason<L: Log<Event>>(game: &mut LastDays, ahead: u8, log: &mut L) {
    game.table.stack.pop();
    score(game, game.table.council.player, ahead, PointReason::Treason, log);
}

/// LD-11.4: three neutrals go to the Camp, three own refugees take their seats.
pub(crate) fn exchange<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let seat = game.table.council.player;
    game.table.take_from_stock(seat, EXCHANGED);
    game.table.council.harbour.exchange(ship, seat, EXCHANGED);
    game.table.stack.pop();
    log.add(fleet::Event::Exchanged { seat, ship }.into());
}
