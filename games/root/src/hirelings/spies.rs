//! E.12 Corvid Spies and Raven Sentries.

use super::actions::Ways;
use super::placing::Placing;
use super::rules::speaker;
use super::{Frame, Question, Why, foes, place_of};
use crate::choice::Action;
use crate::key_actions::battle;
use crate::law::hirelings as law;
use crate::position::Side;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Piece};
use crate::{Choice, Desk, Flow, cards, glossary};
use kernel::{Seat, Seats, cite, in_order, settled};

/// E.12.1.I Corvid Spies: Set-up. Two warriors, in two clearings of one suit.
pub(super) fn start(desk: &Desk<'_>) -> Clearings {
    cite(law::SPIES_SET_UP);
    let woodland = &desk.position.woodland;
    let Some(first) = woodland.with(Piece::Spy).first() else { return Clearings::ALL };
    let alike = woodland.suits(first).map(|suit| woodland.of_suit(suit));
    alike.fold(Clearings::NONE, Clearings::union).without(first)
}

/// Where enemies of the Spies have pieces.
pub(super) fn among_enemies(desk: &Desk<'_>) -> Clearings {
    let place = place_of(desk, Faction::Spies);
    let with = |&enemy: &Seat| glossary::with_faction_pieces(desk, enemy);
    foes(desk, place).iter().map(with).fold(Clearings::NONE, Clearings::union)
}

/// E.12.1.II Out of the Shadows. Two warriors come among enemies; then they battle everywhere, or take cards in one clearing.
pub(super) fn daylight(desk: &Desk<'_>, by: Seat) -> Ways {
    let idle = desk.position.woodland.with(Piece::Spy).is_empty()
        && Placing::SpiesPlace.among(desk).is_empty();
    let bar = idle.then_some((law::SPIES_DAYLIGHT, Why::NowhereToPlace.into()));
    [Some((Choice::Do(Action::Plot), Frame::SpiesCome(by).into(), bar)), None, None]
}

/// E.12.1.II Out of the Shadows. Two come first.
pub(super) fn come(by: Seat) -> Flow {
    let place = Frame::Place { what: Placing::SpiesPlace, left: 2, by };
    in_order([place, Frame::SpiesAct].map(Into::into))
}

/// E.12.1.II Out of the Shadows. Battles, or cards.
pub(super) fn act(desk: &Desk<'_>) -> Flow {
    let place = place_of(desk, Faction::Spies);
    let question = Question::Order { hireling: Hireling::CorvidSpies }.into();
    let among = desk.position.woodland.with(Piece::Spy);
    let battles = Frame::EachBattle { band: Faction::Spies, among };
    let nobody = dens(desk).is_empty();
    let nobody = nobody.then_some((law::SPIES_DAYLIGHT, Why::NobodyToRob.into()));
    desk.ask(speaker(desk, place), law::SPIES_DAYLIGHT, question)
        .offer_unless(battle::bar(desk, place), Choice::Do(Action::Battle), battles.into())
        .offer_unless(nobody, Choice::Do(Action::Rob), Frame::SpiesSteal.into())
        .if_any()
}

/// Clearings with Spies where enemies with cards have faction pieces.
fn dens(desk: &Desk<'_>) -> Clearings {
    let spies = desk.position.woodland.with(Piece::Spy).iter();
    spies.filter(|&clearing| !marks(desk, clearing).is_empty()).collect()
}

/// The enemies with cards and faction pieces in a clearing.
fn marks(desk: &Desk<'_>, clearing: Clearing) -> Seats {
    let thief = speaker(desk, place_of(desk, Faction::Spies));
    let here = |&seat: &Seat| {
        glossary::with_faction_pieces(desk, seat).has(clearing)
            && !desk.position.player(seat).hand().is_empty()
    };
    glossary::enemies(desk, thief).filter(here).collect()
}

/// E.12.1.II Out of the Shadows. Where cards are taken.
pub(super) fn steal(desk: &Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Spies));
    let offers = dens(desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::SpiesStealIn(clearing).into()));
    desk.ask(by, law::SPIES_DAYLIGHT, Question::StealWhere.into()).offers(offers).if_any()
}

/// E.12.1.II Out of the Shadows. A random card of each enemy there.
pub(super) fn steal_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let by = speaker(desk, place_of(desk, Faction::Spies));
    for enemy in marks(desk, clearing).iter() {
        cards::take_random_card(desk, enemy, by, law::SPIES_DAYLIGHT);
    }
    settled()
}

/// E.12.2.I On Guard. Whether a side deals an extra hit: its player controls the Sentries and has a building or token there.
pub(crate) fn has_sentries(desk: &Desk<'_>, side: Side) -> bool {
    let battle = &desk.position.battle;
    if desk.position.hirelings.commander_of(Hireling::RavenSentries) != Some(battle.seat(side)) {
        return false;
    }
    let faction = desk.position.faction(battle.seat(side));
    desk.position.woodland.cardboard(faction, battle.clearing) > 0
}
