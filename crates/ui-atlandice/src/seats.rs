//! What lies openly in front of everybody: the panel of each player, the neutral party's place, and the majorities.

use engine::Seat;
use game_atlandice::{Atlandice, Good, Party, View};
use maud::{Markup, html};

use super::flights::Place;
use super::marks::{self, Last};
use super::{art, words};
use crate::l10n::{Lang, say};
use ui::picture::{Scene, SeatFacts};

/// AD-9.2: each of the two players gives the neutral party one die a round.
const NEUTRAL_DICE: u8 = 2;

/// A player in the panel.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, Atlandice>) -> SeatFacts {
    let lang = scene.lang;
    let party = Party::Seat(seat);
    let last = Last::of(view, scene);
    let facts = html! {
        (purse(view, party, scene, &last))
        (won(view, party, lang))
        @if view.table.start() == Some(seat) {
            span.fact.start title=(say(lang, "ad-board-start", &[])) {
                (art::icon("x-flag")) span.vh { (say(lang, "ad-board-start", &[])) }
            }
        }
        @let dice_words = dice_words(view, seat, lang);
        span.fact title=(dice_words) {
            span.vh { (dice_words) }
            (dice(view, party, scene, &last))
        }
    };
    SeatFacts {
        mark: art::mark(party, lang),
        mark_words: words::party_mark(lang, party),
        letter: words::party_letter(lang, party),
        points: view.table.points(party),
        facts,
    }
}

/// The five goods with their counts, and the total.
fn purse(view: &View, party: Party, scene: &Scene<'_, Atlandice>, last: &Last) -> Markup {
    let held = view.table.held(party);
    let place = Place::Held(party.index());
    let is_own = party.seat().is_some_and(|seat| scene.is_you(seat));
    html! {
        ul.purse.mine[is_own] {
            @for good in Good::ALL {
                @let count = held[good.index()];
                li.none[count == 0].gone[view.table.is_exhausted(good.district())] title=(words::good_name(scene.lang, good)) {
                    span.fan aria-hidden="true" {
                        @if count == 0 {
                            (art::flat(good))
                        } @else {
                            @for index in 0..count {
                                span data-piece=(marks::token(good, place, index)) data-from=[last.came(good, place, index)] {
                                    (art::flat(good))
                                }
                            }
                        }
                    }
                    b aria-hidden="true" { (count) }
                    span.vh { (words::goods(scene.lang, good, count)) }
                }
            }
            li.sum title=(say(scene.lang, "ad-board-total", &[])) {
                (art::icon("x-all"))
                b aria-hidden="true" { (held.iter().sum::<u8>()) }
                span.vh { (say(scene.lang, "ad-board-total", &[])) " " (held.iter().sum::<u8>()) }
            }
        }
    }
}

/// The tiles and tokens a party has won.
fn won(view: &View, party: Party, lang: Lang) -> Markup {
    let tokens = view.table.tokens(party);
    let worth = view.table.components().worth().district_first;
    html! {
        span.fact.wonlist {
            @for tile in view.table.tiles_won(party) {
                @let words = say(lang, "ad-board-tile-won", &[
                    ("area", words::area(lang, tile.district()).into()), ("points", words::points(lang, worth.into()).into()),
                ]);
                span.tl role="img" data-piece={ "tile-" (tile.name()) } title=(words) aria-label=(words) {
                    (art::flat(tile.district().good().unwrap_or_default()))
                    b aria-hidden="true" { (worth) }
                }
            }
            @for (icon, count, key) in [
                ("x-tile", tokens.district, "ad-board-tokens-district"),
                ("x-scales", tokens.inventory, "ad-board-tokens-inventory"),
                ("x-donation", tokens.donation, "ad-board-tokens-donation"),
            ] {
                @if count > 0 {
                    @let words = say(lang, key, &[("points", words::points(lang, count.into()).into())]);
                    span.coin title=(words) {
                        (art::icon(icon))
                        b aria-hidden="true" { (count) }
                        span.vh { (words) }
                    }
                }
            }
        }
    }
}

/// How many dice a player has taken this round and how many are left.
fn dice_words(view: &View, seat: Seat, lang: Lang) -> String {
    let table = &view.table;
    let given = u8::from(table.has_given(seat));
    let taken = table.taken(Party::Seat(seat)) + given;
    say(lang, "ad-board-dice-taken", &[("taken", taken.into()), ("all", table.dice_each().into())])
}

/// The dice of the round: those taken, and empty places for those to come.
fn dice(view: &View, party: Party, scene: &Scene<'_, Atlandice>, last: &Last) -> Markup {
    let table = &view.table;
    let place = Place::Held(party.index());
    let (taken, round) = (table.taken(party), table.round());
    let face = last.die_taken(party).map(|area| area.face());
    html! {
        span.dies aria-hidden="true" {
            @for index in 0..taken {
                @let newest = face.filter(|_| index + 1 == taken);
                svg.dg viewBox="-26 -26 54 58" data-piece=(marks::die(round, place, index))
                    data-from=[last.die_came(round, place, index)] {
                    use href={ "#" @if let Some(face) = newest { "d-" (face) } @else { "die" } } {}
                }
            }
            (empty_slots(view, party))
            @if let Some(seat) = party.seat() { (given(view, seat, scene.lang)) }
        }
    }
}

fn empty_slots(view: &View, party: Party) -> Markup {
    let table = &view.table;
    let own = match party {
        // AD-9.2: one of a player's dice is for the neutral party.
        Party::Seat(_) => table.dice_each() - u8::from(table.has_party(Party::Neutral)),
        Party::Neutral => NEUTRAL_DICE,
    };
    html! { @for _ in table.taken(party)..own { i.slot {} } }
}

/// AD-9.2: the die for the neutral party, given or still to be given.
fn given(view: &View, seat: Seat, lang: Lang) -> Markup {
    let (table, mark) = (&view.table, art::mark(Party::Neutral, lang));
    match (table.has_party(Party::Neutral), table.has_given(seat)) {
        (false, _) => html! {},
        (true, true) => html! { span.dn { svg.dg viewBox="-26 -26 54 58" { use href="#die" {} } (mark) } },
        (true, false) => html! { i.slot.dn { (mark) } },
    }
}

/// AD-9.1: the neutral party's place, among the players.
pub(super) fn neutral(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let last = Last::of(view, scene);
    html! {
        @if table.has_party(Party::Neutral) {
            div.neutral.player {
                span.pawn title=(words::party_mark(lang, Party::Neutral)) { (art::party_icon(Party::Neutral, lang)) }
                h2 { (words::party_title(scene, Party::Neutral)) }
                @let points = words::points(lang, table.points(Party::Neutral));
                span.score title=(points) {
                    span aria-hidden="true" { (table.points(Party::Neutral)) }
                    span.vh { (points) }
                }
                div.facts {
                    (purse(view, Party::Neutral, scene, &last))
                    (won(view, Party::Neutral, lang))
                    @let taken = [("taken", table.taken(Party::Neutral).into()), ("all", NEUTRAL_DICE.into())];
                    span.fact title=(say(lang, "ad-board-dice-taken", &taken)) { (dice(view, Party::Neutral, scene, &last)) }
                }
            }
        }
    }
}

/// The majorities, and what is out of the game.
pub(super) fn stores(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
    html! {
        h2 { (say(scene.lang, "ad-board-majorities", &[])) }
        ul class={ "maj p" (view.table.parties().count()) } {
            @for good in Good::ALL { (majority(view, scene, good)) }
        }
        (boxed(view, scene))
    }
}

/// Who holds how many of a good, and who leads by how much.
fn majority(view: &View, scene: &Scene<'_, Atlandice>, good: Good) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let standing = table.standing(good);
    let leaders: Vec<Party> = standing.leaders().collect();
    let gone = table.is_exhausted(good.district());
    html! {
        li.gone[gone] title=(words::good_name(lang, good)) {
            (art::good_icon(good, lang))
            span.runs {
                @for party in table.parties() {
                    @let count = standing.held[party.index()];
                    span class={ "run " (art::colour(party)) @if leaders.contains(&party) { " leads" } }
                        title={ (words::party_title(scene, party)) ": " (words::goods(lang, good, count)) } {
                        @if count == 0 { i.zero {} }
                        @for _ in 0..count.min(6) {
                            svg viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (art::shape(party).0) } {} }
                        }
                        @if count > 6 { b { (count) } }
                        span.vh { (words::party(scene, party)) " " (count) }
                    }
                }
            }
            span.led {
                @if gone {
                    (say(lang, "ad-board-exhausted", &[]))
                } @else {
                    @match leaders[..] {
                        [] => { (say(lang, "ad-board-nobody", &[])) }
                        [leader] => {
                            span title=(words::standing(view, scene, good)) {
                                (art::mark(leader, lang)) " " b { "+" (standing.margin) }
                            }
                        }
                        _ => { (say(lang, "ad-board-tie", &[])) }
                    }
                }
            }
        }
    }
}

/// AD-2.5, AD-6.6: what is out of the game.
fn boxed(view: &View, scene: &Scene<'_, Atlandice>) -> Markup {
    let boxed: Vec<Good> = Good::ALL.into_iter().filter(|&good| view.table.boxed(good) > 0).collect();
    html! {
        @if !boxed.is_empty() {
            p.boxed {
                (art::icon("x-box")) span { (say(scene.lang, "ad-board-box", &[])) }
                @for good in boxed { span { (art::good_icon(good, scene.lang)) " " (view.table.boxed(good)) } }
            }
        }
    }
}
