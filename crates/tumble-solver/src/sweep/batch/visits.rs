//! Visits of a sweep: pairs with contacts, bounds and frictions of their own, and impulses that are known already.

use super::*;
use crate::linear::lanes::run_on;
use crate::problem::body::{Body, Velocity};
use crate::problem::contact::Contact;
use pulp::Arch;
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};
use tumble_suite::Random;

/// Vector units of this machine, and how many lanes each takes at a time.
pub(crate) fn units() -> Vec<(Arch, usize)> {
    let mut all = vec![(Arch::Scalar, 1)];
    #[cfg(target_arch = "x86_64")]
    {
        all.extend(pulp::x86::V3::try_new().map(|unit| (Arch::V3(unit), 4)));
        all.extend(pulp::x86::V4::try_new().map(|unit| (Arch::V4(unit), 8)));
    }
    all
}

/// Whether impulses move each of these bodies.
pub(crate) fn moves(bodies: &[Body]) -> Vec<bool> {
    bodies.iter().map(Body::is_dynamic).collect()
}

/// A contact with its law.
#[derive(Clone, Copy)]
struct Asked {
    contact: Contact,
    bound: f64,
    friction: f64,
}

/// Pairs that share no body that moves; their contacts follow each other.
struct Heap {
    bodies: Vec<Body>,
    asked: Vec<Asked>,
    /// First contact of each pair, and the end.
    starts: Vec<usize>,
    locals: Vec<OneContact>,
}

impl Heap {
    fn new(bodies: Vec<Body>, pairs: &[Vec<Asked>]) -> Self {
        let mut starts = vec![0];
        starts.extend(pairs.iter().scan(0, |n, pair| {
            *n += pair.len();
            Some(*n)
        }));
        let asked = pairs.concat();
        let local = |a: &Asked| OneContact::new(&crate::problem::kinematics::local_matrix(&a.contact, &bodies));
        let locals = asked.iter().map(local).collect();
        Self { bodies, asked, starts, locals }
    }

    /// A packet in which the contacts have these impulses.
    fn packet(&self, impulses: &[DVec3]) -> Packet {
        let entry = |i: usize| {
            let Asked { contact, bound, friction } = &self.asked[i];
            let (local, impulse) = (&self.locals[i], impulses[i]);
            SweptContact {
                index: i as u32,
                contact,
                local,
                bound: *bound,
                friction: *friction,
                state: LaneState::new(impulse, local),
            }
        };
        let mut packet = Packet::default();
        packet.push(&moves(&self.bodies), self.starts.windows(2).map(|pair| (pair[0]..pair[1]).map(entry)));
        packet
    }

    /// Velocities under these impulses.
    fn velocities(&self, impulses: &[DVec3]) -> Vec<Velocity> {
        let mut all: Vec<_> = self.bodies.iter().map(|b| b.free).collect();
        for (a, impulse) in self.asked.iter().zip(impulses) {
            let c = &a.contact;
            let p = c.frame.to_world(*impulse);
            for (body, lever, p) in [(c.body_a, c.lever_a, -p), (c.body_b, c.lever_b, p)] {
                let b = &self.bodies[body as usize];
                if b.is_dynamic() {
                    all[body as usize].linear += p * b.inverse_mass;
                    all[body as usize].angular += b.inverse_inertia * lever.cross(p);
                }
            }
        }
        all
    }

    /// Sweeps from these impulses: what they become, the velocities, and what the last sweep changed most [N·s].
    fn sweep(&self, unit: Arch, impulses: &[DVec3], momenta: &[Option<f64>]) -> (Vec<DVec3>, Vec<Velocity>, f64) {
        let mut packet = self.packet(impulses);
        let (mut swept, mut responses) = (Vec::new(), Vec::new());
        fill_velocities(&mut swept, self.velocities(impulses).into_iter());
        fill_responses(&mut responses, &self.bodies);
        let (mut before, mut found) = (impulses.to_vec(), vec![DVec3::NAN; self.asked.len()]);
        for (k, momentum) in momenta.iter().enumerate() {
            if k + 1 == momenta.len() {
                packet.read(|i, state| before[i as usize] = state.impulse(&self.locals[i as usize]));
            }
            let (packet, motions, momentum) = (&mut packet, Alone(&mut swept), *momentum);
            run_on(unit, Sweep { packet, motions, responses: &responses, locals: &self.locals, momentum });
        }
        packet.read(|i, state| found[i as usize] = state.impulse(&self.locals[i as usize]));
        let change = found.iter().zip(&before).fold(0.0, |most, (l, old)| max(most, (*l - *old).length()));
        (found, swept[..self.bodies.len()].iter().map(velocity).collect(), change)
    }
}

/// Eight pairs of up to four contacts around a point that meet at 1 m/s, give or take `stir`; one body of every third
/// pair never moves.
fn heap(r: &mut Random, stir: f64, friction: impl Fn(&mut Random) -> f64) -> Heap {
    let mut bodies = vec![Body::fixed()];
    let mut pairs = Vec::new();
    for k in 0..LANES {
        let normal = r.direction();
        for side in [0.5, -0.5] {
            let mass = r.range(0.5, 2.0);
            let inertia = r.box_inertia(mass, DVec3::new(1.0, 0.8, 0.6));
            let mut body = Body::dynamic(mass, inertia, Velocity::ZERO);
            body.free = Velocity { linear: normal * side + r.normal3() * stir, angular: r.normal3() * stir };
            bodies.push(body);
        }
        let b = 2 * k as u32 + 2;
        let a = if k % 3 == 2 { 0 } else { b - 1 };
        let mut pair = Vec::new();
        for _ in 0..=k % 4 {
            let aside = r.normal3() * 0.4;
            let at = aside - normal * aside.dot(normal);
            let contact = Contact::new(a, b, normal, normal * 0.5 + at, at - normal * 0.5).expect("a contact");
            pair.push(Asked { contact, bound: r.range(-0.3, 0.3), friction: friction(r) });
        }
        pairs.push(pair);
    }
    Heap::new(bodies, &pairs)
}

/// An impulse inside its cone.
fn inside(r: &mut Random, a: &Asked) -> DVec3 {
    let (n, turn) = (r.range(0.0, 1.0), r.direction());
    DVec3::new(n, a.friction * n * 0.7 * turn.x, a.friction * n * 0.7 * turn.y)
}

/// Whatever a pair starts from, its contacts come to the law, each with its own bound and friction.
#[test]
fn contacts_of_a_pair_come_to_the_laws_of_their_own() {
    let mut r = Random::new(41);
    let (mut settled, mut slides, mut opens) = (0, 0, 0);
    for _ in 0..150 {
        let heap = heap(&mut r, 1.0, |r| if r.unit() < 0.15 { 0.0 } else { r.range(0.1, 0.9) });
        let start: Vec<_> = heap.asked.iter().map(|a| inside(&mut r, a)).collect();
        let (found, swept, change) = heap.sweep(Arch::new(), &start, &[None; 600]);
        let velocities = heap.velocities(&found);
        for (w, v) in swept.iter().zip(&velocities) {
            assert!((w.linear - v.linear).length() + (w.angular - v.angular).length() < 1e-11);
        }
        if change > 1e-11 {
            continue;
        }
        settled += 1;
        for (a, l) in heap.asked.iter().zip(&found) {
            let v = |body: u32| velocities[body as usize];
            let u = crate::problem::kinematics::relative(&a.contact, v(a.contact.body_a), v(a.contact.body_b));
            let gap_speed = u.x + a.bound;
            let (slip, pull) = (tangential(u), tangential(*l));
            assert!(gap_speed > -1e-9 && l.x >= 0.0, "{gap_speed} {l}");
            assert!(l.x < 1e-9 || gap_speed < 1e-9, "{gap_speed} {l}");
            assert!(pull.length() <= a.friction * l.x + 1e-9, "{l}");
            if slip.length() > 1e-6 && l.x > 1e-6 {
                slides += 1;
                let law = slip * (-a.friction * l.x / slip.length());
                assert!((pull - law).length() < 1e-6, "{pull} {law}");
            }
            opens += u32::from(l.x == 0.0);
        }
    }
    assert!(settled > 130 && slides > 300 && opens > 200, "{settled} {slides} {opens}");
}

/// The tangential packet of a vector in a contact's frame.
fn tangential(v: DVec3) -> DVec3 {
    DVec3::new(0.0, v.y, v.z)
}

/// Where all contacts of a pair stick or stay open, a sweep that starts at the solution changes nothing.
#[test]
fn impulses_that_are_the_answer_stay() {
    let mut r = Random::new(42);
    let mut still = 0;
    for (unit, _) in units() {
        for _ in 0..40 {
            let heap = heap(&mut r, 0.05, |r| r.range(0.5, 0.9));
            let nothing = vec![DVec3::ZERO; heap.asked.len()];
            let (answer, _, change) = heap.sweep(unit, &nothing, &[None; 2000]);
            if change > 1e-12 {
                continue;
            }
            let (once, swept, _) = heap.sweep(unit, &answer, &[None]);
            let velocities = heap.velocities(&answer);
            let v = |body: u32| velocities[body as usize];
            for pair in heap.starts.windows(2) {
                let contacts = || (pair[0]..pair[1]).map(|i| (i, &heap.asked[i].contact));
                let slip = |(i, c): (usize, &Contact)| {
                    let u = crate::problem::kinematics::relative(c, v(c.body_a), v(c.body_b));
                    if answer[i].x > 0.0 { tangential(u).length() } else { 0.0 }
                };
                if contacts().any(|c| slip(c) > 1e-10) {
                    continue;
                }
                for (i, c) in contacts() {
                    still += u32::from(answer[i].x > 0.0);
                    assert!((once[i] - answer[i]).length() < 1e-9, "{} {}", once[i], answer[i]);
                    let w = swept[c.body_b as usize];
                    assert!((w.linear - v(c.body_b).linear).length() < 1e-9);
                }
            }
        }
    }
    assert!(still > 300, "{still}");
}

/// Eight balls that hit a floor, each in a lane of its own.
fn balls(friction: f64, velocity: impl Fn(usize) -> DVec3) -> Heap {
    let ball = |k: usize| {
        let mut body = Body::dynamic(1.0, DMat3::from_diagonal(DVec3::splat(0.4)), Velocity::ZERO);
        body.free = Velocity::linear(velocity(k));
        body
    };
    let bodies: Vec<_> = std::iter::once(Body::fixed()).chain((0..LANES).map(ball)).collect();
    let pair = |k: usize| {
        let contact = Contact::new(0, k as u32 + 1, DVec3::Z, DVec3::ZERO, -DVec3::Z).expect("a contact");
        vec![Asked { contact, bound: 0.0, friction }]
    };
    Heap::new(bodies, &(0..LANES).map(pair).collect::<Vec<_>>())
}

/// A ball's S is a multiple of 1: where a slide begins to look for its root is the root, and one visit is enough.
#[test]
fn a_ball_that_slides_is_answered_in_one_visit() {
    let velocity = |k: usize| DVec3::new(1.0 + k as f64, -0.5 * k as f64, -1.0);
    let heap = balls(0.1, velocity);
    for (unit, _) in units() {
        let (found, swept, _) = heap.sweep(unit, &[DVec3::ZERO; LANES], &[None]);
        for (k, l) in found.iter().enumerate() {
            let v = velocity(k);
            let slip = (v.x * v.x + v.y * v.y).sqrt();
            let after = swept[k + 1].linear;
            assert!((l.x - 1.0).abs() < 1e-14 && after.z.abs() < 1e-14, "{l} {after}");
            let law = DVec3::new(v.x, v.y, 0.0) * (1.0 - 0.1 / slip);
            assert!((after - law).length() < 1e-13 * slip, "{after} {law}");
        }
    }
}

/// Balls that hit a floor and stick: their impulses set out beyond the last sweep as they are told to.
#[test]
fn impulses_set_out_beyond_the_last_sweep_by_its_momentum() {
    let heap = balls(5.0, |k| DVec3::new(0.1 * k as f64, -0.2, -1.0 - k as f64));
    let nothing = vec![DVec3::ZERO; LANES];
    // the velocities do not go along here, so that whatever impulse a visit starts from is its solution
    let whole = [None, Some(0.5), Some(0.5), Some(0.5), None, Some(1.0)];
    let packets = [1.0, 1.5, 1.75, 1.875, 1.875, 1.875];
    for (unit, _) in units() {
        let (answer, _, _) = heap.sweep(unit, &nothing, &whole[..1]);
        assert!(answer.iter().zip(0..).all(|(l, k)| (l.x - 1.0 - f64::from(k)).abs() < 1e-14), "{answer:?}");
        for (n, packet) in packets.iter().enumerate() {
            let (found, _, _) = heap.sweep(unit, &nothing, &whole[..=n]);
            for (l, first) in found.iter().zip(&answer) {
                assert!((*l - *first * *packet).length() < 1e-13, "after {n}: {l} for {first}");
            }
        }
    }
}
