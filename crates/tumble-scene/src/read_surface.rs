//! Tree → surfaces from files: height fields, hulls of parts, materials of triangles.

use crate::diagnostic::{Path, code, did_you_mean, shown};
use crate::format::NamedMaterial;
use crate::keys::{HEIGHT, LENGTH, PLACE, SCALE, UP};
use crate::limits;
use crate::mesh::Refusal;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{HeightField, Shape};

impl Reader<'_> {
    /// Metres in a unit of a file, and its axis that points upwards.
    pub(crate) fn scale_and_up(&mut self, node: &Node, path: &Path<'_>) -> (Option<f64>, Option<&'static str>) {
        let scale = match node.get("scale") {
            Some(_) => self.number_at(node, path, "scale", SCALE),
            None => Some(1.0),
        };
        let up = match node.get("up") {
            Some(up) => self.word(up, &path.key("up"), &UP),
            None => Some("z"),
        };
        (scale, up)
    }

    fn refused(&mut self, node: &Node, path: &Path<'_>, (code, message, help): Refusal) {
        self.complaints.add(code, &node.span, path, message, help.to_owned());
    }

    /// The materials of the triangles of the shape that was read last, by number; `None` after an error.
    pub(crate) fn surface_materials(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        materials: &mut [NamedMaterial],
    ) -> Option<Vec<Option<usize>>> {
        let names = std::mem::take(&mut self.surfaces);
        let file = node.get("file").unwrap_or(node);
        let mut all = Vec::with_capacity(names.len());
        let mut wrong = false;
        for name in names {
            if name.is_empty() {
                all.push(None);
            } else if let Ok(k) = materials.binary_search_by(|m| m.name.as_str().cmp(&name)) {
                materials[k].used = true;
                all.push(Some(k));
            } else {
                let help = match did_you_mean(&name, materials.iter().map(|m| m.name.as_str())) {
                    Some(near) => {
                        format!("add a table [materials.…] of this name, or rename it: did you mean \"{near}\"?")
                    }
                    None => "add a table [materials.…] of this name, or remove the material from the file".to_owned(),
                };
                let message = format!("the file has triangles of \"{}\", no material of this scene", shown(&name));
                self.complaints.add(code::UNKNOWN_MATERIAL, &file.span, &path.key("file"), message, help);
                wrong = true;
            }
        }
        (!wrong).then_some(all)
    }

    /// A height field from a grid file or from rows of heights.
    pub(crate) fn height_field(&mut self, node: &Node, path: &Path<'_>) -> Option<Shape> {
        let height = match node.get("height") {
            Some(_) => self.number_at(node, path, "height", HEIGHT),
            None => Some(1.0),
        };
        let cell = match node.get("cell") {
            Some(cell) => Some(self.cell(cell, &path.key("cell"))?),
            None => None,
        };
        let (given, mut field) = match (node.get("file"), node.get("heights")) {
            (Some(file), Some(_)) => {
                let message = "both heights and a file".to_owned();
                self.exclusive(&file.span, &path.key("file"), message);
                return None;
            }
            (None, None) => {
                let help = "a heightfield needs `file = \"….asc\"` or `heights = [[…], …]` with `cell`";
                self.missing(node, path, "heights", help);
                return None;
            }
            (Some(file), None) => {
                let at = path.key("file");
                let name = self.text(file, &at)?;
                match self.files.grid(name) {
                    Ok(field) => (file, field),
                    Err(refusal) => {
                        self.refused(file, &at, refusal);
                        return None;
                    }
                }
            }
            (None, Some(rows)) => {
                if cell.is_none() {
                    self.missing(
                        node,
                        path,
                        "cell",
                        "give the distance of heights along x and y: cell = [0.5, 0.5], in m",
                    );
                    return None;
                }
                (rows, self.heights(rows, &path.key("heights"))?)
            }
        };
        field.cell = cell.unwrap_or(field.cell);
        let height = height?;
        field.heights.iter_mut().for_each(|h| *h *= height);
        match Shape::height_field(&field) {
            Ok(shape) => Some(shape),
            Err(e) => {
                let help = "change the heights or the cell".to_owned();
                self.complaints.add(code::SHAPE, &given.span, path, e.to_string(), help);
                None
            }
        }
    }

    /// Distances along x and y, or one for both.
    fn cell(&mut self, node: &Node, path: &Path<'_>) -> Option<(f64, f64)> {
        if !matches!(node.value, Value::List(_)) {
            return self.number(node, path, LENGTH).map(|d| (d, d));
        }
        let list = self.list(node, path, 2, "two numbers [x, y], or one")?;
        let (x, y) = (self.number(&list[0], &path.index(0), LENGTH), self.number(&list[1], &path.index(1), LENGTH));
        Some((x?, y?))
    }

    /// Rows of heights, the first with the smallest y.
    fn heights(&mut self, node: &Node, path: &Path<'_>) -> Option<HeightField> {
        let Value::List(rows) = &node.value else {
            self.wrong_type(node, path, "rows of heights [[z, z, …], …]");
            return None;
        };
        let (mut heights, mut columns) = (Vec::new(), 0);
        for (k, row) in rows.iter().enumerate() {
            let at = path.index(k);
            let Value::List(list) = &row.value else {
                self.wrong_type(row, &at, "a row of heights [z, z, …]");
                return None;
            };
            if k == 0 {
                columns = list.len();
            } else if list.len() != columns {
                let message = format!("a row of {} heights among rows of {columns}", list.len());
                let help = "give all rows the same length".to_owned();
                self.complaints.add(code::WRONG_LENGTH, &row.span, &at, message, help);
                return None;
            }
            if heights.len() + list.len() > limits::HEIGHTS {
                let message = format!("more than {} heights", limits::HEIGHTS);
                self.complaints.add(code::TOO_MANY, &node.span, path, message, "use a file".to_owned());
                return None;
            }
            for (j, z) in list.iter().enumerate() {
                heights.push(self.number(z, &at.index(j), PLACE)?);
            }
        }
        Some(HeightField { heights, size: (columns, rows.len()), cell: (1.0, 1.0), materials: None })
    }

    /// One hull for each object of a file, and the closed mesh that they weigh as.
    pub(crate) fn hulls(&mut self, node: &Node, path: &Path<'_>) -> Option<Shape> {
        let (scale, up) = self.scale_and_up(node, path);
        let (scale, up) = (scale?, up?);
        let (file, at) = (node.get("file")?, path.key("file"));
        let name = self.text(file, &at)?;
        let shape = match self.files.parts(name, scale, up) {
            Ok(shape) => shape,
            Err(refusal) => {
                self.refused(file, &at, refusal);
                return None;
            }
        };
        if let Some(solid) = node.get("solid") {
            let at = path.key("solid");
            let name = self.text(solid, &at)?;
            match self.files.solid(name, scale, up, &shape) {
                Ok(solid) => self.solid = Some(solid),
                Err(refusal) => {
                    self.refused(solid, &at, refusal);
                    return None;
                }
            }
        }
        Some(shape)
    }
}
