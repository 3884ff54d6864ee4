//! What stands between the network and the pages: clients, headers, sessions, limits, forms.

pub(crate) mod address;
pub(crate) mod client;
pub(crate) mod fields;
pub(crate) mod guard;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod observe;
pub(crate) mod session;
pub(crate) mod token;
pub(crate) mod upload;
