//! The invariants of chapter 17 that can be seen on one position. Those that span a round are
//! watched by the tests.

use fleet::{Colour, Counts, NEUTRAL};

use crate::kinds::{AuctionKind, EventCard};
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
    for seat in game.all_seats() {
        let index = seat.index();
        let slots: u8 = game.slots[index].iter().sum();
        let ashore = game.supply[index] + game.senate[index] + game.front[index] + slots + game.lost[index];
        let all = ashore + game.harbour.at_sea(Colour::Seat(seat)) + game.harbour.new_land[index];
        if all != game.data.cubes {
            return Err(format!("LD-I1: {seat} has {all} cubes"));
        }
        let losing = matches!(game.stack.top(), Step::Lose { .. });
        if !losing && !matches!(game.lost[index], 0 | 2 | 4) {
            return Err(format!("LD-I1: {seat} has lost {} cubes", game.lost[index]));
        }
        if game.bid[index] > game.supply[index] {
            return Err(format!("LD-I1: {seat} bids more than there is"));
        }
    }
    Ok(())
}

/// LD-I2.
fn neutrals(game: &LastDays) -> Result<(), String> {
    let all = game.harbour.camp + game.harbour.at_sea(Colour::Neutral) + game.harbour.new_land[NEUTRAL];
    if all == game.data.neutrals { Ok(()) } else { Err(format!("LD-I2: {all} neutrals")) }
}

/// LD-I3: every card is somewhere, once; and what seats note about draw piles is true.
fn cards(game: &LastDays) -> Result<(), String> {
    let mut politics = game.politics.pile.with(&game.politics.discard).with(&game.gods);
    let mut specials = game.special.pile.with(&game.special.discard);
    for seat in game.all_seats() {
        let index = seat.index();
        politics = politics.with(&game.hands[index]).with(&game.politics.buried[index]);
        for card in game.rows[index].into_iter().flatten() {
            politics.add(card.index());
        }
        specials = specials.with(&game.specials[index]);
        bound(&game.politics.bounds[index], &game.politics.pile, "politics")?;
        bound(&game.special.bounds[index], &game.special.pile, "special")?;
    }
    if politics != game.data.politics {
        return Err(format!("LD-I3: politics cards {politics:?}"));
    }
    if specials != game.data.specials {
        return Err(format!("LD-I3: special cards {specials:?}"));
    }
    Ok(())
}

fn bound<const N: usize>(bound: &Counts<N>, pile: &Counts<N>, which: &str) -> Result<(), String> {
    if bound.holds(pile) { Ok(()) } else { Err(format!("LD-R30: the {which} pile is not what a seat noted")) }
}

/// LD-I4, LD-I5, LD-I9.
fn ships(game: &LastDays) -> Result<(), String> {
    for (berth, ship) in game.harbour.ships().iter().enumerate() {
        if ship.taken() > ship.seats {
            return Err(format!("LD-I4: {} sit on the ship of berth {}", ship.taken(), berth + 1));
        }
        if !ship.in_port() && ship.is_empty() {
            return Err(format!("LD-I5: the ship of berth {} is at sea and empty", berth + 1));
        }
        if ship.hold[NEUTRAL] > 0 {
            return Err("LD-11.6: a neutral is in a hold".into());
        }
        let upgraded = match game.markers_left {
            3 => Some(false),
            2 => Some(ship.kind.index() < 2),
            1 => Some(true),
            _ => None,
        };
        if upgraded.is_some_and(|upgraded| upgraded != ship.upgraded) {
            return Err(format!("LD-I9: {} with {} markers", ship.kind, game.markers_left));
        }
    }
    Ok(())
}

/// LD-I6: at most one tile each; after the Senate phase everybody has one, unless *Chaos* came first,
/// and markers stand apart.
fn senators(game: &LastDays) -> Result<(), String> {
    let auction = matches!(game.stack.top(), Step::Lay | Step::Bids | Step::Declare | Step::Play { .. });
    let skipped = game.round == 1 && game.event == Some(EventCard::Chaos);
    for seat in game.all_seats() {
        let held = game.holder.iter().filter(|&&holder| holder == Some(seat)).count();
        if held > 1 || auction && held == usize::from(skipped) {
            return Err(format!("LD-I6: {seat} holds {held} senators"));
        }
        if auction && game.all_seats().any(|other| other != seat && game.marker(other) == game.marker(seat)) {
            return Err(format!("LD-I6: the marker of {seat} shares its field"));
        }
    }
    Ok(())
}

/// LD-I3, LD-I10, LD-R61: events are in the deck, left out, or seen; a marker goes for each Doom
/// event that a later event covers, and for the last.
fn events(game: &LastDays) -> Result<(), String> {
    let unseen = game.unseen_events().count() as u8;
    let dooms = game.unseen_events().filter(|event| event.is_doom()).count() as u8;
    if game.event_deck > unseen || game.event_deck < dooms {
        return Err(format!("LD-I3: {unseen} events unseen, {dooms} of them Doom, {} in the deck", game.event_deck));
    }
    let current = u8::from(game.event.is_some_and(EventCard::is_doom));
    // Between its Doom effect and the next event the current one has had its marker taken away.
    if game.markers_left != dooms + current && game.markers_left != dooms {
        return Err(format!("LD-I10: {} markers, {dooms} Doom events to come", game.markers_left));
    }
    Ok(())
}

/// LD-I12: declared numbers differ before the Spy window.
fn bids(game: &LastDays) -> Result<(), String> {
    if game.stack.top() != Step::Declare || game.auction_kind() != AuctionKind::Open {
        return Ok(());
    }
    let slot = usize::from(game.auction.slot);
    let mut seen = 0u64;
    for seat in game.auction.declared.iter() {
        let cubes = game.slots[seat.index()][slot];
        if cubes > 0 && seen >> cubes & 1 == 1 {
            return Err(format!("LD-I12: {cubes} was declared twice"));
        }
        seen |= 1 << cubes;
    }
    Ok(())
}

/// LD-I7: when a round begins, hands are full and everything has come back.
fn fresh_round(game: &LastDays) -> Result<(), String> {
    if game.stack.top() != Step::Influence {
        return Ok(());
    }
    for seat in game.all_seats() {
        let index = seat.index();
        if game.hands[index].total() != game.hand_size() {
            return Err(format!("LD-I7: {seat} has {} cards", game.hands[index].total()));
        }
        let back = game.slots[index] == [0; 5] && game.front[index] == 0 && game.senate[index] == 0;
        if !back || game.harbour.new_land != [0; 6] {
            return Err(format!("LD-I7: not all cubes of {seat} have come back"));
        }
    }
    Ok(())
}
