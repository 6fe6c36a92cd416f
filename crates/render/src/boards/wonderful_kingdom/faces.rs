//! The pictures of cards, types, pieces and tokens.

use crate::glyph::Glyph;
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{Bonus, CardName, Resource, Type};
use wonderful_kingdom::view::Prize;

/// The picture of a resource.
pub(super) const fn resource(of: Resource) -> Glyph {
    match of {
        Resource::Materials => Glyph::Brick,
        Resource::Population => Glyph::People,
        Resource::Gold => Glyph::Coin,
        Resource::Exploration => Glyph::Compass,
    }
}

/// The picture of what a location gives.
pub(super) const fn bonus(of: Bonus) -> Glyph {
    match of {
        Bonus::Materials => resource(Resource::Materials),
        Bonus::Population => resource(Resource::Population),
        Bonus::Gold => resource(Resource::Gold),
        Bonus::Exploration => resource(Resource::Exploration),
        Bonus::Krystallium => Glyph::Gem,
        Bonus::Trap => Glyph::Mousetrap,
        Bonus::Spy => Glyph::Hunter,
        Bonus::Destruction => Glyph::Fire,
        Bonus::DoubleMove => Glyph::Horse,
        Bonus::Prison => Glyph::Chains,
    }
}

/// The picture of what a step of a Quest gives.
pub(super) const fn prize(of: Prize) -> Glyph {
    match of {
        Prize::Materials => resource(Resource::Materials),
        Prize::Population => resource(Resource::Population),
        Prize::Gold => resource(Resource::Gold),
        Prize::Exploration => resource(Resource::Exploration),
        Prize::Krystallium => Glyph::Gem,
        Prize::Soldier => Glyph::Veteran,
        Prize::Spy => Glyph::Hunter,
        Prize::Trap => Glyph::Mousetrap,
        Prize::Points => Glyph::Star,
        Prize::Calamity => Glyph::Fire,
    }
}

/// The picture of what a card is: a type of Development, or another kind.
pub(super) const fn kind(of: Kind) -> Glyph {
    match of {
        Kind::Development(Type::Structure) => Glyph::House,
        Kind::Development(Type::Company) => Glyph::Flag,
        Kind::Development(Type::Monument) => Glyph::Hall,
        Kind::Development(Type::Discovery) => Glyph::Map,
        Kind::Treasure => Glyph::Present,
        Kind::Calamity => Glyph::Fire,
        Kind::Menace(_) => Glyph::Skull,
        Kind::Advisor => Glyph::Speech,
    }
}

/// The picture of a card.
#[expect(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "a table: a picture for each card, in their order"
)]
pub(super) const fn art(card: CardName) -> Glyph {
    match card {
        CardName::Hamlet => Glyph::Hut,
        CardName::Sawmill => Glyph::Saw,
        CardName::Guildhall => Glyph::Scales,
        CardName::MarketTown => Glyph::Shop,
        CardName::Barracks => Glyph::Shield,
        CardName::Harbour => Glyph::Anchor,
        CardName::Watchtower => Glyph::Eye,
        CardName::Granary => Glyph::Wheat,
        CardName::RoyalRoads => Glyph::Road,
        CardName::WalledCity => Glyph::Village,
        CardName::TatisTribe => Glyph::Tent,
        CardName::Caravan => Glyph::Camel,
        CardName::Lancers => Glyph::Horse,
        CardName::MerchantLeague | CardName::Mercenaries => Glyph::Bag,
        CardName::RoyalFleet => Glyph::Sail,
        CardName::OrderOfRangers => Glyph::Bow,
        CardName::IronLegion => Glyph::Swords,
        CardName::BrotherhoodOfMasons => Glyph::Brick,
        CardName::WarCollege => Glyph::Target,
        CardName::BellTower => Glyph::Bell,
        CardName::RoyalMint => Glyph::Coin,
        CardName::Cathedral => Glyph::Church,
        CardName::TriumphalArch => Glyph::Trophy,
        CardName::GreatLibrary => Glyph::Books,
        CardName::Arena => Glyph::Arena,
        CardName::Observatory => Glyph::Telescope,
        CardName::HangingGardens => Glyph::Flower,
        CardName::FoundersStatue => Glyph::Idol,
        CardName::BankOfTheRealm => Glyph::Bank,
        CardName::Citadel => Glyph::Stronghold,
        CardName::HallOfTreaties => Glyph::Scroll,
        CardName::Aqueduct => Glyph::Droplet,
        CardName::DragonEgg => Glyph::Egg,
        CardName::SunkenGalleon => Glyph::Wave,
        CardName::FountainOfAges => Glyph::Fountain,
        CardName::LostTemple => Glyph::Hall,
        CardName::GiantsStair => Glyph::Peak,
        CardName::StarChart => Glyph::Star,
        CardName::CrystalCavern => Glyph::Gem,
        CardName::SwordOfTheFirstKing => Glyph::Dagger,
        CardName::HiddenValley => Glyph::Valley,
        CardName::WorldTree => Glyph::Tree,
        CardName::TowerOfMages => Glyph::Mage,
        CardName::DragonRiders => Glyph::Dragon,
        CardName::Quarry => Glyph::Pickaxe,
        CardName::GrandPalace => Glyph::Castle,
        CardName::MazeOfFenhror => Glyph::Puzzle,
        CardName::CartloadOfMarble => Glyph::Rock,
        CardName::MasonsWages => Glyph::Hammer,
        CardName::GildedBeams => Glyph::Wood,
        CardName::ShipTimber => Glyph::Ferry,
        CardName::LoyalRetinue => Glyph::People,
        CardName::TitheChest => Glyph::Present,
        CardName::PilgrimBand => Glyph::Boot,
        CardName::KingsRansom => Glyph::Crown,
        CardName::JewelledCompass => Glyph::Compass,
        CardName::BundleOfMaps => Glyph::Map,
        CardName::Famine => Glyph::Bone,
        CardName::GreatFire => Glyph::Fire,
        CardName::Flood => Glyph::Wave,
        CardName::Plague | CardName::SisterOfDisease => Glyph::Skull,
        CardName::Locusts => Glyph::Beetle,
        CardName::Revolt => Glyph::Fist,
        CardName::Earthquake => Glyph::Ruin,
        CardName::BrokenHarvest => Glyph::Wheat,
        CardName::GiantRat | CardName::Rat => Glyph::Rat,
        CardName::FrostGiant => Glyph::Snow,
        CardName::MarshTroll => Glyph::Troll,
        CardName::Thief => Glyph::Ninja,
        CardName::SisterOfDrought => Glyph::Sun,
        CardName::SisterOfTempest => Glyph::Storm,
        CardName::SisterOfNight => Glyph::Moon,
        CardName::Matriarch | CardName::Patriarch => Glyph::Dragon,
        CardName::BlackDragonEgg => Glyph::Egg,
        CardName::Illusionist => Glyph::Masks,
        CardName::SyphonOfMaterials | CardName::SyphonOfPopulation => Glyph::Cyclone,
        CardName::SyphonOfGold | CardName::SyphonOfExploration => Glyph::Cyclone,
        CardName::CourtAlchemist => Glyph::Alembic,
        CardName::Drillmaster => Glyph::Medal,
        CardName::TaxCollector => Glyph::Coin,
        CardName::Cartographer => Glyph::Map,
        CardName::MasterBuilder => Glyph::Hammer,
        CardName::RoyalArchivist => Glyph::Scroll,
        CardName::Chamberlain => Glyph::Key,
        CardName::Spymaster => Glyph::Hunter,
        CardName::MasterOfTraps => Glyph::Mousetrap,
        CardName::Saboteur => Glyph::Bomb,
        CardName::Seer => Glyph::Crystal,
        CardName::Exorcist => Glyph::Sparkles,
        CardName::Warden => Glyph::Shield,
        CardName::Quartermaster => Glyph::Bag,
        CardName::Usurper => Glyph::Crown,
        CardName::InformedNegotiator => Glyph::Scales,
        CardName::CaptivatingConjurer => Glyph::Mage,
        CardName::GrandFinancier => Glyph::Bank,
    }
}
