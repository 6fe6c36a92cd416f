//! Measuring.

use super::tavolata;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_bench_measures_every_game_and_writes_json() {
    let out = tavolata("bench --json --seconds 0.05", "").done();
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let game = &report["games"][0];
    assert_eq!(game["game"], "morra");
    for figure in ["games_per_second", "decisions_per_second", "nanoseconds_per_clone"] {
        assert!(game[figure].as_f64().expect("a number") > 0.0, "{out}");
    }
    assert!(game["state_bytes"].as_u64() >= game["position_bytes"].as_u64());
    assert!(report["calibration_nanoseconds"].as_f64().expect("a number") > 0.0);
}

#[test]
fn the_speed_of_search_is_measured() {
    let root = super::run_with(cli::Shelf::whole(), "bench root --json --seconds 0.05", "");
    for ran in [root, tavolata("bench morra --json --seconds 0.05", "")] {
        let out = ran.done();
        let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        let rate = report["games"][0]["iterations_per_second"].as_f64();
        assert!(rate.expect("a number") > 100.0, "{out}");
    }
}

#[test]
fn a_bench_tells_how_much_faster_several_threads_are() {
    let line = "bench root --seconds 0.05 --threads 2";
    let out = super::run_with(cli::Shelf::whole(), &format!("{line} --json"), "").done();
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let rates = &report["games"][0]["on_threads"];
    assert_eq!(rates["threads"], 2);
    for rate in ["one", "many"] {
        assert!(rates[rate].as_f64().expect("a number") > 10.0, "{out}");
    }
    let out = super::run_with(cli::Shelf::whole(), line, "").done();
    assert!(out.contains("of a master on 2 threads"), "{out}");
}

#[test]
fn a_bench_is_shown_as_a_table() {
    let out = tavolata("--lang it bench morra --seconds 0.02", "").done();
    assert!(out.contains("decisioni / s"), "{out}");
}
