//! Tests over what every page has.

mod style;
