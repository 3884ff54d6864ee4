//! What several subcommands ask of a table: its seats, bots, options and luck.

use bots::BotSpec;
use catalog::GameId;
use engine::{Dice, Seat, Seed};

use crate::failure::{Done, Failure};

/// The options of a game for so many seats, with the choices `K=V` made.
pub(crate) fn options(game: GameId, seats: u8, choices: &[String]) -> Done<String> {
    let meta = game.meta();
    if !(meta.min_seats..=meta.max_seats).contains(&seats) {
        let words = format!("{game} takes {} to {} seats, not {seats}", meta.min_seats, meta.max_seats);
        return Err(Failure::usage(words));
    }
    let mut chosen = Vec::new();
    for choice in choices {
        let form = "is not of the form KEY=VALUE; `critias games` lists keys and values";
        let refusal = || Failure::usage(format!("the option \"{choice}\" {form}"));
        chosen.push(choice.split_once('=').ok_or_else(refusal)?);
    }
    game.options(seats, &chosen).map_err(Failure::usage)
}

/// One player for each seat: one is for all, otherwise one is named for each.
pub(crate) fn players(named: &[BotSpec], seats: u8) -> Done<Vec<BotSpec>> {
    let seats = usize::from(seats);
    if named.len() != 1 && named.len() != seats {
        return Err(Failure::usage(format!(
            "{} bots are named for {seats} seats: name one for all seats, or one for each",
            named.len()
        )));
    }
    Ok((0..seats).map(|seat| named[seat % named.len()]).collect())
}

/// The seed of a table from what a person typed: 64 hexadecimal digits are the seed itself, as a
/// finished game reveals it; any other words stand for their SHA-256.
pub(crate) fn seed(words: &str) -> Seed {
    words.parse().unwrap_or_else(|_| Seed::from_words(words))
}

/// The seed of the bot in a seat: it has nothing to do with the luck of the table.
pub(crate) fn bot_seed(words: &str, seat: Seat) -> u64 {
    Seed::from_words(&format!("bot {} {words}", seat.index())).dice(0).bits()
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn one_bot_is_for_all_seats_and_a_wrong_number_is_refused() {
        let [greedy, random] = [Level::Greedy, Level::Random].map(BotSpec::Level);
        assert_eq!(players(&[greedy], 3).unwrap(), [greedy; 3]);
        assert_eq!(players(&[greedy, random], 2).unwrap(), [greedy, random]);
        assert!(players(&[greedy, random], 3).is_err());
        assert!(players(&[], 3).is_err());
    }

    #[test]
    fn a_revealed_seed_is_itself_and_words_are_hashed() {
        let seed_of_words = seed("7");
        assert_eq!(seed_of_words, Seed::from_words("7"));
        assert_eq!(seed(&seed_of_words.reveal()), seed_of_words);
        assert_ne!(bot_seed("7", Seat(0)), bot_seed("7", Seat(1)));
    }
}
