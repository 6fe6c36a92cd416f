//! Facts: what happened.

use crate::cards::exiles;
use crate::terms::{CardName, Clearing, Clearings, Column, Faction, Item, Leader, Piece, Suit};
use crate::{
    Setting, alliance, corvids, duchy, hirelings, hundreds, keepers, landmarks, lizard_cult,
    riverfolk, setup, vagabond,
};

kernel::speech! {
    /// What happened.
    pub enum Fact {
        FirstPlayer { who: Faction } => "fact-first-player",
        Reach { total: u16, advised: u16 } => "fact-reach",
        SuitedClearings { suit: Suit, clearings: Clearings } => "fact-suited-clearings",
        RuinsPlaced { clearings: Clearings } => "fact-ruins-placed",
        ItemSupply { count: u8 } => "fact-item-supply",
        TowerStands { clearing: Clearing } => "fact-tower-stands",
        Turn { who: Faction } => "fact-turn",
        Drawn => "fact-drawn",
        Won { who: Faction } => "fact-won",
        Scored { who: Faction, points: u8 } => "fact-scored",
        Lost { who: Faction, points: u8 } => "fact-lost",
        Drew { who: Faction, count: u8 } => "fact-drew",
        DrewCard { who: Faction, card: CardName } => "fact-drew-card",
        Discarded { who: Faction, card: CardName } => "fact-discarded",
        DiscardedEffect { who: Faction, card: CardName } => "fact-discarded-effect",
        TookCard { who: Faction, whom: Faction, card: CardName } => "fact-took-card",
        TookSomeCard { who: Faction, whom: Faction } => "fact-took-some-card",
        GaveCard { who: Faction, whom: Faction, card: CardName } => "fact-gave-card",
        GaveSomeCard { who: Faction, whom: Faction } => "fact-gave-some-card",
        TookDiscarded { who: Faction, card: CardName } => "fact-took-discarded",
        LookedAtHand { who: Faction, whom: Faction } => "fact-looked-at-hand",
        Saw { whom: Faction, card: CardName } => "fact-saw",
        ActivatedDominance { who: Faction, card: CardName } => "fact-activated-dominance",
        TookDominance { who: Faction, card: CardName } => "fact-took-dominance",
        Placed { piece: Piece, clearing: Clearing, count: u8 } => "fact-placed",
        Garrisoned { across: Clearing } => "fact-garrisoned",
        Removed { who: Faction, piece: Piece, clearing: Clearing, count: u8 } => "fact-removed",
        Moved { piece: Piece, from: Clearing, to: Clearing, count: u8 } => "fact-moved",
        FerryMoved { to: Clearing } => "fact-ferry-moved",
        PathOpened { from: Clearing, to: Clearing } => "fact-path-opened",
        Crafted { who: Faction, card: CardName } => "fact-crafted",
        TookItem { who: Faction, item: Item } => "fact-took-item",
        Battle { attacker: Faction, defender: Faction, clearing: Clearing } => "fact-battle",
        Ambushed { who: Faction, card: CardName } => "fact-ambushed",
        Foiled { who: Faction, card: CardName } => "fact-foiled",
        Rolled { attacker: u8, defender: u8 } => "fact-rolled",
        HitsLimited { who: Faction, most: u8 } => "fact-hits-limited",
        UsedEffect { who: Faction, card: CardName } => "fact-used-effect",
        ExtraHit { who: Faction } => "fact-extra-hit",
        FirstHitIgnored { who: Faction } => "fact-first-hit-ignored",
        Healed { count: u8, clearing: Clearing } => "fact-healed",
        PaidWood { from: Clearing } => "fact-paid-wood",
        NewLeader { leader: Leader } => "fact-new-leader",
        VizierTucked { column: Column } => "fact-vizier-tucked",
        AddedToDecree { card: CardName, column: Column } => "fact-added-to-decree",
        Turmoil => "fact-turmoil",
        Purged { count: u8 } => "fact-purged",
        Deposed { leader: Leader } => "fact-deposed",
    } of chapters {
        Alliance(alliance::Fact),
        Vagabond(vagabond::Fact),
        LizardCult(lizard_cult::Fact),
        Riverfolk(riverfolk::Fact),
        Duchy(duchy::Fact),
        Corvids(corvids::Fact),
        Hundreds(hundreds::Fact),
        Keepers(keepers::Fact),
        Landmarks(landmarks::Fact),
        Advanced(setup::advanced::Fact),
        Hirelings(hirelings::Fact),
        Exiles(exiles::Fact),
    }

    fn message(setting: &Setting) -> Message;
}
