//! 4.3.4 Step 4: Deal Hits.

use super::{Frame, faction_of};
use crate::frame::Frame as F;
use crate::golden_rules::{Order, Removal, after_removal, remove};
use crate::position::Side;
use crate::terms::{Faction, Leader, Piece};
use crate::{
    Choice, Desk, Fact, Flow, Question, hirelings, hundreds, keepers, law, riverfolk, vagabond,
    victory,
};
use kernel::{Seat, cite, in_order, next, settled};

/// 4.3.4 Step 4: Deal Hits. Both sides at once; what removal triggers waits until both are done (1.5.4, R8).
pub(super) fn deal_hits(desk: &Desk<'_>) -> Flow {
    cite(law::key_actions::DEAL_HITS);
    let dealt = [Side::Defender, Side::Attacker].into_iter();
    let dealt = dealt.map(|side| (side, desk.position.battle.hits(side.other())));
    let hurt = dealt.filter(|(_, hits)| *hits > 0).map(|(side, hits)| hits_on(side, hits, desk));
    in_order(hurt.chain([F::Battle(Frame::ScoreHits)]))
}

/// The frame in which a side takes hits: a Vagabond on items (9.2.7).
pub(super) fn hits_on(side: Side, hits: u8, desk: &Desk<'_>) -> F {
    let faction = faction_of(desk, side);
    if faction.is_vagabond() {
        F::Vagabond(vagabond::Frame::TakeHits { side, hits })
    } else if faction == Faction::Exile {
        // E.7.1.IV
        hirelings::exile::hits(hits)
    } else {
        F::Battle(Frame::TakeHits { side, hits, from: None })
    }
}

/// Each hit removes a piece: warriors first, then buildings and tokens as their owner chooses.
pub(super) fn take_hits(side: Side, hits: u8, from: Option<Piece>, desk: &mut Desk<'_>) -> Flow {
    // Whoever asks has changed nothing: what is left is taken in a frame of its own.
    if ignored(side, desk) {
        return next(F::Battle(Frame::TakeHits { side, hits: hits - 1, from }));
    }
    if hits == 0 {
        return settled();
    }
    let faction = faction_of(desk, side);
    let clearing = desk.position.battle.clearing;
    let warriors = desk.position.woodland.warriors(faction, clearing);
    // 11.2.7.III.a
    let spared = riverfolk::hits_on_mercenaries(desk, side, (hits, warriors));
    if spared > 0 {
        lose_pieces(desk, side, Piece::RiverfolkWarrior, spared);
        if spared == hits {
            return settled();
        }
        if warriors == 0 {
            return take_rest(side, hits - spared, from, desk);
        }
    }
    let hits = hits - spared;
    if warriors == 0 {
        return lose_cardboard(side, hits, from, desk);
    }
    if hundreds::may_be_spared(desk, side, hits) {
        return next(hundreds::warlord::Frame::WhoFalls { side, hits }.into());
    }
    let lost = hits.min(warriors);
    lose_warriors(desk, side, lost);
    take_rest(side, hits - lost, from, desk)
}

/// This many warriors fall, a warlord last (14.2.2).
fn lose_warriors(desk: &mut Desk<'_>, side: Side, lost: u8) {
    let (faction, clearing) = (faction_of(desk, side), desk.position.battle.clearing);
    let followers = lost.min(desk.position.woodland.followers(faction, clearing));
    if let Some(warrior) = faction.warrior() {
        lose_pieces(desk, side, warrior, followers);
    }
    if lost > followers {
        lose_pieces(desk, side, Piece::Warlord, lost - followers);
    }
}

/// Whether a side ignores the first hit of the whole battle, an ambush included (14.7.4, 15.2.4): once, however many rules
/// say so.
fn ignored(side: Side, desk: &mut Desk<'_>) -> bool {
    let para = if hundreds::is_stubborn(desk, side) {
        law::hundreds::STUBBORN
    } else if keepers::is_devout(desk, side) {
        law::keepers::DEVOUT_KNIGHTS
    } else if hirelings::vaults::has_bodyguards(desk, side) {
        law::hirelings::BODYGUARDS
    } else {
        return false;
    };
    if desk.position.battle.first_hit_ignored[side as usize] {
        return false;
    }
    desk.position.battle.first_hit_ignored[side as usize] = true;
    desk.tell(para, Fact::FirstHitIgnored { who: faction_of(desk, side) });
    true
}

/// The hits that are left go on buildings and tokens, if there are any.
fn take_rest(side: Side, hits: u8, from: Option<Piece>, desk: &Desk<'_>) -> Flow {
    let clearing = desk.position.battle.clearing;
    if hits == 0 || desk.position.woodland.cardboard(faction_of(desk, side), clearing) == 0 {
        return settled();
    }
    next(F::Battle(Frame::TakeHits { side, hits, from }))
}

/// The owner of buildings and tokens chooses which go, kind after kind; a Vagrant chooses for both (D.4.2).
fn lose_cardboard(side: Side, hits: u8, from: Option<Piece>, desk: &Desk<'_>) -> Flow {
    let (battle, faction) = (&desk.position.battle, faction_of(desk, side));
    let kinds = desk.position.woodland.cardboard_kinds(faction, battle.clearing);
    let left = |kind: Piece| -> u8 {
        let rest = kinds.iter().flatten().filter(|&&other| other >= kind);
        rest.map(|&piece| desk.position.woodland.count(piece, battle.clearing)).sum()
    };
    let most = kinds
        .iter()
        .flatten()
        .next()
        .map_or(0, |&first| left(from.map_or(first, |from| from.max(first))));
    let open = kinds
        .iter()
        .flatten()
        .copied()
        .filter(|&kind| Some(kind) >= from && left(kind) >= hits.min(most));
    let offers =
        open.map(|piece| (Choice::Piece(piece), F::Battle(Frame::LosePiece { side, hits, piece })));
    let question = Question::LosePiece { whom: faction };
    desk.ask(chooser(side, desk), law::key_actions::DEAL_HITS, question).offers(offers).if_any()
}

/// Who says which pieces a side loses.
fn chooser(side: Side, desk: &Desk<'_>) -> Seat {
    let battle = &desk.position.battle;
    battle.instigator.unwrap_or_else(|| hirelings::speaker(desk, battle.seat(side)))
}

pub(super) fn lose_piece(side: Side, hits: u8, piece: Piece, desk: &mut Desk<'_>) -> Flow {
    let battle = &desk.position.battle;
    if let Some(which) = keepers::which_goes(desk, piece, battle.clearing, chooser(side, desk)) {
        return in_order([which, F::Battle(Frame::LosePiece { side, hits, piece })]);
    }
    lose_pieces(desk, side, piece, 1);
    take_rest(side, hits - 1, Some(piece), desk)
}

/// A side loses pieces in battle; what they are worth is scored when all hits are dealt.
pub(crate) fn lose_pieces(desk: &mut Desk<'_>, side: Side, piece: Piece, count: u8) {
    let battle = &desk.position.battle;
    let (clearing, by) = (battle.clearing, battle.remover_of(side));
    let para = law::key_actions::DEAL_HITS;
    let points = remove(desk, Removal { piece, clearing, count, by, para });
    let infamy = vagabond::removed_in_battle(desk, by, piece, count);
    let battle = &mut desk.position.battle;
    battle.points[side.other() as usize] += points;
    battle.infamy[side.other() as usize] += infamy;
}

/// What both sides removed is scored at once, so that 3.1 can tell who was first; then come the effects that waited.
pub(super) fn score_hits(desk: &mut Desk<'_>) -> Flow {
    let points = std::mem::take(&mut desk.position.battle.points);
    let infamy = std::mem::take(&mut desk.position.battle.infamy);
    for side in Side::BOTH {
        let seat = desk.position.battle.remover_of(side.other());
        victory::score_removal(desk, seat, points[side as usize]);
        victory::score(desk, seat, infamy[side as usize], law::vagabond::INFAMY);
        if points[side as usize] > 0 {
            despot(desk, side);
        }
    }
    after_removal(Order::Owner, desk)
}

/// 7.8.4 Despot. One point in each battle in which the Eyrie remove a building or token.
fn despot(desk: &mut Desk<'_>, side: Side) {
    let battle = &desk.position.battle;
    let first = battle.instigator.is_none() && !battle.despot_scored;
    let rules = faction_of(desk, side) == Faction::Eyrie
        && desk.position.eyrie.leader() == Some(Leader::Despot);
    if first && rules {
        let seat = battle.seat(side);
        desk.position.battle.despot_scored = true;
        victory::score(desk, seat, 1, law::eyrie::DESPOT);
    }
}
