//! M25.5 Rerolls: where they come from, and which dice they may touch.

use super::modifiers::{Source, abilities, path_benefit};
use crate::Desk;
use crate::position::{RerolledBy, Rerolls, Rolled};
use crate::setting::{Benefit, Talent};
use crate::terms::{Colour, Colours, EquipmentType, FIGHTING, Path};

/// A source of rerolls that is left: which dice it may touch, and how it marks them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reroller {
    /// Which counter pays.
    pub(super) pays: Pays,
    /// The colours it may touch.
    pub(super) colours: Colours,
    /// The mark of a source that may touch each die only once.
    pub(super) once: Option<RerolledBy>,
}

/// Which counter of the attack pays a reroll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pays {
    /// The Talent.
    Talent,
    /// Equipment of a type.
    Equipment(EquipmentType),
    /// The Path.
    Path,
    /// Loot of Magic dice.
    MagicLoot,
    /// Loot of Strength or Magic dice.
    Loot,
}

impl Reroller {
    /// Whether it may reroll this die.
    pub(super) fn may(self, die: Rolled) -> bool {
        self.colours.has(die.colour()) && !self.once.is_some_and(|by| die.was_rerolled(by))
    }
}

/// M25.5 Rerolls. The sources that are left, the narrowest first, so that what reaches further is kept. R23
pub(super) fn rerollers(path: Path, desk: &Desk<'_>) -> impl Iterator<Item = Reroller> {
    let left = desk.position.battle().attack.rerolls;
    let own = abilities(path, desk)
        .filter_map(move |(source, talent)| own_reroller(source, talent, desk));
    let path_benefit = match path_benefit(path, desk) {
        Some(Benefit::Reroll { colours, .. }) => {
            Some(Reroller { pays: Pays::Path, colours, once: None })
        }
        _ => None,
    };
    let magic = Colours::from_iter([Colour::Magic]);
    let loot = [(Pays::MagicLoot, magic), (Pays::Loot, FIGHTING)].map(|(pays, colours)| Reroller {
        pays,
        colours,
        once: None,
    });
    let mut all: kernel::FixedVec<Option<Reroller>, 8> =
        own.chain(path_benefit).chain(loot).map(Some).collect();
    all.sort_by_key(|reroller| reroller.map(Reroller::breadth));
    let all: [Option<Reroller>; 8] = std::array::from_fn(|index| all.get(index).copied().flatten());
    all.into_iter().flatten().filter(move |reroller| reroller.left(left) > 0)
}

fn own_reroller(source: Source, talent: Talent, desk: &Desk<'_>) -> Option<Reroller> {
    let Talent::Reroll { colours, different_dice, .. } = talent else { return None };
    let (pays, by) = match source {
        Source::Talent => (Pays::Talent, RerolledBy::Talent),
        Source::Equipment(kind) => (Pays::Equipment(kind), RerolledBy::Equipment),
    };
    let once = different_dice && desk.setting.chosen.reroll_two_means_two_different_dice;
    Some(Reroller { pays, colours, once: once.then_some(by) })
}

impl Reroller {
    /// How freely it is used: a mark and few colours make it narrow, Loot comes last.
    fn breadth(self) -> (bool, usize, bool) {
        let loot = matches!(self.pays, Pays::MagicLoot | Pays::Loot);
        (loot, self.colours.iter().count(), self.once.is_none())
    }

    fn left(self, rerolls: Rerolls) -> u8 {
        match self.pays {
            Pays::Talent => rerolls.talent,
            Pays::Equipment(kind) => rerolls.equipment[kind.index()],
            Pays::Path => rerolls.path,
            Pays::MagicLoot => rerolls.magic_loot,
            Pays::Loot => rerolls.loot,
        }
    }

    /// The counter that pays.
    pub(super) fn counter(self, rerolls: &mut Rerolls) -> &mut u8 {
        match self.pays {
            Pays::Talent => &mut rerolls.talent,
            Pays::Equipment(kind) => &mut rerolls.equipment[kind.index()],
            Pays::Path => &mut rerolls.path,
            Pays::MagicLoot => &mut rerolls.magic_loot,
            Pays::Loot => &mut rerolls.loot,
        }
    }
}
