//! Snapshots as bytes: what moves, for another process that has made the same world.
//!
//! A [`Snapshot`] is a value and holds everything. Its bytes hold what moves and what the next step carries over: places,
//! velocities, forces, sleep, quarantine, the impulses of the last step, clock and books. What a world is made of (shapes,
//! masses, materials, potentials, settings) is not in them: whoever reads them has made the same world by the same calls, and
//! a fingerprint tells whether it has.
//!
//! The bytes are 64-bit words, little end first: magic and version, fingerprint, contents, a checksum. They are read with
//! suspicion: nothing is taken that is short, long, changed, not finite or out of range, and a world that refuses them is
//! left as it was. They belong to one version of tumble, as the bits of its results do.

use crate::base::error::{MAX_COORDINATE, MAX_GRAVITY, WorldError, number, rotation, vector};
use crate::base::handle::BodyId;
use crate::base::hash::StateHash;
use crate::model::settings::Settings;
use crate::state::State;
use crate::world::{Snapshot, World};
use tumble_math::{DQuat, DVec3};

/// `tumble`, and the version of this format.
const MAGIC: u64 = u64::from_le_bytes(*b"tumble\0\x01");

/// Words on their way out.
#[derive(Debug, Default)]
pub(crate) struct Words(Vec<u64>);

impl Words {
    pub(crate) fn word(&mut self, w: u64) {
        self.0.push(w);
    }

    pub(crate) fn number(&mut self, x: f64) {
        self.0.push(x.to_bits());
    }

    pub(crate) fn vector(&mut self, v: DVec3) {
        v.to_array().into_iter().for_each(|x| self.number(x));
    }

    fn hash(words: &[u64]) -> u64 {
        let mut h = StateHash::new();
        words.iter().for_each(|w| h.word(*w));
        h.finish()
    }
}

fn wrong(what: &'static str) -> WorldError {
    WorldError::Snapshot(what)
}

/// Words on their way in.
#[derive(Debug)]
pub(crate) struct Reader<'a>(&'a [u64]);

impl Reader<'_> {
    pub(crate) fn word(&mut self) -> Result<u64, WorldError> {
        let (first, rest) = self.0.split_first().ok_or(wrong("they end too early"))?;
        self.0 = rest;
        Ok(*first)
    }

    fn small(&mut self) -> Result<u32, WorldError> {
        u32::try_from(self.word()?).map_err(|_| wrong("a number of them is too large"))
    }

    /// How many things of so many words follow: no more than there are words for.
    pub(crate) fn count(&mut self, words: usize) -> Result<usize, WorldError> {
        let n = self.small()? as usize;
        if n.saturating_mul(words) > self.0.len() { Err(wrong("they end too early")) } else { Ok(n) }
    }

    pub(crate) fn number(&mut self, what: &'static str, unit: &'static str, most: f64) -> Result<f64, WorldError> {
        let x = f64::from_bits(self.word()?);
        // bits are kept: −0 stays what it was
        number(what, unit, x, -most, most).map(|_| x)
    }

    pub(crate) fn vector(&mut self, what: &'static str, unit: &'static str, most: f64) -> Result<DVec3, WorldError> {
        let [x, y, z] = [(); 3].map(|()| self.word().map(f64::from_bits));
        let v = DVec3::new(x?, y?, z?);
        vector(what, unit, v, most).map(|_| v)
    }

    fn quaternion(&mut self) -> Result<DQuat, WorldError> {
        let [x, y, z, w] = [(); 4].map(|()| self.number("orientation of a snapshot", "", 2.0));
        let q = DQuat::from_xyzw(x?, y?, z?, w?);
        rotation("orientation of a snapshot", q).map(|_| q)
    }

    fn flag(&mut self) -> Result<bool, WorldError> {
        match self.word()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(wrong("a flag of them is none")),
        }
    }
}

/// Hash of what a world is made of: whatever its bytes leave out and its future depends on.
fn fingerprint(state: &State) -> u64 {
    let mut h = StateHash::new();
    let mut text = |t: String| t.bytes().for_each(|b| h.word(u64::from(b)));
    // the number of threads changes no bit
    text(format!("{:?}", Settings { threads: 1, timings: false, ..state.settings }));
    for (id, b) in state.bodies.iter() {
        text(format!("{id:?} {:?} {} {:?} {:?} {:?}", b.kind, b.mass, b.inertia, b.offset, b.shapes));
    }
    for (k, placed) in state.shapes.iter().enumerate() {
        text(format!("{k} {placed:?}"));
    }
    text(format!("{:?} {:?}", state.materials, state.potentials));
    h.finish()
}

impl Snapshot {
    /// What moves, as bytes for [`World::restore_bytes`] of another process.
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
        let state = self.state();
        let mut w = Words::default();
        w.word(MAGIC);
        w.word(fingerprint(state));
        w.word(state.step);
        w.number(state.time);
        w.number(state.last_dt);
        w.vector(state.gravity);
        w.word(u64::from(state.edited));
        w.word(u64::from(state.opened));
        for entry in state.ledger.entries() {
            w.number(entry);
        }
        w.word(state.bodies.len() as u64);
        for (id, b) in state.bodies.iter() {
            w.word(u64::from(id.slot) << 32 | u64::from(id.generation));
            w.vector(b.now.centre);
            b.now.orientation.to_array().into_iter().for_each(|x| w.number(x));
            w.vector(b.now.velocity);
            w.vector(b.now.turning);
            for v in [b.force, b.torque, b.once_force, b.once_torque] {
                w.vector(v);
            }
            w.word(u64::from(b.fresh));
            w.word(u64::from(b.quarantined));
            w.word(u64::from(b.asleep));
            w.word(b.group);
            w.number(b.rested);
            w.number(b.step.reach);
        }
        state.cache.write(&mut w);
        w.word(state.touching.len() as u64);
        for (a, b) in &state.touching {
            w.word(u64::from(a.slot) << 32 | u64::from(a.generation));
            w.word(u64::from(b.slot) << 32 | u64::from(b.generation));
        }
        w.word(state.known.len() as u64);
        for (a, b) in &state.known {
            w.word(u64::from(*a) << 32 | u64::from(*b));
        }
        w.word(Words::hash(&w.0));
        w.0.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

fn handle(word: u64) -> BodyId {
    BodyId { slot: (word >> 32) as u32, generation: word as u32 }
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

impl World {
    /// Goes to a snapshot that another process took of the same world: made by the same calls, with the same settings. The
    /// future is then that of the other world, bit by bit.
    ///
    /// # Errors
    /// Bytes that are none of a snapshot, were changed, or belong to a world that was made otherwise. The world is then
    /// unchanged.
    pub fn restore_bytes(&mut self, bytes: &[u8]) -> Result<(), WorldError> {
        let words = contents(bytes, fingerprint(&self.state))?;
        let mut r = Reader(&words);
        let mut state = self.state.clone();
        state.step = r.word()?;
        state.time = r.number("time of a snapshot", "s", f64::MAX)?;
        state.last_dt = r.number("step of a snapshot", "s", f64::MAX)?;
        state.gravity = r.vector("gravity of a snapshot", "m/s²", MAX_GRAVITY)?;
        state.edited = r.flag()?;
        state.opened = r.flag()?;
        for entry in state.ledger.entries_mut() {
            *entry = r.number("books of a snapshot", "J", f64::MAX)?;
        }
        if r.word()? != state.bodies.len() as u64 {
            return Err(wrong("they have another number of bodies"));
        }
        for (id, b) in state.bodies.iter_mut() {
            if handle(r.word()?) != id {
                return Err(wrong("they have other bodies"));
            }
            b.now.centre = r.vector("place of a snapshot", "m", 2.0 * MAX_COORDINATE)?;
            b.now.orientation = r.quaternion()?;
            b.now.velocity = r.vector("velocity of a snapshot", "m/s", f64::MAX)?;
            b.now.turning = r.vector("angular momentum of a snapshot", "kg·m²/s", f64::MAX)?;
            for v in [&mut b.force, &mut b.torque, &mut b.once_force, &mut b.once_torque] {
                *v = r.vector("force of a snapshot", "N or N·m", f64::MAX)?;
            }
            b.fresh = r.flag()?;
            b.quarantined = r.flag()?;
            b.asleep = r.flag()?;
            b.group = r.word()?;
            b.rested = r.number("rest of a snapshot", "s", f64::MAX)?;
            b.step.reach = r.number("reach of a snapshot", "m", f64::MAX)?;
        }
        state.cache.read(&mut r)?;
        let pairs = r.count(2)?;
        state.touching.clear();
        for _ in 0..pairs {
            state.touching.push((handle(r.word()?), handle(r.word()?)));
        }
        let pairs = r.count(1)?;
        state.known.clear();
        for _ in 0..pairs {
            let word = r.word()?;
            state.known.push(((word >> 32) as u32, word as u32));
        }
        if !state.touching.is_sorted() || !state.known.is_sorted() || !r.0.is_empty() {
            return Err(wrong("they are not in order"));
        }
        self.restore(&Snapshot::of(state));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{BodyBuilder, DVec3, World, WorldError};

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
