//! 14.2.2 Warlord: a warrior who is moved in the own turn only and removed in battle only.

use super::{Question, seat};
use crate::golden_rules::{self, Order};
use crate::key_actions::battle::{self, faction_of};
use crate::key_actions::movement::{self, Journey};
use crate::law::hundreds as law;
use crate::position::Side;
use crate::terms::{Clearing, Faction, Piece};
use crate::{Choice, Desk, Flow, maps};
use kernel::{Seat, cite, next, settled};

kernel::frames! {
    /// Open paragraphs of 14.2.2.
    pub enum Frame {
        /// Whether the warlord goes with those who move.
        Too(journey: Journey) = law::WARLORD => warlord_too,
        Follow(journey: Journey) = law::WARLORD => follow,
        /// The warlord goes, and this many follow.
        Lead { journey: Journey, count: u8 } = law::WARLORD => lead,
        /// Whether the warlord is among those who fall, fewer than there are warriors.
        WhoFalls { side: Side, hits: u8 } = law::WARLORD => who_falls,
        /// One hit falls on this piece, the others on warriors.
        Fall { side: Side, hits: u8, piece: Piece } = law::WARLORD => fall,
    }

    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

impl From<Frame> for crate::Frame {
    fn from(frame: Frame) -> Self {
        Self::Hundreds(super::Frame::Warlord(frame))
    }
}

/// Where the warlord stands, if he is on the map.
pub(crate) fn warlord(desk: &Desk<'_>) -> Option<Clearing> {
    desk.position.woodland.with(Piece::Warlord).first()
}

/// 14.2.2 Warlord. Whether he may go with those who leave a clearing: in the own turn only.
pub(crate) fn leads(desk: &Desk<'_>, seat: Seat, from: Clearing) -> bool {
    let here = desk.position.woodland.with(Piece::Warlord).has(from);
    if here {
        cite(law::WARLORD);
    }
    here && desk.position.faction(seat) == Faction::Hundreds && desk.position.turn.seat() == seat
}

/// 14.2.2 Warlord. Whether he goes with those who move, or stays; where a Band keeps the others (E.16) he goes.
fn warlord_too(journey: Journey, desk: &mut Desk<'_>) -> Flow {
    let without = match movement::most_leaving(desk, journey.seat, journey.from) {
        0 => return lead(journey, 0, desk),
        1 => movement::Frame::Go { journey, count: 1 },
        _ => movement::Frame::HowMany(journey),
    };
    let question = Question::WarlordToo { from: journey.from, to: journey.to };
    desk.ask(journey.seat, law::WARLORD, question.into())
        .offer(Choice::Piece(Piece::Warlord), Frame::Follow(journey).into())
        .offer(Choice::Piece(Piece::HundredsWarrior), crate::Frame::Move(without))
        .must()
}

/// 14.2.2 Warlord. He goes: any number of warriors follow, or none.
fn follow(journey: Journey, desk: &mut Desk<'_>) -> Flow {
    let most = movement::most_leaving(desk, journey.seat, journey.from);
    if most == 0 {
        return lead(journey, 0, desk);
    }
    let question = Question::HowManyFollow { from: journey.from, to: journey.to };
    desk.ask(journey.seat, law::WARLORD, question.into())
        .offers(
            (0..=most).map(|count| (Choice::Count(count), Frame::Lead { journey, count }.into())),
        )
        .must()
}

/// 14.2.2 Warlord. He goes with this many others; it is one move.
fn lead(journey: Journey, count: u8, desk: &mut Desk<'_>) -> Flow {
    let Journey { seat, from, to, by_ferry } = journey;
    movement::march_piece(desk, seat, Piece::Warlord, (from, to), 1);
    if count > 0 {
        movement::march(desk, seat, (from, to), count);
    }
    if by_ferry {
        maps::cross(desk, seat, to);
    }
    golden_rules::after_removal(Order::TurnPlayer, desk)
}

/// Whether hits leave it open who of a side falls, the warlord or others (4.3.4).
pub(crate) fn may_be_spared(desk: &Desk<'_>, side: Side, hits: u8) -> bool {
    let clearing = desk.position.battle.clearing;
    let woodland = &desk.position.woodland;
    faction_of(desk, side) == Faction::Hundreds
        && woodland.with(Piece::Warlord).has(clearing)
        && (1..woodland.warriors(Faction::Hundreds, clearing)).contains(&hits)
}

/// 14.2.2 Warlord. Whoever takes hits says whether the warlord is among those who fall; a Vagrant does for both (R37).
fn who_falls(side: Side, hits: u8, desk: &Desk<'_>) -> Flow {
    let asked = desk.position.battle.instigator.unwrap_or_else(|| seat(desk));
    let falls = |piece| (Choice::Piece(piece), Frame::Fall { side, hits, piece }.into());
    desk.ask(asked, law::WARLORD, Question::WhoFalls { hits }.into())
        .offers([Piece::HundredsWarrior, Piece::Warlord].map(falls))
        .must()
}

fn fall(side: Side, hits: u8, piece: Piece, desk: &mut Desk<'_>) -> Flow {
    battle::lose_pieces(desk, side, piece, 1);
    battle::lose_pieces(desk, side, Piece::HundredsWarrior, hits - 1);
    settled()
}

/// The frame of a battle of the warlord against a player, where he stands.
pub(super) fn battle_frame(whom: Seat, desk: &Desk<'_>) -> Option<crate::Frame> {
    let (clearing, attacker) = (warlord(desk)?, seat(desk));
    let battle = battle::Frame::Battle { clearing, attacker, defender: whom, instigator: None };
    Some(crate::Frame::Battle(battle))
}

/// Starts a battle of the warlord against a player, where he stands.
pub(super) fn battle_there(whom: Seat, desk: &Desk<'_>) -> Flow {
    battle_frame(whom, desk).map_or_else(settled, next)
}
