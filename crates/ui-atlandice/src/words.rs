//! The words of the game: areas, goods, tiles, parties, the clock, and what can be chosen.

use engine::{Game, Seat};
use game_atlandice::{Action, Area, Ask, Atlandice, Components, Effect, Good, Party, Recipient, Symbol, Tile, View};
use maud::{Markup, html};

use crate::l10n::{Lang, join_names, say};
use ui::picture::Scene;

/// Functions that say one thing in several forms, each by a message of its own: `area_in(lang, area)`.
macro_rules! forms {
    ($thing:ident: $kind:ty, $variable:literal = $value:expr; $($(#[$note:meta])* $name:ident: $key:literal,)+) => {
        $($(#[$note])*
        pub(super) fn $name(lang: Lang, $thing: $kind) -> String {
            say(lang, $key, &[($variable, $value.into())])
        })+
    };
}

forms! { area: Area, "area" = area.name();
    /// A heading or a label.
    area: "ad-area",
    /// On a button.
    area_button: "ad-area-button",
    /// The subject of a sentence.
    area_subject: "ad-area-subject",
    /// What is searched: "the Library".
    area_the: "ad-area-the",
    /// Where resources lie: "in the Library".
    area_in: "ad-area-in",
    /// Where a die or the submarine lies: "beside the Library".
    area_by: "ad-area-by",
    /// Where a resource comes from.
    area_from: "ad-area-from",
    /// Where a die or the submarine comes from.
    area_off: "ad-area-off",
    /// Where a resource goes.
    area_to: "ad-area-to",
    /// Where a die or the submarine goes.
    area_towards: "ad-area-towards",
}

forms! { good: Good, "good" = good.name();
    /// The name of one resource.
    good: "ad-good",
    /// One resource as the object of a sentence: "a jewel".
    good_a: "ad-good-a",
    /// On a button.
    good_button: "ad-good-button",
    /// A type of resources as a heading: "Jewels".
    good_name: "ad-good-name",
    /// A type of resources after "most", "no" or "all".
    good_most: "ad-good-most",
}

forms! { count: u8, "count" = count;
    /// "3 resources".
    resources: "ad-resources",
    /// "2 dice".
    dice: "ad-dice",
    /// "15 spaces".
    spaces: "ad-spaces",
    /// "2 hand symbols".
    hands: "ad-hands",
}

/// "3 points".
pub(super) fn points(lang: Lang, points: i32) -> String {
    say(lang, "ad-points", &[("points", points.into())])
}

/// Counted resources: "3 jewels".
pub(super) fn goods(lang: Lang, good: Good, count: u8) -> String {
    say(lang, "ad-goods", &[("good", good.name().into()), ("count", count.into())])
}

/// Counted resources as the object of a sentence.
pub(super) fn goods_acc(lang: Lang, good: Good, count: u8) -> String {
    say(lang, "ad-goods-acc", &[("good", good.name().into()), ("count", count.into())])
}

/// All that lies somewhere: "2 jewels, 1 book", or "nothing".
pub(super) fn holding(lang: Lang, held: &[u8; 5]) -> String {
    let lying = Good::ALL.into_iter().zip(held).filter(|(_, count)| **count > 0);
    let list: Vec<String> = lying.map(|(good, &count)| goods(lang, good, count)).collect();
    if list.is_empty() { say(lang, "ad-nothing", &[]) } else { list.join(", ") }
}

/// Two resources as the object of a sentence: "a jewel and a book", "2 jewels".
pub(super) fn pair_a(lang: Lang, first: Good, second: Good) -> String {
    pair(lang, good_a, first, second)
}

fn pair(lang: Lang, form: fn(Lang, Good) -> String, first: Good, second: Good) -> String {
    if first == second {
        return goods_acc(lang, first, 2);
    }
    join_names(lang, &[first, second].map(|good| form(lang, good)))
}

/// Things to choose from: "1, 3 or 5".
pub(super) fn either(lang: Lang, things: &[impl AsRef<str>]) -> String {
    match things {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first = first.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
            say(lang, "ad-or", &[("first", first.into()), ("last", last.as_ref().into())])
        }
    }
}

/// A party inside a sentence: "you", "Anna", "the neutral party".
pub(super) fn party(scene: &Scene<'_, Atlandice>, party: Party) -> String {
    of_party(scene, "ad-party", party)
}

/// A party at the beginning of a sentence.
pub(super) fn subject(scene: &Scene<'_, Atlandice>, party: Party) -> String {
    of_party(scene, "ad-subject", party)
}

/// A party in a list of numbers, as short as it can be.
pub(super) fn party_short(scene: &Scene<'_, Atlandice>, party: Party) -> String {
    of_party(scene, "ad-party-short", party)
}

/// A party as a heading.
pub(super) fn party_title(scene: &Scene<'_, Atlandice>, party: Party) -> String {
    of_party(scene, "ad-party-title", party)
}

fn of_party(scene: &Scene<'_, Atlandice>, key: &str, party: Party) -> String {
    let name = party.seat().map_or("", |seat| scene.name(seat)).to_owned();
    say(scene.lang, key, &[("who", who(scene, party).into()), ("name", name.into())])
}

/// How messages tell parties apart.
pub(super) fn who(scene: &Scene<'_, Atlandice>, party: Party) -> &'static str {
    match party {
        Party::Neutral => "neutral",
        Party::Seat(seat) if scene.is_you(seat) => "you",
        Party::Seat(_) => "other",
    }
}

/// The letter on a party's mark.
pub(super) fn party_letter(lang: Lang, party: Party) -> String {
    say(lang, "ad-letter", &[("colour", colour_key(party).into())])
}

/// A party's mark in words: "blue, letter B".
pub(super) fn party_mark(lang: Lang, party: Party) -> String {
    let colour = say(lang, "ad-colour", &[("colour", colour_key(party).into())]);
    let letter = party_letter(lang, party);
    say(lang, "ad-mark", &[("colour", colour.into()), ("letter", letter.into())])
}

fn colour_key(party: Party) -> &'static str {
    match party {
        Party::Neutral => "grey",
        Party::Seat(Seat(seat)) => ["blue", "red", "jade", "yellow"][usize::from(seat) % 4],
    }
}

/// What a tile does in a few words: "1, 3 or 5: one more here".
pub(super) fn tile_short(lang: Lang, components: &Components, tile: Tile) -> String {
    of_tile(lang, components, "ad-tile-short", tile)
}

/// What a tile does, in a sentence.
pub(super) fn tile_effect(lang: Lang, components: &Components, tile: Tile) -> String {
    of_tile(lang, components, "ad-tile-effect", tile)
}

/// What a tile does in a search for a party: the neutral one gets what a player may take.
pub(super) fn tile_effect_for(lang: Lang, components: &Components, tile: Tile, party: Party) -> String {
    let key = match (party, components.tile(tile).effect) {
        (Party::Neutral, Effect::ExtraHereOnRoll | Effect::ExtraElsewhereOnRoll | Effect::ExtraFromMarketOnRoll) => {
            "ad-tile-effect-neutral"
        }
        _ => "ad-tile-effect",
    };
    of_tile(lang, components, key, tile)
}

fn of_tile(lang: Lang, components: &Components, key: &str, tile: Tile) -> String {
    let face = components.tile(tile);
    let wanted: Vec<String> = face.wanted().map(|face| face.to_string()).collect();
    say(lang, key, &[("effect", face.effect.name().into()), ("faces", either(lang, &wanted).into())])
}

/// A tile by its district and what it does.
pub(super) fn tile_name(lang: Lang, components: &Components, tile: Tile) -> String {
    let (district, short) = (area(lang, tile.district()), tile_short(lang, components, tile));
    say(lang, "ad-tile-name", &[("district", district.into()), ("short", short.into())])
}

/// The clause of what a tile does; the Forge has its own for what the Jeweller does on other faces.
pub(super) fn tile_clause(components: &Components, tile: Tile) -> &'static str {
    const IN_THEIR_ORDER: [&str; 12] = [
        "AD-5.1", "AD-5.2", "AD-5.3", "AD-5.4", "AD-5.5", "AD-5.6", "AD-5.7", "AD-5.8", "AD-5.9", "AD-5.10", "AD-5.12",
        "AD-5.13",
    ];
    match components.tile(tile).effect {
        Effect::ExtraHereOnRoll if tile.district() == Area::Forge => "AD-5.11",
        effect => IN_THEIR_ORDER[effect.index()],
    }
}

/// The symbol of a space of the clock: "inventory of books".
pub(super) fn symbol(lang: Lang, symbol: Symbol) -> String {
    let (key, goods) = symbol_key(lang, symbol);
    say(lang, "ad-symbol", &[("symbol", key.into()), ("goods", goods.into())])
}

/// What the symbol of a space does, in a sentence.
pub(super) fn symbol_words(lang: Lang, components: &Components, symbol: Symbol) -> String {
    let (key, goods) = symbol_key(lang, symbol);
    let worth = components.worth();
    let points_for = match symbol {
        Symbol::Donation => worth.donation,
        _ => worth.inventory,
    };
    let args = [
        ("symbol", key.into()),
        ("goods", goods.into()),
        ("points", points(lang, points_for.into()).into()),
        ("cost", resources(lang, 2).into()),
    ];
    say(lang, "ad-symbol-effect", &args)
}

fn symbol_key(lang: Lang, symbol: Symbol) -> (&'static str, String) {
    match symbol {
        Symbol::Start => ("start", String::new()),
        Symbol::Plain => ("plain", String::new()),
        Symbol::Inventory(good) => ("inventory", good_most(lang, good)),
        Symbol::InventoryTotal => ("inventory_total", String::new()),
        Symbol::Donation => ("donation", String::new()),
        Symbol::Waves => ("waves", String::new()),
    }
}

/// How messages tell a space without a symbol from the others.
pub(super) fn symbol_kind(symbol: Symbol) -> &'static str {
    if symbol == Symbol::Plain { "plain" } else { "other" }
}

/// Where the hand stands and how far the waves are.
pub(super) fn clock(lang: Lang, view: &View) -> String {
    let (hand, last) = (view.table.hand(), view.table.components().last_space());
    let left = last.saturating_sub(hand);
    let spaces = spaces(lang, left).into();
    say(lang, "ad-clock", &[("hand", hand.into()), ("last", last.into()), ("left", left.into()), ("spaces", spaces)])
}

/// Everything about an area: dice, submarine, goods, tile and effect, hand symbols, who holds how many of its good.
pub(super) fn area_words(view: &View, scene: &Scene<'_, Atlandice>, place: Area) -> String {
    let lang = scene.lang;
    let table = &view.table;
    if place.is_district() && table.is_exhausted(place) {
        return say(lang, "ad-area-exhausted", &[("area", area(lang, place).into())]);
    }
    let mut parts = vec![say(
        lang,
        "ad-area-words",
        &[
            ("area", area(lang, place).into()),
            ("dice", table.dice(place).into()),
            ("goods", holding(lang, &table.goods(place)).into()),
        ],
    )];
    if table.submarine() == place {
        parts.push(say(lang, "ad-area-submarine", &[]));
    }
    match (table.tile(place), place.good()) {
        (Some(tile), Some(good)) => {
            parts.push(tile_effect(lang, table.components(), tile));
            parts.push(say(lang, "ad-area-below", &[("count", table.below(place).count().into())]));
            parts.push(standing(view, scene, good));
        }
        (None, Some(good)) => parts.push(standing(view, scene, good)),
        _ => parts.push(say(lang, "ad-market-effect", &[])),
    }
    parts.push(say(lang, "ad-area-hands", &[("hands", hands(lang, table.hands(place)).into())]));
    parts.join(" ")
}

/// Who holds how many of a good: "Jewels – you: 3, Anna: 1, neutral: 0."
pub(super) fn standing(view: &View, scene: &Scene<'_, Atlandice>, good: Good) -> String {
    let table = &view.table;
    let held = |holder: Party| (holder, table.held(holder)[good.index()]);
    let list = counted(scene, table.parties().map(held));
    say(scene.lang, "ad-standing", &[("goods", good_name(scene.lang, good).into()), ("list", list.into())])
}

/// Parties with their numbers: "you: 3, Anna: 1, neutral: 0".
pub(super) fn counted(scene: &Scene<'_, Atlandice>, list: impl Iterator<Item = (Party, u8)>) -> String {
    list.map(|(holder, count)| format!("{}: {count}", party_short(scene, holder))).collect::<Vec<_>>().join(", ")
}

/// A choice as the label of a button.
pub(super) fn action(lang: Lang, view: &View, action: Action) -> String {
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let ask = view.table.asked().map(|(_, ask)| ask);
    match action {
        Action::For { party: Recipient::Own } => say(lang, "ad-action-for-own", &[]),
        Action::For { party: Recipient::Neutral } => say(lang, "ad-action-for-neutral", &[]),
        Action::Search { area } => one("ad-action-search", "area", area_button(lang, area)),
        Action::Take { good } => one("ad-action-take", "good", good_button(lang, good)),
        Action::TakeFrom { district } => one("ad-action-take-from", "from", area_from(lang, district)),
        Action::SwapAway { good } => one("ad-action-swap-away", "good", good_button(lang, good)),
        Action::SwapWith { district } => one("ad-action-swap-with", "from", area_from(lang, district)),
        Action::SwapIn { good } => one("ad-action-swap-in", "good", good_a(lang, good)),
        Action::Move { good } => one("ad-action-move", "good", good_button(lang, good)),
        Action::MoveTo { district } => one("ad-action-move-to", "to", area_to(lang, district)),
        Action::TurnDie { area } => one("ad-action-turn-die", "by", area_by(lang, area)),
        Action::TurnTo { area } if ask == Some(Ask::TurnTo { from: area }) => {
            one("ad-action-turn-leave", "by", area_by(lang, area))
        }
        Action::TurnTo { area } => {
            say(lang, "ad-action-turn-to", &[("face", area.face().into()), ("area", self::area(lang, area).into())])
        }
        Action::Sail { area } => one("ad-action-sail", "to", area_towards(lang, area)),
        Action::Donate { first, second } => one("ad-action-donate", "goods", pair(lang, good_button, first, second)),
        Action::Decline => say(lang, "ad-action-decline", &[]),
        Action::Stop if matches!(ask, Some(Ask::Donate { gained: 0 })) => say(lang, "ad-action-give-nothing", &[]),
        Action::Stop => say(lang, "ad-action-stop", &[]),
    }
}

/// Where the goods lie that are asked about.
pub(super) fn source(ask: Ask) -> Option<Area> {
    match ask {
        Ask::Take { area, .. } | Ask::Bonus { area, .. } | Ask::ExtraHere { area, .. } => Some(area),
        Ask::SwapAway { area } | Ask::ToMarket { area } => Some(area),
        Ask::ExtraThere { district, .. } | Ask::SwapIn { district, .. } => Some(district),
        Ask::ExtraMarket { .. } | Ask::FromMarket { .. } => Some(Area::BlackMarket),
        _ => None,
    }
}

/// A link into the rules.
pub(super) fn clause(id: &str) -> Markup {
    html! { a.clause href={ "/games/" (Atlandice::META.id) "/rules#" (id) } { (id) } }
}
