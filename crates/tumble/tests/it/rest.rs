//! What has come to rest stands still, to the bit, and costs nothing.

use tumble::{BodyBuilder, DVec3, World, trig};
use tumble_random::{Random as _, SplitMix, samples};

/// Tilted cubes that fall onto each other come to rest in heaps of two to ten: after a while no body has any velocity, and no island
/// is solved again. Impulses that stop a heap are no impulses that hold it, and would set it in motion again.
#[test]
fn tumbled_cubes_come_to_exact_rest() {
    for seed in 0..samples(4) {
        let mut dice = SplitMix(seed);
        let mut world = World::new();
        world.add(BodyBuilder::ground().friction(0.5)).unwrap();
        let cubes: Vec<_> = (0..32)
            .map(|k| {
                let place = [k % 4, k / 4 % 4, k / 16].map(f64::from);
                let at = DVec3::new(place[0] - 1.5, place[1] - 1.5, place[2]) * 1.3 + DVec3::Z * 1.5;
                let axis = DVec3::from_array([0; 3].map(|_| dice.between(-1.0, 1.0))).normalize_or(DVec3::X);
                let tilt = trig::rotation(axis, dice.between(0.0, 0.5));
                let cube = BodyBuilder::cuboid(DVec3::ONE).density(1000.0).friction(0.5);
                world.add(cube.position(at).orientation(tilt)).unwrap()
            })
            .collect();
        for _ in 0..360 {
            world.step(1.0 / 60.0);
        }
        for _ in 0..4 {
            let report = world.step(1.0 / 60.0);
            let work: u32 = report.islands.iter().map(|i| i.effort.factorisations + i.effort.sweeps).sum();
            let (recalled, islands) = (report.recalled, report.islands.len());
            assert_eq!(
                recalled as usize, islands,
                "seed {seed}: islands solved again, {work} sweeps and factorisations"
            );
            for id in &cubes {
                let (v, spin) = (world.velocity(*id).unwrap(), world.spin(*id).unwrap());
                assert!(v == DVec3::ZERO && spin == DVec3::ZERO, "seed {seed}: {v} m/s, {spin} rad/s");
            }
        }
    }
}
