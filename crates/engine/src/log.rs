//! Where a game says what happened.

/// Takes the events of a step. `()` forgets them at no cost; a `Vec` keeps them.
pub trait Log<E> {
    /// Notes an event.
    fn add(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn add(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}
