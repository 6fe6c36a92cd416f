//! The tables at which Root is learned: factions drawn, mostly on the usual map with the usual deck.

use kernel::{Fast, Source};
use root::terms::Faction;

/// Draws the options of a table for four.
pub(super) fn drawn(chance: &mut Fast) -> Vec<(&'static str, String)> {
    let mut factions: Vec<Faction> = Faction::OF_PLAYERS.to_vec();
    // A second Vagabond sits only where there is a first.
    factions.retain(|&faction| faction != Faction::SecondVagabond);
    let mut seated = Vec::new();
    for _ in 0..4 {
        let left = u32::try_from(factions.len()).expect("factions are few");
        seated.push(factions.swap_remove(chance.below(left) as usize).to_string());
    }
    let mut options = vec![("seats", "4".to_owned()), ("factions", seated.join(","))];
    let mut now_and_then = |name, values: &[&str]| {
        if chance.below(4) == 0 {
            let count = u32::try_from(values.len()).expect("values are few");
            options.push((name, values[chance.below(count) as usize].to_owned()));
        }
    };
    now_and_then("map", &["winter", "lake", "mountain"]);
    now_and_then("deck", &["exiles"]);
    options
}
