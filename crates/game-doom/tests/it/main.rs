//! The battery.

use engine::GameOptions;
use game_doom::{Doom, Options, ShipUse};

fn play(options: impl IntoIterator<Item = Options>) {
    testkit::battery::<Doom>(options).games(testkit::games_to_play(20)).run();
}

#[test]
fn random_games_hold() {
    play((2..=5).map(Options::for_seats));
}

#[test]
fn random_games_hold_in_every_variant() {
    for seats in 2..=5 {
        let usual = Options::for_seats(seats);
        play([
            Options { family: true, ..usual },
            Options { open_events: true, ..usual },
            Options { open_specials: true, ..usual },
            Options { aggressive: true, ..usual },
            Options { short: true, ..usual },
            Options { open_events: true, open_specials: true, aggressive: true, short: true, family: true, ..usual },
        ]);
    }
    use ShipUse::{Both, None, Upgraded};
    play([
        Options { ships: Some([None, None, None, Both, Both]), ..Options::for_seats(5) },
        Options { ships: Some([Upgraded; 5]), ..Options::for_seats(4) },
    ]);
}
