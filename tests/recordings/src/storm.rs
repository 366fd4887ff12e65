//! Storms: random bodies thrown on random surfaces, recorded and audited.
//!
//! A seed decides the whole scene: heights that are rough, ridged, smooth or stepped, as a height field, or as triangles with walls
//! around them (a front, a sheet, or a solid room); one to five bodies of six shapes; the size of the step.

use crate::gallery::{Length, Shown, show_text};
use crate::sample::folder;
use std::fmt::Write as _;
use tumble_mesh_files::{Object, TriangleFile, write_obj};
use tumble_random::{Random, SplitMix};

/// What the bodies are thrown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Height fields without walls: bodies also fall off them.
    Fields,
    /// Triangle meshes with walls.
    Meshes,
}

/// A scene of a storm.
#[derive(Clone, Debug)]
pub struct Throw {
    /// What it is, in words.
    pub title: String,
    /// The scene.
    pub text: String,
    /// Triangles of `ground.obj`, if the scene has them.
    pub ground: Option<String>,
}

/// Heights [m] of a grid, rows from the smallest y on.
struct Grid {
    heights: Vec<Vec<f64>>,
    cell: f64,
}

const KINDS: [&str; 4] = ["rough", "ridge", "smooth", "steps"];
const STEPS: [f64; 4] = [60.0, 120.0, 240.0, 400.0];
const SIDES: [&str; 3] = ["front", "both", "solid"];

impl Grid {
    fn random(kind: &str, r: &mut SplitMix) -> Self {
        let (nx, ny) = (4 + r.index(10), 4 + r.index(10));
        let cell = r.between(0.1, 0.5);
        let height = cell * r.between(0.1, 1.5);
        let (a, b, phase) = (r.between(0.3, 2.0), r.between(-1.0, 1.0), r.between(0.0, 6.0));
        let mut at = |i: usize, j: usize| {
            let (x, y) = (i as f64, j as f64);
            match kind {
                "rough" => r.unit(),
                // every second row, or folds askew
                "ridge" => (a * x + b * y + phase).rem_euclid(2.0) - 1.0,
                "smooth" => 0.5 * (tumble_math::trig::sin(0.7 * a * x + phase) + tumble_math::trig::sin(0.7 * b * y)),
                _ => (r.unit() * 3.0).floor() * 0.5,
            }
        };
        let mut heights: Vec<Vec<f64>> = (0..ny).map(|j| (0..nx).map(|i| height * at(i, j)).collect()).collect();
        // sharp folds are folds
        if kind == "ridge" {
            heights.iter_mut().flatten().for_each(|h| *h = h.abs());
        }
        Self { heights, cell }
    }

    /// Half of the extent along x and y [m].
    fn half(&self) -> [f64; 2] {
        [self.heights[0].len(), self.heights.len()].map(|n| 0.5 * self.cell * (n - 1) as f64)
    }

    fn highest(&self) -> f64 {
        self.heights.iter().flatten().copied().fold(f64::NEG_INFINITY, |a, b| if b > a { b } else { a })
    }

    fn toml(&self) -> String {
        let rows: Vec<String> = self.heights.iter().map(|row| format!("{row:?}")).collect();
        format!("{{ kind = \"heightfield\", cell = {:?}, heights = [{}] }}", self.cell, rows.join(", "))
    }

    /// The surface alone.
    fn sheet(&self) -> TriangleFile {
        let (nx, ny, half) = (self.heights[0].len(), self.heights.len(), self.half());
        let mut points: Vec<[f64; 3]> = Vec::new();
        for (j, row) in self.heights.iter().enumerate() {
            let at = |(i, h): (usize, &f64)| [i as f64 * self.cell - half[0], j as f64 * self.cell - half[1], *h];
            points.extend(row.iter().enumerate().map(at));
        }
        let index = |i: usize, j: usize| (j * nx + i) as u32;
        let cells = (0..ny - 1).flat_map(|j| (0..nx - 1).map(move |i| (i, j)));
        let two = |(i, j)| {
            let [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
            [[a, b, c], [a, c, d]]
        };
        file(points, cells.flat_map(two).collect())
    }

    /// The surface with walls of `top` [m], wound towards the inside; as a solid with an outer box beyond it.
    fn triangles(&self, top: f64, solid: bool) -> TriangleFile {
        let (nx, ny, half) = (self.heights[0].len(), self.heights.len(), self.half());
        let TriangleFile { mut points, mut triangles, .. } = self.sheet();
        let index = |i: usize, j: usize| (j * nx + i) as u32;
        // around the border, counter-clockwise seen from above
        let mut border: Vec<u32> = (0..nx - 1).map(|i| index(i, 0)).collect();
        border.extend((0..ny - 1).map(|j| index(nx - 1, j)));
        border.extend((1..nx).rev().map(|i| index(i, ny - 1)));
        border.extend((1..ny).rev().map(|j| index(0, j)));
        let first = points.len() as u32;
        let count = border.len() as u32;
        points.extend(border.iter().map(|&k| [points[k as usize][0], points[k as usize][1], top]).collect::<Vec<_>>());
        for k in 0..count {
            let (a, b) = (border[k as usize], border[((k + 1) % count) as usize]);
            let (c, d) = (first + k, first + (k + 1) % count);
            triangles.extend([[b, a, c], [b, c, d]]);
        }
        if solid {
            let middle = points.len() as u32;
            points.push([0.0, 0.0, top]);
            // a lid that looks down, and a box around all
            triangles.extend((0..count).map(|k| [middle, first + (k + 1) % count, first + k]));
            let (low, thick) = (-2.0, 0.5);
            let start = points.len() as u32;
            for k in 0..8_u32 {
                let side = |bit: u32, half: f64| if k & bit == 0 { -half - thick } else { half + thick };
                points.push([side(1, half[0]), side(2, half[1]), if k & 4 == 0 { low } else { top + thick }]);
            }
            let faces = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
            for [a, b, c, d] in faces.map(|f: [u32; 4]| f.map(|k| start + k)) {
                triangles.extend([[a, b, c], [a, c, d]]);
            }
        }
        file(points, triangles)
    }
}

fn file(points: Vec<[f64; 3]>, triangles: Vec<[u32; 3]>) -> TriangleFile {
    let objects = vec![Object { name: String::new(), triangles: 0..triangles.len() as u32 }];
    TriangleFile { points, triangles, objects, ..TriangleFile::default() }
}

/// One of six shapes of a size [m], as text.
pub(crate) fn shape(kind: usize, size: f64, r: &mut SplitMix) -> String {
    match kind {
        0 => format!("{{ kind = \"sphere\", radius = {:?} }}", 0.5 * size),
        1 => {
            let [x, y, z] = [0; 3].map(|_| size * r.between(0.3, 1.5));
            format!("{{ kind = \"box\", size = [{x:?}, {y:?}, {z:?}] }}")
        }
        2 => {
            let (radius, length) = (size * r.between(0.15, 0.4), size * r.between(0.3, 1.5));
            format!("{{ kind = \"capsule\", radius = {radius:?}, length = {length:?} }}")
        }
        3 | 4 => {
            let (radius, length) = (size * r.between(0.25, 0.7), size * r.between(0.3, 1.5));
            let kind = if kind == 3 { "cylinder" } else { "cone" };
            format!("{{ kind = \"{kind}\", radius = {radius:?}, length = {length:?} }}")
        }
        _ => {
            let points: Vec<String> = (0..6 + r.index(14)).map(|_| format!("{:?}", r.three(0.6 * size))).collect();
            format!("{{ kind = \"hull\", points = [{}] }}", points.join(", "))
        }
    }
}

/// The scene of a seed.
#[must_use]
pub fn throw(ground: Ground, seed: u64) -> Throw {
    let mut r = SplitMix(seed);
    let kind = KINDS[r.index(4)];
    let grid = Grid::random(kind, &mut r);
    let (half, highest) = (grid.half(), grid.highest());
    let sides = SIDES[r.index(3)];
    let (size, count) = (r.between(0.1, 0.5), 1 + r.index(5));
    // no body begins inside another or in a wall: above each other, and as far from the walls as they are large
    let top = highest + 1.0 + 2.0 * size * (count + 1) as f64;
    let (form, ground) = match ground {
        Ground::Fields => (grid.toml(), None),
        Ground::Meshes => {
            let obj = write_obj(&grid.triangles(top, sides == "solid"));
            (format!("{{ kind = \"mesh\", file = \"ground.obj\", sides = \"{sides}\" }}"), Some(obj))
        }
    };
    let hertz = STEPS[r.index(4)];
    let friction = [0.0, 0.3, 0.8][r.index(3)];
    let restitution = [0.0, 0.0, 0.5][r.index(3)];
    let mut text = format!(
        "version = 1\nname = \"storm\"\n[time]\nstep = {:?}\nduration = 2.0\n[[bodies]]\nname = \"ground\"\nkind = \"fixed\"\n\
         shape = {form}\nfriction = {friction}\nrestitution = {restitution}\n",
        1.0 / hertz
    );
    let room = |half: f64| if half > 1.5 * size { half - 1.5 * size } else { 0.0 };
    for k in 0..count {
        let form = shape(r.index(6), size, &mut r);
        let at = [
            r.between(-1.0, 1.0) * room(half[0]),
            r.between(-1.0, 1.0) * room(half[1]),
            highest + size * (1.5 + 2.0 * k as f64) + r.between(0.0, 0.3),
        ];
        let velocity = r.three(3.0);
        let (axis, degrees) = (r.three(1.0), r.between(0.0, 180.0));
        let spin = r.three(10.0);
        let _ = write!(
            text,
            "[[bodies]]\nname = \"body {k}\"\nshape = {form}\ndensity = 500.0\nposition = {at:?}\nvelocity = {velocity:?}\n\
             spin = {spin:?}\norientation = {{ axis = {axis:?}, degrees = {degrees:?} }}\n\
             friction = {friction}\nrestitution = {restitution}\n"
        );
    }
    let of = if ground.is_some() { format!("{kind} {sides}") } else { kind.to_owned() };
    let title = format!("{of}, {count} bodies, {hertz} Hz");
    Throw { title, text, ground }
}

/// Records and audits the scene of a seed.
///
/// # Panics
/// When the scene is not valid or files cannot be made.
#[must_use]
pub fn run(ground: Ground, seed: u64) -> (Throw, Shown) {
    let throw = throw(ground, seed);
    let beside = folder(&format!("storm-{ground:?}-{seed}"));
    if let Some(obj) = &throw.ground {
        std::fs::write(beside.join("ground.obj"), obj).unwrap_or_else(|e| panic!("ground.obj: {e}"));
    }
    let shown = show_text(&format!("storm {seed}"), &throw.text, Some(&beside), Length::seconds(f64::INFINITY));
    let _ = std::fs::remove_dir_all(&beside);
    (throw, shown)
}

/// A terrain of a million triangles under bodies of six shapes that roll and slide on it, recorded and audited.
///
/// # Panics
/// When files cannot be made.
#[must_use]
pub fn terrain(bodies: u64, seconds: f64) -> Shown {
    let (samples, cell) = (708_usize, 0.25);
    let mut r = SplitMix(1);
    let sin = tumble_math::trig::sin;
    let mut height = |i: usize, j: usize| {
        let (x, y) = (i as f64 * cell, j as f64 * cell);
        sin(0.3 * x) + sin(0.2 * y) + 0.1 * r.unit()
    };
    let heights = (0..samples).map(|j| (0..samples).map(|i| height(i, j)).collect()).collect();
    let grid = Grid { heights, cell };
    let mut text =
        "version = 1\nname = \"terrain\"\n[time]\nstep = 0.01\n[[bodies]]\nname = \"ground\"\nkind = \"fixed\"\n\
                    shape = { kind = \"mesh\", file = \"ground.obj\", sides = \"front\" }\n"
            .to_owned();
    let half = grid.half().map(|h| h - 2.0);
    let across = (bodies as f64).sqrt().ceil() as u64;
    for k in 0..bodies {
        // apart from each other, whatever they are
        let at = |row: u64, half: f64| half * (2.0 * (row as f64 + 0.5) / across as f64 - 1.0);
        let position = [at(k % across, half[0]), at(k / across, half[1]), 2.8];
        let form = shape(k as usize % 6, 0.5, &mut r);
        let (velocity, spin) = (r.three(1.0), r.three(3.0));
        let _ = write!(
            text,
            "[[bodies]]\nname = \"body {k}\"\nshape = {form}\ndensity = 500.0\nposition = {position:?}\n\
             velocity = {velocity:?}\nspin = {spin:?}\nfriction = 0.5\n"
        );
    }
    let beside = folder("storm-terrain");
    let obj = write_obj(&grid.sheet());
    std::fs::write(beside.join("ground.obj"), obj).unwrap_or_else(|e| panic!("ground.obj: {e}"));
    let shown = show_text("terrain", &text, Some(&beside), Length::seconds(seconds));
    let _ = std::fs::remove_dir_all(&beside);
    shown
}
