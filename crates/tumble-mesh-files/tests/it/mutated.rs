//! The short form of `cargo run --release -p tumble-mesh-files --example mutated_files`, and files crowded with one kind of thing.

use crate::made::{document, glb, triangles};
use crate::mutants::{LONGEST, allowance, judge, mutant, seeds};
use tumble_random::SplitMix;

#[test]
fn all_seeds_are_good() {
    for (name, bytes) in seeds() {
        assert!(judge(name, &bytes).good, "{name}");
    }
}

#[test]
fn six_thousand_mutated_files_neither_panic_nor_hang_nor_take_more_than_their_memory() {
    let mut r = SplitMix(1);
    let mut good = 0;
    for n in 0..6_000 {
        let (name, bytes) = mutant(n, &mut r);
        let outcome = judge(name, &bytes);
        assert!(outcome.used <= outcome.allowed, "{name}: {} of {} bytes", outcome.used, outcome.allowed);
        assert!(outcome.time < LONGEST, "{name}: {:?}", outcome.time);
        good += usize::from(outcome.good);
    }
    assert!((600..4_000).contains(&good), "{good} of 6000: mutants must be neither all good nor all bad");
}

/// A mebibyte of the smallest pieces: memory follows the size of the file.
#[test]
fn crowded_files_stay_within_their_allowance() {
    let mib = 1 << 20;
    let fill = |head: &str, piece: &str, tail: &str| format!("{head}{}{tail}", piece.repeat(mib / piece.len()));
    let vertex = "ply\nformat ascii 1.0\nelement vertex 1\nproperty char x\nproperty char y\nproperty char z\n";
    let face = "element face 1\nproperty list int char vertex_indices\nend_header\n0 0 0\n";
    let json = |key: &str, piece: &str| fill(&format!("{{\"asset\":{{\"version\":\"2.0\"}},\"{key}\":["), piece, "0]}");
    let mut binary = format!("{vertex}{face}").replace("ascii", "binary_little_endian").into_bytes();
    binary.truncate(binary.len() - 6);
    binary.extend([0; 3]);
    binary.extend((mib as u32).to_le_bytes());
    binary.extend(vec![0; mib]);
    // each node names the next one and then many others again
    let again = "0,".repeat(20_000);
    let waiting: String = (1..26).map(|k| format!("{{\"children\":[{k},{again}0]}},")).collect();
    let waiting =
        format!("{{\"asset\":{{\"version\":\"2.0\"}},\"scenes\":[{{\"nodes\":[0]}}],\"nodes\":[{waiting}{{}}]}}");
    let few = format!("{{\"asset\":{{\"version\":\"2.0\"}},\"nodes\":[{}{{}}]}}", "{},".repeat(65_000));
    let crowds: [(&str, Vec<u8>); 18] = [
        ("waiting.gltf", waiting.into_bytes()),
        ("few_nodes.gltf", few.into_bytes()),
        ("corners.obj", fill("", "v 0 0 0\n", "f 1 1 1\n").into_bytes()),
        ("faces.obj", fill("v 0 0 0\n", "f 1 1 1\n", "").into_bytes()),
        ("polygon.obj", fill("v 0 0 0\nf 1 1", " 1", "").into_bytes()),
        ("objects.obj", fill("v 0 0 0\n", "o x\nf 1 1 1\n", "").into_bytes()),
        ("empty_objects.obj", fill("v 0 0 0\n", "o\n", "f 1 1 1\n").into_bytes()),
        ("lines.obj", fill("v 0 0 0\n", "\n", "f 1 1 1\n").into_bytes()),
        ("continued.obj", fill("v 0 0 0\nf 1 1", "\\\n", " 1\n").into_bytes()),
        ("solids.stl", fill("", "solid\nendsolid\n", "").into_bytes()),
        (
            "vertices.stl",
            fill("solid\n", "facet\nvertex 0 0 0\nvertex 0 0 1\nvertex 0 1 0\nendfacet\n", "endsolid").into_bytes(),
        ),
        ("polygon.ply", format!("{vertex}{face}{mib} {}", "0 ".repeat(mib)).into_bytes()),
        ("binary.ply", binary),
        ("nodes.gltf", json("nodes", "{},").into_bytes()),
        ("accessors.gltf", json("accessors", "{\"componentType\":1,\"count\":1,\"type\":\"\"},").into_bytes()),
        (
            "children.gltf",
            format!("{{\"asset\":{{\"version\":\"2.0\"}},\"nodes\":[{}{{}}]}}", "{\"children\":[0,0]},".repeat(50_000))
                .into_bytes(),
        ),
        ("nothing.gltf", json("x", "{\"\":0},").into_bytes()),
        (
            "heights.asc",
            fill("ncols 1024\nnrows 512\nxllcorner 0\nyllcorner 0\ncellsize 1\nnodata_value 0\n1", " 0", "")
                .into_bytes(),
        ),
    ];
    for (name, bytes) in crowds {
        let outcome = judge(name, &bytes);
        let share = outcome.used / bytes.len() as u64;
        // far below it: the fixed part would hide the part that grows with the file
        assert!(bytes.len() < mib || share <= 24, "{name}: {share} bytes per byte");
        assert!(outcome.used <= outcome.allowed, "{name}: {share} bytes per byte, {} in all", outcome.used);
        assert!(outcome.time < LONGEST, "{name}: {:?}", outcome.time);
    }
}

/// A header that promises more than the file has reserves nothing.
#[test]
fn promises_of_a_header_reserve_no_memory() {
    let ply = "ply\nformat binary_little_endian 1.0\nelement vertex 2000000\nproperty char x\nproperty char y\nproperty char z\n\
               element face 4000000\nproperty list uchar uchar vertex_indices\nend_header\n";
    let endless =
        ply.replace("2000000\n", "0\n").replace("element face", "element nothing 18446744073709551615\nelement face");
    let grid = "ncols 4000\nnrows 4000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 -9999";
    let count = document("").replace("\"count\":3", "\"count\":4000000000000");
    for (name, bytes) in [
        ("a.ply", ply.as_bytes().to_vec()),
        ("a.ply", endless.into_bytes()),
        ("a.asc", grid.as_bytes().to_vec()),
        ("a.glb", glb(&count, &[0; 100])),
    ] {
        let outcome = judge(name, &bytes);
        assert!(!outcome.good && outcome.used < 64 << 10, "{name}: {} bytes", outcome.used);
        assert!(outcome.time < LONGEST, "{name}");
    }
}

/// The largest surface from the fewest bytes of glTF: 2·10⁶ triangles of one mesh that many nodes show.
#[test]
fn a_small_file_with_many_copies_takes_what_its_triangles_take() {
    let nodes = (0..50_000).map(|k| format!("{{\"mesh\":0,\"translation\":[{k},0,0]}}")).collect::<Vec<_>>().join(",");
    let roots = (0..50_000).map(|k: u32| k.to_string()).collect::<Vec<_>>().join(",");
    let primitive = "{\"attributes\":{\"POSITION\":0},\"indices\":1}";
    let text = document("").replace("{\"mesh\":0}", &nodes).replace("\"nodes\":[0]", &format!("\"nodes\":[{roots}]"));
    let bytes = glb(&text.replace(primitive, &vec![primitive; 40].join(",")), &crate::made::buffer());
    let mut count = 0;
    let used = allocation_counter::measure(|| {
        count = triangles("a.glb", &bytes).map_or(0, |file| file.triangles.len());
    });
    assert_eq!(count, 2_000_000);
    assert!(used.bytes_max <= allowance(bytes.len(), count), "{} bytes", used.bytes_max);
}
