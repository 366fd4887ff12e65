//! Metadata of a recording.

use crate::checksum::Chain;
use crate::error::Error;
use crate::filters::Filters;
use crate::schema::{Layout, VERSION};
use crate::surface::Surfaces;
use rusqlite::Connection;
use rusqlite::types::{Value, ValueRef};
use serde_json::json;
use std::collections::BTreeMap;
use tumble::{BodyId, JointId, World};

/// Keys that are written when the recording is closed; the seal covers them.
pub(crate) const CLOSING: [&str; 4] = ["ending", "frames", "stopped", "waited_ns"];
/// The tables of a recording that leaves nothing out.
const ALL_TABLES: &str = "state,contact,solve,adjustment,push,edit,joint_row,motor,event";
/// The same in format 2.
const ALL_TABLES_2: &str = "state,contact,solve,adjustment,push,edit,event";
/// The key of the checksum over the end of the chain and the closing keys.
pub(crate) const SEAL: &str = "seal";

/// Facts about the run that a recording is given before its first step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setup<'a> {
    /// Name of the scene.
    pub name: &'a str,
    /// Text of the scene, from which the run can be repeated; empty if there is none.
    pub scene: &'a str,
    /// How the text is written: `toml` or `json`.
    pub format: &'a str,
    /// Geometry files that the scene names, by the names that it uses.
    pub files: &'a [(String, Vec<u8>)],
    /// Names of joints.
    pub joints: &'a [(JointId, String)],
    /// Length of a step [s].
    pub step: f64,
    /// How long the run is meant to be [s].
    pub duration: f64,
    /// Bodies that come later, if there are any.
    pub later: Option<Later<'a>>,
}

/// Bodies that come while a run is recorded.
#[derive(Clone, Copy, Debug)]
pub struct Later<'a> {
    /// The world with all of them in it: what they are, and the state that each comes with.
    pub whole: &'a World,
    /// When each comes [s]: at the start of the first step that does not begin before.
    pub times: &'a [(BodyId, f64)],
}

impl<'a> Later<'a> {
    /// Bodies that come at some times; nothing if there are none.
    #[must_use]
    pub fn of(whole: &'a World, times: &'a [(BodyId, f64)]) -> Option<Self> {
        (!times.is_empty()).then_some(Self { whole, times })
    }
}

/// All that is known before the first step.
pub(crate) fn opening(
    setup: &Setup<'_>,
    world: &World,
    layout: Layout,
    (durable, every, tables): (bool, u64, &str),
) -> Vec<(&'static str, Value)> {
    let text = |t: &str| Value::Text(t.to_owned());
    let s = world.settings();
    let settings = json!({
        "solver": {
            "tolerance": s.solver.tolerance,
            "method": s.solver.method.name(),
            "max_sweeps": s.solver.max_sweeps,
            "max_products": s.solver.max_products,
            "max_factor_bytes": s.solver.max_factor_bytes,
            "restitution_threshold": s.solver.restitution_threshold,
            "bounce_at_surface": s.solver.bounce_at_surface,
            "least_loads": s.solver.least_loads,
            "guard": s.solver.guard,
        },
        "correction": { "enabled": s.correction.enabled, "slop": s.correction.slop, "rate": s.correction.rate },
        "sleep": { "enabled": s.sleep.enabled, "speed": s.sleep.speed, "time": s.sleep.time },
        "skin": s.skin,
        "geometry": { "rim_points": s.geometry.rim_points, "keep": format!("{:?}", s.geometry.keep).to_lowercase() },
        "impact_speed": s.impact_speed,
        "start_up_overlap": s.start_up_overlap,
        "body_size": s.body_size,
        "max_solves": s.max_solves,
        "start_in_full": s.start_in_full,
        "max_work": s.max_work,
        "limits": { "pairs": s.limits.pairs, "contacts": s.limits.contacts },
        "physics": {
            "friction": s.physics.friction,
            "restitution": s.physics.restitution,
            "gyroscopic": s.physics.gyroscopic,
            "contact": s.physics.contact,
            "force": s.physics.force,
        },
    });
    let whole = setup.later.map_or(world, |l| l.whole);
    let filters = Filters::new(whole);
    let mut scene_hash = Chain::START;
    scene_hash.bytes(setup.scene.as_bytes());
    let mut all = vec![
        ("engine", text("tumble")),
        ("engine_version", text(env!("CARGO_PKG_VERSION"))),
        ("format_version", Value::Integer(i64::from(VERSION))),
        ("sqlite_version", text(rusqlite::version())),
        ("layout", text(layout.name())),
        ("durability", text(if durable { "full" } else { "normal" })),
        ("every", Value::Integer(every.cast_signed())),
        ("tables", text(tables)),
        ("units", text("SI: m, kg, s, rad, N·s, J; z up; world axes; quaternions w, x, y, z")),
        ("scene_name", text(setup.name)),
        ("scene", text(setup.scene)),
        ("scene_format", text(setup.format)),
        ("scene_hash", Value::Text(format!("{:016x}", scene_hash.0))),
        ("seed", text("in the scene")),
        ("bodies", Value::Integer(whole.body_count() as i64)),
        ("gravity", Value::Text(json!(world.gravity().to_array()).to_string())),
        ("fields", Value::Integer(i64::from(world.has_potentials()))),
        ("joints", Value::Integer(world.joint_count() as i64)),
        ("step", Value::Real(setup.step)),
        ("duration", Value::Real(setup.duration)),
        ("threads", Value::Integer(s.threads as i64)),
        ("settings", Value::Text(settings.to_string())),
        ("surfaces", Value::Text(Surfaces::new(whole).describe())),
        ("ignored", Value::Text(filters.ignored())),
        ("damping", Value::Text(filters.damping())),
        ("cpu", Value::Text(cpu())),
        ("os", text(std::env::consts::OS)),
    ];
    if let Some(later) = &setup.later {
        let times: Vec<(u32, f64)> = later.times.iter().map(|(id, time)| (id.slot(), *time)).collect();
        all.push(("arrivals", Value::Text(json!(times).to_string())));
    }
    all
}

/// The processor's name, as far as it can be found out.
fn cpu() -> String {
    let arch = std::env::consts::ARCH;
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|l| l.starts_with("model name")).and_then(|l| l.split_once(':'));
    model.map_or_else(|| arch.to_owned(), |(_, name)| format!("{} ({arch})", name.trim()))
}

/// The table `meta`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Meta(BTreeMap<String, Value>);

impl Meta {
    pub(crate) fn read(connection: &Connection) -> Result<Self, Error> {
        let mut statement = connection.prepare("SELECT key, value FROM meta ORDER BY key")?;
        let mut rows = statement.query([])?;
        let mut all = BTreeMap::new();
        while let Some(row) = rows.next()? {
            let key = row.get_ref(0)?.as_str().map_err(|e| Error::damaged(format!("meta: {e}")))?.to_owned();
            let value = match row.get_ref(1)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(i) => Value::Integer(i),
                ValueRef::Real(x) => Value::Real(x),
                ValueRef::Text(t) => Value::Text(
                    String::from_utf8(t.to_vec()).map_err(|_| Error::damaged(format!("meta {key}: not UTF-8")))?,
                ),
                ValueRef::Blob(b) => Value::Blob(b.to_vec()),
            };
            all.insert(key, value);
        }
        Ok(Self(all))
    }

    /// All keys with their values as text.
    pub fn iter(&self) -> impl Iterator<Item = (&str, String)> {
        self.0.iter().map(|(k, v)| {
            let v = match v {
                Value::Null => String::new(),
                Value::Integer(i) => i.to_string(),
                Value::Real(x) => x.to_string(),
                Value::Text(t) => t.clone(),
                Value::Blob(b) => format!("{} bytes", b.len()),
            };
            (k.as_str(), v)
        })
    }

    /// A text.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.0.get(key) {
            Some(Value::Text(t)) => Some(t),
            _ => None,
        }
    }

    /// A number.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<f64> {
        match self.0.get(key) {
            Some(Value::Real(x)) => Some(*x),
            Some(Value::Integer(i)) => Some(*i as f64),
            _ => None,
        }
    }

    /// A whole number.
    #[must_use]
    pub fn integer(&self, key: &str) -> Option<i64> {
        match self.0.get(key) {
            Some(Value::Integer(i)) => Some(*i),
            _ => None,
        }
    }

    /// Why the frames do not tell all of every step, if they do not.
    #[must_use]
    pub fn left_out(&self) -> Option<String> {
        let every = self.integer("every").filter(|n| *n > 1);
        let complete = if self.integer("format_version") == Some(2) { ALL_TABLES_2 } else { ALL_TABLES };
        let tables = self.text("tables").filter(|t| *t != complete);
        match (every, tables) {
            (Some(n), _) => Some(format!("it has one frame for {n} steps")),
            (None, Some(t)) => Some(format!("it has the tables frame,{t} only").replace("frame, only", "frame only")),
            (None, None) => None,
        }
    }

    /// When bodies come that are not there at the start [s], by their numbers.
    #[must_use]
    pub fn arrivals(&self) -> BTreeMap<u32, f64> {
        let list: Vec<(u32, f64)> =
            self.text("arrivals").and_then(|t| serde_json::from_str(t).ok()).unwrap_or_default();
        list.into_iter().collect()
    }

    /// Gravity [m/s²].
    #[must_use]
    pub fn gravity(&self) -> Option<[f64; 3]> {
        serde_json::from_str(self.text("gravity")?).ok()
    }

    /// The solver's tolerance [m/s]; 0 where it is not said.
    #[must_use]
    pub fn tolerance(&self) -> f64 {
        self.settings()["solver"]["tolerance"].as_f64().unwrap_or(0.0)
    }

    /// The settings of the run as JSON.
    #[must_use]
    pub fn settings(&self) -> serde_json::Value {
        self.text("settings").and_then(|t| serde_json::from_str(t).ok()).unwrap_or_default()
    }

    /// How the run ended: `complete`, `interrupted` or `stopped`; nothing if the recording was not closed.
    #[must_use]
    pub fn ending(&self) -> Option<&str> {
        self.text("ending")
    }

    /// The raw values, for a copy.
    pub(crate) fn values(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v))
    }

    /// Adds the facts known before the first step to the checksum.
    pub(crate) fn opening_checksum(&self, chain: &mut Chain) {
        for (key, v) in &self.0 {
            // a copy in another layout is the same recording
            if !CLOSING.contains(&key.as_str()) && key != SEAL && key != "layout" {
                hash(chain, key, v);
            }
        }
    }

    /// The seal of these closing keys after the last checksum of the chain.
    pub(crate) fn seal(&self, last: u64) -> u64 {
        let mut chain = Chain(last);
        for key in CLOSING {
            if let Some(v) = self.0.get(key) {
                hash(&mut chain, key, v);
            }
        }
        chain.word(0x7365_616c);
        chain.0
    }

    pub(crate) fn from_pairs(pairs: &[(&'static str, Value)]) -> Self {
        Self(pairs.iter().map(|(k, v)| ((*k).to_owned(), v.clone())).collect())
    }
}

impl FromIterator<(String, Value)> for Meta {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}

fn hash(chain: &mut Chain, key: &str, v: &Value) {
    chain.text(Some(key));
    match v {
        Value::Null => chain.word(0),
        Value::Integer(i) => {
            chain.word(1);
            chain.word(i.cast_unsigned());
        }
        Value::Real(x) => {
            chain.word(2);
            chain.word(crate::table::word(*x));
        }
        Value::Text(t) => {
            chain.word(3);
            chain.text(Some(t));
        }
        Value::Blob(b) => {
            chain.word(4);
            chain.bytes(b);
        }
    }
}
