//! Zagłada Atlantydy in the browser: five people at one table, secret votes, a hand that is covered.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::Value;

use super::browser::{Browser, Wishes};
use super::live::{MARK, STAYED, sees_no_hand, start};
use super::site::on_a_site;
use super::table::{DOOM, Moment};

/// The languages of the five.
const LANGUAGES: [&str; 5] = ["en", "pl", "de", "pl", "en"];

#[test]
fn five_people_play_at_the_same_time_and_come_to_one_end() {
    on_a_site(async |site| {
        let mut people = Vec::new();
        for language in LANGUAGES {
            people.push(site.browser(Wishes { language, ..Wishes::default() }).await?);
        }
        let guest = site.browser(Wishes::default()).await?;
        let seats = ["me", "open", "open", "open", "open"];
        let live = [("short", "yes"), ("window-time", "30")];
        let table = people[0].new_table_with(DOOM, &seats, &live).await?;
        for person in &people[1..] {
            person.open(&table).await?;
            person.click("form[action$='/join'] button").await?;
            person.see("main#table").await?;
        }
        start(&people[0], &people[4]).await?;
        guest.open(&table).await?;
        for browser in people.iter().chain([&guest]) {
            browser.see("#table[data-changes]:not([data-reload]) .board").await?;
            browser.see("#live[data-live='on']").await?;
            browser.ask(MARK, Vec::new()).await?;
        }
        // One wants to be asked in every window, the others do not.
        for person in &people[1..] {
            leave_passing_to_the_server(person).await?;
        }
        one_after_the_other(&people, &guest).await?;

        // Some go on with a phone in the hand, the others look at the prompt alone: less to draw.
        for (number, browser) in people.iter().chain([&guest]).enumerate() {
            let (width, height) = if number % 2 == 0 { (1280, 320) } else { (390, 480) };
            browser.resize(width, height).await?;
        }
        let done = all_at_once(&people, &guest).await?;
        ensure!(done[0].timed > 0 && done[1].timed == 0, "only one wants to be asked, and has so much time: {done:?}");
        for browser in people.iter().chain([&guest]) {
            ensure!(browser.ask(STAYED, Vec::new()).await? == true, "a page was reloaded");
            browser.console_holds_only_conflicts("five people and a spectator").await?;
        }

        // The rest by requests, all five at once; then the end, which is the same for all.
        let [a, b, c, d, e] = &people[..] else { anyhow::bail!("there are five") };
        let out = async |person: &Browser| person.play_out(&table).await;
        tokio::try_join!(out(a), out(b), out(c), out(d), out(e))?;
        let points = final_points(&guest).await?;
        ensure!(points.as_array().is_some_and(|points| points.len() == 5), "{points}");
        for person in &people {
            person.open(&table).await?;
            ensure!(final_points(person).await? == points, "the end is not the same for all");
        }
        ensure!(guest.ask(STAYED, Vec::new()).await? == true, "the spectator's page was reloaded");
        Ok(())
    });
}

/// The first decisions by the pointer, each seen by all before the next.
async fn one_after_the_other(people: &[Browser], guest: &Browser) -> Result<()> {
    for count in 0..12 {
        let asked = asked(people).await?;
        let mover = &people[asked[count % asked.len()]];
        let choice = mover.pick(count).await?;
        mover.click_choice(&choice).await.with_context(|| format!("decision {count}"))?;
        all_see(people, guest, mover).await?;
        sees_no_hand(guest).await?;
    }
    Ok(())
}

/// What a person has done.
#[derive(Debug, Default, Deserialize)]
struct Played {
    /// Whether the game is over.
    over: bool,
    /// How many decisions.
    made: usize,
    /// How many of them sealed bids.
    sealed: usize,
    /// How many of them cards of the row.
    laid: usize,
    /// How many of them while a clock counted on.
    timed: usize,
}

/// Clicks what is lit whenever something is, in the person's own time, for a while. An answer that came too late, for
/// there was no choice and the site has made it, is refused, and the page shows how it stands.
const DECIDE: &str = "
    const answer = arguments[arguments.length - 1];
    let count = arguments[0];
    const table = () => document.getElementById('table');
    const free = () => !table().hasAttribute('aria-busy');
    const mine = () => free() && (table().dataset.decision !== undefined || table().dataset.over !== undefined);
    const until = (condition) => new Promise((resolve) => {
        const look = () => { if (condition()) { observer.disconnect(); resolve(true); } };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(() => { observer.disconnect(); resolve(false); }, 5000);
        look();
    });
    const end = performance.now() + 8000;
    const played = { over: false, made: 0, sealed: 0, laid: 0, timed: 0 };
    (async () => {
        while (performance.now() < end && await until(mine)) {
            if (table().dataset.over !== undefined) {
                played.over = true;
                break;
            }
            const lit = [...document.querySelectorAll('#table button[name=action]')]
                .filter((button) => button.value && !button.closest('#choices') && button.checkVisibility());
            const choice = lit[count++ % lit.length];
            played.made += 1;
            played.sealed += Number(choice.value.includes('\"commit\"'));
            played.laid += Number(choice.value.includes('\"lay\"'));
            const left = Number(document.querySelector('#clock b span')?.textContent ?? 0);
            played.timed += Number(left > 0 && left <= 30);
            choice.click();
            if (choice.hasAttribute('data-confirm') && free()) choice.click();
            await until(free);
        }
        return played;
    })().then(answer, (error) => answer(String(error)));";

/// All decide in their own time, until each has laid the cards of a row and more, and made sealed bids. DA-5.1, DA-5.8: a
/// row is of five cards, with bids for some of them.
async fn all_at_once(people: &[Browser], guest: &Browser) -> Result<[Played; 5]> {
    let [a, b, c, d, e] = people else { anyhow::bail!("there are five") };
    let mut done: [Played; 5] = Default::default();
    for _ in 0..60 {
        let [m, n, o, p, q] = done.each_ref().map(|played| played.made);
        let (a, b, c, d, e, ()) =
            tokio::try_join!(decide(a, m), decide(b, n), decide(c, o), decide(d, p), decide(e, q), watch(guest))?;
        for (all, new) in done.iter_mut().zip([a, b, c, d, e]) {
            all.add(&new);
        }
        if done.iter().all(|played| played.laid > 5 && played.sealed > 1) {
            return Ok(done);
        }
        ensure!(!done[0].over, "over before all have laid and bid: {done:?}");
    }
    anyhow::bail!("it takes too long: {done:?}")
}

impl Played {
    fn add(&mut self, new: &Self) {
        self.over = new.over;
        self.made += new.made;
        self.sealed += new.sealed;
        self.laid += new.laid;
        self.timed += new.timed;
    }
}

/// One person decides for a while, who has decided so often before.
async fn decide(person: &Browser, made: usize) -> Result<Played> {
    let answer = person.driver.execute_async(DECIDE, vec![Value::from(made)]).await?;
    serde_json::from_value(answer.json().clone()).with_context(|| answer.json().to_string())
}

/// Waits a while for a step after the one shown.
const NEXT_STEP: &str = "
    const answer = arguments[arguments.length - 1];
    const table = () => document.getElementById('table');
    const { step } = table().dataset;
    const done = () => { clearTimeout(end); observer.disconnect(); answer(null); };
    const observer = new MutationObserver(() => { if (table().dataset.step !== step) done(); });
    observer.observe(table(), { attributes: true });
    const end = setTimeout(done, 5000);
    if (table().dataset.over !== undefined) done();";

/// The spectator looks on, and sees no hand.
async fn watch(guest: &Browser) -> Result<()> {
    for _ in 0..3 {
        guest.driver.execute_async(NEXT_STEP, Vec::new()).await?;
        sees_no_hand(guest).await?;
    }
    Ok(())
}

/// Everybody's points, by seat.
async fn final_points(browser: &Browser) -> Result<Value> {
    browser.see("#table[data-over]:not([aria-busy]) #end").await?;
    let points = "
        const points = (seat) => [seat.id, seat.querySelector('.score span').textContent];
        return [...document.querySelectorAll('.player')].map(points).sort();";
    browser.ask(points, Vec::new()).await
}

/// Who is asked now.
async fn asked(people: &[Browser]) -> Result<Vec<usize>> {
    let mut asked = Vec::new();
    for (number, person) in people.iter().enumerate() {
        if person.sees("#table[data-decision]:not([aria-busy])").await? {
            asked.push(number);
        }
    }
    Ok(asked)
}

/// Waits until everybody has seen what one has done.
async fn all_see(people: &[Browser], guest: &Browser, mover: &Browser) -> Result<()> {
    // A step that nobody else can notice has no number.
    let step = mover.attribute("#table", "data-step").await?.context("a table has steps")?;
    for other in people.iter().chain([guest]) {
        let seen = format!("#table[data-step='{step}']:not([aria-busy])");
        other.see(&seen).await.context("a decision was not seen")?;
    }
    Ok(())
}

/// Every window is set to pass; the page shows it.
async fn leave_passing_to_the_server(browser: &Browser) -> Result<()> {
    for window in ["spy", "guardian", "alliance", "sacrifice"] {
        let button = format!("#windows button[value='{window} always']");
        browser.unfold("#windows").await?;
        browser.click(&button).await?;
        browser.see(&format!("{button}[aria-pressed='true']")).await?;
    }
    Ok(())
}

#[test]
fn a_hand_is_covered_between_people_on_one_device() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { language: "pl", ..Wishes::default() }).await?;
        browser.new_table_for(DOOM, &["me", "here", "here"]).await?;
        let mut covers = 0;
        for count in 0..60 {
            browser.see("form[action$='/uncover'], #table[data-decision]:not([aria-busy])").await?;
            if browser.sees("form[action$='/uncover']").await? {
                ensure!(browser.sees("#tray.covered").await?, "the hand is not covered");
                ensure!(!browser.sees("#tray [data-piece], [name=action]").await?, "something can be seen or chosen");
                browser.click("form[action$='/uncover'] button").await?;
                browser.see("#table[data-decision]:not([aria-busy])").await?;
                covers += 1;
            }
            if covers == 4 {
                return Ok(());
            }
            ensure!(browser.moment().await? == Moment::Mine);
            browser.decide(count).await?;
        }
        anyhow::bail!("the device changed hands only {covers} times")
    });
}
