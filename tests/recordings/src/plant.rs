//! Violations that are planted into a good recording: the audit must find each of them.

use crate::sample::{MIXED, folder, record};
use rusqlite::{Connection, params};
use std::path::Path;
use tumble_random::{Random as _, SplitMix};
use tumble_recording::{Audit, Layout, Reader, audit};

/// What can be planted.
pub const KINDS: [(&str, &[&str]); 15] = [
    ("friction outside the cone", &["cone"]),
    ("a contact that pulls", &["cone"]),
    ("energy that rises in the ledger", &["energy"]),
    ("a body that gets faster by itself", &["energy", "momentum"]),
    ("a gap that says overlap", &["overlap"]),
    ("a body that sinks in", &["overlap", "motion"]),
    ("two frames swapped", &["sequence", "motion"]),
    ("an impulse that nobody got", &["momentum"]),
    ("a kinematic body that is turned otherwise", &["motion"]),
    ("a kinematic body whose spin is another", &["motion"]),
    ("friction of other materials", &["surface"]),
    ("a contact that says it slides or sticks and does not", &["verdict"]),
    ("a law that is shifted by no turning of its bodies", &["contact"]),
    ("a contact that acts where its origin does not put it", &["contact"]),
    ("a verdict that is better than its residual", &["verdict"]),
];

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
    let (good, bad) = (here.join("good.db"), here.join("bad.db"));
    let (summary, _) = record(&format!("{MIXED}{FAN}"), &good, Layout::Rows);
    assert_eq!(summary.stopped, None);
    let clean = look(&good);
    assert!(clean.holds(), "{:?}", clean.violations.first());
    let mut dice = SplitMix(seed);
    let mut all = Vec::new();
    for (kind, laws) in KINDS {
        let mut caught = Caught { kind, planted: 0, caught: 0 };
        while caught.planted < count {
            let copied = std::fs::copy(&good, &bad);
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

fn look(path: &Path) -> Audit {
    let reader = Reader::open(path).unwrap_or_else(|e| panic!("{e}"));
    audit(&reader, |_, _| {}).unwrap_or_else(|e| panic!("{e}"))
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
        "two frames swapped" => {
            let other = 1 + dice.below(last.cast_unsigned() - 1) as i64;
            if other == frame {
                return None;
            }
            let t = c.transaction().ok()?;
            for table in ["frame", "state", "contact", "solve", "adjustment", "push", "edit", "event"] {
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
        "a verdict that is better than its residual" => {
            let sql = "UPDATE solve SET residual = ?1, verdict = 'solved' WHERE frame = ?2 AND island = 0";
            let rows = c.execute(sql, params![size, frame]).ok()?;
            c.execute("UPDATE frame SET residual = ?1, verdict = 'solved' WHERE frame = ?2", params![size, frame])
                .ok()?;
            (rows, vec![frame])
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
