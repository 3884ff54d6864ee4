//! Style sheets, scripts, pictures and a font, embedded in the program.
//!
//! The address of an asset carries a hash of its content, so that browsers may keep it for ever.

use std::sync::OnceLock;

use crate::entry::{Entry, Games};

#[derive(Debug)]
pub struct Asset {
    /// The name, such as `base.css`.
    pub name: &'static str,
    pub content: &'static [u8],
    pub mime: &'static str,
    path: OnceLock<String>,
}

impl Asset {
    const fn new(name: &'static str, mime: &'static str, content: &'static [u8]) -> Self {
        Self { name, content, mime, path: OnceLock::new() }
    }

    pub const fn css(name: &'static str, text: &'static str) -> Self {
        Self::new(name, "text/css; charset=utf-8", text.as_bytes())
    }

    const fn js(name: &'static str, text: &'static str) -> Self {
        Self::new(name, "text/javascript; charset=utf-8", text.as_bytes())
    }

    const fn svg(name: &'static str, text: &'static str) -> Self {
        Self::new(name, "image/svg+xml", text.as_bytes())
    }

    const fn font(name: &'static str, content: &'static [u8]) -> Self {
        Self::new(name, "font/woff2", content)
    }

    /// The address: that of `base.css` is `/assets/base-<hash>.css`.
    pub fn path(&self) -> &str {
        self.path.get_or_init(|| {
            let (stem, extension) = self.name.rsplit_once('.').unwrap_or((self.name, "bin"));
            format!("/assets/{stem}-{:016x}.{extension}", content_hash(self.content))
        })
    }
}

/// What every page may need. A new file is one line here.
static ASSETS: [Asset; 19] = [
    Asset::css("base.css", crate::built!("base.css")),
    Asset::css("site.css", crate::built!("site.css")),
    // Its sheet names it by its hash: a test compares.
    Asset::font("critias-serif.woff2", include_bytes!("../assets/serif/critias-serif.woff2")),
    Asset::svg("favicon.svg", include_str!("../assets/favicon.svg")),
    Asset::svg("favicon-turn.svg", include_str!("../assets/favicon-turn.svg")),
    Asset::css("table.css", crate::built!("table.css")),
    Asset::js("critias.js", include_str!("../assets/critias.js")),
    Asset::js("clock.js", include_str!("../assets/clock.js")),
    Asset::js("drawer.js", include_str!("../assets/drawer.js")),
    Asset::js("held.js", include_str!("../assets/held.js")),
    Asset::js("lobby.js", include_str!("../assets/lobby.js")),
    Asset::js("panes.js", include_str!("../assets/panes.js")),
    Asset::js("end.js", include_str!("../assets/end.js")),
    Asset::css("review.css", crate::built!("review.css")),
    Asset::js("rules.js", include_str!("../assets/rules.js")),
    Asset::js("sent.js", include_str!("../assets/sent.js")),
    Asset::js("touch.js", include_str!("../assets/touch.js")),
    Asset::js("unfold.js", include_str!("../assets/unfold.js")),
    Asset::js("review.js", include_str!("../assets/review.js")),
];

/// FNV-1a: short, the same on every machine; it tells versions apart and guards nothing.
fn content_hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The address of an asset of every page.
///
/// # Panics
/// If there is no such asset: names are literals.
pub fn asset_path(name: &str) -> &'static str {
    match ASSETS.iter().find(|asset| asset.name == name) {
        Some(asset) => asset.path(),
        None => panic!("there is no asset {name}"),
    }
}

pub fn assets(games: Games) -> impl Iterator<Item = &'static Asset> {
    let own = |game: &'static Entry| {
        [game.style, game.parts_style].into_iter().chain(game.lesson.as_ref().map(|lesson| lesson.style))
    };
    ASSETS.iter().chain(games.iter().flat_map(own))
}

/// The asset at an address (with or without the leading `/assets/`), if the hash is that of the present content.
pub fn asset(games: Games, path: &str) -> Option<&'static Asset> {
    let file = path.strip_prefix("/assets/").unwrap_or(path);
    assets(games).find(|known| &known.path()["/assets/".len()..] == file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_asset_is_found_at_its_address_and_nowhere_else() {
        let games = Games::default();
        for known in assets(games) {
            let path = asset_path(known.name);
            assert_eq!(asset(games, path).map(|asset| asset.name), Some(known.name));
            let file = path.trim_start_matches("/assets/");
            assert_eq!(asset(games, file).map(|asset| asset.name), Some(known.name));
        }
        assert!(asset(games, "/assets/base.css").is_none());
        assert!(asset(games, "/assets/base-0000000000000000.css").is_none());
        assert!(asset(games, "../l10n.rs").is_none());
    }

    #[test]
    fn the_sheet_asks_for_the_font_there_is_and_it_is_small() {
        let file = asset_path("critias-serif.woff2").trim_start_matches("/assets/");
        assert!(crate::built!("base.css").contains(file), "styles/base/serif.css does not ask for {file}");
        let font = asset(Games::default(), file).unwrap();
        assert!(font.content.starts_with(b"wOF2"));
        assert!(font.content.len() <= 25_000, "{} bytes", font.content.len());
    }
}
