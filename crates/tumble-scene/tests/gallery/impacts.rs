//! Impacts: velocities afterwards, and the energy that they dissipate.

use crate::stage::{G, Stage, larger, near, stage};
use tumble::{DVec3, trig};

#[test]
fn newtons_cradle_hands_all_of_it_to_the_last_ball() {
    let mut s = stage("newtons_cradle");
    s.play(None, |_| {});
    near("last", s.velocity("ball[3]").x, 1.0, 1e-12);
    for name in ["striker", "ball[0]", "ball[1]", "ball[2]"] {
        assert!(s.velocity(name).length() < 1e-12, "{name}");
    }
    near("energy", s.built.world.energy().0, 0.25, 1e-13);
}

#[test]
fn stacked_drop_throws_the_small_ball_with_three_times_the_speed() {
    let mut s = stage("stacked_drop");
    let small = s.id("small");
    let (mut fastest, mut highest) = (0.0, 0.0);
    s.play(None, |w| {
        fastest = larger(fastest, w.velocity(small).unwrap().z);
        highest = larger(highest, w.position(small).unwrap().z);
    });
    let v = (2.0 * G * 0.5_f64).sqrt();
    let law = (4.0 * 0.6 / 0.61 - 1.0) * v;
    // a millimetre between the balls is a fall of 0.3 ms in which gravity works on both
    near("speed", fastest, law, 2.0 * G * 2e-3);
    assert!(highest > 4.0, "{highest} m");
    let l = s.built.world.ledger();
    near("energy", l.energy(), l.initial, 1e-12 * l.initial);
}

#[test]
fn rocking_block_keeps_housners_share_at_every_beat() {
    let mut s = stage("rocking_block");
    let block = s.id("block");
    let (mut before, mut beats, mut wait): (f64, Vec<(f64, f64)>, u32) = (0.0, Vec::new(), 0);
    let mut spins = Vec::new();
    s.play(None, |w| spins.push(w.spin(block).unwrap().y));
    for (k, &now) in spins.iter().enumerate() {
        wait = wait.saturating_sub(1);
        // it speeds up while it falls; at a beat it slows down at once
        if wait == 0 && before.abs() > 0.25 && now.abs() < 0.97 * before.abs() {
            beats.push((k as f64 * s.scene.step, spins[k + 1] / before));
            wait = 20;
        }
        before = now;
    }
    assert!(beats.len() >= 5, "{beats:?}");
    let alpha = trig::atan(0.25);
    let law = 1.0 - 1.5 * trig::sin(alpha) * trig::sin(alpha);
    near("law", law, 0.912, 1e-3);
    for &(time, ratio) in &beats[..3] {
        // between the readings gravity works for up to three steps with about 7 rad/s² on 0.6 rad/s
        near(&format!("beat at {time} s"), ratio, law, 3.0 * 7.0 * s.scene.step / 0.5);
    }
    // while it is fast enough for beats to be told from rest
    let pauses: Vec<f64> = beats.windows(2).map(|b| b[1].0 - b[0].0).collect();
    assert!(pauses.windows(2).all(|p| p[1] < p[0]), "{pauses:?}");
}

#[test]
fn painleve_rod_catches_and_vaults_over_its_tip() {
    let mut s = stage("painleve");
    let tip = |s: &Stage, name: &str| {
        let b = s.built.world.body(s.id(name)).unwrap();
        b.velocity_at(b.position() - s.turned(name, DVec3::Z) * 0.5)
    };
    s.play(Some(s.scene.step), |_| {});
    // angular momentum about the tip: m v l sin θ = (4/3) m l² ω, in which the rod's thickness is 1 %
    let sin = trig::sin(63.435_f64.to_radians());
    near("spin", s.spin("pushed").y, 3.0 * 3.0 * sin / (4.0 * 0.5), 0.04);
    assert!(tip(&s, "pushed").length() < 0.03 && tip(&s, "pulled").x > 2.9);
    s.play(Some(0.05), |_| {});
    assert!(tip(&s, "pulled").x > 2.0, "slides on");
    s.play(None, |_| {});
    assert!(s.built.names.iter().all(|(id, _)| s.built.world.velocity(*id).unwrap().is_finite()));
    let l = s.built.world.ledger();
    assert!(l.energy() < l.initial);
}

/// What falls through is spread as by throws of a coin, and every bounce is paid for.
#[test]
fn galton_fills_a_hill_about_the_middle() {
    let mut s = stage("galton");
    let (mut bounced, mut rubbed) = (0.0, 0.0);
    s.play(None, |w| {
        let l = &w.report().step_ledger;
        // single steps may book a loss of one kind against the other, never less than nothing together
        assert!(l.dissipated() >= -1e-9, "step {}: {l:?}", w.report().step);
        bounced += l.restitution_loss;
        rubbed += l.friction_loss;
    });
    let l = *s.built.world.ledger();
    // balls come with their height: the work of putting them there
    let came = l.initial + l.work;
    near("paid", bounced + rubbed, came - l.energy() + l.corrected + l.time_step, 1e-9 * came);
    assert!(bounced > 0.5 * (bounced + rubbed), "{bounced} J and {rubbed} J");
    let bins: Vec<f64> = (0..36)
        .map(|k| {
            let at = s.at(&format!("ball[{k}]"));
            assert!(at.z < 0.2 && at.x.abs() < 0.135, "ball {k} is in no bin: {at}");
            (at.x / 0.03 + 4.5).floor()
        })
        .collect();
    let n = bins.len() as f64;
    let mean = bins.iter().sum::<f64>() / n;
    let variance = bins.iter().map(|b| (b - mean) * (b - mean)).sum::<f64>() / (n - 1.0);
    // eight throws of a coin: mean 4, variance 2; within two deviations of so few balls
    near("mean", mean, 4.0, 2.0 * (2.0 / n).sqrt());
    near("variance", variance, 2.0, 2.0 * 2.0 * (2.0 / (n - 1.0)).sqrt());
    let count = |k: f64| bins.iter().filter(|b| **b == k).count();
    let most = (0..9).map(|k| count(f64::from(k))).max();
    assert!((3..6).any(|k| Some(count(f64::from(k))) == most), "highest about the middle");
}

#[test]
fn dice_end_on_a_face() {
    let mut s = stage("dice");
    s.play(None, |_| {});
    let names: Vec<String> = s.built.names[1..].iter().map(|(_, n)| n.clone()).collect();
    let mut up = Vec::new();
    for n in &names {
        let axes = [DVec3::X, DVec3::Y, DVec3::Z].map(|a| s.turned(n, a).z);
        let best = axes.iter().map(|c| c.abs()).fold(0.0, larger);
        assert!(best > 1.0 - 1e-8, "{n}: {axes:?}");
        near(n, s.at(n).z, 0.008, 1e-6);
        assert!(s.velocity(n).length() < 1e-6);
        up.push(axes.iter().position(|c| c.abs() == best).unwrap() * 2 + usize::from(axes.iter().sum::<f64>() > 0.0));
    }
    up.sort_unstable();
    up.dedup();
    assert!(up.len() > 1, "not all with the same side up");
}
