//! Golden glTF files: hierarchy, transforms, kinds of primitives and indices, buffers inside and beside.

use crate::made::{buffer, corners, document, glb, triangles};
use tumble_mesh_files::{Folder, read_triangles};

fn near(found: [[f64; 3]; 3], expected: [[f64; 3]; 3]) {
    for (a, b) in found.iter().flatten().zip(expected.iter().flatten()) {
        assert!((a - b).abs() < 1e-14, "{found:?} is not {expected:?}");
    }
}

#[test]
fn a_hierarchy_places_turns_scales_and_mirrors_its_meshes_with_z_up() {
    let file = triangles("hierarchy.gltf", include_bytes!("golden/hierarchy.gltf")).unwrap();
    let all = corners(&file);
    assert_eq!(all.len(), 6);
    // half size 2, a quarter turn about the file's y, 10 along x
    near(all[0], [[10.0, 0.0, 0.0], [10.0, 2.0, 0.0], [10.0, 0.0, 2.0]]);
    // mirrored in x: corners exchange, so that the winding stays that of the surface
    let [a, b, c, d] = [[10.0, 0.0, 5.0], [9.0, 0.0, 5.0], [10.0, 0.0, 6.0], [9.0, 0.0, 6.0]];
    assert_eq!(all[1..], [[a, c, b], [a, c, b], [b, c, d], [a, c, b], [a, d, c]]);
    let names: Vec<&str> = file.objects.iter().map(|o| o.name.as_str()).collect();
    assert_eq!(names, ["turned", "mirrored"]);
    assert_eq!(file.objects[1].triangles, 1..6);
    assert_eq!(file.groups.names, ["ice", "café", ""]);
    assert_eq!(file.groups.of_triangle, [0, 1, 2, 2, 0, 0]);
    // three of the first mesh, four of the second: equal corners are one
    assert_eq!(file.points.len(), 7);
}

#[test]
fn a_buffer_is_in_the_file_beside_it_or_in_the_text() {
    let one = triangles("a.glb", &glb(&document(""), &buffer())).unwrap();
    assert_eq!(corners(&one), [[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]]);
    let beside = [
        ("parts/a.gltf".to_owned(), document("the%20bytes.bin").into_bytes()),
        ("parts/the bytes.bin".to_owned(), buffer()),
    ];
    let mut folder = Folder::given(beside.clone());
    assert_eq!(read_triangles(&mut folder, "parts/a.gltf").unwrap(), one);
    // both are kept, so that they can be given back
    assert_eq!(folder.into_read(), beside);
    // 52 bytes in base64, with and without padding
    let code = "AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAAAAAAAAEAAAACAAAAAAAAAA";
    for uri in [format!("data:;base64,{code}=="), format!("data:application/gltf-buffer;base64,{code}")] {
        assert_eq!(triangles("a.gltf", document(&uri).as_bytes()).unwrap(), one, "{uri}");
    }
}

#[test]
fn indices_have_8_16_or_32_bits_or_are_left_out() {
    for (kind, count) in [(5121, 3), (5123, 3), (5125, 3)] {
        // as bytes and pairs, the numbers 0, 1, 2 of 32 bits begin with zeros
        let text = document("").replace("5125,\"count\":3", &format!("{kind},\"count\":{count}"));
        let mut bytes = buffer();
        let indices: Vec<u8> = match kind {
            5121 => vec![2, 1, 0],
            5123 => vec![2, 0, 1, 0, 0, 0],
            _ => vec![2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
        };
        bytes[36..36 + indices.len()].copy_from_slice(&indices);
        let file = triangles("a.glb", &glb(&text, &bytes)).unwrap();
        assert_eq!(corners(&file), [[[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]], "{kind}");
    }
    let text = document("").replace(",\"indices\":1", "");
    let file = triangles("a.glb", &glb(&text, &buffer())).unwrap();
    assert_eq!(corners(&file), [[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]]);
}

#[test]
fn positions_may_be_interleaved_with_other_numbers() {
    let text = document("")
        .replace(",\"indices\":1", "")
        .replace(r#"{"buffer":0,"byteLength":36}"#, r#"{"buffer":0,"byteOffset":4,"byteLength":48,"byteStride":16}"#);
    let text = text.replace(r#""bufferView":0,"#, r#""bufferView":0,"byteOffset":4,"#);
    let mut bytes = vec![0; 4];
    for p in [[0.0_f32, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]] {
        bytes.extend(9.0_f32.to_le_bytes());
        bytes.extend(p.iter().flat_map(|x| x.to_le_bytes()));
    }
    let file = triangles("a.glb", &glb(&text, &bytes)).unwrap();
    assert_eq!(corners(&file), [[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]]);
}

/// Without scenes, every node that is no child is shown; a mesh that two nodes show is there twice.
#[test]
fn a_file_without_scenes_shows_all_its_nodes() {
    let text = document("").replace(r#""scenes":[{"nodes":[0]}],"#, "").replace(
        r#""nodes":[{"mesh":0}]"#,
        r#""nodes":[{"mesh":0,"name":"low"},{"mesh":0,"translation":[0,3,0]},{"children":[1]}]"#,
    );
    let file = triangles("a.glb", &glb(&text, &buffer())).unwrap();
    assert_eq!(corners(&file)[1], [[0.0, 0.0, 3.0], [1.0, 0.0, 3.0], [0.0, 0.0, 4.0]]);
    assert_eq!((file.objects.len(), file.points.len()), (2, 6));
}
