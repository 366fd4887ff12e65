//! Files made in code: binary formats by hand, byte for byte, and short ways to read them.

use tumble_mesh_files::{FileError, Folder, GridFile, TriangleFile, read_grid, read_triangles};

/// Reads one file from memory.
pub(crate) fn triangles(name: &str, bytes: &[u8]) -> Result<TriangleFile, FileError> {
    read_triangles(&mut Folder::given([(name.to_owned(), bytes.to_vec())]), name)
}

/// Reads one grid from memory.
pub(crate) fn grid(name: &str, bytes: &[u8]) -> Result<GridFile, FileError> {
    read_grid(&mut Folder::given([(name.to_owned(), bytes.to_vec())]), name)
}

/// The corners of every triangle.
pub(crate) fn corners(file: &TriangleFile) -> Vec<[[f64; 3]; 3]> {
    file.triangles.iter().map(|t| t.map(|k| file.points[k as usize])).collect()
}

/// A binary STL with this header and these triangles.
pub(crate) fn stl(header: &[u8], triangles: &[[[f32; 3]; 3]]) -> Vec<u8> {
    let mut bytes = header.to_vec();
    bytes.resize(80, b' ');
    bytes.extend((triangles.len() as u32).to_le_bytes());
    for t in triangles {
        bytes.extend([0x7f; 12]);
        bytes.extend(t.iter().flatten().flat_map(|x| x.to_le_bytes()));
        bytes.extend([0xff; 2]);
    }
    bytes
}

/// A square in binary PLY with numbers of every type; `big` turns the bytes of each number over.
pub(crate) fn ply(big: bool) -> Vec<u8> {
    let mut bytes = format!(
        "ply\nformat binary_{}_endian 1.0\nelement vertex 4\nproperty double x\nproperty float y\nproperty short z\n\
         property list ushort double marks\nelement edge 2\nproperty uint a\nproperty int b\nproperty char c\n\
         element face 1\nproperty list int uchar vertex_indices\nproperty uint16 flags\nend_header\n",
        if big { "big" } else { "little" }
    )
    .into_bytes();
    let mut add = |number: &[u8]| {
        let turned: Vec<u8> = number.iter().rev().copied().collect();
        bytes.extend(if big { turned } else { number.to_vec() });
    };
    for (k, (x, y)) in [(0.0, 0.0), (0.1, 0.0), (0.1, 1.0), (0.0, 1.0)].iter().enumerate() {
        add(&f64::to_le_bytes(*x));
        add(&f32::to_le_bytes(*y));
        add(&i16::to_le_bytes(-3));
        add(&u16::to_le_bytes(k as u16));
        for _ in 0..k {
            add(&f64::to_le_bytes(7.0));
        }
    }
    for _ in 0..2 {
        add(&[1, 2, 3, 4]);
        add(&[5, 6, 7, 8]);
        add(&[9]);
    }
    add(&4_i32.to_le_bytes());
    (0..4).for_each(|k| add(&[k]));
    add(&[1, 0]);
    bytes
}

/// A GLB of this JSON and binary chunk.
pub(crate) fn glb(json: &str, binary: &[u8]) -> Vec<u8> {
    let mut chunks = Vec::new();
    for (kind, data, fill) in [(b"JSON", json.as_bytes(), b' '), (b"BIN\0", binary, 0)] {
        if kind == b"BIN\0" && data.is_empty() {
            continue;
        }
        let mut data = data.to_vec();
        data.resize(data.len().next_multiple_of(4), fill);
        chunks.extend((data.len() as u32).to_le_bytes());
        chunks.extend(kind);
        chunks.extend(data);
    }
    let mut bytes = b"glTF\x02\0\0\0".to_vec();
    bytes.extend((chunks.len() as u32 + 12).to_le_bytes());
    bytes.extend(chunks);
    bytes
}

/// Three positions, then four indices of 32 bits.
pub(crate) fn buffer() -> Vec<u8> {
    let positions = [[0.0_f32, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
    let mut bytes: Vec<u8> = positions.iter().flatten().flat_map(|x| x.to_le_bytes()).collect();
    bytes.extend([0_u32, 1, 2, 0].iter().flat_map(|k| k.to_le_bytes()));
    bytes
}

/// A document with one triangle from [`buffer`]; `uri` is that of its buffer, empty for the binary chunk.
pub(crate) fn document(uri: &str) -> String {
    let uri = if uri.is_empty() { String::new() } else { format!(", \"uri\": \"{uri}\"") };
    format!(
        r#"{{"asset":{{"version":"2.0"}},"scenes":[{{"nodes":[0]}}],"nodes":[{{"mesh":0}}],
"meshes":[{{"primitives":[{{"attributes":{{"POSITION":0}},"indices":1}}]}}],
"accessors":[{{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}},
{{"bufferView":1,"componentType":5125,"count":3,"type":"SCALAR"}}],
"bufferViews":[{{"buffer":0,"byteLength":36}},{{"buffer":0,"byteOffset":36,"byteLength":16}}],
"buffers":[{{"byteLength":52{uri}}}]}}"#
    )
}
