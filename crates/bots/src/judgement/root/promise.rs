//! Which choices look promising at once.
#![warn(clippy::wildcard_enum_match_arm)]

use super::decree::Ground;
use super::worth::next_points;
use super::{corvids, duchy, hirelings, hundreds, keepers, lizard_cult, riverfolk, table};
use crate::judge::PLAIN;
use kernel::Ask;
use root::choice::Action;
use root::position::ItemState;
use root::terms::{CardName, Clearing, Column, Faction, Item, Piece, Place, Relationship, Suit};
use root::{Choice, Position, Question, Root, Setting, vagabond};

/// How likely one passes where one could do something.
const PASSING: u16 = 8;

/// The most hits a die rolls.
const MOST_HITS: u8 = 3;

/// What somebody sees at once who is asked something.
pub(super) struct Glance<'a> {
    pub(super) setting: &'a Setting,
    pub(super) position: &'a Position,
    pub(super) own: Faction,
    question: Question,
    /// Where the Decree could be obeyed, if that is what it is about.
    ground: Option<Ground<'a>>,
}

impl<'a> Glance<'a> {
    pub(super) fn new(setting: &'a Setting, position: &'a Position, ask: &Ask<Root>) -> Self {
        let question = ask.question;
        let rules = matches!(
            question,
            Question::AddToDecree { .. } | Question::AddUnder(_) | Question::ChooseLeader
        );
        let ground = rules.then(|| Ground::new(setting, position));
        // Whoever has no faction yet is only asked which one to play, and about landmarks.
        let own = position.faction_if_any(ask.seat).unwrap_or(Faction::Marquise);
        Self { setting, position, own, question, ground }
    }

    /// How promising a choice looks: by the chapter that asks, or else to anybody, and how likely one passes there.
    pub(super) fn of(&self, choice: Choice) -> u16 {
        let passing = match self.question {
            Question::LizardCult(question) => return lizard_cult::promise(self, question, choice),
            Question::Riverfolk(question) => return riverfolk::promise(self, question, choice),
            Question::Duchy(question) => return duchy::promise(self, question, choice),
            Question::Corvids(question) => return corvids::promise(self, question, choice),
            Question::Hundreds(question) => return hundreds::promise(self, question, choice),
            Question::Keepers(question) => return keepers::promise(self, question, choice),
            Question::Advanced(question) => return table::promise(self, question, choice),
            Question::Landmarks(question) => return table::at_landmark(self, question, choice),
            Question::Hirelings(question) => return hirelings::promise(self, question, choice),
            Question::Craft => 2,
            Question::MarquiseAction { .. } => 5,
            Question::AddToDecree { .. } => 40,
            // A march may end early: to walk back and forth is worth nothing.
            Question::Move => 24,
            Question::Ambush { .. }
            | Question::FoilAmbush { .. }
            | Question::FieldHospitals { .. } => 6,
            Question::WhichEffectFirst
            | Question::StartOfBirdsong
            | Question::WhoseEffectsFirst
            | Question::UseEffects(_)
            | Question::DiscardDown
            | Question::DiscardForDominance(_)
            | Question::PayAnySuit(_)
            | Question::HowManyMove(..)
            | Question::Battle
            | Question::WhoUsesEffectsFirst
            | Question::UseBattleEffects { .. }
            | Question::LosePiece { .. }
            | Question::StartIn
            | Question::WhereToPlace(_)
            | Question::WhatToBuild { .. }
            | Question::PayWood { .. }
            | Question::SpendMatching(_)
            | Question::ChooseLeader
            | Question::AddUnder(_)
            | Question::ResolveCard(_)
            | Question::AfterTheDecree
            | Question::WhichPlayer(_)
            | Question::WhereFor(_)
            | Question::WhichPath
            | Question::DiscardForPath
            | Question::Alliance(_)
            | Question::Vagabond(_)
            | Question::Exiles(_) => PASSING,
        };
        if choice == Choice::Pass { passing } else { self.at_large(choice) }
    }

    /// How promising a choice looks to anybody.
    #[inline]
    pub(super) fn at_large(&self, choice: Choice) -> u16 {
        let (own, position) = (self.own, self.position);
        match choice {
            Choice::Pass => PASSING,
            Choice::Do(Action::Aid) if !self.has_somebody_to_aid() => 2,
            Choice::Do(Action::Expose) => corvids::exposing(self),
            Choice::Do(Action::Swap) => table::swapping(self),
            Choice::Do(action) => eagerness(action),
            Choice::Craft(_) | Choice::Quest(_) => 60,
            Choice::Battle(at, with) => battle(own, position, at, with),
            Choice::Move(from, to) | Choice::Ferry(from, to) if own == Faction::Keepers => {
                moving(own, position, from, to) + keepers::moving(self.setting, position, from, to)
            }
            Choice::Move(from, to) => moving(own, position, from, to),
            // Whoever crosses draws a card.
            Choice::Ferry(from, to) => moving(own, position, from, to) + 8,
            // To give up points for dominance is for those who see no other way.
            Choice::Activate(_) => 1,
            Choice::Take(_) => 0,
            Choice::Count(count) => self.counting(count),
            Choice::Column(column) => self.column(column),
            Choice::Card(name) => self.card(name),
            Choice::Leader(leader) => {
                let ground = self.ground.as_ref();
                ground.map_or(PLAIN, |ground| obedience(ground.strain_of_leader(leader)))
            }
            Choice::Faction(faction) => self.naming(faction),
            Choice::Piece(piece) => self.building(piece),
            Choice::In(clearing) => self.placing(clearing),
            Choice::Emerge(to) => duchy::coming_up(self, to),
            // Nobody guards anything below.
            Choice::Burrow(_) => 1,
            Choice::To(_)
            | Choice::CardOf(_)
            | Choice::Suit(_)
            | Choice::Use(_)
            | Choice::Path(..)
            | Choice::Item(..)
            | Choice::Instead(..)
            | Choice::Character(_)
            | Choice::First(_)
            | Choice::Service(_)
            | Choice::Minister(_)
            | Choice::Plot(_)
            | Choice::Mood(_)
            | Choice::Relic(..)
            | Choice::Waystation(..)
            | Choice::Retinue(_)
            | Choice::Retainer
            | Choice::Landmark(_)
            | Choice::Stall(_)
            | Choice::Hire(_)
            | Choice::Either(_) => PLAIN,
            // What hirelings do costs nothing else.
            Choice::Command(_) => 50,
        }
    }

    /// Who is called to help, or helped.
    fn naming(&self, faction: Faction) -> u16 {
        // A hand that lies open needs no breaking (11.2.3).
        let opens = self.question == Question::WhichPlayer(CardName::Codebreakers);
        if opens && faction == Faction::Riverfolk {
            return 0;
        }
        let Question::Vagabond(question) = self.question else { return PLAIN };
        match question {
            // He scores when he is called: not where the warriors there can deal all hits by themselves.
            vagabond::Question::CallArbiter => {
                let at = self.position.battle.clearing;
                if self.position.woodland.warriors(self.own, at) < MOST_HITS { 6 } else { 0 }
            }
            vagabond::Question::AidWhom if !self.is_worth_aid(faction) => 1,
            vagabond::Question::PickItem { .. }
            | vagabond::Question::WhoTakesHit { .. }
            | vagabond::Question::CoalitionPartner
            | vagabond::Question::MoveWithAlly { .. }
            | vagabond::Question::BattleWithAlly
            | vagabond::Question::ChooseCharacter
            | vagabond::Question::PlacePawn
            | vagabond::Question::Slip
            | vagabond::Question::MovePawn
            | vagabond::Question::VagabondAction
            | vagabond::Question::TakeFromRuin
            | vagabond::Question::AidWhom
            | vagabond::Question::AidCard { .. }
            | vagabond::Question::TakeCraftedItem { .. }
            | vagabond::Question::WhichQuest
            | vagabond::Question::Improvise
            | vagabond::Question::QuestReward
            | vagabond::Question::StrikeWhom
            | vagabond::Question::StrikePiece
            | vagabond::Question::StealFromWhom
            | vagabond::Question::DayLabor
            | vagabond::Question::InstigateAttacker
            | vagabond::Question::InstigateDefender { .. }
            | vagabond::Question::Glide => PLAIN,
        }
    }

    /// Whether there is somebody with the Vagabond whose friendship or items a card may win.
    fn has_somebody_to_aid(&self) -> bool {
        let Some(number) = self.own.vagabond() else { return true };
        let Place::Clearing(here) = self.position.vagabonds[number].pawn() else { return true };
        let woodland = &self.position.woodland;
        let is_here = |faction: &Faction| {
            woodland.with_pieces(*faction).has(here) || faction.vagabond().is_some()
        };
        let mut others = self.position.playing().iter().filter(|&faction| faction != self.own);
        others.any(|faction| is_here(&faction) && self.is_worth_aid(faction))
    }

    /// Hostile factions do not thank for it: only their items are worth a card.
    fn is_worth_aid(&self, faction: Faction) -> bool {
        let Some(number) = self.own.vagabond() else { return true };
        let board = &self.position.vagabonds[number];
        let crafted = self.position.player(self.position.seat_of(faction)).items();
        board.relationship(faction) != Relationship::Hostile || crafted.total() > 0
    }

    /// What the Marquise builds: what scores.
    fn building(&self, piece: Piece) -> u16 {
        if !matches!(self.question, Question::WhatToBuild { .. }) {
            return PLAIN;
        }
        let points = next_points(self.setting, self.position, piece);
        6 + 8 * u16::from(points)
    }

    /// What is built stands best where there are warriors; and those come best to where something was built.
    fn placing(&self, clearing: Clearing) -> u16 {
        let woodland = &self.position.woodland;
        let guards = woodland.warriors(self.own, clearing);
        // Wood comes from where it is easily lost.
        if let Question::PayWood { .. } = self.question {
            return 64 >> (2 * guards).min(5);
        }
        let Question::WhereToPlace(piece) = self.question else { return PLAIN };
        let built = woodland.cardboard(self.own, clearing);
        if piece == Piece::Mob {
            return hundreds::mob_to(self, clearing);
        }
        if piece.is_building() {
            6 + 4 * u16::from(guards.min(5))
        } else if piece.is_warrior() {
            8 + 6 * u16::from(built.min(3)) / u16::from(guards.max(1))
        } else {
            PLAIN
        }
    }

    /// Many march rather than few, but somebody stays where something was built.
    fn counting(&self, count: u8) -> u16 {
        let many = 4 + 4 * u16::from(count);
        let Question::HowManyMove(from, _) = self.question else { return many };
        let woodland = &self.position.woodland;
        let deserts =
            count >= woodland.warriors(self.own, from) && woodland.cardboard(self.own, from) > 0;
        if deserts { many / 4 } else { many }
    }

    /// A column for which there is a card in the hand that could be obeyed there.
    fn column(&self, column: Column) -> u16 {
        let Some(ground) = &self.ground else { return PLAIN };
        let hand = self.position.player(self.position.seat_of(self.own)).hand();
        let held = Suit::ALL
            .into_iter()
            .filter(|&suit| !hand.and(self.setting.deck.of_suit(suit)).is_empty());
        let strain = held.map(|suit| ground.strain_of_one_more(column, suit));
        obedience(strain.fold(1.0, f32::min))
    }

    /// Under a column, a card that could be obeyed there; a bird rather not, for it costs a point in turmoil.
    fn card(&self, name: CardName) -> u16 {
        let (Some(ground), Question::AddUnder(column)) = (&self.ground, self.question) else {
            return PLAIN;
        };
        let suit = self.setting.suit_of(name);
        let weight = obedience(ground.strain_of_one_more(column, suit));
        if suit == Suit::Bird { weight - weight / 3 } else { weight }
    }
}

/// The weight of orders that are so hard.
fn obedience(strain: f32) -> u16 {
    if strain <= 0.0 {
        24
    } else if strain < 0.9 {
        10
    } else {
        1
    }
}

const fn eagerness(action: Action) -> u16 {
    match action {
        Action::Build | Action::Revolt | Action::SpreadSympathy | Action::Quest => 60,
        Action::Recruit | Action::Explore | Action::Organize => 40,
        Action::Train | Action::Aid | Action::Repair => 24,
        Action::Battle | Action::Overwork | Action::Special => 20,
        Action::Move | Action::March | Action::Mobilize | Action::Strike => 14,
        Action::OpenPath => 4,
        Action::Score | Action::Sanctify | Action::Establish | Action::Recover => 60,
        Action::Convert | Action::Plot | Action::Dig | Action::Delve => 40,
        Action::Crusade | Action::Sacrifice | Action::Draw => 24,
        Action::Export | Action::Expose | Action::Trick | Action::Loot | Action::Swap => 14,
        Action::Roll => 40,
        Action::Gift | Action::Rob => 50,
        Action::Smuggle => 8,
    }
}

/// A battle is as good as its odds: whoever has more warriors there deals more hits, and cardboard is points.
pub(super) fn battle(own: Faction, position: &Position, at: Clearing, with: Faction) -> u16 {
    let woodland = &position.woodland;
    let theirs = u16::from(woodland.warriors(with, at));
    let prize = 12 * u16::from(woodland.cardboard(with, at));
    // Mercenaries fight for whoever hired them, but not against the Company.
    let hired = woodland.hired_by() == Some(own) && with != Faction::Riverfolk;
    let mercenaries = if hired { woodland.count(Piece::RiverfolkWarrior, at) } else { 0 };
    let ours = match own.vagabond() {
        Some(number) => u16::from(position.vagabonds[number].items(Item::Sword, ItemState::Ready)),
        None => u16::from(woodland.warriors(own, at) + mercenaries),
    };
    // The Alliance defends with the higher roll.
    let odds = if with == Faction::Alliance { theirs + 1 } else { theirs };
    match (ours, theirs) {
        (_, 0) => 24 + 2 * prize,
        _ if ours > odds => 20 + prize,
        (2.., _) if ours == theirs => 10 + prize / 2,
        _ => 3,
    }
}

/// One marches to where others are, or to rule what nobody rules; not where one rules already, and hardly if what was
/// built is left unguarded or sympathy is trodden on.
fn moving(own: Faction, position: &Position, from: Clearing, to: Clearing) -> u16 {
    let woodland = &position.woodland;
    let mut others = position.playing().iter().filter(|&faction| faction != own);
    let meets = others.any(|faction| woodland.with_pieces(faction).has(to));
    let leaves = woodland.cardboard(own, from) > 0 && woodland.warriors(own, from) <= 2;
    let outrages = own != Faction::Alliance && woodland.count(Piece::Sympathy, to) > 0;
    let aim = if meets || !woodland.ruled(own).has(to) { 16 } else { 4 };
    aim / if leaves { 4 } else { 1 } / if outrages { 2 } else { 1 }
}
