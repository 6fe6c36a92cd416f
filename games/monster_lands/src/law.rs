//! Every paragraph of the rules, chapter by chapter, as numbered in the facts sheet of the game.

kernel::law! {
    /// M1 Components and play areas.
    mod components {
        CARDS = "M1.1", "Cards";
        DICE = "M1.2", "Dice";
        TOKENS_AND_TILES = "M1.3", "Tokens and tiles";
        KINDS_OF_TRAP = "M1.4", "Kinds of Trap";
        PLAY_AREAS = "M1.5", "Play areas";
        STOCKS = "M1.6", "Stocks";
        EMPTY_PILES = "M1.7", "Empty piles";
    }

    /// M2 Board set-up.
    mod board_setup {
        NOVICE_PILE = "M2.1", "Novice pile";
        FIRST_TAVERN_OFFER = "M2.2", "First Tavern offer";
        ENOUGH_MODEST_MERCENARIES = "M2.3", "Enough modest Mercenaries";
        ASSIGNMENT_TOKENS = "M2.4", "Assignment tokens", no code because "a token always lies with its card";
        FIRST_TRAPS = "M2.5", "First Traps";
        FIRST_EQUIPMENT = "M2.6", "First Equipment";
        FIRST_MONSTERS = "M2.7", "First Monsters";
        FIRST_LANDS = "M2.8", "First Lands";
        FIRST_PATH_HEADERS = "M2.9", "First Path Headers";
        FIRST_LOOT = "M2.10", "First Loot";
        FIRST_MISSIONS = "M2.11", "First Missions";
        ROUND_TRACK = "M2.12", "Round track";
        PANIC_STACK = "M2.13", "Panic stack";
        FIRST_PLAYER_TILE = "M2.14", "First Player tile";
    }

    /// M3 Player set-up.
    mod player_setup {
        INITIAL_MEMBERS = "M3.1", "Initial Members";
        START_VALUES = "M3.2", "Start values";
        FIRST_DICE_POOL = "M3.3", "First Dice Pool";
        BACK_TO_THE_BOX = "M3.4", "Back to the box";
    }

    /// M4 Player-count changes.
    mod player_count {
        ACTIVE_LANDS = "M4.1", "Active Lands";
        CARDS_TURNED_UP = "M4.2", "Cards turned up at the start";
        CLOSED_SPACES = "M4.3", "Closed spaces";
        SIZE_OF_THE_TAVERN = "M4.4", "Size of the Tavern";
        MODEST_MERCENARIES_NEEDED = "M4.5", "Modest Mercenaries needed";
        DUMMY_PLAYER = "M4.6", "Dummy player";
        TRICKS_ALLOWED = "M4.7", "Tricks allowed";
        GLORY_END = "M4.8", "Glory end";
        SAME_FOR_ALL = "M4.9", "Same for all";
    }

    /// M5 Glory and Reputation.
    mod glory {
        GLORY = "M5.1", "Glory";
        REPUTATION = "M5.2", "Reputation";
        EXCESS_GLORY = "M5.3", "Excess Glory";
        GLORY_BELOW_REPUTATION = "M5.4", "Glory below Reputation";
        WORTH_AT_THE_END = "M5.5", "Worth at the end";
    }

    /// M6 Clan members and Talents.
    mod clan {
        MERCENARY_CARD = "M6.1", "Mercenary card";
        LEADER = "M6.2", "Leader";
        ONCE_PER_ROUND = "M6.3", "Once per round";
        OUTSIDE_MARK = "M6.4", "Outside mark";
        ASSIGNED = "M6.5", "Assigned";
        TALENTS_OF_THE_ASSIGNED = "M6.6", "Talents of the assigned";
    }

    /// M7 Dice and Dice Pool Preparation Phase.
    mod dice_pool {
        LONE_CLAN = "M7.1", "Lone clan";
        DICE_POOL = "M7.2", "Dice Pool";
        ROLL_PERSUASION = "M7.3", "Roll Persuasion";
        LATER_PERSUASION = "M7.4", "Later Persuasion";
        USE_THIS_ROUND = "M7.5", "Use this round";
        NOTHING_CARRIED_OVER = "M7.6", "Nothing carried over";
    }

    /// M8 Round structure and end of game.
    mod rounds {
        FOUR_PHASES = "M8.1", "Four phases";
        END_OF_THE_GAME = "M8.2", "End of the game";
        STEPS_LEFT_OUT = "M8.3", "Steps left out";
    }

    /// M9 Deployment Phase, general.
    mod deployment {
        TURNS = "M9.1", "Turns";
        ACTIONS = "M9.2", "Actions";
        ACT_OR_PASS = "M9.3", "Act or pass";
        ONE_PLACEMENT = "M9.4", "One placement";
        CONVERSIONS = "M9.5", "Conversions";
        NO_LEGAL_ACTION = "M9.6", "No legal Action";
        CASHING_IN = "M9.7", "Cashing in";
    }

    /// M10 Citadel buildings and Persuasion.
    mod citadel {
        KINDS_OF_SPACE = "M10.1", "Kinds of space";
        COLOURS_OF_THE_BUILDING = "M10.2", "Colours of the building";
        PANIC_IN_A_BUILDING = "M10.3", "Panic in a building";
        PRICES = "M10.4", "Prices";
        FIRST_PERSUASION = "M10.5", "First Persuasion";
        LOWER_PERSUASION = "M10.6", "Lower Persuasion";
        LEAST_PRICE = "M10.7", "Least price";
        STRENGTH_AT_THE_COUNTER = "M10.8", "Strength at the counter";
        TALENT_DISCOUNTS = "M10.9", "Talent discounts";
        TWO_TRAP_DISCOUNTS = "M10.10", "Two Trap discounts";
    }

    /// M11 Hunter's Lodge.
    mod lodge {
        BUY_TRAPS = "M11.1", "Buy Traps";
        TRAP_LIMIT = "M11.2", "Trap limit";
        REFILL_THE_LODGE = "M11.3", "Refill the Lodge";
        SECRET_TRAPS = "M11.4", "Secret Traps";
    }

    /// M12 Alchemist, Potions and Venoms.
    mod alchemist {
        BREW = "M12.1", "Brew";
        POTION_AND_VENOM_LIMITS = "M12.2", "Potion and Venom limits";
        HEAL = "M12.3", "Heal";
        TAKE_ALONG = "M12.4", "Take along";
        ONE_MORE_FROM_THE_PATH = "M12.5", "One more from the Path";
        IN_BATTLE = "M12.6", "In battle";
        BACK_TO_THE_PLAY_AREA = "M12.7", "Back to the play area";
    }

    /// M13 Tavern.
    mod tavern {
        HIRE = "M13.1", "Hire";
        GLORY_NEEDED = "M13.2", "Glory needed";
        JOINS_THE_CLAN = "M13.3", "Joins the clan";
        REFILL_THE_TAVERN = "M13.4", "Refill the Tavern";
        ROUND_OF_BEER = "M13.5", "Round of Beer";
        MAY_PLACE = "M13.6", "May place";
        ANY_AFFINITY = "M13.7", "Any Affinity";
        NOVICE = "M13.8", "Novice";
        NEW_NOVICE_CONVERTS = "M13.9", "New Novice converts";
        EIGHT_NOVICES = "M13.10", "Eight Novices";
    }

    /// M14 Armory and Defence.
    mod armory {
        BUY_DEFENCE = "M14.1", "Buy Defence";
        DEFENCE_LIMIT = "M14.2", "Defence limit";
        DEFENCE_TOKENS = "M14.3", "Defence tokens";
        DEFENCE_TALENTS = "M14.4", "Defence Talents";
    }

    /// M15 Pawn Shop.
    mod pawn_shop {
        PAWN_DICE = "M15.1", "Pawn dice";
    }

    /// M16 Bazaar and Equipment.
    mod bazaar {
        BUY_EQUIPMENT = "M16.1", "Buy Equipment";
        UNDER_AN_UNASSIGNED_MERCENARY = "M16.2", "Under an unassigned Mercenary";
        ONE_OF_EACH_TYPE = "M16.3", "One of each type";
        SWAP_EQUIPMENT = "M16.4", "Swap Equipment";
        ABILITIES_OF_EQUIPMENT = "M16.5", "Abilities of Equipment";
        EQUIPMENT_LOST = "M16.6", "Equipment lost";
    }

    /// M17 Mine.
    mod mine {
        DIG = "M17.1", "Dig";
        MINE_BONUSES = "M17.2", "Mine bonuses";
    }

    /// M18 Outside: placing.
    mod outside {
        ASSIGN = "M18.1", "Assign";
        SEVERAL_MERCENARIES = "M18.2", "Several Mercenaries";
        RESOLVED_LATER = "M18.3", "Resolved later";
        PERSUASION_OUTSIDE = "M18.4", "Persuasion Outside";
        MISSION_PATHS = "M18.5", "Mission Paths";
        PATH_HEADER = "M18.6", "Path Header";
        CAPACITY = "M18.7", "Capacity";
        FACE_DOWN = "M18.8", "Face down";
        TRAP_FOR_CAPTURE = "M18.9", "Trap for capture";
        BENEFITS = "M18.10", "Benefits";
        ENTRANCE_OPEN = "M18.11", "Entrance open";
        ENTRANCE_PATHS = "M18.12", "Entrance Paths";
        ENTRANCE_BENEFITS = "M18.13", "Entrance benefits";
    }

    /// M19 Settled Lands.
    mod settled_lands {
        LAND_ACTION = "M19.1", "Land Action";
        DICE_FROM_LANDS = "M19.2", "Dice from Lands";
        WITHOUT_SETTLER = "M19.3", "Without settler";
    }

    /// M20 Adventure Phase, order.
    mod adventure {
        ORDER_OF_ADVENTURE = "M20.1", "Order of adventure";
    }

    /// M21 Missions.
    mod missions {
        DICE_MISSION = "M21.1", "Dice Mission";
        TWO_RIVALS = "M21.2", "Two rivals";
        SAME_CLAN_TWICE = "M21.3", "Same clan twice";
        LEFT_ROLLS_FIRST = "M21.4", "Left rolls first";
        CONTRACT = "M21.5", "Contract";
        NOBODY_IS_HURT = "M21.6", "Nobody is hurt";
        MISSION_MODIFIERS = "M21.7", "Mission modifiers";
    }

    /// M22 Land battle part 1: revealing Traps.
    mod revealing {
        FOUR_PARTS = "M22.1", "Four parts";
        REVEAL_TRAPS = "M22.2", "Reveal Traps";
        TRAP_DICE = "M22.3", "Trap dice";
        TRAP_MODIFIERS = "M22.4", "Trap modifiers";
        TRAP_MAGIC = "M22.5", "Trap Magic";
    }

    /// M23 Monster attack.
    mod monster_attack {
        ACTIVE_PATH = "M23.1", "Active Path";
        ATTACK_DICE = "M23.2", "Attack dice";
        MORE_THAN_EIGHT = "M23.3", "More than eight";
        BEFORE_THE_ATTACK = "M23.4", "Before the attack";
        REMOVE_MAGIC = "M23.5", "Remove Magic";
        ROLL_THE_ATTACK = "M23.6", "Roll the attack";
        DEFEND = "M23.7", "Defend";
        WOUND_OR_DEATH = "M23.8", "Wound or death";
    }

    /// M24 Wounds and death.
    mod wounds {
        WOUNDS_STAY = "M24.1", "Wounds stay";
        DEATH = "M24.2", "Death";
        DEATH_AFTER_THE_ATTACK = "M24.3", "Death after the attack";
        HEROIC_DEATH = "M24.4", "Heroic death";
        REPUTATION_OF_THE_DEAD = "M24.5", "Reputation of the dead";
        WHERE_THE_DEAD_GO = "M24.6", "Where the dead go";
        LAND_OF_THE_DEAD = "M24.7", "Land of the dead";
        REWARD_OUTLIVES_THE_DEAD = "M24.8", "Reward outlives the dead";
        FREE_NOVICE = "M24.9", "Free Novice";
    }

    /// M25 Mercenary attack.
    mod mercenary_attack {
        TOTAL = "M25.1", "Total";
        BONUSES_AND_MODIFIERS = "M25.2", "Bonuses and modifiers";
        ROLL_ONE_BY_ONE = "M25.3", "Roll one by one";
        COMPULSORY_MODIFIERS = "M25.4", "Compulsory modifiers";
        REROLLS = "M25.5", "Rerolls";
        CAPTURE = "M25.6", "Capture";
        ELIMINATION = "M25.7", "Elimination";
        ONE_SIDED_BONUSES = "M25.8", "One-sided bonuses";
        STOPPING_EARLY = "M25.9", "Stopping early", no code because "it is advice to the player";
        REWARD_EXTRAS = "M25.10", "Reward extras";
    }

    /// M26 After the attack, end of battle, Trophies.
    mod after_the_attack {
        DAMAGE_CARRIES = "M26.1", "Damage carries";
        NEXT_PATH = "M26.2", "Next Path";
        END_OF_BATTLE = "M26.3", "End of battle";
        MONSTER_STILL_THERE = "M26.4", "Monster still there";
        MONSTER_NOT_FOUGHT = "M26.5", "Monster not fought";
        TROPHIES = "M26.6", "Trophies";
    }

    /// M27 Land conquest and settling.
    mod conquest {
        WHO_CONQUERS = "M27.1", "Who conquers";
        CONQUEST_ROLL = "M27.2", "Conquest roll";
        CONQUERED = "M27.3", "Conquered";
        NO_ATTACK_IN_CONQUEST = "M27.4", "No attack in conquest";
        ONE_CONQUEST = "M27.5", "One conquest";
        SETTLE = "M27.6", "Settle";
        SETTLED_MERCENARY = "M27.7", "Settled Mercenary";
        ONE_TO_ONE = "M27.8", "One to one";
    }

    /// M28 Loot.
    mod loot {
        PLUNDER = "M28.1", "Plunder";
        NO_LOOT_LEFT = "M28.2", "No Loot left";
        REFILL_THE_LOOT = "M28.3", "Refill the Loot";
        USE_LOOT = "M28.4", "Use Loot";
        OPEN_LOOT = "M28.5", "Open Loot";
    }

    /// M29 Defence of the Citadel.
    mod citadel_defence {
        ONLY_IF_ATTACKED = "M29.1", "Only if attacked";
        ENTRANCE_BATTLE = "M29.2", "Entrance battle";
        DAMAGE_AT_THE_ENTRANCE = "M29.3", "Damage at the Entrance";
        PANIC_ENDS = "M29.4", "Panic ends";
        MONSTER_STAYS = "M29.5", "Monster stays";
    }

    /// M30 Clean-up Phase.
    mod clean_up {
        CLEAN_THE_BOARD = "M30.1", "Clean the board";
        SPREAD_PANIC = "M30.2", "Spread Panic";
        REPLACE_DEAD_LEADERS = "M30.3", "Replace dead Leaders";
        PAY_WAGES = "M30.4", "Pay wages";
        GLORY_CHECK = "M30.5", "Glory check";
        BOARD_RESET = "M30.6", "Board reset";
        FIRST_PLAYER = "M30.7", "First player";
        ROUND_MARKER = "M30.8", "Round marker";
    }

    /// M31 Scoring.
    mod scoring {
        VICTORY_POINTS = "M31.1", "Victory Points";
        AFFINITY_POINTS = "M31.2", "Affinity points";
        TIE_BREAKS = "M31.3", "Tie-breaks";
    }

    /// M32 Affinity effects.
    mod affinity {
        MATCHING_AFFINITY = "M32.1", "Matching Affinity";
    }

    /// M33 Difficulty.
    mod difficulty {
        TUTORIAL = "M33.1", "Tutorial";
        NORMAL = "M33.2", "Normal";
        HARD = "M33.3", "Hard";
        CUT_THROAT = "M33.4", "Cut-throat";
    }

    /// M34 Variants.
    mod variants {
        QUEENS_GRANT = "M34.1", "Queen's Grant";
        MORE_MONSTER_ACTION = "M34.2", "More Monster Action";
    }

    /// M35 Trick module.
    mod tricks {
        TRICKS_IN_THE_LODGE = "M35.1", "Tricks in the Lodge";
        HANDLED_LIKE_TRAPS = "M35.2", "Handled like Traps";
        CLASH = "M35.3", "Clash";
        REVEALED_OR_NOT = "M35.4", "Revealed or not";
        ONE_TARGET = "M35.5", "One target";
        ADJACENT_PATHS = "M35.6", "Adjacent Paths";
        CANCEL_A_TRICK = "M35.7", "Cancel a Trick";
        STEAL = "M35.8", "Steal";
        DIVERT = "M35.9", "Divert";
        GINOVA = "M35.10", "Ginova";
    }

    /// M36 Solo mode.
    mod solo {
        ALONE = "M36.1", "Alone";
        MADHALA = "M36.2", "Madhala";
        TURN_ABOUT = "M36.3", "Turn about";
        HER_TWO_DICE = "M36.4", "Her two dice";
        HER_PERSUASION = "M36.5", "Her Persuasion";
        WHAT_SHE_REMOVES = "M36.6", "What she removes";
        HER_OTHER_DICE = "M36.7", "Her other dice";
        HER_PATHS = "M36.8", "Her Paths";
        HER_DICE_MISSION = "M36.9", "Her dice Mission";
        HER_CONTRACT = "M36.10", "Her contract";
        HER_LAND = "M36.11", "Her Land";
        AFTER_HER = "M36.12", "After her";
        BEFORE_HER = "M36.13", "Before her";
        HER_LAND_REPLACED = "M36.14", "Her Land replaced";
        IDLE_OTHERWISE = "M36.15", "Idle otherwise";
        LENGTH_OF_A_SCENARIO = "M36.16", "Length of a scenario";
    }

    /// M37 Campaign.
    mod campaign {
        CAMPAIGN_TABLE = "M37.1", "Campaign table";
        CAMPAIGN_WON = "M37.2", "Campaign won";
        CAMPAIGN_LOST = "M37.3", "Campaign lost";
        LAST_STAND = "M37.4", "Last stand";
    }

    /// M38 Solo scenarios.
    mod scenarios {
        BUSINESS_AS_USUAL = "M38.1", "Business as usual";
        MONEY_IS_KING = "M38.2", "Money is king";
        BLITZ = "M38.3", "Blitz";
        NO_ARMOR = "M38.4", "No armor";
        FULLY_LOADED = "M38.5", "Fully loaded";
        UNDER_ATTACK = "M38.6", "Under attack";
        DIVERSIFY = "M38.7", "Diversify";
        TRICKY = "M38.8", "Tricky";
        MISSIONARY = "M38.9", "Missionary";
        DOOM = "M38.10", "Doom";
        RANKS = "M38.11", "Ranks";
        WHO_COUNTS_IN_DIVERSIFY = "M38.12", "Who counts in Diversify";
        EXTRA_MONSTERS = "M38.13", "Extra Monsters";
        HER_TRICKS = "M38.14", "Her Tricks";
        MISSIONS_COMPLETED = "M38.15", "Missions completed";
        DOOM_ODDS = "M38.16", "Doom odds", no code because "it states the chance that follows from Doom";
    }
}
