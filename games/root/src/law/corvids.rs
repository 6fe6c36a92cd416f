//! 13 The Corvid Conspiracy.

kernel::law! {
    OVERVIEW = "13.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "13.2", "Faction Rules and Abilities", no code because "it is a heading";
    CRAFTING = "13.2.1", "Crafting", later because "the Corvid Conspiracy joins with its own chapter";
    PLOT_TOKENS = "13.2.2", "Plot Tokens", later because "the Corvid Conspiracy joins with its own chapter";
    FACING_OF_TOKENS = "13.2.2.I", "Facing of Tokens", later because "the Corvid Conspiracy joins with its own chapter";
    PLACEMENT_LIMIT = "13.2.2.II", "Placement Limit", later because "the Corvid Conspiracy joins with its own chapter";
    NIMBLE = "13.2.3", "Nimble", later because "the Corvid Conspiracy joins with its own chapter";
    EXPOSURE = "13.2.4", "Exposure", later because "the Corvid Conspiracy joins with its own chapter";
    EMBEDDED_AGENTS = "13.2.5", "Embedded Agents", later because "the Corvid Conspiracy joins with its own chapter";
    FACTION_SET_UP = "13.3", "Faction Set-up", no code because "it is a heading";
    GATHER_WARRIORS_AND_PLOT_TOKENS = "13.3.1", "Step 1: Gather Warriors and Plot Tokens", later because "the Corvid Conspiracy joins with its own chapter";
    SCATTER = "13.3.2", "Step 2: Scatter", later because "the Corvid Conspiracy joins with its own chapter";
    BIRDSONG = "13.4", "Birdsong", later because "the Corvid Conspiracy joins with its own chapter";
    CRAFT = "13.4.1", "Craft", later because "the Corvid Conspiracy joins with its own chapter";
    FLIP_PLOTS = "13.4.2", "Flip Plots", later because "the Corvid Conspiracy joins with its own chapter";
    RECRUIT = "13.4.3", "Recruit", later because "the Corvid Conspiracy joins with its own chapter";
    DAYLIGHT = "13.5", "Daylight", later because "the Corvid Conspiracy joins with its own chapter";
    MOVE = "13.5.1", "Move", later because "the Corvid Conspiracy joins with its own chapter";
    PLOT = "13.5.2", "Plot", later because "the Corvid Conspiracy joins with its own chapter";
    BATTLE = "13.5.3", "Battle", later because "the Corvid Conspiracy joins with its own chapter";
    TRICK = "13.5.4", "Trick", later because "the Corvid Conspiracy joins with its own chapter";
    EVENING = "13.6", "Evening", later because "the Corvid Conspiracy joins with its own chapter";
    EXERT = "13.6.1", "Exert", later because "the Corvid Conspiracy joins with its own chapter";
    DRAW_AND_DISCARD = "13.6.2", "Draw and Discard", later because "the Corvid Conspiracy joins with its own chapter";
    THE_PLOT_TOKENS = "13.7", "The Plot Tokens", no code because "it is a heading";
    BOMB = "13.7.1", "Bomb", later because "the Corvid Conspiracy joins with its own chapter";
    SNARE = "13.7.2", "Snare", later because "the Corvid Conspiracy joins with its own chapter";
    EXTORTION = "13.7.3", "Extortion", later because "the Corvid Conspiracy joins with its own chapter";
    RAID = "13.7.4", "Raid", later because "the Corvid Conspiracy joins with its own chapter";
}
