//! The tower clock: spaces with their symbols, the hand, the water in it, where the hand may go next, and in the middle
//! who leads in what.

use game_atlandice::{Action, Area, Good, Party, Symbol};
use maud::{Markup, PreEscaped, html};

use super::art;
use super::board::Canvas;
use super::layout::{Dial, Tenth, pair, polar};
use super::{marks, words};
use crate::l10n::say;

impl Canvas<'_> {
    pub(super) fn dial(&self) -> Markup {
        let table = &self.view.table;
        let spaces = table.components().clock();
        let dial = Dial::new(spaces.len());
        let hand = usize::from(table.hand());
        html! {
            svg #dial .dial viewBox="-246 -246 492 496" role="img" aria-label=(words::clock(self.scene.lang, self.view)) {
                (PreEscaped(ui::built!("dial-back.svg")))
                g clip-path="url(#c-dial)" {
                    g.level transform={ "translate(-190 " (Tenth(152.0 - 250.0 * self.progress())) ")" } {
                        (PreEscaped(ui::built!("dial-water.svg")))
                    }
                }
                @for (space, &symbol) in spaces.iter().enumerate() {
                    path class={ "sp " (kind(symbol)) (when(space, hand)) @if space + 4 >= spaces.len() { " near" } }
                        d=(dial.wedge(space)) {}
                }
                path fill="url(#g-ring)" fill-rule="evenodd" d="M0-225a225 225 0 1 1-.1 0ZM0-168a168 168 0 1 0 .1 0Z" {}
                circle r="166" fill="url(#g-well)" {}
                @for (space, &symbol) in spaces.iter().enumerate() { (self.space(dial, space, symbol)) }
                circle.rl r="225.500" {}
                circle.rl2 r="168" {}
                circle.rl r="165" {}
                (marks::hand_trail(self, dial))
                (self.forecast(dial))
                g.hand transform={ "rotate(" (dial.turn(hand)) ")" } { (PreEscaped(ui::built!("dial-hand.svg"))) }
                (PreEscaped(ui::built!("medallion.svg")))
                @for good in Good::ALL { (self.sector(good)) }
                circle r="13" fill="url(#g-bronze)" {}
                circle r="8" fill="url(#g-bronze-dark)" {}
            }
        }
    }

    /// How far the hand has come, from 0 to 1: the water rises with it.
    pub(super) fn progress(&self) -> f32 {
        let table = &self.view.table;
        f32::from(table.hand()) / f32::from(table.components().last_space().max(1))
    }

    fn space(&self, dial: Dial, space: usize, symbol: Symbol) -> Markup {
        let size = dial.symbol();
        let hand = usize::from(self.view.table.hand());
        let class = format!("spi {}{}", kind(symbol), when(space, hand));
        let Some(id) = art::symbol_id(symbol) else {
            let spot = dial.at(space, 197.0);
            return html! { circle.spd cx=(Tenth(spot.x)) cy=(Tenth(spot.y)) r="3" {} };
        };
        let counts = matches!(symbol, Symbol::Inventory(_) | Symbol::InventoryTotal);
        let spot = dial.at(space, if counts { 197.0 + size * 0.25 } else { 197.0 });
        let scales = dial.at(space, 197.0 - size * 0.55);
        let small = size * 0.58;
        html! {
            g class=(class) {
                title { (words::symbol_words(self.scene.lang, self.view.table.components(), symbol)) }
                use href={ "#" (id) } x=(Tenth(spot.x - size / 2.0)) y=(Tenth(spot.y - size / 2.0))
                    width=(Tenth(size)) height=(Tenth(size)) {}
                @if counts {
                    use href="#x-scales" x=(Tenth(scales.x - small / 2.0)) y=(Tenth(scales.y - small / 2.0))
                        width=(Tenth(small)) height=(Tenth(small)) {}
                }
            }
        }
    }

    /// Where the hand would go for each die that might stay.
    fn forecast(&self, dial: Dial) -> Markup {
        let table = &self.view.table;
        if table.ended().is_some() || table.is_last_round() {
            return html! {};
        }
        let steps: Vec<(Area, u8)> = Area::ALL
            .into_iter()
            .filter(|&area| table.dice(area) > 0)
            .map(|area| (area, table.if_stays(area).to))
            .collect();
        let hand = usize::from(table.hand());
        html! {
            @for (index, &(area, to)) in steps.iter().enumerate() {
                @let row = steps[..index].iter().filter(|(_, other)| *other == to).count();
                @let all = steps.iter().filter(|(_, other)| *other == to).count();
                @let spot = beside(dial, usize::from(to), row, all);
                g.fore data-show=[self.stays_of(area)] {
                    (foreway(dial, hand, to))
                    @if row == 0 {
                        @let [a, b] = [151.0, 169.0].map(|radius| pair(dial.at(usize::from(to), radius)));
                        path.notch d={ "M" (a) "L" (b) } {}
                    }
                    g.foredie transform={ (spot.shift()) "scale(.38)" } {
                        title { (self.stays_words(area)) }
                        use href={ "#d-" (area.face()) } {}
                    }
                }
            }
            (self.certain_forecast(dial, hand))
        }
    }

    /// What happens to the clock if a die beside this area stays.
    fn stays_words(&self, area: Area) -> String {
        let lang = self.scene.lang;
        let step = self.view.table.if_stays(area);
        let spaces = words::spaces(lang, step.to.saturating_sub(step.from));
        format!("{}: {}", say(lang, "ad-board-stays", &[("spaces", spaces.into())]), words::symbol(lang, step.symbol))
    }

    /// Where the hand goes after a choice that settles it, or with a die turned to another area: shown when the choice is
    /// pointed at.
    fn certain_forecast(&self, dial: Dial, hand: usize) -> Markup {
        html! {
            @for lit in &self.offer.lits {
                @let turned = lit.preview.stays.filter(|_| matches!(lit.action, Action::TurnTo { .. }));
                @if let Some(step) = lit.preview.turns.or(turned) {
                    g.fore.on[self.offer.is_armed(lit)] data-show=(lit.name) { (foreway(dial, hand, step.to)) }
                }
            }
        }
    }

    /// Who leads in a good, and by how much.
    fn sector(&self, good: Good) -> Markup {
        let table = &self.view.table;
        let standing = table.standing(good);
        let leaders: Vec<Party> = standing.leaders().collect();
        let middle = polar(63.0, std::f32::consts::TAU * (good.index() as f32 - 2.0) / 5.0);
        let gone = table.is_exhausted(good.district());
        let size = match leaders.len() {
            0..=1 => 24.0,
            2 => 22.0,
            _ => 16.0,
        };
        let words = words::standing(self.view, self.scene, good);
        html! {
            g.sector.gone[gone] {
                title { (words) }
                use href={ "#f-" (good.name()) } x=(Tenth(middle.x - 16.0)) y=(Tenth(middle.y - 32.0)) width="32" height="31" {}
                @let left = match leaders.len() {
                    1 => middle.x - 24.0,
                    count => middle.x - (size + 2.0) * count as f32 / 2.0,
                };
                @for (index, &leader) in leaders.iter().enumerate() {
                    svg class={ "mk " (art::colour(leader)) } viewBox="0 0 24 24" width=(size) height=(size)
                        x=(Tenth(left + (size + 2.0) * index as f32)) y=(Tenth(middle.y + 12.0 - size / 2.0)) {
                        (art::mark_inside(leader, self.scene.lang))
                    }
                }
                @match leaders.len() {
                    0 => { text.lead x=(Tenth(middle.x)) y=(Tenth(middle.y + 18.0)) { "–" } }
                    1 => { text.lead x=(Tenth(middle.x + 14.0)) y=(Tenth(middle.y + 19.0)) { "+" (standing.margin) } }
                    _ => {}
                }
            }
        }
    }
}

fn foreway(dial: Dial, hand: usize, to: u8) -> Markup {
    let to = usize::from(to);
    html! { g.foreway { path d=(dial.way(hand, to, 161.0)) {} path.target d=(dial.wedge(to)) {} } }
}

pub(super) fn kind(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Start => "start",
        Symbol::Plain => "plain",
        Symbol::Inventory(_) | Symbol::InventoryTotal => "inv",
        Symbol::Donation => "don",
        Symbol::Waves => "end",
    }
}

/// The class of a space behind, under or before the hand.
pub(super) fn when(space: usize, hand: usize) -> &'static str {
    match space.cmp(&hand) {
        std::cmp::Ordering::Less => " past",
        std::cmp::Ordering::Equal => " now",
        std::cmp::Ordering::Greater => "",
    }
}

/// Where one of several dice that lead to the same space is shown: in rows inside the ring.
fn beside(dial: Dial, to: usize, index: usize, all: usize) -> super::layout::Point {
    let columns = all.div_ceil(2);
    let (row, column) = (index / columns, index % columns);
    let here = (all - row * columns).min(columns);
    let radius = 141.0 - 19.5 * row as f32;
    let aside = (column as f32 - (here as f32 - 1.0) / 2.0) * 19.0 / radius;
    polar(radius, dial.angle(to) + aside)
}
