//! The JSON Schema of scene files, for editors and programs that write scenes.
//!
//! It is generated from the tables of keys and ranges that the reader uses, and a test keeps the published file equal to
//! them. Impossible moments of inertia, quaternions of the wrong length, undefined materials and bodies are beyond a schema: only the
//! reader refuses them.

/// The JSON Schema (draft 2020-12) of scene files, TOML or JSON.
pub const SCHEMA: &str = include_str!("../scene.schema.json");

#[cfg(test)]
mod tests {
    use super::SCHEMA;
    use crate::keys::*;
    use crate::limits;
    use serde_json::{Map, Value, json};

    fn number(range: Range, text: &str) -> Value {
        let mut v = json!({ "type": "number", "maximum": range.most });
        v[if range.open { "exclusiveMinimum" } else { "minimum" }] = json!(range.least);
        describe(or_expression(&v), range.unit, text)
    }

    /// A number, or a text that stands for one.
    fn or_expression(number: &Value) -> Value {
        json!({ "anyOf": [number, refer("expression")] })
    }

    fn describe(mut v: Value, unit: &str, text: &str) -> Value {
        v["description"] = json!(if unit.is_empty() { text.to_owned() } else { format!("{text} [{unit}]") });
        v
    }

    fn whole((least, most): (i64, i64), text: &str) -> Value {
        let number = json!({ "type": "integer", "minimum": least, "maximum": most });
        describe(or_expression(&number), "", text)
    }

    fn list(item: &Value, length: usize, unit: &str, text: &str) -> Value {
        describe(json!({ "type": "array", "items": item, "minItems": length, "maxItems": length }), unit, text)
    }

    fn vector(range: Range, text: &str) -> Value {
        let mut item = number(range, "");
        item.as_object_mut().unwrap().remove("description");
        list(&item, 3, range.unit, text)
    }

    fn name(text: &str) -> Value {
        json!({ "type": "string", "minLength": 1, "maxLength": limits::NAME_CHARS, "description": text })
    }

    fn words(of: &[&str], text: &str) -> Value {
        json!({ "enum": of, "description": text })
    }

    fn refer(to: &str) -> Value {
        json!({ "$ref": format!("#/$defs/{to}") })
    }

    /// A table that knows these keys and no others.
    fn table(keys: &[&str], required: &[&str], text: &str, property: impl Fn(&str) -> Value) -> Value {
        let properties: Map<String, Value> = keys.iter().map(|k| ((*k).to_owned(), property(k))).collect();
        let mut v = json!({ "type": "object", "properties": properties, "additionalProperties": false });
        if !required.is_empty() {
            v["required"] = json!(required);
        }
        describe(v, "", text)
    }

    fn tables(item: &Value, text: &str) -> Value {
        describe(json!({ "type": "array", "items": item }), "", text)
    }

    fn root_key(key: &str) -> Value {
        match key {
            "version" => json!({ "const": 1, "description": "Version of the format" }),
            "name" => name("Name of the scene; by default that of the file"),
            "gravity" => vector(GRAVITY, "Gravity; default [0, 0, -9.81]"),
            "vars" => describe(
                json!({ "type": "object", "maxProperties": limits::VARIABLES, 
                        "additionalProperties": { "anyOf": [{ "type": "number" }, refer("expression")] } }),
                "",
                "Variables for expressions: a text that begins with = stands for a number",
            ),
            "time" => table(&TIME_KEYS, &[], "Length of a step and of a run", |k| match k {
                "step" => number(STEP, "Length of a step; default 1/240"),
                "duration" => number(DURATION, "Simulated time"),
                _ => unknown(k),
            }),
            "solver" => table(&SOLVER_KEYS, &[], "Accuracy and effort of the contact solve", |k| match k {
                "tolerance" => number(TOLERANCE, "Largest residual of a step that is called solved; 1e-8"),
                "effort" => words(
                    &EFFORTS,
                    "`realtime` bounds the work of a step; a step that reaches the bound is reported as inexact",
                ),
                "max_sweeps" => whole(SWEEPS, "Most sweeps over all contacts in each stage of a method"),
                "restitution_threshold" => number(THRESHOLD, "Approach speed below which restitution is 0"),
                "threads" => {
                    whole(THREADS, "Threads that share the work of a step; the result does not depend on the number")
                }
                "correction" => {
                    json!({ "type": "boolean", "description": "Whether the position correction removes overlap" })
                }
                "body_size" => number(
                    BODY_SIZE,
                    "Radius that tolerated lengths are taken relative to; default: that of the smaller of two shapes",
                ),
                _ => unknown(k),
            }),
            "limits" => {
                table(&LIMIT_KEYS, &[], "How much a step may ask for; beyond it the step is refused", |k| match k {
                    "pairs" => whole(PAIRS, "Most pairs of shapes that are near each other; default 2000000"),
                    "contacts" => whole(CONTACTS, "Most contact points; default 400000"),
                    "factor_bytes" => whole(
                        FACTOR_BYTES,
                        "Most memory of a factor; an island that needs more is swept; default 400000000 [bytes]",
                    ),
                    _ => unknown(k),
                })
            }
            "view" => table(&VIEW_KEYS, &[], "How a viewer shows the scene at first", |k| match k {
                "from" => vector(DIRECTION, "Direction from the bodies to the eye, of any length"),
                "region" => {
                    list(&vector(PLACE, "A corner"), 2, "m", "Opposite corners of the box that fills the picture")
                }
                "follow" => json!({ "type": "string", "description": "Name of the body that the camera follows" }),
                "layers" => json!({ "type": "array", "items": { "enum": crate::format::LAYERS },
                    "description": "Visible layers" }),
                "colour_by" => words(&crate::format::COLOURINGS, "Meaning of the colours of bodies; default body"),
                "speed" => number(PLAYBACK, "Playback speed relative to real time; default 1"),
                "group" => name("Group in the gallery"),
                _ => unknown(k),
            }),
            "materials" => describe(
                json!({ "type": "object", "maxProperties": limits::MATERIALS,
                        "additionalProperties": table(&MATERIAL_KEYS, &[], "A material", coefficient) }),
                "",
                "Materials by name",
            ),
            "pairs" => tables(
                &table(&PAIR_KEYS, &PAIR_KEYS, "Coefficients of a pair of materials", |k| match k {
                    "materials" => list(&json!({ "type": "string" }), 2, "", "Names of two materials"),
                    k => coefficient(k),
                }),
                "Pairs of materials; others combine by the geometric mean",
            ),
            "bodies" => tables(&refer("body"), "Single bodies"),
            "repeat" => tables(&refer("repeat"), "Grids and stacks of one body"),
            "spawn" => tables(&refer("spawn"), "Copies of one body that come one after the other while the scene runs"),
            "set" => tables(
                &table(&SET_KEYS, &SET_KEYS, "A value that replaces another", |k| match k {
                    "path" => json!({ "type": "string", "minLength": 1,
                        "description": "Keys, names and numbers: bodies.ball.friction, bodies[3].mass, gravity.z" }),
                    _ => json!({ "description": "The value" }),
                }),
                "Changes of values by their path, in their order",
            ),
            "ignore" => tables(
                &table(&IGNORE_KEYS, &IGNORE_KEYS, "Two bodies that ignore each other", |k| match k {
                    "bodies" => list(
                        &json!({ "type": "string" }),
                        2,
                        "",
                        "Names of two bodies; that of a [[repeat]] block stands for all of its copies",
                    ),
                    _ => unknown(k),
                }),
                "Pairs of bodies that have no contact",
            ),
            "robots" => tables(&table(&ROBOT_KEYS, &["file"], "A robot from a URDF or MJCF file", robot_key), "Robots"),
            "joints" => tables(
                &table(&JOINT_KEYS, &["kind"], "A joint between two bodies, or a coupling of joints", joint_key),
                "Joints, where the bodies start",
            ),
            _ => unknown(key),
        }
    }

    fn robot_key(key: &str) -> Value {
        match key {
            "name" => name("Name of the robot; its bodies are called NAME/LINK. Default that of the file"),
            "file" => json!({ "type": "string", "description": "URDF or MJCF file in the scene's folder" }),
            "position" => vector(PLACE, "Position of its root"),
            "orientation" => refer("orientation"),
            "base" => words(&ROBOT_BASES, "Whether the root stands still; default as the file means it"),
            "key" => {
                json!({ "type": "string", "description": "Stored position that it starts in; default `home` or the first" })
            }
            "joints" => json!({ "type": "object", "additionalProperties": number(TARGET, "Position of a joint"),
                "description": "Positions of joints by name at the start [rad or m]" }),
            "controller" => words(
                &ROBOT_CONTROLLERS,
                "What drives it: servos that hold the start, the drives of the file, or nothing",
            ),
            "controls" => json!({ "type": "array", "items": number(TARGET, "Control of a drive"),
                "description": "Controls of the drives of the file, in their order" }),
            "stiffness" => number(STIFFNESS, "Stiffness of servos that hold the joints"),
            "damping" => number(JOINT_DAMPING, "Damping of servos that hold the joints"),
            "friction" => number(FRICTION, "Friction of shapes of which the file says nothing"),
            "targets" => {
                table(&TARGET_KEYS, &["times", "joints"], "Where the servos of its joints lead over time", target_key)
            }
            _ => unknown(key),
        }
    }

    fn target_key(key: &str) -> Value {
        match key {
            "times" => json!({ "type": "array", "items": number(TIME, "Time of the targets"),
                "description": "Times of the targets, increasing [s]" }),
            "joints" => json!({ "type": "object", "description": "Targets of joints by name [rad or m]",
                "additionalProperties": { "type": "array", "items": number(TARGET, "Target of the joint"),
                    "description": "A target for each time; between two times they move evenly" } }),
            "loop" => {
                json!({ "type": "boolean", "description": "Whether the first time follows the last; else the last stays" })
            }
            _ => unknown(key),
        }
    }

    fn joint_key(key: &str) -> Value {
        match key {
            "name" => name("Name of the joint in reports and recordings"),
            "kind" => words(&JOINT_KINDS, "What it holds and leaves free"),
            "bodies" => {
                list(&json!({ "type": "string" }), 2, "", "Names of two bodies A and B; \"world\" for the world")
            }
            "at" => vector(PLACE, "Point of the joint, world axes"),
            "at_a" => vector(PLACE, "Point on A of a rod, rope or spring, world axes"),
            "at_b" => vector(PLACE, "Point on B of a rod, rope or spring, world axes"),
            "axis" => vector(DIRECTION, "Axis, world axes, of any length"),
            "axis_b" => vector(
                DIRECTION,
                "Second axis, square to `axis`: of B in a universal joint, axle of a wheel, x of `axes`",
            ),
            "locked" => describe(
                json!({ "type": "array", "maxItems": 6, "items": { "enum": AXES } }),
                "",
                "Axes of a six-degree joint that are held at zero",
            ),
            "steered" => {
                json!({ "type": "boolean", "description": "Whether the axle of a wheel turns about its suspension; default false" })
            }
            "pitch" => number(PITCH, "Way of a whole turn of a screw"),
            "length" => number(LENGTH, "Length of a rod or rope; by default the distance of its points"),
            "coordinates" => tables(
                &table(&ALONG_KEYS, &[], "What acts along a coordinate", joint_key),
                "What acts along each free coordinate, in their order",
            ),
            "range" => {
                let mut item = number(ANGLE, "");
                item.as_object_mut().unwrap().remove("description");
                list(&item, 2, "rad or m", "Lower and upper limit")
            }
            "range_degrees" => {
                let mut item = number(ANGLE, "");
                item.as_object_mut().unwrap().remove("description");
                list(&item, 2, "degrees", "Lower and upper limit of an angle")
            }
            "restitution" => number(RESTITUTION, "Coefficient of restitution at the limits; default 0"),
            "friction" => number(JOINT_FRICTION, "Dry friction"),
            "damping" => number(JOINT_DAMPING, "Damping"),
            "armature" => number(ARMATURE, "Inertia of a rotor that goes with the coordinate"),
            "spring" => table(&SPRING_KEYS, &["stiffness"], "A spring", |k| match k {
                "stiffness" => number(STIFFNESS, "Stiffness"),
                "rest" => number(TARGET, "Value of the coordinate where it is at rest; default 0"),
                _ => unknown(k),
            }),
            "motor" => table(&MOTOR_KEYS, &[], "A motor: `velocity`, `position` or `force`", |k| match k {
                "velocity" => number(RATE, "Rate that it holds"),
                "position" => number(TARGET, "Position that it goes to"),
                "force" => number(JOINT_FORCE, "Force or torque"),
                "stiffness" => number(STIFFNESS, "Stiffness of a motor that goes to a position"),
                "damping" => number(JOINT_DAMPING, "Damping of a motor that goes to a position"),
                "max" => number(JOINT_FRICTION, "Its greatest force or torque"),
                _ => unknown(k),
            }),
            "breaks" => table(&BREAK_KEYS, &[], "Force and torque above which it breaks", |k| match k {
                "force" => number(BREAKING, "Force"),
                "torque" => number(BREAKING, "Torque"),
                _ => unknown(k),
            }),
            "of" => describe(
                json!({ "type": "array", "minItems": 2, "maxItems": 8,
                    "items": table(&MEMBER_KEYS, &["joint", "factor"], "A coordinate of a joint", |k| match k {
                        "joint" => json!({ "type": "string", "description": "Name of the joint" }),
                        "coordinate" => whole(COORDINATES, "Which of its free coordinates, from 0; default 0"),
                        "factor" => number(COUPLING_FACTOR, "Its factor in the sum"),
                        _ => unknown(k),
                    }) }),
                "",
                "Coordinates that a coupling ties together: the sum of factor times coordinate is constant",
            ),
            "constant" => number(TARGET, "What the sum of a coupling is; default 0"),
            "collide" => {
                json!({ "type": "boolean", "description": "Whether the two bodies touch each other; default false" })
            }
            _ => unknown(key),
        }
    }

    fn coefficient(key: &str) -> Value {
        match key {
            "friction" => number(FRICTION, "Coefficient of friction; default 0.5"),
            "restitution" => number(RESTITUTION, "Coefficient of restitution; default 0"),
            "material" => json!({ "type": "string", "description": "Name of a material" }),
            "colour" => json!({ "type": "string", "description": "Colour #rrggbb, for viewers" }),
            _ => unknown(key),
        }
    }

    fn body_key(key: &str) -> Value {
        match key {
            "name" => name("Name of the body in reports and recordings"),
            "kind" => words(&KINDS, "Kind of motion; default dynamic"),
            "shape" => refer("shape"),
            "shapes" => describe(json!({ "type": "array", "items": refer("part"), "minItems": 1 }), "", "A compound"),
            "drawn" => describe(
                json!({ "type": "array", "items": refer("drawn"), "maxItems": limits::DRAWN }),
                "",
                "What viewers draw in place of the shapes; it touches nothing and weighs nothing",
            ),
            "mass" => number(MASS, "Mass of the whole"),
            "density" => number(DENSITY, "Density of all shapes"),
            "inertia" => vector(MOMENT, "Principal moments along the body's axes, instead of the shapes' own"),
            "position" => vector(PLACE, "Position of the origin"),
            "orientation" => refer("orientation"),
            "velocity" => vector(SPEED, "Velocity of the centre of mass"),
            "spin" => vector(SPIN, "Angular velocity in world axes"),
            "force" => over_time(&vector(FORCE, "Constant"), "Force at the centre of mass, world axes"),
            "torque" => over_time(&vector(TORQUE, "Constant"), "Torque, world axes"),
            "motion" => refer("course"),
            "rotation" => json!({ "allOf": [refer("course")], "description":
                "How a kinematic body is turned over time beyond its orientation: rotation vectors in degrees, world axes" }),
            "linear_damping" => number(DAMPING, "Rate at which the velocity decays by itself; default 0"),
            "angular_damping" => number(DAMPING, "Rate at which the angular momentum decays by itself; default 0"),
            "groups" => groups(1, "Collision groups that it is a member of; without them `default`"),
            "meets" => groups(0, "Collision groups that it meets; without them all"),
            "sensor" => json!({ "type": "boolean", "description": "Only tells what overlaps it, and touches nothing" }),
            "surface_velocity" => {
                vector(SPEED, "Velocity of the surface against the body, body axes; what is along the surface counts")
            }
            key => coefficient(key),
        }
    }

    fn groups(least: usize, text: &str) -> Value {
        let item = json!({ "type": "string", "minLength": 1, "maxLength": limits::NAME_CHARS });
        json!({ "type": "array", "items": item, "minItems": least, "description": text })
    }

    /// A constant, or a course.
    fn over_time(constant: &Value, text: &str) -> Value {
        json!({ "anyOf": [constant, refer("course")], "description": text })
    }

    fn course() -> Value {
        let key = list(&number(DIRECTION, ""), 4, "", "Time in s and three numbers");
        let mut v = table(&COURSE_KEYS, &[], "A vector over time", |k| match k {
            "keys" => describe(
                json!({ "type": "array", "items": key, "minItems": 1, "maxItems": limits::COURSE_KEYS }),
                "",
                "Keys [t, x, y, z] with increasing times; straight between them. Of a motion: places of the origin; of a rotation: axis times angle in degrees",
            ),
            "sine" => {
                table(&SINE_KEYS, &["axis", "amplitude", "frequency"], "About the position, or about 0", |k| match k {
                    "axis" => vector(DIRECTION, "Direction of any length except zero"),
                    "amplitude" => number(AMPLITUDE, "Largest distance from the middle"),
                    "frequency" => number(FREQUENCY, "Frequency"),
                    _ => number(DEGREES, "Phase at time 0"),
                })
            }
            "file" => {
                json!({ "type": "string", "description": "Text file in the scene's folder: t, x, y, z on each line" })
            }
            _ => json!({ "type": "boolean", "description": "Whether keys begin again after the last" }),
        });
        v["oneOf"] = json!([{ "required": ["keys"] }, { "required": ["sine"] }, { "required": ["file"] }]);
        v
    }

    fn shape_key(key: &str) -> Value {
        match key {
            "radius" => number(LENGTH, "Radius"),
            "length" => number(LENGTH, "Length along local z; of a capsule that of the straight part"),
            "size" => vector(LENGTH, "Full size"),
            "normal" => vector(DIRECTION, "Outward direction, of any length"),
            "points" => describe(
                json!({ "type": "array", "items": vector(PLACE, "A point"), "maxItems": limits::HULL_POINTS }),
                "",
                "Points whose hull is taken",
            ),
            "file" => {
                json!({ "type": "string", "description": "OBJ, STL, PLY or glTF file in the scene's folder or below it" })
            }
            "scale" => number(SCALE, "Metres in one unit of the file; 1 if it is left out"),
            "up" => {
                json!({ "enum": UP, "description": "Axis of the file that points upwards; z if it is left out, and glTF is y up by itself" })
            }
            "sides" => {
                json!({ "enum": SIDES, "description": "Which sides push: auto is solid for a closed mesh and both for an open one" })
            }
            "heights" => {
                let row = json!({ "type": "array", "items": { "type": "number" }, "minItems": 2 });
                describe(
                    json!({ "type": "array", "items": row, "minItems": 2 }),
                    "m",
                    "Rows of heights, the first with the least y",
                )
            }
            "cell" => {
                let pair = list(&json!({ "type": "number", "exclusiveMinimum": 0 }), 2, "m", "Along x and y");
                json!({ "anyOf": [number(LENGTH, "Along both"), pair], "description": "Distance of heights [m]; by default that of the file" })
            }
            "height" => number(HEIGHT, "Factor on the heights; 1 if it is left out"),
            "solid" => {
                json!({ "type": "string", "description": "File of the closed mesh whose mass, centre and inertia the body has" })
            }
            _ => unknown(key),
        }
    }

    /// A shape, alone or as a part of a compound.
    fn shape(also: &[&str], text: &str) -> Value {
        let kinds = SHAPES.iter().map(|(kind, needed)| {
            let mut keys = vec!["kind"];
            keys.extend_from_slice(needed);
            keys.extend_from_slice(also);
            let mut required = vec!["kind"];
            // a hull has points or a file, a height field heights or a file
            if !ONE_OF_TWO.contains(kind) {
                required.extend(needed.iter().filter(|k| !OPTIONAL_SHAPE_KEYS.contains(k)));
            }
            let mut v = table(&keys, &required, kind, |k| match k {
                "kind" => json!({ "const": kind }),
                k if needed.contains(&k) => shape_key(k),
                k => body_key(k),
            });
            if ONE_OF_TWO.contains(kind) {
                v["oneOf"] = json!([{ "required": [needed[0]] }, { "required": [needed[1]] }]);
            }
            v
        });
        describe(json!({ "oneOf": kinds.collect::<Vec<_>>() }), "", text)
    }

    fn orientation() -> Value {
        let mut v = table(&ORIENTATION_KEYS, &[], "An axis with an angle, or a unit quaternion", |k| match k {
            "axis" => vector(DIRECTION, "Axis of any length except zero"),
            "degrees" => number(DEGREES, "Angle about the axis"),
            "quaternion" => {
                let mut item = number(COMPONENT, "");
                item.as_object_mut().unwrap().remove("description");
                list(&item, 4, "", "Unit quaternion [w, x, y, z]")
            }
            _ => unknown(k),
        });
        let turned = json!({ "required": ["axis", "degrees"], "not": { "required": ["quaternion"] } });
        let given = json!({ "required": ["quaternion"],
            "not": { "anyOf": [{ "required": ["axis"] }, { "required": ["degrees"] }] } });
        v["oneOf"] = json!([turned, given]);
        v
    }

    /// The rules between the keys of a body.
    fn rules() -> Value {
        let zero = json!({ "items": { "const": 0 } });
        let nothing = json!({ "const": 0 });
        // zero vectors are allowed: they change nothing
        let refused = |keys: &[&str]| {
            let of = |k: &&str| {
                (
                    (*k).to_owned(),
                    match *k {
                        "mass" | "density" | "inertia" | "motion" | "rotation" => json!(false),
                        "linear_damping" | "angular_damping" => nothing.clone(),
                        _ => zero.clone(),
                    },
                )
            };
            json!({ "properties": keys.iter().map(of).collect::<Map<_, _>>() })
        };
        let is = |kind: &str| json!({ "properties": { "kind": { "const": kind } }, "required": ["kind"] });
        let both = |a: &str, b: &str| json!({ "not": { "required": [a, b] } });
        json!([
            { "if": { "not": { "properties": { "kind": { "enum": ["fixed", "kinematic"] } }, "required": ["kind"] } },
              "then": { "anyOf": [{ "required": ["mass"] }, { "required": ["density"] }],
                        "properties": { "motion": false, "rotation": false } } },
            both("motion", "velocity"),
            both("rotation", "spin"),
            { "if": is("kinematic"), "then": refused(&NOT_KINEMATIC) },
            { "if": is("fixed"), "then": refused(&NOT_FIXED) },
            both("mass", "density"),
            both("shape", "shapes"),
            both("material", "friction"),
            both("material", "restitution"),
        ])
    }

    fn unknown(key: &str) -> Value {
        panic!("the reader knows `{key}`, the schema does not: describe it here")
    }

    fn repeat_key(key: &str) -> Value {
        let copies = whole(COPIES, "Copies along an axis");
        match key {
            "count" => list(&copies, 3, "", "Copies along x, y and z"),
            "spacing" => vector(SPACING, "Distance of copies along each axis"),
            "jitter" => json!({ "anyOf": [number(JITTER, "Along every axis"), vector(JITTER, "Along each axis")],
                "description": "Largest displacement of a copy, in both directions [m]" }),
            "seed" => whole(SEED, "Seed of the displacements and sizes"),
            "circle" => {
                table(&CIRCLE_KEYS, &["count", "radius"], "Copies around a circle about the position", |k| match k {
                    "count" => whole(COPIES, "Number of copies"),
                    "radius" => number(LENGTH, "Radius"),
                    "axis" => vector(DIRECTION, "Direction across the circle; default z"),
                    "degrees" => number(DEGREES, "Angle from the first to the last copy; default 360, all around"),
                    _ => {
                        json!({ "type": "boolean", "description": "Whether copies turn with the circle; default true" })
                    }
                })
            }
            "sizes" => {
                let pair = |text: &str| list(&number(FACTOR, ""), 2, "", text);
                let mut v = table(&SIZES_KEYS, &[], "Sizes of copies: factors of all lengths", |k| match k {
                    "uniform" => pair("Least and greatest factor"),
                    "normal" => {
                        list(&number(DEVIATION, ""), 2, "", "Mean and standard deviation, within three of them")
                    }
                    _ => list(&number(DEVIATION, ""), 2, "", "Median, and standard deviation of the logarithm"),
                });
                v["maxProperties"] = json!(1);
                v
            }
            "body" => refer("body"),
            "joint" => table(
                CHAIN_KEYS,
                &["kind"],
                "A joint that links each copy of a row to the next, placed between the first two",
                joint_key,
            ),
            key => body_key(key),
        }
    }

    fn spawn_key(key: &str) -> Value {
        match key {
            "count" => whole(COPIES, "Number of bodies"),
            "from" => number(FROM, "Time of the first; one at 0 is there at the start; default 0"),
            "every" => number(EVERY, "Time from one to the next"),
            key => repeat_key(key),
        }
    }

    fn generate() -> Value {
        let mut root = table(&ROOT_KEYS, &["version"], "A scene of rigid bodies for tumble; SI units, z up", root_key);
        root["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
        root["title"] = json!("tumble scene");
        let mut body = table(&BODY_KEYS, &[], "A body", body_key);
        body["allOf"] = rules();
        // the body has its own table, or its keys stand beside the count
        let placed = json!([{ "required": ["count", "spacing"] }, { "required": ["circle"] }]);
        let mut inside = table(&REPEAT_KEYS, &["body"], "With the body in its own table", repeat_key);
        inside["anyOf"] = placed.clone();
        let keys: Vec<&str> = REPEAT_KEYS.iter().filter(|k| **k != "body").chain(&BODY_KEYS).copied().collect();
        let mut beside = table(&keys, &[], "With the body's keys beside the count", repeat_key);
        beside["anyOf"] = placed;
        beside["allOf"] = rules();
        let own = table(&SPAWN_KEYS, &["count", "every", "body"], "With the body in its own table", spawn_key);
        let keys: Vec<&str> = SPAWN_KEYS.iter().filter(|k| **k != "body").chain(&BODY_KEYS).copied().collect();
        let mut near = table(&keys, &["count", "every"], "With the body's keys beside the count", spawn_key);
        near["allOf"] = rules();
        root["$defs"] = json!({
            "body": body,
            "spawn": { "oneOf": [own, near] },
            "repeat": { "oneOf": [inside, beside] },
            "shape": shape(&[], "A shape, centred on the body's origin"),
            "part": shape(&PART_KEYS, "A shape with its place in the body"),
            "drawn": shape(&DRAWN_KEYS, "A shape that is only drawn, with its place in the body"),
            "orientation": orientation(),
            "course": course(),
            "expression": { "type": "string", "pattern": "^=", "maxLength": limits::EXPRESSION_BYTES + 1,
                "description": "An expression: \"= 2 * r\", with + - * / ^, parentheses, [vars] and functions" },
        });
        root
    }

    /// `TUMBLE_WRITE_SCHEMA=1 cargo test -p tumble-scene schema` updates the file.
    #[test]
    fn the_published_schema_is_what_the_reader_knows() {
        let made = format!("{}\n", serde_json::to_string_pretty(&generate()).unwrap());
        if std::env::var_os("TUMBLE_WRITE_SCHEMA").is_some() {
            std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/scene.schema.json"), &made).unwrap();
            return;
        }
        assert!(made == SCHEMA, "outdated: run TUMBLE_WRITE_SCHEMA=1 cargo test -p tumble-scene schema");
    }
}
