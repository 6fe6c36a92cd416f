//! Choices: one small answer each, with its notation both ways.

use crate::adventure;
use crate::terms::{
    Affinity, Building, Colour, Die, Equipment, EquipmentType, Land, Loot, Mercenary, Monster,
    Path, Space, Trap,
};
use kernel::notation::{NotAChoice, Words};
use std::fmt;
use std::str::FromStr;

/// One answer. Its notation, by example; the Adventure Phase has its own in [`adventure::Deed`]:
///
/// ```text
/// clan fire                      which clan to play
/// visit tavern                   deploy in a building; then `die s`, `die p4`, `space 1`
/// buy trap-f4, hire vishor, hire novicius, beer, count 3, potions 2, equipment noxx, give frunks
/// send frunks, path a2           assign a Mercenary; then `die m`, `trap trap-f4`, `defence`, `potion`, `venom`
/// work kyzhul                    deploy in a settled Land; `loot loot-gold10` takes Loot from the offer
/// convert s, colour m            a Novice converts a die
/// talent nuduru, ability turzoks use a Talent, or an ability of Equipment, by itself or for a purchase
/// use loot-gold10, sell abysur, heal frunks, settle yuha zondu, rearrange, move frunks attire
/// promote torko, desert torko, desert novicius
/// gold, potion, venom, defence   what the Queen grants, what a Talent brews
/// done, pass
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Play the clan of an Affinity.
    Clan(Affinity),
    /// Deploy in a building.
    Visit(Building),
    /// Assign a Mercenary to the Outside.
    Send(Mercenary),
    /// Deploy in a settled Land.
    Work(Land),
    /// Use this die.
    Die(Die),
    /// A die of this colour.
    Colour(Colour),
    /// This space of a building.
    Space(Space),
    /// This Path.
    Path(Path),
    /// Buy a Trap.
    Buy(Trap),
    /// Deploy or discard a Trap.
    Trap(Trap),
    /// Hire a Mercenary.
    Hire(Mercenary),
    /// Hire a Novice.
    HireNovice,
    /// Pay a Round of Beer.
    Beer,
    /// Take Equipment.
    Equipment(Equipment),
    /// Give Equipment to a Mercenary.
    Give(Mercenary),
    /// Rearrange Equipment.
    Rearrange,
    /// Move Equipment of a type from a Mercenary.
    Move(Mercenary, EquipmentType),
    /// So many.
    Count(u8),
    /// So many Potions, the rest Venoms.
    Potions(u8),
    /// A Potion.
    Potion,
    /// A Venom.
    Venom,
    /// A Defence token.
    Defence,
    /// Gold.
    Gold,
    /// Convert a die with a Novice.
    Convert(Die),
    /// Use a Loot token.
    Use(Loot),
    /// Take a Loot token.
    Loot(Loot),
    /// Sell a Trophy.
    Sell(Monster),
    /// Heal a Mercenary.
    Heal(Mercenary),
    /// Use a Talent.
    Talent(Mercenary),
    /// Use the ability of Equipment.
    Ability(Equipment),
    /// Settle a Land with a Mercenary.
    Settle(Land, Mercenary),
    /// Make a Mercenary Leader.
    Promote(Mercenary),
    /// Let a Mercenary desert.
    Desert(Mercenary),
    /// Let a Novice desert.
    DesertNovice,
    /// Be done with it.
    Done,
    /// Pass.
    Pass,
    /// A choice of the Adventure Phase.
    Adventure(adventure::Deed),
}

/// The word for a Novice.
pub(crate) const NOVICE: &str = "novicius";

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clan(affinity) => write!(f, "clan {affinity}"),
            Self::Visit(building) => write!(f, "visit {building}"),
            Self::Send(mercenary) => write!(f, "send {mercenary}"),
            Self::Work(land) => write!(f, "work {land}"),
            Self::Die(die) => write!(f, "die {die}"),
            Self::Colour(colour) => write!(f, "colour {colour}"),
            Self::Space(space) => write!(f, "space {space}"),
            Self::Path(path) => write!(f, "path {path}"),
            Self::Buy(trap) => write!(f, "buy {trap}"),
            Self::Trap(trap) => write!(f, "trap {trap}"),
            Self::Hire(mercenary) => write!(f, "hire {mercenary}"),
            Self::HireNovice => write!(f, "hire {NOVICE}"),
            Self::Beer => f.write_str("beer"),
            Self::Equipment(equipment) => write!(f, "equipment {equipment}"),
            Self::Give(mercenary) => write!(f, "give {mercenary}"),
            Self::Rearrange => f.write_str("rearrange"),
            Self::Move(mercenary, kind) => write!(f, "move {mercenary} {kind}"),
            Self::Count(count) => write!(f, "count {count}"),
            Self::Potions(count) => write!(f, "potions {count}"),
            Self::Potion => f.write_str("potion"),
            Self::Venom => f.write_str("venom"),
            Self::Defence => f.write_str("defence"),
            Self::Gold => f.write_str("gold"),
            Self::Convert(die) => write!(f, "convert {die}"),
            Self::Use(loot) => write!(f, "use {loot}"),
            Self::Loot(loot) => write!(f, "loot {loot}"),
            Self::Sell(monster) => write!(f, "sell {monster}"),
            Self::Heal(mercenary) => write!(f, "heal {mercenary}"),
            Self::Talent(mercenary) => write!(f, "talent {mercenary}"),
            Self::Ability(equipment) => write!(f, "ability {equipment}"),
            Self::Settle(land, mercenary) => write!(f, "settle {land} {mercenary}"),
            Self::Promote(mercenary) => write!(f, "promote {mercenary}"),
            Self::Desert(mercenary) => write!(f, "desert {mercenary}"),
            Self::DesertNovice => write!(f, "desert {NOVICE}"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::Adventure(choice) => choice.fmt(f),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let mut words = Words::of(text);
        let choice = match words.word()? {
            "clan" => Self::Clan(words.read()?),
            "visit" => Self::Visit(words.read()?),
            "send" => Self::Send(words.read()?),
            "work" => Self::Work(words.read()?),
            "die" => Self::Die(words.read()?),
            "colour" => Self::Colour(words.read()?),
            "space" => Self::Space(words.read()?),
            "path" => Self::Path(words.read()?),
            "buy" => Self::Buy(words.read()?),
            "trap" => Self::Trap(words.read()?),
            "hire" => or_novice(&mut words, Self::Hire, Self::HireNovice)?,
            "beer" => Self::Beer,
            "equipment" => Self::Equipment(words.read()?),
            "give" => Self::Give(words.read()?),
            "rearrange" => Self::Rearrange,
            "move" => Self::Move(words.read()?, words.read()?),
            "count" => Self::Count(words.read()?),
            "potions" => Self::Potions(words.read()?),
            "potion" => Self::Potion,
            "venom" => Self::Venom,
            "defence" => Self::Defence,
            "gold" => Self::Gold,
            "convert" => Self::Convert(words.read()?),
            "use" => Self::Use(words.read()?),
            "loot" => Self::Loot(words.read()?),
            "sell" => Self::Sell(words.read()?),
            "heal" => Self::Heal(words.read()?),
            "talent" => Self::Talent(words.read()?),
            "ability" => Self::Ability(words.read()?),
            "settle" => Self::Settle(words.read()?, words.read()?),
            "promote" => Self::Promote(words.read()?),
            "desert" => or_novice(&mut words, Self::Desert, Self::DesertNovice)?,
            "done" => Self::Done,
            "pass" => Self::Pass,
            _ => return text.parse().map(Self::Adventure),
        };
        words.end(choice)
    }
}

/// A choice of a Mercenary, or else of a Novice.
fn or_novice(
    words: &mut Words<'_>,
    mercenary: impl Fn(Mercenary) -> Choice,
    novice: Choice,
) -> Result<Choice, NotAChoice> {
    let word = words.word()?;
    if word == NOVICE { Ok(novice) } else { word.parse().map(mercenary) }
}
