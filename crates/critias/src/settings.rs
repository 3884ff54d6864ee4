//! The command line, and what it leaves open: flags of `serve` may also stand in the environment and in a file.

use std::ffi::{OsStr, OsString};
use std::ops::Range;

use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, CommandFactory, FromArgMatches};
use toml::de::{DeTable, DeValue};

use crate::cli::Cli;
use crate::failure::{Done, Failure};

/// Reads the command line; what it does not say about serving, the environment says, and then the file.
pub(crate) fn command_line() -> Done<Cli> {
    let args: Vec<OsString> = std::env::args_os().collect();
    let matches = Cli::command().get_matches_from(&args);
    if !matches!(matches.subcommand_name(), None | Some("serve")) {
        return cli(&matches);
    }
    let args = with_environment(args, |name| std::env::var_os(name))?;
    cli(&with_file(args)?)
}

fn cli(matches: &ArgMatches) -> Done<Cli> {
    Cli::from_arg_matches(matches).map_err(Failure::usage)
}

fn flags() -> Command {
    Cli::command().find_subcommand("serve").cloned().expect("serve is a subcommand")
}

/// The flags that have not been given.
fn open_flags(args: &[OsString]) -> Done<Vec<String>> {
    let matches = Cli::command().try_get_matches_from(args).map_err(Failure::usage)?;
    let given = matches.subcommand_matches("serve").unwrap_or(&matches);
    let is_given = |id: &str| given.value_source(id) == Some(ValueSource::CommandLine);
    let open = flags().get_arguments().filter(|flag| !is_given(flag.get_id().as_str())).filter_map(name).collect();
    Ok(open)
}

fn name(flag: &clap::Arg) -> Option<String> {
    flag.get_long().filter(|_| !flag.is_hide_set()).map(str::to_owned)
}

/// The command line with this flag before those that it has already.
fn with_flag(args: &[OsString], name: &str, value: &OsStr) -> Vec<OsString> {
    let place = if args.get(1).is_some_and(|first| first == "serve") { 2 } else { 1 };
    let mut flag = OsString::from(format!("--{name}="));
    flag.push(value);
    let mut longer = args.to_vec();
    longer.insert(place.min(args.len()), flag);
    longer
}

/// What clap says is wrong with a value, in one sentence.
fn why(error: &clap::Error) -> String {
    match error.get(ContextKind::InvalidValue) {
        Some(ContextValue::String(value)) => {
            let reason = std::error::Error::source(error).map(|reason| format!(": {reason}")).unwrap_or_default();
            format!("the value {value:?} does not serve{reason}")
        }
        _ => error.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned(),
    }
}

fn tried(args: &[OsString]) -> Result<ArgMatches, clap::Error> {
    Cli::command().try_get_matches_from(args)
}

fn with_environment(mut args: Vec<OsString>, variable: impl Fn(&str) -> Option<OsString>) -> Done<Vec<OsString>> {
    let mut added = Vec::new();
    for name in open_flags(&args)? {
        let variable_name = format!("CRITIAS_{}", name.replace('-', "_").to_uppercase());
        if let Some(value) = variable(&variable_name).filter(|value| !value.is_empty()) {
            args = with_flag(&args, &name, &value);
            added.push(variable_name);
        }
    }
    match tried(&args) {
        Ok(_) => Ok(args),
        Err(error) => Err(Failure::usage(format!("in the environment ({}): {}", added.join(", "), why(&error)))),
    }
}

fn with_file(mut args: Vec<OsString>) -> Done<ArgMatches> {
    let matches = tried(&args).map_err(Failure::usage)?;
    let given = matches.subcommand_matches("serve").unwrap_or(&matches);
    let Some(path) = given.get_one::<std::path::PathBuf>("config").cloned() else { return Ok(matches) };
    let text = std::fs::read_to_string(&path)
        .map_err(|error| Failure::usage(format!("the settings {} cannot be read: {error}", path.display())))?;
    let wrong = |place: Range<usize>, words: String| {
        let line = text[..place.start.min(text.len())].lines().count().max(1);
        let line = line + usize::from(place.start > 0 && text[..place.start].ends_with('\n'));
        Failure::usage(format!("{}, line {line}: {words}", path.display()))
    };
    let table = DeTable::parse(&text)
        .map_err(|error| wrong(error.span().unwrap_or_default(), error.message().trim().to_owned()))?;
    let known: Vec<String> = flags().get_arguments().filter_map(name).filter(|name| name != "config").collect();
    let open = open_flags(&args)?;
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        if !known.iter().any(|known| known == name) {
            let words = format!("there is no setting \"{name}\"; the settings are: {}", known.join(", "));
            return Err(wrong(key.span(), words));
        }
        let value_text = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            other => {
                let words = format!("\"{name}\" is a text or a whole number, not a {}", other.type_str());
                return Err(wrong(value.span(), words));
            }
        };
        if open.iter().any(|open| open == name) {
            args = with_flag(&args, name, OsStr::new(&value_text));
            tried(&args).map_err(|error| wrong(value.span(), why(&error)))?;
        }
    }
    tried(&args).map_err(Failure::usage)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::cli::{LogForm, ServeFlags};

    /// What is served, given a command line, an environment and a file.
    fn serve(line: &str, environment: &[(&str, &str)], file: Option<&str>) -> Result<ServeFlags, String> {
        let folder = std::env::temp_dir().join(format!("critias-settings-{}-{:p}", std::process::id(), line));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("critias.toml");
        let mut args: Vec<OsString> =
            std::iter::once("critias").chain(line.split_whitespace()).map(Into::into).collect();
        if let Some(text) = file {
            std::fs::write(&path, text).unwrap();
            args.extend([OsString::from("--config"), path.clone().into()]);
        }
        let find = |name: &str| environment.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
        let cli = with_environment(args, find).and_then(with_file).and_then(|matches| cli(&matches));
        std::fs::remove_dir_all(&folder).unwrap();
        let cli = cli.map_err(|failure| failure.to_string())?;
        Ok(match cli.command {
            Some(crate::cli::Command::Serve(flags)) => flags,
            _ => cli.serve,
        })
    }

    #[test]
    fn flags_win_over_the_environment_and_the_environment_over_the_file() {
        let file = "listen = \"127.0.0.1:1\"\nbot-time = 70\nlog = \"json\"\nstreams = 5\n# data = \"none\"\n";
        let environment = [("CRITIAS_LISTEN", "127.0.0.1:2"), ("CRITIAS_BOT_TIME", "80"), ("CRITIAS_DATA", "")];
        for start in ["serve ", ""] {
            let flags = serve(&format!("{start}--listen 127.0.0.1:3"), &environment, Some(file)).unwrap();
            assert_eq!(flags.listen.port(), 3);
            assert_eq!(flags.bot_time.as_millis(), 80);
            assert_eq!((flags.log, flags.limits.streams, flags.data), (LogForm::Json, 5, None));
        }
        let plain = serve("serve", &[], None).unwrap();
        assert_eq!((plain.listen.port(), plain.limits.streams), (8080, 25_000));
        let pair = serve("", &[("CRITIAS_TLS_CERT", "a.pem")], Some("tls-key = \"b.pem\"")).unwrap();
        assert_eq!(pair.tls_cert.zip(pair.tls_key), Some((PathBuf::from("a.pem"), PathBuf::from("b.pem"))));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let environment = |name, value| serve("", &[(name, value)], None).unwrap_err();
        let words = environment("CRITIAS_LISTEN", "here");
        assert!(words.contains("in the environment (CRITIAS_LISTEN): the value \"here\" does not serve: "), "{words}");
        let file = |text| serve("", &[], Some(text)).unwrap_err();
        for (text, part) in [
            ("\n\nlisten = \"here\"", "critias.toml, line 3: the value \"here\" does not serve: "),
            (
                "log = \"json\"\nlissten = 1",
                "critias.toml, line 2: there is no setting \"lissten\"; the settings are: listen",
            ),
            ("config = \"other.toml\"", "line 1: there is no setting \"config\""),
            ("a b", "critias.toml, line 1: "),
            ("streams = -1", "line 1: the value \"-1\" does not serve"),
            ("streams = 1.5", "line 1: \"streams\" is a text or a whole number, not a float"),
            ("[listen]\nport = 1", "\"listen\" is a text or a whole number, not a table"),
            ("bot-delay = \"soon\"", "does not serve: give `natural`"),
            ("known-luck = \"1\"", "there is no setting \"known-luck\""),
        ] {
            let words = file(text);
            assert!(words.contains(part), "{text}: {words}");
        }
        let words = serve("--config nowhere.toml", &[], None).unwrap_err();
        assert!(words.contains("the settings nowhere.toml cannot be read: "), "{words}");
    }
}
