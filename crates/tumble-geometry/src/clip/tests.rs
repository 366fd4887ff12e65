//! The common shadow of two patches against an intersection by brute force.

use super::segment::{End, clip_segment};
use super::view::cross;
use super::*;
use crate::manifold::feature::{self, ENTERS, LEAVES};
use crate::testing::Random;
use tumble_math::DVec2;
use tumble_math::order::min;

/// The plane across the normal and the two patches as the test knows them.
struct Scene {
    n: DVec3,
    u: DVec3,
    v: DVec3,
}

/// A random patch with `corners` corners over a plane of the given slope, turning left about n for `turn` = 1.
struct Flat {
    patch: Patch,
    at: Vec<DVec2>,
    slope: DVec2,
    height: f64,
}

impl Flat {
    fn height(&self, x: DVec2) -> f64 {
        self.height + self.slope.dot(x)
    }
}

fn scene(r: &mut Random) -> Scene {
    let n = r.direction();
    let u = n.cross(if n.x.abs() < 0.6 { DVec3::X } else { DVec3::Y }).normalize();
    Scene { n, u, v: n.cross(u) }
}

fn flat(r: &mut Random, s: &Scene, corners: usize, turn: f64) -> Flat {
    let height = r.range(-0.2, 0.2) - 0.5 * turn;
    let (slope, centre) =
        (DVec2::new(r.range(-0.3, 0.3), r.range(-0.3, 0.3)), DVec2::new(r.range(-0.5, 0.5), r.range(-0.5, 0.5)));
    let start = r.range(0.0, 6.0);
    let at: Vec<DVec2> = (0..corners)
        .map(|k| {
            let angle = start + turn * std::f64::consts::TAU * (k as f64 + r.range(-0.3, 0.3)) / corners as f64;
            let (sin, cos) = tumble_math::trig::sin_cos(angle);
            // an ellipse is convex whatever the angles
            centre + DVec2::new(cos * 0.9, sin * 0.6)
        })
        .collect();
    let mut patch = Patch::default();
    patch.clear();
    for (k, x) in at.iter().enumerate() {
        let h = height + slope.dot(*x);
        patch.push(s.u * x.x + s.v * x.y + s.n * h, feature::vertex(k as u32), feature::edge(k as u32));
    }
    patch.face = feature::face(7);
    patch.normal = (s.n - s.u * slope.x - s.v * slope.y).normalize() * turn;
    Flat { patch, at, slope, height }
}

/// Signed distance of `p` from the nearest border, positive inside; of a point or segment minus infinity.
fn depth(at: &[DVec2], p: DVec2) -> f64 {
    let mut least = f64::INFINITY;
    if at.len() < 3 {
        return f64::NEG_INFINITY;
    }
    let area: f64 = (0..at.len()).map(|k| cross(at[k], at[(k + 1) % at.len()])).sum();
    for k in 0..at.len() {
        let (a, b) = (at[k], at[(k + 1) % at.len()]);
        least = min(least, cross((b - a).normalize(), p - a) * area.signum());
    }
    least
}

/// Crossing of two borders, and its distances from their ends.
fn meet(p: DVec2, q: DVec2, a: DVec2, b: DVec2) -> Option<(DVec2, f64)> {
    let d = cross(q - p, b - a);
    let (s, t) = (cross(a - p, b - a) / d, cross(a - p, q - p) / d);
    let room = min(min(s, 1.0 - s), min(t, 1.0 - t));
    Some((p + (q - p) * s, room)).filter(|_| room > -1e-6)
}

fn border_count(corners: usize) -> usize {
    if corners == 2 {
        1
    } else if corners == 1 {
        0
    } else {
        corners
    }
}

#[test]
fn every_corner_of_the_common_shadow_is_found_once_with_its_place_gap_and_name() {
    let mut r = Random::new(11);
    let mut counted = [0; 4];
    for trial in 0..6000 {
        let s = scene(&mut r);
        let (ca, cb) = ([1, 2, 3, 4, 6][trial % 5], [1, 2, 3, 4, 5][trial / 5 % 5]);
        if ca == 1 && cb <= 2 || ca == 2 && cb == 1 {
            continue;
        }
        let (a, b) = (flat(&mut r, &s, ca, 1.0), flat(&mut r, &s, cb, -1.0));
        // points on the border within rounding may go either way
        let mut clear = true;
        let mut expected: Vec<(DVec2, u32, u32)> = Vec::new();
        for (k, x) in a.at.iter().enumerate() {
            let d = depth(&b.at, *x);
            clear &= d.abs() > 1e-4;
            if d > 0.0 {
                expected.push((*x, feature::vertex(k as u32), feature::face(7)));
                counted[0] += 1;
            }
        }
        for (k, x) in b.at.iter().enumerate() {
            let d = depth(&a.at, *x);
            clear &= d.abs() > 1e-4;
            if d > 0.0 {
                expected.push((*x, feature::face(7), feature::vertex(k as u32)));
                counted[1] += 1;
            }
        }
        for i in 0..border_count(ca) {
            for j in 0..border_count(cb) {
                let found = meet(a.at[i], a.at[(i + 1) % ca], b.at[j], b.at[(j + 1) % cb]);
                if let Some((x, room)) = found {
                    clear &= room.abs() > 1e-3;
                    if room > 0.0 {
                        expected.push((x, feature::edge(i as u32), feature::edge(j as u32)));
                        counted[2] += 1;
                    }
                }
            }
        }
        if !clear {
            continue;
        }
        let mut out = Vec::new();
        let mut clip = Clip::default();
        clip.contact(s.n, &a.patch, &b.patch, 1e9, &mut out);
        assert_eq!(out.len(), expected.len(), "{trial}: {ca} {cb} {out:?} {expected:?}");
        for (x, fa, fb) in &expected {
            let Some(raw) = out.iter().find(|o| o.fa == *fa && o.fb == *fb) else { panic!("{trial}: {fa:x} {fb:x}") };
            let (ha, hb) = (a.height(*x), b.height(*x));
            let place = s.u * x.x + s.v * x.y;
            assert!((raw.a - (place + s.n * ha)).length() < 1e-11, "{trial}: {ca} {cb}");
            assert!((raw.b - (place + s.n * hb)).length() < 1e-11);
            assert!((raw.gap - (hb - ha)).abs() < 1e-11);
        }
        // a limit keeps what is below it
        let limit = r.range(0.5, 1.5);
        let mut few = Vec::new();
        clip.contact(s.n, &a.patch, &b.patch, limit, &mut few);
        assert_eq!(few.len(), out.iter().filter(|o| o.gap <= limit).count());
        assert!(few.iter().all(|o| o.gap <= limit));
        counted[3] += 1;
    }
    assert!(counted.iter().all(|&n| n > 500), "{counted:?}");
}

fn two(s: &Scene, p: (f64, f64, f64), q: (f64, f64, f64), names: u32) -> Patch {
    let mut patch = Patch::default();
    for (k, x) in [p, q].into_iter().enumerate() {
        patch.push(s.u * x.0 + s.v * x.1 + s.n * x.2, feature::vertex(names + k as u32), feature::edge(names));
    }
    patch.face = feature::edge(names);
    patch
}

fn one(s: &Scene, p: (f64, f64, f64), name: u32) -> Patch {
    let mut patch = Patch::default();
    patch.push(s.u * p.0 + s.v * p.1 + s.n * p.2, feature::vertex(name), 0);
    patch.face = feature::vertex(name);
    patch
}

#[test]
fn points_and_segments_over_each_other() {
    let mut r = Random::new(12);
    for _ in 0..100 {
        let s = scene(&mut r);
        let mut clip = Clip::default();
        let mut ask = |a: &Patch, b: &Patch| {
            let mut out = Vec::new();
            clip.contact(s.n, a, b, 1e9, &mut out);
            out.into_iter().map(|o| (o.a, o.gap, o.fa, o.fb)).collect::<Vec<_>>()
        };
        let place = |x: f64, y: f64, h: f64| s.u * x + s.v * y + s.n * h;
        let same = |found: &[(DVec3, f64, u32, u32)], exact: &[(DVec3, f64, u32, u32)]| {
            assert_eq!(found.len(), exact.len(), "{found:?} {exact:?}");
            for (f, e) in found.iter().zip(exact) {
                assert!((f.0 - e.0).length() < 1e-12 && (f.1 - e.1).abs() < 1e-12, "{f:?} {e:?}");
                assert_eq!((f.2, f.3), (e.2, e.3));
            }
        };
        let (vertex, edge) = (feature::vertex, feature::edge);
        // point over segment, a quarter of the way, beside it, beyond its ends
        let beam = two(&s, (-1.0, 0.0, 0.0), (3.0, 0.0, 2.0), 5);
        same(&ask(&one(&s, (0.0, 0.0, -1.0), 1), &beam), &[(place(0.0, 0.0, -1.0), 1.5, vertex(1), edge(5))]);
        same(&ask(&beam, &one(&s, (0.0, 0.0, 3.0), 1)), &[(place(0.0, 0.0, 0.5), 2.5, edge(5), vertex(1))]);
        for miss in [(0.0, 0.1, 0.0), (-1.1, 0.0, 0.0), (3.1, 0.0, 0.0)] {
            same(&ask(&one(&s, miss, 1), &beam), &[]);
            same(&ask(&beam, &one(&s, miss, 1)), &[]);
        }
        // crossing segments: half way of one, a quarter of the other
        let across = two(&s, (0.0, -1.0, 4.0), (0.0, 1.0, 6.0), 8);
        same(&ask(&beam, &across), &[(place(0.0, 0.0, 0.5), 4.5, edge(5), edge(8))]);
        same(&ask(&two(&s, (-1.0, 1.2, 0.0), (3.0, 1.2, 2.0), 5), &across), &[]);
        same(&ask(&two(&s, (0.1, 0.0, 0.0), (3.0, 0.0, 2.0), 5), &across), &[]);
        // parallel, overlapping in part, either way round: both ends of the common stretch
        let flat = two(&s, (0.0, 0.0, 0.0), (2.0, 0.0, 0.0), 5);
        for flipped in [false, true] {
            let (p, q) = ((0.5, 0.0, 1.0), (3.0, 0.0, 3.5));
            let other = if flipped { two(&s, q, p, 8) } else { two(&s, p, q, 8) };
            let first = vertex(8 + u32::from(flipped));
            same(
                &ask(&flat, &other),
                &[(place(0.5, 0.0, 0.0), 1.0, edge(5), first), (place(2.0, 0.0, 0.0), 2.5, vertex(6), edge(8))],
            );
            let (p, q) = ((0.5, 0.0, 1.0), (1.0, 0.0, 2.0));
            let inner = if flipped { two(&s, q, p, 8) } else { two(&s, p, q, 8) };
            let last = vertex(8 + u32::from(!flipped));
            same(
                &ask(&flat, &inner),
                &[(place(0.5, 0.0, 0.0), 1.0, edge(5), first), (place(1.0, 0.0, 0.0), 2.0, edge(5), last)],
            );
        }
        same(
            &ask(&flat, &two(&s, (-1.0, 0.0, 1.0), (3.0, 0.0, 1.0), 8)),
            &[(place(0.0, 0.0, 0.0), 1.0, vertex(5), edge(8)), (place(2.0, 0.0, 0.0), 1.0, vertex(6), edge(8))],
        );
        same(&ask(&flat, &two(&s, (2.5, 0.0, 1.0), (3.0, 0.0, 1.0), 8)), &[]);
        same(&ask(&flat, &two(&s, (0.0, 0.1, 1.0), (3.0, 0.1, 1.0), 8)), &[]);
    }
}

#[test]
fn a_point_over_a_point_is_one_only_where_they_coincide() {
    let s = Scene { n: DVec3::Z, u: DVec3::X, v: DVec3::Y };
    for (x, count) in [(0.25, 1), (0.26, 0)] {
        let mut out = Vec::new();
        Clip::default().contact(s.n, &one(&s, (0.25, 0.5, 0.125), 1), &one(&s, (x, 0.5, 0.625), 2), 1.0, &mut out);
        assert_eq!(out.len(), count);
        for o in out {
            assert_eq!((o.a, o.gap), (DVec3::new(0.25, 0.5, 0.125), 0.5));
            assert_eq!((o.b, o.fa, o.fb), (DVec3::new(0.25, 0.5, 0.625), feature::vertex(1), feature::vertex(2)));
        }
    }
}

/// A cap of radius 1 about `centre`, with its fan.
fn cap(s: &Scene, centre: DVec3, axis: DVec3, out: f64) -> Patch {
    let x = axis.cross(s.v).normalize();
    let y = axis.cross(x);
    let mut patch = Patch::default();
    patch.clear();
    for k in 0..12 {
        let (sin, cos) = tumble_math::trig::sin_cos(std::f64::consts::TAU * (f64::from(k) + 0.25) / 12.0 * out);
        patch.push(centre + x * cos + y * sin, feature::vertex(k), feature::edge(k));
    }
    patch.face = feature::face(0);
    patch.normal = axis * out;
    patch.rim = Some(Rim { centre, x, y, lower: 0 });
    patch
}

/// A cap that leans a little, below the middle of the scene.
struct Tilted {
    patch: Patch,
    axis: DVec3,
    centre: DVec3,
    /// Of the scene.
    n: DVec3,
}

impl Tilted {
    fn new(r: &mut Random, s: &Scene) -> Self {
        let axis = (s.n + s.u * r.range(-0.3, 0.3) + s.v * r.range(-0.3, 0.3)).normalize();
        let centre = s.u * r.range(-0.3, 0.3) - s.n;
        Self { patch: cap(s, centre, axis, 1.0), axis, centre, n: s.n }
    }

    /// Distance of a place from the axis.
    fn radial(&self, p: DVec3) -> f64 {
        (p - self.centre - self.axis * self.axis.dot(p - self.centre)).length()
    }

    /// The point of the cap's plane over (or under) a place.
    fn down(&self, p: DVec3) -> DVec3 {
        p - self.n * (self.axis.dot(p - self.centre) / self.axis.dot(self.n))
    }
}

#[test]
fn a_cap_against_a_polygon_ends_at_its_rim() {
    let mut r = Random::new(13);
    let mut crossings = 0;
    for trial in 0..750 {
        let s = scene(&mut r);
        let disc = Tilted::new(&mut r, &s);
        let mut clip = Clip::default();
        let mut out = Vec::new();
        let other = flat(&mut r, &s, 4, -1.0);
        let (swap, a, b) =
            if trial % 2 == 0 { (false, &disc.patch, &other.patch) } else { (true, &other.patch, &disc.patch) };
        // a mirrored scene when the polygon is called A: then n points the other way
        let n = if swap { -s.n } else { s.n };
        clip.contact(n, a, b, 1e9, &mut out);
        let mut expected = 0;
        for p in &other.patch.points {
            let d = disc.radial(disc.down(*p));
            if (d - 1.0).abs() < 1e-6 {
                expected = usize::MAX;
                break;
            }
            expected += usize::from(d < 1.0);
        }
        if expected == usize::MAX {
            continue;
        }
        for x in &disc.patch.points {
            let flat = DVec2::new(x.dot(s.u), x.dot(s.v));
            expected += usize::from(depth(&other.at, flat) > 0.0);
        }
        // crossings of straight borders with the rim, by looking closely
        for k in 0..4 {
            let (p, q) = (other.patch.points[k], other.patch.points[(k + 1) % 4]);
            let mut before = disc.radial(disc.down(p)) < 1.0;
            for i in 1..=2000 {
                let now = disc.radial(disc.down(p + (q - p) * (f64::from(i) / 2000.0))) < 1.0;
                expected += usize::from(now != before);
                before = now;
            }
        }
        if out.len() != expected {
            // only a border that grazes the rim or a corner that nearly lies on a border may do this
            crossings += 1;
            assert!(out.len().abs_diff(expected) <= 2, "{trial}: {} {expected}", out.len());
            continue;
        }
        for o in &out {
            let (on_disc, on_flat, fd) = if swap { (o.b, o.a, o.fb) } else { (o.a, o.b, o.fa) };
            assert!(disc.axis.dot(on_disc - disc.centre).abs() < 1e-12 && disc.radial(on_disc) < 1.0 + 1e-9);
            assert!((o.b - o.a - n * o.gap).length() < 1e-12);
            let flat = DVec2::new(on_flat.dot(s.u), on_flat.dot(s.v));
            assert!((on_flat.dot(s.n) - other.height(flat)).abs() < 1e-11);
            assert!(depth(&other.at, flat) > -1e-9);
            let on_rim = fd == feature::edge(ENTERS) || fd == feature::edge(LEAVES);
            assert!(!on_rim || (disc.radial(on_disc) - 1.0).abs() < 1e-12 && depth(&other.at, flat) < 1e-9);
        }
    }
    assert!(crossings < 20, "{crossings}");
}

#[test]
fn two_caps_meet_where_their_rims_cross() {
    let mut r = Random::new(14);
    let mut lenses = 0;
    for trial in 0..750 {
        let s = scene(&mut r);
        let disc = Tilted::new(&mut r, &s);
        let mut clip = Clip::default();
        let mut out = Vec::new();
        let tilt = (s.n + s.u * r.range(-0.3, 0.3) + s.v * r.range(-0.3, 0.3)).normalize();
        let other = cap(&s, s.u * r.range(-1.5, 1.5) + s.v * r.range(-1.5, 1.5), tilt, -1.0);
        clip.contact(s.n, &disc.patch, &other, 1e9, &mut out);
        let far = other.rim.unwrap();
        let radial_b = |p: DVec3| (p - far.centre - tilt * tilt.dot(p - far.centre)).length();
        let mut rims = 0;
        for o in &out {
            assert!(disc.axis.dot(o.a - disc.centre).abs() < 1e-12 && tilt.dot(o.b - far.centre).abs() < 1e-12);
            assert!(disc.radial(o.a) < 1.0 + 1e-9 && radial_b(o.b) < 1.0 + 1e-9);
            assert!((o.b - o.a - s.n * o.gap).length() < 1e-12);
            let (ea, eb) = (feature::kind(o.fa) == feature::EDGE, feature::kind(o.fb) == feature::EDGE);
            assert_eq!(ea, eb);
            if ea {
                rims += 1;
                assert!((disc.radial(o.a) - 1.0).abs() < 1e-9 && (radial_b(o.b) - 1.0).abs() < 1e-9);
                // B's rim enters A where A's border, walked the same way, leaves B
                assert_ne!(o.fa & 1, o.fb & 1);
            }
        }
        // B's rim inside and outside of A's, by looking closely
        let mut changes = 0;
        let at = |k: i32| {
            let (sin, cos) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 4000.0);
            disc.radial(disc.down(far.centre + far.x * cos + far.y * sin)) < 1.0
        };
        for k in 0..4000 {
            changes += u32::from(at(k) != at(k + 1));
        }
        assert!(rims == changes || changes > 2, "{trial}: {rims} {changes}");
        lenses += u32::from(changes == 2);
    }
    assert!(lenses > 200, "{lenses}");
}

#[test]
fn doubles_are_merged_and_the_most_lasting_name_stays() {
    let raw = |x: f64, gap: f64, fa: u32, fb: u32| Raw { a: DVec3::X * x, b: DVec3::X * x, gap, fa, fb };
    let (v, e, f) = (feature::vertex(1), feature::edge(1), feature::face(1));
    let mut points = vec![
        raw(0.0, 1.0, f, f),
        raw(0.5e-3, 2.0, v, f),
        raw(1.0, 3.0, e, e),
        raw(0.2, 0.5, e, e),
        raw(1.0 + 2e-3, 0.1, v, v),
    ];
    merge_doubles(&mut points, 1e-3);
    let left: Vec<_> = points.iter().map(|p| (p.a.x, p.gap, p.fa, p.fb)).collect();
    // the face gives way to the corner at one place; the two equal names become the deeper of them
    assert_eq!(left, vec![(0.5e-3, 2.0, v, f), (0.2, 0.5, e, e), (1.0 + 2e-3, 0.1, v, v)]);
    let mut apart = vec![raw(0.0, 1.0, f, f), raw(2e-3, 1.0, v, f)];
    merge_doubles(&mut apart, 1e-3);
    assert_eq!(apart.len(), 2);
}

/// A generator of a tube of radius `round`, with the axis that it belongs to: `up` from the generator [m].
fn generator(
    s: &Scene,
    p: (f64, f64, f64),
    q: (f64, f64, f64),
    names: u32,
    round: f64,
    up: f64,
) -> (Patch, DVec3, DVec3) {
    let mut patch = two(s, p, q, names);
    patch.round = round;
    let along = (patch.points[1] - patch.points[0]).normalize();
    // square to the axis, in the plane of the axis and the normal
    let out = (s.n - along * along.dot(s.n)).normalize() * (up * round);
    let (a, b) = (patch.points[0] + out, patch.points[1] + out);
    (patch, a, b)
}

#[test]
fn nearly_parallel_tubes_touch_on_their_true_surfaces() {
    let mut r = Random::new(14);
    let (mut ends, mut crossings, mut inner) = (0, 0, 0);
    for trial in 0..2000 {
        let s = scene(&mut r);
        let (ra, rb) = (r.range(0.5, 1.0), r.range(0.5, 1.0));
        let angle = r.range(-0.08, 0.08);
        let (sin, cos) = tumble_math::trig::sin_cos(angle);
        let (la, lb, off, shift) = (r.range(0.5, 1.5), r.range(0.5, 1.5), r.range(-0.05, 0.05), r.range(-0.5, 0.5));
        let (tilt_a, tilt_b) = (r.range(-0.4, 0.4), r.range(-0.4, 0.4));
        let (a, _, _) = generator(&s, (-la, 0.0, -tilt_a), (la, 0.0, tilt_a), 5, ra, -1.0);
        let way = if trial % 2 == 0 { 1.0 } else { -1.0 };
        let end = |t: f64| (shift + t * lb * cos, off + t * lb * sin, 2.0 + t * tilt_b);
        let (b, from, to) = generator(&s, end(-way), end(way), 8, rb, 1.0);
        let mut out = Vec::new();
        Clip::default().contact(s.n, &a, &b, 1e9, &mut out);
        let axis = to - from;
        for o in &out {
            assert!((o.b - o.a - s.n * o.gap).length() < 1e-12);
            // on A's generator
            let t = (o.a - a.points[0]).dot(a.points[1] - a.points[0]) / (a.points[1] - a.points[0]).length_squared();
            assert!((o.a - a.points[0].lerp(a.points[1], t)).length() < 1e-12 && t > -1e-12 && t < 1.0 + 1e-12);
            // on B's tube, between its ends
            let t = (o.b - from).dot(axis) / axis.length_squared();
            let away = (o.b - from - axis * t).length();
            assert!((away - rb).abs() < 1e-12, "{trial}: {away} {rb}");
            assert!(t > -1e-9 && t < 1.0 + 1e-9, "{trial}: {t}");
            crossings += u32::from(o.fa == feature::edge(5) && o.fb == feature::edge(8));
        }
        // an end of A that lies over B's tube is a point, whose gap is what a probe along the normal finds
        for k in 0..2 {
            let found = out.iter().find(|o| o.fa == feature::vertex(5 + k));
            let p = a.points[k as usize];
            let g = axis.normalize();
            let (m, e) = (s.n - g * g.dot(s.n), p - from - g * g.dot(p - from));
            let (qa, qb, qc) = (m.length_squared(), m.dot(e), e.length_squared() - rb * rb);
            let gap = (-qb - (qb * qb - qa * qc).sqrt()) / qa;
            let t = (p + s.n * gap - from).dot(g) / axis.length();
            if t > 0.01 && t < 0.99 {
                ends += 1;
                assert!((found.unwrap().gap - gap).abs() < 1e-12, "{trial}: {} {gap}", found.unwrap().gap);
            }
            if !(-0.01..=1.01).contains(&t) {
                assert!(found.is_none(), "{trial}: {t}");
            }
        }
        inner += out.iter().filter(|o| o.fb == feature::vertex(8) || o.fb == feature::vertex(9)).count();
    }
    assert!(ends > 1000 && crossings > 200 && inner > 200, "{ends} {crossings} {inner}");
}

#[test]
fn a_segment_is_clipped_where_it_enters_and_leaves() {
    let at = |x: f64, y: f64| Shadow { at: DVec2::new(x, y), height: 0.0 };
    let square = [at(0.0, 0.0), at(2.0, 0.0), at(2.0, 2.0), at(0.0, 2.0)];
    let back: Vec<Shadow> = square.iter().rev().copied().collect();
    let eps = 1e-6;
    let ask = |p: (f64, f64), q: (f64, f64)| {
        let clip = |polygon: &[Shadow], turn: f64| {
            clip_segment(DVec2::new(p.0, p.1), DVec2::new(q.0, q.1), polygon, None, turn, eps)
        };
        let (left, right) = (clip(&square, 1.0), clip(&back, -1.0));
        // the way round makes no difference but in the numbers of borders
        assert_eq!(left.map(|e| e.map(|x| x.0)), right.map(|e| e.map(|x| x.0)));
        left.map(|ends| {
            ends.map(|(t, end)| match end {
                End::Corner(k) => (t, 'c', k),
                End::Border(k) => (t, 'b', k),
                End::Meet(k) => (t, 'm', k),
                End::Rim(_) => (t, 'r', 0),
            })
        })
    };
    assert_eq!(ask((0.5, 0.5), (1.5, 1.0)), Some([(0.0, 'c', 0), (1.0, 'c', 1)]));
    assert_eq!(ask((-1.0, 1.0), (3.0, 1.0)), Some([(0.25, 'b', 3), (0.75, 'b', 1)]));
    assert_eq!(ask((1.0, 3.0), (1.0, -1.0)), Some([(0.25, 'b', 2), (0.75, 'b', 0)]));
    assert_eq!(ask((1.0, 1.0), (1.0, -1.0)), Some([(0.0, 'c', 0), (0.5, 'b', 0)]));
    assert_eq!(ask((1.0, -1.0), (1.0, 1.0)), Some([(0.5, 'b', 0), (1.0, 'c', 1)]));
    // an end on the border, the rest outside, on either side
    for (p, q) in
        [((1.0, 0.0), (1.0, -1.0)), ((2.0, 1.0), (3.0, 1.0)), ((1.0, 2.0), (1.5, 3.0)), ((0.0, 1.0), (-1.0, 0.0))]
    {
        assert_eq!(ask(p, q).map(|e| e.map(|x| x.0)), Some([0.0, 0.0]), "{p:?} {q:?}");
        assert_eq!(ask(q, p).map(|e| e.map(|x| x.0)), Some([1.0, 1.0]), "{q:?} {p:?}");
    }
    // through two corners
    assert_eq!(ask((-1.0, -1.0), (3.0, 3.0)), Some([(0.25, 'm', 0), (0.75, 'm', 2)]));
    assert_eq!(ask((3.0, -1.0), (-1.0, 3.0)), Some([(0.25, 'm', 1), (0.75, 'm', 3)]));
    // beside it, and past a corner
    for (p, q) in [
        ((-1.0, 0.5), (-0.5, 2.0)),
        ((3.0, 0.0), (3.0, 2.0)),
        ((0.0, 2.5), (2.0, 2.1)),
        ((0.0, -1.0), (1.0, -0.1)),
        ((-1.0, 0.5), (0.5, -1.0)),
    ] {
        assert_eq!(ask(p, q), None, "{p:?} {q:?}");
    }
    // a corner that is only grazed, within eps, is one point; farther out none
    let grazed = |out: f64| ask((-1.0, 1.0 - out), (1.0, -1.0 - out));
    let [lo, hi] = grazed(0.5e-6).unwrap();
    assert!((lo.0 - 0.5).abs() < 1e-6 && (hi.0 - 0.5).abs() < 1e-6 && lo.1 == 'm' && hi.1 == 'm', "{lo:?} {hi:?}");
    assert_eq!(grazed(3e-6), None);
    // along a border, a hair outside
    assert_eq!(ask((-1.0, -0.5e-6), (3.0, -0.5e-6)).map(|e| e.map(|x| x.0)), Some([0.25, 0.75]));
    assert_eq!(ask((-1.0, -2e-6), (3.0, -2e-6)), None);
}

#[test]
fn what_counts_as_one_place_follows_the_smaller_patch_and_the_largest_coordinate() {
    let shadows = |at: &[(f64, f64)]| -> Vec<Shadow> {
        at.iter().map(|&(x, y)| Shadow { at: DVec2::new(x, y), height: 9.0 }).collect()
    };
    let ask = |a: &[(f64, f64)], b: &[(f64, f64)]| {
        let one = view::tolerance(&shadows(a), &shadows(b));
        assert_eq!(one, view::tolerance(&shadows(b), &shadows(a)));
        one
    };
    let square = [(1.0, 1.0), (2.0, 1.0), (2.0, 4.0), (1.0, 4.0)];
    let small = [(-7.0, 0.0), (-6.5, 0.0), (-6.5, 0.25)];
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-25, "{a:e} {b:e}");
    near(ask(&square, &small), 1e-10 * 0.5 + 4e-15 * 7.0);
    // a point has no size of its own
    near(ask(&square, &[(0.0, -9.0)]), 1e-10 * 3.0 + 4e-15 * 9.0);
    near(ask(&[(0.0, 2.0)], &[(0.0, 3.0)]), 4e-15 * 3.0);
}
