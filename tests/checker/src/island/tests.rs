use super::*;
use crate::random::Random;

const AXES: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const FIXED: Body = Body { inverse_mass: 0.0, inverse_inertia: [[0.0; 3]; 3], linear: [0.0; 3], angular: [0.0; 3] };

fn floor_contact(rb: [f64; 3], mu: f64) -> Contact {
    // z is up: n = z, t1 = x, t2 = y
    Contact { a: 0, b: 1, n: AXES[2], t1: AXES[0], t2: AXES[1], ra: [0.0; 3], rb, mu, velocity_bound: 0.0 }
}

/// The rod of mass 1 and half length 1 as a body: end at (−1, 0, −1)/√2, I = 1/3 about y.
fn rod() -> Island {
    let h = 0.5_f64.sqrt();
    let rod = Body {
        inverse_mass: 1.0,
        inverse_inertia: [[3.0, 0.0, 0.0], [0.0, 3.0, 0.0], [0.0, 0.0, 3.0]],
        linear: [-3.0, 0.0, -1.0],
        angular: [0.0; 3],
    };
    Island {
        bodies: vec![FIXED, rod],
        contacts: vec![floor_contact([-h, 0.0, -h], 0.2)],
        rows: vec![],
        scalars: vec![],
    }
}

#[test]
fn the_slender_rod_as_a_body_gives_the_same_eleventh() {
    let report = check_island(&rod(), &[[5.0 / 11.0, 1.0 / 11.0, 0.0]], &[]);
    report.accepts(1e-14).unwrap();
    assert!((report.energy + 63.0 / 121.0).abs() < 1e-14, "{report:?}");
    assert!((report.velocities[0][1] + 38.0 / 11.0).abs() < 1e-14);
    assert!((report.energy_scale - 5.0).abs() < 1e-15, "T* = ½(9 + 1)");
    assert!(report.natural < 1e-15 && report.sticky < 1e-15 && report.dissipation.abs() < 1e-15);
}

#[test]
fn the_rod_as_a_block_gives_the_same() {
    let problem = BlockProblem {
        n: 1,
        mu: vec![0.2],
        q: vec![[-1.0, -3.0, 0.0]],
        blocks: vec![(0, 0, [[2.5, -1.5, 0.0], [-1.5, 2.5, 0.0], [0.0, 0.0, 1.0]])],
        velocity_bound: vec![],
    };
    let right = check_blocks(&problem, &[[5.0 / 11.0, 1.0 / 11.0, 0.0]]);
    right.accepts(1e-15).unwrap();
    let wrong = check_blocks(&problem, &[[1.75, 0.35, 0.0]]);
    assert!((wrong.residual - 2.85).abs() < 1e-14 && (wrong.energy - 0.2625).abs() < 1e-14);
    let words = wrong.accepts(1.0).unwrap_err();
    assert!(words.contains("residual") && words.contains("contact 0 (normal row)"), "{words}");
    // even a careless tolerance does not hide the gain
    assert!(wrong.accepts(10.0).unwrap_err().contains("energy rises"));
    // the sticking answer leaves the cone
    assert!(check_blocks(&problem, &[[1.75, 2.25, 0.0]]).accepts(10.0).unwrap_err().contains("cone"));
    assert!(check_blocks(&problem, &[[f64::NAN, 0.0, 0.0]]).accepts(1e300).unwrap_err().contains("finite"));
    assert!(check_blocks(&problem, &[[0.0; 3]]).accepts(0.9).unwrap_err().contains("1e0 m/s"));
}

/// u = q + Wλ by hand: coupling −¼ between two contacts, normals 1 each, slips zero.
#[test]
fn two_coupled_blocks_are_added_up() {
    let diagonal = [[2.0, 0.0, 0.0], [0.0, 3.0, 1.0], [0.0, 1.0, 3.0]];
    let coupling = [[-0.25, 0.0, 0.0], [0.0; 3], [0.0; 3]];
    let mut problem = BlockProblem {
        n: 2,
        mu: vec![0.5; 2],
        q: vec![[-1.75, 0.0, 0.0]; 2],
        blocks: vec![(0, 0, diagonal), (1, 1, diagonal), (0, 1, coupling), (1, 0, coupling)],
        velocity_bound: vec![0.0, 0.0],
    };
    let ones = [[1.0, 0.0, 0.0]; 2];
    let report = check_blocks(&problem, &ones);
    report.accepts(0.0).unwrap();
    assert_eq!(report.energy, -1.75);
    // a velocity bound of ½ m/s (an open gap) makes the same impulse sticky at the second contact
    problem.velocity_bound[1] = 0.5;
    let report = check_blocks(&problem, &ones);
    assert_eq!((report.residual, report.residual_at, report.sticky), (0.5, 1, 0.5));
    // a velocity bound of −½ (a bounce) makes it approach; energy is then the caller's to cap
    problem.velocity_bound[1] = -0.5;
    let report = check_blocks(&problem, &ones);
    assert_eq!((report.approach, report.approach_at, report.gain_forbidden), (0.5, 1, false));
    assert!(report.accepts_within(0.5, -2.0).unwrap_err().contains("energy"));
    // friction without slip to oppose: k_t = 4, λ_t = 0.1 along t1 makes u_t = (0.3, 0.1)
    problem.velocity_bound[1] = 0.0;
    let report = check_blocks(&problem, &[[1.0, 0.1, 0.0], [1.0, 0.0, 0.0]]);
    assert!((report.residual - 0.1_f64.sqrt()).abs() < 1e-15 && report.residual_part == Part::Tangent);
    // a problem without a diagonal block is none
    problem.blocks.remove(0);
    assert!(check_blocks(&problem, &ones).accepts(1e9).unwrap_err().contains("flawed"));
}

/// K of an off-centre contact by hand: r = (1, 0, 0), I = 2: K_nn = 1/m + r²/I.
#[test]
fn lever_arms_enter_with_the_right_sign() {
    let body = Body {
        inverse_mass: 0.5,
        inverse_inertia: [[0.5, 0.0, 0.0], [0.0, 0.5, 0.0], [0.0, 0.0, 0.5]],
        linear: [0.0, 0.0, -2.0],
        angular: [0.0, 1.0, 0.0],
    };
    // u*_n = −2 + (ω×r)_z = −2 − 1 = −3; K_nn = ½ + ½ = 1; K_nt = 0
    let island = Island {
        bodies: vec![FIXED, body],
        contacts: vec![floor_contact([1.0, 0.0, 0.0], 0.0)],
        rows: vec![],
        scalars: vec![],
    };
    let report = check_island(&island, &[[3.0, 0.0, 0.0]], &[]);
    report.accepts(0.0).unwrap();
    // T*: ½·2·4 + ½·2·1 = 5; after: v_z = −½, ω_y = 1 − ½·3 = −½: ½·2·¼ + ½·2·¼ = ½
    assert_eq!(report.energy, -4.5);
    assert_eq!(report.energy_scale, 5.0);
    assert!(check_island(&island, &[[2.0, 0.0, 0.0]], &[]).accepts(0.9).is_err());
}

/// A lift that rises at 1 m/s gives a body energy; that is its work, not a gain.
#[test]
fn the_work_of_a_lift_is_not_a_gain() {
    let lift = Body { linear: [0.0, 0.0, 1.0], ..FIXED };
    let body = Body { inverse_mass: 1.0, inverse_inertia: AXES, linear: [0.0; 3], angular: [0.0; 3] };
    let island = Island {
        bodies: vec![lift, body],
        contacts: vec![floor_contact([0.0; 3], 0.5)],
        rows: vec![],
        scalars: vec![],
    };
    let report = check_island(&island, &[[1.0, 0.0, 0.0]], &[]);
    report.accepts(0.0).unwrap();
    // T⁺ − T* = ½, W = 1: excess −½
    assert_eq!(report.energy, -0.5);
    // thrown off twice as fast: a gain beyond the lift's work is none (½·4 − 2 = 0), three times as fast it is
    assert_eq!(check_island(&island, &[[2.0, 0.0, 0.0]], &[]).energy, 0.0);
    assert_eq!(check_island(&island, &[[3.0, 0.0, 0.0]], &[]).energy, 1.5);
}

#[test]
fn a_bilateral_row_must_hold_and_its_bias_does_work() {
    let body = Body { inverse_mass: 1.0, inverse_inertia: AXES, linear: [1.0, 0.0, 0.0], angular: [0.0; 3] };
    let row = BilateralRow {
        a: 0,
        b: 1,
        row_a: [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        row_b: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        bias: 0.0,
    };
    let mut island = Island { bodies: vec![FIXED, body], contacts: vec![], rows: vec![row], scalars: vec![] };
    let report = check_island(&island, &[], &[-1.0]);
    report.accepts(0.0).unwrap();
    assert_eq!(report.energy, -0.5);
    assert!(check_island(&island, &[], &[-0.5]).accepts(0.4).unwrap_err().contains("row 0"));
    // a motor that asks for 3 m/s: u = v − 3 = 0
    island.rows[0].bias = -3.0;
    let report = check_island(&island, &[], &[2.0]);
    report.accepts(0.0).unwrap();
    assert_eq!(report.energy, -2.0); // ΔT = 4, work of the motor 6
}

#[test]
fn scalar_rows_are_clamped_linear_and_bounded() {
    // 2 kg at 1 m/s along x; rows along x
    let body = Body { inverse_mass: 0.5, inverse_inertia: AXES, linear: [1.0, 0.0, 0.0], angular: [0.0; 3] };
    let judged = |bias: f64, compliance: f64, (least, most): (f64, f64), impulse: f64| {
        let row = ScalarRow { ends: vec![(1, [1.0, 0.0, 0.0, 0.0, 0.0, 0.0])], bias, compliance, least, most };
        let island = Island { bodies: vec![FIXED, body], contacts: vec![], rows: vec![], scalars: vec![row] };
        check_mechanism(&island, &[], &[], &[impulse])
    };
    let (any, push) = ((f64::NEG_INFINITY, f64::INFINITY), (0.0, f64::INFINITY));
    // hard: it stops; soft: 1 + λ/2 + λ/4 = 0; a limit that is left alone; friction of half a newton second that slides
    judged(0.0, 0.0, any, -2.0).accepts(0.0).unwrap();
    judged(0.0, 0.25, any, -4.0 / 3.0).accepts(1e-15).unwrap();
    judged(0.0, 0.0, push, 0.0).accepts(0.0).unwrap();
    judged(0.0, 0.0, (-0.5, 0.5), -0.5).accepts(0.0).unwrap();
    // each of them wrong: it still moves, or is pushed away for nothing, or friction holds back half, or is beyond its bound
    assert!(judged(0.0, 0.0, any, -1.0).accepts(0.4).unwrap_err().contains("scalar row 0"));
    assert!(judged(0.0, 0.0, push, 1.0).accepts(0.4).unwrap_err().contains("scalar row 0"));
    assert!(judged(0.0, 0.0, (-0.5, 0.5), -0.25).accepts(0.1).unwrap_err().contains("scalar row 0"));
    assert!(judged(0.0, 0.0, (-0.5, 0.5), -0.6).accepts(1.0).unwrap_err().contains("bound"));
    // a motor brings energy, friction never
    assert!(!judged(-3.0, 0.0, any, 4.0).gain_forbidden);
    assert!(judged(0.0, 0.0, (-5.0, 5.0), 1.0).accepts(9.0).unwrap_err().contains("energy"));
}

#[test]
fn a_frame_that_is_none_is_refused() {
    let mut island = rod();
    island.contacts[0].n = [0.0, 0.0, 1.0 + 1e-6];
    assert!(check_island(&island, &[[0.0; 3]], &[]).accepts(1e9).unwrap_err().contains("frame"));
    island.contacts[0].n = [0.0, 0.0, -1.0];
    assert!(check_island(&island, &[[0.0; 3]], &[]).accepts(1e9).unwrap_err().contains("frame"));
    let mut island = rod();
    island.contacts[0].mu = -0.1;
    assert!(check_island(&island, &[[0.0; 3]], &[]).accepts(1e9).unwrap_err().contains("friction"));
    island.contacts[0].b = 0;
    assert!(check_island(&island, &[[0.0; 3]], &[]).accepts(1e9).is_err());
    let mut island = rod();
    island.contacts[0].a = 1;
    assert!(check_island(&island, &[[0.0; 3]], &[]).accepts(1e9).unwrap_err().contains("itself"));
}

/// r = (1, −0.0316…, −0.0948…) with W = 1, q = (−1, 1, 3), μ = 0.1: the slip keeps its direction.
#[test]
fn the_natural_residual_of_a_known_sliding_answer_is_zero() {
    let problem = BlockProblem {
        n: 1,
        mu: vec![0.1],
        q: vec![[-1.0, 1.0, 3.0]],
        blocks: vec![(0, 0, AXES)],
        velocity_bound: vec![],
    };
    let h = 0.1 / 10.0_f64.sqrt();
    let report = check_blocks(&problem, &[[1.0, -h, -3.0 * h]]);
    report.accepts(1e-15).unwrap();
    assert!(report.natural < 1e-16, "{report:?}");
    // λ = 0: û = (−1 + 0.1·√10, 1, 3), and −û lies inside neither cone; by hand P_K(−û)_n = 1/1.01
    let none = check_blocks(&problem, &[[0.0; 3]]);
    let expected = 1.0 / 1.01 * 1.01_f64.sqrt() / 11.0_f64.sqrt();
    assert!((none.natural - expected).abs() < 1e-15, "{} {expected}", none.natural);
}

/// An impulse and a velocity that obey the law together: open, sticking or sliding.
fn lawful(random: &mut Random, mu: f64) -> ([f64; 3], [f64; 3]) {
    let (x, y) = (random.signed(), random.signed());
    let (size, press) = ((x * x + y * y).sqrt(), 1.0 + random.signed());
    match random.below(3) {
        0 => ([0.0; 3], [press, x, y]),
        1 => ([press, 0.5 * mu * press * x, 0.5 * mu * press * y], [0.0; 3]),
        _ => ([press, -mu * press * x / size, -mu * press * y / size], [0.0, x, y]),
    }
}

/// Problems made backwards: λ and u obey the law, W is given, q = u − W λ.
#[test]
fn made_answers_are_accepted_and_their_neighbours_refused() {
    let mut random = Random(3);
    for round in 0..500 {
        let n = 1 + round % 8;
        let mu: Vec<f64> = (0..n).map(|_| 0.1 + 0.4 * (1.0 + random.signed())).collect();
        let made: Vec<_> = mu.iter().map(|mu| lawful(&mut random, *mu)).collect();
        let impulses: Vec<[f64; 3]> = made.iter().map(|m| m.0).collect();
        let mut blocks = Vec::new();
        for i in 0..n {
            let mut k = random.spd(1.0);
            for j in 0..3 {
                k[j][j] += 1.0 + n as f64; // outweighs the coupling: W is positive definite
            }
            blocks.push((i, i, k));
            for j in 0..i {
                let c: [[f64; 3]; 3] = std::array::from_fn(|_| random.vector().map(|x| 0.3 * x));
                blocks.push((i, j, c));
                blocks.push((j, i, std::array::from_fn(|a| std::array::from_fn(|b| c[b][a]))));
            }
        }
        let mut q: Vec<[f64; 3]> = made.iter().map(|m| m.1).collect();
        for (i, j, w) in &blocks {
            for a in 0..3 {
                for b in 0..3 {
                    q[*i][a] -= w[a][b] * impulses[*j][b];
                }
            }
        }
        let problem = BlockProblem { n, mu, q, blocks, velocity_bound: vec![] };
        let report = check_blocks(&problem, &impulses);
        assert_eq!(report.accepts(1e-13), Ok(()));
        assert!(report.natural < 1e-14 && report.energy <= 1e-15, "{report:?}");
        // one component of one impulse off by 1e-6
        for (i, component) in (0..n).flat_map(|i| [(i, 0), (i, 1), (i, 2)]) {
            let mut wrong = impulses.clone();
            wrong[i][component] += if random.below(2) == 0 { 1e-6 } else { -1e-6 };
            let report = check_blocks(&problem, &wrong);
            assert!(report.residual > 1e-8 && report.natural > 1e-9, "{i} {component} {report:?}");
            assert!(report.accepts(1e-8).is_err());
        }
    }
}

/// The same with bodies: v⁺ is chosen, every contact slides or opens at it, and v* = v⁺ − M⁻¹Jᵀλ.
#[test]
fn made_answers_of_bodies_are_accepted_and_their_neighbours_refused() {
    let cross =
        |a: [f64; 3], b: [f64; 3]| [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let dot = |a: [f64; 3], b: [f64; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let mut random = Random(4);
    for round in 0..300 {
        let mut bodies: Vec<Body> = (0..4)
            .map(|_| Body {
                inverse_mass: 1.5 + random.signed(),
                inverse_inertia: random.spd(1.0),
                linear: random.vector(),
                angular: random.vector(),
            })
            .collect();
        bodies[0] = Body { inverse_mass: 0.0, inverse_inertia: [[0.0; 3]; 3], ..bodies[0] };
        let (mut contacts, mut impulses) = (Vec::new(), Vec::new());
        for _ in 0..5 {
            let a = random.below(4);
            let b = (a + 1 + random.below(3)) % 4;
            let turn = random.below(3);
            let (n, t1, t2) = (AXES[turn], AXES[(turn + 1) % 3], AXES[(turn + 2) % 3]);
            let (ra, rb, mu) = (random.vector(), random.vector(), 0.5);
            let (wa, wb) = (cross(bodies[a].angular, ra), cross(bodies[b].angular, rb));
            let v: [f64; 3] = std::array::from_fn(|i| bodies[b].linear[i] + wb[i] - bodies[a].linear[i] - wa[i]);
            let (x, y) = (dot(t1, v), dot(t2, v));
            let press = if random.below(4) == 0 { 0.0 } else { 1.0 + 0.5 * random.signed() };
            let share = mu * press / (x * x + y * y).sqrt();
            impulses.push([press, -share * x, -share * y]);
            // a pressing contact sits on its velocity bound, an idle one above it
            let velocity_bound = if press > 0.0 { 0.0 } else { 0.5 } - dot(n, v);
            contacts.push(Contact { a, b, n, t1, t2, ra, rb, mu, velocity_bound });
        }
        let after = bodies.clone();
        for (c, l) in contacts.iter().zip(&impulses) {
            let push: [f64; 3] = std::array::from_fn(|i| l[0] * c.n[i] + l[1] * c.t1[i] + l[2] * c.t2[i]);
            for (body, r, sign) in [(c.a, c.ra, -1.0), (c.b, c.rb, 1.0)] {
                let twist = cross(r, push);
                let body = &mut bodies[body];
                for i in 0..3 {
                    body.linear[i] -= sign * body.inverse_mass * push[i];
                    body.angular[i] -= sign * dot(body.inverse_inertia[i], twist);
                }
            }
        }
        let island = Island { bodies, contacts, rows: vec![], scalars: vec![] };
        let report = check_island(&island, &impulses, &[]);
        assert_eq!(report.accepts(1e-13), Ok(()), "round {round}");
        // the energy by bodies: T⁺ − T* less the work of the body that is not moved
        let kinetic = |b: &Body| kinetic_energy(b, &b.inverse_inertia.map(lift)).to_f64();
        let change: f64 = after.iter().map(kinetic).sum::<f64>() - island.bodies.iter().map(kinetic).sum::<f64>();
        let mut work = 0.0;
        for (c, l) in island.contacts.iter().zip(&impulses) {
            let push: [f64; 3] = std::array::from_fn(|i| l[0] * c.n[i] + l[1] * c.t1[i] + l[2] * c.t2[i]);
            for (body, r, sign) in [(c.a, c.ra, -1.0), (c.b, c.rb, 1.0)] {
                if body == 0 {
                    work -= sign * (dot(push, after[0].linear) + dot(cross(r, push), after[0].angular));
                }
            }
        }
        assert!((report.energy - (change - work)).abs() < 1e-11, "{} {change} {work}", report.energy);
        for (i, component) in (0..5).flat_map(|i| [(i, 0), (i, 1), (i, 2)]) {
            let mut wrong = impulses.clone();
            wrong[i][component] += 1e-6;
            assert!(check_island(&island, &wrong, &[]).accepts(1e-9).is_err(), "{i} {component}");
        }
    }
}
