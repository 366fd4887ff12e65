//! Parts of a dynamic concave body: the corners of each object of a file, for one hull each.
//!
//! Decomposition into convex parts is the work of other programs, which write one object per part. Not here: the hulls
//! themselves, and mass and inertia, which come from the original closed mesh.

use crate::error::{FileError, Kind, Place};
use crate::file::{TriangleFile, distinct};
use crate::limits;
use std::collections::BTreeSet;

/// Corners of one part.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Name of the object; empty if it has none.
    pub name: String,
    /// Distinct corners [units of the file], sorted by their bits; at most [`limits::PART_CORNERS`].
    pub points: Vec<[f64; 3]>,
}

impl TriangleFile {
    /// The corners of each object, in the order of the file; `name` is the file's, for messages.
    ///
    /// # Errors
    /// An object without faces, with more than [`limits::PART_CORNERS`] distinct corners, or with the name of another one: a
    /// part would be missing, too fine for a hull, or cut in two.
    pub fn parts(&self, name: &str) -> Result<Vec<Part>, FileError> {
        let refused =
            |kind, message: String, help| Err(FileError::new(kind, Place::Whole, message, help).in_file(name));
        let mut names = BTreeSet::new();
        let mut parts = Vec::with_capacity(self.objects.len());
        for (k, object) in self.objects.iter().enumerate() {
            let called =
                if object.name.is_empty() { format!("object {}", k + 1) } else { format!("object `{}`", object.name) };
            if !object.name.is_empty() && !names.insert(&object.name) {
                let message = format!("{called} stands twice");
                return refused(Kind::Malformed, message, "give each part a name of its own");
            }
            let range = object.triangles.start as usize..object.triangles.end as usize;
            let triangles = self.triangles.get(range).unwrap_or_default();
            if triangles.is_empty() {
                let message = format!("{called} has no faces");
                return refused(Kind::Malformed, message, "remove it, or export it with faces");
            }
            let mut corners: Vec<u32> = triangles.iter().flatten().copied().collect();
            corners.sort_unstable();
            corners.dedup();
            let points = distinct(corners.iter().filter_map(|c| self.points.get(*c as usize)).copied().collect());
            if points.len() > limits::PART_CORNERS {
                let most = limits::PART_CORNERS;
                let message = format!("{called} has {} corners; a part has at most {most}", points.len());
                let help = "let the decomposition make simpler hulls (fewer vertices per hull) or more of them";
                return refused(Kind::TooMany, message, help);
            }
            parts.push(Part { name: object.name.clone(), points });
        }
        Ok(parts)
    }
}
