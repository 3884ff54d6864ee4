//! One strict reading of JSON for records and actions.
//!
//! A format for strangers' programs has one form for each thing. Derived readers take more: a list for an object, `null`
//! for what is absent, a default spelt out. So what was read is written again, and whatever stands otherwise in the
//! text is refused by its place. A field may be left out wherever its reader has a value for it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a text is not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// No JSON, or not of this thing.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// It can be understood, but has another form than the one the format names.
    #[error("{place}{found} must be {written}")]
    Form {
        /// Where it stands, such as `steps[3].act.forced: `; nothing for the whole text.
        place: String,
        /// What stands there.
        found: String,
        /// What the format has there.
        written: String,
    },
}

/// Reads what has exactly the form in which it would be written.
pub fn read_json<T: Serialize + DeserializeOwned>(text: &[u8]) -> Result<T, ReadError> {
    let read: T = serde_json::from_slice(text)?;
    let (found, written) = (serde_json::from_slice(text)?, serde_json::to_value(&read)?);
    match other_form(&found, Some(&written), &mut String::new()) {
        Some(error) => Err(error),
        None => Ok(read),
    }
}

/// The first value of `found` that is not as `written`.
fn other_form(found: &Value, written: Option<&Value>, place: &mut String) -> Option<ReadError> {
    let within = place.len();
    match (found, written) {
        (Value::Object(found), Some(Value::Object(written))) => found.iter().find_map(|(key, value)| {
            place.truncate(within);
            place.extend([if within > 0 { "." } else { "" }, key]);
            other_form(value, written.get(key), place)
        }),
        (Value::Array(found), Some(Value::Array(written))) if found.len() == written.len() => {
            found.iter().zip(written).enumerate().find_map(|(index, (value, written))| {
                place.truncate(within);
                place.push_str(&format!("[{index}]"));
                other_form(value, Some(written), place)
            })
        }
        _ if Some(found) == written => None,
        _ => Some(ReadError::Form {
            place: if place.is_empty() { String::new() } else { format!("{place}: ") },
            found: shortened(found),
            written: written.map_or_else(|| "left out".into(), |value| format!("written as {}", shortened(value))),
        }),
    }
}

/// A value short enough for a sentence.
fn shortened(value: &Value) -> String {
    const MOST: usize = 60;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Task {
        Rest,
        Walk {
            steps: u8,
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            fast: bool,
        },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Day {
        #[serde(default)]
        length: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        tasks: Vec<Task>,
    }

    fn why(text: &str) -> String {
        read_json::<Day>(text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn the_form_that_is_written_is_read() {
        let tasks = vec![Task::Rest, Task::Walk { steps: 3, fast: true }];
        let day = Day { length: 0, name: None, tasks };
        let text = serde_json::to_string(&day).unwrap();
        assert_eq!(read_json::<Day>(text.as_bytes()).unwrap(), day);
        let short = r#"{"tasks": ["rest", {"walk": {"fast": true, "steps": 3}}]}"#;
        assert_eq!(read_json::<Day>(short.as_bytes()).unwrap(), day, "a field with a value of its own may be left out");
    }

    #[test]
    fn other_forms_are_refused_by_their_place() {
        assert!(why("[0, null, []]").starts_with("[0,null,[]] must be written as {"));
        assert_eq!(why(r#"{"name": null, "tasks": []}"#), "name: null must be left out");
        assert_eq!(
            why(r#"{"tasks": ["rest", {"walk": [3, false]}]}"#),
            r#"tasks[1].walk: [3,false] must be written as {"steps":3}"#
        );
        assert_eq!(
            why(r#"{"tasks": [{"walk": {"steps": 3, "fast": false}}]}"#),
            "tasks[0].walk.fast: false must be left out"
        );
        assert_eq!(why(r#"{"tasks": [{"rest": null}]}"#), r#"tasks[0]: {"rest":null} must be written as "rest""#);
    }

    #[test]
    fn what_cannot_be_understood_is_told_by_its_line() {
        assert!(why(r#"{"tasks": [], "tasks": []}"#).contains("duplicate field"));
        assert!(why(r#"{"tasks": [], "colour": 1}"#).contains("unknown field"));
        assert!(why("{").contains("line 1"));
    }

    #[test]
    fn long_values_are_cut() {
        let text = format!(r#"{{"tasks": {{"rest": "{}"}}}}"#, "ö".repeat(100));
        assert!(read_json::<Day>(text.as_bytes()).is_err());
        assert_eq!(shortened(&Value::from("ö".repeat(100))).chars().count(), 61);
    }
}
