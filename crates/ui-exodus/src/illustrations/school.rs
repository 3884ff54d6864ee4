//! Pictures of actions: a step on the track, training, leaving, a knowledge card; and no action left.

use game_exodus::atoms::KnowledgeScore;
use game_exodus::components::Training;
use game_exodus::kinds::{Book, Colour, Knowledge, Profession, Residence};
use maud::{Markup, html};

use super::{RED, Sheet, arrow, at, chip, gain, placed, points};
use crate::layout::{Arc, Band, Tenth, polar};
use crate::tiles::Tile;
use crate::{art, track};

/// The card that asks for two professions of the highest tier.
const SOLAR_ECLIPSE: Knowledge = Knowledge(6);

/// What the arrow to a training field costs.
fn price(training: &Training) -> Vec<(String, &'static str)> {
    let many = |n: u8| if n > 1 { n.to_string() } else { String::new() };
    let books = Book::ALL.map(|book| (training.books[book.index()], art::book(book)));
    let all = books.into_iter().chain([(training.gold, "x-gold")]);
    all.filter(|&(n, _)| n > 0).map(|(n, icon)| (many(n), icon)).collect()
}

impl Sheet<'_> {
    /// A few spaces of the track, and a priest on his way to the next bonus.
    pub(super) fn track(&self) -> Markup {
        let band = Band { inner: 352.0, outer: 404.0 };
        let arc = |space: usize| Arc { from: 7.6 * (space as f32 - 3.8), to: 7.6 * (space as f32 - 2.8) };
        let (from, to) = (3, 4);
        let spots = [from, to].map(|space| polar(band.outer - 8.0, arc(space).middle()));
        let ring = html! {
            path.rt d=(Arc { from: -60.0, to: 60.0 }.wedge(band.grown(4.0))) {}
            @for space in 0..9 {
                path.ts fill=(track::glow(space as f32 / 12.0)) d=(arc(space).cut(0.25).wedge(band)) {}
                @let middle = polar(band.middle() - 8.0, arc(space).middle());
                @match self.set.track.bonus[space] {
                    Some(atom) => { (art::put(art::gain(atom).0, middle, 32.0)) }
                    None => { text.xp-space x=(Tenth(middle.x)) y=(Tenth(middle.y)) dominant-baseline="central" { (space) } }
                }
            }
            path.xp-got d=(arc(to).cut(0.25).wedge(band)) {}
            (art::put(art::gain(self.set.track.bonus[to].unwrap_or(game_exodus::atoms::Atom::InfluenceCard)).0, polar(band.middle() - 8.0, arc(to).middle()), 32.0))
            g class={ "xp-ghost " (art::colour(RED)) } {
                use href={ "#" (art::priest_id(RED)) } x=(Tenth(spots[0].x - 21.0)) y=(Tenth(spots[0].y - 50.0)) width="42" height="60" {}
            }
            (arrow(at(spots[0].x + 14.0, spots[0].y - 34.0), at(spots[1].x - 16.0, spots[1].y - 32.0)))
            g class=(art::colour(RED)) {
                use href={ "#" (art::priest_id(RED)) } x=(Tenth(spots[1].x - 21.0)) y=(Tenth(spots[1].y - 50.0)) width="42" height="60" {}
            }
        };
        placed(at(160.0, 482.0), 1.0, &ring)
    }

    /// A scientist's way up, with what each arrow costs.
    pub(super) fn train(&self) -> Markup {
        let field = |profession| self.set.school.field(profession);
        html! {
            rect.xp-hall.xp-violet x="10" y="14" width="300" height="142" rx="20" {}
            (arrow(at(78.0, 102.0), at(128.0, 102.0)))
            (arrow(at(192.0, 102.0), at(240.0, 102.0)))
            (self.pupil(at(48.0, 102.0), 60.0, Profession::SC))
            (self.pupil(at(160.0, 102.0), 64.0, Profession::PH))
            (self.pupil(at(272.0, 102.0), 68.0, Profession::AS))
            (chip(at(104.0, 48.0), "xp-price", &price(field(Profession::PH))))
            (chip(at(216.0, 48.0), "xp-price", &price(field(Profession::AS))))
        }
    }

    /// An astronomer takes the last place of a residence, and what that gives.
    pub(super) fn leave(&self) -> Markup {
        let gains: Vec<_> =
            self.set.school.field(Profession::AS).dispatch.get().iter().map(|&atom| gain(atom)).collect();
        html! {
            rect.xp-hall.xp-violet x="10" y="30" width="96" height="126" rx="20" {}
            path.xp-sand d="M196-40C176 40 206 110 186 230H700V-40Z" {}
            (self.tile(at(206.0, 48.0), 104.0, Tile::Residence(Residence(0)), &[Colour::White, Colour::Brown, Colour::Purple]))
            circle.xp-ring cx="289.500" cy="131" r="17" {}
            (self.pupil(at(58.0, 96.0), 72.0, Profession::AS))
            (arrow(at(104.0, 106.0), at(198.0, 106.0)))
            (chip(at(150.0, 28.0), "xp-gain", &gains))
        }
    }

    /// Two settlers together bring a card.
    pub(super) fn knowledge(&self) -> Markup {
        let face = self.set.knowledge(SOLAR_ECLIPSE);
        let (vp, per) = match face.score {
            KnowledgeScore::Priest { per, vp } => (vp, per),
            _ => (0, 0),
        };
        html! {
            rect.xp-hall.xp-violet x="10" y="12" width="110" height="146" rx="20" {}
            (arrow(at(98.0, 52.0), at(178.0, 74.0)))
            (arrow(at(98.0, 120.0), at(178.0, 98.0)))
            (self.pupil(at(66.0, 50.0), 62.0, face.requires[0]))
            (self.pupil(at(66.0, 122.0), 62.0, face.requires[1]))
            g.xp-card {
                rect x="188" y="14" width="116" height="142" rx="10" {}
                path.xp-band d="M188 26v-2q0-10 10-10h96q10 0 10 10v2Z" {}
                (art::put("x-knowledge", at(246.0, 56.0), 46.0))
                path.xp-line d="M200 86h92" {}
                (art::figure(&self.set.school, face.requires[0], at(230.0, 104.0), 28.0))
                (art::figure(&self.set.school, face.requires[1], at(262.0, 104.0), 28.0))
                text x="210" y="138" dominant-baseline="central" { (vp) }
                (art::put("x-vp", at(227.0, 138.0), 21.0))
                text x="245" y="138" dominant-baseline="central" { "/" }
                text x="260" y="138" dominant-baseline="central" { (per) }
                (art::put("x-flame", at(277.0, 138.0), 21.0))
            }
        }
    }

    /// Four settlers, two actions: two stay behind.
    pub(super) fn no_time(&self) -> Markup {
        let left = -i16::from(self.set.counts.settler_left);
        let actions = usize::from(self.set.counts.actions);
        let pupils = [Profession::AS, Profession::SH, Profession::WO, Profession::SC];
        html! {
            rect.xp-hall x="10" y="52" width="300" height="106" rx="20" {}
            @for (index, profession) in pupils.into_iter().enumerate() {
                @let x = 48.0 + 75.0 * index as f32;
                (self.pupil(at(x, 104.0), 60.0, profession))
                @if index < actions {
                    circle.xp-act cx=(Tenth(x)) cy="30" r="18" {}
                    (art::put("x-depart", at(x, 30.0), 25.0))
                    (arrow(at(x, 72.0), at(x, 50.0)))
                } @else {
                    circle.xp-act.xp-none cx=(Tenth(x)) cy="30" r="18" {}
                    (points(at(x, 142.0), left))
                }
            }
        }
    }
}
