//! Who may know what. A view is what lies open, and of what is hidden the part that its viewer knows; `redeal.rs` deals
//! the rest anew.

use engine::{Seat, Viewer, variants};

use crate::actions::{Action, InfluencePair};
use crate::events::Event;
use crate::kinds::Influence;
use crate::player::bits;
use crate::stack::Step;
use crate::state::{Exodus, Hidden, Table};

/// What one viewer may know. `json.rs` says how it reads in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The influence cards that the viewer holds and others do not know: bits.
    pub(crate) hand: u32,
    /// AE-20.9, D-10: the influence cards that the viewer has drawn to choose from: bits.
    pub(crate) drawn: u32,
}

impl View {
    /// The influence cards of a player that the viewer knows.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Influence> + use<> {
        let hand = if self.viewer.is(seat) { self.hand } else { 0 };
        bits(self.table.player(seat).known | hand).map(Influence)
    }

    /// AE-20.9, D-10: the influence cards that the viewer has drawn to choose from.
    pub fn drawn_influence(&self) -> impl Iterator<Item = Influence> + use<> {
        bits(self.drawn).map(Influence)
    }
}

/// All that the viewer may know.
pub(crate) fn view(game: &Exodus, viewer: Viewer) -> View {
    let Exodus { table, hidden: Hidden { deck: _, hands, drawn } } = game;
    let hand = match viewer {
        Viewer::Seat(seat) => hands.get(seat.index()).copied().unwrap_or(0),
        Viewer::Public => 0,
    };
    View { viewer, table: *table, hand, drawn: if viewer.is(table.active) { *drawn } else { 0 } }
}

/// The event as `viewer` may know it.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Event {
    let mut event = *event;
    match &mut event {
        Event::InfluenceDrawn { seat, cards, .. } if !viewer.is(*seat) => *cards = InfluencePair::new(),
        Event::InfluenceReceived { seat, card, open: false, .. } if !viewer.is(*seat) => *card = None,
        variants!(Event:
            Started PillarsLaid KnowledgeLaid KnowledgeDiscarded MonumentsLaid ResidencesLaid TilesLaid
            SettlersPlaced YearBegan RoundBegan CatastropheTurned DiscsTurned NeutralsMoved CityCleared OrderChosen
            KingPlaced Received Lapsed Skipped Paid SettlerCame GuardTaken Triggered Advanced BonusReached
            TilesDrawn TileTaken ShipPlaced ResidenceTaken TilePlaced TileMoved Swapped Trained Dispatched
            PlacedFromBag WorkshopActive PillarTaken PillarUsed PartUsed MonumentDeclined MonumentTaken
            InfluenceDrawn InfluenceReceived InfluencePlayed KnowledgeDrawn KnowledgeTaken ColourChosen GivenBack
            RecruitsDrawn FavourSpent TurnBegan TurnEnded SettlementCounted Scored SoloLost FinalScoring Ended
        ) => {}
    }
    event
}

/// RU-62, RU-91: whether others see a card by it that they did not know, so that it cannot be taken back.
pub(crate) fn brings_to_light(game: &Exodus, seat: Seat, action: &Action) -> bool {
    match action {
        Action::KeepInfluence { .. } => true,
        Action::PlayInfluence { card } => !game.player(seat).is_known(*card),
        variants!(Action:
            OrderSpace PlaceKing ChooseBook TakeGuard PlaceTile ActivateNow Skip TakePillar BaseInstant
            TakeInfluence DrawInfluence TakeMonument Decline TakeTile DrawTiles KeepTile Advance Train Dispatch
            TakeKnowledge UsePillar SpendFavour TakeResidence KnowledgeDispatch CardDispatch ChooseColour
            WorkshopSlot RotateMiddle RotateTop FreeTrain TakeDiscarded DrawKnowledge KeepKnowledge SwapFirst
            SwapSecond Exchange MoveTile PayBook PayGold GiveBack KeepSettler Reward Change CapitalPart Again
            PillarDispatch PillarTrain Stop EndTurn
        ) => false,
    }
}

/// RU-90: whether everybody can see that a seat has only this one action.
pub(crate) fn is_plainly_forced(game: &Exodus, seat: Seat) -> bool {
    match game.stack.top() {
        Step::KeepInfluence { .. } => false,
        Step::Turn { .. } => game.actions_left == 0 || game.player(seat).unknown == 0,
        _ => true,
    }
}
