//! Momentum of isolated systems over very many steps: nothing but the walk of rounding.

use tumble::{BodyBuilder, DVec3, Settings, Shape, World};

/// Steps over which a drift is told.
pub const SPAN: u64 = 10_000;

/// What a system showed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drift {
    /// Steps.
    pub steps: u64,
    /// Steps in which bodies touched.
    pub touching: u64,
    /// Largest change of momentum over [`SPAN`] steps, relative to the sum of the bodies' own [–].
    pub linear: f64,
    /// The same of angular momentum [–].
    pub angular: f64,
    /// Largest change of the energy over [`SPAN`] steps, relative [–]; of systems that keep it.
    pub energy: f64,
}

/// A body of three unequal moments alone in space.
fn top() -> World {
    let mut w = World::with_gravity(DVec3::ZERO).expect("gravity");
    let book = BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.05)).mass(1.0).velocity(DVec3::new(0.001, 0.002, -0.001));
    w.add(book.spin(DVec3::new(0.01, 6.0, 0.02))).expect("a book");
    w
}

/// Elastic balls that bounce about in a shell of six heavy plates that turns, with nothing else in the world. All of it
/// together stands still, so that rounding is that of its own size and not of a way that it has gone.
fn shell() -> World {
    let mut w = World::with_gravity(DVec3::ZERO).expect("gravity");
    let mut s = Settings::default();
    // the position pass turns bodies with their angular momentum, which is booked, not kept
    s.correction.enabled = false;
    s.solver.restitution_threshold = 0.0;
    w.set_settings(s).expect("settings");
    let mut shell = BodyBuilder::dynamic();
    for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
        for side in [-1.0, 1.0] {
            let size = DVec3::splat(2.4) - axis * 2.2;
            shell = shell.shape_at(Shape::cuboid_size(size).expect("a plate"), tumble::Pose::at(axis * (1.1 * side)));
        }
    }
    let speed = |k: i32| DVec3::new(0.7 - 0.3 * f64::from(k), 0.4 + 0.1 * f64::from(k), 0.5 - 0.2 * f64::from(k % 4));
    let all = (0..6).fold(DVec3::ZERO, |sum, k| sum + speed(k));
    let shell = shell.mass(50.0).velocity(all / -50.0).spin(DVec3::new(0.1, 0.05, 0.2));
    w.add(shell.friction(0.0).restitution(1.0)).expect("a shell");
    for k in 0..6 {
        let at = DVec3::new(f64::from(k % 3) - 1.0, f64::from(k / 3) - 0.5, 0.3 * f64::from(k % 2)) * 0.5;
        let ball = BodyBuilder::ball(0.12).mass(1.0).friction(0.0).restitution(1.0);
        w.add(ball.position(at).velocity(speed(k))).expect("a ball");
    }
    w
}

/// The systems by their names.
pub const SYSTEMS: [crate::scenes::Scene; 2] = [("a tumbling book", top), ("balls in a shell", shell)];

/// Steps a system of no forces.
#[must_use]
pub fn run(mut w: World, steps: u64) -> Drift {
    let mut d = Drift { steps, ..Drift::default() };
    let measure = |w: &World| {
        let m = w.momentum();
        (m.linear, m.angular, w.energy().0)
    };
    let (mut linear, mut angular, mut energy) = measure(&w);
    // angular momentum is about the origin: that of the ways counts with what the bodies have far from it
    let scale: f64 = w.bodies().map(|b| b.mass() * (b.velocity().length() + b.spin().length())).sum();
    let raise = |old: &mut f64, new: f64| *old = if new > *old || new.is_nan() { new } else { *old };
    for step in 1..=steps {
        d.touching += u64::from(!w.step(1.0 / 240.0).contacts.is_empty());
        if step % SPAN == 0 || step == steps {
            let now = measure(&w);
            raise(&mut d.linear, (now.0 - linear).length() / scale);
            raise(&mut d.angular, (now.1 - angular).length() / scale);
            raise(&mut d.energy, (now.2 - energy).abs() / energy);
            (linear, angular, energy) = now;
        }
    }
    d
}
