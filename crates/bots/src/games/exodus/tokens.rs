//! What ships, pillars, cards, the high priest and the king are worth.

use engine::Seat;
use game_exodus::atoms::{InfluenceEffect, KnowledgeScore, PillarEffect};
use game_exodus::kinds::{Field, Influence, Knowledge, Ring, Stage, TileKind};
use game_exodus::{Player, Table, View};

use super::POINT;
use super::lands::placed;
use super::time::Time;

/// A free ship: a place that counts in every scoring.
const FREE_SHIP: i32 = 110;

pub(super) fn worth(view: &View, seat: Seat, time: &Time) -> i32 {
    let table = &view.table;
    let data = table.components();
    let player = table.player(seat);
    let owned: i32 = player.knowledge().map(|name| knowledge_worth(table, seat, time, name)).sum();
    let free = player.ships().filter(|ship| ship.settler.is_none()).count() as i32;
    let ships = FREE_SHIP * free.min(3) * time.use_left / 100;
    owned
        + ships
        + time.track(data, player.priest)
        + pillars(table, player, time)
        + influence(view, seat, time)
        + king(table, seat, time)
}

/// What a knowledge card will score at the end.
pub(super) fn knowledge_worth(table: &Table, seat: Seat, time: &Time, name: Knowledge) -> i32 {
    use KnowledgeScore as Score;
    let data = table.components();
    let player = table.player(seat);
    // What is likely to be added, in hundredths per turn.
    let per = |now: i32, growth: i32, per: u8, vp: u8| {
        (POINT * now + growth * time.turns) * i32::from(vp) / i32::from(per.max(1))
    };
    match data.knowledge(name).score {
        Score::Settlers { colour, per: every, vp } => per(placed(table, seat, colour), 42, every, vp) - 40,
        Score::Pairs { colours: [one, other], vp } => {
            let (one, other) = (placed(table, seat, one), placed(table, seat, other));
            per(one.min(other), 36, 1, vp)
        }
        Score::Priest { per: every, vp } => {
            let reached = (i32::from(player.priest) + 2 * time.turns).min(i32::from(data.track.end));
            POINT * reached * i32::from(vp) / i32::from(every) - 40
        }
        Score::InfluenceCards(steps) => {
            let now = player.played().count() as u8 + player.hand_size();
            let then = now + (time.turns / 4) as u8;
            POINT * (i32::from(steps.of(now)) + i32::from(steps.of(then))) / 2
        }
        Score::Gold { per: every, vp } => per(i32::from(player.gold), 10, every, vp) * 3 / 4,
        Score::Books { per: every, vp } => {
            per(player.books.iter().map(|&count| i32::from(count)).sum(), 10, every, vp) * 3 / 4
        }
        Score::CompletePillars { vp } => {
            let stages: i32 = player.pillars().iter().map(complete_part).sum();
            i32::from(vp) * stages
        }
        Score::PillarCards { vp } => {
            per(player.pillars().iter().map(|pillar| i32::from(pillar.height())).sum(), 20, 1, vp)
        }
        Score::Agoras(steps) => {
            let now = (player.covered() & data.grid.agora).count_ones() as u8;
            let then = (now + (time.turns / 4) as u8).min(data.grid.agora.count_ones() as u8);
            POINT * (i32::from(steps.of(now)) + i32::from(steps.of(then))) / 2
        }
        Score::Workshops { vp } => per(player.workshops().count_ones() as i32, 20, 1, vp),
        Score::ActiveWorkshops { vp } => per(player.active_workshops().count_ones() as i32, 12, 1, vp),
        Score::Ships { vp } => {
            let now = player.ships().len() as i32;
            per(now, 20, 1, vp).min(POINT * data.grid.ships.len() as i32 * i32::from(vp))
        }
        Score::KnowledgeCards { vp } => {
            let already = player.knowledge().any(|owned| owned == name);
            per(player.knowledge().count() as i32 + i32::from(!already), 18, 1, vp)
        }
        Score::FullColumns { vp } => lines(&data.grid.column, player, vp, time),
        Score::FullRows { vp } => lines(&data.grid.row, player, vp, time),
    }
}

/// Full lines, and a part of those on the way.
fn lines(lines: &[u16], player: &Player, vp: u8, time: &Time) -> i32 {
    let line = |&cells: &u16| {
        let left = (cells & !player.covered()).count_ones() as i32;
        if left == 0 { POINT } else { (25 * time.turns / (3 * left)).min(60) }
    };
    lines.iter().filter(|&&cells| cells != 0).map(line).sum::<i32>() * i32::from(vp)
}

/// How near a pillar is to its end, in hundredths.
fn complete_part(pillar: &game_exodus::Pillar) -> i32 {
    if pillar.is_complete(Stage::Capital) {
        POINT
    } else if pillar.card(Stage::Capital).is_some() {
        55
    } else if pillar.is_complete(Stage::Shaft) {
        25
    } else {
        8
    }
}

/// AE-12: a pillar is used once a turn; the best of its stages counts.
fn pillars(table: &Table, player: &Player, time: &Time) -> i32 {
    let data = table.components();
    let scholar = |stage: Stage| data.stage_settler[stage.index()].is_some_and(|who| player.settlers[who.index()] > 0);
    let mut worth = 0;
    for pillar in player.pillars() {
        let mut best = 0;
        let mut both = [0; 2];
        for stage in Stage::ALL {
            let Some(card) = pillar.card(stage) else { continue };
            let effect = data.pillar(card).effect;
            let each = match effect {
                PillarEffect::Swap => 18,
                PillarEffect::Recruit => 15,
                PillarEffect::Offer { .. } => 35,
                PillarEffect::Sacrifice { .. } => 15,
                PillarEffect::Change { .. } => 35,
                PillarEffect::Gain(atom) => time.atom(atom),
                PillarEffect::Depart => 120,
                PillarEffect::School => 100,
                PillarEffect::Both => both[0] + both[1],
                PillarEffect::Twice => 2 * both[0].max(both[1]) * 8 / 10,
            };
            if stage != Stage::Capital {
                both[stage.index()] = each;
            }
            let share = if pillar.is_complete(stage) {
                100
            } else if scholar(stage) {
                45
            } else {
                25
            };
            best = best.max(each * share / 100);
        }
        worth += best * time.turns * 9 / 10;
        // The next card is easier to get than a new pillar.
        worth += 25 * time.use_left / 100 * i32::from(pillar.next_stage().is_some());
    }
    worth
}

/// What an influence card is worth when it is played, the action apart.
fn card(data: &game_exodus::Components, time: &Time, card: Influence) -> i32 {
    match data.influence(card) {
        InfluenceEffect::SwapResidences | InfluenceEffect::TurnCity | InfluenceEffect::NewCurriculum => 60,
        InfluenceEffect::Delegation => 330,
        InfluenceEffect::Gain(atom) => time.atom(atom),
        InfluenceEffect::Apprentice => 180,
        InfluenceEffect::MassDeparture => 270,
        InfluenceEffect::Scholarship => 320,
        InfluenceEffect::TakeAgora => 380,
        InfluenceEffect::Archive => 430,
        InfluenceEffect::Tithe => 140,
        InfluenceEffect::BookExchange => 110,
        InfluenceEffect::ClearCity => 60,
        InfluenceEffect::Echo => 180,
        InfluenceEffect::OpenDoors => 260,
        InfluenceEffect::Relocate => 150,
        InfluenceEffect::DonateBooks { most, vp } => 60 * i32::from(most) * i32::from(vp),
        InfluenceEffect::OfferGold { most, vp } => 50 * i32::from(most) * i32::from(vp),
        InfluenceEffect::ExpertsDeparture => 300,
    }
}

/// AE-6.E, AE-17.5: the cards in hand; one that is never played counts too.
fn influence(view: &View, seat: Seat, time: &Time) -> i32 {
    let data = view.table.components();
    let keep = POINT * i32::from(data.counts.unplayed);
    let action = if time.turns > 0 { 150 } else { 110 };
    let mut actions = time.actions;
    let mut worth = 0;
    for held in view.held(seat) {
        let played = card(data, time, held) * 85 / 100 - action;
        worth += if actions > 0 { keep.max(played) } else { keep };
        actions -= 1;
    }
    worth
}

/// AE-1.4.4: what the king may reach next, and what the place in the order is worth.
fn king(table: &Table, seat: Seat, time: &Time) -> i32 {
    let data = table.components();
    let player = table.player(seat);
    let order = player.space().map_or(0, |space| {
        let share = if data.order(space).may_share { 70 } else { 0 };
        if table.round() == 0 { share - 22 * i32::from(space.0) } else { 0 }
    });
    let Some(field) = player.king().filter(|_| time.turns_this_year > 0) else { return order };
    let next = match field.ring() {
        Ring::Top => Ring::Middle,
        Ring::Middle => Ring::Bottom,
        Ring::Bottom => return order,
    };
    let reach = data.city.reach(field, table.top_turn(), table.middle_turn());
    let mut best = [0; 2];
    for number in 0..data.city.ring_fields[next.index()] {
        let to = Field::new(next, number);
        if reach >> number & 1 == 0 || table.neutrals().any(|king| king == to) {
            continue;
        }
        let worth = field_worth(table, seat, time, to);
        if worth > best[0] {
            best = [worth, best[0]];
        } else {
            best[1] = best[1].max(worth);
        }
    }
    order + (best[0] + best[1]) / 3
}

/// Roughly what a city field gives.
fn field_worth(table: &Table, seat: Seat, time: &Time, field: Field) -> i32 {
    let data = table.components();
    let player = table.player(seat);
    let face = data.city.field(field);
    let scaled = |worth: i32| worth * time.use_left / 100;
    let books = 80 * i32::from(face.books.iter().sum::<u8>()) + 95 * i32::from(face.any_books);
    let settlers = table.standing(field).flatten().count() as i32 + i32::from(face.bag);
    let guard = i32::from(table.guard_beside(field).is_some());
    let free = data.grid.other & !player.covered() != 0;
    let tile = match face.tile.filter(|_| table.tile(field).is_some()) {
        Some(TileKind::Ship) if player.ships().len() < data.grid.ships.len() => 300,
        Some(TileKind::Workshop) if free => 230,
        Some(TileKind::Agora) if data.grid.agora & !player.covered() != 0 => 400,
        _ => 0,
    };
    let pillar = if face.pillar.is_some() { 260 } else { 0 };
    let favours = i32::from(face.favours).min(i32::from(table.favour_limit(seat)) - i32::from(player.favours)).max(0);
    let more: i32 = face.more.get().iter().map(|&atom| time.atom(atom)).sum();
    scaled(books + 130 * i32::from(face.gold) + 110 * settlers + 70 * guard + 150 * favours)
        + tile
        + pillar * time.use_left / 100
        + time.flame * i32::from(face.flames)
        + more
}
