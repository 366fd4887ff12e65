//! The parts of an outer step against their definitions.

use super::*;
use crate::one_contact::law::Law;
use crate::space::bodies::tests::{heap, random_impulses, scalars};
use crate::space::bodies::{BodySpace, Buffers as BodyMemory};
use crate::space::traits::{Space, read_velocities};
use tumble_suite::Random;

struct Stage {
    laws: Vec<Law>,
    free: Velocities,
}

impl Stage {
    fn judge(&self) -> Judge<'_> {
        Judge {
            laws: &self.laws,
            free: &self.free,
            tolerance: 1e-9,
            criterion: crate::settings::Criterion::Residual,
            gaps: None,
        }
    }
}

fn stage<S: NewtonSpace>(space: &S) -> Stage {
    let mut free = Velocities::default();
    read_velocities(space, &mut free);
    let laws = (0..space.contact_count())
        .map(|i| Law { bound: 0.05 * i as f64, friction: 0.1 * i as f64, active: true })
        .collect();
    Stage { laws, free }
}

#[test]
fn stiffnesses_and_answers_are_their_formulas() {
    for seed in 0..10 {
        let h = heap(seed, 2);
        let mut bodies = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut bodies);
        let s = stage(&space);
        space.ready();
        let mut m = Buffers::default();
        m.resize(9, 2, space.unknowns());
        set_stiffness(&space, &mut m, 40.0);
        for i in 0..9 {
            let local = space.local(i);
            assert_eq!(m.rho[i], (40.0 / local.normal_stiffness(), 40.0 / local.tangent_stiffness()));
        }
        assert_eq!(m.row_rho, [40.0 / space.row_stiffness(0), 40.0 / space.row_stiffness(1)]);
        let mut r = Random::new(seed + 60);
        let start = random_impulses(&mut r, 9, 2);
        m.recentre(&space, &start);
        assert_eq!(m.centre, start);
        space.load(&start);
        for i in 0..9 {
            assert!((m.u.contacts[i] - space.velocity(i)).length() < 1e-12);
        }
        answer(&s.judge(), &mut m, false);
        for (i, law) in s.laws.iter().enumerate() {
            let w = m.u.contacts[i] + DVec3::X * law.bound;
            let (l, slope) = respond(law, start.contacts[i], w, m.rho[i].0, m.rho[i].1);
            assert_eq!((m.answer.contacts[i], m.slopes[i]), (l, slope));
        }
        for j in 0..2 {
            let exact = start.rows[j] - m.row_rho[j] * m.u.rows[j];
            assert_eq!((m.answer.rows[j], m.row_slopes[j]), (exact, m.row_rho[j]));
        }
        // in its mode every contact goes on along its slope
        answer_in_mode(&s.judge(), &mut m, false);
        for (i, law) in s.laws.iter().enumerate() {
            let (a, w) = (&m.slopes[i], m.u.contacts[i] + DVec3::X * law.bound);
            let along: [f64; 3] =
                std::array::from_fn(|k| start.contacts[i][k] - (a[k][0] * w.x + a[k][1] * w.y + a[k][2] * w.z));
            assert!(
                (m.answer.contacts[i] - DVec3::from_array(along)).length() < 1e-12 * (1.0 + w.length() * m.rho[i].0)
            );
        }
        for j in 0..2 {
            assert_eq!(m.answer.rows[j], start.rows[j] - m.row_rho[j] * m.u.rows[j]);
        }
        let (u, du) = (random_impulses(&mut r, 9, 2), random_impulses(&mut r, 9, 2));
        let mut out = random_impulses(&mut r, 9, 2);
        advance(&u, &du, 0.3, &mut out);
        for ((o, a), d) in scalars(&out).iter().zip(scalars(&u)).zip(scalars(&du)) {
            assert!((o - (a + 0.3 * d)).abs() < 1e-15);
        }
    }
}

/// Memory for the nine contacts of a heap, centred on no impulse.
fn about_nothing(space: &mut BodySpace<'_>, stiffness: f64) -> Buffers {
    space.ready();
    let mut m = Buffers::default();
    m.resize(9, 0, space.unknowns());
    set_stiffness(space, &mut m, stiffness);
    m.recentre(space, &Impulses { contacts: vec![DVec3::ZERO; 9], rows: vec![] });
    m
}

#[test]
fn newton_squares_the_imbalance_near_its_zero() {
    let mut fast = 0;
    for seed in 0..20 {
        let h = heap(seed, 0);
        let mut bodies = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut bodies);
        let s = stage(&space);
        let mut m = about_nothing(&mut space, 3.0);
        let mut effort = Effort::default();
        let mut sizes = Vec::new();
        // one step at a time
        for _ in 0..25 {
            answer(&s.judge(), &mut m, false);
            space.imbalance(&m.x, &m.answer, &mut m.g);
            sizes.push(space.imbalance_size(&m.g));
            inner(&mut space, &s.judge(), &mut m, 1, 0.0, 0.0, &mut effort);
        }
        // semismooth: once the modes are right, three steps take it from 1e-3 to rounding
        let near = sizes.iter().position(|&v| v < 1e-3);
        if let Some(k) = near.filter(|k| k + 4 < sizes.len()) {
            assert!(sizes[k + 4] < 1e-10, "seed {seed}: {sizes:?}");
            fast += 1;
        }
        assert!(sizes[24] < 1e-9 || near.is_none(), "{sizes:?}");
    }
    assert!(fast >= 15, "{fast}");
}

#[test]
fn a_line_search_ends_where_the_slope_has_nearly_vanished() {
    let mut shortened = 0;
    for seed in 0..60 {
        let h = heap(seed, 0);
        let mut bodies = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut bodies);
        let s = stage(&space);
        let mut m = about_nothing(&mut space, 10.0);
        answer(&s.judge(), &mut m, false);
        space.imbalance(&m.x, &m.answer, &mut m.g);
        assert_eq!(space.factor(&m.slopes, &[], false, false), Factored::Fresh);
        let stretch = if seed % 2 == 0 { 1.0 } else { 5.0 };
        let rhs: Vec<f64> = m.g.iter().map(|v| -v * stretch).collect();
        space.solve(&rhs, &mut m.dx);
        space.velocity_changes(&m.dx, &mut m.du);
        let slope = space.slope(&m.dx, &m.du, &m.g);
        let t = line_search(&space, &s.judge(), &mut m, slope);
        assert!(t > 0.0 && t <= 1.0);
        if slope >= 0.0 {
            continue;
        }
        let at = |t: f64, m: &mut Buffers, space: &BodySpace| {
            let x: Vec<f64> = m.x.iter().zip(&m.dx).map(|(x, d)| x + t * d).collect();
            advance(&m.u, &m.du, t, &mut m.trial_u);
            answer(&s.judge(), m, true);
            space.imbalance(&x, &m.answer, &mut m.g);
            space.slope(&m.dx, &m.du, &m.g)
        };
        let end = at(t, &mut m, &space);
        let enough = if t == 1.0 { end <= 0.1 * slope.abs() } else { end.abs() <= 0.1 * slope.abs() };
        assert!(enough, "seed {seed}: {t} {end} {slope}");
        shortened += u32::from(t < 1.0);
    }
    assert!(shortened > 10, "{shortened}");
}
