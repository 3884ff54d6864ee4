//! `critias arena`: bots measured against each other.

use std::time::Duration;

use bots::{BotSpec, Level};
use catalog::Sides;
use engine::Dice;

use crate::arena::contender::Contender;
use crate::arena::report::{self, Controls, ENOUGH, MatchReport, Report, Setting};
use crate::arena::runner::{Arena as Hall, Match};
use crate::arena::state::ArenaFile;
use crate::arena::{plot, words};
use crate::cli::ArenaFlags;
use crate::failure::{Done, Failure};
use crate::output::{print_json, print_line};
use crate::{files, seats, threads};

/// Where a test ends a match, one that is left open is cut off here.
const LONGEST_TEST: u64 = 100_000;

/// The most games or blocks that can be asked for.
const MOST: u64 = 10_000_000;

pub(crate) fn run(flags: &ArenaFlags) -> Done {
    let pairs = pairs(&flags.players, flags.seats)?;
    if flags.controls && flags.players[0] == random() {
        return Err(Failure::usage("random is what controls are played against: name another candidate first"));
    }
    let options = seats::options(flags.game, flags.seats, &flags.options)?;
    let components = files::components(flags.game, flags.components.as_deref())?;
    let count = usize::from(flags.seats);
    let hall = Hall {
        start: flags.game.start(&components.files, &options).map_err(Failure::refused)?.into(),
        seed: seats::seed(&flags.seed).dice(0).bits(),
        blocks: blocks(flags)?,
        hypotheses: flags.sprt,
        threads: flags.threads.map_or_else(threads::cores, u64::from),
        patience: Duration::from_secs(flags.patience),
    };
    let players: Vec<String> = flags.players.iter().map(Contender::to_string).collect();
    let setting = Setting {
        game: flags.game.name(),
        rules_version: flags.game.meta().rules_version,
        components_sha256: components.digest,
        seats: count,
        options: serde_json::from_str(&options).map_err(Failure::usage)?,
        seed: flags.seed.clone(),
        commit: report::commit(),
        players: players.clone(),
    };
    flags.plot.as_deref().map(|path| files::try_writing(path, PLOT)).transpose()?;
    let mut archive = Archive(flags.resume.as_deref().map(|path| ArenaFile::open(path, &setting)).transpose()?);
    let played = pairs.into_iter().map(|pair| archive.play(&hall, pair)).collect::<Done<Vec<Match>>>()?;
    let matches: Vec<MatchReport> = played.iter().map(|played| MatchReport::of(played, count)).collect();
    let controls = match flags.controls {
        true => {
            let hall = hall.without_test(matches[0].blocks);
            let play = |pair| Ok(MatchReport::of(&archive.play(&hall, pair)?, count));
            Some(controls(&flags.players[0], &matches, play)?)
        }
        false => None,
    };
    let report = Report {
        format: Report::FORMAT,
        setting,
        blocks: hall.blocks,
        sprt: hall.hypotheses,
        threads: hall.threads,
        has_clock: flags.players.iter().any(Contender::has_clock),
        first_look: matches.iter().any(|found| found.blocks < ENOUGH),
        ratings: report::rated(&players, &matches, count),
        matches,
        controls,
    };
    if let Some(path) = &flags.plot {
        files::write(path, PLOT, &plot::svg(&report, &played))?;
    }
    if flags.json { print_json(&report) } else { print_line(&words::report(&report)) }
}

/// What cannot be written, if it cannot.
const PLOT: &str = "the plot";

/// What was played before, if anything is kept.
struct Archive(Option<ArenaFile>);

impl Archive {
    fn play(&mut self, hall: &Hall, pair: Sides<Contender>) -> Done<Match> {
        let Some(state) = &mut self.0 else { return hall.play(pair, Vec::new(), |_| Ok(())) };
        let known = state.blocks(&pair);
        hall.play(pair.clone(), known, |block| state.keep(&pair, block))
    }
}

/// Who plays whom: the first against the second; of more, everybody against copies of every other. At two seats a match
/// and its return are the same.
fn pairs(players: &[Contender], seats: u8) -> Done<Vec<Sides<Contender>>> {
    if players.len() < 2 {
        return Err(Failure::usage("a match needs two players: --players candidate,opponent"));
    }
    if seats == 1 {
        return Err(Failure::usage("alone at a table there is nobody to measure against: give --seats at least 2"));
    }
    for (index, player) in players.iter().enumerate() {
        if players[..index].contains(player) && players.len() > 2 {
            return Err(Failure::usage(format!("{player} is named twice; with more than two players, name each once")));
        }
    }
    let mut pairs = Vec::new();
    for (index, one) in players.iter().enumerate() {
        for (other_index, other) in players.iter().enumerate() {
            let is_return = other_index < index && (seats == 2 || players.len() == 2);
            if other_index != index && !is_return {
                pairs.push([one.clone(), other.clone()]);
            }
        }
    }
    Ok(pairs)
}

/// How many blocks to a match: games are rounded up to whole blocks, and that is said.
fn blocks(flags: &ArenaFlags) -> Done<u64> {
    let seats = u64::from(flags.seats);
    match (flags.games, flags.blocks) {
        (Some(0), _) | (_, Some(0)) => Err(Failure::usage("no games are no match: give at least 1")),
        (Some(many), _) | (_, Some(many)) if many > MOST => {
            Err(Failure::usage(format!("{many} is more than anybody can play: give at most {MOST}")))
        }
        (_, Some(blocks)) => Ok(blocks),
        (Some(games), None) => {
            let blocks = games.div_ceil(seats);
            if blocks * seats != games {
                eprintln!("{games} games are rounded up to {blocks} whole blocks of {seats}: {} games", blocks * seats);
            }
            Ok(blocks)
        }
        (None, None) if flags.sprt.is_some() => Ok(LONGEST_TEST),
        (None, None) => Err(Failure::usage(
            "how long is a match? Give --games or --blocks, or --sprt for a test that stops by itself",
        )),
    }
}

fn random() -> Contender {
    Contender::Ours(BotSpec::Level(Level::Random))
}

/// A player against copies of itself, and against random opponents unless it has just played them.
fn controls(
    player: &Contender,
    matches: &[MatchReport],
    mut play: impl FnMut(Sides<Contender>) -> Done<MatchReport>,
) -> Done<Controls> {
    let random = random();
    let mirror = play([player.clone(), player.clone()])?;
    let is_it = |found: &&MatchReport| found.candidate == player.to_string() && found.opponent == random.to_string();
    let against_random = match matches.iter().find(is_it) {
        Some(found) => found.clone(),
        None => play([player.clone(), random])?,
    };
    Ok(Controls::of(mirror, against_random))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paired(names: &[&str], seats: u8) -> Vec<String> {
        let players: Vec<Contender> = names.iter().map(|name| name.parse().unwrap()).collect();
        pairs(&players, seats).unwrap().iter().map(|[one, other]| format!("{one} {other}")).collect()
    }

    #[test]
    fn two_play_one_match_and_more_play_everybody() {
        assert_eq!(paired(&["2", "1"], 4), ["citizen apprentice"]);
        assert_eq!(paired(&["1", "1"], 3), ["apprentice apprentice"], "a mirror");
        assert_eq!(paired(&["greedy", "random", "3"], 2), ["greedy random", "greedy captain", "random captain"]);
        let six = paired(&["greedy", "random", "3"], 3);
        assert_eq!(six.len(), 6, "at three seats a return is another match: {six:?}");
        assert!(six.contains(&"random greedy".into()) && six.contains(&"greedy random".into()), "{six:?}");
    }
}
