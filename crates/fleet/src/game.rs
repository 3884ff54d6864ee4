//! What both editions answer of `engine::Game` alike.

/// The parts of `impl Game` that both editions have: the rules lie in modules of the usual names, and the position has
/// a `table` with a [`Council`](crate::Council).
#[macro_export]
macro_rules! rules_of_both {
    () => {
        const WINDOWS: &'static [&'static str] = &["spy", "guardian", "alliance", "sacrifice"];
        engine::rules_in_modules!();

        fn rules_version(&self) -> u32 {
            self.table.rules_version.into()
        }

        /// Version 2 asks nobody for an Alliance that nobody can hold.
        fn by_rules(self, version: u32) -> Option<Self> {
            let rules_version = u8::try_from(version).ok().filter(|version| (1..=2).contains(version))?;
            Some(Self { table: OpenTable { rules_version, ..self.table }, ..self })
        }

        fn seats(&self) -> usize {
            self.table.seats()
        }

        #[inline]
        fn awaiting(&self) -> engine::Awaiting {
            self.table.awaiting()
        }

        fn ask(&self, seat: engine::Seat) -> Option<Self::Ask> {
            self.ask(seat)
        }

        fn reveals(&self, seat: engine::Seat, _: &Self::Action) -> bool {
            view::reveals(self, seat)
        }

        fn may_be_made_for(&self, seat: engine::Seat, _: &Self::Action) -> bool {
            view::is_plainly_forced(self, seat)
        }

        /// Rulings DA-R66, LD-R65: the reaction window a seat is asked in.
        fn window(&self, seat: engine::Seat) -> Option<(&'static str, Self::Action)> {
            let name = match self.ask(seat)? {
                Self::Ask::Spy => "spy",
                Self::Ask::Guard { .. } => "guardian",
                Self::Ask::Ally { .. } => "alliance",
                Self::Ask::Sacrifice => "sacrifice",
                _ => return None,
            };
            Some((name, Self::Action::Pass))
        }

        fn round(&self) -> u32 {
            self.table.council.round.into()
        }

        fn scores(&self) -> engine::PerSeat<i32> {
            self.scores()
        }

        /// DA-7.3, LD-7.3: ties by Senate order, so one player wins.
        fn winners(&self) -> engine::SeatSet {
            self.table.council.winners(&self.scores())
        }
    };
}

/// The position of an edition, and what both editions answer of it and of their open table. `$sealing` is the step in
/// which all choose cubes for the Senate; `$offices` are the factions or senators.
#[macro_export]
macro_rules! position_of_both {
    ($(#[$about:meta])* $game:ident, $sealing:ident, $offices:ident: $office:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $game {
            /// What everybody sees.
            pub(crate) table: OpenTable,
            /// Hands, rows, piles and sealed numbers.
            pub(crate) cards: $crate::Cards<Card, CARDS>,
        }

        // A clone is a copy of fifteen cache lines.
        const _: () = assert!(size_of::<$game>() <= 960);

        impl OpenTable {
            /// Who holds one of the seven.
            #[inline]
            pub fn holder(&self, office: $office) -> Option<Seat> {
                self.$offices[office.index()].holder
            }

            /// Whether a seat holds it.
            #[inline]
            pub fn holds(&self, seat: Seat, office: $office) -> bool {
                self.holder(office) == Some(seat)
            }

            /// The components in play.
            pub fn components(&self) -> &'static Components {
                self.data.0
            }

            /// Whether the game is over.
            pub fn is_over(&self) -> bool {
                self.stack.top() == Step::Over
            }

            /// How many play.
            #[inline]
            pub fn seats(&self) -> usize {
                self.council.seats()
            }

            /// What a seat is asked that has laid so many cards of its row.
            pub fn ask(&self, seat: Seat, laid: u8) -> Option<Ask> {
                match self.awaiting() {
                    Awaiting::Seats(awaited) if awaited.contains(seat) => self.question(laid),
                    _ => None,
                }
            }

            /// The events not seen, as luck sees them.
            pub(crate) fn events(&self) -> $crate::EventDeck {
                let (unseen, deck) = (self.unseen_events.bits() as u16, self.council.event_deck);
                $crate::EventDeck { unseen, dooms: EventCard::DOOMS, deck }
            }

            /// DA-7.2, LD-7.2: points on the track, and at the end those on special cards.
            pub(crate) fn scores(&self, special_points: impl Fn(Seat) -> u8) -> PerSeat<i32> {
                self.council.scores(|seat| if self.is_over() { special_points(seat) } else { 0 })
            }

            /// DA-9.5 to DA-9.8, LD-9.5 to LD-9.8: the points of every seat if this ship landed now.
            pub fn if_landed(
                &self,
                ship: $crate::Berth,
                mover: Option<Seat>,
                premium: bool,
                allied: SeatSet,
            ) -> PerSeat<u8> {
                self.points_of(&$crate::Arrival { ship, mover, premium, allied })
            }

            pub(crate) fn points_of(&self, landing: &$crate::Arrival) -> PerSeat<u8> {
                landing.points(&self.council.harbour, &self.data.tables, self.data.science_ship, self.seats())
            }

            /// DA-5.16, DA-8.6, LD-5.14: whose slot card this seat may play in the vote under way.
            pub fn may_borrow_from(&self, seat: Seat) -> Option<Seat> {
                self.lender(seat)
            }
        }

        impl $game {
            /// What everybody sees.
            #[inline]
            pub fn table(&self) -> &OpenTable {
                &self.table
            }

            pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
                self.table.ask(seat, self.cards.laid.get(seat.index()).copied()?)
            }

            /// DA-7.2, LD-7.2: the points on the special cards of a seat.
            pub(crate) fn special_points(&self, seat: Seat) -> u8 {
                self.cards.specials[seat.index()].worth(&self.table.data.special_points)
            }

            pub(crate) fn scores(&self) -> PerSeat<i32> {
                self.table.scores(|seat| self.special_points(seat))
            }
        }

        /// What somebody who has imagined a full position ([`engine::Game::determinise`]) asks of it, and how it
        /// imagines sealed choices. A view tells none of this.
        impl $game {
            /// The row of a seat.
            #[inline]
            pub fn laid_out(&self, seat: Seat) -> &[Option<Card>; 5] {
                &self.cards.rows[seat.index()]
            }

            /// The special cards of a seat.
            #[inline]
            pub fn special_hand(&self, seat: Seat) -> &Counts<{ $crate::SPECIALS }> {
                &self.cards.specials[seat.index()]
            }

            /// The same question a moment earlier: sealed numbers and rows of all but `seat` are still to be chosen.
            /// What nobody has seen can as well be chosen later.
            pub fn before_others_chose(&self, seat: Seat) -> Self {
                let mut game = *self;
                let top = game.table.stack.top();
                if matches!(top, Step::$sealing | Step::Bids | Step::Lay) {
                    game.cards.before_others_chose(seat, &mut game.table.council, top == Step::Lay);
                }
                game
            }
        }
    };
}

/// A view, what both editions answer of it, and how it is made.
#[macro_export]
macro_rules! view_of_both {
    ($game:ident) => {
        /// What one viewer may know.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
        pub struct View {
            /// Who looks.
            pub viewer: Viewer,
            /// What everybody sees.
            pub table: OpenTable,
            /// What the viewer knows of hands, rows, piles and sealed numbers.
            pub cards: $crate::CardsView<Card, CARDS>,
        }

        impl View {
            /// What a seat is asked. While rows are laid, nobody knows how far others are.
            pub fn ask(&self, seat: Seat) -> Option<Ask> {
                self.table.ask(seat, self.cards.players.get(seat)?.laid)
            }

            /// DA-7.2, LD-7.2: points on the track, and at the end those on special cards.
            pub fn scores(&self) -> PerSeat<i32> {
                self.table.scores(|seat| self.cards.specials(seat).worth(&self.table.data.special_points))
            }

            /// DA-7.3, LD-7.3: who would win now.
            pub fn winners(&self) -> SeatSet {
                self.table.council.winners(&self.scores())
            }
        }

        /// All that the viewer may know.
        pub(crate) fn view(game: &$game, viewer: Viewer) -> View {
            let $game { table, cards } = game;
            View { viewer, table: *table, cards: cards.seen_by(viewer, &table.moment()) }
        }
    };
}
