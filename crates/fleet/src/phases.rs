//! What happens alike in both editions and names their own steps: each macro makes the functions of one part of a
//! round, in the edition's module of that name. `$game` is the position.

/// Chapter 2: markers, deals, the first refugees.
#[macro_export]
macro_rules! opening {
    ($game:ident) => {
        pub(crate) fn sample_markers<D: engine::Dice>(game: &$game, dice: &mut D) -> Chance {
            let mut seats: $crate::Order = game.table.council.all_seats().collect();
            dice.shuffle(seats.as_mut_slice());
            Chance::Markers { seats }
        }

        pub(crate) fn check_markers(game: &$game, seats: &$crate::Order) -> Result<(), Illegal> {
            let each_once = $crate::is_order_of_all(seats, game.table.seats());
            Ok($crate::ensure(each_once, Shared::MarkerOrder)?)
        }

        /// DA-2.10, LD-2.9: the markers stand on the leftmost fields.
        pub(crate) fn place_markers<L: Log<Event>>(game: &mut $game, seats: &$crate::Order, log: &mut L) {
            for (field, &seat) in (0u8..).zip(seats.as_slice()) {
                game.table.council.players[seat].marker = field;
            }
            game.table.council.order = *seats;
            game.table.stack.pop();
            log.add($crate::Event::MarkersPlaced { seats: *seats }.into());
        }

        /// DA-2.8, LD-2.7, LD-13.1: politics cards and special cards for each seat in turn.
        pub(crate) fn deal(game: &mut $game, seat: u8) {
            if usize::from(seat) == game.table.seats() {
                return game.table.stack.pop();
            }
            game.table.stack.replace(Step::Deal { seat: seat + 1 });
            if game.table.data.start_specials > 0 {
                game.table.stack.push(Step::DrawSpecials { seat, count: game.table.data.start_specials });
            }
            game.table.stack.push(Step::Draw { seat, count: game.table.hand_size() });
        }

        /// DA-2.11, DA-2.12, DA-R4, LD-2.10, LD-2.11, LD-R3, LD-R4: a refugee on any ship with a free seat.
        pub(crate) fn place_first<L: Log<Event>>(
            game: &mut $game,
            seat: Seat,
            ship: $crate::Berth,
            turn: u8,
            log: &mut L,
        ) {
            game.table.council.players[seat].supply -= 1;
            let (seated, hold) = game.table.council.harbour.board(ship, seat, 1);
            log.add($crate::Event::Boarded { seat, ship, seated, hold }.into());
            match usize::from(turn) + 1 == 2 * game.table.seats() {
                true => game.table.stack.pop(),
                false => game.table.stack.replace(Step::FirstRefugee { turn: turn + 1 }),
            }
        }
    };
}

/// Cards come into hands by luck. The clauses: of the deal, of Archon, of the end of a round, of special cards.
#[macro_export]
macro_rules! drawing {
    ($game:ident, $deal:literal, $archon:literal, $refill:literal, $specials:literal) => {
        /// The clause by which a seat draws politics cards: the deal, Archon, or the end of the round.
        pub(crate) fn clause(game: &$game, seat: u8) -> &'static str {
            match game.table.council.round {
                0 => $deal,
                _ if game.table.stack.steps().contains(&Step::Discard { seat, left: ARCHON }) => $archon,
                _ => $refill,
            }
        }

        /// The clause by which special cards are drawn.
        pub(crate) fn special_clause(game: &$game) -> &'static str {
            if game.table.council.round == 0 { $deal } else { $specials }
        }

        fn some_cards<D: Dice>(game: &$game, count: u8, dice: &mut D) -> CardList {
            game.cards.politics.sample(count, dice).map(|kind| Card::ALL[kind % CARDS]).collect()
        }

        pub(crate) fn sample_draw<D: Dice>(game: &$game, seat: Seat, count: u8, dice: &mut D) -> Chance {
            Chance::Draw { seat, cards: some_cards(game, count, dice) }
        }

        /// DA-2.8, DA-6.10, DA-8.1, DA-R33, LD-2.7, LD-6.7, LD-8.1, LD-R30: cards come into a hand.
        pub(crate) fn draw<L: Log<Event>>(game: &mut $game, seat: Seat, cards: &CardList, log: &mut L) {
            let (moment, pack) = (game.table.moment(), game.table.pack());
            for card in cards.as_slice() {
                game.cards.refill_politics(&moment, &pack, log);
                game.cards.politics.drawn_by(seat, card.index());
                game.cards.hands[seat.index()].add(card.index());
            }
            game.table.stack.pop();
            log.add($crate::Event::Drawn { seat, count: cards.len() as u8, cards: *cards }.into());
        }

        pub(crate) fn sample_specials<D: Dice>(game: &$game, seat: Seat, count: u8, dice: &mut D) -> Chance {
            let kinds = game.cards.special.sample(count, dice);
            Chance::DrawSpecials { seat, cards: kinds.map(|kind| Special::ALL[kind % SPECIALS]).collect() }
        }

        /// DA-2.8, DA-11.1, DA-R34, LD-2.7, LD-11.1, LD-R31: special cards come into a hand.
        pub(crate) fn draw_specials<L: Log<Event>>(
            game: &mut $game,
            seat: Seat,
            cards: &$crate::SpecialList,
            log: &mut L,
        ) {
            for card in cards.as_slice() {
                game.cards.refill_specials(log);
                game.cards.special.drawn_by(seat, card.index());
                game.cards.specials[seat.index()].add(card.index());
            }
            game.table.stack.pop();
            log.add($crate::Event::SpecialsDrawn { seat, count: cards.len() as u8, cards: *cards }.into());
        }
    };
}

/// Own refugees go aboard. How many cubes that takes and what comes after them is the edition's `place`.
#[macro_export]
macro_rules! boarding {
    ($game:ident) => {
        /// An instruction to place refugees begins: so many on a ship, and so many on a further one.
        pub(crate) fn begin(game: &mut $game, seat: Seat, why: BoardReason, lots: [u8; 2]) {
            game.table.placing = Placing::new(why, seat, lots);
            game.table.stack.push(Step::Board);
        }

        impl $game {
            /// DA-5.17, DA-R14, LD-5.15, LD-R12: whether a seat can place these lots completely, with the special cards
            /// it could add (DA-D18, LD-D15).
            pub(crate) fn can_place_with_specials(&self, placing: &Placing<BoardReason>) -> bool {
                let held = Special::BOARDING.map(|special| self.cards.has_special(placing.seat, special));
                self.table.ships_to_board(&placing.with_specials(held)) != 0
            }
        }

        /// Whether a seat could place one refugee, as far as everybody knows.
        pub(crate) fn could_place_one(game: &$game, seat: Seat, why: BoardReason) -> bool {
            let could = Special::BOARDING.map(|special| game.could_hold(seat, special));
            game.table.ships_to_board(&Placing::new(why, seat, [1, 0]).with_specials(could)) != 0
        }

        /// DA-D18, LD-D15: Pursuit Ship or Hidden Holds opens more ships.
        pub(crate) fn open_ships<L: Log<Event>>(game: &mut $game, seat: Seat, special: Special, log: &mut L) {
            play_special(game, seat, special, log);
            game.table.placing =
                game.table.placing.with_specials(Special::BOARDING.map(|boarding| boarding == special));
        }

        /// DA-10.2 to DA-10.4, LD-10.2 to LD-10.4: the next lot goes onto this ship.
        pub(crate) fn board<L: Log<Event>>(game: &mut $game, ship: Berth, log: &mut L) {
            let there = game.table.council.harbour.ship(ship);
            // DA-R76, LD-R75: with Hidden Holds there is a choice, if somebody can be displaced.
            if there.is_full() && game.table.way(&game.table.placing).can_displace(there) {
                return game.table.stack.replace(Step::Displace { ship });
            }
            place(game, ship, log);
        }

        /// DA-R76, LD-R75: the hold instead of a seat.
        pub(crate) fn into_hold<L: Log<Event>>(game: &mut $game, ship: Berth, log: &mut L) {
            game.table.stack.replace(Step::Board);
            place(game, ship, log);
        }

        /// DA-10.4, LD-10.4: a refugee is discarded and its seat taken.
        pub(crate) fn displace<L: Log<Event>>(game: &mut $game, ship: Berth, colour: $crate::Colour, log: &mut L) {
            game.table.council.throw_off(game.table.placing.seat, ship, (colour, false), log);
            game.table.stack.replace(Step::Board);
            place(game, ship, log);
        }

        /// DA-D19, DA-R66, DA-R82, LD-D16, LD-R55, LD-R65: the player could hold the card, and some refugee may be
        /// named.
        pub(crate) fn may_be_asked_to_sacrifice(game: &$game) -> bool {
            game.could_hold(game.table.placing.seat, Special::Sacrifice)
                && game.table.placing.placed.can_be_given_up(&game.table.council.harbour)
        }

        /// DA-12.5, DA-R39, DA-R74, LD-12.12, LD-R44, LD-R73: stopping is final; not placing where nobody can board is
        /// no stopping.
        pub(crate) fn stop<L: Log<Event>>(game: &mut $game, seat: Seat, log: &mut L) {
            let council = &mut game.table.council;
            if council.harbour.ships().iter().any(|ship| ship.in_port() && !ship.is_full()) {
                council.stopped = council.stopped.with(seat);
            }
            game.table.stack.pop();
            log.add($crate::Event::StoppedPlacing { seat }.into());
        }

        /// DA-11.10, DA-R32, DA-R60, LD-11.10, LD-R29, LD-R55: one of the refugees just placed is given up, and the
        /// ship moves.
        pub(crate) fn sacrifice<L: Log<Event>>(game: &mut $game, ship: Berth, hold: bool, log: &mut L) {
            let seat = game.table.placing.seat;
            play_special(game, seat, Special::Sacrifice, log);
            game.table.council.throw_off(seat, ship, ($crate::Colour::Seat(seat), hold), log);
            game.table.placing.placed.give_up(ship, hold);
            sailing::advance(game, ship, Some(seat), false, log);
        }
    };
}

/// Chapter 9: ships move and arrive. Who is asked in what order is the edition's `open_window`.
#[macro_export]
macro_rules! sailing {
    ($game:ident) => {
        /// DA-9.1, LD-9.1: a ship moves one space.
        pub(crate) fn advance<L: Log<Event>>(
            game: &mut $game,
            ship: $crate::Berth,
            mover: Option<Seat>,
            premium: bool,
            log: &mut L,
        ) {
            match game.table.council.harbour.advance(ship) {
                $crate::Moved::ToOcean => log.add($crate::Event::Sailed { ship, mover }.into()),
                $crate::Moved::Arrived => {
                    let landing = game.table.council.arrive(ship, mover, premium, &mut game.table.placing);
                    arrived(game, &landing);
                }
            }
        }

        /// DA-9.4, LD-9.4: a ship is at New Land; first those are asked who could hold an Alliance, as far as all know
        /// (DA-D21, LD-D18).
        pub(crate) fn arrived(game: &mut $game, landing: &$crate::Arrival) {
            game.table.stack.push(Step::Land);
            if game.table.council.harbour.ship(landing.ship).of($crate::Colour::Neutral) > 0 {
                open_window(game, Step::Ally, |game, seat| game.could_hold(seat, Special::Alliance));
            }
        }

        /// DA-11.5, LD-11.5: this player scores the neutrals.
        pub(crate) fn ally<L: Log<Event>>(game: &mut $game, seat: Seat, log: &mut L) {
            play_special(game, seat, Special::Alliance, log);
            if let Some(landing) = &mut game.table.council.landing {
                landing.allied = landing.allied.with(seat);
            }
            next_in_window(game);
        }

        /// DA-R66, LD-R65: a window that goes round once: the next is asked, or it closes. After an Alliance everybody
        /// may know that somebody cannot hold another; version 1 of the rules asked all the same.
        pub(crate) fn next_in_window(game: &mut $game) {
            let all = game.table.rules_version == 1 || game.table.stack.top() != Step::Ally;
            let mut window = game.table.council.window;
            if !window.ask_next(|seat| all || game.could_hold(seat, Special::Alliance)) {
                game.table.stack.pop();
            }
            game.table.council.window = window;
        }
    };
}

/// Chapter 5 up to the plays: rows, and the Spy window. `$begin` is the step that begins a vote, `$office` are the
/// factions or senators.
#[macro_export]
macro_rules! voting {
    ($game:ident, $begin:ident, $office:ident) => {
        /// DA-5.1, LD-5.1: the next card of the own row, face down.
        pub(crate) fn lay<L: Log<Event>>(game: &mut $game, seat: Seat, card: Card, log: &mut L) {
            let laid = game.cards.lay(seat, card);
            // DA-8.5, LD-8.5: the holder of Oraklos says which cards stay face down.
            if laid == game.table.row_length() && !game.table.holds(seat, $office::Oraklos) {
                row_is_ready(game, seat, log);
            }
        }

        /// DA-8.5, DA-R9, LD-8.5, LD-R17: up to two own cards stay face down.
        pub(crate) fn keep_down<L: Log<Event>>(game: &mut $game, seat: Seat, slots: u8, log: &mut L) {
            game.cards.down[seat.index()] = slots;
            row_is_ready(game, seat, log);
        }

        /// DA-5.2, LD-5.2: when all are ready, all rows are revealed together.
        fn row_is_ready<L: Log<Event>>(game: &mut $game, seat: Seat, log: &mut L) {
            let council = &mut game.table.council;
            council.ready = council.ready.with(seat);
            log.add($crate::Event::Committed { seat }.into());
            if council.all_ready() {
                council.ready = engine::SeatSet::EMPTY;
                log.add($crate::Event::RowsOpened.into());
                game.table.stack.replace(Step::$begin { slot: 0 });
            }
        }

        /// DA-11.9, LD-11.9: everybody who could hold a Spy and has a cube is asked.
        pub(crate) fn open_spy(game: &mut $game) {
            game.table.stack.replace(Step::Rank);
            sailing::open_window(game, Step::Spy, could_spy);
        }

        /// Whether a seat could add a cube, as far as everybody knows.
        fn could_spy(game: &$game, seat: Seat) -> bool {
            game.table.council.players[seat].supply > 0 && game.could_hold(seat, Special::Spy)
        }

        /// DA-11.9, DA-R57, LD-11.9, LD-R52: a cube more.
        pub(crate) fn spy<L: Log<Event>>(game: &mut $game, seat: Seat, log: &mut L) {
            play_special(game, seat, Special::Spy, log);
            game.table.council.put_on_card(seat, 1);
            next_spy(game, false);
        }

        /// DA-R57, LD-R52: the window goes round until all have passed in a row.
        pub(crate) fn next_spy(game: &mut $game, passed: bool) {
            let mut window = game.table.council.window;
            if !window.ask_round(passed, |seat| could_spy(game, seat)) {
                game.table.stack.pop();
            }
            game.table.council.window = window;
        }
    };
}

/// DA-5.14 to DA-5.20, LD-5.12 to LD-5.18: cards are played.
#[macro_export]
macro_rules! playing {
    ($game:ident) => {
        impl $game {
            /// The slot card of a seat in this vote, if nobody has carried it out.
            pub(crate) fn slot_card(&self, seat: Seat) -> Option<Card> {
                self.cards.slot_card(&self.table.council, seat, self.table.council.vote.slot)
            }
        }

        /// DA-5.15 to DA-5.19, LD-5.13 to LD-5.17: a card is played, and carried out before the next player acts.
        fn played<L: Log<Event>>(
            game: &mut $game,
            seat: Seat,
            (card, source, from): (Card, Source, Option<Seat>),
            empathy: bool,
            log: &mut L,
        ) {
            log.add(Event::Played { seat, card, source, from, empathy });
            if empathy {
                play_special(game, seat, Special::Empathy, log);
            }
            game.table.council.plays(seat);
            game.table.card = Some(card);
            next_player(game);
            game.table.stack.push(if empathy { Step::Exchange } else { Step::Execute });
        }

        /// DA-5.15, LD-5.13, LD-8.7: no card is played.
        pub(crate) fn decline<L: Log<Event>>(game: &mut $game, seat: Seat, log: &mut L) {
            next_player(game);
            log.add($crate::Event::Declined { seat }.into());
        }

        /// DA-5.14, LD-5.12: the next entitled player, if there is one.
        fn next_player(game: &mut $game) {
            match game.table.stack.top() {
                Step::Play { place } if usize::from(place) + 1 < game.table.council.vote.acting.len() => {
                    game.table.stack.replace(Step::Play { place: place + 1 });
                }
                _ => game.table.stack.pop(),
            }
        }

        /// DA-5.20 (4), LD-5.18 (4): the ship is named, then Guardians may answer.
        pub(crate) fn target<L: Log<Event>>(game: &mut $game, ship: Berth, card: Card, log: &mut L) {
            let attacker = game.table.council.player;
            log.add($crate::Event::Targeted { seat: attacker, card, ship }.into());
            game.table.stack.replace(Step::Strike { ship, card });
            sailing::open_window(game, Step::Guard { ship, card }, |game, seat| {
                let aboard = game.table.council.harbour.ship(ship).of($crate::Colour::Seat(seat)) > 0;
                seat != attacker && aboard && game.could_hold(seat, Special::Guardian)
            });
        }

        /// DA-11.7, DA-R16, LD-11.7, LD-R14: the card has no effect.
        pub(crate) fn guard<L: Log<Event>>(game: &mut $game, seat: Seat, log: &mut L) {
            play_special(game, seat, Special::Guardian, log);
            game.table.council.window.close();
            // The window, and the blow.
            game.table.stack.pop();
            game.table.stack.pop();
        }

        /// DA-10.9 (ii), LD-10.9 (ii), LD-R35: cubes leave the Senate.
        pub(crate) fn expel<L: Log<Event>>(game: &mut $game, target: Seat, cubes: u8, log: &mut L) {
            let party = &mut game.table.council.players[target];
            party.senate -= cubes;
            party.spent += cubes;
            game.table.stack.pop();
            log.add($crate::Event::Expelled { seat: game.table.council.player, target, cubes }.into());
        }

        /// DA-8.1, DA-R47, LD-8.1: a card goes face down into the discard pile.
        pub(crate) fn discard<L: Log<Event>>(game: &mut $game, seat: Seat, card: Card, log: &mut L) {
            let Step::Discard { left, .. } = game.table.stack.top() else { return };
            game.cards.hands[seat.index()].remove(card.index());
            game.cards.politics.buried[seat.index()].add(card.index());
            log.add($crate::Event::Buried { seat, card: Some(card) }.into());
            match left {
                0 | 1 => game.table.stack.pop(),
                _ => game.table.stack.replace(Step::Discard { seat: seat.0, left: left - 1 }),
            }
        }
    };
}

/// Chapters 6, 7 and 12: ships that move by themselves, placing together, new hands, the end.
#[macro_export]
macro_rules! doom {
    ($game:ident) => {
        /// Points beside landings.
        pub(crate) fn score<L: Log<Event>>(game: &mut $game, seat: Seat, points: u8, why: PointReason, log: &mut L) {
            if points > 0 {
                game.table.council.players[seat].points += u16::from(points);
                log.add(Event::Scored { seat, points, why });
            }
        }

        /// DA-6.5, DA-9.9, DA-13.1.7, LD-6.3, LD-9.9, LD-R20: listed once, then moved one after another.
        pub(crate) fn automatic<L: Log<Event>>(game: &mut $game, next: u8, log: &mut L) {
            if next == 0 {
                game.table.council.moving = game.table.would_move();
            }
            let Some(&ship) = game.table.council.moving.as_slice().get(usize::from(next)) else {
                game.table.council.moving = $crate::ShipList::new();
                return game.table.stack.pop();
            };
            game.table.stack.replace(Step::Automatic { next: next + 1 });
            sailing::advance(game, ship, None, false, log);
        }

        /// DA-12.5, DA-R74, LD-12.12, LD-R44, LD-R73: whose turn it is to place, pass by pass, until nobody has placed
        /// in one.
        pub(crate) fn together(game: &mut $game, turn: u8) {
            if turn == 0 && !game.table.council.together.goes_on() {
                return game.table.stack.pop();
            }
            let seat = game.table.council.order.as_slice()[usize::from(turn)];
            game.table.stack.replace(Step::Together { turn: (turn + 1) % game.table.seats() as u8 });
            let may = game.table.council.together.may_place(seat, game.table.council.stopped);
            if may && boarding::could_place_one(game, seat, BoardReason::Together) {
                boarding::begin(game, seat, BoardReason::Together, [1, 0]);
            }
        }

        /// DA-7.1, DA-7.2, LD-7.1, LD-7.2: the game is over; special cards are shown.
        fn end<L: Log<Event>>(game: &mut $game, log: &mut L) {
            game.table.stack = engine::Stack::new(Step::Over);
            log.add($crate::Event::Ended.into());
            for seat in game.table.council.all_seats() {
                log.add($crate::Event::SpecialsShown { seat, points: game.special_points(seat) }.into());
            }
        }

        /// DA-R3, DA-R65, LD-2.2, LD-6.4 (d), LD-R64: no Doom event, where none may come.
        pub(crate) fn sample_event<D: Dice>(game: &$game, no_doom: bool, dice: &mut D) -> Chance {
            let event = game.table.events().sample(no_doom, dice);
            Chance::Event { event: EventCard::ALL[event % EventCard::ALL.len()] }
        }

        /// DA-6.10, DA-R79, LD-6.7, LD-R77: in Senate order each player draws up to a full hand; then the next round
        /// begins.
        pub(crate) fn refill(game: &mut $game, place: u8) {
            // The order is fixed before the first draws.
            if place == 0 {
                game.table.council.order = game.table.council.senate_order();
            }
            let Some(seat) = game.table.council.at_place(place) else {
                return game.table.stack.replace(Step::StartRound);
            };
            game.table.stack.replace(Step::Refill { place: place + 1 });
            let count = game.table.hand_size().saturating_sub(game.cards.hands[seat.index()].total());
            if count > 0 {
                game.table.stack.push(Step::Draw { seat: seat.0, count });
            }
        }
    };
}
