//! AE-1, IN-28: the data set that comes with the program is that of the tables.

use engine::Components as _;

use crate::Components;

#[test]
fn ae_1_1_the_standard_set_is_read() {
    let set = Components::standard();
    assert_eq!(set.workshop_set.count_ones(), 25);
}
