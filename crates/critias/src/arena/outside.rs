//! A program of a stranger: asked by a line of JSON, answers by a line of JSON.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use engine::{Game, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::failure::{Done, Failure};

/// What a program is asked. Each question stands for itself. The names are a format.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub(crate) struct Question<'a, G: Game> {
    game: &'static str,
    /// Of the format of `view`, as in `docs/views.md`.
    view_version: u32,
    /// Counted from 0.
    seat: u8,
    /// A number for the program's own luck: fixed by block and seat, so that its games can be repeated.
    seed: u64,
    /// What the seat may know.
    view: &'a G::View,
    choices: Vec<Choice<'a, G>>,
}

#[derive(Debug, Serialize)]
#[serde(bound = "")]
struct Choice<'a, G: Game> {
    index: usize,
    action: &'a G::Action,
    label: String,
}

impl<'a, G: Game> Question<'a, G> {
    /// What to do in `seat`.
    pub(crate) fn new(seat: Seat, seed: u64, view: &'a G::View, actions: &'a [G::Action]) -> Self {
        let choice = |(index, action): (usize, &'a G::Action)| Choice { index, action, label: action.to_string() };
        let choices = actions.iter().enumerate().map(choice).collect();
        Self { game: G::META.id, view_version: G::VIEW_VERSION, seat: seat.0, seed, view, choices }
    }
}

/// A running program.
pub(crate) struct Program {
    command: String,
    child: Child,
    questions: Sender<Vec<u8>>,
    answers: Receiver<Vec<u8>>,
    patience: Duration,
}

/// The longest answer that is read.
const LONGEST: u64 = 1 << 20;

impl Program {
    /// Starts a program: words separated by blanks, no shell. What it writes to the standard error is shown.
    pub(crate) fn start(command: &str, patience: Duration) -> Done<Self> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| {
                Failure::usage(format!(
                    "exec:{command} cannot be started: {error}. Is the path right, and may the file be executed?"
                ))
            })?;
        let piped = child.stdin.take().zip(child.stdout.take());
        let (input, output) = piped.expect("both were asked to be pipes");
        Ok(Self { command: command.into(), child, questions: written_to(input), answers: read_from(output), patience })
    }

    /// The index of the choice it makes.
    pub(crate) fn ask<G: Game>(&mut self, question: &Question<'_, G>) -> Done<usize> {
        let mut line = serde_json::to_vec(question).map_err(Failure::usage)?;
        line.push(b'\n');
        // Nobody takes it if the program has ended; how it ended is found out below.
        let _ = self.questions.send(line);
        let answer = match self.answers.recv_timeout(self.patience) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => return Err(self.refusal(format_args!(
                "has not answered for {} seconds. It is asked one line of JSON at a time and answers with one line; does it \
                 flush its output?",
                self.patience.as_secs_f64()
            ))),
            Err(RecvTimeoutError::Disconnected) => {
                let how = self.how_it_ended();
                return Err(self.refusal(how));
            }
        };
        let said = String::from_utf8_lossy(&answer);
        let said = said.trim();
        understand(question, said).map_err(|why| {
            self.refusal(format_args!(
                "answered {} to a question with {} choices: {why}. Wanted is one line with the index of a choice, as \
                 in 0, or its action, as in {}",
                quoted(said),
                question.choices.len(),
                serde_json::to_string(question.choices[0].action).unwrap_or_default()
            ))
        })
    }

    /// Its output is closed, so it will not say more. Most have ended, or do so in a moment.
    fn how_it_ended(&mut self) -> String {
        for _ in 0..100 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!("ended without an answer ({status})");
            }
            thread::sleep(Duration::from_millis(10));
        }
        "closed its output without an answer".into()
    }

    fn refusal(&self, what: impl std::fmt::Display) -> Failure {
        Failure::refused(format!("exec:{} {what}", self.command))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes lines to a program from a thread of its own: one that does not read does not stop us.
fn written_to(mut input: ChildStdin) -> Sender<Vec<u8>> {
    let (sender, lines) = channel::<Vec<u8>>();
    thread::spawn(move || {
        for line in lines {
            if input.write_all(&line).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// Reads lines from a program in a thread of its own, so that we can stop waiting. One that says more than it is asked
/// waits until it is heard.
fn read_from(output: ChildStdout) -> Receiver<Vec<u8>> {
    let (sender, lines) = sync_channel(1);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line);
            if !read.is_ok_and(|bytes| bytes > 0) || sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// The choice that an answer means.
fn understand<G: Game>(question: &Question<'_, G>, said: &str) -> Result<usize, &'static str> {
    let answer: Value = serde_json::from_str(said).map_err(|_| "that is no JSON")?;
    if let Value::Number(number) = &answer {
        let index = number.as_u64().map(|index| index as usize);
        return index.filter(|&index| index < question.choices.len()).ok_or("there is no such index");
    }
    let same = |choice: &Choice<'_, G>| serde_json::to_value(choice.action).is_ok_and(|action| action == answer);
    question.choices.iter().position(same).ok_or("that is none of the choices")
}

/// What somebody said, short enough for a sentence.
fn quoted(said: &str) -> String {
    const MOST: usize = 80;
    let plain: String = said.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
    if said.is_empty() {
        "an empty line".into()
    } else if said.chars().count() > MOST {
        format!("\"{plain}…\"")
    } else {
        format!("\"{plain}\"")
    }
}

#[cfg(test)]
mod tests {
    use engine::{Awaiting, Components, GameOptions, QuickDice, Viewer};
    use game_atlantis::Atlantis;

    use super::*;

    /// A game of Atlantis up to its first choice.
    fn begun() -> (Atlantis, Seat, Vec<<Atlantis as Game>::Action>) {
        let options = <Atlantis as Game>::Options::for_seats(2);
        let mut game = Atlantis::setup(<Atlantis as Game>::Components::standard(), &options).unwrap();
        let mut dice = QuickDice::new(1);
        loop {
            match game.awaiting() {
                Awaiting::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut actions = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    return (game, seat, actions);
                }
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(&chance, &mut ());
                }
                Awaiting::Over => panic!("a game begins"),
            }
        }
    }

    fn asked<T>(work: impl FnOnce(&Question<'_, Atlantis>) -> T) -> T {
        let (game, seat, actions) = begun();
        assert!(actions.len() > 1);
        work(&Question::new(seat, 7, &game.view(Viewer::Seat(seat)), &actions))
    }

    fn ask(command: &str, patience: Duration) -> Done<usize> {
        asked(|question| Program::start(command, patience)?.ask(question))
    }

    fn refusal(command: &str) -> String {
        let patience = if command.starts_with("tail") { Duration::from_millis(20) } else { Duration::from_secs(60) };
        ask(command, patience).unwrap_err().to_string()
    }

    #[test]
    fn an_index_and_an_action_are_understood() {
        asked(|question| {
            let last = question.choices.len() - 1;
            let action = serde_json::to_string(question.choices[last].action).unwrap();
            assert_eq!(understand(question, &action), Ok(last));
            assert_eq!(understand(question, "1"), Ok(1));
            assert_eq!(understand(question, &question.choices.len().to_string()), Err("there is no such index"));
            assert_eq!(understand(question, "-1"), Err("there is no such index"));
            assert_eq!(understand(question, "0.5"), Err("there is no such index"));
            assert_eq!(understand(question, "\"banana\""), Err("that is none of the choices"));
            assert_eq!(understand(question, "banana"), Err("that is no JSON"));
        });
    }

    #[test]
    fn a_question_holds_all_that_a_program_needs() {
        let text = asked(|question| serde_json::to_value(question).unwrap());
        assert_eq!((&text["game"], &text["seed"]), (&"atlantis".into(), &7.into()));
        assert_eq!(text["view_version"], Atlantis::VIEW_VERSION);
        assert_eq!(text["view"]["viewer"]["seat"], text["seat"]);
        let first = &text["choices"][0];
        assert_eq!(first["index"], 0);
        assert!(first["action"].is_object() || first["action"].is_string(), "{first}");
        assert!(!first["label"].as_str().unwrap().is_empty());
    }

    #[test]
    fn a_program_that_answers_is_heard_even_if_it_does_not_listen() {
        assert_eq!(ask("yes 1", Duration::from_secs(60)).unwrap(), 1);
    }

    #[test]
    fn a_program_that_does_not_answer_is_named_with_what_it_did() {
        let missing = refusal("./no-such-program");
        assert!(missing.starts_with("error: exec:./no-such-program cannot be started"), "{missing}");
        let dead = refusal("false");
        assert!(dead.starts_with("error: exec:false ended without an answer (exit status: 1)"), "{dead}");
        let silent = refusal("tail -f /dev/null");
        assert!(silent.contains("has not answered for 0.02 seconds"), "{silent}");
        let echo = refusal("cat");
        assert!(echo.starts_with("error: exec:cat answered \"{") && echo.contains("none of the choices"), "{echo}");
        let nonsense = refusal("yes banana");
        assert!(nonsense.contains("answered \"banana\" to a question with"), "{nonsense}");
        assert!(nonsense.contains("that is no JSON. Wanted is one line"), "{nonsense}");
    }
}
