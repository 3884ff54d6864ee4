//! All tests of the browser are below this module: by its name they are told apart from the rest.

mod accessibility;
mod atlandice;
mod browser;
mod doom;
mod exodus;
mod games;
mod hints;
mod keyboard;
mod last_days;
mod layout;
mod live;
mod motion;
mod mouse;
mod one_device;
mod pages;
mod phone;
mod replay;
mod rules;
mod scriptless;
mod shots;
mod site;
mod table;
mod undo;
