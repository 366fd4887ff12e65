//! Polygons to triangles.

/// Most corners of a polygon that is cut by its form; larger ones are cut into a fan. Chosen, not derived: cutting ears costs the square of
/// their number, in odd forms more.
pub(crate) const MOST: usize = 256;
/// Most corners that are looked at for each corner of a polygon, so that no file is read for minutes; chosen, not derived.
const LOOKS: usize = 1024;

type Point = [f64; 2];

/// Cuts a polygon into triangles of its sense, two fewer than it has corners: one of four corners along the shorter of the diagonals
/// inside it, a convex one into a fan from its first corner, and others by ears, seen along their mean normal.
///
/// ```
/// // a dart: the fan from its first corner would lie outside
/// let points = [[0.0, 3.0, 0.0], [-2.0, -1.0, 0.0], [0.0, 0.0, 0.0], [2.0, -1.0, 0.0]];
/// assert_eq!(tumble_mesh_files::cut_polygon(&points, &[1, 2, 3, 0]), [[1, 2, 0], [2, 3, 0]]);
/// ```
#[must_use]
pub fn cut_polygon(points: &[[f64; 3]], corners: &[u32]) -> Vec<[u32; 3]> {
    let fan = || (2..corners.len()).map(|k| [corners[0], corners[k - 1], corners[k]]).collect();
    if corners.len() < 4 || corners.len() > MOST {
        return fan();
    }
    let at: Vec<[f64; 3]> = corners.iter().map(|k| points[*k as usize]).collect();
    let Some(seen) = seen(&at) else { return fan() };
    let corner = |[a, b, c]: [usize; 3]| turn(seen[a], seen[b], seen[c]);
    let n = corners.len();
    if let [a, b, c, d] = corners[..] {
        let inside = |first: [usize; 3], second: [usize; 3]| corner(first) > 0.0 && corner(second) > 0.0;
        let (even, odd) = (inside([0, 1, 2], [0, 2, 3]), inside([0, 1, 3], [1, 2, 3]));
        let length = |i: usize, j: usize| (0..3).map(|x| (at[i][x] - at[j][x]) * (at[i][x] - at[j][x])).sum::<f64>();
        return if odd && (!even || length(1, 3) < length(0, 2)) {
            vec![[a, b, d], [b, c, d]]
        } else {
            vec![[a, b, c], [a, c, d]]
        };
    }
    if (0..n).all(|k| corner([k, (k + 1) % n, (k + 2) % n]) >= 0.0) {
        return fan();
    }
    let mut left: Vec<usize> = (0..n).collect();
    let (mut triangles, mut first, mut tried) = (Vec::with_capacity(n - 2), 0, 0);
    let mut looks = LOOKS * n;
    while left.len() > 3 {
        first %= left.len();
        let ear = [0, 1, 2].map(|k| left[(first + k) % left.len()]);
        let [a, b, c] = ear.map(|k| seen[k]);
        let within = |p: Point| turn(a, b, p) >= 0.0 && turn(b, c, p) >= 0.0 && turn(c, a, p) >= 0.0;
        // corners of one place stand where a slit closes: they are not within
        let free = |k: &usize| ear.contains(k) || [a, b, c].contains(&seen[*k]) || !within(seen[*k]);
        // a polygon that crosses itself may have no ear left: its corners go in their order then
        looks = looks.saturating_sub(left.len());
        if tried >= left.len() || looks == 0 || (corner(ear) > 0.0 && left.iter().all(free)) {
            triangles.push(ear.map(|k| corners[k]));
            left.remove((first + 1) % left.len());
            tried = 0;
        } else {
            first += 1;
            tried += 1;
        }
    }
    triangles.push([left[0], left[1], left[2]].map(|k| corners[k]));
    triangles
}

/// Twice the area of a triangle, positive counter-clockwise.
fn turn(a: Point, b: Point, c: Point) -> f64 {
    (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
}

/// The corners without the coordinate along which the mean normal is largest, counter-clockwise; none without an area.
fn seen(at: &[[f64; 3]]) -> Option<Vec<Point>> {
    let mut normal = [0.0; 3];
    for (k, p) in at.iter().enumerate() {
        let q = at[(k + 1) % at.len()];
        for (x, n) in normal.iter_mut().enumerate() {
            let (y, z) = ((x + 1) % 3, (x + 2) % 3);
            *n += (p[y] - at[0][y]) * (q[z] - at[0][z]) - (p[z] - at[0][z]) * (q[y] - at[0][y]);
        }
    }
    let along = (0..3).fold(0, |best, x| if normal[x].abs() > normal[best].abs() { x } else { best });
    let (y, z) = ((along + 1) % 3, (along + 2) % 3);
    let flat = |p: &[f64; 3]| if normal[along] > 0.0 { [p[y], p[z]] } else { [p[z], p[y]] };
    (normal[along] != 0.0 && normal[along].is_finite()).then(|| at.iter().map(flat).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(points: &[[f64; 3]], triangles: &[[u32; 3]]) -> Vec<f64> {
        let flat = |k: u32| [points[k as usize][0], points[k as usize][1]];
        triangles.iter().map(|[a, b, c]| 0.5 * turn(flat(*a), flat(*b), flat(*c))).collect()
    }

    #[test]
    fn a_comb_is_cut_into_triangles_of_its_sense_that_fill_it() {
        // teeth of 1 × 2 on a back of 1
        let mut points = vec![[0.0, 0.0, 0.0], [9.0, 0.0, 0.0]];
        for tooth in (0..5).rev() {
            let x = f64::from(2 * tooth);
            points.extend([[x + 1.0, 3.0, 0.0], [x, 3.0, 0.0]]);
            if tooth > 0 {
                points.extend([[x, 1.0, 0.0], [x - 1.0, 1.0, 0.0]]);
            }
        }
        let corners: Vec<u32> = (0..points.len() as u32).collect();
        let turned: Vec<u32> = corners.iter().rev().copied().collect();
        for (corners, sense) in [(&corners, 1.0), (&turned, -1.0)] {
            let triangles = cut_polygon(&points, corners);
            assert_eq!(triangles.len(), corners.len() - 2);
            let areas = area(&points, &triangles);
            assert!(areas.iter().all(|a| a * sense >= 0.0), "{areas:?}");
            assert!((areas.iter().sum::<f64>() * sense - (9.0 + 5.0 * 2.0)).abs() < 1e-12);
        }
    }

    #[test]
    fn polygons_of_four_corners_are_cut_along_the_shorter_diagonal_inside() {
        let kite = [[0.0, 0.0, 0.0], [1.0, -1.0, 0.2], [4.0, 0.0, 0.0], [1.0, 1.0, 0.2]];
        assert_eq!(cut_polygon(&kite, &[0, 1, 2, 3]), [[0, 1, 3], [1, 2, 3]]);
        assert_eq!(cut_polygon(&kite, &[1, 2, 3, 0]), [[1, 2, 3], [1, 3, 0]]);
        let dart = [[0.0, 0.0, 0.0], [4.0, -3.0, 0.0], [0.5, 0.0, 0.0], [4.0, 3.0, 0.0]];
        assert_eq!(area(&dart, &cut_polygon(&dart, &[1, 2, 3, 0])).iter().filter(|a| **a > 0.0).count(), 2);
    }

    #[test]
    fn polygons_without_an_area_and_crossing_ones_are_cut_all_the_same() {
        let flat = [[0.0; 3], [1.0, 0.0, 0.0], [2.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.5, 0.0, 0.0]];
        assert_eq!(cut_polygon(&flat, &[0, 1, 2, 3, 4]).len(), 3);
        let star: Vec<[f64; 3]> = [0, 2, 4, 1, 3]
            .map(|k| {
                let (s, c) = [(0.0, 1.0), (0.951, 0.309), (0.588, -0.809), (-0.588, -0.809), (-0.951, 0.309)][k];
                [s, c, 0.0]
            })
            .to_vec();
        assert_eq!(cut_polygon(&star, &[0, 1, 2, 3, 4]).len(), 3);
    }
}
