//! The effects of the Exiles and Partisans deck.

mod birdsong;
mod emigre;
mod daylight;
mod battle;
mod evening;
mod coffins;
mod speech;

pub use speech::{Fact, Question};

pub(crate) use battle::BATTLE_EFFECTS;
pub(crate) use coffins::{open_coffins, remove_warriors, return_warriors, unbury};
pub(crate) use daylight::is_propaganda_thinkable;

use super::{Effect, Timing, has_effect};
use crate::key_actions::craft::{crafting_pieces, with_any};
use crate::law::key_actions as law;
use crate::terms::{CardName, Clearing, Clearings, Item};
use crate::{Desk, Flow};
use kernel::{Para, Seat};

/// Open effects of the Exiles and Partisans deck. Where no seat is named, it is the one whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Coffin Makers: at the start of Birdsong the coffins are opened.
    OpenCoffins,
    /// Saboteurs: a crafted card of this player.
    SabotagePlayer(Seat),
    /// Saboteurs: this one.
    Sabotage(Seat, CardName),
    /// False Orders: warriors of this player.
    OrderPlayer(Seat),
    /// False Orders: from this clearing.
    OrderFrom(Seat, Clearing),
    /// False Orders: this way.
    OrderTo(crate::key_actions::movement::Journey),
    /// Swap Meet: with this player.
    SwapWith(Seat),
    /// Swap Meet: a card goes back.
    SwapBack(Seat),
    /// Swap Meet: this one.
    SwapGive(Seat, CardName),
    /// Eyrie Émigré: which way.
    EmigreWays,
    /// Eyrie Émigré: warriors move this way.
    EmigreMove(crate::key_actions::movement::Journey),
    /// Eyrie Émigré: warriors pass the Burrow (12.2.2).
    EmigrePass(crate::duchy::Passage),
    /// Eyrie Émigré: the pawn moves this way, for so many boots.
    EmigreWalk(crate::vagabond::movement::Steps, u8),
    /// Eyrie Émigré: a battle where the move ended.
    EmigreBattle(Clearing),
    /// Propaganda Bureau: where.
    PropagandaWhere,
    /// Propaganda Bureau: in this clearing.
    PropagandaIn(Clearing),
    /// Propaganda Bureau: against this player.
    PropagandaAgainst(Clearing, Seat),
    /// Propaganda Bureau: which card.
    PropagandaCard(Clearing, Seat),
    /// Propaganda Bureau: for this card.
    PropagandaFor(Clearing, Seat, CardName),
    /// League of Adventurous Mice: this item is exhausted.
    LeagueItem(Item),
    /// League of Adventurous Mice: what for.
    LeagueChoice,
    /// League of Adventurous Mice: a move.
    LeagueMove,
    /// League of Adventurous Mice: a battle.
    LeagueBattle,
    /// Charm Offensive: this player scores.
    CharmPlayer(Seat),
    /// Charm Offensive: the point.
    Charmed(Seat),
    /// Somebody crafted an item (Master Engravers, Murine Broker).
    ItemCrafted {
        /// Who crafted it.
        by: Seat,
    },
    /// The cards of an Evening, or an ambush from the discard pile (Informants).
    EveningDraw {
        /// Who draws.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// Informants: the cards after all.
    DrawAfterAll {
        /// Who draws.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// Informants: this ambush.
    Inform {
        /// Who takes it.
        seat: Seat,
        /// Which.
        card: CardName,
    },
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Cards(super::Frame::Exiles(frame))
    }
}

/// The effects a player uses at a time of choice.
pub(super) const EFFECTS: &[Effect] = &[
    Effect {
        card: CardName::Saboteurs,
        timing: Timing::StartOfBirdsong,
        can_use: birdsong::can_sabotage,
        apply: birdsong::saboteurs,
    },
    Effect {
        card: CardName::FalseOrders,
        timing: Timing::Birdsong,
        can_use: birdsong::can_order,
        apply: birdsong::false_orders,
    },
    Effect {
        card: CardName::SwapMeet,
        timing: Timing::Birdsong,
        can_use: birdsong::can_swap,
        apply: birdsong::swap_meet,
    },
    Effect {
        card: CardName::EyrieEmigre,
        timing: Timing::EndOfBirdsong,
        can_use: |_, _| true,
        apply: emigre::eyrie_emigre,
    },
    Effect {
        card: CardName::PropagandaBureau,
        timing: Timing::Daylight,
        can_use: daylight::can_spread_propaganda,
        apply: daylight::propaganda_bureau,
    },
    Effect {
        card: CardName::LeagueOfAdventurousMice,
        timing: Timing::Daylight,
        can_use: daylight::can_adventure,
        apply: daylight::league_of_adventurous_mice,
    },
    Effect {
        card: CardName::CharmOffensive,
        timing: Timing::StartOfEvening,
        can_use: |_, _| true,
        apply: evening::charm_offensive,
    },
];

pub(crate) fn paragraph(_frame: Frame) -> Para {
    law::PERSISTENT_EFFECTS
}

pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::OpenCoffins => coffins::coffin_makers(desk),
        Frame::SabotagePlayer(whom) => birdsong::sabotage_player(whom, desk),
        Frame::Sabotage(whom, card) => birdsong::sabotage(whom, card, desk),
        Frame::OrderPlayer(whom) => birdsong::order_player(whom, desk),
        Frame::OrderFrom(whom, from) => birdsong::order_from(whom, from, desk),
        Frame::OrderTo(journey) => birdsong::order_to(journey, desk),
        Frame::SwapWith(whom) => birdsong::swap_with(whom, desk),
        Frame::SwapBack(whom) => birdsong::swap_back(whom, desk),
        Frame::SwapGive(whom, card) => birdsong::swap_give(whom, card, desk),
        Frame::EmigreWays => emigre::emigre_ways(desk),
        Frame::EmigreMove(journey) => emigre::emigre_move(journey, desk),
        Frame::EmigrePass(passage) => emigre::emigre_pass(passage, desk),
        Frame::EmigreWalk(steps, boots) => emigre::emigre_walk(steps, boots),
        Frame::EmigreBattle(clearing) => emigre::emigre_battle(clearing, desk),
        Frame::PropagandaWhere => daylight::propaganda_where(desk),
        Frame::PropagandaIn(clearing) => daylight::propaganda_in(clearing, desk),
        Frame::PropagandaAgainst(clearing, whom) => {
            daylight::propaganda_against(clearing, whom, desk)
        }
        Frame::PropagandaCard(clearing, whom) => daylight::propaganda_card(clearing, whom, desk),
        Frame::PropagandaFor(clearing, whom, card) => {
            daylight::propaganda_for(clearing, whom, card, desk)
        }
        Frame::LeagueItem(item) => daylight::league_item(item, desk),
        Frame::LeagueChoice => daylight::league_choice(desk),
        Frame::LeagueMove => daylight::league_move(desk),
        Frame::LeagueBattle => daylight::league_battle(desk),
        Frame::CharmPlayer(whom) => evening::charm_player(whom, desk),
        Frame::Charmed(whom) => evening::charmed(whom, desk),
        Frame::ItemCrafted { by } => daylight::item_crafted(by, desk),
        Frame::EveningDraw { seat, count } => evening::informants(seat, count, desk),
        Frame::DrawAfterAll { seat, count } => evening::draw_after_all(seat, count, desk),
        Frame::Inform { seat, card } => evening::inform(seat, card, desk),
    }
}

/// The frame of an item that was crafted, where the deck has cards that heed it (Master Engravers, Murine Broker).
pub(crate) fn item_crafted(desk: &Desk<'_>, by: Seat) -> Option<crate::Frame> {
    let heeding = [CardName::MasterEngravers, CardName::MurineBroker];
    let heeded = heeding.iter().any(|&name| !desk.setting.deck.copies(name).is_empty());
    heeded.then_some(Frame::ItemCrafted { by }.into())
}

/// Tunnels: clearings with crafting pieces of their owner are adjacent to each other.
pub(crate) fn tunnels(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Clearings {
    let pieces = with_any(desk, crafting_pieces(desk, desk.setting.faction(seat)));
    if pieces.has(clearing) { pieces.without(clearing) } else { Clearings::NONE }
}

/// A crafted card entered a play area: Soup Kitchens let tokens count for rule.
pub(crate) fn effect_came(desk: &mut Desk<'_>, seat: Seat, name: CardName) {
    if name == CardName::SoupKitchens {
        let rulers = desk.position.woodland.token_rulers().with(desk.setting.faction(seat));
        desk.position.woodland.set_token_rulers(rulers);
    }
}

/// A crafted card left a play area: Soup Kitchens close, coffins are emptied.
pub(crate) fn effect_left(desk: &mut Desk<'_>, seat: Seat, name: CardName) {
    if name == CardName::SoupKitchens && !has_effect(desk, seat, name) {
        let rulers = desk.position.woodland.token_rulers().without(desk.setting.faction(seat));
        desk.position.woodland.set_token_rulers(rulers);
    }
    if name == CardName::CoffinMakers {
        coffins::empty(desk);
    }
}
