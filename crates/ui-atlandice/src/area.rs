//! A district or the Black Market: its building, the tile in force, the goods in its court, the dice in its gate, its
//! name plate with who holds how many, and the canal for the submarine.

use engine::Seat;
use game_atlandice::{Area, Good, Party};
use maud::{Markup, PreEscaped, html};

use super::art::{self, GateArt};
use super::board::{Canvas, Spot, spot};
use super::flights::Place;
use super::{marks, words};
use crate::l10n::say;

/// Where the gate stands on the left.
fn is_east(area: Area) -> bool {
    matches!(area, Area::MachineWorks | Area::Forge | Area::BlackMarket)
}

impl Canvas<'_> {
    pub(super) fn area(&self, area: Area) -> Markup {
        let table = &self.view.table;
        let gone = table.is_exhausted(area);
        let can = self.offer.lits.iter().any(|lit| spot(lit.action, self.source()).is_some_and(|s| s.area() == area));
        let last = self.last.at(area).map(|seat| art::colour(Party::Seat(seat)));
        let id = format!("area-{}", area.name());
        html! {
            section #(id) class={
                "area a-" (area.name())
                @if is_east(area) { " east" }
                @if can { " can" }
                @if gone { " gone" }
                @if let Some(colour) = last { " last " (colour) }
                " p" (table.parties().count())
            } aria-label=(words::area_words(self.view, self.scene, area)) {
                (building(area))
                @if gone { (PreEscaped(ui::built!("flood.svg"))) }
                div.yard {
                    (floor(area))
                    @if area.is_district() && !gone { (self.slab(area)) }
                    @if gone { p.exhausted { (say(self.scene.lang, "ad-board-exhausted", &[])) } } @else { (self.court(area)) }
                    @if !gone { (self.gate(area)) }
                }
                (self.plate(area))
                div.canal { @if table.submarine() == area { (self.submarine(area, gone)) } }
            }
        }
    }

    /// The tile in force on those below it; its words stand beside it when it is pointed at or focused.
    fn slab(&self, area: Area) -> Markup {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let components = table.components();
        let tile = table.tile(area);
        let below: Vec<_> = table.below(area).collect();
        let rolled = self.last.roll(area);
        let tip = format!("tip-{}", area.name());
        html! {
            div.slab {
                button.slabtop type="button" aria-describedby=(tip)
                    aria-label=(say(lang, "ad-board-tile", &[("area", words::area(lang, area).into())])) {
                    (art::slab(tile, below.len(), components))
                }
                @if let Some(roll) = rolled {
                    span class={ "roll " (art::colour(Party::Seat(roll.seat))) @if roll.success { " hit" } @else { " miss" } } {
                        svg viewBox="-30 -30 60 66" role="img"
                            aria-label=(say(lang, "ad-board-die", &[("face", roll.face.into())])) {
                            g data-piece={ "roll-" (roll.step) "-" (area.letter()) } data-own {
                                use.tumble href={ "#d-" (roll.face) } {}
                            }
                        }
                    }
                }
                div.tip #(tip) role="tooltip" {
                    @if let Some(tile) = tile {
                        p {
                            b { (words::tile_effect(lang, components, tile)) } " "
                            (words::clause(words::tile_clause(components, tile)))
                        }
                    }
                    p {
                        (art::icon("x-hand")) " " (words::hands(lang, table.hands(area))) " "
                        (words::clause("AD-7.1"))
                    }
                    @if !below.is_empty() {
                        p { (art::icon("x-tile")) " " (say(lang, "ad-board-below", &[("count", below.len().into())])) }
                        ul { @for tile in &below { li { (words::tile_short(lang, components, *tile)) } } }
                    } @else {
                        p { (art::icon("x-tile")) " " (say(lang, "ad-board-last-tile", &[])) }
                    }
                }
            }
        }
    }

    /// The goods that lie there, each type in one pile.
    fn court(&self, area: Area) -> Markup {
        let goods = self.view.table.goods(area);
        html! {
            ul.court {
                @for good in Good::ALL {
                    @let count = goods[good.index()];
                    @let touched = self.last.touched(area, good);
                    @if count > 0 || touched.is_some() { li { (self.pile(area, good, count)) } }
                }
            }
        }
    }

    fn pile(&self, area: Area, good: Good, count: u8) -> Markup {
        let lang = self.scene.lang;
        let ghost = if count == 0 { " ghost" } else { "" };
        let class = format!("pile {}{ghost}{}", good.name(), touched(self.last.touched(area, good)));
        let piece = |index: u8| {
            (Some(marks::token(good, Place::Area(area), index)), self.last.came(good, Place::Area(area), index))
        };
        let inside = html! {
            @if count == 0 {
                svg.stack viewBox="-2 -21 44 66" aria-hidden="true" { use href={ "#h-" (good.name()) } {} }
            } @else {
                (art::pile(good, count, piece))
                b.num aria-hidden="true" { (count) }
            }
        };
        marks::control(self, Spot::Pile(area, good), &class, &words::goods(lang, good, count), &inside)
    }

    fn gate(&self, area: Area) -> Markup {
        let table = &self.view.table;
        let count = table.dice(area);
        let rolled = self.last.rolled();
        let piece = |index: u8| {
            let (round, place) = (table.round(), Place::Area(area));
            (marks::die(round, place, index), self.last.die_came(round, place, index))
        };
        let inside = html! {
            (art::gate(&GateArt { area, count, gone: table.is_exhausted(area), rolled, piece: &piece }))
            @if count > 1 { b.num aria-hidden="true" { (count) } }
        };
        let class = format!("gate{}{}", if count > 0 { " open" } else { "" }, touched(self.last.searched(area)));
        marks::control(self, Spot::Gate(area), &class, &words::dice(self.scene.lang, count), &inside)
    }

    /// The name, and who holds how many of the district's good: whoever has most first.
    fn plate(&self, area: Area) -> Markup {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let inside = html! {
            span.name {
                @if let Some(good) = area.good() { (art::flat(good)) } @else { (art::icon("x-market")) }
                span { (words::area(lang, area)) }
            }
            @if let (Some(good), false) = (area.good(), table.is_exhausted(area)) {
                @let mut parties: Vec<(Party, u8)> =
                    table.parties().map(|party| (party, table.held(party)[good.index()])).collect();
                @let () = parties.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
                span.std {
                    @for (party, count) in parties {
                        span.zero[count == 0] title={ (words::party_title(self.scene, party)) ": " (words::goods(lang, good, count)) } { (art::mark(party, lang)) (count) span.chips { (self.gained(party, good)) } }
                    }
                }
            } @else if area == Area::BlackMarket {
                span.std.hands title=(words::hands(lang, table.hands(area))) {
                    @for _ in 0..table.hands(area) { (art::icon("x-hand")) }
                    span.vh { (words::hands(lang, table.hands(area))) }
                }
            }
        };
        marks::control(self, Spot::Plate(area), "plate", "", &inside)
    }

    /// What pointing at a choice would give a party, beside what it holds: goods, and points if it empties the district.
    fn gained(&self, party: Party, good: Good) -> Markup {
        html! {
            @for lit in &self.offer.lits {
                @let gain = match lit.preview.gains {
                    Some((gainer, Some(gained))) if gainer == party && gained == good => lit.preview.certain.max(1),
                    _ => 0,
                };
                @let emptied = lit.preview.empties.filter(|emptied| emptied.district == good.district());
                @let points = emptied.map_or(0, |emptied| emptied.majority.points[party.index()]);
                @let armed = self.offer.is_armed(lit);
                @if gain > 0 { i.gain.on[armed] data-show=(lit.name) aria-hidden="true" { "+" (gain) } }
                @if points > 0 {
                    i.pts.on[armed] data-show=(lit.name) aria-hidden="true" { "+" (points) }
                }
            }
        }
    }

    /// The submarine beside the area, with what it gives.
    fn submarine(&self, area: Area, gone: bool) -> Markup {
        html! {
            span class={ "subm" (touched(self.last.sailed(area))) } data-piece="submarine"
                title=(say(self.scene.lang, "ad-board-submarine-words", &[])) {
                svg viewBox="-5 0 134 56" role="img" aria-label=(say(self.scene.lang, "ad-board-submarine", &[])) {
                    use href="#sub" {}
                }
                @if !gone { b.bonus { "+1" } }
            }
        }
    }
}

/// The class of what somebody touched last.
fn touched(by: Option<Seat>) -> String {
    by.map_or_else(String::new, |seat| format!(" touched {}", art::colour(Party::Seat(seat))))
}

fn building(area: Area) -> Markup {
    let frame = if area.is_district() { "0 -24 264 176" } else { "0 0 340 84" };
    html! {
        svg.art viewBox=(frame) aria-hidden="true" {
            ellipse.halo cx=(if area.is_district() { 132 } else { 170 }) cy="110" rx="170" ry="110" {}
            use href={ "#b-" (area.name()) } {}
        }
    }
}

fn floor(area: Area) -> Markup {
    html! {
        svg.floor viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            path fill=(if area.is_district() { "url(#g-floor)" } else { "url(#g-deck)" }) d="M7 0h86l7 100H0Z" {}
            path.pave d="M5 26h90M2.500 62h95M36 0 28 100M64 0l8 100M50 0v100" {}
        }
    }
}
