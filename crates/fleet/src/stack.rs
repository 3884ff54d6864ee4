//! What is to be done next, and what after it: a stack of plain values. Which steps there are is
//! each edition's own.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;

/// Steps upon steps; the last one pushed is done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack<S> {
    len: u8,
    steps: [S; MOST],
}

/// The deepest: a card that lands a ship during *Together* with an empty special deck has ten.
const MOST: usize = 16;

impl<S: Copy + Default> Stack<S> {
    /// A step to be done before all others.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        // Popped steps leave no trace: equal positions are equal values.
        self.steps[usize::from(self.len)] = S::default();
    }

    #[inline]
    pub fn top(&self) -> S {
        self.steps[usize::from(self.len.max(1)) - 1]
    }

    /// Does `step` instead of the one on top.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.steps[usize::from(self.len.max(1)) - 1] = step;
    }

    /// Whether this step is still to be done.
    pub fn contains(&self, step: S) -> bool
    where
        S: PartialEq,
    {
        self.steps[..usize::from(self.len)].contains(&step)
    }

    /// Nothing is to be done any more.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<S: Copy + Default> Default for Stack<S> {
    fn default() -> Self {
        Self { len: 0, steps: [S::default(); MOST] }
    }
}

impl<S: Serialize> Serialize for Stack<S> {
    fn serialize<Z: serde::Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.steps[..usize::from(self.len)].serialize(serializer)
    }
}

impl<S: JsonSchema> JsonSchema for Stack<S> {
    fn schema_name() -> Cow<'static, str> {
        format!("ListOf{}", S::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <Vec<S>>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_step_pushed_is_done_first_and_leaves_no_trace() {
        let mut stack = Stack::<u8>::default();
        stack.push(1);
        let before = stack;
        stack.push(2);
        stack.replace(3);
        assert_eq!(stack.top(), 3);
        assert!(stack.contains(1) && !stack.contains(2));
        stack.pop();
        assert_eq!((stack.top(), stack), (1, before));
        stack.clear();
        assert_eq!(stack, Stack::default());
    }
}
