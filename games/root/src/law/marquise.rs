//! 6 The Marquise de Cat.

kernel::law! {
    OVERVIEW = "6.1", "Overview", no code because "it tells the faction's story";
    RULES_AND_ABILITIES = "6.2", "Faction Rules and Abilities", heading;
    CRAFTING = "6.2.1", "Crafting";
    THE_KEEP = "6.2.2", "The Keep";
    FIELD_HOSPITALS = "6.2.3", "Field Hospitals";
    FACTION_SETUP = "6.3", "Faction Set-up", heading;
    GATHER_WARRIORS_AND_WOOD = "6.3.1", "Step 1: Gather Warriors and Wood";
    PLACE_KEEP = "6.3.2", "Step 2: Place the Keep";
    GARRISON = "6.3.3", "Step 3: Garrison";
    PLACE_STARTING_BUILDINGS = "6.3.4", "Step 4: Place Starting Buildings";
    FILL_BUILDING_TRACKS = "6.3.5", "Step 5: Fill the Building Tracks";
    BIRDSONG = "6.4", "Birdsong";
    DAYLIGHT = "6.5", "Daylight";
    BATTLE = "6.5.1", "Battle";
    MARCH = "6.5.2", "March";
    RECRUIT = "6.5.3", "Recruit";
    BUILD = "6.5.4", "Build";
    CHOOSE_CLEARING_AND_BUILDING = "6.5.4.I", "Choose Clearing and Building";
    PAY_COST = "6.5.4.II", "Pay the Cost";
    PLACE_AND_SCORE = "6.5.4.III", "Place the Building and Score";
    OVERWORK = "6.5.5", "Overwork";
    EVENING = "6.6", "Evening";
}
