//! Zagłada Atlantydy in the browser: five people at one table, secret votes, a hand that is covered.

use anyhow::{Context, Result, ensure};

use super::browser::{Browser, Wishes};
use super::house::in_a_house;
use super::live::{MARK, STAYED, sees_no_hand, start};
use super::table::{DOOM, Moment};

/// The languages of the five.
const LANGUAGES: [&str; 5] = ["en", "pl", "de", "pl", "en"];

#[test]
fn five_people_play_a_round_with_secret_votes() {
    in_a_house(async |house| {
        let mut people = Vec::new();
        for language in LANGUAGES {
            people.push(house.browser(Wishes { language, ..Wishes::default() }).await?);
        }
        let guest = house.browser(Wishes::default()).await?;
        let table = people[0].new_table_for(DOOM, &["me", "open", "open", "open", "open"]).await?;
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
        for person in &people {
            leave_passing_to_the_house(person).await?;
        }

        let (mut sealed, mut together) = (0, 0);
        for count in 0.. {
            ensure!(count < 600, "the round does not end");
            let asked = asked(&people).await?;
            let Some(&mover) = asked.get(count % asked.len().max(1)) else { break };
            let choice = people[mover].pick(count).await?;
            sealed += usize::from(choice.facts.is("commit"));
            people[mover].click_choice(&choice).await.with_context(|| format!("decision {count}"))?;
            all_see(&people, &guest, &people[mover]).await?;
            sees_no_hand(&guest).await?;
            together += usize::from(asked.len() > 1);
            if second_round_began(&people[0]).await? {
                break;
            }
        }
        // DA-3.1, DA-5.8: into the Senate and for each of five cards, in the time of each.
        // Whoever has no cube left need not choose.
        ensure!(sealed >= 15, "only {sealed} sealed choices");
        ensure!(together >= 25, "only {together} choices beside others");
        for browser in people.iter().chain([&guest]) {
            ensure!(browser.ask(STAYED, Vec::new()).await? == true, "a page was reloaded");
            browser.console_is_quiet("five people and a spectator").await?;
        }
        Ok(())
    });
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

/// Whether the log tells of the second round.
async fn second_round_began(browser: &Browser) -> Result<bool> {
    let told = "return document.querySelector('.log').textContent.includes('Round 2 begins');";
    Ok(browser.ask(told, Vec::new()).await? == true)
}

/// Every window is set to pass; the page shows it.
async fn leave_passing_to_the_house(browser: &Browser) -> Result<()> {
    for window in ["spy", "guardian", "alliance", "sacrifice"] {
        let button = format!("#windows button[value='{window} always']");
        if !browser.sees("#windows[open]").await? {
            browser.click("#windows > summary").await?;
        }
        browser.click(&button).await?;
        browser.see(&format!("{button}[aria-pressed='true']")).await?;
    }
    Ok(())
}

#[test]
fn a_hand_is_covered_between_people_on_one_device() {
    in_a_house(async |house| {
        let browser = house.browser(Wishes { language: "pl", ..Wishes::default() }).await?;
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
