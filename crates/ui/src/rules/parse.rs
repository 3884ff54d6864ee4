//! From the text of `docs/rules` to sections and clauses.
//!
//! The texts are plain Markdown of one shape: `##` sections; `### ID title` clauses with tables; `* **ID title.**` clauses in
//! lists; tables whose rows begin with an id. This file cuts along that shape and leaves the rest to the Markdown parser.

use maud::html;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};

use super::{Clause, RulesDoc, Section, text};

/// The ids that are links in a text.
#[derive(Clone, Copy)]
pub(crate) struct Ids<'a> {
    /// What the ids of the text begin with, before a dash.
    pub(crate) own: &'a [&'a str],
    /// What ids in the rules of other games begin with, and which game that is.
    pub(crate) cited: &'a [(&'a str, &'a str)],
}

pub(super) fn parse(source: &str, ids: Ids<'_>) -> RulesDoc {
    let mut cutter = Cutter { ids, document: RulesDoc::default(), piece: Piece::default() };
    cutter.document.sections.push(Section { anchor: "s0".into(), ..Section::default() });
    for line in source.lines() {
        cutter.line(line);
    }
    cutter.finish_piece();
    cutter.document.sections.retain(|section| !section.clauses.is_empty());
    cutter.document
}

#[derive(Default)]
struct Piece {
    id: Option<String>,
    title: Option<String>,
    markdown: String,
    /// A table row that became a clause: column and cell.
    fields: Vec<(String, String)>,
    /// Clauses in a list end with a blank line, those under a heading go on.
    in_list: bool,
    /// Inside a fence nothing begins.
    fenced: bool,
    /// The head of the table whose rows are clauses of their own.
    columns: Option<Vec<String>>,
}

struct Cutter<'a> {
    ids: Ids<'a>,
    document: RulesDoc,
    piece: Piece,
}

impl Cutter<'_> {
    fn line(&mut self, line: &str) {
        if line.starts_with("```") {
            self.piece.fenced = !self.piece.fenced;
        }
        if self.piece.fenced {
            self.keep(line);
        } else if let Some(title) = line.strip_prefix("# ") {
            self.document.title = title.to_owned();
        } else if let Some(title) = line.strip_prefix("## ") {
            self.finish_piece();
            let anchor = format!("s{}", self.document.sections.len());
            self.document.sections.push(Section { anchor, title: title.to_owned(), clauses: Vec::new() });
        } else if let Some(heading) = line.strip_prefix("### ") {
            self.finish_piece();
            let (id, title) = self.split_id(heading);
            self.piece = Piece { id, title: Some(title.to_owned()), ..Piece::default() };
        } else if let Some(piece) = self.list_clause(line) {
            self.finish_piece();
            self.piece = piece;
        } else if line.starts_with('|') {
            self.table_line(line);
        } else {
            if line.is_empty() && (self.piece.in_list || self.piece.columns.is_some()) {
                self.finish_piece();
            }
            self.keep(line);
        }
    }

    fn keep(&mut self, line: &str) {
        self.piece.markdown += line;
        self.piece.markdown += "\n";
    }

    /// `* **AT-R2 Vacated position.** The figure…`
    fn list_clause(&self, line: &str) -> Option<Piece> {
        let (bold, rest) = line.strip_prefix("* **")?.split_once("**")?;
        let (id, title) = self.split_id(bold);
        let title = title.trim_end_matches('.');
        let title = (!title.is_empty()).then(|| title.to_owned());
        Some(Piece {
            id: Some(id?),
            title,
            markdown: format!("{}\n", rest.trim_start()),
            in_list: true,
            ..Piece::default()
        })
    }

    /// Rows that begin with an id become clauses; rows of a table without a head become fields; others stay a table.
    fn table_line(&mut self, line: &str) {
        let cells: Vec<String> = line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        let (id, title) = self.split_id(&cells[0]);
        let title = title.to_owned();
        if id.is_some() {
            let columns = match self.piece.columns.take() {
                Some(columns) => columns,
                None => self.take_table_head(),
            };
            self.finish_piece();
            let fields = columns.iter().cloned().zip(cells).skip(1).collect();
            let title = (!title.is_empty()).then_some(title);
            self.piece = Piece { id, title, fields, columns: Some(columns), ..Piece::default() };
        } else if cells.iter().all(String::is_empty) && self.piece.markdown.trim().is_empty() {
            self.piece.columns = Some(Vec::new());
        } else if self.piece.columns.is_some() && self.piece.id.is_none() {
            if !cells[0].starts_with("---") {
                let mut cells = cells.into_iter();
                let name = cells.next().unwrap_or_default();
                self.piece.fields.push((name, cells.collect::<Vec<_>>().join(" ")));
            }
        } else {
            self.keep(line);
        }
    }

    /// Takes the head of a table, two lines, back out of the piece under way.
    fn take_table_head(&mut self) -> Vec<String> {
        let kept: Vec<&str> = self.piece.markdown.lines().collect();
        let (rest, head) = kept.split_at(kept.len().saturating_sub(2));
        let head = head.first().copied().unwrap_or_default().trim_matches('|');
        let columns = head.split('|').map(|cell| cell.trim().to_owned()).collect();
        self.piece.markdown = rest.join("\n");
        columns
    }

    /// The id at the head of a text, if there is one, and what follows it.
    fn split_id<'t>(&self, text: &'t str) -> (Option<String>, &'t str) {
        match any_id_length(text, self.ids.own) {
            0 => (None, text),
            length => (Some(text[..length].to_owned()), text[length..].trim_start()),
        }
    }

    fn finish_piece(&mut self) {
        let piece = std::mem::take(&mut self.piece);
        if piece.id.is_none() && piece.title.is_none() && piece.fields.is_empty() && piece.markdown.trim().is_empty() {
            return;
        }
        // A heading such as `Inventory [INHALT]` keeps its words; the mark goes below it.
        let (title, marks) = match &piece.title {
            Some(title) => match title.split_once('[') {
                Some((words, marks)) => (Some(words.trim().to_owned()), format!("[{marks}")),
                None => (Some(title.clone()), String::new()),
            },
            None => (None, String::new()),
        };
        let html = html! {
            @if !marks.is_empty() { p.marks { (maud::PreEscaped(inline(&marks, self.ids))) } }
            (maud::PreEscaped(markdown_html(&piece.markdown, self.ids)))
            @if !piece.fields.is_empty() {
                dl {
                    @for (name, cell) in &piece.fields {
                        dt { (name) }
                        dd { (maud::PreEscaped(markdown_html(cell, self.ids))) }
                    }
                }
            }
        };
        let fields = piece.fields.iter().map(|(name, cell)| format!("{name}: {}", text::plain(cell)));
        let text = [text::plain(&piece.markdown)].into_iter().chain(fields).filter(|part| !part.is_empty());
        let text = text.collect::<Vec<_>>().join("\n");
        let clause = Clause { id: piece.id, title, html: html.into_string(), text };
        self.document.sections.last_mut().expect("there is one from the start").clauses.push(clause);
    }
}

/// How long the id at the head of `text` is that begins with one of the prefixes.
fn any_id_length(text: &str, prefixes: &[&str]) -> usize {
    prefixes.iter().map(|prefix| id_length(text, prefix)).max().unwrap_or(0)
}

/// How long the id at the head of `text` is: the prefix, a dash, letters, a number, perhaps points and numbers after them;
/// one of these may have a letter before it, `AE-6.C.2`.
fn id_length(text: &str, prefix: &str) -> usize {
    let Some(rest) = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')) else { return 0 };
    let count = |text: &str, wanted: fn(&u8) -> bool| text.bytes().take_while(wanted).count();
    let letters = count(rest, u8::is_ascii_uppercase);
    let digits = count(&rest[letters..], u8::is_ascii_digit);
    if digits == 0 {
        return 0;
    }
    let mut length = letters + digits;
    while let Some(part) = rest[length..].strip_prefix('.') {
        let lettered =
            part.bytes().next().is_some_and(|letter| letter.is_ascii_uppercase()) && part[1..].starts_with('.');
        let letter = if lettered { 2 } else { 0 };
        match count(&part[letter..], u8::is_ascii_digit) {
            0 => break,
            digits => length += 1 + letter + digits,
        }
    }
    prefix.len() + 1 + length
}

/// Markdown to mark-up: ids become links, brackets become marks, tables may scroll on their own.
pub(crate) fn markdown_html(markdown: &str, ids: Ids<'_>) -> String {
    let events = TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES));
    let mut in_code = false;
    let events = events.flat_map(|event| match event {
        Event::Start(Tag::CodeBlock(_)) => {
            in_code = true;
            // What scrolls on its own must be reached by the keyboard.
            vec![Event::Html(r#"<pre tabindex="0"><code>"#.into())]
        }
        Event::End(TagEnd::CodeBlock) => {
            in_code = false;
            vec![Event::Html("</code></pre>".into())]
        }
        Event::Text(text) if !in_code => vec![Event::InlineHtml(inline(&text, ids).into())],
        // Nothing of ours is raw mark-up: what looks like it is a comparison.
        Event::Html(text) | Event::InlineHtml(text) => vec![Event::Text(text)],
        Event::Start(Tag::Table(_)) => vec![Event::Html(r#"<div class="scroll" tabindex="0">"#.into()), event],
        Event::End(TagEnd::Table) => vec![event, Event::Html("</div>".into())],
        other => vec![other],
    });
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events);
    out.trim().to_owned()
}

/// Where the id at the head of `text` stands, and how long it is: in this text, or on the page of another game's rules.
fn target(text: &str, ids: Ids<'_>) -> Option<(usize, String)> {
    let here = ids.own.iter().map(|prefix| (*prefix, String::new()));
    let elsewhere = ids.cited.iter().map(|(prefix, game)| (*prefix, format!("/games/{game}/rules")));
    here.chain(elsewhere).find_map(|(prefix, page)| match id_length(text, prefix) {
        0 => None,
        length => Some((length, format!("{page}#{}", &text[..length]))),
    })
}

/// Words between mark-up: `AT-5.5` becomes a link, `[R]` and `[SPIELENDE]` small marks of where something comes from.
fn inline(text: &str, ids: Ids<'_>) -> String {
    let mut out = String::new();
    let mut rest = text;
    let mut plain = String::new();
    let escape = |text: &str| html! { (text) }.into_string();
    while let Some(next) = rest.chars().next() {
        let may_begin = next.is_ascii_uppercase() && !plain.ends_with(|c: char| c.is_alphanumeric());
        let id = if may_begin { target(rest, ids) } else { None };
        let bracket = if next == '[' { rest.find(']') } else { None };
        if let Some((length, href)) = id {
            out += &escape(&std::mem::take(&mut plain));
            out += &html! { a href=(href) { (rest[..length]) } }.into_string();
            rest = &rest[length..];
        } else if let Some(end) = bracket {
            out += &escape(&std::mem::take(&mut plain));
            out += &mark(&rest[1..end]);
            rest = &rest[end + 1..];
        } else {
            plain.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    out + &escape(&plain)
}

/// A mark in brackets: the origin of a number, or the section of the rulebook.
fn mark(words: &str) -> String {
    let (letter, source) = words.split_once(": ").unwrap_or((words, ""));
    let class = match letter {
        "R" => "origin r",
        "X" => "origin x",
        "C" => "origin c",
        _ => return html! { small.source { (words) } }.into_string(),
    };
    html! {
        small class=(class) { (letter) }
        @if !source.is_empty() { " " small.source { (source) } }
    }
    .into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_end_where_they_end() {
        for (text, id) in
            [("AT-5.5: no", "AT-5.5"), ("AT-11.1-11.3", "AT-11.1"), ("AT-EX1.", "AT-EX1"), ("AT-R7)", "AT-R7")]
        {
            assert_eq!(&text[..id_length(text, "AT")], id);
        }
        assert_eq!(id_length("DA-13.1.5. No", "DA"), "DA-13.1.5".len());
        for text in ["AT-", "AT-R", "AX-1.1", "", "AT 5"] {
            assert_eq!(id_length(text, "AT"), 0, "{text}");
        }
    }

    #[test]
    fn a_text_may_have_several_series_of_ids() {
        let source = "# T\n\n## 6. S\n\n* **AE-6.C.2** as RU-22, AT-1.1\n\n| Id | When |\n|---|---|\n| D-03 | AE-6.C.2. B |\n\n* **TV-R05** x\n* **RU-22** IN-04\n";
        let document = parse(source, Ids { own: &["AE", "RU", "TV", "D"], cited: &[] });
        assert_eq!(document.ids().collect::<Vec<_>>(), ["AE-6.C.2", "D-03", "TV-R05", "RU-22"]);
        let html = |id: &str| document.clause(id).expect("it is there").html.clone();
        assert!(html("AE-6.C.2").contains(r##"<a href="#RU-22">RU-22</a>, AT-1.1"##), "{}", html("AE-6.C.2"));
        assert!(html("D-03").contains(r##"<a href="#AE-6.C.2">AE-6.C.2</a>. B"##), "{}", html("D-03"));
        assert!(!html("RU-22").contains("<a "), "{}", html("RU-22"));
    }

    #[test]
    fn ids_of_another_game_lead_to_its_rules() {
        let source = "# T\n\n## 1. S\n\n| Topic | One | Two |\n|---|---|---|\n| x | AT-1.1 | DA-2.9, ZZ-1.1 |\n";
        let document = parse(source, Ids { own: &["AT"], cited: &[("DA", "other")] });
        let html = &document.sections[0].clauses[0].html;
        assert!(html.contains(r##"<td><a href="#AT-1.1">AT-1.1</a></td>"##), "{html}");
        assert!(html.contains(r#"<td><a href="/games/other/rules#DA-2.9">DA-2.9</a>, ZZ-1.1</td>"#), "{html}");
    }

    #[test]
    fn what_looks_like_mark_up_is_words() {
        let document = parse(
            "# T\n\n## 1. S\n\n* **AT-1.1** paid < cost & <b>more</b> `a<b` [R]\n",
            Ids { own: &["AT"], cited: &[] },
        );
        let html = &document.clause("AT-1.1").expect("it is there").html;
        assert!(html.contains("paid &lt; cost &amp; &lt;b&gt;more&lt;/b&gt; <code>a&lt;b</code>"), "{html}");
    }
}
