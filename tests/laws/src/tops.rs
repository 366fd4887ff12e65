//! Bodies that pivot on a tip or roll on a ball or a rim, against the equations of motion of a body that does not slip.
//!
//! With r from the centre of mass to the contact, ṙ its rate as the contact moves over the body, and v = −ω×r:
//!
//! (I + m(r² − r rᵀ)) ω̇ = −ω×Iω + m r×(g ẑ − ω×ṙ)
//!
//! These are integrated by the classical rule of fourth order in steps that leave nothing to be seen.

use crate::harness::{G, add, books_balance, near, order, turn, world};
use std::f64::consts::{FRAC_PI_2, PI, TAU};
use tumble::{BodyBuilder, BodyId, DMat3, DQuat, DVec3, World, trig};

/// What a body stands on, in its own axes, seen from its centre of mass.
#[derive(Clone, Copy)]
enum Foot {
    /// A tip.
    Tip(DVec3),
    /// A ball of a radius [m] about a point.
    Ball(DVec3, f64),
    /// A rim of a radius [m] about a point, across z.
    Rim(DVec3, f64),
}

impl Foot {
    /// The arm [m] and its rate [m/s], of a body at `q` that turns by `w`.
    fn arm(self, q: DQuat, w: DVec3) -> (DVec3, DVec3) {
        match self {
            Self::Tip(p) => (q * p, w.cross(q * p)),
            Self::Ball(p, radius) => (q * p - DVec3::Z * radius, w.cross(q * p)),
            Self::Rim(p, radius) => {
                let (centre, axis) = (q * p, q * DVec3::Z);
                let tilts = w.cross(axis);
                let (down, lowers) = (axis * axis.z - DVec3::Z, tilts * axis.z + axis * tilts.z);
                let (length, e) = (down.length(), down.normalize());
                (centre + e * radius, w.cross(centre) + (lowers - e * e.dot(lowers)) * (radius / length))
            }
        }
    }
}

/// A body that stands on its foot, and how it is set going.
struct Top {
    body: BodyBuilder,
    /// Its centre of mass in its frame [m].
    centre: DVec3,
    moments: DVec3,
    foot: Foot,
    orientation: DQuat,
    spin: DVec3,
}

#[derive(Clone, Copy)]
struct Turning {
    orientation: DQuat,
    spin: DVec3,
}

impl Top {
    /// Rates of orientation and spin.
    fn rates(&self, s: Turning) -> (DQuat, DVec3) {
        let (q, w) = (s.orientation.normalize(), s.spin);
        let r = DMat3::from_quat(q);
        let inertia = r * DMat3::from_diagonal(self.moments) * r.transpose();
        let (arm, rate) = self.foot.arm(q, w);
        let square = DMat3::from_cols(arm * arm.x, arm * arm.y, arm * arm.z);
        let about = inertia + DMat3::IDENTITY * arm.length_squared() - square;
        let torque = arm.cross(DVec3::Z * G - w.cross(rate)) - w.cross(inertia * w);
        (DQuat::from_xyzw(w.x, w.y, w.z, 0.0) * s.orientation * 0.5, about.inverse() * torque)
    }

    /// How the equations turn it in `time` [s].
    fn law(&self, time: f64) -> DQuat {
        let steps = 20_000;
        let h = time / f64::from(steps);
        let on = |s: Turning, (q, w): (DQuat, DVec3), h: f64| Turning {
            orientation: s.orientation + q * h,
            spin: s.spin + w * h,
        };
        let mut s = Turning { orientation: self.orientation, spin: self.spin };
        for _ in 0..steps {
            let a = self.rates(s);
            let b = self.rates(on(s, a, 0.5 * h));
            let c = self.rates(on(s, b, 0.5 * h));
            let d = self.rates(on(s, c, h));
            s = on(on(on(on(s, a, h / 6.0), b, h / 3.0), c, h / 3.0), d, h / 6.0);
        }
        s.orientation.normalize()
    }

    /// A world in which it stands at the origin, on a floor that moves with a velocity `with` [m/s].
    fn stage(&self, with: DVec3) -> (World, BodyId) {
        let mut w = world();
        let ground = BodyBuilder::ground().friction(100.0);
        add(&mut w, if with == DVec3::ZERO { ground } else { ground.as_kinematic().velocity(with) });
        let (arm, _) = self.foot.arm(self.orientation, self.spin);
        let b = self.body.clone().mass(1.0).inertia(self.moments).friction(100.0).orientation(self.orientation);
        let b = b.position(-arm - self.orientation * self.centre).spin(self.spin);
        let b = add(&mut w, b.velocity(with - self.spin.cross(arm)));
        (w, b)
    }

    /// By how much its axis misses the law after `time` [s] in steps of `h` [s], and the part of its energy that it lost.
    fn missed(&self, law: DQuat, time: f64, h: f64) -> (f64, f64) {
        let (mut w, b) = self.stage(DVec3::ZERO);
        let before = w.energy().0 + w.energy().1;
        for _ in 0..(time / h).round() as u32 {
            w.step(h);
            books_balance(&w);
            assert!(w.report().contact_gain() <= 0.0, "step {}: {:e} J", w.report().step, w.report().contact_gain());
        }
        let axis = w.orientation(b).expect("a top") * DVec3::Z;
        ((axis - law * DVec3::Z).length(), 1.0 - (w.energy().0 + w.energy().1) / before)
    }

    /// The second order in h, with what the axis misses and the part of the energy that is lost at 1/1000 s.
    fn obeys(&self, what: &str, time: f64, axis: f64, energy: f64) {
        let law = self.law(time);
        let (mut errors, mut losses) = (Vec::new(), Vec::new());
        for h in [1.0 / 500.0, 1.0 / 1000.0, 1.0 / 2000.0, 1.0 / 4000.0] {
            let (missed, lost) = self.missed(law, time, h);
            errors.push(missed);
            losses.push(lost);
        }
        near(what, errors[1], 0.0, axis);
        near("energy", losses[1], 0.0, energy);
        order(what, &errors, 1.7, 1e-6);
    }
}

/// Lean of the tops [rad].
const LEAN: f64 = 0.35;

/// A pyramid on its tip.
fn pyramid(rate: f64) -> Top {
    let mut points = vec![DVec3::ZERO];
    for k in 0..16 {
        let (s, c) = trig::sin_cos(TAU / 16.0 * f64::from(k));
        points.push(DVec3::new(0.1 * c, 0.1 * s, 0.2));
    }
    let orientation = turn(DVec3::Y, LEAN);
    Top {
        body: BodyBuilder::hull(&points),
        centre: DVec3::Z * 0.15,
        moments: DVec3::new(0.011, 0.011, 0.02),
        foot: Foot::Tip(DVec3::Z * -0.15),
        orientation,
        spin: orientation * DVec3::Z * rate,
    }
}

/// A disc of 0.25 m and a thickness [m], rolling or turning on its rim.
fn disc(thick: f64, orientation: DQuat, spin: DVec3) -> Top {
    let radius = 0.25;
    let along = 0.5 * radius * radius;
    let lower = if (orientation * DVec3::Z).z > 0.0 { -0.5 } else { 0.5 };
    Top {
        body: BodyBuilder::cylinder(radius, thick),
        centre: DVec3::ZERO,
        moments: DVec3::new(0.5 * along, 0.5 * along, along),
        foot: Foot::Rim(DVec3::Z * (lower * thick), radius),
        orientation,
        spin,
    }
}

laws! {
    /// A corner of a hull: a top that hangs over fast or slowly.
    fn a_leaning_top_precesses_and_nods_as_its_equations_say() {
        pyramid(60.0).obeys("fast", 0.5, 2e-3, 1e-5);
        pyramid(20.0).obeys("slow", 0.4, 2e-3, 2e-4);
    }

    /// The tip of a cone.
    fn a_cone_on_its_tip_goes_as_its_equations_say() {
        let orientation = turn(DVec3::Y, LEAN + PI);
        let cone = Top {
            body: BodyBuilder::cone(0.1, 0.2),
            centre: DVec3::Z * -0.05,
            moments: DVec3::new(0.004, 0.004, 0.006),
            foot: Foot::Tip(DVec3::Z * 0.15),
            orientation,
            spin: orientation * DVec3::Z * 80.0,
        };
        cone.obeys("cone", 0.5, 1e-2, 2e-4);
    }

    /// A foot that rolls: the end of a capsule.
    fn a_top_with_a_round_foot_goes_as_its_equations_say() {
        let orientation = turn(DVec3::Y, LEAN);
        let capsule = Top {
            body: BodyBuilder::capsule(0.02, 0.2),
            centre: DVec3::ZERO,
            moments: DVec3::new(0.004, 0.004, 0.006),
            foot: Foot::Ball(DVec3::Z * -0.1, 0.02),
            orientation,
            spin: orientation * DVec3::Z * 60.0,
        };
        capsule.obeys("capsule", 0.5, 3e-3, 2e-5);
    }

    /// A rim: a coin and a wheel that lean as they roll, and Euler's disc.
    fn what_rolls_on_its_rim_goes_as_its_equations_say() {
        for (thick, lean) in [(2e-4, 0.3), (0.05, 0.5)] {
            let orientation = turn(DVec3::X, lean - FRAC_PI_2);
            disc(thick, orientation, orientation * DVec3::Z * 8.0).obeys("coin", 1.0, 1e-4, 5e-5);
        }
        let (s, c) = trig::sin_cos(0.5);
        let rate = (4.0 * G / (0.25 * s)).sqrt();
        let spin = DVec3::new(c, 0.0, -s) * (-rate * s);
        disc(2e-4, turn(DVec3::Y, 0.5), spin).obeys("Euler's disc", 0.5, 0.03, 0.02);
    }

    /// What pivots on a belt that runs evenly does what it does on a floor, and the belt works for what it carries.
    fn a_top_on_a_belt_goes_as_on_a_floor() {
        let with = DVec3::new(1.5, -0.5, 0.0);
        let ((mut still, a), (mut belt, b)) = (pyramid(60.0).stage(DVec3::ZERO), pyramid(60.0).stage(with));
        for _ in 0..500 {
            still.step(1e-3);
            belt.step(1e-3);
            books_balance(&belt);
        }
        let axis = |w: &World, b: BodyId| w.orientation(b).expect("a top") * DVec3::Z;
        near("axis", (axis(&still, a) - axis(&belt, b)).length(), 0.0, 1e-8);
        // both fall alike where nothing carries them
        let height = |w: &World, b: BodyId| w.body(b).expect("a top").centre().z;
        assert!(height(&still, a) > 0.05 && height(&belt, b) > 0.05, "they must stand");
        // the frame in which the belt stands sees the same losses
        let (lost, on_belt) = (still.ledger(), belt.ledger());
        near("loss", on_belt.dissipated() - on_belt.time_step, lost.dissipated() - lost.time_step, 1e-9);
    }
}
