//! 12.2 Faction Rules and Abilities.

use super::{Fact, Frame, Question, rank, seat};
use crate::key_actions::movement;
use crate::law::duchy as law;
use crate::terms::{Clearing, Clearings, Faction, Minister, Piece};
use crate::{Asking, Choice, Desk, Flow, Why, cards, corvids, golden_rules};
use kernel::{Para, Seat, cite, next, settled};

/// 12.2.1 Crafting. With citadels and markets.
pub(crate) fn crafting() -> &'static [Piece] {
    cite(law::CRAFTING);
    &[Piece::Citadel, Piece::Market]
}

/// 12.2.2 The Burrow. The clearings it is adjacent to: those with a tunnel.
fn mouths(desk: &Desk<'_>) -> Clearings {
    cite(law::THE_BURROW);
    desk.position.woodland.with(Piece::Tunnel)
}

/// 12.2.2 The Burrow. The Duchy always rules it.
pub(crate) fn rules_the_burrow(faction: Faction) -> bool {
    cite(law::THE_BURROW);
    faction == Faction::Duchy
}

/// Where warriors can come up: not where nothing may move (D.6.2).
fn ways_up(desk: &Desk<'_>) -> Clearings {
    if desk.position.duchy.burrow() == 0 {
        return Clearings::NONE;
    }
    mouths(desk).minus(desk.position.woodland.scorched())
}

/// Where warriors can go down: not out of a snare (13.7.2).
fn ways_down(desk: &Desk<'_>) -> Clearings {
    let snares = corvids::snares(desk, Faction::Duchy);
    mouths(desk).and(desk.position.woodland.with(Piece::DuchyWarrior)).minus(snares)
}

/// A move from the Burrow or into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Passage {
    /// Up to this clearing.
    Up(Clearing),
    /// Down from this clearing.
    Down(Clearing),
}

impl Passage {
    const fn choice(self) -> Choice {
        match self {
            Self::Up(to) => Choice::Emerge(to),
            Self::Down(from) => Choice::Burrow(from),
        }
    }

    /// The frame in which it is asked how many go.
    pub(crate) const fn departure(self) -> crate::Frame {
        crate::Frame::Duchy(match self {
            Self::Up(to) => Frame::EmergeTo(to),
            Self::Down(from) => Frame::BurrowFrom(from),
        })
    }
}

/// Whether a player can take a move from or into the Burrow.
pub(crate) fn can_pass_the_burrow(desk: &Desk<'_>, seat: Seat) -> bool {
    desk.position.faction(seat) == Faction::Duchy
        && !ways_up(desk).union(ways_down(desk)).is_empty()
}

/// 12.2.2 The Burrow. Adds the moves of the Duchy from it and into it, each opening a frame: it always rules there (R48).
pub(crate) fn offer_the_burrow<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    opens: impl Fn(Passage) -> crate::Frame,
) -> Asking<'d> {
    if desk.position.faction(seat) != Faction::Duchy {
        return asking;
    }
    let up = ways_up(desk).iter().map(Passage::Up);
    let passages = up.chain(ways_down(desk).iter().map(Passage::Down));
    asking
        .offers(passages.map(|passage| (passage.choice(), opens(passage))))
        .withholds(|| withheld_snared(desk))
}

/// Where snares let nobody go down (13.7.2).
fn withheld_snared(desk: &Desk<'_>) -> impl Iterator<Item = (Choice, Para, Why)> {
    let warriors = mouths(desk).and(desk.position.woodland.with(Piece::DuchyWarrior));
    warriors.and(corvids::snares(desk, Faction::Duchy)).iter().map(|clearing| {
        let why = corvids::Why::Snared { clearing }.into();
        (Choice::Burrow(clearing), crate::law::corvids::SNARE, why)
    })
}

/// How many come up.
pub(super) fn emerge_to(to: Clearing, desk: &Desk<'_>) -> Flow {
    let counts = 1..=desk.position.duchy.burrow();
    desk.ask(seat(desk), law::THE_BURROW, Question::HowManyEmerge { clearing: to }.into())
        .offers(counts.map(|count| (Choice::Count(count), Frame::Emerge(to, count).into())))
        .must()
}

/// 12.2.2 The Burrow. Warriors come up; they move in as any do (8.2.6).
pub(super) fn emerge(to: Clearing, count: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.duchy.leave_burrow(count);
    desk.position.woodland.return_to_supply(Piece::DuchyWarrior, count);
    desk.position.woodland.place(Piece::DuchyWarrior, to, count);
    desk.tell(law::THE_BURROW, Fact::Emerged { clearing: to, count }.into());
    movement::tread(desk, seat(desk), Piece::DuchyWarrior, to);
    golden_rules::after_removal(golden_rules::Order::TurnPlayer, desk)
}

/// How many go down.
pub(super) fn burrow_from(from: Clearing, desk: &Desk<'_>) -> Flow {
    let counts = 1..=desk.position.woodland.count(Piece::DuchyWarrior, from);
    desk.ask(seat(desk), law::THE_BURROW, Question::HowManyBurrow { clearing: from }.into())
        .offers(counts.map(|count| (Choice::Count(count), Frame::Burrow(from, count).into())))
        .must()
}

/// 12.2.2 The Burrow. Warriors go down.
pub(super) fn burrow(from: Clearing, count: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.woodland.take(Piece::DuchyWarrior, from, count);
    desk.position.duchy.enter_burrow(count);
    desk.tell(law::THE_BURROW, Fact::Burrowed { clearing: from, count }.into());
    settled()
}

/// 12.2.3 The Price of Failure. Once for all buildings removed together: a random card, then the highest minister.
pub(super) fn price_of_failure(desk: &mut Desk<'_>) -> Flow {
    let (duchy, hand) = (seat(desk), desk.position.player(seat(desk)).hand());
    if !hand.is_empty() {
        desk.reveal();
        let card = crate::position::any_of(hand, &mut desk.chance);
        let name = desk.setting.deck.name(card);
        cards::discard(desk, duchy, name, law::THE_PRICE_OF_FAILURE);
    }
    next(Frame::LoseMinister.into())
}

/// 12.2.3 The Price of Failure. Of several ministers of the highest rank the Duchy chooses one.
pub(super) fn lose_minister(desk: &Desk<'_>) -> Flow {
    let highest = desk.position.duchy.swayed().map(|minister| rank(desk, minister)).max();
    let of_rank = |minister: &Minister| Some(rank(desk, *minister)) == highest;
    let offers = desk.position.duchy.swayed().filter(of_rank);
    desk.ask(seat(desk), law::THE_PRICE_OF_FAILURE, Question::LoseMinister.into())
        .offers(offers.map(|who| (Choice::Minister(who), Frame::Dismiss(who).into())))
        .if_any()
}

/// 12.2.3 The Price of Failure. The minister is neutral again; the crown is gone for good.
pub(super) fn dismiss(minister: Minister, desk: &mut Desk<'_>) -> Flow {
    desk.position.duchy.dismiss(minister);
    desk.tell(law::THE_PRICE_OF_FAILURE, Fact::Dismissed { minister }.into());
    settled()
}
