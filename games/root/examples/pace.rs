//! Root played at random: `cargo xtask instructions root` counts what a decision costs.

fn main() -> Result<(), proof::pace::Misread> {
    proof::pace::main(&[root::GAME])
}
