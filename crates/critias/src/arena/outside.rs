//! A program of a stranger: asked by a line of JSON, answers by a line of JSON.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use catalog::OutsideQuestion;
use serde_json::Value;

use crate::failure::{Done, Failure};

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

    pub(crate) fn ask(&mut self, asked: &OutsideQuestion) -> Done<usize> {
        let line = format!("{}\n", asked.line).into_bytes();
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
        understand(&asked.choices, said).map_err(|why| {
            self.refusal(format_args!(
                "answered {} to a question with {} choices: {why}. Wanted is one line with the index of a choice, as \
                 in 0, or its action, as in {}",
                quoted(said),
                asked.choices.len(),
                asked.choices[0]
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

fn understand(choices: &[String], said: &str) -> Result<usize, &'static str> {
    let answer: Value = serde_json::from_str(said).map_err(|_| "that is no JSON")?;
    if let Value::Number(number) = &answer {
        let index = number.as_u64().map(|index| index as usize);
        return index.filter(|&index| index < choices.len()).ok_or("there is no such index");
    }
    let same = |choice: &String| serde_json::from_str::<Value>(choice).is_ok_and(|action| action == answer);
    choices.iter().position(same).ok_or("that is none of the choices")
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
    use catalog::{Chair, Referee};

    use super::*;

    /// The first question of a game.
    fn asked<T>(work: impl FnOnce(&OutsideQuestion) -> T) -> T {
        let start = super::super::example_start(2);
        let (mut work, mut answer) = (Some(work), None);
        let mut ask = |asked: &OutsideQuestion| {
            answer = work.take().map(|work| work(asked));
            None
        };
        assert!(start.block(&mut Referee { chairs: [Chair::Outside; 2], ask: &mut ask }, 0, 7).is_none());
        answer.expect("somebody is asked")
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
            let choices = &question.choices;
            let last = choices.len() - 1;
            assert_eq!(understand(choices, &choices[last]), Ok(last));
            assert_eq!(understand(choices, "1"), Ok(1));
            assert_eq!(understand(choices, &choices.len().to_string()), Err("there is no such index"));
            assert_eq!(understand(choices, "-1"), Err("there is no such index"));
            assert_eq!(understand(choices, "0.5"), Err("there is no such index"));
            assert_eq!(understand(choices, "\"banana\""), Err("that is none of the choices"));
            assert_eq!(understand(choices, "banana"), Err("that is no JSON"));
        });
    }

    #[test]
    fn a_question_holds_all_that_a_program_needs() {
        let text: Value = asked(|question| serde_json::from_str(&question.line).unwrap());
        assert_eq!(text["game"], "atlantis");
        assert!(text["seed"].is_u64() && text["view_version"].is_u64(), "{text}");
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
