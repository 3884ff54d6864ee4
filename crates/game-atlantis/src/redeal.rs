//! Worlds that look the same to a viewer: hidden cards are dealt anew.
//!
//! Hidden are the other hands, the draw pile, and which cards of another active seat were bought
//! this turn. Lower tiles need no dealing: the position does not keep them.

use engine::{Dice, Seat};

use crate::actions::Position;
use crate::components::Object;
use crate::lists::Cards;
use crate::piles::Pile;
use crate::state::{Atlantis, Phase, card_rank};
use crate::view::View;

/// How often hidden cards are dealt at random again before they are dealt to fit.
const TRIES: u32 = 40;

/// A full position that looks the same to the viewer of `view`.
pub(crate) fn determinise<D: Dice>(view: &View, dice: &mut D) -> Atlantis {
    let mut world = bare(view);
    let hidden = Hidden::of(view);
    for _ in 0..=TRIES {
        hidden.deal(&mut world, Cards::default(), dice);
        guess_payable(&mut world, view, dice);
        if world.can_go_on() {
            return world;
        }
    }
    hidden.deal_to_fit(&mut world, view, dice);
    world
}

/// All that the view tells; other hands and the draw pile are empty.
fn bare(view: &View) -> Atlantis {
    let seats = view.players.len();
    let own = view.viewer.seat().filter(|seat| seat.index() < seats);
    let by_seat = |seat: usize| view.players.as_slice().get(seat);
    let mut hands = [Pile::default(); 4];
    let mut undrawn = [view.rest.shuffled; 4];
    if let Some(own) = own {
        hands[own.index()] = view.hand.into();
        undrawn[own.index()] = view.draw_pile_most;
    }
    Atlantis {
        path: view.path.clone(),
        occupied: view.rest.occupied,
        unseen: view.unseen_tiles.ids,
        tiles: std::array::from_fn(|seat| by_seat(seat).map_or([0; 2], |seat| seat.tiles.ids)),
        values: view.rest.values,
        worth: view.rest.worth,
        removed_tiles: view.removed_tiles,
        removed_worth: view.removed_values,
        hands,
        draw_pile: Pile::default(),
        discard: view.discard,
        removed_cards: view.removed_cards,
        known: std::array::from_fn(|seat| by_seat(seat).map_or(Cards::default(), |seat| seat.known)),
        shuffled: view.rest.shuffled,
        undrawn,
        payable: view.payable.into(),
        played: view.turn.played,
        bought: view.turn.bought,
        figures: std::array::from_fn(|seat| by_seat(seat).map_or([0; 3], |seat| seat.figures)),
        seats: seats as u8,
        active: view.rest.seat,
        start: view.start,
        ended_by: view.ended_by,
        stuck: view.stuck,
        phase: view.rest.phase,
    }
}

/// The cards to be dealt and the places for them.
struct Hidden {
    own: Option<Seat>,
    seats: usize,
    active: Seat,
    /// Cards that are neither seen nor known to be in a hand.
    pool: Pile,
    /// The known cards of the other hands.
    known: [Pile; 4],
    /// How many cards of the pool each other hand takes.
    places: [u8; 4],
    /// How many the draw pile takes, and the most it can have.
    draw_pile: u8,
    most: Pile,
}

impl Hidden {
    fn of(view: &View) -> Self {
        let seats = view.players.len();
        let own = view.viewer.seat().filter(|seat| seat.index() < seats);
        let mut pool = Pile::from(view.unseen_cards);
        let mut known = [Pile::default(); 4];
        let mut places = [0; 4];
        for (seat, facts) in view.players.iter().filter(|&(seat, _)| own != Some(seat)) {
            known[seat.index()] = facts.known.into();
            places[seat.index()] = facts.hand_size - known[seat.index()].total();
            pool = pool.without(known[seat.index()]);
        }
        let most = view.draw_pile_most.into();
        Self { own, seats, active: view.rest.seat, pool, known, places, draw_pile: view.draw_pile, most }
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.own;
        Seat::all(self.seats).filter(move |&seat| own != Some(seat))
    }

    /// Deals at random; the active hand certainly gets `wanted`.
    fn deal<D: Dice>(&self, world: &mut Atlantis, wanted: Cards, dice: &mut D) {
        let wanted = Pile::from(wanted);
        let mut pool = self.pool.without(wanted);
        let could_lie = pool.common(self.most);
        let limited = could_lie != pool;
        if limited {
            // What cannot lie in the draw pile is in hands; of the rest chance decides.
            let mut pile = could_lie;
            for _ in self.draw_pile..could_lie.total() {
                pile.draw(dice);
            }
            pool = pool.without(pile);
            world.draw_pile = pile;
        }
        for seat in self.others() {
            let index = seat.index();
            let mut hand = self.known[index];
            let mut places = self.places[index];
            if seat == self.active {
                hand = hand.with(wanted);
                places -= wanted.total();
            }
            for _ in 0..places {
                hand.add(pool.draw(dice));
            }
            world.hands[index] = hand;
        }
        if !limited {
            world.draw_pile = pool;
        }
    }

    /// Whether the other hands and the pile can be filled if the active hand gets `wanted`.
    fn allows(&self, wanted: Pile) -> bool {
        self.pool.holds(wanted)
            && wanted.total() <= self.places[self.active.index()]
            && self.pool.without(wanted).common(self.most).total() >= self.draw_pile
    }

    /// Deals so that the active seat, which is in the middle of a move, can go on: the rules let
    /// nobody begin what cannot be finished (ruling AT-R7).
    fn deal_to_fit<D: Dice>(&self, world: &mut Atlantis, view: &View, dice: &mut D) {
        let wanted = match world.phase {
            Phase::Card { figure, from } => {
                let at = world.figures[world.active.index()][usize::from(figure)];
                let search = Search { hidden: self, world, from, hand_size: view.players[world.active].hand_size };
                search.cards_home(at, Pile::default(), Pile::default())
            }
            Phase::Pay { cost, paid, rank, .. } => self.cards_to_pay(world, cost - paid, rank),
            _ => None,
        };
        let wanted = wanted.unwrap_or_default();
        self.deal(world, wanted.into(), dice);
        let active = world.active.index();
        // The cards bought are the ones least needed for paying: those played, then those to be
        // played, then the others.
        let hand = world.hands[active];
        let mut bought = view.turn.bought.saturating_sub(view.turn.played.total());
        let mut payable = hand;
        let mut spare = |from: Pile| {
            for object in from.held() {
                for _ in 0..from.count(object).min(bought) {
                    payable.remove(object);
                    bought -= 1;
                }
            }
        };
        let unknown = hand.without(self.known[active]);
        let (first, rest) = match world.phase {
            Phase::Card { .. } => (wanted, unknown.without(wanted)),
            _ => (unknown.without(wanted), wanted),
        };
        spare(first);
        spare(rest);
        world.payable = payable;
    }

    /// Enough cards for what is due, of objects that may still pay in the order of AT-R16.
    fn cards_to_pay(&self, world: &Atlantis, due: u8, rank: u8) -> Option<Pile> {
        let tiles = (1..=7u8).zip(world.values[world.active.index()]);
        let tiles: u16 = tiles
            .filter(|&(value, _)| crate::state::tile_rank(value) >= rank)
            .map(|(value, count)| u16::from(value) * u16::from(count))
            .sum();
        let fits = |object: &Object| card_rank(*object) >= rank;
        let known = self.known[self.active.index()];
        let known: u16 = known.held().filter(fits).map(|object| u16::from(known.count(object))).sum();
        let missing = u16::from(due).saturating_sub(tiles + known);
        let mut wanted = Pile::default();
        for object in Object::ALL.into_iter().filter(fits) {
            for _ in 0..self.pool.count(object) {
                let mut more = wanted;
                more.add(object);
                if u16::from(wanted.total()) < missing && self.allows(more) {
                    wanted = more;
                }
            }
        }
        (u16::from(wanted.total()) >= missing).then_some(wanted)
    }
}

/// Looks for cards that another seat may hold and that finish its move.
struct Search<'a> {
    hidden: &'a Hidden,
    world: &'a Atlantis,
    from: Position,
    hand_size: u8,
}

impl Search<'_> {
    /// `known` and `wanted` are the cards to be played so far: known ones, and ones of the pool.
    fn cards_home(&self, at: Position, known: Pile, wanted: Pile) -> Option<Pile> {
        let active = self.world.active.index();
        for object in Object::ALL {
            let (mut known, mut wanted) = (known, wanted);
            if known.count(object) < self.hidden.known[active].count(object) {
                known.add(object);
            } else {
                wanted.add(object);
                if !self.hidden.allows(wanted) {
                    continue;
                }
            }
            let to = self.world.path.nearest(at, object);
            if self.world.is_occupied(to) {
                if let Some(found) = self.cards_home(to, known, wanted) {
                    return Some(found);
                }
            } else if u16::from(self.world.path.price(self.from, to)) <= self.wealth_after(known, wanted) {
                return Some(wanted);
            }
        }
        None
    }

    /// What the seat can pay at best after these cards: those bought are among the played ones as far as possible.
    fn wealth_after(&self, known: Pile, wanted: Pile) -> u16 {
        let played = self.world.played.total() + wanted.total();
        let left = self.hand_size - known.total() - wanted.total();
        let bought = self.world.bought.saturating_sub(played);
        self.world.worth[self.world.active.index()] + u16::from(left.saturating_sub(bought))
    }
}

/// Ruling AT-R14 for a hand that is not the viewer's: which of its cards were bought this turn is
/// not known, except that cards shown before were not.
fn guess_payable<D: Dice>(world: &mut Atlantis, view: &View, dice: &mut D) {
    if view.viewer.is(world.active) {
        return;
    }
    let active = world.active.index();
    let hand = world.hands[active];
    let mut owned = hand.with(world.played.into());
    let mut bought = owned.without(Pile::from(world.known[active]).common(hand));
    for _ in 0..world.bought {
        if bought.is_empty() {
            break;
        }
        owned.remove(bought.draw(dice));
    }
    world.payable = owned.common(hand);
}

impl Atlantis {
    /// Whether the active seat has something to choose, as it always has in a real game.
    fn can_go_on(&self) -> bool {
        match self.phase {
            Phase::Card { figure, from } => {
                let at = self.figures[self.active.index()][usize::from(figure)];
                self.can_finish(from, at, self.purse())
            }
            Phase::Pay { cost, paid, rank, .. } => self.payable_from(rank) >= u16::from(cost - paid),
            _ => true,
        }
    }
}

/// A world dealt to fit from the start: the way out of [`determinise`] that is rarely taken.
#[cfg(test)]
pub(crate) fn deal_to_fit<D: Dice>(view: &View, dice: &mut D) -> Atlantis {
    let mut world = bare(view);
    Hidden::of(view).deal_to_fit(&mut world, view, dice);
    world
}
