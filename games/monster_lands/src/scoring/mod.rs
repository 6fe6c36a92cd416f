//! M31 Scoring, and the ranks of the solo scenarios (M38).

mod points;
mod ranks;
mod reckoning;

pub use ranks::Rank;
pub(crate) use reckoning::reckoning;

use crate::deployment::{Moment, counts_at_the_end, offer_free};
use crate::law::{deployment, scoring as law};
use crate::{Choice, Desk, Fact, Flow, Position, Question, Setting, clan};
use kernel::{Outcome, Seat, Verdict, in_order, over, settled};

kernel::frames! {
    /// A paragraph of the scoring that stands open.
    pub enum Frame {
        BeforeScoring = deployment::CASHING_IN => before_scoring,
        LastCoins(seat: Seat) = deployment::CASHING_IN => last_coins,
        VictoryPoints = law::VICTORY_POINTS => victory_points,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Every clan in turn order, then the points.
fn before_scoring(desk: &Desk<'_>) -> Flow {
    let seats = desk.position.turn_order().map(Frame::LastCoins);
    in_order(seats.chain([Frame::VictoryPoints]).map(Into::into))
}

/// Trophies and Loot may still be cashed in: Gold breaks ties and decides a scenario, a free hire is worth points. R17
fn last_coins(seat: Seat, desk: &Desk<'_>) -> Flow {
    if !counts_at_the_end(desk, seat) {
        return settled();
    }
    let asking = desk.ask(seat, deployment::CASHING_IN, Question::BeforeScoring);
    offer_free(asking, seat, Moment::Between, desk).may(Choice::Done)
}

/// M31.1 Victory Points.
fn victory_points(desk: &mut Desk<'_>) -> Flow {
    for seat in desk.position.turn_order() {
        let points = points::victory_points(desk.setting, desk.position, seat);
        let fact =
            Fact::Score(seat, points.glory, points.reputation, points.trophies, points.affinities);
        desk.tell(law::VICTORY_POINTS, fact);
    }
    desk.position.end();
    over()
}

/// What a clan is worth now.
pub(crate) fn worth(setting: &Setting, position: &Position, seat: Seat) -> u16 {
    points::victory_points(setting, position, seat).total()
}

/// M31.3 Tie-breaks.
///
/// The Leader with the higher Reputation, more Trophy points, more Gold; then the victory is shared. R15
pub(crate) fn outcome(setting: &Setting, position: &Position) -> Outcome {
    kernel::cite(law::TIE_BREAKS);
    let seats = (0..position.seat_count()).map(|seat| Seat(u8::try_from(seat).expect("few seats")));
    let lines = seats.map(|seat| {
        let points = points::victory_points(setting, position, seat);
        let leader = clan::leader_reputation(setting, position, seat);
        let gold = position.clan(seat).gold();
        (seat, i32::from(points.total()), (leader, points.trophies, gold))
    });
    let mut outcome = Outcome::ranked(lines);
    if let Some(scenario) = &setting.scenario {
        let rank = ranks::rank(setting, position, scenario);
        outcome.verdict = Verdict::Solo { rank: rank.key(), level: rank.level() };
        outcome.standings.iter_mut().for_each(|line| line.won = rank > Rank::MonsterFodder);
    }
    outcome
}
