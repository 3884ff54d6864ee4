//! The invariants of chapter 17 that can be seen on one position. Those that span a round are
//! watched by the tests.

use fleet::{Colour, Counts, NEUTRAL};

use crate::kinds::EventCard;
use crate::stack::Step;
use crate::state::Doom;

/// Checks everything; the sentence names what is broken.
pub(crate) fn audit(game: &Doom) -> Result<(), String> {
    cubes(game)?;
    neutrals(game)?;
    cards(game)?;
    ships(game)?;
    factions(game)?;
    events(game)
}

/// DA-I1, DA-I14: every cube of a player is somewhere, once.
fn cubes(game: &Doom) -> Result<(), String> {
    for seat in game.all_seats() {
        let index = seat.index();
        let slots: u8 = game.slots[index].iter().sum();
        let ashore = game.supply[index] + game.senate[index] + game.spent[index] + slots;
        let all = ashore + game.harbour.at_sea(Colour::Seat(seat)) + game.harbour.new_land[index];
        if all != game.data.cubes {
            return Err(format!("DA-I1: {seat} has {all} cubes"));
        }
        if game.options.family && game.senate[index] > 0 {
            return Err(format!("DA-I14: {seat} has cubes in the Senate"));
        }
        if game.bid[index] > game.supply[index] {
            return Err(format!("DA-I1: {seat} bids more than there is"));
        }
    }
    Ok(())
}

/// DA-I2.
fn neutrals(game: &Doom) -> Result<(), String> {
    let all = game.harbour.camp + game.harbour.at_sea(Colour::Neutral) + game.harbour.new_land[NEUTRAL];
    if all == game.data.neutrals { Ok(()) } else { Err(format!("DA-I2: {all} neutrals")) }
}

/// DA-I3: every card is somewhere, once; and what seats note about draw piles is true.
fn cards(game: &Doom) -> Result<(), String> {
    let mut politics = game.politics.pile.with(&game.politics.discard);
    let mut specials = game.special.pile.with(&game.special.discard);
    for seat in game.all_seats() {
        let index = seat.index();
        politics = politics.with(&game.hands[index]).with(&game.politics.buried[index]);
        for card in game.rows[index].into_iter().flatten() {
            politics.add(card.index());
        }
        specials = specials.with(&game.specials[index]);
        if !game.specials[index].holds(&game.known[index]) {
            return Err(format!("DA-13.5.2: {seat} lacks a special card all saw it take"));
        }
        bound(&game.politics.bounds[index], &game.politics.pile, "politics")?;
        bound(&game.special.bounds[index], &game.special.pile, "special")?;
    }
    for special in game.display.into_iter().flatten() {
        specials.add(special.index());
    }
    if politics != game.data.politics {
        return Err(format!("DA-I3: politics cards {politics:?}"));
    }
    if specials != game.data.specials {
        return Err(format!("DA-I3: special cards {specials:?}"));
    }
    Ok(())
}

fn bound<const N: usize>(bound: &Counts<N>, pile: &Counts<N>, which: &str) -> Result<(), String> {
    if bound.holds(pile) { Ok(()) } else { Err(format!("DA-R33: the {which} pile is not what a seat noted")) }
}

/// DA-I4, DA-I5.
fn ships(game: &Doom) -> Result<(), String> {
    for (berth, ship) in game.harbour.ships().iter().enumerate() {
        if ship.taken() > ship.seats {
            return Err(format!("DA-I4: {} sit on the ship of berth {}", ship.taken(), berth + 1));
        }
        if !ship.in_port() && ship.is_empty() {
            return Err(format!("DA-I5: the ship of berth {} is at sea and empty", berth + 1));
        }
        if ship.hold[NEUTRAL] > 0 {
            return Err("DA-11.6: a neutral is in a hold".into());
        }
        // DA-I10.
        let upgraded = match (game.options.ships, game.markers_left) {
            (None, 3) => Some(false),
            (None, 2) => Some(ship.kind.index() < 2),
            (None, 1) => Some(true),
            _ => None,
        };
        if upgraded.is_some_and(|upgraded| upgraded != ship.upgraded) {
            return Err(format!("DA-I10: {} with {} markers", ship.kind, game.markers_left));
        }
    }
    Ok(())
}

/// DA-I6: after the picks every player has as many factions as belong, and markers stand apart.
fn factions(game: &Doom) -> Result<(), String> {
    let voting = matches!(game.stack.top(), Step::Lay | Step::Bids | Step::Declare { .. } | Step::Play { .. });
    let skipped = game.round == 1 && game.event == Some(EventCard::Confusion);
    if !voting || skipped {
        return Ok(());
    }
    let each = if game.seats == 2 { 2 } else { 1 };
    for seat in game.all_seats() {
        let held = game.holder.iter().filter(|&&holder| holder == Some(seat)).count();
        if held != each {
            return Err(format!("DA-I6: {seat} holds {held} factions"));
        }
        if game.all_seats().any(|other| other != seat && game.marker(other) == game.marker(seat)) {
            return Err(format!("DA-I6: the marker of {seat} shares its field"));
        }
    }
    Ok(())
}

/// DA-I3: events are in the deck, removed, or seen.
fn events(game: &Doom) -> Result<(), String> {
    let unseen = game.unseen_events().count() as u8;
    let dooms = game.unseen_events().filter(|event| event.is_doom()).count() as u8;
    if dooms != game.markers_left || game.event_deck > unseen || game.event_deck < dooms {
        return Err(format!("DA-I3: {unseen} events unseen, {dooms} of them Doom, {} in the deck", game.event_deck));
    }
    Ok(())
}
