//! What a monster sees at once on its turn.

use super::effects::{Stage, is_on_the_way, trap};
use super::{count, goal};
use std::cell::OnceCell;
use village_attacks::position::Board;
use village_attacks::setting::Cost;
use village_attacks::setting::records::{GoalName, MonsterRow};
use village_attacks::terms::{
    CAPABILITIES, Capability, Face, Folk, Likeness, Mark, Results, SpecialFace, Symbol, Trap, Who,
    Zone, Zones,
};
use village_attacks::{Choice, death, priority, sight};

/// The promise of a deed that brings the death of one villager for one result.
const DEED: f32 = 60.0;
/// Above this a result is good here as it is.
const USEFUL: f32 = 0.65;
/// Above this a result is better used than kept or lost.
const BETTER_USED: f32 = 0.4;

/// A turn as the monster sees it.
pub(super) struct Turn<'a> {
    stage: Stage<'a>,
    board: &'a Board,
    card: &'a MonsterRow,
    /// The results at hand.
    hand: Results,
    /// Where villagers are.
    occupied: Zones,
    /// What the results at hand are good for here, where that is asked.
    prospects: OnceCell<f32>,
    /// How useful one result of each symbol at hand is here.
    uses: [f32; Symbol::ALL.len()],
    /// The use of the most useful result at hand.
    best_use: f32,
    /// What each capability that can be used brings.
    brings: [f32; CAPABILITIES],
}

impl<'a> Turn<'a> {
    pub(super) fn new(stage: Stage<'a>) -> Self {
        let (board, card) = (stage.position.board(stage.slot), stage.setting.board(stage.slot));
        let mut turn = Self {
            occupied: stage.position.village.occupied(),
            stage,
            board,
            card,
            hand: board.hand(),
            prospects: OnceCell::new(),
            uses: [0.0; Symbol::ALL.len()],
            best_use: 0.0,
            brings: [0.0; CAPABILITIES],
        };
        let is_wild = board.special() == Some(SpecialFace::Wild);
        for symbol in Symbol::ALL {
            if is_wild || turn.has(symbol) > 0 {
                turn.uses[symbol.index()] = turn.use_of(symbol);
            }
        }
        turn.by_capabilities();
        let at_hand = Symbol::ALL.into_iter().filter(|&it| turn.has(it) > 0);
        turn.best_use = at_hand.map(|it| turn.use_now(it)).fold(0.0, f32::max);
        turn
    }

    const fn has(&self, symbol: Symbol) -> u8 {
        self.hand[symbol.index()]
    }

    fn use_of(&self, symbol: Symbol) -> f32 {
        let is_attacked =
            || self.board.free_defence(self.card) > 0 && self.stage.blows().attacks > 0.2;
        match symbol {
            Symbol::Melee => self.strike(symbol, 0),
            Symbol::Ranged => self.strike(symbol, 1),
            Symbol::Magic if self.stage.from == Zone::HEART && self.damage() > 0 => 0.5,
            Symbol::Magic => 0.1,
            Symbol::Defence if is_attacked() => 0.45,
            Symbol::Vengeance if is_attacked() => 0.5,
            Symbol::Defence | Symbol::Vengeance => 0.1,
        }
    }

    /// The use of a result that strikes this many zones away.
    fn strike(&self, symbol: Symbol, steps: u8) -> f32 {
        let from = self.stage.from;
        match count(self.targets(from, steps)) {
            0 if self.targets(from, steps + 1).is_empty() => 0.15,
            0 => 0.6,
            there if there >= self.has(symbol) => 1.0,
            _ => 0.5,
        }
    }

    /// A symbol that pays for a good capability is as good as that.
    fn by_capabilities(&mut self) {
        let monster = self.stage.setting.monster(self.stage.slot);
        for place in self.board.ready() {
            let capability = Capability::of(monster, place);
            let card = self.stage.setting.capability(capability, self.board.owns(place));
            if !card.cost.is_within(&self.hand) {
                continue;
            }
            let brings = self.stage.best(&card.steps);
            self.brings[usize::from(place)] = brings;
            let each = (brings / paid(card.cost)).min(1.0);
            for symbol in Symbol::ALL {
                if card.cost.fixed[symbol.index()] > 0 {
                    let before = &mut self.uses[symbol.index()];
                    *before = before.max(each);
                }
            }
        }
    }

    fn damage(&self) -> u8 {
        self.stage.position.pack.damage(self.stage.slot.creature())
    }

    /// The villagers that can be hurt and stand this many zones away.
    fn targets(&self, zone: Zone, steps: u8) -> Folk {
        let (setting, position) = (self.stage.setting, self.stage.position);
        let zones = match steps {
            0 => return position.village.at(zone),
            1 => sight::seen(setting, position, zone, 1),
            _ => setting.map.within(zone, steps),
        };
        let zones = zones.without(zone).and(self.occupied).iter();
        let there = zones.map(|it| priority::hurtable(setting, position, it, zone));
        there.fold(Folk::NONE, Folk::union)
    }

    /// How promising a choice looks.
    pub(super) fn promise(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Melee(it) | Choice::Ranged(it) => self.attack(it),
            Choice::Move(to) => self.step(to),
            Choice::Use(capability) => self.capability(capability),
            Choice::Guard(symbol) => self.guard(symbol),
            Choice::Reserve(symbol) => self.reserve(symbol),
            Choice::Trap(it) => self.trap(it),
            Choice::Heal(_) => 12.0 + 4.0 * f32::from(self.damage().min(8)),
            Choice::Cure(..) => 20.0,
            Choice::Seal | Choice::Lift => 110.0,
            Choice::Free => 90.0,
            Choice::Summon(symbol) => self.summon(symbol),
            Choice::Torch => 1.0,
            Choice::Wild(symbol) => 10.0 + 30.0 * self.use_now(symbol),
            Choice::With(symbol) => self.spend(symbol),
            Choice::Troll(_) => 1.0,
            Choice::End => self.end(),
            Choice::Pass
            | Choice::First(_)
            | Choice::Reroll(_)
            | Choice::RerollBoth(..)
            | Choice::Discard(_)
            | Choice::Burden(_)
            | Choice::Learn(_)
            | Choice::Raise(_)
            | Choice::In(_)
            | Choice::Villager(_)
            | Choice::Gain(_)
            | Choice::Give(..)
            | Choice::Send(..)
            | Choice::Help(_)
            | Choice::Card(_)
            | Choice::Defend
            | Choice::Shield(_)
            | Choice::Avenge => f32::from(crate::judge::PLAIN),
        }
    }

    fn use_now(&self, symbol: Symbol) -> f32 {
        self.uses[symbol.index()]
    }

    /// The least useful result is spent on what any result will do.
    fn spend(&self, symbol: Symbol) -> f32 {
        let spare = 1.0 - self.use_now(symbol);
        1.0 + 60.0 * spare * spare
    }

    /// Where the summoning is the goal it comes before most; elsewhere it costs a die for long.
    fn summon(&self, symbol: Symbol) -> f32 {
        match self.stage.setting.scenario.goal {
            GoalName::Calling => 90.0 - 50.0 * self.use_now(symbol),
            _ => 0.0,
        }
    }

    fn attack(&self, it: Likeness) -> f32 {
        let setting = self.stage.setting;
        let near = match setting.map.to_heart(it.zone) {
            0 => 1.7,
            1 => 1.4,
            2 => 1.1,
            _ => 1.0,
        };
        let hits_hero = matches!(it.who, Who::Hero(_));
        let kind = match (hits_hero, setting.scenario.goal) {
            (true, GoalName::Heroes) => 1.6,
            (true, _) => 0.6,
            (false, GoalName::Heroes) => 0.8,
            (false, GoalName::Altars) => self.altar(it.zone),
            (false, _) => 1.0,
        };
        // Whoever burns is about to die anyway, unless it only stands up.
        let dying = it.marks.has(Mark::Burning) && !it.marks.has(Mark::Stunned) && !hits_hero;
        let lying = if it.marks.has(Mark::Stunned) { 0.85 } else { 1.0 };
        let luck = sight::unlucky(setting, self.stage.position).has(self.stage.from);
        DEED * near * kind * lying * if dying { 0.1 } else { 1.0 } * if luck { 0.6 } else { 1.0 }
    }

    /// S.7: deaths count where a cup is to be filled.
    fn altar(&self, zone: Zone) -> f32 {
        let is_wanted = self.stage.setting.scenario.zones.has(zone)
            && goal::cups_left(self.stage.setting, self.stage.position, zone) > 0.0;
        if is_wanted { 1.5 } else { 0.7 }
    }

    /// What the results at hand are good for in a zone, one of them spent on the way.
    fn prospects(&self, zone: Zone) -> f32 {
        let (setting, position) = (self.stage.setting, self.stage.position);
        let strikes = |symbol: Symbol, steps: u8| match self.has(symbol) {
            0 => 0.0,
            most => f32::from(most.min(count(self.targets(zone, steps)))),
        };
        let wanted = goal::places(setting, position, self.stage.slot);
        let to_go = setting.map.nearest(zone, wanted);
        let goal = to_go.map_or(0.0, |steps| 1.2 - 0.6 * f32::from(steps));
        strikes(Symbol::Melee, 0) + strikes(Symbol::Ranged, 1) + goal + 0.25 * self.company(zone)
    }

    /// How near the closest villagers are.
    fn company(&self, zone: Zone) -> f32 {
        let steps = self.stage.setting.map.nearest(zone, self.occupied);
        -f32::from(steps.unwrap_or_default())
    }

    fn step(&self, to: Zone) -> f32 {
        let here = self.prospects.get_or_init(|| self.prospects(self.stage.from));
        let gain = self.prospects(to) - here;
        if gain <= 0.0 {
            return 1.0;
        }
        let village = &self.stage.position.village;
        let standing = count(village.at(to).minus(village.stunned()));
        let health =
            death::remaining(self.stage.setting, self.stage.position, self.stage.slot.creature());
        let bold = if standing > health { 0.3 } else { 1.0 };
        let heart = self.stage.from == Zone::HEART && self.stage.outlook().heart > 0.5;
        (4.0 + 36.0 * gain.min(3.0)) * bold * if heart { 0.5 } else { 1.0 }
    }

    fn capability(&self, capability: Capability) -> f32 {
        let setting = self.stage.setting;
        let level = self.board.owns(capability.place()).max(1);
        let card = setting.capability(capability, level);
        let brings = self.brings[usize::from(capability.place())];
        if brings < 0.08 {
            return 0.0;
        }
        (1.1 * DEED * brings / paid(card.cost)).min(240.0)
    }

    fn guard(&self, symbol: Symbol) -> f32 {
        let attacks = self.stage.blows().attacks;
        let spare = f32::from(self.board.defence() + self.board.vengeance());
        let wanted = (attacks - spare).clamp(0.0, 2.0);
        let urgent = if self.stage.is_in_danger() { 2.0 } else { 1.0 };
        // A free slot costs nothing: one never knows.
        match symbol {
            Symbol::Defence => 5.0 + 12.0 * wanted * urgent,
            _ => 5.0 + 14.0 * wanted,
        }
    }

    /// What is kept costs a die of the next roll: only what strikes is worth it, and only when nothing is left to do.
    fn reserve(&self, symbol: Symbol) -> f32 {
        if self.best_use > BETTER_USED {
            return 0.0;
        }
        match symbol {
            Symbol::Melee | Symbol::Ranged => 6.0,
            Symbol::Magic => 3.0,
            Symbol::Defence | Symbol::Vengeance => 0.0,
        }
    }

    fn trap(&self, it: Trap) -> f32 {
        let (setting, position) = (self.stage.setting, self.stage.position);
        if !is_on_the_way(setting, position, self.stage.from) {
            return 0.0;
        }
        let card = setting.trap(it);
        let brings = trap(setting, position, &card.steps, self.stage.from);
        if brings < 0.08 {
            return 0.0;
        }
        let often = 0.6 + 0.4 * f32::from(card.charges);
        (0.9 * DEED * brings * often / paid(card.cost)).min(200.0)
    }

    /// To end with something useful at hand is a waste.
    fn end(&self) -> f32 {
        let guards = self.has(Symbol::Defence) + self.has(Symbol::Vengeance);
        let can_guard = guards > 0 && self.board.free_defence(self.card) > 0;
        match self.best_use {
            best if best > BETTER_USED => 0.4,
            _ if can_guard => 0.6,
            best => 8.0 - 10.0 * best,
        }
    }

    /// The result that is wanted most.
    pub(super) fn gain(&self, choice: Choice) -> f32 {
        let Choice::Gain(symbol) = choice else { return crate::judge::PLAIN.into() };
        2.0 + 40.0 * self.use_of(symbol)
    }

    /// How promising a reroll of some faces looks, and none.
    pub(super) fn reroll(&self, choice: Choice) -> f32 {
        let face = |face: Face| match face.symbol() {
            None => 90.0,
            Some(symbol) if self.use_now(symbol) < 0.35 => 40.0,
            Some(symbol) if self.use_now(symbol) < USEFUL => 12.0,
            Some(_) => 1.0,
        };
        match choice {
            Choice::Reroll(it) => face(it),
            Choice::RerollBoth(it, other) => face(it).min(face(other)) * 1.2,
            _ => 16.0,
        }
    }
}

/// How many results a cost takes.
fn paid(cost: Cost) -> f32 {
    f32::from((cost.fixed.iter().sum::<u8>() + cost.any).max(1))
}
