//! `tumble scenes`: the embedded scenes.

use crate::args::ScenesOptions;
use crate::exit::{Exit, WrongUsage};
use crate::input::{embedded, nearest_embedded};
use crate::json;
use crate::style;
use crate::words::{harmless, note, tips};
use anyhow::Result;
use serde::Serialize;
use std::io::Write as _;
use tumble_viewer::EmbeddedScene;

/// An embedded scene in `scenes --json`.
#[derive(Serialize)]
struct SceneJson {
    name: &'static str,
    file: &'static str,
    about: String,
}

#[derive(Serialize)]
struct Json {
    scenes: Vec<SceneJson>,
}

pub(crate) fn run(options: &ScenesOptions) -> Result<Exit> {
    if let Some(name) = &options.name {
        let scene = known(name)?;
        std::io::stdout().lock().write_all(scene.text.as_bytes())?;
        if let Some((first, _)) = scene.files.first() {
            let name = scene.file.trim_end_matches(".toml");
            note(&format!("it names files such as {first}: `tumble init {name}.toml --from {name}` writes them too"));
        }
        return Ok(Exit::Fine);
    }
    let scenes: Vec<SceneJson> = tumble_viewer::embedded_scenes()
        .iter()
        .map(|s| SceneJson { name: s.file.trim_end_matches(".toml"), file: s.file, about: first_sentence(s.text) })
        .collect();
    if options.json {
        json::print("scenes", &Json { scenes })?;
        return Ok(Exit::Fine);
    }
    let wide = scenes.iter().map(|s| s.name.len()).max().unwrap_or(0);
    let mut out = anstream::stdout().lock();
    for s in &scenes {
        writeln!(out, "{0}{1:<wide$}{0:#}  {2}", style::TITLE, s.name, s.about)?;
    }
    drop(out);
    tips(&[
        ("tumble run dominoes".to_owned(), "simulate one"),
        ("tumble view".to_owned(), "all of them, live in a browser"),
        ("tumble scenes dominoes > dominoes.toml".to_owned(), "its text, to change"),
    ]);
    Ok(Exit::Fine)
}

/// The embedded scene of a name.
pub(crate) fn known(name: &str) -> Result<&'static EmbeddedScene> {
    if let Some(scene) = embedded(name) {
        return Ok(scene);
    }
    let help = match nearest_embedded(name) {
        Some(near) => format!("did you mean {near}?"),
        None => "`tumble scenes` lists them".to_owned(),
    };
    let shown: String = harmless(name).chars().take(60).collect();
    Err(WrongUsage(format!("no embedded scene \"{shown}\"\n  help: {help}")).into())
}

/// Subject of a scene: the first sentence of the comment at its head.
fn first_sentence(text: &str) -> String {
    let remarks: Vec<&str> = text.lines().map_while(|l| l.strip_prefix('#')).map(str::trim).collect();
    let all = remarks.join(" ");
    match all.find(". ") {
        Some(end) => all[..=end].to_owned(),
        None => all,
    }
}
