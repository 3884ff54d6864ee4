//! Atlantis: a causeway of tiles winds from the temple to the shore; the sea takes it piece by piece.

use ui::scenes::pen::Pen;
use ui::scenes::props::{BLUE, IVORY, RED, Sign, cypress, figure, glints, ripples, temple, tile};

const LIGHT: &str = r##"<defs><linearGradient id="a-sky" x2="0" y2="1"><stop offset="0" stop-color="#1b2a55"/><stop offset=".45" stop-color="#7b4f7d"/><stop offset=".75" stop-color="#e8946a"/><stop offset="1" stop-color="#ffd08a"/></linearGradient>
<linearGradient id="a-sea" x2="0" y2="1"><stop offset="0" stop-color="#d49a80"/><stop offset=".16" stop-color="#5f7f95"/><stop offset=".45" stop-color="#1f637c"/><stop offset="1" stop-color="#093049"/></linearGradient>
<linearGradient id="a-hill" x2="0" y2="1"><stop offset="0" stop-color="#6d557a"/><stop offset="1" stop-color="#2e2a4c"/></linearGradient></defs>"##;

pub(crate) fn draw(pen: &mut Pen) {
    pen.raw(LIGHT).rect("url(#a-sky)", 0.0, 0.0, 480.0, 124.0);
    pen.dot("url(#s-glow)", 356.0, 104.0, 150.0).dot("#ffe7b4", 356.0, 96.0, 24.0);
    pen.path(
        "#f3b98d66",
        "M210 60C270 54 320 60 400 54C350 66 280 68 210 60ZM330 40C380 34 430 38 480 34V41C430 46 380 47 330 40Z",
    );
    pen.path("#5b4a72", "M380 120C410 108 440 112 480 102V122H380Z");
    pen.path("url(#a-hill)", "M0 122V92C24 84 44 74 74 72C118 68 140 84 168 98C190 108 214 116 240 122Z");
    pen.rect("url(#a-sea)", 0.0, 120.0, 480.0, 210.0);
    pen.at(26.0, 96.0, 0.7, cypress)
        .at(38.0, 92.0, 0.95, cypress)
        .at(160.0, 104.0, 0.7, cypress)
        .at(172.0, 110.0, 0.5, cypress);
    pen.at(100.0, 84.0, 0.72, |pen| temple(pen, 6));
    pen.line("#ffe4b0", 1.4, "M0 121Q120 126 240 121");
    glints(pen, 356.0, [124.0, 210.0], 34.0, 3);
    ripples(pen, [0.0, 132.0, 480.0, 190.0], 46, 21);
    causeway(pen);
}

/// Far tiles first, so that near ones overlap them.
fn causeway(pen: &mut Pen) {
    let far = [
        (196.0, 131.0, 12.0, 2, Sign::Amphora),
        (226.0, 135.0, 13.5, 2, Sign::Ring),
        (259.0, 140.0, 15.0, 1, Sign::Crown),
        (294.0, 147.0, 16.5, 2, Sign::Olive),
        (331.0, 156.0, 18.0, 1, Sign::Flag),
    ];
    for (x, y, r, layers, sign) in far {
        pen.at(x, y, 1.0, |pen| tile(pen, r, layers, sign));
    }
    pen.at(259.0, 141.0, 0.44, |pen| figure(pen, IVORY));
    bridge(pen);
    for (x, y, r, layers, sign) in [(412.0, 206.0, 31.0, 2, Sign::Helmet), (352.0, 236.0, 36.0, 1, Sign::Olive)] {
        pen.at(x, y, 1.0, |pen| tile(pen, r, layers, sign));
    }
    pen.at(413.0, 209.0, 1.0, |pen| figure(pen, RED));
    pen.at(268.0, 250.0, 1.0, |pen| tile(pen, 43.0, 2, Sign::Ring));
    pen.at(178.0, 280.0, 1.0, |pen| {
        // A gap: what was a tile is foam now.
        pen.ring("#bfeee377", 2.2, [0.0, 0.0, 30.0, 13.0]).ring("#bfeee355", 1.6, [2.0, 2.0, 19.0, 7.0]);
    });
    pen.at(92.0, 266.0, 1.0, |pen| tile(pen, 52.0, 2, Sign::Crown));
    pen.at(94.0, 270.0, 1.8, |pen| figure(pen, BLUE));
}

/// Planks from the last far tile to the first near one.
fn bridge(pen: &mut Pen) {
    let point = |t: f32| {
        let (a, b, c) = ((350.0, 160.0), (412.0, 162.0), (424.0, 194.0));
        let bend =
            |from: f32, over: f32, to: f32| from * (1.0 - t) * (1.0 - t) + 2.0 * over * t * (1.0 - t) + to * t * t;
        (bend(a.0, b.0, c.0), bend(a.1, b.1, c.1))
    };
    pen.line("#02101a88", 9.0, "M352 168Q412 172 426 202");
    for plank in 0..12 {
        let t = (plank as f32 + 0.5) / 12.0;
        let (x, y) = point(t);
        let wide = 6.0 + 6.0 * t;
        let lean = 3.0 + 6.0 * t;
        let paint = if plank % 2 == 0 { "#a9713c" } else { "#8d5a2c" };
        pen.shape(
            paint,
            &[
                (x - lean, y + wide),
                (x + lean, y - wide * 0.9),
                (x + lean + 4.4, y - wide * 0.8),
                (x - lean + 4.4, y + wide * 1.1),
            ],
        );
    }
    pen.line("#f0cf95", 1.3, "M348 152Q416 150 436 184M344 170Q396 176 412 206");
}

/// One thing that stands for the game in lists.
pub(crate) fn emblem(pen: &mut Pen) {
    pen.rect("#1f6078", 0.0, 0.0, 96.0, 80.0).path("#7b4f7d", "M0 0H96V44H0Z").path("#f0a070", "M0 30H96V48H0Z");
    pen.rect("#1f6078", 0.0, 46.0, 96.0, 34.0).at(48.0, 68.0, 0.66, |pen| temple(pen, 6));
}
