//! Who may know what. A view holds all that a perfect note-taker could know: besides the table,
//! the cards known to be in a hand since it was shown, and what of the last shuffle can still lie
//! in the draw pile.

use engine::{PerSeat, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::actions::{Action, Ask, Event, FinalScore, Position};
use crate::components::{Components, Data, Half, Tile, bits};
use crate::lists::{CardList, Cards};
use crate::path::Path;
use crate::piles::Pile;
use crate::state::{Atlantis, Phase};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies in front of each seat.
    pub seats: PerSeat<SeatView>,
    /// The public path.
    pub path: Path,
    /// Who must do what; nobody while luck decides and when the game is over.
    pub active: Option<(Seat, Ask)>,
    /// AT-2.4: the start player, once known.
    pub start: Option<Seat>,
    /// The own hand; empty for spectators.
    pub hand: Cards,
    /// Ruling AT-R14: the own cards that may pay this turn; empty unless it is the viewer's turn.
    pub payable: Cards,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The discard pile.
    pub discard: Cards,
    /// AT-7.4: the cards out of the game.
    pub removed_cards: Cards,
    /// The cards the viewer does not see: in the draw pile or in other hands.
    pub unseen_cards: Cards,
    /// The most of each object that can lie in the draw pile: of what was shuffled into it last,
    /// what the viewer has not drawn.
    pub draw_pile_most: Cards,
    /// The tiles that lie face down.
    pub unseen_tiles: UnseenTiles,
    /// The turn under way.
    pub turn: TurnView,
    /// AT-11.1: whose third figure reached the Mainland.
    pub ended_by: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// The public rest of the position, as the position keeps it.
    #[serde(skip)]
    pub(crate) rest: Rest,
}

/// What lies in front of a seat, for everyone to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Where the three figures stand.
    pub figures: [Position; 3],
    /// Where the bridge was built.
    pub bridge: Option<Position>,
    /// The collected tiles.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
    pub(crate) stuck: u8,
    pub(crate) occupied: u64,
    pub(crate) values: [[u8; 7]; 4],
    pub(crate) worth: [u16; 4],
    pub(crate) removed_tiles: u8,
    pub(crate) removed_worth: u16,
    pub(crate) shuffled: Cards,
}

/// The tiles a seat has collected.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
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

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The tiles that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Serialize for UnseenTiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Half::ALL.map(|half| (half, self.iter(half).collect::<Vec<_>>())))
    }
}

impl View {
    /// The components of the game.
    pub fn components(&self) -> &'static Components {
        self.path.data()
    }
}

/// What `viewer` may know.
pub(crate) fn view(game: &Atlantis, viewer: Viewer) -> View {
    let own = viewer.seat().filter(|seat| seat.0 < game.seats);
    let hand = own.map_or(Pile::default(), |seat| game.hands[seat.index()]);
    let others = game.all_seats().filter(|&seat| own != Some(seat));
    let unseen = others.fold(game.draw_pile, |unseen, seat| unseen.with(game.hands[seat.index()]));
    View {
        viewer,
        seats: PerSeat::from_fn(usize::from(game.seats), |seat| seat_view(game, seat)),
        path: game.path.clone(),
        active: game.ask(game.active).map(|ask| (game.active, ask)),
        start: game.start,
        hand: hand.into(),
        payable: if own == Some(game.active) { game.payable.into() } else { Cards::default() },
        draw_pile: game.draw_pile.total(),
        discard: game.discard,
        removed_cards: game.removed_cards,
        unseen_cards: unseen.into(),
        draw_pile_most: own.map_or(game.shuffled, |seat| game.undrawn[seat.index()]),
        unseen_tiles: UnseenTiles { data: datafile::Shared(game.data()), ids: game.unseen },
        turn: turn_view(game),
        ended_by: game.ended_by,
        over: game.phase == Phase::Over,
        rest: Rest {
            phase: game.phase,
            seat: game.active,
            stuck: game.stuck,
            occupied: game.occupied,
            values: game.values,
            worth: game.worth,
            removed_tiles: game.removed_tiles,
            removed_worth: game.removed_worth,
            shuffled: game.shuffled,
        },
    }
}

fn seat_view(game: &Atlantis, seat: Seat) -> SeatView {
    let index = seat.index();
    SeatView {
        figures: game.figures[index],
        bridge: game.path.bridge(seat),
        tiles: TileSet { data: Some(datafile::Shared(game.data())), ids: game.tiles[index] },
        hand_size: game.hands[index].total(),
        known: game.known[index],
        points: game.points(seat),
        final_score: (game.phase == Phase::Over).then(|| game.final_score(seat)),
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
        // Of a card that is left after a purchase, others cannot know whether it may pay (ruling AT-R14).
        Action::PayTile { .. } | Action::PayCard { .. } => cards <= 1 && game.bought == 0,
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
        _ => event.clone(),
    }
}
