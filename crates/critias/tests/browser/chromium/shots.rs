//! Pictures to look at: `cargo xtask shots DIR` says by `SHOTS` where they go. Without it, one picture shows that the
//! camera works.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::browser::{Browser, Wishes};
use super::pages::{pages_of, parts};
use super::site::on_a_site;

const SIZES: [(u32, u32); 3] = [(1440, 1000), (1024, 900), (390, 844)];

#[test]
fn every_page_can_be_pictured() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { language: "de", ..Wishes::default() }).await?;
        match env::var_os("SHOTS").map(PathBuf::from) {
            Some(folder) => {
                let mut look = async |name: String, path: &str| {
                    for (width, height) in SIZES {
                        for dark in [true, false] {
                            browser.resize(width, height).await?;
                            browser.media(dark, true).await?;
                            browser.open(path).await?;
                            let light = if dark { "dark" } else { "light" };
                            let file = folder.join(format!("{}-{width}-{light}.png", name.replace(' ', "-")));
                            fs::write(&file, picture(&browser).await?)?;
                            println!("{}", file.display());
                        }
                    }
                    Ok(())
                };
                for part in parts() {
                    pages_of(&part, &browser, &mut look).await?;
                }
                Ok(())
            }
            None => {
                browser.open("/").await?;
                let picture = picture(&browser).await?;
                ensure!(picture.starts_with(b"\x89PNG") && picture.len() > 20_000, "{} bytes", picture.len());
                Ok(())
            }
        }
    });
}

/// The whole page, also below the fold.
async fn picture(browser: &Browser) -> Result<Vec<u8>> {
    let size = "const page = document.documentElement; return [page.clientWidth, page.scrollHeight];";
    let size = browser.ask(size, Vec::new()).await?;
    let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
    let wishes = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
    let answer = browser.driver.cdp().send_raw("Page.captureScreenshot", wishes).await?;
    let data = answer["data"].as_str().context("no picture")?;
    decode(data).context("the picture is no base64")
}

/// Base64, as the browser sends pictures.
fn decode(text: &str) -> Option<Vec<u8>> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(u32::from(letter - b'A')),
        b'a'..=b'z' => Some(u32::from(letter - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(letter - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for group in text.trim_end_matches('=').as_bytes().chunks(4) {
        let mut word = 0;
        for (index, &letter) in group.iter().enumerate() {
            word |= value(letter)? << (18 - 6 * index);
        }
        bytes.extend_from_slice(&word.to_be_bytes()[1..group.len()]);
    }
    Some(bytes)
}
