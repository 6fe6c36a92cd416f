//! M35.3 to M35.8: the Clash between Mercenaries.

use super::{Aimed, Frame};
use crate::adventure::{Deed, Fact, Question, Why, is_trick, reveal, trap_effect};
use crate::law::{scenarios, tricks as law};
use crate::position::Diverted;
use crate::setting::TrapEffect;
use crate::terms::{Colour, Dice, Path, Place, Store, Token};
use crate::{Choice, Desk, Flow};
use kernel::{cite, in_order, next, settled};

/// M35.3 Clash.
pub(super) fn clash(place: Place, desk: &Desk<'_>) -> Flow {
    let has_tokens = |path: &&Path| !desk.position.outside().path(**path).traps().is_empty();
    in_order(
        place.paths().iter().filter(has_tokens).map(|&path| Frame::ClashOn(path)).map(Into::into),
    )
}

/// M35.3 Clash. The tokens of one Path, from top to bottom.
pub(super) fn clash_on(path: Path, desk: &Desk<'_>) -> Flow {
    tokens_left(path, tokens_on(path, desk), desk)
}

fn tokens_on(path: Path, desk: &Desk<'_>) -> u8 {
    u8::try_from(desk.position.outside().path(path).traps().len()).expect("tokens are few")
}

/// The next token of a Path and then the rest: counted from below, because a cancelled Trick is gone at once.
pub(super) fn tokens_left(path: Path, left: u8, desk: &Desk<'_>) -> Flow {
    let Some(rest) = left.checked_sub(1) else { return settled() };
    let token = tokens_on(path, desk) - left;
    in_order([Frame::RevealedOrNot(path, token), Frame::TokensLeft(path, rest)].map(Into::into))
}

/// M35.4 Revealed or not.
///
/// M38.14 Her Tricks: Madhala turns hers up.
pub(super) fn revealed_or_not(path: Path, token: u8, desk: &Desk<'_>) -> Flow {
    let Some((seat, _)) = desk.position.clan_on(path) else {
        cite(scenarios::HER_TRICKS);
        return next(Frame::TurnUp(path, token).into());
    };
    let ask = desk.ask(seat, law::REVEALED_OR_NOT, Question::RevealToken(path, token).into());
    ask.offer(Deed::Reveal.into(), Frame::TurnUp(path, token).into())
        .offer(Deed::Conceal.into(), Frame::Conceal(path).into())
        .must()
}

fn token_at(path: Path, token: u8, desk: &Desk<'_>) -> Token {
    desk.position.outside().path(path).traps()[usize::from(token)]
}

impl Aimed {
    fn token(self, desk: &Desk<'_>) -> Token {
        token_at(self.path, self.token, desk)
    }
}

/// M35.4 Revealed or not. It is turned up. A Trap works as always, a Trick seeks its target.
pub(super) fn turn_up(path: Path, token: u8, desk: &mut Desk<'_>) -> Flow {
    reveal(path, token.into(), desk);
    if is_trick(token_at(path, token, desk), desk) {
        next(Frame::OneTarget(path, token).into())
    } else {
        settled()
    }
}

/// M35.4 Revealed or not. It stays face down, and counts as a Trap.
pub(super) fn conceal(path: Path, desk: &mut Desk<'_>) -> Flow {
    desk.tell(law::REVEALED_OR_NOT, Fact::TrapConcealed(path).into());
    settled()
}

/// M35.6 Adjacent Paths. The nearest to the left and to the right with a Mercenary; Madhala is none. R22
pub(crate) fn adjacent(path: Path, desk: &Desk<'_>) -> [Option<Path>; 2] {
    cite(law::ADJACENT_PATHS);
    let left = desk.position.manned(path.place()).rfind(|&other| other < path);
    let right = desk.position.manned(path.place()).find(|&other| other > path);
    [left, right]
}

/// M35.5 One target.
pub(super) fn one_target(path: Path, token: u8, desk: &mut Desk<'_>) -> Flow {
    let trap = desk.setting.trap_of(token_at(path, token, desk));
    let targets = adjacent(path, desk);
    let is_void = desk.position.is_hers(path)
        && matches!(trap_effect(token_at(path, token, desk), desk), TrapEffect::Divert { .. });
    if is_void {
        // M38.14: there is nothing to cancel.
        cite(scenarios::HER_TRICKS);
        desk.tell(scenarios::HER_TRICKS, Fact::TrickVoid(trap).into());
        return settled();
    }
    if targets == [None, None] {
        desk.tell(law::ONE_TARGET, Fact::TrickWasted(trap).into());
        return settled();
    }
    let Some((seat, _)) = desk.position.clan_on(path) else {
        return her_target(path, token, targets, desk);
    };
    let aim = |target| {
        (Deed::Against(target).into(), Frame::CancelATrick(Aimed { path, token, target }).into())
    };
    let ask = desk.ask(seat, law::ONE_TARGET, Question::AimTrick(trap).into());
    ask.offers(targets.into_iter().flatten().map(aim)).must()
}

/// M38.14 Her Tricks. The neighbour with more dice, the left one on a tie.
fn her_target(path: Path, token: u8, targets: [Option<Path>; 2], desk: &Desk<'_>) -> Flow {
    cite(scenarios::HER_TRICKS);
    let dice = |target: Path| desk.position.unrolled(target).total();
    let target = match targets {
        [Some(left), Some(right)] if dice(right) > dice(left) => Some(right),
        [Some(target), _] | [None, Some(target)] => Some(target),
        [None, None] => None,
    };
    in_order(target.map(|target| Frame::CancelATrick(Aimed { path, token, target }).into()))
}

/// M35.7 Cancel a Trick.
pub(super) fn cancel_a_trick(aimed: Aimed, desk: &Desk<'_>) -> Flow {
    let Some((seat, _)) = desk.position.clan_on(aimed.target) else { return settled() };
    let trap = desk.setting.trap_of(aimed.token(desk));
    let ask = desk.ask(seat, law::CANCEL_A_TRICK, Question::FoilTrick(trap).into());
    let foil = Choice::from(Deed::Foil);
    let has_token = desk.position.outside().path(aimed.target).defence() > 0;
    let ask = if has_token && !desk.setting.has_no_defence() {
        ask.offer(foil, Frame::Foil(aimed).into())
    } else {
        ask.withhold(foil, law::CANCEL_A_TRICK, Why::NoDefenceToken.into())
    };
    ask.offer(Deed::Bear.into(), Frame::Work(aimed).into()).must()
}

/// M35.7 Cancel a Trick. A Defence token goes, and the Trick is discarded at once (R38).
pub(super) fn foil(aimed: Aimed, desk: &mut Desk<'_>) -> Flow {
    let trap = desk.setting.trap_of(aimed.token(desk));
    desk.position.spend(aimed.target, Store::Defence);
    desk.position.discard_token(desk.setting, aimed.path, aimed.token.into());
    desk.tell(law::CANCEL_A_TRICK, Fact::TrickFoiled(trap).into());
    settled()
}

/// M35.5 One target. The Trick works.
pub(super) fn work(aimed: Aimed, desk: &mut Desk<'_>) -> Flow {
    let (token, Aimed { path, target, .. }) = (aimed.token(desk), aimed);
    desk.tell(law::ONE_TARGET, Fact::TrickAimed(desk.setting.trap_of(token), target).into());
    match trap_effect(token, desk) {
        TrapEffect::Steal { dice, .. } => next(Frame::Steal(aimed, dice).into()),
        TrapEffect::Divert { dice } => {
            desk.position.store_divert(path, Diverted { target, dice });
            settled()
        }
        TrapEffect::Dice { .. } | TrapEffect::PerDie { .. } | TrapEffect::Flat { .. } => settled(),
    }
}

/// M35.8 Steal.
pub(super) fn steal(aimed: Aimed, left: u8, desk: &Desk<'_>) -> Flow {
    let loot = robbable(aimed, desk);
    if left == 0 || loot.total() == 0 {
        return settled();
    }
    let take = |colour| Frame::StealOne(aimed, colour, left - 1);
    let Some((seat, _)) = desk.position.clan_on(aimed.path) else {
        // M38.14, R26
        let colour = if loot.magic > loot.strength { Colour::Magic } else { Colour::Strength };
        return next(take(colour).into());
    };
    let colours = Colour::ALL.into_iter().filter(|&colour| loot.of(colour) > 0);
    let ask = desk.ask(seat, law::STEAL, Question::StealDie.into());
    ask.offers(colours.map(|colour| (Deed::Steal(colour).into(), take(colour).into()))).must()
}

/// The dice the Trick may take: of its colours, not from Shielded Traps.
fn robbable(aimed: Aimed, desk: &Desk<'_>) -> Dice {
    let TrapEffect::Steal { colours, .. } = trap_effect(aimed.token(desk), desk) else {
        return Dice::default();
    };
    let dice = desk.position.robbable(aimed.target);
    Colour::ALL
        .into_iter()
        .filter(|&colour| colours.has(colour))
        .fold(Dice::default(), |all, colour| all.plus(Dice::some(colour, dice.of(colour))))
}

/// M35.8 Steal. A die of the colour. What Madhala steals is out of the round (M38.14).
pub(super) fn steal_one(aimed: Aimed, colour: Colour, left: u8, desk: &mut Desk<'_>) -> Flow {
    let Aimed { path, target, .. } = aimed;
    if desk.position.is_hers(path) {
        desk.position.remove_die(target, colour);
    } else {
        desk.position.steal_die(target, path, colour);
    }
    desk.tell(law::STEAL, Fact::Stolen(target, colour).into());
    next(Frame::Steal(aimed, left).into())
}
