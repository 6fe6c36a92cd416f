//! 14.5 Daylight.

use super::warlord::{Frame as WarlordFrame, battle_frame, battle_there, warlord};
use super::{Command, Frame, Question, Why, moods, seat, value};
use crate::cards::{cards_for, matched};
use crate::frame::Frame as F;
use crate::key_actions::movement::Journey;
use crate::key_actions::{battle, craft as crafting, movement};
use crate::key_terms::rule;
use crate::law::golden_rules::LIMIT;
use crate::law::hundreds as law;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece, Suit, Track};
use crate::{Asking, Bar, Choice, Desk, Flow, cards, deeds, glossary, golden_rules};
use kernel::{Seat, cite, in_order, next, settled};

/// 14.5 Daylight. Craft, command the Hundreds, advance the warlord; a Grandiose warlord advances first (14.7.8).
pub(crate) fn daylight(desk: &mut Desk<'_>) -> Flow {
    cite(law::DAYLIGHT);
    let (command, advance) = (Frame::CommandTheHundreds(0), Frame::AdvanceTheWarlord(0));
    let steps = if moods::is_grandiose(desk) { [advance, command] } else { [command, advance] };
    let steps = steps.into_iter().chain([Frame::RestOfDaylight]);
    in_order(craft(desk).into_iter().chain(steps.map(Into::into)))
}

/// 14.5.1 Craft. By activating strongholds.
fn craft(desk: &Desk<'_>) -> Option<F> {
    cite(law::CRAFT);
    crafting::opening(desk, seat(desk))
}

/// 14.5.2 Command the Hundreds. As many actions as Command, in any order and combination (R35).
pub(super) fn command_the_hundreds(taken: u8, desk: &Desk<'_>) -> Flow {
    let left = value(desk, Track::Command).saturating_sub(taken);
    if left == 0 {
        return settled();
    }
    let hundreds = seat(desk);
    let deeds = Command::ALL.into_iter().map(|(action, command)| {
        (Choice::Do(action), Frame::Obey(command, taken).into(), bar(command, desk))
    });
    let question = Question::Command { left }.into();
    let asking = deeds::offer(desk.ask(hundreds, law::COMMAND_THE_HUNDREDS, question), deeds);
    let asking = cards::offer_daylight(asking, desk, hundreds);
    cards::aloud_with_cards(asking, desk, hundreds).may(Choice::Pass)
}

/// What keeps the Hundreds from an action.
fn bar(command: Command, desk: &Desk<'_>) -> Option<Bar> {
    match command {
        Command::Move => movement::bar(desk, seat(desk)),
        Command::Battle => battle::bar(desk, seat(desk)),
        Command::Build if desk.position.woodland.supply(Piece::Stronghold) == 0 => {
            Some((LIMIT, crate::Why::SupplyEmpty(Piece::Stronghold)))
        }
        Command::Build => {
            let none = building_cards(desk).is_empty();
            none.then_some((law::BUILD, Why::NothingToBuildWith.into()))
        }
    }
}

/// 14.5.2.I Move.
/// 14.5.2.II Battle. One action, and then the next.
pub(super) fn obey(command: Command, taken: u8, desk: &Desk<'_>) -> Flow {
    let deed = match command {
        Command::Move => movement::one_move(seat(desk)),
        Command::Battle => battle::one_battle(seat(desk)),
        Command::Build => Frame::Build.into(),
    };
    in_order([deed, Frame::CommandTheHundreds(taken + 1).into()])
}

/// 14.5.2.III Build. Ruled clearings with room for a stronghold.
fn sites(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    rule::ruled_by(woodland, Faction::Hundreds)
        .and(woodland.with_free_slot())
        .and(glossary::placeable(desk, Faction::Hundreds))
}

fn building_cards(desk: &Desk<'_>) -> Cards {
    desk.position.player(seat(desk)).hand().and(cards_for(desk, sites(desk)))
}

/// 14.5.2.III Build. From now on everybody knows that the hand holds a card for it.
pub(super) fn build(desk: &mut Desk<'_>) -> Flow {
    desk.position.owe_card(seat(desk), cards_for(desk, sites(desk)));
    next(Frame::BuildCard.into())
}

/// 14.5.2.III Build. Which card.
pub(super) fn build_card(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::BUILD, Question::BuildCard.into());
    cards::which_card(asking, building_cards(desk), |card| Frame::BuildWith(card).into(), desk)
}

/// 14.5.2.III Build. The card is played for a stronghold.
pub(super) fn build_with(card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::spend(desk, seat(desk), card, law::BUILD);
    next(Frame::BuildWhere(desk.setting.suit_of(card)).into())
}

/// 14.5.2.III Build. Where the card matches.
pub(super) fn build_where(suit: Suit, desk: &Desk<'_>) -> Flow {
    let open = matched(desk, sites(desk), suit).iter();
    let question = crate::Question::WhereToPlace(Piece::Stronghold);
    desk.ask(seat(desk), law::BUILD, question)
        .offers(open.map(|at| (Choice::In(at), Frame::BuildIn(at).into())))
        .if_any()
}

/// 14.5.2.III Build. A stronghold.
pub(super) fn build_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place_from_track(desk, law::BUILD, Piece::Stronghold, clearing);
    settled()
}

/// 14.5.3 Advance the Warlord. As often as Prowess: he may move with warriors and then battle where he is (R35).
pub(super) fn advance_the_warlord(taken: u8, desk: &Desk<'_>) -> Flow {
    let left = value(desk, Track::Prowess).saturating_sub(taken);
    let Some(at) = warlord(desk).filter(|_| left > 0) else { return settled() };
    let hundreds = seat(desk);
    let asking = desk.ask(hundreds, law::ADVANCE_THE_WARLORD, Question::Advance { left }.into());
    let moves = |journey| Frame::AdvanceMove(journey, taken).into();
    let asking = movement::offer_journeys(asking, desk, hundreds, Clearings::only(at), |_| moves);
    let asking = offer_battles(asking, desk, |whom| Frame::AdvanceBattle(whom, taken));
    let asking = cards::offer_daylight(asking, desk, hundreds);
    cards::aloud_in_daylight(asking, desk, hundreds).may(Choice::Pass)
}

/// Adds the battles the warlord can start where he stands, each opening a frame.
pub(super) fn offer_battles<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    opens: impl Fn(Seat) -> Frame,
) -> Asking<'d> {
    let Some(at) = warlord(desk) else { return asking };
    let there = |enemy: &Seat| glossary::with_faction_pieces(desk, *enemy).has(at);
    let enemies = glossary::enemies(desk, seat(desk)).filter(there);
    asking.offers(
        enemies
            .map(|enemy| (Choice::Battle(at, desk.position.faction(enemy)), opens(enemy).into())),
    )
}

/// 14.5.3 Advance the Warlord. He moves, then he may battle; then comes the next action.
pub(super) fn advance_move(journey: Journey, taken: u8) -> Flow {
    let after = Frame::AdvanceTheWarlord(taken + 1);
    let follow = WarlordFrame::Follow(journey).into();
    in_order([follow, Frame::AdvanceThenBattle.into(), after.into()])
}

/// 14.5.3 Advance the Warlord. Having moved, he may battle.
pub(super) fn advance_then_battle(desk: &Desk<'_>) -> Flow {
    let question = Question::BattleAfterMove.into();
    let asking = desk.ask(seat(desk), law::ADVANCE_THE_WARLORD, question);
    offer_battles(asking, desk, Frame::BattleAfterMove).may(Choice::Pass)
}

/// 14.5.3 Advance the Warlord. He battles after his move; a Relentless one is not done with that (14.7.2).
pub(super) fn battle_after_move(whom: Seat, desk: &Desk<'_>) -> Flow {
    if !moods::is_relentless(desk) {
        return battle_there(whom, desk);
    }
    in_order(battle_frame(whom, desk).into_iter().chain([Frame::Relentless.into()]))
}

/// 14.5.3 Advance the Warlord. He battles without moving; then comes the next action.
pub(super) fn advance_battle(whom: Seat, taken: u8, desk: &Desk<'_>) -> Flow {
    let after = Frame::AdvanceTheWarlord(taken + 1).into();
    in_order(battle_frame(whom, desk).into_iter().chain([after]))
}

/// With all steps taken it is still Daylight, for crafted cards and dominance (R11).
pub(super) fn rest_of_daylight(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::DAYLIGHT, Question::RestOfDaylight.into());
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_in_daylight(asking, desk, seat(desk)).may(Choice::Pass)
}
