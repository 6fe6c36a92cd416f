//! Which choices look promising at once.

use crate::judge::PLAIN;
use root::choice::Action;
use root::position::ItemState;
use root::terms::{Clearing, Faction, Item, Piece};
use root::{Choice, Position, Question};

/// How promising a choice looks to a faction that is asked something.
pub(super) fn of(own: Faction, position: &Position, question: Question, choice: Choice) -> u16 {
    match choice {
        Choice::Pass => passing(question),
        Choice::Do(action) => eagerness(action),
        Choice::Craft(_) | Choice::Quest(_) => 60,
        Choice::Battle(at, with) => battle(own, position, at, with),
        Choice::Move(from, to) | Choice::Ferry(from, to) => moving(own, position, from, to),
        // To give up points for dominance is for those who see no other way.
        Choice::Activate(_) => 1,
        Choice::Take(_) => 2,
        Choice::Count(count) => 4 + 4 * u16::from(count),
        Choice::In(_)
        | Choice::To(_)
        | Choice::Card(_)
        | Choice::CardOf(_)
        | Choice::Suit(_)
        | Choice::Use(_)
        | Choice::Path(..)
        | Choice::Piece(_)
        | Choice::Item(..)
        | Choice::Instead(..)
        | Choice::Faction(_)
        | Choice::Leader(_)
        | Choice::Column(_)
        | Choice::Character(_)
        | Choice::First(_)
        | Choice::Either(_) => PLAIN,
    }
}

/// How likely one passes where one could do something.
fn passing(question: Question) -> u16 {
    match question {
        Question::Craft => 2,
        Question::MarquiseAction { .. } => 5,
        Question::AddToDecree { .. } => 40,
        // A march may end early: to walk back and forth is worth nothing.
        Question::Move => 24,
        Question::Ambush { .. } | Question::FoilAmbush { .. } | Question::FieldHospitals { .. } => {
            6
        }
        _ => 8,
    }
}

const fn eagerness(action: Action) -> u16 {
    match action {
        Action::Build | Action::Revolt | Action::SpreadSympathy | Action::Quest => 60,
        Action::Recruit | Action::Explore | Action::Organize => 40,
        Action::Train | Action::Aid | Action::Repair => 24,
        Action::Battle | Action::Overwork | Action::Special => 20,
        Action::Move | Action::March | Action::Mobilize | Action::Strike => 14,
        Action::OpenPath => 4,
    }
}

/// A battle is as good as its odds: whoever has more warriors there deals more hits, and cardboard is points.
fn battle(own: Faction, position: &Position, at: Clearing, with: Faction) -> u16 {
    let woodland = &position.woodland;
    let theirs = u16::from(woodland.warriors(with, at));
    let prize = 12 * u16::from(woodland.cardboard(with, at));
    let ours = match own.vagabond() {
        Some(number) => u16::from(position.vagabonds[number].items(Item::Sword, ItemState::Ready)),
        None => u16::from(woodland.warriors(own, at)),
    };
    // The Alliance defends with the higher roll.
    let odds = if with == Faction::Alliance { theirs + 1 } else { theirs };
    match (ours, theirs) {
        (_, 0) => 24 + 2 * prize,
        _ if ours > odds => 20 + prize,
        (2.., _) if ours == theirs => 10 + prize / 2,
        _ => 3,
    }
}

/// One marches to where others are, or to rule what nobody rules; not where one rules already, and hardly if what was
/// built is left unguarded or sympathy is trodden on.
fn moving(own: Faction, position: &Position, from: Clearing, to: Clearing) -> u16 {
    let woodland = &position.woodland;
    let mut others = position.playing().iter().filter(|&faction| faction != own);
    let meets = others.any(|faction| woodland.with_pieces(faction).has(to));
    let leaves = woodland.cardboard(own, from) > 0 && woodland.warriors(own, from) <= 2;
    let outrages = own != Faction::Alliance && woodland.count(Piece::Sympathy, to) > 0;
    let aim = if meets || !woodland.ruled(own).has(to) { 16 } else { 4 };
    aim / if leaves { 4 } else { 1 } / if outrages { 2 } else { 1 }
}
