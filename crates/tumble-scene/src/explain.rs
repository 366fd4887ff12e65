//! Explanation of every code: reason, remedy, and an example that is wrong beside one that is right.
//!
//! The examples are tested: the wrong one gets its code, the right one gets none.

use crate::diagnostic::{CODES, code, did_you_mean};

/// Explanation of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Stable code, such as T0201.
    pub code: &'static str,
    /// Its meaning, in a line.
    pub title: &'static str,
    /// Reason and remedy.
    pub text: &'static str,
    /// Lines of a scene that get the code, after `version = 1`; empty where a few lines cannot show it.
    pub wrong: &'static str,
    /// The same lines, corrected.
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

/// The most similar code.
#[must_use]
pub fn nearest(word: &str) -> Option<&'static str> {
    did_you_mean(word.trim(), CODES.iter().map(|(c, _)| *c))
}

type Text = (&'static str, &'static str, &'static str, &'static str);

const TEXTS: [Text; CODES.len()] = [
    (
        code::UNREADABLE,
        "The file could not be opened or read: it does not exist, it is a directory, or its permissions forbid it. The \
         message includes that of the operating system.",
        "",
        "",
    ),
    (
        code::SYNTAX,
        "The text must be TOML (or JSON, for a name that ends in .json). The place is where the parser stopped; the cause \
         may be on an earlier line, such as a quote that was never closed.",
        "name = ",
        "name = \"slide\"",
    ),
    (
        code::TOO_LARGE,
        "A scene file may have up to 16 MiB. A grid or a stack needs one [[repeat]] block only, and the corners of a hull \
         can come from an OBJ, STL, PLY or glTF file beside the scene.",
        "",
        "",
    ),
    (
        code::NOT_UTF8,
        "Scene files are UTF-8 text. An editor that saves in another encoding writes µ or ° as other bytes; a recording \
         is no text at all.",
        "",
        "",
    ),
    (
        code::TOO_DEEP,
        "Tables and lists may be nested 16 levels deep; the format itself needs six. The usual cause is a bracket that \
         was never closed.",
        "",
        "",
    ),
    (
        code::TOO_MANY_ERRORS,
        "A hundred errors are listed; the rest is only counted. Errors often share one cause: correct the first ones and \
         validate again.",
        "",
        "",
    ),
    (
        code::UNKNOWN_KEY,
        "An unknown key is refused, since ignoring it would silently change the scene. The message names the most \
         similar key, or lists the keys that are possible at that place.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", raduis = 0.5, radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::MISSING_KEY,
        "Some keys are required: the version, the mass or density of a dynamic body, the dimensions of a shape, the count \
         and spacing of a [[repeat]] block, both coefficients of a pair.",
        "[[bodies]]\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::WRONG_TYPE,
        "The value has another type than the key: text instead of a number, a number instead of a list. Numbers are \
         written without quotes; vectors are lists of three numbers.",
        "gravity = \"down\"",
        "gravity = [0.0, 0.0, -9.81]",
    ),
    (
        code::UNKNOWN_WORD,
        "The key takes one of a few names. Names of other engines are recognised, and the message gives the name used \
         here: sphere for ball, box for cuboid, plane for half-space.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"ball\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::EXCLUSIVE,
        "Two keys give the same quantity and could contradict each other: mass and density, shape and shapes, a material \
         and its coefficients, a quaternion and an axis with degrees, points and a file; or two pairs have the same two \
         materials. Keep one of them.",
        "[[bodies]]\nmass = 1.0\ndensity = 1000.0\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\ndensity = 1000.0\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::NOT_FOR_KIND,
        "A fixed body has no mass and no velocity, a kinematic body no mass and no forces, and a plane, which is infinite, \
         is for fixed bodies only. Such a key would have no effect, so it is refused.",
        "[[bodies]]\nkind = \"fixed\"\nmass = 5.0\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
    ),
    (
        code::WRONG_LENGTH,
        "Vectors have three numbers [x, y, z], quaternions four [w, x, y, z], and a list of shapes at least one.",
        "gravity = [0.0, -9.81]",
        "gravity = [0.0, 0.0, -9.81]",
    ),
    (
        code::VERSION,
        "`version` is the version of the format that the file is written in. This program reads version 1.",
        "",
        "",
    ),
    (
        code::NO_SUCH_PATH,
        "The path of a [[set]] block, or of `tumble run --set`, goes through tables by their keys and through lists by the \
         names or numbers of their elements: bodies.ball.friction, bodies[3].shape.radius, materials.ice.restitution, \
         gravity.z. The message names the step that leads nowhere.",
        "[[bodies]]\nname = \"ball\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\n\n[[set]]\npath = \"bodies.bal.mass\"\nvalue = 2.0",
        "[[bodies]]\nname = \"ball\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\n\n[[set]]\npath = \"bodies.ball.mass\"\nvalue = 2.0",
    ),
    (
        code::OUT_OF_RANGE,
        "The number is not finite, or outside its range: masses and sizes must be above zero, restitution lies between 0 \
         and 1, a step between 1 ns and 1 s. The message gives the range.",
        "[time]\nstep = 0.0",
        "[time]\nstep = 0.01",
    ),
    (
        code::NOT_UNIT,
        "A rotation is a unit quaternion [w, x, y, z]. A length within 1e-6 of 1 is normalised; any other length is an \
         error, often caused by another order of the components.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\norientation = { quaternion = [1, 1, 0, 0] }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\norientation = { quaternion = [1, 0, 0, 0] }",
    ),
    (
        code::NO_DIRECTION,
        "An axis or a normal may have any length except zero: only its direction is used.",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 0] }",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 2] }",
    ),
    (
        code::INERTIA,
        "Of the three principal moments of any body, none exceeds the sum of the other two. Moments that violate this \
         rule belong to no distribution of mass, and a spinning body would gain energy.",
        "[[bodies]]\nmass = 1.0\ninertia = [1.0, 1.0, 3.0]\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\ninertia = [1.0, 1.0, 2.0]\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::SHAPE,
        "The numbers are in range, but the shape is degenerate: the points of a hull lie in one plane, or the shape is so \
         thin that its volume is lost in rounding.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"hull\", points = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]] }",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"hull\", points = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]] }",
    ),
    (
        code::TOO_MANY,
        "A scene holds up to 100,000 bodies and 400,000 shapes, copies included, hulls of up to 256 points, and 10,000 \
         materials. Counts are checked before memory is allocated.",
        "[[repeat]]\ncount = [1000, 1000, 1000]\nspacing = [1, 1, 1]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "[[repeat]]\ncount = [10, 10, 10]\nspacing = [1, 1, 1]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
    ),
    (
        code::UNKNOWN_MATERIAL,
        "A body, a part or a pair names a material that no table [materials.…] defines.",
        "[materials.ice]\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"iec\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
        "[materials.ice]\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"ice\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
    ),
    (
        code::EXPRESSION,
        "A text that begins with = is an expression, which stands for a number: + - * / ^, parentheses, the variables of \
         [vars], pi, tau, and sin, cos, tan, asin, acos, atan, atan2, sqrt, exp, ln, abs, floor, ceil, round, radians, degrees, \
         hypot, pow, min, max. Angles are in radians. The value must be finite, and no variable may be made of itself.",
        "[vars]\nr = 0.5\n\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = \"= 2 * R\" }",
        "[vars]\nr = 0.5\n\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = \"= 2 * r\" }",
    ),
    (
        code::UNKNOWN_BODY,
        "An [[ignore]] block names a body that the scene does not have. The name of a [[repeat]] block stands for all of its \
         copies, `name[3]` for the fourth of them.",
        "[[bodies]]\nname = \"axle\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[ignore]]\nbodies = [\"axle\", \"whel\"]",
        "[[bodies]]\nname = \"axle\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"wheel\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.2 }\n[[ignore]]\nbodies = [\"axle\", \"wheel\"]",
    ),
    (
        code::COLOUR,
        "A colour is written as in web pages: a # and two hexadecimal digits each for red, green and blue.",
        "[[bodies]]\nmass = 1.0\ncolour = \"red\"\nshape = { kind = \"sphere\", radius = 0.5 }",
        "[[bodies]]\nmass = 1.0\ncolour = \"#c0392b\"\nshape = { kind = \"sphere\", radius = 0.5 }",
    ),
    (
        code::COMES_LATER,
        "The bodies of a [[spawn]] block come one after the other while the scene runs. Joints and [[ignore]] blocks are made before the \
         first step, and cannot wait for them. What spawned bodies meet is a matter of `groups` and `meets`.",
        "[[bodies]]\nname = \"gate\"\nkind = \"fixed\"\nshape = { kind = \"sphere\", radius = 0.1 }\n[[spawn]]\ncount = 3\nevery = 0.5\nname = \"parcel\"\nmass = 1.0\nposition = [0, 0, 2]\nshape = { kind = \"sphere\", radius = 0.1 }\n[[ignore]]\nbodies = [\"gate\", \"parcel\"]",
        "[[bodies]]\nname = \"gate\"\nkind = \"fixed\"\nmeets = [\"default\"]\nshape = { kind = \"sphere\", radius = 0.1 }\n[[spawn]]\ncount = 3\nevery = 0.5\nname = \"parcel\"\nmass = 1.0\nposition = [0, 0, 2]\ngroups = [\"parcels\"]\nshape = { kind = \"sphere\", radius = 0.1 }",
    ),
    (
        code::FILE_OUTSIDE,
        "Geometry files must be in the folder of the scene or below it. Absolute paths, `..` and links that lead out of it \
         are refused, so that a scene from an unknown source cannot read other files.",
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
        "A geometry file is Wavefront OBJ, STL, PLY or glTF (GLB), text or binary. The message names the line, byte or JSON path \
         of the error. Only vertices are used, for the convex hull; compressed and animated glTF files are refused.",
        "",
        "",
    ),
    (
        code::REFUSED,
        "Every number is in range, but the world refuses what comes of them: a mass from density and volume outside the range of \
         the engine, a motion that is faster than 1e7 m/s, or a step with more contacts than [limits] allows.",
        "[[bodies]]\ndensity = 1e29\nshape = { kind = \"sphere\", radius = 100.0 }",
        "[[bodies]]\ndensity = 1000.0\nshape = { kind = \"sphere\", radius = 100.0 }",
    ),
    (
        code::JOINT_BODY,
        "A joint names its two ends: bodies of the scene, copies of a [[repeat]] block such as \"link[3]\", or \"world\".",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"leg\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
    ),
    (
        code::JOINT_SAME,
        "A joint is between two bodies, or a body and the world. Between a body and itself there is nothing to hold.",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"arm\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
    ),
    (
        code::JOINT_IMMOVABLE,
        "Neither end of the joint can move, so it would hold nothing: one of them must be a dynamic body.",
        "[[bodies]]\nname = \"wall\"\nkind = \"fixed\"\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"wall\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
    ),
    (
        code::JOINT_APART,
        "The points of the joint are apart where the bodies start. A rod that is given a length must have it there.",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"rod\"\nbodies = [\"world\", \"arm\"]\nat_a = [0, 0, 1]\nat_b = [0, 0, 0]\nlength = 2.0",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"rod\"\nbodies = [\"world\", \"arm\"]\nat_a = [0, 0, 1]\nat_b = [0, 0, 0]\nlength = 1.0",
    ),
    (
        code::JOINT_ASKEW,
        "The two axes of a universal joint must be square to each other where the bodies start.",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"universal\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\naxis_b = [1, 1, 0]",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"universal\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\naxis_b = [1, 0, 0]",
    ),
    (
        code::JOINT_RANGE,
        "The first number of a range is its lower limit, the second its upper limit, and the lower one is not above it.",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\nrange = [1.0, -1.0]",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\nrange = [-1.0, 1.0]",
    ),
    (
        code::JOINT_OUTSIDE,
        "Every coordinate of a joint is 0 where the bodies start, or their distance for a rope: the range must hold that.",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\nrange = [0.5, 1.0]",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\nrange = [-0.5, 1.0]",
    ),
    (
        code::JOINT_KEY,
        "Each kind of joint has keys of its own: a ball joint has no pitch, a fixed joint no motor.",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]\npitch = 0.1",
        "[[bodies]]\nname = \"arm\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[joints]]\nkind = \"hinge\"\nbodies = [\"world\", \"arm\"]\nat = [0, 0, 1]\naxis = [0, 1, 0]",
    ),
    (
        code::JOINT_COUPLED,
        "A coupling names other joints of the scene and one of their free coordinates, counted from 0.",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"b\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]\n[[joints]]\nname = \"one\"\nkind = \"hinge\"\nbodies = [\"world\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nname = \"two\"\nkind = \"hinge\"\nbodies = [\"world\", \"b\"]\nat = [1, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nkind = \"coupling\"\nof = [{ joint = \"one\", factor = 1.0 }, { joint = \"three\", factor = 2.0 }]",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"b\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]\n[[joints]]\nname = \"one\"\nkind = \"hinge\"\nbodies = [\"world\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nname = \"two\"\nkind = \"hinge\"\nbodies = [\"world\", \"b\"]\nat = [1, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nkind = \"coupling\"\nof = [{ joint = \"one\", factor = 1.0 }, { joint = \"two\", factor = 2.0 }]",
    ),
    (
        code::JOINT_MEMBERS,
        "A coupling ties two to eight coordinates together, each with a factor: their sum with these factors stays constant.",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"b\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]\n[[joints]]\nname = \"one\"\nkind = \"hinge\"\nbodies = [\"world\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nname = \"two\"\nkind = \"hinge\"\nbodies = [\"world\", \"b\"]\nat = [1, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nkind = \"coupling\"\nof = [{ joint = \"one\", factor = 1.0 }]",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"b\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]\n[[joints]]\nname = \"one\"\nkind = \"hinge\"\nbodies = [\"world\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nname = \"two\"\nkind = \"hinge\"\nbodies = [\"world\", \"b\"]\nat = [1, 0, 0]\naxis = [0, 1, 0]\n[[joints]]\nkind = \"coupling\"\nof = [{ joint = \"one\", factor = 1.0 }, { joint = \"two\", factor = 2.0 }]",
    ),
    (
        code::ROBOT_UNSUPPORTED,
        "The robot file uses something that cannot be done here and cannot be left out: xacro macros, composite bodies, global coordinates, a free joint inside a tree, an unknown kind of joint or shape. The message names the line of the robot file and what to do.",
        "",
        "",
    ),
    (
        code::ROBOT_UNKNOWN,
        "The robot file, or the [[robots]] block, names a link, joint, mesh, default class or stored position that is not there. Usually a spelling mistake; the message names the line.",
        "",
        "",
    ),
    (
        code::ROBOT_FILE,
        "A robot file, a mesh or an included file is missing, unreadable, or outside the folder. Files are read below the scene's folder only; `package://NAME/…` is looked for there.",
        "",
        "",
    ),
    (
        code::ROBOT_MALFORMED,
        "The robot file is no valid XML, or an attribute is no number, has the wrong count of numbers, or is negative where that has no meaning. Document types and entities are not read.",
        "",
        "",
    ),
    (
        code::ROBOT_MASSLESS,
        "A moving link needs mass. A link without any that carries nothing stands still; one that carries others takes a millionth of their mass; a base without mass cannot be free. Links fixed to others need none.",
        "",
        "",
    ),
    (
        code::ROBOT_IMPOSSIBLE,
        "A mass is negative, or the principal moments of inertia are those of no body: each is positive and at most the sum of the other two. Excess within the rounding of the written digits is mended and listed as approximated.",
        "",
        "",
    ),
    (
        code::ROBOT_NO_TREE,
        "Links and joints of a URDF form one tree: every link but one hangs on one joint, names are unique, and there is no loop. Loops are closed in MJCF by equality elements.",
        "",
        "",
    ),
    (
        code::ROBOT_TOO_MANY,
        "A robot file has more bytes, elements, links, levels or included files than the limits. The limits are far above what robots need; usually something includes itself.",
        "",
        "",
    ),
    (
        code::ROBOT_POSITION,
        "No position near the given one closes all loops of the robot within the limits of its joints, or a stored position has another number of values than the robot has coordinates.",
        "",
        "",
    ),
    (
        code::ROBOT_APPROXIMATED,
        "Something of a robot file is done in another way than it says, or left out although a motion may depend on it: a mesh touches as its convex hull, a muscle is left out. `tumble inspect FILE` lists all of it with lines.",
        "",
        "",
    ),
    (
        code::ROBOT_IGNORED,
        "Something of a robot file is left out because no motion depends on it: colours, cameras, parameters of another solver. `tumble inspect FILE` lists all of it with lines.",
        "",
        "",
    ),
    (
        code::LINT_OVERLAP,
        "Overlap at the start is removed by the position correction, a fifth of it per step, without adding velocity. The \
         usual cause is a wrong position or size.",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\nposition = [0, 0, 0.4]",
        "[[bodies]]\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }\nposition = [0, 0, 0.5]",
    ),
    (
        code::LINT_MASS_RATIO,
        "The masses of touching bodies have a ratio above 10,000. The accuracy is the same; a step may take more work. \
         Check the masses for a missing zero.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"box\", size = [1, 1, 1] }\n[[bodies]]\nmass = 1e6\nshape = { kind = \"box\", size = [1, 1, 1] }\nposition = [0, 0, 1]",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"box\", size = [1, 1, 1] }\n[[bodies]]\nmass = 10.0\nshape = { kind = \"box\", size = [1, 1, 1] }\nposition = [0, 0, 1]",
    ),
    (
        code::LINT_SPEED,
        "A body moves by more than its own size in a step. Continuous collision detection finds the impacts, but their \
         time and place are resolved only to the step: shorten the step.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nvelocity = [500, 0, 0]",
        "[time]\nstep = 0.0001\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nvelocity = [500, 0, 0]",
    ),
    (
        code::LINT_UNUSED,
        "A material is defined, but no body, part or pair names it. The usual cause is a wrong name in a body.",
        "[materials.ice]\nfriction = 0.1",
        "[materials.ice]\nfriction = 0.1\n[[bodies]]\nkind = \"fixed\"\nmaterial = \"ice\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }",
    ),
    (
        code::LINT_NAME,
        "Reports, recordings and scripts find bodies by name; of two bodies with the same name, the first is found.",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]",
        "[[bodies]]\nname = \"a\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\n[[bodies]]\nname = \"b\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }\nposition = [1, 0, 0]",
    ),
    (
        code::LINT_NO_BODIES,
        "The scene has neither [[bodies]] nor [[repeat]] blocks: there is nothing to simulate.",
        "[time]\nduration = 1.0",
        "[time]\nduration = 1.0\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
    ),
    (
        code::LINT_NO_DURATION,
        "`tumble run` needs a duration, from the scene or from --duration. `tumble view` and other programs that step the \
         world themselves do not.",
        "[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
        "[time]\nduration = 1.0\n[[bodies]]\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.1 }",
    ),
    (
        code::LINT_GROUP,
        "A list `meets` names a collision group that no body and no shape is a member of: usually a spelling mistake. Shapes \
         without `groups` are members of the group `default`.",
        "[time]\nduration = 1.0\n[[bodies]]\nmass = 1.0\nmeets = [\"flor\"]\nshape = { kind = \"sphere\", radius = 0.1 }",
        "[time]\nduration = 1.0\n[[bodies]]\nmass = 1.0\nmeets = [\"default\"]\nshape = { kind = \"sphere\", radius = 0.1 }",
    ),
    (
        code::LINT_MENDED,
        "A mesh was mended as it was read: corners that are equal were joined, triangles without area left out, or some turned \
         over, each with its number. Or the hulls of `kind = \"parts\"` reach beyond the closed mesh `solid` that they were made \
         from, by the length that is told: contacts are that far off, mass and inertia are those of the mesh.",
        "",
        "",
    ),
    (
        code::LINT_NEVER,
        "A [[spawn]] block has bodies whose time lies at or beyond the duration of the scene. A run of that duration never sees them; \
         `tumble run --duration` may.",
        "",
        "",
    ),
];
