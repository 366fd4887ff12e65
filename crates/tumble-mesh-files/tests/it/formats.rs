//! Golden files: OBJ, STL, PLY and ESRI grids with every feature that is read.

use crate::made::{corners, grid, ply, stl, triangles};
use tumble_mesh_files::{Folder, Format, GridFile, Object, TriangleFile, Up, read_points};

fn object(name: &str, triangles: std::ops::Range<u32>) -> Object {
    Object { name: name.to_owned(), triangles }
}

#[test]
fn an_obj_has_objects_materials_fans_and_indices_of_every_kind() {
    let file = triangles("two_objects.obj", include_bytes!("golden/two_objects.obj")).unwrap();
    assert_eq!(file.points.len(), 9);
    assert_eq!(file.points[4..], [[0.0, 0.0, 1.0], [1.5, 0.0, 1.0], [1.0, 1.0, 1.0], [0.5, 2.0, 1.0], [0.0, 1.0, 1.0]]);
    assert!(file.points[8][0].is_sign_positive());
    let expected = [[0, 1, 2], [0, 2, 3], [0, 2, 3], [4, 5, 6], [4, 6, 7], [4, 7, 8], [4, 5, 6]];
    assert_eq!(file.triangles, expected);
    assert_eq!(file.groups.names, ["ice", "steel"]);
    assert_eq!(file.groups.of_triangle, [0, 0, 1, 1, 1, 1, 0]);
    assert_eq!((file.groups.name_of(2), file.groups.name_of(7)), (Some("steel"), None));
    assert_eq!(file.objects, [object("base", 0..3), object("roof", 3..7)]);
}

#[test]
fn groups_are_objects_where_there_are_no_others_and_lines_may_end_as_on_windows() {
    let file = triangles("groups.obj", include_bytes!("golden/groups_crlf.obj")).unwrap();
    assert_eq!(file.objects, [object("first", 0..1), object("second", 1..2)]);
    assert_eq!(file.triangles, [[0, 1, 2], [2, 1, 0]]);
    assert_eq!(file.groups, Default::default());
}

#[test]
fn triangles_before_the_first_material_and_object_have_none() {
    let text = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nusemtl unused\nusemtl b\no x\nf 1 2 3\nusemtl\nf 1 2 3\n";
    let file = triangles("a.obj", text.as_bytes()).unwrap();
    assert_eq!(file.groups.names, ["", "b"]);
    assert_eq!(file.groups.of_triangle, [0, 1, 0]);
    assert_eq!((file.groups.name_of(0), file.groups.name_of(1)), (None, Some("b")));
    assert_eq!(file.objects, [object("", 0..1), object("x", 1..3)]);
}

#[test]
fn lines_may_end_in_any_way_and_begin_with_a_mark() {
    let text = include_str!("golden/two_objects.obj");
    let file = triangles("a.obj", text.as_bytes()).unwrap();
    for end in ["\r\n", "\r"] {
        assert_eq!(triangles("a.obj", text.replace('\n', end).as_bytes()).unwrap(), file, "{end:?}");
    }
    for (name, text) in
        [("a.obj", text), ("a.stl", include_str!("golden/two_solids.stl")), ("a.ply", include_str!("golden/quad.ply"))]
    {
        let marked = triangles(name, format!("\u{feff}{text}").as_bytes()).unwrap();
        assert_eq!(marked, triangles(name, text.as_bytes()).unwrap(), "{name}");
    }
    let text = include_str!("golden/slope.asc");
    assert_eq!(grid("a.asc", format!("\u{feff}{text}").as_bytes()), grid("a.asc", text.as_bytes()));
}

/// Names are of any encoding, numbers of ASCII.
#[test]
fn names_in_latin_1_do_not_stop_an_obj() {
    let file = triangles("a.obj", b"# caf\xe9\no b\xe9ton\nv 0 0 0\nf 1 1 1\n").unwrap();
    assert_eq!(file.objects[0].name, "b\u{fffd}ton");
}

#[test]
fn a_cloud_without_faces_is_enough_for_a_hull_and_not_for_a_mesh() {
    let bytes = include_bytes!("golden/cloud.obj");
    let mut folder = Folder::given([("cloud.obj".to_owned(), bytes.to_vec())]);
    let points = read_points(&mut folder, "cloud.obj", 4).unwrap();
    assert_eq!(points, [[0.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]);
    let error = triangles("cloud.obj", bytes).unwrap_err();
    assert_eq!(error.told(), "5 corners and no triangle");
    let error = read_points(&mut folder, "cloud.obj", 3).unwrap_err();
    assert_eq!(error.told(), "4 distinct vertices; at most 3 are read");
    let mut folder = Folder::given([("none.obj".to_owned(), b"# nothing\n".to_vec())]);
    let error = read_points(&mut folder, "none.obj", 3).unwrap_err();
    assert_eq!(error.to_string(), "none.obj: no vertices found; give an OBJ, STL, PLY or glTF file with corners");
}

#[test]
fn an_stl_text_joins_equal_corners_and_keeps_its_solids() {
    let file = triangles("two.stl", include_bytes!("golden/two_solids.stl")).unwrap();
    assert_eq!(file.points.len(), 7);
    assert_eq!(file.triangles, [[0, 1, 2], [1, 3, 2], [4, 5, 6]]);
    assert_eq!(file.objects, [object("lower part", 0..2), object("", 2..3)]);
}

#[test]
fn a_binary_stl_is_one_even_if_it_begins_with_solid() {
    let square: [[[f32; 3]; 3]; 2] =
        [[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0]], [[-0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.1, 0.0]]];
    for header in ["solid by a program that should not", "binary"] {
        let file = triangles("a.stl", &stl(header.as_bytes(), &square)).unwrap();
        assert_eq!(file.triangles, [[0, 1, 2], [0, 2, 3]], "{header}");
        assert_eq!(file.points[3], [0.0, f64::from(0.1_f32), 0.0]);
        assert_eq!(file.objects, [object("", 0..2)]);
    }
}

#[test]
fn a_ply_text_passes_over_what_it_does_not_need() {
    let file = triangles("quad.ply", include_bytes!("golden/quad.ply")).unwrap();
    assert_eq!(file.points, [[0.0, 0.0, 0.0], [0.1, 0.0, 3.0], [0.1, 1.0, -2.0], [0.0, 1.0, 0.0]]);
    assert_eq!(file.triangles, [[0, 1, 2], [0, 2, 3], [3, 2, 1]]);
    assert_eq!(file.objects, [object("", 0..3)]);
    let crlf = String::from_utf8_lossy(include_bytes!("golden/quad.ply")).replace('\n', "\r\n");
    assert_eq!(triangles("quad.ply", crlf.as_bytes()).unwrap(), file);
}

#[test]
fn a_binary_ply_is_the_same_in_both_orders_of_bytes() {
    let (little, big) = (triangles("a.ply", &ply(false)).unwrap(), triangles("a.ply", &ply(true)).unwrap());
    assert_eq!(little, big);
    assert_eq!(little.points, [[0.0, 0.0, -3.0], [0.1, 0.0, -3.0], [0.1, 1.0, -3.0], [0.0, 1.0, -3.0]]);
    assert_eq!(little.triangles, [[0, 1, 2], [0, 2, 3]]);
}

/// All types of the format hold the numbers of their kind, as values and as lengths of lists.
#[test]
fn every_type_of_a_ply_is_read() {
    let kinds: [(&str, &str, &[u8]); 8] = [
        ("char", "int8", &[1]),
        ("uchar", "uint8", &[1]),
        ("short", "int16", &[1, 0]),
        ("ushort", "uint16", &[1, 0]),
        ("int", "int32", &[1, 0, 0, 0]),
        ("uint", "uint32", &[1, 0, 0, 0]),
        ("float", "float32", &[0, 0, 0x80, 0x3f]),
        ("double", "float64", &[0, 0, 0, 0, 0, 0, 0xf0, 0x3f]),
    ];
    for (old, new, one) in kinds {
        for kind in [old, new] {
            let mut bytes = format!(
                "ply\nformat binary_little_endian 1.0\nelement vertex 2\nproperty {kind} x\nproperty {kind} y\nproperty {kind} z\n\
                 property list {kind} {kind} w\nelement face 1\nproperty list uchar {kind} vertex_indices\nend_header\n"
            )
            .into_bytes();
            // x, y, z, a list of one
            (0..2).for_each(|_| bytes.extend(one.repeat(5)));
            bytes.push(3);
            bytes.extend(one.repeat(3));
            let file = triangles("a.ply", &bytes).unwrap_or_else(|e| panic!("{kind}: {e}"));
            assert_eq!(file.points, [[1.0; 3]; 2], "{kind}");
            assert_eq!(file.triangles, [[1; 3]], "{kind}");
        }
    }
}

#[test]
fn a_grid_has_its_rows_from_the_south_and_its_origin_at_the_first_sample() {
    let file = grid("slope.asc", include_bytes!("golden/slope.asc")).unwrap();
    let (t, f) = (true, false);
    let expected = GridFile {
        columns: 4,
        rows: 3,
        cell: [2.0, 2.0],
        origin: [101.0, 201.0],
        // holes have the least height
        heights: vec![9.0, 10.0, 11.0, 1.5, 1.5, 6.0, 7.0, 8.0, 1.5, 2.0, 3.0, 4.0],
        holes: vec![f, f, f, t, t, f, f, f, f, f, f, f],
    };
    assert_eq!(file, expected);
    assert_eq!(
        (file.height(1, 0), file.height(3, 0), file.height(4, 0), file.height(0, 3)),
        (Some(10.0), None, None, None)
    );
    let holes: Vec<bool> = (0..2).flat_map(|r| (0..3).map(move |c| (c, r))).map(|(c, r)| file.is_hole(c, r)).collect();
    assert_eq!(holes, [t, f, t, t, f, f]);
}

#[test]
fn a_grid_may_have_oblong_cells_centres_and_no_word_for_holes() {
    let file = grid("centred.asc", include_bytes!("golden/centred.asc")).unwrap();
    assert_eq!((file.cell, file.origin), ([0.5, 2.0], [-0.5, 0.0]));
    assert_eq!((file.heights, file.holes), (vec![2.0, 3.0, 1.0, 1.0], vec![false, false, true, false]));
    let text = "ncols 2\nnrows 2\nxllcenter 0\nyllcenter 0\ncellsize 1\nnodata_value nan\nNaN 1\n2 3";
    let file = grid("a.asc", text.as_bytes()).unwrap();
    assert_eq!((file.heights, file.holes), (vec![2.0, 3.0, 1.0, 1.0], vec![false, false, true, false]));
    let text = "ncols 2\nnrows 2\nxllcenter 0\nyllcenter 0\ncellsize 1\n0 1\n2 3";
    assert!(grid("a.asc", text.as_bytes()).unwrap().holes.is_empty());
}

#[test]
fn a_file_is_what_it_begins_as_and_else_what_its_name_says() {
    let cases: [(&str, &[u8], Format); 12] = [
        ("a.obj", b"ply\nformat", Format::Ply),
        ("a", b"glTF....", Format::Gltf),
        ("a.ply", b" solid x\n", Format::Stl),
        ("a.bin", b"{\"asset\"", Format::Gltf),
        ("a.txt", b"ncols 3", Format::Grid),
        ("a", b"v 0 0 0", Format::Obj),
        ("a.stl", b"v 0 0 0", Format::Stl),
        ("a.PLY", b"?", Format::Ply),
        ("a.glb", b"?", Format::Gltf),
        ("a.asc", b"?", Format::Grid),
        ("solid.obj", b"solidity", Format::Obj),
        ("a.obj", b"", Format::Obj),
    ];
    for (name, bytes, format) in cases {
        assert_eq!(Format::of(name, bytes), format, "{name}");
    }
    assert_eq!(Format::of("a.obj", &stl(b"", &[])), Format::Stl);
}

/// Turning an axis upwards is a rotation: corners keep their handedness.
#[test]
fn each_axis_can_be_turned_upwards() {
    for (up, axis) in [(Up::X, [1.0, 0.0, 0.0]), (Up::Y, [0.0, 1.0, 0.0]), (Up::Z, [0.0, 0.0, 1.0])] {
        assert_eq!(up.to_z(axis), [0.0, 0.0, 1.0]);
        let [a, b, c] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|e| up.to_z(e));
        let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        assert_eq!(cross.map(|x| x + 0.0), c);
    }
    assert_eq!(Up::default(), Up::Z);
    assert!(corners(&TriangleFile::default()).is_empty());
}
