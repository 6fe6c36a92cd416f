//! How the castle stands, what each monster did for it, and what decided the game.

use crate::setting::records::GoalName;
use crate::terms::Slot;
use crate::{Fact, Position, Setting, VillageAttacks};
use kernel::{ComesTo, Gauge, Message, Reckoning, Seat, Told};

/// The Heart, the Village's Morale, and how much of the goal is done.
pub(crate) fn gauges(setting: &Setting, position: &Position) -> Vec<Gauge> {
    let (scenario, castle) = (&setting.scenario, &position.castle);
    let heart =
        Gauge::common(Message::new("gauge-heart"), castle.heart(), Some(scenario.heart.into()));
    let morale = scenario.morale.map(|most| {
        Gauge::common(Message::new("gauge-morale"), castle.morale(), Some(most.into()))
    });
    [Some(heart), morale, goal(setting, position)].into_iter().flatten().collect()
}

/// How much of what the goal counts is done; none where Morale tells it.
fn goal(setting: &Setting, position: &Position) -> Option<Gauge> {
    let (scenario, castle) = (&setting.scenario, &position.castle);
    let zones = i32::try_from(scenario.zones.len()).expect("zones are few");
    let (key, done, most) = match scenario.goal {
        GoalName::Morale => return None,
        GoalName::Calling => ("gauge-calling", i32::from(castle.has_summoned()), 1),
        GoalName::Survival => {
            ("gauge-rounds", i32::from(castle.round().min(scenario.rounds)), scenario.rounds.into())
        }
        GoalName::Breaches => {
            let all = i32::try_from(scenario.tokens.len()).expect("tokens are few");
            let open = i32::try_from(castle.tokens().len()).expect("tokens are few");
            ("gauge-breaches", all - open, all)
        }
        GoalName::Altars => {
            let cups = scenario.zones.iter().map(|zone| i32::from(castle.progress(zone)));
            ("gauge-altars", cups.sum(), zones * i32::from(scenario.count))
        }
        GoalName::Heirlooms => ("gauge-heirlooms", castle.delivered().into(), zones),
        GoalName::Heroes => ("gauge-heroes", castle.heroes_killed().into(), scenario.count.into()),
    };
    Some(Gauge::common(Message::new(key), done, Some(most)))
}

/// What was counted, in the order it is read.
#[derive(Debug, Clone, Copy)]
enum Deed {
    /// Villagers that died in the turns of a seat's monsters.
    Felled,
    /// Traps that were placed.
    Traps,
    /// What was done at the goal.
    Goal,
    /// Blows warded off, for oneself or another.
    Warded,
    /// Wounds that were suffered.
    Wounds,
}

impl Deed {
    const ALL: [Self; 5] = [Self::Felled, Self::Traps, Self::Goal, Self::Warded, Self::Wounds];

    fn name(self) -> Message {
        Message::new(match self {
            Self::Felled => "source-felled",
            Self::Traps => "source-traps",
            Self::Goal => "source-goal",
            Self::Warded => "source-warded",
            Self::Wounds => "source-wounds",
        })
    }
}

/// What each monster did, and how it was won or lost.
pub(crate) fn reckoning(
    setting: &Setting,
    position: &Position,
    told: &[Told<VillageAttacks>],
) -> Reckoning {
    let seats = setting.seat_count();
    let mut counts = [[0; kernel::seat::MAX_SEATS]; Deed::ALL.len()];
    let mut turn = None;
    for told in told {
        if told.boundary.is_some() {
            turn = told.whose;
        }
        if let Some((deed, Some(seat), count)) = counted(setting, turn, told.fact) {
            counts[deed as usize][seat.index()] += count;
        }
    }
    let sources = Deed::ALL.into_iter().zip(counts);
    let sources = sources.map(|(deed, counts)| (deed.name(), counts[..seats].to_vec()));
    let decided = position
        .castle
        .is_over()
        .then(|| position.castle.loss().map_or(Fact::Won, Fact::Lost).message(setting));
    Reckoning { comes_to: ComesTo::Nothing, ..Reckoning::of(sources).decided(decided) }
}

/// What is counted of a fact in the turn of a seat, and for which seat.
fn counted(setting: &Setting, turn: Option<Seat>, fact: Fact) -> Option<(Deed, Option<Seat>, i32)> {
    let of = |slot: Slot| Some(setting.seat_of(slot));
    if let Fact::Dies(..) = fact {
        return Some((Deed::Felled, turn, 1));
    }
    if let Fact::PlacesTrap(slot, ..) = fact {
        return Some((Deed::Traps, of(slot), 1));
    }
    if let Fact::Seals(slot, ..)
    | Fact::WorksFree(slot, ..)
    | Fact::Delivers(slot, _)
    | Fact::PaysSummoning(slot, _) = fact
    {
        return Some((Deed::Goal, of(slot), 1));
    }
    if let Fact::Defends(slot) = fact {
        return Some((Deed::Warded, of(slot), 1));
    }
    let Fact::Wounded(creature, damage) = fact else { return None };
    Some((Deed::Wounds, creature.slot().and_then(of), damage.into()))
}
