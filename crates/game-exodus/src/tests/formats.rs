//! The public format of views: plain names, only seats that play, nothing packed.

use engine::{Game, Seat, Viewer};
use serde_json::{Value, json};

use super::scene::scene;
use super::walk::walk;

fn shown(game: &crate::Exodus, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

/// Every number in it, with its path.
fn numbers(value: &Value, path: &str, found: &mut Vec<(String, i64)>) {
    match value {
        Value::Number(number) => found.push((path.to_owned(), number.as_i64().unwrap())),
        Value::Array(items) => items.iter().for_each(|item| numbers(item, path, found)),
        Value::Object(fields) => fields.iter().for_each(|(key, item)| numbers(item, &format!("{path}.{key}"), found)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// 255 is the packed "nothing", and sets of bits soon pass a hundred; points may be many.
#[test]
fn ae_0_3_views_tell_only_seats_that_play_and_no_packed_numbers() {
    for seats in 1..=4 {
        let mut looked = 0;
        walk(seats, 3, |moment| {
            let game = moment.after;
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let view = shown(game, viewer);
                for list in ["players", "sorting", "order"] {
                    assert_eq!(view[list].as_array().unwrap().len(), usize::from(seats), "{list}");
                }
                let mut found = Vec::new();
                numbers(&view, "", &mut found);
                for (path, number) in found {
                    let most = if path == ".players.points" { 400 } else { 60 };
                    assert!((-100..=most).contains(&number), "{path} is {number}");
                }
                looked += 1;
            }
        });
        assert!(looked > 60, "{seats}: {looked}");
    }
}

#[test]
fn ae_0_3_a_view_reads_as_records_do() {
    let game = scene("rb")
        .board("n0 RS01 2p, p0 WS01 -")
        .holds("IF16")
        .took("IF03")
        .played("IF05")
        .knows("KN07")
        .open("IF02 WS03 turtle")
        .turn();
    let view = shown(&game.game, Viewer::Seat(Seat(1)));
    let player = &view["players"][0];
    assert_eq!(view["viewer"], json!({"seat": 1}));
    assert_eq!(view["ask"], json!({"main": {"actions": 2, "used": []}}));
    assert_eq!(view["stack"].as_array().unwrap().last(), Some(&json!({"turn": {"place": 0}})));
    assert_eq!(view["open_tiles"], json!([{"ship": 0}, {"workshop": "WS03"}]));
    assert_eq!(view["open_influence"], json!(["IF02"]));
    assert_eq!(view["pillar_stacks"][1], json!({"display": "L", "stage": "shaft", "cards": []}));
    assert_eq!(view["city"][0]["field"], json!("T0"));
    assert_eq!(
        player["settlement"],
        json!([
            {"cell": 0, "building": {"residence": "RS01"}, "settlers": {"purple": 2}, "slots": []},
            {"cell": 4, "building": {"workshop": "WS01"}, "settlers": {}, "slots": [null]},
        ])
    );
    assert_eq!(player["knowledge"], json!(["KN07"]));
    // AE-20.9: of the card taken in secret there is the number only.
    assert_eq!(player["influence"], json!(["IF03"]));
    assert_eq!((&player["influence_size"], &player["influence_played"]), (&json!(2), &json!(["IF05"])));
    let own = shown(&game.game, Viewer::Seat(Seat(0)));
    assert_eq!(own["players"][0]["influence"], json!(["IF03", "IF16"]));
    assert_eq!(own["players"][0]["influence_known"], json!(["IF03"]));
}

#[test]
fn ae_20_9_cards_that_somebody_else_drew_are_sealed() {
    let mut game = scene("rb").priest("3").turn();
    game.play("advance, draw influence").draws("IF07 IF02");
    assert_eq!(shown(&game.game, Viewer::Seat(Seat(0)))["drawn"], json!({"influence": ["IF02", "IF07"]}));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!(shown(&game.game, viewer)["drawn"], json!("sealed"));
    }
}

/// Every kind of thing that a view may hold is described in its schema by the same words.
#[test]
fn ae_0_3_the_schema_names_the_fields_of_the_view() {
    let schema = serde_json::to_value(schemars::schema_for!(crate::View)).unwrap();
    let view = shown(&scene("rb").turn().game, Viewer::Public);
    let told: Vec<&String> = view.as_object().unwrap().keys().collect();
    let described: Vec<&String> = schema["properties"].as_object().unwrap().keys().collect();
    assert_eq!(told, described);
    for (name, field) in schema["properties"].as_object().unwrap() {
        assert!(field["description"].is_string(), "{name} is not described");
    }
}
