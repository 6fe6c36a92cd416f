//! Every paragraph of the rules, chapter by chapter, as numbered in the facts sheet of the game.

kernel::law! {
    /// K1 Components.
    mod components {
        UNLIMITED_SUPPLIES = "K1.1", "Unlimited supplies", no code because "a position counts what players hold, never what is left in the box";
        COLOURS = "K1.2", "Colours";
        TYPES_AND_THEIR_COLOURS = "K1.3", "Types and their colours", no code because "it tells how cards are drawn, not how they are played";
    }

    /// K2 Set-up for two players.
    mod setup {
        ONE_MODULE = "K2.1", "One module";
        SHUFFLE_THE_DECK = "K2.2", "Shuffle the deck";
        CALAMITY_PILE = "K2.3", "Calamity pile";
        DUCHY_CARDS = "K2.4", "Duchy cards";
        TRAP_TOKENS = "K2.5", "Trap tokens";
        ROUND_MARKER = "K2.6", "Round marker";
        AREAS_OF_A_PLAYER = "K2.7", "Areas of a player";
        CHANGES_BY_MODULE = "K2.8", "Changes by module";
    }

    /// K3 Round and Choice phase.
    mod choice {
        FOUR_ROUNDS = "K3.1", "Four rounds";
        DEAL = "K3.2", "Deal";
        FIRST_PLAYER_OF_THE_ROUND = "K3.3", "First player of the round";
        OFFER = "K3.4", "Offer";
        SELECT = "K3.5", "Select";
        EMPTY_AREA = "K3.6", "Empty area";
        ALTERNATION = "K3.7", "Alternation";
        TRAP = "K3.8", "Trap";
        FACE_DOWN_CARDS = "K3.9", "Face-down cards";
        SPY = "K3.10", "Spy";
        DISCARD_PILE = "K3.11", "Discard pile";
    }

    /// K4 Planning phase.
    mod planning {
        REVEAL = "K4.1", "Reveal";
        START_OF_PLANNING = "K4.2", "Start of Planning";
        CONSTRUCT_OR_RECYCLE = "K4.3", "Construct or recycle";
        RECYCLE = "K4.4", "Recycle";
        TREASURES = "K4.5", "Treasures";
        CALAMITIES = "K4.6", "Calamities";
        MENACES = "K4.7", "Menaces";
        BUILT_IN_PLANNING = "K4.8", "Built in Planning";
        END_OF_PLANNING = "K4.9", "End of Planning";
    }

    /// K5 Production phase.
    mod production {
        FOUR_STEPS = "K5.1", "Four steps";
        WHAT_IS_COUNTED = "K5.2", "What is counted";
        SUPREMACY = "K5.3", "Supremacy";
        FIXED_AMOUNTS = "K5.4", "Fixed amounts";
        SOLDIER_IN_TRAINING = "K5.5", "Soldier in training";
        PLACING_CUBES = "K5.6", "Placing cubes";
        KRYSTALLIUM_PRODUCTION = "K5.7", "Krystallium production";
        PRODUCTION_PER_TYPE = "K5.8", "Production per type";
    }

    /// K6 Pieces, cards and timing.
    mod pieces {
        PLACED_FOR_GOOD = "K6.1", "Placed for good";
        ALCHEMY = "K6.2", "Alchemy";
        KRYSTALLIUM = "K6.3", "Krystallium";
        SOLDIERS = "K6.4", "Soldiers";
        COMPLETION = "K6.5", "Completion";
        SCRAP = "K6.6", "Scrap";
        TAKING_BACK = "K6.7", "Taking back", no code because "every table takes back what no barrier bars";
    }

    /// K7 End of the game.
    mod scoring {
        LAST_ROUND = "K7.1", "Last round";
        SCORE = "K7.2", "Score";
        CALAMITY_VALUE = "K7.3", "Calamity value";
        WHAT_SCORES_NOTHING = "K7.4", "What scores nothing";
        TIES = "K7.5", "Ties";
    }

    /// K8.1 The Menace module.
    mod menaces {
        MENACE_SETS = "K8.1", "Menace sets";
        NO_IMMUNITY = "K8.2", "No immunity";
        WHEN_MENACES_ACT = "K8.3", "When Menaces act";
        ONLY_IN_COMBAT = "K8.4", "Only in Combat";
        COMBAT = "K8.5", "Combat";
        UNDEFEATED_MENACES = "K8.6", "Undefeated Menaces";
        TROPHIES = "K8.7", "Trophies";
    }

    /// K8.8 The base Menace sets.
    mod rats {
        GIANT_RATS = "K8.8.I", "Giant Rats";
        FROST_GIANTS = "K8.8.II", "Frost Giants";
        MARSH_TROLLS = "K8.8.III", "Marsh Trolls";
        THIEVES = "K8.8.IV", "Thieves";
    }

    /// K8.10 The Advisors module.
    mod advisors {
        HIRING = "K8.10", "Hiring";
        CHARGING = "K8.11", "Charging";
        NO_DEVELOPMENT = "K8.12", "No Development";
        LIMITED_USE = "K8.13", "Limited use";
        BASE_ADVISORS = "K8.14", "Base Advisors";
    }

    /// K8.20 The Quests module.
    mod quests {
        QUEST_BOARD = "K8.20", "Quest board";
        STEPS_IN_ORDER = "K8.21", "Steps in order";
        PAYING_FOR_A_STEP = "K8.22", "Paying for a step";
        COMPLETING_A_STEP = "K8.23", "Completing a step";
        TOKENS_FROM_QUESTS = "K8.24", "Tokens from Quests";
    }

    /// K9 Solo game.
    mod solo {
        CALAMITY_STACK = "K9.1", "Calamity stack";
        TOKENS_ALONE = "K9.2", "Tokens alone";
        MODULES_ALONE = "K9.3", "Modules alone";
        ADVISORS_IN_USE = "K9.4", "Advisors in use";
        CHOOSING_ALONE = "K9.5", "Choosing alone";
        FOUR_SELECTIONS = "K9.6", "Four selections";
        SUPREMACY_ALONE = "K9.7", "Supremacy alone";
        MEDALS = "K9.8", "Medals";
        SOLO_SCENARIOS = "K9.9", "Solo scenarios", no code because "their contents are not public";
    }

    /// L1 Deluxe additions.
    mod deluxe {
        DELUXE_CONTENTS = "L1.1", "Deluxe contents", no code because "it lists what is in the box";
        LEGENDS_CARDS = "L1.2", "Legends cards";
        FIVE_DEVELOPMENTS = "L1.3", "Five Developments";
        SIDE_C = "L1.4", "Side C";
        SIDE_D = "L1.5", "Side D";
        WOOD_AND_METAL = "L1.6", "Wood and metal", no code because "the pieces play alike";
        GIANT_BOARD = "L1.7", "Giant board", no code because "it only holds the pieces";
    }

    /// L2 Quests of the Legends.
    mod more_quests {
        TWO_MORE_BOARDS = "L2.1", "Two more boards";
        THEIR_LAST_STEPS = "L2.2", "Their last steps";
    }

    /// L3 Advisors of the Legends.
    mod more_advisors {
        FOUR_MORE_ADVISORS = "L3.1", "Four more Advisors";
        USURPER = "L3.2", "Usurper";
        INFORMED_NEGOTIATOR = "L3.3", "Informed Negotiator";
        CAPTIVATING_CONJURER = "L3.4", "Captivating Conjurer";
        GRAND_FINANCIER = "L3.5", "Grand Financier";
    }

    /// L4.1 Sisters of Torment.
    mod sisters {
        FOUR_SISTERS = "L4.1", "Four Sisters";
        PENALTIES_OF_THE_SISTERS = "L4.2", "Penalties of the Sisters";
        TORMENT = "L4.3", "Torment";
        ONLY_BASIC_CUBES = "L4.4", "Only basic cubes";
        ALL_FOUR_SISTERS = "L4.5", "All four Sisters";
        MEDALS_OF_THE_SISTERS = "L4.6", "Medals of the Sisters";
    }

    /// L4.7 Syphon.
    mod syphons {
        SYPHON = "L4.7", "Syphon";
        SYPHONS_AND_SUPREMACY = "L4.8", "Syphons and supremacy";
    }

    /// L4.9 Black Dragons.
    mod dragons {
        HUNGER = "L4.9", "Hunger";
        DRAGONS_DEFEATED = "L4.10", "Dragons defeated";
        EGGS = "L4.11", "Eggs";
        NO_DRAGONS_ALONE = "L4.12", "No Dragons alone";
    }

    /// L4.13 Illusionists.
    mod illusionists {
        ILLUSIONISTS = "L4.13", "Illusionists";
        FIRST_TOKEN = "L4.14", "First token";
        GATHERING_TOKENS = "L4.15", "Gathering tokens";
        MARKING_A_CARD = "L4.16", "Marking a card";
        SWAPPING = "L4.17", "Swapping";
        SWAP_AND_SELECT = "L4.18", "Swap and select";
        NO_ILLUSIONISTS_ALONE = "L4.19", "No Illusionists alone";
    }

    /// L5 Conquest.
    mod conquest {
        CONQUEST_CONTENTS = "L5.1", "Conquest contents", no code because "it lists what is in the box";
        BOARDS = "L5.2", "Boards";
        BONUS_LOCATIONS = "L5.3", "Bonus locations";
        CONTROL = "L5.4", "Control";
        ARMIES_AND_LOCATIONS = "L5.5", "Armies and locations";
        CONQUEST_SET_UP = "L5.6", "Conquest set-up";
        PRODUCTION_OF_THE_BOARD = "L5.7", "Production of the board";
        CONQUEST_PHASE = "L5.8", "Conquest phase";
        RECRUIT = "L5.9", "Recruit";
        MOVE = "L5.10", "Move";
        PASS = "L5.11", "Pass";
        BONUSES = "L5.12", "Bonuses";
        DOUBLE_MOVE = "L5.13", "Double move";
        PRISON = "L5.14", "Prison";
        TERRITORIES_AT_THE_END = "L5.15", "Territories at the end";
        WORKED_EXAMPLE = "L5.16", "Worked example", no code because "a scenario plays the example";
    }

    /// L6 Conquest alone.
    mod solo_conquest {
        RED_ALONE = "L6.1", "Red alone";
        ENEMY_SET_UP = "L6.2", "Enemy set-up";
        IDLE_ENEMY = "L6.3", "Idle enemy";
        ENEMY_GROWTH = "L6.4", "Enemy growth";
        TAKING_THE_CASTLE = "L6.5", "Taking the castle";
        ENEMY_PRISON = "L6.6", "Enemy prison";
        SCORE_ALONE = "L6.7", "Score alone";
        PHASES_ALONE = "L6.8", "Phases alone";
    }
}
