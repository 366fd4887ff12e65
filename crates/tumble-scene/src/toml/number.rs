//! Numbers of TOML: signs, underscores, prefixes, exponents.

use crate::node::Value;

/// An integer or a float.
pub(super) fn number(text: &str) -> Option<Value> {
    // the common case
    if !text.starts_with('0') && text.len() < 18 && text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().map(Value::Integer).ok();
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        if let Some(digits) = text.strip_prefix(prefix) {
            let digits = without_underscores(digits, |b| char::from(b).is_digit(radix))?;
            return Some(match i64::from_str_radix(&digits, radix) {
                Ok(n) => Value::Integer(n),
                // an integer beyond i64 is out of every range, but still a number
                Err(_) => Value::Float(f64::INFINITY),
            });
        }
    }
    let (sign, unsigned) = match text.as_bytes().first()? {
        b'+' => (1.0, &text[1..]),
        b'-' => (-1.0, &text[1..]),
        _ => (1.0, text),
    };
    match unsigned {
        "inf" => return Some(Value::Float(sign * f64::INFINITY)),
        "nan" => return Some(Value::Float(f64::NAN)),
        _ => {}
    }
    let (mantissa, exponent) = match unsigned.find(['e', 'E']) {
        Some(k) => (&unsigned[..k], Some(&unsigned[k + 1..])),
        None => (unsigned, None),
    };
    let (whole, part) = match mantissa.split_once('.') {
        Some((w, p)) => (w, Some(p)),
        None => (mantissa, None),
    };
    let digit = |b: u8| b.is_ascii_digit();
    let mut plain = String::with_capacity(text.len());
    plain.push_str(if sign < 0.0 { "-" } else { "" });
    let leading = without_underscores(whole, digit)?;
    if leading.len() > 1 && leading.starts_with('0') {
        return None;
    }
    plain.push_str(&leading);
    if let Some(part) = part {
        plain.push('.');
        plain.push_str(&without_underscores(part, digit)?);
    }
    if let Some(exponent) = exponent {
        let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        plain.push_str(if exponent.starts_with('-') { "e-" } else { "e" });
        plain.push_str(&without_underscores(digits, digit)?);
    }
    if part.is_none() && exponent.is_none() {
        // an integer beyond i64 is still a number
        return plain.parse().map(Value::Integer).ok().or_else(|| plain.parse().map(Value::Float).ok());
    }
    plain.parse().map(Value::Float).ok()
}

/// Digits with single underscores between them, taken out.
fn without_underscores(text: &str, digit: impl Fn(u8) -> bool) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut last = b'_';
    for b in text.bytes() {
        match b {
            b'_' if last != b'_' => {}
            b if digit(b) => out.push(char::from(b)),
            _ => return None,
        }
        last = b;
    }
    (last != b'_').then_some(out)
}
