//! The certificate of a solver with too little work: every inexact step reports its residual.
//!
//! A ball hits a wall, once with the usual effort and once with a single sweep and no factorisation per step. In both runs a
//! step above the tolerance of 1e-8 m/s reports its residual and its worst contact. Even then all impulses are inside the
//! friction cone, and contacts add no energy.
//!
//!     cargo run --release --example certificate

use tumble::{BodyBuilder, DVec3, SolverSettings, Verdict, World, WorldError};

fn main() -> Result<(), WorldError> {
    let usual = SolverSettings::default();
    let starved = SolverSettings { max_sweeps: 1, max_factorisations_small: 0, max_factorisations_large: 0, ..usual };
    for (name, solver) in [("usual", usual), ("starved", starved)] {
        let mut world = wall()?;
        let mut settings = *world.settings();
        settings.solver = solver;
        world.set_settings(settings)?;

        let (mut solved, mut inexact, mut other) = (0, 0, 0);
        let (mut worst, mut cone, mut gain, mut place) = (0.0, 0.0, 0.0, String::new());
        for _ in 0..240 {
            let report = world.step(1.0 / 120.0);
            match report.verdict() {
                Verdict::Solved => solved += 1,
                Verdict::Inexact => inexact += 1,
                Verdict::Guarded | Verdict::Infeasible | Verdict::Overlap | Verdict::Failed => other += 1,
            }
            for island in &report.islands {
                let c = &island.certificate;
                cone = if c.cone > cone { c.cone } else { cone };
                if c.residual > worst {
                    worst = c.residual;
                    place = format!("step {}, contact {} of its island", report.step, c.worst_contact);
                }
            }
            let relative = report.contact_gain() / report.ledger.largest();
            gain = if relative > gain { relative } else { gain };
        }
        println!("{name} effort: {solved} steps solved, {inexact} inexact, {other} otherwise");
        println!("  worst residual {worst:.1e} m/s ({place})");
        println!("  cone violation {cone:.1e}, energy added by contacts {gain:.1e} of the total energy");
    }
    Ok(())
}

/// A wall of six rows of blocks, and a ball that flies towards it.
fn wall() -> Result<World, WorldError> {
    let mut world = World::new();
    world.add(BodyBuilder::ground())?;
    let size = DVec3::new(1.0, 0.5, 0.5);
    for row in 0..6 {
        for k in 0..6 - row {
            let at = DVec3::new(1.02 * f64::from(k) + 0.51 * f64::from(row), 0.0, 0.25 + 0.5 * f64::from(row));
            world.add(BodyBuilder::cuboid(size).mass(1.0).position(at))?;
        }
    }
    let ball = BodyBuilder::ball(0.4).mass(20.0).position(DVec3::new(2.5, -4.0, 1.0));
    world.add(ball.velocity(DVec3::new(0.0, 8.0, 1.0)))?;
    Ok(world)
}
