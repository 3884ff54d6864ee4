//! How games put their faces together.

/// The face of a game, a [`Picture`](crate::picture::Picture), whose modules stand where all have them: `board::board`,
/// `tray::tray`, `log::log` and so on. What a game says in its own way stands in the braces.
#[macro_export]
macro_rules! face {
    ($game:ty { $($own:tt)* }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Face;

        const _: () = {
            use $crate::Markup;
            use $crate::picture::{Illegal, LogLine, Prompt, SeatFacts};

            type GameView = <$game as engine::Game>::View;
            type GameScene<'a> = $crate::picture::Scene<'a, $game>;

            impl $crate::picture::Picture for Face {
                type Game = $game;
                type Offer = choices::Offer;
                const ENTRY: &'static $crate::Entry = &entry::ENTRY;

                fn symbols() -> Markup {
                    art::symbols()
                }

                fn offer(view: &GameView, scene: &GameScene<'_>) -> Self::Offer {
                    choices::offer(view, scene)
                }

                fn board(view: &GameView, scene: &GameScene<'_>, offer: &Self::Offer) -> Markup {
                    board::board(view, scene, offer)
                }

                fn tray(view: &GameView, scene: &GameScene<'_>, offer: &Self::Offer) -> Markup {
                    tray::tray(view, scene, offer)
                }

                fn seat_facts(view: &GameView, seat: engine::Seat, scene: &GameScene<'_>) -> SeatFacts {
                    seats::facts(view, seat, scene)
                }

                fn stores(view: &GameView, scene: &GameScene<'_>) -> Markup {
                    seats::stores(view, scene)
                }

                fn prompt(view: &GameView, scene: &GameScene<'_>, offer: &Self::Offer) -> Prompt<$game> {
                    prompt::prompt(view, scene, offer)
                }

                fn log(
                    view: &GameView,
                    entries: &[$crate::table::LogEntry<$game>],
                    scene: &GameScene<'_>,
                ) -> Vec<LogLine> {
                    log::log(view, entries, scene)
                }

                fn refusal(illegal: &Illegal<Self>, lang: $crate::Lang) -> String {
                    refusals::refusal(illegal, lang)
                }

                fn why_not(offer: &Self::Offer) -> &[($crate::picture::Action<Self>, Illegal<Self>)] {
                    &offer.refused
                }

                fn consequence(offer: &Self::Offer, action: &$crate::picture::Action<Self>) -> String {
                    offer.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
                }

                fn asks_again(offer: &Self::Offer, action: &$crate::picture::Action<Self>) -> bool {
                    offer.lit(|lit| lit == *action).is_some_and(|lit| lit.confirm)
                }

                fn text(view: &GameView, scene: &GameScene<'_>) -> String {
                    text::text(view, scene)
                }

                fn fact_words(fact: &engine::Fact, lang: $crate::Lang) -> Option<$crate::facts::FactWords> {
                    facts::words(fact, lang)
                }

                fn parts(set: &<$game as engine::Game>::Components, lang: $crate::Lang) -> Vec<$crate::facts::Part> {
                    facts::parts(set, lang)
                }

                fn score_sheet(view: &GameView, scene: &GameScene<'_>) -> Markup {
                    scores::sheet(view, scene)
                }

                $($own)*
            }
        };
    };
}
