//! Collects triangles into objects and groups, within the limits.

use crate::error::{FileError, Place};
use crate::file::{Groups, Object, TriangleFile};
use crate::limits;
use crate::polygon::{MOST, cut_polygon};
use std::collections::BTreeMap;

/// Remedy for a file with too much of something.
pub(crate) const SIMPLIFY: &str = "simplify the geometry, or split it into several files";

/// A [`TriangleFile`] in the making.
#[derive(Debug, Default)]
pub(crate) struct Builder {
    triangles: Vec<[u32; 3]>,
    of_triangle: Vec<u32>,
    known: BTreeMap<String, u32>,
    group: u32,
    objects: Vec<Object>,
    /// First triangle and number of corners of each face with more than three: fans until all points are known.
    polygons: Vec<(u32, u32)>,
}

impl Builder {
    /// Room for so many triangles; `grouped` if materials may come.
    pub(crate) fn with_room(triangles: usize, grouped: bool) -> Self {
        let of_triangle = Vec::with_capacity(if grouped { triangles } else { 0 });
        Self { triangles: Vec::with_capacity(triangles), of_triangle, ..Self::default() }
    }

    /// The triangles that follow belong to an object of this name.
    pub(crate) fn object(&mut self, name: String, place: Place) -> Result<(), FileError> {
        if self.objects.len() >= limits::ITEMS {
            return Err(FileError::too_many(place, "objects", limits::ITEMS, SIMPLIFY));
        }
        self.open();
        // triangles before the first name have none; without triangles there is no such object
        if self.objects.len() == 1 && self.objects[0].name.is_empty() && self.triangles.is_empty() {
            self.objects.clear();
        }
        let at = self.triangles.len() as u32;
        self.close();
        self.objects.push(Object { name, triangles: at..at });
        Ok(())
    }

    /// The triangles that follow have a material of this name; none has the empty one.
    pub(crate) fn group(&mut self, name: String, place: Place) -> Result<(), FileError> {
        // no material yet, and none now
        if self.known.is_empty() && name.is_empty() {
            return Ok(());
        }
        // triangles before the first material have none
        if self.known.is_empty() && !self.triangles.is_empty() {
            self.known.insert(String::new(), 0);
            self.of_triangle.resize(self.triangles.len(), 0);
        }
        if let Some(known) = self.known.get(&name) {
            self.group = *known;
            return Ok(());
        }
        if self.known.len() >= limits::ITEMS {
            return Err(FileError::too_many(place, "materials", limits::ITEMS, SIMPLIFY));
        }
        self.group = self.known.len() as u32;
        self.known.insert(name, self.group);
        Ok(())
    }

    pub(crate) fn triangle(&mut self, corners: [u32; 3]) {
        self.triangles.push(corners);
        if !self.known.is_empty() {
            self.of_triangle.push(self.group);
        }
    }

    /// The last triangles are the fan of a face with so many corners: once all points are known it is cut by its form. One of very many
    /// corners stays a fan.
    pub(crate) fn polygon(&mut self, corners: usize) {
        if corners > 3 && corners <= MOST {
            self.polygons.push(((self.triangles.len() + 2 - corners) as u32, corners as u32));
        }
    }

    pub(crate) fn triangles(&self) -> usize {
        self.triangles.len()
    }

    /// Begins an object without a name if none is open.
    fn open(&mut self) {
        if self.objects.is_empty() {
            self.objects.push(Object::default());
        }
    }

    /// Ends the object that is open.
    fn close(&mut self) {
        if let Some(last) = self.objects.last_mut() {
            last.triangles.end = self.triangles.len() as u32;
        }
    }

    /// The file with these points.
    pub(crate) fn finish(mut self, points: Vec<[f64; 3]>) -> TriangleFile {
        self.open();
        self.close();
        for (first, corners) in std::mem::take(&mut self.polygons) {
            let fan = &mut self.triangles[first as usize..(first + corners - 2) as usize];
            let mut all = vec![fan[0][0], fan[0][1]];
            all.extend(fan.iter().map(|t| t[2]));
            fan.copy_from_slice(&cut_polygon(&points, &all));
        }
        let groups = named(self.known, self.of_triangle);
        TriangleFile { points, triangles: self.triangles, groups, objects: self.objects }
    }
}

/// The groups that triangles use, in the order of first use.
fn named(known: BTreeMap<String, u32>, mut of_triangle: Vec<u32>) -> Groups {
    let mut by_index = vec![String::new(); known.len()];
    for (name, k) in known {
        by_index[k as usize] = name;
    }
    let mut names = Vec::new();
    let mut renumbered = vec![u32::MAX; by_index.len()];
    for group in &mut of_triangle {
        let old = *group as usize;
        if renumbered[old] == u32::MAX {
            renumbered[old] = names.len() as u32;
            names.push(std::mem::take(&mut by_index[old]));
        }
        *group = renumbered[old];
    }
    if names.iter().all(String::is_empty) { Groups::default() } else { Groups { names, of_triangle } }
}
