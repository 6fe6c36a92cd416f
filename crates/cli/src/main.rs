//! The `tavolata` binary: every game that is shipped, on the command line.

use cli::Shelf;
use std::process::ExitCode;

/// Counts allocations, for `bench`.
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    cli::start(Shelf::whole())
}
