//! How long pages take to render: a table page must stay under a millisecond.

use divan::{Bencher, black_box};
use engine::{Components, Dice, Game, GameOptions, QuickDice, Seat, Seed, Table, Viewer};
use game_atlantis::{Ask, Atlantis, Options};
use ui::table::{SeatInfo, TableModel, table_fragment, table_page, table_text};
use ui::{Ctx, Lang};
use ui_atlantis::Face;

fn main() {
    divan::main();
}

/// A game of three in which somebody is to choose a card after at least `steps` steps; or its end.
fn played(steps: usize) -> (Table<Atlantis>, Seat) {
    let mut table = Table::new(Components::standard(), Options::for_seats(3)).expect("three may play");
    let mut dice = QuickDice::new(5);
    let luck = Seed::from_words("bench");
    let mut plan = table.plan_start(&luck);
    let mut actions = Vec::new();
    loop {
        for step in plan {
            table.push(step).expect("planned steps are legal");
        }
        let Some(seat) = table.awaited().iter().next() else { return (table, Seat(0)) };
        let card = matches!(table.position().ask(seat), Some(Ask::Card { .. }));
        if card && table.played().len() >= steps {
            return (table, seat);
        }
        actions.clear();
        table.position().legal_actions(seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        plan = table.plan(seat, action, &luck).expect("a legal action");
    }
}

fn people() -> Vec<SeatInfo> {
    ["Anna", "Mira", "Proteus"].map(|name| SeatInfo { name: name.into(), bot: name == "Proteus", level: None }).to_vec()
}

fn model(steps: usize) -> TableModel<Face> {
    let (table, seat) = played(steps);
    TableModel::<Face>::of("k7f2", &table, Viewer::Seat(seat), people())
}

fn german() -> Ctx {
    Ctx { lang: Lang::De, ..Ctx::default() }
}

/// The whole page in the middle of a game, with a card to choose: every preview is drawn.
#[divan::bench(name = "table page")]
fn page(bencher: Bencher<'_, '_>) {
    let (model, ctx) = (model(120), german());
    bencher.bench(|| table_page(black_box(&ctx), black_box(&model)));
}

/// What is sent after a move.
#[divan::bench(name = "table fragment")]
fn fragment(bencher: Bencher<'_, '_>) {
    let (model, ctx) = (model(120), german());
    bencher.bench(|| table_fragment(black_box(&ctx), black_box(&model)));
}

/// The page of a finished game, with its whole log and chart.
#[divan::bench(name = "final page")]
fn end(bencher: Bencher<'_, '_>) {
    let (model, ctx) = (model(usize::MAX), german());
    bencher.bench(|| table_page(black_box(&ctx), black_box(&model)));
}

/// The model alone: view, log and undo of one viewer.
#[divan::bench(name = "table model")]
fn of(bencher: Bencher<'_, '_>) {
    let (table, seat) = played(120);
    bencher.bench(|| TableModel::<Face>::of("k7f2", black_box(&table), Viewer::Seat(seat), people()));
}

/// The table in words.
#[divan::bench(name = "table text")]
fn text(bencher: Bencher<'_, '_>) {
    let model = model(120);
    bencher.bench(|| table_text(Lang::De, black_box(&model)));
}
