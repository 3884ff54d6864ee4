//! `critias games`: what can be played.

use bots::Level;
use catalog::GameId;
use engine::OptionChoice;
use serde::Serialize;

use crate::cli::GamesFlags;
use crate::failure::{Done, Failure};
use crate::output::{print_json, print_line};

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: &'static str,
    designer: &'static str,
    publisher: &'static str,
    min_seats: u8,
    max_seats: u8,
    minutes: u16,
    weight: u8,
    rules_version: u32,
    options: &'static [OptionChoice],
    bots: Vec<&'static str>,
    components_sha256: String,
}

pub(crate) fn run(flags: &GamesFlags) -> Done {
    let entries = GameId::all().map(entry).collect::<Done<Vec<Entry>>>()?;
    if flags.json {
        return print_json(&entries);
    }
    for entry in &entries {
        print_line(&words(entry))?;
    }
    Ok(())
}

fn entry(game: GameId) -> Done<Entry> {
    let title = game.entry();
    let meta = title.meta;
    Ok(Entry {
        id: meta.id,
        name: title.name,
        designer: title.designer,
        publisher: title.publisher,
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        minutes: meta.minutes,
        weight: meta.weight,
        rules_version: meta.rules_version,
        options: game.choices(),
        bots: Level::ALL.iter().map(|level| level.name()).collect(),
        components_sha256: game.components(None).map_err(Failure::usage)?.digest,
    })
}

fn words(entry: &Entry) -> String {
    let Entry { id, name, designer, publisher, min_seats, max_seats, minutes, weight, .. } = entry;
    let seats = format!("{min_seats}-{max_seats} seats");
    let mut text =
        format!("{id}: {name} ({designer}; {publisher}). {seats}, about {minutes} minutes, weight {weight} of 5.");
    for choice in entry.options {
        text += &format!("\n  --option {}={}", choice.key, choice.values.join("|"));
    }
    text + &format!("\n  --bots {}", entry.bots.join("|"))
}
