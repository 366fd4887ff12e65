//! tumble itself, with its default settings unless the configuration says otherwise.

use super::{Certified, Engine, Player, State};
use crate::scene::{Form, Scene};
use tumble::{BodyBuilder, BodyId, End, Groups, JointBuilder, Verdict, World};

/// A tumble world.
pub struct Own {
    world: World,
    ids: Vec<BodyId>,
    dt: f64,
}

impl Own {
    pub fn new(scene: &Scene, player: &Player) -> anyhow::Result<Self> {
        let mut world = World::with_gravity(scene.gravity)?;
        let mut settings = *world.settings();
        settings.threads = player.threads;
        match player.config.as_str() {
            // for closed answers: bounces of any speed, and hardly any rounding
            "tight" => {
                settings.solver.tolerance = 1e-12;
                settings.solver.restitution_threshold = 0.0;
            }
            "timed" => settings.timings = true,
            "realtime" => settings = tumble::Settings { threads: settings.threads, ..tumble::Settings::realtime() },
            // nothing is carried over from a step in which nothing moved: where sleeping is allowed, even after a
            // thousand years, every island is searched and solved anew
            "awake" => (settings.sleep.enabled, settings.sleep.time) = (true, 3e10),
            _ => {}
        }
        world.set_settings(settings)?;
        let mut ids = Vec::with_capacity(scene.bodies.len());
        for body in &scene.bodies {
            let mut b = match &body.form {
                Form::Cuboid(half) => BodyBuilder::cuboid(*half * 2.0),
                Form::Ball(radius) => BodyBuilder::ball(*radius),
                Form::Hull(points) => BodyBuilder::hull(points),
                Form::Capsule(radius, half) => BodyBuilder::capsule(*radius, 2.0 * half),
                Form::Mesh(sheet) => BodyBuilder::mesh(&sheet.points, &sheet.triangles),
            };
            b = b.position(body.position).orientation(body.orientation);
            b = b.friction(scene.friction).restitution(scene.restitution).density(body.density);
            if let Some((mass, moments)) = body.given {
                b = b.mass(mass).inertia(moments);
            }
            b = if body.fixed { b.as_fixed() } else { b.velocity(body.velocity).spin(body.spin) };
            if !scene.collides {
                b = b.groups(Groups { member: 1, meets: 0 });
            }
            ids.push(world.add(b)?);
        }
        for link in &scene.links {
            let a = link.a.map_or(End::World, |a| ids[a].into());
            let joint = match link.axis {
                Some(axis) => JointBuilder::hinge(a, ids[link.b]).axis(axis),
                None => JointBuilder::ball(a, ids[link.b]),
            };
            world.add_joint(joint.at(link.at))?;
        }
        Ok(Self { world, ids, dt: scene.dt })
    }
}

impl Engine for Own {
    fn step(&mut self) {
        let report = self.world.step(self.dt);
        assert!(report.refused.is_none(), "a step was refused");
    }

    fn states(&self, out: &mut Vec<State>) {
        out.clear();
        out.extend(self.ids.iter().filter_map(|id| self.world.body(*id)).map(|b| State {
            position: b.centre(),
            orientation: b.orientation(),
            velocity: b.velocity(),
            spin: b.spin(),
        }));
    }

    fn contacts(&self) -> Option<usize> {
        Some(self.world.report().contacts.len())
    }

    fn certified(&self) -> Option<Certified> {
        let r = self.world.report();
        let t = r.timings.unwrap_or_default();
        Some(Certified {
            residual: r.residual(),
            gain: r.contact_gain(),
            corrected: r.step_ledger.corrected,
            time_step: r.step_ledger.time_step,
            solved: r.verdict() == Verdict::Solved,
            sweeps: r.sweeps(),
            factorisations: r.islands.iter().map(|i| i.effort.factorisations).sum(),
            attempts: r.attempts,
            detect_ns: t.detect,
            solve_ns: t.solve,
            total_ns: t.total,
        })
    }
}
