//! M20 to M29 Adventure Phase: what was deployed Outside is resolved.
//!
//! A chapter here is a file; a frame is a paragraph that stands open, or the deed an answer opens.

mod after_the_attack;
mod citadel_defence;
mod conquest;
mod loot;
mod madhala;
mod mercenary_attack;
mod missions;
mod modifiers;
mod monster_attack;
mod rerolls;
mod revealing;
mod speech;
mod wounds;

pub use speech::{Block, Deed, Faces, Fact, Mark, Question, Shown, Why};

use crate::terms::{Colour, Face, Loot, Mercenary, Path, Place, Side, Trap};
use crate::{Desk, Flow, law, tricks};
use kernel::{Seat, in_order};

pub(crate) use modifiers::{is_trick, trap_effect};
pub(crate) use monster_attack::attack_dice;
pub(crate) use revealing::reveal;

kernel::frames! {
    /// A paragraph of the Adventure Phase that stands open.
    pub enum Frame {
        OrderOfAdventure = law::adventure::ORDER_OF_ADVENTURE => order_of_adventure(),
        DiceMission = law::missions::DICE_MISSION => missions::dice_mission,
        RollMission(path: Path) = law::missions::LEFT_ROLLS_FIRST => missions::roll_mission,
        TwoRivals = law::missions::TWO_RIVALS => missions::two_rivals,
        Contracts = law::missions::CONTRACT => missions::contracts,
        Contract(path: Path) = law::missions::CONTRACT => missions::contract,
        HandOver(path: Path, wanted: u8) = law::missions::CONTRACT => missions::hand_over,
        GiveTrap(path: Path, trap: Trap, wanted: u8) = law::missions::CONTRACT => missions::give_trap,
        GiveLoot(path: Path, loot: Loot, wanted: u8) = law::missions::CONTRACT => missions::give_loot,
        DeclineContract(path: Path) = law::missions::CONTRACT => missions::decline_contract,
        FourParts(side: Side) = law::revealing::FOUR_PARTS => revealing::four_parts,
        RevealTraps(place: Place) = law::revealing::REVEAL_TRAPS => revealing::reveal_traps,
        Battle(place: Place) = law::revealing::FOUR_PARTS => revealing::battle,
        ActivePath(path: Path) = law::monster_attack::ACTIVE_PATH => monster_attack::active_path,
        RemoveMagic(path: Path) = law::monster_attack::REMOVE_MAGIC => monster_attack::remove_magic,
        RemoveOne(path: Path) = law::monster_attack::REMOVE_MAGIC => monster_attack::remove_one,
        RollTheAttack(path: Path) = law::monster_attack::ROLL_THE_ATTACK => monster_attack::roll_the_attack,
        Struck(path: Path, hits: u8) = law::monster_attack::DEFEND => monster_attack::struck,
        Defend(path: Path) = law::monster_attack::DEFEND => monster_attack::defend,
        Cancel(path: Path, block: Block) = law::monster_attack::DEFEND => monster_attack::cancel,
        WoundOrDeath(path: Path) = law::monster_attack::WOUND_OR_DEATH => wounds::wound_or_death,
        MercenaryAttack(path: Path) = law::mercenary_attack::TOTAL => mercenary_attack::mercenary_attack,
        RollOneByOne(path: Path) = law::mercenary_attack::ROLL_ONE_BY_ONE => mercenary_attack::roll_one_by_one,
        Roll(path: Path, colour: Colour) = law::mercenary_attack::ROLL_ONE_BY_ONE => mercenary_attack::roll,
        RollAll(path: Path) = law::mercenary_attack::ROLL_ONE_BY_ONE => mercenary_attack::roll_all,
        Reroll(path: Path, colour: Colour, face: Face) = law::mercenary_attack::REROLLS => mercenary_attack::reroll,
        SpendVenom(path: Path) = law::alchemist::IN_BATTLE => mercenary_attack::spend_venom,
        SpendLoot(path: Path, loot: Loot) = law::loot::USE_LOOT => mercenary_attack::spend_loot,
        Stop(path: Path) = law::mercenary_attack::ROLL_ONE_BY_ONE => mercenary_attack::stop,
        GloryLoot(seat: Seat, loot: Loot) = law::loot::USE_LOOT => after_the_attack::glory_loot,
        SpendGloryLoot(seat: Seat, loot: Loot) = law::loot::USE_LOOT => after_the_attack::spend_glory_loot,
        MonsterLed(place: Place) = law::mercenary_attack::CAPTURE => after_the_attack::monster_led,
        FinalLash(place: Place) = law::mercenary_attack::ELIMINATION => after_the_attack::final_lash,
        MonsterSlain(seat: Seat, place: Place) = law::mercenary_attack::ELIMINATION => after_the_attack::monster_slain,
        EndOfBattle(place: Place) = law::after_the_attack::END_OF_BATTLE => after_the_attack::end_of_battle,
        ConquestRoll(path: Path) = law::conquest::CONQUEST_ROLL => conquest::conquest_roll,
        PlunderTheLand(side: Side) = law::loot::PLUNDER => loot::plunder_the_land,
        Plunder(path: Path) = law::loot::PLUNDER => loot::plunder,
        TakeLoot(path: Path, token: Loot) = law::loot::PLUNDER => loot::take_loot,
        RefillTheLoot = law::loot::REFILL_THE_LOOT => loot::refill_the_loot,
        EntranceBattle = law::citadel_defence::ENTRANCE_BATTLE => citadel_defence::entrance_battle,
        MonsterStays = law::citadel_defence::MONSTER_STAYS => citadel_defence::monster_stays,
        HerLand(path: Path) = law::solo::HER_LAND => madhala::her_land,
    } of chapters {
        Trick(tricks::Frame),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
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
        .map(Into::into),
    )
}

/// The clan and the Mercenary on a Path; settled frames of a Path that lost its Mercenary find nobody.
fn clan_on(path: Path, desk: &Desk<'_>) -> Option<(Seat, Mercenary)> {
    desk.position.clan_on(path)
}
