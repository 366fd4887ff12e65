//! A live world: play, pause, step, speed, reset, changed parameters, and pulling of bodies.
//!
//! The world runs on its own thread and takes commands in order. It steps only while a page is open, and stops at the scene's
//! duration; told to play there, it goes on. A reset keeps changed
//! parameters; `restore` sets those of the scene. A pull is a damped spring from a point of a body to the pointer: a force of
//! the step, which the energy ledger counts as external work.

use crate::about::About;
use crate::capture::{BodyIndex, about, capture};
use crate::frame::{EventRow, Frame, Summary};
use crate::gallery::Gallery;
use crate::history::History;
use crate::source::{FrameSource, SourceError, Span};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, watch};
use tumble::{BodyKind, Material, MaterialId, World};
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};
use tumble_scene::{Scene, Script, steps};

/// Time between two looks for commands of a paused world [s].
const IDLE: Duration = Duration::from_millis(100);
/// Largest lag behind real time that a slow world makes up for [s]; the rest is dropped, and the page shows the true pace.
const DEBT: f64 = 0.1;
/// Angular frequency of the pulling spring [rad/s]: the body follows the pointer in a third of a second, without overshoot.
const PULL: f64 = 12.0;

/// Commands of the page to a live world.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "command", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Command {
    /// Run.
    Play,
    /// Pause.
    Pause,
    /// Run for `count` steps, then pause.
    Step { count: u32 },
    /// Speed relative to real time [–].
    Speed { value: f64 },
    /// Back to the start, with the present parameters.
    Reset,
    /// Another scene of the gallery.
    Open { scene: usize },
    /// Gravity [m/s²].
    Gravity { value: [f64; 3] },
    /// Friction and restitution of a material [–].
    Material { index: usize, friction: f64, restitution: f64 },
    /// Friction and restitution of a pair of materials [–].
    Pair { index: usize, friction: f64, restitution: f64 },
    /// Back to the start, with the parameters of the scene.
    Restore,
    /// Pull a point of a body (from its centre of mass, body axes) to a target [m].
    Drag { body: usize, point: [f64; 3], target: [f64; 3] },
    /// End the pull.
    Drop,
}

/// Status of a live world.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Status {
    pub(crate) epoch: u32,
    pub(crate) open: bool,
    pub(crate) playing: bool,
    /// The duration of the scene is over, and it has not been told to go on.
    pub(crate) ended: bool,
    /// Wanted speed relative to real time [–].
    pub(crate) speed: f64,
    /// Reached speed relative to real time [–].
    pub(crate) pace: f64,
    pub(crate) first: u64,
    pub(crate) end: u64,
    /// The present pull.
    pub(crate) pull: Option<Pull>,
    /// Present gravity, materials and pairs.
    pub(crate) gravity: [f64; 3],
    pub(crate) materials: Vec<[f64; 2]>,
    pub(crate) pairs: Vec<[f64; 2]>,
}

/// A pull: the body, the point held, the target [m] and the force [N].
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Pull {
    pub(crate) body: usize,
    pub(crate) held: [f64; 3],
    pub(crate) target: [f64; 3],
    pub(crate) force: [f64; 3],
}

/// Data that the thread of the world publishes.
#[derive(Debug, Default)]
struct Published {
    epoch: u32,
    about: Option<Arc<About>>,
    history: History,
}

/// A live world, or none yet.
#[derive(Debug)]
pub(crate) struct Live {
    shared: Arc<Mutex<Published>>,
    commands: Mutex<Sender<Command>>,
    pub(crate) status: watch::Receiver<Arc<Status>>,
    pub(crate) errors: broadcast::Sender<String>,
    viewers: Arc<AtomicUsize>,
}

/// Counts an open page until dropped.
#[derive(Debug)]
pub(crate) struct Viewing(Arc<AtomicUsize>);

impl Drop for Viewing {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // data is replaced as a whole: after a panic it is still consistent
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Live {
    /// Starts the thread; opens a scene if one is given, playing.
    pub(crate) fn start(gallery: Arc<Gallery>, open: Option<usize>) -> std::io::Result<Self> {
        let shared = Arc::new(Mutex::new(Published::default()));
        let (sender, receiver) = channel();
        let (status, watched) = watch::channel(Arc::new(Status::default()));
        let (errors, _) = broadcast::channel(16);
        let viewers = Arc::new(AtomicUsize::new(0));
        if let Some(scene) = open {
            let _ = sender.send(Command::Open { scene });
        }
        let mut stage = Stage {
            shared: shared.clone(),
            status,
            errors: errors.clone(),
            viewers: viewers.clone(),
            gallery,
            play: None,
            playing: false,
            beyond: false,
            speed: 1.0,
            owed: 0.0,
            pace: 0.0,
            clock: Instant::now(),
        };
        std::thread::Builder::new().name("live world".into()).spawn(move || stage.run(&receiver))?;
        Ok(Self { shared, commands: Mutex::new(sender), status: watched, errors, viewers })
    }

    pub(crate) fn send(&self, command: Command) {
        // the thread lives as long as the sender
        let _ = lock(&self.commands).send(command);
    }

    pub(crate) fn view(&self) -> Viewing {
        self.viewers.fetch_add(1, Ordering::Relaxed);
        Viewing(self.viewers.clone())
    }

    /// Rows from a frame on and the newest frame, if there is one that the page has not seen.
    pub(crate) fn news(&self, epoch: u32, from: u64, most: usize) -> Option<(u32, u64, Vec<Summary>, Arc<Frame>)> {
        let shared = lock(&self.shared);
        let newest = shared.history.newest()?;
        if epoch == shared.epoch && newest.number < from {
            return None;
        }
        let from = if epoch == shared.epoch { from } else { 0 };
        let (first, rows) = shared.history.rows(from, most);
        Some((shared.epoch, first, rows, newest))
    }
}

impl FrameSource for Live {
    fn about(&self) -> Result<Arc<About>, SourceError> {
        lock(&self.shared).about.clone().ok_or(SourceError::Empty)
    }

    fn span(&self) -> Span {
        let shared = lock(&self.shared);
        let (first, end) = shared.history.span();
        Span { epoch: shared.epoch, first, end, growing: true }
    }

    fn frame(&self, number: u64) -> Result<Arc<Frame>, SourceError> {
        let shared = lock(&self.shared);
        if shared.about.is_none() {
            return Err(SourceError::Empty);
        }
        let (first, end) = shared.history.span();
        shared.history.frame(number).ok_or(SourceError::NoFrame(number, first, end.saturating_sub(1)))
    }

    fn summaries(&self, from: u64, most: usize) -> Result<Vec<Summary>, SourceError> {
        Ok(lock(&self.shared).history.summaries(from, most))
    }

    fn events(&self, from: u64, most: usize) -> Result<(Vec<(u64, EventRow)>, u64), SourceError> {
        Ok(lock(&self.shared).history.events(from, most))
    }
}

/// A running scene.
struct Play {
    scene: Scene,
    /// The world before the first step, with the parameters of the scene.
    first: World,
    world: World,
    /// Actions of the scene over time.
    script: Script,
    body_index: BodyIndex,
    about: About,
    materials: Vec<MaterialId>,
    /// Changed parameters.
    gravity: Option<DVec3>,
    edits: Vec<Option<Material>>,
    pair_edits: Vec<Option<Material>>,
    pull: Option<(usize, DVec3, DVec3)>,
    acting: Option<Pull>,
}

/// State of the thread.
struct Stage {
    shared: Arc<Mutex<Published>>,
    status: watch::Sender<Arc<Status>>,
    errors: broadcast::Sender<String>,
    viewers: Arc<AtomicUsize>,
    gallery: Arc<Gallery>,
    play: Option<Play>,
    playing: bool,
    /// It was told to go on after its duration.
    beyond: bool,
    speed: f64,
    owed: f64,
    pace: f64,
    clock: Instant,
}

impl Stage {
    fn run(&mut self, commands: &Receiver<Command>) {
        loop {
            let runs = self.playing && self.play.is_some() && self.viewers.load(Ordering::Relaxed) > 0;
            let wait = if runs { Duration::from_millis(1) } else { IDLE };
            match commands.recv_timeout(wait) {
                Ok(command) => {
                    self.obey(command);
                    while let Ok(command) = commands.try_recv() {
                        self.obey(command);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            let passed = self.clock.elapsed().as_secs_f64();
            self.clock = Instant::now();
            if runs && self.playing {
                self.advance(passed);
            } else {
                (self.owed, self.pace) = (0.0, 0.0);
            }
            self.tell();
        }
    }

    /// Steps as far as the time that has passed allows.
    fn advance(&mut self, passed: f64) {
        let Some(step) = self.play.as_ref().map(|p| p.scene.step) else { return };
        self.owed += passed * self.speed;
        let limit = max(DEBT * self.speed, step);
        if self.owed > limit {
            self.owed = limit;
        }
        let (start, mut made) = (Instant::now(), 0.0);
        while self.owed >= step {
            self.owed -= step;
            made += step;
            if !self.step() {
                return;
            }
            if self.ended() {
                self.playing = false;
                return;
            }
            // commands and the display come first
            if start.elapsed() > Duration::from_millis(30) {
                break;
            }
        }
        // a second's worth of memory
        let passed = max(passed, 1e-6);
        let blend = 1.0 - 1.0 / (1.0 + passed);
        self.pace += blend * (made / passed - self.pace);
    }

    /// Whether the duration of the scene is over, and no order came to go on.
    fn ended(&self) -> bool {
        let over = |p: &Play| p.scene.duration.is_some_and(|d| p.world.steps() >= steps(d, p.scene.step));
        !self.beyond && self.play.as_ref().is_some_and(over)
    }

    fn step(&mut self) -> bool {
        let Some(p) = &mut self.play else { return false };
        p.pull_once();
        let acted = p.script.act(&mut p.world, p.scene.step);
        let refused = match acted {
            Ok(_) => p.world.step(p.scene.step).refused.as_ref().map(ToString::to_string),
            Err(refused) => Some(refused.to_string()),
        };
        if let Some(refused) = &refused {
            let message = format!("the world refused to step: {refused}");
            self.playing = false;
            self.complain(message);
            return false;
        }
        let frame = Arc::new(capture(&p.world, &p.body_index));
        lock(&self.shared).history.push(frame);
        true
    }

    fn complain(&self, message: String) {
        // there may be no receiver
        let _ = self.errors.send(message);
    }

    fn obey(&mut self, command: Command) {
        let outcome = match command {
            Command::Open { scene } => self.open(scene),
            Command::Play => {
                self.playing = self.play.is_some();
                self.beyond |= self.ended();
                Ok(())
            }
            Command::Pause => {
                self.playing = false;
                Ok(())
            }
            Command::Step { count } => {
                self.playing = false;
                for _ in 0..count.min(1000) {
                    if !self.step() {
                        break;
                    }
                }
                Ok(())
            }
            Command::Speed { value } if (0.01..=100.0).contains(&value) => {
                self.speed = value;
                Ok(())
            }
            Command::Speed { value } => Err(format!("speed is {value}: give a number from 0.01 to 100")),
            other => match &mut self.play {
                None => Err("no scene is open: choose one".to_owned()),
                Some(p) => {
                    let outcome = p.change(&other);
                    // a pull is not stopped by the clock
                    self.beyond |= matches!(other, Command::Drag { .. });
                    if matches!(other, Command::Reset | Command::Restore) {
                        self.beyond = false;
                        self.publish();
                    }
                    outcome
                }
            },
        };
        if let Err(message) = outcome {
            self.complain(message);
        }
    }

    fn open(&mut self, number: usize) -> Result<(), String> {
        let (scene, remarks) = self.gallery.load(number)?;
        let mut built = scene.build().map_err(|e| e.to_string())?;
        let mut settings = *built.world.settings();
        settings.timings = true;
        built.world.set_settings(settings).map_err(|e| e.to_string())?;
        let (about, materials) = about(&scene, &built, &remarks);
        self.speed = scene.view.speed.unwrap_or(1.0);
        let edits = vec![None; materials.len()];
        let pair_edits = vec![None; about.pairs.len()];
        self.play = Some(Play {
            body_index: BodyIndex::new(&built),
            first: built.world.clone(),
            script: built.script,
            world: built.world,
            scene,
            about,
            materials,
            gravity: None,
            edits,
            pair_edits,
            pull: None,
            acting: None,
        });
        (self.playing, self.beyond, self.owed) = (true, false, 0.0);
        self.publish();
        Ok(())
    }

    /// Begins a new epoch with the present world.
    fn publish(&mut self) {
        let Some(p) = &self.play else { return };
        let frame = Arc::new(capture(&p.world, &p.body_index));
        let mut shared = lock(&self.shared);
        shared.epoch += 1;
        shared.about = Some(Arc::new(p.about.clone()));
        shared.history = History::default();
        shared.history.push(frame);
    }

    fn tell(&self) {
        let (epoch, (first, end)) = {
            let shared = lock(&self.shared);
            (shared.epoch, shared.history.span())
        };
        let p = self.play.as_ref();
        let two = |m: Material| [m.friction, m.restitution];
        let status = Status {
            epoch,
            open: p.is_some(),
            playing: self.playing,
            ended: self.ended(),
            speed: self.speed,
            pace: (self.pace * 100.0).round() / 100.0,
            first,
            end,
            pull: p.and_then(|p| p.acting),
            gravity: p.map_or([0.0; 3], |p| p.world.gravity().to_array()),
            materials: p.map_or_else(Vec::new, |p| {
                p.materials.iter().map(|id| two(p.world.material(*id).unwrap_or_default())).collect()
            }),
            pairs: p.map_or_else(Vec::new, |p| p.about.pairs.iter().map(|q| two(p.pair_of(q.a, q.b))).collect()),
        };
        self.status.send_if_modified(|old| {
            let news = **old != status;
            if news {
                *old = Arc::new(status);
            }
            news
        });
    }
}

impl Play {
    fn pair_of(&self, a: u32, b: u32) -> Material {
        match (self.materials.get(a as usize), self.materials.get(b as usize)) {
            (Some(&a), Some(&b)) => self.world.pair(a, b),
            _ => Material::default(),
        }
    }

    fn change(&mut self, command: &Command) -> Result<(), String> {
        match *command {
            Command::Gravity { value } => {
                let value = DVec3::from_array(value);
                self.world.set_gravity(value).map_err(|e| e.to_string())?;
                self.gravity = Some(value);
            }
            Command::Material { index, friction, restitution } => {
                let m = Material::new(friction, restitution);
                let id = *self.materials.get(index).ok_or("there is no such material")?;
                self.world.set_material(id, m).map_err(|e| e.to_string())?;
                self.edits[index] = Some(m);
            }
            Command::Pair { index, friction, restitution } => {
                let m = Material::new(friction, restitution);
                let pair = self.about.pairs.get(index).ok_or("there is no such pair")?;
                let (a, b) = (self.materials[pair.a as usize], self.materials[pair.b as usize]);
                self.world.set_pair(a, b, m).map_err(|e| e.to_string())?;
                self.pair_edits[index] = Some(m);
            }
            Command::Reset => self.reset()?,
            Command::Restore => {
                self.gravity = None;
                self.edits.fill(None);
                self.pair_edits.fill(None);
                self.reset()?;
            }
            Command::Drag { body, point, target } => {
                let id = *self.body_index.ids.get(body).ok_or("there is no such body")?;
                let (point, target) = (DVec3::from_array(point), DVec3::from_array(target));
                if !point.is_finite() || !target.is_finite() {
                    return Err("a pull needs finite numbers".to_owned());
                }
                if self.world.body(id).is_none_or(|b| b.kind() != BodyKind::Dynamic) {
                    return Err("only dynamic bodies can be pulled".to_owned());
                }
                self.pull = Some((body, point, target));
            }
            Command::Drop => (self.pull, self.acting) = (None, None),
            _ => {}
        }
        Ok(())
    }

    /// Back to the first frame, with the changed parameters.
    fn reset(&mut self) -> Result<(), String> {
        let mut world = self.first.clone();
        if let Some(g) = self.gravity {
            world.set_gravity(g).map_err(|e| e.to_string())?;
        }
        for (id, m) in self.materials.iter().zip(&self.edits) {
            if let Some(m) = m {
                world.set_material(*id, *m).map_err(|e| e.to_string())?;
            }
        }
        for (pair, m) in self.about.pairs.iter().zip(&self.pair_edits) {
            if let Some(m) = m {
                let (a, b) = (self.materials[pair.a as usize], self.materials[pair.b as usize]);
                world.set_pair(a, b, *m).map_err(|e| e.to_string())?;
            }
        }
        self.world = world;
        (self.pull, self.acting) = (None, None);
        Ok(())
    }

    /// The pull of the next step: F = m_eff (ω² d − 2 ω v), critically damped at the point that is held.
    fn pull_once(&mut self) {
        let Some((body, point, target)) = self.pull else { return };
        let Some(b) = self.body_index.ids.get(body).and_then(|id| self.world.body(*id)) else { return };
        let arm = b.orientation() * point;
        let held = b.centre() + arm;
        let inertia = b.inertia();
        let axes = DMat3::from_quat(b.orientation() * inertia.axes);
        let inverse = axes * DMat3::from_diagonal(DVec3::ONE / inertia.moments) * axes.transpose();
        // the smallest effective mass of the point in any direction: stable for an explicit force
        let turn = arm.length_squared() * (inverse.x_axis.x + inverse.y_axis.y + inverse.z_axis.z);
        let mass = 1.0 / (1.0 / b.mass() + turn);
        // gravity is compensated, so that the body hangs at the pointer
        let gravity = self.world.gravity() * b.mass();
        let omega = if PULL * self.scene.step > 0.5 { 0.5 / self.scene.step } else { PULL };
        let force = (target - held) * (mass * omega * omega) - b.velocity_at(held) * (2.0 * mass * omega) - gravity;
        let id = b.id();
        if self.world.apply_force_at(id, force, held).is_ok() {
            self.acting =
                Some(Pull { body, held: held.to_array(), target: target.to_array(), force: force.to_array() });
        }
    }
}
