//! The law: every paragraph of the rules, chapter by chapter.
//!
//! V are the rules, E the effects of cards, S the scenarios.

kernel::law! {
    /// V1 The frame.
    mod frame {
        PLAYERS_AND_MONSTERS = "V1.1", "Players and Monsters";
        ZONES = "V1.2", "Zones";
        SPECIAL_ZONES = "V1.3", "Special Zones";
        THE_ROUND = "V1.4", "The Round";
        VICTORY = "V1.5", "Victory";
        DEFEAT = "V1.6", "Defeat";
        BOTH_AT_ONCE = "V1.7", "Both at Once";
        THE_COIN = "V1.8", "The Coin";
        WORDS = "V1.9", "Words", no code because "it only names things";
        HEALTH = "V1.10", "Health";
    }

    /// V2 Set-up.
    mod setup {
        DECKS = "V2.1", "Decks";
        SCENARIO = "V2.2", "Scenario";
        MONSTERS = "V2.3", "Monsters";
        TYPE_BAG = "V2.4", "Type Bag";
        HERO_DECK = "V2.5", "Hero Deck";
        FIRST_VILLAGERS = "V2.6", "First Villagers";
        STARTING_BOARDS = "V2.7", "Starting Boards";
        FIRST_PLAYER = "V2.8", "First Player";
    }

    /// V3 A monster's turn.
    mod turn {
        ORDER_OF_MONSTERS = "V3.1", "Order of Monsters";
        START_OF_A_TURN = "V3.2", "Start of a Turn";
        ROLL = "V3.3", "Roll";
        REROLL = "V3.4", "Reroll";
        TWO_GROUPS = "V3.5", "Two Groups";
        ONE_REROLL = "V3.6", "One Reroll";
        TORCHES = "V3.7", "Torches";
        USE_RESULTS = "V3.8", "Use Results";
        USED_RESULTS = "V3.9", "Used Results";
        END_OF_A_TURN = "V3.10", "End of a Turn";
    }

    /// V4 Torches.
    mod torches {
        FARTHEST_VILLAGER = "V4.1", "Farthest Villager";
        FEWEST_VILLAGERS = "V4.2", "Fewest Villagers";
        TORCH_TIES = "V4.3", "Torch Ties";
        ALL_IN_THE_HEART = "V4.4", "All in the Heart";
        USELESS_RESULT = "V4.5", "Useless Result";
        TORCH_AND_CONDITIONS = "V4.6", "Torch and Conditions";
    }

    /// V5 Movement.
    mod movement {
        MOVE = "V5.1", "Move";
        MOVEMENT_SLOTS = "V5.2", "Movement Slots";
        HINDRANCE = "V5.3", "Hindrance";
        GRANTED_MOVEMENT = "V5.4", "Granted Movement";
        WHERE_MONSTERS_STAND = "V5.5", "Where Monsters Stand";
    }

    /// V6 Attacking.
    mod attacking {
        ATTACK = "V6.1", "Attack";
        TARGET_OF_AN_ATTACK = "V6.2", "Target of an Attack";
        PEASANT_KILLED = "V6.3", "Peasant Killed";
        HUNTER_KILLED = "V6.4", "Hunter Killed";
        YUNFAKH_HUNTER = "V6.5", "Yunfakh Hunter";
        HERO_KILLED = "V6.6", "Hero Killed";
        SEPARATE_ATTACKS = "V6.7", "Separate Attacks";
        STRIKE_THE_TROLL = "V6.8", "Strike the Troll";
    }

    /// V7 Defence.
    mod defence {
        DEFENCE_SLOTS = "V7.1", "Defence Slots";
        DEFENCE = "V7.2", "Defence";
        VENGEANCE = "V7.3", "Vengeance";
        BOTH_TOGETHER = "V7.4", "Both Together";
        REACH_OF_VENGEANCE = "V7.5", "Reach of Vengeance";
        ASKED_ON_EACH_ATTACK = "V7.6", "Asked on Each Attack";
    }

    /// V8 Reserve.
    mod reserve {
        PUT_IN_RESERVE = "V8.1", "Put in Reserve";
        USE_FROM_RESERVE = "V8.2", "Use from Reserve";
        FEWER_DICE = "V8.3", "Fewer Dice";
        DISCARD_FROM_RESERVE = "V8.4", "Discard from Reserve";
        ONLY_ON_THE_OWN_TURN = "V8.5", "Only on the Own Turn";
    }

    /// V9 Capabilities.
    mod capabilities {
        USE_A_CAPABILITY = "V9.1", "Use a Capability";
        END_OF_EFFECTS = "V9.2", "End of Effects";
        YUNFAKH_FROM_AFAR = "V9.3", "Yunfakh from Afar";
        TARGETS_OF_CAPABILITIES = "V9.4", "Targets of Capabilities";
        COSTS = "V9.5", "Costs";
    }

    /// V10 Experience.
    mod experience {
        GAIN_A_LEVEL = "V10.1", "Gain a Level";
        CHOOSE_A_CAPABILITY = "V10.2", "Choose a Capability";
        HEAL_ON_A_LEVEL = "V10.3", "Heal on a Level";
        MONSTER_LEVEL = "V10.4", "Monster Level";
    }

    /// V11 Objectives.
    mod objectives {
        OBJECTIVES = "V11.1", "Objectives";
        NOT_BY_OTHERS = "V11.2", "Not by Others";
    }

    /// V12 Placing traps.
    mod traps {
        PLACE_A_TRAP = "V12.1", "Place a Trap";
        ONE_TRAP_A_ZONE = "V12.2", "One Trap a Zone";
        TRAPS_NOT_BY_OTHERS = "V12.3", "Traps Not by Others";
        DISPLAY = "V12.4", "Display";
    }

    /// V13 Death and return.
    mod death {
        DEATH = "V13.1", "Death";
        WHAT_DEATH_TAKES = "V13.2", "What Death Takes";
        RETURN = "V13.3", "Return";
        NO_RETURN = "V13.4", "No Return";
        DEATH_ON_THE_OWN_TURN = "V13.5", "Death on the Own Turn";
    }

    /// V14 Summoning.
    mod summoning {
        SUMMONING = "V14.1", "Summoning";
        PAY_THE_COST = "V14.2", "Pay the Cost";
        FIVE_SYMBOLS = "V14.3", "Five Symbols";
        BURDEN_OF_PAYERS = "V14.4", "Burden of Payers";
        DRAW_A_SUMMON_CARD = "V14.5", "Draw a Summon Card";
        DEAD_PAYERS = "V14.6", "Dead Payers";
        LASTING_BURDEN = "V14.7", "Lasting Burden";
        SUMMONED_MONSTER_ACTS = "V14.8", "Summoned Monster Acts";
        CONDITIONS_ON_THE_SUMMONED = "V14.9", "Conditions on the Summoned";
        KILLS_OF_THE_SUMMONED = "V14.10", "Kills of the Summoned";
        ONE_AT_A_TIME = "V14.11", "One at a Time";
    }

    /// V15 Healing.
    mod healing {
        HEAL = "V15.1", "Heal";
    }

    /// V16 Traps and events.
    mod events {
        DRAW_A_TRAP = "V16.1", "Draw a Trap";
        EVENT_DIAL = "V16.2", "Event Dial";
        DRAW_AN_EVENT = "V16.3", "Draw an Event";
        KINDS_OF_EVENTS = "V16.4", "Kinds of Events";
        NO_END = "V16.5", "No End";
    }

    /// V17 Villagers attack and move.
    mod villagers {
        ATTACK_THEN_MOVE = "V17.1", "Attack, Then Move";
        ZONE_BY_ZONE = "V17.2", "Zone by Zone";
        NUMBERS_OF_VILLAGERS = "V17.3", "Numbers of Villagers";
        TARGET_OF_A_VILLAGER = "V17.4", "Target of a Villager";
        TARGET_BY_COIN = "V17.5", "Target by Coin";
        HEART_IN_RANGE = "V17.6", "Heart in Range";
        RANGE_OF_VILLAGERS = "V17.7", "Range of Villagers";
        HERO_AND_NEMESIS = "V17.8", "Hero and Nemesis";
        VILLAGERS_MOVE = "V17.9", "Villagers Move";
        CAPABILITIES_AGAINST_THEM = "V17.10", "Capabilities Against Them";
    }

    /// V18 The Troll.
    mod troll {
        THE_TROLL_ACTS = "V18.1", "The Troll Acts";
        END_OF_THE_TROLLS_WAY = "V18.2", "End of the Troll's Way";
        THE_TROLL_SHOVES = "V18.3", "The Troll Shoves";
        KILLED_BY_THE_TROLL = "V18.4", "Killed by the Troll";
        THE_TROLL_IS_IMMUNE = "V18.5", "The Troll Is Immune";
        PROVOKE_THE_TROLL = "V18.6", "Provoke the Troll";
        THE_TROLL_AND_TRAPS = "V18.7", "The Troll and Traps";
        HIT_BY_THE_TROLL = "V18.8", "Hit by the Troll";
    }

    /// V19 Traps trigger.
    mod triggering {
        TRAPS_TRIGGER = "V19.1", "Traps Trigger";
        EFFECT_OF_A_TRAP = "V19.2", "Effect of a Trap";
        KILLED_BY_A_TRAP = "V19.3", "Killed by a Trap";
        ORDER_OF_TRAPS = "V19.4", "Order of Traps";
    }

    /// V20 Spawning.
    mod spawning {
        SPAWN_CARDS = "V20.1", "Spawn Cards";
        ROW_OF_THE_RANK = "V20.2", "Row of the Rank";
        RANK = "V20.3", "Rank";
        DRAW_AGAIN = "V20.4", "Draw Again";
        LIMITS = "V20.5", "Limits";
        SUPPLY_EMPTY = "V20.6", "Supply Empty";
        TYPE_OF_HUNTERS = "V20.7", "Type of Hunters";
        YUNFAKH_HUNTERS = "V20.8", "Yunfakh Hunters";
        VETERANS = "V20.9", "Veterans";
        HEROES_ENTER = "V20.10", "Heroes Enter";
        ADVANCE = "V20.11", "Advance";
        FULL_SPAWN_ZONE = "V20.12", "Full Spawn Zone";
    }

    /// V21 Reset.
    mod reset {
        REMOVE_WHAT_IS_OVER = "V21.1", "Remove What Is Over";
        CLEAR_THE_BOARDS = "V21.2", "Clear the Boards";
        TURN_THE_TOKEN = "V21.3", "Turn the Token";
        PASS_THE_COIN = "V21.4", "Pass the Coin";
    }

    /// V22 Conditions on monsters.
    mod monster_conditions {
        THEY_STAY = "V22.1", "They Stay";
        CONDITIONS_FILL_SLOTS = "V22.2", "Conditions Fill Slots";
        SUNDER = "V22.3", "Sunder";
        SILENCE = "V22.4", "Silence";
        SLOW = "V22.5", "Slow";
        BURN = "V22.6", "Burn";
        STUN = "V22.7", "Stun";
        LYING_MONSTERS = "V22.8", "Lying Monsters";
    }

    /// V23 Conditions on villagers.
    mod villager_conditions {
        STUNNED_VILLAGER = "V23.1", "Stunned Villager";
        BURNING_VILLAGER = "V23.2", "Burning Villager";
        NO_OTHERS = "V23.3", "No Others";
    }

    /// V24 Conditions on zones.
    mod zone_conditions {
        ZONE_CONDITIONS = "V24.1", "Zone Conditions";
        UNLUCKY = "V24.2", "Unlucky";
        DARKNESS = "V24.3", "Darkness";
    }

    /// V25 Target priority.
    mod priority {
        ORDER_OF_PRIORITY = "V25.1", "Order of Priority";
        WITHIN_A_CLASS = "V25.2", "Within a Class";
        PASSED_OVER = "V25.3", "Passed Over";
    }

    /// V26 Full zones.
    mod shoving {
        FULL_ZONE = "V26.1", "Full Zone";
        SHOVE = "V26.2", "Shove";
        SHOVE_THE_NEXT_KIND = "V26.3", "Shove the Next Kind";
        SHOVE_AWAY = "V26.4", "Shove Away";
        MONSTERS_SHOVE = "V26.5", "Monsters Shove";
        CHAINS = "V26.6", "Chains";
    }

    /// V27 Line of sight.
    mod sight {
        LINE_OF_SIGHT = "V27.1", "Line of Sight";
    }

    /// V28 Day and Night.
    mod day_and_night {
        DAY_OR_NIGHT = "V28.1", "Day or Night";
        SPECIAL_DIE = "V28.2", "Special Die";
        DAY = "V28.3", "Day";
        NIGHT = "V28.4", "Night";
        RULES_OF_THE_DIE = "V28.5", "Rules of the Die";
    }

    /// V29 The Troll's set-up.
    mod troll_setup {
        TROLL_EVENTS = "V29.1", "Troll Events";
    }

    /// V30 Minions.
    mod minions {
        MINIONS = "V30.1", "Minions";
        MINION_TAKES_DAMAGE = "V30.2", "Minion Takes Damage";
        MINIONS_ACT = "V30.3", "Minions Act";
    }

    /// V31 Decisions.
    mod decisions {
        PLAYERS_DECISIONS = "V31.1", "Players' Decisions", no code because "it sums up which paragraphs ask and which do not";
    }

    /// V32 Difficulty.
    mod difficulty {
        DIFFICULTY = "V32.1", "Difficulty";
        SMALL_GROUPS = "V32.2", "Small Groups";
    }

    /// V33 Ties.
    mod ties {
        TIES = "V33.1", "Ties", no code because "each tie is broken at the paragraph it belongs to";
    }

    /// E Effects of cards.
    mod effects {
        HIT = "E.1", "Hit";
        SPLIT = "E.2", "Split";
        STUN_VILLAGERS = "E.3", "Stun Villagers";
        BURN_VILLAGERS = "E.4", "Burn Villagers";
        SNARE = "E.5", "Snare";
        PACIFY = "E.6", "Pacify";
        PUSH = "E.7", "Push";
        PULL = "E.8", "Pull";
        TURN = "E.9", "Turn";
        SHATTER = "E.10", "Shatter";
        HERO_HIT = "E.11", "Hero Hit";
        LEECH = "E.12", "Leech";
        REND = "E.13", "Rend";
        DASH = "E.14", "Dash";
        SOAK = "E.15", "Soak";
        MISS = "E.16", "Miss";
        DULL = "E.17", "Dull";
        CAP = "E.18", "Cap";
        THORNS = "E.19", "Thorns";
        TAUNT = "E.20", "Taunt";
        HOLD = "E.21", "Hold";
        HEAL_MONSTERS = "E.22", "Heal Monsters";
        GAIN_RESULTS = "E.23", "Gain Results";
        GIVE_A_RESULT = "E.24", "Give a Result";
        PROMISE = "E.25", "Promise";
        PLACE_A_MINION = "E.26", "Place a Minion";
        HOWL = "E.27", "Howl";
        WARD = "E.28", "Ward";
        CHEAP_RETURN = "E.29", "Cheap Return";
        DARKEN = "E.30", "Darken";
        MAKE_UNLUCKY = "E.31", "Make Unlucky";
        KNELL = "E.32", "Knell";
        SCRY = "E.33", "Scry";
        SELF_HIT = "E.34", "Self Hit";
        MEND_THE_HEART = "E.35", "Mend the Heart";
    }

    /// S Scenarios.
    mod scenarios {
        PITCHFORKS_AT_THE_GATE = "S.1", "Pitchforks at the Gate";
        THE_HUNTERS_COME = "S.2", "The Hunters Come";
        BAD_NEWS_FROM_THE_VILLAGE = "S.3", "Bad News from the Village";
        ENGINES_OF_THE_HOUSE = "S.4", "Engines of the House";
        NAMES_THEY_FEAR = "S.5", "Names They Fear";
        BREACHES = "S.6", "Breaches";
        A_MEAL_FOR_THE_HOUSE = "S.7", "A Meal for the House";
        THE_CALLING = "S.8", "The Calling";
        HOLD_TILL_THE_THIRD_DAWN = "S.9", "Hold till the Third Dawn";
        HEIRLOOMS = "S.10", "Heirlooms";
        TROLL_AT_THE_TABLE = "S.11", "Troll at the Table";
        THE_LANTERN_ROAD = "S.12", "The Lantern Road";
    }
}
