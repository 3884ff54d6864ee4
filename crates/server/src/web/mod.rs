//! What stands between the network and the pages: headers, session, door, limits, forms.

pub(crate) mod address;
pub(crate) mod door;
pub(crate) mod fields;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod session;
