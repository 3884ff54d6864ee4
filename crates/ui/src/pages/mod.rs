//! The pages beside the table, one file each.

mod components;
mod error;
mod game;
mod home;
mod lobby;
mod me;
mod new_table;
mod parts;
mod qr;
mod rows;
mod rules;
mod solo;

pub use components::{ComponentsModel, components};
pub use error::{ErrorKind, ErrorModel, error};
pub use game::{GameModel, game};
pub use home::{HomeModel, home};
pub use lobby::{LobbyModel, Sitter, join, lobby};
pub use me::{MeModel, me};
pub use new_table::{ChoiceWords, NewTableModel, PickedTime, SeatKind, USUAL_SECONDS, Visibility, new_table};
pub(crate) use parts::game_name_link;
pub use rows::{RowKind, TableListItem};
pub use rules::{RulesModel, rules};
pub use solo::{SoloListItem, SoloModel, Todays, solo};
