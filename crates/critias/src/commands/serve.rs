//! `critias serve`: the site.

use std::env;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::Context;
use catalog::GameId;
use engine::DataFiles;
use server::{Config, Limits, OpenError, Server, Tls};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::{LimitFlags, LogForm, ServeFlags};
use crate::failure::{Done, Failure};
use crate::files;
use crate::output::print_line;

pub(crate) fn run(flags: &ServeFlags) -> Done {
    let data = flags.data.clone().unwrap_or_else(data_folder);
    std::fs::create_dir_all(&data)
        .with_context(|| format!("the data folder {} cannot be made; choose another by --data", data.display()))
        .map_err(Failure::Usage)?;
    let mut config = Config {
        listen: flags.listen,
        data,
        database: flags.database.clone(),
        seed_key: flags.seed_key.clone(),
        bot_delay: flags.bot_delay,
        bot_time: flags.bot_time,
        review_iterations: flags.review_iterations,
        components: corrected(flags.components.as_deref())?,
        limits: limits(&flags.limits),
        public: flags.public.clone(),
        proxies: flags.proxies.map(usize::from),
        tls: tls(flags)?,
        metrics: flags.metrics,
        known_luck: flags.known_luck.clone(),
        ..Config::default()
    };
    let place = config.database().to_string();
    start_log(flags.log);
    let encrypts = config.tls.is_some();
    config.limits.all_connections = with_files(config.limits.all_connections);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(closed)?;
        print_line(&welcome(server.address(), encrypts, &place))?;
        server.run(server::end_of_program()).await;
        Ok(())
    })
}

/// Where this system keeps the data of programs; beside the program's call if nobody says.
pub(crate) fn data_folder() -> PathBuf {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME");
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    base.map_or_else(|| PathBuf::from("critias-data"), |base| base.join("critias"))
}

/// The corrected data files of those games of which the folder has some.
fn corrected(folder: Option<&Path>) -> Done<Vec<(GameId, DataFiles)>> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let mut sets = Vec::new();
    for id in GameId::all() {
        let names = id.data_files();
        if names.iter().any(|name| folder.join(name).exists()) {
            sets.push((id, files::components(id, Some(folder))?.files));
        }
    }
    if sets.is_empty() {
        let known: Vec<&str> = GameId::all().flat_map(|id| id.data_files()).copied().collect();
        return Err(Failure::usage(format!(
            "{} has no data file of any game; the files are called {}",
            folder.display(),
            known.join(", ")
        )));
    }
    Ok(sets)
}

fn closed(error: OpenError) -> Failure {
    match error {
        OpenError::Listen { address, error } if error.kind() == io::ErrorKind::AddrInUse => Failure::usage(format!(
            "another program listens on {address} already. Stop it, or choose another port: \
             `critias serve --listen {}` (port 0 takes a free one)",
            SocketAddr::new(address.ip(), address.port().wrapping_add(1))
        )),
        other => Failure::Usage(other.into()),
    }
}

/// What is said when the site is open; its address comes first, for people and for scripts.
fn welcome(address: SocketAddr, encrypts: bool, place: &str) -> String {
    let here = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    let scheme = if encrypts { "https" } else { "http" };
    let mut text = format!("Critias is open at {scheme}://{}", SocketAddr::new(here, address.port()));
    if here != address.ip() {
        text += &format!("\nOthers in this network reach it by this machine's address and port {}.", address.port());
    }
    text + &format!(
        "\nTables are kept in {place}. A copy of a database in use is no backup: `critias backup FILE` makes one. \
         Stop with Ctrl-C."
    )
}

fn tls(flags: &ServeFlags) -> Done<Option<Tls>> {
    match (flags.tls_cert.clone(), flags.tls_key.clone()) {
        (Some(certificate), Some(key)) => Ok(Some(Tls { certificate, key })),
        (None, None) => Ok(None),
        _ => Err(Failure::usage("certificates and their key go together: give both --tls-cert and --tls-key")),
    }
}

fn limits(flags: &LimitFlags) -> Limits {
    Limits {
        gets: flags.page_rate,
        posts: flags.change_rate,
        guests: flags.guest_rate,
        tables: flags.table_rate,
        address: flags.address_rate,
        streams: flags.person_streams as usize,
        all_streams: flags.streams as usize,
        connections: flags.address_connections as usize,
        all_connections: flags.connections as usize,
    }
}

/// Files the program opens beside connections to people: its database, its log, those it turns away.
const OTHER_FILES: u64 = 300;

/// Asks the system for as many files as so many connections need; as many as there can be.
fn with_files(connections: usize) -> usize {
    let needed = connections as u64 + OTHER_FILES;
    // A system that does not say lets us find out.
    let allowed = rlimit::increase_nofile_limit(needed).unwrap_or(needed);
    if allowed >= needed {
        return connections;
    }
    let possible = allowed.saturating_sub(OTHER_FILES).max(allowed / 2);
    tracing::warn!(
        "this system allows {allowed} open files, so there can be {possible} connections at once instead of \
         {connections}. Allow {needed} (`ulimit -Hn`, `LimitNOFILE=` of systemd), or ask for fewer by --connections"
    );
    possible as usize
}

/// What goes wrong is written to the standard error; secrets never are. Colours are for people who look on.
fn start_log(form: LogForm) {
    let levels = Targets::new().with_default(LevelFilter::WARN).with_target("server", LevelFilter::INFO);
    let levels = levels.with_target("critias", LevelFilter::INFO);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let lines = match form {
        LogForm::Text => lines.with_target(false).boxed(),
        LogForm::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    // A second call would only mean that somebody listens already.
    let _ = tracing_subscriber::registry().with(levels).with(lines).try_init();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_one_that_a_browser_can_open() {
        let words = welcome("0.0.0.0:81".parse().unwrap(), false, "d");
        assert!(words.starts_with("Critias is open at http://127.0.0.1:81\nOthers in this network"), "{words}");
        let words = welcome("[::1]:81".parse().unwrap(), true, "d");
        assert!(words.starts_with("Critias is open at https://[::1]:81\nTables are kept in d."), "{words}");
    }
}
