//! What the `ui` crates do while they are built: style sheets are joined, checked and made small, pictures are checked.
//!
//! A `build.rs` calls [`styles`] and [`pictures`]; the results lie in `OUT_DIR` under their own names. A mistake ends the
//! build with its file and line. This crate is no part of the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};

use lightningcss::declaration::DeclarationBlock;
use lightningcss::printer::PrinterOptions;
use lightningcss::properties::Property;
use lightningcss::properties::custom::CustomPropertyName;
use lightningcss::rules::CssRule;
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, StyleSheet};
use lightningcss::targets::{Browsers, Targets};

/// Real properties of ours that the parser does not know. Any other unknown name is a slip of the pen.
const REAL: &str = "-webkit-line-clamp border-collapse clear columns content counter-increment counter-reset float \
    font-variant-numeric isolation outline-offset overscroll-behavior-x paint-order pointer-events r scroll-behavior \
    scroll-snap-align scroll-snap-stop scroll-snap-type scrollbar-width stop-color text-anchor text-underline-offset \
    text-wrap touch-action vector-effect zoom";

/// Makes `OUT_DIR/NAME.css` of each `FOLDER/NAME.css`, and beside it `NAME.source.css`, joined but as written, for tests
/// that measure it.
///
/// # Panics
/// If a sheet is wrong: the build ends with what and where.
pub fn styles(folder: &str) {
    for path in files(folder, "css") {
        let text = read_sheet(&path);
        let small = minified(&path.display().to_string(), &text).unwrap_or_else(|error| panic!("{error}"));
        write(&path, &small);
        write(&path.with_extension("source.css"), &text);
    }
}

/// Makes `OUT_DIR/NAME.svg` of each `FOLDER/NAME.svg`: a picture, or parts of one side by side, without white space
/// between tags.
///
/// # Panics
/// If a picture is not well-formed.
pub fn pictures(folder: &str) {
    for path in files(folder, "svg") {
        let text = read(&path);
        // Parts of a picture have no root; and a wrapper on the same line keeps the numbers of lines.
        let whole = format!("<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\">{text}</svg>");
        if let Err(error) = roxmltree::Document::parse(&whole) {
            panic!("{}: {error}", path.display());
        }
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        // A tag that goes on in the next line needs the blank that the line's end was.
        write(&path, &lines.join(" ").replace("> <", "><"));
    }
}

/// A sheet with the sheets that its `@import "FILE";` lines name in their places.
fn read_sheet(path: &Path) -> String {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut text = String::new();
    for line in read(path).lines() {
        match line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";")) {
            Some(file) => text += &read_sheet(&folder.join(file)),
            None => text.extend([line, "\n"]),
        }
    }
    text
}

/// The sheet without white space and comments; or what is wrong with it.
fn minified(name: &str, text: &str) -> Result<String, String> {
    let warnings = Arc::new(RwLock::new(Vec::new()));
    let options =
        ParserOptions { filename: name.to_owned(), warnings: Some(Arc::clone(&warnings)), ..ParserOptions::default() };
    let mut sheet = StyleSheet::parse(text, options).map_err(|error| error.to_string())?;
    if let Some(warning) = warnings.read().ok().and_then(|warnings| warnings.first().cloned()) {
        return Err(warning.to_string());
    }
    check_names(&sheet.rules.0).map_err(|what| format!("{name}: {what}"))?;
    // The oldest browsers we write for: older ones do not know `light-dark()`, and everything would be written twice.
    let (chrome, firefox, safari) = (Some(123 << 16), Some(120 << 16), Some(17 << 16 | 5 << 8));
    let targets = Targets::from(Browsers { chrome, firefox, safari, ..Browsers::default() });
    sheet.minify(MinifyOptions { targets, ..MinifyOptions::default() }).map_err(|error| error.to_string())?;
    let printed = sheet.to_css(PrinterOptions { minify: true, targets, ..PrinterOptions::default() });
    printed.map(|result| result.code).map_err(|error| error.to_string())
}

/// Refuses properties that no browser knows.
fn check_names(rules: &[CssRule<'_>]) -> Result<(), String> {
    for rule in rules {
        match rule {
            CssRule::Style(rule) => {
                let line = rule.loc.line + 1;
                check_block(&rule.declarations).map_err(|name| {
                    format!("no property is called {name:?} (in the rule of line {line} of the joined sheet)")
                })?;
                check_names(&rule.rules.0)?;
            }
            CssRule::Media(rule) => check_names(&rule.rules.0)?,
            CssRule::Supports(rule) => check_names(&rule.rules.0)?,
            CssRule::Container(rule) => check_names(&rule.rules.0)?,
            // What else there is has no declarations of ours.
            _ => {}
        }
    }
    Ok(())
}

fn check_block(block: &DeclarationBlock<'_>) -> Result<(), String> {
    for property in block.declarations.iter().chain(&block.important_declarations) {
        if let Property::Custom(custom) = property
            && let CustomPropertyName::Unknown(name) = &custom.name
            && !REAL.split(' ').any(|real| real == name.0.as_ref())
        {
            return Err(name.0.as_ref().to_owned());
        }
    }
    Ok(())
}

/// The files of a kind in a folder of the crate that is being built, and the word to cargo to look at the folder again.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={folder}");
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

fn read(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(source: &Path, text: &str) {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names a folder to a build script"));
    let path = out.join(source.file_name().expect("it is a file"));
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_gets_small_and_stays_what_it_is() {
        let small = minified("a.css", "/* why */\n.a {\n  color: light-dark(#ffffff, #000000);\n}\n").unwrap();
        assert_eq!(small, ".a{color:light-dark(#fff,#000)}");
    }

    #[test]
    fn mistakes_end_the_build_with_their_place() {
        let nested = "@media (width > 3px) {\n  .a {\n    colr: red;\n  }\n}";
        let property = ".a {\n  colr: red;\n}";
        for wrong in [".a {\n  color red;\n}", property, ".a:hoverr {\n  color: red;\n}", ".a { color: red }}"] {
            let refusal = minified("a.css", wrong).unwrap_err();
            assert!(refusal.contains("a.css"), "{refusal}");
        }
        assert!(minified("a.css", nested).unwrap_err().contains("colr"));
    }
}
