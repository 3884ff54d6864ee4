//! A program of a stranger: asked by a line of JSON, answers by a line of JSON.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
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
        Self { game: G::META.id, seat: seat.0, seed, view, choices: actions.iter().enumerate().map(choice).collect() }
    }
}

/// A running program.
pub(crate) struct Program {
    command: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<Vec<u8>>,
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
        let (sender, lines) = channel();
        // Ends with the program, or with the first line nobody waits for.
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
        Ok(Self { command: command.into(), child, input, lines, patience })
    }

    /// The index of the choice it makes.
    pub(crate) fn ask<G: Game>(&mut self, question: &Question<'_, G>) -> Done<usize> {
        let mut line = serde_json::to_vec(question).map_err(Failure::usage)?;
        line.push(b'\n');
        // A program that has ended does not read; why it does not answer is found out below.
        let written = self.input.write_all(&line).and_then(|()| self.input.flush());
        let answer = match self.lines.recv_timeout(self.patience) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => return Err(self.refusal(format_args!(
                "has not answered for {} seconds. It is asked one line of JSON at a time and answers with one line; does it \
                 flush its output?",
                self.patience.as_secs_f64()
            ))),
            Err(RecvTimeoutError::Disconnected) => {
                let how = self.how_it_ended(written.err());
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
    fn how_it_ended(&mut self, written: Option<std::io::Error>) -> String {
        for _ in 0..100 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!("ended without an answer ({status})");
            }
            thread::sleep(Duration::from_millis(10));
        }
        match written {
            Some(error) => format!("neither reads nor answers any more ({error})"),
            None => "closed its output without an answer".into(),
        }
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
