//! What follows a choice, in one order: what is paid, what is gained and where it leads, what is lost, what comes next.

use engine::{Awaiting, Game, Seat, variants};
use game_exodus::atoms::{Atom, InfluenceEffect};
use game_exodus::kinds::{Cell, Colour, Field, Knowledge, Profession, Ring, Stage};
use game_exodus::{Action, Ask, Building, Event, Exodus, Good, Reward, Target, Tile};

use super::{cards, choices, prompt, words};
use crate::l10n::{Lang, Value, say};
use ui::picture::Scene;

pub(super) struct Details<'a> {
    pub(super) scene: &'a Scene<'a, Exodus>,
    pub(super) world: &'a Exodus,
    pub(super) seat: Seat,
    pub(super) ask: Ask,
}

impl Details<'_> {
    /// What follows: the position and the events right after the choice say what is certain.
    pub(super) fn of(&self, action: Action, after: &Exodus, events: &[Event]) -> String {
        let mut said = Vec::new();
        self.choice(action, &mut said);
        self.stores(action, after, &mut said);
        self.settlement(after, &mut said);
        self.lost(events, &mut said);
        self.then(action, after, &mut said);
        said.join(" ")
    }

    fn lang(&self) -> Lang {
        self.scene.lang
    }

    fn say(&self, key: &str) -> String {
        say(self.lang(), key, &[])
    }

    fn one(&self, key: &str, name: &str, value: impl Into<Value<'static>>) -> String {
        say(self.lang(), key, &[(name, value.into())])
    }

    fn choice(&self, action: Action, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let player = self.world.player(self.seat);
        match action {
            Action::OrderSpace { space } => {
                let face = set.order(space);
                if !face.bonus.is_empty() {
                    self.gain(face.bonus.get(), said);
                }
                if space.index() == 0 && face.bonus.is_empty() {
                    said.push(self.say("exodus-detail-first"));
                }
                if face.may_share {
                    said.push(self.say("exodus-detail-share"));
                }
            }
            Action::PlaceKing { field } => self.king(field, said),
            Action::TakeGuard { take: true } => {
                if let Ask::TakeGuard { colour } = self.ask {
                    self.becomes(colour, said);
                }
            }
            Action::PlaceTile { cell } => self.place(cell, said),
            Action::ActivateNow { profession, slot } => {
                let target = match self.ask {
                    Ask::ActivateWorkshop { cell, .. } => Some(Target::Workshop { cell, slot }),
                    Ask::CompletePillar { pillar, stage } => Some(Target::Pillar { pillar, stage }),
                    _ => None,
                };
                self.dispatch(profession, target, said);
            }
            Action::TakePillar { display, stage, .. } => {
                if let Some(card) = self.world.stack(display, stage).next_back() {
                    said.push(words::sentence(cards::pillar(lang, set, card)));
                }
            }
            Action::TakeInfluence { card } | Action::KeepInfluence { card } | Action::PlayInfluence { card } => {
                said.push(cards::influence_effect(lang, set, card));
                if let (Action::PlayInfluence { .. }, InfluenceEffect::Gain(atom)) = (action, set.influence(card)) {
                    self.climb(&[atom], said);
                }
            }
            Action::TakeMonument { monument } => said.push(cards::monument(lang, set, monument)),
            Action::TakeTile { tile } | Action::KeepTile { tile } => self.tile(tile, said),
            Action::Advance => self.climb(&[Atom::Flame(1)], said),
            Action::Train { to } | Action::PillarTrain { to } => {
                said.push(self.one("exodus-detail-pay", "cost", words::cost(lang, set.school.field(to))));
                self.trained(to, said);
            }
            Action::FreeTrain { to } => self.trained(to, said),
            Action::Dispatch { profession, target }
            | Action::KnowledgeDispatch { profession, target }
            | Action::CardDispatch { profession, target }
            | Action::PillarDispatch { profession, target } => self.dispatch(profession, Some(target), said),
            Action::TakeKnowledge { name, .. } => {
                let requires = cards::knowledge_requires(lang, set, name);
                said.push(self.one("exodus-detail-requires", "list", requires));
                self.knowledge(name, said);
            }
            Action::TakeDiscarded { name } | Action::KeepKnowledge { name } => self.knowledge(name, said),
            Action::UsePillar { pillar, stage } => self.pillar(pillar, stage, said),
            Action::CapitalPart { part } => {
                if let Ask::CapitalPart { pillar, .. } = self.ask {
                    self.pillar(pillar, part, said);
                }
            }
            Action::SpendFavour => {
                let args = [
                    ("actions", words::actions(lang, self.world.actions_left() + 1).into()),
                    ("tokens", words::favours(lang, player.favours.saturating_sub(1)).into()),
                ];
                said.push(say(lang, "exodus-detail-favour", &args));
            }
            Action::EndTurn => {
                if let left @ 1.. = self.world.actions_left() {
                    said.push(self.one("exodus-detail-end", "count", left));
                }
                if let Some(row) = choices::lost_with(self.world) {
                    said.push(self.one("exodus-detail-loses", "region", words::region(lang, set, row)));
                }
            }
            Action::WorkshopSlot { cell, slot } => self.activates(cell, slot, said),
            Action::RotateMiddle { turns } => self.turned(turns, turns, said),
            Action::RotateTop { turns } => self.turned(turns, 0, said),
            Action::PayBook { .. } => {
                if let Ask::PayBook { source: game_exodus::Source::Influence(card), .. } = self.ask
                    && let InfluenceEffect::DonateBooks { vp, .. } = set.influence(card)
                {
                    self.gain(&[Atom::Vp(vp)], said);
                }
            }
            Action::PayGold { gold } => {
                if let Ask::PayGold { card } = self.ask
                    && let InfluenceEffect::OfferGold { vp, .. } = set.influence(card)
                {
                    self.gain(&[Atom::Vp(vp * gold)], said);
                }
            }
            Action::KeepSettler { colour } => self.becomes(colour, said),
            Action::Reward { reward: Reward::Flame } => {
                use game_exodus::atoms::PillarEffect::{Offer, Sacrifice};
                if let Ask::Reward { card } = self.ask
                    && let Offer { flames, .. } | Sacrifice { flames, .. } = set.pillar(card).effect
                {
                    self.climb(&[Atom::Flame(flames)], said);
                }
            }
            Action::MoveTile { cell } => {
                if let Some(building) = player.plot(cell).building {
                    let tile = words::building(lang, set, building);
                    let args = [("cell", words::cell(lang, set, cell).into()), ("tile", tile.into())];
                    said.push(say(lang, "exodus-text-cell", &args));
                }
            }
            Action::SwapFirst { cell } | Action::SwapSecond { cell } => {
                let people = words::people(lang, player.plot(cell).settlers());
                said.push(self.one("exodus-text-on", "list", people));
            }
            variants!(Action:
                ChooseBook TakeGuard Skip BaseInstant DrawInfluence Decline DrawTiles TakeResidence ChooseColour
                DrawKnowledge Exchange GiveBack Reward Change Again Stop
            ) => {}
        }
    }

    /// AE-5.7: what a settler who comes begins as.
    fn becomes(&self, colour: Colour, said: &mut Vec<String>) {
        let set = self.world.components();
        let untrained = words::profession(self.lang(), set, set.school.untrained[colour.index()]);
        said.push(self.one("exodus-detail-becomes", "prof", untrained));
    }

    /// Gains for certain, and where they lead.
    fn gain(&self, atoms: &[Atom], said: &mut Vec<String>) {
        said.push(self.one("exodus-detail-gain", "gain", words::gains(self.lang(), atoms)));
        self.climb(atoms, said);
    }

    /// The own books and gold after a choice that is about them.
    fn stores(&self, action: Action, after: &Exodus, said: &mut Vec<String>) {
        let (old, new) = (self.world.player(self.seat), after.player(self.seat));
        let about = matches!(
            action,
            Action::ChooseBook { .. } | Action::Exchange { .. } | Action::Change { .. } | Action::BaseInstant { .. }
        );
        if about && (old.books, old.gold) != (new.books, new.gold) {
            let stock = words::list(self.lang(), &words::stock(self.lang(), new.books, new.gold));
            said.push(self.one("exodus-detail-have", "stock", stock));
        }
    }

    /// AE-16: what the next settlement scoring would give instead, if the choice changes it at once.
    fn settlement(&self, after: &Exodus, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let Some((_, row)) = words::next_scoring(self.world).filter(|_| !after.is_over()) else { return };
        let (before, now) =
            (self.world.settlement_now(row).total(self.seat), after.settlement_now(row).total(self.seat));
        if before != now {
            let args = [
                ("region", words::region(lang, set, row).into()),
                ("now", words::points(lang, now.into()).into()),
                ("before", before.into()),
            ];
            said.push(say(lang, "exodus-detail-settlement", &args));
        }
    }

    /// AE-13: where flames bring the high priest, and the bonuses on the way.
    fn climb(&self, atoms: &[Atom], said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let flames: u8 = atoms.iter().map(|atom| if let Atom::Flame(count) = atom { *count } else { 0 }).sum();
        let (from, end) = (self.world.player(self.seat).priest, set.track.end);
        if flames == 0 || from >= end {
            return;
        }
        let to = from.saturating_add(flames).min(end);
        let bonus = |space: u8| Some((space, set.track.bonus[usize::from(space)]?));
        let list: Vec<String> = (from + 1..=to)
            .filter_map(bonus)
            .map(|(space, atom)| {
                let args = [("bonus", words::atom(lang, atom).into()), ("space", space.into())];
                say(lang, "exodus-detail-bonus", &args)
            })
            .collect();
        let has = if list.is_empty() { "no" } else { "yes" };
        let args = [("to", to.into()), ("end", end.into()), ("has", has.into()), ("list", list.join(", ").into())];
        said.push(say(lang, "exodus-detail-priest", &args));
        if list.is_empty()
            && let Some((space, atom)) = (to + 1..=end).find_map(bonus)
        {
            let args = [("space", space.into()), ("bonus", words::atom(lang, atom).into())];
            said.push(say(lang, "exodus-detail-next-bonus", &args));
        }
    }

    /// AE-5.4: what lies and stands on the field now, and where the king can go from there.
    fn king(&self, field: Field, said: &mut Vec<String>) {
        let (lang, set, world) = (self.lang(), self.world.components(), self.world);
        said.extend(words::lying(lang, world, field));
        if let Some(colour) = world.guard_beside(field) {
            said.push(self.one("exodus-detail-guard", "colours", words::settler(lang, colour)));
        }
        self.climb(&[Atom::Flame(set.city.field(field).flames)], said);
        if said.is_empty() {
            said.push(self.one("exodus-detail-gain", "gain", words::field_gains(lang, set, field)));
        }
        if field.ring() != Ring::Bottom {
            let fields = words::reach(world, field, world.top_turn(), world.middle_turn());
            said.push(self.one("exodus-detail-reaches", "fields", fields));
        }
    }

    /// AE-14.6: where the own king could go after a turn.
    fn turned(&self, top: u8, middle: u8, said: &mut Vec<String>) {
        let (set, world) = (self.world.components(), self.world);
        let Some(field) = world.player(self.seat).king().filter(|field| field.ring() != Ring::Bottom) else { return };
        let turned = |now: u8, by: u8| (now + by) % set.city.turns;
        let fields = words::reach(world, field, turned(world.top_turn(), top), turned(world.middle_turn(), middle));
        said.push(self.one("exodus-detail-reaches-turned", "fields", fields));
    }

    /// AE-7.6: the bonus of a cell, and the lines that are full then.
    fn place(&self, cell: Cell, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let face = set.grid.cell(cell);
        said.push(self.one("exodus-detail-placement", "gain", words::atom(lang, face.bonus)));
        self.climb(&[face.bonus], said);
        let player = self.world.player(self.seat);
        let bit = 1 << cell.index();
        let moved = match self.ask {
            Ask::PlaceTile { from: Some(from), .. } => 1 << from.index(),
            _ => 0,
        };
        let covered = player.covered() & !moved;
        let (row, column) = (set.grid.row[usize::from(face.row)], set.grid.column[usize::from(face.column)]);
        for (line, cells) in [("row", row), ("column", column)] {
            if cells & !(covered | bit) == 0 {
                said.push(self.one("exodus-detail-completes-line", "line", line));
            }
        }
        let limit = |cells: u16| set.grid.favours[cells.count_ones() as usize];
        if limit(covered | bit) > limit(player.covered()) {
            said.push(self.say("exodus-detail-favour-space"));
        }
    }

    fn trained(&self, to: Profession, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let gain = words::gains(lang, set.school.field(to).dispatch.get());
        said.push(self.one("exodus-detail-trained", "gain", gain));
    }

    /// AE-6.C: the dispatch bonus, and what the place is worth.
    fn dispatch(&self, profession: Profession, target: Option<Target>, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let bonus = set.school.field(profession).dispatch;
        said.push(self.one("exodus-detail-dispatch", "gain", words::gains(lang, bonus.get())));
        self.climb(bonus.get(), said);
        let player = self.world.player(self.seat);
        match target {
            Some(Target::Residence) => match player.incomplete() {
                Some((cell, room)) => {
                    let region = words::region(lang, set, set.grid.cell(cell).row);
                    said.push(self.one("exodus-detail-region", "region", region));
                    if room == 1 {
                        said.push(self.say("exodus-detail-completes-residence"));
                    }
                }
                None => said.push(self.say("exodus-detail-new-residence")),
            },
            Some(Target::Ship) => said.push(self.say("exodus-detail-all-regions")),
            Some(Target::Workshop { cell, slot }) => {
                let region = words::region(lang, set, set.grid.cell(cell).row);
                said.push(self.one("exodus-detail-region", "region", region));
                self.activates(cell, slot, said);
            }
            Some(Target::Pillar { pillar, stage }) => {
                said.push(self.say("exodus-detail-no-region"));
                let mut effect = Vec::new();
                self.pillar(pillar, stage, &mut effect);
                said.extend(effect.pop().map(|effect| self.one("exodus-detail-stage", "effect", effect)));
            }
            None => {}
        }
    }

    /// Whether a workshop becomes active by this slot.
    fn activates(&self, cell: Cell, slot: u8, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let plot = self.world.player(self.seat).plot(cell);
        if let Some(Building::Workshop(workshop)) = plot.building {
            let face = set.workshop(workshop);
            if plot.filled_slots() | 1 << slot == face.all_slots() {
                said.push(self.one("exodus-detail-activates", "effect", cards::workshop_effect(lang, face.effect)));
            }
        }
    }

    fn pillar(&self, pillar: u8, stage: Stage, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        let card = words::card_of(self.world.player(self.seat), pillar, stage);
        said.extend(card.map(|card| cards::pillar_effect(lang, set.pillar(card).effect)));
    }

    fn knowledge(&self, name: Knowledge, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        said.push(self.one("exodus-detail-score", "score", cards::knowledge_score(lang, set, name)));
    }

    fn tile(&self, tile: Tile, said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        match tile {
            Tile::Ship(kind) => {
                let player = self.world.player(self.seat);
                let new = player.ships().all(|ship| ship.kind != kind);
                let worth = set.grid.ships.get(player.ships().len()).copied().unwrap_or(0);
                let args = [
                    ("new", if new { "yes" } else { "no" }.into()),
                    ("points", words::points(lang, worth.into()).into()),
                ];
                said.push(say(lang, "exodus-detail-ship", &args));
            }
            Tile::Workshop(workshop) => {
                said.push(cards::workshop_effect(lang, set.workshop(workshop).effect));
            }
            Tile::Agora(agora) => {
                said.push(self.one("exodus-detail-gain", "gain", cards::agora_gain(lang, set, agora)))
            }
        }
    }

    /// AE-5.5, AE-7.4: what cannot be received.
    fn lost(&self, events: &[Event], said: &mut Vec<String>) {
        let (lang, set) = (self.lang(), self.world.components());
        for event in events {
            if let Event::Lapsed { good, count, .. } = *event {
                said.push(match good {
                    Some(Good::Favour) => self.one("exodus-detail-lost-favour", "count", count),
                    good => self.one("exodus-detail-lapsed", "thing", words::goods(lang, good, count)),
                });
            } else if let Event::Skipped { source, .. } = *event {
                said.push(self.one("exodus-detail-skipped", "source", words::source(lang, set, source)));
            }
        }
    }

    /// What is to be decided next, or that luck decides.
    fn then(&self, action: Action, after: &Exodus, said: &mut Vec<String>) {
        match after.awaiting() {
            Awaiting::Chance if choices::asks_luck(action) => said.push(self.say("exodus-detail-luck")),
            Awaiting::Chance if !choices::is_prompts(action) => said.push(self.say("exodus-detail-turned-up")),
            Awaiting::Seats(_) => {
                let next = after.ask(self.seat);
                let same = next.map(prompt::key) == Some(prompt::key(self.ask));
                if let Some(next) = next.filter(|next| !same && !matches!(next, Ask::Main { .. })) {
                    said.push(self.one("exodus-detail-then", "list", prompt::todo(self.lang(), next)));
                }
            }
            _ => {}
        }
    }
}
