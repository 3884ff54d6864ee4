//! What a coach says in a first game: why, at the moment when it matters. Everything is seen from the view alone.

use engine::Seat;
use game_atlantis::{Action, Ask, Asked, Atlantis, Preview, View};

use ui::picture::Scene;

/// A gap that is worth a bridge.
const DEAR: u8 = 4;

/// How far ahead a gap begins to matter.
const NEAR: u8 = 10;

/// How far the last figure may stay behind the first.
const FAR: u8 = 16;

/// What applies now, the most important first.
pub(super) fn coach(view: &View, scene: &Scene<'_, Atlantis>) -> Vec<&'static str> {
    let Some((seat, asked)) = scene.actor().zip(view.active) else { return Vec::new() };
    if asked.seat != seat {
        return Vec::new();
    }
    let moment = Moment { view, scene, seat };
    let lines = match asked.ask {
        Ask::Menu => moment.menu(),
        Ask::Card { .. } => moment.card(asked),
        Ask::Pay { .. } => vec![("coach-atlantis-pay", true)],
        Ask::LateBridge => vec![("coach-atlantis-bridge", moment.is_bridge_due()), ("coach-atlantis-keep", true)],
    };
    // One after the other at one decision would be a lecture.
    lines.into_iter().filter_map(|(line, applies)| applies.then_some(line)).take(2).collect()
}

struct Moment<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Atlantis>,
    seat: Seat,
}

impl Moment<'_> {
    fn menu(&self) -> Vec<(&'static str, bool)> {
        let may = |wanted: fn(&Action) -> bool| self.scene.legal.iter().any(wanted);
        let others_near = self.view.players.iter().any(|(other, _)| other != self.seat && self.home(other) == 2);
        let few = self.view.players[self.seat].hand_size <= 2;
        vec![
            ("coach-atlantis-stuck", may(|action| *action == Action::ShowHand)),
            ("coach-atlantis-finish", self.home(self.seat) == 2),
            ("coach-atlantis-race", others_near),
            ("coach-atlantis-bridge", may(|action| matches!(action, Action::Bridge { .. })) && self.is_bridge_due()),
            ("coach-atlantis-sell", few && may(|action| matches!(action, Action::Buy { value } if value % 2 == 0))),
            ("coach-atlantis-rear", self.is_one_left_behind()),
            ("coach-atlantis-reserve", self.is_water_near() && self.view.players[self.seat].points <= 5),
            ("coach-atlantis-first", self.view.players[self.seat].tiles.is_empty()),
        ]
    }

    fn card(&self, asked: Asked) -> Vec<(&'static str, bool)> {
        let goals = self.goals(asked);
        let mainland = self.view.path.mainland();
        let ashore = self.home(self.seat) == 0 && goals.iter().any(|goal| goal.to == mainland);
        vec![
            ("coach-atlantis-finish", goals.iter().any(|goal| goal.ends_game)),
            ("coach-atlantis-ashore", ashore),
            ("coach-atlantis-occupied", goals.iter().any(|goal| goal.occupied)),
            ("coach-atlantis-first", self.view.players[self.seat].tiles.is_empty()),
        ]
    }

    /// Where the cards in hand lead that may be played.
    fn goals(&self, asked: Asked) -> Vec<Preview> {
        let (Ask::Card { at, .. }, Some(world)) = (asked.ask, self.scene.world) else { return Vec::new() };
        let goal = |action: &Action| match action {
            Action::Play { object } => Some(world.preview(self.seat, at, *object)),
            _ => None,
        };
        self.scene.legal.iter().filter_map(goal).collect()
    }

    fn home(&self, seat: Seat) -> usize {
        let mainland = self.view.path.mainland();
        self.view.players[seat].figures.iter().filter(|&&at| at >= mainland).count()
    }

    /// Whether a dear gap lies before two own figures, and near to one of them.
    fn is_bridge_due(&self) -> bool {
        let own = &self.view.players[self.seat];
        self.view.path.gaps().filter(|gap| !gap.bridged && gap.price >= DEAR).any(|gap| {
            let before = || own.figures.iter().filter(|&&at| at < gap.first);
            before().count() >= 2 && before().any(|&at| at > 0 && at + NEAR >= gap.first)
        })
    }

    /// Whether the first own figure is far ahead of the last, and water lies before that one.
    fn is_one_left_behind(&self) -> bool {
        let figures = self.view.players[self.seat].figures;
        let (last, first) = (figures.iter().min(), figures.iter().max());
        last.zip(first).is_some_and(|(&last, &first)| {
            first - last >= FAR && self.view.path.price(last, self.view.path.mainland()) > 0
        })
    }

    /// Whether a gap without a bridge lies close before an own figure on the path.
    fn is_water_near(&self) -> bool {
        let figures = self.view.players[self.seat].figures;
        let mut gaps = self.view.path.gaps().filter(|gap| !gap.bridged);
        gaps.any(|gap| figures.iter().any(|&at| at > 0 && at < gap.first && at + NEAR >= gap.first))
    }
}
