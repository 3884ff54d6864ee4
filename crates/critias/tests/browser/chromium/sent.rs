//! What a person sees of the way to the server: a move that is not answered yet, and a stream that is not there.

use anyhow::{Result, ensure};
use serde_json::json;

use super::browser::Wishes;
use super::site::on_a_site;

/// Forms are held back until the test lets them go.
const HOLD: &str = "
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
        if (body) window.letGo = () => send.call(this, body);
        else send.call(this);
    };";

/// Sends the first choice, and says what is shown in the same moment.
const SEND: &str = "
    const choice = document.querySelector('button[name=action][data-pv]:not(#main)');
    choice.form.requestSubmit(choice);
    return [document.querySelectorAll('.sent').length, document.querySelector('#slow').textContent];";

#[test]
fn a_move_without_an_answer_is_shown_as_sent_and_then_told_of() {
    on_a_site(async |site| -> Result<()> {
        let browser = site.browser(Wishes::default()).await?;
        browser.play_now().await?;
        browser.moment().await?;
        let question = browser.question().await?;
        browser.ask(HOLD, Vec::new()).await?;
        let at_once = browser.ask(SEND, Vec::new()).await?;
        ensure!(at_once == json!([0, ""]), "most answers come at once, and nothing flickers: {at_once}");
        browser.see("button.sent").await?;
        browser.see("#slow[role=status]:not(:empty)").await?;
        browser.see("#live[data-live='wait']").await?;
        browser.ask("window.letGo();", Vec::new()).await?;
        browser.answered(&question).await?;
        browser
            .until(
                "nothing is shown any more",
                "return !document.querySelector('.sent, #slow:not(:empty), #live:not([data-live=on])');",
            )
            .await
    });
}

#[test]
fn the_sign_is_green_only_while_the_stream_is_open() {
    /// Keeps the streams of the page in a list.
    const KEEP: &str = "
        window.streams = [];
        const Stream = window.EventSource;
        window.EventSource = class extends Stream {
            constructor(...args) { super(...args); window.streams.push(this); }
        };";
    /// What the sign says in the very moment something has happened, and whether the newest stream is open.
    const AFTER: &str = "
        const [what] = arguments;
        const stream = window.streams.at(-1);
        if (what === 'closed') {
            stream.close();
            stream.dispatchEvent(new Event('error'));
        } else {
            dispatchEvent(new Event(what));
        }
        return [document.querySelector('#live').dataset.live, window.streams.at(-1).readyState];";
    on_a_site(async |site| -> Result<()> {
        let browser = site.browser(Wishes::default()).await?;
        let cdp = browser.driver.cdp();
        cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": KEEP })).await?;
        browser.play_now().await?;
        browser.see("#live[data-live='on']").await?;
        for what in ["closed", "offline"] {
            let sign = browser.ask(AFTER, vec![json!(what)]).await?;
            ensure!(sign[0] != "on" && sign[1] == 2, "{what}: the sign says {sign}");
            if what == "offline" {
                browser.ask(AFTER, vec![json!("online")]).await?;
            }
            browser.see("#live[data-live='on']").await?;
            let open = browser.ask("return window.streams.at(-1).readyState;", Vec::new()).await?;
            ensure!(open == 1, "{what}: the sign is green, and the stream is {open}");
        }
        Ok(())
    });
}
