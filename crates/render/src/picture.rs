//! What a game must be able to draw and say for the house to put it on a table page, into a replay and on a terminal.
//!
//! Every method is pure and takes a view, so that nothing a viewer may not know can reach a page.

use engine::{Fact, Game, Seat, SeatSet, Viewer};
use maud::Markup;

use crate::facts::{FactWords, Part};
use crate::l10n::Lang;
use crate::table::{LogEntry, SeatInfo};

/// A game that can be drawn and told.
pub trait Picture: Game {
    /// The name of the style sheet of this board among the assets.
    const STYLE: &'static str;

    /// The name of the style sheet of [`Picture::parts`] among the assets.
    const PARTS_STYLE: &'static str;

    /// The clause that says what happens on a tie.
    const TIE_CLAUSE: &'static str;

    /// What the viewer may and may not choose, worked out once for a page.
    type Offer;

    /// Gradients, symbols and pieces that the board and the panels refer to: once per page, outside of what changes.
    fn symbols() -> Markup;

    /// What the viewer may and may not choose now.
    fn offer(view: &Self::View, scene: &Scene<'_, Self>) -> Self::Offer;

    /// The board, as a wide and as a tall picture: last move marked, choices lit and clickable.
    fn board(view: &Self::View, scene: &Scene<'_, Self>, offer: &Self::Offer) -> Markup;

    /// The own area: hand and belongings of the viewer.
    fn tray(view: &Self::View, scene: &Scene<'_, Self>, offer: &Self::Offer) -> Markup;

    /// A player in the panel at the side.
    fn seat_facts(view: &Self::View, seat: Seat, scene: &Scene<'_, Self>) -> SeatFacts;

    /// Piles and other common stores, below the players.
    fn stores(view: &Self::View, scene: &Scene<'_, Self>) -> Markup;

    /// Who must do what, and the buttons.
    fn prompt(view: &Self::View, scene: &Scene<'_, Self>, offer: &Self::Offer) -> Prompt<Self>;

    /// The log: one line for each act, in order.
    fn log(view: &Self::View, entries: &[LogEntry<Self>], scene: &Scene<'_, Self>) -> Vec<LogLine>;

    /// Why not, in a sentence without its clause.
    fn refusal(illegal: &Self::Illegal, lang: Lang) -> String;

    /// What might be expected to be choosable and is not, with the refusal of the rules.
    fn why_not(offer: &Self::Offer) -> &[(Self::Action, Self::Illegal)];

    /// A choice in words: the label of a button, the line of a menu.
    fn action_words(view: &Self::View, action: &Self::Action, scene: &Scene<'_, Self>) -> String;

    /// What follows from a choice, in sentences: price, gain, what is lost.
    fn consequence(offer: &Self::Offer, action: &Self::Action) -> String;

    /// The same as the picture in plain text: for screen readers and the terminal. Lines that begin with `# ` are
    /// headings.
    fn text(view: &Self::View, scene: &Scene<'_, Self>) -> String;

    /// An entry of the data files in words, for the components page: nothing for what [`Picture::parts`] shows, and the
    /// key itself where there are no words.
    fn fact_words(fact: &Fact, lang: Lang) -> Option<FactWords>;

    /// Tiles, tracks and the like as pictures that are tables, each with the origins of its entries.
    fn parts(set: &Self::Components, lang: Lang) -> Vec<Part>;

    /// What there is to know about an option of a new table in this game, such as `start`: what depends on it.
    fn choice_hint(key: &str, lang: Lang) -> Option<String> {
        let _ = (key, lang);
        None
    }

    /// What somebody has earned who played alone to the end: the name of a title, under which lists keep it. The same
    /// for everybody in every language; [`Picture::verdict_words`] says it. A game that needs others has none.
    fn verdict(view: &Self::View) -> Option<String> {
        let _ = view;
        None
    }

    /// A verdict in words. Lists ask for verdicts of long ago too: one that is no longer known is said as it is.
    fn verdict_words(verdict: &str, lang: Lang) -> String {
        let _ = lang;
        verdict.to_owned()
    }

    /// The final scores, source by source.
    fn score_sheet(view: &Self::View, scene: &Scene<'_, Self>) -> Markup;
}

/// All that a picture may know beside the view.
pub struct Scene<'a, G: Game> {
    /// The viewer's language.
    pub lang: Lang,
    /// The table's id, for addresses.
    pub table: &'a str,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
    /// Who looks.
    pub viewer: Viewer,
    /// Who is to decide.
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

    /// The name of a seat.
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

    /// An action as forms send it.
    pub fn value(action: &G::Action) -> String {
        serde_json::to_string(action).expect("actions have plain names")
    }
}

/// What the panel says of a player.
pub struct SeatFacts {
    /// The player's piece, drawn.
    pub mark: Markup,
    /// The piece in words: "red, R".
    pub mark_words: String,
    /// The points now.
    pub points: i32,
    /// Hand size and the rest.
    pub facts: Markup,
}

/// The sentence above the board.
pub struct Prompt<G: Game> {
    /// Who must do what.
    pub sentence: String,
    /// Preview, progress, clause; may be empty.
    pub detail: Markup,
    /// The choice that the main button makes until another is pointed at.
    pub armed: Option<Choice<G>>,
    /// Buttons that always stand beside it: at most one, since two are for taking back.
    pub buttons: Vec<Choice<G>>,
}

/// One thing to choose, as a button.
pub struct Choice<G: Game> {
    /// What it does.
    pub action: G::Action,
    /// What it says.
    pub words: String,
    /// The key that chooses it.
    pub key: Option<char>,
    /// Its name on the page, shared with the board's preview.
    pub name: String,
}

/// One line of the log.
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
