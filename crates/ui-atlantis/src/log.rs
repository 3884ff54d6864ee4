//! What happened, one line for each act: who, what, with icons, in the present tense.

use engine::Seat;
use game_atlantis::{Atlantis, DrawReason, Event, Object, Position, Tile, View};
use maud::html;

use super::art;
use super::words::{self, Place};
use crate::l10n::{Lang, Value, rich, say};
use ui::picture::{LogLine, Scene};
use ui::rich::{Arg, Rich, join};
use ui::table::LogEntry;

/// A line being written: clauses about one subject.
struct Draft {
    step: usize,
    seat: Option<Seat>,
    clauses: Vec<Rich>,
    /// The payment so far.
    paid: Vec<(Rich, bool)>,
    /// The last clause is a card, and another may follow.
    moving: bool,
}

pub(super) fn log(view: &View, entries: &[LogEntry<Atlantis>], scene: &Scene<'_, Atlantis>) -> Vec<LogLine> {
    let mut writer =
        Writer { scene, mainland: view.path.mainland(), lines: Vec::new(), draft: None, figure_forced: false };
    for entry in entries {
        for event in &entry.events {
            writer.event(event, entry.step, entry.forced);
        }
    }
    writer.close();
    writer.lines
}

struct Writer<'a> {
    scene: &'a Scene<'a, Atlantis>,
    mainland: Position,
    lines: Vec<LogLine>,
    draft: Option<Draft>,
    /// The figure of the move to come was the only one that could move.
    figure_forced: bool,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize, forced: bool) {
        let lang = self.scene.lang;
        match event {
            Event::Started { seat } => self.act(step, *seat, "log-starts", vec![]),
            Event::PathLaid => self.all(step, "log-path", &[]),
            Event::Reshuffled { cards } => self.all(step, "log-reshuffle", &[("cards", (*cards).into())]),
            Event::Bought { seat, tile, cards } => {
                let args = vec![("tile", drawn(told_tile(lang, *tile))), ("cards", number(*cards))];
                self.act(step, *seat, "log-buy", args);
            }
            Event::BridgeBuilt { seat, gap, last } => {
                self.act(step, *seat, "log-bridge", vec![("gap", text(words::range(*gap, *last)))]);
            }
            Event::FigureChosen { .. } => self.figure_forced = forced,
            Event::Moved { seat, object, from, to, occupied, .. } => {
                let place = |key, position| words::place(lang, key, Place::of(position, self.mainland));
                let mut goal = place("place-to", *to);
                if *occupied {
                    goal = say(lang, "log-occupied", &[("to", goal.into())]);
                }
                let card = drawn(told_card(lang, *object));
                if self.in_move(*seat) {
                    self.clause(step, *seat, "log-move-on", vec![("card", card), ("to", text(goal))]);
                } else {
                    let args = vec![("card", card), ("from", text(place("place-from", *from))), ("to", text(goal))];
                    self.act(step, *seat, "log-move", args);
                    if self.figure_forced && !forced {
                        self.note("log-forced-figure");
                    }
                    self.figure_forced = false;
                }
                if forced {
                    self.note("log-forced");
                }
                if let Some(draft) = &mut self.draft {
                    draft.moving = true;
                }
            }
            Event::PaidTile { seat, tile, .. } => self.pays(step, *seat, told_tile(lang, *tile), forced),
            Event::PaidCard { seat, object, .. } => self.pays(step, *seat, told_card(lang, *object), forced),
            Event::Taken { seat, tile, .. } => {
                self.clause(step, *seat, "log-takes", vec![("tile", drawn(told_tile(lang, *tile)))]);
            }
            Event::NothingToTake { seat } => self.clause(step, *seat, "log-takes-nothing", vec![]),
            Event::Uncovered { tile, .. } => {
                if let Some(seat) = self.draft.as_ref().and_then(|draft| draft.seat) {
                    let tile = Arg::Drawn(art::mini(*tile, lang), words::tile(lang, *tile));
                    self.clause(step, seat, "log-uncovers", vec![("tile", tile)]);
                }
            }
            Event::Drawn { seat, count, cards, why } => self.drawn(step, *seat, *count, cards.as_slice(), *why),
            Event::HandShown { seat, cards } => {
                let list: Vec<Object> =
                    cards.iter().flat_map(|(object, count)| std::iter::repeat_n(object, usize::from(count))).collect();
                self.act(step, *seat, "log-shows", vec![("cards", cards_arg(lang, &list))]);
            }
            Event::Ended { seat: Some(seat) } => self.act(step, *seat, "log-ends", vec![]),
            Event::Ended { seat: None } => self.all(step, "log-standstill", &[]),
            Event::Crossed { seat, score } => {
                self.act(step, *seat, "log-final", vec![("total", Arg::Plain(score.total.into()))]);
            }
        }
    }

    /// Whether the line being written is a move of this seat that can go on.
    fn in_move(&self, seat: Seat) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.seat == Some(seat) && draft.moving)
    }

    fn drawn(&mut self, step: usize, seat: Seat, count: u8, cards: &[Object], why: DrawReason) {
        let lang = self.scene.lang;
        let deal = why == DrawReason::Deal;
        let (key, args) = match (count, cards.is_empty()) {
            (0, _) => ("log-draw-none", vec![]),
            (_, true) if deal => ("log-deal", vec![("count", number(count))]),
            (_, true) => ("log-draw", vec![("count", number(count))]),
            (_, false) if deal => ("log-deal-cards", vec![("cards", cards_arg(lang, cards))]),
            (_, false) => ("log-draw-cards", vec![("cards", cards_arg(lang, cards))]),
        };
        if deal { self.act(step, seat, key, args) } else { self.clause(step, seat, key, args) }
    }

    fn pays(&mut self, step: usize, seat: Seat, item: Rich, forced: bool) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != Some(seat)) {
            self.open(step, Some(seat));
        }
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.paid.push((item, forced));
        }
    }

    /// A new line about a seat.
    fn act(&mut self, step: usize, seat: Seat, key: &str, args: Vec<(&str, Arg<'static>)>) {
        self.open(step, Some(seat));
        self.clause(step, seat, key, args);
    }

    /// A line about all.
    fn all(&mut self, step: usize, key: &str, args: &[(&str, Value<'_>)]) {
        self.close();
        let plain = say(self.scene.lang, key, args);
        self.lines.push(LogLine { step, seat: None, words: html! { (plain) }, plain, loss: false });
    }

    /// One more clause about the same seat, or a new line if the line is about another.
    fn clause(&mut self, step: usize, seat: Seat, key: &str, mut args: Vec<(&str, Arg<'static>)>) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != Some(seat)) {
            self.open(step, Some(seat));
        }
        args.push(("you", you(self.scene, seat)));
        let clause = rich(self.scene.lang, key, &args);
        self.settle_payment();
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.moving = false;
            draft.clauses.push(clause);
        }
    }

    /// A remark in brackets after the last clause.
    fn note(&mut self, key: &str) {
        let note = say(self.scene.lang, key, &[]);
        if let Some(last) = self.draft.as_mut().and_then(|draft| draft.clauses.last_mut()) {
            last.plain += &format!(" ({note})");
            last.markup = html! { (last.markup) " " span.forced { "(" (note) ")" } };
        }
    }

    /// Turns the items paid so far into a clause.
    fn settle_payment(&mut self) {
        let scene = self.scene;
        let Some(draft) = &mut self.draft else { return };
        let (Some(seat), false) = (draft.seat, draft.paid.is_empty()) else { return };
        let forced = draft.paid.iter().all(|(_, forced)| *forced);
        let (drawn, words): (Vec<_>, Vec<_>) =
            draft.paid.drain(..).map(|(Rich { markup, plain }, _)| (markup, plain)).unzip();
        let items = html! { @for item in drawn { (item) } };
        let args = [("items", Arg::Drawn(items, words.join(" + "))), ("you", you(scene, seat))];
        draft.clauses.push(rich(scene.lang, "log-pays", &args));
        if forced {
            self.note("log-forced");
        }
    }

    fn open(&mut self, step: usize, seat: Option<Seat>) {
        self.close();
        self.draft = Some(Draft { step, seat, clauses: Vec::new(), paid: Vec::new(), moving: false });
    }

    fn close(&mut self) {
        self.settle_payment();
        let Some(draft) = self.draft.take() else { return };
        if draft.clauses.is_empty() {
            return;
        }
        let Rich { markup, plain } = join(draft.clauses);
        let subject = draft.seat.map(|seat| subject(self.scene, seat)).unwrap_or_default();
        self.lines.push(LogLine {
            step: draft.step,
            seat: draft.seat,
            words: html! { b { (subject) } " " (markup) "." },
            plain: format!("{subject} {plain}."),
            loss: false,
        });
    }
}

/// Who acts, as the beginning of a line.
pub(super) fn subject(scene: &Scene<'_, Atlantis>, seat: Seat) -> String {
    if scene.is_you(seat) { say(scene.lang, "you-subject", &[]) } else { scene.name(seat).to_owned() }
}

fn you(scene: &Scene<'_, Atlantis>, seat: Seat) -> Arg<'static> {
    Arg::Plain(if scene.is_you(seat) { "yes" } else { "no" }.into())
}

fn number(value: u8) -> Arg<'static> {
    Arg::Plain(value.into())
}

fn text(value: String) -> Arg<'static> {
    Arg::Plain(value.into())
}

fn told_tile(lang: Lang, tile: Tile) -> Rich {
    Rich { markup: art::mini(tile, lang), plain: words::tile_acc(lang, tile) }
}

fn told_card(lang: Lang, object: Object) -> Rich {
    Rich { markup: art::object_icon(object, lang), plain: words::object_acc(lang, object) }
}

fn drawn(Rich { markup, plain }: Rich) -> Arg<'static> {
    Arg::Drawn(markup, plain)
}

fn cards_arg(lang: Lang, cards: &[Object]) -> Arg<'static> {
    let icons = html! { @for &object in cards { (art::object_icon(object, lang)) } };
    let names: Vec<String> = cards.iter().map(|&object| words::object_acc(lang, object)).collect();
    Arg::Drawn(icons, names.join(", "))
}
