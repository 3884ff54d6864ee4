//! Writes the pages of tables in many states into a folder, to be looked at in a browser:
//! `cargo run -p catalog --example preview -- FOLDER`.

use std::fs;
use std::path::Path;

use engine::{Components, Dice, Game, GameOptions, QuickDice, Seat, Seed, Step, Table, Viewer};
use game_atlantis::{Action, Ask, Atlantis, Options};
use ui::picture::Picture;
use ui::table::{ChatLine, SeatInfo, TableModel, refusal_notice, table_page};
use ui::{Ctx, Lang, Motion, Person};
use ui_atlantis::Face;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("say into which folder")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in ui::assets::assets(catalog::GAMES) {
        fs::write(folder.join("assets").join(asset.name), asset.content)?;
    }
    // A second word names the game alone that is to be written.
    let only = std::env::args().nth(2);
    let wants = |game: &str| only.as_deref().is_none_or(|only| only == game);
    if wants("doom") {
        doom::write_all(folder)?;
    }
    if wants("last-days") {
        last_days::write_all(folder)?;
    }
    if wants("atlandice") {
        atlandice::write_all(folder)?;
    }
    if wants("atlantis") {
        atlantis(folder)?;
    }
    Ok(())
}

/// Writes one page; its assets lie beside it.
fn write_page<P: Picture>(folder: &Path, name: &str, lang: Lang, model: &TableModel<P>) -> std::io::Result<()> {
    let ctx = Ctx {
        games: catalog::GAMES,
        lang,
        motion: Motion::System,
        person: Person { name: "Mira".into() },
        path: "/t/k7f2".into(),
        ..Ctx::default()
    };
    let mut page = table_page(&ctx, model).into_string();
    for asset in ui::assets::assets(catalog::GAMES) {
        page = page.replace(asset.path(), &format!("assets/{}", asset.name));
    }
    fs::write(folder.join(format!("{name}-{}.html", lang.tag())), page)
}

fn atlantis(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let write = |name: &str, lang: Lang, model: &TableModel<Face>| write_page(folder, name, lang, model);
    let states: [(&str, Wanted); 6] = [
        ("menu", |table, seat| asks(table, seat, |ask| ask == Ask::Menu) && table.played().len() > 90),
        ("start", |table, seat| asks(table, seat, |ask| ask == Ask::Menu)),
        ("card", |table, seat| {
            let dear = |object| table.position().preview(seat, at(table, seat), object).cost > 0;
            asks(table, seat, |ask| matches!(ask, Ask::Card { .. }))
                && table.played().len() > 120
                && legal(table, seat).len() > 3
                && legal(table, seat).iter().any(|a| matches!(a, Action::Play { object } if dear(*object)))
        }),
        ("pay", |table, seat| asks(table, seat, |ask| matches!(ask, Ask::Pay { .. })) && legal(table, seat).len() > 3),
        ("bridge", |table, seat| asks(table, seat, |ask| ask == Ask::LateBridge) && legal(table, seat).len() > 3),
        ("final", |table, _| table.is_over()),
    ];
    for (name, wanted) in states {
        let table = find(wanted);
        for lang in Lang::ALL {
            let mut model =
                dressed(TableModel::<Face>::of("k7f2", &table, Viewer::Seat(Seat(1)), people(&table)), &table);
            if name == "card" {
                let no = table.position().check(Seat(1), &Action::Done).err();
                model.context.notice = no.map(|illegal| refusal_notice::<Face>(&illegal.into(), lang));
                model.context.notice = model.context.notice.filter(|_| lang == Lang::Pl);
            }
            write(name, lang, &model)?;
        }
        match name {
            "menu" => {
                let mut covered =
                    dressed(TableModel::<Face>::of("k7f2", &table, Viewer::Public, people(&table)), &table);
                covered.context.covered = Some(Seat(1));
                write("covered", Lang::De, &covered)?;
                let public = dressed(TableModel::<Face>::of("k7f2", &table, Viewer::Public, people(&table)), &table);
                write("watch", Lang::De, &public)?;
                let waiting =
                    dressed(TableModel::<Face>::of("k7f2", &table, Viewer::Seat(Seat(2)), people(&table)), &table);
                write("waiting", Lang::De, &waiting)?;
            }
            "final" => {
                let step = table.played().len() * 2 / 3;
                let replay = dressed(
                    TableModel::<Face>::at("k7f2", &table, step, Viewer::Seat(Seat(1)), people(&table)),
                    &table,
                );
                write("replay", Lang::De, &replay)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Tables of Atlandice.
mod atlandice;
/// Tables of Zagłada Atlantydy.
mod doom;
/// What both editions of the senate game are written with.
mod fleet;
/// Tables of Die letzten Tage von Atlantis.
mod last_days;

/// Which position of a seat is looked for.
type Wanted = fn(&Table<Atlantis>, Seat) -> bool;

fn people(table: &Table<Atlantis>) -> Vec<SeatInfo> {
    let names = [("Anna", false), ("Mira", false), ("Proteus", true), ("Kalypso", true)];
    names[..table.position().seats()]
        .iter()
        .map(|&(name, bot)| SeatInfo { name: name.into(), bot, level: None })
        .collect()
}

fn dressed<P: Picture>(mut model: TableModel<P>, table: &Table<P::Game>) -> TableModel<P> {
    let seed = Seed::from_words("preview");
    model.commitment = seed.commitment().to_string();
    model.seed = table.is_over().then(|| seed.reveal());
    model.context.chat = vec![ChatLine { who: "Anna".into(), text: "Viel Glück euch allen".into() }];
    model.context.may_chat = model.viewer.seat().is_some();
    model.context.spectators = 2;
    model
}

fn asks(table: &Table<Atlantis>, seat: Seat, wanted: impl Fn(Ask) -> bool) -> bool {
    table.position().ask(seat).is_some_and(wanted)
}

fn at(table: &Table<Atlantis>, seat: Seat) -> u8 {
    match table.position().ask(seat) {
        Some(Ask::Card { at, .. }) => at,
        _ => 0,
    }
}

fn legal(table: &Table<Atlantis>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    table.position().legal_actions(seat, &mut actions);
    actions
}

/// The first position of a plausible game that is wanted by the second seat.
fn find(wanted: Wanted) -> Table<Atlantis> {
    for seed in 0..200 {
        let mut table = Table::new(Components::standard(), Options::for_seats(if seed % 3 == 2 { 4 } else { 3 }))
            .expect("three or four may play");
        let mut dice = QuickDice::new(seed);
        let luck = Seed::from_words(&format!("preview {seed}"));
        let steps = table.plan_start(&luck);
        push(&mut table, steps);
        loop {
            if wanted(&table, Seat(1)) {
                return table;
            }
            let Some(seat) = table.awaited().iter().next() else { break };
            let mut actions = legal(&table, seat);
            // People do not sell and build at every chance.
            if dice.below(8) > 0 && actions.iter().any(|a| !matches!(a, Action::Buy { .. } | Action::Bridge { .. })) {
                actions.retain(|a| !matches!(a, Action::Buy { .. } | Action::Bridge { .. }));
            }
            // Nor do they run ahead with one figure: the hindmost moves more often.
            if dice.below(3) > 0
                && let Some(&first) = actions.iter().find(|a| matches!(a, Action::Move { .. }))
            {
                actions = vec![first];
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            let steps = table.plan(seat, action, &luck).expect("a legal action");
            push(&mut table, steps);
        }
    }
    panic!("no game has such a position")
}

fn push(table: &mut Table<Atlantis>, steps: Vec<Step<Atlantis>>) {
    for step in steps {
        table.push(step).expect("planned steps are legal");
    }
}
