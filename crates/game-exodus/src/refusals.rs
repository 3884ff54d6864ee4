//! Why the rules refuse something: clause, reason and sentence. Pages translate by the name of the reason.

use engine::{Seat, refusals};

use crate::kinds::{Book, Cell, Colour, Field, Influence, Knowledge, OrderSpace, Profession, Stage, TileKind};

refusals! {
    /// Why not.
    pub enum Illegal {
        "AE-1.21" => Seats { seats: u8 }: "Atlantis Exodus is played by 1 to 4, not by {seats}",
        "AE-2.14" => StartSeat { seat: Seat, seats: u8 }: "nobody sits there who could begin",
        "AE-20.2" => NotAsked { seat: Seat }: "it is not your decision now",
        "AE-20.1" => OtherQuestion: "something else must be decided first",
        "AE-4.2" => SpaceTaken { space: OrderSpace, seat: Seat }: "{space} is taken already",
        "RU-66" => SpaceClosed { space: OrderSpace }: "{space} is not open for this number of players",
        "AE-5.2" => OtherRing { field: Field }: "{field} lies on another ring than the one of this round",
        "AE-1.4.4" => NotReached { from: Field, to: Field }:
            "a solid wall is in the way: {to} cannot be reached from {from}",
        "AE-5.3" => FieldTaken { field: Field, seat: Seat }: "another king stands on {field}",
        "AE-18.2" => FieldBlocked { field: Field }: "a neutral king blocks {field}",
        "RU-10" => NoBookLeft { book: Book }: "the supply has none of these left: {book}",
        "AE-7.1" => NoGoldLeft: "the supply has too little gold left",
        "AE-7.6" => CellCovered { cell: Cell }: "{cell} is covered already",
        "AE-10.2" => OtherCell { cell: Cell }: "this tile does not go on {cell}",
        "AE-1.8" => NoSuchCell { cell: Cell }: "there is nothing to choose on {cell}",
        "AE-6.C.1" => NobodyThere { profession: Profession }: "your training area holds no {profession}",
        "AE-10.3" => SlotDoesNotFit { profession: Profession }:
            "{profession} does not fit this place of the workshop",
        "AE-10.3" => NoSuchSlot { cell: Cell }: "{cell} has no such free workshop place",
        "AE-8.5" => NoCellForResidence: "all your residences are full, and no cell is free for a new one",
        "RU-13" => NoOpenResidence: "all your residences are full, and no new one lies open",
        "AE-8.1" => ResidenceNotOpen: "this residence does not lie open",
        "AE-9.4" => NoFreeShip: "you have no ship without a settler",
        "AE-6.C.2" => PillarDoesNotWait { profession: Profession }: "no pillar card of yours waits for: {profession}",
        "AE-6.D.2" => NoPillarForKnowledge: "settlers for a knowledge card may not go onto pillars",
        "AE-14.7" => NoPillarForCard: "this card sends nobody onto pillars",
        "AE-6.D.3" => NoPlaceForTheOther: "the other settler would have no place left",
        "AE-6.D.3" => NotAskedFor { profession: Profession }: "the knowledge card does not ask for: {profession}",
        "AE-14.2" => NotSentByCard { profession: Profession }:
            "the card does not send this settler now: {profession}",
        "RU-49" => NothingYet: "you must do at least one before you may stop",
        "RU-15" => NoSuchPillarCard { stage: Stage }: "there is no {stage} to take",
        "AE-12.2" => NoPillarFor { stage: Stage }: "you have no pillar for this {stage}",
        "AE-12.4" => NoSuchInstant: "the card does not give this now",
        "AE-13.4" => InfluenceNotOpen { card: Influence }: "{card} does not lie open",
        "RU-73" => NoInfluenceDeck: "the influence deck is empty",
        "AE-7.5" => NotDrawn: "this was not drawn",
        "AE-13.5" => NoSuchMonument: "this monument does not lie on the space",
        "AE-7.5" => TileNotOpen: "this tile does not lie in the open display",
        "RU-12" => NoTileLeft: "the pile is empty",
        "AE-6.1" => NoActionLeft: "you have no action left; a favour token would give you one",
        "RU-27" => TrackEnd: "your high priest is at the end of the track",
        "AE-6.B.1" => NoArrow { to: Profession }: "no arrow leads to {to}",
        "AE-6.B.1" => NobodyToTrain { from: Profession }: "for this your training area needs: {from}",
        "AE-6.B.1" => BooksMissing { book: Book, has: u8, needs: u8 }:
            "it costs {needs} and you have {has}, of these books: {book}",
        "AE-7.2" => GoldMissing { has: u8, needs: u8 }: "it costs {needs} gold and you have {has}",
        "AE-6.D.1" => NotDisplayed { name: Knowledge }: "{name} is not on display",
        "RU-23" => KnowledgeOwned { name: Knowledge }: "you own {name} already, and nobody may have two of one name",
        "AE-6.D.1" => ProfessionMissing { name: Knowledge, profession: Profession }:
            "{name} asks for this in your training area: {profession}",
        "AE-6.D.2" => NoTwoPlaces { name: Knowledge }:
            "there are not two places for the settlers of {name}: residences, ships and workshops are full",
        "AE-14.11" => NotDiscarded { name: Knowledge }: "{name} is not in the discard pile",
        "RU-14" => NoKnowledgeDeck: "the knowledge deck is empty",
        "AE-6.E.1" => NotHeld { card: Influence }: "you do not hold {card}",
        "RU-50" => CardWouldDoNothing { card: Influence, why: Idle }: "{card} would do nothing now: {why}",
        "AE-12.8" => NoSuchPillar: "you have no such pillar",
        "AE-6.3" => PillarUsed: "you have used this pillar in this turn already",
        "AE-12.3" => StageIncomplete { stage: Stage }: "this {stage} is not complete: its settler is missing",
        "RU-51" => PillarWouldDoNothing { why: Idle }: "this effect would do nothing now: {why}",
        "AE-6.2" => NoFavour: "you have no favour token",
        "AE-14.7" => NobodyOfColour { colour: Colour }: "nobody of this colour can be sent by this card",
        "AE-14.6" => TooManyTurns { turns: u8 }: "a disc has no such position",
        "AE-14.15" => NoBookToGive { book: Book }: "you have none of these to give: {book}",
        "AE-14.15" => SameBook: "a book is exchanged for one of another kind",
        "AE-14.21" => CannotMove { cell: Cell }: "what lies on {cell} cannot move",
        "AE-14.23" => NoGoldToGive { gold: u8 }: "you cannot give {gold} gold",
        "RU-87" => GivesNothing: "this would give you nothing",
        "RU-74" => CannotChange: "you cannot change this now",
        "RU-51" => NoSuchPart: "this part of the pillar cannot be used now",
    }
    luck {
        "AE-20.1" => OtherLuck: "luck has something else to decide now",
        "AE-20.10" => NoSuchLuck: "luck cannot decide so",
        "AE-20.10" => LuckCount { told: u8, wanted: u8 }: "luck names {told} things and not {wanted}",
        "AE-20.10" => NotInPile: "luck draws what is not there to be drawn",
    }
    names { Book, Colour, Field, Profession, Stage }
}

/// What the data set numbers is found by its number.
macro_rules! numbered {
    ($($kind:ty),+) => {
        $(impl From<$kind> for engine::Field {
            fn from(kind: $kind) -> Self {
                Self::named(&kind.0.to_string(), &kind.to_string())
            }
        })+
    };
}

numbered!(Cell, Influence, Knowledge, OrderSpace);

/// The enum of the reasons why an effect would do nothing: each with its sentence; messages know it by its name.
macro_rules! idle {
    ($($reason:ident $(($kind:ty))?: $text:literal,)+) => {
        /// RU-50, RU-51: why an effect would do nothing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Idle {
            $(#[doc = $text] $reason $(($kind))?,)+
        }

        impl From<Idle> for engine::Field {
            fn from(why: Idle) -> Self {
                match why {
                    $(Idle::$reason { .. } => Self::named(&engine::kebab(stringify!($reason)), $text),)+
                }
            }
        }
    };
}

idle! {
    TwoResidences: "it needs two residences", // IF01.
    NobodyToSend: "nobody can be sent anywhere", // IF02, IF07, IF24, DEPART.
    TrackEnd: "your high priest is at the end of the track", // Flames.
    EmptyBag: "the bag is empty", // IF04, IF20.
    NoFreeSlot: "no workshop of yours has a free place", // IF04.
    NoFavourSpace: "you have no free favour space", // IF05.
    NobodyToTrain: "nobody can be trained", // IF08, SCHOOL.
    NoTile(TileKind): "there is no tile to take", // IF09, IF10, IF12: nothing to take.
    NoRoom(TileKind): "you have no room for the tile", // IF09, IF10, IF12: no room.
    NoKnowledge: "there is no card to take", // IF11.
    NoPillarCard: "no pillar card fits your pillars", // IF13.
    NothingPrinted: "your king’s field shows no book and no gold that is in supply", // IF14.
    NothingToExchange: "you have nothing to exchange", // IF15, SWAP.
    NothingToClear: "there is no tile to clear or to lay", // IF17.
    NothingToReveal: "there is no knowledge card to discard or to reveal", // IF18.
    NoBonus: "your high priest has passed no bonus yet", // IF19.
    GivesNothing: "you would get nothing", // A bonus or gain that would give nothing now.
    NoIncomplete: "you have no incomplete residence", // IF20.
    NothingToMove: "nothing of yours can move", // IF21.
    NoBook: "you have no book to give", // IF22, OFFER.
    NoGold: "you have no gold to give", // IF23.
    NobodyInTraining: "your training area is empty", // RECRUIT.
    NoOtherColour: "the bag holds no settler of another colour", // RU-54: RECRUIT.
    NoPoints: "you have no points to give", // SACRIFICE.
    NothingToChange: "you have nothing to change", // CHANGE.
}
