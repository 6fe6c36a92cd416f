//! The long run of the battery on Village Attacks: `cargo xtask soak village_attacks --decisions 1000000`.

fn main() -> std::process::ExitCode {
    proof::soak::main::<village_attacks::VillageAttacks>()
}
