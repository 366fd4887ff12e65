//! Comparison of two recordings: the first frame, body and quantity in which they differ.
//!
//! Numbers are compared to the last bit. What was measured with a clock and what a recording says about itself is not
//! compared. Of two recordings of different formats only what both say in the same words is. Within a [`Tolerance`], only the
//! numbers of `body`, `state` and the physical ones of `frame` are: contacts are other ones after the first rounding.

use crate::error::Error;
use crate::joint_table::JOINT;
use crate::reader::Reader;
use crate::rows::BodyRow;
use crate::table::{BODY, Column, Kind, Table, Version};
use crate::upgrade;
use crate::words::{FrameWords, Words};
use serde::Serialize;

/// The first difference.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// In which frame.
    pub frame: u64,
    /// In which table.
    pub table: &'static str,
    /// Which row of the frame, from 0.
    pub row: u64,
    /// The body, or body A of a contact.
    pub body: Option<u32>,
    /// Its name.
    pub name: Option<String>,
    /// Which column, or `rows` when one has more of them.
    pub quantity: &'static str,
    /// Value in the first recording.
    pub a: String,
    /// Value in the second.
    pub b: String,
    /// By how much numbers differ, in the unit of the column `quantity`.
    pub difference: Option<f64>,
}

/// How much numbers that count as equal may differ.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tolerance {
    /// In the unit of each number.
    pub absolute: f64,
    /// As a share of the larger of the two [–].
    pub relative: f64,
}

impl Tolerance {
    /// Whether only equal bits are equal.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.absolute == 0.0 && self.relative == 0.0
    }

    /// Whether two numbers count as equal; what is not a number equals itself.
    fn covers(&self, a: f64, b: f64) -> bool {
        let largest = if a.abs() > b.abs() { a.abs() } else { b.abs() };
        let allowed = if self.absolute > self.relative * largest { self.absolute } else { self.relative * largest };
        a.to_bits() == b.to_bits() || (a - b).abs() <= allowed
    }

    /// Whether a column is compared.
    fn concerns(&self, table: &Table, column: &Column) -> bool {
        // what a solve says of itself is not a quantity of the motion
        const OF_THE_SOLVE: [&str; 3] = ["residual", "missed_depth", "restitution_share"];
        self.is_exact()
            || (column.kind == Kind::Real
                && (["body", "state"].contains(&table.name)
                    || (table.name == "frame" && !OF_THE_SOLVE.contains(&column.name))))
    }

    /// Whether the number of rows and the texts of a table are compared.
    fn counts(&self, table: &Table) -> bool {
        self.is_exact() || ["body", "state"].contains(&table.name)
    }
}

/// Columns that were measured with a clock.
fn measured(name: &str) -> bool {
    name == "wall_ns"
}

/// Whether a version of the format has a column in the same words.
fn has(version: Version, table: &'static Table, column: &Column) -> bool {
    version.table(table).columns.contains(column)
}

/// The first difference of two recordings, if there is one.
///
/// # Errors
/// A file that cannot be read.
pub fn diff(a: &Reader, b: &Reader, progress: impl FnMut(u64, u64)) -> Result<Option<Difference>, Error> {
    diff_within(a, b, Tolerance::default(), progress)
}

/// The first difference of two recordings beyond a tolerance, if there is one.
///
/// # Errors
/// A file that cannot be read.
pub fn diff_within(
    a: &Reader,
    b: &Reader,
    within: Tolerance,
    mut progress: impl FnMut(u64, u64),
) -> Result<Option<Difference>, Error> {
    let name = |id: u32| a.bodies().iter().find(|x| x.id == id).map(|x| x.name.clone());
    let versions = [a.version(), b.version()];
    let finish = |mut d: Difference| {
        d.name = d.body.and_then(name);
        Some(d)
    };
    if let Some(d) = bodies(a.bodies(), b.bodies())
        .or_else(|| rows(0, &BODY, a.body_words(), b.body_words(), versions, within))
        .or_else(|| rows(0, &JOINT, a.joint_words(), b.joint_words(), versions, within))
    {
        return Ok(finish(d));
    }
    let (na, nb) = (a.frame_count()?, b.frame_count()?);
    let (mut fa, mut fb) = (FrameWords::default(), FrameWords::default());
    for k in 0..na.min(nb) {
        a.whole(k, &mut fa)?;
        b.whole(k, &mut fb)?;
        if a.version() != b.version() {
            upgrade::frame(&mut fa, a.meta().tolerance());
            upgrade::frame(&mut fb, b.meta().tolerance());
        }
        // states first: a body that is elsewhere says more than a sum that is
        let (ta, tb) = (fa.tables(), fb.tables());
        for i in (1..ta.len()).filter(|i| *i != 3).chain([0, 3]) {
            if let Some(d) = rows(k, ta[i].0, ta[i].1, tb[i].1, versions, within) {
                return Ok(finish(d));
            }
        }
        progress(k + 1, na.min(nb));
    }
    if na != nb {
        let shorter = na.min(nb);
        return Ok(Some(Difference {
            frame: shorter,
            table: "frame",
            row: 0,
            body: None,
            name: None,
            quantity: "rows",
            a: na.to_string(),
            b: nb.to_string(),
            difference: None,
        }));
    }
    Ok(None)
}

/// Names and shapes, which are texts.
fn bodies(a: &[BodyRow], b: &[BodyRow]) -> Option<Difference> {
    for (k, (x, y)) in a.iter().zip(b).enumerate() {
        for (quantity, p, q) in [("name", &x.name, &y.name), ("shape", &x.shape, &y.shape)] {
            if p != q {
                return Some(Difference {
                    frame: 0,
                    table: "body",
                    row: k as u64,
                    body: Some(x.id),
                    name: None,
                    quantity,
                    a: p.clone(),
                    b: q.clone(),
                    difference: None,
                });
            }
        }
    }
    None
}

fn rows(
    frame: u64,
    table: &'static Table,
    a: &Words,
    b: &Words,
    versions: [Version; 2],
    within: Tolerance,
) -> Option<Difference> {
    let columns: Vec<_> = table.columns.iter().filter(|c| c.kind != Kind::Text).collect();
    let width = table.width();
    let body_of = |row: &[u64]| {
        let at =
            columns.iter().position(|c| ["body", "body_a"].contains(&c.name) || (*table == BODY && c.name == "id"));
        at.and_then(|k| row.get(k)).and_then(|w| u32::try_from(*w).ok())
    };
    for (k, (x, y)) in a.words.chunks_exact(width).zip(b.words.chunks_exact(width)).enumerate() {
        for (i, c) in columns.iter().enumerate() {
            if x[i] == y[i]
                || measured(c.name)
                || !within.concerns(table, c)
                || !versions.iter().all(|v| has(*v, table, c))
            {
                continue;
            }
            let real = c.kind == Kind::Real;
            if real && within.covers(f64::from_bits(x[i]), f64::from_bits(y[i])) {
                continue;
            }
            return Some(Difference {
                frame,
                table: name_of(table),
                row: k as u64,
                body: body_of(x),
                name: None,
                quantity: c.name,
                a: shown(c.kind, x[i]),
                b: shown(c.kind, y[i]),
                difference: real.then(|| f64::from_bits(y[i]) - f64::from_bits(x[i])),
            });
        }
    }
    if !within.counts(table) {
        return None;
    }
    let (na, nb) = (a.count(table), b.count(table));
    if na != nb {
        let longer = if na > nb { a } else { b };
        let row = longer.words.chunks_exact(width).nth(na.min(nb));
        return Some(Difference {
            frame,
            table: name_of(table),
            row: na.min(nb) as u64,
            body: row.and_then(body_of),
            name: None,
            quantity: "rows",
            a: na.to_string(),
            b: nb.to_string(),
            difference: None,
        });
    }
    for (k, (x, y)) in a.texts.iter().zip(&b.texts).enumerate() {
        if x != y {
            let row = k / table.texts().max(1);
            return Some(Difference {
                frame,
                table: name_of(table),
                row: row as u64,
                body: a.words.chunks_exact(width).nth(row).and_then(body_of),
                name: None,
                quantity: "data",
                a: x.clone().unwrap_or_default(),
                b: y.clone().unwrap_or_default(),
                difference: None,
            });
        }
    }
    None
}

fn name_of(table: &Table) -> &'static str {
    table.name
}

fn shown(kind: Kind, w: u64) -> String {
    match kind {
        Kind::Real => format!("{:?}", f64::from_bits(w)),
        Kind::Hex => format!("{w:016x}"),
        Kind::Name(names) => names.get(w as usize).map_or_else(|| w.to_string(), |n| (*n).to_owned()),
        Kind::Integer | Kind::Body | Kind::Text => w.cast_signed().to_string(),
    }
}
