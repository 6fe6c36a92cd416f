//! 8.4 Birdsong.

use super::abilities::{owe_supporters, supporters_matching, sympathetic, unsympathetic};
use super::{Fact, Question, Why};
use super::{Frame, Purpose, Spending, seat};
use crate::cards::{self, Timing};
use crate::key_terms::adjacency;
use crate::law::alliance as law;
use crate::terms::{CardName, Clearing, Clearings, Faction, Piece};
use crate::{Bar, Choice, Desk, Flow, corvids, glossary, golden_rules, hirelings, victory};
use kernel::{cite, in_order, settled};

/// How many supporters a revolt takes (8.4.1.II).
const REVOLT: u8 = 2;

/// 8.4 Birdsong.
pub(crate) fn birdsong(desk: &Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    let is_sympathetic = !sympathetic(&desk.position.woodland).is_empty();
    let revolt = (Frame::Revolt.into(), is_sympathetic && supporters(desk) >= REVOLT);
    let spread = (Frame::SpreadSympathy.into(), supporters(desk) > 0);
    cards::with_windows(desk, Timing::Birdsong, [revolt, spread])
}

/// 8.4.1 Revolt. Asked whenever this many supporters could do it, for only the Alliance knows their suits.
pub(super) fn revolt(desk: &Desk<'_>) -> Flow {
    let enough = supporters(desk) >= REVOLT;
    let chosen = if enough { revolt_choose_clearing(desk) } else { Clearings::NONE };
    let able = chosen.iter().filter(|&clearing| can_spend(clearing, REVOLT, desk));
    let asking = desk
        .ask(seat(desk), law::REVOLT, Question::Revolt.into())
        .agains(able.map(|clearing| (Choice::In(clearing), Frame::RevoltIn(clearing).into())))
        .withholds(|| withheld(desk, sympathetic(&desk.position.woodland), revolt_bar));
    corvids::beside_thinkable(asking, !chosen.is_empty(), desk, seat(desk)).may(Choice::Pass)
}

/// 8.4.1.I Revolt: Choose the Clearing. A sympathetic clearing that matches a base on the board and can hold it: a snare goes
/// with the other enemy pieces (8.4.1.III), a torch does not (R23).
fn revolt_choose_clearing(desk: &Desk<'_>) -> Clearings {
    cite(law::REVOLT_CHOOSE_CLEARING);
    let scorched = desk.position.woodland.scorched();
    let unfounded = |clearing: &Clearing| bases_for(*clearing, desk).next().is_some();
    sympathetic(&desk.position.woodland).minus(scorched).iter().filter(unfounded).collect()
}

/// The bases on the board that match a clearing: of the Lost City there may be several (F.C.2).
fn bases_for(clearing: Clearing, desk: &Desk<'_>) -> impl Iterator<Item = Piece> {
    let woodland = &desk.position.woodland;
    let bases = woodland.suits(clearing).filter_map(Piece::base);
    bases.filter(|&base| woodland.supply(base) > 0)
}

fn revolt_bar(desk: &Desk<'_>, clearing: Clearing) -> Option<Bar> {
    if bases_for(clearing, desk).next().is_none() {
        return Some((law::REVOLT_CHOOSE_CLEARING, Why::BaseAlreadyFounded.into()));
    }
    let short = !can_spend(clearing, REVOLT, desk);
    let short = short
        .then_some((law::REVOLT_SPEND_SUPPORTERS, Why::TooFewSupporters { needed: REVOLT }.into()));
    short.or_else(|| glossary::scorched_bar(desk, clearing))
}

/// Clearings that are withheld, each with what bars it.
fn withheld<'d>(
    desk: &'d Desk<'_>,
    clearings: Clearings,
    bar: fn(&Desk<'_>, Clearing) -> Option<Bar>,
) -> impl Iterator<Item = (Choice, kernel::Para, crate::Why)> + use<'d> {
    let mut list: kernel::FixedVec<Option<(Clearing, Bar)>, { crate::terms::CLEARINGS }> =
        kernel::FixedVec::new();
    for clearing in clearings {
        list.extend(bar(desk, clearing).map(|bar| Some((clearing, bar))));
    }
    (0..list.len())
        .filter_map(move |index| list[index])
        .map(|(clearing, (para, why))| (Choice::In(clearing), para, why))
}

/// 8.4.1.I Revolt: Choose the Clearing. Supporters are spent, then the effect is resolved.
pub(super) fn revolt_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let spending =
        Spending { clearing, left: REVOLT, from: CardName::ALL[0], purpose: Purpose::Revolt };
    owe_supporters(spending, desk);
    in_order([Frame::SpendSupporters(spending).into(), Frame::RevoltResolveEffect(clearing).into()])
}

/// Whether this many supporters match a clearing.
fn can_spend(clearing: Clearing, count: u8, desk: &Desk<'_>) -> bool {
    supporters_matching(clearing, desk).len() >= usize::from(count)
}

fn supporters(desk: &Desk<'_>) -> u8 {
    u8::try_from(desk.position.alliance.supporters().len()).expect("a deck is small")
}

/// 8.4.1.III Revolt: Resolve the Effect. All enemy pieces are removed, and what that triggers happens.
pub(super) fn revolt_resolve_effect(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::REVOLT_RESOLVE_EFFECT, Fact::Revolt { clearing }.into());
    let only = Clearings::only(clearing);
    golden_rules::remove_all_enemies(desk, only, seat(desk), law::REVOLT_RESOLVE_EFFECT);
    in_order([golden_rules::total_removal(), Frame::FoundBase(clearing).into()])
}

/// 8.4.1.III Revolt: Resolve the Effect. Of several bases that match, the Alliance says which.
pub(super) fn found_base(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let first = bases_for(clearing, desk).next().expect("a revolt has a base to found");
    if bases_for(clearing, desk).nth(1).is_none() {
        return found(clearing, first, desk);
    }
    let offers = bases_for(clearing, desk)
        .map(|base| (Choice::Piece(base), Frame::Found { clearing, base }.into()));
    let question = Question::WhichBase { clearing }.into();
    desk.ask(seat(desk), law::REVOLT_RESOLVE_EFFECT, question).offers(offers).must()
}

/// 8.4.1.III Revolt: Resolve the Effect. The base, a warrior for each sympathetic clearing of its suit, an officer.
pub(super) fn found(clearing: Clearing, base: Piece, desk: &mut Desk<'_>) -> Flow {
    let suit = base.printed_suit().expect("a base has a printed suit");
    let woodland = &desk.position.woodland;
    let warriors = sympathetic(woodland).and(woodland.of_suit(suit)).len();
    let warriors = u8::try_from(warriors).expect("clearings are few");
    let para = law::REVOLT_RESOLVE_EFFECT;
    golden_rules::place(desk, para, base, clearing, 1);
    golden_rules::place(desk, para, Piece::AllianceWarrior, clearing, warriors);
    gain_officer(para, desk);
    settled()
}

/// Places a warrior in the Officers box.
pub(super) fn gain_officer(para: kernel::Para, desk: &mut Desk<'_>) {
    let gained = desk.position.woodland.draw_from_supply(Piece::AllianceWarrior, 1);
    if gained > 0 {
        desk.position.alliance.add_officers(gained);
        desk.tell(para, Fact::OfficerGained.into());
    }
}

/// 8.4.2 Spread Sympathy. Asked whenever this many supporters could do it, for only the Alliance knows their suits.
pub(super) fn spread_sympathy(desk: &Desk<'_>) -> Flow {
    let (held, printed) = (supporters(desk), printed_cost(desk));
    let enough = printed.is_some_and(|printed| held >= printed);
    let chosen = if enough { spread_choose_clearing(desk) } else { Clearings::NONE };
    let matching = |clearing| supporters_matching(clearing, desk).len();
    let able = chosen.iter().filter(|&clearing| pays_for(clearing, matching(clearing), desk));
    let asking = desk
        .ask(seat(desk), law::SPREAD_SYMPATHY, Question::SpreadSympathy.into())
        .agains(able.map(|clearing| (Choice::In(clearing), Frame::SpreadTo(clearing).into())))
        .withholds(|| withheld(desk, Clearings::ALL, spread_bar));
    let thinkable =
        asking.has_offers() || chosen.iter().any(|clearing| pays_for(clearing, held.into(), desk));
    corvids::beside_thinkable(asking, thinkable, desk, seat(desk)).may(Choice::Pass)
}

/// 8.4.2.I Spread Sympathy: Choose the Clearing. Adjacent to a sympathetic clearing, or any if there is none.
fn spread_choose_clearing(desk: &Desk<'_>) -> Clearings {
    cite(law::SPREAD_CHOOSE_CLEARING);
    if desk.position.woodland.supply(Piece::Sympathy) == 0 {
        // 1.5.1
        return Clearings::NONE;
    }
    unsympathetic(desk).and(reached(desk))
}

fn reached(desk: &Desk<'_>) -> Clearings {
    let sympathetic = sympathetic(&desk.position.woodland);
    let adjacent = |clearing| adjacency::adjacent_for(desk, seat(desk), clearing);
    let reached = sympathetic.iter().map(adjacent).fold(Clearings::NONE, Clearings::union);
    if sympathetic.is_empty() { Clearings::ALL } else { reached }
}

fn spread_bar(desk: &Desk<'_>, clearing: Clearing) -> Option<Bar> {
    if sympathetic(&desk.position.woodland).has(clearing) {
        return Some((law::PLACEMENT_LIMITS, Why::AlreadySympathetic.into()));
    }
    if desk.position.woodland.supply(Piece::Sympathy) == 0 {
        return Some((crate::law::golden_rules::LIMIT, Why::NoneLeft(Piece::Sympathy).into()));
    }
    if !reached(desk).has(clearing) {
        return Some((law::SPREAD_CHOOSE_CLEARING, Why::NotNextToSympathy.into()));
    }
    let needed = cost(desk, clearing);
    let short = !can_spend(clearing, needed, desk);
    let para = if is_under_martial_law(desk, clearing) {
        law::MARTIAL_LAW
    } else {
        law::SPREAD_SPEND_SUPPORTERS
    };
    let short = short.then_some((para, Why::TooFewSupporters { needed }.into()));
    glossary::place_bar(desk, Faction::Alliance, clearing).or(short)
}

/// 8.4.2.II Spread Sympathy: Spend Supporters. What is printed above the next token, and one more under martial law.
fn cost(desk: &Desk<'_>, clearing: Clearing) -> u8 {
    cite(law::SPREAD_SPEND_SUPPORTERS);
    let printed = printed_cost(desk).expect("a token is left to be placed");
    printed + u8::from(is_under_martial_law(desk, clearing))
}

/// What is printed above the next sympathy token, while there is one.
fn printed_cost(desk: &Desk<'_>) -> Option<u8> {
    desk.setting.boards.factions.alliance.cost.get(next_token(desk)).copied()
}

/// Whether this many supporters pay for sympathy in a clearing: martial law is looked at only where it decides.
fn pays_for(clearing: Clearing, supporters: usize, desk: &Desk<'_>) -> bool {
    cite(law::SPREAD_SPEND_SUPPORTERS);
    let printed = printed_cost(desk).map_or(usize::MAX, usize::from);
    supporters > printed || supporters == printed && !is_under_martial_law(desk, clearing)
}

/// 8.4.2.II.a Martial Law. Three or more warriors that one other player treats as own, hirelings among them (E.3.1).
fn is_under_martial_law(desk: &Desk<'_>, clearing: Clearing) -> bool {
    cite(law::MARTIAL_LAW);
    let woodland = &desk.position.woodland;
    let limit = desk.setting.boards.factions.alliance.martial_law;
    let mut others = woodland.playing().without(Faction::Alliance).iter();
    if desk.position.hirelings.is_empty() {
        return others.any(|faction| woodland.warriors(faction, clearing) >= limit);
    }
    let allies = |faction| hirelings::allies_in(desk, faction, clearing);
    others.any(|faction| woodland.warriors(faction, clearing) + allies(faction) >= limit)
}

/// The place on the track of the next sympathy token: every clearing holds one at most (8.2.5.I).
fn next_token(desk: &Desk<'_>) -> usize {
    sympathetic(&desk.position.woodland).len()
}

/// 8.4.2.I Spread Sympathy: Choose the Clearing. Supporters are spent, then the effect is resolved.
pub(super) fn spread_to(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let left = cost(desk, clearing);
    let spending = Spending { clearing, left, from: CardName::ALL[0], purpose: Purpose::Sympathy };
    owe_supporters(spending, desk);
    in_order([Frame::SpendSupporters(spending).into(), Frame::SpreadResolveEffect(clearing).into()])
}

/// 8.4.2.III Spread Sympathy: Resolve the Effect.
pub(super) fn spread_resolve_effect(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    place_sympathy(clearing, law::SPREAD_RESOLVE_EFFECT, desk);
    settled()
}

/// Places the next sympathy token and scores what was beneath it.
pub(super) fn place_sympathy(clearing: Clearing, para: kernel::Para, desk: &mut Desk<'_>) {
    let points = desk.setting.boards.factions.alliance.points[next_token(desk)];
    if golden_rules::place_from_track(desk, para, Piece::Sympathy, clearing) {
        victory::score(desk, seat(desk), points, para);
    }
}
