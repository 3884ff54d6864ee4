//! What luck, the calendar and the scorings do, as lines of the log.

use engine::{PerSeat, Seat, variants};
use game_exodus::kinds::{Colour, TileKind};
use game_exodus::{Components, Event, PointReason, Tile};

use super::log::{Writer, text};
use super::{cards, words};
use crate::l10n::{Lang, Value, say, signed};

/// AE-16: a settlement scoring being told.
pub(super) struct Scoring {
    step: usize,
    row: u8,
    counts: PerSeat<[u8; 3]>,
    points: PerSeat<i32>,
}

/// AE-17: the final scoring of all seats being told.
pub(super) struct Final {
    step: usize,
    parts: PerSeat<Vec<String>>,
    totals: PerSeat<i32>,
}

impl Writer<'_> {
    /// What luck and the calendar do.
    pub(super) fn city(&mut self, event: &Event) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let joined = |names: Vec<String>| Value::from(names.join(", "));
        match event {
            Event::Started { seat } => {
                self.open(*seat, "x-order");
                self.clause(*seat, "exodus-log-starts", vec![]);
            }
            Event::PillarsLaid { cards } => {
                let names = cards.as_slice().iter().map(|&card| cards::pillar_name(lang, set, card)).collect();
                self.all("x-pillar", "exodus-log-pillars", &[("list", joined(names))], "AE-3.6");
            }
            Event::KnowledgeLaid { cards } => {
                let names = cards.as_slice().iter().map(|&card| words::knowledge(lang, set, card)).collect();
                self.all("x-knowledge", "exodus-log-knowledge", &[("list", joined(names))], "AE-3.7");
            }
            Event::KnowledgeDiscarded { name } => {
                let name = words::knowledge(lang, set, *name);
                self.all("x-knowledge", "exodus-log-discarded", &[("list", name.into())], "AE-3.7");
            }
            Event::MonumentsLaid { tiles } => {
                let names = tiles.as_slice().iter().map(|&tile| words::monument(lang, set, tile)).collect();
                self.all("x-monument", "exodus-log-monuments", &[("list", joined(names))], "AE-2.11");
            }
            Event::ResidencesLaid { tiles } => {
                let names = tiles.as_slice().iter().map(|&tile| cards::residence(lang, set, tile)).collect();
                let args = [("list", joined(names))];
                match self.draft.as_ref().map(|draft| draft.seat) {
                    Some(seat) => self.say(seat, "exodus-log-residence-more", &args),
                    None => self.all("x-residence", "exodus-log-residences", &args, "AE-8.1"),
                }
            }
            Event::TilesLaid { tiles } => {
                let short = |&tile: &Tile| match tile {
                    Tile::Workshop(one) => words::tile_floor(lang, set, TileKind::Workshop, set.workshop(one).floor),
                    _ => self.tile(tile),
                };
                let names = tiles.as_slice().iter().map(short).collect();
                self.all("x-workshop", "exodus-log-tiles", &[("list", joined(names))], "AE-3.4");
            }
            Event::SettlersPlaced { colours } => {
                let list = crowd(lang, colours.as_slice());
                self.all("x-settler", "exodus-log-settlers", &[("list", list.into())], "AE-3.5");
            }
            Event::YearBegan { year, sorting } => {
                let names = self.names(sorting.as_slice());
                let args = [("year", (*year).into()), ("names", names.into())];
                match sorting.as_slice().len() {
                    0 | 1 => self.all("x-order", "exodus-log-year-solo", &args[..1], "AE-4.1"),
                    _ => self.all("x-order", "exodus-log-year", &args, "AE-4.2"),
                }
            }
            Event::RoundBegan { round, order } => {
                let args = [("round", (*round).into()), ("names", self.names(order.as_slice()).into())];
                match order.as_slice().len() {
                    0 | 1 => self.all("x-king", "exodus-log-round-solo", &args[..1], "AE-5.1"),
                    _ => self.all("x-king", "exodus-log-round", &args, "AE-5.1"),
                }
            }
            Event::CatastropheTurned { tile, .. } => {
                let face = set.catastrophe(*tile);
                let turns = |count| Value::from(words::quarters(lang, count));
                let args = [("middle", turns(face.middle)), ("top", turns(face.top))];
                self.all("x-disc", "exodus-log-catastrophe", &args, "AE-3.2");
            }
            Event::DiscsTurned { middle, top } => {
                let turns = |count| Value::from(words::quarters(lang, count));
                let args = [("middle", turns(*middle)), ("top", turns(*top))];
                self.all("x-disc", "exodus-log-discs", &args, "AE-14.6");
            }
            Event::NeutralsMoved { fields } => {
                let names = fields.iter().map(|&field| words::field(field)).collect();
                self.all("x-king", "exodus-log-neutral", &[("fields", joined(names))], "AE-18.3");
            }
            Event::CityCleared => self.all("x-workshop", "exodus-log-cleared", &[], "AE-3.4"),
            variants!(Event:
                OrderChosen KingPlaced Received Lapsed Skipped Paid SettlerCame GuardTaken Triggered Advanced
                BonusReached TilesDrawn TileTaken ShipPlaced ResidenceTaken TilePlaced TileMoved Swapped Trained
                Dispatched PlacedFromBag WorkshopActive PillarTaken PillarUsed PartUsed MonumentDeclined
                MonumentTaken InfluenceDrawn InfluenceReceived InfluencePlayed KnowledgeDrawn KnowledgeTaken
                ColourChosen GivenBack RecruitsDrawn FavourSpent TurnBegan TurnEnded SettlementCounted Scored
                SoloLost FinalScoring Ended
            ) => {}
        }
    }

    /// AE-16: a settlement scoring begins.
    pub(super) fn counted(&mut self, row: u8, counts: PerSeat<[u8; 3]>) {
        self.close();
        let points = PerSeat::from_fn(counts.len(), |_| 0);
        self.scoring = Some(Scoring { step: self.step, row, counts, points });
    }

    pub(super) fn scored(&mut self, seat: Seat, points: i16, why: PointReason) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let points = i32::from(points);
        match (why, &mut self.scoring, &mut self.last) {
            (PointReason::Settlement { .. }, Some(scoring), _) => scoring.points[seat] += points,
            (PointReason::Gain(source), ..) => self.gain(seat, words::points(lang, points), source),
            (PointReason::Ship(_), ..) => {
                self.clause(seat, "exodus-log-get", vec![("gain", text(words::points(lang, points)))]);
            }
            (PointReason::Sacrifice(_), ..) => {
                self.clause(seat, "exodus-log-give", vec![("thing", text(words::points(lang, points.abs())))]);
            }
            (why, _, Some(last)) => {
                last.parts[seat].push(format!("{} {}", reason(lang, set, why), signed(points)));
                last.totals[seat] += points;
            }
            (why, ..) => {
                let args = [("why", reason(lang, set, why).into()), ("points", words::points(lang, points).into())];
                self.say(seat, "exodus-log-reason", &args);
            }
        }
    }

    /// AE-19.5: the solo game is lost.
    pub(super) fn lost(&mut self, row: u8) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let args = [("region", words::region(lang, set, row).into())];
        self.close();
        let loss = self.scene.viewer.seat().is_some();
        self.line((self.step, None), "x-vp", &say(lang, "exodus-log-lost", &args), "AE-19.5", loss);
    }

    /// AE-17: the final scoring begins.
    pub(super) fn final_scoring(&mut self) {
        self.close();
        let seats = self.view.table.seats();
        let (parts, totals) = (PerSeat::from_fn(seats, |_| Vec::new()), PerSeat::from_fn(seats, |_| 0));
        self.last = Some(Final { step: self.step, parts, totals });
    }

    /// AE-16: who had how many, and what it gave.
    pub(super) fn close_scoring(&mut self) {
        let Some(Scoring { step, row, counts, points }) = self.scoring.take() else { return };
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let list: Vec<String> = Seat::all(counts.len())
            .map(|seat| words::region_share(self.scene, seat, counts[seat], points[seat]))
            .collect();
        let args = [("region", words::region(lang, set, row).into()), ("list", list.join("; ").into())];
        let plain = say(lang, "exodus-log-scoring", &args);
        let id = if counts.len() == 1 { "AE-19.6" } else { "AE-16.3" };
        self.line((step, None), "x-vp", &plain, id, false);
    }

    /// AE-17: what the end gave to everybody.
    pub(super) fn close_final(&mut self) {
        let Some(Final { step, parts, totals }) = self.last.take() else { return };
        let lang = self.scene.lang;
        for seat in Seat::all(parts.len()) {
            let list = words::list(lang, &parts[seat]);
            let args = [
                ("name", words::subject(self.scene, seat).into()),
                ("list", list.into()),
                ("points", words::points(lang, totals[seat]).into()),
            ];
            let plain = say(lang, "exodus-log-final", &args);
            let loss = self.scene.is_you(seat) && totals[seat] < 0;
            self.line((step, Some(seat)), "x-vp", &plain, "AE-17.1", loss);
        }
    }
}

/// Settlers by colour: "2 × purple settler, brown settler".
pub(super) fn crowd(lang: Lang, colours: &[Colour]) -> String {
    let mut counts = [0; 3];
    colours.iter().for_each(|colour| counts[colour.index()] += 1);
    words::list(lang, &words::crowd(lang, counts))
}

/// Where points at the end came from.
pub(super) fn reason(lang: Lang, set: &Components, why: PointReason) -> String {
    let plain = |key: &str| say(lang, key, &[]);
    match why {
        PointReason::Gain(source) => words::source(lang, set, source),
        PointReason::Ship(_) => plain("exodus-end-ships"),
        PointReason::Sacrifice(_) => plain("exodus-end-pillars"),
        PointReason::Settlement { row, .. } => words::region(lang, set, row),
        PointReason::Left => plain("exodus-end-left"),
        PointReason::Rows => plain("exodus-end-rows"),
        PointReason::Columns => plain("exodus-end-columns"),
        PointReason::Monument(monument) => words::monument(lang, set, monument),
        PointReason::Knowledge(card) => words::knowledge(lang, set, card),
        PointReason::Influence => plain("exodus-end-unplayed"),
    }
}
