//! Parts of a concave body: one set of corners per object.

use crate::made::triangles;
use std::fmt::Write as _;
use tumble_mesh_files::{Kind, limits};

#[test]
fn each_object_gives_its_own_corners() {
    let file = triangles("two.obj", include_bytes!("golden/two_objects.obj")).unwrap();
    let parts = file.parts("two.obj").unwrap();
    assert_eq!(parts.len(), 2);
    assert_eq!((parts[0].name.as_str(), parts[1].name.as_str()), ("base", "roof"));
    assert_eq!(parts[0].points, [[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0]]);
    assert_eq!(parts[1].points.len(), 5);
}

/// A ring of distinct corners, each used once more by a copy with another index.
fn ring(corners: usize) -> String {
    let mut text = String::from("o ring\n");
    for k in 0..2 * corners {
        let _ = writeln!(text, "v {} 1 0", k % corners);
    }
    for k in 1..2 * corners - 1 {
        let _ = writeln!(text, "f {k} {} {}", k + 1, k + 2);
    }
    text
}

#[test]
fn a_part_of_more_than_256_corners_is_refused_with_its_name() {
    let most = limits::PART_CORNERS;
    let file = triangles("a.obj", ring(most).as_bytes()).unwrap();
    assert_eq!(file.parts("a.obj").unwrap()[0].points.len(), most);
    let error = triangles("a.obj", ring(most + 1).as_bytes()).unwrap().parts("a.obj").unwrap_err();
    assert_eq!(error.kind, Kind::TooMany);
    assert_eq!(
        error.to_string(),
        "a.obj: object `ring` has 257 corners; a part has at most 256; let the decomposition make simpler hulls (fewer \
         vertices per hull) or more of them"
    );
}

#[test]
fn a_part_without_faces_or_with_the_name_of_another_is_refused() {
    let face = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
    let told = |text: &str| {
        let error = triangles("a.obj", text.as_bytes()).unwrap().parts("a.obj").unwrap_err();
        assert_eq!(error.kind, Kind::Malformed);
        error.to_string()
    };
    let text = told(&format!("o a\n{face}o b\nv 1 1 1\n"));
    assert_eq!(text, "a.obj: object `b` has no faces; remove it, or export it with faces");
    let text = told(&format!("o a\n{face}o b\nf 1 2 3\no a\nf 1 2 3\n"));
    assert_eq!(text, "a.obj: object `a` stands twice; give each part a name of its own");
    // objects without a name are counted
    let text = told(&format!("o a\n{face}o\nf 1 2 3\no\n"));
    assert_eq!(text, "a.obj: object 3 has no faces; remove it, or export it with faces");
}
