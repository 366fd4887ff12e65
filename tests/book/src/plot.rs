//! A plot as SVG text: axes, lines, points, areas. Places are rounded to a tenth of a pixel, so that the text changes
//! only when the picture does.

use std::fmt::Write as _;
use tumble::trig;

/// Blue, vermilion, green, yellow, purple, grey: told apart by everyone.
pub const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#009e73", "#e69f00", "#cc79a7", "#777777"];

const WIDTH: f64 = 820.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 70.0;
/// Room for the legend.
const RIGHT: f64 = 196.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 52.0;

/// One axis: what it shows, from where to where, where it has marks.
#[derive(Clone, Debug)]
pub struct Axis {
    /// What it shows, with its unit.
    pub label: &'static str,
    /// Smallest value.
    pub from: f64,
    /// Largest value.
    pub to: f64,
    /// Values with a mark, and what stands there.
    pub marks: Vec<(f64, String)>,
    /// Powers of ten at equal distances.
    pub logarithmic: bool,
}

impl Axis {
    /// An axis with marks at equal steps.
    #[must_use]
    pub fn linear(label: &'static str, from: f64, to: f64, step: f64, digits: usize) -> Self {
        let count = ((to - from) / step).round() as i32;
        // what is rounding beside a step is zero, and zero has no sign
        let value = |k: i32| from + step * f64::from(k);
        let clean = |v: f64| if v.abs() < 1e-9 * step { 0.0 } else { v };
        let marks = (0..=count).map(|k| clean(value(k))).map(|v| (v, format!("{v:.digits$}"))).collect();
        Self { label, from, to, marks, logarithmic: false }
    }

    /// An axis over powers of ten, 10^`from` to 10^`to`.
    #[must_use]
    pub fn powers(label: &'static str, from: i32, to: i32) -> Self {
        let marks = (from..=to).map(|k| (power(k), format!("1e{k}"))).collect();
        Self { label, from: power(from), to: power(to), marks, logarithmic: true }
    }

    fn share(&self, value: f64) -> f64 {
        if self.logarithmic {
            (trig::ln(value) - trig::ln(self.from)) / (trig::ln(self.to) - trig::ln(self.from))
        } else {
            (value - self.from) / (self.to - self.from)
        }
    }
}

fn power(k: i32) -> f64 {
    trig::pow(10.0, f64::from(k))
}

/// A picture that is being drawn.
#[derive(Debug)]
pub struct Plot {
    x: Axis,
    y: Axis,
    body: String,
    legend: Vec<(String, &'static str)>,
}

impl Plot {
    /// Empty axes under a title.
    #[must_use]
    pub fn new(title: &str, x: Axis, y: Axis) -> Self {
        let mut p = Self { x, y, body: String::new(), legend: Vec::new() };
        let _ = writeln!(p.body, r#"<text x="{LEFT}" y="22" font-size="15" font-weight="bold">{title}</text>"#);
        for (v, text) in p.x.marks.clone() {
            let x = p.at(v, p.y.from).0;
            let (top, low) = (TOP, HEIGHT - BOTTOM);
            let _ = writeln!(p.body, r##"<line x1="{x:.1}" y1="{top}" x2="{x:.1}" y2="{low}" stroke="#ddd"/>"##);
            let _ = writeln!(p.body, r#"<text x="{x:.1}" y="{}" text-anchor="middle">{text}</text>"#, low + 18.0);
        }
        for (v, text) in p.y.marks.clone() {
            let y = p.at(p.x.from, v).1;
            let right = WIDTH - RIGHT;
            let _ = writeln!(p.body, r##"<line x1="{LEFT}" y1="{y:.1}" x2="{right}" y2="{y:.1}" stroke="#ddd"/>"##);
            let _ = writeln!(p.body, r#"<text x="{}" y="{:.1}" text-anchor="end">{text}</text>"#, LEFT - 8.0, y + 4.0);
        }
        let middle = 0.5 * (LEFT + WIDTH - RIGHT);
        let _ =
            writeln!(p.body, r#"<text x="{middle}" y="{}" text-anchor="middle">{}</text>"#, HEIGHT - 10.0, p.x.label);
        let high = 0.5 * (TOP + HEIGHT - BOTTOM);
        let _ = writeln!(
            p.body,
            r#"<text transform="translate(16 {high}) rotate(-90)" text-anchor="middle">{}</text>"#,
            p.y.label
        );
        p
    }

    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (LEFT + self.x.share(x) * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - self.y.share(y) * (HEIGHT - TOP - BOTTOM))
    }

    fn path(&self, points: &[(f64, f64)]) -> String {
        let mut path = String::new();
        for (k, &(x, y)) in points.iter().enumerate() {
            let (x, y) = self.at(x, y);
            let _ = write!(path, "{}{x:.1} {y:.1}", if k == 0 { "M" } else { "L" });
        }
        path
    }

    /// A line through points.
    #[must_use]
    pub fn line(mut self, points: &[(f64, f64)], colour: &'static str, name: &str) -> Self {
        let path = self.path(points);
        let _ = writeln!(self.body, r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.8"/>"#);
        self.named(name, colour)
    }

    /// A thin broken line: what the law says.
    #[must_use]
    pub fn law(mut self, points: &[(f64, f64)], name: &str) -> Self {
        let path = self.path(points);
        let _ = writeln!(self.body, r#"<path d="{path}" fill="none" stroke="black" stroke-dasharray="5 4"/>"#);
        self.named(name, "black")
    }

    /// Dots.
    #[must_use]
    pub fn dots(mut self, points: &[(f64, f64)], colour: &'static str, name: &str) -> Self {
        for &(x, y) in points {
            let (x, y) = self.at(x, y);
            let _ = writeln!(self.body, r#"<circle cx="{x:.1}" cy="{y:.1}" r="3.2" fill="{colour}"/>"#);
        }
        self.named(name, colour)
    }

    /// The area between two curves over the same places.
    #[must_use]
    pub fn area(mut self, low: &[(f64, f64)], high: &[(f64, f64)], colour: &'static str, name: &str) -> Self {
        let mut ring = low.to_vec();
        ring.extend(high.iter().rev());
        let path = self.path(&ring);
        let _ = writeln!(self.body, r#"<path d="{path}Z" fill="{colour}" fill-opacity="0.75"/>"#);
        self.named(name, colour)
    }

    fn named(mut self, name: &str, colour: &'static str) -> Self {
        if !name.is_empty() {
            self.legend.push((name.to_owned(), colour));
        }
        self
    }

    /// The whole picture.
    #[must_use]
    pub fn finish(mut self) -> String {
        for (k, (name, colour)) in self.legend.iter().enumerate() {
            let (x, y) = (WIDTH - RIGHT + 14.0, TOP + 10.0 + 18.0 * k as f64);
            let _ = writeln!(self.body, r#"<rect x="{x}" y="{}" width="10" height="10" fill="{colour}"/>"#, y - 9.0);
            let _ = writeln!(self.body, r#"<text x="{}" y="{y}">{name}</text>"#, x + 16.0);
        }
        let (w, h) = (WIDTH, HEIGHT);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<rect width=\"{w}\" height=\"{h}\" fill=\"white\"/>\n{}</svg>\n",
            self.body
        )
    }
}
