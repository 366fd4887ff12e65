//! SQL on a recording: one statement that reads, its columns and its rows.

use crate::error::Error;
use crate::reader::Reader;
use crate::table::Version;
use rusqlite::fallible_iterator::FallibleIterator as _;
use rusqlite::types::ValueRef;
use rusqlite::{Batch, ErrorCode, Statement};

/// A value of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// NULL.
    Null,
    /// INTEGER.
    Integer(i64),
    /// REAL.
    Real(f64),
    /// TEXT.
    Text(String),
    /// BLOB.
    Blob(Vec<u8>),
}

impl Cell {
    fn new(value: ValueRef<'_>) -> Self {
        match value {
            ValueRef::Null => Self::Null,
            ValueRef::Integer(i) => Self::Integer(i),
            ValueRef::Real(x) => Self::Real(x),
            ValueRef::Text(t) => Self::Text(String::from_utf8_lossy(t).into_owned()),
            ValueRef::Blob(b) => Self::Blob(b.to_vec()),
        }
    }
}

/// A whole column of an answer. What is NULL is −1 among integers, NaN among reals and empty among texts.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// 64-bit integers.
    Integers(Vec<i64>),
    /// Doubles.
    Reals(Vec<f64>),
    /// UTF-8 texts.
    Texts(Vec<String>),
}

impl Values {
    /// Rows.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Integers(all) => all.len(),
            Self::Reals(all) => all.len(),
            Self::Texts(all) => all.len(),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A column of NULLs of which the first value that is none decides the type.
    fn after(nulls: usize, first: ValueRef<'_>) -> Self {
        match first {
            ValueRef::Integer(_) => Self::Integers(vec![-1; nulls]),
            ValueRef::Real(_) => Self::Reals(vec![f64::NAN; nulls]),
            _ => Self::Texts(vec![String::new(); nulls]),
        }
    }

    /// Adds a value. Among others, integers become reals and numbers become texts.
    fn push(&mut self, value: ValueRef<'_>) {
        match (&mut *self, value) {
            (Self::Reals(all), ValueRef::Real(x)) => all.push(x),
            (Self::Reals(all), ValueRef::Integer(i)) => all.push(i as f64),
            (Self::Reals(all), ValueRef::Null) => all.push(f64::NAN),
            (Self::Integers(all), ValueRef::Integer(i)) => all.push(i),
            (Self::Integers(all), ValueRef::Null) => all.push(-1),
            (Self::Integers(all), ValueRef::Real(x)) => {
                let mut reals: Vec<f64> = all.iter().map(|i| *i as f64).collect();
                reals.push(x);
                *self = Self::Reals(reals);
            }
            (Self::Texts(all), value) => all.push(told(value)),
            (Self::Integers(all), value) => *self = Self::texts(all, value),
            (Self::Reals(all), value) => *self = Self::texts(all, value),
        }
    }

    fn texts<T: ToString>(all: &[T], last: ValueRef<'_>) -> Self {
        Self::Texts(all.iter().map(ToString::to_string).chain([told(last)]).collect())
    }
}

fn told(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Null => String::new(),
        ValueRef::Integer(i) => i.to_string(),
        ValueRef::Real(x) => x.to_string(),
        ValueRef::Text(t) => String::from_utf8_lossy(t).into_owned(),
        ValueRef::Blob(b) => b.iter().map(|b| format!("{b:02x}")).collect(),
    }
}

impl Reader {
    /// The answer to one statement that only reads, column by column, with their names. A column without a value is one of reals.
    ///
    /// # Errors
    /// Those of [`query`](Self::query).
    pub fn columns(&self, sql: &str) -> Result<Vec<(String, Values)>, Error> {
        let mut statement = self.reading(sql)?;
        let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let mut columns: Vec<Option<Values>> = vec![None; names.len()];
        let mut rows = statement.raw_query();
        let mut count = 0;
        while let Some(r) = rows.next().map_err(|e| refused(e, self.version()))? {
            for (k, column) in columns.iter_mut().enumerate() {
                let value = r.get_ref(k)?;
                match column {
                    Some(values) => values.push(value),
                    None if value == ValueRef::Null => {}
                    None => column.insert(Values::after(count, value)).push(value),
                }
            }
            count += 1;
        }
        let filled = columns.into_iter().map(|c| c.unwrap_or_else(|| Values::Reals(vec![f64::NAN; count])));
        Ok(names.into_iter().zip(filled).collect())
    }

    /// One statement that only reads.
    fn reading(&self, sql: &str) -> Result<Statement<'_>, Error> {
        let mut batch = Batch::new(&self.connection, sql);
        let Some(statement) = batch.next().map_err(|e| refused(e, self.version()))? else {
            return Err(Error::Query("there is no statement: try \"SELECT * FROM frame LIMIT 5\"".to_owned()));
        };
        // what begins a transaction reads nothing, but changes what the next question sees
        if !statement.readonly() || statement.column_count() == 0 {
            return Err(Error::Query("only statements that read are allowed".to_owned()));
        }
        // asked before the first row is handed out: half an answer is worse than none
        if !matches!(batch.next(), Ok(None)) {
            return Err(Error::Query("more than one statement: give one at a time".to_owned()));
        }
        Ok(statement)
    }

    /// Answers one statement that only reads: first the names of its columns, then row after row, until `row` says
    /// stop by returning false. Blocks and views of the recording can be used by their names.
    ///
    /// # Errors
    /// SQL that SQLite does not understand, that does more than read, or that is more than one statement.
    pub fn query(
        &self,
        sql: &str,
        mut columns: impl FnMut(&[String]),
        mut row: impl FnMut(&[Cell]) -> bool,
    ) -> Result<(), Error> {
        let mut statement = self.reading(sql)?;
        let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let width = names.len();
        columns(&names);
        let mut cells = Vec::with_capacity(width);
        let mut rows = statement.raw_query();
        while let Some(r) = rows.next().map_err(|e| refused(e, self.version()))? {
            cells.clear();
            for k in 0..width {
                cells.push(Cell::new(r.get_ref(k)?));
            }
            if !row(&cells) {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// Error of SQLite, in the words of a reader.
fn refused(e: rusqlite::Error, version: Version) -> Error {
    match &e {
        rusqlite::Error::SqliteFailure(f, _) if f.code == ErrorCode::AuthorizationForStatementDenied => {
            Error::Query("only statements that read are allowed".to_owned())
        }
        rusqlite::Error::SqliteFailure(_, Some(message)) => {
            Error::Query(format!("{message}{}", names(message, version)))
        }
        rusqlite::Error::SqlInputError { msg, sql, offset, .. } => {
            let mark = " ".repeat(usize::try_from(*offset).unwrap_or(0).min(sql.len()));
            Error::Query(format!("{msg}\n  {sql}\n  {mark}^{}", names(msg, version)))
        }
        _ => Error::Sqlite(e),
    }
}

/// The names that there are, after a question for others, or for a shell's `.tables`.
fn names(message: &str, version: Version) -> String {
    let unknown = ["no such table", "no such column", "near \".\""];
    if !unknown.iter().any(|words| message.starts_with(words)) {
        return String::new();
    }
    // `file` holds bytes, not numbers, and `sensor_event` rows of `event`: they can be asked, not exported
    let tables = crate::schema::TABLES.join(", ");
    let sensors = if version == Version::Two { "" } else { ", sensor_event" };
    format!("\n  help: there are {tables}{sensors}, file; `PRAGMA table_info(frame)` lists the columns of one")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(values: &[ValueRef<'_>]) -> Values {
        let first = values.iter().position(|v| *v != ValueRef::Null).expect("a value");
        let mut made = Values::after(first, values[first]);
        values[first..].iter().for_each(|v| made.push(*v));
        made
    }

    #[test]
    fn a_column_has_the_type_that_holds_all_its_values() {
        use ValueRef::{Blob, Integer, Null, Real, Text};
        assert_eq!(column(&[Null, Integer(3), Null, Integer(-7)]), Values::Integers(vec![-1, 3, -1, -7]));
        assert_eq!(column(&[Integer(3), Real(0.5), Integer(2)]), Values::Reals(vec![3.0, 0.5, 2.0]));
        let texts = |all: &[&str]| Values::Texts(all.iter().map(|&t| t.to_owned()).collect());
        assert_eq!(column(&[Null, Text(b"stick"), Null]), texts(&["", "stick", ""]));
        assert_eq!(column(&[Integer(3), Text(b"x")]), texts(&["3", "x"]));
        assert_eq!(column(&[Real(0.5), Blob(&[1, 255])]), texts(&["0.5", "01ff"]));
        let Values::Reals(holes) = column(&[Null, Real(0.5), Null]) else { panic!("no reals") };
        assert!(holes[0].is_nan() && holes[1] == 0.5 && holes[2].is_nan());
    }
}
