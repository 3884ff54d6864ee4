//! What happened, one line for each act: who, what, in the present tense, with all that followed from it.

use engine::{Game, PerSeat, Seat};
use game_exodus::kinds::{Book, Colour};
use game_exodus::{Building, Event, Exodus, Good, PointReason, SendReason, Source, Target, Tile, TrainReason, View};
use maud::{Markup, html};

use super::{art, cards, words};
use crate::l10n::{Lang, Value, join_names, say};
use crate::picture::{LogLine, Scene};
use crate::rich::{Arg, Rich, join, rich};
use crate::table::LogEntry;

/// The log of these entries.
pub(super) fn log(view: &View, entries: &[LogEntry<Exodus>], scene: &Scene<'_, Exodus>) -> Vec<LogLine> {
    let mut writer = Writer { view, scene, lines: Vec::new(), draft: None, scoring: None, last: None };
    for entry in entries {
        for event in &entry.events {
            writer.event(event, entry.step);
            if entry.forced && is_choice(event) {
                writer.note("log-forced");
            }
        }
    }
    writer.close();
    writer.lines
}

/// A line being written: clauses about one seat.
struct Draft {
    step: usize,
    seat: Seat,
    icon: &'static str,
    clauses: Vec<Rich>,
    /// What was received last, from where: told in one clause.
    gains: Vec<String>,
    from: Option<Source>,
    loss: bool,
}

/// AE-16: a settlement scoring being told.
struct Scoring {
    step: usize,
    row: u8,
    counts: PerSeat<[u8; 3]>,
    points: PerSeat<i32>,
}

/// AE-17: the final scoring of all seats being told.
struct Final {
    step: usize,
    parts: PerSeat<Vec<String>>,
    totals: PerSeat<i32>,
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Exodus>,
    lines: Vec<LogLine>,
    draft: Option<Draft>,
    scoring: Option<Scoring>,
    last: Option<Final>,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize) {
        if !matches!(event, Event::Scored { why: PointReason::Settlement { .. }, .. }) {
            self.close_scoring();
        }
        match *event {
            Event::Started { .. }
            | Event::PillarsLaid { .. }
            | Event::KnowledgeLaid { .. }
            | Event::KnowledgeDiscarded { .. }
            | Event::MonumentsLaid { .. }
            | Event::ResidencesLaid { .. }
            | Event::TilesLaid { .. }
            | Event::SettlersPlaced { .. }
            | Event::YearBegan { .. }
            | Event::RoundBegan { .. }
            | Event::CatastropheTurned { .. }
            | Event::DiscsTurned { .. }
            | Event::NeutralsMoved { .. }
            | Event::CityCleared => self.city(event, step),
            Event::SettlementCounted { .. }
            | Event::Scored { .. }
            | Event::SoloLost { .. }
            | Event::FinalScoring
            | Event::Ended => self.points(event, step),
            Event::Received { .. }
            | Event::Lapsed { .. }
            | Event::Skipped { .. }
            | Event::Paid { .. }
            | Event::SettlerCame { .. }
            | Event::GuardTaken { .. }
            | Event::Triggered { .. }
            | Event::Advanced { .. }
            | Event::BonusReached { .. } => self.gains(event, step),
            _ => self.act(event, step),
        }
    }

    /// What luck and the calendar do.
    fn city(&mut self, event: &Event, step: usize) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let joined = |names: Vec<String>| Value::from(names.join(", "));
        match event {
            Event::Started { seat } => {
                self.open(step, *seat, "x-order");
                self.clause(step, *seat, "exodus-log-starts", vec![]);
            }
            Event::PillarsLaid { cards } => {
                let names = cards.as_slice().iter().map(|&card| cards::pillar_name(lang, set, card)).collect();
                self.all(step, "x-pillar", "exodus-log-pillars", &[("list", joined(names))], "AE-3.6");
            }
            Event::KnowledgeLaid { cards } => {
                let names = cards.as_slice().iter().map(|&card| words::knowledge(lang, set, card)).collect();
                self.all(step, "x-knowledge", "exodus-log-knowledge", &[("list", joined(names))], "AE-3.7");
            }
            Event::KnowledgeDiscarded { name } => {
                let name = words::knowledge(lang, set, *name);
                self.all(step, "x-knowledge", "exodus-log-discarded", &[("list", name.into())], "AE-3.7");
            }
            Event::MonumentsLaid { tiles } => {
                let names = tiles.as_slice().iter().map(|&tile| words::monument(lang, set, tile)).collect();
                self.all(step, "x-monument", "exodus-log-monuments", &[("list", joined(names))], "AE-2.11");
            }
            Event::ResidencesLaid { tiles } => {
                let names = tiles.as_slice().iter().map(|&tile| cards::residence(lang, set, tile)).collect();
                let args = [("list", joined(names))];
                match self.draft.as_ref().map(|draft| draft.seat) {
                    Some(seat) => self.say(step, seat, "exodus-log-residence-more", &args),
                    None => self.all(step, "x-residence", "exodus-log-residences", &args, "AE-8.1"),
                }
            }
            Event::TilesLaid { tiles } => {
                let names = tiles.as_slice().iter().map(|&tile| self.tile(tile)).collect();
                self.all(step, "x-workshop", "exodus-log-tiles", &[("list", joined(names))], "AE-3.4");
            }
            Event::SettlersPlaced { colours } => {
                let list = crowd(lang, colours.as_slice());
                self.all(step, "x-settler", "exodus-log-settlers", &[("list", list.into())], "AE-3.5");
            }
            Event::YearBegan { year, sorting } => {
                let names = self.names(sorting.as_slice());
                let args = [("year", (*year).into()), ("names", names.into())];
                match sorting.as_slice().len() {
                    0 | 1 => self.all(step, "x-order", "exodus-log-year-solo", &args[..1], "AE-4.1"),
                    _ => self.all(step, "x-order", "exodus-log-year", &args, "AE-4.2"),
                }
            }
            Event::RoundBegan { round, order } => {
                let args = [("round", (*round).into()), ("names", self.names(order.as_slice()).into())];
                match order.as_slice().len() {
                    0 | 1 => self.all(step, "x-king", "exodus-log-round-solo", &args[..1], "AE-5.1"),
                    _ => self.all(step, "x-king", "exodus-log-round", &args, "AE-5.1"),
                }
            }
            Event::CatastropheTurned { tile, .. } => {
                let face = set.catastrophe(*tile);
                let turns = |count| Value::from(words::quarters(lang, count));
                let args = [("middle", turns(face.middle)), ("top", turns(face.top))];
                self.all(step, "x-disc", "exodus-log-catastrophe", &args, "AE-3.2");
            }
            Event::DiscsTurned { middle, top } => {
                let turns = |count| Value::from(words::quarters(lang, count));
                let args = [("middle", turns(*middle)), ("top", turns(*top))];
                self.all(step, "x-disc", "exodus-log-discs", &args, "AE-14.6");
            }
            Event::NeutralsMoved { fields } => {
                let names = fields.iter().map(|&field| words::field(field)).collect();
                self.all(step, "x-king", "exodus-log-neutral", &[("fields", joined(names))], "AE-18.3");
            }
            _ => self.all(step, "x-workshop", "exodus-log-cleared", &[], "AE-3.4"),
        }
    }

    /// What is received, lapses or is paid.
    fn gains(&mut self, event: &Event, step: usize) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        match *event {
            Event::Received { seat, good, count, source } => {
                self.gain(step, seat, goods(lang, Some(good), count), source);
            }
            Event::Lapsed { seat, good, count, .. } => {
                let args = [("thing", goods(lang, good, count).into())];
                let key = if good == Some(Good::Favour) { "exodus-log-lapsed-favour" } else { "exodus-log-lapsed" };
                self.say(step, seat, key, &args);
            }
            Event::Skipped { seat, source } => {
                let args = [("source", words::source(lang, set, source).into())];
                self.say(step, seat, "exodus-log-skipped", &args);
            }
            Event::Paid { seat, good, count } => {
                self.clause(step, seat, "exodus-log-pay", vec![("cost", text(goods(lang, Some(good), count)))]);
            }
            Event::SettlerCame { seat, colour, profession, source, .. } => {
                let settler = self.settler(colour, words::profession(lang, set, profession));
                self.gain(step, seat, settler, source);
            }
            Event::GuardTaken { seat, colour, taken } => {
                let key = if taken { "exodus-log-guard" } else { "exodus-log-guard-left" };
                self.clause(step, seat, key, vec![("settler", text(words::settler(lang, colour)))]);
            }
            Event::Triggered { .. } => {}
            Event::Advanced { seat, from, to, lost, source } => {
                if source == Source::Advance {
                    self.open(step, seat, "x-priest");
                    self.clause(step, seat, "exodus-log-advance", vec![]);
                }
                let args = [("flames", words::flames(lang, to - from + lost).into()), ("to", to.into())];
                let key = if lost > 0 { "exodus-log-flames-end" } else { "exodus-log-flames" };
                self.gain(step, seat, say(lang, key, &args), source);
            }
            Event::BonusReached { .. } => {}
            _ => {}
        }
    }

    /// What a seat does.
    fn act(&mut self, event: &Event, step: usize) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let cell = |cell| words::cell(lang, set, cell);
        match *event {
            Event::OrderChosen { seat, space } => {
                self.open(step, seat, "x-order");
                self.clause(step, seat, "exodus-log-order", vec![("space", Arg::Plain((space.0 + 1).into()))]);
            }
            Event::KingPlaced { seat, field } => {
                self.open(step, seat, "x-king");
                self.clause(step, seat, "exodus-log-king", vec![("field", text(words::field(field)))]);
            }
            Event::TilesDrawn { seat, tiles } => {
                let names: Vec<String> = tiles.as_slice().iter().map(|&tile| self.tile(tile)).collect();
                self.clause(step, seat, "exodus-log-draw", vec![("list", text(names.join(", ")))]);
            }
            Event::TileTaken { seat, tile, other, .. } => {
                self.clause(step, seat, "exodus-log-take", vec![("thing", text(self.tile(tile)))]);
                if let Some(other) = other {
                    self.say(step, seat, "exodus-log-other-open", &[("thing", self.tile(other).into())]);
                }
            }
            Event::ShipPlaced { seat, new, .. } => {
                if !new {
                    self.say(step, seat, "exodus-log-same-ship", &[]);
                }
            }
            Event::ResidenceTaken { seat, residence } => {
                let thing = cards::residence(lang, set, residence);
                self.clause(step, seat, "exodus-log-take", vec![("thing", text(thing))]);
            }
            Event::TilePlaced { seat, building, cell: on } => {
                let args = vec![("thing", text(self.building(building))), ("cell", text(cell(on)))];
                self.clause(step, seat, "exodus-log-place", args);
            }
            Event::TileMoved { seat, building, from, to } => {
                let args =
                    vec![("thing", text(self.building(building))), ("from", text(cell(from))), ("to", text(cell(to)))];
                self.clause(step, seat, "exodus-log-move", args);
            }
            Event::Swapped { seat, first, second } => {
                let args = vec![("from", text(cell(first))), ("to", text(cell(second)))];
                self.clause(step, seat, "exodus-log-swap", args);
            }
            Event::Trained { seat, from, to, why } => {
                if why == TrainReason::Action {
                    self.open(step, seat, "x-train");
                }
                let name = |profession| text(words::profession(lang, set, profession));
                self.clause(step, seat, "exodus-log-train", vec![("from", name(from)), ("to", name(to))]);
            }
            Event::Dispatched { seat, profession, target, why } => {
                if why == SendReason::Action && !self.is_taking_residence(seat) {
                    self.open(step, seat, "x-depart");
                }
                let profession = words::profession(lang, set, profession);
                let args = vec![("prof", text(profession)), ("target", text(self.target(target)))];
                self.clause(step, seat, "exodus-log-dispatch", args);
            }
            Event::PlacedFromBag { seat, colour, cell: on } => {
                let args = [("settler", words::settler(lang, colour).into()), ("cell", cell(on).into())];
                self.say(step, seat, "exodus-log-from-bag", &args);
            }
            Event::WorkshopActive { seat, workshop, .. } => {
                let effect = cards::trigger_short(lang, set.workshop(workshop).effect);
                self.say(step, seat, "exodus-log-active", &[("effect", effect.into())]);
            }
            _ => self.cards(event, step),
        }
    }

    /// What a seat does with cards.
    fn cards(&mut self, event: &Event, step: usize) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let influence = |card| words::influence(lang, set, card);
        let knowledge = |card| words::knowledge(lang, set, card);
        match *event {
            Event::PillarTaken { seat, card, pillar, .. } => {
                let card = cards::pillar_name(lang, set, card);
                let args = vec![("card", text(card)), ("pillar", Arg::Plain((pillar + 1).into()))];
                self.clause(step, seat, "exodus-log-pillar", args);
            }
            Event::PillarUsed { seat, pillar, stage } => {
                self.open(step, seat, "x-pillar");
                let card = self.view.table.player(seat).pillars().get(usize::from(pillar)).and_then(|p| p.card(stage));
                let effect = card.map_or_else(
                    || words::stage(lang, stage),
                    |card| cards::pillar_effect_name(lang, set.pillar(card).effect),
                );
                let args = vec![("pillar", Arg::Plain((pillar + 1).into())), ("effect", text(effect))];
                self.clause(step, seat, "exodus-log-use", args);
            }
            Event::PartUsed { seat, part, .. } => {
                self.say(step, seat, "exodus-log-part", &[("stage", words::stage(lang, part).into())]);
            }
            Event::MonumentDeclined { seat } => self.clause(step, seat, "exodus-log-decline", vec![]),
            Event::MonumentTaken { seat, monument } => {
                let thing = words::monument(lang, set, monument);
                self.clause(step, seat, "exodus-log-take", vec![("thing", text(thing))]);
            }
            Event::InfluenceDrawn { seat, count, cards } => {
                let names: Vec<String> = cards.as_slice().iter().map(|&card| influence(card)).collect();
                let list = match names.is_empty() {
                    true => words::influence_cards(lang, count),
                    false => names.join(", "),
                };
                self.clause(step, seat, "exodus-log-draw", vec![("list", text(list))]);
            }
            Event::InfluenceReceived { seat, card, open, other } => {
                match card {
                    Some(card) => {
                        let key = if open { "exodus-log-take" } else { "exodus-log-keep" };
                        self.clause(step, seat, key, vec![("thing", text(influence(card)))]);
                    }
                    None => self.clause(step, seat, "exodus-log-keep-secret", vec![]),
                }
                if let Some(other) = other {
                    self.say(step, seat, "exodus-log-other-open", &[("thing", influence(other).into())]);
                }
            }
            Event::InfluencePlayed { seat, card } => {
                self.open(step, seat, "x-influence");
                self.clause(step, seat, "exodus-log-play", vec![("card", text(influence(card)))]);
            }
            Event::KnowledgeDrawn { seat, names } => {
                let names: Vec<String> = names.as_slice().iter().map(|&name| knowledge(name)).collect();
                self.clause(step, seat, "exodus-log-draw", vec![("list", text(names.join(", ")))]);
            }
            Event::KnowledgeTaken { seat, name, archive } => {
                if !archive {
                    self.open(step, seat, "x-knowledge");
                }
                self.clause(step, seat, "exodus-log-learn", vec![("card", text(knowledge(name)))]);
            }
            Event::ColourChosen { seat, colour } => {
                let args = vec![("colour", Arg::Plain(colour.to_string().into()))];
                self.clause(step, seat, "exodus-log-colour", args);
            }
            Event::GivenBack { seat, profession } => {
                let settler = words::profession(lang, set, profession);
                self.clause(step, seat, "exodus-log-into-bag", vec![("settler", text(settler))]);
            }
            Event::RecruitsDrawn { seat, colours } => {
                let list = crowd(lang, colours.as_slice());
                self.clause(step, seat, "exodus-log-draw", vec![("list", text(list))]);
            }
            Event::FavourSpent { seat } => {
                self.open(step, seat, "x-favour");
                self.clause(step, seat, "exodus-log-favour", vec![]);
            }
            Event::TurnEnded { seat, unused } => {
                self.open(step, seat, "x-king");
                self.clause(step, seat, "exodus-log-end-turn", vec![]);
                if unused > 0 {
                    let args = [("actions", words::actions(lang, unused).into())];
                    self.say(step, seat, "exodus-log-unused", &args);
                }
                self.close_draft();
            }
            _ => {}
        }
    }

    /// Points that are no part of an act: scorings, the end.
    fn points(&mut self, event: &Event, step: usize) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        match *event {
            Event::SettlementCounted { row, counts } => {
                self.close();
                let points = PerSeat::from_fn(counts.len(), |_| 0);
                self.scoring = Some(Scoring { step, row, counts, points });
            }
            Event::Scored { seat, points, why } => match (why, &mut self.scoring, &mut self.last) {
                (PointReason::Settlement { .. }, Some(scoring), _) => scoring.points[seat] += i32::from(points),
                (PointReason::Gain(source), ..) => self.gain(step, seat, words::points(lang, points.into()), source),
                (PointReason::Ship(_), ..) => {
                    let thing = words::points(lang, points.into());
                    self.clause(step, seat, "exodus-log-get", vec![("gain", text(thing))]);
                }
                (PointReason::Sacrifice(_), ..) => {
                    let thing = words::points(lang, i32::from(points).abs());
                    self.clause(step, seat, "exodus-log-give", vec![("thing", text(thing))]);
                }
                (why, _, Some(last)) => {
                    last.parts[seat].push(format!("{} {}", reason(lang, set, why), crate::l10n::signed(points.into())));
                    last.totals[seat] += i32::from(points);
                }
                (why, ..) => {
                    let args =
                        [("why", reason(lang, set, why).into()), ("points", words::points(lang, points.into()).into())];
                    self.say(step, seat, "exodus-log-reason", &args);
                }
            },
            Event::SoloLost { row } => {
                let args = [("region", words::region(lang, set, row).into())];
                self.all_with(step, "x-vp", "exodus-log-lost", &args, "AE-19.5", self.scene.viewer.seat().is_some());
            }
            Event::FinalScoring => {
                self.close();
                let seats = self.view.table.seats();
                self.last = Some(Final {
                    step,
                    parts: PerSeat::from_fn(seats, |_| Vec::new()),
                    totals: PerSeat::from_fn(seats, |_| 0),
                });
            }
            _ => self.close(),
        }
    }

    fn is_taking_residence(&self, seat: Seat) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.seat == seat && draft.icon == "x-residence")
    }

    fn tile(&self, tile: Tile) -> String {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        match tile {
            Tile::Ship(kind) => words::ship_named(lang, set, kind),
            Tile::Workshop(workshop) => cards::workshop_short(lang, set, workshop),
            Tile::Agora(agora) => cards::agora(lang, set, agora),
        }
    }

    fn building(&self, building: Building) -> String {
        words::building(self.scene.lang, self.view.table.components(), building)
    }

    fn target(&self, target: Target) -> String {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        match target {
            Target::Residence => say(lang, "exodus-tile-residence", &[]),
            Target::Ship => say(lang, "exodus-tile-ship", &[]),
            Target::Workshop { cell, .. } => {
                let args = [("cell", words::cell(lang, set, cell).into()), ("slots", 1.into()), ("slot", 1.into())];
                say(lang, "exodus-target-workshop", &args)
            }
            Target::Pillar { pillar, stage } => {
                let args = [("pillar", (pillar + 1).into()), ("stage", stage.name().into())];
                say(lang, "exodus-target-pillar", &args)
            }
        }
    }

    fn settler(&self, colour: Colour, profession: String) -> String {
        format!("{profession} ({})", words::colour(self.scene.lang, colour))
    }

    fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| words::name(self.scene, seat)).collect();
        join_names(self.scene.lang, &names)
    }

    /// Something received: told together with what else comes from the same source.
    fn gain(&mut self, step: usize, seat: Seat, thing: String, source: Source) {
        self.begin(step, seat);
        if self.draft.as_ref().is_some_and(|draft| draft.from.is_some_and(|from| from != source)) {
            self.tell_gains();
        }
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.gains.push(thing);
            draft.from = Some(source);
        }
    }

    fn tell_gains(&mut self) {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let Some(draft) = &mut self.draft else { return };
        let Some(source) = draft.from.take() else { return };
        let gains = std::mem::take(&mut draft.gains);
        let mut args = vec![("gain", text(gains.join(", "))), ("you", you(self.scene, draft.seat))];
        let key = match source {
            Source::City | Source::Advance | Source::Influence(_) | Source::Pillar(_) => "exodus-log-get",
            _ => {
                args.push(("source", text(words::source(lang, set, source))));
                "exodus-log-get-from"
            }
        };
        let clause = rich(lang, key, &args);
        draft.clauses.push(clause);
    }

    /// One more clause about a seat.
    fn clause(&mut self, step: usize, seat: Seat, key: &str, mut args: Vec<(&str, Arg<'static>)>) {
        self.begin(step, seat);
        self.tell_gains();
        args.push(("you", you(self.scene, seat)));
        let clause = rich(self.scene.lang, key, &args);
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.clauses.push(clause);
        }
    }

    /// One more clause in which the seat is not the subject.
    fn say(&mut self, step: usize, seat: Seat, key: &str, args: &[(&str, Value<'static>)]) {
        let args = args.iter().map(|(name, value)| (*name, Arg::Plain(value.clone()))).collect();
        self.clause(step, seat, key, args);
    }

    /// A line about all, with its rule.
    fn all(&mut self, step: usize, icon: &'static str, key: &str, args: &[(&str, Value<'static>)], id: &'static str) {
        self.all_with(step, icon, key, args, id, false);
    }

    fn all_with(
        &mut self,
        step: usize,
        icon: &'static str,
        key: &str,
        args: &[(&str, Value<'static>)],
        id: &'static str,
        loss: bool,
    ) {
        self.close();
        let plain = say(self.scene.lang, key, args);
        let words = html! { (sign(icon)) (plain) " " (clause(id)) };
        self.lines.push(LogLine { step, seat: None, words, plain: format!("{plain} ({id})"), loss });
    }

    /// A remark in brackets after the last clause.
    fn note(&mut self, key: &str) {
        let note = say(self.scene.lang, key, &[]);
        if let Some(last) = self.draft.as_mut().and_then(|draft| draft.clauses.last_mut()) {
            last.plain += &format!(" ({note})");
            last.markup = html! { (last.markup) " " span.forced { "(" (note) ")" } };
        }
    }

    /// A line about this seat is being written.
    fn begin(&mut self, step: usize, seat: Seat) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != seat) {
            self.open(step, seat, "x-king");
        }
    }

    fn open(&mut self, step: usize, seat: Seat, icon: &'static str) {
        self.close();
        let (clauses, gains) = (Vec::new(), Vec::new());
        self.draft = Some(Draft { step, seat, icon, clauses, gains, from: None, loss: false });
    }

    fn close(&mut self) {
        self.close_draft();
        self.close_scoring();
        self.close_final();
    }

    fn close_draft(&mut self) {
        self.tell_gains();
        let Some(draft) = self.draft.take() else { return };
        if draft.clauses.is_empty() {
            return;
        }
        let Rich { markup, plain } = join(draft.clauses);
        let subject = words::subject(self.scene, draft.seat);
        self.lines.push(LogLine {
            step: draft.step,
            seat: Some(draft.seat),
            words: html! { (sign(draft.icon)) b { (subject) } " " (markup) "." },
            plain: format!("{subject} {plain}."),
            loss: draft.loss,
        });
    }

    /// AE-16: who had how many, and what it gave.
    fn close_scoring(&mut self) {
        let Some(Scoring { step, row, counts, points }) = self.scoring.take() else { return };
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let list: Vec<String> = Seat::all(counts.len())
            .map(|seat| words::region_share(self.scene, seat, counts[seat], points[seat]))
            .collect();
        let args = [("region", words::region(lang, set, row).into()), ("list", list.join("; ").into())];
        let plain = say(lang, "exodus-log-scoring", &args);
        let id = if counts.len() == 1 { "AE-19.6" } else { "AE-16.3" };
        let words = html! { (sign("x-vp")) (plain) " " (clause(id)) };
        self.lines.push(LogLine { step, seat: None, words, plain: format!("{plain} ({id})"), loss: false });
    }

    /// AE-17: what the end gave to everybody.
    fn close_final(&mut self) {
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
            let words = html! { (sign("x-vp")) (plain) " " (clause("AE-17.1")) };
            let loss = self.scene.is_you(seat) && totals[seat] < 0;
            self.lines.push(LogLine { step, seat: Some(seat), words, plain: format!("{plain} (AE-17.1)"), loss });
        }
    }
}

/// Goods of the supply: "2 science books"; without a kind, books of any.
fn goods(lang: Lang, good: Option<Good>, count: u8) -> String {
    match good {
        Some(Good::Book(book)) => words::books(lang, Some(book), count),
        Some(Good::Gold) => words::gold(lang, count),
        Some(Good::Favour) => words::favours(lang, count),
        None => words::books(lang, None::<Book>, count),
    }
}

/// Settlers by colour: "2 × purple settler, brown settler".
fn crowd(lang: Lang, colours: &[Colour]) -> String {
    let mut counts = [0; 3];
    colours.iter().for_each(|colour| counts[colour.index()] += 1);
    words::list(lang, &words::crowd(lang, counts))
}

/// Where points at the end came from.
pub(super) fn reason(lang: Lang, set: &game_exodus::Components, why: PointReason) -> String {
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

fn you(scene: &Scene<'_, Exodus>, seat: Seat) -> Arg<'static> {
    Arg::Plain(if scene.is_you(seat) { "yes" } else { "no" }.into())
}

fn text(value: String) -> Arg<'static> {
    Arg::Plain(value.into())
}

/// The icon of what happened.
fn sign(icon: &'static str) -> Markup {
    html! { span.ink aria-hidden="true" { (art::icon(icon)) } " " }
}

/// A link to a clause.
pub(super) fn clause(id: &str) -> Markup {
    html! { a.clause href={ "/games/" (Exodus::META.id) "/rules#" (id) } { (id) } }
}

/// Whether an event is itself what was chosen.
fn is_choice(event: &Event) -> bool {
    matches!(
        event,
        Event::OrderChosen { .. }
            | Event::KingPlaced { .. }
            | Event::TilePlaced { .. }
            | Event::ResidenceTaken { .. }
            | Event::MonumentTaken { .. }
            | Event::PillarTaken { .. }
            | Event::Dispatched { .. }
            | Event::Trained { .. }
            | Event::TurnEnded { .. }
            | Event::Swapped { .. }
            | Event::ColourChosen { .. }
            | Event::GivenBack { .. }
    )
}
