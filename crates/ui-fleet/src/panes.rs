//! What is shown of the table at a time on a phone.

use ui::table::Pane;

/// Ships and sea; the Senate under the sky, with doom and event; row, hand and bids.
pub const PANES: [Pane; 3] = [
    Pane { name: "harbour", icon: "i-ship", words: "pane-harbour", holds: ".waters" },
    Pane { name: "senate", icon: "i-temple", words: "pane-senate", holds: ".heaven, .gods" },
    Pane::HAND,
];
