//! 4.3.2 Step 2: Roll the Dice.

use super::effects::use_effects;
use crate::position::Side;
use crate::terms::Faction;
use crate::{Desk, Fact, Flow, alliance, hirelings, hundreds, law, riverfolk, vagabond};
use kernel::cite;

/// Faces of a battle die are 0 to 3, each as often as the others.
const FACES: u32 = 4;

/// The faction of a side.
pub(crate) fn faction_of(desk: &Desk<'_>, side: Side) -> Faction {
    desk.position.faction(desk.position.battle.seat(side))
}

/// 4.3.2 Step 2: Roll the Dice. The attacker will deal the higher roll, the defender the lower.
pub(super) fn roll_the_dice(desk: &mut Desk<'_>) -> Flow {
    let mut roll = || u8::try_from(desk.chance.below(FACES)).expect("a face is small");
    let dice = [roll(), roll()];
    let (high, low) = (dice[0].max(dice[1]), dice[0].min(dice[1]));
    let scouted = desk.position.battle.scouted;
    let rolled = if scouted || alliance::guerrilla_war(faction_of(desk, Side::Defender)) {
        [low, high]
    } else {
        [high, low]
    };
    desk.tell(
        law::key_actions::ROLL_THE_DICE,
        Fact::Rolled { attacker: rolled[0], defender: rolled[1] },
    );
    desk.position.battle.dice = Some(rolled);
    let most = Side::BOTH.map(|side| maximum_rolled_hits(desk, side));
    for (side, (hits, most)) in Side::BOTH.into_iter().zip(rolled.into_iter().zip(most)) {
        if hits > most {
            let fact = Fact::HitsLimited { who: faction_of(desk, side), most };
            desk.tell(law::key_actions::MAXIMUM_ROLLED_HITS, fact);
        }
    }
    desk.position.battle.rolled = [rolled[0].min(most[0]), rolled[1].min(most[1])];
    // 14.2.5
    if hundreds::is_looting(desk, Side::Attacker) {
        desk.position.battle.rolled[0] = 0;
    }
    use_effects(desk)
}

/// 4.3.2.I Maximum Rolled Hits. No more than own warriors in the clearing of battle; a Vagabond has swords (9.2.6).
fn maximum_rolled_hits(desk: &Desk<'_>, side: Side) -> u8 {
    cite(law::key_actions::MAXIMUM_ROLLED_HITS);
    let (battle, faction) = (&desk.position.battle, faction_of(desk, side));
    let own = match faction.vagabond() {
        Some(_) => vagabond::maximum_rolled_hits(desk, side),
        None if faction == Faction::Exile => hirelings::exile::strength(desk),
        None if faction == Faction::Flotilla => hirelings::flotilla::strength(desk),
        None => desk.position.woodland.warriors(faction, battle.clearing),
    };
    own + battle.helpers[side as usize] + riverfolk::mercenaries(desk, side)
}
