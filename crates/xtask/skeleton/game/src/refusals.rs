//! Why the rules refuse something: clause, reason and sentence. Pages translate by the name of the reason.

use engine::refusals;

refusals! {
    /// Why not.
    pub enum Illegal {
        "@XX@-2.1" => Seats { seats: u8 }: "the game is for 2 to 4 players, not for {seats}",
        "@XX@-3.1" => NotYourTurn: "it is not your turn",
    }
    luck {
        "@XX@-3.2" => NobodyDives: "nobody draws a shell now",
        "@XX@-1.1" => NoSuchShell { worth: u8 }: "no shell worth {worth} lies in the bag",
    }
    names {}
}
