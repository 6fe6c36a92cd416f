//! M18 Outside: placing. What is added to a Path besides what must be.

use super::paths::can_hold;
use super::{Frame, Piece};
use crate::law::{alchemist, outside as law};
use crate::setting::Benefit;
use crate::terms::{Colour, Colours, Die, FIGHTING, Path, Place, Store, Trap};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why};
use kernel::{Seat, Set, cite, next, settled};

/// Who adds to which Path, and from which piece on.
#[derive(Clone, Copy)]
struct Adding {
    seat: Seat,
    path: Path,
    from: Piece,
}

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
    let adding = Adding { seat, path, from };
    let asking = offer_dice(asking, adding, desk);
    let asking = offer_traps(asking, adding, desk);
    let asking = offer_defence(asking, adding, desk);
    if lies.dice().total() + lies.tokens() == 0 {
        return asking.must(); // M18.12
    }
    let asking = offer_stores(asking, adding, desk);
    asking.offer(Choice::Done, Frame::Benefits(seat, path).into()).must()
}

/// The colours that may still be added, and why not others.
fn colours_left(desk: &Desk<'_>, path: Path) -> Colours {
    match path.place() {
        Place::Land(side) => {
            let Some(header) = desk.position.outside().header(side) else {
                return Colours::default();
            };
            let shown = desk.setting.header_path(header, path.number());
            let most = shown.required.total() + shown.reinforcements;
            let placed = desk.position.outside().path(path).dice().total();
            if placed < most { shown.colours } else { Colours::default() }
        }
        Place::Entrance => FIGHTING,
        Place::Mission(_) => Colours::default(),
    }
}

fn offer_dice<'d>(mut asking: Asking<'d>, adding: Adding, desk: &'d Desk<'_>) -> Asking<'d> {
    let Adding { seat, path, from } = adding;
    let lies = desk.position.outside().path(path);
    let room = can_hold(desk, path, lies.dice().total() + 1, lies.tokens());
    let colours = colours_left(desk, path);
    for die in desk.position.clan(seat).pool().sorts() {
        let choice = Choice::Die(die);
        let piece = match die {
            Die::Strength => Piece::Strength,
            Die::Magic => Piece::Magic,
            Die::Persuasion(_) => {
                let why = Why::NoPersuasion;
                asking = asking.withhold(choice, law::PERSUASION_OUTSIDE, why); // M18.4
                continue;
            }
        };
        asking = if !colours.has(die.colour()) {
            asking.withhold(choice, law::PATH_HEADER, Why::NoMoreDice)
        } else if !room {
            asking.withhold(choice, law::CAPACITY, Why::NoRoom)
        } else if piece < from {
            asking.withhold(choice, law::ASSIGN, Why::TakeBack)
        } else {
            asking.offer(choice, Frame::AddDie(seat, path, die).into())
        };
    }
    asking
}

fn offer_traps<'d>(mut asking: Asking<'d>, adding: Adding, desk: &'d Desk<'_>) -> Asking<'d> {
    let Adding { seat, path, from } = adding;
    let lies = desk.position.outside().path(path);
    let room = can_hold(desk, path, lies.dice().total(), lies.tokens() + 1);
    let hand = desk.position.clan(seat).traps();
    let kinds: Set<Trap> = hand.iter().map(|token| desk.setting.trap_of(token)).collect();
    for trap in kinds {
        let choice = Choice::Trap(trap);
        asking = if !room {
            asking.withhold(choice, law::CAPACITY, Why::NoRoom)
        } else if comes_before(desk, trap, from) {
            asking.withhold(choice, law::ASSIGN, Why::TakeBack)
        } else {
            asking.offer(choice, Frame::AddTrap(seat, path, trap).into())
        };
    }
    asking
}

/// Whether a Trap had to be added earlier. From top to bottom their order matters only in a Clash (M18.8).
fn comes_before(desk: &Desk<'_>, trap: Trap, from: Piece) -> bool {
    match from {
        Piece::Strength | Piece::Magic => false,
        Piece::Trap(last) => !desk.setting.has_clash() && trap < last,
        Piece::Defence | Piece::Potion | Piece::Venom => true,
    }
}

fn offer_defence<'d>(asking: Asking<'d>, adding: Adding, desk: &'d Desk<'_>) -> Asking<'d> {
    let Adding { seat, path, from } = adding;
    let lies = desk.position.outside().path(path);
    if desk.position.clan(seat).defence() == 0 {
        return asking;
    }
    if !can_hold(desk, path, lies.dice().total(), lies.tokens() + 1) {
        return asking.withhold(Choice::Defence, law::CAPACITY, Why::NoRoom);
    }
    if from > Piece::Defence {
        return asking.withhold(Choice::Defence, law::ASSIGN, Why::TakeBack);
    }
    asking.offer(Choice::Defence, Frame::AddDefence(seat, path).into())
}

/// M12.4 Take along.
///
/// At most one Potion and one Venom, on Land and Entrance Paths.
fn offer_stores<'d>(mut asking: Asking<'d>, adding: Adding, desk: &'d Desk<'_>) -> Asking<'d> {
    let Adding { seat, path, from } = adding;
    cite(alchemist::TAKE_ALONG);
    let (lies, clan) = (desk.position.outside().path(path), desk.position.clan(seat));
    let numbers = desk.setting.numbers.battle;
    if lies.potions() >= numbers.potions_taken {
        asking = asking.withhold(Choice::Potion, alchemist::TAKE_ALONG, Why::OnlyOne);
    } else if clan.potions() > 0 && from <= Piece::Potion {
        asking = asking.offer(Choice::Potion, Frame::TakeAlong(seat, path, Store::Potions).into());
    }
    if lies.venoms() >= numbers.venoms_taken {
        asking = asking.withhold(Choice::Venom, alchemist::TAKE_ALONG, Why::OnlyOne);
    } else if clan.venoms() > 0 {
        asking = asking.offer(Choice::Venom, Frame::TakeAlong(seat, path, Store::Venoms).into());
    }
    asking
}

/// A die more.
pub(super) fn die(seat: Seat, path: Path, die: Die, desk: &mut Desk<'_>) -> Flow {
    desk.position.deploy_die(seat, path, die);
    let piece = if die.colour() == Colour::Strength { Piece::Strength } else { Piece::Magic };
    next(Frame::Add(seat, path, piece).into())
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

/// A Defence token more.
pub(super) fn defence(seat: Seat, path: Path, desk: &mut Desk<'_>) -> Flow {
    desk.position.take_along(seat, path, Store::Defence);
    next(Frame::Add(seat, path, Piece::Defence).into())
}

/// A Potion or a Venom is taken along.
pub(super) fn take_along(seat: Seat, path: Path, what: Store, desk: &mut Desk<'_>) -> Flow {
    desk.position.take_along(seat, path, what);
    let piece = if what == Store::Potions { Piece::Potion } else { Piece::Venom };
    next(Frame::Add(seat, path, piece).into())
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
    desk.position.add_token(desk.setting, path, what);
}

/// M18.13 Entrance benefits.
fn entrance_benefits(path: Path, desk: &mut Desk<'_>) {
    cite(law::ENTRANCE_BENEFITS);
    let gold = desk.setting.entrance[path.number()].gold;
    desk.position.add_gold(desk.setting, path, gold);
}
