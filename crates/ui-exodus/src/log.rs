//! What happened, one line for each act: who, what, in the present tense, with all that followed from it.

use engine::{Game, Seat};
use game_exodus::kinds::{Influence, Profession, TileKind};
use game_exodus::{
    Building, Event, Exodus, Good, PointReason, SendReason, Source, Target, Tile, TrainReason, View, variants,
};
use maud::{Markup, html};

use super::chronicle::{Final, Scoring, crowd};
use super::{art, cards, words};
use crate::l10n::{Value, join_names, rich, say};
use ui::picture::{LogLine, Scene};
use ui::rich::{Arg, Rich};
use ui::table::LogEntry;

pub(super) fn log(view: &View, entries: &[LogEntry<Exodus>], scene: &Scene<'_, Exodus>) -> Vec<LogLine> {
    let mut writer =
        Writer { view, scene, step: 0, lines: Vec::new(), draft: None, paid: None, scoring: None, last: None };
    for entry in entries {
        for event in &entry.events {
            writer.step = entry.step;
            writer.event(event);
            if entry.forced && is_choice(event) {
                writer.note("log-forced");
            }
        }
    }
    writer.close();
    writer.lines
}

/// A line being written: clauses about one seat.
pub(super) struct Draft {
    step: usize,
    pub(super) seat: Seat,
    icon: &'static str,
    clauses: Vec<Rich>,
    /// What was received last, from where: told in one clause.
    gains: Vec<String>,
    from: Option<Source>,
    /// The tile that was taken last: it is not named again where it is put.
    taken: Option<Building>,
    /// Its first clause has no verb: a colon stands after the name.
    bare: bool,
}

pub(super) struct Writer<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a, Exodus>,
    /// The step whose events are told.
    pub(super) step: usize,
    pub(super) lines: Vec<LogLine>,
    pub(super) draft: Option<Draft>,
    /// What was paid last, by whom: told with what it was paid for.
    paid: Option<(usize, Seat, Vec<String>)>,
    pub(super) scoring: Option<Scoring>,
    pub(super) last: Option<Final>,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event) {
        if !matches!(event, Event::Scored { why: PointReason::Settlement { .. }, .. }) {
            self.close_scoring();
        }
        if !matches!(event, Event::Paid { .. } | Event::Trained { .. }) {
            self.tell_paid();
        }
        let (lang, set) = (self.scene.lang, self.view.table.components());
        let cell = |cell| words::cell(lang, set, cell);
        let influence = |card| words::influence(lang, set, card);
        let knowledge = |card| words::knowledge(lang, set, card);
        match *event {
            variants!(Event:
                Started PillarsLaid KnowledgeLaid KnowledgeDiscarded MonumentsLaid ResidencesLaid TilesLaid
                SettlersPlaced YearBegan RoundBegan CatastropheTurned DiscsTurned NeutralsMoved CityCleared
            ) => self.city(event),
            Event::SettlementCounted { row, counts } => self.counted(row, counts),
            Event::Scored { seat, points, why } => self.scored(seat, points, why),
            Event::SoloLost { row } => self.lost(row),
            Event::FinalScoring => self.final_scoring(),
            Event::Ended => self.close(),
            Event::Received { seat, good, count, source } => {
                self.gain(seat, words::goods(lang, Some(good), count), source);
            }
            Event::Lapsed { seat, good, count, .. } => {
                let args = [("thing", words::goods(lang, good, count).into())];
                let key = if good == Some(Good::Favour) { "exodus-log-lapsed-favour" } else { "exodus-log-lapsed" };
                self.say(seat, key, &args);
            }
            Event::Skipped { seat, source } => {
                let args = [("source", words::source(lang, set, source).into())];
                self.say(seat, "exodus-log-skipped", &args);
            }
            // The favour token that was spent is told already.
            Event::Paid { good: Good::Favour, .. } => {}
            Event::Paid { seat, good, count } => {
                let paid = self.paid.get_or_insert((self.step, seat, Vec::new()));
                paid.2.push(words::goods(lang, Some(good), count));
            }
            Event::SettlerCame { seat, colour, profession, source, .. } => {
                let name = words::profession(lang, set, profession);
                self.gain(seat, format!("{name} ({})", words::colour(lang, colour)), source);
            }
            Event::GuardTaken { seat, taken, .. } => {
                let key = if taken { "exodus-log-guard" } else { "exodus-log-guard-left" };
                self.clause(seat, key, vec![]);
            }
            Event::Advanced { seat, from, to, lost, source } => {
                if source == Source::Advance {
                    self.open(seat, "x-priest");
                    self.clause(seat, "exodus-log-advance", vec![]);
                }
                let args = [("flames", words::flames(lang, to - from + lost).into()), ("to", to.into())];
                let key = if lost > 0 { "exodus-log-flames-end" } else { "exodus-log-flames" };
                self.gain(seat, say(lang, key, &args), source);
            }
            Event::OrderChosen { seat, space } => {
                self.open(seat, "x-order");
                self.clause(seat, "exodus-log-order", vec![("space", Arg::Plain((space.0 + 1).into()))]);
            }
            Event::KingPlaced { seat, field } => {
                self.open(seat, "x-king");
                self.clause(seat, "exodus-log-king", vec![("field", text(words::field(field)))]);
            }
            Event::TilesDrawn { seat, tiles } => {
                let names: Vec<String> = tiles.as_slice().iter().map(|&tile| self.tile(tile)).collect();
                self.clause(seat, "exodus-log-draw", vec![("list", text(names.join(", ")))]);
            }
            Event::TileTaken { seat, tile, other, .. } => self.tile_taken(seat, tile, other),
            Event::ShipPlaced { seat, new: false, .. } => self.say(seat, "exodus-log-same-ship", &[]),
            Event::ResidenceTaken { seat, residence } => self.take(seat, Building::Residence(residence)),
            Event::TilePlaced { seat, building, cell: on } => {
                let taken = self.draft.as_mut().filter(|draft| draft.seat == seat).and_then(|draft| draft.taken.take());
                let mut args = vec![("cell", text(cell(on)))];
                if taken == Some(building) {
                    return self.clause(seat, "exodus-log-place-it", args);
                }
                args.push(("thing", text(self.building(building))));
                self.clause(seat, "exodus-log-place", args);
            }
            Event::TileMoved { seat, building, from, to } => {
                let args =
                    vec![("thing", text(self.building(building))), ("from", text(cell(from))), ("to", text(cell(to)))];
                self.clause(seat, "exodus-log-move", args);
            }
            Event::Swapped { seat, first, second } => {
                let args = vec![("from", text(cell(first))), ("to", text(cell(second)))];
                self.clause(seat, "exodus-log-swap", args);
            }
            Event::Trained { seat, from, to, why } => self.trained(seat, from, to, why),
            Event::Dispatched { seat, profession, target, why } => {
                let is_housing = |draft: &Draft| draft.seat == seat && draft.icon == "x-residence";
                if why == SendReason::Action && !self.draft.as_ref().is_some_and(is_housing) {
                    self.open(seat, "x-depart");
                }
                let profession = words::profession(lang, set, profession);
                let args = vec![("prof", text(profession)), ("target", text(self.target(target)))];
                self.clause(seat, "exodus-log-dispatch", args);
            }
            Event::PlacedFromBag { seat, colour, cell: on } => {
                let args = [("settler", words::settler(lang, colour).into()), ("cell", cell(on).into())];
                self.say(seat, "exodus-log-from-bag", &args);
            }
            Event::WorkshopActive { seat, workshop, .. } => {
                let effect = cards::trigger_short(lang, set.workshop(workshop).effect);
                self.say(seat, "exodus-log-active", &[("effect", effect.into())]);
            }
            Event::PillarTaken { seat, card, pillar, .. } => {
                let card = cards::pillar_name(lang, set, card);
                let args = vec![("card", text(card)), ("pillar", Arg::Plain((pillar + 1).into()))];
                self.clause(seat, "exodus-log-pillar", args);
            }
            Event::PillarUsed { seat, pillar, stage } => {
                self.open(seat, "x-pillar");
                let effect = match words::card_of(self.view.table.player(seat), pillar, stage) {
                    Some(card) => cards::pillar_effect_name(lang, set.pillar(card).effect),
                    None => words::stage(lang, stage),
                };
                let args = vec![("pillar", Arg::Plain((pillar + 1).into())), ("effect", text(effect))];
                self.clause(seat, "exodus-log-use", args);
            }
            Event::PartUsed { seat, part, .. } => {
                self.say(seat, "exodus-log-part", &[("stage", words::stage(lang, part).into())]);
            }
            Event::MonumentDeclined { seat } => self.clause(seat, "exodus-log-decline", vec![]),
            Event::MonumentTaken { seat, monument } => self.take(seat, Building::Monument(monument)),
            Event::InfluenceDrawn { seat, count, cards } => {
                let names: Vec<String> = cards.as_slice().iter().map(|&card| influence(card)).collect();
                let list = if names.is_empty() { words::influence_cards(lang, count) } else { names.join(", ") };
                self.clause(seat, "exodus-log-draw", vec![("list", text(list))]);
            }
            Event::InfluenceReceived { seat, card, open, other } => self.influence(seat, card, open, other),
            Event::InfluencePlayed { seat, card } => {
                self.open(seat, "x-influence");
                self.clause(seat, "exodus-log-play", vec![("card", text(influence(card)))]);
            }
            Event::KnowledgeDrawn { seat, names } => {
                let names: Vec<String> = names.as_slice().iter().map(|&name| knowledge(name)).collect();
                self.clause(seat, "exodus-log-draw", vec![("list", text(names.join(", ")))]);
            }
            Event::KnowledgeTaken { seat, name, field } => {
                if field.is_some() {
                    self.open(seat, "x-knowledge");
                }
                self.clause(seat, "exodus-log-learn", vec![("card", text(knowledge(name)))]);
            }
            Event::ColourChosen { seat, colour } => {
                let args = vec![("colour", Arg::Plain(colour.to_string().into()))];
                self.clause(seat, "exodus-log-colour", args);
            }
            Event::GivenBack { seat, profession } => {
                let settler = words::profession(lang, set, profession);
                self.clause(seat, "exodus-log-into-bag", vec![("settler", text(settler))]);
            }
            Event::RecruitsDrawn { seat, colours } => {
                let list = crowd(lang, colours.as_slice());
                self.clause(seat, "exodus-log-draw", vec![("list", text(list))]);
            }
            Event::FavourSpent { seat } => {
                self.open(seat, "x-favour");
                self.clause(seat, "exodus-log-favour", vec![]);
            }
            Event::TurnEnded { seat, unused } => {
                self.open(seat, "x-king");
                self.clause(seat, "exodus-log-end-turn", vec![]);
                if unused > 0 {
                    let args = [("actions", words::actions(lang, unused).into())];
                    self.say(seat, "exodus-log-unused", &args);
                }
                self.close_draft();
            }
            // What it gives is told, and the first act of a turn says whose it is.
            variants!(Event: ShipPlaced Triggered BonusReached TurnBegan) => {}
        }
    }

    fn tile_taken(&mut self, seat: Seat, tile: Tile, other: Option<Tile>) {
        match tile {
            Tile::Ship(_) => self.clause(seat, "exodus-log-take", vec![("thing", text(self.tile(tile)))]),
            Tile::Workshop(tile) => self.take(seat, Building::Workshop(tile)),
            Tile::Agora(tile) => self.take(seat, Building::Agora(tile)),
        }
        if let Some(other) = other {
            self.say(seat, "exodus-log-other-open", &[("thing", self.tile(other).into())]);
        }
    }

    fn trained(&mut self, seat: Seat, from: Profession, to: Profession, why: TrainReason) {
        let paid = self.paid.take();
        if why == TrainReason::Action {
            self.open(seat, "x-train");
        }
        let name = |profession| text(words::profession(self.scene.lang, self.view.table.components(), profession));
        let mut args = vec![("from", name(from)), ("to", name(to))];
        let Some((_, _, cost)) = paid else { return self.clause(seat, "exodus-log-train", args) };
        args.push(("cost", text(cost.join(", "))));
        self.clause(seat, "exodus-log-train-paid", args);
    }

    fn influence(&mut self, seat: Seat, card: Option<Influence>, open: bool, other: Option<Influence>) {
        let name = |card| words::influence(self.scene.lang, self.view.table.components(), card);
        match card {
            Some(card) => {
                let key = if open { "exodus-log-take" } else { "exodus-log-keep" };
                self.clause(seat, key, vec![("thing", text(name(card)))]);
            }
            None => self.clause(seat, "exodus-log-keep-secret", vec![]),
        }
        if let Some(other) = other {
            self.say(seat, "exodus-log-other-open", &[("thing", name(other).into())]);
        }
    }

    /// A tile is taken that will be put on a cell.
    fn take(&mut self, seat: Seat, building: Building) {
        self.clause(seat, "exodus-log-take", vec![("thing", text(self.building(building)))]);
        if let Some(draft) = &mut self.draft {
            draft.taken = Some(building);
        }
    }

    fn tell_paid(&mut self) {
        if let Some((step, seat, cost)) = self.paid.take() {
            let now = std::mem::replace(&mut self.step, step);
            self.clause(seat, "exodus-log-pay", vec![("cost", text(cost.join(", ")))]);
            self.step = now;
        }
    }

    pub(super) fn tile(&self, tile: Tile) -> String {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        match tile {
            Tile::Ship(kind) => words::ship_named(lang, set, kind),
            Tile::Workshop(workshop) => cards::workshop_short(lang, set, workshop),
            Tile::Agora(agora) => self.building(Building::Agora(agora)),
        }
    }

    fn building(&self, building: Building) -> String {
        let (lang, set) = (self.scene.lang, self.view.table.components());
        match building {
            Building::Agora(agora) => words::tile_floor(lang, set, TileKind::Agora, set.agora(agora).floor),
            _ => words::building(lang, set, building),
        }
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

    pub(super) fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| words::name(self.scene, seat)).collect();
        join_names(self.scene.lang, &names)
    }

    /// Something received: told together with what else comes from the same source.
    pub(super) fn gain(&mut self, seat: Seat, thing: String, source: Source) {
        self.begin(seat);
        if self.draft.as_ref().is_some_and(|draft| draft.from.is_some_and(|from| from != source)) {
            self.tell_gains();
        }
        if let Some(draft) = &mut self.draft {
            draft.step = self.step;
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
            variants!(Source: Order Workshop Cell Dispatch Track Echo Agora Instant) => {
                args.push(("source", text(words::source(lang, set, source))));
                "exodus-log-get-from"
            }
        };
        let clause = rich(lang, key, &args);
        draft.bare |= draft.clauses.is_empty() && key == "exodus-log-get-from";
        draft.clauses.push(clause);
    }

    /// One more clause about a seat.
    pub(super) fn clause(&mut self, seat: Seat, key: &str, mut args: Vec<(&str, Arg<'static>)>) {
        self.begin(seat);
        self.tell_gains();
        args.push(("you", you(self.scene, seat)));
        let clause = rich(self.scene.lang, key, &args);
        if let Some(draft) = &mut self.draft {
            draft.step = self.step;
            draft.clauses.push(clause);
        }
    }

    /// One more clause in which the seat is not the subject.
    pub(super) fn say(&mut self, seat: Seat, key: &str, args: &[(&str, Value<'static>)]) {
        self.begin(seat);
        self.tell_gains();
        if let Some(draft) = &mut self.draft {
            draft.bare |= draft.clauses.is_empty();
        }
        let args = args.iter().map(|(name, value)| (*name, Arg::Plain(value.clone()))).collect();
        self.clause(seat, key, args);
    }

    /// A line about all, with its rule.
    pub(super) fn all(&mut self, icon: &'static str, key: &str, args: &[(&str, Value<'static>)], id: &str) {
        self.close();
        let plain = say(self.scene.lang, key, args);
        self.line((self.step, None), icon, &plain, id, false);
    }

    /// A whole line of a step, about a seat or about all, with its rule.
    pub(super) fn line(&mut self, of: (usize, Option<Seat>), icon: &'static str, plain: &str, id: &str, loss: bool) {
        let words = html! { (sign(icon)) (plain) " " (clause(id)) };
        self.lines.push(LogLine { step: of.0, seat: of.1, words, plain: format!("{plain} ({id})"), loss });
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
    fn begin(&mut self, seat: Seat) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != seat) {
            self.open(seat, "x-king");
        }
    }

    pub(super) fn open(&mut self, seat: Seat, icon: &'static str) {
        self.close();
        let (clauses, gains) = (Vec::new(), Vec::new());
        self.draft = Some(Draft { step: self.step, seat, icon, clauses, gains, from: None, taken: None, bare: false });
    }

    pub(super) fn close(&mut self) {
        self.tell_paid();
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
        let Rich { markup, plain } = join_clauses(&draft.clauses);
        let subject = words::subject(self.scene, draft.seat);
        self.lines.push(LogLine {
            step: draft.step,
            seat: Some(draft.seat),
            words: html! { (sign(draft.icon)) b { (subject) @if draft.bare { ":" } } " " (markup) "." },
            plain: format!("{subject}{} {plain}.", if draft.bare { ":" } else { "" }),
            loss: false,
        });
    }
}

/// Clauses of one line: lists inside them have commas, so they are parted by semicolons.
fn join_clauses(parts: &[Rich]) -> Rich {
    let plain = parts.iter().map(|part| part.plain.as_str()).collect::<Vec<_>>().join("; ");
    let markup = html! {
        @for (index, part) in parts.iter().enumerate() {
            @if index > 0 { "; " }
            (part.markup)
        }
    };
    Rich { markup, plain }
}

fn you(scene: &Scene<'_, Exodus>, seat: Seat) -> Arg<'static> {
    Arg::Plain(if scene.is_you(seat) { "yes" } else { "no" }.into())
}

pub(super) fn text(value: String) -> Arg<'static> {
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
        variants!(Event:
            OrderChosen KingPlaced TilePlaced ResidenceTaken MonumentTaken PillarTaken Dispatched Trained TurnEnded
            Swapped ColourChosen GivenBack)
    )
}
