//! Snapshots as bytes: the state, for another process that has made the same world.
//!
//! A [`Snapshot`] is a value and holds everything. Its bytes hold what moves and what the next step carries over: places,
//! velocities, forces, sleep, quarantine, the impulses of the last step, clock and ledger. What a world is made of (shapes,
//! masses, materials, potentials, settings) is not in them: their reader has made the same world by the same calls, and
//! a fingerprint tells whether it has.
//!
//! The bytes are 64-bit words, little end first: magic and version, fingerprint, contents, a checksum. They are read with
//! suspicion: nothing is taken that is short, long, changed, not finite or out of range, and a world that refuses them is
//! left as it was. They belong to one version of tumble, as the bits of its results do.

use crate::base::error::{MAX_COORDINATE, MAX_GRAVITY, WorldError};
use crate::base::hash::StateHash;
use crate::base::words::{Reader, Words, wrong};
use crate::joint::Carried;
use crate::joint::motor::Motor;
use crate::model::Model;
use crate::model::filter::Ignored;
use crate::model::placed_shape::{PlacedShape, Traits};
use crate::model::settings::Settings;
use crate::state::State;
use crate::state::motion::Rotation;
use std::fmt::{self, Write};
use std::sync::Arc;
use tumble_solver::Velocity;

/// `tumble`, and the version of this format.
const MAGIC: u64 = u64::from_le_bytes(*b"tumble\0\x04");

/// All that decides the future of a world: restoring it gives the same future, bit by bit.
#[derive(Clone, Debug)]
pub struct Snapshot {
    model: Arc<Model>,
    state: State,
}

/// Text on its way into a hash, each byte a word: nothing of it is kept.
struct Text<'h>(&'h mut StateHash);

impl Write for Text<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        piece.bytes().for_each(|b| self.0.word(u64::from(b)));
        Ok(())
    }
}

/// Hash of a world's model: all that its bytes leave out and its future depends on.
fn fingerprint(model: &Model) -> u64 {
    let mut h = StateHash::new();
    let mut text = |t: fmt::Arguments<'_>| {
        // a hash takes every text
        let _ = Text(&mut h).write_fmt(t);
    };
    // the number of threads changes no bit
    text(format_args!("{:?}", Settings { threads: 1, timings: false, ..model.settings }));
    for (id, b) in model.bodies.iter() {
        text(format_args!("{id:?} {:?} {} {:?} {:?} {:?}", b.kind, b.mass, b.inertia, b.offset, b.shapes));
        if b.linear_damping != 0.0 || b.angular_damping != 0.0 {
            text(format_args!("damped {} {}", b.linear_damping, b.angular_damping));
        }
    }
    for (k, placed) in model.shapes.iter().enumerate() {
        // the user's number decides nothing
        let placed = placed.clone().map(|c| PlacedShape { traits: Traits { user_data: 0, ..c.traits }, ..c });
        text(format_args!("{k} {placed:?}"));
    }
    text(format_args!("{:?} {:?}", model.materials, model.potentials));
    for (id, joint) in model.joints.iter() {
        text(format_args!("{id:?} {joint:?}"));
    }
    h.finish()
}

impl Snapshot {
    pub(crate) fn of(model: Arc<Model>, state: State) -> Self {
        Self { model, state }
    }

    pub(crate) fn model(&self) -> &Arc<Model> {
        &self.model
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// The snapshot that bytes hold, of a world that is the same but for its state as one of this model and state.
    ///
    /// # Errors
    /// Bytes that are none of a snapshot, were changed, or belong to a world that was made otherwise.
    pub(crate) fn read(bytes: &[u8], model: &Arc<Model>, present: &State) -> Result<Self, WorldError> {
        let words = contents(bytes, fingerprint(model))?;
        let mut r = Reader(&words);
        let mut state = present.clone();
        state.step = r.word()?;
        state.time = r.number("time of a snapshot", "s", f64::MAX)?;
        state.announced = r.number("next step of a snapshot", "s", f64::MAX)?;
        let gravity = r.vector("gravity of a snapshot", "m/s²", MAX_GRAVITY)?;
        state.edited = r.flag()?;
        state.opened = r.flag()?;
        for entry in state.ledger.entries_mut() {
            *entry = r.number("ledger of a snapshot", "J", f64::MAX)?;
        }
        if r.word()? != model.bodies.len() as u64 {
            return Err(wrong("they have another number of bodies"));
        }
        for (id, body) in model.bodies.iter() {
            if r.handle()? != id {
                return Err(wrong("they have other bodies"));
            }
            let b = &mut state.bodies[id.slot as usize];
            b.now.centre = r.vector("place of a snapshot", "m", 2.0 * MAX_COORDINATE)?;
            b.now.orientation = r.quaternion()?;
            b.now.velocity = r.vector("velocity of a snapshot", "m/s", f64::MAX)?;
            let turning = r.vector("angular momentum of a snapshot", "kg·m²/s", f64::MAX)?;
            b.now.rotation = Rotation::new(body.kind, turning);
            for v in [&mut b.force, &mut b.torque, &mut b.once_force, &mut b.once_torque] {
                *v = r.vector("force of a snapshot", "N or N·m", f64::MAX)?;
            }
            b.fresh = r.flag()?;
            b.quarantined = r.flag()?;
            b.asleep = r.flag()?;
            b.group = r.word()?;
            b.rested = r.number("rest of a snapshot", "s", f64::MAX)?;
            b.margin = r.number("margin of a snapshot", "m", f64::MAX)?;
        }
        for (id, model) in model.joints.iter() {
            let joint = &mut state.joints[id.slot as usize];
            let (values, rotors, motors) = joint.kept_mut(model.along.len());
            for x in values.iter_mut().chain(rotors) {
                *x = r.number("coordinate of a snapshot", "rad or m", f64::MAX)?;
            }
            for motor in motors {
                let mut numbers = [0.0; 6];
                for x in &mut numbers {
                    *x = f64::from_bits(r.word()?);
                }
                *motor = Motor::from_numbers(numbers).ok_or(wrong("they have a motor that cannot be"))?;
            }
            joint.pressed = (r.word()? & 0x3f) as u8;
            for carried in &mut joint.carried {
                *carried = if r.flag()? { Some(read_carried(&mut r)?) } else { None };
            }
        }
        state.cache.read(&mut r)?;
        let pairs = r.count(2)?;
        state.touching.clear();
        for _ in 0..pairs {
            state.touching.push((r.handle()?, r.handle()?));
        }
        let pairs = r.count(1)?;
        state.known.clear();
        for _ in 0..pairs {
            let word = r.word()?;
            state.known.push(((word >> 32) as u32, word as u32));
        }
        let pairs = r.count(2)?;
        state.left.clear();
        for _ in 0..pairs {
            let word = r.word()?;
            state.left.push((((word >> 32) as u32, word as u32), f64::from_bits(r.word()?)));
        }
        let pairs = r.count(2)?;
        state.inside.clear();
        for _ in 0..pairs {
            state.inside.push((r.handle()?, r.handle()?));
        }
        let mut ignored = Ignored::default();
        for _ in 0..r.count(1)? {
            let word = r.word()?;
            let (a, b) = ((word >> 32) as u32, word as u32);
            if a >= b || [a, b].iter().any(|slot| model.bodies.at(*slot).is_none()) || !ignored.add(a, b) {
                return Err(wrong("they have other bodies"));
            }
        }
        if !state.touching.is_sorted()
            || !state.known.is_sorted()
            || !state.left.is_sorted_by_key(|l| l.0)
            || !state.inside.is_sorted()
            || !r.0.is_empty()
        {
            return Err(wrong("they are not in order"));
        }
        let mut model = Arc::clone(model);
        if model.gravity != gravity {
            Arc::make_mut(&mut model).gravity = gravity;
        }
        if model.ignored != ignored {
            Arc::make_mut(&mut model).ignored = ignored;
        }
        Ok(Self { model, state })
    }

    /// The state, as bytes for [`World::restore_bytes`](crate::World::restore_bytes) of another process.
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, World};
    /// let make = || -> Result<World, tumble::WorldError> {
    ///     let mut world = World::new();
    ///     world.add(BodyBuilder::ground())?;
    ///     world.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 2.0)))?;
    ///     Ok(world)
    /// };
    /// let mut first = make()?;
    /// for _ in 0..100 { first.step(0.01); }
    /// let bytes = first.snapshot().to_bytes();
    /// let mut second = make()?;
    /// second.restore_bytes(&bytes)?;
    /// assert_eq!(first.step(0.01).state_hash, second.step(0.01).state_hash);
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let (model, state) = (&self.model, &self.state);
        let mut w = Words::default();
        w.word(MAGIC);
        w.word(fingerprint(model));
        w.word(state.step);
        w.number(state.time);
        w.number(state.announced);
        w.vector(model.gravity);
        w.word(u64::from(state.edited));
        w.word(u64::from(state.opened));
        for entry in state.ledger.entries() {
            w.number(entry);
        }
        w.word(model.bodies.len() as u64);
        for (id, _) in model.bodies.iter() {
            let b = &state.bodies[id.slot as usize];
            w.handle(id);
            w.vector(b.now.centre);
            b.now.orientation.to_array().into_iter().for_each(|x| w.number(x));
            w.vector(b.now.velocity);
            w.vector(b.now.rotation.vector());
            for v in [b.force, b.torque, b.once_force, b.once_torque] {
                w.vector(v);
            }
            w.word(u64::from(b.fresh));
            w.word(u64::from(b.quarantined));
            w.word(u64::from(b.asleep));
            w.word(b.group);
            w.number(b.rested);
            w.number(b.margin);
        }
        for (id, model) in model.joints.iter() {
            let joint = &state.joints[id.slot as usize];
            let (values, rotors, motors) = joint.kept(model.along.len());
            values.iter().chain(rotors).for_each(|x| w.number(*x));
            motors.iter().flat_map(Motor::numbers).for_each(|x| w.number(x));
            w.word(u64::from(joint.pressed));
            for carried in &joint.carried {
                w.word(u64::from(carried.is_some()));
                if let Some(carried) = carried {
                    w.vector(carried.force);
                    carried.accelerations.iter().flat_map(|a| [a.linear, a.angular]).for_each(|v| w.vector(v));
                }
            }
        }
        state.cache.write(&mut w);
        w.word(state.touching.len() as u64);
        for (a, b) in &state.touching {
            w.handle(*a);
            w.handle(*b);
        }
        w.word(state.known.len() as u64);
        for (a, b) in &state.known {
            w.word(u64::from(*a) << 32 | u64::from(*b));
        }
        w.word(state.left.len() as u64);
        for ((a, b), time) in &state.left {
            w.word(u64::from(*a) << 32 | u64::from(*b));
            w.word(time.to_bits());
        }
        w.word(state.inside.len() as u64);
        for (sensor, body) in &state.inside {
            w.handle(*sensor);
            w.handle(*body);
        }
        w.word(model.ignored.iter().len() as u64);
        for (a, b) in model.ignored.iter() {
            w.word(u64::from(a) << 32 | u64::from(b));
        }
        w.word(Words::hash(&w.0));
        w.0.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

/// What a joint carries over from a step.
fn read_carried(r: &mut Reader<'_>) -> Result<Carried, WorldError> {
    let mut vector = || r.vector("force or acceleration of a snapshot", "N or m/s²", f64::MAX);
    let force = vector()?;
    let mut acceleration = || -> Result<_, WorldError> { Ok(Velocity { linear: vector()?, angular: vector()? }) };
    Ok(Carried { force, accelerations: [acceleration()?, acceleration()?] })
}

/// The words of a snapshot of a world with this fingerprint, checked.
fn contents(bytes: &[u8], fingerprint: u64) -> Result<Vec<u64>, WorldError> {
    let (words, rest) = bytes.as_chunks::<8>();
    if words.len() < 4 || !rest.is_empty() {
        return Err(wrong("their number is none of a snapshot"));
    }
    let mut words: Vec<u64> = words.iter().map(|w| u64::from_le_bytes(*w)).collect();
    if words[0] != MAGIC {
        return Err(wrong("they are no snapshot of this version of tumble"));
    }
    let checksum = words.pop();
    if checksum != Some(Words::hash(&words)) {
        return Err(wrong("they were changed"));
    }
    if words[1] != fingerprint {
        return Err(wrong("the world was not made by the same calls, or has other settings"));
    }
    words.drain(..2);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::{StateHash, Text};
    use crate::{BodyBuilder, DVec3, World, WorldError};
    use std::fmt::Write;

    fn make(size: f64) -> World {
        let mut w = World::new();
        w.add(BodyBuilder::ground()).unwrap();
        for k in 0..4 {
            let b = BodyBuilder::cuboid(DVec3::splat(size)).position(DVec3::new(
                0.1 * f64::from(k),
                0.0,
                0.7 + f64::from(k),
            ));
            w.add(b.spin(DVec3::new(0.3, 0.2, 0.1)).restitution(0.3)).unwrap();
        }
        w
    }

    #[test]
    fn bytes_give_the_same_future_to_a_world_of_the_same_make() {
        let mut first = make(0.8);
        for _ in 0..150 {
            first.step(1.0 / 120.0);
        }
        let bytes = first.snapshot().to_bytes();
        let mut second = make(0.8);
        second.restore_bytes(&bytes).unwrap();
        assert_eq!(second.snapshot().to_bytes(), bytes);
        for _ in 0..300 {
            let (a, b) = (first.step(1.0 / 120.0).clone(), second.step(1.0 / 120.0));
            assert_eq!((a.state_hash, a.ledger, &a.events), (b.state_hash, b.ledger, &b.events));
        }
        assert_eq!(first.snapshot().to_bytes(), second.snapshot().to_bytes());
    }

    /// Snapshots that were stored open only while it is so.
    #[test]
    fn text_in_pieces_has_the_hash_of_the_whole() {
        let model = make(0.8).snapshot().model;
        let (mut whole, mut pieces) = (StateHash::new(), StateHash::new());
        format!("{model:?} {}", 0.1).bytes().for_each(|b| whole.word(u64::from(b)));
        write!(Text(&mut pieces), "{model:?} {}", 0.1).unwrap();
        assert_eq!(pieces.finish(), whole.finish());
    }

    #[test]
    fn bytes_that_are_changed_or_of_another_world_are_refused_and_change_nothing() {
        let mut first = make(0.8);
        for _ in 0..100 {
            first.step(1.0 / 120.0);
        }
        let bytes = first.snapshot().to_bytes();
        let mut other = make(0.8);
        other.step(0.01);
        let before = other.snapshot().to_bytes();
        for k in 0..bytes.len() {
            let mut bad = bytes.clone();
            bad[k] ^= 1 << (k % 8);
            assert!(matches!(other.restore_bytes(&bad), Err(WorldError::Snapshot(_))), "byte {k}");
        }
        for end in 0..bytes.len() {
            assert!(other.restore_bytes(&bytes[..end]).is_err());
        }
        let refused = make(0.81).restore_bytes(&bytes).unwrap_err();
        assert!(refused.to_string().contains("same calls"), "{refused}");
        assert_eq!(other.snapshot().to_bytes(), before);
    }
}
