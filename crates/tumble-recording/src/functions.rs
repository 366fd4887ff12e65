//! Mathematical functions for SQL, by the names that SQLite gives them where it has them built in.

use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;
use tumble_math::trig;

type OfOne = fn(f64) -> f64;
type OfTwo = fn(f64, f64) -> f64;

/// Gives a connection the functions of one and two numbers. NULL for what has no answer.
pub(crate) fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_INNOCUOUS;
    let one: [(&str, OfOne); 13] = [
        ("sqrt", f64::sqrt),
        ("sin", trig::sin),
        ("cos", trig::cos),
        ("tan", trig::tan),
        ("asin", trig::asin),
        ("acos", trig::acos),
        ("atan", trig::atan),
        ("exp", trig::exp),
        ("ln", trig::ln),
        ("floor", f64::floor),
        ("ceil", f64::ceil),
        ("degrees", f64::to_degrees),
        ("radians", f64::to_radians),
    ];
    for (name, f) in one {
        connection
            .create_scalar_function(name, 1, flags, move |c| Ok(c.get::<Option<f64>>(0)?.and_then(|x| number(f(x)))))?;
    }
    let two: [(&str, OfTwo); 2] = [("atan2", trig::atan2), ("pow", trig::pow)];
    for (name, f) in two {
        connection.create_scalar_function(name, 2, flags, move |c| {
            let (x, y) = (c.get::<Option<f64>>(0)?, c.get::<Option<f64>>(1)?);
            Ok(x.zip(y).and_then(|(x, y)| number(f(x, y))))
        })?;
    }
    connection.create_scalar_function("pi", 0, flags, |_| Ok(std::f64::consts::PI))
}

fn number(x: f64) -> Option<f64> {
    (!x.is_nan()).then_some(x)
}
