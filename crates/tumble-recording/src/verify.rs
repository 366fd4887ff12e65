//! Verification: is the file what was recorded, and does the physics repeat?
//!
//! Checksums are computed anew from every value of every table and compared along the chain; rows that belong to no
//! frame, a changed `meta` and a missing end are found as well. [`replay`] steps a world built from the recorded scene
//! and compares its state with every frame.

use crate::checksum::Chain;
use crate::error::Error;
use crate::guard;
use crate::joint_rows::{MotorRow, broken};
use crate::meta::SEAL;
use crate::reader::Reader;
use crate::schema::{CHUNK_ROWS, CHUNKED, Layout, framed};
use crate::sink::opening_checksum;
use crate::table::{EVENT, Version};
use crate::words::FrameWords;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};
use tumble::{BodyId, DQuat, DVec3, Drive, Edit, JointId, Motor, Rotation, World, WorldError};

/// Most frames that are named.
const NAMED: usize = 1000;

/// Most steps between two frames.
const MOST_STEPS: u64 = 1_000_000_000;

/// Result of a verification of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verification {
    /// Frames in the file.
    pub frames: u64,
    /// Whether the recording was closed: if not, the run was killed or is still going on.
    pub closed: bool,
    /// Frames that are not what was recorded, in order, as many as are named.
    pub changed: Vec<u64>,
    /// Everything that is wrong, in words.
    pub problems: Vec<String>,
}

impl Verification {
    /// Whether nothing was changed.
    #[must_use]
    pub fn is_intact(&self) -> bool {
        self.problems.is_empty()
    }
}

/// Verifies checksums and completeness, of what is committed at this moment if the file is still being written.
///
/// # Errors
/// A file that cannot be read at all.
pub fn verify(reader: &Reader, mut progress: impl FnMut(u64, u64)) -> Result<Verification, Error> {
    // rows are compared with frames: those that a run commits in between would look like rows of no frame
    let _one_moment = reader.connection.unchecked_transaction()?;
    let mut found = Verification::default();
    if let Err(e) = guard::check(&reader.connection, "integrity_check(1)") {
        found.problems.push(format!("structure: {e}"));
    }
    let meta = reader.meta();
    found.closed = meta.text(SEAL).is_some();
    if meta.text("layout") != Some(reader.layout().name()) {
        found.problems.push("meta: `layout` is not that of the tables".to_owned());
    }
    if reader.layout() == Layout::Chunks {
        let sql = "SELECT count(*), coalesce(min(i), 0), coalesce(max(i), 0) FROM lane";
        let lanes: (i64, i64, i64) = reader.connection.query_row(sql, [], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?;
        if lanes != (CHUNK_ROWS as i64, 0, CHUNK_ROWS as i64 - 1) {
            found.problems.push("lane: not the numbers that the views need".to_owned());
        }
    }
    let files = reader.files()?;
    let mut chain = Chain::START;
    opening_checksum(&mut chain, meta, &files, reader.body_words(), reader.joint_words());
    let count = reader.frame_count()?;
    found.frames = count;
    let mut frame = FrameWords::default();
    let (mut rows, mut last) = ([0_u64; CHUNKED.len() + 1], chain.0);
    for k in 0..count {
        match reader.whole(k, &mut frame) {
            Ok(checksum) => {
                let expected = Chain(last).frame(&frame);
                if expected.0 != checksum {
                    changed(&mut found, k, if k == 0 { "meta, bodies or frame 0 were changed" } else { "was changed" });
                }
                // go on from what the file says, so that one change is one change
                last = checksum;
                for (sum, (table, words)) in rows.iter_mut().zip(&frame.tables()[1..]) {
                    let n = words.count(table) as u64;
                    let chunked = reader.layout() == Layout::Chunks && **table != EVENT;
                    *sum += if chunked { n.div_ceil(CHUNK_ROWS as u64) } else { n };
                }
            }
            Err(Error::NoSuchFrame(..)) => changed(&mut found, k, "is missing"),
            Err(e) => changed(&mut found, k, &e.to_string()),
        }
        progress(k + 1, count);
    }
    if reader.version() == Version::Two {
        stray_rows(reader, count, &rows, &mut found)?;
    } else {
        stray_blocks(reader, count, rows[CHUNKED.len()], &mut found)?;
    }
    if count == 0 {
        found.problems.push("there is no frame".to_owned());
    }
    if let Some(seal) = meta.text(SEAL) {
        if meta.integer("frames") != i64::try_from(count).ok() {
            let says = meta.integer("frames").map_or_else(|| "nothing".to_owned(), |n| n.to_string());
            found.problems.push(format!("{count} frames are there, the end of the recording says {says}"));
        }
        if format!("{:016x}", meta.seal(last)) != seal {
            found.problems.push("the seal at the end of the recording is not that of these frames".to_owned());
        }
    } else if meta.ending().is_some() {
        found.problems.push("the recording was closed, but its seal is missing".to_owned());
    }
    Ok(found)
}

fn changed(found: &mut Verification, k: u64, what: &str) {
    if found.changed.len() < NAMED {
        found.changed.push(k);
        found.problems.push(format!("frame {k} {what}"));
    }
}

/// Rows that belong to no frame.
fn stray_rows(reader: &Reader, frames: u64, seen: &[u64], found: &mut Verification) -> Result<(), Error> {
    let names = framed(reader.version()).into_iter().map(|t| t.name).chain([EVENT.name]);
    for (name, &seen) in names.zip(seen) {
        let chunked = reader.layout() == Layout::Chunks && name != EVENT.name;
        let table = if chunked { format!("{name}_chunk") } else { name.to_owned() };
        let there: i64 = reader.connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |r| r.get(0))?;
        if there.cast_unsigned() != seen && found.changed.is_empty() {
            found.problems.push(format!("{name}: {there} rows, {seen} of them in frames"));
        }
    }
    let sql = "SELECT count(*) FROM frame";
    let there: i64 = reader.connection.query_row(sql, [], |r| r.get(0))?;
    if there.cast_unsigned() != frames && found.changed.is_empty() {
        found.problems.push(format!("frame: {there} rows, {frames} numbers"));
    }
    Ok(())
}

/// Frames without lists, lists without frames, blocks without lists, events without frames.
fn stray_blocks(reader: &Reader, frames: u64, events: u64, found: &mut Verification) -> Result<(), Error> {
    let count = |sql: &str| -> Result<i64, Error> { Ok(reader.connection.query_row(sql, [], |r| r.get(0))?) };
    let part = if reader.layout() == Layout::Rows { "row" } else { "block" };
    let mut all = vec![
        ("frame".to_owned(), count("SELECT count(*) FROM frame")?, frames.cast_signed()),
        ("event".to_owned(), count("SELECT count(*) FROM event")?, events.cast_signed()),
        (
            "source".to_owned(),
            count("SELECT count(*) FROM source")?,
            count("SELECT count(*) FROM source WHERE frame IN (SELECT frame FROM frame)")?,
        ),
    ];
    let mut lists = String::new();
    for t in CHUNKED {
        let name = t.name;
        let sep = if lists.is_empty() { "" } else { " UNION ALL " };
        lists.push_str(&format!("{sep}SELECT {name} FROM source WHERE {name} IS NOT NULL"));
        let of = format!("SELECT block FROM list WHERE list IN (SELECT {name} FROM source)");
        all.push((
            format!("{name}_{part}"),
            count(&format!("SELECT count(*) FROM {name}_{part}"))?,
            count(&format!("SELECT count(*) FROM {name}_{part} WHERE block IN ({of})"))?,
        ));
    }
    let listed = count(&format!("SELECT count(*) FROM list WHERE list IN ({lists})"))?;
    all.push(("list".to_owned(), count("SELECT count(*) FROM list")?, listed));
    if count("SELECT count(*) FROM frame WHERE frame NOT IN (SELECT frame FROM source)")? > 0 {
        found.problems.push("source: a frame has none".to_owned());
    }
    for (table, there, used) in all {
        if there != used && found.changed.is_empty() {
            found.problems.push(format!("{table}: {there} rows, {used} of them in frames"));
        }
    }
    Ok(())
}

/// Where a replay leaves the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The first frame whose state is another.
    pub frame: u64,
    /// Hash of the recorded state.
    pub recorded: u64,
    /// Hash of the state that stepping gives.
    pub stepped: u64,
}

/// Steps `world`, which must be as it was before the first step, along the recording. The first frame where the two
/// part is returned.
///
/// # Errors
/// A file that cannot be read.
pub fn replay(reader: &Reader, world: &mut World, progress: impl FnMut(u64, u64)) -> Result<Option<Departure>, Error> {
    replay_with(reader, world, &[], |_, _, _| Ok(()), progress)
}

/// The same for a scene that does something over time, to the `driven` bodies and by bodies that come later, which `act` does before
/// each step of a length [s]. A recording of all steps has what is driven as edits and pushes: then `act` is told `true`, and only
/// adds bodies. One that leaves out steps or these tables has at most those of the last step before a frame: there `act` alone
/// moves the driven bodies.
///
/// # Errors
/// A file that cannot be read.
pub fn replay_with(
    reader: &Reader,
    world: &mut World,
    driven: &[BodyId],
    act: impl FnMut(&mut World, f64, bool) -> Result<(), WorldError>,
    progress: impl FnMut(u64, u64),
) -> Result<Option<Departure>, Error> {
    replay_steps(reader, world, driven, act, |_, _| true, progress)
}

/// The same with a look at each step: `stepped` is given the world after every step, also those between frames, and the time
/// that the step took; when it says false, the replay ends there.
///
/// # Errors
/// A file that cannot be read.
pub fn replay_steps(
    reader: &Reader,
    world: &mut World,
    driven: &[BodyId],
    mut act: impl FnMut(&mut World, f64, bool) -> Result<(), WorldError>,
    mut stepped: impl FnMut(&World, Duration) -> bool,
    mut progress: impl FnMut(u64, u64),
) -> Result<Option<Departure>, Error> {
    let told = reader.meta().left_out().is_none();
    let count = reader.frame_count()?;
    let mut hand = Hand::new(reader, world, if told { &[] } else { driven });
    let mut steps = 0;
    for k in 0..count {
        let row = reader.frame(k)?;
        if k > 0 {
            let over_time = |refused: WorldError| {
                Error::damaged(format!("frame {k}: what the scene does over time is refused: {refused}"))
            };
            if told {
                act(world, row.dt, true).map_err(over_time)?;
                hand.meet(reader, world);
            }
            if let Err(refused) = hand.act(reader, world, k)? {
                return Err(Error::damaged(format!("frame {k}: what was done from outside is refused: {refused}")));
            }
            // between frames of a recording of some steps nothing from outside is known
            let before = std::mem::replace(&mut steps, row.step);
            let steps = before..row.step.min(before.saturating_add(MOST_STEPS));
            for step in steps.clone() {
                if !told {
                    act(world, row.dt, false).map_err(over_time)?;
                    hand.meet(reader, world);
                }
                // `next_dt` is that of the last step of the frame
                let next = if step + 1 == steps.end { row.next() } else { row.dt };
                let clock = Instant::now();
                world.step_then(row.dt, next);
                if !stepped(world, clock.elapsed()) {
                    return Ok(None);
                }
            }
        }
        let hash = world.state_hash();
        if hash != row.state_hash {
            return Ok(Some(Departure { frame: k, recorded: row.state_hash, stepped: hash }));
        }
        progress(k + 1, count);
    }
    Ok(None)
}

/// Does again what was done from outside.
struct Hand {
    /// Those that only a hand from outside moves.
    bodies: BTreeMap<u32, BodyId>,
    /// Bodies whose constant forces are not those of the scene.
    pushed: BTreeSet<u32>,
    /// Joints by their numbers.
    joints: BTreeMap<u32, JointId>,
    /// Those that the scene moves.
    driven: BTreeSet<BodyId>,
    /// How many bodies were there when `bodies` was made.
    present: usize,
}

impl Hand {
    fn new(reader: &Reader, world: &World, driven: &[BodyId]) -> Self {
        let joints = world.joints().map(|j| (j.id().slot(), j.id())).collect();
        let driven: BTreeSet<BodyId> = driven.iter().copied().collect();
        let mut hand = Self { bodies: BTreeMap::new(), pushed: BTreeSet::new(), joints, driven, present: usize::MAX };
        hand.meet(reader, world);
        hand
    }

    /// Learns of bodies that came.
    fn meet(&mut self, reader: &Reader, world: &World) {
        if std::mem::replace(&mut self.present, world.body_count()) == world.body_count() {
            return;
        }
        let known = |slot: u32| reader.bodies().binary_search_by_key(&slot, |b| b.id).is_ok();
        let bodies = world.bodies().map(|b| b.id()).filter(|id| known(id.slot()) && !self.driven.contains(id));
        self.bodies = bodies.map(|id| (id.slot(), id)).collect();
    }

    fn act(&mut self, reader: &Reader, world: &mut World, k: u64) -> Result<Result<(), WorldError>, Error> {
        let (pushes, edits) = (reader.pushes(k)?, reader.edits(k)?);
        if let Err(refused) = self.drive(reader, world, k)? {
            return Ok(Err(refused));
        }
        let v = DVec3::from_array;
        let mut all = || -> Result<(), WorldError> {
            for e in &edits {
                let Some(&body) = self.bodies.get(&e.body) else { continue };
                let [w, x, y, z] = e.orientation;
                let orientation = DQuat::from_xyzw(x, y, z, w);
                let kind = world.body(body).ok_or(WorldError::NoSuchBody(body))?.kind();
                let (centre, velocity, rotation) = (v(e.centre), v(e.velocity), Rotation::new(kind, v(e.turning)));
                world.repeat_edit(&Edit { body, centre, orientation, velocity, rotation })?;
            }
            let mut now = BTreeSet::new();
            for p in &pushes {
                let Some(&body) = self.bodies.get(&p.body) else { continue };
                hold(world, body, v(p.force), v(p.torque))?;
                if p.once_force != [0.0; 3] {
                    world.apply_force(body, v(p.once_force))?;
                }
                if p.once_torque != [0.0; 3] {
                    world.apply_torque(body, v(p.once_torque))?;
                }
                now.insert(p.body);
            }
            for slot in self.pushed.difference(&now) {
                let row =
                    reader.bodies().binary_search_by_key(slot, |b| b.id).ok().and_then(|k| reader.bodies().get(k));
                if let (Some(&body), Some(row)) = (self.bodies.get(slot), row) {
                    hold(world, body, v(row.force), v(row.torque))?;
                }
            }
            self.pushed = now;
            Ok(())
        };
        Ok(all())
    }
}

impl Hand {
    /// Gives every coordinate of every joint the motor of a frame; one that has none there is switched off.
    fn drive(&self, reader: &Reader, world: &mut World, k: u64) -> Result<Result<(), WorldError>, Error> {
        let recorded = reader.meta().text("tables").is_some_and(|t| t.split(',').any(|t| t == "motor"));
        if self.joints.is_empty() || !recorded {
            return Ok(Ok(()));
        }
        // a joint that breaks in the step is no longer there to tell its motor, which is that of the frame before
        let broke = broken(&reader.events(k..k.saturating_add(1))?);
        Ok(self.drive_by(world, &reader.motors(k)?, &broke))
    }

    fn drive_by(&self, world: &mut World, motors: &[MotorRow], broke: &BTreeSet<u32>) -> Result<(), WorldError> {
        let told: BTreeMap<(u32, u32), &MotorRow> = motors.iter().map(|m| ((m.joint, m.coordinate), m)).collect();
        for (slot, &id) in self.joints.iter().filter(|(slot, _)| !broke.contains(slot)) {
            // one that broke is gone
            let Some(count) = world.joint(id).map(|j| j.coordinate_count()) else { continue };
            for k in 0..count {
                let motor = told.get(&(*slot, k as u32)).map_or(Motor::OFF, |m| motor(m));
                let off = motor == Motor::OFF;
                let same = world.joint(id).is_some_and(|j| j.motor(k) == motor || (off && j.motor(k).is_off()));
                if !same {
                    world.set_motor(id, k, motor)?;
                }
            }
        }
        Ok(())
    }
}

/// The motor of a row.
fn motor(m: &MotorRow) -> Motor {
    let drive = match m.kind {
        "velocity" => Drive::Velocity { rate: m.target },
        "position" => Drive::Position { position: m.target, rate: m.rate, stiffness: m.stiffness, damping: m.damping },
        _ => Drive::Force { force: m.target },
    };
    Motor { drive, max: m.max }
}

/// Sets the constant force and torque of a body if they are others: setting them wakes it.
fn hold(world: &mut World, body: BodyId, force: DVec3, torque: DVec3) -> Result<(), WorldError> {
    let Some((f, t)) = world.body(body).map(|b| (b.force(), b.torque())) else { return Ok(()) };
    if f != force {
        world.set_force(body, force)?;
    }
    if t != torque {
        world.set_torque(body, torque)?;
    }
    Ok(())
}
