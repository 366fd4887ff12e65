//! The answer to one statement: a table, JSON, or CSV.

use crate::args::SqlOptions;
use crate::exit::Exit;
use crate::words::{complain, harmless};
use anyhow::Result;
use std::cell::RefCell;
use std::io::{BufWriter, IsTerminal as _, Write};
use tumble_recording::{Cell, Reader, export};

/// Widest column of the text table on a terminal; elsewhere nothing is cut.
const WIDEST: usize = 60;

/// Answers one statement.
pub(super) fn answer(reader: &Reader, options: &SqlOptions, sql: &str) -> Result<Exit> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    if options.csv {
        export::csv::query(reader, sql, &mut out)?;
        out.flush()?;
        return Ok(Exit::Fine);
    }
    let mut names: Vec<String> = Vec::new();
    let table: RefCell<Vec<Vec<Cell>>> = RefCell::default();
    if options.json {
        // row by row: the result may be larger than memory
        let mut outcome = Ok(());
        let state = RefCell::new((&mut out, 0_u64, Vec::new()));
        let queried = reader.query(
            sql,
            |columns| state.borrow_mut().2 = columns.to_vec(),
            |row| {
                let (out, n, columns) = &mut *state.borrow_mut();
                outcome = json_row(out, *n, columns, row);
                *n += 1;
                outcome.is_ok()
            },
        );
        let (out, n, _) = state.into_inner();
        if let (Err(error), 1..) = (&queried, n) {
            // an object for the error would follow half an array: the array stays open
            complain(&error.to_string());
            return Ok(Exit::Failed);
        }
        queried?;
        outcome?;
        writeln!(out, "{}", if n == 0 { "[]" } else { "\n]" })?;
    } else {
        reader.query(
            sql,
            |columns| names = columns.to_vec(),
            |row| {
                table.borrow_mut().push(row.to_vec());
                true
            },
        )?;
        print_table(&mut out, &names, &table.borrow())?;
    }
    out.flush()?;
    Ok(Exit::Fine)
}

fn json_row(out: &mut impl Write, n: u64, columns: &[String], row: &[Cell]) -> std::io::Result<()> {
    out.write_all(if n == 0 { b"[\n" } else { b",\n" })?;
    let mut object = serde_json::Map::new();
    for (name, cell) in columns.iter().zip(row) {
        object.insert(name.clone(), json_value(cell));
    }
    serde_json::to_writer(out, &object).map_err(std::io::Error::from)
}

fn json_value(cell: &Cell) -> serde_json::Value {
    match cell {
        // a number that is not finite has no JSON
        Cell::Null => serde_json::Value::Null,
        Cell::Integer(i) => (*i).into(),
        Cell::Real(x) => serde_json::Number::from_f64(*x).map_or(serde_json::Value::Null, Into::into),
        Cell::Text(t) => t.as_str().into(),
        Cell::Blob(_) => export::csv::text(cell).into(),
    }
}

/// Aligned columns, numbers to the right.
fn print_table(out: &mut impl Write, names: &[String], rows: &[Vec<Cell>]) -> std::io::Result<()> {
    let widest = if std::io::stdout().is_terminal() { WIDEST } else { usize::MAX };
    let shown: Vec<Vec<String>> = rows.iter().map(|r| r.iter().map(|c| show(c, widest)).collect()).collect();
    let width = |k: usize| {
        let longest = shown.iter().map(|r| r[k].chars().count()).max().unwrap_or(0);
        longest.max(harmless(&names[k]).chars().count())
    };
    let widths: Vec<usize> = (0..names.len()).map(width).collect();
    let number = |k: usize| rows.iter().all(|r| matches!(r[k], Cell::Integer(_) | Cell::Real(_) | Cell::Null));
    let right: Vec<bool> = (0..names.len()).map(|k| !rows.is_empty() && number(k)).collect();
    let line = |out: &mut dyn Write, cells: &[String]| -> std::io::Result<()> {
        let mut text = String::new();
        for (k, c) in cells.iter().enumerate() {
            let pad = " ".repeat(widths[k] - c.chars().count());
            text.push_str(&if right[k] { format!("{pad}{c}  ") } else { format!("{c}{pad}  ") });
        }
        writeln!(out, "{}", text.trim_end())
    };
    line(out, &names.iter().map(|n| harmless(n)).collect::<Vec<_>>())?;
    line(out, &widths.iter().map(|w| "─".repeat(*w)).collect::<Vec<_>>())?;
    for row in &shown {
        line(out, row)?;
    }
    Ok(())
}

/// A value on one line, shortened, without control characters.
fn show(cell: &Cell, widest: usize) -> String {
    let clean = harmless(&export::csv::text(cell));
    if clean.chars().count() > widest {
        let mut short: String = clean.chars().take(widest - 1).collect();
        short.push('…');
        short
    } else {
        clean
    }
}
