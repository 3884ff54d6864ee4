//! Whether everything on a table answers: a piece, an icon, a number has words that a pointer finds on it or around it, or
//! that stand beside it.

use std::collections::BTreeSet;

use engine::{Game, Table, Viewer};
use ui::Lang;
use ui::picture::Picture;

use crate::fragment;

/// What has no end tag.
const VOID: [&str; 5] = ["input", "br", "img", "hr", "meta"];

/// What holds few things: words in one of these are words for all that is in it.
const SMALL: [&str; 16] = [
    "a",
    "button",
    "dd",
    "dt",
    "figcaption",
    "h1",
    "h2",
    "h3",
    "h4",
    "label",
    "li",
    "p",
    "span",
    "summary",
    "td",
    "th",
];

/// What explains its numbers by itself: tables by their headings, pictures by what is written below, links by where they
/// lead; and keys are no pieces.
const APART: [&str; 4] = ["table", "figure", "a", "kbd"];

/// An element of a page, or a text in it.
#[derive(Debug, Default)]
struct Node {
    /// The name of the element; nothing for a text.
    name: String,
    /// Its attributes as they are written, or the text.
    text: String,
    children: Vec<Node>,
}

impl Node {
    fn parse(page: &str) -> Self {
        let mut open = vec![Self::default()];
        let mut rest = page;
        while !rest.is_empty() {
            let start = rest.find('<').unwrap_or(rest.len());
            let (text, tail) = rest.split_at(start);
            if !text.trim().is_empty() {
                open.last_mut().expect("the page is open").children.push(Self { text: text.into(), ..Self::default() });
            }
            let Some((tag, after)) = tail.get(1..).and_then(|tail| tail.split_once('>')) else { break };
            rest = after;
            if tag.starts_with('/') {
                let done = open.pop().expect("what ends has begun");
                open.last_mut().expect("tags are in pairs").children.push(done);
                continue;
            }
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            let node = Self { name: name.into(), text: attributes.into(), children: Vec::new() };
            if VOID.contains(&name) {
                open.last_mut().expect("the page is open").children.push(node);
            } else {
                open.push(node);
            }
        }
        open.swap_remove(0)
    }

    fn has(&self, attribute: &str) -> bool {
        format!(" {}", self.text).contains(&format!(" {attribute}"))
    }

    fn attribute(&self, name: &str) -> &str {
        let begin = format!(" {name}=\"");
        let text = self.text.as_str();
        let found = if let Some(rest) = text.strip_prefix(&begin[1..]) {
            Some(rest)
        } else {
            text.split_once(&begin).map(|(_, rest)| rest)
        };
        found.and_then(|rest| rest.split('"').next()).unwrap_or_default()
    }

    fn is_of(&self, class: &str) -> bool {
        self.attribute("class").split(' ').any(|own| own == class)
    }

    /// Whether a pointer on it, or on anything in it, gets words.
    fn tells(&self) -> bool {
        let by_attribute =
            ["title=\"", "data-why=\"", "data-detail=\"", "data-says=\""].iter().any(|name| self.has(name));
        let by_child = |child: &Self| child.name == "title" || child.attribute("role") == "tooltip";
        by_attribute || self.children.iter().any(by_child)
    }

    /// Whether words can be read in it.
    fn reads(&self) -> bool {
        if self.name.is_empty() {
            return self.text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() > 2);
        }
        !self.is_of("vh") && !self.has("hidden") && self.name != "title" && self.children.iter().any(Self::reads)
    }

    /// Whether something in it has words for a pointer.
    fn tells_inside(&self) -> bool {
        self.tells() || self.children.iter().any(Self::tells_inside)
    }

    /// Finds what does not answer, as the way to it.
    fn silent(&self, scenery: &[&str], way: &mut Vec<String>, found: &mut BTreeSet<String>) {
        let name = self.name.as_str();
        let told = self.tells() || SMALL.contains(&name) && self.reads();
        // A pointer goes through a banner, to what lies beneath it.
        let through = ["vh", "defs", "pvs", "dusk", "banner"];
        let apart = APART.contains(&name) || through.iter().chain(scenery).any(|class| self.is_of(class));
        if told || apart {
            return;
        }
        // One class is enough to find it again, and others come and go.
        let class = self.attribute("class").split(' ').next().unwrap_or_default();
        way.push(format!("{}{}{class}", self.name, if class.is_empty() { "" } else { "." }));
        let number = name.is_empty() && self.text.chars().any(|letter| letter.is_ascii_digit()) && !self.reads();
        let piece = (self.has("data-piece=\"") || name == "svg") && !self.reads() && !self.tells_inside();
        if number || piece {
            let at = way.len().saturating_sub(5);
            found.insert(format!("{}{}", way[at..].join(" > "), if number { "a number" } else { "" }));
        } else {
            self.children.iter().for_each(|child| child.silent(scenery, way, found));
        }
        way.pop();
    }
}

/// What on the page of a viewer answers neither a pointer nor a reader beside it.
fn silent<P: Picture>(table: &Table<P::Game>, viewer: Viewer, scenery: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    Node::parse(&fragment::<P>(table, viewer, Lang::En)).silent(scenery, &mut Vec::new(), &mut found);
    found
}

/// Everything on the pages of these games answers, apart from drawings of these classes, which stand for nothing, and
/// marks for keys.
pub fn everything_answers<P: Picture>(
    games: impl IntoIterator<Item = (<P::Game as Game>::Options, u64)>,
    scenery: &[&str],
) {
    let mut found = BTreeSet::new();
    for (options, seed) in games {
        let mut nth = 0;
        crate::walk::<P::Game>(options, seed, |table| {
            nth += 1;
            if nth % 5 == 1 || table.awaited().is_empty() {
                found.extend(silent::<P>(table, crate::actor(table), scenery));
            }
        });
    }
    assert!(found.is_empty(), "no words for:\n{}", found.into_iter().collect::<Vec<_>>().join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(page: &str) -> Vec<String> {
        let mut found = BTreeSet::new();
        Node::parse(page).silent(&["scene"], &mut Vec::new(), &mut found);
        found.into_iter().collect()
    }

    #[test]
    fn a_piece_without_words_is_found() {
        assert_eq!(found("<div><svg class=\"ic\"><use href=\"#a\"></use></svg></div>"), [" > div > svg.ic"]);
        assert_eq!(found("<div class=\"a b\"><b>3</b></div>"), [" > div.a > b > a number"]);
        assert_eq!(found("<g data-piece=\"x\"><use></use></g>"), [" > g"]);
    }

    #[test]
    fn words_on_it_around_it_or_beside_it_are_words() {
        let none = Vec::<String>::new();
        assert_eq!(found("<div title=\"Gold\"><svg></svg><b>3</b></div>"), none);
        assert_eq!(found("<svg><g><title>A ship</title><use></use></g></svg>"), none);
        assert_eq!(found("<li><svg></svg>Gold 3</li>"), none);
        assert_eq!(found("<li><svg></svg><span class=\"vh\">Gold</span></li>"), [" > li > svg"]);
        assert_eq!(found("<svg class=\"scene\"></svg><table><td>3</td></table>"), none);
    }
}
