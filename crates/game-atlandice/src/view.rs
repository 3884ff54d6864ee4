//! Who may know what: everybody everything. The tiles below the top of a stack are known by
//! elimination, and their order is decided only when it is seen (ruling AD-R30). So in memory a view is
//! the position; in JSON it is told by names.

use engine::{PerSeat, Seat, Tally, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::{Ask, EndReason, Event};
use crate::kinds::{Area, Good, Party, Symbol, Tile};
use crate::state::{Atlandice, Search, Tokens};

/// What one viewer may know: the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "TableView")]
#[schemars(with = "TableView")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies there.
    pub table: Atlandice,
}

pub(crate) fn view(game: &Atlandice, viewer: Viewer) -> View {
    View { viewer, table: *game }
}

pub(crate) fn seen(event: &Event, _: Viewer) -> Event {
    *event
}

/// What one viewer may know: the whole table, for nothing is hidden.
#[derive(Serialize, JsonSchema)]
struct TableView {
    /// Who looks.
    viewer: Viewer,
    /// What each player has, in the order of the seats.
    players: PerSeat<PartyView>,
    /// AD-9.1: what the neutral party has, in the game for two.
    neutral: Option<PartyView>,
    /// The six areas, in the order of the die faces.
    areas: Vec<AreaView>,
    /// AD-2.5, AD-6.6: the goods out of the game.
    boxed: Tally<Good, 5>,
    /// Ruling AD-R14: the tiles nobody won.
    unclaimed: Vec<Tile>,
    /// The round, from 1; 0 before the first.
    round: u16,
    /// The area beside which the submarine lies.
    submarine: Area,
    /// The space of the clock hand, from 0.
    clock: u8,
    /// What that space shows.
    clock_symbol: Symbol,
    /// The start player of the round; nobody before luck has chosen.
    start: Option<Seat>,
    /// Who must do what; nobody while luck decides and when the game is over.
    active: Option<Asked>,
    /// The search under way.
    search: Option<Search>,
    /// How many searches of the round have begun.
    searches: u8,
    /// AD-6.1: the districts that held something when the search began and have not been scored.
    filled: Vec<Area>,
    /// AD-8.2: the Tavern brought the hand to the waves; the round is the last.
    last_round: bool,
    /// How the game ended, if it did.
    ended: Option<EndReason>,
}

/// What a player or the neutral party has.
#[derive(Default, Serialize, JsonSchema)]
struct PartyView {
    /// AD-4.6: the goods.
    held: Tally<Good, 5>,
    /// The tiles won.
    tiles: Vec<Tile>,
    /// Victory point tokens by where they came from.
    tokens: Tokens,
    /// The points: those of the final scoring once the game is over.
    points: i32,
    /// Ruling AD-R28: how many dice were received this round.
    dice: u8,
    /// AD-9.2: whether a die was given to the neutral party this round.
    gave_die: bool,
}

/// An area.
#[derive(Serialize, JsonSchema)]
struct AreaView {
    /// Which.
    area: Area,
    /// What lies there.
    goods: Tally<Good, 5>,
    /// How many dice lie beside it.
    dice: u8,
    /// The tile in force; none for the Black Market, an exhausted district, and as long as luck has not shown the tile.
    tile: Option<Tile>,
    /// The tiles that still lie below, in the order of the table; in which order they lie, nobody knows.
    below: Vec<Tile>,
}

/// Who must do what.
#[derive(Serialize, JsonSchema)]
struct Asked {
    /// Who.
    seat: Seat,
    /// What is to be decided.
    ask: Ask,
}

impl From<View> for TableView {
    fn from(View { viewer, table }: View) -> Self {
        // A new field of the position does not compile until it is decided here how it is told.
        let Atlandice {
            data: _,
            goods,
            held,
            boxed,
            dice,
            top: _,
            below: _,
            won: _,
            unclaimed,
            tokens,
            round,
            submarine,
            hand,
            seats,
            start,
            active,
            taken,
            given,
            searches,
            // Both are told by the search.
            party: _,
            here: _,
            filled,
            last_round,
            // Told by what is asked, by the search and by the end.
            phase: _,
        } = table;
        let party = |party: Party| PartyView {
            held: Tally::new(held[party.index()]),
            tiles: table.tiles_won(party).collect(),
            tokens: tokens[party.index()],
            points: table.points(party),
            dice: taken[party.index()],
            gave_die: party.seat().is_some_and(|seat| given.contains(seat)),
        };
        let area = |area: Area| AreaView {
            area,
            goods: Tally::new(goods[area.index()]),
            dice: dice[area.index()],
            tile: table.tile(area),
            below: table.below(area).collect(),
        };
        Self {
            viewer,
            players: PerSeat::from_fn(usize::from(seats), |seat| party(Party::Seat(seat))),
            neutral: table.has_party(Party::Neutral).then(|| party(Party::Neutral)),
            areas: Area::ALL.map(area).into(),
            boxed: Tally::new(boxed),
            unclaimed: Tile::ALL.into_iter().filter(|tile| unclaimed >> tile.index() & 1 == 1).collect(),
            round,
            submarine,
            clock: hand,
            clock_symbol: table.symbol(),
            start,
            active: table.ask(active).map(|ask| Asked { seat: active, ask }),
            search: table.search(),
            searches,
            filled: Area::DISTRICTS.into_iter().filter(|district| filled >> district.index() & 1 == 1).collect(),
            last_round,
            ended: table.ended(),
        }
    }
}
