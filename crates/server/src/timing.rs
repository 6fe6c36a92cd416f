//! How long things take, counted for those who watch over a server.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The bounds that are counted, in milliseconds; what took longer than the last is counted too.
const BOUNDS: [u64; 13] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/// How long something took, as a histogram.
#[derive(Debug, Default)]
pub struct Timing {
    /// How many took no longer than each bound, and longer than the one before; the last took longer than all.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Timing {
    /// Counts something that took so long.
    pub fn note(&self, took: Duration) {
        let millis = took.as_micros().div_ceil(1000);
        let at = BOUNDS.iter().position(|bound| millis <= u128::from(*bound));
        self.counts[at.unwrap_or(BOUNDS.len())].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Counts how long something takes, however it ends.
    pub async fn of<T>(&self, work: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let done = work.await;
        self.note(begun.elapsed());
        done
    }

    /// Writes it in the text format of Prometheus.
    pub fn write(&self, name: &str, out: &mut String) {
        let mut all = 0;
        let write = |out: &mut String, line: std::fmt::Arguments<'_>| {
            out.write_fmt(line).expect("a string takes what is written to it");
        };
        write(out, format_args!("# TYPE {name} histogram\n"));
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            all += count.load(Ordering::Relaxed);
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            write(out, format_args!("{name}_bucket{{le=\"{seconds}\"}} {all}\n"));
        }
        all += self.counts[BOUNDS.len()].load(Ordering::Relaxed);
        let sum = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        write(
            out,
            format_args!(
                "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {sum}\n{name}_count {all}\n"
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_long_is_counted_in_every_bound_above_it() {
        let timing = Timing::default();
        for millis in [0, 1, 3, 30_000] {
            timing.note(Duration::from_millis(millis));
        }
        let mut said = String::new();
        timing.write("took_seconds", &mut said);
        assert!(said.starts_with("# TYPE took_seconds histogram\n"), "{said}");
        for line in [
            "took_seconds_bucket{le=\"0.001\"} 2",
            "took_seconds_bucket{le=\"0.005\"} 3",
            "took_seconds_bucket{le=\"10\"} 3",
            "took_seconds_bucket{le=\"+Inf\"} 4",
            "took_seconds_sum 30.004",
            "took_seconds_count 4",
        ] {
            assert!(said.lines().any(|said| said == line), "{line} in {said}");
        }
    }
}
