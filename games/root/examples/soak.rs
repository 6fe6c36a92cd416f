//! The long run of the battery on Root: `cargo xtask soak root --decisions 1000000`.

fn main() -> std::process::ExitCode {
    proof::soak::main::<root::Root>()
}
