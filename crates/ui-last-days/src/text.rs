//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use engine::{Awaiting, PerSeat, Seat};
use game_last_days::{Ask, BoardReason, Colour, LastDays, SailReason, Senator, View};

use super::{Face, words};
use crate::l10n::say;
use ui::picture::Scene;
use ui_fleet::text::{Page, Tile};

/// Everything on the table.
pub(super) fn text(view: &View, scene: &Scene<'_, LastDays>) -> String {
    let mut table = Table { view, scene, page: Page::new(view, scene) };
    table.round();
    table.page.harbour();
    table.senate();
    table.senators();
    table.auctions();
    table.players();
    table.page.own();
    table.page.piles();
    table.page.scores();
    table.page.finish()
}

/// The phase of the round that is under way: how messages name it.
pub(super) fn phase(view: &View) -> &'static str {
    let table = &view.table;
    let Awaiting::Seats(awaited) = table.awaiting() else { return if table.is_over() { "over" } else { "doom" } };
    match awaited.iter().next().and_then(|seat| view.ask(seat)) {
        Some(Ask::FirstRefugee) => "opening",
        Some(Ask::Influence) => "influence",
        Some(Ask::Senator | Ask::Power { .. } | Ask::Discard { .. }) => "senate",
        Some(Ask::Board { why: BoardReason::Basileus, .. }) => "senate",
        Some(Ask::Sail { why: SailReason::Demagogos, .. }) => "senate",
        Some(Ask::Board { why: BoardReason::Together, .. } | Ask::Lose { .. }) => "doom",
        Some(Ask::Sacrifice | Ask::Ally { .. }) if table.playing().is_none() => {
            // Rows lie on the table from the auctions until the end of the round.
            if Seat::all(table.seats()).any(|seat| view.cards.players[seat].laid > 0) { "doom" } else { "senate" }
        }
        _ => "auctions",
    }
}

struct Table<'a> {
    view: &'a View,
    scene: &'a Scene<'a, LastDays>,
    page: Page<'a, Face>,
}

impl Table<'_> {
    /// Round, phase, what the current event does now and what it will do, the kind of the auctions, the Doom markers.
    fn round(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.page.heading("fleet-text-round");
        let phase = phase(self.view);
        self.page.say("ld-text-phase", &[("round", table.council.round.into()), ("phase", phase.into())]);
        // In the Doom phase the auctions are over, and the event may already be that of the next round.
        if !matches!(phase, "doom" | "over") {
            self.page.say("ld-text-auction-kind", &[("kind", table.auction_kind().name().into())]);
        }
        if let Some(event) = table.event {
            self.page.say("ld-text-event", &[("event", words::event(lang, event).into())]);
            let over = table.is_over();
            let told = [
                words::event_ongoing(lang, event),
                words::event_delayed(lang, event, &table),
                words::event_doom(lang, event, &table),
            ];
            told.into_iter().flatten().filter(|_| !over).for_each(|line| self.page.line(&line));
        }
        let unseen: Vec<String> = table.unseen_events.iter().map(|event| words::event(lang, event)).collect();
        self.page.doom(&unseen);
    }

    fn senate(&mut self) {
        let table = self.view.table;
        self.page.heading("fleet-text-senate");
        let cubes = PerSeat::from_fn(table.seats(), |seat| table.council.senate(seat));
        self.page.say("fleet-text-senate-cubes", &[("list", words::counted(self.scene, &cubes).into())]);
        let order = self.page.names(table.council.senate_order().as_slice());
        self.page.say("ld-text-senate-order", &[("names", order.into())]);
    }

    /// Every senator with its bonus markers.
    fn senators(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        let tile = |senator: Senator| {
            let bonus = table.bonus(senator);
            let args = [("bonus", bonus.into()), ("markers", words::bonus(lang, bonus).into())];
            Tile {
                field: table.components().field(senator),
                name: words::senator(lang, senator),
                role: words::senator_role(lang, senator),
                holder: table.holder(senator),
                free: say(lang, "ld-text-free", &args),
                power: words::senator_power(lang, senator),
            }
        };
        self.page.tiles("ld-text-senators", Senator::ALL.map(tile).into());
    }

    /// The rows, card by card, with the bids on them; the Hand of the Gods.
    fn auctions(&mut self) {
        self.page.ranking(phase(self.view) == "auctions", ["ld-text-ranking", "ld-text-entitled"]);
        self.page.rows();
        let gods = self.view.table.gods;
        if !gods.is_empty() {
            self.page.say("ld-text-gods", &[("cards", words::cards(self.scene.lang, &gods).into())]);
        }
    }

    fn players(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.page.heading("fleet-text-players");
        for seat in Seat::all(table.seats()) {
            let args = [
                ("name", words::marked(self.scene, seat).into()),
                ("points", words::on_track(lang, table.council.points(seat)).into()),
                ("supply", words::cubes(lang, table.council.supply(seat)).into()),
                ("front", table.council.players[seat].spent.into()),
                ("aboard", table.council.harbour.at_sea(Colour::Seat(seat)).into()),
                ("lost", table.lost[seat].into()),
                ("hand", words::politics_cards(lang, self.view.cards.players[seat].hand_size).into()),
                ("specials", words::special_cards(lang, self.view.cards.players[seat].special_size).into()),
            ];
            self.page.say("ld-text-player", &args);
            let held: Vec<String> = table.senator(seat).map(|held| words::senator(lang, held)).into_iter().collect();
            self.page.player(seat, &held);
        }
    }
}
