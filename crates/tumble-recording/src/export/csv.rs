//! CSV: a head line, a line per row, numbers that read back as they were.

use crate::error::Error;
use crate::query::Cell;
use crate::reader::Reader;
use std::io::Write;

/// A line of an answer.
///
/// # Errors
/// When `out` refuses.
pub fn line<'a>(out: &mut impl Write, fields: impl Iterator<Item = &'a str>) -> std::io::Result<()> {
    for (k, field) in fields.enumerate() {
        if k > 0 {
            out.write_all(b",")?;
        }
        if field.contains([',', '"', '\n', '\r']) {
            write!(out, "\"{}\"", field.replace('"', "\"\""))?;
        } else {
            out.write_all(field.as_bytes())?;
        }
    }
    out.write_all(b"\n")
}

/// A value as text: empty for NULL, numbers with all their digits, blobs in hexadecimal digits.
#[must_use]
pub fn text(cell: &Cell) -> String {
    match cell {
        Cell::Null => String::new(),
        Cell::Integer(i) => i.to_string(),
        Cell::Real(x) => format!("{x:?}"),
        Cell::Text(t) => t.clone(),
        Cell::Blob(b) => b.iter().map(|byte| format!("{byte:02x}")).collect(),
    }
}

/// The answer to a query as CSV. Returns the number of rows.
///
/// # Errors
/// A query that is refused, or an `out` that refuses.
pub fn query(reader: &Reader, sql: &str, out: &mut impl Write) -> Result<u64, Error> {
    let outcome = std::cell::RefCell::new((Ok(()), 0_u64, out));
    reader.query(
        sql,
        |names| {
            let mut o = outcome.borrow_mut();
            o.0 = line(&mut o.2, names.iter().map(String::as_str));
        },
        |cells| {
            let mut o = outcome.borrow_mut();
            if o.0.is_ok() {
                let texts: Vec<String> = cells.iter().map(text).collect();
                o.0 = line(&mut o.2, texts.iter().map(String::as_str));
                o.1 += 1;
            }
            o.0.is_ok()
        },
    )?;
    let (written, rows, _) = outcome.into_inner();
    written.map_err(Error::Output)?;
    Ok(rows)
}

/// A table as CSV. Returns the number of rows.
///
/// # Errors
/// A table that is not there, or an `out` that refuses.
pub fn table(reader: &Reader, name: &str, out: &mut impl Write) -> Result<u64, Error> {
    let sql = super::select(name).ok_or_else(|| Error::Query(format!("there is no table `{name}`")))?;
    query(reader, &sql, out)
}
