//! What is shown of the table at a time on a phone: the city, the own board, the displays.

use ui::table::Pane;

pub(super) const PANES: [Pane; 3] = [
    Pane { name: "city", icon: "p-city", words: "pane-city", holds: "#city, .ask" },
    Pane { name: "own", icon: "p-own", words: "pane-own", ..Pane::HAND },
    Pane { name: "displays", icon: "p-disp", words: "pane-displays", holds: "#displays" },
];
