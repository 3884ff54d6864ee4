//! The invariants of chapter 17 that can be seen on one position. Those that span a round are
//! watched by the tests.

use engine::Seat;
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
    for seat in game.table.council.all_seats() {
        let index = seat.index();
        let slots: u8 = game.table.council.players[seat].on_slots.iter().sum();
        let ashore = game.table.council.players[seat].supply
            + game.table.council.players[seat].senate
            + game.table.council.players[seat].spent
            + slots;
        let all =
            ashore + game.table.council.harbour.at_sea(Colour::Seat(seat)) + game.table.council.harbour.new_land[index];
        if all != game.table.data.cubes {
            return Err(format!("DA-I1: {seat} has {all} cubes"));
        }
        if game.table.options.family && game.table.council.players[seat].senate > 0 {
            return Err(format!("DA-I14: {seat} has cubes in the Senate"));
        }
        if game.cards.sealed[index] > game.table.council.players[seat].supply {
            return Err(format!("DA-I1: {seat} bids more than there is"));
        }
    }
    Ok(())
}

/// DA-I2.
fn neutrals(game: &Doom) -> Result<(), String> {
    let all = game.table.council.harbour.camp
        + game.table.council.harbour.at_sea(Colour::Neutral)
        + game.table.council.harbour.new_land[NEUTRAL];
    if all == game.table.data.neutrals { Ok(()) } else { Err(format!("DA-I2: {all} neutrals")) }
}

/// DA-I3: every card is somewhere, once; and what seats note about draw piles is true.
fn cards(game: &Doom) -> Result<(), String> {
    let mut politics = game.cards.politics.pile.with(&game.cards.politics.discard);
    let mut specials = game.cards.special.pile.with(&game.cards.special.discard);
    for seat in game.table.council.all_seats() {
        let index = seat.index();
        politics = politics.with(&game.cards.hands[index]).with(&game.cards.politics.buried[index]);
        for card in game.cards.rows[index].into_iter().flatten() {
            politics.add(card.index());
        }
        specials = specials.with(&game.cards.specials[index]);
        if !game.cards.specials[index].holds(&game.table.known_specials[seat].into()) {
            return Err(format!("DA-13.5.2: {seat} lacks a special card all saw it take"));
        }
        bound(&game.cards.politics.bounds[index], &game.cards.politics.pile, "politics")?;
        bound(&game.cards.special.bounds[index], &game.cards.special.pile, "special")?;
    }
    for special in game.table.display.into_iter().flatten() {
        specials.add(special.index());
    }
    if politics != game.table.data.politics {
        return Err(format!("DA-I3: politics cards {politics:?}"));
    }
    if specials != game.table.data.specials {
        return Err(format!("DA-I3: special cards {specials:?}"));
    }
    Ok(())
}

fn bound<const N: usize>(bound: &Counts<N>, pile: &Counts<N>, which: &str) -> Result<(), String> {
    if bound.holds(pile) { Ok(()) } else { Err(format!("DA-R33: the {which} pile is not what a seat noted")) }
}

/// DA-I4, DA-I5.
fn ships(game: &Doom) -> Result<(), String> {
    for (berth, ship) in game.table.council.harbour.ships().iter().enumerate() {
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
        let upgraded = match (game.table.options.ships, game.table.council.markers_left) {
            (None, 3) => Some(false),
            (None, 2) => Some(ship.kind.index() < 2),
            (None, 1) => Some(true),
            _ => None,
        };
        if upgraded.is_some_and(|upgraded| upgraded != ship.upgraded) {
            return Err(format!("DA-I10: {} with {} markers", ship.kind, game.table.council.markers_left));
        }
    }
    Ok(())
}

/// DA-I6: after the picks every player has as many factions as belong, and markers stand apart.
fn factions(game: &Doom) -> Result<(), String> {
    let voting = matches!(game.table.stack.top(), Step::Lay | Step::Bids | Step::Declare { .. } | Step::Play { .. });
    let skipped = game.table.council.round == 1 && game.table.event == Some(EventCard::Confusion);
    if !voting || skipped {
        return Ok(());
    }
    let marker = |seat: Seat| game.table.council.players[seat].marker;
    let each = if game.table.seats() == 2 { 2 } else { 1 };
    for seat in game.table.council.all_seats() {
        let held = game.table.factions.iter().filter(|faction| faction.holder == Some(seat)).count();
        if held != each {
            return Err(format!("DA-I6: {seat} holds {held} factions"));
        }
        if game.table.council.all_seats().any(|other| other != seat && marker(other) == marker(seat)) {
            return Err(format!("DA-I6: the marker of {seat} shares its field"));
        }
    }
    Ok(())
}

/// DA-I3: events are in the deck, removed, or seen.
fn events(game: &Doom) -> Result<(), String> {
    let unseen = game.table.unseen_events.iter().count() as u8;
    let dooms = game.table.unseen_events.iter().filter(|event| event.is_doom()).count() as u8;
    if dooms != game.table.council.markers_left
        || game.table.council.event_deck > unseen
        || game.table.council.event_deck < dooms
    {
        return Err(format!(
            "DA-I3: {unseen} events unseen, {dooms} of them Doom, {} in the deck",
            game.table.council.event_deck
        ));
    }
    Ok(())
}
