//! 13 The Corvid Conspiracy.

kernel::law! {
    OVERVIEW = "13.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "13.2", "Faction Rules and Abilities", heading;
    CRAFTING = "13.2.1", "Crafting";
    PLOT_TOKENS = "13.2.2", "Plot Tokens";
    FACING_OF_TOKENS = "13.2.2.I", "Facing of Tokens";
    PLACEMENT_LIMIT = "13.2.2.II", "Placement Limit";
    NIMBLE = "13.2.3", "Nimble";
    EXPOSURE = "13.2.4", "Exposure";
    EMBEDDED_AGENTS = "13.2.5", "Embedded Agents";
    FACTION_SET_UP = "13.3", "Faction Set-up", heading;
    GATHER_WARRIORS_AND_PLOT_TOKENS = "13.3.1", "Step 1: Gather Warriors and Plot Tokens";
    SCATTER = "13.3.2", "Step 2: Scatter";
    BIRDSONG = "13.4", "Birdsong";
    CRAFT = "13.4.1", "Craft";
    FLIP_PLOTS = "13.4.2", "Flip Plots";
    RECRUIT = "13.4.3", "Recruit";
    DAYLIGHT = "13.5", "Daylight";
    MOVE = "13.5.1", "Move";
    PLOT = "13.5.2", "Plot";
    BATTLE = "13.5.3", "Battle";
    TRICK = "13.5.4", "Trick";
    EVENING = "13.6", "Evening";
    EXERT = "13.6.1", "Exert";
    DRAW_AND_DISCARD = "13.6.2", "Draw and Discard";
    THE_PLOT_TOKENS = "13.7", "The Plot Tokens", heading;
    BOMB = "13.7.1", "Bomb";
    SNARE = "13.7.2", "Snare";
    EXTORTION = "13.7.3", "Extortion";
    RAID = "13.7.4", "Raid";
}
