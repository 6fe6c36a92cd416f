//! The dice of a battle as they fell, and what counts of them.

use super::{Stage, at, colour};
use crate::beats::{Around, Die, Kind, Step};
use crate::boards::root::things::Thing;
use kernel::Message;
use root::Fact;
use root::terms::{Clearing, Faction};

impl Stage<'_> {
    /// Two dice, the attacker's first; where fewer hits count, why.
    pub(super) fn rolls(&self, shown: [u8; 2], around: Around<'_>) -> Option<Step> {
        let (sides, clearing) = around.before::<Fact>().find_map(|fact| battle(*fact))?;
        // What limits them is told right after them.
        let limits: Vec<(Faction, u8)> =
            around.after::<Fact>().map_while(|fact| limited(*fact)).collect();
        let counts =
            |most: u8| self.scene.tongue.say(&Message::new("page-root-counts").with("count", most));
        let dice = sides.into_iter().zip(shown).map(|(who, shows)| Die {
            shows: shows.to_string(),
            picture: None,
            livery: Some(colour(who)),
            of: self.scene.tongue.word(format!("faction-{who}")),
            counts: limits.iter().find(|(whom, _)| *whom == who).map(|(_, most)| counts(*most)),
        });
        let to = at(Thing::Clearing(clearing));
        Some(Step::at(Kind::Dice, to).rolling(dice.collect()))
    }
}

impl Stage<'_> {
    /// A hit more, beside the dice of whoever deals it.
    pub(super) fn deals_more(&self, who: Faction, around: Around<'_>) -> Option<Step> {
        let said = Message::new("page-root-extra").with("count", 1);
        self.adds("+1", who, self.scene.tongue.say(&said), around)
    }

    /// A hit fewer, beside the dice of whoever would have dealt it.
    pub(super) fn deals_less(&self, ignores: Faction, around: Around<'_>) -> Option<Step> {
        let (sides, _) = around.before::<Fact>().find_map(|fact| battle(*fact))?;
        let other = sides.into_iter().find(|&side| side != ignores)?;
        self.adds("−1", other, self.scene.tongue.word("page-root-first-hit"), around)
    }

    fn adds(&self, shows: &str, who: Faction, why: String, around: Around<'_>) -> Option<Step> {
        let (_, clearing) = around.before::<Fact>().find_map(|fact| battle(*fact))?;
        let die = Die {
            shows: shows.to_owned(),
            picture: None,
            livery: Some(colour(who)),
            of: self.scene.tongue.word(format!("faction-{who}")),
            counts: Some(why),
        };
        Some(Step::at(Kind::Dice, at(Thing::Clearing(clearing))).rolling(vec![die]))
    }
}

/// Who fights whom where, if this is what begins a battle.
pub(super) fn battle(fact: Fact) -> Option<([Faction; 2], Clearing)> {
    if let Fact::Battle { attacker, defender, clearing } = fact {
        Some(([attacker, defender], clearing))
    } else {
        None
    }
}

/// Whose hits are limited to how many, if this says so.
fn limited(fact: Fact) -> Option<(Faction, u8)> {
    if let Fact::HitsLimited { who, most } = fact { Some((who, most)) } else { None }
}
