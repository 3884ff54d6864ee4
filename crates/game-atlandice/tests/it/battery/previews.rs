//! What the real rules foresee, compared with the plain ones and with what then happens.

use engine::{Game as _, Seat};
use game_atlandice::{Action, Area, Ask, Atlandice, Event, Good, HandStep, PARTIES, Party, Preview};

use super::naive::Naive;

/// The points of a ranking, as a majority gives them.
fn points(first: &[Party], second: &[Party], worth: (i32, i32)) -> [u8; PARTIES] {
    let mut points = [0; PARTIES];
    first.iter().for_each(|party| points[party.index()] = worth.0 as u8);
    second.iter().for_each(|party| points[party.index()] = worth.1 as u8);
    points
}

/// Who leads, and what an end, an inventory or an emptied district would give now.
pub(super) fn standings(game: &Atlandice, naive: &Naive) {
    let tables = naive.tables();
    for good in Good::ALL {
        let (first, second) = naive.ranking(|naive, party| naive.held(party, good));
        let standing = game.standing(good);
        let mut leaders: Vec<Party> = standing.leaders().collect();
        leaders.sort();
        assert_eq!(leaders, first, "who leads in {good}");
        let end = points(&first, &second, (tables.final_first, tables.final_second));
        assert_eq!(game.if_ended(good).points, end, "AD-8.3: {good}");
        let inventory = points(&first, &[], (tables.inventory, 0));
        assert_eq!(game.if_inventoried(Some(good)).points, inventory, "AD-7.3: {good}");
        emptied(game, naive, good);
    }
    let (first, _) = naive.ranking(Naive::held_in_all);
    assert_eq!(game.if_inventoried(None).points, points(&first, &[], (tables.inventory, 0)), "AD-7.3: total");
    for area in Area::ALL.into_iter().filter(|&area| game.tile(area).is_some() || area == Area::BlackMarket) {
        let to = (naive.hand + naive.hands(area)).min(tables.clock.len() - 1);
        let step =
            HandStep { symbols: naive.hands(area) as u8, from: game.hand(), to: to as u8, symbol: tables.clock[to] };
        assert_eq!(game.if_stays(area), step, "AD-7.1: {area}");
    }
}

/// AD-6.2 to AD-6.5: the plain rules empty the district in a copy.
fn emptied(game: &Atlandice, naive: &Naive, good: Good) {
    let district = good.district();
    let (Some(tile), Some(foreseen)) = (naive.top(district), game.if_emptied(district, [0; PARTIES])) else { return };
    if naive.searching().is_none() {
        return;
    }
    let mut after = naive.clone();
    after.award(tile, good);
    for party in naive.parties() {
        let gained = after.points_of(party) - naive.points_of(party);
        assert_eq!(i32::from(foreseen.majority.points[party.index()]), gained, "AD-6.2: {good}");
        let winner = after.won_by(party).len() > naive.won_by(party).len();
        assert_eq!(foreseen.winner == Some(party), winner, "AD-R15: {good}");
        assert_eq!(usize::from(foreseen.returned[party.index()]), naive.held(party, good), "AD-6.5: {good}");
    }
    assert_eq!(foreseen.last, naive.below(district).is_empty(), "AD-6.6: {good}");
    if !foreseen.last {
        after.put_back(good);
        let more = |area: Area| after.lying(area, good) - naive.lying(area, good);
        assert_eq!(usize::from(foreseen.to_market), more(Area::BlackMarket), "AD-6.5: {good}");
        assert_eq!(usize::from(foreseen.to_district), more(district), "AD-6.5: {good}");
    }
}

/// What a search was said to give.
pub(super) fn action(game: &Atlandice, naive: &Naive, seat: Seat, action: &Action) -> Preview {
    let preview = game.preview(seat, action);
    if let (Action::Search { area }, Some(Ask::Area { party })) = (*action, game.ask(seat)) {
        let types: Vec<Good> = Good::ALL.into_iter().filter(|&good| naive.lying(area, good) > 0).collect();
        let lying: usize = types.iter().map(|&good| naive.lying(area, good)).sum();
        let bonus = naive.submarine == area && lying > 1;
        assert_eq!(preview.bonus, bonus, "AD-4.3, AD-R5");
        let only = if let [only] = types[..] { Some(only) } else { None };
        assert_eq!(preview.gains, (lying > 0).then_some((party, only)), "AD-4.2");
        assert!(usize::from(preview.certain) <= lying && (lying == 0 || preview.certain > 0), "AD-4.2");
    }
    preview
}

/// What was foreseen happened, unless luck or a later choice came in between.
pub(super) fn came_true(preview: &Preview, action: &Action, events: &[Event], ends_search: bool) {
    let scored = |area: Area| {
        events.iter().any(|event| matches!(event, Event::DistrictScored { district, .. } if *district == area))
    };
    for event in events {
        match *event {
            Event::Taken { party, good, .. } => {
                assert_eq!(preview.gains, Some((party, Some(good))), "{action}");
            }
            Event::DistrictScored { district, majority, winner, .. } => {
                if let Some(emptied) = preview.empties.filter(|emptied| emptied.district == district) {
                    assert_eq!((emptied.majority, emptied.winner), (majority, winner), "{action}");
                }
            }
            Event::HandTurned { area, symbols, from, to, symbol } if !scored(area) => {
                let turned = HandStep { symbols, from, to, symbol };
                assert!(
                    preview.turns.is_none_or(|step| step == turned),
                    "{action}: {:?}, not {turned:?}",
                    preview.turns
                );
            }
            _ => {}
        }
    }
    // A take or a move that empties a district scores it, if it ends the search.
    if let Some(emptied) = preview.empties
        && matches!(action, Action::Take { .. } | Action::Move { .. })
        && ends_search
    {
        assert!(scored(emptied.district), "{action} was to empty the {}", emptied.district);
    }
}
