//! In whose hands a device is, and what may be seen on it.

use engine::{Seat, SeatSet, Viewer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableMoment {
    pub(crate) awaited: SeatSet,
    pub(crate) over: bool,
    /// Whether the game hides nothing from anybody.
    pub(crate) open: bool,
}

/// In whose hands a device is, and who must not see what is on it.
///
/// A person with one seat sees that seat. With several, the page shows the seat that is to decide, covered until the
/// device is in its hands; while none of them is to decide, it stays with whoever had it last. A game that hides nothing
/// is never covered.
pub(crate) fn device_viewer(own: SeatSet, moment: TableMoment, in_hands_of: Option<Seat>) -> (Viewer, Option<Seat>) {
    let mut seats = own.iter();
    let (first, second) = (seats.next(), seats.next());
    let Some(first) = first else { return (Viewer::Public, None) };
    if second.is_none() {
        return (Viewer::Seat(first), None);
    }
    let holder = in_hands_of.filter(|&seat| own.contains(seat));
    if moment.over {
        return (Viewer::Seat(holder.unwrap_or(first)), None);
    }
    let asked = |seat: &Seat| moment.awaited.contains(*seat);
    match (holder, own.iter().find(asked)) {
        (Some(holder), _) if asked(&holder) => (Viewer::Seat(holder), None),
        (holder, next) if moment.open => (Viewer::Seat(next.or(holder).unwrap_or(first)), None),
        (_, Some(next)) => (Viewer::Public, Some(next)),
        (Some(holder), None) => (Viewer::Seat(holder), None),
        (None, None) => (Viewer::Public, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    fn asks(awaited: SeatSet) -> TableMoment {
        TableMoment { awaited, over: false, open: false }
    }

    fn over(awaited: SeatSet) -> TableMoment {
        TableMoment { over: true, ..asks(awaited) }
    }

    #[test]
    fn one_seat_is_never_covered_and_a_stranger_sees_what_is_public() {
        assert_eq!(device_viewer(set(&[]), asks(set(&[A])), None), (Viewer::Public, None));
        assert_eq!(device_viewer(set(&[A]), asks(set(&[A])), None), (Viewer::Seat(A), None));
        assert_eq!(device_viewer(set(&[A]), asks(set(&[B])), None), (Viewer::Seat(A), None));
    }

    #[test]
    fn a_device_is_covered_whenever_it_must_change_hands() {
        let own = set(&[A, B]);
        assert_eq!(device_viewer(own, asks(set(&[A])), None), (Viewer::Public, Some(A)), "nobody has it yet");
        assert_eq!(device_viewer(own, asks(set(&[A])), Some(A)), (Viewer::Seat(A), None));
        assert_eq!(device_viewer(own, asks(set(&[B])), Some(A)), (Viewer::Public, Some(B)), "A has it, B is to decide");
        assert_eq!(device_viewer(own, asks(set(&[C])), Some(A)), (Viewer::Seat(A), None), "while C plays, A keeps it");
        assert_eq!(device_viewer(own, asks(set(&[C])), None), (Viewer::Public, None));
        assert_eq!(
            device_viewer(own, asks(set(&[A, B])), Some(B)),
            (Viewer::Seat(B), None),
            "both may decide: B has it"
        );
        assert_eq!(device_viewer(own, asks(set(&[A])), Some(C)), (Viewer::Public, Some(A)), "C is not on this device");
        assert_eq!(device_viewer(own, over(set(&[])), Some(B)), (Viewer::Seat(B), None));
        assert_eq!(device_viewer(own, over(set(&[])), None), (Viewer::Seat(A), None));
    }

    #[test]
    fn a_game_that_hides_nothing_shows_whoever_is_to_decide() {
        let own = set(&[A, B]);
        let open = |awaited: &[Seat]| TableMoment { open: true, ..asks(set(awaited)) };
        assert_eq!(device_viewer(own, open(&[A]), None), (Viewer::Seat(A), None));
        assert_eq!(device_viewer(own, open(&[B]), Some(A)), (Viewer::Seat(B), None));
        assert_eq!(device_viewer(own, open(&[C]), Some(B)), (Viewer::Seat(B), None), "while C plays, B keeps it");
        assert_eq!(device_viewer(own, open(&[C]), None), (Viewer::Seat(A), None));
        assert_eq!(device_viewer(set(&[]), open(&[A]), None), (Viewer::Public, None));
        assert_eq!(device_viewer(set(&[C]), open(&[A]), None), (Viewer::Seat(C), None));
    }
}
