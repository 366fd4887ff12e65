use super::*;
use std::fmt::Write as _;
use tumble_math::DVec3;
use tumble_random::{Random as _, SplitMix};

/// One contact, entries that tell rows from columns (W_nt1 = 2, W_t1n = 4), blank lines, no flag.
const DENSE: &str = "3\n1\n\n0\n3\n3\n\n3 3\n\n15 4 7\n2 14 8\n3 6 16\n\n-1 2 3\n\n0.1";

/// Two contacts, the block (1, 0) missing, a flag at the end.
const SPARSE: &str = "3\n2\n1\n6\n6\n3\n2\n2\n3\t6\t\n3\t6\t\n3\n3\n0\t2\t3\t\n0\t1\t1\t\n\
    0\n 1e0\n 4\n 7\n 2\n 5\n 8\n 3\n 6\n 9\n\
    1\n 0.5 0 0 0.25 0 0 0 0 0\n\
    2\n 11 14 17 12 15 18 13 16 19\n\
    -1 0.5 -0.0 -2 1e-3 4\n 0.25 0.5 \n1\n";

const BLOCKS: &str = "2 3\n0.9 0\n-0.5 0.0 1.5 -1.0 2.0 3e-300\n\
    1 1 4 0 0 0 5 0 0 0 6\n0 0 1 2 3 4 5 6 7 8 9\n0 1 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9\n";

fn error(text: &str) -> FileError {
    parse(text).unwrap_err()
}

#[test]
fn a_dense_siconos_file_is_read_by_columns() {
    let problem = parse(DENSE).unwrap();
    assert_eq!(problem.format, Format::SiconosDense);
    assert_eq!(problem.friction, [0.1]);
    assert_eq!(problem.free_velocity, [[-1.0, 2.0, 3.0]]);
    let entries = [15.0, 2.0, 3.0, 4.0, 14.0, 6.0, 7.0, 8.0, 16.0];
    assert_eq!(problem.blocks, [Block { row: 0, col: 0, entries }]);
}

/// A dense W of two contacts: entry (i, j) is 10·i + j, but the block (0, 1) is zero and (1, 1) as well.
#[test]
fn of_a_dense_matrix_zero_blocks_are_dropped_but_not_the_diagonal() {
    let mut text = "3 2 0 6 6 6 6\n".to_owned();
    for j in 0..6 {
        for i in 0..6 {
            let _ = write!(text, "{} ", if j < 3 { 10 * i + j } else { 0 });
        }
    }
    text.push_str("1 2 3 4 5 6 0 0 1");
    let problem = parse(&text).unwrap();
    let places: Vec<_> = problem.blocks.iter().map(|b| (b.row, b.col)).collect();
    assert_eq!(places, [(0, 0), (1, 0), (1, 1)]);
    assert_eq!(problem.blocks[1].entries, [30.0, 31.0, 32.0, 40.0, 41.0, 42.0, 50.0, 51.0, 52.0]);
}

#[test]
fn a_sparse_siconos_file_is_read_by_columns_and_its_flag_ignored() {
    let problem = parse(SPARSE).unwrap();
    assert_eq!(problem.format, Format::SiconosSparse);
    assert_eq!(problem.friction, [0.25, 0.5]);
    assert_eq!(problem.free_velocity, [[-1.0, 0.5, 0.0], [-2.0, 1e-3, 4.0]]);
    let places: Vec<_> = problem.blocks.iter().map(|b| (b.row, b.col)).collect();
    assert_eq!(places, [(0, 0), (0, 1), (1, 1)]);
    assert_eq!(problem.blocks[0].entries, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    assert_eq!(problem.blocks[1].entries, [0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(problem.blocks[2].entries, [11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0]);
    // with and without the flag
    let without = SPARSE.trim_end().strip_suffix('1').unwrap();
    assert_eq!(parse(without).unwrap(), problem);
}

#[test]
fn block_text_is_read_by_rows_and_sorted() {
    let problem = parse(BLOCKS).unwrap();
    assert_eq!(problem.format, Format::BlockText);
    assert_eq!(problem.friction, [0.9, 0.0]);
    assert_eq!(problem.free_velocity, [[-0.5, 0.0, 1.5], [-1.0, 2.0, 3e-300]]);
    let places: Vec<_> = problem.blocks.iter().map(|b| (b.row, b.col)).collect();
    assert_eq!(places, [(0, 0), (0, 1), (1, 1)]);
    assert_eq!(problem.blocks[0].entries, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
}

#[test]
fn line_ends_tabs_and_a_byte_order_mark_make_no_difference() {
    for text in [DENSE, SPARSE, BLOCKS] {
        let windows = format!("\u{feff}{}\r\n\r\n", text.replace('\n', "\r\n"));
        let one_line = text.replace(['\n', '\t'], " ");
        assert_eq!(parse(&windows), parse(text));
        assert_eq!(parse(&one_line), parse(text));
    }
}

/// Three contacts in block text begin with a 3 like every Siconos file, and their friction may be whole numbers.
#[test]
fn block_text_of_three_contacts_is_not_taken_for_siconos() {
    for friction in ["0.5 0.5 0.5", "0 9 9", "1 1 1", "0 27 27"] {
        let mut text = format!("3 9\n{friction}\n-1 0 0 -1 0 0 -1 0 0\n");
        for i in 0..9 {
            let _ = writeln!(text, "{} {} 1 0 0 0 1 0 0 0 1", i / 3, i % 3);
        }
        let problem = parse(&text).unwrap();
        assert_eq!((problem.format, problem.blocks.len()), (Format::BlockText, 9), "{friction}");
    }
}

#[test]
fn what_was_written_reads_back_to_the_same_bits() {
    let mut random = SplitMix(7);
    for contacts in 1..8_u32 {
        // any finite bit pattern, zeros of both signs and subnormals among them
        let mut number = || loop {
            let x = match random.index(8) {
                0 => -0.0,
                1 => f64::from_bits(random.bits() >> 12),
                _ => f64::from_bits(random.bits()),
            };
            if x.is_finite() {
                return x;
            }
        };
        let n = contacts as usize;
        let blocks = (0..contacts * contacts)
            .map(|k| (k / contacts, k % contacts))
            .filter(|(row, col)| row == col || (row * 5 + col * 3) % 4 == 0)
            .map(|(row, col)| Block { row, col, entries: std::array::from_fn(|_| number()) })
            .collect();
        let problem = FileProblem {
            blocks,
            friction: (0..n).map(|_| number().abs()).collect(),
            free_velocity: (0..n).map(|_| std::array::from_fn(|_| number())).collect(),
            format: Format::BlockText,
        };
        let again = parse(write_block_text(&problem)).unwrap();
        assert_eq!(bits(&again), bits(&problem));
    }
    for text in [DENSE, SPARSE, BLOCKS] {
        let problem = parse(text).unwrap();
        assert_eq!(bits(&parse(write_block_text(&problem)).unwrap()), bits(&problem));
    }
}

#[test]
fn an_empty_file_and_one_without_contacts_are_refused() {
    assert_eq!(error(""), FileError::Empty);
    assert_eq!(error(" \n\t\r\n"), FileError::Empty);
    assert_eq!(error("\n0 0\n"), FileError::NoContacts { line: 2 });
    assert_eq!(error("3 0 0 0 0 0 0"), FileError::NoContacts { line: 1 });
    assert_eq!(
        error("3\n"),
        FileError::TooFewNumbers { line: 1, what: "number of contacts", count: 3, needed: 12, left: 0 }
    );
}

#[test]
fn a_two_dimensional_file_is_told_so() {
    let plane = "2\n1\n0\n2\n2\n2 2\n1 0\n0 1\n-1 1\n0.5\n";
    assert_eq!(error(plane), FileError::Dimension { line: 1, dimension: 2 });
    assert!(error(plane).to_string().contains("dimension 2"));
    let sparse = SPARSE.replacen('3', "4", 1);
    assert_eq!(error(&sparse), FileError::Dimension { line: 1, dimension: 4 });
}

#[test]
fn what_is_no_number_is_shown_with_its_line() {
    let text = BLOCKS.replace("1.5", "1,5");
    let expected = "a free velocity of q";
    assert_eq!(error(&text), FileError::NotANumber { line: 3, token: "1,5".into(), expected });
    assert_eq!(error(&text).to_string(), "line 3: `1,5` is not a number; expected a free velocity of q");
    let expected = "an entry of W";
    assert_eq!(
        error(&DENSE.replace("14", "x\u{1b}[31m")),
        FileError::NotANumber { line: 11, token: "x\\u{1b}[31m".into(), expected }
    );
    for token in ["nan", "inf", "-inf", "1e999", "NaN"] {
        let text = BLOCKS.replace("0.6", token);
        assert_eq!(error(&text), FileError::NotFinite { line: 6, token: token.into(), expected });
    }
    assert!(matches!(error(&BLOCKS.replace("2.0", "inf")), FileError::NotFinite { line: 3, .. }));
    assert!(matches!(error(&BLOCKS.replace("0.9 0", "nan 0")), FileError::NotFinite { line: 2, .. }));
    assert!(matches!(error(&BLOCKS.replace("1 1 4", "1.0 1 4")), FileError::NotAnInteger { line: 4, .. }));
    assert!(matches!(error(&BLOCKS.replace("0 1 0.1", "0 -1 0.1")), FileError::NotAnInteger { line: 6, .. }));
    assert!(matches!(error("hello world\n"), FileError::NotAnInteger { line: 1, .. }));
    assert!(matches!(error(&DENSE.replacen('0', "dense", 1)), FileError::NotAnInteger { line: 4, .. }));
    assert!(matches!(error(&DENSE.replacen('1', "one", 1)), FileError::NotAnInteger { line: 2, .. }));
    // bytes that are no text, and a token of a megabyte
    assert!(matches!(parse(b"1 1 \xff\xfe 0 0 0 0 0 1 0 0 0 1 0 0 0 1"), Err(FileError::NotANumber { line: 1, .. })));
    let long = parse("9".repeat(1 << 20)).unwrap_err().to_string();
    assert!(long.len() < 200 && long.contains('…'), "{long}");
}

#[test]
fn negative_friction_is_refused() {
    let text = BLOCKS.replace("0.9 0", "0.9 -0.1");
    assert_eq!(error(&text), FileError::NegativeFriction { line: 2, token: "-0.1".into(), contact: 1 });
    assert!(matches!(error(&DENSE.replace("0.1", "-3")), FileError::NegativeFriction { line: 16, .. }));
}

#[test]
fn indices_out_of_range_are_refused() {
    let text = BLOCKS.replace("1 1 4", "2 1 4");
    assert_eq!(error(&text), FileError::IndexOutOfRange { line: 4, what: "block row", index: 2, last: 1 });
    let text = BLOCKS.replace("0 1 0.1", "0 4294967296 0.1");
    let what = "block column";
    assert_eq!(error(&text), FileError::IndexOutOfRange { line: 6, what, index: 1 << 32, last: 1 });
    let text = SPARSE.replace("0\t1\t1", "0\t1\t2");
    assert_eq!(error(&text), FileError::IndexOutOfRange { line: 14, what, index: 2, last: 1 });
}

#[test]
fn a_block_that_comes_twice_or_not_at_all_is_refused() {
    let text = BLOCKS.replace("0 1 0.1", "0 0 0.1");
    assert_eq!(error(&text), FileError::DuplicateBlock { line: 6, row: 0, col: 0, first: 5 });
    let text = SPARSE.replace("0\t1\t1", "0\t0\t1");
    assert!(matches!(error(&text), FileError::DuplicateBlock { row: 0, col: 0, .. }));
    let text = BLOCKS.replace("1 1 4", "1 0 4");
    assert_eq!(error(&text), FileError::MissingDiagonal { line: 6, contact: 1 });
    let text = SPARSE.replace("0\t1\t1", "0\t1\t0");
    assert!(matches!(error(&text), FileError::MissingDiagonal { contact: 1, .. }));
}

#[test]
fn counts_that_disagree_are_refused() {
    let rows = "the number of rows of W";
    let text = DENSE.replacen("3\n3\n\n3", "4\n3\n\n3", 1);
    assert_eq!(error(&text), FileError::Disagree { line: 5, what: rows, found: 4, expected: 3 });
    let text = DENSE.replace("3 3\n", "3 6\n");
    let what = "the number of columns of the dense W";
    assert_eq!(error(&text), FileError::Disagree { line: 8, what, found: 6, expected: 3 });
    // block rows, row starts, column indices, block numbers
    for (from, to, line) in [
        ("3\n2\n2\n3\t", "3\n1\n2\n3\t", 7),
        ("\n3\n3\n0\t", "\n4\n3\n0\t", 11),
        ("\n3\n3\n0\t", "\n3\n2\n0\t", 12),
        ("\n1\n 0.5", "\n2\n 0.5", 25),
    ] {
        let text = SPARSE.replacen(from, to, 1);
        assert_ne!(text, SPARSE);
        assert!(matches!(error(&text), FileError::Disagree { line: l, .. } if l == line), "{:?}", error(&text));
    }
    let text = SPARSE.replacen("3\t6\t\n3\t6", "3\t6\t\n2\t6", 1);
    let what = "block column";
    assert_eq!(error(&text), FileError::BlockShape { line: 10, what, index: 0, found: 2, expected: 3 });
    for starts in ["1\t2\t3", "0\t2\t2", "0\t9\t3"] {
        let text = SPARSE.replace("0\t2\t3", starts);
        assert!(matches!(error(&text), FileError::RowStart { line: 13, .. }), "{starts}");
    }
    let text = SPARSE.replacen("2\n1\n6", "2\n2\n6", 1);
    assert_eq!(error(&text), FileError::Storage { line: 3, storage: 2 });
}

/// 10¹⁸ contacts would be an exabyte: refused by the count of numbers, before anything is reserved.
#[test]
fn a_count_beyond_the_file_reserves_nothing() {
    for text in [
        "1000000000000000000 1\n0.5".to_owned(),
        "18446744073709551615 18446744073709551615 0.5 0 0 0".to_owned(),
        "3 6148914691236517205 0 18446744073709551615 18446744073709551615".to_owned(),
        BLOCKS.replacen("2 3", "2 1676976733973595601", 1),
        BLOCKS.replacen("2 3", "2 4", 1),
        SPARSE.replacen("6\n3\n2", "6\n4000000000\n2", 1),
    ] {
        assert!(matches!(error(&text), FileError::TooFewNumbers { .. }), "{text}: {:?}", error(&text));
    }
    // a number that fits no count at all
    assert!(matches!(error("99999999999999999999 1 0.5"), FileError::NotAnInteger { line: 1, .. }));
}

#[test]
fn a_file_that_is_cut_off_anywhere_is_refused() {
    for text in [DENSE, SPARSE, BLOCKS] {
        let tokens: Vec<_> = text.split_whitespace().collect();
        // the last token of the sparse file is its flag, which may be missing
        let needed = tokens.len() - usize::from(text == SPARSE);
        for keep in 0..needed {
            assert!(parse(tokens[..keep].join(" ")).is_err(), "{keep} of {text}");
        }
    }
    // cut off inside the header, behind the counts that could have warned
    let error = error("3 1 0 3 3");
    assert!(matches!(error, FileError::TooFewNumbers { line: 1, needed: 4, left: 3, .. }), "{error:?}");
}

#[test]
fn what_follows_after_the_end_is_refused() {
    for text in [DENSE, SPARSE, BLOCKS] {
        let last = text.trim_end().lines().count() + 1;
        let more = format!("{}\n7\n", text.trim_end());
        assert_eq!(error(&more), FileError::Trailing { line: last, token: "7".into() });
    }
    assert!(matches!(error(&format!("{DENSE}\n1\n1\n")), FileError::Trailing { line: 18, .. }));
    // enough of it to make the length that of block text (3 and 1 give 25): still told as Siconos
    assert!(matches!(error(&format!("{DENSE} 5 5 5 5 5")), FileError::Trailing { line: 16, .. }));
}

#[test]
fn every_error_names_its_line_and_what_to_do() {
    assert_eq!(error("").line(), None);
    let wrong = error(&BLOCKS.replace("0 1 0.1", "0 0 0.1"));
    assert_eq!(wrong.line(), Some(6));
    assert_eq!(wrong.to_string(), "line 6: block (0, 0) was already given in line 5; add the two up or remove one");
    let cut = error("3 1 0 3\n3 3\n");
    assert_eq!(
        cut.to_string(),
        "line 2: the file ends where the number of columns of the dense W should follow; it is cut off"
    );
}

#[test]
fn a_file_becomes_the_problem_that_it_holds() {
    for (text, format) in [(DENSE, Format::SiconosDense), (SPARSE, Format::SiconosSparse), (BLOCKS, Format::BlockText)]
    {
        let file = parse(text).unwrap();
        let (problem, found) = read(text).unwrap();
        assert_eq!(found, format);
        assert_eq!(problem.contact_count(), file.friction.len());
        for (i, mu) in file.friction.iter().enumerate() {
            assert_eq!(problem.friction(i), *mu);
        }
    }
    // W = diag(2, 4, 4) and W_t1n = 1: r = (1/2, 0, 0) and u = (0, 1/2, 0) without friction, whichever way it is written
    for text in ["1 1 0 -1 0 0 0 0 2 0 0 1 4 0 0 0 4", "3 1 0 3 3 3 3 2 1 0 0 4 0 0 0 4 -1 0 0 0"] {
        let (problem, _) = read(text).unwrap();
        let mut solver = tumble_solver::Solver::new();
        let solution = problem.solve(&mut solver, None, &tumble_solver::Settings::for_files());
        assert_eq!(solution.impulses, [DVec3::new(0.5, 0.0, 0.0)]);
        assert_eq!(solution.velocities, [DVec3::new(0.0, 0.5, 0.0)], "rows and columns are kept apart");
    }
}

#[test]
fn a_diagonal_block_that_no_contact_can_have_is_refused_with_its_line() {
    let expect = |text: &str, at: usize, contact: usize| {
        let Err(wrong) = read(text) else { panic!("accepted {text}") };
        assert_eq!(wrong.line(), Some(at), "{wrong}");
        assert!(wrong.to_string().starts_with(&format!("line {at}: block ({contact}, {contact}): ")), "{wrong}");
    };
    expect(&BLOCKS.replace("1 1 4", "1 1 -4"), 4, 1);
    expect(&BLOCKS.replace("1 1 4 0 0 0 5", "1 1 4 0 0 0 -5"), 4, 1);
    expect(&DENSE.replace("15 4", "0 4"), 10, 0);
    // the block of contact 1 is numbered 2; its number stands in line 26
    expect(&SPARSE.replace("11 14", "-11 14"), 27, 1);
    assert!(parse(BLOCKS.replace("1 1 4", "1 1 -4")).is_ok(), "the text itself is in order");
}

fn bits(problem: &FileProblem) -> Vec<u64> {
    let blocks = problem.blocks.iter().flat_map(|b| {
        let place = u64::from(b.row) << 32 | u64::from(b.col);
        std::iter::once(place).chain(b.entries.map(f64::to_bits))
    });
    let velocities = problem.free_velocity.iter().flatten().map(|x| x.to_bits());
    problem.friction.iter().map(|x| x.to_bits()).chain(velocities).chain(blocks).collect()
}

/// One to four wounds: a byte, a token, a line; changed, doubled, removed, swapped or cut.
fn wound(text: &str, random: &mut SplitMix) -> Vec<u8> {
    const NASTY: [&str; 20] = [
        "0",
        "1",
        "2",
        "3",
        "4",
        "-1",
        "-0.0",
        "3.0",
        "nan",
        "inf",
        "1e999",
        "1e-999",
        "4294967295",
        "4294967296",
        "18446744073709551615",
        "6148914691236517206",
        "99999999999999999999999",
        "\u{feff}",
        "0x10",
        "--1",
    ];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.index(4) {
        let spans: Vec<(usize, usize)> = {
            let mut spans = Vec::new();
            let mut start = None;
            for (i, b) in bytes.iter().chain(b" ").enumerate() {
                match (start, b.is_ascii_whitespace()) {
                    (None, false) => start = Some(i),
                    (Some(s), true) => {
                        spans.push((s, i));
                        start = None;
                    }
                    _ => {}
                }
            }
            spans
        };
        if spans.is_empty() {
            break;
        }
        let (from, to) = spans[random.index(spans.len())];
        let at = random.index(bytes.len());
        match random.index(9) {
            0 => bytes[at] = random.bits() as u8,
            1 => bytes[at] ^= 1 << random.index(8),
            2 => bytes.truncate(at),
            3 | 4 => drop(bytes.splice(from..to, NASTY[random.index(NASTY.len())].bytes())),
            5 => drop(bytes.drain(from..to)),
            6 => {
                let copy: Vec<u8> = [b" ", &bytes[from..to]].concat();
                drop(bytes.splice(to..to, copy));
            }
            7 => {
                let (other, _) = spans[random.index(spans.len())];
                bytes.swap(from, other);
            }
            _ => {
                let tail = bytes.split_off(at);
                bytes.splice(0..0, tail);
            }
        }
    }
    bytes
}

#[test]
fn no_wounded_file_makes_the_reader_panic_or_lie() {
    let mut random = SplitMix(2024);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..60_000 {
        let text = [DENSE, SPARSE, BLOCKS][round % 3];
        let bytes = wound(text, &mut random);
        let problem = match parse(&bytes) {
            Ok(problem) => problem,
            Err(error) => {
                refused += 1;
                let lines = 1 + bytes.iter().filter(|b| **b == b'\n').count();
                assert!(error.line().is_none_or(|l| (1..=lines).contains(&l)), "{error}");
                continue;
            }
        };
        accepted += 1;
        let n = problem.friction.len();
        assert!(n > 0 && problem.free_velocity.len() == n);
        assert!(problem.friction.iter().all(|x| x.is_finite() && *x >= 0.0));
        assert!(problem.free_velocity.iter().flatten().all(|x| x.is_finite()));
        assert!(problem.blocks.iter().all(|b| (b.row as usize) < n && (b.col as usize) < n));
        assert!(problem.blocks.iter().flat_map(|b| b.entries).all(f64::is_finite));
        assert!(problem.blocks.windows(2).all(|w| (w[0].row, w[0].col) < (w[1].row, w[1].col)));
        assert_eq!(problem.blocks.iter().filter(|b| b.row == b.col).count(), n);
        let held = problem.blocks.capacity() * size_of::<Block>() + (problem.friction.capacity() + 3 * n) * 8;
        assert!(held <= 16 * bytes.len(), "{held} bytes for {} of text", bytes.len());
    }
    assert!(accepted > 1000 && refused > 20_000, "the wounds have no teeth: {accepted} {refused}");
}

#[test]
fn a_word_is_shown_whole_up_to_forty_characters() {
    let message = |word: &str| error(&BLOCKS.replace("1.5", word)).to_string();
    let (whole, longer) = ("é".repeat(40), "é".repeat(41));
    assert!(message(&whole).contains(&whole) && !message(&whole).contains('…'), "{}", message(&whole));
    assert!(message(&longer).contains(&format!("{whole}…")), "{}", message(&longer));
    assert!(message(&"x".repeat(500)).contains(&format!("{}…", "x".repeat(40))));
    assert!(message("\u{1b}[2J").contains("\\u{1b}[2J"));
}
