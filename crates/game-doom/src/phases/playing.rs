//! DA-5.14 to DA-5.20 and chapter 10: cards are played and carried out.

use engine::{Log, Seat};
use fleet::{Berth, Colour, MOST_HIT, Placing, Special};

use crate::actions::BoardReason;
use crate::events::Event;
use crate::kinds::{Card, Faction, Source};
use crate::phases::{boarding, forget_special, play_special, sailing};
use crate::stack::Step;
use crate::state::{Doom, OpenTable};

fleet::playing!(Doom);

/// DA-11.4: so many neutrals are exchanged.
pub(crate) const EXCHANGED: u8 = 3;

impl OpenTable {
    /// DA-5.16, DA-8.6, DA-13.1.4: whose slot card a seat may play instead of its own.
    pub(crate) fn lender(&self, seat: Seat) -> Option<Seat> {
        let first = self.council.vote.ranking.as_slice().first() == Some(&seat);
        let philosopher = self.seats() > 2 && self.holds(seat, Faction::Philosophios);
        if !first && !philosopher {
            return None;
        }
        self.council
            .nearest_not_entitled(seat)
            .filter(|&lender| self.seats() > 2 || !self.holds(lender, Faction::Philosophios))
    }

    /// DA-5.17, ruling DA-R14: whether a card can be carried out completely now by somebody who has these special
    /// cards, and whether there is one to gain.
    pub(crate) fn can_carry_out(
        &self,
        seat: Seat,
        card: Card,
        has: impl Fn(Special) -> bool,
        can_gain: impl Fn() -> bool,
    ) -> bool {
        match card {
            Card::Ref1 | Card::Ref2 | Card::Ref21 | Card::Aristo => {
                let placing = Placing::new(BoardReason::Card(card), seat, lots(card));
                self.ships_to_board(&placing.with_specials(Special::BOARDING.map(has))) != 0
            }
            Card::Ships2 => self.movable(card, 0).count() >= 2,
            Card::Royal => self.movable(card, 0).next().is_some(),
            Card::Support1 => can_gain(),
            Card::Sabotage | Card::Treason => {
                self.council.harbour.berths().any(|ship| self.can_target(seat, card, ship))
                    || card == Card::Treason && !self.options.family && self.council.is_senate_used()
            }
        }
    }

    /// DA-9.3, DA-9.13, ruling DA-R15: the ships a card may move, without those it has moved.
    pub(crate) fn movable(&self, card: Card, moved: u8) -> impl Iterator<Item = Berth> + use<'_> {
        self.council.harbour.berths().filter(move |&ship| {
            let royal_airship = card == Card::Royal && self.council.harbour.ship(ship).flies();
            self.council.harbour.can_move(ship) && moved >> ship & 1 == 0 && !royal_airship
        })
    }

    /// DA-10.8, DA-10.9, DA-9.14, ruling DA-R49: whether a red card can be aimed at a ship.
    pub(crate) fn can_target(&self, attacker: Seat, card: Card, ship: Berth) -> bool {
        let there = self.council.harbour.ship(ship);
        if there.is_immune() {
            return false;
        }
        match card {
            Card::Sabotage => {
                let safe = self.protected_from(attacker).is_some_and(|seat| there.of(Colour::Seat(seat)) > 0);
                !there.in_port() && !safe
            }
            _ => there.in_port() && fleet::colours().any(|colour| self.can_throw_off(attacker, ship, colour)),
        }
    }

    /// DA-10.9, rulings DA-R43 and DA-R49: whose refugees Treason can hit.
    pub(crate) fn can_throw_off(&self, attacker: Seat, ship: Berth, colour: Colour) -> bool {
        let safe = colour.seat().is_some() && colour.seat() == self.protected_from(attacker);
        self.council.harbour.ship(ship).of(colour) > 0 && !safe
    }

    /// DA-11.4, ruling DA-R58: where neutrals can be exchanged.
    pub(crate) fn can_exchange(&self, seat: Seat, ship: Berth) -> bool {
        self.council.harbour.can_exchange(ship, EXCHANGED) && self.council.players[seat].supply >= EXCHANGED
    }
}

impl Doom {
    /// DA-5.17, ruling DA-R14: whether a card can be carried out completely now, with a special card
    /// shown to play it or without.
    pub(crate) fn can_carry_out(&self, seat: Seat, card: Card, shown: bool) -> bool {
        let can_gain = || shown || self.can_gain();
        self.table.can_carry_out(seat, card, |special| self.cards.has_special(seat, special), can_gain)
    }
}

fn lots(card: Card) -> [u8; 2] {
    match card {
        Card::Ref2 => [2, 0],
        Card::Ref21 => [2, 1],
        _ => [1, 0],
    }
}

/// DA-5.15 to DA-5.19: a card is named.
pub(crate) fn play<L: Log<Event>>(game: &mut Doom, seat: Seat, source: Source, empathy: bool, log: &mut L) {
    let slot = game.table.council.vote.slot;
    let mut from = None;
    let card = match source {
        Source::Own => game.cards.carry_out(&mut game.table.council, seat, slot),
        Source::Borrowed => {
            from = game.table.lender(seat);
            from.and_then(|lender| game.cards.carry_out(&mut game.table.council, lender, slot))
        }
        Source::Hand(card) => {
            forget_special(game, seat, Special::Intervention);
            game.cards.intervene(seat, card, log);
            Some(card)
        }
    };
    let Some(card) = card else { return };
    played(game, seat, (card, source, from), empathy, log);
}

/// DA-5.20: the first choice of the card.
pub(crate) fn execute(game: &mut Doom) {
    let Some(card) = game.table.card else { return game.table.stack.pop() };
    let seat = game.table.council.player;
    game.table.stack.pop();
    match card {
        Card::Ref1 | Card::Ref2 | Card::Ref21 | Card::Aristo => {
            boarding::begin(game, seat, BoardReason::Card(card), lots(card));
        }
        Card::Ships2 => game.table.stack.push(Step::Sail { card, left: 2, moved: 0 }),
        Card::Royal => game.table.stack.push(Step::Sail { card, left: 1, moved: 0 }),
        Card::Support1 => game.table.stack.push(Step::Gain { seat: seat.0 }),
        Card::Sabotage | Card::Treason => game.table.stack.push(Step::Target { card }),
    }
}

/// DA-10.5, DA-10.6: one ship moves; its arrival is finished before the next is named.
pub(crate) fn sail<L: Log<Event>>(game: &mut Doom, ship: Berth, card: Card, left: u8, moved: u8, log: &mut L) {
    match left {
        0 | 1 => game.table.stack.pop(),
        _ => game.table.stack.replace(Step::Sail { card, left: left - 1, moved: moved | 1 << ship }),
    }
    sailing::advance(game, ship, Some(game.table.council.player), card == Card::Royal, log);
}

/// Nobody guarded the ship.
pub(crate) fn strike<L: Log<Event>>(game: &mut Doom, ship: Berth, card: Card, log: &mut L) {
    match card {
        Card::Sabotage => {
            game.table.stack.pop();
            game.table.council.send_home(ship, log);
        }
        _ => game.table.stack.replace(Step::ThrowOff { ship, thrown: 0 }),
    }
}

/// DA-10.9 (i): a refugee is discarded, up to four.
pub(crate) fn throw_off<L: Log<Event>>(
    game: &mut Doom,
    ship: Berth,
    thrown: u8,
    (colour, hold): (Colour, bool),
    log: &mut L,
) {
    let attacker = game.table.council.player;
    game.table.council.throw_off(attacker, ship, (colour, hold), log);
    let more = fleet::colours().any(|colour| game.table.can_throw_off(attacker, ship, colour));
    if thrown + 1 < MOST_HIT && more {
        return game.table.stack.replace(Step::ThrowOff { ship, thrown: thrown + 1 });
    }
    game.table.stack.pop();
}

/// DA-11.4: three neutrals go to the Camp, three own refugees take their seats.
pub(crate) fn exchange<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let seat = game.table.council.player;
    game.table.council.harbour.exchange(ship, seat, EXCHANGED);
    game.table.council.players[seat].supply -= EXCHANGED;
    game.table.stack.pop();
    log.add(fleet::Event::Exchanged { seat, ship }.into());
}
