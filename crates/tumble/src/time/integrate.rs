//! Motion without forces: where a body is after a while.
//!
//! Linear: x ← x + τ v. Rotation: the torque-free top by the implicit midpoint rule on the body's angular momentum,
//! Π' = Π + τ Π̄ × I⁻¹Π̄ with Π̄ = (Π + Π')/2, and a Cayley turn by the same mean spin. Both keep the energy
//! ½Π·I⁻¹Π and the world's angular momentum RΠ to rounding; explicit and gyro-free rules gain or lose tens of per cent
//! in a minute of tumbling. A fast body is turned in closed form, by the trigonometric functions if it has an axis of
//! symmetry and by elliptic ones if not ([`free`]).

mod free;

use crate::model::body::{BodyKind, BodyModel, Symmetry};
use crate::state::motion::{Motion, Rotation};
use tumble_math::inertia::cross_matrix;
use tumble_math::order::{max_abs, min};
use tumble_math::trig;
use tumble_math::{DMat3, DQuat, DVec3};

/// Most Newton steps of the implicit midpoint [–]; 2–3 are enough at 13 rad/s and 1/60 s. Where they are spent, the drift is made in
/// closed form.
const NEWTON_STEPS: u32 = 8;

/// Residual at which Newton's steps end, relative to the angular momentum and to the angle [–]: 45 roundings of 2⁻⁵².
const ROUNDING: f64 = 1e-14;

/// Angle of a drift above which a body is turned in closed form [rad]. The midpoint rule turns by 2 tan⁻¹(φ/2) instead of φ,
/// and a body that spins about its own axis by φ swings about the others more slowly by 1/(1 + φ²/4), 1.3 % at this angle. Chosen,
/// not derived: the rule is cheaper.
const CLOSED_FORM_ANGLE: f64 = 0.23;

/// `motion` after `time` [s] without forces.
pub(crate) fn drift(body: &BodyModel, motion: &Motion, time: f64, gyroscopic: bool) -> Motion {
    let mut to = *motion;
    if motion.velocity != DVec3::ZERO {
        to.centre = motion.centre + motion.velocity * time;
    }
    match motion.rotation {
        Rotation::Momentum(v) | Rotation::Spin(v) if v == DVec3::ZERO => {}
        Rotation::Spin(spin) => {
            if body.kind == BodyKind::Kinematic {
                let speed = spin.length();
                to.orientation = normalise(trig::rotation(spin / speed, speed * time) * motion.orientation);
            }
        }
        Rotation::Momentum(momentum) if gyroscopic => {
            if body.round {
                let mean = body.inverse_inertia * momentum;
                let rate = mean.length();
                to.orientation = if rate * time.abs() > CLOSED_FORM_ANGLE {
                    normalise(motion.orientation * trig::rotation(mean / rate, rate * time))
                } else {
                    cayley_body(motion.orientation, mean * time)
                };
            } else {
                let (momentum, orientation) = spun(body, motion.orientation, momentum, time);
                (to.rotation, to.orientation) = (Rotation::Momentum(momentum), orientation);
            }
        }
        Rotation::Momentum(momentum) => {
            // the spin stays the same in world axes
            let spin = motion.orientation * (body.inverse_inertia * momentum);
            to.orientation = cayley_world(spin * time, motion.orientation);
            to.rotation = Rotation::Momentum(body.inertia * (to.orientation.conjugate() * spin));
        }
    }
    to
}

/// The angular momentum of a torque-free top after `time`, in body axes, and its orientation.
fn spun(body: &BodyModel, orientation: DQuat, momentum: DVec3, time: f64) -> (DVec3, DQuat) {
    let fast = fastest(body, momentum) * time.abs() > CLOSED_FORM_ANGLE;
    if !fast && let Some((end, mean)) = top(body, momentum, time) {
        return (end, cayley_body(orientation, mean * time));
    }
    if let Some(symmetry) = &body.symmetry {
        return whirled(symmetry, orientation, momentum, time);
    }
    let (end, turn) = free::turned(&body.principal, momentum, time).unwrap_or_else(|| {
        // beyond arithmetic the phase means nothing, energy and momentum do: turning about the momentum itself keeps both
        let p = momentum;
        let size = p.length();
        (p, trig::rotation(p / size, time * p.dot(body.inverse_inertia * p) / size))
    });
    (end, normalise(orientation * turn))
}

/// The fastest that a torque-free top may come to spin [rad/s]: √(|ω|² + Π₂²(1/I₁ − 1/I₂)(1/I₂ − 1/I₃)), I₂ the middle
/// moment. It is the spin itself where two moments are equal, never less, and as constant as energy and angular momentum
/// are: so a drift back is made as the drift forth was.
fn fastest(body: &BodyModel, momentum: DVec3) -> f64 {
    let (spin, hidden) = (body.inverse_inertia * momentum, body.hidden_spin.dot(momentum));
    (spin.length_squared() + hidden * hidden).sqrt()
}

/// The fastest that a body may come to spin without forces [rad/s].
pub(crate) fn fastest_spin(body: &BodyModel, motion: &Motion, gyroscopic: bool) -> f64 {
    match motion.rotation {
        Rotation::Momentum(momentum) if gyroscopic => fastest(body, momentum),
        _ => motion.spin(body).length(),
    }
}

/// The same in closed form: a symmetric top turns about its angular momentum, and about its own axis against that.
fn whirled(s: &Symmetry, orientation: DQuat, momentum: DVec3, time: f64) -> (DVec3, DQuat) {
    let in_world = orientation * momentum;
    let size = in_world.length();
    let own = (s.along - s.across) * s.axis.dot(momentum) * time;
    let carried = trig::rotation(in_world / size, size * s.across * time) * orientation;
    (trig::rotation(s.axis, -own) * momentum, normalise(carried * trig::rotation(s.axis, own)))
}

/// Angular momentum after `time` and the mean spin meanwhile, both in body axes; none where Newton's steps do not end.
fn top(body: &BodyModel, start: DVec3, time: f64) -> Option<(DVec3, DVec3)> {
    let inverse = &body.inverse_inertia;
    let largest = max_abs(start);
    let enough = 4e-16 * largest;
    let mut end = start;
    let mut last = f64::INFINITY;
    for _ in 0..NEWTON_STEPS {
        let mean = (start + end) * 0.5;
        let spin = *inverse * mean;
        let f = end - start - mean.cross(spin) * time;
        let size = max_abs(f);
        if size <= enough || !(size < last) {
            last = min(size, last);
            break;
        }
        last = size;
        let slope = DMat3::IDENTITY + (cross_matrix(spin) - cross_matrix(mean) * *inverse) * (0.5 * time);
        end -= slope.inverse() * f;
    }
    let mean = *inverse * ((start + end) * 0.5);
    // the terms of f are rounded in proportion to the angle; the last step may have gone beyond the one that was measured
    (last <= ROUNDING * largest * (1.0 + mean.length() * time.abs())).then_some((end, mean))
}

/// `q` turned by the small angle vector `turn` [rad] in body axes: q ⊗ (1, turn/2), normalised.
pub(crate) fn cayley_body(q: DQuat, turn: DVec3) -> DQuat {
    normalise(q * DQuat::from_xyzw(0.5 * turn.x, 0.5 * turn.y, 0.5 * turn.z, 1.0))
}

/// `q` turned by the small angle vector `turn` [rad] in world axes.
pub(crate) fn cayley_world(turn: DVec3, q: DQuat) -> DQuat {
    normalise(DQuat::from_xyzw(0.5 * turn.x, 0.5 * turn.y, 0.5 * turn.z, 1.0) * q)
}

fn normalise(q: DQuat) -> DQuat {
    q * (1.0 / q.length())
}

/// I⁻¹ in world axes at `orientation`.
pub(crate) fn world_inverse_inertia(body: &BodyModel, orientation: DQuat) -> DMat3 {
    if body.round {
        return body.inverse_inertia;
    }
    let r = DMat3::from_quat(orientation);
    let i = r * body.inverse_inertia * r.transpose();
    (i + i.transpose()) * 0.5
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::builder::BodyBuilder;
    use crate::state::BodyState;
    use tumble_random::{Lcg, Random as _};

    /// A body on its own.
    #[derive(Clone)]
    struct Top {
        model: BodyModel,
        now: Motion,
    }

    impl Top {
        fn of(b: &BodyBuilder) -> Self {
            let (start, model) = b.build().unwrap();
            let now = BodyState::new(&model, &start).now;
            Self { model, now }
        }

        fn drift(&mut self, time: f64) {
            self.now = drift(&self.model, &self.now, time, true);
        }

        /// Angular momentum, body axes.
        fn momentum(&self) -> DVec3 {
            self.now.rotation.vector()
        }

        fn kinetic_energy(&self) -> f64 {
            self.now.kinetic_energy(&self.model)
        }

        fn angular_momentum(&self) -> DVec3 {
            self.now.angular_momentum()
        }
    }

    #[test]
    fn a_tumbling_book_keeps_energy_and_angular_momentum() {
        let b = BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.05)).mass(1.0).spin(DVec3::new(0.1, 9.0, 0.2));
        let mut body = Top::of(&b);
        let (energy, momentum) = (body.kinetic_energy(), body.angular_momentum());
        for _ in 0..100_000 {
            body.drift(1.0 / 480.0);
        }
        assert!((body.kinetic_energy() / energy - 1.0).abs() < 1e-12);
        assert!((body.angular_momentum() - momentum).length() < 1e-12 * momentum.length());
    }

    #[test]
    fn a_chip_that_turns_many_times_in_a_step_keeps_energy_and_angular_momentum() {
        for rate in [10.0, 300.0, 3e3, 1e4, 1e5, 1e7] {
            let b = BodyBuilder::cuboid(DVec3::new(0.05, 0.04, 0.03)).mass(0.1);
            let mut body = Top::of(&b.spin(DVec3::new(0.7, 0.6, 0.4) * rate));
            let (energy, momentum) = (body.kinetic_energy(), body.angular_momentum());
            for _ in 0..200 {
                body.drift(1.0 / 120.0);
                let lost = (body.kinetic_energy() / energy - 1.0).abs();
                assert!(lost < 1e-12, "{rate} rad/s: energy by {lost:e}");
                let turned = (body.angular_momentum() - momentum).length() / momentum.length();
                assert!(turned < 1e-11, "{rate} rad/s: angular momentum by {turned:e}");
            }
        }
    }

    /// Numbers from 0 to 1, the same for the same seed.
    fn dice(seed: u64) -> impl FnMut() -> f64 {
        let mut dice = Lcg(seed);
        move || dice.unit()
    }

    /// Plates, needles and bricks of sides from 1 mm to 1 m at rates from 1 to 10⁶ rad/s, about any axis.
    #[test]
    fn no_body_and_no_rate_makes_half_a_step_gain_or_lose() {
        let mut unit = dice(1);
        for case in 0..5000 {
            let mut size = || trig::exp(-7.0 * unit());
            let b = BodyBuilder::cuboid(DVec3::new(size(), size(), size())).mass(1.0);
            let rate = trig::exp(14.0 * unit());
            let spin = DVec3::new(unit() - 0.5, unit() - 0.5, unit() - 0.5) * rate;
            let mut body = Top::of(&b.spin(spin));
            let (energy, momentum) = (body.kinetic_energy(), body.angular_momentum());
            body.drift(1.0 / 120.0);
            let lost = (body.kinetic_energy() / energy - 1.0).abs();
            let turned = (body.angular_momentum() - momentum).length() / momentum.length();
            assert!(lost < 1e-12 && turned < 1e-12, "case {case}, {rate} rad/s: {lost:e} {turned:e}");
        }
    }

    /// A needle of a millimetre that spins about itself by many turns in a step swings as its angular momentum says, and
    /// keeps it.
    #[test]
    fn a_needle_that_spins_about_itself_swings_as_fast_as_without() {
        for own in [0.0, 30.0, 300.0, 3e3, 1e5] {
            for time in [1.0 / 120.0, -1.0 / 480.0, 1e-3] {
                let b = BodyBuilder::capsule(5e-4, 1.0).mass(0.1).spin(DVec3::new(7.0, 0.0, own));
                let mut body = Top::of(&b);
                let (energy, momentum) = (body.kinetic_energy(), body.angular_momentum());
                let moments = body.model.inertia;
                body.drift(time);
                let across = 1.0 / moments.x_axis.x;
                let swing = trig::rotation(momentum.normalize(), momentum.length() * across * time) * DVec3::Z;
                let off = (body.now.orientation * DVec3::Z - swing).length();
                let turn = (own * own + 49.0).sqrt() * time.abs();
                let allowed = if turn > CLOSED_FORM_ANGLE { 1e-12 } else { 7.0 * time.abs() * turn * turn / 3.0 };
                assert!(off < allowed, "{own} rad/s, {time} s: off by {off:e}");
                assert!((body.kinetic_energy() / energy - 1.0).abs() < 1e-12);
                assert!((body.angular_momentum() - momentum).length() < 1e-12 * momentum.length());
            }
        }
    }

    /// A body with the moment `own` about its axis of which the other two differ by the part `asymmetry`.
    fn nearly_symmetric(own: f64, asymmetry: f64, spin: DVec3) -> Top {
        let moments = DVec3::new(own, 0.0066, 0.0066 * (1.0 + asymmetry));
        let b = BodyBuilder::cuboid(DVec3::new(0.28, 0.01, 0.01)).mass(1.0).inertia(moments).spin(spin);
        Top::of(&b)
    }

    /// Where the implicit midpoint rule leads in 1/240 s in ever finer steps, extrapolated twice.
    fn by_fine_steps(body: &Top, time: f64, count: u32) -> DQuat {
        let run = |count: u32| {
            let (mut p, mut q) = (body.momentum(), body.now.orientation);
            let part = time / f64::from(count);
            for _ in 0..count {
                let (next, mean) = top(&body.model, p, part).unwrap();
                (p, q) = (next, cayley_body(q, mean * part));
            }
            q
        };
        let same_side = |q: DQuat, like: DQuat| if q.dot(like) < 0.0 { -q } else { q };
        let coarse = run(count);
        let (middle, fine) = (same_side(run(2 * count), coarse), same_side(run(4 * count), coarse));
        let (a, b) = ((middle * 4.0 - coarse) * (1.0 / 3.0), (fine * 4.0 - middle) * (1.0 / 3.0));
        normalise((b * 16.0 - a) * (1.0 / 15.0))
    }

    /// Needles, plates and near-cubes that are symmetric to the last bit, almost, or not at all turn as Euler's equations in
    /// fine steps say, whatever their rate; and one that is symmetric but for `asymmetry` turns like the symmetric one but
    /// for as much.
    #[test]
    fn free_rotation_is_continuous_in_the_moments() {
        let time = 1.0 / 240.0;
        for own in [4e-5, 0.0066, 0.013] {
            for rate in [10.0, 60.0, 100.0, 200.0, 400.0] {
                for way in [DVec3::new(1.0, 0.0125, 0.0), DVec3::new(0.6, 0.0, 0.8), DVec3::new(1e-4, 0.6, -0.8)] {
                    let end = |asymmetry: f64| {
                        let body = nearly_symmetric(own, asymmetry, way * rate);
                        let (energy, momentum) = (body.kinetic_energy(), body.angular_momentum());
                        let mut there = body.clone();
                        there.drift(time);
                        assert!((there.kinetic_energy() / energy - 1.0).abs() < 1e-14);
                        assert!((there.angular_momentum() - momentum).length() < 1e-14 * momentum.length());
                        (body, there.now.orientation)
                    };
                    let (_, symmetric) = end(0.0);
                    for asymmetry in [0.0, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 0.1, 0.9] {
                        // a mass has no moment above the sum of the others
                        if 0.0066 * asymmetry > own {
                            continue;
                        }
                        let (body, q) = end(asymmetry);
                        let turn = fastest(&body.model, body.momentum()) * time;
                        let of = |a: DQuat, b: DQuat| 2.0 * (a * b.conjugate()).xyz().length();
                        let off = of(q, by_fine_steps(&body, time, 256));
                        // the rule in one step is off by φ³/12 or so
                        let allowed = if turn > CLOSED_FORM_ANGLE { 1e-11 } else { turn * turn * turn / 6.0 };
                        assert!(off <= allowed, "{own} {rate} rad/s {way}, {asymmetry:e}: off by {off:e}");
                        let apart = of(q, symmetric);
                        // the torque between the unequal moments speeds the spin about the own axis up, the more the smaller
                        // its moment
                        let allowed = 1e-12 + asymmetry * turn * (3.0 + turn * 0.0066 / own);
                        assert!(apart <= allowed, "{own} {rate} rad/s {way}, {asymmetry:e}: {apart:e} apart");
                    }
                }
            }
        }
    }

    /// The rule below, the closed forms above: a body that spins about its middle axis to the last bit does so for good.
    #[test]
    fn what_spins_about_its_middle_axis_stays_there() {
        for rate in [10.0, 100.0, 1e4, 1e6] {
            let b = BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.05)).mass(1.0).spin(DVec3::Y * rate);
            let mut body = Top::of(&b);
            let momentum = body.momentum();
            for _ in 0..100 {
                body.drift(1.0 / 120.0);
                assert_eq!(body.momentum(), momentum);
            }
        }
    }

    /// Back and forth is where it began, for bodies of any moments at any rate: energy and angular momentum, which tell how a
    /// drift is made, are the same in the drift back.
    #[test]
    fn a_drift_back_undoes_a_drift_forth() {
        let mut unit = dice(7);
        for case in 0..2000 {
            let mut size = || trig::exp(-4.0 * unit());
            let b = BodyBuilder::cuboid(DVec3::new(size(), size(), size())).mass(1.0);
            let spin = DVec3::new(unit() - 0.5, unit() - 0.5, unit() - 0.5) * trig::exp(7.0 * unit());
            let mut body = Top::of(&b.spin(spin));
            let (from, time) = (body.now, 1.0 / 120.0);
            body.drift(time);
            let back = drift(&body.model, &body.now, -time, true);
            let turn = fastest(&body.model, from.rotation.vector()) * time;
            let off = 2.0 * (back.orientation * from.orientation.conjugate()).xyz().length();
            // rounding grows where the angular momentum passes by the middle axis, by e in a radian at most
            let allowed = 1e-14 * (1.0 + turn) * trig::exp(min(turn, 20.0));
            assert!(off <= allowed, "case {case}, {spin}: {turn} rad, off by {off:e}");
        }
    }

    #[test]
    fn a_cube_that_turns_many_times_in_a_step_turns_by_its_spin() {
        for rate in [30.0, 200.0, 5e3] {
            let b = BodyBuilder::cuboid(DVec3::splat(0.1)).mass(1.0).spin(DVec3::Z * rate);
            let mut body = Top::of(&b);
            body.drift(1.0 / 120.0);
            let law = trig::rotation(DVec3::Z, rate / 120.0) * DVec3::X;
            let off = (body.now.orientation * DVec3::X - law).length();
            assert!(off < 1e-12, "{rate} rad/s: off by {off:e}");
        }
    }
}
