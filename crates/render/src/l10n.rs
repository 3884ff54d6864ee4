//! What the house says, in the language of the person: Fluent messages, embedded in the program.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A value inside a message: a number (which also chooses the plural) or a text.
pub use fluent_bundle::FluentValue as Value;

/// The languages of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English: what people get whose browser asks for none of ours.
    #[default]
    En,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl Lang {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Pl];

    /// The tag in cookies, forms and `lang` attributes.
    pub fn tag(self) -> &'static str {
        ["en", "de", "pl"][self as usize]
    }

    /// The language's own name for itself.
    pub fn endonym(self) -> &'static str {
        ["English", "Deutsch", "Polski"][self as usize]
    }

    /// The language of a tag such as `de`, `de-AT` or `PL_pl`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.trim().split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| primary.eq_ignore_ascii_case(lang.tag()))
    }

    /// The best of ours for an `Accept-Language` header: the highest quality wins, earlier wins a tie.
    pub fn negotiate(accept_language: &str) -> Self {
        let mut best = (0, Self::En);
        for item in accept_language.split(',') {
            let mut parts = item.split(';');
            let tag = parts.next().unwrap_or_default();
            let quality = parts.find_map(|part| part.trim().strip_prefix("q=").map(thousandths)).unwrap_or(1000);
            match Self::from_tag(tag) {
                Some(lang) if quality > best.0 => best = (quality, lang),
                _ => {}
            }
        }
        best.1
    }
}

/// A quality such as `0.8` in thousandths; nonsense counts as nothing.
fn thousandths(quality: &str) -> u32 {
    match quality.trim().parse::<f32>() {
        Ok(quality) if (0.0..=1.0).contains(&quality) => (quality * 1000.0) as u32,
        _ => 0,
    }
}

/// The message files of one language. A new file is one line here.
macro_rules! files {
    ($tag:literal) => {
        &[
            ("house.ftl", include_str!(concat!("../l10n/", $tag, "/house.ftl"))),
            ("bots.ftl", include_str!(concat!("../l10n/", $tag, "/bots.ftl"))),
            ("solo.ftl", include_str!(concat!("../l10n/", $tag, "/solo.ftl"))),
            ("review.ftl", include_str!(concat!("../l10n/", $tag, "/review.ftl"))),
            ("server.ftl", include_str!(concat!("../l10n/", $tag, "/server.ftl"))),
            ("terminal.ftl", include_str!(concat!("../l10n/", $tag, "/terminal.ftl"))),
            ("table.ftl", include_str!(concat!("../l10n/", $tag, "/table.ftl"))),
            ("atlantis.ftl", include_str!(concat!("../l10n/", $tag, "/atlantis.ftl"))),
            ("atlandice.ftl", include_str!(concat!("../l10n/", $tag, "/atlandice.ftl"))),
            ("atlandice-board.ftl", include_str!(concat!("../l10n/", $tag, "/atlandice-board.ftl"))),
            ("doom.ftl", include_str!(concat!("../l10n/", $tag, "/doom.ftl"))),
            ("doom-board.ftl", include_str!(concat!("../l10n/", $tag, "/doom-board.ftl"))),
            ("last-days.ftl", include_str!(concat!("../l10n/", $tag, "/last-days.ftl"))),
            ("last-days-board.ftl", include_str!(concat!("../l10n/", $tag, "/last-days-board.ftl"))),
            ("fleet-board.ftl", include_str!(concat!("../l10n/", $tag, "/fleet-board.ftl"))),
            ("exodus.ftl", include_str!(concat!("../l10n/", $tag, "/exodus.ftl"))),
            ("exodus-board.ftl", include_str!(concat!("../l10n/", $tag, "/exodus-board.ftl"))),
            ("fleet.ftl", include_str!(concat!("../l10n/", $tag, "/fleet.ftl"))),
        ]
    };
}

/// Message files of a language: name and text.
type Files = &'static [(&'static str, &'static str)];

/// The message files of a language, by name.
pub(crate) fn files(lang: Lang) -> Files {
    const FILES: [Files; 3] = [files!("en"), files!("de"), files!("pl")];
    FILES[lang as usize]
}

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| Lang::ALL.map(bundle));

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.tag().parse().expect("our tags are language tags");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // All three languages run left to right; the marks would only get into titles and test texts.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        Value::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }));
    for (name, text) in files(lang) {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{}/{name} does not parse: {errors:?}", lang.tag()));
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("{}/{name} says something twice: {errors:?}", lang.tag());
        }
    }
    bundle
}

/// The message `key` in `lang`. A missing message or variable is a fault: it fails every test that meets it; a running
/// house shows the key instead of falling over.
pub fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    let bundle = &BUNDLES[lang as usize];
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        debug_assert!(false, "no message {key} in {}", lang.tag());
        return key.to_owned();
    };
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "message {key} in {}: {errors:?}", lang.tag());
    text
}

/// Whether there is a message `key`: names of things that a corrected data file adds have none.
pub(crate) fn knows(lang: Lang, key: &str) -> bool {
    BUNDLES[lang as usize].has_message(key)
}

/// A number of points with a true minus sign.
pub fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// Names joined as people say them: "Anna", "Anna and Jonas", "Anna, Jonas and Li".
pub fn join_names(lang: Lang, names: &[impl AsRef<str>]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first = first.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
            say(lang, "names-and", &[("first", first.into()), ("last", last.as_ref().into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_language_it_asks_for_most() {
        assert_eq!(Lang::negotiate("de-AT,de;q=0.9,en;q=0.8"), Lang::De);
        assert_eq!(Lang::negotiate("fr,pl;q=0.5,en;q=0.4"), Lang::Pl);
        assert_eq!(Lang::negotiate("fr;q=1, en;q=0.2, de;q=0.7"), Lang::De);
        assert_eq!(Lang::negotiate("de;q=0"), Lang::En);
        assert_eq!(Lang::negotiate(""), Lang::En);
        assert_eq!(Lang::negotiate("de;q=huh, ;;, pl;q=7"), Lang::En);
    }

    #[test]
    fn names_are_joined_as_people_say_them() {
        assert_eq!(join_names(Lang::En, &["Anna"]), "Anna");
        assert_eq!(join_names(Lang::De, &["Anna", "Li"]), "Anna und Li");
        assert_eq!(join_names(Lang::Pl, &["Anna", "Jonas", "Li"]), "Anna, Jonas i Li");
    }

    #[test]
    fn a_minus_is_the_same_sign_in_sentences_and_tables() {
        for lang in Lang::ALL {
            let told = say(lang, "points", &[("points", (-3).into())]);
            assert!(told.contains(&signed(-3)) && !told.contains('-'), "{told}");
        }
    }

    #[test]
    fn polish_counts_in_three_forms() {
        let players = |count: usize| say(Lang::Pl, "row-seats-free", &[("count", count.into())]);
        assert_eq!(players(1), "1 wolne miejsce");
        assert_eq!(players(3), "3 wolne miejsca");
        assert_eq!(players(5), "5 wolnych miejsc");
    }
}
