//! The invariants of chapter 17 that can be seen on one position. Those that span a round are
//! watched by the tests.

use fleet::VoteKind;

use crate::kinds::EventCard;
use crate::stack::Step;
use crate::state::LastDays;

/// Checks everything; the sentence names what is broken.
pub(crate) fn audit(game: &LastDays) -> Result<(), String> {
    let (table, council) = (&game.table, &game.table.council);
    council.audit_cubes("LD", &game.cards.sealed, (table.data.cubes, table.data.neutrals), |seat| table.lost[seat])?;
    let losing = matches!(table.stack.top(), Step::Lose { .. });
    if let Some((seat, lost)) = table.lost.iter().find(|(_, lost)| !losing && !matches!(lost, 0 | 2 | 4)) {
        return Err(format!("LD-I1: {seat} has lost {lost} cubes"));
    }
    game.cards.audit("LD", council, &table.pack(), "LD-R30")?;
    council.audit_ships("LD", Some("LD-I9"))?;
    senators(game)?;
    events(game)?;
    bids(game)?;
    fresh_round(game)
}

/// LD-I6: at most one tile each; after the Senate phase everybody has one, unless *Chaos* came first,
/// and markers stand apart.
fn senators(game: &LastDays) -> Result<(), String> {
    let auction = matches!(game.table.stack.top(), Step::Lay | Step::Bids | Step::Declare | Step::Play { .. });
    let skipped = game.table.council.round == 1 && game.table.event == Some(EventCard::Chaos);
    for seat in game.table.council.all_seats() {
        let held = game.table.senators.iter().filter(|senator| senator.holder == Some(seat)).count();
        if held > 1 || auction && held == usize::from(skipped) {
            return Err(format!("LD-I6: {seat} holds {held} senators"));
        }
    }
    if auction { game.table.council.audit_markers("LD") } else { Ok(()) }
}

/// LD-I3, LD-I10, LD-R61: events are in the deck, left out, or seen; a marker goes for each Doom
/// event that a later event covers, and for the last.
fn events(game: &LastDays) -> Result<(), String> {
    let unseen = game.table.unseen_events.iter().count() as u8;
    let dooms = game.table.unseen_events.iter().filter(|event| event.is_doom()).count() as u8;
    game.table.council.audit_events("LD", unseen, dooms)?;
    let current = u8::from(game.table.event.is_some_and(EventCard::is_doom));
    // Between its Doom effect and the next event the current one has had its marker taken away.
    if game.table.council.markers_left != dooms + current && game.table.council.markers_left != dooms {
        return Err(format!("LD-I10: {} markers, {dooms} Doom events to come", game.table.council.markers_left));
    }
    Ok(())
}

/// LD-I12: declared numbers differ before the Spy window.
fn bids(game: &LastDays) -> Result<(), String> {
    if game.table.stack.top() != Step::Declare || game.table.auction_kind() != VoteKind::Open {
        return Ok(());
    }
    let slot = usize::from(game.table.council.vote.slot);
    let mut seen = 0u64;
    for seat in game.table.council.vote.declared.iter() {
        let cubes = game.table.council.players[seat].on_slots[slot];
        if cubes > 0 && seen >> cubes & 1 == 1 {
            return Err(format!("LD-I12: {cubes} was declared twice"));
        }
        seen |= 1 << cubes;
    }
    Ok(())
}

/// LD-I7: when a round begins, hands are full and everything has come back.
fn fresh_round(game: &LastDays) -> Result<(), String> {
    if game.table.stack.top() != Step::Influence {
        return Ok(());
    }
    for seat in game.table.council.all_seats() {
        let index = seat.index();
        if game.cards.hands[index].total() != game.table.hand_size() {
            return Err(format!("LD-I7: {seat} has {} cards", game.cards.hands[index].total()));
        }
        let back = game.table.council.players[seat].on_slots == [0; 5]
            && game.table.council.players[seat].spent == 0
            && game.table.council.players[seat].senate == 0;
        if !back || game.table.council.harbour.new_land != [0; 6] {
            return Err(format!("LD-I7: not all cubes of {seat} have come back"));
        }
    }
    Ok(())
}
