//! M20 to M29 Adventure Phase: what was deployed Outside is resolved.
//!
//! A chapter here is a file; a frame is a paragraph that stands open, or the deed an answer opens.

mod after_the_attack;
mod citadel_defence;
mod conquest;
mod deeds;
mod loot;
mod madhala;
mod mercenary_attack;
mod missions;
mod modifiers;
mod monster_attack;
mod rerolls;
mod revealing;
mod speak;
mod wounds;

pub use deeds::{Block, Deed, Faces, Fact, Question, Why};
pub(crate) use speak::{choice_message, fact_message, question_message, why_message};

use crate::game::{Desk, Flow};
use crate::law;
use crate::terms::{Colour, Face, Loot, Mercenary, Path, Place, Side, Trap};
use crate::tricks;
use kernel::{Para, Seat, in_order};

pub(crate) use modifiers::{is_trick, trap_effect};
pub(crate) use monster_attack::attack_dice;
pub(crate) use revealing::reveal;

/// A paragraph of the Adventure Phase that stands open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Frame {
    /// M20.1 Order of adventure.
    #[default]
    OrderOfAdventure,
    /// M21.1 Dice Mission.
    DiceMission,
    /// M21.4 Left rolls first.
    RollMission(Path),
    /// M21.2 Two rivals.
    TwoRivals,
    /// M21.5 Contract: both Paths of Mission B.
    Contracts,
    /// M21.5 Contract.
    Contract(Path),
    /// M21.5 Contract: the resource is handed over, so many are still wanted.
    HandOver(Path, u8),
    /// M21.5 Contract: a Trap is handed over.
    GiveTrap(Path, Trap, u8),
    /// M21.5 Contract: a Loot token is handed over.
    GiveLoot(Path, Loot, u8),
    /// M21.5 Contract: it is left.
    DeclineContract(Path),
    /// M22.1 Four parts.
    FourParts(Side),
    /// M22.2 Reveal Traps.
    RevealTraps(Place),
    /// M22.1 Four parts: the Monster battle and the conquest, Path by Path.
    Battle(Place),
    /// M23.1 Active Path.
    ActivePath(Path),
    /// M23.5 Remove Magic.
    RemoveMagic(Path),
    /// M23.5 Remove Magic: one die goes.
    RemoveOne(Path),
    /// M23.6 Roll the attack.
    RollTheAttack(Path),
    /// M23.7 Defend: a Path is struck by so many hits.
    Struck(Path, u8),
    /// M23.7 Defend.
    Defend(Path),
    /// M23.7 Defend: one hit is cancelled.
    Cancel(Path, Block),
    /// M23.8 Wound or death.
    WoundOrDeath(Path),
    /// M25.1 Total: the attack begins.
    MercenaryAttack(Path),
    /// M25.3 Roll one by one.
    RollOneByOne(Path),
    /// M25.3 Roll one by one: a die of the colour.
    Roll(Path, Colour),
    /// M25.3 Roll one by one: all that are left.
    RollAll(Path),
    /// M25.5 Rerolls.
    Reroll(Path, Colour, Face),
    /// M12.6 In battle: a Venom.
    SpendVenom(Path),
    /// M28.4 Use Loot.
    SpendLoot(Path, Loot),
    /// M25.6 and M25.7: the total stands.
    Stop(Path),
    /// M28.4 Use Loot: for Glory beyond the reward?
    GloryLoot(Seat, Loot),
    /// M28.4 Use Loot: Glory beyond the reward.
    SpendGloryLoot(Seat, Loot),
    /// M25.6 Capture: the Monster leaves.
    MonsterLed(Place),
    /// M25.7 Elimination: a last strike.
    FinalLash(Place),
    /// M25.7 Elimination: the card is kept.
    MonsterSlain(Seat, Place),
    /// M26.3 End of battle.
    EndOfBattle(Place),
    /// M27.2 Conquest roll: the attempt begins.
    ConquestRoll(Path),
    /// M28.1 Plunder: the whole Land.
    PlunderTheLand(Side),
    /// M28.1 Plunder.
    Plunder(Path),
    /// M28.1 Plunder: this token.
    TakeLoot(Path, Loot),
    /// M28.3 Refill the Loot.
    RefillTheLoot,
    /// M29.2 Entrance battle.
    EntranceBattle,
    /// M29.5 Monster stays.
    MonsterStays,
    /// M36.11 Her Land.
    HerLand(Path),
    /// A paragraph of the Trick module.
    Trick(tricks::Frame),
}

/// The paragraph of a frame.
pub(crate) fn paragraph(frame: Frame) -> Para {
    match frame {
        Frame::OrderOfAdventure => law::adventure::ORDER_OF_ADVENTURE,
        Frame::DiceMission => law::missions::DICE_MISSION,
        Frame::RollMission(_) => law::missions::LEFT_ROLLS_FIRST,
        Frame::TwoRivals => law::missions::TWO_RIVALS,
        Frame::Contracts
        | Frame::Contract(_)
        | Frame::HandOver(..)
        | Frame::GiveTrap(..)
        | Frame::GiveLoot(..)
        | Frame::DeclineContract(_) => law::missions::CONTRACT,
        Frame::FourParts(_) | Frame::Battle(_) => law::revealing::FOUR_PARTS,
        Frame::RevealTraps(_) => law::revealing::REVEAL_TRAPS,
        Frame::ActivePath(_) => law::monster_attack::ACTIVE_PATH,
        Frame::RemoveMagic(_) | Frame::RemoveOne(_) => law::monster_attack::REMOVE_MAGIC,
        Frame::RollTheAttack(_) => law::monster_attack::ROLL_THE_ATTACK,
        Frame::Struck(..) | Frame::Defend(_) | Frame::Cancel(..) => law::monster_attack::DEFEND,
        Frame::WoundOrDeath(_) => law::monster_attack::WOUND_OR_DEATH,
        Frame::MercenaryAttack(_) => law::mercenary_attack::TOTAL,
        Frame::RollOneByOne(_) | Frame::Roll(..) | Frame::RollAll(_) | Frame::Stop(_) => {
            law::mercenary_attack::ROLL_ONE_BY_ONE
        }
        Frame::Reroll(..) => law::mercenary_attack::REROLLS,
        Frame::SpendVenom(_) => law::alchemist::IN_BATTLE,
        Frame::SpendLoot(..) | Frame::GloryLoot(..) | Frame::SpendGloryLoot(..) => {
            law::loot::USE_LOOT
        }
        Frame::MonsterLed(_) => law::mercenary_attack::CAPTURE,
        Frame::FinalLash(_) | Frame::MonsterSlain(..) => law::mercenary_attack::ELIMINATION,
        Frame::EndOfBattle(_) => law::after_the_attack::END_OF_BATTLE,
        Frame::ConquestRoll(_) => law::conquest::CONQUEST_ROLL,
        Frame::PlunderTheLand(_) | Frame::Plunder(_) | Frame::TakeLoot(..) => law::loot::PLUNDER,
        Frame::RefillTheLoot => law::loot::REFILL_THE_LOOT,
        Frame::EntranceBattle => law::citadel_defence::ENTRANCE_BATTLE,
        Frame::MonsterStays => law::citadel_defence::MONSTER_STAYS,
        Frame::HerLand(_) => law::solo::HER_LAND,
        Frame::Trick(frame) => tricks::paragraph(frame),
    }
}

/// Resolves the paragraph of a frame.
#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::OrderOfAdventure => order_of_adventure(),
        Frame::DiceMission => missions::dice_mission(desk),
        Frame::RollMission(path) => missions::roll_mission(path, desk),
        Frame::TwoRivals => missions::two_rivals(desk),
        Frame::Contracts => missions::contracts(desk),
        Frame::Contract(path) => missions::contract(path, desk),
        Frame::HandOver(path, wanted) => missions::hand_over(path, wanted, desk),
        Frame::GiveTrap(path, trap, wanted) => missions::give_trap(path, trap, wanted, desk),
        Frame::GiveLoot(path, loot, wanted) => missions::give_loot(path, loot, wanted, desk),
        Frame::DeclineContract(path) => missions::decline_contract(path, desk),
        Frame::FourParts(side) => revealing::four_parts(side, desk),
        Frame::Battle(place) => revealing::battle(place, desk),
        Frame::RevealTraps(place) => revealing::reveal_traps(place, desk),
        Frame::ActivePath(path) => monster_attack::active_path(path, desk),
        Frame::RemoveMagic(path) => monster_attack::remove_magic(path, desk),
        Frame::RemoveOne(path) => monster_attack::remove_one(path, desk),
        Frame::RollTheAttack(path) => monster_attack::roll_the_attack(path, desk),
        Frame::Struck(path, hits) => monster_attack::struck(path, hits, desk),
        Frame::Defend(path) => monster_attack::defend(path, desk),
        Frame::Cancel(path, block) => monster_attack::cancel(path, block, desk),
        Frame::WoundOrDeath(path) => wounds::wound_or_death(path, desk),
        Frame::MercenaryAttack(path) => mercenary_attack::mercenary_attack(path, desk),
        Frame::RollOneByOne(path) => mercenary_attack::roll_one_by_one(path, desk),
        Frame::Roll(path, colour) => mercenary_attack::roll(path, colour, desk),
        Frame::RollAll(path) => mercenary_attack::roll_all(path, desk),
        Frame::Reroll(path, colour, face) => mercenary_attack::reroll(path, colour, face, desk),
        Frame::SpendVenom(path) => mercenary_attack::spend_venom(path, desk),
        Frame::SpendLoot(path, loot) => mercenary_attack::spend_loot(path, loot, desk),
        Frame::Stop(path) => mercenary_attack::stop(path, desk),
        Frame::GloryLoot(seat, loot) => after_the_attack::glory_loot(seat, loot, desk),
        Frame::SpendGloryLoot(seat, loot) => after_the_attack::spend_glory_loot(seat, loot, desk),
        Frame::MonsterLed(place) => after_the_attack::monster_led(place, desk),
        Frame::FinalLash(place) => after_the_attack::final_lash(place, desk),
        Frame::MonsterSlain(seat, place) => after_the_attack::monster_slain(seat, place, desk),
        Frame::EndOfBattle(place) => after_the_attack::end_of_battle(place, desk),
        Frame::ConquestRoll(path) => conquest::conquest_roll(path, desk),
        Frame::PlunderTheLand(side) => loot::plunder_the_land(side, desk),
        Frame::Plunder(path) => loot::plunder(path, desk),
        Frame::TakeLoot(path, token) => loot::take_loot(path, token, desk),
        Frame::RefillTheLoot => loot::refill_the_loot(desk),
        Frame::EntranceBattle => citadel_defence::entrance_battle(desk),
        Frame::MonsterStays => citadel_defence::monster_stays(desk),
        Frame::HerLand(path) => madhala::her_land(path, desk),
        Frame::Trick(frame) => tricks::resolve(frame, desk),
    }
}

/// M20.1 Order of adventure.
fn order_of_adventure() -> Flow {
    in_order(
        [
            Frame::DiceMission,
            Frame::Contracts,
            Frame::FourParts(Side::A),
            Frame::FourParts(Side::B),
            Frame::EntranceBattle,
        ]
        .map(crate::Frame::Adventure),
    )
}

/// The clan and the Mercenary on a Path; settled frames of a Path that lost its Mercenary find nobody.
fn clan_on(path: Path, desk: &Desk<'_>) -> Option<(Seat, Mercenary)> {
    desk.position.clan_on(path)
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Adventure(frame)
    }
}
