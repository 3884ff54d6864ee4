//! Two worlds that differ only in what nobody but its owner may know run side by side: everybody is asked the same, and the
//! table looks the same.

use engine::{Awaiting, Components, Dice, Game, QuickDice, Seat, Viewer};

/// How two worlds are led side by side.
pub struct Twins<G: Game> {
    /// Whether luck decides something that stays hidden: then each world has its own.
    pub hidden: fn(&G::Chance) -> bool,
    /// What is chosen among what is legal in both worlds.
    pub choose: fn(&G, &[G::Action], &mut QuickDice) -> G::Action,
    /// Whether this question asks everybody who could hold a card: they are counted.
    pub window: fn(&G::Ask) -> bool,
}

/// What was met on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Met {
    /// Steps that both worlds went.
    pub steps: usize,
    /// Of these, those before which the worlds differed.
    pub differ: usize,
    /// Windows in which somebody was asked.
    pub windows: usize,
}

impl<G: Game> Twins<G> {
    /// Plays until the game is over or the worlds must part, and adds what was met.
    pub fn play(&self, options: &G::Options, seed: u64, met: &mut Met) {
        let mut dice = QuickDice::new(seed);
        let start = G::setup(G::Components::standard(), options).expect("the options are legal");
        let mut worlds = [start.clone(), start];
        while worlds[0].awaiting() != Awaiting::Over {
            look_alike(&worlds, seed);
            met.differ += usize::from(worlds[0] != worlds[1]);
            let Some(windows) = self.step(&mut worlds, seed, &mut dice) else { return };
            met.windows += windows;
            met.steps += 1;
        }
        look_alike(&worlds, seed);
    }

    /// One step of both worlds, and whether it was a window; nothing if they must part.
    fn step(&self, worlds: &mut [G; 2], seed: u64, dice: &mut QuickDice) -> Option<usize> {
        let Awaiting::Seats(awaited) = worlds[0].awaiting() else {
            let chances = self.luck(worlds, dice)?;
            worlds.iter_mut().zip(&chances).for_each(|(world, chance)| world.apply_chance(chance, &mut ()));
            return Some(0);
        };
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = awaited[dice.below(awaited.len() as u32) as usize];
        let window = worlds[0].ask(seat).is_some_and(|ask| (self.window)(&ask));
        let [one, other] = worlds.each_ref().map(|world| crate::battery::listed(world, seat));
        // What is made for a player tells nothing that others could not see.
        for (world, actions, others) in [(&worlds[0], &one, &other), (&worlds[1], &other, &one)] {
            if let [action] = actions[..]
                && world.may_be_made_for(seat, &action)
            {
                assert_eq!(actions, others, "game {seed}: a forced move tells about a hand");
            }
        }
        let both: Vec<G::Action> = one.into_iter().filter(|action| other.contains(action)).collect();
        if both.is_empty() {
            // Both must show a card, and they hold different ones.
            return None;
        }
        let action = (self.choose)(&worlds[0], &both, dice);
        worlds.iter_mut().for_each(|world| world.apply(seat, &action, &mut ()));
        Some(usize::from(window))
    }

    /// The same luck in both worlds, but for what stays hidden. Nothing if it cannot be the same.
    fn luck(&self, worlds: &[G; 2], dice: &mut QuickDice) -> Option<[G::Chance; 2]> {
        if (self.hidden)(&worlds[0].sample_chance(&mut dice.clone())) {
            return Some([worlds[0].sample_chance(dice), worlds[1].sample_chance(dice)]);
        }
        // A card that is laid open must lie in both decks.
        (0..50).find_map(|_| {
            let chance = worlds[0].sample_chance(dice);
            worlds[1].check_chance(&chance).is_ok().then(|| [chance.clone(), chance])
        })
    }
}

/// The same seats are asked the same, and a spectator sees the same.
fn look_alike<G: Game>(worlds: &[G; 2], seed: u64) {
    let asks = |game: &G| (game.awaiting(), Seat::all(game.seats()).map(|seat| game.ask(seat)).collect::<Vec<_>>());
    assert_eq!(asks(&worlds[0]), asks(&worlds[1]), "game {seed}: somebody else is asked");
    if worlds[0].awaiting() == Awaiting::Over {
        return;
    }
    let public = worlds.each_ref().map(|world| world.view(Viewer::Public));
    assert_eq!(public[0], public[1], "game {seed}: the table looks different");
    let texts = public.map(|view| serde_json::to_string(&view).expect("a view can be written"));
    assert_eq!(texts[0], texts[1], "game {seed}: the table reads different");
}
