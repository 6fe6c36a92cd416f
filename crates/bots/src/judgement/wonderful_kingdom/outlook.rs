//! What a Duchy makes in the steps to come, and what a card would be worth to it.

use kernel::Seat;
use wonderful_kingdom::position::Realm;
use wonderful_kingdom::production::amount;
use wonderful_kingdom::setting::faces::{Face, Kind};
use wonderful_kingdom::terms::{Module, Resource, Type};
use wonderful_kingdom::{Position, Setting};

/// Points a cube brings that finds its space, by resource.
pub(super) const CUBE: [f32; 4] = [0.75, 0.85, 1.0, 1.05];
/// The part of its worth a cube keeps that comes in a later round: it has still to find a card.
pub(super) const LATER: f32 = 0.8;
/// Points of a Krystallium that may still be used in later rounds.
const KRYSTALLIUM: f32 = 1.7;
/// Cards of a type a Duchy builds in a round, about.
const GROWTH: f32 = 0.6;

/// How Menaces are judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Judged {
    /// As it was written when Menaces were balanced: every Egg like the other, and the Sisters alone as for two.
    AsWritten,
    /// As it is now: an Egg by the pair it completes, and alone each Sister by her part of all four.
    Now,
}

/// What somebody sees who looks ahead from a seat.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) setting: &'a Setting,
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    pub(super) judged: Judged,
    pub(super) realm: &'a Realm,
    /// How many rounds follow this one.
    pub(super) rounds: f32,
    /// How many steps of each resource are to come, this round's among them.
    pub(super) steps: [f32; 4],
    /// Points one more card of each type brings to what is built already.
    combos: [f32; 4],
    /// Cubes one more card of each type makes on what is built already, in points for a step each.
    feeds: [f32; 4],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        setting: &'a Setting,
        position: &'a Position,
        seat: Seat,
        judged: Judged,
    ) -> Self {
        let realm = position.realm(seat);
        let rounds = f32::from(setting.numbers.common.rounds.saturating_sub(position.round()));
        let steps = Resource::ALL.map(|of| {
            rounds + f32::from(u8::from(!position.is_produced(of) && !position.is_over()))
        });
        let (mut combos, mut feeds) = ([0.0; 4], [0.0; 4]);
        if let Some((points, of)) = setting.duchies[seat.index()].points_per {
            combos[of.index()] += f32::from(points);
        }
        for card in realm.duchy().and(setting.faces.counting) {
            let face = setting.faces.face(card);
            if let Some((points, of)) = face.points_per {
                combos[of.index()] += f32::from(points);
            }
            if let Some((resource, of)) = face.produces_per {
                feeds[of.index()] += CUBE[resource.index()] * steps[resource.index()];
            }
        }
        Self { setting, position, seat, judged, realm, rounds, steps, combos, feeds }
    }

    /// What a step of each resource makes.
    pub(super) fn made(&self) -> [f32; 4] {
        Resource::ALL.map(|of| f32::from(amount(self.setting, self.position, self.seat, of)))
    }

    /// Cards of a type in the Duchy.
    fn built(&self, of: Type) -> f32 {
        f32::from(self.realm.of_type(self.setting, of))
    }

    /// Points a cube brings that comes in a later round.
    pub(super) fn later(resource: Resource) -> f32 {
        LATER * CUBE[resource.index()]
    }

    /// Points of a Krystallium at hand.
    pub(super) fn krystallium(&self) -> f32 {
        if self.rounds > 0.0 { KRYSTALLIUM } else { 0.0 }
    }

    /// Points of a Soldier at hand.
    pub(super) fn soldier(&self) -> f32 {
        match self.setting.module() {
            Module::Conquest => 1.2 + 0.3 * self.rounds,
            Module::Menace => 0.6 + 0.3 * self.rounds,
            Module::None | Module::Advisors | Module::Quests => 0.3 * self.rounds,
        }
    }

    /// What a Development is worth once it is built, if that takes a while or not: the part of this round's steps it
    /// misses.
    pub(super) fn development(&self, face: &Face, misses: f32) -> f32 {
        let own = match face.kind {
            Kind::Development(of) => Some(of),
            Kind::Treasure | Kind::Calamity | Kind::Menace(_) | Kind::Advisor => None,
        };
        let mut worth = f32::from(face.points);
        if let Some((points, of)) = face.points_per {
            worth += f32::from(points) * self.expected(of, own);
        }
        for resource in Resource::ALL {
            let count = face.production[resource.index()];
            if count > 0 {
                worth += f32::from(count) * self.step_worth(resource, misses);
            }
        }
        if let Some((resource, of)) = face.produces_per {
            let now = self.built(of) + f32::from(u8::from(own == Some(of)));
            worth += (now + 0.5 * GROWTH * self.rounds) * self.step_worth(resource, misses);
        }
        if let Some(of) = own {
            worth += self.combos[of.index()] + self.feeds[of.index()];
        }
        worth
            + f32::from(face.krystallium) * self.krystallium()
            + f32::from(face.soldiers) * self.soldier()
    }

    /// How many cards of a type the Duchy will have, this one among them.
    fn expected(&self, of: Type, own: Option<Type>) -> f32 {
        self.built(of) + f32::from(u8::from(own == Some(of))) + GROWTH * self.rounds
    }

    /// What one more cube in each step to come is worth, but for the part that is missed.
    fn step_worth(&self, resource: Resource, misses: f32) -> f32 {
        let steps = (self.steps[resource.index()] - misses).max(0.0);
        // In the last round there is less to spend it on.
        let last = f32::from(u8::from(steps > 0.0)) * 0.3;
        CUBE[resource.index()] * (LATER * steps - last).max(0.0)
    }
}
