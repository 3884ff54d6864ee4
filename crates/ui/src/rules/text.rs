//! Markdown as plain words for a terminal: no mark-up, tables in columns.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

pub(crate) fn plain(markdown: &str) -> String {
    let mut page = Page::default();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.event(event);
    }
    page.out.trim().to_owned()
}

#[derive(Default)]
struct Page {
    out: String,
    depth: usize,
    /// The table under way.
    rows: Vec<Vec<String>>,
    in_cell: bool,
}

impl Page {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Text(words) | Event::Code(words) | Event::Html(words) | Event::InlineHtml(words) => {
                self.words(&words)
            }
            Event::SoftBreak | Event::HardBreak => self.words(" "),
            Event::Start(Tag::List(_)) => self.depth += 1,
            Event::End(TagEnd::List(_)) => self.depth -= 1,
            Event::Start(Tag::Item) => {
                let indent = "  ".repeat(self.depth - 1);
                self.out = format!("{}\n{indent}- ", self.out.trim_end());
            }
            Event::End(TagEnd::Paragraph | TagEnd::CodeBlock) => self.out = format!("{}\n\n", self.out.trim_end()),
            Event::Start(Tag::TableHead | Tag::TableRow) => self.rows.push(Vec::new()),
            Event::Start(Tag::TableCell) => {
                self.in_cell = true;
                self.rows.last_mut().expect("cells stand in rows").push(String::new());
            }
            Event::End(TagEnd::TableCell) => self.in_cell = false,
            Event::End(TagEnd::Table) => {
                self.out += &columns(&std::mem::take(&mut self.rows));
                self.out += "\n";
            }
            _ => {}
        }
    }

    fn words(&mut self, words: &str) {
        match self.rows.last_mut().and_then(|row| row.last_mut()) {
            Some(cell) if self.in_cell => cell.push_str(words),
            _ => self.out.push_str(words),
        }
    }
}

fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| wide(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}
