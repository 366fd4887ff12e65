//! Every refusal of OBJ, STL, PLY and ESRI grids, with its whole message.

use crate::made::{grid, ply, stl, triangles};
use std::fmt::Write as _;
use tumble_mesh_files::{Kind, limits};

/// What a file is refused with.
fn refused(name: &str, bytes: &[u8], kind: Kind, text: &str) {
    let error = if name.ends_with(".asc") {
        grid(name, bytes).map(|_| ()).expect_err(text)
    } else {
        triangles(name, bytes).map(|_| ()).expect_err(text)
    };
    assert_eq!(error.to_string(), format!("{name}: {text}"));
    assert_eq!(error.kind, kind, "{text}");
}

fn malformed(name: &str, text: &str, message: &str) {
    refused(name, text.as_bytes(), Kind::Malformed, message);
}

#[test]
fn an_obj_is_refused_with_line_value_and_remedy() {
    let number = "write a number such as -1.5 or 2e-3, with a decimal point";
    let index = "indices count from 1, or from -1 backwards";
    let v = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    let obj = |text: &str, message: &str| malformed("a.obj", text, message);
    obj("v 0 0\n", "line 1: z of a corner is missing; the line or the file is cut off");
    obj("\n# x\nv 0 1,5 0\n", &format!("line 3: y of a corner is `1,5`, not a number; {number}"));
    obj("v 0 0 nan\n", "line 1: z of a corner is `nan`, not finite; give every number a finite value");
    obj("v 1e999 0 0\n", "line 1: x of a corner is `1e999`, not finite; give every number a finite value");
    obj(&format!("{v}f 1 2\n"), "line 4: a face with 2 corners; a face needs at least three");
    obj(
        &format!("{v}f 1 2 4\n"),
        &format!("line 4: a face names corner 4; there are 3 before it and 3 in all; {index}"),
    );
    obj(
        &format!("{v}f 1 2 -4\n"),
        &format!("line 4: a face names corner -4; there are 3 before it and 3 in all; {index}"),
    );
    obj(
        &format!("{v}f 0 1 2\n"),
        &format!("line 4: a face names corner 0; there are 3 before it and 3 in all; {index}"),
    );
    obj(&format!("{v}f 1 2 x/1\n"), "line 4: a face names the corner `x/1`; write indices such as 7, 7/1, 7//3 or -1");
    obj(&format!("{v}f 1 2 /3\n"), "line 4: a face names the corner `/3`; write indices such as 7, 7/1, 7//3 or -1");
    obj(
        "vertex 0 0 0\n",
        "line 1: unknown keyword `vertex`; give a Wavefront OBJ file: lines such as `v 0 0 1` and `f 1 2 3`",
    );
    obj("", "0 corners and no triangle; a mesh needs faces: export the file with them");
    let free = "line 2: free-form geometry (`cstype`); export polygons instead of curves and surfaces";
    refused("a.obj", b"v 0 0 0\ncstype bspline\n", Kind::Unsupported, free);
    let name = "line 1: a name of 201 characters; at most 200 are read; choose shorter names";
    refused("a.obj", format!("o {}\n", "x".repeat(201)).as_bytes(), Kind::TooMany, name);
    // a value is cut and shown without control characters
    obj(
        &format!("v 0 0 {}\u{7}\n", "9x".repeat(50)),
        &format!("line 1: z of a corner is `{}…`, not a number; {number}", "9x".repeat(30)),
    );
}

#[test]
fn too_much_of_anything_is_refused_before_memory_is_taken() {
    let help = "simplify the geometry, or split it into several files";
    // 4·10⁶ triangles in one polygon, and one more
    let mut text = String::from("v 0 0 0\nf");
    text.push_str(&" 1".repeat(limits::TRIANGLES + 3));
    refused("a.obj", text.as_bytes(), Kind::TooMany, &format!("line 2: more than 4000000 triangles; {help}"));
    let text = "v 0 0 0\n".repeat(limits::CORNERS + 1);
    refused("a.obj", text.as_bytes(), Kind::TooMany, &format!("line 2000001: more than 2000000 corners; {help}"));
    let text = format!("v 0 0 0\n{}", "o x\nf 1 1 1\n".repeat(limits::ITEMS + 1));
    refused("a.obj", text.as_bytes(), Kind::TooMany, &format!("line 131074: more than 65536 objects; {help}"));
    let mut text = String::from("v 0 0 0\n");
    for k in 0..=limits::ITEMS {
        let _ = writeln!(text, "usemtl {k}\nf 1 1 1");
    }
    refused("a.obj", text.as_bytes(), Kind::TooMany, &format!("line 131074: more than 65536 materials; {help}"));
    let head = "ply\nformat ascii 1.0\nelement vertex";
    let text = format!("{head} 2000001\nproperty int x\nend_header\n{}", "0 ".repeat(2_000_001));
    refused("a.ply", text.as_bytes(), Kind::TooMany, &format!("line 3: more than 2000000 corners; {help}"));
    let faces = "element vertex 0\nproperty int x\nproperty int y\nproperty int z\nelement face 4000001\nproperty list char char vertex_indices";
    let text = format!("ply\nformat binary_big_endian 1.0\n{faces}\nend_header\n{}", "\0".repeat(4_000_001));
    refused("a.ply", text.as_bytes(), Kind::TooMany, &format!("line 7: more than 4000000 triangles; {help}"));
    let list = "element face 1\nproperty list int int vertex_indices";
    let zeros = "0 ".repeat(limits::TRIANGLES + 3);
    let text =
        format!("{head} 1\nproperty int x\nproperty int y\nproperty int z\n{list}\nend_header\n0 0 0\n4000003 {zeros}");
    refused("a.ply", text.as_bytes(), Kind::TooMany, &format!("line 11: more than 4000000 triangles; {help}"));
    let mut bytes = vec![0; 84 + 50 * 4_000_001];
    bytes[80..84].copy_from_slice(&4_000_001_u32.to_le_bytes());
    refused("a.stl", &bytes, Kind::TooMany, &format!("byte 80: more than 4000000 triangles; {help}"));
    // as many distinct corners as a file of 670,000 triangles can have
    let count = limits::CORNERS / 3 + 1;
    let mut bytes = vec![0; 84 + 50 * count];
    bytes[80..84].copy_from_slice(&(count as u32).to_le_bytes());
    for (k, record) in bytes[84..].chunks_exact_mut(50).enumerate() {
        for c in 0..3 {
            record[12 + 12 * c..16 + 12 * c].copy_from_slice(&((3 * k + c) as f32).to_le_bytes());
        }
    }
    refused("a.stl", &bytes, Kind::TooMany, &format!("byte 33333420: more than 2000000 corners; {help}"));
    let text = "ncols 4001\nnrows 4000\nxllcorner 0\nyllcorner 0\ncellsize 1\n";
    let help = "use a coarser grid, or several of them edge to edge";
    refused("a.asc", text.as_bytes(), Kind::TooMany, &format!("more than 16000000 samples; {help}"));
    let text = text.replace("4001", "1e300").replace("4000", "1e300");
    refused("a.asc", text.as_bytes(), Kind::TooMany, &format!("more than 16000000 samples; {help}"));
}

#[test]
fn an_stl_is_refused_with_its_line_or_byte() {
    let help = "an STL text has `solid`, facets of three vertices each, and `endsolid`";
    let text = |text: &str, message: &str| malformed("a.stl", text, message);
    let v = "vertex 0 0 0\n";
    text(
        &format!("solid\nfacet\n{v}{v}{v}{v}"),
        &format!("line 6: `vertex` in a facet with 3 vertices so far; {help}"),
    );
    text(
        &format!("solid\nfacet\n{v}endfacet\n"),
        &format!("line 4: `endfacet` in a facet with 1 vertices so far; {help}"),
    );
    text(&format!("solid\n{v}"), &format!("line 2: `vertex` outside a facet; {help}"));
    text("solid\nfacet\nfacet\n", &format!("line 3: `facet` in a facet with 0 vertices so far; {help}"));
    text("solid\nsolid\n", &format!("line 2: `solid` outside a facet; {help}"));
    text("solid\ncolor 1 1 1\n", &format!("line 2: `color` outside a facet; {help}"));
    text(
        "solid\nfacet\nvertex 0 0 inf\n",
        "line 3: z of a vertex is `inf`, not finite; give every number a finite value",
    );
    text("solid\nfacet\nvertex 0 0\n", "line 3: z of a vertex is missing; the line or the file is cut off");
    text("solid x\n\n", "line 2: the text ends without `endsolid`; the file is cut off: export it again");
    text("solid x\nendsolid\n", "0 corners and no triangle; a mesh needs faces: export the file with them");
    text("what", "4 bytes, neither `solid` nor a binary STL, which has at least 84; give an STL file, text or binary");
    let one = stl(b"solid", &[[[0.0; 3]; 3]]);
    let again = "the file is cut off or no STL: export it again";
    let cut = format!("byte 80: 1 triangles need 134 bytes, the file has 133; {again}");
    refused("a.stl", &one[..133], Kind::Malformed, &cut);
    let longer = [&one[..], &[0]].concat();
    refused("a.stl", &longer, Kind::Malformed, &cut.replace("133", "135"));
    let bad = stl(b"", &[[[0.0; 3]; 3], [[0.0; 3], [0.0, f32::NAN, 0.0], [0.0; 3]]]);
    let message = "byte 158: a corner of triangle 1 is NaN, not finite; give every number a finite value";
    refused("a.stl", &bad, Kind::Malformed, message);
}

#[test]
fn a_ply_header_is_refused_with_its_line() {
    let help = "a PLY header has `ply`, `format`, `element` and `property` lines, and `end_header`";
    let types = "types are char, uchar, short, ushort, int, uint, float and double, or int8 to float64";
    let header = |lines: &str, message: &str| malformed("a.ply", &format!("ply\n{lines}"), message);
    malformed("a.ply", "plx\n", &format!("line 1: no PLY file: it does not begin with `ply`; {help}"));
    let formats = "the formats are ascii, binary_little_endian and binary_big_endian";
    header("format text 1.0\n", &format!("line 2: unknown format `text`; {formats}"));
    header("end_header\n", &format!("line 2: the header has no `format` line; {help}"));
    header("property int x\n", &format!("line 2: a property before the first element; {help}"));
    header("elements vertex 3\n", &format!("line 2: unknown word `elements`; {help}"));
    header("element vertex -1\n", "line 2: element `vertex` has the count `-1`; write `element vertex 8`");
    header("element a 1\nelement a 1\n", "line 3: element `a` stands twice; keep one of them");
    header("element a 1\nproperty long x\n", &format!("line 3: unknown type `long`; {types}"));
    header("element a 1\nproperty list int\n", &format!("line 3: unknown type ``; {types}"));
    let twice = "has no name or stands twice; give each property of an element a name of its own";
    header("element a 1\nproperty int x\nproperty int x\n", &format!("line 4: property `x` {twice}"));
    header("element a 1\nproperty int\n", &format!("line 3: property `` {twice}"));
    header("format ascii 1.0\n", &format!("no `end_header` in the first 21 bytes; {help}"));
    let strips = "line 2: element `tristrips`; export faces instead of triangle strips";
    refused("a.ply", b"ply\nelement tristrips 1\n", Kind::Unsupported, strips);
}

#[test]
fn a_ply_body_is_refused_with_its_line_or_byte() {
    let body = |properties: &str, numbers: &str, message: &str| {
        let head = "ply\nformat ascii 1.0\nelement vertex 1\nproperty int x\nproperty int y\nproperty int z\n";
        malformed("a.ply", &format!("{head}{properties}end_header\n{numbers}"), message);
    };
    let face = "element face 1\nproperty list int int vertex_indices\n";
    let cut = "the file is cut off, or the count is wrong";
    body("", "0 ", &format!("line 3: 1 of element `vertex` need 6 bytes each or more, 2 are left; {cut}"));
    body(face, "0 0 1\n2 0 0", "line 11: a face with 2 corners; a face needs at least three");
    body(face, "0 0 0\n3 0 0 1", "line 11: a face names corner 1, there are 1; indices count from 0");
    body(face, "0 0 0\n3 0 0 -1", "line 11: a face names corner -1, there are 1; indices count from 0");
    body(face, "0 0 0\n3 0 0 0.5", "line 11: a face names corner 0.5, there are 1; indices count from 0");
    let damaged = "the file is damaged: export it again";
    body(face, "0 0 0\n9 0 0", &format!("line 11: a list `vertex_indices` of 9 numbers, 4 bytes are left; {damaged}"));
    body(
        face,
        "0 0 0\n-1 0 0",
        &format!("line 11: a list `vertex_indices` of -1 numbers, 4 bytes are left; {damaged}"),
    );
    body(face, "0 0 0\n3 0  ", "line 11: a corner of a face is missing; the line or the file is cut off");
    body(
        "",
        "0 0 0 7",
        "line 8: 1 bytes after the last element; a count in the header is wrong: export the file again",
    );
    let list = "line 7: element `face` has no list `vertex_indices`; write `property list uchar int vertex_indices`";
    body("element face 1\nproperty int vertex_indices\n", "0 0 0\n3", list);
    let text = "ply\nformat ascii 1.0\nelement vertex 1\nproperty list int int x\nend_header\n0 0";
    malformed("a.ply", text, "line 3: element `vertex` has no number `x`; give each vertex properties x, y and z");
    // binary: the number of the byte
    let good = ply(false);
    let start = good.windows(11).position(|w| w == b"end_header\n").unwrap() + 11;
    let mut bad = good.clone();
    bad[start..start + 8].copy_from_slice(&f64::INFINITY.to_le_bytes());
    let message = format!("byte {start}: x of vertex 0 is inf, not finite; give every number a finite value");
    refused("a.ply", &bad, Kind::Malformed, &message);
    let end = good.len() - 1;
    let message = format!("byte {}: the file ends before flags; the file is cut off: export it again", end - 1);
    refused("a.ply", &good[..end], Kind::Malformed, &message);
}

#[test]
fn a_grid_is_refused_with_line_value_and_remedy() {
    let head = "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n";
    let keys = "an ESRI grid begins with ncols, nrows, xllcorner, yllcorner, cellsize and, if need be, NODATA_value";
    let changed = |from: &str, to: &str, message: &str| malformed("a.asc", &head.replace(from, to), message);
    changed("cellsize", "cell", &format!("line 5: unknown key `cell`; {keys}"));
    changed("cellsize", "ncols", "line 5: `ncols` stands twice; keep one of them");
    changed(
        "cellsize 1",
        "cellsize x",
        "line 5: cellsize is `x`, not a number; write a number such as -1.5 or 2e-3, with a decimal point",
    );
    changed("ncols 2\n", "", &format!("the header lacks ncols; {keys}"));
    changed("cellsize 1\n", "", &format!("the header lacks cellsize; {keys}"));
    changed("yllcorner 0\n", "", &format!("the header lacks yllcorner; {keys}"));
    changed("yllcorner", "xllcenter", "both xllcorner and xllcenter; keep one of them");
    changed("nrows 2", "nrows 1", "nrows is 1; a surface needs a whole number of at least 2");
    changed("nrows 2", "nrows 2.5", "nrows is 2.5; a surface needs a whole number of at least 2");
    changed("cellsize 1", "cellsize 0", "cellsize is 0; the distance of samples must be positive");
    changed("cellsize 1", "dx 1\ndy -1", "dy is -1; the distance of samples must be positive");
    let far = "xllcorner 1.7e308\nyllcorner 0\ncellsize 1.7e308\n1 2 3 4";
    let values = |numbers: &str, message: &str| malformed("a.asc", &format!("{head}{numbers}"), message);
    malformed(
        "a.asc",
        &format!("ncols 2\nnrows 2\n{far}"),
        &format!("the lower left corner is [{}, {}], not finite; give every number a finite value", "inf", "8.5e307"),
    );
    values(
        "1 2\n3 x",
        "line 7: a height is `x`, not a number; write a number such as -1.5 or 2e-3, with a decimal point",
    );
    values("1 2\n3 inf", "line 7: a height is `inf`, not finite; give every number a finite value");
    values("1 2\n3", "line 7: 3 values of 2 × 2 = 4; the file is cut off, or ncols or nrows is wrong");
    values("1 2\n3 4\n5", "line 8: `5` after the last of 4 values; check ncols and nrows");
    values("-9999 -9999\n-9999 -9999", "every value is NODATA_value; give at least one height");
    let other = "no grid of heights but Wavefront OBJ; give an ESRI ASCII grid (.asc), or use kind = \"mesh\"";
    let error = grid("a.obj", b"v 0 0 0\n").unwrap_err();
    assert_eq!((error.kind, error.to_string()), (Kind::Unsupported, format!("a.obj: {other}")));
    let error = triangles("a.asc", head.as_bytes()).unwrap_err();
    let other = "no triangles but an ESRI grid of heights; use kind = \"heightfield\" for it";
    assert_eq!((error.kind, error.to_string()), (Kind::Unsupported, format!("a.asc: {other}")));
}
