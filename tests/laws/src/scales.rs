//! Similar scenes: millimetres, metres and kilometres go the same way.
//!
//! Lengths that the engine chooses, what it leaves of an overlap and what it solves once more, are parts of the bodies' size. So a
//! scene and its image in another size are the same numbers but for a factor, and differ by rounding, which a tumbling body
//! amplifies by some powers of ten.

use crate::harness::{G, TOLERANCE, add, books_balance, position, settings, turn};
use tumble::{BodyBuilder, BodyId, DVec3, World};

/// What may be between two images after some seconds, in sizes of the original [–].
const SAME: f64 = 1e-6;

/// How a scene is made larger: lengths by `size`, times by `time` [–].
#[derive(Clone, Copy)]
struct Scale {
    size: f64,
    time: f64,
}

impl Scale {
    fn speed(self) -> f64 {
        self.size / self.time
    }

    /// An empty world of this scale, `fixed`: with lengths for bodies of this size [m].
    fn world(self, fixed: Option<f64>) -> World {
        let mut w = World::with_gravity(DVec3::new(0.0, 0.0, -G) * (self.speed() / self.time)).expect("gravity");
        let mut s = settings();
        s.solver.tolerance = TOLERANCE * self.speed();
        s.solver.restitution_threshold = 0.5 * self.speed();
        s.body_size = fixed;
        w.set_settings(s).expect("settings");
        w
    }
}

/// A scene: bodies whose places are compared.
type Scene<'s> = &'s dyn Fn(&mut World, Scale) -> Vec<BodyId>;

/// A box, a rod and a wheel that lean by an angle [rad] are thrown onto a floor of two slabs, with friction and some restitution.
fn throws(w: &mut World, s: Scale, lean: f64) -> Vec<BodyId> {
    let slab = DVec3::new(2.0, 4.0, 0.4);
    for x in [-1.0, 1.0] {
        let at = DVec3::new(x, 0.0, -0.2);
        add(w, BodyBuilder::cuboid(slab * s.size).as_fixed().friction(0.6).restitution(0.3).position(at * s.size));
    }
    let mass = s.size * s.size * s.size;
    let thrown = |b: BodyBuilder, at: DVec3, axis: DVec3| {
        let b = b.mass(2.0 * mass).friction(0.6).restitution(0.3).position(at * s.size).orientation(turn(axis, lean));
        b.velocity(DVec3::new(0.8, 0.3, -1.0) * s.speed()).spin(DVec3::new(1.0, -2.0, 0.5) / s.time)
    };
    let shapes = [
        BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.25) * s.size),
        BodyBuilder::capsule(0.06 * s.size, 0.4 * s.size),
        BodyBuilder::cylinder(0.15 * s.size, 0.08 * s.size),
    ];
    let mut all = Vec::new();
    for (shape, y) in shapes.into_iter().zip([-1.0, 0.0, 1.0]) {
        all.push(add(w, thrown(shape, DVec3::new(-0.6, y, 0.5), DVec3::new(1.0, 1.0, 0.0).normalize())));
    }
    all
}

/// Four boxes that begin in each other by a hundredth: correction lifts them apart, up to the slop.
fn sunken_stack(w: &mut World, s: Scale) -> Vec<BodyId> {
    add(w, BodyBuilder::ground().friction(0.5));
    let mass = s.size * s.size * s.size;
    let stacked = |k: i32| {
        let b = BodyBuilder::cuboid(DVec3::splat(0.2 * s.size)).mass(mass).friction(0.5);
        b.position(DVec3::new(0.004 * f64::from(k), 0.0, 0.099 + 0.198 * f64::from(k)) * s.size)
    };
    (0..4).map(|k| add(w, stacked(k))).collect()
}

/// How far a scene in another size is from the original, in sizes of the original [–]: the most in `steps` steps.
fn apart(scene: Scene<'_>, s: Scale, fixed: Option<f64>, steps: u32) -> f64 {
    let h = 1.0 / 240.0;
    let one = Scale { size: 1.0, time: 1.0 };
    let (mut original, mut image) = (one.world(fixed), s.world(fixed));
    let (ours, theirs) = (scene(&mut original, one), scene(&mut image, s));
    let mut most: f64 = 0.0;
    for _ in 0..steps {
        original.step(h);
        image.step(h * s.time);
        books_balance(&image);
        for (a, b) in ours.iter().zip(&theirs) {
            let off = (position(&original, *a) - position(&image, *b) / s.size).length();
            most = if off > most { off } else { most };
        }
    }
    most
}

/// Millimetres and kilometres: with the same time and gravity that grows, and with the same gravity and time that grows as √.
fn scales() -> [Scale; 4] {
    [(1e-3_f64, 1.0), (1e3, 1.0), (1e-3, 1e-3_f64.sqrt()), (1e3, 1e3_f64.sqrt())]
        .map(|(size, time)| Scale { size, time })
}

laws! {
    /// What is thrown and what is stacked too low goes in millimetres and kilometres as in metres. Some throws meet a step whose data are
    /// the same to 1e-13 and which has two answers that both keep the law to rounding, so that rounding chooses: two of these twelve.
    fn millimetres_metres_and_kilometres_go_the_same_way() {
        let mut same = 0;
        for k in 0..12 {
            let lean = 0.3 + 0.1 * f64::from(k);
            let scene = |w: &mut World, s: Scale| throws(w, s, lean);
            same += u32::from(scales().into_iter().all(|s| apart(&scene, s, None, 240) <= SAME));
        }
        assert!(same >= 10, "only {same} of twelve throws");
        for s in scales() {
            let off = apart(&sunken_stack, s, None, 240);
            assert!(off <= SAME, "stack at {:e}, time {:e}: {off:e} apart", s.size, s.time);
        }
        // lengths that are fixed show: the law has teeth
        let fixed = apart(&sunken_stack, scales()[0], Some(1.0), 240);
        assert!(fixed > 100.0 * SAME, "fixed lengths make no difference: {fixed:e}");
    }
}
