//! What every game of the site can do, game by game: a new one is in these tests as soon as it is in the catalog.

use axum::http::StatusCode;
use catalog::GameId;
use engine::{Dice, QuickDice};
use serde_json::Value;
use store::EntryKind;
use store_testkit::Scratch;

use crate::play::{is_over, my_turn};
use crate::secrets::{share_sessions, stored};
use crate::site::{Answer, Site, Visitor, config};

/// A table by the form of the site, with the first seat for whoever makes it. Where the game needs more, further seats
/// are like the last of the others.
async fn new_table(site: &Site, host: &mut Visitor, game: GameId, others: &[&str]) -> String {
    let name = game.to_string();
    let seats = ["seat2", "seat3", "seat4"];
    let mut fields = vec![("game", name.as_str()), ("seat1", "me"), ("start", "1")];
    let needed = others.len().max(usize::from(game.meta().min_seats) - 1);
    let more = others.iter().chain(std::iter::repeat(others.last().unwrap()));
    fields.extend(seats.into_iter().zip(more.copied()).take(needed));
    host.post(site, "/tables", &fields).await.location().to_owned()
}

/// The steps on the disk, as they were played and not taken back.
async fn steps(site: &Site, table: &str) -> Vec<Value> {
    let mut steps: Vec<Value> = Vec::new();
    for entry in site.store().await.entries(table.trim_start_matches("/t/")).await.unwrap() {
        let body: Value = serde_json::from_str(&entry.body).unwrap();
        match entry.kind {
            EntryKind::Step => steps.push(body),
            EntryKind::Undo => match body.get("without").and_then(Value::as_array) {
                Some(without) => {
                    for index in without.iter().rev() {
                        steps.remove(index.as_u64().unwrap() as usize);
                    }
                }
                None => steps.truncate(body["steps"].as_u64().unwrap() as usize),
            },
        }
    }
    steps
}

/// Waits until no bot is to decide: where several commit in secret, bots decide beside people.
async fn bots_have_decided(site: &Site) {
    let disk = site.store().await;
    while !disk.tables_awaiting_bots().await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
}

/// Chooses anything on the page. If all others commit meanwhile and there was no choice, it has been made already.
async fn choose_any(site: &Site, person: &mut Visitor, table: &str, page: &Answer, dice: &mut QuickDice) {
    let action = any(&page.choices(), dice);
    let answer = person.choose(site, table, page.decision().unwrap(), &action).await;
    assert!(
        answer.status == StatusCode::SEE_OTHER || answer.status == StatusCode::CONFLICT && page.choices().len() == 1,
        "{}",
        answer.words()
    );
}

fn any(choices: &[String], dice: &mut QuickDice) -> String {
    choices[dice.below(choices.len() as u32) as usize].clone()
}

/// Takes over the device where it is covered.
async fn uncovered(site: &Site, person: &mut Visitor, table: &str) -> Answer {
    for seat in ["0", "1", "2"] {
        let page = person.get(site, table).await;
        if page.decision().is_some() || is_over(&page) {
            return page;
        }
        person.post(site, &format!("{table}/uncover"), &[("seat", seat)]).await.location();
    }
    person.get(site, table).await
}

/// Whether the last own choice can be taken back, or the one that is asked for could be.
fn can_be_taken_back(page: &Answer) -> bool {
    page.text().contains("name=\"what\" value=\"step\"") || !page.text().contains(" data-confirm")
}

async fn whole_games(game: GameId) {
    let site = Site::open().await;
    for seats in u64::from(game.meta().min_seats)..=u64::from(game.meta().max_seats) {
        let mut anna = Visitor::default();
        let count = seats.to_string();
        let fields = [("seats", count.as_str()), ("level", "random")];
        let table = anna.post(&site, &format!("/play/{game}"), &fields).await.location().to_owned();
        let mut dice = QuickDice::new(seats);
        let mut own = 0;
        loop {
            let page = my_turn(&site, &mut anna, &table).await;
            if is_over(&page) {
                break;
            }
            // Nobody but bots could read a pause: what has only one answer is not asked, unless something could be taken
            // back instead or afterwards.
            if let [only] = &page.choices()[..] {
                assert!(can_be_taken_back(&page), "{game}, {seats} seats: {only} is the only answer");
            }
            choose_any(&site, &mut anna, &table, &page, &mut dice).await;
            own += 1;
        }
        assert!(own > 10, "{game}, {seats} seats: {own} own decisions");
        let record = anna.get(&site, &format!("{table}/record.json")).await;
        let facts = game.verify(&record.bytes).unwrap_or_else(|fault| panic!("{game}: {}", fault.reason));
        assert_eq!(facts.seats, seats as usize);
        let record: Value = serde_json::from_slice(&record.bytes).unwrap();
        assert_eq!(record["players"].as_array().map(Vec::len), Some(seats as usize));
    }
}

/// A test for each game: they take long, and several are played at the same time.
mod a_whole_game_of_every_seat_count_is_played_by_forms_and_its_record_holds {
    use super::whole_games;

    #[tokio::test]
    async fn atlantis() {
        whole_games("atlantis".parse().unwrap()).await;
    }

    #[tokio::test]
    async fn atlandice() {
        whole_games("atlandice".parse().unwrap()).await;
    }

    #[tokio::test]
    async fn doom() {
        whole_games("doom".parse().unwrap()).await;
    }

    #[tokio::test]
    async fn last_days() {
        whole_games("last-days".parse().unwrap()).await;
    }

    #[tokio::test]
    async fn exodus() {
        whole_games("exodus".parse().unwrap()).await;
    }
}

/// Actions of games that can be read and are not possible at the beginning.
const TOO_EARLY: [(&str, &str); 5] = [
    ("atlantis", r#"{"buy":{"value":7}}"#),
    ("atlandice", r#"{"donate":{"first":"jewel","second":"jewel"}}"#),
    ("doom", "\"refund\""),
    ("last-days", r#"{"refund":{"cubes":1}}"#),
    ("exodus", "\"end_turn\""),
];

#[tokio::test]
async fn a_refusal_names_a_clause_of_its_own_game_and_changes_nothing() {
    let site = Site::open().await;
    for (game, action) in TOO_EARLY {
        let game: GameId = game.parse().unwrap();
        for lang in ["en", "de", "pl"] {
            let mut anna = Visitor { language: Some(lang), ..Visitor::default() };
            let table = new_table(&site, &mut anna, game, &["bot:random", "bot:random"]).await;
            bots_have_decided(&site).await;
            let page = my_turn(&site, &mut anna, &table).await;
            let decision = page.decision().unwrap();
            let refused = anna.choose(&site, &table, decision, action).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{game}");
            let link = format!("/games/{game}/rules#{}-", game.meta().prefix);
            assert!(refused.text().contains(&link), "{game}: {}", refused.words());
            assert!(refused.text().contains(&format!("<html lang=\"{lang}\"")));
            for nonsense in ["", "{}", "\"dance\"", r#"{"buy":{"value":"x"}}"#, "[1"] {
                let answer = anna.choose(&site, &table, decision, nonsense).await;
                assert!(answer.status.is_client_error(), "{game}: {nonsense}");
            }
            assert_eq!(anna.get(&site, &table).await.bytes, page.bytes, "{game}");
        }
    }
}

#[tokio::test]
async fn the_pages_of_a_game_are_its_own() {
    let site = Site::open().await;
    for game in GameId::all() {
        let prefix = game.meta().prefix;
        for lang in ["en", "de", "pl"] {
            let mut anna = Visitor { language: Some(lang), ..Visitor::default() };
            for page in ["", "/rules", "/components", "/new"] {
                let answer = anna.get(&site, &format!("/games/{game}{page}")).await;
                assert_eq!(answer.status, StatusCode::OK, "{game}{page}");
            }
            let rules = anna.get(&site, &format!("/games/{game}/rules")).await;
            assert!(rules.text().contains(&format!("id=\"{prefix}-1.1\"")), "{game}");
            for other in GameId::all().filter(|other| *other != game) {
                let foreign = format!("{}-", other.meta().prefix);
                for page in ["/rules", "/components", "/new"] {
                    let answer = anna.get(&site, &format!("/games/{game}{page}")).await;
                    let main = answer.text().split("<main").nth(1).unwrap().split("</main").next().unwrap();
                    // A clause of another game may be named where a link leads to it.
                    let link = format!("<a href=\"/games/{other}/rules#");
                    let mut linked = main.split(&link);
                    let rest = linked.clone().skip(1).filter_map(|rest| rest.split_once("</a>").map(|(_, rest)| rest));
                    let main: String = linked.next().into_iter().chain(rest).collect();
                    let cites = main.match_indices(&foreign).any(|(place, _)| {
                        let next = main[place + foreign.len()..].chars().next();
                        next.is_some_and(|next| next.is_ascii_digit() || "DRVEI".contains(next))
                            && !main[..place].ends_with(|before: char| before.is_ascii_alphanumeric())
                    });
                    assert!(!cites, "{game}{page} cites {foreign}");
                }
            }
        }
    }
}

#[tokio::test]
async fn taking_back_never_reaches_past_luck_nor_into_a_decision_of_others() {
    let site = Site::open().await;
    for game in GameId::all() {
        let mut anna = Visitor::default();
        let table = new_table(&site, &mut anna, game, &["here"]).await;
        let mut dice = QuickDice::new(23);
        let (mut back, mut refused) = (0, 0);
        for _ in 0..60 {
            let page = uncovered(&site, &mut anna, &table).await;
            let Some(decision) = page.decision() else { break };
            let before = steps(&site, &table).await;
            let actor = |step: &Value| step["act"]["seat"].as_u64();
            let what = if dice.below(2) == 0 { "step" } else { "turn" };
            let fields = [("decision", decision.to_string()), ("what", what.to_owned())];
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let answer = anna.post(&site, &format!("{table}/undo"), &fields).await;
            let after = steps(&site, &table).await;
            if answer.status == StatusCode::SEE_OTHER {
                assert!(after.len() < before.len(), "{game}");
                let taken = &before[after.len()..];
                assert!(
                    taken.iter().all(|step| step.get("chance").is_none()),
                    "{game}: luck was taken back: {taken:?}"
                );
                assert!(taken.iter().all(|step| actor(step) == actor(&taken[0])), "{game}: {taken:?}");
                back += 1;
                for step in taken.iter().filter(|step| step["act"].get("forced").is_none()) {
                    let page = anna.get(&site, &table).await;
                    let action = step["act"]["action"].to_string();
                    anna.choose(&site, &table, page.decision().unwrap(), &action).await.location();
                }
                assert_eq!(steps(&site, &table).await, before, "{game}: done again");
            } else {
                assert!(answer.status.is_client_error(), "{game}");
                assert_eq!(after, before, "{game}");
                refused += 1;
            }
            let page = uncovered(&site, &mut anna, &table).await;
            let action = any(&page.choices(), &mut dice);
            anna.choose(&site, &table, page.decision().unwrap(), &action).await.location();
        }
        assert!(back > 5 && refused > 5, "{game}: {back} taken back, {refused} refused");
    }
}

#[tokio::test]
async fn the_past_and_a_restart_show_what_was() {
    let mut site = Site::open().await;
    for game in GameId::all() {
        let mut anna = Visitor::default();
        let table = new_table(&site, &mut anna, game, &["bot:random", "bot:greedy"]).await;
        let mut dice = QuickDice::new(4);
        for _ in 0..8 {
            let page = my_turn(&site, &mut anna, &table).await;
            choose_any(&site, &mut anna, &table, &page, &mut dice).await;
        }
        bots_have_decided(&site).await;
        // A step is on the disk before anybody sees it; who says something waits until it is seen.
        anna.post(&site, &format!("{table}/chat"), &[("text", "hm")]).await.location();
        let now = my_turn(&site, &mut anna, &table).await;
        let last: usize = now.attribute("data-step").unwrap().parse().unwrap();
        let beyond = anna.get(&site, &format!("{table}/at/{}", last + 1)).await;
        assert_eq!(beyond.status, StatusCode::NOT_FOUND, "{game}");
        assert!(last <= steps(&site, &table).await.len(), "{game}: what is sealed has no number");
        let mut past = Vec::new();
        for step in 0..=last {
            let page = anna.get(&site, &format!("{table}/at/{step}")).await;
            assert_eq!((page.status, page.decision()), (StatusCode::OK, None), "{game}, step {step}");
            assert!(!page.text().contains("name=\"as\""), "{game}: a running game is seen by oneself");
            past.push(page.without_news());
        }
        site = site.restart().await;
        assert_eq!(anna.get(&site, &table).await.without_news(), now.without_news(), "{game}");
        for (step, page) in past.iter().enumerate() {
            assert_eq!(anna.get(&site, &format!("{table}/at/{step}")).await.without_news(), *page, "{game}, {step}");
        }
    }
}

/// Everything a table answers to a person, with the fingerprint of its seed taken out.
async fn answers(site: &Site, person: &Visitor, table: &str, steps: usize) -> Vec<String> {
    let seed: engine::Seed = site.seed(table).await.parse().unwrap();
    let mut paths = vec![format!("{table}?log=all"), format!("{table}/fragment"), format!("{table}/record.json")];
    paths.extend((0..=steps).rev().step_by(5).map(|step| format!("{table}/at/{step}")));
    let mut answers = Vec::new();
    for path in paths {
        let page = person.clone().get(site, &path).await;
        answers.push(page.without_news().replace(&seed.commitment().to_string(), "FINGERPRINT"));
    }
    answers
}

/// What luck has not decided yet is in no answer: the same steps on another seed, whose dice and tiles to come are
/// others, look the same to everybody.
#[tokio::test]
async fn the_luck_to_come_is_in_no_answer() {
    let mut site = Site::open().await;
    for game in GameId::all() {
        let mut people = vec![Visitor::default(); usize::from(game.meta().min_seats)];
        let table = new_table(&site, &mut people[0], game, &["open"]).await;
        for person in &mut people[1..] {
            person.post(&site, &format!("{table}/join"), &[]).await.location();
        }
        people[0].post(&site, &format!("{table}/start"), &[]).await.location();
        let mut dice = QuickDice::new(9);
        // Whoever plays alone may have lost after a few years, and then the seed is told.
        for _ in 0..(20 * people.len()).min(40) {
            for person in &mut people {
                let page = person.get(&site, &table).await;
                let Some(decision) = page.decision() else { continue };
                let action = any(&page.choices(), &mut dice);
                person.choose(&site, &table, decision, &action).await.location();
                break;
            }
        }
        // As freshly opened as its twin: who came and went in the lobby is forgotten.
        site = site.restart().await;
        let id = table.trim_start_matches("/t/");
        let disk = site.store().await;
        let (mut row, seats) = disk.table(id).await.unwrap().unwrap();
        let entries = disk.entries(id).await.unwrap();
        let page = people[0].clone().get(&site, &table).await;
        assert!(page.attribute("data-over").is_none(), "{game}: the game is over too early");
        let count: usize = page.attribute("data-step").unwrap().parse().unwrap();
        row.seed = store::Secret(engine::Seed::from_words("another sea").reveal());
        let scratch = Scratch::wanted().await;
        let copy = scratch.store().await;
        for person in &people {
            copy.add_person(&stored(&site, person).await).await.unwrap();
        }
        share_sessions(&site, &scratch).await;
        let files = disk.components(&row.components).await.unwrap().unwrap();
        copy.keep_components(&row.components, &row.game, &files).await.unwrap();
        copy.create_table(&store::NewTable { table: row, seats, entries }).await.unwrap();
        copy.close().await;
        let config = config(&scratch);
        let twin = Site::open_in(scratch, config).await;
        let stranger = Visitor::known_to(&site).await;
        for person in people.iter().chain([&stranger]) {
            let (here, there) =
                (answers(&site, person, &table, count).await, answers(&twin, person, &table, count).await);
            assert!(here.len() > 5 && here == there, "{game}: somebody can tell the seeds apart");
        }
    }
}

/// A device that several people share is covered between them, unless the game hides nothing.
#[tokio::test]
async fn a_shared_device_is_covered_exactly_where_something_is_hidden() {
    let site = Site::open().await;
    for game in GameId::all() {
        let open = game.is_open();
        let mut anna = Visitor::default();
        let form = anna.get(&site, &format!("/games/{game}/new")).await;
        assert_eq!(form.text().contains("nothing is covered"), open, "{game}");
        let table = new_table(&site, &mut anna, game, &["here", "here"]).await;
        let first = anna.get(&site, &table).await;
        assert_eq!(first.text().contains("/uncover\""), !open, "{game}");
        assert_eq!(first.decision().is_some(), open, "{game}");
        let mut dice = QuickDice::new(2);
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..30 {
            let page = if open { anna.get(&site, &table).await } else { uncovered(&site, &mut anna, &table).await };
            let Some(decision) = page.decision() else { break };
            let turn =
                page.text().split("class=\"turn\">").nth(1).map(|rest| rest.split('<').next().unwrap().to_owned());
            assert_eq!(turn.is_some(), open, "{game}: whose turn it is");
            names.extend(turn);
            anna.choose(&site, &table, decision, &any(&page.choices(), &mut dice)).await.location();
        }
        assert_eq!(
            names.len(),
            if open { 3 } else { 0 },
            "{game}: everybody on the device comes to their turn: {names:?}"
        );
    }
}

/// A replay through the eyes of others makes sense only where eyes differ.
#[tokio::test]
async fn a_finished_game_is_seen_by_others_where_they_saw_something_else() {
    let site = Site::open().await;
    for game in GameId::all() {
        let open = game.is_open();
        let mut anna = Visitor::default();
        let table = new_table(&site, &mut anna, game, &["bot:random"]).await;
        let mut dice = QuickDice::new(6);
        loop {
            let page = my_turn(&site, &mut anna, &table).await;
            if is_over(&page) {
                break;
            }
            choose_any(&site, &mut anna, &table, &page, &mut dice).await;
        }
        let past = anna.get(&site, &format!("{table}/at/20")).await;
        assert_eq!(past.text().contains("name=\"as\""), !open, "{game}");
        let end = anna.get(&site, &table).await;
        assert!(end.text().contains("/rematch\"") && end.text().contains("/record.json"), "{game}");
    }
}
