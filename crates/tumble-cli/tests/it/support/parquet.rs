//! A reader of plain Parquet files that shares nothing with the writer: Thrift's compact protocol, and columns by name.

use serde_json::Value;

/// A value of Thrift's compact protocol.
#[derive(Debug)]
enum Thrift {
    Number(i64),
    Text(String),
    List(Vec<Self>),
    Struct(std::collections::BTreeMap<i64, Self>),
}

impl Thrift {
    fn field(&self, id: i64) -> &Self {
        let Self::Struct(fields) = self else { panic!("{self:?}") };
        fields.get(&id).unwrap_or_else(|| panic!("no field {id} in {self:?}"))
    }

    fn number(&self) -> i64 {
        let Self::Number(n) = self else { panic!("{self:?}") };
        *n
    }

    fn list(&self) -> &[Self] {
        let Self::List(list) = self else { panic!("{self:?}") };
        list
    }

    fn read(bytes: &mut &[u8], kind: u8) -> Self {
        match kind {
            4..=6 => Self::Number(zigzag(bytes)),
            8 => {
                let length = varint(bytes) as usize;
                Self::Text(String::from_utf8(take(bytes, length).to_vec()).unwrap())
            }
            9 => {
                let head = take(bytes, 1)[0];
                let count = if head >> 4 == 15 { varint(bytes) } else { u64::from(head >> 4) };
                Self::List((0..count).map(|_| Self::read(bytes, head & 15)).collect())
            }
            12 => {
                let (mut fields, mut id) = (std::collections::BTreeMap::new(), 0);
                loop {
                    let head = take(bytes, 1)[0];
                    if head == 0 {
                        return Self::Struct(fields);
                    }
                    id = if head >> 4 == 0 { zigzag(bytes) } else { id + i64::from(head >> 4) };
                    fields.insert(id, Self::read(bytes, head & 15));
                }
            }
            kind => panic!("type {kind}"),
        }
    }
}

fn take<'a>(bytes: &mut &'a [u8], count: usize) -> &'a [u8] {
    let (first, rest) = bytes.split_at(count);
    *bytes = rest;
    first
}

fn varint(bytes: &mut &[u8]) -> u64 {
    let (mut x, mut shift) = (0, 0);
    loop {
        let byte = take(bytes, 1)[0];
        x |= u64::from(byte & 0x7f) << shift;
        shift += 7;
        if byte < 0x80 {
            return x;
        }
    }
}

fn zigzag(bytes: &mut &[u8]) -> i64 {
    let x = varint(bytes);
    (x >> 1).cast_signed() ^ -(x & 1).cast_signed()
}

/// What Snappy packed.
fn unsnappy(mut data: &[u8]) -> Vec<u8> {
    let length = varint(&mut data) as usize;
    let mut out = Vec::with_capacity(length);
    while !data.is_empty() {
        let tag = take(&mut data, 1)[0];
        if tag & 3 == 0 {
            let count = match usize::from(tag >> 2) {
                n if n < 60 => n,
                n => take(&mut data, n - 59).iter().rev().fold(0, |sum, b| sum << 8 | usize::from(*b)),
            };
            out.extend_from_slice(take(&mut data, count + 1));
        } else {
            assert_eq!(tag & 3, 2, "copies with two bytes of distance");
            let distance = usize::from(u16::from_le_bytes(take(&mut data, 2).try_into().unwrap()));
            for _ in 0..=tag >> 2 {
                out.push(out[out.len() - distance]);
            }
        }
    }
    assert_eq!(out.len(), length);
    out
}

/// Keys and values that a file says about itself.
pub(crate) fn about(file: &[u8]) -> std::collections::BTreeMap<String, String> {
    let end = file.len() - 8;
    let length = u32::from_le_bytes(file[end..end + 4].try_into().unwrap()) as usize;
    let meta = Thrift::read(&mut &file[end - length..end], 12);
    let text = |t: &Thrift| if let Thrift::Text(t) = t { t.clone() } else { panic!("{t:?}") };
    meta.field(5).list().iter().map(|pair| (text(pair.field(1)), text(pair.field(2)))).collect()
}

/// The columns of a file by name.
pub(crate) fn parquet(file: &[u8]) -> Vec<(String, Vec<Value>)> {
    assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
    let end = file.len() - 8;
    let length = u32::from_le_bytes(file[end..end + 4].try_into().unwrap()) as usize;
    let meta = Thrift::read(&mut &file[end - length..end], 12);
    let Thrift::List(schema) = meta.field(2) else { panic!() };
    let mut columns: Vec<(String, Vec<Value>)> = Vec::new();
    for element in &schema[1..] {
        let Thrift::Text(name) = element.field(4) else { panic!() };
        assert_eq!(element.field(3).number(), 0, "required: no levels before the values");
        columns.push((name.clone(), Vec::new()));
    }
    assert_eq!(schema[0].field(5).number() as usize, columns.len());
    for group in meta.field(4).list() {
        for (chunk, (_, values)) in group.field(1).list().iter().zip(&mut columns) {
            let about = chunk.field(3);
            let mut page = &file[about.field(9).number() as usize..];
            let head = Thrift::read(&mut page, 12);
            let count = head.field(5).field(1).number();
            assert_eq!((head.field(1).number(), count), (0, about.field(5).number()), "one page of data");
            assert_eq!(about.field(4).number(), 1, "Snappy");
            let plain = unsnappy(&page[..head.field(3).number() as usize]);
            assert_eq!(plain.len() as i64, head.field(2).number());
            let mut data = &plain[..];
            for _ in 0..count {
                values.push(match about.field(1).number() {
                    2 => i64::from_le_bytes(take(&mut data, 8).try_into().unwrap()).into(),
                    5 => f64::from_le_bytes(take(&mut data, 8).try_into().unwrap()).into(),
                    6 => {
                        let length = u32::from_le_bytes(take(&mut data, 4).try_into().unwrap()) as usize;
                        std::str::from_utf8(take(&mut data, length)).unwrap().into()
                    }
                    kind => panic!("type {kind}"),
                });
            }
            assert!(data.is_empty());
        }
    }
    let rows = meta.field(3).number() as usize;
    assert!(columns.iter().all(|(_, values)| values.len() == rows));
    columns
}
