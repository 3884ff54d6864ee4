//! The invariants of chapter 13 that can be seen on one position. Those that span a round are watched by the tests.

use crate::kinds::{Area, Good, PARTIES};
use crate::state::{Atlandice, Phase};

/// Checks everything; the sentence names what is broken.
pub(crate) fn audit(game: &Atlandice) -> Result<(), String> {
    resources(game)?;
    dice(game)?;
    exhausted(game)?;
    tiles(game)?;
    clock(game)?;
    round(game)
}

/// AD-I1, AD-I2: every resource is somewhere, once.
fn resources(game: &Atlandice) -> Result<(), String> {
    let per_type = game.data.per_type;
    for good in Good::ALL {
        let lying: u8 = game.goods.iter().map(|goods| goods[good.index()]).sum();
        let held: u8 = game.held.iter().map(|goods| goods[good.index()]).sum();
        let all = lying + held + game.boxed(good);
        fail_if!(all != per_type, format!("AD-I1: {all} of {good}, not {per_type}"));
        let left_over = per_type - game.data.market_start - game.data.district_start[game.size()];
        let boxed = if game.is_exhausted(good.district()) { per_type } else { left_over };
        if game.boxed(good) != boxed {
            return Err(format!("AD-I2: {} of {good} are in the box, not {boxed}", game.boxed(good)));
        }
    }
    match (game.party_count()..PARTIES).find(|&party| game.held[party] != [0; 5]) {
        Some(party) => Err(format!("AD-I1: resources lie before a party that is not there ({party})")),
        None => Ok(()),
    }
}

/// AD-I3: dice beside areas and dice taken.
fn dice(game: &Atlandice) -> Result<(), String> {
    if game.round == 0 {
        return Ok(());
    }
    let lying: u8 = game.dice.iter().sum();
    let taken: u8 = game.taken.iter().sum();
    if lying + taken != game.dice_in_use() || taken != game.searches {
        return Err(format!("AD-I3: {lying} dice lie and {taken} are taken in {} searches", game.searches));
    }
    if matches!(game.phase, Phase::Gates | Phase::Donate { .. }) && lying != 1 {
        return Err(format!("AD-I3: {lying} dice lie at the end of step 2"));
    }
    Ok(())
}

/// AD-I4: an exhausted district is bare, and its type is gone.
fn exhausted(game: &Atlandice) -> Result<(), String> {
    for district in Area::DISTRICTS.into_iter().filter(|&district| game.is_exhausted(district)) {
        if game.dice(district) > 0 || !game.is_empty(district) {
            return Err(format!("AD-I4: the {district} is exhausted and not bare"));
        }
    }
    Ok(())
}

/// AD-I5: every tile is somewhere, once.
fn tiles(game: &Atlandice) -> Result<(), String> {
    let mut met = 0u16;
    let mut meet = |bits: u16| {
        let again = met & bits != 0;
        met |= bits;
        if again { Err("AD-I5: a tile is in two places".to_owned()) } else { Ok(()) }
    };
    for district in Area::DISTRICTS {
        meet(u16::from(game.below[district.index()]) << (3 * district.index()))?;
        if let Some(tile) = game.tile(district) {
            meet(1 << tile.index())?;
            fail_if!(tile.district() != district, format!("AD-I5: {tile} lies in the {district}"));
        }
    }
    game.won.into_iter().chain([game.unclaimed]).try_for_each(&mut meet)?;
    if met == 0x7fff { Ok(()) } else { Err(format!("AD-I5: tiles are missing: {met:015b}")) }
}

/// AD-I6, AD-8.1, AD-8.2: the hand is on the clock, and on the waves only when the game is over or
/// ends with this round.
fn clock(game: &Atlandice) -> Result<(), String> {
    let last = game.data.last_space();
    fail_if!(game.hand > last, format!("AD-I6: the hand is on space {} of {last}", game.hand));
    let over = matches!(game.phase, Phase::Over { .. });
    if game.hand == last && !game.last_round && !over {
        return Err("AD-8.1: the hand is on the waves and the game goes on".into());
    }
    Ok(())
}

/// AD-I9: nobody takes more dice than their own, and one for the neutral party.
fn round(game: &Atlandice) -> Result<(), String> {
    let own = if game.seats == 2 { game.dice_each() - 1 } else { game.dice_each() };
    match game.taken.iter().enumerate().find(|&(party, &taken)| {
        let most = if game.seats == 2 && party == 2 { game.given.len() as u8 } else { own };
        taken > most
    }) {
        Some((party, taken)) => Err(format!("AD-I9: party {party} took {taken} dice")),
        None => Ok(()),
    }
}
