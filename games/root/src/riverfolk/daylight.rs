//! 11.5 Daylight.

use super::abilities::{commit, funds_from, placed, spend, trade_posts};
use super::setup::riverside;
use super::{Errand, Frame, Question, Why, crafting, seat};
use crate::choice::Action;
use crate::key_actions::{battle, movement};
use crate::law::golden_rules::LIMIT;
use crate::law::riverfolk as law;
use crate::terms::{Clearing, Clearings, Faction, Piece};
use crate::{Bar, Choice, Desk, Flow, cards, deeds, glossary, golden_rules, victory};
use kernel::{cite, next, settled};

/// 11.5 Daylight. It is one question that comes again after every action.
pub(crate) fn daylight() -> Flow {
    cite(law::DAYLIGHT);
    next(Frame::Daylight.into())
}

/// 11.5 Daylight. Actions for funds, in any order and number.
pub(super) fn actions(desk: &Desk<'_>) -> Flow {
    let company = seat(desk);
    let funds = desk.position.riverfolk.all_funds();
    let asking = desk.ask(company, law::DAYLIGHT, Question::RiverfolkAction { funds }.into());
    let errands = Errand::ALL.into_iter().map(|(action, errand)| {
        (Choice::Do(action), Frame::WhichFund(errand).into(), bar(errand, desk))
    });
    let establish = Frame::ChooseTheClearing.into();
    let establish = (Choice::Do(Action::Establish), establish, establish_bar(desk));
    let asking = deeds::again(asking, errands.chain([establish]));
    let asking = crafting::offer_crafts(asking, desk);
    cards::offer_daylight(asking, desk, company).may(Choice::Pass)
}

/// What keeps the Company from an action.
fn bar(errand: Errand, desk: &Desk<'_>) -> Option<Bar> {
    let company = seat(desk);
    if desk.position.riverfolk.all_funds() == 0 {
        return Some((errand.paragraph(), Why::NoFunds.into()));
    }
    match errand {
        Errand::Move => movement::bar(desk, company),
        Errand::Battle => {
            let nobody = !battle::can_battle(desk, company);
            nobody.then_some((law::BATTLE, crate::Why::NobodyToBattle))
        }
        Errand::Draw => {
            let none = desk.position.deck().is_empty() && desk.position.discards().is_empty();
            none.then_some((law::DRAW, Why::NothingToDraw.into()))
        }
        Errand::Recruit => recruit_bar(desk),
    }
}

/// 11.5 Daylight. Which fund pays.
pub(super) fn which_fund(errand: Errand, desk: &Desk<'_>) -> Flow {
    let supply = desk.position.woodland.supply(Piece::RiverfolkWarrior);
    // R47: with no warrior left, the own one that is spent is the one that is placed.
    let own_only = errand == Errand::Recruit && supply == 0;
    let funds = funds_from(desk, 1, Faction::OF_PLAYERS[0])
        .filter(|&of| !own_only || of == Faction::Riverfolk)
        .map(|of| (Choice::Faction(of), Frame::Pay(errand, of).into()));
    desk.ask(seat(desk), errand.paragraph(), Question::WhichFund { errand }.into())
        .offers(funds)
        .must()
}

/// 11.5 Daylight. The fund is committed or spent, and the action is taken.
pub(super) fn pay(errand: Errand, of: Faction, desk: &mut Desk<'_>) -> Flow {
    match errand {
        Errand::Move | Errand::Battle | Errand::Draw => commit(desk, of, errand.paragraph()),
        Errand::Recruit => spend(desk, of, law::RECRUIT),
    }
    match errand {
        Errand::Move => take_a_move(desk),
        Errand::Battle => start_a_battle(desk),
        Errand::Draw => draw(desk),
        Errand::Recruit => next(Frame::RecruitWhere.into()),
    }
}

/// 11.5.1 Move. For a committed fund.
fn take_a_move(desk: &Desk<'_>) -> Flow {
    cite(law::MOVE);
    next(movement::one_move(seat(desk)))
}

/// 11.5.2 Battle. For a committed fund.
fn start_a_battle(desk: &Desk<'_>) -> Flow {
    cite(law::BATTLE);
    next(battle::one_battle(seat(desk)))
}

/// 11.5.4 Draw. For a committed fund; everybody sees the card (11.2.3).
fn draw(desk: &mut Desk<'_>) -> Flow {
    cards::draw(desk, seat(desk), 1, law::DRAW);
    settled()
}

/// 11.5.5 Recruit. What keeps the Company from it.
fn recruit_bar(desk: &Desk<'_>) -> Option<Bar> {
    let none = desk.position.woodland.supply(Piece::RiverfolkWarrior) == 0
        && desk.position.riverfolk.funds(Faction::Riverfolk) == 0;
    if none {
        return Some((LIMIT, crate::Why::SupplyEmpty(Piece::RiverfolkWarrior)));
    }
    riverside(desk).is_empty().then_some((law::RECRUIT, Why::NoRiverside.into()))
}

/// 11.5.5 Recruit. In any clearing on a river.
pub(super) fn recruit_where(desk: &Desk<'_>) -> Flow {
    let offers = riverside(desk).iter().map(|c| (Choice::In(c), Frame::Recruit(c).into()));
    let question = crate::Question::WhereToPlace(Piece::RiverfolkWarrior);
    desk.ask(seat(desk), law::RECRUIT, question).offers(offers).must()
}

/// 11.5.5 Recruit. Here.
pub(super) fn recruit(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, law::RECRUIT, Piece::RiverfolkWarrior, clearing, 1);
    settled()
}

/// 11.5.6.I Choose the Clearing. Without a trade post, ruled by somebody of whom there are two funds.
fn sites(desk: &Desk<'_>) -> Clearings {
    cite(law::CHOOSE_THE_CLEARING);
    let (woodland, board) = (&desk.position.woodland, &desk.position.riverfolk);
    let price = desk.setting.boards.riverfolk.counts.funds_per_trade_post;
    let paying = woodland.playing().iter().filter(|&ruler| board.funds(ruler) >= price);
    let ruled = paying.map(|ruler| woodland.ruled(ruler)).fold(Clearings::NONE, Clearings::union);
    let open =
        ruled.minus(trade_posts(woodland)).and(glossary::placeable(desk, Faction::Riverfolk));
    open.iter().filter(|&clearing| posts_for(clearing, desk).next().is_some()).collect()
}

/// The trade posts a clearing could get: of its suit, as long as there are some; of any in the Lost City (F.C.2).
fn posts_for(clearing: Clearing, desk: &Desk<'_>) -> impl Iterator<Item = Piece> {
    let woodland = &desk.position.woodland;
    let posts = woodland.suits(clearing).filter_map(Piece::trade_post);
    posts.filter(|&post| woodland.supply(post) > 0)
}

/// 11.5.6 Establish Trade Post with Garrison. What keeps the Company from it.
fn establish_bar(desk: &Desk<'_>) -> Option<Bar> {
    sites(desk).is_empty().then_some((law::SPEND_FUNDS, Why::NoSite.into()))
}

/// 11.5.6.I Choose the Clearing. Which one.
pub(super) fn choose_the_clearing(desk: &Desk<'_>) -> Flow {
    let offers = sites(desk).iter().map(|c| (Choice::In(c), Frame::Establish(c).into()));
    desk.ask(seat(desk), law::CHOOSE_THE_CLEARING, Question::EstablishWhere.into())
        .offers(offers)
        .must()
}

/// 11.5.6 Establish Trade Post with Garrison.
pub(super) fn establish(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    cite(law::ESTABLISH_TRADE_POST_WITH_GARRISON);
    let woodland = &desk.position.woodland;
    let ruler = woodland.playing().iter().find(|&faction| woodland.ruled(faction).has(clearing));
    spend_funds(ruler.expect("somebody rules a clearing that is chosen"), desk);
    next(Frame::WhichTradePost(clearing).into())
}

/// 11.5.6.III Place and Score. Of several trade posts that match, the Company says which.
pub(super) fn which_trade_post(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let first = posts_for(clearing, desk).next();
    let first = first.expect("a trade post is left for a clearing that is chosen");
    if posts_for(clearing, desk).nth(1).is_none() {
        return place_and_score(clearing, first, desk);
    }
    let offers = posts_for(clearing, desk)
        .map(|post| (Choice::Piece(post), Frame::PlaceAndScore(clearing, post).into()));
    let question = Question::WhichTradePost { clearing }.into();
    desk.ask(seat(desk), law::PLACE_AND_SCORE, question).offers(offers).must()
}

/// 11.5.6.II Spend Funds. Two, of the player who rules the clearing.
fn spend_funds(ruler: Faction, desk: &mut Desk<'_>) {
    cite(law::SPEND_FUNDS);
    let price = desk.setting.boards.riverfolk.counts.funds_per_trade_post;
    (0..price).for_each(|_| spend(desk, ruler, law::SPEND_FUNDS));
}

/// 11.5.6.III Place and Score. The points of the space the trade post leaves; the garrison as long as there are warriors (R47).
pub(super) fn place_and_score(clearing: Clearing, post: Piece, desk: &mut Desk<'_>) -> Flow {
    let para = law::PLACE_AND_SCORE;
    let space = usize::from(placed(desk, post));
    golden_rules::place_from_track(desk, para, post, clearing);
    golden_rules::place(desk, para, Piece::RiverfolkWarrior, clearing, 1);
    let points = desk.setting.boards.riverfolk.track.points[space];
    victory::score(desk, seat(desk), points, para);
    settled()
}
