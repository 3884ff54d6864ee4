//! Names of things, and what they give, in the person's language. Lists are lists of plain names, so that no language has
//! to bend them.

use engine::Seat;
use game_exodus::atoms::Atom;
use game_exodus::components::{Called, Title, Training};
use game_exodus::kinds::{
    Book, Cell, Colour, Display, Field, Floor, Influence, Knowledge, Monument, PillarCard, Profession, Ring, ShipType,
    Stage, TileKind,
};
use game_exodus::{Building, Components, Exodus, Good, Player, Source, Table, Tile, View};

pub(super) use super::cards::{
    agora, influence_effect, knowledge_score, monument_score, pillar_effect, pillar_name, residence, workshop,
};
use crate::l10n::{Lang, Value, knows, say};
use ui::picture::Scene;

/// The name of a thing by its id; what a corrected data file adds is called as it says there.
fn called(lang: Lang, key: &str, called: Option<&Called>) -> String {
    match called {
        _ if knows(lang, key) => say(lang, key, &[]),
        Some(called) if !called.name.is_empty() => called.name.clone(),
        Some(called) => called.id.clone(),
        None => String::new(),
    }
}

/// The id of a thing in the data files.
pub(super) fn id(list: &[Called], index: usize) -> &str {
    list.get(index).map_or("", |found| found.id.as_str())
}

/// Names of things by their ids.
macro_rules! by_id {
    ($($(#[$doc:meta])* $name:ident($thing:ty) in $list:ident: $key:literal;)+) => {
        $($(#[$doc])*
        pub(super) fn $name(lang: Lang, set: &Components, thing: $thing) -> String {
            let (list, index) = (&set.names.$list, usize::from(thing.0));
            called(lang, &$key.replace("{id}", id(list, index)), list.get(index))
        })+
    };
}

by_id! {
    /// A floor: "sand".
    floor(Floor) in floors: "exodus-floor-{id}";
    /// A type of ship: "turtle".
    ship(ShipType) in ships: "exodus-ship-{id}";
    /// A monument: "Guild House".
    monument(Monument) in monuments: "exodus-monument-{id}";
    /// A knowledge card: "Solar Eclipse".
    knowledge(Knowledge) in knowledge: "exodus-knowledge-{id}";
    /// An influence card: "Procession".
    influence(Influence) in influence: "exodus-influence-{id}";
}

/// A training field: "Physicist".
pub(super) fn profession(lang: Lang, set: &Components, profession: Profession) -> String {
    called(lang, &format!("exodus-profession-{}", profession.name()), set.names.professions.get(profession.index()))
}

/// A region: "North Africa".
pub(super) fn region(lang: Lang, set: &Components, row: u8) -> String {
    let (list, row) = (&set.names.regions, usize::from(row));
    called(lang, &format!("exodus-region-{}", id(list, row)), list.get(row))
}

/// A cell by region and column: "North Africa 2".
pub(super) fn cell(lang: Lang, set: &Components, cell: Cell) -> String {
    let face = set.grid.cell(cell);
    format!("{}\u{a0}{}", region(lang, set, face.row), face.column + 1)
}

/// A title of the solo game.
pub(super) fn title(lang: Lang, title: &Title) -> String {
    let key = format!("exodus-title-{}", title.id);
    if knows(lang, &key) { say(lang, &key, &[]) } else { title.name.clone() }
}

/// A title of the solo game by its id alone: an id that no language knows is shown itself.
pub(super) fn title_of(lang: Lang, id: &str) -> String {
    title(lang, &Title { id: id.to_owned(), name: id.to_owned(), from: None })
}

/// A city field as the board names it: "M3".
pub(super) fn field(field: Field) -> String {
    field.to_string()
}

/// A ring: "middle ring".
pub(super) fn ring(lang: Lang, ring: Ring) -> String {
    say(lang, "exodus-ring", &[("ring", ring.index().into())])
}

/// A colour of settlers: "purple".
pub(super) fn colour(lang: Lang, colour: Colour) -> String {
    of_colour(lang, "exodus-colour", colour)
}

/// "purple settler".
pub(super) fn settler(lang: Lang, colour: Colour) -> String {
    of_colour(lang, "exodus-colour-settler", colour)
}

fn of_colour(lang: Lang, key: &str, colour: Colour) -> String {
    say(lang, key, &[("colour", colour.to_string().into())])
}

/// A kind of book: "science book".
pub(super) fn book(lang: Lang, book: Book) -> String {
    say(lang, "exodus-book", &[("book", book.to_string().into())])
}

/// A stage of a pillar: "shaft".
pub(super) fn stage(lang: Lang, stage: Stage) -> String {
    say(lang, "exodus-stage", &[("stage", stage.name().into())])
}

/// A kind of tile: "workshop".
pub(super) fn tile_kind(lang: Lang, kind: TileKind) -> String {
    match kind {
        TileKind::Ship => say(lang, "exodus-tile-ship", &[]),
        TileKind::Workshop => say(lang, "exodus-tile-workshop", &[]),
        TileKind::Agora => say(lang, "exodus-tile-agora", &[]),
    }
}

fn counted(lang: Lang, key: &str, count: impl Into<Value<'static>>) -> String {
    say(lang, key, &[("count", count.into())])
}

/// So many of something.
macro_rules! counted {
    ($($(#[$doc:meta])* $name:ident($count:ty): $key:literal;)+) => {
        $($(#[$doc])*
        pub(super) fn $name(lang: Lang, count: $count) -> String {
            counted(lang, $key, count)
        })+
    };
}

counted! {
    /// "3 points".
    points(i32): "exodus-points";
    /// "2 gold".
    gold(u8): "exodus-gold";
    /// "2 flames".
    flames(u8): "exodus-flames";
    /// "1 favour token".
    favours(u8): "exodus-favours";
    /// "2 actions".
    actions(u8): "exodus-actions";
    /// "5 places".
    places(u8): "exodus-places";
    /// "2 influence cards".
    influence_cards(u8): "exodus-influence-cards";
    /// "2 knowledge cards".
    knowledge_cards(u8): "exodus-knowledge-cards";
    /// "2 quarter turns".
    quarters(u8): "exodus-quarters";
}

/// Goods of the supply: "2 science books"; without a kind, books of any.
pub(super) fn goods(lang: Lang, good: Option<Good>, count: u8) -> String {
    match good {
        Some(Good::Book(book)) => books(lang, Some(book), count),
        Some(Good::Gold) => gold(lang, count),
        Some(Good::Favour) => favours(lang, count),
        None => books(lang, None, count),
    }
}

/// "2 science books"; without a kind, of any.
pub(super) fn books(lang: Lang, book: Option<Book>, count: u8) -> String {
    let kind = book.map_or_else(|| "any".to_owned(), |book| book.to_string());
    say(lang, "exodus-books", &[("book", kind.into()), ("count", count.into())])
}

/// "2 × Scientist"; one alone without a number.
pub(super) fn times(lang: Lang, count: u8, thing: String) -> String {
    if count == 1 { thing } else { say(lang, "exodus-times", &[("count", count.into()), ("thing", thing.into())]) }
}

/// A list, or "nothing".
pub(super) fn list(lang: Lang, things: &[String]) -> String {
    if things.is_empty() { say(lang, "exodus-nothing", &[]) } else { things.join(", ") }
}

/// Settlers in a list, or "nobody".
pub(super) fn people(lang: Lang, counts: [u8; 3]) -> String {
    let list = crowd(lang, counts);
    if list.is_empty() { say(lang, "exodus-nobody", &[]) } else { list.join(", ") }
}

/// Ships and cards in a list, or "none".
pub(super) fn or_none(lang: Lang, things: &[String]) -> String {
    if things.is_empty() { say(lang, "exodus-none", &[]) } else { things.join(", ") }
}

/// Things to choose from: "1 book, 1 gold or 1 settler".
pub(super) fn either(lang: Lang, things: &[String]) -> String {
    match things {
        [] => say(lang, "exodus-nothing", &[]),
        [one] => one.clone(),
        [first @ .., last] => {
            say(lang, "exodus-or", &[("first", first.join(", ").into()), ("last", last.clone().into())])
        }
    }
}

/// One gain: "2 flames", "influence card".
pub(super) fn atom(lang: Lang, atom: Atom) -> String {
    match atom {
        Atom::Book(kind, count) => books(lang, Some(kind), count),
        Atom::AnyBook(count) => books(lang, None, count),
        Atom::Gold(count) => gold(lang, count),
        Atom::Flame(count) => flames(lang, count),
        Atom::Vp(count) => points(lang, count.into()),
        Atom::Favour(count) => favours(lang, count),
        Atom::BagSettler(count) => counted(lang, "exodus-bag-settlers", count),
        Atom::InfluenceCard => say(lang, "exodus-gain-influence", &[]),
        Atom::Monument(_) => say(lang, "exodus-tile-monument", &[]),
        Atom::TakeShip => tile_kind(lang, TileKind::Ship),
        Atom::TakeWorkshop => tile_kind(lang, TileKind::Workshop),
        Atom::TakePillar(None) => say(lang, "exodus-gain-pillar", &[]),
        Atom::TakePillar(Some(display)) => pillar_of(lang, display),
    }
}

fn pillar_of(lang: Lang, display: Display) -> String {
    say(lang, "exodus-gain-pillar-display", &[("display", display.name().into())])
}

/// All of these: "2 points, 1 flame", or "nothing".
pub(super) fn gains(lang: Lang, atoms: &[Atom]) -> String {
    list(lang, &atoms.iter().map(|&one| atom(lang, one)).collect::<Vec<_>>())
}

/// The books and gold of a price or a store: "2 science books, 1 gold"; without what there is none of.
pub(super) fn stock(lang: Lang, kinds: [u8; 3], coins: u8) -> Vec<String> {
    let mut things: Vec<String> = Book::ALL
        .into_iter()
        .filter(|kind| kinds[kind.index()] > 0)
        .map(|kind| books(lang, Some(kind), kinds[kind.index()]))
        .collect();
    things.extend((coins > 0).then(|| gold(lang, coins)));
    things
}

/// What the arrow to a training field costs.
pub(super) fn cost(lang: Lang, field: &Training) -> String {
    list(lang, &stock(lang, field.books, field.gold))
}

/// AE-5.4: what a field gives, in the order of resolution: "1 science book, ship".
pub(super) fn field_gains(lang: Lang, set: &Components, field: Field) -> String {
    let face = set.city.field(field);
    gains_of(lang, set, field, face.places, face.tile.is_some())
}

/// The same as far as it is there now: without settlers and tiles that are gone.
pub(super) fn field_gains_now(lang: Lang, table: &Table, field: Field) -> String {
    let standing = table.standing(field).flatten().count() as u8;
    gains_of(lang, table.components(), field, standing, table.tile(field).is_some())
}

fn gains_of(lang: Lang, set: &Components, field: Field, standing: u8, tile: bool) -> String {
    let face = set.city.field(field);
    let mut things = stock(lang, face.books, 0);
    things.extend((face.any_books > 0).then(|| books(lang, None, face.any_books)));
    things.extend((face.gold > 0).then(|| gold(lang, face.gold)));
    things.extend((standing > 0).then(|| counted(lang, "exodus-standing-settlers", standing)));
    things.extend((face.bag > 0).then(|| atom(lang, Atom::BagSettler(face.bag))));
    things.extend(face.tile.filter(|_| tile).map(|kind| tile_kind(lang, kind)));
    things.extend(face.pillar.map(|display| pillar_of(lang, display)));
    things.extend((face.flames > 0).then(|| flames(lang, face.flames)));
    things.extend((face.favours > 0).then(|| favours(lang, face.favours)));
    things.extend(face.more.get().iter().map(|&more| atom(lang, more)));
    list(lang, &things)
}

/// The name of the colour of a seat, as messages choose by it.
pub(super) fn seat_key(Seat(seat): Seat) -> &'static str {
    ["red", "blue", "yellow", "jade"][usize::from(seat) % 4]
}

/// The colour of a seat: "red".
pub(super) fn seat_colour(lang: Lang, seat: Seat) -> String {
    say(lang, "exodus-seat-colour", &[("colour", seat_key(seat).into())])
}

/// The letter of a seat: "R".
pub(super) fn seat_letter(lang: Lang, seat: Seat) -> String {
    say(lang, "exodus-seat-letter", &[("colour", seat_key(seat).into())])
}

/// A seat's mark in words: "red, letter R".
pub(super) fn mark(lang: Lang, seat: Seat) -> String {
    let args = [("colour", seat_colour(lang, seat).into()), ("letter", seat_letter(lang, seat).into())];
    say(lang, "exodus-seat-mark", &args)
}

/// A person in a list: "you", "Anna".
pub(super) fn name(scene: &Scene<'_, Exodus>, seat: Seat) -> String {
    of_seat(scene, "exodus-party", seat)
}

/// A person at the beginning of a sentence: "You", "Anna".
pub(super) fn subject(scene: &Scene<'_, Exodus>, seat: Seat) -> String {
    of_seat(scene, "exodus-subject", seat)
}

fn of_seat(scene: &Scene<'_, Exodus>, key: &str, seat: Seat) -> String {
    let who = if scene.is_you(seat) { "you" } else { "other" };
    say(scene.lang, key, &[("who", who.into()), ("name", scene.name(seat).to_owned().into())])
}

/// Settlers by colour: "2 × purple settler", "brown settler".
pub(super) fn crowd(lang: Lang, counts: [u8; 3]) -> Vec<String> {
    let there = Colour::ALL.into_iter().filter(|colour| counts[colour.index()] > 0);
    there.map(|colour| times(lang, counts[colour.index()], settler(lang, colour))).collect()
}

/// What a gain comes from: "dispatch bonus Physicist".
pub(super) fn source(lang: Lang, set: &Components, source: Source) -> String {
    let (key, name) = match source {
        Source::City => ("city", String::new()),
        Source::Order(_) => ("order", String::new()),
        Source::Workshop(_) => ("workshop", String::new()),
        Source::Cell(_) => ("cell", String::new()),
        Source::Dispatch(who) => ("dispatch", profession(lang, set, who)),
        Source::Track(space) => ("track", space.to_string()),
        Source::Echo(space) => ("echo", space.to_string()),
        Source::Agora(_) => ("agora", String::new()),
        Source::Instant(_) => ("instant", String::new()),
        Source::Pillar(_) => ("pillar", String::new()),
        Source::Influence(card) => ("influence", influence(lang, set, card)),
        Source::Advance => ("advance", String::new()),
    };
    say(lang, "exodus-source", &[("source", key.into()), ("name", name.into())])
}

/// A tile of a settlement.
pub(super) fn building(lang: Lang, set: &Components, building: Building) -> String {
    match building {
        Building::Residence(tile) => residence(lang, set, tile),
        Building::Workshop(tile) => super::cards::workshop_short(lang, set, tile),
        Building::Agora(tile) => agora(lang, set, tile),
        Building::Monument(tile) => monument(lang, set, tile),
    }
}

/// A ship with the word for it: "ship turtle".
pub(super) fn ship_named(lang: Lang, set: &Components, kind: ShipType) -> String {
    format!("{} {}", tile_kind(lang, TileKind::Ship), ship(lang, set, kind))
}

/// AE-16.2: a person's share of a region: "Anna: 6 points (purple 3, white 2, brown 0)".
pub(super) fn region_share(scene: &Scene<'_, Exodus>, seat: Seat, counts: [u8; 3], won: i32) -> String {
    let lang = scene.lang;
    let [purple, white, brown] = counts;
    let counts = [("purple", purple.into()), ("white", white.into()), ("brown", brown.into())];
    let counts = say(lang, "exodus-region-counts", &counts);
    let args = [("name", name(scene, seat).into()), ("points", points(lang, won).into()), ("counts", counts.into())];
    say(lang, "exodus-region-share", &args)
}

/// A tile of a settlement with all it does.
pub(super) fn building_full(lang: Lang, set: &Components, building: Building) -> String {
    match building {
        Building::Residence(tile) => sentence(residence(lang, set, tile)),
        Building::Workshop(tile) => sentence(workshop(lang, set, tile)),
        Building::Agora(tile) => sentence(agora(lang, set, tile)),
        Building::Monument(tile) => super::cards::monument(lang, set, tile),
    }
}

/// A line that begins with a name as a sentence: a capital at its beginning, a full stop at its end.
pub(super) fn sentence(words: String) -> String {
    let mut chars = words.chars();
    let Some(first) = chars.next() else { return words };
    let stop = if words.ends_with(['.', '?']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), chars.as_str())
}

/// A tile of those that lie in the city, as short as it can be told apart.
pub(super) fn tile_short(lang: Lang, set: &Components, tile: Tile) -> String {
    match tile {
        Tile::Ship(kind) => ship(lang, set, kind),
        Tile::Workshop(tile) => super::cards::workshop_short(lang, set, tile),
        Tile::Agora(tile) => agora(lang, set, tile),
    }
}

/// The tile on a city field, and who stands on it: "Lying there: agora (sand): 2 gold."
pub(super) fn city_tile(lang: Lang, table: &Table, field: Field, tile: Tile) -> String {
    let set = table.components();
    let words = match tile {
        Tile::Ship(kind) => ship_named(lang, set, kind),
        _ => tile_short(lang, set, tile),
    };
    let mut said = vec![say(lang, "exodus-text-field-tile", &[("tile", words.into())])];
    said.extend(
        table
            .agora_settler(field)
            .map(|colour| say(lang, "exodus-text-field-agora-settler", &[("settler", settler(lang, colour).into())])),
    );
    said.join(" ")
}

/// AE-1.4.4: the fields a king reaches from here with the discs turned so: "M0, M1, M6, M7".
pub(super) fn reach(table: &Table, from: Field, top: u8, middle: u8) -> String {
    let reached = table.components().city.reach(from, top, middle);
    let ring = if from.ring() == Ring::Top { Ring::Middle } else { Ring::Bottom };
    let numbers = (0..16u8).filter(|number| reached >> number & 1 == 1);
    numbers.map(|number| field(Field::new(ring, number))).collect::<Vec<_>>().join(", ")
}

/// AE-16.1: the next settlement scoring: its year, and its row.
pub(super) fn next_scoring(table: &Table) -> Option<(u8, u8)> {
    table.next_settlement().map(|(year, rows)| (year, rows.trailing_zeros() as u8))
}

/// AE-16.1: which regions are scored after a year, if any are.
pub(super) fn scored_after(lang: Lang, set: &Components, year: u8) -> Option<String> {
    let rows = set.grid.scored.get(usize::from(year)).copied().unwrap_or(0);
    let regions: Vec<String> =
        (0..set.grid.rows).filter(|row| rows >> row & 1 == 1).map(|row| region(lang, set, row)).collect();
    let args = [("region", list(lang, &regions).into()), ("year", year.into())];
    (!regions.is_empty()).then(|| say(lang, "exodus-strip-next", &args))
}

/// The card of a stage of a pillar, counted from 0.
pub(super) fn card_of(player: &Player, pillar: u8, stage: Stage) -> Option<PillarCard> {
    player.pillars().get(usize::from(pillar))?.card(stage)
}

/// Who stands and what lies on a city field now.
pub(super) fn lying(lang: Lang, table: &Table, at: Field) -> Vec<String> {
    let mut said = Vec::new();
    let face = table.components().city.field(at);
    if face.places > 0 {
        let mut counts = [0; 3];
        table.standing(at).flatten().for_each(|colour| counts[colour.index()] += 1);
        said.push(say(lang, "exodus-text-field-settlers", &[("list", people(lang, counts).into())]));
    }
    said.extend(face.tile.map(|_| match table.tile(at) {
        Some(tile) => city_tile(lang, table, at, tile),
        None => say(lang, "exodus-text-field-no-tile", &[]),
    }));
    said
}

/// Everything about a city field: what it gives, what stands and lies there, who is on it.
pub(super) fn field_words(view: &View, scene: &Scene<'_, Exodus>, at: Field) -> String {
    let (lang, table) = (scene.lang, &view.table);
    let set = table.components();
    let one = |key: &str, name: &str, value: String| say(lang, key, &[(name, value.into())]);
    let args = [("field", field(at).into()), ("gain", field_gains(lang, set, at).into())];
    let mut said = vec![say(lang, "exodus-text-field", &args)];
    said.extend(lying(lang, table, at));
    said.extend(table.guard_beside(at).map(|colour| one("exodus-text-field-guard", "settler", settler(lang, colour))));
    let mut kings: Vec<String> = table.kings(at).map(|seat| name(scene, seat)).collect();
    kings.extend(table.neutrals().filter(|&king| king == at).map(|_| say(lang, "exodus-neutral-king", &[])));
    if !kings.is_empty() {
        said.push(one("exodus-text-field-kings", "names", kings.join(", ")));
    }
    said.join(" ")
}

/// Everything about a cell of a settlement: its bonus, or the tile and who lives there.
pub(super) fn cell_words(view: &View, scene: &Scene<'_, Exodus>, seat: Seat, at: Cell) -> String {
    let (lang, table) = (scene.lang, &view.table);
    let set = table.components();
    let (face, plot) = (set.grid.cell(at), table.player(seat).plot(at));
    let Some(tile) = plot.building else {
        let args = [
            ("cell", cell(lang, set, at).into()),
            ("agora", if face.agora { "yes" } else { "no" }.into()),
            ("bonus", atom(lang, face.bonus).into()),
        ];
        return say(lang, "exodus-text-cell-free", &args);
    };
    let args = [("cell", cell(lang, set, at).into()), ("tile", building(lang, set, tile).into())];
    let mut said = vec![say(lang, "exodus-text-cell", &args)];
    if matches!(tile, Building::Residence(_) | Building::Workshop(_)) {
        said.push(say(lang, "exodus-text-on", &[("list", people(lang, plot.settlers()).into())]));
    }
    match tile {
        Building::Residence(tile) => {
            let free = set.residence(tile).places.saturating_sub(plot.people());
            said.push(say(lang, "exodus-text-free-places", &[("count", free.into())]));
        }
        Building::Workshop(_) => {
            let active = table.player(seat).active_workshops() >> at.index() & 1 == 1;
            said.push(say(lang, "exodus-text-active", &[("active", if active { "yes" } else { "no" }.into())]));
        }
        Building::Monument(tile) => said.push(monument_score(lang, set, tile)),
        Building::Agora(_) => {}
    }
    said.join(" ")
}

/// A tile by its kind and floor: "agora (sand)".
pub(super) fn tile_floor(lang: Lang, set: &Components, kind: TileKind, on: Floor) -> String {
    let args = [("tile", tile_kind(lang, kind).into()), ("floor", floor(lang, set, on).into())];
    say(lang, "exodus-tile-floor", &args)
}
