//! Sample models of every page of the site: for the eye, and for tests over all pages.

use catalog::GAMES;
use engine::{Components, Game};
use ui::pages::*;
use ui::picture::Picture;
use ui::{ClauseLink, Ctx, Entry, Lang, Markup, Notice};
use ui_atlandice::Face as Atlandice;
use ui_atlantis::Face as Atlantis;
use ui_last_days::Face as LastDays;

fn title(id: &str) -> &'static Entry {
    GAMES.find(id).expect("it is ours")
}

fn numbers<P: Picture>(lang: Lang) -> ComponentsModel {
    ComponentsModel::of::<P>(<P::Game as Game>::Components::standard(), lang)
}

/// Every page by name.
pub(crate) fn pages(ctx: &Ctx) -> Vec<(&'static str, Markup)> {
    let atlantis = title("atlantis");
    let document = atlantis.rules.document(ctx.lang);
    let numbers = numbers::<Atlantis>(ctx.lang);
    let atlandice = title("atlandice");
    let dice_rules = atlandice.rules.document(ctx.lang);
    let dice_numbers = self::numbers::<Atlandice>(ctx.lang);
    let last_days = title("last-days");
    let last_rules = last_days.rules.document(ctx.lang);
    let last_numbers = self::numbers::<LastDays>(ctx.lang);
    let exodus = title("exodus");
    let refused = Notice {
        text: "Du kannst diese Karte nicht spielen.".into(),
        clause: Some(ClauseLink { game: "atlantis".into(), id: "AT-5.5".into() }),
        refused: true,
    };
    vec![
        ("home", home(ctx, &busy_home())),
        ("home-empty", home(ctx, &HomeModel::default())),
        ("game", game(ctx, &GameModel { title: atlantis, open: busy_home().open })),
        ("new", new_table(&Ctx { error: Some(refused), ..ctx.clone() }, &new_model(ctx.lang))),
        ("lobby", lobby(ctx, &lobby_model(true, true))),
        ("lobby-guest", lobby(ctx, &lobby_model(false, true))),
        ("join", lobby(ctx, &lobby_model(false, false))),
        ("rules", rules(ctx, &RulesModel { title: atlantis, document, query: None })),
        ("rules-found", rules(ctx, &RulesModel { title: atlantis, document, query: Some("AT-R2".into()) })),
        ("components", components(ctx, &numbers)),
        ("game-dice", game(ctx, &GameModel { title: atlandice, open: vec![] })),
        ("new-dice", new_table(ctx, &NewTableModel::of::<Atlandice>(ctx.lang))),
        ("rules-dice", rules(ctx, &RulesModel { title: atlandice, document: dice_rules, query: None })),
        ("components-dice", components(ctx, &dice_numbers)),
        ("game-last-days", game(ctx, &GameModel { title: last_days, open: vec![] })),
        ("new-last-days", new_table(ctx, &NewTableModel::of::<LastDays>(ctx.lang))),
        ("rules-last-days", rules(ctx, &RulesModel { title: last_days, document: last_rules, query: None })),
        ("components-last-days", components(ctx, &last_numbers)),
        ("solo", solo(ctx, &solo_model())),
        ("solo-empty", solo(ctx, &SoloModel { best: vec![], played: 0, days: vec![], ..solo_model() })),
        ("game-alone", game(ctx, &GameModel { title: exodus, open: vec![] })),
        ("me", me(ctx, &MeModel { tables: busy_home().mine })),
        ("error", error(ctx, &ErrorModel::new(404, ErrorKind::NoTable))),
    ]
}

/// The best list of somebody who also played two seeds of the day, one of them today.
pub(crate) fn solo_model() -> SoloModel {
    let game = |points, verdict: Option<&str>, finished, day: Option<i64>, place| SoloListItem {
        table: "k7qm2".into(),
        points,
        won: verdict.is_some(),
        verdict: verdict.map(str::to_owned),
        finished,
        day,
        place,
    };
    let today = game(104, Some("Priest"), 20_772, Some(20_772), Some((3, 12)));
    let late = game(71, Some("Healer"), 20_771, Some(20_770), None);
    SoloModel {
        title: title("exodus"),
        today: 20_772,
        todays: Todays::Over,
        best: vec![
            today.clone(),
            game(88, Some("Healer"), 20_760, None, None),
            game(88, Some("Healer"), 20_765, None, None),
            late.clone(),
        ],
        played: 9,
        days: vec![today, late, game(31, None, 20_768, Some(20_768), Some((11, 12)))],
    }
}

fn seats(names: &[Option<&str>]) -> Vec<Option<String>> {
    names.iter().map(|name| name.map(str::to_owned)).collect()
}

fn table(kind: RowKind, names: &[Option<&str>], host: &str, watching: usize) -> TableListItem {
    TableListItem {
        id: "k7qm2".into(),
        game: "atlantis".into(),
        kind,
        seats: seats(names),
        host: Some(host.into()),
        watching,
    }
}

fn busy_home() -> HomeModel {
    let me = Some("Galatea 17");
    HomeModel {
        mine: vec![
            table(RowKind::Waiting { names: vec!["Anna".into()] }, &[me, Some("Anna"), Some("Bot Nereus")], "Anna", 0),
            table(RowKind::Finished { winners: vec!["Jonas".into()] }, &[me, Some("Jonas")], "Jonas", 0),
            table(RowKind::YourTurn, &[Some("Bot Proteus"), me, Some("Bot Triton")], "Galatea 17", 0),
        ],
        open: vec![
            table(RowKind::SeatsFree(1), &[Some("Jonas"), Some("Li"), None], "Jonas", 0),
            table(RowKind::SeatsFree(3), &[Some("Olga"), None, None, None], "Olga", 0),
        ],
        watch: vec![
            table(RowKind::Running, &[Some("Sofia"), Some("Marek")], "Sofia", 4),
            table(
                RowKind::Waiting { names: vec!["Mira".into(), "Anna".into()] },
                &[Some("Mira"), Some("Anna"), Some("Bot Triton"), Some("Li")],
                "Mira",
                1,
            ),
        ],
    }
}

fn new_model(lang: Lang) -> NewTableModel {
    NewTableModel {
        levels: ui::levels::LADDER.map(String::from).to_vec(),
        sitters: vec![SeatKind::Me, SeatKind::Open, SeatKind::Here, SeatKind::Bot("citizen".into())],
        ..NewTableModel::of::<Atlantis>(lang)
    }
}

fn lobby_model(is_host: bool, seated: bool) -> LobbyModel {
    let me = if seated { Sitter::Me } else { Sitter::Free };
    let host = if is_host { Sitter::Free } else { Sitter::Person("Anna".into()) };
    let bot = Sitter::Bot { name: "Bot Proteus".into(), level: "captain".into() };
    let sitters = [host, me, bot, Sitter::Free];
    LobbyModel {
        id: "k7qm2".into(),
        title: title("atlantis"),
        seats: sitters.into_iter().collect(),
        min_seats: 2,
        link: "http://127.0.0.1:8080/t/k7qm2".into(),
        host: if is_host { "Galatea 17".into() } else { "Anna".into() },
        is_host,
        public: false,
        start: (!is_host).then_some(1),
        window_seconds: 0,
        hints: true,
        auto_start: is_host,
        commitment: "183a19aa409fb06d4c442028206a4e8570a35854b14708e706227e0931f1b243".into(),
        news: 0,
    }
}
