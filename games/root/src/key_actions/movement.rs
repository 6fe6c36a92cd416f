//! 4.2 Move.

use crate::frame::Frame as F;
use crate::key_terms::{adjacency, rule};
use crate::position::{Trigger, TriggerKind};
use crate::setting::Setting;
use crate::terms::{CardName, Clearing, Clearings, Piece};
use crate::{
    Asking, Bar, Choice, Desk, Fact, Flow, Question, Why, alliance, cards, corvids, duchy,
    golden_rules, hirelings, hundreds, keepers, law, maps, riverfolk, vagabond,
};
use kernel::{Para, Seat, cite};

kernel::frames! {
    /// Open paragraphs of 4.2.
    pub enum Frame {
        OneMove { seat: Seat, optional: bool } = law::key_actions::MOVE => ask_move,
        HowMany(journey: Journey) = law::key_actions::MOVE => how_many,
        Go { journey: Journey, count: u8 } = law::key_actions::MOVE => go,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// A way warriors go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Journey {
    /// Whose warriors.
    pub seat: Seat,
    /// From where.
    pub from: Clearing,
    /// To where.
    pub to: Clearing,
    /// Whether by Ferry (C.2.5).
    pub by_ferry: bool,
}

/// The frame of one move that must be taken if it can.
pub(crate) const fn one_move(seat: Seat) -> F {
    F::Move(Frame::OneMove { seat, optional: false })
}

/// 4.2 Move. A player takes one move from any clearing.
fn ask_move(seat: Seat, optional: bool, desk: &Desk<'_>) -> Flow {
    if desk.position.faction(seat).is_vagabond() {
        return kernel::next(F::Vagabond(vagabond::Frame::Move { seat, boots: 0, optional }));
    }
    let speaker = hirelings::speaker(desk, seat);
    let asking = desk.ask(speaker, law::key_actions::MOVE, Question::Move);
    let asking = offer_moves(asking, desk, seat, Clearings::ALL);
    let asking = duchy::offer_the_burrow(asking, desk, seat, duchy::Passage::departure);
    if optional { asking.may(Choice::Pass) } else { asking.if_any() }
}

/// Whether a player can take any move with warriors.
pub(crate) fn can_move(desk: &Desk<'_>, seat: Seat) -> bool {
    if desk.position.faction(seat).is_vagabond() {
        return vagabond::can_move(desk, seat, 0);
    }
    can_move_from(desk, seat, Clearings::ALL) || duchy::can_pass_the_burrow(desk, seat)
}

/// What keeps a player from any move with warriors: there are none (4.2), none rule where they are or could go (4.2.1), or
/// all are caught in snares (13.7.2).
pub(crate) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    if can_move(desk, seat) {
        return None;
    }
    if !starts(desk, seat, Clearings::ALL).is_empty() {
        return Some((law::key_actions::RULE_REQUIRED, Why::NowhereToMove));
    }
    let snared = snared(desk, seat, Clearings::ALL).first();
    Some(snared.map_or((law::key_actions::MOVE, Why::NowhereToMove), |clearing| {
        (law::corvids::SNARE, corvids::Why::Snared { clearing }.into())
    }))
}

/// Whether a player can take a move with warriors from one of these clearings.
pub(crate) fn can_move_from(desk: &Desk<'_>, seat: Seat, from: Clearings) -> bool {
    starts(desk, seat, from).iter().any(|start| {
        !destinations(desk, seat, start).is_empty()
            || !maps::ferry_destinations(desk, seat, start).is_empty()
    })
}

#[inline]
fn starts(desk: &Desk<'_>, seat: Seat, from: Clearings) -> Clearings {
    let faction = desk.position.faction(seat);
    // 13.7.2
    let snares = corvids::snares(desk, faction);
    let starts = desk.position.woodland.with_warriors(faction).and(from).minus(snares);
    if desk.position.hirelings.is_empty() {
        starts
    } else {
        hirelings::free_to_leave(desk, seat, starts)
    }
}

/// How many of a player's warriors, the warlord not counted, can leave a clearing: a Band keeps who came this turn (E.16).
#[inline]
pub(crate) fn most_leaving(desk: &Desk<'_>, seat: Seat, from: Clearing) -> u8 {
    let here = desk.position.woodland.followers(desk.position.faction(seat), from);
    if desk.position.hirelings.is_empty() {
        return here;
    }
    here.saturating_sub(hirelings::crowded(desk, seat, from))
}

/// Where a player's warriors can go from a clearing by path, if they can leave it at all.
pub(crate) fn ways_from(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Clearings {
    if starts(desk, seat, Clearings::only(from)).is_empty() || most_leaving(desk, seat, from) == 0 {
        return Clearings::NONE;
    }
    destinations(desk, seat, from)
}

/// Adds every move a player's warriors can take from some clearings.
pub(crate) fn offer_moves<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    from: Clearings,
) -> Asking<'d> {
    offer_journeys(asking, desk, seat, from, |start| {
        let leaves = leaving(desk, seat, start);
        move |journey| leaves.departure(journey)
    })
}

/// The frame in which warriors leave: who is alone goes at once; of more it is asked how many go, and whether a warlord leads
/// them (14.2.2).
pub(crate) fn departure(desk: &Desk<'_>, journey: Journey) -> F {
    leaving(desk, journey.seat, journey.from).departure(journey)
}

/// Who leaves a clearing.
#[derive(Debug, Clone, Copy)]
enum Leaving {
    Led,
    Alone,
    Several,
}

fn leaving(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Leaving {
    if hundreds::leads(desk, seat, from) {
        Leaving::Led
    } else if most_leaving(desk, seat, from) == 1 {
        Leaving::Alone
    } else {
        Leaving::Several
    }
}

impl Leaving {
    #[inline]
    fn departure(self, journey: Journey) -> F {
        match self {
            Self::Led => hundreds::warlord::Frame::Too(journey).into(),
            Self::Alone => F::Move(Frame::Go { journey, count: 1 }),
            Self::Several => F::Move(Frame::HowMany(journey)),
        }
    }
}

/// Adds every way a player's warriors can go from some clearings, each opening a frame that its start chooses.
pub(crate) fn offer_journeys<'d, O: Fn(Journey) -> F>(
    mut asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    from: Clearings,
    from_start: impl Fn(Clearing) -> O,
) -> Asking<'d> {
    for start in starts(desk, seat, from) {
        let opens = from_start(start);
        let journey = |to, by_ferry| opens(Journey { seat, from: start, to, by_ferry });
        let by_path = destinations(desk, seat, start).iter();
        asking = asking.offers(by_path.map(|to| (Choice::Move(start, to), journey(to, false))));
        let by_ferry = maps::ferry_destinations(desk, seat, start).iter();
        asking = asking.offers(by_ferry.map(|to| (Choice::Ferry(start, to), journey(to, true))));
        asking = asking.withholds(|| withheld(desk, seat, start));
    }
    asking.withholds(|| withheld_snared(desk, seat, from))
}

/// Where snares do not let warriors go (13.7.2).
fn withheld_snared(
    desk: &Desk<'_>,
    seat: Seat,
    from: Clearings,
) -> impl Iterator<Item = (Choice, Para, Why)> {
    let snares = snared(desk, seat, from);
    snares.iter().flat_map(move |start| {
        adjacency::adjacent_for(desk, seat, start).iter().map(move |to| {
            let why = corvids::Why::Snared { clearing: start }.into();
            (Choice::Move(start, to), law::corvids::SNARE, why)
        })
    })
}

/// The clearings where a player's warriors are caught in snares (13.7.2).
fn snared(desk: &Desk<'_>, seat: Seat, from: Clearings) -> Clearings {
    let faction = desk.position.faction(seat);
    desk.position.woodland.with_warriors(faction).and(from).and(corvids::snares(desk, faction))
}

fn withheld(
    desk: &Desk<'_>,
    seat: Seat,
    from: Clearing,
) -> impl Iterator<Item = (Choice, Para, Why)> {
    let open = destinations(desk, seat, from);
    let barred = adjacency::adjacent_for(desk, seat, from).minus(open);
    barred.iter().map(move |to| {
        let (para, why) = if desk.position.woodland.scorched().has(to) {
            (law::characters::SCORCHED_EARTH, Why::Scorched(to))
        } else {
            (law::key_actions::RULE_REQUIRED, Why::RulesNeither(from, to))
        };
        (Choice::Move(from, to), para, why)
    })
}

/// Where warriors can go from a clearing: adjacent, with rule at either end, and not where nothing may move (D.6.2).
fn destinations(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Clearings {
    let near = adjacency::adjacent_for(desk, seat, from);
    rule_required(desk, seat, from, near).minus(desk.position.woodland.scorched())
}

/// 4.2.1 Rule Required. Of the origin, the destination or both.
pub(crate) fn rule_required(
    desk: &Desk<'_>,
    seat: Seat,
    from: Clearing,
    to: Clearings,
) -> Clearings {
    cite(law::key_actions::RULE_REQUIRED);
    if Setting::is_hired(seat) {
        return rule_required_of_band(desk, seat, from, to);
    }
    let faction = desk.position.faction(seat);
    let ruled = rule::ruled_by(&desk.position.woodland, faction);
    // 9.2.3, 13.2.3
    let nimble = vagabond::is_nimble(faction) || corvids::is_nimble(faction);
    if nimble || ruled.has(from) || cards::has_effect(desk, seat, CardName::CorvidPlanners) {
        to
    } else if riverfolk::ignores_rule_on_rivers(faction) {
        // 11.2.2
        to.and(ruled.union(adjacency::rivers(desk, from)))
    } else if desk.position.hirelings.is_empty() {
        to.and(ruled)
    } else {
        to.and(ruled.union(hirelings::free_of_rule(desk, seat, from)))
    }
}

/// E.3.1: a hireling moves where its controller rules.
#[cold]
#[inline(never)]
fn rule_required_of_band(desk: &Desk<'_>, band: Seat, from: Clearing, to: Clearings) -> Clearings {
    let ruled = rule::ruled_by(&desk.position.woodland, hirelings::moves_for(desk, band));
    if ruled.has(from) { to } else { to.and(ruled) }
}

/// Any number of warriors, at least one.
fn how_many(journey: Journey, desk: &Desk<'_>) -> Flow {
    let Journey { seat, from, to, .. } = journey;
    let warriors = most_leaving(desk, seat, from);
    let offers =
        (1..=warriors).map(|count| (Choice::Count(count), F::Move(Frame::Go { journey, count })));
    let speaker = hirelings::speaker(desk, seat);
    desk.ask(speaker, law::key_actions::MOVE, Question::HowManyMove(from, to)).offers(offers).must()
}

fn go(journey: Journey, count: u8, desk: &mut Desk<'_>) -> Flow {
    let Journey { seat, from, to, by_ferry } = journey;
    march(desk, seat, (from, to), count);
    if by_ferry {
        // E.3.7
        let mover = hirelings::rules::odd_cases(desk, seat).unwrap_or(seat);
        maps::cross(desk, mover, to);
    }
    let road = if by_ferry { None } else { hirelings::on_the_road(desk, seat, (from, to)) };
    // 15.2.4
    let relics = keepers::carrying(desk, journey, count);
    if relics.is_some() || road.is_some() {
        return kernel::in_order([relics, road, Some(arrival())].into_iter().flatten());
    }
    golden_rules::after_removal(golden_rules::Order::TurnPlayer, desk)
}

/// Moves a player's warriors and lets an outrage wait (8.2.6). The next frame is [`arrival`].
pub(crate) fn march(desk: &mut Desk<'_>, seat: Seat, way: (Clearing, Clearing), count: u8) {
    if let Some(piece) = desk.position.faction(seat).warrior() {
        march_piece(desk, seat, piece, way, count);
    }
}

/// Moves warriors of one kind, as [`march`] does.
pub(crate) fn march_piece(
    desk: &mut Desk<'_>,
    seat: Seat,
    piece: Piece,
    (from, to): (Clearing, Clearing),
    count: u8,
) {
    desk.position.woodland.shift(piece, from, to, count);
    desk.tell(law::key_actions::MOVE, Fact::Moved { piece, from, to, count });
    if hirelings::has_crowd(desk) && seat == desk.position.turn.seat() {
        let left = desk.position.woodland.followers(piece.owner(), from);
        desk.position.hirelings.leave(from, left);
        desk.position.hirelings.arrive(to, count);
    }
    tread(desk, seat, piece, to);
}

/// A player has moved warriors into a clearing: an outrage waits (8.2.6).
pub(crate) fn tread(desk: &mut Desk<'_>, seat: Seat, piece: Piece, to: Clearing) {
    // E.3.7
    let Some(by) = hirelings::rules::odd_cases(desk, seat) else { return };
    let mover = if by == seat { piece.owner() } else { desk.position.faction(by) };
    if alliance::is_outraged(&desk.position.woodland, mover, to) {
        let kind = TriggerKind::Outrage;
        desk.position.await_trigger(Trigger { kind, clearing: to, count: 1, by });
    }
}

/// The frame that fires what a move has triggered.
pub(crate) const fn arrival() -> F {
    golden_rules::total_removal()
}
