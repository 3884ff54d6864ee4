//! What lies beside the city for everybody: the order of the year, open tiles and residences, knowledge, influence cards,
//! and what is left in bag and supply.

use game_exodus::atoms::KnowledgeScore;
use game_exodus::kinds::{Book, Colour, Knowledge, OrderSpace, TileKind};
use maud::{Markup, html};

use super::board::Canvas;
use super::marks::{self, Spot};
use super::tiles::{self, Tile};
use super::{art, cards, says, words};
use crate::l10n::say;

/// A heading with how many more there are in a pile.
fn heading(canvas: &Canvas<'_>, key: &str, pile: Option<u8>) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        h2 {
            (say(lang, key, &[]))
            @if let Some(pile) = pile {
                @let words = say(lang, "exodus-board-pile", &[("count", pile.into())]);
                span.left-n title=(words) { span aria-hidden="true" { "+" (pile) } span.vh { (words) } }
            }
        }
    }
}

/// AE-1.11: the order spaces, and while it is chosen who chooses next.
pub(super) fn order(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let seats = canvas.table.sorting().len();
    if seats < 2 {
        return html! {};
    }
    let open = canvas.set.open_orders[seats];
    html! {
        (heading(canvas, "exodus-board-order", None))
        div.order {
            @for space in (0..canvas.set.order_spaces).filter(|space| open >> space & 1 == 1).map(OrderSpace) {
                @let face = canvas.set.order(space);
                @let taken = canvas.seats().find(|&seat| canvas.table.player(seat).space() == Some(space));
                @let bonus = match (face.may_share, face.bonus.get()) {
                    (true, _) => say(lang, "exodus-board-order-share", &[]),
                    (false, []) => say(lang, "exodus-board-order-plain", &[]),
                    (false, atoms) => words::gains(lang, atoms),
                };
                @let said = match taken {
                    Some(seat) => say(lang, "exodus-board-order-taken", &[("space", (space.0 + 1).into()), ("name", canvas.scene.name(seat).into()), ("bonus", bonus.into())]),
                    None => say(lang, "exodus-board-order-free", &[("space", (space.0 + 1).into()), ("bonus", bonus.into())]),
                };
                @let inside = html! {
                    b { (space.0 + 1) }
                    @match taken {
                        Some(seat) => { span data-piece={ "order" (seat.0) } { (art::mark(seat, lang)) } }
                        None if face.may_share => { (art::icon("x-order")) }
                        None => { (art::gains_short(face.bonus.get())) }
                    }
                };
                (canvas.control(true, Spot::Order(space), "osp", &said, &inside))
            }
        }
        @if canvas.table.round() == 0 && canvas.table.year() > 0 {
            @let names: Vec<&str> = canvas.table.sorting().iter().map(|&seat| canvas.scene.name(seat)).collect();
            p.sorting title=(say(lang, "exodus-board-sorting", &[("names", names.join(", ").into())])) {
                span.vh { (say(lang, "exodus-board-sorting", &[("names", names.join(", ").into())])) }
                @for &seat in canvas.table.sorting() { span.done[canvas.table.player(seat).space().is_some()] { (art::mark(seat, lang)) } }
            }
        }
    }
}

/// The open ships, workshops and agoras, with the piles.
pub(super) fn tiles(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let open: Vec<_> = TileKind::ALL.into_iter().flat_map(|kind| canvas.table.open_tiles(kind)).collect();
    html! {
        (heading(canvas, "exodus-board-open-tiles", None))
        div.piles {
            @for kind in TileKind::ALL {
                @let pile = canvas.table.pile(kind);
                @let words = say(lang, "exodus-board-tile-pile", &[("kind", words::tile_kind(lang, kind).into()), ("count", pile.into())]);
                span.opile title=(words) { span.vh { (words) } span.in aria-hidden="true" { (art::icon(art::tile_kind(kind))) b { (pile) } } }
            }
        }
        div class={ "otiles" @if open.len() > 15 { " crowd" } @else if open.len() > 6 { " some" } } {
            @for (tile, copies) in open {
                @let said = says::tile(canvas, tile);
                @let inside = html! {
                    span.both data-piece=[tiles::of(tile).piece()] {
                        svg.tile.whole viewBox="-1 -1 68 70" { (tiles::whole(lang, canvas.set, tiles::of(tile), &[])) }
                        // Where many lie open, a small one shows its floor and its kind.
                        svg.tile.small viewBox="-1 -1 68 70" aria-hidden="true" { (tiles::sign(canvas.set, tiles::of(tile), 66.0)) }
                    }
                    @if copies > 1 { b.more { "×" (copies) } }
                };
                (canvas.control(true, Spot::OpenTile(tile), "otile", &said, &inside))
            }
        }
    }
}

/// AE-8.1: the open residences.
pub(super) fn residences(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        (heading(canvas, "exodus-board-residences", Some(canvas.table.residence_pile())))
        div.resi {
            @for residence in canvas.table.open_residences() {
                @let said = words::residence(lang, canvas.set, residence);
                @let inside = html! {
                    svg.tile viewBox="-1 -1 68 70" data-piece=(residence) { (tiles::whole(lang, canvas.set, Tile::Residence(residence), &[])) }
                };
                (canvas.control(true, Spot::Residence(residence), "otile", &said, &inside))
            }
        }
    }
}

/// The knowledge display from left to right: the last field is the next to be cleared.
pub(super) fn knowledge(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let fields: Vec<_> = canvas.table.knowledge_fields().collect();
    html! {
        (heading(canvas, "exodus-board-knowledge", Some(canvas.table.knowledge_deck())))
        ul class={ "kn k" (fields.len()) } {
            @for (index, &name) in fields.iter().enumerate() {
                li.leaves[index + 1 == fields.len()] {
                    @match name {
                        Some(name) => {
                            @let nth = fields[..index].iter().filter(|other| **other == Some(name)).count();
                            (card(canvas, name, nth))
                        }
                        None => { span.kc.void { span.vh { (say(lang, "exodus-board-no-card", &[])) } } }
                    }
                }
            }
        }
    }
}

/// The knowledge cards that were discarded, by name.
pub(super) fn discards(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let discarded: Vec<String> = (0..32)
        .map(Knowledge)
        .filter(|&name| canvas.set.knowledge_set >> name.index() & 1 == 1 && canvas.table.discarded(name) > 0)
        .map(|name| words::knowledge(lang, canvas.set, name))
        .collect();
    html! {
        @if !discarded.is_empty() {
            p.discards { (say(lang, "exodus-board-discards", &[("cards", discarded.join(", ").into())])) }
        }
    }
}

fn card(canvas: &Canvas<'_>, name: Knowledge, nth: usize) -> Markup {
    let lang = canvas.scene.lang;
    let face = canvas.set.knowledge(name);
    let said = cards::knowledge(lang, canvas.set, name);
    let inside = html! {
        span.kname { (says::soft(&words::knowledge(lang, canvas.set, name))) }
        span.req {
            @for &profession in &face.requires {
                @let name = words::profession(lang, canvas.set, profession);
                span {
                    (art::profession(&canvas.set.school, profession))
                    span.full { (name) }
                    span.brief aria-hidden="true" { (says::short(&name)) }
                }
            }
        }
        span.sc { (score(face.score)) }
    };
    // Two copies may lie side by side.
    let piece = format!("kn{}{}", name.index(), ["", "b", "c", "d"].get(nth).unwrap_or(&"e"));
    let inside = html! { span.kin data-piece=(piece) { (inside) } };
    canvas.control(true, Spot::Knowledge(name, nth as u8), "kc", &said, &inside)
}

/// How a card scores, as symbols.
pub(super) fn score(score: KnowledgeScore) -> Markup {
    let vp = |n: u8| html! { b { (n) } (art::icon("x-vp")) };
    let per = |n: u8, per: u8, what: Markup| html! { (vp(n)) " / " @if per > 1 { b { (per) } } (what) };
    let icon = |id: &str| art::icon(id);
    match score {
        KnowledgeScore::Settlers { colour, per: each, vp } => per(vp, each, icon(art::settler(colour))),
        KnowledgeScore::Pairs { colours, vp } => {
            per(vp, 1, html! { (icon(art::settler(colours[0]))) (icon(art::settler(colours[1]))) })
        }
        KnowledgeScore::Priest { per: each, vp } => per(vp, each, icon("x-flame")),
        KnowledgeScore::InfluenceCards(steps) => {
            html! { (steps_text(steps.get())) (icon("x-vp")) " / " (icon("x-influence")) }
        }
        KnowledgeScore::Gold { per: each, vp } => per(vp, each, icon("x-gold")),
        KnowledgeScore::Books { per: each, vp } => per(vp, each, icon("x-book")),
        KnowledgeScore::CompletePillars { vp } => per(vp, 1, html! { (icon("x-pillar")) b { "✓" } }),
        KnowledgeScore::PillarCards { vp } => per(vp, 1, icon("x-pillar")),
        KnowledgeScore::Agoras(steps) => html! { (steps_text(steps.get())) (icon("x-vp")) " / " (icon("x-agora")) },
        KnowledgeScore::Workshops { vp } => per(vp, 1, icon("x-workshop")),
        KnowledgeScore::ActiveWorkshops { vp } => per(vp, 1, html! { (icon("x-workshop")) b { "✓" } }),
        KnowledgeScore::Ships { vp } => per(vp, 1, icon("x-ship")),
        KnowledgeScore::KnowledgeCards { vp } => per(vp, 1, icon("x-knowledge")),
        KnowledgeScore::FullColumns { vp } => per(vp, 1, icon("x-column")),
        KnowledgeScore::FullRows { vp } => per(vp, 1, icon("x-row")),
    }
}

/// From the first to the last: the words beside it give all of them.
fn steps_text(steps: &[u8]) -> Markup {
    let (first, last) = (steps.first().unwrap_or(&0), steps.last().unwrap_or(&0));
    html! { b { (first) "–" (last) } }
}

/// The open influence display and the deck.
pub(super) fn influence(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let open: Vec<_> = canvas.table.open_influence().collect();
    let draw = canvas.lits(Spot::InfluenceDeck);
    html! {
        (heading(canvas, "exodus-board-influence", None))
        div.infs.two[open.len() == 2].crowd[open.len() > 2] {
            @let count = canvas.table.influence_deck();
            @let words = say(lang, "exodus-board-influence-deck", &[("count", count.into())]);
            @let inside = html! { (art::icon("x-deck")) b { (count) } };
            @match draw.first() {
                Some(lit) => { (canvas.lit(lit, "inf deck", &words, &inside)) }
                None => { (marks::plain("inf deck", &words, &inside)) }
            }
            @for card in open {
                @let name = words::influence(lang, canvas.set, card);
                @let said = cards::influence(lang, canvas.set, card);
                @let inside = html! { (art::icon("x-influence")) span { (says::soft(&name)) } };
                (canvas.control(true, Spot::OpenInfluence(card), "inf", &said, &inside))
            }
        }
    }
}

/// What is left in the bag and in the supply.
pub(super) fn supply(canvas: &Canvas<'_>) -> Markup {
    let lang = canvas.scene.lang;
    let bag = canvas.table.bag();
    let part = |id: &str, n: u8, words: String| {
        html! {
            span.left1 title=(words) { (art::icon(id)) b aria-hidden="true" { (n) } span.vh { (words) } }
        }
    };
    html! {
        div.supply role="group" aria-label=(say(lang, "exodus-board-supply", &[])) {
            span.bag title=(say(lang, "exodus-board-bag", &[])) {
                (art::icon("x-bag"))
                @for colour in Colour::ALL {
                    (part(art::settler(colour), bag[colour.index()], format!("{}: {} {}", say(lang, "exodus-board-bag", &[]), bag[colour.index()], words::colour(lang, colour))))
                }
            }
            span.stock {
                @for book in Book::ALL {
                    @let n = canvas.table.supply_books()[book.index()];
                    (part(art::book(book), n, format!("{}: {}", say(lang, "exodus-board-supply", &[]), words::books(lang, Some(book), n))))
                }
                @let n = canvas.table.supply_gold();
                (part("x-gold", n, format!("{}: {}", say(lang, "exodus-board-supply", &[]), words::gold(lang, n))))
                @let n = canvas.table.supply_favours();
                (part("x-favour", n, format!("{}: {}", say(lang, "exodus-board-supply", &[]), words::favours(lang, n))))
            }
        }
    }
}
