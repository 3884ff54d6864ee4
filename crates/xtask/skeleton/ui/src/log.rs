//! What happened, one line for each event.

use engine::Seat;
use @crate@::{Event, @Game@};
use maud::html;
use ui::picture::{LogLine, Scene};
use ui::table::LogEntry;

use crate::l10n::Value;

pub(crate) fn log(entries: &[LogEntry<@Game@>], scene: &Scene<'_, @Game@>) -> Vec<LogLine> {
    let lines = entries.iter().flat_map(|entry| entry.events.iter().map(|event| line(entry.step, event, scene)));
    lines.collect()
}

fn line(step: usize, event: &Event, scene: &Scene<'_, @Game@>) -> LogLine {
    let say = |seat: Seat, key: &str, number: Option<u8>| {
        let name: Value<'_> = scene.name(seat).to_owned().into();
        let mut args = vec![("name", name)];
        args.extend(number.map(|number| ("number", number.into())));
        (seat, scene.say(key, &args))
    };
    let (seat, plain) = match *event {
        Event::Dived { seat } => say(seat, "@id@-log-dived", None),
        Event::Drawn { seat, worth: Some(worth) } => say(seat, "@id@-log-drawn", Some(worth)),
        Event::Drawn { seat, worth: None } => say(seat, "@id@-log-drawn-hidden", None),
        Event::Rested { seat } => say(seat, "@id@-log-rested", None),
        Event::Shown { seat, points } => say(seat, "@id@-log-shown", Some(points)),
    };
    LogLine { step, seat: Some(seat), words: html! { (plain) }, plain, loss: false }
}
