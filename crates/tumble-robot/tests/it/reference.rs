//! Masses, inertia, kinematics and inverse dynamics beside another engine's: `models/reference.py` makes the numbers.

use serde_json::Value;
use std::path::Path;
use tumble::{DQuat, DVec3};
use tumble_robot::Robot;

const CLOSE: f64 = 1e-9;

fn numbers(v: &Value) -> Vec<f64> {
    v.as_array().expect("a list").iter().map(|x| x.as_f64().expect("a number")).collect()
}

#[test]
fn models_are_those_of_the_reference_to_nine_digits() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/models"));
    let text = std::fs::read_to_string(folder.join("reference.json")).expect("the reference");
    let models: Value = serde_json::from_str(&text).expect("JSON");
    for (file, model) in models.as_object().expect("models") {
        let robot = Robot::load(&folder.join(file)).unwrap_or_else(|f| panic!("{f}"));
        let links = model["links"].as_object().expect("links");
        for (name, of) in links {
            let link = &robot.links[robot.link(name).unwrap_or_else(|| panic!("{file}: no link {name}"))];
            let mass = of["mass"].as_f64().expect("a mass");
            assert!((link.inertia.mass - mass).abs() < CLOSE, "{file} {name}: mass {} {mass}", link.inertia.mass);
            if mass == 0.0 {
                continue;
            }
            let centre = DVec3::from_slice(&numbers(&of["centre"]));
            assert!((link.inertia.centre - centre).length() < CLOSE, "{file} {name}: centre");
            let tensor = numbers(&of["tensor"]);
            let own = link.inertia.tensor.to_cols_array();
            for k in 0..9 {
                assert!((own[k] - tensor[k]).abs() < CLOSE, "{file} {name}: tensor {own:?} {tensor:?}");
            }
        }
        for state in model["states"].as_array().expect("states") {
            let posture = robot.posture(&numbers(&state["positions"]));
            for (name, place) in state["places"].as_object().expect("places") {
                let (pose, want) = (posture.links[robot.link(name).expect("a link")], numbers(place));
                assert!((pose.position - DVec3::from_slice(&want)).length() < CLOSE, "{file} {name}: position");
                let q = DQuat::from_xyzw(want[4], want[5], want[6], want[3]);
                let turn = (q.conjugate() * pose.rotation).w.abs();
                assert!(turn > 1.0 - 1e-15, "{file} {name}: orientation {turn}");
            }
            let gravity = DVec3::new(0.0, 0.0, -9.80665);
            let (rates, accelerations) = (numbers(&state["rates"]), numbers(&state["accelerations"]));
            let torques = robot.inverse_dynamics(&posture, &rates, &accelerations, gravity);
            for (k, (own, want)) in torques.iter().zip(numbers(&state["torques"])).enumerate() {
                assert!((own - want).abs() < CLOSE * (1.0 + want.abs()), "{file}: torque {k}: {own} {want}");
            }
            // what moves the robot from rest is the mass matrix
            let matrix = robot.mass_matrix(&posture);
            let n = robot.velocities();
            let still = robot.inverse_dynamics(&posture, &[], &accelerations, DVec3::ZERO);
            for i in 0..n {
                let row: f64 = (0..n).map(|j| matrix[i * n + j] * accelerations[j]).sum();
                assert!((row - still[i]).abs() < CLOSE, "{file}: row {i}: {row} {}", still[i]);
            }
        }
    }
}

#[test]
fn jacobians_are_the_derivatives_of_places() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/models"));
    let robot = Robot::load(&folder.join("humanoid.xml")).unwrap_or_else(|f| panic!("{f}"));
    let mut q = robot.reference();
    for (k, x) in q.iter_mut().enumerate().skip(7) {
        *x += 0.05 * (k % 5) as f64;
    }
    let link = robot.link("left foot").expect("a link");
    let local = DVec3::new(0.1, 0.0, -0.05);
    let at = |q: &[f64]| robot.posture(q).links[link].point(local);
    let jacobian = robot.posture(&q).jacobian(link, at(&q));
    for k in 0..robot.velocities() {
        let mut by = vec![0.0; robot.velocities()];
        by[k] = 1e-6;
        let forth = at(&robot.moved(&q, &by));
        by[k] = -1e-6;
        let slope = (forth - at(&robot.moved(&q, &by))) / 2e-6;
        assert!((slope - jacobian[k][0]).length() < 1e-8, "{k}: {slope} {}", jacobian[k][0]);
    }
}
