//! One family of symbols on a 24-grid, one stroke width, drawn in the colour of the text around them.

use maud::{Markup, PreEscaped, html};

/// The symbols: id and drawing.
const SYMBOLS: &[(&str, &str)] = &[
    (
        "i-temple",
        r#"<path d="M3 9.5 12 4l9 5.500M4.500 9.500h15M6.500 12v6M10.200 12v6M13.800 12v6M17.500 12v6M4 20.500h16"/>"#,
    ),
    ("i-person", r#"<circle cx="12" cy="8" r="3.600"/><path d="M5 20c.6-4 3.400-6 7-6s6.400 2 7 6"/>"#),
    (
        "i-people",
        r#"<circle cx="9" cy="8.500" r="3.200"/><path d="M3 19.500c.5-3.600 2.800-5.500 6-5.500s5.500 1.900 6 5.500M15.500 5.600a3.200 3.200 0 0 1 0 5.800M17.500 14.400c2 .7 3.200 2.400 3.500 5.100"/>"#,
    ),
    ("i-chart", r#"<path d="M4 4v16h16M7.500 15.500l3.700-5 3.300 2.600 5-7.100"/>"#),
    ("i-clock", r#"<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.400 2.200"/>"#),
    ("i-moon", r#"<path d="M19.500 14.300A8 8 0 0 1 9.700 4.500a8 8 0 1 0 9.800 9.800Z"/>"#),
    (
        "i-sun",
        r#"<circle cx="12" cy="12" r="4"/><path d="M12 2.800v2.400M12 18.800v2.400M2.800 12h2.400M18.800 12h2.400M5.500 5.500l1.700 1.700M16.800 16.800l1.700 1.700M18.500 5.500l-1.700 1.700M7.200 16.800l-1.700 1.700"/>"#,
    ),
    (
        "i-auto",
        r#"<circle cx="12" cy="12" r="8.500"/><path d="M12 3.500v17"/><path d="M12 3.500a8.500 8.500 0 0 1 0 17Z" fill="currentColor"/>"#,
    ),
    ("i-undo", r#"<path d="M8.500 5 4 9.500 8.500 14M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-4"/>"#),
    (
        "i-undo-all",
        r#"<path d="M11.500 5 7 9.500l4.500 4.500M6.500 5 2 9.500 6.500 14M7.500 9.500h7a5.500 5.500 0 0 1 0 11h-4"/>"#,
    ),
    ("i-first", r#"<path d="M6 5v14"/><path d="M18.500 5v14L9 12Z" fill="currentColor"/>"#),
    ("i-prev", r#"<path d="M16.500 4.800v14.400L5 12Z" fill="currentColor"/>"#),
    ("i-next", r#"<path d="M7.500 4.800v14.400L19 12Z" fill="currentColor"/>"#),
    ("i-last", r#"<path d="M18 5v14"/><path d="M5.500 5v14L15 12Z" fill="currentColor"/>"#),
    (
        "i-book",
        r#"<path d="M12 6.500C10 5 7 4.500 3.500 4.700v13.500c3.500-.2 6.500.3 8.500 1.800 2-1.500 5-2 8.500-1.800V4.700C17 4.500 14 5 12 6.500ZM12 6.500V20"/>"#,
    ),
    ("i-box", r#"<path d="M4 8l8-4.500L20 8v8.500L12 21l-8-4.500ZM4 8l8 4.500L20 8M12 12.500V21"/>"#),
    (
        "i-link",
        r#"<path d="M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L11.600 6.700M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1.500-1.500"/>"#,
    ),
    (
        "i-bot",
        r#"<path d="M5 9.500h14v9.500H5ZM12 9.500V6M9 13.500v1.500M15 13.500v1.500M2.800 12.500v3.500M21.200 12.500v3.500"/><circle cx="12" cy="4.600" r="1.400"/>"#,
    ),
    (
        "i-device",
        r#"<path d="M7 3h10a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 17 21H7a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 7 3ZM10.500 18h3"/>"#,
    ),
    (
        "i-hint",
        r#"<path d="M9 17.500h6M10 20.500h4M8.900 14.500C7.200 13.300 6 11.500 6 9.300a6 6 0 0 1 12 0c0 2.200-1.200 4-2.900 5.200V17.500H8.900Z"/>"#,
    ),
    ("i-search", r#"<circle cx="10.500" cy="10.500" r="6"/><path d="M15 15l5.500 5.500"/>"#),
    (
        "i-eye",
        r#"<path d="M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12Z"/><circle cx="12" cy="12" r="3"/>"#,
    ),
    ("i-plus", r#"<path d="M12 5v14M5 12h14"/>"#),
    ("i-play", r#"<path d="M7.500 4.800v14.400L19 12Z" fill="currentColor"/>"#),
    ("i-check", r#"<path d="M4.500 12.500l5 5 10-11"/>"#),
];

/// All symbols, once per page and unseen.
pub fn symbols() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            @for (id, drawing) in SYMBOLS {
                symbol #(id) viewBox="0 0 24 24" { (PreEscaped(drawing)) }
            }
        }
    }
}

/// One symbol, for the eye only: the words beside it say the same.
pub fn icon(id: &str) -> Markup {
    debug_assert!(SYMBOLS.iter().any(|(known, _)| *known == id), "there is no icon {id}");
    html! { svg.ico aria-hidden="true" { use href={ "#" (id) } {} } }
}
