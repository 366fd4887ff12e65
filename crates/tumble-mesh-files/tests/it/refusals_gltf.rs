//! Every refusal of glTF and GLB, with its whole message.

use crate::made::{buffer, document, glb, triangles};
use tumble_mesh_files::{Kind, limits};

const AGAIN: &str = "the file is damaged: export it again";

/// What a good document with some text changed is refused with.
fn changed(from: &str, to: &str, kind: Kind, message: &str) {
    let text = document("");
    assert!(text.contains(from), "{from}");
    refused(&glb(&text.replacen(from, to, 1), &buffer()), kind, message);
}

fn refused(bytes: &[u8], kind: Kind, message: &str) {
    let error = triangles("a.glb", bytes).map(|_| ()).expect_err(message);
    assert_eq!(error.to_string(), format!("a.glb: {message}"));
    assert_eq!(error.kind, kind, "{message}");
}

#[test]
fn a_glb_is_refused_with_its_byte() {
    let good = glb(&document(""), &buffer());
    let help = "the file is cut off or no GLB: export it again";
    let length = good.len();
    let message = format!("byte 8: the header says {length} bytes, the file has {}; {help}", length - 1);
    refused(&good[..length - 1], Kind::Malformed, &message);
    refused(&good[..10], Kind::Malformed, &format!("byte 10: the file ends here; {help}"));
    let with = |at: usize, bytes: &[u8]| {
        let mut bad = good.clone();
        bad[at..at + bytes.len()].copy_from_slice(bytes);
        bad
    };
    refused(&with(4, &[1]), Kind::Unsupported, "byte 4: GLB version 1; export as glTF 2.0");
    refused(&with(16, b"json"), Kind::Malformed, &format!("byte 16: the first chunk is not JSON; {help}"));
    let message = format!("byte 12: a chunk of 65536 bytes, {} are left; {help}", length - 20);
    refused(&with(12, &65_536_u32.to_le_bytes()), Kind::Malformed, &message);
    let no_chunk = "buffers[0]: no uri and no binary chunk; export as GLB, or with a uri";
    refused(&glb(&document(""), &[]), Kind::Malformed, no_chunk);
}

#[test]
fn json_that_is_not_gltf_is_refused_with_line_and_column() {
    let help = "the JSON is not that of a glTF 2.0 file: export it again";
    let json = |text: &str, message: &str| {
        let error = triangles("a.gltf", text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), format!("a.gltf: {message}; {help}"));
        assert_eq!(error.kind, Kind::Malformed);
    };
    json("{\n \"asset\": x", "line 2, column 11: expected value");
    json("{}", "line 1, column 2: missing field `asset`");
    json("{\"asset\":{\"version\":2}}", "line 1, column 21: invalid type: integer `2`, expected a string");
    let deep = format!("{{\"x\":{}", "[".repeat(200));
    json(&deep, "line 1, column 205: EOF while parsing a list");
    let many = format!("{{\"nodes\":[{}{{}}]}}", "{},".repeat(limits::ITEMS));
    json(&many, &format!("line 1, column {}: more than 65536 entries in a list", 3 * limits::ITEMS + 13));
    let long = format!("{{\"asset\":{{\"version\":\"{}", "x".repeat(1000));
    json(&long, "line 1, column 1021: EOF while parsing a string");
    // a long value is cut
    let long = format!("{{\"asset\":\"{}\"}}", "x".repeat(1000));
    let text = triangles("a.gltf", long.as_bytes()).unwrap_err().to_string();
    assert!(text.len() < 300 && text.contains("invalid type: string \"xxx"), "{text}");
}

#[test]
fn features_that_are_not_understood_are_refused_by_name() {
    let unsupported = |from: &str, to: &str, message: &str| changed(from, to, Kind::Unsupported, message);
    unsupported("2.0", "1.0", "asset.version: version `1.0`; export as glTF 2.0");
    for name in ["KHR_draco_mesh_compression", "EXT_meshopt_compression", "KHR_mesh_quantization", "X_new"] {
        unsupported(
            "\"scenes\"",
            &format!("\"extensionsRequired\":[\"KHR_materials_unlit\",\"{name}\"],\"scenes\""),
            &format!(
                "extensionsRequired: the extension `{name}`; export without it: no compression, no quantization, no instancing"
            ),
        );
    }
    let compression = "export without compression";
    unsupported(
        "\"indices\":1",
        "\"indices\":1,\"extensions\":{\"KHR_draco_mesh_compression\":{\"bufferView\":0}}",
        &format!("meshes[0].primitives[0]: the extension `KHR_draco_mesh_compression`; {compression}"),
    );
    for name in ["EXT_meshopt_compression", "KHR_meshopt_compression"] {
        unsupported(
            "\"byteLength\":36",
            &format!("\"byteLength\":36,\"extensions\":{{\"{name}\":{{}}}}"),
            &format!("bufferViews[0]: the extension `{name}`; {compression}"),
        );
    }
    unsupported(
        "{\"mesh\":0}",
        "{\"mesh\":0,\"extensions\":{\"EXT_mesh_gpu_instancing\":{}}}",
        "nodes[0]: the extension `EXT_mesh_gpu_instancing`; export each copy as a node of its own",
    );
    unsupported(
        "\"type\":\"VEC3\"",
        "\"type\":\"VEC3\",\"sparse\":{\"count\":1}",
        "accessors[0].sparse: a sparse accessor; export without sparse accessors",
    );
    unsupported(
        "\"bufferView\":0,",
        "",
        &format!("accessors[0]: no bufferView: compressed or sparse data; {compression}"),
    );
    let skin = "nodes[0].skin: a mesh with a skin; apply the armature before export";
    unsupported("{\"mesh\":0}", "{\"mesh\":0,\"skin\":0}", skin);
    let keys = "morph targets; apply the shape keys before export";
    unsupported("{\"mesh\":0}", "{\"mesh\":0,\"weights\":[0,0.5]}", &format!("nodes[0].weights: {keys}"));
    unsupported("\"primitives\"", "\"weights\":[1],\"primitives\"", &format!("meshes[0].weights: {keys}"));
    unsupported(
        "\"indices\":1",
        "\"indices\":1,\"mode\":1",
        "meshes[0].primitives[0].mode: mode 1; only triangles (4), strips (5) and fans (6) have a surface: remove points and lines",
    );
    let numbers = "positions are VEC3 of 32-bit floats, indices SCALAR of 8, 16 or 32 bits without sign: export without quantization";
    unsupported("5126", "5122", &format!("accessors[0]: VEC3 of component type 5122; {numbers}"));
    unsupported("VEC3", "VEC2", &format!("accessors[0]: VEC2 of component type 5126; {numbers}"));
    unsupported("5125", "5124", &format!("accessors[1]: SCALAR of component type 5124; {numbers}"));
    let text = document("data:text/plain,xyz");
    let message = "buffers[0]: the uri `data:text/plain,xyz` is not in base64; export as GLB, or with base64";
    refused(&glb(&text, &[]), Kind::Unsupported, message);
}

#[test]
fn numbers_that_do_not_agree_are_refused_with_their_path() {
    let wrong =
        |from: &str, to: &str, message: &str| changed(from, to, Kind::Malformed, &format!("{message}; {AGAIN}"));
    wrong("{\"nodes\":[0]}", "{\"nodes\":[7]}", "nodes[7]: there are 1");
    wrong("{\"mesh\":0}", "{\"mesh\":1}", "nodes[0].mesh: mesh 1, there are 1");
    wrong("\"POSITION\":0", "\"POSITION\":9", "accessors[9]: there are 2");
    wrong("\"bufferView\":0", "\"bufferView\":5", "bufferViews[5]: there are 2");
    wrong("\"buffer\":0", "\"buffer\":1", "buffers[1]: there are 1");
    wrong("\"indices\":1", "\"indices\":1,\"material\":0", "meshes[0].primitives[0].material: material 0, there are 0");
    wrong("\"byteLength\":52", "\"byteLength\":53", "buffers[0]: byteLength is 53, there are 52 bytes");
    wrong("\"byteOffset\":36", "\"byteOffset\":37", "bufferViews[1]: bytes 37 + 16 of a buffer of 52");
    let huge = "18446744073709551615";
    wrong(
        "\"byteOffset\":36",
        &format!("\"byteOffset\":{huge}"),
        &format!("bufferViews[1]: bytes {huge} + 16 of a buffer of 52"),
    );
    wrong("\"count\":3", "\"count\":4", "accessors[0].count: 4 entries every 12 bytes of a view of 36");
    wrong(
        "\"count\":3",
        &format!("\"count\":{huge}"),
        &format!("accessors[0].count: {huge} entries every 12 bytes of a view of 36"),
    );
    wrong(
        "\"byteLength\":36",
        "\"byteLength\":36,\"byteStride\":8",
        "bufferViews[0].byteStride: 8 for entries of 12 bytes",
    );
    let text = document("").replace("\"byteOffset\":36", "\"byteOffset\":35");
    let message = format!("meshes[0].primitives[0]: index 1 names corner 256, there are 3; {AGAIN}");
    refused(&glb(&text, &buffer()), Kind::Malformed, &message);
    let text = document("data:;base64,AAA!");
    refused(
        &glb(&text, &[]),
        Kind::Malformed,
        &format!("buffers[0]: character 3 of the base64 data is not of base64; {AGAIN}"),
    );
}

#[test]
fn a_hierarchy_that_is_no_tree_of_transforms_is_refused() {
    let malformed = |to: &str, message: &str| changed("{\"mesh\":0}", to, Kind::Malformed, message);
    let tree = "nodes form a tree: each has one parent at most";
    malformed("{\"mesh\":0,\"children\":[0]}", &format!("nodes[0]: reached twice; {tree}"));
    malformed("{\"children\":[1,1]},{\"mesh\":0}", &format!("nodes[1]: reached twice; {tree}"));
    let many = format!("nodes[0].children: more children than there are nodes; {tree}");
    malformed("{\"mesh\":0,\"children\":[0,0]}", &many);
    malformed(
        "{\"mesh\":0,\"rotation\":[0,0,0,2]}",
        "nodes[0].rotation: a quaternion of length² 4; a rotation is a quaternion of length 1",
    );
    malformed(
        "{\"mesh\":0,\"matrix\":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,2]}",
        "nodes[0].matrix: the last row is 0, 0, 0, 2; it must be 0, 0, 0, 1",
    );
    malformed(
        "{\"scale\":[1e200,1,1],\"children\":[1]},{\"mesh\":0,\"scale\":[1e200,1,1]}",
        "nodes[1]: its transform is not finite; use smaller numbers",
    );
    let message = "scene: scene 3, there are 1; name one of the scenes";
    changed("\"scenes\"", "\"scene\":3,\"scenes\"", Kind::Malformed, message);
    let three = "triangles need three each, strips and fans at least three";
    let message = format!("meshes[0].primitives[0]: 2 corners; {three}");
    changed("5125,\"count\":3", "5125,\"count\":2", Kind::Malformed, &message);
    changed("5125,\"count\":3", "5125,\"count\":4", Kind::Malformed, &message.replace("2 c", "4 c"));
    let message = "meshes[0].primitives[0].attributes: no POSITION; export the mesh with positions";
    changed("\"POSITION\":0", "\"NORMAL\":0", Kind::Malformed, message);
    let mut bytes = buffer();
    bytes[0..4].copy_from_slice(&f32::NAN.to_le_bytes());
    let message = "meshes[0].primitives[0]: corner 0 is [NaN, 0.0, 0.0], not finite; give every number a finite value";
    refused(&glb(&document(""), &bytes), Kind::Malformed, message);
    let broken = "buffers[0]: the uri `a%2x.bin` has a broken %; write %25 for a percent sign";
    refused(&glb(&document("a%2x.bin"), &[]), Kind::Malformed, broken);
}

/// Nodes that show one mesh again and again are counted before anything is made of them.
#[test]
fn copies_beyond_the_limit_are_refused_before_anything_is_made() {
    let nodes = vec!["{\"mesh\":0}"; 60_000].join(",");
    let roots = (0..60_000).map(|k| k.to_string()).collect::<Vec<_>>().join(",");
    let primitive = "{\"attributes\":{\"POSITION\":0},\"indices\":1}";
    let text = document("").replace("{\"mesh\":0}", &nodes).replace("\"nodes\":[0]", &format!("\"nodes\":[{roots}]"));
    let text = text.replace(primitive, &vec![primitive; 67].join(","));
    let bytes = glb(&text, &buffer());
    let mut used = None;
    let info = allocation_counter::measure(|| {
        used = Some(triangles("a.glb", &bytes).map(|_| ()).unwrap_err());
    });
    let error = used.unwrap();
    let help = "simplify the geometry, or split it into several files";
    assert_eq!(error.to_string(), format!("a.glb: meshes[0].primitives[33]: more than 4000000 triangles; {help}"));
    assert!(info.bytes_max < 64 << 20, "{} bytes", info.bytes_max);
}
