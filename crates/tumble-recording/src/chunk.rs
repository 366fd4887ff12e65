//! Chunks: many rows of words in few bytes, each chunk readable on its own.
//!
//! A word is XORed with the word above it; what is left has zero bytes in front (close numbers, counters) or behind
//! (round numbers). Four bits per word say how many bytes are kept and at which end. Points of one manifold share
//! bodies, normal and tangents, so these cost half a byte each.

use crate::error::Error;
use crate::schema::{CHUNK_ROWS, framed};
use crate::storage;
use crate::table::{Kind, NOBODY, Version};
use rusqlite::functions::FunctionFlags;
use rusqlite::types::{Value, ValueRef};
use std::sync::Mutex;

/// Packs rows of `width` words behind the first `at` bytes of `out`; where they end. What lies behind is left over from
/// earlier chunks: a buffer that is cleared each time costs as much as the packing.
fn pack(words: &[u64], width: usize, at: usize, out: &mut Vec<u8>) -> usize {
    let heads = width.div_ceil(2);
    // the worst case, and eight bytes at a time
    let room = at + words.len() / width * (heads + 8 * width) + 8;
    if out.len() < room {
        out.resize(room, 0);
    }
    let mut end = at;
    let zeros = vec![0; width];
    let mut above: &[u64] = &zeros;
    for row in words.chunks_exact(width) {
        let (codes, bytes) = out[end..].split_at_mut(heads);
        let mut n = 0;
        let pairs = row.chunks(2).zip(above.chunks(2));
        for (code, (row, above)) in codes.iter_mut().zip(pairs) {
            *code = 0;
            for (k, (w, above)) in row.iter().zip(above).enumerate() {
                let x = w ^ above;
                let front = x.leading_zeros() / 8;
                let behind = if x == 0 { 8 } else { x.trailing_zeros() / 8 };
                // the low bytes, or the high ones
                let (kept, count, c) = if front >= behind {
                    (x, 8 - front, 8 - front)
                } else {
                    (x >> (8 * behind), 8 - behind, 16 - behind)
                };
                bytes[n..n + 8].copy_from_slice(&kept.to_le_bytes());
                n += count as usize;
                *code |= (c as u8) << (4 * k);
            }
        }
        end += heads + n;
        above = row;
    }
    end
}

/// Unpacks exactly `count` rows of `width` words; no bytes may be left.
pub(crate) fn unpack(data: &[u8], count: usize, width: usize, out: &mut Vec<u64>) -> Result<(), Error> {
    let short = || Error::damaged("a chunk ends too early");
    if count > CHUNK_ROWS {
        return Err(Error::damaged(format!("a chunk of {count} rows")));
    }
    let mut above = vec![0_u64; width];
    let mut rest = data;
    for _ in 0..count {
        let (codes, mut bytes) = rest.split_at_checked(width.div_ceil(2)).ok_or_else(short)?;
        for (k, above) in above.iter_mut().enumerate() {
            let code = usize::from(codes[k / 2] >> (4 * (k % 2)) & 15);
            let (n, at) = if code <= 8 { (code, 0) } else { (code - 8, 16 - code) };
            let (kept, left) = bytes.split_at_checked(n).ok_or_else(short)?;
            let mut eight = [0; 8];
            eight[at..at + n].copy_from_slice(kept);
            *above ^= u64::from_le_bytes(eight);
            out.push(*above);
            bytes = left;
        }
        rest = bytes;
    }
    if rest.is_empty() { Ok(()) } else { Err(Error::damaged("a chunk has bytes that belong to no row")) }
}

/// A word as SQL has it.
pub(crate) fn value(kind: Kind, w: u64) -> Value {
    match kind {
        Kind::Body if w == NOBODY => Value::Null,
        Kind::Integer | Kind::Body => Value::Integer(w.cast_signed()),
        Kind::Real if f64::from_bits(w).is_nan() => Value::Null,
        Kind::Real => Value::Real(f64::from_bits(w)),
        Kind::Hex => Value::Text(format!("{w:016x}")),
        Kind::Name(names) => names.get(w as usize).map_or(Value::Null, |n| Value::Text((*n).to_owned())),
        Kind::Text => Value::Null,
    }
}

/// The chunk that was unpacked last: a query asks for all cells of one before it turns to the next.
#[derive(Debug, Default)]
struct Last {
    table: usize,
    id: i64,
    bytes: usize,
    words: Vec<u64>,
}

/// Gives a connection `tumble_cell(table, id, data, row, column)`, of which the views are made.
pub(crate) fn register(connection: &rusqlite::Connection, version: Version) -> rusqlite::Result<()> {
    let tables = framed(version);
    // format 2 packs all columns
    let columns: Vec<Vec<_>> = tables
        .iter()
        .map(|t| match version {
            Version::Two => t.columns.to_vec(),
            Version::Three => storage::stored(t).copied().collect(),
        })
        .collect();
    let last: Vec<Mutex<Last>> =
        tables.iter().map(|_| Mutex::new(Last { table: usize::MAX, ..Last::default() })).collect();
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_INNOCUOUS;
    connection.create_scalar_function("tumble_cell", 5, flags, move |context| {
        let refused = |what: String| rusqlite::Error::UserFunctionError(what.into());
        let name = context.get_raw(0).as_str().unwrap_or_default();
        let (ValueRef::Integer(id), ValueRef::Blob(data)) = (context.get_raw(1), context.get_raw(2)) else {
            return Err(refused("tumble_cell: id and data of a chunk are needed".to_owned()));
        };
        let (row, column) = (context.get::<u32>(3)? as usize, context.get::<u32>(4)? as usize);
        let Some(k) = tables.iter().position(|t| t.name == name) else {
            return Err(refused(format!("tumble_cell: there is no table '{name}'")));
        };
        let Ok(mut last) = last[k].lock() else { return Err(refused("tumble_cell: broken lock".to_owned())) };
        if (last.table, last.id, last.bytes) != (k, id, data.len()) {
            last.table = usize::MAX;
            last.words.clear();
            let outcome = all_rows(data, columns[k].len(), &mut last.words);
            outcome.map_err(|e| refused(e.to_string()))?;
            (last.table, last.id, last.bytes) = (k, id, data.len());
        }
        let Some(c) = columns[k].get(column) else { return Ok(Value::Null) };
        Ok(last.words.get(row * columns[k].len() + column).map_or(Value::Null, |w| value(c.kind, *w)))
    })
}

/// All rows of a chunk whose count is not known.
fn all_rows(data: &[u8], width: usize, out: &mut Vec<u64>) -> Result<(), Error> {
    let count = usize::from(*data.first().ok_or_else(|| Error::damaged("an empty chunk"))?);
    unpack(&data[1..], count, width, out)
}

/// A chunk as it is stored: the number of rows, then the rows. `room` is used again from chunk to chunk.
pub(crate) fn store<'a>(words: &[u64], width: usize, room: &'a mut Vec<u8>) -> &'a [u8] {
    let end = pack(words, width, 1, room);
    room[0] = (words.len() / width) as u8;
    &room[..end]
}

/// The rows of a stored chunk of `count` rows.
pub(crate) fn load(data: &[u8], count: usize, width: usize, out: &mut Vec<u64>) -> Result<(), Error> {
    match data.split_first() {
        Some((&n, rest)) if usize::from(n) == count => unpack(rest, count, width, out),
        _ => Err(Error::damaged("a chunk does not have the rows that it claims")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive_packing_and_broken_chunks_are_refused() {
        let mut seed = 7_u64;
        let mut dice = || {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            seed >> 8 ^ seed
        };
        // left over from something else
        let mut room = vec![0xa5; 3000];
        for width in [1, 2, 7, 38] {
            let words: Vec<u64> = (0..width * 20)
                .map(|k| match k % 5 {
                    0 => dice(),
                    1 => (dice() % 9) << 56,
                    2 => dice() % 300,
                    3 => (0.5 + (dice() % 8) as f64).to_bits(),
                    _ => 0,
                })
                .collect();
            let bytes = &store(&words, width, &mut room)[1..];
            let mut back = Vec::new();
            unpack(bytes, 20, width, &mut back).unwrap();
            assert_eq!(back, words);
            assert!(unpack(&bytes[..bytes.len() - 1], 20, width, &mut back).is_err());
            assert!(unpack(bytes, 19, width, &mut back).is_err());
            assert!(unpack(bytes, 21, width, &mut back).is_err());
        }
    }
}
