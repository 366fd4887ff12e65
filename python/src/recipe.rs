//! How a world was made: the scene and the calls that changed what it is made of. With the bytes of a snapshot this is a
//! pickle: the engine's snapshots hold what moves and a fingerprint of the rest, so a world that was made by the same calls takes
//! them, and any other refuses.

use crate::errors::raise;
use crate::joint::JointSpec;
use crate::robot::RobotSpec;
use crate::spec::BodySpec;
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use tumble_scene::{Format, Source};

/// First bytes of a pickled world.
const MAGIC: &[u8] = concat!("tumble world ", env!("CARGO_PKG_VERSION"), "\n").as_bytes();

/// Text and files of a scene.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SceneText {
    pub(crate) text: String,
    pub(crate) json: bool,
    pub(crate) files: Vec<(String, Vec<u8>)>,
    pub(crate) file: String,
}

impl SceneText {
    pub(crate) fn of(source: &Source, file: &str) -> Self {
        Self {
            text: source.text.clone(),
            json: source.format == Format::Json,
            files: source.files.clone(),
            file: file.to_owned(),
        }
    }

    pub(crate) fn source(&self) -> Source {
        let format = if self.json { Format::Json } else { Format::Toml };
        Source { text: self.text.clone(), format, files: self.files.clone() }
    }
}

/// A call that changed what a world is made of.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Call {
    Body(Box<BodySpec>, String),
    Remove(u32, u32),
    Material(Option<String>, f64, f64),
    Pair(String, String, f64, f64),
    Spring { body: (u32, u32), arm: [f64; 3], anchor: [f64; 3], stiffness: f64 },
    Attraction { towards: [f64; 3], strength: f64 },
    ClearPotentials,
    Joint(Box<JointSpec>, String),
    RemoveJoint(u32, u32),
    Robot(Box<RobotSpec>, String),
    Combine(String, String),
}

/// All of them, in their order.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Recipe {
    pub(crate) scene: Option<SceneText>,
    /// Settings as the JSON text of the dictionary that was given.
    pub(crate) settings: Option<String>,
    pub(crate) step: f64,
    pub(crate) calls: Vec<Call>,
}

/// FNV-1a of 64 bits: finds what was changed by accident, not by malice; the numbers are checked one by one all the same.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3))
}

impl Recipe {
    /// Recipe and state as bytes.
    pub(crate) fn to_bytes(&self, state: &[u8]) -> PyResult<Vec<u8>> {
        let recipe = serde_json::to_vec(self).map_err(|e| raise("SnapshotError", e.to_string()))?;
        let mut out = MAGIC.to_vec();
        out.extend((recipe.len() as u64).to_le_bytes());
        out.extend(checksum(&recipe).to_le_bytes());
        out.extend(&recipe);
        out.extend(state);
        Ok(out)
    }

    /// Recipe and state in bytes.
    ///
    /// # Errors
    /// Bytes that are none of a world, of another version, or changed.
    pub(crate) fn from_bytes(bytes: &[u8]) -> PyResult<(Self, &[u8])> {
        let wrong = |why: &str| raise("SnapshotError", format!("these bytes are no snapshot of a world: {why}"));
        let Some(rest) = bytes.strip_prefix(MAGIC) else {
            let same = bytes.starts_with(b"tumble world ");
            return Err(wrong(if same { "another version of tumble wrote them" } else { "they begin otherwise" }));
        };
        let word = |at: usize| rest.get(at..at + 8).and_then(|b| b.try_into().ok()).map(u64::from_le_bytes);
        let (Some(length), Some(sum)) = (word(0), word(8)) else { return Err(wrong("they are cut off")) };
        let length = usize::try_from(length).map_err(|_| wrong("they were changed"))?;
        let end = length.checked_add(16).filter(|end| *end <= rest.len()).ok_or_else(|| wrong("they are cut off"))?;
        let recipe = &rest[16..end];
        if checksum(recipe) != sum {
            return Err(wrong("they were changed"));
        }
        let recipe = serde_json::from_slice(recipe).map_err(|e| wrong(&e.to_string()))?;
        Ok((recipe, &rest[end..]))
    }
}
