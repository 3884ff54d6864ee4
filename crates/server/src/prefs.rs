//! What a person prefers, as it is stored.

use serde::{Deserialize, Serialize};
use ui::{Keys, Lang, Motion, Theme};

/// Language, theme, motion, keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prefs {
    /// Nothing chosen: as the browser asks.
    pub(crate) lang: Option<Lang>,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) keys: Keys,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Stored {
    #[serde(skip_serializing_if = "Option::is_none")]
    lang: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    motion: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    keys: Option<String>,
}

impl Prefs {
    /// What is stored; unknown wishes of a newer program are no wishes.
    pub(crate) fn read(text: &str) -> Self {
        let stored: Stored = serde_json::from_str(text).unwrap_or_default();
        Self {
            lang: stored.lang.as_deref().and_then(Lang::from_tag),
            theme: stored.theme.as_deref().and_then(Theme::from_name).unwrap_or_default(),
            motion: stored.motion.as_deref().and_then(Motion::from_name).unwrap_or_default(),
            keys: stored.keys.as_deref().and_then(Keys::from_name).unwrap_or_default(),
        }
    }

    pub(crate) fn write(self) -> String {
        let stored = Stored {
            lang: self.lang.map(|lang| lang.tag().into()),
            theme: (self.theme != Theme::default()).then(|| self.theme.name().into()),
            motion: (self.motion != Motion::default()).then(|| self.motion.name().into()),
            keys: (self.keys != Keys::default()).then(|| self.keys.name().into()),
        };
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
