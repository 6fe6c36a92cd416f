//! 13.4 Birdsong.

use super::abilities::face_down;
use super::{Cause, Fact, Frame, Question, plots, seat};
use crate::cards::{self, Timing};
use crate::key_actions::craft as crafting;
use crate::law::corvids as law;
use crate::terms::{CardName, Clearing, Clearings, Faction, Piece, Plot, Suit};
use crate::{Choice, Desk, Flow, glossary, victory};
use kernel::{cite, in_order, next, settled};

/// 13.4 Birdsong. Cards crafted now can be used before the next step.
pub(crate) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    desk.position.corvids.begin_turn();
    let steps =
        [cards::window(desk, Timing::Birdsong), craft(desk), Some(Frame::RestOfBirdsong.into())];
    in_order(steps.into_iter().flatten())
}

/// 13.4.1 Craft. By activating plots.
fn craft(desk: &Desk<'_>) -> Option<crate::Frame> {
    cite(law::CRAFT);
    crafting::opening(desk, seat(desk))
}

/// 13.4 Birdsong. Flip plots, then recruit: an extortion may bring the card for it.
pub(super) fn rest_of_birdsong(desk: &Desk<'_>) -> Flow {
    let flips = !ready(desk).is_empty();
    let recruits = flips || !desk.position.player(seat(desk)).hand().is_empty();
    let steps = [(Frame::FlipPlots.into(), flips), (Frame::Recruit.into(), recruits)];
    cards::with_windows(desk, Timing::Birdsong, steps)
}

/// The face-down plots that have a warrior with them.
fn ready(desk: &Desk<'_>) -> Clearings {
    face_down(desk).and(desk.position.woodland.with(Piece::CorvidWarrior))
}

/// 13.4.2 Flip Plots. Any number, one at a time.
pub(super) fn flip_plots(desk: &Desk<'_>) -> Flow {
    let offers = ready(desk).iter();
    desk.ask(seat(desk), law::FLIP_PLOTS, Question::FlipPlots.into())
        .agains(offers.map(|clearing| (Choice::In(clearing), Frame::Flip(clearing).into())))
        .may(Choice::Pass)
}

/// 13.4.2 Flip Plots. A point for each plot that lies face up then; a bomb and an extortion have their effect.
pub(super) fn flip(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let plot = desk.position.corvids.plot(clearing).expect("a plot that is flipped is there");
    desk.reveal();
    desk.position.corvids.flip(clearing);
    desk.tell(law::FLIP_PLOTS, Fact::Flipped { clearing, plot }.into());
    let points = u8::try_from(desk.position.corvids.face_up().len()).expect("plots are few");
    victory::score(desk, seat(desk), points, law::FLIP_PLOTS);
    match plot {
        Plot::Bomb => plots::bomb(clearing, desk),
        Plot::Extortion => plots::extortion(clearing, desk),
        Plot::Snare | Plot::Raid => settled(),
    }
}

/// 13.4.3 Recruit. Once a turn, for any card.
pub(super) fn recruit(desk: &Desk<'_>) -> Flow {
    if desk.position.woodland.supply(Piece::CorvidWarrior) == 0 {
        return settled();
    }
    let names = desk.setting.deck.names(desk.position.player(seat(desk)).hand());
    desk.ask(seat(desk), law::RECRUIT, Question::Recruit.into())
        .offers(names.map(|name| (Choice::Card(name), Frame::RecruitWith(name).into())))
        .may(Choice::Pass)
}

/// 13.4.3 Recruit. The suit of the card; of a bird, the Corvids choose it.
pub(super) fn recruit_with(name: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::discard(desk, seat(desk), name, law::RECRUIT);
    let suit = desk.setting.suit_of(name);
    if suit == Suit::Bird { next(Frame::RecruitSuit.into()) } else { recruit_among(suit, desk) }
}

/// 13.4.3 Recruit. The suit a bird stands for.
pub(super) fn recruit_suit(desk: &Desk<'_>) -> Flow {
    let offers =
        Suit::OF_CLEARINGS.map(|suit| (Choice::Suit(suit), Frame::RecruitAmong(suit).into()));
    desk.ask(seat(desk), law::RECRUIT, Question::RecruitSuit.into()).offers(offers).must()
}

/// 13.4.3 Recruit. A warrior in each clearing of the suit.
pub(super) fn recruit_among(suit: Suit, desk: &Desk<'_>) -> Flow {
    let placeable = glossary::placeable(desk, Faction::Corvids);
    let among = desk.position.woodland.of_suit(suit).and(placeable);
    next(Frame::Muster(Cause::Recruit, among).into())
}
