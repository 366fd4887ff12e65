//! Snappy, the compression that every reader of Parquet knows: runs of bytes that were there before are named by their distance.

/// Bytes that are searched together: distances have two bytes.
const BLOCK: usize = 1 << 16;
/// Places that are remembered, by a hash of four bytes.
const SLOTS: usize = 1 << 14;

/// The bytes, compressed.
pub(super) fn compress(data: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(data.len() / 2 + 16);
    let mut n = data.len() as u64;
    while n >= 0x80 {
        out.push((n & 0x7f) as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
    let mut table = vec![0_u32; SLOTS];
    for block in data.chunks(BLOCK) {
        table.fill(0);
        compress_block(block, &mut table, &mut out);
    }
    out
}

fn four(block: &[u8], at: usize) -> u32 {
    block.get(at..at + 4).and_then(|b| b.try_into().ok()).map_or(0, u32::from_le_bytes)
}

fn compress_block(block: &[u8], table: &mut [u32], out: &mut Vec<u8>) {
    let (mut at, mut done) = (0, 0);
    while at + 4 <= block.len() {
        let word = four(block, at);
        let slot = (word.wrapping_mul(0x1e35_a7bd) >> 18) as usize;
        // 0 is no place: places count from 1
        let before = std::mem::replace(&mut table[slot], at as u32 + 1) as usize;
        if before == 0 || four(block, before - 1) != word {
            // the longer nothing is found, the less is looked at
            at += 1 + (at - done) / 32;
            continue;
        }
        let from = before - 1;
        let length = 4 + block[at + 4..].iter().zip(&block[from + 4..]).take_while(|(a, b)| a == b).count();
        literal(&block[done..at], out);
        copy(at - from, length, out);
        at += length;
        done = at;
    }
    literal(&block[done..], out);
}

fn literal(bytes: &[u8], out: &mut Vec<u8>) {
    let Some(n) = bytes.len().checked_sub(1) else { return };
    if n < 60 {
        out.push((n as u8) << 2);
    } else if n < 1 << 8 {
        out.extend([60 << 2, n as u8]);
    } else {
        out.push(61 << 2);
        out.extend((n as u16).to_le_bytes());
    }
    out.extend_from_slice(bytes);
}

fn copy(distance: usize, mut length: usize, out: &mut Vec<u8>) {
    while length > 0 {
        let n = length.min(64);
        out.push(((n - 1) as u8) << 2 | 2);
        out.extend((distance as u16).to_le_bytes());
        length -= n;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The format as its description has it, for the elements that are written.
    fn decompress(data: &[u8]) -> Vec<u8> {
        let (mut at, mut n, mut shift) = (0, 0_usize, 0);
        loop {
            n |= usize::from(data[at] & 0x7f) << shift;
            shift += 7;
            at += 1;
            if data[at - 1] < 0x80 {
                break;
            }
        }
        let mut out = Vec::new();
        while at < data.len() {
            let tag = data[at];
            at += 1;
            if tag & 3 == 0 {
                let (length, extra) = match tag >> 2 {
                    60 => (usize::from(data[at]), 1),
                    61 => (usize::from(u16::from_le_bytes([data[at], data[at + 1]])), 2),
                    n => (usize::from(n), 0),
                };
                at += extra;
                out.extend_from_slice(&data[at..=at + length]);
                at += length + 1;
            } else {
                assert_eq!(tag & 3, 2);
                let distance = usize::from(u16::from_le_bytes([data[at], data[at + 1]]));
                at += 2;
                for _ in 0..=tag >> 2 {
                    out.push(out[out.len() - distance]);
                }
            }
        }
        assert_eq!(out.len(), n);
        out
    }

    #[test]
    fn what_is_compressed_comes_back() {
        let mut seed = 1_u64;
        let mut dice = || {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (seed >> 56) as u8
        };
        let random: Vec<u8> = (0..200_000).map(|_| dice()).collect();
        let repeated: Vec<u8> = random[..700].iter().copied().cycle().take(300_000).collect();
        for data in [&[][..], &[7], &[1, 2, 3], &[0; 100], &[5; 70_000], b"abcabcabcabcabcabcabcd", &random, &repeated]
        {
            let small = compress(data);
            assert_eq!(decompress(&small), data);
            assert!(small.len() <= data.len() + data.len() / 1000 + 16, "{} of {}", small.len(), data.len());
        }
        assert!(compress(&repeated).len() < repeated.len() / 15, "{}", compress(&repeated).len());
    }
}
