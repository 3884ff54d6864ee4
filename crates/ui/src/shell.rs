//! What every page has: head, header with the switches, notice, footer.

use maud::{DOCTYPE, Markup, html};

use crate::assets::asset_path;
use crate::entry::{Entry, Games};
use crate::icons::{self, icon};
use crate::l10n::{Lang, say};

/// Wishes that forms and cookies name.
macro_rules! wishes {
    ($($(#[$about:meta])* $wish:ident { $($(#[$note:meta])* $variant:ident: $name:literal,)+ })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $wish { $($(#[$note])* $variant,)+ }

        impl $wish {
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            pub fn name(self) -> &'static str {
                [$($name),+][self as usize]
            }

            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|wish| wish.name() == name)
            }
        }
    )+};
}
pub(crate) use wishes;

wishes! {
    Theme {
        /// As the person's system has it.
        #[default]
        System: "system",
        Dark: "dark",
        Light: "light",
    }
    /// Whether pieces travel.
    Motion {
        /// As the person's system has it.
        #[default]
        System: "system",
        Off: "off",
    }
    /// Whether single keys choose.
    Keys {
        /// A letter or a digit chooses what bears it.
        #[default]
        On: "on",
        /// They do nothing, so that whoever speaks to the device or types by accident chooses nothing.
        Off: "off",
    }
    /// How what cannot be taken back is done.
    Commit {
        /// Armed first, done by the second click.
        #[default]
        Twice: "twice",
        /// At the first.
        Once: "once",
    }
    /// How fast bots answer where only one person plays.
    Pace {
        /// Slowly enough to follow every move.
        Slow: "slow",
        /// About as fast as people.
        #[default]
        Normal: "normal",
        /// As fast as they think.
        Instant: "instant",
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseLink {
    pub game: String,
    /// The clause's id, such as `AT-5.5`.
    pub id: String,
}

impl ClauseLink {
    pub fn href(&self) -> String {
        format!("/games/{}/rules#{}", self.game, self.id)
    }
}

/// Something to be said above the page: mostly why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// A sentence in the person's language.
    pub text: String,
    pub clause: Option<ClauseLink>,
    /// Whether something was refused; otherwise it is good news.
    pub refused: bool,
}

impl Notice {
    /// A refusal without a clause.
    pub fn refused(text: impl Into<String>) -> Self {
        Self { text: text.into(), clause: None, refused: true }
    }

    pub fn news(text: impl Into<String>) -> Self {
        Self { text: text.into(), clause: None, refused: false }
    }
}

/// What every page needs to know about who looks and where.
#[derive(Clone, Debug, Default)]
pub struct Ctx {
    pub games: Games,
    pub lang: Lang,
    pub theme: Theme,
    pub motion: Motion,
    pub keys: Keys,
    pub pace: Pace,
    pub commit: Commit,
    pub person: Person,
    /// The address of this page with its query: the switches come back to it.
    pub path: String,
    /// A refusal or good news to show.
    pub error: Option<Notice>,
}

impl Ctx {
    pub fn say(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }
}

/// The class of a page that is a table.
const AT_TABLE: &str = "at-table";

/// How one page stands on the site.
#[derive(Debug, Default)]
pub struct Frame<'a> {
    /// The title without the site's name.
    pub title: &'a str,
    /// The addresses of style sheets beside `base.css` (and `site.css`, but for tables).
    pub styles: &'a [&'a str],
    pub scripts: &'a [&'a str],
    /// The class of the body: `home` lays the header over the dusk picture, `at-table` makes it slim.
    pub class: &'a str,
    /// The id of the `main` element, for the skip link.
    pub main: &'a str,
}

/// A plain page: `body` becomes the content of `main`.
pub fn page(ctx: &Ctx, title: &str, body: Markup) -> Markup {
    let body = html! {
        main #main .page {
            (notice(ctx))
            (body)
        }
    };
    frame(ctx, &Frame { title, main: "main", ..Frame::default() }, body)
}

/// Any page: `body` brings its own `main`.
pub fn frame(ctx: &Ctx, frame: &Frame<'_>, body: Markup) -> Markup {
    let theme = (ctx.theme != Theme::System).then(|| ctx.theme.name());
    let motion = (ctx.motion == Motion::Off).then_some("off");
    let keys = (ctx.keys == Keys::Off).then_some("off");
    let commit = (ctx.commit == Commit::Once).then_some("once");
    html! {
        (DOCTYPE)
        html lang=(ctx.lang.tag()) data-theme=[theme] data-motion=[motion] data-keys=[keys] data-commit=[commit] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { @if frame.title.is_empty() { "Critias" } @else { (frame.title) " · Critias" } }
                link rel="icon" type="image/svg+xml" href=(asset_path("favicon.svg"));
                link rel="stylesheet" href=(asset_path("base.css"));
                // A table has style sheets of its own, which must not meet those of the other pages.
                @if frame.class != AT_TABLE { link rel="stylesheet" href=(asset_path("site.css")); }
                @for style in frame.styles { link rel="stylesheet" href=(style); }
                @for script in frame.scripts { script type="module" src=(script) {} }
            }
            body class=[(!frame.class.is_empty()).then_some(frame.class)] {
                a.skip href={ "#" (frame.main) } { (ctx.say("skip-to-content")) }
                (icons::symbols())
                // A table fills the window: its bar has the switches in a menu, and no footer follows.
                @if frame.class == AT_TABLE {
                    (body)
                } @else {
                    (header(ctx, frame.class == "home"))
                    (body)
                    (footer(ctx))
                }
            }
        }
    }
}

pub fn notice(ctx: &Ctx) -> Markup {
    html! { @if let Some(notice) = &ctx.error { (notice_box(ctx.lang, notice)) } }
}

pub fn notice_box(lang: Lang, notice: &Notice) -> Markup {
    html! {
        div.notice.refused[notice.refused] role=(if notice.refused { "alert" } else { "status" }) {
            p {
                (notice.text)
                @if let Some(clause) = &notice.clause {
                    " "
                    a.clause-link href=(clause.href()) {
                        (say(lang, "read-clause", &[("clause", clause.id.as_str().into())]))
                    }
                }
            }
        }
    }
}

/// The header. At home the name of the site stands in the picture already.
fn header(ctx: &Ctx, at_home: bool) -> Markup {
    html! {
        header.top {
            @if !at_home { a.house href="/" { (icon("i-temple")) span { "Critias" } } }
            (language_switch(ctx))
            (theme_switch(ctx))
            (me(ctx))
        }
    }
}

fn me(ctx: &Ctx) -> Markup {
    html! {
        a.chip.me href="/me" title=(ctx.say("me-title")) {
            (icon("i-person"))
            span.vh { (ctx.say("me-title")) ": " }
            span.person { (ctx.person.name) }
        }
    }
}

/// What the header has elsewhere, folded up in the bar of a table; and the pages of its game.
pub(crate) fn menu(ctx: &Ctx, entry: &Entry) -> Markup {
    let game = format!("/games/{}", entry.id());
    html! {
        details #menu .menu data-keep {
            summary aria-label=(ctx.say("menu")) title=(ctx.say("menu")) { (icon("i-temple")) (icon("i-down")) }
            nav.drop aria-label=(ctx.say("menu")) {
                a href="/" { (icon("i-temple")) (ctx.say("menu-home")) }
                a href=(game) { (icon("i-box")) (entry.name) }
                a href={ (game) "/rules" } { (icon("i-book")) (ctx.say("menu-rules")) }
                (me(ctx))
                (language_switch(ctx))
                (theme_switch(ctx))
            }
        }
    }
}

fn language_switch(ctx: &Ctx) -> Markup {
    html! {
        form.chip.languages method="post" action="/me" aria-label=(ctx.say("language")) {
            input type="hidden" name="return" value=(ctx.path);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.tag()) lang=(lang.tag()) aria-current=[(lang == ctx.lang).then_some("true")] {
                    span.long { (lang.endonym()) }
                    " "
                    span.short { (lang.tag()) }
                }
            }
        }
    }
}

/// One button: to light where it is dark, to dark where it is light. The style sheet shows the right one of the two,
/// since only the browser knows what the person's system has.
fn theme_switch(ctx: &Ctx) -> Markup {
    let choices =
        [(Theme::Dark, "to-dark", "i-moon", "theme-to-dark"), (Theme::Light, "to-light", "i-sun", "theme-to-light")];
    html! {
        form.theme method="post" action="/me" {
            input type="hidden" name="return" value=(ctx.path);
            @for (theme, class, symbol, label) in choices {
                button.chip.(class) name="theme" value=(theme.name()) title=(ctx.say(label)) aria-label=(ctx.say(label)) {
                    (icon(symbol))
                }
            }
        }
    }
}

fn footer(ctx: &Ctx) -> Markup {
    html! {
        footer.bottom {
            p { (ctx.say("footer-games")) }
            p {
                (ctx.say("footer-licence"))
            }
            p {
                @for game in ctx.games.iter() {
                    @for (page, key) in [("rules", "footer-rules"), ("components", "footer-components")] {
                        a href={ "/games/" (game.id()) "/" (page) } { (say(ctx.lang, key, &[("game", game.name.into())])) } " "
                    }
                }
            }
        }
    }
}
