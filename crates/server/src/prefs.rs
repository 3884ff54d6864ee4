//! What a person prefers, as it is stored.

use serde_json::{Map, Value, json};
use ui::{Commit, Keys, Lang, Motion, Pace, Theme};

/// More than any game has lines; what is longer than a key of ours is none.
const MOST_SAID: usize = 32;
const LONGEST_KEY: usize = 60;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prefs {
    /// Nothing chosen: as the browser asks.
    pub(crate) lang: Option<Lang>,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) keys: Keys,
    /// How fast bots answer where this is the only person.
    pub(crate) pace: Pace,
    pub(crate) commit: Commit,
    pub(crate) coach: Option<Coach>,
}

/// The coach of a first game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Coach {
    /// The table it stands at.
    pub(crate) table: String,
    /// What it has said there.
    pub(crate) said: Vec<String>,
}

impl Prefs {
    /// What is stored; unknown wishes of a newer program are no wishes.
    pub(crate) fn read(text: &str) -> Self {
        let stored: Value = serde_json::from_str(text).unwrap_or_default();
        let word = |name: &str| stored.get(name).and_then(Value::as_str);
        Self {
            lang: word("lang").and_then(Lang::from_tag),
            theme: word("theme").and_then(Theme::from_name).unwrap_or_default(),
            motion: word("motion").and_then(Motion::from_name).unwrap_or_default(),
            keys: word("keys").and_then(Keys::from_name).unwrap_or_default(),
            pace: word("pace").and_then(Pace::from_name).unwrap_or_default(),
            commit: word("commit").and_then(Commit::from_name).unwrap_or_default(),
            coach: stored.get("coach").and_then(Coach::read),
        }
    }

    /// What is as usual is left out.
    pub(crate) fn write(&self) -> String {
        let mut stored = Map::new();
        let mut keep = |name: &str, word: Option<&str>| {
            if let Some(word) = word {
                stored.insert(name.into(), word.into());
            }
        };
        keep("lang", self.lang.map(Lang::tag));
        keep("theme", (self.theme != Theme::default()).then(|| self.theme.name()));
        keep("motion", (self.motion != Motion::default()).then(|| self.motion.name()));
        keep("keys", (self.keys != Keys::default()).then(|| self.keys.name()));
        keep("pace", (self.pace != Pace::default()).then(|| self.pace.name()));
        keep("commit", (self.commit != Commit::default()).then(|| self.commit.name()));
        if let Some(Coach { table, said }) = &self.coach {
            stored.insert("coach".into(), json!({ "table": table, "said": said }));
        }
        Value::Object(stored).to_string()
    }

    /// These wishes once the person has read `said` at a table, or sent the coach away; nothing if that is not a word
    /// of a coach.
    pub(crate) fn heard(&self, table: &str, said: &str) -> Option<Self> {
        let is_key = said.len() <= LONGEST_KEY && said.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if !is_key || said.is_empty() {
            return None;
        }
        let mut prefs = self.clone();
        match &mut prefs.coach {
            Some(coach) if coach.table == table => {
                if said == "off" {
                    prefs.coach = None;
                } else if coach.said.len() < MOST_SAID && !coach.said.iter().any(|known| known == said) {
                    coach.said.push(said.to_owned());
                }
            }
            // A page from before the coach left.
            _ => {}
        }
        Some(prefs)
    }
}

impl Coach {
    fn read(stored: &Value) -> Option<Self> {
        let said = stored.get("said")?.as_array()?.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        Some(Self { table: stored.get("table")?.as_str()?.to_owned(), said })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read_as_they_were_written() {
        let wishes = Prefs {
            lang: Some(Lang::Pl),
            theme: Theme::Light,
            motion: Motion::Off,
            keys: Keys::Off,
            pace: Pace::Instant,
            commit: Commit::Once,
            coach: Some(Coach { table: "0123456789ab".into(), said: vec!["cards".into()] }),
        };
        assert_eq!(Prefs::read(&wishes.write()), wishes);
        assert_eq!(Prefs::default().write(), "{}");
        for nonsense in ["", "[]", "{\"lang\":7}", "{\"theme\":\"mud\",\"new\":1}", "{\"coach\":3}"] {
            assert_eq!(Prefs::read(nonsense), Prefs::default(), "{nonsense}");
        }
    }

    #[test]
    fn a_coach_says_a_thing_once_and_goes_when_it_is_sent_away() {
        let first = Prefs { coach: Some(Coach { table: "here".into(), said: Vec::new() }), ..Prefs::default() };
        let said = |prefs: &Prefs| prefs.coach.as_ref().map(|coach| coach.said.clone());
        let heard = first.heard("here", "cards").unwrap().heard("here", "cards").unwrap();
        assert_eq!(said(&heard), Some(vec!["cards".to_owned()]));
        assert_eq!(heard.heard("elsewhere", "more"), Some(heard.clone()));
        assert_eq!(said(&heard.heard("here", "off").unwrap()), None);
        for nonsense in ["", "a b", "<b>", &"a".repeat(61)] {
            assert_eq!(heard.heard("here", nonsense), None, "{nonsense}");
        }
        let many = (0..100).fold(first, |prefs, line| prefs.heard("here", &format!("line-{line}")).unwrap());
        assert_eq!(said(&many).map(|said| said.len()), Some(MOST_SAID));
    }
}
