//! Style sheets and pictures, checked and made small.

fn main() {
    ui_build::styles("styles");
    ui_build::pictures("art");
}
