//! What is to be seen of the facts of single factions, of landmarks and of hirelings.

use super::{Stage, at, colour, marches, pile, stack};
use crate::beats::{Kind, Place, Step};
use crate::boards::root::things::Thing;
use crate::boards::root::{art, item, livery, map, suit};
use crate::look;
use root::cards::exiles;
use root::terms::{Clearing, Faction, Piece, Place as Where};
use root::{
    alliance, corvids, duchy, hirelings, hundreds, keepers, landmarks, lizard_cult, riverfolk,
    setup, vagabond,
};

/// A clearing or a forest.
fn place(of: Where) -> Place {
    match of {
        Where::Clearing(clearing) => at(Thing::Clearing(clearing)),
        Where::Forest(forest) => at(Thing::Forest(forest)),
    }
}

/// Something that happens in a clearing.
fn here(clearing: Clearing, who: Faction) -> Step {
    Step::at(Kind::Mark, at(Thing::Clearing(clearing))).in_livery(colour(who))
}

/// A pawn goes to a place from where it stands.
fn pawn(who: Faction, to: Where) -> Step {
    Step::at(Kind::March, place(to))
        .from(vec![format!("pawn-{who}")])
        .of(livery(who).emblem)
        .in_livery(colour(who))
}

/// What is to be seen of the advanced set-up.
pub(super) fn advanced(fact: setup::advanced::Fact) -> Option<Step> {
    use setup::advanced::Fact;
    match fact {
        Fact::Picked { who, faction } => Some(
            Step::at(Kind::Gain, at(Thing::Seat(who.0)))
                .of(livery(faction).emblem)
                .in_livery(colour(faction)),
        ),
        Fact::Home { who, clearing } => Some(here(clearing, who)),
        Fact::First { .. } | Fact::Dealt { .. } | Fact::DealtCard { .. } => None,
        Fact::CardLaid { .. } | Fact::CardLocked { .. } => None,
        Fact::CharacterLaid { .. } | Fact::PutBack { .. } => None,
    }
}

impl Stage<'_> {
    pub(super) fn alliance(&self, fact: alliance::Fact) -> Option<Step> {
        use alliance::Fact;
        let own = Faction::Alliance;
        match fact {
            Fact::Outrage { clearing, .. } | Fact::Revolt { clearing } => Some(here(clearing, own)),
            Fact::SupporterDiscarded { card } => Some(self.plays(own, card, pile("discards"))),
            Fact::SupporterAdded { card } => Some(self.draws_this(own, card)),
            Fact::HiddenSupporterAdded => Some(self.draws(own)),
            Fact::OfficersLost { count } => {
                Some(self.of(Kind::Hurt, own).of(art("officer")).times(count))
            }
            Fact::OfficerGained => Some(self.of(Kind::Gain, own).of(art("officer"))),
            Fact::Mobilized => None,
        }
    }

    pub(super) fn vagabond(&self, fact: vagabond::Fact) -> Option<Step> {
        use vagabond::Fact;
        match fact {
            Fact::PawnPlaced { who, place: to } => {
                Some(Step { from: Place::new(), ..pawn(who, to) })
            }
            Fact::PawnMoved { who, to } => Some(pawn(who, to)),
            Fact::Explored { who, item, clearing } => {
                Some(self.gets(who, item).from(at(Thing::Clearing(clearing))))
            }
            Fact::TookItemFrom { who, whom, item } => {
                Some(self.gets(who, item).from(self.plate(whom)))
            }
            Fact::WornOut { who, item: worn } => Some(self.of(Kind::Hurt, who).of(item(worn))),
            Fact::Exhausted { who, item: used, count } => {
                Some(self.of(Kind::Mark, who).of(item(used)).times(count))
            }
            Fact::Relationship { who, whom, to } => Some(
                self.of(Kind::Gain, whom)
                    .from(self.plate(who))
                    .of(art(&format!("relationship-{to}"))),
            ),
            Fact::Coalition { who, whom } | Fact::Protected { who, whom } => {
                Some(self.of(Kind::Mark, whom).in_livery(colour(who)))
            }
            Fact::AllyJoined { whom, .. } => Some(self.of(Kind::Mark, whom)),
            Fact::CharacterChosen { who, character } => {
                Some(self.of(Kind::Gain, who).of(art(&format!("character-{character}"))))
            }
            Fact::LeftRuin { who, clearing } => Some(here(clearing, who)),
            Fact::RuinRemoved { clearing } => Some(
                Step::at(Kind::Leave, Place::new())
                    .from(at(Thing::Clearing(clearing)))
                    .of(art("ruin")),
            ),
            Fact::Scorched { who, clearing } => Some(here(clearing, who).of(art("scorched"))),
            Fact::QuestCompleted { who, quest } => {
                Some(self.of(Kind::Gain, who).from(at(Thing::Quest(quest))).of(look::ui("star")))
            }
            Fact::QuestDrawn { quest } => Some(
                Step::at(Kind::Card, at(Thing::Quest(quest)))
                    .from(pile("deck"))
                    .of(art("card-back-quest")),
            ),
            Fact::Rested { who } => Some(self.of(Kind::Mark, who)),
            Fact::ItemPicked { .. } | Fact::SawInRuin { .. } | Fact::RuinsPopulated { .. } => None,
        }
    }

    pub(super) fn lizard_cult(&self, fact: lizard_cult::Fact) -> Option<Step> {
        use lizard_cult::Fact;
        let own = Faction::LizardCult;
        match fact {
            Fact::NewOutcast { suit: of } | Fact::OutcastHated { suit: of } => {
                Some(self.of(Kind::Mark, own).of(suit(of)))
            }
            Fact::AcolytesGained { count } => {
                Some(self.of(Kind::Gain, own).of(art("acolyte")).times(count))
            }
            Fact::AcolytesSpent { count } => {
                Some(self.of(Kind::Hurt, own).of(art("acolyte")).times(count))
            }
            Fact::Revealed { card } => Some(self.plays(own, card, self.plate(own)).from(vec![])),
            Fact::LostSoulsDiscarded { count } => Some(
                Step::at(Kind::Card, pile("discards"))
                    .from(self.plate(own))
                    .of(art("card-back"))
                    .times(count),
            ),
            Fact::RevealedReturned { .. } => None,
        }
    }

    pub(super) fn riverfolk(&self, fact: riverfolk::Fact) -> Option<Step> {
        use riverfolk::Fact;
        let own = Faction::Riverfolk;
        let fund = |of: Faction| livery(of).emblem;
        match fact {
            Fact::Bought { who, price, .. } => {
                Some(self.of(Kind::Gain, own).from(self.plate(who)).of(fund(who)).times(price))
            }
            Fact::Committed { of } => Some(self.of(Kind::Mark, own).of(fund(of))),
            Fact::Spent { of } => Some(self.of(Kind::Gain, of).from(self.plate(own)).of(fund(of))),
            Fact::Payments { count } | Fact::FundsGathered { count } => {
                Some(self.of(Kind::Gain, own).of(look::ui("coin")).times(count))
            }
            Fact::Price { .. } => None,
        }
    }

    pub(super) fn duchy(&self, fact: duchy::Fact) -> Option<Step> {
        use duchy::Fact;
        let (own, mole) = (Faction::Duchy, Piece::DuchyWarrior);
        match fact {
            Fact::Emerged { clearing, count } => Some(self.places(mole, clearing).times(count)),
            Fact::Burrowed { clearing, count } => Some(self.removes(mole, clearing).times(count)),
            Fact::Recruited { count } => {
                Some(self.of(Kind::Gain, own).of(livery(own).emblem).times(count))
            }
            Fact::Dismissed { minister } => {
                Some(self.of(Kind::Hurt, own).of(art(&format!("minister-{minister}"))))
            }
            Fact::Swayed { minister } => {
                Some(self.of(Kind::Gain, own).of(art(&format!("minister-{minister}"))))
            }
            Fact::Revealed { card } => Some(self.plays(own, card, self.plate(own)).from(vec![])),
            Fact::TunnelMoved { from, to } => Some(marches(Piece::Tunnel, from, to)),
            Fact::RevealedReturned { .. } => None,
        }
    }

    pub(super) fn corvids(&self, fact: corvids::Fact) -> Option<Step> {
        use corvids::Fact;
        let (own, plot) = (Faction::Corvids, |name: &str| art(&format!("plot-{name}")));
        match fact {
            Fact::Guessed { who, clearing, .. } => Some(here(clearing, who)),
            Fact::NotExposed { clearing } | Fact::Raided { clearing } => Some(here(clearing, own)),
            Fact::Exposed { clearing, plot: kind } | Fact::Flipped { clearing, plot: kind } => {
                Some(here(clearing, own).of(plot(kind.word())))
            }
            // Those who may know see which; the others are told that one was placed.
            Fact::Plotted { .. } => None,
            Fact::Swapped { one, other } => Some(
                Step::at(Kind::March, stack(other, Piece::Plot))
                    .from(stack(one, Piece::Plot))
                    .of(art("plot-back"))
                    .in_livery(colour(own)),
            ),
            Fact::Showed { who, card } => Some(self.plays(who, card, self.plate(own))),
        }
    }

    pub(super) fn hundreds(&self, fact: hundreds::Fact) -> Option<Step> {
        use hundreds::Fact;
        let own = Faction::Hundreds;
        match fact {
            Fact::ItemGained { item, .. } => Some(self.gets(own, item)),
            Fact::ItemRemoved { item: lost } => Some(self.of(Kind::Hurt, own).of(item(lost))),
            Fact::Looted { whom, item } => Some(self.gets(own, item).from(self.plate(whom))),
            Fact::LootingDeclared { whom } => Some(self.of(Kind::Mark, whom)),
            Fact::NewMood { mood } => {
                Some(self.of(Kind::Gain, own).of(art(&format!("mood-{mood}"))))
            }
            Fact::MobDie { suit } => {
                Some(self.of(Kind::Mark, own).of(art(&format!("die-mob-{suit}"))))
            }
            Fact::Anointed { clearing } => Some(self.places(Piece::Warlord, clearing)),
            Fact::RuinLeft { clearing } => Some(here(clearing, own)),
            Fact::Oppressed { .. } => None,
        }
    }

    pub(super) fn keepers(&self, fact: keepers::Fact) -> Option<Step> {
        use keepers::Fact;
        let (own, relic) = (Faction::Keepers, art("relic-figure"));
        let carried = |from: Thing, to: Thing| {
            Step::at(Kind::March, at(to)).from(at(from)).of(relic).in_livery(colour(own))
        };
        match fact {
            Fact::Carried { from, to, .. } => Some(
                carried(Thing::Clearing(from), Thing::Clearing(to))
                    .along(map::way_between(from, to)),
            ),
            Fact::TrophyPlaced { who, forest, .. } => {
                Some(carried(Thing::Forest(forest), Thing::Forest(forest)).from(self.plate(who)))
            }
            Fact::Delved { clearing, forest, .. } => {
                Some(carried(Thing::Forest(forest), Thing::Clearing(clearing)))
            }
            Fact::Recovered { clearing, .. } => {
                Some(self.of(Kind::Gain, own).from(at(Thing::Clearing(clearing))).of(relic))
            }
            Fact::WaystationShows { clearing, .. } => Some(here(clearing, own)),
            Fact::RetainerLost { .. } => {
                Some(self.of(Kind::Hurt, own).of(art("faithful-retainer")))
            }
            Fact::Gathered { card, .. } => {
                Some(self.plays(own, card, self.plate(own)).from(vec![]))
            }
            Fact::Acts { .. } | Fact::ColumnCompleted | Fact::Shifted { .. } => {
                Some(self.of(Kind::Mark, own))
            }
            Fact::RelicsPlaced | Fact::RetainersAdded => None,
        }
    }

    pub(super) fn landmarks(&self, fact: landmarks::Fact) -> Option<Step> {
        use landmarks::Fact;
        let picture = |word: &str| art(&format!("landmark-{word}"));
        match fact {
            Fact::Stands { landmark, clearing } => Some(
                Step::at(Kind::Arrive, at(Thing::Clearing(clearing))).of(picture(landmark.word())),
            ),
            Fact::Swapped { who, stall, card, .. } => {
                Some(self.plays(who, card, at(Thing::Stall(stall))))
            }
            Fact::SwappedSome { who, stall } => Some(
                Step::at(Kind::Card, at(Thing::Stall(stall)))
                    .from(self.plate(who))
                    .of(art("card-back")),
            ),
            Fact::Forged { who, item } => Some(self.gets(who, item)),
            Fact::Drawn { .. } | Fact::MarketStocked { .. } | Fact::ForgeStocked { .. } => None,
        }
    }

    pub(super) fn hirelings(&self, fact: hirelings::Fact) -> Option<Step> {
        use hirelings::Fact;
        let card = |of| at(Thing::Hireling(of));
        match fact {
            Fact::Enlisted { hireling } => Some(Step::at(Kind::Mark, card(hireling))),
            Fact::Hired { who, hireling } => {
                Some(self.of(Kind::Gain, who).from(card(hireling)).of(art("hireling-control")))
            }
            Fact::Control { hireling, .. } | Fact::ControlLeft { hireling, .. } => {
                Some(Step::at(Kind::Mark, card(hireling)).of(art("hireling-control")))
            }
            Fact::PawnAt { place: to, .. } => Some(Step::at(Kind::Mark, place(to))),
            Fact::UprisingDie { suit: of } => {
                Some(Step::at(Kind::Mark, Place::new()).of(art(&format!("die-uprising-{of}"))))
            }
            Fact::Gave { who, item: gift } => {
                Some(Step::at(Kind::Gain, Place::new()).from(self.plate(who)).of(item(gift)))
            }
            Fact::BanditOn { from, to } => Some(Step::at(Kind::Mark, at(Thing::Path(from, to)))),
            Fact::KeptCard { who, .. } => Some(self.draws(who)),
            Fact::TookBack { who, count } => Some(self.draws(who).times(count)),
            Fact::TookMarker { who, .. } => Some(self.of(Kind::Mark, who)),
            Fact::ExileHurt { .. } => None,
        }
    }

    pub(super) fn exiles(&self, fact: exiles::Fact) -> Step {
        use exiles::Fact;
        match fact {
            Fact::Exhausted { who, item: used } => self.of(Kind::Mark, who).of(item(used)),
            Fact::CoffinsOpened { who, count } => self.of(Kind::Mark, who).times(count),
        }
    }
}
