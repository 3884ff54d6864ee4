//! Cards and sealed numbers, which not everybody may see: who knows what of them, and how the rest is dealt anew.

use engine::{Dice, Kind, MAX_SEATS, PerSeat, Seat, SeatSet, Tally, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::cards::{Counts, Deck, split_unseen};
use crate::council::Council;
use crate::json::SlotSet;
use crate::special::{SPECIALS, Special, must_hold_to_board};
use crate::votes::{face_up, some_two_slots, turn_up};

/// Cards in hands, rows and piles, and sealed numbers; by seat. `C` are the politics cards of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards<C, const N: usize> {
    /// Politics cards in hands.
    pub hands: [Counts<N>; MAX_SEATS],
    /// The laid-out cards, slot by slot.
    pub rows: [[Option<C>; 5]; MAX_SEATS],
    /// How many cards of the row are laid.
    pub laid: [u8; MAX_SEATS],
    /// DA-8.5, LD-8.5: cards that stay face down: bits by slot.
    pub down: [u8; MAX_SEATS],
    /// The deck of politics cards.
    pub politics: Deck<N>,
    /// Special cards in hands.
    pub specials: [Counts<SPECIALS>; MAX_SEATS],
    /// The deck of special cards.
    pub special: Deck<SPECIALS>,
    /// Cubes chosen in secret and not opened yet.
    pub sealed: [u8; MAX_SEATS],
}

/// What one viewer knows of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardsView<C: Kind, const N: usize> {
    /// What is known of the cards of each player, by seat.
    pub players: PerSeat<PartyCards<C>>,
    /// The viewer's politics cards; none for spectators.
    pub hand: Tally<C, N>,
    /// What the viewer has laid face down into the discard pile; none for spectators.
    pub buried: Tally<C, N>,
    /// The deck of politics cards.
    pub politics: DeckView<C, N>,
    /// The deck of special cards.
    pub special: DeckView<Special, SPECIALS>,
}

/// What one viewer knows of the cards of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PartyCards<C> {
    /// The number of politics cards in the hand. While rows are laid, cards laid by others who are not ready count as in
    /// the hand: nobody sees how far others are.
    pub hand_size: u8,
    /// The number of special cards.
    pub special_size: u8,
    /// The special cards the viewer knows: all of the own, those everybody saw taken, and everybody's at the end.
    pub specials: Tally<Special, SPECIALS>,
    /// How many cards the player has laid face down into the discard pile.
    pub buried_size: u8,
    /// The row, slot by slot; null where no card lies or the viewer may not see it.
    pub row: [Option<C>; 5],
    /// How many cards of the row are laid; of others only whether none or all, while rows are laid.
    pub laid: u8,
    /// DA-8.5, LD-8.5: the slots whose card lies face down, from 0; of others none, while rows are laid.
    pub face_down: SlotSet,
    /// The cubes chosen in secret, where the viewer knows them: the own, and those looked at (DA-8.3).
    pub sealed: Option<u8>,
}

impl<C> Default for PartyCards<C> {
    fn default() -> Self {
        Self {
            hand_size: 0,
            special_size: 0,
            specials: Tally::default(),
            buried_size: 0,
            row: [const { None }; 5],
            laid: 0,
            face_down: SlotSet::default(),
            sealed: None,
        }
    }
}

/// What one viewer knows of a draw pile and its discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DeckView<K: Kind, const N: usize> {
    /// The number of cards in the draw pile.
    pub pile_size: u8,
    /// What lies face up in the discard pile.
    pub discard: Tally<K, N>,
    /// The most that can lie in the draw pile, by what the viewer has seen since it was shuffled; null for spectators.
    pub at_most: Option<Tally<K, N>>,
}

/// What decides who may see which cards.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    pub council: &'a Council,
    /// While rows are laid: how many cards a row will have.
    pub laying: Option<u8>,
    pub sealing: bool,
    /// DA-7.2, LD-7.2: at the end special cards are shown.
    pub over: bool,
    /// DA-8.3: who has looked at whose sealed number.
    pub looked: Option<(Seat, Seat)>,
    /// DA-8.5, LD-8.5: who may keep cards of the row face down.
    pub keeps_down: Option<Seat>,
    /// DA-13.5.2: special cards everybody saw somebody take; nothing where that does not happen.
    pub known: Option<&'a PerSeat<Tally<Special, SPECIALS>>>,
}

/// All cards of a box, and those that lie open beside the piles.
#[derive(Clone, Copy, Debug)]
pub struct Pack<const N: usize> {
    pub politics: Counts<N>,
    /// LD-12.9: those in the Hand of the Gods.
    pub open_politics: Counts<N>,
    pub specials: Counts<SPECIALS>,
    /// DA-13.5.2: those in the display.
    pub open_specials: Counts<SPECIALS>,
}

impl<C: Copy, const N: usize> Cards<C, N> {
    /// Everything in the draw piles.
    pub fn new(politics: Counts<N>, specials: Counts<SPECIALS>) -> Self {
        Self {
            hands: [Counts::default(); MAX_SEATS],
            rows: [[None; 5]; MAX_SEATS],
            laid: [0; MAX_SEATS],
            down: [0; MAX_SEATS],
            politics: Deck::new(politics),
            specials: [Counts::default(); MAX_SEATS],
            special: Deck::new(specials),
            sealed: [0; MAX_SEATS],
        }
    }

    /// Whether a seat has this special card.
    #[inline]
    pub fn has_special(&self, seat: Seat, special: Special) -> bool {
        self.specials[seat.index()].of(special.index()) > 0
    }

    /// Whether the card of a seat in this slot lies face down.
    #[inline]
    pub fn is_down(&self, seat: Seat, slot: u8) -> bool {
        self.down[seat.index()] >> slot & 1 == 1
    }

    /// Cubes chosen in secret.
    pub fn seal(&mut self, council: &mut Council, seat: Seat, cubes: u8) {
        self.sealed[seat.index()] = cubes;
        council.ready = council.ready.with(seat);
    }

    /// DA-3.2, DA-5.9, LD-3.2, LD-5.8: sealed numbers are opened, and nobody has chosen any more.
    pub fn open_sealed(&mut self, council: &mut Council) -> PerSeat<u8> {
        council.ready = SeatSet::EMPTY;
        let opened = std::mem::take(&mut self.sealed);
        PerSeat::from_fn(council.seats(), |seat| opened[seat.index()])
    }

    /// DA-5.1, LD-5.1: the next card of the row, face down. How many are laid.
    pub fn lay(&mut self, seat: Seat, card: C) -> u8
    where
        C: Into<usize>,
    {
        let index = seat.index();
        self.hands[index].remove(card.into());
        self.rows[index][usize::from(self.laid[index])] = Some(card);
        self.laid[index] += 1;
        self.laid[index]
    }

    /// The card of a seat in this slot, if nobody has carried it out.
    #[inline]
    pub fn slot_card(&self, council: &Council, seat: Seat, slot: u8) -> Option<C> {
        self.rows[seat.index()][usize::from(slot)].filter(|_| !council.players[seat].carried_out.contains(slot))
    }

    /// DA-R11, LD-R10: a laid-out card is carried out, once.
    pub fn carry_out(&self, council: &mut Council, seat: Seat, slot: u8) -> Option<C> {
        council.players[seat].carried_out.add(slot);
        self.rows[seat.index()][usize::from(slot)]
    }

    /// DA-8.5, LD-8.5: face-down cards in this slot are turned up: whose they are.
    pub fn turn_up(&mut self, slot: u8) -> SeatSet {
        turn_up(&mut self.down, slot)
    }

    /// DA-6.9, LD-6.5: the rows go onto the discard pile.
    pub fn discard_rows(&mut self)
    where
        C: Into<usize>,
    {
        for card in self.rows.iter_mut().flatten().filter_map(Option::take) {
            self.politics.discard.add(card.into());
        }
        (self.laid, self.down) = ([0; MAX_SEATS], [0; MAX_SEATS]);
    }

    /// A row as `viewer` sees it; nobody's own for a spectator.
    fn row_seen_by(&self, seat: Seat, viewer: Viewer, laying: bool) -> [Option<C>; 5] {
        let row = &self.rows[seat.index()];
        match viewer.is(seat) {
            true => *row,
            false if laying => [None; 5],
            false => face_up(row, self.down[seat.index()]),
        }
    }
}

impl<C: Kind + Into<usize>, const N: usize> Cards<C, N> {
    /// The politics cards a viewer cannot see: in others' hands, face down in others' rows, laid face down into the
    /// discard pile by others, and in the draw pile.
    pub fn unseen_politics(&self, viewer: Viewer, moment: &Moment<'_>, pack: &Pack<N>) -> Counts<N> {
        let mut seen = self.politics.discard.with(&pack.open_politics);
        if let Some(own) = viewer.seat().map(Seat::index) {
            seen = seen.with(&self.hands[own]).with(&self.politics.buried[own]);
        }
        for seat in moment.council.all_seats() {
            for card in self.row_seen_by(seat, viewer, moment.laying.is_some()).into_iter().flatten() {
                seen.add(card.into());
            }
        }
        pack.politics.without(&seen)
    }

    /// What a viewer knows of the cards.
    pub fn seen_by(&self, viewer: Viewer, moment: &Moment<'_>) -> CardsView<C, N> {
        let Self { hands, rows: _, laid, down, politics, specials, special, sealed } = self;
        let of_player = |seat: Seat| {
            let index = seat.index();
            let (own, ready) = (viewer.is(seat), moment.council.ready.contains(seat));
            let hand = hands[index].total();
            let (hand_size, laid, down) = match moment.laying {
                // Nobody sees how far others are with their rows.
                Some(row) if !own && ready => (hand, row, 0),
                Some(_) if !own => (hand + laid[index], 0, 0),
                _ => (hand, laid[index], down[index]),
            };
            let looked = moment.looked.is_some_and(|(by, at)| at == seat && viewer.is(by));
            let known = match moment.known {
                _ if own || moment.over => specials[index].into(),
                Some(known) => known[seat],
                None => Tally::default(),
            };
            PartyCards {
                hand_size,
                special_size: specials[index].total(),
                specials: known,
                buried_size: politics.buried[index].total(),
                row: self.row_seen_by(seat, viewer, moment.laying.is_some()),
                laid,
                face_down: SlotSet(down),
                sealed: (own && ready || looked).then(|| sealed[index]),
            }
        };
        let own = viewer.seat().map(Seat::index);
        let of_viewer = |counts: &[Counts<N>; MAX_SEATS]| own.map_or_else(Tally::default, |own| counts[own].into());
        CardsView {
            players: PerSeat::from_fn(moment.council.seats(), of_player),
            hand: of_viewer(hands),
            buried: of_viewer(&politics.buried),
            politics: politics.seen_by(viewer),
            special: special.seen_by(viewer),
        }
    }
}

impl<const N: usize> Deck<N> {
    fn seen_by<K: Kind>(&self, viewer: Viewer) -> DeckView<K, N> {
        let Self { pile, discard, buried: _, bounds } = self;
        DeckView {
            pile_size: pile.total(),
            discard: (*discard).into(),
            at_most: viewer.seat().map(|seat| bounds[seat.index()].into()),
        }
    }
}

impl<K: Kind, const N: usize> DeckView<K, N> {
    /// The deck with nothing in the draw pile yet. What others can know of it is left open.
    fn known(&self, viewer: Viewer, all: Counts<N>) -> Deck<N> {
        let mut deck = Deck::new(all);
        deck.pile = Counts::default();
        deck.discard = self.discard.into();
        if let (Some(seat), Some(at_most)) = (viewer.seat(), self.at_most) {
            deck.bounds[seat.index()] = at_most.into();
        }
        deck
    }

    fn bound(&self, all: Counts<N>) -> Counts<N> {
        self.at_most.map_or(all, |at_most| at_most.into())
    }

    /// How many cards can be drawn, the discard pile shuffled in, if nothing lies face down there.
    pub fn drawable(&self) -> u8 {
        self.pile_size + self.discard.counts().iter().sum::<u8>()
    }
}

impl<C: Kind + Into<usize>, const N: usize> CardsView<C, N> {
    /// The viewer's politics cards; none for spectators.
    pub fn hand(&self) -> Counts<N> {
        self.hand.into()
    }

    /// The special cards of a seat that the viewer knows.
    pub fn specials(&self, seat: Seat) -> Counts<SPECIALS> {
        self.players[seat].specials.into()
    }

    /// The politics cards that lie face up in the discard pile.
    pub fn discard(&self) -> Counts<N> {
        self.politics.discard.into()
    }

    /// The special cards that have been played.
    pub fn special_discard(&self) -> Counts<SPECIALS> {
        self.special.discard.into()
    }

    /// Cards that look the same to the viewer: what is not known is dealt anew. `boarding` is another seat that is to place
    /// refugees and must be able to, and whether they fit with these of [`Special::BOARDING`].
    pub fn redeal<D: Dice>(
        &self,
        viewer: Viewer,
        moment: &Moment<'_>,
        pack: &Pack<N>,
        boarding: Option<(Seat, impl Fn([bool; 2]) -> bool)>,
        dice: &mut D,
    ) -> Cards<C, N> {
        let mut cards = self.known(viewer, pack);
        self.deal_politics(&mut cards, viewer, moment, pack, dice);
        self.deal_specials(&mut cards, viewer, moment, pack, boarding, dice);
        if moment.sealing {
            self.seal(&mut cards.sealed, viewer, moment.council, dice);
        }
        cards
    }

    /// The cards as far as the viewer knows them; the draw piles are empty.
    fn known(&self, viewer: Viewer, pack: &Pack<N>) -> Cards<C, N> {
        let Self { players, hand, buried, politics, special } = self;
        let mut cards = Cards::new(pack.politics, pack.specials);
        cards.politics = politics.known(viewer, pack.politics);
        cards.special = special.known(viewer, pack.specials);
        for (seat, known) in players.iter() {
            let index = seat.index();
            cards.rows[index] = known.row;
            cards.laid[index] = known.laid;
            cards.down[index] = known.face_down.0;
            cards.specials[index] = known.specials.into();
            cards.sealed[index] = known.sealed.unwrap_or(0);
        }
        if let Some(own) = viewer.seat().map(Seat::index) {
            cards.hands[own] = (*hand).into();
            cards.politics.buried[own] = (*buried).into();
        }
        cards
    }

    fn deal_politics<D: Dice>(
        &self,
        cards: &mut Cards<C, N>,
        viewer: Viewer,
        moment: &Moment<'_>,
        pack: &Pack<N>,
        dice: &mut D,
    ) {
        let unseen = cards.unseen_politics(viewer, moment, pack);
        let held = unseen.total() - self.politics.pile_size;
        let (pile, mut others) = split_unseen(unseen, &self.politics.bound(pack.politics), held, dice);
        cards.politics.pile = pile;
        for (seat, known) in self.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
            let index = seat.index();
            cards.politics.buried[index] = others.deal(known.buried_size, dice);
            for slot in 0..5 {
                let hidden = match moment.laying {
                    Some(_) => slot < known.laid,
                    None => known.face_down.contains(slot),
                };
                if hidden {
                    cards.rows[index][usize::from(slot)] = Some(C::ALL[others.draw(dice)]);
                }
            }
            if let Some(row) = moment.laying
                && moment.council.ready.contains(seat)
                && moment.keeps_down == Some(seat)
            {
                cards.down[index] = some_two_slots(row, dice);
            }
            cards.hands[index] = others.deal(known.hand_size, dice);
        }
    }

    fn deal_specials<D: Dice>(
        &self,
        cards: &mut Cards<C, N>,
        viewer: Viewer,
        moment: &Moment<'_>,
        pack: &Pack<N>,
        boarding: Option<(Seat, impl Fn([bool; 2]) -> bool)>,
        dice: &mut D,
    ) {
        let seen =
            cards.specials.iter().fold(cards.special.discard.with(&pack.open_specials), |sum, own| sum.with(own));
        let mut unseen = pack.specials.without(&seen);
        if moment.over {
            cards.special.pile = unseen;
            return;
        }
        // DA-D18, DA-5.17, LD-D15, LD-5.15.
        if let Some((seat, fits)) = boarding
            && let Some(needed) = must_hold_to_board(&unseen, fits, dice)
        {
            unseen = unseen.without(&needed);
            cards.specials[seat.index()] = cards.specials[seat.index()].with(&needed);
        }
        let held = unseen.total() - self.special.pile_size;
        let (pile, mut others) = split_unseen(unseen, &self.special.bound(pack.specials), held, dice);
        cards.special.pile = pile;
        for (seat, known) in self.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
            let own = &mut cards.specials[seat.index()];
            let count = known.special_size - own.total();
            *own = own.with(&others.deal(count, dice));
        }
    }

    /// Sealed numbers are any that are possible.
    fn seal<D: Dice>(&self, sealed: &mut [u8; MAX_SEATS], viewer: Viewer, council: &Council, dice: &mut D) {
        let unknown = |&seat: &Seat| !viewer.is(seat) && self.players[seat].sealed.is_none();
        for seat in council.ready.iter().filter(unknown) {
            sealed[seat.index()] = dice.below(u32::from(council.supply(seat)) + 1) as u8;
        }
    }
}

impl<C: Kind + Into<usize>, const N: usize> Cards<C, N> {
    /// The same a moment earlier: sealed numbers, and rows while they are laid, of all but `seat` are still to be chosen.
    /// Who has chosen then.
    pub fn before_others_chose(&mut self, seat: Seat, council: &mut Council, laying: bool) {
        let own = council.ready.contains(seat);
        council.ready = if own { SeatSet::only(seat) } else { SeatSet::EMPTY };
        for other in council.all_seats().filter(|&other| other != seat).map(Seat::index) {
            self.sealed[other] = 0;
            if laying {
                for card in self.rows[other].iter_mut().filter_map(Option::take) {
                    self.hands[other].add(card.into());
                }
                self.laid[other] = 0;
                self.down[other] = 0;
            }
        }
    }
}
