//! Handing the data on: CSV, Parquet, an animated glTF scene, films, and a copy with plain tables.

mod copy;
pub mod csv;
pub mod film;
pub mod gltf;
pub mod html;
pub mod look;
mod mesh;
pub mod parquet;
mod snappy;

pub use crate::schema::TABLES;
pub use copy::rows;

use crate::joint_table::JOINT;
use crate::schema::CHUNKED;
use crate::table::{BODY, EVENT, FRAME, Table};

/// The table of that name.
pub(crate) fn table(name: &str) -> Option<&'static Table> {
    CHUNKED.into_iter().chain([&BODY, &JOINT, &FRAME, &EVENT]).find(|t| t.name == name)
}

/// All rows of a table in order.
pub(crate) fn select(name: &str) -> Option<String> {
    if name == "meta" {
        return Some("SELECT key, value FROM meta ORDER BY key".to_owned());
    }
    // states are looked at by name and over time
    if name == "state" {
        return Some(
            "SELECT s.*, f.time AS time, b.name AS name FROM state AS s LEFT JOIN frame AS f ON f.frame = s.frame \
             LEFT JOIN body AS b ON b.id = s.body ORDER BY s.frame, s.body"
                .to_owned(),
        );
    }
    let t = table(name)?;
    let order = match name {
        "body" | "joint" | "frame" => t.key.to_owned(),
        _ => format!("frame, {}", t.key),
    };
    Some(format!("SELECT * FROM {name} ORDER BY {order}"))
}
