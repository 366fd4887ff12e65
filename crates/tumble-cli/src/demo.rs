//! `tumble` without a command, and `tumble demo`: an embedded scene, its physics report, and tips.

use crate::args::{DemoOptions, ViewOptions};
use crate::exit::Exit;
use crate::physics;
use crate::record::{self, How};
use crate::run::verdict;
use crate::simulate::{Plan, simulate};
use crate::style;
use crate::view;
use crate::words::{harmless, note, tips};
use anyhow::Result;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use tumble_recording::Writer;
use tumble_scene::{Built, Scene};
use tumble_viewer::EmbeddedScene;

/// The scene in a few words, before the report.
const STORY: &str = "\
A sledge of 40 kg slides over a wooden floor at 5 m/s into a stack of five crates. Beside it nine
rubber balls fall and bounce, and a spinning drum lands on its rim. Three seconds of it:";

/// Commands after those for the recording.
const COMMANDS: [(&str, &str); 5] = [
    ("tumble view", "the gallery, live in a browser"),
    ("tumble run SCENE", "simulate a scene of your own (TOML or JSON)"),
    ("tumble validate SCENE", "all its errors and lints"),
    ("tumble solve PROBLEM", "solve a contact problem and print its certificate"),
    ("tumble run --help", "options and exit codes"),
];

pub(crate) fn run(options: &DemoOptions) -> Result<Exit> {
    let source = tumble_viewer::embedded_scene("demo.toml").map(EmbeddedScene::source).unwrap_or_default();
    let scene = Scene::from_source(&source, "demo.toml")?;
    let mut built = scene.build()?;
    let plan = Plan { step: scene.step, duration: scene.duration.unwrap_or(3.0), until_rest: false };
    let (mut writer, unrecorded) = match start(&scene, &mut built, plan) {
        Ok(writer) => (Some(writer), None),
        Err(why) => (None, Some(why)),
    };
    let tally = simulate(&scene, &mut built, plan, writer.as_mut());
    let recorded = writer.map(|w| record::finish(w, &tally));
    let mut out = anstream::stdout().lock();
    writeln!(
        out,
        "{0}tumble {1}{0:#}: rigid-body dynamics with a certificate for every step\n\n{STORY}\n",
        style::TITLE,
        env!("CARGO_PKG_VERSION")
    )?;
    physics::print(&mut out, &scene, &built, plan, &tally)?;
    let mut commands = Vec::new();
    if let Some(r) = &recorded {
        r.print(&mut out)?;
        commands = r.commands();
    }
    drop(out);
    if options.view
        && tally.interrupted.is_none()
        && let Some(r) = &recorded
    {
        let files = vec![PathBuf::from(&r.path)];
        return view::run(&ViewOptions { files, port: None, listen: None, no_open: false });
    }
    if let Some(why) = unrecorded {
        let why = why.context("nothing was recorded");
        if options.view {
            return Err(why);
        }
        note(&harmless(&format!("{why:#}")));
    }
    commands.extend(COMMANDS.map(|(command, purpose)| (command.to_owned(), purpose)));
    tips(&commands);
    let exit = verdict(&tally, false, None);
    Ok(recorded.map_or(exit, |r| r.exit(exit)))
}

/// A recording in the current folder, or in that for temporary files; where both fail, the error of the first.
fn start(scene: &Scene, built: &mut Built, plan: Plan) -> Result<Writer> {
    let how = How::default();
    let here = record::start(Path::new("demo.db"), scene, built, plan, &how);
    here.or_else(|why| {
        let there = std::env::temp_dir().join("tumble-demo.db");
        record::start(&there, scene, built, plan, &how).map_err(|_| why)
    })
}
