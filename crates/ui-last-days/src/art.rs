//! The pieces as drawings: cards, events, senators. What both editions have is drawn in `fleet`; colours and strokes
//! belong to the style sheets.

use game_last_days::{Card, EventCard, Senator, VoteKind};
use maud::{Markup, html};

pub(super) use ui_fleet::art::{cube, icon};

/// What every picture of this game refers to.
pub(super) fn symbols() -> Markup {
    let own = concat!("<defs>", ui::built!("icons.svg"), ui::built!("city.svg"), "</defs>");
    html! { (ui_fleet::art::symbols()) (ui::icons::unseen(own)) }
}

/// The icon of a politics card.
pub(super) fn card_icon(card: Card) -> &'static str {
    card_face(card).0
}

/// The icon and the number on a politics card, and the icon of what it does besides.
pub(super) fn card_face(card: Card) -> (&'static str, &'static str, Option<&'static str>) {
    match card {
        Card::Ref1 => ("x-refugee", "1", None),
        Card::Ref1Special => ("x-refugee", "1", Some("x-special")),
        Card::Ref1Ship => ("x-refugee", "1", Some("x-ship")),
        Card::Ref1Vp => ("x-refugee", "1", Some("x-laurel")),
        Card::Ref2 => ("x-refugee", "2", None),
        Card::Ref21 => ("x-refugee", "2+1", None),
        Card::Aristo1 => ("x-aristo", "1", None),
        Card::Aristo2 => ("x-aristo", "1+1", None),
        Card::Ships2 => ("x-ship", "2", None),
        Card::Ships3 => ("x-ship", "3", None),
        Card::Cargo => ("x-cargo", "1", None),
        Card::Support2 => ("x-support", "2", None),
        Card::Sabotage => ("x-sabotage", "", None),
        Card::Treason => ("x-treason", "1–4", None),
    }
}

/// The class of a politics card: its colour.
pub(super) fn card_class(card: Card) -> &'static str {
    match card {
        Card::Ships2 | Card::Ships3 | Card::Cargo => "blue",
        Card::Sabotage | Card::Treason => "red",
        _ => "green",
    }
}

pub(super) fn event_icon(event: EventCard) -> &'static str {
    match event {
        EventCard::Wisdom => "x-wisdom",
        EventCard::Flood => "x-flood",
        EventCard::Winds => "x-winds",
        EventCard::Debts => "x-debts",
        EventCard::Wrath => "x-wrath",
        EventCard::Together => "x-together",
        EventCard::Chaos => "x-confusion",
        EventCard::Gift => "x-gift",
        EventCard::Command => "x-command",
        EventCard::AllLost => "x-all_lost",
    }
}

/// LD-5.4: the sign of the auctions: an eye on a white disc where they are open, a closed one on a black disc where they
/// are secret.
pub(super) fn auction_sign(kind: VoteKind) -> Markup {
    let (class, id) = match kind {
        VoteKind::Secret => ("sign black", "x-secret"),
        VoteKind::Open => ("sign white", "x-open"),
    };
    html! { span class=(class) aria-hidden="true" { (icon(id)) } }
}

/// The name of a senator's portrait.
pub(super) fn portrait(senator: Senator) -> &'static str {
    match senator {
        Senator::Philosophos => "philosophios",
        _ => senator.name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_event_and_senator_has_a_drawing() {
        let all = [symbols(), ui::icons::symbols()].map(Markup::into_string).concat();
        let has = |id: &str| assert!(all.contains(&format!("id=\"{id}\"")), "there is no {id}");
        for (icon, _, extra) in Card::ALL.map(card_face) {
            has(icon);
            extra.into_iter().for_each(has);
        }
        EventCard::ALL.map(event_icon).into_iter().for_each(has);
        for senator in Senator::ALL {
            has(&format!("b-{}", portrait(senator)));
        }
        has("acropolis");
    }
}
