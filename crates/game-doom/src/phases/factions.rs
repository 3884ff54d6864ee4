//! Chapters 3 and 4: the Senate, the factions, and their powers at the end of the phase.

use engine::{KindSet, Log, Seat, SeatSet};

use crate::actions::BoardReason;
use crate::events::{Event, PointReason};
use crate::kinds::{EventCard, Faction};
use crate::phases::{boarding, doom};
use crate::stack::Step;
use crate::state::Doom;

/// DA-8.1: so many cards are drawn and discarded.
pub(crate) const ARCHON: u8 = 5;

/// DA-3.0, DA-12.6, DA-13.3.1: a round begins; after *Confusion* with the votes.
pub(crate) fn start_round<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.table.council.round += 1;
    game.table.demagogos_used = false;
    game.table.council.ready = SeatSet::EMPTY;
    log.add(Event::RoundBegan { round: game.table.council.round, vote: game.table.vote_kind() });
    game.table.stack.replace(Step::Lay);
    if game.table.event == Some(EventCard::Confusion) {
        // Ruling DA-R40: the other reading, if it was chosen.
        if game.table.options.confusion_repeats_powers {
            game.table.stack.push(Step::Powers { left: Faction::POWERS });
        }
        return;
    }
    game.table.stack.push(Step::Factions);
    if !game.table.options.family {
        game.table.stack.push(Step::Senate);
    }
}

/// DA-3.1, DA-3.2: cubes for the Senate; the last choice opens all.
pub(crate) fn commit<L: Log<Event>>(game: &mut Doom, seat: Seat, cubes: u8, log: &mut L) {
    if game.cards.commit(&mut game.table.council, seat, cubes, log) {
        let cubes = game.cards.open_senate(&mut game.table.council);
        game.table.stack.pop();
        log.add(Event::SenateOpened { cubes });
    }
}

/// DA-4.1: the pick order is fixed.
pub(crate) fn begin(game: &mut Doom) {
    game.table.council.order = game.table.council.senate_order();
    game.table.stack.replace(Step::TurnPlus);
    game.table.stack.push(Step::Powers { left: Faction::POWERS });
    if game.table.seats() == 2 {
        game.table.stack.push(Step::SecondPick { place: 0 });
    }
    game.table.stack.push(Step::FreePick { place: 0 });
    game.table.stack.push(Step::Pick { place: 0 });
}

/// DA-4.2 to DA-4.8, DA-13.1.3: a faction is taken; the price depends on the place alone.
pub(crate) fn take<L: Log<Event>>(game: &mut Doom, seat: Seat, faction: Faction, log: &mut L) {
    let price = match game.table.stack.top() {
        Step::Pick { place } => game.table.price(place),
        _ => 0,
    };
    game.table.council.players[seat].supply -= price;
    game.table.council.players[seat].spent += price;
    game.table.factions[faction.index()].holder = Some(seat);
    game.table.council.players[seat].marker = game.table.data.field(faction);
    log.add(Event::FactionTaken { seat, faction, price });
    // DA-4.7, ruling DA-R7.
    if game.table.shows_plus(faction) {
        game.table.factions[faction.index()].bonus = 0;
        doom::score(game, seat, 1, PointReason::PlusOne, log);
    }
    next_pick(game);
}

/// DA-4.2: none is taken yet.
pub(crate) fn pass<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    log.add(Event::FactionPassed { seat });
    next_pick(game);
}

fn next_pick(game: &mut Doom) {
    let (place, step): (u8, fn(u8) -> Step) = match game.table.stack.top() {
        Step::Pick { place } => (place, |place| Step::Pick { place }),
        Step::FreePick { place } => (place, |place| Step::FreePick { place }),
        Step::SecondPick { place } => (place, |place| Step::SecondPick { place }),
        _ => return,
    };
    if usize::from(place) + 1 < game.table.seats() {
        game.table.stack.replace(step(place + 1))
    } else {
        game.table.stack.pop()
    }
}

/// DA-4.5: only those who passed pick again. False if somebody is to pick.
pub(crate) fn skip_holders(game: &mut Doom, place: u8) -> bool {
    let seat = game.table.council.order.as_slice()[usize::from(place)];
    let has_one = game.table.factions.has_one(seat);
    if has_one {
        next_pick(game);
    }
    has_one
}

/// DA-4.9: powers nobody holds or that could do nothing, by what everybody knows, are passed over.
/// False if somebody is to decide.
pub(crate) fn skip_idle_powers(game: &mut Doom, left: u8) -> bool {
    let Some((seat, powers)) = game.table.next_power(left) else {
        game.table.stack.pop();
        return true;
    };
    let idle = Faction::AT_THE_END
        .iter()
        .filter(|&&faction| powers & faction.bit() != 0 && !can_be_used(game, seat, faction))
        .fold(0, |bits, faction| bits | faction.bit());
    if idle != 0 {
        game.table.stack.replace(Step::Powers { left: left & !idle });
    }
    idle != 0
}

/// Whether a power could be used, as far as everybody knows.
fn can_be_used(game: &Doom, seat: Seat, faction: Faction) -> bool {
    match faction {
        Faction::Basileus => boarding::could_place_one(game, seat, BoardReason::Basileus),
        Faction::Demiurgos => game.can_gain(),
        _ => true,
    }
}

impl Doom {
    /// Ruling DA-R34: whether there is a special card to gain.
    pub(crate) fn can_gain(&self) -> bool {
        self.table.display != [None; 3] || self.cards.special.drawable() > 0
    }
}

/// DA-8.1, DA-8.2, DA-8.4.
pub(crate) fn use_power<L: Log<Event>>(game: &mut Doom, seat: Seat, faction: Faction, log: &mut L) {
    let Step::Powers { left } = game.table.stack.top() else { return };
    game.table.stack.replace(Step::Powers { left: left & !faction.bit() });
    log.add(Event::PowerUsed { seat, faction });
    match faction {
        Faction::Archon => {
            game.table.stack.push(Step::Discard { seat: seat.0, left: ARCHON });
            game.table.stack.push(Step::Draw { seat: seat.0, count: ARCHON });
        }
        Faction::Basileus => boarding::begin(game, seat, BoardReason::Basileus, [1, 0]),
        _ => game.table.stack.push(Step::Gain { seat: seat.0 }),
    }
}

/// DA-4.9: using a power is optional.
pub(crate) fn skip_power<L: Log<Event>>(game: &mut Doom, seat: Seat, faction: Faction, log: &mut L) {
    if let Step::Powers { left } = game.table.stack.top() {
        game.table.stack.replace(Step::Powers { left: left & !faction.bit() });
    }
    log.add(Event::PowerSkipped { seat, faction });
}

/// DA-4.10: every faction not taken shows +1.
pub(crate) fn turn_plus<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    for faction in Faction::ALL {
        if game.table.holder(faction).is_none() {
            game.table.factions[faction.index()].bonus = 1;
        }
    }
    game.table.stack.pop();
    let shows = |faction: &Faction| u64::from(game.table.shows_plus(*faction)) << faction.index();
    log.add(Event::PlusTurned { factions: KindSet::new(Faction::ALL.iter().map(shows).sum()) });
}
