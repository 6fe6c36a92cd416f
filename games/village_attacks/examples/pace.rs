//! Village Attacks played at random: `cargo xtask instructions village-attacks` counts what a decision costs.

fn main() -> Result<(), proof::pace::Misread> {
    proof::pace::main(&[village_attacks::GAME])
}
