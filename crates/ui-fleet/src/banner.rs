//! What everybody must notice of what happened last: ships that landed, a vote that was decided, an event that came.

use ::fleet::{Berth, Event as Shared};
use engine::{PerSeat, Seat};
use maud::Markup;

use super::edition::{Edition, Event};
use super::{art, words};
use crate::l10n::say;
use ui::banner::{Banner, latest};
use ui::picture::{Scene, View};
use ui::table::LogEntry;

/// An event card that came.
pub struct News {
    pub icon: &'static str,
    pub title: String,
    /// What it does, in a line.
    pub effect: String,
}

/// The banner of these entries. What both editions have is told here; of its own events an edition says what came by them.
pub fn banner<E: Edition>(
    view: &View<E>,
    (entries, scene): (&[LogEntry<E::Game>], &Scene<'_, E::Game>),
    came: impl Fn(&Event<E>) -> Option<News>,
) -> Option<Banner> {
    latest(entries, |entry| {
        let news = entry.events.iter().find_map(&came);
        let shared = || entry.events.iter().filter_map(E::shared);
        let landings: Vec<(Berth, PerSeat<u8>)> = shared()
            .filter_map(
                |event| if let Shared::Landed { ship, points, .. } = *event { Some((ship, points)) } else { None },
            )
            .collect();
        if !landings.is_empty() {
            return Some((3, landed::<E>(view, scene, entry.step, &landings, news)));
        }
        if let Some(News { icon, title, effect }) = news {
            let (icon, gains) = (art::icon(icon), Vec::new());
            return Some((2, Banner { step: entry.step, icon, words: title, more: effect, gains }));
        }
        let ranked = |event: &Shared<E::Card>| match *event {
            Shared::Ranked { ranking, entitled } => Some((ranking, entitled)),
            _ => None,
        };
        let (ranking, entitled) = shared().find_map(ranked)?;
        let entitled = ranking.as_slice().iter().copied().take(entitled.into());
        let args = [("names", words::names(scene, entitled).into())];
        let bids = bids::<E>(scene.log, entry.step, scene.seats.len());
        let bid = |&seat: &Seat| Some((art::seat_mark(seat, scene.lang), bids[seat]?.to_string()));
        let gains = ranking.as_slice().iter().filter_map(bid).collect();
        let (icon, words) = (art::icon("x-cube"), say(scene.lang, "fleet-banner-decided", &args));
        Some((1, Banner { step: entry.step, icon, words, more: String::new(), gains }))
    })
}

/// Whether an event that both editions have is news to everybody, also to whoever brought it about by acting last.
pub fn is_news<E: Edition>(event: &Event<E>) -> bool {
    use Shared::{BidsOpened, Landed, MarkerRemoved, Ranked, RowsOpened};
    let news = |event: &Shared<E::Card>| {
        matches!(event, RowsOpened | BidsOpened { .. } | Ranked { .. } | Landed { .. } | MarkerRemoved { .. })
    };
    E::shared(event).is_some_and(news)
}

/// Ships that landed in one step: who gained how much by all of them.
fn landed<E: Edition>(
    view: &View<E>,
    scene: &Scene<'_, E::Game>,
    step: usize,
    landings: &[(Berth, PerSeat<u8>)],
    news: Option<News>,
) -> Banner {
    let lang = scene.lang;
    let facts = E::facts(view, scene);
    let points = |seat| landings.iter().map(|(_, points)| u32::from(points[seat])).sum::<u32>();
    let gains: Vec<(Markup, String)> = Seat::all(scene.seats.len())
        .filter(|&seat| points(seat) > 0)
        .map(|seat| (art::seat_mark(seat, lang), format!("+{}", points(seat))))
        .collect();
    let words = match landings {
        [(ship, _)] => {
            let ship = words::ship_subject(lang, &facts.council.harbour, *ship);
            say(lang, "fleet-banner-landed", &[("ship", ship.into())])
        }
        several => say(lang, "fleet-banner-landed-several", &[("count", several.len().into())]),
    };
    let more = match news {
        Some(news) => say(lang, "fleet-banner-event", &[("event", news.title.into())]),
        None if gains.is_empty() => say(lang, "fleet-log-landed-nobody", &[]),
        None => String::new(),
    };
    Banner { step, icon: art::icon("x-land"), words, more, gains }
}

/// What everybody bid in the vote that was decided in this step, as far as bids were opened or declared.
fn bids<E: Edition>(log: &[LogEntry<E::Game>], step: usize, seats: usize) -> PerSeat<Option<u8>> {
    let mut bids = PerSeat::from_fn(seats, |_| None);
    let until = log.iter().rev().skip_while(|entry| entry.step > step);
    let mut decided = false;
    for event in until.flat_map(|entry| entry.events.iter().rev()).filter_map(E::shared) {
        match *event {
            // The one before is another vote.
            Shared::Ranked { .. } if decided => break,
            Shared::Ranked { .. } => decided = true,
            Shared::Declared { seat, cubes } if decided => bids[seat] = bids[seat].or(Some(cubes)),
            Shared::BidsOpened { cubes } if decided => {
                for (seat, &cubes) in cubes.iter() {
                    bids[seat] = bids[seat].or(Some(cubes));
                }
            }
            _ => {}
        }
    }
    bids
}
