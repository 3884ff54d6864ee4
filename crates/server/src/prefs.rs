//! What a person prefers, as it is stored.

use std::collections::BTreeMap;

use serde_json::Value;
use ui::{Keys, Lang, Motion, Theme};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prefs {
    /// Nothing chosen: as the browser asks.
    pub(crate) lang: Option<Lang>,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) keys: Keys,
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
        }
    }

    /// What is as usual is left out.
    pub(crate) fn write(self) -> String {
        let words = [
            ("lang", self.lang.map(Lang::tag)),
            ("theme", (self.theme != Theme::default()).then(|| self.theme.name())),
            ("motion", (self.motion != Motion::default()).then(|| self.motion.name())),
            ("keys", (self.keys != Keys::default()).then(|| self.keys.name())),
        ];
        let stored: BTreeMap<&str, &str> = words.into_iter().filter_map(|(name, word)| Some((name, word?))).collect();
        serde_json::to_string(&stored).expect("four texts can be written")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read_as_they_were_written() {
        let wishes = Prefs { lang: Some(Lang::Pl), theme: Theme::Light, motion: Motion::Off, keys: Keys::Off };
        assert_eq!(Prefs::read(&wishes.write()), wishes);
        assert_eq!(Prefs::default().write(), "{}");
        for nonsense in ["", "[]", "{\"lang\":7}", "{\"theme\":\"mud\",\"new\":1}"] {
            assert_eq!(Prefs::read(nonsense), Prefs::default(), "{nonsense}");
        }
    }
}
