//! Writes every page of the house with sample models to a folder, for the eye: `cargo run -p render --example pages DIR`.

use std::fs;

use render::assets::{ASSETS, asset_path};
use render::scenes;

fn main() {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "pages".into());
    fs::create_dir_all(format!("{dir}/assets")).expect("the folder can be made");
    for asset in ASSETS {
        fs::write(format!("{dir}{}", asset_path(asset.name)), asset.bytes).expect("the folder can be written to");
    }
    let body: String = render::titles::TITLES.iter().map(|t| scenes::scene(t.id).into_string()).collect();
    let em: String = render::titles::TITLES.iter().map(|t| scenes::emblem(t.id).into_string()).collect();
    let html = format!(
        r#"<!doctype html><meta charset=utf-8><link rel=stylesheet href="{}"><link rel=stylesheet href="{}"><style>.scene{{width:460px;margin:6px}}.emblem{{width:96px;margin:6px}}.sky{{width:1440px;height:400px;display:block}}</style>{}{}<div>{}{}</div>"#,
        &asset_path("base.css")[1..],
        &asset_path("house.css")[1..],
        scenes::defs().into_string(),
        scenes::hero().into_string(),
        body,
        em
    );
    fs::write(format!("{dir}/scenes.html"), html).expect("writable");
}
