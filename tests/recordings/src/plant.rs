//! Violations that are planted into a good recording: the audit must find each of them.

use crate::sample::{MECHANISM, MIXED, TOUCHES, folder, record};
use rusqlite::{Connection, params};
use std::path::Path;
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Audit, Layout, Reader, audit};

/// What can be planted.
pub const KINDS: [(&str, &[&str]); 30] = [
    ("friction outside the cone", &["cone"]),
    ("a contact that pulls", &["cone"]),
    ("energy that rises in the ledger", &["energy"]),
    ("a body that gets faster by itself", &["energy", "momentum"]),
    ("a gap that says overlap", &["overlap"]),
    ("a body that sinks in", &["overlap", "motion"]),
    ("a body that sinks in as slowly as its velocity says", &["overlap"]),
    ("two frames swapped", &["sequence", "motion"]),
    ("an impulse that nobody got", &["momentum"]),
    ("a kinematic body that is turned otherwise", &["motion"]),
    ("a kinematic body whose spin is another", &["motion"]),
    ("friction of other materials", &["surface"]),
    ("a contact that says it slides or sticks and does not", &["verdict"]),
    ("a law that is shifted by no turning of its bodies", &["contact"]),
    ("a contact that acts where its origin does not put it", &["contact"]),
    ("a contact that says it is near where the step began and is not", &["contact"]),
    ("a verdict that is better than its residual", &["verdict"]),
    ("a joint that pushed otherwise", &["momentum", "joint"]),
    ("a joint that pushed where it holds nothing", &["joint"]),
    ("a joint whose points are apart", &["joint"]),
    ("a limit that is passed", &["joint"]),
    ("a limit that pushed where it is not", &["joint"]),
    ("a motor that pushed with more than it has", &["joint"]),
    ("friction of a joint that is more than there is", &["joint"]),
    ("a spring that pushed otherwise", &["joint"]),
    ("a motor that brought more than it did", &["energy"]),
    ("a touch in flight where nothing touches", &["overlap"]),
    ("a body that a flight went through", &["passage"]),
    ("a touch in flight that one of the two did not feel", &["momentum"]),
    ("a flight that ends where nothing touches", &["motion"]),
];

/// Where the kinds that are about joints begin.
const ABOUT_JOINTS: usize = 17;
/// Where those about flights do. All numbers of the first three are those of a run: of one with a lower floor, without the screen, or
/// with a post that nothing moves.
const ABOUT_FLIGHTS: usize = 26;

/// Turns in the air by four radians in a step, as it is told to.
const FAN: &str = r#"
[[bodies]]
name = "fan"
kind = "kinematic"
shape = { kind = "box", size = [1.0, 0.2, 0.1] }
position = [3.0, 3.0, 3.0]
spin = [100.0, 200.0, 800.0]
"#;
/// Which body that is.
const FAN_BODY: i64 = 6;
/// No body of the scene beside it reaches farther from its centre of mass [m].
const RADIUS: f64 = 0.55;

/// Most tries for each violation: some frames have nothing that could be changed.
const TRIES: u64 = 1000;

/// How many of a kind were found.
#[derive(Clone, Debug)]
pub struct Caught {
    /// What was planted.
    pub kind: &'static str,
    /// How often.
    pub planted: u64,
    /// Found, in the right place and under the right law.
    pub caught: u64,
}

/// Plants `count` violations of each kind, one at a time.
///
/// # Panics
/// When the good recording cannot be made, or is not good.
#[must_use]
pub fn run(count: u64, seed: u64) -> Vec<Caught> {
    let here = folder("plant");
    let (mixed, joined, bad) = (here.join("mixed.db"), here.join("joined.db"), here.join("bad.db"));
    let flown = here.join("flown.db");
    let scenes = [(&mixed, format!("{MIXED}{FAN}")), (&joined, MECHANISM.to_owned()), (&flown, TOUCHES.to_owned())];
    for (good, text) in scenes {
        let (summary, _) = record(&text, good, Layout::Rows);
        assert_eq!(summary.stopped, None);
        let clean = look(good);
        assert!(clean.holds(), "{:?}", clean.violations.first());
    }
    let mut dice = SplitMix(seed);
    let mut all = Vec::new();
    for (k, (kind, laws)) in KINDS.into_iter().enumerate() {
        let good = match k {
            _ if k < ABOUT_JOINTS => &mixed,
            _ if k < ABOUT_FLIGHTS => &joined,
            _ => &flown,
        };
        let mut caught = Caught { kind, planted: 0, caught: 0 };
        let mut tries = 0;
        while caught.planted < count {
            tries += 1;
            assert!(tries <= TRIES * count, "{kind}: nowhere to plant it, or its statement is wrong");
            let copied = std::fs::copy(good, &bad);
            assert!(copied.is_ok(), "{}", bad.display());
            let Some(frames) = plant(kind, &bad, &mut dice) else { continue };
            caught.planted += 1;
            let found = look(&bad);
            // a change of a frame is felt by the step before and by the step after it
            let near = |f: u64| frames.iter().any(|k| f == *k || f == k + 1);
            caught.caught += u64::from(found.violations.iter().any(|v| laws.contains(&v.law) && near(v.frame)));
        }
        all.push(caught);
    }
    let _ = std::fs::remove_dir_all(&here);
    all
}

/// The frames in which a body touches something in flight.
fn touches(c: &Connection, body: i64) -> Vec<i64> {
    let all = || -> Result<Vec<i64>, rusqlite::Error> {
        let sql = "SELECT frame FROM contact WHERE origin = 'touch' AND (body_a = ?1 OR body_b = ?1)";
        c.prepare(sql)?.query_map([body], |r| r.get(0))?.collect()
    };
    all().unwrap_or_default()
}

fn look(path: &Path) -> Audit {
    let reader = Reader::open(path).unwrap_or_else(|e| panic!("{e}"));
    audit(&reader, |_, _| {}).unwrap_or_else(|e| panic!("{e}"))
}

/// Steps in which a body sinks in.
const SINKING: i64 = 20;

/// Lets a body that touches the floor all the while sink into it, evenly, with its velocity, its gaps and its levers: by two hundredths of
/// its radius and up to a fifth more, of which each step has a part that is no more than what it might tolerate on its own.
fn sink(c: &Connection, body: i64, frame: i64, size: f64) -> Option<(usize, Vec<i64>)> {
    let (last, sql) = (frame + SINKING, "frame BETWEEN ?1 AND ?2 AND body_a = 0 AND body_b = ?3 AND origin = 'near'");
    let touched = format!("SELECT count(DISTINCT frame) FROM contact WHERE gap < 1e-6 AND {sql}");
    let touched: i64 = c.query_row(&touched, params![frame, last - 1, body], |r| r.get(0)).ok()?;
    if touched < SINKING {
        return None;
    }
    let depth = 0.02 * RADIUS * (1.0 + 0.2 * size);
    let (each, dt): (f64, f64) =
        (depth / SINKING as f64, c.query_row("SELECT max(dt) FROM frame", [], |r| r.get(0)).ok()?);
    let rows = c
        .execute(
            "UPDATE state SET z = z - ?4 * min(frame - ?1 + 1, ?5), vz = vz - iif(frame < ?2, ?4 / ?6, 0) \
             WHERE frame >= ?1 AND body = ?3",
            params![frame, last, body, each, SINKING, dt],
        )
        .ok()?;
    c.execute(
        "UPDATE contact SET gap = gap - ?4 * min(frame - ?1 + 0.5, ?5), rbz = rbz + ?4 * min(frame - ?1 + 0.5, ?5), \
         velocity_n = velocity_n - iif(frame < ?2, ?4 / ?6, 0) WHERE frame >= ?1 AND body_a = 0 AND body_b = ?3",
        params![frame, last, body, each, SINKING, dt],
    )
    .ok()?;
    Some((rows, (frame..last).collect()))
}

/// Plants one violation; the frames that it is in, or nothing when there was nothing to change.
fn plant(kind: &str, path: &Path, dice: &mut SplitMix) -> Option<Vec<u64>> {
    let mut c = Connection::open(path).ok()?;
    c.pragma_update(None, "synchronous", "OFF").ok()?;
    let last: i64 = c.query_row("SELECT max(frame) FROM frame", [], |r| r.get(0)).ok()?;
    let frame = 1 + dice.below(last.cast_unsigned() - 1) as i64;
    // sizes over four powers of ten
    let size = tumble::trig::exp(dice.unit() * 9.2 - 9.2);
    let pressing =
        "SELECT frame, id FROM contact WHERE frame >= ? AND impulse_n > 1e-4 ORDER BY frame, id LIMIT 1 OFFSET ?";
    let contact = |c: &Connection| -> Option<(i64, i64)> {
        c.query_row(pressing, params![frame, 0], |r| Ok((r.get(0)?, r.get(1)?))).ok()
    };
    let changed = match kind {
        "friction outside the cone" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET impulse_t1 = friction * impulse_n * (1 + ?1), impulse_t2 = 0 \
                       WHERE frame = ?2 AND id = ?3 AND friction > 0";
            (c.execute(sql, params![size, f, id]).ok()?, vec![f])
        }
        "a contact that pulls" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET impulse_n = -impulse_n * ?1 WHERE frame = ?2 AND id = ?3";
            (c.execute(sql, params![size, f, id]).ok()?, vec![f])
        }
        "energy that rises in the ledger" => {
            let sql = "UPDATE frame SET kinetic = kinetic + ?1 * (abs(kinetic) + abs(potential)) WHERE frame = ?2";
            (c.execute(sql, params![size * 1e-3, frame]).ok()?, vec![frame])
        }
        "a body that gets faster by itself" => {
            let body = 1 + dice.below(5) as i64;
            let sql = "UPDATE state SET vx = vx * (1 + ?1), vy = vy * (1 + ?1), vz = vz * (1 + ?1) \
                       WHERE frame = ?2 AND body = ?3 AND vx * vx + vy * vy + vz * vz > 1e-4";
            (c.execute(sql, params![size * 1e-2, frame, body]).ok()?, vec![frame])
        }
        "a gap that says overlap" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET gap = gap - ?1 WHERE frame = ?2 AND id = ?3";
            (c.execute(sql, params![size * 0.1, f, id]).ok()?, vec![f])
        }
        "a body that sinks in" => {
            let body = 1 + dice.below(5) as i64;
            let sql = "UPDATE state SET z = z - ?1 WHERE frame = ?2 AND body = ?3";
            (c.execute(sql, params![size * 0.1, frame, body]).ok()?, vec![frame])
        }
        "a body that sinks in as slowly as its velocity says" => sink(&c, 1 + dice.below(5) as i64, frame, size)?,
        "two frames swapped" => {
            let other = 1 + dice.below(last.cast_unsigned() - 1) as i64;
            if other == frame {
                return None;
            }
            let t = c.transaction().ok()?;
            let framed = ["state", "contact", "solve", "adjustment", "push", "edit", "joint_row", "motor", "event"];
            for table in ["frame"].into_iter().chain(framed) {
                t.execute(&format!("UPDATE {table} SET frame = -1 WHERE frame = ?"), [frame]).ok()?;
                t.execute(&format!("UPDATE {table} SET frame = ?1 WHERE frame = ?2"), [frame, other]).ok()?;
                t.execute(&format!("UPDATE {table} SET frame = ? WHERE frame = -1"), [other]).ok()?;
            }
            t.commit().ok()?;
            (1, vec![frame, other])
        }
        "a kinematic body that is turned otherwise" => {
            // a turn about x, as a quaternion that is multiplied from the left
            let (s, w) = (tumble::trig::sin(1e-3 * size), tumble::trig::cos(1e-3 * size));
            let sql = "UPDATE state SET qw = ?2 * qw - ?1 * qx, qx = ?2 * qx + ?1 * qw, qy = ?2 * qy - ?1 * qz, \
                       qz = ?2 * qz + ?1 * qy WHERE frame = ?3 AND body = ?4";
            (c.execute(sql, params![s, w, frame, FAN_BODY]).ok()?, vec![frame])
        }
        "a kinematic body whose spin is another" => {
            let sql = "UPDATE state SET wx = wx * (1 + ?1), wy = wy * (1 + ?1) WHERE frame = ?2 AND body = ?3";
            (c.execute(sql, params![1e-3 * size, frame, FAN_BODY]).ok()?, vec![frame])
        }
        "friction of other materials" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET friction = friction * (1 + ?1) WHERE frame = ?2 AND id = ?3 AND friction > 0";
            (c.execute(sql, params![size, f, id]).ok()?, vec![f])
        }
        "a contact that says it slides or sticks and does not" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET mode = CASE mode WHEN 'stick' THEN 'slide' ELSE 'stick' END \
                       WHERE frame = ?1 AND id = ?2 AND mode IN ('stick', 'slide', 'open')";
            (c.execute(sql, params![f, id]).ok()?, vec![f])
        }
        "a law that is shifted by no turning of its bodies" => {
            // the velocity that the law holds for goes along with it
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET bias_t1 = bias_t1 + ?1, slip_t1 = slip_t1 + ?1 WHERE frame = ?2 AND id = ?3";
            (c.execute(sql, params![size * 0.1, f, id]).ok()?, vec![f])
        }
        "a contact that acts where its origin does not put it" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET rbx = rbx + ?1 WHERE frame = ?2 AND id = ?3 AND origin = 'near'";
            (c.execute(sql, params![size * 0.1, f, id]).ok()?, vec![f])
        }
        "a contact that says it is near where the step began and is not" => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET origin = CASE origin WHEN 'near' THEN 'start' ELSE 'near' END \
                       WHERE frame = ?1 AND id = ?2 AND origin IN ('near', 'start')";
            (c.execute(sql, params![f, id]).ok()?, vec![f])
        }
        "a verdict that is better than its residual" => {
            let sql = "UPDATE solve SET residual = ?1, verdict = 'solved' WHERE frame = ?2 AND island = 0";
            let rows = c.execute(sql, params![size, frame]).ok()?;
            c.execute("UPDATE frame SET residual = ?1, verdict = 'solved' WHERE frame = ?2", params![size, frame])
                .ok()?;
            (rows, vec![frame])
        }
        "a joint that pushed otherwise" => {
            let sql = "UPDATE joint_row SET impulse_x = impulse_x * (1 + ?1), impulse_z = impulse_z * (1 + ?1) \
                       WHERE frame = ?2 AND joint = ?3 AND coordinate = -1 AND abs(impulse_x) + abs(impulse_z) > 1e-4";
            (c.execute(sql, params![size * 0.1, frame, dice.below(2) as i64]).ok()?, vec![frame])
        }
        "a joint that pushed where it holds nothing" => {
            // about the axis of a hinge
            let sql =
                "UPDATE joint_row SET moment_y = moment_y + ?1 WHERE frame = ?2 AND joint = 0 AND coordinate = -1";
            (c.execute(sql, params![size * 0.1, frame]).ok()?, vec![frame])
        }
        "a joint whose points are apart" => {
            let sql = "UPDATE joint SET pbx = pbx + ?1 WHERE id = ?2";
            (c.execute(sql, params![size * 1e-3, dice.below(2) as i64]).ok()?, (1..=last).collect())
        }
        "a limit that is passed" => {
            // as far as the slide went, and a little less
            let sql = "SELECT min(value) FROM joint_row WHERE joint = 2 AND coordinate = 0";
            let least: f64 = c.query_row(sql, [], |r| r.get(0)).ok()?;
            let sql = "UPDATE joint SET spec = json_set(spec, '$.coordinates[0].range[0]', ?1) WHERE id = 2";
            (c.execute(sql, params![least + size * 1e-2]).ok()?, (1..=last).collect())
        }
        "a limit that pushed where it is not" => {
            let sql = "UPDATE joint_row SET limit_impulse = ?1, mode = 'limit' \
                       WHERE frame = ?2 AND joint = 0 AND coordinate = 0 AND limit_impulse = 0";
            (c.execute(sql, params![size * 0.1, frame]).ok()?, vec![frame])
        }
        "a motor that pushed with more than it has" => {
            let sql = "UPDATE joint_row SET motor_impulse = (1 + ?1) * (SELECT max FROM motor AS m WHERE m.frame = ?2 AND \
                       m.joint = 1) * (SELECT dt FROM frame AS f WHERE f.frame = ?2) \
                       WHERE frame = ?2 AND joint = 1 AND coordinate = 0";
            (c.execute(sql, params![size * 0.1, frame]).ok()?, vec![frame])
        }
        "friction of a joint that is more than there is" => {
            let sql = "UPDATE joint_row SET friction_impulse = (0.3 + ?1) * (SELECT dt FROM frame AS f WHERE f.frame = ?2) \
                       WHERE frame = ?2 AND joint = 0 AND coordinate = 0";
            (c.execute(sql, params![size * 0.1, frame]).ok()?, vec![frame])
        }
        "a spring that pushed otherwise" => {
            let sql = "UPDATE joint_row SET spring_impulse = spring_impulse * (1 + ?1) \
                       WHERE frame = ?2 AND joint = 2 AND coordinate = 0 AND abs(spring_impulse) > 1e-4";
            (c.execute(sql, params![size * 0.1, frame]).ok()?, vec![frame])
        }
        "a motor that brought more than it did" => {
            let sql = "UPDATE frame SET motor_work = motor_work + ?1 WHERE frame = ?2";
            (c.execute(sql, params![size * 0.1, frame]).ok()?, vec![frame])
        }
        "a touch in flight where nothing touches" => {
            // a lower floor, and a gap and a lever that know it
            let lower = size * 0.01;
            c.execute("UPDATE state SET z = z - ?1 WHERE body = 0", [lower]).ok()?;
            let sql = "UPDATE contact SET gap = gap + ?1, raz = raz + ?1 WHERE body_a = 0 AND body_b = 1";
            (c.execute(sql, [lower]).ok()?, touches(&c, 1))
        }
        "a body that a flight went through" => {
            // somewhere between where the ball is when the step begins and where it touches
            let at = -0.75 + 0.15 * dice.unit();
            c.execute("UPDATE state SET x = ?1 WHERE body = 4", [at]).ok()?;
            let sql = "UPDATE body SET shape = json_remove(shape, '$.groups') WHERE id = 4";
            (c.execute(sql, []).ok()?, touches(&c, 6))
        }
        "a touch in flight that one of the two did not feel" => {
            let sql = "UPDATE body SET kind = 'dynamic', mass = ?1, ixx = ?1, iyy = ?1, izz = ?1 WHERE id = 2";
            (c.execute(sql, [1.0 / size]).ok()?, touches(&c, 3))
        }
        "a flight that ends where nothing touches" => {
            let sql = "UPDATE adjustment SET flight_end = flight_end + ?1, offset = 0.5 * (flight_end + ?1) WHERE body = 1 AND flight_end > 0";
            (c.execute(sql, [size * 1e-3]).ok()?, touches(&c, 1))
        }
        _ => {
            let (f, id) = contact(&c)?;
            let sql = "UPDATE contact SET impulse_n = impulse_n * (1 + ?1) WHERE frame = ?2 AND id = ?3";
            (c.execute(sql, params![size * 0.1, f, id]).ok()?, vec![f])
        }
    };
    let (_, frames) = changed;
    // what triggers change of a view counts here, and not as rows of the statement
    (c.total_changes() > 0).then(|| frames.into_iter().map(i64::cast_unsigned).collect())
}
