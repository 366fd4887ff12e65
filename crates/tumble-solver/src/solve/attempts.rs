//! The tables of attempts: which methods are tried, in which order, with which effort. Data only; `dispatch` carries the
//! rows out, one after the other, until the judge accepts or the work is spent.
//!
//! An attempt goes from a start (where the last one ended, the first start, the best so far) by sweeps or by the central
//! path to where Newton's method takes over. The reasons of the order are in `docs/solver.md`: it was measured on mixed
//! islands and on piles that settle, not derived. An experiment is a changed row; `cargo run --release -p tumble-suite --
//! mixed` measures its worth.

use crate::newton::proximal::Plan;

/// Contacts up to which the exact active set is the cheapest frictionless method [–]: its work grows with the cube.
pub(super) const ACTIVE_SET_CONTACTS: usize = 48;

/// Contacts up to which sweeps come before Newton [–]: there a sweep costs less than a tenth of a factorisation.
pub(super) const FEW_CONTACTS: usize = 32;

/// Plain sweeps with which few contacts begin [–].
pub(super) const FIRST_SWEEPS: u32 = 6;

/// Residual [m/s] at which the interior point hands over to Newton.
pub(super) const INTERIOR_GOAL: f64 = 1e-5;

/// Residual [m/s] at which the interior point hands over that was entered near swept impulses. Farther on it often crawls along the
/// boundary for dozens of steps, while Newton needs a few.
pub(super) const NEAR_GOAL: f64 = 1e-4;

/// Residual [m/s] of a warm start up to which Newton goes on from it also where an island moves. From a worse one it comes to
/// nothing there; an island that stands or creeps needs no more than one or two factorisations, and sweeps would only lead it away.
pub(super) const NEWTON_START: f64 = 1e-6;

/// Residual [m/s] at which a path hands over to Newton: it is on the path's own branch then, and knows which contacts slide.
pub(super) const PATH_GOAL: f64 = 3e-4;

/// Times the tolerance from which on a solution is finished before another attempt [–]. Chosen on mixed
/// islands, not derived.
pub(super) const NEARLY_SOLVED: f64 = 100.0;

/// Fraction of the tolerance that an island at rest is taken down to, as far as rounding lets it [–].
const REST_DEPTH: f64 = 1e-6;

/// Start of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// The end of the last attempt.
    Here,
    /// The start of the stage.
    Start,
    /// At the best solution so far.
    Best,
}

/// A part of the factorisations that are left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    /// The part as a fraction [–].
    numerator: u32,
    denominator: u32,
    /// No more than these [–].
    most: u32,
    /// So few are not divided [–].
    whole_up_to: u32,
}

impl Share {
    const ALL: Self = Self { numerator: 1, denominator: 1, most: u32::MAX, whole_up_to: 0 };

    const fn part(numerator: u32, denominator: u32) -> Self {
        Self { numerator, denominator, ..Self::ALL }
    }

    const fn at_most(self, most: u32) -> Self {
        Self { most, ..self }
    }

    /// Of so many that are left.
    pub(super) fn of(self, left: u32) -> u32 {
        if left <= self.whole_up_to {
            return left;
        }
        let part = u64::from(left) * u64::from(self.numerator) / u64::from(self.denominator);
        u32::try_from(part).map_or(self.most, |part| part.min(self.most))
    }
}

/// A limit of sweeps beside the one of the settings: a part of those, and no more than `most` [–].
#[derive(Clone, Copy, Debug)]
pub(super) struct Sweeps {
    divisor: u32,
    most: u32,
}

impl Sweeps {
    const ALL: Self = Self { divisor: 1, most: u32::MAX };

    const fn at_most(most: u32) -> Self {
        Self { most, ..Self::ALL }
    }

    /// Of so many that the settings allow.
    pub(super) fn of(self, allowed: u32) -> u32 {
        (allowed / self.divisor).min(self.most)
    }
}

/// Method from the start of an attempt to where Newton takes over.
#[derive(Clone, Copy, Debug)]
pub(super) enum Starter {
    /// Nothing: Newton starts at once.
    None,
    /// Gauss–Seidel along conjugate directions.
    Conjugate(Sweeps),
    /// Gauss–Seidel with Anderson's acceleration.
    Anderson(Sweeps),
    /// Scalar projected Gauss–Seidel of frictionless contacts.
    Projected(Sweeps),
    /// The interior point from impulses `scale` times the usual ones.
    Interior { scale: f64, share: Share },
    /// The interior point, entered near the impulses that are there; `focused` on the contacts that take part.
    Near { focused: bool, share: Share },
    /// The central path itself, folds and all, with this weight of friction.
    Path { weight: f64, share: Share },
}

/// Depth below the tolerance to which Newton goes on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Depth {
    /// To the tolerance.
    Tolerance,
    /// To where a start is left as it is: the fraction of the tolerance that the stage has found.
    Start,
    /// To this fraction of the tolerance [–].
    Part(f64),
}

/// Newton's part of an attempt.
#[derive(Clone, Copy, Debug)]
pub(super) struct Newton {
    stiffness: f64,
    growth: f64,
    depth: Depth,
    most_outer: u32,
    most_inner: u32,
    pub(super) share: Share,
}

impl Newton {
    /// As the method takes it.
    pub(super) fn plan(&self, start_depth: f64, most_factorisations: u32) -> Plan {
        let depth = match self.depth {
            Depth::Tolerance => 1.0,
            Depth::Start => start_depth,
            Depth::Part(part) => part,
        };
        let Self { stiffness, growth, most_outer, most_inner, .. } = *self;
        Plan { stiffness, growth, depth, most_outer, most_inner, most_factorisations }
    }
}

/// One row of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attempt {
    pub(super) from: From,
    pub(super) starter: Starter,
    pub(super) newton: Option<Newton>,
    /// Also where the start is accepted already: it goes below the tolerance.
    pub(super) deepens: bool,
    /// Also when no factorisation is left: its sweeps are worth it alone.
    pub(super) sweeps_count: bool,
    /// Then, where the solution is nearly solved: sweeps and another stiffness lead on where Newton stalls.
    pub(super) finish: Option<&'static Self>,
}

impl Attempt {
    const fn new(from: From, starter: Starter, newton: Newton) -> Self {
        Self { from, starter, newton: Some(newton), deepens: false, sweeps_count: false, finish: None }
    }

    const fn deepening(self) -> Self {
        Self { deepens: true, ..self }
    }

    const fn worth_its_sweeps(self) -> Self {
        Self { sweeps_count: true, ..self }
    }

    const fn then(self, finish: &'static Self) -> Self {
        Self { finish: Some(finish), ..self }
    }
}

/// Attempts in their order.
pub(super) type Table = &'static [&'static [Attempt]];

const NEWTON: Newton =
    Newton { stiffness: 1e2, growth: 10.0, depth: Depth::Tolerance, most_outer: 40, most_inner: 30, share: Share::ALL };

/// Of the methods that a caller names.
pub(super) const NAMED_NEWTON: Newton = Newton { most_outer: 60, ..NEWTON };
pub(super) const NAMED_INTERIOR: Newton = Newton { stiffness: 1e3, growth: 5.0, ..NAMED_NEWTON };

// Few contacts: up to FEW_CONTACTS, after a few plain sweeps.

const SOFT: [Attempt; 2] = [
    Attempt::new(From::Here, Starter::None, NEWTON),
    Attempt::new(From::Here, Starter::None, Newton { stiffness: 1.0, ..NEWTON }),
];

const fn from_outside(scale: f64) -> Attempt {
    let starter = Starter::Interior { scale, share: Share::part(1, 2).at_most(40) };
    Attempt::new(From::Start, starter, Newton { stiffness: 1e3, growth: 5.0, ..NEWTON })
}

const fn swept(stiffness: f64) -> Attempt {
    Attempt::new(From::Best, Starter::Anderson(Sweeps::at_most(200)), Newton { stiffness, ..NEWTON })
}

/// Newton from the sweeps; another start, the central path, from far outside the second time; sweeps from the best.
pub(super) const FEW: Table = &[&SOFT, &[from_outside(1.0), from_outside(100.0), swept(1e4)]];

/// Before either where the factor is dense: it costs as much as a hundred sweeps.
pub(super) const DENSE_FIRST: Attempt = Attempt {
    from: From::Here,
    starter: Starter::Anderson(Sweeps::at_most(100)),
    newton: None,
    deepens: false,
    sweeps_count: true,
    finish: None,
};

/// An accepted solution at rest, down to rounding, so that it stays so.
pub(super) const FEW_AT_REST: Newton = Newton {
    stiffness: 1e4,
    depth: Depth::Part(REST_DEPTH),
    most_outer: 2,
    most_inner: 4,
    share: Share::ALL.at_most(4),
    ..NEWTON
};

// Many contacts, in an island of up to `small_island` bodies.

/// Sweeps before Newton from a warm start, where a small island moves [–]. A contact that is new has no impulse to start
/// from, and Newton does not get over the body that it leaves hanging: seen in piles of sixty bodies, where four in five
/// warm solves came to nothing.
const WARM_SWEEPS: Sweeps = Sweeps { divisor: 3, most: 60 };

/// Factorisations of a Newton solve that either succeeds soon or not at all [–].
const BRIEF_FACTORISATIONS: u32 = 60;

/// Factorisations of Newton's from the end of a path that was not the first [–]: where sticking and sliding mix it is slow
/// but sure, and costs less than all further paths together.
const PATIENT_FACTORISATIONS: u32 = 1000;

const WARM_NEWTON: Newton = Newton {
    stiffness: 1e3,
    depth: Depth::Start,
    most_outer: 8,
    most_inner: 12,
    share: Share::part(1, 4).at_most(25),
    ..NEWTON
};

/// Newton goes on from where sweeps lead.
const SWEPT_NEWTON: Newton = Newton { most_inner: 20, ..NEWTON };

const FINISH: Attempt = Attempt::new(
    From::Best,
    Starter::Conjugate(Sweeps::ALL),
    Newton { share: Share::ALL.at_most(BRIEF_FACTORISATIONS), ..SWEPT_NEWTON },
)
.worth_its_sweeps();

const LAST_SWEEPS: Attempt = Attempt::new(From::Best, Starter::Conjugate(Sweeps::ALL), SWEPT_NEWTON).worth_its_sweeps();

/// Newton from the end of the interior point or of a path.
const fn central(most: u32) -> Newton {
    let share = Share::ALL.at_most(most);
    Newton { stiffness: 1e3, growth: 5.0, most_outer: 200, most_inner: 20, share, ..NEWTON }
}

const fn interior(scale: f64, newton: Newton) -> Attempt {
    Attempt::new(From::Start, Starter::Interior { scale, share: Share::part(3, 4).at_most(60) }, newton)
}

const fn path(weight: f64, most: u32) -> Attempt {
    let starter = Starter::Path { weight, share: Share::part(3, 4).at_most(250) };
    Attempt::new(From::Start, starter, central(most)).then(&FINISH)
}

/// From a cold start: the cheapest first, then paths that fail on different islands.
const CENTRAL_PATHS: [Attempt; 9] = [
    interior(1.0, central(BRIEF_FACTORISATIONS)).then(&FINISH),
    path(100.0, 2 * BRIEF_FACTORISATIONS),
    path(1000.0, PATIENT_FACTORISATIONS),
    path(1.0, 2 * BRIEF_FACTORISATIONS),
    path(10.0, 2 * BRIEF_FACTORISATIONS),
    path(3.0, 2 * BRIEF_FACTORISATIONS),
    path(0.1, 2 * BRIEF_FACTORISATIONS),
    path(30.0, 2 * BRIEF_FACTORISATIONS),
    path(0.3, u32::MAX),
];

const WARM_FIRST: Attempt = Attempt::new(From::Here, Starter::Conjugate(WARM_SWEEPS), WARM_NEWTON).deepening();

const REST_FIRST: Attempt = Attempt::new(
    From::Here,
    Starter::None,
    Newton { stiffness: 1e4, depth: Depth::Part(REST_DEPTH), share: Share::ALL, ..WARM_NEWTON },
)
.deepening();

pub(super) const COLD: Table = &[&CENTRAL_PATHS, &[LAST_SWEEPS]];
pub(super) const WARM: Table = &[&[WARM_FIRST], &CENTRAL_PATHS, &[LAST_SWEEPS]];
pub(super) const RESTING: Table = &[&[REST_FIRST], &CENTRAL_PATHS, &[LAST_SWEEPS]];

/// Without friction and with more contacts than the active set takes: before each of these.
pub(super) const FRICTIONLESS_FIRST: Attempt = Attempt {
    from: From::Here,
    starter: Starter::Projected(Sweeps::at_most(50)),
    newton: None,
    deepens: true,
    sweeps_count: true,
    finish: None,
};

// Large islands: more than `small_island` bodies. Factorisations are expensive, so sweeps come before the interior point.

const LARGE_WARM_FIRST: Attempt =
    Attempt::new(From::Here, Starter::None, Newton { stiffness: 1e4, ..WARM_NEWTON }).deepening();

/// Where nothing converges sweeps still gain, and Newton goes on from where they lead.
const LARGE_SWEEPS: Attempt =
    Attempt::new(From::Start, Starter::Conjugate(Sweeps::ALL), Newton { share: Share::part(1, 3), ..SWEPT_NEWTON })
        .worth_its_sweeps();

/// Sweeps before the interior point of a large island that moves [–]: as many again save three factorisations.
const MOVING_SWEEPS: Sweeps = Sweeps { divisor: 2, most: 100 };

/// Where a large island moves: sweeps, so that every contact knows its load; the interior point from there; Newton from where that
/// ends.
const MOVING: [Attempt; 2] = [
    Attempt {
        from: From::Here,
        starter: Starter::Conjugate(MOVING_SWEEPS),
        newton: None,
        deepens: false,
        sweeps_count: true,
        finish: None,
    },
    Attempt::new(From::Here, Starter::Near { focused: true, share: Share::part(3, 4).at_most(30) }, central(u32::MAX)),
];

/// The second time from far outside, since the two fail on different islands. Newton is slow but sure where sticking and
/// sliding mix: the first one gets most of the remaining budget.
const LARGE_INTERIOR: [Attempt; 2] = [
    interior(1.0, Newton { share: Share { whole_up_to: 100, ..Share::part(3, 4) }, ..central(u32::MAX) }),
    interior(100.0, central(u32::MAX)),
];

pub(super) const LARGE_COLD: Table = &[&LARGE_INTERIOR, &[LAST_SWEEPS]];
pub(super) const LARGE_WARM: Table = &[&[LARGE_WARM_FIRST, LARGE_SWEEPS], &LARGE_INTERIOR];
pub(super) const LARGE_MOVING: Table = &[&MOVING, &[LAST_SWEEPS]];
pub(super) const LARGE_RESTING: Table = &[&[REST_FIRST, LARGE_SWEEPS], &LARGE_INTERIOR];

// Problem files: beyond the tolerance, towards rounding.

/// Goals as fractions of the tolerance [–], one after the other: one beyond rounding would make Newton give up what it can
/// reach.
pub(super) const POLISH_GOALS: [f64; 3] = [1e-2, 1e-4, 1e-6];
pub(super) const POLISH: Newton = Newton { stiffness: 1.0, most_outer: 20, ..NEWTON };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_its_part_up_to_its_limit() {
        assert_eq!([0, 1, 7, 200].map(|left| Share::ALL.of(left)), [0, 1, 7, 200]);
        assert_eq!([3, 99, 101, 4000].map(|left| WARM_NEWTON.share.of(left)), [0, 24, 25, 25]);
        let most = LARGE_INTERIOR[0].newton.map(|n| n.share).expect("Newton follows");
        assert_eq!([100, 101, 400].map(|left| most.of(left)), [100, 75, 300]);
        assert_eq!(Share::part(3, 4).of(u32::MAX), u32::MAX / 4 * 3 + 2);
        assert_eq!([6, 200, 5000].map(|allowed| WARM_SWEEPS.of(allowed)), [2, 60, 60]);
    }
}
