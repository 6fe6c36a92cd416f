//! 15.5.2.II Battle then Delve.

use super::abilities::{any_like, relic_choices};
use super::daylight::matching;
use super::{Fact, Frame, Look, Question, Retainer, Why, seat};
use crate::key_actions::battle;
use crate::key_terms::rule;
use crate::law::keepers as law;
use crate::position::RelicPlace;
use crate::terms::{Clearing, Clearings, Faction, Forest, Piece, Relic, Retinue};
use crate::{Bar, Choice, Desk, Flow, glossary};
use kernel::{Para, in_order, next, settled};

/// A relic that is being delved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dig {
    /// To which clearing.
    pub clearing: Clearing,
    /// From which forest.
    pub forest: Forest,
    /// With which card.
    pub retainer: Retainer,
}

/// The clearings beside forests that hold relics.
fn near_relics(desk: &Desk<'_>) -> Clearings {
    let in_forest = |relic: Relic| match desk.position.keepers.place_of(relic) {
        RelicPlace::Forest(forest) => desk.setting.map.forests[forest.index()].clearings,
        RelicPlace::Aside | RelicPlace::Clearing(_) => Clearings::NONE,
        RelicPlace::Trophy | RelicPlace::Recovered => Clearings::NONE,
    };
    Relic::all().map(in_forest).fold(Clearings::NONE, Clearings::union)
}

/// Where they must battle before they delve: with somebody to fight and an enemy piece, which mercenaries they hired are not.
pub(super) fn contested(desk: &Desk<'_>) -> Clearings {
    let keepers = seat(desk);
    battle::battlefields(desk, keepers).and(glossary::with_enemy_pieces(desk, keepers))
}

/// Where a relic can be delved: ruled, with a warrior, beside a forest with a relic.
pub(super) fn delvable(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    let ruled = rule::ruled_by(woodland, Faction::Keepers);
    let held = ruled.and(woodland.with(Piece::KeeperWarrior));
    if held.is_empty() { held } else { held.and(near_relics(desk)) }
}

/// What keeps them from delving in a clearing with warriors.
fn delve_bar(desk: &Desk<'_>, clearing: Clearing) -> Bar {
    let ruled = rule::ruled_by(&desk.position.woodland, Faction::Keepers).has(clearing);
    let why =
        if ruled { Why::NoRelicNear { clearing }.into() } else { crate::Why::NotRuled(clearing) };
    (law::BATTLE_THEN_DELVE, why)
}

/// 15.5.2.II Battle then Delve. Where: a clearing the card matches, with somebody to battle or a relic to delve.
pub(super) fn battle_then_delve(retainer: Retainer, desk: &Desk<'_>) -> Flow {
    let there = matching(desk, retainer.suit(desk.setting));
    let held = desk.position.woodland.with(Piece::KeeperWarrior).and(there);
    let open = contested(desk).union(delvable(desk)).and(there);
    desk.ask(seat(desk), law::BATTLE_THEN_DELVE, Question::BattleThenDelve.into())
        .offers(open.iter().map(|at| (Choice::In(at), Frame::BattleThenDelve(at, retainer).into())))
        .withholds(|| {
            held.minus(open).iter().map(|at| {
                let (para, why) = delve_bar(desk, at);
                (Choice::In(at), para, why)
            })
        })
        .if_any()
}

/// 15.5.2.II Battle then Delve. Whoever is there must be battled; then a relic may be delved (R56).
pub(super) fn battle_then(clearing: Clearing, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    if contested(desk).has(clearing) {
        let steps = [Frame::BattleHere(clearing), Frame::MayDelve(clearing, retainer)];
        return in_order(steps.map(Into::into));
    }
    next(Frame::Delve(clearing, retainer).into())
}

/// 15.5.2.II Battle then Delve. Whom to battle.
pub(super) fn battle_here(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::BATTLE_THEN_DELVE, crate::Question::Battle);
    battle::offer_battles(asking, desk, seat(desk), Clearings::only(clearing)).if_any()
}

/// The forests beside a clearing that hold relics, each with the frame it opens.
fn forests(
    desk: &Desk<'_>,
    clearing: Clearing,
    retainer: Retainer,
) -> impl Iterator<Item = (Choice, crate::Frame)> {
    let holds = |forest: &Forest| {
        desk.position.keepers.relics_at(RelicPlace::Forest(*forest)).next().is_some()
    };
    desk.setting.map.forests_at(clearing).filter(holds).map(move |forest| {
        let dig = Dig { clearing, forest, retainer };
        (Choice::to_forest(forest), Frame::DelveFrom(dig).into())
    })
}

/// 15.5.2.II Battle then Delve. After a battle, if they rule the clearing with a warrior.
pub(super) fn may_delve(clearing: Clearing, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    if !delvable(desk).has(clearing) {
        return settled();
    }
    desk.ask(seat(desk), law::BATTLE_THEN_DELVE, Question::Delve { clearing }.into())
        .offers(forests(desk, clearing, retainer))
        .may(Choice::Pass)
}

/// 15.5.2.II.a Delve: Move and Flip the Relic. From which forest.
pub(super) fn delve(clearing: Clearing, retainer: Retainer, desk: &Desk<'_>) -> Flow {
    let question = Question::Delve { clearing }.into();
    desk.ask(seat(desk), law::DELVE_MOVE_AND_FLIP_THE_RELIC, question)
        .offers(forests(desk, clearing, retainer))
        .if_any()
}

/// 15.5.2.II.a Delve: Move and Flip the Relic. Which relic of the forest.
pub(super) fn delve_from(dig: Dig, desk: &Desk<'_>) -> Flow {
    let question = Question::DelveRelic { forest: dig.forest }.into();
    let opens = |look| Frame::DelveRelic(dig, look);
    desk.ask(seat(desk), law::DELVE_MOVE_AND_FLIP_THE_RELIC, question)
        .offers(relic_choices(desk, RelicPlace::Forest(dig.forest), opens))
        .must()
}

/// 15.5.2.II.a Delve: Move and Flip the Relic. It comes to the clearing, a snare or not (R58), and
/// everybody sees its value.
pub(super) fn move_and_flip_the_relic(dig: Dig, look: Look, desk: &mut Desk<'_>) -> Flow {
    let Dig { clearing, forest, .. } = dig;
    let relic = any_like(desk, RelicPlace::Forest(forest), look);
    desk.reveal();
    desk.position.keepers.put(relic, RelicPlace::Clearing(clearing));
    desk.position.keepers.turn_up(relic);
    desk.position.woodland.return_to_supply(Piece::Relic, 1);
    desk.position.woodland.place(Piece::Relic, clearing, 1);
    let value = desk.setting.boards.keepers.value(relic);
    let relic = Look { kind: relic.kind(), value };
    let fact = Fact::Delved { relic, clearing, forest };
    desk.tell(law::DELVE_MOVE_AND_FLIP_THE_RELIC, fact.into());
    discard_the_retainer(dig, value, desk);
    settled()
}

/// 15.5.2.II.b Delve: Discard the Retainer. Who rules fewer clearings around the forest than the value loses the card.
fn discard_the_retainer(dig: Dig, value: u8, desk: &mut Desk<'_>) {
    let around = desk.setting.map.forests[dig.forest.index()].clearings;
    let ruled = rule::ruled_by(&desk.position.woodland, Faction::Keepers).and(around);
    kernel::cite(law::DELVE_DISCARD_THE_RETAINER);
    if ruled.len() < usize::from(value) {
        let para = law::DELVE_DISCARD_THE_RETAINER;
        lose_retainer(desk, Retinue::BattleThenDelve, dig.retainer, para);
    }
}

/// The card that acted is discarded; a Faithful Retainer leaves the game (15.3.4).
pub(super) fn lose_retainer(desk: &mut Desk<'_>, column: Retinue, retainer: Retainer, para: Para) {
    let board = &desk.position.keepers;
    let acted = board.column(column).minus(board.waiting(column));
    let card = retainer.among(acted, desk.setting);
    desk.position.keepers.take(column, card);
    if let Some(card) = card {
        desk.position.lay_down(card, desk.setting);
    }
    desk.tell(para, Fact::RetainerLost { retainer }.into());
}
