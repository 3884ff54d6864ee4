//! What the site says, in the language of the person: Fluent messages, embedded in the program.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// A value inside a message: a number (which also chooses the plural) or a text.
pub use fluent_bundle::FluentValue as Value;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English: what people get whose browser asks for none of ours.
    #[default]
    En,
    De,
    Pl,
}

impl Lang {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Pl];

    /// The tag in cookies, forms and `lang` attributes.
    pub fn tag(self) -> &'static str {
        ["en", "de", "pl"][self as usize]
    }

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

/// Message files of a language: name and text.
type Files = &'static [(&'static str, &'static str)];

/// The messages of one crate, and of those it builds on: what all pages say, what a game says beside it.
///
/// They are embedded; [`messages!`](crate::messages) makes them from the files of a crate.
pub struct Messages {
    base: &'static [&'static Messages],
    files: [Files; 3],
    resources: OnceLock<[Vec<FluentResource>; 3]>,
    bundles: OnceLock<[Bundle; 3]>,
}

type Bundle = FluentBundle<&'static FluentResource>;

/// The messages in the files of these names below `l10n/LANG` of the crate, beside those of others. To be called from a
/// file in `src`.
#[macro_export]
macro_rules! messages {
    (beside $base:expr; $($file:literal),+ $(,)?) => {
        $crate::l10n::Messages::new($base, [
            &[$(($file, include_str!(concat!("../l10n/en/", $file)))),+],
            &[$(($file, include_str!(concat!("../l10n/de/", $file)))),+],
            &[$(($file, include_str!(concat!("../l10n/pl/", $file)))),+],
        ])
    };
}

/// What every page may say.
pub static MESSAGES: Messages = messages!(beside &[];
    "house.ftl", "lobby.ftl", "bots.ftl", "glossary.ftl", "learn.ftl", "solo.ftl", "review.ftl", "server.ftl",
    "terminal.ftl", "table.ftl", "ending.ftl", "phone.ftl");

impl Messages {
    /// The messages of `files`, English, German and Polish, beside those of `base`.
    pub const fn new(base: &'static [&'static Self], files: [Files; 3]) -> Self {
        Self { base, files, resources: OnceLock::new(), bundles: OnceLock::new() }
    }

    /// The message `key` in `lang`. A missing message or variable is a fault: it fails every test that meets it; a
    /// running server shows the key instead of falling over.
    pub fn say(&'static self, lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let bundle = self.bundle(lang);
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
    pub fn knows(&'static self, lang: Lang, key: &str) -> bool {
        self.bundle(lang).has_message(key)
    }

    fn bundle(&'static self, lang: Lang) -> &'static Bundle {
        &self.bundles.get_or_init(|| Lang::ALL.map(|lang| self.build(lang)))[lang as usize]
    }

    fn build(&'static self, lang: Lang) -> Bundle {
        let id: LanguageIdentifier = lang.tag().parse().expect("our tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // All three languages run left to right; the marks would only get into titles and test texts.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            Value::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
            _ => None,
        }));
        self.add_to(&mut bundle, lang);
        bundle
    }

    fn add_to(&'static self, bundle: &mut Bundle, lang: Lang) {
        for base in self.base {
            base.add_to(bundle, lang);
        }
        let resources = self.resources.get_or_init(|| Lang::ALL.map(|lang| self.parse(lang)));
        for resource in &resources[lang as usize] {
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("something is said twice in {}: {errors:?}", lang.tag());
            }
        }
    }

    fn parse(&self, lang: Lang) -> Vec<FluentResource> {
        let parse = |&(name, text): &(&str, &str)| {
            FluentResource::try_new(text.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}/{name} does not parse: {errors:?}", lang.tag()))
        };
        self.files[lang as usize].iter().map(parse).collect()
    }
}

/// The message `key` of every page in `lang`.
pub fn say(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    MESSAGES.say(lang, key, args)
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
