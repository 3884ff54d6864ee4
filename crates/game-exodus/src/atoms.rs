//! The closed lists of AE-1.3: what a field, a tile or a card may give, trigger or score. The numbers
//! in them come from `data/`.

use crate::kinds::{Book, Colour, Display, Floor, TileKind};
use schemars::JsonSchema;
use serde::Serialize;

/// AE-1.3.1: an effect atom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Atom {
    /// `book(S|C|K, n)`.
    Book(Book, u8),
    /// `book(any, n)`: the taker chooses each.
    AnyBook(u8),
    /// `gold(n)`.
    Gold(u8),
    /// `flame(n)`.
    Flame(u8),
    /// `vp(n)`.
    Vp(u8),
    /// `favour(n)`.
    Favour(u8),
    /// `bag_settler(n)`.
    BagSettler(u8),
    /// `influence_card`.
    InfluenceCard,
    /// `monument(i)`: one of the monuments of this space; only on the track. From 0.
    Monument(u8),
    /// `take_ship`.
    TakeShip,
    /// `take_workshop`.
    TakeWorkshop,
    /// `take_pillar(L|R|choice)`: none for a free choice of display.
    TakePillar(Option<Display>),
}

/// The most atoms of one list.
pub const ATOMS: usize = 6;

/// A short list of atoms, in the order of resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atoms {
    list: [Atom; ATOMS],
    count: u8,
}

impl Atoms {
    /// None.
    pub const NONE: Self = Self { list: [Atom::InfluenceCard; ATOMS], count: 0 };

    /// The first [`ATOMS`] of these.
    pub fn new(atoms: &[Atom]) -> Self {
        let mut list = Self::NONE;
        for &atom in atoms.iter().take(ATOMS) {
            list.list[usize::from(list.count)] = atom;
            list.count += 1;
        }
        list
    }

    /// The atoms.
    #[inline]
    pub fn get(&self) -> &[Atom] {
        &self.list[..usize::from(self.count)]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl Serialize for Atoms {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

/// AE-10.5, AE-10.7: what makes an active workshop give its gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// KNOW: a knowledge card received.
    Knowledge,
    /// SET: a settler of the colour from Atlantis.
    Settler(Colour),
    /// BOOK: a book of the kind from Atlantis.
    Book(Book),
    /// TILE: a workshop or agora from Atlantis; never a ship.
    Tile(TileKind),
}

/// AE-1.15: the effect of a workshop. The gain is a book, gold, flames, points or favour tokens: it
/// asks nobody anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub struct WorkshopEffect {
    pub trigger: Trigger,
    /// What it gives, once per item.
    pub gain: Atom,
}

/// AE-1.18: the effect of a pillar card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum PillarEffect {
    /// SWAP: give a book, take one of another kind.
    Swap,
    /// RECRUIT: give a settler to the bag, draw two, keep one.
    Recruit,
    /// OFFER: give a book, take so many points or so many flames.
    Offer {
        vp: u8,
        flames: u8,
    },
    /// SACRIFICE: give `vp` points, take any book or so many flames.
    Sacrifice {
        vp: u8,
        flames: u8,
    },
    /// CHANGE: 1 gold for so many equal books, or the other way round.
    Change {
        books: u8,
    },
    /// FAME, STUDY, FLAME: a plain gain.
    Gain(Atom),
    /// DEPART: dispatch a settler.
    Depart,
    /// SCHOOL: train a settler one arrow, paying its cost.
    School,
    /// BOTH: the base effect and the shaft effect.
    Both,
    Twice,
}

/// AE-14: the effect of an influence card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum InfluenceEffect {
    /// AE-14.1: exchange two residences.
    SwapResidences,
    /// AE-14.2: dispatch up to one settler of each colour.
    Delegation,
    /// AE-14.3, 5, 9, 12, 13, 16: an atom: flames, favour tokens, a ship, a workshop, a pillar card, points.
    Gain(Atom),
    /// AE-14.4: a settler from the bag onto any workshop slot.
    Apprentice,
    /// AE-14.6: turn the discs.
    TurnCity,
    /// AE-14.7: dispatch untrained settlers of a colour.
    MassDeparture,
    /// AE-14.8: train one arrow free of charge.
    Scholarship,
    /// AE-14.10: take an agora.
    TakeAgora,
    /// AE-14.11: take a knowledge card.
    Archive,
    /// AE-14.14: the printed books and gold of the king's field again.
    Tithe,
    /// AE-14.15: exchange books.
    BookExchange,
    /// AE-14.17: clear and refill the tile fields.
    ClearCity,
    /// AE-14.18: renew the knowledge display.
    NewCurriculum,
    /// AE-14.19: the latest track bonus again.
    Echo,
    /// AE-14.20: fill the incomplete residence from the bag.
    OpenDoors,
    /// AE-14.21: move a workshop or an agora.
    Relocate,
    /// AE-14.22: give at most so many books for `vp` points each.
    DonateBooks { most: u8, vp: u8 },
    /// AE-14.23: give at most so much gold for `vp` points each.
    OfferGold { most: u8, vp: u8 },
    /// AE-14.24: dispatch trained settlers of a colour.
    ExpertsDeparture,
}

/// AE-1.17: how a monument scores: `vp` for each, if there are at least so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum MonumentScore {
    /// FLOOR: per tile with this floor.
    Floor { floor: Floor, vp: u8 },
    /// AGORAS: per agora.
    Agoras { vp: u8 },
    /// WORKSHOPS: per workshop.
    Workshops { vp: u8 },
    /// ADJ-DIFF: per adjacent tile of another floor.
    AdjacentDifferent { vp: u8 },
    /// ADJ-SAME: per adjacent tile of the same floor.
    AdjacentSame { vp: u8 },
    /// ROWS: per row with so many different floors.
    Rows { floors: u8, vp: u8 },
    /// COLUMNS: per column with so many different floors.
    Columns { floors: u8, vp: u8 },
    /// ADJ-3: if so many adjacent tiles share one floor.
    AdjacentShare { tiles: u8, vp: u8 },
}

/// The longest table of points by number.
pub const STEPS: usize = 8;

/// Points by number: for 1, for 2 and so on; more than the last count as the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    points: [u8; STEPS],
    count: u8,
}

impl Steps {
    /// The first [`STEPS`] of these.
    pub fn new(points: &[u8]) -> Self {
        let mut steps = Self { points: [0; STEPS], count: points.len().min(STEPS) as u8 };
        let count = usize::from(steps.count);
        steps.points[..count].copy_from_slice(&points[..count]);
        steps
    }

    /// The points for so many.
    #[inline]
    pub fn of(&self, number: u8) -> u8 {
        match number.min(self.count) {
            0 => 0,
            step => self.points[usize::from(step) - 1],
        }
    }

    /// The points for 1, for 2 and so on.
    pub fn get(&self) -> &[u8] {
        &self.points[..usize::from(self.count)]
    }
}

impl Serialize for Steps {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

/// AE-1.19, AE-15: how a knowledge card scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum KnowledgeScore {
    /// `vp` per so many placed settlers of a colour.
    Settlers { colour: Colour, per: u8, vp: u8 },
    /// `vp` per pair of placed settlers of two colours.
    Pairs { colours: [Colour; 2], vp: u8 },
    /// `vp` per so many steps of the high priest.
    Priest { per: u8, vp: u8 },
    /// By the number of influence cards received.
    InfluenceCards(Steps),
    /// `vp` per so much gold owned.
    Gold { per: u8, vp: u8 },
    /// `vp` per so many books owned.
    Books { per: u8, vp: u8 },
    /// Per complete pillar.
    CompletePillars { vp: u8 },
    /// Per pillar card.
    PillarCards { vp: u8 },
    /// By the number of agoras.
    Agoras(Steps),
    /// Per workshop, active or not.
    Workshops { vp: u8 },
    /// Per active workshop.
    ActiveWorkshops { vp: u8 },
    /// Per ship.
    Ships { vp: u8 },
    /// Per knowledge card, this one included.
    KnowledgeCards { vp: u8 },
    /// Per full column.
    FullColumns { vp: u8 },
    /// Per full row.
    FullRows { vp: u8 },
}
