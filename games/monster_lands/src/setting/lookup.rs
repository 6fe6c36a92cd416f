//! What the rules ask of the box in every turn: worked out once, when the table is set.

use super::{Purpose, Setting};
use crate::terms::{Building, CARDS, Card, Colours, Mercenary, Set, TOKENS, Token, TrapType};
use crate::{citadel, setup};

/// Answers that never change during a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lookup {
    colours: [Colours; Building::ALL.len()],
    open_spaces: [u8; Building::ALL.len()],
    talents: [Set<Mercenary>; Purpose::ALL.len()],
    tokens: [Set<Token>; TrapType::ALL.len()],
    trap_prices: [u8; TOKENS],
    equipment_costs: [u8; CARDS],
}

impl Lookup {
    /// Before anything is known.
    pub(super) const EMPTY: Self = Self {
        colours: [Colours::ALL; Building::ALL.len()],
        open_spaces: [0; Building::ALL.len()],
        talents: [Set::EMPTY; Purpose::ALL.len()],
        tokens: [Set::EMPTY; TrapType::ALL.len()],
        trap_prices: [0; TOKENS],
        equipment_costs: [0; CARDS],
    };

    /// The answers of a setting whose cards and tokens are laid out.
    pub(super) fn of(setting: &Setting) -> Self {
        let with_talent_for = |purpose| {
            let all = Mercenary::ALL.into_iter();
            all.filter(|&m| setting.mercenary(m).talent.purpose() == purpose).collect()
        };
        let tokens_of = |kind| {
            let all = Set::<Token>::first_of(TOKENS).iter();
            all.filter(|&token| setting.trap(setting.trap_of(token)).r#type == kind).collect()
        };
        Self {
            colours: Building::ALL.map(|building| citadel::colours(setting, building)),
            open_spaces: Building::ALL.map(|building| setup::open_spaces(setting, building)),
            talents: Purpose::ALL.map(with_talent_for),
            tokens: TrapType::ALL.map(tokens_of),
            trap_prices: setting.trap_of.map(|trap| setting.trap(trap).price),
            equipment_costs: setting.equipment_of.map(|kind| setting.equipment(kind).cost),
        }
    }
}

impl Setting {
    /// The colours a building takes (M10.2).
    #[inline]
    pub const fn colours_of(&self, building: Building) -> Colours {
        self.lookup.colours[building.index()]
    }

    /// How many spaces of a building are open with so many players (M4.3).
    #[inline]
    pub const fn open_spaces(&self, building: Building) -> u8 {
        self.lookup.open_spaces[building.index()]
    }

    /// The Mercenaries whose Talent is for this.
    #[inline]
    pub const fn talents_for(&self, purpose: Purpose) -> Set<Mercenary> {
        self.lookup.talents[purpose as usize]
    }

    /// The tokens of some types.
    pub fn tokens(&self, wanted: impl Fn(TrapType) -> bool) -> Set<Token> {
        let wanted = TrapType::ALL.into_iter().filter(|&kind| wanted(kind));
        wanted.fold(Set::EMPTY, |all, kind| all.union(self.lookup.tokens[kind.index()]))
    }

    /// The price of a Trap token.
    #[inline]
    pub fn trap_price(&self, token: Token) -> u16 {
        self.lookup.trap_prices[usize::from(token.0)].into()
    }

    /// The cost of an Equipment card.
    #[inline]
    pub fn equipment_cost(&self, card: Card) -> u16 {
        self.lookup.equipment_costs[usize::from(card.0)].into()
    }
}
