//! A scene of the gallery on its way, held to the laws in every step, and what tests ask of it.

use std::path::{Path, PathBuf};
use tumble::{BodyId, BodyKind, DVec3, Verdict, World, trig};
use tumble_scene::{Built, Format, Scene, steps};

/// Earth's gravity [m/s²].
pub(crate) const G: f64 = 9.81;

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes")
}

/// A scene of the gallery on its way.
pub(crate) struct Stage {
    pub(crate) scene: Scene,
    pub(crate) built: Built,
    /// Steps in which an impact bounced with less than its e.
    pub(crate) reduced: u32,
    /// Steps that may still end with an overlap that they say they lead into.
    pub(crate) overlaps_left: u32,
    /// The deepest of those overlaps [m].
    pub(crate) deepest: f64,
    /// Whether it is the scene as it stands in the gallery.
    as_it_stands: bool,
}

/// Scenes in which something leaves the picture for good: the ball rolls on, and pins fly.
const LEAVES: [&str; 1] = ["bowling"];

/// The scene of that name.
pub(crate) fn stage(name: &str) -> Stage {
    stage_with(name, &[])
}

/// The scene of that name after some edits; each must find something to change.
pub(crate) fn stage_with(name: &str, edits: &[(&str, &str)]) -> Stage {
    let path = folder().join(format!("{name}.toml"));
    let mut text = std::fs::read_to_string(&path).unwrap();
    for (from, to) in edits {
        assert!(text.contains(from), "{name}: {from}");
        text = text.replace(from, to);
    }
    let file = format!("{name}.toml");
    let scene = Scene::parse(&text, Format::Toml, &file, path.parent()).unwrap_or_else(|e| panic!("{e}"));
    let built = scene.build().unwrap_or_else(|e| panic!("{e}"));
    Stage { scene, built, reduced: 0, overlaps_left: 0, deepest: 0.0, as_it_stands: edits.is_empty() }
}

impl Stage {
    pub(crate) fn id(&self, name: &str) -> BodyId {
        self.built.find(name).unwrap_or_else(|| panic!("no body {name}"))
    }

    pub(crate) fn at(&self, name: &str) -> DVec3 {
        self.built.world.position(self.id(name)).unwrap()
    }

    pub(crate) fn velocity(&self, name: &str) -> DVec3 {
        self.built.world.velocity(self.id(name)).unwrap()
    }

    pub(crate) fn spin(&self, name: &str) -> DVec3 {
        self.built.world.spin(self.id(name)).unwrap()
    }

    /// A direction of the body in the world.
    pub(crate) fn turned(&self, name: &str, direction: DVec3) -> DVec3 {
        self.built.world.orientation(self.id(name)).unwrap() * direction
    }

    /// Runs for a time [s], or for the scene's own; looks at the world after every step.
    pub(crate) fn play(&mut self, duration: Option<f64>, mut look: impl FnMut(&World)) {
        let step = self.scene.step;
        let duration = duration.or(self.scene.duration).unwrap();
        let (kinetic, potential) = self.built.whole().energy();
        let kick = self.built.world.gravity().length() * step;
        let mut scale = kinetic.abs() + potential.abs();
        scale += self.built.whole().bodies().map(|b| b.mass() * kick * kick).sum::<f64>();
        for _ in 0..steps(duration, step) {
            let r = self.built.step(step).unwrap_or_else(|e| panic!("{e}"));
            let (name, n) = (&self.scene.name, r.step);
            assert!(r.refused.is_none(), "{name}: {:?}", r.refused);
            let tolerance = self.built.world.settings().solver.tolerance;
            let r = self.built.world.report();
            let missed = r.missed.iter().map(|m| m.depth).fold(0.0, larger);
            let mut expected = Verdict::Solved;
            if missed > 0.0 {
                assert!(self.overlaps_left > 0, "{name}, step {n}: leads into {missed:e} m of overlap");
                self.overlaps_left -= 1;
                self.deepest = larger(self.deepest, missed);
                expected = Verdict::Overlap;
            }
            assert_eq!(r.verdict(), expected, "{name}, step {n}: residual {:e}", r.residual());
            assert!(r.residual() <= tolerance, "{name}, step {n}: residual {:e}", r.residual());
            assert_eq!(r.guarded(), 0, "{name}, step {n}: the energy guard acted");
            assert!(r.contact_gain() <= 1e-12 * scale, "{name}, step {n}: contacts brought {:e} J", r.contact_gain());
            assert!(r.ledger.imbalance().abs() <= 1e-10 * scale, "{name}, step {n}: {:e} J", r.ledger.imbalance());
            self.reduced += u32::from(r.restitution_share() < 1.0);
            self.assert_seen();
            look(&self.built.world);
        }
    }

    /// What moves is in the picture that the scene's `[view]` asks for, as long as the scene lasts.
    fn assert_seen(&self) {
        let (Some([a, b]), name) = (self.scene.view.region, self.scene.name.as_str()) else { return };
        let over = self.built.world.time() > self.scene.duration.unwrap() + 1e-9;
        if over || !self.as_it_stands || LEAVES.contains(&name) {
            return;
        }
        let edge = DVec3::splat(0.05 * (b - a).length());
        for body in self.built.world.bodies().filter(|b| b.kind() == BodyKind::Dynamic) {
            let at = body.centre();
            let seen = at.cmpge(a - edge).all() && at.cmple(b + edge).all();
            assert!(seen, "{name}, step {}: a body at {at} is outside {a} … {b}", self.built.world.report().step);
        }
    }

    /// Farthest that a dynamic body has gone in `duration` [m].
    pub(crate) fn moved(&mut self, duration: Option<f64>) -> f64 {
        let start: Vec<DVec3> = self.built.world.bodies().map(|b| b.centre()).collect();
        self.play(duration, |_| {});
        let now = self.built.world.bodies().map(|b| b.centre());
        start.iter().zip(now).map(|(a, b)| (*a - b).length()).fold(0.0, larger)
    }
}

pub(crate) fn larger(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

#[track_caller]
pub(crate) fn near(what: &str, value: f64, law: f64, tolerance: f64) {
    assert!((value - law).abs() <= tolerance, "{what}: {value} instead of {law} ± {tolerance:e}");
}

/// Angle between a body's direction and the world's [rad].
pub(crate) fn angle(a: DVec3, b: DVec3) -> f64 {
    trig::atan2(a.cross(b).length(), a.dot(b))
}
