//! Parquet: a table as a file of columns.
//!
//! Only what a plain table needs of the format: 64-bit integers, doubles and UTF-8 texts, none of them missing, encoded
//! plainly and compressed by Snappy, in row groups of bounded size. A writer for all of Parquet brings thirty crates; these
//! hundred lines are read by pyarrow, DuckDB and pandas alike. What is NULL in the recording is NaN, −1 or an empty text.
//!
//! The file's own metadata has the table, the unit of every column (`units`, JSON), the scene and what recorded it.

use super::snappy;
use crate::error::Error;
use crate::query::Cell;
use crate::reader::Reader;
use crate::table::Table;
use std::io::Write;

/// Rows of a row group.
const GROUP: usize = 1 << 16;

const MAGIC: &[u8; 4] = b"PAR1";

/// Types of the format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Int64 = 2,
    Double = 5,
    Text = 6,
}

struct Column {
    name: String,
    kind: Type,
    data: Vec<u8>,
}

pub use crate::query::Values;

impl Values {
    fn kind(&self) -> Type {
        match self {
            Self::Integers(_) => Type::Int64,
            Self::Reals(_) => Type::Double,
            Self::Texts(_) => Type::Text,
        }
    }

    fn cell(&self, row: usize) -> Cell {
        match self {
            Self::Integers(all) => Cell::Integer(all[row]),
            Self::Reals(all) => Cell::Real(all[row]),
            Self::Texts(all) => Cell::Text(all[row].clone()),
        }
    }
}

impl Column {
    fn push(&mut self, cell: &Cell) {
        match (self.kind, cell) {
            (Type::Int64, Cell::Integer(i)) => self.data.extend(i.to_le_bytes()),
            (Type::Int64, _) => self.data.extend((-1_i64).to_le_bytes()),
            (Type::Double, Cell::Real(x)) => self.data.extend(x.to_le_bytes()),
            (Type::Double, Cell::Integer(i)) => self.data.extend((*i as f64).to_le_bytes()),
            (Type::Double, _) => self.data.extend(f64::NAN.to_le_bytes()),
            (Type::Text, cell) => {
                let text = super::csv::text(cell);
                self.data.extend((text.len() as u32).to_le_bytes());
                self.data.extend(text.as_bytes());
            }
        }
    }
}

/// Thrift's compact protocol, as far as the footer needs it.
#[derive(Default)]
struct Thrift {
    bytes: Vec<u8>,
    last: Vec<i16>,
}

const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

impl Thrift {
    fn varint(&mut self, mut x: u64) {
        while x >= 0x80 {
            self.bytes.push((x & 0x7f) as u8 | 0x80);
            x >>= 7;
        }
        self.bytes.push(x as u8);
    }

    fn zigzag(&mut self, x: i64) {
        self.varint(((x << 1) ^ (x >> 63)).cast_unsigned());
    }

    /// Begins a struct that is an element of a list or the whole.
    fn open(&mut self) {
        self.last.push(0);
    }

    fn close(&mut self) {
        self.bytes.push(0);
        self.last.pop();
    }

    fn head(&mut self, id: i16, kind: u8) {
        // ids grow by less than sixteen everywhere in the format's footer
        if let Some(last) = self.last.last_mut() {
            self.bytes.push(((id - *last) as u8) << 4 | kind);
            *last = id;
        }
    }

    fn number(&mut self, id: i16, kind: u8, x: i64) {
        self.head(id, kind);
        self.zigzag(x);
    }

    fn text(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    fn string(&mut self, id: i16, text: &str) {
        self.head(id, BINARY);
        self.text(text);
    }

    fn list(&mut self, id: i16, kind: u8, count: usize) {
        self.head(id, LIST);
        if count < 15 {
            self.bytes.push((count as u8) << 4 | kind);
        } else {
            self.bytes.push(0xf0 | kind);
            self.varint(count as u64);
        }
    }

    fn inner(&mut self, id: i16) {
        self.head(id, STRUCT);
        self.open();
    }
}

/// Where a column of a row group lies in the file.
struct Chunk {
    offset: u64,
    bytes: u64,
    /// Before compression.
    plain: u64,
}

struct File<'a, W: Write> {
    out: &'a mut W,
    at: u64,
    columns: Vec<Column>,
    rows: usize,
    groups: Vec<(u64, Vec<Chunk>)>,
    /// Keys and values of the file's metadata.
    about: Vec<(&'static str, String)>,
}

impl<W: Write> File<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.at += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    /// Writes the rows that are waiting as a row group: one page per column.
    fn flush(&mut self) -> std::io::Result<()> {
        if self.rows == 0 {
            return Ok(());
        }
        let mut chunks = Vec::with_capacity(self.columns.len());
        for k in 0..self.columns.len() {
            let data = std::mem::take(&mut self.columns[k].data);
            let mut t = Thrift::default();
            t.open();
            t.number(1, I32, 0); // a data page
            let packed = snappy::compress(&data);
            t.number(2, I32, data.len() as i64);
            t.number(3, I32, packed.len() as i64);
            t.inner(5);
            t.number(1, I32, self.rows as i64);
            t.number(2, I32, 0); // plain
            t.number(3, I32, 3); // levels: run lengths, of which there are none
            t.number(4, I32, 3);
            t.close();
            t.close();
            let offset = self.at;
            self.write(&t.bytes)?;
            self.write(&packed)?;
            let plain = (t.bytes.len() + data.len()) as u64;
            chunks.push(Chunk { offset, bytes: self.at - offset, plain });
            self.columns[k].data = data;
            self.columns[k].data.clear();
        }
        self.groups.push((self.rows as u64, chunks));
        self.rows = 0;
        Ok(())
    }

    fn footer(&mut self) -> std::io::Result<u64> {
        let total: u64 = self.groups.iter().map(|g| g.0).sum();
        let mut t = Thrift::default();
        t.open();
        t.number(1, I32, 1);
        t.list(2, STRUCT, self.columns.len() + 1);
        t.open();
        t.string(4, "recording");
        t.number(5, I32, self.columns.len() as i64);
        t.close();
        for c in &self.columns {
            t.open();
            t.number(1, I32, c.kind as i64);
            t.number(3, I32, 0); // required
            t.string(4, &c.name);
            if c.kind == Type::Text {
                t.number(6, I32, 0); // UTF-8
            }
            t.close();
        }
        t.number(3, I64, total as i64);
        t.list(4, STRUCT, self.groups.len());
        for (rows, chunks) in &self.groups {
            t.open();
            t.list(1, STRUCT, chunks.len());
            for (c, chunk) in self.columns.iter().zip(chunks) {
                t.open();
                t.number(2, I64, chunk.offset as i64);
                t.inner(3);
                t.number(1, I32, c.kind as i64);
                t.list(2, I32, 2);
                t.zigzag(0);
                t.zigzag(3);
                t.list(3, BINARY, 1);
                t.text(&c.name);
                t.number(4, I32, 1); // Snappy
                t.number(5, I64, *rows as i64);
                t.number(6, I64, chunk.plain as i64);
                t.number(7, I64, chunk.bytes as i64);
                t.number(9, I64, chunk.offset as i64);
                t.close();
                t.close();
            }
            t.number(2, I64, chunks.iter().map(|c| c.plain).sum::<u64>() as i64);
            t.number(3, I64, *rows as i64);
            t.close();
        }
        t.list(5, STRUCT, self.about.len());
        for (key, value) in &self.about {
            t.open();
            t.string(1, key);
            t.string(2, value);
            t.close();
        }
        t.string(6, concat!("tumble ", env!("CARGO_PKG_VERSION")));
        t.close();
        let bytes = std::mem::take(&mut t.bytes);
        self.write(&bytes)?;
        self.write(&(bytes.len() as u32).to_le_bytes())?;
        self.write(MAGIC)?;
        Ok(total)
    }
}

/// Columns by name as Parquet: the same bytes for the same columns. Returns the number of rows.
///
/// ```
/// use tumble_recording::export::parquet::{Values, columns};
/// let mut file = Vec::new();
/// let table = [("run".to_owned(), Values::Integers(vec![0, 1])), ("face".to_owned(), Values::Reals(vec![6.0, 2.0]))];
/// assert_eq!(columns(&table, &mut file)?, 2);
/// assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
/// # Ok::<(), tumble_recording::Error>(())
/// ```
///
/// # Errors
/// Columns of different lengths, or an `out` that refuses.
pub fn columns(table: &[(String, Values)], out: &mut impl Write) -> Result<u64, Error> {
    let rows = table.first().map_or(0, |(_, values)| values.len());
    if let Some((name, values)) = table.iter().find(|(_, values)| values.len() != rows) {
        return Err(Error::Query(format!("column `{name}` has {} rows, the first one {rows}", values.len())));
    }
    let empty = table.iter().map(|(name, values)| Column { name: name.clone(), kind: values.kind(), data: Vec::new() });
    let about = Vec::new();
    let mut file = File { out, at: 0, columns: empty.collect(), rows: 0, groups: Vec::new(), about };
    let mut write = || {
        file.write(MAGIC)?;
        for row in 0..rows {
            for (column, (_, values)) in file.columns.iter_mut().zip(table) {
                column.push(&values.cell(row));
            }
            file.rows += 1;
            if file.rows == GROUP {
                file.flush()?;
            }
        }
        file.flush()?;
        file.footer()
    };
    write().map_err(Error::Output)
}

/// Metadata of the file: table, units, scene, and the program that recorded it.
fn about(reader: &Reader, name: &str, table: Option<&Table>) -> Vec<(&'static str, String)> {
    let mut units = serde_json::Map::new();
    for c in table.into_iter().flat_map(|t| t.columns).filter(|c| !c.unit.is_empty()) {
        units.insert(c.name.to_owned(), c.unit.into());
    }
    if name == "state" {
        units.insert("time".to_owned(), "s".into());
    }
    let mut all = vec![("table", name.to_owned()), ("units", serde_json::Value::Object(units).to_string())];
    for key in ["scene_name", "scene", "scene_format", "engine", "engine_version", "gravity", "settings"] {
        all.extend(reader.meta().text(key).map(|value| (key, value.to_owned())));
    }
    all.extend(reader.meta().number("step").map(|step| ("step", step.to_string())));
    all
}

/// A table as Parquet. Returns the number of rows.
///
/// # Errors
/// A table that is not there, or an `out` that refuses.
pub fn table(reader: &Reader, name: &str, out: &mut impl Write) -> Result<u64, Error> {
    let sql = super::select(name).ok_or_else(|| Error::Query(format!("there is no table `{name}`")))?;
    let described = super::table(name).map(|t| reader.version().table(t));
    let kind = |column: &str| {
        let found = described.and_then(|t| t.columns.iter().find(|c| c.name == column));
        match (column, found.map(|c| c.kind.sql())) {
            ("frame", _) | (_, Some("INTEGER")) => Type::Int64,
            // `state` has it from `frame`
            ("time", _) | (_, Some("REAL")) => Type::Double,
            _ => Type::Text,
        }
    };
    let about = about(reader, name, described);
    let file = File { out, at: 0, columns: Vec::new(), rows: 0, groups: Vec::new(), about };
    let state = std::cell::RefCell::new((file, Ok(())));
    state.borrow_mut().0.write(MAGIC).map_err(Error::Output)?;
    reader.query(
        &sql,
        |names| {
            let columns = names.iter().map(|n| Column { name: n.clone(), kind: kind(n), data: Vec::new() });
            state.borrow_mut().0.columns = columns.collect();
        },
        |cells| {
            let (file, outcome) = &mut *state.borrow_mut();
            for (column, cell) in file.columns.iter_mut().zip(cells) {
                column.push(cell);
            }
            file.rows += 1;
            if file.rows == GROUP {
                *outcome = file.flush();
            }
            outcome.is_ok()
        },
    )?;
    let (mut file, outcome) = state.into_inner();
    outcome.and_then(|()| file.flush()).and_then(|()| file.footer()).map_err(Error::Output)
}
