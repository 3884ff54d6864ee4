//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use engine::{Awaiting, PerSeat, Seat};
use game_doom::{Ask, BoardReason, Colour, Doom, Faction, OpenTable, View};

use super::{Face, words};
use crate::l10n::say;
use ui::picture::Scene;
use ui_fleet::text::{Page, Tile};

/// Everything on the table.
pub(super) fn text(view: &View, scene: &Scene<'_, Doom>) -> String {
    let mut page = Table { view, scene, page: Page::new(view, scene) };
    page.round();
    page.page.harbour();
    page.senate();
    page.factions();
    page.page.ranking(phase(view) == "votes", ["da-text-ranking", "da-text-entitled"]);
    page.page.rows();
    page.players();
    page.page.own();
    page.stores();
    page.page.scores();
    page.page.finish()
}

/// The phase of the round that is under way: how messages name it.
pub(super) fn phase(view: &View) -> &'static str {
    let table = &view.table;
    let Awaiting::Seats(awaited) = table.awaiting() else { return if table.is_over() { "over" } else { "doom" } };
    match awaited.iter().next().and_then(|seat| view.ask(seat)) {
        Some(Ask::FirstRefugee) => "opening",
        Some(Ask::Senate) => "senate",
        Some(Ask::Faction { .. } | Ask::FreeFaction | Ask::Power { .. } | Ask::Discard { .. }) => "factions",
        Some(Ask::Board { why: BoardReason::Basileus, .. }) => "factions",
        Some(Ask::Board { why: BoardReason::Together, .. }) => "doom",
        Some(Ask::Sacrifice | Ask::Ally { .. } | Ask::ChooseSpecial) if table.council.vote.ranking.is_empty() => {
            // Rows lie on the table from the votes until the end of the round.
            if Seat::all(table.seats()).any(|seat| view.cards.players[seat].laid > 0) { "doom" } else { "factions" }
        }
        _ => "votes",
    }
}

struct Table<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    page: Page<'a, Face>,
}

impl Table<'_> {
    fn by_seat(&self, number: impl Fn(&OpenTable, Seat) -> u8) -> String {
        let table = &self.view.table;
        words::counted(self.scene, &PerSeat::from_fn(table.seats(), |seat| number(table, seat)))
    }

    /// Round, phase, the event in force, the kind of the votes, the Doom markers.
    fn round(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.page.heading("fleet-text-round");
        let phase = phase(self.view);
        self.page.say("da-text-phase", &[("round", table.council.round.into()), ("phase", phase.into())]);
        // In the Doom phase the votes are over, and the event may already be that of the next round.
        if !matches!(phase, "doom" | "over") {
            self.page.say("da-text-votes-kind", &[("kind", table.vote_kind().name().into())]);
        }
        match table.event {
            Some(event) => {
                // In the Doom phase that reveals it, it is carried out; afterwards it goes on for a round.
                let effect = match phase {
                    "doom" | "over" => words::event_effect(lang, event, &table),
                    _ => words::event_now(lang, event, &table),
                };
                let args = [("event", words::event(lang, event).into()), ("effect", effect.into())];
                self.page.say("da-text-event", &args);
            }
            None => self.page.say("da-text-no-event", &[]),
        }
        if let Some(event) = table.next_event {
            let args = [
                ("event", words::event(lang, event).into()),
                ("effect", words::event_effect(lang, event, &table).into()),
            ];
            self.page.say("da-text-next-event", &args);
        }
        let unseen: Vec<String> = table.unseen_events.iter().map(|event| words::event(lang, event)).collect();
        self.page.doom(&unseen);
    }

    fn senate(&mut self) {
        let table = self.view.table;
        self.page.heading("fleet-text-senate");
        if !table.options.family {
            let list = self.by_seat(|table, seat| table.council.senate(seat));
            self.page.say("fleet-text-senate-cubes", &[("list", list.into())]);
        }
        let order = self.page.names(table.council.senate_order().as_slice());
        let args = [("names", order.into()), ("family", words::yes(table.options.family))];
        self.page.say("da-text-senate-order", &args);
    }

    /// Every faction with its +1, and the prices.
    fn factions(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        let tile = |faction: Faction| Tile {
            field: table.components().field(faction),
            name: words::faction(lang, faction),
            role: words::faction_role(lang, faction),
            holder: table.holder(faction),
            free: say(lang, "da-text-free", &[("plus", words::yes(table.shows_plus(faction)))]),
            power: words::faction_power(lang, faction, table.seats() == 2),
        };
        self.page.tiles("da-text-factions", Faction::ALL.map(tile).into());
        let prices: Vec<String> = (0..table.seats() as u8).map(|place| table.price(place).to_string()).collect();
        self.page.say("da-text-prices", &[("prices", prices.join(", ").into())]);
    }

    fn players(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.page.heading("fleet-text-players");
        for seat in Seat::all(table.seats()) {
            let args = [
                ("name", words::marked(self.scene, seat).into()),
                ("points", words::points(lang, table.council.points(seat)).into()),
                ("supply", words::cubes(lang, table.council.supply(seat)).into()),
                ("spent", table.council.players[seat].spent.into()),
                ("aboard", table.council.harbour.at_sea(Colour::Seat(seat)).into()),
                ("hand", words::politics_cards(lang, self.view.cards.players[seat].hand_size).into()),
                ("specials", words::special_cards(lang, self.view.cards.players[seat].special_size).into()),
            ];
            self.page.say("da-text-player", &args);
            let held: Vec<String> = Faction::ALL
                .into_iter()
                .filter(|&faction| table.holds(seat, faction))
                .map(|faction| words::faction(lang, faction))
                .collect();
            self.page.player(seat, &held);
        }
    }

    /// Decks, discard piles and the display.
    fn stores(&mut self) {
        self.page.piles();
        if self.view.table.options.open_specials {
            let display: Vec<String> = self
                .view
                .table
                .display
                .into_iter()
                .flatten()
                .map(|special| words::special(self.scene.lang, special))
                .collect();
            self.page.say("da-text-display", &[("cards", self.page.list(&display).into())]);
        }
    }
}
