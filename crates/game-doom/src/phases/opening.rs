//! Chapter 2: markers, deals, the first refugees.

use engine::{Log, Seat};

use crate::actions::Chance;
use crate::events::Event;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::Doom;

fleet::opening!(Doom);
