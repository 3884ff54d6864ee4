//! The ground of the round board: the sea around it, three rings that turn with walls, houses and canals, and the temple in
//! the middle. What stands on the rings is drawn by others; it turns with its ring and stays upright.

use maud::{Markup, html};

use super::layout::{Arc, Point, RINGS, Tenth};

/// A ring as it is to be drawn.
pub(super) struct Disc {
    /// 0 is the top ring.
    pub(super) ring: usize,
    /// The stretches between walls, before any turn.
    pub(super) areas: Vec<Arc>,
    /// The fields, before any turn.
    pub(super) fields: Vec<Arc>,
    /// How far it has turned, in degrees.
    pub(super) turn: f32,
}

impl Disc {
    /// Where a field lies now.
    pub(super) fn now(&self, field: usize) -> Arc {
        self.fields.get(field).map_or(Arc { from: 0.0, to: 0.0 }, |arc| arc.turned(self.turn))
    }

    /// The stone under everything: it has the light of the scene and does not turn.
    pub(super) fn bed(&self) -> Markup {
        let (radius, fill) = [(133, "gTop"), (229, "gMid"), (314, "gBot")][self.ring];
        let canal = [141.5, 237.5].get(self.ring);
        html! {
            @if let Some(canal) = canal {
                circle.deep r=(Tenth(*canal)) stroke-width="15" {}
                circle.canal r=(Tenth(*canal)) stroke-width="12" {}
                circle.foam r=(Tenth(canal + 1.5)) {}
            }
            circle filter="url(#sh)" r=(radius) fill={ "url(#" (fill) ")" } {}
        }
    }

    /// Paving, houses and walls: the ground that turns.
    pub(super) fn ground(&self, slots: u8) -> Markup {
        let band = RINGS[self.ring];
        let ring = self.ring;
        let rim = [(132.0, 6.0), (228.0, 7.0), (313.0, 7.0)][ring];
        html! {
            g #{ "disc-" (ring) } .disc transform={ "rotate(" (Tenth(self.turn)) ")" } {
                circle class={ "joints j" (ring) } r=(Tenth(band.middle())) stroke-width=(Tenth(band.outer - band.inner)) {}
                @for step in 1..5 {
                    circle.pave r=(Tenth(band.inner + (band.outer - band.inner) * step as f32 / 5.0)) {}
                }
                @if ring < 2 {
                    @let canal = [141.5, 237.5][ring];
                    @for slot in 0..slots {
                        use href="#bridge" transform={
                            "rotate(" (Tenth((f32::from(slot) + 0.5) * 360.0 / f32::from(slots))) ")translate(0-" (canal) ")"
                        } {}
                    }
                }
                @if ring > 0 {
                    @for field in &self.fields {
                        use href={ "#hA-" (ring) } transform={ "rotate(" (Tenth(field.from)) ")" } {}
                        use href={ "#hB-" (ring) } transform={ "rotate(" (Tenth(field.to)) ")" } {}
                    }
                }
                (self.colonnades())
                circle.rim0 r=(Tenth(rim.0)) stroke-width=(Tenth(rim.1 + 3.0)) {}
                circle.rim1 r=(Tenth(rim.0)) stroke-width=(Tenth(rim.1)) {}
                circle.rim2 r=(Tenth(rim.0 + 2.5)) {}
                @for area in &self.areas { use href={ "#wall-" (ring) } transform={ "rotate(" (Tenth(area.from)) ")" } {} }
            }
        }
    }

    /// What stands on the ring and turns with it.
    pub(super) fn riding(&self, inside: &Markup) -> Markup {
        html! { g .disc transform={ "rotate(" (Tenth(self.turn)) ")" } { (inside) } }
    }

    /// Between the fields of one area kings may pass: a row of columns, no wall.
    pub(super) fn colonnades(&self) -> Markup {
        let band = RINGS[self.ring];
        let is_wall = |degrees: f32| self.areas.iter().any(|area| (area.from - degrees).rem_euclid(360.0) < 0.5);
        html! {
            @for field in self.fields.iter().filter(|field| !is_wall(field.from)) {
                path.colon transform={ "rotate(" (Tenth(field.from)) ")" }
                    d={ "M0-" (Tenth(band.inner + 8.0)) "V-" (Tenth(band.outer - 24.0)) } {}
            }
        }
    }

    /// Something on this ring that stays upright while the ring turns.
    pub(super) fn upright(&self, at: Point, inside: &Markup) -> Markup {
        html! {
            g transform=(at.shift()) { g.up transform={ "rotate(" (Tenth(-self.turn)) ")" } { (inside) } }
        }
    }
}

/// The sea around the city.
pub(super) fn sea() -> Markup {
    html! {
        circle.halo r="352" {}
        circle.rip.r1 r="372" {}
        circle.rip.r2 r="390" {}
        circle.rip.r3 r="414" {}
        circle.under cy="4" r="318" {}
    }
}

/// The temple in the middle, and the light over everything.
pub(super) fn temple() -> Markup {
    html! {
        use href="#temple" {}
        circle.sheen r="316" fill="url(#gSheen)" {}
    }
}
