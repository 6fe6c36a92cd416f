//! Monster Lands played at random: `cargo xtask instructions monster-lands` counts what a decision costs.

fn main() -> Result<(), proof::pace::Misread> {
    proof::pace::main(&[monster_lands::GAME])
}
