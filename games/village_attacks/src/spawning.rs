//! V20 Spawning.

use crate::frame::Frame as F;
use crate::setting::entry::Entry;
use crate::setting::options::Again;
use crate::shoving::{self, Comer, Way};
use crate::sight::lot_of_folk;
use crate::terms::{Figure, Folk, HEROES, Kind, PEASANTS, Type, Zone, small};
use crate::{Desk, Fact, Flow, Position, Setting, law, villagers};
use kernel::{Bits, FixedVec, cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of V20.
    pub enum Frame {
        Tokens { token: u8 } = law::spawning::SPAWN_CARDS => spawn_cards,
        Card(zone: Zone, drawn: u8) = law::spawning::ROW_OF_THE_RANK => row_of_the_rank,
        Heroes(zone: Zone, count: u8) = law::spawning::HEROES_ENTER => heroes_enter,
        Hunters(zone: Zone, count: u8) = law::spawning::TYPE_OF_HUNTERS => type_of_hunters,
        Group(group: Group) = law::spawning::TYPE_OF_HUNTERS => group_enters,
        Peasants(zone: Zone, count: u8) = law::spawning::ROW_OF_THE_RANK => peasants_enter,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Hunters that are still to enter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Group {
    /// Where.
    pub zone: Zone,
    /// Of which Type; veterans have none.
    pub of: Option<Type>,
    /// Hunters.
    pub plain: u8,
    /// Yunfakh Hunters.
    pub yunfakh: u8,
}

/// V20.1 Spawn Cards.
fn spawn_cards(token: u8, desk: &mut Desk<'_>) -> Flow {
    let Some(&zone) = desk.position.castle.tokens().get(usize::from(token)) else {
        return settled();
    };
    let rest = F::Spawning(Frame::Tokens { token: token + 1 });
    if desk.position.castle.deserted() == Some(token) {
        return next(rest);
    }
    in_order([F::Spawning(Frame::Card(zone, 0)), rest])
}

/// V20.3 Rank.
pub(crate) fn rank(setting: &Setting, position: &Position) -> u8 {
    cite(law::spawning::RANK);
    let highest = setting.slots().map(|slot| position.board(slot).level()).max().unwrap_or(1);
    if highest >= setting.scenario.rank_3 {
        3
    } else if highest >= setting.numbers.spawning.rank_2 {
        2
    } else {
        1
    }
}

/// V20.2 Row of the Rank.
/// V20.4 Draw Again.
/// V20.11 Advance.
fn row_of_the_rank(zone: Zone, drawn: u8, desk: &mut Desk<'_>) -> Flow {
    let card = desk.position.decks.draw_spawn(&mut desk.chance);
    let card = desk.setting.spawn_cards[usize::from(card)];
    desk.tell(law::spawning::SPAWN_CARDS, Fact::Spawn(card, zone));
    let entry = desk.setting.entry(card, rank(desk.setting, desk.position));
    if entry.again && desk.setting.chosen.spawn_again == Again::Discard {
        return discarded(zone, drawn, desk);
    }
    if entry.advance {
        cite(law::spawning::ADVANCE);
        let village = &desk.position.village;
        let up = village.at(zone).minus(village.stunned());
        up.iter().for_each(|figure| {
            villagers::step(figure, desk);
        });
    }
    let mut frames = arrivals(zone, allowed(entry, desk));
    if entry.again && drawn < desk.setting.numbers.spawning.again {
        cite(law::spawning::DRAW_AGAIN);
        frames.push(Some(Frame::Card(zone, drawn + 1)));
    }
    in_order(frames.iter().filter_map(|frame| frame.map(F::Spawning)))
}

/// V20.4 Draw Again. A card with a plus does nothing itself: another is drawn (R28).
fn discarded(zone: Zone, drawn: u8, desk: &Desk<'_>) -> Flow {
    cite(law::spawning::DRAW_AGAIN);
    let is_last = usize::from(drawn) >= desk.setting.spawn_cards.len();
    if is_last { settled() } else { next(F::Spawning(Frame::Card(zone, drawn + 1))) }
}

/// S.1 Pitchforks at the Gate.
/// S.2 The Hunters Come.
/// S.3 Bad News from the Village.
/// S.4 Engines of the House.
/// Who of a row enters in this scenario.
fn allowed(entry: Entry, desk: &Desk<'_>) -> Entry {
    let uses = &desk.setting.scenario.uses;
    let mut entry = entry;
    cite(desk.setting.scenario.para());
    if !uses.heroes {
        entry.peasants += 2 * std::mem::take(&mut entry.heroes);
    }
    if !uses.hunters {
        entry.peasants += std::mem::take(&mut entry.hunters) + std::mem::take(&mut entry.veterans);
    }
    entry
}

/// The frames by which a row enters.
fn arrivals(zone: Zone, entry: Entry) -> FixedVec<Option<Frame>, 5> {
    let veterans = Group { zone, of: None, plain: entry.veterans, yunfakh: 0 };
    [
        (entry.heroes, Frame::Heroes(zone, entry.heroes)),
        (entry.veterans, Frame::Group(veterans)),
        (entry.hunters, Frame::Hunters(zone, entry.hunters)),
        (entry.peasants, Frame::Peasants(zone, entry.peasants)),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(_, frame)| Some(frame))
    .collect()
}

/// V20.10 Heroes Enter.
fn heroes_enter(zone: Zone, count: u8, desk: &mut Desk<'_>) -> Flow {
    for left in (0..count).rev() {
        let hero = desk.position.decks.draw_hero(&mut desk.chance);
        let Some(hero) = hero else {
            return instead(HEROES, Frame::Heroes(zone, left), desk);
        };
        if !enter(Figure::of_hero(hero), zone, None, desk) {
            desk.position.decks.bury(hero);
        }
    }
    settled()
}

/// V20.7 Type of Hunters.
/// V20.8 Yunfakh Hunters.
fn type_of_hunters(zone: Zone, count: u8, desk: &mut Desk<'_>) -> Flow {
    let types = Type::ALL.into_iter().filter(|&of| desk.setting.has_type(of));
    let mut bag: Bits<1> = types.map(Type::index).collect();
    if desk.setting.chosen.all_types_token {
        bag.insert(Type::ALL.len());
    }
    let drawn = desk.chance.member(&bag);
    let of = Type::ALL.get(drawn).copied();
    let is_yunfakh = desk.setting.scenario.uses.yunfakh && of.is_some();
    let yunfakh = if is_yunfakh { count.div_ceil(2) } else { 0 };
    if is_yunfakh {
        cite(law::spawning::YUNFAKH_HUNTERS);
    }
    group_enters(Group { zone, of, plain: count - yunfakh, yunfakh }, desk)
}

/// V20.5 Limits.
/// V20.7 Type of Hunters.
/// V20.9 Veterans.
fn group_enters(group: Group, desk: &mut Desk<'_>) -> Flow {
    let (mut group, numbers) = (group, &desk.setting.numbers);
    while group.plain + group.yunfakh > 0 {
        let village = &desk.position.village;
        let of_type = |of, kind: Kind| small(village.of_type(of).and(kind.all()).len());
        let is_yunfakh = group.yunfakh > 0;
        if is_yunfakh {
            group.yunfakh -= 1;
        } else {
            group.plain -= 1;
        }
        let (kind, limit) = if is_yunfakh {
            (Kind::Yunfakh, numbers.limits.yunfakh)
        } else {
            (Kind::Hunter, numbers.limits.hunters)
        };
        let of = group.of.filter(|&of| of_type(of, kind) < limit);
        if of != group.of {
            cite(law::spawning::LIMITS);
        }
        let kind = if of.is_none() { Kind::Hunter } else { kind };
        if of.is_none() {
            cite(law::spawning::VETERANS);
        }
        let supply =
            if kind == Kind::Yunfakh { numbers.supply.yunfakh } else { numbers.supply.hunters };
        match village.idle(kind, supply) {
            Some(figure) => enter(figure, group.zone, of, desk),
            None => return instead(kind.all(), Frame::Group(group), desk),
        };
    }
    settled()
}

fn peasants_enter(zone: Zone, count: u8, desk: &mut Desk<'_>) -> Flow {
    for left in (0..count).rev() {
        let supply = desk.setting.numbers.supply.peasants;
        match desk.position.village.idle(Kind::Peasant, supply) {
            Some(figure) => enter(figure, zone, None, desk),
            None => return instead(PEASANTS, Frame::Peasants(zone, left), desk),
        };
    }
    settled()
}

/// V20.12 Full Spawn Zone. A figure enters, if it finds room; says whether.
fn enter(figure: Figure, zone: Zone, of: Option<Type>, desk: &mut Desk<'_>) -> bool {
    cite(law::spawning::FULL_SPAWN_ZONE);
    if !shoving::make_room(zone, Comer::of(figure), Way::In, desk) {
        return false;
    }
    desk.position.village.place(figure, zone, of);
    let who = desk.position.village.who(figure);
    desk.tell(law::spawning::ROW_OF_THE_RANK, Fact::Enters(who, zone));
    true
}

/// V20.6 Supply Empty. One of the kind in play acts instead; then the rest enters.
fn instead(kind: Folk, rest: Frame, desk: &mut Desk<'_>) -> Flow {
    let (map, village) = (&desk.setting.map, &desk.position.village);
    let all = village.everyone().and(kind);
    let zones = village.zones_of(all);
    let Some(farthest) = zones.iter().map(|zone| map.to_heart(zone)).max() else {
        return next(F::Spawning(rest));
    };
    let farthest = zones.iter().filter(|&zone| map.to_heart(zone) == farthest);
    let there = farthest.map(|zone| village.at(zone)).fold(Folk::NONE, Folk::union);
    let figure = lot_of_folk(there.and(all), desk);
    let village = &desk.position.village;
    let fact = Fact::ActsInstead(village.who(figure), village.zone_of(figure));
    desk.tell(law::spawning::SUPPLY_EMPTY, fact);
    if desk.position.village.stunned().has(figure) {
        villagers::stand(figure, desk);
        return next(F::Spawning(rest));
    }
    if villagers::burn(figure, desk) {
        return next(F::Spawning(rest));
    }
    let [attack, walk] = villagers::activation(desk.setting, figure);
    in_order([attack, walk, F::Spawning(rest)])
}

/// The frame that brings Heroes to a zone.
pub(crate) const fn heroes(zone: Zone, count: u8) -> F {
    F::Spawning(Frame::Heroes(zone, count))
}

/// The place of a token drawn by lot.
pub(crate) fn lot_of_tokens(desk: &mut Desk<'_>) -> Option<u8> {
    let count = desk.position.castle.tokens().len();
    let count = u32::try_from(count).expect("tokens are few");
    (count > 0).then(|| small(desk.chance.below(count) as usize))
}
