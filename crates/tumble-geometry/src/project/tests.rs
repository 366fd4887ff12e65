//! The nearest point of every core, proved by the support function.

use super::*;
use crate::shape::Shape;
use crate::support::Convex;
use crate::testing::Random;
use tumble_math::order::positive_part;

#[test]
fn nearest_points_are_on_the_surface_and_proved_by_a_supporting_plane() {
    let mut r = Random::new(21);
    let (mut outer, mut inner) = (0, 0);
    for trial in 0..6000 {
        let shape = r.shape(trial % 6);
        let core = Convex::of(&shape).unwrap().core;
        let p = r.vector() * r.range(0.1, 1.8);
        let near = nearest(&core, p);
        assert!((near.normal.length() - 1.0).abs() < 1e-14);
        // the point, the normal and the distance belong together
        assert!((p - near.point - near.normal * near.distance).length() < 1e-13, "{} {p}", shape.kind());
        // a plane through the point with the whole core behind it
        let height = near.normal.dot(core.support(near.normal)) - near.normal.dot(near.point);
        assert!(height.abs() < 1e-13, "{} {p}: {height:e}", shape.kind());
        if near.distance < 0.0 {
            inner += 1;
            // no direction leads out sooner
            for _ in 0..60 {
                let n = r.direction();
                assert!(n.dot(core.support(n)) - n.dot(p) >= -near.distance - 1e-13, "{}", shape.kind());
            }
        } else {
            outer += 1;
        }
    }
    assert!(outer > 1000 && inner > 500, "{outer} {inner}");
}

#[test]
fn features_name_what_the_nearest_point_lies_on() {
    let mut r = Random::new(22);
    for trial in 0..4000 {
        let shape = r.shape(trial % 6);
        let core = Convex::of(&shape).unwrap().core;
        let p = r.vector() * 1.8;
        let near = nearest(&core, p);
        let (q, kind, index) = (near.point, feature::kind(near.feature), feature::index(near.feature));
        let rho = (q.x * q.x + q.y * q.y).sqrt();
        let tiny = |x: f64| x.abs() < 1e-12;
        match core {
            Core::Point => assert_eq!((kind, index), (1, 0)),
            Core::Segment(half) => match kind {
                1 => assert!(tiny(q.z - if index == 1 { half } else { -half })),
                _ => assert!(index == GENERATOR && q.z.abs() < half),
            },
            Core::Cylinder { radius, half } => match kind {
                1 => {
                    assert!(tiny(rho - radius) && tiny(q.z - if index == DEEPEST { half } else { -half }));
                    assert!(index == DEEPEST || index == DEEPEST + LOWER_RIM);
                }
                2 => assert!(index == GENERATOR && tiny(rho - radius) && q.z.abs() <= half),
                _ => assert!(tiny(q.z - if index == 0 { half } else { -half }) && rho <= radius),
            },
            Core::Cone { radius, half } => match (kind, index) {
                (1, TIP) => assert!(tiny(rho) && tiny(q.z - half)),
                (1, _) => assert!(index == DEEPEST + LOWER_RIM && tiny(rho - radius) && tiny(q.z + half)),
                (2, _) => assert!(index == GENERATOR && tiny(rho - radius * (half - q.z) / (2.0 * half))),
                _ => assert!(index == 1 && tiny(q.z + half) && rho <= radius),
            },
            Core::Box(_) | Core::Hull(_) => {
                core.with_poly(|poly| match kind {
                    1 => assert!((q - poly.vertices[index as usize]).length() < 1e-12),
                    2 => {
                        let e = poly.topology.edges()[index as usize];
                        let (a, b) = (poly.vertices[e.from as usize], poly.vertices[e.to as usize]);
                        assert!(
                            (q - a).cross(b - a).length() < 1e-12 && (q - a).dot(q - b) < 1e-12,
                            "{}",
                            shape.kind()
                        );
                    }
                    _ => {
                        let f = index as usize;
                        assert!(tiny(poly.normals[f].dot(q) - poly.offsets[f]));
                        assert!((near.normal - poly.normals[f]).length() < 1e-12);
                    }
                });
            }
        }
    }
}

#[test]
fn places_that_are_special_have_the_normal_that_they_must() {
    let core = |shape: &Shape| nearest(&Convex::of(shape).unwrap().core, DVec3::ZERO);
    assert_eq!(core(&Shape::ball(1.0).unwrap()).normal, DVec3::Z);
    assert_eq!(core(&Shape::capsule(1.0, 2.0).unwrap()).normal, DVec3::X);
    let cylinder = Core::Cylinder { radius: 1.0, half: 2.0 };
    let (on_axis, below) = (nearest(&cylinder, DVec3::ZERO), nearest(&cylinder, DVec3::new(0.0, 0.0, -3.0)));
    assert_eq!((on_axis.distance, on_axis.normal, on_axis.point), (-1.0, DVec3::X, DVec3::X));
    assert_eq!((below.distance, below.normal, below.feature), (1.0, DVec3::NEG_Z, feature::face(1)));
    let rim = nearest(&cylinder, DVec3::new(4.0, 0.0, 6.0));
    assert_eq!((rim.distance, rim.point, rim.feature), (5.0, DVec3::new(1.0, 0.0, 2.0), feature::vertex(DEEPEST)));
    // a cone of slope 3 : 4, beyond its tip, beside its side and rim, below its base
    let cone = Core::Cone { radius: 3.0, half: 2.0 };
    assert_eq!(nearest(&cone, DVec3::new(0.0, 0.0, 5.0)).distance, 3.0);
    let side = nearest(&cone, DVec3::new(1.5 + 0.8, 0.0, 0.6));
    assert!((side.distance - 1.0).abs() < 1e-15 && (side.point - DVec3::new(1.5, 0.0, 0.0)).length() < 1e-15);
    assert_eq!(nearest(&cone, DVec3::new(1.0, 1.0, -4.0)).distance, 2.0);
    let rim = nearest(&cone, DVec3::new(6.0, 0.0, -6.0));
    assert_eq!((rim.distance, rim.feature), (5.0, feature::vertex(DEEPEST + LOWER_RIM)));
}

#[test]
fn a_segment_and_a_box_are_nearest_where_no_sample_is_nearer() {
    let mut r = Random::new(23);
    for _ in 0..3000 {
        let h = DVec3::new(r.range(0.2, 1.0), r.range(0.2, 1.0), r.range(0.2, 1.0));
        let (p, q) = (r.vector() * 2.0, r.vector() * 2.0);
        let (t, on_box) = segment_box(h, p, q);
        assert!((0.0..=1.0).contains(&t));
        let x = p + (q - p) * t;
        let nearest_of = |x: DVec3| DVec3::new(clamp(x.x, -h.x, h.x), clamp(x.y, -h.y, h.y), clamp(x.z, -h.z, h.z));
        assert!((on_box - nearest_of(x)).length() < 1e-15);
        let best = (x - on_box).length();
        // convex along the segment: no sample is nearer, and at the best the slope vanishes or an end is reached
        for k in 0..=100 {
            let y = p + (q - p) * (f64::from(k) / 100.0);
            assert!((y - nearest_of(y)).length() >= best - 1e-13);
        }
        let slope = (q - p).dot(x - on_box);
        assert!(slope.abs() < 1e-13 || (t == 0.0 && slope > 0.0) || (t == 1.0 && slope < 0.0), "{t} {slope:e}");
    }
    // parallel to a side, and through the box
    let (t, on_box) = segment_box(DVec3::ONE, DVec3::new(-3.0, 0.0, 2.0), DVec3::new(3.0, 0.0, 2.0));
    assert!((0.25..=0.75).contains(&t) && on_box.z == 1.0);
}

#[test]
fn a_hair_above_the_surface_the_normal_still_has_the_whole_shape_behind_it() {
    let mut r = Random::new(23);
    for trial in 0..3000 {
        let shape = r.shape([2, 5, 3, 4][trial % 4]);
        let core = Convex::of(&shape).unwrap().core;
        let d = r.direction();
        // on faces, edges, rims and corners alike
        let on = match trial % 3 {
            0 => core.support(d),
            1 => {
                let (p, q) = (core.support(d), core.support((d + r.vector() * 0.3).normalize()));
                nearest(&core, p.lerp(q, r.unit()) * 1.5).point
            }
            _ => nearest(&core, r.vector() * 2.0).point,
        };
        for height in [1e-8, 1e-11, 1e-13, 1e-15, 0.0] {
            let p = on + d * height;
            let near = nearest(&core, p);
            assert!((near.normal.length() - 1.0).abs() < 1e-13);
            let behind = near.normal.dot(core.support(near.normal)) - near.normal.dot(p);
            // of a point inside, all but its depth
            let deep = positive_part(-near.distance);
            assert!(behind < deep + 1e-12, "{} {trial} {height:e}: {behind:e}", shape.kind());
            assert!((near.point - p).length() < height + 1e-13 && near.distance.abs() < height + 1e-13);
        }
    }
}
