//! The file around a glTF document: JSON alone, or a GLB with a JSON and a binary chunk.

use crate::error::{FileError, Place};
use std::ops::Range;

/// Remedy for a broken container.
const AGAIN: &str = "the file is cut off or no GLB: export it again";

/// Whether it begins as a GLB does.
pub(crate) fn is_binary(bytes: &[u8]) -> bool {
    bytes.starts_with(b"glTF")
}

/// Where JSON and binary chunk are in the file [bytes].
#[derive(Debug)]
pub(super) struct Container {
    pub(super) json: Range<usize>,
    pub(super) binary: Option<Range<usize>>,
}

/// Finds the chunks.
pub(super) fn open(bytes: &[u8]) -> Result<Container, FileError> {
    if !is_binary(bytes) {
        return Ok(Container { json: 0..bytes.len(), binary: None });
    }
    let version = word(bytes, 4)?;
    if version != 2 {
        let message = format!("GLB version {version}");
        return Err(FileError::unsupported(Place::Byte(4), message, "export as glTF 2.0"));
    }
    let length = word(bytes, 8)?;
    if length as usize != bytes.len() {
        let message = format!("the header says {length} bytes, the file has {}", bytes.len());
        return Err(FileError::malformed(Place::Byte(8), message, AGAIN));
    }
    let (kind, json) = chunk(bytes, 12)?;
    if &kind != b"JSON" {
        return Err(FileError::malformed(Place::Byte(16), "the first chunk is not JSON", AGAIN));
    }
    let mut binary = None;
    if json.end < bytes.len() {
        let (kind, data) = chunk(bytes, json.end)?;
        // other chunks are extensions
        binary = (&kind == b"BIN\0").then_some(data);
    }
    Ok(Container { json, binary })
}

/// Four bytes as a number.
fn word(bytes: &[u8], at: usize) -> Result<u32, FileError> {
    let four = bytes.get(at..at + 4);
    let four =
        four.ok_or_else(|| FileError::malformed(Place::Byte(bytes.len() as u64), "the file ends here", AGAIN))?;
    Ok(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
}

/// Kind and place of the chunk whose head is at `at`.
fn chunk(bytes: &[u8], at: usize) -> Result<([u8; 4], Range<usize>), FileError> {
    let length = word(bytes, at)? as usize;
    let kind = word(bytes, at + 4)?.to_le_bytes();
    let start = at + 8;
    if length > bytes.len() - start {
        let message = format!("a chunk of {length} bytes, {} are left", bytes.len() - start);
        return Err(FileError::malformed(Place::Byte(at as u64), message, AGAIN));
    }
    Ok((kind, start..start + length))
}
