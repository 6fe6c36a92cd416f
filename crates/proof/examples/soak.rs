//! The long run of the battery on the skirmish: `cargo run --release -p proof --example soak_skirmish`.

fn main() -> std::process::ExitCode {
    proof::soak::main::<proof::skirmish::Skirmish>()
}
