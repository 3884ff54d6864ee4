//! The program: reads the command line and calls one module per subcommand.

mod arena;
mod cli;
mod commands;
mod failure;
mod files;
mod hosting;
mod output;
mod seats;
mod settings;
mod threads;

use std::process::ExitCode;

use crate::failure::Failure;

fn main() -> ExitCode {
    match settings::command_line().and_then(commands::run) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever closed the pipe has read enough: `critias rules atlantis | head`.
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            if !matches!(failure, Failure::Reported(_)) {
                eprintln!("{failure}");
            }
            failure.exit_code()
        }
    }
}
