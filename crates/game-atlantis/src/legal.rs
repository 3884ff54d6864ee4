//! What is allowed, and why not. [`check`] is the one truth; [`list`] offers what passes it.

use engine::Seat;

use crate::actions::{Action, Ask, Position};
use crate::components::{Object, bits};
use crate::moves::DeadEnd;
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase, card_rank, tile_rank};

/// Adds the legal actions in their order.
#[inline]
pub(crate) fn list(game: &Atlantis, seat: Seat, into: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    match game.phase {
        Phase::Menu { may_buy } => list_menu(game, may_buy, into),
        Phase::Card { figure, from } => list_cards(game, figure, from, into),
        Phase::Pay { cost, paid, rank, .. } => list_payments(game, cost - paid, rank, into),
        Phase::LateBridge => {
            list_bridges(game, into);
            into.push(Action::Done);
        }
        Phase::Start | Phase::Layout | Phase::Uncover { .. } | Phase::Draw { .. } | Phase::Over => {}
    }
}

/// AT-D1: the turn menu.
fn list_menu(game: &Atlantis, may_buy: bool, into: &mut Vec<Action>) {
    if may_buy {
        for value in 1..=7u8 {
            if game.values[game.active.index()][usize::from(value - 1)] > 0 && game.buy_cards(value) > 0 {
                into.push(Action::Buy { value });
            }
        }
    }
    list_bridges(game, into);
    let before = into.len();
    let purse = game.purse();
    let mut figures = game.figures[game.active.index()];
    figures.sort_unstable();
    let mut last = game.path.mainland();
    for from in figures {
        // Figures on Atlantis count as one option; elsewhere no two stand together.
        if from != last && from != game.path.mainland() {
            if game.can_finish(from, from, purse) {
                into.push(Action::Move { from });
            }
            last = from;
        }
    }
    if into.len() == before {
        into.push(Action::ShowHand);
    }
}

/// AT-8.1, ruling AT-R19: a bridge into each gap without one.
#[inline]
fn list_bridges(game: &Atlantis, into: &mut Vec<Action>) {
    if game.path.bridge(game.active).is_none() {
        for gap in bits(game.path.open_gaps()) {
            into.push(Action::Bridge { gap });
        }
    }
}

/// AT-D2: the cards that lead to a complete move.
fn list_cards(game: &Atlantis, figure: u8, from: Position, into: &mut Vec<Action>) {
    let at = game.figures[game.active.index()][usize::from(figure)];
    let purse = game.purse();
    for object in purse.hand.held() {
        if game.can_lead(from, at, object, purse) {
            into.push(Action::Play { object });
        }
    }
}

/// AT-D3, ruling AT-R16: items from which on the order still reaches what is due.
fn list_payments(game: &Atlantis, due: u8, rank: u8, into: &mut Vec<Action>) {
    let due = u16::from(due);
    let mut reach = u16::from(game.payable.total());
    for (value, &count) in (1..=7u8).zip(&game.values[game.active.index()]) {
        if count == 0 {
            continue;
        }
        reach += u16::from(count) * u16::from(value);
        if tile_rank(value) >= rank && reach >= due {
            into.push(Action::PayTile { value });
        }
    }
    let mut reach = u16::from(game.payable.total());
    for object in game.payable.held() {
        if card_rank(object) >= rank && reach >= due {
            into.push(Action::PayCard { object });
        }
        reach -= u16::from(game.payable.count(object));
    }
}

/// AT-I15: whether everybody can see that the only legal payment is the only one. A table asks while several cards are
/// in hand. Whether a single one may pay after a purchase others cannot know (ruling AT-R14), but a card more never
/// leaves fewer choices: what is the only payment if it may is the only one in any case.
pub(crate) fn is_plain_payment(game: &Atlantis, seat: Seat) -> bool {
    let Phase::Pay { cost, paid, rank, .. } = game.phase else { return false };
    let hand = game.hands[seat.index()];
    let mut payments = Vec::new();
    list_payments(&Atlantis { payable: hand, ..game.clone() }, cost - paid, rank, &mut payments);
    hand.total() <= 1 && payments.len() == 1
}

pub(crate) fn check(game: &Atlantis, seat: Seat, action: &Action) -> Result<(), Illegal> {
    fail_if!(game.phase == Phase::Over, Illegal::Over);
    fail_if!(seat != game.active && game.start.is_some(), Illegal::NotYourTurn { active: game.active });
    let Some(asked) = game.ask(seat) else { return Err(Illegal::LuckFirst) };
    match *action {
        Action::Buy { value } => check_buy(game, value),
        Action::Bridge { gap } => check_bridge(game, gap, asked),
        Action::Move { from } => check_move(game, from, asked),
        Action::ShowHand => check_show_hand(game, asked),
        Action::Play { object } => check_card(game, object, asked),
        Action::PayTile { value } => check_pay_tile(game, value),
        Action::PayCard { object } => check_pay_card(game, object),
        Action::Done => match asked {
            Ask::LateBridge => Ok(()),
            _ => Err(Illegal::WrongMoment { asked }),
        },
    }
}

/// AT-4.1, ruling AT-R18.
fn check_buy(game: &Atlantis, value: u8) -> Result<(), Illegal> {
    if game.phase != (Phase::Menu { may_buy: true }) {
        return Err(Illegal::BuyFirst);
    }
    fail_if!(!has_tile(game, value), Illegal::NoTileToSell { value });
    fail_if!(game.buy_cards(value) == 0, Illegal::BuysNothing { value });
    Ok(())
}

fn has_tile(game: &Atlantis, value: u8) -> bool {
    (1..=7).contains(&value) && game.values[game.active.index()][usize::from(value - 1)] > 0
}

/// AT-8.1, ruling AT-R19.
fn check_bridge(game: &Atlantis, position: Position, asked: Ask) -> Result<(), Illegal> {
    fail_if!(!matches!(asked, Ask::Menu | Ask::LateBridge), Illegal::BridgeDuringMove);
    if let Some(position) = game.path.bridge(game.active) {
        return Err(Illegal::BridgeGone { position });
    }
    if position == 0 || position >= game.path.mainland() || game.path.height(position) > 0 {
        return Err(Illegal::NoGap { position });
    }
    match game.path.gaps().find(|gap| (gap.first..=gap.last).contains(&position)) {
        None => Err(Illegal::OuterWater { position }),
        Some(gap) if gap.first != position => Err(Illegal::InsideGap { position, first: gap.first }),
        Some(gap) if gap.bridged => Err(Illegal::GapBridged { gap: gap.first }),
        Some(_) => Ok(()),
    }
}

/// AT-5.1, ruling AT-R7.
fn check_move(game: &Atlantis, from: Position, asked: Ask) -> Result<(), Illegal> {
    fail_if!(asked != Ask::Menu, Illegal::WrongMoment { asked });
    fail_if!(!game.figures[game.active.index()].contains(&from), Illegal::NoFigure { position: from });
    fail_if!(from == game.path.mainland(), Illegal::FigureHome);
    let purse = game.purse();
    if game.can_finish(from, from, purse) {
        return Ok(());
    }
    Err(match game.dead_end(from, from, purse) {
        DeadEnd::NoCards => Illegal::NoCards,
        DeadEnd::Occupied { at } => Illegal::FigureBlocked { from, at },
        DeadEnd::TooDear { cost, payable } => Illegal::FigureTooDear { from, cost, payable },
    })
}

/// AT-3.2, AT-3.3.
fn check_show_hand(game: &Atlantis, asked: Ask) -> Result<(), Illegal> {
    fail_if!(asked != Ask::Menu, Illegal::WrongMoment { asked });
    let mut figures = game.figures[game.active.index()];
    figures.sort_unstable();
    match figures.into_iter().find(|&from| check_move(game, from, asked).is_ok()) {
        Some(from) => Err(Illegal::MustMove { from }),
        None => Ok(()),
    }
}

/// AT-5.2, AT-5.4, AT-5.5, ruling AT-R7.
fn check_card(game: &Atlantis, object: Object, asked: Ask) -> Result<(), Illegal> {
    let (from, at) = match asked {
        Ask::Menu => return Err(Illegal::FigureFirst),
        Ask::Pay { .. } | Ask::LateBridge => return Err(Illegal::MoveEnded),
        Ask::Card { from, at } => (from, at),
    };
    let purse = game.purse();
    fail_if!(purse.hand.count(object) == 0, Illegal::NoSuchCard { object });
    if game.can_lead(from, at, object, purse) {
        return Ok(());
    }
    Err(match game.dead_end_of(from, at, object, purse) {
        DeadEnd::TooDear { cost, payable } => Illegal::CardTooDear { object, cost, payable },
        DeadEnd::Occupied { at } => Illegal::CardBlocked { object, at },
        DeadEnd::NoCards => Illegal::NoSuchCard { object },
    })
}

/// AT-7.1, ruling AT-R16.
fn check_pay_tile(game: &Atlantis, value: u8) -> Result<(), Illegal> {
    let Phase::Pay { cost, paid, rank, .. } = game.phase else { return Err(Illegal::NothingToPay) };
    fail_if!(!has_tile(game, value), Illegal::NoTileToPay { value });
    fail_if!(tile_rank(value) < rank, Illegal::PayOrder);
    check_reach(game, cost - paid, tile_rank(value))
}

/// AT-7.1, AT-7.2, rulings AT-R14 and AT-R16.
fn check_pay_card(game: &Atlantis, object: Object) -> Result<(), Illegal> {
    let Phase::Pay { cost, paid, rank, .. } = game.phase else { return Err(Illegal::NothingToPay) };
    fail_if!(game.hands[game.active.index()].count(object) == 0, Illegal::NoSuchCard { object });
    fail_if!(game.payable.count(object) == 0, Illegal::BoughtCannotPay { object });
    fail_if!(card_rank(object) < rank, Illegal::PayOrder);
    check_reach(game, cost - paid, card_rank(object))
}

/// Ruling AT-R16: this item and everything payable after it must reach what is due.
fn check_reach(game: &Atlantis, due: u8, rank: u8) -> Result<(), Illegal> {
    let reach = game.payable_from(rank);
    fail_if!(reach < u16::from(due), Illegal::PayTooLittle { due, reach });
    Ok(())
}
