//! What the viewer may choose in Atlandice: keys, words, and what follows.

use engine::Seat;
use game_atlandice::{
    Action, Area, Ask, Atlandice, Effect, Emptied, Good, HandStep, Illegal, Party, Preview, Recipient, View,
};

use super::board::{Spot, spot};
use super::words;
use crate::l10n::{Value, say};
use ui::choices::{self, is_final};
use ui::picture::Scene;

/// One thing that may be chosen, and what follows for certain.
pub(super) type Lit = choices::Lit<Atlandice, Preview>;

/// What the viewer may choose now and what not.
pub type Offer = choices::Offer<Atlandice, Preview>;

pub(super) fn offer(view: &View, scene: &Scene<'_, Atlandice>) -> Offer {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Offer::none() };
    let mut letters = choices::keys(scene).skip(9);
    let lits: Vec<Lit> = scene
        .legal
        .iter()
        .map(|&action| {
            let key = match fixed_key(action) {
                Some(key) => scene.key(key),
                None => letters.next().flatten(),
            };
            let preview = world.preview(seat, &action);
            let final_ = is_final(world, seat, &action);
            Lit {
                detail: Details { view, scene, world }.of(action, &preview, final_),
                clause: clause(view, action, &preview),
                confirm: final_ && !matches!(action, Action::Decline | Action::Stop),
                ..Lit::new(action, key, words::action(scene.lang, view, action), preview)
            }
        })
        .collect();
    Offer { lits, refused: why_not(view, world, seat) }
}

/// Areas have the key of their die face, goods the one of their district, and what ends a choice has `0`. Pairs to give
/// have letters.
fn fixed_key(action: Action) -> Option<char> {
    let index = match (action, spot(action, Some(Area::BlackMarket))) {
        (_, Some(Spot::Pile(_, good))) => good.index(),
        (_, Some(Spot::Gate(area) | Spot::Plate(area))) => area.index(),
        (Action::For { party: Recipient::Own }, _) => 0,
        (Action::For { .. }, _) => 1,
        (Action::Decline | Action::Stop, _) => return Some('0'),
        _ => return None,
    };
    char::from_digit(index as u32 + 1, 10)
}

fn clause(view: &View, action: Action, preview: &Preview) -> &'static str {
    let table = &view.table;
    let tile = || table.search().and_then(|search| table.tile(search.area));
    let of_tile = || tile().map_or("AD-4.4", |tile| words::tile_clause(table.components(), tile));
    if preview.empties.is_some() {
        return "AD-6.2";
    }
    match (action, table.asked().map(|(_, ask)| ask)) {
        (Action::For { .. }, _) => "AD-9.2",
        (Action::Search { .. }, _) => "AD-4.1",
        (Action::Take { .. }, Some(Ask::Take { .. })) => "AD-4.2",
        (Action::Take { .. } | Action::Decline, Some(Ask::Bonus { .. })) => "AD-4.3",
        (Action::Donate { .. } | Action::Stop, _) => "AD-7.4",
        (Action::Decline, _) => "AD-R3",
        _ => of_tile(),
    }
}

/// What follows a choice, in one order: what is gained, what it scores and for whom, what goes back, what the clock does.
struct Details<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Atlandice>,
    world: &'a Atlandice,
}

impl Details<'_> {
    fn of(&self, action: Action, preview: &Preview, is_final: bool) -> String {
        let mut said: Vec<String> = Vec::new();
        match action {
            Action::For { party: Recipient::Own } => said.push(self.say("ad-detail-for-own")),
            Action::For { party: Recipient::Neutral } => said.push(self.say("ad-detail-for-neutral")),
            Action::Search { area } => self.search(area, preview, &mut said),
            Action::Take { good } => self.take(good, preview, &mut said),
            Action::TakeFrom { district } => self.gain(district, preview, &mut said),
            Action::Donate { first, second } => self.donate(first, second, is_final, &mut said),
            Action::Decline => said.push(self.say("ad-detail-decline")),
            Action::Stop => {}
            _ => self.effect(action, preview, &mut said),
        }
        if let Some(emptied) = &preview.empties {
            self.emptied(emptied, &mut said);
        }
        match (preview.turns, preview.stays) {
            (Some(step), _) => said.push(self.hand("ad-detail-hand", &step)),
            (None, Some(step)) if !self.world.is_last_round() && preview.empties.is_none() => {
                said.push(self.hand("ad-detail-stays", &step))
            }
            _ => {}
        }
        said.join(" ")
    }

    fn say(&self, key: &str) -> String {
        self.scene.say(key, &[])
    }

    fn with(&self, key: &str, name: &str, value: impl Into<Value<'static>>) -> String {
        self.scene.say(key, &[(name, value.into())])
    }

    fn who(&self, party: Party) -> &'static str {
        words::who(self.scene, party)
    }

    fn takes(&self, party: Party, good: String) -> String {
        self.scene.say("ad-detail-take", &[("who", self.who(party).into()), ("good", good.into())])
    }

    /// Who gets what from here, as far as it is known.
    fn gain(&self, place: Area, preview: &Preview, said: &mut Vec<String>) {
        let lang = self.scene.lang;
        let Some((party, _)) = preview.gains else { return said.push(self.say("ad-detail-nothing")) };
        let goods = self.lying(place);
        said.push(match goods.len() {
            0..=2 => self.takes(party, words::either(lang, &goods)),
            _ => self.with("ad-detail-take-one-of", "who", self.who(party)),
        });
    }

    /// What lies in an area, to choose from: "a jewel", "a book".
    fn lying(&self, place: Area) -> Vec<String> {
        let lying = self.world.goods(place);
        let there = Good::ALL.into_iter().filter(|good| lying[good.index()] > 0);
        there.map(|good| words::good_a(self.scene.lang, good)).collect()
    }

    fn search(&self, area: Area, preview: &Preview, said: &mut Vec<String>) {
        let table = self.world;
        self.gain(area, preview, said);
        let Some((_, Ask::Area { party })) = table.asked() else { return };
        if preview.bonus {
            said.push(self.say("ad-detail-bonus"));
        }
        // What an emptied district scores says more than its tile.
        if preview.empties.is_none() {
            said.extend(self.effect_of(area, party, table.taken(party) + 1));
        }
    }

    /// What the tile in force will do in a search with the die of this rank.
    fn effect_of(&self, area: Area, party: Party, rank: u8) -> Option<String> {
        let table = self.world;
        let tile = table.tile(area)?;
        match (table.components().tile(tile).effect, rank) {
            (Effect::ExtraHereOnSecondDie, 2) => Some(self.with("ad-detail-second", "who", self.who(party))),
            (Effect::ExtraHereOnSecondDie, _) => None,
            _ => {
                Some(self.with("ad-detail-tile", "short", words::tile_short(self.scene.lang, table.components(), tile)))
            }
        }
    }

    fn take(&self, good: Good, preview: &Preview, said: &mut Vec<String>) {
        let lang = self.scene.lang;
        let table = self.world;
        let (Some((party, _)), Some((_, ask))) = (preview.gains, table.asked()) else { return };
        // What an emptied district scores says more.
        if preview.empties.is_some() {
            return;
        }
        let args = [("who", self.who(party).into()), ("good", words::good_a(lang, good).into())];
        said.push(say(lang, "ad-detail-take", &args));
        let (Ask::Take { area, .. } | Ask::Bonus { area, .. }) = ask else { return };
        let left: u8 = table.goods(area).iter().sum();
        if matches!(ask, Ask::Take { .. }) && table.submarine() == area && left > 1 {
            said.push(self.say("ad-detail-bonus"));
        }
        let rank = table.search().map_or(1, |search| search.rank);
        said.extend(self.effect_of(area, party, rank));
    }

    fn donate(&self, first: Good, second: Good, is_final: bool, said: &mut Vec<String>) {
        let lang = self.scene.lang;
        let points = words::points(lang, self.world.components().worth().donation.into());
        let args = [("points", points.into()), ("goods", words::pair_a(lang, first, second).into())];
        said.push(say(lang, "ad-detail-donate", &args));
        if is_final {
            said.push(self.say("ad-detail-no-undo"));
        }
    }

    /// Swaps, moves, the submarine: what lies where afterwards.
    fn effect(&self, action: Action, preview: &Preview, said: &mut Vec<String>) {
        let lang = self.scene.lang;
        let table = self.world;
        match (action, table.asked().map(|(_, ask)| ask)) {
            (Action::SwapAway { .. }, _) => said.push(self.say("ad-detail-swap-away")),
            (Action::SwapWith { district }, _) => {
                let (to, goods) = (words::area_to(lang, district), words::either(lang, &self.lying(district)));
                said.push(say(lang, "ad-detail-swap-with", &[("to", to.into()), ("goods", goods.into())]));
            }
            (Action::SwapIn { good }, Some(Ask::SwapIn { area, away, district })) => {
                said.push(self.lies("ad-detail-swap-in", area, Some(good), Some(away)));
                said.push(self.lies("ad-detail-swap-in", district, Some(away), Some(good)));
            }
            (Action::Move { .. }, Some(Ask::ToMarket { .. })) => said.push(self.say("ad-detail-to-market")),
            (Action::Move { .. }, _) => said.push(self.say("ad-detail-from-market")),
            (Action::MoveTo { district }, Some(Ask::MoveTo { good, .. })) => {
                said.push(self.lies("ad-detail-move-to", district, Some(good), None));
            }
            (Action::TurnDie { area }, _) if !table.is_last_round() => {
                said.push(self.hand("ad-detail-stays", &table.if_stays(area)));
            }
            (Action::Sail { area }, _) if self.view.table.search().is_some_and(|search| search.area == area) => {
                said.push(self.say("ad-detail-sail-here"));
            }
            (Action::Sail { area }, _) => {
                said.push(self.with("ad-detail-sail", "area", words::area_the(lang, area)));
            }
            _ => debug_assert!(preview.stays.is_some() || table.is_last_round(), "{action} follows from nothing"),
        }
    }

    /// What an area holds after something came and something went.
    fn lies(&self, key: &str, area: Area, came: Option<Good>, went: Option<Good>) -> String {
        let mut goods = self.world.goods(area);
        came.into_iter().for_each(|good| goods[good.index()] += 1);
        went.into_iter().for_each(|good| goods[good.index()] = goods[good.index()].saturating_sub(1));
        let lang = self.scene.lang;
        let args = [("in", words::area_in(lang, area).into()), ("goods", words::holding(lang, &goods).into())];
        say(lang, key, &args)
    }

    /// Who gets points for an emptied district, and what goes back.
    fn emptied(&self, emptied: &Emptied, said: &mut Vec<String>) {
        let lang = self.scene.lang;
        let listed = |numbers: [u8; 4]| {
            let number = move |party: Party| (party, numbers[party.index()]);
            self.world.parties().map(number).filter(|(_, count)| *count > 0)
        };
        let points = words::counted(self.scene, listed(emptied.majority.points));
        said.push(match points.is_empty() {
            true => self.say("ad-detail-points-none"),
            false => self.with("ad-detail-points", "list", points),
        });
        let Some(good) = emptied.district.good() else { return };
        let goods = words::good_most(lang, good);
        if emptied.last {
            said.push(self.with("ad-detail-gone", "goods", goods));
        } else if emptied.returned.iter().any(|&count| count > 0) {
            said.push(self.with("ad-detail-returned", "goods", goods));
        }
    }

    fn hand(&self, key: &str, step: &HandStep) -> String {
        let lang = self.scene.lang;
        let count = step.to.saturating_sub(step.from);
        let args = [
            ("spaces", words::spaces(lang, count).into()),
            ("count", count.into()),
            ("kind", words::symbol_kind(step.symbol).into()),
            ("symbol", words::symbol(lang, step.symbol).into()),
        ];
        say(lang, key, &args)
    }
}

/// What might be expected to be choosable and is not, with the refusal of the rules.
fn why_not(view: &View, world: &Atlandice, seat: Seat) -> Vec<(Action, Illegal)> {
    let goods = |action: fn(Good) -> Action| Good::ALL.into_iter().map(action).collect::<Vec<_>>();
    let areas = |action: fn(Area) -> Action| Area::ALL.into_iter().map(action).collect::<Vec<_>>();
    let Some((_, ask)) = view.table.asked() else { return Vec::new() };
    let mut candidates = match ask {
        Ask::Recipient => Vec::new(),
        Ask::Area { .. } => areas(|area| Action::Search { area }),
        Ask::Take { .. } | Ask::Bonus { .. } | Ask::ExtraHere { .. } => goods(|good| Action::Take { good }),
        Ask::ExtraThere { .. } | Ask::ExtraMarket { .. } => goods(|good| Action::Take { good }),
        Ask::ExtraFrom { .. } => areas(|district| Action::TakeFrom { district }),
        Ask::SwapAway { .. } => goods(|good| Action::SwapAway { good }),
        Ask::SwapWith { .. } => areas(|district| Action::SwapWith { district }),
        Ask::SwapIn { .. } => goods(|good| Action::SwapIn { good }),
        Ask::ToMarket { .. } | Ask::FromMarket { .. } => goods(|good| Action::Move { good }),
        Ask::MoveTo { .. } => areas(|district| Action::MoveTo { district }),
        Ask::TurnDie => areas(|area| Action::TurnDie { area }),
        Ask::TurnTo { .. } => areas(|area| Action::TurnTo { area }),
        Ask::Sail => areas(|area| Action::Sail { area }),
        Ask::Donate { .. } => goods(|good| Action::Donate { first: good, second: good }),
    };
    if view.table.search().is_some() {
        candidates.push(Action::Decline);
    }
    choices::refused(world, seat, candidates)
}
