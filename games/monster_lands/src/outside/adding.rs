//! M18 Outside: placing. What is added to a Path besides what must be.

use super::paths::can_hold;
use super::{Frame, Piece};
use crate::clan::one_of;
use crate::law::{alchemist, outside as law};
use crate::position::Assignment;
use crate::setting::Benefit;
use crate::terms::{Colour, Colours, Die, FIGHTING, Path, Place, Store, Trap};
use crate::{Asking, Bar, Choice, Desk, Fact, Flow, Question, Why};
use kernel::{Seat, Set, cite, next, settled};

/// M18.6 Path Header.
///
/// Reinforcements, Traps and Defence tokens, a Potion and a Venom, in this order; then it is done. R10
///
/// It is asked aloud: silence would tell which Traps are in hand, and a deployment ends only with "done".
pub(super) fn add(seat: Seat, path: Path, from: Piece, desk: &Desk<'_>) -> Flow {
    let lies = desk.position.outside().path(path);
    let mercenary = lies.mercenary().expect("pieces are added to a Mercenary's Path");
    let question = Question::Add { mercenary, path, load: lies.load() };
    let asking = desk.ask(seat, law::PATH_HEADER, question).aloud();
    let adding = Adding { seat, path, from, lies };
    let asking = adding.offer_dice(asking, desk);
    let asking = adding.offer_traps(asking, desk);
    let asking = adding.offer_defence(asking, desk);
    if lies.dice().total() + lies.tokens() == 0 {
        return asking.must(); // M18.12
    }
    let asking = adding.offer_stores(asking, desk);
    asking.offer(Choice::Done, Frame::Benefits(seat, path).into()).must()
}

/// Who adds to which Path, from which piece on, and what lies there.
#[derive(Clone, Copy)]
struct Adding<'d> {
    seat: Seat,
    path: Path,
    from: Piece,
    lies: &'d Assignment,
}

impl Adding<'_> {
    fn offer_dice<'d>(self, mut asking: Asking<'d>, desk: &'d Desk<'_>) -> Asking<'d> {
        let Self { seat, path, from, lies } = self;
        let room = can_hold(desk, path, lies.dice().total() + 1, lies.tokens());
        let colours = self.colours_left(desk);
        for die in desk.position.clan(seat).pool().sorts() {
            let bar = if die.colour() == Colour::Persuasion {
                Some((law::PERSUASION_OUTSIDE, Why::NoPersuasion)) // M18.4
            } else if !colours.has(die.colour()) {
                Some((law::PATH_HEADER, Why::NoMoreDice))
            } else if !room {
                Some(NO_ROOM)
            } else {
                (Piece::of(die) < from).then_some(TAKE_BACK)
            };
            let frame = Frame::AddDie(seat, path, die);
            asking = asking.offer_unless(bar, Choice::Die(die), frame.into());
        }
        asking
    }

    /// The colours that may still be added.
    fn colours_left(self, desk: &Desk<'_>) -> Colours {
        match self.path.place() {
            Place::Land(side) => {
                let Some(header) = desk.position.outside().header(side) else {
                    return Colours::NONE;
                };
                let shown = desk.setting.header_path(header, self.path.number());
                let most = shown.required.total() + shown.reinforcements;
                if self.lies.dice().total() < most { shown.colours } else { Colours::NONE }
            }
            Place::Entrance => FIGHTING,
            Place::Mission(_) => Colours::NONE,
        }
    }

    /// Why no token more can be added.
    fn no_room(self, desk: &Desk<'_>) -> Option<Bar> {
        let lies = self.lies;
        let room = can_hold(desk, self.path, lies.dice().total(), lies.tokens() + 1);
        (!room).then_some(NO_ROOM)
    }

    fn offer_traps<'d>(self, mut asking: Asking<'d>, desk: &'d Desk<'_>) -> Asking<'d> {
        let Self { seat, path, from, .. } = self;
        let no_room = self.no_room(desk);
        let hand = desk.position.clan(seat).traps();
        let kinds: Set<Trap> = hand.iter().map(|token| desk.setting.trap_of(token)).collect();
        for trap in kinds {
            let bar = no_room.or_else(|| comes_before(desk, trap, from).then_some(TAKE_BACK));
            let frame = Frame::AddTrap(seat, path, trap);
            asking = asking.offer_unless(bar, Choice::Trap(trap), frame.into());
        }
        asking
    }

    fn offer_defence<'d>(self, asking: Asking<'d>, desk: &'d Desk<'_>) -> Asking<'d> {
        let Self { seat, path, from, .. } = self;
        if desk.position.clan(seat).defence() == 0 {
            return asking;
        }
        let later = (from > Piece::Token(Store::Defence)).then_some(TAKE_BACK);
        let bar = self.no_room(desk).or(later);
        asking.offer_unless(bar, Choice::Defence, Frame::AddDefence(seat, path).into())
    }

    /// M12.4 Take along.
    ///
    /// At most one Potion and one Venom, on Land and Entrance Paths. R37
    fn offer_stores<'d>(self, mut asking: Asking<'d>, desk: &'d Desk<'_>) -> Asking<'d> {
        cite(alchemist::TAKE_ALONG);
        let Self { seat, path, from, lies } = self;
        if path.place() == Place::Entrance && !desk.setting.chosen.potions_at_the_entrance {
            return asking;
        }
        let numbers = desk.setting.numbers.battle;
        let most = [(Store::Potions, numbers.potions_taken), (Store::Venoms, numbers.venoms_taken)];
        for (what, most) in most {
            let taken = lies.stored(what) >= most;
            if taken || desk.position.clan(seat).stored(what) > 0 && from <= Piece::Token(what) {
                let bar = taken.then_some((alchemist::TAKE_ALONG, Why::OnlyOne));
                let frame = Frame::TakeAlong(seat, path, what);
                asking = asking.offer_unless(bar, one_of(what), frame.into());
            }
        }
        asking
    }
}

/// The Path is full.
const NO_ROOM: Bar = (law::CAPACITY, Why::NoRoom);
/// It had to be added earlier.
const TAKE_BACK: Bar = (law::ASSIGN, Why::TakeBack);

/// Whether a Trap had to be added earlier. From top to bottom their order matters only in a Clash (M18.8).
fn comes_before(desk: &Desk<'_>, trap: Trap, from: Piece) -> bool {
    match from {
        Piece::Strength | Piece::Magic => false,
        Piece::Trap(last) => !desk.setting.has_clash() && trap < last,
        Piece::Token(_) => true,
    }
}

/// A die more.
pub(super) fn die(seat: Seat, path: Path, die: Die, desk: &mut Desk<'_>) -> Flow {
    desk.position.deploy_die(seat, path, die);
    next(Frame::Add(seat, path, Piece::of(die)).into())
}

/// M18.8 Face down.
///
/// M18.9 Without a Trap on its Path a Mercenary captures nothing.
pub(super) fn trap(seat: Seat, path: Path, trap: Trap, desk: &mut Desk<'_>) -> Flow {
    cite(law::TRAP_FOR_CAPTURE);
    let mut hand = desk.position.clan(seat).traps().iter();
    if let Some(token) = hand.find(|&token| desk.setting.trap_of(token) == trap) {
        desk.position.deploy_trap(seat, path, token);
    }
    next(Frame::Add(seat, path, Piece::Trap(trap)).into())
}

/// A Defence token, a Potion or a Venom more.
pub(super) fn token(seat: Seat, path: Path, what: Store, desk: &mut Desk<'_>) -> Flow {
    desk.position.take_along(seat, path, what);
    next(Frame::Add(seat, path, Piece::Token(what)).into())
}

/// M18.10 Benefits.
///
/// Gold, Potions and Venoms lie on the Mercenary's token; Rerolls and Defence Talents wait for the battle.
pub(super) fn benefits(seat: Seat, path: Path, desk: &mut Desk<'_>) -> Flow {
    match path.place() {
        Place::Land(side) => {
            let header = desk.position.outside().header(side);
            let benefit = header.map(|h| desk.setting.header_path(h, path.number()).benefit);
            match benefit {
                Some(Benefit::Gold { gold }) => desk.position.add_gold(desk.setting, path, gold),
                Some(Benefit::Potion) => one_more(path, Store::Potions, desk),
                Some(Benefit::Venom) => one_more(path, Store::Venoms, desk),
                Some(Benefit::Defence { .. } | Benefit::Reroll { .. }) | None => {}
            }
        }
        Place::Entrance => entrance_benefits(path, desk),
        Place::Mission(_) => {}
    }
    let lies = desk.position.outside().path(path);
    if let Some(mercenary) = lies.mercenary() {
        desk.tell(law::ASSIGN, Fact::Sends(seat, mercenary, path, lies.load()));
    }
    settled()
}

/// M12.5 One more from the Path.
fn one_more(path: Path, what: Store, desk: &mut Desk<'_>) {
    cite(alchemist::ONE_MORE_FROM_THE_PATH);
    desk.position.add_one(desk.setting, path, what);
}

/// M18.13 Entrance benefits.
fn entrance_benefits(path: Path, desk: &mut Desk<'_>) {
    cite(law::ENTRANCE_BENEFITS);
    let gold = desk.setting.citadel.entrance_path[path.number()].gold;
    desk.position.add_gold(desk.setting, path, gold);
}
