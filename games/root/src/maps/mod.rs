//! C The other maps: what the Lake and the Mountain add to a turn.
//!
//! What a map is (C.1.1, C.2.2, C.2.4, C.3.5) is in `setting/map.rs`, how it is set up (C.2.1, C.3.1) in `setup/mod.rs`.

use crate::frame::Frame as F;
use crate::key_actions::movement;
use crate::key_terms::rule;
use crate::position::{Mark, Trigger, TriggerKind};
use crate::terms::{CardName, Clearing, Clearings};
use crate::{
    Asking, Choice, Desk, Fact, Flow, Question, Why, cards, choice, glossary, landmarks, law,
    victory,
};
use choice::Action;
use kernel::{Para, Seat, cite, settled};

kernel::frames! {
    /// Open paragraphs of Appendix C.
    pub enum Frame {
        FerryArrives { seat: Seat, to: Clearing } = law::maps::THE_FERRY => ferry_arrives,
        OpenPath = law::maps::REMOVING_CLOSED_PATHS => removing_closed_paths,
        /// C.3.3: this path, by its number in the map's data; a card is to be discarded for it.
        OpenThis { number: u8 } = law::maps::REMOVING_CLOSED_PATHS => for_which_card,
        Opened { number: u8, card: CardName } = law::maps::REMOVING_CLOSED_PATHS => opened,
        ThePass = law::maps::THE_PASS => the_pass,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// C.2.5 The Ferry. Once a turn a move from its clearing may cross to any other coast, as if adjacent.
pub(crate) fn ferry_destinations(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Clearings {
    let coasts = coasts_across(desk, from);
    if coasts.is_empty() { coasts } else { movement::rule_required(desk, seat, from, coasts) }
}

/// The coasts the Ferry can still reach this turn from a clearing, whoever rules.
pub(crate) fn coasts_across(desk: &Desk<'_>, from: Clearing) -> Clearings {
    let woodland = &desk.position.woodland;
    if woodland.ferry() != Some(from) || desk.position.turn.has(Mark::Ferried) {
        return Clearings::NONE;
    }
    let across = if desk.setting.map.coastal.is_empty() {
        crossing(desk, from)
    } else {
        cite(law::maps::THE_FERRY);
        coastal_clearings(desk).without(from)
    };
    across.minus(woodland.scorched())
}

/// F.F.2 Ferry: Crossing. Where there is no lake it goes along the river, once a turn.
fn crossing(desk: &Desk<'_>, from: Clearing) -> Clearings {
    cite(law::landmarks::CROSSING);
    desk.setting.map.rivers_at(from)
}

/// C.2.3 Coastal Clearings. Those that touch the lake.
pub(crate) fn coastal_clearings(desk: &Desk<'_>) -> Clearings {
    cite(law::maps::COASTAL_CLEARINGS);
    desk.setting.map.coastal
}

/// C.2.5 The Ferry. A player has crossed: what that brings waits beside an outrage, in the turn player's order (R27).
pub(crate) fn cross(desk: &mut Desk<'_>, seat: Seat, to: Clearing) {
    desk.position.turn.mark(Mark::Ferried);
    let kind = TriggerKind::Ferry;
    desk.position.await_trigger(Trigger { kind, clearing: to, count: 1, by: seat });
}

/// C.2.5 The Ferry. It follows the move, and whoever moved draws a card: an ally who was taken along too (R15).
fn ferry_arrives(seat: Seat, to: Clearing, desk: &mut Desk<'_>) -> Flow {
    if desk.position.woodland.ferry() != Some(to) {
        desk.position.woodland.put_ferry(to);
        desk.tell(ferry(desk), Fact::FerryMoved { to });
    }
    cards::draw(desk, seat, desk.setting.boards.landmarks.ferry.draw, ferry(desk));
    settled()
}

/// F.F.3 Ferry: Passage. Whoever crosses draws a card; on the Lake C.2.5 says so.
fn ferry(desk: &Desk<'_>) -> Para {
    if desk.setting.map.coastal.is_empty() { law::landmarks::PASSAGE } else { law::maps::THE_FERRY }
}

/// Adds, on the Mountain, the opening of a closed path during Daylight.
pub(crate) fn offer_open_path<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    if !desk.position.woodland.has_closed_paths() || desk.position.turn.has(Mark::OpenedPath) {
        return asking;
    }
    let open = Choice::Do(Action::OpenPath);
    let para = law::maps::REMOVING_CLOSED_PATHS;
    if desk.position.player(seat).hand().is_empty() {
        asking.withhold(open, para, Why::NoCards)
    } else if reachable_paths(desk, seat).next().is_none() {
        asking.withhold(open, para, Why::NoPieceAtClosedPath)
    } else {
        asking.again(open, F::Maps(Frame::OpenPath))
    }
}

/// C.3.2 Closed Paths. Those with faction pieces of the player at one end can be opened.
fn reachable_paths(
    desk: &Desk<'_>,
    seat: Seat,
) -> impl Iterator<Item = (u8, (Clearing, Clearing))> {
    cite(law::maps::CLOSED_PATHS);
    let pieces = glossary::with_faction_pieces(desk, seat);
    let paths = desk
        .position
        .woodland
        .closed_paths()
        .map(|number| (number, desk.setting.map.closed[usize::from(number)]));
    paths.filter(move |(_, (from, to))| pieces.has(*from) || pieces.has(*to))
}

/// C.3.3 Removing Closed Paths. Any card opens one path for good, for a point, once a turn.
fn removing_closed_paths(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = reachable_paths(desk, seat)
        .map(|(number, (from, to))| (Choice::Path(from, to), F::Maps(Frame::OpenThis { number })));
    desk.ask(seat, law::maps::REMOVING_CLOSED_PATHS, Question::WhichPath).offers(offers).must()
}

fn for_which_card(number: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(desk.position.player(seat).hand());
    let offers = names.map(|card| (Choice::Card(card), F::Maps(Frame::Opened { number, card })));
    desk.ask(seat, law::maps::REMOVING_CLOSED_PATHS, Question::DiscardForPath)
        .offers(offers)
        .aloud()
        .must()
}

fn opened(number: u8, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let para = law::maps::REMOVING_CLOSED_PATHS;
    cards::discard(desk, seat, card, para);
    let (from, to) = desk.setting.map.closed[usize::from(number)];
    desk.position.woodland.open_path(number.into(), (from, to));
    desk.position.turn.mark(Mark::OpenedPath);
    desk.tell(para, Fact::PathOpened { from, to });
    victory::score(desk, seat, 1, para);
    settled()
}

/// C.3.4 The Pass. Whoever rules the Tower's clearing at the end of the own Evening scores a point.
fn the_pass(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let faction = desk.position.faction(seat);
    let ruled = rule::ruled_by(&desk.position.woodland, faction);
    if landmarks::tower(desk.setting, desk.position).is_some_and(|pass| ruled.has(pass)) {
        victory::score(desk, seat, 1, law::maps::THE_PASS);
    }
    settled()
}
