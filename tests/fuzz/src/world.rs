//! The doors of the world: any calls in any order with any numbers and stale handles.

use crate::bytes::Bytes;
use std::sync::Arc;
use tumble::{
    Aabb, Attraction, BodyBuilder, BodyId, Combine, DQuat, DVec3, Material, MaterialId, Pose, Settings, Shape, Spring,
    World, trig,
};

/// Mostly something that a user may mean: a world in which everything flies apart shows little.
fn vector(b: &mut Bytes) -> DVec3 {
    if b.byte().is_multiple_of(6) { DVec3::new(b.number(), b.number(), b.number()) } else { tame(b) * 4.0 }
}

pub(crate) fn tame(b: &mut Bytes) -> DVec3 {
    DVec3::new(b.usual(), b.usual(), b.usual())
}

pub(crate) fn turn(b: &mut Bytes) -> DQuat {
    if b.byte().is_multiple_of(3) {
        DQuat::from_xyzw(b.number(), b.number(), b.number(), b.number())
    } else {
        let axis = tame(b);
        if axis.length() > 0.1 { trig::rotation(axis.normalize(), b.usual()) } else { DQuat::IDENTITY }
    }
}

fn builder(b: &mut Bytes, materials: &[MaterialId]) -> BodyBuilder {
    // a needle of hundreds of kilometres that spins is swept for seconds: `corpus/slow`
    let short = |x: f64| if x.abs() > 1e3 && x.abs() < 1e9 { 1e3 } else { x };
    let size = |b: &mut Bytes| if b.byte().is_multiple_of(6) { short(b.number()) } else { 0.1 + b.usual().abs() };
    let mut body = match b.byte() % 8 {
        0 => BodyBuilder::ball(size(b)),
        1 => BodyBuilder::cuboid(DVec3::new(size(b), size(b), size(b))),
        2 => BodyBuilder::capsule(size(b), size(b)),
        3 => BodyBuilder::cylinder(size(b), size(b)),
        4 => {
            let points: Vec<DVec3> = (0..4 + b.below(8)).map(|_| tame(b)).collect();
            BodyBuilder::hull(&points)
        }
        5 => BodyBuilder::dynamic().try_shape(Shape::cone(size(b), size(b))),
        6 => BodyBuilder::ground(),
        _ => match (Shape::ball(0.2), Shape::cuboid_size(DVec3::splat(0.3))) {
            (Ok(ball), Ok(cube)) => {
                let place = Pose::new(tame(b), turn(b));
                BodyBuilder::dynamic().shape(ball).shape_at(cube, place)
            }
            _ => BodyBuilder::dynamic(),
        },
    };
    body = body.position(if b.byte().is_multiple_of(8) { vector(b) } else { tame(b) * 2.0 + DVec3::Z });
    let choices = b.byte();
    if choices & 1 != 0 {
        body = body.mass(if b.byte().is_multiple_of(4) { b.number() } else { 0.1 + b.usual().abs() });
    }
    if choices & 2 != 0 {
        body = body.velocity(tame(b) * 3.0).spin(tame(b) * 3.0);
    }
    if choices & 4 != 0 {
        body = body.orientation(turn(b));
    }
    if choices & 8 != 0 {
        body = body.friction(b.number()).restitution(b.usual().abs() * 0.5);
    }
    if choices & 16 != 0 {
        body = body.as_kinematic();
    }
    if choices & 32 != 0 && b.byte().is_multiple_of(4) {
        body = body.inertia(vector(b));
    }
    if choices & 64 != 0 && !materials.is_empty() {
        body = body.material(materials[b.below(materials.len())]);
    }
    body
}

/// Most bodies at a time, and most steps of one input: the calls are what is tried here.
const BODIES: usize = 10;
const STEPS: u32 = 12;

pub(crate) fn try_bytes(bytes: &[u8]) {
    let mut b = Bytes::new(bytes);
    let mut w = World::new();
    w.set_settings(Settings::realtime()).expect("our own settings");
    let (mut ids, mut materials): (Vec<BodyId>, Vec<MaterialId>) = (Vec::new(), Vec::new());
    let (mut snapshot, mut steps) = (w.snapshot(), 0);
    while !b.is_empty() && steps < STEPS {
        let id = if ids.is_empty() || b.byte().is_multiple_of(16) {
            BodyId::from_parts(b.below(20) as u32, b.below(4) as u32)
        } else {
            ids[b.below(ids.len())]
        };
        let before = w.state_hash();
        let refused = match b.byte() % 30 {
            0..=4 if w.body_count() < BODIES => {
                let body = builder(&mut b, &materials);
                w.add(body).map(|id| ids.push(id)).is_err()
            }
            5 => w.remove(id).is_err(),
            6 => w.set_position(id, vector(&mut b)).is_err(),
            7 => w.set_velocity(id, vector(&mut b)).is_err(),
            8 => w.set_spin(id, vector(&mut b)).is_err(),
            9 => w.set_orientation(id, turn(&mut b)).is_err(),
            10 => w.set_force(id, vector(&mut b)).is_err(),
            11 => w.set_torque(id, vector(&mut b)).is_err(),
            12 => w.apply_force_at(id, vector(&mut b), tame(&mut b)).is_err(),
            13 => w.apply_impulse_at(id, vector(&mut b), tame(&mut b)).is_err(),
            14 => w.apply_angular_impulse(id, vector(&mut b)).is_err(),
            15 => w.move_to(id, Pose::new(tame(&mut b), turn(&mut b)), b.number()).is_err(),
            16 => w.add_material(Material::new(b.number(), b.number())).map(|m| materials.push(m)).is_err(),
            17 if materials.len() > 1 => {
                w.set_pair(materials[0], materials[1], Material::new(b.number(), b.number())).is_err()
            }
            18 => {
                let rule =
                    [Combine::GeometricMean, Combine::Mean, Combine::Minimum, Combine::Maximum, Combine::Product];
                w.set_combine(rule[b.below(5)], rule[b.below(5)]);
                false
            }
            19 => w.set_gravity(vector(&mut b)).is_err(),
            20 => {
                let mut s = *w.settings();
                match b.byte() % 5 {
                    0 => s.solver.tolerance = b.number(),
                    1 => s.correction.slop = b.number(),
                    2 => s.sleep.enabled = !s.sleep.enabled,
                    3 => s.threads = 1 + b.below(3),
                    _ => s.solver.restitution_threshold = b.number(),
                }
                w.set_settings(s).is_err()
            }
            21 => {
                w.add_potential(Arc::new(Attraction { towards: tame(&mut b), strength: b.usual() }));
                false
            }
            22 => {
                w.add_potential(Arc::new(Spring {
                    body: id,
                    arm: DVec3::ZERO,
                    anchor: tame(&mut b),
                    stiffness: b.usual(),
                }));
                false
            }
            23 => {
                let _ = w.ray(vector(&mut b), vector(&mut b), b.number());
                let _ = w.overlapping(&Shape::ball(0.5).expect("a ball"), &Pose::new(vector(&mut b), turn(&mut b)));
                let _ = w.cast(&Shape::ball(0.2).expect("a ball"), &Pose::at(tame(&mut b)), vector(&mut b), b.number());
                let _ = w.in_aabb(&Aabb::around(tame(&mut b), tame(&mut b)));
                assert_eq!(w.state_hash(), before, "a question changes nothing");
                false
            }
            24 => {
                snapshot = w.snapshot();
                false
            }
            25 => {
                w.restore(&snapshot);
                false
            }
            26 => w.release(id).is_err(),
            _ => {
                steps += 1;
                let dt = if b.byte().is_multiple_of(8) { b.number() } else { 0.01 };
                let mut twin = w.clone();
                let hash = w.step(dt).state_hash;
                if w.report().refused.is_none() {
                    assert_eq!(twin.step(dt).state_hash, hash, "a clone has the same future");
                    judge(&w);
                }
                w.report().refused.is_some()
            }
        };
        assert!(!refused || w.state_hash() == before, "a refused call has changed the world");
    }
}

/// What every report promises.
fn judge(w: &World) {
    for body in w.bodies() {
        assert!(body.centre().is_finite() && body.velocity().is_finite() && body.spin().is_finite(), "{body:?}");
        assert!(body.orientation().is_finite() && (body.orientation().length() - 1.0).abs() < 1e-6, "{body:?}");
    }
    let r = w.report();
    for c in &r.contacts {
        assert!(c.impulse.is_finite() && c.impulse.x >= 0.0 && c.gap.is_finite(), "{c:?}");
    }
    for i in &r.islands {
        let c = &i.certificate;
        if c.is_solved() {
            // what the energy guard moved off the law is judged by approach, cone and energy
            let measure = if c.is_solved() { c.residual } else { c.approach };
            assert!(measure <= w.settings().solver.tolerance && c.cone <= 1e-12, "{i:?}");
        }
    }
}
