//! The JSON of views is a format that programs of strangers read: its schema, its tables for people and its examples lie in
//! `docs/views/`, and views out of random games are held against them.

use std::path::Path;

use engine::{Components, Game, GameOptions, Seat, Step, Viewer};
use schemars::Schema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{golden, random_table};

/// How many steps of a random game lie between two views that are read.
const STRIDE: usize = 20;

/// Compares schema, tables and examples with the files that keep them (`BLESS=1` rewrites them), and reads views out of
/// random games with these options, as every seat and as a spectator.
pub fn view_format<G: Game>(options: &[G::Options]) {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let mut schema = settings.into_generator().into_root_schema_for::<G::View>();
    let title = format!("A view of {}, version {}", G::META.id, G::VIEW_VERSION);
    schema.insert("title".into(), title.into());
    let format = Format { root: &schema };
    format.is_described();
    keep::<G>("schema.json", &pretty(&schema));
    keep::<G>("md", &format.page(G::META.id));
    keep::<G>("example.json", &pretty(&Example::<G>::new()));
    for options in options {
        for game in 0..2 {
            let table = random_table::<G>(G::Components::standard(), options.clone(), &format!("views {game}"));
            let mut position = table.at(0);
            for (number, played) in table.played().iter().enumerate() {
                match &played.step {
                    Step::Act { seat, action, .. } => position.apply(*seat, action, &mut ()),
                    Step::Chance(chance) => position.apply_chance(chance, &mut ()),
                }
                if number % STRIDE == 0 || number + 1 == table.played().len() {
                    viewers(&position).for_each(|viewer| format.reads(&position, viewer));
                }
            }
        }
    }
}

fn viewers<G: Game>(position: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(position.seats()).map(Viewer::Seat).chain([Viewer::Public])
}

/// Two views of the middle of a game.
#[derive(Serialize)]
#[serde(bound = "")]
struct Example<G: Game> {
    game: &'static str,
    view_version: u32,
    /// Of whoever is asked.
    seat: G::View,
    spectator: G::View,
}

impl<G: Game> Example<G> {
    fn new() -> Self {
        let options = G::Options::for_seats(G::META.min_seats.max(2));
        let table = random_table::<G>(G::Components::standard(), options, "example");
        let middle = (table.played().len() / 2..).map(|steps| table.at(steps));
        let asked = |position: &G| Seat::all(position.seats()).find(|&seat| position.ask(seat).is_some());
        let mut middle = middle.filter_map(|position| asked(&position).map(|seat| (position, seat)));
        let (position, seat) = middle.next().expect("somebody is asked before the game is over");
        let [seat, spectator] = [Viewer::Seat(seat), Viewer::Public].map(|viewer| position.view(viewer));
        Self { game: G::META.id, view_version: G::VIEW_VERSION, seat, spectator }
    }
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("it can be written") + "\n"
}

fn keep<G: Game>(kind: &str, text: &str) {
    // Asked when the test runs: then it is the folder of the game, in whichever workspace that lies.
    let game = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate of a test lies");
    let folder = Path::new(&game).join("../../docs/views");
    golden(&folder.join(format!("{}.{kind}", G::META.id)), text);
}

/// A schema, as schemars writes them, to hold values against.
pub(crate) struct Format<'a> {
    pub(crate) root: &'a Schema,
}

impl Format<'_> {
    /// A definition that is named by a reference, with its name.
    pub(crate) fn named<'s>(&'s self, reference: &'s str) -> (&'s str, &'s Value) {
        let name = reference.strip_prefix("#/$defs/").unwrap_or_else(|| panic!("{reference} leads elsewhere"));
        (name, &self.root.as_value()["$defs"][name])
    }

    pub(crate) fn definitions(&self) -> impl Iterator<Item = (&str, &Value)> {
        let all = self.root.get("$defs").and_then(Value::as_object);
        all.into_iter().flatten().map(|(name, schema)| (name.as_str(), schema))
    }

    /// Every field is described.
    fn is_described(&self) {
        for (name, schema) in self.definitions().chain([("View", self.root.as_value())]) {
            for (field, about) in fields(schema) {
                assert!(about["description"].is_string(), "{name}.{field} is not described");
            }
        }
    }

    fn reads<G: Game>(&self, position: &G, viewer: Viewer) {
        let view = serde_json::to_value(position.view(viewer)).expect("a view can be written");
        let seats = position.seats();
        self.check(&view, self.root.as_value(), seats).unwrap_or_else(|why| panic!("the view of {viewer:?}: {why}"));
        assert_eq!(view["viewer"], serde_json::to_value(viewer).expect("a viewer can be written"));
    }

    /// Whether a value is as a schema says. Knows what schemars writes for our types, and refuses to guess about more.
    fn check(&self, value: &Value, schema: &Value, seats: usize) -> Result<(), String> {
        let Some(schema) = schema.as_object() else { return Ok(()) };
        let same = |one: &Value| self.check(value, one, seats).is_ok();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        if value.as_str().is_some_and(|name| name.is_empty() || !name.chars().all(plain)) {
            return Err(format!("no plain name: {value}"));
        }
        for (key, rule) in schema {
            let holds = match key.as_str() {
                "$schema" | "$defs" | "title" | "description" | "default" | "format" | "required" => true,
                "$ref" => {
                    let (name, definition) = self.named(rule.as_str().unwrap_or_default());
                    self.check(value, definition, seats)?;
                    !name.starts_with("BySeatOf") || value.as_array().is_some_and(|list| list.len() == seats)
                }
                "type" => match rule.as_array() {
                    Some(kinds) => kinds.iter().any(|kind| is_a(value, kind)),
                    None => is_a(value, rule),
                },
                "const" => value == rule,
                "enum" => list(rule).contains(value),
                "minimum" => value.is_null() || value.as_i64() >= rule.as_i64(),
                "maximum" => value.as_i64() <= rule.as_i64(),
                "minItems" => !value.is_array() || list(value).len() as u64 >= rule.as_u64().unwrap_or(0),
                "maxItems" => list(value).len() as u64 <= rule.as_u64().unwrap_or(0),
                "uniqueItems" => list(value).iter().enumerate().all(|(at, item)| !list(value)[..at].contains(item)),
                "oneOf" => list(rule).iter().filter(|one| same(one)).count() == 1,
                "anyOf" => list(rule).iter().any(same),
                "items" => {
                    list(value).iter().try_for_each(|item| self.check(item, rule, seats))?;
                    true
                }
                "propertyNames" => {
                    let names = value.as_object().into_iter().flat_map(Map::keys);
                    names
                        .map(|name| name.as_str().into())
                        .try_for_each(|name: Value| self.check(&name, rule, seats))?;
                    true
                }
                "properties" | "additionalProperties" => {
                    self.check_fields(value, schema, seats)?;
                    true
                }
                _ => panic!("the check of views does not know {key:?}"),
            };
            if !holds {
                return Err(format!("{key} should be {rule}: {value}"));
            }
        }
        Ok(())
    }

    /// An object has the fields that are required, and no others than are named.
    fn check_fields(&self, value: &Value, schema: &Map<String, Value>, seats: usize) -> Result<(), String> {
        let Some(object) = value.as_object() else { return Ok(()) };
        let required = schema.get("required").map_or(&[][..], list);
        if let Some(name) = required.iter().find(|name| value.get(text(name)).is_none()) {
            return Err(format!("{name} is missing: {value}"));
        }
        for (name, value) in object {
            if name == "players" && list(value).len() != seats {
                return Err(format!("{seats} play: {value}"));
            }
            let named = schema.get("properties").and_then(|fields| fields.get(name));
            let rule = named.or(schema.get("additionalProperties").filter(|rule| rule.is_object()));
            let rule = rule.ok_or_else(|| format!("{name} is not named"))?;
            self.check(value, rule, seats).map_err(|why| format!("{name}: {why}"))?;
        }
        Ok(())
    }
}

/// Whether a value is of a type of JSON.
fn is_a(value: &Value, kind: &Value) -> bool {
    match text(kind) {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the check of views does not know the type {other}"),
    }
}

/// The fields of an object in the order of its type.
pub(crate) fn fields(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    list(&schema["required"]).iter().map(move |name| (text(name), &schema["properties"][text(name)]))
}

/// The items of a list; none of anything else.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
