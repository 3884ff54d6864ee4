//! Random games under watch: the account of `ledger.rs` and the invariants of chapter 17, after every step.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Awaiting, Game, GameOptions, Seat};
use game_last_days::{Ask, COLOURS, Card, Event, EventCard, LastDays, Options, Senator, Source, Special};

use super::games::{self, asked, cards, copies, cubes_of, final_scores, neutrals, same, watch, watched};
use super::ledger::Ledger;
use super::long_games;

/// What is remembered from the step before.
pub(super) struct Watch {
    pub(super) ledger: Ledger,
    points: Vec<i32>,
    lost: Vec<u8>,
    /// LD-I6: between the end of the picks and the return of the tiles.
    holding: bool,
    /// LD-I13: how often each power was used by each player in this round.
    powers: BTreeMap<(Seat, Senator), u32>,
    /// LD-I14: how many cards were carried out in this auction.
    plays: u8,
}

impl Watch {
    pub(super) fn new(game: &LastDays) -> Self {
        let components = game.table().components();
        let pile = copies(&Card::ALL, |card| components.copies(card));
        let specials = copies(&Special::ALL, |special| components.special_copies(special));
        let hand = 7 + game.table().options.extra_cards;
        let ledger = Ledger::new(game.seats(), hand, pile, specials);
        let seats = game.seats();
        Self { ledger, points: vec![0; seats], lost: vec![0; seats], holding: false, powers: BTreeMap::new(), plays: 0 }
    }

    /// After a step: what was told, and what must hold now.
    pub(super) fn step(&mut self, game: &LastDays, events: &[Event]) {
        for event in events {
            self.ledger.told(event);
            match *event {
                Event::RoundBegan { .. } => {
                    self.powers.clear();
                    self.round_begins(game);
                }
                Event::BonusPlaced { .. } => self.holding = true,
                Event::CleanedUp { kept, .. } => self.holding &= kept,
                Event::PowerUsed { seat, senator } => *self.powers.entry((seat, senator)).or_default() += 1,
                Event::Fleet(fleet::Event::Refunded { seat, .. }) => {
                    *self.powers.entry((seat, Senator::Philosophos)).or_default() += 1
                }
                Event::AuctionBegan { .. } => self.plays = 0,
                Event::Played { seat, source: Source::Unbid(_), .. } => {
                    *self.powers.entry((seat, Senator::Strategos)).or_default() += 1;
                }
                Event::Played { .. } => {
                    self.plays += 1;
                    assert!(self.plays <= if game.seats() == 5 { 3 } else { 2 }, "LD-I14");
                }
                _ => {}
            }
        }
        assert!(self.powers.values().all(|&used| used == 1), "LD-I13: {:?}", self.powers);
        self.same(game);
        cubes_and_cards(game);
        self.ships(game);
        self.tiles(game);
        self.markers(game);
        self.nothing_falls(game);
    }

    /// LD-I7.
    fn round_begins(&self, game: &LastDays) {
        let ledger = &self.ledger;
        let chaos = ledger.event == Some(EventCard::Chaos);
        for player in &ledger.players {
            let hand = usize::from(7 + game.table().options.extra_cards);
            assert_eq!((player.hand.len(), player.row.len()), (hand, 0), "LD-I7");
            assert_eq!((player.slots, player.front), ([0; 5], 0), "LD-I7");
            assert!(chaos || player.senate == 0, "LD-I7");
        }
        assert_eq!(ledger.new_land, [0; 6], "LD-I7");
        if game.table().council.round == 1 {
            let fields: BTreeSet<u8> =
                Seat::all(game.seats()).map(|seat| game.table().council.players[seat].marker).collect();
            assert_eq!(fields.len(), game.seats(), "LD-I6: markers share a field");
        }
    }

    /// The account is what lies on the table.
    fn same(&self, game: &LastDays) {
        let ledger = &self.ledger;
        same(game, ledger);
        for (seat, player) in Seat::all(game.seats()).zip(&ledger.players) {
            let zones = (game.table().council.players[seat].spent, game.table().lost[seat]);
            assert_eq!(zones, (player.front, player.lost), "{seat}: front, lost");
        }
        for senator in Senator::ALL {
            let holder = ledger.holder.get(&senator).map(|&seat| Seat(seat as u8));
            let bonus = ledger.bonus.get(&senator).copied().unwrap_or_default();
            assert_eq!((game.table().holder(senator), game.table().bonus(senator)), (holder, bonus), "{senator}");
        }
        for card in Card::ALL {
            let laid = ledger.gods.iter().filter(|&&other| other == card).count();
            assert_eq!(usize::from(game.table().gods.of(card.index())), laid, "{card} of the gods");
        }
    }

    /// LD-I4, LD-I5, LD-I9.
    fn ships(&self, game: &LastDays) {
        for (berth, ship) in game.table().council.harbour.ships().iter().enumerate() {
            assert!(ship.seated.iter().sum::<u8>() <= ship.seats && ship.hold[COLOURS - 1] == 0, "LD-I4, LD-R74");
            let at_new_land = game.table().council.arriving().map(usize::from) == Some(berth);
            assert!(ship.in_port() || ship.total() > 0, "LD-I5: {} is at sea and empty", ship.kind);
            assert!(!at_new_land || matches!(asked(game), Some(Ask::Ally { .. })), "LD-I5, LD-R80");
            let upgraded = match game.table().council.markers_left {
                3 => false,
                2 => berth < 2,
                _ => true,
            };
            assert_eq!(ship.upgraded, upgraded, "LD-I9: {}", ship.kind);
        }
    }

    /// LD-I6.
    fn tiles(&self, game: &LastDays) {
        let mut fields = BTreeSet::new();
        for seat in Seat::all(game.seats()) {
            let held = Senator::ALL.iter().filter(|&&senator| game.table().holder(senator) == Some(seat)).count();
            assert!(held <= 1 && (held == 1 || !self.holding), "LD-I6: {seat} holds {held}");
            assert!(
                fields.insert(game.table().council.players[seat].marker) || !self.holding,
                "LD-I6: markers share a field"
            );
        }
    }

    /// LD-I10: a marker for each Doom event that is covered, and for the last.
    fn markers(&self, game: &LastDays) {
        let Some((_, covered)) = self.ledger.seen_events.split_last() else { return };
        let dooms = covered.iter().filter(|event| event.is_doom()).count();
        let gone = usize::from(3 - game.table().council.markers_left);
        let current = game.table().event.is_some_and(EventCard::is_doom);
        let ended = usize::from(game.table().is_over());
        // Between its Doom effect and the next event the marker of the current one is gone already.
        let between = current && !game.table().is_over() && gone == dooms + 1 && waits_for_luck_or_alliance(game);
        assert!(gone == dooms + ended || between, "LD-I10: {gone} gone, {dooms} covered");
    }

    /// LD-I8, LD-I1.
    fn nothing_falls(&mut self, game: &LastDays) {
        for seat in Seat::all(game.seats()) {
            let (before, now) = (self.points[seat.index()], game.table().council.points(seat));
            assert!(now >= before, "LD-I8: {seat} fell from {before} to {now}");
            let lost = game.table().lost[seat];
            assert!(lost >= self.lost[seat.index()], "LD-I1: {seat} has got lost cubes back");
            let losing = matches!(asked(game), Some(Ask::Lose { .. }));
            assert!(losing || [0, 2, 4].contains(&lost), "LD-I1: {seat} has lost {lost}");
            self.points[seat.index()] = now;
            self.lost[seat.index()] = lost;
        }
    }
}

fn waits_for_luck_or_alliance(game: &LastDays) -> bool {
    game.awaiting() == Awaiting::Chance || matches!(asked(game), Some(Ask::Ally { .. }))
}

/// LD-I1, LD-I2, LD-I3.
fn cubes_and_cards(game: &LastDays) {
    for seat in Seat::all(game.seats()) {
        assert_eq!(cubes_of(game, seat) + game.table().lost[seat], 20, "LD-I1: {seat}");
    }
    assert_eq!(neutrals(game), 10, "LD-I2");
    let (politics, specials) = cards(game);
    assert_eq!((politics + usize::from(game.table().gods.total()), specials), (80, 25), "LD-I3");
    if game.table().event.is_some() {
        let others = if game.table().options.is_long() { 3 } else { 2 };
        let seen = 10 - game.table().unseen_events.iter().count();
        assert_eq!(usize::from(game.table().council.event_deck) + seen, 3 + others + 1, "LD-I3: events");
    }
}

/// What happened in many games together: everything comes up in time.
#[derive(Default)]
pub(super) struct Met {
    specials: BTreeSet<Special>,
    events: BTreeSet<EventCard>,
    senators: BTreeSet<Senator>,
    cards: BTreeSet<Card>,
    points: BTreeSet<String>,
    /// The kinds of what was told.
    told: BTreeSet<String>,
    sources: BTreeSet<String>,
    zones: BTreeSet<String>,
    rounds: BTreeSet<u8>,
    reshuffled: [u32; 2],
}

/// The name of a variant.
fn kind(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").trim_start_matches("Fleet(").split([' ', '(', '{']).next().unwrap().to_owned()
}

impl Met {
    pub(super) fn note(&mut self, events: &[Event]) {
        for event in events {
            self.told.insert(kind(event));
            match *event {
                Event::EventRevealed { event } => _ = self.events.insert(event),
                Event::Fleet(fleet::Event::SpecialPlayed { special, .. }) => _ = self.specials.insert(special),
                Event::PowerUsed { senator, .. } => _ = self.senators.insert(senator),
                Event::Fleet(fleet::Event::CardTurned { .. }) => _ = self.senators.insert(Senator::Oraklos),
                Event::Fleet(fleet::Event::Refunded { .. }) => _ = self.senators.insert(Senator::Philosophos),
                Event::Scored { why, .. } => _ = self.points.insert(kind(&why)),
                Event::Lost { zone, .. } => _ = self.zones.insert(kind(&zone)),
                Event::Fleet(fleet::Event::Reshuffled { politics }) => self.reshuffled[usize::from(politics)] += 1,
                Event::Played { card, source, .. } => {
                    self.cards.insert(card);
                    self.sources.insert(kind(&source));
                    if matches!(source, Source::Unbid(_)) {
                        self.senators.insert(Senator::Strategos);
                    }
                }
                _ => {}
            }
        }
    }
}

pub(super) fn whole_game(options: &Options, seed: u64, met: &mut Met) {
    let (game, watch) = watched(options, seed, met);
    let most = if options.is_long() { 7 } else { 6 };
    assert!((4..=most).contains(&game.table().council.round), "LD-I11: {} rounds", game.table().council.round);
    met.rounds.insert(game.table().council.round);
    final_scores(&game, &watch.ledger);
}

#[test]
fn ld_i1_ld_i2_ld_i3_ld_i4_ld_i5_ld_i6_ld_i7_ld_i8_ld_i9_ld_i10_ld_i12_ld_i13_ld_i14_ld_i15_whole_games() {
    let mut met = watch((3..=5).map(Options::for_seats), 60);
    let action_cards = Special::ALL.into_iter().take(8).collect::<BTreeSet<_>>();
    assert_eq!(met.specials, action_cards, "every special card was played");
    assert_eq!(met.events.len(), EventCard::ALL.len(), "every event came");
    assert_eq!(met.senators.len(), Senator::ALL.len(), "every power was used: {:?}", met.senators);
    assert_eq!(met.cards.len(), Card::ALL.len(), "every politics card was played: {:?}", met.cards);
    assert_eq!(met.sources.len(), 5, "cards came from everywhere: {:?}", met.sources);
    assert_eq!(met.points.len(), 7, "points came from everywhere: {:?}", met.points);
    // Hardly ever from a hold.
    met.zones.remove("Hold");
    assert_eq!(met.zones.len(), 6, "cubes were lost from everywhere: {:?}", met.zones);
    assert_eq!(met.told.len(), 44, "everything was told once: {:?}", met.told);
    assert!(met.reshuffled.iter().all(|&times| times > 20), "decks ran out {:?} times", met.reshuffled);
}

#[test]
fn ld_i11_ld_i7_ld_i3_whole_long_games() {
    let usual = watch([Options::for_seats(4)], 60);
    assert_eq!(usual.rounds, BTreeSet::from([4, 5, 6]), "LD-I11");
    let long = watch((3..=5).flat_map(long_games), 6);
    assert_eq!(long.rounds, BTreeSet::from([4, 5, 6, 7]), "LD-I11");
}

#[test]
fn ld_i16_the_same_seed_and_decisions_give_the_same_game() {
    games::the_same_seed_and_decisions_give_the_same_game();
}
