//! Capsules whose axes meet: the line between the nearest points says nothing there, only the directions of the axes do.

use crate::common::{Random, brute_force_distance, separation, touch};
use tumble_geometry::{QueryWorkspace, Shape, closest};
use tumble_math::trig::rotation;
use tumble_math::{DVec3, Pose};

/// Two capsules with axes `u` and `v` through one point, at the parts `s` and `t` (−1…1) of their half lengths.
fn meeting(r: &mut Random, s: f64, t: f64, v: DVec3) -> (Shape, Pose, Shape, Pose) {
    let (ra, rb, la, lb) = (r.range(0.2, 0.5), r.range(0.2, 0.5), r.range(0.6, 2.0), r.range(0.6, 2.0));
    let turn = r.rotation();
    let at = r.direction() * 0.5;
    let tilt = {
        let axis = DVec3::Z.cross(v);
        let sine = axis.length();
        if sine < 1e-12 {
            rotation(DVec3::X, if v.z > 0.0 { 0.0 } else { std::f64::consts::PI })
        } else {
            rotation(axis / sine, tumble_math::trig::atan2(sine, v.z))
        }
    };
    let pa = Pose::new(at - turn * (DVec3::Z * (0.5 * la * s)), turn);
    let pb = Pose::new(at - turn * (tilt * (DVec3::Z * (0.5 * lb * t))), turn * tilt);
    (Shape::capsule(ra, la).unwrap(), pa, Shape::capsule(rb, lb).unwrap(), pb)
}

#[test]
fn no_direction_separates_meeting_axes_better_than_the_one_that_is_found() {
    let mut r = Random::new(61);
    let mut ws = QueryWorkspace::new();
    for trial in 0..240 {
        let v = match trial % 4 {
            0 => DVec3::Z,
            1 => DVec3::NEG_Z,
            2 => DVec3::X,
            _ => r.direction(),
        };
        // crossing, end against the middle, end to end on either side, overlapping on one line
        let (s, t) = match trial / 4 % 6 {
            0 => (r.range(-0.9, 0.9), r.range(-0.9, 0.9)),
            1 => (1.0, r.range(-0.9, 0.9)),
            2 => (r.range(-0.9, 0.9), -1.0),
            3 => (1.0, 1.0),
            4 => (-1.0, 1.0),
            _ => (-1.0, -1.0),
        };
        let (a, pa, b, pb) = meeting(&mut r, s, t, v);
        let found = closest(&a, &pa, &b, &pb, &mut ws).unwrap();
        let along = [pa.rotation * DVec3::Z, pb.rotation * DVec3::Z];
        let square = along[0].cross(along[1]).normalize_or_zero();
        let hints: Vec<DVec3> = [found.normal, along[0], along[1], square, -along[0], -along[1], -square]
            .into_iter()
            .filter(|n| n.length() > 0.5)
            .collect();
        let best = brute_force_distance(&a, &pa, &b, &pb, &mut r, &hints);
        let sep = separation(&a, &pa, &b, &pb, found.normal);
        assert!((sep - found.distance).abs() < 1e-12, "{trial}: {sep} {}", found.distance);
        assert!(sep >= best - 1e-9, "{trial} {s} {t} {v}: {sep} {best}");
        for (n, m) in [(touch(&a, &pa, &b, &pb, 0.0), 1.0), (touch(&b, &pb, &a, &pa, 0.0), -1.0)] {
            let n = n.first().unwrap().normal * m;
            assert!((separation(&a, &pa, &b, &pb, n) - sep).abs() < 1e-12);
        }
    }
}
