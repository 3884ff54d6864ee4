//! As much of Rust's grammar as tells code, strings and comments apart.

/// A source file in its three layers.
#[derive(Debug, Default)]
pub(crate) struct Layers {
    /// The text with strings emptied and comments taken out; lines stay where they were.
    pub(crate) code: String,
    /// The strings, as written between their quotes, with their lines (from 1).
    pub(crate) strings: Vec<(usize, String)>,
}

pub(crate) fn layers(text: &str) -> Layers {
    let mut out = Layers::default();
    let mut rest = text;
    let mut line = 1;
    let mut word = false; // whether the last character belongs to a word, as the `r` of `for"` would
    while let Some(first) = rest.chars().next() {
        let taken = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some((hashes, open)) = raw_string(rest).filter(|_| !word) {
            let close = format!("\"{}", "#".repeat(hashes));
            let end = rest[open..].find(&close).map_or(rest.len(), |at| open + at);
            out.strings.push((line, rest[open..end].to_owned()));
            out.code.push_str("\"\"");
            (end + close.len()).min(rest.len())
        } else if first == '"' {
            let end = string_end(rest);
            out.strings.push((line, rest[1..end].to_owned()));
            out.code.push_str("\"\"");
            (end + 1).min(rest.len())
        } else if let Some(length) = char_literal(rest) {
            out.code.push_str("' '");
            length
        } else {
            out.code.push(first);
            first.len_utf8()
        };
        let (passed, next) = rest.split_at(taken);
        let breaks = passed.matches('\n').count();
        line += breaks;
        if passed.len() > first.len_utf8() {
            out.code.extend(std::iter::repeat_n('\n', breaks));
        }
        word = first.is_alphanumeric() || first == '_';
        rest = next;
    }
    out
}

/// How long a comment is that begins here; comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The number of hashes of a raw string that begins here, and where its text begins.
fn raw_string(text: &str) -> Option<(usize, usize)> {
    let prefix = ["br", "cr", "r"].into_iter().find(|prefix| text.starts_with(prefix))?;
    let after = &text[prefix.len()..];
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].starts_with('"').then_some((hashes, prefix.len() + hashes + 1))
}

/// Where the closing quote of a string stands that begins here.
fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    text.len()
}

/// How long a character literal is that begins here; a lifetime is none.
fn char_literal(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let mut characters = inside.char_indices();
    match characters.next()?.1 {
        '\\' => inside[2..].find('\'').map(|at| at + 4),
        '\'' => None,
        _ => characters.next().filter(|&(_, second)| second == '\'').map(|(at, _)| at + 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_comments_and_code_are_told_apart() {
        let text = "let a = \"x // \\\" y\"; // \"no\"\n/* \"no /* nested */ \" */ let b = r#\"raw \" one\"#;\nlet c = '\"'; fn f<'a>() {}\nlet d = \"two\n lines\"; end\n";
        let layers = layers(text);
        let strings: Vec<(usize, &str)> = layers.strings.iter().map(|(line, text)| (*line, text.as_str())).collect();
        assert_eq!(strings, [(1, "x // \\\" y"), (2, "raw \" one"), (4, "two\n lines")]);
        let lines: Vec<&str> = layers.code.lines().map(str::trim_end).collect();
        assert_eq!(lines[0], "let a = \"\";");
        assert_eq!(lines[1], " let b = \"\";");
        assert_eq!(lines[2], "let c = ' '; fn f<'a>() {}");
        assert_eq!(lines[4], "; end");
    }

    #[test]
    fn escapes_in_characters_are_seen() {
        assert_eq!(char_literal("'\\n' x"), Some(4));
        assert_eq!(char_literal("'\\''"), Some(4));
        assert_eq!(char_literal("'\\u{1F30A}'"), Some(11));
        assert_eq!(char_literal("'ä'"), Some(4));
        assert_eq!(char_literal("'static str"), None);
    }
}
