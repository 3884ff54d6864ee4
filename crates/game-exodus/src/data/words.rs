//! Reads the short notation of the data files, `name(argument, …)`, into atoms, effects and scores.
//! Every refusal is a sentence; the caller knows the line.

use crate::atoms::{
    ATOMS, Atom, Atoms, InfluenceEffect, KnowledgeScore, MonumentScore, PillarEffect, STEPS, Steps, Trigger,
    WorkshopEffect,
};
use crate::kinds::{Book, Colour, Display, Floor, TileKind};

/// The most of one thing that a field, tile or card gives, asks for or scores.
const MOST: u8 = 20;

/// A word with its arguments.
struct Call<'a> {
    text: &'a str,
    name: &'a str,
    arguments: Vec<&'a str>,
}

impl<'a> Call<'a> {
    fn read(text: &'a str) -> Result<Self, String> {
        let text = text.trim();
        let Some((name, rest)) = text.split_once('(') else {
            return Ok(Self { text, name: text, arguments: Vec::new() });
        };
        let inside = rest.strip_suffix(')').ok_or_else(|| format!("\"{text}\" does not end with a bracket"))?;
        let (mut arguments, mut depth, mut start) = (Vec::new(), 0i32, 0);
        for (at, letter) in inside.char_indices() {
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                ',' if depth == 0 => {
                    arguments.push(inside[start..at].trim());
                    start = at + 1;
                }
                _ => {}
            }
            if depth < 0 {
                return Err(format!("\"{text}\" has a bracket too many"));
            }
        }
        if depth != 0 {
            return Err(format!("\"{text}\" has a bracket too few"));
        }
        arguments.push(inside[start..].trim());
        Ok(Self { text, name: name.trim(), arguments })
    }

    fn exactly<const N: usize>(&self) -> Result<[&'a str; N], String> {
        self.arguments.as_slice().try_into().map_err(|_| {
            format!("\"{}\" has {} values in brackets where there must be {N}", self.text, self.arguments.len())
        })
    }

    /// No values: then it is this.
    fn plain<T>(&self, thing: T) -> Result<T, String> {
        self.exactly::<0>().map(|_| thing)
    }

    fn one(&self) -> Result<u8, String> {
        let [text] = self.exactly()?;
        amount(text)
    }

    fn two(&self) -> Result<(u8, u8), String> {
        let [first, second] = self.exactly()?;
        Ok((amount(first)?, amount(second)?))
    }
}

fn number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("\"{text}\" is not a number between {least} and {most}")),
    }
}

fn amount(text: &str) -> Result<u8, String> {
    number(text, 1, MOST)
}

pub(super) fn book(text: &str) -> Result<Book, String> {
    let found = Book::ALL.into_iter().find(|book| text.len() == 1 && text.starts_with(book.letter()));
    found.ok_or_else(|| format!("\"{text}\" is no kind of book: S, C or K"))
}

pub(super) fn colour(text: &str) -> Result<Colour, String> {
    let found = Colour::ALL.into_iter().find(|colour| colour.short() == text);
    found.ok_or_else(|| format!("\"{text}\" is no colour: pur, whi or bro"))
}

/// A floor of the list in `board.toml`.
pub(super) fn floor(text: &str, floors: &[String]) -> Result<Floor, String> {
    match floors.iter().position(|floor| floor == text) {
        Some(place) => Ok(Floor(place as u8)),
        None => Err(format!("\"{text}\" is no floor: {}", floors.join(", "))),
    }
}

/// AE-1.3.1: an effect atom. Monuments are counted from 1 in the files.
pub(super) fn atom(text: &str) -> Result<Atom, String> {
    let call = Call::read(text)?;
    Ok(match call.name {
        "book" => {
            let [kind, count] = call.exactly()?;
            match kind {
                "any" => Atom::AnyBook(amount(count)?),
                kind => Atom::Book(book(kind)?, amount(count)?),
            }
        }
        "gold" => Atom::Gold(call.one()?),
        "flame" => Atom::Flame(call.one()?),
        "vp" => Atom::Vp(call.one()?),
        "favour" => Atom::Favour(call.one()?),
        "bag_settler" => Atom::BagSettler(call.one()?),
        "monument" => Atom::Monument(call.one()? - 1),
        "influence_card" => call.plain(Atom::InfluenceCard)?,
        "take_ship" => call.plain(Atom::TakeShip)?,
        "take_workshop" => call.plain(Atom::TakeWorkshop)?,
        "take_pillar" => match call.exactly()? {
            ["L"] => Atom::TakePillar(Some(Display::L)),
            ["R"] => Atom::TakePillar(Some(Display::R)),
            ["choice"] => Atom::TakePillar(None),
            [other] => return Err(format!("\"{other}\" is no display: L, R or choice")),
        },
        _ => return Err(format!("\"{text}\" is no effect atom")),
    })
}

/// An atom that may stand anywhere but on the track: monuments lie only there.
pub(super) fn gain(text: &str) -> Result<Atom, String> {
    match atom(text)? {
        Atom::Monument(_) => Err("monuments lie only on spaces of the track".into()),
        atom => Ok(atom),
    }
}

/// A list of atoms outside the track.
pub(super) fn gains(texts: &[String]) -> Result<Atoms, String> {
    if texts.len() > ATOMS {
        return Err(format!("{} atoms, but at most {ATOMS} can stand in one place", texts.len()));
    }
    let atoms = texts.iter().map(|text| gain(text)).collect::<Result<Vec<_>, _>>()?;
    Ok(Atoms::new(&atoms))
}

/// AE-1.15: the effect of a workshop.
pub(super) fn workshop_effect(text: &str) -> Result<WorkshopEffect, String> {
    let call = Call::read(text)?;
    if call.name == "know" {
        let [given] = call.exactly()?;
        return workshop_gain(Trigger::Knowledge, given);
    }
    let trigger: fn(&str) -> Result<Trigger, String> = match call.name {
        "settler" => |of| colour(of).map(Trigger::Settler),
        "book" => |of| book(of).map(Trigger::Book),
        "tile" => |of| match of {
            "workshop" => Ok(Trigger::Tile(TileKind::Workshop)),
            "agora" => Ok(Trigger::Tile(TileKind::Agora)),
            other => Err(format!("\"{other}\" triggers no workshop: workshop or agora")),
        },
        _ => return Err(format!("\"{text}\" is no effect of a workshop")),
    };
    let [of, given] = call.exactly()?;
    workshop_gain(trigger(of)?, given)
}

fn workshop_gain(trigger: Trigger, given: &str) -> Result<WorkshopEffect, String> {
    match atom(given)? {
        gain @ (Atom::Book(..) | Atom::Gold(_) | Atom::Flame(_) | Atom::Vp(_) | Atom::Favour(_)) => {
            Ok(WorkshopEffect { trigger, gain })
        }
        _ => Err(format!("\"{given}\" is no gain of a workshop: it asks for a choice or for luck")),
    }
}

/// AE-1.18: the effect of a pillar card.
pub(super) fn pillar_effect(text: &str) -> Result<PillarEffect, String> {
    let call = Call::read(text)?;
    Ok(match call.name {
        "swap" => call.plain(PillarEffect::Swap)?,
        "recruit" => call.plain(PillarEffect::Recruit)?,
        "offer" => call.two().map(|(vp, flames)| PillarEffect::Offer { vp, flames })?,
        "sacrifice" => call.two().map(|(vp, flames)| PillarEffect::Sacrifice { vp, flames })?,
        "change" => PillarEffect::Change { books: call.one()? },
        "gain" => {
            let [given] = call.exactly()?;
            PillarEffect::Gain(gain(given)?)
        }
        "depart" => call.plain(PillarEffect::Depart)?,
        "school" => call.plain(PillarEffect::School)?,
        "both" => call.plain(PillarEffect::Both)?,
        "twice" => call.plain(PillarEffect::Twice)?,
        _ => return Err(format!("\"{text}\" is no effect of a pillar card")),
    })
}

/// AE-14: the effect of an influence card.
pub(super) fn influence_effect(text: &str) -> Result<InfluenceEffect, String> {
    use InfluenceEffect as Effect;
    let call = Call::read(text)?;
    let effect = match call.name {
        "gain" => {
            let [given] = call.exactly()?;
            return gain(given).map(Effect::Gain);
        }
        "donate_books" => return call.two().map(|(most, vp)| Effect::DonateBooks { most, vp }),
        "offer_gold" => return call.two().map(|(most, vp)| Effect::OfferGold { most, vp }),
        "swap_residences" => Effect::SwapResidences,
        "delegation" => Effect::Delegation,
        "apprentice" => Effect::Apprentice,
        "turn_city" => Effect::TurnCity,
        "mass_departure" => Effect::MassDeparture,
        "scholarship" => Effect::Scholarship,
        "take_agora" => Effect::TakeAgora,
        "archive" => Effect::Archive,
        "tithe" => Effect::Tithe,
        "book_exchange" => Effect::BookExchange,
        "clear_city" => Effect::ClearCity,
        "new_curriculum" => Effect::NewCurriculum,
        "echo" => Effect::Echo,
        "open_doors" => Effect::OpenDoors,
        "relocate" => Effect::Relocate,
        "experts_departure" => Effect::ExpertsDeparture,
        _ => return Err(format!("\"{text}\" is no effect of an influence card")),
    };
    call.plain(effect)
}

/// AE-1.17: how a monument scores.
pub(super) fn monument_score(text: &str, floors: &[String]) -> Result<MonumentScore, String> {
    let call = Call::read(text)?;
    Ok(match call.name {
        "floor" => {
            let [of, vp] = call.exactly()?;
            MonumentScore::Floor { floor: floor(of, floors)?, vp: amount(vp)? }
        }
        "agoras" => MonumentScore::Agoras { vp: call.one()? },
        "workshops" => MonumentScore::Workshops { vp: call.one()? },
        "adjacent_different" => MonumentScore::AdjacentDifferent { vp: call.one()? },
        "adjacent_same" => MonumentScore::AdjacentSame { vp: call.one()? },
        "rows" => call.two().map(|(floors, vp)| MonumentScore::Rows { floors, vp })?,
        "columns" => call.two().map(|(floors, vp)| MonumentScore::Columns { floors, vp })?,
        "adjacent_share" => call.two().map(|(tiles, vp)| MonumentScore::AdjacentShare { tiles, vp })?,
        _ => return Err(format!("\"{text}\" is no score of a monument")),
    })
}

/// AE-1.19: how a knowledge card scores.
pub(super) fn knowledge_score(text: &str) -> Result<KnowledgeScore, String> {
    use KnowledgeScore as Score;
    let call = Call::read(text)?;
    let steps = || {
        if call.arguments.is_empty() || call.arguments.len() > STEPS {
            return Err(format!("\"{text}\" must have 1 to {STEPS} values in brackets"));
        }
        let points = call.arguments.iter().map(|text| number(text, 0, MOST)).collect::<Result<Vec<_>, _>>()?;
        Ok(Steps::new(&points))
    };
    Ok(match call.name {
        "settlers" => {
            let [of, per, vp] = call.exactly()?;
            Score::Settlers { colour: colour(of)?, per: amount(per)?, vp: amount(vp)? }
        }
        "pairs" => {
            let [one, other, vp] = call.exactly()?;
            let colours = [colour(one)?, colour(other)?];
            if one == other {
                return Err(format!("\"{text}\" is a pair of one colour"));
            }
            Score::Pairs { colours, vp: amount(vp)? }
        }
        "priest" => call.two().map(|(per, vp)| Score::Priest { per, vp })?,
        "influence_cards" => Score::InfluenceCards(steps()?),
        "gold" => call.two().map(|(per, vp)| Score::Gold { per, vp })?,
        "books" => call.two().map(|(per, vp)| Score::Books { per, vp })?,
        "complete_pillars" => Score::CompletePillars { vp: call.one()? },
        "pillar_cards" => Score::PillarCards { vp: call.one()? },
        "agoras" => Score::Agoras(steps()?),
        "workshops" => Score::Workshops { vp: call.one()? },
        "active_workshops" => Score::ActiveWorkshops { vp: call.one()? },
        "ships" => Score::Ships { vp: call.one()? },
        "knowledge_cards" => Score::KnowledgeCards { vp: call.one()? },
        "full_columns" => Score::FullColumns { vp: call.one()? },
        "full_rows" => Score::FullRows { vp: call.one()? },
        _ => return Err(format!("\"{text}\" is no score of a knowledge card")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ae_1_3_1_every_atom_is_read() {
        for (text, expected) in [
            ("book(S, 2)", Atom::Book(Book::Science, 2)),
            ("book(any,1)", Atom::AnyBook(1)),
            ("gold(3)", Atom::Gold(3)),
            ("flame(1)", Atom::Flame(1)),
            ("vp(5)", Atom::Vp(5)),
            ("favour(1)", Atom::Favour(1)),
            ("bag_settler(2)", Atom::BagSettler(2)),
            ("influence_card", Atom::InfluenceCard),
            ("monument(2)", Atom::Monument(1)),
            ("take_ship", Atom::TakeShip),
            ("take_workshop", Atom::TakeWorkshop),
            ("take_pillar(L)", Atom::TakePillar(Some(Display::L))),
            ("take_pillar(choice)", Atom::TakePillar(None)),
        ] {
            assert_eq!(atom(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn ae_1_3_1_what_is_no_atom_is_refused_with_the_reason() {
        for (text, reason) in [
            ("", "\"\" is no effect atom"),
            ("rain(2)", "\"rain(2)\" is no effect atom"),
            ("book(S)", "\"book(S)\" has 1 values in brackets where there must be 2"),
            ("book(X,1)", "\"X\" is no kind of book: S, C or K"),
            ("book(SC,1)", "\"SC\" is no kind of book: S, C or K"),
            ("gold", "\"gold\" has 0 values in brackets where there must be 1"),
            ("gold(0)", "\"0\" is not a number between 1 and 20"),
            ("gold(21)", "\"21\" is not a number between 1 and 20"),
            ("gold(-1)", "\"-1\" is not a number between 1 and 20"),
            ("gold(1", "\"gold(1\" does not end with a bracket"),
            ("gold(1))", "\"gold(1))\" has a bracket too many"),
            ("gold((1)", "\"gold((1)\" has a bracket too few"),
            ("take_ship(1)", "\"take_ship(1)\" has 1 values in brackets where there must be 0"),
            ("take_pillar(M)", "\"M\" is no display: L, R or choice"),
        ] {
            assert_eq!(atom(text).unwrap_err(), reason, "{text}");
        }
        assert_eq!(gain("monument(1)").unwrap_err(), "monuments lie only on spaces of the track");
    }

    #[test]
    fn ae_1_3_2_a_gain_of_a_workshop_asks_nobody() {
        assert!(workshop_effect("settler(whi, flame(1))").is_ok());
        for text in ["know(book(any,1))", "know(bag_settler(1))", "know(take_ship)", "tile(ship, gold(1))", "dance"] {
            assert!(workshop_effect(text).is_err(), "{text}");
        }
    }

    #[test]
    fn ae_1_3_2_scores_have_their_numbers() {
        let floors = ["sand".to_owned(), "marble".to_owned()];
        let score = monument_score("floor(marble, 2)", &floors);
        assert_eq!(score, Ok(MonumentScore::Floor { floor: Floor(1), vp: 2 }));
        assert_eq!(monument_score("floor(snow,2)", &floors).unwrap_err(), "\"snow\" is no floor: sand, marble");
        assert!(monument_score("rows(3)", &floors).is_err());
        let Ok(KnowledgeScore::Agoras(steps)) = knowledge_score("agoras(1, 3, 6)") else { panic!("three steps") };
        assert_eq!([0, 1, 2, 3, 4].map(|agoras| steps.of(agoras)), [0, 1, 3, 6, 6]);
        for text in ["settlers(pur,0,1)", "pairs(pur,pur,1)", "agoras", "agoras(1,2,3,4,5,6,7,8,9)", "rain(1)"] {
            assert!(knowledge_score(text).is_err(), "{text}");
        }
        assert!(pillar_effect("offer(1)").is_err());
        assert!(influence_effect("echo(1)").is_err());
        assert!(influence_effect("gain(monument(1))").is_err());
    }
}
