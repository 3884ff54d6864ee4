//! LD-5.12 to LD-5.18 and chapter 10: cards are played and carried out.

use engine::{Log, Seat};
use fleet::{Berth, Colour, Placing, Ships, Special, borrowed_from};

use crate::actions::{BoardReason, SailReason};
use crate::events::{Event, PointReason};
use crate::kinds::{Card, EventCard, Source};
use crate::phases::{boarding, drawing, play_special, sailing, score};
use crate::stack::Step;
use crate::state::{LastDays, ROW};

/// LD-10.9: at most so many are hit by Treason.
pub(crate) const MOST_HIT: u8 = 4;
/// LD-11.4: so many neutrals are exchanged.
pub(crate) const EXCHANGED: u8 = 3;

impl LastDays {
    /// LD-5.14, ruling LD-R9: whose slot card a seat may play instead of its own.
    pub(crate) fn lender(&self, seat: Seat) -> Option<Seat> {
        if self.auction.ranking.as_slice().first() != Some(&seat) {
            return None;
        }
        let entitled = self.auction.acting.as_slice().iter().copied().collect();
        borrowed_from(seat, entitled, usize::from(self.seats))
    }

    /// The slot card of a seat in this auction, if nobody has carried it out.
    pub(crate) fn slot_card(&self, seat: Seat) -> Option<Card> {
        let slot = usize::from(self.auction.slot);
        if self.carried[seat.index()] >> slot & 1 == 1 { None } else { self.rows[seat.index()][slot] }
    }

    /// LD-8.7, rulings LD-R10 and LD-R16: own laid-out cards with no cubes on them that nobody has
    /// carried out: bits by slot.
    pub(crate) fn unbid(&self, seat: Seat) -> u8 {
        let (slots, row) = (&self.slots[seat.index()], &self.rows[seat.index()]);
        let free = (0..ROW).filter(|&slot| slots[usize::from(slot)] == 0 && row[usize::from(slot)].is_some());
        free.fold(0, |bits, slot| bits | 1 << slot) & !self.carried[seat.index()]
    }

    /// LD-5.15, ruling LD-R12: whether a card can be carried out completely now, when so many special
    /// cards have been shown with it.
    pub(crate) fn can_carry_out(&self, seat: Seat, card: Card, shown: u8) -> bool {
        // Rulings LD-R31, LD-R76 and LD-R100: all special cards that must be drawn are there.
        if card.specials() > self.special.drawable() + shown {
            return false;
        }
        match card {
            Card::Support2 => true,
            Card::Ships2 | Card::Ships3 | Card::Cargo => {
                self.movable(SailReason::Card(card), 0).count_ones() >= u32::from(card.ships())
            }
            Card::Sabotage => self.harbour.berths().any(|ship| self.can_target(card, ship)),
            Card::Treason => self.harbour.berths().any(|ship| self.can_target(card, ship)) || self.senate != [0; 5],
            _ => self.can_place_with_specials(&Placing::new(BoardReason::Card(card), seat, card.lots())),
        }
    }

    /// LD-8.3, LD-9.3, LD-9.12, rulings LD-R13 and LD-R28: the ships that may be moved, without
    /// those that are closed.
    pub(crate) fn movable(&self, why: SailReason, closed: Ships) -> Ships {
        let may_move = |&ship: &Berth| {
            let there = self.harbour.ship(ship);
            let open = match why {
                SailReason::Demagogos => there.in_port(),
                SailReason::Card(card) => card != Card::Cargo || !there.flies(),
            };
            open && self.harbour.can_move(ship)
        };
        self.harbour.berths().filter(may_move).fold(0, |ships, ship| ships | 1 << ship) & !closed
    }

    /// LD-10.8, LD-10.9, LD-9.13: whether a red card can be aimed at a ship.
    pub(crate) fn can_target(&self, card: Card, ship: Berth) -> bool {
        let there = self.harbour.ship(ship);
        !there.is_immune() && !there.is_empty() && there.in_port() == (card == Card::Treason)
    }

    /// LD-11.4, rulings LD-R42 and LD-R53: where neutrals can be exchanged.
    pub(crate) fn can_exchange(&self, seat: Seat, ship: Berth) -> bool {
        self.harbour.can_exchange(ship, EXCHANGED) && self.stock(seat) >= EXCHANGED
    }
}

/// LD-5.13 to LD-5.17, LD-8.7: a card is named.
pub(crate) fn play<L: Log<Event>>(game: &mut LastDays, seat: Seat, source: Source, empathy: bool, log: &mut L) {
    let mut from = None;
    let card = match source {
        Source::Own => carry(game, seat, game.auction.slot),
        Source::Unbid(slot) => carry(game, seat, slot),
        Source::Borrowed => {
            from = game.lender(seat);
            from.and_then(|lender| carry(game, lender, game.auction.slot))
        }
        Source::Gods(card) => {
            // LD-12.9: discarded at once.
            game.auction.gods = true;
            game.gods.remove(card.index());
            game.politics.discard.add(card.index());
            Some(card)
        }
        Source::Hand(card) => {
            play_special(game, seat, Special::Intervention, log);
            game.hands[seat.index()].remove(card.index());
            game.politics.discard.add(card.index());
            Some(card)
        }
    };
    let Some(card) = card else { return };
    log.add(Event::Played { seat, card, source, from, empathy });
    if empathy {
        play_special(game, seat, Special::Empathy, log);
    }
    game.auction.played = game.auction.played.with(seat);
    game.player = seat;
    game.card = Some(card);
    next_player(game);
    game.stack.push(if empathy { Step::Exchange } else { Step::Execute });
}

/// Ruling LD-R10: a laid-out card is carried out once.
fn carry(game: &mut LastDays, seat: Seat, slot: u8) -> Option<Card> {
    game.carried[seat.index()] |= 1 << slot;
    game.rows[seat.index()][usize::from(slot)]
}

/// LD-5.13, LD-8.7: no card is played.
pub(crate) fn decline<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    next_player(game);
    log.add(Event::Declined { seat });
}

/// LD-5.12: the next entitled player, if there is one.
fn next_player(game: &mut LastDays) {
    match game.stack.top() {
        Step::Play { place } if usize::from(place) + 1 < game.auction.acting.len() => {
            game.stack.replace(Step::Play { place: place + 1 });
        }
        _ => game.stack.pop(),
    }
}

/// LD-5.18: the card is carried out.
pub(crate) fn execute(game: &mut LastDays) {
    let seat = game.player;
    game.stack.pop();
    let Some(card) = game.card else { return };
    if card.is_red() {
        return game.stack.push(Step::Target { card });
    }
    game.stack.push(Step::Extra { card });
    if card.lots() != [0; 2] {
        boarding::begin(game, seat, BoardReason::Card(card), card.lots());
    }
}

/// LD-10.3, LD-10.5 to LD-10.7, ruling LD-R37: what a card does beside placing refugees: ships move,
/// not those it has boarded; special cards are drawn; a point.
pub(crate) fn extra<L: Log<Event>>(game: &mut LastDays, card: Card, log: &mut L) {
    let seat = game.player;
    game.stack.pop();
    if card.ships() > 0 {
        let closed = if card == Card::Ref1Ship { game.placing.placed.ships } else { 0 };
        // LD-12.6, ruling LD-R39: one ship more may move.
        let extra = game.event == Some(EventCard::Winds);
        game.stack.push(Step::Sail { why: SailReason::Card(card), left: card.ships(), extra, closed });
    }
    drawing::gain(game, seat, card.specials());
    if card == Card::Ref1Vp {
        score(game, seat, game.data.refugees_vp, PointReason::Refugees, log);
    }
}

/// LD-10.5, LD-10.6, LD-12.6: one ship moves; its arrival is finished before the next is named.
pub(crate) fn sail<L: Log<Event>>(game: &mut LastDays, ship: Berth, winds: bool, log: &mut L) {
    let Step::Sail { why, left, extra, closed } = game.stack.top() else { return };
    game.stack.replace(Step::Sail {
        why,
        left: left - u8::from(!winds),
        extra: extra && !winds,
        closed: closed | 1 << ship,
    });
    let premium = why == SailReason::Card(Card::Cargo) && !winds;
    sailing::advance(game, ship, Some(game.player), premium, log);
}

/// LD-5.18 (4): the ship is named, then Guardians may answer.
pub(crate) fn target<L: Log<Event>>(game: &mut LastDays, ship: Berth, card: Card, log: &mut L) {
    let attacker = game.player;
    log.add(Event::Targeted { seat: attacker, card, ship });
    game.stack.replace(Step::Strike { ship, card });
    sailing::open_window(game, Step::Guard { ship, card }, |game, seat| {
        game.harbour.ship(ship).may_be_guarded_by(seat, attacker) && game.could_hold(seat, Special::Guardian)
    });
}

/// LD-11.7, ruling LD-R14: the card has no effect.
pub(crate) fn guard<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    play_special(game, seat, Special::Guardian, log);
    game.window.close();
    // The window, and the blow.
    game.stack.pop();
    game.stack.pop();
}

/// Nobody guarded the ship.
pub(crate) fn strike<L: Log<Event>>(game: &mut LastDays, ship: Berth, card: Card, log: &mut L) {
    if card == Card::Treason {
        return game.stack.replace(Step::ThrowOff { ship, thrown: 0, ahead: 0 });
    }
    // LD-10.8, ruling LD-R34: a point for each refugee of a player ahead.
    let (attacker, points) = (game.player, game.if_sunk(game.player, ship));
    game.stack.pop();
    sailing::send_home(game, ship, log);
    score(game, attacker, points, PointReason::Sabotage, log);
}

/// LD-10.9 (i), ruling LD-R34: a refugee is discarded, up to four.
pub(crate) fn throw_off<L: Log<Event>>(game: &mut LastDays, colour: Colour, hold: bool, log: &mut L) {
    let Step::ThrowOff { ship, thrown, ahead } = game.stack.top() else { return };
    let attacker = game.player;
    let ahead = ahead + u8::from(colour.seat().is_some_and(|seat| game.is_ahead(seat, attacker)));
    game.throw_off(ship, colour, hold);
    log.add(Event::ThrownOff { seat: attacker, colour, ship });
    if thrown + 1 < MOST_HIT && !game.harbour.ship(ship).is_empty() {
        return game.stack.replace(Step::ThrowOff { ship, thrown: thrown + 1, ahead });
    }
    end_treason(game, ahead, log);
}

/// LD-10.9 (i): the points come when all have been discarded.
pub(crate) fn end_treason<L: Log<Event>>(game: &mut LastDays, ahead: u8, log: &mut L) {
    game.stack.pop();
    score(game, game.player, ahead, PointReason::Treason, log);
}

/// LD-10.9 (ii), ruling LD-R35: cubes leave the Senate.
pub(crate) fn expel<L: Log<Event>>(game: &mut LastDays, target: Seat, cubes: u8, log: &mut L) {
    game.senate[target.index()] -= cubes;
    game.front[target.index()] += cubes;
    game.stack.pop();
    log.add(Event::Expelled { seat: game.player, target, cubes });
}

/// LD-11.4: three neutrals go to the Camp, three own refugees take their seats.
pub(crate) fn exchange<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let seat = game.player;
    game.take_from_stock(seat, EXCHANGED);
    game.harbour.exchange(ship, seat, EXCHANGED);
    game.stack.pop();
    log.add(Event::Exchanged { seat, ship });
}
