//! A copy of a recording with plain tables only, for clients that lack the function of the chunks.

use crate::error::Error;
use crate::meta::{CLOSING, SEAL};
use crate::place;
use crate::reader::Reader;
use crate::schema::Layout;
use crate::sink::{Beginning, Sink};
use crate::words::FrameWords;
use rusqlite::types::Value;
use std::path::Path;

/// Frames between two commits.
const BATCH: u64 = 64;

/// Copies a recording into plain tables. The copy is the same recording: same numbers, same checksums, same seal.
///
/// # Errors
/// A file that cannot be read or written.
pub fn rows(reader: &Reader, to: &Path, mut progress: impl FnMut(u64, u64)) -> Result<u64, Error> {
    let same = std::fs::canonicalize(to).ok().zip(std::fs::canonicalize(reader.path()).ok());
    if same.is_some_and(|(a, b)| a == b) {
        return Err(Error::Itself(to.to_path_buf()));
    }
    let opening: Vec<(String, Value)> = reader
        .meta()
        .values()
        .filter(|(k, _)| !CLOSING.contains(k) && *k != SEAL)
        .map(|(k, v)| (k.to_owned(), v.clone()))
        .collect();
    let meta = opening.into_iter().collect();
    let files = reader.files()?;
    let (bodies, joints) = (reader.body_words(), reader.joint_words());
    let beginning = Beginning {
        version: reader.version(),
        layout: Layout::Rows,
        meta: &meta,
        files: &files,
        bodies,
        joints,
        durable: false,
        most_pages: None,
    };
    let sink = Sink::create(to, &beginning)?;
    let identity = sink.identity();
    let copied = fill(reader, sink, &mut progress);
    if copied.is_err() {
        // half a copy would look like a short recording
        place::remove(to, identity);
    }
    copied
}

/// Writes all frames, and the seal if there is one.
fn fill(reader: &Reader, mut sink: Sink, progress: &mut impl FnMut(u64, u64)) -> Result<u64, Error> {
    let count = reader.frame_count()?;
    let mut frame = FrameWords::default();
    for k in 0..count {
        if k % BATCH == 0 {
            sink.begin()?;
        }
        reader.whole(k, &mut frame)?;
        sink.write(&frame)?;
        if k % BATCH == BATCH - 1 || k + 1 == count {
            sink.commit()?;
        }
        progress(k + 1, count);
    }
    let closing: Vec<(&'static str, Value)> = CLOSING
        .into_iter()
        .filter_map(|k| reader.meta().values().find(|(key, _)| *key == k).map(|(_, v)| (k, v.clone())))
        .collect();
    if reader.meta().text(SEAL).is_some() {
        sink.seal(&closing)?;
    } else {
        sink.close_file();
    }
    Ok(count)
}
