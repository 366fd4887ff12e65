//! Bodies and contacts that no problem takes are quarantined, and the others are solved.

use crate::account::report::Event;
use crate::account::verdict::Verdict;
use crate::base::handle::BodyId;
use crate::model::builder::BodyBuilder;
use crate::model::material::Material;
use crate::world::World;
use tumble_math::{DMat3, DVec3};

/// Three cubes on each other and a fourth beside them, at rest.
fn stack() -> (World, [BodyId; 4]) {
    let mut w = World::new();
    w.add(BodyBuilder::ground()).unwrap();
    let at = [(0.0, 0.5), (0.0, 1.5), (0.0, 2.5), (5.0, 0.5)];
    let ids = at.map(|(x, z)| {
        w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(x, 0.0, z)).friction(0.4)).unwrap()
    });
    for _ in 0..10 {
        w.step(0.01);
    }
    (w, ids)
}

fn quarantined_in(w: &World) -> Vec<BodyId> {
    let of = |e: &Event| if let Event::Quarantined { body } = e { Some(*body) } else { None };
    w.report().events.iter().filter_map(of).collect()
}

#[test]
fn a_body_that_no_problem_takes_is_set_aside_and_the_others_are_solved() {
    let (mut w, ids) = stack();
    w.work.solver.memory.disturb();
    let body = w.system.model_mut().bodies.get_mut(ids[1]).unwrap();
    body.inverse_inertia = DMat3::from_diagonal(DVec3::new(6.0, -6.0, 6.0));
    w.system.get_mut(ids[1]).unwrap().state.fresh = true;
    w.step(0.01);
    assert_eq!(quarantined_in(&w), [ids[1]]);
    assert!(w.body(ids[1]).unwrap().is_quarantined());
    for _ in 0..100 {
        w.step(0.01);
        assert!(quarantined_in(&w).is_empty());
        assert_eq!(w.report().verdict(), Verdict::Solved);
        let l = w.ledger();
        assert!(l.imbalance().abs() <= 1e-12 * l.largest(), "{:e}", l.imbalance());
    }
    // the upper one has come down on the lower one
    assert!((w.position(ids[0]).unwrap().z - 0.5).abs() < 1e-9);
    assert!((w.position(ids[2]).unwrap().z - 1.5).abs() < 1e-5, "{}", w.position(ids[2]).unwrap());
}

#[test]
fn a_contact_that_no_problem_takes_sets_its_bodies_aside() {
    let (mut w, ids) = stack();
    let bad = w.add_material(Material::default()).unwrap();
    w.system.model_mut().materials.spoil(bad, Material::new(f64::NAN, 0.0));
    let at = DVec3::new(9.0, 0.0, 0.5);
    let e = w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(at).material(bad)).unwrap();
    w.step(0.01);
    assert_eq!(quarantined_in(&w), [e]);
    assert_eq!((w.report().verdict(), w.report().islands.len()), (Verdict::Solved, 2));
    assert!(ids.iter().all(|id| !w.body(*id).unwrap().is_quarantined()));
    assert_eq!(w.position(e), Some(at));
    let l = w.ledger();
    assert!(l.imbalance().abs() <= 1e-12 * l.largest(), "{:e}", l.imbalance());
}

#[test]
fn a_body_lost_while_it_drifts_is_no_ghost_in_the_next_step() {
    let (mut w, ids) = stack();
    w.work.solver.memory.disturb();
    w.system.get_mut(ids[2]).unwrap().state.now.velocity = DVec3::new(0.0, 0.0, 1e300);
    w.step(0.01);
    assert_eq!(quarantined_in(&w), [ids[2]]);
    w.step(0.01);
    assert!(w.report().contacts_of(ids[2]).next().is_none());
    let l = w.ledger();
    assert!(l.imbalance().abs() <= 1e-11 * l.largest(), "{:e} of {l:?}", l.imbalance());
}
