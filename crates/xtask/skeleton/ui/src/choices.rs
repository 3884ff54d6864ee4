//! What the viewer may choose, and the sentence above the board.

use @crate@::{Action, @Game@, Phase, View};
use maud::html;
use ui::choices::{self, Lit};
use ui::picture::{Prompt, Scene};

use crate::l10n::say;

/// What may be chosen at this table.
pub(crate) type Offer = choices::Offer<@Game@, ()>;

/// The rules say what may be chosen; each choice gets a key, words and what follows.
pub(crate) fn offer(scene: &Scene<'_, @Game@>) -> Offer {
    let lits = scene.legal.iter().zip(choices::keys(scene)).map(|(&action, key)| {
        let lit = Lit::new(action, key, self::action(scene, action), ());
        let (detail, clause) = match action {
            Action::Dive => ("@id@-dive-detail", "@XX@-3.2"),
            Action::Rest => ("@id@-rest-detail", "@XX@-3.3"),
        };
        // A shell that was seen cannot be put back.
        Lit { detail: scene.say(detail, &[]), clause, confirm: action == Action::Dive, ..lit }
    });
    Offer { lits: lits.collect(), ..Offer::none() }
}

pub(crate) fn action(scene: &Scene<'_, @Game@>, action: Action) -> String {
    let key = match action {
        Action::Dive => "@id@-dive",
        Action::Rest => "@id@-rest",
    };
    scene.say(key, &[])
}

/// Who must do what, and the buttons.
pub(crate) fn prompt(view: &View, scene: &Scene<'_, @Game@>, offer: &Offer) -> Prompt<@Game@> {
    let sentence = match view.phase {
        Phase::Turn(seat) if scene.actor() == Some(seat) => scene.say("@id@-prompt", &[]),
        Phase::Turn(seat) | Phase::Draw(seat) => {
            say(scene.lang, "@id@-wait", &[("name", scene.name(seat).to_owned().into())])
        }
        Phase::Over => scene.say("@id@-over", &[]),
    };
    Prompt { sentence, detail: html! {}, armed: None, buttons: offer.lits.iter().map(Lit::choice).collect() }
}
