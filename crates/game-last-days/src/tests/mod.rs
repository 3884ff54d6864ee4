//! Tests of single clauses, with scenes for positions.
