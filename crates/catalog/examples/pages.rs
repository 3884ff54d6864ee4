//! Writes every page of the site with sample models to a folder, for the eye: `cargo run -p catalog --example pages DIR`.

use std::fs;

use catalog::GAMES;
use ui::assets::assets;
use ui::{Ctx, Lang, Person};

mod samples;

fn main() -> std::io::Result<()> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "target/pages".into());
    fs::create_dir_all(format!("{dir}/assets"))?;
    for asset in assets(GAMES) {
        fs::write(format!("{dir}{}", asset.path()), asset.content)?;
    }
    for lang in Lang::ALL {
        let person = Person { name: "Galatea 17".into() };
        let ctx = Ctx { games: GAMES, lang, person, path: "/".into(), ..Ctx::default() };
        for (name, page) in samples::pages(&ctx) {
            // Pages in a folder have no root: addresses of assets become relative.
            let page = page.into_string().replace("=\"/assets/", "=\"assets/");
            fs::write(format!("{dir}/{name}.{}.html", lang.tag()), page)?;
        }
    }
    Ok(())
}
