//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use std::fmt::Write as _;

use engine::{Awaiting, Game, PerSeat, Seat};
use game_doom::{Ask, BoardReason, Colour, Doom, Faction, View};

use super::{scores, words};
use crate::l10n::{Value, say};
use crate::picture::Scene;

/// Everything on the table.
pub(super) fn text(view: &View, scene: &Scene<'_, Doom>) -> String {
    let mut page = Page { view, scene, text: String::with_capacity(8192) };
    page.round();
    page.harbour();
    page.senate();
    page.factions();
    page.votes();
    page.players();
    page.own();
    page.stores();
    if view.table.is_over() {
        page.scores();
    }
    page.text
}

/// The phase of the round that is under way: how messages name it.
pub(super) fn phase(view: &View) -> &'static str {
    let table = &view.table;
    let Awaiting::Seats(awaited) = table.awaiting() else { return if table.is_over() { "over" } else { "doom" } };
    match awaited.iter().next().and_then(|seat| table.ask(seat)) {
        Some(Ask::FirstRefugee) => "opening",
        Some(Ask::Senate) => "senate",
        Some(Ask::Faction { .. } | Ask::FreeFaction | Ask::Power { .. } | Ask::Discard { .. }) => "factions",
        Some(Ask::Board { why: BoardReason::Basileus, .. }) => "factions",
        Some(Ask::Board { why: BoardReason::Together, .. }) => "doom",
        Some(Ask::Sacrifice | Ask::Ally { .. } | Ask::ChooseSpecial) if table.vote().ranking.is_empty() => {
            // Rows lie on the table from the votes until the end of the round.
            if Seat::all(table.seats()).any(|seat| view.laid(seat) > 0) { "doom" } else { "factions" }
        }
        _ => "votes",
    }
}

struct Page<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    text: String,
}

impl Page<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    fn heading(&mut self, key: &str) {
        let words = say(self.scene.lang, key, &[]);
        self.line(&format!("# {words}"));
    }

    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        let words = say(self.scene.lang, key, args);
        self.line(&words);
    }

    /// A list in words, or "none".
    fn list(&self, items: &[String]) -> String {
        if items.is_empty() { say(self.scene.lang, "fleet-none", &[]) } else { items.join(", ") }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.table.seats())
    }

    fn by_seat(&self, number: impl Fn(&Doom, Seat) -> u8) -> String {
        let table = &self.view.table;
        words::counted(self.scene, &PerSeat::from_fn(table.seats(), |seat| number(table, seat)))
    }

    /// Round, phase, the event in force, the kind of the votes, the Doom markers.
    fn round(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.heading("da-text-round");
        let phase = phase(self.view);
        self.say("da-text-phase", &[("round", table.round().into()), ("phase", phase.into())]);
        self.say("da-text-votes-kind", &[("kind", words::vote_key(table.vote_kind()).into())]);
        match table.event() {
            Some(event) => {
                // In the Doom phase that reveals it, it is carried out; afterwards it goes on for a round.
                let effect = match phase {
                    "doom" | "over" => words::event_effect(lang, event, &table),
                    _ => words::event_now(lang, event, &table),
                };
                let args = [("event", words::event(lang, event).into()), ("effect", effect.into())];
                self.say("da-text-event", &args);
            }
            None => self.say("da-text-no-event", &[]),
        }
        if let Some(event) = table.next_event() {
            let args = [
                ("event", words::event(lang, event).into()),
                ("effect", words::event_effect(lang, event, &table).into()),
            ];
            self.say("da-text-next-event", &args);
        }
        self.say("da-text-markers", &[("left", table.markers_left().into())]);
        let unseen: Vec<String> = table.unseen_events().map(|event| words::event(lang, event)).collect();
        let args = [("count", table.event_deck().into()), ("events", self.list(&unseen).into())];
        self.say("da-text-event-deck", &args);
    }

    /// Every ship with its place, seats, people and worth; which move by themselves; Camp and New Land.
    fn harbour(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        let harbour = table.harbour();
        self.heading("da-text-harbour");
        for berth in harbour.berths() {
            self.line(&words::ship_words(self.view, self.scene, berth));
        }
        let moving: Vec<String> =
            table.would_move().as_slice().iter().map(|&berth| words::ship(lang, harbour, berth)).collect();
        self.say("da-text-moving", &[("ships", self.list(&moving).into())]);
        self.say("da-text-camp", &[("neutrals", words::neutrals(lang, harbour.camp).into())]);
        let landed = words::aboard(self.scene, &harbour.new_land);
        let landed = if landed.is_empty() { say(lang, "da-nobody", &[]) } else { landed };
        self.say("da-text-new-land", &[("list", landed.into())]);
    }

    fn senate(&mut self) {
        let table = self.view.table;
        self.heading("da-text-senate");
        if !table.options().family {
            let list = self.by_seat(Doom::senate);
            self.say("da-text-senate-cubes", &[("list", list.into())]);
        }
        let order: Vec<String> =
            table.senate_order().as_slice().iter().map(|&seat| words::name(self.scene, seat)).collect();
        let args = [("names", order.join(", ").into()), ("family", words::yes(table.options().family))];
        self.say("da-text-senate-order", &args);
    }

    /// Every faction from the left: who holds it, whose marker stands there, +1, what it can do.
    fn factions(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        let two = table.seats() == 2;
        self.heading("da-text-factions");
        let mut factions = Faction::ALL;
        factions.sort_by_key(|&faction| table.components().field(faction));
        for faction in factions {
            let field = table.components().field(faction);
            let mut parts = vec![say(
                lang,
                "da-text-faction",
                &[
                    ("field", (field + 1).into()),
                    ("faction", words::faction(lang, faction).into()),
                    ("role", words::faction_role(lang, faction).into()),
                ],
            )];
            parts.push(match table.holder(faction) {
                Some(seat) => say(lang, "da-text-holder", &[("name", words::name(self.scene, seat).into())]),
                None => say(lang, "da-text-free", &[("plus", words::yes(table.shows_plus(faction)))]),
            });
            let standing: Vec<String> = self
                .seats()
                .filter(|&seat| table.marker(seat) == field && table.holder(faction) != Some(seat))
                .map(|seat| words::name(self.scene, seat))
                .collect();
            if !standing.is_empty() {
                parts.push(say(lang, "da-text-marker", &[("names", standing.join(", ").into())]));
            }
            parts.push(words::faction_power(lang, faction, two));
            self.line(&parts.join(" "));
        }
        let prices: Vec<String> = (0..table.seats() as u8).map(|place| table.price(place).to_string()).collect();
        self.say("da-text-prices", &[("prices", prices.join(", ").into())]);
    }

    /// The rows, card by card, with the bids on them.
    fn votes(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        let vote = table.vote();
        self.heading("da-text-rows");
        if phase(self.view) == "votes" && !vote.ranking.is_empty() {
            let ranking: Vec<String> =
                vote.ranking.as_slice().iter().map(|&seat| words::name(self.scene, seat)).collect();
            let acting = words::names(self.scene, vote.acting.as_slice().iter().copied());
            let args =
                [("slot", (vote.slot + 1).into()), ("names", ranking.join(", ").into()), ("entitled", acting.into())];
            self.say("da-text-ranking", &args);
        } else {
            self.say("da-text-entitled", &[("count", table.entitled().into())]);
        }
        for seat in self.seats() {
            let (row, down, carried) = (self.view.row(seat), self.view.face_down(seat), self.view.carried(seat));
            let laid = self.view.laid(seat);
            let slots: Vec<String> = (0..laid.min(5))
                .map(|slot| {
                    let card = row[usize::from(slot)];
                    let name = card.map_or_else(|| say(lang, "da-face-down", &[]), |card| words::card(lang, card));
                    let args = [
                        ("card", name.into()),
                        ("down", words::yes(card.is_some() && down >> slot & 1 == 1)),
                        ("bid", table.on_slot(seat, slot).into()),
                        ("carried", words::yes(carried >> slot & 1 == 1)),
                    ];
                    say(lang, "da-text-slot", &args)
                })
                .collect();
            let args = [("name", self.name(seat).into()), ("cards", self.list(&slots).into())];
            self.say("da-text-row", &args);
        }
    }

    /// A name with the letter of its cubes.
    fn name(&self, seat: Seat) -> String {
        format!("{} [{}]", self.scene.name(seat), words::letter(self.scene.lang, Colour::Seat(seat)))
    }

    fn players(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.heading("da-text-players");
        for seat in self.seats() {
            let sealed = table.ready().contains(seat);
            let args = [
                ("name", self.name(seat).into()),
                ("points", words::points(lang, table.points(seat)).into()),
                ("supply", words::cubes(lang, table.supply(seat)).into()),
                ("spent", table.spent(seat).into()),
                ("aboard", table.harbour().at_sea(Colour::Seat(seat)).into()),
                ("hand", words::politics_cards(lang, self.view.hand_sizes[seat]).into()),
                ("specials", words::special_cards(lang, self.view.special_sizes[seat]).into()),
            ];
            self.say("da-text-player", &args);
            let held: Vec<String> = Faction::ALL
                .into_iter()
                .filter(|&faction| table.holds(seat, faction))
                .map(|faction| words::faction(lang, faction))
                .collect();
            if !held.is_empty() {
                self.say("da-text-holds", &[("factions", held.join(", ").into())]);
            }
            let known = self.view.specials(seat);
            if !self.scene.is_you(seat) && !known.is_empty() {
                self.say("da-text-known", &[("cards", words::specials(lang, &known).into())]);
            }
            if sealed {
                match self.view.sealed_bid(seat).filter(|_| phase(self.view) != "votes" || self.is_bidding()) {
                    Some(bid) if self.is_bidding() => {
                        self.say("da-text-sealed-known", &[("cubes", words::cubes(lang, bid).into())]);
                    }
                    _ => self.say("da-text-sealed", &[]),
                }
            }
        }
    }

    /// Whether numbers, not rows, are sealed now.
    fn is_bidding(&self) -> bool {
        let table = &self.view.table;
        let Awaiting::Seats(awaited) = table.awaiting() else { return false };
        let asked = awaited.iter().next().and_then(|seat| table.ask(seat));
        matches!(asked, Some(Ask::Senate | Ask::Bid { .. } | Ask::Peek | Ask::NewBid { .. }))
    }

    /// The own hand: what others do not see.
    fn own(&mut self) {
        let lang = self.scene.lang;
        if self.scene.viewer.seat().is_none() {
            return;
        }
        let (hand, set) = (self.view.hand(), self.view.table.components());
        self.heading("da-text-hand");
        for card in game_doom::Card::ALL.into_iter().filter(|card| hand.of(card.index()) > 0) {
            let args = [
                ("count", hand.of(card.index()).into()),
                ("card", words::card(lang, card).into()),
                ("effect", words::card_effect(lang, card).into()),
            ];
            self.say("da-text-card", &args);
        }
        let specials = self.scene.viewer.seat().map(|seat| self.view.specials(seat)).unwrap_or_default();
        for special in game_doom::Special::ALL.into_iter().filter(|special| specials.of(special.index()) > 0) {
            let args = [
                ("count", specials.of(special.index()).into()),
                ("card", words::special(lang, special).into()),
                ("effect", words::special_effect(lang, set, special).into()),
            ];
            self.say("da-text-special", &args);
        }
        if hand.is_empty() && specials.is_empty() {
            self.say("da-text-nothing", &[]);
        }
    }

    /// Decks, discard piles and the display.
    fn stores(&mut self) {
        let lang = self.scene.lang;
        self.heading("da-text-stores");
        let buried: u8 = self.seats().map(|seat| self.view.buried_sizes[seat]).sum();
        let args = [
            ("count", self.view.politics_pile.into()),
            ("discard", words::cards(lang, &self.view.discard()).into()),
            ("buried", buried.into()),
        ];
        self.say("da-text-politics", &args);
        let args = [
            ("count", self.view.special_pile.into()),
            ("discard", words::specials(lang, &self.view.special_discard()).into()),
        ];
        self.say("da-text-specials", &args);
        if self.view.table.options().open_specials {
            let display: Vec<String> =
                self.view.table.display().into_iter().flatten().map(|special| words::special(lang, special)).collect();
            self.say("da-text-display", &[("cards", self.list(&display).into())]);
        }
    }

    fn scores(&mut self) {
        self.heading("da-score-title");
        for (seat, score) in scores::ranked(self.view) {
            let args = [
                ("name", self.name(seat).into()),
                ("track", score.track.into()),
                ("cards", score.on_cards().into()),
                ("total", score.total.into()),
            ];
            self.say("da-score-line", &args);
        }
        self.say("da-score-note", &[]);
    }
}
