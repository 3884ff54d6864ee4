//! Whole games at a table, and positions out of them: for transcripts, records, counts and benches.

use engine::{Awaiting, Components, Dice, Game, QuickDice, Record, Seat, Seed, Table, play_out};

/// A whole random game, with luck from words.
pub fn random_table<G: Game>(components: &'static G::Components, options: G::Options, words: &str) -> Table<G> {
    let any = |_: &G, actions: &[G::Action], dice: &mut QuickDice| actions[dice.below(actions.len() as u32) as usize];
    play(components, options, words, 0, any)
}

/// A whole game of a player with a taste, with luck from words; its record proves it.
pub fn chosen_table<G: Game>(
    components: &'static G::Components,
    options: G::Options,
    words: &str,
    choose: impl FnMut(&G, &[G::Action], &mut QuickDice) -> G::Action,
) -> Table<G> {
    let table = play(components, options, words, 7, choose);
    let text = serde_json::to_string(&table.record(Vec::new(), &Seed::from_words(words))).expect("records are written");
    let read = Record::<G>::read(text.as_bytes()).expect("records are read");
    let proved = read.verify().unwrap_or_else(|why| panic!("the record of {words:?} does not hold: {why}"));
    assert!(proved.played() == table.played(), "the record of {words:?} tells another game");
    table
}

fn play<G: Game>(
    components: &'static G::Components,
    options: G::Options,
    words: &str,
    first: u64,
    mut choose: impl FnMut(&G, &[G::Action], &mut QuickDice) -> G::Action,
) -> Table<G> {
    let seed = Seed::from_words(words);
    let mut dice =
        QuickDice::new(words.bytes().fold(first, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte))));
    let mut table = Table::new(components, options).expect("the options are legal");
    let mut steps = table.plan_start(&seed);
    loop {
        for step in steps {
            table.push(step).expect("planned steps are legal");
        }
        let Some(seat) = table.awaited().iter().next() else { return table };
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let action = choose(table.position(), &actions, &mut dice);
        steps = table.plan(seat, action, &seed).expect("listed actions are legal");
    }
}

/// The first position of random games that is wanted.
pub fn find_position<G: Game>(
    components: &'static G::Components,
    options: &G::Options,
    words: &str,
    wanted: impl Fn(&G) -> bool,
) -> G {
    let found = |number: u32| {
        let table = random_table::<G>(components, options.clone(), &format!("{words} {number}"));
        (0..table.played().len()).map(|steps| table.at(steps)).find(&wanted)
    };
    (0..20).find_map(found).unwrap_or_else(|| panic!("{words:?} leads to no such position"))
}

/// The first position of a random game in which a seat is asked what is wanted, after so many decisions, and the seat.
pub fn asked_position<G: Game>(options: &G::Options, wanted: impl Fn(&G, Seat, u32) -> bool) -> (G, Seat) {
    let mut decisions = 0;
    let mut dice = QuickDice::new(7);
    let mut game = G::setup(G::Components::standard(), options).expect("the options are legal");
    let mut actions = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Over => panic!("the game is over before such a question"),
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice);
                game.apply_chance(&chance, &mut ());
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.iter().next().expect("somebody is awaited");
                if wanted(&game, seat, decisions) {
                    return (game, seat);
                }
                decisions += 1;
                actions.clear();
                game.legal_actions(seat, &mut actions);
                game.apply(seat, &actions[any(&game, seat, &actions, &mut dice)], &mut ());
            }
        }
    }
}

/// Plays a position to its end at random so many times, and counts the decisions, forced ones too.
pub fn random_playouts<G: Game>(start: &G, games: u32, actions: &mut Vec<G::Action>) -> u64 {
    let mut dice = QuickDice::new(1);
    (0..games).map(|_| play_out(&mut start.clone(), &mut dice, actions, any).decisions).sum()
}

fn any<G: Game>(_: &G, _: Seat, actions: &[G::Action], dice: &mut QuickDice) -> usize {
    dice.below(actions.len() as u32) as usize
}

/// The record of a whole random game.
pub fn random_record<G: Game>(options: G::Options, words: &str) -> Record<G> {
    random_table::<G>(G::Components::standard(), options, words).record(Vec::new(), &Seed::from_words(words))
}
