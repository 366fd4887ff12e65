//! The tables of a recording: names, columns, units, and how each number is kept.
//!
//! One list serves all: the schema, writing and reading rows, chunks, checksums, comparisons and exports. Inside the
//! crate a row of a table is a run of 64-bit words, one per column after `frame`; a word is a real's bits, an integer,
//! or the place of a word in a list.

use tumble_math::order::canonical;

/// How a column is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// INTEGER.
    Integer,
    /// INTEGER that names a body, or NULL.
    Body,
    /// REAL; what is not a number is NULL.
    Real,
    /// TEXT of sixteen hexadecimal digits.
    Hex,
    /// TEXT, one of these.
    Name(&'static [&'static str]),
    /// TEXT of any kind; not part of a row's words.
    Text,
}

impl Kind {
    /// The type in SQL.
    #[must_use]
    pub fn sql(self) -> &'static str {
        match self {
            Self::Integer | Self::Body => "INTEGER",
            Self::Real => "REAL",
            Self::Hex | Self::Name(_) | Self::Text => "TEXT",
        }
    }
}

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// How it is kept.
    pub kind: Kind,
    /// Its unit; empty for what has none.
    pub unit: &'static str,
}

/// A version of the format: `PRAGMA user_version` of the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Version {
    /// Verdicts `solved`, `budget`, `failed`; a contact says whether a sweep found it.
    Two = 2,
    /// Verdicts of the step, missed overlap; a contact says where it comes from, by which velocity its law is shifted, which
    /// share of its restitution it has, and whether it was met in flight; a body when it was solved.
    #[default]
    Three = 3,
}

impl Version {
    /// The version of that number.
    #[must_use]
    pub fn of(number: i64) -> Option<Self> {
        [Self::Two, Self::Three].into_iter().find(|v| v.number() == number)
    }

    /// Its number.
    #[must_use]
    pub fn number(self) -> i64 {
        self as i64
    }

    /// A table as this version has it.
    pub(crate) fn table(self, table: &'static Table) -> &'static Table {
        match (self, table.name) {
            (Self::Two, "frame") => &FRAME_2,
            (Self::Two, "contact") => &CONTACT_2,
            (Self::Two, "solve") => &SOLVE_2,
            (Self::Two, "adjustment") => &ADJUSTMENT_2,
            _ => table,
        }
    }
}

/// A table, or the view that stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its columns; those of a frame have a column `frame` before these.
    pub columns: &'static [Column],
    /// The column that is unique, within a frame where there is one.
    pub key: &'static str,
}

impl Table {
    /// Words of a row: all columns but texts.
    pub(crate) fn width(&self) -> usize {
        self.columns.iter().filter(|c| c.kind != Kind::Text).count()
    }

    /// Texts of a row.
    pub(crate) fn texts(&self) -> usize {
        self.columns.len() - self.width()
    }
}

pub(crate) const fn real(name: &'static str, unit: &'static str) -> Column {
    Column { name, kind: Kind::Real, unit }
}

pub(crate) const fn integer(name: &'static str) -> Column {
    Column { name, kind: Kind::Integer, unit: "" }
}

pub(crate) const fn body(name: &'static str) -> Column {
    Column { name, kind: Kind::Body, unit: "" }
}

pub(crate) const fn name(name: &'static str, names: &'static [&'static str]) -> Column {
    Column { name, kind: Kind::Name(names), unit: "" }
}

pub(crate) const fn text(name: &'static str) -> Column {
    Column { name, kind: Kind::Text, unit: "" }
}

/// Columns after columns.
const fn join<const A: usize, const B: usize, const N: usize>(a: [Column; A], b: [Column; B]) -> [Column; N] {
    assert!(A + B == N, "as many as both together");
    let mut all = [a[0]; N];
    let mut k = 0;
    while k < N {
        all[k] = if k < A { a[k] } else { b[k - A] };
        k += 1;
    }
    all
}

/// Verdicts of a step and of a certificate, from the best to the worst; a number keeps its word, whatever words are in use.
pub(crate) const VERDICTS: &[&str] = &["solved", "guarded", "infeasible", "overlap", "inexact", "failed"];
/// The same in version 2.
pub(crate) const VERDICTS_2: &[&str] = &["solved", "budget", "failed"];
/// How a contact was found.
pub(crate) const ORIGINS: &[&str] = &["near", "swept", "turned into", "centre", "start", "touch"];
/// Modes of a contact.
pub(crate) const MODES: &[&str] = &["open", "stick", "slide", "bounce"];
/// How bodies move.
pub(crate) const KINDS: &[&str] = &["dynamic", "kinematic", "fixed"];
/// Kinds of events.
pub(crate) const EVENTS: &[&str] = &[
    "touch began",
    "touch ended",
    "impact",
    "fell asleep",
    "woke",
    "quarantined",
    "missed",
    "squeezed",
    "entered",
    "left",
    "limit hit",
    "joint broke",
];
/// Methods of the solver.
pub(crate) const METHODS: &[&str] =
    &["auto", "gauss-seidel", "anderson", "newton", "sparse-newton", "interior-point", "active-set", "pgs"];

/// The bodies.
pub const BODY: Table = Table {
    name: "body",
    key: "id",
    columns: &[
        integer("id"),
        text("name"),
        name("kind", KINDS),
        real("mass", "kg"),
        real("cx", "m"),
        real("cy", "m"),
        real("cz", "m"),
        real("ixx", "kg·m²"),
        real("iyy", "kg·m²"),
        real("izz", "kg·m²"),
        real("iqw", "–"),
        real("iqx", "–"),
        real("iqy", "–"),
        real("iqz", "–"),
        text("shape"),
        real("friction", "–"),
        real("restitution", "–"),
        real("fx", "N"),
        real("fy", "N"),
        real("fz", "N"),
        real("tx", "N·m"),
        real("ty", "N·m"),
        real("tz", "N·m"),
    ],
};

/// One row per frame: the ledger, momentum, what the solver says. `checksum` is not part of the words.
pub const FRAME: Table = Table {
    name: "frame",
    key: "frame",
    columns: &join::<25, 12, 37>(
        frame_columns(VERDICTS),
        [
            real("missed_depth", "m"),
            real("restitution_share", "–"),
            integer("step"),
            real("damping_loss", "J"),
            integer("joints"),
            real("joint_gap", "m"),
            real("joint_turn", "rad"),
            real("joint_residual", "m/s"),
            real("motor_work", "J"),
            real("joint_loss", "J"),
            real("next_dt", "s"),
            integer("cut_flights"),
        ],
    ),
};
const FRAME_2: Table = Table { columns: &frame_columns(VERDICTS_2), ..FRAME };

const fn frame_columns(verdicts: &'static [&'static str]) -> [Column; 25] {
    [
        real("time", "s"),
        integer("contacts"),
        integer("islands"),
        real("kinetic", "J"),
        real("potential", "J"),
        real("work", "J"),
        real("kinematic_work", "J"),
        real("friction_loss", "J"),
        real("restitution_loss", "J"),
        real("dissipated", "J"),
        real("corrected", "J"),
        real("time_step", "J"),
        real("px", "kg·m/s"),
        real("py", "kg·m/s"),
        real("pz", "kg·m/s"),
        real("lx", "kg·m²/s"),
        real("ly", "kg·m²/s"),
        real("lz", "kg·m²/s"),
        integer("sweeps"),
        real("residual", "m/s"),
        name("verdict", verdicts),
        integer("guarded"),
        Column { name: "state_hash", kind: Kind::Hex, unit: "" },
        integer("wall_ns"),
        real("dt", "s"),
    ]
}

/// A body, where it is, how it moves, and how it turns: the three columns in which `state` and `edit` differ.
const fn motion(turning: [Column; 3]) -> [Column; 14] {
    let [t1, t2, t3] = turning;
    [
        integer("body"),
        real("x", "m"),
        real("y", "m"),
        real("z", "m"),
        real("qw", "–"),
        real("qx", "–"),
        real("qy", "–"),
        real("qz", "–"),
        real("vx", "m/s"),
        real("vy", "m/s"),
        real("vz", "m/s"),
        t1,
        t2,
        t3,
    ]
}

/// Where the bodies are and how they move.
pub const STATE: Table = Table {
    name: "state",
    key: "body",
    columns: &motion([real("wx", "rad/s"), real("wy", "rad/s"), real("wz", "rad/s")]),
};

/// Contact points at the midpoint of the step that led to the frame.
pub const CONTACT: Table = Table {
    name: "contact",
    key: "id",
    columns: &join::<37, 6, 43>(
        contact_columns("velocity_bound"),
        [
            name("origin", ORIGINS),
            real("bias_n", "m/s"),
            real("bias_t1", "m/s"),
            real("bias_t2", "m/s"),
            real("restitution_share", "–"),
            integer("in_flight"),
        ],
    ),
};
const CONTACT_2: Table = Table { columns: &join::<37, 1, 38>(contact_columns("floor"), [integer("swept")]), ..CONTACT };

/// Columns of the oldest contacts, whose velocity bound had another name.
const fn contact_columns(velocity_bound: &'static str) -> [Column; 37] {
    [
        integer("body_a"),
        integer("body_b"),
        integer("feature"),
        real("x", "m"),
        real("y", "m"),
        real("z", "m"),
        real("nx", "–"),
        real("ny", "–"),
        real("nz", "–"),
        real("t1x", "–"),
        real("t1y", "–"),
        real("t1z", "–"),
        real("t2x", "–"),
        real("t2y", "–"),
        real("t2z", "–"),
        real("gap", "m"),
        real("friction", "–"),
        real("restitution", "–"),
        real("approach_velocity", "m/s"),
        real("rax", "m"),
        real("ray", "m"),
        real("raz", "m"),
        real("rbx", "m"),
        real("rby", "m"),
        real("rbz", "m"),
        real(velocity_bound, "m/s"),
        real("velocity_n", "m/s"),
        real("impulse_n", "N·s"),
        real("impulse_t1", "N·s"),
        real("impulse_t2", "N·s"),
        real("slip_t1", "m/s"),
        real("slip_t2", "m/s"),
        name("mode", MODES),
        integer("id"),
        integer("island"),
        real("approach_t1", "m/s"),
        real("approach_t2", "m/s"),
    ]
}

/// How each island was solved.
pub const SOLVE: Table = Table {
    name: "solve",
    key: "island",
    columns: &join::<19, 6, 25>(
        solve_columns(VERDICTS),
        [
            real("restitution_share", "–"),
            integer("joints"),
            integer("redundant"),
            integer("outer"),
            real("joint_residual", "m/s"),
            real("offset", "s"),
        ],
    ),
};
const SOLVE_2: Table = Table { columns: &solve_columns(VERDICTS_2), ..SOLVE };

const fn solve_columns(verdicts: &'static [&'static str]) -> [Column; 19] {
    [
        integer("island"),
        name("method", METHODS),
        integer("contacts"),
        integer("sweeps"),
        real("residual", "m/s"),
        real("cone", "–"),
        real("approach", "m/s"),
        real("sticky", "J"),
        real("dissipation", "J"),
        name("verdict", verdicts),
        integer("wall_ns"),
        integer("bodies"),
        integer("newton_steps"),
        integer("factorisations"),
        integer("rounds"),
        real("natural", "–"),
        real("gain", "J"),
        integer("guarded"),
        integer("start_up"),
    ]
}

/// Adjustments of bodies by the step, apart from forces and contacts: position correction, and joints that were closed before it was
/// solved.
pub const ADJUSTMENT: Table = Table {
    name: "adjustment",
    key: "body",
    columns: &join::<8, 15, 23>(
        ADJUSTMENT_COLUMNS,
        [
            real("closing_x", "m"),
            real("closing_y", "m"),
            real("closing_z", "m"),
            real("closing_turn_x", "rad"),
            real("closing_turn_y", "rad"),
            real("closing_turn_z", "rad"),
            real("offset", "s"),
            integer("held"),
            real("lead_x", "m/s"),
            real("lead_y", "m/s"),
            real("lead_z", "m/s"),
            real("flight_x", "m"),
            real("flight_y", "m"),
            real("flight_z", "m"),
            real("flight_end", "s"),
        ],
    ),
};
const ADJUSTMENT_2: Table = Table { columns: &ADJUSTMENT_COLUMNS, ..ADJUSTMENT };

const ADJUSTMENT_COLUMNS: [Column; 8] = [
    integer("body"),
    real("shift_x", "m"),
    real("shift_y", "m"),
    real("shift_z", "m"),
    real("turn_x", "rad"),
    real("turn_y", "rad"),
    real("turn_z", "rad"),
    integer("start_up"),
];

/// Forces from outside: of bodies whose forces are not those of `body` in this step.
pub const PUSH: Table = Table {
    name: "push",
    key: "body",
    columns: &[
        integer("body"),
        real("fx", "N"),
        real("fy", "N"),
        real("fz", "N"),
        real("tx", "N·m"),
        real("ty", "N·m"),
        real("tz", "N·m"),
        real("once_fx", "N"),
        real("once_fy", "N"),
        real("once_fz", "N"),
        real("once_tx", "N·m"),
        real("once_ty", "N·m"),
        real("once_tz", "N·m"),
    ],
};

/// Bodies that were changed from outside: where the step began, since that is not where the frame before ends.
pub const EDIT: Table = Table {
    name: "edit",
    key: "body",
    columns: &motion([real("jx", "kg·m²/s"), real("jy", "kg·m²/s"), real("jz", "kg·m²/s")]),
};

/// Events. `data` is not part of the words.
pub const EVENT: Table = Table {
    name: "event",
    key: "id",
    columns: &[name("kind", EVENTS), body("body_a"), body("body_b"), text("data"), integer("id")],
};

/// A real as a word: one bit pattern for each number that SQLite can tell from others.
pub(crate) fn word(x: f64) -> u64 {
    // SQLite keeps what is not a number as NULL, and has one zero
    if x.is_nan() { f64::NAN.to_bits() } else { canonical(x).to_bits() }
}

/// NULL in a column of bodies.
pub(crate) const NOBODY: u64 = u64::MAX;
