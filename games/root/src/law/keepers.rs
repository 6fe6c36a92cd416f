//! 15 The Keepers in Iron.

kernel::law! {
    OVERVIEW = "15.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "15.2", "Faction Rules and Abilities", heading;
    RELICS = "15.2.1", "Relics";
    WAYSTATIONS = "15.2.2", "Waystations";
    CRAFTING = "15.2.3", "Crafting";
    DEVOUT_KNIGHTS = "15.2.4", "Devout Knights";
    PRIZED_TROPHIES = "15.2.5", "Prized Trophies";
    FACTION_SET_UP = "15.3", "Faction Set-up", heading;
    PLACE_STARTING_RELICS = "15.3.1", "Step 1: Place Starting Relics";
    PLACE_WARRIORS = "15.3.2", "Step 2: Place Warriors";
    PLACE_REMAINING_RELICS = "15.3.3", "Step 3: Place Remaining Relics";
    ADD_THE_FAITHFUL_RETAINERS = "15.3.4", "Step 4: Add the Faithful Retainers";
    PLACE_THE_WAYSTATIONS = "15.3.5", "Step 5: Place the Waystations";
    BIRDSONG = "15.4", "Birdsong";
    ENCAMP = "15.4.1", "Encamp";
    DECAMP = "15.4.2", "Decamp";
    RECRUIT = "15.4.3", "Recruit";
    DAYLIGHT = "15.5", "Daylight";
    CRAFT = "15.5.1", "Craft";
    USE_THE_RETINUE = "15.5.2", "Use the Retinue";
    MOVE = "15.5.2.I", "Move";
    BATTLE_THEN_DELVE = "15.5.2.II", "Battle then Delve";
    DELVE_MOVE_AND_FLIP_THE_RELIC = "15.5.2.II.a", "Delve: Move and Flip the Relic";
    DELVE_DISCARD_THE_RETAINER = "15.5.2.II.b", "Delve: Discard the Retainer";
    MOVE_OR_RECOVER = "15.5.2.III", "Move or Recover";
    RECOVER_TAKE_THE_RELIC = "15.5.2.III.a", "Recover: Take the Relic";
    RECOVER_SCORE_POINTS = "15.5.2.III.b", "Recover: Score Points";
    RECOVER_DISCARD_THE_RETAINER = "15.5.2.III.c", "Recover: Discard the Retainer";
    EVENING = "15.6", "Evening";
    LIVE_OFF_THE_LAND = "15.6.1", "Live off the Land";
    GATHER_THE_RETINUE = "15.6.2", "Gather the Retinue";
    DRAW_AND_DISCARD = "15.6.3", "Draw and Discard";
}
