//! The fields of views in tables, for people who write programs.

use std::fmt::Write;

use serde_json::Value;

use crate::format::{Format, fields, list, text};

impl Format<'_> {
    /// The page of a game: the view, and all that it is made of.
    pub(crate) fn page(&self, game: &str) -> String {
        let mut page = format!(
            "# Views of {game}\n\nWritten from the types by `cargo xtask bless`. What holds for all games is in \
             [docs/views.md](../views.md).\n"
        );
        for (name, schema) in [("View", self.root.as_value())].into_iter().chain(self.definitions()) {
            let fields = fields(schema).map(|(name, about)| row(&format!("`{name}`"), &self.kind(about), about));
            let variants = list(&schema["oneOf"]).iter().map(|variant| self.variant(variant));
            let rows: String = fields.chain(variants).collect();
            if has_a_table(schema) {
                let about = one_line(schema);
                write!(page, "\n## {name}\n\n{about}\n\n| | is | |\n|---|---|---|\n{rows}").expect("text is written");
            }
        }
        page
    }

    /// One of several: a name alone, or a name with fields.
    fn variant(&self, schema: &Value) -> String {
        match fields(schema).next() {
            Some((name, inner)) => {
                let inside: Vec<String> =
                    fields(inner).map(|(field, about)| format!("`{field}`: {}", self.kind(about))).collect();
                let inside = if inside.is_empty() { self.kind(inner) } else { inside.join(", ") };
                row(&format!("`{name}`"), &inside, schema)
            }
            None => row(&self.kind(schema), "", schema),
        }
    }

    /// What a value is, in a few words.
    fn kind(&self, schema: &Value) -> String {
        let any = |rule: &str| list(&schema[rule]).iter().map(|one| self.kind(one)).collect::<Vec<_>>().join(" or ");
        match schema {
            Value::String(name) => format!("`{name}`"),
            _ if !schema["$ref"].is_null() => match self.named(text(&schema["$ref"])) {
                (name, definition) if has_a_table(definition) => format!("[{name}](#{})", name.to_lowercase()),
                (_, definition) => self.kind(definition),
            },
            _ if !schema["const"].is_null() => self.kind(&schema["const"]),
            _ if !schema["enum"].is_null() => any("enum"),
            _ if !schema["anyOf"].is_null() => any("anyOf"),
            _ if !schema["items"].is_null() => format!("list of {}", self.kind(&schema["items"])),
            _ if !schema["propertyNames"].is_null() => {
                let [names, values] = ["propertyNames", "additionalProperties"].map(|rule| self.kind(&schema[rule]));
                format!("{values} by {names}")
            }
            _ if schema["type"].is_array() => list(&schema["type"]).iter().map(text).collect::<Vec<_>>().join(" or "),
            _ => text(&schema["type"]).into(),
        }
    }
}

fn has_a_table(schema: &Value) -> bool {
    !schema["properties"].is_null() || !schema["oneOf"].is_null()
}

fn row(name: &str, is: &str, about: &Value) -> String {
    format!("| {name} | {is} | {} |\n", one_line(about))
}

fn one_line(about: &Value) -> String {
    text(&about["description"]).split_whitespace().collect::<Vec<_>>().join(" ")
}
