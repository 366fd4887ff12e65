//! Problems that leave no room: the verdict, the slack, and a load that holds.

use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body, Contact, Problem, Settings, Solver, Velocity, Verdict};

/// A cube of edge 0.3 m and 1.3 kg on a floor, under a plate that comes down at `speed` on a part of its top.
fn press(speed: f64, friction: f64, left: f64) -> Problem {
    let h = 1.0 / 60.0;
    let mut p = Problem::new(h).unwrap();
    let floor = p.add_body(Body::kinematic(Velocity::ZERO)).unwrap();
    let plate = p.add_body(Body::kinematic(Velocity { linear: DVec3::Z * -speed, angular: DVec3::ZERO })).unwrap();
    let free = Velocity { linear: DVec3::Z * (-9.81 * h), angular: DVec3::ZERO };
    let cube = Body {
        inverse_mass: 1.0 / 1.3,
        inverse_inertia: DMat3::from_diagonal(DVec3::splat(6.0 / (1.3 * 0.09))),
        before: Velocity::ZERO,
        free,
    };
    let cube = p.add_body(cube).unwrap();
    for (x, y) in [(-0.15, -0.15), (-0.15, 0.15), (0.15, -0.15), (0.15, 0.15)] {
        let lever = DVec3::new(x, y, -0.15);
        p.add_contact(Contact { friction, ..Contact::new(floor, cube, DVec3::Z, lever, lever).unwrap() }).unwrap();
        let lever = DVec3::new(if x < 0.0 { left } else { x }, y, 0.15);
        p.add_contact(Contact { friction, ..Contact::new(plate, cube, -DVec3::Z, lever, lever).unwrap() }).unwrap();
    }
    p
}

#[test]
fn a_press_without_room_is_infeasible_and_gives_way_by_its_own_speed() {
    let mut solver = Solver::new();
    for speed in [1e-4, 0.05, 0.3, 20.0] {
        for friction in [0.0, 0.4] {
            for left in [-0.15, -0.09, 0.05] {
                let p = press(speed, friction, left);
                let s = solver.solve(&p, None, &Settings::default());
                let case =
                    format!("speed {speed}, friction {friction}, left {left}: {:?} {:?}", s.certificate, s.effort);
                assert_eq!(s.certificate.verdict, Verdict::Infeasible, "{case}");
                assert!((s.certificate.slack - speed).abs() <= 1e-6 * speed, "{case}");
                let v = s.body_velocities[2];
                assert!(v.linear.length() + v.angular.length() <= 1e-7, "{case}: {v:?}");
                let most = s.impulses.iter().map(|l| l.x).fold(0.0, |m: f64, x| if x > m { x } else { m });
                assert!(most <= 1.3 * (10.0 * speed + 9.81), "{case}: {most} N·s");
            }
        }
    }
}

/// With room above nothing gives way, however fast the plate draws back or the cube flies.
#[test]
fn a_problem_with_room_is_not_called_infeasible() {
    let mut solver = Solver::new();
    let s = solver.solve(&press(-0.3, 0.4, -0.15), None, &Settings::default());
    assert_eq!((s.certificate.verdict, s.certificate.slack, s.slacks.len()), (Verdict::Solved, 0.0, 0));
}
