//! `tumble view`: the browser viewer, served to this machine until Ctrl-C.

use crate::args::ViewOptions;
use crate::exit::{Exit, InvalidFile, WrongUsage};
use crate::input::{self, name};
use crate::signals;
use crate::style;
use anyhow::Result;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use tumble_viewer::{EmbeddedScene, Options, Viewer, ViewerError};

/// Folder of the gallery when the command is run in the project's folder.
const SCENES: &str = "scenes";

pub(crate) fn run(options: &ViewOptions) -> Result<Exit> {
    let mut wanted = Options {
        scenes: Some(PathBuf::from(SCENES)),
        listen: options.listen,
        port: options.port.unwrap_or(0),
        ..Options::default()
    };
    let mut copies = Vec::new();
    for file in &options.files {
        // an embedded scene, where no file has its name
        let embedded = file.to_str().filter(|_| !file.exists()).and_then(input::embedded);
        let copy = embedded.map(Copy::new).transpose()?;
        let file = copy.as_ref().map_or(file, |c| &c.file);
        // a scene is read again at every restart
        if std::fs::metadata(file).is_ok_and(|m| !m.is_file() && !m.is_dir()) {
            let reason = "is a pipe or a device; save the scene to a file first".to_owned();
            return Err(InvalidFile::new(name(file), reason).into());
        }
        if is_sqlite(file) {
            wanted.recordings.push(file.clone());
        } else if wanted.scene.replace(file.clone()).is_some() {
            let message = "two scenes: view one of them, or record both and compare the recordings".to_owned();
            return Err(WrongUsage(message).into());
        }
        copies.extend(copy);
    }
    let viewer = Viewer::open(&wanted).map_err(refused)?;
    // before the link is printed: a script that reads the link may send a signal at once
    signals::watch();
    let serving = viewer.serve().map_err(refused)?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", serving.link)?;
    out.flush()?;
    drop(out);
    let mut err = anstream::stderr().lock();
    let _ = writeln!(err, "The viewer is at the link above{}. Ctrl-C ends it.", reach(serving.exposed));
    let _ = writeln!(err, "For others, to look without changing anything: {}", serving.look_link);
    if wanted.scene.is_some() && !wanted.recordings.is_empty() {
        let _ = writeln!(err, "It shows the recording; the header of the page switches to the scene, which runs live.");
    }
    if serving.exposed {
        let warning = "anyone who has the first link can view and change the simulation, also from other machines; the connection is not encrypted";
        let _ = writeln!(err, "{0}warning:{0:#} {warning}", style::FAIR);
    }
    if options.listen.is_some_and(|ip| ip.is_unspecified()) {
        let _ = writeln!(err, "On another machine, replace 127.0.0.1 by the address of this machine.");
    }
    if !options.no_open && !open_browser(&serving.link) {
        let _ = writeln!(err, "No browser could be started: open the link yourself.");
    }
    drop(err);
    while signals::noted().is_none() {
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(Exit::Fine)
}

/// The files of an embedded scene, as long as the viewer runs: a scene is read again at every restart.
struct Copy {
    folder: PathBuf,
    file: PathBuf,
}

impl Copy {
    fn new(scene: &EmbeddedScene) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("tumble-{}", std::process::id()));
        // fails where another process has made it before
        std::fs::create_dir(&folder)?;
        let copy = Self { file: folder.join(scene.file), folder };
        for (name, bytes) in scene.files {
            let path = copy.folder.join(name);
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder)?;
            }
            std::fs::write(path, bytes)?;
        }
        std::fs::write(&copy.file, scene.text)?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // a folder that this process made for itself
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The machines that can open the link: others only with `--listen`.
fn reach(exposed: bool) -> &'static str {
    if exposed { "" } else { ", for this machine only" }
}

fn refused(error: ViewerError) -> anyhow::Error {
    match error {
        ViewerError::File(reason) => InvalidFile { file: None, reason }.into(),
        other => other.into(),
    }
}

/// Whether a file is an SQLite file, by its first bytes; whether it is a recording, the reader of recordings decides.
fn is_sqlite(path: &Path) -> bool {
    let mut head = [0; 16];
    let read = std::fs::File::open(path).and_then(|mut f| f.read_exact(&mut head));
    read.is_ok() && &head == b"SQLite format 3\0"
}

/// Asks the system to open a link.
fn open_browser(link: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let quiet = || Stdio::null();
    let started =
        Command::new(program).args(arguments).arg(link).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    started.is_ok()
}
