//! Tests by clause.

mod data;
mod data_refusals;
mod names;
mod sets;
