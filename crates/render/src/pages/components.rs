//! The components of a game: every number and where it comes from.

use maud::{Markup, html};

use super::parts::{Tab, game_head};
use crate::l10n::say;
use crate::shell::{Ctx, page};
use crate::titles::Title;

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The rulebook says it.
    Rulebook,
    /// Another source says it.
    Outside,
    /// No source says it: we reconstructed it.
    Reconstruction,
}

/// One number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// The name in the data file, such as `cards.per_object`.
    pub key: String,
    /// The number or numbers.
    pub value: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The source, if it is an outside one.
    pub source: Option<String>,
    /// The clause that uses it.
    pub clause: String,
}

/// The tiles of one object: values by half.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileRow {
    /// The object's name in data files.
    pub object: String,
    /// The values of the half of Atlantis (A) and of the Mainland (B).
    pub halves: [Vec<u8>; 2],
}

/// What the components page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentsModel {
    /// What stands on the box.
    pub title: &'static Title,
    /// Every number.
    pub facts: Vec<FactRow>,
    /// The tiles.
    pub tiles: Vec<TileRow>,
}

/// The components page.
pub fn components(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    let body = html! {
        (game_head(ctx, model.title, Tab::Components, &ctx.say("components")))
        p.lead { (ctx.say("components-lead")) }
        (legend(ctx))
        div.stack {
            (numbers(ctx, model))
            @if !model.tiles.is_empty() { (tiles(ctx, model)) }
        }
    };
    page(ctx, &format!("{}: {}", model.title.name, ctx.say("components")), body)
}

const ORIGINS: [Origin; 3] = [Origin::Rulebook, Origin::Outside, Origin::Reconstruction];

impl Origin {
    /// The letter and shape of the mark: as in the rules.
    fn mark(self) -> (&'static str, &'static str) {
        match self {
            Self::Rulebook => ("r", "R"),
            Self::Outside => ("x", "X"),
            Self::Reconstruction => ("c", "C"),
        }
    }

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Rulebook => ("components-rulebook", "components-rulebook-hint"),
            Self::Outside => ("components-outside", "components-outside-hint"),
            Self::Reconstruction => ("components-reconstruction", "components-reconstruction-hint"),
        }
    }
}

fn origin_mark(ctx: &Ctx, origin: Origin) -> Markup {
    let (class, letter) = origin.mark();
    html! { span.origin.(class) aria-hidden="true" title=(ctx.say(origin.words().0)) { (letter) } }
}

fn legend(ctx: &Ctx) -> Markup {
    html! {
        ul.legend aria-label=(ctx.say("components-origin")) {
            @for origin in ORIGINS {
                li {
                    b { (origin_mark(ctx, origin)) (ctx.say(origin.words().0)) }
                    span.hint { (ctx.say(origin.words().1)) }
                }
            }
        }
    }
}

fn numbers(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    let rows = model.facts.iter().filter(|fact| !fact.key.starts_with("tiles."));
    html! {
        section.panel aria-labelledby="numbers" {
            h2 #numbers { (ctx.say("components-numbers")) }
            // On a phone the rows are cards; the roles keep it a table for readers.
            table.numbers role="table" {
                thead role="rowgroup" {
                    tr role="row" {
                        @for key in ["components-what", "components-value", "components-origin", "components-clause"] {
                            th scope="col" role="columnheader" { (ctx.say(key)) }
                        }
                    }
                }
                tbody role="rowgroup" {
                    @for fact in rows {
                        tr id={ "fact-" (fact.key) } role="row" {
                            th scope="row" role="rowheader" { (fact_name(ctx, &fact.key)) }
                            td role="cell" { (fact_value(ctx, fact)) }
                            td role="cell" { (origin(ctx, fact)) }
                            td role="cell" {
                                a href={ "/games/" (model.title.id) "/rules#" (fact.clause) } { (fact.clause) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn origin(ctx: &Ctx, fact: &FactRow) -> Markup {
    html! {
        (origin_mark(ctx, fact.origin)) " " (ctx.say(fact.origin.words().0))
        @if let Some(source) = &fact.source { " " span.source { (source) } }
    }
}

/// The tiles as a picture that is a table: an object a line, a value a column.
fn tiles(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    let halves = [("a", "components-half-a"), ("b", "components-half-b")];
    html! {
        section.panel aria-labelledby="tiles" {
            h2 #tiles { (ctx.say("components-tiles")) }
            p { (ctx.say("components-tiles-hint")) " " a href={ "/games/" (model.title.id) "/rules#AT-1.3" } { "AT-1.3" } }
            div.halves {
                @for (half, (letter, caption)) in halves.into_iter().enumerate() {
                    div.scroll tabindex="0" { (half_table(ctx, model, half, letter, caption)) }
                }
            }
        }
    }
}

fn half_table(ctx: &Ctx, model: &ComponentsModel, half: usize, letter: &str, caption: &str) -> Markup {
    let highest = model.tiles.iter().flat_map(|row| row.halves.iter().flatten()).max().copied().unwrap_or(7).max(7);
    let count = |values: &[u8], value: u8| values.iter().filter(|&&other| other == value).count();
    html! {
        table.tiles {
            caption { (ctx.say(caption)) }
            thead {
                tr {
                    th scope="col" { (ctx.say("components-object")) }
                    @for value in 1..=highest { th scope="col" { (value) } }
                    th scope="col" { (ctx.say("components-sum")) }
                }
            }
            tbody {
                @for row in &model.tiles {
                    @let values = &row.halves[half];
                    tr {
                        th scope="row" {
                            (object_name(ctx, &row.object)) " "
                            @if let Some(fact) = tile_fact(model, letter, &row.object) { (origin_mark(ctx, fact.origin)) }
                        }
                        @for value in 1..=highest {
                            td {
                                @match count(values, value) {
                                    0 => span.tile.no { span aria-hidden="true" { "·" } span.vh { (ctx.say("components-none")) } },
                                    1 => span.tile.(row.object) { (value) },
                                    many => { span.tile.(row.object) { (value) } "×" (many) },
                                }
                            }
                        }
                        td { (values.iter().map(|&value| u32::from(value)).sum::<u32>()) }
                    }
                }
            }
        }
    }
}

fn tile_fact<'a>(model: &'a ComponentsModel, half: &str, object: &str) -> Option<&'a FactRow> {
    model.facts.iter().find(|fact| fact.key == format!("tiles.{half}.{object}"))
}

fn object_name(ctx: &Ctx, object: &str) -> String {
    say(ctx.lang, "fact-object", &[("object", object.into())])
}

/// What a number of the data file is; a key without words of its own is shown as it stands in the file.
fn fact_name(ctx: &Ctx, key: &str) -> String {
    let words = match key {
        "path_tiles" => "fact-path-tiles",
        "tiles_per_half" => "fact-tiles-per-half",
        "backs" => "fact-backs",
        "water_tiles" => "fact-water-tiles",
        "bridges" => "fact-bridges",
        "figures" => "fact-figures",
        "colours" => "fact-colours",
        "cards" => "fact-cards",
        "per_object" => "fact-per-object",
        "start_hand" => "fact-start-hand",
        "draw_base" => "fact-draw-base",
        "draw_per_figure_home" => "fact-draw-per-figure-home",
        "cannot_move_draw" => "fact-cannot-move-draw",
        "divisor" => "fact-divisor",
        "layout" => "fact-layout",
        other => return other.to_owned(),
    };
    ctx.say(words)
}

/// A value in the person's language, where it is made of words.
fn fact_value(ctx: &Ctx, fact: &FactRow) -> Markup {
    let pieces = || fact.value.split(", ");
    match fact.key.as_str() {
        "colours" => {
            let colours: Vec<String> =
                pieces().map(|colour| say(ctx.lang, "fact-colour", &[("colour", colour.into())])).collect();
            html! { (colours.join(", ")) }
        }
        "layout" => html! { ol.stretches { @for piece in pieces() { li { (stretch(ctx, piece)) } } } },
        _ => html! { (fact.value) },
    }
}

/// A stretch of the path: `10 x 2 A`, or `1 x water`.
fn stretch(ctx: &Ctx, piece: &str) -> String {
    let words: Vec<&str> = piece.split(' ').collect();
    let number = |text: &str| text.parse::<u32>().ok();
    match words[..] {
        [positions, "x", "water"] if number(positions).is_some() => {
            say(ctx.lang, "fact-stretch-water", &[("positions", number(positions).into())])
        }
        [positions, "x", tiles, half] => match (number(positions), number(tiles)) {
            (Some(positions), Some(tiles)) => {
                let args = [("positions", positions.into()), ("tiles", tiles.into()), ("half", half.into())];
                say(ctx.lang, "fact-stretch", &args)
            }
            _ => piece.to_owned(),
        },
        _ => piece.to_owned(),
    }
}

/// The numbers and tiles of a set of components of Atlantis.
pub fn atlantis_facts(set: &game_atlantis::Components) -> (Vec<FactRow>, Vec<TileRow>) {
    use engine::Components as _;
    use game_atlantis::{Half, Object};
    let row = |fact: &engine::Fact| FactRow {
        key: fact.key.clone(),
        value: fact.value.clone(),
        origin: match fact.origin {
            engine::Origin::Rulebook => Origin::Rulebook,
            engine::Origin::Outside => Origin::Outside,
            engine::Origin::Reconstruction => Origin::Reconstruction,
        },
        source: fact.source.clone(),
        clause: fact.clause.to_owned(),
    };
    let values = |object: Object, half: Half| -> Vec<u8> {
        set.tiles(half).filter(|tile| tile.object == object).map(|tile| tile.value).collect()
    };
    let tiles = Object::ALL.map(|object| TileRow {
        object: object.name().to_owned(),
        halves: [values(object, Half::A), values(object, Half::B)],
    });
    (set.facts().iter().map(row).collect(), tiles.into())
}

#[cfg(test)]
mod tests {
    use engine::Components as _;

    use super::*;
    use crate::l10n::Lang;
    use crate::rules::document;
    use crate::titles::title;

    fn model() -> ComponentsModel {
        let (facts, tiles) = atlantis_facts(game_atlantis::Components::standard());
        ComponentsModel { title: title("atlantis").expect("it is ours"), facts, tiles }
    }

    #[test]
    fn every_number_has_words_and_a_clause_that_exists() {
        let rules = document("atlantis", Lang::En).expect("Atlantis has rules");
        for lang in Lang::ALL {
            let ctx = Ctx { lang, ..Ctx::default() };
            for fact in model().facts {
                assert!(rules.clause(&fact.clause).is_some(), "{} cites {}", fact.key, fact.clause);
                if !fact.key.starts_with("tiles.") {
                    assert_ne!(fact_name(&ctx, &fact.key), fact.key, "no words in {lang:?}");
                }
                assert!(!fact_value(&ctx, &fact).into_string().is_empty(), "{}", fact.key);
            }
        }
    }

    #[test]
    fn the_page_shows_every_tile_once_with_its_origin() {
        let page = components(&Ctx::default(), &model()).into_string();
        let shown = |object: &str| page.matches(&format!("class=\"tile {object}\"")).count();
        assert_eq!(model().tiles.iter().map(|row| shown(&row.object)).sum::<usize>(), 84);
        assert_eq!(page.matches("class=\"origin c\"").count(), 14 + 1, "each list of tiles, and the legend");
    }

    #[test]
    fn the_path_is_told_in_words() {
        let ctx = Ctx { lang: Lang::De, ..Ctx::default() };
        assert_eq!(stretch(&ctx, "10 x 2 A"), "10 Stellen mit je 2 Plättchen (A)");
        assert_eq!(stretch(&ctx, "1 x water"), "1 Stelle Wasser");
        assert_eq!(stretch(&ctx, "something else"), "something else");
    }
}
