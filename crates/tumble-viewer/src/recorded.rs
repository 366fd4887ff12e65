//! A recording as frames: read on request, also while it is being written.

use crate::about::{About, BodyAbout, Drawing, Drawings, MaterialAbout, PartDrawing};
use crate::capture::{file_name, list};
use crate::certify::{Weight, Weights, judge};
use crate::frame::{
    ABSENT, ASLEEP, ContactRow, EVENTS, EventRow, Frame, IslandRow, JointRow, NONE, QUARANTINED, State, Summary,
};
use crate::frame::{event_code, island_flags, method_code, milliseconds};
use crate::gallery::remarks;
use crate::joints::recorded_rows;
use crate::looks::view;
use crate::recorded_scene::RecordedScene;
use crate::source::{FrameSource, SourceError, Span};
use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tumble::BodyKind;
use tumble_math::DQuat;
use tumble_math::order::min;
use tumble_recording::{Cell, Error, Part, Reader, parts};

/// Frames that are cached: for slices of one frame, and for exact numbers of a displayed frame.
const KEPT: usize = 8;

/// Keys of `meta` that the page shows, with their captions.
const FACTS: [(&str, &str); 7] = [
    ("engine_version", "engine"),
    ("ending", "ending"),
    ("threads", "threads"),
    ("cpu", "processor"),
    ("layout", "layout"),
    ("scene_hash", "scene hash"),
    ("settings", "settings"),
];

/// An open recording.
#[derive(Debug)]
pub(crate) struct Recorded {
    reader: Mutex<Reader>,
    about: Arc<About>,
    weights: Weights,
    /// Index of a body by its number.
    index: BTreeMap<u32, u32>,
    kept: Mutex<VecDeque<Arc<Frame>>>,
    /// Changes of the marks of bodies.
    changes: Mutex<MarkChanges>,
    /// Slots of the joints of `about`.
    joints: Vec<u32>,
}

/// Events that change the marks of bodies: quarantined, fell asleep, woke; and joints that broke.
#[derive(Debug, Default)]
struct MarkChanges {
    /// Frames before this one were searched.
    end: u64,
    list: Vec<(u64, u32, usize)>,
    /// Frame and slot.
    broken: Vec<(u64, u32)>,
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // a reader keeps no inconsistent state
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl From<Error> for SourceError {
    fn from(e: Error) -> Self {
        match e {
            Error::NoSuchFrame(k, last) => Self::NoFrame(k, 0, last),
            other => Self::Unreadable(other.to_string()),
        }
    }
}

impl Recorded {
    pub(crate) fn open(path: &Path) -> Result<Self, SourceError> {
        let reader = Reader::open(path)?;
        let meta = reader.meta();
        let (mut drawings, mut shapes) = (Drawings::default(), BTreeMap::new());
        let (mut bodies, mut weights, mut index) = (Vec::new(), Weights::default(), BTreeMap::new());
        let recorded = RecordedScene::of(&reader);
        let mut known: BTreeMap<(u64, u64, Option<String>), usize> = BTreeMap::new();
        let mut owners: Vec<Vec<&str>> = Vec::new();
        for (k, b) in reader.bodies().iter().enumerate() {
            index.insert(b.id, k as u32);
            let shape = if let Some(&number) = shapes.get(&b.shape) {
                number
            } else {
                let list = parts(&b.shape)?;
                let number = drawings.number(Drawing::of_parts(list.iter().map(part)));
                shapes.insert(b.shape.clone(), number);
                number
            };
            let name = recorded.materials.get(k).cloned().flatten();
            let look = recorded.looks.get(k).cloned().unwrap_or_default();
            let material = *known.entry((b.friction.to_bits(), b.restitution.to_bits(), name)).or_insert_with(|| {
                owners.push(Vec::new());
                owners.len() - 1
            });
            owners[material].push(b.name.as_str());
            let material = material as u32;
            let axes = DQuat::from_xyzw(b.axes[1], b.axes[2], b.axes[3], b.axes[0]);
            let moves = b.kind == BodyKind::Dynamic;
            weights.push(moves.then(|| Weight::new(b.mass, b.moments.into(), axes)));
            bodies.push(BodyAbout {
                id: b.id,
                name: b.name.clone(),
                kind: b.kind.name().to_owned(),
                mass: b.mass,
                shape,
                material,
                offset: b.centre,
                moments: b.moments,
                axes: b.axes,
                colour: look.colour,
                drawn: look.drawn.map(|d| drawings.number(d)),
            });
        }
        // named as in the scene, or by the bodies made of it
        let mut materials: Vec<(usize, MaterialAbout)> = known
            .into_iter()
            .map(|((friction, restitution, name), k)| {
                let name = name.unwrap_or_else(|| list(&owners[k]));
                let [friction, restitution] = [friction, restitution].map(f64::from_bits);
                (k, MaterialAbout { name, friction, restitution })
            })
            .collect();
        materials.sort_by_key(|(k, _)| *k);
        let facts = FACTS.iter().filter_map(|(key, name)| {
            let value = meta.iter().find(|(k, _)| k == key)?.1;
            Some(((*name).to_owned(), value))
        });
        let (slots, joints) = recorded.joints().into_iter().unzip();
        let about = About {
            kind: "recording",
            name: meta.text("scene_name").unwrap_or_default().to_owned(),
            file: file_name(&path.to_string_lossy()),
            remarks: remarks(&recorded.text),
            step: meta.number("step").unwrap_or(f64::NAN),
            duration: meta.number("duration"),
            gravity: meta.gravity(),
            tolerance: meta.settings()["solver"]["tolerance"].as_f64(),
            shapes: drawings.list,
            pairs: recorded.pairs(&materials),
            materials: materials.into_iter().map(|(_, m)| m).collect(),
            joints,
            view: recorded.scene.as_ref().map(view).unwrap_or_default(),
            facts: facts.collect(),
            bodies,
        };
        Ok(Self {
            reader: Mutex::new(reader),
            about: Arc::new(about),
            weights,
            index,
            kept: Mutex::default(),
            changes: Mutex::default(),
            joints: slots,
        })
    }

    fn of(&self, id: u32) -> u32 {
        self.index.get(&id).copied().unwrap_or(NONE)
    }

    /// Marks of the bodies at a frame, asleep and quarantined, and its joints.
    fn marks(&self, reader: &Reader, number: u64) -> Result<(Vec<u32>, Vec<JointRow>), Error> {
        let mut fates = lock(&self.changes);
        if fates.end <= number {
            let end = reader.frame_count()?.max(number + 1);
            let sql = format!(
                "SELECT frame, body_a, kind, data FROM event WHERE frame >= {} AND frame < {end} AND kind IN \
                 ('fell asleep', 'woke', 'quarantined', 'joint broke') ORDER BY frame, id",
                fates.end
            );
            let MarkChanges { list, broken, .. } = &mut *fates;
            reader.query(
                &sql,
                |_| (),
                |row| {
                    if let [Cell::Integer(frame), Cell::Integer(body), Cell::Text(kind), _] = row {
                        let kind = EVENTS.iter().position(|n| n == kind).unwrap_or(0);
                        list.push((frame.cast_unsigned(), u32::try_from(*body).unwrap_or(NONE), kind));
                    } else if let [Cell::Integer(frame), _, _, Cell::Text(data)] = row {
                        let joint = serde_json::from_str::<serde_json::Value>(data).ok();
                        let slot = joint.and_then(|d| u32::try_from(d["joint"].as_u64()?).ok());
                        broken.extend(slot.map(|slot| (frame.cast_unsigned(), slot)));
                    }
                    true
                },
            )?;
            fates.end = end;
        }
        let mut marks = vec![0; self.weights.len()];
        for &(_, body, kind) in fates.list.iter().take_while(|(frame, ..)| *frame <= number) {
            if let Some(mark) = marks.get_mut(self.of(body) as usize) {
                match EVENTS[kind] {
                    "fell asleep" => *mark |= ASLEEP,
                    "woke" => *mark &= !ASLEEP,
                    _ => *mark |= QUARANTINED,
                }
            }
        }
        let holds = |slot: u32| !fates.broken.iter().any(|(frame, broken)| *frame <= number && *broken == slot);
        if self.joints.is_empty() {
            return Ok((marks, Vec::new()));
        }
        let (rows, motors, dt) = (reader.joint_rows(number)?, reader.motors(number)?, reader.frame(number)?.dt);
        Ok((marks, recorded_rows(&self.joints, holds, &rows, &motors, dt)))
    }

    fn read(&self, number: u64) -> Result<Frame, SourceError> {
        let reader = lock(&self.reader);
        let row = reader.frame(number)?;
        let mut f = Frame { number, states: vec![State::NOWHERE; self.weights.len()], ..Frame::default() };
        let mut there = vec![false; self.weights.len()];
        for s in reader.states(number)? {
            let q = s.orientation;
            let k = self.of(s.body) as usize;
            there.get_mut(k).into_iter().for_each(|t| *t = true);
            if let Some(state) = f.states.get_mut(k) {
                *state = State {
                    centre: s.centre.into(),
                    orientation: DQuat::from_xyzw(q[1], q[2], q[3], q[0]),
                    velocity: s.velocity.into(),
                    spin: s.spin.into(),
                };
            }
        }
        (f.marks, f.joints) = self.marks(&reader, number)?;
        f.marks.iter_mut().zip(&there).filter(|(_, there)| !**there).for_each(|(mark, _)| *mark |= ABSENT);
        f.contacts = reader.contacts(number)?.iter().map(|c| self.contact(c)).collect();
        f.islands = reader.solves(number)?.iter().map(island).collect();
        f.events = reader.events(number..number + 1)?.iter().map(|e| self.event(e)).collect();
        f.summary = Summary { overlap: overlap(&f.contacts), events: f.events.len() as f64, ..summary(&row) };
        judge(&mut f, &self.weights);
        Ok(f)
    }

    fn contact(&self, c: &tumble_recording::ContactRow) -> ContactRow {
        ContactRow {
            body_a: self.of(c.body_a),
            body_b: self.of(c.body_b),
            island: c.island,
            mode: c.mode as u8,
            feature: c.feature,
            point: c.point.into(),
            normal: c.normal.into(),
            tangent: c.tangent1.into(),
            lever_a: c.lever_a.into(),
            lever_b: c.lever_b.into(),
            gap: c.gap,
            friction: c.friction,
            restitution: c.restitution,
            velocity_bound: c.velocity_bound,
            approach_velocity: c.approach_velocity.into(),
            velocity: c.velocity.into(),
            impulse: c.impulse.into(),
            origin: c.origin,
            bias: c.bias.into(),
            restitution_share: c.restitution_share,
            in_flight: c.in_flight,
            residual: f64::NAN,
        }
    }

    fn event(&self, e: &tumble_recording::EventRow) -> EventRow {
        let data: serde_json::Value = e.data.as_deref().and_then(|d| serde_json::from_str(d).ok()).unwrap_or_default();
        EventRow {
            kind: event_code(e.kind),
            body_a: e.body_a.map_or(NONE, |b| self.of(b)),
            body_b: e.body_b.map_or(NONE, |b| self.of(b)),
            depth: data["depth"].as_f64().unwrap_or(0.0),
            speed: data["speed"].as_f64().unwrap_or(0.0),
            impulse: data["impulse"].as_f64().unwrap_or(0.0),
        }
    }
}

/// Deepest overlap of contacts [m].
fn overlap(contacts: &[ContactRow]) -> f64 {
    -contacts.iter().fold(0.0, |deepest, c| min(deepest, c.gap))
}

fn part(p: &Part) -> PartDrawing {
    PartDrawing::of(&p.place, &p.shape).doing(p.sensor, p.surface_velocity)
}

fn island(i: &tumble_recording::SolveRow) -> IslandRow {
    IslandRow {
        bodies: i.bodies,
        contacts: i.contacts,
        method: method_code(i.method),
        verdict: i.verdict as u32,
        sweeps: i.sweeps,
        newton_steps: i.newton_steps,
        worst_contact: NONE,
        flags: island_flags(i.guarded, i.start_up),
        residual: i.residual,
        cone: i.cone,
        approach: i.approach,
        sticky: i.sticky,
        dissipation: i.dissipation,
        gain: i.gain,
        wall_ms: milliseconds(i.wall_ns),
    }
}

fn summary(r: &tumble_recording::FrameRow) -> Summary {
    Summary {
        time: r.time,
        kinetic: r.kinetic,
        potential: r.potential,
        work: r.work,
        kinematic_work: r.kinematic_work,
        friction_loss: r.friction_loss,
        restitution_loss: r.restitution_loss,
        corrected: r.corrected,
        time_step: r.time_step,
        damping_loss: r.damping_loss,
        motor_work: r.motor_work,
        joint_loss: r.joint_loss,
        linear: r.momentum.into(),
        angular: r.angular.into(),
        sweeps: f64::from(r.sweeps),
        residual: r.residual,
        // not in the table `frame`: requested separately
        overlap: f64::NAN,
        missed: r.missed_depth,
        step_ms: milliseconds(r.wall_ns),
        contacts: f64::from(r.contacts),
        islands: f64::from(r.islands),
        verdict: f64::from(r.verdict as u8),
        guarded: f64::from(r.guarded),
        events: f64::NAN,
        state_hash: r.state_hash,
    }
}

impl FrameSource for Recorded {
    fn about(&self) -> Result<Arc<About>, SourceError> {
        Ok(self.about.clone())
    }

    fn span(&self) -> Span {
        let mut reader = lock(&self.reader);
        // an unreadable file is reported when a frame is requested
        let end = reader.frame_count().unwrap_or(0);
        if reader.meta().ending().is_none() {
            let _ = reader.refresh();
        }
        Span { epoch: 1, first: 0, end, growing: reader.meta().ending().is_none() }
    }

    fn frame(&self, number: u64) -> Result<Arc<Frame>, SourceError> {
        if let Some(known) = lock(&self.kept).iter().find(|f| f.number == number) {
            return Ok(known.clone());
        }
        let frame = Arc::new(self.read(number)?);
        let mut kept = lock(&self.kept);
        kept.push_back(frame.clone());
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Ok(frame)
    }

    fn summaries(&self, from: u64, most: usize) -> Result<Vec<Summary>, SourceError> {
        let rows = lock(&self.reader).frames(from..from.saturating_add(most as u64))?;
        Ok(rows.iter().map(summary).collect())
    }

    fn events(&self, from: u64, most: usize) -> Result<(Vec<(u64, EventRow)>, u64), SourceError> {
        let end = lock(&self.reader).frame_count()?;
        let (mut list, mut next) = (Vec::new(), from);
        // whole frames, a few at a time: requests for frames come first
        let mut few = 64;
        while next < end && list.len() < most {
            let until = end.min(next + few);
            let page = lock(&self.reader).events(next..until)?;
            if list.len() + page.len() > most {
                if !list.is_empty() {
                    break;
                }
                // too many for one answer: fewer frames, at least one
                if few > 1 {
                    few /= 2;
                    continue;
                }
            }
            list.extend(page.iter().map(|e| (e.frame, self.event(e))));
            next = until;
        }
        Ok((list, next))
    }

    fn overlap(&self, number: u64) -> Result<f64, SourceError> {
        let contacts = lock(&self.reader).contacts(number)?;
        Ok(-contacts.iter().fold(0.0, |deepest, c| min(deepest, c.gap)))
    }

    fn path(&self, bodies: &[usize], from: u64, to: u64, stride: u64) -> Result<Vec<f64>, SourceError> {
        let mut paths = vec![Vec::new(); bodies.len()];
        let mut number = from;
        while number <= to {
            // one lock per frame: requests for frames come first
            let states = lock(&self.reader).states(number)?;
            for (path, &body) in paths.iter_mut().zip(bodies) {
                // states are sorted by body; a body that is missing in this frame leaves a gap
                let id = self.about.bodies.get(body).map_or(NONE, |b| b.id);
                let found = states.binary_search_by_key(&id, |s| s.body).ok();
                path.extend(found.map_or([f64::NAN; 3], |k| states[k].centre));
            }
            number += stride.max(1);
        }
        Ok(paths.concat())
    }
}
