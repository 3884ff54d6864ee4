//! AE-6.C, AE-6.D, AE-8: sending settlers, new residences, and what a knowledge card makes wait.

use engine::Log;

use crate::actions::Target;
use crate::asks::{Building, Source};
use crate::atoms::Trigger;
use crate::events::{Event, SendReason};
use crate::kinds::{Cell, Colour, Knowledge, Profession, Residence};
use crate::phases::gains;
use crate::player::NONE;
use crate::stack::Step;
use crate::state::{Exodus, Waiting};

/// AE-6.C: a settler leaves the training area; his dispatch bonus follows.
pub(crate) fn send<L: Log<Event>>(
    game: &mut Exodus,
    profession: Profession,
    target: Target,
    why: SendReason,
    log: &mut L,
) {
    let colour = game.data.school.field(profession).colour;
    game.remove_settler(profession);
    log.add(Event::Dispatched { seat: game.active, profession, target, why });
    bonus_follows(game, profession);
    match target {
        // AE-6.C.5: a new residence comes first.
        Target::Residence if game.own().incomplete == NONE => {
            game.stack.push(Step::Settle { profession });
            game.stack.push(Step::TakeResidence { profession });
        }
        Target::Residence => add_resident(game, colour),
        Target::Ship => {
            let own = game.own_mut();
            own.crew.set(own.crew_count, Some(colour));
            own.crew_count += 1;
        }
        Target::Workshop { cell, slot } => fill_slot(game, cell, slot, colour, log),
        Target::Pillar { pillar, stage } => game.own_mut().pillars[usize::from(pillar)].man(stage),
    }
}

/// AE-6.C.4, AE-6.D.3: the dispatch bonus, now or after both settlers of a knowledge card are placed.
fn bonus_follows(game: &mut Exodus, profession: Profession) {
    if game.waiting.on {
        let place = usize::from(game.waiting.bonuses[0] != 0);
        game.waiting.bonuses[place] = profession as u8 + 1;
    } else {
        gains::begin(game, Source::Dispatch(profession));
    }
}

/// AE-8.2: a settler enters the incomplete residence.
pub(crate) fn add_resident(game: &mut Exodus, colour: Colour) {
    let own = game.own_mut();
    own.plots[usize::from(own.incomplete)].add_resident(colour);
    own.room -= 1;
    if own.room == 0 {
        own.incomplete = NONE;
    }
}

/// AE-10.3: a settler goes onto a slot; a workshop with all slots filled is active.
pub(crate) fn fill_slot<L: Log<Event>>(game: &mut Exodus, cell: Cell, slot: u8, colour: Colour, log: &mut L) {
    let data = game.components();
    let own = game.own_mut();
    let plot = &mut own.plots[cell.index()];
    plot.fill_slot(slot, colour);
    if let Some(Building::Workshop(workshop)) = plot.building
        && plot.filled_slots() == data.workshop(workshop).all_slots()
    {
        own.active |= 1 << cell.index();
        log.add(Event::WorkshopActive { seat: game.active, workshop, cell });
    }
}

/// D-15, AE-8.3: a residence is taken, to be put down; then the display is refilled.
pub(crate) fn take_residence<L: Log<Event>>(game: &mut Exodus, residence: Residence, log: &mut L) {
    game.open_residences &= !(1 << residence.0);
    log.add(Event::ResidenceTaken { seat: game.active, residence });
    game.stack.replace(Step::Refill);
    game.stack.push(Step::Place { building: Building::Residence(residence) });
}

/// AE-8.3: the settler enters the new residence.
pub(crate) fn settle(game: &mut Exodus, profession: Profession) {
    game.stack.pop();
    let colour = game.data.school.field(profession).colour;
    add_resident(game, colour);
}

/// AE-6.D: an action; the card is taken, then both settlers are sent, then all bonuses follow.
pub(crate) fn take_knowledge<L: Log<Event>>(game: &mut Exodus, name: Knowledge, copy: u8, log: &mut L) {
    game.actions_left -= 1;
    let mut copies = (0..game.knowledge_fields.len()).filter(|&field| game.knowledge_fields[field] == name.0);
    let field = copies.nth(usize::from(copy));
    if let Some(field) = field {
        game.knowledge_fields[field] = NONE;
    }
    game.waiting = Waiting { know: know_workshops(game), on: true, ..Waiting::default() };
    receive_knowledge(game, name, field.map(|field| field as u8), log);
    game.stack.push(Step::WaitingBonuses { next: 0 });
    game.stack.push(Step::WaitingCells { next: 0 });
    game.stack.push(Step::Know);
    game.stack.push(Step::SendBoth { name });
}

/// AE-6.D.3, AE-14.11: a knowledge card is received.
pub(crate) fn receive_knowledge<L: Log<Event>>(game: &mut Exodus, name: Knowledge, field: Option<u8>, log: &mut L) {
    game.own_mut().knowledge |= 1 << name.0;
    log.add(Event::KnowledgeTaken { seat: game.active, name, field });
}

/// AE-10.7: the active workshops of the player that a knowledge card triggers: bits by cell.
pub(crate) fn know_workshops(game: &Exodus) -> u16 {
    let own = game.own();
    let is_know = |cell: &u8| match own.plot(Cell(*cell)).building {
        Some(Building::Workshop(workshop)) => game.data.workshop(workshop).effect.trigger == Trigger::Knowledge,
        _ => false,
    };
    crate::player::bits(u32::from(own.active)).filter(is_know).fold(0, |set, cell| set | 1 << cell)
}

/// D-16: one of the two settlers is sent.
pub(crate) fn send_for_knowledge<L: Log<Event>>(
    game: &mut Exodus,
    profession: Profession,
    target: Target,
    step: Step,
    log: &mut L,
) {
    let name = match step {
        Step::SendBoth { name } => {
            let [first, second] = game.data.knowledge(name).requires;
            let other = if profession == first { second } else { first };
            game.stack.replace(Step::SendLast { name, profession: other });
            name
        }
        Step::SendLast { name, .. } => {
            game.stack.pop();
            name
        }
        _ => return,
    };
    send(game, profession, target, SendReason::Knowledge(name), log);
}

/// AE-6.D.4: KNOW workshops in grid order, each with all that follows from it.
pub(crate) fn know<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    game.waiting.on = false;
    let set = game.waiting.know;
    if set == 0 {
        return game.stack.pop();
    }
    game.waiting.know = set & (set - 1);
    let cell = Cell(set.trailing_zeros() as u8);
    if let Some(Building::Workshop(workshop)) = game.own().plot(cell).building {
        log.add(Event::Triggered { seat: game.active, workshop });
        gains::receive(game, game.data.workshop(workshop).effect.gain, Source::Workshop(workshop), log);
    }
}

/// AE-6.D.4: placement bonuses in the order of placing.
pub(crate) fn waiting_cell(game: &mut Exodus, next: u8) {
    match game.waiting.cells.get(usize::from(next)) {
        Some(&cell @ 1..) => {
            game.stack.replace(Step::WaitingCells { next: next + 1 });
            gains::begin(game, Source::Cell(Cell(cell - 1)));
        }
        _ => {
            game.waiting.cells = [0; 2];
            game.stack.pop();
        }
    }
}

/// AE-6.D.4: dispatch bonuses in the order of sending.
pub(crate) fn waiting_bonus(game: &mut Exodus, next: u8) {
    match game.waiting.bonuses.get(usize::from(next)) {
        Some(&profession @ 1..) => {
            game.stack.replace(Step::WaitingBonuses { next: next + 1 });
            gains::begin(game, Source::Dispatch(Profession::of(usize::from(profession) - 1)));
        }
        _ => {
            game.waiting.bonuses = [0; 2];
            game.stack.pop();
        }
    }
}
