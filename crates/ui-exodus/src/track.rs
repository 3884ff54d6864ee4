//! The Apotheosis track around the city: its bonuses, the high priests, the monuments that wait beside it; and what the catastrophe turned.

use engine::Seat;
use game_exodus::atoms::Atom;
use game_exodus::{Action, Event};
use maud::{Markup, html};

use super::board::Canvas;
use super::layout::{Arc, Band, Point, TRACK, Tenth, Track, polar};
use super::marks::Spot;
use super::tiles::{self, Tile};
use super::{art, words};
use crate::l10n::say;

/// The colour of a space: from cool stone at the start to fire at the end.
pub(super) fn glow(part: f32) -> String {
    let stops = [[0xd6, 0xde, 0xd6], [0xe6, 0xdc, 0xc4], [0xec, 0xc1, 0x93], [0xf0, 0xa0, 0x5c]];
    let at = part.clamp(0.0, 1.0) * 2.999;
    let (from, rest) = (at as usize, at.fract());
    let mix = |index: usize| {
        let (a, b) = (stops[from][index] as f32, stops[from + 1][index] as f32);
        (a + (b - a) * rest) as u8
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}

/// How far one of several priests on a space stands from its middle. They stand side by side, wherever on the round it is:
/// above each other the nearer one would hide the sign of the other.
fn beside(nth: usize, of: usize) -> f32 {
    let step = match of {
        0..=2 => 23.0,
        3 => 20.0,
        _ => 17.0,
    };
    step * (nth as f32 - (of.max(1) - 1) as f32 / 2.0)
}

impl Canvas<'_> {
    fn plan(&self) -> Track {
        Track { spaces: usize::from(self.set.track.end) + 1 }
    }

    /// The spaces with what they give.
    pub(super) fn track(&self) -> Markup {
        let plan = self.plan();
        let lang = self.scene.lang;
        let whole = Arc { from: plan.arc(0).from - 1.0, to: plan.arc(plan.spaces - 1).to + 1.0 };
        html! {
            path.rt filter="url(#sh)" d=(whole.wedge(Band { inner: 321.0, outer: 359.0 })) {}
            @for space in 0..plan.spaces {
                path.ts fill=(glow(space as f32 / plan.spaces as f32)) d=(plan.arc(space).cut(0.35).wedge(TRACK)) {}
                @let at = plan.at(space);
                @match self.set.track.bonus[space] {
                    Some(atom) => {
                        @let (id, n, _) = art::gain(atom);
                        @let size = plan.symbol();
                        g {
                            title { (say(lang, "exodus-board-space", &[("space", space.into()), ("gain", words::atom(lang, atom).into())])) }
                            (art::put(id, at, size))
                            @if n > 1 { (art::badge(Point { x: at.x + size * 0.42, y: at.y + size * 0.42 }, &n.to_string())) }
                        }
                    }
                    None => { text.tn x=(Tenth(at.x)) y=(Tenth(at.y)) dominant-baseline="central" { title { (say(lang, "exodus-board-space-bare", &[("space", space.into())])) } (space) } }
                }
            }
            (self.last_steps(plan))
            g transform="translate(0 342)" { use href="#brazier" {} }
        }
    }

    /// The way a priest went last, in the mover's colour.
    fn last_steps(&self, plan: Track) -> Markup {
        let mut ways: Vec<(Seat, u8, u8)> = Vec::new();
        for event in self.last() {
            if let Event::Advanced { seat, from, to, .. } = *event {
                match ways.iter_mut().find(|way| way.0 == seat && way.2 == from) {
                    Some(way) => way.2 = to,
                    None => ways.push((seat, from, to)),
                }
            }
        }
        html! {
            @for (seat, from, to) in ways.into_iter().filter(|way| way.1 < way.2) {
                path class={ "steps " (art::colour(seat)) } d=(plan.way(from.into(), to.into(), TRACK.outer + 1.0)) {}
            }
        }
    }

    /// Where a priest stands: one of so many on the same space.
    fn priest_spot(&self, space: u8, (nth, of): (usize, usize)) -> Point {
        let middle = polar(TRACK.outer - 6.0, self.plan().arc(space.into()).middle());
        Point { x: middle.x + beside(nth, of), y: middle.y }
    }

    /// The high priests, the choice to move one, and where a choice would lead the viewer's.
    pub(super) fn priests(&self) -> Markup {
        let at: Vec<(Seat, u8)> = self.seats().map(|seat| (seat, self.table.player(seat).priest)).collect();
        html! {
            @for (index, &(seat, space)) in at.iter().enumerate().rev() {
                @let there = |priests: &[(Seat, u8)]| priests.iter().filter(|(_, other)| *other == space).count();
                @let spot = self.priest_spot(space, (there(&at[..index]), there(&at)));
                g class=(art::colour(seat)) {
                    use href={ "#" (art::priest_id(seat)) } x=(Tenth(spot.x - 15.0)) y=(Tenth(spot.y - 30.0)) width="30" height="43"
                        data-piece={ "priest" (seat.0) } {
                        title { (say(self.scene.lang, "exodus-board-priest", &[("name", self.scene.name(seat).into()), ("space", space.into())])) }
                    }
                }
            }
            @if let Some(seat) = self.scene.viewer.seat() { (self.forecasts(seat)) (self.step(seat)) }
        }
    }

    /// Where each choice leads the viewer's priest for certain.
    fn forecasts(&self, seat: Seat) -> Markup {
        let from = self.table.player(seat).priest;
        html! {
            @for lit in &self.offer.lits {
                @if let Some(to) = super::callout::reaches(self, lit).filter(|&to| to > from) {
                    @let spot = self.priest_spot(to, (0, 1));
                    g class={ "ghost " (art::colour(seat)) @if self.offer.is_armed(lit) { " on" } } data-show=(lit.name) {
                        path.trackway d=(self.plan().way(from.into(), to.into(), TRACK.middle())) {}
                        use href={ "#" (art::priest_id(seat)) } x=(Tenth(spot.x - 15.0)) y=(Tenth(spot.y - 30.0)) width="30" height="43" {}
                    }
                }
            }
        }
    }

    /// The next space as a button.
    fn step(&self, seat: Seat) -> Markup {
        let space = self.table.player(seat).priest + 1;
        let Some(lit) = self.offer.lit(|action| action == Action::Advance) else { return html! {} };
        let plan = self.plan();
        let arc = plan.arc(space.into());
        let at = plan.at(space.into());
        let inside = html! {};
        html! {
            path.litf.on[self.offer.is_armed(lit)] data-show=(lit.name) d=(arc.cut(0.4).wedge(TRACK)) {}
            foreignObject x=(Tenth(at.x - 55.0)) y=(Tenth(at.y - 55.0)) width="110" height="110" {
                (self.control(true, Spot::Step, "hitf", "", &inside))
            }
            @if let Some(key) = lit.key {
                @let at = polar(TRACK.inner - 6.0, arc.middle());
                g.keyt aria-hidden="true" { circle cx=(Tenth(at.x)) cy=(Tenth(at.y)) r="10.500" {} text x=(Tenth(at.x)) y=(Tenth(at.y)) dominant-baseline="central" { (key) } }
            }
        }
    }

    /// The monuments that wait at their spaces.
    pub(super) fn beside_track(&self) -> Markup {
        let plan = self.plan();
        html! {
            @for (nth, &space) in self.set.track.monuments.iter().enumerate() {
                @let angle = plan.arc(space.into()).middle().rem_euclid(360.0);
                @let (right, down) = (angle < 180.0, (90.0..270.0).contains(&angle));
                @let corner = Point { x: if right { 270.0 } else { -362.0 }, y: if down { 276.0 } else { -362.0 } };
                @let near = polar(TRACK.outer + 4.0, angle);
                @let end = Point { x: if right { 312.0 } else { -272.0 }, y: if down { 272.0 } else { -318.0 } };
                path.lead d={ "M" (Tenth(end.x)) " " (Tenth(end.y)) "Q" (Tenth((end.x + near.x) / 2.0 + 10.0)) " " (Tenth((end.y + near.y) / 2.0 - 12.0)) " " (Tenth(near.x)) " " (Tenth(near.y)) } {}
                @for (index, monument) in self.table.monuments(nth as u8).enumerate() {
                    @let at = Point { x: corner.x + 48.0 * (index % 2) as f32, y: corner.y + 48.0 * (index / 2) as f32 };
                    g transform=(at.shift()) {
                        g data-piece=(monument) {
                            title { (words::monument(self.scene.lang, self.set, monument)) ": " (words::monument_score(self.scene.lang, self.set, monument)) }
                            (tiles::sign(self.set, Tile::Monument(monument), 43.0))
                        }
                    }
                }
            }
        }
    }

    /// What the catastrophe of the year turned: the middle disc, and the top disc beyond it.
    pub(super) fn catastrophe(&self) -> Markup {
        let Some(tile) = self.table.catastrophe() else { return html! {} };
        let face = self.set.catastrophe(tile);
        let args = [("middle", face.middle.into()), ("top", face.top.into())];
        let words = say(self.scene.lang, "exodus-board-catastrophe", &args);
        html! {
            g.catas transform="translate(-344 300)" role="img" aria-label=(words) {
                title { (words) }
                (art::put("x-catastrophe", Point { x: 0.0, y: 0.0 }, 36.0))
                (art::put("x-disc", Point { x: 0.0, y: 40.0 }, 30.0))
                text.yt x="58" y="40" dominant-baseline="central" { "+" (face.middle) " +" (face.top) }
            }
        }
    }

    /// The bonus of a space, if there is one.
    pub(super) fn bonus(&self, space: u8) -> Option<Atom> {
        self.set.track.bonus.get(usize::from(space)).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priests_on_one_space_show_their_signs() {
        // The sign is in the middle of a figure and up to 10 wide; the body of the next is 22 wide.
        for of in 1..=4 {
            let spots: Vec<f32> = (0..of).map(|nth| beside(nth, of)).collect();
            assert!(spots.windows(2).all(|pair| pair[1] - pair[0] >= 5.0 + 11.0), "{spots:?}");
            assert!(spots.iter().sum::<f32>().abs() < 0.01, "around the middle: {spots:?}");
        }
    }
}
