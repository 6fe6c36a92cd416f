//! 15.4 Birdsong.

use super::{Fact, Frame, Question, Why, seat, which_goes};
use crate::cards::{self, Timing, cards_for, matched};
use crate::golden_rules::{self, Removal};
use crate::law::golden_rules::LIMIT;
use crate::law::keepers as law;
use crate::position::Waystation;
use crate::terms::{CardName, Clearing, Clearings, Faction, Piece, RelicType, Suit};
use crate::{Bar, Choice, Desk, Flow, corvids, glossary};
use kernel::{cite, in_order, next, settled};

/// 15.4 Birdsong. Encamp, decamp, recruit, with crafted cards to be used between.
pub(crate) fn birdsong(desk: &Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    let encamps = desk.position.woodland.supply(Piece::Waystation) > 0;
    let recruits = !desk.position.player(seat(desk)).hand().is_empty();
    let steps = [
        (Frame::Encamp(Clearings::NONE).into(), encamps),
        (Frame::Decamp(Clearings::NONE).into(), true),
        (Frame::Recruit.into(), recruits),
    ];
    cards::with_windows(desk, Timing::Birdsong, steps)
}

/// Whether the Keepers have neither warriors nor waystations on the map.
fn is_driven_out(desk: &Desk<'_>) -> bool {
    let woodland = &desk.position.woodland;
    woodland.with(Piece::KeeperWarrior).union(woodland.with(Piece::Waystation)).is_empty()
}

/// Where they may encamp, a free slot apart: at their warriors, or anywhere on the edge when they were driven out.
fn camps(desk: &Desk<'_>) -> Clearings {
    if is_driven_out(desk) {
        glossary::map_edge(desk)
    } else {
        desk.position.woodland.with(Piece::KeeperWarrior)
    }
}

/// What keeps them from encamping in a clearing.
fn camp_bar(desk: &Desk<'_>, clearing: Clearing, done: Clearings) -> Option<Bar> {
    if done.has(clearing) {
        return Some((law::ENCAMP, Why::OncePerClearing { clearing }.into()));
    }
    if desk.position.woodland.free_slots(clearing) == 0 {
        return Some((law::ENCAMP, crate::Why::NoFreeSlot(clearing)));
    }
    glossary::place_bar(desk, Faction::Keepers, clearing)
}

/// 15.4.1 Encamp. Once per clearing; those that are done are not asked again.
pub(super) fn encamp(done: Clearings, desk: &Desk<'_>) -> Flow {
    if desk.position.woodland.supply(Piece::Waystation) == 0 {
        return settled();
    }
    let bar = |clearing: Clearing| camp_bar(desk, clearing, done);
    let open = camps(desk).iter().filter(|&clearing| bar(clearing).is_none());
    let asking = desk
        .ask(seat(desk), law::ENCAMP, Question::Encamp.into())
        .offers(open.map(|at| (Choice::In(at), Frame::EncampIn(at, done).into())));
    corvids::beside(asking, desk, seat(desk))
        .withholds(|| {
            let barred = camps(desk).iter().filter_map(|at| Some((at, camp_bar(desk, at, done)?)));
            barred.map(|(at, (para, why))| (Choice::In(at), para, why)).collect::<Vec<_>>()
        })
        .may(Choice::Pass)
}

/// 15.4.1 Encamp. Which waystation, and which side is up.
pub(super) fn encamp_in(clearing: Clearing, done: Clearings, desk: &Desk<'_>) -> Flow {
    cite(law::WAYSTATIONS);
    let rows = desk.setting.boards.keepers.waystation.iter().enumerate();
    let waiting = rows.filter(|(number, _)| desk.position.keepers.waystation(*number).is_none());
    let offers = waiting.flat_map(|(number, row)| {
        let number = u8::try_from(number).expect("waystations are few");
        [row.front, row.back].map(|up| {
            let opens = Frame::EncampWith(clearing, number, up, done);
            (Choice::Waystation(up, row.under(up)), opens.into())
        })
    });
    desk.ask(seat(desk), law::ENCAMP, Question::EncampWith { clearing }.into())
        .offers(offers)
        .must()
}

/// 15.4.1 Encamp. A waystation for a warrior; driven out, they place both (R53).
pub(super) fn encamp_with(
    clearing: Clearing,
    (number, up): (u8, RelicType),
    done: Clearings,
    desk: &mut Desk<'_>,
) -> Flow {
    let (by, para, piece) = (seat(desk), law::ENCAMP, Piece::KeeperWarrior);
    if is_driven_out(desk) {
        golden_rules::place(desk, para, piece, clearing, 1);
    } else {
        cite(crate::law::glossary::REPLACE);
        golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
    }
    golden_rules::place(desk, para, Piece::Waystation, clearing, 1);
    desk.position.keepers.set_waystation(number.into(), Some(Waystation { clearing, up }));
    desk.tell(para, Fact::WaystationShows { clearing, relic: up }.into());
    next(Frame::Encamp(done.with(clearing)).into())
}

/// What keeps them from decamping in a clearing.
fn decamp_bar(desk: &Desk<'_>, clearing: Clearing, done: Clearings) -> Option<Bar> {
    if done.has(clearing) {
        return Some((law::DECAMP, Why::OncePerClearing { clearing }.into()));
    }
    if desk.position.woodland.supply(Piece::KeeperWarrior) == 0 {
        return Some((LIMIT, crate::Why::SupplyEmpty(Piece::KeeperWarrior)));
    }
    glossary::place_bar(desk, Faction::Keepers, clearing)
}

/// 15.4.2 Decamp. Once per clearing.
pub(super) fn decamp(done: Clearings, desk: &Desk<'_>) -> Flow {
    let standing = desk.position.woodland.with(Piece::Waystation);
    let open = standing.iter().filter(|&at| decamp_bar(desk, at, done).is_none());
    let asking = desk
        .ask(seat(desk), law::DECAMP, Question::Decamp.into())
        .offers(open.map(|at| (Choice::In(at), Frame::DecampIn(at, done).into())));
    corvids::beside(asking, desk, seat(desk))
        .withholds(|| {
            let barred = standing.iter().filter_map(|at| Some((at, decamp_bar(desk, at, done)?)));
            barred.map(|(at, (para, why))| (Choice::In(at), para, why)).collect::<Vec<_>>()
        })
        .may(Choice::Pass)
}

/// 15.4.2 Decamp. A warrior for a waystation; of several, they say which.
pub(super) fn decamp_in(clearing: Clearing, done: Clearings, desk: &mut Desk<'_>) -> Flow {
    let (by, para, piece) = (seat(desk), law::DECAMP, Piece::Waystation);
    if let Some(which) = which_goes(desk, piece, clearing, by) {
        return in_order([which, Frame::DecampIn(clearing, done).into()]);
    }
    cite(crate::law::glossary::REPLACE);
    golden_rules::remove(desk, Removal { piece, clearing, count: 1, by, para });
    golden_rules::place(desk, para, Piece::KeeperWarrior, clearing, 1);
    next(Frame::Decamp(done.with(clearing)).into())
}

/// The clearings with waystations they can recruit in.
fn recruitable(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    if woodland.supply(Piece::KeeperWarrior) == 0 {
        // 1.5.1
        return Clearings::NONE;
    }
    woodland.with(Piece::Waystation).and(glossary::placeable(desk, Faction::Keepers))
}

/// 15.4.3 Recruit. Any number of cards. Asked whenever a card could do it, for only they know their hand.
pub(super) fn recruit(desk: &Desk<'_>) -> Flow {
    let open = recruitable(desk);
    let hand = desk.position.player(seat(desk)).hand();
    let able = hand.and(cards_for(desk, open));
    let deck = &desk.setting.deck;
    let asking = desk
        .ask(seat(desk), law::RECRUIT, Question::Recruit.into())
        .agains(deck.names(able).map(|card| (Choice::Card(card), Frame::RecruitWith(card).into())))
        .withholds(|| {
            let why = Why::NoMatchingWaystation.into();
            deck.names(hand.minus(able)).map(move |card| (Choice::Card(card), law::RECRUIT, why))
        });
    let thinkable = !open.is_empty() && !hand.is_empty();
    corvids::beside_thinkable(asking, thinkable, desk, seat(desk)).may(Choice::Pass)
}

/// 15.4.3 Recruit. The card is played.
pub(super) fn recruit_with(card: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::discard(desk, seat(desk), card, law::RECRUIT);
    next(Frame::RecruitWhere(desk.setting.suit_of(card)).into())
}

/// 15.4.3 Recruit. At a waystation that it matches.
pub(super) fn recruit_where(suit: Suit, desk: &Desk<'_>) -> Flow {
    let open = matched(desk, recruitable(desk), suit).iter();
    let question = crate::Question::WhereToPlace(Piece::KeeperWarrior);
    desk.ask(seat(desk), law::RECRUIT, question)
        .offers(open.map(|at| (Choice::In(at), Frame::RecruitIn(at).into())))
        .if_any()
}

/// 15.4.3 Recruit. Two warriors, or the last one there is.
pub(super) fn recruit_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.boards.keepers.counts.recruits;
    golden_rules::place(desk, law::RECRUIT, Piece::KeeperWarrior, clearing, count);
    settled()
}
