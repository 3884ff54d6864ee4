//! The invariants of chapter 17 that can be seen on one position. Those that span a round are
//! watched by the tests.

use crate::kinds::EventCard;
use crate::stack::Step;
use crate::state::Doom;

/// Checks everything; the sentence names what is broken.
pub(crate) fn audit(game: &Doom) -> Result<(), String> {
    let (table, council) = (&game.table, &game.table.council);
    council.audit_cubes("DA", &game.cards.sealed, (table.data.cubes, table.data.neutrals), |_| 0)?;
    if table.options.family && council.is_senate_used() {
        return Err("DA-I14: somebody has cubes in the Senate".into());
    }
    game.cards.audit("DA", council, &table.pack(), "DA-R33")?;
    let known = |seat| game.cards.specials[engine::Seat::index(seat)].holds(&table.known_specials[seat].into());
    if let Some(seat) = council.all_seats().find(|&seat| !known(seat)) {
        return Err(format!("DA-13.5.2: {seat} lacks a special card all saw it take"));
    }
    council.audit_ships("DA", table.options.ships.is_none().then_some("DA-I10"))?;
    factions(game)?;
    events(game)
}

/// DA-I6: after the picks every player has as many factions as belong, and markers stand apart.
fn factions(game: &Doom) -> Result<(), String> {
    let voting = matches!(game.table.stack.top(), Step::Lay | Step::Bids | Step::Declare { .. } | Step::Play { .. });
    let skipped = game.table.council.round == 1 && game.table.event == Some(EventCard::Confusion);
    if !voting || skipped {
        return Ok(());
    }
    let each = if game.table.seats() == 2 { 2 } else { 1 };
    for seat in game.table.council.all_seats() {
        let held = game.table.factions.iter().filter(|faction| faction.holder == Some(seat)).count();
        if held != each {
            return Err(format!("DA-I6: {seat} holds {held} factions"));
        }
    }
    game.table.council.audit_markers("DA")
}

/// DA-I3: events are in the deck, removed, or seen.
fn events(game: &Doom) -> Result<(), String> {
    let unseen = game.table.unseen_events.iter().count() as u8;
    let dooms = game.table.unseen_events.iter().filter(|event| event.is_doom()).count() as u8;
    if dooms != game.table.council.markers_left {
        return Err(format!("DA-I3: {dooms} Doom events unseen, {} markers", game.table.council.markers_left));
    }
    game.table.council.audit_events("DA", unseen, dooms)
}
