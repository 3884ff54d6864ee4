//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use engine::Seat;
use game_exodus::kinds::{Cell, Display, Knowledge, Ring, Stage, TileKind};
use game_exodus::{Ending, Exodus, Player, View};

use super::{cards, scores, words};
use crate::l10n::{Lang, Value, join_names, say};
use ui::picture::Scene;

/// Everything on the table.
pub(super) fn text(view: &View, scene: &Scene<'_, Exodus>) -> String {
    let mut page = Page { view, scene, lines: Vec::new() };
    page.year();
    Ring::ALL.into_iter().for_each(|ring| page.ring(ring));
    page.displays();
    page.scorings();
    Seat::all(view.table.seats()).for_each(|seat| page.player(seat));
    page.own();
    if view.table.is_over() {
        page.end();
    }
    page.lines.join("\n")
}

struct Page<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Exodus>,
    lines: Vec<String>,
}

impl Page<'_> {
    fn lang(&self) -> Lang {
        self.scene.lang
    }

    fn heading(&mut self, key: &str) {
        let words = say(self.lang(), key, &[]);
        self.lines.push(format!("# {words}"));
    }

    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        let line = say(self.lang(), key, args);
        self.lines.push(line);
    }

    fn list(&mut self, key: &str, things: &[String]) {
        let list = words::list(self.lang(), things);
        self.say(key, &[("list", list.into())]);
    }

    fn or_none(&mut self, key: &str, things: &[String]) {
        let list = words::or_none(self.lang(), things);
        self.say(key, &[("list", list.into())]);
    }

    fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| words::name(self.scene, seat)).collect();
        join_names(self.lang(), &names)
    }

    /// Year, round, phase, order, discs, what is scored when, catastrophes.
    fn year(&mut self) {
        let (lang, table) = (self.lang(), &self.view.table);
        let set = table.components();
        self.heading("exodus-text-year");
        let phase = match () {
            () if table.is_over() => "over",
            () if table.is_placing_kings() => "kings",
            () if table.is_in_turn() => "actions",
            () if table.round() == 0 => "order",
            () => "other",
        };
        let args = [
            ("year", table.year().into()),
            ("years", set.counts.years.into()),
            ("round", table.round().max(1).into()),
            ("rounds", 3.into()),
            ("phase", phase.into()),
        ];
        self.say("exodus-text-now", &args);
        if table.seats() > 1 {
            let key = if table.round() == 0 { "exodus-text-sorting" } else { "exodus-text-order" };
            let seats = if table.round() == 0 { table.sorting() } else { table.turn_order() };
            let names = self.names(seats);
            self.say(key, &[("names", names.into())]);
        }
        let turns = |count| Value::from(words::quarters(lang, count));
        self.say("exodus-text-discs", &[("top", turns(table.top_turn())), ("middle", turns(table.middle_turn()))]);
        if let Some(tile) = table.catastrophe() {
            let face = set.catastrophe(tile);
            let args = [("middle", face.middle.into()), ("top", face.top.into())];
            self.say("exodus-text-catastrophe", &args);
        }
        let unseen: Vec<String> = table
            .unseen_catastrophes()
            .map(|tile| {
                let face = set.catastrophe(tile);
                say(lang, "exodus-catastrophe", &[("middle", face.middle.into()), ("top", face.top.into())])
            })
            .collect();
        if table.year() < set.counts.years {
            self.say("exodus-text-catastrophes", &[("list", unseen.join("; ").into())]);
        }
        for year in 1..=set.counts.years {
            let rows = set.grid.scored.get(usize::from(year)).copied().unwrap_or(0);
            for row in (0..set.grid.rows).filter(|row| rows >> row & 1 == 1) {
                let args = [("year", year.into()), ("region", words::region(lang, set, row).into())];
                self.say("exodus-text-scored", &args);
            }
        }
    }

    fn ring(&mut self, ring: Ring) {
        let table = &self.view.table;
        self.lines.push(format!("# {}", say(self.lang(), "exodus-text-rings", &[("ring", ring.index().into())])));
        for field in table.components().city.ring(ring) {
            let mut line = words::field_words(self.view, self.scene, field);
            if ring != Ring::Bottom {
                let fields = words::reach(table, field, table.top_turn(), table.middle_turn());
                line += " ";
                line += &say(self.lang(), "exodus-text-field-reaches", &[("fields", fields.into())]);
            }
            self.lines.push(line);
        }
    }

    fn displays(&mut self) {
        let (lang, table) = (self.lang(), &self.view.table);
        let set = table.components();
        self.heading("exodus-text-displays");
        for (kind, key) in [(TileKind::Ship, "ships"), (TileKind::Workshop, "workshops"), (TileKind::Agora, "agoras")] {
            let tile = |(one, copies)| words::times(lang, copies, words::tile_short(lang, set, one));
            self.open(key, &table.open_tiles(kind).map(tile).collect::<Vec<_>>());
        }
        let residences: Vec<String> = table.open_residences().map(|tile| words::residence(lang, set, tile)).collect();
        self.open("residences", &residences);
        let influence: Vec<String> = table.open_influence().map(|card| words::influence(lang, set, card)).collect();
        self.open("influence", &influence);
        for (index, field) in table.knowledge_fields().enumerate() {
            let number = Value::from(index + 1);
            match field {
                Some(card) => {
                    let card = cards::knowledge(lang, set, card);
                    self.say("exodus-text-knowledge", &[("field", number), ("card", card.into())]);
                }
                None => self.say("exodus-text-knowledge-empty", &[("field", number)]),
            }
        }
        let discarded: Vec<String> = (0..32)
            .map(Knowledge)
            .filter(|&name| set.knowledge_set >> name.0 & 1 == 1 && table.discarded(name) > 0)
            .map(|name| words::times(lang, table.discarded(name), words::knowledge(lang, set, name)))
            .collect();
        if !discarded.is_empty() {
            self.list("exodus-text-discard", &discarded);
        }
        self.pillar_displays();
        for (space, &at) in set.track.monuments.iter().enumerate() {
            let left: Vec<String> = table.monuments(space as u8).map(|tile| words::monument(lang, set, tile)).collect();
            let list = words::or_none(lang, &left);
            self.say("exodus-text-monuments", &[("space", at.into()), ("list", list.into())]);
        }
        let bonuses: Vec<String> = (0..=set.track.end)
            .filter_map(|space| Some((space, set.track.bonus[usize::from(space)]?)))
            .map(|(space, atom)| format!("{space} {}", words::atom(lang, atom)))
            .collect();
        self.list("exodus-text-track", &bonuses);
        self.supply();
    }

    fn open(&mut self, kind: &str, things: &[String]) {
        let list = words::or_none(self.lang(), things);
        self.say("exodus-text-open", &[("kind", kind.to_owned().into()), ("list", list.into())]);
    }

    fn pillar_displays(&mut self) {
        let (lang, table) = (self.lang(), &self.view.table);
        let set = table.components();
        for display in Display::ALL {
            for stage in Stage::ALL {
                let mut cards: Vec<_> = table.stack(display, stage).collect();
                let top = match cards.pop() {
                    Some(card) => cards::pillar(lang, set, card),
                    None => say(lang, "exodus-text-pillar-empty", &[]),
                };
                let args = [("display", display.name().into()), ("stage", stage.name().into()), ("card", top.into())];
                let mut line = say(lang, "exodus-text-pillar", &args);
                if !cards.is_empty() {
                    let below: Vec<String> =
                        cards.iter().rev().map(|&card| words::pillar_name(lang, set, card)).collect();
                    line += " ";
                    line += &say(lang, "exodus-text-pillar-below", &[("list", below.join(", ").into())]);
                }
                self.lines.push(line);
            }
        }
    }

    fn supply(&mut self) {
        let (lang, table) = (self.lang(), &self.view.table);
        let mut supply = words::stock(lang, table.supply_books(), table.supply_gold());
        supply.push(words::favours(lang, table.supply_favours()));
        self.list("exodus-text-supply", &supply);
        self.say("exodus-text-bag", &[("list", words::people(lang, table.bag()).into())]);
        let deck = |stage: Stage| table.pillar_deck(stage).count();
        let piles: [(&str, usize); 9] = [
            ("ships", table.pile(TileKind::Ship).into()),
            ("workshops", table.pile(TileKind::Workshop).into()),
            ("agoras", table.pile(TileKind::Agora).into()),
            ("residences", table.residence_pile().into()),
            ("knowledge", table.knowledge_deck().into()),
            ("influence", table.influence_deck().into()),
            ("bases", deck(Stage::Base)),
            ("shafts", deck(Stage::Shaft)),
            ("capitals", deck(Stage::Capital)),
        ];
        let piles =
            piles.map(|(pile, count)| say(lang, "exodus-pile", &[("pile", pile.into()), ("count", count.into())]));
        self.list("exodus-text-piles", &piles);
    }

    /// AE-16: every region as if it were scored now.
    fn scorings(&mut self) {
        let (lang, table) = (self.lang(), &self.view.table);
        let set = table.components();
        if table.is_over() {
            return;
        }
        self.heading("exodus-text-settlement");
        for row in 0..set.grid.rows {
            let now = table.settlement_now(row);
            let list: Vec<String> = Seat::all(table.seats())
                .map(|seat| words::region_share(self.scene, seat, now.counts[seat], now.total(seat).into()))
                .collect();
            let args = [("region", words::region(lang, set, row).into()), ("list", list.join("; ").into())];
            let mut line = say(lang, "exodus-text-region", &args);
            if table.would_lose(row) {
                line += " ";
                line += &say(lang, "exodus-text-region-lost", &[]);
            }
            self.lines.push(line);
        }
    }

    /// A person: points, stores, training area, settlement, ships, pillars, cards.
    fn player(&mut self, seat: Seat) {
        let (lang, table) = (self.lang(), &self.view.table);
        let (set, player) = (table.components(), table.player(seat));
        self.lines.push(format!("# {}", self.scene.name(seat)));
        let args = [
            ("name", words::subject(self.scene, seat).into()),
            ("mark", words::mark(lang, seat).into()),
            ("points", words::points(lang, player.vp.into()).into()),
            ("priest", player.priest.into()),
            ("end", set.track.end.into()),
        ];
        self.say("exodus-text-player", &args);
        if let Some(king) = player.king() {
            self.say("exodus-text-king", &[("field", words::field(king).into())]);
        }
        if table.is_in_turn() && table.active() == seat {
            let used = table.pillars_used().count_ones();
            let args = [("actions", words::actions(lang, table.actions_left()).into()), ("used", used.into())];
            self.say("exodus-text-turn", &args);
        }
        self.list("exodus-text-stock", &words::stock(lang, player.books, player.gold));
        let args = [("tokens", words::favours(lang, player.favours).into()), ("most", table.favour_limit(seat).into())];
        self.say("exodus-text-favours", &args);
        let school: Vec<String> = set
            .school
            .order
            .iter()
            .filter(|profession| player.settlers[profession.index()] > 0)
            .map(|&one| words::times(lang, player.settlers[one.index()], words::profession(lang, set, one)))
            .collect();
        let school = if school.is_empty() { say(lang, "exodus-nobody", &[]) } else { school.join(", ") };
        self.say("exodus-text-school", &[("list", school.into())]);
        for cell in (0..set.grid.cells).map(Cell) {
            let line = words::cell_words(self.view, self.scene, seat, cell);
            self.lines.push(line);
        }
        let ships: Vec<String> = player
            .ships()
            .map(|ship| {
                let name = ("ship", Value::from(words::ship(lang, set, ship.kind)));
                match ship.settler {
                    Some(colour) => {
                        say(lang, "exodus-text-ship-with", &[name, ("settler", words::settler(lang, colour).into())])
                    }
                    None => say(lang, "exodus-text-ship-empty", &[name]),
                }
            })
            .collect();
        self.or_none("exodus-text-ships", &ships);
        self.pillars(player);
        let knowledge: Vec<String> = player.knowledge().map(|card| words::knowledge(lang, set, card)).collect();
        self.or_none("exodus-text-cards", &knowledge);
        self.influence(seat, player);
    }

    fn pillars(&mut self, player: &Player) {
        let (lang, set) = (self.lang(), self.view.table.components());
        for (index, pillar) in player.pillars().iter().enumerate() {
            let cards: Vec<String> = Stage::ALL
                .into_iter()
                .filter_map(|stage| Some((stage, pillar.card(stage)?)))
                .map(|(stage, card)| {
                    let name = words::pillar_name(lang, set, card);
                    match pillar.is_complete(stage) {
                        true => name,
                        false => say(lang, "exodus-text-incomplete", &[("card", name.into())]),
                    }
                })
                .collect();
            let args = [("pillar", (index + 1).into()), ("list", cards.join(", ").into())];
            self.say("exodus-text-pillars", &args);
        }
    }

    /// Influence cards: how many, which of them are known, which were played.
    fn influence(&mut self, seat: Seat, player: &Player) {
        let (lang, set) = (self.lang(), self.view.table.components());
        let held = player.hand_size();
        let mut known: Vec<String> = self.view.held(seat).map(|card| words::influence(lang, set, card)).collect();
        let hidden = usize::from(held).saturating_sub(known.len());
        if hidden > 0 && !known.is_empty() {
            known.push(say(lang, "exodus-text-unknown", &[("count", hidden.into())]));
        }
        let args = [
            ("count", held.into()),
            ("known", if known.is_empty() { "none" } else { "some" }.into()),
            ("list", known.join(", ").into()),
        ];
        self.say("exodus-text-held", &args);
        let played: Vec<String> = player.played().map(|card| words::influence(lang, set, card)).collect();
        if !played.is_empty() {
            self.list("exodus-text-played", &played);
        }
    }

    /// The own influence cards with what they do.
    fn own(&mut self) {
        let Some(seat) = self.scene.viewer.seat() else { return };
        let (lang, set) = (self.lang(), self.view.table.components());
        let cards: Vec<String> = self.view.held(seat).map(|card| cards::influence(lang, set, card)).collect();
        if !cards.is_empty() {
            self.heading("exodus-text-own");
            self.lines.extend(cards);
        }
    }

    fn end(&mut self) {
        self.heading("exodus-end-title");
        if self.view.table.ending() != Some(Ending::Lost) {
            let lines = scores::lines(self.view, self.scene);
            self.lines.extend(lines);
        }
        let lines = scores::remarks(self.view, self.scene);
        self.lines.extend(lines.into_iter().map(|(line, _)| line));
    }
}
