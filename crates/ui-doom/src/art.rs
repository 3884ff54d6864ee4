//! The pieces as drawings: cubes, marks of the players, icons, cards. Colours and strokes belong to `doom.css`.

use game_doom::{Card, EventCard};

pub(super) use ui_fleet::art::{cube, icon, seat_mark, special_icon, symbols};

/// The icon of a politics card.
pub(super) fn card_icon(card: Card) -> &'static str {
    match card {
        Card::Ref1 | Card::Ref2 | Card::Ref21 => "x-refugee",
        Card::Aristo => "x-aristo",
        Card::Ships2 => "x-ship",
        Card::Royal => "x-royal",
        Card::Support1 => "x-support",
        Card::Sabotage => "x-sabotage",
        Card::Treason => "x-treason",
    }
}

/// The number on a politics card.
pub(super) fn card_number(card: Card) -> &'static str {
    match card {
        Card::Ref1 | Card::Aristo | Card::Royal | Card::Support1 => "1",
        Card::Ref2 | Card::Ships2 => "2",
        Card::Ref21 => "2+1",
        Card::Sabotage => "",
        Card::Treason => "1–4",
    }
}

/// The class of a politics card: its colour.
pub(super) fn card_class(card: Card) -> &'static str {
    match card {
        Card::Ships2 | Card::Royal => "blue",
        Card::Sabotage | Card::Treason => "red",
        _ => "green",
    }
}

pub(super) fn event_icon(event: EventCard) -> &'static str {
    match event {
        EventCard::DoomA | EventCard::DoomB | EventCard::DoomC => "x-doom",
        EventCard::Debts => "x-debts",
        EventCard::Wrath => "x-wrath",
        EventCard::Together => "x-together",
        EventCard::Confusion => "x-confusion",
        EventCard::AllLost => "x-all_lost",
        EventCard::Woe => "x-woe",
        EventCard::Command => "x-command",
    }
}

#[cfg(test)]
mod tests {
    use maud::Markup;

    use super::*;
    use game_doom::Faction;

    #[test]
    fn every_card_event_and_faction_has_a_drawing() {
        let all = [symbols(), ui::icons::symbols()].map(Markup::into_string).concat();
        let has = |id: &str| assert!(all.contains(&format!("id=\"{id}\"")), "there is no {id}");
        Card::ALL.map(card_icon).into_iter().for_each(has);
        EventCard::ALL.map(event_icon).into_iter().for_each(has);
        for faction in Faction::ALL {
            has(&format!("b-{}", faction.name()));
        }
    }
}
