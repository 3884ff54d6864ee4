//! Who holds how many of a type, and what that scores.

use std::sync::LazyLock;

use engine::{Awaiting, Components as _, Game, GameOptions, QuickDice};
use game_atlandice::{Area, Atlandice, Components, Good, Options, Party, Tile};
use maud::{Markup, html};

use super::frame::{BLUE, CARD, Chip, JADE, RED, STEP, building, chip, mark, pile, plate, quay, slab, svg, token, way};
use crate::l10n::Lang;

/// A table of three before the first search: nobody holds anything yet.
static TABLE: LazyLock<Atlandice> = LazyLock::new(|| {
    let mut table = Atlandice::setup(Components::standard(), &Options::for_seats(3)).expect("three may play");
    let mut dice = QuickDice::new(1);
    while table.awaiting() == Awaiting::Chance {
        let chance = table.sample_chance(&mut dice);
        table.apply_chance(&chance, &mut ());
    }
    table
});

/// AD-6.2 to AD-6.4: what blue, red and jade score for a type if they hold so many.
pub(super) fn points(good: Good, [blue, red, jade]: [u8; 3]) -> [u8; 3] {
    let emptied = TABLE.if_emptied(good.district(), [blue, red, jade, 0]);
    let points = emptied.map_or([0; 4], |emptied| emptied.majority.points);
    [points[0], points[1], points[2]]
}

/// What a player holds in a picture.
struct Row {
    party: Party,
    held: u8,
    /// How many of these have just been taken.
    taken: u8,
}

/// A player's resources of a type on a plate, and what they score.
fn row(good: Good, row: &Row, points: u8, y: f32, lang: Lang) -> Markup {
    let (x, width) = (142.0, 170.0);
    html! {
        (plate(x, y, width, 36.0))
        (mark(row.party, x + 20.0, y + 18.0, 26.0, lang))
        @for index in 0..row.held {
            @let middle = x + 50.0 + 23.0 * f32::from(index);
            @if index + row.taken >= row.held { circle.ill-glow cx=(middle) cy=(y + 18.0) r="14" {} }
            (token(good, middle, y + 18.0, 24.0))
        }
        @if points > 0 { (chip(Chip::Points, format_args!("+{points}"), x + width - 21.0, y + 18.0, 18.0)) }
    }
}

/// The players below each other.
fn rows(good: Good, rows: &[Row], top: f32, lang: Lang) -> Markup {
    let mut held = [0; 3];
    for row in rows {
        held[row.party.index()] = row.held;
    }
    let points = points(good, held);
    html! {
        @for (index, one) in rows.iter().enumerate() {
            (row(good, one, points[one.party.index()], top + 46.0 * index as f32, lang))
        }
    }
}

/// Five types, and who leads in each.
pub(super) fn goal(lang: Lang) -> Markup {
    let held = [[3, 1, 0], [1, 4, 2], [2, 0, 1], [0, 1, 3], [2, 2, 1]];
    let pitch = CARD.width / 5.0;
    let inside = html! {
        (quay(CARD, 112.0, 196.0))
        @for ((index, good), held) in Good::ALL.into_iter().enumerate().zip(held) {
            @let x = pitch * (index as f32 + 0.5);
            @let points = points(good, held);
            @let most = held.into_iter().max().unwrap_or(0);
            @let leaders: Vec<Party> =
                [BLUE, RED, JADE].into_iter().filter(|leader| held[leader.index()] == most).collect();
            (building(good.district(), x, 116.0, 96.0))
            (plate(x - 34.0, 128.0, 68.0, 54.0))
            (pile(good, most, x, 142.0, 46.0))
            @for (place, &leader) in leaders.iter().enumerate() {
                @let aside = 27.0 * (place as f32 - (leaders.len() as f32 - 1.0) / 2.0);
                (mark(leader, x + aside, 155.0, 26.0, lang))
            }
            (chip(Chip::Points, format_args!("+{}", points.into_iter().max().unwrap_or(0)), x, 182.0, 19.0))
        }
    };
    svg(CARD, &inside)
}

/// AD-6.2, AD-6.4: the Library is empty.
pub(super) fn empty(lang: Lang) -> Markup {
    let held = [(RED, 4), (BLUE, 2), (JADE, 2)].map(|(party, held)| Row { party, held, taken: 0 });
    let inside = html! {
        (quay(STEP, 112.0, 156.0))
        (building(Area::Library, 70.0, 118.0, 150.0))
        use.ill-hole href="#h-book" transform="translate(46 106)scale(1.2)" {}
        (rows(Good::Book, &held, 14.0, lang))
    };
    svg(STEP, &inside)
}

/// AD-6.5: the books go back, with two on the Black Market.
pub(super) fn returns(lang: Lang) -> Markup {
    let inside = html! {
        (quay(STEP, 104.0, 156.0))
        (building(Area::BlackMarket, 74.0, 112.0, 148.0))
        (building(Area::Library, 244.0, 110.0, 136.0))
        (slab(Tile::LA, 1, 244.0, 92.0, 70.0))
        (pile(Good::Book, 3, 74.0, 146.0, 44.0))
        (pile(Good::Book, 7, 214.0, 146.0, 44.0))
        (plate(98.0, 8.0, 124.0, 34.0))
        @for (index, party) in [RED, BLUE, JADE].into_iter().enumerate() {
            (mark(party, 124.0 + 36.0 * index as f32, 25.0, 26.0, lang))
        }
        (way("back", "M126 46C108 58 90 62 80 88"))
        (way("back", "M194 46C206 58 212 64 213 84"))
        (chip(Chip::Gained, "+1", 116.0, 80.0, 19.0))
        (chip(Chip::Gained, "+7", 170.0, 80.0, 19.0))
    };
    svg(STEP, &inside)
}

/// Blue takes the last book, and red has more.
pub(super) fn last_one(lang: Lang) -> Markup {
    let held = [Row { party: RED, held: 3, taken: 0 }, Row { party: BLUE, held: 2, taken: 1 }];
    let inside = html! {
        (quay(STEP, 112.0, 156.0))
        (building(Area::Library, 70.0, 118.0, 150.0))
        use.ill-hole href="#h-book" transform="translate(46 106)scale(1.2)" {}
        (way("lost", "M92 126C130 148 200 146 214 116"))
        (rows(Good::Book, &held, 26.0, lang))
    };
    svg(STEP, &inside)
}

/// Six jewels score what two score.
pub(super) fn heap(lang: Lang) -> Markup {
    let inside = html! {
        (quay(STEP, 96.0, 156.0))
        @for (held, x) in [(6, 84.0), (2, 236.0)] {
            @let points = points(Good::Jewel, [held, 1, 0]);
            (plate(x - 68.0, 100.0, 136.0, 44.0))
            (pile(Good::Jewel, held, x - 32.0, 114.0, 60.0))
            (pile(Good::Jewel, 1, x + 32.0, 114.0, 60.0))
            (mark(BLUE, x - 32.0, 126.0, 26.0, lang))
            (mark(RED, x + 32.0, 126.0, 26.0, lang))
            (chip(Chip::Points, format_args!("+{}", points[0]), x - 32.0, if held > 2 { 18.0 } else { 34.0 }, 20.0))
        }
        (chip(Chip::Gained, "=", 160.0, 60.0, 22.0))
    };
    svg(STEP, &inside)
}
