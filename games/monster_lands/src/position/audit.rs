//! What is wrong with a position: pieces lost or doubled, limits broken.

use super::{Leader, Position};
use crate::Setting;
use crate::terms::{
    Card, Colour, Land, Loot, Mercenary, Mission, Monster, Panic, Side, Store, Tile, Token,
};
use kernel::{Member, Seat, Set};

/// Counts pieces: each must be somewhere exactly once.
struct Count<T: Member> {
    what: &'static str,
    seen: Set<T>,
    twice: Option<usize>,
}

impl<T: Member> Count<T> {
    const fn of(what: &'static str) -> Self {
        Self { what, seen: Set::NONE, twice: None }
    }

    fn all(mut self, pieces: impl IntoIterator<Item = T>) -> Self {
        for piece in pieces {
            if self.seen.has(piece) {
                self.twice = Some(piece.number());
            }
            self.seen.insert(piece);
        }
        self
    }

    fn whole(self) -> Result<(), String> {
        if let Some(number) = self.twice {
            return Err(format!("{} {number} is in two places", self.what));
        }
        let missing = Set::ALL.minus(self.seen).first();
        match missing {
            Some(piece) => Err(format!("{} {} is nowhere", self.what, piece.number())),
            None => Ok(()),
        }
    }
}

impl Position {
    /// Says what is wrong, if anything is.
    pub(crate) fn audit(&self, setting: &Setting) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_tokens()?;
        self.audit_clans(setting)?;
        self.audit_stocks(setting)
    }

    fn audit_cards(&self) -> Result<(), String> {
        let (citadel, outside) = (&self.citadel, &self.outside);
        let clans = self.clans.iter();
        Count::<Mercenary>::of("Mercenary")
            .all(citadel.deck.iter().chain(citadel.discard.iter()).chain(citadel.boxed.iter()))
            .all(citadel.tavern.iter().flatten().copied())
            .all(clans.clone().flat_map(|clan| clan.members.iter()))
            .whole()?;
        Count::<Card>::of("Equipment card")
            .all(citadel.cards.iter().chain(citadel.card_discard.iter()))
            .all(citadel.bazaar.iter().flatten().copied())
            .all(Set::ALL.iter().filter(|&card| self.bearer(card).is_some()))
            .whole()?;
        Count::<Monster>::of("Monster")
            .all(outside.monster_deck.iter().chain(outside.monster_discard.iter()))
            .all(
                outside
                    .monsters
                    .iter()
                    .chain([&outside.escaped, &outside.entrance])
                    .flatten()
                    .copied(),
            )
            .all(clans.clone().flat_map(|clan| clan.trophies.iter()))
            .whole()?;
        Count::<Land>::of("Land")
            .all(outside.land_deck.iter().chain(outside.land_discard.iter()))
            .all(outside.lands.iter().flatten().copied())
            .all(clans.flat_map(|clan| clan.lands.iter()))
            .whole()
    }

    fn audit_tokens(&self) -> Result<(), String> {
        let (citadel, outside) = (&self.citadel, &self.outside);
        Count::<Token>::of("Trap")
            .all(citadel.traps.iter().chain(citadel.trap_discard.iter()))
            .all(citadel.trick_pile.iter().chain(citadel.boxed_traps.iter()))
            .all(citadel.lodge.iter().flatten().copied())
            .all(self.clans.iter().flat_map(|clan| clan.traps.iter()))
            .all(outside.paths.iter().flat_map(|path| path.traps.iter().copied()))
            .whole()?;
        Count::<Loot>::of("Loot")
            .all(outside.loot_pile.iter().chain(outside.loot_discard.iter()))
            .all(outside.loot.iter().flatten().copied())
            .all(self.clans.iter().flat_map(|clan| clan.loot.iter()))
            .whole()?;
        Count::<Mission>::of("Mission")
            .all(outside.bag.iter().chain(outside.mission_discard.iter()))
            .all(outside.missions.iter().flatten().copied())
            .whole()?;
        let (deck, discard) = (outside.header_deck, outside.header_discard);
        let shown = Side::ALL.iter().filter_map(|side| outside.header(*side)).count();
        let tiles = deck.len() + discard.len() + shown;
        if tiles != Tile::COUNT || !deck.and(discard).is_empty() {
            return Err(format!("{tiles} Path Headers are there"));
        }
        let panic = citadel.panic_stack.len() + citadel.panic_out.len();
        if panic == Panic::COUNT { Ok(()) } else { Err(format!("{panic} Panic tokens are there")) }
    }

    fn audit_clans(&self, setting: &Setting) -> Result<(), String> {
        let limits = setting.numbers.limits;
        for seat in (0..self.seats).map(Seat) {
            let clan = self.clan(seat);
            let leader_is_there = match clan.leader {
                Some(Leader::Mercenary(leader)) => clan.has(leader),
                Some(Leader::Novice) => clan.novices > 0,
                None => true,
            };
            if !leader_is_there {
                return Err(format!("the Leader of seat {seat} is not in the clan"));
            }
            let most = |what| match what {
                Store::Defence => limits.defence.max(setting.chosen.base_start_defense),
                Store::Potions | Store::Venoms => limits.of(what),
            };
            let over = Store::ALL.into_iter().any(|what| clan.stores.of(what) > most(what));
            if over {
                return Err(format!("seat {seat} holds more tokens than the limits allow"));
            }
        }
        let novices: u8 = self.clans.iter().map(|clan| clan.novices).sum();
        if novices + self.citadel.novices != setting.novice.copies {
            return Err(format!("{} Novices are there", novices + self.citadel.novices));
        }
        self.audit_mercenaries()
    }

    fn audit_mercenaries(&self) -> Result<(), String> {
        let members = self.clans.iter().fold(Set::NONE, |all, clan| clan.members.union(all));
        if !self.wounded.minus(members).is_empty() || !self.assigned.minus(members).is_empty() {
            return Err("a Mercenary outside all clans is wounded or assigned".to_owned());
        }
        for land in Land::ALL {
            let Some(settler) = self.settler(land) else { continue };
            let owner = self.owner(settler);
            if !owner.is_some_and(|seat| self.clan(seat).lands.has(land)) {
                return Err(format!("{settler} has settled {land}, which its clan does not own"));
            }
        }
        let on_paths = self.outside.paths.iter().filter_map(super::Assignment::mercenary);
        let on_paths = on_paths.collect::<Set<Mercenary>>();
        if on_paths == self.assigned { Ok(()) } else { Err("assigned is not on a Path".to_owned()) }
    }

    fn audit_stocks(&self, setting: &Setting) -> Result<(), String> {
        if !setting.chosen.limited_supply {
            return Ok(());
        }
        let supply = setting.numbers.supply;
        let counts = [
            ("Gold", self.gold_in_play(), supply.gold),
            ("Defence tokens", self.tokens_in_play(Store::Defence), supply.defence),
            ("Potions", self.tokens_in_play(Store::Potions), supply.potions),
            ("Venoms", self.tokens_in_play(Store::Venoms), supply.venoms),
            ("Strength dice", self.dice_in_play(setting, Colour::Strength), supply.strength),
            ("Magic dice", self.dice_in_play(setting, Colour::Magic), supply.magic),
            ("Persuasion dice", self.dice_in_play(setting, Colour::Persuasion), supply.persuasion),
        ];
        match counts.into_iter().find(|(_, in_play, supply)| *in_play > u16::from(*supply)) {
            Some((what, in_play, supply)) => Err(format!("{in_play} {what} are out of {supply}")),
            None => Ok(()),
        }
    }
}
