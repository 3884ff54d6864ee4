//! The invariants of chapter 17 that can be seen on one position. Those that span a round are
//! watched by the tests.

use engine::Seat;
use fleet::{Colour, Counts, NEUTRAL, VoteKind};

use crate::kinds::EventCard;
use crate::stack::Step;
use crate::state::LastDays;

/// Checks everything; the sentence names what is broken.
pub(crate) fn audit(game: &LastDays) -> Result<(), String> {
    cubes(game)?;
    neutrals(game)?;
    cards(game)?;
    ships(game)?;
    senators(game)?;
    events(game)?;
    bids(game)?;
    fresh_round(game)
}

/// LD-I1: every cube of a player is somewhere, once.
fn cubes(game: &LastDays) -> Result<(), String> {
    for seat in game.table.council.all_seats() {
        let index = seat.index();
        let slots: u8 = game.table.council.players[seat].on_slots.iter().sum();
        let ashore = game.table.council.players[seat].supply
            + game.table.council.players[seat].senate
            + game.table.council.players[seat].spent
            + slots
            + game.table.lost[seat];
        let all =
            ashore + game.table.council.harbour.at_sea(Colour::Seat(seat)) + game.table.council.harbour.new_land[index];
        if all != game.table.data.cubes {
            return Err(format!("LD-I1: {seat} has {all} cubes"));
        }
        let losing = matches!(game.table.stack.top(), Step::Lose { .. });
        if !losing && !matches!(game.table.lost[seat], 0 | 2 | 4) {
            return Err(format!("LD-I1: {seat} has lost {} cubes", game.table.lost[seat]));
        }
        if game.cards.sealed[index] > game.table.council.players[seat].supply {
            return Err(format!("LD-I1: {seat} bids more than there is"));
        }
    }
    Ok(())
}

/// LD-I2.
fn neutrals(game: &LastDays) -> Result<(), String> {
    let all = game.table.council.harbour.camp
        + game.table.council.harbour.at_sea(Colour::Neutral)
        + game.table.council.harbour.new_land[NEUTRAL];
    if all == game.table.data.neutrals { Ok(()) } else { Err(format!("LD-I2: {all} neutrals")) }
}

/// LD-I3: every card is somewhere, once; and what seats note about draw piles is true.
fn cards(game: &LastDays) -> Result<(), String> {
    let mut politics = game.cards.politics.pile.with(&game.cards.politics.discard).with(&game.table.gods);
    let mut specials = game.cards.special.pile.with(&game.cards.special.discard);
    for seat in game.table.council.all_seats() {
        let index = seat.index();
        politics = politics.with(&game.cards.hands[index]).with(&game.cards.politics.buried[index]);
        for card in game.cards.rows[index].into_iter().flatten() {
            politics.add(card.index());
        }
        specials = specials.with(&game.cards.specials[index]);
        bound(&game.cards.politics.bounds[index], &game.cards.politics.pile, "politics")?;
        bound(&game.cards.special.bounds[index], &game.cards.special.pile, "special")?;
    }
    if politics != game.table.data.politics {
        return Err(format!("LD-I3: politics cards {politics:?}"));
    }
    if specials != game.table.data.specials {
        return Err(format!("LD-I3: special cards {specials:?}"));
    }
    Ok(())
}

fn bound<const N: usize>(bound: &Counts<N>, pile: &Counts<N>, which: &str) -> Result<(), String> {
    if bound.holds(pile) { Ok(()) } else { Err(format!("LD-R30: the {which} pile is not what a seat noted")) }
}

/// LD-I4, LD-I5, LD-I9.
fn ships(game: &LastDays) -> Result<(), String> {
    for (berth, ship) in game.table.council.harbour.ships().iter().enumerate() {
        if ship.taken() > ship.seats {
            return Err(format!("LD-I4: {} sit on the ship of berth {}", ship.taken(), berth + 1));
        }
        if !ship.in_port() && ship.is_empty() {
            return Err(format!("LD-I5: the ship of berth {} is at sea and empty", berth + 1));
        }
        if ship.hold[NEUTRAL] > 0 {
            return Err("LD-11.6: a neutral is in a hold".into());
        }
        let upgraded = match game.table.council.markers_left {
            3 => Some(false),
            2 => Some(ship.kind.index() < 2),
            1 => Some(true),
            _ => None,
        };
        if upgraded.is_some_and(|upgraded| upgraded != ship.upgraded) {
            return Err(format!("LD-I9: {} with {} markers", ship.kind, game.table.council.markers_left));
        }
    }
    Ok(())
}

/// LD-I6: at most one tile each; after the Senate phase everybody has one, unless *Chaos* came first,
/// and markers stand apart.
fn senators(game: &LastDays) -> Result<(), String> {
    let auction = matches!(game.table.stack.top(), Step::Lay | Step::Bids | Step::Declare | Step::Play { .. });
    let marker = |seat: Seat| game.table.council.players[seat].marker;
    let skipped = game.table.council.round == 1 && game.table.event == Some(EventCard::Chaos);
    for seat in game.table.council.all_seats() {
        let held = game.table.senators.iter().filter(|senator| senator.holder == Some(seat)).count();
        if held > 1 || auction && held == usize::from(skipped) {
            return Err(format!("LD-I6: {seat} holds {held} senators"));
        }
        if auction && game.table.council.all_seats().any(|other| other != seat && marker(other) == marker(seat)) {
            return Err(format!("LD-I6: the marker of {seat} shares its field"));
        }
    }
    Ok(())
}

/// LD-I3, LD-I10, LD-R61: events are in the deck, left out, or seen; a marker goes for each Doom
/// event that a later event covers, and for the last.
fn events(game: &LastDays) -> Result<(), String> {
    let unseen = game.table.unseen_events.iter().count() as u8;
    let dooms = game.table.unseen_events.iter().filter(|event| event.is_doom()).count() as u8;
    if game.table.council.event_deck > unseen || game.table.council.event_deck < dooms {
        return Err(format!(
            "LD-I3: {unseen} events unseen, {dooms} of them Doom, {} in the deck",
            game.table.council.event_deck
        ));
    }
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
