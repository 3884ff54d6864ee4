//! JSON a person can read: what is deeper than its parts and their items stands on one line.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

/// A value as JSON: parts and their items on lines of their own, what is deeper on one line. So
/// a record has one line per step.
pub fn to_lines(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    let mut serializer = Serializer::with_formatter(&mut bytes, Shallow { depth: 0, empty: false });
    value.serialize(&mut serializer).expect("our values have plain names");
    String::from_utf8(bytes).expect("JSON is text")
}

/// Breaks lines down to this depth.
const BROKEN: usize = 2;

struct Shallow {
    depth: usize,
    /// Nothing has been written yet in the present list.
    empty: bool,
}

impl Shallow {
    fn begin(&mut self) {
        self.depth += 1;
        self.empty = true;
    }

    fn end<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if self.depth <= BROKEN && !self.empty {
            self.depth -= 1;
            self.line(writer)?;
        } else {
            self.depth -= 1;
        }
        self.empty = false;
        Ok(())
    }

    fn item<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.empty = false;
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth <= BROKEN {
            self.line(writer)
        } else if first {
            Ok(())
        } else {
            writer.write_all(b" ")
        }
    }

    fn line<W: ?Sized + Write>(&self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b"\n")?;
        (0..self.depth).try_for_each(|_| writer.write_all(b"  "))
    }
}

impl Formatter for Shallow {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin();
        CompactFormatter.begin_array(writer)
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer)?;
        CompactFormatter.end_array(writer)
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.item(writer, first)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin();
        CompactFormatter.begin_object(writer)
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer)?;
        CompactFormatter.end_object(writer)
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.item(writer, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_levels_are_broken_into_lines_and_the_rest_is_not() {
        let value = serde_json::json!({ "a": [], "b": [{ "c": [1, { "d": 2 }], "e": {} }, 3], "f": "g" });
        let text = to_lines(&value);
        let expected =
            "{\n  \"a\": [],\n  \"b\": [\n    {\"c\": [1, {\"d\": 2}], \"e\": {}},\n    3\n  ],\n  \"f\": \"g\"\n}";
        assert_eq!(text, expected);
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
    }
}
