//! The header of a PLY file: encoding, elements, properties with their types.

use crate::error::{FileError, Place, shown};
use crate::limits;
use crate::text::{Lines, words};

/// Remedy for a wrong header.
const HEADER: &str = "a PLY header has `ply`, `format`, `element` and `property` lines, and `end_header`";

/// How the numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Text,
    Little,
    Big,
}

/// Type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    F32,
    F64,
}

impl Scalar {
    fn named(word: &[u8]) -> Option<Self> {
        Some(match word {
            b"char" | b"int8" => Self::I8,
            b"uchar" | b"uint8" => Self::U8,
            b"short" | b"int16" => Self::I16,
            b"ushort" | b"uint16" => Self::U16,
            b"int" | b"int32" => Self::I32,
            b"uint" | b"uint32" => Self::U32,
            b"float" | b"float32" => Self::F32,
            b"double" | b"float64" => Self::F64,
            _ => return None,
        })
    }

    /// Bytes in binary encodings.
    pub(super) fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::F64 => 8,
        }
    }
}

/// One number, or a list with the type of its count.
#[derive(Clone, Debug)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) count: Option<Scalar>,
    pub(super) value: Scalar,
}

/// So many records of some properties.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) count: u64,
    pub(super) line: u64,
    pub(super) properties: Vec<Property>,
}

impl Element {
    /// Fewest bytes of a record.
    pub(super) fn least(&self, encoding: Encoding) -> u64 {
        let bytes = |p: &Property| match encoding {
            // a digit and a blank
            Encoding::Text => 2,
            _ => p.count.unwrap_or(p.value).size() as u64,
        };
        self.properties.iter().map(bytes).sum()
    }

    /// Whether every record has the same size in binary.
    pub(super) fn is_plain(&self) -> bool {
        self.properties.iter().all(|p| p.count.is_none())
    }

    /// Position of the property of one of these names.
    pub(super) fn find(&self, names: &[&str]) -> Option<usize> {
        self.properties.iter().position(|p| names.contains(&p.name.as_str()))
    }
}

/// Contents of the header.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) encoding: Encoding,
    pub(super) elements: Vec<Element>,
    /// Lines and bytes before the numbers.
    pub(super) lines: u64,
    pub(super) bytes: usize,
}

pub(super) fn read(bytes: &[u8]) -> Result<Header, FileError> {
    let head = &bytes[..bytes.len().min(limits::HEADER_BYTES)];
    let mut encoding = None;
    let mut elements: Vec<Element> = Vec::new();
    let mut lines = Lines::new(head);
    while let Some((line, text)) = lines.next() {
        let place = || Place::Line(line);
        let mut words = words(text);
        let key = words.next().unwrap_or_default();
        match key {
            b"ply" if line == 1 => {}
            _ if line == 1 => {
                return Err(FileError::malformed(place(), "no PLY file: it does not begin with `ply`", HEADER));
            }
            b"" | b"comment" | b"obj_info" => {}
            b"format" => encoding = Some(format(words.next().unwrap_or_default(), place())?),
            b"element" => elements.push(element(words, line, &elements)?),
            b"property" => {
                let Some(last) = elements.last_mut() else {
                    return Err(FileError::malformed(place(), "a property before the first element", HEADER));
                };
                last.properties.push(property(words, place(), &last.properties)?);
            }
            b"end_header" => {
                let Some(encoding) = encoding else {
                    return Err(FileError::malformed(place(), "the header has no `format` line", HEADER));
                };
                return Ok(Header { encoding, elements, lines: line, bytes: head.len() - lines.left() });
            }
            _ => return Err(FileError::malformed(place(), format!("unknown word {}", shown(key)), HEADER)),
        }
    }
    let message = format!("no `end_header` in the first {} bytes", head.len());
    Err(FileError::malformed(Place::Whole, message, HEADER))
}

fn format(word: &[u8], place: Place) -> Result<Encoding, FileError> {
    match word {
        b"ascii" => Ok(Encoding::Text),
        b"binary_little_endian" => Ok(Encoding::Little),
        b"binary_big_endian" => Ok(Encoding::Big),
        _ => {
            let help = "the formats are ascii, binary_little_endian and binary_big_endian";
            Err(FileError::malformed(place, format!("unknown format {}", shown(word)), help))
        }
    }
}

fn element<'t>(mut words: impl Iterator<Item = &'t [u8]>, line: u64, before: &[Element]) -> Result<Element, FileError> {
    let (name, count) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let name = crate::text::name(name, Place::Line(line))?;
    let Some(count) = std::str::from_utf8(count).ok().and_then(|w| w.parse().ok()) else {
        let message = format!("element `{name}` has the count {}", shown(count));
        return Err(FileError::malformed(Place::Line(line), message, "write `element vertex 8`"));
    };
    if before.iter().any(|e| e.name == name) {
        let message = format!("element `{name}` stands twice");
        return Err(FileError::malformed(Place::Line(line), message, "keep one of them"));
    }
    if name == "tristrips" && count > 0 {
        let help = "export faces instead of triangle strips";
        return Err(FileError::unsupported(Place::Line(line), "element `tristrips`", help));
    }
    Ok(Element { name, count, line, properties: Vec::new() })
}

fn property<'t>(
    mut words: impl Iterator<Item = &'t [u8]>,
    place: Place,
    before: &[Property],
) -> Result<Property, FileError> {
    let scalar = |word: Option<&[u8]>| {
        let word = word.unwrap_or_default();
        Scalar::named(word).ok_or_else(|| {
            let help = "types are char, uchar, short, ushort, int, uint, float and double, or int8 to float64";
            FileError::malformed(place.clone(), format!("unknown type {}", shown(word)), help)
        })
    };
    let first = words.next();
    let (count, value) = if first == Some(b"list") {
        (Some(scalar(words.next())?), scalar(words.next())?)
    } else {
        (None, scalar(first)?)
    };
    let name = crate::text::name(words.next().unwrap_or_default(), place.clone())?;
    if name.is_empty() || before.iter().any(|p| p.name == name) {
        let message = format!("property `{name}` has no name or stands twice");
        return Err(FileError::malformed(place, message, "give each property of an element a name of its own"));
    }
    Ok(Property { name, count, value })
}
