//! Tests by clause.

mod data;
mod scene;
