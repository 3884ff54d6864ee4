//! `critias play`: the table in the terminal, with numbered choices.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

use bots::{BotSpec, Level};
use catalog::{AnyBots, AnyTable, GameId, TableChange, Take, Trouble};
use engine::{Seat, Seed, Viewer};
use ui::l10n::{Lang, Value, join_names, say};
use ui::table::SeatInfo;

use crate::cli::PlayFlags;
use crate::failure::{Done, Failure};
use crate::output::print_line;
use crate::{files, seats};

const YOU: Seat = Seat(0);
const EYES: Viewer = Viewer::Seat(YOU);

pub(crate) fn run(flags: &PlayFlags) -> Done {
    let options = seats::options(flags.game, flags.seats, &flags.options)?;
    let players = seats::players(&flags.bots, flags.seats - 1)?;
    let components = files::components(flags.game, flags.components.as_deref())?;
    flags.out.as_deref().map(|path| files::try_writing(path, files::RECORD)).transpose()?;
    let words = match &flags.seed {
        Some(words) => words.clone(),
        None => fresh_seed()?.reveal(),
    };
    let seed = seats::seed(&words);
    // The person's seat has a bot too, which is never asked.
    let player =
        |seat: Seat| players.get(seat.index().wrapping_sub(1)).copied().unwrap_or(BotSpec::Level(Level::Random));
    let everybody = Seat::all(usize::from(flags.seats));
    let seeded: Vec<(BotSpec, u64)> = everybody.map(|seat| (player(seat), seats::bot_seed(&words, seat))).collect();
    let mut session = Session {
        game: flags.game,
        table: flags.game.table(&components.files, &options, &seed).map_err(Failure::refused)?,
        seed,
        bots: flags.game.bots(&seeded),
        lang: flags.lang,
        names: names(flags.lang, flags.seats),
        levels: players.iter().map(BotSpec::to_string).collect(),
        shown: 0,
        out: flags.out.clone(),
    };
    session.play()
}

fn fresh_seed() -> Done<Seed> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(|error| {
        Failure::usage(format!("the system gives no random numbers ({error}); give words by --seed"))
    })?;
    Ok(Seed::new(bits))
}

fn names(lang: Lang, seats: u8) -> Vec<SeatInfo> {
    let you = SeatInfo { name: say(lang, "terminal-you", &[]), bot: false, level: None };
    let bot = |seat: u8| SeatInfo { name: say(lang, "terminal-bot", &[("seat", seat.into())]), bot: true, level: None };
    std::iter::once(you).chain((2..=seats).map(bot)).collect()
}

struct Session {
    game: GameId,
    table: Arc<dyn AnyTable>,
    seed: Seed,
    bots: Box<dyn AnyBots>,
    lang: Lang,
    names: Vec<SeatInfo>,
    /// Of the bots, for the record.
    levels: Vec<String>,
    /// How many steps of the log the person has read.
    shown: usize,
    out: Option<PathBuf>,
}

impl Session {
    fn play(&mut self) -> Done {
        let game = self.game.entry().name;
        self.say("terminal-welcome", &[("game", game.into()), ("seats", self.names.len().into())])?;
        self.say("terminal-hash", &[("hash", self.seed.commitment().to_string().into())])?;
        self.take(self.table.start())?;
        let mut own_turn = false;
        while !self.table.is_over() {
            let awaited = self.table.awaited();
            if awaited.contains(YOU) {
                if !own_turn {
                    self.tell_news()?;
                    self.show_table()?;
                }
                own_turn = true;
                if !self.decide()? {
                    return self.say("terminal-left", &[]);
                }
            } else if let Some(seat) = awaited.iter().next() {
                own_turn = false;
                let action = self.bots.choose(&*self.table, seat);
                self.act(seat, &action)?;
            }
        }
        self.tell_end()
    }

    fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> Done {
        print_line(&say(self.lang, key, args))
    }

    fn take(&mut self, change: Result<TableChange, Trouble>) -> Done {
        self.table = change.map_err(Failure::refused)?.table;
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str) -> Done {
        let decision = self.table.decision(seat).unwrap_or_default();
        self.take(self.table.act(seat, decision, action, self.lang))
    }

    /// Asks until a choice is made or taken back; false if the person leaves.
    fn decide(&mut self) -> Done<bool> {
        self.tell_news()?;
        let (sentence, choices) = self.table.text_choices(EYES, &self.names, self.lang);
        let show = || {
            print_line("")?;
            print_line(&sentence)?;
            (1..).zip(&choices).try_for_each(|(number, choice): (usize, _)| {
                print_line(format!("{number:>3}  {}  {}", choice.words, choice.consequence).trim_end())
            })
        };
        show()?;
        loop {
            let count = choices.len();
            let Some(typed) = self.read(count)? else { return Ok(false) };
            let number = typed.parse::<usize>().ok().filter(|number| (1..=count).contains(number));
            match (typed.as_str(), number) {
                (_, Some(number)) => {
                    self.act(YOU, &choices[number - 1].action)?;
                    return Ok(true);
                }
                (undo @ ("u" | "uu"), _) => {
                    if self.undo(if undo == "u" { Take::Step } else { Take::Turn })? {
                        return Ok(true);
                    }
                }
                ("?", _) => self.tell_why_not()?,
                ("t", _) => {
                    self.show_table()?;
                    show()?;
                }
                ("l", _) => self.print_log(0)?,
                ("h", _) => self.say("terminal-keys", &[])?,
                ("q", _) => return Ok(false),
                _ => {
                    let input: String = typed.chars().filter(|letter| !letter.is_control()).take(40).collect();
                    self.say("terminal-unknown", &[("input", input.into()), ("count", count.into())])?;
                }
            }
        }
    }

    /// The next line the person typed; none at the end of the input.
    fn read(&self, count: usize) -> Done<Option<String>> {
        let mut out = std::io::stdout().lock();
        write!(out, "{} ", say(self.lang, "terminal-ask", &[("count", count.into())]))?;
        out.flush()?;
        let mut bytes = Vec::new();
        if std::io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            print_line("")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn undo(&mut self, what: Take) -> Done<bool> {
        let decision = self.table.decision(YOU).unwrap_or_default();
        let Ok(change) = self.table.undo(YOU, decision, what, self.lang) else {
            self.say("terminal-undo-barrier", &[])?;
            return Ok(false);
        };
        self.table = change.table;
        self.shown = self.shown.min(self.table.steps());
        self.say("terminal-undone", &[])?;
        Ok(true)
    }

    fn show_table(&self) -> Done {
        for line in self.table.text(EYES, &self.names, self.lang).lines() {
            match line.strip_prefix("# ") {
                Some(heading) => print_line(&format!("\n== {heading} =="))?,
                None => print_line(line)?,
            }
        }
        Ok(())
    }

    fn tell_news(&mut self) -> Done {
        self.print_log(self.shown)?;
        self.shown = self.table.steps();
        Ok(())
    }

    fn print_log(&self, from: usize) -> Done {
        self.table
            .text_log(EYES, &self.names, self.lang, from)
            .iter()
            .try_for_each(|line| print_line(&format!("* {line}")))
    }

    fn tell_why_not(&self) -> Done {
        let dim = self.table.text_why_not(EYES, &self.names, self.lang);
        if dim.is_empty() {
            return self.say("terminal-why-nothing", &[]);
        }
        self.say("terminal-why", &[])?;
        for (what, reason, clause) in dim {
            let args = [("what", what.into()), ("reason", reason.into()), ("clause", clause.into())];
            self.say("terminal-why-line", &args)?;
        }
        Ok(())
    }

    fn tell_end(&mut self) -> Done {
        self.tell_news()?;
        self.show_table()?;
        print_line("")?;
        self.say("terminal-over", &[])?;
        let Some(result) = self.table.outcome() else { return Ok(()) };
        for (info, &points) in self.names.iter().zip(&result.scores) {
            self.say("terminal-score", &[("name", info.name.as_str().into()), ("points", points.into())])?;
        }
        if let Some(verdict) = self.table.verdict(YOU) {
            self.say("terminal-title", &[("title", self.game.verdict_words(&verdict, self.lang).into())])?;
        }
        let winners: Vec<&str> = result.winners.iter().map(|seat| self.names[seat.index()].name.as_str()).collect();
        let names = join_names(self.lang, &winners);
        match winners.len() {
            0 => self.say("terminal-lost", &[])?,
            count => self.say("terminal-won", &[("count", count.into()), ("names", names.into())])?,
        }
        self.say("terminal-seed", &[("seed", self.seed.reveal().into())])?;
        self.keep_record()
    }

    fn keep_record(&self) -> Done {
        let Some(path) = &self.out else { return Ok(()) };
        // Whoever reads the record is not always the one who played.
        let person = say(self.lang, "terminal-person", &[]);
        let bots = self.names[1..].iter().zip(&self.levels).map(|(info, level)| format!("{} ({level})", info.name));
        let players = std::iter::once(person).chain(bots).collect();
        files::write_record(path, &self.table.record(players, true))?;
        self.say("terminal-record", &[("file", path.display().to_string().into())])
    }
}
