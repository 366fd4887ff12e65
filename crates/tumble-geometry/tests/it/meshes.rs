//! Meshes for the tests: boxes, globes, tori, grids.

use tumble_math::DVec3;
use tumble_math::trig::sin_cos;

/// Corners and triangles.
pub(crate) type Soup = (Vec<DVec3>, Vec<[u32; 3]>);

/// A box by its half extents, two triangles a side.
pub(crate) fn cuboid(h: DVec3) -> Soup {
    let corner = |k: usize| {
        let s = |bit: usize, h: f64| if k >> bit & 1 == 1 { h } else { -h };
        DVec3::new(s(0, h.x), s(1, h.y), s(2, h.z))
    };
    let sides: [[u32; 4]; 6] = [[1, 3, 7, 5], [0, 4, 6, 2], [2, 6, 7, 3], [0, 1, 5, 4], [4, 5, 7, 6], [0, 2, 3, 1]];
    let triangles = sides.iter().flat_map(|s| [[s[0], s[1], s[2]], [s[0], s[2], s[3]]]).collect();
    ((0..8).map(corner).collect(), triangles)
}

/// A torus about z.
pub(crate) fn torus(large: f64, small: f64, n: u32, m: u32) -> Soup {
    let at = |i: u32, j: u32| {
        let (s, c) = sin_cos(std::f64::consts::TAU * f64::from(i) / f64::from(n));
        let (t, d) = sin_cos(std::f64::consts::TAU * f64::from(j) / f64::from(m));
        DVec3::new(c * (large + small * d), s * (large + small * d), small * t)
    };
    let points = (0..n).flat_map(|i| (0..m).map(move |j| at(i, j))).collect();
    let name = |i: u32, j: u32| i % n * m + j % m;
    let cell = |i: u32, j: u32| {
        let [a, b, c, d] = [name(i, j), name(i + 1, j), name(i + 1, j + 1), name(i, j + 1)];
        [[a, b, c], [a, c, d]]
    };
    (points, (0..n).flat_map(|i| (0..m).flat_map(move |j| cell(i, j))).collect())
}

/// A field of `n` × `m` cells of `cell` [m] with these heights, about the origin.
pub(crate) fn field(n: u32, m: u32, cell: f64, height: impl Fn(f64, f64) -> f64) -> Soup {
    let place = |k: u32, n: u32| (f64::from(k) - f64::from(n) / 2.0) * cell;
    let mut points = Vec::new();
    for j in 0..=m {
        for i in 0..=n {
            let (x, y) = (place(i, n), place(j, m));
            points.push(DVec3::new(x, y, height(x, y)));
        }
    }
    let mut triangles = Vec::new();
    for j in 0..m {
        for i in 0..n {
            let a = j * (n + 1) + i;
            let (b, c, d) = (a + 1, a + n + 2, a + n + 1);
            triangles.extend([[a, b, c], [a, c, d]]);
        }
    }
    (points, triangles)
}
