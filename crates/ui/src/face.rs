//! How games put their faces together.

/// The face of a game, a [`Picture`](crate::picture::Picture), whose modules stand where all have them: `board::board`,
/// `tray::tray`, `log::log` and so on. What a game says in its own way stands in the braces.
#[macro_export]
macro_rules! face {
    ($game:ty { $($own:tt)* }) => {
        /// The face of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Face;

        impl $crate::picture::Picture for Face {
            type Game = $game;
            type Offer = choices::Offer;
            const ENTRY: &'static $crate::Entry = &entry::ENTRY;

            fn symbols() -> $crate::Markup {
                art::symbols()
            }

            fn offer(view: &$crate::picture::View<Self>, scene: &$crate::picture::Scene<'_, $game>) -> Self::Offer {
                choices::offer(view, scene)
            }

            fn board(
                view: &$crate::picture::View<Self>,
                scene: &$crate::picture::Scene<'_, $game>,
                offer: &Self::Offer,
            ) -> $crate::Markup {
                board::board(view, scene, offer)
            }

            fn tray(
                view: &$crate::picture::View<Self>,
                scene: &$crate::picture::Scene<'_, $game>,
                offer: &Self::Offer,
            ) -> $crate::Markup {
                tray::tray(view, scene, offer)
            }

            fn seat_facts(
                view: &$crate::picture::View<Self>,
                seat: engine::Seat,
                scene: &$crate::picture::Scene<'_, $game>,
            ) -> $crate::picture::SeatFacts {
                seats::facts(view, seat, scene)
            }

            fn stores(view: &$crate::picture::View<Self>, scene: &$crate::picture::Scene<'_, $game>) -> $crate::Markup {
                seats::stores(view, scene)
            }

            fn prompt(
                view: &$crate::picture::View<Self>,
                scene: &$crate::picture::Scene<'_, $game>,
                offer: &Self::Offer,
            ) -> $crate::picture::Prompt<$game> {
                prompt::prompt(view, scene, offer)
            }

            fn log(
                view: &$crate::picture::View<Self>,
                entries: &[$crate::table::LogEntry<$game>],
                scene: &$crate::picture::Scene<'_, $game>,
            ) -> Vec<$crate::picture::LogLine> {
                log::log(view, entries, scene)
            }

            fn refusal(illegal: &$crate::picture::Illegal<Self>, lang: $crate::Lang) -> String {
                refusals::refusal(illegal, lang)
            }

            fn why_not(
                offer: &Self::Offer,
            ) -> &[($crate::picture::Action<Self>, $crate::picture::Illegal<Self>)] {
                &offer.refused
            }

            fn consequence(offer: &Self::Offer, action: &$crate::picture::Action<Self>) -> String {
                offer.lit(|lit| lit == *action).map_or_else(String::new, |lit| lit.detail.clone())
            }

            fn text(view: &$crate::picture::View<Self>, scene: &$crate::picture::Scene<'_, $game>) -> String {
                text::text(view, scene)
            }

            fn fact_words(fact: &engine::Fact, lang: $crate::Lang) -> Option<$crate::facts::FactWords> {
                facts::words(fact, lang)
            }

            fn parts(set: &<$game as engine::Game>::Components, lang: $crate::Lang) -> Vec<$crate::facts::Part> {
                facts::parts(set, lang)
            }

            fn score_sheet(
                view: &$crate::picture::View<Self>,
                scene: &$crate::picture::Scene<'_, $game>,
            ) -> $crate::Markup {
                scores::sheet(view, scene)
            }

            $($own)*
        }
    };
}
