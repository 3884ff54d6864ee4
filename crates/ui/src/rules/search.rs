//! Looking for words in the rules, without a script: which clauses have them all, and where they stand in the mark-up.

use super::{Clause, RulesDoc, Section};

/// A clause that has every word of the question.
#[derive(Clone, Copy, Debug)]
pub struct Hit<'a> {
    pub section: &'a Section,
    pub clause: &'a Clause,
}

/// The clauses that have every word of `query`, in order. No words, no hits.
pub fn search<'a>(document: &'a RulesDoc, query: &str) -> Vec<Hit<'a>> {
    let words = words(query, str::to_owned);
    if words.is_empty() {
        return Vec::new();
    }
    let all = |clause: &&Clause| has_all(&clause.to_text(), &words);
    let hits = |section: &'a Section| section.clauses.iter().filter(all).map(move |clause| Hit { section, clause });
    document.sections.iter().flat_map(hits).collect()
}

/// Whether a text has every word of `query`.
pub(crate) fn has_words(text: &str, query: &str) -> bool {
    has_all(text, &words(query, str::to_owned))
}

fn has_all(text: &str, words: &[Vec<char>]) -> bool {
    let text: Vec<char> = text.chars().collect();
    words.iter().all(|word| (0..text.len()).any(|at| stands_at(&text, at, word)))
}

/// The words of a question, as they are compared, in the form in which they stand there.
fn words(query: &str, form: fn(&str) -> String) -> Vec<Vec<char>> {
    let fold = |word: &str| word.chars().map(fold_char).collect::<String>();
    query.split_whitespace().take(8).map(|word| form(&fold(word)).chars().collect()).collect()
}

/// A small letter, one for one, so that places in the folded text are places in the text.
fn fold_char(c: char) -> char {
    let mut lower = c.to_lowercase();
    match (lower.next(), lower.next()) {
        (Some(lower), None) => lower,
        _ => c,
    }
}

/// Whether `word` stands at a place of the text. A number goes on to its end: `AT-R2` is not found in `AT-R21`.
fn stands_at(text: &[char], at: usize, word: &[char]) -> bool {
    let rest = &text[at..];
    let cut_number =
        || word.last().is_some_and(char::is_ascii_digit) && rest.get(word.len()).is_some_and(char::is_ascii_digit);
    !word.is_empty()
        && rest.len() >= word.len()
        && rest.iter().zip(word).all(|(&c, &w)| fold_char(c) == w)
        && !cut_number()
}

/// The mark-up with every word of `query` in `<mark>`; tags are left alone.
pub(crate) fn highlight(html: &str, query: &str) -> String {
    // Words are compared in escaped form, as they stand in the mark-up.
    let words = words(query, escaped);
    let mut out = String::new();
    let mut rest = html;
    while !rest.is_empty() {
        let (words_end, tag_end) = match rest.find('<') {
            Some(start) => (start, rest[start..].find('>').map_or(rest.len(), |end| start + end + 1)),
            None => (rest.len(), rest.len()),
        };
        highlight_text(&rest[..words_end], &words, &mut out);
        out += &rest[words_end..tag_end];
        rest = &rest[tag_end..];
    }
    out
}

fn escaped(word: &str) -> String {
    maud::html! { (word) }.into_string()
}

fn highlight_text(text: &str, words: &[Vec<char>], out: &mut String) {
    let chars: Vec<char> = text.chars().collect();
    let mut at = 0;
    while at < chars.len() {
        // An entity such as `&amp;` is one character: it is not cut.
        let whole = match chars[at] {
            '&' => chars[at..].iter().position(|&c| c == ';').map_or(1, |end| end + 1),
            _ => 1,
        };
        match words.iter().filter(|word| stands_at(&chars, at, word)).map(Vec::len).max() {
            Some(length) => {
                out.push_str("<mark>");
                out.extend(&chars[at..at + length]);
                out.push_str("</mark>");
                at += length;
            }
            None => {
                out.extend(&chars[at..at + whole]);
                at += whole;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_marked_and_tags_are_not() {
        assert_eq!(
            highlight(r#"<a href="gap">Gap</a> &lt; gaps"#, "gap"),
            r#"<a href="gap"><mark>Gap</mark></a> &lt; <mark>gap</mark>s"#
        );
        assert_eq!(highlight("a &lt; b", "lt"), "a &lt; b");
        assert_eq!(highlight("a &lt; b", "<"), "a <mark>&lt;</mark> b");
        assert_eq!(highlight("Überquerung", "über"), "<mark>Über</mark>querung");
        assert_eq!(highlight("none", ""), "none");
    }
}
