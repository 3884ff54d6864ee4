//! A plain second account of the game, kept only from what players do and what is told: every cube, card, marker and
//! point. What follows without a choice is worked out here again, without the rules' own functions; `told.rs` compares it
//! with what is told.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::SeatSet;
use game_last_days::{Action, Card, Event, EventCard, PointReason, Senator, Special};

use super::account::{AtNewLand, NEUTRAL, Vessel, moving, ranking, senate_order};

/// By event, in the order of the table.
const NEUTRALS: [u8; 10] = [2, 4, 3, 3, 2, 1, 3, 2, 3, 2];
pub(super) const OPEN: [EventCard; 5] =
    [EventCard::Flood, EventCard::Debts, EventCard::Together, EventCard::Gift, EventCard::Command];

#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    pub(super) supply: u8,
    pub(super) senate: u8,
    pub(super) front: u8,
    pub(super) lost: u8,
    pub(super) slots: [u8; 5],
    pub(super) points: i32,
    pub(super) field: usize,
    pub(super) hand: Vec<Card>,
    pub(super) row: Vec<Card>,
    pub(super) down: u8,
    pub(super) specials: Vec<Special>,
    pub(super) buried: Vec<Card>,
    pub(super) committed: Option<u8>,
    /// LD-I4: Hidden Holds were played by this player.
    pub(super) used_holds: bool,
}

/// What a card that is played still owes: LD-5.15, LD-10.1.
#[derive(Clone, Debug, Default)]
pub(super) struct Owed {
    pub(super) card: Option<Card>,
    pub(super) seat: usize,
    /// Refugees, ship by ship.
    pub(super) lots: VecDeque<u8>,
    pub(super) flood: bool,
    pub(super) boarded: Vec<usize>,
    pub(super) ships: u8,
    pub(super) winds: bool,
    pub(super) moved: Vec<usize>,
    pub(super) specials: u8,
    pub(super) point: bool,
    pub(super) blow: bool,
    pub(super) thrown: u8,
    /// LD-R34: who had more points when the card was played.
    pub(super) ahead: BTreeSet<usize>,
    pub(super) gain: u8,
}

#[derive(Clone, Debug)]
pub(super) struct Ledger {
    pub(super) hand_size: u8,
    pub(super) players: Vec<Player>,
    pub(super) ships: Vec<Vessel>,
    pub(super) camp: u8,
    pub(super) new_land: [u8; 6],
    pub(super) holder: BTreeMap<Senator, usize>,
    pub(super) bonus: BTreeMap<Senator, u8>,
    pub(super) pile: Vec<Card>,
    pub(super) discard: Vec<Card>,
    pub(super) gods: Vec<Card>,
    pub(super) special_pile: Vec<Special>,
    pub(super) special_discard: Vec<Special>,
    pub(super) event: Option<EventCard>,
    pub(super) seen_events: Vec<EventCard>,
    pub(super) markers: u8,
    pub(super) round: u8,
    pub(super) slot: usize,
    pub(super) auctions: u8,
    pub(super) picks: VecDeque<usize>,
    pub(super) speakers: VecDeque<usize>,
    pub(super) declared: Vec<u8>,
    pub(super) entitled: Vec<usize>,
    pub(super) turn: usize,
    pub(super) acted: BTreeSet<usize>,
    pub(super) gods_played: bool,
    pub(super) gods_laid: bool,
    pub(super) carried: BTreeSet<(usize, usize)>,
    pub(super) powers: BTreeSet<(usize, Senator)>,
    pub(super) owed: Owed,
    pub(super) last: Option<(usize, Action)>,
    pub(super) allied: SeatSet,
    pub(super) arrival: Option<(usize, usize, bool)>,
    pub(super) doom: Doom,
    pub(super) scores: VecDeque<(usize, u8, PointReason)>,
    pub(super) boards: VecDeque<usize>,
    pub(super) moves: VecDeque<usize>,
    pub(super) draws: VecDeque<(usize, u8)>,
    pub(super) special_draws: VecDeque<(usize, u8)>,
    pub(super) upgrades: VecDeque<usize>,
    pub(super) sunk: VecDeque<usize>,
    pub(super) losses: VecDeque<(usize, u8)>,
    /// LD-12.12: the order of placing together, and whose turn comes next.
    pub(super) circle: (Vec<usize>, usize),
    pub(super) placed: Vec<u8>,
    pub(super) stopped: BTreeSet<usize>,
    pub(super) next: Option<Event>,
}

/// How far the Doom phase has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Doom {
    /// It has not begun.
    #[default]
    Before,
    /// Steps 1 to 3.
    Ships,
    /// Step 4 (b).
    Effect,
    /// Step 4 (c).
    Marker,
    /// Step 4 (d), (e).
    Revealed,
}

impl Ledger {
    pub(super) fn new(seats: usize, hand_size: u8, pile: Vec<Card>, special_pile: Vec<Special>) -> Self {
        Self {
            hand_size,
            players: vec![Player { supply: 20, ..Player::default() }; seats],
            ships: (0..5).map(|kind| Vessel { kind, ..Vessel::default() }).collect(),
            camp: 10,
            new_land: [0; 6],
            holder: BTreeMap::new(),
            bonus: BTreeMap::new(),
            pile,
            discard: Vec::new(),
            gods: Vec::new(),
            special_pile,
            special_discard: Vec::new(),
            event: None,
            seen_events: Vec::new(),
            markers: 3,
            round: 0,
            slot: 0,
            auctions: 0,
            picks: VecDeque::new(),
            speakers: VecDeque::new(),
            declared: Vec::new(),
            entitled: Vec::new(),
            turn: 0,
            acted: BTreeSet::new(),
            gods_played: false,
            gods_laid: false,
            carried: BTreeSet::new(),
            powers: BTreeSet::new(),
            owed: Owed::default(),
            last: None,
            allied: SeatSet::EMPTY,
            arrival: None,
            doom: Doom::Before,
            scores: VecDeque::new(),
            boards: VecDeque::new(),
            moves: VecDeque::new(),
            draws: (0..seats).map(|seat| (seat, hand_size)).collect(),
            special_draws: (0..seats).map(|seat| (seat, 2)).collect(),
            upgrades: VecDeque::new(),
            sunk: VecDeque::new(),
            losses: VecDeque::new(),
            circle: (Vec::new(), 0),
            placed: vec![0; seats],
            stopped: BTreeSet::new(),
            next: None,
        }
    }

    /// LD-1.5: player by player, whoever has nobody above.
    pub(super) fn order(&self) -> Vec<usize> {
        let above: Vec<(u8, usize)> = self.players.iter().map(|player| (player.senate, player.field)).collect();
        senate_order(&above)
    }

    /// LD-5.6: the highest bid left, the highest in Senate order of these.
    pub(super) fn ranking(&self) -> Vec<usize> {
        ranking(self.order(), |seat| self.players[seat].slots[self.slot])
    }

    /// LD-R31: how many special cards can be drawn.
    pub(super) fn drawable(&self) -> u8 {
        (self.special_pile.len() + self.special_discard.len()) as u8
    }

    /// LD-5.15, LD-10.1: the card has been carried out completely.
    pub(super) fn settled(&mut self) {
        let Owed { card, lots, ships, specials, point, blow, .. } = &self.owed;
        let drawn = *specials == 0 || self.special_pile.is_empty() && self.special_discard.is_empty();
        let done = lots.is_empty() && *ships == 0 && drawn && !point && !blow;
        assert!(done, "LD-5.15: {card:?} is not carried out completely: {:?}", self.owed);
        assert_eq!(self.owed.gain, 0, "LD-R34: points are missing");
        self.owed = Owed::default();
    }

    /// What a card owes when it is named.
    pub(super) fn owes(&mut self, seat: usize, card: Card) {
        let (lots, ships): (&[u8], u8) = match card {
            Card::Ref1 | Card::Ref1Special | Card::Ref1Vp | Card::Aristo1 => (&[1], 0),
            Card::Ref1Ship => (&[1], 1),
            Card::Ref2 => (&[2], 0),
            Card::Ref21 => (&[2, 1], 0),
            Card::Aristo2 => (&[1, 1], 0),
            Card::Ships2 => (&[], 2),
            Card::Ships3 => (&[], 3),
            Card::Cargo => (&[], 1),
            Card::Support2 | Card::Sabotage | Card::Treason => (&[], 0),
        };
        let points = self.players[seat].points;
        self.owed = Owed {
            card: Some(card),
            seat,
            lots: lots.iter().copied().collect(),
            flood: !lots.is_empty() && self.event == Some(EventCard::Flood),
            ships,
            winds: ships > 0 && self.event == Some(EventCard::Winds),
            specials: match card {
                Card::Ref1Special => 1,
                Card::Support2 => 2,
                _ => 0,
            },
            point: card == Card::Ref1Vp,
            blow: matches!(card, Card::Sabotage | Card::Treason),
            ahead: (0..self.players.len()).filter(|&other| self.players[other].points > points).collect(),
            ..Owed::default()
        };
    }

    /// LD-6.1 to LD-6.3: the majorities, and the ships that will move.
    pub(super) fn doom_begins(&mut self) {
        if self.doom != Doom::Before {
            return;
        }
        self.settled();
        assert_eq!((self.auctions, self.turn), (5, self.entitled.len()), "LD-5.3: five auctions");
        self.doom = Doom::Ships;
        let most = (0..self.players.len()).map(|seat| self.new_land[seat]).max().unwrap();
        if most > self.new_land[NEUTRAL] {
            let winner = self.order().into_iter().find(|&seat| self.new_land[seat] == most).unwrap();
            self.scores.push_back((winner, 2, PointReason::NewLand));
        }
        let first = self.order()[0];
        if self.players[first].senate > 0 {
            self.scores.push_back((first, 2, PointReason::Senate));
        }
        self.moves = moving(&self.ships, 3);
    }

    /// Steps 1 to 3 are over.
    pub(super) fn ships_have_moved(&mut self) {
        self.doom_begins();
        assert!(self.scores.is_empty(), "LD-6.1, LD-6.2: points are missing: {:?}", self.scores);
        assert!(self.moves.is_empty(), "LD-9.9: ships have not moved: {:?}", self.moves);
    }

    /// LD-6.4 (b): the delayed effect begins.
    pub(super) fn effect_begins(&mut self, event: EventCard) {
        self.ships_have_moved();
        assert_eq!((self.doom, self.event), (Doom::Ships, Some(event)), "LD-6.4");
        self.doom = Doom::Effect;
        let order = self.order();
        match event {
            EventCard::Wisdom => {
                let cards = usize::from(self.drawable()).min(2);
                self.special_draws.extend(order[..cards].iter().map(|&seat| (seat, 1)));
            }
            EventCard::Debts => {
                let points = [5, 3].map(|points| (points, PointReason::Debts));
                self.scores.extend(order.into_iter().zip(points).map(|(seat, (points, why))| (seat, points, why)));
            }
            EventCard::Wrath => self.sunk.extend((0..5).filter(|&ship| self.ships[ship].at_sea)),
            EventCard::Together => {
                self.circle = (order, 0);
                self.placed = vec![0; self.players.len()];
                self.stopped.clear();
            }
            EventCard::AllLost => {
                let each = 2 * (3 - self.markers);
                self.losses.extend(order.into_iter().map(|seat| (seat, each)).filter(|&(_, each)| each > 0));
            }
            other => panic!("LD-12.1: {other} is not delayed"),
        }
    }

    /// LD-12.12, LD-R73: whether a player has no turn in placing together.
    fn is_out(&self, seat: usize) -> bool {
        let room = self.ships.iter().any(|ship| !ship.at_sea && ship.free() > 0);
        self.placed[seat] == 3 || self.stopped.contains(&seat) || self.players[seat].supply == 0 || !room
    }

    /// LD-12.12: a player places or stops; whoever was passed over has no turn.
    pub(super) fn together(&mut self, seat: usize) {
        loop {
            let (order, next) = &mut self.circle;
            let whose = order[*next];
            *next = (*next + 1) % order.len();
            if whose == seat {
                return;
            }
            assert!(self.is_out(whose), "LD-12.12: {whose} was left out");
        }
    }

    /// LD-6.4 (b) is over.
    pub(super) fn effect_is_over(&mut self) {
        self.ships_have_moved();
        let delayed = matches!(
            self.event,
            Some(EventCard::Wisdom | EventCard::Debts | EventCard::Wrath | EventCard::Together | EventCard::AllLost)
        );
        assert!(!delayed || self.doom >= Doom::Effect, "LD-6.4 (b): {:?} is left out", self.event);
        if self.event == Some(EventCard::Together) {
            assert!((0..self.players.len()).all(|seat| self.is_out(seat)), "LD-12.12: somebody could place");
        }
        assert!(self.special_draws.is_empty() && self.sunk.is_empty() && self.losses.is_empty(), "LD-6.4 (b)");
    }

    /// LD-12.13: one neutral after another, from the left.
    pub(super) fn neutrals_will_board(&mut self, event: EventCard) {
        let mut port: Vec<usize> = (0..5).filter(|&ship| !self.ships[ship].at_sea).collect();
        let mut free: Vec<u8> = self.ships.iter().map(Vessel::free).collect();
        for _ in 0..NEUTRALS[event as usize].min(self.camp) {
            let Some(place) = port.iter().position(|&ship| free[ship] > 0) else { return };
            free[port[place]] -= 1;
            self.boards.push_back(port[place]);
            port.rotate_left(place + 1);
        }
    }

    /// LD-9.5 to LD-9.8, LD-11.5.
    pub(super) fn landing(&self, ship: usize, mover: Option<usize>, premium: bool) -> Vec<u8> {
        AtNewLand { ship: &self.ships[ship], mover, premium, allied: self.allied }.points(self.players.len())
    }

    /// LD-9.11: a neutral boards the upgraded Ark that has come home.
    pub(super) fn ark(&mut self, ship: usize) {
        if self.camp > 0 && self.ships[ship].is_ark_with_room() {
            self.next = Some(Event::Fleet(fleet::Event::ArkNeutral { ship: ship as u8 }));
        }
    }

    /// LD-1.8.
    pub(super) fn discard_cube(&mut self, colour: usize) {
        match colour {
            NEUTRAL => self.camp += 1,
            seat => self.players[seat].front += 1,
        }
    }

    /// LD-1.10, LD-12.10: cubes are placed, from the Senate while it commands.
    pub(super) fn spend(&mut self, seat: usize, cubes: u8) {
        let player = &mut self.players[seat];
        match self.event {
            Some(EventCard::Command) if self.round > 0 => player.senate -= cubes,
            _ => player.supply -= cubes,
        }
    }

    /// LD-6.5.
    pub(super) fn cleaned_up(&mut self, kept: bool) {
        assert_eq!(self.doom, Doom::Revealed);
        assert!(self.boards.is_empty(), "LD-12.13: neutrals are missing: {:?}", self.boards);
        assert_eq!(kept, self.event == Some(EventCard::Chaos), "LD-12.8");
        if !kept {
            self.holder.clear();
        }
        for (seat, player) in self.players.iter_mut().enumerate() {
            if !kept {
                player.supply += std::mem::take(&mut player.senate);
            }
            player.supply += std::mem::take(&mut player.front) + std::mem::take(&mut self.new_land[seat]);
            player.supply += std::mem::take(&mut player.slots).iter().sum::<u8>();
            self.discard.append(&mut player.row);
        }
        self.camp += std::mem::take(&mut self.new_land[NEUTRAL]);
        self.discard.append(&mut self.gods);
        self.carried.clear();
        // LD-6.7, LD-R77.
        let missing = |seat: usize| (seat, self.hand_size - self.players[seat].hand.len() as u8);
        self.draws = self.order().into_iter().map(missing).filter(|draw| draw.1 > 0).collect();
    }
}
