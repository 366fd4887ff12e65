//! Signed distances beside parry3d-f64, and a brute-force judge where the two disagree.
//!
//! 100,000 random pairs over all kinds of shapes, sizes 1e-3…1e3 m, from deep overlap to clear separation. The two must
//! agree to 1e-9 of the larger shape's size plus 1e-7 of the value. Where they do not, ours must be proved nearer the
//! truth. The proof uses only support functions written for this test: for any unit n the separation along n is a lower
//! bound of the signed distance, and the distance of two points of the shapes is an upper bound when they are apart.
//! Under overlap the upper bound comes from a search over the whole sphere of directions that finds nothing better.

#![expect(clippy::print_stdout, reason = "prints the figures of the run")]

use crate::common::{self, Random, brute_force_distance, separation};
use parry3d_f64::math::{Pose as ParryPose, Rotation, Vector};
use parry3d_f64::query;
use parry3d_f64::shape::SharedShape;
use tumble_geometry::{Closest, Manifolds, QueryWorkspace, Settings, Shape, Workspace, closest, collide, project};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_random::samples;

fn vector(v: DVec3) -> Vector {
    Vector::new(v.x, v.y, v.z)
}

/// The same shape in parry, and the rotation that takes parry's axis (y) to ours (z).
fn parry(shape: &Shape) -> (SharedShape, DQuat) {
    let turn = tumble_math::trig::rotation(DVec3::X, std::f64::consts::FRAC_PI_2);
    match shape {
        Shape::Ball(s) => (SharedShape::ball(s.radius()), DQuat::IDENTITY),
        Shape::Box(s) => {
            let h = s.half_extents();
            (SharedShape::cuboid(h.x, h.y, h.z), DQuat::IDENTITY)
        }
        Shape::Capsule(s) => (SharedShape::capsule_z(s.length() / 2.0, s.radius()), DQuat::IDENTITY),
        Shape::Cylinder(s) => (SharedShape::cylinder(s.length() / 2.0, s.radius()), turn),
        Shape::Cone(s) => (SharedShape::cone(s.height() / 2.0, s.radius()), turn),
        Shape::Hull(s) => {
            let points: Vec<Vector> = s.vertices().iter().map(|v| vector(*v)).collect();
            (SharedShape::convex_hull(&points).expect("parry builds the hull"), DQuat::IDENTITY)
        }
        Shape::HalfSpace(s) => (SharedShape::halfspace(vector(s.normal())), DQuat::IDENTITY),
        Shape::Compound(_) | Shape::Mesh(_) => panic!("compounds are compared part by part, meshes elsewhere"),
    }
}

fn parry_pose(pose: &Pose, turn: DQuat) -> ParryPose {
    let q = pose.rotation * turn;
    ParryPose::from_parts(vector(pose.position), Rotation::from_xyzw(q.x, q.y, q.z, q.w))
}

/// Parry's signed distance and its normal, if it has an answer.
fn parry_distance(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose) -> Option<(f64, DVec3)> {
    let ((sa, ta), (sb, tb)) = (parry(a), parry(b));
    let (qa, qb) = (parry_pose(pa, ta), parry_pose(pb, tb));
    let contact = query::contact(&qa, &*sa.0, &qb, &*sb.0, 1e9).ok()??;
    let n = contact.normal1;
    Some((contact.dist, DVec3::new(n.x, n.y, n.z)))
}

#[derive(Default)]
struct Tally {
    pairs: usize,
    agreed: usize,
    judged: usize,
    overlapping: usize,
    parry_silent: usize,
    missed: usize,
    worst_agreed: f64,
}

/// One pair: placed, measured, compared, and if need be judged.
fn one(random: &mut Random, kind_a: u64, kind_b: u64, tally: &mut Tally, memory: &mut Memory) {
    let Memory { ws, workspace, manifolds } = memory;
    let size_a = random.length();
    // half of the pairs of like sizes, half of any
    let size_b = if random.below(2) == 0 { size_a * random.range(0.3, 3.0) } else { random.length() };
    let (a, b) = (
        random.convex(kind_a, size_a),
        if kind_b == 6 { Shape::half_space(random.direction()).unwrap() } else { random.convex(kind_b, size_b) },
    );
    let larger = if size_a > size_b || kind_b == 6 { size_a } else { size_b };
    let pa = Pose::new(DVec3::ZERO, random.rotation());
    // from deep overlap to clear separation
    let reach = if kind_b == 6 { 2.0 * size_a } else { 2.0 * (size_a + size_b) };
    let pb = Pose::new(random.direction() * (reach * random.unit()), random.rotation());
    let ours = closest(&a, &pa, &b, &pb, ws).expect("two convex shapes have a distance");
    let finite = ours.distance.is_finite()
        && ours.normal.is_finite()
        && ours.position_a.is_finite()
        && ours.position_b.is_finite();
    assert!(finite, "not finite: {a:?} {pa:?} {b:?} {pb:?} {ours:?}");
    // a shape that overlaps must be found by the narrow phase whatever the margin
    let slack = 1e-9 * larger;
    if ours.distance < -slack {
        collide(&a, &pa, &b, &pb, 0.0, Settings::default(), workspace, manifolds);
        tally.missed += usize::from(manifolds.is_empty());
    }
    tally.pairs += 1;
    tally.overlapping += usize::from(ours.distance < 0.0);
    let Some((theirs, normal)) = parry_distance(&a, &pa, &b, &pb) else {
        // parry reports nothing: ours must stand on its own
        tally.parry_silent += 1;
        judge(&a, &pa, &b, &pb, &ours, larger, random, Some(&[]));
        return;
    };
    let difference = (ours.distance - theirs).abs();
    let allowed = 1e-9 * larger + 1e-7 * ours.distance.abs();
    if difference <= allowed {
        // agreement is no proof either: points, normal and distance must still fit each other
        judge(&a, &pa, &b, &pb, &ours, larger, random, None);
        tally.agreed += 1;
        if difference / larger > tally.worst_agreed {
            tally.worst_agreed = difference / larger;
        }
        return;
    }
    tally.judged += 1;
    judge(&a, &pa, &b, &pb, &ours, larger, random, Some(&[normal]));
}

/// Proves ours within 1e-9 of the size plus 1e-7 of the value, from support functions alone.
fn judge(
    a: &Shape,
    pa: &Pose,
    b: &Shape,
    pb: &Pose,
    ours: &Closest,
    larger: f64,
    random: &mut Random,
    hints: Option<&[DVec3]>,
) {
    let allowed = 1e-9 * larger + 1e-7 * ours.distance.abs();
    let describe = || format!("{} {pa:?} · {} {pb:?}: {ours:?}\n{a:?}\n{b:?}", a.kind(), b.kind());
    if let Shape::HalfSpace(h) = b {
        // exact by one support
        let n = pb.vector(h.normal());
        let truth = n.dot(common::support(a, pa, -n) - pb.position);
        assert!((truth - ours.distance).abs() <= allowed, "{}", describe());
        return;
    }
    // the points lie on their shapes and are as far apart as the distance says
    for (s, p, q) in [(a, pa, ours.position_a), (b, pb, ours.position_b)] {
        let off = project(s, p, q).distance;
        assert!(off.abs() <= allowed, "point off the {} by {off:e}: {}", s.kind(), describe());
    }
    let between = ours.position_b - ours.position_a;
    assert!((between - ours.normal * ours.distance).length() <= allowed, "{}", describe());
    // our normal separates by what we say: a proved lower bound
    let lower = separation(a, pa, b, pb, ours.normal);
    assert!((lower - ours.distance).abs() <= allowed, "normal and distance disagree, {lower}: {}", describe());
    if ours.distance > allowed {
        // apart: two points of the shapes that near are a proved upper bound
        assert!((between.length() - ours.distance).abs() <= allowed);
        return;
    }
    let Some(hints) = hints else { return };
    // overlap: no direction on the sphere separates better
    let mut all = vec![ours.normal];
    for &h in hints {
        all.extend([h, -h]);
    }
    let best = brute_force_distance(a, pa, b, pb, random, &all);
    assert!(best <= ours.distance + allowed, "a better direction exists, {best}: {}", describe());
}

#[derive(Default)]
struct Memory {
    ws: QueryWorkspace,
    workspace: Workspace,
    manifolds: Manifolds,
}

fn run(seed: u64, pairs: usize) -> Tally {
    let mut random = Random::new(seed);
    let mut memory = Memory::default();
    let mut tally = Tally::default();
    for k in 0..pairs as u64 {
        // all 6 × 7 kinds in turn
        one(&mut random, k % 6, k / 6 % 7, &mut tally, &mut memory);
    }
    tally
}

#[test]
fn random_pairs_agree_with_parry_or_are_proved_nearer_the_truth() {
    let pairs = samples(25_000) as usize;
    let t = run(11, pairs);
    println!(
        "{} pairs ({} overlapping): {} agree (worst {:.1e} of the size), {} judged by brute force, parry silent on {}",
        t.pairs, t.overlapping, t.agreed, t.worst_agreed, t.judged, t.parry_silent
    );
    assert_eq!(t.pairs, pairs);
    assert_eq!(t.agreed + t.judged + t.parry_silent, t.pairs);
    assert_eq!(t.missed, 0);
    // parry stops at 4.7e-8 of the distance on round shapes; the judge decides there, not everywhere
    assert!(t.agreed > 3 * pairs / 4, "only {} agree", t.agreed);
    assert!(t.overlapping > pairs / 5);
}
