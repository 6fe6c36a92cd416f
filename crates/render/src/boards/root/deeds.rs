//! What deeds and answers without a place on the map look like on the tray.

use super::art;
use crate::look::{self, Art};
use root::Choice;
use root::choice::Action;

/// The picture of a choice in notation: of what it names, or of its deed.
pub(super) fn face(choice: &str) -> Option<Art> {
    let named = choice.replace(' ', "-");
    let card = || Some(format!("card-{}", choice.split_once(' ')?.1));
    let hireling = || Some(format!("hireling-{}", choice.split_once(' ')?.1));
    let known = |name: String| look::of("root", &name);
    let found = known(named).or_else(|| known(card()?)).or_else(|| known(hireling()?));
    found.or_else(|| {
        let Ok(Choice::Do(action)) = choice.parse() else { return None };
        Some(art(deed(action)))
    })
}

/// What stands for a deed.
const fn deed(action: Action) -> &'static str {
    match action {
        Action::Move | Action::March | Action::Explore => "column-move",
        Action::Battle | Action::Crusade | Action::Strike => "column-battle",
        Action::Build | Action::Establish | Action::Repair => "column-build",
        Action::Recruit | Action::Mobilize | Action::Organize => "column-recruit",
        Action::Overwork => "wood",
        Action::Revolt | Action::SpreadSympathy => "sympathy",
        Action::Train => "officer",
        Action::Aid | Action::Gift => "service-hand-card",
        Action::Quest => "card-back-quest",
        Action::Special => "item-torch",
        Action::OpenPath | Action::Dig => "tunnel",
        Action::Convert | Action::Sacrifice => "acolyte",
        Action::Sanctify => "fox-garden",
        Action::Score => "dominance",
        Action::Export => "service-riverboats",
        Action::Draw | Action::Swap => "card-back",
        Action::Expose | Action::Plot | Action::Trick => "plot-back",
        Action::Loot | Action::Rob | Action::Smuggle => "item-bag",
        Action::Roll => "die",
        Action::Delve | Action::Recover => "relic-figure",
    }
}
