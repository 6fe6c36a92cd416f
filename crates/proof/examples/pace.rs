//! The tiny games played at random: `cargo xtask instructions morra` counts what a decision costs.

fn main() -> Result<(), proof::pace::Misread> {
    proof::pace::main(&[proof::morra::GAME, proof::skirmish::GAME])
}
