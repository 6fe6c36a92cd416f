//! The long run of the battery: `cargo xtask soak wonderful-kingdom --decisions 1000000`.

fn main() -> std::process::ExitCode {
    proof::soak::main::<wonderful_kingdom::WonderfulKingdom>()
}
