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

use super::{Effect, Timing, has_effect, has_other_hands};
use crate::duchy::Passage;
use crate::key_actions::craft::{crafting_pieces, with_any};
use crate::key_actions::movement::Journey;
use crate::law::key_actions as law;
use crate::terms::{CardName, Clearing, Clearings, Item};
use crate::vagabond::movement::Steps;
use crate::{Desk, Flow};
use kernel::Seat;

kernel::frames! {
    /// Open effects of the Exiles and Partisans deck. Where no seat is named, it is the one whose turn it is.
    pub enum Frame {
        /// Coffin Makers: at the start of Birdsong the coffins are opened.
        OpenCoffins = law::PERSISTENT_EFFECTS => coffins::coffin_makers,
        SabotagePlayer(whom: Seat) = law::PERSISTENT_EFFECTS => birdsong::sabotage_player,
        Sabotage(whom: Seat, card: CardName) = law::PERSISTENT_EFFECTS => birdsong::sabotage,
        OrderPlayer(whom: Seat) = law::PERSISTENT_EFFECTS => birdsong::order_player,
        OrderFrom(whom: Seat, from: Clearing) = law::PERSISTENT_EFFECTS => birdsong::order_from,
        OrderTo(journey: Journey) = law::PERSISTENT_EFFECTS => birdsong::order_to,
        SwapWith(whom: Seat) = law::PERSISTENT_EFFECTS => birdsong::swap_with,
        SwapBack(whom: Seat) = law::PERSISTENT_EFFECTS => birdsong::swap_back,
        SwapGive(whom: Seat, card: CardName) = law::PERSISTENT_EFFECTS => birdsong::swap_give,
        EmigreWays = law::PERSISTENT_EFFECTS => emigre::emigre_ways,
        EmigreMove(journey: Journey) = law::PERSISTENT_EFFECTS => emigre::emigre_move,
        EmigrePass(passage: Passage) = law::PERSISTENT_EFFECTS => emigre::emigre_pass,
        EmigreWalk(steps: Steps, boots: u8) = law::PERSISTENT_EFFECTS => emigre::emigre_walk(steps, boots),
        EmigreBattle(clearing: Clearing) = law::PERSISTENT_EFFECTS => emigre::emigre_battle,
        PropagandaWhere = law::PERSISTENT_EFFECTS => daylight::propaganda_where,
        PropagandaIn(clearing: Clearing) = law::PERSISTENT_EFFECTS => daylight::propaganda_in,
        PropagandaAgainst(clearing: Clearing, whom: Seat) = law::PERSISTENT_EFFECTS => daylight::propaganda_against,
        PropagandaCard(clearing: Clearing, whom: Seat) = law::PERSISTENT_EFFECTS => daylight::propaganda_card,
        PropagandaFor(clearing: Clearing, whom: Seat, card: CardName) = law::PERSISTENT_EFFECTS => daylight::propaganda_for,
        LeagueItem(item: Item) = law::PERSISTENT_EFFECTS => daylight::league_item,
        LeagueChoice = law::PERSISTENT_EFFECTS => daylight::league_choice,
        LeagueMove = law::PERSISTENT_EFFECTS => daylight::league_move,
        LeagueBattle = law::PERSISTENT_EFFECTS => daylight::league_battle,
        CharmPlayer(whom: Seat) = law::PERSISTENT_EFFECTS => evening::charm_player,
        Charmed(whom: Seat) = law::PERSISTENT_EFFECTS => evening::charmed,
        ItemCrafted { by: Seat } = law::PERSISTENT_EFFECTS => daylight::item_crafted,
        EveningDraw { seat: Seat, count: u8 } = law::PERSISTENT_EFFECTS => evening::informants,
        /// Informants: the cards after all.
        DrawAfterAll { seat: Seat, count: u8 } = law::PERSISTENT_EFFECTS => evening::draw_after_all,
        Inform { seat: Seat, card: CardName } = law::PERSISTENT_EFFECTS => evening::inform,
    }

    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        super::Frame::Exiles(frame).into()
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
        can_use: has_other_hands,
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

/// The frame of an item that was crafted, where the deck has cards that heed it (Master Engravers, Murine Broker).
pub(crate) fn item_crafted(desk: &Desk<'_>, by: Seat) -> Option<crate::Frame> {
    let heeding = [CardName::MasterEngravers, CardName::MurineBroker];
    let heeded = heeding.iter().any(|&name| !desk.setting.deck.copies(name).is_empty());
    heeded.then_some(Frame::ItemCrafted { by }.into())
}

/// Tunnels: clearings with crafting pieces of their owner are adjacent to each other.
pub(crate) fn tunnels(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Clearings {
    let pieces = with_any(desk, crafting_pieces(desk, desk.position.faction(seat)));
    if pieces.has(clearing) { pieces.without(clearing) } else { Clearings::NONE }
}

/// A crafted card entered a play area: Soup Kitchens let tokens count for rule.
pub(crate) fn effect_came(desk: &mut Desk<'_>, seat: Seat, name: CardName) {
    if name == CardName::SoupKitchens {
        let rulers = desk.position.woodland.token_rulers().with(desk.position.faction(seat));
        desk.position.woodland.set_token_rulers(rulers);
    }
}

/// A crafted card left a play area: Soup Kitchens close, coffins are emptied.
pub(crate) fn effect_left(desk: &mut Desk<'_>, seat: Seat, name: CardName) {
    if name == CardName::SoupKitchens && !has_effect(desk, seat, name) {
        let rulers = desk.position.woodland.token_rulers().without(desk.position.faction(seat));
        desk.position.woodland.set_token_rulers(rulers);
    }
    if name == CardName::CoffinMakers {
        coffins::empty(desk);
    }
}
