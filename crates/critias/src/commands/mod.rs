//! One module per subcommand.

mod arena;
mod backup;
mod check;
mod copy_database;
mod export;
mod games;
mod import;
mod play;
mod record;
mod restore;
mod review;
mod rotate_seed_key;
mod rules;
pub(crate) mod serve;
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
        Some(Command::Backup(flags)) => backup::run(&flags),
        Some(Command::Restore(flags)) => restore::run(&flags),
        Some(Command::Check(flags)) => check::run(&flags),
        Some(Command::Export(flags)) => export::run(&flags),
        Some(Command::Import(flags)) => import::run(&flags),
        Some(Command::CopyDatabase(flags)) => copy_database::run(&flags),
        Some(Command::RotateSeedKey(flags)) => rotate_seed_key::run(&flags),
    }
}
