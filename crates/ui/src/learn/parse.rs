//! From the texts of `docs/play` to parts, steps, pictures and notes.
//!
//! They are plain Markdown of one shape: `## Title {#id}` parts; `### Title` steps; `![words](figure:NAME)` pictures on a
//! line of their own; `> ID words` notes on clauses. This file cuts along that shape and leaves the rest to the rules'
//! own reader.

use super::{Block, Guide, Note, Part, Step};
use crate::rules::{Ids, markdown_html, plain};

pub(super) fn parse(source: &str, ids: Ids<'_>) -> Guide {
    let mut reader = Reader { ids, guide: Guide::default(), words: String::new() };
    for line in source.lines() {
        reader.line(line);
    }
    reader.finish_words();
    reader.guide
}

struct Reader<'a> {
    ids: Ids<'a>,
    guide: Guide,
    /// The Markdown under way.
    words: String,
}

impl Reader<'_> {
    fn line(&mut self, line: &str) {
        if let Some(title) = line.strip_prefix("# ") {
            self.guide.title = title.to_owned();
        } else if let Some(heading) = line.strip_prefix("## ") {
            self.finish_words();
            let (title, id) = heading.split_once(" {#").unwrap_or((heading, ""));
            let id = id.trim_end_matches('}').to_owned();
            self.guide.parts.push(Part { id, title: title.to_owned(), ..Part::default() });
        } else if let Some(title) = line.strip_prefix("### ") {
            self.finish_words();
            if let Some(part) = self.guide.parts.last_mut() {
                part.steps.push(Step { title: title.to_owned(), ..Step::default() });
            }
        } else if let Some((alt, name)) = picture(line) {
            self.finish_words();
            self.keep(Block::Picture { name: name.to_owned(), alt: alt.to_owned() });
        } else if let Some((clause, words)) = line.strip_prefix("> ").and_then(|note| note.split_once(' ')) {
            self.finish_words();
            if let Some(part) = self.guide.parts.last_mut() {
                part.notes.push(Note { clause: clause.to_owned(), words: words.to_owned() });
            }
        } else {
            self.words += line;
            self.words += "\n";
        }
    }

    fn finish_words(&mut self) {
        let words = std::mem::take(&mut self.words);
        if !words.trim().is_empty() {
            self.keep(Block::Words { html: markdown_html(&words, self.ids), text: plain(&words) });
        }
    }

    /// What stands before the first heading is in no part, and is left out.
    fn keep(&mut self, block: Block) {
        let Some(part) = self.guide.parts.last_mut() else { return };
        match part.steps.last_mut() {
            Some(step) => step.blocks.push(block),
            None => part.blocks.push(block),
        }
    }
}

/// `![words](figure:NAME)`
fn picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.rsplit_once("](figure:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_into_parts_steps_pictures_and_notes() {
        let text = "# T\n\n## The goal {#goal}\n\n![a tile](figure:goal)\n\nSee AT-1.1.\n\n> AT-1.2 Once.\n\n## A turn {#turn}\n\n### One\n\nDo *this*.\n";
        let guide = parse(text, Ids { own: &["AT"], cited: &[] });
        assert_eq!(guide.title, "T");
        let [goal, turn] = &guide.parts[..] else { panic!("{guide:?}") };
        assert_eq!((goal.id.as_str(), goal.title.as_str()), ("goal", "The goal"));
        assert_eq!(goal.blocks[0], Block::Picture { name: "goal".into(), alt: "a tile".into() });
        let Block::Words { html, .. } = &goal.blocks[1] else { panic!("{goal:?}") };
        assert_eq!(html, "<p>See <a href=\"#AT-1.1\">AT-1.1</a>.</p>");
        assert_eq!(goal.notes, [Note { clause: "AT-1.2".into(), words: "Once.".into() }]);
        assert_eq!(turn.steps[0].title, "One");
        assert!(turn.text().contains("Do this."));
        assert_eq!(guide.pictures().collect::<Vec<_>>(), ["goal"]);
    }
}
