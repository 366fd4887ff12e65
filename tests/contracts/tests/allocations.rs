//! A steady step allocates nothing.

use tumble_contracts::piles::{field, pyramid, stack};

#[test]
fn a_steady_step_allocates_nothing() {
    for (name, mut p) in [("stack", stack(&[1.0; 8])), ("pyramid", pyramid(8)), ("field", field(100))] {
        p.run(120, 1.0 / 60.0);
        let counted = allocation_counter::measure(|| {
            p.run(10_000, 1.0 / 60.0);
        });
        assert_eq!(counted.count_total, 0, "{name}: {counted:?}");
    }
}

#[test]
fn a_body_in_flight_allocates_nothing() {
    let mut w = tumble::World::new();
    w.add(tumble::BodyBuilder::ground()).expect("floor");
    for k in 0..20 {
        let at = tumble::DVec3::new(3.0 * f64::from(k), 0.0, 100.0);
        w.add(tumble::BodyBuilder::cuboid(tumble::DVec3::ONE).position(at).spin(tumble::DVec3::new(1.0, 2.0, 3.0)))
            .expect("a body");
    }
    for _ in 0..60 {
        w.step(1e-3);
    }
    let counted = allocation_counter::measure(|| {
        for _ in 0..60 {
            w.step(1e-3);
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
