//! 11.4 Birdsong.

use super::abilities::trade_posts;
use super::{Fact, Frame, seat};
use crate::cards::{self, Timing};
use crate::law::riverfolk as law;
use crate::terms::{Faction, Piece};
use crate::{Desk, Flow, victory};
use kernel::{cite, settled};

/// 11.4 Birdsong.
pub(crate) fn birdsong(desk: &mut Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    let steps = [Frame::Protectionism, Frame::Dividends, Frame::GatherFunds];
    cards::with_windows(desk, Timing::Birdsong, steps.map(|step| (step.into(), true)))
}

/// 11.4.1 Protectionism. With no payments, two warriors of the own supply.
pub(super) fn protectionism(desk: &mut Desk<'_>) -> Flow {
    if desk.position.riverfolk.has_no_payments() {
        let count = desk.setting.boards.riverfolk.counts.protectionism;
        let count = desk.position.woodland.draw_from_supply(Piece::RiverfolkWarrior, count);
        if count > 0 {
            desk.position.riverfolk.pay(Faction::Riverfolk, count);
            desk.tell(law::PROTECTIONISM, Fact::Payments { count }.into());
        }
    }
    settled()
}

/// 11.4.2 Dividends. With a trade post on the map, a point for every two funds.
pub(super) fn dividends(desk: &mut Desk<'_>) -> Flow {
    if !trade_posts(&desk.position.woodland).is_empty() {
        let funds = desk.position.riverfolk.all_funds();
        let points = funds / desk.setting.boards.riverfolk.counts.funds_per_point;
        victory::score(desk, seat(desk), points, law::DIVIDENDS);
    }
    settled()
}

/// 11.4.3 Gather Funds. Payments and committed warriors, those on the tracks too.
pub(super) fn gather_funds(desk: &mut Desk<'_>) -> Flow {
    desk.position.riverfolk.gather_funds();
    let count = desk.position.riverfolk.all_funds();
    desk.tell(law::GATHER_FUNDS, Fact::FundsGathered { count }.into());
    settled()
}
