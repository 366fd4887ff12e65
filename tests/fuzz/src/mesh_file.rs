//! Geometry files: read in every way; what is accepted is finite and in range, what is refused says where and why.

use crate::bytes::Bytes;
use tumble_mesh_files::{FileError, Folder, read_grid, read_points, read_triangles, write_obj, write_stl};

macro_rules! golden {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../../../crates/tumble-mesh-files/tests/it/golden/", $name)).as_slice())
    };
}

const SEEDS: [(&str, &[u8]); 7] = [
    golden!("two_objects.obj"),
    golden!("groups_crlf.obj"),
    golden!("two_solids.stl"),
    golden!("quad.ply"),
    golden!("hierarchy.gltf"),
    golden!("slope.asc"),
    golden!("centred.asc"),
];

const SPICE: [&str; 20] = [
    "nan",
    "-inf",
    "1e999",
    " -1 ",
    "4294967295",
    "18446744073709551615",
    "\n",
    "\\\n",
    "\u{0}",
    "f 1 2 3 4 5\n",
    "o x\n",
    "usemtl µ\n",
    "endsolid\n",
    "property list uchar int w\n",
    "binary_big_endian",
    "end_header\n",
    "{",
    "\"children\":[0],",
    "\"uri\":\"../../x\",",
    "data:;base64,",
];

pub(crate) fn try_bytes(bytes: &[u8]) {
    let mut b = Bytes::new(bytes);
    let kind = b.below(SEEDS.len() + 2);
    match SEEDS.get(kind) {
        Some((name, seed)) => judge(name, &b.accidents(seed, &SPICE)),
        // binary STL of the first triangles of an OBJ
        None if kind == SEEDS.len() => {
            let mut folder = Folder::given([("a.obj".to_owned(), SEEDS[0].1.to_vec())]);
            let file = read_triangles(&mut folder, "a.obj").expect("a golden file");
            judge("a.stl", &b.accidents(&write_stl(&file), &SPICE));
        }
        None => {}
    }
    for name in ["a.obj", "a.stl", "a.ply", "a.glb", "a.asc"] {
        judge(name, bytes);
    }
}

fn judge(name: &str, bytes: &[u8]) {
    let mut folder = Folder::given([(name.to_owned(), bytes.to_vec())]);
    match read_triangles(&mut folder, name) {
        Ok(file) => {
            assert!(file.points.iter().flatten().all(|x| x.is_finite()));
            assert!(file.triangles.iter().flatten().all(|k| (*k as usize) < file.points.len()));
            assert_eq!(file.objects.iter().map(|o| o.triangles.len()).sum::<usize>(), file.triangles.len());
            let groups = &file.groups;
            assert!(groups.of_triangle.iter().all(|g| (*g as usize) < groups.names.len()));
            let _ = file.parts(name).map_err(|e| refused(&e));
            // written and read again it is the same
            let mut again = Folder::given([("again.obj".to_owned(), write_obj(&file).into_bytes())]);
            let again = read_triangles(&mut again, "again.obj").expect("a file that was written");
            assert_eq!((again.points, again.triangles), (file.points, file.triangles));
        }
        Err(e) => refused(&e),
    }
    match read_points(&mut folder, name, 100) {
        Ok(points) => assert!(points.len() <= 100 && points.iter().flatten().all(|x| x.is_finite())),
        Err(e) => refused(&e),
    }
    match read_grid(&mut folder, name) {
        Ok(grid) => {
            assert_eq!(grid.heights.len(), grid.columns * grid.rows);
            assert!(grid.heights.iter().all(|h| h.is_finite()) && grid.cell.iter().all(|c| *c > 0.0));
        }
        Err(e) => refused(&e),
    }
}

fn refused(e: &FileError) {
    assert!(!e.message.is_empty() && !e.help.is_empty(), "{e:?}");
    assert!(!e.to_string().chars().any(char::is_control), "a message must be printable: {e:?}");
}
