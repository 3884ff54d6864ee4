//! What luck decides: how much is asked for, what may come, and what it does.

use engine::{Dice, Log, Seat, ShortList};

use crate::actions::{Chance, ColourList, Tile, TileList};
use crate::asks::Source;
use crate::events::Event;
use crate::kinds::{
    Catastrophe, Colour, Display, Influence, Knowledge, Monument, PillarCard, Residence, Stage, TileKind,
};
use crate::luck::{one_of, one_of_counts};
use crate::phases::{cards, gains, opening, pillars, run, tiles};
use crate::player::NONE;
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::Exodus;

/// How many things luck is to name for a step.
pub(crate) fn wanted(game: &Exodus, step: Step) -> u8 {
    let bag = || game.bag.iter().sum::<u8>();
    match step {
        Step::Pillars => Stage::ALL.map(|stage| revealed(game, stage)).iter().sum(),
        Step::KnowledgeCards => free_fields(game).min(game.knowledge_left),
        Step::Monuments => game.data.players(game.seats).monuments * game.data.track.monuments.len() as u8,
        Step::Refill => {
            let open = game.open_residences.count_ones() as u8;
            game.data.counts.open_residences.saturating_sub(open).min(game.residence_pile())
        }
        Step::Tiles => tile_kinds(game).len() as u8,
        Step::Settlers { agoras } => places(game, agoras).min(bag()),
        Step::DrawTiles { kind, .. } => game.pile(kind).min(2),
        Step::DrawInfluence { .. } => game.influence_left.min(2),
        Step::DrawKnowledge => game.knowledge_left.min(2),
        Step::Recruits { .. } => bag().min(2),
        Step::OpenDoors { .. } => bag().min(game.own().room),
        _ => 1,
    }
}

/// AE-2.2, AE-3.6: how many cards of a stage are revealed.
fn revealed(game: &Exodus, stage: Stage) -> u8 {
    (game.pillar_decks & game.data.pillar_sets[stage.index()]).count_ones().min(2) as u8
}

fn free_fields(game: &Exodus) -> u8 {
    let count = usize::from(game.data.players(game.seats).knowledge_fields);
    game.knowledge_fields[..count].iter().filter(|&&name| name == NONE).count() as u8
}

/// AE-2.8, RU-12: the kinds of the tiles to be laid, in field order, as far as the piles last.
fn tile_kinds(game: &Exodus) -> ShortList<Lay, 16> {
    let data = game.components();
    let mut left = TileKind::ALL.map(|kind| game.pile(kind));
    let mut kinds = ShortList::new();
    for (slot, &field) in data.city.tile_fields.iter().enumerate() {
        if let Some(kind) = data.city.field(field).tile
            && game.tiles[slot] == NONE
            && left[kind as usize] > 0
        {
            left[kind as usize] -= 1;
            kinds.push(Lay { slot: slot as u8, kind });
        }
    }
    kinds
}

/// A tile field to be filled, and the kind of its tile.
#[derive(Clone, Copy, Default)]
struct Lay {
    slot: u8,
    kind: TileKind,
}

/// AE-3.5, AE-19.3: how many places settlers are put on.
fn places(game: &Exodus, agoras: bool) -> u8 {
    let mut count = 0;
    each_place(game, agoras, |_| count += 1);
    count
}

/// A place of the city for a settler.
#[derive(Clone, Copy)]
enum Place {
    Standing(u8),
    Guard(u8),
    Agora(u8),
}

/// AE-3.5: the free places in their order: on fields, guards, settler agoras. Alone guards are put
/// there only once (AE-19.3).
fn each_place(game: &Exodus, agoras: bool, mut found: impl FnMut(Place)) {
    let city = &game.components().city;
    if !agoras {
        (0..city.places.len() as u8)
            .filter(|&place| game.standing.get(place).is_none())
            .for_each(|place| found(Place::Standing(place)));
        if game.seats > 1 || game.year == 0 {
            (0..city.guards.len() as u8)
                .filter(|&place| game.guards.get(place).is_none())
                .for_each(|place| found(Place::Guard(place)));
        }
    }
    for (slot, &field) in city.tile_fields.iter().enumerate() {
        if let Some(Tile::Agora(agora)) = game.tile(field)
            && game.data.agora(agora).trained.is_some()
            && game.on_agoras.get(slot as u8).is_none()
        {
            found(Place::Agora(slot as u8));
        }
    }
}

/// What luck decides now.
pub(crate) fn sample<D: Dice>(game: &Exodus, dice: &mut D) -> Chance {
    let step = game.stack.top();
    match step {
        Step::Start => Chance::Start { seat: Seat(dice.below(u32::from(game.seats)) as u8) },
        Step::Discs => {
            let turns = u32::from(game.data.city.turns);
            Chance::Discs { middle: dice.below(turns) as u8, top: dice.below(turns) as u8 }
        }
        Step::Pillars => sample_pillars(game, dice),
        Step::KnowledgeCards => Chance::Knowledge { cards: draw_knowledge(game, wanted(game, step), dice) },
        Step::DrawKnowledge => Chance::DrawKnowledge { names: draw_knowledge(game, wanted(game, step), dice) },
        Step::Monuments => {
            let mut left = u32::from(game.data.monument_set);
            let tiles = (0..wanted(game, step)).map(|_| Monument(draw(&mut left, dice))).collect();
            Chance::Monuments { tiles }
        }
        Step::Refill => {
            let mut left = game.residence_pile;
            let tiles = (0..wanted(game, step)).map(|_| Residence(draw(&mut left, dice))).collect();
            Chance::Residences { tiles }
        }
        Step::Tiles => sample_tiles(game, dice),
        Step::DrawTiles { kind, .. } => {
            let mut piles = Piles::of(game);
            Chance::DrawTiles { tiles: (0..wanted(game, step)).map(|_| piles.draw(kind, dice)).collect() }
        }
        Step::Settlers { .. } => Chance::Settlers { colours: draw_settlers(game, wanted(game, step), dice) },
        Step::Catastrophe => Chance::Catastrophe { tile: Catastrophe(one_of(u32::from(game.catastrophes), dice)) },
        Step::DrawInfluence { .. } => {
            let mut left = game.hidden.deck;
            let cards = (0..wanted(game, step)).map(|_| Influence(draw(&mut left, dice))).collect();
            Chance::DrawInfluence { cards }
        }
        Step::Bag { .. } | Step::Apprentice { .. } | Step::OpenDoors { .. } | Step::Recruits { .. } => {
            Chance::Draw { colours: draw_settlers(game, wanted(game, step), dice) }
        }
        _ => unreachable!("luck is asked only when it is awaited"),
    }
}

/// One of a set, which loses it.
fn draw<D: Dice>(left: &mut u32, dice: &mut D) -> u8 {
    let one = one_of(*left, dice);
    *left &= !(1 << one);
    one
}

fn sample_pillars<D: Dice>(game: &Exodus, dice: &mut D) -> Chance {
    let mut left = game.pillar_decks;
    let mut cards = ShortList::new();
    for stage in Stage::ALL {
        for _ in 0..revealed(game, stage) {
            let mut deck = left & game.data.pillar_sets[stage.index()];
            let card = draw(&mut deck, dice);
            left &= !(1 << card);
            cards.push(PillarCard(card));
        }
    }
    Chance::Pillars { cards }
}

fn draw_knowledge<const N: usize, D: Dice>(game: &Exodus, count: u8, dice: &mut D) -> ShortList<Knowledge, N> {
    let mut deck = game.knowledge_deck;
    let mut names = ShortList::new();
    for _ in 0..count {
        let name = one_of_counts(&deck, dice);
        deck[usize::from(name)] -= 1;
        names.push(Knowledge(name));
    }
    names
}

fn draw_settlers<D: Dice>(game: &Exodus, count: u8, dice: &mut D) -> ColourList {
    let mut bag = game.bag;
    let mut colours = ColourList::new();
    for _ in 0..count {
        let colour = one_of_counts(&bag, dice);
        bag[usize::from(colour)] -= 1;
        colours.push(Colour::of(usize::from(colour)));
    }
    colours
}

/// The face-down piles of tiles.
struct Piles {
    ships: [u8; crate::kinds::SHIP_TYPES],
    workshops: u32,
    agoras: u32,
}

impl Piles {
    fn of(game: &Exodus) -> Self {
        Self { ships: game.ship_pile, workshops: game.workshop_pile, agoras: game.agora_pile }
    }

    fn draw<D: Dice>(&mut self, kind: TileKind, dice: &mut D) -> Tile {
        let number = match kind {
            TileKind::Ship => {
                let number = one_of_counts(&self.ships, dice);
                self.ships[usize::from(number)] -= 1;
                number
            }
            TileKind::Workshop => draw(&mut self.workshops, dice),
            TileKind::Agora => draw(&mut self.agoras, dice),
        };
        Tile::of(kind, number)
    }

    /// Takes this tile out, if it is there.
    fn take(&mut self, tile: Tile) -> bool {
        let set = match tile {
            Tile::Ship(kind) => return take_one(self.ships.get_mut(usize::from(kind.0))),
            Tile::Workshop(_) => &mut self.workshops,
            Tile::Agora(_) => &mut self.agoras,
        };
        take_bit(set, tile.number())
    }
}

/// Takes one of a kind, if there is one.
fn take_one(count: Option<&mut u8>) -> bool {
    count.filter(|count| **count > 0).map(|count| *count -= 1).is_some()
}

/// Takes a number out of a set, if it is there.
fn take_bit(set: &mut u32, number: u8) -> bool {
    let there = number < 32 && *set >> number & 1 == 1;
    if there {
        *set &= !(1 << number);
    }
    there
}

fn sample_tiles<D: Dice>(game: &Exodus, dice: &mut D) -> Chance {
    let mut piles = Piles::of(game);
    Chance::Tiles { tiles: tile_kinds(game).as_slice().iter().map(|at| piles.draw(at.kind, dice)).collect() }
}

/// Whether luck can decide so now.
pub(crate) fn check(game: &Exodus, chance: &Chance) -> Result<(), Illegal> {
    let step = game.stack.top();
    // So many things, and whether they are there to be drawn.
    let told = |told: usize, there: bool| match (told as u8, wanted(game, step)) {
        (told, wanted) if told != wanted => Err(Illegal::LuckCount { told, wanted }),
        _ if !there => Err(Illegal::NotInPile),
        _ => Ok(()),
    };
    match (step, chance) {
        (Step::Start, Chance::Start { seat }) if seat.0 < game.seats => Ok(()),
        (Step::Discs, Chance::Discs { middle, top }) if (*middle).max(*top) < game.data.city.turns => Ok(()),
        (Step::Start, Chance::Start { .. }) | (Step::Discs, Chance::Discs { .. }) => Err(Illegal::NoSuchLuck),
        (Step::Pillars, Chance::Pillars { cards }) => told(cards.len(), are_pillars(game, cards.as_slice())),
        (Step::KnowledgeCards, Chance::Knowledge { cards }) => told(cards.len(), are_in_deck(game, cards.as_slice())),
        (Step::DrawKnowledge, Chance::DrawKnowledge { names }) => {
            told(names.len(), are_in_deck(game, names.as_slice()))
        }
        (Step::Monuments, Chance::Monuments { tiles }) => {
            let mut left = u32::from(game.data.monument_set);
            told(tiles.len(), tiles.as_slice().iter().all(|tile| take_bit(&mut left, tile.0)))
        }
        (Step::Refill, Chance::Residences { tiles }) => {
            let mut left = game.residence_pile;
            told(tiles.len(), tiles.as_slice().iter().all(|tile| take_bit(&mut left, tile.0)))
        }
        (Step::Tiles, Chance::Tiles { tiles }) => {
            let mut piles = Piles::of(game);
            let kinds = tile_kinds(game);
            let mut pairs = tiles.as_slice().iter().zip(kinds.as_slice());
            told(tiles.len(), pairs.all(|(tile, at)| tile.kind() == at.kind && piles.take(*tile)))
        }
        (Step::DrawTiles { kind, .. }, Chance::DrawTiles { tiles }) => {
            let mut piles = Piles::of(game);
            told(tiles.len(), tiles.as_slice().iter().all(|tile| tile.kind() == kind && piles.take(*tile)))
        }
        (Step::Settlers { .. }, Chance::Settlers { colours })
        | (
            Step::Bag { .. } | Step::Apprentice { .. } | Step::OpenDoors { .. } | Step::Recruits { .. },
            Chance::Draw { colours },
        ) => {
            let mut bag = game.bag;
            told(colours.len(), colours.as_slice().iter().all(|colour| take_one(bag.get_mut(colour.index()))))
        }
        (Step::Catastrophe, Chance::Catastrophe { tile }) => {
            told(1, take_bit(&mut u32::from(game.catastrophes), tile.0))
        }
        (Step::DrawInfluence { .. }, Chance::DrawInfluence { cards }) => {
            let mut left = game.hidden.deck;
            told(cards.len(), cards.as_slice().iter().all(|card| take_bit(&mut left, card.0)))
        }
        _ => Err(Illegal::OtherLuck),
    }
}

fn are_pillars(game: &Exodus, cards: &[PillarCard]) -> bool {
    let mut left = game.pillar_decks;
    let mut cards = cards.iter();
    Stage::ALL.into_iter().all(|stage| {
        cards.by_ref().take(usize::from(revealed(game, stage))).all(|card| {
            card.0 < 32 && game.data.pillar_sets[stage.index()] >> card.0 & 1 == 1 && take_bit(&mut left, card.0)
        })
    })
}

fn are_in_deck(game: &Exodus, names: &[Knowledge]) -> bool {
    let mut deck = game.knowledge_deck;
    names.iter().all(|name| take_one(deck.get_mut(usize::from(name.0))))
}

/// Lets a checked outcome happen.
pub(crate) fn apply<L: Log<Event>>(game: &mut Exodus, chance: &Chance, log: &mut L) {
    match (chance, game.stack.top()) {
        (Chance::Start { seat }, _) => {
            game.stack.pop();
            opening::sort_from(game, *seat);
            log.add(Event::Started { seat: *seat });
        }
        (Chance::Discs { middle, top }, _) => {
            game.stack.pop();
            (game.middle_turn, game.top_turn) = (*middle, *top);
            log.add(Event::DiscsTurned { middle: *middle, top: *top });
        }
        (Chance::Pillars { cards }, _) => lay_pillars(game, cards.as_slice(), log),
        (Chance::Knowledge { cards }, _) => lay_knowledge(game, cards.as_slice(), log),
        (Chance::Monuments { tiles }, _) => lay_monuments(game, tiles.as_slice(), log),
        (Chance::Residences { tiles }, _) => {
            game.stack.pop();
            for tile in tiles.as_slice() {
                game.residence_pile &= !(1 << tile.0);
                game.open_residences |= 1 << tile.0;
            }
            log.add(Event::ResidencesLaid { tiles: *tiles });
        }
        (Chance::Tiles { tiles }, _) => lay_tiles(game, tiles, log),
        (Chance::Settlers { colours }, Step::Settlers { agoras }) => put_settlers(game, agoras, colours, log),
        (Chance::Catastrophe { tile }, _) => {
            game.stack.pop();
            opening::catastrophe(game, *tile, log);
        }
        (Chance::Draw { colours }, Step::Bag { left, source }) => bag(game, colours, left, source, log),
        (Chance::Draw { colours }, Step::Apprentice { .. }) => cards::apprentice(game, colours),
        (Chance::Draw { colours }, Step::OpenDoors { .. }) => cards::open_doors(game, colours, log),
        (Chance::Draw { colours }, Step::Recruits { card }) => pillars::recruits(game, card, colours, log),
        (Chance::DrawTiles { tiles }, Step::DrawTiles { kind, source }) => {
            tiles::drawn(game, tiles, kind, source, log);
        }
        (Chance::DrawInfluence { cards }, Step::DrawInfluence { source }) => cards::drawn(game, cards, source, log),
        (Chance::DrawKnowledge { names }, _) => cards::knowledge_drawn(game, names, log),
        _ => {}
    }
    run(game, log);
}

/// AE-2.2, AE-3.6: of each stage one card to L, one to R.
fn lay_pillars<L: Log<Event>>(game: &mut Exodus, cards: &[PillarCard], log: &mut L) {
    game.stack.pop();
    let mut next = [0; 3];
    for &card in cards {
        let stage = game.data.pillar(card).stage;
        let display = Display::ALL[usize::from(next[stage.index()] & 1u8)];
        next[stage.index()] += 1;
        game.pillar_decks &= !(1 << card.0);
        game.stacks[display.index()][stage.index()].push(card);
    }
    log.add(Event::PillarsLaid { cards: cards.iter().copied().collect() });
}

/// AE-2.3, AE-3.7: into the free fields, the rightmost first.
fn lay_knowledge<L: Log<Event>>(game: &mut Exodus, cards: &[Knowledge], log: &mut L) {
    game.stack.pop();
    let count = usize::from(game.data.players(game.seats).knowledge_fields);
    let mut field = count;
    for name in cards {
        game.knowledge_deck[name.index()] -= 1;
        game.knowledge_left -= 1;
        while field > 0 {
            field -= 1;
            if game.knowledge_fields[field] == NONE {
                game.knowledge_fields[field] = name.0;
                break;
            }
        }
    }
    log.add(Event::KnowledgeLaid { cards: cards.iter().copied().collect() });
}

/// AE-2.11: the monuments of each space.
fn lay_monuments<L: Log<Event>>(game: &mut Exodus, tiles: &[Monument], log: &mut L) {
    game.stack.pop();
    let each = usize::from(game.data.players(game.seats).monuments).max(1);
    for (place, tile) in tiles.iter().enumerate() {
        game.monuments[place / each] |= 1 << tile.0;
    }
    log.add(Event::MonumentsLaid { tiles: tiles.iter().copied().collect() });
}

/// AE-2.8, AE-3.4: tiles onto the empty fields.
fn lay_tiles<L: Log<Event>>(game: &mut Exodus, tiles: &TileList, log: &mut L) {
    game.stack.pop();
    for (tile, at) in tiles.as_slice().iter().zip(tile_kinds(game).as_slice()) {
        tiles::leave_pile(game, *tile);
        game.tiles[usize::from(at.slot)] = tile.number();
    }
    log.add(Event::TilesLaid { tiles: *tiles });
}

/// AE-2.7, AE-2.9, AE-3.5: settlers onto the free places.
fn put_settlers<L: Log<Event>>(game: &mut Exodus, agoras: bool, colours: &ColourList, log: &mut L) {
    game.stack.pop();
    let before = *game;
    let mut left = colours.as_slice().iter();
    each_place(&before, agoras, |place| {
        let Some(&colour) = left.next() else { return };
        game.bag[colour.index()] -= 1;
        match place {
            Place::Standing(place) => game.standing.set(place, Some(colour)),
            Place::Guard(place) => game.guards.set(place, Some(colour)),
            Place::Agora(slot) => game.on_agoras.set(slot, Some(colour)),
        }
    });
    log.add(Event::SettlersPlaced { colours: *colours });
}

/// AE-7.3: a settler from the bag, the next one afterwards.
fn bag<L: Log<Event>>(game: &mut Exodus, colours: &ColourList, left: u8, source: Source, log: &mut L) {
    if left > 1 {
        game.stack.replace(Step::Bag { left: left - 1, source });
    } else {
        game.stack.pop();
    }
    for &colour in colours.as_slice() {
        game.bag[colour.index()] -= 1;
        gains::settler_comes(game, colour, source, true, log);
    }
}
