//! Who may know what. A view holds all that a perfect note-taker could know: besides the table,
//! the cards known to be in a hand since it was shown, and what of the last shuffle can still lie
//! in the draw pile.

use engine::{PerSeat, Seat, Viewer, variants};
use schemars::JsonSchema;
use serde::Serialize;

use crate::actions::{Action, Ask, Event, FinalScore, Position};
use crate::components::{Components, Data, Half, Tile, bits};
use crate::legal;
use crate::lists::{CardList, Cards};
use crate::path::Path;
use crate::piles::Pile;
use crate::state::{Atlantis, Phase};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies in front of each player, in the order of the seats.
    pub players: PerSeat<PlayerView>,
    /// The public path.
    pub path: Path,
    /// Who must do what; nobody while luck decides and when the game is over.
    pub active: Option<Asked>,
    /// AT-2.4: the start player, once known.
    pub start: Option<Seat>,
    /// The viewer's hand; empty for spectators.
    pub hand: Cards,
    /// Ruling AT-R14: the viewer's cards that may pay this turn; empty unless it is the viewer's turn.
    pub payable: Cards,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The discard pile.
    pub discard: Cards,
    /// AT-7.4: the cards out of the game.
    pub removed_cards: Cards,
    /// The cards the viewer does not see: in the draw pile or in other hands, also those known to be there.
    pub unseen_cards: Cards,
    /// The most of each object that can lie in the draw pile: of what was shuffled into it last,
    /// what the viewer has not drawn.
    pub draw_pile_most: Cards,
    /// The tiles that lie face down.
    pub unseen_tiles: UnseenTiles,
    /// How many collected tiles are out of the game.
    pub removed_tiles: u8,
    /// Their values together.
    pub removed_values: u16,
    /// The turn under way.
    pub turn: TurnView,
    /// Ruling AT-R30: turns in a row that ended with a shown hand and no card drawn.
    pub stuck: u8,
    /// AT-11.1: whose third figure reached the Mainland.
    pub ended_by: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// What follows from the rest, as the position keeps it for speed, and the phase with the order of a payment.
    #[serde(skip)]
    pub(crate) rest: Rest,
}

/// Who must do what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// What is to be decided.
    pub ask: Ask,
}

/// What lies in front of a player, for everyone to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// Where the three figures stand: positions of the path, 0 for Atlantis.
    pub figures: [Position; 3],
    /// The water position where the bridge was built.
    pub bridge: Option<Position>,
    /// The collected tiles, from the highest value.
    pub tiles: TileSet,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// AT-3.3: the cards known to be in the hand since it was shown.
    pub known: Cards,
    /// The values of the tiles and 1 for each card.
    pub points: i32,
    /// The sources of the score, when the game is over.
    pub final_score: Option<FinalScore>,
}

/// The public facts of the turn under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TurnView {
    /// Ruling AT-R18: a tile may still be sold.
    pub may_buy: bool,
    /// How many cards were bought.
    pub bought: u8,
    /// The cards played.
    pub played: Cards,
    /// The figure being moved, until its move is paid.
    pub moving: Option<Moving>,
    /// AT-6.5: what the move costs so far.
    pub cost: u8,
    /// What of it has been paid.
    pub paid: u8,
}

/// The figure being moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Moving {
    /// Which of the three, 0-2.
    pub figure: u8,
    /// Where the move began.
    pub from: Position,
    /// Where the figure stands now.
    pub at: Position,
}

/// What a position keeps for speed or for the rules and a page does not need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    pub(crate) phase: Phase,
    pub(crate) seat: Seat,
    pub(crate) occupied: u64,
    pub(crate) values: [[u8; 7]; 4],
    pub(crate) worth: [u16; 4],
    pub(crate) shuffled: Cards,
}

/// The tiles a seat has collected.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "Vec<Tile>")]
#[schemars(with = "Vec<Tile>")]
pub struct TileSet {
    data: Option<Data>,
    pub(crate) ids: [u64; 2],
}

impl TileSet {
    /// The tiles, from the highest value.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        let ids = self.ids;
        self.data.into_iter().flat_map(move |data| {
            let of = move |value: usize, half: Half| data.0.by_value[half.index()][value] & ids[half.index()];
            (1..=7usize).rev().flat_map(move |value| {
                Half::ALL.into_iter().flat_map(move |half| tiles_of(data.0, half, of(value, half)))
            })
        })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ids.iter().map(|ids| ids.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ids == [0; 2]
    }
}

fn tiles_of(data: &'static Components, half: Half, ids: u64) -> impl Iterator<Item = Tile> {
    bits(ids).map(move |id| data.tile[half.index() * 64 + usize::from(id)])
}

impl std::fmt::Debug for TileSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl From<TileSet> for Vec<Tile> {
    fn from(tiles: TileSet) -> Self {
        tiles.iter().collect()
    }
}

/// The tiles that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "UnseenByHalf")]
#[schemars(with = "UnseenByHalf")]
pub struct UnseenTiles {
    data: Data,
    pub(crate) ids: [u64; 2],
}

impl UnseenTiles {
    /// The tiles of one half, by object and value.
    pub fn iter(&self, half: Half) -> impl Iterator<Item = Tile> {
        tiles_of(self.data.0, half, self.ids[half.index()])
    }

    /// How many of one half there are.
    pub fn len(&self, half: Half) -> usize {
        self.ids[half.index()].count_ones() as usize
    }

    /// Whether none is left in either half.
    pub fn is_empty(&self) -> bool {
        self.ids == [0; 2]
    }
}

/// The tiles that lie face down, as JSON tells them.
#[derive(Serialize, JsonSchema)]
struct UnseenByHalf {
    /// Those of the half that begins at Atlantis, by object and value.
    a: Vec<Tile>,
    /// Those of the half that ends at the Mainland.
    b: Vec<Tile>,
}

impl From<UnseenTiles> for UnseenByHalf {
    fn from(tiles: UnseenTiles) -> Self {
        Self { a: tiles.iter(Half::A).collect(), b: tiles.iter(Half::B).collect() }
    }
}

impl View {
    /// The components of the game.
    pub fn components(&self) -> &'static Components {
        self.path.data()
    }
}

/// What `viewer` may know. A new field of the position does not compile until it is decided here who may know it.
pub(crate) fn view(game: &Atlantis, viewer: Viewer) -> View {
    let Atlantis {
        path,
        occupied,
        unseen,
        tiles,
        values,
        worth,
        removed_tiles,
        removed_worth,
        hands,
        draw_pile,
        discard,
        removed_cards,
        known,
        shuffled,
        undrawn,
        payable,
        // Told by `turn_view`.
        played: _,
        bought: _,
        figures,
        seats,
        active,
        start,
        ended_by,
        stuck,
        phase,
    } = game;
    let over = *phase == Phase::Over;
    let own = viewer.seat().filter(|seat| seat.0 < *seats);
    let others = game.all_seats().filter(|&seat| own != Some(seat));
    let unseen_cards = others.fold(*draw_pile, |unseen, seat| unseen.with(hands[seat.index()]));
    let data = datafile::Shared(game.data());
    let player = |seat: Seat| PlayerView {
        figures: figures[seat.index()],
        bridge: path.bridge(seat),
        tiles: TileSet { data: Some(data), ids: tiles[seat.index()] },
        hand_size: hands[seat.index()].total(),
        known: known[seat.index()],
        points: game.points(seat),
        final_score: over.then(|| game.final_score(seat)),
    };
    View {
        viewer,
        players: PerSeat::from_fn(usize::from(*seats), player),
        path: path.clone(),
        active: game.ask(*active).map(|ask| Asked { seat: *active, ask }),
        start: *start,
        hand: own.map_or(Pile::default(), |seat| hands[seat.index()]).into(),
        payable: if own == Some(*active) { (*payable).into() } else { Cards::default() },
        draw_pile: draw_pile.total(),
        discard: *discard,
        removed_cards: *removed_cards,
        unseen_cards: unseen_cards.into(),
        draw_pile_most: own.map_or(*shuffled, |seat| undrawn[seat.index()]),
        unseen_tiles: UnseenTiles { data, ids: *unseen },
        removed_tiles: *removed_tiles,
        removed_values: *removed_worth,
        turn: turn_view(game),
        stuck: *stuck,
        ended_by: *ended_by,
        over,
        rest: Rest {
            phase: *phase,
            seat: *active,
            occupied: *occupied,
            values: *values,
            worth: *worth,
            shuffled: *shuffled,
        },
    }
}

fn turn_view(game: &Atlantis) -> TurnView {
    let at = |figure: u8| game.figures[game.active.index()][usize::from(figure)];
    let moving = |figure, from| Some(Moving { figure, from, at: at(figure) });
    let turn = TurnView { bought: game.bought, played: game.played, ..TurnView::default() };
    match game.phase {
        Phase::Menu { may_buy } => TurnView { may_buy, ..turn },
        Phase::Card { figure, from } => {
            TurnView { moving: moving(figure, from), cost: game.path.price(from, at(figure)), ..turn }
        }
        Phase::Pay { figure, from, cost, paid, .. } => TurnView { moving: moving(figure, from), cost, paid, ..turn },
        Phase::Start | Phase::Layout | Phase::Uncover { .. } | Phase::LateBridge | Phase::Draw { .. } | Phase::Over => {
            turn
        }
    }
}

/// AT-I15: whether everybody can see that a seat has no choice but this only legal action. Only then
/// a table may make it for the seat: that nobody had to think must not tell what is in a hand.
pub(crate) fn is_plainly_forced(game: &Atlantis, seat: Seat, action: &Action) -> bool {
    let cards = game.hands[seat.index()].total();
    match *action {
        // Which figures can move depends on the hand, unless all that are on the way stand together.
        Action::Move { from } => game.figures[seat.index()].iter().all(|&at| at == from || at == game.path.mainland()),
        Action::Play { .. } => cards == 1,
        Action::PayTile { .. } | Action::PayCard { .. } => legal::is_plain_payment(game, seat),
        // A hand is shown by its owner; the others are never alone in a list.
        Action::ShowHand | Action::Buy { .. } | Action::Bridge { .. } | Action::Done => false,
    }
}

/// The event as `viewer` may know it: what others draw is hidden.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Drawn { seat, count, why, .. } if !viewer.is(*seat) => {
            Event::Drawn { seat: *seat, count: *count, cards: CardList::new(), why: *why }
        }
        variants!(Event:
            Started PathLaid Reshuffled Drawn Bought BridgeBuilt FigureChosen Moved PaidTile PaidCard Taken
            NothingToTake Uncovered HandShown Ended Crossed
        ) => event.clone(),
    }
}
