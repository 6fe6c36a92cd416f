//! Menaces: what they cost those who hold them, and what it takes to be rid of them.

use super::outlook::{Judged, Outlook};
use super::plan::selected;
use wonderful_kingdom::setting::faces::{Face, Kind};
use wonderful_kingdom::terms::{Card, CardName, MenaceSet, Space};

/// Points a Soldier brings that is already on a Menace it cannot defeat alone.
const ON_THE_WAY: f32 = 0.6;

/// What a Menace costs in every round it is held.
const fn harm(set: MenaceSet) -> f32 {
    match set {
        MenaceSet::GiantRats => 1.2,
        MenaceSet::FrostGiants | MenaceSet::Thieves | MenaceSet::Dragons => 1.2,
        MenaceSet::MarshTrolls => 1.6,
        MenaceSet::Sisters | MenaceSet::Syphons => 1.0,
        MenaceSet::Illusionists => 0.7,
    }
}

/// What defeating a Menace brings: its penalty and its harm are gone, and there is its reward.
pub(super) fn prize(outlook: &Outlook<'_>, face: &Face) -> f32 {
    prize_beside(outlook, face, 0)
}

/// How many Eggs a player has taken.
fn eggs(outlook: &Outlook<'_>) -> usize {
    let faces = &outlook.setting.faces;
    let trophies = outlook.realm.trophies().iter();
    trophies.filter(|&card| faces.name(card) == CardName::BlackDragonEgg).count()
}

/// What one more Egg brings beside those one has.
fn egg(outlook: &Outlook<'_>, taken: usize) -> f32 {
    let numbers = &outlook.setting.numbers.menace;
    let worth = match (outlook.judged, taken) {
        (Judged::AsWritten, _) | (Judged::Now, 0) => numbers.egg,
        (Judged::Now, 1) => numbers.eggs.saturating_sub(numbers.egg),
        (Judged::Now, _) => 0,
    };
    f32::from(worth)
}

/// The part of the bonus for all four Sisters that one more of them is, beside those one has.
fn sister(outlook: &Outlook<'_>, taken: usize) -> f32 {
    if outlook.judged == Judged::Now && outlook.setting.is_solo() {
        // Nobody else takes one away.
        return 0.25;
    }
    [0.1, 0.15, 0.25, 0.5][taken.min(3)]
}

/// The same where a given number of Eggs will be taken besides those that are.
fn prize_beside(outlook: &Outlook<'_>, face: &Face, others: usize) -> f32 {
    let Kind::Menace(set) = face.kind else { return 0.0 };
    let numbers = &outlook.setting.numbers.menace;
    let is_harmless = matches!(face.name, CardName::Rat | CardName::BlackDragonEgg);
    let harm = if is_harmless { 0.0 } else { harm(set) * outlook.rounds };
    let taken = |set: MenaceSet| {
        outlook.realm.trophies().and(outlook.setting.faces.of_set[set.index()]).len()
    };
    let reward = match set {
        // The bonus for all four comes nearer.
        MenaceSet::Sisters => f32::from(numbers.sisters) * sister(outlook, taken(set)),
        MenaceSet::Dragons if face.name == CardName::BlackDragonEgg => {
            egg(outlook, eggs(outlook) + others)
        }
        MenaceSet::Syphons => outlook.rounds,
        MenaceSet::GiantRats | MenaceSet::FrostGiants | MenaceSet::MarshTrolls => 0.0,
        MenaceSet::Thieves | MenaceSet::Dragons | MenaceSet::Illusionists => 0.0,
    };
    let krystallium = f32::from(face.krystallium) * outlook.krystallium();
    f32::from(face.penalty) + harm + reward + krystallium
}

/// Soldiers that are still missing on a Menace.
pub(super) fn missing(outlook: &Outlook<'_>, card: Card) -> f32 {
    let spaces = &outlook.setting.faces.face(card).spaces;
    let placed = outlook.position.works(card).on(spaces, Space::Soldier);
    let all = spaces.all.count_ones();
    f32::from(u8::try_from(all - placed).unwrap_or(u8::MAX))
}

/// What the Menaces a player holds will have brought or cost in the end, besides the penalties of those in the open; so
/// many Soldiers may be sent against them.
pub(super) fn worth(outlook: &Outlook<'_>, mut soldiers: f32) -> f32 {
    let faces = &outlook.setting.faces;
    let chosen = selected(outlook).and(faces.menaces);
    let hidden = chosen.minus(outlook.realm.selection());
    let all = outlook.realm.construction().and(faces.menaces).union(chosen);
    let mut worth = 0.0;
    for card in all {
        let face = faces.face(card);
        if hidden.has(card) {
            worth -= f32::from(face.penalty);
        }
        if let Kind::Menace(set) = face.kind
            && !matches!(face.name, CardName::Rat | CardName::BlackDragonEgg)
        {
            worth -= harm(set) * outlook.rounds;
        }
    }
    let (mut rest, mut hatched) = (all, 0);
    loop {
        let prize = |card: Card| prize_beside(outlook, faces.face(card), hatched);
        let gain = |card: &Card| prize(*card) / missing(outlook, *card).max(0.5);
        let best = rest.iter().max_by(|one, other| gain(one).total_cmp(&gain(other)));
        let Some(card) = best else { break };
        rest = rest.without(card);
        let (prize, missing) = (prize(card), missing(outlook, card));
        if missing <= soldiers {
            soldiers -= missing;
            worth += 0.9 * prize;
            hatched += usize::from(faces.name(card) == CardName::BlackDragonEgg);
        } else {
            let spaces = faces.face(card).spaces.all.count_ones();
            let placed = f32::from(u8::try_from(spaces).unwrap_or(0)) - missing;
            worth += ON_THE_WAY * placed * f32::from(u8::from(outlook.rounds > 0.0));
        }
    }
    worth + soldiers * outlook.soldier()
}
