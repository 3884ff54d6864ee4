//! What the components pages of both editions of the senate game promise.

use engine::{Components, Game};
use fleet::Special;
use ui::Lang;
use ui::picture::Picture;
use ui_fleet::facts::PARTS;

/// Every card, event and ship is shown with its origin.
pub(crate) fn all_parts_have_their_origin<P: Picture>(cards: usize, events: usize) {
    let parts = P::parts(<P::Game as Game>::Components::standard(), Lang::En);
    let table = |at: usize| parts[at].table.as_ref().expect("a table").0.as_str();
    let marks = |at: usize| table(at).matches("class=\"origin ").count();
    assert_eq!(marks(0), 10, "five ships, basic and upgraded");
    assert_eq!(marks(1), cards);
    assert_eq!(marks(2), Special::ALL.len() + 3, "three have points");
    assert_eq!(marks(3), 2 * events);
}

/// The pieces are those of the box: so many cards, and every figure and colour once.
pub(crate) fn all_pieces_are_shown<P: Picture>(cards: u32, specials: u32) {
    let parts = P::parts(<P::Game as Game>::Components::standard(), Lang::En);
    let count = |at: usize| parts[at].pieces.iter().filter_map(|piece| piece.count).sum::<u32>();
    assert_eq!((count(1), count(2)), (cards, specials));
    assert_eq!(count(3), 10, "events, those of one title together");
    assert_eq!(
        [0, 4, 5].map(|at| parts[at].pieces.len()),
        [5, 7, 7],
        "ships; figures; five colours, neutrals, pillars"
    );
}

/// Every entry of the data file has words, unless a table shows it.
pub(crate) fn all_entries_have_words<P: Picture>(lang: Lang) {
    for fact in <P::Game as Game>::Components::standard().facts() {
        let words = P::fact_words(fact, lang);
        let is_part = PARTS.iter().any(|group| fact.key.starts_with(group));
        assert_eq!(words.is_none(), is_part, "{}", fact.key);
        assert!(words.is_none_or(|words| words.name != fact.key), "{} has no words", fact.key);
    }
}
