//! Writers, for tests and for meshes that are made in code: OBJ keeps every bit, STL rounds to 32-bit numbers.

use crate::file::TriangleFile;
use std::fmt::Write as _;

/// The file as Wavefront OBJ; read again it is the same, but for blanks and backslashes at the ends of names.
#[must_use]
pub fn write_obj(file: &TriangleFile) -> String {
    let mut text = String::new();
    for [x, y, z] in &file.points {
        // writing into a string cannot fail
        let _ = writeln!(text, "v {x:?} {y:?} {z:?}");
    }
    let named = file.objects.len() > 1 || file.objects.iter().any(|o| !o.name.is_empty());
    let mut material = None;
    for object in &file.objects {
        if named {
            let _ = writeln!(text, "o {}", plain(&object.name));
        }
        for t in object.triangles.clone() {
            let group = file.groups.of_triangle.get(t as usize);
            if group.is_some() && group != material {
                let name = plain(file.groups.name_of(t as usize).unwrap_or_default());
                let _ = writeln!(text, "usemtl {name}");
                material = group;
            }
            if let Some([a, b, c]) = file.triangles.get(t as usize).map(|t| t.map(|k| u64::from(k) + 1)) {
                let _ = writeln!(text, "f {a} {b} {c}");
            }
        }
    }
    text
}

/// A name that stays on its line: a backslash at the end would take in the next one.
fn plain(name: &str) -> String {
    name.trim_end_matches('\\').chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// The triangles as binary STL, without objects and groups; normals are zero, since the winding has them.
#[must_use]
pub fn write_stl(file: &TriangleFile) -> Vec<u8> {
    let mut bytes = vec![0; 80];
    let whole = file.triangles.iter().filter(|t| t.iter().all(|k| (*k as usize) < file.points.len()));
    bytes.extend((whole.clone().count() as u32).to_le_bytes());
    for triangle in whole {
        bytes.extend([0; 12]);
        for corner in triangle {
            bytes.extend(file.points[*corner as usize].iter().flat_map(|x| (*x as f32).to_le_bytes()));
        }
        bytes.extend([0; 2]);
    }
    bytes
}
