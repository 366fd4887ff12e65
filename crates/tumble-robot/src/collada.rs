//! Triangles of a COLLADA file: what is needed of it for hulls and masses.
//!
//! Geometry is placed by the nodes of the visual scene, in metres by the file's unit; the upward axis is left as it is, as
//! readers of robots do.

use crate::finding::Findings;
use crate::limits;
use crate::triangles::{Refusal, Triangles};
use crate::xml;
use std::collections::BTreeMap;
use tumble_math::{DMat3, DVec3, trig};
use tumble_mesh_files::{cut_polygon, limits as files};

/// A map of points: p ↦ matrix·p + shift.
#[derive(Clone, Copy)]
struct Map {
    matrix: DMat3,
    shift: DVec3,
}

impl Map {
    const SAME: Self = Self { matrix: DMat3::IDENTITY, shift: DVec3::ZERO };

    fn then(self, inner: Self) -> Self {
        Self { matrix: self.matrix * inner.matrix, shift: self.matrix * inner.shift + self.shift }
    }
}

fn wrong(what: &str) -> Refusal {
    (format!("COLLADA: {what}"), "export the mesh as OBJ or STL")
}

/// Reads the triangles of a file [m].
pub(crate) fn read(bytes: &[u8]) -> Result<Triangles, Refusal> {
    let mut found = Findings::default();
    let mut left = limits::ELEMENTS;
    let root = xml::parse("mesh", bytes, &mut left, &mut found);
    let Some(root) = root else {
        let why = found.0.first().map_or_else(String::new, |f| f.message.clone());
        return Err(wrong(&why));
    };
    let text = std::str::from_utf8(bytes).map_err(|_| wrong("not UTF-8 text"))?;
    let document = roxmltree::Document::parse(text.trim_start_matches('\u{feff}').trim_start())
        .map_err(|e| wrong(&e.to_string()))?;
    let unit = root.child("asset").and_then(|a| a.child("unit")).and_then(|u| u.get("meter"));
    let unit = unit.and_then(|m| m.trim().parse::<f64>().ok()).filter(|m| *m > 0.0 && m.is_finite()).unwrap_or(1.0);
    let mut geometries = BTreeMap::new();
    for node in document.descendants().filter(|n| n.has_tag_name_local("geometry")) {
        if let Some(id) = node.attribute("id") {
            geometries.insert(id.to_owned(), geometry(node)?);
        }
    }
    let scale = Map { matrix: DMat3::from_diagonal(DVec3::splat(unit)), shift: DVec3::ZERO };
    let mut all = Triangles::default();
    let mut places = 0;
    for scene in document.descendants().filter(|n| n.has_tag_name_local("visual_scene")) {
        for node in scene.children().filter(|n| n.has_tag_name_local("node")) {
            place(node, scale, &geometries, &mut all, &mut places, 0)?;
        }
    }
    if places == 0 {
        for mesh in geometries.values() {
            append(&mut all, mesh, scale)?;
        }
    }
    if all.points.is_empty() { Err(wrong("no triangles")) } else { Ok(all) }
}

/// Names without their space.
trait Local {
    fn has_tag_name_local(&self, name: &str) -> bool;
}

impl Local for roxmltree::Node<'_, '_> {
    fn has_tag_name_local(&self, name: &str) -> bool {
        self.is_element() && self.tag_name().name() == name
    }
}

fn child<'a, 'i>(node: roxmltree::Node<'a, 'i>, name: &str) -> Option<roxmltree::Node<'a, 'i>> {
    node.children().find(|n| n.has_tag_name_local(name))
}

fn numbers(node: roxmltree::Node<'_, '_>) -> Result<Vec<f64>, Refusal> {
    let mut all = Vec::new();
    for word in node.text().unwrap_or_default().split_ascii_whitespace() {
        let x = word.parse::<f64>().ok().filter(|x| x.is_finite()).ok_or_else(|| wrong("a value that is no number"))?;
        all.push(x);
    }
    Ok(all)
}

fn geometry(node: roxmltree::Node<'_, '_>) -> Result<Triangles, Refusal> {
    let mut out = Triangles::default();
    let Some(mesh) = child(node, "mesh") else { return Ok(out) };
    let mut sources = BTreeMap::new();
    for source in mesh.children().filter(|n| n.has_tag_name_local("source")) {
        if let (Some(id), Some(array)) = (source.attribute("id"), child(source, "float_array")) {
            let accessor = source.descendants().find(|n| n.has_tag_name_local("accessor"));
            let stride = accessor.and_then(|a| a.attribute("stride")).and_then(|s| s.parse::<usize>().ok());
            sources.insert(id.to_owned(), (numbers(array)?, stride.unwrap_or(3).max(1)));
        }
    }
    let named = |text: Option<&str>| text.unwrap_or_default().trim_start_matches('#').to_owned();
    let mut positions = BTreeMap::new();
    for vertices in mesh.children().filter(|n| n.has_tag_name_local("vertices")) {
        for input in vertices.children().filter(|n| n.has_tag_name_local("input")) {
            if input.attribute("semantic") == Some("POSITION") {
                positions.insert(named(vertices.attribute("id")), named(input.attribute("source")));
            }
        }
    }
    for part in mesh.children() {
        if !["triangles", "polylist", "polygons"].iter().any(|t| part.has_tag_name_local(t)) {
            continue;
        }
        let inputs: Vec<_> = part.children().filter(|n| n.has_tag_name_local("input")).collect();
        let offset =
            |n: &roxmltree::Node<'_, '_>| n.attribute("offset").and_then(|o| o.parse::<usize>().ok()).unwrap_or(0);
        let stride = inputs.iter().map(offset).max().unwrap_or(0) + 1;
        let Some(input) = inputs.iter().find(|n| n.attribute("semantic") == Some("VERTEX")) else { continue };
        let source = named(input.attribute("source"));
        let source = positions.get(&source).unwrap_or(&source);
        let Some((data, width)) = sources.get(source) else { return Err(wrong("corners without a source")) };
        let first = out.points.len();
        for p in data.chunks_exact(*width).filter(|p| p.len() >= 3) {
            out.points.push(DVec3::new(p[0], p[1], p[2]));
        }
        let count = out.points.len() - first;
        let lists: Vec<_> = part.children().filter(|n| n.has_tag_name_local("p")).collect();
        let sizes = child(part, "vcount").map(numbers).transpose()?;
        for list in lists {
            let indices = numbers(list)?;
            let corners: Vec<usize> =
                indices.chunks_exact(stride).map(|c| c.get(offset(input)).map_or(0, |x| *x as usize)).collect();
            if corners.iter().any(|k| *k >= count) {
                return Err(wrong("a corner that is not there"));
            }
            let faces: Vec<usize> = match (&sizes, part.has_tag_name_local("polygons")) {
                (Some(sizes), _) => sizes.iter().map(|n| *n as usize).collect(),
                (None, true) => vec![corners.len()],
                (None, false) => vec![3; corners.len() / 3],
            };
            let mut k = 0_usize;
            for n in faces {
                let Some(face) = corners.get(k..k.saturating_add(n)) else { break };
                let points: Vec<[f64; 3]> = face.iter().map(|i| out.points[i + first].to_array()).collect();
                let own: Vec<u32> = (0..face.len() as u32).collect();
                for triangle in cut_polygon(&points, &own) {
                    out.triangles.push(triangle.map(|k| (face[k as usize] + first) as u32));
                }
                k += n;
            }
        }
        if out.points.len() > files::CORNERS || out.triangles.len() > files::TRIANGLES {
            return Err(wrong("more triangles than are read"));
        }
    }
    Ok(out)
}

fn append(all: &mut Triangles, mesh: &Triangles, map: Map) -> Result<(), Refusal> {
    let first = all.points.len() as u32;
    if all.points.len() + mesh.points.len() > files::CORNERS
        || all.triangles.len() + mesh.triangles.len() > files::TRIANGLES
    {
        return Err(wrong("more triangles than are read"));
    }
    all.points.extend(mesh.points.iter().map(|p| map.matrix * *p + map.shift));
    all.triangles.extend(mesh.triangles.iter().map(|t| t.map(|k| k + first)));
    Ok(())
}

fn place(
    node: roxmltree::Node<'_, '_>,
    outer: Map,
    geometries: &BTreeMap<String, Triangles>,
    all: &mut Triangles,
    places: &mut usize,
    depth: usize,
) -> Result<(), Refusal> {
    if depth > limits::DEPTH {
        return Err(wrong("nodes are nested too deeply"));
    }
    let mut map = outer;
    for step in node.children().filter(roxmltree::Node::is_element) {
        let own = match step.tag_name().name() {
            "matrix" => match numbers(step)?[..] {
                [a, b, c, x, d, e, f, y, g, h, i, z, ..] => Map {
                    matrix: DMat3::from_cols(DVec3::new(a, d, g), DVec3::new(b, e, h), DVec3::new(c, f, i)),
                    shift: DVec3::new(x, y, z),
                },
                _ => return Err(wrong("a matrix of fewer than 12 numbers")),
            },
            "translate" => match numbers(step)?[..] {
                [x, y, z] => Map { shift: DVec3::new(x, y, z), ..Map::SAME },
                _ => continue,
            },
            "scale" => match numbers(step)?[..] {
                [x, y, z] => Map { matrix: DMat3::from_diagonal(DVec3::new(x, y, z)), ..Map::SAME },
                _ => continue,
            },
            "rotate" => match numbers(step)?[..] {
                [x, y, z, angle] if DVec3::new(x, y, z).length() > 0.0 => {
                    let turn = trig::rotation(DVec3::new(x, y, z).normalize(), angle.to_radians());
                    Map { matrix: DMat3::from_quat(turn), ..Map::SAME }
                }
                _ => continue,
            },
            "instance_geometry" => {
                let url = step.attribute("url").unwrap_or_default().trim_start_matches('#');
                if let Some(mesh) = geometries.get(url) {
                    append(all, mesh, map)?;
                    *places += 1;
                }
                continue;
            }
            "node" => {
                place(step, map, geometries, all, places, depth + 1)?;
                continue;
            }
            _ => continue,
        };
        map = map.then(own);
    }
    Ok(())
}
