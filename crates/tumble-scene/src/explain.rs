//! What each code means, why it is refused or noticed, and an example of the mistake beside one that is right.
//!
//! The examples are checked: what is called wrong earns its code, what is called right earns none.

use crate::diagnostic::{CODES, code, did_you_mean};

/// A code in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Stable code, such as T0201.
    pub code: &'static str,
    /// What it means, in a line.
    pub title: &'static str,
    /// Why, and what to do.
    pub text: &'static str,
    /// Lines of a scene that earn the code, after `version = 1`; empty where it is not about a few lines.
    pub wrong: &'static str,
    /// The same lines put right.
    pub right: &'static str,
}

/// Explains a code, written in capitals or not.
#[must_use]
pub fn explain(word: &str) -> Option<Explanation> {
    let (code, title) = *CODES.iter().find(|(c, _)| c.eq_ignore_ascii_case(word.trim()))?;
    let (text, wrong, right) =
        TEXTS.iter().find(|(c, ..)| *c == code).map_or(("", "", ""), |(_, t, w, r)| (*t, *w, *r));
    Some(Explanation { code, title, text, wrong, right })
}

/// The code that was probably meant.
#[must_use]
pub fn nearest(word: &str) -> Option<&'static str> {
    did_you_mean(word.trim(), CODES.iter().map(|(c, _)| *c))
}

type Text = (&'static str, &'static str, &'static str, &'static str);

const TEXTS: [Text; CODES.len()] = [
    (
        code::UNREADABLE,
        "The file could not be opened or read: it is not there, it is a directory, or its permissions forbid it. The \
         message of the operating system stands beside it.",
        "",
        "",
    ),
    (
        code::SYNTAX,
        "Before a scene can be understood its text must be TOML (or JSON, for a name that ends in .json). The place is \
         where reading stopped; the mistake may be a line earlier, such as a quote that was never closed.",
        "name = ",
        "name = \"slide\"",
    ),
    (
        code::TOO_LARGE,
        "A scene file is read up to 16 MiB. Grids and stacks are one [[repeat]] block, and the corners of a hull can \
         come from an OBJ or STL file beside the scene.",
        "",
        "",
    ),
    (
        code::NOT_UTF8,
        "Scene files are UTF-8 text. An editor that saves in another encoding writes µ or ° as bytes that are none; a \
         recording is no text at all.",
        "",
        "",
    ),
    (
        code::TOO_DEEP,
        "Tables and lists may be nested 16 levels deep; the format itself needs six. Deeper nesting is mostly a bracket \
         that was never closed.",
        "",
        "",
    ),
    (
        code::TOO_MANY_ERRORS,
        "A hundred mistakes are listed; the rest is only counted. They often share one cause: mend the first ones and \
         validate again.",
        "",
        "",
    ),
    (
        code::UNKNOWN_KEY,
        "A key that nobody reads would be ignored in silence, and the scene would not be what was meant. So every key \
         must be one that the format knows at that place; the message lists them or names the nearest.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", raduis = 0.5, radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::MISSING_KEY,
        "Some keys have no default that would be right for everyone: the version, the mass or density of a dynamic body, \
         the measures of a shape, the count and spacing of a [[repeat]] block, both coefficients of a pair.",
        "[[bodies]]\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::WRONG_TYPE,
        "The value is of another kind than the key needs: text where a number belongs, a number where a list belongs. \
         Numbers are written without quotes; vectors are lists of three numbers.",
        "gravity = \"down\"",
        "gravity = [0.0, 0.0, -9.81]",
    ),
    (
        code::UNKNOWN_WORD,
        "The key takes one of a few words. Names of other engines are recognised and corrected: a ball is a sphere here, \
         a cuboid a box, a half-space a plane.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"ball\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::EXCLUSIVE,
        "Two keys say the same thing in two ways, and they could disagree: mass and density, shape and shapes, a material \
         and its coefficients, a quaternion and an axis with degrees, points and a file; or two pairs are of the same two \
         materials. Keep one of them.",
        "[[bodies]]\nmass = 1.0\ndensity = 1000.0\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\ndensity = 1000.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::NOT_FOR_KIND,
        "A fixed body has no mass and no velocity, a kinematic one no mass and no forces, and a plane, which has no end, \
         belongs to fixed bodies only. Such a key would have no effect, so it is refused.",
        "[[bodies]]\nkind = \"fixed\"\nmass = 5.0\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
    ),
    (
        code::WRONG_LENGTH,
        "Vectors have three numbers [x, y, z], quaternions four [w, x, y, z], and a list of shapes at least one.",
        "gravity = [0.0, -9.81]",
        "gravity = [0.0, 0.0, -9.81]",
    ),
    (code::VERSION, "`version` says which rules the file was written for. This tumble knows version 1.", "", ""),
    (
        code::OUT_OF_RANGE,
        "The number is not finite, or outside of what can be computed with: masses and sizes must be above zero, \
         restitution lies between 0 and 1, a step between 1 ns and 1 s. The message gives the range.",
        "[time]\nstep = 0.0",
        "[time]\nstep = 0.01",
    ),
    (
        code::NOT_UNIT,
        "A rotation is a quaternion of length 1, as [w, x, y, z]. One that is off by up to 1e-6 is normalised; more is \
         taken for a mistake, often another order of its components.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\norientation = { quaternion = [1, 1, 0, 0] }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\norientation = { quaternion = [1, 0, 0, 0] }",
    ),
    (
        code::NO_DIRECTION,
        "An axis or a normal may have any length but zero: only its direction counts.",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 0] }",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 2] }",
    ),
    (
        code::INERTIA,
        "Of the three principal moments of any body, none exceeds the sum of the other two. Moments that break this rule \
         belong to no distribution of mass, and spinning bodies would gain energy.",
        "[[bodies]]\nmass = 1.0\ninertia = [1.0, 1.0, 3.0]\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\ninertia = [1.0, 1.0, 2.0]\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::SHAPE,
        "The numbers are in range, but together they make no solid: the points of a hull lie in one plane, or a shape is \
         so thin that its volume is lost in rounding.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"hull\", points = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]] }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"hull\", points = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]] }",
    ),
    (
        code::TOO_MANY,
        "A scene holds up to 100,000 bodies and 400,000 shapes, copies included, hulls of up to 256 points, and 10,000 \
         materials. Counts are checked before anything is made.",
        "[[repeat]]\ncount = [1000, 1000, 1000]\nspacing = [1, 1, 1]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "[[repeat]]\ncount = [10, 10, 10]\nspacing = [1, 1, 1]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
    ),
    (
        code::UNKNOWN_MATERIAL,
        "A body, a part or a pair names a material that no table [materials.…] describes.",
        "[materials.ice]\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"iec\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
        "[materials.ice]\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"ice\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
    ),
    (
        code::FILE_OUTSIDE,
        "Geometry files are looked for in the folder of the scene and below it. Absolute paths, `..` and links that lead \
         out of it are refused, so that a scene from a stranger reads nothing else.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"hull\", file = \"../wheel.obj\" }",
        "",
    ),
    (
        code::FILE_UNREADABLE,
        "The geometry file could not be opened or read. Its name is relative to the folder of the scene.",
        "",
        "",
    ),
    (
        code::FILE_MALFORMED,
        "A geometry file is Wavefront OBJ (lines `v x y z`) or STL, text or binary. Only vertices are read: a hull needs \
         nothing else.",
        "",
        "",
    ),
    (
        code::REFUSED,
        "Every number is in range, but the body that they describe cannot be simulated: its mass from density and volume, \
         or its inertia, is too large or too small to compute with.",
        "[[bodies]]\ndensity = 1e29\nshape = { kind = \"sphere\", radius = 100.0 }",
        "[[bodies]]\ndensity = 1000.0\nshape = { kind = \"sphere\", radius = 100.0 }",
    ),
    (
        code::LINT_OVERLAP,
        "Bodies that overlap at the start are pushed apart gently, a fifth of the overlap in a step, without giving them \
         speed. Mostly a position or a size was meant otherwise.",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\nposition = [0, 0, 0.4]",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\nposition = [0, 0, 0.5]",
    ),
    (
        code::LINT_MASS_RATIO,
        "Bodies that touch differ in mass by more than 10,000. The answer stays exact; it may take more work per step. \
         Look whether a mass lost a zero.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"box\", size = [1, 1, 1] }\n[[bodies]]\nmass = 1e6\nshape = { kind = \"box\", size = [1, 1, 1] }\nposition = [0, 0, 1]",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"box\", size = [1, 1, 1] }\n[[bodies]]\nmass = 10.0\nshape = { kind = \"box\", size = [1, 1, 1] }\nposition = [0, 0, 1]",
    ),
    (
        code::LINT_SPEED,
        "A body crosses more than its own size within a step. Contacts on the way are found, but where and how they \
         happen is coarse: shorten the step.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nvelocity = [500, 0, 0]",
        "[time]\nstep = 0.0001\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nvelocity = [500, 0, 0]",
    ),
    (
        code::LINT_UNUSED,
        "A material is described, but nothing is made of it and no pair names it.",
        "[materials.ice]\nfriction = 0.1",
        "[materials.ice]\nfriction = 0.1\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"ice\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
    ),
    (
        code::LINT_NAME,
        "Reports, recordings and scripts find bodies by name; where two share one, the first is found.",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"b\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]",
    ),
];
