//! What there is room for, and what would give something: asked before anything is offered (RU-22,
//! RU-50, RU-51, RU-87). Always about the active player.

use crate::actions::{Instant, Target};
use crate::asks::Building;
use crate::atoms::{Atom, InfluenceEffect, PillarEffect};
use crate::components::{SLOTS, School};
use crate::kinds::{Book, Cell, Colour, Display, Influence, Knowledge, PillarCard, Profession, Stage, TileKind};
use crate::legal::idle;
use crate::player::{NONE, Player, bits};
use crate::state::Table;

/// The free cells that take no agoras: bits.
#[inline]
pub(crate) fn free_cells(game: &Table) -> u16 {
    game.data.grid.other & !game.own().covered
}

/// The free agora cells: bits.
#[inline]
pub(crate) fn free_agora_cells(game: &Table) -> u16 {
    game.data.grid.agora & !game.own().covered
}

/// AE-5.5, AE-9.3, AE-10.2, AE-11.3: whether a tile of a kind can be placed.
#[inline]
pub(crate) fn has_room(game: &Table, kind: TileKind) -> bool {
    match kind {
        TileKind::Ship => usize::from(game.own().ship_count) < game.data.grid.ships.len(),
        TileKind::Workshop => free_cells(game) != 0,
        TileKind::Agora => free_agora_cells(game) != 0,
    }
}

/// RU-12: whether there is a tile of a kind in the open display or in the pile.
pub(crate) fn has_tile(game: &Table, kind: TileKind) -> bool {
    match kind {
        TileKind::Ship => game.open_ships != [0; 8] || game.ship_pile != [0; 8],
        TileKind::Workshop => game.open_workshops | game.workshop_pile != 0,
        TileKind::Agora => game.open_agoras | game.agora_pile != 0,
    }
}

/// Whether an atom would give anything now.
pub(crate) fn gives(game: &Table, atom: Atom) -> bool {
    match atom {
        Atom::Book(book, _) => game.books[book.index()] > 0,
        Atom::AnyBook(_) => game.books != [0; 3],
        Atom::Gold(_) => game.gold > 0,
        Atom::Flame(_) => game.own().priest < game.data.track.end,
        Atom::Vp(_) => true,
        Atom::Favour(_) => game.favours > 0 && game.own().favours < game.favour_limit(game.active),
        Atom::BagSettler(_) => game.bag != [0; 3],
        Atom::InfluenceCard => game.influence_left > 0 || game.open_influence != 0,
        Atom::Monument(space) => game.monuments[usize::from(space)] != 0 && free_cells(game) != 0,
        Atom::TakeShip => has_room(game, TileKind::Ship) && has_tile(game, TileKind::Ship),
        Atom::TakeWorkshop => has_room(game, TileKind::Workshop) && has_tile(game, TileKind::Workshop),
        Atom::TakePillar(display) => can_take_pillar(game, display),
    }
}

/// AE-8.2, AE-8.5: whether *Residence* is a target.
#[inline]
pub(crate) fn can_house(game: &Table) -> bool {
    game.own().incomplete != NONE || game.open_residences != 0 && free_cells(game) != 0
}

/// AE-9.4: whether *Ship* is a target.
#[inline]
pub(crate) fn has_free_ship(own: &Player) -> bool {
    own.crew_count < own.ship_count
}

/// AE-10.3, RU-82: the free slots of the workshop on a cell that take a profession: of slots alike the
/// first.
#[inline]
pub(crate) fn slots_for(game: &Table, cell: Cell, profession: Profession) -> u8 {
    let plot = game.own().plot(cell);
    let Some(Building::Workshop(workshop)) = plot.building else { return 0 };
    let face = game.data.workshop(workshop);
    let filled = plot.filled_slots();
    let mut found = 0u8;
    for slot in 0..usize::from(face.slots).min(SLOTS) {
        let fits = face.fits[slot];
        let is_new = (0..slot).all(|other| found >> other & 1 == 0 || face.fits[other] != fits);
        if filled >> slot & 1 == 0 && fits & profession.bit() != 0 && is_new {
            found |= 1 << slot;
        }
    }
    found
}

/// The free slots of a workshop, whatever they ask for: of slots alike the first.
pub(crate) fn free_slots(game: &Table, cell: Cell) -> u8 {
    let plot = game.own().plot(cell);
    let Some(Building::Workshop(workshop)) = plot.building else { return 0 };
    let face = game.data.workshop(workshop);
    let mut free = face.all_slots() & !plot.filled_slots();
    for slot in 1..usize::from(face.slots).min(SLOTS) {
        if (0..slot).any(|other| free >> other & 1 == 1 && face.fits[other] == face.fits[slot]) {
            free &= !(1 << slot);
        }
    }
    free
}

/// The cells with workshops that are not active: bits.
#[inline]
pub(crate) fn open_workshops(own: &Player) -> u32 {
    u32::from(own.workshops & !own.active)
}

/// AE-12.3: who could be sent onto a pillar card now: professions.
#[inline]
pub(crate) fn waiting_stages(game: &Table) -> impl Iterator<Item = (u8, Stage, Profession)> + '_ {
    let own = game.own();
    own.pillars().iter().enumerate().flat_map(move |(pillar, card)| {
        [Stage::Shaft, Stage::Capital].into_iter().filter_map(move |stage| {
            let who = game.data.stage_settler[stage.index()]?;
            (card.card(stage).is_some() && !card.is_manned(stage)).then_some((pillar as u8, stage, who))
        })
    })
}

/// AE-6.C.2: every target of a settler, in their order.
#[inline]
pub(crate) fn each_target(game: &Table, profession: Profession, pillars: bool, mut found: impl FnMut(Target)) {
    let own = game.own();
    if can_house(game) {
        found(Target::Residence);
    }
    if has_free_ship(own) {
        found(Target::Ship);
    }
    for cell in bits(open_workshops(own)).map(Cell) {
        bits(u32::from(slots_for(game, cell, profession))).for_each(|slot| found(Target::Workshop { cell, slot }));
    }
    if pillars && own.pillar_count > 0 {
        for (pillar, stage, who) in waiting_stages(game) {
            if who == profession {
                found(Target::Pillar { pillar, stage });
            }
        }
    }
}

/// Whether a settler has any target.
pub(crate) fn has_target(game: &Table, profession: Profession, pillars: bool) -> bool {
    if can_house(game) || has_free_ship(game.own()) {
        return true;
    }
    let mut any = false;
    each_target(game, profession, pillars, |_| any = true);
    any
}

/// Whether any settler of a set of professions has a target.
pub(crate) fn can_send_any(game: &Table, professions: u16, pillars: bool) -> bool {
    School::each(professions & game.own().present).any(|profession| has_target(game, profession, pillars))
}

/// AE-6.D.2, AE-6.D.3: whether two settlers have two places: residences with one new one, ships, and
/// fitting slots.
pub(crate) fn two_places(game: &Table, first: Profession, second: Profession) -> bool {
    let own = game.own();
    let free_ships = own.ship_count - own.crew_count;
    let new = game.open_residences != 0 && free_cells(game) != 0;
    // A new residence has two places or more.
    let rooms = if own.incomplete != NONE { own.room.min(2) + u8::from(new) } else { 2 * u8::from(new) };
    match rooms + free_ships {
        0 => two_slots(game, first, second),
        1 => has_slot(game, first) || has_slot(game, second),
        _ => true,
    }
}

fn has_slot(game: &Table, profession: Profession) -> bool {
    bits(open_workshops(game.own())).any(|cell| slots_for(game, Cell(cell), profession) != 0)
}

/// Whether two settlers fit two different slots.
fn two_slots(game: &Table, first: Profession, second: Profession) -> bool {
    let own = game.own();
    let (mut for_first, mut for_second) = (0u64, 0u64);
    for cell in bits(open_workshops(own)).map(Cell) {
        let Some(Building::Workshop(workshop)) = own.plot(cell).building else { continue };
        let (face, filled) = (game.data.workshop(workshop), own.plot(cell).filled_slots());
        for slot in (0..usize::from(face.slots).min(SLOTS)).filter(|slot| filled >> slot & 1 == 0) {
            let bit = 1u64 << (cell.index() * SLOTS + slot);
            for_first |= if face.fits[slot] & first.bit() != 0 { bit } else { 0 };
            for_second |= if face.fits[slot] & second.bit() != 0 { bit } else { 0 };
        }
    }
    for_first != 0 && for_second != 0 && (for_first | for_second).count_ones() >= 2
}

/// AE-6.D.3: whether the other settler has a place once this one has gone to a target.
pub(crate) fn leaves_a_place(game: &Table, profession: Profession, target: Target, other: Profession) -> bool {
    let mut after = *game;
    match target {
        // A new residence has another place.
        Target::Residence if after.own().incomplete == NONE => return true,
        Target::Residence => {
            let own = after.own_mut();
            own.room -= 1;
            if own.room == 0 {
                own.incomplete = NONE;
            }
        }
        Target::Ship => after.own_mut().crew_count += 1,
        Target::Workshop { cell, slot } => {
            let colour = game.data.school.field(profession).colour;
            after.own_mut().plots[cell.index()].fill_slot(slot, colour);
        }
        Target::Pillar { .. } => return false,
    }
    has_target(&after, other, false)
}

/// AE-6.D.1: the displayed names the player does not own: bits.
pub(crate) fn new_names(game: &Table) -> u32 {
    let displayed = game.knowledge_fields.iter().filter(|&&name| name != NONE).fold(0, |set, &name| set | 1 << name);
    displayed & !game.own().knowledge
}

/// RU-82: how many cards of a name are an option each: all on the display, by the first version of the rules one.
pub(crate) fn displayed(game: &Table, name: Knowledge) -> u8 {
    let copies = game.knowledge_fields.iter().filter(|&&field| field == name.0).count() as u8;
    if game.rules_version == 1 { copies.min(1) } else { copies }
}

/// RU-54, RU-86: whether RECRUIT may bring another colour than that of the settler given back.
pub(crate) fn can_recruit(game: &Table) -> bool {
    let own = game.own();
    let other = |colour: Colour| Colour::ALL.iter().any(|&drawn| drawn != colour && game.bag[drawn.index()] > 0);
    own.present != 0
        && (game.rules_version == 1
            || Colour::ALL
                .into_iter()
                .any(|colour| own.present & game.data.school.colours[colour.index()] != 0 && other(colour)))
}

/// AE-6.D.1: whether the two professions stand in the training area.
#[inline]
pub(crate) fn has_professions(game: &Table, name: Knowledge) -> bool {
    let own = game.own();
    let [first, second] = game.data.knowledge(name).requires;
    own.present & first.bit() != 0
        && own.present & second.bit() != 0
        && (first != second || own.settlers[first.index()] > 1)
}

/// AE-6.D: whether a displayed card can be taken.
#[inline]
pub(crate) fn can_learn(game: &Table, name: Knowledge) -> bool {
    let [first, second] = game.data.knowledge(name).requires;
    has_professions(game, name) && two_places(game, first, second)
}

/// AE-6.B.1: whether an arrow leads to a field from somebody, and is paid for.
#[inline]
pub(crate) fn can_train(game: &Table, to: Profession) -> bool {
    let (own, arrow) = (game.own(), game.data.school.field(to));
    arrow.from.is_some_and(|from| own.present & from.bit() != 0)
        && own.gold >= arrow.gold
        && own.books.iter().zip(arrow.books).all(|(&has, needs)| has >= needs)
}

/// The fields somebody can be trained to: free of charge, or paid for.
#[inline]
pub(crate) fn trainable(game: &Table, free: bool) -> u16 {
    let (own, school) = (game.own(), &game.data.school);
    let mut found = 0;
    for from in bits(u32::from(own.present)) {
        for to in bits(u32::from(school.fields[usize::from(from)].arrows)) {
            if free || can_train(game, Profession::of(usize::from(to))) {
                found |= 1 << to;
            }
        }
    }
    found
}

/// AE-12.2: every pillar card that can be taken, with its pillar.
pub(crate) fn each_pillar_card(game: &Table, display: Option<Display>, mut found: impl FnMut(Display, Stage, u8)) {
    let own = game.own();
    for from in Display::ALL.into_iter().filter(|&from| display.is_none_or(|only| only == from)) {
        for stage in Stage::ALL {
            if game.stacks[from.index()][stage.index()].is_empty() {
                continue;
            }
            if stage == Stage::Base {
                if own.pillar_count < game.data.counts.pillars {
                    found(from, stage, own.pillar_count);
                }
                continue;
            }
            for (pillar, card) in own.pillars().iter().enumerate() {
                if card.next_stage() == Some(stage) {
                    found(from, stage, pillar as u8);
                }
            }
        }
    }
}

fn can_take_pillar(game: &Table, display: Option<Display>) -> bool {
    let mut any = false;
    each_pillar_card(game, display, |_, _, _| any = true);
    any
}

/// D-08, RU-87: the instant gains that give something, in their order.
pub(crate) fn instants(game: &Table, card: PillarCard) -> impl Iterator<Item = Instant> + use<> {
    let atoms = game.components().pillars[card.index()].instant;
    let (game, books) = (*game, game.books);
    let any = atoms.get().iter().any(|atom| matches!(atom, Atom::AnyBook(_)));
    let kinds = Book::ALL.into_iter().filter(move |book| any && books[book.index()] > 0).map(Instant::Book);
    let printed = (0..atoms.len()).filter(move |&place| {
        let atom = atoms.get()[place];
        !matches!(atom, Atom::AnyBook(_)) && gives(&game, atom)
    });
    kinds.chain(printed.map(|place| Instant::Printed(place as u8)))
}

/// D-06: whether somebody fits a free slot of the new workshop.
pub(crate) fn can_activate(game: &Table, cell: Cell) -> bool {
    School::each(game.own().present).any(|who| slots_for(game, cell, who) != 0)
}

/// D-06: whether the settler for the new card is there.
pub(crate) fn can_complete(game: &Table, stage: Stage) -> bool {
    game.data.stage_settler[stage.index()].is_some_and(|who| game.own().present & who.bit() != 0)
}

/// AE-14.2, AE-14.7, AE-14.24: whom a card may send (`closed` colours apart), and whether onto pillars.
pub(crate) fn sent_by_card(game: &Table, card: Influence, closed: u8) -> (u16, bool) {
    let school = &game.data.school;
    let open = (0..3).filter(|colour| closed >> colour & 1 == 0).fold(0, |set, colour| set | school.colours[colour]);
    let present = open & game.own().present;
    match game.data.influence(card) {
        InfluenceEffect::MassDeparture => (present & !school.trained, false),
        InfluenceEffect::ExpertsDeparture => (present & school.trained, true),
        _ => (present, true),
    }
}

/// D-17, RU-85: whether the card can send somebody (any more).
pub(crate) fn can_send_by_card(game: &Table, card: Influence, closed: u8) -> bool {
    let (professions, pillars) = sent_by_card(game, card, closed);
    can_send_any(game, professions, pillars)
}

/// D-24: whether a book of those left can be exchanged.
pub(crate) fn can_exchange(game: &Table, left: [u8; 3]) -> bool {
    Book::ALL
        .into_iter()
        .any(|from| left[from.index()] > 0 && Book::ALL.into_iter().any(|to| to != from && game.books[to.index()] > 0))
}

/// D-26: whether another book can be given.
pub(crate) fn can_donate(game: &Table, card: Influence, paid: u8) -> bool {
    match game.data.influence(card) {
        InfluenceEffect::DonateBooks { most, .. } => paid < most && game.own().books != [0; 3],
        _ => false,
    }
}

/// RU-51: whether a stage of a pillar can be carried out.
pub(crate) fn can_use_part(game: &Table, pillar: u8, part: Stage) -> bool {
    let card = game.own().pillars[usize::from(pillar)].card(part);
    card.is_some_and(|card| idle::pillar(game, pillar, card).is_none())
}

/// D-31: whether the other part can be carried out.
pub(crate) fn can_use_other_part(game: &Table, pillar: u8, done: Stage) -> bool {
    let other = if done == Stage::Base { Stage::Shaft } else { Stage::Base };
    can_use_part(game, pillar, other)
}

/// D-29, RU-87: whether points, flames, any book can be chosen for a pillar card.
pub(crate) fn rewards(game: &Table, card: PillarCard) -> [bool; 3] {
    match game.data.pillar(card).effect {
        PillarEffect::Offer { .. } => [true, gives(game, Atom::Flame(1)), false],
        PillarEffect::Sacrifice { .. } => [false, gives(game, Atom::Flame(1)), gives(game, Atom::AnyBook(1))],
        _ => [false; 3],
    }
}

/// RU-82: the open residences, of those alike the first: bits.
pub(crate) fn residence_kinds(game: &Table) -> u32 {
    let mut found = 0u32;
    for tile in bits(game.open_residences) {
        let face = game.data.residences[usize::from(tile)];
        if bits(found).all(|other| game.data.residences[usize::from(other)] != face) {
            found |= 1 << tile;
        }
    }
    found
}

/// AE-14.21: the own tiles that can move: bits by cell.
pub(crate) fn movable(game: &Table) -> u16 {
    let own = game.own();
    let workshops = if free_cells(game) != 0 { own.workshops } else { 0 };
    let agoras = if free_agora_cells(game) != 0 { own.covered & game.data.grid.agora } else { 0 };
    workshops | agoras
}

/// AE-5.2, AE-5.3: the fields of the ring of the round the active king may be put on: bits.
pub(crate) fn king_fields(game: &Table) -> u16 {
    let (data, own) = (game.components(), game.own());
    let reach = match own.king() {
        Some(from) if game.round > 1 => data.city.reach(from, game.top_turn, game.middle_turn),
        _ => data.city.top(),
    };
    reach & !taken_fields(game, game.round, game.may_share(game.active))
}

/// AE-5.3: the fields of a ring that cannot be entered: bits.
pub(crate) fn taken_fields(game: &Table, round: u8, share: bool) -> u16 {
    let mut taken = 0;
    let mut take = |king: u8| {
        let field = crate::kinds::Field(king);
        if king != NONE && field.ring().index() + 1 == usize::from(round) {
            taken |= 1 << field.number();
        }
    };
    game.neutrals.into_iter().for_each(&mut take);
    if !share {
        game.players.iter().for_each(|player| take(player.king));
    }
    taken
}
