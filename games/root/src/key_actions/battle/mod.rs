//! 4.3 Battle.

mod ambush;
mod roll;
mod effects;
mod hits;

pub(crate) use effects::{BattleEffect, extra_hit, mark_used};
pub(crate) use hits::lose_pieces;
pub(crate) use roll::faction_of;

use crate::frame::Frame as F;
use crate::position::{Battle, Side};
use crate::terms::{CardName, Clearing, Clearings, Piece};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, glossary, hundreds, law, vagabond};
use kernel::{Para, Seat, in_order, leave, next, settled};

/// Open paragraphs of 4.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Frame {
    /// 4.3: a player chooses where to battle and whom.
    Initiate {
        /// Who attacks.
        seat: Seat,
    },
    /// 4.3: the battle.
    Battle {
        /// Where.
        clearing: Clearing,
        /// Who attacks.
        attacker: Seat,
        /// Who defends.
        defender: Seat,
        /// The Vagrant who makes them (D.4.2).
        instigator: Option<Seat>,
    },
    /// 4.3.1: the defender may ambush.
    Ambush,
    /// 4.3.1: the defender plays this ambush.
    PlayAmbush(CardName),
    /// 4.3.1.I: the attacker may foil the ambush.
    FoilTheAmbush,
    /// 4.3.1.I: the attacker foils it with this.
    Foil(CardName),
    /// 4.3.1.II: the ambush strikes.
    ResolveTheAmbush,
    /// 4.3.1.II: is any attacker left?
    AfterTheAmbush,
    /// 4.3.2: the dice, and what follows them.
    RollTheDice,
    /// 4.3.3: a side may use effects.
    EffectsOf(Side),
    /// 4.3.3: the attacker lets this side use effects first.
    EffectsFirst(Side),
    /// 4.3.3: the attacker says who uses effects first.
    WhoFirst,
    /// 4.3.3: a side uses a crafted card.
    UseEffect(Side, CardName),
    /// 4.3.4: hits are dealt.
    DealHits,
    /// 4.3.4: a side takes hits; pieces before this one stay.
    TakeHits {
        /// Who takes them.
        side: Side,
        /// How many.
        hits: u8,
        /// The first kind of building or token that may still go.
        from: Option<Piece>,
    },
    /// 4.3.4: a side loses this piece.
    LosePiece {
        /// Who loses it.
        side: Side,
        /// How many hits are left, this one included.
        hits: u8,
        /// What goes.
        piece: Piece,
    },
    /// 4.3.4: what was removed is scored, by both sides at once.
    ScoreHits,
    /// 4.3: the battle is over.
    EndOfBattle,
}

pub(crate) fn paragraph(frame: Frame) -> Para {
    use law::key_actions as k;
    match frame {
        Frame::Initiate { .. } | Frame::Battle { .. } | Frame::EndOfBattle => k::BATTLE,
        Frame::Ambush | Frame::PlayAmbush(_) => k::AMBUSH,
        Frame::FoilTheAmbush | Frame::Foil(_) => k::FOIL_THE_AMBUSH,
        Frame::ResolveTheAmbush | Frame::AfterTheAmbush => k::RESOLVE_THE_AMBUSH,
        Frame::RollTheDice => k::ROLL_THE_DICE,
        Frame::WhoFirst | Frame::EffectsOf(_) | Frame::EffectsFirst(_) | Frame::UseEffect(..) => {
            k::USE_EFFECTS
        }
        Frame::DealHits | Frame::TakeHits { .. } | Frame::LosePiece { .. } | Frame::ScoreHits => {
            k::DEAL_HITS
        }
    }
}

#[inline(never)]
pub(crate) fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    match frame {
        Frame::Initiate { seat } => initiate(seat, desk),
        Frame::Battle { clearing, attacker, defender, instigator } => {
            battle(Battle { instigator, ..Battle::begin(clearing, attacker, defender) }, desk)
        }
        Frame::Ambush => ambush::ambush(desk),
        Frame::PlayAmbush(card) => ambush::play_ambush(card, desk),
        Frame::FoilTheAmbush => ambush::foil_the_ambush(desk),
        Frame::Foil(card) => ambush::foil(card, desk),
        Frame::ResolveTheAmbush => ambush::resolve_the_ambush(desk),
        Frame::AfterTheAmbush => ambush::after_the_ambush(desk),
        Frame::RollTheDice => roll::roll_the_dice(desk),
        Frame::EffectsOf(side) => effects::effects_of(side, desk),
        Frame::WhoFirst => effects::who_first(desk),
        Frame::EffectsFirst(side) => effects::effects_first(side),
        Frame::UseEffect(side, card) => effects::use_effect(side, card, desk),
        Frame::DealHits => hits::deal_hits(desk),
        Frame::TakeHits { side, hits, from } => hits::take_hits(side, hits, from, desk),
        Frame::LosePiece { side, hits, piece } => hits::lose_piece(side, hits, piece, desk),
        Frame::ScoreHits => hits::score_hits(desk),
        Frame::EndOfBattle => end_of_battle(desk),
    }
}

/// Whether a player can battle anybody anywhere.
pub(crate) fn can_battle(desk: &Desk<'_>, seat: Seat) -> bool {
    can_battle_in(desk, seat, Clearings::ALL)
}

/// Whether a player can battle anybody in some clearings.
pub(crate) fn can_battle_in(desk: &Desk<'_>, seat: Seat, clearings: Clearings) -> bool {
    glossary::enemies(desk, seat).any(|enemy| {
        let fighters = glossary::with_fighters(desk, seat, enemy).and(clearings);
        !glossary::with_faction_pieces(desk, enemy).and(fighters).is_empty()
    })
}

/// The clearings where a player can battle anybody.
pub(crate) fn battlefields(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let with = |enemy| {
        let fighters = glossary::with_fighters(desk, seat, enemy);
        glossary::with_faction_pieces(desk, enemy).and(fighters)
    };
    glossary::enemies(desk, seat).map(with).fold(Clearings::NONE, Clearings::union)
}

/// Adds every battle a player can start in some clearings.
pub(crate) fn offer_battles<'d>(
    mut asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    clearings: Clearings,
) -> Asking<'d> {
    for defender in glossary::enemies(desk, seat) {
        let faction = desk.setting.faction(defender);
        let fighters = glossary::with_fighters(desk, seat, defender).and(clearings);
        let present = glossary::with_faction_pieces(desk, defender).and(fighters).iter();
        asking = asking.offers(present.map(|clearing| {
            let battle = Frame::Battle { clearing, attacker: seat, defender, instigator: None };
            (Choice::Battle(clearing, faction), F::Battle(battle))
        }));
    }
    asking
}

/// 4.3 Battle. A clearing with own warriors or pawn, and another player who is there.
fn initiate(seat: Seat, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat, law::key_actions::BATTLE, Question::Battle);
    offer_battles(asking, desk, seat, Clearings::ALL).if_any()
}

/// 4.3 Battle. Ambush, dice, effects, hits.
fn battle(battle: Battle, desk: &mut Desk<'_>) -> Flow {
    desk.position.battle = battle;
    let (attacker, defender) = (faction_of(desk, Side::Attacker), faction_of(desk, Side::Defender));
    desk.tell(
        law::key_actions::BATTLE,
        Fact::Battle { attacker, defender, clearing: battle.clearing },
    );
    let steps = [
        vagabond::start_of_battle(desk),
        hundreds::start_of_battle(desk),
        Some(F::Battle(Frame::Ambush)),
        vagabond::before_the_roll(desk),
        hundreds::before_the_roll(desk),
        Some(F::Battle(Frame::RollTheDice)),
        Some(F::Battle(Frame::EndOfBattle)),
    ];
    in_order(steps.into_iter().flatten())
}

/// Leaves the battle at once; what ends with it still does.
fn end_at_once() -> Flow {
    leave(|frame| *frame == F::Battle(Frame::EndOfBattle), F::Battle(Frame::EndOfBattle))
}

fn end_of_battle(desk: &mut Desk<'_>) -> Flow {
    vagabond::end_of_battle(desk);
    let looted = hundreds::end_of_battle(desk);
    desk.position.battle = Battle::default();
    looted.map_or_else(settled, next)
}
