//! What the viewer may choose now, with keys, words and previews: the same list for the board, the own area, the prompt
//! and the terminal. A game fills it; what each choice means is the game's to say.

use engine::{Game, Seat};

use crate::picture::{Choice, Scene};

/// Keys in the order they are given out; `u` takes back, and `0` is for what ends a choice.
pub const KEYS: &str = "123456789abcdefghijklmnopqrstvwxyz";

pub struct Lit<G: Game, P> {
    pub action: G::Action,
    /// The action as forms send it.
    pub value: String,
    pub key: Option<char>,
    /// The label of a button: "Play crown".
    pub words: String,
    /// What follows, in sentences; may be empty.
    pub detail: String,
    pub clause: &'static str,
    /// It cannot be taken back: it is armed first and needs a second click.
    pub confirm: bool,
    /// What follows, as the rules foresee it: for drawing.
    pub preview: P,
    /// A name for the page: the board's preview and the button share it.
    pub name: String,
}

impl<G: Game, P> Lit<G, P> {
    /// A choice without detail, clause and confirmation.
    pub fn new(action: G::Action, key: Option<char>, words: String, preview: P) -> Self {
        Self {
            action,
            value: Scene::<G>::value(&action),
            key,
            words,
            detail: String::new(),
            clause: "",
            confirm: false,
            preview,
            name: name(&action),
        }
    }

    /// The choice as a button of the prompt.
    pub fn choice(&self) -> Choice<G> {
        Choice {
            action: self.action,
            words: self.words.clone(),
            key: self.key,
            name: self.name.clone(),
            detail: self.detail.clone(),
            clause: self.clause,
            confirm: self.confirm,
        }
    }
}

pub struct Offer<G: Game, P> {
    /// What may be chosen, in the order of the keys.
    pub lits: Vec<Lit<G, P>>,
    /// What might be expected to be choosable and is not, with the refusal of the rules.
    pub refused: Vec<(G::Action, G::Illegal)>,
}

impl<G: Game, P> Offer<G, P> {
    /// Nothing to choose: for spectators, for a replay, and while others decide.
    pub fn none() -> Self {
        Self { lits: Vec::new(), refused: Vec::new() }
    }

    /// The choice that is armed before the person has pointed at one: only what is the one thing to do and can be taken
    /// back, never a default.
    pub fn armed(&self) -> Option<&Lit<G, P>> {
        match &self.lits[..] {
            [only] if !only.confirm => Some(only),
            _ => None,
        }
    }

    /// The buttons of the prompt: what `stands_there`, which ends or declines a choice.
    pub fn buttons(&self, stands_there: impl Fn(G::Action) -> bool) -> Vec<Choice<G>> {
        self.lits.iter().filter(|lit| stands_there(lit.action)).map(Lit::choice).collect()
    }

    pub fn is_armed(&self, lit: &Lit<G, P>) -> bool {
        self.armed().is_some_and(|armed| armed.action == lit.action)
    }

    /// The choice that does this, if it may be made.
    pub fn lit(&self, wanted: impl Fn(G::Action) -> bool) -> Option<&Lit<G, P>> {
        self.lits.iter().find(|lit| wanted(lit.action))
    }

    pub fn why_not(&self, wanted: impl Fn(G::Action) -> bool) -> Option<&G::Illegal> {
        self.refused.iter().find(|(action, _)| wanted(*action)).map(|(_, illegal)| illegal)
    }
}

/// Whether nothing can be taken back after a choice: it opens something, luck decides, or it is somebody else's turn. What
/// a table does by itself, because there is no other choice, belongs to it.
pub fn is_final<G: Game>(world: &G, seat: Seat, action: &G::Action) -> bool {
    let (mut after, mut next, mut legal) = (world.clone(), *action, Vec::new());
    loop {
        if after.reveals(seat, &next) {
            return true;
        }
        after.apply(seat, &next, &mut ());
        let awaited = after.awaiting().seats();
        if !awaited.contains(seat) {
            return true;
        }
        legal.clear();
        after.legal_actions(seat, &mut legal);
        match legal[..] {
            [only] if awaited.len() == 1 && after.may_be_made_for(seat, &only) => next = only,
            _ => return false,
        }
    }
}

/// The keys for choices in their order; none for those after the last key, nor where the person wants none.
pub fn keys<G: Game>(scene: &Scene<'_, G>) -> impl Iterator<Item = Option<char>> {
    let given = if scene.keys { KEYS } else { "" };
    given.chars().map(Some).chain(std::iter::repeat(None))
}

/// The name of a choice on the page: its label with dashes.
pub fn name(action: &impl std::fmt::Display) -> String {
    action.to_string().replace(' ', "-")
}

/// Those of the candidates that the rules refuse, with the refusal.
pub fn refused<G: Game>(
    world: &G,
    seat: Seat,
    candidates: impl IntoIterator<Item = G::Action>,
) -> Vec<(G::Action, G::Illegal)> {
    candidates.into_iter().filter_map(|action| Some((action, world.check(seat, &action).err()?))).collect()
}
