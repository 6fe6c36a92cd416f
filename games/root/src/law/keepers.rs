//! 15 The Keepers in Iron.

kernel::law! {
    OVERVIEW = "15.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "15.2", "Faction Rules and Abilities", no code because "it is a heading";
    RELICS = "15.2.1", "Relics", later because "the Keepers in Iron join with their own chapter";
    WAYSTATIONS = "15.2.2", "Waystations", later because "the Keepers in Iron join with their own chapter";
    CRAFTING = "15.2.3", "Crafting", later because "the Keepers in Iron join with their own chapter";
    DEVOUT_KNIGHTS = "15.2.4", "Devout Knights", later because "the Keepers in Iron join with their own chapter";
    PRIZED_TROPHIES = "15.2.5", "Prized Trophies", later because "the Keepers in Iron join with their own chapter";
    FACTION_SET_UP = "15.3", "Faction Set-up", no code because "it is a heading";
    PLACE_STARTING_RELICS = "15.3.1", "Step 1: Place Starting Relics", later because "the Keepers in Iron join with their own chapter";
    PLACE_WARRIORS = "15.3.2", "Step 2: Place Warriors", later because "the Keepers in Iron join with their own chapter";
    PLACE_REMAINING_RELICS = "15.3.3", "Step 3: Place Remaining Relics", later because "the Keepers in Iron join with their own chapter";
    ADD_THE_FAITHFUL_RETAINERS = "15.3.4", "Step 4: Add the Faithful Retainers", later because "the Keepers in Iron join with their own chapter";
    PLACE_THE_WAYSTATIONS = "15.3.5", "Step 5: Place the Waystations", later because "the Keepers in Iron join with their own chapter";
    BIRDSONG = "15.4", "Birdsong", later because "the Keepers in Iron join with their own chapter";
    ENCAMP = "15.4.1", "Encamp", later because "the Keepers in Iron join with their own chapter";
    DECAMP = "15.4.2", "Decamp", later because "the Keepers in Iron join with their own chapter";
    RECRUIT = "15.4.3", "Recruit", later because "the Keepers in Iron join with their own chapter";
    DAYLIGHT = "15.5", "Daylight", later because "the Keepers in Iron join with their own chapter";
    CRAFT = "15.5.1", "Craft", later because "the Keepers in Iron join with their own chapter";
    USE_THE_RETINUE = "15.5.2", "Use the Retinue", later because "the Keepers in Iron join with their own chapter";
    MOVE = "15.5.2.I", "Move", later because "the Keepers in Iron join with their own chapter";
    BATTLE_THEN_DELVE = "15.5.2.II", "Battle then Delve", later because "the Keepers in Iron join with their own chapter";
    DELVE_MOVE_AND_FLIP_THE_RELIC = "15.5.2.II.a", "Delve: Move and Flip the Relic", later because "the Keepers in Iron join with their own chapter";
    DELVE_DISCARD_THE_RETAINER = "15.5.2.II.b", "Delve: Discard the Retainer", later because "the Keepers in Iron join with their own chapter";
    MOVE_OR_RECOVER = "15.5.2.III", "Move or Recover", later because "the Keepers in Iron join with their own chapter";
    RECOVER_TAKE_THE_RELIC = "15.5.2.III.a", "Recover: Take the Relic", later because "the Keepers in Iron join with their own chapter";
    RECOVER_SCORE_POINTS = "15.5.2.III.b", "Recover: Score Points", later because "the Keepers in Iron join with their own chapter";
    RECOVER_DISCARD_THE_RETAINER = "15.5.2.III.c", "Recover: Discard the Retainer", later because "the Keepers in Iron join with their own chapter";
    EVENING = "15.6", "Evening", later because "the Keepers in Iron join with their own chapter";
    LIVE_OFF_THE_LAND = "15.6.1", "Live off the Land", later because "the Keepers in Iron join with their own chapter";
    GATHER_THE_RETINUE = "15.6.2", "Gather the Retinue", later because "the Keepers in Iron join with their own chapter";
    DRAW_AND_DISCARD = "15.6.3", "Draw and Discard", later because "the Keepers in Iron join with their own chapter";
}
