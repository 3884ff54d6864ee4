//! A review in words: for pages and for the terminal.

use engine::{Seat, Viewer};

use super::model::{Better, Findings, ReviewModel, SeatFindings, Turning};
use crate::l10n::{Lang, join_names, say, signed};
use crate::picture::{Action, Picture};
use crate::shell::Keys;
use crate::table::{TableModel, TextChoice, points_words, result_words};

/// Lines of the log shown of a turn.
const LINES: usize = 4;

/// A share of one in hundreds; a difference has its sign.
pub(super) fn percent(lang: Lang, share: f32, difference: bool) -> String {
    let value = (100.0 * share).round() as i32;
    let sign = if difference && value > 0 { "+" } else { "" };
    let number = format!("{sign}{}", signed(value));
    say(lang, "review-percent", &[("value", number.into())])
}

/// A share of one in hundreds with a tenth.
fn fine_percent(lang: Lang, share: f32) -> String {
    let tenths = (1000.0 * share).round() as i32;
    let point = if lang == Lang::En { '.' } else { ',' };
    say(lang, "review-percent", &[("value", format!("{}{point}{}", tenths / 10, tenths % 10).into())])
}

pub(super) struct TurningWords {
    /// Whose chances changed most.
    pub(super) seat: Seat,
    pub(super) up: bool,
    pub(super) swing: String,
    pub(super) luck: Option<String>,
    /// What happened, in the words of the log.
    pub(super) lines: Vec<String>,
    /// The position after it.
    pub(super) step: usize,
}

pub(super) fn turning_words<P: Picture>(
    lang: Lang,
    model: &ReviewModel<'_, P>,
    findings: &Findings<Action<P>>,
    turn: &Turning,
) -> TurningWords {
    let (before, after) = (findings.chances[turn.first][turn.seat], findings.chances[turn.last + 1][turn.seat]);
    let args = [
        ("name", model.name(turn.seat).into()),
        ("before", percent(lang, before, false).into()),
        ("after", percent(lang, after, false).into()),
    ];
    let luck = (turn.luck.abs() >= 0.01)
        .then(|| say(lang, "review-turning-luck", &[("luck", percent(lang, turn.luck, true).into())]));
    let (first, step) = (model.public(turn.first), model.public(turn.last + 1));
    let past = TableModel::<P>::at(model.id, model.table, step, model.viewer, model.seats.to_vec());
    let mut lines: Vec<String> = past.with_scene(lang, Keys::Off, |scene| {
        let entries = past.log.get(first..).unwrap_or_default();
        P::log(&past.view, entries, scene).into_iter().map(|line| line.plain).collect()
    });
    if lines.is_empty() {
        let names: Vec<&str> = turn.deciders.iter().map(|seat| model.name(seat)).collect();
        lines.push(say(lang, "review-turning-sealed", &[("names", join_names(lang, &names).into())]));
    }
    if lines.len() > LINES {
        let more = lines.len() - LINES + 1;
        lines.truncate(LINES - 1);
        lines.push(say(lang, "review-turning-more", &[("count", more.into())]));
    }
    TurningWords {
        seat: turn.seat,
        up: after >= before,
        swing: say(lang, "review-turning-swing", &args),
        luck,
        lines,
        step,
    }
}

pub(super) struct BetterWords<P: Picture> {
    /// The position in which it was to be decided.
    pub(super) step: usize,
    pub(super) question: String,
    pub(super) chosen: TextChoice<Action<P>>,
    pub(super) best: TextChoice<Action<P>>,
    /// What the best brings more in points; nothing if it is about the same.
    pub(super) points: Option<String>,
}

pub(super) fn better_words<P: Picture>(
    lang: Lang,
    model: &ReviewModel<'_, P>,
    better: &Better<Action<P>>,
) -> BetterWords<P> {
    // After the game nothing is secret any more: the words are those of whoever chose, as they were asked then.
    let mut table = model.table.clone();
    table.truncate(better.step);
    let past = TableModel::<P>::of(model.id, &table, Viewer::Seat(better.seat), model.seats.to_vec());
    past.with_scene(lang, Keys::Off, |scene| {
        let offer = P::offer(&past.view, scene);
        let choice = |action: &Action<P>| TextChoice::of::<P>(&past.view, scene, &offer, action);
        BetterWords {
            step: model.public(better.step),
            question: P::prompt(&past.view, scene, &offer).sentence,
            chosen: choice(&better.chosen),
            best: choice(&better.best),
            points: points_words(lang, better.points.round() as i32),
        }
    })
}

/// What luck gave, as a number and in a sentence.
pub(super) fn luck_words<P: Picture>(
    lang: Lang,
    model: &ReviewModel<'_, P>,
    seat: Seat,
    luck: f32,
) -> (String, String) {
    let number = percent(lang, luck, true);
    let amount = percent(lang, luck.abs(), false);
    let key = match (luck, model.viewer.is(seat)) {
        (0.005.., true) => "review-luck-gave-you",
        (0.005.., false) => "review-luck-gave",
        (..=-0.005, true) => "review-luck-took-you",
        (..=-0.005, false) => "review-luck-took",
        _ => "review-luck-even",
    };
    (number, say(lang, key, &[("amount", amount.into()), ("name", model.name(seat).into())]))
}

pub(super) fn seat_words(lang: Lang, found: &SeatFindings) -> Vec<String> {
    vec![
        say(lang, "review-decisions", &[("count", found.decisions.into()), ("better", found.better.into())]),
        say(lang, "review-mean", &[("loss", fine_percent(lang, found.mean_loss).into())]),
    ]
}

pub(super) fn end_words<P: Picture>(lang: Lang, model: &ReviewModel<'_, P>) -> String {
    let end = TableModel::<P>::of(model.id, model.table, model.viewer, model.seats.to_vec());
    let scores = end.result.iter().flat_map(|result| &result.scores);
    let points = |(seat, &points): (Seat, &i32)| {
        say(lang, "review-score", &[("name", model.name(seat).into()), ("points", points.into())])
    };
    let scores: Vec<String> = Seat::all(model.seats.len()).zip(scores).map(points).collect();
    format!("{} {}.", result_words(lang, &end).unwrap_or_default(), scores.join(", "))
}

/// The review in plain text, for the terminal. Lines that begin with `# ` are headings.
pub fn review_text<P: Picture>(lang: Lang, model: &ReviewModel<'_, P>, findings: &Findings<Action<P>>) -> Vec<String> {
    let heading = |key: &str| format!("# {}", say(lang, key, &[]));
    let mut text = vec![end_words(lang, model), heading("review-players")];
    for (seat, found) in Seat::all(model.seats.len()).zip(&findings.seats) {
        let (_, luck) = luck_words(lang, model, seat, found.luck);
        text.push(format!("{}: {luck} {}", model.name(seat), seat_words(lang, found).join(" ")));
    }
    text.push(heading("review-turning"));
    if findings.turning.is_empty() {
        text.push(say(lang, "review-turning-none", &[]));
    }
    for words in findings.turning.iter().map(|turn| turning_words(lang, model, findings, turn)) {
        let luck = words.luck.map(|luck| format!(" {luck}")).unwrap_or_default();
        text.push(format!("{}. {}{luck}", words.step, words.swing));
        text.extend(words.lines.into_iter().map(|line| format!("    {line}")));
    }
    text.push(heading("review-better"));
    if findings.better.is_empty() {
        text.push(say(lang, "review-better-none", &[]));
    }
    for seat in model.viewer_first() {
        for better in findings.better_of(seat) {
            let words = better_words(lang, model, better);
            let sure = say(lang, "review-sure", &[("sure", percent(lang, better.sureness.min(0.99), false).into())]);
            let cost = percent(lang, better.best_share - better.share, true);
            text.push(format!("{}. {}: {cost} {sure}", words.step, model.name(seat)));
            text.push(format!("    {}", words.question));
            for (key, choice) in [("review-chosen", &words.chosen), ("review-best", &words.best)] {
                let line = format!("    {} {}. {}", say(lang, key, &[]), choice.words, choice.consequence);
                text.push(line.trim_end().into());
            }
            text.extend(words.points.map(|points| format!("    {points}")));
        }
    }
    text.push(heading("review-how"));
    text.extend(how_words(lang, findings.iterations));
    text
}

pub(super) fn how_words(lang: Lang, iterations: u32) -> [String; 3] {
    [
        say(lang, "review-how-chances", &[]),
        say(lang, "review-how-luck", &[]),
        say(lang, "review-how-better", &[("iterations", iterations.into())]),
    ]
}
