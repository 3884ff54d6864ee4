//! The sentence above the board: who must do what, what follows, and the buttons.

use engine::Seat;
use game_atlandice::{Action, Area, Ask, Atlandice, Effect, Party, View};
use maud::{Markup, html};

use super::choices::{Lit, Offer};
use super::words;
use crate::l10n::{Lang, Value, say};
use ui::picture::{Prompt, Scene};

/// What is said to the viewer now.
pub(super) fn prompt(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Prompt<Atlandice> {
    let quiet = |sentence: String| Prompt { sentence, detail: html! {}, armed: None, buttons: Vec::new() };
    match view.table.asked() {
        Some((seat, ask)) if scene.actor() == Some(seat) => Prompt {
            sentence: for_neutral(view, scene.lang, ask, asked(view, scene.lang, ask)),
            detail: detail(view, scene, seat, ask, offer),
            armed: offer.armed().map(Lit::choice),
            buttons: offer.buttons(is_button),
        },
        Some((seat, ask)) => {
            let sentence = waiting(scene, seat, ask);
            quiet(for_neutral(view, scene.lang, ask, sentence))
        }
        None => quiet(say(scene.lang, "ad-wait-luck", &[])),
    }
}

/// What has no place on the board or in the own area.
fn is_button(action: Action) -> bool {
    matches!(action, Action::For { .. } | Action::Decline | Action::Stop)
}

/// Who gets what the question is about, if that is part of it.
fn receiver(ask: Ask) -> Option<Party> {
    match ask {
        Ask::Area { party }
        | Ask::Take { party, .. }
        | Ask::Bonus { party, .. }
        | Ask::ExtraHere { party, .. }
        | Ask::ExtraFrom { party, .. }
        | Ask::ExtraThere { party, .. }
        | Ask::ExtraMarket { party } => Some(party),
        _ => None,
    }
}

/// AD-9.3: a search for the neutral party says so at every question.
fn for_neutral(view: &View, lang: Lang, ask: Ask, sentence: String) -> String {
    let silent = receiver(ask).is_none();
    let neutral = view.table.search().is_some_and(|search| search.party == Party::Neutral);
    if !(silent && neutral) {
        return sentence;
    }
    format!("{} ({}).", sentence.trim_end_matches('.'), say(lang, "ad-prompt-acts-neutral", &[]))
}

fn whose(ask: Ask) -> Value<'static> {
    if receiver(ask) == Some(Party::Neutral) { "neutral" } else { "own" }.into()
}

fn asked(view: &View, lang: Lang, ask: Ask) -> String {
    let table = &view.table;
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let from = || words::area_from(lang, words::source(ask).unwrap_or(Area::BlackMarket));
    let take = |key: &str| say(lang, key, &[("for", whose(ask)), ("from", from().into())]);
    match ask {
        Ask::Recipient => say(lang, "ad-prompt-recipient", &[]),
        Ask::Area { .. } => {
            let dice: u8 = Area::ALL.into_iter().map(|area| table.dice(area)).sum();
            say(lang, "ad-prompt-area", &[("for", whose(ask)), ("dice", dice.into())])
        }
        Ask::Take { .. } | Ask::ExtraThere { .. } => take("ad-prompt-take"),
        Ask::Bonus { .. } => take("ad-prompt-bonus"),
        Ask::ExtraHere { .. } | Ask::ExtraMarket { .. } => take("ad-prompt-extra"),
        Ask::ExtraFrom { .. } => say(lang, "ad-prompt-extra-from", &[("for", whose(ask))]),
        Ask::SwapAway { .. } => one("ad-prompt-swap-away", "from", from()),
        Ask::SwapWith { away, .. } => one("ad-prompt-swap-with", "good", words::good_a(lang, away)),
        Ask::SwapIn { away, .. } => {
            say(lang, "ad-prompt-swap-in", &[("from", from().into()), ("good", words::good_a(lang, away).into())])
        }
        Ask::ToMarket { .. } => one("ad-prompt-to-market", "from", from()),
        Ask::FromMarket { area } => {
            let any = table.tile(area).map(|tile| table.components().tile(tile).effect) == Some(Effect::MarketToAny);
            say(lang, "ad-prompt-from-market", &[("where", if any { "any" } else { "another" }.into())])
        }
        Ask::MoveTo { good, .. } => one("ad-prompt-move-to", "good", words::good_a(lang, good)),
        Ask::TurnDie => say(lang, "ad-prompt-turn-die", &[]),
        Ask::TurnTo { from } => one("ad-prompt-turn-to", "by", words::area_by(lang, from)),
        Ask::Sail => say(lang, "ad-prompt-sail", &[]),
        Ask::Donate { gained } => {
            let points = words::points(lang, table.components().worth().donation.into()).into();
            let cost = words::resources(lang, 2).into();
            say(lang, "ad-prompt-donate", &[("gained", gained.into()), ("cost", cost), ("points", points)])
        }
    }
}

/// Which die it is, what comes then, and the rule.
fn detail(view: &View, scene: &Scene<'_, Atlandice>, seat: Seat, ask: Ask, offer: &Offer) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    match ask {
        Ask::Recipient => {
            let own = table.taken(Party::Seat(seat));
            let all = table.dice_each();
            let args = [("dice", all.into()), ("own", own.into()), ("most", (all - 1).into())];
            html! { (say(lang, "ad-prompt-recipient-detail", &args)) " " (words::clause("AD-9.2")) }
        }
        Ask::Area { party } => html! {
            (rank(view, lang, party)) " "
            @let no_choice = no_choice(view, lang, seat, party);
            @if let Some(why) = &no_choice { (why) " " }
            (what_then(view, lang)) " "
            @match no_choice {
                _ if table.is_last_round() => (words::clause("AD-8.2")),
                Some(_) => (words::clause("AD-9.2")),
                None => (words::clause("AD-4.1")),
            }
        },
        Ask::Donate { gained } => html! {
            (say(lang, "ad-prompt-donate-detail", &[("gained", gained.into())])) " " (words::clause("AD-7.4"))
        },
        Ask::Sail => html! { (say(lang, "ad-prompt-sail-detail", &[])) " " (words::clause("AD-4.3")) },
        _ => match (offer.armed(), table.search()) {
            (Some(lit), _) => html! { (lit.detail) " " (words::clause(lit.clause)) },
            (None, Some(search)) => html! {
                @if let Some(tile) = table.tile(search.area) {
                    (words::tile_effect_for(lang, table.components(), tile, search.party)) " "
                    (words::clause(words::tile_clause(table.components(), tile)))
                }
            },
            (None, None) => html! {},
        },
    }
}

/// Which die of its party is to be taken.
fn rank(view: &View, lang: Lang, party: Party) -> String {
    let table = &view.table;
    let args = [("for", whose(Ask::Area { party })), ("rank", (table.taken(party) + 1).into())];
    say(lang, "ad-prompt-rank", &args)
}

/// AD-9.2: why there was no choice for whom this die is.
fn no_choice(view: &View, lang: Lang, seat: Seat, party: Party) -> Option<String> {
    let table = &view.table;
    let forced = match party {
        _ if !table.has_party(Party::Neutral) => false,
        Party::Neutral => table.taken(Party::Seat(seat)) >= table.dice_each() - 1,
        Party::Seat(_) => table.has_given(seat),
    };
    forced.then(|| say(lang, "ad-prompt-no-choice", &[("for", whose(Ask::Area { party }))]))
}

/// How many searches follow, and what the last die does.
fn what_then(view: &View, lang: Lang) -> String {
    let table = &view.table;
    if table.is_last_round() {
        return say(lang, "ad-prompt-last-round", &[]);
    }
    let dice: u8 = Area::ALL.into_iter().map(|area| table.dice(area)).sum();
    say(lang, "ad-prompt-more", &[("more", dice.saturating_sub(2).into())])
}

/// Whom all wait for, and for what.
fn waiting(scene: &Scene<'_, Atlandice>, seat: Seat, ask: Ask) -> String {
    let lang = scene.lang;
    let name = || Value::from(scene.name(seat).to_owned());
    let from = || Value::from(words::area_from(lang, words::source(ask).unwrap_or(Area::BlackMarket)));
    let plain = |key: &str| say(lang, key, &[("name", name())]);
    let take = |key: &str| say(lang, key, &[("name", name()), ("for", whose(ask)), ("from", from())]);
    match ask {
        Ask::Recipient => plain("ad-wait-recipient"),
        Ask::Area { .. } => say(lang, "ad-wait-area", &[("name", name()), ("for", whose(ask))]),
        Ask::Take { .. } | Ask::ExtraThere { .. } => take("ad-wait-take"),
        Ask::Bonus { .. } | Ask::ExtraHere { .. } | Ask::ExtraMarket { .. } => take("ad-wait-extra"),
        Ask::ExtraFrom { .. } => say(lang, "ad-wait-extra-from", &[("name", name()), ("for", whose(ask))]),
        Ask::SwapAway { area } | Ask::SwapWith { area, .. } | Ask::SwapIn { area, .. } => {
            say(lang, "ad-wait-swap", &[("name", name()), ("from", words::area_from(lang, area).into())])
        }
        Ask::ToMarket { .. } => say(lang, "ad-wait-to-market", &[("name", name()), ("from", from())]),
        Ask::FromMarket { .. } | Ask::MoveTo { .. } => plain("ad-wait-from-market"),
        Ask::TurnDie | Ask::TurnTo { .. } => plain("ad-wait-turn"),
        Ask::Sail => plain("ad-wait-sail"),
        Ask::Donate { .. } => plain("ad-wait-donate"),
    }
}
