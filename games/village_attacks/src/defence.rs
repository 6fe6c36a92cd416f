//! V7 Defence: what a monster does against an attack.

use crate::attacking::{self, Cause};
use crate::frame::Frame as F;
use crate::terms::{Condition, Creature, Creatures, Figure, HeroSpecial, Slot, SummonSpecial, Who};
use crate::{Choice, Desk, Fact, Flow, Question, conditions, death, law, priority, shoving};
use kernel::{cite, next, settled};

/// Who attacks: a villager, or the Troll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// A villager, and who it is.
    Villager(Figure, Who),
    /// The Troll.
    Troll,
}

/// An attack on a creature on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Blow {
    /// Whom it hits.
    pub target: Creature,
    /// Who attacks.
    pub by: By,
    /// How much damage is left of it.
    pub damage: u8,
    /// How much the attacker deals in all, minions included.
    pub dealt: u8,
    /// Whether attacker and target are nemeses.
    pub nemesis: bool,
}

kernel::frames! {
    /// Open paragraphs of V7.
    pub enum Frame {
        Defend(blow: Blow) = law::defence::DEFENCE => defend,
        Defended(blow: Blow) = law::defence::DEFENCE => defended,
        Shield(blow: Blow) = law::minions::MINION_TAKES_DAMAGE => shield,
        Shielded(blow: Blow, minion: Creature) = law::minions::MINION_TAKES_DAMAGE => shielded,
        Avenge(blow: Blow) = law::defence::VENGEANCE => avenge,
        Avenged(blow: Blow) = law::defence::VENGEANCE => avenged,
        Land(blow: Blow) = law::defence::ASKED_ON_EACH_ATTACK => lands,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// V22.8 Lying Monsters. An attack on a creature, lying or not: what capabilities do against it, then what its owner does.
/// Says which question stands open, if one does.
pub(crate) fn strike(blow: Blow, desk: &mut Desk<'_>) -> Option<F> {
    cite(law::monster_conditions::LYING_MONSTERS);
    let blow = guarded(blow, desk)?;
    if !desk.position.pack.everyone().has(blow.target) {
        return None;
    }
    if has_answer(desk, blow) {
        return Some(F::Defence(Frame::Defend(blow)));
    }
    land(blow, desk);
    None
}

/// E.16 Miss.
/// E.17 Dull.
/// E.18 Cap.
/// E.19 Thorns.
/// E.15 Soak.
/// What is left of an attack behind the target's capabilities; nothing if it misses.
fn guarded(blow: Blow, desk: &mut Desk<'_>) -> Option<Blow> {
    let Some(slot) = blow.target.slot() else { return Some(hidden(blow, desk)) };
    let is_hurtable = is_hurtable(desk, slot, blow.by);
    let guard = &mut desk.position.board_mut(slot).guard;
    let mut damage = blow.damage;
    if guard.miss > 0 {
        guard.miss -= 1;
        desk.tell(law::effects::MISS, Fact::Misses(blow.target));
        return None;
    }
    if guard.dull > 0 {
        cite(law::effects::DULL);
        guard.dull -= 1;
        damage = damage.saturating_sub(1);
    }
    if let Some(cap) = guard.cap {
        cite(law::effects::CAP);
        damage = damage.min(cap);
    }
    let thorns = if is_hurtable && guard.thorns > 0 { guard.thorn_damage } else { 0 };
    guard.thorns -= u8::from(thorns > 0);
    let soaked = damage.min(guard.soak);
    guard.soak -= soaked;
    damage -= soaked;
    if soaked > 0 {
        cite(law::effects::SOAK);
    }
    if thorns > 0
        && let By::Villager(figure, _) = blow.by
    {
        cite(law::effects::THORNS);
        attacking::hurt(figure, thorns, Cause::Monster(slot), desk);
    }
    Some(Blow { damage, dealt: damage, ..blow })
}

/// The first attack each round on the summoned golem deals 1 less.
fn hidden(blow: Blow, desk: &mut Desk<'_>) -> Blow {
    let special = shoving::special_of(desk.setting, desk.position, blow.target);
    let mut damage = blow.damage;
    if let (Some(SummonSpecial::Hide), Some(summoned)) =
        (special, desk.position.pack.summoned_mut())
        && summoned.used == 0
    {
        cite(law::summoning::SUMMONED_MONSTER_ACTS);
        summoned.used = 1;
        damage = damage.saturating_sub(1);
    }
    Blow { damage, dealt: damage, ..blow }
}

/// V7.6 Asked on Each Attack. Whether the owner has anything to decide.
fn has_answer(desk: &Desk<'_>, blow: Blow) -> bool {
    let Some(slot) = blow.target.slot() else { return false };
    cite(law::defence::ASKED_ON_EACH_ATTACK);
    let can_defend = desk.position.board(slot).defence() > 0 && blow.damage > 0;
    can_defend || !shields(desk, slot, blow).is_empty() || can_avenge(desk, slot, blow)
}

/// The minions that can take damage for their monster.
fn shields(desk: &Desk<'_>, slot: Slot, blow: Blow) -> Creatures {
    let pack = &desk.position.pack;
    match (desk.setting.minions_of(slot), pack.zone_of(slot.creature())) {
        (Some(kind), Some(zone)) if blow.damage > 0 => pack.at(zone).and(kind.figures()),
        _ => Creatures::NONE,
    }
}

/// V7.5 Reach of Vengeance.
fn can_avenge(desk: &Desk<'_>, slot: Slot, blow: Blow) -> bool {
    let has_one = desk.position.board(slot).vengeance() > 0 && blow.dealt > 0;
    has_one && is_hurtable(desk, slot, blow.by)
}

/// Whether damage from a monster's zone hurts its attacker (V6.5, V25.3).
fn is_hurtable(desk: &Desk<'_>, slot: Slot, by: By) -> bool {
    let By::Villager(figure, _) = by else { return false };
    let position = &desk.position;
    if !position.village.everyone().has(figure) {
        return false;
    }
    cite(law::defence::REACH_OF_VENGEANCE);
    let from = position.pack.zone_of(slot.creature()).expect("who is attacked is on the map");
    let zone = position.village.zone_of(figure);
    priority::hurtable(desk.setting, position, zone, from).has(figure)
}

/// V7.2 Defence.
fn defend(blow: Blow, desk: &Desk<'_>) -> Flow {
    let slot = blow.target.slot().expect("only playing monsters defend");
    if desk.position.board(slot).defence() == 0 || blow.damage == 0 {
        return next(F::Defence(Frame::Shield(blow)));
    }
    desk.ask(desk.setting.seat_of(slot), law::defence::DEFENCE, Question::Defend(slot, blow))
        .offer(Choice::Defend, F::Defence(Frame::Defended(blow)))
        .offer(Choice::Pass, F::Defence(Frame::Shield(blow)))
        .must()
}

fn defended(blow: Blow, desk: &mut Desk<'_>) -> Flow {
    let slot = blow.target.slot().expect("only playing monsters defend");
    desk.position.board_mut(slot).spend_defence();
    desk.tell(law::defence::DEFENCE, Fact::Defends(slot));
    let damage = blow.damage.saturating_sub(desk.setting.numbers.defence.prevents);
    next(F::Defence(Frame::Shield(Blow { damage, dealt: damage, ..blow })))
}

/// V30.2 Minion Takes Damage.
fn shield(blow: Blow, desk: &Desk<'_>) -> Flow {
    let slot = blow.target.slot().expect("only playing monsters have minions");
    let minions = shields(desk, slot, blow);
    if minions.is_empty() {
        return next(F::Defence(Frame::Avenge(blow)));
    }
    let para = law::minions::MINION_TAKES_DAMAGE;
    let offers = minions.iter();
    let offers = offers.map(|it| (Choice::Shield(it), F::Defence(Frame::Shielded(blow, it))));
    desk.ask(desk.setting.seat_of(slot), para, Question::Shield(slot, blow))
        .offers(offers)
        .offer(Choice::Pass, F::Defence(Frame::Avenge(blow)))
        .must()
}

fn shielded(blow: Blow, minion: Creature, desk: &mut Desk<'_>) -> Flow {
    let taken = blow.damage.min(death::remaining(desk.setting, desk.position, minion));
    desk.tell(law::minions::MINION_TAKES_DAMAGE, Fact::Shields(minion, taken));
    death::wound(minion, taken, law::minions::MINION_TAKES_DAMAGE, desk);
    next(F::Defence(Frame::Avenge(Blow { damage: blow.damage - taken, ..blow })))
}

/// V7.3 Vengeance.
/// V7.4 Both Together.
fn avenge(blow: Blow, desk: &Desk<'_>) -> Flow {
    let slot = blow.target.slot().expect("only playing monsters avenge");
    cite(law::defence::BOTH_TOGETHER);
    if !can_avenge(desk, slot, blow) {
        return next(F::Defence(Frame::Land(blow)));
    }
    desk.ask(desk.setting.seat_of(slot), law::defence::VENGEANCE, Question::Avenge(slot, blow))
        .offer(Choice::Avenge, F::Defence(Frame::Avenged(blow)))
        .offer(Choice::Pass, F::Defence(Frame::Land(blow)))
        .must()
}

fn avenged(blow: Blow, desk: &mut Desk<'_>) -> Flow {
    let slot = blow.target.slot().expect("only playing monsters avenge");
    desk.position.board_mut(slot).spend_vengeance();
    desk.tell(law::defence::VENGEANCE, Fact::Avenges(slot));
    if let By::Villager(figure, _) = blow.by {
        attacking::hurt(figure, blow.dealt, Cause::Vengeance(slot), desk);
    }
    next(F::Defence(Frame::Land(blow)))
}

fn lands(blow: Blow, desk: &mut Desk<'_>) -> Flow {
    land(blow, desk);
    settled()
}

/// The damage is dealt; then what a Hero's attack brings besides (V7.2).
fn land(blow: Blow, desk: &mut Desk<'_>) {
    let para = match blow.by {
        By::Villager(..) => law::villagers::NUMBERS_OF_VILLAGERS,
        By::Troll => law::troll::HIT_BY_THE_TROLL,
    };
    death::wound(blow.target, blow.damage, para, desk);
    let By::Villager(_, Who::Hero(hero)) = blow.by else { return };
    let target = blow.target;
    match desk.setting.hero(hero).special {
        HeroSpecial::Slow => conditions::suffer(target, Condition::Slow, desk),
        HeroSpecial::Sunder => conditions::suffer(target, Condition::Sunder, desk),
        HeroSpecial::Fire => conditions::suffer(target, Condition::Burn, desk),
        HeroSpecial::Gag => conditions::suffer(target, Condition::Silence, desk),
        HeroSpecial::Banish if blow.nemesis => conditions::stun(target, desk),
        HeroSpecial::Banish
        | HeroSpecial::Bless
        | HeroSpecial::Shield
        | HeroSpecial::Hounds
        | HeroSpecial::Disarm
        | HeroSpecial::Zeal
        | HeroSpecial::Yun
        | HeroSpecial::Bell => {}
    }
}
