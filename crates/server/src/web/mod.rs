//! What stands between the network and the pages: headers, session, guard, limits, forms.

pub(crate) mod address;
pub(crate) mod fields;
pub(crate) mod guard;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod session;
