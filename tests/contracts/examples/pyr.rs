#![allow(missing_docs, clippy::all)]
use tumble::Settings;
use tumble_contracts::piles::{pyramid, stack};
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let n: usize = a[1].parse().unwrap();
    let steps: u32 = a[2].parse().unwrap();
    let every: u32 = a.get(3).map_or(20, |x| x.parse().unwrap());
    let mut p = match a[0].as_str() {
        "pyramid" => pyramid(n as u32 as _),
        _ => stack(&vec![1.0; n]),
    };
    let s = Settings { timings: true, ..*p.world.settings() };
    p.world.set_settings(s).unwrap();
    let (mut tot, mut det, mut sol, mut f, mut sw) = (0u64, 0u64, 0u64, 0u64, 0u64);
    let mut res: f64 = 0.0;
    let mut uns = 0;
    for k in 1..=steps {
        let r = p.world.step(1.0 / 60.0);
        let t = r.timings.unwrap();
        tot += t.total;
        det += t.detect;
        sol += t.solve;
        for i in &r.islands {
            f += i.effort.factorisations as u64;
            sw += i.effort.sweeps as u64;
            if i.certificate.residual > res {
                res = i.certificate.residual;
            }
            if i.certificate.residual > 1e-8 {
                uns += 1;
            }
        }
        if std::env::var("EACH").is_ok() {
            let open = r.contacts.iter().filter(|c| c.floor > 0.0).count();
            let pressing = r.contacts.iter().filter(|c| c.impulse.x > 0.0).count();
            let (lo, hi) = r.contacts.iter().fold((0.0f64, 0.0f64), |(l, h), c| {
                (if c.gap < l { c.gap } else { l }, if c.gap > h { c.gap } else { h })
            });
            let i = &r.islands[0];
            println!(
                "  {k} res {:.1e} open {open} pressing {pressing} gaps {lo:.1e} {hi:.1e} f {} sw {} {:?}",
                i.certificate.residual, i.effort.factorisations, i.effort.sweeps, i.method
            );
        }
        if k % every == 0 {
            let e = every as f64 * 1e6;
            println!(
                "{k:5} {:8.3} ms  detect {:7.3} solve {:8.3}  contacts {} islands {}  fact/step {:.2} sweeps/step {:.2} worst {:.1e} unsolved {} attempts {} method {:?}",
                tot as f64 / e,
                det as f64 / e,
                sol as f64 / e,
                r.contacts.len(),
                r.islands.len(),
                f as f64 / every as f64,
                sw as f64 / every as f64,
                res,
                uns,
                r.attempts,
                r.islands[0].method
            );
            tot = 0;
            det = 0;
            sol = 0;
            f = 0;
            sw = 0;
            res = 0.0;
            uns = 0;
        }
    }
    println!("moved {:.2e} sunk {:.2e}", p.moved(), p.sunk());
}
