//! What a game must be able to draw and say for the site to put it on a table page, into a replay and on a terminal.
//!
//! Every method is pure and takes a view, so that nothing a viewer may not know can reach a page.

use engine::{Fact, Game, Seat, SeatSet, Viewer};
use maud::Markup;

use crate::banner::Banner;
use crate::entry::Entry;
use crate::facts::{FactWords, Part};
use crate::l10n::{Lang, Messages, Value};
use crate::table::{LogEntry, Pane, SeatInfo};

pub type View<P> = <<P as Picture>::Game as Game>::View;
pub type Action<P> = <<P as Picture>::Game as Game>::Action;
/// What happened in the game of a face.
pub type Event<P> = <<P as Picture>::Game as Game>::Event;
pub type Illegal<P> = <<P as Picture>::Game as Game>::Illegal;

/// The face of a game: how it is drawn and worded. A type of its own beside the game, because neither the rules nor this
/// crate know how a game looks.
pub trait Picture: Copy + Send + Sync + 'static {
    type Game: Game;

    /// What it offers to pages that know no game.
    const ENTRY: &'static Entry;

    /// What the viewer may and may not choose, worked out once for a page.
    type Offer;

    /// Gradients, symbols and pieces that the board and the panels refer to: once per page, outside of what changes.
    fn symbols() -> Markup;

    fn offer(view: &View<Self>, scene: &Scene<'_, Self::Game>) -> Self::Offer;

    /// The board, as a wide and as a tall picture: last move marked, choices lit and clickable.
    fn board(view: &View<Self>, scene: &Scene<'_, Self::Game>, offer: &Self::Offer) -> Markup;

    /// The parts of board and own area that are shown one at a time on a phone. Players and log have panes of their own.
    fn panes() -> &'static [Pane] {
        &[Pane::BOARD, Pane::HAND]
    }

    /// The own area: hand and belongings of the viewer.
    fn tray(view: &View<Self>, scene: &Scene<'_, Self::Game>, offer: &Self::Offer) -> Markup;

    /// A player in the panel at the side.
    fn seat_facts(view: &View<Self>, seat: Seat, scene: &Scene<'_, Self::Game>) -> SeatFacts;

    /// Whoever plays along without a seat, below the players.
    fn others(view: &View<Self>, scene: &Scene<'_, Self::Game>) -> Markup {
        let _ = (view, scene);
        Markup::default()
    }

    /// Piles and other common stores, below the players.
    fn stores(view: &View<Self>, scene: &Scene<'_, Self::Game>) -> Markup;

    /// Who must do what, and the buttons.
    fn prompt(view: &View<Self>, scene: &Scene<'_, Self::Game>, offer: &Self::Offer) -> Prompt<Self::Game>;

    /// Several choices, one after the other, that may be made by one button, and what stands on it: a payment as it is suggested.
    fn at_once(
        _view: &View<Self>,
        _scene: &Scene<'_, Self::Game>,
        _offer: &Self::Offer,
    ) -> Option<(Markup, Vec<Action<Self>>)> {
        None
    }

    /// What a coach would say now to somebody who plays for the first time: messages, the most important first. Each
    /// is said once.
    fn coach(_view: &View<Self>, _scene: &Scene<'_, Self::Game>) -> Vec<&'static str> {
        Vec::new()
    }

    /// What everybody must notice of these entries, the last of the log: who gained what. It is shown over the scene for
    /// a moment, and its facts are in the log.
    fn banner(_view: &View<Self>, _entries: &[LogEntry<Self::Game>], _scene: &Scene<'_, Self::Game>) -> Option<Banner> {
        None
    }

    /// Whether this tells of more than the act that brought it about, so that it is news to whoever acted too: what all
    /// have chosen in secret is opened, a vote is decided, a round ends.
    fn is_news(_event: &Event<Self>) -> bool {
        false
    }

    /// The log: one line for each act, in order.
    fn log(view: &View<Self>, entries: &[LogEntry<Self::Game>], scene: &Scene<'_, Self::Game>) -> Vec<LogLine>;

    /// Why not, in a sentence without its clause.
    fn refusal(illegal: &Illegal<Self>, lang: Lang) -> String;

    /// What might be expected to be choosable and is not, with the refusal of the rules.
    fn why_not(offer: &Self::Offer) -> &[(Action<Self>, Illegal<Self>)];

    /// A choice in words: the label of a button, the line of a menu.
    fn action_words(view: &View<Self>, action: &Action<Self>, scene: &Scene<'_, Self::Game>) -> String;

    /// What follows from a choice, in sentences: price, gain, what is lost.
    fn consequence(offer: &Self::Offer, action: &Action<Self>) -> String;

    /// Whether a choice is armed first, because it cannot be taken back.
    fn asks_again(offer: &Self::Offer, action: &Action<Self>) -> bool;

    /// The same as the picture in plain text: for screen readers and the terminal. Lines that begin with `# ` are
    /// headings.
    fn text(view: &View<Self>, scene: &Scene<'_, Self::Game>) -> String;

    /// An entry of the data files in words, for the components page: nothing for what [`Picture::parts`] shows, and the
    /// key itself where there are no words.
    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords>;

    /// Tiles, tracks and the like as pictures that are tables, each with the origins of its entries.
    fn parts(set: &<Self::Game as Game>::Components, lang: Lang) -> Vec<Part>;

    /// What there is to know about an option of a new table in this game, such as `start`: what depends on it.
    fn choice_hint(_key: &str, _lang: Lang) -> Option<String> {
        None
    }

    /// A value of an option of a new table in words, where the message `choice-value-VALUE` would not do.
    fn choice_value(_key: &str, _value: &str, _lang: Lang) -> Option<String> {
        None
    }

    /// What somebody has earned who played alone to the end: the name of a title, under which lists keep it. The same
    /// for everybody in every language; [`Picture::verdict_words`] says it. A game that needs others has none.
    fn verdict(_view: &View<Self>) -> Option<String> {
        None
    }

    /// A verdict in words. Lists ask for verdicts of long ago too: one that is no longer known is said as it is.
    fn verdict_words(verdict: &str, _lang: Lang) -> String {
        verdict.to_owned()
    }

    fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
        Self::ENTRY.messages.say(lang, key, args)
    }

    /// The final scores, source by source.
    fn score_sheet(view: &View<Self>, scene: &Scene<'_, Self::Game>) -> Markup;
}

/// All that a picture may know beside the view.
pub struct Scene<'a, G: Game> {
    pub lang: Lang,
    pub messages: &'static Messages,
    pub table: &'a str,
    pub seats: &'a [SeatInfo],
    pub viewer: Viewer,
    pub awaited: SeatSet,
    /// What the viewer may do now: empty if the viewer is not to decide, in a replay, and while the device changes hands.
    pub legal: &'a [G::Action],
    /// A position that looks the same to the viewer, to ask the rules about refusals and previews. There only if the
    /// viewer is to decide.
    pub world: Option<&'a G>,
    /// All that has happened, as far as the viewer saw it.
    pub log: &'a [LogEntry<G>],
    /// The last turn that is to stay marked on the board: its entries of the log.
    pub last: &'a [LogEntry<G>],
    /// Who won, if the game is over.
    pub winners: SeatSet,
    /// The decision that the viewer is to answer, as forms name it.
    pub decision: Option<u64>,
    /// A position of the past is shown: nothing can be chosen.
    pub replay: bool,
    /// Whether the person wants to choose by single keys: [`Scene::key`] and [`crate::choices::keys`] give none otherwise.
    pub keys: bool,
}

impl<G: Game> Scene<'_, G> {
    /// The viewer's seat, if it is to decide now and may do so here.
    pub fn actor(&self) -> Option<Seat> {
        self.viewer.seat().filter(|&seat| self.awaited.contains(seat) && !self.replay)
    }

    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.messages.say(self.lang, key, args)
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| info.name.as_str())
    }

    /// A key for a choice, if the person wants keys.
    pub fn key(&self, key: char) -> Option<char> {
        self.keys.then_some(key)
    }

    /// Whether the words for a seat are in the second person.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    pub fn value(action: &G::Action) -> String {
        serde_json::to_string(action).expect("actions have plain names")
    }
}

pub struct SeatFacts {
    /// The player's piece, drawn.
    pub mark: Markup,
    /// The piece in words: "red, R".
    pub mark_words: String,
    /// The letter its pieces carry.
    pub letter: String,
    pub points: i32,
    /// Hand size and the rest.
    pub facts: Markup,
}

/// The sentence above the board.
pub struct Prompt<G: Game> {
    pub sentence: String,
    /// Preview, progress, clause; may be empty.
    pub detail: Markup,
    /// The choice that the main button makes until another is pointed at.
    pub armed: Option<Choice<G>>,
    /// Buttons that always stand beside it: what ends or declines a choice, or both answers to a question of yes or no.
    pub buttons: Vec<Choice<G>>,
}

pub struct Choice<G: Game> {
    pub action: G::Action,
    pub words: String,
    pub key: Option<char>,
    /// Its name on the page, shared with the board's preview.
    pub name: String,
    /// What follows, in sentences; may be empty.
    pub detail: String,
    pub clause: &'static str,
    /// It is armed first and needs a second click.
    pub confirm: bool,
}

pub struct LogLine {
    /// The step after which the position stands that the line leads to.
    pub step: usize,
    /// Who acted; nobody for what befell all.
    pub seat: Option<Seat>,
    /// The sentence with its icons.
    pub words: Markup,
    /// The sentence alone.
    pub plain: String,
    /// Whether the viewer lost something by it: such lines come first after an absence.
    pub loss: bool,
}
