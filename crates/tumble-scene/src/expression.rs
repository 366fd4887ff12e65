//! Expressions of numbers: `2 * r + sqrt(h^2 - r^2)`.
//!
//! `+ - * / ^`, parentheses, names and the functions of [`FUNCTIONS`]. Angles are in radians. Length and depth are limited; the
//! functions give the same bits on every machine. Whether a result is finite is for the caller to say.

use crate::diagnostic::did_you_mean;
use crate::limits;
use std::ops::Range;
use tumble::trig;

/// Functions with their number of arguments; `min` and `max` take any number from 1.
pub(crate) const FUNCTIONS: [(&str, usize); 20] = [
    ("sin", 1),
    ("cos", 1),
    ("tan", 1),
    ("asin", 1),
    ("acos", 1),
    ("atan", 1),
    ("atan2", 2),
    ("sqrt", 1),
    ("exp", 1),
    ("ln", 1),
    ("abs", 1),
    ("floor", 1),
    ("ceil", 1),
    ("round", 1),
    ("radians", 1),
    ("degrees", 1),
    ("hypot", 2),
    ("pow", 2),
    ("min", 0),
    ("max", 0),
];

/// Names of constants.
pub(crate) const CONSTANTS: [(&str, f64); 2] = [("pi", std::f64::consts::PI), ("tau", std::f64::consts::TAU)];

/// Error of an expression: place, message and remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// The wrong token: bytes of the expression. Where one is missing, the place for it, which may be the end.
    pub(crate) at: Range<usize>,
    pub(crate) message: String,
    pub(crate) help: String,
}

/// The value of a name, or message and help.
pub(crate) type ValueOf<'a> = dyn FnMut(&str) -> Result<f64, (String, String)> + 'a;

/// The value of an expression; `value_of` knows the names, or says what is wrong with one.
pub(crate) fn evaluate(text: &str, value_of: &mut ValueOf<'_>) -> Result<f64, Wrong> {
    if text.len() > limits::EXPRESSION_BYTES {
        let message = format!("an expression of {} bytes", text.len());
        let help = format!("keep to {}: give parts of it names in [vars]", limits::EXPRESSION_BYTES);
        return Err(Wrong { at: 0..text.len(), message, help });
    }
    let mut p = Parser { text, at: 0, depth: 0, value_of };
    let x = p.sum()?;
    p.blank();
    if p.at < text.len() {
        return Err(p.wrong("an operator or the end is expected here", "write + - * / ^ between numbers"));
    }
    Ok(x)
}

/// Whether a word may be the name of a variable.
pub(crate) fn is_name(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
    value_of: &'a mut ValueOf<'a>,
}

type Parsed = Result<f64, Wrong>;

impl Parser<'_> {
    /// The token at the present place is wrong.
    fn wrong(&self, message: &str, help: &str) -> Wrong {
        Wrong { at: token(self.text, self.at), message: message.to_owned(), help: help.to_owned() }
    }

    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    fn blank(&mut self) {
        while self.peek().is_ascii_whitespace() {
            self.at += 1;
        }
    }

    fn takes(&mut self, byte: u8) -> bool {
        self.blank();
        let there = self.peek() == byte;
        self.at += usize::from(there);
        there
    }

    fn sum(&mut self) -> Parsed {
        self.depth += 1;
        if self.depth > limits::EXPRESSION_DEPTH {
            return Err(self.wrong("nested too deeply", "give parts of it names in [vars]"));
        }
        let mut x = self.product()?;
        loop {
            if self.takes(b'+') {
                x += self.product()?;
            } else if self.takes(b'-') {
                x -= self.product()?;
            } else {
                self.depth -= 1;
                return Ok(x);
            }
        }
    }

    fn product(&mut self) -> Parsed {
        let mut x = self.signed()?;
        loop {
            if self.takes(b'*') {
                x *= self.signed()?;
            } else if self.takes(b'/') {
                x /= self.signed()?;
            } else {
                return Ok(x);
            }
        }
    }

    /// A sign binds less than a power: -2^2 is -4.
    fn signed(&mut self) -> Parsed {
        let mut minus = false;
        loop {
            if self.takes(b'-') {
                minus = !minus;
            } else if !self.takes(b'+') {
                break;
            }
        }
        let x = self.power()?;
        Ok(if minus { -x } else { x })
    }

    /// From the right: 2^3^2 is 2^9.
    fn power(&mut self) -> Parsed {
        let base = self.atom()?;
        if !self.takes(b'^') {
            return Ok(base);
        }
        self.depth += 1;
        if self.depth > limits::EXPRESSION_DEPTH {
            return Err(self.wrong("nested too deeply", "give parts of it names in [vars]"));
        }
        let exponent = self.signed()?;
        self.depth -= 1;
        Ok(power(base, exponent))
    }

    fn atom(&mut self) -> Parsed {
        self.blank();
        let start = self.at;
        match self.peek() {
            b'(' => {
                self.at += 1;
                let x = self.sum()?;
                self.closes(start)?;
                Ok(x)
            }
            b'0'..=b'9' | b'.' => self.number(),
            c if c.is_ascii_alphabetic() || c == b'_' => {
                while self.peek().is_ascii_alphanumeric() || self.peek() == b'_' {
                    self.at += 1;
                }
                let at = start..self.at;
                let word = &self.text[at.clone()];
                if self.takes(b'(') { self.call(word, at) } else { self.name(word, at) }
            }
            _ => Err(self.wrong("a number, a name or `(` is expected here", "write it, or remove what stands before")),
        }
    }

    fn closes(&mut self, opened: usize) -> Result<(), Wrong> {
        if self.takes(b')') {
            return Ok(());
        }
        let at = opened..opened + 1;
        Err(Wrong { at, message: "`)` is missing".to_owned(), help: "close the parenthesis".to_owned() })
    }

    fn number(&mut self) -> Parsed {
        let start = self.at;
        let digits = |p: &mut Self| {
            while p.peek().is_ascii_digit() || p.peek() == b'_' {
                p.at += 1;
            }
        };
        digits(self);
        if self.peek() == b'.' {
            self.at += 1;
            digits(self);
        }
        if matches!(self.peek(), b'e' | b'E') {
            let before = self.at;
            self.at += 1;
            if matches!(self.peek(), b'+' | b'-') {
                self.at += 1;
            }
            let first = self.at;
            digits(self);
            if self.at == first {
                self.at = before;
            }
        }
        self.text[start..self.at].replace('_', "").parse().map_err(|_| Wrong {
            at: start..self.at,
            message: "not a number".to_owned(),
            help: "write it as 0.5 or 1e-3".to_owned(),
        })
    }

    fn name(&mut self, word: &str, at: Range<usize>) -> Parsed {
        if let Some((_, x)) = CONSTANTS.iter().find(|(name, _)| *name == word) {
            return Ok(*x);
        }
        if FUNCTIONS.iter().any(|(name, _)| *name == word) {
            let (message, help) = (format!("`{word}` is a function"), format!("write {word}(…)"));
            return Err(Wrong { at, message, help });
        }
        (self.value_of)(word).map_err(|(message, help)| Wrong { at, message, help })
    }

    fn call(&mut self, word: &str, at: Range<usize>) -> Parsed {
        let Some((_, wanted)) = FUNCTIONS.iter().find(|(name, _)| *name == word) else {
            let help = match did_you_mean(word, FUNCTIONS.iter().map(|(name, _)| *name)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("possible: {}", FUNCTIONS.map(|(name, _)| name).join(", ")),
            };
            return Err(Wrong { at, message: format!("no function `{word}`"), help });
        };
        let (mut arguments, opened) = (Vec::new(), self.at - 1);
        if !self.takes(b')') {
            loop {
                arguments.push(self.sum()?);
                if !self.takes(b',') {
                    break;
                }
            }
            self.closes(opened)?;
        }
        let fits = if *wanted == 0 { !arguments.is_empty() } else { arguments.len() == *wanted };
        if !fits {
            let help = match wanted {
                0 => "give one number or more".to_owned(),
                1 => "give one number".to_owned(),
                n => format!("give {n} numbers"),
            };
            return Err(Wrong { at, message: format!("{word} of {} numbers", arguments.len()), help });
        }
        Ok(apply(word, &arguments))
    }
}

/// The token of an expression that begins at a byte: a word or number as far as it goes, else one character; nothing at the end.
fn token(text: &str, at: usize) -> Range<usize> {
    let rest = text.get(at..).unwrap_or_default();
    let of_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
    let word = rest.find(|c| !of_word(c)).unwrap_or(rest.len());
    let length = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
    at..at + length
}

fn apply(word: &str, x: &[f64]) -> f64 {
    let second = x.get(1).copied().unwrap_or(0.0);
    match word {
        "sin" => trig::sin(x[0]),
        "cos" => trig::cos(x[0]),
        "tan" => trig::tan(x[0]),
        "asin" => trig::asin(x[0]),
        "acos" => trig::acos(x[0]),
        "atan" => trig::atan(x[0]),
        "atan2" => trig::atan2(x[0], second),
        "sqrt" => x[0].sqrt(),
        "exp" => trig::exp(x[0]),
        "ln" => trig::ln(x[0]),
        "abs" => x[0].abs(),
        "floor" => x[0].floor(),
        "ceil" => x[0].ceil(),
        "round" => x[0].round(),
        "radians" => x[0].to_radians(),
        "degrees" => x[0].to_degrees(),
        "hypot" => (x[0] * x[0] + second * second).sqrt(),
        "pow" => power(x[0], second),
        "min" => x.iter().copied().fold(x[0], tumble_math::order::min),
        _ => x.iter().copied().fold(x[0], tumble_math::order::max),
    }
}

/// A power; small whole exponents by products, so that r^2 is r·r to the bit.
fn power(base: f64, exponent: f64) -> f64 {
    match exponent {
        2.0 => base * base,
        3.0 => base * base * base,
        _ => trig::pow(base, exponent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Result<f64, Wrong> {
        evaluate(text, &mut |name| match name {
            "r" => Ok(0.5),
            "h" => Ok(1.25),
            _ => Err((format!("no variable `{name}`"), String::new())),
        })
    }

    #[test]
    fn expressions_have_the_values_of_arithmetic() {
        for (text, expected) in [
            ("1", 1.0),
            (" 2*r + h ", 2.25),
            ("2 - 3 - 4", -5.0),
            ("8/4/2", 1.0),
            ("2+3*4^2", 50.0),
            ("2^3^2", 512.0),
            ("-2^2", -4.0),
            ("2^-1", 0.5),
            ("--3", 3.0),
            ("(1+2)*(3-(4-5))", 12.0),
            ("sqrt(h^2 - r^2)", (1.25_f64 * 1.25 - 0.25).sqrt()),
            ("max(1, 3, 2) - min(4, 2)", 1.0),
            ("degrees(pi)/2", 90.0),
            ("hypot(3, 4)", 5.0),
            ("1_000.5e-1", 100.05),
            ("1e3", 1000.0),
            ("atan2(0, -1) - pi", 0.0),
            ("abs(-r)", 0.5),
            ("round(2.5) + floor(-0.5) + ceil(0.2)", 3.0),
        ] {
            assert_eq!(value(text), Ok(expected), "{text}");
        }
        assert!(value("1/0").unwrap().is_infinite() && value("sqrt(-1)").unwrap().is_nan());
    }

    #[test]
    fn mistakes_have_a_place_and_a_remedy() {
        for (text, at, word) in [
            ("", 0..0, "expected"),
            ("1 +", 3..3, "expected"),
            ("1 2", 2..3, "operator"),
            ("1 2.5e3 + 1", 2..7, "operator"),
            ("1 radius + 1", 2..8, "operator"),
            ("(1", 0..1, "`)`"),
            ("2 + sin(1", 7..8, "`)`"),
            ("2 * x", 4..5, "no variable `x`"),
            ("sin(tillt)", 4..9, "no variable `tillt`"),
            ("tillt*2", 0..5, "no variable `tillt`"),
            ("sine(1)", 0..4, "no function"),
            ("sin(1, 2)", 0..3, "of 2 numbers"),
            ("1 + sin", 4..7, "is a function"),
            ("1 + ü", 4..6, "expected"),
            ("1 + * 2", 4..5, "expected"),
            ("1 + .", 4..5, "not a number"),
            ("min()", 0..3, "of 0 numbers"),
        ] {
            let wrong = value(text).unwrap_err();
            assert!(wrong.at == at && wrong.message.contains(word), "{text}: {wrong:?}");
        }
        for text in ["(".repeat(900), "-(".repeat(400), "2^".repeat(400), "1+".repeat(4000)] {
            assert!(value(&text).is_err());
        }
        // long, but flat
        assert_eq!(value(&format!("{}1", "1+".repeat(400))), Ok(401.0));
    }
}
