//! Politics and special cards come into hands: by luck, or from the display.

use engine::{Dice, Log, Seat};
use fleet::{Counts, Special};

use crate::actions::{CardList, Chance};
use crate::components::SPECIALS;
use crate::events::Event;
use crate::kinds::{CARDS, Card};
use crate::phases::factions::ARCHON;
use crate::stack::Step;
use crate::state::Doom;

fleet::drawing!(Doom, "DA-2.8", "DA-8.1", "DA-6.10", "DA-11.1");

/// DA-11.1, DA-13.5.2, ruling DA-R34: a special card is gained, if there is one.
pub(crate) fn gain(game: &mut Doom, seat: u8) {
    // Ruling DA-R78: a gap that could not be filled is filled first.
    if game.table.options.open_specials && game.table.display.contains(&None) && game.cards.special.drawable() > 0 {
        return game.table.stack.push(Step::Display);
    }
    if game.table.display != [None; 3] {
        return game.table.stack.replace(Step::ChooseSpecial { seat });
    }
    match game.cards.special.drawable() {
        0 => game.table.stack.pop(),
        _ => game.table.stack.replace(Step::DrawSpecials { seat, count: 1 }),
    }
}

/// DA-13.5.2: a displayed card is taken; everybody sees it, and the gap is filled at once.
pub(crate) fn take_displayed<L: Log<Event>>(game: &mut Doom, seat: Seat, special: Special, log: &mut L) {
    if let Some(place) = game.table.display.iter().position(|&card| card == Some(special)) {
        game.table.display[place] = None;
    }
    game.cards.specials[seat.index()].add(special.index());
    let mut known = Counts::from(game.table.known_specials[seat]);
    known.add(special.index());
    game.table.known_specials[seat] = known.into();
    log.add(Event::SpecialTaken { seat, special });
    // Ruling DA-R53: if nothing is left, the display shrinks.
    match game.cards.special.drawable() {
        0 => game.table.stack.pop(),
        _ => game.table.stack.replace(Step::Display),
    }
}

pub(crate) fn sample_display<D: Dice>(game: &Doom, dice: &mut D) -> Chance {
    let kind = game.cards.special.sample(1, dice).next().expect("the display is filled while there are cards");
    Chance::Display { special: Special::ALL[kind % SPECIALS] }
}

/// DA-13.5.2: a card from the deck lies openly.
pub(crate) fn display<L: Log<Event>>(game: &mut Doom, special: Special, log: &mut L) {
    game.cards.refill_specials(log);
    game.cards.special.drawn_openly(special.index());
    if let Some(gap) = game.table.display.iter().position(Option::is_none) {
        game.table.display[gap] = Some(special);
    }
    game.table.stack.pop();
    log.add(Event::Displayed { special });
}
