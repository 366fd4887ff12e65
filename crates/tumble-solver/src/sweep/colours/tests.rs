use super::*;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Law;
use crate::problem::body::Velocity;
use crate::problem::contact::Contact;
use crate::problem::kinematics::{local_matrix, relative};
use crate::space::bodies::{BodySpace, Buffers as BodyMemory};
use crate::space::traits::{Space, Velocities, read_velocities};
use crate::sweep::batch::moves;
use std::collections::BTreeSet;
use tumble_math::DVec3;
use tumble_suite::Random;

/// A heap of `n` bodies with three contacts to each of some neighbours; the last body touches all others if `hub`.
fn heap(n: u32, hub: bool, seed: u64) -> (Vec<Body>, Vec<Contact>) {
    let mut r = Random::new(seed);
    let mut bodies = vec![Body::fixed()];
    for _ in 0..n {
        let mass = r.range(0.5, 2.0);
        let inertia = r.box_inertia(mass, DVec3::new(1.0, 0.8, 0.6));
        let mut body = Body::dynamic(mass, inertia, Velocity::ZERO);
        body.free =
            Velocity { linear: DVec3::new(0.1 * r.normal(), 0.1 * r.normal(), -0.2), angular: r.normal3() * 0.1 };
        bodies.push(body);
    }
    let mut contacts = Vec::new();
    for b in 1..=n {
        let pairs: BTreeSet<u32> = (1..5).map(|k| b.saturating_sub(k * k)).collect();
        for a in pairs.into_iter().chain((hub && b < n - 20).then_some(n)) {
            let normal = (DVec3::Z * if a == n { -1.0 } else { 1.0 } + r.normal3() * 0.3).normalize();
            for _ in 0..3 {
                let (arm_a, arm_b) = (r.normal3() * 0.3, r.normal3() * 0.3);
                let mut c = Contact::new(a, b, normal, arm_a, arm_b).expect("a contact");
                c.friction = 0.5;
                contacts.push(c);
            }
        }
    }
    (bodies, contacts)
}

/// No two neighbours obey the same law.
fn laws(n: usize) -> Vec<Law> {
    let law = |i: usize| Law {
        bound: [0.0, 0.02, 0.05][i % 3],
        friction: [0.5, 0.8, 0.0, 0.2, 0.6][i % 5],
        active: i % 17 != 5,
    };
    (0..n).map(law).collect()
}

fn bits(impulses: &Impulses) -> Vec<[u64; 3]> {
    impulses.contacts.iter().map(|l| l.to_array().map(f64::to_bits)).collect()
}

/// Sweeps a heap: the impulses, and the velocities that went along with them.
fn sweep(bodies: &[Body], contacts: &[Contact], threaded: bool) -> (Impulses, Buffers, bool) {
    sweep_on(Arch::new(), bodies, contacts, threaded)
}

fn sweep_on(arch: Arch, bodies: &[Body], contacts: &[Contact], threaded: bool) -> (Impulses, Buffers, bool) {
    let (impulses, memory, sweeps, settled) = sweep_at_most(40, arch, bodies, contacts, threaded);
    assert_eq!(sweeps, 40);
    (impulses, memory, settled)
}

fn sweep_at_most(
    most: u32,
    arch: Arch,
    bodies: &[Body],
    contacts: &[Contact],
    threaded: bool,
) -> (Impulses, Buffers, u32, bool) {
    let locals: Vec<_> = contacts.iter().map(|c| OneContact::new(&local_matrix(c, bodies))).collect();
    let state: Vec<_> = bodies.iter().map(|b| b.free).collect();
    let island = Island { bodies, contacts, locals: &locals, state: &state };
    let (laws, free) = (laws(contacts.len()), Velocities::default());
    let judge = Judge { laws: &laws, free: &free, tolerance: 1e-12, criterion: Criterion::Residual, gaps: None };
    let mut impulses = Impulses::default();
    impulses.reset(contacts.len(), 0);
    let (mut memory, mut effort) = (Buffers::default(), Effort::default());
    let settled = memory.sweep_on(arch, &island, &judge, &mut impulses, most, threaded, &mut effort);
    (impulses, memory, effort.sweeps, settled)
}

#[test]
fn threads_of_a_colour_never_meet_at_a_body() {
    for (hub, seed) in [(false, 1), (true, 2)] {
        let (bodies, contacts) = heap(400, hub, seed);
        let (impulses, m, _) = sweep(&bodies, &contacts, false);
        let (mut seen, mut lanes) = (BTreeSet::new(), BTreeSet::new());
        for (k, colour) in m.starts.windows(2).enumerate() {
            let mut owner = std::collections::BTreeMap::new();
            for (p, packet) in m.packets[colour[0]..colour[1]].iter().enumerate() {
                let packet = packet.lock().expect("a packet");
                let contacts_of_it = packet.contacts();
                assert!(!contacts_of_it.is_empty());
                for (lane, index, bodies_of_it) in contacts_of_it {
                    assert!(seen.insert(index), "contact {index} twice");
                    lanes.insert(lane.1);
                    let c = &contacts[index as usize];
                    assert_eq!(bodies_of_it, [c.body_a, c.body_b]);
                    for b in bodies_of_it.into_iter().filter(|b| bodies[*b as usize].is_dynamic()) {
                        assert_eq!(*owner.entry(b).or_insert((p, lane)), (p, lane), "body {b} twice in colour {k}");
                    }
                }
            }
        }
        assert_eq!(lanes.len(), LANES);
        // a contact that is not packed is inactive and carries nothing
        for i in (0..contacts.len()).filter(|i| i % 17 != 5) {
            let number = i as u32;
            assert_ne!(seen.contains(&number), m.inactive[i], "contact {i}");
            assert!(!m.inactive[i] || impulses.contacts[i] == DVec3::ZERO);
        }
        assert!(3 * seen.len() > contacts.len() && 20 * seen.len() < 19 * contacts.len(), "{}", seen.len());
        assert!(m.starts.len() > 5, "{}", m.starts.len());
    }
}

/// A body that touches 380 others has more pairs than a round has colours; each pair gets one of its own all the same.
#[test]
fn no_two_pairs_of_a_body_have_the_same_colour() {
    let (bodies, contacts) = heap(400, true, 2);
    let locals: Vec<_> = contacts.iter().map(|c| OneContact::new(&local_matrix(c, &bodies))).collect();
    let state: Vec<_> = bodies.iter().map(|b| b.free).collect();
    let island = Island { bodies: &bodies, contacts: &contacts, locals: &locals, state: &state };
    let activated = (0..contacts.len() as u32).collect();
    let mut m = Buffers { activated, moves: moves(&bodies), ..Buffers::default() };
    m.colour(&island);
    let mut taken = BTreeSet::new();
    for pair in &m.pairs {
        let c = &contacts[pair.first as usize];
        for body in [c.body_a, c.body_b].into_iter().filter(|b| bodies[*b as usize].is_dynamic()) {
            assert!(taken.insert((body, pair.colour)), "body {body} has colour {} twice", pair.colour);
        }
    }
    assert_eq!(m.pairs.iter().map(|pair| pair.count.0 as usize).sum::<usize>(), contacts.len());
    let colours: BTreeSet<u32> = m.pairs.iter().map(|pair| pair.colour).collect();
    assert!(colours.len() as u32 > 5 * ROUND_COLOURS, "{}", colours.len());
    assert!(m.pairs.is_sorted());
}

#[test]
fn any_number_of_threads_finds_the_same_bits_and_the_velocities_of_its_impulses() {
    for (hub, seed) in [(false, 3), (true, 4)] {
        let (bodies, contacts) = heap(1500, hub, seed);
        assert!(contacts.len() > COLOURED);
        let (alone, m, settled) = sweep(&bodies, &contacts, false);
        assert!(!settled);
        assert!(alone.contacts.iter().filter(|l| l.x > 0.0).count() > 1000);
        for threads in [2, 3, 7] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let (shared, _, _) = pool.install(|| sweep(&bodies, &contacts, true));
            assert!(bits(&alone) == bits(&shared), "{threads} threads");
        }
        let mut memory = BodyMemory::default();
        let mut space = BodySpace::new(&bodies, &contacts, &[], &mut memory);
        space.load(&alone);
        for (v, place) in space.state().iter().zip(&m.velocities) {
            let w = velocity(place);
            let apart = (v.linear - w.linear).length() + (v.angular - w.angular).length();
            assert!(apart < 1e-11, "{apart:e}");
        }
        let mut after = Velocities::default();
        read_velocities(&space, &mut after);
        let laws = laws(contacts.len());
        let active = || laws.iter().zip(&contacts).enumerate().filter(|(_, (law, _))| law.active);
        let worst = active().fold(0.0, |m, (i, (law, _))| max(m, -(after.contacts[i].x + law.bound)));
        for (l, law) in alone.contacts.iter().zip(&laws) {
            let pull = (l.y * l.y + l.z * l.z).sqrt();
            assert!(l.x >= 0.0 && pull <= law.friction * l.x * (1.0 + 1e-12), "{l} of friction {}", law.friction);
            assert!(law.active || *l == DVec3::ZERO);
        }
        let before = active().map(|(_, (law, c))| {
            let v = |b: u32| bodies[b as usize].free;
            -relative(c, v(c.body_a), v(c.body_b)).x - law.bound
        });
        // forty sweeps have removed most of the approach
        assert!(worst < 0.2 * before.fold(0.0, max), "{worst}");
    }
}

/// Balls in a row, each so far from the next that it may come nearer at 0.11 m/s; the first is thrown at them at 1 m/s.
/// No other contact approaches at first, and each one is activated by the one before it.
#[test]
fn a_blow_wakes_up_who_was_asleep() {
    let n = 1200;
    let mut bodies: Vec<_> = (0..n).map(|_| Body::dynamic(1.0, tumble_math::DMat3::IDENTITY, Velocity::ZERO)).collect();
    bodies[0].free.linear.x = 1.0;
    let contact = |b: u32| Contact::new(b - 1, b, DVec3::X, DVec3::X * 0.5, -DVec3::X * 0.5).expect("a contact");
    let contacts: Vec<_> = (1..n).map(contact).collect();
    let locals: Vec<_> = contacts.iter().map(|c| OneContact::new(&local_matrix(c, &bodies))).collect();
    let state: Vec<_> = bodies.iter().map(|b| b.free).collect();
    let island = Island { bodies: &bodies, contacts: &contacts, locals: &locals, state: &state };
    let laws = vec![Law { bound: 0.11, friction: 0.0, active: true }; contacts.len()];
    let free = Velocities::default();
    let judge = Judge { laws: &laws, free: &free, tolerance: 1e-13, criterion: Criterion::Residual, gaps: None };
    let (mut memory, mut effort, mut impulses) = (Buffers::default(), Effort::default(), Impulses::default());
    impulses.reset(contacts.len(), 0);
    assert!(memory.sweep_on(Arch::new(), &island, &judge, &mut impulses, 1000, false, &mut effort));
    // v + (v − 0.11) + (v − 0.22) + (v − 0.33) = 1, and the fourth is too slow to reach the fifth
    for (k, place) in memory.velocities.iter().enumerate() {
        let v = if k < 4 { 0.415 - 0.11 * k as f64 } else { 0.0 };
        assert!((velocity(place).linear.x - v).abs() < 1e-11, "{k}: {place:?}");
    }
    let active: Vec<_> = (0..contacts.len()).filter(|i| !memory.inactive[*i]).collect();
    assert!(active == [0, 1, 2] || active == [0, 1, 2, 3], "{active:?}");
}

/// A contact that pushed in the warm start and opens now becomes inactive, and its impulse is gone; inactive contacts change
/// no solution.
#[test]
fn who_sleeps_carries_nothing_and_changes_nothing() {
    let (mut bodies, contacts) = heap(600, false, 8);
    // the upper half flies off
    for body in &mut bodies[300..] {
        body.free.linear.z += 5.0;
    }
    let locals: Vec<_> = contacts.iter().map(|c| OneContact::new(&local_matrix(c, &bodies))).collect();
    let (mut laws, free) = (laws(contacts.len()), Velocities::default());
    let mut impulses = Impulses::default();
    impulses.reset(contacts.len(), 0);
    for (l, law) in impulses.contacts.iter_mut().zip(&mut laws).filter(|(_, law)| law.active) {
        law.friction = 0.0;
        *l = DVec3::new(0.01, 0.004, 0.0);
    }
    let judge = Judge { laws: &laws, free: &free, tolerance: 1e-9, criterion: Criterion::Residual, gaps: None };
    let (mut bodies_memory, mut memory, mut effort) = (BodyMemory::default(), Buffers::default(), Effort::default());
    let mut space = BodySpace::new(&bodies, &contacts, &[], &mut bodies_memory);
    space.load(&impulses);
    let state = space.state().to_vec();
    let island = Island { bodies: &bodies, contacts: &contacts, locals: &locals, state: &state };
    let settled = memory.sweep_on(Arch::new(), &island, &judge, &mut impulses, 1000, false, &mut effort);
    assert!(settled, "{} sweeps", effort.sweeps);
    space.load(&impulses);
    let measure = judge.measure_loaded(&space, &impulses);
    assert!(measure.residual < 1e-8, "{}", measure.residual);
    let inactive = memory.inactive.iter().filter(|inactive| **inactive).count();
    assert!(4 * inactive > contacts.len(), "{inactive} of {}", contacts.len());
    assert!(memory.inactive.iter().zip(&impulses.contacts).all(|(inactive, l)| !inactive || *l == DVec3::ZERO));
}

#[test]
fn every_vector_unit_finds_the_same_bits() {
    let (bodies, contacts) = heap(700, true, 5);
    let (one_by_one, _, _) = sweep_on(Arch::Scalar, &bodies, &contacts, false);
    assert!(one_by_one.contacts.iter().all(|l| l.is_finite()));
    #[cfg(target_arch = "x86_64")]
    {
        let narrow = pulp::x86::V3::try_new().map(Arch::V3);
        let wide = pulp::x86::V4::try_new().map(Arch::V4);
        for unit in narrow.into_iter().chain(wide) {
            let (at_once, _, _) = sweep_on(unit, &bodies, &contacts, false);
            assert!(bits(&one_by_one) == bits(&at_once), "{unit:?}");
        }
    }
}

#[test]
fn what_is_no_number_has_not_settled() {
    // pairs at rest, and one body that ran away
    let (mut bodies, contacts) = heap(400, false, 6);
    bodies.iter_mut().for_each(|b| b.free = Velocity::ZERO);
    assert!(settles(&bodies, &contacts));
    bodies[399].free.linear.x = f64::NAN;
    assert!(!settles(&bodies, &contacts));
}

fn settles(bodies: &[Body], contacts: &[Contact]) -> bool {
    sweep_at_most(3, Arch::new(), bodies, contacts, false).3
}

#[test]
fn velocities_that_overflow_end_in_a_verdict() {
    for unit in [1e200, 1e304, 1e307] {
        let (mut bodies, contacts) = heap(500, false, 7);
        // the first body moves too, and pairs have one to three contacts
        bodies[0] = bodies[1];
        for b in &mut bodies {
            b.free = Velocity { linear: b.free.linear * unit, angular: b.free.angular * unit };
        }
        let mut problem = crate::Problem::new(0.01).expect("a problem");
        for body in bodies {
            problem.add_body(body).expect("a body");
        }
        for (_, mut c) in contacts.into_iter().enumerate().filter(|(k, _)| k % 3 == 0 || k % 5 < 2) {
            (c.lever_a, c.lever_b) = (c.lever_a * 1e4, c.lever_b * 1e4);
            problem.add_contact(c).expect("a contact");
        }
        assert!(problem.contact_count() > COLOURED);
        let mut solver = crate::Solver::new();
        let solution = solver.solve(&problem, None, &crate::Settings { max_sweeps: 20, ..crate::Settings::default() });
        assert_ne!(solution.certificate.verdict, crate::Verdict::Solved);
        assert!(solution.impulses.iter().all(|l| l.is_finite()));
    }
}

/// Sweeps that a schedule of `most` comes to when the square of the change falls by a factor with every sweep, and the first of the
/// plain ones at the end.
fn scheduled(most: u32, criterion: Criterion, fall: f64) -> (u32, u32) {
    let free = Velocities::default();
    let judge = Judge { laws: &[], free: &free, tolerance: 1e-12, criterion, gaps: None };
    let mut schedule = Schedule::new(most, &judge);
    let (mut square, mut plain) = (1.0, 0);
    while schedule.sweeps < schedule.most {
        schedule.sweeps += 1;
        schedule.momentum = schedule.rule.after(schedule.sweeps, square);
        schedule.decide();
        square *= fall;
        if schedule.momentum.is_some() {
            plain = schedule.sweeps + 2;
        }
    }
    (schedule.sweeps, plain)
}

#[test]
fn sweeps_beyond_a_hundred_are_made_only_where_they_pay() {
    // a tenth in thirty sweeps is a factor of 0.926 in each
    let (slow, fast) = (0.93, 0.92);
    assert_eq!(scheduled(200, Criterion::Residual, slow), (100, 96));
    assert_eq!(scheduled(200, Criterion::Residual, fast), (200, 196));
    assert_eq!(scheduled(200, Criterion::Residual, f64::NAN), (100, 0));
    // as many as are asked for where they are few, and in problem files
    assert_eq!(scheduled(60, Criterion::Residual, slow), (60, 56));
    assert_eq!(scheduled(200, Criterion::Natural, slow), (200, 196));
}
