//! What recording costs: the step with and without it, and the recorder alone.

use crate::sample::{build, folder, writer};
use std::time::Instant;
use tumble_recording::{Ending, Options};

/// Step times with and without a recorder [ms].
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Bodies.
    pub bodies: usize,
    /// Contacts of the last step.
    pub contacts: usize,
    /// Median without.
    pub plain: f64,
    /// Median with, handing over to the recorder included.
    pub recorded: f64,
    /// The same two as processor time of the stepping thread [ms]: what a busy machine cannot spoil; 0 where it cannot
    /// be asked.
    pub plain_cpu: f64,
    /// With recording.
    pub recorded_cpu: f64,
    /// Same state at the end, to the last bit.
    pub same: bool,
    /// Bytes per frame.
    pub bytes: f64,
    /// Time that the simulation waited for the disk, per frame [ms].
    pub waited: f64,
}

/// A box of `n` bodies that fall onto each other: balls, boxes and drums, jittered.
#[must_use]
pub fn heap(side: u32, layers: u32) -> String {
    let mut text = String::from(
        "version = 1\nname = \"heap\"\n[time]\nstep = 0.004166666666666667\nduration = 10.0\n\
         [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n",
    );
    for (k, shape) in ["box\", size = [0.3, 0.3, 0.3]", "sphere\", radius = 0.16", "box\", size = [0.4, 0.25, 0.2]"]
        .iter()
        .enumerate()
    {
        let z = 0.3 + 0.45 * k as f64;
        text.push_str(&format!(
            "[[repeat]]\ncount = [{side}, {side}, {layers}]\nspacing = [0.5, 0.5, 1.35]\njitter = [0.04, 0.04, 0.0]\n\
             seed = {k}\n[repeat.body]\nname = \"b{k}\"\nshape = {{ kind = \"{shape} }}\ndensity = 500.0\n\
             position = [0.0, 0.0, {z}]\n"
        ));
    }
    text
}

/// A thousand bodies side by side at rest: the cheapest step that there is, and as much to record as in any other.
#[must_use]
pub fn rest() -> String {
    "version = 1\nname = \"rest\"\n[time]\nstep = 0.004166666666666667\nduration = 10.0\n\
     [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n\
     [[repeat]]\ncount = [40, 25, 1]\nspacing = [0.5, 0.5, 1.0]\n[repeat.body]\nname = \"b\"\n\
     shape = { kind = \"box\", size = [0.4, 0.3, 0.2] }\ndensity = 500.0\nposition = [0.0, 0.0, 0.1]\n"
        .to_owned()
}

pub(crate) fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(0.0)
}

/// Steps two equal worlds in turns, one of them recorded.
#[must_use]
pub fn compare(text: &str, warm: u32, blocks: u32, block: u32) -> Cost {
    let (scene, mut plain) = build(text);
    for _ in 0..warm {
        plain.world.step(scene.step);
    }
    let mut recorded = plain.clone();
    let path = folder("cost").join("cost.db");
    let mut recorder = writer(&path, &scene, &recorded, &Options::default());
    let (mut with, mut without) = (Vec::new(), Vec::new());
    let (mut with_cpu, mut without_cpu) = (Vec::new(), Vec::new());
    for _ in 0..blocks {
        for _ in 0..block {
            let (clock, cpu) = (Instant::now(), thread_milliseconds());
            recorded.world.step(scene.step);
            recorder.frame(&recorded.world, clock.elapsed().as_nanos() as u64);
            with.push(clock.elapsed().as_secs_f64() * 1e3);
            with_cpu.push(thread_milliseconds() - cpu);
        }
        // the other world must not pay for what is still in the queue
        let frames = with.len() as u64 + 1;
        while recorder.committed() < frames && recorder.stopped().is_none() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        for _ in 0..block {
            let (clock, cpu) = (Instant::now(), thread_milliseconds());
            plain.world.step(scene.step);
            without.push(clock.elapsed().as_secs_f64() * 1e3);
            without_cpu.push(thread_milliseconds() - cpu);
        }
    }
    let frames = with.len() as f64;
    let same = plain.world.state_hash() == recorded.world.state_hash();
    let summary = recorder.finish(Ending::Complete);
    let _ = std::fs::remove_file(&path);
    Cost {
        bodies: plain.names.len(),
        contacts: plain.world.report().contacts.len(),
        plain: median(&mut without),
        recorded: median(&mut with),
        plain_cpu: median(&mut without_cpu),
        recorded_cpu: median(&mut with_cpu),
        same,
        bytes: summary.bytes as f64 / frames,
        waited: summary.waited_ns as f64 * 1e-6 / frames,
    }
}

/// How fast the recorder is when frames are at hand.
#[derive(Clone, Copy, Debug)]
pub struct Throughput {
    /// Bodies.
    pub bodies: usize,
    /// Contacts of a frame.
    pub contacts: usize,
    /// Frames per second, until the file is closed.
    pub frames_per_second: f64,
    /// Bytes of the file per second [MB/s].
    pub megabytes_per_second: f64,
    /// Bytes per body and frame.
    pub bytes_per_body: f64,
    /// Processor time per frame, of both threads [ms]; 0 where it cannot be asked.
    pub cpu: f64,
    /// The disk alone, same number of bytes written plainly and synced [MB/s].
    pub disk: f64,
}

/// Feeds the recorder with frames of a world that is stepped a few times only.
///
/// # Panics
/// When a frame is missing from the file.
#[must_use]
pub fn throughput(text: &str, warm: u32, frames: u32) -> Throughput {
    let (scene, mut built) = build(text);
    for _ in 0..warm {
        built.world.step(scene.step);
    }
    let path = folder("cost").join("throughput.db");
    let (clock, cpu) = (Instant::now(), processor_seconds());
    let mut recorder = writer(&path, &scene, &built, &Options::default());
    for _ in 0..frames {
        recorder.frame(&built.world, 0);
    }
    let summary = recorder.finish(Ending::Complete);
    let seconds = clock.elapsed().as_secs_f64();
    let cpu = (processor_seconds() - cpu) * 1e3 / f64::from(frames);
    assert_eq!((summary.frames, &summary.stopped), (u64::from(frames) + 1, &None), "every frame is there");
    let _ = std::fs::remove_file(&path);
    let bodies = built.names.len();
    Throughput {
        bodies,
        contacts: built.world.report().contacts.len(),
        frames_per_second: f64::from(frames) / seconds,
        megabytes_per_second: summary.bytes as f64 * 1e-6 / seconds,
        bytes_per_body: summary.bytes as f64 / f64::from(frames) / bodies as f64,
        cpu,
        disk: disk(summary.bytes),
    }
}

/// Processor time of this thread so far [ms].
pub(crate) fn thread_milliseconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split_whitespace().next().and_then(|t| t.parse::<f64>().ok()).unwrap_or(0.0) * 1e-6
}

/// Processor time of this process so far [s], where the system tells it in hundredths.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|t| t.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

/// Writes so many bytes to a plain file and syncs it [MB/s].
fn disk(bytes: u64) -> f64 {
    use std::io::Write as _;
    let path = folder("cost").join("plain");
    let block = vec![0x5a_u8; 1 << 20];
    let clock = Instant::now();
    let write = || -> std::io::Result<()> {
        let mut file = std::fs::File::create(&path)?;
        for _ in 0..bytes.div_ceil(1 << 20) {
            file.write_all(&block)?;
        }
        file.sync_all()
    };
    let outcome = write();
    let _ = std::fs::remove_file(&path);
    if outcome.is_ok() { bytes as f64 * 1e-6 / clock.elapsed().as_secs_f64() } else { 0.0 }
}
