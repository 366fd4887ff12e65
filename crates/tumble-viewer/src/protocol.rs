//! Binary layout of a frame, little-endian; read by `web/src/protocol.ts`.
//!
//! Every section begins at a multiple of 8, so that the page can read the numbers without copying them.
//!
//! ```text
//! frame block
//!   0  u32  "TMBF"            4  u32  version, 3
//!   8  u64  bytes of the block
//!  16  u64  frame            24  u64  state hash
//!  32  u32  bodies           36  u32  contacts       40  u32  islands       44  u32  events
//!  48  summary row           232 bytes, see below
//! 280  states                bodies × 13 f64: centre, orientation w x y z, velocity, spin
//!      marks                 bodies × u32: island + 1, bit 29 not there, bit 30 asleep, bit 31 quarantined; then up to a multiple of 8
//!      contacts              contacts × 88 bytes: u32 body a, body b, island, mode; f32 point, normal, tangent 1 (3
//!                            each), gap, friction, impulse n t1 t2, velocity n t1 t2, residual
//!      islands               islands × 88 bytes: u32 bodies, contacts, method, verdict, sweeps, newton steps, worst
//!                            contact, flags; f64 residual, cone, approach, sticky, dissipation, gain, wall ms
//!      events                events × 32 bytes: u32 kind, body a, body b; f32 depth; f64 speed, impulse
//!      joints                what is left, 176 bytes each: u32 flags, 0; f64 coordinates (6), rates (6); f32 motors (6), limits (6), force (3),
//!                            torque (3)
//!
//! summary row                28 f64 in the order of `Summary`, u64 state hash
//!
//! rows                       u32 "TMBR", u32 epoch, u64 first frame, u64 count; count × row
//! event list                 u32 "TMBE", u32 epoch, u64 next frame to ask for, u64 count;
//!                            count × (u64 frame, event of 32 bytes)
//! push of a live world       u32 "TMBP", u32 epoch, u64 first frame of the rows, u64 rows; rows × row; frame block
//! ```
//!
//! A missing number is NaN, a missing index 0xffffffff.

use crate::frame::{ContactRow, EventRow, Frame, IslandRow, JointRow, Summary};

/// Bytes of a summary row.
pub(crate) const ROW: usize = 232;
/// Bytes before the first row of an answer.
pub(crate) const ROWS_HEAD: usize = 24;
/// Bytes of an event of the event list.
pub(crate) const EVENT: usize = 40;

const FRAME_HEAD: usize = 48 + ROW;

/// Appends numbers.
trait Put {
    fn u32(&mut self, x: u32);
    fn u64(&mut self, x: u64);
    fn f32(&mut self, x: f64);
    fn f64(&mut self, x: f64);
    fn f64s<const N: usize>(&mut self, x: [f64; N]);
    fn f32s<const N: usize>(&mut self, x: [f64; N]);
}

impl Put for Vec<u8> {
    fn u32(&mut self, x: u32) {
        self.extend_from_slice(&x.to_le_bytes());
    }
    fn u64(&mut self, x: u64) {
        self.extend_from_slice(&x.to_le_bytes());
    }
    fn f32(&mut self, x: f64) {
        self.extend_from_slice(&(x as f32).to_le_bytes());
    }
    fn f64(&mut self, x: f64) {
        self.extend_from_slice(&x.to_le_bytes());
    }
    fn f64s<const N: usize>(&mut self, x: [f64; N]) {
        for x in x {
            self.f64(x);
        }
    }
    fn f32s<const N: usize>(&mut self, x: [f64; N]) {
        for x in x {
            self.f32(x);
        }
    }
}

fn row(out: &mut Vec<u8>, s: &Summary) {
    out.f64s([s.time, s.kinetic, s.potential, s.work, s.kinematic_work, s.friction_loss, s.restitution_loss]);
    out.f64s([s.corrected, s.time_step, s.damping_loss, s.motor_work, s.joint_loss]);
    out.f64s(s.linear.to_array());
    out.f64s(s.angular.to_array());
    out.f64s([
        s.sweeps, s.residual, s.overlap, s.missed, s.step_ms, s.contacts, s.islands, s.verdict, s.guarded, s.events,
    ]);
    out.u64(s.state_hash);
}

fn contact(out: &mut Vec<u8>, c: &ContactRow) {
    for x in [c.body_a, c.body_b, c.island, u32::from(c.mode)] {
        out.u32(x);
    }
    out.f32s(c.point.to_array());
    out.f32s(c.normal.to_array());
    out.f32s(c.tangent.to_array());
    out.f32s([c.gap, c.friction]);
    out.f32s(c.impulse.to_array());
    out.f32s(c.velocity.to_array());
    out.f32(c.residual);
}

fn island(out: &mut Vec<u8>, i: &IslandRow) {
    for x in [i.bodies, i.contacts, i.method, i.verdict, i.sweeps, i.newton_steps, i.worst_contact, i.flags] {
        out.u32(x);
    }
    out.f64s([i.residual, i.cone, i.approach, i.sticky, i.dissipation, i.gain, i.wall_ms]);
}

fn event(out: &mut Vec<u8>, e: &EventRow) {
    for x in [e.kind, e.body_a, e.body_b] {
        out.u32(x);
    }
    out.f32(e.depth);
    out.f64s([e.speed, e.impulse]);
}

fn joint(out: &mut Vec<u8>, j: &JointRow) {
    out.u32(j.flags);
    out.u32(0);
    out.f64s(j.value);
    out.f64s(j.rate);
    out.f32s(j.motor);
    out.f32s(j.limit);
    out.f32s(j.force.to_array());
    out.f32s(j.torque.to_array());
}

/// The block of a frame.
pub(crate) fn frame(f: &Frame) -> Vec<u8> {
    let mut out = Vec::with_capacity(
        FRAME_HEAD
            + f.states.len() * 104
            + f.marks.len().next_multiple_of(2) * 4
            + (f.contacts.len() + f.islands.len()) * 88
            + f.events.len() * 32
            + f.joints.len() * 176,
    );
    out.extend_from_slice(b"TMBF");
    out.u32(3);
    out.u64(0); // the length, filled in at the end
    out.u64(f.number);
    out.u64(f.summary.state_hash);
    for n in [f.states.len(), f.contacts.len(), f.islands.len(), f.events.len()] {
        out.u32(n as u32);
    }
    row(&mut out, &f.summary);
    for s in &f.states {
        out.f64s(s.centre.to_array());
        let q = s.orientation;
        out.f64s([q.w, q.x, q.y, q.z]);
        out.f64s(s.velocity.to_array());
        out.f64s(s.spin.to_array());
    }
    for k in 0..f.states.len() {
        out.u32(f.marks.get(k).copied().unwrap_or(0));
    }
    if f.states.len() % 2 == 1 {
        out.u32(0);
    }
    f.contacts.iter().for_each(|c| contact(&mut out, c));
    f.islands.iter().for_each(|i| island(&mut out, i));
    f.events.iter().for_each(|e| event(&mut out, e));
    f.joints.iter().for_each(|j| joint(&mut out, j));
    let length = (out.len() as u64).to_le_bytes();
    out[8..16].copy_from_slice(&length);
    out
}

/// Summary rows.
pub(crate) fn rows(epoch: u32, first: u64, list: &[Summary]) -> Vec<u8> {
    headed_rows(*b"TMBR", epoch, first, list)
}

fn headed_rows(magic: [u8; 4], epoch: u32, first: u64, list: &[Summary]) -> Vec<u8> {
    let mut out = Vec::with_capacity(ROWS_HEAD + list.len() * ROW);
    out.extend_from_slice(&magic);
    out.u32(epoch);
    out.u64(first);
    out.u64(list.len() as u64);
    list.iter().for_each(|s| row(&mut out, s));
    out
}

/// Push of a live world: the rows since the last push, and the newest frame.
pub(crate) fn push(epoch: u32, first: u64, list: &[Summary], newest: &Frame) -> Vec<u8> {
    let mut out = headed_rows(*b"TMBP", epoch, first, list);
    out.extend_from_slice(&frame(newest));
    out
}

/// A list of events.
pub(crate) fn events(epoch: u32, next: u64, list: &[(u64, EventRow)]) -> Vec<u8> {
    let mut out = Vec::with_capacity(ROWS_HEAD + list.len() * EVENT);
    out.extend_from_slice(b"TMBE");
    out.u32(epoch);
    out.u64(next);
    out.u64(list.len() as u64);
    for (number, e) in list {
        out.u64(*number);
        event(&mut out, e);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{NONE, State};
    use tumble_math::{DQuat, DVec3};

    fn sample() -> Frame {
        let state = State { centre: DVec3::X, orientation: DQuat::IDENTITY, velocity: DVec3::Y, spin: DVec3::Z };
        let contact = ContactRow {
            body_a: 0,
            body_b: 2,
            island: 0,
            mode: 2,
            feature: 7,
            point: DVec3::ONE,
            normal: DVec3::Z,
            tangent: DVec3::X,
            lever_a: DVec3::ZERO,
            lever_b: DVec3::ZERO,
            gap: -0.5,
            friction: 0.25,
            restitution: 0.0,
            velocity_bound: 0.0,
            approach_velocity: DVec3::ZERO,
            origin: tumble::Origin::Near,
            bias: DVec3::ZERO,
            restitution_share: 1.0,
            in_flight: false,
            velocity: DVec3::ZERO,
            impulse: DVec3::new(4.0, 1.0, 0.0),
            residual: 0.125,
        };
        let island = IslandRow {
            bodies: 1,
            contacts: 1,
            method: 1,
            verdict: 0,
            sweeps: 3,
            newton_steps: NONE,
            worst_contact: 0,
            flags: 0,
            residual: 0.125,
            cone: 0.0,
            approach: 0.0,
            sticky: 0.0,
            dissipation: 0.0,
            gain: f64::NAN,
            wall_ms: 2.5,
        };
        let event = EventRow { kind: 2, body_a: 0, body_b: 2, depth: 0.25, speed: 1.5, impulse: 4.0 };
        Frame {
            number: 9,
            summary: Summary { time: 0.5, state_hash: 0x0123_4567_89ab_cdef, ..Summary::default() },
            states: vec![state; 3],
            marks: vec![0, 0, 1],
            contacts: vec![contact],
            islands: vec![island],
            events: vec![event],
            joints: vec![JointRow { flags: 3, rate: [0.25; 6], torque: DVec3::Z, ..JointRow::GONE }],
        }
    }

    fn number(bytes: &[u8], at: usize) -> f64 {
        f64::from_le_bytes(bytes[at..at + 8].try_into().unwrap())
    }

    /// The offsets at which the page reads.
    #[test]
    fn a_block_has_the_documented_places() {
        let b = frame(&sample());
        assert_eq!(&b[0..4], b"TMBF");
        assert_eq!(u64::from_le_bytes(b[8..16].try_into().unwrap()), b.len() as u64);
        assert_eq!(u64::from_le_bytes(b[24..32].try_into().unwrap()), 0x0123_4567_89ab_cdef);
        assert_eq!(number(&b, 48), 0.5);
        assert_eq!(&b[48 + 224..48 + 232], &b[24..32], "the row ends with the hash");
        let states = 280;
        assert_eq!(number(&b, states), 1.0);
        assert_eq!(number(&b, states + 24), 1.0, "w comes first");
        let marks = states + 3 * 104;
        assert_eq!(b[marks + 8], 1);
        let contacts = marks + 16;
        assert_eq!(u32::from_le_bytes(b[contacts + 12..contacts + 16].try_into().unwrap()), 2);
        let gap = contacts + 16 + 36;
        assert_eq!(f32::from_le_bytes(b[gap..gap + 4].try_into().unwrap()), -0.5);
        let residual = contacts + 84;
        assert_eq!(f32::from_le_bytes(b[residual..residual + 4].try_into().unwrap()), 0.125);
        let islands = contacts + 88;
        assert_eq!(number(&b, islands + 32), 0.125);
        let events = islands + 88;
        assert_eq!(f32::from_le_bytes(b[events + 12..events + 16].try_into().unwrap()), 0.25);
        assert_eq!(number(&b, events + 16), 1.5);
        let joints = events + 32;
        assert_eq!((b[joints], number(&b, joints + 56)), (3, 0.25));
        assert_eq!(f32::from_le_bytes(b[joints + 172..joints + 176].try_into().unwrap()), 1.0);
        assert_eq!(b.len(), joints + 176);
    }
}
