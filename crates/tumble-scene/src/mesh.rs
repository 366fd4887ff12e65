//! Corners of a hull from an OBJ or STL file inside the scene's folder.
//!
//! Only vertices are used, for the convex hull. A path may not be absolute and may not leave the folder, neither by `..` nor
//! by a link. A file that is named twice is read once; the size of all files together is limited.

use crate::diagnostic::code;
use crate::limits;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};
use tumble::{DVec3, Shape};

/// An error about a geometry file: code, message, remedy.
pub(crate) type Refusal = (&'static str, String, &'static str);

/// The geometry files of a scene.
#[derive(Debug)]
pub(crate) struct Files {
    folder: Option<PathBuf>,
    /// Files by name that came with the scene; then no file is opened.
    given: Option<BTreeMap<String, Vec<u8>>>,
    known: BTreeMap<String, Result<Shape, Refusal>>,
    /// The files that were read, to be stored with the scene.
    pub(crate) read: Vec<(String, Vec<u8>)>,
    left: u64,
}

impl Files {
    /// Files below `folder`; none for a scene without a folder.
    pub(crate) fn new(folder: Option<&Path>) -> Self {
        let folder = folder.map(Path::to_path_buf);
        Self { folder, given: None, known: BTreeMap::new(), read: Vec::new(), left: limits::GEOMETRY_BYTES }
    }

    /// The given files, and no others.
    pub(crate) fn given(files: &[(String, Vec<u8>)]) -> Self {
        Self { given: Some(files.iter().cloned().collect()), ..Self::new(None) }
    }

    /// The hull of the vertices in a file.
    pub(crate) fn hull(&mut self, name: &str) -> Result<Shape, Refusal> {
        if let Some(known) = self.known.get(name) {
            return known.clone();
        }
        let bytes = match &self.given {
            Some(given) => given.get(name).cloned().ok_or_else(|| {
                (code::FILE_UNREADABLE, "not among the files stored with the scene".to_owned(), "add the file")
            }),
            None => self.fetch(name),
        };
        let shape = bytes.and_then(|bytes| {
            let shape =
                Shape::hull(&vertices(&bytes)?).map_err(|e| (code::SHAPE, e.to_string(), "choose other geometry"));
            self.read.push((name.to_owned(), bytes));
            shape
        });
        self.known.insert(name.to_owned(), shape.clone());
        shape
    }

    /// The bytes of a file in the scene's folder.
    fn fetch(&mut self, name: &str) -> Result<Vec<u8>, Refusal> {
        let outside = |why: &str| {
            let help = "name a file in the scene's folder or below it, such as \"parts/wheel.obj\"";
            (code::FILE_OUTSIDE, why.to_owned(), help)
        };
        let unreadable = |e: &std::io::Error| {
            (
                code::FILE_UNREADABLE,
                format!("cannot be read: {e}"),
                "check the name; it is relative to the scene's folder",
            )
        };
        let Some(folder) = &self.folder else { return Err(outside("this scene has no folder to read files from")) };
        let relative = Path::new(name);
        let plain = |c: Component<'_>| matches!(c, Component::Normal(_) | Component::CurDir);
        if name.is_empty() || name.contains(['\\', '\0', ':']) || !relative.components().all(plain) {
            return Err(outside("the path leaves the scene's folder"));
        }
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder.as_path() };
        let root = folder.canonicalize().map_err(|e| unreadable(&e))?;
        let full = root.join(relative).canonicalize().map_err(|e| unreadable(&e))?;
        if !full.starts_with(&root) {
            return Err(outside("the path leads out of the scene's folder by a link"));
        }
        // a device or a pipe may never end
        if !full.is_file() {
            return Err(outside("not a plain file"));
        }
        let mut bytes = Vec::new();
        let file = std::fs::File::open(&full).map_err(|e| unreadable(&e))?;
        file.take(self.left + 1).read_to_end(&mut bytes).map_err(|e| unreadable(&e))?;
        if bytes.len() as u64 > self.left {
            let message = format!("all geometry files together exceed {} MiB", limits::GEOMETRY_BYTES >> 20);
            return Err((code::TOO_MANY, message, "simplify the geometry"));
        }
        self.left -= bytes.len() as u64;
        Ok(bytes)
    }
}

/// The distinct vertices of an OBJ or STL file, sorted by their bits.
pub(crate) fn vertices(bytes: &[u8]) -> Result<Vec<DVec3>, Refusal> {
    let mut set = Vertices::default();
    match binary_stl(bytes) {
        Some(triangles) => {
            for t in triangles.chunks_exact(50) {
                for k in 0..3 {
                    let at = 12 + 12 * k;
                    let c = |j: usize| {
                        f64::from(f32::from_le_bytes([t[at + j], t[at + j + 1], t[at + j + 2], t[at + j + 3]]))
                    };
                    set.add([c(0), c(4), c(8)], 0)?;
                }
            }
        }
        None => text(bytes, &mut set)?,
    }
    if set.points.is_empty() {
        return Err(malformed("no vertices found".into()));
    }
    Ok(set.points.iter().map(|b| DVec3::from_array(b.map(f64::from_bits))).collect())
}

fn malformed(message: String) -> Refusal {
    (code::FILE_MALFORMED, message, "give a Wavefront OBJ or an STL file, text or binary")
}

/// The triangles of a binary STL: 80 bytes, a count, 50 bytes each, and nothing else.
fn binary_stl(bytes: &[u8]) -> Option<&[u8]> {
    let count = bytes.get(80..84)?;
    let count = u32::from_le_bytes([count[0], count[1], count[2], count[3]]) as usize;
    let body = &bytes[84..];
    (body.len() == count.checked_mul(50)?).then_some(body)
}

fn text(bytes: &[u8], set: &mut Vertices) -> Result<(), Refusal> {
    let text = std::str::from_utf8(bytes).map_err(|_| malformed("neither text nor a complete binary STL".into()))?;
    for (k, line) in text.lines().enumerate() {
        let mut words = line.split_ascii_whitespace();
        // `v x y z` in OBJ, `vertex x y z` in STL
        if !matches!(words.next(), Some("v" | "vertex")) {
            continue;
        }
        let mut p = [0.0; 3];
        for c in &mut p {
            let word = words.next().and_then(|w| w.parse::<f64>().ok());
            *c = word.ok_or_else(|| malformed(format!("line {}: a vertex needs three numbers", k + 1)))?;
        }
        set.add(p, k + 1)?;
    }
    Ok(())
}

/// Distinct points by their bits.
#[derive(Default)]
struct Vertices {
    points: BTreeSet<[u64; 3]>,
}

impl Vertices {
    fn add(&mut self, p: [f64; 3], line: usize) -> Result<(), Refusal> {
        if !p.iter().all(|c| c.is_finite()) {
            let at = if line > 0 { format!("line {line}: ") } else { String::new() };
            return Err(malformed(format!("{at}a vertex is not finite")));
        }
        self.points.insert(p.map(|c| tumble_math::order::canonical(c).to_bits()));
        if self.points.len() > limits::FILE_POINTS {
            let message = format!("more than {} distinct vertices", limits::FILE_POINTS);
            return Err((code::TOO_MANY, message, "simplify the geometry: only the corners of its hull matter"));
        }
        Ok(())
    }
}
