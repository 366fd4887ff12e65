//! Copies of a body: places along grids and circles, and sizes from a distribution. The same seed gives the same copies on every
//! machine.

use crate::format::{Body, Circle, Entry, Repeat, Scene, Sizes, Weight};
use std::f64::consts::TAU;
use tumble::{DQuat, DVec3, Pose, Shape, ShapeError, trig};

/// A copy: where it is beside the first, how it is turned, and how large it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Copy {
    pub(crate) offset: DVec3,
    pub(crate) jitter: DVec3,
    pub(crate) turn: DQuat,
    pub(crate) size: f64,
}

impl Copy {
    const ONE: Self = Self { offset: DVec3::ZERO, jitter: DVec3::ZERO, turn: DQuat::IDENTITY, size: 1.0 };

    /// The body as this copy has it, without its place.
    pub(crate) fn of(&self, body: &Body) -> Result<Body, ShapeError> {
        let mut copy = body.clone();
        if self.turn != DQuat::IDENTITY {
            copy.orientation = (self.turn * body.orientation).normalize();
            (copy.velocity, copy.spin) = (self.turn * body.velocity, self.turn * body.spin);
            copy.rotation = body.rotation.as_ref().map(|r| Box::new(r.mapped(|v| self.turn * v)));
        }
        if self.size != 1.0 {
            let k = self.size;
            for part in copy.shapes.iter_mut().chain(&mut copy.drawn) {
                part.shape = scaled(&part.shape, k)?;
                part.place = Pose::new(part.place.position * k, part.place.rotation);
            }
            // of the same stuff: mass goes with the volume, inertia with mass and area
            copy.weight = body.weight.map(|w| match w {
                Weight::Mass(m) => Weight::Mass(m * k * k * k),
                density @ Weight::Density(_) => density,
            });
            copy.inertia = body.inertia.map(|i| i * (k * k * k * k * k));
        }
        Ok(copy)
    }
}

impl Scene {
    /// Every body, copies and those that come later included, in the order of their handles: as large and turned as it is, at the
    /// place of the first of its block.
    pub fn each_body(&self) -> impl Iterator<Item = Body> {
        // a size that a shape cannot have was refused when the world was built
        self.bodies.iter().flat_map(|entry: &Entry| {
            copies(entry.repeat.as_deref()).map(|copy| copy.of(&entry.body).unwrap_or_else(|_| entry.body.clone()))
        })
    }
}

/// A shape that is larger by a factor.
fn scaled(shape: &Shape, k: f64) -> Result<Shape, ShapeError> {
    match shape {
        Shape::Ball(s) => Shape::ball(s.radius() * k),
        Shape::Box(s) => Shape::cuboid_size(s.size() * k),
        Shape::Capsule(s) => Shape::capsule(s.radius() * k, s.length() * k),
        Shape::Cylinder(s) => Shape::cylinder(s.radius() * k, s.length() * k),
        Shape::Cone(s) => Shape::cone(s.radius() * k, s.height() * k),
        Shape::Hull(h) => Shape::hull(&h.vertices().iter().map(|p| *p * k).collect::<Vec<_>>()),
        // the reader refuses sizes for what is left
        other => Ok(other.clone()),
    }
}

/// The copies of a block; x runs fastest, then y, then z, and along a circle before all of them.
pub(crate) fn copies(repeat: Option<&Repeat>) -> Box<dyn Iterator<Item = Copy> + '_> {
    let Some(r) = repeat else { return Box::new(std::iter::once(Copy::ONE)) };
    let mut random = Random(r.seed);
    let [nx, ny, nz] = r.count;
    let grid = (0..nz).flat_map(move |z| {
        (0..ny)
            .flat_map(move |y| (0..nx).map(move |x| DVec3::new(f64::from(x), f64::from(y), f64::from(z)) * r.spacing))
    });
    let round = r.circle.map_or(1, |c| c.count);
    Box::new(grid.flat_map(move |at| (0..round).map(move |k| (at, k))).map(move |(at, k)| {
        let mut copy = Copy { offset: at, ..Copy::ONE };
        if let Some(c) = &r.circle {
            let turn = c.turned(k);
            copy.offset += turn * c.first();
            if c.turn {
                copy.turn = turn;
            }
        }
        if r.jitter != DVec3::ZERO {
            let (x, y, z) = (random.symmetric(), random.symmetric(), random.symmetric());
            copy.jitter = DVec3::new(x, y, z) * r.jitter;
        }
        if let Some(sizes) = r.sizes {
            copy.size = sizes.draw(&mut random);
        }
        copy
    }))
}

impl Circle {
    /// From the middle to the first copy [m].
    fn first(&self) -> DVec3 {
        // x, or what of it lies in the plane of the circle
        let along = if self.axis.x.abs() < 0.9 { DVec3::X } else { DVec3::Y };
        (along - self.axis * along.dot(self.axis)).normalize() * self.radius
    }

    /// How copy `k` is turned about the axis.
    fn turned(&self, k: u32) -> DQuat {
        if k == 0 {
            return DQuat::IDENTITY;
        }
        // all around the last is beside the first; on an arc both ends have one
        let parts = if self.degrees.abs() >= 360.0 { self.count } else { self.count - 1 };
        trig::rotation(self.axis, (self.degrees * f64::from(k) / f64::from(parts)).to_radians())
    }
}

/// Standard deviations beyond which a size is drawn again: so few are lost that mean and width stay what they are to 0.3 %.
pub(crate) const WIDEST: f64 = 3.0;

impl Sizes {
    fn draw(&self, random: &mut Random) -> f64 {
        match *self {
            Self::Uniform(least, most) => least + (most - least) * random.unit(),
            Self::Normal(mean, deviation) => mean + deviation * random.normal(),
            Self::LogNormal(median, deviation) => median * trig::exp(deviation * random.normal()),
        }
    }

    /// The least and the greatest factor.
    pub(crate) fn range(&self) -> (f64, f64) {
        match *self {
            Self::Uniform(least, most) => (least, most),
            Self::Normal(mean, deviation) => (mean - WIDEST * deviation, mean + WIDEST * deviation),
            Self::LogNormal(median, d) => (median * trig::exp(-WIDEST * d), median * trig::exp(WIDEST * d)),
        }
    }
}

/// A small random number generator: splitmix64 (Steele, Lea and Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in [−1, 1).
    fn symmetric(&mut self) -> f64 {
        (self.next() >> 11) as f64 * (2.0 / (1_u64 << 53) as f64) - 1.0
    }

    /// Uniform in [0, 1).
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 * (1.0 / (1_u64 << 53) as f64)
    }

    /// Normal with mean 0 and deviation 1 (Box and Muller 1958), within [`WIDEST`].
    fn normal(&mut self) -> f64 {
        // one in 370 is drawn again: sixty times in a row is never
        for _ in 0..60 {
            let (u, v) = (1.0 - self.unit(), self.unit());
            let z = (-2.0 * trig::ln(u)).sqrt() * trig::cos(TAU * v);
            if z.abs() <= WIDEST {
                return z;
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean and deviation of what is drawn are those that were asked for.
    #[test]
    fn sizes_have_their_distribution() {
        let n = 20_000;
        for (sizes, mean, deviation) in [
            (Sizes::Uniform(0.5, 1.5), 1.0, 1.0 / 12.0_f64.sqrt()),
            (Sizes::Normal(1.0, 0.1), 1.0, 0.1 * 0.986),
            (Sizes::LogNormal(1.0, 0.2), trig::exp(0.02 * 0.973), 0.2 * 1.02),
        ] {
            let mut random = Random(7);
            let all: Vec<f64> = (0..n).map(|_| sizes.draw(&mut random)).collect();
            let (least, most) = sizes.range();
            assert!(all.iter().all(|x| (least..=most).contains(x)), "{sizes:?}");
            let m = all.iter().sum::<f64>() / f64::from(n);
            let s = (all.iter().map(|x| (x - m) * (x - m)).sum::<f64>() / f64::from(n)).sqrt();
            assert!((m - mean).abs() < 5e-3 && (s / deviation - 1.0).abs() < 0.03, "{sizes:?}: {m} {s}");
        }
    }
}
