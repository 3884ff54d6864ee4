//! The public format of a view: everything by the names that records use, only seats that play.

use std::borrow::Cow;

use engine::{KindSet, Seat, Tally, Viewer};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use crate::actions::Tile;
use crate::asks::{Ask, Building};
use crate::kinds::{
    Book, Catastrophe, Cell, Colour, Display, Field, Influence, Knowledge, Monument, OrderSpace, PROFESSIONS,
    PillarCard, Profession, Residence, Stage, TileKind,
};
use crate::player::{Pillar, Player, Ship, bits};
use crate::stack::Step;
use crate::state::{Ending, Table, Waiting};
use crate::view::View;

/// The numbers of the bits set.
pub(crate) fn numbers<S: Serializer>(set: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(bits(u32::from(*set)))
}

/// Colours by their bits.
pub(crate) fn colours<S: Serializer>(set: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    KindSet::<Colour>::new(u64::from(*set)).serialize(serializer)
}

/// Books by kind.
pub(crate) fn books<S: Serializer>(counts: &[u8; 3], serializer: S) -> Result<S::Ok, S::Error> {
    Tally::<Book, 3>::new(*counts).serialize(serializer)
}

/// What one viewer may know of a game of Atlantis Exodus.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ExodusView")]
struct ViewJson {
    /// Who looks.
    viewer: Viewer,
    /// The year, from 1; 0 while the game is set up.
    year: u8,
    /// The round, from 1; 0 while the year is prepared and the order chosen.
    round: u8,
    /// How the game ended; null while it goes on.
    ending: Option<Ending>,
    /// Whose decisions and gains these are.
    active: Seat,
    /// What the active seat is asked; null while luck decides and after the end.
    ask: Option<Ask>,
    /// What is to be done, the last first: the one at the end is done now, the others after it. Numbers in it are counted
    /// from 0.
    stack: Vec<Step>,
    /// AE-6.1: the actions left in the turn.
    actions_left: u8,
    /// AE-6.3: the pillars of the active seat that were used in the turn, from 0.
    pillars_used: Vec<u8>,
    /// AE-13.3: whether bonuses of the track are being resolved.
    tracking: bool,
    /// AE-6.D.3: what waits until both settlers for a knowledge card are placed; null while nothing waits.
    waiting: Option<WaitingJson>,
    /// What was drawn to choose from; null while nothing was.
    drawn: Option<Drawn>,
    /// AE-2.14, AE-3.8: the seats from left to right on the sorting track.
    sorting: Vec<Seat>,
    /// AE-4.4: the turn order of the year; before all have chosen, that of the year before.
    order: Vec<Seat>,
    /// What belongs to each player, in the order of seats.
    players: Vec<PlayerJson>,
    /// AE-1.4.3: quarter turns of the top disc.
    top_turn: u8,
    /// AE-1.4.3: quarter turns of the middle disc.
    middle_turn: u8,
    /// AE-1.5: the fields of the city with what is on them.
    city: Vec<FieldJson>,
    /// AE-1.6: the guards, place by place; null where there is none.
    guards: Vec<Option<Colour>>,
    /// AE-18.2: where the neutral kings stand.
    neutral_kings: Vec<Field>,
    /// The settlers in the bag.
    bag: Tally<Colour, 3>,
    /// The supply.
    supply: Supply,
    /// AE-7.5: the tiles of the open displays; of equal ships each.
    open_tiles: Vec<Tile>,
    /// The tiles in the piles, which nobody has seen.
    unseen_tiles: Vec<Tile>,
    /// AE-8.1: the open residences.
    open_residences: Vec<Residence>,
    /// The residences in the pile, which nobody has seen.
    unseen_residences: Vec<Residence>,
    /// AE-2.11: the monuments left on each monument space of the track.
    monuments: Vec<Vec<Monument>>,
    /// AE-12.1: the stacks of the pillar displays.
    pillar_stacks: Vec<PillarStackJson>,
    /// The pillar cards nobody has seen.
    unseen_pillars: Vec<PillarCard>,
    /// AE-3.7: the knowledge fields from left to right; null where no card lies.
    knowledge_fields: Vec<Option<Knowledge>>,
    /// The knowledge cards in the deck, which nobody has seen.
    unseen_knowledge: Tally<Knowledge, 32>,
    /// The knowledge cards that were discarded.
    knowledge_discard: Tally<Knowledge, 32>,
    /// AE-13.4: the open influence cards.
    open_influence: Vec<Influence>,
    /// How many influence cards are in the deck.
    influence_deck: u8,
    /// AE-3.2: the catastrophe tile of the year; null in year 1.
    catastrophe: Option<Catastrophe>,
    /// The catastrophe tiles nobody has seen.
    unseen_catastrophes: Vec<Catastrophe>,
}

/// A supply.
#[derive(Serialize, JsonSchema)]
struct Supply {
    /// Books by kind.
    books: Tally<Book, 3>,
    /// Gold.
    gold: u8,
    /// Favour tokens.
    favours: u8,
}

/// A field of the city.
#[derive(Serialize, JsonSchema)]
struct FieldJson {
    /// Its name.
    field: Field,
    /// The settlers standing there, place by place; null where nobody stands.
    standing: Vec<Option<Colour>>,
    /// The tile lying there.
    tile: Option<Tile>,
    /// AE-2.9: the settler on that tile, if it is an agora that carries one.
    agora_settler: Option<Colour>,
}

/// AE-12.1: a stack of a pillar display.
#[derive(Serialize, JsonSchema)]
struct PillarStackJson {
    /// The display.
    display: Display,
    /// The stage.
    stage: Stage,
    /// The cards, the one on top last.
    cards: Vec<PillarCard>,
}

/// AE-6.D.3: what waits.
#[derive(Serialize, JsonSchema)]
struct WaitingJson {
    /// The cells of the workshops that are triggered by knowledge.
    workshops: Vec<Cell>,
    /// The cells whose placement bonuses wait.
    cells: Vec<Cell>,
    /// The professions whose dispatch bonuses wait.
    dispatched: Vec<Profession>,
}

/// What was drawn to choose from.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Drawn {
    /// D-13: tiles.
    Tiles(Vec<Tile>),
    /// D-22: knowledge cards.
    Knowledge(Vec<Knowledge>),
    /// D-28: settlers.
    Settlers(Vec<Colour>),
    /// D-10: influence cards, which the viewer drew.
    Influence(Vec<Influence>),
    /// D-10: two influence cards that somebody else drew.
    Sealed,
}

/// What belongs to one player.
#[derive(Serialize, JsonSchema)]
struct PlayerJson {
    /// Victory points.
    points: i16,
    /// AE-13: the space of the high priest.
    priest: u8,
    /// AE-13.3: the bonuses of the track up to this space are resolved.
    resolved: u8,
    /// Books by kind.
    books: Tally<Book, 3>,
    /// Gold.
    gold: u8,
    /// Favour tokens.
    favours: u8,
    /// AE-1.7: settlers in the training area, by profession.
    settlers: Tally<Profession, PROFESSIONS>,
    /// The covered cells of the settlement.
    settlement: Vec<CellJson>,
    /// AE-8.2: the residence with places left.
    incomplete: Option<Incomplete>,
    /// AE-9: the ships from the left.
    ships: Vec<Ship>,
    /// AE-12: the pillars; of each its cards from the base up.
    pillars: Vec<Vec<PillarPart>>,
    /// The names of the knowledge cards.
    knowledge: Vec<Knowledge>,
    /// The influence cards not played, as far as the viewer knows them.
    influence: Vec<Influence>,
    /// How many influence cards are not played.
    influence_size: u8,
    /// Of the influence cards not played those that everybody knows.
    influence_known: Vec<Influence>,
    /// The influence cards played.
    influence_played: Vec<Influence>,
    /// Where the king stands.
    king: Option<Field>,
    /// The order space of the year, from 0.
    order_space: Option<OrderSpace>,
}

/// A covered cell.
#[derive(Serialize, JsonSchema)]
struct CellJson {
    /// The cell.
    cell: Cell,
    /// The tile on it.
    building: Building,
    /// The settlers in it.
    settlers: Tally<Colour, 3>,
    /// Who works in each slot of a workshop; null where nobody does. Empty for other tiles.
    slots: Vec<Option<Colour>>,
}

/// AE-8.2: a residence with places left.
#[derive(Serialize, JsonSchema)]
struct Incomplete {
    /// Its cell.
    cell: Cell,
    /// How many places are left.
    places: u8,
}

/// A card of a pillar.
#[derive(Serialize, JsonSchema)]
struct PillarPart {
    /// The stage.
    stage: Stage,
    /// The card.
    card: PillarCard,
    /// AE-12.3: whether the stage is complete.
    complete: bool,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        shown(self).serialize(serializer)
    }
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        ViewJson::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ViewJson::json_schema(generator)
    }
}

fn cells(set: u16) -> Vec<Cell> {
    bits(u32::from(set)).map(Cell).collect()
}

/// As often as there are copies.
fn each(tiles: impl Iterator<Item = (Tile, u8)>) -> impl Iterator<Item = Tile> {
    tiles.flat_map(|(tile, copies)| std::iter::repeat_n(tile, usize::from(copies)))
}

/// Every field is decided upon here: what is not to be told is named with an underscore, and why.
fn shown(view: &View) -> ViewJson {
    let View { viewer, table, hand: _, drawn: _ } = view;
    let Table {
        data,
        // Fixed before the game; what they decided is there to see.
        options: _,
        rules_version: _,
        seats: _,
        year,
        round,
        active,
        actions_left,
        used,
        tracking,
        top_turn,
        middle_turn,
        neutrals: _,
        sorting: _,
        order: _,
        bag,
        books,
        gold,
        favours,
        tiles: _,
        standing: _,
        guards,
        on_agoras: _,
        ship_pile: _,
        open_ships: _,
        workshop_pile: _,
        open_workshops: _,
        agora_pile: _,
        open_agoras: _,
        residence_pile,
        open_residences: _,
        monuments: _,
        pillar_decks,
        stacks: _,
        knowledge_deck,
        // The sum of the deck.
        knowledge_left: _,
        knowledge_fields: _,
        knowledge_discard,
        influence_left,
        open_influence: _,
        catastrophes: _,
        catastrophe: _,
        drawn: _,
        waiting,
        players: _,
        ending,
        stack,
    } = table;
    let stacks = Display::ALL.into_iter().flat_map(|display| Stage::ALL.map(|stage| (display, stage)));
    ViewJson {
        viewer: *viewer,
        year: *year,
        round: *round,
        ending: *ending,
        active: *active,
        ask: table.ask(*active),
        stack: stack.steps().to_vec(),
        actions_left: *actions_left,
        pillars_used: bits(u32::from(*used)).collect(),
        tracking: *tracking,
        waiting: waiting.on.then(|| self::waiting(waiting)),
        drawn: drawn(view),
        sorting: table.sorting().to_vec(),
        order: table.turn_order().to_vec(),
        players: table.all_seats().map(|seat| player(view, seat, table.player(seat))).collect(),
        top_turn: *top_turn,
        middle_turn: *middle_turn,
        city: fields(table),
        guards: (0..data.city.guards.len() as u8).map(|place| guards.get(place)).collect(),
        neutral_kings: table.neutrals().collect(),
        bag: Tally::new(*bag),
        supply: Supply { books: Tally::new(*books), gold: *gold, favours: *favours },
        open_tiles: TileKind::ALL.into_iter().flat_map(|kind| each(table.open_tiles(kind))).collect(),
        unseen_tiles: TileKind::ALL.into_iter().flat_map(|kind| each(table.unseen_tiles(kind))).collect(),
        open_residences: table.open_residences().collect(),
        unseen_residences: bits(*residence_pile).map(Residence).collect(),
        monuments: (0..data.track.monuments.len() as u8).map(|space| table.monuments(space).collect()).collect(),
        pillar_stacks: stacks
            .map(|(display, stage)| PillarStackJson { display, stage, cards: table.stack(display, stage).collect() })
            .collect(),
        unseen_pillars: bits(*pillar_decks).map(PillarCard).collect(),
        knowledge_fields: table.knowledge_fields().collect(),
        unseen_knowledge: Tally::new(*knowledge_deck),
        knowledge_discard: Tally::new(*knowledge_discard),
        open_influence: table.open_influence().collect(),
        influence_deck: *influence_left,
        catastrophe: table.catastrophe(),
        unseen_catastrophes: table.unseen_catastrophes().collect(),
    }
}

fn fields(table: &Table) -> Vec<FieldJson> {
    let read = |field| FieldJson {
        field,
        standing: table.standing(field).collect(),
        tile: table.tile(field),
        agora_settler: table.agora_settler(field),
    };
    table.data.city.all().map(read).collect()
}

fn waiting(waiting: &Waiting) -> WaitingJson {
    let Waiting { know, cells, bonuses, on: _ } = *waiting;
    let counted = |list: [u8; 2]| list.into_iter().filter_map(|from_one| from_one.checked_sub(1));
    WaitingJson {
        workshops: self::cells(know),
        cells: counted(cells).map(Cell).collect(),
        dispatched: counted(bonuses).map(|who| Profession::of(usize::from(who))).collect(),
    }
}

fn drawn(view: &View) -> Option<Drawn> {
    let table = &view.table;
    Some(match table.stack.top() {
        Step::KeepTile { .. } => Drawn::Tiles(table.drawn_tiles().collect()),
        Step::KeepKnowledge => Drawn::Knowledge(table.drawn().map(Knowledge).collect()),
        Step::KeepSettler { .. } => Drawn::Settlers(table.drawn().map(|who| Colour::of(usize::from(who))).collect()),
        Step::KeepInfluence { .. } if view.drawn != 0 => Drawn::Influence(view.drawn_influence().collect()),
        Step::KeepInfluence { .. } => Drawn::Sealed,
        _ => return None,
    })
}

fn player(view: &View, seat: Seat, player: &Player) -> PlayerJson {
    let Player {
        vp,
        priest,
        resolved,
        books,
        gold,
        favours,
        settlers,
        plots: _,
        covered,
        // The next ones follow from what is told.
        present: _,
        workshops: _,
        active: _,
        residences: _,
        incomplete: _,
        room: _,
        ships: _,
        crew: _,
        ship_count: _,
        crew_count: _,
        pillars: _,
        pillar_count: _,
        knowledge: _,
        known,
        unknown: _,
        played: _,
        king: _,
        space: _,
    } = player;
    PlayerJson {
        points: *vp,
        priest: *priest,
        resolved: *resolved,
        books: Tally::new(*books),
        gold: *gold,
        favours: *favours,
        settlers: Tally::new(*settlers),
        settlement: cells(*covered).into_iter().filter_map(|cell| settled(&view.table, player, cell)).collect(),
        incomplete: player.incomplete().map(|(cell, places)| Incomplete { cell, places }),
        ships: player.ships().collect(),
        pillars: player.pillars().iter().map(parts).collect(),
        knowledge: player.knowledge().collect(),
        influence: view.held(seat).collect(),
        influence_size: player.hand_size(),
        influence_known: bits(*known).map(Influence).collect(),
        influence_played: player.played().collect(),
        king: player.king(),
        order_space: player.space(),
    }
}

fn settled(table: &Table, player: &Player, cell: Cell) -> Option<CellJson> {
    let plot = player.plot(cell);
    let building = plot.building?;
    let slots = match building {
        Building::Workshop(workshop) => table.data.workshop(workshop).slots,
        Building::Residence(_) | Building::Agora(_) | Building::Monument(_) => 0,
    };
    let slots = (0..slots).map(|slot| plot.slot(slot)).collect();
    Some(CellJson { cell, building, settlers: Tally::new(plot.settlers()), slots })
}

fn parts(pillar: &Pillar) -> Vec<PillarPart> {
    let part = |stage| Some(PillarPart { stage, card: pillar.card(stage)?, complete: pillar.is_complete(stage) });
    Stage::ALL.into_iter().filter_map(part).collect()
}
