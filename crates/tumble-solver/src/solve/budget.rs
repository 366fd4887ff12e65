//! Budget of a solve: the rules by which its stages, attempts and islands share the work, in one place. A search apart from them, for the
//! least loads or for what yields to a squeeze, has a bound of its own beside it.
//!
//! [`Budget`] is the work that one solve may spend, by the size of its island and by its start; its stages take parts of
//! it. [`Situation`] tells the world's knowledge of an island before it is solved, which changes the budget; [`divide`] shares a
//! step's work out among islands. Not here: which methods the work is spent on (`attempts`).

use crate::effort::Effort;
use crate::settings::Settings;
use crate::space::traits::{ContactSpace, Space};
use crate::sweep::colours::COLOURED;
use tumble_math::order::{max_abs, min};

// Constants here bound work; none changes what the certificate accepts. Chosen on `tests/suite` and by measured times, not derived.

/// Speed below which an island counts as resting when its budget is chosen [m/s]: a misjudgement costs one factorisation.
const REST_SPEED: f64 = 1e-6;

/// Speed of a body from which a large island is not asked whether it rests [m/s]: asking costs a pass over all contacts,
/// and one that rests all the same is answered by the methods. Of a contact, from which on its island moves.
pub(super) const MOVING_SPEED: f64 = 1e-2;

/// Factorisations that an island at rest may always take to stay there [–]: without them the pile would begin to fall, and
/// be swept for ever.
const REST_FACTORISATIONS: u32 = 4;

/// Products of blocks that factorisations may take for every contact of every sweep, where a large island moves [–]. Swept
/// once, a contact costs as much as four products (64 and 16 ns); in lanes, as much as one.
const SWEEP_PRODUCTS: f64 = 6.0;
const COLOURED_SWEEP_PRODUCTS: f64 = 1.0;

/// Work of the fewest factorisations that solve an island which moves and is swept in lanes, in products [–]: about 25 ms of one core.
/// Chosen, not derived: the next step asks for as much again, and one for which they would take more is swept.
const MOVING_PRODUCTS: f64 = 1.5e6;

/// Work of a factorisation beside its products, in products for each contact [–]: directions of the interior point, Newton's blocks, measures.
/// Chosen, not derived: estimated from whole steps of 1,000 hulls, not measured part by part.
const CONTACT_PRODUCTS: f64 = 25.0;

/// Times the factorisations of a large island that it may take where it moves [–], as a fraction, as far as their price allows: at rest
/// and from nothing most of the accuracy comes with the first forty, and the gain of more of them comes with the next step's warm start,
/// too; where it moves every step is another problem, and of heaps of 300 bodies a fifth needs more.
const MOVING_FACTOR: (u32, u32) = (5, 2);

/// Fewer factorisations than these do not solve a large island that moves or is seen for the first time [–]: an interior
/// point needs a dozen, and Newton a few.
const SOLVING_FACTORISATIONS: u32 = 16;

/// Work of all dense factorisations of a solve, in products [–]: some minutes of one core.
const DENSE_WORK: f64 = 2e12;

/// Dense factorisations that are always allowed [–].
const DENSE_LEAST: u32 = 5;

/// Fraction of the factorisations that a round of the restitution phase may take, as a divisor [–]: the rest is for the
/// dissipation phase.
const RESTITUTION_DIVISOR: u32 = 2;

/// Most sweeps of a solve that starts afresh from impulses that gain nothing [–].
const FRESH_SWEEPS: u32 = 50;

/// Contacts beyond which a polish gets a quarter of its work [–]: there it is expensive.
const POLISHED_CONTACTS: usize = 64;

/// Sweeps of a polish for each of its factorisations [–].
const POLISH_SWEEPS: u32 = 4;

/// Work that a solve may spend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// Most sweeps of a stage [–].
    pub(super) sweeps: u32,
    /// Most factorisations of the whole solve [–].
    pub(super) factorisations: u32,
    /// Most products of blocks that they may take, for a large island [–].
    pub(super) products: f64,
    /// The island has more bodies than a small one.
    pub(super) large: bool,
    /// The start is last step's solution, not made from nothing.
    pub(super) warm: bool,
}

impl Budget {
    /// Of a solve in that space.
    pub(super) fn new<S: ContactSpace>(settings: &Settings, space: &S, warm: bool) -> Self {
        let small = space.size() <= settings.small_island as usize;
        let mut factorisations =
            if small { settings.max_factorisations_small } else { settings.max_factorisations_large };
        if S::DENSE {
            // a dense factorisation grows with the cube: 500 of 500 contacts, 5 of 2,500 and more
            let size = 3.0 * space.contact_count() as f64;
            let affordable = DENSE_WORK / (1.0 + size * size * size);
            factorisations = factorisations.min((affordable as u32).saturating_add(DENSE_LEAST));
        }
        let (sweeps, products) = (settings.max_sweeps, settings.max_products);
        Self { sweeps, factorisations, products, large: !small && !S::DENSE, warm }
    }

    /// Of a round of the restitution phase.
    pub(super) fn for_restitution(self) -> Self {
        Self { factorisations: self.factorisations / RESTITUTION_DIVISOR, warm: false, ..self }
    }

    /// Of a solve that starts near its solution.
    pub(super) fn nearby(self) -> Self {
        Self { warm: true, ..self }
    }

    /// The remaining budget.
    pub(super) fn after(self, effort: &Effort) -> Self {
        Self { factorisations: self.factorisations.saturating_sub(effort.factorisations), ..self }
    }

    /// Sweeps of a solution that starts afresh.
    pub(super) fn fresh_sweeps(&self) -> u32 {
        self.sweeps.min(FRESH_SWEEPS)
    }

    /// Factorisations of few contacts that the products of a large island pay for, after so many are `spent`.
    pub(super) fn for_few<S: ContactSpace>(self, space: &mut S, spent: u32) -> Self {
        if !self.large {
            return self;
        }
        let affordable = space.affordable(self.products).saturating_sub(spent);
        Self { factorisations: self.factorisations.min(affordable), ..self }
    }

    /// Factorisations that many contacts may still take when they have `spent` some: the budget says how many are left,
    /// products how many the whole solve can pay.
    pub(super) fn affordable<S: ContactSpace>(&self, space: &mut S, resting: bool, spent: u32) -> u32 {
        if resting {
            let wanted = self.factorisations.max(REST_FACTORISATIONS);
            return wanted.min(space.affordable(self.products).saturating_sub(spent));
        }
        if self.factorisations == 0 {
            return 0;
        }
        if !self.large {
            return self.factorisations.min(space.affordable(self.products).saturating_sub(spent));
        }
        let mut products = self.products;
        if self.warm {
            // on the move the next step asks for as many again: sweeps gain more for their price
            let count = space.contact_count();
            let price = if count < COLOURED { SWEEP_PRODUCTS } else { COLOURED_SWEEP_PRODUCTS };
            products = min(products, f64::from(self.sweeps) * count as f64 * price);
        }
        let moves_in_lanes = self.warm && space.contact_count() >= COLOURED;
        let beside = CONTACT_PRODUCTS * space.contact_count() as f64;
        let too_dear = |each: f64| moves_in_lanes && f64::from(SOLVING_FACTORISATIONS) * each > MOVING_PRODUCTS;
        if too_dear(beside) {
            // not even the pattern of the matrix is worth finding
            return 0;
        }
        let affordable = space.affordable(products);
        if too_dear(beside + products / f64::from(affordable.max(1))) {
            return 0;
        }
        // too few to solve it
        if affordable < SOLVING_FACTORISATIONS {
            return 0;
        }
        let (numerator, denominator) = if self.warm { MOVING_FACTOR } else { (1, 1) };
        (self.factorisations.saturating_mul(numerator) / denominator).min(affordable.saturating_sub(spent))
    }

    /// Whether a warm start will only be swept: no factorisation is worth its price.
    pub(super) fn is_for_sweeps_only<S: ContactSpace>(&self, space: &mut S, effort: &Effort) -> bool {
        self.factorisations == 0 || (self.large && self.affordable(space, false, effort.factorisations) == 0)
    }
}

/// Factorisations and sweeps of a polish of so many contacts, which was allowed `most` factorisations.
pub(super) fn polish(most: u32, contacts: usize) -> (u32, u32) {
    let factorisations = if contacts > POLISHED_CONTACTS { most / 4 } else { most };
    (factorisations, POLISH_SWEEPS * factorisations)
}

/// Whether nothing moves faster than a resting contact could be wrong about.
pub(super) fn is_slow<S: Space>(space: &S) -> bool {
    (0..space.contact_count()).all(|i| max_abs(space.velocity(i)) <= REST_SPEED)
}

/// Whether some contact slips or closes faster than in an island that only settles.
pub(super) fn is_moving<S: Space>(space: &S) -> bool {
    (0..space.contact_count()).any(|i| max_abs(space.velocity(i)) > MOVING_SPEED)
}

/// No limit of factorisations.
pub const UNLIMITED: u32 = u32::MAX;

/// Sweeps of a draft [–]: a solution that is not the last.
const DRAFT_SWEEPS: u32 = 20;

/// Fraction of the products of blocks that a large island under an impact may take [–]: Newton needs many steps there and the
/// next step asks for as many again, while a pile at rest needs a dozen once.
const IMPACT_SHARE: f64 = 0.1;

/// Times the products that a large island may take which is seen for the first time and does not move [–]: a wall or a
/// block of cubes needs a dozen factorisations once, and creeps for ever without them. Chosen, not derived.
const FIRST_REST_FACTOR: f64 = 10.0;

/// Situation of an island before it is solved, as far as it changes the budget of the solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The island has more bodies than a small one.
    pub large: bool,
    /// Most factorisations of a small island [–], see [`divide`]; [`UNLIMITED`] where the step has no limit.
    pub allowance: u32,
    /// Some contact of a large island closes faster than the restitution threshold.
    pub impact: bool,
    /// The solution is a draft: it shows which contacts are missing, and is not the last. Only where there is an impact.
    pub draft: bool,
    /// The island is seen for the first time, and is to be solved in full once.
    pub first: bool,
    /// Nothing in it moves.
    pub at_rest: bool,
}

impl Settings {
    /// The settings for an island in that situation.
    #[must_use]
    pub fn for_island(&self, island: &Situation) -> Self {
        let mut settings = *self;
        if !island.large {
            settings.max_factorisations_small = settings.max_factorisations_small.min(island.allowance);
        } else if island.impact && island.draft {
            settings.max_sweeps = settings.max_sweeps.min(DRAFT_SWEEPS);
            settings.max_factorisations_large = 0;
        } else if island.impact {
            settings.max_products *= IMPACT_SHARE;
        } else if island.first {
            // solved in full once, it stays so
            let full = Self::default();
            settings.max_factorisations_large = settings.max_factorisations_large.max(full.max_factorisations_large);
            settings.max_sweeps = settings.max_sweeps.max(full.max_sweeps);
            if island.at_rest {
                settings.max_products *= FIRST_REST_FACTOR;
            }
        }
        settings
    }
}

/// Contacts of the largest island that takes no share of a step's work [–]: forty factorisations solve it, and solved it
/// comes to rest and costs nothing. Chosen, not derived: cut short, sixty pyramids of 144 contacts take
/// ten times as many steps to get there.
const UNSHARED_CONTACTS: usize = 200;

impl Settings {
    /// Whether an island under an impact takes a share of a step's work: a small one of many contacts, which asks for as much
    /// again in the next step.
    #[must_use]
    pub fn shares_work(&self, bodies: usize, contacts: usize) -> bool {
        bodies <= self.small_island as usize && contacts > UNSHARED_CONTACTS
    }
}

/// Factorisations that are worth their price [–]: ten lead a heap of boxes no farther than ten sweeps, which take a tenth
/// of the time; thirty lead ten times as far. That was seen, not derived. Where there is work for fewer, the smallest
/// islands get these and the others are swept.
const LEAST_FACTORISATIONS: u32 = 30;

/// Divides the work of a step, in factorisations times contacts, among islands of so many contacts and these numbers: as many
/// factorisations for each, or a few for the smallest of them, the first of those that are equal. The others are swept, as
/// a large island is.
pub fn divide(work: u32, counted: &mut [(u32, u32)], allowances: &mut [u32]) {
    let all: u64 = counted.iter().map(|(n, _)| u64::from(*n)).sum();
    let mut left = u64::from(work);
    let each = left / all.max(1);
    let scarce = each < u64::from(LEAST_FACTORISATIONS);
    if scarce {
        counted.sort_unstable();
    }
    let most = if scarce { LEAST_FACTORISATIONS } else { u32::try_from(each).unwrap_or(UNLIMITED) };
    for &(contacts, island) in &*counted {
        let price = u64::from(most) * u64::from(contacts);
        allowances[island as usize] = if price <= left { most } else { 0 };
        left = left.saturating_sub(price);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::body::{Body, Velocity};
    use crate::problem::contact::Contact;
    use tumble_math::{DMat3, DVec3};

    const CALM: Situation =
        Situation { large: true, allowance: 7, impact: false, draft: false, first: false, at_rest: false };

    #[test]
    fn an_island_spends_by_its_situation() {
        let world = Settings::realtime();
        assert_eq!(world.for_island(&CALM), world);
        let small = world.for_island(&Situation { large: false, impact: true, draft: true, ..CALM });
        assert_eq!(small, Settings { max_factorisations_small: 7, ..world });
        let draft = Situation { impact: true, draft: true, ..CALM };
        let full = Settings::default();
        assert_eq!(full.for_island(&draft), Settings { max_sweeps: 20, max_factorisations_large: 0, ..full });
        let impact = Situation { impact: true, ..CALM };
        assert_eq!(full.for_island(&impact), Settings { max_products: 0.1 * full.max_products, ..full });
        // a draft is one of an impact only
        assert_eq!(full.for_island(&Situation { draft: true, ..CALM }), full);
        let first = Situation { first: true, ..CALM };
        let once = Settings { max_sweeps: 200, max_factorisations_large: 40, ..world };
        assert_eq!(world.for_island(&first), once);
        let still = world.for_island(&Situation { at_rest: true, ..first });
        assert_eq!(still, Settings { max_products: 10.0 * once.max_products, ..once });
    }

    #[test]
    fn a_large_island_on_the_move_may_take_more_as_far_as_its_sweeps_pay() {
        use crate::space::bodies::{BodySpace, Buffers, tests::heap};
        let h = heap(3, 0);
        let mut memory = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut memory);
        let moving = Budget { sweeps: 200, factorisations: 40, products: 1e8, large: true, warm: true };
        let mut most = |budget: Budget, resting: bool, spent: u32| budget.affordable(&mut space, resting, spent);
        assert_eq!(most(moving, false, 0), 100);
        assert_eq!((most(moving, true, 0), most(Budget { warm: false, ..moving }, false, 0)), (40, 40));
        assert_eq!(
            (most(Budget { large: false, ..moving }, false, 0), most(Budget { factorisations: 0, ..moving }, false, 0)),
            (40, 0)
        );
        // sweeps pay for as many as are left after what was spent, and for none where that is too few to solve it
        let paid = |sweeps: u32| Budget { sweeps, ..moving };
        let few = (1..200).find(|sweeps| most(paid(*sweeps), false, 0) > 0).expect("some sweeps pay");
        let first = most(paid(few), false, 0);
        assert!((SOLVING_FACTORISATIONS..40).contains(&first), "{few} sweeps pay for {first}");
        assert_eq!(most(paid(few), false, 5), first - 5);
        assert_eq!(most(paid(few - 1), false, 0), 0);
    }

    /// A row of bodies on a floor, each of which touches the next one as well, with so many contacts in all.
    fn row(contacts: u32) -> (Vec<Body>, Vec<Contact>) {
        let body = |_| Body::dynamic(1.0, DMat3::IDENTITY, Velocity::linear(DVec3::Y));
        let bodies = std::iter::once(Body::fixed()).chain((0..contacts.div_ceil(2) + 1).map(body)).collect();
        let touch = |k: u32| {
            let (a, normal) = if k.is_multiple_of(2) { (0, DVec3::Z) } else { (k / 2 + 1, DVec3::X) };
            Contact::new(a, k / 2 + if a == 0 { 1 } else { 2 }, normal, DVec3::X, -normal).expect("a contact")
        };
        (bodies, (0..contacts).map(touch).collect())
    }

    #[test]
    fn what_a_factorisation_costs_beside_its_products_counts_where_sweeps_use_lanes() {
        use crate::space::bodies::{BodySpace, Buffers};
        let affordable = |contacts: u32, warm: bool| {
            let (bodies, contacts) = row(contacts);
            let mut memory = Buffers::default();
            let mut space = BodySpace::new(&bodies, &contacts, &[], &mut memory);
            let budget = Budget { sweeps: 200, factorisations: 40, products: 1e8, large: true, warm };
            budget.affordable(&mut space, false, 0)
        };
        let lanes = COLOURED as u32;
        // a row has hardly any products: without the price of the rest a hundred would be paid for
        assert_eq!(affordable(lanes - 1, true), 100);
        assert!(affordable(2 * lanes, true) >= SOLVING_FACTORISATIONS);
        assert_eq!(affordable(4 * lanes, true), 0);
        assert_eq!(affordable(4 * lanes, false), 40);
    }

    /// Shares of islands of these sizes.
    fn shares(work: u32, sizes: &[u32]) -> Vec<u32> {
        let mut counted: Vec<_> = sizes.iter().copied().zip(0..).collect();
        let mut allowances = vec![UNLIMITED; sizes.len()];
        divide(work, &mut counted, &mut allowances);
        allowances
    }

    #[test]
    fn every_island_gets_as_many_while_there_are_enough() {
        assert_eq!(shares(3600, &[100, 20]), [30, 30]);
        assert_eq!(shares(1200, &[30]), [40]);
        assert_eq!(shares(1200, &[]), []);
    }

    #[test]
    fn the_smallest_come_first_where_there_are_too_few() {
        assert_eq!(shares(6_000, &[480, 40, 120, 40, 320]), [0, 30, 30, 30, 0]);
        // of those that are equal the first; what is left is too little for another
        assert_eq!(shares(18_000, &[300, 300, 300]), [30, 30, 0]);
        assert_eq!(shares(17_999, &[300, 300, 300]), [30, 0, 0]);
        assert_eq!(shares(0, &[1]), [0]);
    }

    #[test]
    fn no_division_spends_more_than_there_is() {
        let sizes: Vec<u32> = (0..300).map(|k| k * k % 97 + 1).collect();
        for work in (0..600_000).step_by(331) {
            let given = shares(work, &sizes);
            let spent: u64 = sizes.iter().zip(&given).map(|(n, f)| u64::from(*n) * u64::from(*f)).sum();
            assert!(spent <= u64::from(work), "{work}: {spent}");
            // and all of it but a part of an island's share
            assert!(
                spent + 100 * u64::from(LEAST_FACTORISATIONS) > u64::from(work) || work > 300 * LEAST_FACTORISATIONS,
                "{work}: {spent}"
            );
        }
    }
}
