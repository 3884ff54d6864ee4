//! One module per subcommand.

mod arena;
mod games;
mod play;
mod record;
mod review;
mod rules;
mod serve;
mod simulate;
mod verify;

use crate::cli::{Cli, Command};
use crate::failure::Done;

pub(crate) fn run(cli: Cli) -> Done {
    match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(flags)) => serve::run(&flags),
        Some(Command::Games(flags)) => games::run(&flags),
        Some(Command::Rules(flags)) => rules::run(&flags),
        Some(Command::Play(flags)) => play::run(&flags),
        Some(Command::Record(flags)) => record::run(&flags),
        Some(Command::Verify(flags)) => verify::run(&flags),
        Some(Command::Arena(flags)) => arena::run(&flags),
        Some(Command::Review(flags)) => review::run(&flags),
        Some(Command::Simulate(flags)) => simulate::run(&flags),
    }
}
