//! Reading: a recording as rows, whatever its layout, also while it is being written.

use crate::chunk;
use crate::contact_rows::{ContactRow, SolveRow};
use crate::error::Error;
use crate::guard;
use crate::joint_rows::{JointRow, JointStepRow, MotorRow};
use crate::joint_table::{JOINT, JOINT_ROW, MOTOR};
use crate::meta::Meta;
use crate::rows::StateRow;
use crate::rows::{AdjustmentRow, BodyRow, EditRow, EventRow, FrameRow, PushRow};
use crate::schema::{CHUNKED, Layout};
use crate::storage;
use crate::table::{
    ADJUSTMENT, BODY, CONTACT, Column, EDIT, EVENT, FRAME, Kind, NOBODY, PUSH, SOLVE, STATE, Table, Version, word,
};
use crate::upgrade;
use crate::words::FrameWords;
use crate::words::Words;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, Row};
use std::cell::RefCell;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Frames up to which the largest number is taken at its word; above that most of them must be there.
const BELIEVED: u64 = 100_000;

/// An open recording. Each call sees what is committed at that moment.
#[derive(Debug)]
pub struct Reader {
    pub(crate) connection: Connection,
    path: PathBuf,
    layout: Layout,
    version: Version,
    meta: Meta,
    bodies: Vec<BodyRow>,
    body_words: Words,
    joints: Vec<JointRow>,
    joint_words: Words,
    /// The list of each table that was read last.
    last: [RefCell<LastList>; CHUNKED.len()],
}

/// A list of blocks and its rows.
#[derive(Debug, Default)]
struct LastList {
    list: Option<i64>,
    words: Vec<u64>,
}

/// The scene of a recording, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredScene {
    /// Its text.
    pub text: String,
    /// How it is written: `toml` or `json`.
    pub format: String,
    /// Geometry files by the names that the text gives them.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Reader {
    /// Opens a recording, read-only and with suspicion.
    ///
    /// # Errors
    /// A file that cannot be read or is not a recording.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let (connection, layout, version) = guard::open(path)?;
        let meta = Meta::read(&connection)?;
        let mut body_words = Words::default();
        read_rows(&connection, &BODY, "SELECT * FROM body ORDER BY id", None, 0, &mut body_words)?;
        let bodies = body_words
            .words
            .chunks_exact(BODY.width())
            .zip(body_words.texts.chunks_exact(BODY.texts()))
            .map(|(w, t)| BodyRow::take(w, t))
            .collect();
        let mut joint_words = Words::default();
        if version != Version::Two {
            read_rows(&connection, &JOINT, "SELECT * FROM joint ORDER BY id", None, 0, &mut joint_words)?;
        }
        let joints = joint_words
            .words
            .chunks_exact(JOINT.width())
            .zip(joint_words.texts.chunks_exact(JOINT.texts()))
            .map(|(w, t)| JointRow::take(w, t))
            .collect();
        let (path, last) = (path.to_path_buf(), Default::default());
        Ok(Self { connection, path, layout, version, meta, bodies, body_words, joints, joint_words, last })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Rows or chunks.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Version of the format of the file; rows are those of the present one, whatever it is.
    #[must_use]
    pub fn version(&self) -> Version {
        self.version
    }

    /// Metadata of the recording, as they were when the file was opened or last refreshed.
    #[must_use]
    pub fn meta(&self) -> &Meta {
        &self.meta
    }

    /// Reads `meta` again: a recording that was still being written may have been closed since.
    ///
    /// # Errors
    /// A damaged file.
    pub fn refresh(&mut self) -> Result<(), Error> {
        self.meta = Meta::read(&self.connection)?;
        Ok(())
    }

    /// The bodies in the order of their numbers.
    #[must_use]
    pub fn bodies(&self) -> &[BodyRow] {
        &self.bodies
    }

    pub(crate) fn body_words(&self) -> &Words {
        &self.body_words
    }

    /// The joints in the order of their numbers.
    #[must_use]
    pub fn joints(&self) -> &[JointRow] {
        &self.joints
    }

    pub(crate) fn joint_words(&self) -> &Words {
        &self.joint_words
    }

    /// The scene that the run was made from, if it is stored: its text, the name of its format, and its files.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn scene(&self) -> Result<Option<StoredScene>, Error> {
        let Some(text) = self.meta().text("scene").filter(|t| !t.is_empty()) else { return Ok(None) };
        let format = self.meta().text("scene_format").unwrap_or("toml").to_owned();
        Ok(Some(StoredScene { text: text.to_owned(), format, files: self.files()? }))
    }

    /// The geometry files that the scene names.
    ///
    /// # Errors
    /// A damaged file.
    pub fn files(&self) -> Result<Vec<(String, Vec<u8>)>, Error> {
        let mut statement = self.connection.prepare_cached("SELECT name, data FROM file ORDER BY name")?;
        let rows = statement.query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Frames that are there, frame 0 included.
    ///
    /// # Errors
    /// A damaged file.
    pub fn frame_count(&self) -> Result<u64, Error> {
        let last: Option<i64> =
            self.connection.prepare_cached("SELECT max(frame) FROM frame")?.query_row([], |r| r.get(0))?;
        let count = last.map_or(0, |k| u64::try_from(k).map_or(0, |k| k.saturating_add(1)));
        if count > BELIEVED {
            // a loop over all frames must not go through numbers that no row has
            let there: i64 =
                self.connection.prepare_cached("SELECT count(*) FROM frame")?.query_row([], |r| r.get(0))?;
            if count > there.cast_unsigned().saturating_mul(2) {
                return Err(Error::damaged(format!("{there} frames with numbers up to {}", count - 1)));
            }
        }
        Ok(count)
    }

    /// The ledger row of a frame.
    ///
    /// # Errors
    /// A frame that is not there, or a damaged file.
    pub fn frame(&self, k: u64) -> Result<FrameRow, Error> {
        let (words, checksum) = self.frame_words(k)?;
        Ok(FrameRow::take(k, &self.upgraded(&FRAME, words).words, checksum))
    }

    /// The ledger rows of a range of frames, as far as they are there.
    ///
    /// # Errors
    /// A damaged file.
    pub fn frames(&self, range: Range<u64>) -> Result<Vec<FrameRow>, Error> {
        let mut statement =
            self.connection.prepare_cached("SELECT * FROM frame WHERE frame >= ? AND frame < ? ORDER BY frame")?;
        let mut rows = statement.query([key(range.start), key(range.end)])?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let k: i64 = row.get(0).map_err(|e| Error::damaged(e.to_string()))?;
            let mut words = Words::default();
            row_words(row, self.version.table(&FRAME).columns.iter(), FRAME.name, 1, &mut words)?;
            let words = self.upgraded(&FRAME, words);
            all.push(FrameRow::take(k.cast_unsigned(), &words.words, self.checksum(row)?));
        }
        Ok(all)
    }

    fn frame_words(&self, k: u64) -> Result<(Words, u64), Error> {
        let mut statement = self.connection.prepare_cached("SELECT * FROM frame WHERE frame = ?")?;
        let mut rows = statement.query([key(k)])?;
        let Some(row) = rows.next()? else {
            return Err(Error::NoSuchFrame(k, self.frame_count()?.saturating_sub(1)));
        };
        let mut words = Words::default();
        row_words(row, self.version.table(&FRAME).columns.iter(), FRAME.name, 1, &mut words)?;
        Ok((words, self.checksum(row)?))
    }

    fn checksum(&self, row: &Row<'_>) -> Result<u64, Error> {
        let at = self.version.table(&FRAME).columns.len() + 1;
        hex(row.get_ref(at)?).ok_or_else(|| Error::damaged("a checksum is not one"))
    }

    /// Words of a table of this file as the present version has them.
    fn upgraded(&self, table: &'static Table, words: Words) -> Words {
        if self.version == Version::default() {
            return words;
        }
        upgrade::rows(self.version, table, self.meta.tolerance(), words)
    }

    /// Where the bodies are in a frame.
    ///
    /// # Errors
    /// A damaged file.
    pub fn states(&self, k: u64) -> Result<Vec<StateRow>, Error> {
        let words = self.table(&STATE, k)?;
        Ok(words.words.chunks_exact(STATE.width()).map(StateRow::take).collect())
    }

    /// The contacts of the step that led to a frame.
    ///
    /// # Errors
    /// A damaged file.
    pub fn contacts(&self, k: u64) -> Result<Vec<ContactRow>, Error> {
        let words = self.upgraded(&CONTACT, self.table(&CONTACT, k)?);
        Ok(words.words.chunks_exact(CONTACT.width()).map(ContactRow::take).collect())
    }

    /// How the islands of the step that led to a frame were solved.
    ///
    /// # Errors
    /// A damaged file.
    pub fn solves(&self, k: u64) -> Result<Vec<SolveRow>, Error> {
        let words = self.upgraded(&SOLVE, self.table(&SOLVE, k)?);
        Ok(words.words.chunks_exact(SOLVE.width()).map(SolveRow::take).collect())
    }

    /// Bodies that were moved out of overlap or solved where the step began.
    ///
    /// # Errors
    /// A damaged file.
    pub fn adjustments(&self, k: u64) -> Result<Vec<AdjustmentRow>, Error> {
        let words = self.upgraded(&ADJUSTMENT, self.table(&ADJUSTMENT, k)?);
        Ok(words.words.chunks_exact(ADJUSTMENT.width()).map(AdjustmentRow::take).collect())
    }

    /// Bodies whose forces in the step that led to a frame are not those of [`Self::bodies`].
    ///
    /// # Errors
    /// A damaged file.
    pub fn pushes(&self, k: u64) -> Result<Vec<PushRow>, Error> {
        let words = self.table(&PUSH, k)?;
        Ok(words.words.chunks_exact(PUSH.width()).map(PushRow::take).collect())
    }

    /// Bodies that were changed from outside before the step that led to a frame.
    ///
    /// # Errors
    /// A damaged file.
    pub fn edits(&self, k: u64) -> Result<Vec<EditRow>, Error> {
        let words = self.table(&EDIT, k)?;
        Ok(words.words.chunks_exact(EDIT.width()).map(EditRow::take).collect())
    }

    /// Action of joints in the step that led to a frame.
    ///
    /// # Errors
    /// A damaged file.
    pub fn joint_rows(&self, k: u64) -> Result<Vec<JointStepRow>, Error> {
        let words = self.table(&JOINT_ROW, k)?;
        Ok(words.words.chunks_exact(JOINT_ROW.width()).map(JointStepRow::take).collect())
    }

    /// Motors of joints in the step that led to a frame.
    ///
    /// # Errors
    /// A damaged file.
    pub fn motors(&self, k: u64) -> Result<Vec<MotorRow>, Error> {
        let words = self.table(&MOTOR, k)?;
        Ok(words.words.chunks_exact(MOTOR.width()).map(MotorRow::take).collect())
    }

    /// Events of a range of frames.
    ///
    /// # Errors
    /// A damaged file.
    pub fn events(&self, range: Range<u64>) -> Result<Vec<EventRow>, Error> {
        let sql = "SELECT * FROM event WHERE frame >= ? AND frame < ? ORDER BY frame, id";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([key(range.start), key(range.end)])?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let k: i64 = row.get(0).map_err(|e| Error::damaged(e.to_string()))?;
            let mut words = Words::default();
            row_words(row, EVENT.columns.iter(), EVENT.name, 1, &mut words)?;
            all.push(EventRow::take(k.cast_unsigned(), &words.words, words.texts.pop().flatten()));
        }
        Ok(all)
    }

    /// Numbers of columns of `frame` over a range of frames, every `stride`-th of them: one list per column. A verdict
    /// comes as its number in [`tumble::Verdict`].
    ///
    /// # Errors
    /// A column that is not there, or a damaged file.
    pub fn series(&self, columns: &[&str], range: Range<u64>, stride: u64) -> Result<Vec<Vec<f64>>, Error> {
        let mut places = Vec::with_capacity(columns.len());
        for name in columns {
            let place = FRAME.columns.iter().position(|c| c.name == *name && c.kind != Kind::Hex);
            places.push(place.ok_or_else(|| Error::NoSuchColumn((*name).to_owned()))?);
        }
        let sql = "SELECT * FROM frame WHERE frame >= ? AND frame < ? AND (frame - ?) % ? = 0 ORDER BY frame";
        let mut statement = self.connection.prepare_cached(sql)?;
        let start = key(range.start);
        let mut rows = statement.query([start, key(range.end), start, key(stride.max(1))])?;
        let mut lists = vec![Vec::new(); columns.len()];
        while let Some(row) = rows.next()? {
            let mut words = Words::default();
            row_words(row, self.version.table(&FRAME).columns.iter(), FRAME.name, 1, &mut words)?;
            let words = self.upgraded(&FRAME, words);
            for (list, &place) in lists.iter_mut().zip(&places) {
                let w = words.words[place];
                list.push(if FRAME.columns[place].kind == Kind::Real { f64::from_bits(w) } else { w as f64 });
            }
        }
        Ok(lists)
    }

    /// The rows of a table of one frame.
    fn table(&self, table: &'static Table, k: u64) -> Result<Words, Error> {
        let mut words = Words::default();
        self.table_into(table, k, &mut words)?;
        Ok(words)
    }

    fn table_into(&self, table: &'static Table, k: u64, words: &mut Words) -> Result<(), Error> {
        let table = self.version.table(table);
        if self.version == Version::Two && [&JOINT_ROW, &MOTOR].contains(&table) {
            return Ok(());
        }
        if self.version != Version::Two && *table != EVENT {
            return self.kept_into(table, k, words);
        }
        if self.layout == Layout::Rows || *table == EVENT {
            let sql = format!("SELECT * FROM {} WHERE frame = ? ORDER BY {}", table.name, table.key);
            return read_rows(&self.connection, table, &sql, Some(key(k)), 1, words);
        }
        let sql = format!("SELECT count, data FROM {}_chunk WHERE frame = ? ORDER BY id", table.name);
        let mut statement = self.connection.prepare_cached(&sql)?;
        let mut rows = statement.query([key(k)])?;
        while let Some(row) = rows.next()? {
            let (ValueRef::Integer(count), ValueRef::Blob(data)) = (row.get_ref(0)?, row.get_ref(1)?) else {
                return Err(Error::damaged("a chunk is not one"));
            };
            let first = words.words.len();
            chunk::load(data, usize::try_from(count).unwrap_or(usize::MAX), table.width(), &mut words.words)?;
            for row in words.words[first..].chunks_exact(table.width()) {
                check_words(table.columns.iter(), table.name, row)?;
            }
        }
        Ok(())
    }

    /// The rows of a table of one frame, from its list of blocks. Frames that share a list are read once.
    fn kept_into(&self, table: &'static Table, k: u64, words: &mut Words) -> Result<(), Error> {
        let sql = format!("SELECT {} FROM source WHERE frame = ?", table.name);
        let list: Option<Option<i64>> =
            self.connection.prepare_cached(&sql)?.query_row([key(k)], |r| r.get(0)).optional()?;
        // a frame without a source has no rows: `verify` says so
        let Some(list) = list.flatten() else { return Ok(()) };
        let Some(place) = CHUNKED.iter().position(|t| t.name == table.name) else { return Ok(()) };
        let mut last = self.last[place].borrow_mut();
        if last.list != Some(list) {
            last.list = None;
            last.words.clear();
            match self.layout {
                Layout::Rows => self.rows_of(table, list, &mut last.words)?,
                Layout::Chunks => self.blocks_of(table, list, &mut last.words)?,
            }
            last.list = Some(list);
        }
        words.words.extend_from_slice(&last.words);
        Ok(())
    }

    fn rows_of(&self, table: &Table, list: i64, words: &mut Vec<u64>) -> Result<(), Error> {
        let place = storage::place(table);
        let sql = format!(
            "SELECT l.start, r.* FROM list AS l CROSS JOIN {}_row AS r ON r.block = l.block WHERE l.list = ? \
             ORDER BY l.start, r.{}",
            table.name,
            storage::key(table)
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let mut rows = statement.query([list])?;
        let (mut count, mut block) = (0_i64, None);
        let mut one = Words::default();
        while let Some(row) = rows.next()? {
            let number = |k: usize| row.get::<_, i64>(k).map_err(|e| Error::damaged(e.to_string()));
            let start = number(0)?;
            if block != Some(start) {
                check_start(table, start, count)?;
                block = Some(start);
            }
            one.words.clear();
            row_words(row, storage::stored(table), table.name, 2 + usize::from(place.is_some()), &mut one)?;
            if let Some(place) = place {
                let id = start.checked_add(number(2)?).ok_or_else(|| Error::damaged("a place beyond all numbers"))?;
                one.words.insert(place, id.cast_unsigned());
            }
            words.extend_from_slice(&one.words);
            count += 1;
        }
        Ok(())
    }

    fn blocks_of(&self, table: &Table, list: i64, words: &mut Vec<u64>) -> Result<(), Error> {
        let (place, width) = (storage::place(table), storage::width(table));
        let sql = format!(
            "SELECT l.start, b.count, b.data FROM list AS l CROSS JOIN {}_block AS b ON b.block = l.block \
             WHERE l.list = ? ORDER BY l.start",
            table.name
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let mut rows = statement.query([list])?;
        let (mut total, mut packed) = (0_i64, Vec::new());
        while let Some(row) = rows.next()? {
            let (ValueRef::Integer(start), ValueRef::Integer(count), ValueRef::Blob(data)) =
                (row.get_ref(0)?, row.get_ref(1)?, row.get_ref(2)?)
            else {
                return Err(Error::damaged("a block is not one"));
            };
            check_start(table, start, total)?;
            packed.clear();
            chunk::load(data, usize::try_from(count).unwrap_or(usize::MAX), width, &mut packed)?;
            for (i, row) in packed.chunks_exact(width).enumerate() {
                check_words(storage::stored(table), table.name, row)?;
                match place {
                    Some(place) => {
                        words.extend_from_slice(&row[..place]);
                        words.push(start.cast_unsigned().wrapping_add(i as u64));
                        words.extend_from_slice(&row[place..]);
                    }
                    None => words.extend_from_slice(row),
                }
            }
            total += count;
        }
        Ok(())
    }

    /// All that is recorded of a frame in the words of its own version, and its checksum.
    pub(crate) fn whole(&self, k: u64, out: &mut FrameWords) -> Result<u64, Error> {
        out.clear();
        (out.frame, out.version) = (k, self.version);
        let (row, checksum) = self.frame_words(k)?;
        out.row = row;
        self.table_into(&STATE, k, &mut out.states)?;
        self.table_into(&CONTACT, k, &mut out.contacts)?;
        self.table_into(&SOLVE, k, &mut out.solves)?;
        self.table_into(&ADJUSTMENT, k, &mut out.adjustments)?;
        self.table_into(&PUSH, k, &mut out.pushes)?;
        self.table_into(&EDIT, k, &mut out.edits)?;
        self.table_into(&JOINT_ROW, k, &mut out.joint_rows)?;
        self.table_into(&MOTOR, k, &mut out.motors)?;
        self.table_into(&EVENT, k, &mut out.events)?;
        Ok(checksum)
    }
}

/// A number of a frame for SQLite; what is too large for it is the number of none.
fn key(k: u64) -> i64 {
    i64::try_from(k).unwrap_or(i64::MAX)
}

fn read_rows(
    connection: &Connection,
    table: &Table,
    sql: &str,
    parameter: Option<i64>,
    first: usize,
    out: &mut Words,
) -> Result<(), Error> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = match parameter {
        Some(k) => statement.query([k])?,
        None => statement.query([])?,
    };
    while let Some(row) = rows.next()? {
        row_words(row, table.columns.iter(), table.name, first, out)?;
    }
    Ok(())
}

/// The words of a row whose table's columns begin at `first`.
fn row_words<'c>(
    row: &Row<'_>,
    columns: impl Iterator<Item = &'c Column>,
    table: &str,
    first: usize,
    out: &mut Words,
) -> Result<(), Error> {
    for (k, c) in columns.enumerate() {
        let value = row.get_ref(first + k)?;
        let wrong = || Error::damaged(format!("{table}.{} is {}", c.name, value.data_type()));
        let w = match (c.kind, value) {
            (Kind::Integer | Kind::Body, ValueRef::Integer(i)) => i.cast_unsigned(),
            (Kind::Body, ValueRef::Null) => NOBODY,
            (Kind::Real, ValueRef::Real(x)) => word(x),
            (Kind::Real, ValueRef::Null) => word(f64::NAN),
            (Kind::Hex, value) => hex(value).ok_or_else(wrong)?,
            (Kind::Name(names), ValueRef::Text(t)) => {
                names.iter().position(|n| n.as_bytes() == t).ok_or_else(wrong)? as u64
            }
            (Kind::Text, ValueRef::Text(t)) => {
                let text = std::str::from_utf8(t).map_err(|_| wrong())?;
                out.texts.push(Some(text.to_owned()));
                continue;
            }
            (Kind::Text, ValueRef::Null) => {
                out.texts.push(None);
                continue;
            }
            _ => return Err(wrong()),
        };
        out.words.push(w);
    }
    Ok(())
}

/// A block stands where the rows before it end.
fn check_start(table: &Table, start: i64, count: i64) -> Result<(), Error> {
    if start == count {
        return Ok(());
    }
    Err(Error::damaged(format!("{}: a block begins at row {start}, after {count} rows", table.name)))
}

/// Words of a chunk must be what a row could hold too.
fn check_words<'c>(columns: impl Iterator<Item = &'c Column>, table: &str, row: &[u64]) -> Result<(), Error> {
    for (c, &w) in columns.zip(row) {
        if let Kind::Name(names) = c.kind
            && w as usize >= names.len()
        {
            return Err(Error::damaged(format!("{table}.{} is {w}", c.name)));
        }
    }
    Ok(())
}

/// Sixteen hexadecimal digits.
fn hex(value: ValueRef<'_>) -> Option<u64> {
    let text = value.as_str().ok().filter(|t| t.len() == 16 && !t.starts_with('+'))?;
    let w = u64::from_str_radix(text, 16).ok()?;
    // upper-case digits would be another text for the same number
    (!text.bytes().any(|b| b.is_ascii_uppercase())).then_some(w)
}
