//! Playing from a position, and looking at what came of it.

use std::collections::BTreeMap;

use engine::{Awaiting, Game as _, QuickDice, Seat};

use super::{Scene, cell, colour, data, field, id_of, influence, knowledge, pillar_card, tile, written_counts};
use crate::actions::{Action, Chance, Tile};
use crate::asks::Building;
use crate::components::Grid;
use crate::events::Event;
use crate::kinds::{Catastrophe, Colour, Display, Influence, Knowledge, Profession, ShipType, Stage, TileKind};
use crate::phases;
use crate::player::{Pillar, Player, bits};
use crate::refusals::Illegal;
use crate::stack::{Stack, Step};
use crate::state::Exodus;

impl Scene {
    // Where the game stands.

    fn go(mut self, step: Step) -> Self {
        self.game.stack = Stack::new(step);
        self.before = self.game;
        phases::run(&mut self.game, &mut self.events);
        self
    }

    fn place_of(&self, letter: &str) -> u8 {
        let seat = self.seat(letter);
        self.game.turn_order().iter().position(|&other| other == seat).unwrap() as u8
    }

    /// The turn of the first seat begins.
    pub(crate) fn turn(self) -> Self {
        let letter = self.letter(Seat(0));
        self.turn_of(letter)
    }

    /// The turn of this seat begins.
    pub(crate) fn turn_of(mut self, letter: &str) -> Self {
        self.game.active = self.seat(letter);
        let place = self.place_of(letter);
        self.go(Step::BeginTurn { place })
    }

    /// This seat is to place the king in this round.
    pub(crate) fn king(mut self, letter: &str, round: u8) -> Self {
        self.game.active = self.seat(letter);
        self.game.round = round;
        let place = self.place_of(letter);
        self.go(Step::King { place })
    }

    /// Order spaces are to be chosen, in this order.
    pub(crate) fn ordering(mut self, letters: &str) -> Self {
        self.game.round = 0;
        for (place, letter) in letters.chars().enumerate() {
            self.game.sorting[place] = self.seat(&letter.to_string());
        }
        self.game.active = self.game.sorting[0];
        self.go(Step::Order { place: 0 })
    }

    /// The year ends: settlement scoring, then the next year or the final scoring.
    pub(crate) fn end_of_year(mut self, year: u8) -> Self {
        (self.game.year, self.game.round) = (year, 3);
        self.go(Step::EndYear)
    }

    // Playing.

    /// An action as it is written in scripts.
    pub(crate) fn written(&self, action: &Action) -> String {
        let mut text = action.to_string().replace(", slot", " slot");
        for at in Grid::each(data().grid.all).collect::<Vec<_>>().into_iter().rev() {
            text = text.replace(&at.to_string(), &data().names.cells[at.index()].id);
        }
        for kind in 0..data().ship_types {
            text = text.replace(&ShipType(kind).to_string(), &data().names.ships[usize::from(kind)].id);
        }
        text
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(self.game.active, &mut actions);
        actions
    }

    /// All that the player who is asked may do now.
    pub(crate) fn choices(&self) -> String {
        self.legal().iter().map(|action| self.written(action)).collect::<Vec<_>>().join(", ")
    }

    /// Those choices that begin like this.
    pub(crate) fn offers(&self, begins: &str) -> String {
        let all = self.legal().into_iter().map(|action| self.written(&action));
        all.filter(|text| text.starts_with(begins)).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|action| self.written(action) == text)
    }

    /// `train PH, send PH to ship`: the player who is asked does this. Open residences are refilled by any luck.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        for one in text.split(", ") {
            let found = self.legal().into_iter().find(|action| self.written(action) == one);
            let action = found.unwrap_or_else(|| panic!("{one}? asked: {}; may: {}", self.asked(), self.choices()));
            self.game.play(self.game.active, &action, &mut self.events).unwrap();
            while self.game.stack.top() == Step::Refill {
                self.deal_once();
            }
        }
        self
    }

    #[track_caller]
    pub(crate) fn refused(&self, action: Action) -> Illegal {
        match self.game.check(self.game.active, &action) {
            Ok(()) => panic!("{action} is allowed; asked: {}", self.asked()),
            Err(why) => why,
        }
    }

    /// Who is asked what: `r Main`; `luck`, `over`.
    pub(crate) fn asked(&self) -> String {
        match self.game.awaiting() {
            Awaiting::Over => "over".into(),
            Awaiting::Chance => "luck".into(),
            Awaiting::Seats(seats) => {
                let one = |seat: Seat| {
                    let ask = format!("{:?}", self.game.ask(seat).unwrap());
                    format!("{} {}", self.letter(seat), ask.split([' ', '(', '{']).next().unwrap())
                };
                seats.iter().map(one).collect::<Vec<_>>().join(", ")
            }
        }
    }

    #[track_caller]
    pub(crate) fn luck(&mut self, chance: Chance) -> &mut Self {
        self.game.check_chance(&chance).unwrap_or_else(|why| panic!("{chance}: {why}; asked: {}", self.asked()));
        self.game.apply_chance(&chance, &mut self.events);
        self
    }

    /// `pw`: these settlers come out of the bag; `IF01 IF02`, `WS01 WS02`, `KN01 KN02`: these cards or tiles are drawn.
    #[track_caller]
    pub(crate) fn draws(&mut self, text: &str) -> &mut Self {
        let words = || text.split_whitespace();
        match &text[..text.len().min(2)] {
            "IF" => self.luck(Chance::DrawInfluence { cards: words().map(influence).collect() }),
            "KN" => self.luck(Chance::DrawKnowledge { names: words().map(knowledge).collect() }),
            _ if text.chars().all(|letter| "pwb".contains(letter)) => {
                self.luck(Chance::Draw { colours: text.chars().map(colour).collect() })
            }
            _ => self.luck(Chance::DrawTiles { tiles: words().map(tile).collect() }),
        }
    }

    /// This catastrophe tile is turned up.
    #[track_caller]
    pub(crate) fn catastrophe(&mut self, id: &str) -> &mut Self {
        let tile = Catastrophe(id_of(&data().names.catastrophes, id).unwrap());
        self.luck(Chance::Catastrophe { tile })
    }

    pub(crate) fn deal_once(&mut self) {
        let chance = self.game.sample_chance(&mut QuickDice::new(self.events.len() as u64));
        self.luck(chance);
    }

    /// Lets luck decide until somebody is asked.
    pub(crate) fn deal(&mut self) -> &mut Self {
        while self.game.awaiting() == Awaiting::Chance {
            self.deal_once();
        }
        self
    }

    // Looking.

    pub(crate) fn player(&self, letter: &str) -> &Player {
        self.game.player(self.seat(letter))
    }

    /// The ids of the influence cards a player holds.
    pub(crate) fn hand(&self, letter: &str) -> String {
        self.influence_ids(self.game.hand(self.seat(letter)))
    }

    /// `S+1 G-1 VP+3 F+2 DL-1`: what a player has more or less than before: books, gold, favour tokens (FT), points, steps of
    /// the priest (F), settlers in training.
    pub(crate) fn gains_of(&self, letter: &str) -> String {
        let of = |game: &Exodus| {
            let player = game.player(self.seat(letter));
            let mut all: BTreeMap<(usize, String), i32> = BTreeMap::new();
            let goods = [player.books[0], player.books[1], player.books[2], player.gold, player.favours, player.priest];
            for (place, (name, &number)) in ["S", "C", "K", "G", "FT", "F"].into_iter().zip(&goods).enumerate() {
                all.insert((place, name.into()), i32::from(number));
            }
            all.insert((6, "VP".into()), i32::from(player.vp));
            for profession in Profession::ALL {
                let number = i32::from(player.settlers[profession.index()]);
                all.insert((7 + profession.index(), profession.name().into()), number);
            }
            all
        };
        let (was, is) = (of(&self.before), of(&self.game));
        let changed = is.iter().filter(|(key, number)| was[*key] != **number);
        changed.map(|(key, number)| format!("{}{:+}", key.1, number - was[key])).collect::<Vec<_>>().join(" ")
    }

    /// The same of the first seat.
    pub(crate) fn gains(&self) -> String {
        self.gains_of(self.letter(Seat(0)))
    }

    /// `RS01 2p1w`, `WS05 p-`, `AG04`; nothing for a free cell. Of the first seat.
    pub(crate) fn on(&self, id: &str) -> String {
        let (plot, names) = (self.game.players[0].plot(cell(id)), &data().names);
        match plot.building {
            None => String::new(),
            Some(Building::Residence(n)) => {
                format!("{} {}", names.residences[n.index()].id, written_counts(plot.settlers()))
            }
            Some(Building::Workshop(n)) => {
                let who = |slot| plot.slot(slot).map_or("-", |colour| ["p", "w", "b"][colour.index()]);
                let slots: String = (0..data().workshop(n).slots).map(who).collect();
                format!("{} {slots}", names.workshops[n.index()].id)
            }
            Some(Building::Agora(n)) => names.agoras[n.index()].id.clone(),
            Some(Building::Monument(n)) => names.monuments[n.index()].id.clone(),
        }
    }

    /// `turtle dolphin:p`: the ships of the first seat.
    pub(crate) fn fleet(&self) -> String {
        let one = |ship: crate::player::Ship| {
            let settler = ship.settler.map_or("", |colour| [":p", ":w", ":b"][colour.index()]);
            format!("{}{settler}", data().names.ships[ship.kind.index()].id)
        };
        self.game.players[0].ships().map(one).collect::<Vec<_>>().join(" ")
    }

    /// `BA5a, BA1a SF1a* CP1a`: the pillars of the first seat.
    pub(crate) fn columns(&self) -> String {
        let card = |pillar: &Pillar, stage: Stage| {
            let star = if pillar.is_manned(stage) { "*" } else { "" };
            pillar.card(stage).map(|card| format!("{}{star}", data().names.pillars[card.index()].id))
        };
        let one = |pillar: &Pillar| Stage::ALL.into_iter().filter_map(|stage| card(pillar, stage)).collect::<Vec<_>>();
        self.game.players[0].pillars().iter().map(|pillar| one(pillar).join(" ")).collect::<Vec<_>>().join(", ")
    }

    /// `KN07 - KN01`: the knowledge fields.
    pub(crate) fn shown(&self) -> String {
        let name =
            |name: Option<Knowledge>| name.map_or("-".into(), |name| data().names.knowledge[name.index()].id.clone());
        self.game.knowledge_fields().map(name).collect::<Vec<_>>().join(" ")
    }

    /// Ids of influence cards.
    pub(crate) fn influence_ids(&self, set: u32) -> String {
        bits(set).map(|card| Influence(card).to_string()).collect::<Vec<_>>().join(" ")
    }

    /// `ry`: seats as letters.
    pub(crate) fn letters(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.letter(seat)).collect()
    }

    /// How often this was told since the scene began.
    pub(crate) fn told(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| fits(event)).count()
    }

    /// Lets luck decide until it has this to decide: `Tiles`, `Settlers`.
    #[track_caller]
    pub(crate) fn deal_to(&mut self, step: &str) -> &mut Self {
        while !format!("{:?}", self.game.stack.top()).starts_with(step) {
            assert_eq!(self.game.awaiting(), Awaiting::Chance, "no {step} before {}", self.asked());
            self.deal_once();
        }
        self
    }

    /// `turtle WS01 AG10`: these tiles are laid on the empty city fields, in field order.
    #[track_caller]
    pub(crate) fn tiles_come(&mut self, text: &str) -> &mut Self {
        self.luck(Chance::Tiles { tiles: text.split_whitespace().map(tile).collect() })
    }

    /// `pwb`: these settlers are put on the free places of the city.
    #[track_caller]
    pub(crate) fn settlers_come(&mut self, text: &str) -> &mut Self {
        self.luck(Chance::Settlers { colours: text.chars().map(colour).collect() })
    }

    /// These knowledge cards are revealed, the rightmost free field first.
    #[track_caller]
    pub(crate) fn knowledge_comes(&mut self, text: &str) -> &mut Self {
        self.luck(Chance::Knowledge { cards: text.split_whitespace().map(knowledge).collect() })
    }

    /// These pillar cards are revealed: bases, shafts, capitals, of each L before R.
    #[track_caller]
    pub(crate) fn pillars_come(&mut self, text: &str) -> &mut Self {
        self.luck(Chance::Pillars { cards: text.split_whitespace().map(pillar_card).collect() })
    }

    /// `M0 turtle, M4 AG10:b`: what lies on city fields.
    pub(crate) fn lying(&self) -> String {
        let names = &data().names;
        let one = |&field: &crate::kinds::Field| {
            let id = match self.game.tile(field)? {
                Tile::Ship(n) => &names.ships[n.index()].id,
                Tile::Workshop(n) => &names.workshops[n.index()].id,
                Tile::Agora(n) => &names.agoras[n.index()].id,
            };
            let settler = self.game.agora_settler(field).map_or("", |colour| [":p", ":w", ":b"][colour.index()]);
            Some(format!("{field} {id}{settler}"))
        };
        data().city.tile_fields.iter().filter_map(one).collect::<Vec<_>>().join(", ")
    }

    /// `turtle*2 WS01`: the open displays of ships, workshops and agoras.
    pub(crate) fn opened(&self) -> String {
        let names = &data().names;
        let kinds = [TileKind::Ship, TileKind::Workshop, TileKind::Agora];
        let one = |(tile, copies): (Tile, u8)| {
            let id = match tile {
                Tile::Ship(n) => &names.ships[n.index()].id,
                Tile::Workshop(n) => &names.workshops[n.index()].id,
                Tile::Agora(n) => &names.agoras[n.index()].id,
            };
            if copies > 1 { format!("{id}*{copies}") } else { id.clone() }
        };
        kinds.into_iter().flat_map(|kind| self.game.open_tiles(kind)).map(one).collect::<Vec<_>>().join(" ")
    }

    /// `pw`: who stands on a city field, or `-`; `GB1`: the guard there.
    pub(crate) fn stands(&self, at: &str) -> String {
        let letter = |who: Option<Colour>| who.map_or("-", |colour| ["p", "w", "b"][colour.index()]);
        match at.strip_prefix('G') {
            Some(guard) => {
                let beside = field(&format!("{}{}", &guard[..1], guard[1..].parse::<u8>().unwrap() * 2));
                letter(self.game.guard_beside(beside)).into()
            }
            None => self.game.standing(field(at)).map(letter).collect(),
        }
    }

    /// `BA1a BA2a`: the cards of a stack from the bottom.
    pub(crate) fn heap(&self, display: Display, stage: Stage) -> String {
        let ids = self.game.stack(display, stage).map(|card| data().names.pillars[card.index()].id.clone());
        ids.collect::<Vec<_>>().join(" ")
    }
}
