//! The table of Atlantis over random games: every word in every language, every choice a button, no secret on any page.

use std::collections::BTreeSet;

use engine::{Game, GameOptions, QuickDice, Refused, Seat, Table, UndoRefused, Viewer};
use game_atlantis::{Action, Ask, Atlantis, CardList, Cards, DrawReason, Event, FinalScore, Illegal, Object, Options};
use ui::picture::Picture;
use ui::table::{
    ChatLine, SeatInfo, TableModel, log_text, refusal_notice, table_choices, table_fragment, table_page, table_text,
    table_why_not,
};
use ui::{Ctx, Keys, Lang};
use ui_atlantis::Face;

use ui_testkit::{self as any_table, attributes, banner, choices_are_buttons, ctx, model, people, viewers};

fn walk(seats: u8, seed: u64, look: impl FnMut(&Table<Atlantis>)) {
    any_table::walk(Options::for_seats(seats), seed, look);
}

fn fragment(lang: Lang, model: &TableModel<Face>) -> String {
    table_fragment(&ctx(lang), model).into_string()
}

#[test]
fn a_score_below_zero_has_its_bar_within_the_picture() {
    walk(2, 3, |table| {
        if !table.is_over() {
            return;
        }
        let mut model = model::<Face>(table, Viewer::Public);
        let score = FinalScore { tiles: 2, cards: 1, crossing: 9, lost: 9, total: -6 };
        for seat in Seat::all(2) {
            model.view.players[seat].final_score = Some(score);
        }
        let page = fragment(Lang::En, &model);
        let lost = "<rect class=\"b-hatched\" x=\"0.00%\" y=\"58%\" width=\"100.00%\"";
        assert_eq!(page.matches(lost).count(), 2, "three points above zero, six below");
        assert_eq!(page.matches("<rect class=\"b-zero\" x=\"66.67%\"").count(), 2);
    });
}

#[test]
fn without_single_keys_nothing_bears_one() {
    walk(3, 5, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        let ctx = Ctx { keys: Keys::Off, ..ctx(Lang::En) };
        let page = table_page(&ctx, &model::<Face>(table, Viewer::Seat(seat))).into_string();
        assert!(page.contains(" data-keys=\"off\"") && attributes(&page, "data-key").is_empty());
        assert!(
            !page.contains("class=\"kn\"") && !page.replace("<kbd aria-hidden=\"true\"></kbd>", "").contains("<kbd")
        );
    });
}

#[test]
fn every_position_is_told_in_every_language() {
    // Messages and variables that are missing stop a test: `say` sees to it.
    for seats in 2..=4 {
        let mut turn = 0;
        walk(seats, u64::from(seats), |table| {
            // Each position is seen by one viewer in one language; over a game all meet.
            let viewers = viewers(table);
            let lang = Lang::ALL[(turn / 2) % 3];
            let model = model::<Face>(table, viewers[turn % viewers.len()]);
            let page = fragment(lang, &model);
            assert!(page.starts_with("<main") && page.contains(" id=\"table\""), "{page:.60}");
            assert!(!table_text(lang, &model).is_empty());
            turn += 1;
        });
    }
}

#[test]
fn every_choice_is_a_button_with_its_own_words_and_key() {
    let mut turn = 0;
    walk(3, 11, |table| {
        turn += 1;
        if turn % 2 == 0 {
            choices_are_buttons::<Face>(table, Lang::ALL[turn / 2 % 3]);
        }
    });
}

#[test]
fn only_whoever_is_to_decide_gets_buttons() {
    let mut looked = 0;
    walk(3, 12, |table| {
        looked += 1;
        if looked % 6 != 0 {
            return;
        }
        for viewer in viewers(table) {
            let page = fragment(Lang::De, &model::<Face>(table, viewer));
            let may = viewer.seat().is_some_and(|seat| table.awaited().contains(seat));
            assert_eq!(page.contains("name=\"action\""), may);
            assert_eq!(page.contains("data-decision"), may);
            assert_eq!(
                page.contains("name=\"what\" value=\"step\""),
                may && viewer.seat().is_some_and(|seat| table.undo_step(seat).is_ok())
            );
        }
    });
}

#[test]
fn what_a_viewer_may_not_know_changes_no_byte() {
    let mut dice = QuickDice::new(99);
    for seats in 2..=4 {
        walk(seats, 20 + u64::from(seats), |table| {
            if table.played().len() % 9 != 0 {
                return;
            }
            for viewer in viewers(table) {
                let lang = Lang::ALL[table.played().len() % 3];
                let own = model::<Face>(table, viewer);
                // Another world that looks the same to this viewer: other hands, other draws.
                let other = Atlantis::determinise(&own.view, &mut dice);
                let mut twin = own.clone();
                twin.view = other.view(viewer);
                for (entry, played) in twin.log.iter_mut().zip(table.played()) {
                    entry.events =
                        played.events.iter().map(|event| Atlantis::seen(&dealt_anew(event, viewer), viewer)).collect();
                }
                assert_eq!(fragment(lang, &own), fragment(lang, &twin), "{viewer:?}");
                assert_eq!(table_text(lang, &own), table_text(lang, &twin));
                assert_eq!(log_text(lang, &own, 0), log_text(lang, &twin, 0));
                assert_eq!(table_why_not(lang, &own), table_why_not(lang, &twin));
                if let Some(seat) = viewer.seat() {
                    for action in everything() {
                        let words = |game: &Atlantis| {
                            game.check(seat, &action).map_err(|why| refusal_notice::<Face>(&Refused::Rule(why), lang))
                        };
                        assert_eq!(words(table.position()), words(&other), "{action}");
                    }
                }
            }
        });
    }
}

/// The same event with other cards where the viewer does not know them.
fn dealt_anew(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Drawn { seat, count, why, .. } if !viewer.is(*seat) => {
            let cards: CardList = std::iter::repeat_n(Object::Ring, usize::from(*count)).collect();
            Event::Drawn { seat: *seat, count: *count, cards, why: *why }
        }
        _ => event.clone(),
    }
}

/// Every action there can be.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::ShowHand, Action::Done];
    all.extend((1..=7).flat_map(|value| [Action::Buy { value }, Action::PayTile { value }]));
    all.extend((0..=54).flat_map(|at| [Action::Move { from: at }, Action::Bridge { gap: at }]));
    all.extend(Object::ALL.into_iter().flat_map(|object| [Action::Play { object }, Action::PayCard { object }]));
    all
}

#[test]
fn a_spectator_and_a_covered_device_see_no_hand() {
    let mut looked = 0;
    walk(3, 31, |table| {
        looked += 1;
        if looked % 6 != 0 {
            return;
        }
        let seat = table.awaited().iter().next().unwrap_or(Seat(0));
        let mut covered = model::<Face>(table, Viewer::Public);
        covered.context.covered = Some(seat);
        let page = fragment(Lang::De, &covered);
        for mark in ["data-piece=\"card-", "class=\"card", "hand-title", "name=\"action\""] {
            assert!(!page.contains(mark), "the covered page has {mark}");
        }
        assert!(page.contains("action=\"/t/k7f2/uncover\""));
        assert!(page.contains(&format!("name=\"seat\" value=\"{}\"", seat.0)));
        let watched = fragment(Lang::De, &model::<Face>(table, Viewer::Public));
        assert!(!watched.contains("data-piece=\"card-") && !watched.contains("id=\"tray\""));
    });
}

#[test]
fn names_and_chat_are_shown_and_never_obeyed() {
    let nasty = "<script>alert(1)</script>\"'&\u{e000}\u{e001}";
    let mut looked = 0;
    walk(2, 41, |table| {
        looked += 1;
        if looked % 10 != 0 && !table.is_over() {
            return;
        }
        let seats = vec![SeatInfo { name: nasty.into(), bot: false, level: None }; 2];
        for viewer in viewers(table) {
            let mut model = TableModel::<Face>::of("k7f2", table, viewer, seats.clone());
            model.context.chat = vec![ChatLine { who: nasty.into(), text: nasty.into() }];
            model.context.may_chat = true;
            let page = table_page(&ctx(Lang::Pl), &model).into_string();
            assert!(!page.contains("<script>alert"), "a name became mark-up");
            assert!(
                !page.contains(" style=\"") && !page.contains(" onclick"),
                "the policy forbids inline styles and scripts"
            );
        }
    });
}

#[test]
fn ids_are_unique_on_every_page() {
    walk(4, 51, |table| {
        if table.played().len() % 7 != 0 && !table.is_over() {
            return;
        }
        let viewer = table.awaited().iter().next().map_or(Viewer::Public, Viewer::Seat);
        let page = table_page(&ctx(Lang::De), &model::<Face>(table, viewer)).into_string();
        let mut seen = BTreeSet::new();
        for id in attributes(&page, "id") {
            assert!(seen.insert(id.clone()), "the id {id} is there twice");
        }
        for target in attributes(&page, "href").iter().filter_map(|href| href.strip_prefix('#')) {
            assert!(seen.contains(target), "#{target} leads nowhere");
        }
    });
}

#[test]
fn a_replay_shows_the_past_and_offers_nothing() {
    let mut last = None;
    walk(3, 61, |table| last = table.is_over().then(|| table.clone()).or(last.take()));
    let table = last.unwrap();
    let of = table.played().len();
    for step in [0, 1, of / 2, of, of + 100] {
        for viewer in viewers(&table) {
            let model = TableModel::<Face>::at("k7f2", &table, step, viewer, people(table.position().seats()));
            let page = fragment(Lang::De, &model);
            assert!(!page.contains("name=\"action\"") && !page.contains("name=\"what\""));
            assert!(page.contains(&format!("max=\"{of}\" value=\"{}\"", step.min(of))));
            assert!(page.contains("/t/k7f2/at/"));
        }
    }
    let beginning = TableModel::<Face>::at("k7f2", &table, 0, Viewer::Public, people(table.position().seats()));
    assert!(beginning.log.is_empty());
}

#[test]
fn a_running_game_tells_no_point_of_its_future() {
    let mut half = None;
    walk(3, 62, |table| {
        if table.played().len() > 60 && half.is_none() {
            half = Some(table.clone());
        }
    });
    let model = TableModel::<Face>::at("k7f2", &half.unwrap(), 20, Viewer::Public, vec![]);
    assert!(model.points.iter().all(|at| at.step <= 20));
    assert!(model.log.iter().all(|entry| entry.step <= 20));
}

#[test]
fn the_end_shows_the_sources_of_every_score_and_the_winners() {
    for seed in 71..76 {
        walk(3, seed, |table| {
            let Some(result) = table.outcome() else { return };
            let mut model = model::<Face>(table, Viewer::Seat(Seat(0)));
            model.seed = Some("5eed".into());
            let page = fragment(Lang::En, &model);
            for (seat, own) in model.view.players.iter() {
                let score = own.final_score.unwrap();
                assert_eq!(score.total, result.scores[seat.index()]);
            }
            assert!(page.contains("/t/k7f2/rematch") && page.contains("/t/k7f2/record.json") && page.contains("5eed"));
            assert_eq!(page.contains("AT-11.5"), result.winners.len() > 1);
            let text = table_text(Lang::En, &model);
            assert!(text.contains("# The final crossing"), "{text}");
        });
    }
}

#[test]
fn the_text_says_what_the_picture_says() {
    walk(3, 81, |table| {
        let view = table.position().view(Viewer::Public);
        let text = table_text(Lang::En, &model::<Face>(table, Viewer::Public));
        for gap in view.path.gaps() {
            let range =
                if gap.first == gap.last { gap.first.to_string() } else { format!("{}–{}", gap.first, gap.last) };
            let price = if gap.bridged { "bridged, free".into() } else { format!("crossing costs {}", gap.price) };
            assert!(text.contains(&format!("gap {range}: {price}\n")), "gap {range} is missing:\n{text}");
        }
        let stacks = (1..view.path.mainland()).filter(|&position| view.path.height(position) > 0).count();
        assert_eq!(text.lines().filter(|line| line.starts_with("position ")).count(), stacks);
        assert!(!text.contains("Your hand"));
    });
}

#[test]
fn prompts_speak_to_the_viewer_and_of_the_others() {
    let mut seen = BTreeSet::new();
    walk(3, 91, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        let ask = table.position().ask(seat).unwrap();
        let sentence = |viewer, lang| table_choices(lang, &model::<Face>(table, viewer)).0;
        let own = Viewer::Seat(seat);
        let other = Viewer::Seat(seat.next(3));
        let name = &people(table.position().seats())[seat.index()].name;
        for lang in Lang::ALL {
            assert!(!sentence(own, lang).contains(name.as_str()), "the viewer is called by name");
            assert!(sentence(other, lang).contains(name.as_str()), "nobody knows who is awaited");
        }
        match ask {
            Ask::Menu if seen.insert("menu") => {
                let words = [sentence(own, Lang::En), sentence(own, Lang::De), sentence(own, Lang::Pl)];
                assert_eq!(words[0], "Choose the figure you want to move.");
                assert_eq!(words[1], "Wähle die Figur, die du ziehen willst.");
                assert_eq!(words[2], "Wybierz pionek, który chcesz przesunąć.");
            }
            Ask::Card { from: 0, at: 0 } if seen.insert("card") => {
                assert_eq!(sentence(own, Lang::De), "Wähle eine Bewegungskarte für deine Figur auf Atlantis.");
                assert_eq!(sentence(own, Lang::Pl), "Wybierz kartę ruchu dla pionka na Atlantydzie.");
            }
            Ask::Pay { cost, paid: 0 } if seen.insert("pay") => {
                assert_eq!(sentence(own, Lang::En), format!("Pay {cost} for the crossing."));
            }
            _ => {}
        }
    });
    assert!(seen.len() >= 3, "the game was too short: {seen:?}");
}

#[test]
fn refusals_say_why_in_every_language() {
    let refusals = [
        Illegal::Seats { seats: 5 },
        Illegal::StartSeat { seat: Seat(3), seats: 3 },
        Illegal::Over,
        Illegal::LuckFirst,
        Illegal::NotYourTurn { active: Seat(1) },
        Illegal::BuyFirst,
        Illegal::NoTileToSell { value: 6 },
        Illegal::BuysNothing { value: 1 },
        Illegal::BridgeGone { position: 12 },
        Illegal::NoGap { position: 3 },
        Illegal::OuterWater { position: 1 },
        Illegal::InsideGap { position: 12, first: 11 },
        Illegal::GapBridged { gap: 27 },
        Illegal::BridgeDuringMove,
        Illegal::NoFigure { position: 9 },
        Illegal::FigureHome,
        Illegal::NoCards,
        Illegal::FigureBlocked { from: 3, at: 8 },
        Illegal::FigureTooDear { from: 3, cost: 7, payable: 2 },
        Illegal::MustMove { from: 0 },
        Illegal::FigureFirst,
        Illegal::NoSuchCard { object: Object::Ring },
        Illegal::CardBlocked { object: Object::Crown, at: 24 },
        Illegal::CardTooDear { object: Object::Crown, cost: 8, payable: 5 },
        Illegal::MoveEnded,
        Illegal::NothingToPay,
        Illegal::NoTileToPay { value: 2 },
        Illegal::BoughtCannotPay { object: Object::Flag },
        Illegal::PayOrder,
        Illegal::PayTooLittle { due: 4, reach: 3 },
        Illegal::WrongMoment { asked: Ask::Menu },
        Illegal::WrongMoment { asked: Ask::Card { from: 0, at: 0 } },
        Illegal::WrongMoment { asked: Ask::Pay { cost: 3, paid: 0 } },
        Illegal::WrongMoment { asked: Ask::LateBridge },
        Illegal::OtherLuck,
    ];
    for illegal in refusals {
        let words = Lang::ALL.map(|lang| Face::refusal(&illegal, lang));
        for sentence in &words {
            assert!(sentence.ends_with('.') && !sentence.contains("AT-") && !sentence.contains('!'), "{sentence}");
        }
        assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2], "{words:?}");
        let notice = refusal_notice::<Face>(&Refused::Rule(illegal), Lang::De);
        assert!(notice.refused && notice.clause.is_some_and(|clause| clause.href().contains("/rules#AT-")));
    }
    assert_eq!(
        Face::refusal(&Illegal::CardTooDear { object: Object::Crown, cost: 8, payable: 5 }, Lang::De),
        "Ein Zug mit dieser Karte kostet 8, und du könntest 5 bezahlen."
    );
    assert_eq!(
        Face::refusal(&Illegal::MustMove { from: 0 }, Lang::Pl),
        "Możesz przesunąć pionek na Atlantydzie, więc musisz wykonać ruch."
    );
}

#[test]
fn polish_counts_cards_in_three_forms() {
    let mut said = String::new();
    walk(4, 95, |table| {
        if table.played().len() < 8 {
            said = log_text(Lang::Pl, &model::<Face>(table, Viewer::Public), 0).join("\n");
        }
    });
    for words in ["dostaje 4 karty", "dostaje 5 kart", "dostaje 6 kart", "dostaje 7 kart"] {
        assert!(said.contains(words), "{words} is missing in:\n{said}");
    }
}

#[test]
fn the_log_tells_own_draws_and_hides_the_others() {
    walk(2, 96, |table| {
        if table.played().len() > 40 {
            return;
        }
        let own = log_text(Lang::En, &model::<Face>(table, Viewer::Seat(Seat(0))), 0).join("\n");
        let public = log_text(Lang::En, &model::<Face>(table, Viewer::Public), 0).join("\n");
        assert!(own.contains("You are dealt ") && !own.contains("Mira is dealt amphora"));
        assert!(public.contains("Anna is dealt ") && !public.contains("You "));
    });
}

#[test]
fn nothing_to_take_back_says_why() {
    let mut barrier = false;
    walk(3, 97, |table| {
        let Some(seat) = table.awaited().iter().next() else { return };
        if table.undo_step(seat) == Err(UndoRefused::Barrier) {
            barrier = true;
            let page = fragment(Lang::En, &model::<Face>(table, Viewer::Seat(seat)));
            assert!(
                page.contains("aria-disabled=\"true\" title=\"Nothing can be taken back now"),
                "no reason is given"
            );
        }
    });
    assert!(barrier);
}

#[test]
fn the_first_page_is_light() {
    let mut size = 0;
    let mut looked = 0;
    walk(4, 98, |table| {
        looked += 1;
        if looked % 10 != 0 && !table.is_over() {
            return;
        }
        let viewer = table.awaited().iter().next().map_or(Viewer::Public, Viewer::Seat);
        size = size.max(table_page(&ctx(Lang::De), &model::<Face>(table, viewer)).into_string().len());
    });
    // About 8 to 1 by gzip, and 25 kB of style and script: far below the 100 kB a first page may weigh.
    assert!(size < 400_000, "a page has {size} bytes");
}

/// AT-5.6, AT-3.3: a figure that reaches the Mainland and a hand that is shown have a banner; cards drawn have none.
#[test]
fn at_5_6_whoever_reaches_the_mainland_or_shows_a_hand_has_a_banner() {
    let table = Table::<Atlantis>::new(engine::Components::standard(), Options::for_seats(3)).expect("three may play");
    let to = table.position().view(Viewer::Public).path.mainland();
    let moved = |to| Event::Moved { seat: Seat(1), figure: 0, object: Object::ALL[0], from: 1, to, occupied: false };
    let mut cards = Cards::default();
    cards.0[2] = 2;
    let shown = Event::HandShown { seat: Seat(2), cards };
    let drawn = Event::Drawn { seat: Seat(1), count: 1, cards: CardList::default(), why: DrawReason::TurnEnd };
    for lang in Lang::ALL {
        let told = |event: &Event| banner::<Face>(lang, &table, Viewer::Seat(Seat(0)), &[std::slice::from_ref(event)]);
        let arrived = told(&moved(to)).expect("an arrival is told");
        any_table::is_sound(&arrived.words);
        assert!(arrived.words.starts_with("Mira "), "{}", arrived.words);
        assert!(told(&moved(to - 1)).is_none() && told(&drawn).is_none());
        let shows = told(&shown).expect("a hand that is shown is told");
        any_table::is_sound(&shows.words);
        assert!(shows.words.starts_with("Jonas "), "{}", shows.words);
    }
}
