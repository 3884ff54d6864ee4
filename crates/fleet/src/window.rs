//! DA-R48, DA-R66, LD-R51, LD-R65: reaction windows. Who is asked follows from public facts alone, so an
//! edition names those who could react, not those who can.

use engine::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::votes::Order;

/// A reaction window: who is asked, in order, and how many have passed in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Window {
    /// Those who could react.
    pub seats: Order,
    /// The place of the one who is asked.
    pub next: u8,
    /// How many have passed in a row, where the window goes round.
    passes: u8,
}

impl Window {
    /// Opens in this order for those who could react; nothing if nobody could.
    pub fn open(order: &Order, could: impl Fn(Seat) -> bool) -> Option<Self> {
        let seats: Order = order.as_slice().iter().copied().filter(|&seat| could(seat)).collect();
        (!seats.is_empty()).then_some(Self { seats, next: 0, passes: 0 })
    }

    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        self.seats.as_slice().get(usize::from(self.next)).copied()
    }

    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// In a window that goes round once: the next who still could react is asked. False if it closes.
    pub fn ask_next(&mut self, could: impl Fn(Seat) -> bool) -> bool {
        let later = self.seats.as_slice().iter().skip(usize::from(self.next) + 1);
        match later.copied().position(could) {
            Some(over) => self.next += 1 + over as u8,
            None => self.close(),
        }
        self.asked().is_some()
    }

    /// DA-R57, DA-R68, LD-R52, LD-R67: in a window that goes round until all have passed in a row, whoever
    /// was asked has passed, or reacted; the next who still could is asked. False if it closes.
    pub fn ask_round(&mut self, passed: bool, could: impl Fn(Seat) -> bool) -> bool {
        self.passes = if passed { self.passes + 1 } else { 0 };
        loop {
            if usize::from(self.passes) >= self.seats.len() {
                self.close();
                return false;
            }
            self.next = (self.next + 1) % self.seats.len() as u8;
            if could(self.seats.as_slice()[usize::from(self.next)]) {
                return true;
            }
            self.passes += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(seats: u8) -> Window {
        Window::open(&Seat::all(usize::from(seats)).collect(), |_| true).unwrap()
    }

    #[test]
    fn da_r48_ld_r51_each_is_asked_once_in_order() {
        let order: Order = Seat::all(4).collect();
        let mut window = Window::open(&order, |seat| seat.0 != 1).unwrap();
        assert_eq!(window.asked(), Some(Seat(0)));
        assert!(window.ask_next(|_| true) && window.asked() == Some(Seat(2)));
        assert!(window.ask_next(|_| true) && !window.ask_next(|_| true));
        assert_eq!(window, Window::default());
        assert_eq!(Window::open(&order, |_| false), None);
        // DA-R66, LD-R65: who could no longer react is passed over.
        let mut window = Window::open(&order, |_| true).unwrap();
        assert!(window.ask_next(|seat| seat.0 == 2) && window.asked() == Some(Seat(2)));
        assert!(!window.ask_next(|_| false) && window == Window::default());
    }

    #[test]
    fn da_r68_ld_r52_the_circle_ends_when_all_have_passed_in_a_row() {
        let mut window = window(3);
        assert!(window.ask_round(true, |_| true) && window.asked() == Some(Seat(1)));
        assert!(window.ask_round(false, |_| true) && window.asked() == Some(Seat(2)));
        assert!(window.ask_round(true, |_| true) && window.asked() == Some(Seat(0)));
        // The second has no cube left and drops out.
        assert!(!window.ask_round(true, |seat| seat != Seat(1)));
        assert_eq!(window, Window::default());
    }

    #[test]
    fn da_r68_ld_r67_passes_before_a_reaction_do_not_count() {
        let mut window = window(3);
        window.ask_round(true, |_| true);
        window.ask_round(false, |_| true);
        window.ask_round(true, |_| true);
        assert!(
            window.ask_round(true, |_| true) && window.asked() == Some(Seat(1)),
            "who reacted has not passed since"
        );
        assert!(!window.ask_round(true, |_| true));
    }
}
