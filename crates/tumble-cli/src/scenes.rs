//! `tumble scenes`: the embedded scenes.

use crate::args::ScenesOptions;
use crate::exit::{Exit, WrongUsage};
use crate::input::{embedded, nearest_embedded};
use crate::json;
use crate::style;
use crate::words::{harmless, tips};
use anyhow::Result;
use serde::Serialize;
use std::io::Write as _;

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
        let text = text(name)?;
        std::io::stdout().lock().write_all(text.as_bytes())?;
        return Ok(Exit::Fine);
    }
    let scenes: Vec<SceneJson> = tumble_viewer::embedded_scenes()
        .map(|(file, text)| SceneJson { name: file.trim_end_matches(".toml"), file, about: first_line(text) })
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

/// The text of an embedded scene.
pub(crate) fn text(name: &str) -> Result<&'static str> {
    if let Some((_, text)) = embedded(name) {
        return Ok(text);
    }
    let help = match nearest_embedded(name) {
        Some(near) => format!("did you mean {near}?"),
        None => "`tumble scenes` lists them".to_owned(),
    };
    let shown: String = harmless(name).chars().take(60).collect();
    Err(WrongUsage(format!("no embedded scene \"{shown}\"\n  help: {help}")).into())
}

/// What a scene shows: the first line of the comment at its head.
fn first_line(text: &str) -> String {
    text.lines().next().and_then(|l| l.strip_prefix('#')).unwrap_or_default().trim().to_owned()
}
