//! The replay: every position has a permanent address.

use anyhow::{Context, Result, ensure};
use thirtyfour::Key;

use super::browser::{Browser, Wishes};
use super::site::on_a_site;

/// Waits until the replay shows a step, which is also its address.
pub(super) async fn at(browser: &Browser, table: &str, step: usize) -> Result<()> {
    let there = format!(
        "return location.pathname === '{table}/at/{step}' && document.querySelector('#slide input').value === '{step}';"
    );
    browser.until(&format!("step {step} is shown"), &there).await
}

#[test]
fn a_running_game_is_looked_back_at_by_links_keys_and_slider() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.play_now().await?;
        for count in 1..8 {
            browser.moment().await?;
            browser.decide(count).await?;
        }
        browser.moment().await?;
        // A line of the log leads to its position.
        let line = browser.find(".lines a.at").await?;
        let address = line.attr("href").await?.context("a line leads nowhere")?;
        let step: usize = address.rsplit('/').next().context("no step")?.parse()?;
        line.click().await?;
        at(&browser, &table, step).await?;
        ensure!(!browser.sees("button[name=action]").await?, "a position of the past can be played on");

        browser.press(Key::Left).await?;
        at(&browser, &table, step - 1).await?;
        browser.click("a[data-go='replay-back']").await?;
        at(&browser, &table, step - 2).await?;
        browser.press(Key::Home).await?;
        at(&browser, &table, 0).await?;
        let slide = "const slider = document.querySelector('#slide input'); slider.value = 5;
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        browser.ask(slide, Vec::new()).await?;
        at(&browser, &table, 5).await?;

        // The address is permanent: it shows the same when opened anew.
        let words = browser.text("#prompt .sentence").await?;
        browser.driver.refresh().await?;
        at(&browser, &table, 5).await?;
        ensure!(browser.text("#prompt .sentence").await? == words);
        browser.click(&format!("#prompt a[href='{table}']")).await?;
        browser.see("#table:not(.replaying)").await
    });
}

#[test]
fn a_finished_game_is_watched_with_other_eyes_and_kept_as_a_record() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes::default()).await?;
        let table = browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.play_out(&table).await?;
        // Two hands may be alike at one moment, hardly at all of these.
        let mut hands = [String::new(), String::new()];
        for step in [20, 16, 12, 8] {
            for (seat, hand) in hands.iter_mut().enumerate() {
                browser.open(&format!("{table}/at/{step}?as={seat}")).await?;
                let cards = "return document.querySelector('#tray .hand')?.textContent ?? '';";
                hand.push_str(browser.ask(cards, Vec::new()).await?.as_str().unwrap_or_default());
            }
        }
        ensure!(hands[0] != hands[1], "both seats hold the same cards: {}", hands[0]);
        browser.open(&format!("{table}/at/12?as=1")).await?;
        browser.see("#tray .hand .card").await?;
        let other = browser.text("#tray .hand").await?;
        browser.open(&format!("{table}/at/12?as=public")).await?;
        ensure!(!browser.sees("#tray .card").await?, "a spectator sees a hand");

        // Choosing other eyes does nothing by itself; the button looks through them.
        browser.click("select#as option[value='1']").await?;
        ensure!(browser.ask("return location.search;", Vec::new()).await? == "?as=public", "a choice has led away");
        browser.click(".eyes button").await?;
        browser.until("the other eyes see", "return location.search === '?as=1';").await?;
        ensure!(browser.text("#tray .hand").await? == other);

        browser.open(&table).await?;
        let ask = format!(
            "const answer = arguments[arguments.length - 1];
             fetch('{table}/record.json').then(response => response.json()).then(record => answer(record.format));"
        );
        let format = browser.driver.execute_async(ask, Vec::new()).await?;
        ensure!(format.json() == "critias-record-1", "{}", format.json());
        Ok(())
    });
}

/// Where the controls stand, and how wide they are.
const CONTROLS: &str = "
    return [...document.querySelectorAll('.reel-step, #slide input')].map(control => {
        const box = control.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round);
    });";

/// A click on the first or the last position of a graph.
fn click_on_the_graph(end: i8) -> String {
    format!(
        "const click = new MouseEvent('click', {{ bubbles: true, cancelable: true }});
         [...document.querySelectorAll('.graph a:not(.g-badge)')].at({end}).dispatchEvent(click);"
    )
}

/// Which sign the button that plays shows.
const SIGN: &str = "
    return [...document.querySelectorAll('#auto svg')].filter(sign => sign.checkVisibility())
        .map(sign => sign.getAttribute('class')).join();";

#[test]
fn the_lines_before_are_fetched_when_they_are_unfolded_and_follow_the_game() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { width: 1366, height: 657, ..Wishes::default() }).await?;
        browser.play_now().await?;
        for count in 1..8 {
            browser.moment().await?;
            browser.decide(count).await?;
        }
        browser.moment().await?;
        const BEFORE: &str = "return document.querySelectorAll('#earlier .lines li').length;";
        ensure!(browser.ask(BEFORE, Vec::new()).await? == 0, "the page brings lines along that nobody reads");
        browser.click("#earlier summary").await?;
        browser
            .until("the lines before are there", "return document.querySelectorAll('#earlier .lines li').length > 5;")
            .await?;
        let many = browser.ask(BEFORE, Vec::new()).await?;
        for count in 8..12 {
            browser.decide(count).await?;
            browser.moment().await?;
        }
        let more = format!("return document.querySelectorAll('#earlier .lines li').length > {many};");
        browser.until("the lines follow the game", &more).await?;
        browser.console_is_quiet("a table with its log unfolded").await
    });
}

#[test]
fn the_controls_stay_where_they_are_and_say_what_they_would_do() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { width: 1366, height: 657, ..Wishes::default() }).await?;
        let table = browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.play_out(&table).await?;
        browser.open(&format!("{table}/at/0")).await?;
        browser.until("the script is there", "return !document.querySelector('#auto').hidden;").await?;
        let first = browser.ask(CONTROLS, Vec::new()).await?;
        for step in 1..16 {
            browser.press(Key::Right).await?;
            at(&browser, &table, step).await?;
            ensure!(browser.ask(CONTROLS, Vec::new()).await? == first, "the controls moved at {step}");
        }
        // A line of the log leads to its position, and so does the chart: in place.
        browser.ask("window.stays = true;", Vec::new()).await?;
        let line = "const lines = [...document.querySelectorAll('.lines a.at')]; lines.at(-1).click();
            return Number(lines.at(-1).textContent);";
        let step = browser.ask(line, Vec::new()).await?.as_u64().context("a line leads nowhere")?;
        at(&browser, &table, step as usize).await?;
        browser.ask(&click_on_the_graph(-1), Vec::new()).await?;
        let begun = format!("return Number(document.querySelector('#slide input').value) !== {step};");
        browser.until("the chart leads to a position", &begun).await?;
        ensure!(browser.ask("return window.stays === true;", Vec::new()).await? == true, "the page was left");
        browser.press(Key::Home).await?;
        at(&browser, &table, 0).await?;
        ensure!(browser.ask(SIGN, Vec::new()).await? == "ico plays", "what is still can be played");
        browser.click("#auto").await?;
        ensure!(browser.ask(SIGN, Vec::new()).await? == "ico stops", "what plays can be stopped");
        ensure!(browser.ask(CONTROLS, Vec::new()).await? == first, "the controls moved while it plays");
        browser.click("#auto").await?;
        ensure!(browser.ask(SIGN, Vec::new()).await? == "ico plays", "what was stopped can be played");
        browser.console_is_quiet("a replay").await
    });
}

#[test]
fn a_review_shows_its_moments_in_place_and_leads_back_to_the_table() {
    on_a_site(async |site| {
        let browser = site.browser(Wishes { width: 1366, height: 657, ..Wishes::default() }).await?;
        let table = browser.new_table(["me", "bot:random", "none", "none"], "1").await?;
        browser.play_out(&table).await?;
        browser.open(&format!("{table}/review")).await?;
        browser.see("#moments .r-items .r-at").await?;
        let tall = "return document.documentElement.scrollHeight <= innerHeight;";
        ensure!(browser.ask(tall, Vec::new()).await? == true, "the review does not fit the window");
        let first = browser.ask(CONTROLS, Vec::new()).await?;
        browser.ask("window.stays = true;", Vec::new()).await?;
        let count = browser.count("#moments .r-at").await?;
        for moment in 0..count {
            let link = format!("document.querySelectorAll('#moments .r-at')[{moment}]");
            browser.ask(&format!("{link}.click();"), Vec::new()).await?;
            browser
                .until("the moment is shown", &format!("return {link}.getAttribute('aria-current') === 'true';"))
                .await?;
            ensure!(browser.ask(CONTROLS, Vec::new()).await? == first, "the controls moved at moment {moment}");
        }
        browser.ask(&click_on_the_graph(0), Vec::new()).await?;
        browser.until("the graph leads to its beginning", "return location.search === '?step=0';").await?;
        ensure!(browser.ask("return window.stays === true;", Vec::new()).await? == true, "the page was left");
        // The rules open here, and lead nowhere else.
        browser
            .ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));", Vec::new())
            .await?;
        browser.see("#drawer:not([hidden]) #drawer-clauses .clause").await?;
        browser.click("#drawer-close").await?;
        browser.console_is_quiet("a review").await?;
        browser.click("#prompt .way-back").await?;
        browser.see("#end").await
    });
}
