//! What a person reads on the page of a table, as far as it matters here.

/// A table as one person sees it.
#[derive(Debug, PartialEq, Eq)]
pub struct Page {
    /// How many changes the viewer could notice.
    pub changes: u64,
    /// Counts what changes beside the game.
    pub news: u64,
    pub over: bool,
    /// The question, if the viewer is asked.
    pub decision: Option<u64>,
    /// Whether the viewer is asked whether they react.
    pub in_window: bool,
    /// What can be chosen, as forms send it.
    pub choices: Vec<String>,
}

impl Page {
    /// Nothing if it is no page of a table.
    pub fn read(text: &str) -> Option<Self> {
        let main = text.find("<main ").map(|start| &text[start..])?;
        let head = main.split('>').next().filter(|head| attribute(head, "id") == Some("table"))?;
        let mut choices: Vec<String> = main
            .split("<button")
            .skip(1)
            .filter_map(|button| button.split('>').next())
            .filter(|button| button.contains(" form=\"act\"") && button.contains(" name=\"action\""))
            .filter_map(|button| Some(attribute(button, "value")?.replace("&quot;", "\"").replace("&amp;", "&")))
            .collect();
        choices.sort();
        choices.dedup();
        Some(Self {
            changes: attribute(head, "data-changes")?.parse().ok()?,
            news: attribute(head, "data-news")?.parse().ok()?,
            over: head.contains(" data-over"),
            decision: attribute(head, "data-decision").and_then(|decision| decision.parse().ok()),
            in_window: main.split("<form").any(|form| {
                let head = form.split('>').next().unwrap_or_default();
                head.contains("at-once") && head.contains("/window\"")
            }),
            choices,
        })
    }
}

/// The value of an attribute in the opening tag of an element.
pub fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read() {
        let text = r#"<main class="table yours" id="table" data-changes="7" data-news="3" data-decision="5">
            <form id="act">
            <form class="at-once" method="post" action="/t/0/window"><button name="window" value="x"></button></form>
            <button form="act" name="action" value="{&quot;b&quot;:1}">B</button><button form="act" name="action"
            value="&quot;a&quot;">A</button><button form="act" name="action" value="&quot;a&quot;">A</button>
            <button id="main" class="btn" form="act" name="action" hidden></button></main>"#;
        let page = Page::read(text).unwrap();
        assert_eq!((page.changes, page.news, page.over, page.decision), (7, 3, false, Some(5)));
        assert!(page.in_window);
        assert_eq!(page.choices, ["\"a\"", "{\"b\":1}"]);
        assert_eq!(Page::read("<h1>not found</h1>"), None);
    }
}
