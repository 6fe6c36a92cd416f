//! What the rules ask of the box in every turn: worked out once, when the table is set.

use super::{Purpose, Setting};
use crate::terms::{Building, Card, Colours, Mercenary, Panic, Token, TrapType};
use crate::{citadel, setup};
use kernel::Set;

/// Answers that never change during a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lookup {
    colours: [Colours; Building::ALL.len()],
    panic: [Set<Panic>; Building::ALL.len()],
    open_spaces: [u8; Building::ALL.len()],
    talents: [Set<Mercenary>; Purpose::ALL.len()],
    tokens: [Set<Token>; TrapType::ALL.len()],
    trap_prices: [u8; Token::COUNT],
    equipment_costs: [u8; Card::COUNT],
}

impl Lookup {
    /// Before anything is known.
    pub(super) const EMPTY: Self = Self {
        colours: [Colours::ALL; Building::ALL.len()],
        panic: [Set::NONE; Building::ALL.len()],
        open_spaces: [0; Building::ALL.len()],
        talents: [Set::NONE; Purpose::ALL.len()],
        tokens: [Set::NONE; TrapType::ALL.len()],
        trap_prices: [0; Token::COUNT],
        equipment_costs: [0; Card::COUNT],
    };

    /// The answers of a setting whose cards and tokens are laid out.
    pub(super) fn of(setting: &Setting) -> Self {
        let with_talent_for = |purpose| {
            let all = Mercenary::ALL.into_iter();
            all.filter(|&m| setting.mercenary(m).talent.purpose() == purpose).collect()
        };
        let tokens_of = |kind| {
            let all = Set::<Token>::ALL.iter();
            all.filter(|&token| setting.trap(setting.trap_of(token)).r#type == kind).collect()
        };
        let panic_of = |building| {
            let all = Set::<Panic>::ALL.iter();
            all.filter(|&token| setting.panic_building(token) == building).collect()
        };
        Self {
            colours: Building::ALL.map(|building| citadel::colours(setting, building)),
            panic: Building::ALL.map(panic_of),
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

    /// The Panic tokens that name a building.
    #[inline]
    pub const fn panic_tokens_of(&self, building: Building) -> Set<Panic> {
        self.lookup.panic[building.index()]
    }

    /// How many spaces of a building are open with this many players (M4.3).
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
        wanted.fold(Set::NONE, |all, kind| all.union(self.lookup.tokens[kind.index()]))
    }

    /// The price of a Trap token.
    #[inline]
    pub fn trap_price(&self, token: Token) -> u16 {
        self.lookup.trap_prices[token.index()].into()
    }

    /// The cost of an Equipment card.
    #[inline]
    pub fn equipment_cost(&self, card: Card) -> u16 {
        self.lookup.equipment_costs[card.index()].into()
    }
}
