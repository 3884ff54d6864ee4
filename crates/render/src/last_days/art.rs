//! The pieces as drawings: cubes, marks of the players, icons, cards.

use game_last_days::{Card, EventCard};

pub(super) use crate::fleet::art::{power_icon, special_icon};

/// The icon of a politics card.
pub(super) fn card_icon(card: Card) -> &'static str {
    match card {
        Card::Aristo1 | Card::Aristo2 => "x-aristo",
        Card::Ships2 | Card::Ships3 => "x-ship",
        Card::Cargo => "x-royal",
        Card::Support2 => "x-support",
        Card::Sabotage => "x-sabotage",
        Card::Treason => "x-treason",
        _ => "x-refugee",
    }
}

/// The icon of an event.
pub(super) fn event_icon(event: EventCard) -> &'static str {
    match event {
        EventCard::Wisdom | EventCard::Flood | EventCard::Winds => "x-doom",
        EventCard::Debts => "x-debts",
        EventCard::Wrath => "x-wrath",
        EventCard::Together => "x-together",
        EventCard::Chaos => "x-confusion",
        EventCard::Gift => "x-special",
        EventCard::Command => "x-command",
        EventCard::AllLost => "x-all_lost",
    }
}
