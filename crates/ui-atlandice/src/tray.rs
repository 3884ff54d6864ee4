//! The own area under the city: goods, tiles, tokens, and the dice of the round. What may be given is a button.

use game_atlandice::{Action, Ask, Atlandice, Good, Party, View};
use maud::{Markup, html};

use super::choices::Offer;
use super::flights::Place;
use super::marks::{self, Last, Named};
use super::{art, seats, words};
use crate::l10n::say;
use ui::picture::Scene;

/// What lies in front of the viewer; nothing for spectators.
pub(super) fn tray(view: &View, scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let lang = scene.lang;
    let party = Party::Seat(seat);
    let held = view.table.held(party);
    let total: u8 = held.iter().sum();
    let last = Last::of(view, scene);
    let giving =
        matches!(view.table.asked(), Some((asked, Ask::Donate { .. })) if asked == seat) && !offer.lits.is_empty();
    html! {
        section.hand aria-labelledby="hand-title" {
            h2 #hand-title {
                (say(lang, "ad-board-goods-title", &[]))
                span { (words::resources(lang, total)) }
            }
            ul.goods {
                @for good in Good::ALL {
                    @let count = held[good.index()];
                    li.none[count == 0].gone[view.table.is_exhausted(good.district())] {
                        (own_pile(party, good, count, &last))
                        span.gname { (words::good_name(lang, good)) }
                        span.vh { (words::goods(lang, good, count)) }
                    }
                }
            }
            @if giving { (donations(scene, offer)) }
        }
        section.own aria-labelledby="own-title" {
            h2 #own-title {
                (say(lang, "ad-board-won-title", &[]))
                span { (words::points(lang, view.table.points(party))) }
            }
            (seats::won(view, party, lang, true))
            h2 { (say(lang, "ad-board-dice-title", &[])) span { (seats::dice_words(view, seat, lang)) } }
            (seats::dice(view, party, scene, &last))
        }
    }
}

fn own_pile(party: Party, good: Good, count: u8, last: &Last) -> Markup {
    let place = Place::Held(party.index());
    let piece = |index: u8| (Some(marks::token(good, place, index)), last.came(good, place, index));
    html! {
        span.pile {
            @if count == 0 {
                svg.stack viewBox="-2 -21 44 66" aria-hidden="true" { use.empty href={ "#h-" (good.name()) } {} }
            } @else {
                (art::pile(good, count, piece))
            }
            b.num aria-hidden="true" { (count) }
        }
    }
}

/// AD-7.4: every pair that can be given.
fn donations(scene: &Scene<'_, Atlandice>, offer: &Offer) -> Markup {
    html! {
        h3.give { (art::icon("x-donation")) " " (say(scene.lang, "ad-board-give-title", &[])) }
        ul.pairs {
            @for lit in &offer.lits {
                @if let Action::Donate { first, second } = lit.action {
                    @let inside = html! { (art::flat(first)) (art::flat(second)) };
                    li { (marks::lit_button(lit, offer.is_armed(lit), "pair", Named::by_label(lit, &inside))) }
                }
            }
        }
    }
}
