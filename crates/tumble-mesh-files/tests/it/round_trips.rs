//! What is written is read again: OBJ to the bit, STL as 32-bit numbers.

use crate::made::{corners, triangles};
use tumble_mesh_files::{Groups, Object, TriangleFile, write_obj, write_stl};
use tumble_random::{Random as _, SplitMix};

/// A random file with objects and groups; numbers of many sizes.
fn random(seed: u64) -> TriangleFile {
    let mut r = SplitMix(seed);
    let points: Vec<[f64; 3]> = (0..1 + r.index(40))
        .map(|_| [0; 3].map(|_| r.between(-1.0, 1.0) * [1.0, 1e-30, 1e30, 1e-5][r.index(4)]))
        .collect();
    let count = 1 + r.index(60);
    let triangles = (0..count).map(|_| [0; 3].map(|_| r.index(points.len()) as u32)).collect();
    let mut of_triangle: Vec<u32> = Vec::new();
    for k in 0..count {
        // a new group now and then, the old ones again
        let known = of_triangle.iter().max().map_or(0, |m| m + 1);
        of_triangle.push(if k == 0 { 0 } else { r.below(u64::from(known) + 1) as u32 });
    }
    let names = (0..=of_triangle.iter().copied().max().unwrap_or(0)).map(|k| format!("material {k}")).collect();
    let cut = r.index(count) as u32;
    let objects = vec![
        Object { name: "first".to_owned(), triangles: 0..cut },
        Object { name: "sec\u{f6}nd".to_owned(), triangles: cut..count as u32 },
    ];
    TriangleFile { points, triangles, groups: Groups { names, of_triangle }, objects }
}

#[test]
fn an_obj_that_was_written_is_read_to_the_bit() {
    for seed in 0..200 {
        let file = random(seed);
        assert_eq!(triangles("a.obj", write_obj(&file).as_bytes()).unwrap(), file, "{seed}");
        let plain = TriangleFile {
            groups: Groups::default(),
            objects: vec![Object { name: String::new(), triangles: 0..file.triangles.len() as u32 }],
            ..file
        };
        assert_eq!(triangles("a.obj", write_obj(&plain).as_bytes()).unwrap(), plain, "{seed}");
    }
}

#[test]
fn an_stl_that_was_written_is_read_as_32_bit_numbers() {
    for seed in 0..200 {
        let file = random(seed);
        let again = triangles("a.stl", &write_stl(&file)).unwrap();
        let rounded: Vec<[[f64; 3]; 3]> =
            corners(&file).iter().map(|t| t.map(|p| p.map(|x| f64::from(x as f32) + 0.0))).collect();
        assert_eq!(corners(&again), rounded, "{seed}");
    }
}
