//! Pictures, from Twemoji: only those named here are embedded.

use twemoji_assets::svg::codes;

macro_rules! glyphs {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $code:ident;)*) => {
        /// A picture.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Glyph { $(#[doc = concat!("The picture `", $id, "`.")] $name,)* }

        impl Glyph {
            /// Every picture.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its name in addresses.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The drawing.
            pub fn svg(self) -> &'static str {
                match self { $(Self::$name => &codes::$code,)* }
            }
        }
    };
}

glyphs! {
    Fox = "fox", U_1F98A;
    Owl = "owl", U_1F989;
    Rabbit = "rabbit", U_1F430;
    Mouse = "mouse", U_1F42D;
    Bear = "bear", U_1F43B;
    Frog = "frog", U_1F438;
    Wolf = "wolf", U_1F43A;
    Hedgehog = "hedgehog", U_1F994;
    Beaver = "beaver", U_1F9AB;
    Cat = "cat", U_1F431;
    Eagle = "eagle", U_1F985;
    Raccoon = "raccoon", U_1F99D;
    Dragon = "dragon", U_1F432;
    Castle = "castle", U_1F3F0;
    Ogre = "ogre", U_1F479;
    Goblin = "goblin", U_1F47A;
    Crown = "crown", U_1F451;
    Die = "die", U_1F3B2;
    Robot = "robot", U_1F916;
    Person = "person", U_1F9D1;
    Chair = "chair", U_1FA91;
    Hourglass = "hourglass", U_23F3;
    Scroll = "scroll", U_1F4DC;
    Swords = "swords", U_2694;
    Shield = "shield", U_1F6E1;
    Coin = "coin", U_1FA99;
    Trophy = "trophy", U_1F3C6;
    Card = "card", U_1F3B4;
    Tree = "tree", U_1F333;
    Fire = "fire", U_1F525;
    Droplet = "droplet", U_1F4A7;
    Leaf = "leaf", U_1F343;
    Potion = "potion", U_1F9EA;
    Skull = "skull", U_1F480;
    Hammer = "hammer", U_1F528;
    Bag = "bag", U_1F4B0;
    Boot = "boot", U_1F97E;
    Bow = "bow", U_1F3F9;
    Teapot = "teapot", U_1FAD6;
    Torch = "torch", U_1F526;
    Star = "star", U_2B50;
    Heart = "heart", U_2764;
    Gem = "gem", U_1F48E;
    Books = "books", U_1F4DA;
    Eye = "eye", U_1F441;
    Village = "village", U_1F3D8;
    Zombie = "zombie", U_1F9DF;
    Saw = "saw", U_1FA9A;
    Wood = "wood", U_1FAB5;
    Nest = "nest", U_1FABA;
    Fist = "fist", U_270A;
    Tent = "tent", U_26FA;
    Ferry = "ferry", U_1F6F6;
    Snail = "snail", U_1F40C;
    Mushroom = "mushroom", U_1F344;
    Crocodile = "crocodile", U_1F40A;
    Turtle = "turtle", U_1F422;
    Boar = "boar", U_1F417;
    Spider = "spider", U_1F577;
    Scorpion = "scorpion", U_1F982;
    Volcano = "volcano", U_1F30B;
    Snake = "snake", U_1F40D;
    Bat = "bat", U_1F987;
    Rhino = "rhino", U_1F98F;
    Octopus = "octopus", U_1F419;
    Shark = "shark", U_1F988;
    Squid = "squid", U_1F991;
    Pumpkin = "pumpkin", U_1F383;
    Moai = "moai", U_1F5FF;
    Vampire = "vampire", U_1F9DB;
    Ghost = "ghost", U_1F47B;
    Imp = "imp", U_1F608;
    Troll = "troll", U_1F9CC;
    Bone = "bone", U_1F9B4;
    Hound = "hound", U_1F415;
    Farmer = "farmer", U_1F9D1_200D_1F33E;
    Hunter = "hunter", U_1F575;
    Veteran = "veteran", U_1F482;
    Ninja = "ninja", U_1F977;
    Champion = "champion", U_1F9B8;
    Unicorn = "unicorn", U_1F984;
    Amulet = "amulet", U_1F9FF;
    Crystal = "crystal", U_1F52E;
    Anger = "anger", U_1F4A2;
    Impact = "impact", U_1F4A5;
    Dizzy = "dizzy", U_1F4AB;
    Web = "web", U_1F578;
    Dove = "dove", U_1F54A;
    BlackCat = "black-cat", U_1F408_200D_2B1B;
    Moon = "moon", U_1F319;
    NewMoon = "new-moon", U_1F311;
    Sun = "sun", U_2600;
    Wine = "wine", U_1F377;
    Brick = "brick", U_1F9F1;
    Bell = "bell", U_1F514;
    Door = "door", U_1F6AA;
    Lock = "lock", U_1F512;
    Crab = "crab", U_1F980;
    Lizard = "lizard", U_1F98E;
    Mammoth = "mammoth", U_1F9A3;
    Sauropod = "sauropod", U_1F995;
    Beetle = "beetle", U_1FAB2;
    Palm = "palm", U_1F334;
    Wave = "wave", U_1F30A;
    Peak = "peak", U_1F3D4;
    Wind = "wind", U_1F4A8;
    Elf = "elf", U_1F9DD;
    Merfolk = "merfolk", U_1F9DC;
    Genie = "genie", U_1F9DE;
    Fairy = "fairy", U_1F9DA;
    Mage = "mage", U_1F9D9;
    Student = "student", U_1F9D2;
    Hut = "hut", U_1F6D6;
    Alembic = "alembic", U_2697;
    Beer = "beer", U_1F37A;
    Scales = "scales", U_2696;
    Amphora = "amphora", U_1F3FA;
    Pickaxe = "pickaxe", U_26CF;
    Mousetrap = "mousetrap", U_1FAA4;
    Flag = "flag", U_1F6A9;
    Grave = "grave", U_1FAA6;
    Scream = "scream", U_1F631;
    Target = "target", U_1F3AF;
    Dagger = "dagger", U_1F5E1;
    Gloves = "gloves", U_1F9E4;
    Sparkles = "sparkles", U_2728;
    Present = "present", U_1F381;
    Medal = "medal", U_1F396;
    Bandage = "bandage", U_1FA79;
    Robe = "robe", U_1F9E5;
    Bulb = "bulb", U_1F4A1;
    Map = "map", U_1F5FA;
    Otter = "otter", U_1F9A6;
    Badger = "badger", U_1F9A1;
    Crow = "crow", U_1F426_200D_2B1B;
    Rat = "rat", U_1F400;
    Hibiscus = "hibiscus", U_1F33A;
    Sunflower = "sunflower", U_1F33B;
    Blossom = "blossom", U_1F338;
    Shop = "shop", U_1F3EA;
    Hole = "hole", U_1F573;
    Masks = "masks", U_1F3AD;
    Loudspeaker = "loudspeaker", U_1F4E2;
    Stronghold = "stronghold", U_1F3EF;
    Hall = "hall", U_1F3DB;
    Idol = "idol", U_1F5FF;
    Hand = "hand", U_1F91A;
    Speech = "speech", U_1F4AC;
    Ruin = "ruin", U_1F3DA;
    People = "people", U_1F465;
    Compass = "compass", U_1F9ED;
    House = "house", U_1F3E0;
    Anchor = "anchor", U_2693;
    Wheat = "wheat", U_1F33E;
    Road = "road", U_1F6E3;
    Camel = "camel", U_1F42A;
    Horse = "horse", U_1F434;
    Sail = "sail", U_26F5;
    Church = "church", U_26EA;
    Arena = "arena", U_1F3DF;
    Telescope = "telescope", U_1F52D;
    Flower = "flower", U_1F33A;
    Bank = "bank", U_1F3E6;
    Egg = "egg", U_1F95A;
    Fountain = "fountain", U_26F2;
    Valley = "valley", U_1F3DE;
    Puzzle = "puzzle", U_1F9E9;
    Rock = "rock", U_1FAA8;
    Snow = "snow", U_2744;
    Storm = "storm", U_1F329;
    Cyclone = "cyclone", U_1F300;
    Key = "key", U_1F5DD;
    Bomb = "bomb", U_1F4A3;
    Lion = "lion", U_1F981;
    Deer = "deer", U_1F98C;
    Recycle = "recycle", U_267B;
    Chains = "chains", U_26D3;
}

impl Glyph {
    /// The picture of a name in an address.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|glyph| glyph.id() == id)
    }

    /// Its address.
    pub fn address(self) -> String {
        format!("/glyph/{}.svg", self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_glyph_is_a_drawing_found_by_its_name() {
        for &glyph in Glyph::ALL {
            assert_eq!(Glyph::named(glyph.id()), Some(glyph));
            assert!(glyph.svg().starts_with("<svg"), "{glyph:?}");
        }
    }
}
