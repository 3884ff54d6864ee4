//! What a search remembers: how often each choice was tried in each information set, and what came of it.
//!
//! An information set is what its decider knows of the way since the root: the choices made, in the order in which they became
//! known. Luck is not part of it, so one set is met in many worlds with other legal choices; each choice therefore
//! counts how often it could have been taken (availability), and is judged against that.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::advice::ActionStats;

const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) available: u32,
    /// The sum of what came of it for its decider, each from 0 to 1.
    pub(super) total: f32,
    squares: f32,
    /// The sum of the points its decider gained.
    points: f32,
    /// How promising it looks before it is tried, as a share of one.
    pub(super) prior: f32,
    next: u32,
}

impl<A: Copy> Edge<A> {
    pub(super) fn update(&mut self, share: f32, points: f32) {
        self.visits += 1;
        self.total += share;
        self.squares += share * share;
        self.points += points;
    }

    pub(super) fn tried(&self) -> ActionStats<A> {
        let Self { action, visits, total, squares, points, .. } = *self;
        ActionStats { action, visits, total, squares, points }
    }
}

/// A information set: a list of choices in the order in which they were met.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    last: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    numbers: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn new() -> Self {
        Self { numbers: HashMap::default(), nodes: Vec::new(), edges: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn clear(&mut self) {
        self.numbers.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    /// The number of an information set, and whether it was met for the first time.
    pub(super) fn node(&mut self, information_set: u64) -> (u32, bool) {
        let number = self.nodes.len() as u32;
        let known = *self.numbers.entry(information_set).or_insert(number);
        if known == number {
            self.nodes.push(Node { first: NONE, last: NONE });
        }
        (known, known == number)
    }

    /// Adds the edges of these actions to `into`, each counted as available once more. Says whether one of them is new.
    pub(super) fn expand(&mut self, node: u32, actions: &[A], into: &mut Vec<u32>) -> bool {
        let before = self.edges.len();
        for action in actions {
            let at = self.find_or_append(node, action);
            self.edges[at as usize].available += 1;
            into.push(at);
        }
        self.edges.len() > before
    }

    pub(super) fn set_priors(&mut self, node: u32, actions: &[A], prior: impl Fn(usize) -> f32) {
        for (index, action) in actions.iter().enumerate() {
            let at = self.find_or_append(node, action);
            self.edges[at as usize].prior = prior(index);
        }
    }

    fn find_or_append(&mut self, node: u32, action: &A) -> u32 {
        let mut at = self.nodes[node as usize].first;
        while at != NONE && self.edges[at as usize].action != *action {
            at = self.edges[at as usize].next;
        }
        if at == NONE { self.append(node, *action) } else { at }
    }

    fn append(&mut self, node: u32, action: A) -> u32 {
        let at = self.edges.len() as u32;
        let none =
            Edge { action, visits: 0, available: 0, total: 0.0, squares: 0.0, points: 0.0, prior: 0.0, next: NONE };
        self.edges.push(none);
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = at,
            last => self.edges[last as usize].next = at,
        }
        node.last = at;
        at
    }

    pub(super) fn edge(&self, at: u32) -> &Edge<A> {
        &self.edges[at as usize]
    }

    pub(super) fn edge_mut(&mut self, at: u32) -> &mut Edge<A> {
        &mut self.edges[at as usize]
    }

    pub(super) fn edges(&self, information_set: u64) -> impl Iterator<Item = &Edge<A>> {
        let first = self.numbers.get(&information_set).map_or(NONE, |&node| self.nodes[node as usize].first);
        std::iter::successors(self.edges.get(first as usize), |edge| self.edges.get(edge.next as usize))
    }
}

/// Mixes a thing into a number: the way to an information set, step by step.
pub(super) fn mix(way: u64, step: impl Hash) -> u64 {
    let mut mixed = Mixed(way);
    step.hash(&mut mixed);
    mixed.finish()
}

/// A quick mixing of small plain values, the same on every machine and in every run.
#[derive(Clone, Copy, Debug, Default)]
struct Mixed(u64);

/// Numbers of other widths are mixed in as a whole, not byte by byte.
macro_rules! whole {
    ($($write:ident: $number:ty),+) => {
        $(fn $write(&mut self, value: $number) {
            self.write_u64(value as u64);
        })+
    };
}

impl Hasher for Mixed {
    whole!(write_u8: u8, write_u16: u16, write_u32: u32, write_usize: usize, write_isize: isize);

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, value: u64) {
        // The salt keeps a row of zeros from being nothing.
        self.0 = (self.0.rotate_left(5) ^ value ^ 0x51ed_270b_7a3d_9f1d).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_counts_how_often_it_could_be_taken() {
        let mut tree = Tree::new();
        let (node, new) = tree.node(7);
        assert!(new);
        for actions in [&[1, 2][..], &[2, 3]] {
            assert!(tree.expand(node, actions, &mut Vec::new()), "one of them is new");
        }
        assert!(!tree.expand(node, &[], &mut Vec::new()));
        assert_eq!(tree.node(7), (node, false));
        let counts: Vec<(i32, u32)> = tree.edges(7).map(|edge| (edge.action, edge.available)).collect();
        assert_eq!(counts, [(1, 1), (2, 2), (3, 1)]);
        assert_eq!(tree.edges(8).count(), 0);
    }

    #[test]
    fn ways_of_other_steps_or_another_order_differ() {
        let way = |steps: &[u8]| steps.iter().fold(0, mix);
        assert_ne!(way(&[1, 2]), way(&[2, 1]));
        assert_ne!(way(&[1]), way(&[1, 0]));
        assert_ne!(way(&[]), way(&[0]));
    }
}
