//! Die letzten Tage von Atlantis: the senate in its half circle, and beyond the columns the ships that wait.

use ui::scenes::pen::Pen;
use ui::scenes::props::{BLUE, GREEN, IVORY, RED, VIOLET, YELLOW, figure, ripples, ship};

const LIGHT: &str = r##"<defs><linearGradient id="l-sky" x2="0" y2="1"><stop offset="0" stop-color="#253a6b"/><stop offset=".55" stop-color="#b56f80"/><stop offset="1" stop-color="#ffc98d"/></linearGradient>
<linearGradient id="l-hall" x2="0" y2="1"><stop offset="0" stop-color="#3c3440"/><stop offset="1" stop-color="#86705f"/></linearGradient>
<linearGradient id="l-bench" x2="1" y2="0"><stop offset="0" stop-color="#fff4dc"/><stop offset=".5" stop-color="#e0cfa8"/><stop offset="1" stop-color="#a28d64"/></linearGradient>
<linearGradient id="l-riser" x2="1" y2="0"><stop offset="0" stop-color="#cdb98c"/><stop offset=".5" stop-color="#9b865c"/><stop offset="1" stop-color="#604f36"/></linearGradient></defs>"##;

/// The middle of the floor and how flat its circles look.
const CENTRE: (f32, f32) = (240.0, 296.0);
const FLAT: f32 = 0.44;

pub(crate) fn draw(pen: &mut Pen) {
    pen.raw(LIGHT).rect("url(#l-sky)", 0.0, 0.0, 480.0, 190.0);
    pen.dot("url(#s-glow)", 322.0, 122.0, 120.0).dot("#ffe7b4", 322.0, 116.0, 17.0);
    pen.rect("#2c6379", 0.0, 126.0, 480.0, 64.0).path("#ffd9a055", "M300 126H344L360 186H284Z");
    ripples(pen, [100.0, 128.0, 300.0, 50.0], 16, 51);
    pen.at(214.0, 152.0, 0.58, |pen| ship(pen, "#8a5ac0", &[VIOLET, RED, BLUE]));
    pen.at(330.0, 138.0, 0.28, |pen| ship(pen, "#b23a31", &[RED]));
    airship(pen);
    pen.rect("url(#l-hall)", 0.0, 174.0, 480.0, 156.0);
    pen.rect("url(#s-marble-lit)", 0.0, 172.0, 480.0, 6.0);
    colonnade(pen);
    benches(pen);
}

fn airship(pen: &mut Pen) {
    pen.at(262.0, 66.0, 1.0, |pen| {
        pen.path("#d6b06a", "M-40 0C-34-15-14-20 6-19C26-18 40-10 44 0C40 10 26 18 6 19C-14 20-34 15-40 0Z")
            .path("url(#s-round)", "M-40 0C-34-15-14-20 6-19C26-18 40-10 44 0C40 10 26 18 6 19C-14 20-34 15-40 0Z")
            .line("#7a5a2a", 1.0, "M-40 0H44M-30-12C-10-5 20-5 36-10M-30 12C-10 6 20 6 36 10M-10 19-8 28M14 19 12 28")
            .path("#b5542f", "M-36-3-52-13V13L-36 3Z")
            .path("url(#s-wood)", "M-14 28H20C19 36 14 38 8 38H-4C-10 38-13 36-14 28Z");
    });
}

fn colonnade(pen: &mut Pen) {
    for x in [24.0, 92.0, 160.0, 374.0, 442.0] {
        // The middle stays open: that is where one looks out.
        let x = if x > 150.0 && x < 170.0 { 110.0 + 34.0 } else { x };
        pen.at(x, 176.0, 1.0, |pen| {
            pen.path("url(#s-marble)", "M-13 0C-14-50-12-100-11-140H11C12-100 14-50 13 0Z").line(
                "#7a674888",
                1.2,
                "M-5-6V-138M1-6V-138M7-6V-138",
            );
            pen.path("#fff1d6", "M-18-150H18V-144L13-138H-13L-18-144Z").rect(
                "url(#s-marble-lit)",
                -17.0,
                -8.0,
                34.0,
                8.0,
            );
        });
    }
    pen.rect("url(#s-marble-lit)", 0.0, 0.0, 480.0, 26.0).rect("#8d784f", 0.0, 24.0, 480.0, 3.0);
    for key in 0..17 {
        let x = 6.0 + 29.0 * key as f32;
        pen.line("#a48e63", 2.0, &format!("M{x} 18V7H{}V14H{}V11", x + 14.0, x + 6.0));
    }
}

fn arc(radius: f32, y: f32) -> String {
    let (x0, x1) = (CENTRE.0 - radius, CENTRE.0 + radius);
    format!("M{x0:.1} {y:.1}A{radius:.1} {:.1} 0 0 1 {x1:.1} {y:.1}", radius * FLAT)
}

fn benches(pen: &mut Pen) {
    let rows = [(262.0, 30.0), (214.0, 20.0), (166.0, 10.0), (118.0, 0.0)];
    let colours = [BLUE, RED, YELLOW, GREEN, VIOLET, IVORY];
    for (row, (radius, rise)) in rows.into_iter().enumerate() {
        let y = CENTRE.1 - rise;
        let inner = radius - 40.0;
        let close = |inner: f32, y: f32| {
            format!(
                "L{:.1} {y:.1}A{inner:.1} {:.1} 0 0 0 {:.1} {y:.1}Z",
                CENTRE.0 + inner,
                inner * FLAT,
                CENTRE.0 - inner
            )
        };
        pen.path("url(#l-bench)", &format!("{}{}", arc(radius, y), close(inner, y)));
        // The riser below the seat: what the next row leans against.
        pen.path("url(#l-riser)", &format!("{}{}", arc(inner, y), close(inner - 4.0, y + 12.0)));
        pen.line("#fff8e8", 1.2, &arc(inner, y));
        if radius < 130.0 {
            continue;
        }
        let seats = 12 - 3 * row;
        for seat in 0..seats {
            let share = (seat as f32 + 0.5) / seats as f32;
            let angle = (180.0 * share).to_radians();
            let (x, depth) = (CENTRE.0 - (radius - 19.0) * angle.cos(), y - (radius - 19.0) * FLAT * angle.sin());
            let colour = colours[(seat * 5 + row * 2 + seat / 2) % 6];
            if (seat * 3 + row) % 7 != 5 {
                pen.at(x, depth + 4.0, 0.66 + 0.04 * row as f32, |pen| figure(pen, colour));
            }
        }
    }
    // The floor: a red carpet, and the bowl of fire before which one speaks.
    pen.path("#8f2f2a", &format!("{}Z", arc(74.0, CENTRE.1 + 8.0)))
        .path("#b8463a", &format!("{}Z", arc(62.0, CENTRE.1 + 8.0)));
    pen.line("#e6b85a", 1.6, &arc(68.0, CENTRE.1 + 8.0))
        .rect("url(#l-riser)", 0.0, 304.0, 480.0, 26.0)
        .rect("#fff4dc", 0.0, 303.0, 480.0, 2.0);
    pen.dot("url(#s-fire)", 240.0, 262.0, 34.0)
        .path("#fff0bf", "M230 268C226 254 238 250 240 236C244 250 254 254 250 268Z")
        .path(
            "#ffab4a",
            "M226 270C220 252 232 248 232 238C236 248 236 256 240 262C242 254 248 250 246 242C256 252 258 262 254 270Z",
        )
        .path("#fff0bf", "M234 270C232 260 239 258 240 250C243 258 248 262 246 270Z")
        .path("url(#s-gold)", "M216 268H264C262 280 252 286 246 288L250 304H230L234 288C228 286 218 280 216 268Z");
}

/// One thing that stands for the game in lists.
pub(crate) fn emblem(pen: &mut Pen) {
    pen.rect("#54506e", 0.0, 0.0, 96.0, 80.0).path("url(#s-marble-lit)", "M8 20 48 6 88 20V26H8Z");
    for x in [16.0, 40.0, 64.0] {
        pen.rect("url(#s-marble)", x, 28.0, 14.0, 38.0).rect("#fff1d6", x - 3.0, 26.0, 20.0, 4.0);
    }
    pen.rect("url(#s-marble-lit)", 6.0, 66.0, 84.0, 7.0);
}
