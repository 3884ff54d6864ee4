//! Messages with drawings inside: Fluent places them, escaping stays by construction.

use maud::{Markup, PreEscaped, Render, html};

use crate::l10n::{Lang, Messages, Value};

pub enum Arg<'a> {
    Plain(Value<'a>),
    /// A drawing, and the words that stand for it in plain text.
    Drawn(Markup, String),
}

/// A sentence with drawings, and the same in words.
pub struct Rich {
    pub markup: Markup,
    pub plain: String,
}

/// The first of the private characters that stand for drawings while Fluent places them.
const FIRST: u32 = 0xE000;

pub fn rich(messages: &'static Messages, lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> Rich {
    let values: Vec<(&str, Value<'_>)> = args
        .iter()
        .enumerate()
        .map(|(index, (name, arg))| match arg {
            // A text that people wrote cannot pass for a drawing.
            Arg::Plain(Value::String(text)) => (*name, Value::from(text.replace(is_mark, "\u{fffd}"))),
            Arg::Plain(value) => (*name, value.clone()),
            Arg::Drawn(..) => (*name, Value::from(mark(index).to_string())),
        })
        .collect();
    let text = messages.say(lang, key, &values);
    let mut markup = String::with_capacity(text.len() * 4);
    let mut plain = String::with_capacity(text.len());
    for piece in text.split_inclusive(is_mark) {
        let words = piece.trim_end_matches(is_mark);
        words.render_to(&mut markup);
        plain += words;
        let drawn = piece.chars().next_back().filter(|&c| is_mark(c)).map(|c| (c as u32 - FIRST) as usize);
        if let Some((_, Arg::Drawn(drawing, words))) = drawn.and_then(|index| args.get(index)) {
            markup += &drawing.0;
            plain += words;
        }
    }
    Rich { markup: PreEscaped(markup), plain }
}

fn mark(index: usize) -> char {
    char::from_u32(FIRST + index as u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn is_mark(c: char) -> bool {
    (FIRST..FIRST + 0x100).contains(&(c as u32))
}

pub fn join(parts: Vec<Rich>) -> Rich {
    let plain = parts.iter().map(|part| part.plain.as_str()).collect::<Vec<_>>().join(", ");
    let markup = html! {
        @for (index, part) in parts.iter().enumerate() {
            @if index > 0 { ", " }
            (part.markup)
        }
    };
    Rich { markup, plain }
}
