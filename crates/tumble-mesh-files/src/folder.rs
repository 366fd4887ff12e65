//! Files of one folder: no name leads out of it, and all of them together have a limited size.
//!
//! A name may not be absolute and may not leave the folder, neither by `..` nor by a link. A file that is named twice is read
//! once. The files that were read can be taken out and given back later in place of the folder, so that a recording needs no
//! disk to be read again.

use crate::error::{FileError, Kind, Place};
use crate::limits;
use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// Remedy for a name that leads out of the folder.
const INSIDE: &str = "name a file in the scene's folder or below it, such as \"parts/wheel.obj\"";

/// Where files come from.
#[derive(Clone, Debug)]
enum Source {
    Nothing,
    Folder(PathBuf),
    Given(BTreeMap<String, Arc<Vec<u8>>>),
}

/// Opens files by names relative to one folder, and keeps their bytes.
#[derive(Clone, Debug)]
pub struct Folder {
    source: Source,
    read: Vec<(String, Arc<Vec<u8>>)>,
    /// Places in `read` by name: a file may name thousands of others.
    known: BTreeMap<String, usize>,
    /// Bytes that may still be read.
    left: u64,
}

impl Folder {
    /// Files in `folder` and below it; without a folder, none.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Self {
        let source = folder.map_or(Source::Nothing, |folder| Source::Folder(folder.to_path_buf()));
        Self { source, read: Vec::new(), known: BTreeMap::new(), left: limits::FILE_BYTES }
    }

    /// These files by their names, and no others: no file is opened.
    #[must_use]
    pub fn given(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Self {
        let files = files.into_iter().map(|(name, bytes)| (name, Arc::new(bytes))).collect();
        Self { source: Source::Given(files), ..Self::new(None) }
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// A name that leads out of the folder, a file that cannot be read, or too many bytes of all files together.
    pub fn file(&mut self, name: &str) -> Result<Arc<Vec<u8>>, FileError> {
        if let Some(k) = self.known.get(name) {
            return Ok(Arc::clone(&self.read[*k].1));
        }
        let bytes = match &self.source {
            Source::Nothing => Err(outside("this scene has no folder to read files from")),
            Source::Folder(folder) => open(folder, name, self.left),
            Source::Given(files) => files.get(name).cloned().ok_or_else(|| {
                let message = "not among the files stored with the scene";
                FileError::new(Kind::Unreadable, Place::Whole, message, "add the file")
            }),
        };
        let bytes = bytes.map_err(|e| e.in_file(name))?;
        let Some(left) = self.left.checked_sub(bytes.len() as u64) else { return Err(too_large().in_file(name)) };
        self.left = left;
        self.known.insert(name.to_owned(), self.read.len());
        self.read.push((name.to_owned(), Arc::clone(&bytes)));
        Ok(bytes)
    }

    /// Names and bytes of the files that were read, in this order.
    #[must_use]
    pub fn into_read(self) -> Vec<(String, Vec<u8>)> {
        let Self { source, read, .. } = self;
        // the last owner need not copy
        drop(source);
        read.into_iter().map(|(name, bytes)| (name, Arc::unwrap_or_clone(bytes))).collect()
    }
}

fn outside(why: &str) -> FileError {
    FileError::new(Kind::Outside, Place::Whole, why, INSIDE)
}

fn too_large() -> FileError {
    let message = format!("all geometry files together exceed {} MiB", limits::FILE_BYTES >> 20);
    FileError::new(Kind::TooMany, Place::Whole, message, "simplify the geometry")
}

fn unreadable(e: &std::io::Error) -> FileError {
    let help = "check the name; it is relative to the scene's folder";
    FileError::new(Kind::Unreadable, Place::Whole, format!("cannot be read: {e}"), help)
}

/// Reads a file of at most `most` bytes in `folder`.
fn open(folder: &Path, name: &str, most: u64) -> Result<Arc<Vec<u8>>, FileError> {
    let relative = Path::new(name);
    let plain = |c: Component<'_>| matches!(c, Component::Normal(_) | Component::CurDir);
    if name.is_empty() || name.contains(['\\', '\0', ':']) || !relative.components().all(plain) {
        return Err(outside("the path leaves the scene's folder"));
    }
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let root = folder.canonicalize().map_err(|e| unreadable(&e))?;
    let full = root.join(relative).canonicalize().map_err(|e| unreadable(&e))?;
    if !full.starts_with(&root) {
        return Err(outside("the path leads out of the scene's folder by a link"));
    }
    // a device or a pipe may never end
    let metadata = full.metadata().map_err(|e| unreadable(&e))?;
    if !metadata.is_file() {
        return Err(outside("not a plain file"));
    }
    if metadata.len() > most {
        return Err(too_large());
    }
    let file = std::fs::File::open(&full).map_err(|e| unreadable(&e))?;
    // the file may grow meanwhile
    let mut bytes = Vec::with_capacity(metadata.len() as usize + 1);
    file.take(most + 1).read_to_end(&mut bytes).map_err(|e| unreadable(&e))?;
    if bytes.len() as u64 > most { Err(too_large()) } else { Ok(Arc::new(bytes)) }
}
