//! How records name things: as the rules print them.

use serde_json::{from_value, json, to_value};

use crate::actions::{Action, Chance, Target, Tile};
use crate::kinds::{Cell, Field, Influence, Profession, Residence, Ring, ShipType, Workshop};

/// AE-0.3: city fields by ring and number, tiles and cards by their ids, cells and types of ships by place.
#[test]
fn ae_0_3_records_say_what_the_rules_print() {
    let actions = [
        (Action::PlaceKing { field: Field::new(Ring::Middle, 3) }, json!({"place_king": {"field": "M3"}})),
        (Action::TakeResidence { residence: Residence(5) }, json!({"take_residence": {"residence": "RS06"}})),
        (Action::PlayInfluence { card: Influence(23) }, json!({"play_influence": {"card": "IF24"}})),
        (Action::TakeTile { tile: Tile::Workshop(Workshop(0)) }, json!({"take_tile": {"tile": {"workshop": "WS01"}}})),
        (Action::TakeTile { tile: Tile::Ship(ShipType(2)) }, json!({"take_tile": {"tile": {"ship": 2}}})),
        (
            Action::Dispatch { profession: Profession::MB, target: Target::Workshop { cell: Cell(4), slot: 1 } },
            json!({"dispatch": {"profession": "MB", "target": {"workshop": {"cell": 4, "slot": 1}}}}),
        ),
    ];
    for (action, words) in actions {
        assert_eq!(to_value(action).unwrap(), words);
        assert_eq!(from_value::<Action>(words).unwrap(), action);
    }
}

#[test]
fn ae_0_3_other_names_are_refused() {
    for field in ["M12", "M03", "X1", "M", "", "M-1", "m3", "M3 ", "é3"] {
        assert!(from_value::<Action>(json!({"place_king": {"field": field}})).is_err(), "{field}");
    }
    for card in ["IF00", "IF1", "IF33", "IF256", "WS01", "IF", "", "IF01x", "01"] {
        assert!(from_value::<Action>(json!({"play_influence": {"card": card}})).is_err(), "{card}");
    }
    assert!(from_value::<Chance>(json!({"catastrophe": {"tile": "CA8"}})).is_ok());
    assert!(from_value::<Chance>(json!({"catastrophe": {"tile": "CA17"}})).is_err());
}
