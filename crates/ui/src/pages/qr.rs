//! An address as a QR code: something to point a camera at.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// How much white there is around the code: readers want four modules.
const QUIET: usize = 4;

/// The code of an address as a picture with a name; nothing if the address is too long for one.
pub(super) fn qr(address: &str, label: &str) -> Markup {
    // Of a screen a quarter of the code may be glare or a finger.
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::Q) else { return html! {} };
    let side = code.width() + 2 * QUIET;
    html! {
        div.qr role="img" aria-label=(label) {
            svg viewBox={ "0 0 " (side) " " (side) } aria-hidden="true" {
                rect.light width=(side) height=(side) {}
                path.dark d=(dark(&code)) {}
            }
        }
    }
}

/// The dark modules as bars, row by row.
fn dark(code: &QrCode) -> String {
    let mut d = String::new();
    let colours = code.to_colors();
    for (y, row) in colours.chunks(code.width()).enumerate() {
        let mut x = 0;
        for bar in row.chunk_by(|a, b| a == b) {
            if bar[0] == Color::Dark {
                // Writing into a text cannot fail.
                let _ = write!(d, "M{} {}h{2}v1h-{2}z", x + QUIET, y + QUIET, bar.len());
            }
            x += bar.len();
        }
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that a path darkens, each as its column and row.
    fn drawn(d: &str) -> Vec<(usize, usize)> {
        let bar = |bar: &str| {
            let (at, length) = bar.split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let length: usize = length.split('v').next().unwrap().parse().unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            (0..length).map(move |step| (x + step, y))
        };
        d.split('M').skip(1).flat_map(bar).collect()
    }

    #[test]
    fn every_dark_module_is_drawn_and_no_other() {
        let address = "https://critias.example/t/k7qm2x9wz4";
        let code = QrCode::with_error_correction_level(address, EcLevel::Q).unwrap();
        let modules = drawn(&dark(&code));
        for y in 0..code.width() + 2 * QUIET {
            for x in 0..code.width() + 2 * QUIET {
                let inside = (QUIET..QUIET + code.width()).contains(&x) && (QUIET..QUIET + code.width()).contains(&y);
                let wanted = inside && code[(x - QUIET, y - QUIET)] == Color::Dark;
                assert_eq!(modules.contains(&(x, y)), wanted, "column {x}, row {y}");
            }
        }
    }

    #[test]
    fn it_has_a_name_and_an_address_that_is_too_long_has_no_code() {
        let page = qr("http://127.0.0.1:8080/t/k7qm2", "The link").into_string();
        assert!(page.starts_with(r#"<div class="qr" role="img" aria-label="The link">"#), "{page}");
        assert_eq!(qr(&"x".repeat(4000), "The link").into_string(), "");
    }
}
