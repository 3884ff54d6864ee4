//! The style sheets, the script and the pictures of the house, embedded in the program.
//!
//! The address of an asset carries a hash of its content, so that browsers may keep it for ever.

use std::sync::LazyLock;

/// One embedded file.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// The name in this crate, such as `base.css`.
    pub name: &'static str,
    /// The content.
    pub bytes: &'static [u8],
    /// The content type.
    pub mime: &'static str,
}

/// Files one after another make one asset; most are a single one.
macro_rules! assets {
    ($($name:literal: $mime:expr $(, after $first:literal)?);* $(;)?) => {
        &[$(Asset {
            name: $name,
            bytes: concat!($(include_str!(concat!("../assets/", $first)),)? include_str!(concat!("../assets/", $name))).as_bytes(),
            mime: $mime,
        }),*]
    };
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// All of them. A new file is one line here.
pub const ASSETS: &[Asset] = assets! {
    "base.css": CSS;
    "house.css": CSS;
    "favicon.svg": SVG;
    "favicon-turn.svg": SVG;
    "table.css": CSS;
    "atlandice.css": CSS;
    "atlantis.css": CSS;
    "atlandice.css": CSS;
    "atlandice-parts.css": CSS;
    "atlantis-parts.css": CSS;
    "doom.css": CSS, after "fleet.css";
    "last-days.css": CSS, after "fleet.css";
    "fleet-parts.css": CSS;
    "exodus.css": CSS;
    "exodus-parts.css": CSS;
    "critias.js": JS;
    "review.css": CSS;
    "review.js": JS;
};

static PATHS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let path = |asset: &Asset| {
        let (stem, extension) = asset.name.rsplit_once('.').unwrap_or((asset.name, "bin"));
        format!("/assets/{stem}-{:016x}.{extension}", content_hash(asset.bytes))
    };
    ASSETS.iter().map(path).collect()
});

/// FNV-1a: short, the same on every machine; it tells versions apart and guards nothing.
fn content_hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The address of the asset `name`: `asset_path("base.css")` is `/assets/base-<hash>.css`.
///
/// # Panics
/// If there is no such asset: names are literals in this crate.
pub fn asset_path(name: &str) -> &'static str {
    match ASSETS.iter().position(|asset| asset.name == name) {
        Some(index) => &PATHS[index],
        None => panic!("there is no asset {name}"),
    }
}

/// The asset at an address (with or without the leading `/assets/`), if the hash is that of the present content.
pub fn asset(path: &str) -> Option<&'static Asset> {
    let file = path.strip_prefix("/assets/").unwrap_or(path);
    PATHS.iter().position(|known| &known["/assets/".len()..] == file).map(|index| &ASSETS[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_asset_is_found_at_its_address_and_nowhere_else() {
        for known in ASSETS {
            let path = asset_path(known.name);
            assert_eq!(asset(path).map(|asset| asset.name), Some(known.name));
            assert_eq!(asset(path.trim_start_matches("/assets/")).map(|asset| asset.name), Some(known.name));
        }
        assert!(asset("/assets/base.css").is_none());
        assert!(asset("/assets/base-0000000000000000.css").is_none());
        assert!(asset("../l10n.rs").is_none());
    }
}
