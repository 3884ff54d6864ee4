//! Whole games at a table, and positions out of them: for transcripts, records, counts and benches.

use engine::{Dice, Game, QuickDice, Record, Seed, Table};

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
    let read: Record<G> = serde_json::from_str(&text).expect("records are read");
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
