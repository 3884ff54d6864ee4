//! What is to be done next, and what after it: a stack of plain values. Which steps there are is each game's own.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;

/// At most so many steps upon steps; the last one pushed is done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack<S, const MOST: usize> {
    len: u8,
    steps: [S; MOST],
}

impl<S: Copy + Default, const MOST: usize> Stack<S, MOST> {
    /// Nothing but this step is to be done.
    pub fn new(step: S) -> Self {
        let mut stack = Self::default();
        stack.push(step);
        stack
    }

    /// A step to be done before all others.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// The step on top is done. Popped steps leave no trace: equal positions are equal values.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.steps[usize::from(self.len)] = S::default();
    }

    /// The step to be done now.
    #[inline]
    pub fn top(&self) -> S {
        self.steps[usize::from(self.len.max(1)) - 1]
    }

    /// Does `step` instead of the one on top.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.steps[usize::from(self.len.max(1)) - 1] = step;
    }

    /// All steps, the one done last first.
    pub fn steps(&self) -> &[S] {
        &self.steps[..usize::from(self.len)]
    }
}

impl<S: Copy + Default, const MOST: usize> Default for Stack<S, MOST> {
    fn default() -> Self {
        Self { len: 0, steps: [S::default(); MOST] }
    }
}

impl<S: Serialize, const MOST: usize> Serialize for Stack<S, MOST> {
    fn serialize<Z: serde::Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.steps[..usize::from(self.len)].serialize(serializer)
    }
}

impl<S: JsonSchema, const MOST: usize> JsonSchema for Stack<S, MOST> {
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
        let mut stack = Stack::<u8, 4>::new(1);
        let before = stack;
        stack.push(2);
        stack.replace(3);
        assert_eq!(stack.top(), 3);
        assert_eq!(stack.steps(), [1, 3]);
        stack.pop();
        assert_eq!((stack.top(), stack), (1, before));
        stack.pop();
        assert_eq!(stack, Stack::default());
    }
}
