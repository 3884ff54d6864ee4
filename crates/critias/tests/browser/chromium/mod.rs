//! All tests of the browser are below this module: by its name they are told apart from the rest.

mod browser;
mod house;
