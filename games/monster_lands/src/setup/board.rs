//! M2 Board set-up and M33 Difficulty.

use super::tables::{active_lands, modest_mercenaries_needed, tavern_docks};
use crate::law::{board_setup as law, difficulty, player_count, scenarios, tricks};
use crate::setting::{Difficulty, Level, Power, Role};
use crate::terms::{Land, Mercenary, Monster, Place, Side, TrapType};
use crate::{Desk, Fact};
use kernel::{Bits, Para, Seat, Set, cite};

/// M2.1 Novice pile.
/// M2.13 Panic stack.
/// M38.2 Money is king.
pub(super) fn novice_pile(desk: &mut Desk<'_>) {
    let hired = |m: &Mercenary| desk.setting.mercenary(*m).role == Role::Hired;
    let mut deck: Set<Mercenary> = Mercenary::ALL.into_iter().filter(hired).collect();
    if desk.setting.scenario.is_some_and(|scenario| scenario.mercenaries_with_persuasion_only) {
        cite(scenarios::MONEY_IS_KING);
        let gives = |m: &Mercenary| desk.setting.mercenary(*m).dice.persuasion > 0;
        deck = deck.iter().filter(gives).collect();
    }
    cite(law::PANIC_STACK);
    desk.position.lay_out(deck, desk.setting.novice.copies);
}

/// M2.2 First Tavern offer.
pub(super) fn first_tavern_offer(desk: &mut Desk<'_>) {
    for dock in 0..tavern_docks(desk.setting) {
        desk.position.refill_tavern(dock, &mut desk.chance);
    }
    enough_modest_mercenaries(desk);
    for mercenary in desk.position.citadel().tavern().iter().flatten().copied().collect::<Set<_>>()
    {
        desk.tell(law::FIRST_TAVERN_OFFER, Fact::MercenaryArrives(mercenary));
    }
}

/// M2.3 Enough modest Mercenaries.
fn enough_modest_mercenaries(desk: &mut Desk<'_>) {
    cite(law::ENOUGH_MODEST_MERCENARIES);
    let needed = modest_mercenaries_needed(desk.setting);
    let modest = desk.setting.numbers.offers.modest_reputation;
    let mut aside = Set::NONE;
    loop {
        let renown = |m: Mercenary| desk.setting.mercenary(m).reputation;
        let docks = *desk.position.citadel().tavern();
        let enough = docks.iter().flatten().filter(|&&m| renown(m) <= modest).count() >= needed;
        if enough || desk.position.citadel().deck().is_empty() {
            break;
        }
        let highest = docks.iter().flatten().map(|&m| renown(m)).max().unwrap_or_default();
        let tied = |dock: &usize| docks[*dock].is_some_and(|m| renown(m) == highest);
        let tied: Bits<1> = (0..docks.len()).filter(tied).collect();
        let dock = desk.chance.member(&tied); // R1
        if let Some(mercenary) = desk.position.take_from_tavern(dock) {
            aside.insert(mercenary);
            desk.tell(law::ENOUGH_MODEST_MERCENARIES, Fact::MercenarySetAside(mercenary));
        }
        desk.position.refill_tavern(dock, &mut desk.chance);
    }
    desk.position.shuffle_back(aside);
}

/// M2.5 First Traps.
/// M35.1 Tricks in the Lodge.
/// M4.7 Tricks allowed.
/// M38.8 Tricky.
///
/// M35.1 With the Trick module its tokens join the Lodge; in Tricky they are Madhala's (M38.8).
pub(super) fn first_traps(desk: &mut Desk<'_>) {
    let setting = desk.setting;
    let improved = setting.tokens(|kind| kind == TrapType::Improved);
    let module = setting.tokens(|kind| matches!(kind, TrapType::Trick | TrapType::Shielded));
    let (lodge, hers) = if setting.chosen.tricks {
        cite(tricks::TRICKS_IN_THE_LODGE);
        cite(player_count::TRICKS_ALLOWED);
        (improved.union(module), Set::NONE)
    } else if setting.has_clash() {
        cite(scenarios::TRICKY);
        (improved, module)
    } else {
        (improved, Set::NONE)
    };
    desk.position.sort_traps(lodge, hers);
    refill_lodge(desk, law::FIRST_TRAPS);
}

/// Turns up Traps at the empty spaces of the Lodge.
pub(crate) fn refill_lodge(desk: &mut Desk<'_>, para: Para) {
    for space in 0..desk.position.citadel().lodge().len() {
        if desk.position.citadel().lodge()[space].is_none()
            && let Some(token) = desk.position.refill_lodge(space, &mut desk.chance)
        {
            desk.tell(para, Fact::TrapArrives(desk.setting.trap_of(token)));
        }
    }
}

/// M2.6 First Equipment.
pub(super) fn first_equipment(desk: &mut Desk<'_>) {
    refill_bazaar(desk, law::FIRST_EQUIPMENT);
}

/// Turns up Equipment at the empty docks of the Bazaar, while the deck has cards.
pub(crate) fn refill_bazaar(desk: &mut Desk<'_>, para: Para) {
    for dock in 0..desk.position.citadel().bazaar().len() {
        if desk.position.citadel().bazaar()[dock].is_none()
            && let Some(card) = desk.position.refill_bazaar(dock, &mut desk.chance)
        {
            desk.tell(para, Fact::EquipmentArrives(desk.setting.kind_of(card)));
        }
    }
}

/// M2.7 First Monsters.
/// M33.1 Tutorial.
/// M33.2 Normal.
/// M33.3 Hard.
/// M33.4 Cut-throat.
///
/// M33.1 Tutorial and M33.2 Normal: of level A. M33.3 Hard and M33.4 Cut-throat: of all.
pub(super) fn first_monsters(desk: &mut Desk<'_>) {
    cite(law::FIRST_MONSTERS);
    let any = match desk.setting.chosen.difficulty {
        Difficulty::Tutorial => level_a_only(difficulty::TUTORIAL),
        Difficulty::Normal => level_a_only(difficulty::NORMAL),
        Difficulty::Hard => any_level(difficulty::HARD),
        Difficulty::CutThroat => any_level(difficulty::CUT_THROAT),
    };
    let draw = if any { draw_monster } else { search_level_a };
    for &side in active_lands(desk.setting) {
        fill_dock(desk, law::FIRST_MONSTERS, side, draw);
    }
    if let Some(scenario) = desk.setting.scenario.filter(|scenario| scenario.monster_at_the_start) {
        let doom = scenario.monsters_reroll_misses;
        monster_at_the_entrance(desk, if doom { scenarios::DOOM } else { scenarios::UNDER_ATTACK });
    }
}

fn level_a_only(para: Para) -> bool {
    cite(para);
    false
}

fn any_level(para: Para) -> bool {
    cite(para);
    true
}

/// M38.13 Extra Monsters.
///
/// A level-A Monster comes to an empty Entrance, from the deck or else from the discards.
pub(crate) fn monster_at_the_entrance(desk: &mut Desk<'_>, para: Para) {
    cite(scenarios::EXTRA_MONSTERS);
    if desk.position.outside().entrance().is_some() {
        return; // R2
    }
    if let Some(monster) = search_level_a(desk) {
        desk.position.put_at_entrance(monster);
        desk.tell(para, Fact::MonsterArrives(monster, Place::Entrance));
    }
}

fn search_level_a(desk: &mut Desk<'_>) -> Option<Monster> {
    let is_a = |m: &Monster| desk.setting.monster(*m).level == Level::A;
    let level_a: Set<Monster> = Monster::ALL.into_iter().filter(is_a).collect();
    desk.position.search_monster(level_a, &mut desk.chance)
}

fn draw_monster(desk: &mut Desk<'_>) -> Option<Monster> {
    desk.position.draw_monster(&mut desk.chance)
}

/// Turns up a Monster for a Land.
pub(crate) fn turn_up_monster(desk: &mut Desk<'_>, para: Para, side: Side) {
    fill_dock(desk, para, side, draw_monster);
}

/// One that storms the Entrance goes there, and another is drawn for the Land.
fn fill_dock(
    desk: &mut Desk<'_>,
    para: Para,
    side: Side,
    draw: impl Fn(&mut Desk<'_>) -> Option<Monster>,
) {
    while let Some(monster) = draw(desk) {
        if desk.setting.monster(monster).power == Power::StormsTheEntrance {
            desk.tell(para, Fact::MonsterArrives(monster, Place::Entrance));
            if let Some(old) = desk.position.put_at_entrance(monster) {
                desk.tell(para, Fact::DrivenOff(old));
            }
        } else {
            desk.position.put_monster(side, monster);
            desk.tell(para, Fact::MonsterArrives(monster, Place::Land(side)));
            return;
        }
    }
}

/// M2.8 First Lands.
/// M2.9 First Path Headers.
///
/// M2.9 Each brings a random side of a random Path Header.
pub(super) fn first_lands(desk: &mut Desk<'_>) {
    cite(law::FIRST_PATH_HEADERS);
    for &side in active_lands(desk.setting) {
        turn_up_land(desk, law::FIRST_LANDS, side);
    }
}

/// Turns up a Land with its Path Header.
pub(crate) fn turn_up_land(desk: &mut Desk<'_>, para: Para, side: Side) -> Option<Land> {
    let land = desk.position.refill_land(side, &mut desk.chance);
    let header = desk.position.replace_header(side, &mut desk.chance);
    if let (Some(land), Some(header)) = (land, header) {
        desk.tell(para, Fact::LandArrives(land, side, header));
    }
    land
}

/// M2.10 First Loot.
/// M4.9 Same for all.
pub(super) fn first_loot(desk: &mut Desk<'_>) {
    cite(player_count::SAME_FOR_ALL);
    refill_loot(desk, law::FIRST_LOOT);
}

/// Turns up Loot at the empty spaces of the offer.
pub(crate) fn refill_loot(desk: &mut Desk<'_>, para: Para) {
    for space in 0..desk.position.outside().loot().len() {
        if desk.position.outside().loot()[space].is_none()
            && let Some(loot) = desk.position.refill_loot(space, &mut desk.chance)
        {
            desk.tell(para, Fact::LootArrives(loot));
        }
    }
}

/// M2.11 First Missions.
pub(super) fn first_missions(desk: &mut Desk<'_>) {
    draw_missions(desk, law::FIRST_MISSIONS);
}

/// Draws a Mission for each space: side A, then side B.
pub(crate) fn draw_missions(desk: &mut Desk<'_>, para: Para) {
    for side in Side::ALL {
        if let Some(mission) = desk.position.draw_mission(side, &mut desk.chance) {
            desk.tell(para, Fact::MissionArrives(mission, side));
        }
    }
}

/// M2.12 Round track.
///
/// The position opens with the marker on round 1; which track lies there is in the setting.
pub(super) fn round_track(desk: &Desk<'_>) {
    cite(law::ROUND_TRACK);
    debug_assert_eq!(desk.position.round(), 1);
}

/// M2.14 First Player tile.
pub(super) fn first_player_tile(desk: &mut Desk<'_>) {
    let seats = u32::try_from(desk.position.seat_count()).expect("seats are few");
    let chosen = desk.setting.chosen.first_player.map(u32::from);
    let seat = chosen.unwrap_or_else(|| desk.chance.below(seats)); // R3
    let seat = Seat(u8::try_from(seat).expect("seats are few"));
    desk.position.set_first_player(seat);
    desk.tell(law::FIRST_PLAYER_TILE, Fact::FirstPlayer(seat));
}
