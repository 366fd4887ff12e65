//! Bytes behind accessors: the binary chunk, data URIs and files of the folder, each opened when it is first needed.

use super::document::{Accessor, BufferView, Document};
use crate::error::{FileError, Place, printable};
use crate::folder::Folder;
use std::sync::Arc;

/// Component types of glTF.
pub(super) const U8: u32 = 5121;
pub(super) const U16: u32 = 5123;
pub(super) const U32: u32 = 5125;
pub(super) const F32: u32 = 5126;

/// Remedy for numbers that do not agree.
const AGAIN: &str = "the file is damaged: export it again";

/// Remedy for numbers of another type.
const TYPES: &str =
    "positions are VEC3 of 32-bit floats, indices SCALAR of 8, 16 or 32 bits without sign: export without quantization";

/// Bytes of one buffer: part of a file.
#[derive(Clone, Debug)]
struct Bytes {
    all: Arc<Vec<u8>>,
    start: usize,
    length: u64,
}

/// The buffers of a document.
pub(super) struct Buffers<'a> {
    /// The file's name, to which other names are relative.
    name: &'a str,
    folder: &'a mut Folder,
    binary: Option<Bytes>,
    open: Vec<Option<Bytes>>,
}

/// The numbers of an accessor.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    bytes: Arc<Vec<u8>>,
    start: usize,
    stride: usize,
    pub(super) count: u64,
    kind: u32,
}

impl Numbers {
    fn at(&self, k: u64, size: usize) -> &[u8] {
        // in range: `Buffers::numbers` has compared the last one with the buffer
        let at = self.start + self.stride * k as usize;
        self.bytes.get(at..at + size).unwrap_or_default()
    }

    /// Entry `k` as an index.
    pub(super) fn index(&self, k: u64) -> u64 {
        let size = match self.kind {
            U8 => 1,
            U16 => 2,
            _ => 4,
        };
        self.at(k, size).iter().rev().fold(0, |n, b| n << 8 | u64::from(*b))
    }

    /// Entry `k` as a point.
    pub(super) fn point(&self, k: u64) -> [f64; 3] {
        let mut point = [f64::NAN; 3];
        for (x, four) in point.iter_mut().zip(self.at(k, 12).chunks_exact(4)) {
            *x = f64::from(f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        }
        point
    }
}

impl<'a> Buffers<'a> {
    /// The buffers of the file `name`, of which `all` are the bytes, with its binary chunk.
    pub(super) fn new(
        name: &'a str,
        folder: &'a mut Folder,
        all: &Arc<Vec<u8>>,
        binary: Option<std::ops::Range<usize>>,
        count: usize,
    ) -> Self {
        let part = |r: std::ops::Range<usize>| Bytes { all: Arc::clone(all), start: r.start, length: r.len() as u64 };
        Self { name, folder, binary: binary.map(part), open: vec![None; count] }
    }

    /// The numbers of accessor `index`, which must have this type and one of these component types.
    pub(super) fn numbers(
        &mut self,
        document: &Document<'_>,
        index: u32,
        kind: &str,
        components: &[u32],
    ) -> Result<Numbers, FileError> {
        let (accessor, view_index) = accessor(document, index, kind, components)?;
        let view = view(document, view_index)?;
        let size = match accessor.component_type {
            U8 => 1,
            U16 => 2,
            U32 => 4,
            _ => 12,
        };
        let stride = view.byte_stride.unwrap_or(size);
        let at = |key: &str| Place::Path(format!("bufferViews[{view_index}]{key}"));
        if stride < size || stride > 252 {
            return Err(FileError::malformed(
                at(".byteStride"),
                format!("{stride} for entries of {size} bytes"),
                AGAIN,
            ));
        }
        let buffer = self.buffer(document, view.buffer)?;
        let fits = |offset: u64, length: u64, all: u64| offset.checked_add(length).is_some_and(|end| end <= all);
        if !fits(view.byte_offset, view.byte_length, buffer.length) {
            let message = format!("bytes {} + {} of a buffer of {}", view.byte_offset, view.byte_length, buffer.length);
            return Err(FileError::malformed(at(""), message, AGAIN));
        }
        let span = accessor.count.checked_sub(1).map_or(Some(0), |n| n.checked_mul(stride)?.checked_add(size));
        if !span.is_some_and(|span| fits(accessor.byte_offset, span, view.byte_length)) {
            let place = Place::Path(format!("accessors[{index}].count"));
            let message = format!("{} entries every {stride} bytes of a view of {}", accessor.count, view.byte_length);
            return Err(FileError::malformed(place, message, AGAIN));
        }
        let start = buffer.start + (view.byte_offset + accessor.byte_offset) as usize;
        let (count, kind) = (accessor.count, accessor.component_type);
        Ok(Numbers { bytes: buffer.all, start, stride: stride as usize, count, kind })
    }

    /// The bytes of a buffer, opened at its first use.
    fn buffer(&mut self, document: &Document<'_>, index: u32) -> Result<Bytes, FileError> {
        let path = || Place::Path(format!("buffers[{index}]"));
        let Some(buffer) = document.buffers.0.get(index as usize) else {
            return Err(FileError::malformed(path(), format!("there are {}", document.buffers.0.len()), AGAIN));
        };
        if let Some(Some(known)) = self.open.get(index as usize) {
            return Ok(known.clone());
        }
        let mut bytes = match &buffer.uri {
            None => match &self.binary {
                Some(binary) if index == 0 => binary.clone(),
                _ => {
                    return Err(FileError::malformed(
                        path(),
                        "no uri and no binary chunk",
                        "export as GLB, or with a uri",
                    ));
                }
            },
            Some(uri) => {
                let all = match uri.0.strip_prefix("data:") {
                    Some(data) => Arc::new(decoded(data, path())?),
                    None => self.folder.file(&beside(self.name, &uri.0, path())?)?,
                };
                Bytes { start: 0, length: all.len() as u64, all }
            }
        };
        if buffer.byte_length > bytes.length {
            let message = format!("byteLength is {}, there are {} bytes", buffer.byte_length, bytes.length);
            return Err(FileError::malformed(path(), message, AGAIN));
        }
        bytes.length = buffer.byte_length;
        self.open[index as usize] = Some(bytes.clone());
        Ok(bytes)
    }
}

/// An accessor of this type and one of these component types, and its buffer view.
fn accessor<'d>(
    document: &'d Document<'_>,
    index: u32,
    kind: &str,
    components: &[u32],
) -> Result<(&'d Accessor, u32), FileError> {
    let path = |key: &str| Place::Path(format!("accessors[{index}]{key}"));
    let Some(accessor) = document.accessors.0.get(index as usize) else {
        return Err(FileError::malformed(path(""), format!("there are {}", document.accessors.0.len()), AGAIN));
    };
    if accessor.sparse.is_some() {
        return Err(FileError::unsupported(path(".sparse"), "a sparse accessor", "export without sparse accessors"));
    }
    if accessor.kind != kind || !components.contains(&accessor.component_type) {
        let message = format!("{} of component type {}", printable(&accessor.kind, 20), accessor.component_type);
        return Err(FileError::unsupported(path(""), message, TYPES));
    }
    let Some(view) = accessor.buffer_view else {
        let message = "no bufferView: compressed or sparse data";
        return Err(FileError::unsupported(path(""), message, "export without compression"));
    };
    Ok((accessor, view))
}

/// A buffer view that is not compressed.
fn view<'d>(document: &'d Document<'_>, index: u32) -> Result<&'d BufferView, FileError> {
    let place = || Place::Path(format!("bufferViews[{index}]"));
    let Some(view) = document.buffer_views.0.get(index as usize) else {
        return Err(FileError::malformed(place(), format!("there are {}", document.buffer_views.0.len()), AGAIN));
    };
    match view.extensions.name() {
        Some(name) => {
            let message = format!("the extension `{name}`");
            Err(FileError::unsupported(place(), message, "export without compression"))
        }
        None => Ok(view),
    }
}

/// The name of a file beside the file `name`, from a URI.
fn beside(name: &str, uri: &str, place: Place) -> Result<String, FileError> {
    let mut bytes = Vec::with_capacity(uri.len());
    let mut rest = uri.bytes();
    while let Some(b) = rest.next() {
        if b != b'%' {
            bytes.push(b);
            continue;
        }
        let mut digit = || rest.next().and_then(|d| char::from(d).to_digit(16));
        let (Some(high), Some(low)) = (digit(), digit()) else {
            let message = format!("the uri `{}` has a broken %", printable(uri, 60));
            return Err(FileError::malformed(place, message, "write %25 for a percent sign"));
        };
        bytes.push((high << 4 | low) as u8);
    }
    let uri = String::from_utf8_lossy(&bytes);
    Ok(match name.rsplit_once('/') {
        Some((folder, _)) => format!("{folder}/{uri}"),
        None => uri.into_owned(),
    })
}

/// The bytes of a data URI in base64.
fn decoded(data: &str, place: Place) -> Result<Vec<u8>, FileError> {
    let Some((_, text)) = data.split_once(";base64,") else {
        let message = format!("the uri `data:{}` is not in base64", printable(data, 40));
        return Err(FileError::unsupported(place, message, "export as GLB, or with base64"));
    };
    let text = text.trim_end_matches('=');
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 3);
    let (mut bits, mut held) = (0_u32, 0);
    for (k, b) in text.bytes().enumerate() {
        let value = match b {
            b'A'..=b'Z' => b - b'A',
            b'a'..=b'z' => b - b'a' + 26,
            b'0'..=b'9' => b - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => {
                let message = format!("character {k} of the base64 data is not of base64");
                return Err(FileError::malformed(place, message, AGAIN));
            }
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    Ok(bytes)
}
