//! 12.5.2 Parliament.

use super::{Deed, Frame, Plan, Question, Why, assembly, of_minister, rank, seat};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::key_actions::{battle, movement};
use crate::law::duchy as law;
use crate::terms::{CardName, Cards, Minister, Piece, Rank, Suit};
use crate::{Bar, Choice, Desk, Flow, cards, deeds, victory};
use kernel::{cite, in_order, next, settled};

/// 12.5.2 Parliament. The action of each swayed minister once, in any order.
pub(super) fn parliament(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::PARLIAMENT, Question::Parliament.into());
    let board = &desk.position.duchy;
    let ministers = board.swayed().filter(|&minister| !board.has_acted(minister));
    let deeds = ministers.map(|minister| {
        (Choice::Minister(minister), Frame::Act(minister).into(), bar(minister, desk))
    });
    let asking = deeds::again(asking, deeds);
    let asking = cards::offer_daylight(asking, desk, seat(desk));
    cards::aloud_in_daylight(asking, desk, seat(desk)).may(Choice::Pass)
}

/// What keeps a minister from acting.
fn bar(minister: Minister, desk: &Desk<'_>) -> Option<Bar> {
    let battle = || assembly::bar(Deed::Battle, desk);
    let moves = || assembly::bar(Deed::Move, desk);
    let idle = |idle: bool| idle.then_some((of_minister(minister), Why::NothingToDo.into()));
    match minister {
        Minister::Foremole => assembly::build_bar(Plan::Anywhere, desk),
        Minister::Captain => battle(),
        Minister::Marshal => moves(),
        Minister::Brigadier => battle().and(moves()),
        Minister::Banker => idle(desk.position.player(seat(desk)).hand().is_empty()),
        Minister::Mayor => idle(deputies(desk).next().is_none()),
        Minister::DuchessOfMud => idle(!has_all_tunnels(desk)),
        Minister::BaronOfDirt => idle(desk.position.woodland.on_map(Piece::Market) == 0),
        Minister::EarlOfStone => idle(desk.position.woodland.on_map(Piece::Citadel) == 0),
    }
}

/// 12.5.2 Parliament. The minister has acted.
pub(super) fn act(minister: Minister, desk: &mut Desk<'_>) -> Flow {
    desk.position.duchy.mark_acted(minister);
    next(Frame::Office(minister).into())
}

/// The action of a minister.
pub(super) fn opening(minister: Minister, desk: &mut Desk<'_>) -> Flow {
    match minister {
        Minister::Foremole => foremole(),
        Minister::Captain => captain(desk),
        Minister::Marshal => marshal(desk),
        Minister::Brigadier => brigadier(desk),
        Minister::Banker => banker(desk),
        Minister::Mayor => next(Frame::Mayor.into()),
        Minister::DuchessOfMud => duchess_of_mud(desk),
        Minister::BaronOfDirt => baron_of_dirt(desk),
        Minister::EarlOfStone => earl_of_stone(desk),
    }
}

/// 12.5.2.I Foremole. Builds in any ruled clearing, whatever card is revealed.
fn foremole() -> Flow {
    cite(law::FOREMOLE);
    next(Frame::Build(Plan::Anywhere).into())
}

/// 12.5.2.II Captain. A battle.
fn captain(desk: &Desk<'_>) -> Flow {
    cite(law::CAPTAIN);
    next(F::Battle(battle::Frame::Initiate { seat: seat(desk) }))
}

/// 12.5.2.III Marshal. A move.
fn marshal(desk: &Desk<'_>) -> Flow {
    cite(law::MARSHAL);
    next(movement::one_move(seat(desk)))
}

/// 12.5.2.IV Brigadier. Up to two moves, or up to two battles.
fn brigadier(desk: &Desk<'_>) -> Flow {
    const BOTH: [(Action, Deed); 2] = [(Action::Move, Deed::Move), (Action::Battle, Deed::Battle)];
    let able = BOTH.into_iter().filter(|(_, deed)| assembly::bar(*deed, desk).is_none());
    desk.ask(seat(desk), law::BRIGADIER, Question::Brigadier.into())
        .offers(able.map(|(action, deed)| (Choice::Do(action), Frame::Brigade(deed, 2).into())))
        .must()
}

/// 12.5.2.IV Brigadier. The second may be left out.
pub(super) fn brigade(deed: Deed, left: u8, desk: &Desk<'_>) -> Flow {
    let seat = seat(desk);
    if left > 1 {
        return in_order([assembly::opening(deed, desk), Frame::Brigade(deed, left - 1).into()]);
    }
    if deed == Deed::Move {
        return next(F::Move(movement::Frame::OneMove { seat, optional: true }));
    }
    let asking = desk.ask(seat, law::BRIGADIER, crate::Question::Battle);
    battle::offer_battles(asking, desk, seat, crate::terms::Clearings::ALL).may(Choice::Pass)
}

/// 12.5.2.V Banker. Any number of cards of one suit, at least one; birds are of any (2.1.1).
fn banker(desk: &Desk<'_>) -> Flow {
    bank(None, CardName::ALL[0], 0, desk)
}

/// The cards that may join those of a suit: all while none or only birds were spent.
fn bankable(suit: Option<Suit>, from: CardName, desk: &Desk<'_>) -> Cards {
    let deck = &desk.setting.deck;
    let alike = suit.map_or(Cards::ALL, |suit| deck.matching(suit));
    desk.position.player(seat(desk)).hand().and(alike).and(deck.not_before(from))
}

/// 12.5.2.V Banker. The next card, in the order of names, or no more.
pub(super) fn bank(suit: Option<Suit>, from: CardName, count: u8, desk: &Desk<'_>) -> Flow {
    if desk.position.player(seat(desk)).hand().is_empty() {
        return settled();
    }
    let names = desk.setting.deck.names(bankable(suit, from, desk));
    let asking = desk
        .ask(seat(desk), law::BANKER, Question::Bank { count }.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::BankCard(suit, card, count).into())));
    let asking = asking.aloud();
    if count == 0 { asking.must() } else { asking.may(Choice::Pass) }
}

/// 12.5.2.V Banker. It is spent for a point.
pub(super) fn bank_card(
    suit: Option<Suit>,
    name: CardName,
    count: u8,
    desk: &mut Desk<'_>,
) -> Flow {
    cards::discard(desk, seat(desk), name, law::BANKER);
    victory::score(desk, seat(desk), 1, law::BANKER);
    let of = Some(desk.setting.suit_of(name)).filter(|&suit| suit != Suit::Bird);
    next(Frame::Bank(suit.or(of), name, count + 1).into())
}

/// The swayed squires and nobles whose action the Mayor can take.
fn deputies<'d>(desk: &'d Desk<'_>) -> impl Iterator<Item = Minister> + 'd {
    let able = |&minister: &Minister| {
        minister != Minister::Mayor
            && rank(desk, minister) != Rank::Lord
            && bar(minister, desk).is_none()
    };
    desk.position.duchy.swayed().filter(able)
}

/// 12.5.2.VI Mayor. The action of a swayed squire or noble, also of one who has acted (R49).
pub(super) fn mayor(desk: &Desk<'_>) -> Flow {
    desk.ask(seat(desk), law::MAYOR, Question::Mayor.into())
        .offers(deputies(desk).map(|who| (Choice::Minister(who), Frame::Office(who).into())))
        .must()
}

fn has_all_tunnels(desk: &Desk<'_>) -> bool {
    desk.position.woodland.supply(Piece::Tunnel) == 0
}

/// 12.5.2.VII Duchess of Mud. Points while all tunnels are on the map.
fn duchess_of_mud(desk: &mut Desk<'_>) -> Flow {
    let points = desk.setting.boards.duchy.counts.mud;
    victory::score(desk, seat(desk), points, law::DUCHESS_OF_MUD);
    settled()
}

/// 12.5.2.VIII Baron of Dirt. A point for each market on the map.
fn baron_of_dirt(desk: &mut Desk<'_>) -> Flow {
    let markets = desk.position.woodland.on_map(Piece::Market);
    victory::score(desk, seat(desk), markets, law::BARON_OF_DIRT);
    settled()
}

/// 12.5.2.IX Earl of Stone. A point for each citadel on the map.
fn earl_of_stone(desk: &mut Desk<'_>) -> Flow {
    let citadels = desk.position.woodland.on_map(Piece::Citadel);
    victory::score(desk, seat(desk), citadels, law::EARL_OF_STONE);
    settled()
}
