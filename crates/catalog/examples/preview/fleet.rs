//! What the tables of both editions of the senate game are looked for and written with.

use std::io;
use std::path::Path;

use engine::{Components, Dice, Game, QuickDice, Seat, Seed, Table, Viewer};
use ui::Lang;
use ui::picture::Picture;
use ui::table::{SeatInfo, TableModel};

/// Writes a position in all languages, German first: it has the longest words. A spectator's page has its own name. After
/// the last listed choice of boarding and sailing comes what shows how pieces travel.
pub(super) fn write_state<P: Picture>(
    folder: &Path,
    game: &str,
    name: &str,
    search: impl Fn() -> Option<Table<P::Game>>,
    watched: Option<&str>,
) -> io::Result<()> {
    let Some(mut table) = search() else {
        println!("no position for {name}");
        return Ok(());
    };
    let model = |viewer, table: &Table<P::Game>| {
        super::dressed(TableModel::<P>::of("k7f2", table, viewer, people(table)), table)
    };
    for lang in Lang::ALL {
        super::write_page(folder, &format!("{game}-{name}"), lang, &model(Viewer::Seat(Seat(1)), &table))?;
    }
    if let Some(watched) = watched {
        super::write_page(folder, watched, Lang::De, &model(Viewer::Public, &table))?;
    }
    if let (true, Some(&action)) = (["board", "sail"].contains(&name), legal(&table).last()) {
        let luck = Seed::from_words("preview");
        for step in table.plan(Seat(1), action, &luck).expect("a legal action") {
            table.push(step).expect("planned steps are legal");
        }
        let after = model(Viewer::Seat(Seat(1)), &table);
        super::write_page(folder, &format!("{game}-{name}-next"), Lang::De, &after)?;
    }
    Ok(())
}

fn people<G: Game>(table: &Table<G>) -> Vec<SeatInfo> {
    let names = [("Anna", false), ("Mira", false), ("Proteus", true), ("Kalypso", true), ("Tadeusz", false)];
    names[..table.position().seats()]
        .iter()
        .map(|&(name, bot)| SeatInfo { name: name.into(), bot, level: None })
        .collect()
}

/// Whether the second seat is asked this.
pub(super) fn asks<G: Game>(table: &Table<G>, wanted: impl Fn(G::Ask) -> bool) -> bool {
    table.position().ask(Seat(1)).is_some_and(wanted)
}

/// What the second seat may do.
pub(super) fn legal<G: Game>(table: &Table<G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    table.position().legal_actions(Seat(1), &mut actions);
    actions
}

/// The first position of a plausible game that is wanted.
pub(super) fn find<G: Game>(
    options: G::Options,
    is_modest: fn(&G::Action) -> bool,
    wanted: impl Fn(&Table<G>) -> bool,
) -> Option<Table<G>> {
    for seed in 0..300 {
        let mut table = Table::new(Components::standard(), options.clone()).expect("so many may play");
        let mut dice = QuickDice::new(seed);
        let luck = Seed::from_words(&format!("preview {seed}"));
        let mut plan = table.plan_start(&luck);
        loop {
            for step in plan {
                table.push(step).expect("planned steps are legal");
            }
            if wanted(&table) {
                return Some(table);
            }
            // The second seat decides last, so that the others have sealed.
            let Some(seat) = table.awaited().iter().max_by_key(|&seat| seat != Seat(1)) else { break };
            let mut actions = Vec::new();
            table.position().legal_actions(seat, &mut actions);
            if actions.iter().any(is_modest) {
                actions.retain(is_modest);
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            plan = table.plan(seat, action, &luck).expect("a legal action");
        }
    }
    None
}
