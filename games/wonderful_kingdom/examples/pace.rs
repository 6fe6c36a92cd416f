//! Wonderful Kingdom played at random: `cargo xtask instructions wonderful-kingdom` counts what a decision costs.

fn main() -> Result<(), proof::pace::Misread> {
    proof::pace::main(&[wonderful_kingdom::GAME])
}
