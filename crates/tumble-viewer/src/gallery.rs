//! The gallery: the scene of the command line, those of `./scenes`, and those embedded in the binary.
//!
//! A scene is named by its number in this list, never by a path.

use serde::Serialize;
use std::path::{Path, PathBuf};
use tumble_scene::{Format, Scene, Source};

/// A scene inside the binary.
#[derive(Clone, Copy, Debug)]
pub struct EmbeddedScene {
    /// Its file name.
    pub file: &'static str,
    /// Its text.
    pub text: &'static str,
    /// The meshes and robots that it names: all files of the folder that is called like it.
    pub files: &'static [(&'static str, &'static [u8])],
    /// A short loop of pictures, in WebP.
    picture: Option<&'static [u8]>,
}

const EMBEDDED: &[EmbeddedScene] = include!(concat!(env!("OUT_DIR"), "/gallery.rs"));

impl EmbeddedScene {
    /// Its text and files as a source, from which it is read without a disk.
    #[must_use]
    pub fn source(&self) -> Source {
        let files = self.files.iter().map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec())).collect();
        Source { text: self.text.to_owned(), format: Format::Toml, files }
    }
}

/// The embedded scene of a file name.
#[must_use]
pub fn embedded_scene(file: &str) -> Option<&'static EmbeddedScene> {
    EMBEDDED.iter().find(|s| s.file == file)
}

/// All embedded scenes.
#[must_use]
pub fn embedded_scenes() -> &'static [EmbeddedScene] {
    EMBEDDED
}

/// Longest text that is read for its name and its group [bytes].
const READ: usize = 64 << 10;

/// One scene of the gallery.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Choice {
    /// Its file name without folder.
    pub(crate) file: String,
    /// Its name for `tumble run`.
    pub(crate) typed: String,
    /// Its title.
    pub(crate) title: String,
    /// Remarks from the comment at its head.
    pub(crate) remarks: String,
    /// The group that it is shown in, if it names one.
    pub(crate) group: Option<String>,
    /// Whether there is a picture of it.
    pub(crate) pictured: bool,
    #[serde(skip)]
    origin: Origin,
}

#[derive(Clone, Debug)]
enum Origin {
    File(PathBuf),
    Embedded(&'static EmbeddedScene),
}

/// The scenes.
#[derive(Debug)]
pub(crate) struct Gallery {
    pub(crate) list: Vec<Choice>,
}

impl Gallery {
    /// Embedded scenes and those of a folder, which replace embedded ones of the same name; `own` is last.
    pub(crate) fn new(folder: Option<&Path>, own: Option<&Path>) -> Self {
        let mut list: Vec<Choice> = EMBEDDED
            .iter()
            .map(|s| {
                let scene = Scene::from_source(&s.source(), s.file).ok();
                Choice { pictured: s.picture.is_some(), ..choice(s.file, s.text, scene, Origin::Embedded(s)) }
            })
            .collect();
        let mut files: Vec<PathBuf> = folder
            .and_then(|f| std::fs::read_dir(f).ok())
            .map(|entries| entries.filter_map(|e| Some(e.ok()?.path())).collect())
            .unwrap_or_default();
        files.retain(|p| p.extension().is_some_and(|e| e == "toml" || e == "json"));
        files.sort();
        for path in files {
            let choice = from_file(&path);
            match list.iter_mut().find(|c| c.file == choice.file) {
                // the picture is that of the embedded scene, of which this one is most probably a copy
                Some(same) => *same = Choice { pictured: same.pictured, ..choice },
                None => list.push(choice),
            }
        }
        list.sort_by(|a, b| a.file.cmp(&b.file));
        if let Some(path) = own {
            list.push(from_file(path));
        }
        Self { list }
    }

    /// A short loop of pictures of a scene, in WebP.
    pub(crate) fn picture(&self, number: usize) -> Option<&'static [u8]> {
        let choice = self.list.get(number).filter(|c| c.pictured)?;
        embedded_scene(&choice.file)?.picture
    }

    /// Reads a scene and the comment at its head.
    pub(crate) fn load(&self, number: usize) -> Result<(Scene, String), String> {
        let choice = self.list.get(number).ok_or_else(|| format!("there is no scene {number}"))?;
        let scene = match &choice.origin {
            Origin::File(path) => Scene::load(path),
            Origin::Embedded(scene) => Scene::from_source(&scene.source(), &choice.file),
        };
        Ok((scene.map_err(|e| e.to_string())?, choice.remarks.clone()))
    }
}

fn from_file(path: &Path) -> Choice {
    let file = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let read = || Scene::parse(&text, Format::of(path), &file, path.parent()).ok();
    let scene = (text.len() <= READ).then(read).flatten();
    choice(&file, &text, scene, Origin::File(path.to_owned()))
}

/// A scene without a picture; named and grouped as it says itself, where it could be read.
fn choice(file: &str, text: &str, scene: Option<Scene>, origin: Origin) -> Choice {
    let typed = match &origin {
        Origin::Embedded(_) => file.trim_end_matches(".toml").to_owned(),
        // a copy of an embedded scene is what that is called
        Origin::File(_) if embedded_scene(file).is_some_and(|s| s.text == text) => {
            file.trim_end_matches(".toml").to_owned()
        }
        Origin::File(_) => file.to_owned(),
    };
    Choice {
        file: file.to_owned(),
        typed,
        title: scene.as_ref().map_or_else(|| title(file), |s| s.name.clone()),
        remarks: remarks(text),
        group: scene.and_then(|s| s.view.group),
        pictured: false,
        origin,
    }
}

/// `newtons_cradle.toml` → `newtons cradle`.
fn title(file: &str) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    stem.replace('_', " ")
}

/// The comment at the head of a scene file.
pub(crate) fn remarks(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map_while(|l| l.strip_prefix('#')).map(str::trim).collect();
    let mut text = lines.join(" ");
    if text.len() > 600 {
        let end = (0..=600).rev().find(|k| text.is_char_boundary(*k)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every embedded scene has a group and a loop of pictures.
    #[test]
    fn every_embedded_scene_is_shown() {
        let gallery = Gallery::new(None, None);
        for (k, choice) in gallery.list.iter().enumerate() {
            assert!(choice.group.is_some(), "{}: no [view] group", choice.file);
            let picture = gallery.picture(k).unwrap_or_else(|| panic!("{}: node pictures.mjs gallery", choice.file));
            assert_eq!((&picture[..4], &picture[8..12]), (&b"RIFF"[..], &b"WEBP"[..]), "{}", choice.file);
        }
        assert!(gallery.picture(gallery.list.len()).is_none());
    }

    /// Embedded scenes open without a folder.
    #[test]
    fn every_embedded_scene_opens() {
        let gallery = Gallery::new(None, None);
        assert!(gallery.list.len() >= 10);
        for (k, choice) in gallery.list.iter().enumerate() {
            let (scene, remarks) = gallery.load(k).unwrap_or_else(|e| panic!("{}: {e}", choice.file));
            scene.build().unwrap_or_else(|e| panic!("{}: {e}", choice.file));
            assert!(remarks.contains("Look for"), "{}: {remarks}", choice.file);
        }
    }
}
