//! What stands on the shelves: every file under `look/`, by name, in the order of the letters.

use super::Drawing;

macro_rules! shelves {
    ($($shelf:literal in $folder:literal { $($name:literal)* })*) => {
        /// Every drawing, in the order of shelf and name.
        pub(super) const DRAWINGS: &[Drawing] = &[$($(
            Drawing {
                shelf: $shelf,
                name: $name,
                svg: include_str!(concat!("../../look/", $folder, "/", $name, ".svg")),
            },
        )*)*];
    };
}

shelves! {
    "cards" in "cards" {
        "frame" "plaque"
    }
    "covers" in "covers" {
        "monster-lands" "root" "table" "village-attacks" "wonderful-kingdom"
    }
    "monster-lands" in "monster_lands" {
        "affinity-air" "affinity-fire" "affinity-jungle" "affinity-water" "beer"
        "building-alchemist" "building-armory" "building-bazaar" "building-lodge" "building-mine"
        "building-pawn-shop" "building-tavern" "capture" "card-back" "card-back-equipment"
        "card-back-land" "card-back-mercenary" "conquest" "defence" "die-magic" "die-monster"
        "die-persuasion" "die-strength" "difficulty-cut-throat" "difficulty-hard"
        "difficulty-normal" "difficulty-tutorial" "elimination" "entrance" "equipment-kedavra"
        "equipment-krakhen" "equipment-mortis" "equipment-noxx" "equipment-pugnor"
        "equipment-rajhnek" "equipment-slham" "equipment-slyzor" "equipment-tergeo"
        "equipment-turzoks" "equipment-type-attire" "equipment-type-spell" "equipment-type-weapon"
        "first-player" "glory" "gold" "header" "heroic-death" "hit" "land-al-dahn" "land-ghadik"
        "land-gurban" "land-kale" "land-kyzhul" "land-negueria" "land-rynia" "land-skyehn"
        "land-thaklan" "land-uyuniah" "land-wahibah" "land-yuha" "loot-bundle" "loot-cap3"
        "loot-conq4" "loot-elim4" "loot-elim6" "loot-gold10" "loot-gold12" "loot-hidden" "loot-hire"
        "loot-m-plus2" "loot-m-to-s" "loot-p-to-m" "loot-potven" "loot-reroll4" "loot-rerollm3"
        "loot-s-plus2" "loot-trophy3" "mercenary-dalina" "mercenary-dolfus" "mercenary-drapis"
        "mercenary-fandor" "mercenary-frostor" "mercenary-frunks" "mercenary-geas"
        "mercenary-ginova" "mercenary-guster" "mercenary-jaruna" "mercenary-kakron"
        "mercenary-karunna" "mercenary-korgo" "mercenary-lorios" "mercenary-lusara"
        "mercenary-madhala" "mercenary-naiala" "mercenary-nimra" "mercenary-novicius"
        "mercenary-nuduru" "mercenary-parsas" "mercenary-poissen" "mercenary-puargh"
        "mercenary-purkas" "mercenary-sckrat" "mercenary-shandee" "mercenary-taroa"
        "mercenary-taron" "mercenary-timbulu" "mercenary-torko" "mercenary-tortock"
        "mercenary-tranok" "mercenary-trulina" "mercenary-vaidala" "mercenary-vishor"
        "mercenary-wondou" "mercenary-wormee" "mercenary-zondu" "mission-a1" "mission-a10"
        "mission-a11" "mission-a12" "mission-a2" "mission-a3" "mission-a4" "mission-a5" "mission-a6"
        "mission-a7" "mission-a8" "mission-a9" "mission-b1" "mission-b10" "mission-b11"
        "mission-b12" "mission-b2" "mission-b3" "mission-b4" "mission-b5" "mission-b6" "mission-b7"
        "mission-b8" "mission-b9" "mission-contract" "mission-dice" "monster-abysur"
        "monster-blandor" "monster-caribdis" "monster-dogor" "monster-gator" "monster-gorgosh"
        "monster-korcko" "monster-krinx" "monster-krunn" "monster-krushus" "monster-moldo"
        "monster-sandor" "monster-sckon" "monster-snagnus" "monster-snailer" "monster-sporus"
        "monster-surbol" "monster-tronj" "monster-turfus" "monster-warkors" "objective" "panic"
        "panic-alchemist" "panic-armory" "panic-bazaar" "panic-lodge" "panic-mine" "panic-pawn-shop"
        "panic-tavern" "phase-adventure" "phase-clean-up" "phase-deployment" "phase-dice-pool"
        "potion" "queens-grant" "rank-hero" "rank-monster-fodder" "rank-trainee" "rank-veteran"
        "reputation" "reroll" "scenario-blitz" "scenario-business-as-usual" "scenario-diversify"
        "scenario-doom" "scenario-fully-loaded" "scenario-missionary" "scenario-money-is-king"
        "scenario-no-armor" "scenario-tricky" "scenario-under-attack" "trap" "trap-f4" "trap-f6"
        "trap-f8" "trap-hidden" "trap-initial" "trap-m1" "trap-m1sh" "trap-m2" "trap-m2sh" "trap-m3"
        "trap-pm1" "trap-pm2" "trap-ps1" "trap-ps2" "trap-ps3" "trap-s1" "trap-s1sh" "trap-s2"
        "trap-s2sh" "trap-s3" "trick-div1" "trick-div2" "trick-stm1" "trick-stm2" "trick-sts1"
        "trick-sts2" "trick-stx1" "trick-stx2" "trophy" "venom" "wound"
    }
    "root" in "root" {
        "acolyte" "burrow" "card-a-visit-to-friends" "card-ambush-bird" "card-ambush-fox"
        "card-ambush-mouse" "card-ambush-rabbit" "card-anvil" "card-armorers" "card-arms-trader"
        "card-back" "card-back-quest" "card-bake-sale" "card-better-burrow-bank" "card-birdy-bindle"
        "card-boat-builders" "card-brutal-tactics" "card-charm-offensive" "card-cobbler"
        "card-codebreakers" "card-coffin-makers" "card-command-warren" "card-corvid-planners"
        "card-crossbow-bird" "card-crossbow-mouse" "card-dominance-bird" "card-dominance-fox"
        "card-dominance-mouse" "card-dominance-rabbit" "card-eyrie-emigre" "card-false-orders"
        "card-favor-of-the-foxes" "card-favor-of-the-mice" "card-favor-of-the-rabbits"
        "card-fox-partisans" "card-foxfolk-steel" "card-gently-used-knapsack" "card-informants"
        "card-investments" "card-league-of-adventurous-mice" "card-loyal-vizier"
        "card-master-engravers" "card-mouse-in-a-sack" "card-mouse-partisans" "card-murine-broker"
        "card-propaganda-bureau" "card-protection-racket" "card-rabbit-partisans"
        "card-root-tea-fox" "card-root-tea-mouse" "card-root-tea-rabbit" "card-royal-claim"
        "card-saboteurs" "card-sappers" "card-scouting-party" "card-smugglers-trail"
        "card-soup-kitchens" "card-stand-and-deliver" "card-swap-meet" "card-sword"
        "card-tax-collector" "card-travel-gear-fox" "card-travel-gear-mouse" "card-tunnels"
        "card-woodland-runners" "character-adventurer" "character-arbiter" "character-harrier"
        "character-ranger" "character-ronin" "character-scoundrel" "character-thief"
        "character-tinker" "character-vagrant" "citadel" "club" "column-battle" "column-build"
        "column-move" "column-recruit" "crown" "deck-exiles" "deck-standard" "die" "die-mob-fox"
        "die-mob-mouse" "die-mob-rabbit" "die-uprising-fox" "die-uprising-mouse"
        "die-uprising-rabbit" "dominance" "faithful-retainer" "foothold" "fox-base" "fox-garden"
        "fox-trade-post" "hated-outcast" "hireling-badger-bodyguards" "hireling-bandit-gangs"
        "hireling-bluebird-nobles" "hireling-brigand" "hireling-control" "hireling-corvid-spies"
        "hireling-exile" "hireling-feline-physicians" "hireling-flame-bearers" "hireling-flotilla"
        "hireling-forest-patrol" "hireling-furious-protector" "hireling-highway-bandits"
        "hireling-last-dynasty" "hireling-lizard-envoys" "hireling-mole-artisans"
        "hireling-otter-divers" "hireling-popular-band" "hireling-rabbit-scouts"
        "hireling-rat-smugglers" "hireling-raven-sentries" "hireling-spring-uprising"
        "hireling-stoic-protector" "hireling-street-band" "hireling-sunward-expedition"
        "hireling-vault-keepers" "hireling-warm-sun-prophets" "item-bag" "item-boot" "item-coins"
        "item-crossbow" "item-damaged" "item-exhausted" "item-hammer" "item-sword" "item-tea"
        "item-torch" "keep" "landmark-black-market" "landmark-elder-treetop" "landmark-ferry"
        "landmark-legendary-forge" "landmark-lost-city" "landmark-tower" "leader-builder"
        "leader-charismatic" "leader-commander" "leader-despot" "lost-souls" "map-autumn" "map-lake"
        "map-mountain" "map-winter" "market" "minister" "minister-banker" "minister-baron-of-dirt"
        "minister-brigadier" "minister-captain" "minister-duchess-of-mud" "minister-earl-of-stone"
        "minister-foremole" "minister-marshal" "minister-mayor" "mob" "mood-bitter" "mood-grandiose"
        "mood-jubilant" "mood-lavish" "mood-relentless" "mood-rowdy" "mood-stubborn" "mood-wrathful"
        "mouse-base" "mouse-garden" "mouse-trade-post" "officer" "outcast" "phase-birdsong"
        "phase-daylight" "phase-evening" "plot-back" "plot-bomb" "plot-extortion" "plot-raid"
        "plot-snare" "quest-errand-fox" "quest-errand-rabbit" "quest-escort-mouse"
        "quest-expel-bandits-mouse" "quest-expel-bandits-rabbit" "quest-fend-off-a-bear-mouse"
        "quest-fend-off-a-bear-rabbit" "quest-fundraising-fox" "quest-give-a-speech-fox"
        "quest-give-a-speech-rabbit" "quest-guard-duty-mouse" "quest-guard-duty-rabbit"
        "quest-logistics-help-fox" "quest-logistics-help-mouse" "quest-repair-a-shed-fox"
        "rabbit-base" "rabbit-garden" "rabbit-trade-post" "rank-lord" "rank-noble" "rank-squire"
        "recruiter" "relationship-allied" "relationship-amiable" "relationship-friendly"
        "relationship-hostile" "relationship-indifferent" "relic-figure" "relic-jewelry"
        "relic-tablet" "retinue-battle-then-delve" "retinue-move" "retinue-move-or-recover" "roost"
        "ruin" "sawmill" "scorched" "service-hand-card" "service-mercenaries" "service-riverboats"
        "stronghold" "suit-any" "suit-bird" "suit-fox" "suit-mouse" "suit-rabbit" "supporters"
        "sympathy" "track-command" "track-prowess" "tunnel" "vault" "warlord" "warrior-alliance"
        "warrior-corvids" "warrior-duchy" "warrior-eyrie" "warrior-hundreds" "warrior-keepers"
        "warrior-lizard-cult" "warrior-marquise" "warrior-riverfolk" "warrior-second-vagabond"
        "warrior-vagabond" "waystation" "waystation-figure" "waystation-jewelry" "waystation-tablet"
        "wood" "workshop"
    }
    "ui" in "ui" {
        "analysis" "back" "battle" "board" "bot" "card" "chair" "chat" "check" "close" "coin"
        "crown" "deck" "defeat" "die" "discards" "first" "forward" "game-monster-lands" "game-other"
        "game-root" "game-village-attacks" "game-wonderful-kingdom" "hand" "hint" "home" "info"
        "key" "keyboard" "language" "last" "leave" "lesson" "lobby" "lock" "log" "menu" "minus"
        "new-table" "notice" "offline" "online" "pause" "person" "play" "players" "plus" "redo"
        "rematch" "resign" "rules" "seat-bear" "seat-beaver" "seat-fox" "seat-frog" "seat-hedgehog"
        "seat-owl" "seat-rabbit" "seat-wolf" "settings" "share" "sound-off" "sound-on" "speed"
        "star" "theme-dark" "theme-light" "theme-system" "time" "trophy" "turning-point" "undo"
        "warning" "watch"
    }
}
