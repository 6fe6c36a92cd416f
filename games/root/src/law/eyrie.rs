//! 7 The Eyrie Dynasties.

kernel::law! {
    OVERVIEW = "7.1", "Overview", no code because "it tells the faction's story";
    RULES_AND_ABILITIES = "7.2", "Faction Rules and Abilities", heading;
    CRAFTING = "7.2.1", "Crafting";
    LORDS_OF_THE_FOREST = "7.2.2", "Lords of the Forest";
    DISDAIN_FOR_TRADE = "7.2.3", "Disdain for Trade";
    FACTION_SETUP = "7.3", "Faction Set-up", heading;
    GATHER_WARRIORS = "7.3.1", "Step 1: Gather Warriors";
    PLACE_ROOST_AND_WARRIORS = "7.3.2", "Step 2: Place Starting Roost and Warriors";
    CHOOSE_LEADER = "7.3.3", "Step 3: Choose a Leader";
    TUCK_VIZIERS = "7.3.4", "Step 4: Tuck the Viziers";
    FILL_ROOSTS_TRACK = "7.3.5", "Step 5: Fill the Roosts Track";
    BIRDSONG = "7.4", "Birdsong";
    EMERGENCY_ORDERS = "7.4.1", "Emergency Orders";
    ADD_TO_THE_DECREE = "7.4.2", "Add to the Decree";
    A_NEW_ROOST = "7.4.3", "A New Roost";
    DAYLIGHT = "7.5", "Daylight";
    CRAFT = "7.5.1", "Craft";
    RESOLVE_THE_DECREE = "7.5.2", "Resolve the Decree";
    RECRUIT = "7.5.2.I", "Recruit";
    MOVE = "7.5.2.II", "Move";
    BATTLE = "7.5.2.III", "Battle";
    BUILD = "7.5.2.IV", "Build";
    EVENING = "7.6", "Evening";
    SCORE_POINTS = "7.6.1", "Score Points";
    DRAW_AND_DISCARD = "7.6.2", "Draw and Discard";
    TURMOIL = "7.7", "Turmoil";
    HUMILIATE = "7.7.1", "Step 1: Humiliate";
    PURGE = "7.7.2", "Step 2: Purge";
    DEPOSE = "7.7.3", "Step 3: Depose";
    A_NEW_GENERATION = "7.7.3.I", "A New Generation";
    REST = "7.7.4", "Step 4: Rest";
    LEADERS = "7.8", "Leaders", no code because "it introduces the four leaders";
    BUILDER = "7.8.1", "Builder";
    CHARISMATIC = "7.8.2", "Charismatic";
    COMMANDER = "7.8.3", "Commander";
    DESPOT = "7.8.4", "Despot";
}
