//! MP4 (ISO/IEC 14496-12, -14, -15): one track of H.264, its index before its data, so that it plays while it loads.

use crate::h264::Encoder;
use crate::picture::{Film, Picture};

/// Units of time in a second.
const CLOCK: u32 = 90_000;

/// An MP4 in the making.
#[derive(Debug)]
pub struct Mp4 {
    width: usize,
    height: usize,
    /// Time from one picture to the next, in units of the clock.
    delay: u32,
    encoder: Encoder,
    data: Vec<u8>,
    /// Bytes of each picture, and whether it stands alone.
    pictures: Vec<(u32, bool)>,
}

impl Mp4 {
    /// A film of this size [pixels], rounded down to even numbers, and so many pictures a second [1/s].
    #[must_use]
    pub fn new(width: usize, height: usize, rate: f64) -> Self {
        let (width, height) = ((width & !1).max(2), (height & !1).max(2));
        let delay = (f64::from(CLOCK) / rate).round().clamp(1.0, 1e9) as u32;
        let encoder = Encoder::new(width, height);
        Self { width, height, delay, encoder, data: Vec::new(), pictures: Vec::new() }
    }
}

impl Film for Mp4 {
    fn add(&mut self, picture: &Picture) {
        let (unit, alone) = self.encoder.picture(picture);
        self.data.extend((unit.len() as u32).to_be_bytes());
        self.data.extend(&unit);
        self.pictures.push((unit.len() as u32 + 4, alone));
    }

    fn finish(&self) -> Vec<u8> {
        let kind = atom(b"ftyp", b"isom\0\0\x02\0isomiso2avc1mp41");
        // the place of the data is known once the index is as long as it will be
        let index = self.index(0);
        let start = kind.len() + index.len() + 8;
        let mut out = kind;
        out.extend(self.index(start as u32));
        out.extend((self.data.len() as u32 + 8).to_be_bytes());
        out.extend(b"mdat");
        out.extend(&self.data);
        out
    }
}

impl Mp4 {
    fn index(&self, start: u32) -> Vec<u8> {
        let count = self.pictures.len() as u32;
        let length = count * self.delay;
        let matrix = [0x1_0000_u32, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000];
        let mut movie = words(&[0, 0, 0, CLOCK, length, 0x1_0000, 0x0100_0000, 0, 0]);
        movie.extend(words(&matrix));
        movie.extend(words(&[0, 0, 0, 0, 0, 0, 2]));
        let mut track = words(&[3, 0, 0, 1, 0, length, 0, 0, 0, 0]);
        track.extend(words(&matrix));
        track.extend(words(&[(self.width as u32) << 16, (self.height as u32) << 16]));
        // "und" in three times five bits
        let media = words(&[0, 0, 0, CLOCK, length, 0x55c4_0000]);
        let mut handler = words(&[0, 0]);
        handler.extend(b"vide");
        handler.extend(words(&[0, 0, 0]));
        handler.extend(b"film\0");
        let reference = atom(b"dref", &[words(&[0, 1]), atom(b"url ", &words(&[1]))].concat());
        let information =
            [atom(b"vmhd", &words(&[1, 0, 0])), atom(b"dinf", &reference), atom(b"stbl", &self.table(start))].concat();
        let media = [atom(b"mdhd", &media), atom(b"hdlr", &handler), atom(b"minf", &information)].concat();
        let track = [atom(b"tkhd", &track), atom(b"mdia", &media)].concat();
        atom(b"moov", &[atom(b"mvhd", &movie), atom(b"trak", &track)].concat())
    }

    /// Which picture is where, and when.
    fn table(&self, start: u32) -> Vec<u8> {
        let count = self.pictures.len() as u32;
        let mut entry = words(&[0, 1, 0, 0, 0, 0]);
        entry.extend((self.width as u16).to_be_bytes());
        entry.extend((self.height as u16).to_be_bytes());
        entry.extend(words(&[0x0048_0000, 0x0048_0000, 0]));
        entry.extend([0, 1]);
        entry.extend([0; 32]);
        entry.extend([0, 24, 0xff, 0xff]);
        let [sequence, pictures] = self.encoder.parameters();
        let mut settings = vec![1, sequence[1], sequence[2], sequence[3], 0xff, 0xe1];
        settings.extend((sequence.len() as u16).to_be_bytes());
        settings.extend(&sequence);
        settings.push(1);
        settings.extend((pictures.len() as u16).to_be_bytes());
        settings.extend(&pictures);
        entry.extend(atom(b"avcC", &settings));
        let alone: Vec<u32> = (1..).zip(&self.pictures).filter(|(_, p)| p.1).map(|(k, _)| k).collect();
        let sizes: Vec<u32> = self.pictures.iter().map(|p| p.0).collect();
        // one chunk with everything
        [
            atom(b"stsd", &[words(&[0, 1]), atom(b"avc1", &entry)].concat()),
            atom(b"stts", &words(&[0, 1, count, self.delay])),
            atom(b"stss", &[words(&[0, alone.len() as u32]), words(&alone)].concat()),
            atom(b"stsc", &words(&[0, 1, 1, count, 1])),
            atom(b"stsz", &[words(&[0, 0, count]), words(&sizes)].concat()),
            atom(b"stco", &words(&[0, 1, start])),
        ]
        .concat()
    }
}

fn words(all: &[u32]) -> Vec<u8> {
    all.iter().flat_map(|w| w.to_be_bytes()).collect()
}

fn atom(name: &[u8], content: &[u8]) -> Vec<u8> {
    let mut out = (content.len() as u32 + 8).to_be_bytes().to_vec();
    out.extend(name);
    out.extend(content);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_says_where_the_pictures_are() {
        let mut film = Mp4::new(48, 32, 30.0);
        let picture = Picture { width: 48, height: 32, pixels: vec![[1, 2, 3]; 48 * 32] };
        (0..3).for_each(|_| film.add(&picture));
        let file = film.finish();
        let find = |name: &[u8]| file.windows(4).position(|w| w == name).unwrap();
        let word = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap()) as usize;
        assert_eq!(word(find(b"stsz") + 12), 3);
        let (first, start) = (word(find(b"stsz") + 16), word(find(b"stco") + 12));
        // a unit that stands alone, as long as the index says
        assert_eq!((word(start) + 4, file[start + 4]), (first, 0x65));
        assert_eq!(file[start + first + 4], 0x61);
        assert_eq!(start, find(b"mdat") + 4);
    }
}
