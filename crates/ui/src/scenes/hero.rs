//! The bay of Atlantis: dusk in the dark theme, morning in the light one. Sky and sea follow the theme, pieces do not.

use super::pen::{Pen, Scatter};
use super::props::{BLUE, GREEN, IVORY, RED, YELLOW, cypress, glints, ripples, ship, temple};

const HORIZON: f32 = 300.0;

const LIGHT: &str = r##"<defs>
<linearGradient id="h-sky" x2="0" y2="1"><stop offset="0" class="sky-0"/><stop offset=".34" class="sky-1"/><stop offset=".66" class="sky-2"/><stop offset=".98" class="sky-3"/></linearGradient>
<linearGradient id="h-sea" x2="0" y2="1"><stop offset="0" class="sea-0"/><stop offset=".14" class="sea-1"/><stop offset=".5" class="sea-2"/><stop offset="1" class="sea-3"/></linearGradient>
<linearGradient id="h-hill" x2="0" y2="1"><stop offset="0" class="hill-0"/><stop offset="1" class="hill-1"/></linearGradient>
<linearGradient id="h-cliff" x2="1" y2=".3"><stop offset="0" class="cliff-0"/><stop offset="1" class="cliff-1"/></linearGradient>
</defs>"##;

pub(super) fn draw(pen: &mut Pen) {
    pen.raw(LIGHT).rect("url(#h-sky)", 0.0, 0.0, 1600.0, 310.0);
    sky(pen);
    pen.path(".far", "M0 300C60 284 118 286 176 268C226 254 262 262 318 280C372 292 430 290 500 300Z")
        .path(".far", "M560 300C598 292 622 282 656 284C688 286 712 294 752 300Z");
    island(pen);
    pen.rect("url(#h-sea)", 0.0, HORIZON, 1600.0, 140.0);
    water(pen);
}

fn sky(pen: &mut Pen) {
    let mut scatter = Scatter::new(7);
    pen.group(r#"class="stars""#, |pen| {
        for _ in 0..90 {
            let (x, y) = (scatter.between(0.0, 1600.0), scatter.between(0.0, 1.0));
            let size = scatter.between(0.5, 1.5);
            pen.dot("#fff", x, 8.0 + 170.0 * y * y, size);
        }
    });
    pen.group(r#"class="haze""#, |pen| {
        pen.dot("url(#s-glow)", 905.0, 288.0, 330.0);
    });
    pen.group(r#"class="sun""#, |pen| {
        pen.path("inherit", "M869 300A36 36 0 0 1 941 300Z");
    });
    pen.group(r#"class="cloud""#, |pen| {
        pen.path("inherit", "M640 214C720 204 800 210 880 206C960 202 1020 210 1076 206C1010 216 930 214 868 219C790 224 700 220 640 214Z")
            .path("inherit", "M980 152C1060 142 1120 148 1190 143C1260 140 1330 146 1400 140C1330 153 1240 152 1170 157C1100 160 1040 158 980 152Z")
            .path("inherit", "M470 250C540 242 610 247 690 243C640 252 560 256 470 250Z")
            .path("inherit", "M1330 216C1400 208 1480 213 1600 206V213C1500 220 1400 223 1330 216Z");
    });
    pen.group(r#"class="gulls""#, |pen| {
        pen.path("none", "M806 150q7-8 14 0q7-8 14 0M850 172q5-6 10 0q5-6 10 0M770 186q4-5 8 0q4-5 8 0");
    });
}

/// A house with a tiled roof, standing on its origin.
fn house(pen: &mut Pen, width: f32, height: f32) {
    let half = width / 2.0;
    pen.rect("url(#s-marble)", -half, -height, width, height)
        .path(
            "#9a5340",
            &format!(
                "M{:.1} {:.1}L{:.1} {:.1}H{:.1}L{:.1} {:.1}Z",
                -half - 3.0,
                -height,
                -half + 3.0,
                -height - 7.0,
                half - 3.0,
                half + 3.0,
                -height
            ),
        )
        .rect("#ffcf7d", -half * 0.4, -height * 0.62, 3.4, 5.0)
        .rect("#ffcf7d", half * 0.32, -height * 0.62, 3.4, 5.0);
}

fn island(pen: &mut Pen) {
    pen.path("url(#h-hill)", "M930 302C980 286 1020 270 1062 250C1090 228 1130 218 1168 212C1204 198 1262 196 1304 210C1356 218 1392 236 1432 252C1478 266 1520 288 1560 302Z");
    // Terraces: the hill is built over, step by step.
    pen.path("url(#h-cliff)", "M1128 226C1170 214 1290 212 1342 226L1336 238C1280 228 1180 228 1134 240Z")
        .path("url(#h-cliff)", "M1046 262C1090 248 1140 246 1160 250L1156 262C1120 258 1080 264 1052 274Z")
        .path("url(#h-cliff)", "M1330 252C1370 246 1420 254 1446 266L1440 276C1406 266 1364 262 1334 264Z");
    for (x, y, size) in
        [(1112.0, 246.0, 0.7), (1126.0, 242.0, 0.9), (1352.0, 240.0, 0.95), (1366.0, 245.0, 0.75), (1150.0, 232.0, 0.6)]
    {
        pen.at(x, y, size, cypress);
    }
    pen.at(1236.0, 226.0, 1.02, |pen| temple(pen, 6));
    pen.at(1092.0, 262.0, 0.56, |pen| temple(pen, 4));
    pen.at(1396.0, 262.0, 0.58, |pen| temple(pen, 4));
    for (x, y, width, height) in [
        (1040.0, 280.0, 26.0, 15.0),
        (1150.0, 262.0, 24.0, 16.0),
        (1180.0, 268.0, 30.0, 17.0),
        (1218.0, 262.0, 24.0, 15.0),
        (1262.0, 266.0, 32.0, 18.0),
        (1304.0, 260.0, 24.0, 15.0),
        (1330.0, 276.0, 28.0, 15.0),
        (1452.0, 282.0, 26.0, 15.0),
        (1484.0, 290.0, 22.0, 13.0),
        (1120.0, 284.0, 28.0, 15.0),
        (1232.0, 288.0, 34.0, 17.0),
        (1282.0, 290.0, 24.0, 14.0),
    ] {
        pen.at(x, y, 1.0, |pen| house(pen, width, height));
    }
    for (x, y, size) in [
        (1024.0, 284.0, 0.6),
        (1066.0, 280.0, 0.75),
        (1198.0, 284.0, 0.65),
        (1206.0, 286.0, 0.5),
        (1310.0, 290.0, 0.7),
        (1350.0, 288.0, 0.62),
        (1424.0, 286.0, 0.8),
        (1436.0, 288.0, 0.6),
        (1510.0, 298.0, 0.55),
    ] {
        pen.at(x, y, size, cypress);
    }
    // The quay with its lighthouse: the way out.
    pen.path("url(#s-marble)", "M968 294H1180V303H968Z").rect("#fff6e2", 968.0, 293.0, 212.0, 1.6);
    for arch in 0..9 {
        pen.path("#3a2f36", &format!("M{} 303v-3a5 5 0 0 1 10 0v3Z", 982 + 21 * arch));
    }
    pen.path("url(#s-marble)", "M984 294 987 250H1001L1004 294Z")
        .rect("#fff1d6", 983.5, 247.0, 21.0, 4.0)
        .path("url(#s-marble)", "M989 247V238H999V247Z")
        .dot("url(#s-fire)", 994.0, 232.0, 15.0)
        .path("#fff0bf", "M990 238C988 232 993 229 994 222C996 229 1000 232 998 238Z");
}

fn water(pen: &mut Pen) {
    pen.faint(0.16, |pen| {
        pen.path("#0b2233", "M930 302H1560C1500 314 1452 322 1400 330C1350 340 1290 350 1236 352C1180 350 1130 338 1080 328C1030 320 980 310 930 302Z");
    });
    pen.line("#ffe4b0", 1.8, "M930 301.500Q1240 308 1560 301.500");
    ripples(pen, [0.0, 306.0, 1600.0, 130.0], 90, 11);
    glints(pen, 905.0, [305.0, 430.0], 64.0, 5);
    glints(pen, 1240.0, [306.0, 380.0], 90.0, 9);
    pen.group(r#"class="sail slow""#, |pen| {
        pen.at(602.0, 318.0, 0.3, |pen| ship(pen, "#2f6fb0", &[BLUE, IVORY]));
    });
    pen.group(r#"class="sail""#, |pen| {
        pen.at(716.0, 344.0, 0.6, |pen| ship(pen, "#b23a31", &[RED, YELLOW, BLUE, GREEN]));
    });
    pen.group(r#"class="sail slow""#, |pen| {
        pen.at(826.0, 316.0, 0.26, |pen| ship(pen, "#43a377", &[GREEN]));
    });
}
