//! Random games under watch: the account of `ledger.rs` and the invariants of chapter 17, after every step.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Awaiting, Dice, Game, GameOptions, QuickDice, Seat, Viewer};
use game_last_days::{
    Action, Ask, COLOURS, Card, Colour, Event, EventCard, LastDays, Options, Senator, Source, Special,
};
use testkit::games_to_play;

use super::ledger::Ledger;
use super::{choose, long_games};
use crate::tables::frozen;

/// What is remembered from the step before.
struct Watch {
    ledger: Ledger,
    points: Vec<i32>,
    lost: Vec<u8>,
    /// LD-I6: between the end of the picks and the return of the tiles.
    holding: bool,
    /// LD-I13: how often each power was used by each player in this round.
    powers: BTreeMap<(Seat, Senator), u32>,
    /// LD-I14: how many cards were carried out in this auction.
    plays: u8,
}

fn copies<T: Copy>(kinds: &[T], of: impl Fn(T) -> u8) -> Vec<T> {
    kinds.iter().flat_map(|&kind| std::iter::repeat_n(kind, usize::from(of(kind)))).collect()
}

impl Watch {
    fn new(game: &LastDays) -> Self {
        let components = game.table().components();
        let pile = copies(&Card::ALL, |card| components.copies(card));
        let specials = copies(&Special::ALL, |special| components.special_copies(special));
        let hand = 7 + game.table().options.extra_cards;
        let ledger = Ledger::new(game.seats(), hand, pile, specials);
        let seats = game.seats();
        Self { ledger, points: vec![0; seats], lost: vec![0; seats], holding: false, powers: BTreeMap::new(), plays: 0 }
    }

    /// After a step: what was told, and what must hold now.
    fn step(&mut self, game: &LastDays, events: &[Event]) {
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
                Event::Refunded { seat, .. } => *self.powers.entry((seat, Senator::Philosophos)).or_default() += 1,
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
        for (index, player) in ledger.players.iter().enumerate() {
            let seat = Seat(index as u8);
            let view = game.view(Viewer::Seat(seat));
            let zones = (
                game.table().council.supply(seat),
                game.table().council.senate(seat),
                game.table().council.players[seat].spent,
                game.table().lost[seat],
                game.table().council.points(seat),
            );
            let kept = (player.supply, player.senate, player.front, player.lost, player.points);
            assert_eq!(zones, kept, "{seat}: supply, Senate, front, lost, points");
            for slot in 0..5 {
                assert_eq!(
                    game.table().council.on_slot(seat, slot),
                    player.slots[usize::from(slot)],
                    "slot {slot} of {seat}"
                );
            }
            assert_eq!(usize::from(game.table().council.players[seat].marker), player.field, "the marker of {seat}");
            for card in Card::ALL {
                let held = player.hand.iter().filter(|&&other| other == card).count();
                assert_eq!(usize::from(view.cards.hand().of(card.index())), held, "{card} in the hand of {seat}");
            }
            for special in Special::ALL {
                let held = player.specials.iter().filter(|&&other| other == special).count();
                assert_eq!(usize::from(view.cards.specials(seat).of(special.index())), held, "{special} of {seat}");
            }
            let row: Vec<Card> = view.cards.players[seat].row.into_iter().flatten().collect();
            assert_eq!(row, player.row, "the row of {seat}");
            assert_eq!(usize::from(view.cards.players[seat].buried_size), player.buried.len(), "what {seat} buried");
        }
        for (ship, vessel) in game.table().council.harbour.ships().iter().zip(&ledger.ships) {
            assert_eq!((ship.upgraded, !ship.in_port(), ship.seats), (vessel.upgraded, vessel.at_sea, vessel.seats()));
            for colour in 0..COLOURS {
                let parts = (ship.seated[colour], ship.hold[colour]);
                assert_eq!(parts, (vessel.count(colour, false), vessel.count(colour, true)), "{} {colour}", ship.kind);
            }
        }
        assert_eq!(
            (game.table().council.harbour.camp, game.table().council.harbour.new_land),
            (ledger.camp, ledger.new_land)
        );
        for senator in Senator::ALL {
            let holder = ledger.holder.get(&senator).map(|&seat| Seat(seat as u8));
            let bonus = ledger.bonus.get(&senator).copied().unwrap_or_default();
            assert_eq!((game.table().holder(senator), game.table().bonus(senator)), (holder, bonus), "{senator}");
        }
        let public = game.view(Viewer::Public);
        assert_eq!(usize::from(public.cards.politics.pile_size), ledger.pile.len(), "the draw pile");
        for card in Card::ALL {
            let count = |cards: &[Card]| cards.iter().filter(|&&other| other == card).count();
            assert_eq!(
                usize::from(public.cards.discard().of(card.index())),
                count(&ledger.discard),
                "{card} discarded"
            );
            assert_eq!(usize::from(game.table().gods.of(card.index())), count(&ledger.gods), "{card} of the gods");
        }
        assert_eq!(usize::from(public.cards.special.pile_size), ledger.special_pile.len(), "the special pile");
        assert_eq!(usize::from(public.cards.special_discard().total()), ledger.special_discard.len());
        assert_eq!(
            (game.table().event, game.table().council.markers_left, game.table().council.round),
            (ledger.event, ledger.markers, ledger.round)
        );
        let order: Vec<usize> =
            game.table().council.senate_order().as_slice().iter().map(|seat| seat.index()).collect();
        let fields: BTreeSet<usize> = ledger.players.iter().map(|player| player.field).collect();
        // While senators are taken, two markers may stand on one field.
        assert!(fields.len() < game.seats() || order == ledger.order(), "LD-1.5: {order:?}");
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

fn asked(game: &LastDays) -> Option<Ask> {
    Seat::all(game.seats()).find_map(|seat| game.ask(seat))
}

/// LD-I1, LD-I2, LD-I3.
fn cubes_and_cards(game: &LastDays) {
    let harbour = game.table().council.harbour;
    for seat in Seat::all(game.seats()) {
        let slots: u8 = (0..5).map(|slot| game.table().council.on_slot(seat, slot)).sum();
        let aboard = harbour.at_sea(Colour::Seat(seat)) + harbour.new_land[seat.index()];
        // A sealed number counts in the supply.
        let all = game.table().council.supply(seat)
            + game.table().council.senate(seat)
            + game.table().council.players[seat].spent
            + game.table().lost[seat]
            + slots
            + aboard;
        assert_eq!(all, 20, "LD-I1: {seat}");
    }
    assert_eq!(harbour.camp + harbour.at_sea(Colour::Neutral) + harbour.new_land[COLOURS - 1], 10, "LD-I2");
    let public = game.view(Viewer::Public);
    let own = |seat: Seat| game.view(Viewer::Seat(seat));
    let rows: usize =
        Seat::all(game.seats()).map(|seat| own(seat).cards.players[seat].row.iter().flatten().count()).sum();
    let hands: u8 = Seat::all(game.seats()).map(|seat| own(seat).cards.hand().total()).sum();
    let buried: u8 = public.cards.players.as_slice().iter().map(|player| player.buried_size).sum();
    let politics =
        public.cards.politics.pile_size + public.cards.discard().total() + hands + buried + game.table().gods.total();
    assert_eq!(usize::from(politics) + rows, 80, "LD-I3");
    let specials: u8 = public.cards.players.as_slice().iter().map(|player| player.special_size).sum();
    assert_eq!(public.cards.special.pile_size + public.cards.special_discard().total() + specials, 25, "LD-I3");
    if game.table().event.is_some() {
        let others = if game.table().options.is_long() { 3 } else { 2 };
        let seen = 10 - game.table().unseen_events.iter().count();
        assert_eq!(usize::from(game.table().council.event_deck) + seen, 3 + others + 1, "LD-I3: events");
    }
}

/// What happened in many games together: everything comes up in time.
#[derive(Default)]
struct Met {
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
    format!("{value:?}").split([' ', '(', '{']).next().unwrap().to_owned()
}

impl Met {
    fn note(&mut self, events: &[Event]) {
        for event in events {
            self.told.insert(kind(event));
            match *event {
                Event::EventRevealed { event } => _ = self.events.insert(event),
                Event::SpecialPlayed { special, .. } => _ = self.specials.insert(special),
                Event::PowerUsed { senator, .. } => _ = self.senators.insert(senator),
                Event::CardTurned { .. } => _ = self.senators.insert(Senator::Oraklos),
                Event::Refunded { .. } => _ = self.senators.insert(Senator::Philosophos),
                Event::Scored { why, .. } => _ = self.points.insert(kind(&why)),
                Event::Lost { zone, .. } => _ = self.zones.insert(kind(&zone)),
                Event::Reshuffled { politics } => self.reshuffled[usize::from(politics)] += 1,
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

fn watched(options: Options, seed: u64, met: &mut Met) {
    let mut dice = QuickDice::new(seed);
    let mut game = LastDays::setup(frozen(), &options).unwrap();
    let mut watch = Watch::new(&game);
    let (mut actions, mut log) = (Vec::new(), Vec::new());
    loop {
        log.clear();
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut log);
            }
            Awaiting::Seats(awaited) => {
                let awaited: Vec<Seat> = awaited.iter().collect();
                let seat = awaited[dice.below(awaited.len() as u32) as usize];
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert!(!actions.is_empty(), "LD-I15: {:?}", game.ask(seat));
                let action = choose(&game, &actions, &mut dice);
                watch.ledger.acts(seat, action);
                game.apply(seat, &action, &mut log);
            }
        }
        met.note(&log);
        watch.step(&game, &log);
    }
    let most = if options.is_long() { 7 } else { 6 };
    assert!((4..=most).contains(&game.table().council.round), "LD-I11: {} rounds", game.table().council.round);
    met.rounds.insert(game.table().council.round);
    final_scores(&game, &watch.ledger);
}

/// LD-7.2, LD-7.3.
fn final_scores(game: &LastDays, ledger: &Ledger) {
    let points = |seat: Seat| {
        let of = |special: &Special| match special {
            Special::Birds => 2,
            Special::Orichalcum => 3,
            Special::Key => 4,
            _ => 0,
        };
        let player = &ledger.players[seat.index()];
        player.points + player.specials.iter().map(of).sum::<i32>()
    };
    let best = Seat::all(game.seats()).map(points).max().unwrap();
    let winner = ledger.order().into_iter().map(|seat| Seat(seat as u8)).find(|&seat| points(seat) == best);
    assert_eq!(game.winners().iter().next(), winner, "LD-7.3");
    for seat in Seat::all(game.seats()) {
        assert_eq!(game.scores()[seat], points(seat), "LD-7.2");
    }
}

fn watch(options: impl IntoIterator<Item = Options>, short: u64) -> Met {
    let mut met = Met::default();
    for options in options {
        for seed in 0..games_to_play(short) {
            let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| watched(options, seed, &mut met)));
            if let Err(why) = played {
                eprintln!("{options:?}, game {seed}");
                std::panic::resume_unwind(why);
            }
        }
    }
    met
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
    let play = || {
        let mut dice = QuickDice::new(9);
        let mut game = LastDays::setup(frozen(), &Options::for_seats(4)).unwrap();
        let (mut actions, mut log) = (Vec::<Action>::new(), Vec::new());
        loop {
            match game.awaiting() {
                Awaiting::Over => return (game, log),
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(&chance, &mut log);
                }
                Awaiting::Seats(awaited) => {
                    let seat = awaited.iter().next().unwrap();
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = choose(&game, &actions, &mut dice);
                    game.apply(seat, &action, &mut log);
                }
            }
        }
    };
    let (one, other) = (play(), play());
    assert!(one == other && one.1.len() > 200);
}
