//! Tests by clause.

mod data;
