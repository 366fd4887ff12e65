//! Mutated geometry files and noise from a seed, and the promises that hold for any of them: shared by the tests, the long run
//! and the fuzz tests of the workspace.

use crate::made::{buffer, document, glb, ply, stl};
use std::time::{Duration, Instant};
use tumble_mesh_files::{FileError, Folder, GridFile, TriangleFile, read_grid, read_points, read_triangles, write_obj};
use tumble_random::{Random as _, SplitMix};

/// Longest time that a small file may take, on a machine that others use too.
pub(crate) const LONGEST: Duration = Duration::from_secs(5);

/// The name of a buffer beside the mutated files.
const BESIDE: &str = "beside.bin";

/// Files that the mutations start from: one of each format and encoding.
pub(crate) fn seeds() -> Vec<(&'static str, Vec<u8>)> {
    let square: [[[f32; 3]; 3]; 2] =
        [[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0]], [[0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]]];
    vec![
        ("two.obj", include_bytes!("golden/two_objects.obj").to_vec()),
        ("groups.obj", include_bytes!("golden/groups_crlf.obj").to_vec()),
        ("two.stl", include_bytes!("golden/two_solids.stl").to_vec()),
        ("binary.stl", stl(b"solid", &square)),
        ("quad.ply", include_bytes!("golden/quad.ply").to_vec()),
        ("little.ply", ply(false)),
        ("big.ply", ply(true)),
        ("hierarchy.gltf", include_bytes!("golden/hierarchy.gltf").to_vec()),
        ("beside.gltf", document(BESIDE).into_bytes()),
        ("one.glb", glb(&document(""), &buffer())),
        ("slope.asc", include_bytes!("golden/slope.asc").to_vec()),
        ("centred.asc", include_bytes!("golden/centred.asc").to_vec()),
    ]
}

/// Pieces that tend to break readers.
const SPICE: [&[u8]; 30] = [
    b"nan",
    b"-inf",
    b"1e999",
    b"4294967295",
    b"18446744073709551615",
    b"-1",
    b"0",
    b" ",
    b"\n",
    b"\r\n",
    b"\\\n",
    b"\0",
    b"\xff\xff\xff\xff",
    b"\x00\x09\x3d\x00",
    b"\xff\xff\xff\x7f",
    b"f 1 2 3 4 5 6\n",
    b"o x\n",
    b"usemtl \xe9\n",
    b"solid",
    b"endsolid\n",
    b"property list uchar int w\n",
    b"element vertex 3\n",
    b"end_header\n",
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"children\":[0],",
    b"\"sparse\":{},",
    b"\"uri\":\"../x\",",
];

/// File number `n`: a seed with a few accidents, and now and then nothing but noise.
pub(crate) fn mutant(n: usize, r: &mut SplitMix) -> (&'static str, Vec<u8>) {
    let seeds = seeds();
    let (name, mut bytes) = seeds[n % seeds.len()].clone();
    if r.below(20) == 0 {
        let length = r.index(400);
        return (name, (0..length).map(|_| r.bits() as u8).collect());
    }
    for _ in 0..=[0, 0, 1, 4][r.index(4)] {
        let at = r.index(bytes.len() + 1);
        let end = (at + r.index(60)).min(bytes.len());
        match r.below(11) {
            0 if at < bytes.len() => bytes[at] ^= 1 << r.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let piece = bytes[at..end].to_vec();
                let to = r.index(bytes.len() + 1);
                bytes.splice(to..to, piece);
            }
            3 if r.below(3) == 0 => bytes.truncate(at),
            4 => bytes.insert(at, r.bits() as u8),
            5..=7 => {
                // another number in the place of one
                let digit = |b: &u8| b.is_ascii_digit();
                if let Some(k) = bytes[at..].iter().position(digit) {
                    let length = bytes[at + k..].iter().take_while(|b| digit(b)).count();
                    let number = [r.below(4), r.below(20), r.below(1 << 40), u64::MAX][r.index(4)].to_string();
                    bytes.splice(at + k..at + k + length, number.bytes());
                }
            }
            8 if at + 4 <= bytes.len() => {
                let word = [0, 1, 3, u32::MAX, 1 << 31, 4_000_000, r.bits() as u32][r.index(7)];
                bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
            }
            _ => drop(bytes.splice(at..at, SPICE[r.index(SPICE.len())].iter().copied())),
        }
    }
    (name, bytes)
}

/// What became of a file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outcome {
    /// Whether it was read.
    pub(crate) good: bool,
    /// Peak of memory while it was read [bytes], and how much it may be.
    pub(crate) used: u64,
    /// Most memory that it may take [bytes].
    pub(crate) allowed: u64,
    /// Time of reading.
    pub(crate) time: Duration,
}

/// Most memory [bytes] that reading a file may take beside its bytes: 16 MiB, 32 times its size, and 128 bytes a triangle, of
/// which a few bytes of glTF can show many. A file of a few lines has 64 KiB in place of the 16 MiB, which are for lists of
/// nodes and the like.
pub(crate) fn allowance(size: usize, triangles: usize) -> u64 {
    let fixed = if size < 16 << 10 { 64 << 10 } else { 16 << 20 };
    fixed + (32 * size + 128 * triangles) as u64
}

/// Reads a file in every way and holds it to the promises.
pub(crate) fn judge(name: &str, bytes: &[u8]) -> Outcome {
    let mut folder = Folder::given([(name.to_owned(), bytes.to_vec()), (BESIDE.to_owned(), buffer())]);
    let (mut surface, mut heights, mut points) = (None, None, None);
    let clock = Instant::now();
    let used = allocation_counter::measure(|| {
        surface = Some(read_triangles(&mut folder, name));
    });
    let more = allocation_counter::measure(|| {
        heights = Some(read_grid(&mut folder, name));
    });
    points.get_or_insert_with(|| read_points(&mut folder, name, 1000));
    let time = clock.elapsed();
    let used = used.bytes_max + more.bytes_max;
    let mut outcome = Outcome { used, allowed: allowance(bytes.len(), 0), time, ..Outcome::default() };
    for error in
        [surface.as_ref().map(|s| s.as_ref().err()), heights.as_ref().map(|h| h.as_ref().err())].iter().flatten()
    {
        error.iter().for_each(|e| judge_error(e));
    }
    if let Some(Ok(file)) = &surface {
        outcome.good = true;
        outcome.allowed = allowance(bytes.len(), file.triangles.len());
        judge_surface(file);
    }
    if let Some(Ok(file)) = &heights {
        outcome.good = true;
        judge_grid(file);
    }
    if let Some(Ok(points)) = points {
        assert!(points.len() <= 1000 && points.iter().flatten().all(|x| x.is_finite()));
    }
    outcome
}

fn judge_error(e: &FileError) {
    let text = e.to_string();
    assert!(!e.message.is_empty() && !e.help.is_empty() && !e.file.is_empty(), "{e:?}");
    assert!(text.len() < 1500 && !text.chars().any(char::is_control), "{text:?}");
}

fn judge_surface(file: &TriangleFile) {
    assert!(!file.triangles.is_empty());
    assert!(file.points.iter().flatten().all(|x| x.is_finite() && x.to_bits() != (-0.0_f64).to_bits()));
    assert!(file.triangles.iter().flatten().all(|k| (*k as usize) < file.points.len()));
    let groups = &file.groups;
    assert!(groups.of_triangle.is_empty() || groups.of_triangle.len() == file.triangles.len());
    assert!(groups.of_triangle.iter().all(|g| (*g as usize) < groups.names.len()));
    // objects have every triangle once
    let mut end = 0;
    for object in &file.objects {
        assert_eq!(object.triangles.start, end);
        end = object.triangles.end;
    }
    assert_eq!(end as usize, file.triangles.len());
    if let Err(e) = file.parts("parts") {
        judge_error(&e);
    }
    // written and read again it is the same
    let text = write_obj(file);
    let again = read_triangles(&mut Folder::given([("again.obj".to_owned(), text.into_bytes())]), "again.obj");
    let again = again.expect("a file that was written");
    assert_eq!((&again.points, &again.triangles), (&file.points, &file.triangles));
}

fn judge_grid(file: &GridFile) {
    assert_eq!(file.heights.len(), file.columns * file.rows);
    assert!(file.holes.is_empty() || file.holes.len() == file.heights.len());
    assert!(file.columns >= 2 && file.rows >= 2 && file.cell.iter().all(|c| *c > 0.0));
    assert!(file.heights.iter().chain(&file.origin).all(|x| x.is_finite()));
}
