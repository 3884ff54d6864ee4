//! The site in a real browser: the program is started with a folder of its own, and Chromium is
//! driven through it. Only `cargo xtask test` makes sure that Chromium is there.

mod chromium;
