//! Where a scene begins, and what is done in it.

use engine::{Awaiting, Game, QuickDice, Seat};
use fleet::{ShipKind, Vote};

use super::super::{WAITING, all_actions, ship_of};
use super::{Scene, card, event, less, special};
use crate::actions::{Action, Chance};
use crate::phases;
use crate::refusals::Illegal;
use crate::stack::Step;

impl Scene {
    /// Only numbers in secret are waited for, as at the beginning of a round.
    pub(super) fn wait(&mut self) {
        self.game.table.stack = engine::Stack::new(WAITING);
    }

    /// These steps, the first first, and nothing after them.
    pub(in super::super) fn only(mut self, steps: &[Step]) -> Self {
        self.game.table.stack = engine::Stack::default();
        steps.iter().rev().for_each(|&step| self.game.table.stack.push(step));
        phases::run(&mut self.game, &mut self.events);
        self
    }

    /// This step; numbers in secret would follow.
    pub(in super::super) fn go(self, step: Step) -> Self {
        self.only(&[step, WAITING])
    }

    /// The next round begins.
    pub(crate) fn next_round(self) -> Self {
        self.only(&[Step::StartRound])
    }

    /// Rows are to be laid.
    pub(crate) fn laying(self) -> Self {
        self.go(Step::Lay)
    }

    /// The first vote (auction) with these bids made: the Spy window is next.
    pub(crate) fn bids(mut self, text: &str) -> Self {
        self.game.table.council.vote = Vote::default();
        for (seat, cubes) in self.numbers(text) {
            let what = format!("cubes of {}", self.letter(seat));
            let party = &mut self.game.table.council.players[seat];
            party.on_slots[0] = cubes;
            party.supply = less(party.supply, cubes, &what);
        }
        self.only(&[Step::OpenSpy])
    }

    /// The first vote (auction) with this ranking: nobody spies, and those who are entitled act next.
    pub(crate) fn ranking(self, colours: &str) -> Self {
        let bids: Vec<String> =
            colours.chars().rev().enumerate().map(|(bid, colour)| format!("{colour}{bid}")).collect();
        let mut scene = self.bids(&bids.join(" "));
        while scene.asked().ends_with("Spy") {
            let colour = scene.asked()[..1].to_owned();
            scene.play(&format!("{colour} pass"));
        }
        scene
    }

    /// The Doom phase begins.
    pub(crate) fn doom_phase(self) -> Self {
        self.go(Step::BeginDoom)
    }

    /// Ships move by themselves, and nothing else happens.
    pub(crate) fn automatic(self) -> Self {
        self.go(Step::Automatic { next: 0 })
    }

    /// The neutrals of the event in force board.
    pub(crate) fn neutrals_board(self) -> Self {
        self.go(Step::NeutralsBoard)
    }

    /// `board A`: ships and colours by letter, otherwise as actions are written.
    fn action(&self, text: &str) -> Action {
        let is_ship = |word: &str| ShipKind::ALL.iter().any(|kind| word == kind.letter().to_string());
        let word = |word: &str| match word {
            "n" => "neutral".to_owned(),
            _ if is_ship(word.strip_suffix('+').unwrap_or(word)) => (self.berth(word) + 1).to_string(),
            _ if word.len() == 1 && self.colours.contains(word) => self.seat(word).to_string(),
            _ => word.to_owned(),
        };
        let label = text.split_whitespace().map(word).collect::<Vec<_>>().join(" ");
        let found = all_actions().into_iter().find(|action| action.to_string() == label);
        found.unwrap_or_else(|| panic!("{text} ({label}) is no action"))
    }

    fn move_of(&self, text: &str) -> (Seat, Action) {
        let (colour, rest) = text.split_once(' ').unwrap();
        (self.seat(colour), self.action(rest))
    }

    /// `b play own, b board A, r pass`.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        for one in text.split(", ") {
            let (seat, action) = self.move_of(one);
            let asked = self.asked();
            let done = self.game.play(seat, &action, &mut self.events);
            done.unwrap_or_else(|why| panic!("{one}: {why}; asked: {asked}; may: {}", self.choices(&one[..1])));
        }
        self
    }

    /// Why a move is refused.
    #[track_caller]
    pub(crate) fn refused(&self, text: &str) -> Illegal {
        let (seat, action) = self.move_of(text);
        match self.game.check(seat, &action) {
            Ok(()) => panic!("{text} is allowed; asked: {}", self.asked()),
            Err(why) => why,
        }
    }

    pub(crate) fn may(&self, text: &str) -> bool {
        let (seat, action) = self.move_of(text);
        self.game.check(seat, &action).is_ok()
    }

    /// All that a player may do now, as it is written in scripts.
    pub(crate) fn choices(&self, colour: &str) -> String {
        let mut actions = Vec::new();
        self.game.legal_actions(self.seat(colour), &mut actions);
        actions.iter().map(|action| self.written(action)).collect::<Vec<_>>().join(", ")
    }

    fn written(&self, action: &Action) -> String {
        let mut text = action.to_string().replace("neutral", "n");
        for seat in Seat::all(self.colours.len()).rev() {
            text = text.replace(&seat.to_string(), self.letter(seat));
        }
        let Some(ship) = ship_of(action) else { return text };
        text.replacen(&(ship + 1).to_string(), &self.game.table.council.harbour.ship(ship).kind.letter().to_string(), 1)
    }

    /// Who is asked what: `b Play`, or `b Bid, r Bid`; `luck`, `over`.
    pub(crate) fn asked(&self) -> String {
        let one = |seat: Seat| {
            let ask = format!("{:?}", self.game.ask(seat).unwrap());
            format!("{} {}", self.letter(seat), ask.split([' ', '(', '{']).next().unwrap())
        };
        match self.game.awaiting() {
            Awaiting::Over => "over".into(),
            Awaiting::Chance => "luck".into(),
            Awaiting::Seats(seats) => seats.iter().map(one).collect::<Vec<_>>().join(", "),
        }
    }

    #[track_caller]
    pub(crate) fn luck(&mut self, chance: Chance) -> &mut Self {
        let asked = self.asked();
        self.game.check_chance(&chance).unwrap_or_else(|why| panic!("{chance}: {why}; asked: {asked}"));
        self.game.apply_chance(&chance, &mut self.events);
        self
    }

    #[track_caller]
    pub(crate) fn reveal(&mut self, name: &str) -> &mut Self {
        self.luck(Chance::Event { event: event(name) })
    }

    #[track_caller]
    pub(crate) fn draws(&mut self, colour: &str, cards: &str) -> &mut Self {
        let seat = self.seat(colour);
        self.luck(Chance::Draw { seat, cards: cards.split_whitespace().map(card).collect() })
    }

    #[track_caller]
    pub(crate) fn gains(&mut self, colour: &str, cards: &str) -> &mut Self {
        let seat = self.seat(colour);
        self.luck(Chance::DrawSpecials { seat, cards: cards.split_whitespace().map(special).collect() })
    }

    /// Lets luck decide until somebody is asked.
    pub(crate) fn deal(&mut self) -> &mut Self {
        let mut dice = QuickDice::new(1);
        while self.game.awaiting() == Awaiting::Chance {
            let chance = self.game.sample_chance(&mut dice);
            self.game.apply_chance(&chance, &mut self.events);
        }
        self
    }
}
