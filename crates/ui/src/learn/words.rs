//! The words of a game that somebody new does not know: each with an explanation and its clause. In the rules for players
//! the first of them in every part answers where it stands; all of them stand in a list at the end.

use maud::{Markup, PreEscaped, html};

use crate::entry::Entry;
use crate::l10n::Lang;

/// A word of a game. Its messages are `word-NAME`, the word in its forms with commas between, the first of which stands
/// in lists; and `says-NAME`, what it means.
pub struct Word {
    name: &'static str,
    pub clause: &'static str,
}

impl Word {
    pub const fn new(name: &'static str, clause: &'static str) -> Self {
        Self { name, clause }
    }

    /// The word as it may stand in a text; the first form is that of lists.
    pub fn forms(&self, entry: &Entry, lang: Lang) -> Vec<String> {
        entry.say(lang, &format!("word-{}", self.name)).split(", ").map(str::to_owned).collect()
    }

    pub fn says(&self, entry: &Entry, lang: Lang) -> String {
        entry.say(lang, &format!("says-{}", self.name))
    }
}

/// A word ready to be looked for and shown.
pub struct Explained {
    pub title: String,
    pub says: String,
    pub clause: &'static str,
    /// Small letters, the longest first, so that "neutral refugee" comes before "refugee".
    forms: Vec<Vec<char>>,
}

/// All words of a game, in the order of their list.
pub fn explained(entry: &Entry, lang: Lang) -> Vec<Explained> {
    let words = entry.lesson.iter().flat_map(|lesson| lesson.words);
    let one = |word: &Word| {
        let listed = word.forms(entry, lang);
        let mut forms: Vec<Vec<char>> = listed.iter().map(|form| small(form)).collect();
        forms.sort_by_key(|form| usize::MAX - form.len());
        let title = capital(listed.first().map_or("", String::as_str));
        Explained { title, says: word.says(entry, lang), clause: word.clause, forms }
    };
    let mut all: Vec<Explained> = words.map(one).collect();
    all.sort_by_key(|word| small(&word.title));
    all
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Small letters, one for one.
fn small(text: &str) -> Vec<char> {
    text.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter)).collect()
}

/// Explains the words of one part of the rules for players, each where it first stands.
pub struct Explainer<'a> {
    words: &'a [Explained],
    /// The part, which makes the ids its own.
    part: &'a str,
    said: Vec<bool>,
}

impl<'a> Explainer<'a> {
    pub fn new(words: &'a [Explained], part: &'a str) -> Self {
        Self { words, part, said: vec![false; words.len()] }
    }

    /// How many of the words have been met.
    pub fn met(&self) -> impl Iterator<Item = &'a Explained> {
        self.words.iter().zip(&self.said).filter(|(_, said)| **said).map(|(word, _)| word)
    }

    /// The mark-up with the words explained that have not been met before. Links are left alone: a clause explains
    /// itself.
    pub fn mark(&mut self, html: &str) -> String {
        let mut out = String::with_capacity(html.len());
        let mut rest = html;
        let mut in_link = false;
        while !rest.is_empty() {
            let start = rest.find('<').unwrap_or(rest.len());
            let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
            let (text, tag) = (&rest[..start], &rest[start..end]);
            if in_link {
                out += text
            } else {
                self.mark_text(text, &mut out)
            }
            match tag {
                "</a>" => in_link = false,
                tag if tag.starts_with("<a ") => in_link = true,
                _ => {}
            }
            out += tag;
            rest = &rest[end..];
        }
        out
    }

    fn mark_text(&mut self, text: &str, out: &mut String) {
        let (letters, folded): (Vec<char>, Vec<char>) = (text.chars().collect(), small(text));
        let mut at = 0;
        while at < letters.len() {
            let begins = at == 0 || !letters[at - 1].is_alphanumeric();
            let met = if begins { self.find(&folded, at) } else { None };
            let Some((word, length)) = met else {
                out.push(letters[at]);
                at += 1;
                continue;
            };
            let shown: String = letters[at..at + length].iter().collect();
            // A word that was explained is passed over whole, or a shorter word inside it would be taken for another.
            if std::mem::replace(&mut self.said[word], true) {
                *out += &shown
            } else {
                *out += &self.term(word, &shown).0
            }
            at += length;
        }
    }

    /// The word that stands at a place, and how long it is there.
    fn find(&self, text: &[char], at: usize) -> Option<(usize, usize)> {
        let stands = |form: &Vec<char>| {
            text[at..].starts_with(form) && !text.get(at + form.len()).is_some_and(|next| next.is_alphanumeric())
        };
        let found =
            |(number, word): (usize, &Explained)| Some((number, word.forms.iter().find(|form| stands(form))?.len()));
        self.words.iter().enumerate().filter_map(found).max_by_key(|&(_, length)| length)
    }

    /// `shown` is a piece of mark-up already.
    fn term(&self, word: usize, shown: &str) -> Markup {
        let Explained { says, clause, .. } = &self.words[word];
        let id = format!("tip-{}-{word}", self.part);
        html! {
            span.term {
                dfn tabindex="0" aria-describedby=(id) { (PreEscaped(shown)) }
                span.tip #(id) role="tooltip" { (says) " " a href={ "#" (clause) } { (clause) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(title: &str, forms: &[&str]) -> Explained {
        let forms = forms.iter().map(|form| small(form)).collect();
        Explained { title: title.into(), says: format!("What {title} means."), clause: "AT-1.1", forms }
    }

    /// The words that are explained in a text, as they stand there.
    fn terms(html: &str, words: &[Explained]) -> Vec<String> {
        let marked = Explainer::new(words, "goal").mark(html);
        let inside = |rest: &str| rest.split_once('>').and_then(|(_, rest)| rest.split('<').next()).map(str::to_owned);
        marked.split("<dfn").skip(1).filter_map(inside).collect()
    }

    #[test]
    fn the_first_of_a_word_is_explained_in_any_of_its_forms() {
        let words = [word("Lücke", &["lücken", "lücke"])];
        assert_eq!(terms("<p>Vier <b>Lücken</b>, eine Lücke.</p>", &words), ["Lücken"]);
        assert_eq!(terms("<p>Lückenlos, Zahnlücke</p>", &words), Vec::<String>::new());
        assert_eq!(terms("<p>LÜCKE</p>", &words), ["LÜCKE"]);
    }

    #[test]
    fn the_longest_word_wins_and_links_stay_links() {
        let words = [word("refugee", &["refugees", "refugee"]), word("neutral refugee", &["neutral refugee"])];
        assert_eq!(terms("a neutral refugee, a refugee", &words), ["neutral refugee", "refugee"]);
        assert_eq!(terms("<a href=\"#x\">refugee</a> refugees", &words), ["refugees"]);
        assert_eq!(terms("a neutral refugee, a neutral refugee", &words), ["neutral refugee"]);
    }

    #[test]
    fn nothing_but_the_words_is_added() {
        let words = [word("gap", &["gap"])];
        let mut explainer = Explainer::new(&words, "goal");
        assert_eq!(explainer.mark("<p title=\"gap\">2 &lt; 3</p>"), "<p title=\"gap\">2 &lt; 3</p>");
        let marked = explainer.mark("a gap");
        assert!(marked.contains("aria-describedby=\"tip-goal-0\"") && marked.contains("href=\"#AT-1.1\""), "{marked}");
        assert_eq!(explainer.met().count(), 1);
    }
}
