//! What whoever hosts a site does with it: backups, checks, games in and out, another database, another key.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;

use store_testkit::{Scratch, on_every_database};

use crate::program::{Folder, Run, critias, critias_with};

on_every_database! {
    a_site_is_backed_up_while_it_runs_and_goes_on_elsewhere
    records_come_in_go_out_and_are_checked
    a_site_moves_and_nothing_is_overwritten
    seeds_are_sealed_anew
}

/// A site: its database and its folder.
struct Place {
    scratch: Scratch,
    folder: Folder,
}

impl Place {
    fn of(scratch: Scratch) -> Self {
        Self { scratch, folder: Folder::new() }
    }

    /// Of the other kind.
    async fn other(&self) -> Self {
        match self.is_postgres() {
            true => Self::of(Scratch::sqlite().await),
            false => Self::of(Scratch::postgres().await),
        }
    }

    fn is_postgres(&self) -> bool {
        self.scratch.flag().starts_with("postgres")
    }

    fn run(&self, args: &[&str]) -> Run {
        self.run_with(args, b"")
    }

    fn run_with(&self, args: &[&str], input: &[u8]) -> Run {
        let site = ["--data", self.folder.as_str(), "--database", &self.scratch.flag()];
        critias_with(&[args, &site].concat(), input)
    }

    fn key(&self) -> String {
        std::fs::read_to_string(self.folder.path("seed.key")).unwrap()
    }

    fn serve(&self) -> Site {
        let mut child = Command::new(env!("CARGO_BIN_EXE_critias"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-delay", "off", "--bot-time", "0"])
            .args(["--data", self.folder.as_str(), "--database", &self.scratch.flag()])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Critias is open at http://").expect("it serves").to_owned();
        Site { child, address }
    }
}

/// The program while it serves.
struct Site {
    child: Child,
    address: String,
}

impl Site {
    /// The answer to a guest with this cookie.
    fn ask(&self, method: &str, path: &str, cookie: &str) -> String {
        self.send(method, path, cookie, "")
    }

    fn send(&self, method: &str, path: &str, cookie: &str, form: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let address = &self.address;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{form}",
            form.len()
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// A guest sits down with bots: the table and the cookie.
    fn play_now(&self) -> (String, String) {
        let answer = self.ask("POST", "/play/atlantis", "");
        let header = |name: &str| {
            let line = answer.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
            line.and_then(|line| line.split_once(": ")).unwrap_or_else(|| panic!("{answer}")).1.to_owned()
        };
        (header("location"), header("set-cookie").split(';').next().unwrap().to_owned())
    }

    /// What the guest is asked at the table, when the bots are done.
    fn question(&self, (table, cookie): &(String, String)) -> String {
        loop {
            let page = self.ask("GET", table, cookie);
            assert!(page.starts_with("HTTP/1.1 200"), "{page}");
            if let Some((_, decision)) = page.split_once(" data-decision=\"") {
                return decision.split_once("</form>").unwrap().0.to_owned();
            }
            std::thread::yield_now();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn a_site_is_backed_up_while_it_runs_and_goes_on_elsewhere(scratch: Scratch) {
    let place = Place::of(scratch);
    let site = place.serve();
    let guest = site.play_now();
    let question = site.question(&guest);
    let lobby = site.send("POST", "/tables", &guest.1, "game=atlantis&seat1=me&seat2=open");
    assert!(lobby.starts_with("HTTP/1.1 303"), "{lobby}");
    let file = place.folder.path("monday.sqlite");
    let made = place.run(&["backup", &file]).expect(0);
    assert!(made.out.contains("was read back") && made.out.contains("keep the key file"), "{}", made.out);
    place.run(&["backup", &file]).refuses(2, "no backup is overwritten");
    let checked = place.run(&["check"]).expect(0).out;
    assert!(checked.starts_with("2 tables with ") && checked.contains("what the rules make"), "{checked}");
    drop(site);
    place.scratch.meddle("UPDATE tables SET options = '{}' WHERE state = 'waiting'").await;
    let faults = place.run(&["check"]).expect(1).out;
    assert!(faults.contains(": its options: ") && faults.contains("wrong with one of them"), "{faults}");

    let backup = std::fs::read(&file).unwrap();
    let other = place.other().await;
    for there in [other, Place::of(Scratch::sqlite().await)] {
        let restored = there.run(&["restore", &file]).expect(0).out;
        assert!(restored.contains("tables") && restored.contains("All of it is in"), "{restored}");
        there.run(&["restore", &file]).refuses(1, "nothing was changed");
        let without = there.run(&["serve", "--listen", "127.0.0.1:0"]).expect(2).err;
        assert!(without.contains("sealed with the key") && without.contains("--seed-key"), "{without}");
        there.run(&["check"]).expect(1);
        std::fs::write(there.folder.path("seed.key"), place.key()).unwrap();
        there.run(&["check"]).expect(0);
        assert_eq!(there.serve().question(&guest), question, "the guest is asked the same there");
    }
    assert_eq!(std::fs::read(&file).unwrap(), backup, "a backup stays as it is");
}

/// Records of whole games, each on one line.
static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let game = |args: &[&str]| {
        let record = critias(&[&["record"], args, &["--seed", "tides", "--bots", "random"]].concat()).expect(0).out;
        serde_json::from_str::<serde_json::Value>(&record).unwrap().to_string()
    };
    vec![game(&["atlantis", "--seats", "2"]), game(&["exodus", "--seats", "1"]), game(&["doom", "--seats", "3"])]
});

async fn records_come_in_go_out_and_are_checked(scratch: Scratch) {
    let (place, games) = (Place::of(scratch), &*GAMES);
    let tampered = games[0].replacen("\"result\":{\"scores\":[", "\"result\":{\"scores\":[9", 1);
    let unfinished = {
        let mut record: serde_json::Value = serde_json::from_str(&games[0]).unwrap();
        let fields = record.as_object_mut().unwrap();
        fields.remove("seed");
        fields.remove("result");
        fields["steps"].as_array_mut().unwrap().truncate(9);
        record.to_string()
    };
    let named = games[0].replacen("\"players\":[\"random\"", "\"players\":[\"Anna\"", 1);
    let lines = ["nonsense", &named, "", &games[1], &tampered, &games[2], &unfinished, &games[0]].join("\n");
    let run = place.run_with(&["import", "-"], lines.as_bytes()).expect(1);
    assert!(run.out.contains("3 games were taken in, 1 were there already, 3 were refused"), "{}", run.out);
    for (line, why) in [(1, "it is no record"), (5, "the result is recorded"), (7, "its game is not over")] {
        assert!(run.err.contains(&format!("line {line}: refused: {why}")), "{line} {}", run.err);
    }
    assert!(run.out.contains("line 8: there already, at /t/"), "{}", run.out);

    let export = |place: &Place| place.run(&["export"]).expect(0);
    let exported = export(&place);
    assert!(exported.err.contains("3 finished games were written"), "{}", exported.err);
    assert!(!exported.out.contains("Anna") && exported.out.contains("\"Seat 2\""), "{}", exported.out);
    for record in exported.out.lines() {
        let facts = critias_with(&["verify", "-"], record.as_bytes()).expect(0).out;
        assert!(facts.contains("the seed is the one committed to"), "{facts}");
    }
    let file = place.folder.path("games.ndjson");
    place.run(&["export", "--out", &file]).expect(0);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), exported.out);
    let again = place.run(&["import", &file]).expect(0).out;
    assert!(again.contains("0 games were taken in, 3 were there already"), "{again}");

    let other = place.other().await;
    other.run(&["import", &file]).expect(0);
    assert_eq!(export(&other).out, exported.out, "in the same order");
    let table = run.out.lines().find_map(|line| line.strip_prefix("line 2: atlantis, now at ")).unwrap().to_owned();
    let page = place.serve().ask("GET", &table, "");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Anna"), "everybody may look: {page}");

    place.run(&["check"]).expect(0);
    place.scratch.meddle("UPDATE tables SET winners = 4 WHERE game = 'atlantis'").await;
    place.scratch.meddle("UPDATE solos SET points = points + 1").await;
    let doom = "table_id IN (SELECT id FROM tables WHERE game = 'doom')";
    place.scratch.meddle(&format!("DELETE FROM entries WHERE seq = 7 AND {doom}")).await;
    let faults = place.run(&["check"]).expect(1).out;
    for words in [", entry 7: it is missing", "who has won is stored as seat 2", "the result of a game for one"] {
        assert!(faults.contains(words), "{faults}");
    }
    assert!(faults.contains("3 tables with") && faults.contains("wrong with 3 of them"), "{faults}");
    let json = place.run(&["check", "--json"]).expect(1).json();
    let entries: Vec<_> =
        json["faults"].as_array().unwrap().iter().filter_map(|fault| fault["entry"].as_u64()).collect();
    assert_eq!((json["tables"].as_u64(), entries), (Some(3), vec![7]));
    let left_out = place.run(&["export"]).expect(1);
    assert!(
        left_out.err.contains("was left out: entry") && left_out.err.contains("2 finished games"),
        "{}",
        left_out.err
    );

    let swap = format!("UPDATE entries SET seq = seq - 1 WHERE seq > 7 AND {doom}");
    other.scratch.meddle(&format!("DELETE FROM entries WHERE seq = 7 AND {doom}")).await;
    if !other.is_postgres() {
        other.scratch.meddle(&swap).await;
        let faults = other.run(&["check"]).expect(1).out;
        assert!(faults.contains(", entry ") && faults.contains("wrong with one of them"), "{faults}");
    }
}

async fn a_site_moves_and_nothing_is_overwritten(scratch: Scratch) {
    let place = Place::of(scratch);
    let lines = GAMES.join("\n");
    place.run_with(&["import", "-"], lines.as_bytes()).expect(0);
    let there = place.other().await;
    let (from, to) = (place.scratch.flag(), there.scratch.flag());
    let copied = critias(&["copy-database", &from, &to]).expect(0).out;
    let back = Place::of(Scratch::sqlite().await);
    let copied_back = critias(&["copy-database", &to, &back.scratch.flag()]).expect(0).out;
    let digests = |out: &str| out.lines().filter(|line| line.contains(" rows ")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(digests(&copied), digests(&copied_back));
    assert!(digests(&copied).len() >= 10 && copied.contains("entries"), "{copied}");
    critias(&["copy-database", &from, &to]).refuses(1, "nothing was changed");

    let nowhere = there.folder.path("nowhere.sqlite");
    critias(&["copy-database", &nowhere, &to]).refuses(2, "there is no site in");
    let odd = there.folder.file("odd.sqlite", "this is no database, however long the line is".repeat(20));
    for command in ["check", "export"] {
        critias(&[command, "--database", &nowhere]).refuses(2, "there is no site in");
        critias(&[command, "--database", &odd]).refuses(2, "there is no site in");
    }
    critias(&["backup", &there.folder.path("b"), "--database", &nowhere]).refuses(2, "there is no site in");
    let fresh = Place::of(Scratch::sqlite().await);
    for bad in [&nowhere, &odd] {
        fresh.run(&["restore", bad]).refuses(2, "there is no site in");
        assert!(!std::path::Path::new(&fresh.scratch.flag()).exists(), "nothing is left of it");
    }
}

async fn seeds_are_sealed_anew(scratch: Scratch) {
    let place = Place::of(scratch);
    place.run_with(&["import", "-"], GAMES.join("\n").as_bytes()).expect(0);
    let old = place.key();
    // Nodes on PostgreSQL go on with what they learn from the file.
    let site = place.is_postgres().then(|| place.serve());
    let guest = site.as_ref().map(Site::play_now);
    let question = site.as_ref().zip(guest.as_ref()).map(|(site, guest)| site.question(guest));
    let tables = if site.is_some() { 4 } else { 3 };
    let sealed = place.run(&["rotate-seed-key"]).expect(0).out;
    assert!(sealed.contains(&format!("The seeds of {tables} tables")), "{sealed}");
    assert_eq!(site.as_ref().zip(guest.as_ref()).map(|(site, guest)| site.question(guest)), question);
    let keys = |text: &str| text.lines().filter(|line| line.len() == 64).map(str::to_owned).collect::<Vec<_>>();
    let (before, after) = (keys(&old), keys(&place.key()));
    assert_eq!((before.len(), after.len()), (1, 2));
    assert_eq!(after[1], before[0], "the old key stays behind the new one");
    place.run(&["check"]).expect(0);

    std::fs::write(place.folder.path("seed.key"), format!("{}\n", after[0])).unwrap();
    place.run(&["check"]).expect(0);
    std::fs::write(place.folder.path("seed.key"), &old).unwrap();
    let faults = place.run(&["check"]).expect(1).out;
    assert_eq!(faults.matches("its seed: the seeds of this site are sealed with the key").count(), tables, "{faults}");
    std::fs::write(place.folder.path("seed.key"), format!("{}\n{}\n", before[0], after[0])).unwrap();
    drop(site);
    place.run(&["rotate-seed-key", "--keep-key"]).expect(0);
    std::fs::write(place.folder.path("seed.key"), &old).unwrap();
    place.run(&["check"]).expect(0);
}

/// A site in a folder has one program that writes; what only reads goes on beside it.
#[tokio::test]
async fn what_would_write_into_a_folder_in_use_is_refused() {
    let place = Place::of(Scratch::sqlite().await);
    let _site = place.serve();
    place.run_with(&["import", "-"], b"").refuses(2, "another program is using");
    place.run(&["rotate-seed-key"]).refuses(2, "another program is using");
    critias(&["copy-database", &place.scratch.flag(), &place.folder.path("x")]).refuses(2, "another program is using");
    place.run(&["export"]).expect(0);
}

/// As a service or a container says it.
#[tokio::test]
async fn a_site_may_be_named_by_the_environment() {
    let (place, elsewhere) = (Place::of(Scratch::sqlite().await), Folder::new());
    place.run_with(&["import", "-"], b"").expect(0);
    let key = elsewhere.file("another.key", place.key());
    std::fs::remove_file(place.folder.path("seed.key")).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_critias"));
    program.env("CRITIAS_DATABASE", place.scratch.flag()).env("CRITIAS_SEED_KEY", key);
    let done = program.env("CRITIAS_DATA", elsewhere.as_str()).args(["rotate-seed-key"]).output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success() && said.contains("another.key"), "{said}");
}
