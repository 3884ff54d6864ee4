//! Work shared out among threads: numbers in a common queue.

use std::io::IsTerminal;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// Numbers that threads take until none are left.
pub(crate) struct WorkQueue {
    next: AtomicU64,
    end: AtomicU64,
}

impl WorkQueue {
    pub(crate) fn new(numbers: Range<u64>) -> Self {
        Self { next: AtomicU64::new(numbers.start), end: AtomicU64::new(numbers.end) }
    }

    pub(crate) fn take(&self, most: u64) -> Option<Range<u64>> {
        let first = self.next.fetch_add(most, Ordering::Relaxed);
        let end = self.end.load(Ordering::Relaxed);
        (first < end).then(|| first..(first + most).min(end))
    }

    pub(crate) fn clear(&self) {
        self.end.store(0, Ordering::Relaxed);
    }
}

pub(crate) fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

pub(crate) fn in_threads<T: Send>(threads: u64, worker: impl Fn() -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(&worker)).collect();
        running.into_iter().map(|thread| thread.join().expect("a game that panics is a fault of the program")).collect()
    })
}

/// Shown only where a person watches. The template is one of `indicatif`.
pub(crate) fn progress_bar(length: u64, template: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_taken_once_by_any_number_of_threads() {
        for threads in [1, 3] {
            let queue = WorkQueue::new(5..105);
            let taken = in_threads(threads, || {
                let mut mine = Vec::new();
                while let Some(numbers) = queue.take(7) {
                    mine.extend(numbers);
                }
                mine
            });
            let mut all = taken.concat();
            all.sort_unstable();
            assert_eq!(all, (5..105).collect::<Vec<u64>>());
        }
    }

    #[test]
    fn a_cleared_queue_gives_nothing() {
        let queue = WorkQueue::new(0..100);
        assert_eq!(queue.take(3), Some(0..3));
        queue.clear();
        assert_eq!(queue.take(3), None);
    }
}
