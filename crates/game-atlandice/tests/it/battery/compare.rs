//! The real rules and the plain ones of `naive.rs`, step by step through random games.

use engine::{Awaiting, Dice, Game, QuickDice, Seat, Start};
use game_atlandice::{Area, Atlandice, Chance, Components, EndReason, Faces, Good, Options, Tile};

use testkit::games_to_play;

use super::MOST_ALTERED;
use super::naive::{Naive, Next};
use super::previews;
use crate::tables::{Tables, frozen, other_clocks, other_numbers};

/// Everything that can be seen is the same.
fn same(game: &Atlandice, naive: &Naive) {
    for area in Area::ALL {
        let goods = Good::ALL.map(|good| naive.lying(area, good) as u8);
        assert_eq!(game.goods(area), goods, "what lies in {area}");
        assert_eq!(usize::from(game.dice(area)), naive.dice_at(area), "dice beside {area}");
        assert_eq!(game.tile(area), naive.top(area), "the tile of {area}");
        assert_eq!(game.below(area).collect::<Vec<_>>(), naive.below(area), "the tiles below in {area}");
        if game.tile(area).is_some() || area == Area::BlackMarket {
            assert_eq!(usize::from(game.hands(area)), naive.hands(area), "hand symbols in {area}");
        }
    }
    assert_eq!(game.parties().collect::<Vec<_>>(), naive.parties());
    for party in naive.parties() {
        assert_eq!(game.held(party), Good::ALL.map(|good| naive.held(party, good) as u8), "what {party} holds");
        assert_eq!(game.points(party), naive.points_of(party), "the points of {party}");
        let mut won = naive.won_by(party);
        won.sort();
        assert_eq!(game.tiles_won(party).collect::<Vec<_>>(), won, "the tiles of {party}");
    }
    for good in Good::ALL {
        assert_eq!(usize::from(game.boxed(good)), naive.boxed(good), "{good} out of the game");
    }
    assert_eq!(game.submarine(), naive.submarine, "the submarine");
    assert_eq!(usize::from(game.hand()), naive.hand, "the hand");
    assert_eq!(usize::from(game.round()), naive.round, "the round");
    assert_eq!(game.start(), naive.start, "the start player");
    let searching = game.search().map(|search| (search.party, search.area, usize::from(search.rank)));
    assert_eq!(searching, naive.searching(), "the search");
    for seat in Seat::all(game.seats()) {
        let points = naive.points_of(game_atlandice::Party::Seat(seat));
        assert_eq!(game.scores()[seat], points, "the score of {seat}");
    }
}

/// Outcomes that are possible at some time, and a few that never are.
fn outcomes() -> Vec<Chance> {
    let gates = |count: usize, face: u8| Chance::Gates { faces: std::iter::repeat_n(face, count).collect::<Faces>() };
    let mut outcomes: Vec<Chance> = (0..=7).map(|face| Chance::Roll { face }).collect();
    outcomes.extend(Tile::ALL.map(|tile| Chance::Uncover { tile }));
    outcomes.extend((0..6).map(|seat| Chance::Start { seat: Seat(seat) }));
    outcomes.extend([gates(7, 1), gates(9, 6), gates(7, 0), gates(9, 7), gates(8, 3), gates(0, 1)]);
    outcomes.push(Chance::Tops { tiles: [Tile::JC, Tile::LA, Tile::TB, Tile::M3, Tile::FA] });
    outcomes.push(Chance::Tops { tiles: [Tile::JC, Tile::LA, Tile::M3, Tile::TB, Tile::FA] });
    outcomes
}

/// How random games ended.
#[derive(Debug, Default)]
pub(super) struct Ends {
    pub(super) games: u64,
    pub(super) clock: u64,
    pub(super) tavern: u64,
    pub(super) exhausted: u64,
    pub(super) shared: u64,
}

fn compare(components: &'static Components, tables: &Tables, seats: u8, seed: u64, ends: &mut Ends) {
    let mut dice = QuickDice::new(seed);
    let start = (dice.below(3) == 0).then(|| Seat(dice.below(u32::from(seats)) as u8));
    let options = Options { seats, start: start.map_or(Start::Random, Start::Seat) };
    let mut game = Atlandice::setup(components, &options).unwrap();
    let mut naive = Naive::new(tables.clone(), usize::from(seats), start);
    let outcomes = outcomes();
    let (mut actions, mut log) = (Vec::new(), Vec::new());
    loop {
        same(&game, &naive);
        previews::standings(&game, &naive);
        match (game.awaiting(), naive.next.clone()) {
            (Awaiting::Over, Next::Over(why)) => {
                assert_eq!(game.ended(), Some(why), "how it ended");
                assert_eq!(game.winners().iter().collect::<Vec<_>>(), naive.winners(), "who wins");
                ends.note(why, naive.winners().len());
                return;
            }
            (Awaiting::Seats(awaited), Next::Decide(seat, ask)) => {
                assert_eq!(awaited.iter().collect::<Vec<_>>(), [seat], "who decides");
                assert_eq!(game.ask(seat), Some(ask), "what is asked");
                assert_eq!(game.asked(), Some((seat, ask)), "what is asked");
                assert_eq!(game.active(), Some(seat), "whose turn it is");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                assert_eq!(actions, naive.options(), "{ask:?}");
                let action = super::choose(&game, &actions, &mut dice);
                let preview = previews::action(&game, &naive, seat, &action);
                log.clear();
                game.apply(seat, &action, &mut log);
                naive.act(action);
                previews::came_true(&preview, &action, &log, game.search().is_none());
            }
            (Awaiting::Chance, next) => {
                assert!(!matches!(next, Next::Decide(..) | Next::Over(_)), "luck decides, not {next:?}");
                for outcome in &outcomes {
                    let possible = naive.is_possible(outcome);
                    assert_eq!(game.check_chance(outcome).is_ok(), possible, "{outcome} at {next:?}");
                }
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut ());
                naive.luck(&chance);
            }
            (awaiting, next) => panic!("{awaiting:?}, but {next:?}"),
        }
    }
}

impl Ends {
    pub(super) fn note(&mut self, why: EndReason, winners: usize) {
        self.games += 1;
        match why {
            EndReason::Clock => self.clock += 1,
            EndReason::Tavern => self.tavern += 1,
            EndReason::Exhausted => self.exhausted += 1,
        }
        self.shared += u64::from(winners > 1);
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.clock += other.clock;
        self.tavern += other.tavern;
        self.exhausted += other.exhausted;
        self.shared += other.shared;
    }
}

fn compare_all(components: &'static Components, tables: &Tables, games: u64) -> Ends {
    let mut all = Ends::default();
    for seats in 2..=4 {
        let mut ends = Ends::default();
        for seed in 0..games {
            compare(components, tables, seats, seed, &mut ends);
        }
        println!("{seats} seats: {ends:?}");
        all.add(&ends);
    }
    all
}

#[test]
fn ad_d1_to_ad_d18_the_plain_rules_offer_and_do_the_same() {
    let ends = compare_all(frozen(), &Tables::of_the_rules(), games_to_play(200));
    assert!(ends.clock > 0 && ends.tavern > 0 && ends.shared > 0, "{ends:?}");
}

/// Hands, clocks and points of other lengths and sizes: no rule depends on a particular value.
#[test]
fn the_plain_rules_do_the_same_with_other_tables() {
    let mut all = Ends::default();
    for altered in other_clocks().into_iter().chain(other_numbers()) {
        println!("{}", altered.name);
        all.add(&compare_all(altered.components, &altered.tables, games_to_play(40).min(MOST_ALTERED)));
    }
    assert!(all.clock > 0 && all.tavern > 0 && all.exhausted > 0 && all.shared > 0, "{all:?}");
}
