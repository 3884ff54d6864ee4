//! Small emblems of the games for lists: one thing each, 96 by 80.

use maud::Markup;

use super::pen::Pen;
use super::props::{BLUE, RED, YELLOW, ship, temple};

pub(super) fn draw(game: &str) -> Markup {
    let mut pen = Pen::default();
    match game {
        "atlantis" => {
            pen.rect("#1f6078", 0.0, 0.0, 96.0, 80.0)
                .path("#7b4f7d", "M0 0H96V44H0Z")
                .path("#f0a070", "M0 30H96V48H0Z");
            pen.rect("#1f6078", 0.0, 46.0, 96.0, 34.0).at(48.0, 68.0, 0.66, |pen| temple(pen, 6));
        }
        "atlandice" => {
            pen.rect("#2b6a80", 0.0, 0.0, 96.0, 80.0);
            super::atlandice::die(&mut pen, [48.0, 40.0], 42.0, 36.0, ["#c23d33", "#fff6e4"], [5, 3, 6]);
        }
        "doom" => {
            pen.rect("#7c3540", 0.0, 0.0, 96.0, 80.0).rect("#34324f", 0.0, 60.0, 96.0, 20.0);
            pen.at(48.0, 64.0, 0.68, |pen| ship(pen, "#b23a31", &[RED, BLUE, YELLOW]));
        }
        "last-days" => {
            pen.rect("#54506e", 0.0, 0.0, 96.0, 80.0).path("url(#s-marble-lit)", "M8 20 48 6 88 20V26H8Z");
            for x in [16.0, 40.0, 64.0] {
                pen.rect("url(#s-marble)", x, 28.0, 14.0, 38.0).rect("#fff1d6", x - 3.0, 26.0, 20.0, 4.0);
            }
            pen.rect("url(#s-marble-lit)", 6.0, 66.0, 84.0, 7.0);
        }
        "exodus" => {
            pen.rect("#155069", 0.0, 0.0, 96.0, 80.0);
            for (rx, paint) in [(42.0, "#e6d6ae"), (28.0, "#c9843f"), (15.0, "#5b8f4a")] {
                pen.ring("#0b2a3c", 9.0, [48.0, 44.0, rx, rx * 0.66]).ring(paint, 7.0, [48.0, 41.0, rx, rx * 0.66]);
            }
            pen.oval("#fff1d6", 48.0, 40.0, 6.0, 4.0);
        }
        _ => {}
    }
    pen.done()
}
