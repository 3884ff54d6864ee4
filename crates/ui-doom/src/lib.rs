//! Zagłada Atlantydy on the table: harbour, Senate, votes, and the words.

mod art;
mod board;
mod choices;
mod coach;
mod edition;
mod entry;
mod facts;
mod illustrations;
mod l10n;
mod log;
mod omens;
mod prompt;
mod refusals;
mod scores;
mod seats;
mod text;
mod tray;
mod words;

use game_doom::{Action, Doom, Event, View};

use crate::l10n::Lang;
use ui::banner::Banner;
use ui::picture::Scene;
use ui::table::{LogEntry, Pane};
use ui_fleet::banner::{banner, is_news};

ui::face! {
    Doom {
        fn panes() -> &'static [Pane] {
            &ui_fleet::panes::PANES
        }

        fn action_words(view: &View, action: &Action, scene: &Scene<'_, Doom>) -> String {
            words::action(view, scene, *action)
        }

        fn coach(view: &View, scene: &Scene<'_, Doom>) -> Vec<&'static str> {
            coach::coach(view, scene)
        }

        fn banner(view: &View, entries: &[LogEntry<Doom>], scene: &Scene<'_, Doom>) -> Option<Banner> {
            banner::<Face>(view, (entries, scene), |event| omens::came(view, scene, event))
        }

        fn is_news(event: &Event) -> bool {
            is_news::<Face>(event) || matches!(event, Event::SenateOpened { .. } | Event::EventRevealed { .. })
        }

        fn choice_hint(key: &str, lang: Lang) -> Option<String> {
            words::choice_hint(key, lang)
        }
    }
}
