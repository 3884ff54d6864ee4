//! What a person does at a table: wait for the turn, look at what is lit, choose.

use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::Value;
use thirtyfour::prelude::*;

use super::browser::Browser;
use super::games::Title;

/// The games, by their ids.
pub(super) const ATLANTIS: &str = "atlantis";
pub(super) const ATLANDICE: &str = "atlandice";
pub(super) const DOOM: &str = "doom";
pub(super) const LAST_DAYS: &str = "last-days";
pub(super) const EXODUS: &str = "exodus";

/// What a person waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// A decision of the own is open.
    Mine,
    /// The game is over.
    Over,
}

/// One lit thing on the board or in the own area.
pub(super) struct Choice {
    pub(super) element: WebElement,
    pub(super) facts: Facts,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Facts {
    /// The action, as the form sends it.
    pub(super) value: String,
    /// The key that chooses it.
    pub(super) key: Option<String>,
    /// Whether it asks a second time.
    pub(super) confirm: bool,
    /// Whether it is the main button of the prompt.
    pub(super) main: bool,
}

impl Facts {
    pub(super) fn is(&self, kind: &str) -> bool {
        self.value.contains(&format!("\"{kind}\""))
    }
}

/// The lit things that can be seen, and what there is to know of each: asked at once, for the page may change. The list of
/// all choices in words is not among them, nor a card that brings its only figure. Where two cards lead to the same goal, only the upper one of its two buttons can
/// be pointed at.
const LIT: &str = "
    const lit = [...document.querySelectorAll('#table button[name=action]')]
        .filter(button => button.value && !button.closest('#choices, [data-then]') && button.checkVisibility());
    const places = lit.map(button => JSON.stringify(button.getBoundingClientRect()));
    return lit.filter((button, index) => places.lastIndexOf(places[index]) === index).map(button => [button, {
        value: button.value,
        key: button.dataset.key ?? null,
        confirm: button.hasAttribute('data-confirm'),
        main: button.id === 'main' }]);";

impl Browser {
    /// Home, Play now, and a table of Atlantis is there.
    pub(super) async fn play_now(&self) -> Result<String> {
        self.play_now_of(ATLANTIS).await
    }

    /// Home, Play now, and the table is there.
    pub(super) async fn play_now_of(&self, game: &str) -> Result<String> {
        self.open("/").await?;
        self.click(&format!("form[action='/play/{game}'] button")).await?;
        self.at_table().await
    }

    /// Waits for a table and gives its path.
    pub(super) async fn at_table(&self) -> Result<String> {
        self.see("main#table").await?;
        self.attribute("main#table", "data-address").await?.context("the table has no address")
    }

    /// Waits until this person is to decide or the game is over.
    pub(super) async fn moment(&self) -> Result<Moment> {
        let moment = "#table:is([data-decision], [data-over]):not([aria-busy])";
        Ok(if self.attribute(moment, "data-over").await?.is_some() { Moment::Over } else { Moment::Mine })
    }

    /// How often the table has changed.
    pub(super) async fn changes(&self) -> Result<u64> {
        let changes = self.attribute("#table", "data-changes").await?.context("the table counts no changes")?;
        Ok(changes.parse()?)
    }

    /// Waits until the table has changed since.
    pub(super) async fn changed(&self, since: u64) -> Result<()> {
        self.see(&format!("#table:not([data-changes='{since}']):not([aria-busy])")).await
    }

    /// The question that this person is asked. Others may choose at the same time, and the table changes; the
    /// question stays.
    pub(super) async fn question(&self) -> Result<String> {
        self.attribute("#table", "data-decision").await?.context("nothing is asked")
    }

    /// Waits until a choice is made, or asked for a second time. Which of them depends on others: whoever is the last to
    /// choose in secret reveals all, and that cannot be taken back.
    pub(super) async fn asks_again(&self, question: &str, value: &str) -> Result<bool> {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let made = format!("#table:not([data-decision='{question}'])");
        let again = format!("#table[data-decision='{question}']:has([data-confirm].armed[value=\"{value}\"])");
        self.see(&format!(":is({made}, {again}):not([aria-busy])")).await.context("chosen, and nothing followed")?;
        self.sees(&again).await
    }

    /// Waits until a question is answered.
    pub(super) async fn answered(&self, question: &str) -> Result<()> {
        self.see(&format!("#table:not([data-decision='{question}']):not([aria-busy])")).await
    }

    /// What is lit.
    pub(super) async fn choices(&self) -> Result<Vec<Choice>> {
        let mut lit = self.ask(LIT, Vec::new()).await?;
        if lit == Value::Array(Vec::new()) {
            // Nothing, or not yet; or nothing any more, for the question is gone.
            self.see("#table button[name=action], #table:not([data-decision])").await.context("nothing is lit")?;
            lit = self.ask(LIT, Vec::new()).await?;
        }
        let lit: Vec<(Value, Facts)> = serde_json::from_value(lit)?;
        ensure!(!lit.is_empty(), "nothing is lit");
        let choice =
            |(element, facts)| Ok(Choice { element: WebElement::from_json(element, Arc::clone(&self.driver))?, facts });
        lit.into_iter().map(choice).collect()
    }

    /// The `count`-th choice of a person who wants to come to the end and now and then tries something else.
    pub(super) async fn pick(&self, count: usize) -> Result<Choice> {
        let all = self.choices().await?;
        let moves = all.iter().any(|choice| choice.facts.is("move"));
        let aside = |choice: &Choice| choice.facts.is("buy") || choice.facts.is("bridge");
        let mut good: Vec<Choice> =
            all.into_iter().filter(|choice| !moves || count.is_multiple_of(5) || !aside(choice)).collect();
        let index = count % good.len();
        Ok(good.swap_remove(index))
    }

    /// Clicks a choice and waits until it is made.
    pub(super) async fn click_choice(&self, choice: &Choice) -> Result<()> {
        let question = self.question().await?;
        let click = async || self.click_lit(choice).await;
        click().await?;
        if self.asks_again(&question, &choice.facts.value).await? {
            click().await?;
        }
        self.answered(&question).await.with_context(|| format!("clicked {}", choice.facts.value))
    }

    /// Points at a lit thing and clicks.
    pub(super) async fn click_lit(&self, choice: &Choice) -> Result<()> {
        let why = || format!("cannot click {}", choice.facts.value);
        match self.point_of(&choice.element).await? {
            (x, y, false) => {
                let there = self.driver.action_chain().move_to(x.round() as i64, y.round() as i64).click();
                there.perform().await.with_context(why)
            }
            _ => choice.element.click().await.with_context(why),
        }
    }

    /// Scrolls something into view, clear of the prompt, which stays there, and finds where it can be pointed at: in its
    /// middle, or elsewhere if it is no rectangle and its middle is not its own.
    pub(super) async fn point_of(&self, element: &WebElement) -> Result<(f64, f64, bool)> {
        // On a phone its tab leads to its pane.
        const PANE: &str = "
            if (arguments[0].checkVisibility({ visibilityProperty: true })) return null;
            const tab = [...document.querySelectorAll('#panes [data-pane]')]
                .findLast(tab => tab.checkVisibility() && arguments[0].closest(tab.dataset.holds));
            return tab ? `#panes [data-pane=${tab.dataset.pane}]` : null;";
        const POINT: &str = "
            const [element] = arguments;
            element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            // Only the page goes up and down, not the frame of the panes: a finger cannot move that either.
            const now = element.getBoundingClientRect();
            const above = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
            scrollBy({ top: now.top + (now.height - innerHeight - above) / 2, behavior: 'instant' });
            const box = element.getBoundingClientRect();
            const parts = [.5, .35, .65, .2, .8, .1, .9];
            for (const [down, right] of parts.flatMap(down => parts.map(right => [down, right]))) {
                const [x, y] = [box.left + box.width * right, box.top + box.height * down];
                if (element.contains(document.elementFromPoint(x, y))) return [x, y, right === .5 && down === .5];
            }
            return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 200);";
        if let Value::String(tab) = self.ask(PANE, vec![element.to_json()?]).await? {
            self.ask(&format!("document.querySelector('{tab}').click();"), Vec::new()).await?;
            self.see(&format!("{tab}[aria-current]")).await?;
        }
        let found = self.ask(POINT, vec![element.to_json()?]).await?;
        serde_json::from_value(found.clone()).with_context(|| format!("it cannot be pointed at: here lies {found}"))
    }

    /// Makes one decision by clicking; if the page changes under the pointer, tries again, as a person would.
    pub(super) async fn decide(&self, count: usize) -> Result<()> {
        let mut last = Ok(());
        for _ in 0..3 {
            last = self
                .answer_by(async || {
                    let choice = self.pick(count).await?;
                    self.click_choice(&choice).await
                })
                .await;
            if last.is_ok() {
                break;
            }
        }
        last
    }

    /// Answers the question in some way. It may be gone before that is done: where there was no choice, the site has made
    /// it as soon as all others had chosen.
    pub(super) async fn answer_by(&self, choose: impl AsyncFnOnce() -> Result<()>) -> Result<()> {
        let Some(question) = self.attribute("#table", "data-decision").await? else { return Ok(()) };
        match choose().await {
            Err(error) if self.attribute("#table", "data-decision").await?.as_ref() == Some(&question) => Err(error),
            _ => Ok(()),
        }
    }

    /// Clicks the first choice of a kind.
    pub(super) async fn choose(&self, kind: &str) -> Result<()> {
        let choice = self.choices().await?.into_iter().find(|choice| choice.facts.is(kind));
        self.click_choice(&choice.with_context(|| format!("no {kind} is lit"))?).await
    }

    /// Plays the game to its end by plain requests from the page itself: quick, for what comes after the end.
    pub(super) async fn play_out(&self, table: &str) -> Result<()> {
        let kinds = ["play", "pay_tile", "pay_card", "done", "move", "show_hand", "bridge", "buy"];
        self.play_until(table, "#table[data-over]", &kinds.map(|kind| format!("\"{kind}\""))).await
    }

    /// Plays on by plain requests until the table is as described: of what can be chosen, what is preferred first, or
    /// the last.
    pub(super) async fn play_until(&self, table: &str, state: &str, preferred: &[String]) -> Result<()> {
        // A page that has nothing to do with the table, or every choice would be drawn, for nobody.
        self.open("/me").await?;
        for _ in 0..60 {
            let arguments = vec![Value::from(table), Value::from(state), Value::from(preferred)];
            let answer = self.driver.execute_async(PLAY_UNTIL, arguments).await?;
            match answer.json() {
                Value::String(done) if done == "there" => return Ok(()),
                Value::String(done) if done == "more" => {}
                other => bail!("the table never came to {state}: {other}"),
            }
        }
        bail!("the table does not come to {state}")
    }

    /// Unfolds something of the reference at the side.
    pub(super) async fn unfold(&self, css: &str) -> Result<()> {
        self.click("#side-tabs [data-tab=more]").await?;
        if !self.sees(&format!("{css}[open]")).await? {
            self.click(&format!("{css} > summary")).await?;
        }
        Ok(())
    }

    /// Makes a table of Atlantis.
    pub(super) async fn new_table(&self, seats: [&str; 4], start: &str) -> Result<String> {
        self.new_table_of(ATLANTIS, seats, start).await
    }

    /// Makes a table by the form of the site: what becomes of each seat, and who starts.
    pub(super) async fn new_table_of(&self, game: &str, seats: [&str; 4], start: &str) -> Result<String> {
        self.fill_seats(game, &seats).await?;
        self.click(&format!("input[name=start][value='{start}']")).await?;
        self.click("form[action='/tables'] button.go").await?;
        self.at_table().await
    }

    /// Makes a table of a game that has no choice of who starts.
    pub(super) async fn new_table_for(&self, game: &str, seats: &[&str]) -> Result<String> {
        self.new_table_with(game, seats, &[]).await
    }

    /// The same with some variants, each chosen by its `name=value`.
    pub(super) async fn new_table_with(&self, game: &str, seats: &[&str], picks: &[(&str, &str)]) -> Result<String> {
        self.fill_seats(game, seats).await?;
        for (name, value) in picks {
            self.click(&format!("input[name='{name}'][value='{value}']")).await?;
        }
        self.click("form[action='/tables'] button.go").await?;
        self.at_table().await
    }

    /// Makes a table of any game: its small or its full one, and what the game asks of the form.
    pub(super) async fn sit_down(&self, title: &Title, seats: &[&str]) -> Result<String> {
        self.fill_seats(title.id, seats).await?;
        for (name, value) in title.form {
            self.click(&format!("input[name='{name}'][value='{value}']")).await?;
        }
        self.click("form[action='/tables'] button.go").await?;
        self.at_table().await
    }

    async fn fill_seats(&self, game: &str, seats: &[&str]) -> Result<()> {
        // The two bots that others are measured by are the quickest.
        self.open(&format!("/games/{game}/new?levels=all")).await?;
        for (index, seat) in seats.iter().enumerate() {
            self.click(&format!("#seat{} option[value='{seat}']", index + 1)).await?;
        }
        Ok(())
    }
}

/// Looks at the fragment and takes the first way that leads on, a while: a slow machine must not exceed the time a
/// script may take.
const PLAY_UNTIL: &str = "
    const [table, state, preferred, answer] = arguments;
    const load = (address, body) => new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open(body ? 'POST' : 'GET', address);
        request.responseType = 'document';
        request.setRequestHeader('X-Critias', 'fragment');
        if (body) request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
        request.onload = () => resolve(request.response?.getElementById('table'));
        request.onerror = () => reject(new Error('no connection'));
        request.send(body);
    });
    (async () => {
        for (const end = performance.now() + 5000; performance.now() < end;) {
            const main = await load(`${table}/fragment`);
            if (main?.matches(state)) return 'there';
            if (!main || main.dataset.over !== undefined) return main ? 'over' : 'no table';
            const values = [...main.querySelectorAll('#choices button[name=action]')].map(button => button.value);
            const good = preferred.find(words => values.some(value => value.includes(words)));
            const action = values.filter(value => !good || value.includes(good)).pop();
            if (action) {
                const { decision } = main.dataset;
                await load(`${table}/act`, new URLSearchParams({ decision, action }));
            }
        }
        return 'more';
    })().then(answer, error => answer(String(error)));";
