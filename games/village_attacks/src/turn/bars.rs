//! What a monster might expect to do on its turn, and why it cannot.

use super::deeds::is_hindered;
use super::results::choice_of;
use crate::terms::{CAPABILITIES, Capability, Slot, Symbol, Zone, small};
use crate::{Choice, Desk, Why, death, healing, law, objectives, shoving, sight, summoning};
use kernel::Para;

/// A choice that is withheld.
type Bar = (Choice, Para, Why);

/// Everything withheld from a monster on its turn.
pub(super) fn withheld(desk: &Desk<'_>, slot: Slot, zone: Zone) -> Vec<Bar> {
    let mut bars = Vec::new();
    moves(desk, slot, zone, &mut bars);
    capabilities(desk, slot, &mut bars);
    slots(desk, slot, &mut bars);
    traps(desk, slot, zone, &mut bars);
    darkness(desk, slot, zone, &mut bars);
    goals(desk, slot, zone, &mut bars);
    if zone != Zone::HEART && desk.position.board(slot).has(Symbol::Magic) > 0 {
        let mends = healing::mends(desk, slot.creature());
        bars.extend(mends.map(|(choice, _)| (choice, law::healing::HEAL, Why::NotInHeart)));
    }
    bars
}

fn moves(desk: &Desk<'_>, slot: Slot, zone: Zone, bars: &mut Vec<Bar>) {
    let board = desk.position.board(slot);
    if board.is_empty_handed() {
        return;
    }
    let has_slot = board.free_movement(desk.setting.board(slot)) > 0;
    let village = &desk.position.village;
    let standing = small(village.at(zone).minus(village.stunned()).len());
    for to in desk.setting.map.adjacent(zone) {
        let health = death::remaining(desk.setting, desk.position, slot.creature());
        let bar = if !has_slot {
            (law::movement::MOVEMENT_SLOTS, Why::NoMovementSlot)
        } else if is_hindered(desk, slot, zone) {
            (law::movement::HINDRANCE, Why::Hindered { villagers: standing, health })
        } else if !shoving::can_enter(desk, slot.creature(), zone, to) {
            (law::shoving::CHAINS, Why::Full(to))
        } else {
            continue;
        };
        bars.push((Choice::Move(to), bar.0, bar.1));
    }
}

fn capabilities(desk: &Desk<'_>, slot: Slot, bars: &mut Vec<Bar>) {
    let (board, monster) = (desk.position.board(slot), desk.setting.monster(slot));
    for place in (0..small(CAPABILITIES)).filter(|&place| board.owns(place) > 0) {
        let capability = Capability::of(monster, place);
        let cost = &desk.setting.capability(capability, board.owns(place)).cost;
        let bar = if board.has_used(place) {
            (law::capabilities::USE_A_CAPABILITY, Why::UsedThisRound)
        } else if !board.can_pay(cost) {
            (law::capabilities::COSTS, Why::CannotPay)
        } else {
            continue;
        };
        bars.push((Choice::Use(capability), bar.0, bar.1));
    }
}

fn slots(desk: &Desk<'_>, slot: Slot, bars: &mut Vec<Bar>) {
    let (board, card) = (desk.position.board(slot), desk.setting.board(slot));
    if board.free_defence(card) == 0 {
        let guards = [Symbol::Defence, Symbol::Vengeance].into_iter();
        let guards = guards.filter(|&symbol| board.has(symbol) > 0);
        bars.extend(guards.map(|symbol| {
            (Choice::Guard(symbol), law::defence::DEFENCE_SLOTS, Why::NoDefenceSlot)
        }));
    }
    if board.free_reserve(card) == 0 {
        let kept = Symbol::ALL.into_iter().filter(|symbol| board.rolled()[symbol.index()] > 0);
        bars.extend(kept.map(|symbol| {
            (Choice::Reserve(symbol), law::reserve::PUT_IN_RESERVE, Why::NoReserveSlot)
        }));
    }
}

fn traps(desk: &Desk<'_>, slot: Slot, zone: Zone, bars: &mut Vec<Bar>) {
    for &card in desk.position.decks.display() {
        let trap = desk.setting.trap_cards[usize::from(card)];
        let can_pay = desk.position.board(slot).can_pay(&desk.setting.trap(trap).cost);
        let bar = if zone == Zone::HEART {
            (law::traps::DISPLAY, Why::NoTrapInHeart)
        } else if desk.position.castle.trap(zone).is_some() {
            (law::traps::ONE_TRAP_A_ZONE, Why::TrapHere)
        } else if !can_pay {
            (law::traps::PLACE_A_TRAP, Why::CannotPay)
        } else {
            continue;
        };
        if !bars.iter().any(|(choice, ..)| *choice == Choice::Trap(trap)) {
            bars.push((Choice::Trap(trap), bar.0, bar.1));
        }
    }
}

fn darkness(desk: &Desk<'_>, slot: Slot, zone: Zone, bars: &mut Vec<Bar>) {
    if desk.position.board(slot).has(Symbol::Ranged) == 0 {
        return;
    }
    let dark = sight::dark(desk.setting, desk.position);
    let village = &desk.position.village;
    for next in desk.setting.map.adjacent(zone) {
        let hidden = if dark.has(zone) { Some(zone) } else { dark.has(next).then_some(next) };
        let Some(hidden) = hidden else { continue };
        let targets = village.unlike(village.at(next));
        bars.extend(targets.map(|figure| {
            let choice = Choice::Ranged(village.likeness(figure));
            (choice, law::zone_conditions::DARKNESS, Why::Dark(hidden))
        }));
    }
}

fn goals(desk: &Desk<'_>, slot: Slot, zone: Zone, bars: &mut Vec<Bar>) {
    let board = desk.position.board(slot);
    if board.is_empty_handed() {
        return;
    }
    if let Some((work, Some((para, why)))) = objectives::works(desk, slot, zone) {
        bars.push((choice_of(work), para, why));
    }
    if summoning::is_open(desk, slot) {
        bars.extend(board.spendable().filter_map(|symbol| {
            let (para, why) = summoning::bar(desk, slot, symbol)?;
            Some((Choice::Summon(symbol), para, why))
        }));
    }
}
