//! Meetings in flight: bodies that touch within a step do so where and when they touch, as often as they do.

use crate::harness::{
    G, Vectors as _, add, books_balance, floor, near, position, set_world, spin, turn, velocity, world, world_with,
};
use tumble::{BodyBuilder, Contact, DQuat, DVec3, Material, Origin, Pose, Shape, StepReport, World, trig};
use tumble_random::Lcg;

fn space() -> World {
    world_with(DVec3::ZERO)
}

/// By how much the ball that another hits goes off the line of centres of the touch [rad], and the change of the angular momentum,
/// relative to that of the hit.
fn billiards(speed: f64, h: f64, phase: f64, e: f64) -> (f64, f64) {
    let r: f64 = 0.0286;
    let (cut, v) = (0.5 * 2.0 * r, DVec3::X * speed);
    let along = (4.0 * r * r - cut * cut).sqrt();
    let mut w = space();
    let ball = || BodyBuilder::ball(r).mass(0.17).friction(0.0).restitution(e);
    let start = DVec3::new(-along - speed * h * (3.0 + phase), cut, 0.0);
    let cue = add(&mut w, ball().position(start).velocity(v));
    let object = add(&mut w, ball());
    let before = w.momentum().angular;
    for _ in 0..8 {
        w.step(h);
        books_balance(&w);
    }
    let law = DVec3::new(along, -cut, 0.0).normalize();
    let u = velocity(&w, object);
    assert!(u.length() > 0.1 * speed, "no hit at {speed} m/s, phase {phase}: {u}, {}", velocity(&w, cue));
    let off = trig::asin(law.cross(u.normalize()).length());
    (off, (w.momentum().angular - before).length() / before.length())
}

/// When the touches of a step were [s].
fn touch_times(r: &StepReport) -> Vec<f64> {
    r.islands.iter().take(r.touches as usize).map(|i| r.time - 0.5 * r.dt + i.offset).collect()
}

/// A light ball at rest between a wall and a ball that is `ratio` times as heavy and comes: how often they strike in 100 s, and by how much
/// the energy changes. Damped, nobody flies from touch to touch.
fn galperin(ratio: f64, h: f64, damping: f64) -> (usize, f64) {
    // at 1,000 m/s velocities have no more digits than 1e-13 m/s
    let mut w = set_world(DVec3::ZERO, 0.0);
    let wall = BodyBuilder::fixed().shape(Shape::half_space(DVec3::X).expect("a wall"));
    add(&mut w, wall.friction(0.0).restitution(1.0));
    let ball = |x: f64, mass: f64, v: f64| {
        let ball = BodyBuilder::ball(0.05).mass(mass).friction(0.0).restitution(1.0).angular_damping(damping);
        ball.position(DVec3::X * x).velocity(DVec3::X * v)
    };
    add(&mut w, ball(1.0, 1.0, 0.0));
    add(&mut w, ball(2.0, ratio, -1.0));
    let energy = w.energy().0;
    let mut strikes = 0;
    while w.time() < 100.0 {
        let r = w.step(h);
        strikes += r.contacts.iter().filter(|c| c.impulse.x > 0.0).count();
        assert_eq!(r.cut_flights, 0);
        if damping == 0.0 {
            books_balance(&w);
        }
    }
    (strikes, w.energy().0 / energy - 1.0)
}

/// Velocity and spin of a body after a blow without restitution on a floor with friction: where in the step it falls is the `phase`.
fn blow(body: &BodyBuilder, friction: f64, h: f64, phase: f64) -> (DVec3, DVec3) {
    let mut w = space();
    floor(&mut w, friction, 0.0);
    let (v, s) = (DVec3::new(1.2, -0.4, -2.0), DVec3::new(2.0, -3.0, 1.0));
    let (at, lean) = (DVec3::new(0.0, 0.0, 0.5) - v * (h * phase), turn(DVec3::new(1.0, 2.0, 0.5).normalize(), 0.6));
    let b = body.clone().mass(1.0).friction(friction).restitution(0.0);
    let b = add(&mut w, b.position(at).orientation(lean).velocity(v).spin(s));
    let mut struck = 0;
    // the blow, and a few steps more: without weight the corner leaves the floor at once
    while struck < 4 {
        w.step(h);
        books_balance(&w);
        struck += u32::from(struck > 0 || w.report().contacts.iter().any(|c| c.impulse.x > 0.0));
        assert!(w.time() < 1.0, "never struck");
    }
    (velocity(&w, b), spin(&w, b))
}

/// How far the outcomes of a blow at twelve phases of the step are apart, at most [m/s, and 0.2 m times rad/s].
fn spread(body: &BodyBuilder, friction: f64, h: f64) -> f64 {
    let all: Vec<(DVec3, DVec3)> = (0..12).map(|k| blow(body, friction, h, (f64::from(k) + 0.3) / 12.0)).collect();
    let apart = |a: &(DVec3, DVec3), b: &(DVec3, DVec3)| (a.0 - b.0).length() + 0.2 * (a.1 - b.1).length();
    let pairs = all.iter().flat_map(|a| all.iter().map(move |b| apart(a, b)));
    pairs.fold(0.0, |m: f64, d| if d > m { d } else { m })
}

/// Sizes and heights of boxes that rest on a floor, and the height of the uppermost [m]: a box, a stack, a thin plate, a plank on two.
fn resting(kind: usize) -> (Vec<(DVec3, DVec3)>, f64) {
    let flat = |size: [f64; 3], x: f64, z: f64| (DVec3::from_array(size), DVec3::new(x, 0.0, z));
    match kind {
        0 => (vec![flat([0.8, 0.7, 0.3], 0.0, 0.15)], 0.3),
        1 => ([0.1, 0.3, 0.5].iter().map(|z| flat([0.8, 0.7, 0.2], 0.0, *z)).collect(), 0.6),
        2 => (vec![flat([0.9, 0.9, 0.02], 0.0, 0.01)], 0.02),
        _ => {
            let feet = [-0.3, 0.3].map(|x| flat([0.1, 0.7, 0.3], x, 0.15));
            (feet.into_iter().chain([flat([0.9, 0.6, 0.05], 0.0, 0.325)]).collect(), 0.35)
        }
    }
}

/// Velocities and spins after a blow without restitution on boxes that rest, the body's last: where in the step it falls is the `phase`.
fn blow_on_resting(body: &BodyBuilder, kind: usize, h: f64, phase: f64) -> Vec<(DVec3, DVec3)> {
    let mut w = set_world(DVec3::Z * -G, 0.5);
    floor(&mut w, 0.5, 0.0);
    let (boxes, top) = resting(kind);
    let rough = |b: BodyBuilder, mass: f64| b.mass(mass).friction(0.5).restitution(0.0);
    let mut all: Vec<_> =
        boxes.iter().map(|(size, at)| add(&mut w, rough(BodyBuilder::cuboid(*size), 2.0).position(*at))).collect();
    let (v, s) = (DVec3::new(1.2, -0.4, -2.0), DVec3::new(2.0, -3.0, 1.0));
    let (at, lean) = (DVec3::new(0.03, 0.02, top + 0.21), turn(DVec3::new(1.0, 2.0, 0.5).normalize(), 0.6));
    let b = rough(body.clone(), 1.0).position(at - v * (h * phase)).orientation(lean).velocity(v).spin(s);
    let b = add(&mut w, b);
    all.push(b);
    let mut struck = 0;
    while struck < 4 {
        w.step(h);
        books_balance(&w);
        let strikes = |c: &Contact| c.impulse.x > 0.0 && (c.body_a == b || c.body_b == b);
        struck += u32::from(struck > 0 || w.report().contacts.iter().any(strikes));
        assert!(w.time() < 1.0, "never struck");
    }
    all.iter().map(|b| (velocity(&w, *b), spin(&w, *b))).collect()
}

/// How far the outcomes of a blow on boxes that rest are apart at six phases of the step, at most [m/s, and 0.2 m times rad/s].
fn spread_on_resting(body: &BodyBuilder, kind: usize, h: f64) -> f64 {
    let all: Vec<_> = (0..6).map(|k| blow_on_resting(body, kind, h, (f64::from(k) + 0.3) / 6.0)).collect();
    let apart = |a: &(DVec3, DVec3), b: &(DVec3, DVec3)| (a.0 - b.0).length() + 0.2 * (a.1 - b.1).length();
    let pairs = all.iter().flat_map(|a| all.iter().flat_map(move |b| a.iter().zip(b).map(move |(x, y)| apart(x, y))));
    pairs.fold(0.0, |m: f64, d| if d > m { d } else { m })
}

laws! {
    /// The same of a blow on a body that rests on the floor, on others, or is thin: what it rests on takes part in the blow.
    fn a_blow_on_what_rests_does_not_depend_on_the_phase_of_the_step() {
        let bodies =
            [BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)), BodyBuilder::capsule(0.05, 0.3), BodyBuilder::cylinder(0.12, 0.1)];
        for body in &bodies {
            for kind in 0..4 {
                // lever arms and slip turn with the body in the steps after the blow; the third is below what the slop is to a step
                for h in [1e-3, 1e-4, 1e-5] {
                    near("spread [m/s]", spread_on_resting(body, kind, h), 0.0, 40.0 * h);
                }
            }
        }
        // teeth: what does not fly is struck at midpoints, in two steps
        let two_steps = spread_on_resting(&bodies[0].clone().angular_damping(1e-12), 3, 1e-4);
        assert!(two_steps > 0.01, "{two_steps}");
    }

    /// A heavy box that rests stays where it is while a ball bounces on it, until the row of bounces ends; the ball gets what its bounces give
    /// and what its weight takes, and nothing else.
    fn what_rests_is_held_until_it_is_struck() {
        let h = 1.0 / 240.0;
        let mut w = set_world(DVec3::Z * -G, 0.5);
        floor(&mut w, 0.5, 0.0);
        let heavy = BodyBuilder::cuboid(DVec3::splat(0.4)).mass(50.0).friction(0.5).restitution(0.8);
        let heavy = add(&mut w, heavy.position(DVec3::Z * 0.2));
        let ball = BodyBuilder::ball(0.05).mass(0.1).friction(0.0).restitution(0.8);
        let ball = add(&mut w, ball.position(DVec3::new(0.0, 0.0, 0.45 + 0.3)));
        let (mut touches, mut momentum) = (0, 0.0);
        while w.time() < 1.0 {
            let r = w.step(h);
            touches += r.touches;
            let on_ball = |c: &Contact| c.body_a == ball || c.body_b == ball;
            momentum += r.contacts.iter().filter(|c| on_ball(c)).map(|c| c.impulse.x).sum::<f64>();
            books_balance(&w);
            near("height of the box [m]", position(&w, heavy).z, 0.2, 1e-9);
        }
        assert!(touches >= 2, "{touches} touches");
        let (fell, law) = (velocity(&w, ball).z * 0.1, momentum - 0.1 * G * w.time());
        near("momentum of the ball [N·s]", fell, law, 1e-9);
    }

    /// Galperin's balls strike ⌊π √(M/m)⌋ times and keep their energy, at any step: a hundred times in a step as well.
    fn a_light_ball_between_a_wall_and_a_heavy_one_counts_the_digits_of_pi() {
        for (ratio, count) in [(1.0, 3), (1e2, 31), (1e4, 314), (1e6, 3141)] {
            for h in [0.1, 1.0 / 60.0, 1.0 / 240.0] {
                let (strikes, change) = galperin(ratio, h, 0.0);
                assert_eq!(strikes, count, "mass ratio {ratio}, step {h}");
                near("energy", change, 0.0, 1e-12);
            }
        }
        // teeth: where all that touches in a step is one solve, the energy goes
        let (_, change) = galperin(1e4, 1.0 / 60.0, 1e-12);
        assert!(change < -0.5, "{change}");
    }

    /// A blow with friction and without restitution, the default, does what it does wherever in the step it falls: what is left of the
    /// phase goes to zero with h. Spread over two steps it stays, 0.1 m/s and 0.4 rad/s at any h.
    fn a_blow_with_friction_does_not_depend_on_the_phase_of_the_step() {
        let bodies = [
            BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)),
            BodyBuilder::capsule(0.05, 0.4),
            BodyBuilder::cylinder(0.15, 0.1),
            BodyBuilder::ball(0.1),
        ];
        for body in &bodies {
            for friction in [0.2, 0.5, 1.0] {
                // lever arms and slip turn with the body, at 3.7 rad/s of 2.4 m/s, in the steps after the blow
                for h in [1e-3, 1e-4] {
                    near("spread [m/s]", spread(body, friction, h), 0.0, 20.0 * h);
                }
            }
        }
        // teeth: what does not fly is struck at midpoints, in two steps
        let two_steps = spread(&BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)).angular_damping(1e-12), 0.5, 1e-4);
        assert!(two_steps > 0.05, "{two_steps}");
    }

    /// A beam that lands flat on two feet, one of them of an e at which nothing is left of a bounce but the solver's noise, 1e-12 of 0.5 m/s:
    /// the other bounces all the same. The one leaves with c, the other stays: the middle rises with ½c and the beam turns by c/2a.
    fn one_foot_bounces_beside_one_that_does_not() {
        let (c, a) = (0.5, 0.3);
        let mut w = set_world(DVec3::ZERO, 0.0);
        floor(&mut w, 0.0, 1.0);
        // together with the floor: the geometric mean
        let mut foot = |e: f64| w.add_material(Material::new(0.0, e * e)).expect("a material");
        let (hard, soft) = (foot(1.0), foot(1e-12));
        let ball = || Shape::ball(0.05).expect("a foot");
        let at = |x: f64| Pose::new(DVec3::X * x, DQuat::IDENTITY);
        let beam = BodyBuilder::dynamic().shape_of(ball(), at(a), hard).shape_of(ball(), at(-a), soft).mass(1.0);
        let b = add(&mut w, beam.position(DVec3::Z * 0.0537).velocity(DVec3::Z * -c));
        let mut touches = 0;
        while w.time() < 0.03 {
            touches += w.step(1.0 / 240.0).touches;
            books_balance(&w);
        }
        assert_eq!(touches, 1, "both feet at once");
        near("the middle rises [m/s]", velocity(&w, b).z, 0.5 * c, 1e-11);
        near("the beam turns [rad/s]", spin(&w, b).length(), 0.5 * c / a, 1e-11);
    }

    /// Two that meet in free fall and stay together press each other by nothing: their common centre goes on along its parabola, wherever in
    /// the step they meet. Where rounding tells whether one holds the other, it is beside it by up to ⅛gh².
    fn two_that_meet_in_free_fall_hold_neither_of_them() {
        let bodies = [BodyBuilder::ball(0.1), BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)), BodyBuilder::capsule(0.05, 0.2)];
        let mut dice = Lcg(26);
        let mut met = 0;
        for trial in 0..90 {
            let h = [1.0 / 60.0, 1.0 / 240.0][trial % 2];
            let mut w = set_world(DVec3::Z * -G, 0.5);
            let mut body = |mass: f64, from: f64| {
                let b = bodies[trial / 2 % 3].clone().mass(mass).friction(0.5).restitution(0.0);
                let (lean, aside) = (turn(dice.vector(1.0).normalize(), 1.0), dice.vector(0.04));
                add(&mut w, b.position(DVec3::X * from + aside).velocity(DVec3::X * -4.0 * from).orientation(lean))
            };
            let both = [(1.0, body(1.0, -0.3)), (2.5, body(2.5, 0.35))];
            let centre = |w: &World| both.iter().map(|(m, b)| position(w, *b) * *m).sum::<DVec3>() / 3.5;
            let (from, speed) = (centre(&w), w.momentum().linear / 3.5);
            while w.time() < 0.3 {
                met += w.step(h).touches;
                books_balance(&w);
                let (t, law) = (w.time(), from + speed * w.time() - DVec3::Z * (0.5 * G * w.time() * w.time()));
                near(&format!("trial {trial}: centre at {t} s [m]"), (centre(&w) - law).length(), 0.0, 1e-12);
            }
        }
        assert!(met > 60, "{met} met");
    }

    /// Bodies that overlap as the world begins have not flown there: a flight that is looked at and given up leaves no trace, and the
    /// forces of the step act on both.
    fn a_flight_that_is_given_up_takes_no_force_away() {
        for h in [1.0 / 60.0, 1.0 / 500.0] {
            let mut w = set_world(DVec3::Z * -G, 0.0);
            let ball = |x: f64| BodyBuilder::ball(0.1).mass(2.0).friction(0.3).restitution(0.5).position(DVec3::X * x);
            add(&mut w, ball(-0.095).velocity(DVec3::new(2.0, 0.0, 1.0)));
            add(&mut w, ball(0.095).velocity(DVec3::new(-1.0, 0.5, 1.0)));
            let before = w.momentum().linear;
            for k in 1..4 {
                w.step(h);
                books_balance(&w);
                let law = before - DVec3::Z * (4.0 * G * h * f64::from(k));
                near("momentum [N·s]", (w.momentum().linear - law).length(), 0.0, 1e-12);
            }
        }
    }

    /// T31: balls and boxes strike the floor when √(2H/g)(1 + 2(e + … + eⁿ)) says so, many times in a step where they do: they are at rest
    /// in the first frame after √(2H/g)(1 + e)/(1 − e), and in none before.
    fn bouncing_ends_on_time() {
        let bodies = [BodyBuilder::ball(0.1), BodyBuilder::cuboid(DVec3::splat(0.2))];
        for (e, h) in [(0.9_f64, 1.0 / 240.0), (0.9, 1.0 / 60.0), (0.5, 1.0 / 240.0), (0.3, 1.0 / 60.0)] {
            for (body, phase) in bodies.iter().flat_map(|b| (0..4).map(move |phase| (b, phase))) {
                let mut w = world();
                floor(&mut w, 0.0, e);
                let height = 1.0 + 4.4 * h * f64::from(phase) / 4.0;
                let b = body.clone().mass(1.0).friction(0.0).restitution(e);
                let b = add(&mut w, b.position(DVec3::new(0.0, 0.0, 0.1 + height)));
                let once = (2.0 * height / G).sqrt();
                let end = once * (1.0 + e) / (1.0 - e);
                let (mut law, mut speed, mut last, mut count) = (once, once * G, 0.0, 0);
                // a bounce that rises by no more than what counts as touching, 1e-9 of the size, is none: the row that is left takes
                let touching = 1e-9 * 0.2;
                let row = 2.0 * (2.0 * touching / G).sqrt() / (1.0 - e);
                while w.time() < end + 4.0 * h {
                    w.step(h);
                    books_balance(&w);
                    let is_at_rest = velocity(&w, b).length() + spin(&w, b).length() < 1e-8;
                    assert!(is_at_rest == (w.time() >= end) || (w.time() - end).abs() < row, "at {}, law {end}", w.time());
                    for t in touch_times(w.report()) {
                        // to rounding, until what counts as touching takes longer
                        near("time of the touch, in steps", (t - law) / h, 0.0, 1e-9 + touching / (speed * h * (1.0 - e)));
                        speed *= e;
                        law += 2.0 * speed / G;
                        (last, count) = (t, count + 1);
                    }
                }
                assert!((end - last).abs() < row, "{count} touches, the last at {last}, law {end}");
                near("on the floor", position(&w, b).z, 0.1, 1e-8);
            }
        }
    }

    /// Cylinders that bounce down a slope without friction are on it when those on the level are on theirs, with the weight across the slope:
    /// the spin that rounding gives to their rims holds nobody.
    fn cylinders_bounce_down_a_slope_on_time() {
        for (e, height, size, slope) in [(0.52_f64, 0.05, 0.023, 0.39_f64), (0.62, 0.132, 0.02, 0.17), (0.53, 0.367, 0.23, 0.31)] {
            let (sin, cos) = trig::sin_cos(slope);
            let mut w = set_world(DVec3::new(G * sin, 0.0, -G * cos), 0.0);
            add(&mut w, BodyBuilder::cuboid(DVec3::new(200.0, 4.0, 0.5)).as_fixed().friction(0.0).restitution(e).position(DVec3::Z * -0.25));
            let b = BodyBuilder::cylinder(size, 2.0 * size).mass(1.0).friction(0.0).restitution(e);
            let b = add(&mut w, b.position(DVec3::Z * (size + height)));
            let end = (2.0 * height / (G * cos)).sqrt() * (1.0 + e) / (1.0 - e);
            let (h, mut rest) = (1.0 / 240.0, 0.0);
            while w.time() < 1.1 * end + 4.0 * h {
                w.step(h);
                if velocity(&w, b).z.abs() > 1e-6 {
                    rest = w.time();
                }
            }
            assert!((rest - end).abs() <= h, "moves across the slope until {rest} s, law {end} s");
        }
    }

    /// Bodies in flight touch where they are: the gap of a touch is none, points that strike with it are within the slop, 5e-5 of 0.25 m, and
    /// nothing that bounces sinks in on its way.
    fn touches_are_touches() {
        let mut dice = Lcg(31);
        let mut touches = 0;
        for trial in 0..40 {
            let mut w = world();
            floor(&mut w, 0.3, 0.6);
            let body = [
                BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.1)),
                BodyBuilder::capsule(0.05, 0.4),
                BodyBuilder::cylinder(0.15, 0.1),
                BodyBuilder::ball(0.1),
            ][trial % 4]
                .clone();
            let lean = turn(dice.vector(1.0).normalize(), 1.0);
            let body = body.mass(1.0).friction(0.3).restitution(0.6).orientation(lean);
            add(&mut w, body.position(DVec3::Z).velocity(dice.vector(3.0)).spin(dice.vector(10.0)));
            for _ in 0..120 {
                let r = w.step(1.0 / 60.0);
                touches += r.touches;
                for k in 0..r.touches {
                    let gaps = r.contacts.iter().filter(|c| c.origin == Origin::Touch && c.island == k).map(|c| c.gap.abs());
                    let (least, most) = gaps.fold((1.0, 0.0), |(a, b): (f64, f64), g| (if g < a { g } else { a }, if g > b { g } else { b }));
                    assert!(least < 1e-8 && most <= 1.25e-5, "{trial}: {least:e} and {most:e} m");
                }
                books_balance(&w);
            }
        }
        assert!(touches > 100, "{touches}");
    }

    /// Balls that meet askew part along the line that joined them when they touched, at any speed, step and phase, and their angular
    /// momentum stays: 6.8° at 2 m/s and 13.6° at 5 m/s where the line is that of the midpoint.
    fn balls_that_meet_askew_part_along_the_line_of_the_touch() {
        for e in [1.0, 0.95] {
            for h in [1.0 / 60.0, 1.0 / 240.0] {
                for speed in [0.02, 0.3, 2.0, 5.0, 30.0] {
                    for k in 0..16 {
                        let (off, turned) = billiards(speed, h, (f64::from(k) + 0.21) / 16.0, e);
                        near("direction [rad]", off, 0.0, 1e-7);
                        near("angular momentum", turned, 0.0, 1e-12);
                    }
                }
            }
        }
    }

    /// Balls in flight that meet each other keep momentum, angular momentum and energy at steps of 1/60 s.
    fn a_gas_keeps_its_angular_momentum() {
        let mut w = space();
        let mut dice = Lcg(5);
        for k in 0..27 {
            let at = DVec3::new(f64::from(k % 3), f64::from(k / 3 % 3), f64::from(k / 9)) * 0.3 + dice.vector(0.05);
            let ball = BodyBuilder::ball(0.05).mass(1.0).friction(0.0).restitution(1.0);
            add(&mut w, ball.position(at).velocity((DVec3::splat(0.3) - at) * 0.8 + dice.vector(0.3)));
        }
        let (before, energy) = (w.momentum(), w.energy().0);
        let mut hits = 0;
        for _ in 0..120 {
            hits += w.step(1.0 / 60.0).contacts.iter().filter(|c| c.impulse.x > 0.0).count();
            books_balance(&w);
        }
        assert!(hits > 10, "{hits} hits");
        near("energy", w.energy().0 / energy, 1.0, 1e-12);
        near("momentum", (w.momentum().linear - before.linear).length(), 0.0, 1e-12);
        near("angular momentum", (w.momentum().angular - before.angular).length(), 0.0, 1e-9);
    }

    /// T31: a ball leaves the floor when √(2H/g)(1 + 2(e + … + eⁿ)) says so, to rounding, while it flies for more than a step: faster
    /// than 2 g h before it bounces.
    fn bounces_come_on_time() {
        for (e, h) in [(0.9_f64, 1.0 / 240.0), (0.8, 1.0 / 240.0), (0.7, 1.0 / 60.0), (1.0, 1.0 / 60.0)] {
            for phase in 0..8 {
                let mut w = world();
                floor(&mut w, 0.0, e);
                let height = 1.0 + 4.4 * h * f64::from(phase) / 8.0;
                let ball = BodyBuilder::ball(0.1).mass(1.0).friction(0.0).restitution(e);
                let b = add(&mut w, ball.position(DVec3::new(0.0, 0.0, 0.1 + height)));
                let once = (2.0 * height / G).sqrt();
                let (mut law, mut speed, mut v, mut count) = (once, once * G, 0.0, 0);
                while w.time() < 6.0 && speed > 3.0 * G * h {
                    w.step(h);
                    books_balance(&w);
                    let (z, now) = (position(&w, b).z - 0.1, velocity(&w, b).z);
                    if now > 0.0 && v <= 0.0 {
                        // the frames lie on the parabola: when did it leave the floor?
                        let left = w.time() - ((now * now + 2.0 * G * z).sqrt() - now) / G;
                        near("time of the bounce, in steps", (left - law) / h, 0.0, 1e-9);
                        speed *= e;
                        law += 2.0 * speed / G;
                        count += 1;
                    }
                    v = now;
                }
                assert!(count >= 6, "{count} bounces");
            }
        }
    }
}
