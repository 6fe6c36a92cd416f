//! Facts: what happened.

use crate::setting::Setting;
use crate::spoken;
use crate::terms::{
    Area, Board, Bonus, CardName, Colour, Duchy, Lying, Piece, Resource, Site, Space, Target,
    Territory, Type,
};
use kernel::{Message, Seat};

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "a fact's fields are named in its sentence")]
pub enum Fact {
    /// A player rules a Duchy.
    Rules { who: Seat, duchy: Duchy },
    /// The Armies stand on a board.
    BoardIsSet { board: Board },
    /// A round opens.
    Round { round: u8, first: Seat },
    /// A card lies in an Offering area.
    Laid { card: CardName, area: Area },
    /// A face-down card lies in an Offering area.
    LaidDown { area: Area },
    /// A hand was dealt.
    Dealt { who: Seat, count: u8 },
    /// A card was dealt, as its owner sees it.
    DealtCard { who: Seat, card: CardName },
    /// A card was offered.
    Offered { who: Seat, card: CardName, area: Area },
    /// A card was offered face down.
    OfferedDown { who: Seat, area: Area },
    /// A card was offered face down, as its owner sees it.
    OfferedKnown { who: Seat, card: CardName, area: Area },
    /// An Offering area was selected.
    Selected { who: Seat, area: Area, count: u8, down: u8 },
    /// A face-down card was looked at.
    Spied { who: Seat, number: u8 },
    /// A face-down card was looked at, as the looker sees it.
    SpiedCard { who: Seat, number: u8, card: CardName },
    /// A selected card was turned up.
    Revealed { who: Seat, card: CardName },
    /// A card nobody selected was turned up and discarded.
    LeftOver { card: CardName },
    /// A Calamity struck.
    Struck { who: Seat, card: CardName },
    /// A Calamity was discarded.
    Lifted { who: Seat, card: CardName },
    /// A Menace lies in a Construction area.
    Menaced { who: Seat, card: CardName },
    /// A card is under construction.
    Planned { who: Seat, card: CardName },
    /// A card was recycled.
    Recycled { who: Seat, card: CardName },
    /// An Advisor was hired.
    Hired { who: Seat, card: CardName },
    /// An Advisor was paid in full.
    Charged { who: Seat, card: CardName },
    /// An Advisor was used.
    Used { who: Seat, card: CardName },
    /// A recycled card was taken back.
    TookBack { who: Seat, card: CardName },
    /// A card of an Offering area was discarded.
    Away { who: Seat, card: CardName },
    /// A card of the stack was seen.
    Foresaw { who: Seat, card: CardName },
    /// A card went to the opponent's hand.
    Usurped { who: Seat, lying: Lying },
    /// Two cards changed places.
    Swapped { who: Seat, mine: Lying, theirs: Lying },
    /// A multiplying type was changed.
    Conjured { who: Seat, card: CardName, to: Type },
    /// The points of a card were doubled.
    Doubled { who: Seat, card: CardName },
    /// A card bears a token.
    Marked { who: Seat, lying: Lying },
    /// Illusionist tokens were taken.
    TookTokens { who: Seat, count: u8 },
    /// A piece was placed.
    Placed { who: Seat, piece: Piece, target: Target },
    /// A Krystallium stands in for a cube.
    StoodIn { who: Seat, space: Space, target: Target },
    /// Five cubes became a Krystallium.
    Alchemised { who: Seat },
    /// A card was completed.
    Completed { who: Seat, card: CardName },
    /// Pieces were gained.
    Gained { who: Seat, piece: Piece, count: u8 },
    /// A card was scrapped.
    Scrapped { who: Seat, site: Site },
    /// A resource was produced.
    Produced { who: Seat, resource: Resource, count: u8 },
    /// A Soldier entered training.
    Trains { who: Seat },
    /// The Soldier in training is ready.
    SoldierReady { who: Seat },
    /// A step of the Quest was completed.
    StepDone { who: Seat, step: u8 },
    /// Somebody completed the Quest first.
    FirstToFinish { who: Seat },
    /// Tokens were gained.
    QuestTokens { who: Seat, traps: u8, spies: u8 },
    /// A card was frozen.
    Frozen { who: Seat, site: Site },
    /// A Troll took a card.
    Devoured { who: Seat, card: CardName },
    /// A Thief laid its token.
    Robbed { who: Seat, site: Site },
    /// A Sister removed a cube.
    Tormented { who: Seat, resource: Resource, site: Site },
    /// A Syphon's cube was set aside.
    SetAside { who: Seat, resource: Resource },
    /// A Dragon ate a Soldier.
    Eaten { who: Seat },
    /// A Dragon ate a Soldier on a card.
    EatenOn { who: Seat, site: Site },
    /// A Menace was defeated.
    Defeated { who: Seat, card: CardName },
    /// A selected card was destroyed.
    Destroyed { who: Seat, card: CardName },
    /// Armies were recruited.
    Recruited { who: Seat, count: u8 },
    /// An Army set out.
    Marched { who: Seat, from: Territory, to: Territory },
    /// Armies went home.
    Fought { who: Seat, at: Territory, count: u8 },
    /// Armies arrived.
    Arrived { who: Seat, at: Territory, count: u8 },
    /// An Army took a location.
    Stationed { colour: Colour, at: Territory, bonus: Bonus },
    /// A location was left.
    LeftLocation { colour: Colour, at: Territory, bonus: Bonus },
    /// A turn was passed.
    Passed { who: Seat },
    /// An Army was locked up.
    LockedUp { colour: Colour, from: Territory },
    /// Armies were freed.
    Freed { colour: Colour, count: u8 },
    /// The enemy has an Army more.
    EnemyGrew { at: Territory },
    /// A final score.
    Scored { who: Seat, points: i32 },
}

impl Fact {
    /// The message of the fact.
    pub(crate) fn message(self, setting: &Setting) -> Message {
        let say = Message::new;
        match self {
            Self::Rules { who, duchy } => {
                say("fact-rules").with("who", who).with("duchy", spoken::duchy(duchy))
            }
            Self::BoardIsSet { board } => {
                say("fact-board-is-set").with("board", spoken::board(board))
            }
            Self::Round { round, first } => {
                say("fact-round").with("round", round).with("first", first)
            }
            Self::Laid { card, area } => {
                say("fact-laid").with("card", spoken::card(card)).with("area", spoken::area(area))
            }
            Self::LaidDown { area } => say("fact-laid-down").with("area", spoken::area(area)),
            Self::Dealt { who, count } => say("fact-dealt").with("who", who).with("count", count),
            Self::DealtCard { who, card } => {
                say("fact-dealt-card").with("who", who).with("card", spoken::card(card))
            }
            Self::Offered { who, card, area } => say("fact-offered")
                .with("who", who)
                .with("card", spoken::card(card))
                .with("area", spoken::area(area)),
            Self::OfferedDown { who, area } => {
                say("fact-offered-down").with("who", who).with("area", spoken::area(area))
            }
            Self::OfferedKnown { who, card, area } => say("fact-offered-known")
                .with("who", who)
                .with("card", spoken::card(card))
                .with("area", spoken::area(area)),
            Self::Selected { who, area, count, down } => say("fact-selected")
                .with("who", who)
                .with("area", spoken::area(area))
                .with("count", count)
                .with("down", down),
            Self::Spied { who, number } => {
                say("fact-spied").with("who", who).with("number", number)
            }
            Self::SpiedCard { who, number, card } => say("fact-spied-card")
                .with("who", who)
                .with("number", number)
                .with("card", spoken::card(card)),
            Self::Revealed { who, card } => {
                say("fact-revealed").with("who", who).with("card", spoken::card(card))
            }
            Self::LeftOver { card } => say("fact-left-over").with("card", spoken::card(card)),
            Self::Struck { who, card } => {
                say("fact-struck").with("who", who).with("card", spoken::card(card))
            }
            Self::Lifted { who, card } => {
                say("fact-lifted").with("who", who).with("card", spoken::card(card))
            }
            Self::Menaced { who, card } => {
                say("fact-menaced").with("who", who).with("card", spoken::card(card))
            }
            Self::Planned { who, card } => {
                say("fact-planned").with("who", who).with("card", spoken::card(card))
            }
            Self::Recycled { who, card } => {
                say("fact-recycled").with("who", who).with("card", spoken::card(card))
            }
            Self::Hired { who, card } => {
                say("fact-hired").with("who", who).with("card", spoken::card(card))
            }
            Self::Charged { who, card } => {
                say("fact-charged").with("who", who).with("card", spoken::card(card))
            }
            Self::Used { who, card } => {
                say("fact-used").with("who", who).with("card", spoken::card(card))
            }
            Self::TookBack { who, card } => {
                say("fact-took-back").with("who", who).with("card", spoken::card(card))
            }
            Self::Away { who, card } => {
                say("fact-away").with("who", who).with("card", spoken::card(card))
            }
            Self::Foresaw { who, card } => {
                say("fact-foresaw").with("who", who).with("card", spoken::card(card))
            }
            Self::Usurped { who, lying } => {
                say("fact-usurped").with("who", who).with("lying", spoken::lying(lying))
            }
            Self::Swapped { who, mine, theirs } => say("fact-swapped")
                .with("who", who)
                .with("mine", spoken::lying(mine))
                .with("theirs", spoken::lying(theirs)),
            Self::Conjured { who, card, to } => say("fact-conjured")
                .with("who", who)
                .with("card", spoken::card(card))
                .with("type", spoken::of_type(to)),
            Self::Doubled { who, card } => {
                say("fact-doubled").with("who", who).with("card", spoken::card(card))
            }
            Self::Marked { who, lying } => {
                say("fact-marked").with("who", who).with("lying", spoken::lying(lying))
            }
            Self::TookTokens { who, count } => {
                say("fact-took-tokens").with("who", who).with("count", count)
            }
            Self::Placed { who, piece, target } => say("fact-placed")
                .with("who", who)
                .with("piece", spoken::piece(piece))
                .with("target", spoken::target(target)),
            Self::StoodIn { who, space, target } => say("fact-stood-in")
                .with("who", who)
                .with("space", spoken::space(space))
                .with("target", spoken::target(target)),
            Self::Alchemised { who } => say("fact-alchemised").with("who", who),
            Self::Completed { who, card } => {
                say("fact-completed").with("who", who).with("card", spoken::card(card))
            }
            Self::Gained { who, piece, count } => say("fact-gained")
                .with("who", who)
                .with("piece", spoken::pieces(piece, count))
                .with("count", count),
            Self::Scrapped { who, site } => {
                say("fact-scrapped").with("who", who).with("site", spoken::site(site))
            }
            Self::Produced { who, resource, count } => say("fact-produced")
                .with("who", who)
                .with("resource", spoken::resource(resource))
                .with("count", count),
            Self::Trains { who } => say("fact-trains").with("who", who),
            Self::SoldierReady { who } => say("fact-soldier-ready").with("who", who),
            Self::StepDone { who, step } => {
                say("fact-step-done").with("who", who).with("step", step)
            }
            Self::FirstToFinish { who } => say("fact-first-to-finish").with("who", who),
            Self::QuestTokens { who, traps, spies } => {
                say("fact-quest-tokens").with("who", who).with("traps", traps).with("spies", spies)
            }
            Self::Frozen { who, site } => {
                say("fact-frozen").with("who", who).with("site", spoken::site(site))
            }
            Self::Devoured { who, card } => {
                say("fact-devoured").with("who", who).with("card", spoken::card(card))
            }
            Self::Robbed { who, site } => {
                say("fact-robbed").with("who", who).with("site", spoken::site(site))
            }
            Self::Tormented { who, resource, site } => say("fact-tormented")
                .with("who", who)
                .with("resource", spoken::resource(resource))
                .with("site", spoken::site(site)),
            Self::SetAside { who, resource } => {
                say("fact-set-aside").with("who", who).with("resource", spoken::resource(resource))
            }
            Self::Eaten { who } => say("fact-eaten").with("who", who),
            Self::EatenOn { who, site } => {
                say("fact-eaten-on").with("who", who).with("site", spoken::site(site))
            }
            Self::Defeated { who, card } => {
                say("fact-defeated").with("who", who).with("card", spoken::card(card))
            }
            Self::Destroyed { who, card } => {
                say("fact-destroyed").with("who", who).with("card", spoken::card(card))
            }
            Self::Recruited { who, count } => {
                say("fact-recruited").with("who", who).with("count", count)
            }
            Self::Marched { who, from, to } => say("fact-marched")
                .with("who", who)
                .with("from", spoken::territory(setting, from))
                .with("to", spoken::territory(setting, to)),
            Self::Fought { who, at, count } => say("fact-fought")
                .with("who", who)
                .with("at", spoken::territory(setting, at))
                .with("count", count),
            Self::Arrived { who, at, count } => say("fact-arrived")
                .with("who", who)
                .with("at", spoken::territory(setting, at))
                .with("count", count),
            Self::Stationed { colour, at, bonus } => say("fact-stationed")
                .with("colour", spoken::colour(colour))
                .with("at", spoken::territory(setting, at))
                .with("bonus", spoken::bonus(bonus)),
            Self::LeftLocation { colour, at, bonus } => say("fact-left-location")
                .with("colour", spoken::colour(colour))
                .with("at", spoken::territory(setting, at))
                .with("bonus", spoken::bonus(bonus)),
            Self::Passed { who } => say("fact-passed").with("who", who),
            Self::LockedUp { colour, from } => say("fact-locked-up")
                .with("colour", spoken::colour(colour))
                .with("from", spoken::territory(setting, from)),
            Self::Freed { colour, count } => {
                say("fact-freed").with("colour", spoken::colour(colour)).with("count", count)
            }
            Self::EnemyGrew { at } => {
                say("fact-enemy-grew").with("at", spoken::territory(setting, at))
            }
            Self::Scored { who, points } => {
                say("fact-scored").with("who", who).with("points", points)
            }
        }
    }
}
