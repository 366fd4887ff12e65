//! Bodies that came while a scene ran, and those of them that came where others were: in the report and in its JSON.

use crate::certificate::small;
use crate::simulate::Tally;
use crate::style;
use crate::words::{harmless, plural};
use serde::Serialize;
use std::io::{Result, Write};
use tumble_scene::Built;

/// Bodies that came, and those of them that came where others were.
#[derive(Serialize)]
pub(crate) struct ArrivalsJson<'a> {
    bodies: u64,
    overlapping: u64,
    deepest_overlap: f64,
    deepest_time: Option<f64>,
    deepest_bodies: Option<[&'a str; 2]>,
}

/// As JSON; nothing of a scene without such bodies.
pub(crate) fn json<'a>(built: &'a Built, tally: &Tally) -> Option<ArrivalsJson<'a>> {
    let all = built.script.arrivals();
    let came = all.iter().filter(|a| !built.world.is_reserved(a.body)).count() as u64;
    let deepest = tally.clashes.deepest;
    (!all.is_empty()).then(|| ArrivalsJson {
        bodies: came,
        overlapping: tally.clashes.bodies,
        deepest_overlap: deepest.map_or(0.0, |(clash, _)| clash.depth),
        deepest_time: deepest.map(|(_, time)| time),
        deepest_bodies: deepest.and_then(|(c, _)| Some([built.name(c.body)?, built.name(c.other)?])),
    })
}

/// The deepest overlap of a body that came, with its time and bodies.
pub(crate) fn print(out: &mut impl Write, built: &Built, tally: &Tally) -> Result<()> {
    let (colour, quiet) = (style::FAIR, style::QUIET);
    let Some((clash, time)) = tally.clashes.deepest else { return Ok(()) };
    let name = |id| harmless(built.name(id).unwrap_or("?"));
    let (a, b, n) = (name(clash.body), name(clash.other), plural(tally.clashes.bodies, "body", "bodies"));
    writeln!(
        out,
        "  arrivals  {colour}{n} came into others, {} m deep at most{colour:#}  {quiet}\"{a}\" into \"{b}\" at {time:.3} s{quiet:#}",
        small(clash.depth)
    )
}
