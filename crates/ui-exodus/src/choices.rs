//! What the viewer may choose: keys, words, and what follows.

use engine::{Awaiting, Game, Seat};
use game_exodus::kinds::{Book, Cell, Display, Field, OrderSpace, Ring, Stage};
use game_exodus::{Action, Ask, Exodus, Illegal, Target, View, variants};

use super::details::Details;
use super::{labels, prompt, words};
use ui::choices;
use ui::picture::Scene;

/// What follows a choice at once and for certain: for drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// Points won or given.
    pub vp: i16,
    /// Books won or given, by kind.
    pub books: [i8; 3],
    /// Gold won or given.
    pub gold: i8,
    /// Favour tokens won or given.
    pub favours: i8,
    /// Where the high priest will stand.
    pub priest: u8,
    /// The cell that is filled or covered.
    pub cell: Option<Cell>,
    /// The city field that is entered.
    pub field: Option<Field>,
    /// Luck decides at once.
    pub luck: bool,
}

/// One thing that may be chosen, and what follows for certain.
pub(super) type Lit = choices::Lit<Exodus, Preview>;

/// What the viewer may choose now and what not.
pub type Offer = choices::Offer<Exodus, Preview>;

/// What the viewer may choose now and what not.
pub(super) fn offer(view: &View, scene: &Scene<'_, Exodus>) -> Offer {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Offer::none() };
    let Some(ask) = world.ask(seat) else { return Offer::none() };
    let mut keys = choices::keys(scene);
    let details = Details { scene, world, seat, ask };
    let lits: Vec<Lit> = scene
        .legal
        .iter()
        .map(|&action| {
            let key = if is_prompts(action) { scene.key('0') } else { keys.next().flatten() };
            let mut after = *world;
            let mut events = Vec::new();
            after.apply(seat, &action, &mut events);
            let preview = preview(world, &after, seat, ask, action);
            Lit {
                detail: details.of(action, &after, &events),
                clause: clause(ask, action),
                confirm: needs_second(world, seat, action),
                ..Lit::new(action, key, labels::action(scene.lang, view, action), preview)
            }
        })
        .collect();
    Offer { lits, refused: why_not(world, seat, ask) }
}

/// Whether a choice is armed first. What ends or declines does what its button says, unless actions or the game are lost.
fn needs_second(world: &Exodus, seat: Seat, action: Action) -> bool {
    match action {
        Action::EndTurn => world.actions_left() > 0 || lost_with(world).is_some(),
        _ => !is_prompts(action) && choices::is_final(world, seat, &action),
    }
}

/// AE-19.5: the region without residence for which whoever plays alone loses if this turn ends now: the year ends with it,
/// and the region is scored.
pub(super) fn lost_with(world: &Exodus) -> Option<u8> {
    let last = usize::from(world.round()) == Ring::ALL.len();
    let (year, row) = words::next_scoring(world)?;
    (last && year == world.year() && world.would_lose(row)).then_some(row)
}

/// Whether luck is asked for by the choice itself, not only because something taken is replaced.
pub(super) fn asks_luck(action: Action) -> bool {
    matches!(
        action,
        variants!(Action: PlaceKing BaseInstant DrawInfluence DrawTiles DrawKnowledge TakeTile PlayInfluence GiveBack)
    )
}

/// What ends or declines a choice: a button of the prompt, nowhere on the board.
pub(super) fn is_prompts(action: Action) -> bool {
    matches!(
        action,
        Action::EndTurn
            | Action::Skip
            | Action::Stop
            | Action::Decline
            | Action::TakeGuard { take: false }
            | Action::Again { again: false }
    )
}

/// What the rules foresee.
fn preview(world: &Exodus, after: &Exodus, seat: Seat, ask: Ask, action: Action) -> Preview {
    let (old, new) = (world.player(seat), after.player(seat));
    let less = |new: u8, old: u8| new as i8 - old as i8;
    let cell = match (action, ask) {
        (Action::PlaceTile { cell } | Action::WorkshopSlot { cell, .. }, _) => Some(cell),
        (Action::ActivateNow { .. }, Ask::ActivateWorkshop { cell, .. }) => Some(cell),
        _ => target(action).and_then(|target| match target {
            Target::Workshop { cell, .. } => Some(cell),
            Target::Residence => old.incomplete().map(|(cell, _)| cell),
            _ => None,
        }),
    };
    let field = match action {
        Action::PlaceKing { field } => Some(field),
        _ => None,
    };
    Preview {
        vp: new.vp - old.vp,
        books: std::array::from_fn(|kind| less(new.books[kind], old.books[kind])),
        gold: less(new.gold, old.gold),
        favours: less(new.favours, old.favours),
        priest: new.priest,
        cell,
        field,
        luck: after.awaiting() == Awaiting::Chance,
    }
}

/// Where a choice sends a settler.
pub(super) fn target(action: Action) -> Option<Target> {
    match action {
        Action::Dispatch { target, .. }
        | Action::KnowledgeDispatch { target, .. }
        | Action::CardDispatch { target, .. }
        | Action::PillarDispatch { target, .. } => Some(target),
        _ => None,
    }
}

/// The clause behind a choice.
fn clause(ask: Ask, action: Action) -> &'static str {
    match action {
        Action::Advance => "AE-6.A.1",
        Action::Train { .. } => "AE-6.B.1",
        Action::Dispatch { target: Target::Residence, .. } => "AE-8.2",
        Action::Dispatch { target: Target::Ship, .. } => "AE-9.4",
        Action::Dispatch { target: Target::Workshop { .. }, .. } => "AE-10.3",
        Action::Dispatch { target: Target::Pillar { .. }, .. } => "AE-12.3",
        Action::TakeKnowledge { .. } => "AE-6.D.1",
        Action::PlayInfluence { .. } => "AE-6.E.1",
        Action::UsePillar { .. } => "AE-12.8",
        Action::SpendFavour => "AE-6.2",
        Action::EndTurn => "AE-6.4",
        _ => prompt::ask_clause(ask),
    }
}

/// What might be expected to be choosable and is not, with the refusal of the rules.
fn why_not(world: &Exodus, seat: Seat, ask: Ask) -> Vec<(Action, Illegal)> {
    let set = world.components();
    let player = world.player(seat);
    let cells = |action: fn(Cell) -> Action| (0..set.grid.cells).map(Cell).map(action).collect::<Vec<_>>();
    let books = |action: fn(Book) -> Action| Book::ALL.into_iter().map(action).collect::<Vec<_>>();
    let candidates: Vec<Action> = match ask {
        Ask::OrderSpace => (0..set.order_spaces).map(OrderSpace).map(|space| Action::OrderSpace { space }).collect(),
        Ask::PlaceKing { round } => {
            let ring = Ring::ALL[usize::from(round.clamp(1, 3)) - 1];
            set.city.ring(ring).map(|field| Action::PlaceKing { field }).collect()
        }
        Ask::ChooseBook { .. } => books(|book| Action::ChooseBook { book }),
        Ask::PlaceTile { .. } => cells(|cell| Action::PlaceTile { cell }),
        Ask::TakePillar { display, .. } => {
            let shown = Display::ALL.into_iter().filter(|&one| display.is_none_or(|only| only == one));
            let pillars = player.pillars();
            let fits = |stage: Stage| pillars.iter().position(|pillar| pillar.next_stage() == Some(stage));
            shown
                .flat_map(|display| Stage::ALL.map(|stage| (display, stage)))
                .filter(|&(display, stage)| world.stack(display, stage).next().is_some())
                .map(|(display, stage)| {
                    let free = if stage == Stage::Base { pillars.len() } else { fits(stage).unwrap_or(0) };
                    Action::TakePillar { display, stage, pillar: free as u8 }
                })
                .collect()
        }
        Ask::Main { .. } => menu(world, seat),
        Ask::PayBook { .. } => books(|book| Action::PayBook { book }),
        Ask::MoveTile => {
            let covered = (0..set.grid.cells).map(Cell).filter(|&cell| player.plot(cell).building.is_some());
            covered.map(|cell| Action::MoveTile { cell }).collect()
        }
        Ask::CardDispatch { .. } => vec![Action::Stop],
        _ => Vec::new(),
    };
    choices::refused(world, seat, candidates)
}

/// D-14: what a turn could offer.
fn menu(world: &Exodus, seat: Seat) -> Vec<Action> {
    let set = world.components();
    let player = world.player(seat);
    let mut all = vec![Action::Advance];
    all.extend(
        set.school.order.iter().filter(|&&to| set.school.field(to).from.is_some()).map(|&to| Action::Train { to }),
    );
    for &profession in set.school.order.iter().filter(|profession| player.settlers[profession.index()] > 0) {
        all.extend([Target::Residence, Target::Ship].map(|target| Action::Dispatch { profession, target }));
    }
    all.extend(world.knowledge_fields().flatten().map(|name| Action::TakeKnowledge { name, copy: 0 }));
    all.extend(world.held(seat).map(|card| Action::PlayInfluence { card }));
    for (pillar, cards) in player.pillars().iter().enumerate() {
        let stages = Stage::ALL.into_iter().filter(|&stage| cards.card(stage).is_some());
        all.extend(stages.map(|stage| Action::UsePillar { pillar: pillar as u8, stage }));
    }
    all.push(Action::SpendFavour);
    all
}
