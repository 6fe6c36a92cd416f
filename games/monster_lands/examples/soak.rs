//! The long run of the battery on Monster Lands: `cargo xtask soak monster-lands --decisions 1000000`.

fn main() -> std::process::ExitCode {
    proof::soak::main::<monster_lands::MonsterLands>()
}
