//! Every page of the site, in states worth looking at.

use anyhow::{Context, Result, bail};

use super::browser::Browser;
use super::games::{GAMES, Title, title};
use super::table::{ATLANDICE, ATLANTIS, DOOM, EXODUS, LAST_DAYS};

/// A part of the pages.
pub(super) enum Part {
    /// Those that are of no game.
    Site,
    /// What is written about a game.
    Texts(&'static Title),
    /// What is played.
    Tables(&'static Title),
}

/// All parts.
pub(super) fn parts() -> impl Iterator<Item = Part> {
    [Part::Site].into_iter().chain(GAMES.iter().flat_map(|title| [Part::Texts(title), Part::Tables(title)]))
}

/// Shows every page of a part by its name and address, one after the other. The browser is a guest who sits at the
/// tables, and a table plays on between its pages.
pub(super) async fn pages_of(
    part: &Part,
    browser: &Browser,
    look: impl AsyncFnMut(String, &str) -> Result<()>,
) -> Result<()> {
    let mut pages = Pages { browser, look };
    match part {
        Part::Site => pages.of_the_site().await,
        Part::Texts(title) => pages.of_texts(title).await,
        // DA-4.2, LD-4.2: the first edition takes factions, the second senators.
        Part::Tables(title) => match title.id {
            ATLANTIS => pages.of_atlantis().await,
            ATLANDICE => pages.of_atlandice().await,
            DOOM => pages.of_a_senate(title, "take_faction").await,
            LAST_DAYS => pages.of_a_senate(title, "take_senator").await,
            EXODUS => pages.of_exodus().await,
            other => bail!("nobody said which states of {other} are worth looking at"),
        },
    }
}

struct Pages<'a, Look> {
    browser: &'a Browser,
    look: Look,
}

impl<Look: AsyncFnMut(String, &str) -> Result<()>> Pages<'_, Look> {
    async fn show(&mut self, name: &str, path: &str) -> Result<()> {
        (self.look)(name.to_owned(), path).await.with_context(|| format!("the page {name}"))
    }

    async fn of_the_site(&mut self) -> Result<()> {
        for (name, path) in
            [("home", "/"), ("search", "/games/atlantis/rules?q=AT-5"), ("me", "/me"), ("error", "/nowhere")]
        {
            self.show(name, path).await?;
        }
        Ok(())
    }

    async fn of_texts(&mut self, Title { id, .. }: &Title) -> Result<()> {
        for (name, page) in [("game", ""), ("new table", "/new"), ("rules", "/rules"), ("components", "/components")] {
            self.show(&format!("{id} {name}"), &format!("/games/{id}{page}")).await?;
        }
        Ok(())
    }

    async fn of_atlantis(&mut self) -> Result<()> {
        let browser = self.browser;
        let lobby = browser.new_table(["me", "open", "bot:greedy", "none"], "random").await?;
        self.show("lobby", &lobby).await?;
        let covered = browser.new_table(["me", "here", "none", "none"], "2").await?;
        self.show("hot seat", &covered).await?;
        let turn = browser.new_table(["me", "bot:greedy", "bot:greedy", "bot:random"], "1").await?;
        browser.moment().await?;
        self.show("turn", &turn).await?;
        browser.open(&turn).await?;
        browser.moment().await?;
        browser.choose("move").await?;
        self.show("card", &turn).await?;
        self.show("replay", &format!("{turn}/at/4")).await?;
        self.of_the_end(title(ATLANTIS), 40).await.map(drop)
    }

    async fn of_atlandice(&mut self) -> Result<()> {
        let browser = self.browser;
        let dice = browser.new_table_of(ATLANDICE, ["me", "bot:greedy", "bot:random", "bot:greedy"], "1").await?;
        browser.moment().await?;
        self.show("atlandice dice", &dice).await?;
        let neutral = browser.new_table_of(ATLANDICE, ["me", "here", "none", "none"], "1").await?;
        for count in 0..9 {
            browser.moment().await?;
            browser.decide(count).await?;
        }
        self.show("atlandice neutral", &neutral).await?;
        let over = self.of_the_end(title(ATLANDICE), 40).await?;
        let review = format!("{over}/review");
        browser.open(&review).await?;
        browser.see("#chances").await?;
        self.show("review", &review).await
    }

    /// A game of ships and senators, in the states that both editions have.
    async fn of_a_senate(&mut self, title: &Title, take: &str) -> Result<()> {
        let table = self.browser.sit_down(title, &["me", "bot:random", "bot:random", "bot:greedy", "none"]).await?;
        // A few cubes into the Senate, so that its figures can be paid for; then all for a card with refugees.
        let few = ["\"cubes\":3", "\"card\":\"ref"].map(str::to_owned);
        let figure = format!("[value*='\"{take}\"']");
        let states = [
            ("boarding a ship", "[value*='\"board\"']", &few[..]),
            ("a secret bid for the Senate", "[value*='\"commit\"']", &few[..]),
            ("choosing a figure", figure.as_str(), &few[..]),
            ("laying the row", "[value*='\"lay\"']):has(.row .cardbox", &few[1..]),
            ("a bid for a card", ":is([value*='\"commit\"'], [value*='\"declare\"'])):has(.row .cur", &few[1..]),
            ("playing a card", "[value*='\"play\"']", &few[1..]),
            ("a window", "#choices [value='\"pass\"']", &few[1..]),
        ];
        for (name, state, preferred) in states {
            self.browser.play_until(&table, &format!("#table:has({state})"), preferred).await?;
            self.show(&format!("{} {name}", title.id), &table).await?;
        }
        self.of_the_end(title, 60).await.map(drop)
    }

    /// D-01 to D-14 of Exodus: the questions everybody meets in the first year, then a game for one and its lists.
    async fn of_exodus(&mut self) -> Result<()> {
        let title = title(EXODUS);
        self.show("exodus alone, nothing played yet", "/games/exodus/solo").await?;
        let table = self.browser.sit_down(title, title.full).await?;
        for (name, kind) in
            [("order", "order_space"), ("king", "place_king"), ("tile", "place_tile"), ("turn", "end_turn")]
        {
            let state = format!("#table:has([value*='{kind}'])");
            // Whoever sends settlers away needs a residence, and a cell for it.
            let preferred = ["dispatch", "train"].map(|kind| format!("\"{kind}\""));
            self.browser.play_until(&table, &state, &preferred).await?;
            self.show(&format!("exodus {name}"), &table).await?;
        }
        // AE-19.5: a game for one may be lost after a year.
        self.of_the_end(title, 12).await?;
        self.show("exodus alone", "/games/exodus/solo").await
    }

    /// A finished game: its scores, and a position of its replay seen with the eyes of the last seat, which are others
    /// unless the game was played alone. Says where it is.
    async fn of_the_end(&mut self, title: &Title, step: usize) -> Result<String> {
        let table = self.browser.sit_down(title, title.small).await?;
        self.browser.play_out(&table).await?;
        self.show(&format!("{} end", title.id), &table).await?;
        let last = title.small.iter().filter(|&&seat| seat != "none").count() - 1;
        self.show(&format!("{} replay of the end", title.id), &format!("{table}/at/{step}?as={last}")).await?;
        Ok(table)
    }
}
