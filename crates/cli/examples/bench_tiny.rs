//! Measures the kernel on the smallest games there are: `cargo run --release -p cli --example bench_tiny -- --json`.

use clap::Parser;
use cli::args::Bench;
use cli::{Boxed, Shelf, World};
use kernel::Lang;
use proof::morra::Morra;
use proof::skirmish::Skirmish;
use std::io::{stdin, stdout};

#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

static TINY: [Boxed; 2] = [Boxed::plain::<Morra>(), Boxed::plain::<Skirmish>()];

#[derive(Parser)]
struct Args {
    #[command(flatten)]
    bench: Bench,
}

fn main() -> Result<(), cli::Failure> {
    let mut world = World {
        shelf: Shelf(&TINY),
        lang: Lang::English,
        colour: false,
        width: 100,
        echo: false,
        live: false,
        input: &mut stdin().lock(),
        out: &mut stdout().lock(),
    };
    cli::bench::run(&Args::parse().bench, &mut world)
}
