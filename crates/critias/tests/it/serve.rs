//! The site as a program: it says where it is, answers, stops when told, and says why it cannot
//! start.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::program::{Folder, critias, standard_components};

/// The program while it serves.
struct Site {
    child: Child,
    address: String,
    _data: Folder,
}

impl Site {
    fn start(flags: &[&str]) -> Self {
        Self::start_by(Command::new(env!("CARGO_BIN_EXE_critias")), flags)
    }

    fn start_by(mut program: Command, flags: &[&str]) -> Self {
        let data = Folder::new();
        let mut child = program
            .args(flags)
            .args(["--listen", "127.0.0.1:0", "--bot-delay", "off", "--data", &data.path("kept/here")])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("Critias is open at http://").expect("the address comes first").to_owned();
        Self { child, address, _data: data }
    }

    /// The head and body of an answer.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_serves_with_and_without_the_subcommand() {
    for flags in [&["serve"][..], &[]] {
        let site = Site::start(flags);
        assert!(site.get("/health").starts_with("HTTP/1.1 200"), "{}", site.get("/health"));
        assert!(site.get("/").contains("Atlantis"));
    }
}

#[cfg(unix)]
#[test]
fn it_stops_in_good_order_when_the_system_says_so() {
    let mut site = Site::start(&["serve"]);
    site.get("/health");
    let told = Command::new("kill").args(["-TERM", &site.child.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(site.child.wait().unwrap().code(), Some(0));
}

/// What it has written to its log when it has ended.
#[cfg(unix)]
fn log_of(mut site: Site) -> String {
    assert!(Command::new("kill").args(["-TERM", &site.child.id().to_string()]).status().unwrap().success());
    let mut log = String::new();
    site.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    log
}

#[cfg(unix)]
fn post(site: &Site, path: &str) -> String {
    let mut stream = TcpStream::connect(&site.address).unwrap();
    let host = &site.address;
    let head = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(unix)]
#[test]
fn the_log_is_for_people_or_for_programs_and_names_requests() {
    let made = |site: &Site| {
        let answer = post(site, "/play/atlantis");
        let header = |name: &str| answer.lines().find_map(|line| line.strip_prefix(name)).unwrap().to_owned();
        (header("x-request-id: "), header("location: /t/"))
    };
    let site = Site::start(&["serve", "--log", "json"]);
    let (id, table) = made(&site);
    let log = log_of(site);
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = lines.iter().find(|line| line["message"] == "a table was made").unwrap();
    assert_eq!((&line["span"]["id"], &line["level"]), (&id.into(), &"INFO".into()), "{line}");
    assert!(!log.contains(&table), "whoever reads the log cannot open tables by link: {log}");

    let site = Site::start(&["serve"]);
    let (id, _) = made(&site);
    let log = log_of(site);
    assert!(log.contains(&format!("request{{id=\"{id}\"}}: a table was made")), "{log}");
    assert!(!log.contains('\x1b'), "colours are for people who look on: {log:?}");
}

#[cfg(unix)]
#[test]
fn too_few_files_for_the_limits_are_told_at_the_start() {
    let mut program = Command::new("sh");
    program.args(["-c", "ulimit -n 700; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_critias")]);
    let site = Site::start_by(program, &["serve", "--connections", "1000"]);
    let log = log_of(site);
    assert!(log.contains("allows 700 open files, so there can be 400 connections at once instead of 1000"), "{log}");
    let mut program = Command::new("sh");
    program.args(["-c", "ulimit -S -n 300; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_critias")]);
    let site = Site::start_by(program, &["serve", "--connections", "100"]);
    assert!(!log_of(site).contains("open files"), "it asks for more by itself");
}

#[test]
fn settings_come_from_flags_the_environment_and_a_file() {
    let folder = Folder::new();
    let settings = folder.file("critias.toml", "page-rate = \"1/1\"\nchange-rate = \"off\"\n");
    let mut program = Command::new(env!("CARGO_BIN_EXE_critias"));
    program.env("CRITIAS_CONFIG", &settings).env("CRITIAS_LISTEN", "nonsense");
    let site = Site::start_by(program, &["serve"]);
    assert!(site.get("/").starts_with("HTTP/1.1 200"));
    assert!(site.get("/").starts_with("HTTP/1.1 429"));
}

#[test]
fn a_taken_port_is_reported_with_a_way_out() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = Folder::new();
    let run = critias(&["serve", "--listen", &address, "--data", data.as_str()]).expect(2);
    assert!(run.err.contains(&format!("another program listens on {address} already")), "{}", run.err);
    assert!(run.err.contains("critias serve --listen 127.0.0.1:"), "{}", run.err);
}

#[test]
fn wrong_flags_and_folders_are_refused() {
    critias(&["serve", "--listen", "here"]).refuses(2, "here");
    critias(&["serve", "--bot-delay", "soon"]).refuses(2, "`natural`, milliseconds from 0 to 60000, or `off`");
    let folder = Folder::new();
    let file = folder.file("not-a-folder", "");
    critias(&["serve", "--data", &file]).refuses(2, "choose another by --data");
    critias(&["serve", "--data", folder.as_str(), "--components", folder.as_str()])
        .refuses(2, "has no data file of any game; the files are called atlantis.toml");
    critias(&["serve", "--data", folder.as_str(), "--tls-cert", &file])
        .refuses(2, "give both --tls-cert and --tls-key");
    critias(&["serve", "--data", folder.as_str(), "--tls-cert", &file, "--tls-key", &file])
        .refuses(2, "not-a-folder cannot be read");
    critias(&["serve", "--page-rate", "1"]).refuses(2, "such as `60/10`, or `off`");
    critias(&["serve", "--public", "example.org"]).refuses(2, "https://example.org");
    let settings = folder.file("critias.toml", "listen = \"127.0.0.1:0\"\nlissten = 1\n");
    critias(&["--config", &settings]).refuses(2, "line 2: there is no setting \"lissten\"");
    folder.file("atlantis.toml", standard_components().replacen("draw_base", "draw_bass", 1));
    critias(&["serve", "--data", folder.as_str(), "--components", folder.as_str()]).refuses(2, "draw_bass");
}

#[test]
fn corrected_components_reach_the_site() {
    let folder = Folder::new();
    let page = |site: &Site| site.get("/games/atlantis/components");
    let (from, to) = ("cannot_move_draw = { value = 2,", "cannot_move_draw = { value = 13,");
    folder.file("atlantis.toml", standard_components().replacen(from, to, 1));
    let corrected = page(&Site::start(&["serve", "--components", folder.as_str()]));
    assert!(corrected.starts_with("HTTP/1.1 200"), "{corrected}");
    assert!(corrected.contains(">13<"), "the page tells the numbers in use");
    assert!(!page(&Site::start(&["serve"])).contains(">13<"));
}
